/** All that a bot knows of words besides the cards' own: two files of packages/bots/data, read once and never changed. */
import { type Lexicon, readLexicon } from './listening/lexicon.ts';
import { readVectors, type Vectors } from './listening/vectors.ts';

export interface Vocabulary {
  readonly vectors: Vectors;
  readonly lexicon: Lexicon;
}

/** The files: vectors.bin (needed in every language) and lexicon.ru.txt (for tables in Russian; empty will do elsewhere). */
export const VOCABULARY_FILES = { vectors: 'vectors.bin', lexicon: 'lexicon.ru.txt' } as const;

export const readVocabulary = (files: {
  readonly vectors: ArrayBuffer | Uint8Array;
  readonly lexicon: string;
}): Vocabulary => ({
  vectors: readVectors(files.vectors instanceof Uint8Array ? files.vectors : new Uint8Array(files.vectors)),
  lexicon: readLexicon(files.lexicon),
});
