import { describe, expect, it } from 'vitest';
import type { Fixture } from './fixture.ts';

export function records(at: Fixture): void {
  describe('a record', () => {
    it('is replaced only by someone who knows its version', async () => {
      const { records } = at.store;
      at.clock = 50_000;
      expect(await records.get('table', 'KITE42')).toBeUndefined();
      expect(await records.put('table', 'KITE42', '{"name":"Кот"}', 0)).toEqual({ ok: true, version: 1 });
      expect(await records.put('table', 'KITE42', '{}', 0)).toEqual({
        ok: false,
        reason: 'conflict',
        version: 1,
      });
      expect(await records.put('table', 'OTHER1', '{}', 3)).toEqual({
        ok: false,
        reason: 'conflict',
        version: 0,
      });
      const both = await Promise.all(['1', '2'].map((text) => records.put('table', 'KITE42', text, 1)));
      expect(both.map(({ ok }) => ok)).toEqual([true, false]);
      expect(await records.get('table', 'KITE42')).toEqual({
        id: 'KITE42',
        version: 2,
        text: '1',
        at: 50_000,
      });
    });

    it('is listed with its kind, page by page, and can be removed', async () => {
      const { records } = at.store;
      for (const id of ['c', 'a', 'b']) await records.put('player', id, `"${id}"`, 0);
      await records.put('deck', 'a', '0', 0);
      const ids = async (after: string, limit: number) =>
        (await records.list('player', { after, limit })).map(({ id }) => id);
      expect(await ids('', 2)).toEqual(['a', 'b']);
      expect(await ids('b', 2)).toEqual(['c']);
      await records.put('player', 'b', '"Лена"', 1);
      expect(await records.sizes('player', { limit: 2 })).toEqual([
        { id: 'a', bytes: 3 },
        { id: 'b', bytes: 10 },
      ]);
      expect(await records.sizes('player', { after: 'b', limit: 2 })).toEqual([{ id: 'c', bytes: 3 }]);
      expect(await records.remove('player', 'a')).toBe(true);
      expect(await records.remove('player', 'a')).toBe(false);
      expect(await records.remove('player', 'b', 3)).toBe(false);
      await records.put('player', 'd', '"d"', 0);
      expect(await records.remove('player', 'd', 1)).toBe(true);
      expect(await ids('', 9)).toEqual(['b', 'c']);
      expect(await records.get('deck', 'a')).toMatchObject({ text: '0' });
      await records.put('brief', 'x', '1', 0);
      await records.remove('brief', 'x');
      expect(await records.kinds()).toEqual(['deck', 'player', 'table']);
    });
  });
}
