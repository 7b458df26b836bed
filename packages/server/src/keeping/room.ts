/**
 * Which games go when the data has reached its bound. First those of an address that has far more than its share, then
 * those without two people, then the oldest; never one that somebody looks at. So nobody can push out other people's
 * albums: whoever writes much loses what they wrote themselves.
 */
import type { GameSummary, Store } from '@fabula/gamelog/port.ts';
import { forgetGame } from './forget.ts';
import { type InUse, isOver, type Survey, survey } from './survey.ts';

/** Room is made when so much of the bound is used. */
const FULL = 0.9;
/** It is enough when no more than this is. */
const ENOUGH = 0.8;
/** What one address may have of it, before its games go first: a thousand games of the usual bound. */
const SHARE = 1 / 25;

export interface Weighed {
  readonly game: string;
  readonly seq: number;
  readonly bytes: number;
  readonly lastAt: number;
  readonly origin: string | null;
  readonly hasTwoPeople: boolean;
  readonly isLookedAt: boolean;
}

/** How many games had to go. */
export async function makeRoom(store: Store, most: number, inUse: InUse): Promise<number> {
  if ((await store.health()).bytes < FULL * most) return 0;
  const found = await survey(store);
  const lookedAt = inUse.games();
  const games: Weighed[] = [];
  for (const summary of found.games.values()) games.push(await weigh(store, found, summary, lookedAt));
  let gone = 0;
  for (const game of firstToGo(games, SHARE * most)) {
    if ((await store.health()).bytes <= ENOUGH * most) break;
    if (await forgetGame(store, found, inUse, game)) gone += 1;
  }
  return gone;
}

async function weigh(
  { games }: Store,
  { media }: Survey,
  { game, seq, bytes, lastAt, origin, people }: GameSummary,
  lookedAt: ReadonlySet<string>,
): Promise<Weighed> {
  return {
    game,
    seq,
    bytes: bytes + (media.get(game) ?? 0),
    lastAt,
    origin,
    // People are noted when a game begins. Of games from before anybody noted them those that were finished get the benefit of the doubt.
    hasTwoPeople: people === null ? await isOver(games, game) : people.length >= 2,
    isLookedAt: lookedAt.has(game),
  };
}

/** All games that may go, in the order in which they do. */
export function* firstToGo(games: readonly Weighed[], share: number): Generator<Weighed, void, void> {
  const leastFirst = games.filter(({ isLookedAt }) => !isLookedAt).sort(lessKept);
  const left = new Set(leastFirst);
  const weights = new Map<string, number>();
  for (const { origin, bytes } of games)
    if (origin !== null) weights.set(origin, (weights.get(origin) ?? 0) + bytes);
  for (;;) {
    const heaviest = heaviestOf(weights, share);
    if (heaviest === null) break;
    const next = leastFirst.find((game) => game.origin === heaviest && left.has(game));
    if (next) {
      left.delete(next);
      weights.set(heaviest, (weights.get(heaviest) ?? 0) - next.bytes);
      yield next;
    } else weights.delete(heaviest);
  }
  for (const game of leastFirst) if (left.has(game)) yield game;
}

const lessKept = (one: Weighed, other: Weighed): number =>
  Number(one.hasTwoPeople) - Number(other.hasTwoPeople) || one.lastAt - other.lastAt;

/** Null: nobody has more than their share. */
function heaviestOf(weights: ReadonlyMap<string, number>, share: number): string | null {
  let heaviest: string | null = null;
  let most = share;
  for (const [origin, bytes] of weights) {
    if (bytes <= most) continue;
    heaviest = origin;
    most = bytes;
  }
  return heaviest;
}
