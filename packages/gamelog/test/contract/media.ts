import { describe, expect, it } from 'vitest';
import type { Fixture } from './fixture.ts';

export function media(at: Fixture): void {
  describe('a drawing or a recording', () => {
    it('comes back byte by byte, and is never another', async () => {
      const { media } = at.store;
      const bytes = Uint8Array.from({ length: 200_000 }, (_, place) => (place * 7919) % 256);
      expect(await media.get('g1.3-a')).toBeUndefined();
      await media.put('g1.3-a', bytes);
      await media.put('g1.3-a', Uint8Array.of(1));
      expect(Buffer.compare((await media.get('g1.3-a')) ?? Buffer.alloc(0), bytes)).toBe(0);
      await media.put('g1.3-empty', new Uint8Array());
      expect((await media.get('g1.3-empty'))?.length).toBe(0);
    });

    it('is listed by name with its weight, and can be removed', async () => {
      const { media } = at.store;
      for (const [id, length] of [
        ['m2.b', 3],
        ['m1.a', 1],
        ['m2.a', 2],
      ] as const)
        await media.put(id, new Uint8Array(length));
      expect(await media.sizes({ after: 'm', limit: 2 })).toEqual([
        { id: 'm1.a', bytes: 1 },
        { id: 'm2.a', bytes: 2 },
      ]);
      expect(await media.remove('m2.a')).toBe(true);
      expect(await media.remove('m2.a')).toBe(false);
      expect(await media.sizes({ after: 'm1.a', limit: 9 })).toEqual([{ id: 'm2.b', bytes: 3 }]);
    });
  });
}
