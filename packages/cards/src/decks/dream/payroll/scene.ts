/** A worker feeds his own shadow into a mangle; its hand is still on his cheek. One egg for it. Linocut, four inks. */
import { card } from '../../../finishes/finish.ts';
import { gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { line as drawn, moved, path, type Mark } from '../../../kit/markup.ts';
import { trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';
import { shadowMangle, wageEgg, type MangleInks } from '../../../motifs/shadow-mangle.ts';

const [PAPER, WALL, BRASS, RUST, KEY] = ['#f3e7cc', '#b3bda9', '#d29a38', '#a63d28', '#1c191f'] as const;
const INKS: MangleInks = { light: PAPER, brass: BRASS, rust: RUST, dark: KEY };

/** Its head is between the rollers already; one arm reaches back to him. */
const SHADOW = closedCurve(
  '650,606 600,600 566,592 540,596 512,584 478,584 448,602 426,640 410,700 396,770 376,840 352,900 342,960 350,1030 350,1110 330,1240 398,1240 410,1150 420,1080 430,1150 430,1240 500,1240 500,1120 504,1020 500,930 506,840 524,760 548,700 580,652 650,634',
);
const SHADOW_ARM = closedCurve(
  '520,600 470,650 424,730 400,786 376,790 352,780 340,800 362,840 396,850 440,820 490,750 530,690',
);
const COAT = closedCurve('-40,640 20,614 70,626 130,662 190,716 236,790 262,880 280,1000 290,1240 -40,1240');
const SLEEVE = closedCurve(
  '60,760 130,750 176,800 216,860 252,886 286,862 318,830 334,838 354,874 352,894 310,936 262,978 232,988 196,972 140,916 80,850',
);
const COLLAR = closedCurve('-20,604 34,566 66,574 96,606 128,640 160,690 132,706 84,676 34,650 -20,656');
/** The clay's ear is lost in the light. */
const EAR = ['194,538 178,530 164,500 160,472 172,450 192,450 204,468', '182,506 176,488 182,472 192,474'];
const FOLDS = [
  '136,760 190,836 252,890',
  '252,890 290,866 322,832',
  '70,850 150,936 232,990',
  '232,990 290,966 352,898',
  '300,870 318,890 322,916',
  '210,880 236,920 270,930',
  '20,640 60,700 70,790',
  '200,980 216,1060 214,1180',
  '120,960 150,1060 156,1200',
];

function paint(): Scene {
  const scene = new Scene({ seed: 906, background: WALL });
  // Cut the other way round, as a block is: on the print the machine stands on the left.
  scene.add(
    moved(
      { x: 800, flip: -1 },
      wall(scene),
      shadowMangle(scene.element('mangle'), INKS),
      wageEgg(scene.element('egg'), INKS),
      path(smooth(SHADOW), KEY),
      path(smooth(SHADOW_ARM), KEY),
      man(scene),
    ),
  );
  return scene;
}

/** Long cuts like rain on the wall behind the man, thinning towards him. */
function wall(scene: Scene): Mark {
  return rows(scene.element('wall'), {
    x0: -20,
    x1: 500,
    y0: 20,
    y1: 1180,
    colour: PAPER,
    gap: 22,
    length: 90,
    width: 1.8,
    density: (x, y) => clamp((Math.hypot(x - 240, y - 520) - 190) / 560, 0, 0.6),
  });
}

const skin = linoSkin(KEY, {
  inks: [KEY, RUST, BRASS, PAPER],
  levels: [0.12, 0.24, 0.31],
  white: PAPER,
  lips: RUST,
  nail: RUST,
});

function man(scene: Scene): Mark {
  const S = scene.element('man');
  const him = portraitModel({
    x: 214,
    y: 470,
    size: 320,
    yaw: 78,
    pitch: 10,
    roll: 14,
    age: 'old',
    sex: 'man',
    people: 'northern',
    hair: 'receding',
    beard: 'moustache',
    feeling: 'grief',
    looksAt: [420, 760],
    colours: { skin: complexion(0.3) },
  });
  const near = placedHand({
    x: 326,
    y: 868,
    z: 200,
    size: 206,
    pose: 'rest',
    side: 'right',
    age: 'old',
    fingers: [0.8, -0.6, 0.1],
    back: [-0.3, -0.3, 1],
    arm: 60,
  });
  const touch = placedHand({
    x: 352,
    y: 796,
    z: 200,
    size: 178,
    pose: 'reach',
    side: 'left',
    fingers: [-0.42, -0.9, 0.1],
    back: [0.3, -0.1, 1],
    arm: 20,
  });
  const head = new Drawing(him, {
    light: { angle: -20, before: 30 },
    size: 320,
    noise: S.noise,
    box: [0, 200, 560, 700],
  });
  const hands = new Drawing(near, { light: { angle: -60, before: 34 }, size: 210, noise: S.noise });
  const dark = new Drawing(touch, { light: { angle: -60, before: 34 }, size: 170 });
  const cuts = (d: Drawing, part: string, below: number, above: number, gap: number, ink: string): string =>
    carved(d, { part, below, above, gap, ...(part === 'hair' ? { across: [1, 0.5, -0.2] } : {}) }, ink);
  return [
    drawn(head.outline(), KEY, 8),
    paintFlat(S, head, { skin, hair: { inks: [KEY, KEY], levels: [0.5], line: KEY, contour: 3 } }),
    cuts(head, 'skin', 0.29, 0.14, 9, KEY),
    cuts(head, 'hair', 1, 0.1, 8, WALL),
    path(EAR.map((stroke) => gouge(trace(stroke), 3.6)).join(''), KEY),
    path(smooth(COAT), RUST),
    drawn(smooth(COAT), KEY, 5),
    path(dark.outline(), KEY),
    path(hands.outline(), KEY),
    drawn(hands.outline(), KEY, 8),
    paintFlat(S, hands, { skin }),
    cuts(hands, 'skin', 0.3, 0.14, 9, KEY),
    path(smooth(SLEEVE), RUST),
    path(smooth(COLLAR), KEY),
    path(FOLDS.map((fold) => gouge(trace(fold), 4.5)).join(''), KEY),
  ];
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, WALL, BRASS, RUST, KEY], shift: trace('0,0 1,1 3,-2 -3,2 0,0') },
  paint,
});
