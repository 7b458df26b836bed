/** What help speaks of, phase by phase. */
import type { PhaseName } from '@fabula/engine/model.ts';
import { bookOf, type Line, seatsOf } from '@fabula/engine/rule-book.ts';
import { cardsThere } from '@fabula/engine/rules-check.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Topic } from '@fabula/engine/statement-ids.ts';
import { askedIn } from '@fabula/engine/track.ts';
import type { View } from '@fabula/engine/view.ts';

const TOPICS: Readonly<Record<PhaseName, readonly Topic[]>> = {
  lobby: ['people', 'cards'],
  claim: ['clue'],
  tell: ['clue'],
  submit: ['give'],
  own: ['give'],
  vote: ['vote', 'points'],
  result: ['points', 'round'],
  over: ['end'],
};

export interface Help {
  readonly lines: readonly Line[];
  /** The numbers of seats that are spoken of. */
  readonly seats: readonly number[];
  /** What this round's clue must be: worth knowing while it is thought of, and while it is fresh. */
  readonly asked: readonly Constraint[];
}

export function helpFor(view: View): Help {
  // Before the game nobody knows yet how many will play.
  const seats = view.phase === 'lobby' ? seatsOf(view.rules) : [view.seats.length];
  const lines = bookOf(view.rules, seats, cardsThere(view.rules, view.decks)).filter(
    ({ statement: { topic, quiet } }) => !quiet && TOPICS[view.phase].includes(topic),
  );
  return {
    lines,
    seats,
    asked: view.phase === 'tell' || view.phase === 'submit' || view.phase === 'own' ? askedIn(view) : [],
  };
}
