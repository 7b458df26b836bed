/** A clue in a few words: as it was typed, or the way it was given. */
import { type Clue, wordsIn } from '@fabula/engine/model.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { describing } from './describing.svelte.ts';

/** What everybody sees of it: the words that go with a drawing are for those who want descriptions, and for screen readers. */
export const shownWords = (clue: Clue | null): string =>
  clue?.kind === 'drawing' && !describing() ? '' : wordsIn(clue);

/** Empty: they were taken out. */
export function clueWords(clue: Clue): string {
  const text = wordsIn(clue);
  if (text !== '') return t('quoted', { text });
  return clue.kind === 'text' ? '' : t(`kind.${clue.kind}`);
}
