/** N04: penguins in a blizzard, each with a glass globe on its feet; in one a light has come on. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { path } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { frostPenguin, snowGlobe } from '../../../motifs/frost-penguin.ts';

const GLOW = '#ff9a3c';
const HERO = { x: 452, y: 1098, s: 1.06 };
const GLOBE: Point = [346, 1004];
const WIND = 0.42;

function paint(): Scene {
  const scene = new Scene({ seed: 404, background: BOARD });
  storm(scene);
  farOnes(scene);
  ground(scene);
  neighbours(scene);
  hero(scene);
  blowing(scene);
  scene.add(strays(scene.element('strays')));
  return scene;
}

function storm(scene: Scene): void {
  const S = scene.element('storm');
  const tone = new Tone();
  tone.change((_v, x, y) =>
    clamp(
      0.2 + 0.5 * S.noise.fbm((x + y * 0.4) * 0.002, (y - x * 0.45) * 0.006, 3) + 0.12 * Math.sin(y * 0.004),
    ),
  );
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#0a1a3c', '#1c3f70', '#30608f', '#23497c'], 0, 0, 0, 1100)),
    scratches(S, {
      tone,
      flow: (x, y) => WIND + 0.14 * S.noise.n2(x * 0.004, y * 0.004),
      gap: [3.6, 10],
      length: [30, 150],
      width: 1,
      attack: 0.4,
    }),
  );
}

/** Only humps in the drift. */
function farOnes(scene: Scene): void {
  const S = scene.element('far');
  scene.add(
    [
      [90, 800, 0.36, 1],
      [250, 790, 0.33, -1],
      [620, 800, 0.36, 1],
      [744, 796, 0.38, -1],
    ].map(([x = 0, y = 0, s = 1, flip = 1], i) =>
      frostPenguin(S.element('one ' + i), { x, y, s, flip, belly: 0.3, rim: 0.55, far: '#16315c' }),
    ),
  );
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  const land = closedBelow(S, ridge(S, { y: 800, amplitude: 30, frequency: 0.005 }));
  const tone = new Tone();
  tone.fill(land, (x, y) => clamp(0.4 + 0.3 * S.noise.fbm(x * 0.004, y * 0.012, 2) + (y - 800) * 0.0004));
  tone.glow(GLOBE[0] - 40, GLOBE[1] + 90, 240, 0.6, 80);
  tone.glow(HERO.x + 60, HERO.y, 170, -0.5, 26);
  scene.add(
    path(smooth(land, true, 0.4), S.linearAt(['#2f5f93', '#3f73a8', '#16305a'], 0, 780, 0, 1200)),
    scratches(S, {
      tone,
      region: land,
      flow: (x, y) => 0.2 + 0.2 * S.noise.n2(x * 0.005, y * 0.01),
      gap: [3, 8],
      length: [16, 90],
      width: 1.25,
    }),
  );
}

const house = (lit: string, wall: string): string =>
  path('M-110 46C-60 24 -10 30 30 26C70 22 100 40 110 50V110H-110Z', ICE[3]) +
  path('M-34 34L-36 -12L4 -46L44 -10L42 32Z', wall) +
  path(smooth(trace('-48,-6 2,-56 56,-6 44,-2 2,-38 -38,0'), true, 0.1), ICE[4]) +
  path('M22 -52L23 -30L34 -20V-54Z', wall) +
  path('M-14 26V-4H18V26Z', lit) +
  path('M0 -4H4V26H0ZM-14 9H18V13H-14Z', wall) +
  path(
    times(6, (i) =>
      needle(
        [
          [-92 + i * 7, 40 - i],
          [-84 + i * 5, 4 - (i % 2) * 20],
          [-80 + i * 4, -14],
        ],
        1.6,
      ),
    ).join(''),
    wall,
  );

const DARK_HOUSE = house('#0a142e', '#0a142e');
const EMPTY = path('M-110 40C-60 30 40 52 110 36V110H-110Z', ICE[2]);
const TREE =
  EMPTY +
  path(
    smooth(trace('0,-60 16,-28 8,-28 26,4 14,4 34,40 -34,40 -14,4 -26,4 -8,-28 -16,-28'), true, 0.2),
    '#0a142e',
  );

function neighbours(scene: Scene): void {
  const S = scene.element('neighbours');
  scene.add(
    frostPenguin(S.element('left'), {
      x: 66,
      y: 1000,
      s: 0.72,
      flip: -1,
      belly: 0.5,
      rim: 0.7,
      far: '#0b1a3a',
    }),
    snowGlobe(S.element('left globe'), { x: 140, y: 938, r: 56, glass: '#12284f', inside: DARK_HOUSE }),
    frostPenguin(S.element('right'), {
      x: 772,
      y: 1016,
      s: 0.78,
      flip: 1,
      belly: 0.42,
      rim: 0.75,
      far: '#0b1a3a',
    }),
    snowGlobe(S.element('right globe'), { x: 690, y: 950, r: 58, glass: '#12284f', inside: TREE }),
  );
}

/** It has just been switched on in there. */
function hero(scene: Scene): void {
  const S = scene.element('hero');
  const [x, y] = GLOBE;
  scene.add(
    frostPenguin(S.element('bird'), { ...HERO, belly: 1, rim: 0.85, footless: true }),
    path(
      'M0 500H800V1200H0Z',
      S.radialAt(
        [
          [0, '#ffbf7a'],
          [0.35, '#ffdcb4'],
          [1, '#ffffff'],
        ],
        x,
        y - 40,
        400,
      ),
      'style="mix-blend-mode:multiply"',
    ),
    path(
      'M0 500H800V1200H0Z',
      S.radialAt(
        [
          [0, GLOW, 0.6],
          [0.4, GLOW, 0.2],
          [1, GLOW, 0],
        ],
        x,
        y,
        330,
      ),
      'style="mix-blend-mode:screen"',
    ),
    snowGlobe(S.element('globe'), {
      x,
      y,
      r: 92,
      glass: S.radialAt(
        [
          [0, '#ffdf8a'],
          [0.5, '#c98f3a'],
          [1, '#2a2f52'],
        ],
        0,
        8,
        110,
      ),
      inside: house('#fff3c4', '#1a1c38') + path(flakesIn(S.rng.fork()), '#fff6da'),
    }),
    path(
      smooth(closedCurve('236,1098 262,1082 300,1078 330,1090 330,1104 280,1110', 6)) +
        smooth(closedCurve('350,1100 366,1082 420,1074 474,1084 486,1104 400,1114', 6)),
      '#060b1a',
    ),
    path(
      [
        '250,1096 262,1088 276,1086',
        '280,1102 290,1090 304,1086',
        '370,1102 382,1090 398,1086',
        '408,1106 420,1092 436,1086',
        '446,1104 456,1092 470,1088',
      ]
        .map((list) => needle(trace(list), 2))
        .join(''),
      '#ffd98a',
    ),
  );
}

const flakesIn = (rng: { range(a: number, b: number): number }): string =>
  times(24, () => {
    const [u, v] = [rng.range(-80, 80), rng.range(-88, 20)];
    return smooth([
      [u - 2.4, v],
      [u, v - 2.4],
      [u + 2.4, v],
      [u, v + 2.4],
    ]);
  }).join('');

/** Between them and us. */
function blowing(scene: Scene): void {
  const S = scene.element('blowing');
  const gusts = times(70, () => {
    const [x, y, l] = [S.rng.range(-60, 800), S.rng.range(0, 1200), S.rng.range(30, 130)];
    const bend = S.rng.gauss(0, 0.05);
    return Math.hypot(x + l * 0.4 - GLOBE[0], y - GLOBE[1]) < 150
      ? ''
      : needle(
          times(5, (i): Point => [
            x + Math.cos(WIND + bend * i) * l * i * 0.25,
            y + Math.sin(WIND + bend * i) * l * i * 0.25,
          ]),
          S.rng.range(0.6, 1.6),
          { attack: 0.5 },
        );
  });
  scene.add(
    path(gusts.join(''), ICE[3]),
    flakes(S, 320, (rng) => [rng.range(0, 800), rng.range(0, 1200)], {
      size: 3.6,
      colour: ICE[4],
      keep: (x, y) => Math.hypot(x - GLOBE[0], y - GLOBE[1]) > 100,
    }),
  );
}

export default card({ finish: frost, grade: { vignette: 0.25 }, paint });
