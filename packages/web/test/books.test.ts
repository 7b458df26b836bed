/** docs/books.md names rules, tests and texts: none of them may have gone. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS, MESSAGES } from './voices.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const RULES = new Set(
  [...read('packages/engine/SPEC.md').matchAll(/^- \[([A-Z]\d+)\]/gm)].map(([, id]) => id),
);

/** The rows of the tables of statements: what the book says, rules, tests, texts, remark. */
const ROWS = read('docs/books.md')
  .split('\n')
  .filter((line) => /^\| .* \| [A-Z]\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, says = '', rules = '', tests = '', texts = '']) => ({ says, rules, tests, texts }));

const fileOf = (path: string): string => {
  const [folder = '', ...rest] = path.split('/');
  return `packages/${folder}/test/${rest.join('/')}.test.ts`;
};
/** Titles as a reader sees them. */
const titlesIn = (file: string): string[] =>
  (read(file).match(/\bit(?:\.each(?:<[^>]*>)?\([^]*?\))?\(\s*(['`])(?:(?!\1)[^\\]|\\.)*\1/g) ?? []).map(
    (title) => title.replaceAll('\\u2019', '\u2019'),
  );
/** The tests that a quotation may mean. */
const meant = (path: string, quoted: string): string[] =>
  titlesIn(fileOf(path)).filter((title) => title.includes(quoted));

describe('the statements of the books', () => {
  it('are all there', () => {
    expect(read('docs/books.md')).toContain(`${ROWS.length} statements of the five books`);
    expect(ROWS.length).toBeGreaterThan(100);
  });

  it.each(ROWS)('$says', ({ rules, tests, texts }) => {
    const ids = rules.split(/\s+/);
    for (const id of ids) expect(RULES).toContain(id);
    const named = [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, path = '', title = ''] of named) {
      expect(existsSync(new URL(fileOf(path), root)), path).toBe(true);
      expect(meant(path, title), `${path} “${title}”: one test, and no other`).toHaveLength(1);
    }
    const keys = [...texts.matchAll(/`([^`]+)`/g)].map(([, key]) => key ?? '');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) for (const lang of LANGS) expect(MESSAGES[lang][key], key).toBeTruthy();
  });

  it('a gone rule, test or text would be noticed', () => {
    expect(RULES.has('D99')).toBe(false);
    expect(existsSync(new URL(fileOf('engine/unit/chess'), root))).toBe(false);
    expect(meant('engine/unit/dixit', 'checkmate')).toEqual([]);
    expect(meant('server/talk', 'storyteller').length).toBeGreaterThan(1);
    expect(MESSAGES.en['say.checkmate']).toBeUndefined();
  });
});
