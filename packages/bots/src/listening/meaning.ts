/** What a text means to a bot: one direction among the word vectors, and the stems of its words. */
import type { Vocabulary } from '../vocabulary.ts';
import { stemOf } from './stems/stem.ts';
import { isCyrillic, isLittle, tokensOf } from './tokens.ts';

export interface Meaning {
  /** Of length 1; null: no word of it is known. */
  readonly vector: Float32Array | null;
  readonly stems: readonly string[];
}

/** Smooth inverse frequency: words this common count half. */
const HALF_WEIGHT_PLACE = 100;
/** Of the meanings of a Russian word the first counts 1, the others this much. */
const FURTHER_MEANING = 0.6;

const weightOf = (place: number): number => place / (place + HALF_WEIGHT_PLACE);

export function meaningOf(text: string, vocabulary: Vocabulary | undefined): Meaning {
  const tokens = tokensOf(text);
  const telling = tokens.filter((token) => !isLittle(token));
  const stems = [...new Set((telling.length > 0 ? telling : tokens).map(stemOf))];
  return { vector: vocabulary ? directionOf(tokens, vocabulary) : null, stems };
}

function directionOf(tokens: readonly string[], vocabulary: Vocabulary): Float32Array | null {
  const { vectors, lexicon } = vocabulary;
  const sum = new Float32Array(vectors.dimensions);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (isCyrillic(token)) {
      const found = lexicon.find(tokens, at);
      if (!found || (found.length === 1 && isLittle(token))) continue;
      addMeanings(sum, found.english, found.length, vocabulary);
      at += found.length - 1;
    } else {
      const place = vectors.placeOf(token);
      if (place !== undefined) vectors.addTo(sum, place, weightOf(place));
    }
  }
  return normal(sum);
}

function addMeanings(
  sum: Float32Array,
  english: readonly string[],
  words: number,
  { vectors }: Vocabulary,
): void {
  const part = new Float32Array(sum.length);
  let weight = 0;
  for (const [at, word] of english.entries()) {
    const place = vectors.placeOf(word);
    if (place === undefined) continue;
    weight = Math.max(weight, weightOf(place));
    vectors.addTo(part, place, at === 0 ? 1 : FURTHER_MEANING);
  }
  const direction = normal(part);
  if (!direction) return;
  // A set phrase weighs as much as its words would.
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + words * weight * (direction[at] ?? 0);
}

/** Made of length 1, in place. */
function normal(vector: Float32Array): Float32Array | null {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return null;
  const scale = 1 / Math.sqrt(square);
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * scale;
  return vector;
}
