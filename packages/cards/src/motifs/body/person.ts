/** A whole person: skeleton, clothes, head and hands as one model that throws its own shadows. */
import { standing, together, type Model } from '../../kit/clay/model.ts';
import { laid, minus, noTurn, plus, times3, turned, unit, type Vec } from '../../kit/clay/space.ts';
import { bonesOf, type Age, type Bones, type People, type Sex } from '../face/bones.ts';
import { head, type HeadOptions } from '../face/head.ts';
import { neckFoot } from '../face/skull.ts';
import { hand } from '../hands/hand.ts';
import { garment, limbPieces, type Garment } from './garments.ts';
import { bodyPoses, type BodyPoseName } from './poses.ts';
import {
  builds,
  outwards,
  skeleton,
  type BodyPose,
  type Build,
  type BuildName,
  type Skeleton,
} from './skeleton.ts';

export interface PersonOptions extends Omit<HeadOptions, 'bust' | 'bones'> {
  pose?: BodyPoseName | BodyPose;
  build?: BuildName | Build;
  age?: Age;
  sex?: Sex;
  people?: People;
  bones?: Bones;
  /** From the skin outwards: a shirt named before trousers is tucked in, after them it hangs over. */
  wears?: readonly Garment[];
}

export interface Person extends Model {
  readonly skeleton: Skeleton;
  /** Middle of the palms and of the head, in the person's own units. */
  readonly hands: readonly [Vec, Vec];
  readonly head: Vec;
}

/** Stands with the lowest foot at y 0. */
export function person(o: PersonOptions = {}): Person {
  const pose: BodyPose = typeof o.pose === 'object' ? o.pose : bodyPoses[o.pose ?? 'stand'];
  const { age = 'grown', sex = 'woman' } = o;
  const usual: BuildName = age === 'child' ? 'child' : age === 'old' ? 'old' : sex;
  const build = typeof o.build === 'object' ? o.build : builds[o.build ?? usual];
  const s = skeleton(pose, build);
  const plain = o.bones ?? bonesOf({ age, sex, ...(o.people ? { people: o.people } : {}) });
  const bones: Bones = { ...plain, neckLong: plain.neckLong * 0.72, neck: plain.neck + 1.5 };
  const foot = neckFoot(bones);
  const headAt = minus(plus(s.neck, turned(s.chest, [0, 6, 6])), turned(s.headTurn, foot));
  const skull = standing(head({ ...o, bones }), { at: headAt, turn: s.headTurn, scale: 1 });
  const hands = s.arms.map((arm, i) => {
    const side = i === 0 ? -1 : 1;
    const how = pose.arms[i === 0 ? 0 : 1];
    const along = unit(minus(arm.end, arm.joint));
    const fingers = how.fingers ?? along;
    const back = how.back ?? outwards(side, unit(fingers), s.chest);
    const scale = build.hand / 100;
    const model = hand({ pose: how.hand ?? 'ease', age, side: side < 0 ? 'right' : 'left', arm: 20 });
    return standing(model, { at: arm.end, turn: laid(fingers, back), scale });
  });
  const wears = o.wears ?? ['trousers', 'shirt', 'shoes'];
  const over: readonly Garment[] = ['skirt', 'jacket', 'hoodie', 'coat', 'trousers', 'overalls'];
  const hidden = (i: number): boolean => wears.slice(i + 1).some((later) => over.includes(later));
  const clothes = wears.map((kind, i) => garment(kind, s, hidden(i)));
  const body = together({ pieces: limbPieces(s), marks: [] }, ...clothes);
  const ground = Math.max(...s.legs.map((leg) => leg.end[1] + 21), s.pelvis[1] + 30);
  const model = standing(together(body, skull, ...hands), { at: [0, -ground, 0], turn: noTurn, scale: 1 });
  const low = (p: Vec): Vec => plus(p, [0, -ground, 0]);
  const palm = (i: 0 | 1): Vec =>
    low(plus(s.arms[i].end, times3(unit(minus(s.arms[i].end, s.arms[i].joint)), build.hand * 0.4)));
  return { ...model, skeleton: s, hands: [palm(0), palm(1)], head: low(headAt) };
}
