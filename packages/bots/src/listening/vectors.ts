/**
 * English words as short vectors: alike words point the same way. The file holds "FBV1", the number of words, of
 * dimensions and of bytes of the word list (three little-endian 32-bit numbers), the list (UTF-8, a word a line, the
 * commonest first), and one signed byte a dimension, word after word.
 */
import { stemEnglish } from './stems/english.ts';

export interface Vectors {
  readonly dimensions: number;
  /** The place of a word, or of the commonest word of its stem, the commonest of all being 0; undefined: not in the table. */
  placeOf(word: string): number | undefined;
  /** Adds a word's vector, made as long as `weight`, to `sum`. */
  addTo(sum: Float32Array, place: number, weight: number): void;
}

export const MAGIC = 'FBV1';
const HEAD = 16;

export function readVectors(bytes: Uint8Array): Vectors {
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC)
    throw new Error('not a table of word vectors');
  const [count, dimensions, listed] = [4, 8, 12].map((at) => head.getUint32(at, true)) as [
    number,
    number,
    number,
  ];
  const words = new TextDecoder().decode(bytes.subarray(HEAD, HEAD + listed)).split('\n');
  const places = new Map(words.map((word, place) => [word, place]));
  const stems = new Map<string, number>();
  words.forEach((word, place) => {
    const stem = stemEnglish(word);
    if (!stems.has(stem)) stems.set(stem, place);
  });
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + HEAD + listed, count * dimensions);
  return {
    dimensions,
    placeOf: (word) => places.get(word) ?? stems.get(stemEnglish(word)),
    addTo: (sum, place, weight) => {
      const start = place * dimensions;
      let square = 0;
      for (let at = start; at < start + dimensions; at += 1) square += (rows[at] ?? 0) ** 2;
      const scale = weight / (Math.sqrt(square) || 1);
      for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + scale * (rows[start + at] ?? 0);
    },
  };
}
