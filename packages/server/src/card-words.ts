/** What a deck's authors wrote about its cards, read from disk when a game with that deck first asks for it. */
import { readFile } from 'node:fs/promises';
import type { CardWords } from '@fabula/bots/brain.ts';
import type { BotHouse } from '@fabula/bots/house.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { CardOnOffer } from './decks.ts';
import type { CardForBots, DeckForBots } from './minds/bot-messages.ts';

export class WordsOnDisk {
  readonly #decks: ReadonlyMap<string, DeckForBots>;
  readonly #told = new Map<string, Promise<void>>();

  constructor(decks: readonly DeckForBots[]) {
    this.#decks = new Map(decks.map((deck) => [deck.id, deck]));
  }

  /** Resolves when the bots know what there is to know of these decks. */
  async tell(bots: BotHouse, decks: readonly Deck[], language: Language): Promise<void> {
    await Promise.all(decks.map(({ id }) => this.#tellDeck(bots, id, language)));
  }

  #tellDeck(bots: BotHouse, id: string, language: Language): Promise<void> {
    // Of a player's own deck others tell.
    if (!this.#decks.has(id)) return Promise.resolve();
    const key = `${language} ${id}`;
    const told = this.#told.get(key) ?? this.#read(bots, id, language);
    this.#told.set(key, told);
    return told;
  }

  async #read(bots: BotHouse, deck: string, language: Language): Promise<void> {
    const files = this.#decks.get(deck)?.cards ?? [];
    const cards = await Promise.all(files.map((card) => wordsOf(card, language)));
    bots.describe({ deck, language, cards });
  }
}

/** A file that is missing or no words: nobody described the card. */
export async function wordsOf(
  { words, written }: Pick<CardForBots, 'words'> & Pick<CardOnOffer, 'written'>,
  language: Language,
): Promise<CardWords | null> {
  const told = written?.[language];
  if (told) return { see: [], say: [], ...told };
  const path = words[language];
  if (path === undefined) return null;
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    return wordsIn(JSON.parse(text));
  } catch {
    return null;
  }
}

function wordsIn(value: unknown): CardWords | null {
  if (typeof value !== 'object' || value === null) return null;
  const { alt, long, see, say } = value as Partial<Record<keyof CardWords, unknown>>;
  if (typeof alt !== 'string') return null;
  return { alt, ...(typeof long === 'string' ? { long } : {}), see: texts(see), say: texts(say) };
}

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
