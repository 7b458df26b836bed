import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const spec = readFileSync(join(HERE, '../SPEC.md'), 'utf8');
const ids = [...spec.matchAll(/^- \[(\w+)\]/gm)].map(([, id]) => id);
/** The server's tests play whole tables. */
const tests = [HERE, join(HERE, '../../server/test')]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith('spec.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const titles = [...tests.matchAll(/(?:it|test)(?:\.each\([^]*?\))?\(\s*(['"`])([^]*?)\1/g)].map(
  ([, , title]) => title,
);

describe('SPEC.md', () => {
  it.each(ids)('%s has a test', (id) => {
    expect(titles.some((title) => title?.includes(`[${id}]`))).toBe(true);
  });
});
