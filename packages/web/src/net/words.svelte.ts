/** What can be seen in a picture, in words. Read from the deck when the picture is shown, and kept. */
import { SvelteMap } from 'svelte/reactivity';
import { lang } from '../i18n/i18n.svelte.ts';
import { inLang, readWords, type Picture, type Words } from './decks.ts';

const known = new SvelteMap<string, Words>();
const asked = new Set<string>();

function wordsOf({ words }: Picture): Words | undefined {
  const address = words?.[lang()] ?? words?.['en'];
  if (address === undefined) return undefined;
  const found = known.get(address);
  if (!found && !asked.has(address)) {
    asked.add(address);
    void read(address);
  }
  return found;
}

async function read(address: string): Promise<void> {
  try {
    known.set(address, await readWords(address));
  } catch {
    asked.delete(address);
  }
}

/** One line. */
export const altOf = (picture: Picture | null): string =>
  picture ? inLang(picture.alt, lang()) || (wordsOf(picture)?.alt ?? '') : '';
/** Some sentences. */
export const longOf = (picture: Picture | null): string =>
  picture ? inLang(picture.long, lang()) || (wordsOf(picture)?.long ?? '') || altOf(picture) : '';
