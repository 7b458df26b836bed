/** Two hares by a stump, cut in lino; card px. The old one sits at the lower left and looks up to the right; the leveret lays its chin on the wood. */
import { cut, gouge } from '../finishes/linocut.ts';
import { flowField } from '../kit/brush.ts';
import { closedCurve, polygon, smooth } from '../kit/curves.ts';
import { line as drawn, path } from '../kit/markup.ts';
import { bounds, inside, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface HareInks {
  key: string;
  coat: string;
  gold: string;
  light: string;
}

const OLD = closedCurve(
  '-60,1240 -60,1080 -34,1000 6,938 52,892 92,862 118,826 136,786 168,756 204,740 242,736 286,722 324,708 354,702 376,708 386,726 380,746 370,762 356,782 330,800 308,830 290,856 282,888 290,934 300,980 306,1040 316,1110 338,1150 372,1172 386,1196 380,1240',
);
const OLD_FAR_EAR = closedCurve(
  '176,764 150,716 128,660 116,600 116,540 128,508 148,530 170,590 190,650 206,706 214,752',
);
const OLD_NEAR_EAR = closedCurve(
  '146,786 104,748 64,698 34,640 18,580 20,548 40,552 84,600 128,656 164,710 186,758 178,788',
);
const HAUNCH = trace('-20,1010 60,1000 120,1040 150,1110 140,1180 110,1230');
/** Where the head and the thigh throw their shadows. */
const JAW = closedCurve('150,846 190,858 240,850 290,838 312,824 288,862 282,900 262,930 226,912 184,884');
const UNDER_HAUNCH = closedCurve(
  '30,1002 96,1014 140,1060 156,1120 148,1190 176,1196 190,1120 170,1050 126,1004 76,980',
);
const EYE = closedCurve('226,790 234,774 252,766 270,772 278,788 266,800 246,804');

const YOUNG = closedCurve(
  '344,1240 338,1180 348,1128 372,1090 396,1066 414,1036 436,1012 468,1002 504,1008 532,1022 546,1034 544,1048 522,1058 494,1066 484,1084 492,1120 500,1170 506,1240',
);
const YOUNG_EAR = closedCurve('424,1030 392,1000 366,958 352,912 354,884 372,888 402,928 432,972 452,1008');
const YOUNG_FAR_EAR = closedCurve('448,1010 444,964 452,916 468,876 482,872 486,900 482,950 478,1000');

/** How the hair lies: back from the nose, down the neck and breast. */
const lie = flowField([
  [350, 745, 195],
  [250, 770, 200],
  [150, 800, 150],
  [60, 920, 125],
  [-20, 1080, 110],
  [280, 900, 100],
  [290, 1080, 95],
  [90, 1090, 60],
  [150, 600, 68],
  [60, 620, 48],
  [520, 1035, 200],
  [440, 1030, 150],
  [370, 1140, 105],
  [470, 1150, 95],
  [380, 930, 60],
  [470, 920, 92],
]);

/** Combed cuts in a shape; `where` says how thickly, 0..1. */
function combed(
  S: Easel,
  shape: Points,
  n: number,
  where: (x: number, y: number) => number,
  kept: Points,
  long = 26,
): string {
  const [left, top, right, bottom] = bounds(shape);
  return times(n, () => {
    const [x, y] = [S.rng.range(Math.max(-10, left), right), S.rng.range(top, Math.min(1210, bottom))];
    if (!inside(shape, x, y) || (kept.length > 0 && inside(kept, x, y)) || !S.rng.chance(where(x, y)))
      return '';
    return cut(
      x,
      y,
      lie(x, y) + S.rng.gauss(0, 0.14),
      S.rng.range(long * 0.5, long * 1.3),
      S.rng.range(1, 2.3),
      S.rng,
    );
  }).join('');
}

/** How near the edge that looks at the light a place lies: 1 on it, 0 from `deep` px on. */
const edgeLit =
  (shape: Points, [dx, dy]: readonly [number, number], deep: number) =>
  (x: number, y: number): number => {
    const step = [0.25, 0.5, 0.75, 1].find((k) => !inside(shape, x + dx * deep * k, y + dy * deep * k));
    return step === undefined ? 0 : 1.15 - step;
  };

function coat(S: Easel, shape: Points, c: HareInks, n: number, kept: Points, long: number): string {
  const lit = edgeLit(shape, [0.6, -0.8], long * 3.4);
  const shaded = edgeLit(shape, [-0.7, 0.6], long * 3);
  return [
    drawn(smooth(shape), c.key, 7),
    path(polygon(shape), c.coat),
    path(
      combed(S, shape, n, (x, y) => 0.1 + shaded(x, y) * 1.3, kept, long),
      c.key,
    ),
    path(
      combed(S, shape, n, (x, y) => 0.16 + lit(x, y) * 0.5, kept, long),
      c.gold,
    ),
    path(
      combed(S, shape, Math.round(n * 1.3), (x, y) => lit(x, y) ** 1.4 * 1.3, kept, long),
      c.light,
    ),
  ].join('');
}

/** An ear, with its hollow turned to the viewer. */
const ear = (S: Easel, shape: Points, hollow: string, c: HareInks, n: number): string =>
  [
    coat(S, shape, c, n, [], 18),
    path(smooth(closedCurve(hollow)), c.key),
    path(gouge(trace(hollow).slice(0, 3), 2.2), c.gold),
  ].join('');

const whiskers = (lists: readonly string[], ink: string): string =>
  path(lists.map((list) => gouge(trace(list), 1.5, 0.9)).join(''), ink);

export function oldHare(S: Easel, c: HareInks): string {
  const face = closedCurve('222,792 232,768 252,760 274,768 284,788 268,806 246,810');
  return [
    ear(S.element('far ear'), OLD_FAR_EAR, '138,560 152,620 172,690 184,730 166,680 146,620', c, 300),
    ear(S.element('near ear'), OLD_NEAR_EAR, '44,596 84,650 126,708 154,744 116,708 74,656', c, 380),
    coat(S, OLD, c, 2600, face, 26),
    path(
      combed(S.element('jaw'), JAW, 420, () => 0.9, [], 22),
      c.key,
    ),
    path(
      combed(S.element('haunch'), UNDER_HAUNCH, 300, () => 0.8, [], 26),
      c.key,
    ),
    path(gouge(HAUNCH, 4), c.key),
    path(
      gouge(
        HAUNCH.map(([x, y]): Point => [x + 7, y - 6]),
        2.4,
      ),
      c.gold,
    ),
    path(gouge(trace('296,990 270,1050 262,1120 276,1170 300,1200'), 4), c.key),
    // A ring of pale fur, gold, and a pupil that takes up most of the gold.
    path(smooth(closedCurve('216,790 228,766 250,754 276,762 290,784 272,804 246,810')), c.light),
    path(smooth(EYE), c.gold),
    drawn(smooth(EYE), c.key, 4.5),
    path(smooth(closedCurve('238,784 246,772 260,770 270,780 264,794 250,798')), c.key),
    path(smooth(closedCurve('258,773 267,776 266,784 257,782')), c.light),
    path(gouge(trace('206,806 218,776 240,754 266,752 294,772'), 3.6), c.key),
    path(smooth(closedCurve('352,704 374,706 387,724 376,732 360,722')), c.gold),
    path(gouge(trace('356,712 368,716 378,728'), 3), c.key),
    path(gouge(trace('374,730 364,744 366,760'), 2.6, 0.6), c.key),
    path(gouge(trace('366,762 350,764 334,756'), 2.6), c.key),
    whiskers(
      [
        '344,744 384,784 404,836',
        '338,748 366,798 374,856',
        '350,738 402,764 440,800',
        '332,752 346,806 340,862',
      ],
      c.light,
    ),
  ].join('');
}

export function leveret(S: Easel, c: HareInks): string {
  const face = closedCurve('452,1032 470,1018 494,1024 500,1040 478,1046');
  return [
    ear(S.element('far ear'), YOUNG_FAR_EAR, '470,900 468,950 464,990 458,950', c, 130),
    ear(S.element('near ear'), YOUNG_EAR, '368,910 392,952 424,996 398,966', c, 160),
    coat(S, YOUNG, c, 900, face, 15),
    path(gouge(trace('452,1030 464,1040 480,1040 494,1030'), 3.4), c.key),
    path(
      gouge(trace('458,1038 454,1044 450,1052'), 1.8) + gouge(trace('470,1042 468,1050 466,1056'), 1.8),
      c.key,
    ),
    path(smooth(closedCurve('536,1024 548,1032 546,1042 536,1036')), c.key),
    path(gouge(trace('540,1044 528,1050 514,1052'), 2), c.key),
    whiskers(['528,1046 556,1064 574,1086', '524,1048 542,1074 548,1098'], c.light),
    path(gouge(trace('430,1090 420,1140 432,1190'), 3), c.key),
  ].join('');
}
