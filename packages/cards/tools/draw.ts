/**
 * npm run cards:draw -- SLUG… | --all   draw what changed into the card's folder; `back` is the back of the cards
 *   --draft   PNGs into packages/cards/.draft instead
 *   --fast    skip the costly part of the pixel pass
 *   --force   draw even if nothing changed
 *   --adopt   declare existing pictures to be those of the present scene, without drawing
 *   --medium  make the medium pictures from the large ones there are, without drawing
 *   --deck ID the deck (dream)
 */
import { parseArgs } from 'node:util';
import { BACK } from '../src/deck/format.ts';
import { EaselBrowser } from './easel-browser.ts';
import { fingerprint } from './fingerprint.ts';
import { hasScene, loadScene, slugs } from './folders.ts';
import { adoptPicture, readRecord, writeDraft, writeMediumOf, writePicture } from './picture-files.ts';
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

async function draw(slug: string): Promise<string> {
  if (flags.medium) return (await writeMediumOf(flags.deck, slug)) ? 'resized' : 'has no large picture';
  const start = performance.now();
  const card = await loadScene(flags.deck, slug);
  const scene = card.paint();
  const source = fingerprint(card, scene);
  if (!flags.draft && !flags.force && readRecord(flags.deck, slug)?.source === source) return 'unchanged';
  if (flags.adopt) return adoptPicture(flags.deck, slug, source) ? 'adopted' : 'has no pictures to adopt';
  const painted = performance.now();
  const pace = flags.fast ? 'fast' : 'full';
  const plate = await card.plate?.(pace);
  const traced = performance.now();
  const shot = await browser.shoot(scene, plate);
  const taken = performance.now();
  const picture = await card.develop(shot, pace);
  const developed = performance.now();
  const kept = flags.draft
    ? await writeDraft(slug, picture)
    : await writePicture(flags.deck, slug, picture, flags.fast ? 'fast' : source).then(
        ({ files }) =>
          `avif ${Math.round(files['large.avif'].bytes / 1000)} KB, webp ${Math.round(files['large.webp'].bytes / 1000)} KB`,
      );
  const size = Math.round(scene.svg().length / 1024);
  return `svg ${size} KB ${seconds(painted - start)}, ${plate ? `rays ${seconds(traced - painted)}, ` : ''}shot ${seconds(taken - traced)}, ${card.finish} ${seconds(developed - taken)}, files ${seconds(performance.now() - developed)} -> ${kept}`;
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
