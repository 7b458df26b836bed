/**
 * The process in which pictures of strangers are opened. It has nothing that is worth stealing, little memory, and a low
 * priority; whoever waits for it kills it when it takes too long, and it ends itself when it needs too much.
 */
import { setPriority } from 'node:os';
import { GREY_SIDE, perceptualHash } from '@fabula/cards/deck/likeness.ts';
import {
  CARD_SIZES,
  type CardSize,
  type Crop,
  type DeckRefusal,
  LEAST_PICTURE,
  MOST_MEGAPIXELS,
  MOST_PICTURE_BYTES,
} from '@fabula/protocol/own-decks.ts';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type Cut, handOver, type Order, takeIn } from './parcels.ts';

const LOW = 10;
/** A picture of fifty megapixels that has to be turned is held whole: 150 MB, and as much again for what is made of it. */
const MOST_MEMORY = 640 * 1024 * 1024;
const LOOKS_EVERY = 40;
const SHAPE = CARD_SIZES.large.width / CARD_SIZES.large.height;
/** To look through: the paper of the table. */
const PAPER = '#f7efdc';
const QUALITY: Readonly<Record<CardSize, number>> = { large: 82, medium: 76, small: 76 };
/** Of the best compression, 0 to 6: with more it takes twice the time for a twentieth of the bytes. */
const EFFORT = 3;
/** In one of these a picture may come; whatever else the library could open stays shut. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

class Refused extends Error {
  readonly refusal: DeckRefusal;

  constructor(refusal: DeckRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 3;
type Raw = { readonly pixels: Buffer; readonly width: number; readonly height: number };
const fromRaw = ({ pixels, width, height }: Raw): Sharp =>
  sharp(pixels, { raw: { width, height, channels: CHANNELS } });

async function cut({ kind, crop }: Order, bytes: Buffer): Promise<[Cut, ...Buffer[]]> {
  const source = (): Sharp =>
    sharp(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error', pages: 1 });
  const { format, pages = 1, autoOrient, ...meta } = await source().metadata();
  if (pages > 1) throw new Refused({ code: 'picture-moves' });
  const isKind =
    format === (kind === 'avif' ? 'heif' : kind) && (kind !== 'avif' || meta.compression === 'av1');
  if (!isKind) throw new Refused({ code: 'unknown-kind' });
  const part = partOf(autoOrient, crop);
  if (part.width < LEAST_PICTURE.width || part.height < LEAST_PICTURE.height)
    throw new Refused({ code: 'picture-too-small', least: [LEAST_PICTURE.width, LEAST_PICTURE.height] });
  const large: Raw = { pixels: await cutOut(source(), autoOrient, part), ...CARD_SIZES.large };
  const pictures: Buffer[] = [];
  const sizes = { large: 0, medium: 0, small: 0 };
  for (const size of ['large', 'medium', 'small'] as const) {
    const { width, height } = CARD_SIZES[size];
    const picture = await fromRaw(large)
      .resize(width, height)
      .webp({ quality: QUALITY[size], effort: EFFORT })
      .toBuffer();
    sizes[size] = picture.length;
    pictures.push(picture);
  }
  return [{ sizes, thumbhash: await thumbhashOf(large), likeness: await likenessOf(large) }, ...pictures];
}

/** The largest part of the card's shape in the middle of what was chosen. */
function partOf(whole: { readonly width: number; readonly height: number }, crop: Crop | null): Part {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const [chosenWidth, chosenHeight] = [width * whole.width, height * whole.height];
  const [w, h] = [Math.min(chosenWidth, chosenHeight * SHAPE), Math.min(chosenHeight, chosenWidth / SHAPE)];
  const part = { width: Math.min(Math.round(w), whole.width), height: Math.min(Math.round(h), whole.height) };
  const left = Math.round(x * whole.width + (chosenWidth - part.width) / 2);
  const top = Math.round(y * whole.height + (chosenHeight - part.height) / 2);
  return {
    ...part,
    left: Math.max(0, Math.min(left, whole.width - part.width)),
    top: Math.max(0, Math.min(top, whole.height - part.height)),
  };
}

/** Of a picture that is far larger the decoder need not look at every point, if it is made smaller before it is cut. */
function cutOut(
  source: Sharp,
  whole: { readonly width: number; readonly height: number },
  part: Part,
): Promise<Buffer> {
  const { width, height } = CARD_SIZES.large;
  const scale = width / part.width;
  const turned = source.autoOrient();
  const sized =
    scale >= 1
      ? turned.extract(part).resize(width, height, { fit: 'fill' })
      : scaled(turned, whole, part, scale);
  return sized.flatten({ background: PAPER }).toColourspace('srgb').removeAlpha().raw().toBuffer();
}

function scaled(
  turned: Sharp,
  whole: { readonly width: number; readonly height: number },
  part: Part,
  scale: number,
): Sharp {
  const { width, height } = CARD_SIZES.large;
  const all = {
    width: Math.max(width, Math.round(whole.width * scale)),
    height: Math.max(height, Math.round((whole.height * height) / part.height)),
  };
  const left = Math.min(Math.round(part.left * scale), all.width - width);
  const top = Math.min(Math.round((part.top * height) / part.height), all.height - height);
  return turned.resize(all.width, all.height, { fit: 'fill' }).extract({ left, top, width, height });
}

const THUMB = { width: 66, height: 99 } as const;

async function thumbhashOf(large: Raw): Promise<string> {
  const { width, height } = THUMB;
  const pixels = await fromRaw(large).resize(width, height).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64');
}

async function likenessOf(large: Raw): Promise<string> {
  const grey = await fromRaw(large)
    .greyscale()
    .resize(GREY_SIDE, GREY_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { channels } = await fromRaw(large).stats();
  const mean = channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'));
  return `${perceptualHash(grey).toString(16).padStart(16, '0')}${mean.join('')}`;
}

/** What the library says of it is for nobody: only that it would not. */
function refusalFor(error: unknown): DeckRefusal {
  if (error instanceof Refused) return error.refusal;
  const isTooLarge = error instanceof Error && /exceeds pixel limit|too large/i.test(error.message);
  return isTooLarge ? { code: 'picture-too-large', most: MOST_MEGAPIXELS } : { code: 'picture-corrupt' };
}

function work(): void {
  setPriority(LOW);
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
  }, LOOKS_EVERY);
  takeIn(process.stdin, 2 * MOST_PICTURE_BYTES, ({ note, bytes }) => {
    cut(note as Order, bytes).then(
      ([done, ...pictures]) => handOver(process.stdout, done, ...pictures),
      (error: unknown) => handOver(process.stdout, { refusal: refusalFor(error) } satisfies Cut),
    );
  });
  // Nobody waits for us any more.
  process.stdin.once('close', () => process.exit());
}

work();
