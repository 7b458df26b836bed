import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/decide.ts';
import { PRESETS } from '../../src/rules.ts';
import { sharing } from '../../src/shared.ts';

const opened = (rules = structuredClone(PRESETS.dixit)) =>
  newGame(rules, { game: 'g', seed: 's', decks: [{ id: 'd', cards: 84 }], owner: 'p0' }).state;

describe('what reads the same', () => {
  it('is one value at all tables: their rules, and their decks', () => {
    const [one, other] = [opened(), opened()];
    expect(other.rules).toBe(one.rules);
    expect(other.decks).toBe(one.decks);
    expect(one.rules).toEqual(PRESETS.dixit);
  });

  it('is not what reads otherwise', () => {
    const other = { ...PRESETS.dixit, rounds: 7 };
    expect(opened(other).rules).toEqual(other);
    expect(opened().rules.rounds).toBe(PRESETS.dixit.rounds);
  });

  it('is let go when a hundred others came after it, and not before', () => {
    const shared = sharing<readonly number[]>();
    const first = shared([0]);
    for (let other = 1; other < 100; other += 1) shared([other]);
    expect(shared([0])).toBe(first);
    shared([100]);
    expect(shared([0])).not.toBe(first);
  });
});
