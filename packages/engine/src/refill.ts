/** Hands are filled up again, from the deck or, where the rules say so, from the discard. [D14] [I7] */
import type { CardId, State } from './model.ts';
import { dice, shuffle } from './random.ts';
import { handSize, rowSize } from './rules.ts';
import { clockwiseFrom } from './seats.ts';

/** From the storyteller's left, clockwise, seat by seat to a full hand. An empty deck may be renewed on the way. */
export function refill(state: State): { draws: CardId[][]; reshuffled: CardId[] | null } {
  const draws: CardId[][] = state.seats.map(() => []);
  let deck = [...state.deck];
  let reshuffled = false;
  let missing = missingCards(state);
  for (const seat of clockwiseFrom(state, state.storyteller ?? 0)) {
    const draw = draws[seat] ?? [];
    while ((state.hands[seat]?.length ?? 0) + draw.length < handSize(state.rules, state.seats.length)) {
      if (deck.length === 0 && state.rules.deckOut === 'reshuffle' && !reshuffled) {
        deck = renewed(state, missing);
        reshuffled = true;
      }
      const card = deck.pop();
      if (card === undefined) break;
      draw.push(card);
      missing -= 1;
    }
  }
  return { draws, reshuffled: reshuffled ? deck : null };
}

const missingCards = ({ rules, seats, hands }: State): number =>
  hands.reduce((count, hand) => count + handSize(rules, seats.length) - hand.length, 0);

/** The discard, shuffled. The round just played rests if there are enough cards without it; otherwise its cards come last (ours). */
function renewed(state: State, needed: number): CardId[] {
  const { discard, revision, chance, seq } = state;
  const roll = dice(chance, seq + 1, 'reshuffle');
  const row = new Set(revision >= 3 ? rowOf(state) : []);
  const rested = discard.filter((card) => !row.has(card));
  const top = shuffle(rested, roll);
  return rested.length >= needed
    ? top
    : [
        ...shuffle(
          discard.filter((card) => row.has(card)),
          roll,
        ),
        ...top,
      ];
}

const rowOf = ({ phase }: State): CardId[] => ('row' in phase ? phase.row.map(({ card }) => card) : []);

/** How many cards will be face down when hands are full again, if everybody gives their cards. */
export function deckNextRound(state: State): number {
  const { rules, seats, deck, discard, phase, revision } = state;
  const row = rowOf(state);
  const played = row.length > 0 ? row.length : rowSize(rules, seats.length);
  const left = deck.length - (row.length > 0 ? missingCards(state) : played);
  if (left >= 0 || rules.deckOut === 'ends') return left;
  const rested = discard.length - (phase.name === 'result' ? played : 0);
  return left + rested + (revision >= 3 && rested + left >= 0 ? 0 : played);
}
