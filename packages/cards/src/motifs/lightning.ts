/** Lightning: a trunk that wanders down, thinning, throws side shoots, and lights the air round it. */
import { polygon } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { between, nth, type Point } from '../kit/points.ts';
import type { Rng } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

/** The way between two points, broken again and again: each break is thrown aside by a share of its span. */
function broken(from: Point, to: Point, rng: Rng, depth: number): Point[] {
  if (depth === 0) return [from, to];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [mx, my] = between(from, to, rng.range(0.38, 0.62));
  const off = rng.gauss(0, 0.13);
  const middle: Point = [mx - dy * off, my + dx * off];
  const first = broken(from, middle, rng, depth - 1);
  return [...first.slice(0, -1), ...broken(middle, to, rng, depth - 1)];
}

interface Shoot {
  readonly line: readonly Point[];
  readonly width: number;
}

/** One channel and what branches from it; `forks` shoots leave it, each with fewer of its own. */
function channel(from: Point, to: Point, width: number, forks: number, rng: Rng): Shoot[] {
  const line = broken(from, to, rng, width > 1.5 ? 6 : 4);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shoots: Shoot[] = [{ line, width }];
  for (let i = 0; i < forks; i++) {
    const at = nth(line, rng.int(Math.floor(line.length * 0.15), Math.floor(line.length * 0.85)));
    const turn = rng.sign() * rng.range(0.35, 0.95);
    const long = rng.range(0.18, 0.42);
    const tip: Point = [
      at[0] + (dx * Math.cos(turn) - dy * Math.sin(turn)) * long,
      at[1] + (dx * Math.sin(turn) + dy * Math.cos(turn)) * long,
    ];
    shoots.push(...channel(at, tip, width * rng.range(0.3, 0.55), Math.floor(forks / 3), rng));
  }
  return shoots;
}

export function lightning(
  S: Easel,
  o: { from: Point; to: Point; width: number; forks: number; halo: string; core: string; lights?: number },
): string {
  const shoots = channel(o.from, o.to, o.width, o.forks, S.rng.fork());
  const drawn = (fat: number, least: number): string =>
    shoots
      .filter(({ width }) => width > least)
      .map(({ line, width }) => polygon(ribbon(line, (t) => width * fat * (1 - 0.8 * t))))
      .join('');
  const [mx, my] = between(o.from, o.to, 0.5);
  return [
    glow(
      S,
      mx,
      my,
      Math.hypot(o.to[0] - o.from[0], o.to[1] - o.from[1]) * 0.75,
      o.halo,
      o.lights ?? 0.5,
      0.3,
    ),
    group({ filter: blur(S, 9), opacity: 0.8 }, path(drawn(4, 0.8), o.halo)),
    group({ filter: blur(S, 2.5) }, path(drawn(1.9, 0.4), o.halo)),
    path(drawn(1, 0), o.core),
  ].join('');
}
