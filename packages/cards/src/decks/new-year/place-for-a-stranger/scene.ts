import { gouache } from '../../../finishes/gouache.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, line, path } from '../../../kit/markup.ts';
import { times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { paperCrown, snowGuest } from '../../../motifs/snow-guest.ts';
import { smoothstep } from '../../../pixels/raster.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3 } from '../../../rays/noise3.ts';
import {
  ball,
  block,
  carved,
  egg,
  joined,
  melted,
  placed,
  ring,
  rod,
  rough,
  turned,
  type Solid,
} from '../../../rays/solids.ts';
import { Stage } from '../../../rays/stage.ts';
import { glows, linear, painted, setColour, tint } from '../../../rays/surface.ts';
import { added, type Vec } from '../../../rays/vectors.ts';

const WALL = -4.2;
const LAMP: Vec = [0.1, 3.78, 0.5];
const HEAD: Vec = [-0.52, 1.62, 3.95];
const DOG: Vec = [1.42, 1, -2.1];
const GUEST: Vec = [0.12, 0, -2.35];
const WINE = linear('#6a2430');
const CREAM = linear('#c8a878');
const ICE = linear('#a9cdf4');

function stage(): Stage {
  const s = new Stage({ eye: [-0.05, 3.3, 8], at: [0.05, 1.62, 0], lens: 41 });
  s.sky = s.heavens(0.16, '#4a3428', '#5a4440', '#50486a');
  s.exposure = 1.15;
  s.reach = 7;
  s.contour = 0.4;
  room(s);
  window(s);
  table(s);
  chairs(s);
  guest(s);
  dog(s);
  child(s);
  hangingLamp(s);
  // Somebody has left the light on in the passage behind us.
  s.lamp([-3.2, 3.4, 7.2], '#ffb070', 3.2, { radius: 0.4 });
  return s;
}

function room(s: Stage): void {
  s.add(
    block([0, 3, WALL - 0.1], [6, 4, 0.1]),
    painted('#7c2c38', {}, (p, x, y) => {
      const stripe = Math.abs(((x + 20) % 0.5) - 0.25) / 0.25;
      tint(p, WINE, stripe > 0.5 ? 0.9 : 0);
      const bud = Math.hypot(((x + 20) % 0.5) - 0.25, ((y + 20) % 0.6) - 0.3);
      if (bud < 0.07) tint(p, CREAM, 0.5);
      if (y < 1.15) {
        setColour(p, linear('#5c3822'), 0.9 + 0.2 * noise3(x * 14, y * 2, 1));
        if (Math.abs(((x + 20) % 0.42) - 0.21) > 0.195 || y > 1.08) setColour(p, linear('#3c2214'));
      }
    }),
  );
  s.add(
    block([0, -0.1, 0], [6, 0.1, 9]),
    painted('#7a4c2a', { mirror: 0.05, shine: 0.1 }, (p, x, _y, z) => {
      const plank = Math.floor((x + 20) / 0.5);
      setColour(p, [p.r, p.g, p.b], 0.85 + ((plank * 31) % 5) * 0.07 + noise3(x * 20, plank, z * 2) * 0.16);
    }),
  );
}

/** Left open; the night has come in over the sill. */
function window(s: Stage): void {
  const [x, y] = [-2.02, 2.7];
  s.add(
    block([x, y, WALL + 0.02], [0.66, 1, 0.02]),
    painted('#1c3a72', {}, (p, _x, py) => glows(p, [0.1, 0.2, 0.46], 0.16 + 0.08 * (py - 2))),
    {},
  );
  const bars = joined(
    block([x, y + 1.02, WALL + 0.06], [0.76, 0.07, 0.08]),
    block([x, y - 1.02, WALL + 0.1], [0.8, 0.07, 0.16]),
    block([x - 0.7, y, WALL + 0.06], [0.07, 1.05, 0.08]),
    block([x + 0.7, y, WALL + 0.06], [0.07, 1.05, 0.08]),
  );
  s.add(bars, painted('#d8c8a8'));
  const leaf = block([0.33, 0, 0], [0.33, 0.98, 0.03]);
  s.add(
    placed(
      carved(
        0.01,
        leaf,
        joined(block([0.33, 0.48, 0], [0.25, 0.4, 0.2]), block([0.33, -0.48, 0], [0.25, 0.4, 0.2])),
      ),
      { at: [x + 0.66, y, WALL + 0.12], turned: [0, -0.9, 0] },
    ),
    painted('#d8c8a8'),
  );
  s.add(
    melted(
      0.1,
      egg([x - 0.2, y - 0.95, WALL + 0.2], [0.5, 0.14, 0.16]),
      egg([x + 0.3, y - 0.97, WALL + 0.22], [0.36, 0.1, 0.14]),
    ),
    painted('#e6eefa', { wrap: 0.6, deep: '#8fb4ff' }),
  );
}

function table(s: Stage): void {
  const cloth = rough(
    joined(block([0.1, 1, 0.7], [1.28, 0.04, 2.35], 0.03), block([0.1, 0.78, 0.7], [1.3, 0.22, 2.37], 0.03)),
    0.04,
    (x, y, z) => (y < 0.95 ? 0.03 * Math.sin(x * 9 + Math.sin(z * 3)) * Math.sin(z * 8) : 0),
    1.4,
  );
  s.add(
    cloth,
    painted('#e9dcc2', { wrap: 0.2 }, (p, x, y) => {
      if (y < 0.64) tint(p, linear('#a83a3a'), Math.abs(((x + 20) % 0.2) - 0.1) < 0.05 ? 0.8 : 0.5);
    }),
  );
  const plate = turned([
    [0, 0],
    [0.2, 0],
    [0.36, 0.05],
    [0.37, 0.07],
    [0.2, 0.03],
    [0, 0.03],
  ]);
  const china = painted('#f0e8d8', { shine: 0.4, gloss: 50 }, (p, x, _y, z) => {
    if (Math.abs(Math.hypot(((x + 20.8) % 1.6) - 0.8, z) - 0.3) < 0.01) tint(p, ICE, 0.5);
  });
  const settings: Vec[] = [
    [-0.72, 1.04, 0.1],
    [-0.72, 1.04, 1.5],
    [0.92, 1.04, 0.1],
    [0.92, 1.04, 1.5],
    [0.12, 1.04, -1.25],
  ];
  for (const at of settings) s.add(placed(plate, { at }), china);
  const goblet = turned([
    [0, 0],
    [0.12, 0],
    [0.12, 0.015],
    [0.02, 0.04],
    [0.02, 0.2],
    [0.11, 0.26],
    [0.13, 0.44],
    [0, 0.44],
  ]);
  for (const [x, z] of [
    [-0.42, -0.2],
    [-0.4, 1.15],
    [-0.3, -1.1],
  ] as const)
    s.add(placed(goblet, { at: [x, 1.04, z] }), painted('#7a1c2a', { shine: 1, gloss: 60, mirror: 0.12 }));
  // A goose, mandarins, a loaf.
  s.add(
    placed(
      turned([
        [0, 0],
        [0.5, 0],
        [0.62, 0.1],
        [0.5, 0.05],
        [0, 0.05],
      ]),
      { at: [0.1, 1.04, 0.35] },
    ),
    painted('#8fa0a8', { shine: 0.6, mirror: 0.15 }),
  );
  s.add(
    rough(
      melted(
        0.12,
        egg([0.08, 1.28, 0.35], [0.4, 0.24, 0.27]),
        rod([0.36, 1.3, 0.5], [0.6, 1.34, 0.58], 0.12, 0.05),
        rod([0.3, 1.3, 0.18], [0.58, 1.36, 0.12], 0.12, 0.05),
      ),
      0.01,
      (x, y, z) => noise3(x * 20, y * 20, z * 20) * 0.008,
    ),
    painted('#a8622a', { shine: 0.5, gloss: 16, wrap: 0.2 }),
  );
  const fruit: Vec[] = [
    [-0.2, 1.14, 1.05],
    [0.02, 1.14, 1.14],
    [-0.1, 1.14, 1.28],
    [-0.1, 1.3, 1.15],
    [0.44, 1.14, 1.75],
  ];
  s.add(joined(...fruit.map((at) => ball(at, 0.115))), painted('#e87a1c', { shine: 0.2, wrap: 0.3 }));
}

function chairs(s: Stage): void {
  const wood = painted('#4a2a1a', { shine: 0.15 });
  const back = (tall: number): Solid =>
    joined(
      rod([-0.34, 0, 0], [-0.36, tall, -0.06], 0.045),
      rod([0.34, 0, 0], [0.36, tall, -0.06], 0.045),
      block([0, tall - 0.1, -0.06], [0.38, 0.08, 0.03], 0.02),
      block([0, tall - 0.45, -0.05], [0.34, 0.05, 0.02], 0.02),
      block([0, 0.85, 0.3], [0.36, 0.04, 0.34], 0.03),
    );
  for (const [x, z, turn] of [
    [-1.62, 0.2, 1.57],
    [-1.66, 1.6, 1.4],
    [1.86, 0.2, -1.57],
    [2.02, 1.5, -1.2],
  ] as const)
    s.add(placed(back(1.7), { at: [x, 0, z], turned: [0, turn, 0] }), wood);
  s.add(placed(back(2.25), { at: [GUEST[0], 0, GUEST[2] - 0.5], scale: 1.12 }), wood);
}

/** It came in by itself and sat down. */
function guest(s: Stage): void {
  const [x, , z] = GUEST;
  s.add(
    snowGuest(GUEST),
    painted('#b9cbe8', { wrap: 0.6, deep: '#7fb0ff' }, (p, _x, y, _z, _nx, ny) => {
      tint(p, ICE, 0.3 + 0.5 * smoothstep(0.3, -0.7, ny));
      glows(p, ICE, 0.05 + 0.04 * smoothstep(2.6, 0, y));
    }),
  );
  s.add(
    placed(paperCrown, { at: [x + 0.07, 2.72, z + 0.06], turned: [0.1, 0.3, -0.16] }),
    painted('#d8a92c', { wrap: 0.3, shine: 0.2 }, (p, _x, y) =>
      tint(p, linear('#c0392b'), y < 2.84 ? 0.9 : 0),
    ),
  );
}

/** Asleep against the cold side. */
function dog(s: Stage): void {
  const at = DOG;
  s.add(block([1.5, 0.92, -2.15], [0.6, 0.05, 0.5], 0.03), painted('#4a2a1a'));
  const coat = (x: number, y: number, z: number): number => noise3(x * 7, y * 16, z * 16) * 0.025;
  const curled = rough(
    melted(
      0.16,
      egg([0.15, 0.3, 0], [0.58, 0.3, 0.42]),
      egg([-0.2, 0.34, 0.12], [0.4, 0.3, 0.36]),
      egg([-0.42, 0.3, 0.42], [0.22, 0.17, 0.18]),
      rod([-0.46, 0.26, 0.52], [-0.44, 0.2, 0.68], 0.11, 0.085),
      rod([-0.28, 0.42, 0.42], [-0.2, 0.2, 0.56], 0.09, 0.06),
      rod([0.5, 0.2, 0.28], [0.0, 0.1, 0.62], 0.1, 0.06),
    ),
    0.03,
    coat,
    1.5,
  );
  s.add(
    placed(curled, { at, scale: 0.95 }),
    painted('#8a5a34', { wrap: 0.25 }, (p, x, y, z) =>
      setColour(p, [p.r, p.g, p.b], 0.9 + coat(x, y, z) * 12),
    ),
  );
  s.add(ball([at[0] - 0.42, at[1] + 0.19, at[2] + 0.7], 0.05), painted('#140e0c', { shine: 0.5 }));
}

/** Somebody small who has stayed up; seen from behind. */
function child(s: Stage): void {
  const [x, y, z] = HEAD;
  const strand = (u: number, v: number, w: number): number => {
    const a = Math.atan2(w - z, u - x);
    return noise3(a * 9, v * 3, 1) * 0.02 + noise3(a * 22, v * 5, 4) * 0.01;
  };
  const hair = rough(
    melted(0.1, egg([x, y, z], [0.31, 0.33, 0.32]), egg([x, y - 0.2, z + 0.02], [0.3, 0.22, 0.29])),
    0.03,
    strand,
    1.4,
  );
  s.add(
    hair,
    painted('#5a3420', { wrap: 0.2, shine: 0.25, gloss: 14 }, (p, u, v, w) =>
      setColour(p, [p.r, p.g, p.b], 0.9 + strand(u, v, w) * 16),
    ),
  );
  s.add(rod([x, y - 0.3, z], [x, y - 0.5, z], 0.13), painted('#d8a07c', { wrap: 0.35 }));
  const knit = melted(
    0.16,
    egg([x, y - 0.86, z], [0.5, 0.4, 0.3]),
    rod([x - 0.34, y - 0.66, z], [x - 0.52, y - 1.1, z - 0.2], 0.18),
    rod([x + 0.34, y - 0.66, z], [x + 0.52, y - 1.1, z - 0.2], 0.18),
    placed(ring([0, 0, 0], 0.15, 0.07), { at: [x, y - 0.46, z] }),
  );
  s.add(
    knit,
    painted('#35586a', { wrap: 0.25 }, (p, u, v) =>
      setColour(
        p,
        [p.r, p.g, p.b],
        0.85 +
          0.35 * Math.abs(Math.sin(u * 52)) * (0.6 + 0.4 * Math.sin(v * 70 + Math.abs(Math.sin(u * 52)) * 2)),
      ),
    ),
  );
}

function hangingLamp(s: Stage): void {
  const [x, y, z] = LAMP;
  const shade = turned([
    [0.1, 0.4],
    [0.24, 0.36],
    [0.66, 0.02],
    [0.7, -0.06],
    [0.66, -0.04],
    [0.22, 0.32],
  ]);
  s.add(
    placed(shade, { at: [x, y + 0.1, z] }),
    painted('#d87a34', { wrap: 0.5 }, (p) => glows(p, [1, 0.45, 0.14], 0.32)),
    { castsNone: true },
  );
  s.add(rod([x, y + 0.5, z], [x, 7, z], 0.02), painted('#2a1a14'));
  s.add(ball([x, y, z], 0.12), painted('#ffe2a0', { glow: 4 }), { castsNone: true });
  s.lamp([x - 0.75, y - 0.05, z - 0.2], '#ffcc98', 8, { radius: 0.2, haze: 0.0016 });
}

function over(on: Stage): Scene {
  const scene = overlay(47);
  photograph(scene, on);
  sleepingFace(scene, on);
  const S = scene.element('lamp');
  scene.add(glow(S, ...on.project(LAMP), 240, '#ffb45a', 0.35));
  const { rng } = scene.element('flakes');
  for (const at of times(16, (): Vec => [
    -2.0 + rng.range(-0.3, 1.0),
    rng.range(1, 3.4),
    WALL + rng.range(0.1, 1.3),
  ])) {
    const r = rng.range(1.5, 3);
    scene.add(ellipse(...on.project(at), r, r, '#eaf2ff', 'opacity="0.85"'));
  }
  return scene;
}

/** An ear laid over, an eye shut. */
function sleepingFace(scene: Scene, on: Stage): void {
  const [x, y] = on.project(added(DOG, [-0.4, 0.34, 0.6]));
  scene.add(
    `<g transform="translate(${x} ${y})">`,
    path('M14,-20 C34,-24 44,-6 36,18 C28,30 16,20 14,4 C12,-6 10,-14 14,-20Z', '#4a2a18', 'opacity="0.9"'),
    line('M-14,2 C-8,8 0,8 6,3', '#24120a', 3.4, 'stroke-linecap="round"'),
    '</g>',
  );
}

/** On the wall: the same guest, long ago, among people in their best clothes. */
function photograph(scene: Scene, on: Stage): void {
  const [x, y] = on.project([1.72, 3.1, WALL]);
  const person = (dx: number, h: number): string =>
    path(
      `M${x + dx - 9},${y + 44} C${x + dx - 11},${y + 34 - h} ${x + dx + 11},${y + 34 - h} ${x + dx + 9},${y + 44}Z`,
      '#4a3422',
    ) + ellipse(x + dx, y + 24 - h, 6, 7, '#7a5a3c');
  scene.add(
    `<rect x="${x - 56}" y="${y - 66}" width="112" height="126" fill="#5a3a1c"/>`,
    `<rect x="${x - 50}" y="${y - 60}" width="100" height="114" fill="#b8862f"/>`,
    `<rect x="${x - 42}" y="${y - 52}" width="84" height="98" fill="#c8ac7c"/>`,
    person(-28, 14),
    path(
      `M${x - 20},${y + 45} C${x - 18},${y + 20} ${x - 10},${y + 8} ${x - 8},${y - 10} C${x - 6},${y - 24} ${x + 10},${y - 24} ${x + 11},${y - 8} C${x + 14},${y + 10} ${x + 24},${y + 22} ${x + 26},${y + 45}Z`,
      '#f2e8d2',
    ),
    path(`M${x - 9},${y - 17} l2,-14 5,7 4,-9 4,9 6,-7 1,14Z`, '#8a6a3a'),
    person(31, 4),
  );
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.28, radius: 4, brush: 12 },
  stage,
  over,
});
