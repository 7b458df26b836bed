/** Tables of friends who play as people do, each at home, while somebody elsewhere is at work on the server. */
import { between, dice } from '../chance.ts';
import { gather } from '../gather.ts';
import { Person } from '../person.ts';
import type { Tap } from '../tap.ts';

/** How long moves took to be acknowledged, in milliseconds. */
export class Waits {
  readonly #sent = new Map<string, number>();
  #waits: number[] = [];
  /** Codes of refusals that a limit was the reason of. */
  refusals = 0;

  readonly tap: Tap = {
    sent: (text) => {
      const { id } = JSON.parse(text) as { id: string };
      this.#sent.set(id, performance.now());
    },
    heard: (text) => {
      const { ack, reject, code } = JSON.parse(text) as { ack?: string; reject?: string; code?: string };
      const answered = ack ?? reject ?? '';
      const sent = this.#sent.get(answered);
      if (sent !== undefined) {
        this.#sent.delete(answered);
        this.#waits.push(performance.now() - sent);
      }
      if (reject !== undefined && (code === 'too-fast' || code === 'not-saved')) this.refusals += 1;
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
  stop(): void;
}

/** `think`: at most so long before each move, in milliseconds. */
export async function sitDown(
  url: string,
  tables: number,
  think: number,
  seed: number,
): Promise<HonestTables> {
  const waits = new Waits();
  const codes: string[] = [];
  const people: Person[] = [];
  const evening = { isOver: false, games: 0 };
  for (let table = 0; table < tables; table += 1) {
    const roll = dice(seed + table);
    const from = `127.1.${1 + Math.floor(table / 200)}.${1 + (table % 200)}`;
    const friends = Array.from(
      { length: between(3, 6, roll) },
      () => new Person({ url, roll, from, tap: () => waits.tap, think }),
    );
    people.push(...friends);
    codes.push(await gather(friends, { preset: table % 2 === 0 ? 'dixit' : 'imaginarium' }));
    void play(friends, evening);
  }
  return {
    codes,
    waits,
    gamesFinished: () => evening.games,
    stop: () => {
      evening.isOver = true;
      for (const { client } of people) client.close();
    },
  };
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
