/** Small pixel effects shared by several finishes. */
import type { Noise } from '../kit/noise.ts';
import { rngFrom } from '../kit/random.ts';
import { boxBlur } from './blur.ts';
import { luminance, mapPlanes, px, type Raster } from './raster.ts';

/** Scatters every pixel by a random step of up to `reach` px: edges turn to powder. */
export function powder(raster: Raster, reach: number, seed: number): Raster {
  const { width: w, height: h } = raster;
  const rng = rngFrom(seed);
  const from = new Int32Array(w * h);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const r = rng.f() * rng.f() * reach;
      const a = rng.f() * 6.283;
      const sx = Math.max(0, Math.min(w - 1, Math.round(x + Math.cos(a) * r)));
      const sy = Math.max(0, Math.min(h - 1, Math.round(y + Math.sin(a) * r)));
      from[i] = sy * w + sx;
    }
  return mapPlanes(raster, (plane) => Float32Array.from(from, (at) => px(plane, at)));
}

/** Light spilling from what is brighter than `threshold` (0..255), added in place. */
export function bloom(raster: Raster, radius: number, threshold: number, amount: number): void {
  const { width: w, height: h } = raster;
  const L = luminance(raster);
  for (const plane of raster.planes) {
    const spill = Float32Array.from(
      plane,
      (v, i) => v * Math.max(0, Math.min(1, (px(L, i) - threshold) / (255 - threshold))),
    );
    boxBlur(spill, w, h, Math.round(radius));
    for (let i = 0; i < plane.length; i++) {
      const [v, s] = [px(plane, i), px(spill, i) * amount];
      plane[i] = v + s - (v * s) / 255;
    }
  }
}

/** Plain-woven cloth, about [-1, 1]: threads over and under, unevenly spun. pitch in px. */
export function weave(noise: Noise, pitch: number): (x: number, y: number) => number {
  const k = Math.PI / pitch;
  return (x, y) => {
    const u = x + noise.n2(x / 40, y / 40) * pitch * 0.5;
    const v = y + noise.n2(x / 40 + 70, y / 40) * pitch * 0.5;
    const over = (Math.floor(u / pitch) + Math.floor(v / pitch)) & 1;
    const thread = over ? Math.abs(Math.sin(v * k)) : Math.abs(Math.sin(u * k));
    const slub = over
      ? noise.n2(x / 60, Math.floor(v / pitch) * 3.7)
      : noise.n2(Math.floor(u / pitch) * 3.7, y / 60);
    return (thread - 0.6) * 1.2 + slub * 0.5;
  };
}

/** Each pixel through a function of its three channels and its place, at so many pixels to one of the place's. */
export function recolour(
  raster: Raster,
  scale: number,
  change: (
    r: number,
    g: number,
    b: number,
    x: number,
    y: number,
    i: number,
  ) => readonly [number, number, number],
): Raster {
  const { width: w, height: h } = raster;
  const [R, G, B] = raster.planes;
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const [r, g, b] = change(px(R, i), px(G, i), px(B, i), x / scale, y / scale, i);
      R[i] = r;
      G[i] = g;
      B[i] = b;
    }
  return raster;
}
