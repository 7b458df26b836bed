/** A drawn model in pen and wash: loose tints, a line that is lost in the light, hatching that runs round the form. */
import { INK, inkLine, inkWash } from '../finishes/ink.ts';
import type { Drawing } from '../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../kit/clay/flat.ts';
import { hatching } from '../kit/clay/hatching.ts';
import type { Vec } from '../kit/clay/space.ts';
import type { Colour } from '../kit/colour.ts';
import { group, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';

export interface PartTint {
  /** The wash under the line; keep it paler than a third of grey. */
  readonly tint: Colour;
  /** A second, darker wash where the part is darker than `below`. */
  readonly shade?: Colour;
  readonly below?: number;
  /** Stains washed in: lips, blush, iris. */
  readonly stains?: readonly (readonly [name: string, colour: Colour, level?: number])[];
  /** Hatched where it is darker than this, and again across where it is darker still; 0 leaves it out. */
  readonly hatched?: number;
  readonly crossed?: number;
  readonly gap?: number;
  readonly across?: Vec;
}

export interface PenOptions {
  readonly parts: Readonly<Record<string, PartTint>>;
  /** Half breadth of contours, breadth of hatching, px. */
  readonly contour?: number;
  readonly pen?: number;
  /** What stands behind shows through washes unless the paper is laid under them first. */
  readonly paper?: Colour;
}

const LINES = ['lash', 'brow', 'mouth', 'wrinkle', 'crease', 'lower lid', 'nail', 'seam', 'button'];

export function penAndWash(S: Easel, drawing: Drawing, o: PenOptions): string {
  const { contour = 1.6, pen = 1.1, paper = '#ffffff' } = o;
  const marks = Object.fromEntries(LINES.map((kind) => [kind, INK]));
  const flats: Record<string, FlatPaint> = {};
  const tints = drawing.parts.map((part) => {
    const how = o.parts[part];
    if (!how) return '';
    flats[part] = {
      inks: [],
      line: INK,
      contour,
      marks,
      ...(how.stains?.some(([name]) => name === 'iris') ? { stains: [['pupil', INK]] } : {}),
    };
    const outline = drawing.outline(part);
    const lit = how.shade ? drawing.brighter(part, how.below ?? 0.35) : '';
    return [
      path(outline, paper),
      inkWash(S, outline, how.tint, { rough: 5, min: 0.62 }),
      how.shade
        ? group(
            { 'clip-path': S.clip(outline) },
            group(
              { mask: S.mask(path(outline, '#fff'), path(lit, '#000')) },
              inkWash(S, outline, how.shade, { rough: 3, rim: 1.5, min: 0.6 }),
            ),
          )
        : '',
      group(
        { 'clip-path': S.clip(outline) },
        (how.stains ?? []).map(([name, colour, level = 0]) => {
          const d = drawing.stain(part, name, level);
          return d ? inkWash(S, d, colour, { rough: 2, bleed: name === 'blush' ? 9 : 0.5, min: 0.7 }) : '';
        }),
      ),
    ]
      .flat()
      .join('');
  });
  const strokes = drawing.parts.flatMap((part) => {
    const how = o.parts[part];
    if (!how) return [];
    const { hatched = 0.4, crossed = 0.19, gap = 8, across = [0.35, 1, -0.6] as Vec } = how;
    const turned: Vec = [across[1], -across[0] + 0.3, across[2]];
    const run = (below: number, way: Vec): string[] =>
      below > 0
        ? hatching(drawing, { part, below, gap, across: way }).map((line) =>
            inkLine(
              S,
              line.filter((_, i) => i % 3 === 0),
              pen,
              { wobble: 0.5 },
            ),
          )
        : [];
    return [...run(hatched, across), ...run(crossed, turned)];
  });
  return [...tints, paintFlat(S, drawing, flats), ...strokes].join('');
}
