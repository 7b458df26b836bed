/** D28: the road has risen before a cyclist and bends over her; she holds out a hand to it. Linocut, six inks. */
import { card } from '../../../finishes/finish.ts';
import { linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { together } from '../../../kit/clay/model.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { line as drawn, path } from '../../../kit/markup.ts';
import { trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { curlingRoad } from '../../../motifs/curling-road.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { bicycleAstride, raisedArm, riderBody, type CyclistInks } from '../../../motifs/stopped-cyclist.ts';

const [PAPER, SKY, YELLOW, RED, SLATE, KEY] = [
  '#f5ead2',
  '#a4c6ba',
  '#e9b44a',
  '#c2432b',
  '#4a5a6c',
  '#1d1f2b',
] as const;
const RIDER: CyclistInks = { light: PAPER, coat: RED, dark: KEY, frame: PAPER };

function paint(): Scene {
  const scene = new Scene({ seed: 2828, background: SKY });
  plain(scene);
  scene.add(
    curlingRoad(scene.element('road'), { line: PAPER, asphalt: SLATE, shade: KEY, earth: RED, dark: KEY }),
  );
  rider(scene);
  return scene;
}

function plain(scene: Scene): void {
  const S = scene.element('plain');
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 560,
      y1: 850,
      colour: PAPER,
      gap: 19,
      length: 120,
      width: 2,
      density: (_x, y) => 0.7 * ((y - 560) / 290) ** 1.4,
    }),
    path(smooth(closedCurve('-60,880 200,862 480,872 860,850 900,1260 -60,1260')), YELLOW),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 890,
      y1: 1200,
      colour: RED,
      gap: 20,
      length: 70,
      width: 2,
      density: () => 0.5,
    }),
  );
}

const skin: FlatPaint = {
  inks: [RED, PAPER],
  levels: [0.2],
  line: KEY,
  contour: 2,
  stains: [
    ['eye', PAPER],
    ['iris', KEY],
    ['lips', RED],
  ],
  marks: { lash: KEY, brow: KEY, mouth: KEY },
};

function rider(scene: Scene): void {
  const S = scene.element('rider');
  const head = portraitModel({
    x: 574,
    y: 622,
    size: 104,
    yaw: -74,
    pitch: -24,
    roll: 4,
    sex: 'woman',
    people: 'east african',
    hair: 'bun',
    feeling: 'wonder',
    looksAt: [300, 300],
    colours: { skin: complexion(0.3) },
  });
  const hand = placedHand({
    x: 452,
    y: 584,
    size: 96,
    pose: 'reach',
    side: 'right',
    fingers: [0.1, -1, 0.1],
    back: [0.6, 0, 1],
    arm: 14,
  });
  const grip = placedHand({
    x: 478,
    y: 834,
    size: 74,
    pose: 'fist',
    side: 'left',
    fingers: [-1, 0.2, 0.1],
    back: [0.1, -0.6, 0.8],
    arm: 14,
  });
  const drawing = new Drawing(head, {
    light: { angle: -130, before: 36 },
    size: 104,
    noise: S.noise,
    box: [480, 520, 220, 220],
  });
  const hands = new Drawing(together(hand, grip), {
    light: { angle: -130, before: 36 },
    size: 104,
    noise: S.noise,
  });
  scene.add(
    bicycleAstride(S, RIDER),
    drawn(hands.outline(), KEY, 4),
    paintFlat(S, hands, { skin }),
    raisedArm(RIDER),
    drawn(drawing.outline(), KEY, 4),
    paintFlat(S, drawing, { skin, hair: { inks: [KEY], line: KEY, contour: 2 } }),
    riderBody(RIDER),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, SKY, YELLOW, RED, SLATE, KEY], shift: trace('0,0 1,1 2,-2 -2,1 1,1 0,0') },
  paint,
});
