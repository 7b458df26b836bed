/** A village cottage of one gable and one long side, in watercolour; (x, y) is the middle of its foot, about 70 wide at s = 1. */
import { adjust, type Colour } from '../kit/colour.ts';
import { moved, path, type Mark } from '../kit/markup.ts';
import { rectangle, type Points, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';
import { layer } from './watercolour-layers.ts';

export interface LittleHouseOptions extends Standing {
  /** Degrees. */
  turn?: number;
  wall: Colour;
  roof: Colour;
  /** Length of the long side and height of the wall, px at s = 1. */
  length?: number;
  wallHeight?: number;
  chimney?: boolean;
  /** A church tower with a spire on the gable. */
  spire?: boolean;
  dark?: Colour;
}

export function littleHouse(S: Easel, o: LittleHouseOptions): string {
  const {
    wall,
    roof,
    length = 42,
    wallHeight: h = 26,
    chimney = true,
    spire = false,
    dark = '#4c4350',
    s = 1,
  } = o;
  const poly = (points: Points, fill: Colour): string => path(wobblyPolygon(S, points, 1, 0.09), fill);
  const [g, r] = [26, 26]; // gable width, roof rise
  const x0 = -(g + length) / 2;
  const [x1, x2] = [x0 + g, x0 + g + length];
  const side = adjust(wall, { dL: -0.13, kC: 1.3, dh: -25 });
  const win = (x: number, y: number, w = 6, k = 8): Mark =>
    poly(
      [
        [x, y],
        [x + w, y - 0.6],
        [x + w, y + k],
        [x, y + k],
      ],
      dark,
    );
  const marks: Mark[] = [
    chimney
      ? poly(
          rectangle(x1 + length * 0.45, -h - r - 9, x1 + length * 0.45 + 8, -h - r + 10),
          adjust(roof, { dL: -0.12 }),
        )
      : '',
    poly(
      [
        [x1, -h],
        [x2, -h + 1],
        [x2, -1],
        [x1, 0],
      ],
      side,
    ),
    poly(
      [
        [x0 + g / 2 - 2, -h - r],
        [x2 - 7, -h - r + 2],
        [x2 + 4, -h + 3],
        [x1 + 3, -h + 3],
      ],
      roof,
    ),
    poly(
      [
        [x0 + g / 2 + length * 0.4, -h - r],
        [x2 - 7, -h - r + 2],
        [x2 + 4, -h + 3],
        [x1 + 3 + length * 0.6, -h + 3],
      ],
      adjust(roof, { dL: -0.05 }),
    ),
    poly(
      [
        [x0, -h],
        [x0 + g / 2, -h - r + 2],
        [x1, -h],
        [x1, 0],
        [x0, 0],
      ],
      wall,
    ),
    poly(
      [
        [x0 - 4, -h + 4],
        [x0 + g / 2 - 1, -h - r - 1],
        [x0 + g / 2 + 3, -h - r],
        [x0, -h + 6],
      ],
      adjust(roof, { dL: -0.1 }),
    ),
    win(x0 + 9, -h - 3, 7, 8),
    poly(rectangle(x0 + 8, -17, x0 + 17, 0), adjust(dark, { dL: 0.06, kC: 2 })),
    win(x1 + 8, -h + 9),
    win(x1 + 22, -h + 9),
    length > 48 ? win(x1 + 36, -h + 9) : '',
  ];
  if (spire) {
    const t = x0 - 16;
    marks.push(
      poly(rectangle(t, -70, t + 18, 0), wall),
      poly(rectangle(t + 11, -70, t + 18, 0), side),
      poly(
        [
          [t - 3, -69],
          [t + 9, -116],
          [t + 21, -69],
        ],
        roof,
      ),
      win(t + 5, -60, 6, 11),
    );
  }
  return moved(
    { x: o.x, y: o.y, s, r: o.turn ?? 0, flip: o.flip ?? 1 },
    layer(S, marks, { rough: 2 / s, rim: 1.2 / s, min: 0.72, pool: 0.04, region: 0.2 }),
  );
}
