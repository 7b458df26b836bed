/** The hand of a shop mannequin: turned wood, every joint a ball, the wrist a brass ring. A right hand from its back, as motifs/hands. */
import { ballAround, here, mirroredModel, type Model, type Piece } from '../kit/clay/model.ts';
import { ball, bone, egg, pressed, rope } from '../kit/clay/solids.ts';
import { between3, length3, minus, plus, times3, type Vec } from '../kit/clay/space.ts';
import { last } from '../kit/points.ts';
import { handBones, measures, type Bone, type Finger, type HandPose } from './hands/bones.ts';

const piece = (part: string, clay: Piece['clay'], points: readonly Vec[], pad: number): Piece => ({
  part,
  clay,
  frame: here,
  ...ballAround(points, pad),
});

/** A link: fuller in the middle than at its ends. */
function link(b: Bone, tip: boolean): Piece {
  const [from, to] = [between3(b.from, b.to, 0.22), between3(b.from, b.to, tip ? 1 : 0.78)];
  const middle = between3(from, to, 0.45);
  const r = (b.r0 + b.r1) / 2;
  const clay = rope(
    [from, middle, between3(from, to, 0.85), to],
    [r * 0.74, r * 0.98, r * 0.9, tip ? r * 0.6 : r * 0.72],
  );
  return piece('wood', clay, [from, to], r * 1.5);
}

const knob = (at: Vec, r: number): Piece => piece('joint', ball(at, r), [at], r + 1);

function fingerPieces(f: Finger): Piece[] {
  return [
    knob(f.knuckle, 5),
    ...f.bones.flatMap((b, i) => [
      link(b, i === f.bones.length - 1),
      ...(i < f.bones.length - 1 ? [knob(b.to, b.r1 * 0.84)] : []),
    ]),
  ];
}

export function jointedHand(pose: HandPose, o: { arm?: number; side?: 'left' | 'right' } = {}): Model {
  const { arm = 90 } = o;
  const { fingers } = handBones(pose, { ...measures.grown, fingerLong: 1.04, thick: 1 });
  const [thumb, ...four] = fingers;
  const palm = pressed(
    7,
    ...four.map((f) => bone(plus(f.base, [0, -3, 0]), between3(f.base, f.knuckle, 0.86), 7, 6)),
    egg([0, -24, 1], [15, 20, 8]),
    ...(thumb ? [bone([-4, -12, 0], between3(thumb.knuckle, last(thumb.bones).from, 0.2), 6.5, 6)] : []),
  );
  const foot: Vec = [0, arm, 0];
  const fore = rope([[0, 9, 0], [0, 20, 0], [0, 48, 0], foot], [10.5, 12, 14.5, 17]);
  const wrist: Vec = [0, 1, 0];
  const model: Model = {
    pieces: [
      piece('wood', palm, [wrist, ...four.map((f) => f.knuckle)], 14),
      piece('ring', egg([0, 8, 0], [11.6, 2.6, 11.6]), [[0, 8, 0]], 13),
      knob(wrist, 8.6),
      piece('wood', fore, [[0, 9, 0], foot], 20),
      ...fingers.flatMap(fingerPieces),
    ],
    marks: [],
  };
  return o.side === 'left' ? mirroredModel(model) : model;
}

/** Where the tip of a finger is (0 thumb .. 4 little finger), in the hand's units. */
export function fingerTip(pose: HandPose, i: number): Vec {
  const f = handBones(pose, measures.grown).fingers[i];
  if (!f) throw new Error(`no finger ${i}`);
  const b = last(f.bones);
  const way = minus(b.to, b.from);
  return plus(b.to, times3(way, (b.r1 * 0.5) / length3(way)));
}
