import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve } from '../../src/evolve.ts';
import type { CardId, State } from '../../src/model.ts';
import { cardsDealt } from '../../src/rules.ts';
import { cardsThere } from '../../src/rules-check.ts';
import { perform, plan } from '../kit/games.ts';
import { runs } from '../kit/play.ts';

/** Every card on the table, wherever it lies. While the result is shown, the row already counts as discarded. */
const allCards = ({ hands, deck, discard, phase }: State): CardId[] => [
  ...hands.flat(),
  ...deck,
  ...discard,
  ...(phase.name === 'vote' ? phase.row.map(({ card }) => card) : []),
];

function lost(state: State): string | null {
  const cards = allCards(state);
  const expected =
    state.phase.name === 'lobby' ? 0 : cardsDealt(state.rules, cardsThere(state.rules, state.decks));
  if (cards.length !== expected) return `${cards.length} cards instead of ${expected}`;
  return new Set(cards).size === cards.length ? null : 'a card is there twice';
}

describe('cards', () => {
  it('[D1] [I7] [S17] none is lost, none is there twice, after every event of any game', () => {
    fc.assert(
      fc.property(plan(90), (game) => {
        const seen: string[] = [];
        let { state } = perform({ ...game, gestures: [] }, () => {});
        let events = 0;
        perform(game, (table) => {
          if (table.state.seq === state.seq) return;
          for (const event of table.last) {
            state = evolve(state, event);
            events += 1;
            const problem = lost(state);
            if (problem) seen.push(`${event.type}: ${problem}`);
          }
          if (state.seq !== table.state.seq) throw new Error('an event was overlooked');
        });
        expect(seen).toEqual([]);
        expect(events).toBeGreaterThanOrEqual(0);
      }),
      runs(),
    );
  });

  it('[D1] no hand ever holds more than its size, and before a clue every hand is full', () => {
    fc.assert(
      fc.property(plan(60), (game) => {
        perform(game, ({ state }) => {
          if (state.phase.name !== 'tell') return;
          const size = state.rules.hand[state.seats.length as 3 | 4 | 5 | 6];
          expect(state.hands.map((hand) => hand.length)).toEqual(state.seats.map(() => size));
        });
      }),
      runs(300),
    );
  });
});
