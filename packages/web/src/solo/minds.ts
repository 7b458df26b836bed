/** The bots' minds, and what they are told before their first move: the words of the decks and a vocabulary. */
import { type Answer, type Ask, BotHouse, type DeckWords } from '@fabula/bots/house.ts';
import type { Vocabulary } from '@fabula/bots/vocabulary.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';

/** Whatever cannot be had is null or undefined: then bots know less, and play all the same. */
export interface Sources {
  words(deck: string, language: Language): Promise<DeckWords['cards'] | null>;
  vocabulary(language: Language): Promise<Vocabulary | undefined>;
}

export class Minds {
  readonly #sources: Sources;
  readonly #houses = new Map<Language, Promise<BotHouse>>();
  readonly #ready = new Set<Language>();
  readonly #told = new Map<string, Promise<void>>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  isReady(language: Language): boolean {
    return this.#ready.has(language);
  }

  async answer(ask: Ask): Promise<Answer> {
    return (await this.prepare(ask.language, ask.view.decks)).answer(ask);
  }

  async prepare(language: Language, decks: readonly Deck[]): Promise<BotHouse> {
    const house = this.#houses.get(language) ?? this.#newHouse(language);
    this.#houses.set(language, house);
    await Promise.all(decks.map(({ id }) => this.#tell(id, language)));
    return house;
  }

  /** Their game is over, or they are to speak another language. */
  async forget(game: string): Promise<void> {
    for (const house of this.#houses.values()) (await house).leave(game);
  }

  async #newHouse(language: Language): Promise<BotHouse> {
    const house = new BotHouse(await this.#sources.vocabulary(language));
    this.#ready.add(language);
    return house;
  }

  #tell(deck: string, language: Language): Promise<void> {
    const key = `${language} ${deck}`;
    const told = this.#told.get(key) ?? this.#read(deck, language);
    this.#told.set(key, told);
    return told;
  }

  async #read(deck: string, language: Language): Promise<void> {
    const cards = await this.#sources.words(deck, language);
    const house = await this.#houses.get(language);
    if (cards) house?.describe({ deck, language, cards });
  }
}
