/** Who moves for a seat without a person: bots in their own seats, stand-ins where nobody is, or whose time is up. */
import type { Mover } from '@fabula/engine/commands.ts';
import type { SeatIndex, State } from '@fabula/engine/model.ts';
import { asleep } from '@fabula/engine/seats.ts';
import { standInsAwaited } from '@fabula/engine/time.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';

export interface Helper {
  readonly seat: SeatIndex;
  readonly by: Mover;
}

const PLAYING: ReadonlySet<State['phase']['name']> = new Set(['claim', 'tell', 'submit', 'vote']);

/** The helpers the table waits for, now. A sleeping or paused table waits for nobody. */
export function helpersAwaited(state: State): Helper[] {
  if (!PLAYING.has(state.phase.name) || state.paused || !mayNeedHelp(state) || asleep(state)) return [];
  const waiting = waitingFor(state);
  const bots = state.people.flatMap(({ id, bot, seat }): Helper[] =>
    bot && seat !== null && waiting.includes(seat) ? [{ seat, by: id }] : [],
  );
  return [...bots, ...standInsAwaited(state).map((seat): Helper => ({ seat, by: { standInFor: seat } }))];
}

/** A quick no for the usual table, where every seat has its person. */
function mayNeedHelp({ people, seats, phase }: State): boolean {
  if ('overdue' in phase && phase.overdue.length > 0) return true;
  let seated = 0;
  for (const { bot, presence, seat } of people) {
    if (bot || presence === 'gone') return true;
    if (seat !== null) seated += 1;
  }
  return seated !== seats.length;
}
