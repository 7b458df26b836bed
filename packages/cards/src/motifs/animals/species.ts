/** Proportions and hand-drawn heads of the four-legged animals. Heads face right, the neck joins at (0, 0), about 40 long. */
import type { Colour } from '../../kit/colour.ts';
import type { Point } from '../../kit/points.ts';

export interface HeadPiece {
  readonly role: 'head' | 'ear' | 'horn' | 'pale' | 'dark';
  readonly d: string;
  readonly colour: 'coat' | 'pale' | 'dark' | 'horn';
}

type Marking = 'hooves' | 'dark legs' | 'pale belly' | 'mane';

/** A head with all that is in it, and what else tells an animal from others of its build. */
interface Looks {
  readonly markings: readonly Marking[];
  readonly head: readonly HeadPiece[];
  readonly nose: string;
  readonly noseColour?: Colour;
  readonly eye: string;
  readonly eyeShut: string;
  readonly muzzle: Point;
}

export interface Species extends Looks {
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

const wolfLooks: Looks = {
  markings: ['pale belly'],
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

const foxLooks: Looks = {
  ...wolfLooks,
  markings: ['dark legs', 'pale belly'],
  head: [
    piece('ear', 'M-4 -10C-7 -20 -4 -30 0 -35C6 -28 9 -18 8 -10Z', 'dark'),
    piece(
      'head',
      'M-9 5C-12 -5 -7 -13 2 -14C10 -14.4 16 -8 22 -4C30 -1 38 1 43 3C44 6 40 8 35 8C28 10 22 11 16 12C8 15 -4 14 -9 5Z',
    ),
    piece('pale', 'M-6 9C0 15 10 14.6 16 12C24 10 34 9 42 6C34 4.6 26 5.4 18 5C10 7 2 5 -6 9Z', 'pale'),
    piece('ear', 'M2 -12C0 -22 4 -32 8 -37C14 -29 15 -19 13 -10Z'),
  ],
  nose: 'M40 1C42 0 45 2 44 4.6C42 5.4 40 4 40 1Z',
  muzzle: [43, 6],
};

const dogLooks: Looks = {
  ...wolfLooks,
  markings: [],
  head: [
    piece(
      'head',
      'M-10 6C-13 -4 -8 -14 2 -15C9 -15 14 -11 18 -6C26 -5 34 -4 37 0C39 5 36 9 31 9C26 10 22 11 17 13C8 17 -6 16 -10 6Z',
    ),
    piece('pale', 'M18 11C24 9 32 9.6 36 7C32 4 26 3 20 4Z', 'pale'),
    piece('ear', 'M-2 -13C-10 -12 -14 -2 -11 10C-6 14 0 8 3 -2C4 -8 2 -12 -2 -13Z', 'dark'),
  ],
};

const dachshundLooks: Looks = {
  ...wolfLooks,
  markings: [],
  head: [
    piece(
      'head',
      'M-10 6C-13 -4 -8 -13 2 -14C9 -14 14 -10 20 -6C30 -4 39 -3 42 1C43 5 40 8 35 8C28 9 22 11 17 13C8 16 -6 15 -10 6Z',
    ),
    piece('ear', 'M-2 -12C-11 -11 -16 2 -12 15C-6 19 1 10 4 -1C5 -7 2 -11 -2 -12Z', 'dark'),
  ],
  nose: 'M38 -2C40 -4 44 -2 43 1C41 3 38 2 38 -2Z',
  muzzle: [42, 5],
};

const horseLooks: Looks = {
  markings: ['hooves', 'dark legs', 'mane'],
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

const deerLooks: Looks = {
  markings: ['hooves', 'dark legs', 'pale belly'],
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

const doeLooks: Looks = { ...deerLooks, head: deerLooks.head.filter((p) => p.role !== 'horn') };

const catLooks: Looks = {
  markings: [],
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

const cowLooks: Looks = {
  markings: ['hooves'],
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

const goatLooks: Looks = {
  ...deerLooks,
  markings: ['hooves', 'dark legs'],
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

const sheepLooks: Looks = {
  ...goatLooks,
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

const bearLooks: Looks = {
  markings: [],
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

const hareLooks: Looks = {
  ...catLooks,
  markings: ['pale belly'],
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

const mouseLooks: Looks = {
  ...hareLooks,
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
};

const badgerLooks: Looks = {
  ...bearLooks,
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
};

/**
 * One row of the table: trunk (length, depth, leg, rise, sag, width of a leg), neck (length, width, angle), carriage of the head
 * (angle, size), tail.
 */
const animal = (
  [length, depth, leg, rise, sag, legWidth]: readonly [number, number, number, number, number, number],
  [neckLength, neckWidth, neckAngle]: readonly [number, number, number],
  [headAngle, headSize]: readonly [number, number],
  [tail, tailLength]: readonly [Species['tail'], number],
  looks: Looks,
): Species => ({
  length,
  depth,
  leg,
  rise,
  sag,
  legWidth,
  neckLength,
  neckWidth,
  neckAngle,
  headAngle,
  headSize,
  tail,
  tailLength,
  ...looks,
});

export const species = {
  wolf: animal([64, 34, 38, 3, 3, 4.6], [26, 12, 32], [-8, 1], ['brush', 50], wolfLooks),
  fox: animal([62, 27, 28, 3, 3, 3.8], [20, 10, 32], [-8, 0.84], ['brush', 60], foxLooks),
  dog: animal([60, 28, 30, 3, 3, 4], [20, 10, 46], [-4, 0.88], ['thin', 34], dogLooks),
  dachshund: animal([96, 27, 14, 0, 1, 4.4], [18, 10, 44], [-4, 0.9], ['thin', 36], dachshundLooks),
  horse: animal([80, 38, 52, 6, 5, 4.6], [46, 11, 46], [-44, 1.08], ['hair', 58], horseLooks),
  donkey: animal([70, 38, 42, 6, 5, 4.6], [36, 11, 36], [-44, 1.1], ['tuft', 40], horseLooks),
  deer: animal([70, 31, 48, 4, 5, 3.5], [40, 9, 52], [-26, 0.9], ['stub', 13], deerLooks),
  doe: animal([70, 31, 48, 4, 5, 3.5], [40, 9, 52], [-26, 0.9], ['stub', 13], doeLooks),
  cat: animal([56, 25, 24, 0, 1, 3.9], [13, 9, 38], [4, 0.86], ['thin', 52], catLooks),
  cow: animal([92, 46, 40, 0, 2, 5.4], [28, 15, 18], [-30, 1.04], ['tuft', 56], cowLooks),
  bull: animal([92, 52, 40, 0, 2, 5.4], [28, 20, 14], [-30, 1.04], ['tuft', 56], cowLooks),
  goat: animal([64, 32, 34, 2, 5, 3.8], [28, 10, 40], [-24, 0.92], ['stub', 12], goatLooks),
  sheep: animal([66, 42, 24, 2, -3, 4], [20, 13, 26], [-30, 0.78], ['stub', 12], sheepLooks),
  lamb: animal([46, 28, 24, 2, -3, 4], [14, 9, 26], [-30, 0.66], ['stub', 12], sheepLooks),
  bear: animal([84, 54, 30, 2, -4, 9], [22, 21, 14], [-14, 1.12], ['stub', 8], bearLooks),
  hare: animal([48, 28, 20, -2, -6, 4.4], [12, 9, 44], [-8, 0.8], ['stub', 12], hareLooks),
  mouse: animal([44, 26, 12, -2, -6, 2.8], [8, 9, 44], [-14, 0.8], ['thin', 60], mouseLooks),
  badger: animal([70, 36, 16, 2, -4, 6], [16, 13, 14], [-14, 0.9], ['stub', 16], badgerLooks),
} satisfies Record<string, Species>;

export type SpeciesName = keyof typeof species;
