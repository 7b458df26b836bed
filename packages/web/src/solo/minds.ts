/** The bots' minds on this device, and what they are told before their first move: the words of the decks and a vocabulary. */
import { type Answer, type Ask, BotHouse, type DeckWords } from '@fabula/bots/house.ts';
import type { Vocabulary } from '@fabula/bots/vocabulary.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { answeredBy } from '@fabula/table/minds.ts';
import type { Minds } from '@fabula/table/ports.ts';

/** Whatever cannot be had is null or undefined: then bots know less, and play all the same. */
export interface Sources {
  words(deck: string, language: Language): Promise<DeckWords['cards'] | null>;
  vocabulary(language: Language): Promise<Vocabulary | undefined>;
}

const keyOf = (deck: string, language: Language): string => `${language} ${deck}`;

export class DeviceMinds implements Minds {
  readonly move: Minds['move'];
  readonly remark: Minds['remark'];
  readonly #sources: Sources;
  readonly #complain: (error: unknown) => void;
  readonly #houses = new Map<Language, Promise<BotHouse>>();
  readonly #told = new Map<string, Promise<void>>();

  constructor(sources: Sources, complain: (error: unknown) => void) {
    this.#sources = sources;
    this.#complain = complain;
    ({ move: this.move, remark: this.remark } = answeredBy((ask) => this.answer(ask)));
  }

  prepare(decks: readonly Deck[], language: Language): void {
    this.#ready(language, decks).catch(this.#complain);
  }

  leave(game: string): void {
    for (const house of this.#houses.values()) house.then((found) => found.leave(game)).catch(this.#complain);
  }

  async answer(ask: Ask): Promise<Answer> {
    return (await this.#ready(ask.language, ask.view.decks)).answer(ask);
  }

  async #ready(language: Language, decks: readonly Deck[]): Promise<BotHouse> {
    const house = this.#houses.get(language) ?? this.#newHouse(language);
    this.#houses.set(language, house);
    await Promise.all(decks.map(({ id }) => this.#tell(id, language)));
    return house;
  }

  async #newHouse(language: Language): Promise<BotHouse> {
    return new BotHouse(await this.#sources.vocabulary(language));
  }

  #tell(deck: string, language: Language): Promise<void> {
    const key = keyOf(deck, language);
    const told = this.#told.get(key) ?? this.#read(deck, language);
    this.#told.set(key, told);
    return told;
  }

  async #read(deck: string, language: Language): Promise<void> {
    const cards = await this.#sources.words(deck, language);
    const house = await this.#houses.get(language);
    if (cards) house?.describe({ deck, language, cards });
    // Asked for again when a game is next begun: the network may be back by then.
    else this.#told.delete(keyOf(deck, language));
  }
}
