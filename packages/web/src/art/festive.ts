/** What each rabbit wears on the board of the New Year, drawn over it in the same box; told apart by shape first. */
import type { Colour } from '@fabula/engine/model.ts';
import { outlined } from './rabbits.ts';

const FUR = '#fbf6ea';
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const HATS: Readonly<Record<Colour, string>> = {
  // A knitted cap with its bobble.
  vermilion:
    path('M37 58C38 34 51 28 60 28C69 28 82 34 83 58Z', '#2b7a86') +
    path('M35 52C48 60 72 60 85 52L87 62C72 70 48 70 33 62Z', FUR) +
    dot(60, 25, 8, FUR),
  // A paper crown.
  ochre:
    path('M38 60L33 32L47 44L60 26L73 44L87 32L82 60C70 66 50 66 38 60Z', '#c0392b') + dot(60, 50, 4, FUR),
  // A wreath of fir with berries.
  moss:
    path(
      'M32 58L36 50L31 46L41 45L42 37L50 43L56 35L61 43L69 36L71 44L80 39L79 47L90 49L84 54L89 61C76 70 44 70 32 58Z',
      '#1f5b3a',
    ) +
    dot(43, 54, 3.6, '#d8402f') +
    dot(60, 51, 3.6, '#d8402f') +
    dot(77, 55, 3.6, '#d8402f'),
  // A fur hat with its flaps down.
  sky:
    path('M36 56C34 36 46 30 60 30C74 30 86 36 84 56Z', '#7a4b22') +
    path(
      'M32 50C44 44 76 44 88 50L91 84C84 88 80 84 80 78L79 62C66 58 54 58 41 62L40 78C40 84 36 88 29 84Z',
      '#a0703c',
    ),
  // A star on a bow.
  plum:
    path('M34 58C46 50 74 50 86 58L86 64C74 57 46 57 34 64Z', '#e8c06a') +
    path('M60 18L65 31L79 32L68 41L72 54L60 46L48 54L52 41L41 32L55 31Z', '#ffd35c'),
  // Half a mandarin, leaf and all.
  bone:
    path('M35 58C35 40 46 31 60 31C74 31 85 40 85 58C70 65 50 65 35 58Z', '#e8722c') +
    path('M60 32C60 24 68 18 78 20C77 29 70 34 60 32Z', '#3d7a3a'),
};

/** The inside of an SVG. */
export const hatOf = (colour: Colour): string => outlined(HATS[colour]);
