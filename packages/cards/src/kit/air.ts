/** Mist, smoke and distant birds. */
import type { Colour } from './colour.ts';
import { smooth, spline } from './curves.ts';
import { ellipse, group, path } from './markup.ts';
import { vapour, type VapourOptions } from './materials.ts';
import { fix, lerp, type Points } from './points.ts';
import { fading, type Easel } from './scene.ts';
import { ribbon } from './shapes.ts';

export interface MistOptions extends VapourOptions {
  x?: number;
  y: number;
  w?: number;
  h?: number;
  colour: Colour;
  opacity?: number;
}

export function mist(S: Easel, o: MistOptions): string {
  const { x = S.w / 2, y, w = S.w * 1.3, h = 120, colour, opacity = 0.6 } = o;
  const fill = S.radial(fading(colour, 1, [0.55, 0.75], 0));
  return group(
    { opacity },
    ellipse(
      x,
      y,
      w / 2,
      h / 2,
      fill,
      `filter="${vapour(S, { fx: 0.005, fy: 0.013, lo: 0.28, hi: 0.7, ...o })}"`,
    ),
  );
}

/** A plume along points, from half-width w0 to w1. */
export function smoke(
  S: Easel,
  points: Points,
  {
    w0 = 4,
    w1 = 40,
    colour,
    opacity = 0.5,
    seed = 12,
  }: { w0?: number; w1?: number; colour: Colour; opacity?: number; seed?: number },
): string {
  const plume = ribbon(spline(points, false, 12), (t) => lerp(w0, w1, t ** 0.8) * (1 - t ** 6)).filter(
    (_, i) => i % 3 === 0,
  );
  const fill = S.linear(fading(colour, 0.1, 0.8, 1));
  return group(
    { opacity, filter: vapour(S, { fx: 0.012, fy: 0.016, lo: 0.2, hi: 0.62, seed, blur: 3, tear: 30 }) },
    path(smooth(plume), fill),
  );
}

/** A far bird as a path string, about 20 px wide at size 1; flap 0..1 lifts the wings. */
export function farBird(x: number, y: number, size: number, flap = 0.4, angle = 0): string {
  const [c, q] = [Math.cos(angle), Math.sin(angle)];
  const T = (u: number, v: number): string =>
    fix(x + (u * c - v * q) * size) + ' ' + fix(y + (u * q + v * c) * size);
  return `M${T(-10, -6 * flap)}C${T(-6, -7 * flap - 1)} ${T(-2.5, -3 * flap)} ${T(-0.6, -0.6)}C${T(0, -1.2)} ${T(0.6, -1.2)} ${T(0.8, -0.6)}C${T(3, -3.5 * flap)} ${T(6.5, -7 * flap - 1)} ${T(10, -5 * flap)}C${T(7, -4.4 * flap)} ${T(4, -1)} ${T(1.5, 1)}C${T(0.5, 1.6)} ${T(-0.5, 1.6)} ${T(-1.3, 1)}C${T(-3.5, -1)} ${T(-6.5, -4.6 * flap)} ${T(-10, -6 * flap)}Z`;
}
