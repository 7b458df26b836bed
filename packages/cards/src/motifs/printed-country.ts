/** A country in blue transfer print, going round a piece of china: `at` maps u -1..1 along the band and v 0..1 down it. Gouache. */
import { washFilter } from '../finishes/watercolour.ts';
import { farBird } from '../kit/air.ts';
import { brushLine, leaf } from '../kit/brush.ts';
import type { Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { ellipse, line, path } from '../kit/markup.ts';
import { TAU, fix, lerp, nth, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

/** A spot of the band on the card. */
export type OnChina = (u: number, v: number) => Point;
type PrintPaint = Palette<'blue' | 'ivory'>;

const blueLine = (S: Easel, P: PrintPaint, points: Points, width: number, opacity = 0.75): string =>
  brushLine(S, points, width, P.blue, { opacity, wobble: 0.8 });

/** Borders, shore, trees and huts. */
export function printedCountry(S: Easel, at: OnChina, P: PrintPaint): string[] {
  const pb: string[] = [],
    fade = (u: number) => 0.8 * Math.sqrt(Math.max(0.05, 1 - (u * 0.96) ** 4));
  for (const v of [-0.34, -0.28, 1.12]) {
    const q: Point[] = [];
    for (let u = -1; u <= 1.001; u += 0.05) q.push(at(u, v));
    pb.push(line(smooth(q, false), P.blue, v === -0.34 ? 4 : 1.6, 'opacity=".65"'));
  }
  {
    const q: Point[] = [];
    for (let u = -1; u <= 1.001; u += 0.03) {
      const [x, y] = at(u, 0.78 + 0.1 * S.noise.n1(u * 3) + 0.05 * Math.sin(u * 11));
      q.push([x, y]);
    }
    const q2: Point[] = [];
    for (let u = 1; u >= -1.001; u -= 0.03) q2.push(at(u, 1.06));
    pb.push(
      path(
        smooth(q.concat(q2)),
        P.blue,
        `opacity=".28" filter="${washFilter(S, { seed: 11, rough: 8, region: 0.2 })}"`,
      ),
      line(smooth(q, false), P.blue, 1.6, 'opacity=".7"'),
    );
  }
  const tree = (u: number, v: number, h: number) => {
    const [x, y] = at(u, v);
    pb.push(
      blueLine(
        S,
        P,
        [
          [x, y],
          [x + 1, y - h * 0.5],
          [x - 1, y - h * 0.75],
        ],
        1.8,
      ),
    );
    pb.push(
      blueLine(
        S,
        P,
        [
          [x, y - h * 0.5],
          [x - h * 0.12, y - h * 0.66],
          [x - h * 0.2, y - h * 0.8],
        ],
        1.1,
      ),
    );
    pb.push(
      blueLine(
        S,
        P,
        [
          [x, y - h * 0.52],
          [x + h * 0.12, y - h * 0.7],
          [x + h * 0.2, y - h * 0.84],
        ],
        1.1,
      ),
    );
    for (let i = 0; i < 44; i++) {
      const a = S.rng.range(0, TAU),
        r = Math.sqrt(S.rng.f()) * h * 0.36;
      pb.push(
        path(
          leaf(x + Math.cos(a) * r, y - h * 0.8 + Math.sin(a) * r * 0.8, a, h * 0.16, h * 0.05),
          P.blue,
          `opacity="${fix(fade(u) * S.rng.range(0.4, 0.9))}"`,
        ),
      );
    }
  };
  const hut = (u: number, v: number, s: number) => {
    const [x, y] = at(u, v);
    pb.push(
      path(
        polygon([
          [x - 12 * s, y],
          [x - 12 * s, y - 14 * s],
          [x + 12 * s, y - 14 * s],
          [x + 12 * s, y],
        ]),
        P.blue,
        'opacity=".4"',
      ),
      path(
        smooth(
          [
            [x - 19 * s, y - 12 * s],
            [x - 9 * s, y - 17 * s],
            [x, y - 27 * s],
            [x + 9 * s, y - 17 * s],
            [x + 19 * s, y - 12 * s],
            [x, y - 14 * s],
          ],
          true,
          0.7,
        ),
        P.blue,
        'opacity=".8"',
      ),
      path(
        polygon([
          [x - 3 * s, y],
          [x - 3 * s, y - 9 * s],
          [x + 3 * s, y - 9 * s],
          [x + 3 * s, y],
        ]),
        P.ivory,
        'opacity=".9"',
      ),
    );
  };
  tree(-0.78, 0.82, 56);
  tree(-0.62, 0.84, 42);
  hut(-0.44, 0.82, 1.25);
  tree(-0.26, 0.84, 66);
  tree(0.44, 0.8, 52);
  hut(0.62, 0.8, 1.1);
  tree(0.76, 0.8, 44);
  hut(-0.9, 0.84, 0.7);
  return pb;
}

/** A bridge with two tiny walkers, a boat, birds. */
export function printedBridge(S: Easel, at: OnChina, P: PrintPaint): string[] {
  const pb: string[] = [];
  {
    const a = at(-0.14, 0.84),
      b2 = at(0.34, 0.82),
      m: Point = [(a[0] + b2[0]) / 2, a[1] - 46];
    for (const dy of [0, 9])
      pb.push(
        blueLine(
          S,
          P,
          [
            [a[0], nth(a, 1) + dy - 4],
            [lerp(a[0], m[0], 0.5), lerp(a[1], m[1], 0.78) + dy],
            [m[0], nth(m, 1) + dy + 2],
            [lerp(b2[0], m[0], 0.5), lerp(b2[1], m[1], 0.78) + dy],
            [b2[0], nth(b2, 1) + dy - 4],
          ],
          2.2,
        ),
      );
    for (let i = 1; i < 9; i++) {
      const t = i / 9,
        x = lerp(a[0], b2[0], t),
        y = lerp(a[1], b2[1], t) - 46 * Math.sin(Math.PI * t) ** 0.8;
      pb.push(line(`M${fix(x)} ${fix(y)}v9`, P.blue, 1.2, 'opacity=".7"'));
    }
    for (const [t, h] of trace('0.44,24 0.6,19')) {
      const x = lerp(a[0], b2[0], t),
        y = lerp(a[1], b2[1], t) - 46 * Math.sin(Math.PI * t) ** 0.8 - 2;
      pb.push(
        path(
          smooth([
            [x - 5, y],
            [x - 3, y - h * 0.7],
            [x, y - h * 0.8],
            [x + 3, y - h * 0.7],
            [x + 5, y],
          ]),
          P.blue,
          'opacity=".85"',
        ),
        ellipse(x, y - h * 0.9, 2.8, 3, P.blue, 'opacity=".9"'),
      );
    }
  }
  {
    const [x, y] = at(0.1, 0.98);
    pb.push(
      path(
        smooth([
          [x - 16, y - 4],
          [x, y - 1],
          [x + 17, y - 5],
          [x + 10, y + 3],
          [x - 10, y + 3],
        ]),
        P.blue,
        'opacity=".75"',
      ),
      path(
        smooth(
          [
            [x - 1, y - 22],
            [x + 9, y - 12],
            [x + 8, y - 6],
            [x - 1, y - 5],
          ],
          true,
          0.6,
        ),
        P.blue,
        'opacity=".4"',
      ),
      line(`M${fix(x - 1)} ${fix(y - 24)}v20`, P.blue, 1.2),
    );
    for (let i = 0; i < 14; i++) {
      const q = at(S.rng.range(-0.85, 0.85), S.rng.range(0.9, 1.04));
      pb.push(line(`M${fix(nth(q, 0) - 9)} ${fix(q[1])}q9 2 18 0`, P.blue, 1, 'opacity=".4"'));
    }
  }
  for (const [u, v, s] of [
    [-0.1, -0.02, 0.9],
    [0.02, -0.1, 0.7],
    [0.12, 0.02, 0.8],
  ] as const) {
    const q = at(u, v);
    pb.push(path(farBird(q[0], q[1], s, 0.8), P.blue, 'opacity=".75"'));
  }
  return pb;
}
