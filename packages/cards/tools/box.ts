/** npm run cards:box: draws the lid of the box for the web client's link preview (packages/web/dev/Social.svelte sets the title on it). */
import { join } from 'node:path';
import sharp from 'sharp';
import { toBytes } from '../src/pixels/raster.ts';
import { EaselBrowser } from './easel-browser.ts';
import { loadScene, repositoryFolder } from './folders.ts';

const lid = await loadScene('cover', 'box');
const browser = new EaselBrowser();
const { width, height, ...picture } = await lid.develop(await browser.shoot(lid.paint()), 'full');
await browser.close();
const file = join(repositoryFolder, 'packages/web/dev/box.webp');
await sharp(toBytes({ width, height, ...picture }), { raw: { width, height, channels: 3 } })
  .webp({ quality: 90 })
  .toFile(file);
console.log(`${file}: ${width}x${height}`);
