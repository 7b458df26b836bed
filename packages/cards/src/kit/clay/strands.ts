/** Strokes that follow the grain of hair, or the roundness of a form, over a drawn model. */
import { px } from '../../pixels/raster.ts';
import { jitter, ramp, type Colour } from '../colour.ts';
import { smooth } from '../curves.ts';
import { path } from '../markup.ts';
import type { Point } from '../points.ts';
import type { Easel } from '../scene.ts';
import { ribbon } from '../shapes.ts';
import type { Drawing } from './drawing.ts';
import { ownPoint } from './model.ts';
import { turned, type Vec } from './space.ts';
import { pointAt } from './survey.ts';

export interface StrandsOptions {
  readonly part: string;
  /** Strands per 1000 px². */
  readonly density: number;
  readonly length: number;
  /** Half breadth. */
  readonly width: number;
  readonly tones: readonly Colour[];
  /** How far a strand is lighter or darker than what it lies on. */
  readonly contrast?: number;
  /** Sideways sway, px, and how many px a wave is long. */
  readonly wave?: number;
  readonly waveLength?: number;
  /** Strands may leave the outline by this much, px. */
  readonly stray?: number;
  readonly opacity?: number;
  /** Share of strands that grow out over the edge of what lies beside (a hairline), and by how many px. */
  readonly roots?: number;
  readonly rooted?: number;
}

/** Which way the grain runs on the card at a cell. */
function grainAt(d: Drawing, i: number): Point | undefined {
  const { survey: s } = d;
  const piece = s.model.pieces[s.piece[i] ?? -1];
  if (!piece?.grain) return undefined;
  const way: Vec = turned(piece.frame.turn, piece.grain(...ownPoint(piece, pointAt(s, i))));
  const [nx, ny, nz] = [px(s.nx, i), px(s.ny, i), px(s.nz, i)];
  const k = way[0] * nx + way[1] * ny + way[2] * nz;
  const [x, y] = [way[0] - nx * k, way[1] - ny * k];
  const size = Math.hypot(x, y);
  return size < 1e-3 ? undefined : [x / size, y / size];
}

export function strands(S: Easel, d: Drawing, o: StrandsOptions): string {
  const { survey: s } = d;
  const rng = S.rng.fork();
  const tone = ramp(o.tones);
  const cells: number[] = [];
  for (let i = 0; i < s.piece.length; i++)
    if (s.model.pieces[s.piece[i] ?? -1]?.part === o.part) cells.push(i);
  if (!cells.length) return '';
  const isPart = (i: number): boolean => s.model.pieces[s.piece[i] ?? -1]?.part === o.part;
  const hairline = cells.filter((i) => {
    const way = grainAt(d, i);
    if (!way) return false;
    const j = i - Math.round(way[1] * 2) * s.w - Math.round(way[0] * 2);
    return (s.piece[j] ?? -1) >= 0 && !isPart(j) && Math.abs(px(s.z, i) - px(s.z, j)) < 12 * s.cell;
  });
  const { contrast = 0.12, wave = 0, waveLength = 40, stray = 0, opacity = 0.8 } = o;
  const stepLength = Math.max(2, s.cell * 2);
  let out = '';
  const n = Math.round((cells.length * s.cell * s.cell * o.density) / 1000);
  for (let k = 0; k < n; k++) {
    const atRoot = rng.f() < (o.roots ?? 0) && hairline.length > 0;
    const start = atRoot
      ? (hairline[rng.int(0, hairline.length - 1)] ?? 0)
      : (cells[rng.int(0, cells.length - 1)] ?? 0);
    let [x, y] = pointAt(s, start);
    const line: Point[] = [];
    const steps = Math.round((o.length * rng.range(0.5, 1.3)) / stepLength);
    const phase = rng.range(0, 6.28);
    let way = grainAt(d, start);
    if (atRoot && way) {
      const before = rng.range(0.2, 1) * (o.rooted ?? 4);
      [x, y] = [x - way[0] * before, y - way[1] * before];
    }
    let over = 0;
    for (let j = 0; j < steps && way; j++) {
      const sway = wave * Math.sin(phase + (j * stepLength * 6.28) / waveLength);
      line.push([x - way[1] * sway, y + way[0] * sway]);
      [x, y] = [x + way[0] * stepLength, y + way[1] * stepLength];
      const [gx, gy] = [Math.round((x - s.x0) / s.cell), Math.round((y - s.y0) / s.cell)];
      if (gx < 0 || gy < 0 || gx >= s.w || gy >= s.h) break;
      const i = gy * s.w + gx;
      const same = s.model.pieces[s.piece[i] ?? -1]?.part === o.part;
      if (!same) {
        over += stepLength;
        if (over > stray) break;
      } else way = grainAt(d, i) ?? way;
    }
    if (line.length < 4) continue;
    const every = Math.max(1, Math.floor(line.length / 6));
    const light = Math.max(0, Math.min(1, px(d.lit.tone, start) + rng.gauss(0, contrast)));
    const w = o.width * rng.range(0.5, 1.2);
    out += path(
      smooth(
        ribbon(
          line.filter((_, i) => i % every === 0 || i === line.length - 1),
          (t) => w * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) ** 0.8,
        ),
      ),
      jitter(tone(light), rng, 0.015, 4),
      `opacity="${Math.round(rng.range(opacity * 0.5, opacity) * 100) / 100}"`,
    );
  }
  return out;
}

export interface DabsOptions {
  readonly part: string;
  /** Dabs per 1000 px². */
  readonly density?: number;
  readonly length: number;
  /** Half breadth. */
  readonly width: number;
  readonly tones: readonly Colour[];
  /** How far a dab may be off the tone it lies on. */
  readonly contrast?: number;
  readonly opacity?: number;
}

/** Dabs of a brush that turns with the form: they knit the tones together and leave the trace of a hand. */
export function formDabs(S: Easel, d: Drawing, o: DabsOptions): string {
  const { survey: s } = d;
  const rng = S.rng.fork();
  const tone = ramp(o.tones);
  const cells: number[] = [];
  for (let i = 0; i < s.piece.length; i++)
    if (s.model.pieces[s.piece[i] ?? -1]?.part === o.part) cells.push(i);
  const n = Math.round((cells.length * s.cell * s.cell * (o.density ?? 6)) / 1000);
  const { contrast = 0.05, opacity = 0.55 } = o;
  const at = (x: number, y: number): number => {
    const [gx, gy] = [Math.round((x - s.x0) / s.cell), Math.round((y - s.y0) / s.cell)];
    return gx < 0 || gy < 0 || gx >= s.w || gy >= s.h ? -1 : gy * s.w + gx;
  };
  let out = '';
  for (let k = 0; k < n; k++) {
    const i = cells[rng.int(0, cells.length - 1)] ?? 0;
    const [x, y] = pointAt(s, i);
    const [nx, ny] = [px(s.nx, i), px(s.ny, i)];
    const lean = Math.hypot(nx, ny);
    // Along the fall of the form where it turns, slanting like a right hand's hatching where it is flat.
    const angle = (lean > 0.25 ? Math.atan2(ny, nx) + 0.5 : -0.9) + rng.gauss(0, 0.35);
    const half = (o.length * rng.range(0.5, 1.2)) / 2;
    const bow = rng.gauss(0, 0.15) * half;
    const [c, q] = [Math.cos(angle), Math.sin(angle)];
    const line = [-1, -0.4, 0.3, 1].map((t): Point => [
      x + c * half * t - q * bow * (1 - t * t),
      y + q * half * t + c * bow * (1 - t * t),
    ]);
    const ends = [line[0], line[3]].map((p) => (p ? at(p[0], p[1]) : -1));
    if (
      ends.some(
        (j) => j < 0 || s.piece[j] !== s.piece[i] || Math.abs(px(s.z, j) - px(s.z, i)) > o.length * 1.5,
      )
    )
      continue;
    const light = Math.max(0, Math.min(1, px(d.lit.tone, i) + rng.gauss(0, contrast)));
    const w = o.width * rng.range(0.5, 1.2);
    out += path(
      smooth(ribbon(line, (t) => w * Math.sin(Math.PI * (0.1 + 0.86 * t)))),
      jitter(tone(light), rng, 0.012, 6),
      `opacity="${Math.round(rng.range(opacity * 0.4, opacity) * 100) / 100}"`,
    );
  }
  return out;
}
