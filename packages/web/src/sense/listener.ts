/** Answers what is asked about a clue. It reads the vocabulary and the words of the decks when first asked. */
import type { CardWords } from '@fabula/bots/brain.ts';
import { type DeckSense, deckSense } from '@fabula/bots/listening/deck-sense.ts';
import { plainnessOf } from '@fabula/bots/plainness.ts';
import type { Vocabulary } from '@fabula/bots/vocabulary.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { Question, Reply } from './questions.ts';

export interface Sources {
  /** Null: they did not come. */
  words(deck: string, language: Language): Promise<readonly (CardWords | null)[] | null>;
  /** `heard`: how much of it has come. */
  vocabulary(heard: (share: number) => void): Promise<Vocabulary>;
}

export class Listener {
  readonly #sources: Sources;
  readonly #reply: (reply: Reply) => void;
  #vocabulary: Promise<Vocabulary> | null = null;
  #known: { readonly key: string; readonly sense: Promise<DeckSense> } | null = null;

  constructor(sources: Sources, reply: (reply: Reply) => void) {
    this.#sources = sources;
    this.#reply = reply;
  }

  async hear({ id, language, decks, ...asked }: Question): Promise<void> {
    try {
      this.#vocabulary ??= this.#sources.vocabulary((share) => this.#reply({ what: 'coming', share }));
      const vocabulary = await this.#vocabulary;
      const sense = await this.#senseOf(decks, language, vocabulary);
      this.#reply({ what: 'told', id, told: plainnessOf(asked, sense, vocabulary) });
    } catch {
      this.#vocabulary = null;
      this.#known = null;
      this.#reply({ what: 'lost' });
    }
  }

  #senseOf(decks: readonly Deck[], language: Language, vocabulary: Vocabulary): Promise<DeckSense> {
    const key = `${language} ${decks.map(({ id }) => id).join(' ')}`;
    if (this.#known?.key === key) return this.#known.sense;
    const sense = this.#readDecks(decks, language, vocabulary);
    this.#known = { key, sense };
    return sense;
  }

  async #readDecks(decks: readonly Deck[], language: Language, vocabulary: Vocabulary): Promise<DeckSense> {
    const read = await Promise.all(decks.map(({ id }) => this.#sources.words(id, language)));
    if (read.includes(null)) throw new Error('The words of the cards did not come');
    // A card is its place among the cards of the chosen decks, one after another.
    const cards = decks.flatMap(({ cards }, at) =>
      Array.from({ length: cards }, (_, place) => read[at]?.[place]),
    );
    return deckSense(cards.length, (card) => saidOf(cards[card]), vocabulary);
  }
}

/** A card of somebody's own may have a description and nothing more, or nothing at all. */
const saidOf = (words: CardWords | null | undefined): CardWords | undefined =>
  words && (words.see.length > 0 || words.alt !== '') ? words : undefined;
