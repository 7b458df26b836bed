/** Paths for the score track: a smooth line through given points, measured, so that a cell is a place along it. */
export type Point = readonly [x: number, y: number];

export interface Path {
  readonly d: string;
  readonly length: number;
  /** The point at a share of the way, 0 to 1. */
  at(share: number): Point;
}

export function smooth(points: readonly Point[]): Path {
  const fine: Point[] = [];
  const pick = (place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))] ?? [0, 0];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    for (let s = 0; s < 1; s += 0.04)
      fine.push([spline(a[0], b[0], c[0], d[0], s), spline(a[1], b[1], c[1], d[1], s)]);
  }
  fine.push(pick(points.length - 1));
  const far = [0];
  fine.forEach((point, i) => {
    const before = fine[i - 1];
    if (before) far.push((far[i - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  });
  const length = far[far.length - 1] ?? 1;
  return {
    length,
    d: `M${fine.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    at(share) {
      const wanted = Math.max(0, Math.min(1, share)) * length;
      const next = Math.max(
        1,
        far.findIndex((walked) => walked >= wanted),
      );
      const [from, to] = [fine[next - 1] ?? [0, 0], fine[next] ?? [0, 0]];
      const span = (far[next] ?? 1) - (far[next - 1] ?? 0);
      const part = span === 0 ? 0 : (wanted - (far[next - 1] ?? 0)) / span;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    },
  };
}

const spline = (a: number, b: number, c: number, d: number, s: number): number =>
  0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s * s * s);

/** Over the hills and up to the moon, on a page of 1920 by 1080. */
export const OVER_THE_HILLS: readonly Point[] = [
  [120, 646],
  [250, 740],
  [420, 730],
  [520, 618],
  [540, 498],
  [650, 408],
  [800, 430],
  [860, 548],
  [930, 684],
  [1080, 748],
  [1230, 694],
  [1280, 568],
  [1330, 448],
  [1450, 398],
  [1560, 478],
  [1640, 568],
  [1760, 538],
  [1812, 418],
  [1770, 308],
  [1700, 240],
];

/** To and fro over the snow and up to the tower, on the picture of that size (packages/cards/src/decks/cover/new-year-wide). */
export const OVER_THE_SNOW: readonly Point[] = [
  [116, 944],
  [330, 984],
  [560, 952],
  [800, 984],
  [1020, 946],
  [1130, 850],
  [1040, 752],
  [850, 736],
  [620, 772],
  [390, 722],
  [220, 656],
  [190, 556],
  [320, 486],
  [540, 500],
  [780, 538],
  [1010, 500],
  [1230, 556],
  [1430, 628],
  [1640, 640],
  [1790, 552],
  [1800, 430],
  [1764, 330],
  [1690, 236],
];

/** A gentle wave from edge to edge. */
export const wave = (wide: number, tall: number, edge: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => [
    edge + (i * (wide - 2 * edge)) / 12,
    tall * 0.62 + Math.sin(i * 1.05) * tall * 0.08,
  ]);

/** Winding upwards, line by line. */
export function winding(
  wide: number,
  tall: number,
  lines: number,
  side: number,
  below: number,
  above: number,
): Point[] {
  const points: Point[] = [];
  const step = (tall - above - below) / Math.max(1, lines - 1);
  for (let line = 0; line < lines; line += 1) {
    const y = tall - below - line * step;
    const along = [0, 0.25, 0.5, 0.75, 1].map((share, i): Point => [
      side + share * (wide - 2 * side),
      y + Math.sin(i * 1.7 + line) * step * 0.09 - share * 0.0001,
    ]);
    points.push(...(line % 2 === 0 ? along : along.reverse()));
  }
  return points;
}
