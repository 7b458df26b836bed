import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/pages.ts';
import type { Entry } from '../../src/port.ts';
import { type Fixture, insist } from './fixture.ts';

export function games(at: Fixture): void {
  describe('a game', () => {
    it('nobody began has no length and no entries', async () => {
      expect(await at.store.games.length('nobody')).toBe(0);
      expect(await at.store.games.read('nobody')).toEqual([]);
    });

    it('is read in the order it was appended', async () => {
      const game = at.newGame();
      expect(await at.store.games.append(game, 0, '["a","b"]', 2)).toEqual({ ok: true });
      expect(await at.store.games.append(game, 2, '["c"]', 1)).toEqual({ ok: true });
      expect(await at.store.games.append(game, 3, '["d","e","f"]', 3)).toEqual({ ok: true });
      expect(await at.store.games.read(game)).toEqual([
        { seq: 2, text: '["a","b"]' },
        { seq: 3, text: '["c"]' },
        { seq: 6, text: '["d","e","f"]' },
      ]);
      expect(await at.store.games.length(game)).toBe(6);
    });

    it('is read from any event on, also from inside an entry', async () => {
      const game = at.newGame();
      await at.store.games.append(game, 0, '1', 2);
      await at.store.games.append(game, 2, '2', 3);
      await at.store.games.append(game, 5, '3', 1);
      const seqsAfter = async (seq: number) =>
        (await at.store.games.read(game, seq)).map((entry) => entry.seq);
      expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(seqsAfter))).toEqual([
        [2, 5, 6],
        [2, 5, 6],
        [5, 6],
        [5, 6],
        [5, 6],
        [6],
        [],
        [],
      ]);
    });

    it('is read page by page, also from inside an entry', async () => {
      const game = at.newGame();
      for (let entry = 0; entry < 7; entry++)
        await at.store.games.append(game, 3 * entry, JSON.stringify(`entry ${entry}`), 3);
      const texts = async (afterSeq: number, limit: number) =>
        (await at.store.games.read(game, afterSeq, limit)).map(({ text }) => text);
      expect(await texts(0, 2)).toEqual(['"entry 0"', '"entry 1"']);
      expect(await texts(7, 2)).toEqual(['"entry 2"', '"entry 3"']);
      expect(await texts(18, 2)).toEqual(['"entry 6"']);
      expect(await texts(21, 2)).toEqual([]);
      const all = await at.store.games.read(game);
      for (const size of [1, 2, 3, 6, 7, 8]) {
        const pages: (readonly Entry[])[] = [];
        for await (const page of pagesOf(at.store.games, game, 0, size)) pages.push(page);
        expect(pages.flat()).toEqual(all);
        expect(pages).toHaveLength(Math.ceil(all.length / size));
      }
      for await (const page of pagesOf(at.store.games, 'nobody')) expect(page).toBe('never');
    });

    it('has a last entry', async () => {
      const game = at.newGame();
      expect(await at.store.games.last(game)).toBeUndefined();
      await at.store.games.append(game, 0, '"a"', 2);
      await at.store.games.append(game, 2, '"b"', 3);
      expect(await at.store.games.last(game)).toEqual({ seq: 5, text: '"b"' });
      await at.store.games.remove(game);
      expect(await at.store.games.last(game)).toBeUndefined();
    });

    it('stands somewhere, if it was begun', async () => {
      const [one, other] = [at.newGame(), at.newGame()];
      await at.store.games.append(one, 0, '"a"', 2);
      await at.store.games.append(other, 0, '"b"', 1);
      await at.store.games.append(one, 2, '"c"', 1);
      const standing = await at.store.games.standing([one, 'nobody', other]);
      expect(new Map(standing.map(({ game, seq }) => [game, seq]))).toEqual(
        new Map([
          [one, 3],
          [other, 1],
        ]),
      );
      expect(await at.store.games.standing([])).toEqual([]);
    });

    it('can have things noted about it, which go with it', async () => {
      const game = at.newGame();
      const { games } = at.store;
      expect(await games.note(game, { origin: 'x' })).toBe(false);
      expect(await games.about(game)).toBeUndefined();
      await games.append(game, 0, '"a"', 1);
      expect(await games.about(game)).toEqual({ people: null, origin: null });
      expect(await games.note(game, { origin: 'qk3' })).toBe(true);
      expect(await games.note(game, { people: ['Lena', 'Yura'] })).toBe(true);
      expect(await games.about(game)).toEqual({ people: ['Lena', 'Yura'], origin: 'qk3' });
      await games.note(game, { people: [], origin: null });
      expect(await games.about(game)).toEqual({ people: [], origin: null });
      await games.append(game, 1, '"b"', 1);
      expect(await games.about(game)).toEqual({ people: [], origin: null });
      await games.remove(game);
      await games.append(game, 0, '"c"', 1);
      expect(await games.about(game)).toEqual({ people: null, origin: null });
    });

    it('refuses an append that expects too little, too much, or the middle of an entry', async () => {
      const game = at.newGame();
      const refused = { ok: false, reason: 'conflict', seq: 3 };
      expect(await at.store.games.append(game, 1, '0', 1)).toEqual({ ok: false, reason: 'conflict', seq: 0 });
      await at.store.games.append(game, 0, '1', 3);
      for (const seq of [0, 1, 2, 4]) expect(await at.store.games.append(game, seq, '2', 1)).toEqual(refused);
      expect(await at.store.games.length(game)).toBe(3);
    });

    it('takes exactly one of many appends that expect the same seq, whatever they hold', async () => {
      const game = at.newGame();
      const asked = Array.from({ length: 40 }, (_, i) => at.store.games.append(game, 0, `${i}`, 1 + (i % 3)));
      const answers = await Promise.all(asked);
      const winner = answers.findIndex((answer) => answer.ok);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(await at.store.games.read(game)).toEqual([{ seq: 1 + (winner % 3), text: `${winner}` }]);
    });

    it('loses and doubles nothing when many insist at once', async () => {
      const game = at.newGame();
      const texts = Array.from({ length: 60 }, (_, i) => `"move ${i}"`);
      const seqs = await Promise.all(texts.map((text) => insist(at.store.games, game, text)));
      const entries = await at.store.games.read(game);
      expect(entries.map(({ seq }) => seq)).toEqual(texts.map((_, i) => i + 1));
      expect(seqs.map((seq) => entries[seq - 1]?.text)).toEqual(texts);
    });

    it('keeps any JSON text as it is, however big', async () => {
      const game = at.newGame();
      const texts = [
        '"маяк, забывший море"',
        '"🌊 \\u0000 \\ud800 \u2028 é e\u0301"',
        `"${'ж😀'.repeat(700_000)}"`,
      ];
      for (const [i, text] of texts.entries()) await at.store.games.append(game, i, text, 1);
      expect((await at.store.games.read(game)).map(({ text }) => text)).toEqual(texts);
    });

    it('refuses what it could not give back', async () => {
      const game = at.newGame();
      await expect(at.store.games.append(game, 0, '"\0"', 1)).rejects.toMatchObject({ fault: 'unfit' });
      await expect(at.store.games.append(game, 0, '[]', 0)).rejects.toMatchObject({ fault: 'unfit' });
      await expect(at.store.records.put('table', game, '"\0"', 0)).rejects.toMatchObject({ fault: 'unfit' });
      expect(await at.store.games.length(game)).toBe(0);
    });
  });
}
