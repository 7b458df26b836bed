/** The page of a finished game, without a page: what its log tells, and what is drawn of it. */
import { hushed } from '@fabula/engine/hush.ts';
import { asLog } from '@fabula/engine/log.ts';
import { commitTo } from '@fabula/engine/random.ts';
import { REPLAY_STEPS } from '@fabula/protocol/table.ts';
import { describe, expect, it } from 'vitest';
import { matrixOf } from '../src/album/alike.ts';
import { prove } from '../src/album/fair.ts';
import { chartOf, linesOf, movedApart } from '../src/album/race.ts';
import { retoldIn } from '../src/album/seen-in.ts';
import { after, before, calledIn, isFirst, isLast, placeOf, roundAt } from '../src/album/steps.ts';
import { toldIn } from '../src/album/told.ts';
import type { Seen } from '../src/game/seen.ts';
import { played } from '../dev/played.ts';

const PEOPLE = ['ana', 'tom', 'leo', 'yuki'];
const log = played({
  people: PEOPLE,
  decks: [{ id: 'd', cards: 84 }],
  clues: ['one', 'two', 'three'].map((text) => ({ kind: 'text', text })),
});

describe('a game told from its log', () => {
  const { view, rounds, at } = toldIn(log);

  it('has every round, as everybody saw it when it was over', () => {
    expect(rounds.map(({ round, clue }) => [round, clue])).toEqual([
      [1, { kind: 'text', text: 'one' }],
      [2, { kind: 'text', text: 'two' }],
      [3, { kind: 'text', text: 'three' }],
    ]);
    for (const { row, result, people, storyteller } of rounds) {
      expect(result.owners).toEqual(expect.arrayContaining([0, 1, 2, 3]));
      expect(row).toHaveLength(4);
      expect(result.votes[storyteller]).toBeNull();
      expect(people.map(({ id }) => id)).toEqual(PEOPLE);
    }
  });

  it('ends as it ended, and holds nobody’s cards', () => {
    expect(view.phase).toBe('over');
    expect(view.hand).toEqual([]);
    expect(view.scores).toEqual(rounds.at(-1)?.scores);
    expect(at).toBeGreaterThan(Date.UTC(2026, 10, 19));
  });
});

describe('the race', () => {
  it('begins at nothing, and follows everybody’s points', () => {
    expect(linesOf([{ scores: [3, 0] }, { scores: [3, 4] }])).toEqual([
      { seat: 0, points: [0, 3, 3] },
      { seat: 1, points: [0, 0, 4] },
    ]);
    expect(linesOf([])).toEqual([]);
  });

  it('a seat that came later had nothing before', () => {
    expect(linesOf([{ scores: [3] }, { scores: [3, 4] }])[1]).toEqual({ seat: 1, points: [0, 0, 4] });
  });

  it('is drawn within its paper, with few levels', () => {
    const paper = { width: 300, height: 200, margin: { top: 10, right: 50, bottom: 20, left: 30 } };
    const { lines, levels, rounds } = chartOf(linesOf([{ scores: [3, 0] }, { scores: [6, 37] }]), paper, 20);
    expect(lines[1]?.path).toBe('M30 180L140 180L250 10');
    expect(lines[0]?.end).toMatchObject({ x: 250 });
    expect(levels.map(({ n }) => n)).toEqual([0, 10, 20, 30]);
    expect(rounds).toEqual([
      { n: 0, x: 30 },
      { n: 1, x: 140 },
      { n: 2, x: 250 },
    ]);
  });

  it('a game without a point is a line along the bottom', () => {
    const paper = { width: 100, height: 100, margin: { top: 0, right: 0, bottom: 0, left: 0 } };
    expect(chartOf(linesOf([{ scores: [0] }]), paper, 20).lines[0]?.path).toBe('M0 100L100 100');
  });

  it('what stands at the ends of lines stands apart, in their order, between the bounds', () => {
    expect(movedApart([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(movedApart([100, 100, 0], 20, 0, 100)).toEqual([80, 100, 0]);
    expect(movedApart([10, 90], 20, 0, 100)).toEqual([10, 90]);
    // Where there is no room for all they keep their distance.
    expect(movedApart([5, 5, 5], 20, 0, 30)).toEqual([0, 20, 40]);
  });
});

describe('who thinks alike', () => {
  const round = (votes: (number | null)[]) => ({
    result: { outcome: 'some' as const, owners: [], votes, points: [], reasons: [] },
  });

  it('counts the rounds in which both voted', () => {
    const matrix = matrixOf([round([null, 1, 1]), round([2, null, 2]), round([3, 1, null])], 3);
    expect(matrix).toEqual([
      [null, { same: 0, of: 1 }, { same: 1, of: 1 }],
      [{ same: 0, of: 1 }, null, { same: 1, of: 1 }],
      [{ same: 1, of: 1 }, { same: 1, of: 1 }, null],
    ]);
  });

  it('knows nothing of those who never voted together', () => {
    expect(matrixOf([round([null, 1])], 2)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('step by step', () => {
  it('leads through every round, and stays at either end', () => {
    let place = roundAt(0, 2);
    const seen = [place];
    while (!isLast(place, 2)) {
      place = after(place, 2);
      seen.push(place);
    }
    expect(seen).toHaveLength(2 * REPLAY_STEPS.length);
    expect(after(place, 2)).toBe(place);
    const back = [place];
    while (!isFirst(place)) {
      place = before(place);
      back.push(place);
    }
    expect(back.reverse()).toEqual(seen);
    expect(before(place)).toBe(place);
  });

  it('goes to the beginning of a round that there is', () => {
    expect([-1, 0, 5].map((round) => roundAt(round, 3).round)).toEqual([0, 0, 2]);
  });

  it('finds the place that another album calls so; of a round that is not in this one, the next', () => {
    // The second was called off: nothing of it can be told.
    const rounds = [1, 3, 4].map((round) => ({ round }));
    for (let round = 0; round < rounds.length; round += 1)
      for (const [step] of REPLAY_STEPS.entries()) {
        const place = { round, step };
        expect(placeOf(calledIn(place, rounds), rounds)).toEqual(place);
      }
    expect(placeOf({ round: 2, step: 'votes' }, rounds)).toEqual({ round: 1, step: 1 });
    expect(placeOf({ round: 99, step: 'track' }, rounds)).toEqual({ round: 2, step: 5 });
  });
});

describe('a round that a shared screen tells once more', () => {
  const { view, rounds } = toldIn(log);
  const [page] = rounds;
  if (!page) throw new Error('no round');
  const album = { view, table: { profiles: {} }, role: 'screen' } as unknown as Seen;

  it('is the table as it was then: open, or everybody on the track, and nobody away', () => {
    const away = { ...page, people: page.people.map((one) => ({ ...one, presence: 'gone' as const })) };
    const open = retoldIn(album, away, 'owners').view;
    expect(open).toMatchObject({ phase: 'result', round: 1, row: page.row, clue: page.clue });
    expect(open).toMatchObject({ result: page.result, scores: page.scores, storyteller: page.storyteller });
    // That somebody has seen enough is not shown either.
    expect(open.waiting).toEqual(page.seats.map((_, seat) => seat));
    expect(open.people.every(({ presence }) => presence === 'here')).toBe(true);
    const walking = retoldIn(album, page, 'track').view;
    expect(walking).toMatchObject({ phase: 'claim', result: null, scores: page.scores, waiting: [] });
  });
});

describe('the proof of a fair deal', () => {
  const mine = {
    commitment: commitTo('5eed'.repeat(16)),
    contribution: { player: 'tom', entropy: '1'.repeat(16) },
  };

  it('finds nothing to complain of in a game that was dealt as promised', () => {
    expect(prove(log, [], mine)).toEqual({
      deal: { ok: true, shuffles: 4 },
      moves: { ok: true, moves: log.entries.length, hushed: 0 },
      shares: 4,
      isShownMine: true,
      isMineIn: true,
    });
    expect(prove(log, [], {})).toMatchObject({ deal: { ok: true }, isShownMine: false, isMineIn: false });
  });

  it('notices another fingerprint, and a share that was changed', () => {
    expect(prove(log, [], { commitment: 'another' }).deal).toMatchObject({ ok: false, event: 1 });
    const other = { contribution: { player: 'tom', entropy: '2'.repeat(16) } };
    expect(prove(log, [], other).deal.ok).toBe(false);
  });

  it('does not miss the share of somebody who left the lobby', () => {
    const gone = { contribution: { player: 'somebody', entropy: '1'.repeat(16) } };
    expect(prove(log, [], gone)).toMatchObject({ deal: { ok: true }, isMineIn: false });
  });

  it('passes over the seals of words that were taken out, and of nothing else', () => {
    const without = ['tom'];
    const entries = log.entries.map((entry) => hushed(entry, new Set(without)));
    expect(prove(asLog(entries), without, mine)).toMatchObject({
      deal: { ok: true },
      moves: { ok: true, hushed: 1 },
    });
    expect(prove(asLog(entries), [], mine).moves.ok).toBe(false);
    const last = entries.at(-1);
    if (!last) throw new Error('nothing');
    const changed = [...entries.slice(0, -1), { ...last, seq: last.seq + 1 }];
    expect(prove(asLog(changed), without, mine).moves).toEqual({ ok: false, event: last.seq + 1 });
  });
});
