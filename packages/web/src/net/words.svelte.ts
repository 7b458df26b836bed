/** What a card shows, in the reader's language. */
import { lang } from '../i18n/i18n.svelte.ts';
import { inLang, type Picture } from './decks.ts';

/** In a few words. */
export const altOf = (picture: Picture | null | undefined): string =>
  picture ? inLang(picture.alt, lang()) : '';

/** At length, where that was written. */
export const longOf = (picture: Picture | null | undefined): string =>
  picture ? inLang(picture.long, lang()) || altOf(picture) : '';
