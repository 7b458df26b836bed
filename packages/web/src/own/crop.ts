/** Which part of a picture becomes the card: always of a card's shape, and never outside of the picture. */
import { CARD_SIZES, type Crop, LEAST_PICTURE } from '@fabula/protocol/own-decks.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SHAPE = CARD_SIZES.large.width / CARD_SIZES.large.height;
const MOST = 6;

/** As large as there can be, in the middle. */
export function middle({ width, height }: Size): Crop {
  const part =
    width / height > SHAPE
      ? { width: (height * SHAPE) / width, height: 1 }
      : { width: 1, height: width / SHAPE / height };
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part };
}

export const moved = (crop: Crop, x: number, y: number): Crop => ({
  ...crop,
  x: between(0, crop.x + x, 1 - crop.width),
  y: between(0, crop.y + y, 1 - crop.height),
});

/** How many times closer than the largest part. */
export const closenessOf = (crop: Crop, size: Size): number => middle(size).height / crop.height;

/** As close as there are pixels enough for a card. */
export function mostClose(size: Size): number {
  const { width, height } = middle(size);
  const most = Math.min(
    (width * size.width) / LEAST_PICTURE.width,
    (height * size.height) / LEAST_PICTURE.height,
  );
  return between(1, most, MOST);
}

/** So close, around the same middle. */
export function seenFrom(crop: Crop, size: Size, closeness: number): Crop {
  const whole = middle(size);
  const times = between(1, closeness, mostClose(size));
  const part = { width: whole.width / times, height: whole.height / times };
  const around = {
    x: crop.x + (crop.width - part.width) / 2,
    y: crop.y + (crop.height - part.height) / 2,
    ...part,
  };
  return moved(around, 0, 0);
}

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), Math.max(least, most));
