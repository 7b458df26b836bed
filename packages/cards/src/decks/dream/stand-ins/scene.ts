/** Bronze and green with age, the hero has got down to fish in the fountain; up on the plinth the pigeons keep his place. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { closedCurve, smooth, traceCurve } from '../../../kit/curves.ts';
import { place, radians, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { birdRider } from '../../../motifs/bird-rider.ts';

const LIGHT: SheetOptions = { dx: 5, dy: 5, shadow: '#2a1a2c' };
const FLAT: SheetOptions = { ...LIGHT, lift: 0.3, rim: 0.3 };
const [SKY, SUN, HAZE, STONE, STONE_SIDE, GROUND] = [
  '#f4cba4',
  '#fbeccb',
  '#e7a583',
  '#f1e6d2',
  '#bd9f8a',
  '#cf8463',
] as const;
/** The flock, back to front. */
const BIRDS = ['#23263a', '#2f3450', '#3f4868', '#566084', '#77829f'] as const;
/** Bronze that has stood out in the rain, from shadow to light. */
const BRONZE = ['#123a3f', '#256a68', '#479a8c', '#86c5ae', '#c3e2cb'] as const;

const PERCHED = [
  trace('-26,2 -16,-7 -2,-10 8,-14 12,-22 20,-25 26,-20 31,-17 26,-15 25,-6 18,4 4,9 -12,8'),
  trace('-18,-3 -42,4 -46,12 -20,8'),
];
const WING = trace('10,-6 -4,-8 -20,0 -36,8 -16,7 4,3');
const FLYING = [
  trace('-26,2 -10,-5 10,-7 20,-11 28,-7 34,-4 26,-1 16,5 -4,7'),
  trace('-16,-2 -40,-4 -44,6 -18,6'),
  trace('10,-4 4,-28 -14,-46 -32,-50 -24,-34 -26,-26 -14,-18 -10,-2'),
  trace('8,2 10,20 0,38 -12,42 -8,24 -8,6'),
];

function paint(): Scene {
  const scene = new Scene({ seed: 441, background: SKY });
  square(scene);
  plinth(scene);
  flock(scene);
  fountain(scene);
  hero(scene);
  return scene;
}

function square(scene: Scene): void {
  const S = scene.element('square');
  scene.add(
    sheet(S, smooth(blob(330, 300, 280, 280, S.noise, 0.01, 2, 70)), SUN, { ...LIGHT, lift: 0.4 }),
    sheet(
      S,
      wobblyPolygon(
        S,
        trace(
          '-40,1010 -40,800 40,800 40,770 80,738 120,770 120,812 520,812 520,782 600,782 600,700 630,664 660,700 660,790 740,790 740,760 840,760 840,1010',
        ),
        2,
      ),
      HAZE,
      { ...LIGHT, lift: 0.5 },
    ),
    sheet(S, handPath(S, 'M-40 930C200 920 500 932 840 924L840 1240L-40 1240Z', 3), GROUND, {
      ...LIGHT,
      lift: 0.5,
    }),
  );
}

function plinth(scene: Scene): void {
  const S = scene.element('plinth');
  const block = (list: string, paper: string, lift: number): string =>
    sheet(S, wobblyPolygon(S, trace(list), 1.6), paper, { ...LIGHT, lift });
  scene.add(
    block('392,640 456,628 456,1000 392,1020', STONE_SIDE, 0.6),
    block('120,640 394,640 394,1020 120,1020', STONE, 0.6),
    block('420,600 486,588 486,628 420,642', STONE_SIDE, 0.6),
    block('92,600 422,600 422,644 92,644', STONE, 1),
    block('150,690 364,690 364,900 150,900', '#e4d4bd', 0.3),
    block('92,990 422,990 422,1040 92,1040', STONE, 1),
    block('420,990 486,976 486,1024 420,1040', STONE_SIDE, 0.6),
  );
}

/** Close together they are a hero; at the edges they remember that they are birds. */
function flock(scene: Scene): void {
  const S = scene.element('flock');
  const bird = (parts: readonly Points[], [x, y]: Point, s: number, flip: number, turn: number): string[] =>
    parts.map((part) => smooth(place(part, { x, y, sx: s * flip, sy: s, r: radians(turn) * flip })));
  const { perches, shapes } = birdRider(S, { x: 196, y: 598, s: 0.66, gap: 12 });
  const sat = perches.map(({ at, within }) => ({
    at,
    flying: within < 0.3 && S.rng.chance(0.1),
    flip: S.rng.chance(0.3) ? -1 : 1,
    s: within > 0.6 ? S.rng.range(0.48, 0.56) : S.rng.range(0.36, 0.44),
    turn: S.rng.gauss(0, 12),
    row: within > 0.6 ? S.rng.int(1, BIRDS.length - 1) : S.rng.int(1, 2),
  }));
  scene.add(
    sheet(
      S,
      shapes.map((shape) => smooth(shape)),
      BIRDS[0],
      { ...LIGHT, lift: 0.4, rough: 1, rim: 0 },
    ),
    BIRDS.slice(1).map((paper, i) => {
      const row = sat.filter((one) => one.row === i + 1);
      const next = BIRDS[Math.min(i + 2, BIRDS.length - 1)] ?? paper;
      return [
        sheet(
          S,
          row.flatMap(({ at, flying, flip, s, turn }) =>
            bird(flying ? FLYING : PERCHED, at, s, flip, flying ? turn - 20 : turn),
          ),
          paper,
          { ...LIGHT, lift: 0.35, rough: 0.6, rim: 0.6, shadowOpacity: 0.6 },
        ),
        sheet(
          S,
          row
            .filter(({ flying }) => !flying)
            .flatMap(({ at, flip, s, turn }) => bird([WING], at, s, flip, turn)),
          i === 3 ? '#a3abc0' : next,
          { ...FLAT, lift: 0.2, rough: 0.6 },
        ),
      ];
    }),
    sheet(
      S,
      trace('612,180 668,286 724,120').flatMap((at, i) =>
        bird(FLYING, at, 0.8 + 0.14 * (i % 3), -1, -20 + 17 * i),
      ),
      BIRDS[1],
      { ...LIGHT, lift: 1.4, rough: 0.8 },
    ),
  );
}

function fountain(scene: Scene): void {
  const S = scene.element('fountain');
  const ring = (rx: number, ry: number, dy = 0): string =>
    smooth(blob(330, 1150 + dy, rx, ry, S.noise, 0.004, 2, 80));
  scene.add(
    sheet(S, ring(560, 150, 40), '#a98571', { ...LIGHT, lift: 1.4 }),
    sheet(S, ring(560, 150), '#ead9c2', { ...LIGHT, lift: 0.8 }),
    sheet(S, ring(500, 116, 6), '#7d6a66', { ...FLAT, lift: 0.4 }),
    sheet(S, ring(492, 104, 18), '#3f8794', FLAT),
    sheet(S, ring(380, 66, 34), '#58a3aa', { ...FLAT, lift: 0.15 }),
  );
  const glint = (x: number, y: number, w: number): string =>
    smooth(
      ribbon(traceCurve(`${x - w},${y} ${x},${y - 3} ${x + w},${y + 1}`), (t) => 3 * Math.sin(Math.PI * t)),
    );
  scene.add(
    sheet(
      S,
      [glint(120, 1150, 60), glint(330, 1206, 90), glint(520, 1140, 50), glint(40, 1190, 40)],
      '#a9d6d2',
      { ...FLAT, lift: 0.1, rough: 0.5 },
    ),
    // round the float
    sheet(
      S,
      [26, 48].map((r) =>
        smooth(
          ribbon(
            closedCurve(`${212 - r},1160 212,${1160 - r * 0.24} ${212 + r},1160 212,${1160 + r * 0.24}`),
            () => 1.5,
          ),
        ),
      ),
      '#d3ece4',
      { ...FLAT, lift: 0.1, rough: 0.4 },
    ),
  );
}

const cutOut = (list: string): string => smooth(closedCurve(list, 8));

/** In profile, on the rim, in no hurry. */
function hero(scene: Scene): void {
  const S = scene.element('hero');
  const [deep, shade, body, light, pale] = BRONZE;
  const on = (list: string | string[], paper: string, lift = 0.9): string =>
    sheet(S, (typeof list === 'string' ? [list] : list).map(cutOut), paper, { ...LIGHT, lift });
  const flat = (list: string | string[], paper: string): string =>
    sheet(S, (typeof list === 'string' ? [list] : list).map(cutOut), paper, {
      ...FLAT,
      lift: 0.25,
      rough: 1.4,
    });
  scene.add(
    // coat tails over the rim, the far leg
    on('680,1000 744,1004 792,1036 796,1066 740,1074 680,1066', shade),
    on('424,1000 470,1000 476,1080 466,1150 436,1196 414,1170 416,1090', deep),
    // thigh and shin
    on('470,1000 510,996 516,1050 506,1120 500,1180 476,1204 456,1180 456,1100 452,1040', body),
    flat('500,1010 516,1050 506,1120 500,1180 484,1190 488,1110 490,1050', shade),
    on('700,1004 640,984 560,972 490,976 452,1000 462,1036 520,1052 610,1066 700,1062', body),
    flat('700,1040 600,1030 520,1020 468,1020 470,1040 520,1052 610,1066 700,1062', shade),
    // body
    on(
      '604,796 572,824 552,890 552,960 572,1020 640,1046 716,1040 736,980 730,890 712,828 684,800 640,786',
      body,
    ),
    flat('690,802 714,828 732,890 738,980 718,1040 660,1044 690,970 694,880', shade),
    flat('576,822 554,890 553,960 566,1004 584,1000 574,940 580,870 598,812', light),
    flat(
      [
        '592,850 600,846 606,854 598,860',
        '584,900 592,896 598,904 590,910',
        '582,950 590,946 596,954 588,960',
      ],
      pale,
    ),
    // sash and collar
    flat('618,806 660,800 724,960 734,1000 712,1006 690,960', pale),
    on('590,792 600,770 650,766 660,790 640,806 604,808', shade, 0.5),
    head(on, flat),
    rod(S),
    // near arm
    on(
      '644,812 680,818 698,860 690,920 662,960 620,970 560,954 532,934 546,910 590,914 628,914 636,870',
      body,
    ),
    flat('698,860 690,920 662,960 620,970 560,954 540,940 600,944 646,932 668,890 680,830', shade),
    flat('560,914 590,914 594,956 566,954', pale),
    on('566,914 546,902 524,904 508,918 510,938 524,950 546,950 562,944', light, 0.5),
    flat(
      [
        '510,918 530,916 540,920 530,924',
        '508,930 528,928 540,931 528,936',
        '516,943 532,940 544,943 534,948',
      ],
      shade,
    ),
    epaulette(S, on),
    wading(S.element('wading')),
    pigeon(S.element('pigeon'), [656, 640], 0.42),
  );
}

/** The water closes round his shins. */
function wading(S: Easel): string {
  const ring = (r: number): string =>
    smooth(
      ribbon(
        closedCurve(`${462 - r},1172 462,${1172 - r * 0.2} ${462 + r},1172 462,${1172 + r * 0.2}`),
        () => 1.6,
      ),
    );
  return [
    sheet(
      S,
      cutOut('380,1180 410,1168 436,1176 462,1166 490,1176 520,1168 560,1184 540,1230 400,1230'),
      '#58a3aa',
      { ...FLAT, lift: 0.1, rim: 0, shadowOpacity: 0.15 },
    ),
    sheet(S, [ring(64), ring(92)], '#d3ece4', { ...FLAT, lift: 0.1, rough: 0.4 }),
  ].join('');
}

function head(
  on: (list: string, paper: string, lift?: number) => string,
  flat: (list: string | string[], paper: string) => string,
): string {
  const [deep, shade, body, light, pale] = BRONZE;
  return [
    on('616,690 648,690 660,730 656,776 640,800 620,796 612,750', deep, 0.5),
    on(
      '574,676 565,694 561,708 557,716 540,739 541,747 553,749 549,755 553,760 549,765 554,771 551,779 556,792 572,800 596,798 616,786 628,760 634,720 624,680',
      body,
      0.7,
    ),
    flat('624,690 636,720 630,760 616,786 596,798 572,800 590,786 606,760 610,720', shade),
    flat('572,684 566,696 562,710 556,722 546,738 552,742 566,730 574,708', light),
    // sideburn, brow, lid, moustache, ear
    flat(
      [
        '596,726 608,720 612,744 604,772 592,776 590,752',
        '560,708 572,701 588,704 574,708',
        '566,720 578,723 588,718 578,728',
        '544,752 560,747 574,754 560,758',
      ],
      deep,
    ),
    flat('606,718 618,714 622,730 614,744 606,738', light),
    on('528,694 540,664 574,640 620,624 672,630 708,654 724,684 690,690 646,682 596,690 556,700', shade, 1.1),
    flat('532,690 542,666 576,644 620,630 600,650 570,668 548,688', body),
    flat(['604,640 622,636 628,656 612,662'], pale),
  ].join('');
}

function epaulette(S: Easel, on: (list: string, paper: string, lift?: number) => string): string {
  return [
    sheet(
      S,
      times(9, (i) =>
        smooth(ribbon(traceCurve(`${640 + i * 6},812 ${642 + i * 6.6},830 ${641 + i * 7},842`), () => 2.2)),
      ),
      BRONZE[3],
      { ...FLAT, rough: 0.6 },
    ),
    on('630,800 648,788 682,794 700,812 690,822 650,818', BRONZE[4], 0.5),
  ].join('');
}

/** Long, bent by nothing, and a red float. */
function rod(S: Easel): string {
  const stick = ribbon(traceCurve('640,980 560,940 440,872 320,800 226,728'), (t) => 5 - 4 * t);
  const thread = ribbon(traceCurve('226,728 220,860 214,1000 212,1146'), () => 0.9);
  return [
    sheet(S, smooth(thread), '#f6efe0', { ...FLAT, lift: 0.6, rough: 0.4 }),
    sheet(S, smooth(stick), '#5a3526', { ...LIGHT, lift: 1.4, rough: 0.8 }),
    sheet(S, smooth(blob(212, 1154, 11, 14, S.noise, 0.03)), '#d8412f', LIGHT),
    sheet(S, smooth(blob(212, 1146, 9, 6, S.noise, 0.03)), '#f6efe0', FLAT),
  ].join('');
}

/** One that came too late for a place; feet at the point given. */
function pigeon(S: Easel, [x, y]: Point, s: number): string {
  const at = (list: string): string =>
    smooth(closedCurve(list).map(([u, v]): Point => [x - u * s, y + v * s]));
  const glued: SheetOptions = { ...LIGHT, lift: 0.4, rough: 1 };
  return [
    sheet(
      S,
      ['18,-20 26,-20 28,2 50,6 28,10 10,8 20,0', '-12,-18 -4,-18 -4,4 18,9 -6,12 -22,9 -12,2'].map(at),
      '#d8543a',
      glued,
    ),
    sheet(S, at('-96,-50 -172,-4 -180,14 -150,14 -100,-10'), '#1f2130', LIGHT),
    sheet(S, at('90,-152 118,-146 96,-134'), '#e9c9a0', glued),
    sheet(
      S,
      at(
        '-118,-16 -88,-50 -40,-78 -2,-98 20,-122 28,-152 50,-172 80,-166 96,-146 94,-122 88,-98 88,-64 70,-34 36,-16 0,-10 -40,-12 -80,-8',
      ),
      '#565b78',
      { ...LIGHT, lift: 0.8 },
    ),
    sheet(S, at('16,-116 28,-130 60,-118 92,-120 88,-92 60,-84 30,-92'), '#4f8a7c', glued),
    sheet(S, at('12,-86 -34,-74 -84,-46 -146,-2 -90,-10 -36,-18 12,-30 34,-58'), '#8b90a8', glued),
    sheet(
      S,
      ['-24,-54 -60,-34 -96,-12 -84,-10 -50,-26 -18,-42', '4,-50 -30,-30 -60,-14 -48,-14 -18,-26 10,-38'].map(
        at,
      ),
      '#2b2d3f',
      glued,
    ),
    sheet(S, at('62,-150 70,-158 78,-150 70,-142'), '#f0a13c', glued),
  ].join('');
}

export default card({ finish: cutpaper, grade: {}, paint });
