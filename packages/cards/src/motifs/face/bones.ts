/** The measures of a head. Its height from crown to chin is 100: crown y -50, chin y 50, face towards +z. */

export interface Bones {
  /** Half widths and depths of the brain-case, and how far the back of the head stands out. */
  readonly skullWidth: number;
  readonly skullBack: number;
  readonly crown: number;
  /** 0 upright, positive slopes back. */
  readonly foreheadSlope: number;
  readonly foreheadWidth: number;
  readonly browRidge: number;
  /** Height of the eyes (0 = half of the head), half the distance between them, size of ball, how deep they lie. */
  readonly eyeY: number;
  readonly eyeX: number;
  readonly eyeSize: number;
  readonly eyeDepth: number;
  /** Half breadth of the opening; degrees the outer corner is higher; how much a fold covers the inner corner, 0..1. */
  readonly eyeWide: number;
  readonly eyeOpen: number;
  readonly eyeTilt: number;
  readonly fold: number;
  readonly cheekbone: number;
  readonly cheekboneWidth: number;
  /** Flesh of the cheek: 1 usual, 0 hollow, 1.6 a child's. */
  readonly cheek: number;
  readonly jawWidth: number;
  readonly jawY: number;
  readonly chinOut: number;
  readonly chinWidth: number;
  readonly chinY: number;
  readonly noseY: number;
  readonly noseOut: number;
  readonly noseWidth: number;
  /** Height of the bridge: negative flat, 0 straight, positive hooked. */
  readonly bridge: number;
  readonly bridgeRoot: number;
  readonly noseTip: number;
  readonly noseTipUp: number;
  readonly mouthY: number;
  readonly mouthWide: number;
  readonly lipUpper: number;
  readonly lipLower: number;
  /** How far the lips stand out. */
  readonly muzzle: number;
  readonly earSize: number;
  readonly earOut: number;
  readonly neck: number;
  readonly neckLong: number;
  /** 0 smooth .. 1 furrowed: bags, jowls, cords of the neck. */
  readonly worn: number;
  readonly larynx: number;
}

export const grown: Bones = {
  skullWidth: 34,
  skullBack: 40,
  crown: 37,
  foreheadSlope: 0,
  foreheadWidth: 28,
  browRidge: 2.6,
  eyeY: 1,
  eyeX: 16.2,
  eyeSize: 10,
  eyeDepth: -0.4,
  eyeWide: 8.6,
  eyeOpen: 1,
  eyeTilt: 4,
  fold: 0,
  cheekbone: 1,
  cheekboneWidth: 30,
  cheek: 1,
  jawWidth: 21,
  jawY: 25,
  chinOut: 0,
  chinWidth: 6.6,
  chinY: 44,
  noseY: 17.5,
  noseOut: 1,
  noseWidth: 4.4,
  bridge: 0,
  bridgeRoot: 0,
  noseTip: 4,
  noseTipUp: 0,
  mouthY: 31.5,
  mouthWide: 9,
  lipUpper: 1,
  lipLower: 1,
  muzzle: 0,
  earSize: 1,
  earOut: 1,
  neck: 15,
  neckLong: 0.84,
  worn: 0,
  larynx: 0,
};

export type Age = 'child' | 'grown' | 'old';
export type Sex = 'woman' | 'man';

type Change = Partial<Record<keyof Bones, number>>;

/** What is added to the measures of a grown woman. */
const ages: Record<Age, Change> = {
  grown: {},
  child: {
    skullWidth: 1.4,
    crown: 0.6,
    foreheadWidth: 1.4,
    foreheadSlope: -2,
    browRidge: -1.7,
    eyeDepth: -1.6,
    eyeY: 7,
    eyeX: -0.2,
    eyeSize: 0.6,
    eyeWide: 0.2,
    eyeOpen: 0.24,
    eyeTilt: -1,
    cheek: 0.95,
    cheekbone: -0.8,
    cheekboneWidth: -1.5,
    jawWidth: -3.4,
    jawY: 5,
    chinOut: -4,
    chinWidth: -0.8,
    noseY: 5,
    noseOut: -0.55,
    noseWidth: -0.5,
    bridge: -1.6,
    bridgeRoot: -1.8,
    noseTip: -0.4,
    noseTipUp: 2.4,
    mouthY: 3.4,
    mouthWide: -1.5,
    lipUpper: 0.05,
    muzzle: -1.5,
    earSize: 0.02,
    neck: -3.6,
    neckLong: -0.3,
  },
  old: {
    foreheadSlope: 1.5,
    browRidge: 0.3,
    eyeDepth: 1.6,
    eyeOpen: -0.16,
    eyeTilt: -5,
    eyeSize: -0.2,
    cheek: -0.75,
    cheekbone: 0.9,
    jawWidth: 0.8,
    chinOut: 2.2,
    noseY: 2,
    noseOut: 0.2,
    noseTip: 0.45,
    noseWidth: 0.4,
    bridge: 0.8,
    mouthY: 0.8,
    mouthWide: 0.4,
    lipUpper: -0.45,
    lipLower: -0.35,
    muzzle: -1.8,
    earSize: 0.22,
    earOut: 0.3,
    neck: -1.4,
    worn: 1,
  },
};

const man: Change = {
  browRidge: 1.3,
  foreheadSlope: 3,
  eyeOpen: -0.14,
  eyeSize: -0.3,
  jawWidth: 3,
  jawY: 1.5,
  chinWidth: 2.2,
  chinOut: 1.2,
  noseOut: 0.12,
  noseWidth: 0.4,
  noseTip: 0.3,
  mouthWide: 0.6,
  lipUpper: -0.15,
  lipLower: -0.12,
  neck: 3,
  larynx: 1.6,
  cheek: -0.25,
};

/** Shapes of heads the world over, as differences. */
export const peoples = {
  northern: { noseWidth: -0.3, lipUpper: -0.15, lipLower: -0.1, cheekbone: 0.2 },
  mediterranean: { noseOut: 0.18, bridge: 1.6, bridgeRoot: 1, lipLower: 0.1, browRidge: 0.3, eyeTilt: -1 },
  'west african': {
    noseWidth: 1.6,
    noseOut: -0.2,
    noseTip: 0.7,
    bridgeRoot: -1.4,
    bridge: -0.8,
    lipUpper: 0.55,
    lipLower: 0.5,
    muzzle: 2.2,
    mouthWide: 1,
    cheekbone: 0.4,
    foreheadSlope: -1,
    skullBack: 2,
  },
  'east african': {
    noseWidth: -0.1,
    lipUpper: 0.3,
    lipLower: 0.3,
    muzzle: 1,
    jawWidth: -2,
    cheekboneWidth: -1,
    cheekbone: 0.6,
    skullBack: 2,
  },
  'east asian': {
    fold: 0.85,
    eyeTilt: 4,
    eyeOpen: -0.22,
    eyeDepth: -1.2,
    noseOut: -0.22,
    noseWidth: 0.4,
    bridgeRoot: -2.6,
    bridge: -0.8,
    browRidge: -1,
    cheekbone: 0.8,
    cheekboneWidth: 1.6,
  },
  'south asian': {
    eyeOpen: 0.12,
    eyeWide: 0.4,
    noseOut: 0.1,
    bridge: 0.7,
    lipUpper: 0.12,
    lipLower: 0.2,
    eyeTilt: 1,
  },
  andean: {
    cheekbone: 1.2,
    cheekboneWidth: 1.8,
    jawWidth: 1.4,
    noseOut: 0.14,
    bridge: 2,
    noseWidth: 0.8,
    fold: 0.4,
    eyeTilt: 2,
    eyeOpen: -0.12,
    foreheadSlope: 3,
    lipLower: 0.1,
  },
} satisfies Record<string, Change>;
export type People = keyof typeof peoples;

/** The bones of somebody: age, sex, people, and what is their own (added to the rest). */
export function bonesOf(o: { age?: Age; sex?: Sex; people?: People; own?: Change } = {}): Bones {
  const { age = 'grown', sex = 'woman' } = o;
  const sexShare = age === 'child' ? 0.15 : 1;
  const out: Record<string, number> = { ...grown };
  const add = (change: Change, share = 1): void => {
    for (const [key, value] of Object.entries(change)) out[key] = (out[key] ?? 0) + value * share;
  };
  add(ages[age]);
  if (sex === 'man') add(man, sexShare);
  if (o.people) add(peoples[o.people], age === 'child' ? 0.7 : 1);
  if (o.own) add(o.own);
  return out as unknown as Bones;
}
