/** A child's face to the nose and its finger tips, behind an edge at y 1004, about x 198; it looks up and to the right. Felt; the hands go over the edge. */
import { felt, wool } from '../finishes/felt.ts';
import { knots, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust } from '../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../kit/curves.ts';
import { lerp, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const SKIN = '#e2b394';
const HAIR = '#6b4029';

/** Only the upper half of a face can see. */
export function peepingChild(S: Easel): string {
  const skin = { height: 2.4, fuzz: 0.3, wobble: 0.4 };
  const face = closedCurve('106,1060 92,986 98,910 130,858 198,838 266,856 300,906 306,984 294,1060');
  /** A lock goes out from the whorl over the dome of the head and falls to a tip of its own. */
  const lock = (k: number): Point[] => {
    const t = k / 27;
    const out = (2 * t - 1) ** 2;
    return spline(
      [
        [222 + (t - 0.55) * 30, 770 + out * 8],
        [lerp(98, 312, t), 768 + out * 66],
        [lerp(74, 330, t), 838 + out * 40],
        [lerp(82, 322, t) + S.rng.gauss(0, 6), 900 + out * 44 + S.rng.gauss(0, 9)],
      ],
      false,
      8,
    );
  };
  const eye = (x: number): Point[] =>
    closedCurve(
      `${x - 22},952 ${x - 12},936 ${x + 4},931 ${x + 20},940 ${x + 23},954 ${x + 6},962 ${x - 12},961`,
    );
  const line = (lists: readonly string[], colour: string, width: number): string =>
    sew(
      S,
      lists.map((list) => traceCurve(list, 6)),
      colour,
      { width, twist: false, dimple: false, shadow: 0.1 },
    );
  return [
    felt(
      S.element('ears'),
      [
        closedCurve('96,938 74,932 68,962 82,988 100,984'),
        closedCurve('302,934 326,930 332,960 316,986 300,980'),
      ],
      adjust(SKIN, { dL: -0.03 }),
      skin,
    ),
    felt(S, face, SKIN, skin),
    [118, 250].map((x) =>
      wool(
        S,
        closedCurve(`${x - 18},986 ${x},972 ${x + 24},974 ${x + 32},990 ${x + 16},1004 ${x - 10},1002`),
        '#d4604f',
        {
          n: 260,
          length: 12,
          opacity: 0.26,
        },
      ),
    ),
    [152, 248].map((x) =>
      felt(S.element('eye ' + x), eye(x), '#f6f2ea', { height: 0.4, fuzz: 0.1, wobble: 0.1 }),
    ),
    knots(S, trace('161,941 257,940'), '#33475e', 9.5),
    knots(S, trace('164,937 260,936'), '#f6f2ea', 2.6),
    line(['128,952 140,934 156,928 176,942', '224,942 240,928 258,929 274,948'], '#3a2318', 3.4),
    line(['132,912 152,902 172,906', '230,904 252,900 272,911'], HAIR, 4.6),
    line(['190,982 200,990 212,984'], adjust(SKIN, { dL: -0.18, kC: 1.3 }), 3.2),
    felt(
      S.element('hair'),
      closedCurve(
        '80,950 68,890 80,828 120,780 178,756 236,754 290,776 324,824 334,888 324,946 306,908 280,884 236,868 196,872 150,886 116,904 98,926',
      ),
      HAIR,
      { height: 2, fuzz: 1 },
    ),
    times(4, (row) =>
      sew(
        S.element('locks ' + row),
        times(7, (k) => lock(k * 4 + row)),
        adjust(HAIR, { dL: [0.02, 0.06, 0.0, 0.08][row] ?? 0 }),
        { width: 8, dimple: false, shadow: 0.3 },
      ),
    ),
    yarn(
      S,
      ['216,772 208,748 190,736', '228,770 238,744 258,738', '222,770 222,746 232,724'].map((tuft) =>
        traceCurve(tuft, 6),
      ),
      adjust(HAIR, { dL: 0.04 }),
      {
        width: 6,
        every: 0,
      },
    ),
  ]
    .flat()
    .join('');
}

/** Fingers over the edge. */
export function peepingHands(S: Easel): string {
  const hand = (xs: readonly (readonly [number, number])[], name: string): string[] =>
    xs.map(([x, y], i) => {
      const finger = closedCurve(
        `${x - 9},${y - 12} ${x},${y - 17} ${x + 9},${y - 12} ${x + 9.5},${y + 10} ${x + 6},${y + 21} ${x - 6},${y + 21} ${x - 9.5},${y + 10}`,
      );
      return felt(S.element(name + i), finger, SKIN, { height: 1.5, fuzz: 0.25, wobble: 0.3 });
    });
  return [
    hand(
      [
        [66, 1012],
        [86, 1006],
        [107, 1006],
        [126, 1012],
      ],
      'left',
    ),
    hand(
      [
        [266, 1010],
        [285, 1004],
        [306, 1004],
        [325, 1010],
      ],
      'right',
    ),
  ]
    .flat()
    .join('');
}
