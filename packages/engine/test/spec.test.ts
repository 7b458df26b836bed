import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const ID = /\[([A-Z]\d+)\]/g;
const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([, id]) => id ?? '');

const spec = idsIn(
  readFileSync(new URL('../SPEC.md', here), 'utf8')
    .split('\n')
    .flatMap((line) => /^- (\[[A-Z]\d+\])/.exec(line)?.[1] ?? [])
    .join('\n'),
);

/** Ids in the titles of tests: `it('[D1] …')` and its kin. */
const tested = new Set(
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && file !== 'spec.test.ts')
    .flatMap(
      (file) => readFileSync(new URL(file, here), 'utf8').match(/\bit(\.each\([^]*?\))?\(\s*'[^']*'/g) ?? [],
    )
    .flatMap(idsIn),
);

describe('SPEC.md', () => {
  it('names each id once', () => {
    expect(spec.length).toBeGreaterThan(50);
    expect(spec.filter((id, place) => spec.indexOf(id) !== place)).toEqual([]);
  });

  it.each(spec)('%s has a test', (id) => {
    expect(tested).toContain(id);
  });

  it('knows every id that a test quotes', () => {
    expect([...tested].filter((id) => !spec.includes(id))).toEqual([]);
  });
});
