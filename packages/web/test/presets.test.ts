import { checkRules } from '@fabula/engine/rules-check.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySetting } from '../../engine/test/kit/games.ts';
import { runs } from '../../engine/test/kit/play.ts';
import { decksAfter, GAME_NAMES, GAMES, inBox, nameOfRules, outOfBox } from '../src/game/presets.ts';
import { rulesFromText, rulesToText } from '../src/game/rules-link.ts';

describe('games by name', () => {
  it('with a real box they keep their names, whatever number of cards is in it, and come back as they were', () => {
    // There whoever comes may share a seat, so the game in pairs has no name of its own.
    for (const name of GAME_NAMES.filter((each) => each !== 'pairs')) {
      const boxed = inBox(GAMES[name], 70);
      expect(nameOfRules(boxed)).toBe(name);
      expect(outOfBox(boxed)).toEqual(GAMES[name]);
      expect([3, 6].flatMap((seats) => checkRules(boxed, 70, seats))).toEqual([]);
    }
    const house = inBox({ ...PRESETS.dixit, rounds: 3 });
    expect(nameOfRules(house)).toBeNull();
    expect(outOfBox(house)).toEqual({ ...PRESETS.dixit, rounds: 3 });
  });

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

describe('the decks of a game', () => {
  const onOffer = [
    { id: 'dream', name: 'Dream', cards: 84, usualFor: ['dixit' as const] },
    { id: 'new-year', name: 'New Year', cards: 64, usualFor: ['imaginarium' as const] },
  ];
  const { dixit, imaginarium, pairs, short } = GAMES;

  it('each game brings its own', () => {
    expect(decksAfter(imaginarium, { rules: dixit, decks: ['dream'] }, onOffer)).toEqual(['new-year']);
    expect(decksAfter(pairs, { rules: short, decks: ['dream'] }, onOffer)).toEqual(['new-year']);
    expect(decksAfter(dixit, { rules: imaginarium, decks: ['new-year'] }, onOffer)).toEqual(['dream']);
  });

  it('what people have chosen stays', () => {
    const both = { rules: dixit, decks: ['dream', 'new-year'] };
    expect(decksAfter(imaginarium, both, onOffer)).toEqual(['dream', 'new-year']);
    expect(decksAfter(imaginarium, { rules: dixit, decks: ['new-year'] }, onOffer)).toEqual(['new-year']);
    expect(decksAfter(short, { rules: imaginarium, decks: ['dream'] }, onOffer)).toEqual(['dream']);
  });

  it('a deck for every game stays too, and so does any where none is usual', () => {
    const one = [{ id: 'own', name: 'Own', cards: 90, usualFor: ['dixit', 'imaginarium'] as const }];
    const own = { rules: dixit, decks: ['own'] };
    expect(decksAfter(imaginarium, own, one)).toEqual(['own']);
    expect(decksAfter(imaginarium, own, [])).toEqual(['own']);
  });
});

describe('rules in a link', () => {
  const encoded = (value: unknown): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

  it('come back as they were', () => {
    for (const name of GAME_NAMES) expect(rulesFromText(rulesToText(GAMES[name]))).toEqual(GAMES[name]);
    fc.assert(
      fc.property(anySetting, ({ preset = 'dixit', rules }) => {
        const house = { ...PRESETS[preset], ...rules };
        expect(rulesFromText(rulesToText(house))).toEqual(house);
      }),
      runs(100),
    );
  });

  it('a game by the book makes a short one', () => {
    expect(rulesToText(PRESETS.imaginarium)).toBe('imaginarium');
    expect(rulesFromText('dixit')).toEqual(PRESETS.dixit);
    expect(rulesToText(GAMES.short).length).toBeLessThan(120);
  });

  it('of before, with whole rules in the words of then, still open', () => {
    const { cards: _, cellAlone: __, clues: ___, unseenFirst: ____, ...since } = PRESETS.dixit;
    const { ownWords: _____, paper: ______, swapOnce: _______, ...then } = since;
    expect(rulesFromText(encoded({ ...then, performance: 'required' }))).toEqual({
      ...PRESETS.dixit,
      cards: null,
      cellAlone: true,
      clues: GAMES.song.clues,
    });
  });

  it('that nobody could play by are no rules: no link stops a page', () => {
    const hostile = [
      { seats: { least: 3, most: 20_000 } },
      { seats: { least: 6, most: 3 } },
      { give: { ...PRESETS.dixit.give, 5: 1_000_000 } },
      { give: { ...PRESETS.dixit.give, 5: -1 } },
      { rounds: -3 },
      { hand: { ...PRESETS.dixit.hand, 3: 99 } },
      { clues: Object.fromEntries(Object.keys(PRESETS.dixit.clues).map((way) => [way, false])) },
    ];
    for (const part of hostile) expect(rulesFromText(encoded({ like: 'dixit', ...part }))).toBeNull();
    for (const name of ['toString', 'constructor', '__proto__']) expect(rulesFromText(name)).toBeNull();
  });

  it('a broken link is no rules', () => {
    const broken = ['', 'x', '!!!', encoded({ hand: 7 }), btoa('[]x'), encoded([]), encoded(null)];
    const strange = [
      encoded({ like: 'chess' }),
      encoded({ like: 'dixit', rounds: 'six' }),
      encoded({ like: 'dixit', scoring: null }),
      encoded({ like: 'dixit', more: 1 }),
      encoded({ like: 'dixit', track: { start: 0, finish: 30, special: { 5: '<b>' } } }),
      encoded({ like: '__proto__' }),
      'A'.repeat(9_000),
    ];
    for (const text of [...broken, ...strange]) expect(rulesFromText(text)).toBeNull();
  });
});
