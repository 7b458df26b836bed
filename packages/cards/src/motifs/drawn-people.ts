/** People of the rig as a pen would draw them: flat tints under a varying line. */
import { inkLine } from '../finishes/ink.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, smooth, subPaths } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { place, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { figureParts, type FigureAnatomy, type FigureOptions } from './figure/figure.ts';

interface Pen {
  /** Breadth of the line on the card, px. */
  pen?: number;
  line?: Colour;
}

interface Part {
  readonly role: string;
  readonly d: string;
  readonly colour: Colour;
}

function drawn(
  S: Easel,
  parts: readonly Part[],
  at: { x: number; y: number; s?: number; flip?: 1 | -1 },
  { pen = 2.4, line }: Pen,
): string {
  const { x, y, s = 1, flip = 1 } = at;
  return parts
    .map(({ role, d, colour }) =>
      subPaths(d, 2)
        .map((run) => {
          const outline = place(run, { x, y, sx: s * flip, sy: s });
          const fill = path(
            outline.length > 8 ? smooth(outline.filter((_, i) => i % 2 === 0)) : polygon(outline),
            colour,
          );
          if (role === 'feature' || role === 'blush' || role === 'eye' || role === 'pale') return fill;
          const first: Point = outline[0] ?? [x, y];
          return (
            fill +
            inkLine(S, [...outline, first], pen, {
              straight: true,
              wobble: 0.5,
              ...(line ? { colour: line } : {}),
            })
          );
        })
        .join(''),
    )
    .join('');
}

export function drawnFigure(S: Easel, o: FigureOptions & Pen): FigureAnatomy & { svg: string } {
  const anatomy = figureParts(o);
  return { ...anatomy, svg: drawn(S, anatomy.parts, o, o) };
}
