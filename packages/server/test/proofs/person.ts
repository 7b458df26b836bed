/** Someone who plays by the protocol: whenever the table waits for them, they make a random legal move. */
import { optionsIn, type Option } from '@fabula/engine/options.ts';
import { phrasesFor } from '@fabula/bots/random-move.ts';
import { cardsToGive } from '@fabula/engine/rules.ts';
import type { Clue } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { Answer, Client, Credentials } from '@fabula/protocol/client-types.ts';
import { between, pause, pick, type Roll } from './chance.ts';
import { Line, type Tap } from './tap.ts';

export interface PersonOptions {
  readonly url: string;
  readonly roll: Roll;
  /** One for each connection. */
  readonly tap?: () => Tap;
  readonly player?: Credentials | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address to come from. */
  readonly from?: string;
  /** Thinks at most this long, in milliseconds. */
  readonly think?: number;
  /** The waits between attempts to come back. */
  readonly backoff?: readonly number[];
  /** Called with every answer to a move. */
  readonly moved?: (move: Made) => void;
}

/** When somebody saw that the table waits for them, when they wished to move for the first time, and what came of it. */
export interface Made {
  /** What they saw when they moved. */
  readonly view: View;
  readonly sawAt: number;
  readonly wishedAt: number;
  readonly answer: Answer;
}

const BACKOFF = [5, 20, 50] as const;
/** Whoever is told that it could not be saved tries again after about so long. */
const NOT_SAVED = 300;
/** So many moves refused in a row are no race any more. */
const STUCK = 2_000;

export class Person {
  readonly client: Client;
  readonly roll: Roll;
  /** Codes of moves that were refused, and how often: others were quicker. */
  readonly refused = new Map<string, number>();
  #think: number;
  readonly #moved: (move: Made) => void;
  /** What could not be saved is tried again after a moment, and is the same wish. */
  #unsaved: Omit<Made, 'answer' | 'view'> | null = null;
  #line: Line | null = null;
  #busy = false;
  #isMoving = false;
  #resting = true;
  #inARow = 0;
  #failure: Error | null = null;

  constructor(options: PersonOptions) {
    const { url, roll, tap = () => ({}), player, headers, from, think = 0, backoff = BACKOFF } = options;
    this.roll = roll;
    this.#think = think;
    this.#moved = options.moved ?? (() => undefined);
    const connect = (address: string): Line => (this.#line = new Line(address, tap(), headers, from));
    this.client = createClient({ url, language: 'en', player, connect, backoff });
    this.client.on('view', () => this.#look());
  }

  get view(): View | null {
    return this.client.view;
  }

  get seat(): number | null {
    return this.client.view?.seat ?? null;
  }

  /** They wish to move, and have not yet. */
  get isMoving(): boolean {
    return this.#isMoving || this.#unsaved !== null;
  }

  /** From now on moves whenever it is awaited. */
  play(): void {
    this.#resting = false;
    this.#look();
  }

  /** From now on thinks no more. */
  hurry(): void {
    this.#think = 0;
  }

  rest(): void {
    this.#resting = true;
  }

  cutLine(): void {
    this.#line?.cut();
  }

  /** Resolves when it is so, looking whenever something is heard. */
  until(isSo: (person: Person) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const offs: (() => void)[] = [];
      const look = (): void => {
        const { status } = this.client;
        const over = this.#failure ?? (status === 'closed' ? new Error('the client was closed') : null);
        if (!over && !isSo(this)) return;
        for (const off of offs) off();
        if (over) reject(over);
        else resolve();
      };
      offs.push(this.client.on('view', look), this.client.on('status', look), this.client.on('table', look));
      look();
    });
  }

  #look(): void {
    const { view } = this;
    if (this.#busy || this.#resting || !view || view.seat === null || !view.waiting.includes(view.seat))
      return;
    // Theirs is right, and somebody else is asked to look again.
    if (view.lying?.clash === true && sameNumbers(view.own, numbersOf(view))) return;
    this.#busy = true;
    this.#move()
      .catch((error: unknown) => {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        this.#resting = true;
      })
      .finally(() => {
        this.#busy = false;
        this.#look();
      });
  }

  async #move(): Promise<void> {
    const sawAt = performance.now();
    if (this.#think > 0 && !this.#unsaved) await pause(this.roll() * this.#think);
    const { view } = this;
    const option = view && view.waiting.includes(view.seat ?? -1) ? optionsIn(view)[0] : undefined;
    const wish = this.#unsaved ?? { sawAt, wishedAt: performance.now() };
    this.#unsaved = null;
    if (!view || !option) return;
    this.#isMoving = true;
    const answer = await make(this.client, option, view, this.roll);
    this.#isMoving = false;
    this.#moved({ ...wish, view, answer });
    if (answer.ok) this.#inARow = 0;
    else if (answer.code === 'not-saved') {
      this.#unsaved = wish;
      await pause(NOT_SAVED * (0.5 + this.roll()));
    } else if (answer.code === 'closed') this.#resting = true;
    else {
      this.refused.set(answer.code, (this.refused.get(answer.code) ?? 0) + 1);
      this.#inARow += 1;
      if (this.#inARow > STUCK) throw new Error(`refused again and again: ${answer.code}`);
      await pause(5);
    }
  }
}

function make(client: Client, option: Option, view: View, roll: Roll): Promise<Answer> {
  switch (option.type) {
    case 'claim':
      return client.send('claim', {});
    case 'tell':
      return client.send('tell', {
        card: view.rules.paper ? null : pick(option.cards, roll),
        clue: anyClue(option, roll),
      });
    case 'submit':
      return client.send('submit', { cards: [...pick(option.choices, roll)] });
    case 'own': {
      // One in eight is mistaken, and sees it when two say the same.
      const isRight = view.lying?.clash === true || roll() < 0.87;
      const first = between(0, option.most - 1, roll);
      const others = Array.from({ length: option.need }, (_, more) => ((first + more) % option.most) + 1);
      return client.send('own', { numbers: isRight ? numbersOf(view) : others });
    }
    case 'vote':
      return client.send('vote', { number: pick(option.numbers, roll) });
    case 'swapHand':
      return client.send('swapHand', {});
    case 'sawResult':
      return client.send('sawResult', {});
  }
}

/** The cards lie in the order of the seats: as many as each gives, from the left. */
export function numbersOf({ lying, seats, seat, storyteller, rules }: View): number[] {
  const gives = (one: number): number => (one === storyteller ? 1 : cardsToGive(rules, seats.length));
  const before = seats.reduce(
    (count, _, one) => (one < (seat ?? 0) && lying?.out.includes(one) !== true ? count + gives(one) : count),
    0,
  );
  return Array.from({ length: gives(seat ?? 0) }, (_, more) => before + more + 1);
}

const sameNumbers = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((number) => others.includes(number));

const WORDS = ['A lighthouse that forgot the sea', 'дорога домой', 'silence', 'a promise 🌙', 'long ago'];

function anyClue({ asked, kinds }: Option & { type: 'tell' }, roll: Roll): Clue {
  const other = kinds.filter((kind) => kind !== 'text');
  if (!kinds.includes('text') || (other.length > 0 && roll() < 0.1)) {
    const kind = pick(other, roll);
    return { kind, media: null };
  }
  return { kind: 'text', text: pick(asked.length === 0 ? WORDS : phrasesFor(asked, 'en'), roll) };
}
