/** The picture of a stage, before the brush: light on colour, spill of the brightest, pencil at the edges, tone. */
import { noiseFrom } from '../kit/noise.ts';
import { boxBlur } from '../pixels/blur.ts';
import { blank, px, type Raster } from '../pixels/raster.ts';
import { calmLight } from './calm.ts';
import type { Layers } from './layers.ts';
import type { Stage } from './stage.ts';

/** Film: a toe, a straight middle, a long shoulder. */
const film = (x: number): number => {
  const v = Math.max(0, x);
  return (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
};

export function plate(stage: Stage, layers: Layers): Raster {
  const { width, height } = layers;
  calmLight(layers, width > 500 ? 5 : 3);
  const picture = blank(width, height);
  picture.planes.forEach((out, k) => {
    for (let i = 0; i < out.length; i++)
      out[i] = px(layers.colour, i * 3 + k) * px(layers.light, i * 3 + k) + px(layers.own, i * 3 + k);
  });
  spill(picture, stage.bloom);
  const line = contours(layers, stage.contour);
  for (const out of picture.planes)
    for (let i = 0; i < out.length; i++)
      out[i] = 255 * film(px(out, i) * stage.exposure * px(line, i)) ** (1 / 2.2);
  return picture;
}

function spill({ width, height, planes }: Raster, amount: number): void {
  for (const out of planes) {
    const bright = Float32Array.from(out, (v) => Math.min(6, Math.max(0, v - 0.7)));
    const near = boxBlur(bright.slice(), width, height, Math.ceil(width / 90));
    const far = boxBlur(bright, width, height, Math.ceil(width / 22));
    for (let i = 0; i < out.length; i++) out[i] = px(out, i) + (px(near, i) + px(far, i)) * amount;
  }
}

/** Darker where one form ends before another, unevenly as a pencil presses. */
function contours({ width, height, depth, normal, thing }: Layers, strength: number): Float32Array {
  const press = noiseFrom(31);
  const line = new Float32Array(width * height).fill(1);
  const step = Math.max(1, Math.round(width / 800));
  for (let y = step; y < height - step; y++)
    for (let x = step; x < width - step; x++) {
      const i = y * width + x;
      let edge = 0;
      for (const j of [i - step, i + step, i - step * width, i + step * width]) {
        const apart = px(depth, j) - px(depth, i);
        const bend =
          1 -
          px(normal, i * 3) * px(normal, j * 3) -
          px(normal, i * 3 + 1) * px(normal, j * 3 + 1) -
          px(normal, i * 3 + 2) * px(normal, j * 3 + 2);
        if (thing[j] !== thing[i]) edge = Math.max(edge, apart > -0.02 * px(depth, i) ? 0.8 : 0.2);
        edge = Math.max(edge, Math.min(1, apart / (0.05 * px(depth, i))), Math.min(0.7, (bend - 0.25) * 1.4));
      }
      const pressed = 0.55 + 0.6 * press.n2((x / width) * 22, (y / width) * 22);
      line[i] = 1 - Math.max(0, edge) * strength * Math.max(0, Math.min(1, pressed));
    }
  return line;
}
