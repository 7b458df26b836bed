/** A moose at table, of felt, from in front: head about (410, 560), muzzle down to y 870, antlers from edge to edge with a candle on every tine (CANDLES); it looks down to the left. Card coordinates. */
import { felt, wool } from '../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust } from '../kit/colour.ts';
import { closedCurve, polygon, spline, traceCurve } from '../kit/curves.ts';
import { group } from '../kit/markup.ts';
import { nth, times, trace, type Point, type Points } from '../kit/points.ts';
import { glow } from '../kit/light.ts';
import type { Easel } from '../kit/scene.ts';
import { shag } from './felt-shag.ts';

const [HIDE, MUZZLE, BONE, DARK, ROSE] = ['#7a5138', '#a67c5c', '#dcc79c', '#221a1c', '#b07a68'] as const;
const MIDDLE = 410;

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [2 * MIDDLE - x, y]);
const whole = (half: string): Point[] => {
  const right = trace(half);
  return closedCurve(
    [...right, ...mirrored(right).toReversed().slice(1, -1)].map((p) => p.join(',')).join(' '),
  );
};

const HEAD = whole(
  '410,360 456,364 498,388 518,436 514,500 506,560 520,616 548,668 562,724 554,786 520,836 470,862 410,868',
);
const NOSE = whole('410,650 460,648 512,668 546,716 554,772 526,830 474,860 410,868');
const drawnIn = (points: Points): Point[] =>
  points.map(([x, y]): Point => [MIDDLE + (x - MIDDLE) * 0.95, y + 8]);
const ANTLER = drawnIn(
  closedCurve(
    '452,384 486,350 526,330 556,296 570,240 580,180 600,140 616,178 628,226 650,174 672,134 688,176 692,228 720,190 746,168 748,214 736,258 762,250 786,252 772,298 742,338 696,366 640,382 580,384 520,396 480,414',
    5,
  ),
);
const TINES: Points = drawnIn(trace('601,158 673,152 744,186 780,262'));
/** Where the candles stand. */
export const CANDLES: Points = [...TINES, ...mirrored(TINES)];

/** Shoulders that fill the room. */
export function mooseBody(S: Easel): string {
  const outline = closedCurve(
    '-40,1040 -30,900 20,800 100,730 220,680 410,660 600,680 720,730 790,800 850,900 850,1040',
  );
  const hide = adjust(HIDE, { dL: -0.09 });
  return (
    felt(S, outline, hide, { height: 2.4 }) +
    shag(S.element('shag'), outline, {
      colour: hide,
      gap: 34,
      step: 13,
      length: 66,
      width: 6,
      flow: (x) => Math.PI / 2 + (MIDDLE - x) * 0.0016,
      tone: (x, y) => 0.5 - (x - 300) / 700 - (y - 780) / 400,
    })
  );
}

export function mooseHead(S: Easel): string {
  const fur = (
    name: string,
    outline: Points,
    colour: string,
    n: number,
    flow: (x: number, y: number) => number,
  ): string => wool(S.element(name), outline, colour, { n, length: 26, flow, opacity: 0.34 });
  const down = (x: number): number => Math.PI / 2 + (MIDDLE - x) * 0.003;
  return [
    bell(S.element('bell')),
    ear(S.element('left ear'), true),
    ear(S.element('right ear'), false),
    antler(S.element('left antler'), mirrored(ANTLER), mirrored),
    antler(S.element('right antler'), ANTLER, (p) => [...p]),
    felt(S, HEAD, HIDE, { height: 3.6, fuzz: 1.5, shadowOpacity: 0.6 }),
    fur(
      'light fur',
      whole('410,380 480,400 500,470 494,560 470,640 410,650'),
      adjust(HIDE, { dL: 0.09 }),
      1500,
      down,
    ),
    fur(
      'cheek',
      mirrored(trace('500,540 516,610 548,670 540,720 480,660 486,580')),
      adjust(HIDE, { dL: 0.05 }),
      300,
      down,
    ),
    fur(
      'shade',
      trace('500,540 520,610 556,670 556,740 500,670 486,580'),
      adjust(HIDE, { dL: -0.12 }),
      420,
      down,
    ),
    felt(S.element('nose'), NOSE, MUZZLE, { height: 3, fuzz: 1.2, shadowOpacity: 0.3 }),
    fur(
      'nose light',
      whole('410,664 470,664 512,690 520,730 470,720 410,716'),
      adjust(MUZZLE, { dL: 0.09 }),
      900,
      (x, y) => Math.atan2(y - 600, x - MIDDLE),
    ),
    nostril(S.element('left nostril'), true),
    nostril(S.element('right nostril'), false),
    sew(
      S,
      backStitch(S, traceCurve('308,800 340,826 380,836 410,832 440,836 480,826 512,800'), 12),
      '#3a2420',
      { width: 6, dimple: false },
    ),
    sew(S, [traceCurve('410,770 409,800 410,830')], '#5a3a30', { width: 4.4, dimple: false }),
    sew(S, running(S, traceCurve('350,852 410,860 470,852'), 10, 8), adjust(MUZZLE, { dL: -0.16 }), {
      width: 3.4,
    }),
    ['372,640 410,632 448,640', '380,618 410,611 440,618'].map((l) =>
      sew(S, running(S, traceCurve(l), 11, 7), adjust(HIDE, { dL: -0.15 }), { width: 3.6 }),
    ),
    eye(S.element('left eye'), [334, 486], 1),
    eye(S.element('right eye'), [486, 486], -1),
    shag(S.element('forelock'), closedCurve('350,352 410,338 470,352 462,384 410,396 358,384'), {
      colour: adjust(HIDE, { dL: -0.05 }),
      gap: 13,
      step: 9,
      length: 46,
      width: 5,
      flow: (x) => Math.PI / 2 + (MIDDLE - x) * 0.008,
      tone: (_x, y) => (380 - y) / 40,
    }),
  ]
    .flat()
    .join('');
}

/** What hangs under a moose's chin. */
const bell = (S: Easel): string =>
  felt(
    S,
    closedCurve('350,840 410,850 470,840 466,890 440,940 414,968 392,944 364,896'),
    adjust(HIDE, { dL: -0.1 }),
    { height: 2 },
  ) +
  shag(S.element('shag'), closedCurve('350,840 410,850 470,840 462,880 440,920 412,944 394,924 366,886'), {
    colour: adjust(HIDE, { dL: -0.06 }),
    gap: 18,
    step: 9,
    length: 46,
    width: 5,
    flow: (x) => Math.PI / 2 + (MIDDLE - x) * 0.006,
    tone: () => 0,
  });

function ear(S: Easel, left: boolean): string {
  const at = (list: string): Point[] => {
    const points = closedCurve(list);
    return left ? mirrored(points) : points;
  };
  return (
    felt(
      S,
      at('508,440 550,414 610,404 668,420 704,452 668,488 604,500 540,494 506,478'),
      adjust(HIDE, { dL: -0.04 }),
      { height: 2.4, fuzz: 1.6 },
    ) +
    felt(S.element('in'), at('540,456 590,434 640,438 676,454 640,472 590,480 550,474'), ROSE, {
      height: 0.6,
      fuzz: 1.2,
    })
  );
}

/** A shovel of bone, in ribs. */
function antler(S: Easel, outline: Points, side: (p: Points) => Point[]): string {
  const ribs = [
    '500,372 560,340 590,270 600,180',
    '520,376 600,340 650,270 670,176',
    '540,380 640,350 700,290 738,206',
    '560,384 660,366 720,330 768,272',
  ];
  return (
    felt(S, outline, BONE, { height: 3, fuzz: 0.6, shadowOpacity: 0.55 }) +
    ribs
      .map((l, i) =>
        sew(
          S.element('rib ' + i),
          running(S, side(drawnIn(traceCurve(l))), 13, 9),
          adjust(BONE, { dL: -0.16 }),
          { width: 3.6 },
        ),
      )
      .join('')
  );
}

function nostril(S: Easel, left: boolean): string {
  const at = (list: string): Point[] => {
    const points = closedCurve(list);
    return left ? mirrored(points) : points;
  };
  return (
    felt(S, at('462,728 488,716 516,728 526,754 512,776 486,772 466,752'), '#3a2422', {
      height: 0.5,
      fuzz: 0.5,
    }) +
    yarn(
      S,
      [(left ? mirrored : (p: Points) => [...p])(traceCurve('456,742 470,716 500,704 528,724'))],
      adjust(MUZZLE, { dL: 0.06 }),
      { width: 9, every: 0 },
    )
  );
}

/** Brown, long-lashed and very polite. side 1: the left one of the picture. */
function eye(S: Easel, [x, y]: Point, side: 1 | -1): string {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * side, y + v]);
  const white = spline(at('-36,6 -24,-14 4,-22 30,-8 36,12 20,28 -6,32 -28,24'), true, 6);
  const disc = (r: number, dx: number, dy: number): Points =>
    spline(
      times(10, (k): Point => [x + dx + Math.cos(k * 0.628) * r, y + dy + Math.sin(k * 0.628) * r]),
      true,
      4,
    );
  const line = (list: string): Point[] => spline(at(list), false, 8);
  return (
    felt(
      S.element('socket'),
      spline(at('-50,10 -36,-26 4,-38 44,-20 52,12 30,42 -6,46 -38,36'), true, 6),
      adjust(HIDE, { dL: -0.13 }),
      { height: 0.5, fuzz: 1.2 },
    ) +
    felt(S, white, '#f1e8d6', { height: 0.6, fuzz: 0.2, wobble: 0.3 }) +
    group(
      { 'clip-path': S.clip(polygon(white)) },
      satinFill(S, disc(23, -8, 10), '#8a5426', 0.9, 2.6),
      satinFill(S, disc(15, -10, 13), DARK, 0.9, 2.4),
    ) +
    knots(S, [[x - 3, y + 4]], '#fff8e8', 4.4) +
    knots(S, [[x - 16, y + 19]], '#ffd88a', 2.4) +
    felt(
      S.element('lid'),
      spline(at('-46,10 -40,-16 -10,-36 24,-32 48,-8 44,8 26,-6 2,-14 -22,-8 -36,8'), true, 6),
      adjust(HIDE, { dL: 0.06 }),
      { height: 1.4, fuzz: 0.8, wobble: 0.5 },
    ) +
    yarn(S, [line('-44,12 -24,-8 2,-15 28,-6 46,12')], '#221a1c', { width: 5, every: 0 }) +
    sew(
      S,
      ['-44,8 -62,14', '-36,0 -56,-2', '-26,-8 -42,-16'].map((l) => at(l)),
      '#221a1c',
      { width: 3.6, dimple: false },
    ) +
    yarn(S, [line('-34,36 -10,48 14,44 32,34')], adjust(HIDE, { dL: -0.2 }), { width: 4, every: 0 }) +
    yarn(S, [line('-40,-46 -6,-64 34,-52')], adjust(HIDE, { dL: -0.14 }), { width: 7, every: 0 })
  );
}

/** On the cloth, beside a spoon that is far too small. */
export function mooseHoof(S: Easel): string {
  const leg = closedCurve(
    '850,860 760,850 690,890 640,950 604,1000 596,1040 640,1056 700,1040 760,1010 850,1000',
  );
  const toe = (list: string, name: string): string =>
    felt(S.element(name), closedCurve(list), '#33282a', { height: 2.6, fuzz: 0.2 });
  return [
    felt(S, leg, adjust(HIDE, { dL: -0.03 }), { height: 2.6, fuzz: 1.4, shadowOpacity: 0.6 }),
    shag(
      S.element('shag'),
      closedCurve('840,880 770,870 704,906 660,956 640,1000 690,1020 760,990 840,980'),
      {
        colour: adjust(HIDE, { dL: -0.03 }),
        gap: 24,
        step: 12,
        length: 44,
        width: 5,
        flow: () => 2.3,
        tone: (_x, y) => (940 - y) / 120,
      },
    ),
    toe('640,984 600,986 560,1012 540,1044 566,1058 610,1050 648,1034', 'upper toe'),
    toe('664,1010 620,1024 586,1050 578,1076 610,1082 650,1070 690,1046', 'lower toe'),
  ].join('');
}

/** Lit, one on every tine. */
export const candles = (S: Easel): string =>
  CANDLES.map(([x, y], i) => {
    const E = S.element('candle ' + i);
    const flame = closedCurve(
      `${x},${y - 92} ${x + 10},${y - 68} ${x + 8},${y - 54} ${x},${y - 48} ${x - 8},${y - 54} ${x - 9},${y - 68}`,
    );
    return [
      glow(E, x, y - 66, 96, '#ffb648', 0.55),
      felt(
        E,
        closedCurve(`${x - 9},${y - 46} ${x + 9},${y - 47} ${x + 10},${y + 8} ${x - 10},${y + 8}`),
        i % 3 ? '#c8362c' : '#e9dcc0',
        { height: 1.6, fuzz: 0.3 },
      ),
      satinFill(E, flame, '#f6b33e', 1.5, 2.8),
      satinFill(
        E.element('heart'),
        closedCurve(`${x},${y - 76} ${x + 4},${y - 62} ${x},${y - 53} ${x - 4},${y - 62}`),
        '#fff2c4',
        1.5,
        2.4,
      ),
    ].join('');
  }).join('');

/** Snow it has brought in: on its back, and on its antlers. */
export const snowOnBack = (S: Easel): string =>
  knots(
    S,
    times(70, (): Point => {
      const x = S.rng.range(10, 800);
      return [x, 694 + ((x - MIDDLE) / 400) ** 2 * 110 + S.rng.f() ** 2 * 110];
    }),
    '#f6f1e8',
    () => S.rng.range(3, 6.5),
  );
export const snowOnAntlers = (S: Easel): string =>
  knots(
    S,
    times(70, (i): Point => {
      const [x, y] = nth(i % 2 ? mirrored(ANTLER) : ANTLER, S.rng.int(3, 34));
      return [x + S.rng.gauss(0, 5), y + 7 + S.rng.gauss(0, 4)];
    }),
    '#f6f1e8',
    () => S.rng.range(3, 6.5),
  );
