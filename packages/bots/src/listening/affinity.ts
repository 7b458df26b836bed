/** How well a clue fits a card. */
import type { CardSense } from './card-sense.ts';
import type { Meaning } from './meaning.ts';

/** Which phrases of a card a listener thinks of. */
export type Minds = (phrase: number) => boolean;
/** How telling a stem is: the fewer cards have it, the more. */
export type Rarity = (stem: string) => number;

const CLOSEST = 10;
/** The mean of the three closest associations, of the ten closest, of all, and the words in common. */
const [THREE, TEN, ALL, COMMON] = [0.3, 0.4, 0.8, 0.15];

export function affinity(clue: Meaning, card: CardSense, minds: Minds, rarity: Rarity): number {
  return closeness(clue, card, minds) + COMMON * wordsInCommon(clue, card, minds, rarity);
}

/** With every phrase in mind, for clues that are printed in the deck: worked out once, for it follows from the print alone. */
export function printedAffinity(clue: Meaning, card: CardSense, rarity: Rarity): number {
  const closenesses = printed.get(clue) ?? new WeakMap<CardSense, number>();
  printed.set(clue, closenesses);
  const close = closenesses.get(card) ?? closeness(clue, card, everything);
  closenesses.set(card, close);
  return close + COMMON * wordsInCommon(clue, card, everything, rarity);
}

const printed = new WeakMap<Meaning, WeakMap<CardSense, number>>();
const everything: Minds = () => true;

function closeness({ vector }: Meaning, { phrases, directions }: CardSense, minds: Minds): number {
  if (vector === null || directions.length === 0) return 0;
  const closest = new Float64Array(CLOSEST).fill(-1);
  let [counted, sum] = [0, 0];
  for (let phrase = 0; phrase < phrases; phrase += 1) {
    if (!minds(phrase)) continue;
    const close = cosine(vector, directions, phrase * vector.length);
    counted += 1;
    sum += close;
    insert(closest, close);
  }
  const mean = (most: number): number => {
    const some = Math.min(most, counted);
    let top = 0;
    for (let at = 0; at < some; at += 1) top += closest[at] ?? 0;
    return top / some;
  };
  return counted === 0 ? 0 : THREE * mean(3) + TEN * mean(CLOSEST) + (ALL * sum) / counted;
}

function cosine(vector: Float32Array, directions: Float32Array, start: number): number {
  // Four sums at a time: half the time of one.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < vector.length; at += 4) {
    a += (vector[at] ?? 0) * (directions[start + at] ?? 0);
    b += (vector[at + 1] ?? 0) * (directions[start + at + 1] ?? 0);
    c += (vector[at + 2] ?? 0) * (directions[start + at + 2] ?? 0);
    d += (vector[at + 3] ?? 0) * (directions[start + at + 3] ?? 0);
  }
  return a + b + c + d;
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
