/** The first shuffle of a game: which cards are in it, and who gets which. [D1] [I1] [S14] [S17] */
import type { CardId, State } from './model.ts';
import { dice, shuffle } from './random.ts';
import { cardsDealt, handSize, rowSize } from './rules.ts';
import { cardsThere } from './rules-check.ts';

/** Shuffle, take as many as the rules say from the top, and give every seat its hand. */
export function deal(state: State, chance: string): { hands: CardId[][]; deck: CardId[] } {
  const cards = Array.from({ length: cardsThere(state.rules, state.decks) }, (_, card) => card);
  const all = freshOnTop(state, shuffle(cards, dice(chance, state.seq + 1, 'deal')));
  const dealt = all.slice(all.length - cardsDealt(state.rules, all.length));
  const size = handSize(state.rules, state.seats.length);
  const below = (seat: number): number => dealt.length - seat * size;
  const hands = state.seats.map((_, seat) => dealt.slice(below(seat + 1), below(seat)));
  return { hands, deck: dealt.slice(0, below(state.seats.length)) };
}

/**
 * What the last game did not show comes first, [S14] in as many as make the hands and whole rounds: every seat then
 * draws the same number of them, and a card that everybody remembers does not tell whose it is.
 */
function freshOnTop({ rules, seats, fresh }: State, shuffled: CardId[]): CardId[] {
  const hands = seats.length * handSize(rules, seats.length);
  if (!rules.unseenFirst || fresh.length < hands) return shuffled;
  const unseen = new Set(fresh);
  const isWhole = fresh.length >= cardsDealt(rules, shuffled.length);
  const left = isWhole ? 0 : (fresh.length - hands) % rowSize(rules, seats.length);
  const top = new Set(shuffled.filter((card) => unseen.has(card)).slice(left));
  return [...shuffled.filter((card) => !top.has(card)), ...shuffled.filter((card) => top.has(card))];
}

/** What this game has shown to nobody: cards that were not dealt, and those of a deck that is still the first. [S14] Of a real box nobody here knows. */
export function unseenIn({ rules, decks, hands, discard, swapped, deck, reshuffled }: State): CardId[] {
  if (rules.paper) return [];
  const putAway = swapped.flatMap(({ hand }) => hand);
  const seen = new Set([...hands.flat(), ...discard, ...putAway, ...(reshuffled ? deck : [])]);
  return Array.from({ length: cardsThere(rules, decks) }, (_, card) => card).filter(
    (card) => !seen.has(card),
  );
}
