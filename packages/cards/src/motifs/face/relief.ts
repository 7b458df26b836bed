/** What is modelled with a small tool on the front of the head: lips, lids, folds. Heights over the front plane, in head units. */
import type { Clay } from '../../kit/clay/solids.ts';
import { spline } from '../../kit/curves.ts';
import { bounds, nth, type Point } from '../../kit/points.ts';
import type { Bones } from './bones.ts';
import { eyeCentre, type Play } from './skull.ts';

export type Relief = (x: number, y: number) => number;

const bell = (d: number, width: number): number => Math.exp(-(d * d) / (width * width));
const step = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export interface Mouth {
  readonly wide: number;
  /** Heights at x: upper edge of the upper lip, its lower edge, upper edge of the lower lip, its lower edge. */
  top(x: number): number;
  upper(x: number): number;
  lower(x: number): number;
  bottom(x: number): number;
}

export function mouthOf(b: Bones, play: Play): Mouth {
  const wide = b.mouthWide + play.cornerOut;
  const squeeze = 1 - play.pressedLips * 0.5;
  const at = (x: number): number => Math.min(1, Math.abs(x) / wide);
  const line = (x: number): number => {
    const t = at(x);
    const bow = 0.7 * Math.sin(Math.min(1, t * 1.35) * Math.PI) * (1 - play.pressedLips);
    return b.mouthY - play.cornerUp * t * t - bow + 0.35 * bell(x, 2);
  };
  const rim = (t: number): number => Math.sqrt(Math.max(0, 1 - t * t));
  const upper = (x: number): number => line(x) - play.open * 0.12 * rim(at(x));
  const lower = (x: number): number => line(x) + play.open * rim(at(x)) ** 0.8;
  const top = (x: number): number => {
    const t = at(x);
    const swell = (1 - t ** 1.7) * (3.3 * b.lipUpper * squeeze);
    return upper(x) - swell + 0.9 * b.lipUpper * squeeze * bell(x, 1.5);
  };
  const bottom = (x: number): number => lower(x) + (1 - at(x) ** 2.4) * (4.1 * b.lipLower * squeeze);
  return { wide, top, upper, lower, bottom };
}

function lips(b: Bones, play: Play): Relief {
  const m = mouthOf(b, play);
  const full = 0.5 + 0.5 * b.lipUpper;
  return (x, y) => {
    if (Math.abs(y - b.mouthY) > 14 + play.open || Math.abs(x) > m.wide + 6) return 0;
    const t = Math.min(1, Math.abs(x) / m.wide);
    const ends = Math.sqrt(Math.max(0, 1 - t * t));
    const [top, upper, lower, bottom] = [m.top(x), m.upper(x), m.lower(x), m.bottom(x)];
    let h = 0;
    const v = (upper - y) / Math.max(0.4, upper - top);
    if (v > -0.6 && v < 2.2) h += 1.7 * full * ends * bell(v - 0.32, 0.75);
    const u = (y - lower) / Math.max(0.4, bottom - lower);
    if (u > -0.6 && u < 2) h += 2.1 * (0.4 + 0.6 * b.lipLower) * ends ** 1.2 * bell(u - 0.42, 0.62);
    const inside = Math.min(y - upper, lower - y);
    if (play.open > 0.5) h -= 5 * step(-0.2, 1, inside) * (1 - step(m.wide * 0.9, m.wide, Math.abs(x)));
    else
      h -= 1.5 * bell(y - upper, 0.62) * (1 - 0.35 * t) * (1 - step(m.wide - 0.6, m.wide + 1, Math.abs(x)));
    h -= 0.7 * Math.exp(-((Math.abs(x) - m.wide - 0.1) ** 2 + (y - upper) ** 2) / 6);
    h -= 0.32 * bell(x, 1.7) * step(b.noseY + 3, b.noseY + 6, y) * (1 - step(top - 1.5, top, y));
    return h - 1.1 * bell(y - bottom - 2.6, 2.2) * bell(x, 6.5);
  };
}

/** The opening of an eye: heights of the lids over x, measured from the middle of the eye outwards (u from -1 at the nose to 1). */
export interface EyeShape {
  readonly wide: number;
  upper(u: number): number;
  lower(u: number): number;
  /** Where the lid folds under the brow. */
  crease(u: number): number;
}

export interface Lids {
  /** 0 shut, 1 usual, 1.4 staring. */
  readonly upper: number;
  /** 0 usual, 1 pushed up by the cheek. */
  readonly lower: number;
}

export function eyeShape(b: Bones, lids: Lids): EyeShape {
  const tilt = Math.tan((b.eyeTilt * Math.PI) / 180) * b.eyeWide;
  const slant = (u: number): number => -tilt * u;
  const shut = (u: number): number => 1.9 * b.eyeOpen * Math.max(0, 1 - u * u) ** 0.9;
  const raised = (u: number): number => {
    const skew = u + 0.14;
    return -4.4 * b.eyeOpen * Math.max(0, 1 - Math.abs(skew / (u < -0.14 ? 0.86 : 1.14)) ** 2.1) ** 0.85;
  };
  const upper = (u: number): number => {
    const k = Math.min(1.4, lids.upper);
    return slant(u) + shut(u) * (1 - Math.min(1, k)) + raised(u) * k;
  };
  const lower = (u: number): number =>
    slant(u) +
    shut(u) * (1 - 0.55 * lids.lower) * (lids.upper < 0.05 ? 1 : 0.35 + 0.75 * Math.min(1, lids.upper)) +
    (lids.upper < 0.05 ? 0.01 : 0);
  const crease = (u: number): number =>
    Math.min(upper(u) - 1.2, slant(u) + raised(u) * (1.15 - 0.12 * b.fold) - 1.5 * (1 - b.fold) - 0.4);
  return { wide: b.eyeWide, upper, lower, crease };
}

function lidsRelief(b: Bones, lids: Lids): Relief {
  const [ex, ey] = eyeCentre(b);
  const e = eyeShape(b, lids);
  return (x, y) => {
    const u = (Math.abs(x) - ex) / e.wide;
    if (u < -1.7 || u > 1.7 || Math.abs(y - ey) > 13) return 0;
    const c = Math.max(-1, Math.min(1, u));
    const [up, low, crease] = [ey + e.upper(c), ey + e.lower(c), ey + e.crease(c)];
    const within = 1 - step(0.86, 1.06, Math.abs(u));
    let h = 0;
    h -= 0.9 * step(-0.25, 0.5, Math.min(y - up, low - y)) * within;
    h += 0.55 * bell(y - up + 0.7, 0.9) * within;
    h += 0.45 * bell(y - low - 0.7, 0.9) * within;
    h -= (0.7 - 0.35 * b.fold) * bell(y - crease, 0.62) * (1 - step(0.6, 1.1, Math.abs(u)));
    h += (0.5 + 1.2 * b.fold) * bell(y - crease + 2, 1.7) * (1 - step(0.7, 1.5, Math.abs(u - 0.1)));
    const bag = ey + e.lower(c) + 3.6;
    h -= (0.3 + 0.8 * b.worn) * bell(y - bag, 1) * bell(u + 0.15, 0.75);
    return h + b.worn * 0.7 * bell(y - bag + 1.8, 1.3) * bell(u, 0.8);
  };
}

/** A furrow along a line drawn for x > 0, with the flesh swelling on its outer side. */
export function furrow(points: readonly Point[], depth: number, width: number, swell = 0): Relief {
  const line = spline(points, false, 5);
  const [l, t, r, b] = bounds(line);
  const pad = width * 4;
  return (px, y) => {
    const x = Math.abs(px);
    if (x < l - pad || x > r + pad || y < t - pad || y > b + pad) return 0;
    let [best, along, side] = [1e9, 0, 0];
    for (let i = 0; i < line.length - 1; i++) {
      const [p, q] = [nth(line, i), nth(line, i + 1)];
      const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
      const k = Math.max(0, Math.min(1, ((x - p[0]) * ex + (y - p[1]) * ey) / (ex * ex + ey * ey || 1)));
      const [dx, dy] = [x - p[0] - ex * k, y - p[1] - ey * k];
      const d = dx * dx + dy * dy;
      if (d < best) [best, along, side] = [d, (i + k) / (line.length - 1), Math.sign(ex * dy - ey * dx)];
    }
    const d = Math.sqrt(best);
    const ends = Math.min(1, along * 4, (1 - along) * 4);
    return ends * (-depth * bell(d, width) + (side < 0 ? swell * bell(d - width * 1.7, width * 1.6) : 0));
  };
}

/** The lines years leave. */
export function wornLines(
  b: Bones,
  play: Play,
): { points: Point[]; depth: number; width: number; swell: number }[] {
  const [ex, ey] = eyeCentre(b);
  const out = ex + b.eyeWide;
  const smile = Math.max(0, play.cheeksUp) * 0.5 + Math.max(0, play.cornerUp) * 0.08;
  const fold = Math.min(1.2, b.worn + smile);
  const wide = b.mouthWide + play.cornerOut;
  const list: { points: Point[]; depth: number; width: number; swell: number }[] = [];
  if (fold > 0.15)
    list.push({
      points: [
        [b.noseWidth + 2.6, b.noseY],
        [b.noseWidth + 6.2, b.noseY + 5],
        [wide + 3.6, b.mouthY - 1],
        [wide + 4, b.mouthY + 4 - smile * 3],
      ],
      depth: 0.7 * fold,
      width: 1.1,
      swell: 0.9 * fold,
    });
  if (b.worn < 0.2) return list;
  const w = b.worn;
  return [
    ...list,
    {
      points: [
        [wide + 1, b.mouthY + 1.4],
        [wide + 2, b.mouthY + 5],
        [wide + 2.4, b.mouthY + 8],
      ],
      depth: 0.4 * w,
      width: 0.9,
      swell: 0.5 * w,
    },
    {
      points: [
        [out - 0.5, ey + 6.2],
        [ex + 1, ey + 9.4],
        [ex - 7, ey + 8],
      ],
      depth: 0.5 * w,
      width: 0.9,
      swell: 0,
    },
    {
      points: [
        [out + 1, ey - 1],
        [out + 4, ey - 3],
        [out + 6.5, ey - 5.4],
      ],
      depth: 0.4 * w,
      width: 0.5,
      swell: 0.1,
    },
    {
      points: [
        [out + 1.2, ey + 0.8],
        [out + 4.8, ey + 1],
        [out + 8, ey + 0.2],
      ],
      depth: 0.45 * w,
      width: 0.5,
      swell: 0.1,
    },
    {
      points: [
        [out + 0.6, ey + 2.8],
        [out + 4, ey + 5],
        [out + 6.4, ey + 8],
      ],
      depth: 0.4 * w,
      width: 0.5,
      swell: 0.1,
    },
    {
      points: [
        [-1, ey - 20],
        [9, ey - 21.5],
        [19, ey - 19],
      ],
      depth: 0.3 * w,
      width: 0.8,
      swell: 0.1,
    },
    {
      points: [
        [1, ey - 25.5],
        [10, ey - 26.5],
        [17, ey - 24.5],
      ],
      depth: 0.22 * w,
      width: 0.8,
      swell: 0.1,
    },
    {
      points: [
        [2.2, b.eyeY - 6],
        [1.9, b.eyeY - 10],
        [2.6, b.eyeY - 14],
      ],
      depth: 0.3 * w,
      width: 0.7,
      swell: 0,
    },
    {
      points: [
        [20, 13],
        [22.5, 22],
        [20, 31],
      ],
      depth: 0.9 * w,
      width: 3,
      swell: 0,
    },
  ];
}

/** Adds the relief to the clay of a head. */
export function modelled(clay: Clay, b: Bones, play: Play, lids: Lids): Clay {
  const lines = wornLines(b, play).map((l) => furrow(l.points, l.depth, l.width, l.swell));
  const reliefs = [lips(b, play), lidsRelief(b, lids), ...lines];
  return (x, y, z) => {
    const d = clay(x, y, z);
    if (d > 7 || d < -7 || z < 4) return d;
    const front = step(4, 18, z);
    let h = 0;
    for (const relief of reliefs) h += relief(x, y);
    return d - h * front;
  };
}
