/** What belongs together stays on one line: a short word and the next, a number and what it counts, a dash and what it follows. */
const NO_BREAK = '\u00a0';
/** One letter in any language; two in Russian, where such words are little ones. */
const SHORT = /^[({«“]*(?:\p{L}|[а-яё]{2})$/iu;

export function bound(message: string): string {
  const words = message.split(' ');
  const gapAfter = (word: string, next: string | undefined): string => {
    if (next === undefined) return '';
    return SHORT.test(word) || word.endsWith('#') || next === '—' ? NO_BREAK : ' ';
  };
  return words.map((word, place) => word + gapAfter(word, words[place + 1])).join('');
}
