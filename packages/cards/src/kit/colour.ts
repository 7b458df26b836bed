/** Palette maths. Colours travel as hex strings; mixing happens in OKLab, so ramps stay clean. */
import type { Rng } from './random.ts';

export type Colour = string;
/** The named colours a motif is painted with. */
export type Palette<Name extends string> = Readonly<Record<Name, Colour>>;
type Triple = readonly [number, number, number];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
const toSrgb = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function labToRgb(L: number, a: number, b: number): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function rgbToLab(r: number, g: number, b: number): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const hexByte = (v: number): string =>
  Math.round(clamp(v) * 255)
    .toString(16)
    .padStart(2, '0');

/** Chroma is reduced until the colour is in gamut, which keeps hue and lightness honest. */
function labHex(L: number, a: number, b: number): Colour {
  let k = 1;
  let rgb = labToRgb(L, a, b);
  for (let i = 0; i < 24 && !rgb.every((v) => v >= -0.0005 && v <= 1.0005); i++) {
    k *= 0.93;
    rgb = labToRgb(L, a * k, b * k);
  }
  return '#' + rgb.map((v) => hexByte(toSrgb(clamp(v)))).join('');
}

/** '#rrggbb' as three bytes. */
export function bytes(colour: Colour): Triple {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const n = parseInt(full.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function lab(colour: Colour): Triple {
  const [r, g, b] = bytes(colour);
  return rgbToLab(toLinear(r / 255), toLinear(g / 255), toLinear(b / 255));
}

/** Lightness 0..1, chroma 0..0.3, hue in degrees (30 red, 90 yellow, 145 green, 230 blue, 310 violet). */
export const oklch = (lightness: number, chroma: number, hue: number): Colour =>
  labHex(lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180));

export function lch(colour: Colour): Triple {
  const [L, a, b] = lab(colour);
  return [L, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

export function mix(from: Colour, to: Colour, t: number): Colour {
  const A = lab(from);
  const B = lab(to);
  return labHex(A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t, A[2] + (B[2] - A[2]) * t);
}

/** Shift lightness by dL and hue by dh degrees, multiply chroma by kC. */
export function adjust(
  colour: Colour,
  { dL = 0, kC = 1, dh = 0 }: { dL?: number; kC?: number; dh?: number } = {},
): Colour {
  const [L, C, h] = lch(colour);
  return oklch(clamp(L + dL), C * kC, h + dh);
}

/** A neighbouring colour: what the same pot of paint gives on the next stroke. */
export const jitter = (colour: Colour, rng: Rng, dL = 0.02, dh = 4, kC = 0.08): Colour =>
  adjust(colour, { dL: rng.gauss(0, dL), dh: rng.gauss(0, dh), kC: 1 + rng.gauss(0, kC) });

export type RampStop = Colour | readonly [at: number, colour: Colour];

/** A colour ramp over t in 0..1 from evenly spaced colours or [t, colour] stops. */
export function ramp(stops: readonly RampStop[]): (t: number) => Colour {
  const placed = stops.map((stop, i): readonly [number, Colour] =>
    typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop] : stop,
  );
  return (t) => {
    let before = placed[0];
    if (!before) throw new Error('a ramp needs stops');
    for (const stop of placed) {
      if (stop[0] >= t)
        return mix(before[1], stop[1], clamp((t - before[0]) / Math.max(1e-6, stop[0] - before[0])));
      before = stop;
    }
    return before[1];
  };
}
