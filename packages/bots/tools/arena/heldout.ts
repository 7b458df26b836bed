/** How well ears understand clues that were written from the pictures alone, by somebody who did not know the cards' words. */
import { readFileSync } from 'node:fs';
import type { CardId } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { chanceFrom } from '../../src/chance.ts';
import type { CardText } from '../card-texts.ts';

export interface HumanClue {
  readonly card: CardId;
  readonly clue: string;
}

export function humanClues(language: Language, deck: readonly CardText[]): HumanClue[] {
  const path = new URL(`../../data/clues.${language}.json`, import.meta.url);
  const { clues } = JSON.parse(readFileSync(path, 'utf8')) as { clues: { card: string; clue: string }[] };
  return clues
    .map(({ card, clue }) => ({ card: deck.findIndex(({ id }) => id === card), clue }))
    .filter(({ card }) => card !== -1);
}

export type Hearing = (clue: string, cards: readonly CardId[], occasion: string) => number[];

const argmax = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The share of rows of six, five of them any other cards, in which the right card is judged best. */
export function topOfSix(clues: readonly HumanClue[], cards: number, hear: Hearing, rows = 20): number {
  let [right, all] = [0, 0];
  for (const { card, clue } of clues) {
    const chance = chanceFrom(`row ${clue}`);
    const fits = new Map<CardId, number>();
    const everything = Array.from({ length: cards }, (_, other) => other);
    hear(clue, everything, clue).forEach((fit, other) => fits.set(other, fit));
    for (let row = 0; row < rows; row += 1) {
      const others = chance.shuffled(everything.filter((other) => other !== card)).slice(0, 5);
      const shown = chance.shuffled([card, ...others]);
      if (shown[argmax(shown.map((one) => fits.get(one) ?? 0))] === card) right += 1;
      all += 1;
    }
  }
  return right / all;
}

/** The share of votes that find the card in a full round: the others lay the best of six cards of theirs, and vote. */
export function votesInRounds(
  clues: readonly HumanClue[],
  {
    cards,
    seats,
    hearOf,
    rounds = 6,
  }: { cards: number; seats: number; hearOf: (seat: number) => Hearing; rounds?: number },
): number {
  let [right, all] = [0, 0];
  const ears = Array.from({ length: seats - 1 }, (_, seat) => hearOf(seat));
  for (const { card, clue } of clues) {
    for (let round = 0; round < rounds; round += 1) {
      const chance = chanceFrom(`round ${clue} ${round}`);
      const dealt = chance.shuffled(
        Array.from({ length: cards }, (_, one) => one).filter((one) => one !== card),
      );
      const decoys = ears.map((hear, seat) => {
        const hand = dealt.slice(seat * 6, seat * 6 + 6);
        return hand[argmax(hear(clue, hand, `submit ${clue} ${round}`))] ?? -1;
      });
      ears.forEach((hear, seat) => {
        const row = [card, ...decoys.filter((_, other) => other !== seat)];
        if (argmax(hear(clue, row, `vote ${clue} ${round}`)) === 0) right += 1;
        all += 1;
      });
    }
  }
  return right / all;
}
