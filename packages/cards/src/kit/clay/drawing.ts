/** A model drawn: the shapes of light and shadow, stains, edges and lines that every finish paints in its own manner. */
import { px } from '../../pixels/raster.ts';
import type { Noise } from '../noise.ts';
import type { Box, Point } from '../points.ts';
import { shapeAbove } from './contour.ts';
import { edges, type Edge } from './edges.ts';
import { blurredWithin, lit, spreadOut, type Light, type Lit } from './lighting.ts';
import { ownPoint, type Mark, type Model } from './model.ts';
import { outward, type Vec } from './space.ts';
import { pointAt, survey, type Survey } from './survey.ts';

export interface DrawingOptions {
  readonly light: Light;
  /** Height of the main thing, px: folds and thrown shadows are judged by it. */
  readonly size: number;
  /** Finer below 1, coarser above. */
  readonly coarse?: number;
  /** What is looked at; default all. */
  readonly box?: Box;
  /** The hand's unsteadiness in the borders of light, 0..0.1. */
  readonly unsteady?: number;
  readonly noise?: Noise;
}

/** A visible stretch of a mark, card px. */
export interface DrawnMark {
  readonly kind: string;
  readonly part: string;
  readonly line: readonly Point[];
  /** Half breadth at each point, px. */
  readonly breadth: readonly number[];
  /** Brightness of what it lies on, 0..1. */
  readonly tone: number;
}

export class Drawing {
  readonly survey: Survey;
  readonly lit: Lit;
  readonly size: number;
  readonly parts: readonly string[];
  private readonly stains = new Map<string, Float32Array>();
  private readonly known = new Map<string, { mask: Uint8Array; tone: Float32Array }>();

  constructor(model: Model, o: DrawingOptions) {
    const cell = Math.max(1, o.size / 320) * (o.coarse ?? 1);
    this.size = o.size;
    this.survey = survey(model, cell, o.box);
    this.lit = lit(this.survey, o.light, o.size);
    const { noise, unsteady = 0.026 } = o;
    if (noise) {
      const f = 14 / o.size;
      for (let i = 0; i < this.lit.tone.length; i++) {
        const [x, y] = pointAt(this.survey, i);
        this.lit.tone[i] = px(this.lit.tone, i) + unsteady * noise.fbm(x * f, y * f, 3);
      }
    }
    const seen = new Set<string>();
    for (const p of this.survey.piece) if (p >= 0) seen.add(this.partOf(p));
    this.parts = [...seen];
  }

  private partOf(piece: number): string {
    return this.survey.model.pieces[piece]?.part ?? '';
  }

  private of(part: string): { mask: Uint8Array; tone: Float32Array } {
    const found = this.known.get(part);
    if (found) return found;
    const { piece } = this.survey;
    const mask = Uint8Array.from(piece, (p) => (p >= 0 && this.partOf(p) === part ? 1 : 0));
    const tone = spreadOut(this.survey, blurredWithin(this.survey, this.lit.tone, mask, 1), mask, 4);
    const made = { mask, tone };
    this.known.set(part, made);
    return made;
  }

  /** Where a part (or, without a name, anything) is seen. */
  outline(part?: string): string {
    const { survey: s } = this;
    const mask = part === undefined ? undefined : this.of(part).mask;
    const cover = Float32Array.from(s.piece, (p, i) => {
      if (mask ? mask[i] : p >= 0) return 1;
      return p >= 0 ? 0 : Math.max(0, 0.95 - px(s.miss, i) / s.cell);
    });
    if (mask) {
      // A near miss of another part is not an edge of this one.
      for (let i = 0; i < cover.length; i++) if (!mask[i] && !this.touches(mask, i)) cover[i] = 0;
    }
    return shapeAbove(s, cover, 0.5, s.cell * s.cell * 6);
  }

  private touches(mask: Uint8Array, i: number): boolean {
    const { w } = this.survey;
    return [1, -1, w, -w, w + 1, w - 1, -w + 1, -w - 1].some((d) => mask[i + d]);
  }

  /** Where a part is brighter than `level`. To be cut to its outline. */
  brighter(part: string, level: number): string {
    const { survey: s } = this;
    return shapeAbove(s, this.of(part).tone, level, s.cell * s.cell * 10);
  }

  /** A field of the lighting within a part: thrown-back light or crevices. */
  field(part: string, values: Float32Array, level: number, blur = 1): string {
    const { survey: s } = this;
    const { mask } = this.of(part);
    return shapeAbove(
      s,
      spreadOut(s, blurredWithin(s, values, mask, blur), mask, 4),
      level,
      s.cell * s.cell * 8,
    );
  }

  /** Where a part is stained by `name` more than `level` (own units of the piece), and brighter than `brighter`. */
  stain(part: string, name: string, level = 0, brighter = 0): string {
    const { survey: s } = this;
    const { tone } = this.of(part);
    const field = this.stained(part, name);
    const values =
      brighter > 0 ? field.map((v, i) => Math.min(v - level, (px(tone, i) - brighter) * 12)) : field;
    return shapeAbove(s, values, brighter > 0 ? 0 : level, s.cell * s.cell * 1.5);
  }

  private stained(part: string, name: string): Float32Array {
    const key = `${part}/${name}`;
    const found = this.stains.get(key);
    if (found) return found;
    const { survey: s } = this;
    const { mask } = this.of(part);
    const values = new Float32Array(mask.length).fill(-9);
    for (let i = 0; i < mask.length; i++) {
      if (!mask[i]) continue;
      const piece = s.model.pieces[s.piece[i] ?? -1];
      const stain = piece?.stains?.[name];
      if (piece && stain) values[i] = Math.max(-9, stain(...ownPoint(piece, pointAt(s, i))));
    }
    const made = spreadOut(s, values, mask, 3);
    this.stains.set(key, made);
    return made;
  }

  edges(least = this.size * 0.012): Edge[] {
    return edges(this.survey, this.lit.tone, least);
  }

  /** What of a point on a model is seen: its place on the card, or nothing if something stands before it. */
  seen(p: Vec, slack = this.size * 0.012): boolean {
    const { survey: s } = this;
    const [gx, gy] = [Math.round((p[0] - s.x0) / s.cell), Math.round((p[1] - s.y0) / s.cell)];
    if (gx < 0 || gy < 0 || gx >= s.w || gy >= s.h) return false;
    const i = gy * s.w + gx;
    return (s.piece[i] ?? -1) >= 0 && px(s.z, i) <= p[2] + slack;
  }

  /** The stretches of the model's marks that are seen. */
  marks(kind?: string): DrawnMark[] {
    return this.survey.model.marks
      .filter((mark) => kind === undefined || mark.kind === kind)
      .flatMap((mark) => this.visible(mark));
  }

  private visible({ kind, part, line, width, swell = () => 1, frame }: Mark): DrawnMark[] {
    const runs: { line: Point[]; breadth: number[]; tone: number }[] = [];
    let run: { line: Point[]; breadth: number[]; tone: number } = { line: [], breadth: [], tone: 0 };
    line.forEach((p, i) => {
      const at = outward(frame, p);
      if (this.seen(at)) {
        run.line.push([at[0], at[1]]);
        run.breadth.push(0.5 * width * frame.scale * swell(i / (line.length - 1)));
        run.tone += this.toneAt(at[0], at[1]);
      } else {
        runs.push(run);
        run = { line: [], breadth: [], tone: 0 };
      }
    });
    runs.push(run);
    return runs
      .filter((r) => r.line.length > 2)
      .map((r) => ({ kind, part, ...r, tone: r.tone / r.line.length }));
  }

  toneAt(x: number, y: number): number {
    const { survey: s } = this;
    const [gx, gy] = [Math.round((x - s.x0) / s.cell), Math.round((y - s.y0) / s.cell)];
    return gx < 0 || gy < 0 || gx >= s.w || gy >= s.h ? 0 : px(this.lit.tone, gy * s.w + gx);
  }
}
