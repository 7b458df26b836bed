/** Tables without sockets: guests that keep what they are sent. For tests of time and of many cases. */
import { BotHouse } from '@fabula/bots/house.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import {
  type GameLog,
  isBeyondHope,
  isUncertain,
  type Records,
  type Store,
  StoreError,
} from '@fabula/gamelog/port.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ServerMessage } from '@fabula/protocol/server-messages.ts';
import type { Role } from '@fabula/protocol/table.ts';
import type { Letter } from '@fabula/table/letter.ts';
import { ALONE } from '@fabula/table/nodes.ts';
import type { Guest, House, TableCost } from '@fabula/table/ports.ts';
import type { Intent } from '@fabula/table/queue.ts';
import type { Table } from '@fabula/table/table.ts';
import { AlarmClock } from '../src/tables/alarm-clock.ts';
import { brainsHere } from '../src/minds/brains.ts';
import { Counts } from '../src/counts.ts';
import { logsIn } from '../src/tables/logs.ts';
import { hashOf, newId, newSeed, newToken } from '../src/people/secrets.ts';
import { Tables } from '../src/tables/tables.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { QUIET } from './quiet.ts';

export const RECONNECT = 4_000;

export interface FakeHouse {
  readonly house: House;
  readonly clock: FakeClock;
  readonly tables: Tables;
  readonly store: Store;
}

export function fakeHouse(overrides: Partial<House> & { store?: Store } = {}): FakeHouse {
  const clock = new FakeClock();
  const { store = openMemory(clock.now), ...changes } = overrides;
  const storeFailed = (error: unknown): void => {
    throw error;
  };
  const alarms = new AlarmClock(clock, (code) => tables.ring(code));
  let rolls = 0;
  const counts = new Counts();
  const house: House = {
    logs: logsIn(store, storeFailed),
    nodes: ALONE,
    clock,
    setAlarm: (code, at) => alarms.set(code, at),
    tally: counts,
    log: QUIET,
    minds: brainsHere(new BotHouse(undefined)),
    secrets: { newId, newToken, newSeed, hash: hashOf },
    botSecret: 'secret',
    waits: { reconnect: RECONNECT, reload: 15_000, think: 1_000, putAway: 60_000 },
    // Spread evenly, the same in every run.
    random: () => (rolls = (rolls + 0.618_033_988_749) % 1),
    profileOf: () => Promise.resolve(undefined),
    storeFailed,
    isOfStore: (error) => error instanceof StoreError,
    isUncertain,
    canBeLookedUp: (error) => isUncertain(error) && !isBeyondHope(error),
    abandon: (code, table) => tables.abandon(code, table),
    ...changes,
  };
  const tables = new Tables(house, counts);
  return { house, clock, tables, store };
}

/** The store, with some of its doings done otherwise. */
export function otherwise(
  store: Store,
  { games = {}, records = {} }: { games?: Partial<GameLog>; records?: Partial<Records> },
): Store {
  return {
    games: overlaid(store.games, games),
    records: overlaid(store.records, records),
    media: store.media,
    health: () => store.health(),
    failed: store.failed,
    close: () => store.close(),
  };
}

const overlaid = <T extends object>(below: T, above: Partial<T>): T =>
  new Proxy(below, {
    get(_, name) {
      const found: unknown = Reflect.get(above, name) ?? Reflect.get(below, name);
      return typeof found === 'function' ? found.bind(below) : found;
    },
  });

/** A guest that applies what it is sent, as a client would. */
export class FakeGuest implements Guest {
  playsMusic = false;
  seat: number | null = null;
  readonly player: PlayerId;
  readonly role: Role;
  view: View | null = null;
  v = 0;
  readonly heard: ServerMessage[] = [];
  readonly refusals: Rejection[] = [];
  readonly byes: string[] = [];
  /** What was done on its account. */
  readonly paid: Record<TableCost, number> = { written: 0, sent: 0, drafted: 0 };
  readonly network = '10.0.0.7';
  readonly address = this;

  constructor(player: PlayerId, role: Role = 'player') {
    this.player = player;
    this.role = role;
  }

  send({ text }: Letter): void {
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    if ('view' in message) {
      this.view = message.view;
      this.v = message.v;
    } else if ('v' in message && message.v !== undefined && message.v > this.v) {
      if (message.v !== this.v + 1) throw new Error(`a gap: ${this.v} to ${message.v}`);
      this.v = message.v;
      if ('set' in message && this.view) this.view = { ...this.view, ...message.set };
    }
  }

  pay(cost: TableCost, amount: number): void {
    this.paid[cost] += amount;
  }

  waitFor(): number {
    return 0;
  }

  refuse(_: string, rejection: Rejection): void {
    this.refusals.push(rejection);
  }

  bye(reason: string): void {
    this.byes.push(reason);
  }
}

let ids = 0;

export async function ask(table: Table, guest: Guest, intent: Intent): Promise<void> {
  ids += 1;
  table.propose({ game: table.game, intent, asker: { by: guest.player, id: `t${ids}` }, guest });
  await settle();
}

export const PEOPLE = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];

let places = 0;

/** A table with nobody at it, owned by the first of the people. */
export function opened(tables: Tables, rules: Rules): Promise<Table> {
  places += 1;
  const opening = {
    rules,
    decks: [{ id: 'd', cards: 84 }],
    choices: { language: 'en', listed: false, chat: true, descriptions: false, quickBots: false },
  } as const;
  return tables.open(
    opening,
    { by: 'p0', id: 'open' },
    { code: `CODE${places}`, game: `game-${places}`, origin: null },
  );
}

/** A table with so many guests in seats, and the game begun. */
export async function begun(
  { tables }: FakeHouse,
  rules: Rules,
  seats: number,
): Promise<{ table: Table; guests: FakeGuest[] }> {
  const table = await opened(tables, rules);
  const guests = PEOPLE.slice(0, seats).map((player) => new FakeGuest(player));
  for (const guest of guests) {
    table.welcome(guest, `in-${guest.player}`);
    await ask(table, guest, { type: 'join', by: guest.player });
  }
  await ask(table, guests[0] ?? new FakeGuest('nobody'), { type: 'start', by: 'p0' });
  return { table, guests };
}
