/** A head whose cheek on the +x side is a ploughed field: furrows that run from the jaw and the ear to the outer corner of the eye. */
import type { Model } from '../kit/clay/model.ts';
import type { Clay } from '../kit/clay/solids.ts';
import { unit, type Vec } from '../kit/clay/space.ts';
import { noiseFrom } from '../kit/noise.ts';
import { lerp, type Point } from '../kit/points.ts';
import type { Bones } from './face/bones.ts';
import { head } from './face/head.ts';
import { eyeCentre } from './face/skull.ts';

const step = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export interface Field {
  /** How much of a field is here, 0..1. */
  cover(x: number, y: number): number;
  /** How much of it is under the plough already. */
  ploughed(x: number, y: number): number;
  /** Which way a brush would follow the ground, seen from the front. */
  along(x: number, y: number): Point;
  /** Height over the skin, head units. */
  height(x: number, y: number): number;
}

/** Angle round the eye's corner at which the plough is now: what lies below it is ploughed, what lies above only lined by years. */
const PLOUGHED = 0.72;

/** Furrows fan out from a spot by the eye; each swings a little, none is like the next. */
export function cheekField(b: Bones): Field {
  const [ex, ey] = eyeCentre(b);
  const [cx, cy] = [ex + b.eyeWide * 0.8, ey + 0.4];
  const noise = noiseFrom(41);
  const polar = (x: number, y: number): [number, number] => {
    const [u, v] = [x - cx, y - cy];
    return [Math.hypot(u, v), Math.atan2(v, u)];
  };
  const bentBy = (x: number, y: number, r: number): number =>
    0.1 * Math.sin(r / 26) + 0.012 * noise.n2(x / 5, y / 5);
  const cover = (x: number, y: number): number => {
    const [r, a] = polar(x, y);
    return step(5, 13, r) * step(-0.75, -0.4, a) * (1 - step(1.9, 2.3, a)) * step(3, 10, x);
  };
  return {
    cover,
    ploughed(x, y) {
      const [r, a] = polar(x, y);
      return cover(x, y) * step(PLOUGHED - 0.03, PLOUGHED + 0.03, a + bentBy(x, y, r));
    },
    along(x, y) {
      const [k, r] = [cover(x, y), Math.hypot(x - cx, y - cy) || 1];
      return [lerp(1, (x - cx) / r, k), lerp(0.018 * (x - ex) * (y < ey ? 1 : -1), (y - cy) / r, k)];
    },
    height(x, y) {
      const k = cover(x, y);
      if (k <= 0) return 0;
      const [r, a] = polar(x, y);
      const swing = a + bentBy(x, y, r);
      const ridge = 1 - 2 * Math.abs(Math.sin(swing * 60)) ** 0.8;
      const deep = 0.3 + 0.7 * step(PLOUGHED - 0.03, PLOUGHED + 0.03, swing);
      const clods = 0.06 * noise.n2(x * 2.2, y * 2.2) * deep;
      return k * Math.min(1.25, r / 24) * (0.26 * deep * ridge + clods);
    },
  };
}

export function ploughedHead(bones: Bones): Model {
  const field = cheekField(bones);
  const plain = head({ bones, hair: 'none', feeling: 'calm' });
  const [face, ...rest] = plain.pieces;
  if (!face) throw new Error('a head has a face');
  const clay: Clay = (x, y, z) => {
    const d = face.clay(x, y, z);
    if (d > 4 || d < -4 || x < 0) return d;
    return (d - field.height(x, y)) * 0.8;
  };
  const grain = (x: number, y: number, z: number): Vec => {
    const slope = (dx: number, dy: number, dz: number): number =>
      face.clay(x + dx, y + dy, z + dz) - face.clay(x, y, z);
    const [gx, gy, gz] = [slope(0.4, 0, 0), slope(0, 0.4, 0), slope(0, 0, 0.4)];
    const [u, v] = field.along(x, y);
    return unit([u, v, -(gx * u + gy * v) / (Math.abs(gz) < 0.02 ? 0.02 : gz)]);
  };
  const stains = { ...face.stains, field: (x: number, y: number) => (x > 0 ? field.ploughed(x, y) : -1) };
  return { pieces: [{ ...face, clay, stains, grain }, ...rest], marks: plain.marks };
}
