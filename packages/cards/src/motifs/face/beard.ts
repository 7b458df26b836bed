/** Beards. */
import { smoothstep } from '../../pixels/raster.ts';
import { here, type Piece } from '../../kit/clay/model.ts';
import type { Clay } from '../../kit/clay/solids.ts';
import type { Bones } from './bones.ts';
import { lock } from './locks.ts';
import { mass } from './skull.ts';

export type Beard = 'none' | 'moustache' | 'short beard' | 'long beard';

/** A beard follows the face it grows on. */
export function beardPieces(style: Beard, b: Bones, face: Clay): Piece[] {
  if (style === 'none') return [];
  const tache = ([-1, 1] as const).map((side) =>
    lock(
      [
        [side * 0.4, b.noseY + 6.6, 40 + b.muzzle],
        [side * 5, b.mouthY - 3.2, 38 + b.muzzle],
        [side * 10.5, b.mouthY + 0.5, 32.5],
        [side * 13.5, b.mouthY + 4, 28],
      ],
      { thick: 2.3, tip: 0.1, flat: 1.3 },
    ),
  );
  if (style === 'moustache') return tache;
  const long = style === 'long beard';
  const jaw = mass(b);
  const where = (x: number, y: number, z: number): number => {
    const a = Math.abs(x);
    const upper = b.mouthY + 3.6 - 9 * smoothstep(10, 22, a) - 27 * smoothstep(23.5, 31.5, a);
    // Before the ear it is a narrow strip that runs up into the hair.
    const strip = (z - 5 - Math.max(0, y - 4) * 1.2) * 0.6;
    return Math.max((upper - y) * 0.6, (-3 - z) * 0.9, (y - 51 - z * 0.22) * 0.8, strip);
  };
  const clay: Clay = (x, y, z) => {
    // The ear must not grow a beard.
    const chin = jaw(x, y, z);
    const d = Math.abs(x) > 29.5 && z < 3 ? chin - 0.8 : Math.max(face(x, y, z), chin - 4);
    if (d > 24) return d - 10;
    const edge = where(x, y, z);
    const tufts = 0.5 * Math.sin(x * 1.1 + Math.sin(y * 0.4)) * smoothstep(0, 10, -edge);
    const full = (long ? 5 : 3) * (1 - 0.75 * smoothstep(16, 29, Math.abs(x)));
    return Math.max((d - full * smoothstep(0, 12, -edge) - tufts) * 0.85, edge);
  };
  const mat: Piece = {
    part: 'hair',
    clay,
    frame: here,
    centre: [0, 36, 12],
    reach: 54,
    grain: (x) => [x * 0.02, 1, 0.1],
  };
  if (!long) return [mat, ...tache];
  const tails = [-15, -10, -5, 0, 5, 10, 15].map((x, i) => {
    const bow = 1 - Math.abs(i - 3) / 4.2;
    return lock(
      [
        [x, b.chinY - 2 - 2 * (1 - bow), 26 + 8 * bow],
        [x * 0.95, b.chinY + 12, 28 + 8 * bow],
        [x * 0.7 + Math.sin(i * 2) * 2, b.chinY + 22 + 18 * bow, 25 + 6 * bow],
      ],
      { thick: 4.4, tip: 0.15, root: 0.9, wave: 1, waves: 1.5, phase: i },
    );
  });
  return [mat, ...tails, ...tache];
}
