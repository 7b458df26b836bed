/** Where decks, cards and drafts live. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BACK } from '../src/deck/format.ts';
import type { CardScene } from '../src/finishes/finish.ts';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
export const repositoryFolder = join(packageFolder, '../..');
export const draftFolder = join(packageFolder, '.draft');
export const deckFolder = (deck: string): string => join(packageFolder, 'src/decks', deck);
export const cardFolder = (deck: string, slug: string): string => join(deckFolder(deck), slug);

/** Slugs of the cards that have a scene, in alphabetical order. */
export const slugs = (deck: string): string[] =>
  readdirSync(deckFolder(deck), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasScene(deck, entry.name))
    .map((entry) => entry.name)
    .filter((name) => name !== BACK)
    .sort();

export const hasScene = (deck: string, slug: string): boolean =>
  existsSync(join(cardFolder(deck, slug), 'scene.ts'));

export async function loadScene(deck: string, slug: string): Promise<CardScene> {
  const file = join(cardFolder(deck, slug), 'scene.ts');
  if (!existsSync(file)) throw new Error(`no scene ${file}`);
  const module = (await import(pathToFileURL(file).href)) as { default?: CardScene };
  if (!module.default?.paint) throw new Error(`${file} must export default card({ finish, paint })`);
  return module.default;
}
