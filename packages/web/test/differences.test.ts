import { bookOf, differenceOf, seatsOf } from '@fabula/engine/rule-book.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { SEAT_COUNTS } from '../../engine/test/kit/table.ts';
import { GAMES } from '../src/game/presets.ts';

describe('house rules are named by what differs', () => {
  const ids = (rules: Rules): string[] => differenceOf(rules).lines.map(({ statement }) => statement.id);

  it('a game by the book differs in nothing', () => {
    for (const name of ['dixit', 'imaginarium'] as const)
      expect(differenceOf(PRESETS[name])).toEqual({ like: name, lines: [] });
  });

  it('the games known by name', () => {
    expect(ids(GAMES.short)).toEqual(['first.random', 'end.rounds']);
    expect(ids(GAMES.song)).toEqual(['ways']);
    expect(differenceOf(GAMES.pairs).like).toBe('imaginarium');
    expect(ids(GAMES.pairs)).toEqual(['pairs']);
  });

  it('what holds for some numbers of seats only is named with them', () => {
    const rules = { ...PRESETS.dixit, give: { 3: 2, 4: 1, 5: 2, 6: 2 } };
    expect(differenceOf(rules).lines.map(({ seats, statement }) => [statement.numbers, seats])).toEqual([
      [{ n: 2 }, [5, 6]],
    ]);
  });

  it('what is missing is named too', () => {
    const track = { ...PRESETS.imaginarium.track, special: {} };
    expect(ids({ ...PRESETS.imaginarium, track })).toEqual(['special.none']);
  });

  /** Every number and switch, changed by itself. */
  const CHANGES: Record<keyof Rules, (rules: Rules) => Partial<Rules>[]> = {
    seats: () => [{ seats: { least: 4, most: 6 } }, { seats: { least: 3, most: 5 } }],
    cards: () => [{ cards: 70 }, { cards: null }],
    hand: ({ hand }) => SEAT_COUNTS.map((seats) => ({ hand: { ...hand, [seats]: 8 } })),
    give: ({ give }) => SEAT_COUNTS.map((seats) => ({ give: { ...give, [seats]: 3 } })),
    scoring: ({ scoring }) => [
      { scoring: { ...scoring, all: { ...scoring.all, storyteller: 7 } } },
      { scoring: { ...scoring, all: { ...scoring.all, finder: 7 } } },
      { scoring: { ...scoring, nobody: { ...scoring.nobody, storyteller: 7 } } },
      { scoring: { ...scoring, nobody: { ...scoring.nobody, guesser: 7 } } },
      { scoring: { ...scoring, some: { ...scoring.some, storyteller: 7 } } },
      { scoring: { ...scoring, some: { ...scoring.some, finder: 7 } } },
      { scoring: { ...scoring, soleFinder: { when: 'always', points: 4 } } },
      { scoring: { ...scoring, soleFinder: { when: 'three-seats', points: 7 } } },
      { scoring: { ...scoring, decoyVote: 7 } },
      { scoring: { ...scoring, finderVote: 7 } },
    ],
    track: ({ track }) => [
      { track: { ...track, start: 2 } },
      { track: { ...track, finish: 40 } },
      { track: { ...track, special: { ...track.special, 5: 'story' } } },
    ],
    deckOut: ({ deckOut }) => [{ deckOut: deckOut === 'ends' ? 'reshuffle' : 'ends', rounds: 9 }],
    rounds: () => [{ rounds: 7 }],
    tie: () => [{ tie: 'furthest', track: PRESETS.imaginarium.track }],
    firstStoryteller: () => [{ firstStoryteller: 2 }],
    constraints: () => [{ constraints: 'remind', permanent: 'question' }],
    permanent: () => [{ permanent: 'story' }],
    cellAlone: () => [{ cellAlone: true, permanent: 'story', track: PRESETS.imaginarium.track }],
    clues: ({ clues }) => Object.keys(clues).map((kind) => ({ clues: { ...clues, [kind]: false } })),
    pairs: () => [{ pairs: true }],
    time: ({ time }) => Object.keys(time).map((phase) => ({ time: { ...time, [phase]: 77 } })),
    grace: () => [{ grace: 77 }],
    standIns: () => [{ standIns: false }],
    lateSeats: () => [{ lateSeats: false }],
    unseenFirst: () => [{ unseenFirst: false }],
  };

  it.each(Object.keys(CHANGES) as (keyof Rules)[])('whatever is changed is told: %s', (rule) => {
    for (const preset of [PRESETS.dixit, PRESETS.imaginarium])
      for (const change of CHANGES[rule](preset)) {
        const changed = { ...preset, ...change };
        const without = { ...changed, [rule]: preset[rule] };
        const book = (rules: Rules): string => JSON.stringify(bookOf(rules, seatsOf(rules)));
        expect(book(changed), JSON.stringify(change)).not.toBe(book(without));
        expect(ids(changed)).not.toEqual([]);
      }
  });
});
