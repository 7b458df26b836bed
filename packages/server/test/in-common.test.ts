/** What the nodes of a house have in common besides their tables. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import { expect, it } from 'vitest';
import type { Listing } from '../src/nodes/house-tidings.ts';
import { Listings } from '../src/nodes/listings.ts';
import { sharedSecret } from '../src/nodes/shared-secret.ts';

const table = (code: string, seated = 1): Listing => ({
  code,
  language: 'en',
  phase: 'lobby',
  seated,
  seats: 3,
  most: 8,
});

it('a table that is on several nodes is listed once, and those of a node that died not at all', () => {
  const listings = new Listings(() => [table('HERE22', 2)]);
  listings.hear({ what: 'listed', node: 'two', tables: [table('HERE22'), table('THERE2')] });
  listings.hear({ what: 'listed', node: 'three', tables: [table('THERE2'), table('FAR222')] });
  const codes = (): string[] => listings.all.map(({ code }) => code).sort();
  expect(codes()).toEqual(['FAR222', 'HERE22', 'THERE2']);
  expect(listings.all.find(({ code }) => code === 'HERE22')?.seated).toBe(2);
  listings.keepOnly(['one', 'two']);
  expect(codes()).toEqual(['HERE22', 'THERE2']);
});

it('nodes that start at once have one secret', async () => {
  const { records } = openMemory();
  const secrets = await Promise.all(
    ['a', 'b', 'c'].map((secret) => sharedSecret(records, 'origins', () => secret)),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await sharedSecret(records, 'origins', () => 'later')).toBe(secrets[0]);
});
