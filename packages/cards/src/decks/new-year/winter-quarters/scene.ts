import { gouache } from '../../../finishes/gouache.ts';
import { smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, line, path } from '../../../kit/markup.ts';
import { times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { fir, needles } from '../../../motifs/marched-fir.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import {
  ball,
  block,
  board,
  carved,
  egg,
  ground,
  joined,
  melted,
  placed,
  rod,
  rough,
  type Solid,
} from '../../../rays/solids.ts';
import { Stage } from '../../../rays/stage.ts';
import { glows, linear, painted, setColour, tint, type Paint } from '../../../rays/surface.ts';
import type { Vec } from '../../../rays/vectors.ts';

/** The earth is cut open here. */
const CUT = 1.1;
const DEN: Vec = [0, -1.15, 0.5];
const SUN: Vec = [-0.42, -1.5, 0.55];
const HUT = [1.28, -1.2] as const;
const PALE_FUR = linear('#a5805a');
const CLAY = linear('#7c6257');
const BLUE_SNOW = linear('#8fb0dc');

const crest = (x: number, z: number): number =>
  1.36 +
  0.1 * noise3(x * 0.8, 0, z * 0.6) -
  0.1 * Math.max(0, z) +
  Math.max(0, -z) * (0.06 + 0.035 * Math.sin(x * 0.85 + 2.4));

function stage(): Stage {
  const s = new Stage({ eye: [0, 0.2, 13], at: [0, -0.35, 0], lens: 33 });
  s.sky = s.heavens(0.5, '#3a4258', '#6b7fae', '#34508a');
  s.backdrop = s.heavens(0.9, '#8ea2c8', '#8ea2c8', '#d8c6cc', '#7f97c6', '#26427c', '#1c3468', '#1c3468');
  s.exposure = 1.15;
  s.sunlight([0.5, 0.75, 1], '#8fa8dc', 0.55, 0.3);
  s.reach = 9;
  s.bloom = 0.1;
  s.contour = 0.4;
  earth(s);
  snow(s);
  hut(s);
  s.add(placed(rough(bear(), 0.05, fur, 2), BEAR), pelt, {});
  nose(s);
  sunAndCones(s);
  firs(s);
  return s;
}

function earth(s: Stage): void {
  const soil = block([0, -2.9, -2.4], [6, 4, CUT + 2.4]);
  const den = rough(
    egg(DEN, [2.12, 2.02, 2.2]),
    0.12,
    (x, y, z) => octaves3(x * 1.7, y * 1.7, z * 1.7) * 0.16,
  );
  s.add(
    carved(0.12, soil, den),
    painted('#57443c', { wrap: 0.1 }, (p, x, y, z) => {
      const layer = y * 3.2 + octaves3(x * 0.8, y * 0.8, z * 0.8) * 2.2;
      tint(p, CLAY, 0.5 + 0.8 * Math.sin(layer * 2.4));
      setColour(p, [p.r, p.g, p.b], 0.85 + octaves3(x * 7, y * 9, z * 7) * 0.7);
    }),
  );
}

function snow(s: Stage): void {
  s.add(
    ground((x, z) => (z > CUT - 0.02 ? -9 : crest(x, z)), [-6, 1.02, -14, 6, 3.6, CUT], 1.5),
    painted('#e4ecf8', { wrap: 0.6, deep: '#7fa4f0' }, (p, x, y, z, _nx, ny) => {
      if (ny < 0.5 && z > CUT - 0.1)
        tint(p, BLUE_SNOW, 0.55 + 0.3 * Math.sin(y * 22 + octaves3(x * 1.5, 0, 3) * 5));
      // What the den keeps warm shows through.
      const warm = Math.exp(-(((x + 0.2) / 0.9) ** 2)) * Math.exp(-(((z - 0.4) / 1.3) ** 2));
      glows(p, [1, 0.62, 0.24], 0.16 * warm);
    }),
  );
  const lip = melted(
    0.2,
    ...times(9, (i) => egg([-2.6 + i * 0.65, 1.16, CUT - 0.1], [0.5, 0.2 + 0.06 * Math.sin(i * 2.3), 0.22])),
  );
  s.add(lip, painted('#dbe6f6', { wrap: 0.6, deep: '#7fa4f0' }));
}

function hut(s: Stage): void {
  const gable = board(
    [
      [-0.5, 0],
      [0, 0.42],
      [0.5, 0],
    ],
    0.42,
  );
  const walls = joined(
    block([0, 0.22, 0], [0.36, 0.26, 0.36]),
    placed(gable, { at: [0, 0.46, 0], scale: 0.8 }),
  );
  const where = { at: [HUT[0], crest(...HUT) - 0.05, HUT[1]] as Vec, turned: [0, -0.5, 0] as Vec };
  s.add(placed(walls, where), painted('#5a3a2c'));
  s.add(
    placed(placed(gable, { at: [0, 0.53, 0] }), where),
    painted('#e8eef8', { wrap: 0.6, deep: '#7fa4f0' }),
  );
  s.add(placed(block([0.22, 0.86, -0.1], [0.06, 0.16, 0.06]), where), painted('#6a4438'));
  s.add(placed(block([-0.02, 0.26, 0.365], [0.11, 0.11, 0.01]), where), painted('#ffcf70', { glow: 2.6 }));
}

function firs(s: Stage): void {
  const green = needles('#35527a', 0.5, '#b8cbea');
  const places = [
    [-2.05, 0.62],
    [-1.62, 0.95],
    [-1.15, 0.72],
    [-0.5, 0.5],
    [-0.2, 0.82],
  ] as const;
  for (const [x, h] of places)
    s.add(placed(fir(h, h * 0.34, { seed: x }), { at: [x, crest(x, -3.5) - 0.04, -3.5] }), green);
}

/** A bear sitting in a ring of itself, round what it keeps. Its own units; the belly is at the origin. */
const bear = (): Solid =>
  joined(
    body(),
    carved(0.06, egg([-0.2, 1.76, 0.42], [0.27, 0.27, 0.14]), ball([-0.24, 1.77, 0.64], 0.2)),
    egg([-0.78, 1.68, 0.1], [0.2, 0.22, 0.12]),
  );

const body = (): Solid =>
  melted(
    0.34,
    egg([0.72, -1.2, -0.1], [1.12, 0.98, 0.95]),
    egg([1.32, -0.15, -0.25], [0.98, 1.15, 0.95]),
    egg([0.92, 0.95, -0.25], [0.98, 0.92, 0.85]),
    rod([0.6, 1.15, -0.1], [-0.2, 1.16, 0.15], 0.72, 0.5),
    egg([-0.5, 1.1, 0.3], [0.62, 0.56, 0.55]),
    rod([-0.72, 0.92, 0.42], [-1.12, 0.5, 0.55], 0.34, 0.21),
    // The near arm goes round below; the far one gives.
    rod([0.75, 0.55, 0.55], [0.5, -0.55, 0.95], 0.46, 0.36),
    rod([0.5, -0.55, 0.95], [-0.45, -1.2, 1.0], 0.35, 0.27),
    egg([-0.62, -1.24, 1.0], [0.34, 0.24, 0.28]),
    rod([-0.1, 0.7, -0.5], [-1.15, 0.1, -0.35], 0.4, 0.3),
    rod([-1.15, 0.1, -0.35], [-1.32, -0.42, 0.1], 0.3, 0.23),
    egg([-1.28, -0.55, 0.2], [0.24, 0.26, 0.24]),
    // The near hind leg, its sole to us.
    egg([0.3, -1.62, 0.6], [0.85, 0.56, 0.55]),
    rod([-0.3, -1.85, 0.7], [-1.1, -1.95, 0.72], 0.36, 0.28),
    egg([-1.3, -1.78, 0.75], [0.22, 0.4, 0.28]),
  );
const BEAR = { at: [0.02, -1.05, 0.15] as Vec, scale: 0.83 };
const onBear = ([x, y, z]: Vec): Vec => [
  BEAR.at[0] + x * BEAR.scale,
  BEAR.at[1] + y * BEAR.scale,
  BEAR.at[2] + z * BEAR.scale,
];

/** Locks that run along the ring of the body. */
const fur = (x: number, y: number, z: number): number => {
  const a = Math.atan2(y, x - 0.1);
  const r = Math.hypot(x - 0.1, y);
  return (
    noise3(a * 4 + noise3(x * 2, y * 2, z * 2), r * 11 + a * 2.5, z * 11) * 0.035 +
    noise3(a * 11, r * 27 + a * 4, z * 27) * 0.018
  );
};

const pelt: Paint = painted('#6e452a', { wrap: 0.3, deep: '#ff9a50' }, (p, x, y, z) => {
  const [u, v, w] = [
    (x - BEAR.at[0]) / BEAR.scale,
    (y - BEAR.at[1]) / BEAR.scale,
    (z - BEAR.at[2]) / BEAR.scale,
  ];
  const lock = fur(u, v, w);
  setColour(p, [p.r, p.g, p.b], 0.85 + lock * 11);
  const muzzle = 1 - Math.hypot(u + 1.05, v - 0.56) / 0.42;
  tint(p, PALE_FUR, muzzle * 2.2);
  const sole = 1 - Math.hypot((u + 1.42) / 0.9, v + 1.78) / 0.26;
  if (w > 0.8 && sole > 0) tint(p, linear('#2a1a14'), sole * 3);
});

function nose(s: Stage): void {
  s.add(
    placed(egg([0, 0, 0], [0.12, 0.09, 0.1]), { at: onBear([-1.24, 0.42, 0.66]), turned: [0, 0, 0.7] }),
    painted('#120c0c', { shine: 0.6, gloss: 30 }),
  );
}

/** A pine cone, standing, one unit high. */
const cone: Solid = rough(
  melted(0.2, egg([0, 0.42, 0], [0.32, 0.42, 0.32]), egg([0, 0.7, 0], [0.2, 0.3, 0.2])),
  0.1,
  (x, y, z) => {
    const a = Math.atan2(z, x) * 3;
    return 0.1 * Math.max(0, Math.sin(a + y * 13) * Math.sin(a - y * 13)) ** 0.7;
  },
  1.8,
);

function sunAndCones(s: Stage): void {
  s.add(
    rough(ball(SUN, 0.4), 0.02, (x, y, z) => octaves3(x * 5, y * 5, z * 5) * 0.03),
    painted('#ffd25a', {}, (p, x, y, z) =>
      glows(p, [1, 0.6 + octaves3(x * 4, y * 4, z * 4) * 0.3, 0.16], 1.15),
    ),
    { castsNone: true },
  );
  // It shines from a little before itself, so that the keeper's face is seen.
  s.lamp([SUN[0] - 0.1, SUN[1] + 0.15, 1.75], '#ffca7c', 4.6, { radius: 0.3, haze: 0.003 });
  s.lamp(SUN, '#ffb850', 2, { radius: 0.36 });
  const bark = painted('#5f3a22', { shine: 0.1 }, (p, x, y, z) =>
    setColour(p, [p.r, p.g, p.b], 0.8 + noise3(x * 14, y * 14, z * 14) * 0.4),
  );
  s.add(placed(cone, { at: [-1.06, -1.72, 1.0], turned: [0.1, 0.3, -0.45], scale: 0.46 }), bark);
  const heap = [
    [-1.72, -2.5, 0.5, 0.5],
    [-1.42, -2.62, 0.75, 1.9],
    [-1.55, -2.42, 0.85, -1.2],
    [-1.75, -2.25, 0.3, 0.2],
  ] as const;
  for (const [x, y, z, turn] of heap)
    s.add(placed(cone, { at: [x, y, z], turned: [0.3, turn, 1.2], scale: 0.36 }), bark);
}

function over(on: Stage): Scene {
  const scene = overlay(63);
  eye(scene, on);
  mice(scene, on);
  washingLine(scene, on);
  sprouts(scene, on);
  const S = scene.element('sun');
  scene.add(glow(S, ...on.project(SUN), 200, '#ffb63a', 0.4));
  chimneySmoke(scene, on);
  return scene;
}

/** Two of them, sitting up, their paws to the warmth. Drawn looking right, 100 high. */
function mice(scene: Scene, on: Stage): void {
  const places = [
    [[-1.62, -2.12, 0.8], 0.56],
    [[-1.34, -2.2, 0.9], 0.66],
  ] as const;
  for (const [at, scale] of places) {
    const [x, y] = on.project(at);
    scene.add(
      `<g transform="translate(${x} ${y}) scale(${scale})">`,
      line('M-16,-8 C-46,-2 -52,-30 -66,-22', '#7a5a50', 4, 'stroke-linecap="round"'),
      path(
        'M-26,-4 C-38,-34 -22,-66 2,-72 C-6,-86 12,-98 24,-88 C44,-84 56,-74 62,-64 C52,-58 40,-56 32,-54 C40,-36 36,-8 22,0 Z',
        '#5a4a46',
      ),
      path(
        'M6,-70 C24,-60 34,-40 22,0 L34,-6 C42,-28 40,-48 32,-54 C42,-56 54,-60 62,-64 C46,-76 24,-80 6,-70Z',
        '#b8845a',
      ),
      ellipse(8, -88, 13, 14, '#6e5a54'),
      ellipse(9, -87, 8, 9, '#d8a08a'),
      line('M24,-40 C36,-40 44,-46 52,-48', '#c8966c', 6, 'stroke-linecap="round"'),
      line('M18,-30 C32,-30 40,-34 48,-38', '#8a6650', 6, 'stroke-linecap="round"'),
      ellipse(36, -74, 3.6, 4, '#140c0a'),
      ellipse(62, -65, 3.4, 3, '#2a1614'),
      '</g>',
    );
  }
}

/** Half shut; it looks down at what it feeds. */
function eye(scene: Scene, on: Stage): void {
  const [x, y] = on.project(onBear([-0.7, 1.06, 0.9]));
  scene.add(
    `<g transform="translate(${x} ${y}) rotate(28)">`,
    path('M-15,2 C-10,-9 8,-9 14,1 C8,9 -8,10 -15,2Z', '#140c0a'),
    ellipse(-5, 3, 3, 2.4, '#ffd98a'),
    line('M-18,0 C-10,-12 8,-12 18,-1', '#2a1810', 4, 'stroke-linecap="round"'),
    line('M-12,-19 C-4,-25 8,-24 15,-17', '#3a2416', 3, 'opacity="0.7" stroke-linecap="round"'),
    '</g>',
  );
}

/** The mice dry mittens in the warmth. */
function washingLine(scene: Scene, on: Stage): void {
  const from = on.project([-1.86, -1.05, 0.8]);
  const to = on.project([-1.05, -0.72, 0.6]);
  const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 14];
  scene.add(line(smooth([from, middle, to], false), '#d8b878', 2));
  const mitten = 'M-7,0 L7,0 L8,16 C9,28 -9,28 -8,16Z M7,8 C14,6 16,16 10,19 L7,16Z';
  const hung = [
    [0.28, '#b8432f'],
    [0.46, '#b8432f'],
    [0.72, '#3f6f8c'],
  ] as const;
  for (const [t, colour] of hung) {
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + 14 * 4 * t * (1 - t) * 0.5;
    scene.add(
      `<g transform="translate(${x} ${y}) rotate(${(t - 0.5) * 20})">${path(mitten, colour)}<path d="M-7,1 L7,1" stroke="#f0dcc0" stroke-width="3"/></g>`,
    );
  }
}

/** Seeds in the earth lean to the light. */
function sprouts(scene: Scene, on: Stage): void {
  const [sx, sy] = on.project(SUN);
  const seeds: Vec[] = [
    [-2.25, -0.4, CUT],
    [-2.2, -2.4, CUT],
    [-1.2, 0.93, CUT],
    [1.7, 0.6, CUT],
    [2.25, -0.9, CUT],
    [0.9, -3.3, CUT],
    [-0.6, -3.35, CUT],
  ];
  for (const seed of seeds) {
    const [x, y] = on.project(seed);
    const d = Math.hypot(sx - x, sy - y);
    const [ux, uy] = [(sx - x) / d, (sy - y) / d];
    const tip: [number, number] = [x + ux * 40, y + uy * 40];
    const bent: [number, number] = [x + ux * 16, y + uy * 16 - 14];
    const leaf = (side: number): string =>
      path(
        smooth([
          tip,
          [tip[0] + ux * 9 - uy * 7 * side, tip[1] + uy * 9 + ux * 7 * side],
          [tip[0] + ux * 20 - uy * 3 * side, tip[1] + uy * 20 + ux * 3 * side],
        ]),
        '#c8d87a',
      );
    scene.add(
      line(smooth([[x, y], bent, tip], false), '#dbe0a0', 3.4, 'stroke-linecap="round"'),
      leaf(1),
      leaf(-1),
      ellipse(x, y, 8, 6, '#2c1a10'),
      ellipse(x - 2, y - 2, 3, 2, '#8a6440'),
    );
  }
}

function chimneySmoke(scene: Scene, on: Stage): void {
  const S = scene.element('smoke');
  const [x, y] = on.project([HUT[0] + 0.24, crest(...HUT) + 1, HUT[1]]);
  const rise = times(7, (i): [number, number] => [x + i * 4 + S.noise.n1(i) * 5, y - i * 17]);
  scene.add(line(smooth(rise, false), '#dfe4f0', 6, 'opacity="0.5" stroke-linecap="round"'));
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.2, radius: 4, brush: 12 },
  stage,
  over,
});
