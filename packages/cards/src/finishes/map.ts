/**
 * OLD MAP. Background '#ffffff' = parchment. Sepia line (sepiaLine), hachured relief, molehill mountains, coasts with water
 * lining, hand tint strongest at the edge of an area, a decorated margin. No lettering, no numerals.
 * Pass: density print on stained, folded parchment with foxing, worn ink on the folds and browned edges.
 */
import { clamp, type Colour } from '../kit/colour.ts';
import { normals, polygon, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import { TAU, lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, ribbon, wobble } from '../kit/shapes.ts';
import { printDensity } from '../pixels/density.ts';
import { shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export const SEPIA = '#4a3220';

const penStroke = (S: Easel, points: Points, width: number): string => {
  const line = handLine(S, points, 0.8, 0.04, 3);
  if (line.length < 3) return '';
  return smooth(
    ribbon(line, (t) => width * 0.5 * (0.45 + 0.7 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)))).filter(
      (_, i) => i % 2 === 0,
    ),
  );
};

/** An engraver's line. */
export const sepiaLine = (
  S: Easel,
  points: Points,
  width = 1.6,
  colour: Colour = SEPIA,
  closed = false,
): string =>
  path(penStroke(S, spline(closed ? [...points, nth(points, 0)] : points, false, 8), width), colour);

/** Hachures falling away from a ridge line; side 1 = left of travel. light 0..1 thins them. */
export function hachures(
  S: Easel,
  ridge: Points,
  o: {
    length?: number;
    gap?: number;
    side?: 1 | -1;
    width?: number;
    light?: number;
    colour?: Colour;
    lean?: number;
  } = {},
): string {
  const { length = 26, gap = 5, side = 1, width = 1.5, light = 0, lean = 0.15 } = o;
  const rng = S.rng.fork();
  const line = resample(spline(ridge, false, 10), gap);
  const out = normals(line, false).map(([nx, ny], i) => {
    if (rng.f() < light * 0.7) return '';
    const t = i / Math.max(1, line.length - 1);
    const l = length * (0.35 + 0.65 * Math.sin(Math.PI * t)) * rng.range(0.65, 1.2) * (1 - light * 0.35);
    const a = Math.atan2(ny * side, nx * side) + lean * side + rng.gauss(0, 0.07);
    const [x, y] = nth(line, i);
    return polygon(
      ribbon(
        [
          [x, y],
          [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5],
          [x + Math.cos(a + 0.1) * l, y + Math.sin(a + 0.1) * l],
        ],
        (k) => width * (1 - light * 0.5) * (1 - k) + 0.15,
      ),
    );
  });
  return path(out.join(''), o.colour ?? SEPIA);
}

/** A molehill mountain, foot at (x, y): lit slope bare, shaded slope hachured. */
export function mapMountain(
  S: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { colour?: Colour; tint?: Colour } = {},
): string {
  const rng = S.rng.fork();
  const peak: Point = [x + rng.gauss(0, w * 0.06), y - h];
  const left: Points = [
    [x - w / 2, y],
    [x - w * 0.3, y - h * 0.42],
    [x - w * 0.12, y - h * rng.range(0.7, 0.85)],
    peak,
  ];
  const right: Points = [
    peak,
    [x + w * 0.16, y - h * rng.range(0.55, 0.7)],
    [x + w * 0.33, y - h * 0.3],
    [x + w / 2, y],
  ];
  const gullies = times(Math.max(4, Math.round(w / 9)), (i) => {
    const t = (i + rng.range(0.2, 0.8)) / Math.max(4, Math.round(w / 9));
    const [sx, sy] = [lerp(peak[0], x + w * 0.46, t), lerp(peak[1], y, t ** 1.15)];
    const l = h * (1 - t) * rng.range(0.35, 0.75) + 4;
    return polygon(
      ribbon(
        [
          [sx, sy],
          [sx - l * 0.12, sy + l * 0.5],
          [sx - l * 0.34, sy + l],
        ],
        (k) => 1.3 * (1 - k) + 0.2,
      ),
    );
  });
  const body = path(smooth([...left, ...right.slice(1)], true, 0.7), '#ffffff');
  const tint = o.tint ? path(smooth([...right, [x + w * 0.1, y]], true, 0.7), o.tint, 'opacity=".5"') : '';
  return (
    body +
    tint +
    path(gullies.join(''), o.colour ?? SEPIA) +
    sepiaLine(S, left, 1.8, o.colour) +
    sepiaLine(S, right, 2.4, o.colour)
  );
}

/** A coast: line, three fading water lines outside it (outline clockwise on screen), tint along its edge. */
export function coast(
  S: Easel,
  outline: Points,
  o: { land?: Colour; water?: Colour; colour?: Colour; lines?: number; gap?: number } = {},
): string {
  const { lines = 4, gap = 5, colour = SEPIA } = o;
  const shore = wobble(resample(spline([...outline, nth(outline, 0)], false, 10), 5), S.noise, 5, 0.03);
  const sides = normals(shore, true);
  const shifted = (by: number): Point[] =>
    shore.map(([x, y], i): Point => [x + nth(sides, i)[0] * by, y + nth(sides, i)[1] * by]);
  const rings = times(lines, (i) =>
    path(penStroke(S, shifted(gap * (i + 1) * (1 + i * 0.16)), 1), colour, `opacity="${0.7 - i * 0.14}"`),
  );
  const d = smooth(shore.filter((_, i) => i % 2 === 0));
  const water = o.water
    ? path(d, 'none', `stroke="${o.water}" stroke-width="${gap * lines * 2}" opacity=".28"`)
    : '';
  return group(
    {},
    water,
    path(d, '#ffffff'),
    o.land ? edgeTint(S, shore, o.land) : '',
    rings,
    path(penStroke(S, [...shore, nth(shore, 0)], 2.2), colour),
  );
}

/** Hand tint as on old maps: pale inside, a strong band along the border. */
export function edgeTint(
  S: Easel,
  outline: Points,
  colour: Colour,
  o: { band?: number; inner?: number; outer?: number } = {},
): string {
  const { band = 16, inner = 0.16, outer = 0.42 } = o;
  const d = smooth(outline);
  const border = path(
    d,
    'none',
    `stroke="${colour}" stroke-width="${band}" opacity="${outer}" stroke-linejoin="round"`,
  );
  return group(
    { 'clip-path': S.clip(d) },
    path(d, colour, `opacity="${inner}"`),
    border,
    path(d, 'none', `stroke="${colour}" stroke-width="${band * 0.4}" opacity="${outer * 0.7}"`),
  );
}

/** A ruled margin with alternating ticks all round, inset from the card's edge. */
export function mapMargin(
  S: Easel,
  o: { inset?: number; width?: number; tick?: number; colour?: Colour } = {},
): string {
  const { inset = 30, width = 14, tick = 34, colour = SEPIA } = o;
  const frame = (k: number): Points => [
    [k, k],
    [S.w - k, k],
    [S.w - k, S.h - k],
    [k, S.h - k],
    [k, k],
  ];
  const rules = [inset, inset + width, inset + width + 6].map((k, i) =>
    path(penStroke(S, frame(k), i === 2 ? 1 : 2), colour),
  );
  const blocks: string[] = [];
  for (let x = inset + width; x < S.w - inset - width - tick; x += tick * 2)
    for (const y of [inset, S.h - inset - width]) blocks.push(`M${x} ${y}h${tick}v${width}h${-tick}Z`);
  for (let y = inset + width; y < S.h - inset - width - tick; y += tick * 2)
    for (const x of [inset, S.w - inset - width]) blocks.push(`M${x} ${y}h${width}v${tick}h${-width}Z`);
  return path(blocks.join(''), colour, 'opacity=".7"') + rules.join('');
}

/** A wind rose with no letters. */
export function windRose(
  S: Easel,
  x: number,
  y: number,
  r: number,
  colour: Colour = SEPIA,
  accent: Colour = colour,
): string {
  const spike = (a: number, reach: number, width: number, side: number): string =>
    polygon([
      [x, y],
      [x + Math.cos(a + side * width) * reach * 0.22, y + Math.sin(a + side * width) * reach * 0.22],
      [x + Math.cos(a) * reach, y + Math.sin(a) * reach],
    ]);
  const rays = times(16, (i) => {
    const [a, reach] = [(i / 16) * TAU - TAU / 4, r * (i % 4 === 0 ? 1 : i % 2 === 0 ? 0.72 : 0.46)];
    return (
      path(spike(a, reach, 0.7, 1), i === 0 ? accent : colour) +
      path(spike(a, reach, 0.7, -1), '#ffffff', `stroke="${colour}" stroke-width=".8"`)
    );
  });
  const ring = times(49, (i): Point => [
    x + Math.cos((i / 48) * TAU) * r * 0.6,
    y + Math.sin((i / 48) * TAU) * r * 0.6,
  ]);
  return path(penStroke(S, ring, 1), colour) + rays.join('');
}

export interface MapGrade {
  paper: readonly [number, number, number];
  stains: number;
  /** Fold lines: fractions of the width and of the height. */
  foldsX: readonly number[];
  foldsY: readonly number[];
  /** Browning of the edges, 0..1. */
  age: number;
  seed: number;
}

export const map: Finish<MapGrade> = {
  name: 'map',
  version: 1,
  develop(shot, grade, { scale }) {
    const {
      paper = [238, 219, 178],
      stains = 0.5,
      foldsX = [0.5],
      foldsY = [0.34, 0.67],
      age = 0.55,
      seed = 51,
    } = grade;
    const picture = shrunk(shot, scale);
    const [w, h] = [picture.width / scale, picture.height / scale];
    const [skin, stain, fox] = [noiseFrom(seed), noiseFrom(seed + 1), noiseFrom(seed + 2)];
    const toFold = (x: number, y: number): { near: number; lit: number } => {
      const bend = skin.n2(x / 120, y / 120) * 3;
      const all = [...foldsX.map((f) => x - f * w + bend), ...foldsY.map((f) => y - f * h + bend)];
      const closest = all.reduce((best, d) => (Math.abs(d) < Math.abs(best) ? d : best), 99);
      return {
        near: clamp(1 - Math.abs(closest) / 5),
        lit: clamp(1 - Math.abs(closest + 2.4) / 3) - clamp(1 - Math.abs(closest - 2.4) / 3),
      };
    };
    return printDensity(picture, {
      scale,
      paper,
      seed,
      warp: 1,
      warpLength: 34,
      field: (x, y) => {
        const worn = toFold(x, y).near * (0.5 + skin.n2(x / 4, y / 4) * 0.5);
        return 1.02 + skin.n2(x / 2, y / 2) * 0.16 + skin.fbm(x / 60, y / 60, 3) * 0.2 - worn * 0.6;
      },
      light: (x, y) => {
        const { near, lit } = toFold(x, y);
        const edge = Math.min(x, y, w - x, h - y) + stain.fbm(x / 70, y / 70, 3) * 46;
        const brown = clamp(1 - edge / 120) ** 1.6 * age * 0.5;
        const blot = Math.max(0, stain.fbm(x / 190 + 4, y / 190, 4) - 0.05) * stains * 0.55;
        const ring = clamp(1 - Math.abs(stain.fbm(x / 150 + 40, y / 150, 2) - 0.3) * 26) * stains * 0.045;
        const spots =
          Math.max(0, fox.n2(x / 7, y / 7) - 0.62) * Math.max(0, fox.n2(x / 160, y / 160) + 0.3) * 0.6;
        const vellum = skin.fbm(x / 5, y / 3.2, 3) * 0.035 + skin.n2(x / 1.4, y / 1.4) * 0.018;
        return vellum + lit * 0.06 - near * 0.05 - brown - blot - ring - spots;
      },
    });
  },
};
