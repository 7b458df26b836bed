/** A drawn model as a block cutter leaves it: one key ink for every line, few flat inks, cuts that run round the form. */
import { gouge } from '../finishes/linocut.ts';
import type { Drawing } from '../kit/clay/drawing.ts';
import type { FlatPaint } from '../kit/clay/flat.ts';
import { hatching, type HatchingOptions } from '../kit/clay/hatching.ts';
import type { Colour } from '../kit/colour.ts';
import { path } from '../kit/markup.ts';

const LINES = ['lash', 'brow', 'mouth', 'wrinkle', 'crease', 'lower lid', 'nail'];

export interface LinoSkin {
  /** From shadow to light, and the brightness at which each next one begins. */
  inks: readonly Colour[];
  levels: readonly number[];
  /** The white of the eyes; without it they are shut. */
  white?: Colour;
  lips: Colour;
  nail?: Colour;
  contour?: number;
}

/** Skin in a print: key lines, the whites and irises of the eyes, lips. */
export const linoSkin = (key: Colour, o: LinoSkin): FlatPaint => ({
  inks: o.inks,
  levels: o.levels,
  line: key,
  contour: o.contour ?? 4,
  stains: [
    ...(o.white
      ? ([
          ['eye', o.white],
          ['iris', key],
        ] as const)
      : []),
    ['lips', o.lips],
  ],
  marks: { ...Object.fromEntries(LINES.map((kind) => [kind, key])), nail: o.nail ?? key },
});

/** Cuts of one ink round the form of a part. */
export const carved = (drawing: Drawing, where: HatchingOptions, ink: Colour, width = 1.5): string =>
  path(
    hatching(drawing, where)
      .map((run) =>
        gouge(
          run.filter((_, i) => i % 3 === 0),
          width,
        ),
      )
      .join(''),
    ink,
  );
