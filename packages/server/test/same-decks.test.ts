/** Nodes notice that their decks differ. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { fingerprintOf, SameDecks } from '../src/nodes/same-decks.ts';

const [dream, plain, shorter] = [
  { id: 'dream', cards: [1, 2, 3] },
  { id: 'plain', cards: [1, 2] },
  { id: 'plain', cards: [1] },
];

it('a node that has other decks is named once, for as long as it lives', () => {
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void said.push(line) });
  const decks = new SameDecks([dream, plain], log);
  decks.hear('same', fingerprintOf([plain, dream]));
  decks.hear('older build', undefined);
  expect(said).toEqual([]);
  for (const node of ['one', 'two', 'one']) decks.hear(node, fingerprintOf([dream, shorter]));
  expect(said.map((line) => (JSON.parse(line) as { node: string }).node)).toEqual(['one', 'two']);
  decks.keepOnly(['two']);
  for (const node of ['one', 'two']) decks.hear(node, fingerprintOf([dream]));
  expect(said).toHaveLength(3);
});
