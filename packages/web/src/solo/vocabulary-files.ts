/** Where the bots' vocabulary is: files of the build, named after what is in them. */
import type { Language } from '@fabula/protocol/table.ts';
import lexicon from '../../../bots/data/lexicon.ru.txt?url';
import vectors from '../../../bots/data/vectors.bin?url';

export const VECTORS = vectors;
/** Null: the vectors know the language's words themselves. */
export const LEXICON: Readonly<Record<Language, string | null>> = { en: null, ru: lexicon };
