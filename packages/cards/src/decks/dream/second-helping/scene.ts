/** A queen in the window of a cake takes a spoonful of a cake in whose window a queen sits; above her a spoon comes in. Linocut, six inks. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { group, line as drawn, moved, path, type Mark } from '../../../kit/markup.ts';
import { nth, times, trace, type Box, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handPath, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [CREAM, PINK, GOLD, TEAL, BROWN, KEY] = [
  '#f7ead6',
  '#efa9a3',
  '#dc9a33',
  '#2e7570',
  '#8c3327',
  '#29152a',
] as const;

/** The opening she sits in. */
const WINDOW = closedCurve(
  '92,1220 86,960 88,700 96,480 130,330 200,226 300,166 400,150 500,164 600,222 668,322 704,470 712,700 712,960 708,1220',
);
const GOWN = closedCurve(
  '60,1240 76,1090 96,960 130,850 180,790 234,752 290,742 350,752 390,790 410,852 420,930 410,1030 416,1240',
);
const SLEEVE = closedCurve(
  '140,850 196,822 252,852 280,906 300,950 332,922 366,866 398,808 420,800 452,826 454,848 424,930 384,1020 346,1082 312,1110 276,1100 222,1030 170,944',
);
const FOLDS = [
  '176,862 214,960 268,1040',
  '302,966 290,1010 296,1064',
  '330,940 352,960 356,990',
  '250,856 272,890 284,930',
  '150,960 166,1060 160,1180',
  '220,1070 240,1120 244,1200',
  '350,1080 360,1130 356,1200',
  '412,812 432,836 440,852',
];
const ERMINE = closedCurve(
  '118,836 140,786 192,748 244,728 300,752 356,752 404,726 438,748 452,790 440,838 404,858 356,832 304,816 250,812 206,826 166,872 130,872',
);

function paint(): Scene {
  const scene = new Scene({ seed: 1010, background: PINK });
  wall(scene);
  within(scene);
  cake(scene);
  queen(scene);
  frame(scene);
  spoonFromAbove(scene);
  return scene;
}

/** Sponge and cream round the opening. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 10,
      y1: 1200,
      colour: CREAM,
      gap: 21,
      length: 60,
      width: 2.2,
      density: () => 0.34,
    }),
  );
}

function within(scene: Scene): void {
  scene.add(path(smooth(WINDOW), TEAL));
}

/** Piping: scallops along a line, each with its curl. */
function piping(S: Easel, line: readonly Point[], size: number, fill: string, curl: string): string {
  const beads = line.map(([x, y], i) => {
    const next = nth(line, Math.min(line.length - 1, i + 1));
    const before = nth(line, Math.max(0, i - 1));
    const a = Math.atan2(next[1] - before[1], next[0] - before[0]);
    const at = (list: string): Point[] =>
      trace(list).map(([u, v]): Point => [
        x + (u * Math.cos(a) - v * Math.sin(a)) * size,
        y + (u * Math.sin(a) + v * Math.cos(a)) * size,
      ]);
    const shell = smooth(
      wobble(
        at('-0.62,0.1 -0.5,-0.36 -0.1,-0.56 0.34,-0.42 0.62,0 0.4,0.34 0,0.46 -0.4,0.36'),
        S.noise,
        2,
        0.05,
      ),
    );
    return (
      path(shell, fill) +
      drawn(shell, KEY, Math.max(2, size * 0.06)) +
      path(gouge(at('0.44,0.1 0.1,-0.24 -0.28,-0.12 -0.24,0.14 0,0.1'), size * 0.07), curl)
    );
  });
  return beads.join('');
}

const every = (line: readonly Point[], n: number): Point[] =>
  times(n, (i) => nth(line, Math.round((i / (n - 1)) * (line.length - 1))));

function frame(scene: Scene): void {
  const S = scene.element('frame');
  const arch = WINDOW.filter(([, y]) => y < 1190);
  scene.add(
    drawn(smooth(WINDOW), KEY, 10),
    piping(S, every(arch, 25), 92, CREAM, PINK),
    piping(
      S,
      times(9, (i): Point => [20 + i * 96, 1180 + (i % 2) * 6]),
      112,
      CREAM,
      PINK,
    ),
  );
}

/** The same again, as small as it must be: a window, a crowned head, a spoon, a cake. */
function littleQueen(S: Easel): string {
  return [
    path(handPath(S, 'M-70 120L-72 -30C-70 -96 -30 -120 0 -120C34 -120 72 -94 72 -30L70 120Z', 1), TEAL),
    path(smooth(closedCurve('-62,120 -56,70 -34,40 -8,38 10,60 14,120')), GOLD),
    path(
      smooth(
        closedCurve(
          '-38,44 -34,22 -46,8 -50,-14 -44,-36 -24,-46 -4,-38 4,-22 6,-10 16,0 8,6 8,14 2,22 -8,24 -10,40',
        ),
      ),
      BROWN,
    ),
    path(smooth(closedCurve('-34,20 -54,6 -58,-20 -44,-44 -18,-48 -2,-38 -14,-28 -30,-16 -28,4')), KEY),
    path(polygon(trace('-48,-44 -56,-76 -38,-62 -30,-86 -20,-64 -4,-80 -4,-46 -24,-54')), CREAM),
    path(gouge(trace('-30,70 -6,92 16,64 26,46'), 9), GOLD),
    path(gouge(trace('18,58 30,30 44,22'), 4), CREAM),
    path(wobblyPolygon(S, trace('20,64 64,60 64,120 18,120'), 1), PINK),
    path(gouge(trace('20,66 30,76 42,66 54,76 66,62'), 4), CREAM),
    path(wobblyPolygon(S, trace('36,84 50,84 50,112 36,112'), 0.6), KEY),
    drawn('M-70 120L-72 -30C-70 -96 -30 -120 0 -120C34 -120 72 -94 72 -30L70 120', KEY, 6),
  ].join('');
}

function cake(scene: Scene): void {
  const S = scene.element('cake');
  const icing = handPath(
    S,
    'M404 862C434 832 524 826 590 828C660 826 760 834 800 860L800 920C792 964 776 964 768 926C758 910 748 920 742 950C736 976 716 972 712 940C704 916 690 920 684 930C676 950 660 946 656 924C640 906 622 902 612 914C604 934 586 930 580 914C566 902 546 906 538 924C530 950 510 950 502 924C492 908 480 912 474 936C468 966 446 964 440 930C432 910 422 916 416 926C406 910 404 884 404 862Z',
    1.2,
  );
  const bite = smooth(closedCurve('588,838 612,822 660,816 712,826 730,850 706,884 660,896 616,880 594,860'));
  scene.add(
    path(wobblyPolygon(S, trace('404,860 830,860 830,1240 410,1240'), 2), PINK),
    drawn('M405 864L410 1200', KEY, 6),
    path(icing, CREAM),
    drawn(icing, KEY, 5),
    moved({ x: 570, y: 1016, s: 0.86 }, littleQueen(S)),
    piping(
      S.element('round the window'),
      every(
        closedCurve('500,1120 498,1000 516,940 570,908 624,940 642,1000 640,1120').filter(
          ([, y]) => y < 1112,
        ),
        13,
      ),
      30,
      CREAM,
      PINK,
    ),
    // What is missing already.
    path(bite, GOLD),
    holes(S, [590, 816, 140, 80], bite),
    drawn(bite, KEY, 4),
  );
}

/** A spoon, its bowl at (0, 0) and 116 long, its handle up to the left. */
function spoon(S: Easel): Mark {
  const bowl = 'M-58 -4C-54 -34 -10 -44 24 -36C54 -28 66 -6 58 14C46 36 6 42 -26 32C-48 26 -60 12 -58 -4Z';
  const stem = smooth(ribbon(trace('-46,-2 -120,-14 -200,-18 -290,-16'), (t) => 6 + t * 6));
  return [
    path(stem, CREAM),
    drawn(stem, KEY, 4),
    path(handPath(S, bowl, 0.8), CREAM),
    drawn(handPath(S, bowl, 0.8), KEY, 4.5),
    path(
      ['-40,6 -20,22 12,26', '-34,-4 -8,14 30,16', '-24,-12 4,4 44,4', '-8,-18 16,-8 46,-8']
        .map((stroke) => gouge(trace(stroke), 2.6))
        .join(''),
      KEY,
    ),
  ];
}

const skin = linoSkin(KEY, {
  inks: [KEY, BROWN, GOLD],
  levels: [0.11, 0.5],
  white: CREAM,
  lips: BROWN,
  contour: 4,
});

function queen(scene: Scene): void {
  const S = scene.element('queen');
  const her = portraitModel({
    x: 316,
    y: 520,
    size: 350,
    yaw: 42,
    pitch: -14,
    roll: -9,
    sex: 'woman',
    people: 'west african',
    hair: 'coils',
    feeling: {
      brows: { inner: 1.6, arch: 3, outer: 1, knit: 0.1 },
      lids: { upper: 1.16, lower: 0.1 },
      play: { cornerOut: 0, cornerUp: -0.2, open: 1.6, cheeksUp: 0.1, pressedLips: 0 },
    },
    looksAt: [720, -260],
    colours: { skin: complexion(0.8) },
  });
  const hand = placedHand({
    x: 424,
    y: 826,
    z: 200,
    size: 216,
    pose: 'pen',
    side: 'right',
    fingers: [0.86, -0.36, 0.1],
    back: [-0.3, -0.8, 0.6],
    arm: 8,
  });
  const head = new Drawing(her, {
    light: { angle: -40, before: 36 },
    size: 350,
    noise: S.noise,
    box: [60, 180, 560, 600],
  });
  const held = new Drawing(hand, { light: { angle: -60, before: 38 }, size: 216, noise: S.noise });
  scene.add(
    path(smooth(GOWN), GOLD),
    drawn(smooth(GOWN), KEY, 6),
    drawn(head.outline(), KEY, 8),
    paintFlat(S, head, { skin, hair: { inks: [KEY, KEY], levels: [0.5], line: KEY, contour: 3 } }),
    carved(head, { part: 'skin', below: 0.3, above: 0.11, gap: 9 }, KEY),
    carved(head, { part: 'hair', below: 1.1, above: 0.5, gap: 10, across: [1, 0.5, -0.2] }, TEAL, 1.8),
    moved({ x: 26, y: 6 }, crown(S)),
    path(smooth(ERMINE), CREAM),
    drawn(smooth(ERMINE), KEY, 5),
    path(
      [
        '160,806 168,826 164,846',
        '222,766 228,786 224,802',
        '290,772 294,790 290,806',
        '366,772 370,792 364,810',
        '416,766 422,786 418,806',
        '256,748 260,760 258,772',
      ]
        .map((s) => gouge(trace(s), 6))
        .join(''),
      KEY,
    ),
    moved({ x: 650, y: 850, s: 0.86, r: 30 }, spoon(S)),
    drawn(held.outline(), KEY, 7),
    paintFlat(S, held, { skin }),
    path(smooth(SLEEVE), GOLD),
    drawn(smooth(SLEEVE), KEY, 6),
    sprigs(S),
    path(FOLDS.map((fold) => gouge(trace(fold), 4.4)).join(''), BROWN),
  );
}

/** Woven into the silk; none where it folds. */
function sprigs(S: Easel): string {
  const places = trace(
    '128,900 178,900 222,884 204,944 244,962 232,1006 282,1030 320,1030 308,1080 350,1000 370,950 396,900 412,858 116,980 150,1030 112,1070 190,1080 140,1120 200,1140 290,1140 340,1150 380,1110 392,1050',
  );
  return path(
    places
      .map(([x, y]) =>
        [-0.9, 0, 0.9]
          .map((turn) =>
            cut(x + Math.sin(turn) * 7, y - Math.cos(turn) * 7, turn - Math.PI / 2, 16, 3, S.rng),
          )
          .join(''),
      )
      .join(''),
    CREAM,
  );
}

function crown(S: Easel): Mark {
  const at = (list: string): Point[] => trace(list);
  const band = at('152,404 178,340 244,312 330,316 392,346 404,402 372,380 310,362 240,364 188,384');
  const points = at(
    '160,392 130,270 196,330 214,232 268,308 316,222 340,312 416,252 402,392 372,376 310,360 240,362 188,382',
  );
  return [
    path(wobblyPolygon(S, points, 1.4), GOLD),
    drawn(polygon(points), KEY, 6),
    path(smooth(band), CREAM),
    drawn(smooth(band), KEY, 4.5),
    [
      [130, 266],
      [214, 226],
      [316, 216],
      [418, 248],
    ].map(([x = 0, y = 0]) => {
      const pearl = smooth(closedCurve(`${x - 13},${y} ${x},${y - 13} ${x + 13},${y} ${x},${y + 13}`));
      return path(pearl, PINK) + drawn(pearl, KEY, 4);
    }),
  ];
}

/** Sponge is full of them. */
function holes(S: Easel, [x, y, w, h]: Box, within: string): string {
  const crumbs = times(90, () => {
    const [u, v, r] = [x + S.rng.f() * w, y + S.rng.f() * h, S.rng.range(2, 7)];
    return smooth(closedCurve(`${u - r * 1.4},${v} ${u},${v - r} ${u + r * 1.4},${v} ${u},${v + r}`));
  });
  return group({ 'clip-path': S.clip(within) }, path(crumbs.join(''), BROWN));
}

/** As large to her as hers to the other. */
function spoonFromAbove(scene: Scene): void {
  const S = scene.element('spoon');
  const scoop = handPath(S, 'M-34 0C-40 -36 -6 -60 20 -54C50 -48 60 -20 48 4C24 18 -16 16 -34 0Z', 1);
  const bite = smooth(
    wobble(
      closedCurve('470,-40 500,60 548,96 566,160 620,186 650,240 716,236 752,206 790,212 830,176 830,-40'),
      S.noise,
      6,
      0.04,
    ),
  );
  scene.add(
    path(bite, GOLD),
    holes(S, [480, 0, 320, 230], bite),
    drawn(bite, KEY, 7),
    moved({ x: 664, y: 168, s: 2.1, r: 30 }, spoon(S)),
    moved(
      { x: 664, y: 168, s: 2.1, r: 30 },
      path(scoop, PINK),
      drawn(scoop, KEY, 4),
      path(gouge(trace('-16,-30 2,-44 24,-40'), 4) + gouge(trace('-8,-20 8,-30 24,-28'), 2.6), CREAM),
    ),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [CREAM, PINK, GOLD, TEAL, BROWN, KEY], shift: trace('0,0 2,-1 -2,2 1,1 -1,0 0,0') },
  paint,
});
