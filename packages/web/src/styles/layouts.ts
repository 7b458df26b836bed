/**
 * The layouts of a page, named once. Styles say `@media (--desk)`, code asks `layout.desk`; named-layouts.ts puts the
 * queries in. The shared screen is drawn in units of its own and needs none of them.
 */

/** Every page has exactly one of these. */
export const LAYOUTS = {
  /** Held upright, or so narrow: all below each other. */
  phone: '(max-width: 639px)',
  /** A phone on its side: what to do stands beside the pictures. */
  lying: '(min-width: 640px) and (max-height: 560px)',
  /** Below each other, with room for larger letters. */
  tablet:
    '(min-width: 640px) and (max-width: 899px) and (min-height: 561px), (min-width: 900px) and (min-height: 561px) and (max-aspect-ratio: 999/1000)',
  /** What to do stands beside the pictures, with the clue above it. */
  desk: '(min-width: 900px) and (min-height: 561px) and (min-aspect-ratio: 1/1)',
} as const;

/** Where one of them has less room, or more, than it usually has. */
export const ROOM = {
  /** A phone of 360 by 640. */
  small: '(max-width: 639px) and (max-height: 700px)',
  narrow: '(max-width: 379px)',
  /** Zoomed in to 400 %, or letters of 200 % on a phone: the page scrolls like a page. */
  zoomed: '(max-width: 39.9em) and (max-height: 26.9em)',
  /** Letters of 200 %: there is less of a page in a window than its pixels promise. */
  'large-letters': '(max-height: 35em) and (min-height: 560px), (max-height: 21em) and (min-height: 340px)',
  /** Whatever the width. */
  low: '(max-height: 700px)',
  squat: '(max-height: 560px)',
  'low-desk': '(min-width: 900px) and (min-aspect-ratio: 1/1) and (max-height: 800px)',
  'high-desk': '(min-width: 900px) and (min-height: 740px) and (min-aspect-ratio: 1/1)',
  'wide-desk': '(min-width: 1200px) and (min-height: 800px) and (min-aspect-ratio: 1/1)',
  /** A large window is looked at from farther away. */
  far: '(min-width: 1600px) and (min-height: 860px)',
} as const;

const QUERIES: Readonly<Record<string, string>> = { ...LAYOUTS, ...ROOM };

/** The style with its names replaced by what they stand for. */
export const withQueries = (style: string): string =>
  style.replace(/@media ([^{]*)\{/g, (_, asked: string) => `@media ${queriesOf(asked)}{`);

function queriesOf(asked: string): string {
  return asked.replace(/\(--([\w-]+)\)/g, (name, layout: string) => {
    const query = QUERIES[layout];
    if (query === undefined) throw new Error(`There is no layout ${name}`);
    return query;
  });
}
