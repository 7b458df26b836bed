/** Names as people see them at a table. */
import { isBlank, plainText } from '@fabula/engine/text.ts';
import { LONGEST_NAME } from './client-messages.ts';
import type { Language } from './table.ts';

/** Whoever had a name that the host took away. */
export const NAMELESS: Readonly<Record<Language, string>> = { en: 'Guest', ru: 'Гость' };

const LETTERS = new Intl.Segmenter();
/** A letter may be long: a family of four is one, of eleven code units. */
const LONGEST_IN_UNITS = 4 * LONGEST_NAME;

/** A name as it is shown: plain text of bounded length, counted in characters people see as one. Empty: nothing of it can be seen. */
export function cleanName(text: string): string {
  const plain = plainText(text).replace(/\s+/gu, ' ');
  if (isBlank(plain)) return '';
  let name = '';
  let letters = 0;
  for (const { segment } of LETTERS.segment(plain)) {
    if (letters === LONGEST_NAME || name.length + segment.length > LONGEST_IN_UNITS) break;
    name += segment;
    letters += 1;
  }
  return name.trim();
}
