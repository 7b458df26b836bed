import { expect, it } from 'vitest';
import { homeAddresses, whereToFind } from '../src/host/where.ts';

const HERE = {
  publicUrl: null,
  host: '127.0.0.1',
  store: 'sqlite',
  dataDir: '/games',
  databaseUrl: null,
} as const;

it('says where to find it and where the games are, in plain lines', async () => {
  expect(await whereToFind(HERE, 3000, false)).toBe(
    '  On this computer   http://localhost:3000\n  Games are kept in  /games (SQLite)\n',
  );
  expect(await whereToFind({ ...HERE, store: 'memory' }, 3000, false)).toContain('memory, until it stops');
  const databaseUrl = 'postgres://fabula:secret@db/fabula';
  expect(await whereToFind({ ...HERE, databaseUrl }, 3000, false)).toMatch(/kept in  PostgreSQL\n$/);
});

it('names every address of the home network, and the public one', async () => {
  const publicUrl = 'https://play.example.org';
  const text = await whereToFind({ ...HERE, host: '0.0.0.0', publicUrl }, 3000, false);
  for (const address of [...homeAddresses(3000), publicUrl]) expect(text).toContain(address);
});

it('draws a code for phones at a terminal only', async () => {
  const place = { ...HERE, publicUrl: 'https://play.example.org' };
  expect(await whereToFind(place, 3000, true)).toMatch(/[▀▄█]/);
  expect(await whereToFind(place, 3000, false)).not.toMatch(/[▀▄█]/);
});
