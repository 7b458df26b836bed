/** People cut out of paper: every part of the figure rig as its own little sheet. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import { moved, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';
import { figureParts, type FigureAnatomy, type FigureOptions } from './figure/figure.ts';

/** The figure of the rig as stacked sheets; shadow is the shadow vector and strength of all its parts. */
export function paperFigure(
  S: Easel,
  o: FigureOptions,
  shadow: SheetOptions = {},
): FigureAnatomy & { svg: string } {
  const anatomy = figureParts(o);
  const { x, y, s = 1, flip = 1 } = o;
  const svg = anatomy.parts
    .filter((part) => part.role !== 'blush')
    .map(({ d, colour, role }) =>
      sheet(S, moved({ x, y, s, flip }, path(d, colour)), colour, {
        lift: role === 'garment' ? 0.6 : 0.35,
        rough: 1.2,
        small: 0.5,
        ...shadow,
      }),
    )
    .join('');
  return { ...anatomy, svg };
}
