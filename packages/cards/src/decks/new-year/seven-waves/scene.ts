/** N22: seven waves stand on a dry beach like hurdles on a winding course; a grandmother in white gathers her skirt to run. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust, mix } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { moved } from '../../../kit/markup.ts';
import { lerp, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';

const [SKY, SAND, TEAL, PALE, WHITE] = ['#c9dcd6', '#d6ae78', '#1f6a74', '#86bfb8', '#f3ede0'] as const;
const SKIN = '#70442f';
const FLOWER = '#c8322f';
const HAIR = '#a9a39c';
const DUST = adjust(SAND, { dL: -0.13, kC: 0.9 });

/** Foot, height, and which way it curls: -1 left. Nearest first. */
const WAVES: readonly (readonly [number, number, number, 1 | -1])[] = [
  [636, 1050, 446, -1],
  [236, 690, 268, 1],
  [566, 512, 178, -1],
  [318, 390, 120, 1],
  [508, 304, 84, -1],
  [384, 246, 58, 1],
  [468, 204, 40, -1],
];

function paint(): Scene {
  const scene = new Scene({ seed: 2222, background: SKY });
  beach(scene);
  course(scene);
  [...WAVES.entries()].reverse().forEach(([i]) => wave(scene, i));
  grandmother(scene);
  return scene;
}

function beach(scene: Scene): void {
  const S = scene.element('beach');
  const sun = closedCurve('432,176 440,140 470,118 502,124 522,150 528,180');
  scene.add(
    felt(S.element('sun'), sun, FLOWER, { height: 1 }),
    felt(
      S,
      closedCurve(
        '-80,196 -40,182 120,172 300,180 480,170 660,178 800,168 860,180 880,260 880,1260 -80,1260 -90,300',
      ),
      SAND,
      {
        height: 1.2,
      },
    ),
  );
}

/** Two white lines wind up the beach, as on a running track. */
function course(scene: Scene): void {
  const S = scene.element('course');
  const middle = traceCurve(
    '-60,1150 120,1140 360,1120 600,1076 740,990 720,880 560,780 330,722 170,640 270,566 470,540 600,508 620,450 500,416 370,402 290,368 360,326 470,314 540,292 500,262 420,252 370,230 420,212 480,198 500,184',
    10,
  );
  const n = middle.length - 1;
  const half = (i: number): number => lerp(4, 74, Math.max(0, (nth(middle, i)[1] - 180) / 970) ** 1.1);
  const side = (k: number): Point[] =>
    middle.map(([x, y], i): Point => {
      const [a, b] = [nth(middle, Math.max(0, i - 2)), nth(middle, Math.min(n, i + 2))];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const long = Math.hypot(dx, dy) || 1;
      return [x - (dy / long) * half(i) * k, y + (dx / long) * half(i) * k * 0.62];
    });
  for (const k of [-1, 1]) {
    const line = side(k);
    const cut = (from: number, to: number): Point[] => line.slice(Math.floor(from * n), Math.floor(to * n));
    scene.add(
      sew(S, backStitch(S, cut(0.62, 1), 7), WHITE, { width: 2.2, twist: false }),
      sew(S, backStitch(S, cut(0.36, 0.63), 10), WHITE, { width: 3.4 }),
      sew(S, backStitch(S, cut(0, 0.37), 16), WHITE, { width: 5.6 }),
    );
  }
}

const BODY =
  '-0.66,0 -0.4,-0.04 -0.2,-0.12 -0.08,-0.28 -0.05,-0.48 -0.12,-0.64 -0.26,-0.71 -0.42,-0.66 -0.52,-0.54 -0.6,-0.62 -0.58,-0.8 -0.44,-0.95 -0.2,-1.03 0.06,-0.99 0.28,-0.84 0.4,-0.6 0.48,-0.36 0.62,-0.14 0.9,0 0.3,0.03';
const FOAM =
  '-0.53,-0.5 -0.57,-0.56 -0.62,-0.53 -0.66,-0.6 -0.63,-0.68 -0.68,-0.74 -0.62,-0.84 -0.55,-0.86 -0.52,-0.95 -0.42,-0.96 -0.36,-1.05 -0.24,-1.03 -0.14,-1.09 -0.04,-1.03 0.08,-1.04 0.14,-0.96 0.26,-0.9 0.14,-0.9 0.1,-0.84 0,-0.9 -0.06,-0.82 -0.14,-0.9 -0.22,-0.8 -0.28,-0.87 -0.38,-0.78 -0.4,-0.7 -0.48,-0.7 -0.46,-0.6';

function wave(scene: Scene, i: number): void {
  const S = scene.element(`wave ${i}`);
  const [x, y, h, side] = nth(WAVES, i);
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x - u * side * h, y + v * h]);
  const size = Math.min(1, h / 300);
  const thick = Math.max(2, 8.4 * size);
  const flows = [
    '0.66,-0.02 0.44,-0.2 0.34,-0.5 0.2,-0.78 0.02,-0.86',
    '0.46,-0.03 0.28,-0.2 0.2,-0.48 0.08,-0.72 -0.1,-0.82',
    '0.26,-0.02 0.14,-0.2 0.1,-0.46 0,-0.66 -0.16,-0.76',
    '0.04,-0.03 0,-0.2 0.03,-0.42 -0.02,-0.56',
  ];
  const stripes = flows.slice(0, h > 100 ? 4 : h > 60 ? 2 : 1).map((flow) => spline(at(flow), false, 10));
  const spray = trace(
    '-0.7,-0.46 -0.76,-0.64 -0.62,-0.42 -0.8,-0.8 -0.72,-0.92 -0.54,-1.08 -0.3,-1.16 -0.86,-0.6 0.02,-1.14 -0.64,-1.02 -0.42,-1.12',
  );
  const ground = at('-0.5,0.02 0.2,0.06 1,0.02 1.34,0.1 1.1,0.17 0.5,0.15 -0.1,0.1').map(([u, v]): Point => [
    side > 0 ? x + (x - u) * 0.96 : u,
    v,
  ]);
  scene.add(
    felt(S.element('shadow'), spline(ground, true, 5), DUST, { height: 0.25, fuzz: 0.6, shadowOpacity: 0.1 }),
    felt(S, spline(at(BODY), true, 6), mix(TEAL, PALE, i * 0.07), { height: 0.5 + 1.8 * size }),
    stripes.map((stripe, k) =>
      h > 100
        ? yarn(S, [stripe], k % 2 ? PALE : mix(TEAL, PALE, 0.5), {
            width: thick,
            every: 30 * size + 10,
            couching: WHITE,
          })
        : sew(S, running(S, stripe, 8, 4), PALE, { width: 2.4 }),
    ),
    felt(S.element('foam'), spline(at(FOAM), true, 4), WHITE, {
      height: 0.4 + 1.4 * size,
      fuzz: 0.5 + size * 0.6,
    }),
    knots(
      S,
      spray.slice(0, h > 160 ? 7 : h > 60 ? 4 : 2).map(([u, v]): Point => [x - u * side * h, y + v * h]),
      WHITE,
      1.3 + 4 * size,
    ),
  );
  if (i === 1) scene.add(moved({ x: x + 0.18 * h, y: y - 1.04 * h, r: 10 }, gull(S.element('gull'))));
}

/** It stands on the second one and waits. */
const gull = (S: Easel): string =>
  sew(
    S,
    [
      [
        [-3, 0],
        [-4, -12],
      ],
      [
        [5, 0],
        [5, -12],
      ],
    ],
    '#c9772e',
    { width: 2.4, twist: false },
  ) +
  satinFill(
    S,
    closedCurve('-30,-12 -14,-20 4,-28 12,-36 20,-38 24,-32 18,-24 14,-14 2,-8 -12,-8'),
    WHITE,
    0.4,
    2.6,
  ) +
  satinFill(S, closedCurve('-32,-14 -16,-20 4,-20 2,-13 -14,-11'), '#8d979c', 0.1, 2.4) +
  sew(
    S,
    [
      [
        [24, -33],
        [31, -31],
      ],
    ],
    '#c9772e',
    { width: 2.6, twist: false },
  );

const limb = (line: string, from: number, to: number): Point[] =>
  ribbon(traceCurve(line, 8), (t) => lerp(from, to, t));

/** In profile, leaning into it: one heel up, the skirt in both fists. Her foot is at (0, 0). */
function grandmother(scene: Scene): void {
  const S = scene.element('grandmother');
  const dress = closedCurve(
    '22,-262 -8,-252 -40,-222 -58,-186 -68,-156 -98,-122 -132,-86 -152,-54 -130,-44 -104,-56 -78,-38 -48,-52 -20,-40 8,-60 36,-64 62,-92 84,-120 86,-148 80,-170 88,-196 90,-216 76,-238 54,-258',
  );
  const face = closedCurve(
    '34,-262 30,-290 36,-316 56,-330 76,-326 84,-312 86,-304 96,-293 94,-287 86,-285 88,-278 84,-274 86,-267 80,-258 66,-254 60,-240 36,-244',
  );
  const hair = closedCurve(
    '84,-314 78,-332 56,-342 32,-334 20,-312 22,-288 34,-270 46,-276 50,-292 58,-304 70,-310',
  );
  const legs = [
    closedCurve('-62,-92 -30,-84 -40,-58 -62,-36 -80,-16 -78,2 -66,10 -84,14 -98,2 -102,-18 -84,-46'),
    closedCurve('8,-96 56,-100 70,-82 62,-56 56,-26 58,-6 84,2 86,12 42,12 38,-20 40,-52 20,-70'),
  ];
  scene.add(
    moved(
      { x: 206, y: 1112, s: 1.12 },
      felt(S.element('shadow'), closedCurve('-100,14 -20,8 60,10 130,16 160,26 60,32 -50,26'), DUST, {
        height: 0.2,
        shadowOpacity: 0.1,
      }),
      felt(S.element('far leg'), nth(legs, 0), adjust(SKIN, { dL: -0.04 }), { height: 1.6, fuzz: 0.5 }),
      felt(S.element('near leg'), nth(legs, 1), SKIN, { height: 1.8, fuzz: 0.5 }),
      felt(S.element('face'), face, SKIN, { height: 1.6, fuzz: 0.3, wobble: 0.4 }),
      felt(S.element('dress'), dress, WHITE, { height: 2.6 }),
      folds(S.element('folds')),
      felt(
        S.element('far fist'),
        closedCurve('76,-152 92,-154 100,-140 94,-126 80,-126 72,-138'),
        adjust(SKIN, { dL: -0.03 }),
        { height: 1.4, fuzz: 0.4 },
      ),
      felt(S.element('arm'), limb('10,-226 -20,-190 -20,-162 14,-148 52,-144', 19, 11), SKIN, {
        height: 2,
        fuzz: 0.5,
      }),
      felt(
        S.element('sleeve'),
        closedCurve('4,-250 30,-246 36,-222 20,-196 -6,-194 -20,-212 -14,-236'),
        WHITE,
        { height: 2 },
      ),
      felt(S.element('fist'), closedCurve('44,-156 60,-160 72,-150 70,-134 54,-128 42,-138'), SKIN, {
        height: 1.8,
        fuzz: 0.4,
      }),
      felt(S.element('hair'), hair, HAIR, { height: 1.6, fuzz: 0.6 }),
      sew(
        S,
        [
          '50,-150 58,-148 66,-149',
          '49,-142 57,-140 66,-142',
          '82,-146 90,-144 97,-146',
          '81,-138 88,-136 95,-138',
        ].map((f) => traceCurve(f, 4)),
        adjust(SKIN, { dL: -0.14 }),
        { width: 2, twist: false, dimple: false, shadow: 0 },
      ),
      headwork(S.element('headwork')),
    ),
  );
}

const folds = (S: Easel): string =>
  sew(
    S,
    [
      '50,-136 16,-114 -30,-92 -84,-72',
      '54,-130 28,-100 -6,-78 -46,-66',
      '58,-126 44,-100 20,-78',
      '80,-124 66,-100 46,-78',
      '-62,-150 -94,-112 -128,-70',
      '-44,-150 -70,-116 -100,-80',
    ].flatMap((fold) => backStitch(S, traceCurve(fold), 9)),
    '#b4b3b4',
    { width: 2.6 },
  ) + sew(S, running(S, traceCurve('-52,-172 -10,-166 30,-166 70,-172'), 10, 6), PALE, { width: 3.4 });

const headwork = (S: Easel): string =>
  sew(
    S,
    times(9, (k): Point[] =>
      spline(
        [
          [80 - k * 5, -318 - Math.sin(k / 2.6) * 14],
          [56 - k * 3, -324 + k * 3],
          [30, -302 + k * 3],
        ],
        false,
        6,
      ),
    ),
    adjust(HAIR, { dL: 0.06 }),
    { width: 3, dimple: false },
  ) +
  felt(S.element('bun'), closedCurve('28,-318 12,-322 0,-312 0,-296 12,-286 26,-292'), HAIR, {
    height: 1.6,
    fuzz: 0.6,
  }) +
  yarn(
    S,
    [
      times(14, (k): Point => [
        14 + Math.cos(k * 0.62) * (12 - k * 0.7),
        -304 + Math.sin(k * 0.62) * (13 - k * 0.75),
      ]),
    ],
    adjust(HAIR, { dL: 0.06 }),
    { width: 4.4, every: 0 },
  ) +
  sew(S, [traceCurve('64,-312 74,-313 84,-308', 4)], '#2c1a16', {
    width: 2.2,
    twist: false,
    dimple: false,
    shadow: 0,
  }) +
  sew(S, [traceCurve('74,-272 80,-274 86,-273', 4)], '#3b1d18', {
    width: 2,
    twist: false,
    dimple: false,
    shadow: 0,
  }) +
  sew(
    S,
    [
      [
        [74, -301],
        [83, -302],
      ],
    ],
    WHITE,
    { width: 3, twist: false, dimple: false, shadow: 0 },
  ) +
  knots(S, [[80, -301.5]], '#1c100d', 2) +
  sew(
    S,
    [
      traceCurve('70,-297 76,-294 83,-296', 4),
      traceCurve('66,-284 70,-276 70,-268', 4),
      traceCurve('62,-300 58,-298 56,-294', 4),
    ],
    adjust(SKIN, { dL: -0.13 }),
    { width: 1.8, twist: false, dimple: false, shadow: 0 },
  ) +
  times(5, (k) => {
    const a = k * 1.257 + 0.3;
    const at = (r: number, t: number): string => `${38 + Math.cos(t) * r},${-326 + Math.sin(t) * r}`;
    return satinFill(
      S,
      closedCurve(`${at(3, a)} ${at(12, a - 0.45)} ${at(17, a)} ${at(12, a + 0.45)}`),
      FLOWER,
      a,
      2.4,
    );
  }).join('') +
  knots(S, [[38, -326]], '#f6d36b', 3);

export default card({ finish: felted, grade: { rake: 0.16, seed: 22 }, paint });
