/** A palace of cake, and the same again small: tiers, piped cream, windows. Lit from the upper left. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { oklch } from '../kit/colour.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { times, trace, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';

/** `cream` and `icing` from shade to light. */
export const CAKE = {
  cream: [oklch(0.72, 0.06, 20), oklch(0.84, 0.045, 40), oklch(0.93, 0.03, 80), oklch(0.985, 0.02, 95)],
  icing: [
    oklch(0.5, 0.12, 0),
    oklch(0.64, 0.12, 5),
    oklch(0.77, 0.1, 10),
    oklch(0.87, 0.07, 20),
    oklch(0.95, 0.04, 40),
  ],
  sponge: oklch(0.83, 0.1, 82),
  jam: oklch(0.48, 0.17, 22),
};
const LIT = { from: -140, before: 34 };
const LOWER = closedCurve(
  '66,640 90,600 200,580 400,572 600,580 710,600 734,640 738,800 730,980 700,1050 580,1086 400,1096 220,1086 100,1050 70,980 62,800',
);
const UPPER = closedCurve(
  '196,372 214,340 300,322 400,318 500,322 586,340 604,372 608,480 602,590 560,622 400,634 240,622 198,590 192,480',
);

function tier(S: Easel, outline: Points, size: number): Mark {
  const tone = new Tone(0).round(outline, { ...LIT, size, light: 1, dark: 0.12 });
  return modelled(S, outline, { tone, colours: CAKE.icing, flow: 0.02, length: 40, width: 7, uneven: 0.02 });
}

/** Whipped cream: a row of turned heads along a line. */
export function piped(S: Easel, list: string, n: number, r: number): Mark {
  const points = trace(list);
  const [a, b, c] = [points[0] ?? [0, 0], points[1] ?? [0, 0], points[2] ?? [0, 0]];
  return times(n, (i) => {
    const t = i / (n - 1);
    const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0];
    const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1];
    const k = r * S.rng.range(0.88, 1.1);
    const head = closedCurve(
      `${x - k},${y + k * 0.6} ${x - k * 1.05},${y - k * 0.1} ${x - k * 0.5},${y - k * 0.7} ${x + k * 0.1},${y - k * 1.2} ${x + k * 0.6},${y - k * 0.6} ${x + k * 1.05},${y} ${x + k},${y + k * 0.6} ${x},${y + k * 0.85}`,
    );
    const d = smooth(head);
    return [
      path(d, CAKE.cream[2] ?? ''),
      group(
        { 'clip-path': S.clip(d) },
        laid(
          `${x + k * 0.2},${y - k * 1.3} ${x + k * 1.3},${y - k} ${x + k * 1.2},${y + k} ${x - k * 0.4},${y + k} ${x + k * 0.4},${y}`,
          CAKE.cream[0] ?? '',
          0.6,
        ),
        brushLine(
          S,
          [
            [x - k * 0.8, y + k * 0.1],
            [x - k * 0.3, y - k * 0.4],
            [x + k * 0.1, y - k],
          ],
          k * 0.12,
          '#ffffff',
          { opacity: 0.9 },
        ),
      ),
    ];
  });
}

const cherry = (S: Easel, x: number, y: number, r: number): Mark => [
  cel(
    S,
    `${x - r},${y} ${x - r * 0.6},${y - r * 0.8} ${x + r * 0.6},${y - r * 0.8} ${x + r},${y} ${x + r * 0.6},${y + r * 0.8} ${x - r * 0.6},${y + r * 0.8}`,
    oklch(0.5, 0.19, 25),
    laid(
      `${x + r * 0.1},${y - r} ${x + r * 1.2},${y - r} ${x + r * 1.2},${y + r} ${x - r * 0.4},${y + r} ${x + r * 0.3},${y}`,
      oklch(0.35, 0.14, 15),
      0.8,
    ),
  ),
  ellipse(x - r * 0.35, y - r * 0.35, r * 0.22, r * 0.16, '#fff3ea'),
];

/** Windows and a door, as on any palace. */
export function arch(S: Easel, x: number, y: number, w: number, h: number): Mark {
  const glass = oklch(0.45, 0.11, 5);
  return [
    cel(
      S,
      `M${x - w} ${y}V${y - h}C${x - w} ${y - h - w * 1.2} ${x + w} ${y - h - w * 1.2} ${x + w} ${y - h}V${y}Z`,
      CAKE.cream[2] ?? '',
    ),
    cel(
      S,
      `M${x - w * 0.68} ${y - 4}V${y - h}C${x - w * 0.68} ${y - h - w * 0.8} ${x + w * 0.68} ${y - h - w * 0.8} ${x + w * 0.68} ${y - h}V${y - 4}Z`,
      glass,
      laid(
        `${x - w},${y - h * 0.2} ${x - w},${y - h * 2} ${x},${y - h * 2} ${x - w * 0.2},${y - h * 0.4}`,
        oklch(0.6, 0.12, 30),
        0.5,
      ),
    ),
  ];
}

export function cakePalace(S: Easel): Mark {
  const plate = '#ffffff';
  return [
    ellipse(404, 1096, 392, 62, oklch(0.72, 0.05, 230)),
    ellipse(404, 1086, 392, 60, plate),
    ellipse(404, 1084, 352, 48, oklch(0.88, 0.025, 230)),
    tier(S.element('lower'), LOWER, 150),
    [112, 176].map((x) => arch(S, x, 900, 22, 60)),
    [706].map((x) => arch(S, x, 880, 16, 50)),
    piped(S.element('foot'), '84,1056 400,1130 724,1052', 21, 26),
    tier(S.element('upper'), UPPER, 110),
    drips(S.element('drips')),
    [262, 348, 438, 526].map((x) => arch(S, x, 548, 20, 54)),
    piped(S.element('belt'), '196,604 400,664 606,602', 15, 24),
    piped(S.element('belt 2'), '70,626 96,616 190,604', 5, 24),
    piped(S.element('belt 3'), '612,606 700,616 732,630', 4, 24),
    turret(S),
  ];
}

/** Icing that has run. */
function drips(S: Easel): Mark {
  const icing = cel(
    S,
    '190,380 206,336 300,316 400,312 500,316 590,336 610,380 604,420 586,426 574,396 552,392 544,440 526,446 514,400 486,394 470,424 452,420 440,396 410,392 402,452 382,452 372,396 340,394 330,424 310,424 300,394 270,394 262,440 242,438 232,398 212,402 202,424 194,414',
    CAKE.cream[2] ?? '',
    laid('420,470 610,440 620,300 560,330 560,390 500,400', CAKE.cream[0] ?? '', 0.35),
  );
  return icing;
}

/** On top: a dome of cream, a crown of wafers, one cherry. */
function turret(S: Easel): Mark {
  const dome = closedCurve('290,330 284,280 300,230 340,196 400,180 460,196 500,230 516,280 510,330 400,344');
  const tone = new Tone(0).round(dome, { ...LIT, size: 80, light: 1, dark: 0.1 });
  return [
    modelled(S.element('dome'), dome, {
      tone,
      colours: CAKE.cream,
      flow: (x, y) => Math.atan2(y - 180, x - 400),
      length: 30,
      width: 7,
      uneven: 0.04,
    }),
    piped(S.element('ring'), '286,326 400,360 516,326', 9, 19),
    [
      '316,320 308,250 340,206',
      '360,338 352,250 378,192',
      '442,338 450,250 424,192',
      '486,320 494,250 462,206',
    ].map((list) => brushLine(S, trace(list), 4, CAKE.cream[0] ?? '', { opacity: 0.5 })),
    cherry(S, 400, 156, 32),
    brushLine(S, trace('404,126 416,96 444,78'), 3, oklch(0.38, 0.08, 140), { attack: 0.02, decay: 0.3 }),
  ];
}

/** Hers: the same again, with a hole in it, and in the hole somebody. */
export function smallCake(S: Easel): Mark {
  const pink = { body: CAKE.icing[2] ?? '', shade: CAKE.icing[0] ?? '' };
  return [
    ellipse(326, 930, 84, 12, '#ffffff'),
    cel(
      S,
      '262,842 290,834 330,832 372,836 392,844 392,920 330,930 262,920',
      pink.body,
      laid('350,830 400,830 400,940 340,940 360,890', pink.shade, 0.55),
    ),
    cel(
      S,
      '286,786 310,780 346,780 368,788 368,836 330,844 286,836',
      pink.body,
      laid('340,776 380,776 376,846 336,846', pink.shade, 0.55),
    ),
    cel(
      S,
      '298,782 300,762 314,750 330,746 346,750 358,764 358,782 330,790',
      CAKE.cream[3] ?? '',
      laid('336,740 366,750 364,792 334,792', CAKE.cream[0] ?? '', 0.5),
    ),
    ellipse(329, 740, 8, 8, oklch(0.5, 0.19, 25)),
    piped(S.element('small belt'), '262,842 328,856 394,842', 11, 8),
    piped(S.element('small ring'), '286,786 328,796 370,786', 8, 7),
    piped(S.element('small foot'), '260,920 328,936 396,920', 11, 8),
    // its hole
    group(
      { transform: 'translate(-22 2)' },
      cel(S, '318,916 314,884 328,866 350,862 374,872 382,892 378,916 350,924', CAKE.sponge),
      cel(S, '326,912 323,888 334,874 350,871 368,878 374,894 370,912 350,918', oklch(0.74, 0.13, 62)),
      cel(S, '348,914 346,898 354,888 364,890 370,902 370,914', oklch(0.36, 0.1, 285)),
      ellipse(357, 884, 4.6, 5.4, oklch(0.62, 0.09, 50)),
      path('M351 880L352 872L355 876L358 871L360 876L364 873L363 881Z', oklch(0.85, 0.15, 85)),
      brushLine(S, trace('352,898 344,894 338,898'), 1.6, oklch(0.36, 0.1, 285)),
      cel(S, '328,912 328,904 336,900 342,904 342,912', pink.body),
    ),
  ];
}
