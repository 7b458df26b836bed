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

/** Whether there is anything to see in it. */
export function isBlank(text: string): boolean {
  for (const character of text) if (isVisible(character)) return false;
  return true;
}
