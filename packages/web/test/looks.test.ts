/** The rabbits of a table: more than anybody needs, and no two alike. */
import { COLOURS } from '@fabula/engine/model.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarFor, lookIn, looksOf, PATTERNS, THINGS, usualLook } from '../src/art/looks.ts';
import { drawn } from '../src/art/rabbits.ts';

const ALL = COLOURS.flatMap((colour) =>
  PATTERNS.flatMap((pattern) => THINGS.map((thing) => ({ colour, pattern, thing }))),
);
const AVATARS = [
  undefined,
  'rabbit',
  ...COLOURS,
  ...PATTERNS.flatMap((pattern) => THINGS.map((thing) => avatarFor({ pattern, thing }))),
];

describe('rabbits', () => {
  it('there are at least 200 to choose from, each drawn otherwise', () => {
    const all = ALL.map(({ colour, ...look }) => drawn(colour, look));
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all).size).toBe(all.length);
  });

  it('what is chosen can be written and read; what was written before, or comes later, says nothing', () => {
    for (const { pattern, thing } of ALL)
      expect(lookIn(avatarFor({ pattern, thing }))).toEqual({ pattern, thing });
    for (const avatar of [
      undefined,
      'rabbit',
      'sky',
      'r2-',
      'r2-plain-spoon',
      'r2-wool-key',
      'r3-plain-key',
      'r2-plain-key-x',
    ])
      expect(lookIn(avatar)).toBeNull();
    expect(AVATARS.every((avatar) => avatar === undefined || /^[a-z0-9-]{1,40}$/.test(avatar))).toBe(true);
  });

  it('who has chosen nothing looks as rabbits always did', () => {
    const pieces = COLOURS.map((colour) => ({ colour, avatar: 'moss' }));
    expect(looksOf(pieces)).toEqual(Object.fromEntries(COLOURS.map((colour) => [colour, usualLook(colour)])));
  });

  it('six of any table: no two share both the thing and the pattern, and nobody is denied what was free', () => {
    const six = fc.array(fc.constantFrom(...AVATARS), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(six, fc.shuffledSubarray([...COLOURS], { minLength: 6 }), (avatars, colours) => {
        const pieces = colours.map((colour, seat) => ({ colour, avatar: avatars[seat] }));
        const looks = looksOf(pieces);
        const worn = colours.map((colour) => looks[colour] ?? usualLook(colour));
        expect(new Set(worn.map(avatarFor)).size).toBe(6);
        pieces.forEach(({ avatar }, seat) => {
          const isFirst = avatars.indexOf(avatar) === seat;
          if (isFirst && lookIn(avatar)) expect(avatarFor(worn[seat] ?? usualLook('sky'))).toBe(avatar);
        });
      }),
    );
  });
});
