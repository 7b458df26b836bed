/** A terrier in felt that sits and leans its head to the right, eyes shut: from (90, 630) to (500, 1110). Felt. */
import { felt, wool } from '../finishes/felt.ts';
import { satinFill, seeds, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust, type Colour } from '../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../kit/curves.ts';
import { scatter, trace, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const [COAT, CREAM, BLACK, RED] = ['#b0622d', '#ead9bb', '#211815', '#b4301f'] as const;
const FAR = adjust(COAT, { dL: -0.1 });

const TAIL = closedCurve('176,1062 128,1066 92,1046 76,1008 84,984 98,990 108,1018 138,1034 184,1030');
const BODY = closedCurve(
  '262,770 232,820 200,880 168,950 150,1020 156,1076 196,1098 300,1100 400,1090 416,1010 424,930 428,860 420,800 380,770',
);
const HAUNCH = closedCurve('172,1000 200,944 252,926 300,950 318,1004 304,1062 268,1096 190,1100 160,1068');
const HIND_PAW = closedCurve('214,1082 262,1070 312,1074 336,1090 332,1106 290,1112 226,1110');
const FORE = closedCurve(
  '338,862 326,930 332,1000 338,1062 334,1092 352,1108 394,1108 404,1094 392,1070 396,1000 410,930 414,866',
);
const FAR_FORE = closedCurve(
  '396,880 400,960 404,1040 404,1084 420,1098 454,1098 462,1086 446,1066 440,1000 440,920 432,860',
);
const BIB = closedCurve(
  '344,806 342,860 352,910 364,950 374,926 384,978 396,938 408,964 418,906 428,858 424,806',
);
const HEAD = closedCurve(
  '256,792 240,740 246,690 276,652 322,636 366,646 392,674 426,690 462,692 486,704 492,726 478,744 440,764 414,786 372,808 310,816',
);
const MUZZLE = closedCurve(
  '402,688 430,682 464,686 490,698 498,718 490,738 462,752 436,764 416,766 398,742 394,712',
);
const EAR = closedCurve('292,666 262,676 236,716 222,772 226,818 244,834 268,820 292,782 312,734 316,694');

/** Short wool, in two tones. */
function coat(
  S: Easel,
  shape: Points,
  n: number,
  flow: (x: number, y: number) => number,
  colour: Colour = COAT,
): string {
  return [-0.05, 0.05]
    .map((dL) =>
      sew(S, seeds(S, scatter(shape, n, S.rng.fork(), 5), 16, flow), adjust(colour, { dL }), {
        width: 2.5,
        twist: false,
        dimple: false,
        shadow: 0.12,
      }),
    )
    .join('');
}

/** What lies behind the coat's sleeve: all of it but the head. */
export const leaningBody = (S: Easel): string =>
  [
    felt(S.element('tail'), TAIL, FAR, { height: 1.5, fuzz: 1.7 }),
    felt(S.element('far fore'), FAR_FORE, FAR, { height: 1.3, fuzz: 1.2 }),
    felt(
      S.element('far sock'),
      closedCurve('404,1066 440,1060 462,1084 454,1099 420,1099 404,1086'),
      adjust(CREAM, { dL: -0.08 }),
      { height: 1, fuzz: 1 },
    ),
    felt(S.element('body'), BODY, COAT, { height: 2.8, fuzz: 1.6 }),
    coat(S.element('body coat'), BODY, 150, (x, y) => 2 - (x - 250) / 300 + (y - 900) / 900),
    felt(S.element('haunch'), HAUNCH, COAT, { height: 2.4, fuzz: 1.4 }),
    coat(S.element('haunch coat'), HAUNCH, 60, (x) => 1.9 - (x - 240) / 140),
    felt(S.element('hind paw'), HIND_PAW, CREAM, { height: 1.4, fuzz: 1.2 }),
    felt(S.element('fore'), FORE, COAT, { height: 1.8, fuzz: 1.3 }),
    coat(S.element('fore coat'), FORE, 40, () => 1.5),
    felt(
      S.element('sock'),
      closedCurve('334,1060 366,1050 392,1062 404,1094 394,1109 352,1109 332,1092'),
      CREAM,
      { height: 1.2, fuzz: 1.2 },
    ),
    felt(S.element('bib'), BIB, CREAM, { height: 1.2, fuzz: 2 }),
    coat(S.element('bib wool'), BIB, 40, () => 1.5, CREAM),
    sew(
      S,
      ['362,1092 361,1106', '380,1092 381,1106', '296,1092 298,1108', '316,1092 319,1106'].map((list) =>
        trace(list),
      ),
      BLACK,
      { width: 2.8, dimple: false, twist: false },
    ),
  ].join('');

/** A closed eye, the ear laid back, the muzzle lifted a little; the collar under it. */
export const leaningHead = (S: Easel): string =>
  [
    yarn(S.element('collar'), [traceCurve('248,800 300,836 360,838 424,806')], RED, { width: 21, every: 0 }),
    felt(S.element('head'), HEAD, COAT, { height: 2.6, fuzz: 1.5, shadowOpacity: 0.58 }),
    coat(S.element('head coat'), HEAD, 70, (x, y) => 2.6 + (x - 330) / 260 + (y - 720) / 260),
    felt(S.element('muzzle'), MUZZLE, CREAM, { height: 1.7, fuzz: 1.7 }),
    wool(S.element('beard'), MUZZLE, '#c9ae86', { n: 90, length: 22, opacity: 0.5, flow: () => 2.4 }),
    satinFill(
      S.element('nose'),
      closedCurve('470,690 480,680 498,682 508,696 506,712 494,722 478,714'),
      BLACK,
      0.5,
      3,
    ),
    sew(S, [spline(trace('496,722 488,738 468,747 444,748 426,743'), false, 8)], BLACK, {
      width: 4,
      dimple: false,
    }),
    sew(S, [spline(trace('354,690 366,706 384,708 398,696'), false, 8)], BLACK, {
      width: 6.4,
      dimple: false,
    }),
    felt(S.element('ear'), EAR, FAR, { height: 2.1, fuzz: 1.5 }),
    coat(S.element('ear coat'), EAR, 26, (_, y) => 1.9 + (y - 740) / 400, FAR),
  ].join('');
