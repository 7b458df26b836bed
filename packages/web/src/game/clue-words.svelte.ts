/** A clue in a few words: as it was typed, or the way it was given. */
import { type Clue, wordsIn } from '@fabula/engine/model.ts';
import { t } from '../i18n/i18n.svelte.ts';

export const clueWords = (clue: Clue): string =>
  wordsIn(clue) === '' ? t(`kind.${clue.kind}`) : t('quoted', { text: wordsIn(clue) });
