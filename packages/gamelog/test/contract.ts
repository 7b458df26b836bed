import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemory } from '../src/memory.ts';
import { StoreError, type Store } from '../src/port.ts';
import type { Fixture } from './contract/fixture.ts';
import { games } from './contract/games.ts';
import { media } from './contract/media.ts';
import { oldGames } from './contract/old-games.ts';
import { records } from './contract/records.ts';

/** How the suite gets at an adapter. `reopen` is absent where nothing outlives the process. */
export interface Adapter {
  readonly name: string;
  open(now: () => number): Promise<Store>;
  readonly reopen?: (store: Store) => Promise<Store>;
}

/** What every adapter must do. */
export function contract(adapter: Adapter): void {
  describe(adapter.name, () => {
    let used = 0;
    const at: Fixture = { store: openMemory(), clock: 1_000, newGame: () => `game${++used}` };

    beforeAll(async () => {
      at.store = await adapter.open(() => at.clock);
    });
    afterAll(() => at.store.close());

    games(at);
    oldGames(at);
    records(at);
    media(at);

    it('is well, and knows what it holds', async () => {
      const before = await at.store.health();
      expect(before.isFull).toBe(false);
      const game = at.newGame();
      await at.store.games.append(game, 0, `"${'x'.repeat(100_000)}"`, 1);
      const after = await at.store.health();
      expect(after.bytes - before.bytes).toBeGreaterThanOrEqual(90_000);
      await at.store.games.remove(game);
      expect((await at.store.health()).bytes).toBeLessThan(after.bytes - 90_000);
    });

    it('answers everything asked before closing and nothing after', async () => {
      const closing = await adapter.open(() => at.clock);
      const asked = Array.from({ length: 20 }, (_, seq) => closing.games.append('last', seq, '1', 1));
      await closing.close();
      await closing.close();
      expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
      await expect(closing.games.append('last', 20, '1', 1)).rejects.toBeInstanceOf(StoreError);
      await expect(closing.games.read('last')).rejects.toMatchObject({ fault: 'closed' });
      await expect(closing.records.get('table', 'x')).rejects.toMatchObject({ fault: 'closed' });
      await expect(closing.health()).rejects.toMatchObject({ fault: 'closed' });
    });

    const { reopen } = adapter;
    if (reopen)
      it('is all there after reopening', async () => {
        const game = at.newGame();
        await at.store.games.append(game, 0, '"a"', 2);
        await at.store.records.put('table', 'KEPT01', '"b"', 0);
        await at.store.media.put('kept', Uint8Array.of(1, 2));
        at.store = await reopen(at.store);
        expect(await at.store.games.read(game)).toEqual([{ seq: 2, text: '"a"' }]);
        expect(await at.store.games.append(game, 0, '"c"', 1)).toEqual({
          ok: false,
          reason: 'conflict',
          seq: 2,
        });
        expect(await at.store.games.append(game, 2, '"c"', 1)).toEqual({ ok: true });
        expect(await at.store.records.get('table', 'KEPT01')).toMatchObject({ version: 1, text: '"b"' });
        expect(await at.store.media.get('kept')).toHaveLength(2);
      });
  });
}
