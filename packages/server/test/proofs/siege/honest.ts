/** Tables of friends who play as people do, each at home, while somebody elsewhere is at work on the server. */
import { between, dice } from '../chance.ts';
import { gather } from '../gather.ts';
import { Person } from '../person.ts';
import type { Tap } from '../tap.ts';

/** How long moves took to be acknowledged, in milliseconds. */
export class Waits {
  readonly #sent = new Map<string, { readonly type: string; readonly at: number }>();
  #waits: number[] = [];
  /** What was refused that a limit was the reason of, and by which. */
  readonly refusals: string[] = [];

  readonly tap: Tap = {
    sent: (text) => {
      const { id, type } = JSON.parse(text) as { id: string; type: string };
      this.#sent.set(id, { type, at: performance.now() });
    },
    heard: (text) => {
      const { ack, reject, code } = JSON.parse(text) as { ack?: string; reject?: string; code?: string };
      const answered = ack ?? reject ?? '';
      const sent = this.#sent.get(answered);
      if (sent !== undefined) {
        this.#sent.delete(answered);
        this.#waits.push(performance.now() - sent.at);
      }
      if (reject !== undefined && (code === 'too-fast' || code === 'not-saved'))
        this.refusals.push(`${sent?.type}: ${code}`);
      return text;
    },
  };

  /** What was measured since the last time. */
  take(): number[] {
    const waits = this.#waits;
    this.#waits = [];
    return waits;
  }
}

export interface HonestTables {
  readonly codes: readonly string[];
  readonly waits: Waits;
  readonly gamesFinished: () => number;
  /** Moves that were refused, by code: most often somebody was quicker. */
  readonly refused: () => Readonly<Record<string, number>>;
  stop(): void;
}

export interface Company {
  /** Friends of one table sit at these in turn. */
  readonly urls: readonly string[];
  readonly tables: number;
  /** At most so long before each move, in milliseconds. */
  readonly think: number;
  readonly seed: number;
  /** Three to six if left out. */
  readonly seats?: number;
  /** One sits at the first table that has room: where bots think has started then. */
  readonly bot?: boolean;
  /** The number of the first table: others are elsewhere, at addresses of their own. */
  readonly first?: number;
}

export async function sitDown(company: Company): Promise<HonestTables> {
  const { urls, tables, think, seed, seats, bot = false, first = 0 } = company;
  const waits = new Waits();
  const codes: string[] = [];
  const people: Person[] = [];
  const evening = { isOver: false, games: 0 };
  let wantsBot = bot;
  for (let table = first; table < first + tables; table += 1) {
    const roll = dice(seed + table);
    const from = `127.1.${1 + Math.floor(table / 200)}.${1 + (table % 200)}`;
    const friends = Array.from({ length: seats ?? between(3, 6, roll) }, (_, place) => {
      const url = urls[(table + place) % urls.length] ?? '';
      return new Person({ url, roll, from, tap: () => waits.tap, think });
    });
    people.push(...friends);
    codes.push(await gather(friends, { preset: table % 2 === 0 ? 'dixit' : 'imaginarium' }));
    if (wantsBot) wantsBot = (await friends[0]?.client.send('addBot', {}))?.ok !== true;
    void play(friends, evening);
  }
  return {
    codes,
    waits,
    gamesFinished: () => evening.games,
    refused: () => sumOf(people.map(({ refused }) => refused)),
    stop: () => {
      evening.isOver = true;
      for (const { client } of people) client.close();
    },
  };
}

function sumOf(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [code, count] of counts.flatMap((one) => [...one])) sum[code] = (sum[code] ?? 0) + count;
  return sum;
}

async function play(friends: readonly Person[], evening: { isOver: boolean; games: number }): Promise<void> {
  const [owner] = friends;
  while (!evening.isOver) {
    await owner?.client.send('start', {});
    for (const friend of friends) friend.play();
    const over = friends.map((friend) => friend.until(({ view }) => view?.phase === 'over'));
    if (
      !(await Promise.all(over).then(
        () => true,
        () => false,
      ))
    )
      return;
    evening.games += 1;
    for (const friend of friends) friend.rest();
    await owner?.client.send('rematch', {});
    const again = friends.map((friend) => friend.until(({ view }) => view?.phase !== 'over'));
    if (
      !(await Promise.all(again).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
}
