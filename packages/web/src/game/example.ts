/** A round to read about: the Dixit book's own with five seats, and the like of it with others. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import { cardsToGive, type Rules } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import type { AlbumPage } from './album.ts';

/** Clockwise, as they sit in the book; the last one is ours. */
export const EXAMPLE_PEOPLE = ['yura', 'timur', 'lena', 'kolya', 'masha', 'olya'] as const;
const [YURA, TIMUR, LENA, KOLYA, MASHA, OLYA] = [0, 1, 2, 3, 4, 5];

export interface Example extends Pick<AlbumPage, 'result' | 'storyteller'> {
  readonly seats: number;
  /** By seat: the numbers of the pictures it gave. */
  readonly gave: readonly (readonly number[])[];
}

export function exampleOf(rules: Rules, seats: number): Example {
  const give = cardsToGive(rules, seats);
  const guessers = [LENA, KOLYA, TIMUR, MASHA, OLYA].filter((seat) => seat < seats);
  const others = guessers.flatMap((seat) => Array<SeatIndex>(give).fill(seat));
  // The storyteller's is number 4, or the last where there are fewer.
  const owners = [...others.slice(0, 3), YURA, ...others.slice(3)];
  const numberOf = (seat: SeatIndex): number => owners.indexOf(seat) + 1;
  /** Lena finds it. Timur, Kolya and Olya take Lena's picture for it, Masha takes Timur's. */
  const votes = [null, numberOf(LENA), numberOf(YURA), numberOf(LENA), numberOf(TIMUR), numberOf(LENA)].slice(
    0,
    seats,
  );
  const row = owners.map((seat, card) => ({ card, seat }));
  const result = { ...score(rules.scoring, YURA, row, votes), owners, votes };
  const gave = Array.from({ length: seats }, (_, seat) =>
    owners.flatMap((owner, place) => (owner === seat ? [place + 1] : [])),
  );
  return { seats, storyteller: YURA, result, gave };
}
