/** Bottom Level: miners have dug so deep that the shaft opens on a night sky. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handPath, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { paperFigure } from '../../../motifs/paper-figure.ts';

const SHADE = '#0a0814';
const soft = (k = 1): SheetOptions => ({ dx: 1 * k, dy: 5 * k, shadow: SHADE, shadowOpacity: 0.5 });
const CARD = 'M-60 -60H860V1260H-60Z';

/** A four-pointed star cut with two snips a point. */
function star(S: Easel, x: number, y: number, r: number): string {
  const a0 = S.rng.range(-0.2, 0.2);
  return polygon(
    times(8, (i): Point => {
      const q = i % 2 ? r * 0.26 : r * S.rng.range(0.86, 1.1);
      const a = a0 + (i / 8) * TAU;
      return [x + Math.cos(a) * q, y + Math.sin(a) * q];
    }),
  );
}

/** The night under the ground: sheets torn back to a pale river of light. */
function heaven(S: Easel): string {
  const torn = (points: string, colour: string, amp: number): string =>
    sheet(S, smooth(wobble(resample(spline(trace(points), true, 10), 9), S.noise, amp, 0.018)), colour, {
      dx: -1,
      dy: -4,
      lift: 0.7,
      shadow: '#05071c',
      shadowOpacity: 0.36,
      rim: 0.25,
    });
  const dots = (n: number, r0: number, r1: number): string[] =>
    times(n, () => star(S, S.rng.range(60, 750), S.rng.range(690, 1190), S.rng.range(r0, r1)));
  const tiny = times(110, () => {
    const r = S.rng.range(0.9, 2.3);
    return smooth(blob(S.rng.range(40, 770), S.rng.range(660, 1200), r, r, S.noise, 0.2, 1, 8));
  });
  return [
    path(CARD, '#10143a'),
    torn(
      '-60,1260 -60,1010 120,930 300,880 470,800 640,720 860,640 860,1010 700,1080 560,1160 420,1260',
      '#1a2257',
      24,
    ),
    torn(
      '120,1260 170,1090 320,980 500,890 680,780 860,700 860,890 700,960 540,1060 400,1180 330,1260',
      '#27347c',
      22,
    ),
    torn(
      '230,1260 260,1140 400,1030 560,930 720,830 800,800 740,880 600,990 470,1100 350,1200 320,1260',
      '#3a4ea4',
      18,
    ),
    torn('340,1200 380,1120 480,1040 590,950 650,920 610,980 520,1060 430,1140 370,1200', '#5a78c8', 14),
    sheet(S, tiny, '#cfe6ff', { lift: 0.15, small: 0.02, rim: 0, rough: 0.6 }),
    sheet(S, dots(26, 5, 11), '#a8d8ff', { ...soft(0.3), lift: 0.4, small: 0.03 }),
    sheet(
      S,
      [
        star(S, 214, 880, 26),
        star(S, 640, 1090, 22),
        star(S, 520, 1010, 17),
        star(S, 300, 1050, 15),
        star(S, 604, 910, 14),
        star(S, 150, 1010, 14),
      ],
      '#d9f1ff',
      { ...soft(0.6), lift: 0.8, small: 0.05 },
    ),
  ].join('');
}

/** Far down: a pickaxe drawn in stars. */
function constellation(S: Easel): string {
  const at = trace('118,1150 158,1104 196,1060 150,1040 178,1046 222,1084 230,1118');
  const seg = (a: number, b: number): string =>
    polygon(ribbon([at[a] ?? [0, 0], at[b] ?? [0, 0]], () => 0.9));
  return (
    path(
      [seg(0, 1), seg(1, 2), seg(3, 4), seg(4, 2), seg(2, 5), seg(5, 6)].join(''),
      '#7fa8e0',
      'opacity=".6"',
    ) +
    sheet(
      S,
      at.map(([x, y]) => star(S, x, y, 8)),
      '#eaf7ff',
      { lift: 0.3, small: 0.1 },
    )
  );
}

const holed = (S: Easel, colour: string, holes: readonly string[], o: SheetOptions): string =>
  sheet(S, `<path d="${CARD}${holes.join('')}" fill="${colour}" fill-rule="evenodd"/>`, colour, o);

const rockHole = (S: Easel, points: string, amp: number): string =>
  polygon(wobble(resample(trace(points + ' ' + (points.split(' ')[0] ?? '')), 10), S.noise, amp, 0.03));

/** Ochre and coal in bands, with what lies in them; everything is cut away round the workings. */
function strata(S: Easel): string {
  const open =
    'M338 -80L462 -80L458 150L464 290L462 420L560 418L724 424L744 470L740 556L700 566L600 562L520 560L566 600L660 640L744 700L786 800L800 960L830 1280L-40 1280L-8 980L14 820L52 720L120 656L240 604L322 560L338 470L336 408L260 404L120 410L84 388L78 318L104 262L150 252L338 256Z';
  const hole = polygon(
    wobble(
      resample(
        [...trace(open.replace(/[MZ]/g, '').split('L').join(';').replace(/ /g, ',').split(';').join(' '))],
        9,
      ),
      S.noise,
      9,
      0.03,
    ),
  );
  const mask = S.mask(path(CARD, '#fff'), path(hole, '#000'));
  const band = (d: string, colour: string): string =>
    sheet(S, handPath(S, d + 'L860 1260L-60 1260Z', 10, 0.012, 10), colour, {
      dx: 0,
      dy: -3,
      lift: 0.5,
      shadow: '#20100a',
      shadowOpacity: 0.35,
      rim: 0.4,
    });
  const pebble = (n: number, y0: number, y1: number, colour: string): string =>
    sheet(
      S,
      times(n, () =>
        smooth(
          blob(
            S.rng.range(0, 800),
            S.rng.range(y0, y1),
            S.rng.range(5, 15),
            S.rng.range(4, 9),
            S.noise,
            0.25,
            1.3,
            14,
            S.rng.gauss(0, 0.4),
          ),
        ),
      ),
      colour,
      { ...soft(0.25), lift: 0.3, small: 0.05, rim: 0.3, shadowOpacity: 0.3 },
    );
  const spiral = (x: number, y: number, r: number): string =>
    polygon(
      ribbon(
        times(60, (i): Point => {
          const q = r * (i / 60) ** 0.8;
          const a = i * 0.27;
          return [x + Math.cos(a) * q, y + Math.sin(a) * q];
        }),
        (t) => 1.2 + t * r * 0.11,
        S.noise,
        0.8,
      ),
    );
  const bone = 'M-46 -7C-58 -16 -64 -4 -56 0C-64 6 -56 16 -46 8L40 7C50 16 60 6 52 0C60 -6 52 -16 42 -8Z';
  return sheet(
    S,
    group(
      { mask },
      path(CARD, '#57683c'),
      band('M-60 92C120 74 260 96 400 84C560 76 700 98 860 84', '#6b4526'),
      pebble(26, 104, 170, '#8a5c33'),
      band('M-60 178C100 160 240 192 420 176C600 160 720 190 860 172', '#c48a3c'),
      band('M-60 236C120 260 250 226 420 244C600 262 720 232 860 250', '#a86e2e'),
      pebble(30, 262, 320, '#c9924a'),
      band('M-60 330C100 316 260 350 420 330C580 316 740 344 860 326', '#2c2428'),
      sheet(
        S,
        times(24, () => wobblyPolygon(S, place4(S.rng.range(0, 800), S.rng.range(348, 392), S.rng), 1)),
        '#423840',
        { ...soft(0.2), lift: 0.25, small: 0.04 },
      ),
      band('M-60 404C90 420 240 392 420 408C600 424 740 396 860 414', '#8c5a2b'),
      band('M-60 480C140 462 280 500 420 482C580 470 720 500 860 484', '#b57c38'),
      pebble(34, 500, 570, '#d29a52'),
      band('M-60 584C120 604 300 570 460 588C620 604 760 578 860 596', '#6e4425'),
      band('M-60 664C120 650 300 690 460 668C620 654 760 690 860 672', '#94602d'),
      band('M-60 800C120 780 300 820 460 800C620 780 760 820 860 806', '#553520'),
      pebble(20, 830, 1180, '#744a2a'),
      band('M-60 980C120 960 300 1000 460 980C620 960 760 1000 860 986', '#33242a'),
      sheet(S, [spiral(632, 210, 30), spiral(92, 560, 24), spiral(742, 628, 18)], '#ead0a0', {
        ...soft(0.4),
        small: 0.1,
      }),
      sheet(
        S,
        [
          moved({ x: 230, y: 540, r: -14, s: 0.9 }, path(handPath(S, bone, 0.8), '#ecdcb8')),
          moved({ x: 650, y: 372, r: 22, s: 0.6 }, path(handPath(S, bone, 0.8), '#ecdcb8')),
        ],
        '#ecdcb8',
        { ...soft(0.4), small: 0.1 },
      ),
    ),
    '#000',
    { dx: 1, dy: 10, lift: 2, shadow: SHADE, shadowOpacity: 0.6 },
  );
}

const place4 = (x: number, y: number, rng: Easel['rng']): Point[] => {
  const [w, h] = [rng.range(8, 20), rng.range(6, 13)];
  return [
    [x - w, y + rng.gauss(0, 3)],
    [x - w * 0.2, y - h],
    [x + w, y - h * 0.3],
    [x + w * 0.5, y + h],
  ];
};

/** Warm light stacked in flat rings. */
function glow(S: Easel, x: number, y: number, k: number, colours: readonly string[]): string {
  return colours
    .map((c, i) =>
      sheet(
        S,
        smooth(
          wobble(blob(x, y, (150 - i * 44) * k, (140 - i * 42) * k, S.noise, 0.06, 1.1, 44), S.noise, 9 * k),
        ),
        c,
        { lift: 0.3, dx: 0, dy: 1.5, shadow: '#1a0c06', shadowOpacity: 0.25, small: 0.1, rim: 0.15 },
      ),
    )
    .join('');
}

function props(S: Easel): string {
  const beam = (a: Point, b: Point, w: number): string =>
    polygon(ribbon(handLine(S, [a, b], 1.6, 0.04, 8), () => w, S.noise, 0.8));
  return sheet(
    S,
    [
      beam([116, 262], [114, 404], 7),
      beam([214, 260], [216, 404], 7),
      beam([306, 260], [304, 406], 7),
      beam([100, 264], [330, 262], 6),
      beam([500, 424], [502, 560], 7),
      beam([612, 424], [610, 562], 7),
      beam([712, 426], [714, 560], 7),
      beam([470, 428], [730, 430], 6),
      beam([346, 60], [454, 66], 5),
      beam([346, 160], [454, 156], 5),
      beam([346, 250], [456, 254], 5),
      beam([346, 420], [456, 424], 5),
      beam([344, 520], [456, 516], 5),
    ],
    '#6e4a2c',
    soft(0.9),
  );
}

/** The lamp: a squat brass safety lamp. */
function lamp(S: Easel, x: number, y: number, s: number): string {
  const p = (d: string, c: string, k = 0.4): string =>
    sheet(S, moved({ x, y, s }, path(handPath(S, d, 0.5, 0.06, 3), c)), c, {
      ...soft(k),
      lift: k,
      small: 0.5,
    });
  return (
    p('M-8 -46C-8 -58 8 -58 8 -46L5 -46C5 -53 -5 -53 -5 -46Z', '#8a6a34') +
    p('M-13 0L-10 -34L10 -34L13 0Z', '#fff4c4', 0.3) +
    p('M-5 -8C-7 -18 0 -24 0 -30C5 -24 6 -16 4 -8Z', '#f2a02c', 0.2) +
    p('M-15 0L-16 10L16 10L15 0ZM-12 -32L-9 -46L9 -46L12 -32Z', '#a97c34', 0.5) +
    p('M-11 -2l2 -30l2 0l-1 30ZM9 -2l-2 -30l-2 0l1 30Z', '#7a5626', 0.2)
  );
}

/** The skip going up, heaped with stars. */
function skip(S: Easel): string {
  const p = (d: string, c: string, k = 0.5): string =>
    sheet(S, handPath(S, d, 0.9, 0.06, 4), c, { ...soft(k), lift: k, small: 0.4 });
  return [
    sheet(
      S,
      [
        polygon(ribbon(handLine(S, trace('400,-20 401,290'), 1.5, 0.03, 9), () => 2.2)),
        polygon(ribbon(trace('401,288 372,338'), () => 1.7)),
        polygon(ribbon(trace('401,288 430,338'), () => 1.7)),
      ],
      '#b59a68',
      soft(0.6),
    ),
    glow(S, 400, 322, 0.36, ['#2b3a6a', '#47619f']),
    sheet(
      S,
      [
        star(S, 384, 326, 22),
        star(S, 412, 314, 26),
        star(S, 398, 300, 18),
        star(S, 424, 332, 18),
        star(S, 372, 338, 14),
      ],
      '#bfe5ff',
      { ...soft(0.5), lift: 0.6, small: 0.2 },
    ),
    p('M360 336L440 336L430 398L370 398Z', '#5a5560', 0.9),
    p('M356 330L444 330L444 342L356 342Z', '#7d7884', 0.5),
    p('M364 362L436 362L435 369L365 369Z', '#45414c', 0.2),
    sheet(S, [star(S, 388, 350, 8), star(S, 436, 414, 7), star(S, 366, 452, 6)], '#bfe5ff', {
      ...soft(0.3),
      small: 0.2,
    }),
  ].join('');
}

function canary(S: Easel): string {
  const p = (d: string, c: string, k = 0.4): string =>
    sheet(S, moved({ x: 650, y: 706 }, path(handPath(S, d, 0.6, 0.06, 4), c)), c, {
      ...soft(k),
      lift: k,
      small: 0.4,
    });
  return [
    sheet(S, polygon(ribbon(trace('651,600 650,660'), () => 1.5)), '#8a6a34', { ...soft(0.3), small: 0.4 }),
    p(
      'M-13 22C-20 10 -14 -6 -2 -8C0 -20 16 -20 17 -8L24 -5L17 -1C18 12 12 24 2 26L-18 38L-14 26Z',
      '#f3d04a',
      0.6,
    ),
    p('M-12 8C-6 2 4 6 6 14C0 20 -8 20 -12 8Z', '#d9ac2c', 0.3),
    sheet(
      S,
      moved(
        { x: 650, y: 706 },
        path(
          [-34, -20, -7, 7, 20, 34]
            .map((u) =>
              polygon(
                ribbon(
                  spline(
                    [
                      [u * 0.12, -48],
                      [u * 0.9, -20],
                      [u, 40],
                    ],
                    false,
                    6,
                  ),
                  () => 1.3,
                ),
              ),
            )
            .join('') + 'M-38 40L38 40L38 47L-38 47ZM-33 -2L33 -2L33 0.500L-33 0.500Z',
          '#a98a4c',
        ),
      ),
      '#a98a4c',
      { ...soft(0.5), small: 0.3 },
    ),
    path('M658 694c2 -2 5 -1 4 1c-1 2 -4 2 -4 -1Z', '#241a14'),
  ].join('');
}

/** The beam across the last opening and the man on it, boots over the stars. */
function miner(S: Easel, x: number, y: number): string {
  const p = (d: string, c: string, k = 0.6, amp = 1.2): string =>
    sheet(S, moved({ x, y, s: 1.22 }, path(handPath(S, d, amp, 0.04, 4), c)), c, {
      ...soft(k),
      lift: k,
      small: 0.35,
    });
  return (
    [
      // legs below the beam
      p('M-34 6C-36 40 -34 70 -38 96L-14 98C-10 66 -8 36 -6 6Z', '#2c3350', 0.7),
      p('M6 6C8 36 14 62 16 84L40 80C38 50 36 30 34 6Z', '#2c3350', 0.7),
      p('M-40 90C-42 106 -44 118 -40 124C-30 128 -18 128 -11 124C-12 112 -12 102 -13 92Z', '#1a1418', 0.6),
      p('M15 78C16 92 16 104 20 110C30 114 42 110 47 104C44 94 42 86 41 76Z', '#1a1418', 0.6),
      p(
        'M-41 120C-32 126 -18 126 -10 121L-10 127C-20 132 -34 131 -42 126ZM19 107C30 112 42 108 48 102L49 107C42 115 28 118 20 113Z',
        '#5a3a24',
        0.2,
      ),
    ].join('') +
    [
      sheet(
        S,
        polygon(
          ribbon(
            handLine(
              S,
              spline(
                [
                  [18, y + 4],
                  [260, y + 12],
                  [520, y + 10],
                  [790, y - 2],
                ],
                false,
                10,
              ),
              2.4,
              0.03,
              8,
            ),
            (t) => 15 - t * 2,
            S.noise,
            2,
          ),
        ),
        '#7a5230',
        { ...soft(1.6), lift: 1.3 },
      ),
      sheet(
        S,
        [
          polygon(
            ribbon(
              spline(
                [
                  [60, y - 1],
                  [240, y + 6],
                  [330, y + 8],
                ],
                false,
                8,
              ),
              () => 1.3,
            ),
          ),
          polygon(
            ribbon(
              spline(
                [
                  [560, y + 14],
                  [680, y + 10],
                  [760, y + 5],
                ],
                false,
                8,
              ),
              () => 1.3,
            ),
          ),
          smooth(blob(206, y + 12, 7, 4, S.noise, 0.2)),
        ],
        '#5a3a20',
        { lift: 0.1, small: 0.1, rim: 0 },
      ),
      // coat, braces, arms resting on the beam
      p(
        'M-44 4C-50 -40 -46 -84 -30 -102C-16 -112 16 -112 30 -102C46 -84 50 -40 44 4C16 12 -16 12 -44 4Z',
        '#4a5a7a',
        0.9,
      ),
      p('M-44 -4C-20 2 20 2 44 -4L44 6C16 13 -16 13 -44 6Z', '#3a2a24', 0.4),
      p('M-26 -104L-16 -108L14 0L4 2ZM26 -104L16 -108L-14 0L-4 2Z', '#8c5a36', 0.3),
      p(
        'M-34 -98C-52 -92 -62 -60 -66 -30C-68 -16 -68 -6 -66 2L-50 4C-48 -16 -42 -46 -30 -66Z',
        '#55678a',
        0.7,
      ),
      p('M34 -98C52 -92 60 -62 66 -34C70 -18 70 -8 68 2L52 4C50 -14 42 -46 30 -66Z', '#55678a', 0.7),
      p(
        'M-68 0C-70 8 -64 12 -56 11C-50 10 -48 6 -50 1ZM68 0C72 8 64 12 58 11C52 10 50 6 52 1Z',
        '#c68f66',
        0.4,
      ),
      // neck, head, helmet
      p('M-14 -102L-13 -122L14 -122L15 -102C6 -96 -6 -96 -14 -102Z', '#b9805a', 0.4),
      p(
        'M-24 -124C-26 -144 -18 -156 0 -158C18 -156 26 -144 24 -124C16 -112 -16 -112 -24 -124Z',
        '#4a3024',
        0.5,
      ),
      p(
        'M-32 -132C-34 -160 -18 -174 0 -174C18 -174 34 -160 32 -132C14 -138 -14 -138 -32 -132Z',
        '#c99a3c',
        0.7,
      ),
      p(
        'M-36 -130C-14 -140 14 -140 36 -130C36 -124 32 -122 28 -124C12 -130 -12 -130 -28 -124C-32 -122 -36 -124 -36 -130Z',
        '#a87a2a',
        0.4,
      ),
      p('M-4 -174C-3 -160 -3 -148 -3 -138L3 -138C3 -148 3 -160 4 -174Z', '#e2b95a', 0.2),
    ].join('')
  );
}

/** A long way below, someone with a lamp is coming the other way. */
function climber(S: Easel): string {
  const [x, y] = [690, 1120];
  const ladder = [
    polygon(ribbon(traceCurve('676,840 672,960 682,1080 678,1220', 8), () => 1.2)),
    polygon(ribbon(traceCurve('698,840 695,960 704,1080 700,1220', 8), () => 1.2)),
  ];
  const rungs = times(15, (i) =>
    polygon(
      ribbon(
        [
          [675 + Math.sin(i * 0.5) * 3, 862 + i * 24],
          [699 + Math.sin(i * 0.5) * 3, 864 + i * 24],
        ],
        () => 1.2,
      ),
    ),
  );
  return (
    sheet(S, [...ladder, ...rungs], '#a98a5c', { ...soft(0.3), lift: 0.4 }) +
    glow(S, x, y - 18, 0.32, ['#3d4a78', '#8a7a5c', '#f0c868']) +
    paperFigure(
      S,
      {
        x,
        y: y + 20,
        s: 0.4,
        view: 'back',
        pose: 'climb',
        hat: 'cap',
        garment: 'jacket',
        colours: { coat: '#2a2438', hat: '#c99a3c' },
      },
      soft(0.4),
    ).svg
  );
}

function surface(S: Easel): string {
  const p = (d: string, c: string, k = 0.5): string =>
    sheet(S, handPath(S, d, 0.8, 0.05, 4), c, { ...soft(k), lift: k, small: 0.3 });
  return [
    sheet(
      S,
      handPath(
        S,
        'M-60 -60H860V70C760 52 700 74 600 60C500 50 470 64 462 70L338 66C240 48 120 74 -60 56Z',
        4,
        0.02,
        8,
      ),
      '#e3a860',
      { dx: 0, dy: 4, lift: 0.8, shadow: '#3a1c0c', shadowOpacity: 0.4 },
    ),
    p('M-60 -60H860V22C700 40 560 14 400 26C240 40 100 14 -60 30Z', '#d98a58', 0.5),
    sheet(
      S,
      [
        polygon(ribbon(trace('352,78 384,10'), () => 3.4)),
        polygon(ribbon(trace('448,78 416,10'), () => 3.4)),
        polygon(ribbon(trace('366,50 434,50'), () => 2.6)),
        polygon(ribbon(trace('366,50 428,28'), () => 1.8)),
      ],
      '#4a2c22',
      soft(0.7),
    ),
    sheet(
      S,
      `<path d="${smooth(blob(400, 12, 24, 24, S.noise, 0.03, 1, 30))}${smooth(blob(400, 12, 19, 19, S.noise, 0.03, 1, 30))}" fill="#4a2c22" fill-rule="evenodd"/>`,
      '#000',
      { ...soft(0.5), small: 0.3 },
    ),
    p('M560 66L560 38L590 22L622 38L622 68Z', '#6b3a2c', 0.6),
    p('M572 46h12v12h-12ZM598 46h12v12h-12Z', '#f6d27a', 0.2),
    p('M634 68L640 40C650 34 652 30 656 24C664 32 668 38 676 42L682 70Z', '#5a6a3c', 0.5),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 58, background: '#10143a' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(heaven(el('heaven')), constellation(el('constellation')), climber(el('climber')));
  // rock in three depths, each hole wider than the one behind
  const rock = el('rock');
  scene.add(
    holed(
      rock,
      '#1c161d',
      [
        rockHole(
          rock,
          '150,840 200,770 300,726 390,742 480,722 590,744 668,800 704,900 716,1020 760,1280 60,1280 96,1060 108,930',
          16,
        ),
      ],
      { ...soft(1.4), lift: 1.3, dx: 0, dy: 8 },
    ),
  );
  const warm = el('warm light');
  scene.add(
    glow(warm, 404, 600, 0.72, ['#2a1f1e', '#3d2a1e', '#5a3c22']),
    glow(warm, 214, 336, 0.66, ['#4a3220', '#8a5c2a', '#d9a44a']),
    glow(warm, 610, 492, 0.6, ['#4a3220', '#8a5c2a', '#d9a44a']),
  );
  scene.add(
    holed(
      rock,
      '#3a2519',
      [
        rockHole(
          rock,
          '350,-80 450,-80 448,300 452,424 724,432 730,552 520,556 470,590 560,640 650,690 712,780 744,900 760,1040 800,1280 20,1280 56,1060 64,900 98,786 164,706 280,644 344,596 348,404 100,398 92,270 346,266',
          12,
        ),
      ],
      { ...soft(1.2), lift: 1.2, dx: 0, dy: 7 },
    ),
  );
  scene.add(strata(el('strata')), surface(el('surface')), props(el('props')));
  const folk = el('folk');
  const dim = soft(0.5);
  const swing = paperFigure(
    folk,
    {
      x: 166,
      y: 400,
      s: 0.94,
      flip: -1,
      view: 'side',
      pose: 'reachUp',
      hat: 'cap',
      garment: 'jacket',
      colours: { coat: '#8c4a34', hat: '#c99a3c', trousers: '#33293a' },
    },
    dim,
  );
  const push = paperFigure(
    folk,
    {
      x: 560,
      y: 556,
      s: 0.92,
      flip: 1,
      view: 'side',
      pose: 'push',
      hat: 'cap',
      garment: 'jacket',
      colours: { coat: '#5a6a4a', hat: '#c99a3c', trousers: '#33293a' },
    },
    dim,
  );
  const tools = el('tools');
  const [hx, hy] = swing.hands[1];
  scene.add(
    lamp(tools, 258, 300, 0.7),
    swing.svg,
    sheet(
      tools,
      [
        polygon(
          ribbon(
            [
              [hx + 14, hy + 16],
              [hx - 14, hy - 26],
            ],
            () => 2.6,
          ),
        ),
        smooth(
          ribbon(
            spline(
              [
                [hx - 40, hy - 8],
                [hx - 16, hy - 30],
                [hx + 16, hy - 32],
              ],
              false,
              8,
            ),
            (t) => 1 + 5 * Math.sin(t * Math.PI),
          ),
        ),
      ],
      '#8a8a94',
      { ...dim, small: 0.4 },
    ),
    push.svg,
    sheet(tools, handPath(tools, 'M596 500L690 500L680 546L606 546Z', 1, 0.05, 4), '#5a5560', {
      ...dim,
      small: 0.3,
    }),
    sheet(
      tools,
      [smooth(blob(620, 551, 9, 9, tools.noise, 0.05)), smooth(blob(668, 551, 9, 9, tools.noise, 0.05))],
      '#2a2630',
      { ...dim, small: 0.3 },
    ),
    sheet(
      tools,
      [wobblyPolygon(tools, trace('606,500 618,484 634,490 650,480 668,488 682,500'), 1.5)],
      '#241d24',
      { ...dim, small: 0.3 },
    ),
    lamp(tools, 652, 470, 0.6),
    skip(el('skip')),
    canary(el('canary')),
    miner(el('miner'), 420, 838),
    glow(el('lamp glow'), 262, 806, 0.3, ['#8a5c2a', '#e0b050', '#fff0b8']),
    lamp(tools, 262, 824, 1.05),
    sheet(
      tools,
      [
        polygon(ribbon(traceCurve('560,826 640,812', 4), () => 3)),
        smooth(ribbon(traceCurve('618,786 648,806 656,838', 8), (t) => 1.4 + 6 * Math.sin(t * Math.PI))),
      ],
      '#7f828e',
      { ...dim, small: 0.4 },
    ),
  );
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 58, light: [0, -1] }, paint });
