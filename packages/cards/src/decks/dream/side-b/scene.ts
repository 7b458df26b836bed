/** Side B: a gramophone plays the rings of a giant stump, and from its horn rises the pale ghost of the lost forest. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { leaf } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { blade, closedBelow, ridge } from '../../../kit/land.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, lerp, place, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, profile, ribbon, wobble } from '../../../kit/shapes.ts';

const HORIZON = 800;
const GHOST = '#eceee0';
const BRASS = '#d39a3e';

function sky(S: Easel): string {
  return [
    pastelFill(S, rectangle(-40, -40, 840, HORIZON + 20), '#6f7765', {
      density: 0.5,
      stick: 17,
      length: 190,
      angle: -0.5,
    }),
    fog(S, HORIZON, 520, '#a79b7a', 0.9),
    smudgedLight(S, 40, HORIZON - 70, 560, '#efc987', 0.95),
    fog(S, 0, 280, '#4b5548', 0.8),
    ...[
      [180, 620, 260, 16],
      [600, 540, 220, 14],
      [90, 480, 170, 12],
    ].map(([x = 0, y = 0, w = 0, h = 0]) =>
      pastelFill(S, wobble(blob(x, y, w, h, S.noise, 0.3, 2, 50), S.noise, h * 0.6, 0.02), '#d9bd86', {
        stick: 8,
        length: 110,
        density: 0.9,
        angle: -0.05,
        opacity: 0.5,
      }),
    ),
  ].join('');
}

/** The clearing: stumps to the edge of sight. */
function clearing(S: Easel): string {
  const stump = (x: number, y: number, s: number, d: number): string => {
    const bark = mix('#54402f', '#b3a27c', d);
    const top = mix('#c9a877', '#cdbb90', d);
    return (
      pastelFill(
        S,
        wobble(place(trace('-34,0 -28,-40 28,-40 36,0 20,8 -20,8'), { x, y, s }), S.noise, 2 * s, 0.06),
        bark,
        { stick: 4 * s + 1, length: 40 * s, density: 3, angle: 1.5, loose: 0 },
      ) +
      path(
        smooth(wobble(blob(x, y - 40 * s, 29 * s, 9 * s, S.noise, 0.06, 1.4, 24), S.noise, 1.4 * s)),
        top,
      ) +
      pastelLine(
        S,
        times(9, (i): Point => [x + Math.cos(i * 0.7) * 15 * s, y - 40 * s + Math.sin(i * 0.7) * 4.4 * s]),
        Math.max(0.8, 1.4 * s),
        bark,
        0.6,
      )
    );
  };
  const spots = times(34, (i) => ({ t: (i / 34) ** 1.5, x: S.rng.range(-10, 810) })).map(({ t, x }) =>
    stump(x, HORIZON + 4 + t * 150, 0.18 + t * 0.85, 0.85 - t * 0.8),
  );
  return [
    inFog(
      S,
      0.6,
      pastelFill(
        S,
        closedBelow(S, ridge(S, { y: HORIZON - 16, amplitude: 26, frequency: 0.007 }), HORIZON + 20),
        '#8d8465',
      ),
    ),
    pastelFill(S, rectangle(-40, HORIZON - 2, 840, 1240), '#7c7048', {
      angle: 0.06,
      stick: 9,
      length: 130,
      density: 0.7,
    }),
    fog(S, HORIZON, 70, '#d3b986', 0.85),
    ...times(150, () => {
      const t = S.rng.f() ** 0.7;
      const [x, y, h] = [S.rng.range(-10, 810), HORIZON + 10 + t * 400, 5 + t * 22];
      const l = S.rng.gauss(0.1, 0.3) * h;
      return path(
        blade(x, y, h, l, (q) => (0.6 + t) * (1 - q) + 0.3),
        S.rng.pick(['#a39458', '#5f5936', '#c4ad6b']),
        'opacity=".6"',
      );
    }),
    ...spots,
  ].join('');
}

const BELL: Point = [372, 640];

/** A ghost: its trunk is drawn out of the horn like a note, then stands. */
function ghost(
  S: Easel,
  x: number,
  base: number,
  height: number,
  kind: 'pine' | 'oak' | 'birch',
  strength: number,
): string {
  const [bx, by] = [BELL[0] + (x - BELL[0]) * 0.2, BELL[1] - 14 + Math.abs(x - BELL[0]) * 0.04];
  const top = base - height;
  const trunk = resample(
    spline(
      [
        [bx, by],
        [lerp(bx, x, 0.35), lerp(by, base, 0.55)],
        [x, base - height * 0.1],
        [x + S.rng.gauss(0, 5), base - height * 0.55],
        [x + S.rng.gauss(0, 4), top + height * 0.1],
      ],
      false,
      12,
    ),
    6,
  );
  const wide = profile(trace('0,3 0.25,7 0.5,8 1,2'));
  const marks = [
    pastelFill(
      S,
      ribbon(trunk, (t) => wide(t) * (height / 330), S.noise, 2),
      GHOST,
      { stick: 4, length: 50, density: 2.4, angle: 1.5, opacity: 0.95 },
    ),
  ];
  if (kind === 'pine')
    times(9, (i) => {
      const y = top + height * 0.06 + (i / 9) * height * 0.66;
      const w = height * (0.03 + (i / 9) * 0.2);
      marks.push(
        pastelFill(
          S,
          wobble(
            [
              [x, y - height * 0.1],
              [x + w * 0.55, y - 2],
              [x + w, y + height * 0.035],
              [x + w * 0.2, y + height * 0.02],
              [x - w * 0.3, y + height * 0.03],
              [x - w, y + height * 0.04],
              [x - w * 0.5, y],
            ],
            S.noise,
            5,
            0.05,
          ),
          GHOST,
          { stick: 4, length: 34, density: 1.7, angle: 0.9, opacity: 0.8 },
        ),
      );
    });
  else {
    const r = height * (kind === 'oak' ? 0.2 : 0.12);
    times(kind === 'oak' ? 11 : 9, (i) => {
      const a = i * 2.4;
      const q = Math.sqrt((i + 0.5) / 11);
      marks.push(
        pastelFill(
          S,
          wobble(
            blob(
              x + Math.cos(a) * r * 1.25 * q,
              top + height * 0.27 + Math.sin(a) * r * (kind === 'oak' ? 1 : 1.9) * q,
              r * 0.62,
              r * 0.52,
              S.noise,
              0.25,
              1.6,
              26,
            ),
            S.noise,
            6,
            0.04,
          ),
          GHOST,
          { stick: 5, length: 30, density: 1.2, angle: -0.7, opacity: 0.66 },
        ),
      );
    });
    times(4, (i) =>
      marks.push(
        pastelLine(
          S,
          [
            [x, base - height * (0.5 + i * 0.06)],
            [x + (i % 2 ? 1 : -1) * r * 0.6, base - height * (0.58 + i * 0.06)],
            [x + (i % 2 ? 1 : -1) * r * 1.1, base - height * (0.66 + i * 0.06)],
          ],
          3,
          GHOST,
          0.8,
        ),
      ),
    );
  }
  return group({ opacity: strength }, marks);
}

const TOP: Point = [352, 948];
const ringPoint = (r: number, a: number): Point => [
  TOP[0] + Math.cos(a) * 304 * r,
  TOP[1] + Math.sin(a) * 92 * r,
];

function stump(S: Easel): string {
  const rim = wobble(
    times(80, (i) => ringPoint(1, (i / 80) * TAU)),
    S.noise,
    7,
    0.02,
  );
  const outline: Points = [
    ...times(41, (i) => ringPoint(1.03, (i / 40) * Math.PI)),
    ...trace('44,1030 36,1110 -6,1180 -60,1250 770,1250 716,1180 674,1110 658,1030'),
  ];
  const ridges = times(30, (i) => {
    if (i < 2 || i > 27) return '';
    const a = Math.PI * ((i + 0.5) / 30);
    const [x, y] = ringPoint(1.02, a);
    const lean = (x - TOP[0]) * 0.24;
    return pastelLine(
      S,
      [
        [x, y + 6],
        [x + lean * 0.3 + S.rng.gauss(0, 4), y + 90],
        [x + lean + S.rng.gauss(0, 6), 1220],
      ],
      S.rng.range(3, 8),
      i % 3 ? '#2f241c' : '#7d6148',
      0.75,
    );
  });
  const grooves = times(19, (i) => {
    const r = 0.11 + i * 0.045;
    const whole = times(73, (k): Point => {
      const a = (k / 72) * TAU;
      const q = r * (1 + S.noise.n2(Math.cos(a) * 1.6, Math.sin(a) * 1.6 + i * 0.08) * 0.06);
      return ringPoint(q, a);
    });
    return path(
      smooth(ribbon(whole, (t) => (i % 4 ? 1.1 : 2) * (0.6 + 0.5 * Math.sin(t * 19 + i)))),
      i % 4 ? '#9a7648' : '#6e4f2e',
      'opacity=".8"',
    );
  });
  return [
    pastelFill(S, outline, '#4a392b', { stick: 8, length: 130, density: 0.9, angle: 1.5 }),
    ...ridges,
    // the lit left flank
    pastelFill(S, trace('48,966 92,1010 104,1100 70,1210 -30,1240 20,1150 44,1060'), '#a57b4a', {
      stick: 7,
      length: 90,
      density: 1.2,
      angle: 1.4,
      opacity: 0.55,
    }),
    pastelFill(S, rim, '#d8b67e', { stick: 8, length: 120, density: 1.2, angle: 0.05 }),
    pastelFill(
      S,
      times(60, (i) => ringPoint(0.98, (i / 60) * TAU)).map(([x, y]): Point => [x, y]),
      '#d8b67e',
      { stick: 6, length: 90, density: 0.8, angle: -0.1 },
    ),
    ...grooves,
    // a drying crack, and light skating over the record
    pastelLine(S, [ringPoint(0.1, 2.4), ringPoint(0.5, 2.5), ringPoint(1, 2.42)], 3.4, '#5a3d24', 0.8),
    pastelFill(
      S,
      [ringPoint(0.2, 3.3), ringPoint(0.96, 3.12), ringPoint(0.97, 3.42), ringPoint(0.2, 3.5)],
      '#f6e0ac',
      { stick: 5, length: 60, density: 1.4, angle: 0.05, opacity: 0.6 },
    ),
    pastelLine(
      S,
      times(30, (i) => ringPoint(1, 2.4 + (i / 29) * 2)),
      4,
      '#f3d79a',
      0.85,
    ),
  ].join('');
}

/** Works, tone arm and horn. */
function gramophone(S: Easel): string {
  const P = (d: string): Point[] => pathPoints(d, 5);
  const f = (
    d: string,
    c: string,
    o: { angle?: number; density?: number; stick?: number; length?: number; opacity?: number } = {},
  ): string =>
    pastelFill(S, wobble(P(d), S.noise, 1.6, 0.03), c, {
      stick: 4,
      length: 44,
      density: 3,
      loose: 0.03,
      ...o,
    });
  // the neck of the horn, then the bell: petals round a dark throat
  const neck = resample(traceCurve('634,900 676,852 684,786 640,734 566,700 486,676 420,658', 14), 5);
  const wide = profile(trace('0,9 0.3,15 0.55,25 0.75,42 0.9,62 1,66'));
  const tilt = -0.36;
  const bell = (rx: number, ry: number, scallop: number): Point[] =>
    times(120, (i): Point => {
      const a = (i / 120) * TAU;
      const q = 1 + scallop * Math.abs(Math.cos(a * 4.5));
      const [u, v] = [Math.cos(a) * rx * q, Math.sin(a) * ry * q];
      return [
        BELL[0] + u * Math.cos(tilt) - v * Math.sin(tilt),
        BELL[1] + u * Math.sin(tilt) + v * Math.cos(tilt),
      ];
    });
  const flute = times(9, (i) => {
    const a = ((i + 0.5) / 9) * TAU;
    const at = (k: number): Point => {
      const [u, v] = [Math.cos(a) * 168 * k, Math.sin(a) * 96 * k];
      return [
        BELL[0] + u * Math.cos(tilt) - v * Math.sin(tilt),
        BELL[1] + u * Math.sin(tilt) + v * Math.cos(tilt),
      ];
    };
    return pastelLine(S, [at(0.42), at(0.7), at(1)], 3, i > 4 && i < 8 ? '#8a5a22' : '#f6d382', 0.8);
  });
  return [
    // box with a crank, standing on the far lip
    f('M560 884L690 872L700 936L574 952Z', '#4a2f20', { angle: 1.5 }),
    f('M552 872L640 858L704 866L612 886Z', '#6b452c', { angle: 0.05 }),
    pastelLine(S, trace('562,892 690,880'), 2.4, '#c99a5c', 0.8),
    pastelLine(S, trace('700,910 734,906 738,936 756,936'), 4, '#8a6a3c', 0.95),
    // horn
    pastelFill(S, ribbon(neck, wide), BRASS, { stick: 5, length: 50, density: 2.6, angle: -0.6, loose: 0 }),
    pastelFill(
      S,
      ribbon(
        neck.map(([x, y], i): Point => [x + 6, y + wide(i / (neck.length - 1)) * 0.5]),
        (t) => wide(t) * 0.46,
      ),
      '#8a5a22',
      { stick: 5, length: 50, density: 2.6, angle: -0.6, loose: 0, opacity: 0.85 },
    ),
    pastelLine(
      S,
      neck.filter((_, i) => i % 6 === 0).map(([x, y], i): Point => [x - 8 - i * 0.6, y - 8 - i * 3.2]),
      4,
      '#ffe6a4',
      0.9,
    ),
    pastelFill(S, bell(170, 98, 0.09), BRASS, { stick: 6, length: 56, density: 2, angle: 0.6, loose: 0.03 }),
    pastelFill(S, bell(150, 84, 0.06), '#e9bd63', {
      stick: 5,
      length: 50,
      density: 1.8,
      angle: 0.6,
      loose: 0,
      opacity: 0.9,
    }),
    ...flute,
    pastelFill(S, bell(96, 52, 0), '#7a4f22', { stick: 5, length: 40, density: 2.4, loose: 0 }),
    pastelFill(S, bell(66, 34, 0), '#3a2717', { stick: 4, length: 30, density: 3, loose: 0 }),
    pastelLine(
      S,
      bell(172, 99, 0.09)
        .slice(58, 96)
        .filter((_, i) => i % 3 === 0),
      4,
      '#fff0bf',
      0.95,
    ),
    // tone arm to the outer rings
    pastelLine(S, trace('634,896 596,872 520,886 454,920'), 6, '#8f8a7c', 1),
    pastelLine(S, trace('632,892 596,868 520,882 456,915'), 2, '#f3ead0', 0.9),
    pastelFill(S, blob(446, 926, 17, 12, S.noise, 0.06), '#5a564c', {
      stick: 3,
      length: 16,
      density: 8,
      loose: 0,
    }),
    pastelLine(S, trace('440,932 434,946'), 2.4, '#2b2620', 1),
    smudgedLight(S, 434, 948, 46, '#ffd27a', 0.9),
  ].join('');
}

function hare(S: Easel, x: number, y: number, s: number, flip: 1 | -1, tone: string, lit: string): string {
  const P = (d: string): Point[] => place(pathPoints(d, 4), { x, y, sx: s * flip, sy: s });
  const T = (l: string): Point[] => place(trace(l), { x, y, sx: s * flip, sy: s });
  const f = (d: string, c: string): string =>
    pastelFill(S, wobble(P(d), S.noise, 1.6, 0.05), c, {
      stick: 4,
      length: 24,
      density: 4,
      angle: 1,
      loose: 0.06,
    });
  return [
    // from behind and a little aside: ears up, looking at the horn
    f('M10 -108C4 -134 6 -166 16 -184C26 -170 28 -138 22 -108Z', tone),
    f('M-4 -106C-16 -130 -20 -160 -14 -180C0 -168 10 -138 10 -108Z', tone),
    f(
      'M-50 0C-62 -30 -50 -66 -24 -80C-30 -98 -14 -116 8 -116C30 -114 40 -96 32 -80C50 -62 58 -28 48 0C20 8 -24 8 -50 0Z',
      tone,
    ),
    f('M-58 0C-66 -22 -52 -44 -32 -44C-12 -40 -8 -12 -18 2C-32 6 -50 6 -58 0Z', mix(tone, '#000000', 0.12)),
    f('M-4 6C-14 -2 -12 -18 2 -20C14 -18 16 -2 8 6Z', '#e9dfc6'),
    pastelLine(S, T('-12,-176 -16,-150 -8,-118'), 2.4 * s, lit, 0.85),
    pastelLine(S, T('-26,-84 -46,-60 -54,-24'), 3 * s, lit, 0.8),
    pastelLine(S, T('-14,-112 -26,-98 -24,-84'), 2.4 * s, lit, 0.8),
  ].join('');
}

function small(S: Easel): string {
  const P = (d: string): Point[] => pathPoints(d, 4);
  return [
    // axe holding the record level, on the left
    pastelFill(
      S,
      ribbon(resample(traceCurve('-10,1120 50,1076 96,1046', 8), 6), () => 9),
      '#8a6238',
      { stick: 4, length: 50, density: 3, angle: -0.5 },
    ),
    pastelFill(
      S,
      P('M74 1022C92 1008 120 1008 136 1020C132 1042 122 1066 104 1078C94 1060 86 1052 72 1048Z'),
      '#8c8f88',
      { stick: 3, length: 30, density: 5, angle: 0.8 },
    ),
    pastelLine(S, trace('136,1022 130,1046 106,1078'), 3, '#e8e6d6', 0.95),
    // the seedling at the spindle
    pastelLine(
      S,
      [
        [TOP[0] + 2, TOP[1] - 2],
        [TOP[0], TOP[1] - 22],
        [TOP[0] + 4, TOP[1] - 42],
      ],
      3,
      '#6f8f3c',
      1,
    ),
    path(leaf(TOP[0] + 3, TOP[1] - 40, -2.5, 26, 8), '#9cc25a'),
    path(leaf(TOP[0] + 3, TOP[1] - 40, -0.6, 28, 8), '#86b04a'),
    // a live twig on the right, and the ghost bird about to land on it
    pastelLine(S, trace('820,790 770,760 724,752 690,730'), 6, '#3f3226', 1),
    pastelLine(S, trace('770,760 752,730 748,706'), 3.4, '#3f3226', 1),
    path(leaf(748, 706, -1.2, 22, 7), '#8a9a4c'),
    path(leaf(690, 730, -2.6, 22, 7), '#8a9a4c'),
    pastelFill(
      S,
      P(
        'M716 742C706 726 684 720 668 706C652 690 632 672 606 664C622 686 634 702 648 716C636 716 622 720 610 728C630 734 650 738 668 740C684 748 704 750 716 742Z',
      ),
      GHOST,
      { stick: 3, length: 24, density: 5, angle: 0.6, loose: 0 },
    ),
    pastelFill(S, P('M668 706C672 684 688 664 708 652C708 676 702 700 692 718Z'), GHOST, {
      stick: 3,
      length: 24,
      density: 5,
      angle: 1.2,
      loose: 0,
    }),
    path(smooth(P('M716 738L730 742L716 746Z')), '#d3b070'),
    path(smooth(blob(706, 736, 2.4, 2.4, S.noise)), '#5a5a48'),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 13, background: '#6f7765' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(sky(el('sky')), clearing(el('clearing')));
  const wood: readonly (readonly [number, number, number, 'pine' | 'oak' | 'birch', number])[] = [
    [96, 500, 300, 'pine', 0.3],
    [690, 470, 300, 'pine', 0.3],
    [250, 470, 350, 'birch', 0.34],
    [560, 470, 380, 'birch', 0.34],
    [160, 540, 400, 'oak', 0.5],
    [640, 540, 430, 'pine', 0.5],
    [320, 520, 460, 'pine', 0.62],
    [470, 520, 440, 'oak', 0.66],
    [392, 560, 340, 'birch', 0.72],
    [236, 570, 330, 'pine', 0.74],
    [552, 570, 300, 'pine', 0.72],
  ];
  const front: string[] = [];
  wood.forEach(([x, base, h, kind, k], i) => {
    const tree = ghost(el('ghost ' + i), x, base, h, kind, k);
    if (k > 0.6) front.push(tree);
    else scene.add(k < 0.45 ? inFog(el('veil ' + i), 0.5, tree) : tree);
  });
  scene.add(fog(el('breath'), 560, 120, '#dfe0c8', 0.4));
  scene.add(stump(el('stump')), small(el('small')), gramophone(el('gramophone')), front);
  scene.add(
    hare(el('hare left'), 130, 1186, 1.06, 1, '#b89a70', '#ffe6b0'),
    hare(el('hare right'), 620, 1194, 1.14, -1, '#a38c6c', '#f0d8a8'),
    hare(el('leveret'), 740, 1180, 0.7, -1, '#c2ab86', '#fff0cc'),
  );
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#8c866a', seed: 13, slant: -50 }, paint });
