/**
 * GOUACHE (night, dusk, lamplit rooms). Dark ground, opaque strokes, rim light, local glows; volumes by form().
 * Pass: brush noise, anisotropic Kuwahara (the dabs), halving, paper tooth, grade.
 */
import { clamp } from '../kit/colour.ts';
import { noiseFrom } from '../kit/noise.ts';
import { rngFrom } from '../kit/random.ts';
import { boxBlur } from '../pixels/blur.ts';
import { kuwahara } from '../pixels/kuwahara.ts';
import { blank, luminance, mapPlanes, px, shrunk, type Raster } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

type Tint = readonly [number, number, number];

export interface GouacheGrade {
  /** Size of the dabs at 2x, and how much of the painted version is used. */
  radius: number;
  paint: number;
  /** Lightness and hue noise that the filter turns into dabs. */
  brush: number;
  brushHue: number;
  tensor: number;
  eccentricity: number;
  paper: number;
  grain: number;
  vignette: number;
  warm: number;
  contrast: number;
  saturation: number;
  /** Lifted blacks. */
  lift: number;
  tintShadows: Tint;
  tintLights: Tint;
  sharpen: number;
  seed: number;
}

const usual: GouacheGrade = {
  radius: 5,
  paint: 0.85,
  brush: 10,
  brushHue: 5,
  tensor: 4,
  eccentricity: 1,
  paper: 0.055,
  grain: 0.03,
  vignette: 0.22,
  warm: 0,
  contrast: 0.06,
  saturation: 1.04,
  lift: 4,
  tintShadows: [0, 0, 0],
  tintLights: [0, 0, 0],
  sharpen: 0.35,
  seed: 5,
};

function brushNoise(shot: Raster, { seed, brush, brushHue }: GouacheGrade): Raster {
  const [dabs, hues] = [noiseFrom(seed), noiseFrom(seed + 9)];
  const { width: w, height: h } = shot;
  const noisy = mapPlanes(shot, (plane) => plane.slice());
  const [R, G, B] = noisy.planes;
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const a = dabs.n2(x / 9, y / 9) * 0.6 + dabs.n2(x / 22 + 50, y / 22) * 0.6;
      const lum = (px(R, i) * 0.3 + px(G, i) * 0.6 + px(B, i) * 0.1) / 255;
      const light = a * brush * (0.35 + 0.9 * Math.sqrt(lum));
      const hue = hues.n2(x / 26, y / 26) * brushHue * lum * 1.4;
      R[i] = px(R, i) + light + hue;
      G[i] = px(G, i) + light;
      B[i] = px(B, i) + light - hue;
    }
  return noisy;
}

const blend = (painted: Raster, shot: Raster, k: number): Raster => {
  painted.planes.forEach((plane, c) => {
    const raw = shot.planes[c];
    if (raw) for (let i = 0; i < plane.length; i++) plane[i] = px(plane, i) * k + px(raw, i) * (1 - k);
  });
  return painted;
};

function sharpen(picture: Raster, amount: number, radius: number): void {
  const L = luminance(picture);
  const soft = boxBlur(L.slice(), picture.width, picture.height, radius);
  for (const plane of picture.planes)
    for (let i = 0; i < plane.length; i++)
      plane[i] = px(plane, i) + clamp((px(L, i) - px(soft, i)) * amount, -14, 14);
}

/** Paper tooth, pigment granulation, vignette, contrast, saturation, split tone. */
export function paperAndGrade(picture: Raster, g: GouacheGrade, scale: number): Raster {
  const { width: W, height: H } = picture;
  const [tooth, fibre, wash] = [noiseFrom(g.seed), noiseFrom(g.seed + 9), noiseFrom(g.seed + 19)];
  const specks = rngFrom(g.seed + 77);
  const out = blank(W, H);
  const curve = (c: number): number => {
    const t = clamp(c / 255);
    return 255 * (t + g.contrast * (t - 0.5) * (1 - Math.abs(t - 0.5) * 1.2) * 2);
  };
  for (let row = 0, i = 0; row < H; row++)
    for (let column = 0; column < W; column++, i++) {
      const [x, y] = [column / scale, row / scale];
      const grit = tooth.fbm(x / 2.6, y / 2.6, 3) * 0.7 + wash.n2(x / 1.3, y / 1.3) * 0.35;
      const fibres = (fibre.n2(x / 14, y / 1.7) + fibre.n2(x / 1.7 + 90, y / 14)) * 0.16;
      const speck = specks.f() - 0.5;
      let [r, gr, b] = [px(picture.planes[0], i), px(picture.planes[1], i), px(picture.planes[2], i)];
      const l = clamp((r * 0.3 + gr * 0.59 + b * 0.11) / 255);
      const mid = 0.45 + 0.55 * Math.sin(Math.PI * clamp(l, 0.05, 0.95));
      const k =
        1 +
        (grit + fibres) * g.paper * 1.6 * mid +
        wash.fbm(x / 160, y / 160, 4) * 0.025 +
        speck * g.grain * 1.6 * (1 - l * 0.5);
      const add = (grit * g.paper * 22 + speck * g.grain * 30) * (1 - l) * 0.6;
      const [u, v] = [(column / W - 0.5) * 2, (row / H - 0.5) * 2];
      const corner = clamp((u * u * 0.75 + v * v * 0.75 + u * u * v * v * 0.5) / 2) ** 1.25;
      const dim = 1 - g.vignette * corner * 1.6;
      [r, gr, b] = [curve((r * k + add) * dim), curve((gr * k + add) * dim), curve((b * k + add) * dim)];
      const level = clamp(r * 0.3 + gr * 0.59 + b * 0.11, 0, 255);
      const [shade, light] = [(1 - level / 255) ** 2, (level / 255) ** 2];
      const tone = (c: number, tint: 0 | 1 | 2, warm: number): number =>
        level +
        (c - level) * g.saturation +
        g.tintShadows[tint] * shade +
        g.tintLights[tint] * light +
        warm * 6 +
        g.lift * shade;
      out.planes[0][i] = tone(r, 0, g.warm);
      out.planes[1][i] = tone(gr, 1, 0);
      out.planes[2][i] = tone(b, 2, -g.warm);
    }
  return out;
}

export const gouache: Finish<GouacheGrade> = {
  name: 'gouache',
  version: 1,
  async develop(shot, grade, { pace, scale }) {
    const g = { ...usual, ...grade };
    const noisy = g.brush ? brushNoise(shot, g) : shot;
    const painted = pace === 'fast' || g.radius <= 0 ? noisy : blend(await kuwahara(noisy, g), shot, g.paint);
    const picture = shrunk(painted, scale);
    if (g.sharpen) sharpen(picture, g.sharpen, Math.round(scale));
    return paperAndGrade(picture, g, scale);
  },
};
