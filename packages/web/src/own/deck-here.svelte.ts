/** The deck that is open on this page, and what its owner does with it. */
import type { Crop, OwnCard, OwnDeckAnswer, OwnWords } from '@fabula/protocol/own-decks.ts';
import type { Language } from '@fabula/protocol/table.ts';
import {
  type Answered,
  changeDeck,
  type DeckChanges,
  deleteCard,
  deleteDeck,
  describeCard,
  haveDescribed,
  openOwnDeck,
  undescribeCard,
} from '../net/own-decks.ts';
import { bringingTo, type Bringing } from './bringing.svelte.ts';
import type { Fault } from './fault.ts';

/** Some bots know a card by: without it they play it blind. */
export const isDescribed = ({ words }: Pick<OwnCard, 'words'>, language: Language): boolean => {
  const { see = [], say = [] } = words[language] ?? {};
  return see.length + say.length > 0;
};

const faultIn = <T>(answer: Answered<T>): Fault | null => (answer.ok ? null : answer.refusal);

export class DeckHere {
  readonly id: string;
  readonly bringing: Bringing;
  deck = $state.raw<OwnDeckAnswer | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** The deck's, and those that have come since it was read. */
  readonly cards: readonly OwnCard[] = $derived.by(() => {
    const known = this.deck?.cards ?? [];
    const ids = new Set(known.map(({ id }) => id));
    const more = this.bringing.arrived.filter(({ id }) => !ids.has(id));
    return [...known, ...more.map((card) => ({ words: {}, ...card }))];
  });

  constructor(id: string, bringing = bringingTo(id)) {
    this.id = id;
    this.bringing = bringing;
  }

  async load(): Promise<void> {
    this.#take(await openOwnDeck(this.id));
  }

  async change(changes: DeckChanges): Promise<Fault | null> {
    const answer = await changeDeck(this.id, changes);
    if (answer.ok) this.#take(answer);
    return faultIn(answer);
  }

  async delete(): Promise<Fault | null> {
    this.bringing.cancel();
    return faultIn(await deleteDeck(this.id));
  }

  async remove(card: string): Promise<Fault | null> {
    const fault = faultIn(await deleteCard(this.id, card));
    if (fault && fault.code !== 'no-such-card') return fault;
    this.bringing.forget(card);
    await this.load();
    return null;
  }

  /** Another part of the picture: what was cut before goes, and it is brought once more, with its words. */
  async cutAnew({ id, words }: OwnCard, crop: Crop): Promise<Fault | null> {
    const source = this.bringing.sourceOf(id);
    if (!source) return { code: 'unreadable' };
    const fault = await this.remove(id);
    if (!fault) this.bringing.bring([{ ...source, words: async () => words }], crop);
    return fault;
  }

  /** No words: those there are go. */
  async describe(card: string, language: Language, words: OwnWords | null): Promise<Fault | null> {
    const fault = faultIn(
      await (words ? describeCard(this.id, card, language, words) : undescribeCard(this.id, card, language)),
    );
    if (!fault) await this.load();
    return fault;
  }

  async haveDescribed(language: Language): Promise<Fault | null> {
    const fault = faultIn(await haveDescribed(this.id, language));
    if (!fault) await this.load();
    return fault;
  }

  #take(answer: Answered<OwnDeckAnswer>): void {
    this.fault = faultIn(answer);
    if (!answer.ok) return;
    this.deck = answer.value;
    if (!this.bringing.isBusy) this.bringing.arrived = [];
  }
}
