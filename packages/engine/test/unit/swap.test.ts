import { describe, expect, it } from 'vitest';
import { unseenIn } from '../../src/deal.ts';
import { legal } from '../../src/legal.ts';
import { replay, verifyDeal } from '../../src/replay.ts';
import { cardsNeeded, PRESETS } from '../../src/rules.ts';
import { viewFor } from '../../src/view.ts';
import { finish } from '../kit/games.ts';
import { PRESET_NAMES, SEAT_COUNTS, table, typed } from '../kit/table.ts';

const swaps = { rules: { swapOnce: true } } as const;

describe('a hand that is swapped', () => {
  it('[S22] goes under the deck, and as many cards are drawn from the top', () => {
    const each = table(swaps);
    const { deck, hands } = each.state;
    each.does({ type: 'swapHand', by: 'boris' });
    expect(each.hand(1)).toEqual(deck.slice(-6).reverse());
    expect(each.state.deck).toEqual([...(hands[1] ?? []), ...deck.slice(0, -6)]);
    expect(each.state.discard).toEqual([]);
  });

  it('[S22] once a game for each seat, the storyteller too, before the clue and not after', () => {
    const each = table(swaps).does({ type: 'swapHand', by: 'ana' }).does({ type: 'swapHand', by: 'boris' });
    expect(each.refuses({ type: 'swapHand', by: 'ana' })).toEqual({ code: 'swapped-already' });
    each.tell();
    expect(each.refuses({ type: 'swapHand', by: 'chen' })).toEqual({ code: 'wrong-phase', phase: 'submit' });
    each.submitAll();
    for (const seat of each.guessers) each.votes({ [seat]: each.storyteller });
    each.seen();
    expect(each.refuses({ type: 'swapHand', by: 'boris' })).toEqual({ code: 'swapped-already' });
    each.does({ type: 'swapHand', by: 'chen' });
    expect(viewFor(each.state, 'spectator').swapped).toEqual([0, 1, 2]);
  });

  it('[S22] before the first storyteller is found, too', () => {
    const each = table({ rules: { ...swaps.rules, firstStoryteller: 'claim' } });
    each.does({ type: 'swapHand', by: 'dora' });
    expect(viewFor(each.state, 3)).toMatchObject({ phase: 'claim', swapped: [3] });
  });

  it.each(PRESET_NAMES)('[S22] not by the book: %s', (preset) => {
    const each = table({ preset });
    expect(PRESETS[preset].swapOnce).toBe(false);
    expect(each.refuses({ type: 'swapHand', by: 'boris' })).toEqual({ code: 'no-swaps' });
    expect(legal(each.state, 1)).toEqual([]);
  });

  it.each(SEAT_COUNTS)('[S22] [D16] the game has as many rounds, whoever swaps: %i seats', (seats) => {
    const rounds = (swappers: number): number => {
      const each = table({ seats, ...swaps });
      for (const { id } of each.state.people.slice(0, swappers)) each.does({ type: 'swapHand', by: id });
      return finish(each).state.round;
    };
    expect([rounds(1), rounds(seats)]).toEqual([rounds(0), rounds(0)]);
  });

  it('[S22] with fewer cards face down than in the hand nobody swaps', () => {
    const rules = { ...PRESETS.dixit, swapOnce: true };
    const least = cardsNeeded(rules, 6);
    const each = table({ seats: 6, cards: least, ...swaps });
    expect(each.state.deck).toHaveLength(6);
    each.does({ type: 'swapHand', by: 'boris' }).rig({ deck: each.state.deck.slice(1) });
    expect(each.refuses({ type: 'swapHand', by: 'chen' })).toEqual({ code: 'too-few-to-swap' });
    expect(legal(each.state, 2)).toEqual([]);
  });

  it('[S22] [D4] the others see whose hand was swapped, and nothing of it', () => {
    const each = table(swaps);
    const before = ['spectator' as const, 0, 2, 3].map((viewer) => viewFor(each.state, viewer));
    each.does({ type: 'swapHand', by: 'boris' });
    const after = ['spectator' as const, 0, 2, 3].map((viewer) => viewFor(each.state, viewer));
    expect(after).toEqual(before.map((view) => ({ ...view, swapped: [1] })));
    expect(viewFor(each.state, 1).hand).toEqual(each.hand(1));
  });

  it('[S22] [S14] what one seat has seen counts as seen, although it lies under the deck', () => {
    const each = table(swaps);
    const before = unseenIn(each.state);
    each.does({ type: 'swapHand', by: 'boris' });
    expect(unseenIn(each.state)).toEqual(before.filter((card) => !each.hand(1).includes(card)));
  });

  it('[S22] [S13] follows from the seed: another hand than the top of the deck is noticed', () => {
    const each = finish(table(swaps).does({ type: 'swapHand', by: 'boris' }));
    expect(replay(each.log)).toMatchObject({ ok: true });
    expect(verifyDeal(each.log)).toMatchObject({ ok: true });
    const entries = each.log.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'handSwapped' ? { ...event, drawn: [...event.drawn].reverse() } : event,
      ),
    }));
    expect(verifyDeal({ ...each.log, entries })).toMatchObject({
      ok: false,
      why: 'the swapped hand does not follow from the deck',
    });
  });
});

describe('clues without names and quotations', () => {
  it('[S23] are asked for and not checked: a quotation passes', () => {
    const each = table({ rules: { ownWords: true, constraints: 'check' } });
    expect(each.tell(typed('«Быть или не быть»')).phase).toBe('submit');
    expect(viewFor(each.state, 'spectator').rules.ownWords).toBe(true);
  });

  it.each(PRESET_NAMES)('[S23] not by the book: %s', (preset) => {
    expect(PRESETS[preset].ownWords).toBe(false);
  });
});
