/** A white pelican in profile to the right, bowing, its bill open and the pouch full of letters; gouache, in card coordinates, light low from the right. */
import { brushLine, strokes } from '../kit/brush.ts';
import { mix, oklch, ramp } from '../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { place, rectangle, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { flowAlong, Tone } from '../kit/tone.ts';
import { laidFeathers } from './laid-feathers.ts';

const WHITE = [
  oklch(0.5, 0.06, 285),
  oklch(0.64, 0.055, 285),
  oklch(0.79, 0.035, 300),
  oklch(0.92, 0.03, 70),
  oklch(0.985, 0.02, 85),
];
const QUILL = [oklch(0.2, 0.03, 285), oklch(0.3, 0.035, 285), oklch(0.42, 0.04, 300), oklch(0.6, 0.06, 50)];
const BILL = [
  oklch(0.5, 0.13, 38),
  oklch(0.63, 0.15, 48),
  oklch(0.75, 0.15, 62),
  oklch(0.87, 0.12, 80),
  oklch(0.95, 0.07, 88),
];
const POUCH = [
  oklch(0.52, 0.16, 33),
  oklch(0.64, 0.18, 42),
  oklch(0.75, 0.17, 54),
  oklch(0.85, 0.14, 70),
  oklch(0.93, 0.09, 82),
];
const LEG = [oklch(0.42, 0.1, 35), oklch(0.56, 0.13, 45), oklch(0.7, 0.14, 55), oklch(0.84, 0.12, 70)];
const DARK = '#241a22';

/** Body, neck and head in one line: seams would take it to pieces. */
const WHOLE = closedCurve(
  '-60,630 10,596 70,520 140,446 220,396 290,372 306,320 326,268 366,222 416,196 466,186 520,188 570,206 604,244 612,296 598,340 572,364 524,364 494,350 474,336 452,342 438,372 436,412 452,470 470,540 464,620 432,700 362,776 272,812 180,806 110,770 40,730 -60,730',
);
const BODY = closedCurve(
  '20,640 60,540 120,450 200,392 290,366 372,376 436,424 470,500 468,600 430,700 360,776 270,812 180,806 110,768 60,712',
);
const NECK = closedCurve(
  '290,470 300,350 340,264 398,214 464,190 528,196 580,226 606,280 596,340 548,360 490,346 462,330 438,350 430,410 450,480 400,540 330,530',
);
const UPPER = closedCurve(
  '566,244 604,258 650,322 700,404 744,494 770,572 776,616 764,634 748,622 738,592 710,540 664,476 610,412 566,372 548,330',
);
/** What one sees between the near and the far edge of the pouch. */
const INSIDE = closedCurve(
  '520,346 556,350 600,420 644,510 682,610 704,700 710,770 700,830 664,888 620,860 580,700 540,500',
);
const FAR_RIM = traceCurve('552,348 600,420 644,510 682,610 704,700 710,770 700,830 664,888');
const POUCH_SIDE = closedCurve(
  '508,350 530,420 552,520 580,640 614,760 646,850 664,886 652,904 620,930 560,962 490,972 430,944 396,884 388,800 402,700 430,600 456,500 470,400 486,352',
);
const RIM = traceCurve('516,352 540,440 566,550 596,670 630,790 664,886');

const legs: readonly Points[] = [
  closedCurve('196,780 232,780 236,860 230,960 226,1036 206,1036 204,960 196,860'),
  closedCurve('300,770 338,766 340,860 338,960 336,1050 316,1050 312,960 304,860'),
];
const feet: readonly Points[] = [
  closedCurve(
    '200,1024 232,1020 274,1028 320,1034 328,1044 314,1054 294,1052 320,1068 314,1080 292,1076 274,1072 278,1088 264,1096 244,1082 220,1058 198,1044',
  ),
  closedCurve(
    '312,1038 344,1034 386,1042 432,1048 440,1058 426,1068 406,1066 432,1082 426,1094 404,1090 386,1086 390,1102 376,1110 356,1096 332,1072 310,1058',
  ),
];

/** All of it that lies behind whoever looks in. */
export function pelicanBehind(S: Easel): Mark {
  const neck = new Tone().round(NECK, { from: -25, before: 22, size: 60, light: 1.1, dark: 0.22 });
  const tone = new Tone(0.72).round(BODY, { from: -30, before: 16, size: 150, light: 0.95, dark: 0.05 });
  tone.fill(NECK, (x, y) => neck.at(x, y), { soft: 34, within: WHOLE });
  tone.glow(452, 700, 90, 0.25, 120, WHOLE).glow(300, 500, 110, -0.14, 60, WHOLE);
  const flow = flowAlong(
    [
      '470,480 360,390 220,390 60,600',
      '450,640 340,770 200,800 60,720',
      '440,560 300,620 120,690 20,720',
      '320,480 330,340 400,240 480,200 560,220',
      '450,480 420,400 440,330 500,340 580,330',
    ].map((l) => traceCurve(l)),
  );
  return [
    legs.map((leg, i) =>
      modelled(S.element('leg' + i), leg, {
        tone: new Tone().round(leg, { from: -10, before: 20, size: 16, light: 1, dark: 0.15 }),
        colours: LEG,
        flow: Math.PI / 2,
        length: 18,
        width: 3,
      }),
    ),
    feet.map((foot, i) =>
      modelled(S.element('foot' + i), foot, {
        tone: new Tone().round(foot, { from: -70, before: 20, size: 14, light: 1, dark: 0.2 }),
        colours: LEG,
        flow: 0.3,
        length: 18,
        width: 3,
      }),
    ),
    modelled(S.element('whole'), WHOLE, { tone, colours: WHITE, flow, length: 30, width: 4.4, uneven: 0.12 }),
    wing(S.element('wing')),
    mouth(S.element('mouth')),
    upperBill(S.element('bill')),
    face(S.element('face')),
  ];
}

/** Folded: rows of coverts, and the dark quills showing under them. */
const wing = (S: Easel): Mark =>
  laidFeathers(
    S,
    [
      { n: 6, from: [250, 716], to: [60, 690], l: 250, w: 22, a: 0.1 },
      { n: 7, from: [336, 664], to: [60, 640], l: 150, w: 34, a: 0.22 },
      { n: 7, from: [372, 604], to: [112, 560], l: 130, w: 33, a: 0.34 },
      { n: 6, from: [384, 546], to: [186, 490], l: 108, w: 31, a: 0.46 },
      { n: 5, from: [376, 492], to: [250, 446], l: 92, w: 29, a: 0.58 },
    ],
    (t, row) => {
      const pale = 0.5 + 0.5 * t * (1 - row * 0.05);
      return row === 0
        ? [0.25, 0.45, 0.7].map(ramp(QUILL))
        : [0.5, 0.82, 1].map((k) => ramp(WHITE)(pale * k));
    },
  );

function mouth(S: Easel): Mark {
  const tone = new Tone(0.3).glow(700, 720, 150, 0.5).glow(560, 440, 120, -0.25);
  return [
    modelled(S, INSIDE, {
      tone,
      colours: [oklch(0.3, 0.1, 25), ...POUCH],
      flow: 1.2,
      length: 34,
      width: 5,
      over: [
        envelope(S.element('in the dark'), 622, 640, 0.8, 0.9, {
          paper: '#e8c29a',
          shade: '#8a4a3a',
          seal: '#8a1f1a',
        }),
        envelope(S.element('nearer'), 600, 724, 0.95, -0.5, {
          paper: '#f4d8ac',
          shade: '#9a5a40',
          seal: '#2f5d7c',
        }),
      ],
    }),
    path(polygon(ribbon(FAR_RIM, (t) => 7 + 3 * Math.sin(t * 3))), oklch(0.78, 0.15, 62)),
    brushLine(
      S,
      FAR_RIM.map(([x, y]): Point => [x + 4, y]),
      2.4,
      oklch(0.94, 0.09, 85),
    ),
  ];
}

function upperBill(S: Easel): Mark {
  const tone = new Tone().round(UPPER, { from: -40, before: 20, size: 36, light: 1.05, dark: 0.1 });
  return [
    modelled(S, UPPER, {
      tone,
      colours: BILL,
      flow: flowAlong([traceCurve('570,290 660,400 730,520 766,620')]),
      length: 34,
      width: 3.6,
    }),
    brushLine(S, traceCurve('574,350 640,424 700,510 742,596'), 2.6, oklch(0.42, 0.12, 35), { opacity: 0.7 }),
    path(smooth(closedCurve('752,588 772,580 780,612 772,640 756,636 746,620')), oklch(0.62, 0.18, 35)),
  ];
}

/** A patch of bare skin, and an eye that asks for patience. */
function face(S: Easel): Mark {
  const bare = closedCurve('528,246 556,238 588,252 600,286 588,318 560,322 536,298');
  return [
    modelled(S, bare, {
      tone: new Tone().round(bare, { from: -40, before: 24, size: 26, light: 1, dark: 0.2 }),
      colours: BILL,
      flow: 1,
      length: 14,
      width: 3,
      over: '',
    }),
    ellipse(562, 276, 17, 17, oklch(0.94, 0.05, 85)),
    ellipse(566, 279, 12, 12.5, DARK),
    ellipse(562, 274, 4, 4, '#fffaf0'),
    brushLine(S, traceCurve('538,272 550,258 568,256 584,268'), 4, oklch(0.45, 0.12, 40)),
    times(9, (i) => {
      const t = i / 8;
      return brushLine(
        S,
        [
          [490 - t * 50, 190 + t * 12],
          [452 - t * 46, 176 + t * 20],
          [410 - t * 40, 178 + t * 46],
        ],
        2,
        mix(WHITE[2] ?? DARK, WHITE[4] ?? DARK, 1 - t),
        { attack: 0.2, decay: 0.8 },
      );
    }),
  ];
}

/** An envelope about its middle, 100 wide. */
export function envelope(
  S: Easel,
  x: number,
  y: number,
  s: number,
  r: number,
  o: { paper: string; shade: string; seal: string; back?: boolean },
): Mark {
  const at = (list: string): Point[] => place(trace(list), { x, y, s, r });
  const sheet = at('-50,-33 50,-34 51,33 -50,34');
  return [
    path(polygon(at('-48,-28 54,-29 55,40 -46,41')), '#4a4068', `opacity=".4" filter="${blur(S, 4)}"`),
    path(polygon(sheet), o.paper),
    group(
      { 'clip-path': S.clip(polygon(sheet)) },
      strokes(S, {
        region: rectangle(x - 55 * s, y - 55 * s, x + 55 * s, y + 55 * s),
        n: 26,
        length: 40 * s,
        width: 7 * s,
        angle: r,
        colour: () => mix(o.paper, o.shade, S.rng.f()),
        opacity: [0.15, 0.4],
      }),
      o.back === false
        ? [
            brushLine(S, at('-34,-6 -8,-4 12,-7'), 1.6 * s, o.shade),
            brushLine(S, at('-34,8 -14,9 0,7'), 1.6 * s, o.shade),
            path(polygon(at('26,-24 42,-25 42,-4 27,-4')), o.seal),
          ]
        : [
            path(polygon(at('-50,34 -6,-2 6,-2 51,33')), mix(o.paper, o.shade, 0.3), 'opacity=".7"'),
            path(polygon(at('-50,-33 0,10 50,-34')), mix(o.paper, '#ffffff', 0.4)),
            brushLine(S, at('-50,-32 0,11 50,-33'), 1.6 * s, o.shade),
            path(
              smooth(
                closedCurve(
                  at('-9,6 0,-3 9,5 8,15 -1,18 -9,14')
                    .map((p) => p.join(','))
                    .join(' '),
                  4,
                ),
              ),
              o.seal,
            ),
          ],
    ),
  ];
}

/** Hat, head and a long arm. */
const searcher = closedCurve(
  '668,772 640,770 612,768 590,758 566,764 548,778 536,774 522,780 518,794 528,804 534,818 542,840 558,852 580,858 596,864 570,872 536,882 504,888 490,880 478,886 474,900 486,910 506,912 548,904 590,896 630,890 664,888',
);

/** The near side of the pouch: the sun comes through it, and what is in it shows as shadows. */
export function pouchBefore(S: Easel): Mark {
  const tone = new Tone().round(POUCH_SIDE, { from: 20, before: 30, size: 90, light: 0.96, dark: 0.22 });
  tone.glow(600, 830, 110, 0.25).glow(520, 900, 80, 0.12);
  const letters = [
    [500, 916, 1.05, 0.2],
    [440, 826, 1, -0.5],
    [500, 726, 0.95, 0.75],
    [540, 646, 0.8, -0.4],
    [430, 906, 0.8, -0.3],
    [586, 930, 0.8, -0.5],
  ] as const;
  const veins = [
    '480,380 450,560 420,740 420,880',
    '500,400 490,580 470,760 470,940',
    '520,440 530,620 530,800 530,956',
    '548,540 580,700 596,820 596,930',
  ];
  return [
    modelled(S, POUCH_SIDE, {
      tone,
      colours: POUCH,
      flow: flowAlong(veins.map((v) => traceCurve(v))),
      length: 38,
      width: 4,
      over: [
        letters.map(([x, y, s, r]) =>
          path(
            polygon(place(trace('-50,-33 50,-34 51,33 -50,34'), { x, y, s, r })),
            oklch(0.45, 0.15, 30),
            `opacity=".34" filter="${blur(S, 2.4)}"`,
          ),
        ),
        letters.map(([x, y, s, r]) =>
          path(
            smooth(place(trace('-50,-33 0,10 50,-34'), { x, y, s, r }), false),
            'none',
            `stroke="${oklch(0.42, 0.14, 30)}" stroke-width="3" opacity=".4" filter="${blur(S, 1.4)}"`,
          ),
        ),
        path(smooth(searcher), oklch(0.36, 0.14, 26), `opacity=".62" filter="${blur(S, 4)}"`),
        veins.map((v) => brushLine(S, traceCurve(v), 1.8, oklch(0.55, 0.18, 35), { opacity: 0.5 })),
      ],
    }),
    path(polygon(ribbon(RIM, (t) => 9 - 3 * t)), oklch(0.8, 0.14, 70)),
    brushLine(
      S,
      RIM.map(([x, y]): Point => [x + 4, y - 2]),
      2.4,
      oklch(0.95, 0.08, 88),
    ),
  ];
}
