/** Curves through points, SVG path strings from points and points from path strings. */
import { bounds, fix, last, lerp, nth, trace, type Box, type Point, type Points } from './points.ts';

export const polygon = (points: Points, closed = true): string =>
  'M' + points.map(([x, y]) => fix(x) + ' ' + fix(y)).join('L') + (closed ? 'Z' : '');

const neighbour = (points: Points, closed: boolean) => {
  const n = points.length;
  return (i: number): Point => nth(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
};

/** A path through the points as smooth cubics. tension below 1 straightens the spans. */
export function smooth(points: Points, closed = true, tension = 1): string {
  const n = points.length;
  if (n < 3) return polygon(points, closed);
  const P = neighbour(points, closed);
  const t = tension / 6;
  let d = 'M' + fix(P(0)[0]) + ' ' + fix(P(0)[1]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [P(i - 1), P(i), P(i + 1), P(i + 2)];
    d += `C${fix(p1[0] + (p2[0] - p0[0]) * t)} ${fix(p1[1] + (p2[1] - p0[1]) * t)} ${fix(p2[0] - (p3[0] - p1[0]) * t)} ${fix(p2[1] - (p3[1] - p1[1]) * t)} ${fix(p2[0])} ${fix(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A closed soft outline through hand-written points: soften('0,-74 1,-50 -1,-26'). */
export const soften = (list: string, tension = 1): string => smooth(trace(list), true, tension);

/** Points along a curve through the given ones, `segments` per span. */
export function spline(points: Points, closed = false, segments = 12): Point[] {
  const n = points.length;
  const P = neighbour(points, closed);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [P(i - 1), P(i), P(i + 1), P(i + 2)];
    for (let s = 0; s < segments; s++) {
      const t = s / segments;
      const mixAt = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([mixAt(p0[0], p1[0], p2[0], p3[0]), mixAt(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  if (!closed) out.push(last(points));
  return out;
}

/** The same from a hand-written list: traceCurve('0,-74 1,-50 -1,-26'). */
export const traceCurve = (list: string, segments = 12): Point[] => spline(trace(list), false, segments);

/** A closed soft outline from a hand-written list, as even points: for shapes that are cut, wobbled or carved further. */
export const closedCurve = (list: string, segments = 10): Point[] =>
  resample(spline(trace(list), true, segments), 4);

class PathReader {
  readonly runs: Point[][] = [];
  private run: Point[] = [];
  private readonly tokens: readonly string[];
  private next = 0;
  private x = 0;
  private y = 0;
  private readonly step: number;

  constructor(d: string, step: number) {
    this.tokens = d.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
    this.step = step;
  }

  private number(): number {
    return parseFloat(nth(this.tokens, this.next++));
  }

  private cubic(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void {
    const { x, y } = this;
    const length = Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
    const n = Math.max(2, Math.ceil(length / this.step));
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.run.push([a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3]);
    }
    [this.x, this.y] = [x3, y3];
  }

  private line(x: number, y: number): void {
    const n = Math.max(1, Math.ceil(Math.hypot(x - this.x, y - this.y) / this.step));
    for (let k = 1; k <= n; k++) this.run.push([lerp(this.x, x, k / n), lerp(this.y, y, k / n)]);
    [this.x, this.y] = [x, y];
  }

  read(): Point[][] {
    let command = '';
    let [startX, startY, controlX, controlY] = [0, 0, 0, 0];
    while (this.next < this.tokens.length) {
      if (/[a-zA-Z]/.test(nth(this.tokens, this.next))) command = nth(this.tokens, this.next++);
      const relative = command === command.toLowerCase();
      const [ox, oy] = relative ? [this.x, this.y] : [0, 0];
      const kind = command.toUpperCase();
      const reflected: Point = [2 * this.x - controlX, 2 * this.y - controlY];
      const pair = (): Point => [this.number() + ox, this.number() + oy];
      if (kind === 'M') {
        [this.x, this.y] = pair();
        [startX, startY] = [this.x, this.y];
        this.run = [[this.x, this.y]];
        this.runs.push(this.run);
        command = relative ? 'l' : 'L';
      } else if (kind === 'L') this.line(...pair());
      else if (kind === 'H') this.line(this.number() + ox, this.y);
      else if (kind === 'V') this.line(this.x, this.number() + oy);
      else if (kind === 'C' || kind === 'S') {
        const first = kind === 'C' ? pair() : reflected;
        const second = pair();
        this.cubic(...first, ...second, ...pair());
        [controlX, controlY] = second;
        continue;
      } else if (kind === 'Q' || kind === 'T') {
        const control = kind === 'Q' ? pair() : reflected;
        const end = pair();
        const { x, y } = this;
        const toward = (a: number, b: number): number => a + (2 / 3) * (b - a);
        this.cubic(
          toward(x, control[0]),
          toward(y, control[1]),
          toward(end[0], control[0]),
          toward(end[1], control[1]),
          ...end,
        );
        [controlX, controlY] = control;
        continue;
      } else if (kind === 'Z') this.line(startX, startY);
      else throw new Error('path command ' + command);
      [controlX, controlY] = [this.x, this.y];
    }
    return this.runs;
  }
}

/** An SVG path (M L H V C S Q T Z, absolute or relative) as polylines, one per sub-path. */
export const subPaths = (d: string, step = 4): Point[][] => new PathReader(d, step).read();
/** The first sub-path as points. */
export const pathPoints = (d: string, step = 4): Point[] => nth(subPaths(d, step), 0);

export function polylineLength(points: Points): number {
  let total = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [nth(points, i - 1), nth(points, i)];
    total += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return total;
}

/** The same line with points every `step` px. */
export function resample(points: Points, step: number): Point[] {
  const out: Point[] = [nth(points, 0)];
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    let [x0, y0] = nth(points, i - 1);
    const [x1, y1] = nth(points, i);
    let left = Math.hypot(x1 - x0, y1 - y0);
    while (walked + left >= step) {
      const t = (step - walked) / left;
      [x0, y0] = [lerp(x0, x1, t), lerp(y0, y1, t)];
      out.push([x0, y0]);
      left = Math.hypot(x1 - x0, y1 - y0);
      walked = 0;
    }
    walked += left;
  }
  return out;
}

/** Where a polyline is at fraction t of its points, and its heading there. */
export function along(points: Points, t: number): { x: number; y: number; angle: number } {
  const i = Math.max(0, Math.min(points.length - 1.001, t * (points.length - 1)));
  const k = Math.floor(i);
  const [a, b] = [nth(points, k), nth(points, k + 1)];
  return {
    x: lerp(a[0], b[0], i - k),
    y: lerp(a[1], b[1], i - k),
    angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
  };
}

/** Unit normals (to the left of travel, i.e. up for a line going right). */
export function normals(points: Points, closed: boolean): Point[] {
  const P = neighbour(points, closed);
  return points.map((_, i) => {
    const [a, b] = [P(i - 1), P(i + 1)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [dy / length, -dx / length];
  });
}

/**
 * The box around some paths, `pad` px wider and no larger than the card: as small a filter region as they allow.
 * undefined if a piece is ready markup or uses arcs.
 */
export function regionAround(pieces: readonly string[], pad: number, w: number, h: number): Box | undefined {
  if (pieces.some((d) => d.startsWith('<') || /[aA]/.test(d))) return undefined;
  const [left, top, right, bottom] = bounds(pieces.flatMap((d) => subPaths(d, 20).flat()));
  const [x, y] = [Math.max(-pad, left - pad), Math.max(-pad, top - pad)];
  const [x1, y1] = [Math.min(w + pad, right + pad), Math.min(h + pad, bottom + pad)];
  return x1 > x && y1 > y ? [Math.floor(x), Math.floor(y), Math.ceil(x1 - x), Math.ceil(y1 - y)] : undefined;
}
