/** What the special cells ask for, as small pictures that need no reading: drawn around 0 in a box of 24. */
import type { Constraint } from '@fabula/engine/rules.ts';

const INK = '#1c1a2e';
const BUBBLE =
  'M-7.5 -10.5H7.5Q10.5 -10.5 10.5 -7.5V2.5Q10.5 5.5 7.5 5.5H1L-5.5 11V5.5H-7.5Q-10.5 5.5 -10.5 2.5V-7.5Q-10.5 -10.5 -7.5 -10.5Z';
const drawn = (inner: string): string =>
  `<g stroke="${INK}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

export const CELL_ICONS: Readonly<Record<Constraint, string>> = {
  // Somebody asks.
  question: drawn(
    shape(BUBBLE, '#d9532f') +
      '<path d="M-3.4 -5.4C-3 -8 -1.2 -8.6 .2 -8.6C2.4 -8.600 3.8 -7.2 3.800 -5.500C3.8 -2.800 .3 -2.700 .2 .1" fill="none" stroke="#fff" stroke-width="2.400"/>' +
      dot(0.2, 3.2, 1.5, '#fff'),
  ),
  // Somebody says four words.
  'four-words': drawn(
    shape(BUBBLE, '#2b7a86') +
      '<path d="M-7 -6.200H-3.400M1 -6.200H7M-7 -.6H-1M3.400 -.6H7" stroke="#fff" stroke-width="2.900"/>',
  ),
  // One of us, dressed for the snow.
  person: drawn(
    '<circle cy="2.500" r="8" fill="#f6c9a2"/>' +
      shape(
        'M-8.800 -.5C-8.800 -8 -4 -10 0 -10C4 -10 8.800 -8 8.800 -.5C4 -2.500 -4 -2.500 -8.800 -.5Z',
        '#a766a0',
      ) +
      '<circle cy="-10" r="2.200" fill="#fff"/>' +
      dot(-3, 2.6, 1.2, INK) +
      dot(3, 2.6, 1.2, INK) +
      '<path d="M-3 6C-1.200 7.800 1.200 7.800 3 6" fill="none"/>',
  ),
  // What is loved most of all.
  'most-of-all': drawn(
    shape(
      'M0 10C-11 2.500 -12 -3 -10 -6.500C-7.600 -10.500 -1.800 -9.500 0 -5C1.800 -9.500 7.600 -10.500 10 -6.500C12 -3 11 2.500 0 10Z',
      '#d3302f',
    ) +
      '<path d="M-7.400 -4.600C-6.800 -6.600 -5 -6.900 -4 -6.300" fill="none" stroke="#fff" stroke-width="1.900"/>',
  ),
  // A fir with its star.
  'new-year': drawn(
    shape('M-1.800 7.500H1.800V11H-1.800Z', '#7a4b22') +
      shape('M0 -8L5.500 -2H3L8 3H4.500L10 8.500H-10L-4.500 3H-8L-3 -2H-5.500Z', '#2f7d4a') +
      dot(-2, 0.6, 1.3, '#ffd35c') +
      dot(2.6, 5.4, 1.3, '#f08a5d') +
      dot(-4.2, 6, 1.3, '#fff') +
      shape(
        'M0 -12L1.300 -9.300L4.200 -9L2 -7.100L2.700 -4.300L0 -5.800L-2.700 -4.300L-2 -7.100L-4.200 -9L-1.300 -9.300Z',
        '#ffd35c',
      ),
  ),
  // A whole story.
  story: drawn(
    shape('M0 -5C-2.800 -7.200 -6.600 -7.800 -10.500 -7.200V6.800C-6.600 6.200 -2.800 6.800 0 9Z', '#fff') +
      shape('M0 -5C2.800 -7.200 6.600 -7.800 10.500 -7.200V6.800C6.600 6.200 2.800 6.800 0 9Z', '#bfe3ef') +
      '<path d="M-7.600 -3.400C-6 -3.600 -4.200 -3.300 -2.800 -2.600M-7.600 .6C-6 .4 -4.200 .7 -2.800 1.400M7.600 -3.400C6 -3.600 4.200 -3.300 2.800 -2.600M7.600 .6C6 .4 4.200 .7 2.800 1.400" fill="none" stroke-width="1.300"/>',
  ),
};
