/** The table of a finished game as it was in one of its rounds: who sat where, and how far they had come. */
import type { Seen } from '../game/seen.ts';
import type { ToldRound } from './told.ts';

export function seenIn(seen: Seen, { people, seats, scores, storyteller, round }: ToldRound): Seen {
  return { ...seen, view: { ...seen.view, people, seats, scores, storyteller, round } };
}
