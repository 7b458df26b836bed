/** The vocabulary from disk, for hosts that run on Node. */
import { readFile } from 'node:fs/promises';
import { readVocabulary, type Vocabulary, VOCABULARY_FILES } from './vocabulary.ts';

/** `folder` is packages/bots/data, or a copy of it; it ends with a slash. */
export async function loadVocabulary(
  folder: URL = new URL('../data/', import.meta.url),
): Promise<Vocabulary> {
  const [vectors, lexicon] = await Promise.all([
    readFile(new URL(VOCABULARY_FILES.vectors, folder)),
    readFile(new URL(VOCABULARY_FILES.lexicon, folder), 'utf8'),
  ]);
  return readVocabulary({ vectors, lexicon });
}
