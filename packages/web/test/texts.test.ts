import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLUE_KINDS } from '@fabula/engine/rules.ts';
import { STATEMENT_IDS } from '@fabula/engine/statement-ids.ts';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { CONSTRAINTS } from '../src/screens/rules/draft.ts';
import { MESSAGES } from './voices.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/^i18n\/(?:\w+\.)?(?:en|ru)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));
/** Keys that the engine's statements about rules stand for. */
const SAID: ReadonlySet<string> = new Set([
  ...STATEMENT_IDS.map((id) => `say.${id}`),
  ...CLUE_KINDS.map((kind) => `way.${kind}`),
  ...CONSTRAINTS.flatMap((constraint) => [`asks.${constraint}`, `fails.${constraint}`]),
]);
const PAGES = FILES.filter(({ file }) => file.endsWith('.svelte'));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `constraint.${what}.about` in the code stands for every key of that shape. */
const shapes = (source: string): RegExp[] =>
  [...source.matchAll(/`(\w+\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)].map(
    ([, shape = '']) =>
      new RegExp(
        `^${shape
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('[\\w-]+')}$`,
      ),
  );

describe('texts', () => {
  it('every message is used somewhere', () => {
    const named = new Set(
      FILES.flatMap(({ source }) => [...source.matchAll(/'([\w.-]+)'/g)].map(([, name]) => name)),
    );
    const patterns = FILES.flatMap(({ source }) => shapes(source));
    const unused = Object.keys(MESSAGES.en).filter(
      (key) => !named.has(key) && !SAID.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it.each(PAGES)('no word is written into $file', ({ source }) => {
    expect(wordsIn(parse(source, { modern: true }))).toEqual([]);
  });

  it('words in a component are noticed', () => {
    const found = (source: string): string[] => wordsIn(parse(source, { modern: true }));
    expect(found('<p>Hello</p>')).toEqual(['Hello']);
    expect(found('{#if a}<b>{t("x")} of {n}</b>{/if}')).toEqual(['of']);
    expect(found('<img alt="A fox" class="here" />')).toEqual(['A fox']);
    expect(found('<button aria-label="{n} votes">{n}</button>')).toEqual(['votes']);
    expect(found('<p title={t("x")}>+{n}, 0</p>')).toEqual([]);
  });
});

const READ_OUT = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);

/** What a player would read or hear, and no message file knows. */
function wordsIn(root: AST.Root): string[] {
  const found: string[] = [];
  const add = (text: string): void => {
    if (/\p{L}/u.test(text)) found.push(text.trim());
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    const { type, name, data, value } = node as {
      type?: string;
      name?: string;
      data?: string;
      value?: unknown;
    };
    if (type === 'Text' && data !== undefined) return add(data);
    if (type === 'StyleDirective') return;
    if (type === 'Attribute') return READ_OUT.has(name ?? '') ? visit(value) : undefined;
    Object.values(node).forEach(visit);
  };
  visit(root.fragment);
  return found;
}
