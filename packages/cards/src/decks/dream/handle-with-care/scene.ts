/** Handle With Care: a round valley is a broken bowl mended with rivers of gold; a potter on the rim brushes the last seam. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { TAU, lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handOutline, handPath, ribbon, wobble } from '../../../kit/shapes.ts';
import { flatFigure } from '../../../motifs/figure/figure.ts';

const INK = '#22303f';
const MIST = '#f4ecd8';
const PALE = '#cfe0c8';
const CELADON = '#a3c6ab';
const JADE = '#6fa08c';
const PINE = '#3f6f66';
const STONE = '#b9ad98';
const GOLD = '#e2ab22';
const NIGHT = '#2a3763';

const keyOn = keyBlock(INK, { width: 2.2, step: 12, off: [1.2, -0.8] });

/** Inside of the bowl: a = angle (0 right, turning down to the near side), r = 0 at the bottom, 1 at the lip. */
const bowl = (a: number, r: number): Point => [
  402 + Math.cos(a) * 332 * r ** 0.86,
  lerp(748, 560, r ** 1.15) + Math.sin(a) * 246 * r ** 0.9,
];
const rimOut = (a: number): Point => [402 + Math.cos(a) * 358, 560 + Math.sin(a) * 270 + 2];
/** Outside wall: d = 0 at the lip, 1 at the foot. Only the near side shows. */
const outside = (a: number, d: number): Point => {
  const k = Math.cos((d * Math.PI) / 2) ** 0.8 * 0.56 + 0.44;
  return [402 + Math.cos(a) * 358 * k, 560 + Math.sin(a) * 270 * (1 - d * 0.62) + d * 470];
};

function far(S: Easel): string {
  const K = keyOn(S);
  const peak = (d: string, fill: string, w: number): string =>
    path(handPath(S, d + 'L830 700L-30 700Z', 3, 0.02, 8), fill) +
    K(d, w, { attack: 0.05, decay: 0.05, min: 0.4 });
  return [
    path('M-10 -10H810V1210H-10Z', MIST),
    bokashi(S, [-30, -30, 860, 330], '#8fb4b6', 0.9, 0, 2),
    peak(
      'M-30 330C30 300 60 270 96 214C118 190 138 200 156 226C190 280 230 300 270 318C320 280 350 250 392 196C410 180 428 190 446 218C480 276 540 310 590 320C640 290 680 250 716 214C740 200 770 226 830 290',
      '#c5d3cb',
      1.6,
    ),
    path(
      handPath(
        S,
        'M84 236C100 214 116 196 128 196C142 198 160 226 172 248C156 240 150 256 138 244C126 258 112 244 100 256C96 246 90 244 84 236ZM368 232C384 206 402 186 416 186C434 192 448 218 460 242C446 236 440 250 426 240C412 254 400 240 388 250C382 242 376 240 368 232Z',
        1.5,
        0.04,
        5,
      ),
      '#ffffff',
    ),
    peak('M-30 420C60 372 120 380 190 410C300 360 420 380 500 400C600 360 700 372 830 400', '#a9bdb2', 1.6),
  ].join('');
}

/** Bands of mist with round ends. */
function mist(
  S: Easel,
  x: number,
  y: number,
  widths: readonly (readonly [number, number])[],
  h: number,
): string {
  const K = keyOn(S);
  const d = widths.map(([dx, w], i) => {
    const [x0, y0, r] = [x + dx, y + i * h, h / 2];
    return `M${x0} ${y0}C${x0 - r * 1.4} ${y0} ${x0 - r * 1.4} ${y0 + h} ${x0} ${y0 + h}L${x0 + w} ${y0 + h}C${x0 + w + r * 1.4} ${y0 + h} ${x0 + w + r * 1.4} ${y0} ${x0 + w} ${y0}Z`;
  });
  return (
    path(handPath(S, d.join(''), 1.5, 0.02, 7), MIST) +
    widths
      .map(([dx, w], i) =>
        K(
          [
            [x + dx + 4, y + (i + 1) * h],
            [x + dx + w * 0.5, y + (i + 1) * h + 1],
            [x + dx + w, y + (i + 1) * h],
          ],
          1.2,
          { min: 0.2 },
        ),
      )
      .join('')
  );
}

/** The outline of the outside wall. */
const wallOutline = (): Point[] => [
  ...times(40, (i) => outside(Math.PI, i / 39)),
  ...times(40, (i) => outside(Math.PI - (i / 39) * Math.PI, 1)),
  ...times(40, (i) => outside(0, 1 - i / 39)),
  ...times(40, (i) => rimOut((i / 39) * Math.PI)),
];

function body(S: Easel): string {
  const K = keyOn(S);
  const wall = wallOutline();
  const shape = polygon(wobble(wall, S.noise, 3, 0.02));
  const shade = polygon([
    ...times(30, (i) => outside(0.85, i / 29)),
    ...times(20, (i) => outside(0.85 - (i / 19) * 0.85, 1)),
    ...times(30, (i) => outside(0, 1 - i / 29)),
    ...times(10, (i) => rimOut((i / 9) * 0.85)),
  ]);
  const rock = (a0: number, a1: number, d0: number, d1: number): string => {
    const top = times(14, (i): Point => {
      const t = i / 13;
      const [x, y] = outside(lerp(a0, a1, t), d0);
      return [x, y - Math.abs(S.noise.n2(t * 5 + a0 * 9, d0 * 4)) * 46];
    });
    return polygon([...top, ...times(14, (i) => outside(lerp(a1, a0, i / 13), d1))]);
  };
  return [
    // foot
    path(handPath(S, 'M262 1096C330 1122 470 1122 542 1096L534 1160C460 1176 350 1176 270 1160Z', 2), STONE),
    path(shape, CELADON),
    `<g clip-path="${S.clip(shape)}">`,
    path(rock(2.9, 1.9, 0.42, 0.7), JADE),
    path(rock(2.2, 1.1, 0.56, 0.86), PINE),
    path(rock(1.3, 0.3, 0.4, 0.72), JADE),
    path(rock(2.95, 0.2, 0.8, 1.02), STONE),
    path(shade, PINE, 'opacity=".38"'),
    // glaze runs: short strokes falling from the lip
    ...times(34, (i) => {
      const a = 0.15 + (i / 33) * 2.84;
      const l = S.rng.range(0.06, 0.2);
      return K([outside(a, 0.07), outside(a, 0.07 + l * 0.5), outside(a, 0.07 + l)], S.rng.range(1, 1.7), {
        min: 0.1,
      });
    }),
    ...times(5, (i) =>
      K(
        times(16, (k) =>
          outside(2.8 - i * 0.1 - (k / 15) * (2.2 - i * 0.3), 0.5 + i * 0.09 + S.noise.n2(k * 0.3, i) * 0.02),
        ),
        1.2,
        { min: 0.2 },
      ),
    ),
    '</g>',
    K(
      [
        ...times(30, (i) => outside(Math.PI, i / 29)),
        ...times(30, (i) => outside(Math.PI - (i / 29) * Math.PI, 1)),
        ...times(30, (i) => outside(0, 1 - i / 29)),
      ].filter((_, i) => i % 2 === 0),
      4,
      { attack: 0.03, decay: 0.03, min: 0.6 },
    ),
    K('M262 1096L270 1160C350 1176 460 1176 534 1160L542 1096', 2.6),
  ].join('');
}

function inside(S: Easel): string {
  const K = keyOn(S);
  const ringAt = (r: number, amp: number): Point[] =>
    wobble(
      times(80, (i) => bowl((i / 80) * TAU, r)),
      S.noise,
      amp,
      0.012,
    );
  const tones = [PALE, CELADON, PALE, CELADON, JADE, CELADON, JADE];
  const radii = [0.965, 0.82, 0.68, 0.55, 0.43, 0.31, 0.2];
  const rimTop: Point[] = [...times(80, (i) => rimOut((i / 80) * TAU))];
  const lip = ringAt(0.965, 2);
  return [
    path(polygon(wobble(rimTop, S.noise, 3, 0.02)), STONE),
    path(
      polygon(
        wobble(
          rimTop.map(([x, y]): Point => [402 + (x - 402) * 0.985, 560 + (y - 560) * 0.985 - 3]),
          S.noise,
          3,
          0.02,
        ),
      ),
      MIST,
    ),
    ...radii.map((r, i) => path(smooth(i ? ringAt(r, 10) : lip), tones[i] ?? CELADON)),
    // morning from the left: the left inner wall is in shade
    `<g clip-path="${S.clip(smooth(lip))}">${path(handPath(S, 'M40 380C150 360 200 420 190 520C186 640 230 700 330 760C250 800 150 800 60 760Z', 5, 0.02, 8), PINE, 'opacity=".3"')}</g>`,
    ...radii.slice(1).map((r) =>
      K(
        [...ringAt(r, 10), ringAt(r, 10)[0] ?? [0, 0]].filter((_, i) => i % 3 === 0),
        1.5,
        { attack: 0.03, decay: 0.03, min: 0.25 },
      ),
    ),
    // rice-terrace strokes
    ...times(70, () => {
      const [a, r] = [S.rng.range(Math.PI * 0.98, TAU * 1.02), S.rng.range(0.3, 0.9)];
      const w = S.rng.range(0.05, 0.13);
      return K(
        times(4, (k) => bowl(a + (w * k) / 3, r)),
        1,
        { min: 0.1 },
      );
    }),
    K(
      [...lip, lip[0] ?? [0, 0]].filter((_, i) => i % 3 === 0),
      2.4,
      { attack: 0.02, decay: 0.02, min: 0.4 },
    ),
    K(
      [...rimTop, rimTop[0] ?? [0, 0]].filter((_, i) => i % 3 === 0),
      3.6,
      { attack: 0.02, decay: 0.02, min: 0.6 },
    ),
  ].join('');
}

/** A crack: from point to point, kinked as china breaks, in (angle, radius). */
function seamLine(S: Easel, nodes: Points): Point[] {
  return handLine(
    S,
    nodes.flatMap((n, i) => {
      const next = nodes[i + 1];
      return next
        ? times(6, (k): Point => bowl(lerp(n[0], next[0], k / 6), lerp(n[1], next[1], k / 6)))
        : [bowl(n[0], n[1])];
    }),
    4,
    0.03,
    5,
  );
}

function gold(S: Easel, line: Points, w0: number, w1: number): string {
  const K = keyOn(S);
  const side = (k: number): Point[] =>
    ribbon(line, (t) => lerp(w0, w1, t) * k * (0.8 + 0.35 * S.noise.n2(t * 9, w0)), S.noise, 1);
  const body = side(1);
  const half = body.length / 2;
  return (
    path(smooth(body), GOLD) +
    path(
      smooth(
        ribbon(
          line.map(([x, y]): Point => [x - 1, y - 1]),
          (t) => lerp(w0, w1, t) * 0.26,
        ),
      ),
      '#f8e08a',
    ) +
    K(
      body.slice(0, half).filter((_, i) => i % 3 === 0),
      1.7,
      { min: 0.4 },
    ) +
    K(
      body.slice(half).filter((_, i) => i % 3 === 0),
      1.7,
      { min: 0.4 },
    )
  );
}

function seams(S: Easel): string {
  const K = keyOn(S);
  const over = (a: number, nodes: Points): Point[] => [
    rimOut(a),
    ...nodes.map(([da, d]): Point => outside(a + da, d)),
  ];
  const lake = wobble(blob(402, 744, 66, 30, S.noise, 0.16, 1.4, 40), S.noise, 4);
  return [
    gold(S, seamLine(S, trace('4.45,0.12 4.3,0.36 4.52,0.52 4.36,0.72 4.5,1.07')), 13, 8),
    gold(S, seamLine(S, trace('4.36,0.42 4.02,0.52 3.96,0.7 3.74,0.82 3.72,1.07')), 9, 6),
    gold(S, seamLine(S, trace('5.6,0.1 5.5,0.34 5.74,0.5 5.6,0.68 5.72,0.86')), 12, 7),
    gold(S, seamLine(S, trace('5.6,0.4 5.2,0.54 5.16,0.74 5,1.07')), 8, 5),
    gold(S, seamLine(S, trace('0.5,0.12 0.3,0.4 0.56,0.66 0.52,1.07')), 11, 8),
    gold(S, seamLine(S, trace('1.7,0.16 1.5,0.5 1.66,1.07')), 11, 10),
    `<g clip-path="${S.clip(polygon(wallOutline()))}">`,
    // the rivers run over the lip and down the glaze
    gold(S, resample(over(1.66, trace('0.05,0.1 -0.06,0.22 0.1,0.36 0,0.5 0.14,0.62')), 6), 10, 3),
    gold(S, resample(over(0.52, trace('0.1,0.14 -0.02,0.26 0.16,0.4 0.1,0.54')), 6), 8, 2.5),
    gold(
      S,
      resample([outside(1.72, 0.36), outside(1.95, 0.44), outside(2.0, 0.58), outside(2.2, 0.66)], 6),
      6,
      2,
    ),
    '</g>',
    // the last one: gilt as far as the brush, a bare crack beyond
    gold(S, seamLine(S, trace('2.7,1.07 2.6,0.82 2.78,0.64')), 10, 6),
    K(
      seamLine(S, trace('2.78,0.64 2.66,0.46 2.94,0.32 2.8,0.14')).filter((_, i) => i % 2 === 0),
      3.2,
      { attack: 0.05, decay: 0.3, min: 0.4 },
    ),
    K([bowl(2.7, 0.5), bowl(2.4, 0.5), bowl(2.3, 0.62), bowl(2.16, 0.66)], 1.8, { min: 0.2 }),
    path(smooth(lake), GOLD),
    path(smooth(wobble(blob(396, 740, 44, 15, S.noise, 0.2, 1.4, 30), S.noise, 3)), '#f8e08a'),
    K(
      [...lake, lake[0] ?? [0, 0]].filter((_, i) => i % 3 === 0),
      2.2,
      { attack: 0.03, decay: 0.03, min: 0.5 },
    ),
  ].join('');
}

/** The missing shard: a bite out of the rim, full of stars. */
function gap(S: Easel): string {
  const K = keyOn(S);
  const p: Points = [
    rimOut(5.52),
    rimOut(5.62),
    rimOut(5.76),
    rimOut(5.9),
    bowl(5.86, 0.92),
    bowl(5.78, 0.8),
    bowl(5.72, 0.86),
    bowl(5.6, 0.74),
    bowl(5.55, 0.9),
  ].map(([x, y], i): Point => (i < 4 ? [x + 2, y - 3] : [x, y]));
  const d = polygon(handOutline(S, p, 2, 0.05, 6));
  const star = (x: number, y: number, r: number): string =>
    polygon(
      times(8, (i): Point => [
        x + Math.cos(i * 0.785 + 0.2) * (i % 2 ? r * 0.35 : r),
        y + Math.sin(i * 0.785 + 0.2) * (i % 2 ? r * 0.35 : r),
      ]),
    );
  const at = (a: number, r: number, s: number): string => star(...bowl(a, r), s);
  return [
    path(d, NIGHT),
    path(
      [
        at(5.6, 0.95, 8),
        at(5.7, 1, 6),
        at(5.8, 0.96, 7),
        at(5.66, 0.86, 6),
        at(5.76, 0.9, 4),
        at(5.62, 1.03, 4),
        at(5.84, 1.03, 4.5),
      ].join(''),
      '#fbf2d2',
    ),
    K([...p, p[0] ?? [0, 0]], 2.8, { attack: 0.03, decay: 0.03, min: 0.6 }),
  ].join('');
}

function villages(S: Easel): string {
  const K = keyOn(S);
  const pine = (a: number, r: number, k: number): string => {
    const [x, y] = bowl(a, r);
    const d = `M${x} ${y - 30 * k}L${x + 9 * k} ${y - 12 * k}L${x + 5 * k} ${y - 13 * k}L${x + 12 * k} ${y + 2 * k}L${x - 12 * k} ${y + 2 * k}L${x - 5 * k} ${y - 13 * k}L${x - 9 * k} ${y - 12 * k}Z`;
    return (
      path(handPath(S, d, 0.6, 0.06, 3), PINE) +
      K(
        [
          [x, y - 28 * k],
          [x + 1, y - 10 * k],
          [x, y + 6 * k],
        ],
        1.3,
      )
    );
  };
  const house = (x: number, y: number, k: number, roof: string, bell = false): string =>
    moved(
      { x, y, s: k },
      path('M-15 0L-15 -16L15 -17L15 0Z', '#fbf6e8'),
      path(handPath(S, 'M-21 -14L0 -30L21 -15Z', 0.5, 0.05, 3), roof),
      path('M-4 0L-4 -9L4 -9L4 0Z', INK),
      bell
        ? path('M-4 -30L-4 -44L0 -49L4 -44L4 -30Z', '#fbf6e8') +
            path('M-2 -36C-2 -41 2 -41 2 -36Z', GOLD) +
            K(trace('-4,-30 -4,-44 0,-49 4,-44 4,-30'), 1.4)
        : '',
      K(trace('-15,0 -15,-15 -21,-14 0,-30 21,-15 15,-16 15,0'), 1.5, { min: 0.5 }),
    );
  const groves: readonly (readonly [number, number, number])[] = [
    [3.5, 0.86, 1],
    [3.56, 0.8, 0.9],
    [3.42, 0.8, 0.95],
    [4.12, 0.86, 1],
    [4.2, 0.9, 0.9],
    [4.06, 0.9, 0.85],
    [4.74, 0.62, 0.9],
    [4.8, 0.66, 1],
    [4.86, 0.62, 0.85],
    [5.34, 0.84, 1],
    [5.4, 0.88, 0.9],
    [5.28, 0.9, 0.9],
    [6.1, 0.78, 1],
    [6.16, 0.84, 0.95],
    [6.04, 0.84, 0.85],
    [3.3, 0.6, 0.9],
    [3.24, 0.66, 0.8],
    [2.3, 0.72, 0.9],
    [2.2, 0.78, 1],
    [1.1, 0.7, 0.95],
    [1.2, 0.76, 1],
    [0.86, 0.84, 0.9],
    [4.66, 0.86, 0.9],
    [4.72, 0.9, 0.8],
  ];
  const [sx, sy] = bowl(6.0, 0.56);
  const ridge = [3.5, 3.62, 3.72, 4.08, 4.16, 4.26, 4.78, 4.84, 4.92, 5.24, 6.08, 6.16].map((a, i) =>
    pine(a, 1.075, 0.5 + (i % 3) * 0.1),
  );
  return [
    ...[...groves]
      .sort((p, q) => bowl(p[0], p[1])[1] - bowl(q[0], q[1])[1])
      .map(([a, r, k]) => pine(a, r, k)),
    ...ridge,
    house(330, 700, 0.9, '#8a7f70'),
    house(300, 716, 0.8, JADE),
    house(478, 698, 0.95, '#8a7f70'),
    house(508, 714, 0.8, JADE),
    house(360, 676, 0.7, '#8a7f70'),
    house(452, 800, 0.9, '#8a7f70'),
    house(352, 800, 0.85, JADE),
    house(sx, sy, 1.15, '#a5654a', true),
    // the hairline under the school: nobody has noticed
    K(
      [
        [sx - 30, sy - 2],
        [sx - 12, sy + 7],
        [sx + 4, sy + 3],
        [sx + 22, sy + 12],
        [sx + 44, sy + 8],
      ],
      1.8,
      { min: 0.2 },
    ),
    // smoke
    K(trace('330,672 336,654 326,636 334,618'), 1.5, { min: 0.1 }),
    K(trace('478,670 472,650 482,632 476,614'), 1.4, { min: 0.1 }),
  ].join('');
}

/** The potter, kneeling on the lip with a brush as long as himself. */
function potter(S: Easel): string {
  const K = keyOn(S);
  const [x, y] = rimOut(2.84);
  const [tx, ty] = bowl(2.62, 0.84);
  return [
    flatFigure({
      x: x + 6,
      y: y + 4,
      s: 0.74,
      view: 'side',
      pose: 'kneel',
      hat: 'straw',
      garment: 'jacket',
      colours: { coat: '#4a6484', trousers: '#33465f', hat: '#e8cf8e', skin: '#d9a583', apron: '#efe6d0' },
    }),
    path(
      smooth(
        ribbon(
          spline(
            [
              [x + 16, y - 50],
              [x + 44, y - 34],
              [tx - 4, ty - 12],
            ],
            false,
            8,
          ),
          () => 2.6,
        ),
      ),
      '#8a5a3a',
    ),
    path(
      smooth(
        ribbon(
          spline(
            [
              [tx - 12, ty - 18],
              [tx, ty - 6],
              [tx + 8, ty + 6],
            ],
            false,
            8,
          ),
          (t) => 6.4 * (1 - t) + 0.6,
        ),
      ),
      GOLD,
    ),
    K(
      [
        [x + 16, y - 50],
        [x + 44, y - 34],
        [tx - 4, ty - 12],
      ],
      1.5,
    ),
    // pot of gold
    path(
      handPath(
        S,
        `M${x - 30} ${y - 4}C${x - 34} ${y - 22} ${x - 28} ${y - 28} ${x - 18} ${y - 28}C${x - 6} ${y - 28} ${x - 2} ${y - 20} ${x - 6} ${y - 4}Z`,
        0.6,
        0.05,
        3,
      ),
      '#fbf6e8',
    ),
    path(smooth(blob(x - 18, y - 28, 11, 4, S.noise, 0.05)), GOLD),
    K(
      [
        [x - 28, y - 27],
        [x - 33, y - 16],
        [x - 30, y - 4],
        [x - 6, y - 4],
        [x - 4, y - 18],
        [x - 8, y - 27],
      ],
      1.8,
      { min: 0.5 },
    ),
  ].join('');
}

/** A crane bringing back the piece, pines and all. */
function crane(S: Easel): string {
  const K = keyOn(S);
  return moved(
    { x: 640, y: 196, s: 1.06 },
    // the shard on two threads from the beak
    path(handPath(S, 'M-118 74L-72 62L-44 82L-58 112L-92 122L-112 104Z', 1, 0.04, 4), CELADON),
    path(handPath(S, 'M-112 104L-92 122L-58 112L-60 122L-92 133L-114 114Z', 0.8, 0.04, 4), STONE),
    path('M-92 72l7 -20l8 18ZM-76 72l6 -16l6 15Z', PINE),
    K(trace('-118,74 -72,62 -44,82 -58,112 -92,122 -112,104 -118,74'), 2, { min: 0.5 }),
    K(trace('-76,8 -96,40 -108,74'), 1.3),
    K(trace('-76,8 -66,40 -56,76'), 1.3),
    // bird
    path(
      handPath(
        S,
        'M-28 6C-10 -40 30 -84 92 -100C84 -84 92 -80 84 -66C90 -60 80 -50 74 -44C76 -36 62 -26 50 -20C36 -8 20 6 8 12Z',
        1,
        0.03,
        5,
      ),
      '#ffffff',
    ),
    path(
      handPath(
        S,
        'M92 -100C84 -84 92 -80 84 -66C90 -60 80 -50 74 -44C76 -36 62 -26 50 -20C62 -44 74 -74 92 -100Z',
        0.8,
        0.03,
        5,
      ),
      INK,
    ),
    path(
      handPath(
        S,
        'M-6 8C20 20 60 56 76 96C58 92 54 96 42 84C32 84 24 72 16 60C4 44 -10 24 -14 12Z',
        1,
        0.03,
        5,
      ),
      '#ffffff',
    ),
    path(handPath(S, 'M76 96C58 92 54 96 42 84C32 84 24 72 20 64C44 68 62 80 76 96Z', 0.8, 0.03, 5), INK),
    path(
      handPath(
        S,
        'M-76 2C-60 -6 -50 -4 -36 2C-20 -6 14 -4 34 8C50 12 66 12 82 10C66 22 40 26 20 24C-4 26 -26 18 -38 10C-50 8 -60 10 -74 10Z',
        0.8,
        0.03,
        5,
      ),
      '#ffffff',
    ),
    path(handPath(S, 'M-82 0L-110 6L-80 10Z', 0.4, 0.05, 3), STONE),
    path(smooth(blob(-72, -1, 8, 4, S.noise, 0.1)), '#c8452f'),
    K('M-28 6C-10 -40 30 -84 92 -100', 2.4),
    K('M8 12C20 6 36 -8 50 -20', 1.8),
    K('M-14 12C-10 24 4 44 16 60', 1.8),
    K('M-6 8C20 20 60 56 76 96', 2),
    K('M-76 2C-60 -6 -50 -4 -36 2C-20 -6 14 -4 34 8C50 12 66 12 82 10', 2),
    K('M-74 10C-60 10 -50 8 -38 10C-26 18 -4 26 20 24C40 26 66 22 82 10', 2),
    K('M82 10C100 8 120 14 140 12', 2),
    K('M78 14C98 16 116 22 134 22', 1.8),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 75, background: '#ffffff' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    far(el('far')),
    mist(el('mist far'), -60, 400, trace('0,190 60,220 -20,130'), 20),
    mist(el('mist right'), 640, 392, trace('0,240 -50,200'), 20),
  );
  scene.add(
    path('M-10 500H810V1210H-10Z', MIST),
    mist(el('mist side'), -70, 476, trace('0,150 -20,120 10,150'), 22),
    mist(el('mist side right'), 716, 470, trace('0,150 20,120 -14,150'), 22),
  );
  scene.add(
    body(el('body')),
    inside(el('inside')),
    gap(el('gap')),
    villages(el('villages')),
    seams(el('seams')),
    potter(el('potter')),
    crane(el('crane')),
  );
  scene.add(
    mist(el('mist near'), -70, 1040, trace('0,250 40,300 -20,420 0,330'), 30),
    mist(el('mist near right'), 500, 1076, trace('60,320 -40,380 -130,460'), 30),
  );
  return scene;
}

export default card({ finish: woodblock, grade: { seed: 75, knot: [120, 960] }, paint });
