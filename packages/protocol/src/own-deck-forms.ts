/** What is brought for decks of players' own: read strictly. */
import { plainText } from '@fabula/engine/text.ts';
import * as v from 'valibot';
import {
  type Crop,
  LONGEST_ALT,
  LONGEST_ASSOCIATION,
  LONGEST_DECK_NAME,
  LONGEST_DESCRIPTION,
  MOST_ASSOCIATIONS,
} from './own-decks.ts';
import { LANGUAGES } from './table.ts';

const line = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.transform(plainText));
const filled = (longest: number) => v.pipe(line(longest), v.minLength(1));
const associations = v.pipe(
  v.array(filled(LONGEST_ASSOCIATION)),
  v.maxLength(MOST_ASSOCIATIONS),
  v.readonly(),
);

export const wordsForm = v.pipe(
  v.strictObject({
    alt: filled(LONGEST_ALT),
    long: v.exactOptional(line(LONGEST_DESCRIPTION)),
    see: v.exactOptional(associations),
    say: v.exactOptional(associations),
  }),
  v.readonly(),
);

const described = {
  name: filled(LONGEST_DECK_NAME),
  author: line(LONGEST_DECK_NAME),
  licence: line(LONGEST_DECK_NAME),
  language: v.picklist(LANGUAGES),
};

export const newDeckForm = v.strictObject(described);

export const changedDeckForm = v.strictObject({
  name: v.exactOptional(described.name),
  author: v.exactOptional(described.author),
  licence: v.exactOptional(described.licence),
  language: v.exactOptional(described.language),
  group: v.exactOptional(v.boolean()),
});

export const writingForm = v.strictObject({ language: v.picklist(LANGUAGES) });

/** `x,y,w,h`; null: it lies outside the picture. */
export function readCrop(text: string): Crop | null {
  const numbers = text
    .split(',')
    .map((part) => (/^(?:0|1|0?\.\d{1,12}|1\.0{1,12})$/.test(part) ? Number(part) : NaN));
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  const isInside = x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING && width > 0 && height > 0;
  return numbers.length === 4 && isInside ? { x, y, width, height } : null;
}

const ROUNDING = 1e-6;
