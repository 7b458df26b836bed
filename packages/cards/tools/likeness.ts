/**
 * How alike two pictures are to a glance: a 64-bit perceptual hash (low frequencies of the cosine transform of a 32x32 grey
 * copy) and the Hamming distance between hashes. Unrelated pictures differ in about 32 bits.
 */
import sharp from 'sharp';

const SIDE = 32;
const LOW = 8;

const cosines = Array.from({ length: LOW }, (_, k) =>
  Array.from({ length: SIDE }, (_unused, n) => Math.cos((Math.PI * k * (2 * n + 1)) / (2 * SIDE))),
);

export async function perceptualHash(file: string): Promise<bigint> {
  const grey = await sharp(file).greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  const rows = cosines.map((wave) =>
    Array.from({ length: SIDE }, (_, y) =>
      wave.reduce((sum, c, x) => sum + c * (grey[y * SIDE + x] ?? 0), 0),
    ),
  );
  const low = cosines.flatMap((wave) =>
    rows.map((row) => wave.reduce((sum, c, y) => sum + c * (row[y] ?? 0), 0)),
  );
  const middle = low.slice(1).sort((a, b) => a - b)[Math.floor((low.length - 1) / 2)] ?? 0;
  return low.reduce((bits, value, i) => (i > 0 && value > middle ? bits | (1n << BigInt(i)) : bits), 0n);
}

export function distance(a: bigint, b: bigint): number {
  let [differing, count] = [a ^ b, 0];
  for (; differing; differing &= differing - 1n) count++;
  return count;
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
