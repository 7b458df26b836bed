import { gouache } from '../../../finishes/gouache.ts';
import { glow } from '../../../kit/light.ts';
import { times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import {
  ball,
  block,
  board,
  carved,
  drum,
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
import type { Vec } from '../../../rays/vectors.ts';

const CANDLE: Vec = [0.8, 0, 1.2];
const FLAME: Vec = [0.8, 0.66, 1.2];
const SAUCER: Vec = [-0.05, 0, 0.32];
const WALL = -2.2;
/** The cut shapes whose shadows are seen, though they are not. */
const SCREEN = -1.75;
const COBALT = linear('#2c4a86');
const LIME = linear('#efe0b8');
const DAMP = linear('#8a7a52');
const CRUMB = linear('#2a160c');

function stage(): Stage {
  const s = new Stage({ eye: [0, 1.85, 6.2], at: [0, 1.12, 0], lens: 38 });
  s.sky = s.heavens(0.1, '#3a2618', '#4a3a34', '#2c3040');
  s.reach = 5;
  s.bloom = 0.08;
  s.contour = 0.45;
  s.exposure = 1.15;
  kitchen(s);
  candle(s);
  saucer(s);
  spoon(s);
  for (const shape of [sinkingShip(), crown(), cradle(), child()])
    s.add(shape, painted('#000000'), { unseen: true });
  s.lamp(FLAME, '#ffcd92', 6.2, { radius: 0.06, haze: 0.0015 });
  return s;
}

function kitchen(s: Stage): void {
  s.add(
    block([0, 2, WALL - 0.1], [6, 5, 0.1]),
    painted('#cbbd90', {}, (p, x, y, z) => {
      const patch = octaves3(x * 0.9 + 4, y * 0.9, z);
      tint(p, LIME, 0.3 + patch * 1.3);
      tint(p, DAMP, 0.15 - octaves3(x * 0.6, y * 0.6 + 9, 2) * 1.2);
      setColour(p, [p.r, p.g, p.b], 1 + noise3(x * 9, y * 9, 3) * 0.05);
    }),
  );
  s.add(
    block([0, -0.1, 1], [6, 0.1, 3.25], 0.02),
    painted('#5a3a24', { mirror: 0.04, shine: 0.15, gloss: 30 }, (p, x, _y, z) => {
      const plank = Math.floor((z + 10) / 0.62);
      const seam = Math.abs((z + 10) / 0.62 - plank - 0.5);
      const grain = noise3(x * 1.7 + plank * 9, 2, z * 26) * 0.5 + noise3(x * 5, plank, z * 70) * 0.25;
      setColour(p, [p.r, p.g, p.b], 0.95 + grain * 0.4 + ((plank * 29) % 4) * 0.08);
      if (seam > 0.485) setColour(p, CRUMB);
    }),
  );
}

function candle(s: Stage): void {
  const wax = melted(
    0.07,
    drum([0, 0.28, 0], 0.17, 0.2, 0.05),
    rod([0.16, 0.42, 0.05], [0.2, 0.1, 0.07], 0.03, 0.06),
    rod([-0.12, 0.42, 0.12], [-0.14, 0.22, 0.15], 0.03, 0.045),
    egg([0.02, 0.1, 0], [0.26, 0.05, 0.25]),
  );
  const dip = carved(0.06, wax, egg([0, 0.5, 0], [0.12, 0.08, 0.12]));
  s.add(
    placed(dip, { at: CANDLE }),
    painted('#b89c70', { wrap: 0.5, deep: '#ff9c50' }, (p, _x, y) =>
      glows(p, [1, 0.5, 0.16], Math.max(0, y - 0.2) * 1.5),
    ),
    { castsNone: true },
  );
  const dish = joined(
    turned([
      [0, 0],
      [0.3, 0],
      [0.42, 0.1],
      [0.44, 0.1],
      [0.32, -0.01],
    ]),
    ring([0, 0.09, 0], 0.42, 0.02),
    placed(ring([0, 0, 0], 0.11, 0.025), { at: [0.52, 0.09, 0.06], turned: [1.2, 0, 0] }),
  );
  s.add(
    placed(dish, { at: [CANDLE[0], 0.02, CANDLE[2]] }),
    painted('#4a3a1c', { shine: 0.5, gloss: 30, mirror: 0.12 }),
  );
  s.add(placed(rod([0, 0.44, 0], [0.015, 0.55, 0], 0.012), { at: CANDLE }), painted('#150e0a'), {
    castsNone: true,
  });
  const fire = melted(
    0.1,
    egg([0, 0.62, 0], [0.055, 0.11, 0.055]),
    rod([0, 0.68, 0], [-0.02, 0.86, 0], 0.035, 0.004),
  );
  s.add(
    placed(fire, { at: CANDLE }),
    painted('#ffe2a0', {}, (p, _x, y) => glows(p, [1, 0.7 + (0.6 - y) * 0.5, 0.34], 5)),
    { castsNone: true },
  );
}

/** Tin that was poured into water: drops that froze as they ran. */
const lump = (seed: number, ...drops: readonly (readonly [number, number, number, number])[]): Solid =>
  rough(
    melted(0.09, ...drops.map(([x, y, z, r]) => ball([x, y, z], r))),
    0.03,
    (x, y, z) => noise3(x * 13 + seed, y * 13, z * 13) * 0.02 + noise3(x * 31, y * 31 + seed, z * 31) * 0.008,
    1.5,
  );

function saucer(s: Stage): void {
  const dish = turned([
    [0, 0.02],
    [0.42, 0.02],
    [0.5, 0.05],
    [0.86, 0.13],
    [0.88, 0.16],
    [0.84, 0.16],
    [0.5, 0.08],
    [0.4, 0.055],
    [0, 0.055],
  ]);
  s.add(
    placed(dish, { at: SAUCER }),
    painted('#96938c', { shine: 0.5, gloss: 60, mirror: 0.06 }, (p, x, _y, z) => {
      const [u, v] = [x - SAUCER[0], z - SAUCER[2]];
      const r = Math.hypot(u, v);
      const a = Math.atan2(v, u);
      const petals = Math.abs(r - 0.68 - 0.035 * Math.sin(a * 12)) < 0.02;
      if (Math.abs(r - 0.82) < 0.022 || petals) tint(p, COBALT, 0.85);
    }),
  );
  const tin = painted('#33363c', { shine: 0.5, gloss: 26, mirror: 0.22 }, (p, x, y, z) =>
    setColour(p, [p.r, p.g, p.b], 0.75 + 0.6 * noise3(x * 16, y * 16, z * 16)),
  );
  const at = (x: number, z: number): Vec => [SAUCER[0] + x, 0.05, SAUCER[2] + z];
  s.add(
    placed(
      lump(
        1,
        [-0.16, 0.08, 0, 0.09],
        [0, 0.07, 0.03, 0.1],
        [0.14, 0.1, 0, 0.08],
        [0.02, 0.2, 0, 0.06],
        [0.05, 0.3, -0.02, 0.045],
        [-0.1, 0.19, 0.03, 0.04],
        [0.22, 0.19, 0, 0.035],
      ),
      { at: at(-0.4, 0.06) },
    ),
    tin,
  );
  s.add(
    placed(
      lump(
        5,
        [-0.09, 0.08, 0, 0.08],
        [0.09, 0.08, 0, 0.08],
        [0, 0.07, 0.08, 0.07],
        [-0.14, 0.19, 0, 0.04],
        [0, 0.2, 0.03, 0.045],
        [0.15, 0.18, 0, 0.04],
        [0.01, 0.27, 0.03, 0.03],
      ),
      { at: at(0.02, -0.34) },
    ),
    tin,
  );
  s.add(
    placed(
      lump(
        9,
        [-0.14, 0.08, 0, 0.09],
        [0.02, 0.06, 0.02, 0.09],
        [0.16, 0.08, 0, 0.06],
        [-0.17, 0.18, 0, 0.07],
        [-0.1, 0.25, 0.01, 0.04],
      ),
      { at: at(0.36, 0.1) },
    ),
    tin,
  );
  const beads = [
    [-0.05, 0.34],
    [0.08, 0.4],
    [-0.2, 0.3],
    [0.2, -0.05],
    [-0.02, 0.1],
  ] as const;
  s.add(joined(...beads.map(([x, z], i) => ball(at(x, z), 0.022 + (i % 3) * 0.01))), tin);
}

/** The iron spoon the tin was melted in; a milk tooth lies in it. */
function spoon(s: Stage): void {
  const bowl = carved(0.01, egg([0, 0.1, 0], [0.25, 0.11, 0.19]), egg([0, 0.16, 0], [0.22, 0.12, 0.165]));
  const handle = melted(
    0.04,
    rod([0.22, 0.13, 0], [0.55, 0.1, 0], 0.028, 0.024),
    rod([0.55, 0.1, 0], [1.15, 0.04, 0], 0.024, 0.034),
  );
  const where = { at: [-0.42, 0, 1.45] as Vec, turned: [0, 2.75, 0] as Vec };
  s.add(
    placed(joined(bowl, handle), where),
    painted('#4a4440', { shine: 0.7, gloss: 20, mirror: 0.12 }, (p, x, y, z) =>
      setColour(p, [p.r, p.g, p.b], 0.8 + octaves3(x * 9, y * 9, z * 9) * 0.9),
    ),
  );
  const tooth = melted(
    0.03,
    egg([0, 0.1, 0], [0.075, 0.055, 0.06]),
    ball([-0.042, 0.135, 0], 0.035),
    ball([0.042, 0.135, 0], 0.035),
    rod([-0.045, 0.08, 0], [-0.06, -0.04, 0], 0.032, 0.012),
    rod([0.045, 0.08, 0], [0.06, -0.04, 0], 0.032, 0.012),
  );
  s.add(
    placed(tooth, { at: [-0.44, 0.14, 1.5], turned: [-0.2, 0.25, 0.75], scale: 1.15 }),
    painted('#cfc6b2', { wrap: 0.4, shine: 0.4, gloss: 50 }),
  );
}

const THIN = 0.015;
const sail = (...outline: readonly (readonly [number, number])[]): Solid => board(outline, THIN);
const spar = (ax: number, ay: number, bx: number, by: number, r = 0.022): Solid =>
  rod([ax, ay, 0], [bx, by, 0], r);

/** Bow under already. */
function sinkingShip(): Solid {
  const ship = joined(
    sail(
      [-0.82, 0.52],
      [-0.6, 0.42],
      [-0.5, 0.26],
      [0.5, 0.28],
      [0.56, 0.44],
      [0.84, 0.56],
      [0.76, 0.16],
      [0.58, -0.14],
      [-0.45, -0.16],
      [-0.68, 0.1],
    ),
    spar(-0.38, 0.2, -0.42, 1.5),
    spar(0.12, 0.2, 0.12, 1.8),
    spar(0.56, 0.4, 0.62, 1.3),
    spar(-0.7, 0.46, -1.08, 0.72),
    sail([-0.68, 0.52], [-0.4, 0.6], [-0.14, 0.5], [-0.17, 0.86], [-0.4, 0.94], [-0.64, 0.88]),
    sail([-0.6, 0.99], [-0.4, 1.05], [-0.22, 0.98], [-0.26, 1.26], [-0.42, 1.32], [-0.56, 1.26]),
    sail([-0.12, 0.48], [0.12, 0.58], [0.4, 0.48], [0.37, 0.9], [0.12, 1.0], [-0.1, 0.9]),
    sail([-0.06, 1.05], [0.12, 1.12], [0.33, 1.04], [0.29, 1.4], [0.12, 1.48], [-0.04, 1.4]),
    sail([0.6, 0.62], [0.94, 0.7], [0.64, 1.18]),
    sail([0.12, 1.8], [0.36, 1.74], [0.3, 1.66], [0.12, 1.68]),
    spar(-0.42, 1.5, 0.12, 1.7, 0.007),
    spar(0.12, 1.72, 0.6, 1.26, 0.007),
    spar(-1.05, 0.7, -0.42, 1.46, 0.007),
  );
  return placed(ship, { at: [-0.84, 0.42, SCREEN], turned: [0, Math.PI, -0.46], scale: 1.04 });
}

const crown = (): Solid =>
  placed(
    joined(
      sail(
        [-0.36, 0],
        [0.36, 0],
        [0.36, 0.1],
        [0.33, 0.13],
        [0.46, 0.56],
        [0.22, 0.3],
        [0.14, 0.66],
        [0, 0.33],
        [-0.14, 0.66],
        [-0.22, 0.3],
        [-0.46, 0.56],
        [-0.33, 0.13],
        [-0.36, 0.1],
      ),
      ...(
        [
          [0.46, 0.6],
          [0.14, 0.71],
          [-0.14, 0.71],
          [-0.46, 0.6],
        ] as const
      ).map(([x, y]) => ball([x, y, 0], 0.05)),
    ),
    { at: [1.27, 1.62, SCREEN], turned: [0, 0, 0.14], scale: 0.62 },
  );

function cradle(): Solid {
  const arc = times(6, (i) => {
    const at = (k: number): Vec => [(k - 3) * 0.2, 0.02 + (k - 3) ** 2 * 0.02, 0];
    return rod(at(i), at(i + 1), 0.03);
  });
  return placed(
    joined(
      sail(
        [-0.44, 0.22],
        [0.4, 0.22],
        [0.52, 0.6],
        [0.48, 0.62],
        [0.06, 0.56],
        [0.04, 0.86],
        [-0.08, 1.0],
        [-0.3, 1.04],
        [-0.5, 0.94],
        [-0.6, 0.72],
      ),
      spar(-0.34, 0.22, -0.36, 0.06, 0.03),
      spar(0.3, 0.22, 0.34, 0.06, 0.03),
      ...arc,
    ),
    { at: [0.52, 0.06, SCREEN], turned: [0, Math.PI, -0.16], scale: 0.74 },
  );
}

/** Nobody stands before this one; the crown is too large for it. */
const child = (): Solid =>
  placed(
    joined(
      melted(
        0.08,
        egg([0, 1.3, 0], [0.145, 0.165, 0.1]),
        ball([-0.14, 1.27, 0], 0.03),
        rod([0, 1.16, 0], [0, 1.0, 0], 0.055, 0.1),
        rod([0, 0.98, 0], [0.02, 0.45, 0], 0.12, 0.29),
        egg([0.02, 0.36, 0], [0.34, 0.07, 0.1]),
        rod([0.11, 1.28, 0], [0.2, 1.05, 0], 0.05, 0.035),
        rod([0.2, 1.05, 0], [0.21, 0.9, 0], 0.03, 0.045),
      ),
      melted(
        0.05,
        rod([-0.05, 1.0, 0], [-0.27, 0.82, 0], 0.06, 0.04),
        rod([-0.27, 0.82, 0], [-0.5, 0.86, 0], 0.04, 0.03),
        egg([-0.55, 0.87, 0], [0.07, 0.035, 0.03]),
      ),
      ...[-0.08, 0.12].map((x) =>
        melted(
          0.04,
          rod([x, 0.36, 0], [x, 0.06, 0], 0.055, 0.035),
          egg([x - 0.05, 0.03, 0], [0.11, 0.035, 0.05]),
        ),
      ),
    ),
    { at: [1.3, 0.02, SCREEN], scale: 1.16 },
  );

function over(on: Stage): Scene {
  const scene = overlay(46);
  const S = scene.element('flame');
  scene.add(
    glow(S, ...on.project(FLAME), 240, '#ffae4e', 0.28),
    glow(S, ...on.project(FLAME), 70, '#ffe6a8', 0.5),
  );
  return scene;
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.28, radius: 4, brush: 12 },
  stage,
  over,
});
