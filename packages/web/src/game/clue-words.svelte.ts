/** A clue in a few words: as it was typed, or the way it was given. */
import type { Clue } from '@fabula/engine/model.ts';
import { t } from '../i18n/i18n.svelte.ts';

export const clueWords = (clue: Clue): string =>
  clue.kind === 'text' ? t('quoted', { text: clue.text }) : t(`kind.${clue.kind}`);
