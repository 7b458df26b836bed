/** A rule weighs the same while one works on it, in the gallery and in what ships. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutWhere } from '../without-where.ts';

const transform = withoutWhere.transform;
const written = (code: string, id: string): unknown =>
  typeof transform === 'function' ? Reflect.apply(transform, null, [code, id]) : undefined;

it('a style loses Svelte’s :where() where it is read', () => {
  expect(written('.a.svelte-x1 b:where(.svelte-x1) {}', 'A.svelte?svelte&type=style&lang.css')).toEqual({
    code: '.a.svelte-x1 b.svelte-x1 {}',
    map: null,
  });
  expect(written('.a:where(.svelte-x1)', 'a.ts')).toBeNull();
  expect(written('.a:where(.b)', 'a.css')).toBeNull();
});

it.each(['../vite.config.ts', '../dev/vite.config.ts'])(
  '%s does so before anything else reads it',
  (config) => {
    const source = readFileSync(new URL(config, import.meta.url), 'utf8');
    expect(source).toMatch(/plugins: \[namedLayouts, withoutWhere, svelte/);
    expect(withoutWhere.enforce).toBe('pre');
  },
);
