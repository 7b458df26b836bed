/** D77: a boy hangs over the edge of his bed with a torch; below, in a bed of their own, others pull the blanket up. Scraperboard: one light, two tints. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { group, line as drawn, path } from '../../../kit/markup.ts';
import { bounds, inside, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [CREAM, LAMP, BLUE, KEY] = ['#f6ecd2', '#eebb45', '#3f6a86', '#13131c'] as const;
const BEAM = trace('566,530 672,530 1040,1240 -1500,1240');
const BLANKET = closedCurve(
  '-40,1010 40,980 130,1004 220,986 320,1010 420,984 520,1000 610,974 700,990 840,960 840,1240 -40,1240',
);

/** Pyjamas: what hangs over the edge of him, and the arm that reaches round with the torch. */
const SHOULDERS = closedCurve(
  '30,-40 60,60 66,130 96,176 150,196 220,186 290,184 350,196 410,186 452,140 462,60 500,-40',
);
const COLLAR = closedCurve('176,206 180,172 216,156 266,172 316,154 352,168 358,202 320,216 266,198 214,220');
const SLEEVE = closedCurve('850,150 800,220 740,290 686,346 676,384 692,420 716,428 790,392 850,350');
const FOLDS = [
  '700,350 712,386 706,416',
  '684,362 696,392 694,416',
  '760,290 780,320 782,350',
  '100,20 116,80 112,150',
  '410,10 424,70 412,140',
  '210,-10 222,40 216,100',
  '320,0 330,50 322,110',
];

function paint(): Scene {
  const scene = new Scene({ seed: 7777, background: KEY });
  dark(scene);
  beam(scene);
  below(scene);
  blanket(scene);
  bunk(scene);
  boy(scene);
  return scene;
}

/** Fine scratches: the dark has a grain. */
function dark(scene: Scene): void {
  const S = scene.element('dark');
  const scratches = times(520, () => {
    const [x, y] = [S.rng.range(-20, 820), S.rng.range(150, 1200)];
    return inside(BEAM, x, y) ? '' : cut(x, y, 1.2 + S.rng.gauss(0, 0.06), S.rng.range(20, 60), 1, S.rng);
  });
  scene.add(path(scratches.join(''), BLUE));
}

function beam(scene: Scene): void {
  const S = scene.element('beam');
  const rays = times(90, () => {
    const to = S.rng.range(-60, 930);
    const [a, b] = [S.rng.range(0.1, 0.7), S.rng.range(0.08, 0.3)];
    const at = (t: number): Point => [600 + (to - 600) * t, 520 + 720 * t];
    return gouge([at(a), at(a + b / 2), at(Math.min(1, a + b))], S.rng.range(1, 2.6));
  });
  scene.add(path(wobblyPolygon(S, BEAM, 3), LAMP), path(rays.join(''), CREAM));
}

interface Creature {
  body: string;
  /** Slits and almonds, wide open; the pupils stand up in them. */
  eyes: readonly string[];
  pupils: readonly Point[];
  tall: number;
}

/** None of them is taller than he. */
const CREATURES: readonly Creature[] = [
  {
    body: '96,1060 84,960 88,880 70,820 58,760 20,716 12,660 30,690 62,722 92,754 118,790 160,776 206,782 236,752 266,716 296,688 312,652 310,704 280,756 262,812 252,850 270,950 268,1060',
    eyes: [
      '98,872 124,846 152,848 166,874 140,886 116,884',
      '186,876 200,848 228,844 250,868 228,884 206,886',
    ],
    pupils: [
      [138, 864],
      [222, 862],
    ],
    tall: 17,
  },
  {
    body: '296,1060 290,930 300,840 286,770 276,690 290,610 314,590 332,640 338,710 356,742 400,722 446,716 486,728 510,742 524,690 532,620 552,580 578,600 584,680 572,760 560,830 580,920 576,1060',
    eyes: [
      '342,834 366,794 408,796 428,832 396,856 366,854',
      '462,834 482,796 522,792 548,830 522,854 488,856',
    ],
    pupils: [
      [396, 822],
      [512, 820],
    ],
    tall: 27,
  },
  {
    body: '620,1060 612,970 622,906 640,868 668,850 660,820 672,796 684,826 696,848 716,826 728,792 738,820 734,852 760,872 776,910 780,970 776,1060',
    eyes: [
      '644,916 658,896 678,898 688,914 672,926 656,924',
      '712,914 722,898 742,896 756,914 742,924 724,926',
    ],
    pupils: [
      [670, 909],
      [736, 908],
    ],
    tall: 12,
  },
];

function furry(S: Easel, outline: readonly Point[]): Point[] {
  return wobble(outline, S.noise, 3, 0.2).map(([x, y], i): Point =>
    i % 3 === 0 ? [x, y - S.rng.range(2, 10)] : [x, y],
  );
}

function below(scene: Scene): void {
  CREATURES.forEach(({ body, eyes, pupils, tall }, i) => {
    const S = scene.element('creature ' + i);
    const outline = closedCurve(body);
    const kept = eyes.map((eye) => closedCurve(eye));
    const [left, , right] = bounds(outline);
    const hairs = times(900, () => {
      const [x, y] = [S.rng.range(left, right), S.rng.range(600, 1010)];
      const lean = Math.PI / 2 + ((x - (left + right) / 2) / (right - left)) * -0.9 + S.rng.gauss(0, 0.12);
      const free = kept.every(
        (eye) => !inside(eye, x, y) && !inside(eye, x, y + 14) && !inside(eye, x, y - 14),
      );
      return free && inside(outline, x + 7, y - 12) && inside(outline, x - 7, y + 12)
        ? cut(x, y, lean, S.rng.range(16, 34), 1.5, S.rng)
        : '';
    });
    scene.add(
      path(polygon(furry(S, outline)), KEY),
      path(hairs.filter((_, n) => n % 4 !== 0).join(''), BLUE),
      path(hairs.filter((_, n) => n % 4 === 0).join(''), LAMP),
      kept.map(
        (eye) =>
          path(smooth(eye, true, 0.6), KEY) +
          drawn(smooth(eye, true, 0.6), KEY, 12) +
          path(smooth(eye, true, 0.6), CREAM),
      ),
      pupils.map(([x, y]) =>
        path(
          smooth(
            closedCurve(`${x - tall * 0.32},${y} ${x},${y - tall} ${x + tall * 0.32},${y} ${x},${y + tall}`),
          ),
          KEY,
        ),
      ),
    );
  });
}

/** Held up to the chin. */
function blanket(scene: Scene): void {
  const S = scene.element('blanket');
  const edge = smooth(wobble(BLANKET, S.noise, 4, 0.02));
  const patches = times(3, (row) =>
    times(9, (i) => {
      const [x, y] = [-30 + i * 104 + row * 22, 1030 + row * 84];
      return (i + row) % 2
        ? path(
            wobblyPolygon(
              S,
              [
                [x, y],
                [x + 104, y - 8],
                [x + 112, y + 74],
                [x + 10, y + 82],
              ],
              2,
            ),
            BLUE,
          )
        : '';
    }).join(''),
  );
  const paw = (x: number, y: number, n: number, wide: number): string =>
    times(n, (i) => {
      const u = x + i * wide;
      const toe = smooth(
        closedCurve(
          `${u - wide * 0.5},${y - 26} ${u},${y - 38} ${u + wide * 0.5},${y - 26} ${u + wide * 0.4},${y + 14} ${u},${y + 34} ${u - wide * 0.4},${y + 14}`,
        ),
      );
      return (
        drawn(toe, LAMP, 4) +
        path(toe, KEY) +
        path(
          gouge(
            [
              [u, y + 34],
              [u, y + 22],
              [u, y + 12],
            ],
            3.4,
          ),
          CREAM,
        )
      );
    }).join('');
  scene.add(
    path(edge, CREAM),
    group({ 'clip-path': S.clip(edge) }, patches),
    drawn(edge, KEY, 7),
    paw(120, 1012, 3, 24),
    paw(214, 1010, 3, 22),
    paw(348, 1014, 4, 27),
    paw(478, 1006, 4, 27),
    paw(650, 994, 3, 17),
    paw(730, 986, 3, 16),
  );
}

/** The bed above, its board and the sheet that hangs over. */
function bunk(scene: Scene): void {
  const S = scene.element('bunk');
  scene.add(
    path(wobblyPolygon(S, trace('-20,-20 820,-20 820,96 -20,110'), 2), CREAM),
    path(
      ['40,20 60,60 56,100', '330,10 350,56 340,98', '700,14 716,50 708,92', '190,30 200,70 196,104']
        .map((s) => gouge(trace(s), 5))
        .join(''),
      KEY,
    ),
    path(wobblyPolygon(S, trace('-20,112 820,98 820,170 -20,186'), 2), LAMP),
    path(
      times(26, (i) =>
        gouge(
          [
            [i * 34 - 20, 130 + (i % 3) * 16],
            [i * 34 + 20, 128 + (i % 3) * 16],
            [i * 34 + 60, 132 + (i % 3) * 15],
          ],
          2,
        ),
      ).join(''),
      KEY,
    ),
    path(wobblyPolygon(S, trace('-20,172 820,156 820,170 -20,186'), 1), KEY),
  );
}

const skin = linoSkin(KEY, {
  inks: [KEY, LAMP, CREAM],
  levels: [0.07, 0.36],
  white: CREAM,
  lips: LAMP,
  contour: 3.6,
});

function boy(scene: Scene): void {
  const S = scene.element('boy');
  const him = portraitModel({
    x: 262,
    y: 412,
    size: 350,
    yaw: 20,
    pitch: -6,
    roll: 172,
    age: 'child',
    sex: 'man',
    people: 'mediterranean',
    hair: 'tousled',
    feeling: {
      brows: { inner: 2, arch: 3.4, outer: 1.4, knit: 0.1 },
      lids: { upper: 1.25, lower: 0 },
      play: { cornerOut: -0.6, cornerUp: 0, open: 2.4, cheeksUp: 0, pressedLips: 0 },
    },
    looksAt: [420, 900],
    colours: { skin: complexion(0.3) },
  });
  const fist = placedHand({
    x: 664,
    y: 400,
    z: 120,
    size: 190,
    pose: 'grip',
    side: 'right',
    age: 'child',
    fingers: [-0.9, 0.4, 0.1],
    back: [0.2, 0.1, 1],
    arm: 70,
  });
  const head = new Drawing(him, {
    light: { angle: 40, before: 46 },
    size: 350,
    noise: S.noise,
    box: [0, 140, 560, 640],
  });
  const hand = new Drawing(fist, { light: { angle: 90, before: 34 }, size: 190, noise: S.noise });
  scene.add(
    drawn(head.outline(), KEY, 8),
    paintFlat(S, head, { skin, hair: { inks: [KEY, KEY], levels: [0.5], line: KEY, contour: 3 } }),
    carved(head, { part: 'skin', below: 0.26, above: 0.06, gap: 8 }, KEY, 1.3),
    carved(head, { part: 'hair', below: 1.2, above: 0.24, gap: 9, across: [1, 0.3, -0.3] }, LAMP, 1.7),
    torch(scene),
    drawn(hand.outline(), KEY, 7),
    paintFlat(S, hand, { skin }),
    carved(hand, { part: 'skin', below: 0.26, above: 0.06, gap: 8 }, KEY, 1.3),
    path(smooth(SHOULDERS), BLUE),
    drawn(smooth(SHOULDERS), KEY, 6),
    path(smooth(COLLAR), CREAM),
    drawn(smooth(COLLAR), KEY, 5),
    path(smooth(SLEEVE), BLUE),
    drawn(smooth(SLEEVE), KEY, 6),
    path(FOLDS.map((fold) => gouge(trace(fold), 4.4)).join(''), KEY),
  );
}

function torch(scene: Scene): string {
  const S = scene.element('torch');
  return [
    path(wobblyPolygon(S, trace('596,330 644,326 648,450 600,452'), 1), CREAM),
    path(wobblyPolygon(S, trace('600,452 648,450 670,520 574,522'), 1), BLUE),
    drawn(polygon(trace('596,330 644,326 648,450 670,520 574,522 600,452')), KEY, 6),
    path(wobblyPolygon(S, trace('570,516 674,514 676,534 568,536'), 1), CREAM),
  ].join('');
}

export default card({
  finish: linocut,
  grade: { inks: [CREAM, LAMP, BLUE, KEY], shift: trace('0,0 2,-2 -2,1 0,0'), salt: 0.4 },
  paint,
});
