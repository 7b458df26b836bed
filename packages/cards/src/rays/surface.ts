/** What a ray finds where it meets a thing. One object is written over and over: nothing is made in the inner loop. */
import { clamp, type Colour } from '../kit/colour.ts';
import type { Vec } from './vectors.ts';

export class Surface {
  /** Colour in linear light. */
  r = 0.5;
  g = 0.5;
  b = 0.5;
  /** Own light. */
  glowR = 0;
  glowG = 0;
  glowB = 0;
  /** How far light creeps round the form: 0 stone, 0.3 skin and cloth, 0.7 snow. */
  wrap = 0.15;
  /** Colour of light that has crept. */
  deepR = 1;
  deepG = 1;
  deepB = 1;
  /** Height of the highlight and how small it is. */
  shine = 0;
  gloss = 30;
  /** 0 dull, 1 a mirror. */
  mirror = 0;
}

/** A colour in linear light. */
export const linear = (hex: Colour): Vec => {
  const part = (at: number): number => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
};

/** Paints a surface at a place with a normal. */
export type Paint = (s: Surface, x: number, y: number, z: number, nx: number, ny: number, nz: number) => void;

export const setColour = (s: Surface, [r, g, b]: Vec, k = 1): void => {
  s.r = r * k;
  s.g = g * k;
  s.b = b * k;
};

/** Lays a second colour over what is there. */
export const tint = (s: Surface, [r, g, b]: Vec, amount: number): void => {
  const t = clamp(amount);
  s.r += (r - s.r) * t;
  s.g += (g - s.g) * t;
  s.b += (b - s.b) * t;
};

export const glows = (s: Surface, [r, g, b]: Vec, k: number): void => {
  s.glowR = r * k;
  s.glowG = g * k;
  s.glowB = b * k;
};

export interface Look {
  wrap?: number;
  deep?: Colour;
  shine?: number;
  gloss?: number;
  mirror?: number;
  glow?: number;
}

/** One colour, or one that `touch` goes on to change. */
export const painted = (colour: Colour, look: Look = {}, touch?: Paint): Paint => {
  const base = linear(colour);
  const [deepR, deepG, deepB] = linear(look.deep ?? '#ffffff');
  const { wrap = 0.15, shine = 0, gloss = 30, mirror = 0, glow = 0 } = look;
  return (s, x, y, z, nx, ny, nz) => {
    setColour(s, base);
    glows(s, base, glow);
    s.wrap = wrap;
    s.deepR = deepR;
    s.deepG = deepG;
    s.deepB = deepB;
    s.shine = shine;
    s.gloss = gloss;
    s.mirror = mirror;
    touch?.(s, x, y, z, nx, ny, nz);
  };
};
