/** The cards are of paper, on the table people sit around. */
import { describe, expect, it } from 'vitest';
import { unseenIn } from '../../src/deal.ts';
import { replay, verifyDeal } from '../../src/replay.ts';
import { PRESETS, type Rules } from '../../src/rules.ts';
import { checkRules } from '../../src/rules-check.ts';
import { viewFor } from '../../src/view.ts';
import { finish } from '../kit/games.ts';
import { usefulMove } from '../kit/play.ts';
import { BOX, lobby, NAMES, PRESET_NAMES, SEAT_COUNTS, table, type Table } from '../kit/table.ts';

const box = (seats = 4, rules: Partial<Rules> = {}): Table => table({ seats, rules: { ...BOX, ...rules } });
const lying = (each: Table) => viewFor(each.state, 'spectator').lying;

describe('with a real box', () => {
  it('[C1] nobody is dealt a card here, and the clue comes without one', () => {
    const each = box();
    for (const seat of each.state.seats.keys()) expect(viewFor(each.state, seat).hand).toEqual([]);
    expect(viewFor(each.state, 0)).toMatchObject({ deckLeft: 84 - 4 * 6, phase: 'tell' });
    each.tell();
    expect(each.phase).toBe('own');
    expect(viewFor(each.state, 0)).toMatchObject({ given: [], row: [], waiting: [0, 1, 2, 3] });
    expect(box().refuses({ type: 'tell', by: 'ana', card: 3, clue: { kind: 'aloud', media: null } })).toEqual(
      { code: 'card-on-the-table' },
    );
    expect(
      table().refuses({ type: 'tell', by: 'ana', card: null, clue: { kind: 'aloud', media: null } }),
    ).toEqual({ code: 'not-in-hand', card: null });
  });

  it('[C1] until somebody has said a number the clue can be mended', () => {
    const each = box().tell().tell({ kind: 'text', text: 'Снег' });
    expect(viewFor(each.state, 2)).toMatchObject({ phase: 'own', clue: { text: 'Снег' } });
    each.own(1, 2);
    expect(
      each.refuses({ type: 'tell', by: 'ana', card: null, clue: { kind: 'aloud', media: null } }),
    ).toEqual({ code: 'too-late-to-mend' });
  });

  it.each([
    [3, 5],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('[C2] %i seats: everybody says theirs, of %i numbers', (seats, numbers) => {
    const each = box(seats).tell();
    expect(lying(each)).toEqual({ cards: numbers, out: [], clash: false });
    expect(each.refuses({ type: 'own', by: 'ana', numbers: [1, 2] })).toMatchObject({ need: 1 });
    expect(each.refuses({ type: 'own', by: 'ana', numbers: [numbers + 1] })).toEqual({
      code: 'no-such-number',
      most: numbers,
    });
    each.ownAll();
    expect(each.phase).toBe('vote');
    expect(viewFor(each.state, 1).row).toHaveLength(numbers);
    expect(viewFor(each.state, 1).row).toEqual([...Array(numbers).keys()]);
    expect(viewFor(each.state, 0).given).toEqual([0]);
    expect(viewFor(each.state, 1).given).toHaveLength(seats === 3 ? 2 : 1);
  });

  it.each(PRESET_NAMES)(
    '[C3] %s: the points are those of the same round with cards on the screen',
    (preset) => {
      for (const seats of SEAT_COUNTS) {
        const paper = table({ preset, seats, rules: BOX }).round([1]);
        const dealt = table({ preset, seats }).round([1]);
        expect(paper.scores).toEqual(dealt.scores);
        expect(paper.phase).toBe('result');
        expect(viewFor(paper.state, 'spectator').result?.owners).toHaveLength(seats === 3 ? 5 : seats);
      }
    },
  );

  it('[C3] a vote is not for one\u2019s own number', () => {
    const each = box().tell().own(0, 4).own(1, 3).own(2, 2).own(3, 1);
    expect(each.refuses({ type: 'vote', by: 'boris', number: 3 })).toEqual({ code: 'own-card' });
    expect(each.refuses({ type: 'vote', by: 'ana', number: 3 })).toEqual({ code: 'storyteller-cannot' });
    each.does({ type: 'vote', by: 'boris', number: 4 }).does({ type: 'vote', by: 'chen', number: 4 });
    each.does({ type: 'vote', by: 'dora', number: 3 });
    expect(each.scores).toEqual([3, 4, 3, 0]);
    expect(viewFor(each.state, 'spectator').result?.owners).toEqual([3, 2, 1, 0]);
  });

  it('[C4] two say the same number: told when all have said, to all alike but those two', () => {
    const each = box().tell().own(0, 1).own(1, 2).own(2, 2);
    for (const seat of [0, 1, 2, 3]) {
      expect(viewFor(each.state, seat).contested).toEqual([]);
      expect(viewFor(each.state, seat).lying?.clash).toBe(false);
    }
    each.own(3, 4);
    expect(each.phase).toBe('own');
    expect(lying(each)?.clash).toBe(true);
    expect([0, 1, 2, 3].map((seat) => viewFor(each.state, seat).contested)).toEqual([[], [2], [2], []]);
    expect(viewFor(each.state, 'spectator').waiting).toEqual([0, 1, 2, 3]);
    each.own(2, 3);
    expect(each.phase).toBe('vote');
  });

  it('[C4] meanwhile no time runs', () => {
    const time = { claim: null, tell: null, submit: 20, vote: 20, result: null };
    const each = box(4, { time }).tell().own(0, 1).own(1, 2).own(2, 2);
    expect(each.state.deadline).not.toBeNull();
    each.wait(20);
    expect(lying(each)?.clash).toBe(true);
    expect(each.state.deadline).toBeNull();
    for (const name of NAMES.slice(0, 4)) each.vanish(name);
    each.does({ type: 'back', by: 'ana' });
    expect(each.state.deadline).toBeNull();
    each.wait(3600).own(2, 3);
    expect(each.phase).toBe('vote');
    expect(each.state.deadline).toBe(each.clock + 20_000);
  });

  it('[C5] where nobody sits there is no card, and whoever comes is in the next row', () => {
    const each = box(5).does({ type: 'leave', by: 'emil' }).tell();
    expect(lying(each)).toEqual({ cards: 4, out: [4], clash: false });
    each.does({ type: 'join', by: 'gil', seat: 4 });
    expect(each.refuses({ type: 'own', by: 'gil', numbers: [4] })).toEqual({ code: 'no-card-in-this-row' });
    each.own(0, 1).own(1, 2).own(2, 3).own(3, 4);
    expect(each.phase).toBe('vote');
    expect(each.refuses({ type: 'own', by: 'gil', numbers: [4] })).toEqual({ code: 'no-card-in-this-row' });
    each.does({ type: 'vote', by: 'gil', number: 1 }).votes({ 1: 0, 2: 1, 3: 2 }).seen().round();
    expect(each.state.phase).toMatchObject({ name: 'result', row: { length: 5 } });
  });

  it('[C5] whoever leaves after the clue is not waited for, and what is left over is theirs', () => {
    const each = box().tell().does({ type: 'leave', by: 'dora' }).own(0, 2).own(1, 1).own(2, 4);
    expect(each.state.phase).toMatchObject({
      name: 'vote',
      row: [{ seat: 1 }, { seat: 0 }, { seat: 3 }, {}],
    });
  });

  it('[C5] a sleeping telephone is waited for, until the owner goes on', () => {
    const each = box().vanish('boris').tell().own(0, 1).own(2, 3).own(3, 4);
    expect(each.phase).toBe('own');
    each.does({ type: 'skip', by: 'ana', seat: 1 });
    expect(each.state.phase).toMatchObject({ name: 'vote', row: [{}, { seat: 1 }, {}, {}] });
    each.votes({ 2: 0, 3: 1 });
    expect(each.phase).toBe('vote');
    each.does({ type: 'back', by: 'boris' }).votes({ 1: 0 });
    expect(each.scores).toEqual([3, 4, 3, 0]);
    each.seen().vanish('boris');
    expect(each.storyteller).toBe(1);
    each.does({ type: 'skip', by: 'ana', seat: 1 });
    expect(each.storyteller).toBe(2);
  });

  it('[C5] the storyteller\u2019s own number follows from the others\u2019, or the round is void', () => {
    const skipped = (...seats: number[]): Table => {
      const each = box().tell();
      for (const seat of seats) each.does({ type: 'skip', by: 'ana', seat });
      for (const seat of [0, 1, 2, 3]) if (!seats.includes(seat)) each.own(seat, seat + 1);
      return each;
    };
    expect(skipped(0).state.phase).toMatchObject({ name: 'vote', row: [{ seat: 0 }, {}, {}, {}] });
    expect(skipped(0, 2).happened()).toContain('voided');
    expect(skipped(1, 2, 3)).toMatchObject({ phase: 'tell', storyteller: 1 });
    expect(skipped(1, 2).state.phase).toMatchObject({ row: [{}, { seat: 1 }, { seat: 2 }, {}] });
  });

  it('[C5] two say the same, and one of them is gone for good: the game goes on without them', () => {
    const each = box().tell().own(0, 1).own(1, 2).own(2, 2).own(3, 4).does({ type: 'leave', by: 'chen' });
    // Perhaps it is Boris who was wrong: whoever is here looks again, or the owner goes on.
    expect(lying(each)?.clash).toBe(true);
    expect(each.fork().own(1, 3).state.phase).toMatchObject({ row: [{}, { seat: 2 }, { seat: 1 }, {}] });
    each.does({ type: 'skip', by: 'ana', seat: 2 });
    expect(each.state.phase).toMatchObject({ name: 'vote', row: [{}, { seat: 1 }, { seat: 2 }, {}] });
    const asleep = box().tell().own(0, 1).own(1, 2).own(2, 2).own(3, 4).vanish('chen');
    expect(lying(asleep)?.clash).toBe(true);
    asleep.does({ type: 'skip', by: 'ana', seat: 2 });
    expect(asleep.phase).toBe('vote');
  });

  it('[C5] what somebody said who has left since holds, against whoever says the same after them', () => {
    const left = box(5)
      .tell()
      .ownAll()
      .does({ type: 'leave', by: 'ana' })
      .does({ type: 'leave', by: 'boris' });
    const each = left.fork().own(3, 1);
    expect(lying(each)?.clash).toBe(true);
    expect(each.happened()).not.toContain('passedOver');
    // Two of those who are here: who has left is in nobody's way.
    const mended = left.fork().own(2, 4);
    expect(lying(mended)?.clash).toBe(true);
    mended.own(3, 3);
    expect(mended.state.phase).toMatchObject({
      name: 'vote',
      row: [{ seat: 0 }, { seat: 1 }, { seat: 3 }, { seat: 2 }, { seat: 4 }],
    });
  });

  it.each(PRESET_NAMES.flatMap((preset) => SEAT_COUNTS.map((seats) => [preset, seats] as const)))(
    '[C5] %s, %i seats: whoever leaves, and whenever, the round comes to its end',
    (preset, seats) => {
      const telling = table({ preset, seats, rules: BOX });
      const asked = telling.fork().tell();
      const clash = asked.fork();
      for (const seat of NAMES.slice(0, seats).keys())
        clash.own(seat, ...(seats === 3 && seat > 0 ? [1, 2] : [1]));
      const moments = [telling, asked, asked.fork().own(1, ...(seats === 3 ? [1, 2] : [1])), clash];
      moments.push(asked.fork().ownAll(), telling.fork().round());
      for (const moment of moments)
        for (const one of NAMES.slice(0, seats)) {
          const each = moment.fork().does({ type: 'leave', by: one });
          const { round } = each.state;
          for (let move = 0; move < 40 && each.state.round === round && each.phase !== 'over'; move += 1) {
            if (each.happened().includes('voided')) break;
            const wish = usefulMove(each.state, move);
            expect(wish).not.toBeNull();
            if (wish) each.does(wish);
          }
          expect(each.state.round > round || each.happened().includes('voided')).toBe(true);
        }
    },
  );

  it('[C6] a number can be mended until the votes are counted, and then all vote anew', () => {
    const each = box().tell().own(0, 1).own(1, 3).own(2, 2).own(3, 4).votes({ 1: 0, 3: 0 });
    const cards = each.state.hands.map((hand) => hand.length);
    each.own(1, 2);
    expect(each.phase).toBe('own');
    expect(lying(each)?.clash).toBe(true);
    expect(viewFor(each.state, 3)).toMatchObject({ vote: null, own: [4], row: [] });
    each.own(2, 3);
    expect(each.state.phase).toMatchObject({ name: 'vote', votes: [null, null, null, null] });
    expect(each.state.hands.map((hand) => hand.length)).toEqual(cards);
    each.votes({ 1: 0, 2: 0, 3: 0 });
    expect(each.refuses({ type: 'own', by: 'chen', numbers: [2] })).toMatchObject({ code: 'wrong-phase' });
    expect(each.scores).toEqual([0, 2, 2, 2]);
    expect(each.does({ type: 'end', by: 'ana' }).state.phase).toMatchObject({ why: 'owner' });
    expect(replay(each.log).ok).toBe(true);
    expect(verifyDeal(each.log)).toEqual({ ok: true, shuffles: 1 });
  });

  it('[C6] cards on the screen are not mended by numbers', () => {
    const each = table().tell().submitAll();
    expect(each.refuses({ type: 'own', by: 'boris', numbers: [1] })).toMatchObject({ code: 'wrong-phase' });
  });

  it.each([
    [3, 13],
    [4, 15],
    [5, 11],
    [6, 8],
  ])('[C7] %i seats: the last of 84 cards is drawn after %i rounds', (seats, rounds) => {
    const { state } = finish(box(seats));
    expect(state).toMatchObject({ round: rounds, phase: { name: 'over', why: 'deck' } });
    expect(unseenIn(state)).toEqual([]);
  });

  it('[C7] the box has as many cards as the table says, whatever deck was chosen', () => {
    const small = table({ cards: 500, rules: { ...BOX, cards: 36 } });
    expect(viewFor(small.state, 0).deckLeft).toBe(12);
    expect(finish(small).state.round).toBe(3);
    const rules = { ...PRESETS.dixit, ...BOX };
    expect(checkRules({ ...rules, cards: 27 }, 27, 4)).toEqual([
      { problem: 'box-too-small', cards: 27, seats: 4, need: 28 },
    ]);
    expect(lobby({ rules: { ...BOX, cards: null } }).refuses({ type: 'start', by: 'ana' })).toMatchObject({
      problem: { problem: 'box-too-small', cards: 0 },
    });
  });

  it('[C8] neither bots nor stand-ins', () => {
    expect(lobby({ rules: BOX }).refuses({ type: 'join', by: 'robot', bot: true })).toEqual({
      code: 'bots-have-no-hands',
    });
    const withBot = lobby().does({ type: 'join', by: 'robot', bot: true });
    const rules = { ...PRESETS.dixit, ...BOX };
    const change = { type: 'changeRules', by: 'ana', rules, decks: [{ id: 'paper', cards: 84 }] } as const;
    expect(withBot.refuses(change)).toEqual({ code: 'bots-have-no-hands' });
    expect(lobby().refuses({ ...change, rules: { ...rules, standIns: true } })).toMatchObject({
      problem: { problem: 'box-without-stand-ins' },
    });
  });
});
