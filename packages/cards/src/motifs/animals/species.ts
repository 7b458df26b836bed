/** Proportions and hand-drawn heads of the four-legged animals. Heads face right, the neck joins at (0, 0), about 40 long. */
import type { Colour } from '../../kit/colour.ts';
import type { Point } from '../../kit/points.ts';

export interface HeadPiece {
  readonly role: 'head' | 'ear' | 'horn' | 'pale' | 'dark';
  readonly d: string;
  readonly colour: 'coat' | 'pale' | 'dark' | 'horn';
}

export interface Species {
  /** Rump to withers, depth of the trunk, leg from belly line, rise of the withers over the rump, sag of the back. */
  readonly length: number;
  readonly depth: number;
  readonly leg: number;
  readonly rise: number;
  readonly sag: number;
  readonly legWidth: number;
  readonly neckLength: number;
  readonly neckWidth: number;
  /** Degrees above the horizontal. */
  readonly neckAngle: number;
  readonly headAngle: number;
  readonly headSize: number;
  readonly tail: 'brush' | 'thin' | 'hair' | 'tuft' | 'stub';
  readonly tailLength: number;
  readonly hooved: boolean;
  readonly darkLegs?: boolean;
  readonly paleBelly?: boolean;
  readonly mane?: boolean;
  readonly head: readonly HeadPiece[];
  readonly nose: string;
  readonly noseColour?: Colour;
  readonly eye: string;
  readonly eyeShut: string;
  readonly muzzle: Point;
}

const piece = (role: HeadPiece['role'], d: string, colour: HeadPiece['colour'] = 'coat'): HeadPiece => ({
  role,
  d,
  colour,
});
const roundEye = (x: number, y: number, r = 1.7): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y}C${x + r} ${y + r * 1.2} ${x - r} ${y + r * 1.2} ${x - r} ${y}Z`;
const shutEye = (x: number, y: number): string =>
  `M${x - 4} ${y - 1}C${x - 2} ${y + 2} ${x + 2} ${y + 2} ${x + 4} ${y - 0.6}C${x + 2} ${y + 3.6} ${x - 2} ${y + 3.6} ${x - 4} ${y - 1}Z`;

const wolf: Species = {
  length: 64,
  depth: 34,
  leg: 38,
  rise: 3,
  sag: 3,
  legWidth: 4.6,
  neckLength: 26,
  neckWidth: 12,
  neckAngle: 32,
  headAngle: -8,
  headSize: 1,
  tail: 'brush',
  tailLength: 50,
  hooved: false,
  paleBelly: true,
  head: [
    piece('ear', 'M-4 -10C-6 -18 -4 -26 -1 -30C4 -26 7 -18 7 -10Z', 'dark'),
    piece(
      'head',
      'M-10 6C-13 -4 -8 -13 2 -14C10 -14.6 15 -10 20 -6C28 -4 36 -3 40 0C42 3 41 6 37 7C30 8.6 24 10 18 12C10 16 -4 16 -10 6Z',
    ),
    piece('pale', 'M-6 10C0 16 10 15.6 18 12C26 9.4 33 8.4 38 6.4C32 4 24 5 18 6C10 8 2 6 -6 10Z', 'pale'),
    piece('ear', 'M2 -12C1 -20 4 -28 8 -32C13 -26 14 -18 12 -10Z'),
  ],
  nose: 'M36 -2C38 -4 42 -3 42 0C42 3 38 3 36.6 1Z',
  eye: 'M14 -5C16 -7.4 19 -7 20 -5C18.6 -3.4 16 -3.4 14 -5Z',
  eyeShut: shutEye(16, -4),
  muzzle: [41, 4],
};

const foxHead: readonly HeadPiece[] = [
  piece('ear', 'M-4 -10C-7 -20 -4 -30 0 -35C6 -28 9 -18 8 -10Z', 'dark'),
  piece(
    'head',
    'M-9 5C-12 -5 -7 -13 2 -14C10 -14.4 16 -8 22 -4C30 -1 38 1 43 3C44 6 40 8 35 8C28 10 22 11 16 12C8 15 -4 14 -9 5Z',
  ),
  piece('pale', 'M-6 9C0 15 10 14.6 16 12C24 10 34 9 42 6C34 4.6 26 5.4 18 5C10 7 2 5 -6 9Z', 'pale'),
  piece('ear', 'M2 -12C0 -22 4 -32 8 -37C14 -29 15 -19 13 -10Z'),
];

const horse: Species = {
  length: 80,
  depth: 38,
  leg: 52,
  rise: 6,
  sag: 5,
  legWidth: 4.6,
  neckLength: 46,
  neckWidth: 11,
  neckAngle: 46,
  headAngle: -44,
  headSize: 1.08,
  tail: 'hair',
  tailLength: 58,
  hooved: true,
  darkLegs: true,
  mane: true,
  head: [
    piece('ear', 'M-1 -9C-4 -16 -3 -23 0 -27C4 -22 6 -15 5 -9Z', 'dark'),
    piece(
      'head',
      'M-10 7C-12 -3 -6 -11 2 -11C10 -11 18 -8 28 -5C36 -4 44 -4 48 0C50 5 48 10 43 11C36 12 30 9 24 9C18 12 12 16 4 16C-3 16 -8 12 -10 7Z',
    ),
    piece('dark', 'M0 -12C6 -13 12 -10 15 -4C9 -4 3 -6 -3 -8Z', 'dark'),
    piece('ear', 'M2 -9C1 -17 4 -24 8 -28C12 -22 11 -14 9 -8Z'),
  ],
  nose: 'M43 0C45 -1.4 47 0 46.6 2C45 3 43 2 43 0Z',
  eye: roundEye(15, -2, 2),
  eyeShut: shutEye(15, -1),
  muzzle: [48, 6],
};

const deer: Species = {
  ...horse,
  length: 70,
  depth: 31,
  leg: 48,
  rise: 4,
  legWidth: 3.5,
  neckLength: 40,
  neckWidth: 9,
  neckAngle: 52,
  headAngle: -26,
  headSize: 0.9,
  tail: 'stub',
  tailLength: 13,
  darkLegs: true,
  mane: false,
  paleBelly: true,
  head: [
    piece(
      'horn',
      'M0 -10C-8 -24 -22 -32 -24 -52C-20 -44 -12 -36 -8 -32C-8 -40 -14 -48 -12 -58C-8 -48 -4 -40 -2 -30C4 -38 4 -48 10 -56C10 -44 6 -34 3 -26C8 -30 14 -32 18 -40C18 -30 12 -22 5 -18L6 -9Z',
      'horn',
    ),
    piece('ear', 'M-2 -8C-10 -10 -18 -16 -22 -22C-13 -22 -4 -17 3 -10Z', 'dark'),
    piece(
      'head',
      'M-9 6C-11 -3 -6 -10 2 -11C10 -11.6 16 -8 24 -5C32 -3.6 38 -3 41 1C42 5 40 8.6 36 9C30 9.6 24 8.6 19 10C12 14 -2 15 -9 6Z',
    ),
    piece('pale', 'M20 9C28 8 34 9 39 7C36 10 28 11 20 11Z', 'pale'),
  ],
  nose: 'M38 -1C41 -2 43 1 41.6 3C39 3.4 37.6 1 38 -1Z',
  eye: roundEye(12, -3, 2),
  eyeShut: shutEye(12, -2),
  muzzle: [41, 5],
};

const cat: Species = {
  length: 56,
  depth: 25,
  leg: 24,
  rise: 0,
  sag: 1,
  legWidth: 3.9,
  neckLength: 13,
  neckWidth: 9,
  neckAngle: 38,
  headAngle: 4,
  headSize: 0.86,
  tail: 'thin',
  tailLength: 52,
  hooved: false,
  head: [
    piece('ear', 'M-5 -11C-8 -18 -8 -25 -6 -28C0 -25 5 -18 6 -12Z', 'dark'),
    piece(
      'head',
      'M-13 2C-15 -9 -8 -16 2 -16C12 -16 18 -10 19 -3C23 -1 26 2 25 5C24 9 18 10 14 12C6 16 -9 14 -13 2Z',
    ),
    piece('pale', 'M10 11C16 10 23 8.6 25 5C22 3 17 3.4 14 5C11 7 9 9 10 11Z', 'pale'),
    piece('ear', 'M3 -14C3 -21 6 -27 10 -30C14 -25 16 -17 14 -10Z'),
  ],
  nose: 'M23 1C25 0 26.6 2 25.6 4C23.6 4 22.6 3 23 1Z',
  noseColour: '#8a4a48',
  eye: 'M10 -4C12 -7 16 -7 17.6 -4C16 -1.4 12 -1.4 10 -4Z',
  eyeShut: shutEye(13, -3),
  muzzle: [25, 5],
};

const cow: Species = {
  ...horse,
  length: 92,
  depth: 46,
  leg: 40,
  rise: 0,
  sag: 2,
  legWidth: 5.4,
  neckLength: 28,
  neckWidth: 15,
  neckAngle: 18,
  headAngle: -30,
  headSize: 1.04,
  tail: 'tuft',
  tailLength: 56,
  mane: false,
  darkLegs: false,
  head: [
    piece('horn', 'M0 -12C-2 -20 2 -27 10 -29C7 -24 7 -18 8 -12Z', 'horn'),
    piece('ear', 'M-4 -8C-12 -11 -20 -10 -24 -6C-18 -1 -8 -1 0 -4Z', 'dark'),
    piece(
      'head',
      'M-10 6C-11 -6 -4 -13 6 -13C14 -12 22 -9 30 -6C38 -6 44 -4 46 1C47 8 43 12 37 12C30 12 25 11 19 12C11 17 -7 17 -10 6Z',
    ),
    piece('pale', 'M30 -6C38 -6 44 -4 46 1C47 8 43 12 37 12C31 11 28 4 30 -6Z', 'pale'),
  ],
  nose: 'M41 -1C44 -2 46 1 44.6 3C42 3.6 40.6 1 41 -1Z',
  eye: roundEye(14, -3, 2.1),
  eyeShut: shutEye(14, -2),
  muzzle: [46, 7],
};

const goat: Species = {
  ...deer,
  length: 64,
  depth: 32,
  leg: 34,
  rise: 2,
  legWidth: 3.8,
  neckLength: 28,
  neckWidth: 10,
  neckAngle: 40,
  headAngle: -24,
  headSize: 0.92,
  tailLength: 12,
  paleBelly: false,
  head: [
    piece('horn', 'M0 -10C-4 -20 -14 -28 -26 -28C-18 -24 -10 -17 -7 -8Z', 'horn'),
    piece('ear', 'M-4 -6C-12 -6 -20 -2 -23 3C-15 4 -6 2 0 -2Z', 'dark'),
    piece(
      'head',
      'M-9 6C-10 -4 -5 -11 3 -11C11 -11 18 -8 26 -5C34 -4 39 -2 40 2C40 7 36 9 31 9C25 9 21 9 17 11C9 15 -6 14 -9 6Z',
    ),
    piece('dark', 'M20 10C25 9 30 9 33 9C33 16 30 23 26 27C26 21 22 15 20 10Z', 'dark'),
    piece('horn', 'M4 -10C1 -22 -8 -32 -20 -35C-12 -30 -3 -20 -1 -9Z', 'horn'),
  ],
  eye: 'M10 -4C12 -6 15.6 -6 17 -4C15.6 -2.4 12 -2.4 10 -4Z',
  muzzle: [40, 5],
};

const sheep: Species = {
  ...goat,
  length: 66,
  depth: 42,
  leg: 24,
  sag: -3,
  legWidth: 4,
  neckLength: 20,
  neckWidth: 13,
  neckAngle: 26,
  headAngle: -30,
  headSize: 0.78,
  darkLegs: true,
  head: [
    piece('ear', 'M-2 -6C-10 -8 -18 -5 -21 0C-14 3 -5 2 1 -2Z', 'dark'),
    piece(
      'head',
      'M-9 6C-10 -4 -5 -11 3 -11C11 -11 18 -8 26 -4C33 -3 37 0 37 4C36 9 31 11 26 11C20 12 16 12 11 14C2 16 -7 13 -9 6Z',
      'dark',
    ),
    piece('pale', 'M-10 2C-14 -6 -10 -14 -4 -15C1 -19 9 -17 10 -11C7 -9 3 -9 0 -5C-2 0 -6 4 -10 2Z', 'coat'),
  ],
  muzzle: [37, 6],
};

const bear: Species = {
  ...wolf,
  length: 84,
  depth: 54,
  leg: 30,
  rise: 2,
  sag: -4,
  legWidth: 9,
  neckLength: 22,
  neckWidth: 21,
  neckAngle: 14,
  headAngle: -14,
  headSize: 1.12,
  tail: 'stub',
  tailLength: 8,
  paleBelly: false,
  head: [
    piece('ear', 'M-6 -14C-10 -20 -4 -26 1 -23C5 -20 4 -15 2 -12Z', 'dark'),
    piece(
      'head',
      'M-14 8C-18 -6 -8 -17 4 -17C13 -17 18 -12 22 -6C29 -6 37 -5 39 0C40 6 37 10 31 11C25 12 20 14 14 17C4 21 -11 18 -14 8Z',
    ),
    piece('pale', 'M22 -5C29 -6 37 -5 39 0C40 6 37 10 31 11C26 12 22 8 22 -5Z', 'pale'),
    piece('ear', 'M2 -15C0 -22 6 -28 11 -24C15 -21 14 -16 11 -12Z'),
  ],
  nose: 'M34 -5C37 -7 41 -5 40 -1C38 2 34 0 34 -5Z',
  eye: roundEye(17, -6, 1.6),
  eyeShut: shutEye(16, -5),
  muzzle: [39, 5],
};

const hare: Species = {
  ...cat,
  length: 48,
  depth: 28,
  leg: 20,
  rise: -2,
  sag: -6,
  legWidth: 4.4,
  neckLength: 12,
  neckWidth: 9,
  neckAngle: 44,
  headAngle: -8,
  headSize: 0.8,
  tail: 'stub',
  tailLength: 12,
  paleBelly: true,
  head: [
    piece('ear', 'M-6 -10C-16 -22 -24 -38 -24 -52C-14 -42 -4 -26 0 -12Z', 'dark'),
    piece(
      'head',
      'M-11 4C-13 -7 -6 -14 4 -14C13 -14 21 -8 26 -2C30 1 31 5 28 8C23 11 17 12 12 13C3 16 -8 13 -11 4Z',
    ),
    piece('pale', 'M14 12C20 11 26 10 28 8C30 5 29 3 27 3C22 4 16 7 14 12Z', 'pale'),
    piece('ear', 'M-1 -12C-6 -26 -8 -44 -4 -58C4 -46 8 -28 8 -12Z'),
  ],
  nose: 'M27 0C29 -0.6 30.6 2 29.6 3.6C27.6 3.6 26.6 2 27 0Z',
  eye: roundEye(12, -4, 2.4),
  eyeShut: shutEye(12, -3),
  muzzle: [29, 5],
};

export const species = {
  wolf,
  fox: {
    ...wolf,
    length: 62,
    depth: 27,
    leg: 28,
    legWidth: 3.8,
    neckLength: 20,
    neckWidth: 10,
    headSize: 0.84,
    tailLength: 60,
    darkLegs: true,
    head: foxHead,
    nose: 'M40 1C42 0 45 2 44 4.6C42 5.4 40 4 40 1Z',
    muzzle: [43, 6],
  },
  dog: {
    ...wolf,
    length: 60,
    depth: 28,
    leg: 30,
    legWidth: 4,
    neckLength: 20,
    neckWidth: 10,
    neckAngle: 46,
    headAngle: -4,
    headSize: 0.88,
    tail: 'thin',
    tailLength: 34,
    paleBelly: false,
    head: [
      piece(
        'head',
        'M-10 6C-13 -4 -8 -14 2 -15C9 -15 14 -11 18 -6C26 -5 34 -4 37 0C39 5 36 9 31 9C26 10 22 11 17 13C8 17 -6 16 -10 6Z',
      ),
      piece('pale', 'M18 11C24 9 32 9.6 36 7C32 4 26 3 20 4Z', 'pale'),
      piece('ear', 'M-2 -13C-10 -12 -14 -2 -11 10C-6 14 0 8 3 -2C4 -8 2 -12 -2 -13Z', 'dark'),
    ],
  },
  dachshund: {
    ...wolf,
    length: 96,
    depth: 27,
    leg: 14,
    rise: 0,
    sag: 1,
    legWidth: 4.4,
    neckLength: 18,
    neckWidth: 10,
    neckAngle: 44,
    headAngle: -4,
    headSize: 0.9,
    tail: 'thin',
    tailLength: 36,
    paleBelly: false,
    head: [
      piece(
        'head',
        'M-10 6C-13 -4 -8 -13 2 -14C9 -14 14 -10 20 -6C30 -4 39 -3 42 1C43 5 40 8 35 8C28 9 22 11 17 13C8 16 -6 15 -10 6Z',
      ),
      piece('ear', 'M-2 -12C-11 -11 -16 2 -12 15C-6 19 1 10 4 -1C5 -7 2 -11 -2 -12Z', 'dark'),
    ],
    nose: 'M38 -2C40 -4 44 -2 43 1C41 3 38 2 38 -2Z',
    muzzle: [42, 5],
  },
  horse,
  donkey: {
    ...horse,
    length: 70,
    leg: 42,
    neckLength: 36,
    neckAngle: 36,
    headSize: 1.1,
    tail: 'tuft',
    tailLength: 40,
  },
  deer,
  doe: { ...deer, head: deer.head.filter((p) => p.role !== 'horn') },
  cat,
  cow,
  bull: { ...cow, depth: 52, neckWidth: 20, neckAngle: 14 },
  goat,
  sheep,
  lamb: { ...sheep, length: 46, depth: 28, leg: 24, neckLength: 14, neckWidth: 9, headSize: 0.66 },
  bear,
  hare,
  mouse: {
    ...hare,
    length: 44,
    depth: 26,
    leg: 12,
    legWidth: 2.8,
    neckLength: 8,
    headSize: 0.8,
    tail: 'thin',
    tailLength: 60,
    headAngle: -14,
    head: [
      piece(
        'head',
        'M-11 4C-13 -6 -7 -13 2 -13C11 -13 19 -6 27 1C30 4 29 7 26 8C19 10 14 12 9 13C1 15 -8 12 -11 4Z',
      ),
      piece('ear', 'M-8 -9C-15 -14 -12 -25 -3 -25C5 -24 7 -14 2 -8Z'),
    ],
    nose: 'M26 2C28 1 30.6 3 29.6 5.6C27.6 6.6 25.6 5 26 2Z',
    noseColour: '#b8736a',
    eye: roundEye(12, -4, 1.9),
  },
  badger: {
    ...bear,
    length: 70,
    depth: 36,
    leg: 16,
    legWidth: 6,
    neckLength: 16,
    neckWidth: 13,
    headSize: 0.9,
    tailLength: 16,
    head: [
      piece('ear', 'M-6 -10C-9 -15 -4 -19 0 -16C3 -14 2 -10 0 -8Z', 'dark'),
      piece(
        'head',
        'M-12 6C-14 -5 -7 -13 3 -13C12 -12 20 -7 28 -3C36 -1 41 1 41 4C40 8 34 9 29 9C22 10 16 13 10 14C1 16 -9 13 -12 6Z',
        'pale',
      ),
      piece('dark', 'M-10 -4C-4 -9 6 -8 14 -4C22 -1 30 1 36 3C28 5 20 4 12 2C4 0 -4 -1 -12 3Z', 'dark'),
    ],
    nose: 'M38 0C41 -1 43.6 2 42 4.6C40 5.4 37.6 3 38 0Z',
    eye: roundEye(14, -3, 1.4),
    muzzle: [41, 5],
  },
} satisfies Record<string, Species>;

export type SpeciesName = keyof typeof species;
