/** Where a thing goes that a hand holds, in the hand's units. */
import { between3, cross, dot, length3, minus, plus, times3, unit, type Vec } from '../../kit/clay/space.ts';
import { nth } from '../../kit/points.ts';
import { handBones, measures, type HandAge, type HandPose } from './bones.ts';
import { handPoses, type HandPoseName } from './poses.ts';

export interface Grip {
  /** Middle of the thing, the way a rod would run (towards the thumb), and the room there is round it. */
  readonly at: Vec;
  readonly way: Vec;
  readonly room: number;
  /** Where the tips of thumb and index finger meet. */
  readonly pinch: Vec;
}

/** The middle of the circle through three points. */
function circleThrough(a: Vec, b: Vec, c: Vec): { at: Vec; r: number } {
  const [u, v] = [minus(a, c), minus(b, c)];
  const axis = cross(u, v);
  const off = cross(minus(times3(v, dot(u, u)), times3(u, dot(v, v))), axis);
  const way = times3(off, 1 / (2 * dot(axis, axis) || 1e-6));
  return { at: plus(c, way), r: length3(way) };
}

export function gripOf(named: HandPoseName | HandPose, age: HandAge = 'grown'): Grip {
  const pose: HandPose = typeof named === 'object' ? named : handPoses[named];
  const { fingers } = handBones(pose, measures[age]);
  // A bent finger lies round what it holds: its knuckle, its middle joint and its tip are on a circle.
  const rounds = fingers.slice(1).map((f) => ({
    ...circleThrough(f.knuckle, nth(f.bones, 0).to, between3(nth(f.bones, 2).from, nth(f.bones, 2).to, 0.6)),
    thick: nth(f.bones, 1).r0,
  }));
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const tip = (i: number): Vec => {
    const b = nth(nth(fingers, i).bones, 2);
    return plus(b.to, times3(b.palm, b.r1 * 0.8));
  };
  return {
    at: [
      mean(rounds.map((o) => o.at[0])),
      mean(rounds.map((o) => o.at[1])),
      mean(rounds.map((o) => o.at[2])),
    ],
    way: unit(minus(nth(rounds, 0).at, nth(rounds, 3).at)),
    room: Math.max(1, mean(rounds.map((o) => o.r - o.thick))),
    pinch: between3(tip(0), tip(1), 0.5),
  };
}
