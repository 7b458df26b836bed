/** A server in this process, and people who play at its tables. */
import { optionsIn } from '@fabula/engine/options.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { Answer, Client, Credentials, SocketLike } from '@fabula/protocol/client-types.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import { WebSocket } from 'ws';
import { type App, type Parts, startApp } from '../src/app.ts';
import { Decks, plainDeck, PLACEHOLDER } from '../src/decks.ts';
import { readSettings } from '../src/settings.ts';
import { QUIET } from './quiet.ts';
import { numbersOf } from './proofs/person.ts';

export const TINY = plainDeck('tiny', 30);

export interface Tabletop {
  readonly app: App;
  readonly url: string;
  readonly http: string;
  readonly store: Store;
  /** A new player, or the same one on another device. */
  client(player?: Credentials): Client;
  stop(): Promise<void>;
}

export async function setUp(
  environment: Record<string, string> = {},
  parts: Partial<Parts> = {},
): Promise<Tabletop> {
  const reading = readSettings(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      RECONNECT_MS: '20',
      THINK_MS: '0',
      MAX_MESSAGES_PER_SOCKET: '0',
      MAX_MESSAGES_PER_ADDRESS: '0',
      ALLOWANCE: '0',
      ...environment,
    },
    '/nowhere',
  );
  if (!reading.ok) throw new Error(reading.problems.join());
  const store = parts.store ?? openMemory();
  const decks = new Decks([PLACEHOLDER, TINY]);
  const app = await startApp({
    settings: reading.settings,
    version: 'test',
    decks,
    log: QUIET,
    ...parts,
    store,
  });
  const clients: Client[] = [];
  const url = `ws://127.0.0.1:${app.port}/ws`;
  return {
    app,
    url,
    http: `http://127.0.0.1:${app.port}`,
    store,
    client(player) {
      const client = createClient({ url, language: 'en', player, connect, backoff: [1] });
      clients.push(client);
      return client;
    },
    async stop() {
      for (const client of clients) client.close();
      await app.stop();
    },
  };
}

export const connect = (url: string): SocketLike => new WebSocket(url);

export function ok(answer: Answer): Answer & { ok: true } {
  if (!answer.ok) throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.params)} ${answer.text}`);
  return answer;
}

/** Resolves when it is so, looking whenever the client hears something. */
export function until(client: Client, isSo: (client: Client) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const offs: (() => void)[] = [];
    const look = (): void => {
      if (!isSo(client)) return;
      for (const off of offs) off();
      resolve();
    };
    offs.push(
      client.on('view', look),
      client.on('table', look),
      client.on('status', look),
      client.on('muted', look),
    );
    look();
  });
}

export const NAMES = ['Yura', 'Timur', 'Lena', 'Kolya', 'Masha', 'Vera'];

/** A table with so many people in seats, the first of them its owner. */
export async function gather(
  { client }: Pick<Tabletop, 'client'>,
  seats: number,
  opening: FieldsOf<'open'> = {},
): Promise<{ code: string; people: Client[] }> {
  const people = NAMES.slice(0, seats).map(() => client());
  const [owner] = people;
  if (!owner) throw new Error('nobody');
  const { code = '' } = ok(await owner.open(opening));
  for (const [index, person] of people.entries()) {
    ok(await person.enter({ code, role: 'player', name: NAMES[index] ?? '', avatar: 'rabbit' }));
    ok(await person.send('join', {}));
  }
  return { code, people };
}

/** Makes the first move a person can make that moves the table on; false: they have none. */
export async function moveOnce(person: Client): Promise<boolean> {
  const { view } = person;
  if (!view || view.seat === null || !view.waiting.includes(view.seat)) return false;
  const [option] = optionsIn(view);
  if (!option) return false;
  switch (option.type) {
    case 'claim':
      await person.send('claim', {});
      break;
    case 'tell':
      await person.send('tell', {
        card: view.rules.paper ? null : (option.cards[0] ?? -1),
        clue: { kind: 'aloud', media: null },
      });
      break;
    case 'submit':
      ok(await person.send('submit', { cards: [...(option.choices[0] ?? [])] }));
      break;
    case 'own':
      ok(await person.send('own', { numbers: numbersOf(view) }));
      break;
    case 'vote':
      ok(await person.send('vote', { number: option.numbers[0] ?? 0 }));
      break;
    case 'swapHand':
    case 'sawResult':
      await person.send(option.type, {});
      break;
  }
  return true;
}

/** Plays on, everybody at once, until it is so. */
export async function playUntil(people: readonly Client[], isSo: (client: Client) => boolean): Promise<void> {
  await Promise.all(people.map((person) => playAlong(person, isSo)));
}

async function playAlong(person: Client, isSo: (client: Client) => boolean): Promise<void> {
  while (!isSo(person)) {
    const { v } = person;
    if (!(await moveOnce(person)) && person.v === v && !isSo(person)) await nextView(person);
  }
}

export function nextView(person: Client): Promise<void> {
  return new Promise((resolve) => {
    const off = person.on('view', () => {
      off();
      resolve();
    });
  });
}

export const isOver = ({ view }: Client): boolean => view?.phase === 'over';
