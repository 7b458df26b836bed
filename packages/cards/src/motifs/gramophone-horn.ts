/** The horn of a gramophone in clay. Its bell opens at (0, 0) towards the viewer, 100 units in radius; the neck runs back and down. */
import { ballAround, here, type Model } from '../kit/clay/model.ts';
import { bent, common, halfSpace, rope, type Clay } from '../kit/clay/solids.ts';
import type { Vec } from '../kit/clay/space.ts';

const DEPTH = 124;
const PETALS = 11;

/** Half width of the bell at a depth behind its mouth: flat at the lip, then quickly narrow. */
const wide = (behind: number): number => 12 + 88 * Math.exp(-behind / 32);
/** Petals of sheet brass: the ribs between them stand in. */
export const petal = (angle: number): number =>
  1 - 0.06 * (1 - Math.abs(Math.sin((angle * PETALS) / 2))) ** 2;

function bell(): Clay {
  const sheet: Clay = (x, y, z) => {
    const behind = Math.max(0, -z);
    const r = wide(behind) * petal(Math.atan2(y, x));
    const steep = (88 / 32) * Math.exp(-behind / 32);
    return (Math.abs(Math.hypot(x, y) - r) - 2.2) / Math.hypot(1, steep);
  };
  return common(
    1.5,
    common(1.5, sheet, halfSpace([0, 0, 0], [0, 0, 1])),
    halfSpace([0, 0, -DEPTH], [0, 0, -1]),
  );
}

/** neck: points in the horn's own units from behind the bell to the box it stands on. */
export function gramophoneHorn(neck: readonly Vec[]): Model {
  const curve = bent([[0, 0, -DEPTH + 12], ...neck], 10);
  return {
    pieces: [
      { part: 'bell', clay: bell(), frame: here, centre: [0, 0, -DEPTH / 2], reach: 122 },
      {
        part: 'neck',
        clay: rope(
          curve,
          curve.map((_, i) => 13 - (8 * i) / curve.length),
        ),
        frame: here,
        ...ballAround(curve, 16),
      },
    ],
    marks: [],
  };
}
