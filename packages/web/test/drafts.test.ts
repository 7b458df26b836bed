/** What is being chosen: kept on the device, and told to the table. */
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import { shelf } from './page.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Messenger } from '../src/game/draft.svelte.ts';
import { draftFor, dropDraft, keepDraft } from '../src/net/drafts.ts';

const at = (game: string, round = 1, phase: 'tell' | 'vote' = 'tell') => ({ game, round, phase });

describe('a draft on the device', () => {
  beforeEach(() => {
    for (const name of Object.keys(shelf)) shelf.removeItem(name);
  });

  it('is found again in the same phase of the same round, and in no other', () => {
    keepDraft(at('g'), { text: 'Moon' });
    expect(draftFor(at('g'))).toEqual({ text: 'Moon' });
    expect(draftFor(at('g', 2))).toBeNull();
    expect(draftFor(at('g', 1, 'vote'))).toBeNull();
    expect(draftFor(at('h'))).toBeNull();
  });

  it('is gone when it was played', () => {
    keepDraft(at('g'), 1);
    keepDraft(at('h'), 2);
    dropDraft('g');
    expect(draftFor(at('g'))).toBeNull();
    expect(draftFor(at('h'))).toBe(2);
  });

  it('is one of a game, and of few games', () => {
    for (const game of ['a', 'b', 'c', 'd', 'e']) keepDraft(at(game), game);
    keepDraft(at('e', 2), 'later');
    expect(draftFor(at('a'))).toBeNull();
    expect(draftFor(at('b'))).toBe('b');
    expect(draftFor(at('e', 2))).toBe('later');
  });
});

describe('what the table is told of it', () => {
  const vote = (number: number) => ({ game: 'g', round: 1, move: { type: 'vote', number } as const });
  const nothing = { game: 'g', round: 1, move: null };
  let said: unknown[];
  let messenger: Messenger<FieldsOf<'draft'>>;
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    messenger = new Messenger((draft) =>
      said.push(draft.move && 'number' in draft.move ? draft.move.number : null),
    );
    return () => vi.useRealTimers();
  });

  it('is the first choice at once, and then the latest, twice a second at most', () => {
    messenger.tell(vote(1), 1);
    expect(said).toEqual([1]);
    messenger.tell(vote(2), 1);
    messenger.tell(vote(3), 1);
    expect(said).toEqual([1]);
    vi.advanceTimersByTime(500);
    expect(said).toEqual([1, 3]);
  });

  it('is nothing where nothing was chosen, and that nothing is chosen any more', () => {
    messenger.tell(nothing, 1);
    expect(said).toEqual([]);
    messenger.tell(vote(1), 1);
    messenger.tell(nothing, 1);
    vi.advanceTimersByTime(500);
    expect(said).toEqual([1, null]);
  });

  it('is said once, and again to a table that was come to anew', () => {
    messenger.tell(vote(1), 1);
    vi.advanceTimersByTime(1_000);
    messenger.tell(vote(1), 1);
    expect(said).toEqual([1]);
    messenger.tell(vote(1), 2);
    expect(said).toEqual([1, 1]);
  });

  it('is not said any more when the screen is gone', () => {
    messenger.tell(vote(1), 1);
    messenger.tell(vote(2), 1);
    messenger.stop();
    vi.advanceTimersByTime(1_000);
    expect(said).toEqual([1]);
  });
});
