/** Overnight he has outgrown the house: he wears it, roof and all. His mother has brought his breakfast up a ladder, and he sees to it that she does not fall. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { brushLine, fur } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, resample, smooth } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import {
  between,
  place,
  radians,
  rectangle,
  times,
  trace,
  type Point,
  type Points,
} from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { paintedHands, type PlacedHand } from '../../../motifs/hands/painted.ts';
import { ladder } from '../../../motifs/ladder.ts';
import { boySkin, outgrownBoy } from '../../../motifs/outgrown-boy.ts';
import { spoonFeeder } from '../../../motifs/spoon-feeder.ts';

const P = {
  high: oklch(0.78, 0.06, 225),
  low: oklch(0.95, 0.055, 90),
  far: oklch(0.78, 0.06, 165),
  lawn: oklch(0.7, 0.12, 128),
  deep: oklch(0.4, 0.08, 155),
  shade: oklch(0.3, 0.06, 280),
  wood: oklch(0.6, 0.09, 65),
  dark: oklch(0.24, 0.05, 300),
  stripe: oklch(0.55, 0.11, 250),
  cloth: oklch(0.58, 0.17, 27),
};
const SKIN = {
  body: oklch(0.86, 0.068, 60),
  shade: oklch(0.68, 0.1, 40),
  deep: oklch(0.5, 0.1, 30),
};
const PYJAMAS = [
  oklch(0.46, 0.07, 280),
  oklch(0.66, 0.06, 262),
  oklch(0.86, 0.035, 240),
  oklch(0.97, 0.025, 95),
];
const PLASTER = [
  oklch(0.56, 0.05, 300),
  oklch(0.74, 0.045, 330),
  oklch(0.9, 0.035, 75),
  oklch(0.98, 0.03, 90),
];
const TILES = [oklch(0.32, 0.09, 15), oklch(0.46, 0.13, 25), oklch(0.6, 0.15, 35), oklch(0.76, 0.13, 52)];
const LIT = { from: -150, before: 36 };
const GROUND = 1096;
const HEAD: Point = [336, 430];
const TILT = 7;

const WALL = resample(
  trace(
    '118,712 136,704 140,688 168,692 176,676 204,682 214,668 250,676 330,670 430,676 446,664 474,680 496,672 506,690 534,686 544,704 560,708 566,800 570,900 566,1000 562,1096 116,1096 112,1000 108,900 112,800 118,712',
  ),
  5,
);
const FOREARM = closedCurve(
  '437,777 470,770 520,774 566,812 604,862 640,882 654,846 660,800 656,742 744,740 748,840 736,930 694,984 632,992 570,960 520,912 480,910 437,906 434,840',
);
const HANGING = closedCurve(
  '245,777 210,770 160,780 112,822 74,884 52,950 46,1006 128,1012 142,956 176,912 212,898 245,890 248,830',
);

function paint(): Scene {
  const scene = new Scene({ seed: 2727, background: P.low });
  morning(scene);
  scene.add(boy(scene.element('boy')));
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    sky(S, [P.high, [0.35, mix(P.high, P.low, 0.6)], [0.62, P.low], P.low], { n: 800 }),
    hill(S, ridge(S, { y: 800, amplitude: 60, frequency: 0.004 }), {
      top: mix(P.far, P.low, 0.3),
      bottom: P.far,
      y1: 960,
    }),
    village(S),
    washing(S.element('washing')),
    hill(S, ridge(S, { y: 1000, amplitude: 18, frequency: 0.004, offset: 7 }), {
      top: mix(P.lawn, P.low, 0.25),
      bottom: P.deep,
      y1: 1300,
      strokes: 700,
    }),
    fur(S, {
      region: rectangle(-10, 1030, 810, 1210),
      n: 1700,
      length: 20,
      width: 2.4,
      flow: -1.5,
      colour: (_, y) =>
        mix(mix(P.lawn, P.low, S.rng.f() * 0.3), P.deep, clamp((y - 1040) / 170) * S.rng.range(0.4, 1)),
      order: ([, y]) => y,
      curl: 0.7,
    }),
  );
}

/** Houses that still fit. */
function village(S: Easel): Mark {
  return [
    [640, 806, 1],
    [706, 816, 0.8],
    [590, 800, 0.6],
  ].map(([x = 0, y = 0, s = 1]) => [
    path(wobblyPolygon(S, rectangle(x, y - 34 * s, x + 46 * s, y + 12)), PLASTER[2] ?? ''),
    path(
      wobblyPolygon(S, rectangle(x + 30 * s, y - 34 * s, x + 46 * s, y + 12)),
      mix(PLASTER[1] ?? '', P.far, 0.3),
    ),
    path(
      polygon([
        [x - 6 * s, y - 32 * s],
        [x + 8 * s, y - 62 * s],
        [x + 38 * s, y - 62 * s],
        [x + 52 * s, y - 32 * s],
      ]),
      mix(TILES[2] ?? '', P.low, 0.25),
    ),
    path(polygon(rectangle(x + 10 * s, y - 22 * s, x + 20 * s, y - 8 * s)), mix(P.dark, P.far, 0.4)),
  ]);
}

/** Yesterday's pyjamas. */
function washing(S: Easel): Mark {
  const cloth = PYJAMAS[3] ?? '';
  const band = (x: number): Mark =>
    times(3, (i) =>
      path(polygon(rectangle(x, 766 + i * 13, x + 50, 771 + i * 13)), P.stripe, 'opacity=".75"'),
    );
  return [
    line('M8 744V850', P.wood, 5),
    line('M8 752Q60 772 124 750', P.dark, 1.6),
    cel(S, 'M24 760L36 763L46 761L56 778L48 782L45 776L46 798L21 798L22 775L18 781L11 776Z', cloth, band(6)),
    cel(S, 'M66 764L92 760L96 802L84 803L80 780L75 803L63 802Z', cloth, band(58)),
  ];
}

function boy(S: Easel): Mark {
  return [
    softShadow(S, 400, GROUND + 6, 360, 34, P.shade, 0.75),
    shoulders(S),
    outgrownBoy(S.element('head'), { x: HEAD[0], y: HEAD[1], r: TILT }),
    roof(S.element('roof')),
    house(S.element('house')),
    bib(S.element('bib')),
    soles(S),
    sleeve(S.element('left'), HANGING, [
      '206,770 216,900',
      '156,784 184,908',
      '108,826 154,932',
      '70,890 136,966',
      '50,960 130,996',
    ]),
    hand(S.element('resting'), {
      x: 86,
      y: 996,
      size: 150,
      pose: 'rest',
      fingers: [-0.05, 0.85, 0.6],
      back: [-0.15, -0.45, 0.85],
      side: 'right',
    }),
    ladder(S.element('ladder'), [690, GROUND + 6], [556, 604], {
      wood: P.wood,
      light: P.low,
      shade: P.shade,
      w0: 62,
      w1: 48,
      rungs: 12,
      thickness: 8,
    }),
    hand(S.element('guarding'), {
      x: 702,
      y: 752,
      size: 226,
      pose: 'offer',
      fingers: [-0.12, -1, 0.12],
      back: [0.72, 0, -0.7],
      side: 'left',
    }),
    sleeve(S.element('right'), FOREARM, [
      '486,770 484,912',
      '540,788 526,916',
      '590,846 566,958',
      '634,882 628,992',
      '652,850 706,976',
      '660,806 746,868',
      '660,764 746,796',
    ]),
    spoonFeeder(S.element('mother'), { x: 572, y: 700, s: 1.06 }),
  ];
}

/** Striped cloth; stripes go round the form. */
function sleeve(S: Easel, outline: Points, stripes: readonly string[]): Mark {
  return modelled(S, outline, {
    tone: new Tone(0)
      .round(outline, { ...LIT, size: 48, light: 1, dark: 0.14 })
      .glow(443, 850, 46, -0.55, 90)
      .glow(240, 840, 40, -0.5, 80)
      .glow(650, 900, 30, -0.3, 40),
    colours: PYJAMAS,
    flow: 0.8,
    length: 26,
    width: 5,
    uneven: 0.05,
    over: stripes.map((list) => {
      const [a, b] = trace(list);
      if (!a || !b) return '';
      const [mx, my] = between(a, b, 0.5);
      return brushLine(S, [a, [mx + 10, my + 10], b], 8, P.stripe, {
        opacity: 0.62,
        attack: 0.02,
        decay: 0.02,
      });
    }),
  });
}

function hand(S: Easel, placed: PlacedHand): Mark {
  return paintedHands(S, [{ age: 'child', arm: 20, ...placed }], {
    colours: {
      skin: {
        ...complexion(0.06, 0.4),
        tones: [SKIN.deep, SKIN.shade, ...boySkin.slice(1)],
        line: SKIN.deep,
        bounce: boySkin[2],
      },
    },
    light: { angle: LIT.from, before: LIT.before },
  }).svg;
}

function shoulders(S: Easel): Mark {
  const outline = closedCurve(
    '150,720 176,668 240,632 300,616 400,616 450,632 508,664 536,720 540,800 150,800',
  );
  return [
    sleeve(S.element('shoulders'), outline, [
      '190,650 196,720',
      '236,630 240,720',
      '446,630 440,720',
      '490,650 486,720',
    ]),
    cel(
      S,
      '270,640 276,560 410,560 414,640 340,670',
      SKIN.shade,
      laid('260,560 430,560 420,610 340,632 270,604', SKIN.deep, 0.6),
    ),
  ];
}

/** He could not take it off. */
function roof(S: Easel): Mark {
  const at = (list: string): Point[] => place(trace(list), { x: HEAD[0], y: HEAD[1], r: radians(TILT - 12) });
  const slope = at('-236,-170 -160,-326 150,-326 236,-170');
  const tone = new Tone(0.5).round(slope, { ...LIT, size: 120, light: 1, dark: 0.15 });
  const row = (k: number): Points =>
    [0, 1].map((side): Point => {
      const [low, high] = side === 0 ? at('-236,-170 -160,-326') : at('236,-170 150,-326');
      return low && high ? between(low, high, k) : [0, 0];
    });
  const brick = (u: number, v: number): Mark =>
    path(
      wobblyPolygon(S, at(`${u},${v} ${u + 25},${v} ${u + 25},${v + 13} ${u},${v + 13}`)),
      mix(TILES[1] ?? '', S.rng.chance(0.5) ? P.dark : P.low, S.rng.range(0, 0.25)),
    );
  return [
    smoke(S, trace('394,36 396,18 420,2 414,-30 440,-60'), {
      w0: 14,
      w1: 26,
      colour: '#ffffff',
      opacity: 0.9,
    }),
    path(wobblyPolygon(S, at('62,-384 122,-384 122,-314 62,-314')), mix(TILES[0] ?? '', P.dark, 0.3)),
    times(5, (j) => times(2, (i) => brick(64 + i * 29 - (j % 2) * 4, -380 + j * 15))),
    path(wobblyPolygon(S, at('54,-398 130,-398 130,-382 54,-382')), TILES[1] ?? ''),
    path(polygon(at('-226,-172 226,-172 212,-146 -206,-146')), P.dark, 'opacity=".9"'),
    modelled(S.element('slope'), slope, {
      tone,
      colours: TILES,
      flow: 1.5,
      length: 24,
      width: 6,
      uneven: 0.14,
      over: times(9, (j) => tiles(S, row(j / 9), row((j + 1) / 9), j)),
    }),
    path(wobblyPolygon(S, at('-242,-178 242,-178 240,-162 -240,-162')), TILES[0] ?? ''),
    path(wobblyPolygon(S, at('-168,-334 158,-334 158,-318 -168,-318')), TILES[2] ?? ''),
  ];
}

/** One course of round tiles between two lines. */
function tiles(S: Easel, low: Points, high: Points, j: number): Mark {
  const [l0, l1, h0, h1] = [low[0], low[1], high[0], high[1]];
  if (!l0 || !l1 || !h0 || !h1) return '';
  return times(17, (i) => {
    const t = (i + (j % 2) / 2) / 16;
    const [a, b, c] = [
      between(l0, l1, t - 1 / 32),
      between(l0, l1, t + 1 / 32),
      between(between(l0, l1, t), between(h0, h1, t), -0.2),
    ];
    const e = between(between(l0, l1, t), between(h0, h1, t), 1.05);
    return [
      S.rng.chance(0.3)
        ? path(
            smooth([a, c, b, e]),
            mix(TILES[2] ?? '', S.rng.chance(0.5) ? P.low : P.dark, S.rng.range(0.1, 0.35)),
            'opacity=".5"',
          )
        : '',
      line(`M${a.join(' ')}Q${c.join(' ')} ${b.join(' ')}`, TILES[0] ?? '', 2.6, 'opacity=".75"'),
      line(`M${b.join(' ')}L${e.join(' ')}`, TILES[0] ?? '', 1.6, 'opacity=".4"'),
    ];
  });
}

/** Tight in the chest, split at the collar. */
function house(S: Easel): Mark {
  const tone = new Tone(0)
    .round(WALL, { ...LIT, size: 150, light: 1, dark: 0.2 })
    .glow(470, 960, 140, -0.3, 90);
  return [
    modelled(S.element('plaster'), WALL, {
      tone,
      colours: PLASTER,
      flow: 0.2,
      length: 40,
      width: 8,
      uneven: 0.07,
      over: [
        path(polygon(rectangle(90, 1062, 600, 1110)), oklch(0.5, 0.06, 290), 'opacity=".5"'),
        [112, 530].map((x) =>
          times(9, (i) =>
            path(
              wobblyPolygon(
                S,
                rectangle(
                  x + (i % 2) * (x > 300 ? 12 : 0),
                  736 + i * 36,
                  x + (x > 300 ? 40 : 28 + (i % 2) * 12),
                  766 + i * 36,
                ),
              ),
              mix(P.wood, PLASTER[2] ?? '', 0.45),
              'opacity=".8"',
            ),
          ),
        ),
        bricks(S),
        [
          '206,668 214,700 200,722 212,750 204,772',
          '486,690 478,716 490,740 480,766',
          '250,684 262,716 252,730',
          '116,900 140,912 150,936 176,944',
          '566,930 540,944 530,966',
        ].map((list) => line(polygon(trace(list), false), PLASTER[0] ?? '', 2.4)),
        // how tall he was, year by year
        times(6, (i) =>
          line(`M484 ${1054 - i * 15 - i * i * 2}h${i === 5 ? 18 : 10}`, P.dark, 2, 'opacity=".6"'),
        ),
      ],
    }),
    opening(S, 160, 776, 246, 892, 1),
    opening(S, 436, 776, 522, 908, -1),
    path(smooth(trace('268,1096 264,960 276,900 340,872 404,900 418,960 414,1096'), true, 0.5), P.wood),
    path(smooth(trace('280,1098 278,966 290,914 340,890 390,914 402,966 400,1098'), true, 0.5), P.dark),
  ];
}

/** Where the plaster has come off. */
function bricks(S: Easel): Mark {
  const patch = (list: string): Mark =>
    group(
      { 'clip-path': S.clip(smooth(trace(list), true, 0.6)) },
      path(smooth(trace(list)), oklch(0.62, 0.06, 40)),
      times(9, (j) =>
        times(22, (i) =>
          path(
            wobblyPolygon(
              S,
              rectangle(110 + i * 24 + (j % 2) * 12, 664 + j * 12, 131 + i * 24 + (j % 2) * 12, 673 + j * 12),
              1,
            ),
            mix(TILES[2] ?? '', S.rng.chance(0.5) ? P.dark : P.low, S.rng.range(0, 0.3)),
          ),
        ),
      ),
    );
  return [
    patch('100,650 220,650 206,716 176,736 150,726 130,752 100,740'),
    patch('456,650 580,650 580,760 556,736 530,744 506,716 470,720'),
  ];
}

/** A window that an arm came through: the frame is broken on one side. */
function opening(S: Easel, x0: number, y0: number, x1: number, y1: number, side: number): Mark {
  const outer = side < 0 ? x0 - 12 : x1 + 12;
  return [
    path(wobblyPolygon(S, rectangle(x0 - 9, y0 - 9, x1 + 9, y1 + 9)), P.wood),
    path(wobblyPolygon(S, rectangle(x0, y0, x1, y1)), P.dark),
    path(wobblyPolygon(S, rectangle(x0 - 16, y1 + 6, x1 + 16, y1 + 18)), mix(P.wood, P.low, 0.3)),
    group(
      { transform: `rotate(${side * 7} ${outer} ${y0})` },
      path(wobblyPolygon(S, rectangle(outer, y0 - 8, outer + side * 40, y1 + 6)), oklch(0.56, 0.09, 165)),
      times(6, (i) =>
        line(
          `M${outer + side * 7} ${y0 + 8 + i * 19}h${side * 26}`,
          oklch(0.38, 0.07, 175),
          3,
          'opacity=".7"',
        ),
      ),
    ),
  ];
}

/** The big tablecloth. */
function bib(S: Easel): Mark {
  const outline = closedCurve(
    '236,640 270,616 338,634 412,622 444,648 448,690 430,744 390,770 336,778 284,766 246,738 230,690',
  );
  const tone = new Tone(0)
    .round(outline, { ...LIT, size: 60, light: 1, dark: 0.35 })
    .glow(340, 640, 120, -0.35, 40);
  const colours = [
    oklch(0.62, 0.06, 300),
    oklch(0.8, 0.04, 320),
    oklch(0.95, 0.02, 85),
    oklch(0.99, 0.01, 90),
  ];
  return [
    modelled(S, outline, {
      tone,
      colours,
      flow: 1.4,
      length: 30,
      width: 6,
      uneven: 0.04,
      over: [
        times(8, (i) =>
          brushLine(
            S,
            [
              [236 + i * 32, 600],
              [240 + i * 31, 700],
              [246 + i * 28, 860],
            ],
            8,
            P.cloth,
            { opacity: 0.42, attack: 0.01, decay: 0.01 },
          ),
        ),
        times(9, (i) =>
          brushLine(
            S,
            [
              [210, 622 + i * 30],
              [340, 644 + i * 30],
              [470, 626 + i * 30],
            ],
            8,
            P.cloth,
            { opacity: 0.42, attack: 0.01, decay: 0.01 },
          ),
        ),
      ],
    }),
  ];
}

/** Both feet through the front door, soles to us, and the cat has found them. */
function soles(S: Easel): Mark {
  const foot = (x: number, flip: number): Mark =>
    group(
      { transform: `translate(${x} 1092) rotate(${flip * 5}) scale(${flip} 1)` },
      [
        [-36, -146, 15, 19],
        [-6, -158, 13, 16],
        [18, -156, 12, 15],
        [38, -146, 11, 13],
        [53, -132, 9, 11],
      ].map(([u = 0, v = 0, a = 0, b = 0]) =>
        cel(
          S,
          `M${u - a} ${v}A${a} ${b} 0 1 1 ${u + a} ${v}A${a} ${b} 0 1 1 ${u - a} ${v}Z`,
          SKIN.body,
          ellipse(u + 5, v + 8, a, b * 0.7, SKIN.shade, 'opacity=".55"'),
        ),
      ),
      cel(
        S,
        '-50,-120 -44,-140 -10,-146 30,-140 56,-116 54,-84 40,-54 36,-20 18,4 -14,6 -34,-10 -38,-40 -52,-80',
        SKIN.body,
        laid('60,-120 40,-100 14,-84 12,-50 30,-20 20,14 60,14', SKIN.shade, 0.55),
        ellipse(-14, -112, 30, 20, oklch(0.78, 0.11, 32), 'opacity=".45"'),
        ellipse(0, -16, 24, 18, oklch(0.78, 0.11, 32), 'opacity=".45"'),
      ),
      brushLine(S, trace('-40,-82 -18,-72 6,-78'), 1.8, SKIN.deep, { opacity: 0.5 }),
    );
  return [foot(286, -1), foot(394, 1)];
}

export default card({ finish: gouache, grade: { vignette: 0.14 }, paint });
