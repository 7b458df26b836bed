import type { GameLog, Store } from '../../src/port.ts';

/** What the tests of one adapter share: a store, a clock that only they move, and names nobody used. */
export interface Fixture {
  store: Store;
  clock: number;
  newGame(): string;
}

/** Appends an entry of one event as soon as nobody else is in the way, as a server would. */
export async function insist(log: GameLog, game: string, text: string): Promise<number> {
  let seq = await log.length(game);
  for (;;) {
    const appended = await log.append(game, seq, text, 1);
    if (appended.ok) return seq + 1;
    seq = appended.seq;
  }
}
