/** A shaggy beast that sits under a bed and holds a hand that hangs down: head about (505, 595), the paw at (292, 512), its feet on y 1080. Scraperboard. */
import { ICE, hairs, needle, scratches } from '../finishes/frost.ts';
import { clamp, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, path, type Mark } from '../kit/markup.ts';
import { TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { Tone, type Flow } from '../kit/tone.ts';

const NIGHT = '#060b1a';
export const GOLD = ramp(['#6a3a1e', '#b8742e', '#eeb050', '#ffdf9a', '#fff8e2']);
/** The night-light on the floor. */
export const LAMP: Point = [92, 1020];

const BODY = closedCurve(
  '118,1082 84,990 100,860 150,760 240,690 340,650 560,640 664,712 716,830 726,960 704,1082',
);
const HEAD = closedCurve(
  '300,640 306,548 338,470 398,424 470,406 560,410 636,440 688,510 706,600 692,694 640,756 560,790 460,792 378,764 322,712',
);
/** Raised in the middle. */
const BROWS = [
  '360,548 392,516 440,500 462,508 440,522 400,540',
  '660,540 634,512 590,498 562,504 586,520 626,536',
].map((list) => closedCurve(list));
const EARS = [
  '330,470 300,440 298,400 326,380 372,392 400,424',
  '612,428 640,394 690,386 712,412 704,452 670,484',
].map((list) => closedCurve(list));
const ARM = ribbon(spline(trace('196,900 142,800 150,690 200,600 268,530'), false, 10), (t) => 66 - 22 * t);
const PAW = closedCurve('240,546 234,506 254,472 296,458 336,472 350,508 340,548 306,570 266,568');
const OTHER_ARM = ribbon(spline(trace('690,800 668,890 590,936 500,944'), false, 10), (t) => 68 - 18 * t);
const FEET = [
  '176,1084 158,1030 186,984 244,968 302,982 332,1028 322,1084',
  '470,1084 456,1030 484,984 542,966 600,980 634,1028 626,1084',
].map((list) => closedCurve(list));

/** How near the lamp. */
const warmth = (x: number, y: number): number =>
  Math.exp(-(((x - LAMP[0]) / 430) ** 2) - ((y - LAMP[1]) / 430) ** 2);

interface Furry {
  shape: Points;
  flow: Flow;
  light?: number;
  size?: number;
  hair?: number;
  fill?: string;
}

/** Black, then blue from above, then gold from the lamp. */
function furry(
  S: Easel,
  { shape, flow, light = 0.6, size = 120, hair = 22, fill = NIGHT }: Furry,
  dark?: (tone: Tone) => void,
): Mark {
  const cool = new Tone().round(shape, { from: -70, before: 14, size, light, dark: 0.1 });
  cool.change((v, x, y) => v * (1 - 0.9 * warmth(x, y)), shape);
  const warm = new Tone().round(shape, { from: 140, before: 16, size, light: 1.2, dark: 0.05 });
  warm.change((v, x, y) => clamp(v * warmth(x, y) * 1.7), shape);
  for (const tone of [cool, warm]) dark?.(tone);
  const field = {
    region: shape,
    flow,
    gap: [3, 9] as const,
    width: 1.35,
    floor: 0.05,
    decay: 0.8,
    stray: 0.12,
  };
  return [
    path(smooth(shape, true, 0.5), fill),
    scratches(S, { ...field, tone: cool, length: [10, 46] }),
    scratches(S.element('warm'), { ...field, tone: warm, length: [10, 40], floor: 0.12, ink: GOLD }),
    hairs(S, shape, {
      gap: 3,
      length: hair,
      width: 1.1,
      out: 0.7,
      light: (x, y) => 0.55 * (1 - warmth(x, y)) * clamp((1000 - y) / 500, 0.25, 1),
    }),
  ];
}

const down: Flow = (x) => Math.PI / 2 + (400 - x) * 0.0016;

export function beastBody(S: Easel): Mark {
  return [
    furry(S.element('body'), { shape: BODY, flow: down, light: 0.6, size: 170, hair: 30 }),
    furry(S.element('other arm'), {
      shape: OTHER_ARM,
      flow: (_, y) => 2.5 - (y - 850) / 300,
      light: 0.5,
      size: 60,
    }),
    FEET.map((foot, i) => footOf(S.element(`foot ${i}`), foot, i ? [545, 1030] : [246, 1032])),
  ];
}

/** A sole turned to us, with its pads. */
function footOf(S: Easel, foot: Points, [x, y]: Point): Mark {
  const pad = (dx: number, dy: number, rx: number, ry: number): Mark => {
    const shape = closedCurve(
      `${x + dx - rx},${y + dy} ${x + dx},${y + dy - ry} ${x + dx + rx},${y + dy} ${x + dx},${y + dy + ry}`,
    );
    const k = warmth(x, y);
    return [
      path(smooth(shape), k > 0.3 ? '#5a3020' : '#1b3258'),
      scratches(S.element(`pad ${dx}`), {
        tone: new Tone().round(shape, {
          from: k > 0.3 ? 170 : -90,
          before: 30,
          size: rx,
          light: 0.9,
          dark: 0.1,
        }),
        region: shape,
        flow: () => 0.4,
        gap: [3, 7],
        length: [6, 20],
        width: 1.1,
        ...(k > 0.3 ? { ink: GOLD } : {}),
      }),
    ];
  };
  return [
    furry(S, { shape: foot, flow: (u, v) => Math.atan2(v - y, u - x), light: 0.45, size: 50, hair: 14 }),
    pad(0, 22, 42, 24),
    pad(-48, -18, 15, 17),
    pad(-17, -34, 15, 18),
    pad(17, -34, 15, 18),
    pad(48, -18, 15, 17),
  ];
}

const claws = (tips: Points, angle: number): Mark =>
  path(
    tips
      .map(([x, y]) =>
        needle(
          [
            [x, y],
            [x + Math.cos(angle) * 14, y + Math.sin(angle) * 10],
            [x + Math.cos(angle) * 20, y + Math.sin(angle) * 22],
          ],
          5,
          { attack: 0.05, decay: 0.9 },
        ),
      )
      .join(''),
    ICE[3],
  );

/** The head leans to the hand; its eyes are on whoever sleeps above. */
export function beastHead(S: Easel): Mark {
  const nose = closedCurve('470,664 486,650 508,648 530,652 544,666 534,688 508,700 482,690');
  const eyes: readonly Point[] = [
    [430, 586],
    [588, 582],
  ];
  const flow: Flow = (x, y) => Math.atan2(y - 650, x - 505);
  return [
    EARS.map((ear, i) =>
      furry(S.element(`ear ${i}`), {
        shape: ear,
        flow: () => (i ? -0.9 : -2.2),
        light: 0.7,
        size: 40,
        hair: 18,
      }),
    ),
    furry(S.element('head'), { shape: HEAD, flow, light: 0.95, size: 190, hair: 32 }, (tone) => {
      for (const [x, y] of eyes) tone.glow(x, y, 52, -0.7);
      tone.glow(505, 726, 66, -0.3, 26);
      for (const brow of BROWS) tone.fill(brow, 0.95, { soft: 6 });
    }),
    scratches(S.element('muzzle'), {
      tone: new Tone().round(closedCurve('430,690 460,650 505,640 552,650 584,690 560,744 505,760 452,744'), {
        from: -100,
        before: 30,
        size: 70,
        light: 1,
        dark: 0.25,
      }),
      flow,
      gap: [3, 8],
      length: [6, 22],
      width: 1.1,
    }),
    eyes.map((at, i) => eye(S.element(`eye ${i}`), at, i ? 46 : 50)),
    path(smooth(nose), '#1e3d6c'),
    path(needle(trace('482,662 504,656 528,663'), 3), ICE[3]),
    path(needle(trace('490,674 506,670 522,675'), 1.8), ICE[2]),
    path(needle(trace('507,700 508,712 507,724'), 2.6, { attack: 0.05 }), NIGHT),
    path(
      needle(traceCurve('448,746 462,734 478,736 492,728 507,732 522,728 536,736 552,734 566,746'), 2.8, {
        attack: 0.1,
        curved: false,
      }),
      ICE[2],
    ),
    horns(S.element('horns')),
    path('M470 734L477 718L484 731ZM530 731L537 718L544 734Z', ICE[4]),
  ];
}

/** Stubs, pressed against the bed; fur stands round their roots. */
const horns = (S: Easel): Mark => [
  [
    ['418,446 408,420 386,398 400,392 428,404 446,428 448,444', '414,426 430,416', '424,438 442,430'],
    ['574,440 578,420 598,398 626,388 634,396 612,416 602,442', '590,412 606,422', '582,426 600,434'],
  ].map(([shape = '', ...rings]) => [
    path(smooth(closedCurve(shape)), '#c9d8e4'),
    path(rings.map((ring) => needle(trace(ring), 2)).join(''), '#4d6f96'),
  ]),
  [430, 588].map((x) =>
    [NIGHT, NIGHT, ICE[2], ICE[3]].map((ink) =>
      path(
        times(12, () => {
          const u = x + S.rng.range(-24, 24);
          const lean = (u - 505) * 0.12 + S.rng.gauss(0, 3);
          const v = 458 + S.rng.range(-4, 4);
          return needle(
            [
              [u, v],
              [u + lean * 0.5, v - 12],
              [u + lean, v - S.rng.range(20, 30)],
            ],
            ink === NIGHT ? 2.6 : 1.2,
            {
              attack: 0.1,
              decay: 0.9,
            },
          );
        }).join(''),
        ink,
      ),
    ),
  ),
];

/** Wide open, looking up and to the left. */
function eye(S: Easel, [x, y]: Point, r: number): Mark {
  const ring = (k: number, dx = 0, dy = 0): Point[] =>
    times(28, (i): Point => [
      x + dx + Math.cos((i / 28) * TAU) * r * k,
      y + dy + Math.sin((i / 28) * TAU) * r * k * 0.98,
    ]);
  const [gx, gy] = [-r * 0.26, -r * 0.26];
  const rays = times(110, (i) => {
    const a = (i / 110) * TAU + S.rng.gauss(0, 0.03);
    const at = (k: number): Point => [x + gx + Math.cos(a) * r * k, y + gy + Math.sin(a) * r * k];
    return needle([at(0.5), at(S.rng.range(0.8, 1.3))], S.rng.range(0.7, 1.5), {
      attack: 0.2,
      decay: 0.6,
      curved: false,
    });
  });
  return [
    path(smooth(ring(1.1)), NIGHT),
    path(smooth(ring(0.98)), '#f6e2b0'),
    group(
      { 'clip-path': S.clip(smooth(ring(0.98))) },
      path(smooth(ring(0.86, gx, gy)), '#c98a34'),
      path(rays.join(''), '#ffe9a8'),
      path(smooth(ring(0.56, gx, gy)), NIGHT),
      path(smooth(ring(0.17, gx * 1.8, gy * 1.9)), '#ffffff'),
      path(smooth(ring(0.09, gx * 0.1, gy * 0.1)), ICE[3]),
    ),
  ];
}

export const beastArm = (S: Easel): Mark =>
  furry(S.element('arm'), {
    shape: ARM,
    flow: (x, y) => -1.5 + (y - 700) / 500 + (x - 180) / 300,
    light: 0.6,
    size: 60,
  });

/** Closed round a hand much smaller than itself. */
export const beastPaw = (S: Easel): Mark => [
  furry(S.element('paw'), {
    shape: PAW,
    flow: (x, y) => Math.atan2(y - 480, x - 292),
    light: 0.85,
    size: 50,
    hair: 14,
  }),
  path(
    ['266,566 262,540 270,516', '300,570 298,542 304,518', '334,554 328,532 332,510']
      .map((list) => needle(traceCurve(list), 3.6, { attack: 0.05, curved: false }))
      .join(''),
    NIGHT,
  ),
  claws(trace('250,556 284,570 318,564'), 1.6),
];

/** Somebody smaller still, who has got hold of a toe. */
export function toeHolder(S: Easel): Mark {
  const shape = closedCurve(
    '640,1084 636,1050 650,1024 664,1030 676,1014 690,1030 704,1024 716,1052 714,1084',
  );
  const spots: readonly Point[] = [
    [664, 1050],
    [692, 1050],
  ];
  return [
    furry(S, { shape, flow: down, light: 1.1, size: 30, hair: 12, fill: '#1b3d6e' }),
    spots.map(([x, y]) => [
      path(
        smooth(
          times(12, (i): Point => [x + Math.cos((i / 12) * TAU) * 11, y + Math.sin((i / 12) * TAU) * 11]),
        ),
        '#f6e2b0',
      ),
      path(
        smooth(
          times(12, (i): Point => [
            x - 3 + Math.cos((i / 12) * TAU) * 5.5,
            y - 3 + Math.sin((i / 12) * TAU) * 5.5,
          ]),
        ),
        NIGHT,
      ),
    ]),
    furry(S.element('grip'), {
      shape: closedCurve('654,1074 634,1060 612,1052 602,1040 612,1034 630,1042 654,1054'),
      flow: () => 3.6,
      light: 1.1,
      size: 12,
      hair: 6,
      fill: '#2a5288',
    }),
  ];
}
