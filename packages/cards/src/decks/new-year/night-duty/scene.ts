/** Night Duty (for N38): a nurse has fallen asleep in the corridor, and it snows on her alone. Ink and wash. */
import { card } from '../../../finishes/finish.ts';
import { INK, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { hatching } from '../../../kit/clay/hatching.ts';
import { standing } from '../../../kit/clay/model.ts';
import { facing } from '../../../kit/clay/space.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, between, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { person } from '../../../motifs/body/person.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';

const [WALL, TILES, FLOOR, DARK, CALL] = ['#a8cbb9', '#71ab99', '#e4d8ba', '#4f7672', '#e2401f'] as const;
const WASHES: Readonly<Record<string, string>> = {
  skin: '#f3d6bd',
  hair: '#b9824f',
  dress: '#84aecd',
  apron: '#f4f2ea',
  shoes: '#8a7a72',
};
/** Where the corridor ends. */
const FAR: Point = [214, 452];
const LAMP: Point = [424, 66];

function paint(): Scene {
  const scene = new Scene({ seed: 3838, background: '#ffffff' });
  corridor(scene);
  doors(scene);
  lamps(scene);
  chair(scene);
  nurse(scene);
  snow(scene);
  return scene;
}

/** The four long edges, outside the card, and how far down the corridor a point is: 0 here, 1 at its end. */
const [TL, TR, BL, BR] = [
  [-440, -620],
  [1180, -620],
  [-440, 1390],
  [1180, 1390],
] as const satisfies readonly Point[];
const away = (p: Point, t: number): Point => between(p, FAR, 1 - 1 / (1 + t * 9));
const quad = (a: Point, b: Point, t0 = 0, t1 = 1): Point[] => [
  away(a, t0),
  away(b, t0),
  away(b, t1),
  away(a, t1),
];
const RAIL = 0.62;

function corridor(scene: Scene): void {
  const S = scene.element('corridor');
  const side = (top: Point, low: Point): string[] => [
    inkWash(S, polygon(quad(top, low)), WALL, { opacity: 0.9 }),
    inkWash(S, polygon(quad(between(top, low, RAIL), low)), TILES, { opacity: 0.85 }),
  ];
  const long = [TL, TR, BL, BR, between(TL, BL, RAIL), between(TR, BR, RAIL)];
  const back: Points = [away(TL, 1), away(TR, 1), away(BR, 1), away(BL, 1), away(TL, 1)];
  // Tiles: lines that run away, lines across.
  const joints = [
    ...times(9, (i): Points => [
      away(between(BL, BR, (i + 1) / 10), 0),
      away(between(BL, BR, (i + 1) / 10), 1),
    ]),
    ...times(11, (i): Points => [away(BL, (i / 11) ** 1.4), away(BR, (i / 11) ** 1.4)]),
  ];
  const dark = times(10, (i) =>
    times(10, (k) => {
      if ((i + k) % 2 || k > 8) return '';
      const at = (u: number, v: number): Point => away(between(BL, BR, u / 10), (v / 11) ** 1.4);
      return polygon([at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)]);
    }).join(''),
  ).filter(Boolean);
  scene.add(
    inkWash(S, polygon(quad(TL, TR)), '#c2cfba', { opacity: 0.95 }),
    inkWash(S, polygon(quad(BL, BR)), FLOOR, { opacity: 0.9 }),
    inkWash(S, dark.join(''), '#b9c9bd', { opacity: 0.8, rough: 5, region: [0, 500, 800, 700] }),
    side(TL, BL),
    side(TR, BR),
    inkWash(S, polygon(back), '#c4d6cf', { opacity: 0.9, rough: 4 }),
    inkWash(S, 'M178 424H250V480H178Z', DARK, { opacity: 0.7, rough: 3 }),
    joints.map((joint) => inkLine(S, joint, 1.1, { straight: true, wobble: 1 })),
    long.map((p) => inkLine(S, [away(p, 0), away(p, 0.3), away(p, 1)], 3.2, { straight: true, wobble: 1.4 })),
    inkLine(S, back, 2.2, { straight: true, wobble: 0.8 }),
    inkLine(S, trace('178,424 250,424 250,480 178,480 178,424'), 1.8, { straight: true, wobble: 0.6 }),
    inkLine(S, trace('214,424 214,480'), 1.4, { straight: true, wobble: 0.4 }),
  );
}

/** All shut but one: somebody has rung, and has come to see. */
function doors(scene: Scene): void {
  const S = scene.element('doors');
  [0.12, 0.4, 0.9].forEach((t, i) => {
    const wide = 0.12 + t * 0.16;
    const at = (u: number, h: number): Point => away(between(BL, TL, h), t + u * wide);
    const leaf: Points = [at(0, 0.015), at(1, 0.015), at(1, 0.5), at(0, 0.5)];
    const pane: Points = [at(0.24, 0.3), at(0.76, 0.3), at(0.76, 0.45), at(0.24, 0.45)];
    const [lx, ly] = at(0.5, 0.56);
    scene.add(
      path(polygon(leaf), '#ffffff'),
      inkWash(S, polygon(leaf), i === 1 ? '#5f7478' : '#cfe0d6', { opacity: 0.95, rough: 4 }),
      i === 1
        ? ''
        : inkWash(S, polygon(pane), DARK, { opacity: 0.6, rough: 3 }) +
            inkLine(S, [...pane, nth(pane, 0)], 1.6, { straight: true }),
      inkLine(S, [...leaf, nth(leaf, 0)], 2.4, { straight: true, wobble: 0.8 }),
    );
    if (i !== 1) return;
    const foot = at(0.5, 0.015);
    scene.add(
      drawnFigure(S, {
        x: foot[0] + 4,
        y: foot[1] + 6,
        s: 1.02,
        view: 'side',
        pose: 'stand',
        build: 'child',
        garment: 'dress',
        face: true,
        hair: 'short',
        pen: 1.6,
        colours: { coat: '#fbf6ea', trousers: '#f3d6bd', boots: '#f3d6bd', skin: '#f3d6bd', hair: '#8a5a36' },
      }).svg,
      path(smooth(blob(lx, ly, 9, 8, S.noise, 0.1)), CALL),
      times(7, (k) => {
        const a = Math.PI + (k / 6) * Math.PI;
        return inkLine(
          S,
          [
            [lx + Math.cos(a) * 15, ly + Math.sin(a) * 14],
            [lx + Math.cos(a) * 19, ly + Math.sin(a) * 18],
            [lx + Math.cos(a) * 24, ly + Math.sin(a) * 22],
          ],
          1.8,
          { colour: CALL },
        );
      }),
    );
  });
}

/** Globes down the ceiling; it comes out of the nearest. */
function lamps(scene: Scene): void {
  const S = scene.element('lamps');
  const globe = (x: number, y: number, r: number, from: number): string =>
    inkLine(
      S,
      [
        [x, from],
        [x, y - r],
      ],
      Math.max(1.2, r * 0.1),
      { straight: true },
    ) +
    path(smooth(blob(x, y, r, r, S.noise, 0.02, 1, 40)), '#ffffff') +
    inkLine(
      S,
      times(30, (i): Point => [x + Math.cos((i / 28) * TAU) * r, y + Math.sin((i / 28) * TAU) * r]),
      Math.max(1.4, r * 0.07),
      { straight: true },
    );
  scene.add(
    [0.95, 0.62, 0.36].map((t) => {
      const [x, y] = away(between(TL, TR, 0.5), t);
      return globe(x, y + 60 / (1 + t * 9), 60 / (1 + t * 9), y);
    }),
    globe(LAMP[0], LAMP[1], 46, -10),
    inkWash(S, smooth(blob(LAMP[0], LAMP[1], 30, 30, S.noise, 0.1)), '#f6ecc4', { opacity: 0.7 }),
  );
}

function chair(scene: Scene): void {
  const S = scene.element('chair');
  const back = closedCurve('560,640 556,600 572,584 690,600 706,622 704,860 690,880 560,870', 8);
  scene.add(
    path(smooth(back), '#ffffff'),
    inkWash(S, smooth(back), '#c08a58', { opacity: 0.9, rough: 4 }),
    inkLine(S, [...back, nth(back, 0)], 3, { straight: true }),
    ['600,610 598,850', '640,616 640,856', '676,620 678,858'].map((d) => inkLine(S, trace(d), 1.8)),
    ['694,870 712,1010 724,1120', '470,1000 462,1080 458,1140'].map((d) =>
      inkLine(S, trace(d), 9, { pressure: () => 0.9 }),
    ),
  );
}

/** As she was sitting when it came over her. */
function nurse(scene: Scene): void {
  const S = scene.element('nurse');
  const body = person({
    pose: {
      ...bodyPoses.sit,
      spine: [
        [0, -1, -0.16],
        [-0.1, -1, 0.06],
      ],
      head: [-8, 24, -24],
    },
    feeling: 'asleep',
    hair: 'bun',
    wears: ['dress', 'apron', 'shoes'],
  });
  const drawing = new Drawing(standing(body, { at: [520, 1120, 0], turn: facing(-26, 8, 0), scale: 1.58 }), {
    light: { angle: -70, before: 36 },
    size: 320,
    coarse: 0.8,
    noise: S.noise,
  });
  const line: FlatPaint = { inks: [], line: INK, contour: 1.7 };
  scene.add(
    path(drawing.outline(), '#ffffff'),
    drawing.parts.map((part) =>
      inkWash(S, drawing.outline(part), WASHES[part] ?? '#dddddd', { opacity: 0.9, rough: 5 }),
    ),
    inkWash(S, drawing.stain('skin', 'blush', 0.3), '#e8a890', { opacity: 0.6, bleed: 5 }),
    inkWash(S, drawing.stain('skin', 'lips'), '#d8806a', { opacity: 0.75, rough: 2 }),
    paintFlat(S, drawing, {
      skin: {
        ...line,
        contour: 1.5,
        marks: { lash: INK, brow: '#3a2a1c', mouth: INK, crease: INK, nail: INK },
      },
      hair: { ...line, contour: 1.3 },
      dress: line,
      apron: line,
      shoes: line,
    }),
  );
  for (const part of drawing.parts) {
    const pen = (below: number, gap: number, across: readonly [number, number, number]): string[] =>
      hatching(drawing, { part, below, gap, across }).map((run) =>
        inkLine(
          S,
          run.filter((_, i) => i % 3 === 0),
          1.1,
        ),
      );
    scene.add(pen(part === 'skin' ? 0.22 : 0.34, 8, [0.35, 1, -0.6]));
    if (part !== 'skin') scene.add(pen(0.16, 8, [0.9, 0.4, -0.4]));
  }
}

/** On her cap, her shoulders, her arms, her knees, and in a ring round the chair. */
const SETTLED: readonly string[] = [
  '462,418 476,398 500,392 522,382 552,392 580,402 600,430 612,466 590,456 566,446 540,438 512,436 488,428',
  '346,492 352,470 368,458 386,460 394,476 384,486 366,484',
  '488,700 506,676 534,658 566,636 596,622 618,634 616,660 596,672 566,684 540,704 512,714',
  '206,826 212,796 236,772 270,762 300,766 318,780 300,792 276,796 256,808 232,814',
  '404,800 420,776 452,764 486,770 520,752 560,744 592,756 602,786 580,798 548,794 516,804 480,800 446,810',
  '292,820 310,796 340,790 372,796 398,800 404,818 384,832 350,826 322,834',
];

/** What has come down, and what is still on its way. */
function snow(scene: Scene): void {
  const S = scene.element('snow');
  const heap = (list: string, pen: number): string => {
    const shape = closedCurve(list, 8);
    const under = shape.map(([x, y]): Point => [x - 3, y - 9]);
    return [
      path(smooth(shape), '#ffffff'),
      group(
        { 'clip-path': S.clip(smooth(shape)) },
        path(`M-10 -10H810V1210H-10Z${smooth(under)}`, '#bcd6e6', 'fill-rule="evenodd"'),
      ),
      inkLine(S, [...shape, nth(shape, 0)], pen, { straight: true, wobble: 2.4 }),
    ].join('');
  };
  const cap = closedCurve(
    '318,338 330,304 352,288 384,284 412,296 436,326 434,350 408,334 374,328 344,334',
    8,
  );
  scene.add(
    path(smooth(cap), '#ffffff'),
    inkLine(S, [...cap, nth(cap, 0)], 2, { straight: true }),
    inkLine(S, trace('324,328 350,318 384,314 414,322 434,340'), 1.5),
    heap(
      '326,318 328,296 342,280 362,276 376,262 400,266 414,282 432,296 440,322 424,316 408,302 384,306 362,300 344,308',
      2.2,
    ),
    SETTLED.map((list) => heap(list, 2)),
    drift(S),
    falling(S),
  );
}

/** Over her shoes, and ending where the light ends. */
function drift(S: Easel): string {
  const shape = closedCurve(
    '128,1172 170,1140 226,1128 268,1094 316,1082 366,1090 410,1062 470,1074 530,1056 590,1072 648,1050 700,1076 744,1110 782,1160 770,1230 140,1230',
    8,
  );
  const hollows = [
    '236,1150 320,1120 400,1134 340,1160',
    '440,1120 520,1100 600,1124 520,1146',
    '560,1176 660,1136 740,1160 660,1190',
  ];
  return [
    path(smooth(shape), '#ffffff'),
    hollows.map((d) =>
      inkWash(S, smooth(closedCurve(d, 8)), '#b4d0e2', { opacity: 0.55, rough: 14, bleed: 9 }),
    ),
    inkLine(S, shape.slice(0, Math.round(shape.length * 0.56)), 2.6, { straight: true, wobble: 2.4 }),
    [
      '270,1122 320,1108 372,1116',
      '450,1098 510,1086 566,1100',
      '610,1110 660,1094 700,1112',
      '210,1168 280,1156 340,1166',
    ].map((d) => inkLine(S, trace(d), 1.6, { dry: 0.4 })),
  ]
    .flat()
    .join('');
}

/** Thick in the middle, thin at its edge, and nowhere else. */
const falling = (S: Easel): string =>
  path(
    times(430, () => {
      const y = S.rng.range(112, 1120);
      const half = lerp(96, 270, (y / 1120) ** 0.8);
      const x = LAMP[0] + Math.max(-1, Math.min(1, S.rng.gauss(0, 0.5))) * half;
      const r = lerp(2, 8.5, S.rng.f() ** 2.4);
      return smooth(blob(x, y, r, r * S.rng.range(0.8, 1.1), S.noise, 0.35, 1.6, 12));
    }).join(''),
    '#ffffff',
  );

export default card({ finish: ink, paint });
