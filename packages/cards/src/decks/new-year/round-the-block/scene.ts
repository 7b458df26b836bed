import { gouache } from '../../../finishes/gouache.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse } from '../../../kit/markup.ts';
import { times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { smoothstep } from '../../../pixels/raster.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import {
  ball,
  block,
  boxed,
  common,
  drum,
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
import { added, type Vec } from '../../../rays/vectors.ts';

/** The block stands cornerwise; its corner, and half its side. */
const CORNER_TURN = Math.PI / 4;
const SIDE = 3;
const HEIGHT = 3.4;
const MIDDLE: Vec = [0, 0, -3.3];
const LAMPS: Vec[] = [
  [-2.0, 2.1, 2.75],
  [2.55, 2.1, 1.85],
];
const DOOR = 0.55;
const SNOW = '#cbd9f2';
const DENT = linear('#7f96cc');
const LABEL = linear('#f2c21c');
const STRAP = linear('#3a2418');
const MORTAR = linear('#3c3440');

/** In the block's own measures: along one wall, out of it. */
const local = (x: number, z: number): [number, number] => {
  const [u, w] = [x - MIDDLE[0], z - MIDDLE[2]];
  return [(u + w) * Math.SQRT1_2, (w - u) * Math.SQRT1_2];
};
const world = (a: number, b: number, y = 0): Vec => [
  (a - b) * Math.SQRT1_2 + MIDDLE[0],
  y,
  (a + b) * Math.SQRT1_2 + MIDDLE[2],
];

/** Who goes where: place (in the block's measures), which way, size, leather, straps. */
const CASES = [
  { at: world(6.35, 5.0), way: 0.5, s: 0.6, skin: '#a8763e' },
  { at: world(1.9, 4.2), way: 0.06, s: 0.84, skin: '#6d7240' },
  { at: world(3.75, 4.35), way: 0.12, s: 1.2, skin: '#8a4a2c' },
  { at: world(4.35, 2.75), way: 1.4, s: 0.95, skin: '#4a5a66' },
  { at: world(4.3, 1.25), way: Math.PI / 2, s: 0.8, skin: '#b8904e' },
  { at: world(4.25, -0.2), way: Math.PI / 2 + 0.1, s: 1, skin: '#5a4a30' },
] as const;
/** The turn about the upright axis that looks along the first wall, or round the corner. */
const heading = (way: number): number => -CORNER_TURN + way;
const LIFTED: Vec = [-1.42, 0, 3.35];
const PRINTS = CASES.flatMap(({ at, way, s }) =>
  times(14, (i): Vec => {
    const a = heading(way);
    const back = 0.5 + i * 0.2;
    const side = (i % 2 ? 0.15 : -0.15) * s;
    return [
      at[0] - Math.cos(a) * back - Math.sin(-a) * side,
      0,
      at[2] + Math.sin(a) * back + Math.cos(a) * side,
    ];
  }),
);

function stage(): Stage {
  const s = new Stage({ eye: [0.2, 10.6, 11.6], at: [0.1, 0.4, 0.75], lens: 31 });
  s.sky = s.heavens(0.3, '#1c2c58', '#3a5290', '#40609e');
  s.sunlight([-0.6, 1, 0.3], '#9ab4ff', 0.34, 0.06);
  s.exposure = 1.15;
  s.reach = 7;
  s.contour = 0.42;
  street(s);
  house(s);
  for (const [i, { at, way, s: scale, skin }] of CASES.entries())
    s.add(
      placed(boxed(suitcase(i)), { at, turned: [0, heading(way), 0.06 * Math.sin(i * 3)], scale }),
      leather(skin, at, heading(way), scale),
    );
  s.add(
    placed(boxed(liftingLeg()), { at: LIFTED, turned: [0, -0.35, 0], scale: 0.95 }),
    leather('#7a5a34', LIFTED, -0.35, 0.95),
  );
  handbag(s);
  oldTrunk(s);
  for (const at of LAMPS) lamp(s, at);
  return s;
}

function street(s: Stage): void {
  s.add(
    ground((x, z) => 0.07 * octaves3(x * 0.7, 0, z * 0.7), [-14, -0.4, -16, 14, 0.5, 12]),
    painted(SNOW, { wrap: 0.45, deep: '#86a0f0' }, (p, x, _y, z) => {
      const [a, b] = local(x, z);
      const out = Math.max(Math.abs(a), Math.abs(b));
      // The kerb, and the wheels that went by before midnight.
      tint(p, DENT, 0.7 * Math.exp(-(((out - 5.15) / 0.05) ** 2)));
      for (const rut of [6.3, 7.2])
        tint(p, DENT, 0.55 * Math.exp(-(((out - rut + noise3(a, b, 1) * 0.1) / 0.1) ** 2)));
      for (const [px, , pz] of PRINTS) if ((x - px) ** 2 + (z - pz) ** 2 < 0.005) tint(p, DENT, 0.95);
    }),
  );
}

function house(s: Stage): void {
  const where = { at: MIDDLE, turned: [0, -CORNER_TURN, 0] as Vec };
  const wall = (u: number, y: number, p: Parameters<Paint>[0], seed: number): void => {
    const row = Math.floor(y / 0.2);
    const brick = (u + (row % 2) * 0.2 + 40) / 0.4;
    setColour(p, [p.r, p.g, p.b], 0.85 + 0.3 * noise3(Math.floor(brick) * 3.7, row * 2.3, seed));
    if (y / 0.2 - row < 0.12 || brick - Math.floor(brick) < 0.06) tint(p, MORTAR, 0.5);
    const [cu, cy] = [((u + 40) % 1) - 0.5, (y % 1.5) - 0.85];
    if (Math.abs(cu) < 0.26 && Math.abs(cy) < 0.42 && y > 0.35) {
      const lit = noise3(Math.floor(u + 40) * 7.1, Math.floor(y / 1.5) * 5.3, seed * 9) > 0.45;
      const bar =
        Math.abs(cu) < 0.03 || Math.abs(cy - 0.1) < 0.03 || Math.abs(cu) > 0.22 || Math.abs(cy) > 0.38;
      setColour(p, bar ? linear('#b8a890') : linear('#18223c'));
      if (lit && !bar) glows(p, linear('#ffc860'), 0.9);
    }
  };
  s.add(
    placed(block([0, HEIGHT / 2, 0], [SIDE, HEIGHT / 2, SIDE], 0.03), where),
    painted('#7a4a40', {}, (p, x, y, z, nx, _ny, nz) => {
      const [a, b] = local(x, z);
      const alongFirst = Math.abs((nx + nz) * Math.SQRT1_2) < 0.5;
      wall(alongFirst ? a : b, y, p, alongFirst ? 1 : 2);
    }),
  );
  const snow = painted('#d6e2f6', { wrap: 0.5, deep: '#86a0f0' });
  s.add(
    placed(
      rough(
        block([0, HEIGHT + 0.12, 0], [SIDE + 0.2, 0.2, SIDE + 0.2], 0.16),
        0.06,
        (x, y, z) => octaves3(x * 0.8, y, z * 0.8) * 0.1,
      ),
      where,
    ),
    snow,
  );
  for (const [a, b] of [
    [1.4, 1.5],
    [-1.2, 1.2],
    [1.2, -1.6],
  ] as const) {
    const at = world(a, b, HEIGHT);
    s.add(
      placed(block([0, 0.5, 0], [0.26, 0.6, 0.2]), { at, turned: [0, -CORNER_TURN, 0] }),
      painted('#6a4038'),
    );
    s.add(egg(added(at, [0, 1.12, 0]), [0.34, 0.12, 0.32]), snow);
  }
  // The front door stands open and lets its light out.
  const sill = world(DOOR, SIDE + 0.02, 0.62);
  s.add(
    placed(block([0, 0, 0], [0.42, 0.66, 0.03]), { at: sill, turned: [0, -CORNER_TURN, 0] }),
    painted('#ffca78', { glow: 0.9 }),
  );
  s.add(
    placed(
      joined(
        block([-0.48, 0, 0.05], [0.06, 0.72, 0.08]),
        block([0.48, 0, 0.05], [0.06, 0.72, 0.08]),
        block([0, 0.72, 0.08], [0.6, 0.07, 0.16]),
      ),
      { at: sill, turned: [0, -CORNER_TURN, 0] },
    ),
    painted('#3a2a24'),
  );
  s.lamp(world(DOOR, SIDE + 0.5, 0.9), '#ffbe70', 0.9, { radius: 0.2 });
}

const HALF: Vec = [0.5, 0.34, 0.17];
const foot = (x: number, z: number, forward: number): Solid =>
  melted(
    0.05,
    rod([x, 0.26, z], [x + forward, 0.07, z], 0.075, 0.06),
    egg([x + forward + 0.04, 0.05, z], [0.1, 0.05, 0.065]),
  );
const grip = (x: number): Solid =>
  joined(
    ...times(6, (i) => {
      const at = (k: number): Vec => [
        x + Math.cos((k * Math.PI) / 6) * 0.17,
        0.9 + Math.sin((k * Math.PI) / 6) * 0.13,
        0,
      ];
      return rod(at(i), at(i + 1), 0.03);
    }),
  );

/** Trots to its own +x; its soles are at the origin. */
const suitcase = (i: number): Solid => {
  const step = i % 2 ? 0.12 : -0.12;
  return joined(
    block([0, 0.56, 0], HALF, 0.07),
    block([0, 0.56, 0], [HALF[0] + 0.012, HALF[1] + 0.012, 0.02], 0.015),
    grip(0),
    foot(-0.32, 0.1, step),
    foot(-0.32, -0.1, -step),
    foot(0.32, 0.1, -step),
    foot(0.32, -0.1, step),
  );
};

const liftingLeg = (): Solid =>
  joined(
    placed(
      joined(
        block([0, 0.56, 0], HALF, 0.07),
        grip(0),
        foot(0.32, 0.1, 0),
        foot(0.32, -0.1, 0),
        foot(-0.32, 0.1, 0),
      ),
      { turned: [0.14, 0, 0] },
    ),
    melted(
      0.05,
      rod([-0.32, 0.36, -0.14], [-0.46, 0.46, -0.36], 0.08, 0.065),
      egg([-0.5, 0.48, -0.4], [0.1, 0.065, 0.07]),
    ),
  );

/** Leather, two straps, worn corners, a yellow label. */
const leather = (skin: string, at: Vec, turnedBy: number, scale: number): Paint => {
  const [c, d] = [Math.cos(turnedBy), Math.sin(turnedBy)];
  return painted(skin, { shine: 0.25, gloss: 18, wrap: 0.15 }, (p, px, py, pz) => {
    const [u, y, w] = [(px - at[0]) / scale, py / scale, (pz - at[2]) / scale];
    const x = c * u - d * w;
    setColour(p, [p.r, p.g, p.b], 0.85 + octaves3(px * 7, py * 7, pz * 7) * 0.5);
    if (y < 0.2 || y > 0.91) setColour(p, STRAP);
    else if (Math.abs(Math.abs(x) - 0.26) < 0.045) setColour(p, STRAP, 1.2);
    else if (Math.abs(x) > 0.4 && Math.abs(y - 0.56) > 0.22) setColour(p, STRAP, 1.6);
    else if (Math.abs(x - 0.03) < 0.13 && Math.abs(y - 0.6) < 0.09) tint(p, LABEL, 0.95);
  });
};

/** On a lead, behind the largest. */
function handbag(s: Stage): void {
  const at = world(2.72, 5.0);
  const bag = joined(
    melted(0.08, egg([0, 0.36, 0], [0.24, 0.2, 0.13]), block([0, 0.48, 0], [0.17, 0.06, 0.08], 0.04)),
    ...times(6, (i) => {
      const on = (k: number): Vec => [
        Math.cos((k * Math.PI) / 6) * 0.13,
        0.56 + Math.sin((k * Math.PI) / 6) * 0.24,
        0,
      ];
      return rod(on(i), on(i + 1), 0.035);
    }),
    ...[-0.12, 0.12].flatMap((x) => [-0.05, 0.05].map((z) => rod([x, 0.2, z], [x * 1.1, 0.02, z], 0.035))),
  );
  s.add(
    placed(boxed(bag), { at, turned: [0, heading(0), 0], scale: 1.05 }),
    painted('#b03a4a', { shine: 0.6, gloss: 30, wrap: 0.2 }),
  );
  const from = added(at, [0.05, 0.66, -0.02]);
  const to = added(CASES[2].at, [0, 1.06, 0]);
  const sag = times(8, (i): Vec => {
    const t = i / 7;
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - 0.5 * t * (1 - t),
      from[2] + (to[2] - from[2]) * t,
    ];
  });
  s.add(
    joined(
      ...sag.slice(1).flatMap((b, i) => {
        const a = sag[i];
        return a ? [rod(a, b, 0.022)] : [];
      }),
    ),
    painted('#1c1418'),
  );
}

/** Too old to go out; it watches from the doorstep. */
function oldTrunk(s: Stage): void {
  const at = world(DOOR, SIDE + 0.48);
  const lid = common(
    0.02,
    placed(egg([0, 0, 0], [0.42, 0.3, 0.26]), { at: [0, 0.4, 0] }),
    block([0, 0.6, 0], [0.36, 0.24, 0.3]),
  );
  const trunk = joined(block([0, 0.2, 0], [0.36, 0.2, 0.23], 0.03), lid);
  s.add(
    placed(trunk, { at, turned: [0, -CORNER_TURN, 0] }),
    painted('#4a3a2a', { shine: 0.2 }, (p, x, y, z) => {
      const [a] = local(x, z);
      const band = Math.abs(((a - DOOR + 10.12) % 0.24) - 0.12);
      if (band < 0.03 || Math.abs(y - 0.4) < 0.02) setColour(p, linear('#b08a3c'));
    }),
  );
}

function lamp(s: Stage, [x, y, z]: Vec): void {
  const post = joined(
    rod([x, 0, z], [x, y - 0.2, z], 0.07, 0.045),
    drum([x, 0.15, z], 0.14, 0.15, 0.03),
    egg([x, y + 0.28, z], [0.3, 0.1, 0.3]),
    ball([x, y + 0.42, z], 0.06),
  );
  s.add(post, painted('#20262c', { shine: 0.3 }));
  s.add(egg([x, y, z], [0.19, 0.24, 0.19]), painted('#ffd890', { glow: 3 }), { castsNone: true });
  s.lamp([x, y - 0.1, z], '#ffc478', 4.6, { radius: 0.16, haze: 0.0016 });
}

function over(on: Stage): Scene {
  const scene = overlay(23);
  const S = scene.element('lamps');
  for (const at of LAMPS) scene.add(glow(S, ...on.project(at), 130, '#ffbe60', 0.4));
  const { rng } = scene.element('snow');
  for (const [x, y] of times(120, () => [rng.range(0, 800), rng.range(0, 1200)] as const)) {
    const r = rng.range(1.2, 3.6);
    scene.add(
      ellipse(x, y, r, r, '#e4ecfa', `opacity="${(0.4 + 0.5 * smoothstep(1.2, 3.6, r)).toFixed(2)}"`),
    );
  }
  return scene;
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.25, radius: 4, brush: 12 },
  stage,
  over,
});
