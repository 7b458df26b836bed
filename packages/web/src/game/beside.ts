/** Places beside somebody, where two may share a seat. [I12] */
import { growsBeyond } from '@fabula/engine/rules.ts';
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import { isExpected, type Seen } from './seen.ts';

/** Seats of others with one person, who is there to be asked. */
export function roomBeside({ view }: Seen): SeatIndex[] {
  if (!view.rules.pairs || view.phase === 'over') return [];
  return view.seats.flatMap((_, seat) => {
    const [one, other] = view.people.filter((person) => person.seat === seat);
    const isAlone = one !== undefined && other === undefined && !one.bot && one.presence === 'here';
    return isAlone && seat !== view.seat ? [seat] : [];
  });
}

/** Nobody who comes now gets a seat of their own. */
export function isFull({ view }: Seen): boolean {
  const { phase, seats, rules, people, arrivals } = view;
  if (phase === 'lobby') return seats.length >= rules.seats.most;
  const isTaken = seats.every((_, seat) => people.some((person) => person.seat === seat));
  return isTaken && !growsBeyond(rules, seats.length + arrivals.length);
}

/** Has no seat, and will get none of their own: to be led to somebody who has room. */
export const isToBeLed = (seen: Seen): boolean =>
  seen.view.seat === null && !isExpected(seen) && isFull(seen) && roomBeside(seen).length > 0;

/** How many more people find a place before the game. */
export function roomLeft({ view }: Seen): number {
  const free = Math.max(0, view.rules.seats.most - view.seats.length);
  const bots = view.people.filter(({ bot, seat }) => bot && seat !== null).length;
  const people = view.people.filter(({ bot, seat }) => !bot && seat !== null).length;
  return view.rules.pairs ? 2 * (free + view.seats.length - bots) - people : free;
}

/** Others who came to play and have no seat. */
export const seekers = ({ table, me }: Seen): PlayerId[] =>
  (table.standing ?? []).filter((player) => player !== me);

/** Whom I have asked. */
export const askedSeat = ({ view, me }: Seen): SeatIndex | null =>
  view.asking.find(({ player }) => player === me)?.seat ?? null;
