import { describe, expect, it } from 'vitest';
import { unseenIn } from '../../src/deal.ts';
import { replay, verifyDeal } from '../../src/replay.ts';
import { handSize, rowSize } from '../../src/rules.ts';
import { finish } from '../kit/games.ts';
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

describe('how many cards are dealt', () => {
  const TWO_DECKS = 168;
  const inPlay = ({ state }: Table): number[] => ascending([...state.hands.flat(), ...state.deck]);

  it('[S17] as many as the rules say, by chance, out of all decks', () => {
    const each = dealt({ seats: 4, cards: TWO_DECKS });
    expect(inPlay(each)).toHaveLength(84);
    expect(new Set(inPlay(each)).size).toBe(84);
    expect(inPlay(each).some((card) => card >= 84)).toBe(true);
    expect(inPlay(each)).not.toEqual(inPlay(dealt({ seats: 4, cards: TWO_DECKS, seed: 'another' })));
    const imaginarium = dealt({ preset: 'imaginarium', seats: 4, cards: 84 });
    expect(inPlay(imaginarium)).toHaveLength(64);
  });

  it('[S17] every card is as likely as any other', () => {
    const times = new Array<number>(TWO_DECKS).fill(0);
    for (let game = 0; game < 400; game += 1)
      for (const card of inPlay(dealt({ seats: 3, cards: TWO_DECKS, seed: `${game}` })))
        times[card] = (times[card] ?? 0) + 1;
    // 400 games, half of the cards each: 200 is expected, and six standard deviations are 60.
    for (const count of times) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it('[S17] all of them where the rules say so, or where there are fewer', () => {
    expect(inPlay(dealt({ cards: TWO_DECKS, rules: { cards: null } }))).toHaveLength(TWO_DECKS);
    expect(inPlay(dealt({ cards: 40 }))).toHaveLength(40);
  });

  it('[S17] the deal is proven: other cards are found out', () => {
    const each = dealt({ cards: TWO_DECKS });
    expect(verifyDeal(each.log)).toEqual({ ok: true, shuffles: 1 });
    const left = Array.from({ length: TWO_DECKS }, (_, card) => card).find(
      (card) => !inPlay(each).includes(card),
    );
    const entries = each.log.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'started' ? { ...event, deck: [left ?? 0, ...event.deck.slice(1)] } : event,
      ),
    }));
    expect(verifyDeal({ ...each.log, entries })).toMatchObject({ ok: false });
  });

  it.each([
    [3, 13],
    [4, 15],
    [5, 11],
    [6, 8],
  ])('[D16] [S17] %i seats: %i rounds with any decks of 84 cards or more', (seats, rounds) => {
    for (const cards of [84, 85, 148, TWO_DECKS])
      expect(finish(dealt({ seats, cards })).state.round).toBe(rounds);
  });

  it('[S14] [S17] the unseen ones are dealt first, also those that were not in the game before', () => {
    const before = finish(dealt({ seats: 5, cards: TWO_DECKS, rules: { rounds: 3 } }));
    const fresh = unseenIn(before.state);
    const shown = new Set([...before.state.hands.flat(), ...before.state.discard]);
    expect(fresh).toHaveLength(TWO_DECKS - shown.size);
    expect(fresh.some((card) => shown.has(card))).toBe(false);
    const again = dealt({ seats: 5, cards: TWO_DECKS, fresh });
    for (const card of inPlay(again)) expect(fresh).toContain(card);
    expect(inPlay(again)).toHaveLength(84);
  });

  it('[S14] enough of them for the whole game: no other card is dealt', () => {
    const fresh = Array.from({ length: 84 }, (_, place) => place * 2);
    expect(inPlay(dealt({ seats: 5, cards: TWO_DECKS, fresh }))).toEqual(fresh);
  });

  it('[S14] by the book all cards are shuffled alike', () => {
    const rules = { unseenFirst: false };
    const fresh = lastCards(60);
    expect(dealt({ rules, fresh }).state.hands).toEqual(dealt({ rules }).state.hands);
    expect(dealt({ fresh }).state.hands).not.toEqual(dealt({}).state.hands);
  });

  it('[S14] a deck that was made of the discard has been seen', () => {
    const each = dealt({ preset: 'imaginarium', seats: 4, cards: 84, rules: { firstStoryteller: 0 } });
    expect(unseenIn(each.state)).toHaveLength(84 - 24);
    while (!each.state.reshuffled)
      each
        .round([each.guessers[0] ?? 0])
        .rig({ scores: [0, 0, 0, 0] })
        .seen();
    const { hands, discard, deck } = each.state;
    const seen = [...hands.flat(), ...discard, ...deck];
    expect(seen).toHaveLength(64);
    expect(unseenIn(each.state)).toHaveLength(20);
  });
});
