/** Orange: the rainbow lacks its orange band, and a fox trots off over the hill with the ribbon of it. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { leaf } from '../../../kit/brush.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow } from '../../../kit/land.ts';
import { moved, path } from '../../../kit/markup.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handPath, profile, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { paperFox } from '../../../motifs/paper-fox.ts';

const SHADE = '#16303a';
/** The sun is behind: shadows come towards us. */
const toward: SheetOptions = { dx: 0.5, dy: 5, shadow: SHADE, shadowOpacity: 0.36 };
const [CX, CY] = [392, 900];
/** A point of the rainbow: turn 0 = right foot, 180 = left foot; ring 0 = outer edge, 7 = inner. */
const bow = (turn: number, ring: number): Point => {
  const a = (turn * Math.PI) / 180;
  return [CX + Math.cos(a) * (506 - ring * 43), CY - Math.sin(a) * (752 - ring * 52)];
};
const band = (S: Easel, ring0: number, ring1: number, from: number, to: number): Point[] => {
  const n = 60;
  const side = (ring: number): Point[] => times(n + 1, (i) => bow(from + ((to - from) * i) / n, ring));
  return wobble(side(ring0).concat(side(ring1).reverse()), S.noise, 4, 0.012);
};

function sky(S: Easel): string {
  const layer = (d: string, colour: string, lift = 0.9): string =>
    sheet(S, handPath(S, d, 12, 0.01, 12), colour, {
      ...toward,
      dy: 4,
      lift,
      shadowOpacity: 0.26,
      shadow: '#2a4656',
    });
  const glow = (r: number, colour: string): string =>
    sheet(
      S,
      smooth(wobble(blob(410, 640, r, r * 0.94, S.noise, 0.06, 1.1, 70), S.noise, r * 0.07, 0.012)),
      colour,
      { dx: 0, dy: -3, lift: 0.6, shadow: '#8a9aa0', shadowOpacity: 0.22, small: 0.1 },
    );
  return [
    path('M0 0H800V1200H0Z', '#a9bfc6'),
    glow(430, '#bfd0d0'),
    glow(330, '#d6ddd0'),
    glow(230, '#ebe6cf'),
    glow(136, '#fbf3d8'),
    layer(
      'M-60 -60H860V120C800 100 770 150 720 138C680 190 590 176 560 140C520 176 430 170 400 122C350 150 280 140 262 96C200 130 90 120 60 78C30 110 -20 108 -60 90Z',
      '#8499a6',
    ),
    layer(
      'M-60 -60H860V52C800 30 760 80 700 62C650 96 560 84 530 46C480 80 400 66 370 28C300 60 200 52 170 12C120 44 20 40 -60 6Z',
      '#677d8d',
    ),
  ].join('');
}

function rain(S: Easel): string {
  const drops = times(46, () => {
    const [x, y, l] = [S.rng.range(-20, 300), S.rng.range(120, 560), S.rng.range(18, 46)];
    return polygon([
      [x, y],
      [x - l * 0.26, y + l],
      [x - l * 0.26 + 2.2, y + l],
    ]);
  });
  return sheet(S, drops, '#e4edee', {
    lift: 0.25,
    dx: 1,
    dy: 3,
    shadow: '#34505e',
    shadowOpacity: 0.35,
    small: 0.05,
    rim: 0,
  });
}

const COLOURS = ['#e59a9d', '', '#f2d987', '#a5cda0', '#93bfdc', '#9a9fd4', '#c3a1d0'];

function rainbow(S: Easel): string {
  return COLOURS.map((colour, i) =>
    colour
      ? sheet(S, polygon(band(S, i + 0.02, i + 0.98, -8, 188)), colour, {
          dx: 3,
          dy: 7,
          lift: 1,
          shadow: '#26404e',
          shadowOpacity: 0.4,
          rim: 0.5,
        })
      : '',
  ).join('');
}

/** Threads of orange left on the torn edges of the slot, and the swallows that already use it. */
function slot(S: Easel): string {
  const threads = times(17, (i) => {
    const [turn, inner] = [50 + i * 7.4 + S.rng.range(-3, 3), S.rng.chance(0.5)];
    const [a, b, c] = [
      bow(turn - 0.4, inner ? 2.03 : 0.97),
      bow(turn + 0.4, inner ? 2.03 : 0.97),
      bow(turn + S.rng.range(-2, 2), inner ? S.rng.range(1.66, 1.85) : S.rng.range(1.12, 1.3)),
    ];
    return polygon([a, b, c]);
  });
  const swallow = (x: number, y: number, k: number, r: number): string =>
    moved(
      { x, y, s: k, r },
      path(
        'M26 -3C18 -8 8 -8 2 -5C-6 -18 -18 -26 -34 -30C-24 -20 -16 -10 -10 -2C-18 2 -28 4 -42 2L-28 7L-40 16C-26 14 -14 10 -4 6C-8 16 -12 26 -20 36C-4 28 6 16 10 4C18 3 24 0 26 -3Z',
        '#2f4656',
      ),
    );
  return (
    sheet(S, threads, '#f0801f', { ...toward, dy: 2, lift: 0.3, small: 0.05 }) +
    sheet(
      S,
      [swallow(182, 372, 0.62, -52), swallow(236, 306, 0.5, -40), swallow(128, 468, 0.46, -64)],
      '#2f4656',
      { ...toward, lift: 0.9, small: 0.4 },
    )
  );
}

function hills(S: Easel): string {
  const hill = (d: string, colour: string, crest: string): string => {
    const body = handPath(S, d + 'L860 1260L-60 1260Z', 5, 0.012, 10);
    return (
      sheet(S, body, crest, { dx: 0, dy: -4, lift: 0.8, shadow: SHADE, shadowOpacity: 0.28, rim: 0.8 }) +
      sheet(S, moved({ y: 9 }, path(body, colour)), colour, {
        dx: 0,
        dy: -2,
        lift: 0.3,
        shadow: SHADE,
        shadowOpacity: 0.15,
        rim: 0,
      })
    );
  };
  return [
    hill(
      'M-60 830C60 790 150 800 250 826C340 790 480 780 580 812C680 786 760 790 860 820',
      '#9bb79a',
      '#dce6c4',
    ),
    hill(
      'M-60 876C40 850 130 846 240 878C360 900 480 850 600 846C700 850 780 876 860 866',
      '#7aa37c',
      '#c4dca8',
    ),
    hill('M-60 936C80 890 230 900 330 924C480 946 640 900 860 916', '#548763', '#a8cc8c'),
  ].join('');
}

/** Trees and a farm in the wet valley. */
function valley(S: Easel): string {
  const clump = (x: number, y: number, r: number): string =>
    smooth(wobble(blob(x, y - r * 0.8, r * 0.8, r, S.noise, 0.2, 1.4, 26), S.noise, r * 0.16, 0.06)) +
    polygon([
      [x - 2, y - 4],
      [x - 2, y + r * 0.5],
      [x + 3, y + r * 0.5],
      [x + 3, y - 4],
    ]);
  const o: SheetOptions = { ...toward, lift: 0.5, small: 0.2 };
  const house = (x: number, y: number, k: number): string =>
    wobblyPolygon(
      S,
      [
        [x, y],
        [x, y - 18 * k],
        [x + 17 * k, y - 32 * k],
        [x + 34 * k, y - 18 * k],
        [x + 34 * k, y],
      ],
      0.8,
    );
  return [
    sheet(
      S,
      [clump(640, 850, 26), clump(676, 852, 18), clump(604, 852, 15), clump(756, 862, 24)],
      '#5d8a6c',
      o,
    ),
    sheet(S, [house(688, 868, 1), house(712, 872, 0.8)], '#e9e2cf', o),
    sheet(S, [wobblyPolygon(S, trace('682,851 705,832 727,851 722,855 705,841 688,855'), 0.6)], '#6a5560', o),
    // the river catches the sky
    sheet(
      S,
      smooth(
        wobble(
          trace('430,850 470,858 440,872 500,888 470,908 560,930 540,944 420,930 390,908 420,888 380,872'),
          S.noise,
          4,
        ),
      ),
      '#dfe9df',
      { ...o, dy: -2, rim: 0 },
    ),
    sheet(S, [clump(372, 886, 18), clump(334, 880, 24), clump(300, 884, 14)], '#4a7a5c', o),
  ].join('');
}

/** A thief's ladder against the rainbow's left foot. */
function ladder(S: Easel): string {
  const [a, b]: [Point, Point] = [
    [50, 962],
    [24, 640],
  ];
  const rail = (dx: number): string =>
    polygon(
      ribbon(
        handLine(
          S,
          [
            [a[0] + dx, a[1]],
            [b[0] + dx * 0.8, b[1]],
          ],
          2,
          0.03,
          10,
        ),
        () => 3.6,
      ),
    );
  const rungs = times(13, (i) => {
    const t = (i + 0.7) / 13.5;
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return polygon(
      ribbon(
        [
          [x - 3, y + S.rng.gauss(0, 1.5)],
          [x + 38 - t * 6, y + S.rng.gauss(0, 1.5)],
        ],
        () => 2.6,
      ),
    );
  });
  return sheet(S, [rail(0), rail(36), ...rungs], '#6b4a3a', { ...toward, dx: 3, lift: 0.8, small: 0.2 });
}

/** The stolen band: still sliding out of its slot on the right, then streaming down to the fox. */
function stolen(S: Easel, mouth: Point): string {
  const still = polygon(band(S, 1.06, 1.94, -8, 37));
  const [sx, sy] = bow(43, 1.5);
  const line = (points: Points): Point[] => resample(spline(points, false, 14), 5);
  const fold = (points: Points, w: readonly Point[], colour: string, lift = 1.2): string =>
    sheet(S, polygon(ribbon(line(points), profile(w), S.noise, 1.5)), colour, {
      dx: 2,
      dy: 9,
      lift,
      shadow: SHADE,
      shadowOpacity: 0.34,
      small: 0.3,
    });
  const [ORANGE, DEEP] = ['#f0801f', '#cf5f16'];
  // a ribbon that shows its face, twists thin, shows its back
  return [
    sheet(S, still, ORANGE, { ...toward, lift: 0.8 }),
    fold(trace('612,582 560,620 540,690 576,752 612,772'), trace('0,4 0.3,18 0.6,21 1,4'), DEEP, 0.9),
    fold(
      [
        bow(33, 1.5),
        bow(38, 1.5),
        [sx, sy],
        [sx - 30, sy - 34],
        [sx - 70, sy - 10],
        [sx - 66, sy + 50],
        [664, 548],
        [610, 583],
      ],
      trace('0,19 0.25,20 0.6,22 0.85,16 1,4'),
      ORANGE,
      1.2,
    ),
    fold(trace('636,742 622,800 640,846 610,872 548,874'), trace('0,22 0.4,20 0.75,14 1,4'), DEEP, 0.9),
    fold(
      trace('608,770 680,800 742,776 752,714 702,678 650,706 634,752'),
      trace('0,4 0.25,20 0.5,24 0.75,18 1,22'),
      ORANGE,
      1.2,
    ),
    fold(
      [
        [552, 874],
        [460, 852],
        [370, 764],
        [250, 742],
        [160, 796],
        [mouth[0] + 4, mouth[1] - 4],
      ],
      trace('0,4 0.15,20 0.4,25 0.7,22 0.92,16 1,9'),
      ORANGE,
      1.6,
    ),
  ].join('');
}

function foreground(S: Easel): string {
  const crest = handLine(
    S,
    traceCurve('-60,1062 80,1046 230,1034 400,1030 560,1040 700,1062 860,1096', 10),
    4,
    0.02,
    8,
  );
  const body = polygon(closedBelow(S, crest, 1260));
  const blades = (n: number, y0: number, h: number): string[] =>
    times(n, () => {
      const x = S.rng.range(-10, 810);
      const at = crest.reduce(
        (best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best),
        crest[0] ?? [0, 0],
      );
      return leaf(x, at[1] + y0, -1.57 + S.rng.gauss(0.1, 0.3), S.rng.range(0.6, 1.2) * h, h * 0.07);
    });
  const o: SheetOptions = {
    dx: 0,
    dy: 3,
    lift: 0.4,
    shadow: '#0c2420',
    shadowOpacity: 0.4,
    small: 0.05,
    rough: 1.2,
  };
  return [
    sheet(S, blades(70, 4, 40), '#7fb06a', o),
    sheet(S, body, '#2f5c49', { dx: 0, dy: -5, lift: 1, shadow: SHADE, shadowOpacity: 0.35, rim: 0.9 }),
    sheet(S, blades(60, 30, 34), '#437a56', o),
    sheet(S, blades(50, 90, 44), '#28503f', o),
    sheet(S, blades(40, 150, 56), '#3d7050', o),
  ].join('');
}

/** Bottom left: carrots gone grey in their bed. */
function carrots(S: Easel): string {
  const o: SheetOptions = {
    dx: 1,
    dy: 4,
    lift: 0.5,
    shadow: '#0c1c18',
    shadowOpacity: 0.45,
    small: 0.2,
    rough: 1.2,
  };
  const bed = handPath(
    S,
    'M-40 1150C20 1118 90 1122 140 1134C190 1122 250 1134 290 1168L300 1260L-40 1260Z',
    4,
    0.03,
  );
  const root = (x: number, y: number, l: number, lean: number): string =>
    smooth([
      [x - 15, y],
      [x - 8, y - 8],
      [x + 8, y - 8],
      [x + 15, y],
      [x + 9 + lean * 0.5, y + l * 0.5],
      [x + lean, y + l],
      [x - 8 + lean * 0.5, y + l * 0.5],
    ]);
  const tops = (x: number, y: number): string =>
    times(7, (i) =>
      leaf(x, y - 4, -1.57 + (i - 3) * 0.26 + S.rng.gauss(0, 0.08), S.rng.range(34, 58), 5.5),
    ).join('');
  const spots: Points = trace('64,1140 146,1132 228,1150');
  return [
    sheet(S, bed, '#4a3a35', { ...o, dy: -3, lift: 0.8 }),
    ...spots.map(([x, y]) => sheet(S, tops(x, y), '#8fbf78', o)),
    sheet(
      S,
      spots.map(([x, y], i) => root(x, y, 46, [-6, 4, 8][i] ?? 0)),
      '#b4b4b2',
      o,
    ),
    sheet(
      S,
      spots.map(
        ([x, y]) =>
          polygon(
            ribbon(
              [
                [x - 9, y + 8],
                [x + 4, y + 9],
              ],
              () => 1.2,
            ),
          ) +
          polygon(
            ribbon(
              [
                [x - 2, y + 18],
                [x + 7, y + 19],
              ],
              () => 1.1,
            ),
          ),
      ),
      '#8e8f90',
      { ...o, lift: 0.1 },
    ),
    sheet(
      S,
      handPath(
        S,
        'M-40 1178C30 1162 100 1176 160 1168C220 1164 270 1180 300 1196L300 1260L-40 1260Z',
        4,
        0.04,
      ),
      '#3a2c2a',
      { ...o, dy: -3 },
    ),
  ].join('');
}

/** Bottom right: a bramble that has kept some orange. */
function bramble(S: Easel): string {
  const cane = (points: string, w: number): string => {
    const l = resample(traceCurve(points), 6);
    const thorns = l
      .filter((_, i) => i % 5 === 2)
      .map(([x, y], i) =>
        polygon([
          [x - 4, y],
          [x + 4, y + 1],
          [x + (i % 2 ? 9 : -9), y - 10],
        ]),
      );
    return polygon(ribbon(l, (t) => w * (1.1 - t * 0.7))) + thorns.join('');
  };
  const o: SheetOptions = { dx: 1, dy: 5, lift: 0.8, shadow: '#0c1c18', shadowOpacity: 0.45, small: 0.15 };
  const leaves = times(15, (i) => {
    const [x, y] = [560 + ((i * 67) % 230) + S.rng.range(-10, 10), 1110 + ((i * 41) % 90)];
    return leaf(x, y, S.rng.range(-2.6, -0.4), S.rng.range(34, 50), 12);
  });
  const scrap = (x: number, y: number, r: number): string =>
    moved({ x, y, r }, path('M-12 -4L-2 -9L10 -6L16 2L6 4L12 12L0 8L-10 12L-8 4Z', '#f0801f'));
  return [
    sheet(
      S,
      [
        cane('600,1230 630,1130 700,1070 770,1066', 6),
        cane('700,1230 690,1150 640,1096 570,1090', 6),
        cane('770,1230 780,1140 750,1050 768,990', 5.5),
      ],
      '#1c332f',
      o,
    ),
    sheet(S, leaves, '#234a3c', { ...o, lift: 0.6 }),
    sheet(S, [scrap(704, 1066, 10), scrap(612, 1090, -30), scrap(758, 1020, 50)], '#f0801f', {
      ...o,
      lift: 0.6,
      small: 0.3,
    }),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 60, background: '#a9bfc6' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    sky(el('sky')),
    rainbow(el('rainbow')),
    slot(el('slot')),
    rain(el('rain')),
    hills(el('hills')),
    valley(el('valley')),
  );
  scene.add(ladder(el('ladder')));
  const fox = paperFox(el('fox'), {
    x: 372,
    y: 1056,
    s: 1.06,
    flip: -1,
    c: {
      coat: '#d9631c',
      dark: '#a8470f',
      light: '#e87a26',
      white: '#fdf3e0',
      stocking: '#3a2420',
      eye: '#241818',
    },
    shadow: { dx: 1, dy: 6, shadow: '#10261f', shadowOpacity: 0.42 },
  });
  scene.add(foreground(el('foreground')), stolen(el('stolen'), fox.mouth), fox.svg);
  scene.add(carrots(el('carrots')), bramble(el('bramble')));
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 60, light: [0, -1] }, paint });
