/** Random names and secrets. What opens something is kept only as a hash. */
import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** No 0 O 1 I L: a code is read aloud and typed from a television. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A public name of something: a player, a game. It opens nothing. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Nothing else is looked up: not every store takes every letter. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** What opens a seat, or is the seed of a game: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashOf = (secret: string): string => hash('sha256', secret);

/** Takes the same time whether the first or the last letter is wrong. */
export function opens(secret: string, expectedHash: string): boolean {
  const given = Buffer.from(hashOf(secret), 'hex');
  const expected = Buffer.from(expectedHash, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
