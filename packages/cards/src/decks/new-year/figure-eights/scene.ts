/** N31: two pairs of skates, one large and one small, skate by themselves; what they have cut into the ice blossoms. */
import { card } from '../../../finishes/finish.ts';
import { GOLD, bare, breath, cobalt, cobaltLine, gzhel, loaded, smear } from '../../../finishes/gzhel.ts';
import { clamp } from '../../../kit/colour.ts';
import { along, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { TAU, lerp, nth, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, taper } from '../../../kit/shapes.ts';

/** The eight as it was skated: the far loop first, then the near one, which is not yet closed. */
const TRACK = resample(
  traceCurve(
    '122,900 136,800 220,704 330,636 430,580 552,506 646,416 668,310 596,214 460,164 316,170 190,230 142,330 184,434 300,520 424,588 556,660 668,752 702,862 644,966 520,1030 400,1060 310,1066',
    16,
  ),
  4,
);
/** How large things are at this height on the ice. */
const near = (y: number): number => lerp(0.8, 1.1, clamp((y - 160) / 800));

function paint(): Scene {
  const scene = new Scene({ seed: 3131, background: '#ffffff' });
  const S = scene.element('ice');
  scene.add(breath(S, trace('-40,-40 400,-40 840,-40 840,400 840,800 400,800 -40,800 -40,400'), 0.17, 90, 0));
  track(scene);
  garden(scene);
  skaters(scene);
  return scene;
}

/** Beside the long cut of the large blades runs the small one's. */
function track(scene: Scene): void {
  const S = scene.element('track');
  const beside = (by: number): Point[] =>
    TRACK.map(([x, y], i) => {
      const { angle } = along(TRACK, i / (TRACK.length - 1));
      return [x - Math.sin(angle) * by * near(y), y + Math.cos(angle) * by * near(y)];
    });
  scene.add(
    cobaltLine(S, beside(0), 4, { straight: true, press: () => 1, load: 0.8 }),
    cobaltLine(S, beside(20).slice(0, -34), 2, { straight: true, press: () => 1, load: 0.55 }),
  );
}

/** Frost in flower: petals of one sweep each, dark at the heart, the inner ones over the outer. */
function rose(S: Easel, [x, y]: Point, r: number, turn: number): string {
  const at = (a: number, d: number): Point => [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.92];
  const petal = (a: number, reach: number, span: number, from: number): string => {
    const d = reach * S.rng.range(0.93, 1.05);
    const outline = resample(
      spline(
        [
          at(a - span * 0.2, r * 0.1),
          at(a - span * 0.8, d * 0.58),
          at(a - span, d * 0.84),
          at(a - span * 0.45, d * 1.02),
          at(a, d * 0.94),
          at(a + span * 0.45, d * 1.03),
          at(a + span, d * 0.84),
          at(a + span * 0.8, d * 0.58),
          at(a + span * 0.2, r * 0.1),
        ],
        true,
        8,
      ),
      1.6,
    );
    return (
      bare(outline) +
      smear(S, outline, { angle: (a * 180) / Math.PI, from, to: 0.05, middle: 0.56, bristle: 0.4 }) +
      cobaltLine(S, [...outline, nth(outline, 0)], r * 0.02 + 1, {
        straight: true,
        press: () => 1,
        load: 0.85,
      })
    );
  };
  const ring = (n: number, reach: number, from: number, shift: number): string[] =>
    times(n, (i) =>
      petal(turn + shift + ((i * 2) % n) * (TAU / n) + S.rng.gauss(0, 0.05), reach, (TAU / n) * 0.6, from),
    );
  const seeds = Math.max(6, Math.round(r * 0.15));
  return [
    ring(r > 40 ? 7 : 5, r, 0.8, 0),
    r > 30 ? ring(5, r * 0.58, 1, 0.4) : [],
    path(smooth(times(11, (i) => at((i / 11) * TAU, r * 0.17))), GOLD),
    path(
      times(seeds, (i) =>
        smooth(
          times(6, (k): Point => {
            const [u, v] = at((i / seeds) * TAU, r * 0.26);
            const q = r * 0.026 + 0.7;
            return [u + Math.cos((k / 6) * TAU) * q, v + Math.sin((k / 6) * TAU) * q];
          }),
        ),
      ).join(''),
      cobalt(1),
    ),
  ]
    .flat()
    .join('');
}

/** The other kind has six rays, as ice will. */
function star(S: Easel, [x, y]: Point, r: number, turn: number): string {
  const rays = times(6, (i) => {
    const a = turn + (i / 6) * TAU;
    const at = (d: number, across: number): Point => [
      x + Math.cos(a) * d * r - Math.sin(a) * across * r,
      y + (Math.sin(a) * d * r + Math.cos(a) * across * r) * 0.92,
    ];
    const blade = resample(
      spline(
        [
          at(0.06, -0.05),
          at(0.4, -0.17),
          at(0.74, -0.11),
          at(1.04, 0),
          at(0.74, 0.11),
          at(0.4, 0.17),
          at(0.06, 0.05),
        ],
        true,
        8,
      ),
      1.6,
    );
    return [
      ([-1, 1] as const).map((side) =>
        [0.42, 0.62, 0.8].map((d) =>
          loaded(
            S,
            [at(d, 0.04 * side), at(d + 0.13, 0.17 * side), at(d + 0.26, (0.44 - d * 0.3) * side)],
            r * 0.05 + 0.8,
            {
              from: 1,
              to: 0.3,
            },
          ),
        ),
      ),
      bare(blade),
      smear(S, blade, { angle: (a * 180) / Math.PI, from: 1, to: 0.1, middle: 0.6, bristle: 0.3 }),
      cobaltLine(S, [...blade, nth(blade, 0)], r * 0.02 + 0.8, { straight: true, press: () => 1, load: 0.9 }),
    ].flat(2);
  });
  const heart = (q: number): Point[] =>
    times(11, (i): Point => [x + Math.cos((i / 11) * TAU) * q, y + Math.sin((i / 11) * TAU) * q]);
  return [...rays.flat(), path(smooth(heart(r * 0.2)), cobalt(1)), path(smooth(heart(r * 0.14)), GOLD)].join(
    '',
  );
}

/** A stem that curls up at its end like frost on a pane, feathered on both sides. */
function frond(S: Easel, [x, y]: Point, angle: number, length: number, curl: number): string {
  const spine: Point[] = [[x, y]];
  let a = angle;
  times(12, (i) => {
    a += (curl / 12) * (0.3 + i * 0.16);
    const [u, v] = spine[spine.length - 1] ?? [x, y];
    spine.push([u + (Math.cos(a) * length) / 12, v + (Math.sin(a) * length) / 12]);
  });
  const line = spline(spine, false, 6);
  return [
    cobaltLine(S, spine, length * 0.03 + 1.4, { press: (t) => 1 - t * 0.6 }),
    times(9, (i) => {
      const t = 0.1 + i * 0.095;
      const { x: u, y: v, angle: heading } = along(line, t);
      const side = i % 2 ? 1 : -1;
      const b = heading + side * 0.7;
      const l = length * 0.36 * Math.sin(Math.PI * (0.25 + 0.7 * t));
      return loaded(
        S,
        [
          [u, v],
          [u + Math.cos(b) * l * 0.5, v + Math.sin(b) * l * 0.5],
          [u + Math.cos(b - side * 0.5) * l, v + Math.sin(b - side * 0.5) * l],
        ],
        length * 0.05 + 1.4,
        { from: 1, to: 0.2, side: side > 0 ? 1 : -1, thin: 0.1 },
      );
    }),
  ]
    .flat()
    .join('');
}

/** Flowers by hand along the cut: how far along it, on which side, how large. Older cuts have grown further. */
const FLOWERS = [
  [rose, 0.012, 1, 48],
  [star, 0.058, -1, 92],
  [rose, 0.104, 1, 56],
  [rose, 0.148, -1, 40],
  [star, 0.238, 1, 58],
  [rose, 0.272, -1, 34],
  [rose, 0.306, 1, 80],
  [star, 0.358, -1, 50],
  [rose, 0.4, 1, 60],
  [star, 0.45, -1, 100],
  [rose, 0.5, 1, 44],
  [rose, 0.54, -1, 66],
  [star, 0.586, 1, 46],
  [rose, 0.628, -1, 58],
  [star, 0.672, 1, 48],
  [rose, 0.716, -1, 40],
  [star, 0.762, 1, 34],
  [rose, 0.8, -1, 18],
  [star, 0.835, 1, 16],
] as const;

function garden(scene: Scene): void {
  const S = scene.element('garden');
  const leaves = times(66, (i) => {
    const t = 0.004 + i / 74;
    const age = clamp((0.94 - t) * 3.4, 0, 1);
    const { x, y, angle } = along(TRACK, t);
    const side = i % 2 ? 1 : -1;
    const one = S.element('frond ' + i);
    return frond(
      one,
      [x, y],
      angle + Math.PI + side * one.rng.range(0.6, 1.2),
      one.rng.range(70, 130) * near(y) * lerp(0.2, 1, age),
      -side * one.rng.range(0.3, 1.4),
    );
  });
  const heads = FLOWERS.map(([kind, t, side, r], i) => {
    const { x, y, angle } = along(TRACK, t);
    const off = r * 0.55 * side;
    return kind(
      S.element('flower ' + i),
      [x - Math.sin(angle) * off, y + Math.cos(angle) * off],
      r * near(y),
      i * 1.3,
    );
  });
  scene.add(leaves, heads);
}

interface Skate {
  x: number;
  y: number;
  s: number;
  r: number;
}

const BOOT =
  '-128,-38 -132,-58 -118,-78 -88,-92 -62,-108 -48,-140 -46,-184 -54,-232 -66,-282 -32,-294 8,-300 36,-296 48,-240 58,-180 66,-128 84,-96 92,-58 88,-38 20,-36 -60,-36';
const MOUTH = '-66,-282 -34,-272 8,-276 36,-296 6,-308 -34,-304';

/** An old boot on a blade with a curled prow, toe to the left; its blade stands on (x, y). Nobody is in it. */
function skate(S: Easel, o: Skate): string {
  const at = (list: string): Point[] => place(trace(list), o);
  const shape = (list: string): Point[] => resample(spline(at(list), true, 10), 2);
  const around = (outline: Point[], w: number): string =>
    cobaltLine(S, [...outline, outline[0] ?? [0, 0]], w, { straight: true, press: () => 1 });
  const fine = 3 * Math.sqrt(o.s);
  const white = (list: string, w: number): string =>
    path(smooth(ribbon(spline(at(list), false, 8), taper(w * o.s, 0.3, 0.6))), '#ffffff', 'opacity="0.8"');
  const boot = shape(BOOT);
  const mouth = shape(MOUTH);
  const blade = shape(
    '-140,-4 -172,-12 -194,-34 -192,-60 -172,-70 -156,-58 -160,-44 -170,-46 -170,-34 -148,-18 -120,-12 0,-11 100,-12 114,-6 110,0 -100,0',
  );
  const posts = [
    '-98,-38 -96,-24 -100,-10 -78,-10 -74,-24 -70,-38',
    '40,-38 42,-24 40,-10 66,-10 64,-24 66,-38',
  ];
  return [
    posts.map((list) => bare(shape(list)) + path(smooth(shape(list)), GOLD)),
    bare(blade),
    path(smooth(blade), GOLD),
    around(blade, fine * 0.5),
    bare(boot),
    smear(S, boot, { angle: 160, from: 1, to: 0.62, bristle: 0.08 }),
    white('-112,-62 -90,-78 -62,-90', 6),
    white('-22,-262 -10,-200 -12,-150', 5),
    around(boot, fine),
    bare(mouth),
    smear(S, mouth, { angle: 0, from: 0.35, to: 0.12, bristle: 0 }),
    around(mouth, fine * 0.8),
    white('-118,-46 -40,-44 84,-46', 2.4),
    white('6,-276 20,-210 18,-140 44,-90 86,-76', 2),
    white('30,-150 48,-146 62,-152', 2),
    white('34,-132 52,-130 66,-136', 1.6),
    times(6, (i) => {
      const [u, v] = [-58 + Math.min(i, 3) * 4 - Math.max(0, i - 3) * 12, -264 + i * 28];
      return white(`${u - 4},${v} ${u + 16},${v + 10} ${u + 34},${v + 4}`, 2.4);
    }),
    [
      '-50,-280 -86,-270 -92,-292 -50,-280',
      '-50,-280 -76,-318 -50,-322 -50,-280',
      '-50,-280 -70,-250 -68,-226',
    ].map((list) => cobaltLine(S, at(list), fine * 0.7, { press: () => 1 })),
  ]
    .flat()
    .join('');
}

const BIG: Skate = { x: 270, y: 1076, s: 0.62, r: -0.1 };
const BIG_BACK: Skate = { x: 404, y: 1012, s: 0.6, r: 0.66 };
const SMALL: Skate = { x: 546, y: 1104, s: 0.36, r: 0.08 };
const SMALL_BACK: Skate = { x: 628, y: 1108, s: 0.36, r: 0.24 };

/** They hold each other by a lace. */
function skaters(scene: Scene): void {
  const S = scene.element('skaters');
  scene.add(
    loaded(S, trace('168,1088 268,1092 388,1082 450,1074'), 11, { from: 0.5, to: 0.04, side: 1, thin: 0 }),
    loaded(S, trace('490,1110 566,1116 650,1118 710,1110'), 8, { from: 0.5, to: 0.04, side: 1, thin: 0 }),
    skate(S.element('back'), BIG_BACK),
    skate(S.element('small back'), SMALL_BACK),
    skate(S.element('big'), BIG),
    skate(S.element('small'), SMALL),
    cobaltLine(S, trace('526,886 562,920 582,968 566,1004'), 3, { press: () => 1 }),
  );
}

export default card({ finish: gzhel, paint });
