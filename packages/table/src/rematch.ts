/** Once more: the same people in the same seats, another game. */
import { unseenIn } from '@fabula/engine/deal.ts';
import type { Person, State } from '@fabula/engine/model.ts';
import type { Seating } from '@fabula/engine/people.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { beUpToDate } from './carry-out.ts';
import { Game } from './game.ts';
import type { Asker } from './ledger.ts';
import type { Result } from './requests.ts';
import type { Table } from './table.ts';

/**
 * Whoever has gone meanwhile can still join. The next game is on disk, everybody in their seats, before the register puts
 * it on the table: a server that is killed in between leaves the old one there, and the message can be repeated.
 */
export async function rematch(table: Table, asker: Asker): Promise<Result> {
  await beUpToDate(table);
  const { game, house } = table;
  if (table.hasAnswered(asker)) return null;
  const { phase, rules, decks, owner, people } = game.state;
  if (!personOf(game.state, asker.by)) return { rejection: { code: 'not-at-the-table' } };
  // Somebody else was quicker: the next game lies there.
  if (phase.name === 'lobby' && table.register.games.length > 0) return null;
  if (phase.name !== 'over') return { rejection: { code: 'game-not-over' } };
  const here = people.filter(({ id, bot }) => bot || table.isHere(id));
  const nextOwner = here.some(({ id }) => id === owner) ? owner : asker.by;
  const seatings = seatingsOf(game.state, here);
  const opening = {
    game: house.secrets.newId(),
    decks,
    owner: nextOwner,
    fresh: unseenIn(game.state),
    seatings,
  };
  const origin = await house.logs.originOf(game.id);
  const next = await Game.begin(house, sameFirst(rules, here), opening, asker, origin);
  table.spend('written', next.bytes);
  table.next = next;
  try {
    const again = { type: 'playAgain', by: asker.by, after: game.id, game: next.id } as const;
    const rejection = await table.amend(again, asker);
    return rejection && { rejection };
  } finally {
    table.next = null;
  }
}

/** Whoever was named to tell first is again, wherever they sit now; if they have gone, chance decides. [D5] */
function sameFirst(rules: Rules, here: readonly Person[]): Rules {
  const first = rules.firstStoryteller;
  if (typeof first !== 'number') return rules;
  const seats = new Set(here.map(({ seat: before }) => before));
  if (!seats.has(first)) return { ...rules, firstStoryteller: 'random' };
  return {
    ...rules,
    firstStoryteller: [...seats].filter((before) => before !== null && before < first).length,
  };
}

/** In the order of the seats, so that neighbours stay neighbours; where nobody is left the others move up. [S19] */
function seatingsOf({ seats }: State, here: readonly Person[]): Seating[] {
  const seated = here.flatMap(({ id, bot, seat }) =>
    seat === null ? [] : [{ player: id, bot, before: seat }],
  );
  const kept = [...new Set(seated.map(({ before }) => before))].sort((one, other) => one - other);
  return kept.flatMap((before, seat) =>
    seated.flatMap(({ player, bot, before: theirs }) => {
      const colour = seats[before]?.colour;
      return theirs === before && colour ? [{ player, bot, seat, colour }] : [];
    }),
  );
}
