/** Widths and heights are named once: no style and no code has thresholds of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, ROOM, withQueries } from '../src/styles/layouts.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && file !== 'styles/layouts.ts')
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));
const STYLES = SOURCES.filter(({ file }) => !file.endsWith('.ts'));
const NAMES: readonly string[] = [...Object.keys(LAYOUTS), ...Object.keys(ROOM)];

const ratio = (text: string): number => {
  const [wide = 0, tall = 1] = text.split('/').map(parseFloat);
  return wide / tall;
};
/** Whether a window of this size meets the query. */
function meets(query: string, wide: number, tall: number): boolean {
  const of: Readonly<Record<string, number>> = { width: wide, height: tall, 'aspect-ratio': wide / tall };
  return query.split(', ').some((each) =>
    [...each.matchAll(/\((min|max)-([\w-]+): ([\d./]+)/g)].every(([, bound, what = '', value = '']) => {
      const is = of[what] ?? NaN;
      return bound === 'min' ? is >= ratio(value) : is <= ratio(value);
    }),
  );
}
const layoutsOf = (wide: number, tall: number): string[] =>
  Object.entries(LAYOUTS).flatMap(([name, query]) => (meets(query, wide, tall) ? [name] : []));

describe('layouts', () => {
  it.each([
    [360, 640, 'phone'],
    [390, 844, 'phone'],
    [844, 390, 'lying'],
    [932, 430, 'lying'],
    [820, 1180, 'tablet'],
    [1024, 1366, 'tablet'],
    [1366, 768, 'desk'],
    [1920, 1080, 'desk'],
  ])('%i by %i: %s', (wide, tall, name) => {
    expect(layoutsOf(wide, tall)).toEqual([name]);
  });

  it('a window of any size has exactly one', () => {
    for (let wide = 160; wide < 2000; wide += 13)
      for (let tall = 160; tall < 1500; tall += 13)
        expect(layoutsOf(wide, tall), `${wide} by ${tall}`).toHaveLength(1);
    for (const [wide, tall] of [
      [639, 560],
      [640, 560],
      [640, 561],
      [899, 561],
      [900, 900],
      [900, 901],
    ] as const)
      expect(layoutsOf(wide, tall), `${wide} by ${tall}`).toHaveLength(1);
  });

  it.each(STYLES)('$file asks by name', ({ source }) => {
    const asked = [...source.matchAll(/@media ([^{]*)\{/g)].map(([, query = '']) => query);
    expect(asked.filter((query) => /width|height|aspect/.test(query))).toEqual([]);
    expect(() => withQueries(source)).not.toThrow();
  });

  it('and so does the code', () => {
    const measured = SOURCES.filter(({ source }) =>
      /matchMedia\([^)]*(?:width|height)|inner(?:Width|Height) [<>]=? (?:[3-9]\d\d|1\d{3})\b/.test(source),
    );
    expect(measured.map(({ file }) => file)).toEqual([]);
  });

  it('no name is left over, and none stands for nothing', () => {
    const used = new Set(
      STYLES.flatMap(({ source }) => [...source.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name)),
    );
    expect(NAMES.filter((name) => !used.has(name))).toEqual([]);
    expect(() => withQueries('@media (--nowhere) {')).toThrow('There is no layout (--nowhere)');
    expect(withQueries('@media (--phone), (--far) {')).toBe(`@media ${LAYOUTS.phone}, ${ROOM.far} {`);
  });
});

describe('styles', () => {
  it.each(STYLES.filter(({ source }) => source.includes('!important')))(
    '$file says why a rule must win',
    ({ source }) => {
      for (const rule of source.match(/(?:\/\*[^*]*\*\/\s*)?[^{}]*\{[^{}]*!important/g) ?? [])
        expect(rule).toContain('/*');
    },
  );

  it('every token is used', () => {
    const tokens = SOURCES.find(({ file }) => file === 'styles/tokens.css')?.source ?? '';
    const all = SOURCES.map(({ source }) => source).join('\n');
    const named = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
    expect(named.size).toBeGreaterThan(40);
    expect([...named].filter((name) => !new RegExp(`var\\(${name}\\b`).test(all))).toEqual([]);
  });
});
