import { bookOf, differenceOf, seatsOf } from '@fabula/engine/rule-book.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/game/presets.ts';
import { CHANGES } from './changes.ts';

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
