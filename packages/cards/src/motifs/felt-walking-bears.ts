/** A bear on its hind legs with a load on the shoulder, and its cub; felt and locks of wool, in profile to the right. Painted in card coordinates. */
import { felt } from '../finishes/felt.ts';
import { blanket, knots, running, satinFill, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust, clamp } from '../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../kit/curves.ts';
import { inside, place, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { shag } from './felt-shag.ts';

const FUR = '#634130';
const LIT = '#b57a3e';
const MUZZLE = '#a9784c';
const DARK = '#1b1413';
const RED = '#c23a2b';

interface Coat {
  gap: number;
  step: number;
  length: number;
  width: number;
  flow: (x: number, y: number) => number;
  /** How lit it is, 0..1. */
  light: (x: number, y: number) => number;
}

/** A padded piece covered with locks that end inside it, and lit ones over them on the side of the lamp. */
function furred(S: Easel, outline: Points, o: Coat, height = 2.2): string {
  const { light, ...locks } = o;
  const within = (x: number, y: number): boolean => {
    const a = o.flow(x, y);
    return inside(outline, x + Math.cos(a) * o.length * 0.8, y + Math.sin(a) * o.length * 0.8);
  };
  return [
    felt(S, outline, adjust(FUR, { dL: -0.02 }), { height, fuzz: 2, shadowOpacity: 0.6 }),
    shag(S.element('coat'), outline, {
      ...locks,
      colour: FUR,
      tone: (x, y) => -0.2 + light(x, y) * 1.6 + S.noise.n2(x / 80, y / 80) * 0.7,
      keep: within,
    }),
    shag(S.element('lit coat'), outline, {
      ...locks,
      colour: LIT,
      length: locks.length * 0.9,
      tone: (x, y) => (light(x, y) - 0.8) * 4,
      keep: (x, y) => within(x, y) && light(x, y) + 0.14 * S.noise.n2(x / 14, y / 14) > 0.62,
    }),
  ].join('');
}

/** The big one stands at the left; its lists are in its own units. */
const BIG = { x: -10, y: 88, sx: 0.9, sy: 0.92 };
const big = (list: string): Point[] =>
  closedCurve(
    place(trace(list), BIG)
      .map((p) => p.join(','))
      .join(' '),
  );
const bigLine = (list: string): Point[] => spline(place(trace(list), BIG), false, 8);

const BODY = big(
  '400,372 340,424 284,504 246,606 230,716 236,820 262,900 320,944 420,956 506,936 560,884 594,800 604,700 594,600 572,510 546,440 490,396',
);
const FAR_LEG = big(
  '290,850 252,930 214,990 176,1030 170,1066 196,1090 240,1098 300,1092 316,1064 312,1036 350,980 390,930 400,870',
);
const NEAR_LEG = big(
  '352,830 372,950 392,1030 398,1070 420,1100 540,1102 592,1094 602,1070 580,1050 532,1036 524,990 560,900 556,836',
);
const NEAR_ARM = big(
  '404,486 452,456 506,476 546,548 584,640 626,730 668,806 668,852 634,868 596,850 560,786 506,712 436,610',
);
const FAR_ARM = big(
  '609,361 629,263 624,204 616,165 633,137 667,128 693,146 698,176 684,220 691,274 682,361',
);
const HEAD = big(
  '428,434 392,392 382,330 402,278 446,246 500,240 546,256 580,288 616,304 662,314 692,332 698,360 682,384 640,398 600,412 566,446 510,468 464,460',
);

export function lampBearer(S: Easel): string {
  const down =
    (lean: number) =>
    (x: number): number =>
      Math.PI / 2 - clamp((x - lean) / 420, -0.5, 0.5);
  const side =
    (from: number, to: number) =>
    (x: number): number =>
      clamp((x - from) / (to - from));
  const locks = { gap: 24, step: 11, length: 52, width: 5.6 };
  return [
    furred(S.element('far leg'), FAR_LEG, { ...locks, length: 40, flow: down(250), light: () => 0 }),
    furred(S.element('body'), BODY, { ...locks, flow: down(350), light: side(290, 525) }, 2.6),
    furred(
      S.element('near leg'),
      NEAR_LEG,
      { ...locks, length: 40, flow: down(400), light: side(330, 530) },
      2.8,
    ),
    claws(S.element('claws'), [
      '582,1090 594,1090 604,1080 610,1088 602,1100 588,1102',
      '552,1098 564,1095 572,1101 566,1108 553,1108',
    ]),
    head(S.element('head')),
    furred(
      S.element('arm'),
      NEAR_ARM,
      {
        ...locks,
        gap: 18,
        length: 40,
        flow: () => Math.PI / 2 - 0.42,
        light: (x, y) => clamp((x - 0.42 * (y - 500) - 350) / 120),
      },
      3,
    ),
  ].join('');
}

/** It holds the post; lies behind the head. */
export const raisedArm = (S: Easel): string =>
  furred(
    S,
    FAR_ARM,
    { gap: 14, step: 9, length: 30, width: 5, flow: () => Math.PI / 2, light: () => 0.85 },
    2,
  );

const claws = (S: Easel, lists: readonly string[]): string =>
  lists.map((list) => satinFill(S, big(list), '#3b2c28', 0.6, 2.8)).join('');

function head(S: Easel): string {
  const snout = big(
    '586,306 620,306 664,314 692,332 698,360 682,384 640,398 602,408 578,392 566,356 570,322',
  );
  return [
    felt(
      S,
      big('430,288 398,262 386,226 398,196 428,184 458,198 468,232 462,276'),
      adjust(FUR, { dL: -0.01 }),
      { height: 2, fuzz: 2 },
    ),
    felt(S, big('430,256 414,240 414,218 428,208 444,220 448,244'), '#8a5b44', { height: 0.6, fuzz: 1 }),
    furred(
      S.element('skull'),
      HEAD,
      {
        gap: 14,
        step: 8,
        length: 32,
        width: 4.4,
        flow: (x, y) => Math.PI * 0.84 - clamp((y - 360) / 150) * 0.9 + clamp((x - 494) / 180) * 0.3,
        light: (x) => clamp((x - 370) / 190),
      },
      3,
    ),
    felt(S.element('snout'), snout, MUZZLE, { height: 2, fuzz: 1.6 }),
    satinFill(S, big('668,308 692,314 710,332 708,352 690,356 672,342 660,324'), DARK, 1.2, 3),
    sew(S, [bigLine('680,320 694,325')], '#8d817c', { width: 3, dimple: false }),
    yarn(S, [bigLine('696,358 676,374 640,378 604,364')], '#2b1c17', { width: 5, every: 0 }),
    knots(S, place([[552, 312]], BIG), DARK, 11),
    knots(S, place([[556, 307]], BIG), '#fff6e2', 2.8),
    yarn(S, [bigLine('526,284 544,266 568,264')], adjust(FUR, { dL: -0.1 }), { width: 6, every: 0 }),
  ].join('');
}

/** The cub, its nose to the light; its near paw is given to somebody at (586, 866). */
export function cub(S: Easel): string {
  const body = closedCurve(
    '652,892 622,916 604,960 602,1010 616,1050 650,1066 694,1062 722,1036 730,990 722,940 700,904',
  );
  const legs = [
    closedCurve('616,1030 604,1062 594,1084 604,1098 640,1100 654,1086 652,1050'),
    closedCurve('676,1040 680,1076 684,1096 720,1100 740,1092 734,1074 722,1062 722,1030'),
  ];
  const turned = (list: string): Point[] =>
    closedCurve(
      place(trace(list), { x: 664, y: 846, r: -0.52 })
        .map((p) => p.join(','))
        .join(' '),
    );
  const line = (list: string): Point[] => spline(place(trace(list), { x: 664, y: 846, r: -0.52 }), false, 6);
  const small = { gap: 11, step: 7.5, length: 22, width: 4 };
  const [lit, fall] = [(x: number): number => clamp((x - 630) / 70), (): number => Math.PI / 2];
  const skull = turned(
    '-56,26 -66,-8 -56,-40 -26,-60 8,-58 34,-38 58,-26 84,-18 92,0 82,16 52,24 26,40 -10,52 -38,46',
  );
  return [
    legs
      .map((leg, i) => furred(S.element('leg' + i), leg, { ...small, flow: fall, light: lit }, 1.6))
      .join(''),
    furred(S.element('body'), body, { ...small, flow: fall, light: lit }, 2.2),
    furred(
      S.element('arm'),
      closedCurve('668,916 640,896 612,868 596,850 578,850 572,870 588,896 616,926 640,950 664,948'),
      { ...small, length: 14, flow: () => 0.9, light: () => 0.3 },
      2,
    ),
    felt(
      S,
      [
        turned('-44,-36 -70,-44 -78,-70 -58,-86 -32,-76 -24,-50'),
        turned('0,-50 -4,-78 14,-92 36,-80 34,-52'),
      ],
      adjust(FUR, { dL: 0.02 }),
      {
        height: 1.6,
        fuzz: 1.8,
      },
    ),
    furred(
      S.element('skull'),
      skull,
      {
        ...small,
        gap: 10,
        length: 22,
        flow: (x) => Math.PI * 0.75 - clamp((x - 640) / 90) * 0.2,
        light: (x) => clamp((x - 620) / 60),
      },
      2.4,
    ),
    felt(S.element('snout'), turned('38,-30 62,-26 86,-18 94,0 84,18 56,24 34,22 28,-4'), MUZZLE, {
      height: 1.6,
      fuzz: 1.2,
    }),
    satinFill(S, turned('78,-24 92,-16 98,-4 88,2 76,-10'), DARK, 0.6, 2.4),
    yarn(S, [line('92,4 76,12 56,10')], '#2b1c17', { width: 3.6, every: 0 }),
    knots(S, place([[22, -16]], { x: 664, y: 846, r: -0.52 }), DARK, 6.5),
    knots(S, place([[25, -19]], { x: 664, y: 846, r: -0.52 }), '#fff6e2', 1.8),
    scarf(S.element('scarf')),
  ].join('');
}

function scarf(S: Easel): string {
  const band = closedCurve('622,898 650,912 690,908 716,890 724,906 712,926 676,938 640,934 616,918');
  const tail = closedCurve('636,920 618,950 610,990 602,1018 630,1026 644,990 652,956 664,932');
  return [
    felt(S, tail, RED, { height: 1.3 }),
    sew(
      S,
      [traceCurve('604,1022 600,1040'), traceCurve('614,1024 612,1044'), traceCurve('624,1026 624,1044')],
      RED,
      { width: 4 },
    ),
    felt(S.element('band'), band, RED, { height: 1.6 }),
    sew(
      S,
      blanket(S, traceCurve('622,916 650,930 690,926 718,906'), { leg: 8, gap: 12, side: -1, edge: false }),
      '#f0d9b4',
      { width: 2.6 },
    ),
    sew(S, running(S, traceCurve('612,986 638,994'), 6, 4), '#f0d9b4', { width: 3 }),
  ].join('');
}
