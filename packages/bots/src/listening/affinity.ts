/** How well a clue fits a card. */
import type { CardSense } from './card-sense.ts';
import type { Meaning } from './meaning.ts';

/** Which phrases of a card a listener thinks of. */
export type Minds = (phrase: number) => boolean;
/** How telling a stem is: the fewer cards have it, the more. */
export type Rarity = (stem: string) => number;

const CLOSEST = 10;
/** The closest association, the mean of the three closest, of the ten closest, and the words in common. */
const [BEST, THREE, TEN, COMMON] = [0.3, 0.3, 0.4, 0.2];

export function affinity(clue: Meaning, card: CardSense, minds: Minds, rarity: Rarity): number {
  return closeness(clue, card, minds) + COMMON * wordsInCommon(clue, card, minds, rarity);
}

function closeness({ vector }: Meaning, { phrases, directions }: CardSense, minds: Minds): number {
  if (vector === null || directions.length === 0) return 0;
  const closest = new Float64Array(CLOSEST).fill(-1);
  let counted = 0;
  for (let phrase = 0; phrase < phrases; phrase += 1) {
    if (!minds(phrase)) continue;
    counted += 1;
    insert(closest, cosine(vector, directions, phrase * vector.length));
  }
  const mean = (most: number): number => {
    const some = Math.min(most, counted);
    let sum = 0;
    for (let at = 0; at < some; at += 1) sum += closest[at] ?? 0;
    return some === 0 ? 0 : sum / some;
  };
  return BEST * mean(1) + THREE * mean(3) + TEN * mean(CLOSEST);
}

function cosine(vector: Float32Array, directions: Float32Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1)
    sum += (vector[at] as number) * (directions[start + at] as number);
  return sum;
}

/** Keeps the greatest, the greatest first. */
function insert(greatest: Float64Array, value: number): void {
  let at = greatest.length - 1;
  if (value <= (greatest[at] as number)) return;
  while (at > 0 && (greatest[at - 1] as number) < value) {
    greatest[at] = greatest[at - 1] as number;
    at -= 1;
  }
  greatest[at] = value;
}

function wordsInCommon({ stems }: Meaning, card: CardSense, minds: Minds, rarity: Rarity): number {
  let [common, all] = [0, 0];
  for (const stem of stems) {
    const weight = rarity(stem);
    all += weight;
    if (card.stems.get(stem)?.some(minds) === true) common += weight;
  }
  return all === 0 ? 0 : common / all;
}
