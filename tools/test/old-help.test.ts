import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newHelp, oldHelp } from '../src/old-help.ts';

it('the help of the first edition does not pass the test of sentence against engine; that of today does', () => {
  const old = oldHelp();
  const kept = readFileSync(new URL('../../docs/books.md', import.meta.url), 'utf8');
  expect(old.wrong.length).toBeGreaterThan(old.claims / 10);
  expect(old.wrong.join('\n')).toMatch(
    /dixit, 3 seats, sole finder three-seats: "Some found it: they and the storyteller get 3\."/,
  );
  expect(kept).toContain(`${old.wrong.length} of its ${old.claims} claims are wrong`);
  const today = newHelp();
  expect(kept).toContain(`the ${today.claims} claims of today`);
  expect(today.claims).toBeGreaterThan(old.claims);
  expect(today.wrong).toEqual([]);
});
