/** Log houses and a church as lacquer painters have them: flat front, steep snowy roof; foot at (x, y). */
import { CREAM, GROUND, OCHRE, gold, goldLine, hair, leaf, type Tones } from '../finishes/lacquer.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { piece, tongue } from './lacquer-shapes.ts';

const SNOW: Tones = ['#8f9cb8', '#d8dce0', '#fbf6e6'];

export interface CottageOptions {
  x: number;
  y: number;
  w: number;
  h: number;
  tones: Tones;
  lit?: boolean;
  /** Leans, px at the eaves. */
  lean?: number;
}

/** One window asleep, or one that is not. */
export function cottage(S: Easel, o: CottageOptions): string {
  const { w, h, lean = S.rng.gauss(0, 3) } = o;
  const [x0, x1, eave, peak] = [-w / 2, w / 2, -h * 0.55, -h * 1.35];
  const wall = closedCurve(
    `${x0},0 ${x0 + lean},${eave} ${lean},${peak * 0.9} ${x1 + lean},${eave} ${x1},0`,
    1,
  );
  const logs = times(Math.round(h / 11), (i) =>
    hair(
      [
        [x0 + 4, -i * 9 - 6],
        [0, -i * 9 - 7.5],
        [x1 - 4, -i * 9 - 6],
      ].map(([u = 0, v = 0]): Point => [u + (lean * -v) / -eave, v]),
      1.3,
      0.1,
      0.1,
    ),
  );
  const windows = (w > 84 ? [-0.22, 0.22] : [0]).map((k) => {
    const [cx, cy, a, b] = [k * w + lean * 0.6, eave * 0.62, w > 84 ? 9 : 8, w > 84 ? 13 : 11];
    const pane = smooth(
      closedCurve(
        `${cx - a},${cy + b} ${cx - a},${cy - b * 0.5} ${cx},${cy - b} ${cx + a},${cy - b * 0.5} ${cx + a},${cy + b}`,
        2,
      ),
    );
    const open = o.lit && k <= 0;
    return (
      path(
        pane,
        open ? '#ffd877' : '#120c14',
        `stroke="${open ? '#fff2c0' : '#e0b45c'}" stroke-width="1.8"`,
      ) +
      path(
        hair(
          [
            [cx, cy - b],
            [cx + 0.4, cy],
            [cx, cy + b],
          ],
          1.6,
          0.05,
          0.05,
        ) +
          hair(
            [
              [cx - a, cy],
              [cx, cy + 0.4],
              [cx + a, cy],
            ],
            1.6,
            0.05,
            0.05,
          ),
        open ? '#a8641c' : '#8f6122',
      )
    );
  });
  const slope = (side: 1 | -1): string =>
    piece(
      S,
      closedCurve(
        `${lean},${peak - 8} ${lean + side * w * 0.3},${(eave + peak) / 2 - 8} ${lean + side * (w * 0.6)},${eave + 8} ${lean + side * (w * 0.52)},${eave + 14} ${lean + side * w * 0.26},${(eave + peak) / 2 + 8} ${lean},${peak + 12}`,
        4,
      ),
      { tones: SNOW, light: -90, step: 4, rough: 1.5, cut: 3 },
    );
  return moved(
    { x: o.x, y: o.y },
    piece(
      S,
      closedCurve(
        `${w * 0.18 + lean},${eave - 6} ${w * 0.18 + lean},${peak - 10} ${w * 0.32 + lean},${peak - 10} ${w * 0.32 + lean},${eave}`,
        2,
      ),
      { tones: o.tones, step: 3, rough: 0.5, cut: 2 },
    ),
    piece(S, wall, { tones: o.tones, light: -150, step: 7, rough: 1.5, cut: 3 }),
    path(logs.join(''), gold(S)),
    windows,
    slope(-1),
    slope(1),
  );
}

/** A white church with a gilded dome. */
export function dome(S: Easel, o: { x: number; y: number; s?: number }): string {
  const onion = closedCurve(
    '-20,-118 -34,-136 -38,-156 -24,-176 -8,-190 0,-214 8,-190 24,-176 38,-156 34,-136 20,-118',
  );
  return moved(
    o,
    piece(S, closedCurve('-42,0 -42,-66 -36,-76 0,-86 36,-76 42,-66 42,0', 4), {
      tones: CREAM,
      light: -150,
      step: 7,
      rough: 1,
    }),
    piece(S, closedCurve('-17,-74 -18,-120 18,-120 17,-74', 2), {
      tones: CREAM,
      light: -150,
      step: 4,
      rough: 0.5,
      cut: 3,
    }),
    path(
      smooth(trace('-6,-84 -6,-104 0,-112 6,-104 6,-84')) +
        smooth(trace('-24,-14 -24,-44 -16,-54 -8,-44 -8,-14')) +
        smooth(trace('8,-14 8,-44 16,-54 24,-44 24,-14')),
      GROUND,
    ),
    leaf(S, onion),
    times(5, (i) =>
      tongue(
        S,
        [
          [(i - 2) * 8, -120],
          [(i - 2) * 16, -152],
          [0, -204],
        ],
        3,
        { tones: OCHRE, lines: 0, cut: ['#7b4714', 0.6] },
      ),
    ),
    goldLine(S, trace('0,-210 0,-224 0,-240'), 3),
    goldLine(S, trace('-8,-232 0,-232 8,-232'), 2.4),
    goldLine(S, trace('-20,-118 0,-115 20,-118'), 3),
  );
}
