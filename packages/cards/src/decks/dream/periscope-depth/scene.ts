/** A rusty submarine surfaces in ripe wheat, poppies streaming off its tower; the scarecrow salutes. Noon, from the upper left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { farBird } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { clamp, mix } from '../../../kit/colour.ts';
import { along, smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, times } from '../../../kit/points.ts';
import { rainLight } from '../../../kit/rain.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { poppy, wheatBand, wheatStalk } from '../../../motifs/wheat.ts';
import { layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 225;
const shaded = shadedFrom(FROM);
const RUST = '#c0653a';
const DARK = '#3a2233';

function paint(): Scene {
  const scene = new Scene({ seed: 11, background: '#ffffff' });
  scene.add(
    rainLight(scene.element('sky'), {
      y: 640,
      cloud: '#5d7391',
      light: '#fdeeb8',
      rain: '#5a6f8f',
      base: 0.6,
      curtains: [
        [250, 150, 0.7],
        [760, 240, 0.9],
      ],
    }),
  );
  plain(scene);
  scene.add('<g transform="rotate(6 420 800)">');
  submarine(scene);
  streams(scene);
  scene.add('</g>');
  wheatSea(scene);
  scarecrow(scene);
  foreground(scene);
  crows(scene);
  return scene;
}

function plain(scene: Scene): void {
  const P = scene.element('plain');
  scene.add(
    wash(
      P,
      soften(
        '-40,600 80,580 160,592 240,578 330,594 470,590 560,574 640,590 740,578 850,594 850,640 -40,640',
        0.8,
      ),
      '#4f7f6a',
      { min: 0.5, rough: 8, region: [-60, 550, 940, 110] },
    ),
    layer(
      P,
      path(
        'M-40 618C200 606 600 610 850 620V1240H-40Z',
        P.linearAt(['#f6dc8a', [0.25, '#edc04e'], [0.6, '#dd9f30'], '#a86a1e'], 0, 610, 0, 1200),
      ),
      { min: 0.8, region: [-60, 580, 940, 680], pool: 0.006 },
    ),
    stain(P, {
      region: [-20, 622, 840, 560],
      n: 1200,
      length: (_, y) => 8 + (y - 620) * 0.07,
      width: (_, y) => 1 + (y - 620) / 260,
      angle: -1.45,
      colour: (x, y) =>
        mix('#d99a34', '#8a5a1e', clamp((y - 640) / 420 + P.noise.fbm(x / 110, y / 40) * 0.7)),
      opacity: [0.15, 0.6],
      spread: 0.22,
    }),
    // wind lanes
    soft(
      P,
      [
        'M-20 668C200 658 420 676 840 660L840 672C420 690 200 674 -20 684Z',
        'M-20 730C160 720 300 742 460 730L460 744C300 756 160 738 -20 748Z',
      ],
      '#a8701e',
      6,
      0.55,
    ),
  );
  // far wake with a second periscope
  const Q = scene.element('second periscope');
  scene.add(
    group(
      { transform: 'translate(610 -4)' },
      soft(Q, 'M96 660C130 648 250 644 330 652C250 660 130 668 96 660Z', '#8a5a1e', 4, 0.7),
      shaded(Q, 'M108 660L108 616C108 606 122 604 124 612L131 612L131 622L119 622L118 660Z', {
        fill: '#5a6070',
        shade: '#23263a',
        depth: 5,
      }),
      lifted(Q, 'M94 662C108 650 124 652 136 660C124 656 108 656 94 662Z', 0.9, 0.8),
    ),
  );
}

const HULL =
  'M44 676C40 644 60 620 104 616C240 624 330 632 470 650C600 666 720 690 850 724L850 920L130 920C84 850 52 760 44 676Z';

function submarine(scene: Scene): void {
  const H = scene.element('hull');
  const streak = (x: number, y: number, len: number, w: number, c: string): string =>
    soft(
      H,
      smooth(
        ribbon(
          [
            [x, y],
            [x + 2, y + len * 0.5],
            [x - 1, y + len],
          ],
          (t) => w * (1 - t * 0.8),
        ),
      ),
      c,
      1.6,
      0.75,
    );
  const streaks = times(46, () => {
    const x = H.rng.range(80, 800);
    return streak(
      x,
      lerp(640, 740, (x - 80) / 720) + H.rng.range(0, 70),
      H.rng.range(30, 110),
      H.rng.range(2, 7),
      H.rng.pick(['#7a3020', '#5a2428', '#e08a4a', '#8c4428']),
    );
  });
  scene.add(
    soft(H, 'M80 860C300 900 600 930 850 920V960H60Z', '#5a3416', 20, 0.7),
    shaded(
      H,
      HULL,
      {
        fill: H.linearAt(['#e39a5c', [0.3, RUST], [0.7, '#7c3c34'], '#43263a'], 300, 630, 270, 880),
        shade: DARK,
        depth: 70,
        wet: 0.4,
        crisp: 0.25,
        min: 0.76,
        pool: 0.01,
      },
      streaks,
      // plate seams, rivets, flood holes
      ink(
        H,
        'M70 720C260 724 480 752 850 822M90 800C280 806 520 838 850 900M210 622C204 700 216 790 224 900M390 640C384 720 396 810 404 900M560 664C556 740 566 830 574 900M700 690C698 760 706 840 714 900',
        2.6,
        '#4a2028',
        0.75,
      ),
      path(
        times(120, (i) => {
          const t = i / 120;
          const x = lerp(78, 830, t);
          const y = 727 + 100 * t ** 1.5;
          return smooth(blob(x, y, 2, 2, H.noise, 0.2));
        }).join(''),
        '#4a2028',
        'opacity=".7"',
      ),
      times(12, (i) => {
        const x = 130 + i * 24 + (i > 6 ? 250 : 0);
        const y = 652 + (x - 100) * 0.09;
        return path(smooth(blob(x, y, 8.5, 4.6, H.noise, 0.2)), '#2a1622');
      }),
      // old paint, cobalt, flaking
      glaze(H, ['M96 830C300 838 540 870 850 930L850 960L110 940Z'], '#2f4f86', { opacity: 0.65, rough: 12 }),
      lifted(
        H,
        smooth(ribbon(traceCurve('74,632 130,628 260,634 400,648'), (t) => 5 * Math.sin(Math.PI * t))),
        0.7,
        3,
      ),
    ),
  );
  // torpedo doors and anchor at the bow
  scene.add(
    ink(
      H,
      'M92 700C110 690 132 700 134 724C134 748 112 756 96 746M106 712C118 708 124 716 124 726C122 738 110 742 102 736',
      3,
      '#33182a',
      0.7,
    ),
    path('M168 676C176 672 188 674 188 682C186 690 172 690 168 684Z', '#22141e'),
    ink(H, 'M178 684C180 700 176 716 180 730C176 744 182 760 178 776', 5, '#2c1c28', 0.9),
    times(9, (i) =>
      path(
        `M${206} ${720 + i * 14}l${i % 3 ? 9 : 16} 1l0 3l-${i % 3 ? 9 : 16} -1Z`,
        '#f0dcc0',
        'opacity=".8"',
      ),
    ),
  );
  tower(scene);
}

function tower(scene: Scene): void {
  const T = scene.element('tower');
  // masts and periscopes
  const mast = (x: number, y0: number, y1: number, w: number): string =>
    shaded(T, `M${x - w} ${y0}L${x - w * 0.7} ${y1}L${x + w * 0.7} ${y1}L${x + w} ${y0}Z`, {
      fill: '#8a8f9c',
      shade: '#2f3450',
      from: 180,
      depth: w,
    });
  scene.add(
    mast(432, 380, 150, 9),
    shaded(T, 'M420 160C418 132 446 128 448 140L474 138L476 166L448 166L446 172L422 172Z', {
      fill: '#6d7484',
      shade: '#23283f',
      depth: 9,
    }),
    path(smooth(blob(474, 152, 5, 12, T.noise, 0.05)), '#bfe6f4'),
    lifted(T, 'M472 144C475 144 477 148 476 151C473 150 472 147 472 144Z', 1, 0.4),
    mast(476, 390, 238, 6),
    mast(392, 390, 276, 4),
    ink(T, 'M392 280C420 300 430 330 440 372', 1.6, '#3a3448'),
  );
  const sail =
    'M296 648C292 560 300 470 326 420C336 396 360 384 400 382L500 384C526 386 536 400 538 424L556 664C470 656 380 650 296 648Z';
  scene.add(
    shaded(
      T,
      sail,
      {
        fill: T.linearAt(['#eaa368', [0.4, RUST], '#7a3a34'], 300, 500, 550, 540),
        shade: DARK,
        from: 190,
        depth: 60,
        wet: 0.6,
        crisp: 0.35,
        min: 0.76,
      },
      times(26, () => {
        const x = T.rng.range(310, 540);
        const y = T.rng.range(400, 560);
        return soft(
          T,
          smooth(
            ribbon(
              [
                [x, y],
                [x + 3, y + 50],
                [x, y + T.rng.range(60, 120)],
              ],
              (t) => T.rng.range(2, 5) * (1 - t),
            ),
          ),
          T.rng.pick(['#7a3020', '#5a2428', '#8c4428']),
          1.4,
          0.7,
        );
      }),
      ink(
        T,
        'M312 470C390 462 470 462 546 470M300 560C390 552 480 556 552 566M400 384C396 470 398 560 402 652M474 384C474 470 478 560 484 656',
        2.4,
        '#4a2028',
        0.7,
      ),
      path(
        times(60, (i) =>
          smooth(blob(306 + i * 4.1, 478 - 6 * Math.sin((i / 60) * 3.1), 1.8, 1.8, T.noise, 0.2)),
        ).join(''),
        '#4a2028',
        'opacity=".7"',
      ),
      // a lost badge: a round scar of cobalt paint
      glaze(T, smooth(blob(436, 516, 34, 32, T.noise, 0.15)), '#2f4f86', {
        opacity: 0.75,
        rough: 9,
        min: 0.3,
      }),
      // portholes
      [
        [344, 452],
        [366, 444],
        [389, 440],
      ].map(([x = 0, y = 0]) => [
        path(smooth(blob(x, y, 9, 10, T.noise, 0.05)), '#2a1a26'),
        lifted(T, smooth(blob(x - 3, y - 3, 3, 3, T.noise, 0.1)), 0.8, 0.6),
      ]),
      lifted(
        T,
        smooth(ribbon(traceCurve('312,640 308,560 320,470 344,410'), (t) => 8 * Math.sin(Math.PI * t))),
        0.6,
        5,
      ),
    ),
    // bridge coaming and rail
    shaded(T, 'M330 414C350 376 380 366 420 364L506 366C526 368 540 384 544 404C480 392 400 392 330 414Z', {
      fill: '#d98a52',
      shade: DARK,
      depth: 16,
    }),
    ink(
      T,
      'M500 366L500 330M526 372L526 336M546 392L548 352M498 332C520 330 540 340 550 354M498 348C520 346 540 354 549 368',
      3.4,
      '#4a3040',
      0.95,
    ),
    // diving plane
    shaded(T, 'M320 536C280 520 230 520 204 532C220 552 280 566 330 562Z', {
      fill: '#a85636',
      shade: DARK,
      from: -90,
      depth: 16,
    }),
    shaded(T, 'M548 560C600 548 650 556 668 572C640 590 590 594 552 586Z', {
      fill: '#8c4632',
      shade: DARK,
      from: -90,
      depth: 16,
    }),
    soft(T, 'M210 548C260 580 300 590 330 590L328 566C290 566 240 560 210 548Z', DARK, 6, 0.5),
    // deck rail
    ink(
      T,
      'M120 620L118 588M180 622L179 592M240 626L240 598M118 592C160 590 200 596 240 602M118 604C160 602 200 608 240 614',
      2.6,
      '#4a3040',
      0.9,
    ),
    ink(
      T,
      'M600 668L602 640M664 680L667 652M730 694L734 668M600 644C640 650 690 660 734 672',
      2.6,
      '#4a3040',
      0.9,
    ),
    // aerial wire to the bow
    ink(T, 'M388 280C300 400 200 520 112 590', 1.5, '#33243a', 0.8),
  );
}

/** Wheat and poppies pouring off like water. */
function streams(scene: Scene): void {
  const S = scene.element('streams');
  const runs: readonly (readonly [string, number, number])[] = [
    ['352,396 326,440 306,520 296,600 280,660 262,740 250,820', 26, 30],
    ['452,390 456,440 448,520 456,600 448,680 460,760 456,840', 20, 26],
    ['530,400 550,460 556,540 570,620 590,700 600,790', 20, 24],
    ['120,626 100,700 112,780', 14, 12],
    ['700,700 706,770 716,850', 16, 12],
  ];
  const stalks: string[] = [];
  const blooms: string[] = [];
  for (const [list, w, n] of runs) {
    const line = traceCurve(list);
    scene.add(soft(S, smooth(ribbon(line, (t) => w * 0.7 * (0.4 + t))), DARK, 7, 0.5));
    for (let i = 0; i < n * 4; i++) {
      const t = S.rng.f();
      const { x, y, angle } = along(line, t);
      const a = angle + S.rng.gauss(0, 0.35);
      const len = S.rng.range(18, 44);
      const [px, py] = [x + S.rng.gauss(0, w * (0.25 + t * 0.4)), y + S.rng.gauss(0, 10)];
      stalks.push(
        [wheatStalk(S, [px, py], [px + Math.cos(a) * len, py + Math.sin(a) * len], 15)].flat(4).join(''),
      );
    }
    for (let i = 0; i < n * 1.3; i++) {
      const { x, y } = along(line, S.rng.f() ** 0.8);
      blooms.push(poppy(S, x + S.rng.gauss(0, w * 0.6), y + S.rng.gauss(0, 10), S.rng.range(7, 15)));
    }
  }
  // flung spray
  for (let i = 0; i < 26; i++) {
    const side = S.rng.sign();
    const [x, y] = [side < 0 ? S.rng.range(150, 300) : S.rng.range(570, 720), S.rng.range(300, 560)];
    if (i % 3)
      stalks.push(
        [wheatStalk(S, [x, y], [x + side * S.rng.range(6, 20), y + S.rng.range(8, 26)], 12)].flat(4).join(''),
      );
    else blooms.push(poppy(S, x, y, S.rng.range(5, 9)));
  }
  scene.add(layer(S, [stalks, blooms], { rough: 1.5, rim: 1.2, min: 0.85, region: [60, 260, 740, 620] }));
}

function wheatSea(scene: Scene): void {
  const W = scene.element('sea');
  const swell = (x: number): number =>
    880 + 24 * Math.sin(x / 130) + (x > 400 ? (x - 400) * 0.12 : (400 - x) * 0.06);
  // bow wave: stalks curling up and away
  const curl: string[] = [];
  for (let i = 0; i < 130; i++) {
    const t = W.rng.f();
    const x = lerp(20, 330, t);
    const lift = 150 * Math.sin(Math.PI * clamp(t * 0.8 + 0.15)) * W.rng.range(0.5, 1);
    const lean = lerp(-70, 40, t) * W.rng.range(0.6, 1.2);
    curl.push([wheatStalk(W, [x, swell(x) + 30], [x + lean, swell(x) + 20 - lift], 26)].flat(4).join(''));
  }
  scene.add(layer(W, curl, { rough: 1.5, rim: 1, min: 0.75, region: [-60, 640, 520, 320] }));
  scene.add(wheatBand(W, { x0: -10, x1: 810, y: (x) => swell(x) + 24, h: 86, n: 330, size: 27, lean: 0.12 }));
  scene.add(
    group(
      { style: MULTIPLY, opacity: 0.55 },
      soft(W, `M-20 940C200 960 500 980 840 1010V1050H-20Z`, '#8a5418', 20, 0.9),
    ),
  );
  scene.add(
    wheatBand(scene.element('sea 2'), {
      x0: -10,
      x1: 810,
      y: (x) => swell(x) + 90,
      h: 90,
      n: 300,
      size: 31,
      lean: 0.1,
    }),
  );
  scene.add(
    group(
      { style: MULTIPLY, opacity: 0.5 },
      soft(W, `M-20 1000C200 1020 500 1040 840 1070V1110H-20Z`, '#8a5418', 20, 0.9),
    ),
  );
  scene.add(
    wheatBand(scene.element('sea 3'), {
      x0: -10,
      x1: 810,
      y: (x) => swell(x) + 180,
      h: 100,
      n: 260,
      size: 35,
      lean: 0.1,
    }),
  );
  const B = scene.element('blooms');
  scene.add(
    layer(
      B,
      times(36, () => poppy(B, B.rng.range(20, 780), B.rng.range(840, 980), B.rng.range(7, 12))),
      { rough: 1.5, rim: 1, min: 0.85, region: [0, 800, 800, 220] },
    ),
  );
}

function scarecrow(scene: Scene): void {
  const C = scene.element('scarecrow');
  const wood = (d: string): string => shaded(C, d, { fill: '#b08a5c', shade: '#4a3430', depth: 8 });
  const straw = (x: number, y: number, a: number, n: number): string =>
    times(n, () => {
      const b = a + C.rng.gauss(0, 0.35);
      const l = C.rng.range(16, 34);
      return brushLine(
        C,
        [
          [x, y],
          [x + Math.cos(b) * l * 0.5, y + Math.sin(b) * l * 0.5],
          [x + Math.cos(b + 0.2) * l, y + Math.sin(b + 0.2) * l],
        ],
        1.8,
        C.rng.pick(['#f0cf6a', '#c9962e', '#8a5f20']),
      );
    }).join('');
  scene.add(
    group(
      { transform: 'translate(612 1150) scale(1.16)' },
      wood('M-8 0L-7 -330L7 -330L9 0Z'),
      wood('M-4 -222L128 -238L130 -226L-2 -208Z'),
      straw(130, -232, 0, 12),
      // coat, cobalt gone pale; tails in rags
      shaded(
        C,
        'M-48 -240C-20 -252 24 -252 50 -240L58 -180C60 -130 66 -90 74 -40L52 -58L40 -26L22 -56L4 -22L-14 -56L-34 -24L-44 -58L-66 -34C-58 -100 -54 -180 -48 -240Z',
        { fill: '#33559e', shade: '#141d45', depth: 34, min: 0.78 },
        ink(
          C,
          'M2 -246C4 -180 0 -120 4 -60M-30 -200C-28 -150 -34 -100 -40 -70M34 -190C36 -150 42 -110 48 -80',
          2.4,
          '#101638',
          0.7,
        ),
        path('M14 -120L40 -124L44 -96L18 -92Z', '#d9a04a'),
        ink(C, 'M14 -120L40 -124L44 -96L18 -92Z', 1.8, '#5a3a20'),
      ),
      // sleeve on the crossbar
      shaded(C, 'M44 -240C70 -246 100 -250 122 -252L126 -214C100 -208 70 -204 50 -200Z', {
        fill: '#2f4f98',
        shade: '#141d45',
        depth: 14,
      }),
      // the saluting sleeve: up and bent to the hat
      shaded(
        C,
        'M-40 -238C-70 -250 -92 -268 -104 -280L-84 -304L-46 -326L-34 -306L-62 -286C-50 -272 -40 -262 -30 -250Z',
        { fill: '#3a5fae', shade: '#141d45', depth: 12 },
        ink(C, 'M-88 -282C-78 -286 -70 -290 -64 -288', 2, '#101638', 0.8),
      ),
      straw(-42, -318, -0.5, 12),
      // life ring round the middle
      shaded(
        C,
        'M-62 -150C-62 -182 62 -184 64 -152C66 -122 -60 -118 -62 -150ZM-38 -152C-36 -140 40 -142 42 -154C40 -164 -36 -164 -38 -152Z',
        { fill: '#fbf4e6', shade: '#8c86a0', depth: 10, min: 0.92, hand: 0 },
        path(
          'M-64 -160L-34 -166L-28 -140L-60 -130ZM30 -168L66 -166L66 -140L36 -136ZM-12 -182L14 -182L10 -158L-8 -158ZM-14 -140L12 -140L14 -118L-16 -118Z',
          '#e0702c',
        ),
      ),
      // head in a sack, straw hat
      shaded(
        C,
        soften('-22,-256 -28,-284 -24,-310 0,-320 24,-312 28,-286 20,-256'),
        { fill: '#dcc496', shade: '#7a5c46', depth: 14 },
        stain(C, {
          region: [-28, -318, 56, 60],
          n: 40,
          length: 9,
          width: 1,
          angle: 0.7,
          colour: '#8a6a44',
          opacity: [0.3, 0.6],
          spread: 0.9,
        }),
      ),
      ink(C, 'M-22 -258C-8 -252 8 -252 22 -258', 4, '#9a5a34', 0.95),
      straw(0, -256, 1.5, 10),
      shaded(
        C,
        soften('-62,-308 -30,-322 0,-326 32,-322 62,-312 44,-302 0,-298 -42,-300'),
        { fill: '#e9c15c', shade: '#8a5a20', depth: 9 },
        stain(C, {
          region: [-64, -328, 130, 32],
          n: 44,
          length: 22,
          width: 1,
          angle: 0.05,
          colour: '#8a5a20',
          opacity: [0.3, 0.7],
        }),
      ),
      shaded(C, soften('-30,-316 -26,-346 -8,-356 14,-354 28,-342 32,-316 0,-310'), {
        fill: '#efcb68',
        shade: '#8a5a20',
        depth: 14,
      }),
      ink(C, 'M-30 -322C-10 -314 12 -314 32 -322', 5, '#c23a28', 0.95),
    ),
  );
}

function foreground(scene: Scene): void {
  const F = scene.element('front');
  scene.add(
    wheatBand(F, {
      x0: -20,
      x1: 820,
      y: () => 1216,
      h: 130,
      n: 130,
      size: 44,
      lean: 0.1,
      colours: { straw: '#c9922e', grain: '#e6b040', dark: '#6a3f14' },
    }),
  );
  const B = scene.element('front blooms');
  scene.add(
    layer(
      B,
      [
        [70, 1092, 30],
        [142, 1134, 24],
        [318, 1120, 27],
        [470, 1142, 22],
        [766, 1110, 20],
        [226, 1064, 17],
        [40, 1160, 20],
      ].map(([x = 0, y = 0, r = 0]) => [
        brushLine(
          B,
          [
            [x, y],
            [x + 6, y + 50],
            [x + 2, 1210],
          ],
          2.4,
          '#5f7a34',
        ),
        poppy(B, x, y, r),
      ]),
      { rough: 2, rim: 1.6, min: 0.8, region: [0, 1000, 820, 220] },
    ),
  );
}

function crows(scene: Scene): void {
  const C = scene.element('crows');
  const at: readonly (readonly [number, number, number, number, number])[] = [
    [250, 176, 84, 0.5, -0.3],
    [150, 262, 60, 0.3, 0.2],
    [610, 250, 76, 0.7, 0.15],
    [690, 338, 48, 0.4, -0.2],
    [320, 96, 52, 0.6, 0.25],
    [590, 130, 44, 0.2, 0],
    [96, 400, 40, 0.6, 0.1],
  ];
  scene.add(
    layer(
      C,
      at.map(
        ([x, y, size, flap, angle]) =>
          path(farBird(x, y, size / 18, flap + 0.4, angle), '#1c1d2e') +
          path(smooth(blob(x, y + 1, size * 0.09, size * 0.05, C.noise, 0.2)), '#1c1d2e'),
      ),
      { rough: 2, rim: 1, min: 0.9, region: [60, 50, 680, 400] },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 53 }, paint });
