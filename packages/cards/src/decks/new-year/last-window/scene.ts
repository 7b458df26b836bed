/** Last Window (for N54): a giant hand sets one lit house into a dark row, as one sets a tooth. */
import { card } from '../../../finishes/finish.ts';
import { GOLD, bare, breath, cobalt, cobaltLine, gzhel, loaded, smear } from '../../../finishes/gzhel.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { hatching } from '../../../kit/clay/hatching.ts';
import { closedCurve, resample, smooth, spline } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { TAU, place, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';

/** The street is a jaw: it sags in the middle. */
const street = (x: number): number => 1090 + 46 * (1 - ((x - 400) / 420) ** 2);

function paint(): Scene {
  const scene = new Scene({ seed: 5454, background: '#ffffff' });
  sky(scene);
  row(scene);
  ground(scene);
  hand(scene);
  waiting(scene);
  return scene;
}

function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    breath(S, resample(rectangle(-20, 360, 820, 1120), 20), 0, 90, 0.5),
    path(
      times(70, () => {
        const [x, y, r] = [S.rng.range(0, 800), S.rng.range(480, 1060), S.rng.range(1.4, 4)];
        return smooth(
          times(7, (k): Point => [x + Math.cos((k / 7) * TAU) * r, y + Math.sin((k / 7) * TAU) * r]),
        );
      }).join(''),
      '#ffffff',
    ),
  );
}

interface Facade {
  x: number;
  w: number;
  h: number;
  gable: 'steep' | 'step' | 'round';
}

const HOUSES: readonly Facade[] = [
  { x: -30, w: 116, h: 286, gable: 'steep' },
  { x: 92, w: 104, h: 330, gable: 'round' },
  { x: 200, w: 110, h: 270, gable: 'step' },
  { x: 484, w: 112, h: 300, gable: 'round' },
  { x: 600, w: 98, h: 350, gable: 'steep' },
  { x: 702, w: 124, h: 290, gable: 'step' },
];

const TOPS: Record<Facade['gable'], string> = {
  steep: '0,0 0.5,-0.62 1,0',
  step: '0,0 0,-0.16 0.2,-0.16 0.2,-0.34 0.38,-0.34 0.38,-0.5 0.62,-0.5 0.62,-0.34 0.8,-0.34 0.8,-0.16 1,-0.16 1,0',
  round: '0,0 0.04,-0.14 0.16,-0.2 0.26,-0.4 0.5,-0.5 0.74,-0.4 0.84,-0.2 0.96,-0.14 1,0',
};

/** A front with its gable, foot at y; as an outline. */
const front = ({ x, w, h, gable }: Facade, y: number): Point[] => [
  [x, y],
  ...trace(TOPS[gable]).map(([u, v]): Point => [x + u * w, y - h + v * w]),
  [x + w, y],
];

/** Nobody is up. */
function row(scene: Scene): void {
  HOUSES.forEach((house, i) => {
    const S = scene.element('house ' + i);
    const y = street(house.x + house.w / 2) + 20;
    const outline = resample([...front(house, y), [house.x, y]], 3);
    scene.add(
      bare(outline),
      smear(S, outline, { angle: i < 3 ? 20 : 160, from: 0.9, to: 0.5, bristle: 0.05 }),
      panes(S, house, y, 1),
      snowOn(S, house, y),
      cobaltLine(S, outline, 2.6, { straight: true, press: () => 1 }),
    );
  });
}

function panes(S: Easel, { x, w, h }: Facade, y: number, load: number | 'lit'): string {
  const rows = Math.round(h / 92);
  return times(rows, (r) =>
    times(2, (c) => {
      const [wx, wy] = [x + w * (0.2 + c * 0.36), y - h + 26 + r * 84];
      const [ww, wh] = [w * 0.24, 46];
      if (wy + wh > y - 20) return '';
      const pane = [
        [wx, wy],
        [wx + ww, wy],
        [wx + ww, wy + wh],
        [wx, wy + wh],
      ] as const;
      return (
        path(smooth(pane, true, 0.04), load === 'lit' ? GOLD : cobalt(load)) +
        cobaltLine(S, [...pane, [wx, wy]], 2, { straight: true, press: () => 1, colour: cobalt(1) }) +
        cobaltLine(
          S,
          [
            [wx + ww / 2, wy],
            [wx + ww / 2, wy + wh],
          ],
          2,
          { straight: true, press: () => 1, colour: cobalt(1) },
        ) +
        cobaltLine(
          S,
          [
            [wx, wy + wh * 0.4],
            [wx + ww, wy + wh * 0.4],
          ],
          2,
          { straight: true, press: () => 1, colour: cobalt(1) },
        )
      );
    }).join(''),
  ).join('');
}

/** Along the gable. */
function snowOn(S: Easel, house: Facade, y: number): string {
  const top = trace(TOPS[house.gable]).map(([u, v]): Point => [
    house.x + u * house.w,
    y - house.h + v * house.w,
  ]);
  const crest = resample(top, 4);
  const cap = [
    ...crest.map(([x, v]): Point => [x, v - 9]),
    ...[...crest].reverse().map(([x, v], i): Point => [x, v + 5 + 3 * Math.sin(i * 0.5)]),
  ];
  return (
    bare(cap) +
    cobaltLine(
      S,
      crest.map(([x, v]): Point => [x, v - 9]),
      2,
      { straight: true, press: () => 1, load: 0.8 },
    )
  );
}

/** Snow in the street, and the socket that waits. */
function ground(scene: Scene): void {
  const S = scene.element('ground');
  const line = times(30, (i): Point => [-30 + i * 30, street(-30 + i * 30)]);
  const socket = closedCurve(
    '316,1108 340,1092 400,1090 458,1094 480,1110 470,1150 440,1176 424,1150 400,1140 376,1150 358,1178 330,1150',
  );
  scene.add(
    bare([...line, [860, 1240], [-40, 1240]]),
    cobaltLine(S, line, 2.6, { straight: true, press: () => 1, load: 0.9 }),
    [
      '-30,1150 90,1140 200,1160 280,1190',
      '830,1140 700,1134 600,1156 520,1190',
      '200,1200 320,1190 420,1204',
    ].map((list) =>
      loaded(S, trace(list), 17, { from: 0.4, to: 0.03, side: list.startsWith('8') ? -1 : 1, thin: 0 }),
    ),
    smear(S, socket, { angle: 90, from: 1, to: 0.75, bristle: 0.1 }),
    cobaltLine(S, [...socket, socket[0] ?? [0, 0]], 2.6, { straight: true, press: () => 1 }),
  );
}

const LIT: Facade = { x: -56, w: 112, h: 236, gable: 'steep' };

/** It has roots. */
function lit(scene: Scene, x: number, y: number): string {
  const S = scene.element('lit');
  const house = { ...LIT, x: LIT.x + x };
  const outline = resample([...front(house, y), [house.x, y]], 3);
  const roots = ['-54,0 -52,40 -40,84 -26,104 -18,72 -8,44 0,36 8,44 18,74 28,108 42,82 52,40 56,0'].map(
    (list) => resample(spline(place(trace(list), { x, y }), true, 6), 2),
  );
  return [
    roots.map(
      (root) =>
        bare(root) +
        smear(S, root, { angle: 90, from: 0.45, to: 0.05 }) +
        cobaltLine(S, [...root, root[0] ?? [0, 0]], 2.6, { straight: true, press: () => 1 }),
    ),
    bare(outline),
    smear(S, outline, { angle: 0, from: 0.3, to: 0.02, bristle: 0.1 }),
    panes(S, house, y, 'lit'),
    cobaltLine(S, outline, 3, { straight: true, press: () => 1 }),
    snowOn(S, house, y),
  ]
    .flat()
    .join('');
}

/** Held by the ridge, between finger and thumb. */
function hand(scene: Scene): void {
  const S = scene.element('hand');
  const model = placedHand({
    x: 566,
    y: 288,
    size: 520,
    side: 'right',
    pose: 'pinch',
    fingers: [-0.16, 1, 0.05],
    back: [0.5, 0.1, 0.86],
    arm: 190,
  });
  const drawing = new Drawing(model, { light: { angle: -150, before: 38 }, size: 520, noise: S.noise });
  const skin = {
    inks: ['#9dbbe6', '#d9e5f5', '#ffffff'],
    levels: [0.2, 0.42],
    line: cobalt(1),
    contour: 3.4,
    marks: { nail: cobalt(0.9), crease: cobalt(0.9), wrinkle: cobalt(0.8) },
  };
  scene.add(
    lit(scene, 392, 960),
    paintFlat(S, drawing, { skin }),
    hatching(drawing, { part: 'skin', below: 0.4, gap: 9 }).map((run) =>
      cobaltLine(
        S,
        run.filter((_, i) => i % 3 === 0),
        2.2,
        { load: 0.75 },
      ),
    ),
    hatching(drawing, { part: 'skin', below: 0.2, gap: 9, across: [1, 0.4, -0.3] }).map((run) =>
      cobaltLine(
        S,
        run.filter((_, i) => i % 3 === 0),
        1.8,
        { load: 0.7 },
      ),
    ),
  );
}

/** Someone has come out to see. */
function waiting(scene: Scene): void {
  const S = scene.element('waiting');
  const at = (list: string): Point[] => place(trace(list), { x: 262, y: 1160, s: 1.25 });
  const coat = resample(spline(at('-15,0 -14,-30 -8,-52 4,-54 12,-32 16,0 0,4'), true, 6), 2);
  const hat = resample(spline(at('-11,-56 -11,-70 -2,-80 8,-76 14,-64 12,-54 0,-52'), true, 6), 2);
  scene.add(
    loaded(S, at('-20,4 10,10 44,4'), 6, { from: 0.5, to: 0.1 }),
    bare(coat),
    smear(S, coat, { angle: 20, from: 1, to: 0.85, bristle: 0 }),
    cobaltLine(S, at('4,-44 20,-56 30,-76'), 7, { load: 1 }),
    bare(hat),
    smear(S, hat, { angle: 20, from: 1, to: 0.8, bristle: 0 }),
    bare(resample(spline(at('-12,-56 0,-50 13,-55 13,-49 0,-44 -12,-50'), true, 6), 2)),
    bare(resample(spline(at('-4,-84 1,-89 6,-84 1,-78'), true, 6), 2)),
    cobaltLine(S, at('-4,-84 1,-89 6,-84 1,-78 -4,-84'), 1.6),
  );
}

export default card({ finish: gzhel, paint });
