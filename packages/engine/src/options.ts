/** Everything a seat may do now. It follows from the seat's own view: nobody needs to know more to know their moves. */
import type { CardId, Clue } from './model.ts';
import { botsMayGive, cardsToGive, cluesAllowed, type Constraint, swapsHands } from './rules.ts';
import { askedIn } from './track.ts';
import type { View } from './view.ts';

export type Option =
  | { readonly type: 'claim' }
  /** After what the table waits for: nobody need swap. */
  | { readonly type: 'swapHand' }
  | {
      readonly type: 'tell';
      /** With a real box none: the card lies on the table. */
      readonly cards: readonly CardId[];
      readonly kinds: readonly Clue['kind'][];
      /** What is asked of the clue, and whether a typed clue that breaks it is refused. */
      readonly asked: readonly Constraint[];
      readonly checked: boolean;
    }
  | { readonly type: 'submit'; readonly choices: readonly (readonly CardId[])[] }
  /** So many of the numbers from 1 to the last. */
  | { readonly type: 'own'; readonly most: number; readonly need: number }
  | { readonly type: 'vote'; readonly numbers: readonly number[] }
  | { readonly type: 'sawResult' };

export function optionsIn(view: View): Option[] {
  const { phase, seat, storyteller, hand, rules, seats } = view;
  if (seat === null || view.paused) return [];
  const tells = seat === storyteller;
  const swaps: Option[] = maySwap(view) ? [{ type: 'swapHand' }] : [];
  if (phase === 'claim') return [{ type: 'claim' }, ...swaps];
  if (phase === 'tell') return tells ? [telling(view), ...swaps] : swaps;
  if (phase === 'submit') {
    if (tells) return view.waiting.length === seats.length - 1 ? [telling(view)] : [];
    return [{ type: 'submit', choices: combinations(hand, cardsToGive(rules, seats.length)) }];
  }
  const need = tells ? 1 : cardsToGive(rules, seats.length);
  if (phase === 'own') {
    const { cards, out, clash } = view.lying ?? { cards: 0, out: [seat], clash: false };
    const said: Option[] = out.includes(seat) ? [] : [{ type: 'own', most: cards, need }];
    const nobodySaid = !clash && view.waiting.length === seats.length - out.length;
    return tells && nobodySaid ? [...said, telling(view)] : said;
  }
  if (phase === 'vote') {
    const mend: Option[] =
      rules.paper && view.given.length > 0 ? [{ type: 'own', most: view.row.length, need }] : [];
    if (tells) return mend;
    const numbers = view.row.flatMap((card, place) => (view.given.includes(card) ? [] : [place + 1]));
    return [{ type: 'vote', numbers }, ...mend];
  }
  return phase === 'result' ? [{ type: 'sawResult' }] : [];
}

/** [S22] */
const maySwap = ({ rules, seat, swapped, hand, deckLeft }: View): boolean =>
  swapsHands(rules) && seat !== null && !swapped.includes(seat) && deckLeft >= hand.length;

function telling(view: View): Option {
  const { hand, rules, people, seat } = view;
  const isBot = people.some((person) => person.seat === seat && person.bot);
  const kinds = cluesAllowed(rules).filter((kind) => !isBot || botsMayGive(kind));
  return { type: 'tell', cards: hand, kinds, asked: askedIn(view), checked: rules.constraints === 'check' };
}

function combinations(cards: readonly CardId[], size: number): CardId[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, place) =>
    combinations(cards.slice(place + 1), size - 1).map((rest) => [card, ...rest]),
  );
}
