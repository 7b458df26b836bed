/** The style sheet of the fonts names a file for every letter, and one only. What is in the files, e2e/letters.spec.ts sees. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { ALPHABETS } from './letters.ts';

const SHEET = new URL('../src/styles/fonts.css', import.meta.url);
const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const faces: Face[] = [...readFileSync(SHEET, 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, body = '']) => {
    const said = (name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? '';
    return {
      family: said('font-family').replaceAll("'", ''),
      style: said('font-style'),
      weight: said('font-weight'),
      file: /url\('([^']+)'\)/.exec(body)?.[1] ?? '',
      ranges: said('unicode-range')
        .split(/,\s*/)
        .map((range) => {
          const [first = 0, last = first] = range
            .slice(2)
            .split('-')
            .map((code) => parseInt(code, 16));
          return [first, last] as const;
        }),
    };
  },
);
const has = ({ ranges }: Face, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
};
/** What texts are set in: a family, a style and a weight. */
const SET_IN = [
  ['Alegreya', 'normal', 700],
  ['Alegreya', 'normal', 800],
  ['Alegreya', 'italic', 500],
  ['Alegreya', 'italic', 600],
  ['Alegreya SC', 'normal', 500],
  ['Alegreya Sans', 'normal', 400],
  ['Alegreya Sans', 'normal', 500],
  ['Alegreya Sans', 'normal', 700],
] as const;

describe('fonts', () => {
  it.each(SET_IN)('%s %s %i: every letter of a name has a file, and one', (family, style, weight) => {
    const mine = faces.filter(
      (face) => face.family === family && face.style === style && face.weight === String(weight),
    );
    const plain = 'AZaz09АЯаяЁё“”«»—…';
    for (const [alphabet, letters] of Object.entries({ plain, ...ALPHABETS }))
      for (const letter of letters)
        expect(
          mine.filter((face) => has(face, letter)),
          `${alphabet} ${letter}`,
        ).toHaveLength(1);
  });

  it('every file is there', () => {
    for (const { file } of faces)
      expect(existsSync(file.startsWith('.') ? new URL(file, SHEET) : require.resolve(file)), file).toBe(
        true,
      );
  });
});
