/** Overnight he has outgrown the kitchen. He holds his mother on his palm, and she has brought him his supper all the same. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';
import { spoonFeeder } from '../../../motifs/spoon-feeder.ts';

const P = {
  wall: oklch(0.62, 0.1, 75),
  dusk: oklch(0.38, 0.065, 68),
  dark: oklch(0.2, 0.04, 45),
  lamp: oklch(0.93, 0.1, 85),
  stripe: oklch(0.5, 0.09, 200),
};
const SKIN = {
  body: oklch(0.83, 0.075, 62),
  shade: oklch(0.64, 0.1, 40),
  deep: oklch(0.48, 0.1, 30),
  lit: oklch(0.93, 0.06, 78),
};
const PYJAMAS = [
  oklch(0.3, 0.06, 300),
  oklch(0.5, 0.05, 270),
  oklch(0.74, 0.035, 200),
  oklch(0.88, 0.04, 130),
  oklch(0.96, 0.05, 95),
];
const CEILING = 96;
const LAMP: Point = [140, 330];
const LIT = { from: 190, before: 30 };

const BACK = closedCurve(
  '470,560 500,500 560,452 660,430 760,452 850,520 870,800 870,1120 560,1130 520,960 480,780 456,640',
);
const LEG = closedCurve(
  '360,1120 330,1040 318,940 326,850 356,790 410,764 470,780 540,850 620,960 700,1060 730,1130',
);
const SHIN = closedCurve(
  '326,850 356,790 410,766 450,800 452,880 440,980 430,1080 420,1120 318,1120 306,1020 312,930',
);
const SLEEVE = closedCurve(
  '520,520 600,500 660,560 664,650 620,730 540,790 450,820 380,816 350,790 356,752 400,730 460,712 500,660 508,590',
);
const FOOT = closedCurve(
  '306,1096 330,1076 420,1080 436,1110 430,1140 360,1150 270,1150 214,1146 204,1126 240,1110',
);

function paint(): Scene {
  const scene = new Scene({ seed: 2727, background: P.dusk });
  kitchen(scene);
  scene.add(boy(scene.element('boy')));
  return scene;
}

function kitchen(scene: Scene): void {
  const S = scene.element('kitchen');
  const near = (x: number, y: number): number => clamp(1.1 - Math.hypot(x - LAMP[0], y - LAMP[1]) / 760);
  scene.add(
    `<rect x="-10" y="-10" width="820" height="1220" fill="${P.dusk}"/>`,
    strokes(S, {
      region: [-20, CEILING, 840, 1010],
      n: 1500,
      length: 70,
      width: 10,
      angle: 1.5,
      colour: (x, y) => mix(P.dusk, mix(P.wall, P.lamp, near(x, y) * 0.4), near(x, y)),
      opacity: [0.05, 0.16],
    }),
    times(11, (i) =>
      brushLine(
        S,
        [
          [20 + i * 76, CEILING],
          [18 + i * 76, 600],
          [22 + i * 76, 1090],
        ],
        1.6,
        mix(P.dusk, P.dark, 0.5),
        { opacity: 0.35, attack: 0.01, decay: 0.01 },
      ),
    ),
    path(polygon(rectangle(-10, -10, 810, CEILING)), S.linear([P.dark, mix(P.wall, P.dark, 0.4)])),
    brushLine(
      S,
      [
        [-20, CEILING],
        [400, CEILING + 2],
        [820, CEILING],
      ],
      5,
      mix(P.wall, P.lamp, 0.3),
      { attack: 0.01, decay: 0.8 },
    ),
    path(polygon(rectangle(-10, 1090, 810, 1220)), S.linear([oklch(0.42, 0.07, 30), P.dark])),
    times(6, (i) =>
      brushLine(
        S,
        [
          [-60 + i * 170, 1220],
          [60 + i * 130, 1092],
        ],
        1.6,
        P.dark,
        { opacity: 0.6 },
      ),
    ),
    cracks(S),
    furniture(S),
    lamp(S),
  );
}

/** Where his head met the ceiling. */
function cracks(S: Easel): Mark {
  return [
    [
      '380,96 352,84 330,88 296,66 262,70 220,44',
      '430,94 470,80 484,88 530,62 580,66 640,40',
      '330,88 316,74',
      '530,62 540,44 566,36',
    ].map((list) => line(polygon(trace(list), false), P.dark, 1.8, 'opacity=".75"')),
    trace('300,150 322,214 590,150 618,228 566,190').map(([x, y], i) =>
      path(smooth(blob(x, y, 7 - i, 5 - i * 0.6, S.noise, 0.4)), mix(P.wall, P.lamp, 0.5)),
    ),
  ];
}

function furniture(S: Easel): Mark {
  const wood = { body: oklch(0.5, 0.09, 55), shade: oklch(0.33, 0.07, 45) };
  return [
    // a shelf; his head has pushed the jug askew
    path(wobblyPolygon(S, trace('604,330 800,330 800,346 604,346'), 1.4), wood.body),
    path(wobblyPolygon(S, trace('640,346 652,346 652,372 644,372'), 1), wood.shade),
    [690, 752].map((x, i) =>
      cel(
        S,
        `${x - 24},${276 + i * 8} ${x + 24},${276 + i * 8} ${x + 20},326 ${x - 20},326`,
        oklch(0.66, 0.06, [40, 250][i] ?? 40),
        laid(`${x + 4},270 ${x + 30},270 ${x + 30},330 ${x + 6},330`, oklch(0.4, 0.06, 320), 0.6),
      ),
    ),
    group(
      { transform: 'rotate(-16 630 326)' },
      cel(
        S,
        '612,326 608,290 618,264 640,262 652,288 650,326',
        oklch(0.72, 0.07, 80),
        laid('634,250 660,250 660,330 636,330', oklch(0.45, 0.07, 330), 0.6),
      ),
    ),
    // table, chair, supper for one
    softShadow(S, 130, 1118, 150, 16, P.dark, 0.8),
    path(wobblyPolygon(S, trace('40,1000 54,1000 50,1120 38,1120'), 1), wood.shade),
    path(wobblyPolygon(S, trace('206,1000 220,1000 224,1120 212,1120'), 1), wood.shade),
    path(wobblyPolygon(S, trace('20,976 240,976 246,1002 14,1002'), 1.4), wood.body),
    ellipse(150, 972, 40, 8, oklch(0.9, 0.03, 85)),
    cel(S, '116,950 186,950 178,972 150,978 124,972', oklch(0.55, 0.13, 30)),
    ['140,944 134,920 144,900 138,878', '160,944 168,924 158,904 166,884'].map((list) =>
      brushLine(S, trace(list), 4, '#fff6e6', { opacity: 0.5 }),
    ),
  ];
}

function lamp(S: Easel): Mark {
  const [x, y] = LAMP;
  return [
    brushLine(
      S,
      [
        [x + 60, CEILING],
        [x + 10, 180],
        [x, y - 64],
      ],
      2.4,
      P.dark,
      { attack: 0.01, decay: 0.01 },
    ),
    glow(S, x, y + 20, 460, P.lamp, 0.6, 0.45),
    cel(
      S,
      `${x - 74},${y} ${x - 60},${y - 38} ${x - 20},${y - 64} ${x + 20},${y - 64} ${x + 60},${y - 38} ${x + 74},${y} ${x},${y + 10}`,
      oklch(0.56, 0.16, 32),
      laid(
        `${x + 10},${y - 70} ${x + 80},${y - 70} ${x + 80},${y + 20} ${x + 30},${y + 20}`,
        oklch(0.4, 0.13, 25),
        0.8,
      ),
    ),
    ellipse(x, y + 2, 72, 10, oklch(0.98, 0.05, 95)),
    glow(S, x, y + 10, 120, P.lamp, 0.9, 0.5),
  ];
}

/** Cloth with stripes that go round the form. */
function cloth(
  S: Easel,
  outline: Points,
  size: number,
  flow: number,
  stripes: readonly string[],
  shadow: readonly Point[] = [],
): Mark {
  const tone = new Tone(0).round(outline, { ...LIT, size, light: 1, dark: 0.06 });
  if (shadow.length) tone.fill(shadow, 0.12, { soft: 30, amount: 0.8 });
  return modelled(S, outline, {
    tone,
    colours: PYJAMAS,
    flow,
    length: 34,
    width: 6,
    uneven: 0.05,
    over: stripes.map((list) =>
      brushLine(S, trace(list), 7, P.stripe, { opacity: 0.5, attack: 0.05, decay: 0.05 }),
    ),
  });
}

function boy(S: Easel): Mark {
  return [
    softShadow(S, 560, 1140, 380, 40, P.dark, 0.85),
    cloth(S.element('back'), BACK, 170, 1.2, [
      '520,520 620,480 760,500 870,570',
      '480,620 600,570 760,590 870,650',
      '480,720 600,670 760,690 870,740',
      '490,820 620,780 760,790 870,830',
      '510,920 640,880 780,890 870,920',
      '530,1020 660,980 790,990 870,1010',
    ]),
    neck(S),
    cloth(S.element('leg'), LEG, 90, 0.9, [
      '420,770 470,850 480,940',
      '500,810 540,900 540,1000',
      '570,890 600,980 590,1080',
      '640,980 660,1060 650,1130',
    ]),
    cel(
      S,
      smooth(FOOT),
      SKIN.body,
      laid('300,1150 330,1120 400,1110 450,1120 450,1170 300,1170', SKIN.shade, 0.7),
    ),
    ['228,1120 232,1134 226,1146', '252,1118 256,1134 252,1148', '278,1120 282,1136 278,1150'].map((list) =>
      brushLine(S, trace(list), 2, SKIN.deep, { opacity: 0.7 }),
    ),
    cloth(S.element('shin'), SHIN, 60, 1.4, [
      '312,900 380,880 450,890',
      '308,970 380,950 446,960',
      '310,1040 380,1020 436,1030',
    ]),
    head(S.element('head')),
    palm(S),
    cloth(
      S.element('sleeve'),
      SLEEVE,
      70,
      0.6,
      [
        '540,520 590,580 650,590',
        '516,600 580,640 656,650',
        '500,670 560,700 630,720',
        '450,720 490,770 540,790',
        '400,736 430,780 450,820',
      ],
      closedCurve('520,560 560,560 540,680 470,730 440,710 500,650'),
    ),
  ];
}

function neck(S: Easel): Mark {
  const collar = { body: PYJAMAS[3] ?? '', shade: PYJAMAS[1] ?? '' };
  return [
    cel(
      S,
      '430,490 470,400 520,330 560,340 590,430 580,530 500,590 436,570',
      mix(SKIN.body, SKIN.shade, 0.55),
      laid('530,400 640,440 620,580 560,610 560,500', SKIN.deep, 0.35),
    ),
    cel(
      S,
      '422,560 436,512 462,532 508,524 540,490 550,440 586,420 640,446 664,520 640,590 580,650 500,676 434,646',
      collar.body,
      laid('530,580 580,520 600,410 690,450 660,610 550,680', collar.shade, 0.55),
    ),
  ];
}

/** In profile, the crown against the ceiling, looking down along his nose. */
function head(S: Easel): Mark {
  const face =
    'M-30 -150C-92 -148 -124 -104 -125 -50C-125 -34 -122 -20 -124 -8C-127 2 -137 9 -141 17C-143 25 -135 30 -126 30C-129 36 -131 42 -128 47C-122 49 -118 50 -114 52C-121 55 -127 60 -124 68C-120 73 -116 75 -116 80C-121 92 -114 110 -98 116C-66 130 -26 126 4 106C44 78 64 36 64 -14C64 -86 26 -150 -30 -150Z';
  const hair =
    'M-117 -62C-132 -128 -78 -186 0 -182C84 -178 134 -112 128 -34C125 6 112 40 90 64C78 70 66 62 60 48C52 30 24 22 16 -4C8 8 -6 6 -12 -8C-20 -26 -18 -44 -30 -62C-34 -50 -48 -46 -58 -56C-66 -64 -72 -72 -80 -76C-92 -74 -106 -70 -117 -62Z';
  const auburn = { body: oklch(0.4, 0.09, 42), shade: oklch(0.27, 0.06, 30), lit: oklch(0.6, 0.12, 58) };
  return group(
    { transform: 'translate(420 326) rotate(-24) scale(1.3)' },
    cel(
      S,
      face,
      SKIN.body,
      ellipse(60, 40, 90, 130, SKIN.shade, `opacity=".75" filter="${blur(S, 20)}"`),
      ellipse(-20, 150, 120, 44, SKIN.shade, `opacity=".85" filter="${blur(S, 14)}"`),
      ellipse(-64, 46, 34, 24, oklch(0.7, 0.15, 32), `opacity=".4" filter="${blur(S, 9)}"`),
      ellipse(-120, -60, 30, 60, SKIN.lit, `opacity=".6" filter="${blur(S, 14)}"`),
    ),
    // the eye
    cel(
      S,
      'M-110 8C-102 -10 -80 -11 -64 5C-78 18 -100 19 -110 8Z',
      '#fffaf0',
      ellipse(-95, 11, 12.5, 13.5, oklch(0.36, 0.07, 60)),
      ellipse(-97, 13, 6.4, 7, '#1a1014'),
      ellipse(-101, 8, 3, 3, '#ffffff'),
    ),
    brushLine(S, trace('-113,8 -102,-7 -82,-9 -62,6'), 3, auburn.shade, { attack: 0.2, decay: 0.2 }),
    brushLine(S, trace('-114,-36 -101,-45 -83,-42 -66,-30'), 3.2, auburn.body, { attack: 0.3, decay: 0.5 }),
    // nostril, mouth, freckles
    brushLine(S, trace('-131,28 -124,25 -120,19'), 1.7, SKIN.deep, { opacity: 0.7 }),
    path(
      'M-128 47C-121 44 -113 47 -107 52C-110 54 -113 53 -114 52C-121 55 -127 60 -124 68C-117 67 -110 61 -106 53C-112 50 -121 49 -128 47Z',
      oklch(0.7, 0.11, 28),
    ),
    trace('-100,36 -88,42 -78,34 -94,48 -70,44 -82,52').map(([x, y]) =>
      ellipse(x, y, 1.9, 1.6, SKIN.deep, 'opacity=".45"'),
    ),
    // ear
    cel(S, '16,14 34,-6 54,4 56,34 42,58 24,54 16,36', mix(SKIN.body, SKIN.shade, 0.5)),
    brushLine(S, trace('26,18 40,6 47,24 36,44'), 3, SKIN.deep, { opacity: 0.6 }),
    cel(
      S,
      hair,
      auburn.body,
      laid('20,-190 150,-150 150,60 60,130 90,30 90,-60 50,-130', auburn.shade, 0.85),
    ),
    [
      '-96,-88 -84,-124 -40,-150',
      '-60,-82 -40,-120 10,-146',
      '-20,-66 4,-104 50,-120',
      '24,-30 46,-62 84,-70',
    ].map((list) => brushLine(S, trace(list), 5, auburn.lit, { opacity: 0.6, attack: 0.3, decay: 0.6 })),
  );
}

/** Flat and still, so that nobody falls. */
function palm(S: Easel): Mark {
  return [
    spoonFeeder(S, SKIN, P.lamp),
    cel(
      S,
      '360,752 320,742 250,736 180,738 120,726 70,706 44,700 34,712 46,730 92,752 84,762 96,776 124,782 118,794 136,806 180,810 240,818 310,818 360,806',
      SKIN.body,
      laid('360,790 300,796 200,790 130,776 96,756 70,740 60,760 120,820 360,840', SKIN.shade, 0.75),
    ),
    ['92,752 140,764 190,768', '124,782 160,788 200,790'].map((list) =>
      brushLine(S, trace(list), 2.6, SKIN.deep, { opacity: 0.7 }),
    ),
    brushLine(S, trace('46,708 58,704 66,710'), 2, SKIN.lit, { opacity: 0.9 }),
    cel(
      S,
      '300,744 286,720 262,712 244,722 250,740 276,752',
      SKIN.body,
      laid('244,740 270,736 300,750 280,760', SKIN.shade, 0.7),
    ),
  ];
}

export default card({ finish: gouache, grade: { vignette: 0.24 }, paint });
