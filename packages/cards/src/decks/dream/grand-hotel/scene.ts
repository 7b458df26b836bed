/** D49: shoes left for polishing along a hotel corridor: flippers, four horseshoes, eight tiny boots, a pair of roots. */
import { card } from '../../../finishes/finish.ts';
import { stageFlat, theatre } from '../../../finishes/theatre.ts';
import { strokes } from '../../../kit/brush.ts';
import { adjust, mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { brogues, flippers, horseshoe, roots, sandal, tinyBoot } from '../../../motifs/odd-shoes.ts';

const claret = '#7d1f33';
const cream = '#f0e2c0';
const brass = '#d8a548';
const emerald = '#1f9a63';

/** The corridor in metres: x from -half to half, y up from the floor, z away from the eye. */
const half = 0.86;
const tall = 2.7;
const eye = 0.66;
const focus = 640;
const vanish: Point = [392, 478];
const P = (x: number, y: number, z: number): Point => [
  vanish[0] + (x * focus) / z,
  vanish[1] + ((eye - y) * focus) / z,
];
const quad = (a: Point, b: Point, c: Point, d: Point): Point[] => [a, b, c, d];
const onWall = (side: number, z0: number, z1: number, y0: number, y1: number, inset = 0): Point[] => {
  const x = side * (half - inset);
  return quad(P(x, y0, z0), P(x, y0, z1), P(x, y1, z1), P(x, y1, z0));
};
const onFloor = (x0: number, x1: number, z0: number, z1: number): Point[] =>
  quad(P(x0, 0, z0), P(x1, 0, z0), P(x1, 0, z1), P(x0, 0, z1));

const far = 13;
/** Further down the corridor colours sink into warm dusk, then the end glows. */
const depth = (c: Colour, z: number): Colour =>
  z < 5 ? mix(c, '#5c3616', (5 - z) * 0.12) : mix(c, '#ecc184', Math.min(0.5, (z - 5) / 14));

function shell(scene: Scene): void {
  const S = scene.element('shell');
  const face = (points: Point[], c: Colour): string => path(wobblyPolygon(S, points, 1.2, 0.03), c);
  // floor: honey boards, a claret runner with its borders
  scene.add(
    face(onFloor(-half, half, 0.5, far), '#b57e4a'),
    times(16, (i) => {
      const x = lerp(-half, half, i / 16);
      return path(polygon(onFloor(x, x + 0.012, 0.5, far)), '#6e4426', 'opacity=".7"');
    }),
    times(26, (i) => {
      const z = 0.55 + i * 0.2;
      const x = lerp(-half, half, ((i * 5) % 16) / 16);
      return path(polygon(onFloor(x, x + half / 8, z, z + 0.008 * z)), '#6e4426', 'opacity=".7"');
    }),
    face(onFloor(-0.44, 0.44, 0.5, far), claret),
    [-1, 1].map((k) => [
      path(polygon(onFloor(k * 0.4, k * 0.375, 0.5, far)), brass, 'opacity=".9"'),
      path(polygon(onFloor(k * 0.355, k * 0.348, 0.5, far)), cream, 'opacity=".7"'),
    ]),
    times(22, (i) => {
      const z = 0.62 * 1.16 ** i;
      if (z > far) return '';
      const d = (r: number, w: number): string =>
        smooth(
          trace('0,-1 0.42,-0.42 1,0 0.42,0.42 0,1 -0.42,0.42 -1,0 -0.42,-0.42').map(([u, v]): Point =>
            P(u * w, 0, z * (1 + v * r)),
          ),
        );
      return (
        path(d(0.075, 0.14), mix(claret, '#3a0a1a', 0.55)) + path(d(0.04, 0.07), mix(claret, brass, 0.55))
      );
    }),
  );
  // ceiling
  scene.add(
    face(quad(P(-half, tall, 1), P(half, tall, 1), P(half, tall, far), P(-half, tall, far)), '#8f6a48'),
    times(7, (i) => {
      const z = 1.6 + i * 1.75;
      return path(
        polygon(quad(P(-half, tall, z), P(half, tall, z), P(half, tall, z + 0.14), P(-half, tall, z + 0.14))),
        '#5c3e2c',
      );
    }),
  );
  // walls: damask above, claret panels below
  for (const side of [-1, 1]) {
    const k = side < 0 ? 0 : -0.05;
    scene.add(face(onWall(side, 0.55, far, 0, tall), adjust('#e3cfa2', { dL: k })));
    scene.add(
      times(60, (i) => {
        const z = 0.7 * 1.052 ** i;
        return path(
          polygon(onWall(side, z, z * 1.022, 0.95, tall)),
          adjust('#d9a98a', { dL: k }),
          'opacity=".42"',
        );
      }),
      face(onWall(side, 0.55, far, 0, 0.92), adjust('#b98f62', { dL: k })),
      times(24, (i) => {
        const z = 0.62 * 1.14 ** i;
        return path(polygon(onWall(side, z, z * 1.09, 0.16, 0.8)), adjust('#d0aa78', { dL: k }));
      }),
      path(polygon(onWall(side, 0.55, far, 0.9, 0.96)), brass),
      path(polygon(onWall(side, 0.55, far, 0, 0.11)), '#3a0f1c'),
      path(polygon(onWall(side, 0.55, far, 2.5, 2.58)), brass, 'opacity=".8"'),
    );
  }
  for (const d of [
    [P(-half, tall, 1), P(-half, tall, far), P(-half, 1.5, far), P(-half, 1.3, 1)],
    [P(half, tall, 1), P(half, tall, far), P(half, 1.5, far), P(half, 1.3, 1)],
  ])
    scene.add(path(polygon(d), S.linearAt(fading('#2a0f16', 0.75, 0), 0, -60, 0, 330)));
  // the end: a tall window of light
  const [l, t] = P(-half, tall, far);
  const [r, b] = P(half, 0, far);
  scene.add(
    path(polygon(trace(`${l},${t} ${r},${t} ${r},${b} ${l},${b}`)), '#f3cf92'),
    path(polygon(quad(P(-0.4, 0.4, far), P(0.4, 0.4, far), P(0.4, 2.3, far), P(-0.4, 2.3, far))), '#fff6dc'),
    glow(S, vanish[0], vanish[1] - 40, 190, '#ffe2a4', 0.55),
  );
}

interface Door {
  side: 1 | -1;
  z: number;
}
const doors: readonly Door[] = [9.4, 7.2, 5.3, 3.75, 2.45, 1.42].flatMap((z): Door[] => [
  { side: -1, z },
  { side: 1, z: z * 1.06 },
]);

/** A door standing a little proud of its wall, with casing, panels, brass. */
function door(S: Easel, { side, z }: Door): string {
  const wide = 0.62;
  const casing = onWall(side, z - 0.09, z + wide + 0.09, 0, 2.24, 0.02);
  const leafOf = onWall(side, z, z + wide, 0.02, 2.12, 0.03);
  const wood = depth('#ecc58e', z);
  const panel = (a: number, b: number, c: number, d: number): string => {
    const p = onWall(side, z + wide * a, z + wide * b, c, d, 0.03);
    return (
      path(polygon(p), adjust(wood, { dL: -0.05, kC: 1.1, dh: -10 })) +
      line(polygon(p), adjust(wood, { dL: -0.17 }), 2.4 / z ** 0.5)
    );
  };
  const [kx, ky] = P(side * (half - 0.06), 1.02, z + wide * 0.1);
  const k = 1 / z;
  return [
    stageFlat(S, casing, depth('#7a4a2c', z), { gap: 10 * k, edge: [-side * 7 * k, -5 * k], brushed: 8 }),
    path(wobblyPolygon(S, leafOf, 1, 0.04), wood),
    strokes(S, {
      region: leafOf,
      n: 34,
      length: 120 * k + 12,
      width: 7 * k,
      angle: 1.57,
      spread: 0.03,
      bend: 0.02,
      colour: wood,
      dL: 0.03,
      opacity: [0.3, 0.6],
      clip: S.clip(polygon(leafOf)),
    }),
    panel(0.14, 0.46, 0.2, 0.86),
    panel(0.56, 0.88, 0.2, 0.86),
    panel(0.14, 0.46, 1.14, 1.98),
    panel(0.56, 0.88, 1.14, 1.98),
    path(smooth(blob(kx, ky, 17 * k, 20 * k, S.noise, 0.04)), brass),
    path(smooth(blob(kx - 3 * k, ky - 6 * k, 6 * k, 7 * k, S.noise, 0.04)), '#fff3cc'),
  ].join('');
}

/** Portal flats between the doors: the set is built of them. */
function portal(S: Easel, z: number): string {
  const w = 0.1;
  const rib = (side: number): string => {
    const out = quad(
      P(side * (half + 0.3), -0.02, z),
      P(side * (half - w), -0.02, z),
      P(side * (half - w), tall + 0.2, z),
      P(side * (half + 0.3), tall + 0.2, z),
    );
    return stageFlat(S, out, depth(adjust(cream, { dL: 0.03 }), z), {
      gap: 16 / z,
      edge: [(-side * 9) / z, 0],
      brushed: 20,
      painted: [
        path(
          polygon(
            quad(
              P(side * (half + 0.3), 0, z),
              P(side * (half - w), 0, z),
              P(side * (half - w), 0.92, z),
              P(side * (half + 0.3), 0.92, z),
            ),
          ),
          depth('#b98f62', z),
        ),
        path(
          polygon(
            quad(
              P(side * (half + 0.3), 0.9, z),
              P(side * (half - w), 0.9, z),
              P(side * (half - w), 0.97, z),
              P(side * (half + 0.3), 0.97, z),
            ),
          ),
          brass,
        ),
      ],
    });
  };
  const beam = quad(
    P(-half - 0.3, tall + 0.4, z),
    P(half + 0.3, tall + 0.4, z),
    P(half + 0.3, tall - 0.24, z),
    P(-half - 0.3, tall - 0.24, z),
  );
  return (
    rib(-1) +
    rib(1) +
    stageFlat(S, beam, depth('#c39c66', z), {
      gap: 18 / z,
      edge: [0, 7 / z],
      brushed: 20,
      painted: path(
        polygon(
          quad(
            P(-half, tall - 0.12, z),
            P(half, tall - 0.12, z),
            P(half, tall - 0.16, z),
            P(-half, tall - 0.16, z),
          ),
        ),
        brass,
      ),
    })
  );
}

function lamp(S: Easel, z: number): string {
  const [x, y] = P(0, 2.16, z);
  const k = 1 / z;
  const [, top] = P(0, tall, z);
  return (
    glow(S, x, y, 620 * k, '#ffd88a', 0.75) +
    line(`M${x} ${top}L${x} ${y - 70 * k}`, '#6a4a20', 9 * k) +
    path(smooth(blob(x, y - 66 * k, 46 * k, 16 * k, S.noise, 0.03)), brass) +
    path(smooth(blob(x, y, 74 * k, 72 * k, S.noise, 0.02)), '#fff4d2') +
    path(smooth(blob(x - 18 * k, y - 20 * k, 30 * k, 28 * k, S.noise, 0.02)), '#ffffff') +
    path(smooth(blob(x, y + 72 * k, 14 * k, 10 * k, S.noise, 0.03)), brass)
  );
}

/** A guest of whom only the shadow waits to be polished: it lies from the threshold across the carpet. */
const lonelyShadow = (S: Easel): string =>
  path(
    smooth(
      trace(
        '0,0 0.07,-0.04 0.1,0.3 0.14,0.62 0.2,0.78 0.21,1.1 0.19,1.34 0.1,1.4 0.1,1.46 0.2,1.46 0.2,1.52 0.12,1.53 0.11,1.72 0,1.76 -0.11,1.72 -0.12,1.53 -0.2,1.52 -0.2,1.46 -0.1,1.46 -0.1,1.4 -0.19,1.34 -0.21,1.1 -0.2,0.78 -0.14,0.62 -0.1,0.3 -0.07,-0.04',
      ).map(([u, v]): Point => P(0.64 - v * 0.17 + u * 0.36, 0, 3.7 - v * 1.0)),
      true,
      0.9,
    ),
    '#1a0510',
    `opacity=".78" filter="${blur(S, 1.4)}"`,
  );

function paint(): Scene {
  const scene = new Scene({ seed: 4949, background: '#1c0a10' });
  shell(scene);
  const stops = [10.6, 8.3, 6.35, 4.8, 3.5, 2.36];
  doors.forEach((d, i) => {
    if (d.side < 0) {
      const z = stops[i / 2];
      if (z) scene.add(portal(scene.element('portal ' + i), z));
    }
    scene.add(door(scene.element('door ' + i), d));
  });
  // dusk under the ceiling, so that the lamps count
  const gloom = scene.element('gloom');
  scene.add(
    path(
      polygon(trace('-10,-10 810,-10 810,420 -10,420')),
      gloom.linearAt(fading('#220a12', 0.72, [0.45, 0.34], 0), 0, 0, 0, 400),
    ),
    stops.filter((z) => z > 3).map((z, i) => lamp(scene.element('lamp ' + i), z - 0.5)),
  );
  // pools of lamplight on the carpet
  const pools = scene.element('pools');
  scene.add(
    [1.0, 1.86, 3.0, 4.3, 5.85].map((z) => {
      const [x, y] = P(0, 0, z);
      return glow(pools, x, y, 430 / z, '#ffd98c', 0.4, 0.6, 0.3);
    }),
    glow(pools, 400, 960, 520, '#ffcf86', 0.42, 0.6, 0.5),
  );
  // the gnawed door sign on its cord
  const [sx, sy] = P(-half + 0.06, 1.0, 1.52);
  scene.add(
    line(
      `M${sx} ${sy}C${sx - 12} ${sy + 20} ${sx - 12} ${sy + 30} ${sx - 4} ${sy + 40}M${sx} ${sy}C${sx + 12} ${sy + 20} ${sx + 10} ${sy + 30} ${sx + 4} ${sy + 40}`,
      '#d9c298',
      2.4,
    ),
    moved(
      { x: sx, y: sy + 40, r: 7 },
      path('M-15 0L15 2L15 34C10 32 10 40 5 38C6 46 -1 44 -2 50C-7 46 -11 54 -16 50Z', '#f6e9c8'),
      path('M-9 9L9 10L9 14L-9 13Z', '#b0455a'),
    ),
  );
  // who else is staying
  const guests = scene.element('guests');
  const [bx, by] = P(-0.6, 0, 3.3);
  const [cx, cy] = P(0.62, 0, 5.6);
  scene.add(
    lonelyShadow(scene.element('shadow')),
    brogues(guests, { x: bx, y: by, s: 0.7 }),
    brogues(guests, { x: cx, y: cy, s: 0.42 }),
    group(
      {},
      line('M556 612L590 356M572 618L600 350', '#b07a3e', 6) +
        line('M558 560L576 562M576 566L592 567', '#7a4a24', 6),
    ),
  );
  const iron = scene.element('iron');
  scene.add(
    [
      [168, 738, 0.66, 5],
      [246, 734, 0.64, -7],
      [140, 786, 0.8, 3],
      [232, 782, 0.78, -3],
    ].map(([x = 0, y = 0, s = 1, r = 0]) => horseshoe(iron, { x, y, s, r })),
  );
  scene.add(flippers(scene.element('flippers'), { x: 598, y: 926, s: 0.88, colour: emerald }));
  scene.add(roots(scene.element('roots'), { x: 208, y: 1104, s: 1.02 }));
  const boots = scene.element('boots');
  scene.add(
    times(8, (i) =>
      tinyBoot(
        boots,
        { x: 478 + i * 39 + (i % 2 ? -5 : 0), y: 1090 - i * 2 + (i % 2) * 6, s: 1.08 - i * 0.012 },
        i % 2 ? '#241a20' : '#2e1f26',
      ),
    ),
    sandal(scene.element('sandal'), { x: 206, y: 680, s: 0.5 }),
  );
  return scene;
}

export default card({
  finish: theatre,
  grade: { centre: [0.5, 0.5], house: 0.42, haze: 0.2, warm: 3 },
  paint,
});
