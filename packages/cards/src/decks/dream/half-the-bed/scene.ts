/** From above: one half of a bed is a frozen lake. An old man asleep has laid his hand on the ice; a hand lies under it. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { hatching } from '../../../kit/clay/hatching.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, line as keyed, path } from '../../../kit/markup.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handLine, ribbon, wobble } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';

const [PAPER, LINEN, FLESH, STRIPE, ICE, DEEP, RUST, OCHRE, KEY] = [
  '#ffffff',
  '#f3ead6',
  '#eccaa8',
  '#9fb6c4',
  '#7fa6bb',
  '#1d3f6b',
  '#b4492e',
  '#dba04a',
  '#18203a',
] as const;
const keyOn = keyBlock(KEY, { width: 5, step: 8, off: [1.5, -1] });

/** Where the sheet ends and the ice begins. */
const SHORE = trace(
  '420,-20 436,60 418,150 440,250 424,350 446,450 430,560 452,660 440,760 462,880 446,1000 470,1110 462,1220',
);
const PILLOW = closedCurve(
  '-40,60 60,34 180,44 290,30 380,50 402,110 392,210 404,310 396,400 340,438 220,428 90,444 -40,430',
);
const DRIFT = closedCurve(
  '500,70 560,40 650,52 740,36 840,60 840,330 760,352 650,336 560,356 506,318 488,200',
);
const BLANKET = closedCurve(
  '-40,760 60,724 170,742 270,786 350,790 420,752 452,770 462,860 466,960 468,1060 484,1160 480,1240 -40,1240',
);
const FOLDED = closedCurve(
  '-40,690 70,660 170,676 280,726 350,736 424,700 450,722 448,772 420,782 350,816 270,810 170,768 60,750 -40,784',
);
/** One shirt: the back, the shoulder, and the arm laid out from it. */
const SHIRT = closedCurve(
  '-60,560 -10,500 60,478 120,486 170,520 220,552 280,548 350,566 420,590 480,606 530,606 548,634 536,664 480,676 400,676 330,690 290,740 270,800 60,800 -60,760',
);
const COLLAR = closedCurve('44,470 84,458 124,476 170,512 214,540 228,562 204,576 160,566 110,534 60,506');
const FOLDS = [
  '176,560 214,600 226,660',
  '290,556 322,600 318,672',
  '524,610 534,636 524,666',
  '510,608 520,636 510,668',
  '420,592 446,630 440,664',
  '226,660 270,690 320,690',
  '40,520 80,580 90,660',
];

function paint(): Scene {
  const scene = new Scene({ seed: 303, background: PAPER });
  ice(scene);
  underTheIce(scene);
  cracks(scene);
  linen(scene);
  sleeper(scene);
  return scene;
}

const half = (): string => polygon([...SHORE, [830, 1220], [830, -20]]);

function ice(scene: Scene): void {
  const S = scene.element('ice');
  const keep = S.clip(half());
  const key = keyOn(S);
  scene.add(
    group(
      { 'clip-path': keep },
      path(half(), ICE),
      bokashi(S, [400, 420, 420, 800], DEEP, 0, 0.95, 3),
      bokashi(S.element('top'), [400, -40, 420, 560], DEEP, 0.95, 0, 5),
    ),
    // A pillow of snow, and the dent in it.
    path(smooth(wobble(DRIFT, S.noise, 5, 0.02)), PAPER),
    path(
      smooth(
        closedCurve(
          '488,200 506,318 560,356 650,336 760,352 840,330 840,296 760,318 650,304 566,322 516,280',
        ),
      ),
      STRIPE,
    ),
    path(
      smooth(closedCurve('576,176 604,140 668,128 720,152 738,196 706,236 644,228 610,244 580,216')),
      '#cfdde2',
    ),
    key(
      spline(trace('812,42 740,36 650,52 560,40 500,70 488,200 506,318 560,356 650,336 760,352 812,344')),
      4,
    ),
    key('M610 176C640 168 660 176 676 190', 3),
    key('M640 206C662 198 690 202 702 212', 2.6),
    key('M520 70C548 96 560 116 566 136', 3.4),
    key('M524 330C546 300 556 284 562 262', 3.4),
    key('M742 150C770 120 780 100 786 80', 3),
  );
}

/** Palm up, as pale as the depth allows. */
function underTheIce(scene: Scene): void {
  const S = scene.element('under');
  const hand = placedHand({
    x: 800,
    y: 834,
    size: 286,
    pose: 'offer',
    side: 'right',
    fingers: [-0.9, -0.5, 0],
    back: [0.1, 0.1, -1],
    arm: 60,
  });
  const drawing = new Drawing(hand, { light: { angle: -120, before: 40 }, size: 286, noise: S.noise });
  const pale: FlatPaint = { inks: ['#6f9bb2', '#a3c3ce'], levels: [0.42], line: '#42698c', contour: 2 };
  scene.add(paintFlat(S, drawing, { skin: pale }));
}

/** Long straight splits, and the short ones that join them. */
function cracks(scene: Scene): void {
  const S = scene.element('cracks');
  const split = (list: string, width: number): string =>
    path(polygon(ribbon(handLine(S, trace(list), 3, 0.02, 9), (t) => width * (1 - t * 0.8))), '#e6f0ef');
  scene.add(
    split('436,470 560,520 690,500 820,430', 2.2),
    split('690,500 720,420 700,352', 1.6),
    split('452,690 530,800 560,960 520,1090 560,1220', 2.4),
    split('560,960 660,1010 820,1000', 2),
    split('660,1010 700,1110 680,1220', 1.5),
    split('530,800 480,850 456,900', 1.4),
    split('520,1090 470,1120', 1.2),
  );
}

function linen(scene: Scene): void {
  const S = scene.element('linen');
  const key = keyOn(S);
  const bank = polygon([[-20, -20], ...handLine(S, SHORE, 8, 0.02, 8), [-20, 1220]]);
  scene.add(
    path(bank, LINEN),
    key(handLine(S, SHORE, 8, 0.02, 8), 5),
    path(smooth(wobble(PILLOW, S.noise, 4, 0.02)), PAPER),
    key(wobble(PILLOW, S.noise, 4, 0.02).slice(60), 5),
    key('M402 110C370 130 350 150 344 170', 3.4),
    key('M396 400C366 376 350 356 344 330', 3.4),
    key('M30 428C60 400 70 380 74 360', 3),
  );
}

const skin: FlatPaint = {
  inks: ['#d79f7c', FLESH, '#fbeedb'],
  levels: [0.26, 0.5],
  line: KEY,
  contour: 2.6,
  stains: [['lips', '#c4745c']],
  marks: { lash: KEY, brow: '#8d8e96', mouth: KEY, wrinkle: KEY, crease: KEY, nail: KEY },
};

function sleeper(scene: Scene): void {
  const S = scene.element('sleeper');
  const key = keyOn(S);
  const him = portraitModel({
    x: 214,
    y: 322,
    size: 330,
    yaw: 72,
    pitch: -4,
    roll: 24,
    age: 'old',
    sex: 'man',
    people: 'northern',
    hair: 'receding',
    beard: 'short beard',
    feeling: 'asleep',
    colours: { skin: complexion(0.2) },
  });
  const hand = placedHand({
    x: 532,
    y: 636,
    z: 200,
    size: 236,
    pose: 'rest',
    side: 'right',
    age: 'old',
    fingers: [1, 0.12, 0],
    back: [0, -0.12, 1],
    arm: 6,
  });
  const head = new Drawing(him, {
    light: { angle: -60, before: 40 },
    size: 330,
    noise: S.noise,
    box: [0, 100, 460, 600],
  });
  const resting = new Drawing(hand, { light: { angle: -110, before: 36 }, size: 236, noise: S.noise });
  const hatched = (d: Drawing, part: string, below: number, gap: number): string =>
    hatching(d, { part, below, gap, ...(part === 'hair' ? { across: [1, 0.4, -0.3] } : {}) })
      .map((run) =>
        key(
          run.filter((_, i) => i % 3 === 0),
          2,
        ),
      )
      .join('');
  scene.add(
    keyed(head.outline(), KEY, 6),
    path(head.outline(), PAPER),
    paintFlat(S, head, {
      skin,
      hair: { inks: ['#c3c6cb', '#eceae4'], levels: [0.4] },
    }),
    hatched(head, 'skin', 0.24, 8),
    hatched(head, 'hair', 0.9, 13),
    // The shadow of the hand, as far off as the ice is thick.
    group({ opacity: 0.5, transform: 'translate(8 14)' }, path(resting.outline(), DEEP)),
    keyed(resting.outline(), KEY, 5),
    path(resting.outline(), PAPER),
    paintFlat(S, resting, { skin }),
    hatched(resting, 'skin', 0.24, 8),
    path(smooth(SHIRT), '#dfe6e6'),
    stripes(scene),
    key(
      SHIRT.filter(([x]) => x > -30),
      5,
    ),
    path(smooth(COLLAR), PAPER),
    key(COLLAR, 4),
    FOLDS.map((fold) => key(trace(fold), 3.4)),
    blanket(scene),
  );
}

/** They run across the arm and, on the back, along it. */
function stripes(scene: Scene): string {
  const S = scene.element('stripes');
  const rings = times(15, (i): string => {
    const x = -20 + i * 38;
    const lean = 60 * (1 - i / 14);
    const line = spline([
      [x + 14 + lean, 440],
      [x + 4 + lean * 0.4, 580],
      [x - 4, 660],
      [x - lean * 0.6, 820],
    ]);
    return path(polygon(ribbon(handLine(S, line, 3, 0.02, 8), () => 6.5)), STRIPE);
  });
  return group({ 'clip-path': S.clip(smooth(SHIRT)) }, rings);
}

function blanket(scene: Scene): string {
  const S = scene.element('blanket');
  const key = keyOn(S);
  const bands = times(5, (i): string => {
    const y = 858 + i * 84;
    const line = spline([
      [-30, y - 20],
      [100, y - 26],
      [220, y + 8],
      [340, y + 22],
      [470, y - 10],
    ]);
    return path(
      smooth(ribbon(handLine(S, line, 5, 0.012, 12), () => (i % 2 ? 7 : 17))),
      i % 2 ? PAPER : OCHRE,
    );
  });
  return [
    path(smooth(BLANKET), RUST),
    group({ 'clip-path': S.clip(smooth(BLANKET)) }, bands),
    key(
      BLANKET.filter(([x]) => x > -20),
      5.5,
    ),
    key('M96 796C120 850 92 920 124 1000C140 1050 130 1110 150 1160', 4.6),
    key('M286 830C262 880 290 930 276 980', 4),
    key('M396 822C412 880 372 940 402 1010', 4),
    path(smooth(FOLDED), PAPER),
    key(
      FOLDED.filter(([x]) => x > -20),
      5,
    ),
  ].join('');
}

export default card({ finish: woodblock, grade: { grain: 0.26, knot: [620, 820] }, paint });
