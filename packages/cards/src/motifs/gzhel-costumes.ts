/** Children in party costumes, for a ring dance in cobalt: 1 unit high, feet at the origin, y upwards. Whole outlines, so that they can be thrown as shadows. */
import { closedCurve } from '../kit/curves.ts';
import { place, trace, type Point, type Points } from '../kit/points.ts';

const curve = (list: string): Point[] =>
  // closedCurve resamples by px: work in thousandths.
  place(closedCurve(list), { s: 0.001 });

export const BOOTS: readonly Points[] = [curve('-90,0 -92,70 -30,70 -30,0'), curve('30,0 30,70 92,70 90,0')];
export const COATS = {
  bell: curve(
    '-210,60 -190,200 -150,360 -112,520 -80,570 80,570 112,520 150,360 190,200 210,60 80,40 -80,40',
  ),
  straight: curve(
    '-160,60 -158,220 -146,380 -118,530 -80,575 80,575 118,530 146,380 158,220 160,60 60,44 -60,44',
  ),
} as const;
export const HEAD: Points = curve(
  '-150,700 -138,780 -84,846 0,868 84,846 138,780 150,700 118,608 50,566 -50,566 -118,608',
);
/** Where arms begin, and how high two hands meet. */
export const SHOULDER = 0.5;
export const HANDS = 0.36;

/** What each has on its head. */
export const HEADGEAR = {
  hare: [
    curve('-104,800 -150,900 -160,1020 -130,1110 -84,1060 -56,940 -40,840'),
    curve('104,800 150,900 190,1000 230,1070 160,1080 92,1000 40,840'),
  ],
  fox: [curve('-150,740 -176,860 -150,950 -70,870 -20,830'), curve('150,740 176,860 150,950 70,870 20,830')],
  bear: [curve('-150,800 -178,870 -140,930 -80,910 -60,840'), curve('150,800 178,870 140,930 80,910 60,840')],
  crown: [
    curve(
      '-140,790 -168,960 -104,900 -82,880 -50,930 0,1010 50,930 82,880 104,900 168,960 140,790 60,820 -60,820',
    ),
  ],
  mushroom: [curve('-250,740 -230,840 -150,940 0,985 150,940 230,840 250,740 130,764 0,772 -130,764')],
  cone: [curve('-140,780 -90,880 -30,1060 0,1150 34,1060 90,880 140,780 60,808 -60,808')],
  cockerel: [curve('-90,830 -110,930 -60,980 -40,920 -10,1010 50,1000 50,930 100,970 130,900 90,820 0,850')],
  kokoshnik: [
    curve('-170,690 -210,800 -170,930 -70,990 0,1040 70,990 170,930 210,800 170,690 130,800 0,850 -130,800'),
  ],
  gnome: [
    curve(
      '-150,770 -130,880 -60,980 60,1050 170,1040 240,960 236,880 200,900 170,960 110,930 140,780 60,810 -60,810',
    ),
  ],
  star: [
    curve(
      '-140,770 -130,830 -60,850 -90,940 -20,900 0,1010 30,900 96,940 60,850 130,830 140,770 60,800 -60,800',
    ),
  ],
} as const satisfies Record<string, readonly Points[]>;

export type Costume = keyof typeof HEADGEAR;

/** Nobody wears this. Taller than they are. */
export const HORNED: readonly Points[] = [
  curve(
    '-250,0 -226,200 -190,420 -160,640 -150,800 -104,900 104,900 150,800 160,640 190,420 226,200 250,0 120,40 0,10 -120,40',
  ),
  curve('-150,1020 -160,1100 -120,1190 -50,1236 50,1236 120,1190 160,1100 150,1020 96,900 -96,900'),
  curve(
    '-20,1180 -110,1196 -230,1250 -300,1360 -290,1490 -210,1590 -120,1620 -196,1520 -210,1420 -160,1330 -70,1270 20,1240',
  ),
  curve(
    '20,1180 110,1196 230,1250 300,1360 290,1490 210,1590 120,1620 196,1520 210,1420 160,1330 70,1270 -20,1240',
  ),
  curve('-120,1110 -210,1150 -290,1130 -240,1070 -130,1040'),
  curve('120,1110 210,1150 290,1130 240,1070 130,1040'),
];

export const placed = (shapes: readonly Points[], put: (p: Point) => Point): Point[][] =>
  shapes.map((shape) => shape.map(put));

export const FACE = {
  eyes: trace('-0.062,0.7 0.062,0.7'),
  /** Where an awake mouth is. */
  mouth: trace('-0.04,0.632 0,0.618 0.04,0.632'),
};
