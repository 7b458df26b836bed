import { describe, expect, it } from 'vitest';
import type { Fixture } from './fixture.ts';

export function oldGames(at: Fixture): void {
  describe('old games', () => {
    it('are listed page by page, by name, with their age, their weight and what was noted', async () => {
      at.clock = 5_000;
      for (const game of ['page-c', 'page-a', 'page-b']) await at.store.games.append(game, 0, '"ж"', 2);
      at.clock = 6_000;
      await at.store.games.append('page-a', 2, '"абв"', 1);
      await at.store.games.note('page-b', { people: ['Lena'], origin: 'qk3' });
      const first = await at.store.games.games({ after: 'page-', limit: 2 });
      expect(first).toEqual([
        { game: 'page-a', seq: 3, lastAt: 6_000, bytes: 12, people: null, origin: null },
        { game: 'page-b', seq: 2, lastAt: 5_000, bytes: 4, people: ['Lena'], origin: 'qk3' },
      ]);
      expect(await at.store.games.games({ after: 'page-b', limit: 9 })).toEqual([
        { game: 'page-c', seq: 2, lastAt: 5_000, bytes: 4, people: null, origin: null },
      ]);
      expect(await at.store.games.games({ after: 'page-c', limit: 9 })).toEqual([]);
    });

    it('stay when somebody moved meanwhile', async () => {
      const game = at.newGame();
      await at.store.games.append(game, 0, '1', 1);
      expect(await at.store.games.remove(game, 0)).toBe(false);
      expect(await at.store.games.length(game)).toBe(1);
      expect(await at.store.games.remove(game, 1)).toBe(true);
      expect(await at.store.games.remove(game)).toBe(false);
      expect(await at.store.games.read(game)).toEqual([]);
    });

    it('come in thousands', async () => {
      at.clock = 30_000;
      const many = Array.from({ length: 3_000 }, (_, i) => `many-${String(i).padStart(4, '0')}`);
      await Promise.all(many.map((game) => at.store.games.append(game, 0, `"${game}"`, 1)));
      await Promise.all(many.map((game) => at.store.games.append(game, 1, '"again"', 1)));
      expect((await at.store.games.games({ after: 'many-', limit: 3_000 })).map(({ game }) => game)).toEqual(
        many,
      );
      const gone = await Promise.all(
        many.slice(1).map((game, i) => at.store.games.remove(game, i % 2 === 0 ? 2 : undefined)),
      );
      expect(new Set(gone)).toEqual(new Set([true]));
      const left = await at.store.games.games({ after: 'many-', limit: 3_000 });
      expect(left.map(({ game }) => game).filter((game) => game.startsWith('many-'))).toEqual(['many-0000']);
    });
  });
}
