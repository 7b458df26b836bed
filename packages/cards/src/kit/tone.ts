/**
 * A plan of light for a drawing that is made of lines: where it is bright (0 board .. 1 full light) and which way the lines run.
 * The values are painted with outlines, soft edges and rounded volumes, and read back by whoever draws the lines.
 */
import { boxBlur } from '../pixels/blur.ts';
import { px } from '../pixels/raster.ts';
import { clamp } from './colour.ts';
import { resample } from './curves.ts';
import { bounds, lerp, nth, radians, type Point, type Points } from './points.ts';
import { ribbon } from './shapes.ts';

/** Card px per cell of the plan. */
const CELL = 2;
/** The plan reaches a little over the edges of the card. */
const MARGIN = 20;
/** A step across a cell from corner to corner. */
const DIAGONAL = 1414 / 1000;

export interface FillOptions {
  /** Blur of the edge, card px. */
  soft?: number;
  /** How much of the value is laid on, 0..1. */
  amount?: number;
  /** Stays inside this outline. */
  within?: Points;
}

export interface RoundOptions {
  /** Where light comes from, degrees: -90 top, 180 left. */
  from?: number;
  /** How far before the picture the light stands, degrees. */
  before?: number;
  /** How far in from the edge the form goes on curving, px. */
  size?: number;
  light?: number;
  dark?: number;
}

export class Tone {
  private readonly w: number;
  private readonly h: number;
  private readonly values: Float32Array;

  constructor(base = 0, width = 800, height = 1200) {
    this.w = Math.ceil((width + 2 * MARGIN) / CELL);
    this.h = Math.ceil((height + 2 * MARGIN) / CELL);
    this.values = new Float32Array(this.w * this.h).fill(base);
  }

  at(x: number, y: number): number {
    const u = clamp((x + MARGIN) / CELL, 0, this.w - 1.01);
    const v = clamp((y + MARGIN) / CELL, 0, this.h - 1.01);
    const [i, j] = [u | 0, v | 0];
    const k = j * this.w + i;
    const [a, b] = [u - i, v - j];
    return lerp(
      lerp(px(this.values, k), px(this.values, k + 1), a),
      lerp(px(this.values, k + this.w), px(this.values, k + this.w + 1), a),
      b,
    );
  }

  /** Lays a value into an outline. */
  fill(outline: Points, value: number | ((x: number, y: number) => number), o: FillOptions = {}): this {
    const mask = this.mask(outline, o.soft ?? 0);
    const kept = o.within ? this.mask(o.within, 0) : undefined;
    return this.blend(mask, (x, y) => (typeof value === 'number' ? value : value(x, y)), o.amount ?? 1, kept);
  }

  /** The same along a line, of a changing half-width. */
  line(points: Points, half: number | ((t: number) => number), value: number, o: FillOptions = {}): this {
    const curve = resample(points, 3);
    return this.fill(ribbon(curve, typeof half === 'number' ? () => half : half), value, o);
  }

  /** Adds light around a point; a negative amount is a shadow. */
  glow(x: number, y: number, rx: number, amount: number, ry = rx, within?: Points): this {
    const kept = within ? this.mask(within, 0) : undefined;
    for (let j = 0, k = 0; j < this.h; j++)
      for (let i = 0; i < this.w; i++, k++) {
        const [u, v] = [(i * CELL - MARGIN - x) / rx, (j * CELL - MARGIN - y) / ry];
        const q = u * u + v * v;
        if (q > 9) continue;
        const m = kept ? px(kept, k) : 1;
        if (m) this.values[k] = clamp(px(this.values, k) + amount * Math.exp(-q * 1.4) * m);
      }
    return this;
  }

  /** Shades an outline as a rounded volume under one light. */
  round(outline: Points, o: RoundOptions = {}): this {
    const { from = -90, before = 35, size = 60, light = 1, dark = 0 } = o;
    const mask = this.mask(outline, 0);
    const height = this.inflated(mask, size / CELL);
    const a = radians(from);
    const [lx, ly, lz] = [
      Math.cos(a) * Math.cos(radians(before)),
      Math.sin(a) * Math.cos(radians(before)),
      Math.sin(radians(before)),
    ];
    return this.blend(
      mask,
      (x, y) => {
        const i = Math.round((x + MARGIN) / CELL);
        const j = Math.round((y + MARGIN) / CELL);
        const k = clamp(j, 1, this.h - 2) * this.w + clamp(i, 1, this.w - 2);
        const gx = (px(height, k + 1) - px(height, k - 1)) / 2;
        const gy = (px(height, k + this.w) - px(height, k - this.w)) / 2;
        const length = Math.hypot(gx, gy, 1);
        return lerp(dark, light, clamp((-gx * lx - gy * ly + lz) / length));
      },
      1,
    );
  }

  /** Changes every value inside an outline, or everywhere. */
  change(make: (value: number, x: number, y: number) => number, within?: Points): this {
    const kept = within ? this.mask(within, 0) : undefined;
    for (let j = 0, k = 0; j < this.h; j++)
      for (let i = 0; i < this.w; i++, k++) {
        const m = kept ? px(kept, k) : 1;
        if (m === 0) continue;
        const v = px(this.values, k);
        this.values[k] = lerp(v, clamp(make(v, i * CELL - MARGIN, j * CELL - MARGIN)), m);
      }
    return this;
  }

  private blend(
    mask: Float32Array,
    value: (x: number, y: number) => number,
    amount: number,
    kept?: Float32Array,
  ): this {
    for (let j = 0, k = 0; j < this.h; j++)
      for (let i = 0; i < this.w; i++, k++) {
        const m = px(mask, k) * amount * (kept ? px(kept, k) : 1);
        if (m > 0.002)
          this.values[k] = lerp(
            px(this.values, k),
            clamp(value(i * CELL - MARGIN, j * CELL - MARGIN)),
            Math.min(1, m),
          );
      }
    return this;
  }

  private mask(outline: Points, soft: number): Float32Array {
    const out = new Float32Array(this.w * this.h);
    const shape = outline.map(([x, y]): Point => [(x + MARGIN) / CELL, (y + MARGIN) / CELL]);
    const [, top, , bottom] = bounds(shape);
    for (let j = Math.max(0, Math.floor(top)); j <= Math.min(this.h - 1, Math.ceil(bottom)); j++) {
      const crossings: number[] = [];
      for (let k = 0; k < shape.length; k++) {
        const [a, b] = [nth(shape, k), nth(shape, (k + 1) % shape.length)];
        if (a[1] > j !== b[1] > j) crossings.push(a[0] + ((b[0] - a[0]) * (j - a[1])) / (b[1] - a[1]));
      }
      crossings.sort((p, q) => p - q);
      for (let k = 0; k + 1 < crossings.length; k += 2)
        for (
          let i = Math.max(0, Math.ceil(nth(crossings, k)));
          i <= Math.min(this.w - 1, Math.floor(nth(crossings, k + 1)));
          i++
        )
          out[j * this.w + i] = 1;
    }
    return soft > 0 ? boxBlur(out, this.w, this.h, Math.max(1, Math.round(soft / CELL))) : out;
  }

  /** A rounded height over a mask: two sweeps of a chamfer distance, then a quarter circle. */
  private inflated(mask: Float32Array, size: number): Float32Array {
    const { w, h } = this;
    const d = mask.map((m) => (m > 0 ? 1e6 : 0));
    const relax = (k: number, from: number, cost: number): void => {
      d[k] = Math.min(px(d, k), px(d, from) + cost);
    };
    for (let j = 1; j < h - 1; j++)
      for (let i = 1, k = j * w + 1; i < w - 1; i++, k++) {
        relax(k, k - 1, 1);
        relax(k, k - w, 1);
        relax(k, k - w - 1, DIAGONAL);
        relax(k, k - w + 1, DIAGONAL);
      }
    for (let j = h - 2; j > 0; j--)
      for (let i = w - 2, k = j * w + w - 2; i > 0; i--, k--) {
        relax(k, k + 1, 1);
        relax(k, k + w, 1);
        relax(k, k + w + 1, DIAGONAL);
        relax(k, k + w - 1, DIAGONAL);
      }
    const height = d.map((v) => {
      const t = 1 - Math.min(1, v / size);
      return size * Math.sqrt(1 - t * t);
    });
    return boxBlur(height, w, h, Math.max(2, Math.round(size / 7)));
  }
}

export type Flow = (x: number, y: number) => number;

/** A direction field that follows hand-drawn guide lines, in their sense; read from a coarse grid. */
export function flowAlong(guides: readonly Points[], power = 3): Flow {
  const marks = guides.flatMap((guide) => {
    const points = resample(guide, 24);
    return points.slice(1).map(([x, y], i) => {
      const [px0, py0] = nth(points, i);
      return { x: (x + px0) / 2, y: (y + py0) / 2, dx: (x - px0) / 24, dy: (y - py0) / 24 };
    });
  });
  const cell = 10;
  const known = new Map<number, readonly [number, number]>();
  const corner = (i: number, j: number): readonly [number, number] => {
    const key = (i + 500) * 4096 + j + 500;
    const found = known.get(key);
    if (found) return found;
    let [sx, sy] = [0, 0];
    for (const m of marks) {
      const weight = 1 / (Math.hypot(i * cell - m.x, j * cell - m.y) ** power + 20);
      sx += weight * m.dx;
      sy += weight * m.dy;
    }
    const length = Math.hypot(sx, sy) || 1;
    const made = [sx / length, sy / length] as const;
    known.set(key, made);
    return made;
  };
  return (x, y) => {
    const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
    const [a, b] = [x / cell - i, y / cell - j];
    const [p, q, r, s] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)];
    const at = (k: 0 | 1): number => lerp(lerp(p[k], q[k], a), lerp(r[k], s[k], a), b);
    return Math.atan2(at(1), at(0));
  };
}
