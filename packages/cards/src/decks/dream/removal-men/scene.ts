/** Removal Men: ants dismantle a gilt-framed landscape and carry it down the wallpaper into a crack. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { leaf } from '../../../kit/brush.ts';
import { along, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handPath, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { paperAnt } from '../../../motifs/paper-ant.ts';

const SHADE = '#3b2416';
/** Window light from the right: shadows fall left and a little down. */
const lit = (k = 1): SheetOptions => ({ dx: -5 * k, dy: 3.4 * k, shadow: SHADE, shadowOpacity: 0.38 });
const ANT = '#33211c';

function wall(S: Easel): string {
  // a tulip damask: bud, two curled petals, a stem with two drooping leaves
  const TULIP =
    'M0 -44C17 -26 18 -6 0 4C-18 -6 -17 -26 0 -44ZM5 6C26 2 34 -18 29 -36C44 -16 38 12 8 15ZM-5 6C-26 2 -34 -18 -29 -36C-44 -16 -38 12 -8 15ZM-2.5 16L2.5 16L3 62L-3 62ZM4 44C20 40 30 26 44 30C40 46 22 56 4 56ZM-4 44C-20 40 -30 26 -44 30C-40 46 -22 56 -4 56Z';
  const sprig = (x: number, y: number, k: number): string =>
    moved({ x, y, s: k, r: S.rng.gauss(0, 1.5) }, path(handPath(S, TULIP, 1.2, 0.05, 5), '#d2caa2'));
  const sprigs: string[] = [];
  for (let row = 0; row < 9; row++)
    for (let i = -1; i < 6; i++)
      sprigs.push(
        sprig(
          66 + i * 150 + (row % 2) * 75 + S.rng.gauss(0, 2.5),
          60 + row * 138 + S.rng.gauss(0, 2.5),
          S.rng.range(0.92, 1.06),
        ),
      );
  const stripes = times(6, (i) =>
    wobblyPolygon(S, rectangle(-38 + i * 150, -40, -6 + i * 150, 1240), 1.5, 0.01),
  );
  const flat: SheetOptions = { ...lit(0.2), lift: 0.25, shadowOpacity: 0.16, rim: 0.15 };
  return [
    path('M0 0H800V1200H0Z', '#e6dabc'),
    sheet(S, stripes, '#ddd0ae', flat),
    sheet(S, sprigs, '#cfc79c', flat),
    // daylight from a window we do not see
    ...[
      'M470 700L860 560L860 780L470 930Z',
      'M470 954L860 806L860 1010L470 1168Z',
      'M300 764L446 710L446 940L300 996Z',
    ].map((d) => path(handPath(S, d, 3, 0.02), '#fff6da', 'opacity=".42"')),
  ].join('');
}

function skirting(S: Easel): string {
  return (
    sheet(S, handPath(S, 'M-60 1108L860 1100L860 1260L-60 1260Z', 1.5, 0.01, 14), '#f3e8cf', {
      ...lit(0.7),
      dy: -3,
    }) +
    sheet(S, handPath(S, 'M-60 1126L860 1119L860 1132L-60 1139Z', 1.2, 0.01, 14), '#dccaa4', {
      ...lit(0.3),
      lift: 0.3,
    }) +
    sheet(S, handPath(S, 'M-60 1168L860 1162L860 1260L-60 1260Z', 1.2, 0.01, 14), '#b98b5c', {
      ...lit(0.6),
      dy: -3,
    }) +
    sheet(
      S,
      [170, 420, 655].map((x) =>
        wobblyPolygon(
          S,
          [
            [x, 1170],
            [x + 4, 1170],
            [x - 10, 1240],
            [x - 16, 1240],
          ],
          0.6,
        ),
      ),
      '#94683f',
      { lift: 0.2, small: 0.2, rim: 0 },
    )
  );
}

/** The crack: a night in there, with its own moon, and the first trees already set up. */
function crack(S: Easel): string {
  const hole =
    'M584 1130L600 1060L572 1022L614 992L602 944L640 922L656 956L708 936L700 992L748 1014L722 1056L752 1130Z';
  const inner = handPath(S, hole, 3, 0.05, 5);
  const branch = (points: string, w: number): string =>
    polygon(ribbon(handLine(S, traceCurve(points, 6), 4, 0.06, 5), (t) => w * (1 - t)));
  const o: SheetOptions = { ...lit(0.3), lift: 0.4, small: 0.3, shadow: '#05060f', shadowOpacity: 0.5 };
  return [
    sheet(
      S,
      [
        branch('640,930 628,890 640,850 624,818', 7),
        branch('706,944 738,910 732,876 758,850', 6),
        branch('580,1022 548,1004 534,976', 6),
        branch('636,866 658,842 656,822', 4),
      ],
      '#8d7c5c',
      { ...lit(0.15), lift: 0.2, rim: 0 },
    ),
    sheet(S, handPath(S, hole, 7, 0.03, 6), '#fbf2da', { ...lit(0.5), small: 0.3 }),
    path(inner, '#1d2447'),
    `<g clip-path="${S.clip(inner)}">` +
      path(smooth(blob(664, 1010, 118, 118, S.noise, 0.08)), '#252f5a') +
      path(smooth(blob(664, 1008, 72, 72, S.noise, 0.08)), '#33407a') +
      sheet(S, smooth(blob(664, 1006, 33, 31, S.noise, 0.05, 1, 26)), '#fdf6cf', { ...o, dx: 0, dy: 2 }) +
      path(
        smooth(blob(654, 999, 6, 5, S.noise, 0.2)) + smooth(blob(672, 1016, 8, 6, S.noise, 0.2)),
        '#e9dda6',
      ) +
      sheet(
        S,
        handPath(S, 'M540 1090C600 1056 660 1070 700 1058C740 1052 770 1070 790 1090L790 1230L540 1230Z', 2),
        '#2c4a4a',
        { ...o, dy: -3 },
      ) +
      sheet(
        S,
        [
          handPath(
            S,
            'M616 1082C600 1072 600 1042 618 1034C636 1034 644 1070 626 1082ZM618 1080h6v22h-6Z',
            1,
          ),
          handPath(
            S,
            'M712 1076C702 1070 702 1050 714 1044C726 1046 730 1068 718 1076ZM712 1074h5v18h-5Z',
            1,
          ),
        ],
        '#3f6a4c',
        o,
      ) +
      sheet(S, handPath(S, 'M560 1112C620 1090 700 1100 790 1096L790 1230L560 1230Z', 2), '#1a2f38', {
        ...o,
        dy: -3,
      }) +
      '</g>',
    path(
      [
        [628, 984],
        [700, 966],
        [642, 958],
        [716, 1024],
      ]
        .map(([x, y]) => smooth(blob(x ?? 0, y ?? 0, 2.4, 2.4, S.noise)))
        .join(''),
      '#f8eec4',
    ),
  ].join('');
}

// ---- pieces of the painting: each centred on 0,0 and reused as silhouettes of what is gone
const TREE =
  'M-4 44L-5 6C-34 10 -44 -14 -30 -28C-36 -48 -10 -62 4 -52C24 -62 44 -44 36 -26C48 -10 34 10 8 6L8 44Z';
const POPLAR = 'M-3 52L-3 24C-22 20 -22 -34 1 -64C22 -36 24 18 5 24L5 52Z';
const COW =
  'M-46 -10C-44 -24 -34 -26 -20 -24L18 -25C26 -26 30 -30 36 -34L38 -42L44 -35C52 -34 60 -26 62 -18C62 -12 54 -12 48 -14C46 -6 40 0 34 4L36 32L28 32L25 8L-22 10L-24 32L-32 32L-32 8C-38 6 -42 2 -43 -4C-48 4 -48 14 -50 22L-53 20C-54 8 -52 -2 -46 -10Z';
const COWSPOTS =
  'M-30 -18C-24 -23 -12 -21 -10 -14C-12 -6 -26 -6 -31 -10ZM6 -20C14 -23 22 -18 20 -10C14 -4 4 -8 4 -14ZM40 -28C46 -30 50 -26 48 -22C44 -20 40 -22 40 -28Z';
const CLOUD = 'M-58 14C-70 -2 -52 -18 -36 -12C-34 -34 -2 -38 6 -20C18 -32 42 -26 42 -8C60 -10 66 10 52 16Z';
const BARN = 'M-40 36L-40 -6L-30 -30L0 -42L30 -30L40 -6L40 36Z';
const BARNDOOR = 'M-12 36L-12 4L12 4L12 36Z';
const HAY = 'M-32 26C-36 -2 -18 -30 2 -32C22 -30 38 0 34 26Z';
const sunPath = (r: number, S: Easel): string => smooth(blob(0, 0, r, r, S.noise, 0.04, 1, 30));
const rays = (S: Easel, r: number): string =>
  times(13, (i) => {
    const a = (i / 13) * 6.283 + S.rng.gauss(0, 0.05);
    const p = (q: number, t: number): Point => [Math.cos(t) * q, Math.sin(t) * q];
    return polygon([p(r * 1.16, a - 0.11), p(r * S.rng.range(1.42, 1.6), a), p(r * 1.16, a + 0.11)]);
  }).join('');

interface Bit {
  d: string;
  colour: string;
  over?: readonly (readonly [string, string])[];
}
const bits = {
  tree: {
    d: TREE,
    colour: '#5f8f4a',
    over: [
      ['M-26 -22C-20 -40 6 -46 18 -40C2 -34 -12 -24 -16 -6C-24 -8 -28 -14 -26 -22Z', '#86b05c'],
      ['M-5 8L8 8L8 44L-4 44Z', '#6a4a30'],
    ],
  },
  poplar: {
    d: POPLAR,
    colour: '#3f7350',
    over: [['M-10 12C-14 -12 -8 -36 0 -50C-2 -28 -2 -8 -2 18Z', '#6c9f63']],
  },
  cow: { d: COW, colour: '#fbf3e2', over: [[COWSPOTS, '#8a5a3c']] },
  cloud: { d: CLOUD, colour: '#fdfaf0' },
  barn: {
    d: BARN,
    colour: '#a9563f',
    over: [
      ['M-46 -4L-33 -34L0 -48L33 -34L46 -4L38 -4L28 -26L0 -37L-28 -26L-38 -4Z', '#5d4436'],
      [BARNDOOR, '#4a2c22'],
    ],
  },
  hay: { d: HAY, colour: '#e0b554', over: [['M-18 20C-20 0 -12 -18 -2 -26C-8 -8 -8 8 -8 22Z', '#f0d080']] },
} satisfies Record<string, Bit>;

function bit(S: Easel, b: Bit, x: number, y: number, s: number, r: number, k = 1): string {
  const at = (d: string, colour: string): string =>
    moved({ x, y, s, r }, path(handPath(S, d, 0.8, 0.06, 4), colour));
  return (
    sheet(S, at(b.d, b.colour), b.colour, { ...lit(k), lift: 0.9 * k, small: 0.4 }) +
    (b.over ?? [])
      .map(([d, colour]) => sheet(S, at(d, colour), colour, { ...lit(0.3), lift: 0.3, small: 0.5, rim: 0.3 }))
      .join('')
  );
}

/** The frame and what is left of the landscape. Drawn straight, hung a little crooked. */
function painting(S: Easel): string {
  const [L, T, R, B] = [118, 112, 664, 560];
  const window = `M${L} ${T}H${R}V${B}H${L}Z`;
  const box = (m: number): string => `M${L - m} ${T - m}H${R + m}V${B + m}H${L - m}Z`;
  const ring = (m0: number, m1: number, colour: string, lift: number): string =>
    sheet(
      S,
      `<path d="${handPath(S, box(m0), 1.4, 0.02, 9)}${handPath(S, box(m1), 1.4, 0.02, 9)}" fill="${colour}" fill-rule="evenodd"/>`,
      colour,
      { ...lit(lift * 0.6), lift, rim: 0.6 },
    );
  const small: SheetOptions = { ...lit(0.4), lift: 0.5, small: 0.3 };
  const gone = (d: string, x: number, y: number, s = 1): string =>
    moved({ x, y, s }, path(handPath(S, d, 1, 0.05, 4), '#cdbd96')) +
    moved({ x: x + 2.5, y: y + 2, s }, path(handPath(S, d, 1, 0.05, 4), '#f1e6cb'));
  const canvas =
    path(window, '#eadfc2') +
    times(40, (i) => path(`M${L} ${T + i * 11.6 + S.rng.range(0, 2)}H${R}v1.1H${L}Z`, '#dccfac')).join('');
  // the sky is being rolled away from the right: its torn edge curls
  const sky = handPath(
    S,
    `M${L - 6} ${T - 6}L560 ${T - 6}C548 180 584 214 566 262C552 300 590 330 604 372L604 420L${L - 6} 420Z`,
    3,
    0.03,
    7,
  );
  const skyRoll = handPath(
    S,
    `M552 ${T - 10}C580 150 596 180 606 214C600 262 596 300 632 372C640 392 628 400 604 384C584 342 552 304 566 262C584 214 548 180 544 ${T - 4}Z`,
    2,
    0.03,
    6,
  );
  const leafy = (x: number, y: number, r: number, k: number, flip: number): string =>
    moved(
      { x, y, r, s: k, flip },
      [0, 1, 2, 3, 4].map((i) =>
        path(leaf(0, 0, -1.9 + i * 0.55, 46 - Math.abs(i - 2) * 6, 9), i % 2 ? '#d9ab4c' : '#f0d07c'),
      ),
      path(smooth(blob(0, 0, 11, 11, S.noise, 0.08, 1, 18)), '#b98a34'),
    );
  const beads = [
    ...times(25, (i): Point => [L - 30 + i * 25.4, T - 38]),
    ...times(25, (i): Point => [L - 30 + i * 25.4, B + 38]),
    ...times(20, (i): Point => [L - 38, T - 14 + i * 25]),
    ...times(20, (i): Point => [R + 38, T - 14 + i * 25]),
  ].map(([x, y]) =>
    smooth(blob(x + S.rng.gauss(0, 0.8), y + S.rng.gauss(0, 0.8), 6.5, 6.5, S.noise, 0.1, 1, 14)),
  );
  return moved(
    { r: -3.2, x: 0, y: 40 },
    sheet(S, box(64), '#6d4a1e', { ...lit(3), lift: 2.2, shadowOpacity: 0.45 }),
    group(S, window, [
      canvas,
      sheet(S, sky, '#a8cfd0', { ...lit(0.5), lift: 0.6 }),
      sheet(
        S,
        handPath(
          S,
          `M${L - 6} 330C200 308 300 344 400 322C480 306 540 320 604 340L604 430L${L - 6} 430Z`,
          4,
          0.03,
        ),
        '#cfe0c6',
        { ...lit(0.3), lift: 0.4, small: 0.1 },
      ),
      sheet(
        S,
        handPath(
          S,
          `M${L - 6} 372C190 342 260 350 330 372C420 352 520 348 600 376L618 420L630 440L${L - 6} 440Z`,
          4,
          0.03,
        ),
        '#9dbf7d',
        { dx: -1, dy: -3, lift: 0.6, small: 0.1, shadow: SHADE, shadowOpacity: 0.3 },
      ),
      // holes left by what has already gone
      gone(sunPath(46, S), 452, 196),
      gone(CLOUD, 238, 176, 0.9),
      sheet(
        S,
        handPath(
          S,
          `M${L - 6} 430C200 400 320 410 420 424C500 410 560 404 590 424C574 450 610 476 590 506C604 530 580 556 592 ${B + 8}L${L - 6} ${B + 8}Z`,
          4,
          0.03,
          6,
        ),
        '#7aa65a',
        { dx: -2, dy: -3, lift: 0.7, small: 0.1, shadow: SHADE, shadowOpacity: 0.34 },
      ),
      gone(TREE, 196, 430, 1.1),
      gone(COW, 452, 466, 0.95),
      gone(BARN, 546, 378, 0.8),
      sheet(
        S,
        handPath(
          S,
          'M300 572C330 530 300 500 330 470C350 450 340 436 326 424L350 422C372 440 376 452 360 474C340 506 376 536 380 572Z',
          2,
        ),
        '#cfe6e4',
        small,
      ),
    ]),
    bit(S, bits.poplar, 300, 392, 0.95, 1, 0.5),
    bit(S, bits.poplar, 336, 400, 0.72, -1, 0.5),
    bit(S, bits.hay, 256, 486, 0.9, 0, 0.5),
    bit(S, bits.cow, 178, 528, 0.72, 0, 0.5),
    sheet(S, skyRoll, '#d5e9e6', { ...lit(1), lift: 1.2, small: 0.4 }),
    // gilt, in five steps
    ring(66, 50, '#b58633', 1.2),
    ring(54, 24, '#dcae50', 0.9),
    sheet(S, beads, '#f3d688', { ...lit(0.3), lift: 0.4, rough: 1 }),
    ring(27, 14, '#a87a2c', 0.7),
    ring(16, -2, '#e8c469', 0.6),
    sheet(
      S,
      [
        leafy(L - 42, T - 42, -45, 1.25, 1),
        leafy(R + 42, T - 42, 45, 1.25, 1),
        leafy(L - 42, B + 42, -135, 1.25, 1),
        leafy(R + 42, B + 42, 135, 1.25, 1),
        leafy(390, T - 46, 0, 1.05, 1),
        leafy(392, B + 46, 180, 1.05, 1),
      ],
      '#f0d07c',
      { ...lit(0.7), lift: 0.9 },
    ),
  );
}

const group = (S: Easel, clip: string, marks: readonly string[]): string =>
  `<g clip-path="${S.clip(clip)}">${marks.join('')}</g>`;

function paint(): Scene {
  const scene = new Scene({ seed: 14, background: '#e6dabc' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(wall(el('wall')), crack(el('crack')), skirting(el('skirting')));
  const hook = el('hook');
  scene.add(
    sheet(
      hook,
      [polygon(ribbon(trace('330,66 398,-10 470,58'), () => 2.4)), smooth(blob(398, -4, 9, 9, hook.noise))],
      '#7a5a3a',
      { ...lit(0.6), small: 0.3 },
    ),
    painting(el('painting')),
  );
  const ants = el('ants');
  const ant = (x: number, y: number, heading: number, s = 1): string =>
    paperAnt(ants, { x, y, heading, s, colour: ANT, shadow: { ...lit(0.7), shadowOpacity: 0.4 } });
  // inside the frame, still at work
  scene.add(
    ant(600, 200, -70, 0.72),
    ant(636, 312, -120, 0.72),
    ant(560, 520, 160, 0.7),
    ant(300, 620, 70, 0.8),
  );
  // the file: down the wall in a lazy S, each with its load
  const trail = resample(
    traceCurve('330,690 250,750 150,800 130,880 220,940 350,944 470,960 560,1010 612,1066', 14),
    4,
  );
  const on = (t: number): { x: number; y: number; deg: number } => {
    const { x, y, angle } = along(trail, t);
    return { x, y, deg: (angle * 180) / Math.PI };
  };
  const pieces = el('pieces');
  const carry = (t: number, b: Bit, s: number, tilt: number, size = 1): void => {
    const { x, y, deg } = on(t);
    const [dx, dy] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
    scene.add(
      ant(x, y, deg, size),
      bit(pieces, b, x + dx * 58 * size, y + dy * 52 * size - 16 * s, s, tilt, 1.2),
    );
  };
  carry(0.0, bits.cloud, 1.05, 12, 0.84);

  carry(0.19, bits.tree, 1.35, -14, 0.86);
  // the sun, in the middle of the file, takes four
  const big = { x: 168, y: 908 };
  const home = resample(traceCurve('640,926 590,862 560,790 500,740 470,690 440,640'), 4);
  scene.add(
    [0.02, 0.2, 0.36, 0.55, 0.74, 0.95].map((t) => {
      const { x, y, angle } = along(home, t);
      return ant(x, y, (angle * 180) / Math.PI, 0.62);
    }),
  );
  scene.add(
    ant(big.x - 78, big.y + 34, -14, 0.88),
    ant(big.x + 70, big.y + 50, 206, 0.88),
    ant(big.x - 52, big.y - 64, 58, 0.88),
    ant(big.x + 58, big.y - 56, 132, 0.88),
  );
  const sun = el('sun');
  scene.add(
    sheet(sun, moved({ x: big.x, y: big.y }, path(rays(sun, 52), '#e2472a')), '#e2472a', {
      ...lit(1.2),
      lift: 1.3,
      small: 0.3,
    }),
    sheet(sun, moved({ x: big.x, y: big.y }, path(sunPath(54, sun), '#e2472a')), '#e2472a', {
      ...lit(1),
      lift: 1.1,
      small: 0.3,
    }),
    sheet(sun, moved({ x: big.x + 4, y: big.y - 2 }, path(sunPath(40, sun), '#ef6a3e')), '#ef6a3e', {
      ...lit(0.3),
      lift: 0.4,
      small: 0.3,
    }),
  );
  carry(0.63, bits.barn, 1.1, 8, 0.86);
  // the farmer leaves on his own cow, led by a halter
  const ride = { x: 470, y: 1002 };
  const farmer = el('farmer');
  scene.add(
    ant(ride.x + 74, ride.y + 6, 16, 0.8),
    sheet(
      farmer,
      polygon(
        ribbon(
          spline(
            [
              [ride.x + 30, ride.y - 24],
              [ride.x + 46, ride.y - 2],
              [ride.x + 58, ride.y + 8],
            ],
            false,
            6,
          ),
          () => 1.6,
        ),
      ),
      '#7a5230',
      { ...lit(0.3), small: 0.4 },
    ),
    bit(farmer, bits.cow, ride.x - 12, ride.y - 6, 0.86, 10, 1),
    sheet(
      farmer,
      moved(
        { x: ride.x - 14, y: ride.y - 24, s: 0.86, r: 8 },
        path(
          handPath(farmer, 'M-10 8C-14 -10 -10 -30 2 -32C12 -30 14 -12 12 8L14 26L6 26L3 8Z', 0.6, 0.05, 4),
          '#4a6c86',
        ),
      ),
      '#4a6c86',
      { ...lit(0.4), small: 0.4 },
    ),
    sheet(
      farmer,
      moved(
        { x: ride.x - 10, y: ride.y - 58, s: 0.86, r: 4 },
        path(handPath(farmer, 'M-7 4C-8 -6 8 -6 8 4C7 12 -6 12 -7 4Z', 0.3, 0.05, 3), '#d9a583'),
      ),
      '#d9a583',
      { ...lit(0.3), small: 0.5 },
    ),
    sheet(
      farmer,
      moved(
        { x: ride.x - 10, y: ride.y - 62, s: 0.86, r: 4 },
        path(
          handPath(
            farmer,
            'M-20 1C-10 -3 -9 -4 -8 -12C-4 -16 6 -16 9 -12C10 -4 12 -3 21 2C8 5 -8 5 -20 1Z',
            0.3,
            0.05,
            3,
          ),
          '#e8cf8e',
        ),
      ),
      '#e8cf8e',
      { ...lit(0.3), small: 0.5 },
    ),
  );
  // the foreman, aside with the plan
  const chief = el('foreman');
  scene.add(
    sheet(chief, wobblyPolygon(chief, trace('70,1010 166,992 178,1056 82,1076'), 2, 0.05), '#f9f1da', {
      ...lit(0.8),
      small: 0.3,
    }),
    sheet(chief, wobblyPolygon(chief, trace('88,1018 150,1006 158,1046 96,1060'), 0.8, 0.05), '#c8a24a', {
      ...lit(0.1),
      lift: 0.2,
      small: 0.3,
    }),
    sheet(chief, [wobblyPolygon(chief, trace('95,1023 145,1013 151,1042 101,1053'), 0.6, 0.05)], '#f9f1da', {
      ...lit(0.1),
      lift: 0.1,
      small: 0.3,
    }),
    path(
      handPath(
        chief,
        'M104 1046l10 -14l8 8l10 -18l14 16ZM134 1020c4 -4 8 0 6 4c-2 3 -8 1 -6 -4Z',
        0.4,
        0.05,
        3,
      ),
      '#8a6a3a',
    ),
    ant(124, 1092, -80, 0.95),
    sheet(
      chief,
      handPath(chief, 'M117 1076C117 1064 139 1063 141 1074C137 1083 120 1084 117 1076Z', 0.5, 0.05, 3),
      '#e2472a',
      { ...lit(0.3), small: 0.5 },
    ),
    // a straggler who has dropped a tree over the edge
    bit(pieces, bits.poplar, 716, 800, 0.62, 64, 0.8),
    ant(694, 764, 60, 0.66),
  );
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 14, light: [0.8, -0.5] }, paint });
