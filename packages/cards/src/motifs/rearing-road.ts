/** A road that runs away from us, stands up and curls over like a wave. In metres: x right, y up, z away; the eye is 1.6 m above the ground. */
import { jitter, mix, type Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { bent } from '../kit/clay/solids.ts';
import { cross, dot, minus, plus, times3, unit, type Vec } from '../kit/clay/space.ts';
import { nth, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface Eye {
  /** Where straight ahead is on the card, and px a metre at one metre's distance. */
  readonly at: Point;
  readonly far: number;
}

const HEIGHT = 1.6;
const RIGHT: Vec = [1, 0, 0];
export const seen = ({ at, far }: Eye, [x, y, z]: Vec): Point => [
  at[0] + (x * far) / z,
  at[1] - ((y - HEIGHT) * far) / z,
];

export interface RoadColours {
  readonly tar: Colour;
  readonly dark: Colour;
  readonly light: Colour;
  readonly paint: Colour;
  readonly earth: Colour;
}

export interface RoadOptions {
  readonly line: readonly Vec[];
  readonly half: (t: number) => number;
  readonly thick: number;
  readonly sun: Vec;
  readonly c: RoadColours;
}

interface Slice {
  readonly middle: Vec;
  /** To the right-hand edge, and out of the tar. */
  readonly side: Vec;
  readonly up: Vec;
  readonly half: number;
}

function slices({ line, half }: RoadOptions): Slice[] {
  const dense = bent(line, 16);
  return dense.map((middle, i) => {
    const way = unit(minus(nth(dense, Math.min(dense.length - 1, i + 1)), nth(dense, Math.max(0, i - 1))));
    return { middle, side: RIGHT, up: unit(cross(way, RIGHT)), half: half(i / (dense.length - 1)) };
  });
}

/** Far pieces first; each lit by how it faces the sun and darkened where it hangs over. */
export function rearingRoad(S: Easel, eye: Eye, o: RoadOptions): string {
  const { c, thick } = o;
  const all = slices(o);
  const sun = unit(o.sun);
  const at = (s: Slice, across: number, down = 0): Vec =>
    plus(plus(s.middle, times3(s.side, across * s.half)), times3(s.up, -down));
  const rng = S.rng.fork();
  const quads = all.slice(0, -1).map((a, i) => {
    const b = nth(all, i + 1);
    const facing = dot(a.up, sun);
    // Where the tar looks away from us, its bed of earth is seen.
    const away = dot(a.up, minus([0, HEIGHT, 0], a.middle)) < 0;
    const top =
      facing > 0 ? mix(c.tar, c.light, facing * 0.75) : mix(c.tar, c.dark, Math.min(1, -facing * 1.2));
    const lit = away ? mix(c.earth, c.dark, 0.3) : top;
    const patch = (l: number, r: number, colour: Colour): string =>
      path(
        polygon([at(a, l), at(a, r), at(b, r), at(b, l)].map((p) => seen(eye, p))),
        colour,
        `stroke="${colour}" stroke-width="0.8"`,
      );
    const wall = (edge: -1 | 1): string => {
      const colour = jitter(mix(c.earth, c.dark, edge > 0 ? 0.5 : 0.1), rng, 0.03, 6);
      const ragged = (s: Slice, k: number): Vec =>
        at(s, edge, thick * (0.8 + 0.35 * S.noise.n2(k * 0.7, edge * 9)));
      return path(
        polygon([at(a, edge), at(b, edge), ragged(b, i + 1), ragged(a, i)].map((p) => seen(eye, p))),
        colour,
        `stroke="${colour}" stroke-width="0.8"`,
      );
    };
    const chips = times(10, () => {
      const u = rng.range(-1, 1);
      const [x, y] = seen(eye, at(a, u));
      const r = (eye.far / a.middle[2]) * rng.range(0.004, 0.012);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${mix(lit, rng.chance(0.5) ? c.light : c.dark, 0.45)}" opacity="0.6"/>`;
    });
    const paint = mix(c.paint, lit, 0.15 + 0.5 * Math.max(0, -facing));
    const marking = away
      ? []
      : [patch(-0.93, -0.87, paint), patch(0.87, 0.93, paint), i % 12 < 7 ? patch(-0.035, 0.035, paint) : ''];
    return { z: a.middle[2], svg: [wall(-1), wall(1), patch(-1, 1, lit), ...chips, ...marking].join('') };
  });
  return quads
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join('');
}

/** The broken end: where the tar stops, from left to right, and the earth under it. */
export function brokenEnd(S: Easel, eye: Eye, o: RoadOptions): { lip: Point[]; under: Point[] } {
  const end = nth(slices(o), -1 + slices(o).length);
  const edge = (u: number, down: number): Point =>
    seen(eye, plus(plus(end.middle, times3(end.side, u * end.half)), times3(end.up, -down)));
  const us = times(41, (i) => -1 + i / 20);
  return {
    lip: us.map((u) => edge(u, 0)),
    under: us.map((u) => edge(u, o.thick * (1 + 0.5 * S.noise.n2(u * 5, 3)))),
  };
}
