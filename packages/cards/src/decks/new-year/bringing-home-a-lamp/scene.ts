import { gouache } from '../../../finishes/gouache.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse } from '../../../kit/markup.ts';
import { times } from '../../../kit/points.ts';
import type { Scene } from '../../../kit/scene.ts';
import { fir, needles } from '../../../motifs/marched-fir.ts';
import { marched, overlay } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import {
  ball,
  block,
  common,
  drum,
  egg,
  ground,
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

const FLAME: Vec = [0.05, 4.02, 0];
const LEAN = -0.05;
const RUST = linear('#6a4a3a');

/** Where it was dragged from: out of the lower right corner. */
const trailX = (z: number): number => 0.1 + 0.16 * Math.max(0, z) ** 1.35 * Math.sin(0.5 + z * 0.22);

function stage(): Stage {
  const s = new Stage({ eye: [0, 2.5, 11.4], at: [0, 2.22, 0], lens: 36 });
  s.sky = s.heavens(0.42, '#2a3a58', '#5a6f9e', '#48608e');
  s.backdrop = s.heavens(0.75, '#56688e', '#56688e', '#8f8fb0', '#5a719c', '#2c426c', '#2c426c');
  s.haze('#5f749e', 0.055, 11, 0.42);
  s.exposure = 1.1;
  s.reach = 8;
  s.contour = 0.4;
  clearing(s);
  lamp(s);
  finery(s);
  family(s);
  cap(s);
  return s;
}

function clearing(s: Stage): void {
  s.add(
    ground(
      (x, z) => {
        const across = Math.abs(x - trailX(z)) / 0.36;
        const furrow =
          z > 0.3 ? -0.2 * Math.exp(-(across ** 2)) + 0.1 * Math.exp(-((across - 1.5) ** 2) * 2) : 0;
        return 0.16 * octaves3(x * 0.5, 0, z * 0.5) + furrow + 0.012 * Math.max(0, -z - 2);
      },
      [-9, -0.5, -22, 9, 1, 9],
    ),
    painted('#dfe8f8', { wrap: 0.5, deep: '#86a4f4' }),
  );
  const cable = times(7, (i): Vec => {
    const z = 0.5 + i * 0.62;
    return [trailX(z) + 0.1 * Math.sin(i * 1.9), -0.06, z];
  });
  const bits = cable.slice(1).flatMap((to, i) => {
    const from = cable[i];
    return from ? [rod(from, to, 0.035)] : [];
  });
  s.add(joined(...bits), painted('#1c1a20', { shine: 0.4 }));
  const torn: Vec = [trailX(4.22) + 0.1 * Math.sin(11.4), -0.06, 4.22];
  const wires = times(4, (i) =>
    rod(torn, [torn[0] + 0.1 * (i - 1.5), torn[1] + 0.06 + 0.04 * (i % 2), torn[2] + 0.28], 0.014),
  );
  s.add(joined(...wires), painted('#d8803a', { shine: 0.8 }));
}

/** A town lamp with its crossbar, a little out of true, in a bucket of snow. */
function lamp(s: Stage): void {
  const iron = painted('#20262a', { shine: 0.35, gloss: 18 }, (p, x, y, z) =>
    tint(p, RUST, octaves3(x * 6, y * 3, z * 6) * 0.9),
  );
  const where = { at: [0.05, 0, 0] as Vec, turned: [0, 0, LEAN] as Vec };
  const shaft = joined(
    turned([
      [0, 0.3],
      [0.17, 0.3],
      [0.15, 0.9],
      [0.1, 1.0],
      [0.12, 1.06],
      [0.07, 1.14],
      [0.06, 3.3],
      [0.11, 3.36],
      [0.06, 3.42],
      [0.05, 3.58],
      [0.2, 3.68],
      [0, 3.68],
    ]),
    rod([-0.5, 3.28, 0], [0.5, 3.28, 0], 0.03),
    ball([-0.5, 3.28, 0], 0.05),
    ball([0.5, 3.28, 0], 0.05),
    turned([
      [0, 4.36],
      [0.4, 4.34],
      [0.38, 4.4],
      [0.16, 4.58],
      [0.08, 4.7],
      [0, 4.72],
    ]),
    ...times(6, (i) => {
      const a = (i * Math.PI) / 3 + 0.3;
      return rod(
        [Math.cos(a) * 0.2, 3.68, Math.sin(a) * 0.2],
        [Math.cos(a) * 0.34, 4.36, Math.sin(a) * 0.34],
        0.02,
      );
    }),
  );
  s.add(placed(shaft, where), iron);
  s.add(
    placed(
      turned([
        [0, 3.7],
        [0.17, 3.7],
        [0.31, 4.34],
        [0, 4.34],
      ]),
      where,
    ),
    painted('#ffca6a', {}, (p, _x, y) =>
      glows(p, [1, 0.52, 0.15], 1.3 + 1.1 * Math.exp(-(((y - 4.02) / 0.2) ** 2))),
    ),
    { castsNone: true },
  );
  s.lamp([FLAME[0] + 0.2, FLAME[1], 0.25], '#ffab58', 14, { radius: 0.16, haze: 0.0026 });
  const bucket = turned([
    [0, 0.02],
    [0.42, 0.02],
    [0.56, 0.76],
    [0.6, 0.78],
    [0.6, 0.83],
    [0.54, 0.83],
    [0.4, 0.1],
    [0, 0.1],
  ]);
  s.add(
    placed(joined(bucket, ring([0, 0.3, 0], 0.485, 0.02)), { at: [0.05, 0.02, 0] }),
    painted('#6f7a82', { shine: 0.5, gloss: 20, mirror: 0.08 }, (p, x, y, z) =>
      setColour(p, [p.r, p.g, p.b], 0.8 + octaves3(x * 4, y * 7, z * 4) * 0.6),
    ),
  );
  s.add(
    rough(egg([0.05, 0.72, 0], [0.53, 0.2, 0.53]), 0.03, (x, y, z) => noise3(x * 6, y * 6, z * 6) * 0.03),
    painted('#e6ecf8', { wrap: 0.5 }),
  );
}

const cone: Solid = rough(
  melted(0.1, egg([0, -0.16, 0], [0.1, 0.15, 0.1]), egg([0, -0.27, 0], [0.06, 0.1, 0.06])),
  0.03,
  (x, y, z) => {
    const a = Math.atan2(z, x) * 3;
    return 0.026 * Math.max(0, Math.sin(a + y * 40) * Math.sin(a - y * 40));
  },
  1.8,
);
const mitten: Solid = melted(
  0.05,
  egg([0, -0.24, 0], [0.12, 0.16, 0.06]),
  rod([0.08, -0.2, 0], [0.19, -0.24, 0], 0.05, 0.045),
  egg([0, -0.08, 0], [0.1, 0.05, 0.06]),
);

/** Hung as we would hang it, round and round. */
function finery(s: Stage): void {
  const bark = painted('#6a4026', {}, (p, x, y, z) =>
    setColour(p, [p.r, p.g, p.b], 0.8 + noise3(x * 18, y * 18, z * 18) * 0.4),
  );
  const turnAt = (t: number): Vec => {
    const a = t * Math.PI * 2 * 4 + 0.6;
    const r = 0.34 - t * 0.2;
    return [0.05 + LEAN * -3.2 * t + Math.cos(a) * r, 0.95 + t * 2.3, Math.sin(a) * r];
  };
  const cord = times(60, (i) => rod(turnAt(i / 60), turnAt((i + 1) / 60), 0.016));
  s.add(joined(...cord), painted('#b8a888'));
  times(9, (i) => s.add(placed(cone, { at: turnAt((i + 0.6) / 9), scale: 1.15 }), bark));
  const hung = [
    [[-0.42, 3.42, 0.02], '#b8342a', 0.1],
    [[0.58, 3.4, 0.02], '#3a6a9a', -0.12],
    [[-0.2, 2.35, 0.24], '#d8b23a', 0.2],
    [[0.36, 1.72, 0.26], '#b8342a', -0.2],
    [[-0.32, 1.3, 0.26], '#4f7a4a', 0.1],
  ] as const;
  for (const [at, wool, roll] of hung)
    s.add(
      placed(mitten, { at, turned: [0, 0, roll], scale: 1.25 }),
      painted(wool, { wrap: 0.35 }, (p, x, y) =>
        setColour(p, [p.r, p.g, p.b], 0.85 + 0.25 * Math.sin(x * 70) * Math.sin(y * 70)),
      ),
    );
  s.add(placed(cone, { at: [0.27, 5.12, 0], scale: 1.5 }), bark);
}

/** Old ones bend over it, young ones look on, and the smallest has been lifted up. */
function family(s: Stage): void {
  const green = needles('#2f6a58', 0.12, '#d4e0f2');
  const far = needles('#2f5660', 0.05, '#aebfdc');
  const near = [
    [-1.95, -0.7, 5.5, 1.5, 0.95],
    [2.05, -0.5, 4.7, 1.45, -0.7],
    [-1.45, 2.5, 1.75, 0.62, 0.3],
    [1.62, 2.9, 1.15, 0.45, -0.2],
    [-0.75, 3.1, 0.8, 0.32, 0.12],
  ] as const;
  for (const [x, z, h, r, lean] of near)
    s.add(placed(fir(h, r, { lean, seed: x, tiers: h > 3 ? 8 : 6 }), { at: [x, 0, z] }), green);
  s.add(
    placed(fir(1.25, 0.46, { lean: -0.2, seed: 3, tiers: 6, bare: 0.03 }), {
      at: [1.28, 3.28, 0.1],
      turned: [0, 0, 0.22],
    }),
    green,
  );
  const back = [
    [-3.0, -3.2, 6.2],
    [-1.0, -4.2, 6.6],
    [0.9, -4.4, 6],
    [3.0, -3.4, 6.8],
    [-2.4, -7, 7],
    [0.2, -7.5, 8],
    [2.4, -7.2, 7.4],
    [-4.2, -6, 7.6],
    [4.4, -6.4, 7.6],
  ] as const;
  for (const [x, z, h] of back)
    s.add(placed(fir(h, h * 0.25, { seed: x, tiers: 9, lean: -x * 0.12 }), { at: [x, 0, z] }), far);
}

/** Somebody tried to stop them. */
function cap(s: Stage): void {
  const where = { at: [-1.06, 5.06, -0.68] as Vec, turned: [0.12, 0.35, -0.3] as Vec, scale: 1.5 };
  s.add(
    placed(melted(0.06, drum([0, 0.06, 0], 0.2, 0.06, 0.02), egg([0, 0.16, 0], [0.29, 0.06, 0.28])), where),
    painted('#2c4a7c', { wrap: 0.2 }),
  );
  s.add(placed(drum([0, 0.03, 0], 0.208, 0.03), where), painted('#b8302a'));
  s.add(
    placed(
      common(0.01, egg([0, -0.02, 0.1], [0.22, 0.03, 0.24]), block([0, 0, 0.3], [0.4, 0.2, 0.2])),
      where,
    ),
    painted('#14161c', { shine: 0.8, gloss: 30 }),
  );
  s.add(placed(ball([0, 0.12, 0.22], 0.04), where), painted('#f0c850', { shine: 0.8 }));
}

function over(on: Stage): Scene {
  const scene = overlay(48);
  const S = scene.element('glow');
  const at = on.project(FLAME);
  scene.add(glow(S, ...at, 330, '#ffa93a', 0.36), glow(S, ...at, 90, '#ffe2a0', 0.5));
  const { rng } = scene.element('snow');
  for (const [x, y] of times(110, () => [rng.range(0, 800), rng.range(0, 1150)] as const)) {
    const lit = Math.max(0, 1 - Math.hypot(x - at[0], y - at[1]) / 330);
    const r = rng.range(1.2, 3.4);
    scene.add(
      ellipse(x, y, r, r, lit > 0.25 ? '#ffe6b0' : '#c8d6f0', `opacity="${rng.range(0.45, 0.9).toFixed(2)}"`),
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
