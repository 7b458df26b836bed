/** A wren feeds its nestling: a full-grown walrus, overflowing the nest on a bowed birch. Light from the upper right. */
import { card } from '../../../finishes/finish.ts';
import { watercolour } from '../../../finishes/watercolour.ts';
import { brushLine, foliage } from '../../../kit/brush.ts';
import { mackerel } from '../../../kit/clouds.ts';
import { jitter } from '../../../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { birch } from '../../../motifs/birch.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';
import { wren } from '../../../motifs/wren.ts';

const FROM = -48;
const shaded = shadedFrom(FROM);
const SKIN = '#b98a72';
const SHADE = '#54384a';

function paint(): Scene {
  const scene = new Scene({ seed: 6, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#69b3de',
      bottom: '#f4f3df',
      y: 1000,
      min: 0.6,
    }),
    mackerel(scene.element('mackerel'), { horizon: 820, lit: '#ffffff', shade: '#8fa9cf', lean: 0.3 }),
  );
  wood(scene);
  tree(scene);
  nestBack(scene);
  walrus(scene);
  wrens(scene);
  nearLeaves(scene);
  return scene;
}

function wood(scene: Scene): void {
  const W = scene.element('wood');
  const mass = (list: string, colour: string, opacity: number): string =>
    glaze(W, soften(list), colour, {
      rough: 26,
      rim: 4,
      min: 0.3,
      opacity,
      fx: 0.012,
      fy: 0.016,
      region: 0.25,
      bleed: 1.4,
    });
  scene.add(
    mass('-40,900 60,840 180,880 300,850 420,890 560,850 700,880 850,840 850,1240 -40,1240', '#c5d69a', 0.9),
    mass('-40,1000 120,950 260,1000 420,970 600,1010 850,950 850,1240 -40,1240', '#8fb078', 0.8),
    mass('-40,1100 160,1070 330,1110 520,1080 850,1100 850,1240 -40,1240', '#557f5e', 0.8),
    mass('560,-40 850,-40 850,330 780,360 720,290 660,240 610,150', '#b9cf6e', 0.75),
    mass('-40,420 40,400 110,470 90,600 40,700 -40,720', '#bcd28a', 0.6),
    mass('640,420 740,400 850,440 850,700 760,720 680,640', '#a8c78c', 0.6),
  );
  const dabs = (list: string, n: number, colours: readonly string[], size: number): string =>
    group(
      { style: 'mix-blend-mode:multiply' },
      foliage(W, {
        region: spline(trace(list), true, 6),
        n,
        size,
        aspect: 0.5,
        opacity: [0.15, 0.55],
        colour: () => W.rng.pick(colours),
      }),
    );
  scene.add(
    dabs('540,-20 820,-20 820,370 760,380 700,290 620,200', 420, ['#8fb34c', '#b9cf6e', '#6f9a58'], 15),
    dabs('-20,400 60,380 130,470 110,620 40,740 -20,740', 240, ['#9cbf7c', '#bcd28a', '#7fa86a'], 14),
    dabs('620,420 820,400 820,740 740,740 660,640', 300, ['#8fb97c', '#a8c78c', '#6f9f78'], 14),
    dabs('-20,960 400,950 820,940 820,1230 -20,1230', 500, ['#6f9a68', '#8fb078', '#48705a'], 18),
    dabs('-20,1090 820,1090 820,1230 -20,1230', 260, ['#2f5a48', '#48705a', '#6f8f58'], 22),
  );
  // far trunks, thin and pale
  const far: readonly (readonly [number, number, number])[] = [
    [30, 7, 0.5],
    [152, 5, 0.4],
    [290, 6, 0.45],
    [548, 5, 0.4],
    [620, 7, 0.5],
    [780, 6, 0.5],
    [480, 4, 0.35],
  ];
  far.forEach(([x, w, o], i) =>
    scene.add(
      group(
        { opacity: o + 0.2 },
        birch(
          W.element('far' + i),
          [
            [x + 30 * Math.sin(i * 2.3), 1240],
            [x + 8 * Math.sin(i), 800],
            [x - 14 * Math.sin(i * 1.7), 400],
            [x + 26 * Math.cos(i * 2.1), -20],
          ],
          { width: (t) => w * (1 - 0.6 * t), from: FROM, shade: '#8aa0b0', mark: '#6a7684' },
        ),
      ),
    ),
  );
  const near: readonly (readonly [number, number, number])[] = [
    [84, 19, 1],
    [716, 26, -1],
    [202, 12, 1],
  ];
  near.forEach(([x, w, k], i) =>
    scene.add(
      birch(
        W.element('near' + i),
        [
          [x + k * 14, 1240],
          [x, 860],
          [x + k * 10, 420],
          [x - k * 8, -20],
        ],
        { width: (t) => w * (1 - 0.45 * t), from: FROM },
      ),
    ),
  );
  // side branches carrying evacuated nests
  const N = scene.element('empty nests');
  const empty = (x: number, y: number, s: number, tilt: number): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${tilt}) scale(${s})` },
      shaded(
        N,
        'M-44 -10C-30 -2 30 -2 44 -12C42 14 22 30 0 30C-24 30 -42 14 -44 -10Z',
        { fill: '#9a7650', shade: '#3d2a2c', depth: 14 },
        stain(N, {
          region: [-46, -12, 92, 44],
          n: 60,
          length: 30,
          width: 1.4,
          angle: (x2) => x2 * 0.012,
          colour: '#3d2a20',
          opacity: [0.4, 0.8],
        }),
      ),
      path('M-44 -10C-30 -20 30 -22 44 -12C30 -2 -30 -2 -44 -10Z', '#4e372e'),
      times(10, () =>
        brushLine(
          N,
          [
            [N.rng.range(-40, 30), N.rng.range(-12, 10)],
            [N.rng.range(-20, 20), N.rng.range(-10, 8)],
            [N.rng.range(-54, 54), N.rng.range(-22, 10)],
          ],
          1.3,
          '#8a6a44',
        ),
      ),
    );
  scene.add(
    brushLine(N, trace('700,322 660,312 622,322 590,316'), 5, '#8b8890'),
    empty(634, 296, 0.86, -5),
    brushLine(N, trace('90,610 130,600 164,612'), 5, '#8b8890'),
    empty(140, 588, 0.7, 26),
    // a tiny removal: suitcase on a string
    ink(N, 'M612 322C611 340 613 360 612 372', 1.4, '#5a4a44', 0.9),
    shaded(N, 'M598 372L628 371L629 392L598 393Z', { fill: '#c98a5a', shade: '#5a3430', depth: 6 }),
    ink(N, 'M608 371C608 364 619 364 619 371M605 372V393M622 372V392', 1.8, '#5a3430'),
  );
}

const TRUNK = trace('720,1250 676,1100 612,960 520,870 410,836 296,846 196,896 120,980 84,1070');

function tree(scene: Scene): void {
  const T = scene.element('tree');
  scene.add(
    birch(T, TRUNK, { width: (t) => lerp(46, 9, t ** 0.8), from: FROM - 20, marks: 11, shade: '#6d7090' }),
  );
  // hanging crown at the left
  const twigs: Point[][] = times(15, (i) => {
    const t = i / 14;
    const [x, y] = [lerp(250, 78, t), lerp(862, 1080, t ** 1.2)];
    return [
      [x, y],
      [x - 12 + T.rng.gauss(0, 8), y + 40],
      [x - 10 + T.rng.gauss(0, 14), y + T.rng.range(80, 140) * (1 - t * 0.3)],
    ];
  });
  scene.add(twigs.map((w) => brushLine(T, w, 2.4, '#5c4a48')));
  const L = scene.element('leaves');
  scene.add(
    layer(
      L,
      twigs.map((w) =>
        foliage(L, {
          region: ribbon(spline(w, false, 8), () => 24),
          n: 26,
          size: 17,
          angle: 1.4,
          aspect: 0.42,
          colour: () => jitter(L.rng.pick(['#6f9a3e', '#93b44c', '#4a7436', '#b8c860']), L.rng),
        }),
      ),
      { rough: 2, rim: 1, min: 0.65, pool: 0.03, region: [10, 820, 320, 400] },
    ),
  );
}

function twigBowl(N: Easel, n: number, y0: number, y1: number, colours: readonly string[]): string[] {
  return times(n, () => {
    const v = N.rng.f();
    const x = lerp(190, 660, N.rng.f());
    const y = lerp(y0, y1, v);
    const half = 250 * Math.sqrt(Math.max(0.02, 1 - ((y - 640) / 215) ** 2));
    if (Math.abs(x - 424) > half) return '';
    const len = N.rng.range(50, 150);
    const slope = ((x - 424) / 250) * -0.34 * (1 - v);
    const a = N.rng.gauss(0, 0.14) + slope;
    return brushLine(
      N,
      [
        [x - (len / 2) * Math.cos(a), y - (len / 2) * Math.sin(a)],
        [x, y + N.rng.range(4, 12)],
        [x + (len / 2) * Math.cos(a), y + (len / 2) * Math.sin(a)],
      ],
      N.rng.range(1.6, 3.6),
      N.rng.pick(colours),
      { attack: 0.2, decay: 0.4 },
    );
  });
}

function nestBack(scene: Scene): void {
  const N = scene.element('nest');
  scene.add(
    shaded(N, soften('176,650 220,612 320,592 430,588 540,594 630,616 676,652 640,690 220,690'), {
      fill: '#5a4234',
      shade: '#241a1e',
      depth: 20,
      min: 0.85,
    }),
  );
}

function nestFront(scene: Scene): void {
  const N = scene.element('nest front');
  const bowl =
    'M174 648C220 690 330 706 424 706C520 706 630 690 676 648C672 742 600 836 424 846C250 838 176 744 174 648Z';
  scene.add(
    shaded(N, bowl, { fill: '#7a5638', shade: '#251a20', depth: 60, min: 0.85 }),
    layer(
      N,
      [
        ...twigBowl(N, 150, 668, 838, ['#3f2c22', '#4e3828']),
        ...twigBowl(N, 130, 660, 820, ['#8a6440', '#6d4c30']),
        ...twigBowl(N, 60, 650, 760, ['#c49a64', '#a97e4e', '#d9b884']),
      ],
      { rough: 2, rim: 1, min: 0.75, region: [100, 600, 660, 290] },
    ),
    soft(N, 'M180 700C210 800 300 850 424 852L424 780C330 780 250 750 180 700Z', '#2a1c24', 26, 0.6),
    // strays
    times(26, () => {
      const t = N.rng.f();
      const [x, y] = [lerp(176, 676, t), 652 + 60 * Math.sin(Math.PI * t)];
      return brushLine(
        N,
        [
          [x, y],
          [x + N.rng.gauss(0, 20), y - 10],
          [x + N.rng.gauss((t - 0.5) * 90, 26), y + N.rng.gauss(-18, 22)],
        ],
        2.2,
        N.rng.pick(['#8a6440', '#5c4030', '#b58a58']),
      );
    }),
  );
}

function walrus(scene: Scene): void {
  const W = scene.element('walrus');
  const speck = (region: string, n: number): string =>
    stain(W, {
      region: spline(trace(region), true, 8),
      n,
      length: 9,
      width: 1.8,
      angle: 0.6,
      colour: '#6a4450',
      opacity: [0.12, 0.4],
      spread: 1,
    });
  const rear =
    '600,640 650,628 700,650 726,700 744,760 738,800 722,788 716,806 702,786 692,798 682,770 660,740 620,716';
  scene.add(
    shaded(
      W,
      soften(rear),
      { fill: '#a07466', shade: SHADE, depth: 26 },
      ink(
        W,
        'M690 690C704 730 716 760 718 796M672 690C690 726 700 756 704 784M654 690C672 722 680 744 688 780',
        2.4,
        '#4a2f3c',
        0.8,
      ),
    ),
  );
  const body =
    '330,300 392,310 450,346 520,398 584,470 626,550 640,630 620,690 560,724 440,736 320,734 256,716 222,672 214,610 224,540 240,480 262,420 280,350';
  const fold = (d: string, w: number): string =>
    soft(
      W,
      smooth(ribbon(traceCurve(d, 8), (t) => w * Math.sin(Math.PI * (0.05 + 0.9 * t)))),
      SHADE,
      4,
      0.75,
    ) + ink(W, smooth(trace(d), false), 2, '#4a2f3c', 0.55);
  scene.add(
    shaded(
      W,
      soften(body),
      { fill: SKIN, shade: SHADE, depth: 110, min: 0.82, crisp: 0.3, crispDepth: 0.34 },
      speck(body, 420),
      soft(W, soften('222,560 300,540 330,620 300,720 240,710'), '#7a4f56', 24, 0.5),
      lifted(W, soften('400,318 470,362 540,426 596,500 620,580 580,540 500,440 440,376'), 0.5, 12),
      fold('266,470 310,500 370,500 430,470 470,430', 8),
      fold('246,520 300,560 370,566 450,540 510,490', 8),
      fold('232,580 290,622 380,634 470,606 560,560', 8),
      fold('420,330 430,370 424,410', 6),
      fold('470,364 486,404 480,440', 6),
      fold('560,640 590,610 600,570', 7),
    ),
  );
  nestFront(scene);
  // belly spilling over the rim, flipper on the edge
  const belly =
    '224,560 300,590 400,600 520,590 610,560 628,640 600,712 540,756 470,778 390,786 300,774 240,740 212,680 212,610';
  const over = soften(belly);
  const fade = W.mask(
    path(
      'M100 610C250 640 560 640 720 600V900H100Z',
      '#fff',
      `filter="${W.filter('<feGaussianBlur stdDeviation="10"/>', [60, 540, 720, 400])}"`,
    ),
  );
  scene.add(
    soft(
      W,
      soften('216,700 300,780 400,796 520,784 610,730 600,770 500,810 380,816 270,796'),
      '#24161e',
      8,
      0.7,
    ),
    group(
      { mask: fade },
      shaded(
        W,
        over,
        { fill: '#b58670', shade: SHADE, from: FROM - 20, depth: 56, min: 0.85, rim: 1.6 },
        speck(belly, 200),
        lifted(W, soften('470,660 560,620 606,600 600,660 540,700'), 0.3, 14),
        fold('226,660 320,712 430,720 540,700 620,640', 7),
        fold('250,720 340,752 430,756 520,742', 5),
      ),
    ),
  );
  const flipper =
    '352,604 390,580 440,590 462,640 452,710 452,770 440,830 424,858 412,842 402,862 390,842 378,856 368,828 354,834 348,790 350,720 342,650';
  scene.add(
    soft(W, soften('360,640 440,640 450,740 430,800 360,790 340,740'), '#3a2430', 14, 0.6),
    shaded(
      W,
      soften(flipper),
      { fill: '#ab7e6b', shade: '#45303e', depth: 30, min: 0.85, rim: 1.4, rimStrength: 0.5 },
      ink(
        W,
        'M424 720C428 770 422 810 420 846M404 720C406 770 402 810 400 848M386 720C388 770 382 810 380 846M368 720C368 770 364 800 362 826',
        2.6,
        '#45303e',
        0.8,
      ),
      speck(flipper, 60),
    ),
  );
  head(scene);
}

/** Drawn facing left and level, then tipped up like a nestling's. */
function head(scene: Scene): void {
  const H = scene.element('head');
  const from = FROM - 24;
  const whisker = (x: number, y: number): string =>
    brushLine(
      H,
      [
        [x, y],
        [x - H.rng.range(10, 20), y + H.rng.range(6, 16)],
        [x - H.rng.range(16, 34), y + H.rng.range(26, 50)],
      ],
      1.1,
      H.rng.pick(['#fff6e2', '#d9c6a8', '#7a5a50']),
      { decay: 0.7 },
    );
  const tusk = (x: number, k: number): string =>
    shaded(
      H,
      `M${x - 11} 22C${x - 15} 60 ${x - 12} 100 ${x - 2 * k} 138C${x + 6} 110 ${x + 13} 64 ${x + 11} 24Z`,
      { fill: '#fdf6e3', shade: '#a58a78', from, depth: 9, min: 0.92 },
      ink(H, `M${x + 2} 40C${x + 3} 70 ${x + 1} 90 ${x - 1} 112`, 1.4, '#b39a80', 0.6),
    );
  const skull =
    '112,-30 70,-84 20,-98 -30,-88 -66,-62 -92,-34 -100,0 -84,30 -40,40 -10,64 40,86 96,84 130,40';
  scene.add(
    group(
      { transform: 'translate(322 382) rotate(27) scale(1.06)' },
      // lower jaw and the salmon gape
      shaded(H, soften('-84,60 -92,84 -78,104 -46,108 -10,100 30,84 20,50 -30,40'), {
        fill: '#b08270',
        shade: SHADE,
        from,
        depth: 14,
      }),
      shaded(
        H,
        soften('-86,26 -88,60 -74,88 -44,94 -14,80 6,52 -10,28'),
        { fill: '#ef7d68', shade: '#7c1f34', from: 90, depth: 18, min: 0.9 },
        path(soften('-66,66 -44,58 -22,64 -30,86 -56,90'), '#f6a48e'),
        soft(H, soften('-40,26 6,26 10,56 -20,60'), '#5a1228', 9, 0.8),
      ),
      shaded(
        H,
        soften(skull),
        { fill: '#bf9078', shade: SHADE, from, depth: 46, min: 0.85, crisp: 0.25 },
        stain(H, {
          region: spline(trace(skull), true, 6),
          n: 130,
          length: 8,
          width: 1.6,
          angle: 0.3,
          colour: '#6a4450',
          opacity: [0.12, 0.4],
          spread: 1,
        }),
        lifted(H, soften('-20,-84 30,-90 70,-70 40,-74 0,-76 -40,-64'), 0.6, 6),
        ink(
          H,
          'M-20 -58C-8 -66 10 -66 20 -58M-14 -20C0 -14 14 -18 22 -28M30 -80C44 -60 50 -30 44 0M62 -76C78 -50 84 -20 78 16M-60 -40C-52 -50 -44 -54 -36 -56',
          2.6,
          '#4a2f3c',
          0.6,
        ),
      ),
      // far pad, tusks, near pad
      tusk(-92, 1),
      shaded(H, smooth(blob(-92, 4, 34, 34, H.noise, 0.08)), {
        fill: '#cfa78a',
        shade: SHADE,
        from,
        depth: 18,
      }),
      tusk(-52, -1),
      shaded(H, smooth(blob(-58, 8, 42, 38, H.noise, 0.08)), {
        fill: '#dcb698',
        shade: '#7a4f56',
        from,
        depth: 22,
        min: 0.9,
      }),
      path(
        times(30, () => {
          const [a, r] = [H.rng.range(0, 6.28), Math.sqrt(H.rng.f())];
          return smooth(blob(-60 + Math.cos(a) * 30 * r, 10 + Math.sin(a) * 24 * r, 1.7, 1.7, H.noise, 0.2));
        }).join(''),
        '#5a3a40',
      ),
      path(
        soften('-104,-30 -94,-36 -88,-30 -94,-22 -102,-24') + soften('-122,-22 -114,-28 -110,-22 -114,-16'),
        '#3a222c',
      ),
      times(24, () => whisker(H.rng.range(-88, -36), H.rng.range(2, 36))),
      times(9, () => whisker(H.rng.range(-122, -96), H.rng.range(0, 30))),
      // eye: small, dark, hopeful
      soft(H, soften('-34,-50 -10,-58 8,-46 -4,-34 -28,-34'), '#4a2f3c', 5, 0.7),
      path('M-26 -46C-20 -54 -6 -53 -2 -45C-8 -37 -20 -37 -26 -46Z', '#1a1016'),
      lifted(H, 'M-16 -49C-13 -51 -9 -50 -9 -47C-12 -46 -15 -46 -16 -49Z', 1, 0.4),
      ink(H, 'M-30 -46C-24 -58 -6 -58 2 -46', 2.4, '#3a222c'),
    ),
  );
}

function sardine(S: Easel): string {
  return group(
    { transform: 'translate(-48 -10) rotate(68)' },
    shaded(
      S,
      soften('-4,0 10,-6 28,-6 40,-2 50,-8 49,0 50,8 40,2 28,5 10,5'),
      { fill: '#cfd8e0', shade: '#5f7690', from: -140, depth: 6, min: 0.9 },
      path(soften('0,-8 40,-8 40,-2 0,-2'), '#5f86a4'),
    ),
    path(smooth(blob(4, -1, 1.6, 1.6, S.noise, 0.1)), '#15151a'),
  );
}

function wrens(scene: Scene): void {
  const A = scene.element('wren');
  scene.add(
    wren(A, { x: 138, y: 226, s: 1.25, flip: -1, turn: 10, pose: 'fly', from: 220, holding: sardine(A) }),
  );
  const B = scene.element('second wren');
  const bucket = group(
    { transform: 'translate(-58 4) rotate(-10)' },
    ink(B, 'M-14 0C-12 -20 12 -20 14 0', 2, '#4a4650', 1),
    shaded(B, 'M-15 0L15 0L11 26C4 28 -4 28 -11 26Z', { fill: '#8fa3b0', shade: '#3f4a5c', depth: 8 }),
    path('M-14 -1C-6 -6 6 -6 14 -1C6 3 -6 3 -14 -1Z', '#f0937c'),
    shaded(B, soften('-6,-2 -2,-14 4,-20 8,-12 6,-2'), { fill: '#cfd8e0', shade: '#5f7690', depth: 4 }),
  );
  scene.add(
    wren(B, { x: 236, y: 838, s: 1.05, flip: -1, turn: -16, pose: 'stand', from: 220, holding: bucket }),
  );
  // eggshell, far too small
  const E = scene.element('eggshell');
  scene.add(
    group(
      { transform: 'translate(616 726) rotate(14)' },
      shaded(
        E,
        'M-16 0C-15 20 15 20 16 0L11 -5L6 2L1 -6L-4 1L-9 -5Z',
        { fill: '#fbf3ea', shade: '#a89aa8', depth: 9, min: 0.95 },
        path('M-6 8l3 1l-1 2ZM4 5l3 0l-1 3ZM8 10l2 1l-2 1Z', '#a5543c'),
      ),
    ),
  );
}

function nearLeaves(scene: Scene): void {
  const L = scene.element('near leaves');
  const spray = (points: readonly Point[], n: number, size: number): string => {
    const line = spline(points, false, 8);
    return (
      brushLine(L, points, 2.6, '#5c4a48') +
      foliage(L, {
        region: ribbon(line, () => 36),
        n,
        size,
        angle: 1.5,
        aspect: 0.44,
        colour: () => L.rng.pick(['#7fa63e', '#a8c24e', '#567f38', '#c9d46a']),
      })
    );
  };
  scene.add(
    layer(
      L,
      [
        spray(trace('820,40 740,60 680,100 650,160'), 54, 24),
        spray(trace('820,110 770,150 740,220'), 34, 22),
        spray(trace('-20,40 50,50 96,86 110,130'), 36, 22),
        spray(trace('820,1010 770,1030 742,1080'), 30, 22),
      ],
      { rough: 3, rim: 1.2, min: 0.6, pool: 0.03 },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 47 }, paint });
