/** The one line that says what I do now, or whom we wait for. */
import { botsCanTell, cardsToGive, type Rules } from '@fabula/engine/rules.ts';
import type { Key } from '../i18n/keys.ts';
import type { Params } from '../i18n/format.ts';
import { isOwner, isTeller, seatName, type Names, type Seen } from './seen.ts';

export interface Line {
  readonly key: Key;
  readonly params: Params;
  /** I can act: the tab's title says so, and a phone may hum. */
  readonly mine: boolean;
}

const line = (key: Key, params: Params = {}, mine = false): Line => ({ key, params, mine });

export function lineFor(seen: Seen, names: Names): Line {
  const { view } = seen;
  const { phase, seat, rules, seats, storyteller } = view;
  const teller = storyteller === null ? '' : seatName(seen, storyteller, names);
  const waiting = view.waiting.filter((other) => other !== seat).map((other) => seatName(seen, other, names));
  const waitFor = (fallback: Line): Line =>
    waiting.length > 0 ? line('line.wait', { names: names.and(waiting), n: waiting.length }) : fallback;
  const awaited = seat !== null && view.waiting.includes(seat);

  if (view.paused) return line('line.paused');
  switch (phase) {
    case 'lobby':
      return lobbyLine(seen);
    case 'claim':
      return seat === null ? line('line.claimWatch') : line('line.claim', {}, true);
    case 'tell':
      return isTeller(seen) ? line('line.tell', {}, true) : line('line.telling', { name: teller });
    case 'submit': {
      const n = cardsToGive(rules, seats.length);
      if (seat === null || isTeller(seen)) return waitFor(line('line.laying'));
      return awaited ? line('line.choose', { name: teller, n }, true) : waitFor(line('line.laying'));
    }
    case 'vote':
      if (seat === null || isTeller(seen)) return waitFor(line('line.counting'));
      return awaited ? line('line.vote', { name: teller }, true) : waitFor(line('line.counting'));
    case 'result':
      return awaited ? line('line.result', {}, true) : waitFor(line('line.nextRound'));
    case 'over':
      return line('line.over');
  }
}

/** How the empty places are filled: where clues are only mimed or drawn, with people alone. */
export const needNote = (rules: Rules): Key => (botsCanTell(rules) ? 'lobby.needNote' : 'lobby.needPeople');

function lobbyLine(seen: Seen): Line {
  const { view } = seen;
  const missing = view.rules.seats.least - view.seats.length;
  if (missing > 0) return line('line.needed', { n: missing });
  if (isOwner(seen)) return line('line.canStart', { n: view.seats.length }, true);
  const owner = seen.table.profiles[view.owner]?.name ?? '';
  return line('line.ownerStarts', { name: owner });
}
