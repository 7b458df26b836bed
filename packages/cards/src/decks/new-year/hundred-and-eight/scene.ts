/** N19: the bell is struck, and the moths that slept in its bronze come down as one, with the face of a wolf, to look at the boy who struck it. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { TAU, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { mothWolf, smallMoth } from '../../../motifs/felt-moth-wolf.ts';

const [MORNING, BRONZE, SNOW, ROBE, SKIN] = ['#c2cdca', '#4f7468', '#f1f2ee', '#d2571f', '#dcae8a'] as const;
const VERDIGRIS = '#8fb09c';
const DARK = '#16181c';
/** Middle of the bell's mouth. */
const MOUTH: Point = [430, 176];

function paint(): Scene {
  const scene = new Scene({ seed: 1908, background: MORNING });
  snow(scene);
  sound(scene);
  bell(scene);
  swarm(scene);
  scene.add(mothWolf(scene.element('wolf'), { x: 402, y: 570, s: 0.81, r: -0.045, gaze: [3, 14] }));
  boy(scene);
  return scene;
}

function snow(scene: Scene): void {
  const S = scene.element('snow');
  const far = closedCurve('-60,990 90,964 230,986 400,1008 580,980 720,958 860,974 860,1260 -60,1260');
  const near = closedCurve('-60,1092 120,1070 300,1090 460,1112 640,1094 860,1072 860,1260 -60,1260');
  scene.add(
    felt(S, far, '#d6dde1', { height: 1.4 }),
    felt(S.element('near'), near, SNOW, { height: 1.8 }),
    sew(S, running(S, traceCurve('-10,1144 120,1118 280,1134 330,1140'), 15, 10), '#a9b6bf', { width: 3.6 }),
    sew(S, running(S, traceCurve('500,1156 640,1142 820,1120'), 15, 10), '#a9b6bf', { width: 3.6 }),
  );
}

/** It goes out in rings. */
function sound(scene: Scene): void {
  const S = scene.element('sound');
  [360, 440, 526].forEach((r, i) => {
    const arc = (from: number, to: number): Point[] =>
      times(24, (k): Point => {
        const a = from + (k / 23) * (to - from);
        return [MOUTH[0] + Math.cos(a) * r * 1.04, 150 + Math.sin(a) * r * 0.62];
      });
    scene.add(
      [arc(0.04, 1.1), arc(2.04, TAU / 2 - 0.04)].map((ring) =>
        sew(S, running(S, ring, 17 - i * 2, 12 + i * 5), adjust(BRONZE, { dL: 0.1 + i * 0.05 }), {
          width: 3.8 - i * 0.5,
        }),
      ),
    );
  });
}

/** Only its hem is in the picture. */
function bell(scene: Scene): void {
  const S = scene.element('bell');
  const hollow = closedCurve(
    '126,150 200,206 320,232 430,238 540,232 660,206 734,150 620,120 430,108 240,120',
  );
  const wall = closedCurve(
    '196,-60 188,0 168,70 126,140 132,156 220,190 330,204 430,208 530,204 640,190 728,156 734,140 692,70 672,0 664,-60',
  );
  const log = closedCurve('-60,26 60,30 128,34 142,66 128,98 60,102 -60,106');
  const end = closedCurve('120,34 140,40 150,66 140,92 120,98 108,66');
  scene.add(
    felt(S, hollow, DARK, { height: 1, shadowOpacity: 0.3 }),
    felt(S.element('wall'), wall, BRONZE, { height: 3, shadowOpacity: 0.5 }),
    wool(S.element('worn'), closedCurve('206,-40 200,40 176,110 240,150 300,170 290,60 290,-40'), VERDIGRIS, {
      n: 900,
      length: 30,
      opacity: 0.3,
      flow: () => 1.5,
    }),
    ...['172,84 260,118 430,132 600,118 690,84', '160,104 256,138 430,152 604,138 702,104'].map((list) =>
      sew(S, backStitch(S, traceCurve(list), 13), VERDIGRIS, { width: 4.6 }),
    ),
    knots(
      S,
      [-40, -6, 28].flatMap((y, row) =>
        times(9, (k): Point => {
          const u = (k - 4) / 4.4;
          return [430 + Math.sin(u * 1.2) * 238 + (row % 2 ? 8 : 0), y + 26 * (1 - u * u)];
        }),
      ),
      '#b98f48',
      9,
    ),
    felt(S.element('log'), log, '#7d5a42', { height: 2.4 }),
    felt(S.element('end'), end, '#b58d63', { height: 1 }),
    sew(S, running(S, traceCurve('-20,52 60,54 104,56'), 16, 9), '#54392a', { width: 3 }),
    sew(S, running(S, traceCurve('-20,80 60,80 104,80'), 16, 9), '#54392a', { width: 3 }),
    yarn(S.element('rope'), [trace('62,-40 64,20 62,108')], '#c8b48c', { width: 9, every: 0 }),
  );
}

const SWARM: readonly (readonly [x: number, y: number, s: number, turn: number])[] = [
  [318, 222, 0.95, 2.7],
  [410, 246, 1.1, 3.3],
  [510, 226, 0.95, -2.7],
  [640, 262, 0.72, -1.8],
  [176, 214, 0.6, 2.2],
  [690, 330, 0.6, -1.5],
  [124, 330, 0.62, 1.4],
  [730, 394, 0.54, -1.2],
  [70, 470, 0.5, 0.9],
  [744, 640, 0.5, -2.4],
];

/** Those that are not yet part of it. */
function swarm(scene: Scene): void {
  SWARM.forEach(([x, y, s, r], i) =>
    scene.add(
      smallMoth(scene.element(`moth ${i}`), {
        x,
        y,
        s,
        r,
        wings: i % 3 ? '#4b444c' : '#66554f',
        body: '#b59b78',
      }),
    ),
  );
}

/** From behind; he has let go of the rope, and lays a hand on its nose. */
function boy(scene: Scene): void {
  const S = scene.element('boy');
  const at = { x: 356, y: 1164, s: 1.06 };
  const shape = (list: string): Point[] =>
    closedCurve(
      place(trace(list), at)
        .map((p) => p.join(','))
        .join(' '),
    );
  const line = (list: string): Point[] => spline(place(trace(list), at), false, 8);
  scene.add(
    wool(S, shape('-50,2 0,-10 60,-2 130,18 60,26 -30,16'), '#8fa0ad', { n: 700, length: 22, opacity: 0.42 }),
    felt(S.element('legs'), [shape('-22,-14 -6,-14 -8,8 -24,8'), shape('6,-14 22,-14 24,8 8,8')], '#5b4a3f', {
      height: 0.8,
    }),
    felt(S.element('robe'), shape('-20,-104 0,-110 20,-104 32,-60 42,-8 0,-2 -42,-8 -32,-60'), ROBE, {
      height: 2,
    }),
    felt(
      S.element('sleeves'),
      [
        shape('-18,-102 -34,-80 -54,-46 -44,-32 -26,-44 -18,-66'),
        shape('8,-92 14,-108 30,-118 42,-146 44,-170 72,-168 68,-140 54,-106 34,-74 18,-62'),
      ],
      adjust(ROBE, { dL: -0.04 }),
      { height: 1.5 },
    ),
    sew(S, backStitch(S, line('-16,-104 4,-70 34,-30'), 9), '#f0c98a', { width: 4 }),
    sew(S, running(S, line('-10,-60 -14,-14'), 10, 6), '#93370f', { width: 3 }),
    felt(S.element('head'), shape('-22,-124 -16,-146 0,-152 16,-146 22,-124 14,-106 0,-102 -14,-106'), SKIN, {
      height: 2.2,
      fuzz: 0.4,
    }),
    felt(
      S.element('ears'),
      [shape('-22,-130 -29,-132 -29,-120 -22,-116'), shape('22,-130 29,-132 29,-120 22,-116')],
      SKIN,
      {
        height: 1,
        fuzz: 0.3,
      },
    ),
    wool(S.element('crown'), shape('-20,-128 -14,-146 0,-151 14,-146 20,-128 12,-116 -12,-116'), '#a9866c', {
      n: 420,
      length: 5,
      opacity: 0.3,
    }),
    satinFill(S.element('hands'), shape('-52,-44 -44,-36 -46,-26 -54,-30'), SKIN, 1, 2.4),
    felt(
      S.element('hand'),
      shape(
        '49,-168 44,-180 40,-192 45,-194 50,-186 49,-204 55,-205 57,-190 61,-206 67,-205 66,-190 72,-200 77,-197 73,-184 72,-174 66,-166',
      ),
      SKIN,
      { height: 1.2, fuzz: 0.3 },
    ),
    smallMoth(S.element('white'), { x: 560, y: 1066, s: 0.62, r: 0.5, wings: '#fbfaf2', body: '#c9b68e' }),
  );
}

export default card({ finish: felted, grade: { rake: 0.14, seed: 19 }, paint });
