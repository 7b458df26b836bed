/** Takes the grain out of sampled light: an average over neighbours that lie on the same form (a-trous, five times wider each time). */
import { px } from '../pixels/raster.ts';
import type { Layers } from './layers.ts';

const KERNEL = [0.375, 0.25, 0.0625];

export function calmLight(layers: Layers, passes: number): void {
  let from: Float32Array = layers.light;
  let to: Float32Array = new Float32Array(from.length);
  for (let pass = 0; pass < passes; pass++) {
    spread(layers, from, to, 1 << pass);
    [from, to] = [to, from];
  }
  if (from !== layers.light) layers.light.set(from);
}

function spread(
  { width, height, normal, depth, thing }: Layers,
  from: Float32Array,
  to: Float32Array,
  step: number,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      const here = brightness(from, i);
      const near = 1 / (px(depth, i) * 0.012 * step + 0.02);
      for (let v = -2; v <= 2; v++) {
        const ny = y + v * step;
        if (ny < 0 || ny >= height) continue;
        for (let u = -2; u <= 2; u++) {
          const nx = x + u * step;
          if (nx < 0 || nx >= width) continue;
          const j = ny * width + nx;
          if (thing[j] !== thing[i]) continue;
          const along =
            px(normal, i * 3) * px(normal, j * 3) +
            px(normal, i * 3 + 1) * px(normal, j * 3 + 1) +
            px(normal, i * 3 + 2) * px(normal, j * 3 + 2);
          const a2 = Math.max(0, along) ** 2;
          const a8 = a2 * a2 * a2 * a2;
          const apart = Math.abs(px(depth, j) - px(depth, i)) * near;
          const unlike = Math.abs(brightness(from, j) - here) / ((here + 0.08) * 1.2);
          const w =
            (KERNEL[Math.abs(u)] ?? 0) *
            (KERNEL[Math.abs(v)] ?? 0) *
            (a8 * a8 + 1e-6) *
            Math.exp(-apart - unlike);
          r += px(from, j * 3) * w;
          g += px(from, j * 3 + 1) * w;
          b += px(from, j * 3 + 2) * w;
          sum += w;
        }
      }
      to[i * 3] = r / sum;
      to[i * 3 + 1] = g / sum;
      to[i * 3 + 2] = b / sum;
    }
}

const brightness = (plane: Float32Array, i: number): number =>
  px(plane, i * 3) * 0.3 + px(plane, i * 3 + 1) * 0.59 + px(plane, i * 3 + 2) * 0.11;
