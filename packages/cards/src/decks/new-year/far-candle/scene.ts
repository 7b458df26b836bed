import { gouache } from '../../../finishes/gouache.ts';
import { smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { bareFoot } from '../../../motifs/bare-foot.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import {
  block,
  drum,
  egg,
  ground,
  joined,
  melted,
  placed,
  rod,
  turned,
  type Solid,
} from '../../../rays/solids.ts';
import { Stage } from '../../../rays/stage.ts';
import { glows, linear, painted, setColour, tint, type Paint } from '../../../rays/surface.ts';
import type { Vec } from '../../../rays/vectors.ts';

/** Frames stand one behind another, a step apart, on a long table that bends to the right. */
const STEP = 2.7;
const FRAMES = 11;
const GONE_OUT = 4;
const bend = (z: number): number => 0.0026 * Math.min(0, z) ** 2;
const frameAt = (k: number): Vec => [bend(-k * STEP), 2.1, -k * STEP];
const candleAt = (k: number): Vec => [bend(-k * STEP + 1.1) - 0.6, 0, -k * STEP + 0.72];
const END = -FRAMES * STEP - 0.6;
const DOOR: Vec = [bend(END) - 0.1, 0, END];
const FLAME = 1.23;
const SMOKE = '#b9b2a6';
const SNOW = linear('#a9c4f6');
const WALNUT = linear('#33190f');
const DARK_GILT = linear('#4a2c10');
/** Wet feet on the table, coming out of the glass: x from its middle, z, right or left. */
const PRINTS = [
  [0.5, -4.05, 1],
  [0.52, -2.0, 1],
  [0.2, -1.45, -1],
] as const;

function stage(): Stage {
  const s = new Stage({ eye: [-0.1, 2.75, 6.3], at: [0.12, 0.86, -10], lens: 43 });
  s.sky = s.heavens(0.09, '#3a2418', '#3c3444', '#2c3a58');
  s.exposure = 1.2;
  s.reach = 6;
  s.bloom = 0.1;
  s.contour = 0.4;
  s.haze('#2c4468', 0.02, 9, 0.35);
  tableAndWalls(s);
  for (const k of times(FRAMES, (i) => i)) {
    const gilt = gilded(k);
    s.add(frame(frameAt(k)), gilt);
    candle(s, k);
  }
  farDoor(s);
  return s;
}

/** How far outside the opening of a frame a place is. */
function outside(x: number, y: number, cx: number, cy: number): number {
  const u = Math.abs(x - cx) - 1.1;
  const v = y > cy ? y - cy - 1.7 + 0.15 * (x - cx) ** 2 : cy - y - 1.7;
  const a = Math.max(u, 0);
  const b = Math.max(v, 0);
  return Math.sqrt(a * a + b * b) + Math.min(Math.max(u, v), 0) - 0.22;
}

/** A gilt lip, a hollow of dark wood, a carved gilt rim. */
const frame = ([cx, cy, cz]: Vec): Solid => ({
  distance: (x, y, z) => {
    const d = outside(x, y, cx, cy);
    const v = z - cz;
    const lip = Math.sqrt((d + 0.04) ** 2 + (v - 0.06) ** 2) - 0.035;
    const hollow = Math.max(Math.abs(d - 0.1) - 0.14, Math.abs(v + 0.02) - 0.04 - 2 * (d - 0.08) ** 2);
    const carving = 0.02 * Math.sin((x - cx + y - cy) * 13) * Math.sin((x - cx - y + cy) * 13);
    const rim = Math.sqrt((d - 0.28) ** 2 + v * v) - 0.075 - carving;
    return Math.min(lip, hollow, rim) * 0.8;
  },
  box: [cx - 1.75, cy - 2.35, cz - 0.2, cx + 1.75, cy + 2.35, cz + 0.2],
});

const gilded = (k: number): Paint => {
  const [cx, cy] = frameAt(k);
  return painted('#b98a3a', { shine: 0.35, gloss: 18, mirror: 0.1 }, (s, x, y, z, _nx, ny) => {
    const d = outside(x, y, cx, cy);
    const worn = octaves3(x * 3, y * 3, z * 3 + k);
    if (d > 0 && d < 0.205) {
      setColour(s, WALNUT, 1 + worn * 0.6);
      s.mirror = 0.03;
    } else tint(s, DARK_GILT, 0.3 + worn * 1.2);
    if (k >= 2) tint(s, SNOW, (ny - 0.5) * 3 * Math.min(1, (k - 1) * 0.35) + worn * 0.6);
  });
};

/** Snow has come as far as the third frame, and lies against each that it has passed. */
function drift(x: number, z: number): number {
  const come = Math.min(1, Math.max(0, (-z - 4.6) / 2.2));
  if (come <= 0) return 0;
  const off = z / STEP - Math.round(z / STEP) + 0.06;
  const heaped =
    0.34 * Math.exp(-((off / 0.13) ** 2)) * (0.75 + 0.5 * noise3(x * 1.3, 4, Math.round(z / STEP)));
  const blown = 0.16 + 0.34 * octaves3(x * 0.9 + 3, 1, z * 0.55);
  return come * Math.max(0, blown + heaped + 0.1 * (x - bend(z)));
}

function tableAndWalls(s: Stage): void {
  const table = painted('#3a2013', { mirror: 0.1, shine: 0.3, gloss: 40 }, (p, x, y, z) => {
    const plank = Math.floor((x - bend(z)) / 0.55);
    const grain = noise3(x * 22, plank * 7, z * 1.6) * 0.5 + noise3(x * 60, plank, z * 3) * 0.3;
    setColour(p, [p.r, p.g, p.b], 1 + grain * 0.35 + ((plank * 37) % 5) * 0.05);
    if (y > 0.005) {
      tint(p, SNOW, Math.min(1, y * 30));
      p.mirror = 0;
      p.wrap = 0.6;
    }
  });
  s.add(ground(drift, [-9, -0.5, END - 4, 14, 1.4, 8], 1.6), table);
  const paper = painted('#5a2f20', {}, (p, x, y, z) => {
    const [u, v] = [z * 2.1, y * 1.4];
    const damask = Math.sin(u * 3) * Math.cos(v * 3) + 0.5 * Math.sin(u * 6 + Math.sin(v * 6));
    setColour(p, [p.r, p.g, p.b], (damask > 0.25 ? 1.3 : 0.75) * (1 + octaves3(x, y * 2, z * 2) * 0.4));
  });
  const wall = (side: number): Solid => ({
    distance: (x, _y, z) => Math.abs(x - bend(z) - side * 3.1) * 0.9 - 0.05,
    box: [-6, -0.5, END - 0.3, 14, 7.5, 7],
  });
  s.add(wall(-1), paper).add(wall(1), paper);
  s.add(block([4, 6.2, -10], [12, 0.1, 24]), painted('#2a1a14'));
}

const STICK = turned([
  [0, 0],
  [0.3, 0],
  [0.31, 0.05],
  [0.2, 0.1],
  [0.07, 0.16],
  [0.06, 0.3],
  [0.11, 0.34],
  [0.06, 0.39],
  [0.05, 0.5],
  [0.1, 0.54],
  [0.17, 0.58],
  [0.17, 0.6],
  [0, 0.6],
]);

function candle(s: Stage, k: number): void {
  const at = candleAt(k);
  const brass = painted('#9a6f2c', { shine: 0.8, gloss: 40, mirror: 0.16 });
  s.add(placed(STICK, { at }), brass);
  const wax = melted(
    0.05,
    drum([0, 0.83, 0], 0.075, 0.25, 0.03),
    rod([0.075, 1.02, 0.02], [0.085, 0.8, 0.03], 0.02, 0.03),
    rod([-0.06, 1.0, 0.06], [-0.065, 0.88, 0.065], 0.02, 0.028),
  );
  s.add(
    placed(wax, { at }),
    painted('#e8d6b0', { wrap: 0.5, deep: '#ffb070' }, (p, _x, y) => {
      if (k !== GONE_OUT) glows(p, [1, 0.5, 0.16], Math.max(0, y - 0.75) * 0.5);
    }),
  );
  s.add(placed(rod([0, 1.06, 0], [0.012, 1.13, 0], 0.008), { at }), painted('#1a1210'));
  if (k === GONE_OUT) return;
  const fire = melted(
    0.08,
    egg([0, 1.2, 0], [0.05, 0.1, 0.05]),
    rod([0, 1.24, 0], [0.012, 1.36, 0], 0.03, 0.004),
  );
  s.add(
    placed(fire, { at }),
    painted('#ffdf9a', {}, (p, _x, y) => glows(p, [1, 0.66 + (1.2 - y) * 0.3, 0.3], 5)),
    { castsNone: true },
  );
  s.lamp([at[0], at[1] + FLAME, at[2]], '#ffc888', k === 0 ? 2.3 : 1.7 * 0.8 ** k, {
    radius: 0.09,
    haze: 0.0025,
  });
}

function farDoor(s: Stage): void {
  const [x, , z] = DOOR;
  const wall = joined(
    block([x - 3.2, 3, z], [2.2, 3.2, 0.1]),
    block([x + 3.2, 3, z], [2.2, 3.2, 0.1]),
    block([x, 5.2, z], [1.1, 1.6, 0.1]),
  );
  s.add(wall, painted('#2b1d1c'));
  s.add(
    block([x, 2, z - 0.6], [6, 4, 0.02]),
    painted('#bcd8ff', {}, (p, _x, y) => glows(p, [0.5, 0.74, 1], 1.5 + y * 0.25)),
    { castsNone: true },
  );
  s.add(
    placed(block([-1, 1.8, 0], [1, 1.8, 0.06]), { at: [x + 1, 0, z], turned: [0, 1.35, 0] }),
    painted('#4a3226'),
  );
  s.lamp([x, 1.9, z + 0.5], '#7ab0ff', 42, { radius: 0.7, haze: 0.0012 });
}

function over(on: Stage): Scene {
  const scene = overlay(29);
  for (const [x, z, side] of PRINTS)
    scene.add(bareFoot(on, { at: [x + bend(z), 0, z], side, s: 1.25 }, '#9cc0f4', 0.5));
  visitor(scene, on);
  smokeOfTheFifth(scene, on);
  flakes(scene, on);
  flames(scene, on);
  return scene;
}

/** Whoever has opened the door: no more than a shape, and its breath. */
function visitor(scene: Scene, on: Stage): void {
  const S = scene.element('visitor');
  const [x, y] = on.project([DOOR[0] + 0.12, 0.1, DOOR[2] + 0.3]);
  const h = on.scaleAt(DOOR) * 1.75;
  const at = (u: number, v: number): [number, number] => [x + u * h, y - v * h];
  const coat = smooth([
    at(-0.15, 0),
    at(-0.17, 0.35),
    at(-0.15, 0.68),
    at(-0.06, 0.8),
    at(0.06, 0.8),
    at(0.15, 0.68),
    at(0.17, 0.35),
    at(0.15, 0),
  ]);
  scene.add(
    path(coat, '#121420'),
    ellipse(...at(0, 0.9), h * 0.08, h * 0.11, '#121420'),
    glow(S, x, y - h * 0.5, h * 1.5, '#9cc8ff', 0.35),
  );
}

function smokeOfTheFifth(scene: Scene, on: Stage): void {
  const S = scene.element('smoke');
  const [cx, , cz] = candleAt(GONE_OUT);
  const thread = times(14, (i): [number, number] => {
    const [x, y] = on.project([cx + Math.sin(i * 0.9) * 0.02 * i, 1.15 + i * 0.11, cz]);
    return [x + S.noise.n1(i * 0.4) * i * 0.4, y];
  });
  scene.add(line(smooth(thread, false), SMOKE, 2.2, 'opacity="0.55" stroke-linecap="round"'));
}

/** They come out of the far door, and grow. */
function flakes(scene: Scene, on: Stage): void {
  const { rng } = scene.element('flakes');
  const spots = times(330, () => {
    const z = END + rng.f() ** 1.7 * 27;
    const near = Math.max(0.12, Math.min(1, (END + 27 - z) / 22));
    const at: Vec = [bend(z) + rng.gauss(0, 0.75), rng.range(0.1, 3.8), z];
    const r = on.scaleAt(at) * rng.range(0.012, 0.028);
    return rng.chance(near)
      ? ellipse(
          ...on.project(at),
          r,
          r * rng.range(0.8, 1.2),
          rng.pick(['#f4f8ff', '#c8dcf6', '#e8e4e0']),
          `opacity="${rng.range(0.55, 0.95).toFixed(2)}"`,
        )
      : '';
  });
  scene.add(group({}, ...spots));
}

function flames(scene: Scene, on: Stage): void {
  const S = scene.element('flames');
  for (const k of times(7, (i) => i)) {
    const [x, , z] = candleAt(k);
    const r = on.scaleAt([x, FLAME, z]) * 0.5;
    if (k !== GONE_OUT) scene.add(glow(S, ...on.project([x, FLAME, z]), r, '#ffb45a', 0.4));
  }
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.3, radius: 4, brush: 13 },
  stage,
  over,
});
