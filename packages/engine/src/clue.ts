/** What is asked of a clue, and what can be checked by machine. [I9] [I10] */
import {
  isClosing,
  isExclamation,
  isGreek,
  isHyphenOrApostrophe,
  isInWord,
  isKeycapBase,
  isLetter,
  isMark,
  isOpening,
  isQuestionMark,
  isSpace,
} from './characters.ts';
import type { Constraint } from './rules.ts';

export const LONGEST_CLUE = 2000;
/** What a drawing shows, in a line. [S21] */
export const LONGEST_LINE = 200;

type Characters = readonly string[];
type Test = (character: string | undefined) => boolean;

/** The first place from here on where it is not so. */
function after(text: Characters, from: number, isSo: Test): number {
  let place = from;
  while (isSo(text[place])) place += 1;
  return place;
}

/** The first place from here backwards where it is not so. */
function before(text: Characters, from: number, isSo: Test): number {
  let place = from;
  while (isSo(text[place])) place -= 1;
  return place;
}

const EMOJI_STYLE = '\uFE0F';
const KEYCAP = '\u20E3';
const INFORMATION = '\u2139';

/** Where an emoji that is made of a digit or a letter ends; `from` itself if none is there. */
function afterLetteredEmoji(text: Characters, from: number): number {
  const styled = text[from + 1] === EMOJI_STYLE;
  if (text[from] === INFORMATION && styled) return from + 2;
  const keycap = from + (styled ? 2 : 1);
  return text[keycap] === KEYCAP && isKeycapBase(text[from]) ? keycap + 1 : from;
}

const isLetteredEmoji = (text: Characters, place: number): boolean => afterLetteredEmoji(text, place) > place;

/** Where the word that begins here ends. A hyphen or an apostrophe belongs to it if letters follow. */
function afterWord(text: Characters, from: number): number {
  let place = from;
  for (;;) {
    const joined = isHyphenOrApostrophe(text[place]) && isLetter(text[place + 1]) ? place + 1 : place;
    if (!isInWord(text[joined]) || isLetteredEmoji(text, joined)) return place;
    place = joined + 1;
  }
}

/** Runs of letters or digits of any script, with inner hyphens and apostrophes. Emoji, dashes and punctuation are no words. [W1] */
export function words(clue: string): string[] {
  const text = Array.from(clue);
  const found: string[] = [];
  let place = 0;
  while (place < text.length) {
    const end = afterLetteredEmoji(text, place);
    if (end > place) place = end;
    else if (isLetter(text[place])) {
      const next = afterWord(text, place);
      found.push(text.slice(place, next).join(''));
      place = next;
    } else place += 1;
  }
  return found;
}

const isQuestionEnd: Test = (character) => isQuestionMark(character) || isExclamation(character);
const isSemicolon: Test = (character) => character === ';';
const isGreekEnd: Test = (character) => isSemicolon(character) || isExclamation(character);

/** [W2] */
export function isQuestion(clue: string): boolean {
  const text = Array.from(clue);
  const end = before(text, text.length - 1, isClosing);
  const mark = before(text, end, isQuestionEnd) + 1;
  return text.slice(mark, end + 1).some(isQuestionMark) || isGreekQuestion(text, end);
}

/** Greek keyboards write the question mark as a semicolon, and Unicode holds the two equal. */
function isGreekQuestion(text: Characters, end: number): boolean {
  const mark = before(text, end, isGreekEnd) + 1;
  if (!isSemicolon(text[mark])) return false;
  return isGreek(text[before(text, before(text, mark - 1, isSpace), isMark)]);
}

const MOST_OF_ALL = [
  ['больше', 'всего', 'я', 'люблю'],
  ['most', 'of', 'all', 'i', 'love'],
];
/** After these two words a comma may stand. */
const COMMA_AFTER = ['всего', 'all'];

/** [W3] */
export function beginsMostOfAll(clue: string): boolean {
  const text = Array.from(clue);
  const start = after(text, 0, isOpening);
  return MOST_OF_ALL.some((asked) => beginsWith(text, start, asked));
}

function beginsWith(text: Characters, start: number, asked: readonly string[]): boolean {
  let place = start;
  for (const [index, word] of asked.entries()) {
    if (index > 0) {
      const next = afterGap(text, place, COMMA_AFTER.includes(asked[index - 1] ?? ''));
      if (next === place) return false;
      place = next;
    }
    const end = afterWord(text, place);
    if (plainWord(text, place, end) !== word) return false;
    place = end;
  }
  return true;
}

function afterGap(text: Characters, from: number, mayHaveComma: boolean): number {
  const place = after(text, from, isSpace);
  return mayHaveComma && text[place] === ',' ? after(text, place + 1, isSpace) : place;
}

const LONGEST_ASKED = 16;

/** A word as it is compared: small letters, е for ё. One that is too long to be meant is left as it is. */
function plainWord(text: Characters, from: number, end: number): string {
  if (end - from > LONGEST_ASKED) return '';
  return text.slice(from, end).join('').normalize('NFC').toLowerCase().replaceAll('ё', 'е');
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
