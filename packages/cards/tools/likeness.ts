/** Which cards of a deck are too much alike (src/deck/likeness.ts). */
import sharp from 'sharp';
import { distance, GREY_SIDE, perceptualHash } from '../src/deck/likeness.ts';

export async function hashOfFile(file: string): Promise<bigint> {
  return perceptualHash(
    await sharp(file).greyscale().resize(GREY_SIDE, GREY_SIDE, { fit: 'fill' }).raw().toBuffer(),
  );
}

export interface Pair {
  a: string;
  b: string;
  distance: number;
}

/** All pairs, nearest first. */
export function pairs(hashes: ReadonlyMap<string, bigint>): Pair[] {
  const list = [...hashes];
  return list
    .flatMap(([a, first], i) =>
      list.slice(i + 1).map(([b, second]) => ({ a, b, distance: distance(first, second) })),
    )
    .sort((p, q) => p.distance - q.distance);
}
