/**
 * Puts by what a game without a server needs. Everything is asked for as the game itself would ask, and the service
 * worker keeps what passes through it. Whatever fails is tried again at the next visit.
 */
import type { Language } from '@fabula/protocol/table.ts';
import { allDecks, descriptionsOf, openDeck, type Picture } from '../net/decks.ts';
import { isMetered } from '../net/connection.ts';
import { idle } from '../net/idle.ts';
import { wordsAddress } from './decks.ts';
import { LEXICON, VECTORS } from './vocabulary-files.ts';

const LARGE_PICTURES = 12 * 1024 * 1024;

let isStocking = false;

export async function stockUp(language: Language): Promise<void> {
  if (isStocking) return;
  isStocking = true;
  await serviceWorker();
  const listed = await allDecks();
  const pictures: Picture[] = [];
  for (const deck of listed.filter(({ usualFor }) => usualFor.length > 0)) {
    const { back, cards } = await openDeck(deck.id);
    await Promise.all([descriptionsOf(deck.id, language), fetch(wordsAddress(deck.id, language))]);
    pictures.push(...cards);
    for (const { small } of back ? [back, ...cards] : cards) await putBy(small, pictured);
  }
  if (isMetered()) return;
  const lexicon = LEXICON[language];
  for (const file of lexicon === null ? [VECTORS] : [VECTORS, lexicon]) await putBy(file, fetched);
  let size = 0;
  for (const { medium } of pictures) await putBy(medium, pictured);
  for (const { large } of pictures) {
    if (size < LARGE_PICTURES) size += await putBy(large, pictured);
  }
}

/** On the first visit it takes the page over a little later. */
async function serviceWorker(): Promise<void> {
  const { serviceWorker: workers } = navigator;
  await workers.ready;
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
}

/** When the page has nothing else to do, and only once. The answer is how large it is. */
async function putBy(address: string, ask: (address: string) => Promise<void>): Promise<number> {
  await idle();
  if (!(await kept(address))) await ask(address);
  return (await (await kept(address))?.blob())?.size ?? 0;
}

const kept = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

async function fetched(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
}

/** As a picture, not as a file: the browser says which formats it knows. */
const pictured = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.fetchPriority = 'low';
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error(`${address} did not come`)));
    image.src = address;
  });
