/** Travellers seen from behind with what they would not leave (gouache): feet at (x, y), s=1 is 100 px high, light from the left; flip changes the hand that holds. */
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { ellipse, line, moved, path, type Mark } from '../kit/markup.ts';
import type { Point, Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export type Hat = 'bobble' | 'bowler' | 'kerchief' | 'earflaps' | 'bun' | 'brim';
export type Load =
  'suitcase' | 'fir' | 'cage' | 'carpet' | 'chair' | 'child' | 'goose' | 'umbrella' | 'nothing';

export interface TravellerOptions extends Standing {
  coat: Colour;
  hat: Hat;
  trim: Colour;
  load?: Load;
  /** Degrees. */
  lean?: number;
  stout?: number;
}

const SHADE = oklch(0.3, 0.09, 280);
const DARK = oklch(0.25, 0.04, 280);
const SKIN = oklch(0.8, 0.08, 50);
const WOOD = oklch(0.55, 0.1, 60);
const shaded = (c: Colour): Colour => mix(c, SHADE, 0.4);

const COAT =
  '-23,-13 -21,-20 -16,-42 -17,-56 -13,-66 -5,-71 5,-71 13,-66 17,-56 16,-42 21,-20 23,-13 10,-9 -10,-9';
const COAT_SHADE = '10,2 8,-26 7,-44 11,-58 6,-76 30,-76 34,-10 26,4';

/** The flat shape of one of them, for the shadow it throws. */
export const travellerShape = (load: Load = 'nothing'): Mark => [
  path('M-20 0L-25 -20L-18 -62Q0 -78 18 -62L25 -20L20 0Z', DARK),
  ellipse(0, -84, 14, 16, DARK),
  load === 'fir' ? path('M22 -50L48 -50L35 -130Z', DARK) : '',
  load === 'carpet' ? path('M14 -50L-4 -112L8 -118L26 -56Z', DARK) : '',
  load === 'umbrella' ? path('M-20 -112Q8 -154 38 -112ZM7 -60H11V-120H7Z', DARK) : '',
  load === 'chair' ? path('M-18 -98H18V-138H12V-108H-12V-138H-18Z', DARK) : '',
  load === 'child' ? ellipse(0, -112, 12, 22, DARK) : '',
];

export function traveller(S: Easel, o: TravellerOptions): Mark {
  const { x, y, s = 1, flip = 1, coat, load = 'nothing', lean = 0, stout = 1 } = o;
  return moved(
    { x, y, s, r: lean },
    load === 'carpet' || load === 'fir' ? moved({ x: 0, y: 0, flip }, behind(S, load)) : '',
    cel(S, '-13,-14 -3,-14 -2,-2 -3,4 -14,4 -13,-2', DARK),
    cel(S, '3,-14 13,-14 12,-6 13,-1 3,-1', DARK),
    `<g transform="scale(${stout} 1)">`,
    arm(S, coat, -1, load, flip),
    arm(S, coat, 1, load, flip),
    cel(S, COAT, coat, laid(COAT_SHADE, shaded(coat)), laid('-1,0 -1,-30 1,-30 2,0', shaded(coat), 0.8)),
    line('M-17 -42Q0 -37 18 -42', shaded(coat), 3),
    '</g>',
    load === 'child' ? '' : head(S, o.hat, o.trim),
    moved({ x: 0, y: 0, flip }, carried(S, load, o.trim, o.hat)),
  );
}

/** Arms hang, hold up, or steady what is on the shoulders. */
function arm(S: Easel, coat: Colour, side: 1 | -1, load: Load, flip: number): Mark {
  const up = load === 'chair' || load === 'child' || (side === flip && load === 'umbrella');
  const colour = side === 1 ? shaded(coat) : coat;
  return moved(
    { x: 0, y: 0, flip: side },
    up
      ? cel(S, '12,-62 20,-66 27,-80 20,-98 25,-102 34,-82 30,-62 18,-50', colour)
      : cel(S, '10,-62 18,-66 26,-54 31,-34 27,-29 21,-33 18,-48', colour),
    up ? ellipse(22, -102, 4.5, 4.5, SKIN) : ellipse(28, -29, 4.5, 5, SKIN),
  );
}

function head(S: Easel, hat: Hat, trim: Colour): Mark {
  const dark = shaded(trim);
  const hair = oklch(0.42, 0.07, 50);
  const half = '6,-60 6,-84 4,-116 30,-112 28,-60';
  const skull = [
    cel(S, '-11,-74 -13,-86 -8,-96 8,-96 13,-86 11,-74 0,-69', SKIN, laid(half, mix(SKIN, SHADE, 0.35))),
    cel(S, '-12,-82 -13,-90 -7,-98 7,-98 13,-90 12,-82 5,-76 -5,-76', hair),
  ];
  const scarf = cel(S, '-14,-73 -10,-79 0,-76 11,-79 15,-72 10,-66 0,-64 -10,-66', trim, laid(half, dark));
  const tops: Record<Hat, Mark> = {
    bobble: [
      scarf,
      cel(S, '-14,-84 -12,-98 0,-107 12,-98 14,-84 0,-81', trim, laid(half, dark)),
      cel(S, '-15,-83 -14,-90 0,-87 14,-90 15,-83 0,-79', oklch(0.94, 0.02, 90)),
      ellipse(0, -109, 5.5, 5.5, oklch(0.94, 0.02, 90)),
    ],
    bowler: [
      cel(S, '-13,-90 -11,-104 0,-110 11,-104 13,-90', trim, laid(half, dark)),
      cel(S, '-20,-91 -12,-95 12,-95 20,-91 12,-86 -12,-86', trim, laid(half, dark)),
    ],
    kerchief: [
      cel(
        S,
        'M-14 -78Q-16 -101 0 -102Q16 -101 14 -78L19 -66L0 -46L-19 -66Z',
        trim,
        laid('M0 -44L5 -70Q8 -90 4 -104L30 -106V-50Z', dark),
      ),
      line('M-17 -66L0 -48L17 -66', mix(trim, '#fff6e0', 0.7), 2),
      line('M-13 -80Q0 -75 13 -80', dark, 1.8),
    ],
    earflaps: [
      cel(
        S,
        '-17,-70 -18,-92 -10,-106 10,-106 18,-92 17,-70 11,-76 9,-84 -9,-84 -11,-76',
        trim,
        laid(half, dark),
      ),
      line('M-13 -93Q0 -88 13 -93', dark, 2.4),
    ],
    bun: [scarf, ellipse(0, -98, 8, 7, hair), ellipse(-2, -100, 3.4, 2.6, mix(hair, '#ffe8c0', 0.4))],
    brim: [
      scarf,
      cel(S, '-11,-92 -10,-108 0,-104 10,-108 11,-92', trim, laid(half, dark)),
      cel(S, '-24,-92 -10,-98 10,-98 24,-92 10,-86 -10,-86', trim, laid(half, dark)),
    ],
  };
  return [skull, tops[hat]];
}

function behind(S: Easel, load: 'carpet' | 'fir'): Mark {
  const green = oklch(0.5, 0.1, 165);
  return load === 'fir'
    ? [
        path('M33 -26L37 -26L37 -58L33 -58Z', WOOD),
        [0, 1, 2].map((i) =>
          path(
            `M35 ${-132 + i * 20}L${6 + (2 - i) * 7} ${-86 + i * 18}Q35 ${-92 + i * 18} ${64 - (2 - i) * 7} ${-86 + i * 18}Z`,
            mix(green, DARK, i * 0.1),
          ),
        ),
        [0, 1, 2].map((i) =>
          path(
            `M35 ${-132 + i * 20}L${6 + (2 - i) * 7} ${-86 + i * 18}L33 ${-93 + i * 18}Z`,
            mix(green, '#e8f4d0', 0.45),
          ),
        ),
      ]
    : [
        cel(
          S,
          'M12 -46L-8 -112L8 -118L28 -52Z',
          oklch(0.58, 0.15, 30),
          laid('M20 -46L2 -116L14 -122L34 -52Z', oklch(0.42, 0.12, 20)),
        ),
        line('M-3 -96L12 -102M2 -80L18 -86M7 -64L22 -69', oklch(0.88, 0.08, 85), 3),
        ellipse(0, -115, 8.5, 4, oklch(0.82, 0.08, 70)),
      ];
}

/** What is in the hand, or on the shoulders. */
function carried(S: Easel, load: Load, trim: Colour, hat: Hat): Mark {
  switch (load) {
    case 'suitcase':
      return suitcase(S, [33, -4], 1, oklch(0.58, 0.11, 55));
    case 'cage':
      return [
        path('M22 -2V-18Q34 -34 46 -18V-2Z', oklch(0.93, 0.06, 90), 'opacity=".5"'),
        line('M22 -2V-18Q34 -34 46 -18V-2ZM30 -2V-24M38 -2V-24M22 -2H46', oklch(0.5, 0.1, 75), 1.8),
        cel(S, '28,-8 32,-14 37,-13 41,-9 36,-5 31,-5', oklch(0.82, 0.17, 90)),
      ];
    case 'chair':
      return [
        path('M-18 -104L18 -104L21 -97L-21 -97Z', WOOD),
        line('M-17 -104V-138M17 -104V-138M-10 -104V-128M10 -104V-128', WOOD, 4),
        line('M-17 -98V-84M17 -98V-84', mix(WOOD, DARK, 0.4), 4),
      ];
    case 'child':
      return [
        head(S, 'bun', oklch(0.4, 0.06, 45)),
        cel(
          S,
          '-10,-94 -13,-108 -8,-120 8,-120 13,-108 10,-94',
          oklch(0.85, 0.15, 88),
          laid('2,-90 2,-124 24,-124 24,-90', oklch(0.66, 0.14, 65)),
        ),
        moved({ x: 0, y: -58, s: 0.82 }, head(S, hat, trim)),
      ];
    case 'goose':
      return [
        cel(
          S,
          '16,-40 22,-54 34,-56 37,-70 42,-76 49,-73 46,-67 44,-54 42,-42 32,-34 20,-34',
          '#fbfaf2',
          laid('18,-30 24,-44 36,-44 48,-58 54,-30', oklch(0.8, 0.05, 265)),
        ),
        path('M48 -74L57 -71L47 -69Z', oklch(0.74, 0.16, 55)),
        ellipse(44.5, -72, 1.3, 1.3, DARK),
      ];
    case 'umbrella':
      return [
        line('M23 -96V-124', DARK, 2.4),
        cel(
          S,
          'M-12 -116Q22 -160 58 -116Q46 -122 36 -115Q24 -122 12 -115Q0 -122 -12 -116Z',
          trim,
          laid('M24 -114Q32 -134 22 -142L60 -146V-110Z', shaded(trim)),
        ),
      ];
    default:
      return '';
  }
}

/** A suitcase standing at the given foot. */
export const suitcase = (S: Easel, [x, y]: Point, s: number, colour: Colour): Mark =>
  moved(
    { x, y, s },
    line('M-6 -25Q0 -32 6 -25', DARK, 2.6),
    cel(S, 'M-18 0V-25H18V0Z', colour, laid('M2 2V-27H20V2Z', shaded(colour), 0.8)),
    line('M-11 -25V0M11 -25V0', mix(colour, '#fff0d0', 0.5), 2.4),
  );

/** In the air, all four limbs out, the hat gone its own way; (x, y) the hip. */
export function leaper(S: Easel, x: number, y: number, s: number, coat: Colour): Mark {
  const dark = shaded(coat);
  return moved(
    { x, y, s, r: 8 },
    cel(S, '-8,4 2,12 -8,32 -26,44 -30,54 -38,50 -34,38 -20,24 -18,6', DARK),
    cel(S, '4,2 14,4 30,-8 46,-6 50,-16 58,-14 56,2 44,6 32,6 18,20 4,18', DARK),
    cel(S, '-8,-46 -24,-52 -42,-72 -50,-70 -46,-58 -30,-38 -12,-30', coat),
    cel(S, '6,-48 22,-56 36,-78 44,-80 44,-68 32,-46 12,-32', dark),
    ellipse(-49, -74, 5, 5, SKIN),
    ellipse(43, -83, 5, 5, SKIN),
    cel(
      S,
      '-12,-44 -4,-52 8,-50 14,-40 14,-18 26,0 30,16 16,10 6,16 -6,8 -18,20 -34,20 -24,4 -14,-14',
      coat,
      laid('0,30 2,4 6,-20 2,-54 40,-54 40,30', dark),
    ),
    cel(
      S,
      '-12,-54 -12,-66 -4,-74 8,-73 13,-64 11,-53 2,-48',
      SKIN,
      laid('4,-40 4,-66 4,-80 24,-80 24,-40', mix(SKIN, SHADE, 0.35)),
    ),
    cel(S, '-13,-60 -14,-70 -6,-78 8,-78 15,-70 12,-60 4,-58 -6,-57', oklch(0.5, 0.12, 45)),
    cel(
      S,
      '-13,-48 -4,-54 10,-52 14,-46 4,-41 -10,-41 -26,-32 -44,-36 -46,-44 -28,-42',
      oklch(0.9, 0.05, 90),
    ),
  );
}

/** He has thought better of it: comes towards us against the crowd, lantern in hand. */
export function homegoer(S: Easel, x: number, y: number, s: number): Mark {
  const coat = oklch(0.93, 0.03, 85);
  const dim = oklch(0.74, 0.05, 290);
  return moved(
    { x, y, s },
    cel(S, '-12,-12 -2,-12 -1,4 -12,5', DARK),
    cel(S, '3,-12 12,-12 12,-3 3,-2', DARK),
    cel(S, '-10,-62 -18,-64 -28,-50 -34,-36 -29,-31 -22,-38 -17,-48', coat),
    ellipse(-32, -32, 4.5, 5, SKIN),
    line('M-33 -30V-24', DARK, 2),
    path('M-40 -24H-26L-24 -4H-42Z', oklch(0.88, 0.19, 130)),
    path('M-38 -20H-33L-34 -7H-39Z', '#f6ffd8'),
    line('M-40 -24H-26L-24 -4H-42Z', oklch(0.4, 0.09, 140), 2.2),
    cel(S, '10,-62 18,-64 26,-50 25,-34 20,-30 14,-36 14,-48', dim),
    cel(S, COAT, coat, laid(COAT_SHADE, dim)),
    line('M0 -64V-4', dim, 2.4),
    [-52, -38, -24].map((v) => ellipse(-5, v, 2, 2, DARK)),
    cel(
      S,
      '-12,-72 -13,-88 -8,-98 8,-98 13,-88 12,-72 0,-66',
      SKIN,
      laid('4,-60 5,-80 4,-100 24,-100 24,-60', mix(SKIN, SHADE, 0.32)),
    ),
    line('M-8 -81Q-5 -78 -2 -81M4 -81Q7 -78 10 -81', DARK, 1.8),
    line('M-3 -71Q1 -73 5 -71', '#8a4038', 1.8),
    cel(S, '-2,-80 0,-74 3,-75 2,-80', oklch(0.74, 0.11, 40)),
    cel(
      S,
      '-15,-86 -14,-98 0,-108 14,-98 15,-86 8,-91 -8,-91',
      oklch(0.5, 0.1, 30),
      laid('7,-80 6,-110 24,-110 24,-80', oklch(0.36, 0.09, 15)),
    ),
    cel(S, '-15,-72 -10,-70 0,-66 12,-70 16,-66 10,-58 0,-56 -12,-60', oklch(0.5, 0.1, 30)),
  );
}
