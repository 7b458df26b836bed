/** Cards of one's own decks, as pictures are shown everywhere. */
import type { OwnCard, OwnCardPictures } from '@fabula/protocol/own-decks.ts';
import { lang } from '../i18n/i18n.svelte.ts';
import type { Picture } from '../net/decks.ts';

export const asPicture = (card: OwnCardPictures & Partial<OwnCard>): Picture => ({
  large: card.large,
  medium: card.medium,
  small: card.small,
  thumbhash: card.thumbhash,
  alt: textsOf(card, 'alt'),
  long: textsOf(card, 'long'),
});

const textsOf = ({ words = {} }: Partial<OwnCard>, which: 'alt' | 'long'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, { [which]: text }]) => (text ? [[language, text]] : [])),
  );

/** Whole ones, and tenths of the first ten; something is never nothing. */
export const megabytes = (bytes: number): string => {
  const count = bytes === 0 ? 0 : Math.max(0.1, bytes / (1024 * 1024));
  return count.toLocaleString(lang(), { maximumFractionDigits: count < 10 ? 1 : 0 });
};
