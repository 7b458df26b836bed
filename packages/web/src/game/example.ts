/** A round to read about: the Dixit book's own with five seats, Imaginarium's with six, and the like of the first with others. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import { differenceOf, seatsOf } from '@fabula/engine/rule-book.ts';
import { cardsToGive, type Rules } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import type { AlbumPage } from './album.ts';
import { answerOf, TALES, type Tale, TELLER } from './tales.ts';

/** Clockwise, as they sit in the book; the last one is ours. */
const EXAMPLE_PEOPLE = ['yura', 'timur', 'lena', 'kolya', 'masha', 'olya'] as const;
const [YURA, TIMUR, LENA, KOLYA, MASHA, OLYA] = [0, 1, 2, 3, 4, 5];

export interface Example extends Pick<AlbumPage, 'result' | 'storyteller'> {
  readonly seats: number;
  /** Clockwise. */
  readonly people: readonly (Tale['people'][number] | 'olya')[];
  /** By seat: the numbers of the pictures it gave. */
  readonly gave: readonly (readonly number[])[];
}

/** So many have the example of the book these rules are nearest to; if they may not play, as many as can. */
export function exampleSeats(rules: Rules): number {
  const all = seatsOf(rules);
  const { length } = TALES[differenceOf(rules).like].people;
  return all.includes(length) ? length : (all.at(-1) ?? 3);
}

export function exampleOf(rules: Rules, seats: number): Example {
  const give = cardsToGive(rules, seats);
  const { imaginarium } = TALES;
  if (seats === imaginarium.people.length && give === 1 && differenceOf(rules).like === 'imaginarium')
    return scored(rules, imaginarium.people, imaginarium.owners, coldWaters);
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
  return scored(rules, EXAMPLE_PEOPLE.slice(0, seats), owners, votes);
}

const coldWaters = TALES.imaginarium.votes.map((vote, seat) =>
  seat === TALES.imaginarium.me ? answerOf(TALES.imaginarium) : vote,
);

function scored(
  { scoring }: Rules,
  people: Example['people'],
  owners: readonly SeatIndex[],
  votes: readonly (number | null)[],
): Example {
  const row = owners.map((seat, card) => ({ card, seat }));
  const result = { ...score(scoring, TELLER, row, votes), owners, votes };
  const gave = people.map((_, seat) => owners.flatMap((owner, place) => (owner === seat ? [place + 1] : [])));
  return { seats: people.length, people, storyteller: TELLER, result, gave };
}
