/** The one line that says what I do now, or whom we wait for. */
import { botsMaySit, cardsToGive, type Rules } from '@fabula/engine/rules.ts';
import { message, type Args, type Message } from '../i18n/params.ts';
import type { Key } from '../i18n/keys.ts';
import { awayAt, headsAt, isOwner, isTeller, seatName, standInAt, type Names, type Seen } from './seen.ts';

export interface Line extends Message {
  /** I can act: the tab's title says so, and a phone may hum. */
  readonly mine: boolean;
}

/** Whom we wait for. */
const line = <K extends Key>(key: K, ...params: Args<K>): Line => ({
  ...message(key, ...params),
  mine: false,
});
/** What I do. */
const mine = <K extends Key>(key: K, ...params: Args<K>): Line => ({ ...line(key, ...params), mine: true });

export function lineFor(seen: Seen, names: Names): Line {
  const { view } = seen;
  const { phase, seat, rules, seats, storyteller } = view;
  const teller = storyteller === null ? '' : seatName(seen, storyteller, names);
  const heads = headsAt(seen, storyteller);
  const waiting = view.waiting.filter((other) => other !== seat).map((other) => seatName(seen, other, names));
  const waitFor = (fallback: Line): Line =>
    waiting.length > 0 ? line('line.wait', { names: names.and(waiting) }) : fallback;
  const awaited = seat !== null && view.waiting.includes(seat);

  if (view.paused) return line('line.paused');
  switch (phase) {
    case 'lobby':
      return lobbyLine(seen);
    case 'claim':
      return seat === null ? line('line.claimWatch') : mine('line.claim');
    case 'tell':
      if (isTeller(seen)) return mine('line.tell');
      return storyteller !== null && awayAt(seen, storyteller) && !standInAt(seen, storyteller)
        ? line('line.tellerAway', { name: teller, heads })
        : line('line.telling', { name: teller, heads });
    case 'submit': {
      const n = cardsToGive(rules, seats.length);
      if (seat === null || isTeller(seen)) return waitFor(line('line.laying'));
      return awaited ? mine('line.choose', { name: teller, n }) : waitFor(line('line.laying'));
    }
    case 'own': {
      if (seat === null) return waitFor(line('line.lying'));
      if (view.lying?.out.includes(seat) === true) return line('line.out');
      if (view.lying?.clash === true) return mine('line.clash');
      const n = isTeller(seen) ? 1 : cardsToGive(rules, seats.length);
      return awaited ? mine('line.own', { n }) : waitFor(line('line.lying'));
    }
    case 'vote':
      if (seat === null || isTeller(seen)) return waitFor(line('line.counting'));
      return awaited ? mine('line.vote', { name: teller }) : waitFor(line('line.counting'));
    case 'result':
      return awaited ? mine('line.result') : waitFor(line('line.nextRound'));
    case 'over':
      return line('line.over');
  }
}

/** How the empty places are filled: where clues are only mimed or drawn, with people alone. */
export const needNote = (rules: Rules): 'lobby.needNote' | 'lobby.needPeople' =>
  botsMaySit(rules) ? 'lobby.needNote' : 'lobby.needPeople';

function lobbyLine(seen: Seen): Line {
  const { view } = seen;
  const missing = view.rules.seats.least - view.seats.length;
  if (missing > 0) return line('line.needed', { n: missing });
  if (isOwner(seen))
    return mine('line.canStart', { n: view.people.filter(({ seat }) => seat !== null).length });
  const owner = seen.table.profiles[view.owner]?.name ?? '';
  return line('line.ownerStarts', { name: owner });
}
