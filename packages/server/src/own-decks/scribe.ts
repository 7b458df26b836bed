/** A model that the host has set describes the cards of a deck that nobody has described: in the background, one card after another. */
import { captionIn, captionPrompt } from '@fabula/bots/provider/captions.ts';
import { Endpoint, type ProviderSettings } from '@fabula/bots/provider/endpoint.ts';
import {
  type DeckRefusal,
  LONGEST_ALT,
  LONGEST_ASSOCIATION,
  LONGEST_DESCRIPTION,
  MOST_ASSOCIATIONS,
  MOST_OWN_CARDS,
} from '@fabula/protocol/own-decks.ts';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { present } from './own-deck.ts';
import type { KeptDeck, OwnDecks } from './own-decks.ts';

export interface ScribeParts {
  readonly decks: OwnDecks;
  readonly clock: Clock;
  readonly log: Logger;
  readonly provider: ProviderSettings | null;
}

interface Writing {
  done: number;
  readonly of: number;
}

const LONGEST = {
  alt: LONGEST_ALT,
  long: LONGEST_DESCRIPTION,
  associations: MOST_ASSOCIATIONS,
  association: LONGEST_ASSOCIATION,
};
/** Decks at once, and how long a card may take: nobody waits for it. */
const MOST_AT_ONCE = 2;
const PATIENCE = 60_000;
/** So often a deck's cards may be asked about, whatever is deleted and described anew. */
const CALLS_PER_DECK = 2 * MOST_OWN_CARDS * LANGUAGES.length;

export class Scribe {
  readonly #parts: ScribeParts;
  readonly #endpoint: Endpoint | null;
  readonly #writing = new Map<string, Writing>();
  #closed = false;

  constructor(parts: ScribeParts) {
    this.#parts = parts;
    const { provider, clock, log } = parts;
    this.#endpoint =
      provider &&
      new Endpoint(
        { ...provider, callsPerGame: CALLS_PER_DECK, timeoutMs: Math.max(provider.timeoutMs, PATIENCE) },
        clock,
        (trouble) => log.warn(`The model that describes cards: ${trouble}`),
      );
  }

  progressOf(deck: string): Readonly<Writing> | null {
    return this.#writing.get(deck) ?? null;
  }

  async begin({ id, deck }: KeptDeck, language: Language): Promise<{ readonly of: number } | DeckRefusal> {
    const endpoint = this.#endpoint;
    if (!endpoint) return { code: 'no-model' };
    const words = await this.#parts.decks.words.of(id);
    const cards = present(deck).filter((card) => !words.get(card.id)?.[language]);
    if (this.#writing.has(id) || this.#writing.size >= MOST_AT_ONCE) return { code: 'already-writing' };
    const writing = { done: 0, of: cards.length };
    this.#writing.set(id, writing);
    const ids = cards.map((card) => card.id);
    void this.#write(endpoint, id, ids, language, writing)
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'cards could not be described'))
      .finally(() => this.#writing.delete(id));
    return { of: cards.length };
  }

  close(): void {
    this.#closed = true;
  }

  async #write(
    endpoint: Endpoint,
    deck: string,
    cards: readonly string[],
    language: Language,
    writing: Writing,
  ): Promise<void> {
    const { decks } = this.#parts;
    for (const card of cards) {
      const picture = await decks.picture(deck, card, 'medium');
      // A model that fails is left alone, and the rest of the deck with it.
      if (this.#closed || !endpoint.isOpenTo(deck)) return;
      const shown = picture && { type: 'image/webp', base64: picture.toString('base64') };
      const caption =
        shown &&
        (await endpoint.ask(deck, captionPrompt(shown, language), (answer) => captionIn(answer, LONGEST)));
      // It may have been described, or taken away, meanwhile.
      if (caption && (await decks.hasCard(deck, card)))
        await decks.words.put(deck, card, language, caption, true);
      writing.done += 1;
    }
  }
}
