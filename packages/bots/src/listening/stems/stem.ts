import { isCyrillic } from '../tokens.ts';
import { stemEnglish } from './english.ts';
import { stemRussian } from './russian.ts';

/** A word without its endings, whatever the language of the table: its letters say which rules to use. */
export const stemOf = (token: string): string =>
  isCyrillic(token) ? stemRussian(token) : stemEnglish(token);
