/** What is painted on a head rather than modelled: the opening of the eyes, lips, blush; and the lines of brows, lashes, mouth, age. */
import type { Mark, Stain } from '../../kit/clay/model.ts';
import { here } from '../../kit/clay/model.ts';
import { landed, type Clay } from '../../kit/clay/solids.ts';
import { plus, type Vec } from '../../kit/clay/space.ts';
import { spline } from '../../kit/curves.ts';
import { times, type Point } from '../../kit/points.ts';
import type { Bones } from './bones.ts';
import type { Feeling } from './feelings.ts';
import { eyeShape, mouthOf } from './relief.ts';
import { eyeCentre } from './skull.ts';

/** Where the eyes look, as a shift of the pupil: x right of the card of a head seen from the front, y down; -1..1. */
export type Gaze = Point;

export const IRIS = 0.4;

export function stainsOf(b: Bones, feeling: Feeling, gaze: Gaze): Record<string, Stain> {
  const [ex, ey] = eyeCentre(b);
  const e = eyeShape(b, feeling.lids);
  const m = mouthOf(b, feeling.play);
  const r = b.eyeWide * IRIS;
  const inEye = (x: number, y: number): number => {
    const u = (Math.abs(x) - ex) / e.wide;
    if (u < -1 || u > 1) return -1;
    return Math.min(y - ey - e.upper(u), ey + e.lower(u) - y);
  };
  const irisAt = (x: number, y: number): number => {
    const side = Math.sign(x) || 1;
    const [cx, cy] = [ex * side + gaze[0] * e.wide * 0.42 - side * 0.25, ey - 0.7 * b.eyeOpen + gaze[1] * 2];
    return Math.hypot(x - cx, (y - cy) * 0.97);
  };
  const shut = feeling.lids.upper < 0.05;
  const lips = (x: number, y: number): number => {
    if (Math.abs(x) > m.wide) return -1;
    const [top, bottom] = [m.top(x), m.bottom(x)];
    const gap = feeling.play.open > 0.5 ? Math.min(y - m.upper(x), m.lower(x) - y) : -9;
    return Math.min(y - top, bottom - y, -gap);
  };
  const away =
    (cx: number, cy: number, rx: number, ry: number) =>
    (x: number, y: number): number =>
      1 - Math.hypot((Math.abs(x) - cx) / rx, (y - cy) / ry);
  const front = (z: number, from: number): number => (z > from ? 0 : -9);
  return {
    eye: (x, y, z) => (shut ? -1 : inEye(x, y) + front(z, 15)),
    iris: (x, y, z) => (shut ? -1 : Math.min(inEye(x, y), r - irisAt(x, y)) + front(z, 15)),
    pupil: (x, y, z) => (shut ? -1 : Math.min(inEye(x, y), r * 0.46 - irisAt(x, y)) + front(z, 15)),
    lidShade: (x, y, z) => {
      const u = (Math.abs(x) - ex) / e.wide;
      if (shut || u < -1 || u > 1) return -1;
      return Math.min(inEye(x, y), ey + e.upper(u) + 1.25 * b.eyeOpen - y) + front(z, 15);
    },
    glint: (x, y, z) => {
      const side = Math.sign(x) || 1;
      const [cx, cy] = [ex * side + gaze[0] * e.wide * 0.42 - 1.1, ey - 2.2 * b.eyeOpen + gaze[1] * 2];
      return shut ? -1 : Math.min(inEye(x, y) - 0.2, 0.85 - Math.hypot(x - cx, y - cy)) + front(z, 15);
    },
    lips: (x, y, z) => lips(x, y) + front(z, 20),
    mouth: (x, y, z) =>
      feeling.play.open > 0.5 && Math.abs(x) < m.wide
        ? Math.min(y - m.upper(x), m.lower(x) - y) + front(z, 15)
        : -1,
    teeth: (x, y, z) =>
      feeling.play.open > 3 && Math.abs(x) < m.wide * 0.8
        ? Math.min(y - m.upper(x) - 0.2, m.upper(x) + 2.5 * (1 - (x / m.wide) ** 2) - y) + front(z, 15)
        : -1,
    blush: (x, y, z) => Math.max(away(19, 18, 13, 10)(x, y), away(0, b.noseY, 6, 6)(x, y)) + front(z, -2),
    socket: (x, y, z) => away(ex - 1, ey - 1, 12, 9.5)(x, y) + front(z, 12),
    shaven: (x, y, z) =>
      Math.min(1 - Math.hypot(x / 27, (y - 40) / 19), (y - b.noseY - 3) / 10, 1) + front(z, -6),
  };
}

/** The surface under (x, y) of the front plane, a hair above it. */
const onFace = (clay: Clay, x: number, y: number): Vec =>
  plus(landed(clay, [x, y, 62], [0, 0, -1], 92), [0, 0, 0.25]);

const mark = (
  clay: Clay,
  kind: string,
  points: readonly Point[],
  width: number,
  swell?: (t: number) => number,
): Mark => ({
  kind,
  part: 'skin',
  width,
  frame: here,
  line: spline(points, false, 10).map(([x, y]) => onFace(clay, x, y)),
  ...(swell ? { swell } : {}),
});

const both = (make: (side: 1 | -1) => Mark[]): Mark[] => [...make(-1), ...make(1)];

export function linesOf(b: Bones, feeling: Feeling, clay: Clay, brow: number): Mark[] {
  const [ex, ey] = eyeCentre(b);
  const e = eyeShape(b, feeling.lids);
  const m = mouthOf(b, feeling.play);
  const { brows, lids } = feeling;
  const shut = lids.upper < 0.05;
  const eyeLine = (side: number, from: number, to: number, height: (u: number) => number, n = 9): Point[] =>
    times(n, (i) => {
      const u = from + ((to - from) * i) / (n - 1);
      return [side * (ex + u * e.wide), ey + height(u)];
    });
  const clamp1 = (u: number): number => Math.max(-1, Math.min(1, u));
  const lash = (u: number): number =>
    (shut ? e.lower(clamp1(u)) : e.upper(clamp1(u))) + (u > 1 ? (u - 1) * 3 * (shut ? 1 : -0.4) : 0);
  const heavy = (t: number): number =>
    (0.25 + 0.75 * Math.min(1, t * 1.5)) * Math.min(1, (1 - t) * 7) * Math.min(1, t * 6);
  const thin = (t: number): number => Math.sin(Math.PI * t) ** 0.7;
  const eyes = both((side) => [
    mark(clay, 'lash', eyeLine(side, -0.98, 1.1, lash), shut ? 1.1 : 1.3, heavy),
    mark(clay, 'crease', eyeLine(side, -0.8, 1, e.crease), 0.55, thin),
    ...(shut
      ? []
      : [
          mark(
            clay,
            'lower lid',
            eyeLine(side, -0.5, 1, (u) => e.lower(clamp1(u)) + 0.15),
            0.45,
            thin,
          ),
        ]),
  ]);
  const browY = b.eyeY - 9.6;
  const browLine = both((side) => {
    const points: Point[] = [
      [side * (4.6 - brows.knit * 1.4), browY + 1.4 - brows.inner],
      [side * 9.5, browY - 0.6 - brows.inner * 0.55 - brows.arch * 0.5],
      [side * 16, browY - 1.9 - brows.arch],
      [side * 21, browY - 0.9 - brows.arch * 0.5 - brows.outer * 0.5],
      [side * 25, browY + 1.6 - brows.outer],
    ];
    return [
      mark(
        clay,
        'brow',
        points,
        brow,
        (t) => Math.min(1, 0.45 + t * 2.2) * Math.min(1, (1 - t) * 1.7 + 0.02),
      ),
    ];
  });
  const lipLine: Point[] = times(13, (i) => {
    const x = ((i - 6) / 6) * m.wide;
    return [x, m.upper(x)];
  });
  const mouth =
    feeling.play.open > 0.5
      ? []
      : [
          mark(
            clay,
            'mouth',
            lipLine,
            0.66,
            (t) => 0.35 + 0.65 * Math.min(1, Math.abs(t - 0.5) * 2.4) * Math.min(1, Math.min(t, 1 - t) * 12),
          ),
        ];
  const knit =
    brows.knit > 0.3
      ? both((side) => [
          mark(
            clay,
            'wrinkle',
            [
              [side * 2.4, browY + 2.5],
              [side * 1.9, browY - 1],
              [side * 2.6, browY - 4.5],
            ],
            0.55 * brows.knit,
            thin,
          ),
        ])
      : [];
  return [...eyes, ...browLine, ...mouth, ...knit];
}
