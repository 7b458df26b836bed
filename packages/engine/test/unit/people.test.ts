import { describe, expect, it } from 'vitest';
import { personOf } from '../../src/seats.ts';
import { nextAlarm } from '../../src/time.ts';
import { viewFor } from '../../src/view.ts';
import { ALOUD, emptyTable, lobby, type Setting, table, type Table, typed } from '../kit/table.ts';

describe('before the game', () => {
  it('[S7] an empty seat is taken away, and the others move up', () => {
    const each = lobby({ seats: 4 }).does({ type: 'ready', by: 'boris', ready: true });
    each
      .does({ type: 'contribute', by: 'boris', entropy: 'ab'.repeat(8) })
      .does({ type: 'leave', by: 'boris' });
    expect(each.state.seats).toHaveLength(3);
    expect(each.state.people.map(({ id, seat }) => [id, seat])).toEqual([
      ['ana', 0],
      ['chen', 1],
      ['dora', 2],
    ]);
    expect(each.state.contributions).toEqual([]);
    expect(viewFor(each.state, 0).ready).toEqual([]);
    expect(each.state.seats.map(({ colour }) => colour)).toEqual(['vermilion', 'moss', 'sky']);
  });

  it('[I12] of a pair one may leave and the seat stays', () => {
    const each = lobby({ rules: { pairs: true } }).beside('gil', 1);
    each.does({ type: 'leave', by: 'boris' });
    expect(each.state.seats).toHaveLength(4);
    expect(each.in(1)).toBe('gil');
  });

  it('[S11] the owner may show the table without playing', () => {
    const each = emptyTable();
    expect(each.state.people).toEqual([
      { id: 'ana', bot: false, seat: null, presence: 'here', graceEnds: null, moreTime: false },
    ]);
    for (const by of ['boris', 'chen', 'dora']) each.does({ type: 'join', by });
    each.does({ type: 'start', by: 'ana' });
    expect(each.state.hands).toHaveLength(3);
    expect(each.refuses({ type: 'claim', by: 'ana' })).toEqual({ code: 'not-seated' });
  });

  it('[S3] people say that they are ready, and take it back', () => {
    const each = lobby()
      .does({ type: 'ready', by: 'chen', ready: true })
      .does({ type: 'ready', by: 'ana', ready: true });
    expect(viewFor(each.state, 1).ready).toEqual(['chen', 'ana']);
    each.does({ type: 'ready', by: 'chen', ready: true });
    expect(each.last).toEqual([]);
    each.does({ type: 'ready', by: 'chen', ready: false });
    expect(viewFor(each.state, 1).ready).toEqual(['ana']);
    expect(emptyTable().refuses({ type: 'ready', by: 'ana', ready: true })).toEqual({ code: 'not-seated' });
  });

  it('[S13] everyone may add to the seed, once each', () => {
    const each = lobby({ seats: 3 });
    each.does({ type: 'contribute', by: 'boris', entropy: 'a'.repeat(16) });
    each.does({ type: 'contribute', by: 'ana', entropy: 'b'.repeat(128) });
    each.does({ type: 'contribute', by: 'boris', entropy: 'c'.repeat(32) });
    expect(each.state.contributions).toEqual([
      { player: 'boris', entropy: 'a'.repeat(16) },
      { player: 'ana', entropy: 'b'.repeat(128) },
    ]);
    expect(viewFor(each.state, 'spectator').contributors).toEqual(['ana', 'boris']);
    for (const entropy of [
      '',
      'a'.repeat(15),
      'a'.repeat(129),
      'A'.repeat(16),
      `x${'a'.repeat(16)}`,
      `${'a'.repeat(16)}x`,
    ]) {
      expect(each.refuses({ type: 'contribute', by: 'chen', entropy })).toEqual({ code: 'bad-entropy' });
    }
  });
});

describe('leaving a running game', () => {
  it('[S7] the seat stays, with its hand and score, and a stand-in moves', () => {
    const each = table().round([1]).seen();
    const hand = each.hand(2);
    each.does({ type: 'leave', by: 'chen' });
    expect(each.state.seats).toHaveLength(4);
    expect(each.hand(2)).toEqual(hand);
    each.tell();
    each.does({ type: 'submit', by: { standInFor: 2 }, cards: each.firstCards(2) });
    expect(each.state.phase).toMatchObject({ submissions: [null, null, [hand[0]], null] });
  });

  it('[S7] a stand-in does not replace what somebody gave before leaving', () => {
    const each = table().tell().submit(2).does({ type: 'leave', by: 'chen' });
    const other = each.hand(2).slice(1, 2);
    expect(each.refuses({ type: 'submit', by: { standInFor: 2 }, cards: other })).toEqual({
      code: 'seat-attended',
    });
  });

  it('[S7] a latecomer takes such a seat at once, and plays its hand', () => {
    const each = table().does({ type: 'leave', by: 'chen' });
    const hand = each.hand(2);
    each.does({ type: 'join', by: 'gil' });
    expect(personOf(each.state, 'gil')?.seat).toBe(2);
    expect(each.state.seats).toHaveLength(4);
    each.tell().submit(2, [hand[3] ?? -1]);
    expect(viewFor(each.state, 2).given).toEqual([hand[3]]);
  });

  it('[S7] a seat that is asked for by number', () => {
    const each = table().does({ type: 'leave', by: 'chen' }).does({ type: 'leave', by: 'boris' });
    expect(each.refuses({ type: 'join', by: 'gil', seat: 4 })).toEqual({ code: 'no-such-seat' });
    expect(each.refuses({ type: 'join', by: 'gil', seat: 3 })).toEqual({ code: 'seat-taken' });
    expect(each.refuses({ type: 'join', by: 'dora', seat: 2 })).toEqual({ code: 'already-seated' });
    each.does({ type: 'join', by: 'gil', seat: 2 });
    expect(personOf(each.state, 'gil')?.seat).toBe(2);
  });

  it('[S7] [S11] a kicked player\u2019s seat stays too', () => {
    const each = table().does({ type: 'kick', by: 'ana', player: 'dora' });
    expect(each.last).toMatchObject([{ type: 'left', player: 'dora', kicked: true }]);
    expect(each.state.seats).toHaveLength(4);
    expect(each.refuses({ type: 'submit', by: 'dora', cards: [] })).toEqual({
      code: 'wrong-phase',
      phase: 'tell',
    });
    expect(each.refuses({ type: 'away', by: 'dora' })).toEqual({ code: 'not-at-the-table' });
  });

  it('[S4] the last one awaited leaves, and the stand-in completes the round', () => {
    const each = table().tell().submit(1).submit(2).does({ type: 'leave', by: 'dora' });
    expect(each.phase).toBe('submit');
    each.does({ type: 'submit', by: { standInFor: 3 }, cards: each.firstCards(3) });
    expect(each.phase).toBe('vote');
  });
});

describe('from seat to seat', () => {
  const told = (setting: Setting = {}): Table =>
    table(setting).tell().does({ type: 'leave', by: 'ana' }).does({ type: 'leave', by: 'boris' });

  it('[S15] a guesser does not look at the card of a storyteller who left', () => {
    const each = told();
    expect(each.refuses({ type: 'join', by: 'boris', seat: 0 })).toEqual({ code: 'sat-elsewhere' });
    each.does({ type: 'join', by: 'gil', seat: 0 }).does({ type: 'join', by: 'boris' });
    expect(personOf(each.state, 'boris')?.seat).toBe(1);
  });

  it('[S15] one comes back to one\u2019s own seat, whichever is free besides', () => {
    const each = told().does({ type: 'join', by: 'boris' });
    expect(personOf(each.state, 'boris')?.seat).toBe(1);
  });

  it('[S15] not by a detour either: handed over, or through a third seat', () => {
    const each = told().does({ type: 'leave', by: 'chen' }).does({ type: 'join', by: 'gil', seat: 1 });
    expect(each.refuses({ type: 'join', by: 'boris' })).toEqual({ code: 'sat-elsewhere' });
    expect(each.refuses({ type: 'handOver', by: 'dora', to: 'boris' })).toEqual({ code: 'sat-elsewhere' });
    each.does({ type: 'handOver', by: 'dora', to: 'hana' });
    expect(each.refuses({ type: 'join', by: 'dora', seat: 0 })).toEqual({ code: 'sat-elsewhere' });
    each.does({ type: 'handOver', by: 'gil', to: 'boris' });
    expect(personOf(each.state, 'boris')?.seat).toBe(1);
  });

  it('[S15] from the next round on anywhere', () => {
    const each = table().round([1]).does({ type: 'leave', by: 'ana' }).does({ type: 'leave', by: 'boris' });
    expect(each.refuses({ type: 'join', by: 'boris', seat: 0 })).toEqual({ code: 'sat-elsewhere' });
    each.seen();
    expect(each.state.round).toBe(2);
    each.does({ type: 'join', by: 'boris', seat: 0 });
    expect(personOf(each.state, 'boris')?.seat).toBe(0);
  });

  it('[S15] in the lobby there is nothing to see', () => {
    const each = lobby().does({ type: 'leave', by: 'boris' }).does({ type: 'join', by: 'boris' });
    expect(personOf(each.state, 'boris')?.seat).toBe(3);
    expect(each.state.vacated).toEqual([]);
  });

  it('[L8] a game that was opened before goes on as it was', () => {
    const each = told({ revision: 1 }).does({ type: 'join', by: 'boris', seat: 0 });
    expect(personOf(each.state, 'boris')?.seat).toBe(0);
  });
});

describe('whoever was kicked', () => {
  it.each([
    ['before it begins', lobby],
    ['in a game', table],
  ])('[S20] %s takes no seat any more: not by themselves, and not from somebody', (_, begun) => {
    const each = begun().does({ type: 'kick', by: 'ana', player: 'dora' });
    expect(each.refuses({ type: 'join', by: 'dora' })).toEqual({ code: 'kicked' });
    expect(each.refuses({ type: 'handOver', by: 'boris', to: 'dora' })).toEqual({ code: 'kicked' });
    each.does({ type: 'join', by: 'gil' });
  });

  it('[S20] leaving is not being kicked', () => {
    const each = lobby().does({ type: 'leave', by: 'dora' }).does({ type: 'join', by: 'dora' });
    expect(personOf(each.state, 'dora')?.seat).toBe(3);
  });

  it('[L8] [S20] in a game that was opened before they may come back', () => {
    const each = lobby({ revision: 3 }).does({ type: 'kick', by: 'ana', player: 'dora' });
    each.does({ type: 'join', by: 'dora' });
    expect(personOf(each.state, 'dora')?.seat).toBe(3);
  });
});

describe('a game that was opened before', () => {
  it('[L8] takes the latest share of chance, not the first', () => {
    const share = (entropy: string) => ({ type: 'contribute' as const, by: 'ana', entropy });
    const each = lobby({ revision: 1 })
      .does(share('a'.repeat(16)))
      .does(share('b'.repeat(16)));
    expect(each.state.contributions).toEqual([{ player: 'ana', entropy: 'b'.repeat(16) }]);
  });
});

describe('a new seat', () => {
  it.each([
    [4, 5],
    [5, 6],
  ])('[S8] %i to %i: from the next round on, with a full hand and the lowest score', (seats, more) => {
    const each = table({ seats }).does({ type: 'join', by: 'gil' });
    expect(viewFor(each.state, 0).arrivals).toEqual(['gil']);
    expect(each.state.seats).toHaveLength(seats);
    expect(each.refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'already-seated' });
    expect(each.refuses({ type: 'claim', by: 'gil' })).toEqual({ code: 'wrong-phase', phase: 'tell' });
    each.round(each.guessers).rig({ scores: [7, ...Array<number>(seats - 1).fill(3)] });
    const { deck } = each.state;
    each.seen();
    expect(each.state.seats).toHaveLength(more);
    expect(each.state.arrivals).toEqual([]);
    expect(personOf(each.state, 'gil')?.seat).toBe(seats);
    expect(each.hand(seats)).toHaveLength(6);
    expect(each.hand(seats)).toEqual(deck.slice(0, -seats).slice(-6));
    expect(each.scores[seats]).toBe(3);
    expect(each.state.deck).toHaveLength(deck.length - seats - 6);
    expect(new Set(each.state.seats.map(({ colour }) => colour)).size).toBe(more);
    each.round([0]);
    expect(each.phase).toBe('result');
  });

  it('[S8] never 3 to 4', () => {
    expect(table({ seats: 3 }).refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
    const rules = { hand: { 3: 6, 4: 6, 5: 6, 6: 6 }, give: { 3: 1, 4: 1, 5: 1, 6: 1 } };
    expect(table({ seats: 3, rules }).refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
  });

  it('[S8] not beyond the most seats, counting those who wait already', () => {
    const each = table({ seats: 5 }).does({ type: 'join', by: 'gil' });
    expect(each.refuses({ type: 'join', by: 'hana' })).toEqual({ code: 'no-free-seat' });
    expect(table({ seats: 6 }).refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
    const house = { seats: { least: 3, most: 4 } };
    expect(table({ seats: 4, rules: house }).refuses({ type: 'join', by: 'gil' })).toEqual({
      code: 'no-free-seat',
    });
  });

  it('[S8] only where the table allows it', () => {
    const each = table({ rules: { lateSeats: false } });
    expect(each.refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
  });

  it('[S8] not if a hand would have another size', () => {
    const rules = { hand: { 3: 7, 4: 6, 5: 5, 6: 5 } };
    expect(table({ rules }).refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
  });

  it('[S8] two at once, in the order they came', () => {
    const each = table()
      .does({ type: 'join', by: 'gil' })
      .does({ type: 'join', by: 'hana' })
      .round([1])
      .seen();
    expect([personOf(each.state, 'gil')?.seat, personOf(each.state, 'hana')?.seat]).toEqual([4, 5]);
  });

  it('[S8] whoever waits may leave again', () => {
    const each = table()
      .does({ type: 'join', by: 'gil' })
      .does({ type: 'leave', by: 'gil' })
      .round([1])
      .seen();
    expect(each.state.arrivals).toEqual([]);
    expect(each.state.seats).toHaveLength(4);
  });

  it('[S8] nobody is promised a seat that the deck will not hold when the next round begins', () => {
    // Four seats hold 24 cards and draw four. A hand of six and a row of five must then be left: 39.
    expect(table({ cards: 38 }).refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
    const enough = table({ cards: 39 }).does({ type: 'join', by: 'gil' });
    expect(enough.refuses({ type: 'join', by: 'hana' })).toEqual({ code: 'no-free-seat' });
    enough.round([1]);
    expect(enough.fork().refuses({ type: 'join', by: 'hana' })).toEqual({ code: 'no-free-seat' });
    enough.seen();
    expect(enough.state.seats).toHaveLength(5);
    expect(enough.state.deck).toHaveLength(5);
    // When cards lie open, those drawn next are those that are missing: the same table, as late as can be.
    const late = table({ cards: 39 }).round([1]).does({ type: 'join', by: 'gil' }).seen();
    expect(late.state.seats).toHaveLength(5);
    const tooLate = table({ cards: 38 }).round([1]);
    expect(tooLate.refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
    // Two more need two hands.
    expect(
      table({ cards: 45 }).does({ type: 'join', by: 'gil' }).refuses({ type: 'join', by: 'hana' }),
    ).toEqual({
      code: 'no-free-seat',
    });
    const two = table({ cards: 46 }).does({ type: 'join', by: 'gil' }).does({ type: 'join', by: 'hana' });
    expect(two.round([1]).seen().state.seats).toHaveLength(6);
  });

  it('[S8] where the discard becomes the deck, a hand is enough, and what will be shuffled in counts', () => {
    const rules = { deckOut: 'reshuffle', rounds: 9 } as const;
    const enough = table({ cards: 35, rules }).does({ type: 'join', by: 'gil' }).round([1]).seen();
    expect(enough.state.seats).toHaveLength(5);
    expect(enough.state.deck).toHaveLength(1);
    expect(table({ cards: 34, rules }).refuses({ type: 'join', by: 'gil' })).toEqual({
      code: 'no-free-seat',
    });
    const thin = table({ cards: 35, rules }).round([1]).seen();
    expect(thin.state.deck).toHaveLength(7);
    expect(thin.refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
    thin.round([0]).seen();
    expect(thin.state.deck).toHaveLength(3);
    const open = thin.fork().round([0]).does({ type: 'join', by: 'gil' }).seen();
    const closed = thin.does({ type: 'join', by: 'gil' }).round([0]).seen();
    for (const each of [open, closed]) {
      expect(each.state.seats).toHaveLength(5);
      // The four cards of the round just played rest.
      expect(each.state.deck).toHaveLength(1);
    }
  });

  it('[S7] the first seat is as free as any other when it was left, and leaving is not being kicked', () => {
    const each = table().does({ type: 'leave', by: 'ana' });
    expect(each.last[0]).toEqual({ v: 1, type: 'left', player: 'ana', kicked: false });
    each.does({ type: 'join', by: 'gil' });
    expect(each.in(0)).toBe('gil');
    each.does({ type: 'kick', by: each.state.owner, player: 'gil' });
    expect(each.last[0]).toMatchObject({ type: 'left', kicked: true });
  });

  it('[S5] a newcomer wakes a sleeping table, and where there is no time limit nothing else happens', () => {
    const each = table({ seats: 3, rules: { grace: 5 } }).does({ type: 'leave', by: 'chen' });
    each.vanish('ana', 'boris').does({ type: 'join', by: 'gil' });
    expect(each.happened()).toEqual(['joined', 'ownerChanged']);
  });

  it('[S7] whoever waits for a new seat may take one that is left meanwhile, at once', () => {
    const each = table().does({ type: 'join', by: 'gil' });
    expect(each.refuses({ type: 'join', by: 'gil', seat: 1 })).toEqual({ code: 'seat-taken' });
    each.does({ type: 'leave', by: 'boris' }).does({ type: 'join', by: 'gil' });
    expect(each.in(1)).toBe('gil');
    expect(each.state.arrivals).toEqual([]);
    expect(each.round([1]).seen().state.seats).toHaveLength(4);
  });
});

describe('handing over', () => {
  it('[S12] to someone who has no seat: hand, score and role go along', () => {
    const each = table().does({ type: 'handOver', by: 'boris', to: 'gil' });
    expect(personOf(each.state, 'boris')).toBeUndefined();
    expect(personOf(each.state, 'gil')).toEqual({
      id: 'gil',
      bot: false,
      seat: 1,
      presence: 'here',
      graceEnds: null,
      moreTime: false,
    });
    each.tell().submit(1);
    expect(each.state.phase).toMatchObject({ submissions: [null, [each.hand(1)[0]], null, null] });
  });

  it('[S12] not to someone seated, nor by someone who is not', () => {
    const each = table();
    expect(each.refuses({ type: 'handOver', by: 'boris', to: 'chen' })).toEqual({ code: 'already-seated' });
    expect(each.refuses({ type: 'handOver', by: 'boris', to: 'boris' })).toEqual({ code: 'already-seated' });
    const waiting = table().does({ type: 'join', by: 'gil' });
    expect(waiting.refuses({ type: 'handOver', by: 'gil', to: 'hana' })).toEqual({ code: 'not-seated' });
  });

  it('[S12] to a latecomer who waits: the wait is over, and no second seat follows', () => {
    const each = table().does({ type: 'join', by: 'gil' }).does({ type: 'handOver', by: 'boris', to: 'gil' });
    expect(each.state.arrivals).toEqual([]);
    each.round([1]).seen();
    expect(each.state.seats).toHaveLength(4);
    expect(personOf(each.state, 'gil')?.seat).toBe(1);
  });

  it('[S12] to the owner who shows the table', () => {
    const each = emptyTable();
    for (const by of ['boris', 'chen', 'dora']) each.does({ type: 'join', by });
    each.does({ type: 'ready', by: 'chen', ready: true }).does({ type: 'handOver', by: 'chen', to: 'ana' });
    expect(each.state.people.filter(({ id }) => id === 'ana')).toHaveLength(1);
    expect(personOf(each.state, 'ana')?.seat).toBe(1);
    expect(viewFor(each.state, 0).ready).toEqual([]);
  });

  it('[S12] the owner who hands over is the owner no more', () => {
    const each = table().does({ type: 'handOver', by: 'ana', to: 'gil' });
    expect(each.state.owner).toBe('gil');
  });
});

describe('the owner', () => {
  it('[S11] only the owner may', () => {
    const each = table();
    const { rules, decks } = each.state;
    for (const wish of [
      { type: 'kick', by: 'boris', player: 'chen' },
      { type: 'skip', by: 'boris', seat: 0 },
      { type: 'pause', by: 'boris' },
      { type: 'resume', by: 'boris' },
      { type: 'end', by: 'boris' },
    ] as const) {
      expect(each.refuses(wish)).toEqual({ code: 'owner-only' });
    }
    const before = lobby();
    expect(before.refuses({ type: 'start', by: 'boris' })).toEqual({ code: 'owner-only' });
    expect(before.refuses({ type: 'changeRules', by: 'boris', rules, decks })).toEqual({
      code: 'owner-only',
    });
    const claim = table({ rules: { firstStoryteller: 'claim' } });
    expect(claim.refuses({ type: 'letChanceDecide', by: 'boris' })).toEqual({ code: 'owner-only' });
  });

  it('[S11] kicks whom there is to kick', () => {
    expect(table().refuses({ type: 'kick', by: 'ana', player: 'gil' })).toEqual({ code: 'no-such-player' });
    expect(lobby().does({ type: 'kick', by: 'ana', player: 'dora' }).state.seats).toHaveLength(3);
  });

  it('[S11] ends the game: whoever leads has won', () => {
    const each = table().round([1]).does({ type: 'end', by: 'ana' });
    expect(each.state.phase).toEqual({ name: 'over', why: 'owner', winners: [1] });
    expect(each.state.deadline).toBeNull();
    expect(each.refuses({ type: 'back', by: 'ana' })).toEqual({ code: 'game-over' });
    expect(each.refuses({ type: 'expire' })).toEqual({ code: 'game-over' });
    expect(nextAlarm(each.state)).toBeNull();
  });

  it('[S11] ends it in the middle of a vote, and no card is lost', () => {
    const { state } = table().tell().submitAll().does({ type: 'end', by: 'ana' });
    expect(new Set([...state.hands.flat(), ...state.deck, ...state.discard]).size).toBe(84);
  });

  it('[S11] may leave: the role goes to the first who is there', () => {
    const each = table().vanish('boris');
    each.does({ type: 'leave', by: 'ana' });
    expect(each.state.owner).toBe('chen');
    expect(each.happened()).toEqual(['left', 'ownerChanged']);
  });

  it('[S11] keeps the role while only the connection is lost, and loses it with the grace time', () => {
    const each = table().does({ type: 'away', by: 'ana' });
    expect(each.state.owner).toBe('ana');
    each.wait(60);
    expect(each.state.owner).toBe('boris');
    each.does({ type: 'back', by: 'ana' });
    expect(each.state.owner).toBe('boris');
  });

  it('[S11] is never a bot', () => {
    const each = lobby({ seats: 2 }).does({ type: 'join', by: 'bot', bot: true });
    each.does({ type: 'leave', by: 'ana' }).does({ type: 'leave', by: 'boris' });
    expect(each.state.owner).toBe('boris');
    each.does({ type: 'join', by: 'gil' });
    expect(each.state.owner).toBe('gil');
  });

  it('[S11] nobody else can be made to speak by giving their seat: a name opens nothing', () => {
    const each = table();
    const card = each.hand(0)[0] ?? 0;
    expect(each.refuses({ type: 'tell', by: { standInFor: 0 }, card, clue: ALOUD })).toEqual({
      code: 'seat-attended',
    });
    expect(each.refuses({ type: 'tell', by: { standInFor: 9 }, card, clue: ALOUD })).toEqual({
      code: 'no-such-seat',
    });
    expect(each.refuses({ type: 'tell', by: 'gil', card, clue: ALOUD })).toEqual({
      code: 'not-at-the-table',
    });
  });
});

describe('changing one\u2019s mind', () => {
  it('[S2] the storyteller mends clue and card until somebody acts', () => {
    const each = table().tell(typed('снег'));
    const [, other] = each.hand(0);
    each.tell(typed('лёд'), other);
    expect(each.happened()).toEqual(['mended']);
    expect(each.state.phase).toMatchObject({ story: { card: other, clue: { text: 'лёд' } } });
    expect(viewFor(each.state, 0).given).toEqual([other]);
    each.submit(1);
    expect(each.refuses({ type: 'tell', by: 'ana', card: other ?? 0, clue: ALOUD })).toEqual({
      code: 'too-late-to-mend',
    });
  });

  it('[S2] a mended clue obeys the rules too', () => {
    const each = table({ rules: { permanent: 'question' } }).tell(typed('Снег?'));
    const card = each.hand(0)[0] ?? 0;
    expect(each.refuses({ type: 'tell', by: 'ana', card, clue: typed('Снег') })).toEqual({
      code: 'clue-not-a-question',
    });
    expect(each.refuses({ type: 'tell', by: 'boris', card, clue: typed('?') })).toEqual({
      code: 'storyteller-only',
    });
  });

  it('[S3] a submission, until the last one is in', () => {
    const each = table().tell().submit(1).submit(2);
    const [, second] = each.hand(1);
    each.submit(1, [second ?? -1]);
    expect(viewFor(each.state, 1).given).toEqual([second]);
    each.submit(3);
    expect(viewFor(each.state, 1).given).toEqual([second]);
    expect(each.refuses({ type: 'submit', by: 'boris', cards: each.firstCards(1) })).toEqual({
      code: 'wrong-phase',
      phase: 'vote',
    });
  });

  it('[S3] a double tap submits one card, once', () => {
    const each = table().tell().submit(1).submit(1);
    expect(each.last).toEqual([]);
    expect(each.state.phase).toMatchObject({ submissions: [null, [each.hand(1)[0]], null, null] });
    const three = table({ seats: 3 }).tell().submit(1);
    const [one, two, other] = three.hand(1);
    three.submit(1, [one ?? 0, other ?? 0]);
    expect(three.happened()).toEqual(['submitted']);
    three.submit(1, [two ?? 0, other ?? 0]);
    expect(three.happened()).toEqual(['submitted']);
  });

  it('[S3] a vote, until the last one is in', () => {
    const each = table().tell().submitAll().votes({ 1: 0, 2: 0 }).votes({ 1: 2 });
    expect(viewFor(each.state, 1).vote).toBe(each.numberOf(2));
    each.votes({ 1: 2 });
    expect(each.last).toEqual([]);
    each.votes({ 3: 0 });
    expect(each.scores).toEqual([3, 0, 4, 3]);
  });

  it('[S3] the result stays until everyone has seen it', () => {
    const each = table().round([1]);
    for (const by of ['ana', 'boris', 'boris', 'chen']) each.does({ type: 'sawResult', by });
    expect(each.phase).toBe('result');
    expect(viewFor(each.state, 0).waiting).toEqual([3]);
    each.does({ type: 'sawResult', by: 'dora' });
    expect([each.phase, each.state.round]).toEqual(['tell', 2]);
  });

  it('[S3] or until its time has passed, where the table set one', () => {
    const time = { claim: null, tell: null, submit: null, vote: null, result: 30 };
    const each = table({ rules: { time } }).round([1]).wait(29);
    expect(each.phase).toBe('result');
    each.wait(1);
    expect([each.phase, each.state.round]).toEqual(['tell', 2]);
  });

  it('[S3] at once, if the table wants no pause; and without a limit as long as people like', () => {
    const time = { claim: null, tell: null, submit: null, vote: null };
    expect(table({ rules: { time: { ...time, result: 0 } } }).round([1]).state.round).toBe(2);
    const patient = table({ rules: { time: { ...time, result: null } } }).round([1]);
    expect(nextAlarm(patient.state)).toBeNull();
    expect(patient.phase).toBe('result');
  });

  it('[S3] the owner goes on for all, playing or not, and so does the next storyteller; nobody else', () => {
    const result = table().round([1]);
    for (const by of ['ana', 'boris']) {
      const each = result.fork().does({ type: 'goOn', by });
      expect(each.happened()).toEqual(['refilled', 'roundBegan']);
      expect([each.phase, each.state.round, each.storyteller]).toEqual(['tell', 2, 1]);
    }
    for (const by of ['chen', 'dora'])
      expect(result.refuses({ type: 'goOn', by })).toEqual({ code: 'owner-or-next-storyteller' });
    expect(result.refuses({ type: 'goOn', by: 'gil' })).toEqual({ code: 'not-at-the-table' });
    const shown = lobby({ seats: 0, rules: { firstStoryteller: 0 } });
    for (const by of ['b1', 'b2', 'b3']) shown.does({ type: 'join', by, bot: true });
    shown.does({ type: 'start', by: 'ana' }).round([1]);
    expect(shown.does({ type: 'goOn', by: 'ana' }).state.round).toBe(2);
  });

  it('[S3] where absent seats are skipped, the next storyteller is the next who is there', () => {
    const each = table({ rules: { standIns: false } })
      .round([1])
      .vanish('boris');
    expect(each.refuses({ type: 'goOn', by: 'dora' })).toEqual({ code: 'owner-or-next-storyteller' });
    expect(each.does({ type: 'goOn', by: 'chen' }).storyteller).toBe(2);
  });

  it('[S3] going on for all ends the game after its last round, and rests while it is paused', () => {
    const each = table({ rules: { rounds: 1 } }).round([1]);
    const paused = each.fork().does({ type: 'pause', by: 'ana' });
    expect(paused.refuses({ type: 'goOn', by: 'ana' })).toEqual({ code: 'paused' });
    expect(each.does({ type: 'goOn', by: 'boris' }).happened()).toEqual(['ended']);
  });

  it('[S1] a clue said aloud: the others see that it was given', () => {
    const each = table().tell({ kind: 'aloud', media: null });
    expect(viewFor(each.state, 2).clue).toEqual({ kind: 'aloud', media: null });
    expect(viewFor(each.state, 2).waiting).toEqual([1, 2, 3]);
  });
});
