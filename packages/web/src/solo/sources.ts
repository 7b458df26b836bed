/** What the table needs to know of the world, asked for by HTTP: the service worker answers where no server does. */
import type { DeckWords } from '@fabula/bots/house.ts';
import { readVocabulary, type Vocabulary } from '@fabula/bots/vocabulary.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { withUsual } from '../net/deck-list.ts';
import { type DeckOnOffer, wordsAddress } from './decks.ts';
import type { Sources } from './minds.ts';
import { LEXICON, VECTORS } from './vocabulary-files.ts';

/** Bots do not wait longer for their vocabulary: they play with the words of the cards alone. */
const PATIENCE = 15_000;

async function fetched(address: string): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(address, { signal: patience.signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return new Response(await answer.arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}

export const decksOnOffer = async (): Promise<readonly DeckOnOffer[]> =>
  withUsual<DeckOnOffer>(await (await fetched('/api/decks')).json());

export const SOURCES: Sources = {
  words: async (deck, language) => {
    try {
      return (await (await fetched(wordsAddress(deck, language))).json()) as DeckWords['cards'];
    } catch {
      return null;
    }
  },
  vocabulary: (language) => vocabularyFor(language).catch(() => undefined),
};

async function vocabularyFor(language: Language): Promise<Vocabulary> {
  const list = LEXICON[language];
  const [vectors, lexicon] = await Promise.all([
    fetched(VECTORS).then((answer) => answer.arrayBuffer()),
    list === null ? '' : fetched(list).then((answer) => answer.text()),
  ]);
  return readVocabulary({ vectors, lexicon });
}
