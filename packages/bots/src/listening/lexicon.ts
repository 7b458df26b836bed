/** What Russian words mean, in English words that the vectors know: lines of `лемма, другая форма = english, english`. */
export interface Lexicon {
  readonly size: number;
}

export const readLexicon = (text: string): Lexicon => ({ size: text.split('\n').length });
