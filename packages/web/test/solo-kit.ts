/** The table on this device without a browser: its room, and a person at it who speaks the wire. */
import type { Answer, Ask } from '@fabula/bots/house.ts';
import { optionsIn } from '@fabula/engine/options.ts';
import { type Entry, fold } from '@fabula/engine/log.ts';
import type { State } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { FieldsOf, ClientMessageType } from '@fabula/protocol/client-messages.ts';
import type { ServerMessage } from '@fabula/protocol/server-messages.ts';
import type { TableView } from '@fabula/protocol/table.ts';
import { SOLO_CODE } from '../src/solo/code.ts';
import { SoloHost } from '../src/solo/host.ts';
import { exported } from '@fabula/table/game.ts';
import type { Clock } from '@fabula/table/ports.ts';
import { DeviceMinds, type Sources } from '../src/solo/minds.ts';
import type { Room } from '../src/solo/room.ts';
import { MemoryShelf } from '../src/solo/shelf.ts';

/** Time goes by only when it is told to. */
export class FakeClock implements Clock {
  #now = 1_000_000;
  readonly #bells = new Map<number, { readonly at: number; readonly bell: () => void }>();
  #count = 0;

  now(): number {
    return this.#now;
  }

  after(ms: number, bell: () => void): () => void {
    const id = (this.#count += 1);
    this.#bells.set(id, { at: this.#now + ms, bell });
    return () => this.#bells.delete(id);
  }

  get isQuiet(): boolean {
    return this.#bells.size === 0;
  }

  /** On to the next bell. */
  next(): void {
    const [first] = [...this.#bells].sort(([, one], [, other]) => one.at - other.at);
    if (!first) throw new Error('Nothing will ever happen');
    const [id, { at, bell }] = first;
    this.#bells.delete(id);
    this.#now = Math.max(this.#now, at);
    bell();
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Remembers what the bots were asked, and how the table stood then. */
class WatchedMinds extends DeviceMinds {
  readonly asked: { readonly ask: Ask; readonly state: State }[] = [];
  readonly #stateNow: () => State;

  constructor(sources: Sources, stateNow: () => State) {
    super(sources, (error) => {
      throw error;
    });
    this.#stateNow = stateNow;
  }

  override answer(ask: Ask): Promise<Answer> {
    this.asked.push({ ask, state: this.#stateNow() });
    return super.answer(ask);
  }
}

/** Remembers every entry of the game on the table, as it is written. */
export class WatchedShelf extends MemoryShelf {
  game = '';
  entries: Entry[] = [];

  constructor() {
    super('secret');
  }

  override async append(game: string, from: number, text: string): Promise<{ readonly ok: boolean }> {
    const appended = await super.append(game, from, text);
    if (!appended.ok) return appended;
    if (from === 0) [this.game, this.entries] = [game, []];
    this.entries.push(exported({ text }));
    return appended;
  }
}

export const NO_SOURCES: Sources = {
  words: () => Promise.resolve(null),
  vocabulary: () => Promise.resolve(undefined),
};

/** The same numbers each time. */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export type Reply = Extract<ServerMessage, { ack: string } | { reject: string }>;

interface Setting {
  readonly shelf?: WatchedShelf;
  readonly clock?: FakeClock;
  readonly sources?: Sources;
  readonly cards?: number;
}

export class Solo {
  readonly shelf: WatchedShelf;
  readonly clock: FakeClock;
  readonly minds: WatchedMinds;
  readonly heard: ServerMessage[] = [];
  readonly complaints: unknown[] = [];
  readonly host: SoloHost;
  readonly random = luck(7);
  /** Hears every message as it comes. */
  listener: (text: string) => void = () => undefined;
  displaced = false;
  /** What the person saw, each time, and how the table stood then. */
  readonly looks: { readonly view: View; readonly state: State }[] = [];
  #view: View | null = null;
  #count = 0;

  constructor({ shelf, clock, sources = NO_SOURCES, cards = 84 }: Setting = {}) {
    this.shelf = shelf ?? new WatchedShelf();
    this.clock = clock ?? new FakeClock();
    this.minds = new WatchedMinds(sources, () => fold(this.shelf.entries));
    const secrets = luck(11);
    const room: Room = {
      shelf: this.shelf,
      clock: this.clock,
      minds: this.minds,
      decks: () =>
        Promise.resolve([
          { id: 'plain', cards: 84, usualFor: [] },
          { id: 'dream', cards, usualFor: ['dixit'] },
          { id: 'new-year', cards: 64, usualFor: ['imaginarium'] },
        ]),
      random: luck(3),
      secret: () => Array.from({ length: 32 }, () => Math.floor(secrets() * 16).toString(16)).join(''),
      show: (text) => {
        const message = JSON.parse(text) as ServerMessage;
        this.heard.push(message);
        this.#see(message);
        this.listener(text);
      },
      displaced: () => (this.displaced = true),
      complain: (error) => this.complaints.push(error),
      pace: () => 1,
    };
    this.host = new SoloHost(room);
  }

  hear(text: string): void {
    this.host.hear(text);
  }

  async say<Type extends ClientMessageType>(type: Type, fields: FieldsOf<Type>, id?: string): Promise<Reply> {
    const name = id ?? `m${(this.#count += 1)}-${this.clock.now()}`;
    const before = this.heard.length;
    this.hear(JSON.stringify({ id: name, type, ...fields }));
    await this.settled();
    const reply = this.heard
      .slice(before)
      .find((message): message is Reply => ('ack' in message && message.ack === name) || 'reject' in message);
    if (!reply) throw new Error(`${type} was not answered`);
    return reply;
  }

  async arrive(): Promise<void> {
    await this.say('hello', { protocol: 1, language: 'en' });
  }

  enter(): Promise<Reply> {
    return this.say('enter', { code: SOLO_CODE, role: 'player', name: 'Ana', avatar: 'moss' });
  }

  async sitDown(bots: number, fields: FieldsOf<'open'> = {}): Promise<void> {
    await this.arrive();
    await this.say('open', fields);
    await this.enter();
    await this.say('join', {});
    for (let bot = 0; bot < bots; bot += 1) await this.say('addBot', {});
  }

  /** Everything is done, also what the bots have begun to think about. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      await this.host.settled();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #see(message: ServerMessage): void {
    if ('view' in message) this.#view = message.view;
    else if ('set' in message && this.#view) this.#view = { ...this.#view, ...message.set };
    else return;
    this.looks.push({ view: this.view, state: fold(this.shelf.entries) });
  }

  get view(): View {
    if (!this.#view) throw new Error('Nothing was shown');
    return this.#view;
  }

  get table(): TableView {
    return this.heard.reduce<Partial<TableView>>(
      (table, message) => ('table' in message ? { ...table, ...message.table } : table),
      {},
    ) as TableView;
  }

  /** Does what the view asks of the person, or lets time go by until it asks for something. */
  async goOn(): Promise<void> {
    const { view } = this;
    const mine = view.seat !== null && view.waiting.includes(view.seat);
    const [option] = mine ? optionsIn(view) : [];
    const pick = <T>(items: readonly T[]): T => {
      const item = items[Math.floor(this.random() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    };
    if (!option) {
      this.clock.next();
      await this.settled();
    } else if (option.type === 'tell') {
      await this.say('tell', { card: pick(option.cards), clue: { kind: 'aloud', media: null } });
    } else if (option.type === 'submit') await this.say('submit', { cards: [...pick(option.choices)] });
    else if (option.type === 'vote') await this.say('vote', { number: pick(option.numbers) });
    else await this.say(option.type, {});
  }

  async playUntil(reached: (view: View) => boolean): Promise<void> {
    for (let steps = 0; !reached(this.view); steps += 1) {
      if (steps > 2_000) throw new Error('The table is stuck');
      await this.goOn();
    }
  }
}
