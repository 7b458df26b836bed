import { describe, expect, it } from 'vitest';
import { verifyDeal } from '../../src/replay.ts';
import { type Constraint, PRESETS, type Rules } from '../../src/rules.ts';
import { score } from '../../src/score.ts';
import { personOf } from '../../src/seats.ts';
import { cellOf, constraintsFor } from '../../src/track.ts';
import { legal } from '../../src/legal.ts';
import { viewFor } from '../../src/view.ts';
import { finish } from '../kit/games.ts';
import {
  ALOUD,
  CARDS,
  lobby,
  NAMES,
  SEAT_COUNTS,
  type Setting,
  table,
  typed,
  ascending,
} from '../kit/table.ts';

const imaginarium = (setting: Setting = {}) => table({ preset: 'imaginarium', ...setting });
const rules = PRESETS.imaginarium;

describe('setting up', () => {
  it.each(SEAT_COUNTS)('[I1] %i seats: 64 cards, six in every hand', (seats) => {
    const { state } = imaginarium({ seats });
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(6));
    expect(state.deck).toHaveLength(CARDS.imaginarium - 6 * seats);
    const vote = imaginarium({ seats }).tell().submitAll();
    const most = seats === 3 ? 5 : seats;
    expect(vote.refuses({ type: 'vote', by: 'boris', number: most + 1 })).toEqual({
      code: 'no-such-number',
      most,
    });
  });

  it('[I2] pieces start on cell 1, and chance names the first storyteller', () => {
    expect(cellOf(rules, 0)).toBe(1);
    expect(rules.firstStoryteller).toBe('random');
    const tellers = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const each = lobby({ preset: 'imaginarium', seats: 3, seed: `${seed}` }).does({
        type: 'start',
        by: 'ana',
      });
      tellers.add(each.storyteller);
    }
    expect(ascending(tellers)).toEqual([0, 1, 2]);
  });

  it.each(['лёд', 'Холодные воды', 'Ой, мороз, мороз, не морозь меня', 'У-у-у-у!', '«Быть или не быть»'])(
    '[I3] a word, a sentence, a poem, a quotation, any sounds: %s',
    (text) => {
      expect(imaginarium().tell(typed(text)).phase).toBe('submit');
    },
  );

  it.each(SEAT_COUNTS)('[I4] %i seats: one card each, with three seats two; one row', (seats) => {
    const each = imaginarium({ seats }).tell();
    const need = seats === 3 ? 2 : 1;
    expect(each.refuses({ type: 'submit', by: 'boris', cards: [] })).toEqual({
      code: 'wrong-number-of-cards',
      need,
    });
    each.submitAll();
    expect(viewFor(each.state, 'spectator').row).toHaveLength(seats === 3 ? 5 : seats);
  });

  it('[I5] the storyteller does not vote, nobody votes for the own card, votes are shown at once', () => {
    const each = imaginarium().tell().submitAll();
    expect(each.refuses({ type: 'vote', by: 'ana', number: 1 })).toEqual({ code: 'storyteller-cannot' });
    expect(each.refuses({ type: 'vote', by: 'chen', number: each.numberOf(2) })).toEqual({
      code: 'own-card',
    });
    each.votes({ 1: 0, 2: 0 });
    expect(viewFor(each.state, 'spectator').result).toBeNull();
    expect(
      viewFor(each.votes({ 3: 0 }).state, 'spectator').result?.votes.filter((vote) => vote !== null),
    ).toHaveLength(3);
  });
});

describe('scoring', () => {
  it('[I6] all found it: the storyteller 0, the others 3', () => {
    expect(imaginarium({ seats: 5 }).round([1, 2, 3, 4]).scores).toEqual([0, 3, 3, 3, 3]);
  });
  it('[I6] nobody found it: only 1 for each vote on one\u2019s own card', () => {
    const each = imaginarium({ seats: 5 }).tell().submitAll().votes({ 1: 2, 2: 1, 3: 2, 4: 2 });
    expect(each.scores).toEqual([0, 1, 3, 0, 0]);
  });
  it('[I6] some found it: the storyteller 3 and 1 for each finder, finders 3, 1 for each vote on a card', () => {
    const each = imaginarium({ seats: 5 }).tell().submitAll().votes({ 1: 0, 2: 0, 3: 1, 4: 1 });
    expect(each.scores).toEqual([5, 5, 3, 0, 0]);
    expect(each.state.phase).toMatchObject({
      reasons: [{ told: 3, finders: 2 }, { found: 3, fooled: 2 }, { found: 3 }, {}, {}],
    });
  });
  it('[I6] no sole-finder rule, not even with three seats', () => {
    expect(imaginarium({ seats: 3 }).tell().submitAll().votes({ 1: 0, 2: 1 }).scores).toEqual([4, 4, 0]);
  });

  it('[X2] six seats, three finders, and the cards 5 and 6', () => {
    const row = [3, 0, 2, 5, 1, 4].map((seat, card) => ({ card, seat }));
    const each = score(rules.scoring, 0, row, [null, 2, 2, 2, 5, 6]);
    expect(each.points[0]).toBe(6);
    expect(each.points.slice(1)).toEqual([4, 3, 3, 1, 0]);
    expect(each.reasons[1]).toEqual({ found: 3, fooled: 1 });
    expect(each.reasons[4]).toEqual({ fooled: 1 });
  });

  it('[X2] played at a table', () => {
    const each = imaginarium({ seats: 6 }).tell().submitAll().votes({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 4 });
    expect(each.scores).toEqual([6, 4, 3, 3, 1, 0]);
  });
});

describe('the end of a round', () => {
  it('[I7] played cards are discarded and hands filled up: with three seats two each, the storyteller one', () => {
    const each = imaginarium({ seats: 3 }).round([1]);
    expect(each.state.hands.map((hand) => hand.length)).toEqual([5, 4, 4]);
    expect(each.state.discard).toHaveLength(5);
    each.seen();
    expect(each.state.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect(each.storyteller).toBe(1);
  });

  it('[I7] the deck runs out in the middle of a refill: the discard becomes the deck', () => {
    const each = imaginarium({ seats: 4, cards: 30 });
    expect(each.state.deck).toHaveLength(6);
    each.round([1]).seen();
    expect(each.state.deck).toHaveLength(2);
    each.round([0]);
    const top = [...each.state.deck].reverse();
    const discarded = each.state.discard;
    expect(discarded).toHaveLength(8);
    each.seen();
    // Seat 1 told: 2 and 3 draw the last two cards, 0 and 1 from the new deck.
    expect([each.hand(2).at(-1), each.hand(3).at(-1)]).toEqual(top);
    const renewed = [each.hand(0).at(-1), each.hand(1).at(-1), ...each.state.deck];
    expect(ascending(renewed)).toEqual(ascending(discarded.slice(0, 4)));
    expect(each.state.deck).toHaveLength(2);
  });

  it('[I7] the round just played rests where there are enough cards without it', () => {
    const each = imaginarium({ seats: 4, cards: 30 }).round([1]).seen().round([0]);
    const row = each.state.discard.slice(4);
    each.seen();
    expect(each.state.discard).toEqual(row);
    expect([...each.state.hands.flat(), ...each.state.deck].filter((card) => row.includes(card))).toEqual([]);
    // One more round, and they may come back.
    each.round([0]);
    expect(each.state.discard.slice(0, 4)).toEqual(row);
    expect(verifyDeal(each.log)).toMatchObject({ ok: true });
  });

  it('[I7] where there are not, its cards come last', () => {
    const each = imaginarium({ seats: 4, cards: 28 }).round([1]).seen();
    expect(each.state.deck).toEqual([]);
    // Nothing but the row is left to draw from.
    const row = each.round([0]).state.discard.slice(4);
    const older = each.state.discard.slice(0, 4);
    each.seen();
    expect(ascending(each.state.hands.flat().filter((card) => older.includes(card)))).toEqual(
      ascending(older),
    );
    expect(each.state.discard).toEqual(row);
    const bare = imaginarium({ seats: 4, cards: 28 }).rig({ deck: [] }).round([1]);
    const played = bare.state.discard;
    bare.seen();
    expect(ascending(bare.state.hands.map((hand) => hand.at(-1)))).toEqual(ascending(played));
    expect([bare.state.deck, bare.state.discard]).toEqual([[], []]);
  });

  it('[I7] [L8] in a game opened before the whole discard is shuffled', () => {
    const each = imaginarium({ seats: 4, cards: 30, revision: 2 }).round([1]).seen().round([0]);
    const discarded = each.state.discard;
    each.seen();
    const renewed = [each.hand(0).at(-1), each.hand(1).at(-1), ...each.state.deck];
    expect(ascending(renewed)).toEqual(ascending(discarded));
    expect(each.state.discard).toEqual([]);
  });

  it('[I7] a deck that is used up exactly is renewed when a card is next needed', () => {
    const each = imaginarium({ seats: 4, cards: 32 }).round([1]).seen().round([0]).seen();
    expect(each.state.deck).toEqual([]);
    expect(each.state.discard).toHaveLength(8);
    expect(each.phase).toBe('tell');
    each.round([0]).seen();
    expect([each.state.deck.length, each.state.discard.length]).toEqual([4, 4]);
  });

  it('[I8] the game ends with the round in which a piece reaches cell 24', () => {
    const end = (scores: number[], tie: 'draw' | 'furthest' = 'draw') => {
      const each = imaginarium({ rules: { tie } }).round([1]);
      return each.rig({ scores }).seen().state.phase;
    };
    expect(end([22, 21, 0, 0]).name).toBe('tell');
    expect(end([23, 21, 0, 0])).toEqual({ name: 'over', why: 'finish', winners: [0] });
    expect(end([0, 30, 0, 24])).toEqual({ name: 'over', why: 'finish', winners: [1, 3] });
    expect(end([0, 30, 0, 24], 'furthest')).toEqual({ name: 'over', why: 'finish', winners: [1] });
    expect(end([0, 30, 30, 24], 'furthest')).toEqual({ name: 'over', why: 'finish', winners: [1, 2] });
  });

  it('[I8] the result is shown before the game ends', () => {
    const each = imaginarium()
      .rig({ scores: [0, 22, 0, 0] })
      .round([1]);
    expect(each.phase).toBe('result');
    expect(each.scores[1]).toBe(26);
    expect(each.seen().phase).toBe('over');
  });

  it('[I8] points go on past 24, the piece does not', () => {
    expect([0, 1, 22, 23, 24, 40].map((points) => cellOf(rules, points))).toEqual([1, 2, 23, 24, 24, 24]);
  });
});

describe('special cells', () => {
  const SPECIAL: [Constraint, number, number][] = [
    ['question', 3, 14],
    ['four-words', 6, 16],
    ['person', 8, 18],
    ['most-of-all', 10, 20],
    ['new-year', 12, 22],
  ];
  it.each(SPECIAL)('[I9] %s on the cells %i and %i', (constraint, one, other) => {
    for (const cell of [one, other]) {
      expect(constraintsFor(rules, cell - 1)).toEqual([constraint]);
      const each = imaginarium().rig({ scores: [cell - 1, 0, 0, 0] });
      expect(viewFor(each.state, 2).constraint).toBe(constraint);
      expect(legal(each.state, 0)).toMatchObject([{ type: 'tell', asked: [constraint], checked: true }]);
    }
  });
  it('[I9] no other cell asks for anything', () => {
    const special = Array.from({ length: 60 }, (_, points) => points + 1).filter(
      (cell) => constraintsFor(rules, cell - 1).length > 0,
    );
    expect(special).toEqual([3, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  });
  it('[I9] it is the storyteller\u2019s cell that counts', () => {
    expect(viewFor(imaginarium().rig({ scores: [0, 2, 2, 2] }).state, 1).constraint).toBeNull();
  });

  const told = (cell: number, text: string, more: Setting['rules'] = {}) => {
    const each = imaginarium({ rules: more }).rig({ scores: [cell - 1, 0, 0, 0] });
    const decision = each.send({ type: 'tell', by: 'ana', card: each.hand(0)[0] ?? 0, clue: typed(text) });
    return decision.ok ? 'ok' : decision.rejection;
  };
  it('[I10] a typed clue that breaks the constraint is refused with what is missing', () => {
    expect(told(3, 'Снег')).toEqual({ code: 'clue-not-a-question' });
    expect(told(3, 'Снег?')).toBe('ok');
    expect(told(6, 'Раз два три')).toEqual({ code: 'clue-words', words: 3, need: 4 });
    expect(told(6, 'Раз два три четыре')).toBe('ok');
    expect(told(10, 'Я люблю снег')).toEqual({ code: 'clue-beginning' });
    expect(told(10, 'Больше всего я люблю снег')).toBe('ok');
  });
  it('[I10] a person and the New Year are for people to judge', () => {
    expect([told(8, 'x'), told(12, 'x')]).toEqual(['ok', 'ok']);
  });
  it('[I10] reminded of only, if the table says so', () => {
    expect([3, 6, 10].map((cell) => told(cell, 'Снег', { constraints: 'remind' }))).toEqual([
      'ok',
      'ok',
      'ok',
    ]);
    const each = imaginarium({ rules: { constraints: 'remind' } }).rig({ scores: [2, 0, 0, 0] });
    expect(legal(each.state, 0)).toMatchObject([{ asked: ['question'], checked: false }]);
  });
  it('[I10] the owner lets such clues pass in the middle of a game, and nobody else can', () => {
    const each = imaginarium().rig({ scores: [2, 0, 0, 0] });
    const wish = { type: 'tell', by: 'ana', card: each.hand(0)[0] ?? 0, clue: typed('Снег') } as const;
    expect(each.refuses(wish)).toEqual({ code: 'clue-not-a-question' });
    expect(each.refuses({ type: 'letCluesPass', by: 'boris' })).toEqual({ code: 'owner-only' });
    each.does({ type: 'letCluesPass', by: 'ana' });
    expect(each.last).toMatchObject([{ type: 'rulesChanged', rules: { constraints: 'remind' } }]);
    expect(viewFor(each.state, 1)).toMatchObject({
      constraint: 'question',
      rules: { constraints: 'remind' },
    });
    expect(each.does({ type: 'letCluesPass', by: 'ana' }).last).toEqual([]);
    expect(each.does(wish).phase).toBe('submit');
  });
  it('[I10] what is spoken, sung, mimed or drawn is never checked', () => {
    for (const kind of ['aloud', 'song', 'pantomime', 'drawing'] as const) {
      for (const cell of [3, 6, 10]) {
        const each = imaginarium().rig({ scores: [cell - 1, 0, 0, 0] });
        expect(each.tell({ kind, media: null }).phase).toBe('submit');
      }
    }
  });
  it('[I11] a constraint for the whole game, and with it a special cell\u2019s where both can be met', () => {
    const permanent = { permanent: 'four-words' } as const;
    expect(told(1, 'Снег', permanent)).toMatchObject({ code: 'clue-words' });
    expect(told(3, 'Снег', permanent)).toEqual({ code: 'clue-not-a-question' });
    expect(told(3, 'Снег?', permanent)).toMatchObject({ code: 'clue-words', words: 1 });
    expect(told(3, 'Куда ушёл белый снег?', permanent)).toBe('ok');
    expect(told(8, 'Снег', permanent)).toMatchObject({ code: 'clue-words' });
    expect(told(6, 'Снег, снег, снег, снег', permanent)).toBe('ok');
    expect(told(3, 'Больше всего я люблю снег?', { permanent: 'most-of-all' })).toBe('ok');
    expect(told(3, 'Больше всего я люблю снег', { permanent: 'most-of-all' })).toEqual({
      code: 'clue-not-a-question',
    });
    expect(told(3, 'Снег?', { permanent: 'most-of-all' })).toEqual({ code: 'clue-beginning' });
  });
  it('[I11] the cell\u2019s alone where they exclude each other, or where a switch says so', () => {
    expect(told(10, 'Больше всего я люблю белый снег', { permanent: 'four-words' })).toBe('ok');
    expect(told(6, 'Снег, снег, снег, снег', { permanent: 'most-of-all' })).toBe('ok');
    const alone = { permanent: 'four-words', cellAlone: true } as const;
    expect(told(3, 'Снег?', alone)).toBe('ok');
    expect(told(8, 'Снег', alone)).toBe('ok');
    expect(told(1, 'Снег', alone)).toMatchObject({ code: 'clue-words' });
  });
  it('[I11] both are seen: the cell\u2019s first, and nothing twice', () => {
    const seen = (cell: number, rules: Partial<Rules>) => {
      const { constraint, alsoAsked } = viewFor(
        imaginarium({ rules }).rig({ scores: [cell - 1, 0, 0, 0] }).state,
        'spectator',
      );
      return [constraint, alsoAsked];
    };
    expect(seen(1, {})).toEqual([null, null]);
    expect(seen(1, { permanent: 'story' })).toEqual(['story', null]);
    expect(seen(8, { permanent: 'story' })).toEqual(['person', 'story']);
    expect(seen(3, { permanent: 'question' })).toEqual(['question', null]);
    expect(seen(3, { permanent: 'four-words' })).toEqual(['question', 'four-words']);
    expect(seen(10, { permanent: 'four-words' })).toEqual(['most-of-all', null]);
    expect(seen(8, { permanent: 'story', cellAlone: true })).toEqual(['person', null]);
  });
  it('[I11] a constraint for the whole game needs no special cells', () => {
    expect(told(1, 'Жил да был', { permanent: 'story' })).toBe('ok');
    const dixit = table({ rules: { permanent: 'question' } });
    expect(dixit.refuses({ type: 'tell', by: 'ana', card: dixit.hand(0)[0] ?? 0, clue: typed('x') })).toEqual(
      {
        code: 'clue-not-a-question',
      },
    );
  });
});

describe('pairs', () => {
  const paired = () => {
    const each = lobby({ preset: 'imaginarium', seats: 6, rules: { pairs: true, firstStoryteller: 0 } });
    NAMES.forEach((name, seat) => each.beside(`${name}2`, seat));
    return each;
  };

  it('[S16] nobody sits beside somebody who has not said yes', () => {
    const each = lobby({ rules: { pairs: true } }).does({ type: 'join', by: 'gil', seat: 1 });
    expect(personOf(each.state, 'gil')).toMatchObject({ seat: null });
    expect(viewFor(each.state, 'spectator').asking).toEqual([{ player: 'gil', seat: 1 }]);
    expect(each.does({ type: 'join', by: 'gil', seat: 1 }).last).toEqual([]);
    for (const by of ['ana', 'gil'])
      expect(each.refuses({ type: 'admit', by, player: 'gil', yes: true })).toEqual({ code: 'nobody-asked' });
    each.does({ type: 'admit', by: 'boris', player: 'gil', yes: false });
    expect([personOf(each.state, 'gil')?.seat, each.state.asking]).toEqual([null, []]);
    each.does({ type: 'join', by: 'gil', seat: 2 }).does({ type: 'join', by: 'gil', seat: 1 });
    expect(each.refuses({ type: 'admit', by: 'chen', player: 'gil', yes: true })).toEqual({
      code: 'nobody-asked',
    });
    each.does({ type: 'admit', by: 'boris', player: 'gil', yes: true });
    expect([personOf(each.state, 'gil')?.seat, each.state.asking]).toEqual([1, []]);
  });

  it('[S16] also in a game that runs, and never two', () => {
    const each = table({ rules: { pairs: true } }).tell();
    for (const by of ['gil', 'hana']) each.does({ type: 'join', by, seat: 1 });
    each.does({ type: 'admit', by: 'boris', player: 'hana', yes: true });
    expect(viewFor(each.state, personOf(each.state, 'hana')?.seat ?? 'spectator').hand).toEqual(each.hand(1));
    expect(each.refuses({ type: 'admit', by: 'boris', player: 'gil', yes: true })).toEqual({
      code: 'seat-taken',
    });
  });

  it('[S16] who asks and then sits elsewhere, leaves, or has nobody left to ask, asks no more', () => {
    const asked = () => lobby({ rules: { pairs: true } }).does({ type: 'join', by: 'gil', seat: 2 });
    expect(asked().does({ type: 'leave', by: 'gil' }).state.asking).toEqual([]);
    expect(asked().does({ type: 'join', by: 'gil' }).state.asking).toEqual([]);
    expect(asked().does({ type: 'leave', by: 'chen' }).state.asking).toEqual([]);
    expect(asked().does({ type: 'leave', by: 'boris' }).state.asking).toEqual([{ player: 'gil', seat: 1 }]);
    expect(asked().does({ type: 'handOver', by: 'ana', to: 'gil' }).state.asking).toEqual([]);
  });

  it('[S16] whoever has a seat keeps it until the other has said yes, and moves before the deal only', () => {
    const each = lobby({ rules: { pairs: true } }).does({ type: 'join', by: 'boris', seat: 3 });
    expect(personOf(each.state, 'boris')?.seat).toBe(1);
    each.does({ type: 'admit', by: 'dora', player: 'boris', yes: true });
    expect(each.state.seats).toHaveLength(3);
    expect(['boris', 'dora'].map((id) => personOf(each.state, id)?.seat)).toEqual([2, 2]);
    expect(each.refuses({ type: 'join', by: 'ana', seat: 0 })).toEqual({ code: 'already-seated' });
    expect(lobby().refuses({ type: 'join', by: 'ana', seat: 1 })).toEqual({ code: 'seat-taken' });
    const playing = table({ rules: { pairs: true } });
    expect(playing.refuses({ type: 'join', by: 'ana', seat: 1 })).toEqual({ code: 'already-seated' });
    const late = lobby({ rules: { pairs: true } }).does({ type: 'join', by: 'boris', seat: 3 });
    late.does({ type: 'start', by: 'ana' });
    expect(late.refuses({ type: 'admit', by: 'dora', player: 'boris', yes: true })).toEqual({
      code: 'already-seated',
    });
  });

  it('[L8] a game that was opened before seats them at once', () => {
    const each = lobby({ rules: { pairs: true }, revision: 1 }).does({ type: 'join', by: 'gil', seat: 1 });
    expect(personOf(each.state, 'gil')?.seat).toBe(1);
  });

  it('[I12] twelve people in six seats; either of two may move', () => {
    const each = paired().does({ type: 'start', by: 'ana' });
    expect(each.state.people.filter(({ seat }) => seat !== null)).toHaveLength(12);
    expect(each.state.hands).toHaveLength(6);
    each.does({ type: 'tell', by: 'ana2', card: each.hand(0)[0] ?? 0, clue: ALOUD });
    each.does({ type: 'submit', by: 'boris2', cards: each.firstCards(1) });
    each.submitAll();
    expect(each.phase).toBe('vote');
    expect(finish(each).phase).toBe('over');
  });
  it('[I12] two to a seat, not three, and only where the table plays in pairs', () => {
    expect(paired().refuses({ type: 'join', by: 'gil', seat: 2 })).toEqual({ code: 'seat-taken' });
    expect(lobby().refuses({ type: 'join', by: 'gil', seat: 2 })).toEqual({ code: 'seat-taken' });
    const bots = lobby({ seats: 3, rules: { pairs: true } }).does({ type: 'join', by: 'bot', bot: true });
    expect(bots.refuses({ type: 'join', by: 'gil', seat: 3 })).toEqual({ code: 'seat-taken' });
  });
  it('[I12] a seat is attended as long as one of the two is there', () => {
    const each = paired().does({ type: 'start', by: 'ana' }).tell();
    each.vanish('boris');
    expect(each.refuses({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) })).toEqual({
      code: 'seat-attended',
    });
    each.vanish('boris2').does({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) });
  });
});
