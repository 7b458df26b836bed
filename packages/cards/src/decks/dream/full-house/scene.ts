/** Seen from the stage: a house full of one mask, and in the front row somebody who has taken hers off and lays a finger on her lips. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { gouge, linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { line as drawn, path } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import type { Feeling } from '../../../motifs/face/feelings.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';
import { mask, masked } from '../../../motifs/masked-audience.ts';

const [CREAM, GOLD, RED, WINE, KEY] = ['#f4ead0', '#e5a548', '#b8382c', '#551a26', '#160f17'] as const;
const HOUSE = { key: KEY, seat: RED, gown: WINE, white: CREAM };
const HER: Point = [452, 770];

/** From the back: height of a mask, height on the card, distance of the seats, first seat. */
const ROWS: readonly (readonly [h: number, y: number, gap: number, from: number])[] = [
  [34, 70, 41, -10],
  [46, 106, 54, 8],
  [62, 156, 72, -18],
  [84, 222, 97, 20],
  [112, 312, 130, -40],
  [152, 432, 176, 46],
  [206, 588, 238, -60],
  [284, 812, 332, 112],
];

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: KEY });
  house(scene);
  her(scene);
  return scene;
}

function house(scene: Scene): void {
  ROWS.forEach(([h, y, gap, from], row) => {
    const seats = times(Math.ceil(900 / gap), (i) => from + i * gap).filter((x) => x < 800 + h);
    for (const x of seats) {
      if (row === ROWS.length - 1 && Math.abs(x - HER[0]) < 60) continue;
      const S = scene.element(`row ${row} seat ${Math.round(x)}`);
      const rise = ((x - 400) / 400) ** 2 * h * -0.12;
      scene.add(
        masked(
          S,
          { x: x + S.rng.gauss(0, h * 0.015), y: y + rise, h, far: 1 - row / (ROWS.length - 1) },
          HOUSE,
        ),
      );
    }
  });
}

const KNOWING: Feeling = {
  brows: { inner: 0.6, arch: 2.4, outer: 1, knit: 0 },
  lids: { upper: 1, lower: 0.2 },
  play: { cornerOut: 0.6, cornerUp: 1.6, open: 0, cheeksUp: 0.4, pressedLips: 0.2 },
};
const skin = linoSkin(KEY, {
  inks: [RED, GOLD, CREAM],
  levels: [0.12, 0.74],
  white: CREAM,
  lips: RED,
  contour: 3.4,
});
const dimmer = { ...skin, levels: [0.12, 0.86] };

const SEAT = closedCurve('262,1240 254,760 276,640 340,590 452,574 566,590 628,640 650,760 642,1240');
const DRESS = closedCurve(
  '384,934 340,952 290,972 246,1010 222,1070 210,1150 206,1240 700,1240 690,1130 672,1040 640,986 590,958 540,940 516,930 490,962 450,974 412,962',
);
const SLEEVE = closedCurve(
  '462,1056 500,1048 546,1062 556,1096 520,1160 470,1240 216,1240 214,1120 244,1020 290,1000 340,1030 390,1080 430,1084',
);

const FOLDS = [
  '262,1040 292,1060 330,1110 350,1160',
  '300,1020 340,1056 384,1104 420,1124',
  '244,1090 262,1130 270,1190',
  '470,1082 490,1110 484,1150 452,1196',
  '520,1074 530,1100 506,1144',
  '400,1120 420,1156 410,1200',
  '330,1130 352,1166 356,1204',
  '560,960 600,976 640,1010',
];

function her(scene: Scene): void {
  const S = scene.element('her');
  const head = new Drawing(
    portraitModel({
      x: HER[0],
      y: HER[1],
      size: 330,
      yaw: -10,
      pitch: 4,
      roll: -9,
      sex: 'woman',
      people: 'mediterranean',
      hair: 'long',
      feeling: KNOWING,
      looksAt: [...HER],
      colours: { skin: complexion(0.3) },
    }),
    { light: { angle: 140, before: 50 }, size: 330, noise: S.noise, box: [180, 540, 560, 480] },
  );
  const hand = new Drawing(
    placedHand({
      x: 500,
      y: 1058,
      z: 200,
      size: 214,
      pose: 'point',
      side: 'right',
      fingers: [-0.12, -1, 0.1],
      back: [-0.75, 0, 0.7],
      arm: 14,
    }),
    { light: { angle: 120, before: 40 }, size: 214, noise: S.noise },
  );
  const lap = new Drawing(
    placedHand({
      x: 742,
      y: 1262,
      size: 200,
      pose: 'rest',
      side: 'left',
      fingers: [-0.6, -0.8, 0.1],
      back: [0.1, -0.2, 1],
      arm: 40,
    }),
    { light: { angle: 140, before: 40 }, size: 200, noise: S.noise },
  );
  scene.add(
    drawn(smooth(SEAT), KEY, 9),
    path(smooth(SEAT), RED),
    drawn(head.outline('skin') + head.outline('hair'), KEY, 9),
    paintFlat(S, head, { skin, hair: { inks: [KEY], line: KEY, contour: 3 } }),
    carved(head, { part: 'skin', below: 0.17, gap: 8 }, KEY, 1.4),
    carved(head, { part: 'hair', below: 1.2, above: 0.1, gap: 11, across: [1, 0.2, -0.3] }, GOLD, 1.6),
    path(smooth(DRESS), WINE),
    drawn(smooth(DRESS), KEY, 8),
    drawn(hand.outline(), KEY, 7),
    paintFlat(S, hand, { skin: dimmer }),
    carved(hand, { part: 'skin', below: 0.24, gap: 7 }, KEY, 1.3),
    path(smooth(SLEEVE), WINE),
    drawn(smooth(SLEEVE), KEY, 6),
    path(FOLDS.map((fold) => gouge(trace(fold), 3.4)).join(''), RED),
    mask(scene.element('hers'), { x: 634, y: 1086, h: 240, far: 0 }, HOUSE, 0.36),
    drawn(lap.outline(), KEY, 7),
    paintFlat(S, lap, { skin: dimmer }),
    carved(lap, { part: 'skin', below: 0.24, gap: 7 }, KEY, 1.3),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [CREAM, GOLD, RED, WINE, KEY], shift: trace('0,0 2,-2 -2,1 1,1 0,0'), salt: 0.35 },
  paint,
});
