/** A standing match as tall as a tree: a squared stick that may bend, and a head. */
import { brushLine } from '../kit/brush.ts';
import { adjust, clamp, mix, type Colour } from '../kit/colour.ts';
import { along, polygon, smooth, spline } from '../kit/curves.ts';
import { line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';

export interface MatchstickOptions {
  /** Foot, and where the head is. */
  foot: Point;
  top: Point;
  /** How far the middle is pushed sideways. */
  bend?: number;
  /** Half-width at the foot. */
  width: number;
  lit: Colour;
  dark: Colour;
  head: Colour;
  glow: Colour;
  /** Which side is towards the light, and how strongly. */
  side: 1 | -1;
  light: number;
  /** Charred black with a curled tip instead of a head. */
  burnt?: boolean;
}

export function matchstick(S: Easel, o: MatchstickOptions): string {
  const mid: Point = [(o.foot[0] + o.top[0]) / 2 + (o.bend ?? 0), (o.foot[1] + o.top[1]) / 2];
  const spine = spline(
    [
      o.foot,
      mid,
      o.top,
      ...(o.burnt
        ? ([
            [o.top[0] + o.width * 2.4, o.top[1] - o.width * 2],
            [o.top[0] + o.width * 4.6, o.top[1] + o.width * 1.2],
          ] as Point[])
        : []),
    ],
    false,
    12,
  );
  const taper = (t: number): number => (o.burnt ? o.width * (1 - 0.8 * t) : o.width * (1 - 0.22 * t));
  const left = ribbon(spine, taper);
  const n = spine.length;
  const core = spine.map(([x, y], i): Point => [x + o.side * taper(i / (n - 1)) * -0.18, y]);
  const lightFace = [
    ...spine.map(([x, y], i): Point => [x + o.side * taper(i / (n - 1)), y]),
    ...core.slice().reverse(),
  ];
  const [c0, c1] = [
    mix(o.dark, o.lit, 0.06 + 0.1 * o.light),
    mix(o.dark, o.lit, clamp(0.15 + 0.9 * o.light)),
  ];
  const out: string[] = [
    path(polygon(wobble(left, S.noise, o.width * 0.06, 0.02)), c0),
    path(polygon(wobble(lightFace, S.noise, o.width * 0.05, 0.02)), c1),
  ];
  times(Math.round(4 + o.width * 0.5), () => {
    const [t, u] = [S.rng.range(0, 0.75), S.rng.range(-0.9, 0.9)];
    const run = times(5, (k): Point => {
      const p = along(spine, Math.min(1, t + k * 0.05));
      return [p.x + u * taper(t), p.y];
    });
    out.push(
      brushLine(
        S,
        run,
        Math.max(0.6, o.width * 0.05),
        mix(u * o.side > -0.18 ? c1 : c0, S.rng.chance(0.5) ? o.dark : o.lit, 0.3),
        { opacity: 0.55 },
      ),
    );
  });
  out.push(
    line(
      smooth(
        spine.map(([x, y], i): Point => [x + o.side * taper(i / (n - 1)) * 0.97, y]),
        false,
      ),
      o.glow,
      Math.max(0.8, o.width * 0.07),
      `opacity="${clamp(o.light * 0.9)}"`,
    ),
  );
  if (!o.burnt) {
    const a = along(spine, 0.995);
    const w = o.width;
    const head: Point[] = (
      [
        [0, -w * 1.1],
        [w * 1.1, -w * 1.38],
        [w * 2.6, -w * 1.2],
        [w * 3.5, -w * 0.4],
        [w * 3.5, w * 0.5],
        [w * 2.6, w * 1.25],
        [w * 1.1, w * 1.38],
        [0, w * 1.1],
        [-w * 0.8, w * 0.5],
        [-w * 0.7, -w * 0.5],
      ] as Point[]
    ).map(([u, v]): Point => [
      a.x + (u - w * 1.4) * Math.cos(a.angle) - v * Math.sin(a.angle),
      a.y + (u - w * 1.4) * Math.sin(a.angle) + v * Math.cos(a.angle),
    ]);
    out.push(
      path(
        smooth(head),
        mix(o.head, o.dark, 0.55 - 0.5 * o.light),
        `filter="${form(S, { angle: o.side > 0 ? 20 : 160, size: w * 1.2, shade: o.dark, shadeOpacity: 0.7, light: adjust(o.glow, { dL: -0.05 }), lightOpacity: clamp(o.light + 0.15), lightSize: Math.max(1.5, w * 0.22), rough: Math.max(1, w * 0.2), roughFrequency: 0.08, mottle: 0.25 })}"`,
      ),
    );
  }
  return out.join('');
}
