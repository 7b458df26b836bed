/** The files of a drawn card: three sizes in AVIF and WebP, a fourth in AVIF only, and picture.json. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { toBytes, type Raster } from '../src/pixels/raster.ts';
import { cardFolder, draftFolder } from './folders.ts';

export const SIZES = {
  /** For a picture that is enlarged on a dense screen. */
  fine: { width: 1200, height: 1800 },
  large: { width: 800, height: 1200 },
  medium: { width: 480, height: 720 },
  small: { width: 240, height: 360 },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
/** Pixels of the fine picture to each of the large one. */
export const FINE_SCALE = SIZES.fine.width / SIZES.large.width;
/** Bytes a file may take. */
export const BUDGET = {
  'fine.avif': 115_000,
  'large.avif': 140_000,
  'large.webp': 190_000,
  'medium.avif': 45_000,
  'medium.webp': 60_000,
  'small.avif': 20_000,
  'small.webp': 24_000,
} as const;
export type PictureFile = keyof typeof BUDGET;
/** Nobody enlarges the back of a card: it has none. */
export const FINE = 'fine.avif';
/** What is tried first, 0 to 100. The medium one is looked at while the large one is on its way. */
const QUALITY: Record<PictureFile, number> = {
  'fine.avif': 46,
  'large.avif': 70,
  'large.webp': 84,
  'medium.avif': 56,
  'medium.webp': 76,
  'small.avif': 62,
  'small.webp': 78,
};

/** `large.avif` is of the size `large`. */
export const sizeOf = (name: PictureFile): Size => SIZES[name.split('.')[0] as keyof typeof SIZES];

export interface PictureRecord {
  /** What the picture was drawn from; see fingerprint.ts. */
  source: string;
  /** Placeholder, base64. */
  thumbhash: string;
  files: Record<Exclude<PictureFile, typeof FINE>, FileRecord> & Partial<Record<typeof FINE, FileRecord>>;
}
interface FileRecord {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
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

/** The best quality that fits the budget, going down in steps as large as the excess asks for. */
async function encoded(source: Sharp, name: PictureFile): Promise<Buffer> {
  const shrink = name.endsWith('avif') ? 26 : 34;
  for (let q = QUALITY[name]; ;) {
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

/** Without loss, so that both formats start from the same pixels. */
const resized = async (source: Sharp, { width, height }: Size): Promise<Sharp> =>
  sharp(await source.clone().resize(width, height).png().toBuffer());

async function write<Name extends PictureFile>(
  folder: string,
  names: readonly Name[],
  source: Sharp,
): Promise<Record<Name, FileRecord>> {
  const written: Partial<Record<PictureFile, FileRecord>> = {};
  for (const name of names) {
    const bytes = await encoded(source, name);
    writeFileSync(join(folder, name), bytes);
    written[name] = { ...sizeOf(name), bytes: bytes.length };
  }
  return written as Record<Name, FileRecord>;
}

const writeLarge = (folder: string, large: Sharp) => write(folder, ['large.avif', 'large.webp'], large);
const writeMedium = async (folder: string, large: Sharp) =>
  write(folder, ['medium.avif', 'medium.webp'], await resized(large, SIZES.medium));
const writeSmall = async (folder: string, large: Sharp) =>
  write(folder, ['small.avif', 'small.webp'], await resized(large, SIZES.small));

/** fine: none for a back. */
export async function writePicture(
  deck: string,
  slug: string,
  { large: picture, fine }: { large: Raster; fine: Raster | undefined },
  source: string,
): Promise<PictureRecord> {
  const large = image(picture);
  const folder = cardFolder(deck, slug);
  const record: PictureRecord = {
    source,
    thumbhash: await thumbhash(large),
    files: {
      ...(await writeLarge(folder, large)),
      ...(await writeMedium(folder, large)),
      ...(await writeSmall(folder, large)),
      ...(fine && (await write(folder, [FINE], image(fine)))),
    },
  };
  writeRecord(deck, slug, record);
  return record;
}

/** Makes the medium files from the large picture as it is, without drawing. */
export async function writeMediumOf(deck: string, slug: string): Promise<boolean> {
  const record = readRecord(deck, slug);
  if (!record) return false;
  const folder = cardFolder(deck, slug);
  const medium = await writeMedium(folder, sharp(join(folder, 'large.avif')));
  writeRecord(deck, slug, { ...record, files: { ...record.files, ...medium } });
  return true;
}

/** Adds the fine file to the pictures there are; how large it is. */
export async function writeFineOf(
  deck: string,
  slug: string,
  record: PictureRecord,
  fine: Raster,
): Promise<number> {
  const written = await write(cardFolder(deck, slug), [FINE], image(fine));
  writeRecord(deck, slug, { ...record, files: { ...record.files, ...written } });
  return written[FINE].bytes;
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
