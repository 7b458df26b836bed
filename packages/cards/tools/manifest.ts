/** npm run cards:manifest -- [deck…]: writes deck.json from the folders of the cards that have pictures; of all planned decks if none is named. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  BACK,
  judgeDeck,
  languages,
  type Deck,
  type DeckBack,
  type DeckCard,
  type PictureSize,
} from '../src/deck/format.ts';
import { cardFolder, deckFolder } from './folders.ts';
import { FINE, readRecord, SIZES } from './picture-files.ts';
import { inOrder, planned, readPlan } from './plan.ts';

function sizes(slug: string): DeckBack {
  const size = (name: 'large' | 'medium' | 'small'): PictureSize => ({
    ...SIZES[name],
    avif: `${slug}/${name}.avif`,
    webp: `${slug}/${name}.webp`,
  });
  return { large: size('large'), medium: size('medium'), small: size('small') };
}

function describe(deck: string, slug: string): DeckCard | undefined {
  const record = readRecord(deck, slug);
  if (!record) return undefined;
  const words = Object.fromEntries(
    languages
      .filter((language) => existsSync(join(cardFolder(deck, slug), `words.${language}.json`)))
      .map((language) => [language, `${slug}/words.${language}.json`]),
  );
  return {
    id: slug,
    ...sizes(slug),
    ...(record.files[FINE] ? { fine: { ...SIZES.fine, avif: `${slug}/${FINE}` } } : {}),
    thumbhash: record.thumbhash,
    words,
  };
}

export function manifest(deck: string): Deck {
  const { id, name, author, licence, game } = readPlan(deck);
  return {
    format: 1,
    id,
    name,
    author,
    licence,
    ...(game === undefined ? {} : { game }),
    ...(readRecord(deck, BACK) ? { back: sizes(BACK) } : {}),
    cards: inOrder(deck).flatMap((slug) => describe(deck, slug) ?? []),
  };
}

export function writeManifest(deck: string): Deck {
  const written = manifest(deck);
  const faults = judgeDeck(written);
  if (faults.length) throw new Error(faults.join('\n'));
  writeFileSync(join(deckFolder(deck), 'deck.json'), JSON.stringify(written, null, 2) + '\n');
  return written;
}

if (process.argv[1]?.endsWith('manifest.ts')) {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const deck of positionals.length > 0 ? positionals : planned())
    console.log(`${deck}/deck.json: ${writeManifest(deck).cards.length} cards`);
}
