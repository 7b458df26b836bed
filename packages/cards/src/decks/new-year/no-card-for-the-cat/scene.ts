/** N14: behind a lit window the beasts of the years are feasting; outside in the snow sits the one that was not asked. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  CREAM,
  GROUND,
  UMBER,
  VERMILION,
  assist,
  from,
  gold,
  goldLine,
  hair,
  lacquer,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, smooth, traceCurve } from '../../../kit/curves.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { times, trace } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { drift, piece, tongue } from '../../../motifs/lacquer-shapes.ts';

const WINDOW = closedCurve(
  '120,620 118,330 140,210 210,120 320,72 400,64 480,72 590,120 660,210 682,330 680,620 660,640 400,646 140,640',
);
const FUR: Tones = ['#0b0910', '#191626', '#4d4468'];
const DARK = '#35120a';

function paint(): Scene {
  const scene = new Scene({ seed: 1414, background: GROUND });
  wall(scene);
  feast(scene);
  frame(scene);
  snow(scene);
  chair(scene);
  near(scene);
  cat(scene);
  gift(scene);
  return scene;
}

function wall(scene: Scene): void {
  const S = scene.element('wall');
  const logs = times(11, (i) => {
    const y = i * 88 - 20;
    return (
      piece(
        S,
        closedCurve(
          `-30,${y} 200,${y - 3} 400,${y + 2} 600,${y - 2} 830,${y} 830,${y + 80} 600,${y + 83} 400,${y + 79} 200,${y + 82} -30,${y + 80}`,
          4,
        ),
        {
          tones: ['#160b08', '#2a1510', '#3d2116'],
          light: -90,
          step: 8,
          rough: 3,
          cut: 3,
        },
      ) +
      strands(
        S,
        [
          [-20, y + 16],
          [200, y + 22],
          [420, y + 14],
          [820, y + 20],
        ],
        [
          [-20, y + 66],
          [200, y + 60],
          [420, y + 70],
          [820, y + 62],
        ],
        4,
        { width: 1.1, ragged: 0.8, fill: '#6d4a1c' },
      )
    );
  });
  scene.add(logs);
}

/** Only their shadows. */
function feast(scene: Scene): void {
  const S = scene.element('feast');
  const guests = [
    // Horse, hare, ox, goat, dragon, rooster, pig, dog, monkey, tiger, snake.
    '118,600 122,500 140,430 170,385 196,366 200,338 212,362 228,378 250,420 268,454 266,468 252,474 236,464 222,448 210,446 206,480 216,540 222,600',
    '226,640 230,570 242,536 240,520 252,506 246,470 252,434 266,470 270,502 280,470 294,440 292,480 284,508 296,522 298,538 288,550 300,600 302,640',
    '316,600 320,548 334,524 332,500 326,474 308,470 296,460 312,454 326,454 322,440 304,430 292,398 300,374 310,404 334,420 376,420 400,404 410,374 418,398 406,430 388,440 384,454 398,454 414,460 402,470 384,474 378,500 376,524 390,548 396,600',
    '420,600 424,520 438,470 446,430 434,400 440,370 462,350 452,384 456,402 470,392 486,360 508,352 488,380 480,406 496,420 520,446 518,458 496,458 492,474 486,484 480,470 470,500 480,550 482,600',
    '500,600 508,540 520,500 516,470 526,450 520,436 534,440 540,424 548,440 562,432 560,450 572,462 596,470 576,478 578,490 566,488 560,510 572,550 576,600',
    '590,600 596,540 606,500 600,474 610,448 622,462 640,460 652,446 662,474 656,496 668,520 676,560 678,600',
  ];
  const dragon = [
    '352,262 334,240 318,200 308,230 284,220 262,228 240,220 222,236 234,250 262,252 280,262 258,266 240,278 250,288 278,286 304,290 330,298 352,292',
    '336,244 380,254 410,284 450,298 500,280 540,236 590,212 628,236 634,280 616,262 592,246 556,264 520,314 460,342 400,328 370,302 340,294',
    '420,318 414,348 428,366 416,372 404,360 398,372 392,352 398,322',
    '540,268 560,292 586,296 580,306 560,304 556,316 544,304 524,290',
  ];
  scene.add(
    path(
      smooth(WINDOW),
      S.radialAt(['#fff3c4', [0.35, '#fbd778'], [0.75, '#e09a38'], '#a85f1c'], 400, 430, 420),
    ),
    group(
      { 'clip-path': S.clip(smooth(WINDOW)) },
      strands(S, trace('130,160 300,120 500,130 680,170'), trace('130,420 300,400 500,410 680,420'), 16, {
        width: 1.4,
        fill: '#fff6d6',
        ragged: 0.8,
      }),
      dragon.map((d) => path(smooth(closedCurve(d)), DARK)),
      path(
        [
          '236,232 204,214 184,226 170,214',
          '250,282 222,296 212,318 194,322',
          '350,246 380,224 404,232 420,214',
        ]
          .map((d) => hair(traceCurve(d, 8), 4))
          .join(''),
        DARK,
      ),
      guests.map((d, i) => path(smooth(closedCurve(d)), i % 2 ? DARK : '#471a0d')),
      path(smooth(trace('284,238 292,234 298,240 290,243')), '#fbd778'),
      path(smooth(closedCurve('100,596 400,586 700,596 700,660 100,660')), '#2a0d08'),
      dishes(S),
    ),
  );
}

/** Bowls, steam, and the one who keeps the door. */
function dishes(S: Easel): string {
  const bowl = (x: number, w: number): string =>
    smooth(closedCurve(`${x - w},574 ${x + w},574 ${x + w * 0.5},594 ${x - w * 0.5},594`, 5));
  const rat = closedCurve(
    '610,592 606,570 614,548 612,536 596,532 588,526 602,518 612,512 618,502 626,512 630,530 638,552 640,592',
  );
  return (
    path(bowl(220, 30) + bowl(300, 22) + bowl(520, 28), '#2a0d08') +
    path(smooth(rat), '#1c0805') +
    path(hair(traceCurve('594,596 588,540 590,470', 6), 4), '#1c0805') +
    strands(S, trace('214,570 206,540 222,510 210,480'), trace('230,570 222,540 238,510 226,480'), 4, {
      width: 1.6,
      fill: '#fff6d6',
    }) +
    strands(S, trace('514,570 506,540 522,510 512,486'), trace('530,570 522,540 538,510 528,486'), 4, {
      width: 1.6,
      fill: '#fff6d6',
    })
  );
}

function frame(scene: Scene): void {
  const S = scene.element('frame');
  const bars = ['400,60 401,340 400,640', '122,350 400,346 680,350'].map((d) =>
    path(hair(traceCurve(d, 8), 11, 0.01, 0.01), '#54301e'),
  );
  scene.add(
    bars,
    line(smooth(WINDOW), '#7c1a10', 26),
    line(smooth(WINDOW), '#c5351b', 17),
    line(smooth(WINDOW), gold(S), 2.5),
    piece(S, '92,640 250,632 400,640 560,630 712,642 716,668 560,672 400,676 240,670 88,668', {
      tones: ['#8f9cb8', '#d8dce0', '#fbf6e6'],
      light: -90,
      step: 8,
      rough: 3,
    }),
    ellipse(400, 560, 420, 420, S.radialAt(fading('#f2a63c', 0.22, [0.5, 0.1], 0), 400, 560, 420)),
  );
}

function snow(scene: Scene): void {
  const S = scene.element('snow');
  scene.add(
    drift(S, trace('-20,900 120,880 280,906 420,890 580,912 700,886 840,904'), 280, {
      tones: ['#1a2348', '#2f4076', '#8fa2ca'],
      lines: 6,
    }),
  );
}

/** There was one more. */
function chair(scene: Scene): void {
  const S = scene.element('chair');
  const bar = (d: string, w: number): string =>
    tongue(S, d, w, { tones: UMBER, lines: 3, root: 0.9, tip: 0.8, belly: 0.3 });
  scene.add(
    moved(
      { x: 676, y: 1010, r: 16 },
      bar('-40,0 -44,-90 -40,-190', 13),
      bar('34,4 36,-90 30,-190', 13),
      bar('-42,-180 -6,-190 32,-180', 16),
      bar('-42,-140 -6,-148 34,-140', 12),
      piece(S, '-54,-84 40,-92 58,-64 -44,-54', { tones: UMBER, light: -90, step: 5, rough: 1 }),
      bar('-46,-58 -50,0 -48,36', 12),
      bar('52,-66 56,-10 56,34', 12),
      piece(S, '-56,-92 -20,-104 36,-98 46,-88 -6,-82 -50,-80', {
        tones: CREAM,
        light: -90,
        step: 4,
        rough: 1.5,
        cut: 2,
      }),
    ),
    drift(S, trace('400,1066 520,1044 600,1030 660,1014 730,1026 840,1004'), 150, {
      tones: ['#1a2348', '#2c3c70', '#8fa2ca'],
      lines: 3,
    }),
  );
}

function near(scene: Scene): void {
  const S = scene.element('snow');
  scene.add(
    drift(S.element('near'), trace('-20,1090 160,1070 340,1100 520,1086 700,1106 840,1084'), 200, {
      tones: ['#161f40', '#2a3a6c', '#7f94c0'],
      lines: 7,
    }),
  );
}

function cat(scene: Scene): void {
  const S = scene.element('cat');
  const body = closedCurve(
    '306,1136 258,1096 240,1010 252,920 284,856 318,812 330,780 308,744 300,700 306,650 312,584 350,628 400,620 450,628 488,584 494,650 500,700 492,744 470,780 482,812 516,856 548,920 560,1010 542,1096 494,1136 400,1144',
  );
  scene.add(
    tongue(S, '510,1104 590,1136 660,1110 672,1050 636,1020 610,1046', 50, {
      tones: FUR,
      lines: 9,
      root: 0.8,
      belly: 0.3,
      tip: 0.04,
    }),
    piece(S, body, { tones: FUR, light: -90, step: 14, rough: 5, cut: 5 }),
    assist(S, body, {
      field: from([400, 520]),
      gap: 11,
      width: 1.5,
      longest: 46,
      density: (x, y) => (Math.abs(x - 400) > 40 + (y - 620) * 0.1 ? 0.75 : 0.3),
    }),
    goldLine(S, trace('313,590 350,630 400,622 450,630 487,590'), 4),
    goldLine(S, trace('312,592 306,652 301,700 309,744 331,780'), 3.4),
    goldLine(S, trace('488,592 494,652 499,700 491,744 469,780'), 3.4),
    goldLine(S, trace('328,788 316,814 282,858 252,922 241,1010 259,1094'), 3.6),
    goldLine(S, trace('472,788 484,814 518,858 548,922 559,1010 542,1090'), 3.6),
    goldLine(S, trace('400,800 402,900 398,1000 400,1100'), 2, '#4d4468'),
  );
}

/** It had brought something, too. */
function gift(scene: Scene): void {
  const S = scene.element('gift');
  scene.add(
    moved(
      { x: 166, y: 1124, r: -8 },
      goldLine(S, trace('-56,0 0,3 56,-2'), 5, '#fbf2da'),
      times(6, (i) =>
        goldLine(
          S,
          [
            [-30 + i * 13, -16 + Math.abs(i - 2) * 2],
            [-24 + i * 13, 1],
            [-32 + i * 13, 18 - Math.abs(i - 2) * 2],
          ],
          3.4,
          '#fbf2da',
        ),
      ),
      piece(S, '-84,2 -70,-14 -54,-12 -50,2 -56,14 -72,14', { tones: CREAM, step: 4, rough: 0.6, cut: 3 }),
      path(smooth(trace('-72,-3 -68,-6 -65,-2 -69,1')), GROUND),
      tongue(S, '52,0 66,-12 80,-22', 16, { tones: CREAM, lines: 2 }),
      tongue(S, '52,0 68,10 82,20', 16, { tones: CREAM, lines: 2 }),
      tongue(S, '8,0 -4,-26 -26,-30 -22,-12 4,-2', 16, { tones: VERMILION, lines: 3, belly: 0.6 }),
      tongue(S, '8,0 22,-26 44,-26 38,-10 10,-2', 16, { tones: VERMILION, lines: 3, belly: 0.6 }),
      tongue(S, '8,0 0,20 -10,38', 12, { tones: VERMILION, lines: 2 }),
      tongue(S, '8,0 22,18 28,38', 12, { tones: VERMILION, lines: 2 }),
    ),
  );
}

export default card({ finish: lacquer, paint });
