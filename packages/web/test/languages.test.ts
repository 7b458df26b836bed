/** Which languages there are stands in one place; cards, which import nothing, say the same. */
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { languages } from '../../cards/src/deck/format.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const packages = new URL('../../', import.meta.url);
const SECOND_LIST = /\[\s*'en',\s*'ru'/;
const sourcesOf = (name: string): string[] =>
  readdirSync(new URL(`${name}/src`, packages), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => `${name}/src/${file}`);

it('no package has a list of languages of its own', () => {
  const all = ['protocol', 'table', 'server', 'web', 'engine', 'bots', 'gamelog'].flatMap(sourcesOf);
  const lists = all.filter((file) => SECOND_LIST.test(readFileSync(new URL(file, packages), 'utf8')));
  expect(lists).toEqual(['protocol/src/table.ts']);
});

it('cards have words in every language there is', () => {
  expect(languages).toEqual(LANGUAGES);
});
