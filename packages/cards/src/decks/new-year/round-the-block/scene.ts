/** N23: early, in the snow, a suitcase sits before its owner with the leash on, and waits to be taken out. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, linocut } from '../../../finishes/linocut.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { nth, place, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { inked, sittingSuitcase, type Inks } from '../../../motifs/lino-suitcase.ts';

const INKS: Inks = { paper: '#f5f0e4', blue: '#9fc0d2', brass: '#e2a93f', hide: '#b4512f', key: '#1b2133' };
const { paper, blue, brass, hide, key } = INKS;

function paint(): Scene {
  const scene = new Scene({ seed: 2323, background: blue });
  street(scene);
  ground(scene);
  scene.add(sittingSuitcase(scene.element('suitcase'), INKS));
  lying(scene);
  scene.add(path(prints(), blue));
  owner(scene);
  snowing(scene);
  return scene;
}

/** Nobody else is up. */
function street(scene: Scene): void {
  const S = scene.element('street');
  const house = (x: number, y: number, w: number, h: number, lit: number): string => {
    const wall = [
      [x, y],
      [x + w, y - 4],
      [x + w, y + h],
      [x, y + h],
    ] as Point[];
    const roof = [
      [x - 12, y + 4],
      [x + w * 0.3, y - 74],
      [x + w * 0.72, y - 80],
      [x + w + 12, y],
    ] as Point[];
    const windows = times(6, (i) => {
      const [u, v] = [x + w * (0.2 + (i % 2) * 0.42), y + 34 + Math.floor(i / 2) * 84];
      return path(
        polygon([
          [u, v],
          [u + w * 0.2, v - 1],
          [u + w * 0.2, v + 48],
          [u, v + 48],
        ]),
        i === lit ? brass : key,
      );
    });
    return (
      inked(S, wall, paper, key, 4) +
      path(bricks(S, x, y, w, h), blue) +
      windows.join('') +
      inked(S, roof, paper, key, 4)
    );
  };
  scene.add(house(-60, 560, 160, 400, 3), house(112, 610, 130, 340, 9));
}

const bricks = (S: Easel, x: number, y: number, w: number, h: number): string =>
  times(130, () =>
    cut(x + S.rng.range(6, w - 6), y + S.rng.range(10, h), 0, S.rng.range(10, 20), 1.4, S.rng, 0),
  ).join('');

function ground(scene: Scene): void {
  const S = scene.element('ground');
  const cuts = times(240, () => {
    const [x, y] = [S.rng.range(-10, 810), S.rng.range(930, 1200)];
    const shade = Math.exp(-(((x - 500) / 330) ** 2) - ((y - 1080) / 60) ** 2);
    return S.rng.f() < 0.2 + shade
      ? cut(x, y, S.rng.gauss(0, 0.06), S.rng.range(20, 90), 3, S.rng, 0.06)
      : '';
  });
  scene.add(
    path(smooth(closedCurve('-40,930 200,908 420,914 640,902 860,920 860,1260 -40,1260', 8)), paper),
    path(
      cuts.join('') + smooth(closedCurve('210,1092 400,1060 700,1050 840,1070 840,1130 600,1150 320,1140')),
      blue,
    ),
  );
}

/** It has been waiting for some time. */
function lying(scene: Scene): void {
  const S = scene.element('lying');
  scene.add(
    inked(
      S,
      closedCurve('244,206 250,170 290,146 350,138 372,150 366,172 330,176 300,190 280,214 258,222', 6),
      paper,
      key,
      4,
    ),
    inked(
      S,
      closedCurve('604,128 640,112 690,112 722,140 726,176 706,178 690,158 650,150 612,152', 6),
      paper,
      key,
      4,
    ),
    inked(S, closedCurve('412,58 450,38 500,36 556,40 574,56 540,60 500,62 450,68 424,72', 6), paper, key, 3),
  );
}

const MAN = { x: 112, y: 1112, s: 1.12 };
const at = (list: string): Point[] => place(trace(list), MAN);
const stroke = (list: string, w: number, ink = key): string =>
  path(
    smooth(ribbon(spline(at(list), false, 8), (t) => w * Math.min(1, 0.5 + 3 * t, 0.4 + 3 * (1 - t)))),
    ink,
  );
const piece = (S: Easel, list: string, ink: string, w = 3.6): string =>
  inked(S, spline(at(list), true, 8), ink, key, w);

/** In slippers, with his coat over his pyjamas. */
function owner(scene: Scene): void {
  const S = scene.element('owner');
  const leash = traceCurve('334,700 306,800 262,858 214,846', 10);
  const [left, right, far] = [
    '-34,-110 -30,-20 -34,-4 2,-4 4,-20 8,-100',
    '4,-110 14,-30 10,-6 48,-6 48,-24 44,-110',
    '6,-254 36,-250 50,-220 54,-96 30,-92 16,-190',
  ];
  scene.add(
    path(smooth(ribbon(leash, () => 7)), key),
    path(smooth(ribbon(leash, () => 3)), brass),
    path(smooth(closedCurve('16,1112 120,1098 300,1112 220,1132 80,1132')), blue),
    piece(S, left, paper),
    piece(S, right, paper),
    ['-22,-90 -20,-50 -24,-8', '-8,-90 -8,-50 -8,-8', '22,-90 26,-50 24,-10', '36,-90 38,-50 38,-10'].map(
      (list) => stroke(list, 2.8, hide),
    ),
    piece(S, '-44,-6 -30,-20 6,-16 16,2 -40,4', brass),
    piece(S, '4,-6 16,-22 48,-18 70,-2 64,6 6,4', brass),
    piece(S, far, paper, 3),
    ['18,-236 30,-180 32,-100', '32,-240 42,-190 44,-100'].map((list) => stroke(list, 2.6, hide)),
    piece(S, '-50,-74 -62,-140 -58,-220 -30,-264 14,-268 26,-250 18,-200 26,-140 30,-78 -10,-68', blue, 4.4),
    coat(scene.element('coat')),
    piece(S, '-22,-262 0,-286 34,-284 44,-262 24,-246 -6,-244', hide, 4),
    sleeve(S),
    head(scene.element('head')),
  );
}

/** Herringbone, in the hand of the cutter. */
const coat = (S: Easel): string =>
  path(
    times(64, (i) => {
      const [u, v] = [-46 + (i % 7) * 11, -236 + Math.floor(i / 7) * 18];
      const lean = Math.floor(i / 7) % 2 ? 0.7 : -0.7;
      const [x, y] = nth(place([[u, v]], MAN), 0);
      return u > 12 ? '' : cut(x, y, 1.57 + lean, S.rng.range(11, 16), 1.7, S.rng, 0);
    }).join(''),
    key,
  );

const sleeve = (S: Easel): string =>
  piece(S, '-30,-240 -4,-252 14,-230 34,-212 72,-226 86,-212 70,-188 34,-178 -8,-194 -30,-216', blue, 4.4) +
  stroke('-6,-200 10,-206 22,-216', 2.4) +
  stroke('30,-190 40,-196 44,-204', 2.4) +
  piece(S, '72,-232 84,-236 96,-244 108,-240 110,-224 100,-212 86,-210', paper, 3) +
  stroke('96,-234 102,-230 108,-232', 1.8) +
  stroke('92,-226 98,-221 106,-222', 1.8);

/** Just out of bed, he looks up. */
const head = (S: Easel): string =>
  [
    piece(
      S,
      '-26,-286 -34,-330 -14,-366 22,-372 42,-356 46,-340 54,-330 66,-318 62,-306 48,-306 46,-284 30,-270 0,-266',
      paper,
      3.4,
    ),
    path(smooth(spline(at('-20,-290 -8,-302 4,-300 14,-284 30,-272 0,-266'), true, 8)), brass),
    piece(S, '22,-304 34,-312 50,-308 60,-298 50,-290 36,-292 24,-288 12,-284 10,-296', key, 2),
    stroke('36,-284 42,-280 46,-282', 2.6),
    path(smooth(spline(at('22,-336 30,-344 42,-342 44,-332 34,-328'), true, 6)), paper),
    path(smooth(spline(at('32,-341 40,-342 43,-336 38,-332 32,-335'), true, 6)), key),
    stroke('20,-335 28,-345 42,-344', 2.4),
    stroke('22,-328 32,-325 42,-329', 1.8),
    stroke('20,-352 32,-360 46,-352', 4.2),
    stroke('52,-314 58,-310 62,-312', 2),
    piece(S, '-10,-318 -4,-330 8,-326 8,-312 0,-304 -8,-308', paper, 2.6),
    piece(
      S,
      '-40,-322 -44,-366 -20,-394 18,-398 44,-380 46,-362 20,-362 4,-348 -6,-330 -16,-316 -24,-300 -36,-302',
      hide,
    ),
    piece(S, '-26,-356 4,-376 44,-374 54,-364 46,-350 12,-352 -10,-336 -18,-322 -32,-334', paper),
    piece(S, '-42,-334 -24,-340 -14,-326 -14,-290 -26,-276 -40,-282 -46,-306', paper),
    stroke('-34,-320 -28,-312 -34,-302', 2, blue),
    stroke('-24,-314 -20,-304 -26,-294', 2, blue),
  ].join('');

/** The way they came. */
const prints = (): string =>
  [
    [18, 1148, 10],
    [58, 1170, 11],
    [226, 1186, 16],
    [300, 1160, 15],
    [404, 1182, 17],
    [520, 1166, 15],
    [690, 1188, 18],
    [770, 1160, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      smooth(
        times(12, (i): Point => [
          x + Math.cos((i / 12) * TAU) * r * 1.5,
          y + Math.sin((i / 12) * TAU) * r * 0.5,
        ]),
      ),
    )
    .join('');

function snowing(scene: Scene): void {
  const S = scene.element('snowing');
  const flakes = times(86, () => {
    const [x, y, r] = [S.rng.range(0, 800), S.rng.range(0, 1000), 2 + 5.5 * S.rng.f() ** 2];
    if (x > 240 && x < 800 && y > 120 && y < 1000 && S.rng.f() > 0.16) return '';
    return smooth(
      times(7, (i): Point => [
        x + Math.cos((i / 7) * TAU) * r * S.rng.range(0.8, 1.2),
        y + Math.sin((i / 7) * TAU) * r * S.rng.range(0.8, 1.2),
      ]),
    );
  });
  scene.add(path(flakes.join(''), paper));
}

export default card({ finish: linocut, grade: { inks: [paper, blue, brass, hide, key] }, paint });
