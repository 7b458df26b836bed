/**
 * npm run cards:check               every deck that has a plan: anything missing fails
 * npm run cards:check -- --existing judge only the cards that exist; what is missing is listed
 *   --deck ID only this one  --stale also repaints every scene and reports pictures drawn from an older one
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { BACK, languages } from '../src/deck/format.ts';
import { judgeWords } from '../src/deck/words.ts';
import { contactSheet } from './contact-sheet.ts';
import { fingerprint } from './fingerprint.ts';
import { cardFolder, deckFolder, hasScene, loadScene, repositoryFolder } from './folders.ts';
import { pairs, hashOfFile } from './likeness.ts';
import { manifest } from './manifest.ts';
import { BUDGET, FINE, readRecord, sizeOf, type PictureFile } from './picture-files.ts';
import { inOrder, planned, readPlan } from './plan.ts';

/**
 * Two cards must differ in more than this many of 64 bits. The same picture shrunk, re-hued, brightened by a fifth or cropped
 * by 4% stays within 12 of itself (measured on nine cards); the nearest two of 43 different cards were 18 apart.
 */
const NEAREST = 12;

const { values: flags } = parseArgs({
  options: {
    existing: { type: 'boolean', default: false },
    stale: { type: 'boolean', default: false },
    deck: { type: 'string' },
  },
});
const decks = flags.deck === undefined ? planned() : [flags.deck];
const faults: string[] = [];
const missing: string[] = [];

async function judgePictures(deck: string, slug: string): Promise<boolean> {
  const record = readRecord(deck, slug);
  if (!record) {
    missing.push(`${slug}: pictures (npm run cards:draw -- ${slug} --deck ${deck})`);
    return false;
  }
  if (record.source === 'fast') faults.push(`${slug}: drawn with --fast`);
  for (const name of Object.keys(BUDGET) as PictureFile[]) {
    const file = join(cardFolder(deck, slug), name);
    if (name === FINE && !record.files[FINE]) continue;
    if (!existsSync(file)) {
      missing.push(`${slug}: ${name}`);
      continue;
    }
    const { size } = statSync(file);
    if (size > BUDGET[name]) faults.push(`${slug}: ${name} takes ${size} bytes, at most ${BUDGET[name]}`);
    const wanted = sizeOf(name);
    const { width, height } = await sharp(file).metadata();
    if (width !== wanted.width || height !== wanted.height)
      faults.push(`${slug}: ${name} is ${width}x${height}`);
  }
  if (flags.stale) {
    const scene = await loadScene(deck, slug);
    if (fingerprint(scene, scene.paint()) !== record.source)
      faults.push(`${slug}: pictures are older than the scene`);
  }
  return true;
}

function judgeAllWords(deck: string, slug: string): void {
  for (const language of languages) {
    const file = join(cardFolder(deck, slug), `words.${language}.json`);
    if (!existsSync(file)) {
      missing.push(`${slug}: words.${language}.json`);
      continue;
    }
    try {
      faults.push(
        ...judgeWords(JSON.parse(readFileSync(file, 'utf8')), language).map(
          (fault) => `${slug}: ${language}: ${fault}`,
        ),
      );
    } catch (error) {
      faults.push(
        `${slug}: words.${language}.json: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

/** Decks are played together, so their pictures are held against each other too. */
async function judgeLikeness(drawn: ReadonlyMap<string, string>): Promise<void> {
  const large = (slug: string): string => join(cardFolder(drawn.get(slug) ?? '', slug), 'large.webp');
  const hashes = new Map(
    await Promise.all([...drawn.keys()].map(async (slug) => [slug, await hashOfFile(large(slug))] as const)),
  );
  const nearest = pairs(hashes).slice(0, 10);
  for (const { a, b, distance } of nearest)
    if (distance <= NEAREST)
      faults.push(`${a} and ${b} look alike: ${distance} of 64 bits, more than ${NEAREST} needed`);
  if (nearest.length === 0) return;
  const target = join(repositoryFolder, 'docs/cards/nearest-pairs.webp');
  await contactSheet(
    nearest.flatMap(({ a, b }) => [large(a), large(b)]),
    target,
    { columns: 10, width: 130 },
  );
  console.log(
    `nearest pairs (${target}): ${nearest.map(({ a, b, distance }) => `${a}/${b} ${distance}`).join(', ')}`,
  );
}

function judgeManifest(deck: string): void {
  const file = join(deckFolder(deck), 'deck.json');
  if (!existsSync(file)) missing.push(`${deck}/deck.json (npm run cards:manifest -- ${deck})`);
  else if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) !== JSON.stringify(manifest(deck)))
    faults.push(`${deck}/deck.json does not match the folders (npm run cards:manifest -- ${deck})`);
}

/** Where each drawn card lies. */
const drawn = new Map<string, string>();
const sizes: string[] = [];
for (const deck of decks) {
  const existing = inOrder(deck);
  const { cards } = readPlan(deck);
  missing.push(...cards.filter((slug) => !existing.includes(slug)).map((slug) => `${slug}: the whole card`));
  faults.push(...existing.filter((slug) => !cards.includes(slug)).map((slug) => `${slug}: not in plan.json`));
  for (const slug of existing) {
    if (drawn.has(slug)) faults.push(`${slug}: a card of two decks`);
    if (await judgePictures(deck, slug)) drawn.set(slug, deck);
    judgeAllWords(deck, slug);
  }
  if (hasScene(deck, BACK)) await judgePictures(deck, BACK);
  judgeManifest(deck);
  sizes.push(`${deck} has ${existing.length} of ${cards.length} cards`);
}
await judgeLikeness(drawn);

const list = (title: string, items: readonly string[]): void => {
  if (items.length)
    console.log(`\n${title} (${items.length})\n${items.map((item) => `  ${item}`).join('\n')}`);
};
list('missing', missing);
list('wrong', faults);
console.log(`\n${sizes.join(', ')}; ${drawn.size} drawn: ${faults.length} wrong, ${missing.length} missing`);
process.exit(faults.length || (!flags.existing && missing.length) ? 1 : 0);
