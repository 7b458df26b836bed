/** Many bots in one place: a worker's whole inside. What goes in and comes out can be cloned. */
import type { CardId, Deck, SeatIndex } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { BotMove, Brain, CardWords, Level } from './brain.ts';
import { characterOf, type CharacterId, CHARACTERS } from './characters.ts';
import { embeddedBrain, type Sitter } from './embedded.ts';
import { senseOf } from './listening/card-sense.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a deck's authors wrote, card by card; null: nothing. */
export interface DeckWords {
  readonly deck: string;
  readonly language: Language;
  readonly cards: readonly (CardWords | null)[];
}

export interface Ask {
  readonly what: 'move' | 'remark';
  readonly game: string;
  readonly seat: SeatIndex;
  readonly character: CharacterId;
  readonly level: Level;
  readonly language: Language;
  readonly seed: string;
  /** The view of that seat, and nothing else. */
  readonly view: View;
}

export type Answer =
  | { readonly what: 'move'; readonly move: BotMove | null }
  | { readonly what: 'remark'; readonly line: string | null };

/** Games whose bots are remembered. A forgotten bot only loses its memory of clues it has heard. */
const MOST_GAMES = 500;

/** Who thinks for a seat. */
export type NewBrain = (sitter: Sitter, ask: Ask) => Brain;

export class BotHouse {
  readonly #vocabulary: Vocabulary | undefined;
  readonly #seat: NewBrain;
  readonly #decks = new Map<string, DeckWords['cards']>();
  /** By game, and by who sits where; the game asked for longest ago first. */
  readonly #games = new Map<string, Map<string, Brain>>();

  constructor(vocabulary: Vocabulary | undefined, seat: NewBrain = embeddedBrain) {
    this.#vocabulary = vocabulary;
    this.#seat = seat;
  }

  /** Takes a moment: what the words mean is worked out here, so that no move has to wait for it. */
  describe({ deck, language, cards }: DeckWords): void {
    this.#decks.set(`${language} ${deck}`, cards);
    for (const words of cards) if (words) senseOf(words, this.#vocabulary);
  }

  async answer(ask: Ask): Promise<Answer> {
    const brain = this.#brain(ask);
    return ask.what === 'move'
      ? { what: 'move', move: await brain.move(ask.view) }
      : { what: 'remark', line: await brain.remark(ask.view) };
  }

  leave(game: string): void {
    this.#games.delete(game);
  }

  #brain(ask: Ask): Brain {
    const { game } = ask;
    const seats = this.#games.get(game) ?? new Map<string, Brain>();
    this.#games.delete(game);
    this.#games.set(game, seats);
    if (this.#games.size > MOST_GAMES) this.leave(this.#games.keys().next().value ?? game);
    const sitter = `${ask.seat} ${ask.character} ${ask.level} ${ask.language}`;
    const known = seats.get(sitter);
    if (known) return known;
    const brain = this.#newBrain(ask);
    seats.set(sitter, brain);
    return brain;
  }

  #newBrain(ask: Ask): Brain {
    const { character, level, language, seed, view } = ask;
    const { decks } = view;
    const sitter: Sitter = {
      character: characterOf(character) ?? (CHARACTERS[0] as (typeof CHARACTERS)[number]),
      level,
      language,
      seed,
      vocabulary: this.#vocabulary,
      wordsOf: (card) => this.#wordsOf(card, decks, language),
    };
    return this.#seat(sitter, ask);
  }

  /** A card is its place among the cards of the chosen decks, one after another. */
  #wordsOf(card: CardId, decks: readonly Deck[], language: Language): CardWords | undefined {
    let place = card;
    for (const { id, cards } of decks) {
      if (place < cards) return this.#decks.get(`${language} ${id}`)?.[place] ?? undefined;
      place -= cards;
    }
    return undefined;
  }
}
