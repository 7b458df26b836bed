/** What is asked of a clue, and what can be checked by machine. [I9] [I10] */
import type { Constraint } from './rules.ts';

export const LONGEST_CLUE = 2000;

/** Emoji that are made of digits or letters: keycaps, and the letter i as a sign. */
const LETTERED_EMOJI = /[0-9#*]\uFE0F?\u20E3|\u2139\uFE0F/gu;
const LETTERS = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200C\u200D]*`;
const HYPHEN_OR_APOSTROPHE = String.raw`[-\u2010\u2011'\u2018\u2019\u00B4\u0060\u2032\uFF07]`;
const WORD = new RegExp(`${LETTERS}(?:${HYPHEN_OR_APOSTROPHE}${LETTERS})*`, 'gu');

/** Runs of letters or digits of any script, with inner hyphens and apostrophes. Emoji, dashes and punctuation are no words. */
export const words = (text: string): string[] => text.replace(LETTERED_EMOJI, ' ').match(WORD) ?? [];

const CLOSING =
  /(?:[\s\p{Pe}\p{Pf}\p{Pi}"'\uFF02\uFF07\u201E\u201A\u0060\u00B4\u200B-\u200F\u2060\uFEFF]|\uFE0F)+$/u;
const QUESTION_MARKS = String.raw`?\uFF1F\u037E\u061F\u1367\u1945\u203D\u2047-\u2049\u2753\u2754\u2CFA\u2CFB\u2E2E\u2E54\uA60F\uA6F7\uFE16\uFE56\u{11143}`;
const ENDS_AS_QUESTION = new RegExp(
  `[${QUESTION_MARKS}][${QUESTION_MARKS}!\\uFF01\\u203C\\u00A1.\\u2026]*$`,
  'u',
);
/** Greek keyboards write the question mark as a semicolon, and Unicode holds the two equal. */
const ENDS_AS_GREEK_QUESTION = /\p{Script=Greek}\p{M}*\s*;[;!.\u2026]*$/u;

export function isQuestion(text: string): boolean {
  const end = text.replace(CLOSING, '');
  return ENDS_AS_QUESTION.test(end) || ENDS_AS_GREEK_QUESTION.test(end);
}

const OPENING = String.raw`^[\s\p{Ps}\p{Pi}\p{Pf}"'\uFF02\uFF07\u0060\u200B-\u200F\u2060\uFEFF]*`;
const WORD_ENDS = String.raw`(?![\p{L}\p{M}\p{N}]|${HYPHEN_OR_APOSTROPHE}[\p{L}\p{N}])`;
const beginning = (first: string, afterComma: string): RegExp =>
  new RegExp(`${OPENING}${first}(?:\\s*,\\s*|\\s+)${afterComma}${WORD_ENDS}`, 'u');
const MOST_OF_ALL = [
  beginning(String.raw`больше\s+всего`, String.raw`я\s+люблю`),
  beginning(String.raw`most\s+of\s+all`, String.raw`i\s+love`),
];

export function beginsMostOfAll(text: string): boolean {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  return MOST_OF_ALL.some((start) => start.test(plain));
}

export const WORDS_ASKED = 4;

export type ClueProblem =
  | { code: 'clue-not-a-question' }
  | { code: 'clue-words'; words: number; need: number }
  | { code: 'clue-beginning' };

/** What a typed clue lacks. The constraints about people, the New Year and stories are for people to judge. */
export function clueProblem(constraint: Constraint, text: string): ClueProblem | null {
  switch (constraint) {
    case 'question':
      return isQuestion(text) ? null : { code: 'clue-not-a-question' };
    case 'four-words': {
      const found = words(text).length;
      return found === WORDS_ASKED ? null : { code: 'clue-words', words: found, need: WORDS_ASKED };
    }
    case 'most-of-all':
      return beginsMostOfAll(text) ? null : { code: 'clue-beginning' };
    default:
      return null;
  }
}

/** Text to show as text: control characters become spaces, bidi overrides and broken characters vanish. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu, '')
    .replace(/\p{Cc}|[\u2028\u2029]/gu, ' ')
    .trim();
