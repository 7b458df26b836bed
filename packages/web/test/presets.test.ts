import { checkRules } from '@fabula/engine/rules-check.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { GAME_NAMES, GAMES, nameOfRules, rulesFromText, rulesToText } from '../src/game/presets.ts';

describe('games by name', () => {
  it('each can be played with 3 to 6 seats and 84 cards', () => {
    for (const name of GAME_NAMES) {
      for (const seats of [3, 4, 5, 6])
        expect(checkRules(GAMES[name], 84, seats), `${name} ${seats}`).toEqual([]);
    }
  });

  it('rules are recognised, in whatever order their parts come', () => {
    for (const name of GAME_NAMES) expect(nameOfRules(JSON.parse(JSON.stringify(GAMES[name])))).toBe(name);
    const { seats, ...rest } = PRESETS.dixit;
    expect(nameOfRules({ ...rest, seats })).toBe('dixit');
    expect(nameOfRules({ ...PRESETS.dixit, rounds: 3 })).toBeNull();
  });
});

describe('rules in a link', () => {
  it('come back as they were', () => {
    for (const name of GAME_NAMES) expect(rulesFromText(rulesToText(GAMES[name]))).toEqual(GAMES[name]);
  });

  it('a broken link is no rules', () => {
    for (const text of ['', 'x', '!!!', btoa('{"hand":7}'), btoa('[]x')])
      expect(rulesFromText(text)).toBeNull();
  });
});
