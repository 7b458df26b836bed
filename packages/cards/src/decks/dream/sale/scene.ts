/** From a cold street: a mannequin has laid its hand on a steamed window. Inside they are at supper; a child has rubbed the glass clear and looks out at the hand. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { standing } from '../../../kit/clay/model.ts';
import { laid } from '../../../kit/clay/space.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, line as drawn, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { portraitModel, type PortraitOptions } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { handPoses } from '../../../motifs/hands/poses.ts';
import { jointedHand } from '../../../motifs/jointed-hand.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [CREAM, PALE, AMBER, EMBER, BLUE, KEY] = [
  '#faeeca',
  '#a9c1c6',
  '#eda740',
  '#c65f2c',
  '#3d5c7a',
  '#151a2b',
] as const;

/** Rubbed clear with a sleeve. */
const CLEAR = closedCurve(
  '148,372 206,330 296,318 366,340 410,396 428,480 436,590 466,680 486,748 476,822 434,872 372,866 330,828 270,800 190,760 126,690 98,600 96,500 112,424',
);
/** A jersey, and the arm that rubbed. */
const JERSEY = closedCurve(
  '90,800 120,736 168,708 204,700 214,720 240,730 268,712 274,696 310,704 350,726 390,766 420,820 428,866 384,884 350,880 330,900 90,900',
);

/** The rest of the child, as the steam leaves it. */
const BODY = closedCurve(
  '120,760 160,690 270,660 370,690 400,740 396,800 372,830 382,900 400,1000 410,1160 120,1160 128,1000 124,880',
);

function paint(): Scene {
  const scene = new Scene({ seed: 4749, background: AMBER });
  lamp(scene);
  supper(scene);
  steam(scene);
  child(scene);
  frame(scene);
  mannequin(scene);
  return scene;
}

/** Its light stands round the table; the steam frays it. */
function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  const pool = blob(604, 322, 196, 214, S.noise, 0.16, 1.3, 60);
  const frayed = times(260, (i) => {
    const a = (i / 260) * TAU + S.rng.gauss(0, 0.02);
    const r = 212 + S.rng.gauss(0, 14);
    return cut(604 + Math.cos(a) * r * 0.93, 322 + Math.sin(a) * r, a, S.rng.range(16, 44), 2.4, S.rng, 0.03);
  });
  scene.add(
    path(smooth(pool), CREAM),
    path(frayed.filter((_, i) => i % 2 === 0).join(''), CREAM),
    path(frayed.filter((_, i) => i % 2 === 1).join(''), AMBER),
    path(polygon(ribbon(trace('556,-10 560,60 558,140'), () => 3)), EMBER),
    path(smooth(closedCurve('534,104 560,96 586,104 624,152 640,180 560,188 480,180 496,152')), EMBER),
  );
}

/** Soft shapes: two who lean together, a pot between them, somebody old. */
function supper(scene: Scene): void {
  const S = scene.element('supper');
  const head = (o: Partial<PortraitOptions> & { x: number; y: number; size: number }): string => {
    const model = portraitModel({ colours: { skin: complexion(0.3) }, ...o });
    const drawing = new Drawing(model, { light: { angle: -90, before: 40 }, size: o.size, noise: S.noise });
    return path(drawing.outline('skin') + drawing.outline('hair'), EMBER);
  };
  const mass = (list: string): string => path(smooth(wobble(closedCurve(list), S.noise, 4, 0.05)), EMBER);
  scene.add(
    head({ x: 484, y: 318, size: 116, yaw: 84, pitch: 14, sex: 'man', hair: 'short' }),
    mass('448,372 480,364 510,380 528,420 560,430 590,420 600,436 570,456 524,458 520,520 400,520 408,420'),
    head({ x: 688, y: 300, size: 116, yaw: -84, pitch: 20, roll: -6, sex: 'woman', hair: 'bun' }),
    mass('666,352 706,344 750,366 776,420 790,520 650,520 652,430 622,424 604,404 616,392 646,396'),
    // The pot, the table.
    mass('566,452 572,420 640,420 646,452 640,486 572,486'),
    path(wobblyPolygon(S, trace('380,482 820,478 820,528 380,528'), 3), EMBER),
    mass('440,528 462,528 456,760 444,760'),
    mass('740,528 764,528 758,720 744,720'),
    path(
      ['594,416 582,392 598,366 588,340', '616,414 628,388 612,362 622,330']
        .map((s) => gouge(spline(trace(s), false, 4), 5, 0.4))
        .join(''),
      AMBER,
    ),
  );
}

/** Breath on the glass: short level cuts, and drops that ran. */
function steam(scene: Scene): void {
  const S = scene.element('steam');
  const runs = trace(
    '66,500 84,860 540,560 470,880 640,546 706,600 770,560 330,150 196,110 250,60 70,200 790,40 430,60',
  ).map(([x, y], i) => {
    const long = 90 + ((i * 53) % 150);
    const line: Point[] = [
      [x, y],
      [x + 3, y + long * 0.4],
      [x - 2, y + long * 0.75],
      [x + 1, y + long],
    ];
    return (
      gouge(line, 4.5 + (i % 3), 0.02) +
      smooth(blob(x + 1, y + long, 6 + (i % 3), 9 + (i % 4), S.noise, 0.08))
    );
  });
  scene.add(
    rows(S, {
      x0: 0,
      x1: 800,
      y0: 20,
      y1: 1120,
      colour: CREAM,
      gap: 17,
      length: 34,
      width: 1.5,
      density: (x, y) => 0.16 + 0.3 * S.noise.fbm(x * 0.006, y * 0.006, 3) + y * 0.0002,
      jitter: 0.6,
    }),
    path(runs.join(''), CREAM),
  );
}

const skin = linoSkin(KEY, {
  inks: [EMBER, AMBER, CREAM],
  levels: [0.15, 0.32],
  white: CREAM,
  lips: AMBER,
  contour: 3.4,
});

/** The only clear thing behind the pane. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const her = new Drawing(
    portraitModel({
      x: 276,
      y: 532,
      size: 272,
      yaw: 24,
      pitch: 2,
      roll: 6,
      age: 'child',
      sex: 'man',
      people: 'east asian',
      hair: 'tousled',
      feeling: {
        brows: { inner: 2, arch: 2.6, outer: 1, knit: 0 },
        lids: { upper: 1.05, lower: 0 },
        play: { cornerOut: 0.4, cornerUp: 0.8, open: 0, cheeksUp: 0, pressedLips: 0 },
      },
      looksAt: [560, 700],
      colours: { skin: complexion(0.3) },
    }),
    { light: { angle: -50, before: 50 }, size: 272, noise: S.noise, box: [80, 320, 400, 430] },
  );
  // What the fingers left on the way.
  const wiped = [
    '446,430 474,520 480,610 500,690',
    '464,410 494,500 500,590 520,670',
    '118,420 96,480 84,560 92,640',
    '92,700 130,760 190,800 250,826',
  ].map((list) => gouge(spline(trace(list), false, 4), 5, 0.5));
  scene.add(
    path(smooth(wobble(BODY, S.noise, 5, 0.04)), EMBER),
    rows(S.element('fog'), {
      x0: 90,
      x1: 440,
      y0: 800,
      y1: 1130,
      colour: AMBER,
      gap: (y) => 24 - (y - 800) / 26,
      length: 50,
      width: (_x, y) => 1.4 + (y - 800) / 130,
      density: (_x, y) => (y - 780) / 330,
    }),
    drawn(smooth(wobble(CLEAR, S.noise, 7, 0.03)), AMBER, 26),
    path(smooth(wobble(CLEAR, S.noise, 7, 0.03)), CREAM),
    group(
      { 'clip-path': S.clip(smooth(CLEAR)) },
      path(
        times(12, (i) =>
          gouge(
            [
              [70 + i * 38, 960],
              [74 + i * 38, 620],
              [72 + i * 38, 280],
            ],
            i % 2 ? 2.4 : 6,
            0.02,
          ),
        ).join(''),
        AMBER,
      ),
      drawn(her.outline('skin') + her.outline('hair'), KEY, 7),
      paintFlat(S, her, { skin, hair: { inks: [KEY] } }),
      carved(her, { part: 'hair', below: 1.2, above: 0.2, gap: 9, across: [1, 0.2, -0.3] }, AMBER, 1.5),
      carved(her, { part: 'skin', below: 0.2, gap: 8 }, KEY, 1.2),
      path(smooth(JERSEY), EMBER),
      drawn(smooth(JERSEY), KEY, 6),
      path(
        ['300,704 330,760 326,820', '210,690 230,730 226,770', '366,800 352,840 356,870']
          .map((f) => gouge(trace(f), 4))
          .join(''),
        KEY,
      ),
    ),
    path(wiped.join(''), CREAM),
    palm(scene),
  );
}

/** Hers, flat on the inside. */
function palm(scene: Scene): string {
  const S = scene.element('palm');
  const hand = new Drawing(
    placedHand({
      x: 384,
      y: 866,
      size: 170,
      pose: 'spread',
      side: 'left',
      age: 'child',
      fingers: [0.1, -1, 0],
      back: [0, 0, -1],
      arm: 6,
    }),
    { light: { angle: -60, before: 30 }, size: 170, noise: S.noise },
  );
  return drawn(hand.outline(), EMBER, 9) + paintFlat(S, hand, { skin: { ...skin, levels: [0.16, 0.4] } });
}

function frame(scene: Scene): void {
  const S = scene.element('frame');
  const snow = closedCurve(
    '-40,1130 40,1116 120,1126 220,1104 330,1120 420,1112 540,1124 660,1108 760,1122 840,1114 840,1160 -40,1160',
  );
  scene.add(
    path(wobblyPolygon(S, trace('-10,-10 44,-10 48,1220 -10,1220'), 2), KEY),
    path(wobblyPolygon(S, trace('-10,1128 820,1128 820,1220 -10,1220'), 2), KEY),
    path(
      times(40, (i) => cut(24 + S.rng.gauss(0, 8), i * 30, 1.57, S.rng.range(20, 60), 1.6, S.rng)).join(''),
      BLUE,
    ),
    path(smooth(wobble(snow, S.noise, 4, 0.03)), CREAM),
    path(
      times(60, () =>
        cut(S.rng.range(0, 800), S.rng.range(1142, 1156), 0, S.rng.range(10, 30), 2, S.rng),
      ).join(''),
      PALE,
    ),
  );
}

const wood = (inks: FlatPaint['inks']): FlatPaint => ({ inks, levels: [0.2, 0.46], line: KEY, contour: 3.6 });

const TAG = trace('452,980 480,978 496,996 500,1076 440,1080 438,998');

/** It has no other way to say it. */
function mannequin(scene: Scene): void {
  const S = scene.element('mannequin');
  const model = standing(jointedHand(handPoses.spread, { arm: 120, side: 'right' }), {
    at: [650, 1030, 0],
    turn: laid([-0.06, -1, 0], [-0.1, 0, 1]),
    scale: 4.6,
  });
  const hand = new Drawing(model, { light: { angle: -150, before: 34 }, size: 470, noise: S.noise });
  scene.add(
    drawn(hand.outline(), KEY, 9),
    paintFlat(S, hand, {
      wood: wood([KEY, BLUE, PALE]),
      joint: wood([KEY, BLUE, AMBER]),
      ring: wood([EMBER, AMBER, CREAM]),
    }),
    carved(hand, { part: 'wood', below: 0.5, above: 0.2, gap: 12 }, KEY, 1.5),
    carved(hand, { part: 'wood', below: 1.2, above: 0.6, gap: 13 }, CREAM, 1.4),
    drawn(smooth(trace('468,858 462,900 474,950 466,990'), false), EMBER, 4),
    drawn(polygon(TAG), KEY, 9),
    path(polygon(TAG), CREAM),
    path(smooth(blob(466, 998, 5, 5, S.noise, 0.1)), KEY),
  );
}

export default card({
  finish: linocut,
  grade: {
    inks: [CREAM, PALE, AMBER, EMBER, BLUE, KEY],
    shift: trace('0,0 1,-1 -2,2 2,1 -1,-1 0,0'),
    salt: 0.4,
  },
  paint,
});
