import { describe, expect, it } from 'vitest';
import type { Entry, GameLog, StoreError } from '../../src/port.ts';
import { type Fixture, insist } from './fixture.ts';

export function listeners(at: Fixture): void {
  describe('a listener', () => {
    it('hears what was there, then what comes, once and in order', async () => {
      const game = at.newGame();
      for (let seq = 0; seq < 5; seq++) await at.store.games.append(game, seq, `${seq}`, 1);
      const heard = follow(at.store.games, game, 2, 30);
      const late = Array.from({ length: 25 }, (_, i) => at.store.games.append(game, 5 + i, `${5 + i}`, 1));
      await Promise.all(late);
      expect((await heard).map(({ seq }) => seq)).toEqual(Array.from({ length: 28 }, (_, i) => i + 3));
      expect((await heard).map(({ text }) => text)).toEqual(Array.from({ length: 28 }, (_, i) => `${i + 2}`));
    });

    it('hears an append of this process before its promise resolves', async () => {
      const game = at.newGame();
      await at.store.games.append(game, 0, '1', 1);
      const heard: number[] = [];
      const leave = at.store.games.subscribe(game, 1, ({ seq }) => heard.push(seq), unexpected);
      await at.store.games.read(game);
      await at.store.games.append(game, 1, '2', 1);
      expect(heard).toEqual([2]);
      leave();
    });

    it('hears nothing of other games, of refused appends, or after leaving', async () => {
      const game = at.newGame();
      const heard: Entry[] = [];
      const leave = at.store.games.subscribe(game, 0, (entry) => heard.push(entry), unexpected);
      await at.store.games.append(at.newGame(), 0, '"elsewhere"', 1);
      await at.store.games.append(game, 7, '"refused"', 1);
      await follow(at.store.games, game, 0, await insist(at.store.games, game, '1'));
      leave();
      leave();
      await follow(at.store.games, game, 0, await insist(at.store.games, game, '2'));
      expect(heard).toEqual([{ seq: 1, text: '1' }]);
    });

    it('may leave from inside its call, and others still hear', async () => {
      const game = at.newGame();
      const heard: string[] = [];
      const leave = at.store.games.subscribe(
        game,
        0,
        ({ seq }) => {
          heard.push(`first ${seq}`);
          leave();
        },
        unexpected,
      );
      const other = follow(at.store.games, game, 0, 2);
      await at.store.games.append(game, 0, '1', 1);
      await at.store.games.append(game, 1, '2', 1);
      expect((await other).map(({ seq }) => seq)).toEqual([1, 2]);
      expect(heard).toEqual(['first 1']);
    });
  });
}

const unexpected = (error: StoreError): void => {
  throw error;
};

/** Waits until a listener has heard up to `seq`; no clock decides. */
function follow(log: GameLog, game: string, afterSeq: number, upTo: number): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const heard: Entry[] = [];
    const leave = log.subscribe(
      game,
      afterSeq,
      (entry) => {
        heard.push(entry);
        if (entry.seq < upTo) return;
        leave();
        resolve(heard);
      },
      reject,
    );
  });
}
