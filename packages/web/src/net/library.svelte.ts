/** The decks this page has opened so far. */
import type { CardId, Deck } from '@fabula/engine/model.ts';
import {
  allDecks,
  descriptionsOf,
  openDeck,
  pictureOf,
  type Back,
  type DeckListed,
  type Picture,
} from './decks.ts';
import { insist } from './insist.ts';

/** What is not there any more is shown as a blank. */
const insistOrNot = <T>(ask: () => Promise<T>): Promise<T | null> => insist(ask).catch(() => null);

class Library {
  decks = $state.raw<readonly DeckListed[]>([]);
  #known = $state.raw<ReadonlyMap<string, readonly Picture[]>>(new Map());
  #backs = $state.raw<ReadonlyMap<string, Back | null>>(new Map());
  /** The decks that the server can say more about. */
  #opened = $state.raw<readonly string[]>([]);
  #listing: Promise<void> | null = null;
  readonly #asked = new Set<string>();

  list(): Promise<void> {
    this.#listing ??= this.#load();
    return this.#listing;
  }

  async #load(): Promise<void> {
    this.decks = (await insistOrNot(allDecks)) ?? [];
  }

  async open(ids: readonly string[]): Promise<void> {
    await this.list();
    await Promise.all(
      ids.map(async (id) => {
        const deck = this.decks.find((listed) => listed.id === id);
        if (!deck || this.#asked.has(id)) return;
        this.#asked.add(id);
        const opened = await insistOrNot(() => openDeck(deck));
        if (!opened) return;
        this.#known = new Map(this.#known).set(id, opened.cards);
        this.#backs = new Map(this.#backs).set(id, opened.back);
        this.#opened = [...this.#opened, id];
      }),
    );
  }

  get opened(): readonly string[] {
    return this.#opened;
  }

  /** What the pictures of the open decks show, at length. */
  async describe(lang: string): Promise<void> {
    await Promise.all(
      this.#opened.map(async (id) => {
        const asked = `${id} ${lang}`;
        if (this.#asked.has(asked)) return;
        this.#asked.add(asked);
        const said = await insistOrNot(() => descriptionsOf(id, lang));
        if (!said) return;
        const cards = (this.#known.get(id) ?? []).map((picture, place) => ({
          ...picture,
          long: { ...(typeof picture.long === 'string' ? {} : picture.long), [lang]: said[place] ?? '' },
        }));
        this.#known = new Map(this.#known).set(id, cards);
      }),
    );
  }

  async openFirst(): Promise<void> {
    await this.list();
    await this.open(this.decks.slice(0, 1).map(({ id }) => id));
  }

  picture(card: CardId, chosen: readonly Deck[]): Picture | null {
    return pictureOf(card, chosen, this.#known);
  }

  /** Backs must not tell decks apart: all cards of a table have the first deck's. */
  back([first]: readonly Deck[]): Back | null {
    return (first && this.#backs.get(first.id)) ?? null;
  }

  /** For the gallery. */
  put(id: string, pictures: readonly Picture[]): void {
    this.#asked.add(id);
    this.#known = new Map(this.#known).set(id, pictures);
  }

  /** Some pictures of the first deck, for the cover of the book. */
  get cover(): readonly Picture[] {
    return (this.decks[0]?.cover ?? []).map((picture) => ({ ...picture, alt: '', long: '' }));
  }
}

export const library = new Library();
