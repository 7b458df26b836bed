/** N58: the bull that carries the world tosses it from horn to horn, and for a second it hangs between. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  CREAM,
  GREEN,
  GROUND,
  OCHRE,
  UMBER,
  VERMILION,
  gold,
  goldLine,
  hair,
  lacquer,
  leaf,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, smooth, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { cottage, dome } from '../../../motifs/lacquer-houses.ts';
import { piece, tongue } from '../../../motifs/lacquer-shapes.ts';

const HIDE: Tones = ['#101738', '#22357a', '#5673ba'];
const DEEP: Tones = ['#0c1128', '#18244f', '#2f4584'];
const NOSE: Tones = ['#4a2a2c', '#99685c', '#d3a58c'];
const SEA: Tones = ['#0e3a3a', '#1f6b64', '#74b8a0'];
const HEAD = { x: 420, y: 806, r: -9 };
const WORLD: Point = [352, 236];

function paint(): Scene {
  const scene = new Scene({ seed: 5858, background: GROUND });
  void_(scene);
  shoulders(scene);
  horns(scene);
  head(scene);
  world(scene);
  birds(scene);
  return scene;
}

/** The way it came, and the way it is going. */
function void_(scene: Scene): void {
  const S = scene.element('void');
  const stars = times(46, () => {
    const [x, y, k] = [S.rng.range(20, 780), S.rng.range(20, 640), S.rng.range(0.6, 2)];
    return Math.hypot(x - WORLD[0], y - WORLD[1]) < 170
      ? ''
      : smooth(
          trace(
            `0,${-k * 2} ${k * 0.6},${-k * 0.6} ${k * 2},0 ${k * 0.6},${k * 0.6} 0,${k * 2} ${-k * 0.6},${k * 0.6} ${-k * 2},0 ${-k * 0.6},${-k * 0.6}`,
          ).map(([u, v]): Point => [x + u, y + v]),
        );
  });
  scene.add(path(stars.join(''), gold(S), 'opacity=".8"'));
}

function shoulders(scene: Scene): void {
  const S = scene.element('shoulders');
  const mass = closedCurve(
    '-40,1260 -40,960 40,820 160,730 300,680 460,664 600,690 720,780 800,880 850,1000 850,1260',
  );
  const flows: readonly (readonly [string, string, number])[] = [
    ['250,720 140,780 50,880 -10,1010', '280,800 200,880 150,980 120,1200', 22],
    ['560,700 680,780 770,890 830,1010', '540,800 620,880 680,990 710,1200', 22],
    ['300,900 260,1000 250,1100 250,1220', '200,960 180,1040 170,1120 170,1220', 10],
    ['520,900 560,1000 580,1100 590,1220', '620,960 650,1040 664,1120 670,1220', 10],
  ];
  scene.add(
    piece(S, mass, { tones: DEEP, light: -90, step: 16, rough: 8 }),
    flows.map(([a, b, n]) => strands(S, trace(a), trace(b), n, { width: 1.5, ragged: 0.4 })),
  );
}

/** One has let go, one is waiting. */
function horns(scene: Scene): void {
  const S = scene.element('horns');
  const horn = (spine: string, rings: string): string =>
    tongue(S, spine, 92, { tones: CREAM, lines: 11, root: 0.95, belly: 0.12, step: 13, light: -100 }) +
    rings
      .split(';')
      .map((d) => path(hair(traceCurve(d, 6), 3, 0.2, 0.2), '#8a6a48'))
      .join('');
  scene.add(
    moved(
      HEAD,
      horn(
        '-80,-148 -190,-150 -284,-214 -316,-330 -276,-450 -214,-530',
        '-130,-190 -122,-150 -130,-112;-166,-190 -156,-152 -164,-116;-200,-196 -188,-164 -195,-130',
      ),
      horn(
        '80,-148 190,-150 284,-206 318,-320 284,-440 222,-530',
        '130,-188 122,-150 130,-114;166,-190 156,-152 163,-117;199,-194 188,-164 194,-130',
      ),
    ),
  );
}

const curl = (
  S: Easel,
  cx: number,
  cy: number,
  r: number,
  turn: number,
  way: 1 | -1,
  tones: Tones,
): string => {
  const spine = times(9, (i): Point => {
    const a = turn + way * (i / 8) * TAU * 0.95;
    const k = r * (1.25 - 0.95 * (i / 8));
    return [cx + Math.cos(a) * k, cy + Math.sin(a) * k];
  });
  return tongue(S, spine, r * 0.72, { tones, lines: 5, root: 0.3, belly: 0.4, step: r * 0.12 });
};

function head(scene: Scene): void {
  const S = scene.element('head');
  const skull = closedCurve(
    '0,-200 76,-194 126,-166 146,-104 136,-30 118,44 102,110 94,170 108,226 104,282 62,320 0,330 -62,320 -104,282 -108,226 -94,170 -102,110 -118,44 -136,-30 -146,-104 -126,-166 -76,-194',
  );
  const muzzle = closedCurve(
    '-92,196 -62,172 0,164 62,172 92,196 104,240 98,284 58,316 0,325 -58,316 -98,284 -104,240',
  );
  scene.add(
    moved(
      HEAD,
      ear(S, '-120,-110 -176,-96 -226,-60 -258,-4'),
      ear(S, '120,-110 178,-100 232,-72 268,-24'),
      piece(S, skull, { tones: HIDE, light: -90, step: 14, rough: 4 }),
      strands(S, trace('-34,-120 -40,-20 -34,80 -40,160'), trace('34,-120 40,-20 34,80 40,160'), 17, {
        width: 1.4,
        ragged: 0.35,
      }),
      strands(S, trace('-128,10 -108,80 -92,140 -88,180'), trace('-92,60 -80,100 -72,140 -70,176'), 8, {
        width: 1.3,
        ragged: 0.4,
      }),
      strands(S, trace('128,10 108,80 92,140 88,180'), trace('92,60 80,100 72,140 70,176'), 8, {
        width: 1.3,
        ragged: 0.4,
      }),
      piece(S, muzzle, { tones: NOSE, light: -90, step: 11, rough: 3 }),
      nostrils(S),
      eye(S, -1),
      eye(S, 1),
      locks(S),
    ),
  );
}

const ear = (S: Easel, spine: string): string =>
  tongue(S, spine, 74, { tones: HIDE, lines: 9, root: 0.3, belly: 0.5 }) +
  tongue(S, spine, 34, { tones: NOSE, lines: 4, root: 0.1, belly: 0.55, cut: [HIDE[0], 1] });

/** Curls between the horns, no two turned alike. */
function locks(S: Easel): string {
  const list: readonly (readonly [number, number, number, number, 1 | -1])[] = [
    [-92, -176, 34, 0.4, 1],
    [92, -178, 35, 2.8, -1],
    [-46, -206, 36, 1.2, -1],
    [48, -208, 36, 2, 1],
    [0, -222, 36, 4.4, 1],
    [-66, -140, 33, 5.2, 1],
    [66, -142, 34, 4.2, -1],
    [-24, -158, 35, 0.2, -1],
    [28, -162, 36, 3, 1],
    [0, -110, 30, 4.7, 1],
    [-36, -104, 24, 5.6, -1],
    [38, -106, 25, 3.6, 1],
  ];
  return (
    piece(S, '-112,-150 -70,-214 0,-238 70,-214 112,-150 60,-110 0,-84 -60,-110', {
      tones: [HIDE[0], HIDE[0], HIDE[1]],
      step: 4,
      cut: 0,
    }) +
    list.map(([x, y, r, turn, way], i) => curl(S, x, y, r, turn, way, i % 3 === 1 ? BLUE : HIDE)).join('')
  );
}

/** Both look up. */
function eye(S: Easel, side: 1 | -1): string {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [side * u, v]);
  const almond = closedCurve(
    at('62,6 76,-18 100,-28 122,-18 128,0 110,14 84,16')
      .map((p) => p.join(','))
      .join(' '),
  );
  return (
    piece(S, almond, { tones: CREAM, light: 90, step: 3, rough: 0.5, cut: 6 }) +
    group(
      { 'clip-path': S.clip(smooth(almond)) },
      leaf(S, blob(side * 96, -15, 17, 17, S.noise, 0.03)),
      path(smooth(blob(side * 96, -18, 9, 10, S.noise, 0.03)), GROUND),
      path(smooth(blob(side * 92 - 2, -23, 2.6, 2.6, S.noise, 0.03)), '#fff6dc'),
    ) +
    goldLine(S, at('56,10 74,-22 100,-33 126,-22 134,2'), 3.6) +
    goldLine(S, at('54,22 84,26 114,20 132,6'), 2) +
    goldLine(S, at('50,-14 72,-46 104,-56 134,-42'), 2.4)
  );
}

function nostrils(S: Easel): string {
  const one = (side: 1 | -1): string =>
    path(
      smooth(trace('26,232 38,216 58,214 68,228 60,244 44,240').map(([u, v]): Point => [side * u, v])),
      '#1e0d10',
    ) +
    goldLine(
      S,
      trace('20,240 32,208 58,204 76,222 72,246').map(([u, v]): Point => [side * u, v]),
      2.6,
    );
  return (
    one(1) +
    one(-1) +
    path(hair(traceCurve('-66,288 -30,296 0,290 30,296 66,288', 8), 4, 0.2, 0.2), '#2c1214') +
    path(hair(traceCurve('0,250 -1,272 0,290', 6), 3), '#2c1214') +
    path(
      hair(traceCurve('-14,244 -34,280 -22,322 0,334 22,322 34,280 14,244', 8), 9, 0.02, 0.02),
      S.linear(['#8f6122', '#ffe9a8', '#c98f35', '#7a4f18', '#f3cf74', '#a8782a'], 0, 0, 1, 1),
    )
  );
}

function world(scene: Scene): void {
  const S = scene.element('world');
  const r = 96;
  const ball = blob(0, 0, r, r, S.noise, 0.02);
  const around = (angle: number, marks: string): string =>
    moved(
      {
        x: Math.sin((angle * Math.PI) / 180) * (r - 3),
        y: -Math.cos((angle * Math.PI) / 180) * (r - 3),
        r: angle,
      },
      marks,
    );
  const house = (name: string, angle: number, tones: Tones, k = 0.5): string =>
    around(
      angle,
      moved({ s: k }, cottage(S.element(name), { x: 0, y: 0, w: 80, h: 66, tones, lit: name === 'b' })),
    );
  const tree = (name: string, angle: number): string =>
    around(
      angle,
      tongue(S.element(name), '0,6 2,-20 -1,-52', 26, { tones: GREEN, lines: 4, root: 0.6, belly: 0.3 }),
    );
  scene.add(
    strands(S, trace('128,316 146,260 180,210 226,186'), trace('150,350 172,300 200,270 240,262'), 10, {
      width: 1.6,
      ragged: 0.5,
    }),
    moved(
      { x: WORLD[0], y: WORLD[1], r: 17 },
      spill(S),
      piece(S, ball, { tones: SEA, light: -110, step: 15, rough: 3 }),
      piece(
        S,
        closedCurve(
          '-90,-32 -82,-54 -58,-78 -24,-93 10,-95 46,-84 76,-60 90,-30 78,-26 60,-44 34,-40 14,-56 -14,-44 -40,-52 -60,-34',
        ),
        { tones: CREAM, light: -90, step: 7, rough: 2, cut: 2 },
      ),
      waves(S),
      tree('1', -62),
      house('a', -42, OCHRE, 0.44),
      tree('2', -21),
      around(2, moved({ s: 0.42 }, dome(S.element('church'), { x: 0, y: 0 }))),
      house('b', 26, VERMILION),
      tree('3', 46),
      house('c', 64, UMBER, 0.42),
    ),
  );
}

const waves = (S: Easel): string =>
  strands(
    S,
    trace('-90,-20 -52,-2 -14,-18 24,0 58,-14 90,-12'),
    trace('-52,76 -24,86 0,78 22,88 40,80 56,74'),
    13,
    {
      width: 1.4,
      ragged: 0.3,
    },
  );

/** The sea is a little late. */
const spill = (S: Easel): string =>
  tongue(S, '-50,10 -100,-6 -140,14 -160,58', 46, { tones: SEA, lines: 6, root: 0.6, belly: 0.2 }) +
  tongue(S, '-60,50 -108,44 -132,78 -134,120', 34, { tones: SEA, lines: 5, root: 0.6, belly: 0.2 }) +
  [
    [-168, 84, 7],
    [-140, 146, 6],
    [-160, 116, 4],
    [-182, 58, 4],
  ]
    .map(([x = 0, y = 0, k = 0]) =>
      piece(S, blob(x, y, k, k * 1.4, S.noise, 0.1), { tones: SEA, step: 2, rough: 0, cut: 1 }),
    )
    .join('');

/** They had been going to land; and one sits where it will come down. */
function birds(scene: Scene): void {
  const S = scene.element('birds');
  const wing = (spine: string, width: number): string =>
    tongue(S, spine, width, { tones: CREAM, lines: 4, root: 0.5, belly: 0.3 });
  const flying = (x: number, y: number, s: number, r: number, flip = 1): string =>
    moved(
      { x, y, s, r, flip },
      wing('-2,-2 16,-22 38,-34 62,-36', 15),
      piece(S, '-34,-3 -25,-8 -14,-8 6,-6 24,-2 44,-6 40,2 24,6 4,8 -14,5 -26,0', {
        tones: CREAM,
        step: 3,
        rough: 0.3,
        cut: 2,
      }),
      wing('-4,-2 2,-28 16,-52 34,-70', 18),
    );
  scene.add(
    flying(150, 150, 0.8, 24),
    flying(560, 120, 0.85, 10, -1),
    flying(236, 70, 0.6, 4),
    flying(640, 190, 0.55, 24, -1),
    moved(
      { x: 566, y: 252, s: 0.72 },
      goldLine(S, trace('2,-2 1,8 0,16'), 2.4),
      goldLine(S, trace('9,-2 9,8 8,18'), 2.4),
      wing('16,-14 40,-8 62,8', 14),
      piece(S, '-22,-28 -14,-36 -4,-38 6,-32 14,-24 28,-16 40,-6 26,0 8,2 -6,-4 -12,-16 -14,-24', {
        tones: VERMILION,
        step: 4,
        rough: 0.4,
        cut: 2,
      }),
      wing('0,-16 18,-14 36,-4', 13),
      path(smooth(trace('-6,-32 -3,-34 -1,-31 -4,-29')), GROUND),
    ),
  );
}

export default card({ finish: lacquer, paint });
