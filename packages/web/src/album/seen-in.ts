/** The table of a finished game as it was in one of its rounds: who sat where, and how far they had come. */
import type { ReplayStep } from '@fabula/protocol/table.ts';
import type { Seen } from '../game/seen.ts';
import type { ToldRound } from './told.ts';

export function seenIn(seen: Seen, { people, seats, scores, storyteller, round }: ToldRound): Seen {
  return { ...seen, view: { ...seen.view, people, seats, scores, storyteller, round } };
}

/** A round that a shared screen tells once more. */
export interface Retold {
  readonly page: ToldRound;
  /** Who tells it, and which it is. */
  readonly note: string;
  /** What is seen of it. */
  readonly words: string;
}

/** The same as a shared screen saw it: the cards are open, or everybody is on the track. Whoever was away then is not now. */
export function retoldIn(seen: Seen, page: ToldRound, step: ReplayStep): Seen {
  const then = seenIn(seen, page);
  const { row, clue, result, seats } = page;
  const people = then.view.people.map((person) => ({ ...person, presence: 'here' as const }));
  const open = {
    phase: 'result',
    row,
    clue,
    result,
    constraint: null,
    waiting: seats.map((_, seat) => seat),
  } as const;
  const walking = {
    phase: 'claim',
    row: [],
    clue: null,
    result: null,
    constraint: null,
    waiting: [],
  } as const;
  return { ...then, view: { ...then.view, ...(step === 'track' ? walking : open), people } };
}
