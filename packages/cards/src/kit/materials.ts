/** SVG filters that give a shape its material. Each returns url(#…) for a filter= attribute. */
import type { Colour } from './colour.ts';
import type { Easel } from './scene.ts';

const round = (n: number): number => Math.round(n * 1000) / 1000;
/** feColorMatrix values that put `slope * source alpha (or red) + offset` into alpha. */
const alphaOnly = (slope: number, offset: number): string =>
  `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${round(slope)} ${round(offset)}`;
const turbulence = (fx: number, fy: number, octaves: number, seed: number, result: string): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}" result="${result}"/>`;
const displace = (source: string, by: string, scale: number, result: string): string =>
  `<feDisplacementMap in="${source}" in2="${by}" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="${result}"/>`;

export const blur = (S: Easel, x: number, y = x): string =>
  S.filter(`<feGaussianBlur stdDeviation="${round(x)} ${round(y)}"/>`, 0.6);

/** A hand-cut edge. */
export const edge = (S: Easel, amplitude = 4, frequency = 0.03, seed = 3, octaves = 3): string =>
  S.filter(
    turbulence(frequency, frequency, octaves, seed, 'n') + displace('SourceGraphic', 'n', amplitude, 's'),
    0.12,
  );

export interface ChalkOptions {
  /** Noise frequency; unequal fx and fy give a stroke direction. */
  fx?: number;
  fy?: number;
  /** Noise below lo is bare, above hi is solid. */
  lo?: number;
  hi?: number;
  seed?: number;
  octaves?: number;
  /** Edge displacement in px. */
  rough?: number;
  blur?: number;
}

/** Dry pigment: eats holes into the shape. */
export function chalk(S: Easel, o: ChalkOptions = {}): string {
  const { fx = 0.5, fy = fx, lo = 0.35, hi = 0.65, seed = 5, octaves = 3, rough = 3 } = o;
  const k = 1 / (hi - lo);
  return S.filter(
    turbulence(fx, fy, octaves, seed, 'n') +
      displace('SourceGraphic', 'n', rough, 's') +
      `<feColorMatrix in="n" type="matrix" values="${alphaOnly(k, -lo * k)}" result="m"/>` +
      `<feComposite in="s" in2="m" operator="in"/>` +
      (o.blur ? `<feGaussianBlur stdDeviation="${o.blur}"/>` : ''),
    0.15,
  );
}

export interface GrainOptions {
  frequency?: number;
  amount?: number;
  slope?: number;
  seed?: number;
  octaves?: number;
}

/** Sprayed grain: soft alpha dissolves into stipple. */
export function grain(
  S: Easel,
  { frequency = 0.9, amount = 0.9, slope = 2.2, seed = 7, octaves = 2 }: GrainOptions = {},
): string {
  return S.filter(
    turbulence(frequency, frequency, octaves, seed, 'n') +
      `<feColorMatrix in="n" type="matrix" values="${alphaOnly(1, 0)}" result="na"/>` +
      `<feColorMatrix in="SourceGraphic" type="matrix" values="${alphaOnly(1, 0)}" result="sa"/>` +
      `<feComposite in="sa" in2="na" operator="arithmetic" k1="${round(amount * 2)}" k2="${round(1 - amount)}" k3="0" k4="0" result="m"/>` +
      `<feComponentTransfer in="m" result="m2"><feFuncA type="linear" slope="${slope}" intercept="${round(0.5 - slope * 0.5)}"/></feComponentTransfer>` +
      `<feColorMatrix in="SourceGraphic" type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 40 0" result="solid"/>` +
      `<feComposite in="solid" in2="m2" operator="in"/>`,
    0.1,
  );
}

export interface VapourOptions {
  fx?: number;
  fy?: number;
  lo?: number;
  hi?: number;
  seed?: number;
  octaves?: number;
  blur?: number;
  /** How far the shape is torn, px. */
  tear?: number;
}

/** Mist and smoke: alpha multiplied by large soft noise. */
export function vapour(S: Easel, o: VapourOptions = {}): string {
  const { fx = 0.006, fy = 0.014, lo = 0.3, hi = 0.75, seed = 9, octaves = 5, tear = 60 } = o;
  const k = 1 / (hi - lo);
  return S.filter(
    turbulence(fx, fy, octaves, seed, 'n') +
      displace('SourceGraphic', 'n', tear, 's') +
      `<feGaussianBlur in="s" stdDeviation="${o.blur ?? 6}" result="sb"/>` +
      `<feColorMatrix in="n" type="matrix" values="${alphaOnly(k, -lo * k)}" result="m"/>` +
      `<feComposite in="sb" in2="m" operator="in"/>`,
    0.3,
  );
}

export interface FormOptions {
  /** Where the light comes FROM, degrees on screen: 0 right, -90 above, 180 left. */
  angle?: number;
  /** Depth of the shaded side, px. */
  size?: number;
  soft?: number;
  shade?: Colour;
  shadeOpacity?: number;
  light?: Colour;
  lightOpacity?: number;
  /** Width of the lit rim, px. */
  lightSize?: number;
  lightSoft?: number;
  /** Light thrown back from below, on the shaded edge. */
  bounce?: Colour | undefined;
  bounceOpacity?: number;
  bounceSize?: number;
  /** Edge displacement and its frequency. */
  rough?: number;
  roughFrequency?: number;
  /** How grainy the shading is, 0..1. */
  grain?: number;
  slope?: number;
  /** Mottling inside the shape. */
  mottle?: number;
  mottleFrequency?: number;
  mottleDark?: Colour;
  mottleLight?: Colour;
  seed?: number;
}

/** Turns a flat silhouette into a lit, grainy volume. */
export function form(S: Easel, o: FormOptions = {}): string {
  const {
    angle = -60,
    size = 28,
    soft = size * 0.8,
    shade = '#112233',
    shadeOpacity = 0.7,
    light = '#ffeedd',
  } = o;
  const {
    lightOpacity = 0.6,
    lightSize = 6,
    lightSoft = lightSize * 0.7,
    rough = 3,
    roughFrequency = 0.03,
  } = o;
  const { grain: grainy = 0.8, slope = 1.7, mottle = 0.25, mottleFrequency = 0.012, seed = 3 } = o;
  const lx = Math.cos((angle * Math.PI) / 180);
  const ly = Math.sin((angle * Math.PI) / 180);
  const flood = (colour: Colour, opacity: number, within: string, result: string, clipped = true): string =>
    `<feFlood flood-color="${colour}" flood-opacity="${round(opacity)}"/><feComposite in2="${within}" operator="in"${clipped ? '' : ` result="${result}"`}/>` +
    (clipped ? `<feComposite in2="a" operator="in" result="${result}"/>` : '');
  const offsetEdge = (softness: number, dx: number, dy: number, result: string): string =>
    `<feGaussianBlur in="a" stdDeviation="${round(softness)}"/><feOffset dx="${round(dx)}" dy="${round(dy)}" result="${result}o"/>` +
    `<feComposite in="a" in2="${result}o" operator="out" result="${result}"/>`;
  const grained = (mask: string, result: string): string =>
    `<feComposite in="${mask}" in2="gr" operator="arithmetic" k1="${round(grainy * 2)}" k2="${round(1 - grainy)}" result="${result}0"/>` +
    `<feComponentTransfer in="${result}0" result="${result}"><feFuncA type="linear" slope="${round(slope)}" intercept="${round(0.5 - slope * 0.5)}"/></feComponentTransfer>`;
  const bounceSize = o.bounceSize ?? 10;
  const bounce = o.bounce
    ? offsetEdge(bounceSize * 0.6, lx * bounceSize, ly * bounceSize, 'cm') +
      flood(o.bounce, o.bounceOpacity ?? 0.4, 'cm', 'bn', false)
    : '';
  return S.filter(
    turbulence(roughFrequency, roughFrequency, 3, seed, 'n') +
      displace('SourceGraphic', 'n', rough, 'src') +
      `<feColorMatrix in="src" type="matrix" values="${alphaOnly(1, 0)}" result="a"/>` +
      turbulence(0.85, 0.85, 2, seed + 1, 'g0') +
      `<feColorMatrix in="g0" type="matrix" values="${alphaOnly(1, 0)}" result="gr"/>` +
      turbulence(mottleFrequency, mottleFrequency * 1.6, 5, seed + 2, 'mn') +
      `<feColorMatrix in="mn" type="matrix" values="${alphaOnly(4.2, -2.2)}" result="md0"/>` +
      `<feColorMatrix in="mn" type="matrix" values="${alphaOnly(-4.2, 2)}" result="ml0"/>` +
      flood(o.mottleDark ?? shade, mottle, 'md0', 'md') +
      flood(o.mottleLight ?? light, mottle * 0.8, 'ml0', 'ml') +
      offsetEdge(soft, lx * size, ly * size, 'sm') +
      grained('sm', 'sg') +
      flood(shade, shadeOpacity, 'sg', 'sh') +
      offsetEdge(lightSoft, -lx * lightSize, -ly * lightSize, 'lm') +
      grained('lm', 'lg') +
      flood(light, lightOpacity, 'lg', 'li') +
      bounce +
      `<feMerge><feMergeNode in="src"/><feMergeNode in="md"/><feMergeNode in="ml"/><feMergeNode in="sh"/><feMergeNode in="li"/>${bounce ? '<feMergeNode in="bn"/>' : ''}</feMerge>`,
    0.15,
  );
}
