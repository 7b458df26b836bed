/** Clouds: heaps, bands, and small ones in rows. */
import { strokes } from './brush.ts';
import { clamp, jitter, mix, type Colour } from './colour.ts';
import { smooth } from './curves.ts';
import { group, path } from './markup.ts';
import { blur } from './materials.ts';
import { lerp, radians, times, type Point } from './points.ts';
import { fading, type Easel } from './scene.ts';
import { blob, ribbon } from './shapes.ts';

export interface CumulusOptions {
  x: number;
  /** The flat base. */
  y: number;
  w: number;
  h: number;
  base: Colour;
  lit: Colour;
  shade: Colour;
  /** Degrees the light comes from. */
  angle?: number;
  puffs?: number;
  flat?: number;
  opacity?: number;
  seed?: number;
}

/** A cumulus modelled from overlapping puffs. */
export function cumulus(S: Easel, o: CumulusOptions): string {
  const { x, y, w, h, base, lit, shade, angle = -60, flat = 0.25, opacity = 1, seed = 8 } = o;
  const rng = S.rng.fork();
  const [lx, ly] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const puffs = times(o.puffs ?? 26, () => {
    const t = rng.range(-1, 1);
    const k = 1 - Math.abs(t) ** 1.6;
    const r = h * rng.range(0.18, 0.42) * (0.35 + 0.75 * k);
    return { px: x + t * w * 0.5, py: y - rng.f() * h * 0.62 * k - r * (0.5 - flat), r };
  }).sort((p, q) => p.py - q.py);
  const body = puffs.map(({ px, py, r }) =>
    path(smooth(blob(px, py, r * 1.12, r, S.noise, 0.25, 1.4, 26)), base),
  );
  const floor = path(smooth(blob(x, y - h * 0.06, w * 0.52, h * 0.14, S.noise, 0.35, 2, 40)), base);
  const lights = puffs.map(({ px, py, r }) => {
    const c = jitter(lit, rng, 0.012, 3);
    const sunny = S.radialAt(
      [
        [0, c, 0.95],
        [0.45, c, 0.55],
        [0.8, mix(c, shade, 0.5), 0.15],
        [1, shade, 0],
      ],
      px + lx * r * 0.75,
      py + ly * r * 0.75,
      r * 1.5,
    );
    const under = S.radialAt(fading(shade, 0.35, 0), px - lx * r * 0.5, py - ly * r * 0.5, r);
    return (
      path(smooth(blob(px, py, r * 1.08, r * 0.98, S.noise, 0.25, 1.4, 26)), sunny) +
      path(
        smooth(blob(px - lx * r * 0.35, py - ly * r * 0.35, r * 0.9, r * 0.7, S.noise, 0.25, 1.4, 20)),
        under,
      )
    );
  });
  const torn = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="22" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".7"/>`,
  );
  return group({ opacity }, group({ filter: torn }, body, floor, lights));
}

export interface StratusOptions {
  x0?: number;
  x1?: number;
  y: number;
  h?: number;
  colour: Colour;
  lit: Colour;
  /** Lit from below (sunset) or from above. */
  under?: boolean;
  opacity?: number;
  lumps?: number;
  slope?: number;
}

/** A long torn band of cloud. */
export function stratus(S: Easel, o: StratusOptions): string {
  const {
    x0 = -60,
    x1 = S.w + 60,
    y,
    h = 26,
    colour,
    lit,
    under = true,
    opacity = 0.8,
    lumps = 5,
    slope = 0,
  } = o;
  const start = S.rng.fork().range(0, 99);
  const [top, bottom]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const x = lerp(x0, x1, t);
    const swell = Math.sin(Math.PI * t) ** 0.7;
    const level = y + slope * (x - x0);
    top.push([x, level - Math.max(0, 0.38 + 0.55 * S.noise.fbm(t * lumps + start, 1, 5)) * h * swell - 0.3]);
    bottom.push([
      x,
      level + Math.max(0, 0.35 + S.noise.fbm(t * lumps * 1.7 + start, 9, 4)) * h * 0.42 * swell,
    ]);
  }
  const outline = top.concat([...bottom].reverse());
  const d = smooth(outline);
  const rim = ribbon(
    (under ? bottom : top).map(([x, yy]): Point => [x, yy + (under ? -1 : 1) * h * 0.1]),
    (t) => h * 0.16 * Math.sin(Math.PI * t) ** 0.5,
  );
  const torn = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".008 .04" numOctaves="4" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.6 .7"/>`,
    0.3,
  );
  return group(
    { opacity, filter: torn },
    path(d, colour),
    group(
      { 'clip-path': S.clip(d) },
      path(smooth(rim), lit, `filter="${blur(S, h * 0.12)}"`),
      strokes(S, {
        region: outline,
        n: Math.round((x1 - x0) / 9),
        length: h * 2.2,
        width: h * 0.1,
        angle: slope,
        colour: (_, yy) => mix(colour, lit, clamp(under ? (yy - y) / h + 0.35 : (y - yy) / h + 0.1)),
        opacity: [0.2, 0.55],
        spread: 0.08,
      }),
    ),
  );
}

export interface MackerelOptions {
  /** Where the ripples are largest, and where they would vanish. */
  y0?: number;
  horizon: number;
  lit: Colour;
  shade: Colour;
  /** How far the rows lean, radians, and how wide a cloudlet is at the top, px. */
  lean?: number;
  cell?: number;
  /** 0..1: how much of the sky they cover. */
  cover?: number;
  opacity?: number;
}

/** A mackerel sky: rows of small clouds that ripple away to the horizon, in drifts with clear air between. */
export function mackerel(S: Easel, o: MackerelOptions): string {
  const { y0 = -40, horizon, lit, shade, lean = 0.35, cell = 84, cover = 0.55, opacity = 0.9 } = o;
  const rng = S.rng.fork();
  const reach = horizon - y0;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const tilt = s * 0.5;
  const [under, over]: [string[], string[]] = [[], []];
  for (let row = -26; row < 46; row++) {
    for (let i = -40; i < 40; i++) {
      const [u, v] = [i + (row % 2) * 0.5 + rng.gauss(0, 0.14), row * 0.62 + rng.gauss(0, 0.07)];
      const drift = S.noise.fbm(u / 7 + 30, v / 5, 3) + cover - 0.5;
      const size = rng.range(0.75, 1.2);
      const far = 1 + ((u * s + v * c) * cell * 1.6) / reach;
      const [x, y] = [S.w / 2 + ((u * c - v * s) * cell) / far, horizon - reach / far];
      if (far < 0.9 || far > 5.5 || x < -cell || x > S.w + cell || drift < -0.05) continue;
      const fat = Math.min(1.05, 0.32 + drift * 2) * size;
      const [rx, ry] = [(cell * 0.78 * fat) / far, (cell * 0.38 * fat) / far ** 1.5];
      const puff = (dy: number, k: number): string =>
        smooth(
          blob(x, y, rx * k, ry * k, S.noise, 0.3, 1.5, 18).map(([px, py]): Point => [
            px,
            py + dy + (px - x) * tilt,
          ]),
        );
      const strength = opacity * Math.min(1, 0.35 + drift * 1.8) * (1 - 0.1 * far);
      under.push(path(puff(ry * 0.42, 1.04), shade, `opacity="${(0.62 * strength).toFixed(2)}"`));
      over.push(path(puff(-ry * 0.12, 0.92), lit, `opacity="${strength.toFixed(2)}"`));
    }
  }
  const torn = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".03 .045" numOctaves="4" seed="5" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="24" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.8"/>`,
    [-60, y0 - 60, S.w + 120, reach + 120],
  );
  return group({ filter: torn }, under, over);
}
