/** D53: an eraser as big as a tram has gone up the street; a woman at a café table goes on holding a hand. Ink and flat tints. */
import { card } from '../../../finishes/finish.ts';
import { INK, ink, inkLine } from '../../../finishes/ink.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { hatching } from '../../../kit/clay/hatching.ts';
import { together } from '../../../kit/clay/model.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { line as drawn, path } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { inkedStreet, tramEraser } from '../../../motifs/inked-street.ts';

const [PAPER, PINK, ROSE, MIST, BLUE, TEAL, GHOST] = [
  '#ffffff',
  '#eea79d',
  '#d9847f',
  '#dfe7e8',
  '#aec4cc',
  '#7d9fab',
  '#cdc7bc',
] as const;

/** What has been rubbed out: from under the eraser towards us, ever wider. */
const WIPED = closedCurve(
  '440,440 560,420 750,410 830,380 840,1240 430,1240 452,1130 420,1060 446,980 416,900 440,820 414,740 440,660 424,560 446,500',
);
const DRESS = closedCurve(
  '-40,760 20,724 62,700 92,722 128,732 156,712 180,736 206,790 244,846 300,930 372,962 384,1000 360,1034 280,1040 200,1010 220,1120 230,1240 -40,1240',
);

const FOLDS = [
  '196,800 236,880 300,950',
  '280,1036 236,1010 204,1012',
  '330,958 346,990 340,1030',
  '60,800 84,900 80,1010',
  '130,1040 150,1120 150,1200',
];

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: PAPER });
  scene.add(inkedStreet(scene.element('street'), [MIST, BLUE]));
  wiped(scene);
  scene.add(tramEraser(scene.element('eraser'), { soft: PINK, hard: BLUE, side: ROSE }));
  ghost(scene);
  table(scene);
  couple(scene);
  rubbedOut(scene);
  crumbs(scene);
  return scene;
}

function wiped(scene: Scene): void {
  scene.add(path(smooth(WIPED), PAPER));
}

/** What the paper remembers of him. */
function ghost(scene: Scene): void {
  const S = scene.element('ghost');
  const him = portraitModel({
    x: 640,
    y: 640,
    size: 300,
    yaw: -70,
    pitch: 6,
    roll: -4,
    sex: 'man',
    people: 'mediterranean',
    hair: 'short',
    feeling: 'tenderness',
    bust: 'open collar',
    colours: { skin: complexion(0.3) },
  });
  const drawing = new Drawing(him, {
    light: { angle: -150, before: 40 },
    size: 300,
    noise: S.noise,
    box: [400, 420, 400, 800],
  });
  const line = { inks: [], line: GHOST, contour: 2.4 };
  const marks = { lash: GHOST, brow: GHOST, mouth: GHOST, 'lower lid': GHOST };
  scene.add(paintFlat(S, drawing, { skin: { ...line, marks }, hair: line, cloth: line }));
}

function table(scene: Scene): void {
  const S = scene.element('table');
  scene.add(
    path(
      smooth(
        closedCurve(
          '-20,1040 120,1016 300,1010 420,1018 520,1036 548,1060 520,1090 556,1110 500,1140 520,1170 430,1180 460,1240 -20,1240',
        ),
      ),
      MIST,
    ),
    inkLine(S, trace('190,1014 300,1009 420,1018 520,1036'), 3.4),
    inkLine(S, trace('560,1048 592,1060'), 2, { colour: GHOST }),
    cup(scene, 330, 1120, 1),
  );
}

/** Coffee, still warm. */
function cup(scene: Scene, x: number, y: number, s: number): string {
  const S = scene.element('cup');
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * s, y + v * s]);
  return [
    path(smooth(blob(x, y + 44, 84, 22, S.noise, 0.02, 2, 40)), PAPER),
    inkLine(S, at('-84,42 -60,60 0,67 60,60 84,42 60,28 40,24'), 3),
    path(smooth(at('-46,-18 46,-18 38,22 16,46 -16,46 -38,22')), PAPER),
    inkLine(S, at('-46,-18 -38,22 -16,46 16,46 38,22 46,-18'), 3.4),
    path(smooth(blob(x, y - 18, 45, 11, S.noise, 0.02, 2, 30)), INK),
    inkLine(S, at('44,-8 66,-10 64,14 36,22'), 4),
  ].join('');
}

/** Strokes of the eraser over the end of his sleeve, the table and the houses: nothing stops at a clean edge. */
function rubbedOut(scene: Scene): void {
  const S = scene.element('rubbed');
  const rub = (x: number, y: number, long: number): string =>
    inkLine(
      S,
      [
        [x - long, y + long * 0.5],
        [x, y],
        [x + long, y - long * 0.5],
      ],
      S.rng.range(7, 15),
      { colour: PAPER, pressure: () => 1, wobble: 3 },
    );
  scene.add(
    times(16, (i) => rub(604 + (i % 4) * 26 + S.rng.range(-8, 8), 970 + Math.floor(i / 4) * 24, 26)),
    times(9, (i) => rub(500 + S.rng.range(-20, 40), 1040 + i * 20, 30)),
    times(9, (i) => rub(770 + S.rng.range(-20, 30), 380 + i * 14, 34)),
    times(7, (i) => rub(410 + i * 9, 500 - i * 6, 26)),
  );
}

/** They lie where it went, ours and his. */
function crumbs(scene: Scene): void {
  const S = scene.element('crumbs');
  scene.add(
    times(150, () => {
      const t = S.rng.f() ** 0.6;
      const [x, y] = [600 + S.rng.gauss(0, 60 + t * 110), 462 + t * 760];
      if (
        x < 440 ||
        x > 792 ||
        (x < 580 && Math.abs(y - 1010) < 60) ||
        (y > 500 && y < 860 && S.rng.chance(0.8))
      )
        return '';
      const [r, a] = [S.rng.range(2.4, 6) * (0.5 + t), S.rng.range(0, 3)];
      const curl = [-1, 0, 1].map((k): Point => [
        x + Math.cos(a + k * 0.5) * r * 2 * k,
        y + Math.sin(a + k * 0.5) * r * k,
      ]);
      return inkLine(S, curl, r, { colour: S.rng.pick([PINK, ROSE, PINK, BLUE, INK]), pressure: () => 1 });
    }),
  );
}

const skin: FlatPaint = {
  inks: [BLUE, PAPER],
  levels: [0.26],
  line: INK,
  contour: 2.6,
  stains: [
    ['eye', PAPER],
    ['iris', INK],
    ['lips', ROSE],
  ],
  marks: { lash: INK, brow: INK, mouth: INK, crease: INK, 'lower lid': INK, nail: INK },
};

function couple(scene: Scene): void {
  const S = scene.element('couple');
  const her = portraitModel({
    x: 196,
    y: 560,
    size: 330,
    yaw: 66,
    pitch: 4,
    roll: 4,
    sex: 'woman',
    people: 'mediterranean',
    hair: 'bob',
    feeling: 'tenderness',
    looksAt: [640, 610],
    colours: { skin: complexion(0.3) },
  });
  const hers = placedHand({
    x: 352,
    y: 996,
    z: 80,
    size: 150,
    pose: 'rest',
    side: 'right',
    fingers: [1, 0.05, 0],
    back: [0, -0.7, 0.7],
    arm: 20,
  });
  const his = placedHand({
    x: 556,
    y: 1010,
    z: 0,
    size: 165,
    pose: 'ease',
    side: 'right',
    fingers: [-1, 0.06, 0],
    back: [0, -0.7, 0.7],
    arm: 50,
  });
  const drawing = new Drawing(together(her), {
    light: { angle: -30, before: 36 },
    size: 330,
    noise: S.noise,
    box: [0, 300, 480, 640],
  });
  const hands = new Drawing(together(hers, his), {
    light: { angle: -60, before: 36 },
    size: 165,
    noise: S.noise,
  });
  const hatched = (d: Drawing, part: string, below: number, gap: number): string =>
    hatching(d, { part, below, gap })
      .map((run) =>
        inkLine(
          S,
          run.filter((_, i) => i % 3 === 0),
          1.8,
        ),
      )
      .join('');
  scene.add(
    path(drawing.outline(), PAPER),
    paintFlat(S, drawing, { skin, hair: { inks: [INK], line: INK, contour: 3 } }),
    hatched(drawing, 'skin', 0.2, 8),
    hatching(drawing, { part: 'hair', below: 1, above: 0.52, gap: 15, across: [1, 0.4, -0.3] }).map((run) =>
      inkLine(
        S,
        run.filter((_, i) => i % 3 === 0),
        2,
        { colour: PAPER },
      ),
    ),
    path(hands.outline(), PAPER),
    paintFlat(S, hands, { skin }),
    path(smooth(DRESS), TEAL),
    drawn(smooth(DRESS), INK, 3.4),
    FOLDS.map((fold) => inkLine(S, trace(fold), 4)),
  );
}

export default card({ finish: ink, grade: { backruns: 0.03, granulation: 0.2 }, paint });
