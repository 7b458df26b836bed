/** A picture as three float planes, 0..255. Scenes are shot at twice the size of the large picture and shrunk by the finish. */
import { shrunkPlane } from './shrink.ts';

export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** Typed-array read for code that stays in bounds. */
export const px = (plane: Float32Array, i: number): number => plane[i] ?? 0;

export const blank = (width: number, height: number): Raster => ({
  width,
  height,
  planes: [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ],
});

export const mapPlanes = (raster: Raster, change: (plane: Float32Array) => Float32Array): Raster => {
  const [r, g, b] = raster.planes;
  return { ...raster, planes: [change(r), change(g), change(b)] };
};

export function fromBytes(data: Uint8Array, width: number, height: number, channels: number): Raster {
  const raster = blank(width, height);
  raster.planes.forEach((plane, k) => {
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * channels + k] ?? 0;
  });
  return raster;
}

export function toBytes({ width, height, planes }: Raster): Uint8Array {
  const out = new Uint8ClampedArray(width * height * 3);
  planes.forEach((plane, k) => {
    for (let i = 0; i < plane.length; i++) out[i * 3 + k] = px(plane, i);
  });
  return new Uint8Array(out.buffer);
}

/** A shot, with two pixels to each of the large picture, at so many pixels to each. */
export function shrunk(raster: Raster, scale: number): Raster {
  const { width, height } = raster;
  const [wide, high] = [(width / 2) * scale, (height / 2) * scale];
  const smaller = mapPlanes(raster, (plane) => shrunkPlane(plane, width, height, wide, high));
  return { ...smaller, width: wide, height: high };
}

export function luminance({ planes: [r, g, b] }: Raster): Float32Array {
  const out = new Float32Array(r.length);
  for (let i = 0; i < out.length; i++) out[i] = px(r, i) * 0.3 + px(g, i) * 0.59 + px(b, i) * 0.11;
  return out;
}

export const smoothstep = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Fills a plane from a function of the pixel. */
export function plane(width: number, height: number, value: (x: number, y: number) => number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) out[i] = value(x, y);
  return out;
}
