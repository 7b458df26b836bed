/** D37: the sky is bare, for the Great Bear has come down to an astronomer's tea; she is asleep beside it. */
import { card } from '../../../finishes/finish.ts';
import { gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { together } from '../../../kit/clay/model.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { line as drawn, path } from '../../../kit/markup.ts';
import { trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handPath, wobblyPolygon } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';
import { nightBear, nightPaw, type BearInks } from '../../../motifs/night-bear.ts';

const [PAPER, DAWN, GOLD, RED, FUR, NIGHT] = [
  '#f6ecd6',
  '#ecc6a2',
  '#d99a34',
  '#bf402c',
  '#55738f',
  '#14223c',
] as const;
const BEAR: BearInks = { night: NIGHT, fur: FUR, star: PAPER, bright: GOLD };

/** Her back, behind the head; the shoulder, the collar and the arm she sleeps on lie before it. */
const BACK = closedCurve('-40,690 20,666 84,676 140,706 190,760 214,830 200,930 60,1000 -40,1020');
const COLLAR = closedCurve('20,800 60,776 92,792 116,830 132,872 128,908 104,934 70,930 34,880');
const SHOULDER = closedCurve('-60,740 0,756 44,800 78,856 96,910 150,944 120,1010 -60,1024');
const ARM = closedCurve(
  '40,930 110,930 180,934 250,922 330,928 416,934 430,962 412,990 330,1000 220,1006 100,1018 -40,1030 -40,960',
);
const FOLDS = [
  '398,938 404,962 400,988',
  '384,936 390,962 386,990',
  '96,912 120,936 156,948',
  '10,790 36,836 52,896',
  '-10,850 8,890 40,928',
  '20,684 60,690 96,708',
];
/** The weight of the head on the sleeve. */
const CONTACT = ['176,942 240,936 330,940', '196,954 260,948 340,952', '228,966 280,961 330,964'];

function paint(): Scene {
  const scene = new Scene({ seed: 3737, background: DAWN });
  dawn(scene);
  telescope(scene);
  scene.add(nightBear(scene.element('bear'), BEAR));
  table(scene);
  cup(scene);
  astronomer(scene);
  scene.add(nightPaw(scene.element('paw'), BEAR));
  return scene;
}

/** Pale and starless, cut in level strokes that thin out upwards. */
function dawn(scene: Scene): void {
  scene.add(
    rows(scene.element('dawn'), {
      x0: -20,
      x1: 820,
      y0: 380,
      y1: 960,
      colour: PAPER,
      gap: 15,
      length: 120,
      width: (_x, y) => 0.8 + (y - 380) / 260,
      density: (_x, y) => ((y - 360) / 620) ** 1.5,
    }),
  );
}

/** It looks up at nothing. */
function telescope(scene: Scene): void {
  const S = scene.element('telescope');
  scene.add(
    path(wobblyPolygon(S, trace('150,560 162,560 96,960 80,960'), 1.2), NIGHT),
    path(wobblyPolygon(S, trace('156,560 168,556 244,960 228,960'), 1.2), NIGHT),
    path(wobblyPolygon(S, trace('64,704 100,722 128,662 92,644'), 1.4), NIGHT),
    path(wobblyPolygon(S, trace('84,668 130,690 298,330 242,304'), 1.6), GOLD),
    path(gouge(trace('116,640 190,480 258,332'), 5), PAPER),
    path(wobblyPolygon(S, trace('236,302 302,334 320,296 252,264'), 1.6), NIGHT),
    path(gouge(trace('258,284 280,294 306,306'), 3), FUR),
    path(wobblyPolygon(S, trace('118,606 162,628 172,606 128,585'), 1.2), NIGHT),
  );
}

function table(scene: Scene): void {
  const S = scene.element('table');
  scene.add(
    path(wobblyPolygon(S, trace('-10,960 810,928 810,1210 -10,1210'), 2), GOLD),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 975,
      y1: 1110,
      colour: RED,
      gap: 17,
      length: 130,
      width: 1.6,
      density: () => 0.5,
      flow: () => -0.04,
    }),
    path(wobblyPolygon(S, trace('-10,1140 810,1104 810,1210 -10,1210'), 2), NIGHT),
  );
}

function cup(scene: Scene): void {
  const S = scene.element('cup');
  scene.add(
    path(handPath(S, 'M456 996C456 984 576 980 580 990C576 1006 458 1010 456 996Z', 1), NIGHT),
    path(
      handPath(S, 'M466 908C480 896 560 894 570 904C570 948 552 990 520 992C488 992 468 954 466 908Z', 1.2),
      PAPER,
    ),
    path(gouge(trace('556,920 550,956 530,982'), 7), FUR),
    path(handPath(S, 'M474 910C490 900 552 898 564 906C552 918 486 920 474 910Z', 0.8), NIGHT),
  );
}

const skin = linoSkin(NIGHT, { inks: [RED, DAWN, PAPER], levels: [0.22, 0.4], lips: RED, contour: 3.4 });

function astronomer(scene: Scene): void {
  const S = scene.element('astronomer');
  const her = portraitModel({
    x: 226,
    y: 832,
    size: 282,
    yaw: -16,
    pitch: -4,
    roll: 66,
    sex: 'woman',
    people: 'mediterranean',
    hair: 'wavy',
    feeling: 'asleep',
    colours: { skin: complexion(0.3) },
  });
  const hand = placedHand({
    x: 398,
    y: 962,
    size: 146,
    pose: 'ease',
    side: 'left',
    age: 'old',
    fingers: [1, 0.12, 0.1],
    back: [0.1, -0.75, 0.6],
    arm: 20,
  });
  const drawing = new Drawing(together(her, hand), {
    light: { angle: -70, before: 42 },
    size: 282,
    noise: S.noise,
    box: [0, 600, 620, 500],
  });
  scene.add(
    path(polygon(BACK), RED),
    drawn(drawing.outline(), NIGHT, 5),
    paintFlat(S, drawing, { skin, hair: { inks: [NIGHT, FUR], levels: [0.3], line: NIGHT, contour: 3 } }),
    carved(drawing, { part: 'skin', below: 0.24, gap: 8 }, NIGHT, 1.2),
    path(smooth(COLLAR), PAPER),
    drawn(smooth(COLLAR), NIGHT, 4),
    path(smooth(SHOULDER), RED),
    path(smooth(ARM), RED),
    path(FOLDS.map((fold) => gouge(trace(fold), 3.4)).join(''), NIGHT),
    path(CONTACT.map((stroke) => gouge(trace(stroke), 2.4)).join(''), NIGHT),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, DAWN, GOLD, RED, FUR, NIGHT], shift: trace('0,0 1,-1 2,-2 -2,1 1,1 0,0') },
  paint,
});
