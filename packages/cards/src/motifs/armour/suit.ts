/** A suit of plate on a body's joints (unit: a hundredth of the head, pelvis at 0, looks towards +z), its visor raised; what is inside the helmet is a part of its own. */
import { ballAround, here, standing, together, type Model, type Piece } from '../../kit/clay/model.ts';
import { bone, egg, halfSpace, hollowed, pressed, type Clay } from '../../kit/clay/solids.ts';
import {
  about,
  between3,
  laid,
  minus,
  plus,
  turned,
  unit,
  type Frame,
  type Vec,
} from '../../kit/clay/space.ts';
import { outwards, skeleton, type BodyPose, type Build, type Limb, type Skeleton } from '../body/skeleton.ts';
import { gauntlet } from './gauntlet.ts';
import { cuff, rim, shingled } from './plates.ts';

export interface SuitOptions {
  pose: BodyPose;
  build: Build;
  /** What the plates and the inside of the helmet are painted as. */
  part: string;
  inside: string;
}

const piece = (part: string, clay: Clay, points: readonly Vec[], pad: number): Piece => ({
  part,
  clay,
  frame: here,
  ...ballAround(points, pad),
});
const union =
  (...clays: readonly Clay[]): Clay =>
  (x, y, z) =>
    Math.min(...clays.map((clay) => clay(x, y, z)));

/** Breast with a keel, belly, collar, and the hoops below the waist. */
function trunk(s: Skeleton, part: string): Piece[] {
  const at = (from: Vec, x: number, y: number, z: number): Vec => plus(from, turned(s.chest, [x, y, z]));
  const breast = pressed(
    16,
    egg(at(s.neck, 0, 66, 4), [70, 66, 52], s.chest),
    egg(at(s.waist, 0, -22, 6), [54, 50, 46], s.chest),
    bone(at(s.neck, 0, 46, 48), at(s.waist, 0, -16, 52), 7, 5),
  );
  const belt = rim(at(s.waist, 0, -40, 0), at(s.waist, 0, 4, 2), 51, 5);
  const hoops = shingled(
    cuff(s.waist, plus(s.pelvis, turned(s.hips, [0, 14, 4])), 50, 72),
    plus(s.pelvis, turned(s.hips, [0, 16, 0])),
    s.waist,
    24,
    4.5,
  );
  const [low, high] = [at(s.neck, 0, 26, 2), at(s.neck, 0, -22, 4)];
  const collar = union(shingled(cuff(low, high, 50, 36), low, high, 15, 3.4), rim(low, high, 37, 3));
  return [
    piece(part, union(breast, belt), [s.neck, s.waist], 76),
    piece(part, hoops, [s.waist, s.pelvis], 84),
    piece(part, collar, [low, high], 56),
  ];
}

/** Shoulder, upper arm, elbow with its wing, forearm. */
function arm(l: Limb, side: -1 | 1, s: Skeleton, part: string): Piece[] {
  const out = turned(s.chest, [side, 0, 0]);
  const cap = plus(l.root, turned(s.chest, [side * 8, -4, 2]));
  const down = plus(cap, turned(s.chest, [side * 22, 52, 0]));
  const shoulder = shingled(egg(cap, [46, 44, 46], s.chest), down, cap, 17, 4.2);
  const below = union(
    shingled(
      cuff(between3(l.root, l.joint, 0.12), between3(l.root, l.joint, 0.62), 37, 31),
      l.joint,
      l.root,
      15,
      3.4,
    ),
    cuff(between3(l.root, l.joint, 0.3), l.joint, 27, 24),
  );
  const wing = egg(plus(l.joint, [out[0] * 14, out[1] * 14, out[2] * 14]), [9, 32, 28], s.chest);
  const elbow = pressed(4, egg(l.joint, [29, 29, 29]), wing);
  const fore = shingled(cuff(between3(l.joint, l.end, 0.1), l.end, 27, 20), l.joint, l.end, 200, 2);
  return [
    piece(part, shoulder, [cap], 54),
    piece(part, below, [l.root, l.joint], 42),
    piece(part, union(elbow, fore), [l.joint, l.end], 46),
  ];
}

/** Thigh plate, knee with its wing, greave. */
function leg(l: Limb, side: -1 | 1, s: Skeleton, part: string): Piece[] {
  const cuisse = shingled(bone(l.root, l.joint, 45, 33), l.joint, l.root, 62, 4);
  const out = turned(s.hips, [side, 0, 0]);
  const wing = egg(plus(l.joint, [out[0] * 18, out[1] * 18, out[2] * 18]), [10, 34, 32]);
  const lame = rim(between3(l.joint, l.root, 0.5), between3(l.joint, l.root, 0.2), 35, 4);
  const knee = pressed(4, egg(l.joint, [38, 37, 38]), wing);
  const greave = union(
    cuff(between3(l.joint, l.end, 0.1), l.end, 33, 25),
    rim(l.joint, between3(l.joint, l.end, 0.16), 33, 3),
  );
  return [
    piece(part, union(cuisse, lame), [l.root, l.joint], 52),
    piece(part, knee, [l.joint], 60),
    piece(part, greave, [l.joint, l.end], 46),
  ];
}

/** Skull with a comb, chin plate, a hole for the face, the visor turned up on its pivots. Middle of the head at 0. */
function helmet(part: string, inside: string, at: Frame): Model {
  const skull = pressed(
    6,
    egg([0, -8, -4], [52, 58, 58]),
    egg([0, 30, 8], [44, 40, 46]),
    bone([0, -64, -34], [0, -66, 16], 4, 3),
  );
  const tool = egg([0, 2, 62], [43, 45, 56]);
  const shell = hollowed(2, skull, tool);
  const lip = (x: number, y: number, z: number): number => Math.hypot(skull(x, y, z), tool(x, y, z)) - 3;
  const pivots = union(...[-1, 1].map((k) => egg([k * 52, -4, 2], [6, 10, 10])));
  const hinge = about([1, 0, 0], -58);
  const full = pressed(8, egg([0, 0, 4], [59, 54, 68]), bone([0, 4, 40], [0, 0, 96], 20, 3));
  const hollow = pressed(8, egg([0, 0, 2], [56, 51, 64]), bone([0, 4, 40], [0, 0, 90], 15, 1));
  const [front, chin] = [halfSpace([0, 0, 6], [0, 0, -1]), halfSpace([0, 22, 0], [0, 1, 0.12])];
  const visor: Clay = (x, y, z) => {
    const [u, v, w] = turned(hinge, [x, y, z]);
    return Math.max(full(u, v, w), -hollow(u, v, w), front(u, v, w), chin(u, v, w));
  };
  const slits = (x: number, y: number, z: number): number => {
    const [u, v, w] = turned(hinge, [x, y, z]);
    if (w < 40) return -9;
    const sight = 2.4 - Math.abs(v + 18);
    const holes = 2.6 - Math.hypot(((((u + 70) % 11) + 11) % 11) - 5.5, ((((v - 12) % 10) + 10) % 10) - 5);
    return Math.abs(u) < 6 || v > 16 || v < -26 ? -9 : v > -8 ? holes : sight;
  };
  return standing(
    {
      pieces: [
        { part, clay: union(shell, lip, pivots), frame: here, centre: [0, 0, 0], reach: 84 },
        { part, clay: visor, frame: here, centre: [0, -40, 24], reach: 108, stains: { slit: slits } },
        { part: inside, clay: egg([0, 2, 0], [42, 48, 42]), frame: here, centre: [0, 0, 0], reach: 50 },
      ],
      marks: [],
    },
    at,
  );
}

export function suit({ pose, build, part, inside }: SuitOptions): Model {
  const s = skeleton(pose, build);
  const gloves = s.arms.map((l, i) => {
    const side = i === 0 ? -1 : 1;
    const how = pose.arms[i === 0 ? 0 : 1];
    const fingers = how.fingers ?? unit(minus(l.end, l.joint));
    const back = how.back ?? outwards(side, fingers, s.chest);
    const model = gauntlet({
      pose: how.hand ?? 'ease',
      side: side < 0 ? 'right' : 'left',
      part,
      cuff: 44,
      arm: 8,
    });
    return standing(model, { at: l.end, turn: laid(fingers, back), scale: (build.hand / 100) * 1.22 });
  });
  const headAt = plus(s.neck, turned(s.headTurn, [0, -66, 12]));
  const plates: Model = {
    pieces: [
      ...trunk(s, part),
      ...arm(s.arms[0], -1, s, part),
      ...arm(s.arms[1], 1, s, part),
      ...leg(s.legs[0], -1, s, part),
      ...leg(s.legs[1], 1, s, part),
    ],
    marks: [],
  };
  return together(plates, ...gloves, helmet(part, inside, { at: headAt, turn: s.headTurn, scale: 1.2 }));
}
