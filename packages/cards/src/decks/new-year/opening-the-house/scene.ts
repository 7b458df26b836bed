/** N40: a house is opened for the feast; a child lifts the dust sheet off an armchair, and the armchair is awake. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { nth, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, wobble } from '../../../kit/shapes.ts';
import { flowAlong, Tone } from '../../../kit/tone.ts';
import { lion } from '../../../motifs/lion-under-sheet.ts';

const LINEN = ['#6f7599', '#98a0c4', '#c3c9e0', '#ebe8ea', '#fff9ec'] as const;
const FAR = ['#7d8aa6', '#95a2ba', '#b3bdcb', '#d3d8da', '#efe9dc'] as const;
const RED = ['#5c1220', '#a3202c', '#d8412f', '#f27a50'] as const;
const FLOOR = 930;

const SHEET = closedCurve(
  '8,1070 0,960 24,820 52,724 108,664 150,612 168,500 186,380 236,290 320,232 418,206 512,220 594,280 642,380 662,500 690,606 742,660 784,736 806,850 816,980 812,1084 786,1068 762,1098 736,1074 712,1040 730,920 726,846 690,866 636,842 628,760 610,640 570,538 500,468 416,446 330,464 262,526 216,622 190,740 176,860 172,980 158,1090 132,1076 104,1106 72,1080 40,1102',
);
const WITHIN = closedCurve('100,1190 130,900 160,700 250,480 416,380 590,480 650,700 680,900 720,1190');
const HANDS = trace('632,842 728,846');

function paint(): Scene {
  const scene = new Scene({ seed: 4141, background: '#cfd6d8' });
  room(scene);
  tallGuest(scene);
  chandelier(scene);
  window(scene);
  scene.add(
    path(smooth(closedCurve('120,1070 150,700 250,480 416,380 590,480 650,700 690,1070')), '#2a1a26'),
    lion(scene.element('lion'), WITHIN),
  );
  sheet(scene);
  child(scene);
  bauble(scene.element('bauble'), scene);
  light(scene);
  return scene;
}

function room(scene: Scene): void {
  const S = scene.element('room');
  scene.add(
    path(
      polygon(rectangle(-10, -10, 810, FLOOR)),
      S.linearAt(['#8fa7a8', '#b5c6c0', '#d8dccb'], 0, 0, 700, 500),
    ),
    strokes(S, {
      region: [-20, -20, 840, FLOOR],
      n: 520,
      length: 90,
      width: 12,
      angle: 1.5,
      colour: (x, y) => (x + y * 0.3 > 560 ? '#dfe0cd' : '#9db3b1'),
      opacity: [0.1, 0.3],
    }),
    path(polygon(rectangle(-10, FLOOR - 40, 810, FLOOR)), '#e9e4d4'),
    path(polygon(rectangle(-10, FLOOR - 8, 810, FLOOR)), '#8f9a98'),
    path(
      polygon(rectangle(-10, FLOOR, 810, 1210)),
      S.linearAt(['#b98a5e', '#9a6a48', '#6e4638'], 0, FLOOR, 0, 1200),
    ),
    times(7, (j) => {
      const [y0, y1] = [FLOOR + j * j * 7, FLOOR + (j + 1) * (j + 1) * 7];
      return times(16, (i) => {
        const x = (k: number, y: number): number => 400 + (k - 8) * (74 + (y - FLOOR) * 0.34);
        const slip = j % 2 ? 0.5 : 0;
        return path(
          polygon([
            [x(i + slip, y0), y0],
            [x(i + 1 + slip, y0), y0],
            [x(i + 1 + slip, y1), y1],
            [x(i + slip, y1), y1],
          ]),
          nth(['#c89a68', '#a87850', '#b98a5c', '#946446'], (i * 3 + j) % 4),
          'opacity=".55" stroke="#5e3a30" stroke-width="1.2" stroke-opacity=".5"',
        );
      });
    }),
  );
}

/** Low winter sun, and firs. */
function window(scene: Scene): void {
  const S = scene.element('window');
  const box = rectangle(596, 70, 790, 470);
  scene.add(
    path(polygon(rectangle(578, 50, 810, 492)), '#f4efe0'),
    path(polygon(box), S.linearAt(['#cfe4ee', '#fff1cf', '#ffe2a4'], 0, 70, 0, 470)),
    group(
      { 'clip-path': S.clip(polygon(box)) },
      path(smooth(closedCurve('560,400 640,380 720,392 820,370 820,520 560,520')), '#ffffff'),
      FIRS.map(([x, y, h]) => fir(S, x, y, h)),
      path(smooth(closedCurve('560,386 630,380 690,374 740,372 830,360 830,520 560,520')), '#fbfbf8'),
      ellipse(724, 250, 34, 34, '#fffbe8'),
    ),
    glow(S, 724, 250, 150, '#ffe49a', 0.5),
    path(polygon(rectangle(686, 70, 698, 470)), '#f4efe0'),
    path(polygon(rectangle(596, 206, 790, 216)), '#f4efe0'),
    path(polygon(rectangle(566, 484, 810, 508)), '#fbf7ea'),
    path(polygon(rectangle(566, 508, 810, 516)), '#9fb0ad'),
  );
}

const FIRS = [
  [622, 416, 128],
  [664, 404, 92],
  [718, 410, 110],
  [768, 402, 150],
] as const;

/** Three tiers, snow on each. */
const fir = (S: Easel, x: number, y: number, h: number): Mark =>
  times(3, (i) => {
    const [t, w] = [y - h + i * h * 0.24, h * (0.15 + i * 0.075)];
    const b = t + h * 0.44;
    const tier = (k: number, low: number): string =>
      smooth(
        wobble(
          trace(
            `${x},${t} ${x + w * 0.5 * k},${t + (low - t) * 0.5} ${x + w * k},${low} ${x},${low - h * 0.05} ${x - w * k},${low} ${x - w * 0.5 * k},${t + (low - t) * 0.5}`,
          ),
          S.noise,
          2,
          0.05,
        ),
      );
    return [path(tier(1, b), '#5f8790'), path(tier(0.72, b - h * 0.15), '#eef4f4')];
  });

/** Another one, not yet uncovered. */
function tallGuest(scene: Scene): void {
  const S = scene.element('tall');
  const shape = closedCurve(
    '10,760 36,580 56,420 66,280 74,190 84,140 92,92 102,84 112,92 114,120 128,116 134,82 146,76 154,88 152,122 190,144 236,166 262,186 264,206 244,222 204,220 176,232 170,300 180,420 196,560 240,760 250,960 180,972 120,960 60,976 6,960 -4,860',
  );
  const tone = new Tone(0.5).round(shape, { from: -40, before: 30, size: 60, light: 0.9, dark: 0.12 });
  for (const l of [
    '130,130 116,260 100,420 80,640',
    '150,160 148,420 150,640',
    '92,130 80,380 56,600',
    '160,150 200,190 250,212',
  ])
    tone.line(traceCurve(l), (t) => 3 + 6 * t, 0.1, { soft: 6 });
  for (const l of [
    '140,150 130,260 120,420 108,640',
    '164,230 168,420 176,660',
    '100,130 92,300 70,560',
    '150,150 200,170 250,190',
  ])
    tone.line(traceCurve(l), (t) => 2 + 6 * t, 1, { soft: 4 });
  scene.add(
    modelled(S, shape, {
      tone,
      colours: FAR,
      flow: flowAlong(
        ['130,120 110,400 90,680', '160,150 170,400 190,680', '140,160 200,180 260,200'].map((l) =>
          traceCurve(l),
        ),
      ),
      length: 30,
      width: 4,
    }),
    path(smooth(shape), S.linearAt(['#b5c6c4', '#a9bcbd'], 0, 80, 0, 900), 'opacity=".34"'),
  );
}

/** Tied up in a bag for the winter; a tail has come out of it. */
function chandelier(scene: Scene): void {
  const S = scene.element('chandelier');
  const bag = closedCurve(
    '396,14 412,8 424,14 430,30 470,62 490,98 482,130 446,146 408,150 370,144 336,128 330,96 352,62 388,32',
  );
  const tone = new Tone(0.5).round(bag, { from: -40, before: 30, size: 50, light: 0.95, dark: 0.12 });
  for (const l of ['404,28 380,68 360,128', '410,28 408,88 404,144', '416,28 446,78 464,128'])
    tone.line(traceCurve(l), (t) => 2 + 5 * t, 0.12, { soft: 5 });
  for (const l of ['400,28 364,68 344,118', '412,28 426,88 430,142'])
    tone.line(traceCurve(l), (t) => 2 + 5 * t, 1, { soft: 4 });
  const tail = traceCurve('452,120 484,150 506,184 536,196 560,178 556,150 536,146', 12);
  const half = (t: number): number => 9 - 3 * t;
  const ring = (k: number): Point[] => tail.slice(Math.round(k * 12), Math.round(k * 12) + 7);
  scene.add(
    brushLine(S, trace('409,-10 410,18'), 3, '#6b5a52', { attack: 0.01, decay: 0.01 }),
    path(smooth(ribbon(tail, half)), '#f1ece0'),
    times(6, (k) => path(smooth(ribbon(ring(k + 0.2), () => 9 - 0.6 * k)), '#2c2430')),
    modelled(S, bag, {
      tone,
      colours: FAR,
      flow: flowAlong(
        ['408,28 374,68 344,128', '410,28 408,88 408,144', '414,28 446,78 474,128'].map((l) => traceCurve(l)),
      ),
      length: 22,
      width: 3.4,
    }),
    brushLine(S, traceCurve('393,24 410,32 428,24'), 3.4, '#b0433a', { attack: 0.05, decay: 0.05 }),
    brushLine(S, traceCurve('410,30 396,44 400,56'), 2.6, '#b0433a'),
    brushLine(S, traceCurve('412,30 424,42 422,54'), 2.6, '#b0433a'),
  );
}

/** Old linen, over its head like a kerchief; the folds run from what holds them up. */
function sheet(scene: Scene): void {
  const S = scene.element('sheet');
  const tone = new Tone(0.5).round(SHEET, { from: -48, before: 30, size: 110, light: 1, dark: 0.14 });
  const dark = [
    '404,214 330,280 270,400 226,560 180,700 150,900 140,1070',
    '340,236 250,330 210,470 190,580 120,720 84,900 84,1080',
    '380,300 320,380 270,460',
    '100,700 60,800 36,920 44,1080',
    '440,214 520,300 590,430 640,600 690,740 740,880 760,1070',
    '500,230 590,330 632,460 656,600 720,700 770,820 790,1050',
    '460,300 520,390 570,470',
    '430,260 424,340 430,430',
    '632,842 680,858 726,846',
    '728,846 740,920 736,1050',
    '728,846 770,880 780,980',
    '632,842 660,780 660,700',
  ];
  const bright = [
    '390,222 310,300 250,430 206,590 166,720 136,900 120,1070',
    '320,246 240,340 196,480 170,600 100,740 66,900 60,1080',
    '120,680 80,790 16,960 20,1070',
    '460,218 540,310 606,440 650,600 706,740 752,880 776,1070',
    '530,240 606,340 648,470 676,600 740,710 790,830 804,1050',
    '416,218 404,310 400,430',
    '728,846 752,920 748,1060',
    '632,842 676,836 726,846',
  ];
  const half = (most: number) => (t: number) => 2 + most * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.8));
  dark.forEach((l) => tone.line(traceCurve(l), half(8), 0.08, { soft: 6, amount: 0.75, within: SHEET }));
  bright.forEach((l) => tone.line(traceCurve(l), half(7), 1, { soft: 4, amount: 0.9, within: SHEET }));
  const hem = traceCurve(
    '166,1060 176,860 190,740 216,622 262,526 330,464 416,446 500,468 570,538 610,640 628,760 636,842',
  );
  const flow = flowAlong(
    [
      '300,240 220,440 190,600 100,800 80,1060',
      '420,215 418,330 416,440',
      '540,240 620,440 660,600 740,760 780,1060',
      '728,850 736,930 740,1060',
      '330,470 220,630 170,860 150,1040',
      '500,470 600,620 650,820',
    ].map((l) => traceCurve(l)),
    3,
  );
  const lower: Point[] = hem.map(([x, y]): Point => [x, y + 16]);
  scene.add(
    group({ opacity: 0.6, filter: blur(S, 12) }, brushLine(S, lower, 20, '#2a1218')),
    path(
      smooth(closedCurve('-10,1080 200,1060 400,1090 640,1080 810,1090 810,1120 400,1130 -10,1110')),
      '#4b3440',
      `opacity=".35" filter="${blur(S, 12)}"`,
    ),
    modelled(S, SHEET, { tone, colours: LINEN, flow, length: 44, width: 5, dense: 1.1, spread: 0.1 }),
    brushLine(S, hem, 5, '#fffdf2', { attack: 0.02, decay: 0.05 }),
    hemStitches(S, hem),
  );
}

const hemStitches = (S: Easel, hem: Points): Mark =>
  hem
    .filter((_p, i) => i % 5 === 2)
    .map(([x, y]) => {
      const a = Math.atan2(y - 760, x - 410);
      return brushLine(
        S,
        [
          [x + Math.cos(a) * 15, y + Math.sin(a) * 15],
          [x + Math.cos(a + 0.02) * 24, y + Math.sin(a + 0.02) * 24],
        ],
        1.5,
        '#7f86b0',
      );
    });

/** From behind, on tiptoe, the hem in both hands. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const lit = (name: string, list: string, colours: readonly string[], size = 30): Mark => {
    const shape = closedCurve(list);
    return modelled(S.element(name), shape, {
      tone: new Tone(0.5).round(shape, { from: -45, before: 34, size, light: 1, dark: 0.1 }),
      colours,
      flow: 1.5,
      length: 14,
      width: 3,
    });
  };
  const BOOT = ['#2a1c2c', '#4a3440', '#7a5a58'];
  const TRIM = ['#4a2c22', '#80553a', '#b98a5c', '#e6c492'];
  const GREEN = ['#153a38', '#276a5c', '#62b294'];
  const mitten = (name: string, [x, y]: Point, k: number): Mark =>
    lit(
      name,
      `${x - k * 18},${y + 16} ${x - k * 21},${y - 8} ${x - k * 6},${y - 24} ${x + k * 10},${y - 18} ${x + k * 14},${y - 2} ${x + k * 24},${y - 2} ${x + k * 20},${y + 12} ${x + k * 8},${y + 20}`,
      GREEN,
      12,
    );
  scene.add(
    path(
      smooth(closedCurve('590,1166 680,1150 780,1162 740,1186 630,1186')),
      '#3c2830',
      `opacity=".6" filter="${blur(S, 8)}"`,
    ),
    lit('left boot', '648,1106 678,1104 680,1166 662,1174 640,1170', BOOT, 16),
    lit('right boot', '688,1104 718,1106 726,1170 704,1174 686,1166', BOOT, 16),
    lit('left sleeve', '652,1030 634,980 620,920 618,860 644,856 650,910 664,960 678,1000', RED, 18),
    lit('right sleeve', '712,1030 730,980 744,920 744,862 718,858 714,910 702,960 688,1000', RED, 18),
    lit(
      'coat',
      '642,1010 662,988 704,988 724,1010 736,1060 752,1110 716,1124 682,1126 648,1124 614,1110 630,1060',
      RED,
      40,
    ),
    lit('trim', '610,1104 682,1116 756,1104 760,1124 682,1138 608,1124', TRIM, 14),
    lit('left cuff', '612,866 648,860 650,880 614,884', TRIM, 10),
    lit('right cuff', '714,862 750,868 748,886 712,882', TRIM, 10),
    lit('hood', '640,964 644,922 664,898 690,898 714,920 724,962 712,992 682,1000 652,992', RED, 34),
    lit('hood trim', '642,984 682,1000 722,984 726,1002 682,1018 640,1002', TRIM, 12),
    lit('pompom', '664,896 674,880 690,880 702,896 692,912 674,912', TRIM, 14),
    brushLine(S, trace('636,790 632,836 656,856 682,862 706,856 728,842'), 5, '#fffdf2', {
      attack: 0.02,
      decay: 0.05,
    }),
    brushLine(S, traceCurve('728,842 752,900 758,1000 772,1080'), 3, '#e6e6f2', { attack: 0.02, decay: 0.1 }),
    mitten('left hand', nth(HANDS, 0), 1),
    mitten('right hand', nth(HANDS, 1), -1),
  );
}

/** It has rolled out of its box, and a paw has stopped it. */
function bauble(S: Easel, scene: Scene): void {
  const [x, y] = [374, 1120];
  scene.add(
    ellipse(x + 2, y + 32, 40, 9, '#3c2830', `opacity=".6" filter="${blur(S, 5)}"`),
    ellipse(
      x,
      y,
      35,
      35,
      S.radialAt(['#ffd0a0', [0.3, '#ef4a3c'], [0.75, '#a8162c'], '#5c0c22'], x + 10, y - 12, 44),
    ),
    ellipse(x + 12, y - 15, 8, 6, '#fff6e8'),
    path(
      polygon(trace(`${x - 30},${y - 26} ${x - 18},${y - 34} ${x - 12},${y - 28} ${x - 24},${y - 20}`)),
      '#e0b04a',
    ),
  );
}

function light(scene: Scene): void {
  const S = scene.element('light');
  scene.add(
    group(
      { opacity: 0.22, style: 'mix-blend-mode:screen', filter: blur(S, 14) },
      path(
        polygon(trace('610,480 800,480 420,1200 60,1200')),
        S.linearAt(['#ffe9b0', '#5a4420', '#000000'], 690, 100, 300, 1150),
      ),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.12 }, paint });
