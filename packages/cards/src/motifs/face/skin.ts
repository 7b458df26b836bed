/** Colours of people: ramps from shadow to light, cool in the depth and warm where light meets shade. */
import { adjust, mix, oklch, type Colour } from '../../kit/colour.ts';

export interface Complexion {
  readonly tones: readonly Colour[];
  readonly lips: readonly Colour[];
  readonly blush: Colour;
  readonly line: Colour;
  readonly bounce: Colour;
}

/** depth: 0 very fair .. 1 very dark; warmth turns the hue from rosy (-1) to golden (1). */
export function complexion(depth: number, warmth = 0, air: Colour = '#6f7fa8'): Complexion {
  const hue = 54 + warmth * 12;
  const light = 0.92 - depth * 0.42;
  const tone = (k: number, chroma: number, dh: number): Colour =>
    oklch(Math.max(0.1, light * k), chroma, hue + dh);
  const c = 0.048 + 0.036 * Math.sin(Math.PI * Math.min(1, depth * 0.72 + 0.1));
  const deep = mix(tone(0.34, 0.04, -24), air, 0.2);
  const shade = mix(tone(0.52, 0.058, -22), air, 0.14);
  const turn = tone(0.7, c * 1.14, -14);
  const half = tone(0.83, c * 1.06, -5);
  const bright = tone(0.93, c, 3);
  const top = tone(1, c * (0.78 + 0.22 * depth), 10);
  const spark = oklch(Math.min(0.97, light + 0.05 + depth * 0.07), c * (0.6 + 0.2 * depth), hue + 12);
  const red = mix(half, oklch(0.6 - depth * 0.26, 0.13, 24), 0.55);
  return {
    tones: [deep, shade, turn, half, bright, top, spark],
    lips: [
      mix(deep, red, 0.25),
      mix(shade, red, 0.5),
      mix(turn, red, 0.75),
      mix(red, half, 0.2),
      mix(red, top, 0.4),
      mix(red, spark, 0.65),
    ],
    blush: adjust(red, { kC: 0.95 }),
    line: mix(deep, '#1d1016', 0.45),
    bounce: mix(shade, air, 0.65),
  };
}
