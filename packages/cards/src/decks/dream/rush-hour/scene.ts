/** D22: over the night city its glowing avenues and ring roads are a web, and the central station in the middle waits on eight iron legs. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { TAU, between, fix, lerp, nth, times, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { moth } from '../../../motifs/birds.ts';
import { stationSpider } from '../../../motifs/station-spider.ts';

const black = oklch(0.12, 0.025, 268);
const inkBlue = oklch(0.2, 0.035, 265);
const steel = oklch(0.42, 0.035, 255);
const steelLit = oklch(0.56, 0.035, 250);
const amber = oklch(0.78, 0.15, 68);
const gold = oklch(0.93, 0.1, 90);
const red = oklch(0.63, 0.23, 26);

/** The ground under a camera over the city: X across (px at the foot of the card), D how far (1 at the foot of the card). */
const HORIZON = 168;
const HUB = 2.62;
const ROUND = 640;
const ground = (X: number, D: number): Point => [400 + X / D, HORIZON + (1200 - HORIZON) / D];
const raised = (X: number, D: number, h: number): Point => [400 + X / D, HORIZON + (1200 - HORIZON - h) / D];

const SPOKES = 16;
const DARK = 11; // the unlit way out
const rings = [300, 410, 530, 665, 815, 985, 1180, 1400, 1660, 1980, 2380, 2880, 3500];
const bearing = (i: number): number => ((i + 0.35) / SPOKES) * TAU + 0.09 * Math.sin(i * 2.3);
/** Where a bearing and a distance from the station lie on the ground. */
const place = (a: number, r: number): readonly [number, number] => [
  r * Math.cos(a),
  HUB + (r * Math.sin(a)) / -ROUND,
];
/** Rings sag towards the middle between two spokes, as threads do. */
const thread = (i: number, t: number, r: number): readonly [number, number] => {
  const a = lerp(bearing(i), i + 1 === SPOKES ? bearing(0) + TAU : bearing(i + 1), t);
  return place(a, r * (1 - 0.5 * t * (1 - t)));
};
const NEAREST = 0.86;
const inView = ([X, D]: readonly [number, number]): boolean => D > NEAREST && D < 16 && Math.abs(X / D) < 520;

interface Road {
  readonly line: readonly (readonly [number, number])[];
  readonly wide: number;
  readonly lit: boolean;
}

function roads(): Road[] {
  const torn = (i: number, j: number): boolean => i === 5 && (j === 4 || j === 5);
  const all: Road[] = [];
  for (let i = 0; i < SPOKES; i++) {
    all.push({ line: times(60, (k) => place(bearing(i), 200 + k * 62)), wide: 24, lit: i !== DARK });
    rings.forEach((r, j) => {
      if (!torn(i, j))
        all.push({
          line: times(11, (k) => thread(i, k / 10, r)),
          wide: 16,
          lit: i !== DARK && i + 1 !== DARK ? true : j < 5,
        });
    });
  }
  return all
    .map((road) => ({ ...road, line: road.line.filter(inView) }))
    .filter((road) => road.line.length > 2);
}

/** A road as a band on the ground. */
function band({ line: on }: Road, half: number, shift = 0): Point[] {
  const side = (k: number): Point[] =>
    on.map(([X, D], n) => {
      const [p, q] = [nth(on, Math.max(0, n - 1)), nth(on, Math.min(on.length - 1, n + 1))];
      const [dx, dz] = [q[0] - p[0], (q[1] - p[1]) * ROUND];
      const d = Math.hypot(dx, dz) || 1;
      return ground(X - (dz / d) * (k + shift), D + ((dx / d) * (k + shift)) / ROUND);
    });
  return [...side(-half), ...side(half).reverse()];
}

const web = roads();

function paint(): Scene {
  const scene = new Scene({ seed: 2211, background: black });
  const air = dusk(scene);
  const land = landBelow(scene);
  traffic(scene, land);
  town(scene, air);
  wayOut(scene);
  spider(scene);
  mothInTheWeb(scene);
  return scene;
}

function dusk(scene: Scene): Easel {
  const air = scene.element('air');
  scene.add(
    sky(air, [black, inkBlue, mix(inkBlue, amber, 0.28)], { y1: 300, n: 200 }),
    glow(air, 400, 300, 640, amber, 0.5, 0.4, 0.3),
  );
  return air;
}

function landBelow(scene: Scene): Easel {
  const land = scene.element('land');
  const skyline = times(90, (i) => {
    const [x, h] = [i * 9.2 - 8, 16 + 46 * land.rng.f() ** 3 + 10 * land.noise.n1(i * 0.2)];
    return path(
      polygon([
        [x, 320],
        [x + 0.6, 300 - h],
        [x + land.rng.range(5, 11), 300 - h + land.rng.range(-2, 2)],
        [x + 10, 320],
      ]),
      mix(inkBlue, mix(amber, black, 0.5), land.rng.range(0.1, 0.4)),
    );
  });
  scene.add(
    skyline,
    `<rect y="296" width="800" height="910" fill="${land.linearAt(
      [mix(inkBlue, amber, 0.22), [0.14, inkBlue], black],
      0,
      296,
      0,
      1200,
    )}"/>`,
  );
  return land;
}

function traffic(scene: Scene, land: Easel): void {
  const S = scene.element('traffic');
  scene.add(
    web.map((road) => path(polygon(band(road, road.wide * 1.3)), oklch(0.2, 0.025, 280))),
    group(
      { filter: blur(land, 9) },
      web
        .filter(({ lit }) => lit)
        .map((road) => path(polygon(band(road, road.wide * 1.1)), amber, 'opacity=".6"')),
    ),
    web
      .filter(({ lit }) => lit)
      .map((road) =>
        path(polygon(band(road, road.wide * 0.78)), mix(amber, oklch(0.5, 0.13, 45), 0.45), 'opacity=".55"'),
      ),
  );
  const carsOn = (road: Road): string =>
    (
      [
        [-0.36, gold],
        [0.36, red],
      ] as const
    )
      .map(([lane, colour]) => {
        const out: string[] = [];
        for (let n = 0; n + 1 < road.line.length; n++) {
          const [p, q] = [nth(road.line, n), nth(road.line, n + 1)];
          const steps = Math.max(1, Math.round(Math.hypot(q[0] - p[0], (q[1] - p[1]) * ROUND) / 30));
          for (let s = 0; s < steps; s++) {
            if (S.rng.chance(0.2)) continue;
            const t = (s + S.rng.range(0, 0.6)) / steps;
            const [X, D] = between(p, q, t);
            const [dx, dz] = [q[0] - p[0], (q[1] - p[1]) * ROUND];
            const d = Math.hypot(dx, dz) || 1;
            const k = lane * road.wide;
            const [x, y] = ground(X - (dz / d) * k, D + ((dx / d) * k) / ROUND);
            const size = clamp(6.4 / D, 1, 5.4);
            out.push(ellipse(x, y, size, size * 0.72, colour));
          }
        }
        return out.join('');
      })
      .join('');
  scene.add(web.filter(({ lit }) => lit).map(carsOn));
}

/** Blocks of houses between the roads, far ones first. */
function town(scene: Scene, air: Easel): void {
  const S = scene.element('town');
  interface House {
    readonly foot: readonly (readonly [number, number])[];
    readonly h: number;
    readonly D: number;
    readonly near: number;
  }
  const houses: House[] = [];
  for (let i = 0; i < SPOKES; i++)
    for (let j = 0; j + 1 < rings.length; j++) {
      const [r0, r1] = [nth(rings, j) + 28, nth(rings, j + 1) - 26];
      const arc = (r1 * TAU) / SPOKES;
      const columns = Math.max(1, Math.round((arc - 80) / 78));
      const rows = Math.max(1, Math.round((r1 - r0) / 76));
      for (let u = 0; u < columns; u++)
        for (let v = 0; v < rows; v++) {
          if (S.rng.chance(0.07)) continue;
          const gap = 42 / arc;
          const t0 = lerp(gap, 1 - gap, u / columns) + 0.01;
          const t1 = lerp(gap, 1 - gap, (u + 1) / columns) - 0.014;
          const k0 = lerp(r0, r1, v / rows) + 5;
          const k1 = lerp(r0, r1, (v + 1) / rows) - 5;
          const foot = [thread(i, t0, k0), thread(i, t1, k0), thread(i, t1, k1), thread(i, t0, k1)];
          if (!foot.every(([X, D]) => D > 0.93 && D < 12 && Math.abs(X / D) < 520)) continue;
          const D = foot.reduce((sum, p) => sum + p[1], 0) / 4;
          const tall = S.rng.chance(0.14) ? S.rng.range(50, 130) : 0;
          houses.push({
            foot,
            D,
            h: (S.rng.range(20, 52) + tall) * (D < 1.5 ? 0.62 : 1),
            near: clamp(1 - nth(rings, j) / 1500),
          });
        }
    }
  houses.sort((a, b) => b.D - a.D);
  scene.add(
    houses.map(({ foot, h, D, near }) => {
      const base = foot.map(([X, d]) => ground(X, d));
      const roof = foot.map(([X, d]) => raised(X, d, h));
      const haze = clamp((D - 3) / 7) * 0.45;
      const tone = mix(mix(inkBlue, steel, S.rng.range(0.2, 0.85)), mix(inkBlue, amber, 0.3), haze);
      const out: string[] = [];
      base.forEach((p, k) => {
        const q = nth(base, (k + 1) % 4);
        const [P, Q] = [nth(roof, k), nth(roof, (k + 1) % 4)];
        const area = (q[0] - p[0]) * (P[1] - p[1]) - (q[1] - p[1]) * (P[0] - p[0]);
        if (area > 0) return;
        out.push(path(polygon([p, q, Q, P]), mix(mix(black, tone, 0.42), amber, 0.1 + 0.16 * near)));
        const [columns, floors] = [
          Math.round((Math.hypot(q[0] - p[0], q[1] - p[1]) * D) / 15),
          Math.round(h / 17),
        ];
        if (D > 6.5) return;
        for (let a = 0; a < columns; a++)
          for (let b = 0; b < floors; b++) {
            if (!S.rng.chance(0.34)) continue;
            const corner = (u: number, v: number): Point => [
              lerp(lerp(p[0], q[0], u), lerp(P[0], Q[0], u), v),
              lerp(lerp(p[1], q[1], u), lerp(P[1], Q[1], u), v),
            ];
            const [u, v] = [(a + 0.25) / columns, (b + 0.3) / floors];
            const [du, dv] = [0.5 / columns, 0.46 / floors];
            out.push(
              path(
                polygon([corner(u, v), corner(u + du, v), corner(u + du, v + dv), corner(u, v + dv)]),
                mix(amber, gold, S.rng.range(0, 0.8)),
                `opacity="${fix(S.rng.range(0.55, 1))}"`,
              ),
            );
          }
      });
      out.push(
        path(polygon(roof), tone),
        line(polygon(roof), mix(tone, steelLit, 0.6), clamp(1.6 / D, 0.5, 1.6), 'opacity=".7"'),
      );
      return out.join('');
    }),
  );
  scene.add(glow(air, 400, 306, 620, amber, 0.42, 0.4, 0.16));
}

/** One car has found the dark way out. */
function wayOut(scene: Scene): void {
  const S = scene.element('out');
  const [ox, oy] = ground(...place(bearing(DARK), 1250));
  scene.add(
    glow(S, ox, oy, 26, gold, 0.9),
    ellipse(ox - 3, oy, 2, 2, '#ffffff'),
    ellipse(ox + 3, oy, 2, 2, '#ffffff'),
  );
}

function spider(scene: Scene): void {
  const S = scene.element('spider');
  const legs = ([-62, -27, 12, 56] as const).map((degrees, n): [Point, Point] => {
    const foot = ground(...place((degrees * TAU) / 360, nth([1250, 860, 760, 800], n)));
    return [
      nth(
        [
          [520, 372],
          [612, 404],
          [664, 450],
          [606, 560],
        ] as const,
        n,
      ),
      foot,
    ];
  });
  const mirrored = legs.map(([k, f], n): [Point, Point] => [
    [800 - k[0] + n * 4 - 6, k[1] + 6],
    [800 - f[0] + 6 - n * 5, f[1] + 8],
  ]);
  const [r, l] = [legs, mirrored];
  scene.add(
    glow(S, 400, 440, 300, amber, 0.6, 0.55, 0.8),
    glow(S, 400, 590, 330, amber, 0.85, 0.5, 0.7),
    stationSpider(S, {
      at: [400, 560],
      legs: [nth(r, 0), nth(l, 0), nth(r, 1), nth(l, 1), nth(r, 2), nth(l, 2), nth(r, 3), nth(l, 3)],
      c: { iron: oklch(0.13, 0.025, 268), lit: amber, lamp: gold, steel: steelLit },
    }),
  );
}

/** A moth is drawn to the clock. */
function mothInTheWeb(scene: Scene): void {
  const S = scene.element('moth');
  scene.add(
    glow(S, 556, 694, 44, gold, 0.5),
    moth(S, {
      x: 556,
      y: 694,
      s: 1.15,
      r: -52,
      c: {
        wing: oklch(0.8, 0.06, 80),
        shade: oklch(0.42, 0.07, 50),
        light: gold,
        spot: oklch(0.6, 0.1, 50),
        body: oklch(0.32, 0.05, 50),
      },
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.3, contrast: 0.12, saturation: 1.08 },
  paint,
});
