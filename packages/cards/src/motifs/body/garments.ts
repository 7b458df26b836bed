/** Clothes in clay over a skeleton; joints are hidden in cloth. */
import { ballAround, here, type Mark, type Model, type Piece } from '../../kit/clay/model.ts';
import { bone, egg, landed, pressed, rope, type Clay } from '../../kit/clay/solids.ts';
import { between3, dot, minus, plus, times3, unit, type Vec } from '../../kit/clay/space.ts';
import { times } from '../../kit/points.ts';
import { blouse, legClay, on, shoe, skirtClay, sleeveClay, trunk } from './cloth.ts';
import { folded, pulledFolds, type Fold } from './folds.ts';
import type { Skeleton } from './skeleton.ts';

export type Garment =
  | 'shirt'
  | 'trousers'
  | 'dress'
  | 'skirt'
  | 'coat'
  | 'jacket'
  | 'hoodie'
  | 'overalls'
  | 'shawl'
  | 'apron'
  | 'shoes'
  | 'boots';

const piece = (part: string, clay: Clay, points: readonly Vec[], pad: number): Piece => ({
  part,
  clay,
  frame: here,
  ...ballAround(points, pad),
});

/** A collar: a roll of cloth round the neck whose ends come down in front. */
function collar(part: string, s: Skeleton, thick: number, down: number): Piece {
  const at = (degrees: number, y: number, r: number): Vec => {
    const a = (degrees * Math.PI) / 180;
    return on(s.neck, s.chest, Math.sin(a) * r, y, Math.cos(a) * r * 0.9 - 2);
  };
  const g = 0.7 + 0.3 * s.build.girth;
  const ends = [-1, 1].map((side) =>
    on(s.neck, s.chest, side * (4 + down * 0.28), 12 + down, (26 + down * 0.22) * g),
  );
  const [right = s.neck, left = s.neck] = ends;
  const line = [
    right,
    at(-28, 11, 24 * g),
    at(-80, 4, 25 * g),
    at(-140, -1, 24 * g),
    at(180, -3, 24 * g),
    at(140, -1, 24 * g),
    at(80, 4, 25 * g),
    at(28, 11, 24 * g),
    left,
  ];
  const clay = rope(
    line,
    line.map((_, i) => (i === 0 || i === 8 ? thick * 0.6 : thick)),
  );
  return piece(part, clay, line, thick + 2);
}

/** The line down the front where a garment is closed, with its buttons. */
function front(part: string, s: Skeleton, clay: Clay, low: number, buttons: number): Mark[] {
  const put = (y: number, x: number): Vec => {
    const from = on(s.neck, s.chest, x, y, 90);
    return plus(landed(clay, from, times3(s.chest[2], -1), 120), times3(s.chest[2], 0.4));
  };
  const seam: Mark = {
    kind: 'seam',
    part,
    frame: here,
    width: 1.4,
    line: times(16, (i) => put(26 + ((low - 26) * i) / 15, 2)),
  };
  const dots = times(buttons, (i): Mark => {
    const y = 34 + ((low - 44) * i) / Math.max(1, buttons - 1);
    return {
      kind: 'button',
      part,
      frame: here,
      width: 5.4,
      line: [put(y - 2.4, -3), put(y, -3), put(y + 2.4, -3)],
      swell: (t) => Math.sin(Math.PI * (0.15 + 0.7 * t)),
    };
  });
  return [seam, ...dots];
}

/** `tucked`: something worn over it hides its tails. */
export function garment(kind: Garment, s: Skeleton, tucked = false): Model {
  const part = kind;
  const g = s.build.girth;
  const { torso } = s.build;
  const body = [s.pelvis, s.waist, s.neck, s.arms[0].root, s.arms[1].root];
  const only = (...pieces: Piece[]): Model => ({ pieces, marks: [] });
  const sleeves = (loose: number, cuff: number): Piece[] =>
    s.arms.map((arm, i) =>
      piece(part, sleeveClay(arm, g, loose, cuff, 3 + i * 7), [arm.root, arm.joint, arm.end], 30 + loose),
    );
  const chestFolds = (depth: number): Fold[] =>
    s.arms.map((arm, i) => pulledFolds(arm.root, between3(s.pelvis, s.waist, 0.5), 26, depth, 21 + i));
  switch (kind) {
    case 'shirt': {
      const clay = folded(tucked ? trunk(s, 1) : blouse(s, 3, 34), chestFolds(4), 7);
      return {
        pieces: [piece(part, clay, body, 66 * g), ...sleeves(tucked ? 1 : 2.5, 0.94), collar(part, s, 5, 10)],
        marks: front(part, s, clay, torso * 0.86, 5),
      };
    }
    case 'jacket': {
      const clay = folded(blouse(s, 7, 50), chestFolds(5), 9);
      return {
        pieces: [piece(part, clay, body, 78 * g), ...sleeves(5, 0.92), collar(part, s, 7, 44)],
        marks: front(part, s, clay, torso, 3).slice(0, 1),
      };
    }
    case 'hoodie': {
      const clay = folded(blouse(s, 6, 40), chestFolds(5), 9);
      const hood = pressed(
        10,
        egg(on(s.neck, s.chest, 0, 10, -26), [27, 17, 15], s.chest),
        egg(on(s.neck, s.chest, 0, -2, -18), [21, 10, 12], s.chest),
      );
      return only(
        piece(part, clay, body, 78 * g),
        ...sleeves(4, 0.94),
        collar(part, s, 8, 12),
        piece(part, hood, [on(s.neck, s.chest, 0, 6, -22)], 36),
      );
    }
    case 'dress': {
      const skirt = skirtClay(s, 0.62, 24, 8);
      const clay = folded(trunk(s, 1), chestFolds(3), 6);
      return only(
        piece(part, pressed(14, clay, skirt.clay), [...body, ...skirt.points], 70 * g),
        ...sleeves(1.5, 0.7),
        collar(part, s, 3.4, 6),
      );
    }
    case 'skirt': {
      const skirt = skirtClay(s, 0.7, 24, 8.5);
      return only(piece(part, skirt.clay, skirt.points, 74 * g));
    }
    case 'coat': {
      const skirt = skirtClay(s, 0.3, 20, 6);
      const clay = pressed(14, folded(trunk(s, 8), chestFolds(4), 9), skirt.clay);
      return {
        pieces: [
          piece(part, clay, [...body, ...skirt.points], 74 * g),
          ...sleeves(6, 0.95),
          collar(part, s, 8, 40),
        ],
        marks: front(part, s, clay, torso + 120, 4),
      };
    }
    case 'trousers':
    case 'overalls': {
      const seat = egg(on(s.pelvis, s.hips, 0, 4, -3), [s.build.hip * 1.36, torso * 0.17, 33 * g], s.hips);
      const [right = seat, left = seat] = s.legs.map((leg, i) =>
        pressed(16, seat, legClay(leg, g, 3, 0.97, 31 + i * 5)),
      );
      const clay: Clay = (x, y, z) => Math.min(right(x, y, z), left(x, y, z));
      const legs = piece(
        part,
        clay,
        [s.pelvis, ...s.legs.flatMap((leg) => [leg.root, leg.joint, leg.end])],
        44 * g,
      );
      return kind === 'trousers' ? only(legs) : only(legs, ...bib(part, s));
    }
    case 'shawl':
      return only(shawl(part, s));
    case 'apron':
      return only(apron(part, s));
    case 'shoes':
    case 'boots': {
      const high = kind === 'boots' ? s.build.shin * 0.4 : 6;
      return only(
        ...s.legs.map((leg, i) => {
          const toes = s.toes[i === 0 ? 0 : 1];
          const tip = plus(leg.end, times3(unit(toes), s.build.foot * 0.7));
          const top = plus(leg.end, times3(unit(minus(leg.joint, leg.end)), high));
          return piece(part, shoe(leg, toes, s.build.foot, high), [leg.end, tip, top], 26);
        }),
      );
    }
  }
}

/** The upper half of overalls: a bib and two straps over whatever is worn under it. */
function bib(part: string, s: Skeleton): Piece[] {
  const shell = trunk(s, 5);
  const [across, down, ahead] = s.chest;
  const high = s.build.torso * 0.36;
  const clay: Clay = (x, y, z) => {
    const p: Vec = [x - s.neck[0], y - s.neck[1], z - s.neck[2]];
    const [u, v, w] = [dot(p, across), dot(p, down), dot(p, ahead)];
    const belt = Math.abs(v - s.build.torso * 0.8) - s.build.torso * 0.16;
    const panel = Math.max(Math.abs(u) - 30 - v * 0.05, high - v, v - s.build.torso * 0.8, 8 - w);
    return Math.max(shell(x, y, z), Math.min(belt, panel) * 0.8);
  };
  const straps = [-1, 1].map((side) => {
    const line = [
      on(s.neck, s.chest, side * 26, high + 4, 30),
      on(s.neck, s.chest, side * 30, 24, 24),
      on(s.neck, s.chest, side * 30, 8, -4),
      on(s.neck, s.chest, side * 22, 40, -38),
    ];
    return piece(part, rope(line, [6, 6, 6, 6]), line, 8);
  });
  return [piece(part, clay, [s.neck, s.waist, s.pelvis], 62 * s.build.girth), ...straps];
}

function shawl(part: string, s: Skeleton): Piece {
  const g = s.build.girth;
  const at = (x: number, y: number, z: number): Vec => on(s.neck, s.chest, x, y, z);
  const ends = s.arms.map((arm) => between3(arm.root, arm.joint, 0.55));
  const lumps = ends.map((end, i) => bone(at((i ? 1 : -1) * 14, 8, 4), end, 26 * g, 30 * g));
  const back = egg(at(0, 40, -14), [s.build.shoulder * 1.02, 56, 36 * g], s.chest);
  const knot = egg(at(0, 58, 34 * g), [15, 30, 12], s.chest);
  const folds = s.arms.map((arm, i) => pulledFolds(at(0, 52, 36 * g), arm.root, 46, 5, 41 + i));
  return piece(
    part,
    folded(pressed(16, ...lumps, back, knot), folds, 8),
    [...ends, at(0, 60, 30), at(0, 60, -30)],
    48 * g,
  );
}

/** It lies on the skirt of a dress and ends a hand above its hem. */
function apron(part: string, s: Skeleton): Piece {
  const skirt = skirtClay(s, 0.62, 24, 8);
  const low = Math.max(...skirt.points.map((p) => p[1]));
  const [across, , ahead] = s.hips;
  const clay: Clay = (x, y, z) => {
    const p: Vec = [x - s.pelvis[0], y - s.pelvis[1], z - s.pelvis[2]];
    return Math.max(
      skirt.clay(x, y, z) - 4,
      (Math.abs(dot(p, across)) - 40 - p[1] * 0.06) * 0.8,
      (6 - dot(p, ahead)) * 0.8,
      y - low + 60,
    );
  };
  return piece(part, clay, skirt.points, 78 * s.build.girth);
}

/** Bare arms and legs, where no cloth covers them. */
export function limbPieces(s: Skeleton): Piece[] {
  const g = s.build.girth;
  const arms = s.arms.map((arm) =>
    piece(
      'skin',
      rope(
        [arm.root, between3(arm.root, arm.joint, 0.5), arm.joint, between3(arm.joint, arm.end, 0.3), arm.end],
        [16 * g, 13 * g, 10.5 * g, 11 * g, 7.6 * g],
      ),
      [arm.root, arm.joint, arm.end],
      20 * g,
    ),
  );
  const legs = s.legs.map((leg) =>
    piece(
      'skin',
      rope(
        [leg.root, leg.joint, between3(leg.joint, leg.end, 0.32), leg.end],
        [28 * g, 16 * g, 16.5 * g, 9 * g],
      ),
      [leg.root, leg.joint, leg.end],
      32 * g,
    ),
  );
  const chest = piece(
    'skin',
    trunk(s, -3),
    [s.pelvis, s.waist, s.neck, s.arms[0].root, s.arms[1].root],
    50 * g,
  );
  return [...arms, ...legs, chest];
}
