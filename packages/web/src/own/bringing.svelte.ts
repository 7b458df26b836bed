/** Pictures on their way into a deck, a few at a time: whatever is refused is told, and the others go on. */
import type { Crop, DeckRefusalCode, OwnCardPictures } from '@fabula/protocol/own-decks.ts';
import { MOST_PICTURE_BYTES } from '@fabula/protocol/own-decks.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { bringPicture, describeCard, type Answered } from '../net/own-decks.ts';
import type { Brought, InLanguages } from './brought.ts';
import type { Fault } from './fault.ts';
import { isFault } from './zip.ts';

const AT_ONCE = 2;
/** Seconds, where the server does not say. */
const SOON = 3;

export type Stage = 'waiting' | 'sending' | 'there' | 'refused';

export class Parcel {
  readonly id: number;
  readonly name: string;
  stage = $state<Stage>('waiting');
  fault = $state.raw<Fault | null>(null);
  /** The card it has become. */
  card = $state<string | null>(null);
  readonly brought: Brought;
  readonly crop: Crop | null;
  /** It was sent, and nobody knows whether it arrived. */
  isUncertain = false;

  constructor(id: number, brought: Brought, crop: Crop | null) {
    this.id = id;
    this.name = brought.name;
    this.brought = brought;
    this.crop = crop;
  }
}

/** What would be said of every other picture too. */
const FOR_ALL: readonly string[] = [
  'deck-full',
  'quota-full',
  'house-full',
  'no-such-deck',
  'not-yours',
  'unknown-player',
  'banned-from-site',
  'wrong-origin',
  'own-decks-off',
] satisfies DeckRefusalCode[];
/** It is tried again by itself. */
const IN_A_WHILE: readonly string[] = ['too-busy', 'too-fast', 'unreached'] satisfies Fault['code'][];

export interface Post {
  readonly bring: typeof bringPicture;
  readonly describe: typeof describeCard;
}

export class Bringing {
  parcels = $state.raw<readonly Parcel[]>([]);
  /** The cards that have come since the deck was read. */
  arrived = $state.raw<readonly OwnCardPictures[]>([]);
  /** Why nothing is sent just now; it goes on by itself. */
  held = $state.raw<Fault | null>(null);
  readonly #deck: string;
  readonly #post: Post;
  #stop = new AbortController();
  #sending = $state(0);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deck: string, post: Post = { bring: bringPicture, describe: describeCard }) {
    this.#deck = deck;
    this.#post = post;
  }

  get isBusy(): boolean {
    return this.#sending > 0 || this.parcels.some(({ stage }) => stage === 'waiting');
  }

  bring(all: readonly Brought[], crop: Crop | null = null): void {
    this.parcels = [...this.parcels, ...all.map((brought) => new Parcel((this.#count += 1), brought, crop))];
    this.#go();
  }

  refuse(name: string, fault: Fault): void {
    const parcel = new Parcel(
      (this.#count += 1),
      { name, read: async () => fault, words: async () => ({}) },
      null,
    );
    parcel.fault = fault;
    parcel.stage = 'refused';
    this.parcels = [...this.parcels, parcel];
  }

  /** What has not come yet stays away. */
  cancel(): void {
    this.parcels = this.parcels.filter(({ stage }) => stage === 'there' || stage === 'refused');
    this.#stop.abort();
    this.#stop = new AbortController();
    clearTimeout(this.#timer);
    this.held = null;
  }

  tryAgain(parcel: Parcel): void {
    parcel.fault = null;
    parcel.stage = 'waiting';
    this.#go();
  }

  /** Those that were refused have been read of. */
  clearRefused(): void {
    this.parcels = this.parcels.filter(({ stage }) => stage !== 'refused');
  }

  /** The picture that has become this card, if it is still at hand. */
  sourceOf(card: string): Brought | null {
    return this.parcels.find((parcel) => parcel.card === card)?.brought ?? null;
  }

  forget(card: string): void {
    this.parcels = this.parcels.filter((parcel) => parcel.card !== card);
    this.arrived = this.arrived.filter(({ id }) => id !== card);
  }

  #go(): void {
    while (this.#sending < AT_ONCE && this.held === null) {
      const next = this.parcels.find(({ stage }) => stage === 'waiting');
      if (!next) return;
      next.stage = 'sending';
      this.#sending += 1;
      void this.#send(next).finally(() => {
        this.#sending -= 1;
        this.#go();
      });
    }
  }

  async #send(parcel: Parcel): Promise<void> {
    const { signal } = this.#stop;
    const picture = await parcel.brought.read().catch((): Fault => ({ code: 'unreadable' }));
    if (signal.aborted) return;
    if (isFault(picture)) return refuse(parcel, picture);
    const fault = tooLarge(picture);
    if (fault) return refuse(parcel, fault);
    const answer = await this.#post.bring(this.#deck, picture, parcel.crop, signal);
    if (signal.aborted) return;
    if (answer.ok) {
      this.arrived = [...this.arrived, answer.value.card];
      return this.#settle(parcel, answer.value.card.id, signal);
    }
    const { refusal, later } = answer;
    // It had arrived, and the answer was lost.
    if (refusal.code === 'picture-twice' && parcel.isUncertain)
      return this.#settle(parcel, refusal.card, signal);
    if (IN_A_WHILE.includes(refusal.code)) {
      parcel.isUncertain ||= refusal.code === 'unreached';
      parcel.stage = 'waiting';
      return this.#hold(refusal, later);
    }
    refuse(parcel, refusal);
    if (!FOR_ALL.includes(refusal.code)) return;
    for (const other of this.parcels) if (other.stage === 'waiting') refuse(other, refusal);
  }

  async #settle(parcel: Parcel, card: string, signal: AbortSignal): Promise<void> {
    const words = await parcel.brought.words().catch((): InLanguages => ({}));
    for (const language of LANGUAGES) {
      const said = words[language];
      if (!said) continue;
      let told = await this.#post.describe(this.#deck, card, language, said);
      while (!signal.aborted && isForLater(told)) {
        await pause(told.later ?? SOON);
        told = await this.#post.describe(this.#deck, card, language, said);
      }
    }
    parcel.card = card;
    parcel.stage = 'there';
  }

  #hold(why: Fault, seconds: number | null): void {
    this.held = why;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.held = null;
        this.#go();
      },
      (seconds ?? SOON) * 1000,
    );
  }
}

const isForLater = (answer: Answered<null>): answer is Answered<null> & { readonly ok: false } =>
  !answer.ok && IN_A_WHILE.includes(answer.refusal.code);

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function tooLarge({ size }: Blob): Fault | null {
  if (size === 0) return { code: 'not-a-picture' };
  return size > MOST_PICTURE_BYTES ? { code: 'picture-too-big', most: MOST_PICTURE_BYTES } : null;
}

function refuse(parcel: Parcel, fault: Fault): void {
  parcel.fault = fault;
  parcel.stage = 'refused';
}

/** They go on while other pages are looked at. */
const ways = new Map<string, Bringing>();

export function bringingTo(deck: string): Bringing {
  const known = ways.get(deck) ?? new Bringing(deck);
  ways.set(deck, known);
  return known;
}
