/** Heads: profile or back of the head, hair, hats and a plain face. Drawn round (0, 0) with radius 10, then placed. */
import { smooth, subPaths } from '../../kit/curves.ts';
import { place, radians, type Point } from '../../kit/points.ts';
import type { Skeleton, View } from './skeleton.ts';

export type Hat =
  | 'none'
  | 'bowler'
  | 'brim'
  | 'top hat'
  | 'cap'
  | 'beret'
  | 'headscarf'
  | 'hood'
  | 'bobble'
  | 'straw'
  | 'bonnet'
  | 'sou-wester';
export type Hair = 'short' | 'long' | 'bun' | 'bald' | 'plait' | 'curly';

export interface HeadPart {
  readonly role: 'skin' | 'hair' | 'hat' | 'band' | 'feature' | 'blush';
  readonly d: string;
}

const profile =
  'M-6 8C-10 4 -10.5 -4 -8 -8C-4 -12 5 -12 8.4 -7C9.4 -5 9 -3.4 9.4 -2C11 0.4 12.4 2 12 3C11.4 3.8 10 3.6 9.8 4.4C9.8 6 9.8 7 8.6 8.4C6.4 10 3.6 9.4 1.6 9.8L1 13L-5 13Z';
const fullFace =
  'M-9.4 -2C-9.6 -9 -5 -11.4 0 -11.4C5 -11.4 9.6 -9 9.4 -2C9.2 4.6 5 10.6 0 10.8C-5 10.6 -9.2 4.6 -9.4 -2Z';

const wrappedHead = 'M-10 13C-14 2 -12 -14 0 -14.6C12 -14 14 2 10 13C6 17 -6 17 -10 13Z';

const hairShapes: Record<Hair, Record<View, string>> = {
  short: {
    side: 'M-7 7C-11 3 -11.4 -5 -8 -9C-3 -13.4 6 -13 9 -7.6C5 -7.4 2.4 -6 1 -3C0 0 -2 1 -3 3C-3.6 6 -5 7.4 -7 7Z',
    back: 'M-9.8 2C-11 -8 -6 -12.4 0 -12.4C6 -12.4 11 -8 9.8 2C9 7 6 9.4 0 9.6C-6 9.4 -9 7 -9.8 2Z',
    front: 'M-9.8 -1C-11 -9 -5 -13 0 -13C5 -13 11 -9 9.8 -1C8 -5 5 -7 0 -6.6C-5 -7 -8 -5 -9.8 -1Z',
  },
  long: {
    side: 'M-6 16C-13 12 -13 -4 -8 -9C-3 -13.4 6 -13 9 -7.6C4 -7 1 -4 0 0C-1 6 -1 12 -6 16Z',
    back: 'M-10.4 14C-12 0 -11 -12.4 0 -12.6C11 -12.4 12 0 10.4 14C6 17 -6 17 -10.4 14Z',
    front:
      'M-11 12C-13 -2 -10 -13 0 -13C10 -13 13 -2 11 12C8.6 8 9 0 8 -4C4 -7 -4 -7 -8 -4C-9 0 -8.6 8 -11 12Z',
  },
  bun: {
    side: 'M-8 5C-11 2 -11.4 -5 -8 -9C-3 -13.4 6 -13 9 -7.6C4 -7 1 -5 -1 0C-2 3 -4 5 -8 5ZM-15 -6C-15 -11 -9 -12 -8 -8C-7 -3 -13 -1 -15 -6Z',
    back: 'M-9.8 2C-11 -8 -6 -12.4 0 -12.4C6 -12.4 11 -8 9.8 2C9 6 5 8 0 8C-5 8 -9 6 -9.8 2ZM-5 -13C-5 -19 5 -19 5 -13C5 -9 -5 -9 -5 -13Z',
    front:
      'M-9.8 -1C-11 -9 -5 -13 0 -13C5 -13 11 -9 9.8 -1C8 -5 5 -7 0 -6.6C-5 -7 -8 -5 -9.8 -1ZM-4.4 -13C-4.4 -18 4.4 -18 4.4 -13Z',
  },
  bald: {
    side: 'M-8 6C-10.6 3 -10.6 -1 -9.4 -3C-7 -2 -5 0 -4 2C-4 5 -6 7 -8 6Z',
    back: 'M-9.4 -1C-6 2 6 2 9.4 -1C9.6 4 6 8.4 0 8.6C-6 8.4 -9.6 4 -9.4 -1Z',
    front:
      'M-9.8 -3C-8.6 -2 -8.6 1 -9 3C-10.4 2 -10.6 -1 -9.8 -3ZM9.8 -3C8.6 -2 8.6 1 9 3C10.4 2 10.6 -1 9.8 -3Z',
  },
  plait: {
    side: 'M-7 6C-11 3 -11.4 -5 -8 -9C-3 -13.4 6 -13 9 -7.6C4 -7 1 -5 -1 0C-3 3 -5 5 -7 6ZM-9 4C-14 8 -15 16 -12 26C-9 20 -8 12 -6 6Z',
    back: 'M-9.8 2C-11 -8 -6 -12.4 0 -12.4C6 -12.4 11 -8 9.8 2C9 6 5 8 0 8C-5 8 -9 6 -9.8 2ZM-2.6 7C-4 14 -3 22 0 30C3 22 4 14 2.6 7Z',
    front: 'M-9.8 -1C-11 -9 -5 -13 0 -13C5 -13 11 -9 9.8 -1C8 -5 5 -7 0 -6.6C-5 -7 -8 -5 -9.8 -1Z',
  },
  curly: {
    side: 'M-8 9C-14 7 -14 1 -12 -2C-15 -7 -10 -12 -6 -11C-3 -16 4 -15 6 -11C11 -12 12 -7 9 -6C5 -6 2 -4 1 0C0 4 -2 8 -8 9Z',
    back: 'M-11 6C-15 2 -13 -4 -11 -6C-12 -12 -5 -15 -1 -13C4 -16 11 -13 11 -7C14 -4 14 2 11 6C7 11 -7 11 -11 6Z',
    front:
      'M-11 2C-15 -3 -12 -8 -9 -9C-8 -15 0 -16 2 -13C7 -16 12 -11 11 -7C14 -4 13 0 11 3C10 -3 6 -7 0 -6.6C-6 -7 -10 -3 -11 2Z',
  },
};

/** Crown first, then the band or brim that is painted in the band colour. */
const hatShapes: Record<Exclude<Hat, 'none'>, { crown: string; band?: string }> = {
  bowler: {
    crown:
      'M-15 -4C-9 -6.4 9 -6.4 16 -4.4C14 -1.6 -12 -1.4 -15 -4ZM-9.6 -4.4C-11 -13 -6 -17 0 -17C7 -17 11 -12 9.8 -4.4Z',
    band: 'M-9.8 -6C-4 -4.4 5 -4.4 10 -6L9.8 -3.6C4 -2.4 -4 -2.4 -9.6 -3.6Z',
  },
  brim: {
    crown:
      'M-19 -3C-12 -8 12 -8.6 20 -3.6C12 0 -12 0.4 -19 -3ZM-9.4 -5C-10.6 -15 -6 -18 -1 -16.6C4 -19 10.6 -15 9.6 -5Z',
    band: 'M-9.6 -7.4C-4 -5.6 4 -5.6 9.8 -7.6L9.6 -4.4C4 -3 -4 -3 -9.4 -4.2Z',
  },
  'top hat': {
    crown:
      'M-15 -5C-9 -7.4 9 -7.4 16 -5.4C14 -2.6 -12 -2.4 -15 -5ZM-9.6 -5.4C-9 -14 -10.4 -22 -10 -26C-4 -27.6 6 -27.6 10.6 -26C10.4 -20 9.4 -12 9.8 -5.4Z',
    band: 'M-9.6 -9C-4 -7.6 5 -7.6 9.8 -9L9.8 -5.4C4 -4 -4 -4 -9.6 -5.2Z',
  },
  cap: {
    crown: 'M-10.4 -3C-12 -10 -6 -15 1 -14.6C8 -14.6 11 -9 10 -4C4 -5.4 -4 -5 -10.4 -3Z',
    band: 'M6 -6C11 -7 16 -5 17.4 -2.4C13 -2 9 -2.6 6 -3.4Z',
  },
  beret: {
    crown: 'M-13 -5C-14 -12 -6 -15.4 2 -15C10 -14.6 16 -10 13 -6C8 -3 -8 -2 -13 -5ZM1 -15L3 -18.6L4.4 -15Z',
  },
  headscarf: {
    crown:
      'M-10.4 6C-13 -4 -10 -13 0 -13.4C8 -13.4 11 -9 9.6 -5C5 -6 3 -3 3.4 2C2 8 -3 12 -8 12C-10 10 -10.4 8 -10.4 6ZM-7 10C-12 14 -14 18 -13 22C-9 19 -6 15 -4 11Z',
  },
  hood: {
    crown:
      'M-12 12C-15 -2 -12 -14 0 -15.4C9 -15 12 -8 9.4 -4C5 -5 2.4 -2 3 4C3 9 0 13 -2 15C-6 16 -10 15 -12 12Z',
  },
  bobble: {
    crown:
      'M-10.4 -3C-11.6 -11 -6 -16.4 0 -16.4C6 -16.4 11.6 -11 10.4 -3C4 -1 -4 -1 -10.4 -3ZM-3.6 -17C-5 -22 5 -23 4.6 -17.4C4 -14.6 -2.6 -14.6 -3.6 -17Z',
    band: 'M-11 -5C-5 -2.6 5 -2.6 11 -5L11 -1C5 1.4 -5 1.4 -11 -1Z',
  },
  straw: {
    crown:
      'M-21 -3C-13 -7 13 -7.4 22 -3.4C14 0.6 -13 1 -21 -3ZM-9.6 -4.6C-9.6 -11 -8 -13.4 0 -13.4C8 -13.4 9.6 -11 9.6 -4.6Z',
    band: 'M-9.8 -7.6C-4 -6 4 -6 9.8 -7.6L9.6 -4.4C4 -3 -4 -3 -9.6 -4.4Z',
  },
  bonnet: {
    crown: 'M-11 4C-13 -6 -9 -14 1 -14C10 -14 14 -9 13 -3C8 -6 4 -4 3.4 1C3 6 -2 9 -7 9C-9 8 -10.6 6 -11 4Z',
    band: 'M3.4 1C4 -4 8 -6 13 -3L13.6 -6C8 -9 2 -7 1.6 1Z',
  },
  'sou-wester': {
    crown: 'M-17 3C-13 -3 -11 -13 0 -14C9 -14 12 -6 14 -2C10 -1 6 -2.4 1 -2C-4 -1 -10 2 -17 3Z',
  },
};

const scaled = (d: string, sk: Skeleton, turn: number): string =>
  subPaths(d, 1.6)
    .map((run) =>
      smooth(
        place(
          run.filter((_, i) => i % 2 === 0),
          { x: sk.head[0], y: sk.head[1], s: sk.headRadius / 10, r: radians(turn) },
        ),
        true,
        0.9,
      ),
    )
    .join('');

export interface HeadOptions {
  view: View;
  hat: Hat;
  hair: Hair;
  face: boolean;
}

/** Parts in painting order. */
export function headParts(sk: Skeleton, { view, hat, hair, face }: HeadOptions): HeadPart[] {
  const at = (d: string): string => scaled(d, sk, sk.headTurn);
  const parts: HeadPart[] = [];
  if (view === 'side') parts.push({ role: 'skin', d: at(profile) });
  else
    parts.push({
      role: 'skin',
      d: at(
        view === 'front'
          ? fullFace
          : 'M-9.4 -2C-9.6 -9 -5 -11.4 0 -11.4C5 -11.4 9.6 -9 9.4 -2C9.2 5 5 9 4 10L4 13L-4 13L-4 10C-5 9 -9.2 5 -9.4 -2Z',
      ),
    });
  if (face && view === 'side')
    parts.push(
      { role: 'blush', d: at('M3 3.4C4.6 2.4 6.4 3 6.6 4.4C6 6 3.6 6 3 3.4Z') },
      {
        role: 'feature',
        d: at(
          'M5.4 -2.2C6.4 -1.2 7.6 -1.2 8.4 -2C7.8 -0.4 6.2 -0.2 5.4 -2.2ZM6.4 6.4C7.4 6.8 8.4 6.6 9.4 6C8.8 7.4 7 7.6 6.4 6.4Z',
        ),
      },
    );
  if (face && view === 'front')
    parts.push(
      {
        role: 'blush',
        d: at(
          'M-7 3C-5.6 1.6 -3.6 2.2 -3.6 4C-4.4 5.8 -6.6 5.4 -7 3ZM7 3C5.6 1.6 3.6 2.2 3.6 4C4.4 5.8 6.6 5.4 7 3Z',
        ),
      },
      {
        role: 'feature',
        d: at(
          'M-5.4 -0.8C-4.4 0.4 -3 0.4 -2 -0.6C-2.6 1.2 -4.6 1.4 -5.4 -0.8ZM5.4 -0.8C4.4 0.4 3 0.4 2 -0.6C2.6 1.2 4.6 1.4 5.4 -0.8ZM-0.6 1.4C0.6 2.4 0.8 3.4 -0.2 4.2C0.2 3.2 0 2.4 -0.6 1.4ZM-2 6.4C-0.6 7.2 0.8 7.2 2 6.4C1.2 8 -1.2 8 -2 6.4Z',
        ),
      },
    );
  parts.push({ role: 'hair', d: at(hairShapes[hair][view]) });
  if (hat !== 'none') {
    const { crown, band } = hatShapes[hat];
    const wrapped = view === 'back' && (hat === 'hood' || hat === 'headscarf' || hat === 'bonnet');
    parts.push({ role: 'hat', d: at(wrapped ? wrappedHead : crown) });
    if (band && !wrapped && !(view !== 'side' && hat === 'cap')) parts.push({ role: 'band', d: at(band) });
  }
  return parts;
}

export const crownOf = (sk: Skeleton): Point => [sk.head[0], sk.head[1] - sk.headRadius * 1.4];
