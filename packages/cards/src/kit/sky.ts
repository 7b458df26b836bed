/** Skies: strokes of air, stars, moon. */
import { strokes, type Range } from './brush.ts';
import { clamp, jitter, mix, ramp, type Colour, type RampStop } from './colour.ts';
import { polygon, smooth } from './curves.ts';
import { glow } from './light.ts';
import { group, path } from './markup.ts';
import { blur, grain } from './materials.ts';
import { TAU, fix, lerp, times, type Point, type Box } from './points.ts';
import { type Easel } from './scene.ts';
import { blob } from './shapes.ts';

export interface SkyOptions {
  y0?: number;
  y1?: number;
  n?: number;
  length?: number;
  width?: number;
  opacity?: Range;
  angle?: number;
  dL?: number;
  /** How much strokes meander, radians. */
  meander?: number;
  clip?: string;
}

/** A brushed sky from top to bottom colours. */
export function sky(S: Easel, stops: readonly RampStop[], o: SkyOptions = {}): string {
  const { y0 = 0, y1 = S.h, angle = 0, meander = 0.25, opacity = [0.12, 0.4], dL = 0.012 } = o;
  const colours = ramp(stops);
  const bands = times(17, (i) => [i / 16, colours(i / 16)] as const);
  return group(
    { 'clip-path': o.clip },
    `<rect x="-20" y="${y0}" width="${S.w + 40}" height="${y1 - y0}" fill="${S.linearAt(bands, 0, y0, 0, y1)}"/>`,
    strokes(S, {
      region: [-40, y0, S.w + 80, y1 - y0],
      n: o.n ?? 900,
      length: o.length ?? 150,
      width: o.width ?? 11,
      angle: (x, y) => angle + meander * S.noise.fbm(x / 260, y / 160, 2),
      colour: (x, y) => colours((y - y0) / (y1 - y0) + 0.05 * S.noise.fbm(x / 300, y / 140, 3)),
      opacity,
      bend: 0.12,
      dL,
      dh: 4,
    }),
  );
}

export function star4(S: Easel, x: number, y: number, r: number, colour: Colour, opacity = 1): string {
  const points = times(8, (i): Point => {
    const k = i % 2 ? r * 0.2 : i % 4 ? r * 0.75 : r;
    return [x + Math.cos((i / 8) * TAU) * k, y + Math.sin((i / 8) * TAU) * k];
  });
  return glow(S, x, y, r * 4, colour, 0.45 * opacity) + path(polygon(points), colour, `opacity="${opacity}"`);
}

export interface StarsOptions {
  n?: number;
  box?: Box;
  colour?: Colour;
  size?: Range;
  /** How many four-pointed ones. */
  big?: number;
  /** Thin out towards the bottom of the box. */
  fade?: boolean;
  keep?: (x: number, y: number) => boolean;
}

export function stars(S: Easel, o: StarsOptions = {}): string {
  const {
    n = 200,
    box = [0, 0, S.w, S.h * 0.6],
    colour = '#fff8e0',
    size = [0.5, 1.7],
    big = 6,
    fade = true,
  } = o;
  const keep = o.keep ?? (() => true);
  const rng = S.rng.fork();
  const out: string[] = [];
  for (let i = 0; i < n; i++) {
    const x = rng.range(box[0], box[0] + box[2]);
    const y = box[1] + box[3] * rng.f() ** (fade ? 1.4 : 1);
    if (!keep(x, y) || (S.noise.fbm(x / 120, y / 120, 3) < -0.25 && rng.chance(0.7))) continue;
    const r = lerp(size[0], size[1], rng.f() ** 3);
    const dim = fade ? 1 - (0.6 * (y - box[1])) / box[3] : 1;
    const d = smooth(blob(x, y, r, r * rng.range(0.8, 1.2), S.noise, 0.4, 1.2, 7));
    out.push(path(d, jitter(colour, rng, 0.03, 18), `opacity="${fix(rng.range(0.35, 1) * dim)}"`));
  }
  for (let i = 0; i < big; i++) {
    for (let tries = 30; tries > 0; tries--) {
      const [x, y] = [rng.range(box[0] + 20, box[0] + box[2] - 20), box[1] + box[3] * rng.f() * 0.8];
      if (!keep(x, y)) continue;
      out.push(star4(S, x, y, rng.range(3.5, 7), colour));
      break;
    }
  }
  return group({}, out);
}

export interface MoonOptions {
  colour?: Colour;
  dark?: Colour;
  halo?: Colour;
  haloOpacity?: number;
  /** In moon radii. */
  haloSize?: number;
  /** A shadow over the lower right, for a waning moon. */
  shade?: Colour;
}

export function moon(S: Easel, x: number, y: number, r: number, o: MoonOptions = {}): string {
  const { colour = '#f6ecd0', dark = '#c9b48a', halo = colour, haloOpacity = 0.5, haloSize = 5 } = o;
  const rng = S.rng.fork();
  const d = smooth(blob(x, y, r, r, S.noise, 0.012, 1.5, 48));
  const seas = times(9, () => {
    const [a, k, size] = [rng.range(0, TAU), Math.sqrt(rng.f()) * r * 0.8, r * rng.range(0.08, 0.3)];
    const spot = blob(x + Math.cos(a) * k, y + Math.sin(a) * k, size, size * 0.8, S.noise, 0.5, 1.2, 22);
    return path(
      smooth(spot),
      dark,
      `opacity="${fix(rng.range(0.2, 0.45))}" filter="${grain(S, { amount: 0.35, slope: 1.4 })}"`,
    );
  });
  return [
    glow(S, x, y, r * haloSize, halo, haloOpacity, 0.4),
    glow(S, x, y, r * 2, halo, haloOpacity * 0.8, 0.6),
    path(d, colour),
    group(
      { 'clip-path': S.clip(d) },
      seas,
      strokes(S, {
        region: [x - r, y - r, 2 * r, 2 * r],
        n: 90,
        length: r * 0.5,
        width: r * 0.06,
        angle: -0.6,
        colour: (u, v) => mix(colour, dark, clamp(0.25 + ((u - x) * 0.4 + (v - y) * 0.5) / r)),
        opacity: [0.1, 0.35],
      }),
      o.shade
        ? path(
            smooth(blob(x + r * 0.75, y + r * 0.35, r * 1.05, r * 1.05, S.noise, 0.01)),
            o.shade,
            `opacity=".55" filter="${blur(S, r * 0.12)}"`,
          )
        : '',
    ),
  ].join('');
}
