/**
 * npm run cards:crop -- SLUG x y w h [scale]
 * A zoomed crop of the last draft (or of the finished card) -> packages/cards/.draft/SLUG-crop-x-y.png
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cardFolder, draftFolder } from './folders.ts';

const [slug, ...numbers] = parseArgs({ allowPositionals: true }).positionals;
const [left = 0, top = 0, width = 400, height = 400, scale = 2] = numbers.map(Number);
if (!slug) {
  console.error('usage: npm run cards:crop -- SLUG x y w h [scale]');
  process.exit(2);
}
const draft = join(draftFolder, `${slug}.png`);
const source = existsSync(draft) ? draft : join(cardFolder('dream', slug), 'large.webp');
mkdirSync(draftFolder, { recursive: true });
const target = join(draftFolder, `${slug}-crop-${left}-${top}.png`);
await sharp(source)
  .extract({ left, top, width: Math.min(width, 800 - left), height: Math.min(height, 1200 - top) })
  .resize(Math.round(width * scale))
  .png()
  .toFile(target);
console.log(target);
