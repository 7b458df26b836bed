/** Outlines of a dressed body over a skeleton: legs, boots, garment, sleeves, hands. */
import { smooth, spline } from '../../kit/curves.ts';
import { between, lerp, type Point, type Points } from '../../kit/points.ts';
import { ribbon } from '../../kit/shapes.ts';
import type { LimbJoints, Skeleton, View } from './skeleton.ts';

export type Garment = 'jacket' | 'coat' | 'long coat' | 'skirt' | 'dress' | 'cape';

const lengthOf: Record<Garment, number> = {
  jacket: 6,
  coat: 30,
  'long coat': 44,
  skirt: 46,
  dress: 34,
  cape: 36,
};
const flareOf: Record<Garment, number> = {
  jacket: 1,
  coat: 4,
  'long coat': 5,
  skirt: 12,
  dress: 10,
  cape: 9,
};

const along = (limb: LimbJoints, from: number, to: number): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].map((t) => limb.at(lerp(from, to, t)));

/** A trouser leg. */
export const legPath = (leg: LimbJoints, breadth: number): string =>
  smooth(ribbon(spline(along(leg, -2, leg.length - 1), false, 4), (t) => lerp(6.6, 3.9, t) * breadth));

/** A boot or shoe at the end of a leg; toes point forward in side view, outward otherwise. */
export function bootPath(leg: LimbJoints, view: View, side: 1 | -1): string {
  const [x, y] = leg.end;
  const k = view === 'side' ? 1 : side * 0.55;
  const points: Points = [
    [x - 4.4 * Math.sign(k), y - 7],
    [x + 3.8 * Math.sign(k), y - 7],
    [x + 5 * k, y - 1],
    [x + 11 * k, y + 2],
    [x + 12 * k, y + 5],
    [x - 4.8 * Math.sign(k), y + 5.2],
  ];
  return smooth(points, true, 0.8);
}

/** A sleeve from shoulder to wrist, round at the shoulder. */
export const sleevePath = (arm: LimbJoints, breadth: number): string => {
  const line = spline(
    [arm.at(-2.5), arm.at(arm.length * 0.25), arm.middle, arm.at(arm.length * 0.75), arm.end],
    false,
    6,
  );
  return smooth(ribbon(line, (t) => lerp(6.4 * breadth, 4.4, t) * Math.min(1, 0.45 + t * 4)));
};

/** A mitten hand with a thumb, at the end of an arm. */
export function handPath(arm: LimbJoints): string {
  const [[mx, my], [x, y]] = [arm.middle, arm.end];
  const a = Math.atan2(y - my, x - mx);
  const P = (u: number, v: number): Point => [
    x + u * Math.cos(a) - v * Math.sin(a),
    y + u * Math.sin(a) + v * Math.cos(a),
  ];
  return smooth([
    P(-1.5, -3),
    P(3, -3.4),
    P(6.8, -2),
    P(7, 1),
    P(4, 2.6),
    P(4.6, 5),
    P(2.6, 5.4),
    P(0.6, 3),
    P(-1.5, 2.8),
  ]);
}

/** Centre of the grip. */
export function gripOf(arm: LimbJoints): Point {
  const [[mx, my], [x, y]] = [arm.middle, arm.end];
  const a = Math.atan2(y - my, x - mx);
  return [x + Math.cos(a) * 4, y + Math.sin(a) * 4];
}

/** The body of the garment, following the thighs when the figure sits; wind blows the hem back (+). */
export function garmentPath(sk: Skeleton, view: View, garment: Garment, wind = 0): string {
  const { up, neck, hip, breadth: b, legs } = sk;
  const side: Point = [-up[1], up[0]]; // to the right of the torso
  const P = (base: Point, out: number, rise = 0): Point => [
    base[0] + side[0] * out + up[0] * rise,
    base[1] + side[1] * out + up[1] * rise,
  ];
  const tall = legs[0].length / 52;
  const [length, flare] = [lengthOf[garment] * tall, flareOf[garment] * (0.5 + tall / 2)];
  const hem = (leg: LimbJoints, d: number, out: number): Point => {
    const [x, y] = leg.at(d);
    return [x + out - wind * (d / 44), y];
  };
  if (view === 'side') {
    const [rear, fore] = legs[0].at(26)[0] <= legs[1].at(26)[0] ? legs : [legs[1], legs[0]];
    const chest = 8.4 * b;
    const belly = (b > 1.2 ? 12 : 8.6) * b;
    return smooth(
      [
        P(neck, -2, 3),
        P(neck, -6.4 * b, -3),
        P(neck, -8.6 * b, -14),
        P(hip, -8.2 * b, 10),
        P(hip, -9 * b, 0),
        hem(rear, length * 0.5, -8 * b - flare * 0.5),
        hem(rear, length, -7 * b - flare),
        [
          lerp(hem(rear, length, 0)[0], hem(fore, length, 0)[0], 0.5),
          lerp(hem(rear, length, 0)[1], hem(fore, length, 0)[1], 0.5) + 2.5,
        ],
        hem(fore, length, 7 * b + flare),
        hem(fore, length * 0.5, 7.6 * b + flare * 0.5),
        P(hip, belly, 2),
        P(hip, belly, 12),
        P(neck, chest, -14),
        P(neck, 6.4 * b, -2),
        P(neck, 3, 3),
      ],
      true,
      0.9,
    );
  }
  const w = 11 * b;
  return smooth(
    [
      P(neck, -4, 3),
      P(neck, -w, -3),
      P(neck, -w * 0.98, -12),
      P(hip, -w * 0.84, 12),
      P(hip, -w * 0.95, 0),
      hem(legs[0], length * 0.6, -8 * b - flare * 0.6),
      hem(legs[0], length, -8 * b - flare),
      [(hem(legs[0], length, 0)[0] + hem(legs[1], length, 0)[0]) / 2, hem(legs[0], length, 0)[1] + 2.6],
      hem(legs[1], length, 8 * b + flare),
      hem(legs[1], length * 0.6, 8 * b + flare * 0.6),
      P(hip, w * 0.95, 0),
      P(hip, w * 0.84, 12),
      P(neck, w * 0.98, -12),
      P(neck, w, -3),
      P(neck, 4, 3),
    ],
    true,
    0.9,
  );
}

/** Centre seam, belt and two folds, as lines to brush over the garment. */
export function garmentFolds(sk: Skeleton, garment: Garment): Points[] {
  const { neck, hip, legs } = sk;
  const length = (lengthOf[garment] * legs[0].length) / 52;
  const down = (k: number): Point => {
    const [a, b] = [legs[0].at(length * 0.94), legs[1].at(length * 0.94)];
    return between(a, b, k);
  };
  const waist: Point = between(neck, hip, 0.72);
  return [
    [waist, [lerp(waist[0], down(0.5)[0], 0.5) + 1, lerp(waist[1], down(0.5)[1], 0.5)], down(0.5)],
    [
      [waist[0] - 4, waist[1] + 4],
      [lerp(waist[0], down(0)[0], 0.6) - 2, lerp(waist[1], down(0)[1], 0.6)],
      down(-0.2),
    ],
    [
      [waist[0] + 4, waist[1] + 4],
      [lerp(waist[0], down(1)[0], 0.6) + 2, lerp(waist[1], down(1)[1], 0.6)],
      down(1.2),
    ],
  ];
}
