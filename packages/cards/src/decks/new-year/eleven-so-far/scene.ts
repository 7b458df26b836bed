/** N05: a narwhal has come up through the ice; eleven rings are on its tusk, and a girl takes aim with the twelfth. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { moved } from '../../../kit/markup.ts';
import { lerp, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { hoop, narwhal, ringedTusk, type Thrown } from '../../../motifs/felt-narwhal.ts';

const [SKY, SNOW, ICE, WATER, FIR, RED, SKIN, HAIR] = [
  '#e8c9b4',
  '#eef0ec',
  '#a9cbd3',
  '#1f4a5c',
  '#4a6f6c',
  '#b8402f',
  '#ecc3a0',
  '#6a3524',
] as const;
const GOLD = '#d9a441';

/** From the first throw up. */
const RINGS: readonly Thrown[] = [
  { t: 0.13, r: 122, w: 44, tilt: 0.05, colour: '#c8463a', of: 'lifebuoy' },
  { t: 0.2, r: 100, w: 22, tilt: 0.16, colour: GOLD, of: 'brass' },
  { t: 0.265, r: 104, w: 40, tilt: -0.03, colour: '#3c454e', of: 'tyre' },
  { t: 0.335, r: 84, w: 20, tilt: 0.2, colour: '#b5763a', of: 'wood' },
  { t: 0.395, r: 90, w: 36, tilt: 0.08, colour: '#4f7a4a', of: 'wreath' },
  { t: 0.46, r: 72, w: 34, tilt: 0.02, colour: '#c98d4a', of: 'bagel' },
  { t: 0.515, r: 78, w: 18, tilt: 0.24, colour: '#b7bec4', of: 'brass' },
  { t: 0.565, r: 66, w: 28, tilt: 0.06, colour: '#3f6f9c', of: 'wool' },
  { t: 0.618, r: 62, w: 22, tilt: 0.16, colour: '#cdb482', of: 'rope' },
  { t: 0.665, r: 54, w: 18, tilt: 0.02, colour: '#d07a86', of: 'wool' },
  { t: 0.71, r: 52, w: 15, tilt: 0.2, colour: '#e2b64e', of: 'brass' },
];

function paint(): Scene {
  const scene = new Scene({ seed: 505, background: SKY });
  far(scene);
  water(scene);
  scene.add(
    moved({ x: -30, y: 0 }, narwhal(scene.element('narwhal')), ringedTusk(scene.element('tusk'), RINGS)),
  );
  edge(scene);
  girl(scene);
  return scene;
}

/** A pale noon; a tower on the shore, its hands together. */
function far(scene: Scene): void {
  const S = scene.element('far');
  const firs = times(13, (i): Point[] => {
    const [x, h] = [560 + i * 22 + S.rng.gauss(0, 5), S.rng.range(40, 74)];
    return closedCurve(
      `${x - 15},776 ${x - 7},${776 - h * 0.5} ${x},${776 - h} ${x + 8},${776 - h * 0.5} ${x + 16},776`,
      4,
    );
  });
  const left = times(4, (i): Point[] => {
    const [x, h] = [8 + i * 26, S.rng.range(36, 66)];
    return closedCurve(
      `${x - 15},776 ${x - 7},${776 - h * 0.5} ${x},${776 - h} ${x + 8},${776 - h * 0.5} ${x + 16},776`,
      4,
    );
  });
  const tower = trace('670,778 670,640 664,636 692,596 720,636 714,640 714,778');
  scene.add(
    knots(
      S,
      times(46, (): Point => [S.rng.range(10, 790), S.rng.range(10, 720)]),
      '#f8efe4',
      4.6,
    ),
    felt(S, tower, '#a8705a', { height: 1, fuzz: 0.8 }),
    felt(S.element('roof'), trace('660,642 692,590 724,642'), SNOW, { height: 1.2, fuzz: 0.8 }),
    felt(
      S.element('dial'),
      times(14, (i): Point => [692 + Math.cos((i / 14) * TAU) * 15, 668 + Math.sin((i / 14) * TAU) * 15]),
      '#f4ead2',
      { height: 0.6, fuzz: 0.4 },
    ),
    sew(
      S,
      [
        [
          [692, 668],
          [692, 657],
        ],
        [
          [691, 668],
          [690, 660],
        ],
      ],
      '#2a2530',
      { width: 2.4, dimple: false },
    ),
    felt(S.element('firs'), [...firs, ...left], FIR, { height: 1.2 }),
    felt(
      S.element('ice'),
      closedCurve('-60,766 200,756 460,764 700,758 880,768 880,1300 -60,1300', 8),
      SNOW,
      { height: 1.6 },
    ),
    sew(
      S,
      times(15, (i) => {
        const [x, y] = [S.rng.range(560, 780), 800 + i * 12];
        return [
          [x, y],
          [x + S.rng.range(16, 44), y + S.rng.gauss(0, 2)],
        ];
      }),
      '#c3d2d6',
      { width: 3 },
    ),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  scene.add(
    felt(
      S.element('rim'),
      closedCurve('-60,1010 60,940 200,916 340,908 480,918 600,950 690,1010 706,1070 640,1120 -60,1140'),
      ICE,
      { height: 2.4, shadowOpacity: 0.3 },
    ),
    felt(
      S,
      closedCurve('-60,1036 70,966 210,940 340,932 470,942 580,972 656,1026 664,1080 600,1120 -60,1140'),
      WATER,
      { height: 0.4 },
    ),
    sew(
      S,
      ['20,1010 60,996 100,990', '560,1004 600,1016 630,1034', '570,1046 606,1056 630,1062'].map((list) =>
        traceCurve(list),
      ),
      '#7fb3c0',
      { width: 4 },
    ),
  );
}

/** The near edge of the ice, broken. */
function edge(scene: Scene): void {
  const S = scene.element('edge');
  const lip = closedCurve(
    '-60,1078 40,1064 120,1082 210,1070 300,1092 390,1078 470,1096 560,1074 640,1066 700,1040 760,1020 880,1010 880,1300 -60,1300',
    6,
  );
  const top = lip.map(([x, y]): Point => [x, y + 26]);
  const cracks = [
    '120,1110 150,1150 130,1190',
    '390,1106 370,1140 400,1170 390,1210',
    '560,1104 590,1130 586,1160',
    '250,1120 262,1150',
  ];
  scene.add(
    felt(S, lip, ICE, { height: 2.6, shadowOpacity: 0.5 }),
    felt(S.element('top'), top, SNOW, { height: 1.6 }),
    sew(
      S,
      cracks.flatMap((list) => backStitch(S, traceCurve(list), 12)),
      '#b9d0d6',
      { width: 4 },
    ),
    sew(S, running(S, traceCurve('-20,1160 120,1180 300,1172 460,1186 620,1176'), 14, 40), '#cfdcdf', {
      width: 4,
    }),
  );
}

/** One eye shut, the tongue between the teeth. */
function girl(scene: Scene): void {
  const S = scene.element('girl');
  const coat = closedCurve(
    '-36,-196 -54,-150 -66,-90 -78,-40 -30,-30 30,-28 84,-38 74,-100 56,-160 36,-198 0,-208',
  );
  const rear = closedCurve('24,-196 50,-190 80,-160 104,-124 116,-104 98,-90 78,-104 54,-136 28,-160');
  const front = closedCurve(
    '-26,-200 -8,-180 -24,-158 -62,-176 -100,-214 -126,-256 -132,-270 -110,-282 -98,-272 -84,-244 -58,-216',
  );
  const boots = [
    closedCurve('-44,-34 -16,-34 -14,-2 -18,6 -66,8 -72,-6 -44,-16'),
    closedCurve('14,-34 44,-36 48,-4 46,8 2,8 -4,-4 16,-14'),
  ];
  scene.add(
    moved(
      { x: 678, y: 1142, s: 1.06 },
      felt(S.element('rear'), rear, adjust(RED, { dL: -0.05 }), { height: 2 }),
      felt(
        S.element('rear mitten'),
        closedCurve('96,-108 114,-114 130,-100 134,-82 118,-72 102,-82'),
        '#f0e6d2',
        { height: 1.6 },
      ),
      felt(S.element('boots'), boots, '#5a3a2c', { height: 1.6 }),
      felt(S, coat, RED, { height: 2.6 }),
      sew(S, running(S, traceCurve('-72,-54 -20,-44 30,-42 78,-52'), 10, 7), '#e9d9c0', { width: 3.4 }),
      sew(S, backStitch(S, traceCurve('-20,-190 -26,-120 -32,-40'), 12), adjust(RED, { dL: -0.12 }), {
        width: 3.4,
        dimple: false,
      }),
      knots(S, trace('-38,-150 -42,-118 -46,-84'), '#f0e2c4', 5.4),
      head(scene),
      felt(S.element('scarf'), closedCurve('-42,-206 0,-194 42,-206 46,-186 0,-172 -46,-188'), '#f0e6d2', {
        height: 1.8,
      }),
      felt(
        S.element('scarf end'),
        closedCurve('10,-190 34,-188 40,-150 34,-124 12,-124 10,-156'),
        '#f0e6d2',
        { height: 1.6 },
      ),
      hoop(
        S.element('twelfth'),
        { x: -160, y: -342, r: 66, w: 17, tilt: -0.5, colour: '#e6b84c', of: 'brass', flat: 0.78 },
        [0, TAU],
      ),
      felt(S.element('front'), front, RED, { height: 2.4 }),
      felt(
        S.element('mitten'),
        closedCurve(
          '-96,-272 -104,-258 -128,-256 -144,-270 -148,-296 -130,-308 -118,-294 -108,-304 -96,-292',
        ),
        '#f0e6d2',
        { height: 2 },
      ),
    ),
  );
}

function head(scene: Scene): string {
  const S = scene.element('head');
  const face = closedCurve(
    '-30,-54 -46,-36 -51,-18 -50,-6 -57,4 -63,12 -61,18 -53,20 -56,27 -52,31 -54,37 -49,42 -50,52 -42,62 -22,64 0,58 8,76 40,76 52,40 56,0 50,-34 24,-58 -4,-64',
  );
  const hat = closedCurve('-46,-40 -46,-70 -20,-96 22,-98 58,-72 72,-28 68,14 52,24 36,-10 10,-30 -18,-36');
  const band = closedCurve('-52,-50 -26,-52 14,-46 48,-28 70,4 76,26 58,34 40,8 14,-14 -20,-26 -50,-28');
  const plaits = yarn(S, [traceCurve('56,24 70,50 66,84 80,120')], HAIR, { width: 15, every: 12 });
  return moved(
    { x: -2, y: -272, r: 18, s: 1.1 },
    plaits,
    felt(S, face, SKIN, { height: 1.8, fuzz: 0.4, wobble: 0.4 }),
    satinFill(
      S,
      times(10, (i): Point => [-20 + Math.cos((i / 10) * TAU) * 11, 26 + Math.sin((i / 10) * TAU) * 9]),
      '#e08a72',
      0.4,
      2.6,
    ),
    felt(S.element('white'), spline(trace('-50,-1 -42,-13 -28,-13 -22,-2 -30,8 -44,8'), true, 6), '#f8f2e4', {
      height: 0.3,
      fuzz: 0.2,
      wobble: 0.2,
    }),
    satinFill(
      S,
      times(10, (i): Point => [-41 + Math.cos((i / 10) * TAU) * 6.6, -6 + Math.sin((i / 10) * TAU) * 7.4]),
      '#2b2018',
      0.9,
      2.2,
    ),
    knots(S, [[-43, -8]], '#fffdf4', 1.7),
    sew(S, [traceCurve('-52,-3 -42,-15 -27,-14 -20,-3', 6)], '#2b2018', {
      width: 3,
      twist: false,
      dimple: false,
    }),
    sew(S, [traceCurve('-49,-20 -40,-25 -27,-22', 5)], HAIR, {
      width: 3.4,
      twist: false,
      dimple: false,
      shadow: 0.1,
    }),
    sew(S, [traceCurve('-53,33 -44,36 -36,31', 5)], '#9c4a40', {
      width: 3,
      twist: false,
      dimple: false,
      shadow: 0,
    }),
    felt(S.element('tongue'), closedCurve('-52,34 -44,35 -44,43 -51,43', 4), '#d0605a', {
      height: 0.5,
      fuzz: 0.2,
    }),
    felt(S.element('hair'), closedCurve('-8,-22 14,-12 34,8 56,26 50,44 34,34 20,12 0,-2 -14,-10'), HAIR, {
      height: 1,
      fuzz: 0.8,
    }),
    felt(S.element('hat'), hat, '#3f6f7c', { height: 2 }),
    sew(
      S,
      times(7, (k): Point[] =>
        spline(
          [
            [lerp(-44, 56, k / 6), -30 + k * 5],
            [lerp(-26, 40, k / 6), -66 + k * 2],
            [10 + k, -92],
          ],
          false,
          6,
        ),
      ),
      '#2f5562',
      { width: 3.4, dimple: false },
    ),
    felt(S.element('band'), band, '#f0e6d2', { height: 1.6, fuzz: 2 }),
    felt(
      S.element('bobble'),
      times(12, (i): Point => [22 + Math.cos((i / 12) * TAU) * 20, -104 + Math.sin((i / 12) * TAU) * 19]),
      '#f0e6d2',
      { height: 2, fuzz: 3 },
    ),
  );
}

export default card({ finish: felted, grade: { rake: 0.2, seed: 15 }, paint });
