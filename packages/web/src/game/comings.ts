/** Who came and went between two looks at a game: on a phone the company is not always in sight. */
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import type { PersonSeen } from '@fabula/engine/view.ts';
import type { Seen } from './seen.ts';

interface Coming {
  readonly name: string;
  readonly what: 'came' | 'left' | 'gone' | 'back';
}

export function comings(before: Seen, now: Seen): Coming[] {
  if (before.view.game !== now.view.game || before.view.phase === 'lobby' || now.view.phase === 'lobby')
    return [];
  const [were, are] = [others(before), others(now)];
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((id) => {
    const what = between(were.get(id), are.get(id));
    const name = now.table.profiles[id]?.name ?? before.table.profiles[id]?.name;
    return what === null || name === undefined ? [] : [{ name, what }];
  });
}

const others = ({ view, me }: Seen): Map<PlayerId, PersonSeen> =>
  new Map(
    view.people
      .filter(({ id, bot, seat }) => !bot && seat !== null && id !== me)
      .map((person) => [person.id, person]),
  );

function between(was: PersonSeen | undefined, is: PersonSeen | undefined): Coming['what'] | null {
  if (!was) return 'came';
  if (!is) return 'left';
  if (was.presence === is.presence) return null;
  if (is.presence === 'gone') return 'gone';
  return was.presence === 'gone' && is.presence === 'here' ? 'back' : null;
}

/** Seats whose hands were swapped meanwhile, but for mine. */
export const swappedSince = (before: Seen, now: Seen): readonly SeatIndex[] =>
  before.view.game === now.view.game
    ? now.view.swapped.filter((seat) => !before.view.swapped.includes(seat) && seat !== now.view.seat)
    : [];

/** Whose table it is now, if it was somebody else's. */
export function newOwner(before: Seen, now: Seen): { readonly isMe: boolean; readonly name: string } | null {
  const { owner } = now.view;
  if (owner === before.view.owner) return null;
  return { isMe: owner === now.me, name: now.table.profiles[owner]?.name ?? '' };
}
