/** Where a thing goes that a hand holds, in the hand's units. */
import { bone } from '../../kit/clay/solids.ts';
import { between3, minus, plus, times3, unit, type Vec } from '../../kit/clay/space.ts';
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

export function gripOf(named: HandPoseName | HandPose, age: HandAge = 'grown'): Grip {
  const pose: HandPose = typeof named === 'object' ? named : handPoses[named];
  const { fingers } = handBones(pose, measures[age]);
  const inside = fingers.slice(1).map((f): Vec => {
    const [a, b] = [nth(f.bones, 0), nth(f.bones, 2)];
    const bend = between3(a.to, b.from, 0.5);
    const open = between3(f.knuckle, b.to, 0.5);
    return plus(bend, times3(minus(open, bend), 0.85));
  });
  const at = times3(
    inside.reduce((sum, p) => plus(sum, p), [0, 0, 0] as Vec),
    0.25,
  );
  const tip = (i: number): Vec => {
    const b = nth(nth(fingers, i).bones, 2);
    return plus(b.to, times3(b.palm, b.r1 * 0.8));
  };
  // What touches first a ball that grows there: a bone of a finger or of the palm.
  const solid = fingers.flatMap((f) => [
    bone(f.base, f.knuckle, 5, 5),
    ...f.bones.map((b) => bone(b.from, b.to, b.r0, b.r1)),
  ]);
  return {
    at,
    way: unit(minus(nth(inside, 0), nth(inside, 3))),
    room: Math.max(1, Math.min(...solid.map((clay) => clay(...at)))),
    pinch: between3(tip(0), tip(1), 0.5),
  };
}
