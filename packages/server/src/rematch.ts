/** Once more: the same people in the same seats, another game. */
import { unseenIn } from '@fabula/engine/deal.ts';
import { decide } from '@fabula/engine/decide.ts';
import type { Person, State } from '@fabula/engine/model.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import { personOf } from '@fabula/engine/seats.ts';
import type { Wish } from './decisions.ts';
import type { Asker, Game } from './game.ts';
import type { House } from './house.ts';
import { newId } from './secrets.ts';
import type { Table } from './table.ts';
import { beginGame } from './tables.ts';
import type { Result } from './wishes.ts';

/**
 * Whoever has gone meanwhile can still join. The new game comes onto the table when everybody sits in it: until then a
 * server that is killed leaves the old one there, and the wish can be repeated.
 */
export async function rematch(table: Table, asker: Asker): Promise<Result> {
  const { game, house } = table;
  if (game.answeredAt(asker) !== undefined) return null;
  const { phase, rules, decks, owner, people } = game.state;
  if (!personOf(game.state, asker.by)) return { rejection: { code: 'not-at-the-table' } };
  if (phase.name !== 'over') return { rejection: { code: 'game-not-over' } };
  const here = people.filter(({ id, bot }) => bot || table.isHere(id));
  const host = here.some(({ id }) => id === owner) ? owner : asker.by;
  const { origin = null } = (await house.store.games.about(game.id)) ?? {};
  const opening = { decks, owner: host, fresh: unseenIn(game.state) };
  const next = await beginGame(house, newId(), sameFirst(rules, here), opening, asker, origin);
  for (const wish of joins(game.state, here)) await seat(house, next, wish);
  await table.save({ ...table.doc, game: next.id, games: [...table.doc.games, game.id] });
  table.putOn(next);
  table.expectEverybody();
  return null;
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

/** In the order of the seats, so that neighbours stay neighbours; where nobody is left the others move up. */
function joins({ seats }: State, here: readonly Person[]): Wish[] {
  let taken = -1;
  let last = -1;
  let partner = '';
  return here
    .filter(({ seat: before }) => before !== null)
    .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0))
    .flatMap(({ id, bot, seat: before }): Wish[] => {
      if (before === last) {
        // They agreed to share a seat once.
        const beside = { type: 'join', by: id, seat: taken } as const;
        return [beside, { type: 'admit', by: partner, player: id, yes: true }];
      }
      taken += 1;
      last = before ?? -1;
      partner = id;
      const colour = seats[last]?.colour;
      return [{ type: 'join', by: id, bot, ...(colour === undefined ? {} : { colour }) }];
    });
}

async function seat({ store, clock }: House, game: Game, wish: Wish): Promise<void> {
  const command = { ...wish, at: clock.now() };
  const decision = decide(game.state, command);
  if (!decision.ok) return;
  const sealed = game.seal(command, decision.events, null);
  const appended = await store.games.append(game.id, game.state.seq, sealed.text, decision.events.length);
  if (!appended.ok) throw new Error(`Somebody else writes to ${game.id}, which nobody knows of yet`);
  game.accept(decision.state, sealed, null, true);
}
