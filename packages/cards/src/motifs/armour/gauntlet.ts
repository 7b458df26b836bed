/** An iron glove in the units of a hand (wrist at 0, fingers upwards, 100 long): plates over every bone, a cuff that opens towards the elbow. */
import { ballAround, here, mirroredModel, type Model, type Piece } from '../../kit/clay/model.ts';
import { bone, egg, pressed, type Clay } from '../../kit/clay/solids.ts';
import { between3, minus, plus, times3, turned, unit, type Vec } from '../../kit/clay/space.ts';
import { handBones, measures, type Bone, type Finger, type HandPose } from '../hands/bones.ts';
import { handPoses, type HandPoseName } from '../hands/poses.ts';
import { cuff, rim, shingled } from './plates.ts';

export interface GauntletOptions {
  pose?: HandPoseName | HandPose;
  side?: 'left' | 'right';
  /** Length of the cuff from the wrist, and of the arm plate behind it. */
  cuff?: number;
  arm?: number;
  part?: string;
}

/** Two plates on a bone, the farther one under the nearer; a knuckle stands over the joint. */
function plated(b: Bone, last: boolean): Clay {
  const long = unit(minus(b.to, b.from));
  const length = Math.hypot(...minus(b.to, b.from));
  const body = bone(b.from, b.to, b.r0 * 1.16, b.r1 * (last ? 1.08 : 1.16));
  const plates = shingled(body, b.to, b.from, length / 2.02, b.r0 * 0.2);
  const turn = [b.across, long, times3(b.palm, -1)] as const;
  const knuckle = egg(
    plus(b.from, times3(b.palm, -b.r0 * 0.55)),
    [b.r0 * 1.05, b.r0 * 0.95, b.r0 * 0.95],
    turn,
  );
  return (x, y, z) => Math.min(plates(x, y, z), knuckle(x, y, z));
}

const fingerPiece = (f: Finger, part: string): Piece => {
  const plates = f.bones.map((b, i) => plated(b, i === 2));
  return {
    part,
    clay: (x, y, z) => Math.min(...plates.map((plate) => plate(x, y, z))),
    frame: here,
    ...ballAround([f.knuckle, ...f.bones.map((b) => b.to)], 10),
  };
};

export function gauntlet(o: GauntletOptions = {}): Model {
  const { part = 'iron', cuff: long = 42, arm = 90 } = o;
  const pose = typeof o.pose === 'object' ? o.pose : handPoses[o.pose ?? 'ease'];
  const h = handBones(pose, { ...measures.grown, broad: 1.04 });
  const [thumb, ...fingers] = h.fingers;
  const put = (x: number, y: number, z: number): Vec => turned(h.arm, [x, y, z]);
  // The back of the hand: broad lames from the knuckles to the wrist, a raised ridge over the knuckles.
  const rays = pressed(7, ...fingers.map((f) => bone(f.base, f.knuckle, 7.4, 7.2)));
  const lames = shingled(rays, [0, -50, 0], [0, 4, 0], 11, 1.5);
  const knuckles = pressed(
    3,
    ...fingers.map((f) => bone(plus(f.knuckle, [0, 2, 3]), plus(f.knuckle, [0, -3, 2]), 5.6, 4.6)),
  );
  const first = thumb?.bones[0];
  const ball = first
    ? shingled(bone(first.from, between3(first.from, first.to, 0.9), 9.4, 7.4), first.to, first.from, 9, 1.2)
    : lames;
  const wrist = bone(put(0, -6, 0), put(0, 8, 0), 13.4, 13);
  const hand: Clay = (x, y, z) => Math.min(lames(x, y, z), knuckles(x, y, z), ball(x, y, z), wrist(x, y, z));
  const [mouth, end] = [put(0, 2, 0), put(0, long, 0)];
  const bell = cuff(mouth, end, 14.6, 24);
  const edge = rim(mouth, end, 24, 1.9);
  const ridge = bone(put(0, 4, 14.6), put(0, long - 2, 23), 1.6, 1.6);
  const glove: Clay = (x, y, z) => Math.min(bell(x, y, z), edge(x, y, z), ridge(x, y, z));
  const plate = shingled(cuff(end, put(0, long + arm, 0), 19, 25), end, put(0, long + arm, 0), arm / 2, 1.4);
  const pieces: Piece[] = [
    { part, clay: hand, frame: here, ...ballAround([put(0, 8, 0), ...h.fingers.map((f) => f.knuckle)], 16) },
    ...(thumb ? [fingerPiece(thumb, part)] : []),
    ...fingers.map((f) => fingerPiece(f, part)),
    { part, clay: glove, frame: here, ...ballAround([mouth, end], 28) },
    { part, clay: plate, frame: here, ...ballAround([end, put(0, long + arm, 0)], 30) },
  ];
  const model: Model = { pieces, marks: [] };
  return o.side === 'left' ? mirroredModel(model) : model;
}
