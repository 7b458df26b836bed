/**
 * THEATRE SET. 4-5 painted plywood flats with visible edges in a shallow box, boards, curtain, footlights or a spot.
 * stageFlat() is a flat, curtain() and proscenium pieces frame it, spotlight() and footlights() light it.
 * Pass: distemper brushing, canvas weave, haze that catches the lamps, dark house around the stage.
 */
import { strokes } from '../kit/brush.ts';
import { adjust, clamp, mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import { bounds, fix, lerp, rectangle, times, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../kit/shapes.ts';
import { bloom, recolour, weave } from '../pixels/effects.ts';
import { shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export interface StageFlatOptions {
  /** Offset of the board's back face: up and to the right shows its top and right edges. */
  edge?: Point;
  wood?: Colour;
  /** Distance to what is behind: the shadow it throws there. */
  gap?: number;
  /** Brush strokes painted on it. */
  brushed?: number;
  /** Painted decoration, clipped to the flat. */
  painted?: Mark;
}

/** A painted flat: board edge, scenic brushwork, shadow on the flat behind. */
export function stageFlat(S: Easel, outline: Points, colour: Colour, o: StageFlatOptions = {}): string {
  const { edge = [5, -5], wood = '#c79a66', gap = 14, brushed = 160 } = o;
  const d = wobblyPolygon(S, outline, 1.6, 0.03);
  const [left, top, right, bottom] = bounds(outline);
  const shadow = path(
    d,
    '#0a0610',
    `opacity=".5" transform="translate(${fix(edge[0] + gap * 0.6)} ${fix(edge[1] + gap * 0.8)})" filter="${blur(S, Math.max(3, gap * 0.5))}"`,
  );
  const sides = times(4, (i) =>
    path(
      d,
      mix(wood, '#2a1a12', i === 3 ? 0.1 : 0.35),
      `transform="translate(${fix((edge[0] * (4 - i)) / 4)} ${fix((edge[1] * (4 - i)) / 4)})"`,
    ),
  );
  const brush = strokes(S, {
    region: [left, top, right - left, bottom - top],
    n: brushed,
    length: 90,
    width: 9,
    angle: (x, y) => 1.2 + S.noise.fbm(x / 200, y / 200, 2) * 1.3,
    colour,
    dL: 0.028,
    dh: 5,
    opacity: [0.15, 0.45],
  });
  return group({}, shadow, sides, path(d, colour), group({ 'clip-path': S.clip(d) }, brush, o.painted ?? ''));
}

/** Hanging folds between x0 and x1 from top to bottom; pull 0..1 gathers the lower part towards one side. */
export function curtain(
  S: Easel,
  o: {
    x0: number;
    x1: number;
    top: number;
    bottom: number;
    colour: Colour;
    folds?: number;
    pull?: number;
    side?: 1 | -1;
    trim?: Colour;
  },
): string {
  const { x0, x1, top, bottom, colour, folds = 7, pull = 0, side = -1, trim } = o;
  const rng = S.rng.fork();
  const gathered = (x: number, t: number): number => {
    const wall = side < 0 ? x0 : x1;
    const k = pull * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.62) ** 2;
    return lerp(x, wall, k);
  };
  const edges = times(
    folds + 1,
    (i) => x0 + ((x1 - x0) * (i + (i > 0 && i < folds ? rng.gauss(0, 0.16) : 0))) / folds,
  );
  const fall = (x: number): Point[] =>
    times(15, (i): Point => {
      const t = i / 14;
      return [gathered(x, t) + S.noise.n2(x * 0.02, t * 2) * 5, lerp(top, bottom, t)];
    });
  const strips = edges.slice(0, -1).map((x, i) => {
    const [a, b] = [fall(x), fall(edges[i + 1] ?? x1)];
    const shade = S.linear(
      [
        adjust(colour, { dL: -0.13 }),
        [0.28, adjust(colour, { dL: 0.03 })],
        adjust(colour, { dL: 0.07 }),
        [0.8, adjust(colour, { dL: -0.04 })],
        adjust(colour, { dL: -0.16 }),
      ],
      0,
      0,
      1,
      0,
    );
    const hem = trim ? path(smooth(ribbon([...a.slice(-2, -1), ...b.slice(-2, -1)], () => 5)), trim) : '';
    return path(smooth([...a, ...[...b].reverse()], true, 0.85), shade) + hem;
  });
  const shadow = path(
    polygon([
      [x0, top],
      [x1, top],
      [gathered(x1, 1) + 14, bottom],
      [gathered(x0, 1), bottom],
    ]),
    '#05030a',
    `opacity=".5" transform="translate(12 6)" filter="${blur(S, 12)}"`,
  );
  return group({}, shadow, strips);
}

/** Stage boards from a back line y0 to the front y1, converging on vanishX. */
export function boards(
  S: Easel,
  o: { y0: number; y1?: number; colour: Colour; n?: number; vanishX?: number; spread?: number },
): string {
  const { y0, y1 = S.h + 10, colour, n = 17, vanishX = S.w / 2, spread = 1.9 } = o;
  const rng = S.rng.fork();
  const at = (i: number, deep: boolean): number => {
    const x = vanishX + ((i / n - 0.5) * S.w * spread) / (deep ? spread / 1.05 : 1);
    return x;
  };
  return group(
    {},
    path(polygon(rectangle(-20, y0, S.w + 20, y1)), colour),
    times(n, (i) => {
      const board: Points = [
        [at(i, true), y0],
        [at(i + 1, true), y0],
        [at(i + 1, false), y1],
        [at(i, false), y1],
      ];
      return (
        path(wobblyPolygon(S, board, 0.8, 0.05), adjust(colour, { dL: rng.gauss(0, 0.022) })) +
        path(
          polygon(
            ribbon(
              [
                [at(i, true), y0],
                [at(i, false), y1],
              ],
              (t) => 0.5 + t * 1.2,
            ),
          ),
          adjust(colour, { dL: -0.12 }),
        )
      );
    }),
  );
}

/** A beam from a lamp to a pool on the floor, with the pool itself. */
export function spotlight(
  S: Easel,
  from: Point,
  pool: { x: number; y: number; rx: number; ry: number },
  colour: Colour,
  strength = 0.5,
): string {
  const { x, y, rx, ry } = pool;
  const beam = polygon([
    [from[0] - 8, from[1]],
    [from[0] + 8, from[1]],
    [x + rx, y],
    [x - rx, y],
  ]);
  const fill = S.linearAt(
    fading(colour, strength, [0.6, strength * 0.45], strength * 0.25),
    from[0],
    from[1],
    x,
    y,
  );
  return (
    path(beam, fill, `filter="${blur(S, 6)}" style="mix-blend-mode:screen"`) +
    `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${colour}" opacity="${fix(strength)}" filter="${blur(S, 5)}" style="mix-blend-mode:soft-light"/>` +
    glow(S, x, y, rx * 1.5, colour, strength * 0.5, 0.6, ry / rx)
  );
}

/** A row of shell footlights along y, and the light they throw up. */
export function footlights(
  S: Easel,
  o: { y: number; x0?: number; x1?: number; n?: number; colour: Colour; metal?: Colour; reach?: number },
): string {
  const { y, x0 = 70, x1 = S.w - 70, n = 8, colour, metal = '#6b5330', reach = 260 } = o;
  const rng = S.rng.fork();
  return group(
    {},
    `<rect x="0" y="${y - reach}" width="${S.w}" height="${reach}" fill="${S.linear(fading(colour, 0, [0.6, 0.12], 0.4))}" style="mix-blend-mode:screen"/>`,
    times(n, (i) => {
      const x = lerp(x0, x1, i / (n - 1)) + rng.gauss(0, 2);
      const shell = times(9, (k): Point => {
        const a = Math.PI + (k / 8) * Math.PI;
        return [
          x + Math.cos(a) * 24 * (k % 2 ? 0.94 : 1.04),
          y + 16 + Math.sin(a) * 26 * (k % 2 ? 0.93 : 1.05),
        ];
      });
      return (
        glow(S, x, y - 4, 70, colour, 0.75) +
        path(smooth([...shell, [x + 20, y + 20], [x - 20, y + 20]], true, 0.8), metal) +
        path(
          smooth(
            shell.map(([u, v]): Point => [lerp(u, x, 0.25), lerp(v, y + 12, 0.25)]),
            true,
            0.8,
          ),
          adjust(metal, { dL: -0.1 }),
        )
      );
    }),
  );
}

export interface TheatreGrade {
  haze: number;
  weave: number;
  /** How dark the house is around the stage. */
  house: number;
  /** Centre of the light, fractions of the card. */
  centre: Point;
  warm: number;
  seed: number;
}

export const theatre: Finish<TheatreGrade> = {
  name: 'theatre',
  version: 1,
  develop(shot, grade, { scale }) {
    const {
      haze = 0.34,
      weave: cloth = 0.05,
      house = 0.5,
      centre = [0.5, 0.55],
      warm = 6,
      seed = 61,
    } = grade;
    const picture = shrunk(shot, scale);
    const [w, h] = [picture.width / scale, picture.height / scale];
    const [brush, dust] = [noiseFrom(seed), noiseFrom(seed + 1)];
    const threads = weave(noiseFrom(seed + 2), 2.6);
    bloom(picture, 20 * scale, 140, haze);
    bloom(picture, 60 * scale, 120, haze * 0.5);
    return recolour(picture, scale, (r, g, b, x, y) => {
      const distemper =
        brush.n2(x / 30 + brush.n2(x / 90, y / 90) * 2, y / 5) * 0.5 + brush.fbm(x / 50, y / 50, 3) * 0.6;
      const far = Math.hypot((x / w - centre[0]) * 1.35, (y / h - centre[1]) * 1.05);
      const dim = 1 - house * clamp((far - 0.34) / 0.5) ** 1.5;
      const k = (1 + distemper * 0.06 + threads(x, y) * cloth + dust.n2(x / 1.3, y / 1.3) * 0.025) * dim;
      const lit = clamp(1 - far * 1.4) * warm;
      return [r * k + lit, g * k + lit * 0.6, b * k - lit * 0.3 + (1 - dim) * 5];
    });
  },
};
