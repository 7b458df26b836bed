/** Who thinks alike: how often two voted for the same picture, of the rounds in which both voted. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import type { AlbumPage } from '../game/album.ts';

export interface Alike {
  readonly same: number;
  readonly of: number;
}

/** By seat, and the other's seat. Null: they never voted in the same round, or are the same. */
export type Matrix = readonly (readonly (Alike | null)[])[];

export function matrixOf(rounds: readonly Pick<AlbumPage, 'result'>[], seats: number): Matrix {
  const numbers = Array.from({ length: seats }, (_, seat) => seat);
  return numbers.map((one) => numbers.map((other) => (one === other ? null : between(rounds, one, other))));
}

function between(
  rounds: readonly Pick<AlbumPage, 'result'>[],
  one: SeatIndex,
  other: SeatIndex,
): Alike | null {
  let [same, of] = [0, 0];
  for (const { votes } of rounds.map(({ result }) => result)) {
    const [mine, theirs] = [votes[one] ?? null, votes[other] ?? null];
    if (mine === null || theirs === null) continue;
    of += 1;
    if (mine === theirs) same += 1;
  }
  return of === 0 ? null : { same, of };
}
