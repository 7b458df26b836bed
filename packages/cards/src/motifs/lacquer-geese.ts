/** A goose of the lacquer painters, crowned with candles: about 250 px high, feet at (0, 0), looking left; flip -1 turns it. */
import { CREAM, GREEN, GROUND, OCHRE, goldLine, strands, type Tones } from '../finishes/lacquer.ts';
import { closedCurve, normals, resample, smooth, spline } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { last, nth, times, trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { piece, tongue } from './lacquer-shapes.ts';

const NECKS = {
  proud: '-34,-92 -50,-128 -46,-166 -40,-200 -48,-232',
  forward: '-34,-92 -62,-120 -74,-154 -78,-188 -92,-216',
  back: '-34,-92 -52,-128 -44,-164 -22,-194 -24,-228',
  bowed: '-34,-92 -64,-116 -92,-134 -114,-160 -132,-182',
};

interface GooseOptions extends Standing {
  neck?: keyof typeof NECKS;
  /** Flames of the crown; 0 if it has gone out, none for no crown. */
  candles?: number | 'none';
  tones?: Tones;
  step?: number;
}

/** A wreath with candles, upright on a head. */
function crown(S: Easel, x: number, y: number, candles: number, width = 38): string {
  const n = candles || 4;
  const at = (i: number): Point => [
    x + (n === 1 ? 0 : (i / (n - 1) - 0.5) * width * 0.82),
    y - 3 - 5 * Math.sin((Math.PI * (i + 0.5)) / n),
  ];
  return (
    times(n, (i) => {
      const [cx, cy] = at(i);
      const tall = 20 + ((i * 7) % 9);
      return (
        piece(
          S,
          closedCurve(
            `${cx - 3},${cy} ${cx - 2.6},${cy - tall} ${cx + 2.6},${cy - tall - 1} ${cx + 3},${cy}`,
            4,
          ),
          {
            tones: CREAM,
            step: 1,
            rough: 0,
            cut: 1.5,
          },
        ) +
        (candles
          ? flame(S, cx, cy - tall, 1 + 0.25 * S.rng.f())
          : goldLine(
              S,
              [
                [cx, cy - tall],
                [cx + 4, cy - tall - 14],
                [cx - 3, cy - tall - 30],
                [cx + 5, cy - tall - 50],
              ],
              2,
              '#7d6a5a',
            ))
      );
    }).join('') +
    times(9, (i) => {
      const u = (i / 8 - 0.5) * width;
      const v = y + 2 * Math.cos(i) + 3 * (1 - ((2 * u) / width) ** 2);
      return tongue(
        S,
        [
          [x + u - 5, v + 2],
          [x + u, v - 1],
          [x + u + 8, v - 5 + 6 * (i % 2)],
        ],
        8,
        {
          tones: GREEN,
          lines: 1,
        },
      );
    }).join('')
  );
}

/** A small fire on a wick. */
const flame = (S: Easel, x: number, y: number, k: number): string =>
  path(
    smooth(
      trace('0,2 -5,-5 -4,-12 0,-26 4,-12 5,-5').map(([u, v]): Point => [
        x + u * k + (v < -20 ? S.rng.gauss(0, 2) : 0),
        y + v * k,
      ]),
    ),
    S.linear(['#fff7d8', [0.5, '#ffd766'], '#f08a2c']),
  );

export function goose(S: Easel, o: GooseOptions): string {
  const { neck = 'proud', candles = 4, tones = CREAM, step = 7 } = o;
  const spine = resample(spline(trace(nth([NECKS[neck]], 0)), false, 10), 5);
  const sides = normals(spine, false);
  const wide = (i: number): number => 17 - 9 * Math.min(1, (i / (spine.length - 1)) * 1.7);
  const edge = (k: 1 | -1): Point[] =>
    spine.map(([x, y], i): Point => [x + nth(sides, i)[0] * wide(i) * k, y + nth(sides, i)[1] * wide(i) * k]);
  const body = spline(
    [
      nth(edge(-1), 3),
      ...trace('6,-124 36,-120 66,-110 96,-108 122,-116 112,-90 84,-60 48,-38 4,-28 -32,-36 -54,-58'),
      nth(edge(1), 3),
    ],
    false,
    8,
  );
  const outline = [...edge(1).slice(3), ...edge(-1).slice(3).reverse(), ...body];
  const [hx, hy] = last(spine);
  const head = closedCurve('14,4 14,-10 2,-20 -14,-18 -24,-8 -22,4 -8,10 6,10').map(([u, v]): Point => [
    u + hx,
    v + hy,
  ]);
  const beak = closedCurve('-20,-12 -34,-6 -50,0 -52,5 -40,6 -20,5').map(([u, v]): Point => [u + hx, v + hy]);
  const leg = (x: number, lift: number): string =>
    piece(
      S,
      closedCurve(
        `${x - 5},-40 ${x + 5},-40 ${x + 3},-18 ${x + 5},${-6 - lift} ${x + 8},${-lift} ${x - 24},${-lift + 1} ${x - 26},${-lift - 3} ${x - 8},${-8 - lift} ${x - 3},-18`,
        5,
      ),
      {
        tones: OCHRE,
        step: 2,
        rough: 0.4,
        cut: 2.5,
      },
    );
  const cut = ['#8a6a48', 1.6] as const;
  const feathers: readonly (readonly [string, number])[] = [
    ['-6,-60 30,-50 82,-74', 17],
    ['-14,-68 34,-58 98,-84', 19],
    ['-20,-78 34,-68 112,-94', 21],
    ['-26,-92 30,-84 100,-104', 36],
  ];
  return moved(
    o,
    leg(18, 0),
    leg(-14, 5),
    piece(S, resample([...outline, nth(outline, 0)], 4), { tones, light: -95, step, rough: 1.5, cut: 4 }),
    strands(
      S,
      edge(1)
        .slice(4)
        .map(([x, y]): Point => [x + 3, y]),
      edge(-1)
        .slice(4)
        .map(([x, y]): Point => [x - 3, y]),
      4,
      {
        width: 1,
        ragged: 0.5,
      },
    ),
    strands(
      S,
      trace('-50,-84 -50,-60 -30,-42 10,-34 60,-46'),
      trace('-36,-84 -36,-64 -20,-52 20,-46 70,-60'),
      5,
      { width: 1, ragged: 0.5 },
    ),
    feathers.map(([line, width]) =>
      tongue(S, line, width, { tones, light: -95, lines: 5, root: 0.1, belly: 0.3, step: 5, cut }),
    ),
    piece(S, beak, { tones: OCHRE, step: 3, rough: 0.4, cut: 3 }),
    piece(S, head, { tones, light: -95, step: 5, rough: 0.6, cut: 0 }),
    goldLine(
      S,
      [
        [hx - 20, hy - 2],
        [hx - 36, hy + 2],
        [hx - 50, hy + 4],
      ],
      1.4,
      '#7b4714',
    ),
    path(smooth(trace('-13,-6 -9,-9 -4,-7 -9,-4').map(([u, v]): Point => [u + hx, v + hy])), GROUND),
    candles === 'none' ? '' : crown(S, hx + 1, hy - 17, candles),
  );
}
