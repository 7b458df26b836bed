import { describe, expect, it } from 'vitest';
import { replay, verifyDeal } from '../../src/replay.ts';
import { handSize, rowSize } from '../../src/rules.ts';
import { ascending, lobby, SEAT_COUNTS, type Setting, type Table } from '../kit/table.ts';

const CARDS = 84;
const lastCards = (count: number): number[] => Array.from({ length: count }, (_, place) => CARDS - 1 - place);
const dealt = (setting: Setting): Table => lobby(setting).does({ type: 'start', by: 'ana' });
/** From the top. */
const deckOf = ({ state }: Table): number[] => [...state.deck].reverse();

describe('a rematch', () => {
  it.each(SEAT_COUNTS)('[S14] %i seats: what was not shown is dealt first, in whole rounds', (seats) => {
    const { rules } = lobby({ seats }).state;
    const hands = seats * handSize(rules, seats);
    const row = rowSize(rules, seats);
    const fresh = lastCards(hands + 2 * row + 1);
    const each = dealt({ seats, fresh });
    for (const card of each.state.hands.flat()) expect(fresh).toContain(card);
    const deck = deckOf(each);
    for (const card of deck.slice(0, 2 * row)) expect(fresh).toContain(card);
    expect(deck.slice(2 * row).filter((card) => fresh.includes(card))).toHaveLength(1);
    expect(ascending([...each.state.hands.flat(), ...deck])).toEqual(ascending(lastCards(CARDS)));
    expect(each.state.fresh).toEqual([]);
    expect(replay(each.log)).toMatchObject({ ok: true });
    expect(verifyDeal(each.log)).toEqual({ ok: true, shuffles: 1 });
  });

  it('[S14] too few for the hands: all cards alike, as in a first game', () => {
    const hands = 4 * 6;
    expect(dealt({ fresh: lastCards(hands - 1) }).state.hands).toEqual(dealt({}).state.hands);
    const exact = dealt({ fresh: lastCards(hands) });
    expect(ascending(exact.state.hands.flat())).toEqual(ascending(lastCards(hands)));
  });

  it('[S14] other decks, other cards: nothing is known of them', () => {
    const fresh = lastCards(40);
    const each = lobby({ fresh });
    const { rules, decks } = each.state;
    each.does({ type: 'changeRules', by: 'ana', rules: { ...rules, rounds: 3 }, decks });
    expect(each.state.fresh).toEqual(fresh);
    for (const other of [
      [{ id: 'paper', cards: 85 }],
      [{ id: 'glass', cards: 84 }],
      [...decks, { id: 'glass', cards: 84 }],
    ]) {
      const changed = each.fork().does({ type: 'changeRules', by: 'ana', rules, decks: other });
      expect(changed.state.fresh).toEqual([]);
    }
  });

  it('[S14] says so in its log: another list is found out', () => {
    const each = dealt({ fresh: lastCards(60) });
    const entries = each.log.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) => (event.type === 'opened' ? { ...event, fresh: [] } : event)),
    }));
    expect(verifyDeal({ ...each.log, entries })).toMatchObject({ ok: false });
  });
});
