/** A lightning bolt that stayed: three shards like quartz, thin forks, an end parted like an udder. Placed for the card it was drawn for. */
import { brushLine } from '../kit/brush.ts';
import { polygon, smooth, soften, spline } from '../kit/curves.ts';
import { group, path, type Mark } from '../kit/markup.ts';
import { lerp, nth, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handLine, ribbon } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from './watercolour-marks.ts';

const VIOLET = '#7a4fd0';
/** Three shards from the cloud to the pail: outline, left edge, right edge, and where the one above throws its shade. */
const SHARDS: readonly (readonly [readonly Point[], readonly Point[], readonly Point[], readonly Point[]])[] =
  [
    [
      trace('394,486 420,585 514,553 474,850 448,868 432,846'),
      trace('394,486 434,868'),
      trace('514,553 470,868'),
      trace('380,470 520,440 520,560 420,606 396,560'),
    ],
    [
      trace('436,188 484,302 586,272 420,585 394,486 286,510'),
      trace('446,166 278,528'),
      trace('596,254 410,604'),
      trace('430,170 600,150 600,286 486,322 420,270'),
    ],
    [
      trace('432,-50 664,-50 484,302 436,188 320,218'),
      trace('440,-70 310,240'),
      trace('674,-70 474,322'),
      trace('300,-90 700,-90 700,-80 300,-80'),
    ],
  ];
const BOLT: readonly Point[] = trace(
  '432,-50 664,-50 484,302 586,272 420,585 514,553 474,850 448,868 432,846 394,486 286,510 436,188 320,218',
);
/** The lowest end parts like an udder. */
const TEATS: readonly (readonly Point[])[] = [
  trace('442,836 430,866 424,914'),
  trace('452,840 454,876 457,904'),
  trace('462,836 482,866 490,910'),
];
const between = (a: readonly Point[], b: readonly Point[], k: number): Point[] =>
  a.map(([x, y], i): Point => [lerp(x, nth(b, i)[0], k), lerp(y, nth(b, i)[1], k)]);
const fork = (points: readonly Point[], w: number): string =>
  polygon(ribbon(points, (t) => w * (1 - t) + 0.8));
const FORKS: readonly (readonly [readonly Point[], number])[] = [
  [trace('400,470 290,540 312,584 210,640 218,676 160,716'), 12],
  [trace('470,250 590,330 566,364 662,446 640,476 704,556'), 13],
  [trace('420,150 300,236 314,284 206,340 214,376 150,410'), 11],
];

/** Everything that shines, as one path. */
export const boltLight = polygon(BOLT) + FORKS.map(([p, w]) => fork(p, w)).join('');

/** The bolt itself, with its forks and the end that is milked. */
export function standingBolt(B: Easel, from: number): Mark {
  const d = polygon(BOLT);
  return [
    group({ opacity: 0.55 }, soft(B, d, VIOLET, 16, 0.7)),
    ...FORKS.map(([p, w]) =>
      shaded(B, fork(handLine(B, p, 2, 0.05, 6), w), {
        fill: '#fdf8ff',
        shade: VIOLET,
        from,
        depth: w * 0.8,
        min: 0.9,
        rim: 1.8,
        wet: 0.6,
      }),
    ),
    ...TEATS.map((p) =>
      shaded(B, smooth(ribbon(spline(p, false, 8), (t) => 11 - 5 * t)), {
        fill: '#fff4c8',
        shade: VIOLET,
        from,
        depth: 8,
        min: 0.92,
        wet: 0.6,
      }),
    ),
    shaded(
      B,
      d,
      {
        fill: '#fffdf4',
        shade: '#6a3fc4',
        from,
        depth: 20,
        min: 0.94,
        wet: 0.5,
        crisp: 0.3,
        crispDepth: 0.5,
        rim: 2.6,
        hand: 2,
      },
      // facets, like quartz
      SHARDS.map(([outline, left, right, under]) => {
        const strip = (a: number, b: number): string =>
          polygon([...between(left, right, a), ...between(left, right, b).reverse()]);
        return group(
          { 'clip-path': B.clip(polygon(outline)) },
          path(polygon(outline), '#fffdf4'),
          glaze(B, strip(-0.2, 0.3), '#a98af0', { opacity: 0.9, rough: 5 }),
          glaze(B, strip(0.3, 0.48), '#d9ccfa', { opacity: 0.75, rough: 5 }),
          glaze(B, strip(0.8, 1.2), '#fbe48c', { opacity: 0.8, rough: 5 }),
          soft(B, polygon(under), '#6a3fc4', 12, 0.75),
        );
      }),
      ink(B, 'M320 218L436 188L484 302M286 510L394 486L420 585', 2.4, '#5a36b0', 0.55),
    ),
  ];
}

/** A blackbird on a nest, on the ledge of the zigzag. */
export function nestOnLedge(N: Easel, from: number): Mark {
  return [
    '<g transform="translate(-12 32) scale(1.15)">',
    shaded(
      N,
      'M444 196C458 206 492 206 508 194C508 216 494 228 476 228C458 228 444 216 444 196Z',
      { fill: '#8a6440', shade: '#33221e', from, depth: 10 },
      stain(N, {
        region: [440, 190, 72, 40],
        n: 44,
        length: 22,
        width: 1.4,
        angle: 0.1,
        colour: '#33221e',
        opacity: [0.4, 0.8],
      }),
    ),
    times(10, () =>
      brushLine(
        N,
        [
          [N.rng.range(446, 500), N.rng.range(196, 220)],
          [476 + N.rng.gauss(0, 12), 208],
          [476 + N.rng.range(-38, 38), N.rng.range(188, 222)],
        ],
        1.2,
        '#6a4a30',
      ),
    ),
    shaded(N, soften('462,196 466,178 480,170 492,174 496,186 506,192 492,202 472,202'), {
      fill: '#3c4a6a',
      shade: '#161c30',
      from,
      depth: 7,
    }),
    path('M495 178L504 181L495 184Z', '#e2a23a'),
    lifted(N, smooth(blob(489, 178, 1.5, 1.5, N.noise, 0.1)), 1, 0.2),
    '</g>',
  ];
}
