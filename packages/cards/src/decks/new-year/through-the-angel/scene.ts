import { gouache } from '../../../finishes/gouache.ts';
import { times } from '../../../kit/points.ts';
import { smoothstep } from '../../../pixels/raster.ts';
import { marched } from '../../../rays/marched.ts';
import { noise3, octaves3 } from '../../../rays/noise3.ts';
import {
  ball,
  block,
  boxed,
  carved,
  egg,
  joined,
  melted,
  placed,
  rod,
  rough,
  shaft,
  turned,
  type Solid,
} from '../../../rays/solids.ts';
import { Stage, type Sky } from '../../../rays/stage.ts';
import { glows, linear, painted, setColour, tint } from '../../../rays/surface.ts';
import type { Vec } from '../../../rays/vectors.ts';

/** Looked at from above: -z is the top of the card. The snow is this thick. */
const THICK = 1.15;
const BOOTS: Vec = [0.72, 0, 4.02];
const DEEP = linear('#8fb6f2');
const [BLUE, PALE, CLOUD] = [linear('#1f72c4'), linear('#5fb0e4'), linear('#ffffff')];

function stage(): Stage {
  const s = new Stage({ eye: [0.3, 15.4, 4.2], at: [0, 0, 0.22], lens: 39, up: [0, 0, -1] });
  s.sky = s.heavens(0.5, '#3f8fe0', '#98a8ea', '#a4b2f0');
  s.backdrop = summer;
  s.sunlight([-1, 0.62, -0.5], '#fff0d8', 1.65, 0.02);
  s.exposure = 0.68;
  s.reach = 12;
  s.bloom = 0.03;
  s.contour = 0.3;
  snowfield(s);
  geese(s);
  boots(s);
  mittens(s);
  return s;
}

/** The sky that lies under the snow: seen downwards, blue to its bottom, with clouds far below. */
const summer: Sky = (out, dx, dy, dz) => {
  const down = 9 / Math.max(0.2, -dy);
  const [x, z] = [dx * down, dz * down];
  const heap = octaves3(x * 0.42 + 3, 0, z * 0.5, 5) + 0.3 * octaves3(x * 1.4, 4, z * 1.5, 3);
  const cloud = smoothstep(0.1, 0.34, heap);
  const lit = smoothstep(0.05, 0.5, octaves3((x - 0.25) * 0.42 + 3, 0, (z - 0.2) * 0.5, 5) + 0.25);
  const t = smoothstep(-4, 5, z);
  for (const k of [0, 1, 2] as const) {
    const air = BLUE[k] + (PALE[k] - BLUE[k]) * t;
    out[k] = air + (CLOUD[k] * (0.62 + 0.5 * lit) - air) * cloud * 0.92;
  }
};

const fan = (at: Vec, length: number, from: number, to: number, n: number, r: number): Solid[] =>
  times(n, (i) => {
    const a = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180;
    const l = length * (1 - 0.05 * ((i * 7) % 3));
    return rod(at, [at[0] + Math.sin(a) * l, 0, at[2] + Math.cos(a) * l], r * 0.9, r);
  });

/** Arms and legs swept to and fro. 0 degrees points down the card. */
const angel = (): Solid =>
  melted(
    0.16,
    egg([0, 0, -2.72], [0.56, 1, 0.66]),
    rod([0, 0, -1.6], [0, 0, 0.4], 0.62, 0.6),
    ...fan([0.32, 0, -1.3], 2.25, 48, 140, 8, 0.27),
    ...fan([-0.32, 0, -1.3], 2.25, -48, -140, 8, 0.27),
    ...fan([0, 0, 0.2], 2.75, -31, 31, 8, 0.33),
  );

/** A small dog has done it too. */
const dog = (): Solid =>
  placed(
    melted(
      0.08,
      rod([-0.36, 0, 0], [0.38, 0, 0.02], 0.22, 0.2),
      egg([0.66, 0, -0.2], [0.2, 1, 0.17]),
      rod([0.72, 0, -0.18], [0.98, 0, -0.14], 0.11, 0.08),
      rod([0.58, 0, -0.3], [0.46, 0, -0.5], 0.08, 0.06),
      ...fan([0.3, 0, 0.1], 0.55, -16, 22, 3, 0.08),
      ...fan([-0.32, 0, 0.1], 0.55, -24, 14, 3, 0.08),
      rod([-0.5, 0, -0.1], [-0.78, 0, -0.38], 0.08, 0.05),
      rod([-0.5, 0, -0.1], [-0.86, 0, -0.22], 0.08, 0.05),
    ),
    { at: [-2.2, 0, 4.05], turned: [0, 0.2, 0], scale: 0.92 },
  );

/** Boots came from the lower right, paws beside them; nothing goes back. */
function prints(): Solid {
  const boots = times(6, (i): Solid => {
    const [x, z] = [1.05 + i * 0.42, 4.3 + i * 0.36];
    const side = i % 2 ? 0.17 : -0.17;
    return placed(
      melted(0.08, egg([0, 0.02, -0.14], [0.15, 0.24, 0.2]), egg([0, 0.02, 0.2], [0.13, 0.22, 0.14])),
      {
        at: [x + side * 0.65, 0, z - side * 0.75],
        turned: [0, 0.86, 0],
      },
    );
  });
  const paws = times(13, (i): Solid => {
    const t = i / 12;
    const at: Vec = [
      -1.5 + t * 3.6 + (i % 2) * 0.12,
      0.02,
      4.6 + t * 1.1 - (i % 2) * 0.14 + Math.sin(t * 5) * 0.2,
    ];
    return ball(at, 0.1);
  });
  return joined(...boots, ...paws);
}

function snowfield(s: Stage): void {
  const field = rough(
    block([0, -THICK / 2, 0], [9, THICK / 2, 12]),
    0.3,
    (x, _y, z) => 0.26 * octaves3(x * 0.8 + 1, 0, z * 1.1, 2) + 0.014 * noise3(x * 5, 1, z * 5),
    1.15,
  );
  const holes = joined(boxed(shaft(angel(), -3, 2)), boxed(shaft(dog(), -3, 2)));
  s.add(
    carved(0.08, carved(0.13, field, holes), boxed(prints())),
    painted('#eef1fa', { wrap: 0.12, deep: '#9db4ff' }, (p, x, y, z, _nx, ny) => {
      tint(
        p,
        DEEP,
        smoothstep(-0.02, -THICK, y) * 0.75 +
          (ny < 0.4 && y < -0.05 ? 0.12 * Math.sin(y * 30 + octaves3(x, y, z) * 3) : 0),
      );
      if (y < -0.1) glows(p, DEEP, 0.12 * smoothstep(-0.1, -THICK, y));
    }),
  );
}

const goose = (): Solid =>
  melted(
    0.1,
    egg([0, 0, 0], [0.16, 0.14, 0.42]),
    rod([0, 0, -0.3], [0.02, 0.02, -0.85], 0.075, 0.055),
    egg([0.02, 0.02, -0.93], [0.07, 0.06, 0.11]),
    egg([0, 0, 0.5], [0.12, 0.04, 0.17]),
  );
const wings = (lift: number): Solid =>
  joined(
    ...[1, -1].map((side) =>
      melted(
        0.14,
        rod([0.1 * side, 0.02, -0.02], [0.6 * side, lift, -0.14], 0.17, 0.15),
        rod([0.6 * side, lift, -0.16], [1.12 * side, lift * 0.6, 0.16], 0.12, 0.04),
        rod([0.25 * side, 0.02, 0.08], [0.75 * side, lift * 0.8, 0.06], 0.13, 0.1),
      ),
    ),
  );

/** They pass below, in a wedge. */
function geese(s: Stage): void {
  const flock = [
    [-0.5, -0.5, 0.2],
    [-1.5, 0.5, -0.2],
    [0.25, 0.85, 0.25],
    [-0.65, 2.3, -0.1],
    [1.0, 2.25, 0.3],
  ] as const;
  for (const [x, z, lift] of flock) {
    const where = { at: [x, -4.4, z] as Vec, turned: [0, 0.32, 0] as Vec, scale: 0.72 };
    const plumage = painted('#d9d4cb', {}, (p, px, _py, pz) => {
      setColour(p, [p.r, p.g, p.b], 0.9 + noise3(px * 9, 0, pz * 9) * 0.25);
      glows(p, [p.r, p.g, p.b], 0.55);
    });
    const grey = painted('#8a8680', {}, (p, px, _py, pz) => {
      const tip = smoothstep(0.4, 0.75, Math.hypot(px - x, pz - z));
      setColour(p, [p.r, p.g, p.b], 1.15 - tip * 0.9 + noise3(px * 14, 0, pz * 5) * 0.3);
      glows(p, [p.r, p.g, p.b], 0.55);
    });
    s.add(placed(goose(), where), plumage);
    s.add(placed(wings(lift), where), grey);
  }
}

/** A pair of rubber boots, left standing at the brink. */
function boots(s: Stage): void {
  const leg = turned([
    [0.15, 0.1],
    [0.2, 0.12],
    [0.22, 0.86],
    [0.25, 0.88],
    [0.25, 0.95],
    [0.2, 0.95],
    [0.17, 0.3],
  ]);
  const foot = melted(0.12, egg([0, 0.1, -0.24], [0.19, 0.18, 0.3]), egg([0, 0.12, 0.02], [0.18, 0.2, 0.2]));
  const one = joined(carved(0.02, foot, egg([0, 0.6, 0], [0.15, 0.42, 0.15])), leg);
  const rubber = painted('#f0b010', { shine: 0.35, gloss: 40, wrap: 0.2 });
  s.add(placed(one, { at: [BOOTS[0] - 0.27, -0.05, BOOTS[2]], turned: [0, 0.1, 0] }), rubber);
  s.add(placed(one, { at: [BOOTS[0] + 0.27, -0.05, BOOTS[2] + 0.1], turned: [0, -0.12, 0.04] }), rubber);
}

/** Two mittens on one string: one lies on the snow, one hangs over the edge. */
function mittens(s: Stage): void {
  const mitten = melted(
    0.08,
    egg([0, 0, 0], [0.2, 0.1, 0.27]),
    rod([0.12, 0, 0.02], [0.3, 0, -0.12], 0.09, 0.08),
    egg([0, 0, 0.27], [0.17, 0.11, 0.07]),
  );
  const wool = painted('#c8322b', { wrap: 0.4 }, (p, x, _y, z) =>
    setColour(p, [p.r, p.g, p.b], 0.85 + 0.3 * Math.sin(x * 60) * Math.sin(z * 60)),
  );
  s.add(placed(mitten, { at: [1.5, 0.14, -3.62], turned: [0, 0.5, 0] }), wool);
  s.add(placed(mitten, { at: [1.16, -1.0, -1.86], turned: [0.5, 3.3, 0.1] }), wool);
  const cord: Vec[] = [
    [1.42, 0.16, -3.34],
    [1.3, 0.12, -3.1],
    [1.36, 0.1, -2.86],
    [1.22, 0.1, -2.62],
    [1.2, 0.0, -2.42],
    [1.2, -0.4, -2.28],
    [1.18, -0.85, -2.14],
  ];
  s.add(
    joined(
      ...cord.slice(1).flatMap((to, i) => {
        const from = cord[i];
        return from ? [rod(from, to, 0.028)] : [];
      }),
    ),
    painted('#e8e0d0'),
  );
}

export default marched({
  url: import.meta.url,
  finish: gouache,
  grade: { vignette: 0.1, radius: 4, brush: 9, saturation: 1.08 },
  stage,
});
