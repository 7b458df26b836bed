/**
 * npm run cards:draw -- SLUG… | --all   draw what changed into the card's folder; `back` is the back of the cards
 *   --draft   PNGs into packages/cards/.draft instead
 *   --fast    skip the costly part of the pixel pass
 *   --force   draw even if nothing changed
 *   --adopt   declare existing pictures to be those of the present scene, without drawing
 *   --medium  make the medium pictures from the large ones there are, without drawing
 *   --fine    add the fine picture where there is none, drawn from the scene; the other sizes stay as they are
 *   --deck ID the deck (dream)
 */
import { parseArgs } from 'node:util';
import { BACK } from '../src/deck/format.ts';
import type { CardScene } from '../src/finishes/finish.ts';
import { mapPlanes, type Raster } from '../src/pixels/raster.ts';
import { EaselBrowser } from './easel-browser.ts';
import { fingerprint } from './fingerprint.ts';
import { hasScene, loadScene, slugs } from './folders.ts';
import {
  adoptPicture,
  FINE,
  FINE_SCALE,
  type PictureRecord,
  readRecord,
  writeDraft,
  writeFineOf,
  writeMediumOf,
  writePicture,
} from './picture-files.ts';
import { Progress } from './progress.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
    medium: { type: 'boolean', default: false },
    fine: { type: 'boolean', default: false },
    deck: { type: 'string', default: 'dream' },
  },
});

const everything = (deck: string): string[] => [...slugs(deck), ...(hasScene(deck, BACK) ? [BACK] : [])];
const wanted = flags.all ? everything(flags.deck) : positionals;
if (wanted.length === 0) {
  console.error('usage: npm run cards:draw -- SLUG… [--draft] [--fast] [--force] | --all');
  process.exit(2);
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1) + ' s';
const browser = new EaselBrowser();

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

async function draw(slug: string): Promise<string> {
  if (flags.medium) return (await writeMediumOf(flags.deck, slug)) ? 'resized' : 'has no large picture';
  const card = await loadScene(flags.deck, slug);
  const start = performance.now();
  const scene = card.paint();
  const source = fingerprint(card, scene);
  const record = readRecord(flags.deck, slug);
  const isDrawn = record?.source === source && !flags.force && !flags.draft;
  if (flags.fine) {
    if (slug === BACK) return 'nobody enlarges a back';
    if (record?.source !== source) return 'has no pictures of the present scene: draw it';
    if (isDrawn && record.files[FINE]) return 'has it';
  } else if (isDrawn) return 'unchanged';
  if (flags.adopt) return adoptPicture(flags.deck, slug, source) ? 'adopted' : 'has no pictures to adopt';
  const painted = performance.now();
  const pace = flags.fast ? 'fast' : 'full';
  const plate = await card.plate?.(pace);
  const traced = performance.now();
  const shot = await browser.shoot(scene, plate);
  const taken = performance.now();
  const kept =
    flags.fine && record ? await addFine(card, slug, shot, record) : await drawAll(card, slug, shot, source);
  const size = Math.round(scene.svg().length / 1024);
  return `svg ${size} KB ${seconds(painted - start)}, ${plate ? `rays ${seconds(traced - painted)}, ` : ''}shot ${seconds(taken - traced)}, ${card.finish} and files ${seconds(performance.now() - taken)} -> ${kept}`;
}

async function drawAll(card: CardScene, slug: string, shot: Raster, source: string): Promise<string> {
  const pace = flags.fast ? 'fast' : 'full';
  const again = mapPlanes(shot, (plane) => plane.slice());
  const large = await card.develop(shot, { pace, scale: 1 });
  if (flags.draft) return writeDraft(slug, large);
  const fine = slug === BACK ? undefined : await card.develop(again, { pace, scale: FINE_SCALE });
  const { files } = await writePicture(flags.deck, slug, { large, fine }, flags.fast ? 'fast' : source);
  return `avif ${kilobytes(files['large.avif'].bytes)}, webp ${kilobytes(files['large.webp'].bytes)}`;
}

async function addFine(card: CardScene, slug: string, shot: Raster, record: PictureRecord): Promise<string> {
  const fine = await card.develop(shot, { pace: 'full', scale: FINE_SCALE });
  return kilobytes(await writeFineOf(flags.deck, slug, record, fine));
}

const progress = new Progress(wanted.length);
let failed = 0;
for (const slug of wanted) {
  progress.start(slug);
  try {
    progress.finish(slug, await draw(slug));
  } catch (error) {
    failed++;
    progress.finish(
      slug,
      `FAILED ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
}
await browser.close();
process.exit(failed ? 1 : 0);
