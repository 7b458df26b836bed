/** Said once, at a table whose cards nobody has described. */
import type { Language } from '@fabula/protocol/table.ts';

export const NO_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Nobody has described this deck to me, so I play by guesswork.'],
  ru: ['Эти картинки мне никто не описал, так что играю наугад.'],
};
