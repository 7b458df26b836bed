/** A hand in clay: block of the palm, ball of the thumb, tapered bones with pads and knuckles, nails. */
import { traceCurve } from '../../kit/curves.ts';
import {
  ballAround,
  here,
  mirroredModel,
  type Mark,
  type Model,
  type Piece,
  type Stain,
} from '../../kit/clay/model.ts';
import { ball, bone, egg, hollowed, pressed, soft, type Clay } from '../../kit/clay/solids.ts';
import {
  between3,
  dot,
  length3,
  minus,
  plus,
  times3,
  turned,
  unit,
  type Turn,
  type Vec,
} from '../../kit/clay/space.ts';
import {
  handBones,
  measures,
  type Bone,
  type Finger,
  type HandAge,
  type HandBones,
  type HandMeasure,
  type HandPose,
} from './bones.ts';
import { sleeve, type SleeveOptions } from './sleeve.ts';
import { handPoses, type HandPoseName } from './poses.ts';

export interface HandOptions {
  pose?: HandPoseName | HandPose;
  age?: HandAge;
  /** What is different from the usual of that age. */
  measure?: Partial<HandMeasure>;
  /** Length of the forearm that shows. */
  arm?: number;
  side?: 'left' | 'right';
  sleeve?: SleeveOptions;
}

const frameOf = (b: Bone): Turn => {
  const way = unit(minus(b.to, b.from));
  return [b.across, way, times3(b.palm, -1)];
};

/** One phalanx: straight on its back, full on the palm's side, with the knuckle at its end. */
function phalanx(b: Bone, m: HandMeasure, last: boolean): Clay {
  const turn = frameOf(b);
  const long = length3(minus(b.to, b.from));
  const mid = (b.r0 + b.r1) / 2;
  const at = (t: number, palm: number): Vec => plus(between3(b.from, b.to, t), times3(b.palm, palm));
  const core = bone(b.from, b.to, b.r0 * 0.95, b.r1 * 0.94);
  const pad = egg(
    at(last ? 0.62 : 0.48, mid * 0.28 * m.pads),
    [mid * 0.84, long * (last ? 0.62 : 0.46), mid * 0.74],
    turn,
  );
  if (last) {
    const bed = egg(at(0.55, -b.r1 * 0.28), [b.r1 * 0.82, long * 0.66, b.r1 * 0.62], turn);
    return pressed(1.4, core, pad, bed);
  }
  const knob = egg(
    at(1, -b.r1 * 0.26),
    [b.r1 * (0.93 + 0.04 * m.knobs), b.r1 * 1.5, b.r1 * (0.74 + 0.06 * m.knobs)],
    turn,
  );
  return pressed(2.2, core, pad, knob);
}

function fingerClay(f: Finger, m: HandMeasure): Clay {
  const parts = f.bones.map((b, i) => phalanx(b, m, i === f.bones.length - 1));
  return pressed(1.6, ...parts);
}

function palmClay(h: HandBones): Clay {
  const m = h.measure;
  const [thumb, ...fingers] = h.fingers;
  const rays = fingers.map((f, i) => bone(f.base, f.knuckle, 5.6 * m.thick, (5.2 - i * 0.12) * m.thick));
  const block = pressed(6, ...rays);
  const knuckles = fingers.map((f) => ball(plus(f.knuckle, [0, 0, 0.5 * m.knobs]), 4.5 * m.thick));
  const webs = fingers.slice(1).map((f, i) => {
    const before = fingers[i];
    const one = before?.bones[0];
    const two = f.bones[0];
    if (!one || !two) return ball(f.knuckle, 1);
    const a = between3(one.from, one.to, 0.28);
    const b = between3(two.from, two.to, 0.28);
    return bone(a, b, 3.4 * m.thick, 3.4 * m.thick);
  });
  const middle = fingers[1]?.knuckle ?? [0, -47, 3];
  const little = fingers[3]?.knuckle ?? [12, -40, 0];
  const heel = egg([9.5 * m.broad, -19, little[2] * 0.4 - 4.6], [6.2 * m.thick, 15, 6 * m.pads * 0.5 + 3.4]);
  const mounts = egg([0, middle[1] + 9, middle[2] * 0.4 - 4.6], [15 * m.broad, 5.4, 4.6]);
  const first = thumb?.bones[0];
  const thenar = first
    ? bone(first.from, between3(first.from, first.to, 0.86), 7.2 * m.thick, 5.6 * m.thick)
    : ball([0, 0, 0], 1);
  const fill = first
    ? bone([-8.5, -18, -2.4], between3(first.from, first.to, 0.5), 5.6, 4.6)
    : ball([0, 0, 0], 1);
  const second = thumb?.bones[1];
  const index = fingers[0];
  const web =
    second && index
      ? bone(between3(index.base, index.knuckle, 0.62), between3(second.from, second.to, 0.05), 2.6, 2.4)
      : ball([0, 0, 0], 1);
  let palm = pressed(5, pressed(4, block, ...knuckles), heel, mounts);
  palm = pressed(6, palm, thenar, fill);
  palm = pressed(7, palm, web);
  palm = pressed(3, palm, ...webs);
  const hollow = egg([-0.5, -28, -11.6], [7.5, 13, 3.6]);
  palm = hollowed(5, palm, hollow);
  if (m.cords > 0.1) {
    const cords = fingers.map((f) =>
      bone(plus(f.base, [0, 2, 4]), plus(f.knuckle, [0, 2, 3.6]), 0.8 + m.cords * 0.8, 0.6 + m.cords * 0.7),
    );
    palm = pressed(2.6 - m.cords, palm, ...cords);
  }
  return palm;
}

function armClay(h: HandBones, long: number): Clay {
  const m = h.measure;
  const put = (x: number, y: number, z: number): Vec => turned(h.arm, [x, y, z]);
  const w = m.broad;
  const fore = pressed(
    8,
    bone(put(-4.6 * w, -4, 0), put(-6, long, 0), 7.6 * m.thick, 9.4 + long * 0.035),
    bone(put(4.6 * w, -4, 0), put(5, long, 0), 7.4 * m.thick, 8.6 + long * 0.035),
  );
  const ulna = ball(put(8.2 * w, 4, 4), 2.2 + 1.1 * m.knobs);
  return pressed(4, fore, ulna);
}

/** Nail and reddened joints, asked for in the frame of the bones. */
function fingerStains(f: Finger): Record<string, Stain> {
  const tip = f.bones[f.bones.length - 1];
  const nail: Stain = (x, y, z) => {
    if (!tip) return -1;
    const turn = frameOf(tip);
    const p = minus([x, y, z], tip.from);
    const [b, a, c] = [dot(turn[0], p), dot(turn[1], p), dot(turn[2], p)];
    const long = length3(minus(tip.to, tip.from));
    const round =
      1 -
      Math.hypot(Math.max(0, Math.abs(b) / (tip.r1 * 0.74)) ** 1.4, (a - long * 0.76) / (long * 0.5)) ** 1;
    return c < tip.r1 * 0.2 ? -1 : round * 2;
  };
  const joint: Stain = (x, y, z) => {
    let best = 9;
    for (const b of f.bones)
      best = Math.min(
        best,
        length3(minus([x, y, z], b.to)) / (b.r1 * 2.1),
        length3(minus([x, y, z], b.from)) / (b.r0 * 1.7),
      );
    return 1 - best;
  };
  return { nail, blush: joint };
}

/** The edge of a nail, found on the clay from the back of the finger. */
function nailEdge(f: Finger, clay: Clay): Mark[] {
  const tip = f.bones[f.bones.length - 1];
  if (!tip) return [];
  const [across, way, back] = frameOf(tip);
  const long = length3(minus(tip.to, tip.from));
  const at = (a: number): Vec => {
    const [b, l] = [Math.cos(a) * tip.r1 * 0.72, long * 0.76 + Math.sin(a) * long * 0.5];
    let c = tip.r1 * 2;
    const put = (): Vec => plus(tip.from, plus(plus(times3(across, b), times3(way, l)), times3(back, c)));
    for (let i = 0; i < 24 && c > 0; i++) c -= Math.max(0, clay(...put())) * 0.8;
    c += 0.12;
    return put();
  };
  const arc = (from: number, to: number): Vec[] =>
    Array.from({ length: 13 }, (_, i) => at(from + ((to - from) * i) / 12));
  const mark = (line: Vec[], width: number): Mark => ({
    kind: 'nail',
    part: 'skin',
    line,
    width,
    frame: here,
    swell: (t) => 0.4 + 0.6 * Math.sin(Math.PI * t),
  });
  return [mark(arc(Math.PI * 1.04, Math.PI * 1.96), 0.55), mark(arc(Math.PI * 0.16, Math.PI * 0.84), 0.4)];
}

/** Creases over the joints: across the back of a knuckle, across the inside of a bend. */
function creases(f: Finger, m: HandMeasure): Mark[] {
  return f.bones.slice(0, -1).flatMap((b, i): Mark[] => {
    const next = f.bones[i + 1];
    if (!next) return [];
    const r = b.r1 * 1.02;
    const back = unit(plus(b.palm, next.palm));
    const way = unit(plus(unit(minus(b.to, b.from)), unit(minus(next.to, next.from))));
    const arc = (along: number, side: number, span: number): Vec[] =>
      Array.from({ length: 9 }, (_, k) => {
        const a = ((k / 8 - 0.5) * span * Math.PI) / 180;
        return plus(
          plus(b.to, times3(way, along)),
          plus(times3(back, side * Math.cos(a) * r * 1.05), times3(b.across, Math.sin(a) * r * 1.02)),
        );
      });
    const mark = (line: Vec[], width: number): Mark => ({
      kind: 'wrinkle',
      part: 'skin',
      line,
      width,
      frame: here,
      swell: (t) => Math.sin(Math.PI * t),
    });
    const knuckle =
      m.knobs > 0.5
        ? [
            mark(arc(-0.5, -1, 70), 0.22 + 0.14 * m.knobs),
            ...(m.knobs > 1 ? [mark(arc(0.9, -1, 54), 0.3)] : []),
          ]
        : [];
    return [mark(arc(0, 1, 120), 0.55), ...knuckle];
  });
}

export function hand(o: HandOptions = {}): Model {
  const pose = typeof o.pose === 'object' ? o.pose : handPoses[o.pose ?? 'ease'];
  const age = o.age ?? 'grown';
  const m: HandMeasure = { ...measures[age], ...o.measure };
  const h = handBones(pose, m);
  const palm = palmClay(h);
  const arm = armClay(h, o.arm ?? 40);
  const whole: Clay = (x, y, z) => soft(palm(x, y, z), arm(x, y, z), 10);
  const palmPoints: Vec[] = [
    turned(h.arm, [0, o.arm ?? 40, 0]),
    ...h.fingers.map((f) => f.bones[0]?.to ?? f.knuckle),
  ];
  const fingers = h.fingers.map((f, i): Piece => {
    const clay = fingerClay(f, m);
    const root = bone(f.base, f.knuckle, 5.2 * m.thick, 5 * m.thick);
    const joined: Clay =
      i === 0
        ? (x, y, z) => soft(clay(x, y, z), palm(x, y, z), 3)
        : (x, y, z) => soft(clay(x, y, z), root(x, y, z), 2.4);
    return {
      part: 'skin',
      clay: joined,
      frame: here,
      ...ballAround([f.knuckle, ...f.bones.map((b) => b.to)], 7.5),
      stains: fingerStains(f),
    };
  });
  const block: Piece = { part: 'skin', clay: whole, frame: here, ...ballAround(palmPoints, 16) };
  const model: Model = {
    pieces: [block, ...fingers, ...(o.sleeve ? [sleeve(h.arm, o.arm ?? 40, o.sleeve)] : [])],
    marks: [
      ...h.fingers.flatMap((f) => [...creases(f, m), ...nailEdge(f, fingerClay(f, m))]),
      ...palmLines(whole, m),
    ],
  };
  return o.side === 'left' ? mirroredModel(model) : model;
}

/** Lines of the palm: of the heart, the head, the ball of the thumb; found from the palm's side. */
function palmLines(clay: Clay, m: HandMeasure): Mark[] {
  const onPalm = (x: number, y: number): Vec => {
    let z = -30;
    for (let i = 0; i < 60 && z < 0; i++) {
      const d = clay(x * m.broad, y, z);
      if (d < 0.08) break;
      z += d * 0.8;
    }
    return [x * m.broad, y, z - 0.3];
  };
  const line = (points: string, width: number): Mark => ({
    kind: 'wrinkle',
    part: 'skin',
    width,
    frame: here,
    swell: (t) => Math.sin(Math.PI * t) ** 0.6,
    line: traceCurve(points, 6).map(([x, y]) => onPalm(x, y)),
  });
  return [
    line('15,-31 9,-36 1,-38 -5,-43', 0.8),
    line('-13,-33 -6,-32 3,-28 10,-22', 0.7),
    line('-13,-35 -6,-29 -3,-20 -4,-10', 0.9),
  ];
}
