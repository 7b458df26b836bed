/** N57: from above, a bamboo steamer is a dormitory: sleepers tucked in pleated dough; one bed is empty, one child awake. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, knots, running, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, polygon, spline, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { lerp, place, radians, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';

const [JADE, BAMBOO, STRAW, DOUGH, RED] = ['#34534c', '#b98748', '#dcbc86', '#efe6d3', '#9c2b22'] as const;
const MIDDLE: Point = [400, 640];

function paint(): Scene {
  const scene = new Scene({ seed: 5757, background: JADE });
  steamer(scene);
  SLEEPERS.forEach((one, i) => bed(scene, one, i));
  chopsticks(scene);
  steam(scene);
  return scene;
}

const ring = (r: number, from = 0, to = TAU, n = 90): Point[] =>
  times(n, (k): Point => {
    const a = lerp(from, to, k / n);
    return [MIDDLE[0] + Math.cos(a) * r, MIDDLE[1] + Math.sin(a) * r];
  });

function steamer(scene: Scene): void {
  const S = scene.element('steamer');
  const slats = times(15, (k): Point[] => {
    const x = 28 + k * 54;
    const reach = Math.sqrt(Math.max(0, 372 ** 2 - (x - MIDDLE[0]) ** 2));
    return reach > 60
      ? trace(
          `${x - 21},${MIDDLE[1] - reach} ${x + 21},${MIDDLE[1] - reach} ${x + 20},${MIDDLE[1] + reach} ${x - 22},${MIDDLE[1] + reach}`,
        )
      : [];
  }).filter((slat) => slat.length > 0);
  const lacing = times(14, (k): Point[][] => {
    const a = (k / 14) * TAU + S.rng.gauss(0, 0.05);
    return times(3, (j): Point[] => {
      const [c, s] = [Math.cos(a + j * 0.022), Math.sin(a + j * 0.022)];
      return [
        [MIDDLE[0] + c * 374, MIDDLE[1] + s * 374],
        [MIDDLE[0] + c * 424, MIDDLE[1] + s * 424],
      ];
    });
  }).flat();
  scene.add(
    felt(S.element('rim'), ring(430), adjust(BAMBOO, { dL: -0.06 }), { height: 3.4, shadowOpacity: 0.6 }),
    felt(S.element('floor'), ring(376), adjust(BAMBOO, { dL: -0.2 }), { height: 0.4 }),
    slats.map((slat, k) => felt(S.element(`slat ${k}`), spread(slat), STRAW, { height: 0.9, fuzz: 0.7 })),
    yarn(
      S,
      [
        [...ring(414), ...ring(414).slice(0, 2)],
        [...ring(386), ...ring(386).slice(0, 2)],
      ],
      BAMBOO,
      { width: 17, every: 0 },
    ),
    yarn(S, [[...ring(400), ...ring(400).slice(0, 2)]], adjust(BAMBOO, { dL: 0.07 }), {
      width: 14,
      every: 0,
    }),
    sew(S, lacing, adjust(BAMBOO, { dL: -0.13 }), { width: 6 }),
  );
}

const spread = (corners: readonly Point[]): Point[] =>
  corners.flatMap((a, i): Point[] => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return times(8, (k): Point => [lerp(a[0], b[0], k / 8), lerp(a[1], b[1], k / 8)]);
  });

interface Sleeper {
  at: Point;
  r: number;
  /** Which way the crown of the head points, degrees; 0 is up. */
  turn: number;
  flip: 1 | -1;
  skin: string;
  hair: string;
  style: 'short' | 'bun' | 'bald' | 'plait' | 'none';
  awake?: boolean;
}

const SLEEPERS: readonly Sleeper[] = [
  { at: [252, 468], r: 102, turn: -34, flip: 1, skin: '#dcae88', hair: '#c9c4bb', style: 'bun' },
  { at: [442, 424], r: 98, turn: 12, flip: -1, skin: '#c98f66', hair: '#2b2222', style: 'short' },
  { at: [628, 560], r: 98, turn: 58, flip: 1, skin: '#e3bb97', hair: '#3a2620', style: 'plait' },
  { at: [206, 708], r: 100, turn: -84, flip: -1, skin: '#d9a67c', hair: '#4a3126', style: 'short' },
  {
    at: [432, 672],
    r: 74,
    turn: -10,
    flip: 1,
    skin: '#e0b08a',
    hair: '#241b1c',
    style: 'short',
    awake: true,
  },
  { at: [330, 862], r: 98, turn: 200, flip: 1, skin: '#d7a079', hair: '#c9c4bb', style: 'bald' },
  { at: [566, 806], r: 100, turn: 138, flip: 1, skin: DOUGH, hair: DOUGH, style: 'none' },
];

const HEAD =
  '-30,-54 -46,-36 -51,-18 -50,-6 -57,4 -63,12 -61,18 -53,20 -56,27 -52,31 -54,37 -49,42 -50,52 -42,62 -22,64 0,58 8,76 40,76 52,40 56,0 50,-34 24,-58 -4,-64';
const CAP = '-44,-30 -40,-58 -14,-78 22,-80 54,-60 70,-22 70,22 60,58 40,74 34,46 22,16 6,-6 -14,-16 -30,-18';
const FRINGE = '10,-20 30,-62 58,-50 70,-18 70,22 60,58 40,74 34,46 26,16 14,0';

function bed(scene: Scene, o: Sleeper, i: number): void {
  const S = scene.element(`bed ${i}`);
  const { r } = o;
  // Points are turned, not the group: the light stays where it is.
  const at: Put = (points) => place(points, { x: o.at[0], y: o.at[1], r: radians(o.turn), s: 1 });
  const pillow = closedCurve(
    `${-r * 0.66},${-r * 1.3} ${-r * 0.2},${-r * 1.36} ${r * 0.3},${-r * 1.34} ${r * 0.68},${-r * 1.26} ${r * 0.66},${-r * 0.5} ${-r * 0.66},${-r * 0.5}`,
  );
  const quilt = blob(0, r * 0.12, r * 0.96, r * 0.86, S.noise, 0.07, 1.4, 44);
  const [head] = at([[r * 0.06, -r * 0.86]]);
  scene.add(
    felt(S.element('pillow'), at(pillow), o.awake ? '#b9c9b4' : '#8fb0a2', { height: 1.8 }),
    o.style === 'none' || !head
      ? ''
      : moved(
          { x: head[0], y: head[1], s: r / 142, r: o.turn - 6 * o.flip, flip: o.flip },
          face(S.element('head'), o),
        ),
    felt(S.element('quilt'), at(quilt), DOUGH, { height: 3.4 }),
    o.style === 'none' ? thrownBack(S, r, at) : pleats(S, r, at),
  );
}

type Put = (points: readonly Point[]) => Point[];

/** Pleats run in from the hem and turn into a twist. */
function pleats(S: Easel, r: number, at: Put): string {
  const n = Math.round(11 + r / 14);
  const middle: Point = [r * 0.06, r * 0.2];
  const lines = times(n, (k): Point[] => {
    const a = (k / n) * TAU + S.rng.gauss(0, 0.05);
    return spline(
      times(5, (j): Point => {
        const t = j / 4;
        const far = lerp(r * 0.86, r * 0.1, t);
        const turn = a + t * t * 1.15;
        return [
          middle[0] * t + Math.cos(turn) * far,
          r * 0.12 * (1 - t) + middle[1] * t + Math.sin(turn) * far * 0.88,
        ];
      }),
      false,
      8,
    );
  });
  const shade = adjust(DOUGH, { dL: -0.12, kC: 1.3 });
  const twist = times(18, (k): Point => [
    middle[0] + Math.cos(k * 0.62) * (r * 0.13 - k * 0.5),
    middle[1] + Math.sin(k * 0.62) * (r * 0.12 - k * 0.5),
  ]);
  return (
    sew(
      S,
      lines.flatMap((one) => backStitch(S, at(one), 10)),
      shade,
      { width: 3.4 },
    ) + yarn(S, [at(twist)], adjust(DOUGH, { dL: -0.04 }), { width: 7, every: 0 })
  );
}

/** Somebody has got up. */
const thrownBack = (S: Easel, r: number, at: Put): string => {
  const scaled = (list: string): Point[] => at(trace(list).map(([x, y]): Point => [x * r, y * r]));
  const soft = (list: string): Point[] => spline(scaled(list), true, 7);
  return (
    felt(S.element('hollow'), soft('-0.66,-0.3 0,-0.58 0.66,-0.26 0.64,0.5 0.1,0.74 -0.54,0.5'), '#c2ab82', {
      height: 0.3,
    }) +
    felt(
      S.element('fold'),
      soft('-0.1,-0.5 0.5,-0.4 0.98,0.06 0.9,0.56 0.44,0.94 0.22,0.5 0.24,0.06'),
      DOUGH,
      { height: 3 },
    ) +
    sew(
      S,
      [
        '0.06,-0.4 0.32,-0.04 0.38,0.5',
        '0.3,-0.36 0.54,0 0.58,0.62',
        '0.56,-0.26 0.76,0.1 0.76,0.54',
      ].flatMap((fold) => backStitch(S, spline(scaled(fold), false, 8), 10)),
      adjust(DOUGH, { dL: -0.12, kC: 1.3 }),
      { width: 3.2 },
    )
  );
};

/** A head on its side, in profile to the left. */
function face(S: Easel, o: Sleeper): string {
  const cap = closedCurve(o.style === 'bald' ? FRINGE : CAP);
  const strands = times(20, (k): Point[] => {
    const t = k / 19;
    if (o.style === 'bald')
      return spline(
        [
          [24 + t * 26, -44 + t * 8],
          [34 + t * 26, -10 + t * 10],
          [28 + t * 32, 20 + t * 40],
        ],
        false,
        6,
      );
    return spline(
      [
        [14 + t * 12, -70 + t * 10],
        [lerp(-32, 74, t), lerp(-66, -6, t * 0.8)],
        [lerp(-40, 66, t ** 0.8), lerp(-26, 66, t ** 1.5)],
      ],
      false,
      6,
    );
  });
  const line = adjust(o.hair === '#c9c4bb' ? '#5a4a44' : o.hair, { dL: -0.02 });
  return (
    (o.style === 'plait'
      ? yarn(S, [traceCurve('60,30 96,20 130,44 150,90 140,130')], o.hair, { width: 26, every: 0 })
      : '') +
    felt(S, closedCurve(HEAD), o.skin, { height: 1.6, fuzz: 0.4, wobble: 0.4 }) +
    (o.awake
      ? sew(S, [traceCurve('-46,-2 -38,-8 -28,-6', 4)], line, {
          width: 4,
          twist: false,
          dimple: false,
          shadow: 0,
        }) + knots(S, [[-38, 0]], '#1d1514', 6)
      : sew(S, [traceCurve('-46,0 -39,6 -31,7 -22,2', 5)], line, {
          width: 4.4,
          twist: false,
          dimple: false,
          shadow: 0.1,
        })) +
    sew(S, [traceCurve('-53,31 -46,33 -40,30', 5)], '#8e463c', {
      width: 3.4,
      twist: false,
      dimple: false,
      shadow: 0,
    }) +
    felt(S.element('cap'), cap, o.hair, { height: 1.4, fuzz: 0.6 }) +
    sew(S, strands, adjust(o.hair, { dL: 0.05 }), { width: 6, dimple: false }) +
    (o.style === 'bun'
      ? felt(S.element('bun'), closedCurve('50,-70 78,-82 104,-64 104,-34 80,-20 56,-34'), o.hair, {
          height: 2,
          fuzz: 0.6,
        }) +
        yarn(
          S,
          [
            times(15, (k): Point => [
              79 + Math.cos(k * 0.62) * (20 - k),
              -50 + Math.sin(k * 0.62) * (20 - k),
            ]),
          ],
          adjust(o.hair, { dL: 0.05 }),
          { width: 7, every: 0 },
        )
      : '')
  );
}

/** They come in over the rim, far above the beds. */
function chopsticks(scene: Scene): void {
  const S = scene.element('chopsticks');
  const sticks = [
    trace('900,-60 868,-92 566,332 572,342 584,340'),
    trace('930,60 910,20 600,360 604,372 616,372'),
  ];
  const thrown = sticks.map((stick) => polygon(stick.map(([x, y]): Point => [x - 10, y + 92])));
  scene.add(
    group({ opacity: 0.34, filter: blur(S, 7) }, path(thrown.join(''), '#1a0f0c')),
    sticks.map((stick, k) =>
      felt(S.element(`stick ${k}`), spread(stick), RED, {
        height: 2.6,
        fuzz: 0.3,
        wobble: 0.6,
        shadowOpacity: 0.2,
      }),
    ),
    sew(
      S,
      ['612,288 676,208 740,120', '640,324 700,262 760,190'].flatMap((along) =>
        running(S, trace(along), 9, 7),
      ),
      '#d8a24c',
      { width: 3 },
    ),
  );
}

/** Loose wool, rubbed in. */
function steam(scene: Scene): void {
  const wisps = ['84,330 40,250 100,190 66,110 126,40 112,-50', '716,1010 770,1070 730,1130 780,1230'];
  wisps.forEach((wisp, i) => {
    const S = scene.element(`steam ${i}`);
    const middle = traceCurve(wisp, 10);
    for (const [w, opacity] of [
      [34, 0.1],
      [20, 0.14],
      [9, 0.2],
    ] as const)
      scene.add(
        wool(
          S,
          ribbon(middle, (t) => w * (1.1 - t * 0.5) * Math.min(1, t * 6, (1 - t) * 5)),
          '#eef2ea',
          {
            n: 1100,
            opacity,
            length: 26,
            flow: (_x, y) => 1.57 + Math.sin(y / 34) * 0.7,
          },
        ),
      );
  });
}

export default card({
  finish: felted,
  grade: { rake: 0.2, seed: 57, lamp: { at: [400, 620], reach: 330, gain: 0.1 } },
  paint,
});
