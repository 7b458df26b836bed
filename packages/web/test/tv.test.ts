/** A clue of any length and the pictures share a television. */
import { describe, expect, it } from 'vitest';
import { companyRoom, fitClue, pictureWidth } from '../src/screens/tv/fit.ts';

const WIDE = 1728;
const poem = (lines: number): string =>
  Array.from({ length: lines }, (_, i) => `Строка ${i + 1}: снег идёт над тёплым городком`).join('\n');

describe('a clue on the television', () => {
  it('a word is large, a sentence smaller, a poem stands in two columns', () => {
    expect(fitClue('Snow', WIDE, 240)).toEqual({ size: 80, columns: 1 });
    expect(fitClue('x'.repeat(80), WIDE, 240)).toEqual({ size: 62, columns: 1 });
    expect(fitClue(poem(4), WIDE, 240)).toEqual({ size: 44, columns: 1 });
    expect(fitClue(poem(12), WIDE, 240)).toEqual({ size: 34, columns: 2 });
  });

  it('twelve lines keep above the track, and 2,000 characters find a place', () => {
    const { size, columns } = fitClue(poem(12), 1305, 190);
    expect([size, columns]).toEqual([27, 2]);
    expect((12 / columns) * size * 1.16).toBeLessThan(190);
    expect(fitClue('снег '.repeat(400), WIDE, 260).size).toBe(20);
  });

  it('pictures give way to a long clue and to names of several lines, and to nothing else', () => {
    for (const count of [3, 4, 5, 6, 7, 9, 12]) {
      const usual = { top: 204, tall: 1080, company: companyRoom(145) };
      const wide = pictureWidth(count, usual, 340);
      for (const pressed of [
        { ...usual, top: 345 },
        { ...usual, company: companyRoom(220) },
      ]) {
        const narrow = pictureWidth(count, pressed, 340);
        expect(narrow).toBeLessThanOrEqual(wide);
        const rows = count > 7 ? 2 : 1;
        expect(pressed.top + rows * (narrow * 1.5 + 74) + (rows - 1) * 26).toBeLessThanOrEqual(
          1080 * 0.95 - pressed.company - 59 + 1e-6,
        );
      }
    }
    expect(pictureWidth(4, { top: 204, tall: 1080, company: companyRoom(145) }, 340)).toBe(340);
  });
});
