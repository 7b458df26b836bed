import { describe, expect, it } from 'vitest';
import { cardsNeeded, cardsToGive, handSize, PRESETS, type Rules, rowSize } from '../../src/rules.ts';
import { checkRules, countCards, problemsThen, type RulesProblem } from '../../src/rules-check.ts';
import { lobby, PRESET_NAMES, SEAT_COUNTS, table } from '../kit/table.ts';

const { dixit, imaginarium } = PRESETS;
/** The problem and its numbers. */
const named = ({ problem, ...numbers }: RulesProblem): string =>
  [problem, ...Object.values(numbers)].join(' ');
const problems = (rules: Rules, cards = 84, seats = 4): string[] =>
  checkRules(rules, cards, seats).map(named);

describe('presets', () => {
  it.each(PRESET_NAMES)(
    '[S9] %s is playable at every number of seats, with the cards of its box',
    (preset) => {
      const cards = preset === 'dixit' ? 84 : 64;
      for (const seats of SEAT_COUNTS) expect(checkRules(PRESETS[preset], cards, seats)).toEqual([]);
    },
  );

  it('[D1] [D8] the numbers of the Dixit book', () => {
    expect(SEAT_COUNTS.map((seats) => handSize(dixit, seats))).toEqual([7, 6, 6, 6]);
    expect(SEAT_COUNTS.map((seats) => cardsToGive(dixit, seats))).toEqual([2, 1, 1, 1]);
    expect(SEAT_COUNTS.map((seats) => rowSize(dixit, seats))).toEqual([5, 4, 5, 6]);
    expect(SEAT_COUNTS.map((seats) => cardsNeeded(dixit, seats))).toEqual([26, 28, 35, 42]);
  });

  it('[I1] [I4] the numbers of the Imaginarium book', () => {
    expect(SEAT_COUNTS.map((seats) => handSize(imaginarium, seats))).toEqual([6, 6, 6, 6]);
    expect(SEAT_COUNTS.map((seats) => rowSize(imaginarium, seats))).toEqual([5, 4, 5, 6]);
    expect(SEAT_COUNTS.map((seats) => cardsNeeded(imaginarium, seats))).toEqual([23, 28, 35, 42]);
  });

  it.each(PRESET_NAMES)('[S10] %s: no time limits unless people want them', (preset) => {
    expect(PRESETS[preset].time).toEqual({ claim: null, tell: null, submit: null, vote: null, result: null });
  });
});

describe('what cannot be played is named', () => {
  it('[S9] too few cards, with the number needed', () => {
    expect(problems(dixit, 41, 6)).toEqual(['too-few-cards 41 6 42']);
    expect(problems(dixit, 42, 6)).toEqual([]);
    expect(problems({ ...dixit, hand: { 3: 7, 4: 6, 5: 6, 6: 14 } }, 84, 6)).toEqual([
      'too-few-cards 84 6 90',
    ]);
    expect(problems(dixit, 25, 3)).toEqual(['too-few-cards 25 3 26']);
  });

  it('[S9] a game with too few cards does not start', () => {
    expect(lobby({ seats: 6, cards: 41 }).refuses({ type: 'start', by: 'ana' })).toEqual({
      code: 'bad-rules',
      problem: { problem: 'too-few-cards', cards: 41, seats: 6, need: 42 },
    });
    expect(table({ seats: 6, cards: 42 }).phase).toBe('tell');
  });

  it('[S9] cards of several decks count together', () => {
    expect(countCards([])).toBe(0);
    expect(
      countCards([
        { id: 'a', cards: 20 },
        { id: 'b', cards: 22 },
      ]),
    ).toBe(42);
  });

  it('[S9] too few and too many seats', () => {
    expect(problems(dixit, 84, 2)).toEqual(['too-few-seats 2 3']);
    expect(problems({ ...dixit, seats: { least: 4, most: 5 } }, 84, 6)).toEqual(['too-many-seats 6 5']);
    expect(problems({ ...dixit, seats: { least: 4, most: 5 } }, 84, 3)).toEqual(['too-few-seats 3 4']);
  });

  it('[S9] giving more than one holds', () => {
    const rules = { ...dixit, hand: { ...dixit.hand, 4: 2 }, give: { ...dixit.give, 4: 3 } };
    expect(problems(rules)).toEqual(['gives-more-than-hand 4 3 2']);
    expect(problems({ ...rules, give: { ...dixit.give, 4: 2 } })).toEqual([]);
  });

  it('[S9] a track without an end', () => {
    const never = 'never-ends';
    const endless: Rules = { ...imaginarium, track: { start: 0, finish: null, special: {} } };
    expect(problems(endless)).toEqual([never]);
    expect(problems({ ...endless, rounds: 10 })).toEqual([]);
    expect(problems({ ...endless, deckOut: 'ends' })).toEqual([]);
    const { scoring } = imaginarium;
    const without = (part: Partial<typeof scoring>): string[] =>
      problems({ ...imaginarium, scoring: { ...scoring, ...part } });
    expect(without({ all: { storyteller: 0, finder: 0 } })).toEqual([never]);
    expect(without({ all: { storyteller: 1, finder: 0 } })).toEqual([]);
    expect(without({ some: { storyteller: 0, finder: 0 }, finderVote: 0 })).toEqual([never]);
    expect(without({ some: { storyteller: 0, finder: 0 }, finderVote: 1 })).toEqual([]);
    expect(without({ decoyVote: 0, nobody: { storyteller: 1, guesser: 0 } })).toEqual([]);
    expect(without({ decoyVote: 0 })).toEqual([never]);
    // With three seats, whenever some found it one did.
    const sole = (when: Rules['scoring']['soleFinder']['when'], seats: number, more = {}): string[] => {
      const nothing = { soleFinder: { when, points: 0 }, finderVote: 0, decoyVote: 0, ...more };
      const nobody = { storyteller: 0, guesser: 1 };
      const scoring = { ...imaginarium.scoring, nobody, ...nothing };
      return problems({ ...imaginarium, scoring }, 84, seats);
    };
    expect(sole('three-seats', 3)).toEqual([never]);
    expect(sole('always', 4)).toEqual([never]);
    expect(sole('three-seats', 4)).toEqual([]);
    expect(sole('never', 3)).toEqual([]);
    expect(sole('always', 3, { decoyVote: 1 })).toEqual([]);
    expect(sole('always', 3, { finderVote: 1 })).toEqual([]);
    expect(sole('always', 3, { soleFinder: { when: 'always', points: 1 } })).toEqual([]);
    expect(without({ decoyVote: 0, nobody: { storyteller: 0, guesser: 1 } })).toEqual([]);
    expect(without({ some: { storyteller: 1, finder: 0 }, finderVote: 0 })).toEqual([]);
    expect(without({ some: { storyteller: 0, finder: 1 }, finderVote: 0 })).toEqual([]);
  });

  it('[S9] clues of exactly four words where none can be given in words', () => {
    const none = { text: false, aloud: false, song: false, pantomime: false, drawing: false };
    const sung = { ...none, song: true, pantomime: true };
    const asking = (permanent: Rules['permanent'], clues: Rules['clues']): string[] =>
      problems({ ...dixit, permanent, clues });
    for (const asked of ['question', 'four-words', 'most-of-all'] as const) {
      expect(asking(asked, sung)).toEqual([`no-way-in-words ${asked}`]);
      expect(asking(asked, { ...sung, aloud: true })).toEqual([]);
      expect(asking(asked, { ...none, text: true })).toEqual([]);
    }
    for (const asked of ['person', 'new-year', 'story', null] as const)
      expect(asking(asked, sung)).toEqual([]);
    expect(asking('four-words', none)).toEqual(['no-way-to-tell']);
  });

  it('[S9] [L8] a game that was opened before may ask for them', () => {
    const rules: Rules = {
      ...dixit,
      permanent: 'four-words',
      clues: { text: false, aloud: false, song: true, pantomime: true, drawing: false },
    };
    const found = checkRules(rules, 84, 4);
    expect(problemsThen(found, 3)).toEqual([]);
    expect(problemsThen(found, 4)).toEqual(found);
    const each = lobby({ seats: 4 });
    const wish = { type: 'changeRules', by: 'ana', rules, decks: each.state.decks } as const;
    expect(each.refuses(wish)).toEqual({
      code: 'bad-rules',
      problem: { problem: 'no-way-in-words', asked: 'four-words' },
    });
  });

  it('[S9] a finish before the start, special cells off the track', () => {
    const on = (track: Rules['track']): string[] => problems({ ...dixit, track });
    expect(on({ start: 5, finish: 5, special: {} })).toEqual(['finish-not-after-start 5 5']);
    expect(on({ start: 5, finish: 6, special: {} })).toEqual([]);
    expect(
      on({ start: 1, finish: 24, special: { 0: 'person', 1: 'person', 23: 'person', 24: 'person' } }),
    ).toEqual(['special-cell-off-track 0', 'special-cell-off-track 24']);
    expect(on({ start: 0, finish: null, special: { 99: 'person' } })).toEqual([]);
    expect(on({ start: 0, finish: null, special: { 1.5: 'person' } })).toEqual([
      'special-cell-off-track 1.5',
    ]);
  });

  it('[S9] a first storyteller who is not there', () => {
    const first = (seat: number): string[] => problems({ ...dixit, firstStoryteller: seat });
    expect(first(0)).toEqual([]);
    expect(first(3)).toEqual([]);
    expect(first(4)).toEqual(['no-such-first-seat 4 4']);
    expect(first(-1)).toHaveLength(1);
    expect(first(0.5)).toHaveLength(1);
  });

  const { scoring, time } = dixit;
  const numbers: [string, number, number, (value: number) => Partial<Rules>][] = [
    ['hand.4', 1, 20, (value) => ({ hand: { ...dixit.hand, 4: value } })],
    ['give.4', 1, 5, (value) => ({ give: { ...dixit.give, 4: value } })],
    [
      'scoring.all.storyteller',
      0,
      20,
      (value) => ({ scoring: { ...scoring, all: { storyteller: value, finder: 2 } } }),
    ],
    [
      'scoring.all.finder',
      0,
      20,
      (value) => ({ scoring: { ...scoring, all: { storyteller: 0, finder: value } } }),
    ],
    [
      'scoring.nobody.storyteller',
      0,
      20,
      (value) => ({ scoring: { ...scoring, nobody: { storyteller: value, guesser: 2 } } }),
    ],
    [
      'scoring.nobody.guesser',
      0,
      20,
      (value) => ({ scoring: { ...scoring, nobody: { storyteller: 0, guesser: value } } }),
    ],
    [
      'scoring.some.storyteller',
      0,
      20,
      (value) => ({ scoring: { ...scoring, some: { storyteller: value, finder: 3 } } }),
    ],
    [
      'scoring.some.finder',
      0,
      20,
      (value) => ({ scoring: { ...scoring, some: { storyteller: 3, finder: value } } }),
    ],
    [
      'scoring.soleFinder.points',
      0,
      20,
      (value) => ({ scoring: { ...scoring, soleFinder: { when: 'never', points: value } } }),
    ],
    ['scoring.decoyVote', 0, 20, (value) => ({ scoring: { ...scoring, decoyVote: value } })],
    ['scoring.finderVote', 0, 20, (value) => ({ scoring: { ...scoring, finderVote: value } })],
    ['track.start', 0, 1000, (value) => ({ track: { start: value, finish: null, special: {} } })],
    ['track.finish', 1, 1000, (value) => ({ track: { start: -1, finish: value, special: {} } })],
    ['rounds', 1, 1000, (value) => ({ rounds: value })],
    ['grace', 0, 604800, (value) => ({ grace: value })],
    ['time.claim', 5, 604800, (value) => ({ time: { ...time, claim: value } })],
    ['time.tell', 5, 604800, (value) => ({ time: { ...time, tell: value } })],
    ['time.submit', 5, 604800, (value) => ({ time: { ...time, submit: value } })],
    ['time.vote', 5, 604800, (value) => ({ time: { ...time, vote: value } })],
    ['time.result', 0, 604800, (value) => ({ time: { ...time, result: value } })],
  ];
  it.each(numbers)('[S9] %s is a whole number from %i to %i', (rule, least, most, change) => {
    const wrong = (value: number): string[] =>
      problems({ ...dixit, ...change(value) }, 9999).filter((problem) => problem.includes(` ${rule} `));
    const problem = `not-a-whole-number ${rule} ${least} ${most}`;
    for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, Infinity])
      expect(wrong(value)).toEqual([problem]);
    for (const value of [least, most]) expect(wrong(value)).toEqual([]);
  });

  it('[S9] seats from 3 to 6', () => {
    const bounds = (rule: string): string => `not-a-whole-number ${rule} 3 6`;
    expect(problems({ ...dixit, seats: { least: 2, most: 6 } })).toEqual([bounds('seats.least')]);
    expect(problems({ ...dixit, seats: { least: 3, most: 7 } })).toEqual([bounds('seats.most')]);
  });

  it('[S9] all that is wrong is named, not only the first', () => {
    expect(problems({ ...dixit, rounds: 0, grace: -1 }, 10, 4)).toHaveLength(3);
  });

  it('[S11] bad rules are refused already when the owner chooses them', () => {
    const each = lobby({ seats: 4 });
    const decks = [{ id: 'small', cards: 27 }];
    expect(each.refuses({ type: 'changeRules', by: 'ana', rules: dixit, decks })).toEqual({
      code: 'bad-rules',
      problem: { problem: 'too-few-cards', cards: 27, seats: 4, need: 28 },
    });
    each.does({ type: 'changeRules', by: 'ana', rules: imaginarium, decks: [{ id: 'small', cards: 28 }] });
    expect(each.state.rules).toEqual(imaginarium);
    expect(each.state.decks).toEqual([{ id: 'small', cards: 28 }]);
  });

  it('[S11] before anybody sits, rules are judged for the least number of seats', () => {
    const each = lobby({ seats: 1 });
    each.does({ type: 'changeRules', by: 'ana', rules: dixit, decks: [{ id: 'small', cards: 26 }] });
    expect(
      each.refuses({ type: 'changeRules', by: 'ana', rules: dixit, decks: [{ id: 'small', cards: 25 }] }),
    ).toMatchObject({ problem: { need: 26 } });
  });
});
