/** N12: a grey block is an advent calendar, its flaps sewn shut; behind one floor lies a whale, and the last flap bulges before a child. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, resample, traceCurve } from '../../../kit/curves.ts';
import { nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';

const [DUSK, WALL, FLAP, SNOW, TEAL] = ['#c98a86', '#6d7079', '#8a8d96', '#e9e7e6', '#2f767c'] as const;
const WHALE = '#1f3f52';
const GOLD = '#e9b44c';
const ROSE = '#a9364a';
const DARK = '#241f2a';

function paint(): Scene {
  const scene = new Scene({ seed: 2424, background: DUSK });
  behind(scene);
  whale(scene);
  wall(scene);
  shut(scene);
  flaps(scene);
  last(scene);
  ground(scene);
  child(scene);
  return scene;
}

const straight = (list: string): Point[] => {
  const points = trace(list);
  return resample([...points, nth(points, 0)], 7);
};
const [W, H] = [94, 106] as const;
/** Where window (column, row) is cut: no two floors were built by the same hand. */
const at = (c: number, r: number): Point => [
  132 + c * 146 + nth([0, 7, -5, 4, -3], r % 5) + (c - 1.5) * r * -1.5,
  118 + r * 148 + nth([0, -5, 6, -2], c),
];
const pane = (c: number, r: number): Point[] => {
  const [x, y] = at(c, r);
  return straight(`${x},${y} ${x + W},${y + 2} ${x + W - 2},${y + H} ${x + 1},${y + H - 2}`);
};
const OPEN: readonly (readonly [number, number])[] = [
  [0, 2],
  [1, 2],
  [3, 2],
  [2, 0],
  [1, 4],
  [3, 4],
];
const LAST = straight('356,874 642,870 640,1056 358,1060');

/** What the open ones show: a desert, a waltz, and a child in red seen from behind. */
function behind(scene: Scene): void {
  const S = scene.element('behind');
  const grown = (c: number, r: number): Point[] => {
    const [x, y] = at(c, r);
    return straight(
      `${x - 14},${y - 14} ${x + W + 14},${y - 14} ${x + W + 14},${y + H + 14} ${x - 14},${y + H + 14}`,
    );
  };
  const by = (c: number, r: number, list: string): Point[] =>
    closedCurve(
      trace(list)
        .map(([u, v]) => `${at(c, r)[0] + u},${at(c, r)[1] + v}`)
        .join(' '),
    );
  scene.add(
    felt(S.element('glow'), straight('340,862 654,858 652,1070 344,1074'), '#f8d583', {
      height: 0.3,
      fuzz: 0.4,
    }),
    felt(S.element('sand'), grown(1, 4), GOLD, { height: 0.4 }),
    felt(S.element('sun'), by(1, 4, '52,24 66,16 80,24 82,40 68,48 54,40'), SNOW, { height: 1 }),
    felt(S.element('dune'), by(1, 4, '-20,74 26,52 60,68 120,46 120,130 -20,130'), '#a8653a', {
      height: 1.2,
    }),
    felt(S.element('near dune'), by(1, 4, '-20,98 40,80 70,94 120,84 120,130 -20,130'), '#7e4629', {
      height: 1.2,
    }),
    felt(S.element('ball'), grown(2, 0), GOLD, { height: 0.4 }),
    felt(
      S.element('he'),
      [
        by(2, 0, '28,124 26,70 32,46 44,40 52,52 52,84 54,124'),
        by(2, 0, '32,32 36,20 46,18 52,27 48,38 38,41'),
      ],
      DARK,
      { height: 1.2, fuzz: 0.5 },
    ),
    felt(S.element('she'), by(2, 0, '46,124 54,80 52,54 58,46 66,54 68,74 88,112 92,124'), ROSE, {
      height: 1.2,
      fuzz: 0.5,
    }),
    felt(S.element('her head'), by(2, 0, '52,36 56,26 65,25 70,34 65,44 56,45'), '#6e3a30', {
      height: 1,
      fuzz: 0.4,
    }),
    felt(S.element('arm'), by(2, 0, '36,56 60,54 66,60 60,66 38,66'), DARK, { height: 1, fuzz: 0.4 }),
    felt(S.element('snow'), grown(3, 4), SNOW, { height: 0.4 }),
    felt(S.element('same coat'), by(3, 4, '18,130 22,84 36,66 58,66 72,84 78,130'), ROSE, { height: 1.2 }),
    felt(S.element('same hat'), by(3, 4, '30,64 28,42 40,28 56,28 66,42 64,64 48,70'), TEAL, { height: 1.2 }),
  );
}

/** One animal behind the whole floor. */
function whale(scene: Scene): void {
  const S = scene.element('whale');
  const [x, y] = at(0, 2);
  const from = (list: string): Point[] =>
    closedCurve(
      trace(list)
        .map(([u, v]) => `${x + u},${y + v}`)
        .join(' '),
    );
  const groove = (k: number): Point[] =>
    traceCurve(
      trace(`-20,${84 + k * 11} 60,${80 + k * 11} 180,${84 + k * 9} 260,${74 + k * 9}`)
        .map(([u, v]) => `${x + u},${y + v}`)
        .join(' '),
    );
  scene.add(
    felt(
      S.element('sea'),
      straight(`${x - 16},${y - 22} ${x + 560},${y - 22} ${x + 560},${y + 126} ${x - 16},${y + 126}`),
      TEAL,
      { height: 0.4 },
    ),
    felt(
      S,
      from(
        '-34,20 40,-30 240,-24 380,26 448,50 470,6 524,-16 516,46 540,112 478,92 448,68 360,96 240,132 40,140 -34,112',
      ),
      WHALE,
      { height: 2 },
    ),
    sew(S, times(4, (k) => running(S, groove(k), 14, 6)).flat(), '#7fa9b0', { width: 3.4 }),
    felt(S.element('white'), blob(x + 46, y + 42, 21, 15, S.noise, 0.06), SNOW, { height: 0.8, fuzz: 0.4 }),
    knots(S, [[x + 49, y + 43]], '#15131a', 10),
    knots(S, [[x + 46, y + 39]], SNOW, 2.4),
    yarn(
      S,
      [traceCurve(`${x + 18},${y + 44} ${x + 32},${y + 26} ${x + 54},${y + 23} ${x + 74},${y + 38}`)],
      adjust(WHALE, { dL: 0.08 }),
      { width: 7, every: 0 },
    ),
  );
}

function wall(scene: Scene): void {
  const S = scene.element('wall');
  const roof = closedCurve(
    '58,92 76,58 190,48 330,60 470,46 610,56 720,44 744,80 700,92 640,82 560,96 470,86 380,98 280,86 170,96 100,90',
  );
  scene.add(
    felt(S, straight('84,76 712,66 728,1140 66,1140'), WALL, {
      height: 2.4,
      holes: [...OPEN.map(([c, r]) => pane(c, r)), LAST],
    }),
    felt(S.element('roof'), roof, SNOW, { height: 2 }),
    times(5, (k) =>
      sew(
        S,
        running(
          S,
          traceCurve(`90,${246 + k * 148} 300,${240 + k * 149} 500,${246 + k * 147} 712,${240 + k * 148}`),
          13,
          11,
        ),
        adjust(WALL, { dL: -0.1 }),
        { width: 3 },
      ),
    ),
  );
}

/** Sewn up all round, and the thread bitten off. */
function shut(scene: Scene): void {
  const S = scene.element('shut');
  const places = times(20, (i): readonly [number, number] => [i % 4, Math.floor(i / 4)]).filter(
    ([c, r]) => !OPEN.some(([oc, or]) => oc === c && or === r),
  );
  [...places, [0, 5] as const].forEach(([c, r], i) => {
    const E = S.element(`flap ${i}`);
    const outline = pane(c, r);
    scene.add(
      felt(E, outline, adjust(FLAP, { dL: E.rng.gauss(0, 0.018) }), { height: 1.3 }),
      sew(E, blanket(E, [...outline].reverse(), { leg: 10, gap: 15, side: 1 }), DARK, { width: 2.8 }),
    );
  });
}

/** Opened to one side, their threads hanging. */
function flaps(scene: Scene): void {
  const S = scene.element('flaps');
  OPEN.forEach(([c, r], i) => {
    const [x, y] = at(c, r);
    const side = c === 0 || (c === 1 && r === 4) ? -1 : 1;
    const edge = side < 0 ? x : x + W;
    const leaf = straight(
      `${edge},${y} ${edge + side * 38},${y - 13} ${edge + side * 39},${y + H + 9} ${edge},${y + H}`,
    );
    const end: Points = traceCurve(
      `${edge + side * 36},${y + 30} ${edge + side * 46},${y + 50} ${edge + side * 38},${y + 70} ${edge + side * 50},${y + 96 + (i % 3) * 14}`,
    );
    scene.add(
      felt(S.element(`leaf ${i}`), leaf, adjust(FLAP, { dL: side < 0 ? 0.05 : -0.04 }), { height: 2 }),
      sew(S, [end], DARK, { width: 2.6, dimple: false }),
    );
  });
}

/** The big one by the door: its stitches are giving way. */
function last(scene: Scene): void {
  const S = scene.element('last');
  const flap = closedCurve(
    '392,858 470,838 580,836 660,858 676,930 670,1010 650,1064 560,1080 460,1076 404,1064 388,1000 382,920',
  );
  const claws = times(4, (k) => {
    const v = 884 + k * 31;
    const reach = [62, 74, 70, 54][k] ?? 60;
    return closedCurve(
      `352,${v - 9} 376,${v - 13} 400,${v - 11} ${388 + reach * 0.6},${v - 3} ${388 + reach},${v + 14} ${384 + reach * 0.55},${v + 9} 396,${v + 9} 372,${v + 11} 352,${v + 10}`,
    );
  });
  const tight = (list: string): Point[][] =>
    blanket(S, traceCurve(list), { leg: 15, gap: 19, side: -1, edge: true });
  scene.add(
    felt(S, flap, adjust(FLAP, { dL: 0.02 }), { height: 5, shadowOpacity: 0.66 }),
    sew(S, tight('660,870 674,930 668,1010 650,1060'), DARK, { width: 3.4 }),
    sew(S, tight('640,1068 560,1080 460,1076 420,1068'), DARK, { width: 3.4 }),
    sew(
      S,
      ['390,1024 372,1030 362,1048', '396,1050 378,1060 366,1084'].map((end) => traceCurve(end)),
      DARK,
      { width: 3, dimple: false },
    ),
    claws.map((claw, k) => felt(S.element(`claw ${k}`), claw, DARK, { height: 2, fuzz: 0.4 })),
  );
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  scene.add(
    felt(
      S,
      closedCurve(
        '-60,1092 60,1076 180,1088 330,1078 480,1092 640,1078 760,1090 860,1076 880,1140 880,1260 -80,1260 -90,1140',
      ),
      SNOW,
      { height: 1.8 },
    ),
    knots(
      S,
      trace('34,180 46,420 30,640 60,860 762,150 754,390 770,610 748,800 400,24 160,26 640,20'),
      SNOW,
      4.6,
    ),
    sew(
      S,
      times(7, (k): Point[] => [
        [40 + k * 20 + (k % 2) * 4, 1186 - k * 4],
        [53 + k * 20, 1185 - k * 4],
      ]),
      '#9aa0b4',
      { width: 5, twist: false },
    ),
  );
}

/** From behind; one mitten raised, not yet touching. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const put = (list: string): Point[] =>
    closedCurve(
      trace(list)
        .map(([u, v]) => `${212 + u},${1140 + v}`)
        .join(' '),
    );
  const f = (name: string, list: string, colour: string, height = 1.8): string =>
    felt(S.element(name), put(list), colour, { height });
  scene.add(
    f('left leg', '-28,-18 -8,-18 -8,22 -14,30 -38,30 -36,18 -28,10', DARK),
    f('right leg', '8,-18 30,-18 30,16 38,22 36,32 10,32 8,20', DARK),
    f('arm', '24,-108 46,-122 68,-136 82,-128 78,-114 56,-98 36,-82', adjust(ROSE, { dL: -0.03 })),
    f('mitten', '66,-138 70,-158 86,-164 96,-150 92,-132 82,-122 70,-128', SNOW),
    f('coat', '-42,-10 -44,-60 -38,-102 -18,-120 18,-120 38,-102 44,-60 48,-8 0,-4', ROSE, 2.4),
    sew(S, backStitch(S, traceCurve('212,1034 214,1084 212,1132'), 9), adjust(ROSE, { dL: 0.14 }), {
      width: 2.6,
    }),
    f('other arm', '-36,-104 -48,-78 -56,-44 -48,-34 -34,-40 -26,-74', adjust(ROSE, { dL: -0.03 })),
    f('scarf', '-26,-126 0,-118 28,-126 30,-110 0,-102 -28,-110', GOLD),
    f('hat', '-32,-130 -34,-156 -22,-180 4,-190 26,-178 36,-154 34,-128 0,-122', TEAL, 2.2),
    sew(S, running(S, traceCurve('180,1008 212,1016 246,1008'), 8, 5), SNOW, { width: 3 }),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.2, seed: 24, lamp: { at: [366, 980], reach: 190, gain: 0.2 } },
  paint,
});
