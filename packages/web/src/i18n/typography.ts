/** In a sentence, what belongs together stays on one line: a short word and the next, a number and what it counts, a dash and what it follows. */
const NO_BREAK = '\u00a0';
/** One letter in any language; two in Russian, where such words are little ones. A number. */
const BINDS = /^[({«“]*(?:\p{L}|[а-яё]{2}|\d+)$/iu;
/** Shorter ones are labels, which seldom break. */
const SENTENCE = 40;

export function bound(text: string): string {
  if (text.length < SENTENCE) return text;
  const words = text.split(' ');
  const gapAfter = (word: string, next: string | undefined): string => {
    if (next === undefined) return '';
    return BINDS.test(word) || next === '—' ? NO_BREAK : ' ';
  };
  return words.map((word, place) => word + gapAfter(word, words[place + 1])).join('');
}
