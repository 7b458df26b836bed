/** Whoever lingers keeps the result before them, and goes on alone. */
import type { View } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import { lookedAt, resultId } from '../src/game/linger.ts';
import { mayGoOn } from '../src/game/seen.ts';
import { seen } from './table.ts';

const inResult = (change: Partial<View> = {}) =>
  seen({ phase: 'result', round: 3, waiting: [0, 2], ...change });
const inNext = (change: Partial<View> = {}) => seen({ phase: 'tell', round: 4, waiting: [2], ...change });

describe('a result', () => {
  it('lies open while it is the table’s', () => {
    const now = inResult();
    expect(lookedAt(null, '', now)).toBe(now);
    expect(lookedAt(inResult({ round: 2 }), '', now)).toBe(now);
    expect(lookedAt(now, resultId(now), now)).toBe(now);
  });

  it('stays open over the next round, and over the last page, until one goes on', () => {
    const before = inResult();
    for (const now of [inNext(), inNext({ phase: 'vote' }), seen({ phase: 'over', round: 3 })]) {
      const open = lookedAt(before, '', now);
      expect(open?.view).toMatchObject({ phase: 'result', round: 3 });
      expect(lookedAt(open, '', now)?.view).toMatchObject({ phase: 'result', round: 3 });
      expect(lookedAt(open, resultId(before), now)).toBeNull();
    }
  });

  it('whoever was ready goes with the table', () => {
    const before = inResult();
    expect(lookedAt(before, resultId(before), inNext())).toBeNull();
  });

  it('shows who is there and what the clock says now, and waits for nobody any more', () => {
    const people = inNext().view.people.map((person) => ({ ...person, presence: 'away' as const }));
    const open = lookedAt(inResult(), '', inNext({ people, deadline: 77, scores: [9, 9, 9, 9] }));
    expect(open?.view).toMatchObject({ people, deadline: 77, waiting: [], scores: [0, 0, 0, 0] });
  });

  it('is not held open for who comes later, nor into another game', () => {
    expect(lookedAt(null, '', inNext())).toBeNull();
    expect(lookedAt(inResult(), '', seen({ game: 'next', phase: 'lobby' }))).toBeNull();
  });

  it('gives way to the next one', () => {
    const open = lookedAt(inResult(), '', inNext());
    const next = inResult({ round: 4 });
    expect(lookedAt(open, '', next)).toBe(next);
  });
});

describe('going on for all', () => {
  it('is the owner’s and the next storyteller’s', () => {
    const may = [0, 1, 2, 3].map((seat) =>
      mayGoOn(seen({ phase: 'result', storyteller: 1, seat }, ['ana', 'tom', 'leo', 'yuki'][seat] ?? null)),
    );
    expect(may).toEqual([true, false, true, false]);
    expect(mayGoOn(seen({ phase: 'result', seat: null }, 'ana'))).toBe(true);
    expect(mayGoOn(seen({ phase: 'result', seat: null }, 'guest'))).toBe(false);
  });
});
