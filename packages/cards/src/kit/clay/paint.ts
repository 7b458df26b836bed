/** Painting a drawn model softly, as gouache, watercolour and pastel want it: tone over tone, edges lost and found. */
import { ramp, type Colour } from '../colour.ts';
import { smooth } from '../curves.ts';
import { group, path } from '../markup.ts';
import { nth, times, type Point } from '../points.ts';
import type { Easel } from '../scene.ts';
import { ribbon } from '../shapes.ts';
import type { Drawing, DrawnMark } from './drawing.ts';
import type { Edge } from './edges.ts';
import { formDabs, strands, type DabsOptions, type StrandsOptions } from './strands.ts';

export interface StainPaint {
  readonly name: string;
  /** From shadow to light. One colour is laid on flat. */
  readonly tones: readonly Colour[];
  readonly opacity?: number;
  /** Laid on several times, from this level of the stain to its heart: a soft edge. */
  readonly levels?: readonly number[];
}

export interface PartPaint {
  /** From deepest shadow to highest light. */
  readonly tones: readonly Colour[];
  readonly stains?: readonly StainPaint[];
  /** Light thrown back into the shade. */
  readonly bounce?: Colour;
  /** Crevices. */
  readonly crease?: Colour;
  /** Colour and half breadth (px) of contours where the part stands before something. */
  readonly line?: Colour;
  readonly contour?: number;
  /** Colours of marks by kind; kinds in `hairy` are made of many small hairs when they are large. */
  readonly marks?: Readonly<Record<string, Colour>>;
  readonly hairy?: readonly string[];
  readonly strands?: Omit<StrandsOptions, 'part' | 'tones'>;
  readonly dabs?: Omit<DabsOptions, 'part' | 'tones'>;
}
export type Paints = Readonly<Record<string, PartPaint>>;

/** Steps from dark to light: more on what is large. */
const shadesFor = (size: number): number => Math.round(Math.max(12, Math.min(26, 8 + size / 34)));

function stainMarks(drawing: Drawing, part: string, stain: StainPaint): string {
  const { tones, levels = [0], opacity = 1 } = stain;
  const tone = ramp(tones);
  const shades = tones.length === 1 ? 1 : 7;
  const laid = levels.map((level) =>
    times(shades, (i) => {
      const d = drawing.stain(part, stain.name, level, i / shades);
      return d ? path(d, shades === 1 ? nth(tones, 0) : tone((i + 0.5) / shades)) : '';
    }).join(''),
  );
  return laid.some(Boolean) ? laid.map((one) => group({ opacity }, one)).join('') : '';
}

/** Contours with weight: heavy in the shade and where much falls away, lost in the light. */
export function contour(S: Easel, edge: Edge, width: number, colour: Colour, lost = 0.5): string {
  const n = edge.line.length;
  if (n < 5) return '';
  const weight = (t: number): number => {
    const i = Math.min(n - 1, Math.round(t * (n - 1)));
    const bright = edge.tone[i] ?? 0;
    const [x, y] = nth(edge.line, i);
    const hand = 0.62 + 0.5 * S.noise.n2(x * 0.018, y * 0.018);
    const ends = Math.min(1, t * 9, (1 - t) * 9);
    return width * ends * Math.max(0.15, hand) * Math.max(0, 1 - Math.max(0, bright - 0.15) / lost);
  };
  const line: Point[] = edge.line.filter((_, i) => i % 2 === 0 || i === n - 1);
  return path(smooth(ribbon(line, weight, S.noise, width * 0.15)), colour);
}

/** A mark as a ribbon, or, where it is broad enough to show them, as hairs growing along it. */
export function drawnMark(S: Easel, { line, breadth }: DrawnMark, colour: Colour, hairy: boolean): string {
  const n = line.length;
  const broad = Math.max(...breadth);
  const body = path(
    smooth(ribbon(line, (t) => breadth[Math.round(t * (n - 1))] ?? 0)),
    colour,
    hairy && broad > 2 ? 'opacity="0.45"' : '',
  );
  if (!hairy || broad <= 2) return body;
  const rng = S.rng.fork();
  const hairs = times(Math.round(26 + broad * 7), () => {
    const i = rng.int(1, n - 2);
    const [p, q] = [nth(line, i - 1), nth(line, i + 1)];
    const way = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const wide = breadth[i] ?? 1;
    const off = rng.range(-1, 1) * wide * 0.7;
    const [x, y] = [nth(line, i)[0] - Math.sin(way) * off, nth(line, i)[1] + Math.cos(way) * off];
    const up = way + (Math.cos(way) > 0 ? -1 : 1) * rng.range(-0.1, 0.28);
    const long = broad * rng.range(1.4, 2.6);
    const hair: Point[] = [0, 0.5, 1].map((t): Point => [
      x + Math.cos(up + t * 0.15) * long * t,
      y + Math.sin(up + t * 0.15) * long * t,
    ]);
    return path(smooth(ribbon(hair, (t) => broad * 0.16 * (1 - t * 0.9))), colour, 'opacity="0.8"');
  });
  return body + hairs.join('');
}

function partLayer(S: Easel, drawing: Drawing, part: string, paint: PartPaint): string {
  const outline = drawing.outline(part);
  const tone = ramp(paint.tones);
  const { bounce, crease } = paint;
  const shades = shadesFor(drawing.size);
  const veil = (
    values: Float32Array,
    colour: Colour,
    levels: readonly number[],
    opacity: number,
    blur: number,
  ): string[] =>
    levels.map((level) => {
      const d = drawing.field(part, values, level, blur);
      return d ? path(d, colour, `opacity="${opacity}"`) : '';
    });
  return group(
    { 'clip-path': S.clip(outline) },
    path(outline, tone(0.5 / shades)),
    times(shades - 1, (i) => {
      const d = drawing.brighter(part, ((i + 1) / shades) * 0.94);
      return d ? path(d, tone((i + 1.5) / shades)) : '';
    }),
    bounce ? veil(drawing.lit.bounce, bounce, [0.25, 0.5, 0.75], 0.2, 2) : [],
    paint.dabs ? formDabs(S, drawing, { ...paint.dabs, part, tones: paint.tones }) : '',
    crease ? veil(drawing.lit.crease, crease, [0.3, 0.5, 0.7], 0.3, 1) : [],
    (paint.stains ?? []).map((stain) => stainMarks(drawing, part, stain)),
  );
}

/** Everything, from the parts' tones to the last line. A part without paint is left out. */
export function paintSoft(S: Easel, drawing: Drawing, paints: Paints): string {
  const layers = drawing.parts.map((part) => {
    const paint = paints[part];
    return paint ? partLayer(S, drawing, part, paint) : '';
  });
  const hair = drawing.parts.map((part) => {
    const paint = paints[part];
    return paint?.strands ? strands(S, drawing, { ...paint.strands, part, tones: paint.tones }) : '';
  });
  const lines = drawing.edges().map((edge) => {
    const paint = paints[edge.near];
    return paint?.line ? contour(S, edge, paint.contour ?? drawing.size * 0.004, paint.line) : '';
  });
  const marks = drawing.marks().map((mark) => {
    const paint = paints[mark.part];
    const colour = paint?.marks?.[mark.kind];
    return colour ? drawnMark(S, mark, colour, paint.hairy?.includes(mark.kind) ?? false) : '';
  });
  return [...layers, ...lines, ...marks, ...hair].join('');
}
