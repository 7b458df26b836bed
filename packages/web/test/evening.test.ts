/** docs/evening.md names a test for every finding: none of them may have gone. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The rows of its tables: number, finding, what the game does now, tests. */
const ROWS = read('docs/evening.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]?\d+[a-f]? \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, no = '', finding = '', now = '', tests = '']) => ({ no, finding, now, tests }));

function fileOf(path: string): string {
  const [folder = '', ...rest] = path.split('/');
  return folder === 'e2e'
    ? `e2e/${rest.join('/')}.spec.ts`
    : `packages/${folder}/test/${rest.join('/')}.test.ts`;
}
/** What a test is called, as a reader sees it. */
const titlesIn = (file: string): string[] =>
  (
    read(file).match(/\b(?:it|test)(?:\.each(?:<[^>]*>)?\([^]*?\))?\(\s*(['`])(?:(?!\1)[^\\]|\\.)*\1/g) ?? []
  ).map((title) => title.replaceAll('\\u2019', '\u2019'));

describe('what friends stumbled over', () => {
  it('is all there', () => {
    expect(ROWS.filter(({ no }) => /^\d/.test(no))).toHaveLength(24 + 6 + 15);
    expect(ROWS.filter(({ no }) => no.startsWith('F'))).toHaveLength(22);
    expect(ROWS.filter(({ no }) => no.startsWith('A'))).toHaveLength(9);
    expect(ROWS.filter(({ no }) => /^[SL]/.test(no))).toHaveLength(5 + 7);
  });

  it.each(ROWS)('$no $finding', ({ now, tests }) => {
    expect(now).not.toBe('');
    const named = [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(0);
    expect(tests.split('; ')).toHaveLength(named.length);
    for (const [, path = '', title = ''] of named) {
      expect(existsSync(new URL(fileOf(path), root)), path).toBe(true);
      const meant = titlesIn(fileOf(path)).filter((each) => each.includes(title));
      expect(meant, `${path} “${title}”: one test, and no other`).toHaveLength(1);
    }
  });

  it('a test that is gone would be noticed', () => {
    expect(existsSync(new URL(fileOf('e2e/chess'), root))).toBe(false);
    expect(titlesIn(fileOf('e2e/visit')).filter((title) => title.includes('checkmate'))).toEqual([]);
  });
});
