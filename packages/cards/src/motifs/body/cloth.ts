/** The clay of cloth on trunk, arms and legs. */
import { bone, egg, pressed, rope, type Clay } from '../../kit/clay/solids.ts';
import { between3, minus, plus, times3, turned, unit, type Vec } from '../../kit/clay/space.ts';
import { nth } from '../../kit/points.ts';
import { bendFolds, folded, hangingFolds, pulledFolds, slackFolds, type Fold } from './folds.ts';
import type { Limb, Skeleton } from './skeleton.ts';

export const on = (from: Vec, turn: Skeleton['chest'], x: number, y: number, z: number): Vec =>
  plus(from, turned(turn, [x, y, z]));

/** The trunk with `loose` cloth on it. */
export function trunk(s: Skeleton, loose: number): Clay {
  const { shoulder, hip, girth: g, torso } = s.build;
  const chest = egg(
    on(s.neck, s.chest, 0, torso * 0.3, 3),
    [shoulder * 0.84 + loose, torso * 0.32, 32 * g + loose],
    s.chest,
  );
  const belly = egg(
    between3(s.pelvis, s.waist, 0.75),
    [shoulder * 0.66 * (0.7 + 0.3 * g) + 4 + loose, torso * 0.32, 29 * g + loose],
    s.chest,
  );
  const seat = egg(
    on(s.pelvis, s.hips, 0, 2, -4),
    [hip * 1.46 * (0.75 + 0.25 * g) + loose, torso * 0.22, 35 * g + loose],
    s.hips,
  );
  const yoke = s.arms.map((arm) =>
    bone(on(s.neck, s.chest, 0, 6, -8), arm.root, 15 + loose * 0.4, 14 * (0.6 + 0.4 * g) + loose * 0.6),
  );
  return pressed(16, pressed(24, chest, belly, seat), ...yoke);
}

/** Cloth that hangs from the ribs past the waist to the hips, with a wavy hem. */
export function blouse(s: Skeleton, loose: number, low: number): Clay {
  const g = s.build.girth;
  const tail = bone(
    between3(s.waist, s.neck, 0.1),
    on(s.pelvis, s.hips, 0, low, 0),
    s.build.shoulder * 0.6 + loose,
    s.build.hip * 1.36 * (0.8 + 0.2 * g) + loose * 1.6,
  );
  const flat = egg(
    on(s.pelvis, s.hips, 0, 16, -1),
    [s.build.hip * 1.62 + loose * 1.4, 62, 38 * g + loose * 1.4],
    s.hips,
  );
  const hang = hangingFolds(s.pelvis, s.waist[1], 60, 5, 2.4, 17);
  const body = pressed(20, trunk(s, loose), flat);
  return (x, y, z) => {
    const d = body(x, y, z);
    if (d > 30) return d - 8;
    const p = minus([x, y, z], s.pelvis);
    const down = p[0] * s.hips[1][0] + p[1] * s.hips[1][1] + p[2] * s.hips[1][2];
    const wave = hang(x, y, z);
    return Math.max((Math.min(d, tail(x, y, z) + 12) - wave) * 0.8, down - low - wave);
  };
}

/** Upper sleeve, elbow, forearm. cuff: share of the forearm that is covered. */
export function sleeveClay(limb: Limb, g: number, loose: number, cuff: number, seed: number): Clay {
  const end = between3(limb.joint, limb.end, cuff);
  const clay = rope(
    [limb.root, between3(limb.root, limb.joint, 0.55), limb.joint, between3(limb.joint, end, 0.55), end],
    [15.5 * g + loose, 17 * g + loose, 16 * g + loose, 15.5 * g + loose, 11 * g + loose * 0.8],
  );
  const r = 16 * g + loose;
  const baggy = folded(
    clay,
    [
      bendFolds(limb.root, limb.joint, limb.end, r, 6, seed),
      slackFolds(between3(limb.joint, end, 0.3), end, r, 2.8, seed + 1),
      pulledFolds(limb.root, limb.joint, 15, 2.4, seed + 2),
    ],
    8,
  );
  const wrist = unit(minus(limb.joint, end));
  const band = bone(plus(end, times3(wrist, 9)), end, 11.6 * g + loose * 0.8, 12 * g + loose * 0.8);
  return pressed(1.2, baggy, band);
}

export function legClay(limb: Limb, g: number, loose: number, to: number, seed: number): Clay {
  const end = between3(limb.joint, limb.end, to);
  const clay = rope(
    [limb.root, between3(limb.root, limb.joint, 0.5), limb.joint, between3(limb.joint, end, 0.45), end],
    [26 * g + loose, 25 * g + loose, 19 * g + loose, 17 * g + loose, 13 * g + loose * 1.4],
  );
  const r = 21 * g + loose;
  return folded(
    clay,
    [
      bendFolds(limb.root, limb.joint, limb.end, r, 6.5, seed),
      slackFolds(between3(limb.joint, end, 0.5), end, r * 1.2, 3, seed + 1),
      pulledFolds(limb.root, limb.joint, 22, 2.6, seed + 2),
    ],
    7,
  );
}

/** Cloth from the waist that lies over the legs and hangs from them. `long`: share of the shin it covers. */
export function skirtClay(
  s: Skeleton,
  long: number,
  wide: number,
  depth: number,
): { clay: Clay; points: Vec[] } {
  const g = s.build.girth;
  const hems = s.legs.map((leg) => {
    // Cloth falls straight down from the knee, even when the shin goes elsewhere.
    const shin = minus(leg.end, leg.joint);
    const fall: Vec = [shin[0] * 0.45, Math.max(shin[1], s.build.shin * 0.2), shin[2] * 0.5];
    return plus(leg.joint, times3(fall, long));
  });
  const waist = between3(s.pelvis, s.waist, 0.9);
  const lumps: Clay[] = [
    egg(on(s.pelvis, s.hips, 0, 0, -2), [s.build.hip * 1.3, 46, 32 * g], s.hips),
    egg(waist, [s.build.shoulder * 0.6, 20, 27 * g], s.hips),
  ];
  s.legs.forEach((leg, i) => {
    const hem = hems[i] ?? leg.end;
    lumps.push(bone(leg.root, leg.joint, 28 * g, 28 * g + wide * 0.5));
    if (long > 0.05) lumps.push(bone(leg.joint, hem, 28 * g + wide * 0.5, 30 * g + wide));
  });
  const [a, b] = [s.legs[0], s.legs[1]];
  lumps.push(
    bone(between3(a.root, a.joint, 0.6), between3(b.root, b.joint, 0.6), 28 * g, 28 * g),
    bone(a.joint, b.joint, 26 * g, 26 * g),
    bone(s.pelvis, between3(a.joint, b.joint, 0.5), 32 * g, 30 * g + wide * 0.4),
  );
  if (hems[0] && hems[1] && long > 0.05) lumps.push(bone(hems[0], hems[1], 28 * g + wide, 28 * g + wide));
  const lowest = Math.max(hems[0]?.[1] ?? 0, hems[1]?.[1] ?? 0, a.joint[1], b.joint[1]);
  const middle = times3(plus(plus(a.joint, b.joint), times3(s.pelvis, 2)), 0.25);
  const folds: Fold[] = [
    hangingFolds(middle, s.pelvis[1] - 20, Math.max(60, lowest - s.pelvis[1] + 20), 6, depth),
    pulledFolds(waist, a.joint, 40, depth * 0.35, 11),
    pulledFolds(waist, b.joint, 40, depth * 0.35, 12),
  ];
  const body = folded(pressed(34, ...lumps), folds, depth * 2.4);
  const flutes = nth(folds, 0);
  const clay: Clay = (x, y, z) =>
    Math.max(body(x, y, z), (y - lowest - 6 - flutes(x, lowest, z) * 1.1) * 0.8);
  return { clay, points: [waist, a.joint, b.joint, ...hems] };
}

export function shoe(limb: Limb, toes: Vec, foot: number, high: number): Clay {
  const ahead = unit(toes);
  const heel = plus(limb.end, plus(times3(ahead, -foot * 0.12), [0, 12, 0]));
  const ball = plus(limb.end, plus(times3(ahead, foot * 0.42), [0, 15, 0]));
  const tip = plus(limb.end, plus(times3(ahead, foot * 0.68), [0, 16, 0]));
  const shaft = bone(
    plus(limb.end, times3(unit(minus(limb.joint, limb.end)), high)),
    limb.end,
    14 + high * 0.06,
    13,
  );
  const body = pressed(
    9,
    bone(limb.end, ball, 13, 11),
    bone(heel, ball, 10, 9.5),
    bone(ball, tip, 10.5, 8.5),
    shaft,
  );
  return body;
}
