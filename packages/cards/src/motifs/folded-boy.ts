/** A boy far too large for the room he sits in: head along the ceiling, striped sleeve down the right edge, knee drawn up, open hand on the floor. */
import { here, together, type Model, type Piece, type Stain } from '../kit/clay/model.ts';
import { bone, egg, pressed, rope, type Clay } from '../kit/clay/solids.ts';
import type { Vec } from '../kit/clay/space.ts';
import type { Point } from '../kit/points.ts';
import type { Feeling } from './face/feelings.ts';
import { portraitModel } from './face/portrait.ts';
import { complexion } from './face/skin.ts';
import type { HandPose } from './hands/bones.ts';
import { placedHand } from './hands/painted.ts';
import { noiseFrom } from '../kit/noise.ts';

/** Sorry for being so large, and glad that she is there. */
const SHY: Feeling = {
  brows: { inner: 3.2, arch: 1.6, outer: -0.4, knit: 0.15 },
  lids: { upper: 0.78, lower: 0.16 },
  play: { cornerOut: 0.7, cornerUp: 1.5, open: 0, cheeksUp: 0.35, pressedLips: 0.15 },
};

/** Open and still, so that nothing is spilt. */
const PALM: HandPose = {
  fingers: [
    [-6, 6, 14, 10],
    [0, 10, 16, 10],
    [4, 16, 18, 12],
    [9, 20, 24, 14],
  ],
  thumb: [62, 14, 8, 4, 6],
  cup: 0.4,
};

const noise = noiseFrom(41);

/** Cloth with soft creases, striped across `way`. */
function pyjama(clay: Clay, centre: Vec, reach: number, way: Vec, part = 'pyjama'): Piece {
  const creased: Clay = (x, y, z) => {
    const d = clay(x, y, z);
    return d > 40 ? d - 8 : (d - 7 * noise.fbm(x / 70, y / 110 + z / 90, 2)) * 0.8;
  };
  const stripe: Stain = (x, y, z) => {
    const at = (x * way[0] + y * way[1] + z * way[2] + 9 * noise.n2(x / 90, y / 90)) / 30;
    return 6 * (0.3 - Math.abs((((at % 1) + 1) % 1) - 0.5));
  };
  return { part, clay: creased, frame: here, centre, reach, stains: { stripe } };
}

const skin = (clay: Clay, centre: Vec, reach: number): Piece => ({
  part: 'skin',
  clay,
  frame: here,
  centre,
  reach,
});

/** Lines of one kind made finer. */
const thinned = (model: Model, kind: string, share: number): Model => ({
  ...model,
  marks: model.marks.map((mark) => (mark.kind === kind ? { ...mark, width: mark.width * share } : mark)),
});

export function foldedBoy(looksAt: Point): Model {
  const head = portraitModel({
    x: 462,
    y: 262,
    size: 520,
    yaw: -24,
    pitch: 10,
    roll: -85,
    age: 'child',
    sex: 'man',
    people: 'south asian',
    hair: 'tousled',
    feeling: SHY,
    brow: 1.15,
    looksAt,
    own: {
      eyeSize: 0.9,
      eyeWide: 0.7,
      eyeOpen: 0.2,
      lipUpper: -0.2,
      lipLower: -0.22,
      mouthWide: -0.6,
      jawWidth: 1,
      chinY: -1.5,
      cheek: 0.5,
      earOut: 0.4,
    },
    colours: { skin: complexion(0.5) },
  });
  const hand = placedHand({
    x: 588,
    y: 1052,
    z: 220,
    size: 340,
    age: 'child',
    side: 'left',
    pose: PALM,
    fingers: [-1, -0.04, 0.2],
    back: [0.1, 0.74, -0.72],
    arm: 110,
  });
  const torso = pressed(
    60,
    egg([840, 640, -170], [170, 300, 150]),
    bone([752, 470, -60], [830, 560, -120], 98, 120),
    bone([770, 440, -90], [900, 320, -160], 96, 100),
  );
  const sleeve = rope(
    [
      [748, 470, -30],
      [786, 640, 40],
      [812, 850, 110],
    ],
    [98, 90, 80],
  );
  const upperArm = rope(
    [
      [786, 640, 40],
      [822, 900, 130],
      [870, 1050, 200],
    ],
    [60, 58, 58],
  );
  const leg = rope(
    [
      [900, 930, -160],
      [600, 742, -20],
      [640, 900, -60],
    ],
    [120, 92, 80],
  );
  const shin = rope(
    [
      [612, 800, -40],
      [650, 960, -80],
      [688, 1260, -80],
    ],
    [60, 60, 46],
  );
  return together(thinned(head, 'lash', 0.6), thinned(hand, 'wrinkle', 0.5), {
    pieces: [
      pyjama(torso, [840, 620, -150], 420, [0.2, 1, 0]),
      pyjama(sleeve, [770, 660, 40], 330, [-0.15, 1, 0.3]),
      pyjama(leg, [700, 850, -80], 420, [0.7, -0.5, 0.2]),
      skin(upperArm, [800, 860, 120], 300),
      skin(shin, [650, 960, -70], 240),
    ],
    marks: [],
  });
}
