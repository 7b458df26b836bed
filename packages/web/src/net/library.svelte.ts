/** The decks this page has opened so far. */
import type { CardId, Deck } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import { isOwnDeck } from '@fabula/protocol/own-decks.ts';
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
  /** What players made, as far as this page knows of it: one's own, and what others play with. */
  #own = $state.raw<readonly DeckListed[]>([]);
  #known = $state.raw<ReadonlyMap<string, readonly Picture[]>>(new Map());
  #backs = $state.raw<ReadonlyMap<string, Back | null>>(new Map());
  /** The decks that the server can say more about. */
  #opened = $state.raw<readonly string[]>([]);
  /** Cards that show nothing but their number, for those who play with a real box. */
  #numbers = $state.raw<((number: number) => Picture) | null>(null);
  #listing: Promise<void> | null = null;
  readonly #asked = new Set<string>();
  readonly #described = new Set<string>();

  list(): Promise<void> {
    this.#listing ??= this.#load();
    return this.#listing;
  }

  async #load(): Promise<void> {
    this.decks = (await insistOrNot(allDecks)) ?? [];
  }

  /** All that can be chosen. */
  get choice(): readonly DeckListed[] {
    const listed = new Set(this.decks.map(({ id }) => id));
    return [...this.decks, ...this.#own.filter(({ id }) => !listed.has(id))];
  }

  /** One's own decks, as they are now, instead of what was known of them. */
  offer(mine: readonly DeckListed[], isMine: (id: string) => boolean): void {
    this.#own = [...mine, ...this.#own.filter(({ id }) => !isMine(id))];
  }

  async open(decks: readonly Deck[]): Promise<void> {
    await this.list();
    await Promise.all(
      decks.map(async ({ id, cards }) => {
        const isOwn = isOwnDeck(id);
        if (!isOwn && !this.decks.some((listed) => listed.id === id)) return;
        // Those of players grow.
        const asked = isOwn ? `${id} ${cards}` : id;
        if (this.#asked.has(asked)) return;
        this.#asked.add(asked);
        const opened = await insistOrNot(() => openDeck(id));
        if (!opened) return;
        if (isOwn && !this.#own.some((known) => known.id === id))
          this.#own = [...this.#own, { id, name: opened.name, cards, usualFor: [] }];
        this.#described.clear();
        this.#known = new Map(this.#known).set(id, opened.cards);
        this.#backs = new Map(this.#backs).set(id, opened.back);
        this.#opened = [...new Set([...this.#opened, id])];
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
        if (this.#described.has(asked)) return;
        this.#described.add(asked);
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
    await this.open(this.decks.slice(0, 1));
  }

  async #openNumbers(): Promise<void> {
    if (this.#numbers) return;
    const drawn = await insistOrNot(() => import('../art/number-card.ts'));
    this.#numbers = drawn && drawn.numberCard;
  }

  /** With a real box a card of the row is its place there. */
  pictureIn({ rules, decks }: Pick<View, 'rules' | 'decks'>, card: CardId): Picture | null {
    return rules.paper ? (this.#numbers?.(card + 1) ?? null) : this.picture(card, decks);
  }

  /** What a game is played with. */
  openFor({ rules, decks }: Pick<View, 'rules' | 'decks'>): Promise<void> {
    return rules.paper ? this.#openNumbers() : this.open(decks);
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
