/** On an iceberg that is a scoop of ice cream in a cone, a white bear feeds her cub the place they sit on. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { clamp, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, moved, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { bearCub, fullSpoon, motherArm, motherBear } from '../../../motifs/polar-bears.ts';

const HORIZON = 640;
const WATER = 738;
const ICE = [
  oklch(0.56, 0.13, 350),
  oklch(0.68, 0.135, 0),
  oklch(0.79, 0.105, 8),
  oklch(0.885, 0.07, 25),
  oklch(0.96, 0.045, 65),
];
const WAFER = [
  oklch(0.45, 0.09, 52),
  oklch(0.58, 0.12, 60),
  oklch(0.71, 0.14, 66),
  oklch(0.83, 0.13, 75),
  oklch(0.93, 0.1, 90),
];
const SUN: Point = [64, 566];

const SCOOP = closedCurve(
  '70,720 58,660 70,590 98,530 136,480 176,450 230,444 310,458 400,460 462,462 490,482 510,522 540,536 566,520 578,488 610,472 660,468 704,474 730,510 746,570 750,650 736,720 400,740',
);
/** What they have eaten was here. */
const HOLLOW = closedCurve(
  '486,470 462,520 452,576 470,630 518,660 566,650 600,606 606,550 592,500 574,474 540,470',
);
const FRILL = closedCurve(
  '34,716 48,688 92,672 136,690 176,700 226,676 290,682 330,708 372,694 398,672 446,668 486,690 540,704 576,686 604,690 648,704 690,672 744,680 768,714 752,748 706,758 668,746 628,766 572,752 520,772 462,754 404,776 348,756 292,774 232,752 176,768 128,748 76,756 44,742',
);
const CONE = closedCurve(
  '128,730 672,730 644,800 562,950 480,1090 452,1138 440,1132 428,1144 414,1134 402,1142 386,1128 336,1054 250,910 160,790',
  6,
);

function paint(): Scene {
  const scene = new Scene({ seed: 2022, background: '#9fc4c4' });
  air(scene);
  firstHelping(scene);
  deep(scene);
  scene.add(
    group(
      { transform: `translate(396 ${WATER}) scale(0.9) translate(-404 -${WATER})` },
      cone(scene.element('cone')),
      scoop(scene.element('scoop')),
      bearCub(scene.element('cub')),
      motherBear(scene.element('mother')),
      fullSpoon(scene.element('spoon'), ICE),
      motherArm(scene.element('arm')),
    ),
  );
  under(scene);
  fish(scene);
  surface(scene);
  return scene;
}

function air(scene: Scene): void {
  const S = scene.element('air');
  scene.add(
    sky(S, ['#4f93a8', '#72afb8', [0.4, '#a9cfc4'], [0.72, '#f8dca0'], '#ffc47e'], { n: 900, meander: 0.1 }),
    path('M0 260H800V640H0Z', S.linearAt(fading('#ffb264', 0, [0.6, 0.3], 0.7), 0, 260, 0, 640)),
    glow(S, ...SUN, 620, '#ffdf90', 0.95, 0.4),
    times(4, (i) =>
      stratus(S, {
        y: 500 + i * 34,
        h: 20,
        colour: '#e2b79c',
        lit: '#fff0c4',
        opacity: 0.5,
        x0: S.rng.range(-300, 300),
        x1: S.rng.range(500, 1000),
      }),
    ),
    glow(S, ...SUN, 130, '#fff6d0', 0.9, 0.5),
    ellipse(SUN[0], SUN[1], 42, 42, S.radial(['#ffffff', '#fffdf0', '#fff8dc'])),
    path(
      `M0 ${HORIZON}H800V${WATER + 10}H0Z`,
      S.linearAt(['#f0c894', '#8fb9b4', '#3f8c9a'], 0, HORIZON, 0, WATER),
    ),
    times(70, () => {
      const y = lerp(HORIZON + 3, WATER, S.rng.f());
      const x = S.rng.range(-20, 820);
      const w = (12 + (y - HORIZON) * 0.7) * S.rng.range(0.6, 1.4);
      const lit = S.rng.chance(clamp(1 - x / 500));
      return brushLine(
        S,
        [
          [x - w, y],
          [x, y - 1.5],
          [x + w, y],
        ],
        1.8,
        lit ? '#fff0c0' : '#2f7688',
        { opacity: 0.6 },
      );
    }),
  );
}

/** Far off floats what is left of the first. */
function firstHelping(scene: Scene): void {
  const S = scene.element('first helping');
  const shell = trace('-30,4 -3,-84 1,-86 5,-84 30,4');
  scene.add(
    moved(
      { x: 748, y: 660, r: 14, s: 0.8 },
      path(
        smooth(shell, true, 0.2),
        S.linearAt([WAFER[4] ?? '', WAFER[2] ?? '', WAFER[1] ?? ''], -24, 0, 24, 0),
      ),
      ['-26,-6 10,-52', '-14,2 18,-34', '8,2 24,-14', '26,-6 -10,-52', '14,2 -18,-34', '-8,2 -24,-14'].map(
        (l) => brushLine(S, trace(l), 1.6, '#8a5a28'),
      ),
    ),
  );
}

function deep(scene: Scene): void {
  const S = scene.element('deep');
  scene.add(
    path(
      `M0 ${WATER}H800V1200H0Z`,
      S.linearAt(['#4fb0b0', [0.2, '#2c8a98'], [0.55, '#17587a'], '#0c2f56'], 0, WATER, 0, 1200),
    ),
    times(9, (i) => {
      const x = -60 + i * 110 + S.rng.gauss(0, 20);
      const w = S.rng.range(18, 46);
      return path(
        polygon([
          [x, WATER],
          [x + w, WATER],
          [x + w * 2.6 + 190, 1200],
          [x + 170, 1200],
        ]),
        S.linearAt(fading('#c8f4dc', 0.34, 0), 0, WATER, 0, 1130),
        `filter="${blur(S, 7)}"`,
      );
    }),
  );
}

function cone(S: Easel): Mark {
  const tone = new Tone(0.5).round(CONE, { from: 195, before: 40, size: 200, light: 1, dark: 0.1 });
  tone.fill(trace('60,700 740,700 640,800 400,826 160,800'), 0.05, { soft: 50, amount: 0.5 });
  const bars = (way: 1 | -1): Mark =>
    times(17, (i) => {
      const x = 404 + way * (i * 66 - 700);
      const bar = spline(
        times(6, (k): Point => [x + way * (k * 52 + 4 * Math.sin(k * 0.63)), 690 + k * 96]),
        false,
        6,
      );
      const shade = bar.map(([u, v]): Point => [u + 4, v + 3]);
      return [
        brushLine(S, shade, 4, WAFER[0] ?? '', { opacity: 0.6, attack: 0.01, decay: 0.01 }),
        brushLine(S, bar, 3.2, WAFER[4] ?? '', { opacity: 0.7, attack: 0.01, decay: 0.01 }),
      ];
    });
  return modelled(S, CONE, {
    tone,
    colours: WAFER,
    flow: (x) => 1.57 - (410 - x) / 480,
    length: 30,
    width: 5,
    over: [bars(1), bars(-1)],
  });
}

function scoop(S: Easel): Mark {
  const tone = new Tone(0.6).round(SCOOP, { from: 208, before: 32, size: 230, light: 1.05, dark: 0.1 });
  const dip = new Tone(0.5).round(HOLLOW, { from: 28, before: 30, size: 76, light: 0.95, dark: 0 });
  tone.fill(HOLLOW, (x, y) => dip.at(x, y) + 0.1 * Math.sin(Math.hypot(x - 540, y - 380) / 8), { soft: 5 });
  tone.glow(330, 470, 150, -0.2, 30).glow(664, 490, 100, -0.2, 26);
  tone.change((v, x, y) =>
    clamp(v + 0.12 * S.noise.fbm(x * 0.02, y * 0.06, 3) - 0.24 * clamp((y - 640) / 60)),
  );
  const hem = new Tone(0.6).round(FRILL, { from: 235, before: 30, size: 34, light: 1.05, dark: 0.05 });
  hem.change((v, x) => clamp(v - (x - 300) * 0.0005 + 0.1 * S.noise.fbm(x * 0.03, 3, 2)));
  return [
    modelled(S, SCOOP, {
      tone,
      colours: ICE,
      flow: (x, y) => 0.12 + (x - 400) * 0.0016 * ((y - 430) / 200) + 0.4 * S.noise.n2(x / 70, y / 70),
      length: 26,
      width: 5,
      uneven: 0.12,
    }),
    modelled(S.element('frill'), FRILL, {
      tone: hem,
      colours: ICE,
      flow: (x) => 0.3 * Math.sin(x / 18),
      length: 18,
      width: 4,
    }),
  ];
}

/** The water before what is under it. */
function under(scene: Scene): void {
  const S = scene.element('under');
  scene.add(
    group(
      { style: 'mix-blend-mode:multiply' },
      path(
        `M0 ${WATER}H800V1200H0Z`,
        S.linearAt(
          [
            [0, '#a4e4e4', 0.7],
            [0.5, '#7cb4d4', 0.42],
            [1, '#4a76b0', 0.6],
          ],
          0,
          WATER,
          0,
          1200,
        ),
      ),
    ),
    path(
      `M0 ${WATER}H800V1200H0Z`,
      S.linearAt(
        [
          [0, '#2f93a0', 0.05],
          [0.6, '#1c5f86', 0.12],
          [1, '#0f3a66', 0.36],
        ],
        0,
        WATER,
        0,
        1200,
      ),
    ),
  );
}

const fishAt = (S: Easel, x: number, y: number, s: number, r: number, flip: 1 | -1, colour: string): Mark => [
  moved(
    { x, y, s, r, flip },
    path(smooth(closedCurve('44,0 66,-20 76,-18 70,0 76,18 66,20')), colour, 'opacity=".9"'),
    path(smooth(closedCurve('-6,-16 12,-32 32,-20 24,-8 0,-8')), colour),
    path(
      smooth(closedCurve('-44,2 -34,-10 -12,-20 16,-18 42,-6 52,0 42,8 16,18 -12,18 -34,12')),
      S.linearAt(['#fff3c8', colour, '#7a2a3c'], 0, -20, 0, 22),
    ),
    path(smooth(closedCurve('-2,4 16,6 22,16 8,18')), '#fff3c8', 'opacity=".6"'),
    ellipse(-28, -4, 5, 5, '#fff8e6'),
    ellipse(-29, -4, 2.8, 2.8, '#141830'),
  ),
];

/** They began at the other end. */
function fish(scene: Scene): void {
  const S = scene.element('fish');
  scene.add(
    fishAt(S, 496, 1108, 1, -10, 1, '#f2a23c'),
    fishAt(S, 322, 1126, 0.8, 14, -1, '#f0b64c'),
    fishAt(S, 600, 1146, 0.62, 6, 1, '#e58a3c'),
    trace('446,1080 458,1060 452,1030 470,1004 300,1092 308,1064').map(([x, y], i) =>
      ellipse(x, y, 4 + (i % 3), 4 + (i % 3), '#d8fbf4', 'opacity=".55"'),
    ),
    trace('424,1142 440,1160 408,1166 388,1146 452,1180').map(([x, y], i) =>
      path(
        smooth(closedCurve(`${x - 4},${y} ${x},${y - 5 + (i % 2)} ${x + 5},${y + 1} ${x},${y + 4}`)),
        '#e0a860',
        'opacity=".85"',
      ),
    ),
  );
}

function surface(scene: Scene): void {
  const S = scene.element('surface');
  const edge = traceCurve(
    `-20,${WATER} 60,${WATER + 5} 150,${WATER - 3} 260,${WATER + 6} 380,${WATER - 1} 500,${WATER + 6} 620,${WATER - 3} 720,${WATER + 5} 820,${WATER}`,
  );
  scene.add(
    brushLine(
      S,
      edge.map(([x, y]): Point => [x, y + 7]),
      6,
      '#1f7f90',
      { opacity: 0.5, attack: 0.01, decay: 0.01 },
    ),
    brushLine(S, edge, 3, '#eafff4', { opacity: 0.85, attack: 0.01, decay: 0.01 }),
    times(16, (i) => {
      const x = 20 + i * 50 + S.rng.gauss(0, 12);
      return brushLine(
        S,
        [
          [x - 26, WATER + 20],
          [x, WATER + 16 + S.rng.range(0, 12)],
          [x + 26, WATER + 20],
        ],
        2,
        '#c8fff0',
        { opacity: 0.4 },
      );
    }),
    path(`M0 ${HORIZON}H800V${WATER}H0Z`, S.linearAt(fading('#ffe6b0', 0.3, 0), 0, 0, 500, 0)),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.18, saturation: 1.05 }, paint });
