/** What a coat may have on it: on the body, and on the head, which is all there is to see of a rabbit in a cup. */
import type { Fur } from './furs.ts';
import type { Pattern } from './looks.ts';

interface Marks {
  readonly body: string;
  readonly head: string;
}

const soft = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const dots = (fill: string, ...places: readonly (readonly [x: number, y: number, r: number])[]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`).join('');

function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const [angle, far] = [(place * Math.PI) / 5, place % 2 === 0 ? r : r * 0.44];
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  });
  return soft(`M${points.join('L')}Z`, fill);
}

/** On a white coat only what is darker can be seen. */
const pale = ({ light, dark }: Fur): string => (light === '#ffffff' ? dark : light);

export const PATTERN_MARKS: Readonly<Record<Pattern, (fur: Fur) => Marks>> = {
  plain: () => ({ body: '', head: '' }),
  spots: ({ dark }) => ({
    body: dots(dark, [37, 117, 6.5], [34, 139, 7], [48, 104, 4.6], [82, 111, 6], [86, 132, 7], [76, 148, 5]),
    head: dots(dark, [41, 62, 5.6], [55, 57, 4], [80, 64, 6], [35, 90, 4.4], [85, 88, 4.6]),
  }),
  stripes: ({ dark }) => ({
    body: line(
      'M33 116Q41 116 44 121M29 129Q37 129 40 134M27 142Q35 142 38 147M87 116Q80 116 77 121M91 129Q84 129 81 134M93 142Q86 142 83 147',
      dark,
      6.5,
    ),
    head: line('M60 55V66M50 57V65M70 57V65M33 84H40M87 84H80', dark, 5.5),
  }),
  patch: (fur) => ({
    body: soft('M72 101C88 108 96 128 93 147C84 152 74 144 75 130C76 120 66 110 72 101Z', pale(fur)),
    head: soft('M46 62C55 62 59 70 57 79C55 89 45 92 39 86C33 79 36 62 46 62Z', pale(fur)),
  }),
  socks: ({ dark }) => ({
    body: soft(
      'M25.4 138C25.100 141 25 143 25 146Q25 154 32 154H88Q95 154 95 146C95 143 94.900 141 94.600 138C80 146 40 146 25.400 138Z',
      dark,
    ),
    head: soft(
      'M46 55C51 52.500 56 52 60 52C64 52 69 52.500 74 55C71 62 65 63 60 70C55 63 49 62 46 55Z',
      dark,
    ),
  }),
  star: (fur) => ({
    body: star(58, 134, 13, fur.light === '#ffffff' ? fur.dark : '#fbf6ea') + star(58, 134, 6, fur.coat),
    head: star(60, 63, 8, fur.light === '#ffffff' ? fur.dark : '#fbf6ea'),
  }),
};
