/** Text as people typed it, made fit to be shown as text. */
import { isControl, isDisturbing, isMark, isVisible } from './characters.ts';

/** Accents on one letter: no script needs more, and a tower of them would cover its neighbours. */
const MOST_MARKS = 8;

/** Control characters become spaces; bidi overrides, broken characters and towers of accents vanish. [S2] */
export function plainText(text: string): string {
  let plain = '';
  let marks = 0;
  for (const character of text) {
    if (isDisturbing(character)) continue;
    marks = isMark(character) ? marks + 1 : 0;
    if (marks > MOST_MARKS) continue;
    plain += isControl(character) ? ' ' : character;
  }
  return plain.trim();
}

/** A poem keeps so many of its lines. */
export const MOST_LINES = 12;
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** As `plainText`, but lines stay lines, with at most one empty between two; beyond the twelfth they run on. [S2] */
export function poemText(text: string): string {
  const lines: string[] = [];
  for (const line of text.split(LINE_END).map(plainText)) {
    if (line !== '' || (lines.at(-1) ?? '') !== '') lines.push(line);
  }
  const runOn = lines.slice(MOST_LINES - 1).filter((line) => line !== '');
  return [...lines.slice(0, MOST_LINES - 1), runOn.join(' ')].join('\n').trim();
}

/** Whether there is anything to see in it. */
export function isBlank(text: string): boolean {
  for (const character of text) if (isVisible(character)) return false;
  return true;
}
