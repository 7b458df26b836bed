/** The file that is kept of a finished game: its pictures are fetched, made small, and put into it. */
import type { CardId } from '@fabula/engine/model.ts';
import { t } from '../i18n/i18n.svelte.ts';
import type { Seen } from '../game/seen.ts';
import { addressOf } from '../net/clue-media.ts';
import { save } from '../net/share.ts';
import { leafOf } from './leaf.ts';
import { leafTold } from './leaf-told.svelte.ts';
import type { Told } from './told.ts';

const SIZE = { width: 240, height: 360 };
const QUALITY = 0.8;
/** So many are fetched at a time. */
const AT_ONCE = 6;

/** Its name. */
export async function saveLeaf(seen: Seen, told: Told): Promise<string> {
  const { game } = told.view;
  const cards = [...new Set(told.rounds.flatMap(({ row }) => row))];
  const media = told.rounds.flatMap(({ clue }) =>
    clue.kind !== 'text' && clue.media !== null ? [clue.media] : [],
  );
  const pictures = await each(cards, (card) => pictureIn(seen.picture(card)?.small ?? ''));
  const made = await each(media, (name) => mediumIn(addressOf(game, name)));
  const text = leafOf(
    leafTold(seen, told, {
      picture: (card: CardId) => pictures.get(card) ?? '',
      media: (name) => made.get(name) ?? '',
    }),
  );
  const name = `${t('file.name', { date: day(told.at) })}.html`;
  save(new File([text], name, { type: 'text/html' }));
  return name;
}

/** As files are sorted: 2026-11-18. */
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What does not come is done without. */
async function each<Key>(
  keys: readonly Key[],
  ask: (key: Key) => Promise<string>,
): Promise<ReadonlyMap<Key, string>> {
  const found = new Map<Key, string>();
  const left = [...keys];
  const work = async (): Promise<void> => {
    for (let key = left.pop(); key !== undefined; key = left.pop())
      found.set(key, await ask(key).catch(() => ''));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** Every browser can show it, whichever made it. */
async function pictureIn(address: string): Promise<string> {
  if (address === '') return '';
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const paper = canvas.getContext('2d');
  if (!paper) return '';
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(SIZE.width / naturalWidth, SIZE.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  paper.drawImage(image, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

async function mediumIn(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) return '';
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('It cannot be read')));
    reader.readAsDataURL(blob);
  });
}
