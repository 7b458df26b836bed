/** Old-town houses: one leaning house, and a jumbled row of them. */
import { strokes, type Range } from '../kit/brush.ts';
import { adjust, jitter, mix, type Palette } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, line, path } from '../kit/markup.ts';
import { fix, nth, rectangle, type Point, type Points } from '../kit/points.ts';
import type { Rng } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export type HouseColours = Palette<'wall' | 'roof' | 'rim' | 'win' | 'haze'>;
export type RoofKind = 'gable' | 'hip' | 'mansard' | 'spire';

export interface HouseOptions {
  /** Foot of the left wall. */
  x: number;
  y: number;
  w: number;
  /** Height of the walls and of the roof. */
  h: number;
  roofHeight: number;
  colours: HouseColours;
  roof?: RoofKind;
  rng: Rng;
  /** 1 near, 0.3 far: how much is drawn. */
  detail?: number;
  /** Share of lit windows. */
  lights?: number;
  /** Side the light comes from. */
  rimSide?: 1 | -1;
}

interface Plan extends Required<HouseOptions> {
  lean: number;
  /** Top left of the wall. */
  left: number;
  top: number;
}

const dark = '#101025';
const quad = (x: number, y: number, w: number, h: number): Points => rectangle(x, y, x + w, y + h);

function roofOutline({ left: X, top, w, roofHeight: rh, roof, rng }: Plan): Point[] {
  const eave = w * 0.06 + 1;
  const [start, end]: [Point, Point] = [
    [X - eave, top + 2],
    [X + w + eave, top + 2],
  ];
  if (roof === 'gable') return [start, [X + w * 0.5 + rng.gauss(0, w * 0.04), top - rh], end];
  if (roof === 'hip')
    return [start, [X + w * 0.14, top - rh * 0.8], [X + w * 0.86, top - rh * 0.8 + rng.gauss(0, 2)], end];
  if (roof === 'mansard')
    return [
      start,
      [X + w * 0.1, top - rh * 0.62],
      [X + w * 0.3, top - rh],
      [X + w * 0.72, top - rh],
      [X + w * 0.9, top - rh * 0.62],
      end,
    ];
  return [
    [X - eave * 0.3, top + 2],
    [X + w * 0.5, top - rh * 2.1],
    [X + w + eave * 0.3, top + 2],
  ];
}

function walls(S: Easel, p: Plan): string[] {
  const { x, y, w, h, lean, left, top, detail, colours: c, rimSide } = p;
  const wall: Points = [
    [x, y],
    [x + w, y],
    [left + w, top],
    [left, top],
  ];
  const face = S.linearAt([mix(c.wall, c.rim, 0.12), [0.25, c.wall], mix(c.wall, c.haze, 0.7)], 0, top, 0, y);
  const out = [path(wobblyPolygon(S, wall), face)];
  if (detail <= 0.5) return out;
  const edge = 2.4 * detail;
  const lit: Points =
    rimSide > 0
      ? [
          [left + w, top],
          [x + w, y],
          [x + w - edge, y],
          [left + w - edge, top],
        ]
      : [
          [left, top],
          [x, y],
          [x + edge, y],
          [left + edge, top],
        ];
  return [
    ...out,
    strokes(S, {
      region: wall,
      n: Math.round((w * h) / 260),
      length: 16,
      width: 3,
      angle: Math.PI / 2,
      colour: c.wall,
      dL: 0.03,
      dh: 12,
      opacity: [0.12, 0.4],
    }),
    path(polygon(quad(x + lean, top, w, 9 * detail)), adjust(c.wall, { dL: -0.08 }), 'opacity=".6"'),
    path(polygon(lit), c.rim, 'opacity=".4"'),
  ];
}

function chimney(S: Easel, { left, top, w, roofHeight: rh, roof, rng, colours: c }: Plan): string[] {
  if (roof === 'spire' || !rng.chance(0.75)) return [];
  const [cx, cw, ch] = [left + w * rng.range(0.18, 0.8), Math.max(3, w * 0.11), rh * rng.range(0.35, 0.7)];
  const cy = top - rh * (roof === 'gable' ? 0.55 : 0.8);
  return [
    path(
      wobblyPolygon(
        S,
        [
          [cx, cy + 6],
          [cx, cy - ch],
          [cx + cw, cy - ch],
          [cx + cw, cy + 10],
        ],
        0.6,
      ),
      mix(c.roof, c.wall, 0.4),
    ),
    path(polygon(quad(cx - 1, cy - ch - 3, cw + 2, 3)), c.roof),
    path(polygon(quad(cx + cw - 1.4, cy - ch, 1.4, ch + 4)), c.rim, 'opacity=".55"'),
  ];
}

function roofing(S: Easel, p: Plan): string[] {
  const { left, top, w, roofHeight: rh, roof, rng, detail, colours: c, rimSide } = p;
  const outline = roofOutline(p);
  const d = wobblyPolygon(S, outline);
  const out = [path(d, S.linear([mix(c.roof, c.rim, 0.2), [0.4, c.roof], adjust(c.roof, { dL: -0.03 })]))];
  if (detail > 0.3) {
    const courses = Math.max(3, Math.round((rh * detail) / 5));
    const tiles = Array.from({ length: courses }, (_, r) => {
      const d2 = `M${fix(left - w * 0.06 - 5)} ${fix(top - (rh * r) / courses + 1)}q${fix(w * 0.25)} ${fix(rng.gauss(0, 1.2))} ${fix(w * 0.5)} 0t${fix(w * 0.65)} 0`;
      return line(d2, adjust(c.roof, { dL: rng.gauss(-0.05, 0.015) }), 1.1 * detail, 'opacity=".7"');
    });
    const dabs = strokes(S, {
      region: outline,
      n: Math.round(((w * rh) / 70) * detail),
      length: 9,
      width: 1.8,
      angle: Math.PI / 2,
      colour: c.roof,
      dL: 0.035,
      dh: 12,
      opacity: [0.3, 0.7],
    });
    out.push(group({ 'clip-path': S.clip(d) }, tiles, dabs));
  }
  const slope = rimSide > 0 ? outline.slice(-2) : outline.slice(0, 2);
  out.push(line(polygon(slope, false), c.rim, 1.6 * detail, 'opacity=".75"'));
  if (roof === 'hip' || roof === 'mansard')
    out.push(line(polygon(outline.slice(1, -1), false), c.rim, 1.2 * detail, 'opacity=".7"'));
  return out;
}

function windows(S: Easel, { x, y, w, h, lean, rng, detail, lights, colours: c }: Plan): string[] {
  const near = Math.max(0.55, detail);
  const columns = Math.max(1, Math.round(w / (rng.range(17, 27) * near)));
  const storeys = Math.max(1, Math.round(h / (rng.range(25, 34) * near)));
  const [ww, wh] = [(w / columns) * rng.range(0.3, 0.44), (h / storeys) * rng.range(0.36, 0.52)];
  const arched = rng.chance(0.3) && detail > 0.4;
  const out: string[] = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < storeys; j++) {
      if (rng.chance(0.15)) continue;
      const wx = x + lean * 0.5 + (w / columns) * (i + 0.5) - ww / 2 + rng.gauss(0, 0.6);
      const wy = y - h + (h / storeys) * (j + 0.28) + rng.gauss(0, 0.8);
      const lit = rng.chance(lights);
      const d = arched
        ? `M${fix(wx)} ${fix(wy + wh)}v${fix(-wh * 0.65)}q0 ${fix(-wh * 0.4)} ${fix(ww / 2)} ${fix(-wh * 0.4)}t${fix(ww / 2)} ${fix(wh * 0.4)}v${fix(wh * 0.65)}Z`
        : wobblyPolygon(S, quad(wx, wy, ww, wh), 0.5);
      out.push(
        path(d, lit ? jitter(c.win, rng, 0.03, 8) : mix(c.wall, dark, 0.4), `opacity="${lit ? 0.95 : 0.6}"`),
      );
      if (lit && detail > 0.4) {
        const bars = `M${fix(wx + ww / 2)} ${fix(wy)}v${fix(wh)}M${fix(wx)} ${fix(wy + wh * 0.45)}h${fix(ww)}`;
        out.push(
          line(bars, c.wall, 0.9 * detail, 'opacity=".8"'),
          glow(S, wx + ww / 2, wy + wh / 2, ww * 2.6, c.win, 0.3),
        );
      }
    }
  return out;
}

function dormer(S: Easel, { left, top, w, roofHeight, roof, rng, detail, colours: c }: Plan): string[] {
  if (detail <= 0.7 || roof === 'spire' || !rng.chance(0.6)) return [];
  const [dx, dy, dw] = [left + w * rng.range(0.35, 0.55), top - roofHeight * 0.22, w * 0.17];
  return [
    path(
      wobblyPolygon(
        S,
        [
          [dx, dy],
          [dx, dy - dw],
          [dx + dw * 0.5, dy - dw * 1.7],
          [dx + dw, dy - dw],
          [dx + dw, dy],
        ],
        0.6,
      ),
      mix(c.wall, c.roof, 0.4),
    ),
    path(
      polygon(quad(dx + dw * 0.25, dy - dw * 0.85, dw * 0.5, dw * 0.85 - 2)),
      rng.chance(0.6) ? c.win : mix(c.wall, dark, 0.4),
    ),
    line(
      polygon(
        [
          [dx - 2, dy - dw * 0.9],
          [dx + dw * 0.5, dy - dw * 1.75],
          [dx + dw + 2, dy - dw * 0.9],
        ],
        false,
      ),
      c.rim,
      1.2,
      'opacity=".6"',
    ),
  ];
}

export function house(S: Easel, o: HouseOptions): string {
  const lean = o.rng.gauss(0, 0.012) * o.h;
  const p: Plan = {
    roof: 'gable',
    detail: 1,
    lights: 0.4,
    rimSide: 1,
    ...o,
    lean,
    left: o.x + lean,
    top: o.y - o.h,
  };
  return [walls(S, p), chimney(S, p), roofing(S, p), windows(S, p), dormer(S, p)].flat().join('');
}

export interface TownRowOptions {
  y: number;
  colours: HouseColours;
  x0?: number;
  x1?: number;
  w?: Range;
  h?: Range;
  roofHeight?: Range;
  detail?: number;
  lights?: number;
  /** Share of spires. */
  spires?: number;
  rimSide?: (x: number) => 1 | -1;
  /** How far walls go on below y. */
  base?: number;
  /** Multiplies heights: the skyline's shape. */
  skyline?: (x: number) => number;
}

/** A row of overlapping houses; taller ones stand behind. */
export function townRow(S: Easel, o: TownRowOptions): string {
  const {
    x0 = -30,
    x1 = S.w + 30,
    w = [40, 80],
    h = [50, 120],
    roofHeight = [24, 44],
    base = 120,
    spires = 0.1,
  } = o;
  const rng = S.rng.fork();
  const kinds: readonly RoofKind[] = ['gable', 'gable', 'hip', 'mansard'];
  const plots: { x: number; width: number; height: number; roofHeight: number; roof: RoofKind }[] = [];
  for (let x = x0; x < x1;) {
    const width = rng.range(...w);
    const height = rng.range(...h) * (o.skyline?.(x + width / 2) ?? 1);
    plots.push({
      x,
      width,
      height,
      roofHeight: rng.range(...roofHeight),
      roof: rng.chance(spires) ? 'spire' : rng.pick(kinds),
    });
    x += width * rng.range(0.82, 1);
  }
  plots.sort((a, b) => b.height - a.height);
  return group(
    {},
    plots.map((plot, i) => {
      const tower = plot.roof === 'spire';
      const colours = {
        ...o.colours,
        wall: jitter(o.colours.wall, rng, 0.018, 10),
        roof: jitter(o.colours.roof, rng, 0.02, 12),
      };
      return house(S, {
        x: plot.x,
        y: o.y + base,
        w: tower ? plot.width * 0.5 : plot.width,
        h: plot.height + base + (tower ? 20 : 0),
        roofHeight: plot.roofHeight,
        roof: plot.roof,
        colours,
        rng,
        detail: o.detail ?? 1,
        lights: o.lights ?? 0.35,
        rimSide: o.rimSide?.(nth(plots, i).x + plot.width / 2) ?? 1,
      });
    }),
  );
}
