/** D04: a pier of piano keys runs out to sea; a heron paces it by moonlight, and each step sends a ring of light over the water. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { fix, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { moon, sky, stars } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { pacingHeron, type HeronPaint } from '../../../motifs/pacing-heron.ts';

const P = {
  night: oklch(0.26, 0.06, 245),
  blue: oklch(0.42, 0.075, 230),
  haze: oklch(0.7, 0.06, 200),
  low: oklch(0.86, 0.05, 150),
  sea: oklch(0.3, 0.065, 225),
  deep: oklch(0.19, 0.05, 240),
  moon: oklch(0.96, 0.035, 100),
  gold: oklch(0.9, 0.11, 92),
  black: oklch(0.17, 0.025, 260),
};
const IVORY = ramp([
  oklch(0.5, 0.05, 250),
  oklch(0.72, 0.035, 230),
  oklch(0.9, 0.03, 100),
  oklch(0.98, 0.025, 95),
]);
const HERON: HeronPaint = {
  slate: [
    oklch(0.22, 0.045, 260),
    oklch(0.34, 0.055, 255),
    oklch(0.48, 0.06, 245),
    oklch(0.66, 0.05, 230),
    oklch(0.86, 0.035, 200),
  ],
  pale: [oklch(0.42, 0.05, 265), oklch(0.6, 0.045, 250), oklch(0.82, 0.025, 210), oklch(0.97, 0.015, 120)],
  black: P.black,
  bill: [oklch(0.55, 0.12, 60), oklch(0.8, 0.14, 80)],
  leg: oklch(0.5, 0.07, 75),
  from: -25,
};
const HORIZON = 392;
const MOON: Point = [628, 176];
/** The vanishing point of the pier, and its breadth at depth 1 (the lower edge of the card). */
const VANISH: Point = [636, HORIZON];
const at = (across: number, z: number, up = 0): Point => [
  VANISH[0] + (-860 + across * 800) / z,
  HORIZON + (840 - up) / z,
];
/** Depth of the front edge of key k; the heron stands on key DOWN. */
const edgeOf = (k: number): number => 0.92 + k * 0.17;
const DOWN = 7;
const OCTAVE = [true, true, false, true, true, true, false];

function paint(): Scene {
  const scene = new Scene({ seed: 1101, background: P.night });
  moonlight(scene);
  water(scene);
  scene.add(listener(scene.element('listener')), rings(scene.element('rings')));
  scene.add(pier(scene.element('pier')));
  const [x, y] = at(0.76, edgeOf(DOWN) + 0.08, -16);
  scene.add(
    ellipse(x + 6, y + 4, 60, 10, P.deep, `opacity=".5" filter="${blur(scene, 5)}"`),
    pacingHeron(scene.element('heron'), { x, y, s: 1.02 }, HERON),
  );
  return scene;
}

function moonlight(scene: Scene): void {
  const S = scene.element('moonlit sky');
  scene.add(
    sky(S, [P.night, [0.12, mix(P.night, P.blue, 0.5)], [0.24, P.blue], [0.33, P.haze], P.haze], {
      n: 900,
      angle: 0.02,
    }),
    stars(S, {
      n: 120,
      box: [0, 0, 800, 260],
      colour: P.moon,
      big: 3,
      keep: (x, y) => Math.hypot(x - MOON[0], y - MOON[1]) > 130,
    }),
    moon(S, ...MOON, 74, { colour: P.moon, dark: oklch(0.84, 0.04, 110), halo: P.low, haloOpacity: 0.5 }),
    stratus(S, {
      y: 292,
      h: 24,
      x0: -60,
      x1: 430,
      colour: mix(P.blue, P.haze, 0.4),
      lit: P.low,
      under: false,
      opacity: 0.7,
    }),
    stratus(S, {
      y: 224,
      h: 22,
      x0: 520,
      x1: 880,
      colour: mix(P.blue, P.haze, 0.5),
      lit: P.moon,
      under: false,
      opacity: 0.7,
    }),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  const tone = new Tone(0.3)
    .fill(rectangle(-20, HORIZON - 10, 820, HORIZON + 70), 0.62, { soft: 60, amount: 0.8 })
    .fill(rectangle(-20, 900, 820, 1220), 0.08, { soft: 160, amount: 0.9 })
    .fill(closedCurve('600,392 660,392 700,560 760,760 800,900 660,900 640,700'), 0.9, {
      soft: 50,
      amount: 0.75,
    });
  scene.add(
    modelled(S, rectangle(-20, HORIZON, 820, 1220), {
      tone,
      colours: [P.deep, P.sea, P.blue, P.haze, P.low],
      flow: 0,
      length: 60,
      width: 4,
      uneven: 0.16,
      spread: 0.04,
    }),
    times(70, () => {
      const t = S.rng.f() ** 1.6;
      const y = HORIZON + 6 + t * 520;
      const x = 640 + S.rng.gauss(0, 14 + t * 70) + t * 60;
      return brushLine(
        S,
        [
          [x - 10 - t * 40, y],
          [x, y - 1],
          [x + 10 + t * 40, y],
        ],
        1 + t * 2,
        P.moon,
        { opacity: 0.75 },
      );
    }),
    line(`M-10 ${HORIZON}H810`, P.low, 1.6, 'opacity=".6"'),
  );
}

/** Something very large has come up under the pier to hear. */
function listener(S: Easel): Mark {
  const body = closedCurve('380,1180 460,1050 560,976 680,944 790,960 860,1020 860,1280 380,1280');
  const lines = ['600,1150 690,1120 810,1130', '590,1174 690,1148 815,1160', '590,1196 690,1174 815,1188'];
  return [
    path(smooth(body), P.blue, `opacity=".5" filter="${blur(S, 12)}"`),
    path(
      smooth(closedCurve('470,1090 570,1000 690,970 800,990 860,1040 860,1100 700,1060 560,1100 470,1180')),
      P.haze,
      `opacity=".22" filter="${blur(S, 14)}"`,
    ),
    brushLine(S, trace('452,1064 560,984 680,952 800,972'), 4, P.haze, {
      opacity: 0.6,
      attack: 0.4,
      decay: 0.5,
    }),
    ellipse(704, 1058, 30, 16, P.deep, 'transform="rotate(10 704 1058)"'),
    ellipse(703, 1058, 12, 11, oklch(0.5, 0.07, 80)),
    ellipse(704, 1059, 6.4, 8, P.black),
    ellipse(699, 1054, 3, 2.6, P.moon),
    brushLine(S, trace('664,1050 700,1034 746,1052'), 4, P.deep, { opacity: 0.9 }),
    brushLine(S, trace('668,1074 706,1082 744,1070'), 2.4, P.deep, { opacity: 0.8 }),
    lines.map((list) => brushLine(S, trace(list), 3, P.deep, { opacity: 0.5 })),
  ];
}

/** From each step one; the last is the brightest. */
function rings(S: Easel): Mark {
  const ring = (x: number, y: number, r: number, k: number): Mark => [
    ellipse(
      x,
      y,
      r,
      r * 0.24,
      'none',
      `stroke="${P.gold}" stroke-width="${fix(9 * k)}" opacity="${fix(0.45 * k)}" filter="${blur(S, 5)}"`,
    ),
    ellipse(
      x,
      y,
      r,
      r * 0.24,
      'none',
      `stroke="${P.gold}" stroke-width="${fix(1 + 2.4 * k)}" opacity="${fix(0.35 + 0.6 * k)}"`,
    ),
  ];
  return [
    [DOWN, 1],
    [DOWN - 3, 0.5],
    [DOWN - 5, 0.28],
  ].map(([key = 0, k = 1]) => {
    const [x, y] = at(1, edgeOf(key) + 0.08, -60);
    const r = 230 / edgeOf(key);
    return [
      ring(x + r * 0.1, y, r * 0.5, k),
      ring(x + r * 0.1, y, r, k * 0.9),
      ring(x + r * 0.1, y, r * 1.6, k * 0.6),
      k === 1 ? glow(S, x, y, 150, P.gold, 0.5, 0.4, 0.4) : '',
    ];
  });
}

function pier(S: Easel): Mark {
  const keys = times(46, (i) => 45 - i);
  return keys.map((k) => [key(S, k), black(k)]);
}

/** A white key: a plank with an end face over the water, and now and then a pile below it. */
function key(S: Easel, k: number): Mark {
  const [z0, z1] = [edgeOf(k), edgeOf(k + 1) - 0.012];
  const down = k === DOWN ? -16 : 0;
  const quad = [at(0, z0, down), at(1, z0, down), at(1, z1, down), at(0, z1, down)];
  const end = [at(1, z0, down), at(1, z0, -46), at(1, z1, -46), at(1, z1, down)];
  const lit = clamp(0.92 - 0.28 * Math.max(0, 1.6 - z0) + 0.06 * S.noise.n1(k * 3.7) - (down ? 0.06 : 0));
  const [px, py] = at(0.985, z0 + 0.05, -46);
  return [
    k % 4 === 1
      ? [
          path(
            wobblyPolygon(S, rectangle(px - 15 / z0, py, px + 15 / z0, py + 260 / z0), 1),
            mix(P.deep, P.blue, 0.35),
          ),
          path(
            wobblyPolygon(S, rectangle(px - 12 / z0, py + 240 / z0, px + 12 / z0, py + 420 / z0), 1),
            P.deep,
            'opacity=".5"',
          ),
        ]
      : '',
    path(polygon(end), IVORY(0.3)),
    path(polygon(quad), IVORY(lit)),
    // the shadow its neighbour throws into the gap when it is down
    down ? path(polygon([at(0, z1, down), at(1, z1, down), at(1, z1, 0), at(0, z1, 0)]), IVORY(0.12)) : '',
    line(polygon([at(0, z0, down), at(1, z0, down)], false), IVORY(0.15), Math.max(0.8, 3.4 / z0)),
    line(polygon([at(1, z0, down), at(1, z1, down)], false), IVORY(1), Math.max(0.6, 3 / z0)),
  ];
}

/** A black key stands over the edge between two white ones, where a piano has one. */
function black(k: number): Mark {
  if (!OCTAVE[(k + 3) % 7]) return '';
  const z = edgeOf(k);
  const [z0, z1] = [z - 0.05, z + 0.05];
  if (z0 < 0.86) return '';
  const up = 34;
  const side = [at(0.6, z0, 0), at(0.6, z0, up), at(0.6, z1, up), at(0.6, z1, 0)];
  const front = [at(-0.02, z0, 0), at(0.6, z0, 0), at(0.6, z0, up), at(-0.02, z0, up)];
  const top = [at(-0.02, z0, up), at(0.6, z0, up), at(0.6, z1, up), at(-0.02, z1, up)];
  return [
    path(
      polygon([at(0.6, z0, 0), at(0.66, z0, 0), at(0.66, z1, 0), at(0.6, z1, 0)]),
      P.deep,
      'opacity=".25"',
    ),
    path(polygon(side), mix(P.black, P.blue, 0.5)),
    path(polygon(front), mix(P.black, '#000000', 0.3)),
    path(polygon(top), mix(P.black, P.blue, 0.22)),
    line(
      polygon([at(0.02, z1, up), at(0.56, z1, up)], false),
      P.haze,
      Math.max(0.6, 2.6 / z),
      'opacity=".55"',
    ),
  ];
}

export default card({ finish: gouache, grade: { vignette: 0.24 }, paint });
