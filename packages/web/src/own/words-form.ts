/** Words of a card, as they stand in the fields of a form: lists are lines, or parts between commas. */
import { LONGEST_ASSOCIATION, MOST_ASSOCIATIONS, type OwnWords } from '@fabula/protocol/own-decks.ts';

export interface WordsForm {
  alt: string;
  long: string;
  see: string;
  say: string;
}

export const formOf = ({ alt = '', long = '', see = [], say = [] }: Partial<OwnWords> = {}): WordsForm => ({
  alt,
  long,
  see: see.join('\n'),
  say: say.join('\n'),
});

/** Null: there is no line, and so nothing to keep. */
export function wordsOf({ alt, long, see, say }: WordsForm): OwnWords | null {
  const line = alt.trim();
  return line === '' ? null : { alt: line, long: long.trim(), see: partsOf(see), say: partsOf(say) };
}

/** Without those that are there twice. */
function partsOf(text: string): string[] {
  const parts = text
    .split(/[\n,;]/)
    .map((part) => part.trim().slice(0, LONGEST_ASSOCIATION))
    .filter((part) => part !== '');
  return [...new Set(parts)].slice(0, MOST_ASSOCIATIONS);
}
