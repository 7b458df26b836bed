import { describe, expect, it } from 'vitest';
import { file, run } from './command.ts';

const yura = {
  preset: 'dixit',
  seats: ['Yura', 'Timur', 'Lena', 'Kolya', 'Masha'],
  storyteller: 'Yura',
  row: { 1: 'Lena', 2: 'Kolya', 3: 'Timur', 4: 'Yura', 5: 'Masha' },
  votes: { Lena: 4, Timur: 1, Masha: 1, Kolya: 3 },
};
const three = {
  preset: 'dixit',
  seats: ['A', 'B', 'C'],
  storyteller: 'B',
  row: { 1: 'A', 2: 'C', 3: 'B', 4: 'A', 5: 'C' },
  votes: { A: 3, C: 1 },
};

describe('npm run referee', () => {
  it('[X1] scores the book’s example and explains every point', () => {
    const { code, out } = run('referee', file(yura));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      points: { Yura: 3, Timur: 1, Lena: 5, Kolya: 0, Masha: 0 },
      reasons: {
        Yura: ['some found the card, not all +3'],
        Timur: ['fooled one +1'],
        Lena: ['found it +3', 'fooled two +2'],
        Kolya: [],
        Masha: [],
      },
      nextStoryteller: 'Timur',
    });
  });

  it('[X2] scores the Imaginarium example: storyteller 3 + 3', () => {
    const round = {
      preset: 'imaginarium',
      seats: ['green', 'red', 'blue', 'white', 'yellow', 'orange'],
      storyteller: 'green',
      row: { 1: 'white', 2: 'green', 3: 'yellow', 4: 'orange', 5: 'red', 6: 'blue' },
      votes: { red: 2, blue: 2, white: 2, yellow: 5, orange: 6 },
    };
    const { out } = run('referee', file(round));
    expect((JSON.parse(out) as { points: unknown }).points).toEqual({
      green: 6,
      red: 4,
      blue: 4,
      white: 3,
      yellow: 0,
      orange: 0,
    });
  });

  it('[D12] [V2] knows the sole finder at three seats, and the option', () => {
    const rounds = [
      three,
      { ...three, options: { soleFinder: 'never' } },
      { ...yura, options: { soleFinder: 'always' } },
      { ...three, preset: 'imaginarium' },
    ];
    const { out } = run('referee', file(rounds));
    expect((JSON.parse(out) as { points: unknown }[]).map(({ points }) => points)).toEqual([
      { A: 5, B: 4, C: 0 },
      { A: 4, B: 3, C: 0 },
      { Yura: 4, Timur: 1, Lena: 6, Kolya: 0, Masha: 0 },
      { A: 4, B: 4, C: 0 },
    ]);
  });

  it('scores by house rules, and counts the fooled, not their points', () => {
    const options = {
      soleFinder: 'always',
      scoring: { all: { storyteller: 1 }, some: { finder: 2 }, soleFinder: { points: 7 }, decoyVote: 3 },
    };
    const all = { ...yura, options, votes: { Lena: 4, Timur: 4, Masha: 4, Kolya: 4 } };
    const { out } = run('referee', file([{ ...yura, options }, all]));
    expect(JSON.parse(out)).toMatchObject([
      {
        points: { Yura: 7, Timur: 3, Lena: 13, Kolya: 0, Masha: 0 },
        reasons: { Lena: ['found it +7', 'fooled two +6'], Timur: ['fooled one +3'] },
      },
      { points: { Yura: 1, Lena: 2 }, reasons: { Yura: ['all found the card +1'] } },
    ]);
    const two = {
      ...three,
      seats: ['A', 'B', 'C', 'D'],
      row: { 1: 'A', 2: 'C', 3: 'B', 4: 'D', 5: 'A', 6: 'C', 7: 'D' },
      votes: { A: 3, C: 1, D: 3 },
    };
    const given = run('referee', file({ ...two, options: { give: { 4: 2 } } }));
    expect(JSON.parse(given.out)).toMatchObject({ points: { A: 4, B: 3, C: 0, D: 3 } });
  });

  const illegal: [string, unknown, RegExp][] = [
    ['a self-vote', { ...yura, votes: { ...yura.votes, Lena: 1 } }, /"Lena" votes for a card of their own/],
    [
      'a self-vote for the second card of three seats',
      { ...three, votes: { A: 4, C: 3 } },
      /"A" votes for a card/,
    ],
    [
      'a storyteller who votes',
      { ...yura, votes: { ...yura.votes, Yura: 1 } },
      /storyteller "Yura" must not vote/,
    ],
    ['a missing vote', { ...yura, votes: { Lena: 4, Timur: 1, Masha: 1 } }, /vote of "Kolya" is missing/],
    [
      'a vote of a stranger',
      { ...yura, votes: { ...yura.votes, Zoya: 1 } },
      /"Zoya", who is not one of the seats/,
    ],
    ['a vote for no card', { ...yura, votes: { ...yura.votes, Lena: 6 } }, /a number of the row, 1 to 5/],
    ['a vote for half a card', { ...yura, votes: { ...yura.votes, Lena: 1.5 } }, /a number of the row/],
    ['a vote as text', { ...yura, votes: { ...yura.votes, Lena: '4' } }, /a number of the row/],
    [
      'a repeated seat',
      { ...yura, seats: ['Yura', 'Timur', 'Lena', 'Lena', 'Masha'] },
      /"Lena" appears twice/,
    ],
    [
      'an unknown seat in the row',
      { ...yura, row: { ...yura.row, 2: 'Zoya' } },
      /"Zoya" is not one of the seats/,
    ],
    [
      'a seat with two cards',
      { ...yura, row: { ...yura.row, 2: 'Timur' } },
      /"Timur" has 2 cards in the row instead of 1/,
    ],
    [
      'too few cards',
      { ...yura, row: { 1: 'Lena', 2: 'Kolya', 3: 'Timur', 4: 'Yura' } },
      /4 cards in the row/,
    ],
    ['too many cards', { ...yura, row: { ...yura.row, 6: 'Lena' } }, /6 cards in the row/],
    [
      'three seats with one card each',
      { ...three, row: { 1: 'A', 2: 'B', 3: 'C' } },
      /with 3 seats there are 5/,
    ],
    [
      'a gap in the numbers',
      { ...yura, row: { 1: 'Lena', 2: 'Kolya', 3: 'Timur', 4: 'Yura', 6: 'Masha' } },
      /card 5 is missing/,
    ],
    ['two seats', { ...yura, seats: ['Yura', 'Timur'] }, /2 seats: there must be 3 to 6/],
    ['seven seats', { ...yura, seats: ['1', '2', '3', '4', '5', '6', '7'] }, /7 seats/],
    [
      'an unknown storyteller',
      { ...yura, storyteller: 'Zoya' },
      /storyteller "Zoya" is not one of the seats/,
    ],
    ['no storyteller', { ...yura, storyteller: undefined }, /storyteller must be one of the seats/],
    ['an unknown preset', { ...yura, preset: 'chess' }, /"preset" must be/],
    ['an unknown option', { ...yura, options: { sole: 'always' } }, /no option "sole"/],
    [
      'a strange value of an option',
      { ...yura, options: { soleFinder: true } },
      /"soleFinder" must be one of/,
    ],
    [
      'points that are no number',
      { ...yura, options: { scoring: { all: { finder: 'two' } } } },
      /"scoring.all.finder" must be a whole number from 0 to 20/,
    ],
    ['points for nothing', { ...yura, options: { scoring: { draw: 1 } } }, /there is no "scoring.draw"/],
    [
      'points in the wrong place',
      { ...yura, options: { scoring: { all: 2 } } },
      /"scoring.all" must be an object/,
    ],
    ['no round at all', 7, /must be an object/],
    [
      'a seat that votes twice',
      JSON.stringify(yura).replace('"Lena":4', '"Lena":3,"Lena":4'),
      /"Lena" appears twice in one object/,
    ],
    ['text that is not JSON', '{"preset":', /is not JSON/],
  ];

  it.each(illegal)('refuses %s in one clear line', (_, input, why) => {
    const { code, out, err } = run('referee', file(input));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(why);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('names the round of an array, and prints nothing for the others', () => {
    const { code, out, err } = run('referee', file([yura, three, { ...three, votes: { A: 3 } }]));
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: 'round 3: the vote of "C" is missing\n' });
  });

  it('refuses a file that is not there', () => {
    expect(run('referee', '/nowhere.json')).toMatchObject({ code: 2, out: '' });
    expect(run('referee').err).toMatch(/^usage: /);
  });
});
