/** Seen from straight above: cobbles, roofs, trees, umbrellas, ploughed fields, tables. */
import { adjust, jitter, mix, type Colour } from '../../kit/colour.ts';
import { polygon, smooth } from '../../kit/curves.ts';
import { group, line, path } from '../../kit/markup.ts';
import { blur } from '../../kit/materials.ts';
import {
  TAU,
  fix,
  inside,
  nth,
  rectangle,
  times,
  type Box,
  type Point,
  type Points,
} from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../kit/shapes.ts';

/** Cobbles in arcs, like a fan-laid street; wet adds sky on some stones. */
export function cobbles(
  S: Easel,
  box: Box,
  o: { size?: number; colour: Colour; joint: Colour; wet?: Colour; keep?: (x: number, y: number) => boolean },
): string {
  const { size = 22, colour, joint, wet } = o;
  const rng = S.rng.fork();
  const [x0, y0, w, h] = box;
  const stones: string[] = [];
  for (let y = y0; y < y0 + h + size; y += size * 0.8)
    for (let x = x0 - size; x < x0 + w + size; x += size) {
      const arc = Math.sin((x / (size * 9)) * Math.PI) * size * 0.9;
      const [cx, cy] = [
        x + ((Math.round(y / (size * 0.8)) % 2) * size) / 2 + rng.gauss(0, 1),
        y + arc + rng.gauss(0, 0.8),
      ];
      if (o.keep && !o.keep(cx, cy)) continue;
      const c = jitter(colour, rng, 0.03, 6);
      stones.push(
        path(
          smooth(blob(cx, cy, size * 0.45, size * 0.36, S.noise, 0.2, 1.3, 10)),
          wet && rng.chance(0.3) ? mix(c, wet, rng.range(0.3, 0.7)) : c,
        ),
      );
    }
  return group({}, path(polygon(rectangle(x0, y0, x0 + w, y0 + h)), joint), stones);
}

/** A pitched roof from above: two slopes, ridge, chimney; angle in radians. lit = which slope faces the light. */
export function roofAbove(
  S: Easel,
  o: {
    x: number;
    y: number;
    w: number;
    d: number;
    angle?: number;
    colour: Colour;
    lit?: 1 | -1;
    shadow?: Point;
  },
): string {
  const { x, y, w, d, angle = 0, colour, lit = -1, shadow = [10, 14] } = o;
  const rng = S.rng.fork();
  const P = (u: number, v: number): Point => [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    y + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  const slope = (side: number): Points => [
    P(-w / 2, 0),
    P(w / 2, 0),
    P(w / 2, (d / 2) * side),
    P(-w / 2, (d / 2) * side),
  ];
  const courses = [-1, 1].map((side) =>
    times(5, (i) =>
      line(
        polygon(
          [P(-w / 2, ((d / 2) * side * (i + 0.6)) / 5), P(w / 2, ((d / 2) * side * (i + 0.6)) / 5)],
          false,
        ),
        adjust(colour, { dL: -0.08 }),
        1,
        'opacity=".6"',
      ),
    ),
  );
  const [cx, cy] = [rng.range(-w * 0.35, w * 0.35), rng.range(-d * 0.2, d * 0.2)];
  return group(
    {},
    path(
      polygon([P(-w / 2, -d / 2), P(w / 2, -d / 2), P(w / 2, d / 2), P(-w / 2, d / 2)]),
      '#0a0612',
      `opacity=".45" transform="translate(${shadow[0]} ${shadow[1]})" filter="${blur(S, 5)}"`,
    ),
    path(wobblyPolygon(S, slope(-1), 1), adjust(colour, { dL: lit < 0 ? 0.04 : -0.06 })),
    path(wobblyPolygon(S, slope(1), 1), adjust(colour, { dL: lit > 0 ? 0.04 : -0.06 })),
    courses.flat(),
    line(polygon([P(-w / 2, 0), P(w / 2, 0)], false), adjust(colour, { dL: 0.1 }), 2),
    path(
      wobblyPolygon(S, [P(cx, cy), P(cx + 9, cy), P(cx + 9, cy + 9), P(cx, cy + 9)], 0.5),
      adjust(colour, { dL: -0.16 }),
    ),
  );
}

/** A round tree crown from above. */
export function treeAbove(
  S: Easel,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  o: { light?: Colour; shadow?: Point } = {},
): string {
  const { light = adjust(colour, { dL: 0.12 }), shadow = [r * 0.3, r * 0.4] } = o;
  const rng = S.rng.fork();
  const crown = smooth(blob(x, y, r, r, S.noise, 0.22, 2.2, 30));
  const dabs = times(Math.round(r * 1.4), () => {
    const [a, k] = [rng.range(0, TAU), Math.sqrt(rng.f()) * r * 0.9];
    const [u, v] = [x + Math.cos(a) * k, y + Math.sin(a) * k];
    return path(
      smooth(blob(u, v, r * 0.12, r * 0.1, S.noise, 0.3, 1.2, 8)),
      mix(colour, light, Math.max(0, 0.5 - (u - x + v - y) / (r * 2.4))),
      'opacity=".8"',
    );
  });
  return group(
    {},
    path(
      crown,
      '#0a0a14',
      `opacity=".35" transform="translate(${fix(shadow[0])} ${fix(shadow[1])})" filter="${blur(S, 3)}"`,
    ),
    path(crown, colour),
    dabs,
  );
}

/** An open umbrella from above. */
export function umbrellaAbove(S: Easel, x: number, y: number, r: number, colour: Colour, turn = 0): string {
  const rim = times(8, (i): Point => [
    x + Math.cos(turn + (i / 8) * TAU) * r,
    y + Math.sin(turn + (i / 8) * TAU) * r,
  ]);
  const panel = (i: number): string => {
    const [a, b] = [nth(rim, i), nth(rim, (i + 1) % 8)];
    const mid: Point = [
      (a[0] + b[0]) / 2 + (x - (a[0] + b[0]) / 2) * 0.12,
      (a[1] + b[1]) / 2 + (y - (a[1] + b[1]) / 2) * 0.12,
    ];
    return path(
      smooth([[x, y], a, mid, b], true, 0.35),
      adjust(colour, { dL: (i % 2 ? -0.02 : 0.02) - Math.sin(turn + (i / 8) * TAU + 0.4) * 0.06 }),
    );
  };
  return group(
    {},
    path(
      smooth(rim, true, 0.4),
      '#0a0612',
      `opacity=".4" transform="translate(7 10)" filter="${blur(S, 4)}"`,
    ),
    times(8, panel),
    path(smooth(blob(x, y, r * 0.05, r * 0.05, S.noise, 0.1, 1, 8)), adjust(colour, { dL: -0.2 })),
  );
}

/** Furrows filling an outline; flow(x, y) gives their direction in radians. */
export function furrows(
  S: Easel,
  outline: Points,
  o: { gap?: number; colour: Colour; light: Colour; flow: (x: number, y: number) => number; width?: number },
): string {
  const { gap = 9, width = 3 } = o;
  const rng = S.rng.fork();
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const marks: string[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += gap)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += gap * 2.4) {
      const [u, v] = [x + rng.gauss(0, 2), y + rng.gauss(0, 1)];
      if (!inside(outline, u, v)) continue;
      const a = o.flow(u, v);
      const l = gap * 1.6;
      marks.push(
        `M${fix(u - Math.cos(a) * l)} ${fix(v - Math.sin(a) * l)}L${fix(u + Math.cos(a) * l)} ${fix(v + Math.sin(a) * l)}`,
      );
    }
  const d = marks.join('');
  return group(
    {},
    path(smooth(outline), o.colour),
    group(
      { 'clip-path': S.clip(smooth(outline)) },
      line(d, adjust(o.colour, { dL: -0.1 }), width * 1.3, 'transform="translate(1.5 2)" opacity=".6"'),
      line(d, o.light, width, 'opacity=".7"'),
    ),
  );
}
