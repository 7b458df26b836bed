/** Who sits where, and whether anybody is there. */
import type { Mover } from './commands.ts';
import type { Person, PlayerId, SeatIndex, State } from './model.ts';
import { standInsTell } from './rules.ts';

/** As much of a table as it takes to know whose turn is next: a state and a view both have it. */
interface Round {
  readonly rules: State['rules'];
  readonly seats: readonly unknown[];
  readonly people: readonly Pick<Person, 'seat' | 'presence'>[];
}

/** The seats for which something holds, clockwise from the first. */
export function seatsWhere(state: State, holds: (seat: SeatIndex) => boolean): SeatIndex[] {
  const seats: SeatIndex[] = [];
  for (let seat = 0; seat < state.seats.length; seat += 1) if (holds(seat)) seats.push(seat);
  return seats;
}

/** Every seat but the storyteller's. */
export const guessers = (state: State): SeatIndex[] =>
  seatsWhere(state, (seat) => seat !== state.storyteller);

export const everySeat = (state: State): SeatIndex[] => seatsWhere(state, () => true);

export function personOf(state: State, player: PlayerId): Person | undefined {
  for (const person of state.people) if (person.id === player) return person;
  return undefined;
}

export const seatOf = (state: State, mover: Mover): SeatIndex | null =>
  typeof mover === 'string' ? (personOf(state, mover)?.seat ?? null) : mover.standInFor;

export const peopleIn = (state: State, seat: SeatIndex): Person[] =>
  state.people.filter((person) => person.seat === seat);

/** Someone sits here and is not beyond the grace time. */
export const attended = (state: Round, seat: SeatIndex): boolean =>
  state.people.some((person) => person.seat === seat && person.presence !== 'gone');

/** Somebody is to be waited for: at a real table also whoever's telephone sleeps. [C5] */
export const expected = (state: Round, seat: SeatIndex): boolean =>
  state.rules.paper ? state.people.some((person) => person.seat === seat) : attended(state, seat);

export const attendedByHuman = (state: State, seat: SeatIndex): boolean =>
  state.people.some((person) => person.seat === seat && person.presence !== 'gone' && !person.bot);

/** If everyone is absent the table sleeps until someone returns. */
export const asleep = (state: State): boolean =>
  !state.people.some((person) => !person.bot && person.presence !== 'gone');

export const leftOf = (state: Round, seat: SeatIndex): SeatIndex => (seat + 1) % state.seats.length;

/** All seats clockwise, the one after `seat` first, `seat` itself last. */
export function clockwiseFrom(state: Round, seat: SeatIndex): SeatIndex[] {
  const count = state.seats.length;
  return Array.from({ length: count }, (_, step) => (seat + 1 + step) % count);
}

/** The next storyteller: the left neighbour [D15], or, where absent seats are skipped, the next one attended. */
export function nextStoryteller(state: Round, seat: SeatIndex): SeatIndex {
  const next = leftOf(state, seat);
  if (standInsTell(state.rules)) return next;
  return clockwiseFrom(state, seat).find((other) => expected(state, other)) ?? next;
}
