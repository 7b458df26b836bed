/** N61: the frost on a pane has grown into a jungle; what lives in it takes a child's snowflake. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { fern, needle } from '../../../finishes/frost.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, dabs, strokes } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { closedCurve, polygon, resample, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { TAU, lerp, nth, radians, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { profile, ribbon } from '../../../kit/shapes.ts';
import { flakeCatcher } from '../../../motifs/flake-catcher.ts';
import { chameleon, chameleonBehind } from '../../../motifs/frosted-chameleon.ts';

const FLAKE: Point = [652, 796];
const CHILD: Point = [548, 1122];
const BRANCH = traceCurve('-30,792 90,752 220,742 350,738 460,716 590,664 700,596 830,560');

function paint(): Scene {
  const scene = new Scene({ seed: 6161, background: '#9fc8cf' });
  outside(scene);
  scene.add(flakeCatcher(scene.element('child'), { x: CHILD[0], y: CHILD[1], s: 1.24 }));
  jungle(scene);
  scene.add(chameleonBehind(scene.element('behind')));
  branch(scene);
  scene.add(chameleon(scene.element('chameleon')));
  tongue(scene);
  near(scene);
  frame(scene);
  return scene;
}

/** A garden under snow; the sun is just up, low on the right. */
function outside(scene: Scene): void {
  const S = scene.element('outside');
  const rise = (x: number): number => 1010 + 22 * Math.sin(x * 0.008 + 1) - 0.03 * x;
  const crest = times(42, (i): Point => [i * 20 - 10, rise(i * 20 - 10)]);
  const ground: Point[] = [...crest, [820, 1230], [-20, 1230]];
  scene.add(
    path(
      polygon(rectangle(-10, -10, 810, 1210)),
      S.linearAt(['#1d6a80', '#5fa6b2', '#bcd9d0', '#fbdcb4', '#f4ab86'], 0, 0, 0, 980),
    ),
    strokes(S, {
      region: [-20, -20, 840, 1060],
      n: 520,
      length: 120,
      width: 13,
      angle: -0.25,
      colour: (_x, y) => (y < 300 ? '#3f8b9c' : y < 560 ? '#a7d0d0' : y < 740 ? '#f3dfc0' : '#f7bd96'),
      opacity: [0.1, 0.32],
    }),
    farWood(S.element('wood')),
    path(smooth(ground, true, 0.5), S.linearAt(['#fff4e4', '#cfe0ee', '#8fb3d4'], 0, 990, 0, 1200)),
    strokes(S.element('snow'), {
      region: ground,
      n: 260,
      length: 90,
      width: 7,
      angle: 0.05,
      colour: (_x, y) => (y < 1060 ? '#ffffff' : '#b9d2e6'),
      opacity: [0.2, 0.5],
    }),
  );
}

/** A blue wood behind the garden; frost stands on it. */
function farWood(S: Easel): string {
  const top = (x: number): number => 930 - 78 / (1 + Math.exp((430 - x) / 34)) + 10 * Math.sin(x * 0.02);
  const hillside: Point[] = [
    ...times(42, (i): Point => [i * 20 - 10, top(i * 20 - 10)]),
    [820, 1080],
    [-20, 1080],
  ];
  const trees = times(34, (i) => {
    const x = i * 25 + S.rng.gauss(0, 7);
    const h = S.rng.range(36, 84);
    const y = top(x) + S.rng.range(4, 30);
    const w = h * 0.26;
    return {
      y,
      d: polygon(
        trace('-10,0 -4,-15 -8,-14 -3,-28 -6,-27 0,-48 6,-27 3,-28 8,-14 4,-15 10,0').map(([u, v]): Point => [
          x + (u * w) / 10,
          y + (v * h) / 48,
        ]),
      ),
    };
  }).sort((a, b) => a.y - b.y);
  return (
    trees.map(({ d }, i) => path(d, mix('#6c93b8', '#8fb2cd', (i % 5) / 5))).join('') +
    path(smooth(hillside, true, 0.5), S.linearAt(['#7ba2c4', '#5d8cb6', '#a9c4da'], 0, 850, 0, 1040)) +
    strokes(S, {
      region: hillside,
      n: 200,
      length: 60,
      width: 6,
      angle: 0.05,
      colour: (_x, y) => (y < 950 ? '#a9c6dc' : '#4f80ac'),
      opacity: [0.15, 0.4],
    })
  );
}

/** Leaves that no window has seen: dark glass under, white veins over. */
function jungle(scene: Scene): void {
  const S = scene.element('jungle');
  const leaves: readonly (readonly [number, number, number, number, number, number])[] = [
    [-40, 330, -38, 420, 120, 0.2],
    [60, -40, 62, 380, 110, 0.5],
    [-60, 60, 18, 430, 130, 0],
    [300, -60, 84, 300, 100, 0.4],
    [480, -70, 62, 330, 110, 0.1],
    [850, 60, 158, 380, 120, 0.3],
    [840, 300, 200, 300, 100, 0.6],
    [690, -60, 118, 320, 96, 0.7],
    [-50, 560, 12, 300, 90, 0.6],
  ];
  scene.add(
    leaves.map(([x, y, deg, length, width, pale], i) =>
      bigLeaf(S.element(`leaf ${i}`), x, y, radians(deg), length, width, pale),
    ),
  );
  const ferns = [
    [20, 1000, -78, 420, 1.1, 0.9],
    [90, 1150, -60, 330, 1.5, 1],
    [-10, 760, -50, 300, 1.3, 0.8],
    [800, 1060, -100, 230, -1.1, 0.85],
    [800, 520, -128, 330, -1.5, 0.8],
    [300, 1170, -75, 210, 1.4, 0.9],
  ] as const;
  scene.add(
    ferns.map(([x, y, deg, length, curl, light]) =>
      path(
        fern(S.rng, {
          x,
          y,
          angle: radians(deg),
          length,
          curl,
          width: 2.8,
          order: 2,
          gap: 11,
          spread: 0.36,
        }).join(''),
        '#ffffff',
        `opacity="${light}"`,
      ),
    ),
  );
}

function bigLeaf(
  S: Easel,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  pale: number,
): string {
  const bend = S.rng.range(-0.5, 0.5);
  const spine = times(40, (i): Point => {
    const t = i / 39;
    const a = angle + bend * t;
    return [x + Math.cos(a) * length * t, y + Math.sin(a) * length * t];
  });
  const half = profile(trace('0,0.12 0.2,0.8 0.4,1 0.7,0.72 1,0.01'));
  const outline = ribbon(spine, (t) => width * half(t));
  const dark = mix('#14586d', '#8fc0cb', pale);
  const vein = (t: number, side: 1 | -1): Point[] => {
    const [px, py] = nth(spine, Math.round(t * 39));
    const a = angle + bend * t + side * (1.05 - 0.35 * t);
    const l = width * half(Math.min(1, t + 0.12)) * 1.02;
    return times(6, (k): Point => {
      const u = k / 5;
      return [px + Math.cos(a - side * 0.5 * u) * l * u, py + Math.sin(a - side * 0.5 * u) * l * u];
    });
  };
  const veins = times(15, (i) => 0.06 + i * 0.06).flatMap((t) => [vein(t, 1), vein(t, -1)]);
  const clip = S.clip(smooth(outline));
  return (
    path(smooth(outline), dark, 'opacity=".82"') +
    group(
      { 'clip-path': clip },
      strokes(S, {
        region: outline,
        n: 130,
        length: 70,
        width: 6,
        angle,
        colour: mix(dark, '#dff1f2', 0.3),
        opacity: [0.15, 0.4],
      }),
      path(
        veins.map((v) => needle(v, 2.2, { attack: 0.05, decay: 0.9 })).join(''),
        '#eaf6f8',
        'opacity=".85"',
      ),
      veins.map((v) =>
        path(
          fern(S.rng, {
            x: nth(v, 1)[0],
            y: nth(v, 1)[1],
            angle: Math.atan2(nth(v, 5)[1] - nth(v, 1)[1], nth(v, 5)[0] - nth(v, 1)[0]),
            length: width * 0.6,
            curl: 0.2,
            width: 1.2,
            order: 1,
            gap: 6,
            spread: 0.24,
          }).join(''),
          '#dcf0f4',
          'opacity=".6"',
        ),
      ),
    ) +
    path(needle(spine, 4, { attack: 0.02, decay: 0.9, curved: false }), '#ffffff', 'opacity=".9"') +
    path(smooth(ribbon(resample(outline.slice(0, 40), 6), () => 1.6)), '#ffffff', 'opacity=".75"')
  );
}

/** A stem of frost, thick as an arm, with snow along the top of it. */
function branch(scene: Scene): void {
  const S = scene.element('branch');
  const stem = ribbon(BRANCH, (t) => lerp(34, 15, t), S.noise, 4);
  const snow = ribbon(
    BRANCH.map(([x, y]): Point => [x, y - 17 + 8 * S.noise.n1(x * 0.03)]),
    (t) => lerp(15, 7, t),
    S.noise,
    5,
  );
  scene.add(
    path(smooth(stem), S.linearAt(['#6aa3c4', '#2f6a92', '#1c4a72'], 0, 690, 0, 800)),
    strokes(S, {
      region: stem,
      n: 240,
      length: 50,
      width: 3.2,
      angle: -0.12,
      colour: (_x, y) => (y > 740 ? '#8fc1dd' : '#cfe6f0'),
      opacity: [0.3, 0.7],
    }),
    path(smooth(snow), '#f7fbff'),
    resample(BRANCH, 30).map(([x, y], i) =>
      path(
        fern(S.rng, {
          x,
          y: y + (i % 2 ? 14 : -14),
          angle: i % 2 ? 1.9 - S.rng.range(0, 0.8) : -1.3 + S.rng.range(-0.4, 0.4),
          length: S.rng.range(34, 84),
          curl: i % 2 ? -0.7 : 0.7,
          width: 1.9,
          order: 1,
          gap: 6,
        }).join(''),
        '#ffffff',
        'opacity=".9"',
      ),
    ),
  );
}

/** One throw, and it has it. */
function tongue(scene: Scene): void {
  const S = scene.element('tongue');
  const line = traceCurve('744,418 756,470 752,560 736,646 700,726 664,786');
  const flesh = ribbon(line, profile(trace('0,11 0.4,9 0.75,9 0.9,15 1,17')));
  const [x, y] = FLAKE;
  const arm = (k: number): string => {
    const at = (u: number, v: number): Point => {
      const a = (k / 6) * TAU + 0.2;
      return [x + Math.cos(a) * u - Math.sin(a) * v, y + Math.sin(a) * u + Math.cos(a) * v];
    };
    const bar = (points: readonly Point[], w: number): string => smooth(ribbon(resample(points, 3), () => w));
    return [
      bar([at(0, 0), at(66, 0)], 4.4),
      ...[26, 44].flatMap((u) => [1, -1].map((s) => bar([at(u, 0), at(u + 16, s * 17)], 3.4))),
      bar([at(60, -7), at(72, 0), at(60, 7)], 3),
    ].join('');
  };
  const star = times(6, arm).join('');
  scene.add(
    glow(S, x, y, 130, '#ffffff', 0.85),
    path(smooth(flesh), S.linearAt(['#8c2440', '#e0567a', '#ff9aae'], 720, 0, 790, 0)),
    brushLine(
      S,
      line.map(([u, v]): Point => [u - 3, v - 2]),
      2.6,
      '#ffd0d6',
      { opacity: 0.85 },
    ),
    path(star, '#5d93bd', 'transform="translate(2 4)"'),
    path(star, '#ffffff'),
    ellipse(x, y, 15, 15, '#ffffff'),
    path(
      smooth(
        closedCurve(
          `${x - 2},${y - 26} ${x + 20},${y - 22} ${x + 24},${y - 2} ${x + 12},${y + 12} ${x - 6},${y + 4} ${x - 12},${y - 12}`,
        ),
      ),
      '#e8688a',
    ),
    path(
      smooth(closedCurve(`${x + 2},${y - 18} ${x + 14},${y - 16} ${x + 12},${y - 6} ${x + 2},${y - 8}`)),
      '#ffc2cd',
      'opacity=".9"',
    ),
  );
}

/** On the glass, nearer than all else. */
function near(scene: Scene): void {
  const S = scene.element('near');
  const list = [
    [10, 1190, -88, 300, 1.6],
    [130, 1200, -120, 200, -1.2],
    [800, 1180, -108, 210, -1.7],
    [400, 1190, -100, 120, -1.2],
    [790, 700, -150, 120, 1.4],
  ] as const;
  scene.add(
    list.map(([x, y, deg, length, curl]) =>
      path(
        fern(S.rng, {
          x,
          y,
          angle: radians(deg),
          length,
          curl,
          width: 3.6,
          order: 2,
          gap: 10,
          spread: 0.4,
        }).join(''),
        '#ffffff',
      ),
    ),
    dabs(S, 34, [40, 760], [20, 830], [2, 4.6], [2, 4.6], 0.2).map((d) =>
      path(d, '#ffffff', 'opacity=".85"'),
    ),
  );
}

function frame(scene: Scene): void {
  const S = scene.element('frame');
  const sides = [
    '-10,-10 24,-10 21,600 25,1210 -10,1210',
    '810,-10 777,-10 779,600 775,1210 810,1210',
    '-10,-10 810,-10 810,20 400,23 -10,21',
    '-10,1164 400,1160 810,1165 810,1210 -10,1210',
  ];
  const edges = [
    '24,22 21,600 25,1162',
    '777,22 779,600 775,1164',
    '22,22 400,24 778,21',
    '22,1163 400,1159 778,1164',
  ];
  scene.add(
    sides.map((list, i) => [
      path(polygon(trace(list)), nth(['#efe4cf', '#cfc6bd', '#d8cdbd', '#fbf1dc'], i)),
      strokes(S.element(list), {
        region: trace(list),
        n: 130,
        length: 110,
        width: 3,
        angle: i < 2 ? Math.PI / 2 : 0,
        spread: 0.02,
        bend: 0.03,
        colour: (x) => (x % 3 < 1 ? '#a99a8a' : '#fff8ea'),
        opacity: [0.2, 0.55],
        clip: S.clip(polygon(trace(list))),
      }),
    ]),
    edges.map((list) =>
      brushLine(S, trace(list), 2.4, '#2d5166', { attack: 0.01, decay: 0.01, opacity: 0.75 }),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.12 }, paint });
