/**
 * npm run cards:box -- [NAME…]: draws what belongs to a box besides its cards, from the scenes of the folder `cover`; all of it if nothing is named.
 *   box            the lid for the web client's link preview (packages/web/dev/Social.svelte sets the title on it)
 *   new-year-box   the lid of the New Year's box, for docs/decks.md
 *   new-year-wide, new-year-map   the New Year's board, for packages/web/src/art/Winter.svelte
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { toBytes } from '../src/pixels/raster.ts';
import { EaselBrowser } from './easel-browser.ts';
import { loadScene, repositoryFolder } from './folders.ts';
import { Progress } from './progress.ts';

interface Target {
  readonly file: string;
  readonly width: number;
  readonly webp: number;
  /** Also in this format, at this quality. */
  readonly avif?: number;
}
const TARGETS: Readonly<Record<string, Target>> = {
  box: { file: 'packages/web/dev/box', width: 1200, webp: 90 },
  'new-year-box': { file: 'docs/cards/new-year-box', width: 1200, webp: 84 },
  'new-year-wide': { file: 'packages/web/src/art/board/new-year-wide', width: 1920, webp: 68, avif: 46 },
  'new-year-map': { file: 'packages/web/src/art/board/new-year-map', width: 1000, webp: 68, avif: 46 },
};

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : Object.keys(TARGETS);
const browser = new EaselBrowser();
const progress = new Progress(wanted.length);
for (const name of wanted) {
  const target = TARGETS[name];
  if (!target) throw new Error(`${name}: one of ${Object.keys(TARGETS).join(', ')}`);
  progress.start(name);
  const scene = await loadScene('cover', name);
  const picture = await scene.develop(await browser.shoot(scene.paint()), { pace: 'full', scale: 1 });
  const { width, height } = picture;
  const drawn = sharp(toBytes(picture), { raw: { width, height, channels: 3 } }).resize(target.width);
  const file = join(repositoryFolder, target.file);
  mkdirSync(dirname(file), { recursive: true });
  const written = [await drawn.clone().webp({ quality: target.webp, effort: 6 }).toFile(`${file}.webp`)];
  if (target.avif !== undefined)
    written.push(await drawn.clone().avif({ quality: target.avif, effort: 5 }).toFile(`${file}.avif`));
  progress.finish(
    name,
    `${file}: ${written.map(({ format, size }) => `${format} ${Math.round(size / 1000)} KB`).join(', ')}`,
  );
}
await browser.close();
