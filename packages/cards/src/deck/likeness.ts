/**
 * How alike two pictures are to a glance: a 64-bit perceptual hash (low frequencies of the cosine transform of a 32x32 grey
 * copy) and the Hamming distance between hashes. Unrelated pictures differ in about 32 bits.
 */

/** The grey copy's width and height. */
export const GREY_SIDE = 32;
const LOW = 8;

const cosines = Array.from({ length: LOW }, (_, k) =>
  Array.from({ length: GREY_SIDE }, (_unused, n) => Math.cos((Math.PI * k * (2 * n + 1)) / (2 * GREY_SIDE))),
);

/** `grey`: a byte a pixel, row by row. */
export function perceptualHash(grey: Uint8Array): bigint {
  const rows = cosines.map((wave) =>
    Array.from({ length: GREY_SIDE }, (_, y) =>
      wave.reduce((sum, c, x) => sum + c * (grey[y * GREY_SIDE + x] ?? 0), 0),
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
