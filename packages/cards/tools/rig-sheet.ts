/** npm run cards:rig: draws the studies of the rig for heads, hands and bodies and lays them side by side -> docs/cards/rig.webp */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { toBytes } from '../src/pixels/raster.ts';
import { EaselBrowser } from './easel-browser.ts';
import { loadScene, repositoryFolder } from './folders.ts';
import { Progress } from './progress.ts';

const STUDIES = ['heads', 'hands', 'bodies', 'feelings', 'rig-lino', 'rig-ink'];
const [COLUMNS, WIDTH, HEIGHT, GAP] = [3, 640, 960, 14];

const browser = new EaselBrowser();
const progress = new Progress(STUDIES.length);
const tiles: OverlayOptions[] = [];
for (const [i, slug] of STUDIES.entries()) {
  progress.start(slug);
  const card = await loadScene('studies', slug);
  const picture = await card.develop(await browser.shoot(card.paint()), { pace: 'full', scale: 1 });
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  tiles.push({
    input: await sharp(toBytes(picture), { raw }).resize(WIDTH, HEIGHT).png().toBuffer(),
    left: GAP + (i % COLUMNS) * (WIDTH + GAP),
    top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
  });
  progress.finish(slug, 'drawn');
}
await browser.close();
const target = join(repositoryFolder, 'docs/cards/rig.webp');
await sharp({
  create: {
    width: GAP + COLUMNS * (WIDTH + GAP),
    height: GAP + Math.ceil(STUDIES.length / COLUMNS) * (HEIGHT + GAP),
    channels: 3,
    background: '#201d1b',
  },
})
  .composite(tiles)
  .webp({ quality: 72, effort: 6 })
  .toFile(target);
console.log(target);
