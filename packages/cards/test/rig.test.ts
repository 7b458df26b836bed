import { describe, expect, it } from 'vitest';
import { Drawing } from '../src/kit/clay/drawing.ts';
import { paintSoft } from '../src/kit/clay/paint.ts';
import { standing } from '../src/kit/clay/model.ts';
import { facing, length3, minus, unit, type Vec } from '../src/kit/clay/space.ts';
import { Scene } from '../src/kit/scene.ts';
import { garment, type Garment } from '../src/motifs/body/garments.ts';
import { person } from '../src/motifs/body/person.ts';
import { bodyPoses, type BodyPoseName } from '../src/motifs/body/poses.ts';
import { builds, reaching, skeleton, type BuildName } from '../src/motifs/body/skeleton.ts';
import { bonesOf, peoples, type Age, type People } from '../src/motifs/face/bones.ts';
import { stainsOf } from '../src/motifs/face/features.ts';
import { feelings, type FeelingName } from '../src/motifs/face/feelings.ts';
import { head } from '../src/motifs/face/head.ts';
import { facePaints, gazeAt } from '../src/motifs/face/portrait.ts';
import { eyeCentre } from '../src/motifs/face/skull.ts';
import { complexion } from '../src/motifs/face/skin.ts';
import { handBones, measures, type HandAge } from '../src/motifs/hands/bones.ts';
import { gripOf } from '../src/motifs/hands/grip.ts';
import { hand } from '../src/motifs/hands/hand.ts';
import { handPoses, type HandPoseName } from '../src/motifs/hands/poses.ts';

const finite = (p: Vec): boolean => p.every(Number.isFinite);
const names = <T extends string>(table: Record<T, unknown>): T[] => Object.keys(table) as T[];

describe('heads', () => {
  const ages: Age[] = ['child', 'grown', 'old'];
  it.each(ages.flatMap((age) => names(peoples).map((people) => [age, people] as const)))(
    'a %s of the %s has brow, eyes, nose, mouth and chin in this order',
    (age: Age, people: People) => {
      for (const sex of ['woman', 'man'] as const) {
        const b = bonesOf({ age, people, sex });
        expect(Object.values(b).every(Number.isFinite)).toBe(true);
        expect(b.eyeY < b.noseY && b.noseY < b.mouthY && b.mouthY < b.chinY).toBe(true);
        const [skin] = head({ bones: b, hair: 'none' }).pieces;
        expect(skin?.clay(0, 0, 0)).toBeLessThan(-10);
        expect(skin?.clay(0, 0, 90)).toBeGreaterThan(20);
      }
    },
  );
  it('children have lower eyes and fuller cheeks, the old hollow ones', () => {
    const [child, grown, old] = ages.map((age) => bonesOf({ age }));
    expect(
      child &&
        grown &&
        old &&
        child.eyeY > grown.eyeY &&
        child.cheek > grown.cheek &&
        old.cheek < grown.cheek,
    ).toBe(true);
  });
  const marksOf = (feeling: FeelingName): Drawing =>
    new Drawing(standing(head({ feeling, hair: 'none' }), { at: [60, 60, 0], turn: facing(0), scale: 1 }), {
      light: { angle: -90, before: 60 },
      size: 100,
    });
  it.each(names(feelings))('%s has eyes, brows and a mouth', (feeling) => {
    const drawing = marksOf(feeling);
    const kinds = new Set(drawing.marks().map((mark) => mark.kind));
    expect(kinds.has('brow') && kinds.has('lash')).toBe(true);
    expect(drawing.stain('skin', 'lips')).not.toBe('');
    const shut = feelings[feeling].lids.upper < 0.15;
    expect(drawing.stain('skin', 'eye') === '').toBe(shut);
    for (const mark of drawing.marks())
      for (const [x, y] of mark.line) expect(Number.isFinite(x + y)).toBe(true);
  });
  it('look where they are asked to', () => {
    const b = bonesOf();
    const [x, y, z] = eyeCentre(b);
    const irisAt = (gaze: readonly [number, number], dx: number): number =>
      stainsOf(b, feelings.calm, gaze)['iris']?.(x + dx, y, z + 9) ?? -1;
    expect(irisAt([0.9, 0], 4)).toBeGreaterThan(0);
    expect(irisAt([-0.9, 0], 4)).toBeLessThan(0);
    expect(gazeAt(facing(0), [0, 0], [500, 0], 100)[0]).toBeGreaterThan(0.5);
    expect(gazeAt(facing(60), [0, 0], [100, 0], 58)[0]).toBeCloseTo(0, 1);
  });
  it('are painted the same every time', () => {
    const once = (): string => {
      const S = new Scene({ seed: 1 }).element('head');
      const model = standing(head({ hair: 'bun' }), { at: [60, 60, 0], turn: facing(30), scale: 0.6 });
      return paintSoft(
        S,
        new Drawing(model, { light: { angle: -120 }, size: 60, noise: S.noise }),
        facePaints({ skin: complexion(0.4) }, 60),
      );
    };
    expect(once()).toBe(once());
    expect(once()).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('hands', () => {
  it('know at least twelve poses', () => expect(names(handPoses).length).toBeGreaterThanOrEqual(12));
  it.each(names(handPoses))('%s is a hand at every age', (pose: HandPoseName) => {
    for (const age of names(measures)) {
      const { fingers } = handBones(handPoses[pose], measures[age]);
      expect(fingers).toHaveLength(5);
      for (const finger of fingers)
        for (const bone of finger.bones) {
          expect(finite(bone.from) && finite(bone.to)).toBe(true);
          expect(bone.r1).toBeLessThan(bone.r0);
        }
    }
  });
  it('pinch so that thumb and finger meet', () => {
    for (const age of ['grown', 'old'] satisfies HandAge[]) {
      const { fingers } = handBones(handPoses.pinch, measures[age]);
      const tip = (i: number): Vec => fingers[i]?.bones[2]?.to ?? [NaN, NaN, NaN];
      expect(length3(minus(tip(0), tip(1)))).toBeLessThan(10);
    }
  });
  it('leave room in a grip, none to speak of in a fist', () =>
    expect(gripOf('hold').room).toBeGreaterThan(gripOf('fist').room));
  it('are left and right of each other', () => {
    const [right, left] = [hand({ pose: 'point' }), hand({ pose: 'point', side: 'left' })];
    for (const p of [
      [-14, -60, 2],
      [10, -20, 0],
    ] as const)
      expect(left.pieces.map((one) => one.clay(-p[0], p[1], p[2]))).toEqual(
        right.pieces.map((one) => one.clay(p[0], p[1], p[2])),
      );
  });
});

describe('bodies', () => {
  it.each(names(bodyPoses))('%s keeps the lengths of its bones', (pose: BodyPoseName) => {
    for (const name of names(builds)) {
      const build = builds[name];
      const s = skeleton(bodyPoses[pose], build);
      for (const arm of s.arms) {
        expect(length3(minus(arm.joint, arm.root))).toBeCloseTo(build.upperArm, 6);
        expect(length3(minus(arm.end, arm.joint))).toBeCloseTo(build.foreArm, 6);
      }
      for (const leg of s.legs) expect(length3(minus(leg.end, leg.joint))).toBeCloseTo(build.shin, 6);
    }
  });
  it('reach what they reach for, and no farther than they can', () => {
    const target: Vec = [60, 40, 30];
    const { upper, lower } = reaching([0, 0, 0], target, 60, 50, [0, 1, 0]);
    const end = upper.map((v, k) => v * 60 + (lower[k] ?? 0) * 50);
    end.forEach((v, k) => expect(v).toBeCloseTo(target[k] ?? NaN, 6));
    const far = reaching([0, 0, 0], [900, 0, 0], 60, 50, [0, 1, 0]);
    expect(unit(far.upper)[0]).toBeGreaterThan(0.99);
  });
  const garments: Garment[] = [
    'shirt',
    'trousers',
    'dress',
    'skirt',
    'coat',
    'jacket',
    'hoodie',
    'overalls',
    'shawl',
    'apron',
    'shoes',
    'boots',
  ];
  it.each(garments)('%s is clay in every pose and build', (kind) => {
    for (const pose of names(bodyPoses))
      for (const build of ['woman', 'child'] satisfies BuildName[]) {
        const s = skeleton(bodyPoses[pose], builds[build]);
        for (const piece of garment(kind, s).pieces) {
          expect(finite(piece.centre) && piece.reach > 0).toBe(true);
          expect(Number.isFinite(piece.clay(...piece.centre))).toBe(true);
          const [x, y, z] = piece.centre;
          expect(piece.clay(x + piece.reach * 3, y, z)).toBeGreaterThan(0);
        }
      }
  });
  it('stand on the ground with head and hands in place', () => {
    const one = person({ pose: 'stand', age: 'child' });
    expect(one.head[1]).toBeLessThan(-300);
    expect(one.hands.every(finite)).toBe(true);
    expect(new Set(one.pieces.map((piece) => piece.part))).toContain('skin');
  });
});
