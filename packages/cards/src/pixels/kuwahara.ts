/** The brush of the gouache finish: an anisotropic Kuwahara filter, in bands over worker threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { boxBlur } from './blur.ts';
import type { BandJob } from './kuwahara-band.ts';
import { luminance, px, type Raster } from './raster.ts';

const shared = (n: number): Float32Array => new Float32Array(new SharedArrayBuffer(n * 4));

/** Smoothed products of the Sobel gradients: which way the picture runs at each pixel. */
function structureTensor(raster: Raster, smoothing: number): [Float32Array, Float32Array, Float32Array] {
  const { width: w, height: h } = raster;
  const L = luminance(raster);
  const [E, F, G] = [shared(w * h), shared(w * h), shared(w * h)];
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const [nw, ne, sw, se] = [px(L, i - w - 1), px(L, i - w + 1), px(L, i + w - 1), px(L, i + w + 1)];
      const gx = (px(L, i + 1) - px(L, i - 1)) * 2 + ne - nw + se - sw;
      const gy = (px(L, i + w) - px(L, i - w)) * 2 + sw - nw + se - ne;
      E[i] = gx * gx;
      F[i] = gx * gy;
      G[i] = gy * gy;
    }
  for (const plane of [E, F, G]) boxBlur(plane, w, h, smoothing);
  return [E, F, G];
}

function padded({ width: w, height: h, planes: [R, G, B] }: Raster, pad: number): Float32Array {
  const stride = w + 2 * pad;
  const out = shared(stride * (h + 2 * pad) * 4);
  for (let y = 0; y < h + 2 * pad; y++)
    for (let x = 0; x < stride; x++) {
      const i = Math.max(0, Math.min(h - 1, y - pad)) * w + Math.max(0, Math.min(w - 1, x - pad));
      const at = (y * stride + x) * 4;
      const [r, g, b] = [px(R, i), px(G, i), px(B, i)];
      const mean = (r + g + b) / 3;
      out[at] = r;
      out[at + 1] = g;
      out[at + 2] = b;
      out[at + 3] = mean * mean;
    }
  return out;
}

export interface KuwaharaOptions {
  /** Brush radius in px of the raster. */
  radius: number;
  /** Blur of the direction field. */
  tensor: number;
  /** Lower stretches dabs more along edges. */
  eccentricity: number;
}

export async function kuwahara(
  raster: Raster,
  { radius, tensor, eccentricity }: KuwaharaOptions,
): Promise<Raster> {
  const { width, height } = raster;
  const pad = Math.ceil(radius * 2) + 1;
  const target = [shared(width * height), shared(width * height), shared(width * height)] as const;
  const job = {
    source: padded(raster, pad),
    tensor: structureTensor(raster, tensor),
    target,
    width,
    pad,
    radius,
    eccentricity,
  };
  const bands = Math.max(2, Math.min(4, availableParallelism()));
  await Promise.all(
    Array.from({ length: bands }, (_, i) => {
      const workerData: BandJob = {
        ...job,
        fromRow: Math.floor((height * i) / bands),
        toRow: Math.floor((height * (i + 1)) / bands),
      };
      return new Promise<void>((done, fail) => {
        const worker = new Worker(new URL('./kuwahara-worker.mjs', import.meta.url), { workerData });
        worker.once('error', fail);
        worker.once('exit', () => done());
      });
    }),
  );
  return { width, height, planes: target };
}
