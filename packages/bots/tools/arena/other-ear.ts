/**
 * Listeners that do not think as the tellers plan: words are not weighted by how common they are, only the second half of the
 * dimensions counts, each listener knows its own half of a card's associations, and the closest five decide, with plain
 * word overlap. How far they stray is set so that they vote as well as people do on clues that people-like authors wrote.
 */
import type { CardId } from '@fabula/engine/model.ts';
import { chanceFrom, hashOf } from '../../src/chance.ts';
import { stemOf } from '../../src/listening/stems/stem.ts';
import { isCyrillic, isLittle, tokensOf } from '../../src/listening/tokens.ts';
import type { Vocabulary } from '../../src/vocabulary.ts';
import type { CardText } from '../card-texts.ts';

export const OTHER_EAR_STRAYS = 0.22;
const [MINDS, CLOSEST, COMMON] = [0.5, 5, 0.25];

interface Thought {
  readonly direction: Float32Array;
  readonly stems: ReadonlySet<string>;
}

function thoughtOf(text: string, { vectors, lexicon }: Vocabulary): Thought {
  const tokens = tokensOf(text).filter((token) => !isLittle(token));
  const sum = new Float32Array(vectors.dimensions);
  tokens.forEach((token, at) => {
    const english = isCyrillic(token) ? (lexicon.find(tokens.slice(at, at + 1), 0)?.english ?? []) : [token];
    for (const word of english.slice(0, 2)) {
      const place = vectors.placeOf(word);
      if (place !== undefined) vectors.addTo(sum, place, 1);
    }
  });
  const half = sum.slice(vectors.dimensions / 2);
  const length = Math.hypot(...half) || 1;
  return { direction: half.map((value) => value / length), stems: new Set(tokens.map(stemOf)) };
}

const known = new WeakMap<CardText, readonly Thought[]>();

function thoughtsOf(card: CardText, vocabulary: Vocabulary): readonly Thought[] {
  const thoughts = known.get(card) ?? card.see.map((phrase) => thoughtOf(phrase, vocabulary));
  known.set(card, thoughts);
  return thoughts;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

export interface OtherEar {
  hear(clue: string, cards: readonly CardId[], occasion: string): number[];
}

export function otherEar(
  seed: string,
  deck: readonly CardText[],
  vocabulary: Vocabulary,
  strays = OTHER_EAR_STRAYS,
): OtherEar {
  const inMind = new Map<CardId, readonly Thought[]>();
  const mindedOf = (card: CardId): readonly Thought[] => {
    const text = deck[card];
    const all = text ? thoughtsOf(text, vocabulary) : [];
    const minded =
      inMind.get(card) ?? all.filter((_, at) => hashOf(`${seed} ${card} ${at}`) / 2 ** 32 < MINDS);
    inMind.set(card, minded);
    return minded;
  };
  const fit = (clue: Thought, card: CardId): number => {
    const minded = mindedOf(card);
    const cosines = minded.map(({ direction }) => dot(clue.direction, direction)).sort((a, b) => b - a);
    const closest = cosines.slice(0, CLOSEST).reduce((sum, value) => sum + value, 0) / CLOSEST;
    const common = [...clue.stems].filter((stem) => minded.some(({ stems }) => stems.has(stem))).length;
    return closest + (COMMON * common) / Math.max(1, clue.stems.size);
  };
  return {
    hear(text, cards, occasion) {
      const clue = thoughtOf(text, vocabulary);
      return cards.map((card) => fit(clue, card) + strays * chanceFrom(`${seed} ${occasion} ${card}`).bell());
    },
  };
}
