/** A lake frozen over, seen from straight above: dark in the middle, milky towards the shore, cracked, snow along its edge. */
import { strokes } from '../kit/brush.ts';
import { ramp } from '../kit/colour.ts';
import { polygon, resample, smooth } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur, vapour } from '../kit/materials.ts';
import { bounds, fix, inside, nth, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

export interface FrozenLakeOptions {
  shore: readonly Point[];
  /** How far the snow on the shore may reach. */
  within: string;
  /** Where a crack begins and which way it sets out, radians; how long it is. */
  cracks: readonly { from: Point; way: number; long: number; width: number }[];
  /** Clear black ice round this point. */
  thaw: Point;
}

const depth = ramp(['#0a1826', '#16303f', '#335466', '#6f8f9d', '#b4c7cf', '#e9f0f2']);

interface Crack {
  readonly line: readonly Point[];
  readonly width: number;
}

/** A way that wanders and now and then turns sharply; every so often a thinner one leaves it. */
function crack(S: Easel, from: Point, way: number, long: number, width: number): Crack[] {
  const line: Point[] = [from];
  const shoots: Crack[] = [];
  const bend = S.rng.gauss(0, 0.012);
  let [a, x, y] = [way, ...from];
  for (let gone = 0; gone < long;) {
    const step = S.rng.range(5, 13);
    a += bend + (S.rng.f() < 0.05 ? S.rng.gauss(0, 0.6) : S.rng.gauss(0, 0.09)) + (way - a) * 0.03;
    [x, y, gone] = [x + Math.cos(a) * step, y + Math.sin(a) * step, gone + step];
    line.push([x, y]);
    if (width > 1 && S.rng.f() < 0.045)
      shoots.push(
        ...crack(
          S,
          [x, y],
          a + S.rng.sign() * S.rng.range(0.4, 1.2),
          long * S.rng.range(0.12, 0.4),
          width * 0.5,
        ),
      );
  }
  return [{ line, width }, ...shoots];
}

export function frozenLake(S: Easel, o: FrozenLakeOptions): string {
  const shore = resample(o.shore, 14);
  const [l, t, r, b] = bounds(shore);
  const outline = smooth(shore);
  const off = (x: number, y: number): number => Math.min(...shore.map(([u, v]) => Math.hypot(u - x, v - y)));
  const tone = (x: number, y: number): number => {
    const milky = Math.exp(-off(x, y) / 52);
    const clear = Math.exp(-((Math.hypot(x - o.thaw[0], (y - o.thaw[1]) * 1.3) / 96) ** 2));
    return 0.24 + 0.56 * milky + 0.11 * S.noise.fbm(x * 0.006, y * 0.006, 3) - 0.12 * clear;
  };
  const cracks = o.cracks.flatMap(({ from, way, long, width }, i) =>
    crack(S.element(`crack ${i}`), from, way, long, width),
  );
  const drawn = (fat: number): string =>
    cracks.map(({ line, width }) => polygon(ribbon(line, (k) => width * fat * (1 - 0.8 * k) + 0.2))).join('');
  // A crack is a wall of white that goes down slanting: a pale curtain on one side of it.
  const walls = cracks
    .filter(({ width }) => width > 1.2)
    .map(({ line, width }) =>
      polygon([
        ...line,
        ...line
          .map(([x, y], i): Point => [
            x + width * 11 * (1 - i / line.length),
            y + width * 7 * (1 - i / line.length),
          ])
          .reverse(),
      ]),
    );
  const bubbles = times(170, () => {
    const [x, y] = [S.rng.range(l, r), S.rng.range(t, b)];
    if (!inside(shore, x, y) || S.noise.n2(x * 0.01, y * 0.01) < 0.15) return '';
    const k = S.rng.range(0.8, 4.5) * S.rng.f();
    return path(
      smooth(blob(x, y, k + 0.5, k + 0.4, S.noise, 0.2, 1.4, 8)),
      '#d5e6ea',
      `opacity="${fix(S.rng.range(0.15, 0.5))}"`,
    );
  });
  const drifts = shore.map((_, i) => {
    const [x, y] = nth(shore, i);
    const k = 10 + 34 * Math.max(0, S.noise.n2(i * 0.11, 3.3) + 0.25);
    return path(
      smooth(blob(x, y, k, k * 0.8, S.noise, 0.35, 1.5, 12)),
      S.rng.f() < 0.7 ? '#eaf1f2' : '#c6d8e2',
    );
  });
  const ice = group(
    { 'clip-path': S.clip(outline) },
    path(outline, depth(0.4)),
    strokes(S, {
      region: [l, t, r - l, b - t],
      n: 2200,
      length: 110,
      width: 11,
      angle: (x, y) => -0.7 + S.noise.n2(x * 0.003, y * 0.003) * 0.5,
      colour: (x, y) => depth(Math.max(0, Math.min(1, tone(x, y)))),
      opacity: [0.3, 0.7],
      dL: 0.006,
      filter: blur(S, 2.4),
    }),
    sheen(S, l, t, r, b),
    group(
      { filter: blur(S, 16), opacity: 0.72 },
      path(smooth(blob(o.thaw[0], o.thaw[1], 92, 60, S.noise, 0.3, 1.5)), depth(0)),
    ),
    group({ opacity: 0.36, filter: blur(S, 1) }, path(walls.join(''), '#e4f0f2')),
    group({ opacity: 0.28, filter: blur(S, 3) }, path(drawn(3), '#dcecf0')),
    bubbles,
    path(drawn(0.62), '#eef6f6', 'opacity="0.85"'),
  );
  return (
    ice +
    group(
      { 'clip-path': S.clip(o.within) },
      group({ filter: vapour(S, { blur: 4, tear: 22, lo: 0.15, hi: 0.6 }), opacity: 0.92 }, drifts),
    )
  );
}

/** The sky in it: broad pale bands, all one way. */
const sheen = (S: Easel, l: number, t: number, r: number, b: number): string =>
  group(
    { filter: blur(S, 9), opacity: 0.3 },
    times(7, () => {
      const [x, y, w] = [S.rng.range(l, r), S.rng.range(t, b), S.rng.range(10, 46)];
      return path(
        polygon([
          [x - 160, y + 190],
          [x + 160, y - 190],
          [x + 160 + w, y - 190],
          [x - 160 + w, y + 190],
        ]),
        '#cfe4ea',
      );
    }),
  );
