/** Skies: strokes of air, stars, moon, clouds. */
import { strokes, type Range } from './brush.ts';
import { clamp, jitter, mix, ramp, type Colour, type RampStop } from './colour.ts';
import { polygon, smooth } from './curves.ts';
import { glow } from './light.ts';
import { group, path } from './markup.ts';
import { blur, grain } from './materials.ts';
import { TAU, fix, lerp, radians, times, type Point, type Box } from './points.ts';
import { fading, type Easel } from './scene.ts';
import { blob, ribbon } from './shapes.ts';

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

export interface RainLightOptions {
  /** Where the sky ends. */
  y: number;
  cloud: Colour;
  light: Colour;
  rain: Colour;
  /** Share of the height where the cloud ends and the low light begins. */
  base?: number;
  /** How far the rain is blown sideways for each px it falls. */
  lean?: number;
  /** Middle, width and strength of each curtain at the cloud's base. */
  curtains: readonly (readonly [number, number, number])[];
}

/** A low slanting light under a rain cloud: a torn dark deck, a bright strip, curtains of rain blown across it. */
export function rainLight(S: Easel, o: RainLightOptions): string {
  const { y, cloud, light, rain, base = 0.55, lean = -0.35, curtains } = o;
  const rng = S.rng.fork();
  const floor = y * base;
  const deep = mix(cloud, '#10131f', 0.28);
  const rolls = times(46, (i) => {
    const t = i / 45;
    const r = lerp(150, 54, t) * rng.range(0.7, 1.3);
    const roll = blob(
      rng.range(-60, S.w + 60),
      lerp(-30, floor - 40, t) + rng.gauss(0, 14),
      r * 2,
      r * 0.5,
      S.noise,
      0.4,
      1.5,
      36,
    );
    const colour = rng.chance(0.36) ? mix(cloud, light, 0.42) : mix(cloud, deep, rng.f());
    return path(smooth(roll), colour, `opacity="${fix(rng.range(0.25, 0.6))}"`);
  });
  const ragged = times(61, (i): Point => {
    const x = -60 + (i * (S.w + 120)) / 60;
    return [x, floor + 70 * S.noise.fbm(x / 190, 3, 4) + 14 * S.noise.n2(x / 24, 8)];
  });
  const deck = polygon([[S.w + 60, -60], [-60, -60], ...ragged]);
  const torn = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".012 .022" numOctaves="5" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="46" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="5"/>`,
    [-80, -80, S.w + 160, y + 160],
  );
  const falls = curtains.map(([x, w, strength]) => {
    const [top, drop] = [floor - 50, y - floor + 50];
    const shape: Point[] = [
      [x - w / 2, top],
      [x + w / 2, top],
      [x + w * 0.62 + lean * drop, y],
      [x - w * 0.62 + lean * drop, y],
    ];
    return (
      path(
        polygon(shape),
        S.linearAt(fading(rain, strength * 0.75, [0.6, strength * 0.5], strength * 0.12), 0, top, 0, y),
        `filter="${blur(S, w * 0.09, 4)}"`,
      ) +
      strokes(S, {
        region: shape,
        n: Math.round(w * 0.7),
        length: drop * 0.4,
        width: 1.5,
        angle: Math.atan2(1, lean),
        colour: () => (rng.chance(0.35) ? light : rain),
        opacity: [0.06, 0.3 * strength + 0.08],
        spread: 0.025,
        bend: 0.02,
      })
    );
  });
  return [
    `<rect x="-20" y="-20" width="${S.w + 40}" height="${y + 20}" fill="${S.linearAt([cloud, [base, mix(cloud, light, 0.75)], [base + 0.2, light], light], 0, 0, 0, y)}"/>`,
    group(
      { filter: torn },
      path(deck, S.linearAt([deep, [0.6, cloud], mix(cloud, deep, 0.4)], 0, 0, 0, floor)),
      rolls,
    ),
    group({ 'clip-path': S.clip(`M-20 -20H${S.w + 20}V${y}H-20Z`) }, falls),
  ].join('');
}
