/** What was said, and what of it has been taken out. */
import type { Clue } from '@fabula/engine/model.ts';

/** No clue is told without a word: whoever gave this one has taken it back. */
export const isHushed = (clue: Clue): boolean => clue.kind === 'text' && clue.text === '';
