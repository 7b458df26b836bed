/** The clay of a head without its hair. */
import { about, facing, plus, type Vec } from '../../kit/clay/space.ts';
import { bone, egg, hollowed, kept, paired, pressed, soft, type Clay } from '../../kit/clay/solids.ts';
import type { Bones } from './bones.ts';

/** Where the face moves: filled by a feeling. */
export interface Play {
  /** Corners of the mouth: out and up. */
  readonly cornerOut: number;
  readonly cornerUp: number;
  /** How far the jaw hangs. */
  readonly open: number;
  /** Cheeks pushed up, 0..1. */
  readonly cheeksUp: number;
  readonly pressedLips: number;
}

export const eyeCentre = (b: Bones): Vec => [b.eyeX, b.eyeY, 24.5 - b.eyeDepth];

export function mass(b: Bones, jawDrop = 0): Clay {
  const cranium = egg(
    [0, b.crown - 50, -4.5 - (b.skullBack - 42) * 0.5],
    [b.skullWidth, b.crown, b.skullBack],
  );
  const forehead = egg(
    [0, -17, 12 - b.foreheadSlope * 0.6],
    [b.foreheadWidth, 23, 26],
    about([1, 0, 0], b.foreheadSlope * 1.4),
  );
  const face = egg([0, 14, 13], [b.cheekboneWidth - 4, 30, 23]);
  const muzzle = egg([0, b.mouthY - 2, 22.5 + b.muzzle], [17.5, 15, 14.5]);
  const chin = egg([0, b.chinY + jawDrop, 30 + b.chinOut], [b.chinWidth, 6.6, 7.4]);
  const jaw = paired(
    pressed(
      7,
      bone(
        [b.jawWidth, b.jawY + jawDrop * 0.4, -2],
        [b.chinWidth - 1.5, b.chinY + 0.5 + jawDrop, 25 + b.chinOut],
        6,
        5.6,
      ),
      bone([27.5, 8, -3], [b.jawWidth, b.jawY + jawDrop * 0.4, -2], 5, 6),
    ),
  );
  const head = pressed(15, pressed(18, cranium, forehead), face);
  const lower = pressed(9, muzzle, chin);
  return pressed(9, head, lower, jaw);
}

function flesh(b: Bones, play: Play): Clay {
  const up = play.cheeksUp;
  const full = b.cheek;
  const cheek = egg(
    [15.5, 18 - up * 4.5, 21 + up * 1.2],
    [8 + 2.4 * full, 9 + 2 * full - up * 2, 6.5 + 3 * full],
  );
  const hollow = egg([17, 24, 8], [7 + 2 * full, 14, 12 + 3 * full]);
  const cheekbone = bone([16, 10.5, 27], [b.cheekboneWidth - 3, 6, -4], 3.6 + b.cheekbone, 3);
  const brow = bone([3, b.eyeY - 9.6, 33], [21, b.eyeY - 9, 26], b.browRidge, b.browRidge * 0.8);
  const jowl = egg([17, 35, 14], [6 + 1.5 * b.worn, 7, 8]);
  const lumps = [cheek, cheekbone, brow, ...(full > 0.6 ? [hollow] : []), ...(b.worn > 0.4 ? [jowl] : [])];
  return paired(pressed(6, ...lumps));
}

/** Sockets and lids: the ball of the eye shows through closed skin; the opening is a stain. */
function eyes(b: Bones, face: Clay): Clay {
  const [x, y, z] = eyeCentre(b);
  const socket = egg([x - 0.5, y - 0.5, z + 13], [9.8, 6, 4.9 + b.eyeDepth * 0.5]);
  const inner = egg([x - 8.4, y, z + 10.6], [2.6, 4, 3.2]);
  const lid = egg([x, y + 0.4, z], [b.eyeSize, b.eyeSize * 0.94, b.eyeSize], about([0, 1, 0], 8));
  const near = (clay: Clay): Clay => paired(kept([x, y, z + 4], 16, clay, 8));
  return pressed(2, hollowed(7, face, near(socket), near(inner)), near(lid));
}

function nose(b: Bones): { lump: Clay; holes: Clay } {
  const out = b.noseOut;
  const y = b.noseY;
  const root: Vec = [0, b.eyeY - 6, 32.5 + b.bridgeRoot];
  const middle: Vec = [0, (y + b.eyeY) / 2 - 3, 35.8 + 3.6 * out + b.bridge];
  const tip: Vec = [0, y - 1.2 - b.noseTipUp * 0.6, 40 + 5.4 * out];
  const w = b.noseWidth;
  const bridge = pressed(3, bone(root, middle, 3, 2.9), bone(middle, tip, 2.9, 3.2));
  const wall = bone([0, b.eyeY - 1, 29.5 + b.bridgeRoot * 0.5], [0, y - 1, 35 + 2 * out], 4.2, 4.6 + w * 0.3);
  const ball = egg(tip, [b.noseTip, b.noseTip * 0.95, b.noseTip * 1.05]);
  const wing = paired(egg([w, y + 1.4, 36.6 + 2.6 * out], [2.2 + w * 0.28, 3.2, 4.6]));
  const septum = bone([0, y + 1.5 - b.noseTipUp * 0.4, 41 + 3.4 * out], [0, y + 4, 36], 1.7, 1.8);
  const lump = pressed(2.8, bridge, wall, ball, wing, septum);
  const holes = paired(
    egg([w * 0.62, y + 4.2 - b.noseTipUp * 0.1, 38.4 + 2.8 * out], [0.9 + w * 0.14, 1.3, 2.2], facing(-14)),
  );
  return { lump: kept([0, y - 10, 36], 24, lump), holes: kept([0, y + 4, 40], 9, holes, 6) };
}

function ear(b: Bones): Clay {
  const s = b.earSize;
  const at: Vec = [33 + b.earOut * 1.4, b.eyeY + 6, -7];
  const turn = about([0, 1, 0], -20 - b.earOut * 6);
  const put = (dx: number, dy: number, dz: number): Vec => [at[0] + dx, at[1] + dy * s, at[2] + dz * s];
  const shell = pressed(
    3,
    egg(put(0, -2, -1), [2.6, 9 * s, 6.4 * s], turn),
    egg(put(-0.6, 8, 2.5), [2, 4.2 * s, 3.2 * s], turn),
  );
  const bowl = egg(put(2.6, -1, 1.2), [2.4, 5.6 * s, 3.2 * s], turn);
  const scoop = egg(put(2.4, -5.4, -1.5), [1.4, 3 * s, 3.6 * s], turn);
  return paired(kept(put(0, 1, 0), 12 * s, hollowed(1.6, shell, bowl, scoop)));
}

/** Where the neck ends, between the collar bones. */
export const neckFoot = (b: Bones): Vec => [0, 50 + 34 * b.neckLong, -24];

function neck(b: Bones): Clay {
  const n = b.neck;
  const foot = neckFoot(b);
  const column = bone([0, 20, -12], plus(foot, [0, 8, -1]), n * 0.94, n);
  const cord = paired(bone([n + 3, 22, -16], [3.6, foot[1] + 1, n - 24.5], 1.6 + b.worn * 1.2, 1.8 + b.worn));
  const base = pressed(9 - 4 * b.worn, column, cord);
  const larynx = b.larynx > 0 ? egg([0, 64, n - 23.5], [3, 4.4, 2.6 + b.larynx]) : undefined;
  return larynx ? pressed(5, base, larynx) : base;
}

/** Shoulders and chest, for a portrait: as broad as 1 for a woman, 1.2 for a man. */
export function bustClay(b: Bones, broad = 1): Clay {
  const [, y] = neckFoot(b);
  const slope = paired(bone([b.neck * 0.7, y - 3, -26], [62 * broad, y + 22, -30], 8, 15 * broad));
  const arm = paired(bone([62 * broad, y + 24, -30], [70 * broad, y + 100, -34], 17 * broad, 16 * broad));
  const chest = egg([0, y + 70, -28], [56 * broad, 62, 28]);
  const collar = paired(bone([5, y + 5, -9], [54 * broad, y + 9, -22], 2.6, 3));
  return pressed(18, pressed(14, slope, chest), arm, collar);
}

/** Skin of the whole head and neck. */
export function headClay(b: Bones, play: Play): Clay {
  let clay = pressed(7, mass(b, play.open), flesh(b, play));
  clay = eyes(b, clay);
  const { lump, holes } = nose(b);
  clay = hollowed(1, pressed(4.2, clay, lump), holes);
  clay = pressed(2.4, clay, ear(b));
  const throat = neck(b);
  const whole: Clay = (x, y, z) => soft(clay(x, y, z), throat(x, y, z), 5);
  return whole;
}
