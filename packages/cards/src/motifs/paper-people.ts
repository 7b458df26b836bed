/** A drawn model cut from paper: each tone a sheet laid on the darker one below it, features as small pieces glued on top. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import type { Drawing } from '../kit/clay/drawing.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { group } from '../kit/markup.ts';
import { ribbon } from '../kit/shapes.ts';
import type { Easel } from '../kit/scene.ts';

export interface PartPaper {
  /** From shadow to light; the first is the whole part. */
  readonly papers: readonly Colour[];
  /** Brightness at which each next sheet begins. */
  readonly levels: readonly number[];
  /** Pieces for stains, in this order. */
  readonly stains?: readonly (readonly [name: string, paper: Colour])[];
  /** Strips for lines of these kinds. */
  readonly marks?: Readonly<Record<string, Colour>>;
  readonly lift?: number;
}

export function paperPeople(
  S: Easel,
  drawing: Drawing,
  parts: Readonly<Record<string, PartPaper>>,
  o: SheetOptions,
): string {
  const glued: SheetOptions = { ...o, lift: 0.35, rough: 1.2, rim: 0.35 };
  const layers = drawing.parts.map((part) => {
    const how = parts[part];
    const [ground, ...lighter] = how?.papers ?? [];
    if (!how || !ground) return '';
    const outline = drawing.outline(part);
    const tones = lighter.map((paper, i) => {
      const d = drawing.brighter(part, how.levels[i] ?? 1);
      return d ? sheet(S, d, paper, glued) : '';
    });
    const stains = (how.stains ?? []).map(([name, paper]) => {
      const d = drawing.stain(part, name);
      return d ? sheet(S, d, paper, { ...glued, rough: 0.6 }) : '';
    });
    return (
      sheet(S, outline, ground, { ...o, lift: how.lift ?? 1 }) +
      group({ 'clip-path': S.clip(outline) }, tones, stains)
    );
  });
  const strips = Object.entries(parts).flatMap(([part, { marks = {} }]) =>
    Object.entries(marks).map(([kind, paper]) => {
      const lines = drawing
        .marks(kind)
        .filter((mark) => mark.part === part)
        .map(({ line, breadth }) =>
          smooth(ribbon(line, (t) => 0.5 + (breadth[Math.round(t * (breadth.length - 1))] ?? 0))),
        );
      return lines.length ? sheet(S, lines, paper, { ...glued, rough: 0.6, rim: 0.2 }) : '';
    }),
  );
  return [...layers, ...strips].join('');
}
