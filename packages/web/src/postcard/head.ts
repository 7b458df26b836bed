/** What stands at the head of every picture: the name of the game, and when it was played. */
import { MARGIN, type Mark, type Measure, SHEET } from './marks.ts';
import { lineIn } from './words.ts';

export const INNER = SHEET.width - 2 * MARGIN;
const TOP = 40;
const HIGH = 64;
const TITLE = 250;
/** Where the picture itself begins. */
export const BELOW_HEAD = TOP + HIGH + 22;

export function headOf({ title, when }: { title: string; when: string }, measure: Measure): Mark[] {
  return [
    lineIn(
      { x: MARGIN, y: TOP, width: TITLE, height: HIGH },
      title,
      { face: 'title', ink: 'foil', largest: 58, smallest: 30 },
      measure,
    ),
    lineIn(
      { x: MARGIN + TITLE + 20, y: TOP + 4, width: INNER - TITLE - 20, height: HIGH - 4 },
      when,
      { face: 'caps', ink: 'second', largest: 31, smallest: 20, align: 'end' },
      measure,
    ),
  ];
}
