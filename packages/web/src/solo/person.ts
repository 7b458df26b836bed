/** The one person at the table on this device. */
import type { Deck, PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import type { PresetName } from '@fabula/engine/rules.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import { sentenceFor } from '@fabula/protocol/messages/sentences.ts';
import { cleanName } from '@fabula/protocol/names.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import type { Speaker } from '@fabula/table/heed.ts';
import type { Letter } from '@fabula/table/letter.ts';
import type { Result } from '@fabula/table/requests.ts';
import { asDeck, type DeckOnOffer } from './decks.ts';

/** The person, to the engine. */
export const ME: PlayerId = 'me';

export const ALONE: Rejection = { code: 'playing-alone' };

export class Person implements Speaker {
  readonly player = ME;
  readonly role = 'player';
  seat: SeatIndex | null = null;
  readonly playsMusic = false;
  profile: Profile = { name: '', avatar: 'rabbit' };
  language: Language = 'en';
  /** Known before anything is chosen from them. */
  decks: readonly DeckOnOffer[] = [];
  /** Nobody counts what is done for oneself. */
  readonly address = { network: '', pay: () => undefined, waitFor: () => 0 };
  readonly #show: (text: string) => void;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  send({ text }: Letter): void {
    this.#show(text);
  }

  reply(message: object): void {
    this.#show(JSON.stringify(message));
  }

  acknowledge(id: string, more: object = {}): void {
    this.reply({ ack: id, ...more });
  }

  refuse(id: string, rejection: Rejection): void {
    const { code, ...params } = rejection;
    this.reply({ reject: id, code, params, text: sentenceFor(rejection, this.language) });
  }

  bye(reason: string): void {
    this.reply({ bye: reason });
  }

  pay(): void {
    return undefined;
  }

  waitFor(): number {
    return 0;
  }

  mayAsk(): boolean {
    return true;
  }

  usualDecks(board: PresetName): readonly string[] {
    return this.decks.filter(({ usualFor }) => usualFor.includes(board)).map(({ id }) => id);
  }

  chosenDecks(ids: readonly string[]): readonly Deck[] | Rejection {
    const missing = ids.find((id) => !this.decks.some((deck) => deck.id === id));
    if (missing !== undefined) return { code: 'no-such-deck', deck: missing };
    return this.decks.filter(({ id }) => ids.includes(id)).map(asDeck);
  }

  rename({
    name: wish,
    avatar = this.profile.avatar,
  }: ClientMessageOf<'rename'>): Promise<Profile | Rejection> {
    const name = cleanName(wish);
    if (name === '') return Promise.resolve({ code: 'name-empty' });
    this.profile = { name, avatar };
    return Promise.resolve(this.profile);
  }

  report(): Promise<Result> {
    return Promise.resolve({ rejection: ALONE });
  }
}
