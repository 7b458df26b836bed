/** One horizontal band of the Kuwahara filter; runs inside a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { kernelTable } from './kuwahara-kernels.ts';
import { px } from './raster.ts';

export interface BandJob {
  /** r, g, b, mean² interleaved, with `pad` pixels of repeated border. */
  readonly source: Float32Array;
  readonly tensor: readonly [Float32Array, Float32Array, Float32Array];
  readonly target: readonly [Float32Array, Float32Array, Float32Array];
  readonly width: number;
  readonly pad: number;
  readonly radius: number;
  readonly eccentricity: number;
  readonly fromRow: number;
  readonly toRow: number;
}

export function paintBand(job: BandJob): void {
  const { source, tensor, target, width, pad, radius, eccentricity } = job;
  const stride = width + 2 * pad;
  const pick = kernelTable(radius, eccentricity, stride);
  // The picture is halved afterwards, so one pixel of each pair is painted, in a checkerboard, and its neighbour copied.
  for (let y = job.fromRow; y < job.toRow; y++)
    for (let x = y & 1; x < width; x += 2) {
      const i = y * width + x;
      const { offsets, weights, starts } = pick(px(tensor[0], i), px(tensor[1], i), px(tensor[2], i));
      const centre = ((y + pad) * stride + x + pad) * 4;
      let [red, green, blue, total] = [0, 0, 0, 0];
      let tap = 0;
      for (let k = 1; k <= 8; k++) {
        const end = starts[k] ?? 0;
        let r = 0;
        let g = 0;
        let b = 0;
        let q = 0;
        for (; tap < end; tap++) {
          const at = centre + (offsets[tap] ?? 0);
          const w = weights[tap] ?? 0;
          r += px(source, at) * w;
          g += px(source, at + 1) * w;
          b += px(source, at + 2) * w;
          q += px(source, at + 3) * w;
        }
        const mean = (r + g + b) / 3;
        const spread = (Math.abs(q - mean * mean) / 65025) * 255 * 12;
        const calm = 1 / (1 + spread * spread * spread * spread);
        red += r * calm;
        green += g * calm;
        blue += b * calm;
        total += calm;
      }
      const neighbour = i + 1 - 2 * (y & 1);
      target[0][i] = target[0][neighbour] = red / total;
      target[1][i] = target[1][neighbour] = green / total;
      target[2][i] = target[2][neighbour] = blue / total;
    }
}

const job = workerData as BandJob | null;
if (parentPort && job) paintBand(job);
