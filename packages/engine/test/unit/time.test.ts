import { describe, expect, it } from 'vitest';
import { REVISION, type Revision } from '../../src/model.ts';
import type { Rules } from '../../src/rules.ts';
import { asleep } from '../../src/seats.ts';
import { nextAlarm, standInsAwaited } from '../../src/time.ts';
import { viewFor } from '../../src/view.ts';
import { waitingFor } from '../../src/waiting.ts';
import { finish } from '../kit/games.ts';
import { ALOUD, lobby, START, table, type Table } from '../kit/table.ts';

const time = { claim: 10, tell: 20, submit: 30, vote: 40, result: 50 };
const noLimits = { claim: null, tell: null, submit: null, vote: null, result: null };
const standInsOff = { standIns: false, time: noLimits } as const;

describe('time limits', () => {
  it('[S10] every phase has its own', () => {
    const claim = table({ rules: { time, firstStoryteller: 'claim' } });
    expect(claim.state.deadline).toBe(START + 10_000);
    const each = claim.does({ type: 'claim', by: 'ana' });
    expect(each.state.deadline).toBe(START + 20_000);
    each.clock += 5000;
    expect(each.tell().state.deadline).toBe(START + 35_000);
    expect(each.submitAll().state.deadline).toBe(START + 45_000);
    expect(each.votes({ 1: 0, 2: 0, 3: 1 }).state.deadline).toBe(START + 55_000);
    expect(each.seen().state.deadline).toBe(START + 25_000);
    expect(viewFor(each.state, 'spectator').deadline).toBe(START + 25_000);
    expect(table({ rules: { time } }).state.deadline).toBe(START + 20_000);
  });

  it('[S4] a time limit that falls due ends nobody’s grace before its time', () => {
    const each = table({ rules: { time, grace: 60 } }).does({ type: 'away', by: 'boris' });
    each.clock += 20_000;
    each.does({ type: 'expire' });
    expect(each.happened()).toEqual(['timeUp']);
    expect(viewFor(each.state, 0).people.find(({ id }) => id === 'boris')?.presence).toBe('away');
  });

  it('[S4] when the game is over nothing falls due, not even the grace of somebody who was away', () => {
    const each = table({ rules: { time } })
      .does({ type: 'away', by: 'boris' })
      .does({ type: 'end', by: 'ana' });
    expect(nextAlarm(each.state)).toBeNull();
  });

  it('[S10] off by default: nothing falls due', () => {
    const each = table();
    expect(nextAlarm(each.state)).toBeNull();
    expect(each.refuses({ type: 'expire' })).toEqual({ code: 'not-due' });
    expect(nextAlarm(each.tell().state)).toBeNull();
    expect(nextAlarm(each.submitAll().state)).toBeNull();
  });

  it('[S10] not a moment too early, and only once', () => {
    const each = table({ rules: { time } }).tell();
    each.clock += 29_999;
    expect(each.refuses({ type: 'expire' })).toEqual({ code: 'not-due' });
    each.clock += 1;
    each.does({ type: 'expire' });
    expect(each.last).toEqual([{ v: 1, type: 'timeUp', seats: [1, 2, 3], deadline: null }]);
    expect(each.refuses({ type: 'expire' })).toEqual({ code: 'not-due' });
  });

  it('[S10] time is up: a stand-in may move, and the person still may', () => {
    const each = table({ rules: { time } }).tell().submit(1).wait(30);
    expect(standInsAwaited(each.state)).toEqual([2, 3]);
    expect(each.refuses({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) })).toEqual({
      code: 'seat-attended',
    });
    each.submit(2);
    expect(standInsAwaited(each.state)).toEqual([3]);
    expect(each.refuses({ type: 'submit', by: { standInFor: 2 }, cards: each.firstCards(2) })).toEqual({
      code: 'seat-attended',
    });
    each.does({ type: 'submit', by: { standInFor: 3 }, cards: each.firstCards(3) });
    expect(each.phase).toBe('vote');
    expect(standInsAwaited(each.state)).toEqual([]);
    each.votes({ 1: 0 }).wait(40);
    expect(standInsAwaited(each.state)).toEqual([2, 3]);
    each.votes({ 2: 0 });
    expect(standInsAwaited(each.state)).toEqual([3]);
    each.does({ type: 'vote', by: { standInFor: 3 }, number: each.numberOf(0) });
    expect(each.phase).toBe('result');
  });

  it('[S10] the storyteller\u2019s time is up: a stand-in tells, or the storyteller after all', () => {
    const late = table({ rules: { time } }).wait(20);
    expect(late.last).toEqual([{ v: 1, type: 'timeUp', seats: [0], deadline: null }]);
    expect(standInsAwaited(late.state)).toEqual([0]);
    expect(late.fork().tell().phase).toBe('submit');
    const card = late.hand(0)[2] ?? 0;
    late.does({ type: 'tell', by: { standInFor: 0 }, card, clue: ALOUD });
    expect(viewFor(late.state, 0).given).toEqual([card]);
  });

  it('[S10] [S6] without stand-ins whoever is late is passed over', () => {
    const each = table({ rules: { time, standIns: false } })
      .tell()
      .submit(1)
      .wait(30);
    expect(each.happened()).toEqual(['passedOver', 'laid']);
    expect(viewFor(each.state, 'spectator').row).toHaveLength(2);
    each.votes({ 1: 0, 3: 1 }).wait(40);
    expect(each.happened()).toEqual(['passedOver', 'scored']);
    expect(each.scores).toEqual([3, 4, 0, 0]);
  });

  it('[S10] [S6] without stand-ins a late storyteller is skipped', () => {
    const each = table({ rules: { time, standIns: false } }).wait(20);
    expect(each.last).toEqual([{ v: 1, type: 'skipped', seat: 0, next: 1, deadline: each.clock + 20_000 }]);
    expect(each.storyteller).toBe(1);
    expect(each.scores).toEqual([0, 0, 0, 0]);
  });

  it('[S10] whoever asks for more time doubles it, for the phases that wait for them', () => {
    const each = table({ rules: { time } }).does({ type: 'askForTime', by: 'boris', more: true });
    expect(each.state.deadline).toBe(START + 20_000);
    expect(each.tell().state.deadline).toBe(START + 60_000);
    expect(each.submitAll().state.deadline).toBe(START + 80_000);
    expect(each.votes({ 1: 0, 2: 0, 3: 1 }).state.deadline).toBe(START + 100_000);
    expect(each.seen().state.deadline).toBe(START + 40_000);
    each.does({ type: 'askForTime', by: 'boris', more: true });
    expect(each.last).toEqual([]);
    each.does({ type: 'askForTime', by: 'boris', more: false });
    expect(each.tell().state.deadline).toBe(START + 30_000);
  });

  it('[S10] the storyteller\u2019s wish does not slow the guessers', () => {
    const each = table({ rules: { time } }).does({ type: 'askForTime', by: 'ana', more: true });
    expect(each.tell().state.deadline).toBe(START + 30_000);
    expect(each.submitAll().state.deadline).toBe(START + 40_000);
    const claim = table({ rules: { time, firstStoryteller: 'claim' } });
    claim.does({ type: 'askForTime', by: 'ana', more: true });
    expect(claim.fork().does({ type: 'claim', by: 'ana' }).state.deadline).toBe(START + 40_000);
    expect(claim.fork().does({ type: 'claim', by: 'boris' }).state.deadline).toBe(START + 20_000);
    expect(claim.wait(10).state.deadline).toBe(START + 30_000);
  });

  it('[S10] asked for before the game, it counts from the start', () => {
    const each = lobby({ rules: { time, firstStoryteller: 'claim' } });
    each.does({ type: 'askForTime', by: 'chen', more: true }).does({ type: 'start', by: 'ana' });
    expect(each.state.deadline).toBe(START + 20_000);
    const named = lobby({ rules: { time, firstStoryteller: 2 } });
    named.does({ type: 'askForTime', by: 'chen', more: true }).does({ type: 'start', by: 'ana' });
    expect(named.state.deadline).toBe(START + 40_000);
  });
});

describe('the owner need not wait', () => {
  it('[S11] skipping the storyteller leaves the clue to a stand-in, or skips the turn', () => {
    const each = table().does({ type: 'skip', by: 'ana', seat: 0 });
    expect(standInsAwaited(each.state)).toEqual([0]);
    expect(table({ rules: standInsOff }).does({ type: 'skip', by: 'ana', seat: 0 }).storyteller).toBe(1);
  });

  it('[S11] skipping a guesser leaves the move to a stand-in, or passes the seat over', () => {
    const each = table().tell().does({ type: 'skip', by: 'ana', seat: 2 });
    expect(standInsAwaited(each.state)).toEqual([2]);
    expect(waitingFor(each.state)).toEqual([1, 2, 3]);
    const off = table({ rules: standInsOff }).tell().does({ type: 'skip', by: 'ana', seat: 2 });
    expect(waitingFor(off.state)).toEqual([1, 3]);
    off.submit(1).submit(3);
    expect(off.phase).toBe('vote');
    off.does({ type: 'skip', by: 'ana', seat: 1 });
    expect(waitingFor(off.state)).toEqual([2, 3]);
  });

  it('[S11] whoever was passed over may still act while the phase lasts', () => {
    const off = table({ rules: standInsOff }).tell().does({ type: 'skip', by: 'ana', seat: 2 });
    off.submit(2).submit(1).submit(3);
    expect(viewFor(off.state, 'spectator').row).toHaveLength(4);
    off.does({ type: 'skip', by: 'ana', seat: 2 }).votes({ 2: 0, 1: 0, 3: 0 });
    expect(off.scores).toEqual([0, 2, 2, 2]);
  });

  it('[S11] skipping a seat whose time is up already does nothing', () => {
    const again = { type: 'skip', by: 'ana', seat: 2 } as const;
    const [teller, guesser] = [table(), table().tell()];
    for (const each of [teller.does({ ...again, seat: 0 }), guesser.does(again)]) {
      const { seq } = each.state;
      each.does({ ...again, seat: each === teller ? 0 : 2 });
      expect(each.state.seq).toBe(seq);
      expect(each.last).toEqual([]);
    }
  });

  it('[L8] in a game that was opened before it was written each time', () => {
    const again = { type: 'skip', by: 'ana', seat: 2 } as const;
    const each = table({ revision: 4 }).tell().does(again).does(again);
    expect(each.last).toEqual([{ v: 1, type: 'timeUp', seats: [], deadline: null }]);
  });

  it('[S11] a seat the table does not wait for cannot be skipped', () => {
    const each = table().tell().submit(1);
    for (const seat of [0, 1, 7])
      expect(each.refuses({ type: 'skip', by: 'ana', seat })).toEqual({ code: 'no-such-seat' });
  });

  it('[S10] skipping one does not stop the clock for the others', () => {
    const each = table({ rules: { time } }).tell().does({ type: 'skip', by: 'ana', seat: 2 });
    expect(each.state.deadline).toBe(START + 30_000);
    each.wait(30);
    expect(each.last).toEqual([{ v: 1, type: 'timeUp', seats: [1, 3], deadline: null }]);
    expect(standInsAwaited(each.state)).toEqual([1, 2, 3]);
    const last = table({ rules: { time } })
      .tell()
      .submit(1)
      .submit(2)
      .does({ type: 'skip', by: 'ana', seat: 3 });
    expect(last.state.deadline).toBeNull();
    const two = table({ rules: { time } }).tell().submit(1);
    two.does({ type: 'skip', by: 'ana', seat: 2 }).does({ type: 'skip', by: 'ana', seat: 3 });
    expect(two.state.deadline).toBeNull();
  });
});

describe('a pause', () => {
  it('[S11] can be ended also when the owner has left and nobody who is here could follow', () => {
    const each = table({ seats: 3, rules: { time } }).does({ type: 'pause', by: 'ana' });
    for (const by of ['boris', 'chen']) each.does({ type: 'away', by });
    each.does({ type: 'leave', by: 'ana' });
    expect(each.state.owner).toBe('ana');
    each.does({ type: 'resume', by: 'boris' });
    expect(each.state).toMatchObject({ owner: 'boris', paused: null });
  });

  it('[S10] stops moves and the clock, and keeps the time that was left', () => {
    const each = table({ rules: { time } }).tell().wait(12).does({ type: 'pause', by: 'ana' });
    expect(each.state).toMatchObject({ deadline: null, paused: { left: 18_000 } });
    expect(viewFor(each.state, 1).paused).toBe(true);
    each.clock += 1_000_000;
    expect(each.refuses({ type: 'expire' })).toEqual({ code: 'not-due' });
    expect(each.refuses({ type: 'submit', by: 'boris', cards: each.firstCards(1) })).toEqual({
      code: 'paused',
    });
    expect(each.refuses({ type: 'skip', by: 'ana', seat: 1 })).toEqual({ code: 'paused' });
    expect(each.refuses({ type: 'pause', by: 'ana' })).toEqual({ code: 'paused' });
    each.does({ type: 'resume', by: 'ana' });
    expect(each.state).toMatchObject({ deadline: each.clock + 18_000, paused: null });
    expect(each.refuses({ type: 'resume', by: 'ana' })).toEqual({ code: 'not-paused' });
    expect(each.submitAll().phase).toBe('vote');
  });

  it('[S10] all moves rest: claims, clues, votes, results', () => {
    const claim = table({ rules: { firstStoryteller: 'claim' } }).does({ type: 'pause', by: 'ana' });
    expect(claim.refuses({ type: 'claim', by: 'ana' })).toEqual({ code: 'paused' });
    expect(claim.refuses({ type: 'letChanceDecide', by: 'ana' })).toEqual({ code: 'paused' });
    const tell = table().does({ type: 'pause', by: 'ana' });
    expect(tell.refuses({ type: 'tell', by: 'ana', card: tell.hand(0)[0] ?? 0, clue: ALOUD })).toEqual({
      code: 'paused',
    });
    const vote = table().tell().submitAll().does({ type: 'pause', by: 'ana' });
    expect(vote.refuses({ type: 'vote', by: 'boris', number: vote.numberOf(0) })).toEqual({ code: 'paused' });
    const result = table().round([1]).does({ type: 'pause', by: 'ana' });
    expect(result.refuses({ type: 'sawResult', by: 'ana' })).toEqual({ code: 'paused' });
    expect(standInsAwaited(table().vanish('ana').does({ type: 'pause', by: 'boris' }).state)).toEqual([]);
  });

  it('[S10] without a limit nothing was left, and nothing is', () => {
    const each = table().does({ type: 'pause', by: 'ana' });
    expect(each.state.paused).toEqual({ left: null });
    expect(each.does({ type: 'resume', by: 'ana' }).state.deadline).toBeNull();
  });

  it('[S10] a pause after the deadline leaves no time, not less than none', () => {
    const each = table({ rules: { time } });
    each.clock += 25_000;
    expect(each.does({ type: 'pause', by: 'ana' }).state.paused).toEqual({ left: 0 });
  });

  it('[S11] an owner who vanishes in a pause does not keep the table in it', () => {
    const each = table().does({ type: 'pause', by: 'ana' }).vanish('ana');
    expect(each.state.owner).toBe('boris');
    each.does({ type: 'resume', by: 'boris' });
    expect(each.state.paused).toBeNull();
  });

  it('[S11] anybody in a seat ends a pause while its owner is not here, and owns the table from then on', () => {
    const each = table().does({ type: 'join', by: 'gil' }).does({ type: 'pause', by: 'ana' });
    expect(each.refuses({ type: 'resume', by: 'boris' })).toEqual({ code: 'owner-only' });
    each.does({ type: 'away', by: 'ana' });
    expect(each.state.owner).toBe('ana');
    expect(each.refuses({ type: 'resume', by: 'gil' })).toEqual({ code: 'not-seated' });
    each.does({ type: 'resume', by: 'boris' });
    expect(each.happened()).toEqual(['ownerChanged', 'resumed']);
    expect(each.state).toMatchObject({ owner: 'boris', paused: null });
    expect(each.refuses({ type: 'resume', by: 'chen' })).toEqual({ code: 'owner-only' });
    each.does({ type: 'away', by: 'boris' });
    expect(each.refuses({ type: 'resume', by: 'chen' })).toEqual({ code: 'not-paused' });
    expect(each.state.owner).toBe('boris');
  });

  it('[S6] nobody is passed over in a pause', () => {
    const each = table({ rules: standInsOff }).tell().does({ type: 'pause', by: 'ana' }).vanish('boris');
    expect(waitingFor(each.state)).toEqual([1, 2, 3]);
    each.does({ type: 'resume', by: 'ana' });
    expect(waitingFor(each.state)).toEqual([2, 3]);
  });

  it('[S10] can be ended like any game', () => {
    const each = table().does({ type: 'pause', by: 'ana' }).does({ type: 'end', by: 'ana' });
    expect(each.state).toMatchObject({ paused: null, phase: { name: 'over' } });
  });
});

describe('absent seats', () => {
  it('[S4] away for a while: the seat is waited for, until the grace time has run out', () => {
    const each = table().tell().does({ type: 'away', by: 'boris' });
    expect(each.state.people[1]).toMatchObject({ presence: 'away', graceEnds: START + 60_000 });
    expect(nextAlarm(each.state)).toBe(START + 60_000);
    expect(standInsAwaited(each.state)).toEqual([]);
    each.wait(59);
    expect(each.state.people[1]).toMatchObject({ presence: 'away' });
    each.wait(1);
    expect(each.state.people[1]).toMatchObject({ presence: 'gone', graceEnds: null });
    expect(standInsAwaited(each.state)).toEqual([1]);
    expect(nextAlarm(each.state)).toBeNull();
  });

  it('[S4] a phone that locked keeps its seat, its hand and its submission', () => {
    const each = table().tell().submit(1);
    const before = viewFor(each.state, 1);
    each.does({ type: 'away', by: 'boris' }).wait(30).does({ type: 'back', by: 'boris' });
    expect(viewFor(each.state, 1)).toEqual(before);
    each.does({ type: 'away', by: 'boris' }).wait(60).does({ type: 'back', by: 'boris' });
    expect(viewFor(each.state, 1)).toEqual(before);
    each.does({ type: 'back', by: 'boris' });
    expect(each.last).toEqual([]);
  });

  it('[S4] going away twice does not lengthen the grace', () => {
    const each = table().does({ type: 'away', by: 'boris' }).wait(50).does({ type: 'away', by: 'boris' });
    expect(each.last).toEqual([]);
    expect(each.wait(10).state.people[1]).toMatchObject({ presence: 'gone' });
    each.does({ type: 'away', by: 'boris' });
    expect(each.last).toEqual([]);
  });

  it('[S4] graces and limits fall due each at its own time', () => {
    const each = table({ rules: { time, grace: 15 } }).does({ type: 'away', by: 'boris' });
    expect(nextAlarm(each.state)).toBe(START + 15_000);
    each.wait(15);
    expect(each.happened()).toEqual(['gone']);
    expect(nextAlarm(each.state)).toBe(START + 20_000);
    const late = table({ rules: { time, grace: 15 } }).does({ type: 'away', by: 'boris' });
    late.clock += 25_000;
    late.does({ type: 'expire' });
    expect(late.happened()).toEqual(['gone', 'timeUp']);
  });

  it('[S4] an absent person takes the seat back at any moment', () => {
    const each = table().tell().vanish('boris');
    each.does({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) });
    each.does({ type: 'back', by: 'boris' });
    const card = each.hand(1)[4] ?? 0;
    each.submit(1, [card]);
    expect(viewFor(each.state, 1).given).toEqual([card]);
    expect(each.refuses({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) })).toEqual({
      code: 'seat-attended',
    });
  });

  it('[S4] a result is not held up by the absent, nor by bots', () => {
    const each = table().vanish('boris').round([1]);
    each
      .does({ type: 'sawResult', by: 'ana' })
      .does({ type: 'sawResult', by: 'chen' })
      .does({ type: 'sawResult', by: 'dora' });
    expect(each.state.round).toBe(2);
    const bots = lobby({ seats: 2, rules: { firstStoryteller: 0 } });
    bots
      .does({ type: 'join', by: 'bot', bot: true })
      .does({ type: 'join', by: 'bot2', bot: true })
      .does({ type: 'start', by: 'ana' });
    bots.round([1]).does({ type: 'sawResult', by: 'ana' });
    expect(bots.phase).toBe('result');
    expect(bots.does({ type: 'sawResult', by: 'boris' }).state.round).toBe(2);
  });

  it('[S3] nobody sits who could look: the result stays its time all the same', () => {
    const timed = { claim: null, tell: null, submit: null, vote: null, result: 30 };
    const shown = (rules: Partial<Rules>, revision: Revision = REVISION): Table => {
      const each = lobby({ seats: 0, rules: { firstStoryteller: 0, ...rules }, revision });
      for (const by of ['b1', 'b2', 'b3']) each.does({ type: 'join', by, bot: true });
      return each.does({ type: 'start', by: 'ana' }).round([2]);
    };
    // Without a time it stays for whoever watches; in games opened before revision 4 it was over at once.
    expect(shown({}).phase).toBe('result');
    expect(shown({}, 3).state.round).toBe(2);
    const each = shown({ time: timed });
    expect(each.phase).toBe('result');
    expect(each.wait(29).phase).toBe('result');
    expect(each.wait(1).state.round).toBe(2);
  });
});

describe('without stand-ins', () => {
  it('[S6] an absent storyteller is skipped without points, to the next who is there', () => {
    const each = table({ rules: standInsOff }).vanish('boris').vanish('ana');
    expect(each.storyteller).toBe(2);
    expect(each.happened()).toEqual(['gone', 'ownerChanged', 'skipped']);
    expect(each.state.round).toBe(1);
    expect(each.scores).toEqual([0, 0, 0, 0]);
  });

  it('[S6] the next storyteller is the next who is there', () => {
    const each = table({ rules: standInsOff }).vanish('boris', 'chen').round([3]).seen();
    expect(each.storyteller).toBe(3);
    const on = table().vanish('boris', 'chen').round([3]).seen();
    expect(on.storyteller).toBe(1);
  });

  it('[S6] an absent guesser is passed over, and may come back before the row is laid', () => {
    const each = table({ rules: standInsOff }).tell().vanish('boris');
    expect(each.happened()).toEqual(['gone', 'passedOver']);
    expect(each.refuses({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) })).toEqual({
      code: 'seat-attended',
    });
    const returned = each.fork().does({ type: 'back', by: 'boris' }).submit(1).submit(2).submit(3);
    expect(viewFor(returned.state, 0).row).toHaveLength(4);
    each.submit(2).submit(3);
    expect(viewFor(each.state, 0).row).toHaveLength(3);
    each.votes({ 2: 0 });
    expect(waitingFor(each.state)).toEqual([3]);
    each.votes({ 3: 0 });
    expect(each.state.phase).toMatchObject({ outcome: 'all' });
    expect(each.scores).toEqual([0, 0, 2, 2]);
  });

  it('[S6] a round nobody gave a card to is void: the next tells, and all keep their cards', () => {
    const each = table({ rules: standInsOff }).tell();
    const { hands } = each.state;
    for (const seat of [1, 2, 3]) each.does({ type: 'skip', by: 'ana', seat });
    expect(each.happened()).toEqual(['passedOver', 'voided']);
    expect(each.state).toMatchObject({
      storyteller: 1,
      round: 1,
      hands,
      phase: { name: 'tell', claimed: false },
    });
    const timed = table({ rules: { standIns: false, time } })
      .tell()
      .wait(30);
    expect(timed.last.at(-1)).toEqual({ v: 1, type: 'voided', next: 1, deadline: timed.clock + 20_000 });
  });

  it('[S6] with the seats empty and only the owner watching, nothing is skipped', () => {
    const each = lobby({ seats: 0, rules: { ...standInsOff, firstStoryteller: 0 } });
    for (const by of ['boris', 'chen', 'dora']) each.does({ type: 'join', by });
    each.does({ type: 'start', by: 'ana' }).vanish('boris', 'chen', 'dora');
    expect(asleep(each.state)).toBe(false);
    expect(each.storyteller).toBe(0);
    expect(each.happened()).toEqual(['gone', 'gone', 'gone']);
    each.does({ type: 'back', by: 'chen' });
    expect(each.storyteller).toBe(1);
  });
});

describe('a sleeping table', () => {
  it('[S5] sleeps when everyone is absent, and its limits with it', () => {
    const each = table({ seats: 3, rules: { time } }).tell().vanish('ana', 'boris', 'chen');
    expect(asleep(each.state)).toBe(true);
    expect(nextAlarm(each.state)).toBeNull();
    expect(each.refuses({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) })).toEqual({
      code: 'table-asleep',
    });
  });

  it('[S5] bots alone do not keep it awake', () => {
    const each = lobby({ seats: 2 })
      .does({ type: 'join', by: 'bot', bot: true })
      .does({ type: 'start', by: 'ana' });
    expect(asleep(each.vanish('ana').state)).toBe(false);
    expect(asleep(each.vanish('boris').state)).toBe(true);
  });

  it('[S5] wakes when someone returns, and the phase\u2019s time begins anew', () => {
    const each = table({ seats: 3, rules: { time: { ...time, submit: 300 } } })
      .tell()
      .vanish('ana', 'boris', 'chen');
    each.clock += 1_000_000_000;
    each.does({ type: 'back', by: 'chen' });
    expect(each.state.deadline).toBe(each.clock + 300_000);
    each.does({ type: 'back', by: 'ana' });
    expect(each.state.deadline).toBe(each.clock + 300_000);
    expect(standInsAwaited(each.state)).toEqual([1]);
    expect(each.state.owner).toBe('chen');
  });

  it('[S5] a newcomer, or the taker of a seat, wakes it just so', () => {
    const rules = { time: { ...time, tell: 300 } };
    const left = table({ rules }).does({ type: 'leave', by: 'dora' }).vanish('ana', 'boris', 'chen');
    left.clock += 1_000_000_000;
    const bot = left.fork().does({ type: 'join', by: 'bot', bot: true });
    expect(nextAlarm(bot.state)).toBeNull();
    left.does({ type: 'join', by: 'gil' });
    expect(left.state.deadline).toBe(left.clock + 300_000);
    const late = table({ rules }).vanish('ana', 'boris', 'chen', 'dora');
    late.clock += 1_000_000_000;
    expect(late.fork().does({ type: 'join', by: 'gil' }).state.deadline).toBe(late.clock + 300_000);
    expect(late.does({ type: 'handOver', by: 'dora', to: 'gil' }).state.deadline).toBe(late.clock + 300_000);
  });

  it('[S5] someone new at a table that is awake changes no deadline', () => {
    const each = table({ rules: { time } }).wait(5).does({ type: 'join', by: 'gil' });
    expect(each.state.deadline).toBe(START + 20_000);
    expect(each.happened()).toEqual(['queued']);
    each.does({ type: 'away', by: 'boris' }).does({ type: 'back', by: 'boris' });
    expect(each.state.deadline).toBe(START + 20_000);
  });

  it('[S5] wakes into its pause, if it was paused', () => {
    const each = table({ seats: 3, rules: { time } })
      .does({ type: 'pause', by: 'ana' })
      .vanish('ana', 'boris', 'chen');
    each.does({ type: 'back', by: 'boris' });
    expect(each.state).toMatchObject({ owner: 'boris', deadline: null, paused: { left: 20_000 } });
  });

  it('[S5] in the lobby nothing is timed', () => {
    const each = lobby({ seats: 3, rules: { time } })
      .vanish('ana', 'boris', 'chen')
      .does({ type: 'back', by: 'ana' });
    expect(each.state.deadline).toBeNull();
  });

  it('[S5] without stand-ins nobody is passed over while all sleep', () => {
    const each = table({ seats: 3, rules: standInsOff }).tell();
    for (const by of ['ana', 'boris', 'chen']) each.does({ type: 'away', by });
    each.wait(60);
    expect(each.phase).toBe('submit');
    each.does({ type: 'back', by: 'chen' });
    expect(waitingFor(each.state)).toEqual([2]);
  });

  it('[S5] plays on to the end after a night', () => {
    const each = table({ seats: 3 }).round([1]).vanish('ana', 'boris', 'chen');
    each.clock += 8 * 3600 * 1000;
    expect(finish(each).phase).toBe('over');
  });
});
