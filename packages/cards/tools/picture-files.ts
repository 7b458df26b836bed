/** The files of a drawn card: two sizes in AVIF and WebP, and picture.json. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { toBytes, type Raster } from '../src/pixels/raster.ts';
import { cardFolder, draftFolder } from './folders.ts';

export const LARGE = { width: 800, height: 1200 };
export const SMALL = { width: 240, height: 360 };
/** Bytes a file may take. */
export const BUDGET = {
  'large.avif': 140_000,
  'large.webp': 190_000,
  'small.avif': 20_000,
  'small.webp': 24_000,
} as const;
export type PictureFile = keyof typeof BUDGET;

export interface PictureRecord {
  /** What the picture was drawn from; see fingerprint.ts. */
  source: string;
  /** Placeholder, base64. */
  thumbhash: string;
  files: Record<PictureFile, { width: number; height: number; bytes: number }>;
}

export function readRecord(deck: string, slug: string): PictureRecord | undefined {
  const file = join(cardFolder(deck, slug), 'picture.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureRecord) : undefined;
}

const writeRecord = (deck: string, slug: string, record: PictureRecord): void =>
  writeFileSync(join(cardFolder(deck, slug), 'picture.json'), JSON.stringify(record, null, 2) + '\n');

/** Records that the pictures there are come from this source. */
export function adoptPicture(deck: string, slug: string, source: string): boolean {
  const record = readRecord(deck, slug);
  if (record) writeRecord(deck, slug, { ...record, source });
  return record !== undefined;
}

const image = (picture: Raster): Sharp =>
  sharp(toBytes(picture), { raw: { width: picture.width, height: picture.height, channels: 3 } });

/** The best quality that fits the budget, going down from `quality` in steps as large as the excess asks for. */
async function encoded(source: Sharp, name: PictureFile, quality: number): Promise<Buffer> {
  const shrink = name.endsWith('avif') ? 26 : 34;
  for (let q = quality; ;) {
    const shot = source.clone();
    const file = name.endsWith('avif')
      ? await shot.avif({ quality: q, effort: 4 }).toBuffer()
      : await shot.webp({ quality: q, effort: 5 }).toBuffer();
    const excess = file.length / BUDGET[name];
    if (excess <= 1 || q <= 25) return file;
    q = Math.max(25, q - Math.max(3, Math.ceil(Math.log(excess) * shrink)));
  }
}

async function thumbhash(source: Sharp): Promise<string> {
  const { data, info } = await source
    .clone()
    .resize(66, 100, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

export async function writePicture(
  deck: string,
  slug: string,
  picture: Raster,
  source: string,
): Promise<PictureRecord> {
  const large = image(picture);
  const small = sharp(await image(picture).resize(SMALL.width, SMALL.height).png().toBuffer());
  const files = {
    'large.avif': await encoded(large, 'large.avif', 70),
    'large.webp': await encoded(large, 'large.webp', 84),
    'small.avif': await encoded(small, 'small.avif', 62),
    'small.webp': await encoded(small, 'small.webp', 78),
  };
  const folder = cardFolder(deck, slug);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const described = (name: PictureFile, size: { width: number; height: number }) => ({
    ...size,
    bytes: files[name].length,
  });
  const record: PictureRecord = {
    source,
    thumbhash: await thumbhash(large),
    files: {
      'large.avif': described('large.avif', LARGE),
      'large.webp': described('large.webp', LARGE),
      'small.avif': described('small.avif', SMALL),
      'small.webp': described('small.webp', SMALL),
    },
  };
  writeRecord(deck, slug, record);
  return record;
}

/** PNGs to look at: the picture, its greyscale, its 120x180 thumbnail. */
export async function writeDraft(slug: string, picture: Raster): Promise<string> {
  mkdirSync(draftFolder, { recursive: true });
  const to = (suffix: string): string => join(draftFolder, `${slug}${suffix}.png`);
  await image(picture).png({ compressionLevel: 3 }).toFile(to(''));
  await image(picture).greyscale().png({ compressionLevel: 3 }).toFile(to('-grey'));
  await image(picture).resize(120, 180).png().toFile(to('-thumb'));
  return to('');
}
