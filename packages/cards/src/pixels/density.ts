/** Transparent ink: the shot is read as pigment density over white and printed on a paper colour. */
import { clamp } from '../kit/colour.ts';
import { noiseFrom } from '../kit/noise.ts';
import { blank, px, type Raster } from './raster.ts';

export interface DensityOptions {
  /** Pixels to one of the large picture's, in which all lengths here are given. */
  scale: number;
  paper: readonly [number, number, number];
  seed: number;
  /** Multiplies the pigment: paper tooth, wood grain, pooling. */
  field: (x: number, y: number, density: number) => number;
  /** Relief of the paper itself, around 0. */
  light?: (x: number, y: number) => number;
  /** Hand wobble in px and its wavelength. */
  warp?: number;
  warpLength?: number;
}

export function printDensity(raster: Raster, o: DensityOptions): Raster {
  const { width: w, height: h, planes } = raster;
  const { scale, warp = 0, warpLength = 40 } = o;
  const noise = noiseFrom(o.seed);
  const out = blank(w, h);
  const lastPixel = w * h - 1;
  for (let row = 0, i = 0; row < h; row++)
    for (let column = 0; column < w; column++, i++) {
      const [x, y] = [column / scale, row / scale];
      let [sx, sy] = [column, row];
      if (warp) {
        sx = clamp(
          column +
            (noise.n2(x / warpLength, y / warpLength) + noise.n2(x / 7, y / 7 + 9) * 0.35) * warp * scale,
          0,
          w - 1.01,
        );
        sy = clamp(
          row +
            (noise.n2(x / warpLength + 50, y / warpLength) + noise.n2(x / 7 + 30, y / 7) * 0.35) *
              warp *
              scale,
          0,
          h - 1.01,
        );
      }
      const [x0, y0] = [sx | 0, sy | 0];
      const [a, b] = [sx - x0, sy - y0];
      const i0 = y0 * w + x0;
      const read = (plane: Float32Array): number => {
        const upper = px(plane, i0) * (1 - a) + px(plane, Math.min(i0 + 1, lastPixel)) * a;
        const lower =
          px(plane, Math.min(i0 + w, lastPixel)) * (1 - a) + px(plane, Math.min(i0 + w + 1, lastPixel)) * a;
        return -Math.log(Math.max(upper * (1 - b) + lower * b, 4) / 255);
      };
      const [d0, d1, d2] = [read(planes[0]), read(planes[1]), read(planes[2])];
      const field = o.field(x, y, (d0 + d1 + d2) / 3);
      const relief = 1 + (o.light?.(x, y) ?? 0);
      out.planes[0][i] = o.paper[0] * Math.exp(-d0 * field) * relief;
      out.planes[1][i] = o.paper[1] * Math.exp(-d1 * field) * relief;
      out.planes[2][i] = o.paper[2] * Math.exp(-d2 * field) * relief;
    }
  return out;
}
