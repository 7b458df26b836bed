/**
 * The rabbits, told apart by silhouette first (what they have with them, and their ears), then by what is on the coat, then by its
 * colour. Those of a table are drawn once, as symbols; a light rim outside and an ink line inside hold on both themes.
 */
import type { Colour } from '@fabula/engine/model.ts';
import { type Fur, FURS } from './furs.ts';
import { type Look, type Pattern, type Thing, usualLook } from './looks.ts';
import { PATTERN_MARKS } from './patterns.ts';

const INK = '#1c1a2e';
const RIM = '#fbf6ea';
const EAR = 'M43 62C31 46 28 22 35 11C38 6 45 7 48 13C55 26 57 44 56 58Z';
const EAR_IN = 'M43 50C38 38 36 24 39.5 17C44 24 48 38 49 50Z';
const LOP = 'M44 58C28 50 12 62 9 86C8 99 16 107 24 104C33 100 32 84 45 74Z';
const LOP_IN = 'M36 64C24 64 17 76 16 90C17 97 22 98 25 94C27 84 30 76 40 68Z';

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const soft = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
export const mirrored = (inner: string): string => `<g transform="matrix(-1 0 0 1 120 0)">${inner}</g>`;
const turned = (degrees: number, inner: string): string =>
  `<g transform="rotate(${degrees} 46 60)">${inner}</g>`;

/** The left ear, up or hanging. */
export const upright = ({ coat, light }: Fur, lean: number): string =>
  turned(lean, path(EAR, coat) + soft(EAR_IN, light));
export const lop = ({ coat, light }: Fur): string => path(LOP, coat) + soft(LOP_IN, light);
export const both = (ear: string): string => ear + mirrored(ear);

/** What a rabbit has on, from behind it to before it. */
export interface Dress {
  readonly back: string;
  readonly ears: string;
  readonly over: string;
  readonly front: string;
}

const DRESSES: Readonly<Record<Thing, (fur: Fur) => Dress>> = {
  scarf: (fur) => {
    const ears = both(upright(fur, -5));
    return {
      ears,
      back:
        path('M78 104C92 94 102 112 122 100L134 118C114 132 100 116 80 122Z', '#1c5a66') +
        soft('M104 108.500L109 108L113 124L107.500 123.500Z', RIM) +
        soft('M116 104L120 101.500L130 119L124.500 121.500Z', RIM),
      over:
        path('M27 95C42 108 78 108 93 95L97 110C80 125 40 125 23 110Z', '#1c5a66') +
        soft('M44 102.500L50 104L48 119.500L41.500 118Z', RIM) +
        soft('M70 104L76 102.500L78.500 118L72 119.500Z', RIM),
      front: '',
    };
  },
  teacup: (fur) => {
    const { coat } = fur;
    const ears = both(upright(fur, -20));
    return {
      ears,
      back: '',
      over: '',
      front:
        `<path d="M92 114C118 104 120 140 86 138" fill="none" stroke="${INK}" stroke-width="11"/><path d="M92 114C118 104 120 140 86 138" fill="none" stroke="#f7ead2" stroke-width="5.500"/>` +
        path('M14 147C30 143 90 143 106 147C102 156 84 158 60 158C36 158 18 156 14 147Z', '#e4cfa6') +
        path('M18 101C40 108 80 108 102 101C101 128 90 150 72 151L48 151C30 150 19 128 18 101Z', '#f7ead2') +
        soft(
          'M19.500 104C40 110 80 110 100.500 104C100.500 107 100 109 99.500 112C80 118 40 118 20.500 112C20 109 19.600 107 19.500 104Z',
          coat,
        ) +
        soft('M60 122L66 129L60 136L54 129Z', coat) +
        soft('M40 121L45 127L40 133L35 127Z', coat) +
        soft('M80 121L85 127L80 133L75 127Z', coat) +
        `<ellipse cx="42" cy="102" rx="8" ry="7" fill="${coat}"/><ellipse cx="78" cy="102" rx="8" ry="7" fill="${coat}"/>`,
    };
  },
  umbrella: (fur) => {
    const ears = both(lop(fur));
    return {
      ears,
      back: `<path d="M100 136L100 20" stroke="${INK}" stroke-width="9"/><path d="M100 136L100 20" stroke="#7a4b22" stroke-width="4"/>`,
      over: '',
      front:
        path(
          'M38 42C42 12 72 2 92 2C114 3 128 22 130 44C124 38 114 38 108 43C102 37 90 37 84 43C78 37 66 37 60 43C54 37 44 37 38 42Z',
          '#d9532f',
        ) +
        path('M84 43C78 37 66 37 60 43C62 22 74 6 92 2C88 12 84 26 84 43Z', '#f7ead2') +
        path('M108 43C108 26 104 12 92 2C114 3 128 22 130 44C124 38 114 38 108 43Z', '#a83a1c') +
        `<circle cx="100" cy="122" r="8" fill="${fur.coat}"/>`,
    };
  },
  key: (fur) => ({
    ears:
      upright(fur, -8) +
      path(
        'M64 58C63 44 68 26 79 21C93 16 108 28 110 44C111 53 102 56 97 49C93 43 88 43 85 48C82 54 80 60 78 66Z',
        fur.coat,
      ) +
      soft(
        'M94 32C102 33 106 40 105.500 46C104 49 101 48 100 45C98 40 94 38 90 38C89 35 91 32 94 32Z',
        fur.light,
      ),
    back: `<path d="M86 122L106 122" stroke="${INK}" stroke-width="12"/><path d="M86 122L106 122" stroke="${fur.dark}" stroke-width="6"/><path d="M112 104A11 11 0 1 1 112 118.500L112 125.500A11 11 0 1 1 112 140C104 138 104 128 108 122C104 116 104 106 112 104Z" fill="#7d7488"/><circle cx="119" cy="111" r="4" fill="#f7ead2"/><circle cx="119" cy="133" r="4" fill="#f7ead2"/>`,
    over: '',
    front: '',
  }),
  wings: (fur) => {
    const ears = both(upright(fur, 9));
    const wing =
      path(
        'M40 112C26 84 0 74 -10 84C-14 98 -4 114 10 118C0 122 -2 136 8 142C22 146 36 134 42 122Z',
        '#f2dfae',
      ) +
      soft('M34 110C24 94 8 86 0 90C0 100 10 110 22 112Z', '#e0a860') +
      `<circle cx="10" cy="98" r="4.500" fill="${fur.dark}" stroke="none"/><circle cx="15" cy="131" r="3.500" fill="${fur.dark}" stroke="none"/>`;
    return { ears, back: wing + mirrored(wing), over: '', front: '' };
  },
  lantern: (fur) => ({
    ears: turned(2, path(EAR, fur.coat) + soft(EAR_IN, '#f0c9b4')) + mirrored(lop(fur)),
    back: `<path d="M12 148L12 44C12 32 2 30 -2 38" fill="none" stroke="${INK}" stroke-width="9"/><path d="M12 148L12 44C12 32 2 30 -2 38" fill="none" stroke="#9a6a3a" stroke-width="4"/>`,
    over: '',
    front:
      path('M-13 52L9 52L7 47L-11 47Z', '#544a5c') +
      path('M-13 52L9 52L12 80L-16 80Z', '#ffd35c') +
      path('M-16 80L12 80L10 87L-14 87Z', '#544a5c') +
      soft('M-5 77C-9 70 -2 66 -2 60C4 66 5 73 1 77Z', '#e8722c') +
      `<circle cx="14" cy="122" r="8" fill="${fur.coat}"/>`,
  }),
  balloon: (fur) => ({
    ears: lop(fur) + mirrored(upright(fur, -4)),
    back:
      `<path d="M100 124C108 98 98 74 112 46" fill="none" stroke="${INK}" stroke-width="3"/>` +
      path(
        'M113 1C126 1 133 11 132 23C131 36 121 45 113 46C104 45 94 36 93 23C92 11 100 1 113 1Z',
        '#2b7a86',
      ) +
      path('M113 45L118 52L108 52Z', '#2b7a86') +
      soft('M102 12C105 7 110 6 112 8C107 10 104 15 103 21C100 19 100 15 102 12Z', RIM),
    over: '',
    front: `<circle cx="98" cy="124" r="8" fill="${fur.coat}"/>`,
  }),
  book: (fur) => {
    const ears = both(upright(fur, -34));
    return {
      ears,
      back: '',
      over: '',
      front:
        path('M14 112L60 122L106 112L106 148L60 157L14 148Z', '#8a3b2a') +
        path('M19 108C34 104 51 106 60 115L60 151C51 143 34 141 19 145Z', '#f7ead2') +
        path('M101 108C86 104 69 106 60 115L60 151C69 143 86 141 101 145Z', '#f7ead2') +
        `<path d="M27 117C36 115 45 116 52 120M27 125C36 123 45 124 52 128M27 133C36 131 45 132 52 136M93 117C84 115 75 116 68 120M93 125C84 123 75 124 68 128" fill="none" stroke="${INK}" stroke-width="1.600" opacity=".5"/>` +
        `<circle cx="18" cy="130" r="8" fill="${fur.coat}"/><circle cx="102" cy="130" r="8" fill="${fur.coat}"/>`,
    };
  },
};

const GRAIN =
  '<g stroke="#1c1a2e" stroke-opacity=".13" stroke-width="1.600" fill="none"><path d="M78 62l5 5M83 72l4 5M74 96l6-3M84 84l3 4M86 118l4 9M80 126l5 8M88 138l3 6M72 146l8 2"/></g>';

function figure(fur: Fur, pattern: Pattern, { back, ears, over, front }: Dress, sits = false): string {
  const { coat, light, dark } = fur;
  const marks = PATTERN_MARKS[pattern](fur);
  const body = sits
    ? path('M34 120C34 100 46 94 60 94C74 94 86 100 86 120Z', coat)
    : path('M32 154Q25 154 25 146C25 114 38 94 60 94C82 94 95 114 95 146Q95 154 88 154Z', coat) +
      soft('M76 99C90 112 95 132 94 147Q93 152 88 152L70 152C86 142 88 118 76 99Z', dark) +
      `<ellipse cx="58" cy="135" rx="18" ry="18.500" fill="${light}" stroke="none"/>` +
      marks.body;
  const head =
    path('M30 79C30 60 43 52 60 52C77 52 90 60 90 79C90 96 77 103 60 103C43 103 30 96 30 79Z', coat) +
    `<path d="M80 58C88 65 90 80 85 90C80 98 71 101.500 60 102C78 102 89 95 88.500 79C88.200 69 86 62 80 58Z" fill="${dark}" stroke="none" opacity=".75"/>`;
  const face =
    `<ellipse cx="60" cy="90" rx="14" ry="9.500" fill="${light}" stroke="none"/><path d="M55.500 83.500L64.500 83.500Q65 87 60 89.500Q55 87 55.500 83.500Z" fill="${INK}" stroke="none"/>` +
    `<path d="M60 89V92.500M60 92.500C58 95.500 55 95.500 53.500 93.800M60 92.500C62 95.500 65 95.500 66.500 93.800" fill="none" stroke-width="1.900"/>` +
    `<ellipse cx="46" cy="77" rx="4.200" ry="5.200" fill="${INK}" stroke="none"/><ellipse cx="74" cy="77" rx="4.200" ry="5.200" fill="${INK}" stroke="none"/><circle cx="47.500" cy="75" r="1.600" fill="#fff" stroke="none"/><circle cx="75.500" cy="75" r="1.600" fill="#fff" stroke="none"/>`;
  return back + ears + body + GRAIN + head + marks.head + face + over + front;
}

/** The same shapes, all in the rim's colour and a little fatter. */
const rim = (inner: string): string =>
  inner
    .replace(/<path[^>]*stroke-opacity[^>]*>|<g stroke="#1c1a2e" stroke-opacity[\s\S]*?<\/g>/g, '')
    .replace(/fill="#[0-9a-f]{3,6}"/gi, `fill="${RIM}"`)
    .replace(/stroke="(#[0-9a-f]{3,6}|none)"/gi, `stroke="${RIM}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + 9}"`);

export const BOX = '-20 -6 160 170';

/** A whole rabbit, as the inside of an SVG of this box. */
export function drawn(colour: Colour, { thing, pattern }: Look = usualLook(colour)): string {
  const fur = FURS[colour];
  return outlined(figure(fur, pattern, DRESSES[thing](fur), thing === 'teacup'));
}
export const drawnIn = (fur: Fur, pattern: Pattern, dress: Dress): string =>
  outlined(figure(fur, pattern, dress));

/** An ink line round every shape, and a light rim round them all. */
function outlined(shapes: string): string {
  return `<g stroke="${RIM}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round" fill="none">${rim(shapes)}</g><g stroke="${INK}" stroke-width="3.400" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;
}

export const rabbitSymbol = (colour: Colour, look: Look): string =>
  `<symbol id="rabbit-${colour}" viewBox="${BOX}">${drawn(colour, look)}</symbol>`;

/** A free seat: the outline of a rabbit that may come. */
export const GHOST = `<symbol id="rabbit-free" viewBox="${BOX}"><path d="M32 154Q25 154 25 146C25 122 31 108 40 100C33 95 30 88 30 79C30 70 33 63 39 59C30 44 28 22 35 11C38 6 45 7 48 13C53 24 56 38 56 52L64 52C64 38 67 24 72 13C75 7 82 6 85 11C92 22 90 44 81 59C87 63 90 70 90 79C90 88 87 95 80 100C89 108 95 122 95 146Q95 154 88 154Z" fill="none" stroke="currentColor" stroke-width="3.600" stroke-dasharray="8 8" stroke-linecap="round"/></symbol>`;
