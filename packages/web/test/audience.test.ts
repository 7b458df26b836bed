/** What those who look on guessed, as a page tells it. */
import './page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AlbumPage } from '../src/game/album.ts';
import { audienceWords, forget, guessesOn, hear, myGuess } from '../src/game/audience.svelte.ts';
import { speak } from '../src/i18n/i18n.svelte.ts';
import { dropDraft, keepDraft } from '../src/net/drafts.ts';
import { seen } from './table.ts';

/** The storyteller's is the second of three. */
const page = (round = 1, game = 'g'): AlbumPage => ({
  game,
  round,
  storyteller: 0,
  clue: { kind: 'text', text: 'Moon' },
  row: [7, 8, 9],
  result: { outcome: 'some', owners: [1, 0, 2], votes: [null, 2, 1], points: [], reasons: [] },
  seats: ['vermilion', 'ochre', 'moss'],
  scores: [],
});
const counted = (votes: readonly number[], round = 1, game = 'g') => ({ game, round, votes });

describe('what the audience guessed', () => {
  beforeEach(() => forget());

  it('is said of the storyteller’s picture, and counted at each', async () => {
    hear(counted([1, 4, 1]));
    await speak('en');
    expect(audienceWords(page())).toBe('4 of 6 in the audience found it');
    await speak('ru');
    expect(audienceWords(page())).toBe('Зрители: отгадали 4 из 6');
    expect([1, 2, 3, 4].map((number) => guessesOn(page(), number))).toEqual([1, 4, 1, 0]);
  });

  it('is nothing where nobody guessed, or in another round or game', () => {
    expect(audienceWords(page())).toBe('');
    hear(counted([1, 4, 1]));
    expect(audienceWords(page(2))).toBe('');
    expect(audienceWords(page(1, 'h'))).toBe('');
  });

  it('stays for whoever still looks at an earlier result, and is mended by a fuller count', () => {
    hear(counted([1, 0, 0]));
    hear(counted([0, 0, 2], 2));
    hear(counted([1, 1, 0]));
    expect(guessesOn(page(), 2)).toBe(1);
    expect(guessesOn(page(2), 3)).toBe(2);
    hear(counted([3, 0, 0], 1, 'h'));
    expect(audienceWords(page())).toBe('');
    expect(guessesOn(page(1, 'h'), 1)).toBe(3);
  });

  it('one’s own is remembered of those who look on, not of those who play', () => {
    keepDraft({ game: 'g', round: 1, phase: 'vote' }, 3);
    expect(myGuess(seen({ seat: null }), page())).toBe(3);
    expect(myGuess(seen({ seat: 1 }), page())).toBeNull();
    expect(myGuess(seen({ seat: null }), page(2))).toBeNull();
    dropDraft('g');
  });
});
