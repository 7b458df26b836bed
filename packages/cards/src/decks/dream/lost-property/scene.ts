/** A wall of drawers. Somebody without a face holds one up and looks at it, if that is the word; the other waits in the drawer. Woodblock: the blank is bare paper. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { hatching, type HatchingOptions } from '../../../kit/clay/hatching.ts';
import type { Model } from '../../../kit/clay/model.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { group, line as keyed, path } from '../../../kit/markup.ts';
import { rectangle, times, trace, type Box, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handOutline, ribbon, wobble } from '../../../kit/shapes.ts';
import type { Feeling } from '../../../motifs/face/feelings.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { faceless } from '../../../motifs/faceless.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';

const [PAPER, LABEL, TEAL, DARK, FELT, OAK, BRASS, COAT, KEY] = [
  '#ffffff',
  '#efe2c4',
  '#5d9a93',
  '#1f4f5a',
  '#c4452f',
  '#c98a4b',
  '#e2b04e',
  '#27406c',
  '#161d36',
] as const;
const keyOn = keyBlock(KEY, { width: 5, step: 8, off: [1.5, -1] });
const LIGHT = { angle: -120, before: 40 };

/** Where the blank looks from: both faces look there. */
const BLANK: Point = [500, 330];

const BODY = closedCurve(
  '452,590 520,560 620,566 690,600 770,640 840,690 840,1240 420,1240 400,1080 392,940 400,820 410,700',
);
const COLLAR = closedCurve('446,600 470,548 520,520 580,520 640,540 690,590 680,640 600,680 520,700 470,660');
const EAR = closedCurve('618,376 630,352 654,346 670,364 668,394 654,424 636,438 622,428');
/** Of the held face: the cut edge runs from the hairline round the temple and the jaw. */
const HELD = closedCurve(
  '196,232 240,216 284,224 314,244 342,282 355,330 350,372 344,414 328,480 292,528 244,540 202,516 168,462 150,390 152,310 168,258',
);
const KEPT = closedCurve(
  '240,896 288,878 346,880 394,908 416,960 412,1024 388,1086 342,1126 290,1130 242,1100 210,1044 200,980 212,928',
);
const TRAY = trace('92,846 528,838 572,1168 44,1176');

function paint(): Scene {
  const scene = new Scene({ seed: 511, background: PAPER });
  wall(scene);
  customer(scene);
  held(scene);
  tray(scene);
  onTheEdge(scene);
  return scene;
}

/** Drawers up to the ceiling, two of them out. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  const key = keyOn(S);
  const [w, h] = [136, 104];
  const out = new Set(['0,3', '4,0']);
  scene.add(
    path('M0 0H800V1200H0Z', DARK),
    times(9, (row) =>
      times(7, (column) => {
        const [x, y] = [-74 + column * w + (row % 2) * 3, -52 + row * h * 1.02];
        const front = handOutline(S, rectangle(x + 6, y + 6, x + w - 6, y + h - 6), 2, 0.02, 8);
        if (out.has(`${column},${row}`)) return path(polygon(front), KEY);
        const [px, py] = [x + w / 2 + S.rng.gauss(0, 2), y + h * 0.36];
        return [
          path(polygon(front), TEAL),
          key(front, 3.4),
          path(polygon(handOutline(S, rectangle(px - 24, py - 12, px + 24, py + 10), 1, 0.05, 6)), LABEL),
          path(smooth(blob(px, y + h * 0.7, 11, 9, S.noise, 0.1)), BRASS),
          key(blob(px, y + h * 0.7, 11, 9, S.noise, 0.1), 2.6),
        ];
      })
        .flat()
        .join(''),
    ),
    bokashi(S, [-10, -10, 820, 520], DARK, 0.85, 0, 4),
  );
}

const hatched = (S: Easel, drawing: Drawing, o: HatchingOptions, width = 2): string =>
  hatching(drawing, o)
    .map((run) =>
      keyOn(S)(
        run.filter((_, i) => i % 3 === 0),
        width,
      ),
    )
    .join('');

const seen = (S: Easel, model: Model, size: number, box?: Box): Drawing =>
  new Drawing(model, { light: LIGHT, size, noise: S.noise, ...(box ? { box } : {}) });

const skin = (inks: readonly string[], lips: string, brow: string): FlatPaint => ({
  inks,
  levels: [0.28, 0.52],
  line: KEY,
  contour: 2.6,
  stains: [
    ['eye', PAPER],
    ['iris', KEY],
    ['lips', lips],
  ],
  marks: { lash: KEY, brow, mouth: KEY, wrinkle: KEY, crease: KEY, nail: KEY, 'lower lid': KEY },
});
const OWN = skin(['#d9b59a', '#f2dcc6', '#fdf3e6'], '#d9b59a', KEY);

/** The cloth of the coat, its lines leaning by `turn`. */
function tweed(S: Easel, outline: readonly Point[], turn = 0.2): string {
  const [dx, dy] = [Math.cos(turn + Math.PI / 2), Math.sin(turn + Math.PI / 2)];
  const threads = times(56, (i) => {
    const k = (i - 28) * 30;
    const [x, y] = [600 - dy * k, 800 + dx * k];
    const thread = handLine(
      S,
      [
        [x - dx * 800, y - dy * 800],
        [x + dx * 800, y + dy * 800],
      ],
      6,
      0.01,
      14,
    );
    return path(polygon(ribbon(thread, () => (i % 3 ? 1.2 : 3))), i % 3 ? '#3f5d92' : '#38548a');
  });
  return path(smooth(outline), COAT) + group({ 'clip-path': S.clip(smooth(outline)) }, threads);
}

/** Hair, an ear, a neck, and nothing that could be recognised. */
function customer(scene: Scene): void {
  const S = scene.element('customer');
  const key = keyOn(S);
  const head = seen(
    S,
    faceless({ x: BLANK[0] + 30, y: BLANK[1] + 10, size: 372, yaw: -42, pitch: 6, roll: 5, hair: 'short' }),
    372,
    [280, 60, 520, 640],
  );
  scene.add(
    keyed(head.outline('skin') + head.outline('hair'), KEY, 7),
    path(head.outline('skin'), PAPER),
    paintFlat(S, head, {
      skin: { inks: ['#d3dde0', PAPER], levels: [0.2], line: KEY, contour: 2.4 },
      hair: { inks: [KEY, '#7a3a22', '#a9552c'], levels: [0.1, 0.42], line: KEY, contour: 2.4 },
    }),
    hatched(S, head, { part: 'hair', below: 0.9, gap: 14, across: [1, 0.4, -0.3] }, 2.4),
    path(smooth(EAR), PAPER),
    key(EAR, 4.4),
    key('M630 376C644 366 656 378 650 396C646 410 638 414 634 424', 3),
    tweed(S, BODY),
    key(
      BODY.filter(([x, y]) => y < 640 && x < 800),
      5,
    ),
    path(smooth(COLLAR), FELT),
    key(COLLAR, 4.6),
    key('M470 640C520 620 590 610 640 560', 3.6),
    key('M500 690C560 660 630 650 684 606', 3),
    key('M600 690C590 800 620 900 600 1010', 4),
    key('M470 740C440 820 450 900 430 980', 3.6),
  );
}

const TENDER: Feeling = {
  brows: { inner: 1.8, arch: 1.2, outer: 0, knit: 0 },
  lids: { upper: 0.82, lower: 0.3 },
  play: { cornerOut: 2, cornerUp: 3, open: 0, cheeksUp: 0.8, pressedLips: 0 },
};
const WAITING: Feeling = {
  brows: { inner: 2.6, arch: 2, outer: 0.4, knit: 0.2 },
  lids: { upper: 1.05, lower: 0 },
  play: { cornerOut: 0.6, cornerUp: 0.2, open: 0, cheeksUp: 0, pressedLips: 0 },
};

/** A face as a thing: an edge of clay round it, and what it holds of a person. */
function faceIn(
  S: Easel,
  drawing: Drawing,
  outline: readonly Point[],
  paint: FlatPaint,
  thick: Point,
): string {
  const key = keyOn(S);
  const d = smooth(outline);
  return [
    group({ transform: `translate(${thick[0]} ${thick[1]})` }, keyed(d, KEY, 6), path(d, OAK)),
    path(d, PAPER),
    group(
      { 'clip-path': S.clip(d) },
      path(d, paint.inks[1] ?? PAPER),
      paintFlat(S, drawing, { skin: paint }),
      hatched(S, drawing, { part: 'skin', below: 0.17, gap: 9 }),
    ),
    key([...outline, ...outline.slice(0, 3)], 5),
  ].join('');
}

/** One he has taken out. It smiles already. */
function held(scene: Scene): void {
  const S = scene.element('held');
  const key = keyOn(S);
  const face = seen(
    S,
    portraitModel({
      x: 214,
      y: 352,
      size: 380,
      yaw: 32,
      pitch: -6,
      roll: 4,
      age: 'old',
      sex: 'woman',
      people: 'andean',
      hair: 'none',
      feeling: TENDER,
      looksAt: BLANK,
      colours: { skin: complexion(0.4) },
    }),
    380,
    [60, 120, 340, 440],
  );
  const palm = seen(
    S,
    placedHand({
      x: 392,
      y: 610,
      size: 280,
      pose: 'offer',
      side: 'left',
      fingers: [-1, -0.14, 0.1],
      back: [-0.1, 0.9, -0.5],
      arm: 20,
    }),
    270,
  );
  const sleeve = closedCurve(
    '372,566 420,570 500,600 580,680 640,800 600,900 520,880 440,760 380,690 356,664 352,610',
  );
  scene.add(
    keyed(palm.outline(), KEY, 5),
    path(palm.outline(), PAPER),
    paintFlat(S, palm, { skin: OWN }),
    hatched(S, palm, { part: 'skin', below: 0.24, gap: 8 }),
    faceIn(S, face, HELD, skin(['#b86a42', '#dd9d6c', '#f2c896'], '#b2402f', '#8a8177'), [-14, 4]),
    tweed(S.element('sleeve'), sleeve, 1.1),
    key(sleeve, 5),
    key('M384 584C376 610 378 640 390 668', 3.4),
    key('M470 610C452 650 462 700 482 730', 3.4),
    key('M560 680C532 720 530 760 548 800', 3.4),
  );
}

function tray(scene: Scene): void {
  const S = scene.element('tray');
  const key = keyOn(S);
  const face = seen(
    S,
    portraitModel({
      x: 306,
      y: 990,
      size: 300,
      yaw: 14,
      pitch: -14,
      roll: -8,
      age: 'child',
      sex: 'man',
      people: 'west african',
      hair: 'none',
      feeling: WAITING,
      looksAt: [560, 420],
      colours: { skin: complexion(0.7) },
    }),
    300,
    [160, 820, 300, 360],
  );
  const front = trace('30,1168 590,1158 596,1240 24,1240');
  scene.add(
    path(polygon(wobble(trace('70,822 548,812 600,1190 20,1200'), S.noise, 2)), OAK),
    key(handOutline(S, trace('70,822 548,812 600,1190 20,1200'), 2, 0.02, 8), 5),
    path(polygon(handOutline(S, TRAY, 2, 0.02, 8)), FELT),
    key(handOutline(S, TRAY, 2, 0.02, 8), 4),
    group({ opacity: 0.55, transform: 'translate(16 18)' }, path(smooth(KEPT), '#5c1a1c')),
    faceIn(S, face, KEPT, skin(['#4a2a24', '#8a5236', '#c08554'], '#9c5a40', KEY), [6, 12]),
    path(polygon(handOutline(S, front, 2, 0.02, 8)), TEAL),
    key(handOutline(S, front, 2, 0.02, 8), 5),
  );
}

/** The other hand has not let go of the drawer. */
function onTheEdge(scene: Scene): void {
  const S = scene.element('edge');
  const key = keyOn(S);
  const hand = seen(
    S,
    placedHand({
      x: 690,
      y: 930,
      size: 240,
      pose: 'rest',
      side: 'right',
      fingers: [-0.9, 0.5, 0.2],
      back: [-0.2, -0.5, 0.9],
      arm: 16,
    }),
    240,
  );
  const sleeve = closedCurve('840,690 790,740 740,810 690,880 664,916 676,960 716,990 760,984 840,960');
  scene.add(
    group({ opacity: 0.5, transform: 'translate(6 16)' }, path(hand.outline(), KEY)),
    keyed(hand.outline(), KEY, 5),
    path(hand.outline(), PAPER),
    paintFlat(S, hand, { skin: OWN }),
    hatched(S, hand, { part: 'skin', below: 0.24, gap: 8 }),
    tweed(S.element('sleeve'), sleeve, 2.2),
    key(sleeve, 5),
    key('M690 884C684 916 702 960 724 978', 3.4),
    key('M760 800C744 840 762 880 790 900', 3.4),
  );
}

export default card({ finish: woodblock, grade: { grain: 0.24, knot: [180, 700] }, paint });
