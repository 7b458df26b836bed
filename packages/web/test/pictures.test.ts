import { describe, expect, it } from 'vitest';
import { holdDealt, isNew } from '../src/game/dealt.ts';
import { blurOf, tintOf } from '../src/net/decks.ts';

describe('until a picture has come', () => {
  /** The back of the cards: a dark blue. */
  const NIGHT = 'E+cNDQAYmHiICLeHiHeIiAh4hYT3';

  it('its one colour stands in its place', () => {
    const [, r, g, b] =
      /^linear-gradient\(rgb\((\d+),(\d+),(\d+)\), rgb\(\1,\2,\3\)\)$/.exec(tintOf(NIGHT)) ?? [];
    expect(Number(b)).toBeGreaterThan(Number(r));
    expect(Math.max(Number(r), Number(g), Number(b))).toBeLessThan(160);
  });

  it('or its blur, made once', () => {
    expect(blurOf(NIGHT)).toMatch(/^url\("data:image\/png;base64,[\w+/=]+"\)$/);
    expect(blurOf(NIGHT)).toBe(blurOf(NIGHT));
  });

  it('a deck without them shows neither', () => {
    for (const nothing of ['', '#']) expect([tintOf(nothing), blurOf(nothing)]).toEqual(['', '']);
  });
});

describe('a hand', () => {
  it('has new cards once, and others in another game', () => {
    expect(isNew('one', 7)).toBe(true);
    holdDealt('one', [7, 8]);
    expect([isNew('one', 7), isNew('one', 9), isNew('two', 7)]).toEqual([false, true, true]);
  });
});
