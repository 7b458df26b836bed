/** A black robe and a scythe hang on a tree by a lake; the meadow is uncut and bare footprints lead to the water. Noon, from the upper right. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine, dabs, foliage } from '../../../kit/brush.ts';
import { clamp, mix, type Colour } from '../../../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path, type Mark } from '../../../kit/markup.ts';
import { fix, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { beastParts } from '../../../motifs/animals/quadruped.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = -45;
const shaded = shadedFrom(FROM);
const CORAL = '#f2684a';
const ROBE = '#2b2838';

function paint(): Scene {
  const scene = new Scene({ seed: 55, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#4ea3e0',
      bottom: '#eef6f2',
      y: 560,
      clouds: [
        [610, 330, 330, 130],
        [300, 470, 200, 60],
      ],
      shadow: '#a9b8d8',
      from: FROM,
      min: 0.55,
    }),
  );
  lake(scene);
  meadow(scene);
  tree(scene);
  midGrass(scene);
  scythe(scene);
  robe(scene);
  hooks(scene);
  front(scene);
  return scene;
}

function lake(scene: Scene): void {
  const L = scene.element('lake');
  scene.add(
    wash(
      L,
      soften('-40,560 60,520 180,536 300,508 430,530 560,490 680,520 850,500 850,590 -40,590', 0.8),
      '#9cc0c4',
      { min: 0.5, rough: 8, region: [-60, 450, 940, 170] },
    ),
    wash(
      L,
      soften('-40,580 120,556 260,570 420,552 600,568 720,548 850,560 850,600 -40,600', 0.8),
      '#5f9a7c',
      { min: 0.55, rough: 9, region: [-60, 520, 940, 110] },
    ),
    path('M-40 590H850V860H-40Z', '#fff'),
    wash(
      L,
      'M-40 588C200 584 600 590 850 586V880H-40Z',
      L.linearAt(['#bfe0ea', [0.3, '#5fb0d8'], '#1f7fae'], 0, 588, 0, 830),
      { min: 0.6, rough: 5, region: [-60, 570, 940, 330] },
    ),
    glaze(
      L,
      soften('-40,592 200,590 460,596 700,590 850,594 850,616 600,612 300,618 -40,612', 0.7),
      '#4f8a70',
      { opacity: 0.6, rough: 8 },
    ),
    stain(L, {
      region: [-20, 600, 840, 230],
      n: 170,
      length: (_, y) => 16 + (y - 600) * 0.34,
      width: (_, y) => 1 + (y - 600) / 80,
      angle: 0,
      colour: '#13608f',
      opacity: [0.12, 0.5],
      spread: 0.03,
    }),
    lifted(
      L,
      times(90, () => {
        const y = L.rng.range(600, 800);
        const x = L.rng.gauss(600, 130);
        const w = L.rng.range(6, 30) * (0.4 + (y - 590) / 160);
        return `M${fix(x)} ${fix(y)}q${fix(w * 0.5)} -3 ${fix(w)} 0q${fix(-w * 0.5)} 3 ${fix(-w)} 0Z`;
      }),
      0.95,
      0.4,
    ),
  );
  // the bather: a coral ring, a pale bald head seen from behind, rings of water
  const B = scene.element('bather');
  const [x, y] = [640, 664];
  scene.add(
    ...[46, 74, 108].map((r, i) =>
      group(
        {},
        lifted(
          B,
          smooth(
            ribbon(
              times(40, (k): Point => {
                const a = (k / 39) * 6.28;
                return [x + Math.cos(a) * r, y + 8 + Math.sin(a) * r * 0.2];
              }),
              (t) => (1.6 - i * 0.3) * (0.6 + 0.4 * Math.sin(t * 30)),
            ),
          ),
          0.85,
          0.5,
        ),
      ),
    ),
    soft(B, smooth(blob(x, y + 22, 44, 8, B.noise, 0.1)), '#a8402c', 5, 0.5),
    shaded(
      B,
      smooth(blob(x, y - 12, 15, 17, B.noise, 0.03)),
      { fill: '#fbf4e2', shade: '#9a8f88', depth: 9, min: 0.94 },
      ink(
        B,
        `M${x - 6} ${y - 22}C${x - 2} ${y - 18} ${x + 2} ${y - 22} ${x + 6} ${y - 18}`,
        1,
        '#a89a88',
        0.6,
      ),
    ),
    path(`M${x - 4} ${y + 2}h8v10h-8Z`, '#e6dcc6'),
    shaded(
      B,
      `M${x - 36} ${y + 10}C${x - 34} ${y - 4} ${x + 34} ${y - 4} ${x + 36} ${y + 10}C${x + 34} ${y + 26} ${x - 34} ${y + 26} ${x - 36} ${y + 10}Z`,
      { fill: CORAL, shade: '#9c2a2a', depth: 10, min: 0.88 },
      path(`M${x - 26} ${y - 2}l12 -2l2 26l-12 -3ZM${x + 14} ${y - 4}l12 2l-2 24l-12 3Z`, '#fdf6ea'),
    ),
    path(
      `M${x - 18} ${y + 5}C${x - 8} ${y + 1} ${x + 8} ${y + 1} ${x + 18} ${y + 5}C${x + 8} ${y + 9} ${x - 8} ${y + 9} ${x - 18} ${y + 5}Z`,
      '#1f6a94',
      'opacity=".7"',
    ),
  );
}

function meadow(scene: Scene): void {
  const M = scene.element('meadow');
  const ground = 'M-40 800C60 776 180 780 300 776C420 772 520 784 600 800C680 814 760 806 850 798V1240H-40Z';
  scene.add(
    layer(
      M,
      path(
        ground,
        M.linearAt(['#c9d66e', [0.25, '#9cbb4e'], [0.6, '#6a9440'], '#3a6434'], 500, 776, 440, 1200),
      ),
      { min: 0.75, rough: 8, region: [-60, 740, 940, 500] },
    ),
    stain(M, {
      region: [-20, 790, 840, 420],
      n: 1200,
      length: (_, y) => 14 + (y - 780) * 0.1,
      width: (_, y) => 1.2 + (y - 780) / 200,
      angle: -1.35,
      colour: (x, y) => mix('#8aa83c', '#2f5a2e', clamp((y - 800) / 360 + M.noise.fbm(x / 90, y / 50) * 0.6)),
      opacity: [0.15, 0.55],
      spread: 0.35,
    }),
    // shade under the tree
    soft(M, soften('-40,880 100,850 300,860 420,890 400,960 260,1000 60,1010 -40,1000'), '#27503c', 24, 0.6),
  );
  // sandy path down to the water
  const path0 =
    '210,936 250,896 330,884 420,880 490,862 548,836 590,806 640,800 660,806 624,844 576,884 510,920 430,950 340,972 256,974';
  scene.add(
    layer(M, path(soften(path0), M.linearAt(['#f6e8c6', '#e2c894'], 620, 800, 340, 1040)), {
      min: 0.7,
      rough: 7,
      rim: 1.4,
      rimStrength: 0.4,
      region: 0.15,
    }),
  );
  // bare feet, one after the other
  const F = scene.element('footprints');
  const steps: readonly (readonly [number, number, number, number?])[] = [
    [272, 944, 1.2, -1],
    [326, 922, 1.12, 1],
    [378, 934, 1.05, -1],
    [424, 902, 0.98, 1],
    [474, 902, 0.9, -1],
    [512, 870, 0.8, 1],
    [552, 862, 0.72, -1],
    [588, 830, 0.6, 1],
  ];
  scene.add(
    steps.map(([x, y, s, side = 1]) =>
      group(
        { transform: `translate(${x} ${y}) rotate(66) scale(${s * side} ${s})`, opacity: 0.85 },
        // heel, the thin outer edge, ball and five toes
        path(
          soften('-3,20 3,20 5,14 3,6 6,-2 7,-9 1,-12 -6,-10 -7,-4 -3,4 -5,13') +
            [
              [-6.5, -15, 2.7],
              [-2.2, -17.5, 2],
              [1.4, -17.6, 1.8],
              [4.8, -16.2, 1.6],
              [7.6, -13.4, 1.4],
            ]
              .map(([u = 0, v = 0, r = 1]) => smooth(blob(u, v, r, r * 1.25, F.noise, 0.1)))
              .join(''),
          '#94744c',
        ),
      ),
    ),
  );
}

function tree(scene: Scene): void {
  const T = scene.element('tree');
  const bark = (d: string, depth: number): string =>
    shaded(
      T,
      d,
      { fill: '#8a6a52', shade: '#33222c', depth, min: 0.8 },
      stain(T, {
        region: [-40, 20, 760, 980],
        n: 460,
        length: 40,
        width: 2,
        angle: (x) => (x > 170 ? -0.15 : 1.5),
        colour: '#3a2628',
        opacity: [0.2, 0.65],
        spread: 0.2,
      }),
    );
  // leaves behind
  const L = scene.element('leaves');
  const mass = (region: string, n: number, size: number, colours: readonly Colour[]): Mark =>
    foliage(L, {
      region: spline(trace(region), true, 6),
      n,
      size,
      aspect: 0.46,
      angle: 1.1,
      colour: () => L.rng.pick(colours),
      opacity: [0.75, 1],
    });
  const crown =
    '-30,-30 820,-30 820,60 740,110 640,90 560,150 450,130 360,190 250,170 180,240 90,230 -30,300';
  scene.add(
    layer(
      L,
      [
        path(
          soften('-30,-30 820,-30 800,30 700,70 560,100 420,110 300,140 180,180 60,200 -30,240'),
          '#3f6f3c',
        ),
        mass(crown, 560, 30, ['#2f5a34', '#3f6f3c', '#4f8242']),
      ],
      { rough: 4, rim: 1.4, min: 0.7, pool: 0.02, region: [-60, -60, 920, 400] },
    ),
  );
  scene.add(
    bark(
      'M60 340C160 300 260 270 360 258C470 246 560 232 660 196L664 212C580 256 480 276 380 290C280 304 200 350 120 410Z',
      12,
    ),
    bark('M560 226C600 200 640 170 660 130L668 134C656 180 620 220 580 244Z', 5),
    bark(
      'M-30 1000C20 940 40 800 36 620C34 440 30 300 20 120L120 110C130 260 140 300 150 420C150 600 150 800 190 940C200 970 214 990 226 1004C150 990 60 990 -30 1000Z',
      46,
    ),
  );
  scene.add(
    layer(
      L,
      [
        mass('-30,-30 820,-30 820,40 700,80 600,60 500,110 380,90 260,130 140,120 60,180 -30,200', 420, 30, [
          '#6f9f3e',
          '#8fb84a',
          '#b9d05c',
          '#558a3c',
        ]),
        mass('560,60 680,40 780,70 820,160 740,200 660,170 600,140', 110, 28, [
          '#a8c850',
          '#c9dc6a',
          '#7faa42',
        ]),
      ],
      { rough: 4, rim: 1.3, min: 0.68, pool: 0.02, region: [-60, -60, 920, 330] },
    ),
    lifted(L, dabs(L, 22, [60, 760], [30, 150], [3, 9], [2, 6], 0.3), 0.7, 1),
  );
}

function scythe(scene: Scene): void {
  const S = scene.element('scythe');
  const snath = smooth(
    ribbon(traceCurve('548,226 556,320 540,420 548,540 530,660 540,800 534,880'), () => 8, S.noise, 1),
  );
  scene.add(
    group({ transform: 'translate(-14 12)' }, soft(S, snath, '#1f3a3c', 7, 0.35)),
    shaded(
      S,
      snath,
      { fill: '#c08e58', shade: '#4a2c20', depth: 8, min: 0.82 },
      ink(S, 'M546 300C552 360 540 420 544 520M534 600C540 700 532 780 536 860', 1.6, '#6a4428', 0.6),
    ),
    shaded(
      S,
      'M520 470C514 462 512 452 518 448L548 456L546 472ZM566 640C572 634 576 626 572 620L534 626L534 642Z',
      { fill: '#a8743c', shade: '#4a2c20', depth: 5 },
    ),
    // blade over the bough, bright as noon
    shaded(
      S,
      'M538 214C580 190 660 190 720 232C752 256 768 290 772 324C744 284 704 256 654 246C610 238 570 240 546 240Z',
      { fill: '#dfe8f0', shade: '#5a6a8c', from: 150, depth: 14, min: 0.9 },
      ink(S, 'M556 222C610 206 680 212 728 250C748 266 760 286 768 312', 2.4, '#8a98b4', 0.8),
    ),
    lifted(S, 'M560 234C620 226 690 246 740 286C700 262 640 246 560 244Z', 0.9, 1),
    shaded(S, 'M532 208L562 206L564 246L534 248Z', { fill: '#5a5f74', shade: '#23263a', depth: 7 }),
  );
}

function robe(scene: Scene): void {
  const R = scene.element('robe');
  // hook and cord
  scene.add(ink(R, 'M354 262C354 280 372 282 370 300', 4, '#4a3a34', 1));
  const body =
    'M366 300C332 304 306 336 300 384C296 410 290 424 268 436C244 452 232 520 222 600C214 680 214 760 204 846C218 862 230 842 242 858C254 874 266 850 280 864C294 880 306 856 322 870C336 884 350 858 366 872C382 884 392 858 408 868C424 878 432 852 446 862C460 870 470 846 482 852C472 760 474 680 464 600C458 530 470 470 452 440C436 424 436 410 430 384C424 336 400 304 366 300Z';
  const fold = (list: string, w: number, c: Colour, blur: number, o: number): string =>
    soft(R, smooth(ribbon(traceCurve(list, 8), (t) => w * (0.25 + 0.75 * t))), c, blur, o);
  const shine = (list: string, w: number, o: number): string =>
    lifted(R, smooth(ribbon(traceCurve(list, 8), (t) => w * Math.sin(Math.PI * (0.08 + 0.85 * t)))), o, 4);
  scene.add(
    soft(R, soften('190,860 260,850 400,860 440,880 380,930 240,940 160,910'), '#1f3a2a', 14, 0.6),
    shaded(
      R,
      body,
      {
        fill: R.linearAt(['#3a3650', ROBE, '#1c1a28'], 460, 400, 220, 760),
        shade: '#0a0912',
        depth: 60,
        min: 0.9,
        wet: 0.8,
        crisp: 0.4,
      },
      fold('330,440 318,560 300,700 290,870', 16, '#07060c', 7, 0.8),
      fold('372,420 378,560 366,700 372,870', 14, '#07060c', 7, 0.8),
      fold('410,440 422,560 424,700 440,860', 16, '#07060c', 7, 0.8),
      fold('280,470 262,580 250,720 240,850', 12, '#07060c', 6, 0.7),
      shine('438,460 448,560 452,680 466,830', 9, 0.3),
      shine('394,430 402,560 398,700 410,850', 7, 0.22),
      shine('350,440 346,560 336,700 338,850', 7, 0.18),
      shine('300,470 286,580 272,720 266,850', 6, 0.12),
    ),
    // hood: empty, its lining catching a little sky
    shaded(
      R,
      soften(
        '366,302 402,316 424,352 430,400 416,440 390,462 364,468 338,460 314,438 302,400 308,352 332,316',
      ),
      { fill: '#3c3852', shade: '#0a0912', depth: 26, min: 0.9 },
      shine('398,322 416,350 422,396 412,430', 6, 0.4),
    ),
    shaded(R, soften('366,336 390,350 402,384 396,420 376,442 356,442 336,420 330,384 342,350'), {
      fill: '#15131f',
      shade: '#030206',
      from: 130,
      depth: 22,
      min: 0.95,
    }),
    ink(R, 'M366 336C346 344 332 366 332 392C334 416 346 436 358 442', 2, '#5a5674', 0.9),
    // sleeves hanging loose, hollow cuffs
    shaded(
      R,
      'M296 432C262 450 236 500 222 560C210 610 196 650 186 690C206 712 240 710 258 694C262 640 282 580 300 540Z',
      { fill: '#2f2c40', shade: '#0a0912', depth: 24, min: 0.9 },
      shine('290,450 262,520 244,610 236,690', 6, 0.25),
    ),
    shaded(R, soften('188,690 212,682 242,684 258,694 238,706 206,708'), {
      fill: '#0d0b14',
      shade: '#000000',
      depth: 6,
      min: 0.95,
    }),
    shaded(
      R,
      'M440 434C470 452 484 510 492 560C500 610 514 650 522 684C502 706 468 708 450 690C448 640 440 580 432 530Z',
      { fill: '#37334a', shade: '#0a0912', depth: 22, min: 0.9 },
      shine('452,450 474,520 488,600 504,676', 8, 0.4),
    ),
    shaded(R, soften('450,690 472,680 504,676 522,684 506,700 472,706'), {
      fill: '#0d0b14',
      shade: '#000000',
      depth: 6,
      min: 0.95,
    }),
    // rope belt with a hanging end
    layer(
      R,
      [
        brushLine(R, trace('258,594 310,612 366,616 420,612 466,592'), 5, '#c9ae7c', {
          attack: 0.02,
          decay: 0.02,
        }),
        brushLine(R, trace('366,612 358,650 370,690 362,736'), 4, '#bda06c', { attack: 0.02, decay: 0.1 }),
        brushLine(R, trace('372,612 386,644 380,676 392,708'), 4, '#a88c5a', { attack: 0.02, decay: 0.1 }),
      ],
      { rough: 1.4, rim: 1.2, region: 0.2 },
    ),
  );
  // a butterfly has already moved in on the hood
  scene.add(
    layer(
      R,
      [
        path(soften('420,310 408,290 414,278 426,286 428,304'), '#fdf6ea'),
        path(soften('426,308 430,288 444,282 448,296 438,308'), '#f6dfa0'),
      ],
      { rough: 1, rim: 1.4, region: 0.5 },
    ),
  );
}

function daisy(S: Easel, x: number, y: number, r: number, petal: Colour = '#ffffff'): string {
  const k = S.rng.range(0.55, 0.95);
  return [
    times(9, (i) => {
      const a = (i / 9) * 6.28 + S.rng.gauss(0, 0.1);
      return path(
        smooth(
          blob(
            x + Math.cos(a) * r * 0.62,
            y + Math.sin(a) * r * 0.62 * k,
            r * 0.4,
            r * 0.2,
            S.noise,
            0.1,
            1,
            14,
            Math.atan2(Math.sin(a) * k, Math.cos(a)),
          ),
        ),
        petal,
      );
    }).join(''),
    path(smooth(blob(x, y, r * 0.3, r * 0.27 * k, S.noise, 0.1, 1, 12)), '#e9b832'),
  ].join('');
}

function hooks(scene: Scene): void {
  // hourglass on its side, sand at rest
  const H = scene.element('hourglass');
  scene.add(
    group(
      { transform: 'translate(604 1092) rotate(-8)' },
      soft(H, 'M-84 36C-20 24 60 26 96 34C50 48 -40 50 -84 36Z', '#1f3a24', 7, 0.75),
      shaded(
        H,
        'M-70 -28C-40 -34 -16 -18 0 -5C16 -18 40 -34 70 -28C76 -10 76 12 70 28C40 34 16 20 0 7C-16 20 -40 34 -70 28C-76 12 -76 -10 -70 -28Z',
        { fill: '#e4f2f2', shade: '#6a96a4', depth: 12, min: 0.8 },
        path(
          'M-72 2C-50 0 -30 4 -12 8C-20 20 -44 32 -70 28ZM14 8C30 4 50 2 72 6C74 16 72 24 68 28C44 32 24 22 14 8Z',
          '#e2b96a',
        ),
      ),
      lifted(H, 'M-58 -22C-44 -24 -30 -18 -20 -10C-34 -14 -48 -16 -58 -14Z', 0.95, 1),
      shaded(H, 'M-84 -36L-70 -36L-68 36L-84 36ZM70 -36L86 -36L84 36L68 36Z', {
        fill: '#9a6438',
        shade: '#43241c',
        depth: 7,
      }),
      ink(H, 'M-72 -32C-20 -36 30 -34 74 -32', 5, '#8a5830', 1),
    ),
  );
  // mayflies and a very small birthday cake on a stump
  const C = scene.element('cake');
  scene.add(
    shaded(C, 'M54 1120C56 1090 60 1080 64 1072L164 1070C170 1084 172 1100 176 1120Z', {
      fill: '#a8825c',
      shade: '#4a3024',
      depth: 18,
    }),
    shaded(C, soften('58,1074 86,1062 140,1062 168,1072 140,1084 86,1084'), {
      fill: '#e2c494',
      shade: '#8a6444',
      depth: 8,
    }),
    shaded(C, 'M86 1070L88 1040C98 1034 128 1034 138 1040L140 1070C126 1076 100 1076 86 1070Z', {
      fill: '#fbe6cf',
      shade: '#b5866c',
      depth: 10,
      min: 0.9,
    }),
    shaded(
      C,
      'M86 1044C92 1032 132 1032 140 1044C136 1054 130 1046 124 1052C118 1058 112 1048 106 1054C100 1056 94 1050 86 1044Z',
      { fill: '#fdf6f0', shade: '#c99aa0', depth: 5, min: 0.94 },
    ),
    ink(C, 'M112 1036V1014', 4, '#7fb0d8', 1),
    path('M112 1014C106 1006 110 1000 112 994C116 1000 118 1006 112 1014Z', '#f5b21f'),
  );
  const fly = (x: number, y: number, s: number, flip: number): string =>
    moved(
      { x, y, s, flip },
      path(soften('0,0 -10,-22 -4,-34 6,-24 6,-4'), '#dfeef2', 'opacity=".85"'),
      path(soften('4,-2 10,-24 20,-30 20,-16 12,-2'), '#eef6f6', 'opacity=".85"'),
      ink(C, 'M0 0C10 4 20 12 26 20M26 20L36 34M26 20L30 38', 2, '#5a4a3a', 0.95),
      ink(C, 'M-2 -2L-14 -8M-2 0L-12 2', 1.4, '#5a4a3a', 0.9),
      path(smooth(blob(-1, -1, 4, 3.4, C.noise, 0.1)), '#5a4a3a'),
    );
  scene.add(
    layer(
      C,
      [fly(60, 1034, 0.9, -1), fly(166, 1026, 0.95, 1), fly(94, 990, 0.8, 1), fly(146, 984, 0.7, -1)],
      { rough: 1, rim: 1.2, region: [10, 930, 220, 150] },
    ),
  );
  // a very old dog, leaping like a pup after the butterfly
  const D = scene.element('dog');
  scene.add(
    soft(D, 'M620 1000C650 992 710 992 732 1000C710 1008 650 1008 620 1000Z', '#1f3a24', 5, 0.6),
    group(
      { transform: 'translate(664 984) rotate(-14)' },
      beastParts({ kind: 'dog', pose: 'gallop', x: 0, y: 0, colours: { coat: '#b9ab98' } }).parts.map(
        ({ d, role }) =>
          role === 'eye' || role === 'nose'
            ? path(d, '#221a20')
            : shaded(D, d, {
                fill:
                  role === 'far leg'
                    ? '#8f8272'
                    : role === 'ear' || role === 'dark'
                      ? '#8a7d70'
                      : role === 'pale'
                        ? '#e6dccb'
                        : '#b9ab98',
                shade: '#5a4c4c',
                depth: role === 'body' ? 11 : 5,
              }),
      ),
    ),
  );
}

/** A tuft of blades. */
function tuftOn(
  G: Easel,
): (x0: number, x1: number, y: number, n: number, h: number, colours: readonly Colour[], w: number) => Mark {
  const blade = (x: number, y: number, h: number, c: Colour, w: number): string =>
    brushLine(
      G,
      [
        [x, y],
        [x + G.rng.gauss(2, 5), y - h * 0.5],
        [x + G.rng.gauss(8, 16), y - h],
      ],
      w,
      c,
      { decay: 0.8 },
    );
  return (x0, x1, y, n, h, colours, w) =>
    times(n, () =>
      blade(G.rng.range(x0, x1), y + G.rng.range(-6, 10), h * G.rng.range(0.5, 1.2), G.rng.pick(colours), w),
    );
}

/** Grass further off, before anything lies in it. */
function midGrass(scene: Scene): void {
  const G = scene.element('mid grass');
  const D = scene.element('small daisies');
  const tuft = tuftOn(G);
  scene.add(
    layer(
      G,
      [
        tuft(-10, 260, 960, 110, 60, ['#4f8038', '#6f9a3e', '#3a6a36'], 2.2),
        tuft(-30, 280, 1022, 190, 74, ['#4f8038', '#6f9a3e', '#3a6a36', '#5c8c3a'], 2.4),
        tuft(560, 820, 890, 120, 46, ['#8aae46', '#6f9a3e', '#a8c456'], 2),
        tuft(440, 620, 960, 60, 50, ['#6f9a3e', '#8aae46', '#4f8038'], 2.2),
      ],
      { rough: 2, rim: 1, min: 0.72, region: [-40, 800, 900, 270] },
    ),
  );
  scene.add(
    layer(
      D,
      times(46, () =>
        daisy(
          D,
          D.rng.chance(0.4) ? D.rng.range(20, 250) : D.rng.range(470, 790),
          D.rng.range(840, 1010),
          D.rng.range(3, 7),
          D.rng.pick(['#ffffff', '#ffffff', '#f6d2c8']),
        ),
      ),
      { rough: 1, rim: 1, min: 0.9, region: [0, 820, 800, 210] },
    ),
  );
}

/** Tall uncut grass and daisies in front. */
function front(scene: Scene): void {
  const G = scene.element('grass');
  const tuft = tuftOn(G);
  scene.add(
    layer(
      G,
      [
        tuft(-10, 330, 1200, 170, 110, ['#2f5f34', '#4f8038', '#6f9a3e', '#86aa48'], 3),
        tuft(430, 820, 1206, 190, 110, ['#2f5f34', '#4f8038', '#6f9a3e', '#9cbb4e'], 3),
      ],
      { rough: 2, rim: 1, min: 0.72, region: [-40, 1040, 900, 180] },
    ),
  );
  const D = scene.element('daisies');
  scene.add(
    layer(
      D,
      times(30, () => {
        const x = D.rng.chance(0.5) ? D.rng.range(20, 330) : D.rng.range(470, 780);
        const y = D.rng.range(1110, 1180);
        return [
          brushLine(
            D,
            [
              [x, y],
              [x + 3, y + 30],
              [x, 1210],
            ],
            1.6,
            '#4f8038',
          ),
          daisy(D, x, y, D.rng.range(9, 16)),
        ];
      }),
      { rough: 1.4, rim: 1.2, min: 0.9, region: [0, 1070, 800, 140] },
    ),
  );
  scene.add(group({ style: MULTIPLY, opacity: 0.4 }, soft(D, 'M-20 1180H820V1220H-20Z', '#1f3a24', 12, 1)));
}

export default card({ finish: watercolour, grade: { seed: 97 }, paint });
