import { gouache } from '../../../finishes/gouache.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, line } from '../../../kit/markup.ts';
import { smooth } from '../../../kit/curves.ts';
import { nth, times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { bareFoot } from '../../../motifs/bare-foot.ts';
import { fir, needles } from '../../../motifs/marched-fir.ts';
import { smoothstep } from '../../../pixels/raster.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import { block, egg, ground, joined, melted, placed, rod, type Solid } from '../../../rays/solids.ts';
import { Stage } from '../../../rays/stage.ts';
import { glows, linear, painted, setColour, tint, type Paint } from '../../../rays/surface.ts';
import type { Vec } from '../../../rays/vectors.ts';

const [FEBRUARY, MAY, JUNE] = [1, 4, 5];
/** Ground, what is strewn on it, how densely, and the paint of the chair. January is at the top, the year runs clockwise. */
const MONTHS = [
  ['#cfe2f6', '#ffffff', 0.3, '#8fa6bc'],
  ['#dfe8f6', '#a8c4ee', 0.2, '#b84a3a'],
  ['#5a4232', '#f2f4ee', 0.32, '#7a6a58'],
  ['#8fa860', '#6fa8d8', 0.2, '#8a9a6a'],
  ['#4f9a34', '#f6c8dc', 0.34, '#d8c49a'],
  ['#3a7a30', '#f0d040', 0.3, '#4a6a8a'],
  ['#d8a83a', '#f4dc80', 0.3, '#9a5a30'],
  ['#a8862e', '#c83a28', 0.2, '#6a4a2c'],
  ['#b87a2c', '#e8a030', 0.34, '#7a3a24'],
  ['#8a4420', '#d87820', 0.4, '#4a3024'],
  ['#4a4440', '#2a2828', 0.3, '#5a5654'],
  ['#c4d4ec', '#2a4a38', 0.26, '#3a5a4a'],
] as const;
const SNOW = '#dbe5f6';
const EDGE = linear('#6f86b8');
const SOOT = linear('#2a2020');

const angle = (i: number): number => ((i * 30 - 90) * Math.PI) / 180;
const patchAt = (i: number): Vec => [Math.cos(angle(i)) * 2.5, 0, Math.sin(angle(i)) * 3.35];
/** Bare feet leave May for the edge of the card. */
const STEPS = times(6, (i): Vec => [2.9 - i * 0.12 + (i % 2 ? 0.17 : -0.17), 0, 2.55 + i * 0.6]);

function stage(): Stage {
  const s = new Stage({ eye: [0, 14.2, 7.4], at: [0, 0, 0.25], lens: 39, up: [0, 0, -1] });
  s.sky = s.heavens(0.22, '#1c2c58', '#32508e', '#3c5ea4');
  s.sunlight([-0.5, 1, -0.4], '#8fb0ff', 0.24, 0.1);
  s.exposure = 1.15;
  s.reach = 8;
  s.contour = 0.4;
  clearing(s);
  fire(s);
  times(12, (i) => s.add(chair(i), wood(i)));
  forest(s);
  return s;
}

function clearing(s: Stage): void {
  const months = MONTHS.map(([soil, strewn, dense]) => ({
    soil: linear(soil),
    strewn: linear(strewn),
    dense,
  }));
  s.add(
    ground((x, z) => 0.12 * octaves3(x * 0.5, 0, z * 0.5), [-12, -0.6, -16, 12, 0.6, 12]),
    painted(SNOW, { wrap: 0.4, deep: '#8fa8ff' }, (p, x, _y, z) => {
      const i = (Math.round((Math.atan2(z / 3.35, x / 2.5) * 6) / Math.PI) + 15) % 12;
      const month = nth(months, i);
      const [cx, , cz] = patchAt(i);
      const d = Math.hypot((x - cx) / 0.92, (z - cz) / 1.06) + octaves3(x * 2.2, 3, z * 2.2) * 0.4;
      const inside = 1 - smoothstep(0.72, 0.84, d);
      if (inside < 1) tint(p, EDGE, 0.5 * (1 - smoothstep(0.84, 1.02, d)));
      if (inside > 0) {
        tint(p, month.soil, inside);
        setColour(p, [p.r, p.g, p.b], 0.9 + octaves3(x * 6, 1, z * 6) * 0.7);
        if (noise3(x * 12, i, z * 12) > 1 - month.dense * 1.6) tint(p, month.strewn, inside * 0.9);
      }
      tint(p, SOOT, (1 - Math.hypot(x, z) / 0.95 + octaves3(x * 3, 0, z * 3) * 0.5) * 2);
    }),
  );
}

const post = (x: number, z: number, y0: number, y1: number): Solid =>
  rod([x, y0, z], [x, y1, z], 0.045, 0.04);

/** Every chair looks at the fire; May's has been pushed away. */
function chair(i: number): Solid {
  const tall = i % 3 === 0 ? 1.45 : 1.2;
  const slats = i % 2 ? [0.78, 0.95, 1.12] : [0.85, 1.08];
  const one = joined(
    block([0, 0.56, 0.02], [0.36, 0.045, 0.34], 0.03),
    post(-0.3, 0.3, 0, 0.55),
    post(0.3, 0.3, 0, 0.55),
    post(-0.31, -0.3, 0, tall),
    post(0.31, -0.3, 0, tall),
    ...slats.map((y) => block([0, y, -0.31], [0.3, 0.05, 0.02], 0.02)),
    rod([-0.3, 0.25, 0.3], [0.3, 0.25, 0.3], 0.025),
  );
  const [x, , z] = patchAt(i);
  const away = i === MAY ? 1.26 : 1;
  const facing = Math.atan2(-x, -z) + (i === MAY ? 0.75 : 0.06 * Math.sin(i * 5));
  return placed(one, {
    at: [x * away, 0, z * away],
    turned: [0, facing, 0],
    scale: i === FEBRUARY ? 0.58 : 0.92,
  });
}

const wood = (i: number): Paint => {
  const drift = linear(SNOW);
  const snowy = i < 2 || i === 11 ? 1 : 0;
  return painted(nth(MONTHS, i)[3], { wrap: 0.1, shine: 0.1 }, (p, x, y, z, _nx, ny) => {
    setColour(p, [p.r, p.g, p.b], 0.9 + noise3(x * 20, y * 4, z * 20) * 0.35);
    tint(p, drift, snowy * (ny - 0.5) * 4);
  });
};

function fire(s: Stage): void {
  const logs = times(6, (i) => {
    const a = i * 1.05 + 0.3;
    return rod(
      [Math.cos(a) * 0.62, 0.1, Math.sin(a) * 0.62],
      [Math.cos(a + 3) * 0.1, 0.38, Math.sin(a + 3) * 0.1],
      0.09,
    );
  });
  s.add(
    joined(...logs),
    painted('#3a241a', {}, (p, x, _y, z) =>
      glows(p, [1, 0.3, 0.06], Math.max(0, 0.5 - Math.hypot(x, z)) * 1.6),
    ),
  );
  s.add(
    joined(
      ...times(11, (i) =>
        egg(
          [Math.cos(i * 0.571) * 0.92, 0.06, Math.sin(i * 0.571) * 0.92],
          [0.17 + (i % 3) * 0.03, 0.14, 0.16],
        ),
      ),
    ),
    painted('#5a5a62'),
  );
  const tongues = melted(
    0.16,
    rod([0, 0.3, 0], [0.08, 1.25, -0.1], 0.2, 0.02),
    rod([0.18, 0.25, 0.08], [0.3, 0.8, 0.05], 0.15, 0.02),
    rod([-0.18, 0.25, 0.02], [-0.26, 0.95, -0.1], 0.16, 0.02),
    rod([0, 0.25, 0.2], [-0.06, 0.75, 0.26], 0.14, 0.02),
  );
  s.add(
    tongues,
    painted('#ffb040', {}, (p, _x, y) => glows(p, [1, 0.5 - y * 0.22, 0.1], 2.6)),
    { castsNone: true },
  );
  s.lamp([0, 0.85, 0], '#ffa860', 6, { radius: 0.12, haze: 0.002 });
}

function forest(s: Stage): void {
  const green = needles('#2c5a4a', 0.15, '#b4c8ea');
  const places: readonly (readonly [number, number, number])[] = [
    [-3.7, -5.4, 3.2],
    [-2.2, -6.6, 3.6],
    [0.1, -7.2, 3.4],
    [2.3, -6.5, 3.7],
    [3.9, -5.2, 3],
    [-4.2, -3.4, 2.6],
    [4.3, -3.2, 2.5],
    [-4.3, 3.8, 2.2],
    [-3.4, 5.1, 2],
  ];
  for (const [x, z, h] of places)
    s.add(placed(fir(h, h * 0.36, { seed: x, bare: 0.04 }), { at: [x, 0, z] }), green);
}

function over(on: Stage): Scene {
  const scene = overlay(43);
  const S = scene.element('fire');
  scene.add(glow(S, ...on.project([0, 0.7, 0]), 190, '#ff9a3a', 0.42));
  for (const [i, at] of STEPS.entries()) {
    const side = i % 2 ? -1 : 1;
    scene.add(
      bareFoot(on, { at, side, turn: -0.2, s: 1.02 }, '#5f7cb8', 0.7),
      bareFoot(on, { at, side, turn: -0.2, s: 0.84 }, '#5fae3c', 0.95),
    );
  }
  sparks(scene, on);
  bees(scene, on);
  return scene;
}

function sparks(scene: Scene, on: Stage): void {
  const { rng } = scene.element('sparks');
  for (const at of times(26, (): Vec => [rng.gauss(0, 0.45), rng.range(1, 4), rng.gauss(-0.2, 0.4)])) {
    const r = rng.range(1, 2.6);
    scene.add(ellipse(...on.project(at), r, r, rng.pick(['#ffd27a', '#ff9a4a'])));
  }
}

/** They are at home only round June's chair. */
function bees(scene: Scene, on: Stage): void {
  const { rng } = scene.element('bees');
  const [cx, , cz] = patchAt(JUNE);
  for (const i of times(6, (k) => k)) {
    const [x, y] = on.project([cx + rng.range(-0.75, 0.75), rng.range(0.8, 1.7), cz + rng.range(-0.6, 0.5)]);
    const trail = times(5, (k): [number, number] => [x - 6 - k * 7, y + Math.sin(k * 1.6 + i) * 6]);
    scene.add(
      line(smooth(trail, false), '#f4e8c0', 1.2, 'stroke-dasharray="2 4" opacity="0.8"'),
      ellipse(x - 1, y - 5, 3.4, 4.4, '#f4f6ff', 'opacity="0.85"'),
      ellipse(x, y, 6.4, 4.4, '#f2b81c'),
      line(`M${x - 1.6},${y - 4} v8 M${x + 2.4},${y - 3.6} v7.4`, '#1c1410', 1.8),
    );
  }
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.3, radius: 4, brush: 12 },
  stage,
  over,
});
