/** N07: a morning after: fireworks stand in a vase by the frosty window, still opening, and a child looks at them over the edge of the table. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { TAU, lerp, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { peepingChild, peepingHands } from '../../../motifs/felt-peeping-child.ts';

const [FROST, MILK, LINEN, SLATE] = ['#b9cad6', '#eceeec', '#e6ded0', '#45526a'] as const;
const [MAGENTA, CORAL, VIOLET, GOLD, PINK] = ['#b31463', '#d8502f', '#5b3a92', '#d69a2c', '#d9719b'] as const;
const MOUTH: Point = [486, 804];

function paint(): Scene {
  const scene = new Scene({ seed: 707, background: FROST });
  pane(scene);
  scene.add(peepingChild(scene.element('child')));
  table(scene);
  scene.add(peepingHands(scene.element('hands')));
  stems(scene);
  vase(scene);
  bouquet(scene);
  fallen(scene);
  return scene;
}

/** A frond of frost: a spine of short stitches and barbs that shorten to its tip. */
function frond(S: Easel, [x, y]: Point, angle: number, length: number, curl: number): Point[][] {
  const stitches: Point[][] = [];
  let [u, v, a] = [x, y, angle];
  const steps = Math.round(length / 13);
  times(steps, (i) => {
    const t = i / steps;
    a += curl / steps;
    const next: Point = [u + Math.cos(a) * 12, v + Math.sin(a) * 12];
    stitches.push([[u, v], next]);
    for (const side of [-1, 1] as const) {
      const l = length * 0.3 * (1 - t) ** 0.8 * S.rng.range(0.6, 1.1) + 5;
      const b = a + side * S.rng.range(0.75, 1);
      stitches.push([
        [u, v],
        [u + Math.cos(b) * l, v + Math.sin(b) * l],
      ]);
    }
    [u, v] = next;
  });
  return stitches;
}

/** White frame; frost has climbed the glass from its lower corners. */
function pane(scene: Scene): void {
  const S = scene.element('pane');
  const fronds = [
    [[58, 980], -1.25, 250, 0.5],
    [[60, 1000], -0.75, 190, 0.5],
    [[56, 900], -1.5, 190, 0.7],
    [[350, 1000], -1.9, 120, -0.4],
    [[800, 990], -1.95, 250, -0.5],
    [[796, 1000], -2.5, 190, -0.6],
    [[800, 900], -1.7, 190, -0.8],
    [[690, 1004], -1.3, 110, 0.5],
    [[800, 60], 2.3, 120, 0.6],
    [[60, 50], 1, 100, -0.6],
  ] as const;
  scene.add(
    wool(S, trace('50,1010 50,700 120,830 260,930 400,1010'), '#eef3f5', {
      n: 2600,
      length: 20,
      opacity: 0.3,
      flow: () => 0.8,
    }),
    wool(S, trace('810,1010 810,690 740,830 640,930 520,1010'), '#eef3f5', {
      n: 2200,
      length: 20,
      opacity: 0.3,
      flow: () => 2.3,
    }),
    fronds.map(([at, angle, length, curl], i) => {
      const one = S.element('frond ' + i);
      return sew(one, frond(one, at, angle, length, curl), '#f8fafa', {
        width: 2.4,
        twist: false,
        dimple: false,
        shadow: 0.16,
      });
    }),
    felt(S.element('left'), trace('-40,-40 -40,1240 40,1240 46,800 38,400 44,-40'), MILK, {
      height: 0.7,
      shadowOpacity: 0.3,
    }),
    felt(S.element('top'), trace('-40,-40 840,-40 840,28 400,34 -40,26'), MILK, {
      height: 0.7,
      shadowOpacity: 0.3,
    }),
  );
}

interface Burst {
  at: Point;
  r: number;
  rays: number;
  /** From the heart outwards, one colour a ring. */
  rings: readonly string[];
  /** How much the outer fire has sunk already, share of r. */
  droop?: number;
  tip: string;
}

const BURSTS: readonly Burst[] = [
  { at: [640, 196], r: 128, rays: 26, rings: [GOLD, GOLD, '#e7bd62', GOLD], droop: 0.62, tip: '#f2d38c' },
  { at: [214, 486], r: 136, rays: 30, rings: ['#8b6cc0', VIOLET, VIOLET], droop: 0.1, tip: PINK },
  { at: [408, 318], r: 196, rays: 40, rings: [GOLD, MAGENTA, MAGENTA, PINK], droop: 0.08, tip: MAGENTA },
  { at: [662, 470], r: 124, rays: 28, rings: [GOLD, CORAL, CORAL], droop: 0.14, tip: '#e9a13c' },
  { at: [364, 632], r: 76, rays: 22, rings: [MAGENTA, '#8d1150'], tip: PINK },
  { at: [584, 652], r: 66, rays: 20, rings: [PINK, PINK], droop: 0.1, tip: MILK },
];

function bouquet(scene: Scene): void {
  BURSTS.forEach((burst, i) => scene.add(fire(scene.element('burst ' + i), burst)));
}

/** Rings of straight stitches; each ring starts where the last left a gap, knots at the ends. */
function fire(S: Easel, { at: [x, y], r, rays, rings, droop = 0, tip }: Burst): string {
  const point = (a: number, t: number): Point => [
    x + Math.cos(a) * r * t,
    y + Math.sin(a) * r * t + droop * r * t * t,
  ];
  const ends: Point[] = [];
  const drawn = rings.map((colour, k) => {
    const [from, to] = [0.05 + (0.95 * k) / rings.length, 0.05 + (0.95 * (k + 0.84)) / rings.length];
    const stitches = times(rays, (i) => {
      const a = ((i + (k % 2) * 0.5) / rays) * TAU + S.rng.gauss(0, 0.03);
      const [t0, t1] = [from * S.rng.range(0.96, 1.04), to * S.rng.range(0.92, 1.06)];
      if (k === rings.length - 1) ends.push(point(a, t1 + 0.05));
      return [point(a, t0), point(a, (t0 + t1) / 2), point(a, t1)];
    });
    return sew(S, stitches, colour, { width: lerp(4.4, 3.4, k / rings.length), dimple: false });
  });
  const trails = times(rays, (i) => {
    const a = ((i + 0.25) / rays) * TAU;
    return [point(a, 0.12), point(a, 0.5), point(a, S.rng.range(0.74, 0.9))];
  });
  return (
    sew(S, trails, rings[rings.length - 1] ?? tip, {
      width: 1.3,
      twist: false,
      dimple: false,
      shadow: 0.16,
    }) +
    drawn.join('') +
    knots(S, ends, tip, (i) => (i % 3 ? 3.4 : 5)) +
    knots(S, [[x, y]], adjust(tip, { dL: 0.05 }), 7)
  );
}

const stemTo = ([x, y]: Point, bend: number): Point[] =>
  spline(
    [
      [MOUTH[0] + (x - 470) * 0.1, MOUTH[1] + 30],
      [lerp(MOUTH[0], x, 0.3) + bend * 0.4, lerp(MOUTH[1], y, 0.32)],
      [lerp(MOUTH[0], x, 0.72) + bend, lerp(MOUTH[1], y, 0.68)],
      [x, y],
    ],
    false,
    10,
  );

/** Wire stalks; one still bears its paper rocket, one hangs over, burnt out. */
function stems(scene: Scene): void {
  const S = scene.element('stems');
  const green = '#6e7f63';
  const rocket: Point = [150, 214];
  const turned = (list: string): Point[] => place(trace(list), { x: rocket[0], y: rocket[1], r: -0.42 });
  const spent = traceCurve('500,830 600,740 690,700 744,740 752,812 744,846', 10);
  scene.add(
    yarn(
      S,
      BURSTS.map(({ at }, i) => stemTo(at, [30, -20, -14, 26, -8, 10][i] ?? 0)),
      green,
      {
        width: 6,
        every: 0,
      },
    ),
    yarn(
      S,
      [
        spline(
          [
            [480, 830],
            [400, 700],
            [290, 480],
            [176, 272],
          ],
          false,
          10,
        ),
        spent,
      ],
      green,
      {
        width: 5.4,
        every: 0,
      },
    ),
    felt(S.element('rocket'), turned('-22,60 -24,-30 0,-34 24,-30 22,60 0,64'), CORAL, { height: 2 }),
    felt(S.element('nose'), turned('-27,-26 0,-78 27,-26 0,-20'), MAGENTA, { height: 2 }),
    sew(S, [turned('-22,0 0,4 22,0'), turned('-22,24 0,28 22,24')], MILK, { width: 6 }),
    sew(S, backStitch(S, spline(turned('0,62 -8,84 10,96 2,118'), false, 6), 8), SLATE, { width: 3 }),
    sew(
      S,
      times(15, (i): Point[] => {
        const a = 1.57 + (i - 7) * 0.2;
        const l = S.rng.range(22, 44);
        return [
          [744 + Math.cos(a) * 8, 846 + Math.sin(a) * 8],
          [744 + Math.cos(a) * l, 846 + Math.sin(a) * l * 1.1],
        ];
      }),
      '#4a4648',
      { width: 3 },
    ),
  );
}

function vase(scene: Scene): void {
  const S = scene.element('vase');
  const body = closedCurve(
    '424,800 432,830 420,866 386,912 370,966 384,1022 418,1054 486,1062 556,1054 590,1022 604,966 588,912 552,866 540,830 548,800 486,808',
  );
  const lip = closedCurve('416,794 450,784 486,782 524,784 556,794 552,812 486,820 420,812');
  scene.add(
    felt(S, body, SLATE, { height: 3.4, shadowOpacity: 0.55 }),
    sew(S, backStitch(S, traceCurve('380,940 440,958 490,962 540,958 594,940'), 12), FROST, { width: 4 }),
    sew(S, backStitch(S, traceCurve('378,990 440,1008 490,1012 540,1008 596,990'), 12), FROST, { width: 4 }),
    sew(
      S,
      times(8, (i): Point[][] => {
        const x = 400 + i * 24.5;
        const y = 972 + Math.sin(((i + 0.5) / 8) * Math.PI) * 18 - 8;
        return [
          [
            [x, y + 10],
            [x + 12, y - 8],
          ],
          [
            [x + 12, y - 8],
            [x + 24, y + 10],
          ],
        ];
      }).flat(),
      PINK,
      { width: 4 },
    ),
    felt(S.element('lip'), lip, adjust(SLATE, { dL: 0.06 }), { height: 2 }),
  );
}

function table(scene: Scene): void {
  const S = scene.element('table');
  const edge = trace('-40,1008 200,1000 400,1004 620,998 840,1006');
  scene.add(
    felt(S, [...edge, [840, 1250], [-40, 1250]], LINEN, { height: 2.4 }),
    sew(S, blanket(S, spline(edge, false, 8), { leg: 14, gap: 16, side: -1 }), MAGENTA, { width: 3.6 }),
    sew(S, running(S, traceCurve('-20,1150 200,1144 420,1148 640,1142 820,1150'), 20, 12), FROST, {
      width: 4,
    }),
    sew(S, running(S, traceCurve('-20,1166 200,1160 420,1164 640,1158 820,1166'), 20, 12), PINK, {
      width: 4,
    }),
  );
}

/** What has dropped already lies about, and has burnt small holes. */
function fallen(scene: Scene): void {
  const S = scene.element('fallen');
  const places = trace(
    '640,1050 690,1084 622,1096 720,1040 748,1104 660,1128 430,1092 356,1070 300,1106 566,1112',
  );
  scene.add(
    sew(
      S,
      places.map(([x, y], i): Point[] => {
        const a = i * 1.9;
        return [
          [x - Math.cos(a) * 11, y - Math.sin(a) * 6],
          [x + Math.cos(a) * 11, y + Math.sin(a) * 6],
        ];
      }),
      GOLD,
      { width: 4 },
    ),
    [
      [700, 1122, 26],
      [614, 1071, 18],
    ].map(([x = 0, y = 0, r = 0]) =>
      wool(S, closedCurve(`${x - r},${y} ${x},${y - r * 0.7} ${x + r},${y} ${x},${y + r * 0.7}`), '#6b4a34', {
        n: 160,
        length: 9,
        opacity: 0.3,
      }),
    ),
    satinFill(S, closedCurve('690,1118 702,1112 712,1120 706,1132 694,1130'), '#4a3c38', 0.4, 3),
    satinFill(S, closedCurve('606,1068 614,1064 622,1070 616,1078 608,1076'), '#4a3c38', 0.9, 3),
  );
}

export default card({ finish: felted, grade: { rake: 0.1, seed: 7 }, paint });
