/** A queen at table: head, crown, shoulders, and a hand with a long spoon. Head's middle at (392, 300), 420 high; the bowl of the spoon at `spoon`. */
import { Drawing } from '../kit/clay/drawing.ts';
import { ballAround, here, standing, together, type Model } from '../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../kit/clay/paint.ts';
import { ball, bone, egg, hollowed, pressed, rope } from '../kit/clay/solids.ts';
import { facing, laid, plus, times3, turned, unit, minus, type Frame, type Vec } from '../kit/clay/space.ts';
import { TAU, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import type { Feeling } from './face/feelings.ts';
import { facePaints, gazeAt, type FaceColours } from './face/portrait.ts';
import { bonesOf } from './face/bones.ts';
import { head } from './face/head.ts';
import { complexion } from './face/skin.ts';
import { gripOf } from './hands/grip.ts';
import { placedHand } from './hands/painted.ts';

export interface QueenOptions {
  readonly feeling: Feeling;
  readonly looksAt: Point;
  readonly pitch: number;
  readonly roll: number;
  /** Where the spoon ends. */
  readonly spoon: Vec;
  /** 1 as large as the card; more where she is small. */
  readonly coarse: number;
}

const AT: Point = [392, 300];
const SIZE = 420;
const SAFFRON = '#c8791f';
const COLOURS: FaceColours = {
  skin: complexion(0.66, 0.6, '#8a4a34'),
  hair: '#1c1418',
  iris: '#4a2a14',
  lipstick: '#8a2636',
  cloth: SAFFRON,
};
const GOLD: PartPaint = {
  tones: ['#24110a', '#573212', '#93611f', '#c38d36', '#e6c170', '#fff0c8'],
  crease: '#3a1a0a',
  line: '#2a1208',
  contour: 1.2,
  dabs: { length: 16, width: 2, density: 8, contrast: 0.06, opacity: 0.4 },
};
const SILVER: PartPaint = {
  ...GOLD,
  tones: ['#1c1420', '#43353f', '#75666c', '#ab9d9e', '#ddd2cb', '#fffdf6'],
  crease: '#2a1c2c',
  line: '#24161f',
};
/** Where thumb and finger hold the spoon. */
const HELD: Vec = [604, 604, 190];

/** A band round the brow with points that end in pearls; in the units of a head. */
function crown(): Model {
  const round = (a: number, k: number, y: number): Vec => [
    36 * k * Math.sin(a),
    y - 7 * Math.cos(a),
    -6 + 43 * k * Math.cos(a),
  ];
  const ring = times(33, (i): Vec => round((i * TAU) / 32, 1.02, -36));
  const upper = times(33, (i): Vec => round((i * TAU) / 32, 1.05, -43));
  const between = times(33, (i): Vec => round((i * TAU) / 32, 1.02, -39.6));
  const band = pressed(
    2,
    rope(
      ring,
      ring.map(() => 2),
    ),
    rope(
      between,
      between.map(() => 2.3),
    ),
    rope(
      upper,
      upper.map(() => 1.7),
    ),
  );
  // Long and short by turns, as leaves stand.
  const height = (i: number): number => (i % 2 ? -53 : -61);
  const spikes = times(16, (i) => {
    const a = (i * TAU) / 16;
    const [foot, waist, tip] = [
      round(a, 1.05, -43),
      round(a, 1.1, (height(i) - 43) / 2),
      round(a, 1.15, height(i)),
    ];
    return pressed(2, bone(foot, waist, 3.6, 2.6), bone(waist, tip, 2.6, 0.7));
  });
  const pearls = times(8, (i) => ball(round((i * TAU) / 8, 1.16, height(2 * i) - 2), 1.8));
  const studs = times(16, (i) => egg(round(((i + 0.5) * TAU) / 16, 1.06, -39.6), [1.5, 1.9, 1.5]));
  const hold = { frame: here, centre: [0, -50, -6] as Vec, reach: 72 };
  return {
    pieces: [
      { part: 'gold', clay: pressed(2, band, ...spikes), ...hold },
      { part: 'pearl', clay: pressed(0.5, ...pearls), ...hold },
      { part: 'stud', clay: pressed(0.5, ...studs), ...hold },
    ],
    marks: [],
  };
}

function spoonModel(to: Vec): Model {
  const way = unit(minus(HELD, to));
  const neck = plus(to, times3(way, 66));
  const end = plus(HELD, times3(way, 150));
  const bowl = hollowed(
    4,
    egg(to, [46, 66, 20], laid(times3(way, -1), [0, 0, 1])),
    egg(plus(to, [0, -6, 14]), [38, 56, 16], laid(times3(way, -1), [0, 0, 1])),
  );
  const stem = pressed(6, rope([neck, HELD, end], [6, 6.5, 8]), egg(end, [12, 24, 7], laid(way, [0, 0, 1])));
  return {
    pieces: [{ part: 'spoon', clay: pressed(12, bowl, stem), frame: here, ...ballAround([to, end], 80) }],
    marks: [],
  };
}

function hand(): Model {
  const [fingers, back]: [Vec, Vec] = [
    [-0.86, -0.3, 0.1],
    [0.1, -0.75, 0.75],
  ];
  const k = 2.7;
  const [px, py, pz] = gripOf('pinch').pinch;
  const reach = times3(turned(laid(fingers, back), [-px, py, pz]), k);
  const [x, y, z] = minus(HELD, reach);
  return placedHand({ x, y, z, size: k * 100, pose: 'pinch', side: 'left', fingers, back, arm: 150 });
}

export function queen(S: Easel, o: QueenOptions): { body: string; hand: string } {
  const light = { angle: -148, before: 50 };
  const turn = facing(-14, o.pitch, o.roll);
  const frame: Frame = { at: [...AT, 0], turn, scale: SIZE / 100 };
  const bones = bonesOf({ sex: 'woman', people: 'east african', own: { cheek: 0.35 } });
  const model = together(
    head({ bones, feeling: o.feeling, gaze: gazeAt(turn, AT, o.looksAt, SIZE), hair: 'coils', bust: 'deep' }),
    crown(),
  );
  const drawn = (name: string, what: Model): string => {
    const easel = S.element(name);
    const drawing = new Drawing(what, {
      light,
      size: SIZE,
      noise: easel.noise,
      coarse: o.coarse,
      box: [-160, 0, 1120, 1060],
    });
    return paintSoft(easel, drawing, {
      ...facePaints(COLOURS, SIZE),
      gold: GOLD,
      pearl: SILVER,
      stud: { ...GOLD, tones: ['#3a0a1c', '#7a1a30', '#b83248', '#e0707c', '#ffd0c8'] },
      spoon: SILVER,
    });
  };
  return {
    body: drawn('body', standing(model, frame)),
    hand: drawn('hand', together(spoonModel(o.spoon), hand())),
  };
}
