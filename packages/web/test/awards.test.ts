import { describe, expect, it } from 'vitest';
import { withView, type AlbumPage } from '../src/game/album.ts';
import { awardsOf } from '../src/game/awards.ts';
import { seen } from './table.ts';

const page = (round: number, storyteller: number, owners: number[], votes: (number | null)[]): AlbumPage => ({
  game: 'g',
  round,
  storyteller,
  clue: { kind: 'text', text: 'x' },
  row: owners.map((_, place) => round * 10 + place),
  seats: ['vermilion', 'ochre', 'moss', 'sky'],
  scores: [0, 0, 0, 0],
  result: { outcome: 'some', owners, votes, points: [0, 0, 0, 0], reasons: [{}, {}, {}, {}] },
});

describe('awards', () => {
  const first = page(1, 0, [0, 1, 2, 3], [null, 1, 1, 2]);
  const second = page(2, 1, [2, 0, 1, 3], [1, null, 2, 1]);
  const third = page(3, 2, [0, 1, 2, 3], [2, 3, null, 2]);

  it('best bluff: the picture of a guesser with the most votes', () => {
    expect(awardsOf([first, second]).bluff).toEqual({ seat: 2, votes: 2, round: 2, card: 20 });
  });

  it('a storyteller’s own picture is no bluff', () => {
    expect(awardsOf([page(1, 0, [0, 1, 2, 3], [null, 1, 1, 1])]).bluff).toBeNull();
  });

  it('finest clue: divided the table most evenly; all or nobody does not count', () => {
    expect(awardsOf([first, third]).split).toEqual({ seat: 0, found: 2, missed: 1, round: 1, card: 10 });
    expect(awardsOf([second]).split).toBeNull();
  });

  it('think alike: the pair with the same vote most often, at least twice', () => {
    expect(awardsOf([second, third]).alike).toEqual({ seats: [0, 3], times: 2 });
    expect(awardsOf([first]).alike).toBeNull();
  });

  it('an empty album has no awards', () => {
    expect(awardsOf([])).toEqual({ bluff: null, split: null, alike: null });
  });
});

describe('the album', () => {
  const result = {
    outcome: 'some',
    owners: [0, 1, 2, 3],
    votes: [null, 1, 1, 2],
    points: [3, 3, 3, 0],
    reasons: [{}, {}, {}, {}],
  } as const;
  const { view } = seen({
    phase: 'result',
    round: 1,
    storyteller: 0,
    clue: { kind: 'text', text: 'x' },
    row: [1, 2, 3, 4],
    result,
  });

  it('gets one page a round, however often the result is seen', () => {
    const album = withView(withView([], view), { ...view, result: { ...result } });
    expect(album.map(({ round }) => round)).toEqual([1]);
    expect(withView(album, { ...view, round: 2 }).map(({ round }) => round)).toEqual([1, 2]);
  });

  it('nothing is written before the result', () => {
    expect(withView([], { ...view, result: null })).toEqual([]);
  });
});
