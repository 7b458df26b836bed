/** How long the game still goes, as far as that is known. */
import { rowSize } from '@fabula/engine/rules.ts';
import { arrived, cellOf } from '@fabula/engine/track.ts';
import type { View } from '@fabula/engine/view.ts';

export interface Progress {
  readonly round: number;
  /** Of so many, if nobody comes or stays away; null: nobody can know. */
  readonly of: number | null;
  readonly isLast: boolean;
  /** What it takes until the end: cards of the deck, or cells of the rabbit that is ahead. */
  readonly left: { readonly what: 'cards' | 'cells'; readonly n: number } | null;
}

/** What the round brought each seat, and whether that has been told. */
export interface Gains {
  readonly points: readonly number[];
  readonly told: boolean;
}

/** As long as its points have not been told a round has brought nobody further. */
export const beforeGains = <Seen extends Played>(view: Seen, gains: Gains | null): Seen =>
  gains === null || gains.told
    ? view
    : { ...view, scores: view.scores.map((score, seat) => score - (gains.points[seat] ?? 0)) };

type Played = Pick<View, 'rules' | 'round' | 'seats' | 'scores' | 'deckLeft' | 'phase'>;

export function progressOf(view: Played): Progress {
  const { rules, round, scores, phase } = view;
  const of = roundsOf(view);
  const isAhead = phase === 'result' && arrived(rules, scores).length > 0;
  return { round, of, isLast: isAhead || (of !== null && round >= of), left: leftOf(view) };
}

/** The deck gives every round a row of cards; who reaches the finish first may end the game earlier. */
function roundsOf({ rules, round, seats, deckLeft }: Played): number | null {
  const byDeck =
    rules.deckOut === 'ends' && rules.track.finish === null
      ? round - 1 + Math.max(1, Math.ceil(deckLeft / rowSize(rules, seats.length)))
      : null;
  const limits = [byDeck, rules.rounds].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
}

function leftOf({ rules, scores, deckLeft }: Played): Progress['left'] {
  const { finish } = rules.track;
  if (finish !== null) return { what: 'cells', n: finish - cellOf(rules, Math.max(0, ...scores)) };
  return rules.deckOut === 'ends' ? { what: 'cards', n: deckLeft } : null;
}
