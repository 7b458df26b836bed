/** The table goes on; whoever still looks at a result keeps it before them, and goes on alone. */
import type { Seen } from './seen.ts';

/** Which result this is. */
export const resultId = ({ view }: Seen): string => `${view.game} ${view.round}`;

/** The result that lies open before somebody: the table's, or the last one as long as they have not gone on from it. */
export function lookedAt(before: Seen | null, wentOn: string, now: Seen): Seen | null {
  if (now.view.phase === 'result') return now;
  if (before === null || before.view.game !== now.view.game || wentOn === resultId(before)) return null;
  return stillOpen(before, now);
}

/** The result as it was; who is there, how they are called and what the clock says is as it is now. */
function stillOpen(before: Seen, now: Seen): Seen {
  const { people, owner, deadline, paused } = now.view;
  return { ...now, view: { ...before.view, people, owner, deadline, paused, waiting: [] } };
}
