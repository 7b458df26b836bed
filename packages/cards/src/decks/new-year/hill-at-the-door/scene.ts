/** N24: the snowy hill has got up under its sheet, put on a horse's skull with ribbons, and come to the smallest house to sing. Linocut, four inks. */
import { card } from '../../../finishes/finish.ts';
import { cut, formCuts, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, line as drawn, path } from '../../../kit/markup.ts';
import { between, last, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { linoHorseSkull } from '../../../motifs/lino-horse-skull.ts';
import { linoSheep, linoThorn } from '../../../motifs/lino-upland.ts';

const [BONE, PINK, SLATE, KEY] = ['#f5edda', '#dc5f86', '#7b91a3', '#161c2d'] as const;
const INKS = { bone: BONE, shade: SLATE, key: KEY };

function paint(): Scene {
  const scene = new Scene({ seed: 2424, background: SLATE });
  sky(scene);
  farHills(scene);
  sheet(scene);
  grazing(scene);
  valley(scene);
  scene.add(
    linoHorseSkull(scene.element('skull'), {
      x: 428,
      y: 530,
      s: 1.3,
      r: -0.62,
      open: 0.09,
      ...INKS,
    }),
  );
  hood(scene);
  ribbons(scene);
  house(scene);
  return scene;
}

/** Low winter cloud, cut in long strokes. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 10,
      y1: 760,
      colour: BONE,
      gap: 22,
      length: 100,
      width: 2.6,
      flow: (x, y) => 0.06 * Math.sin(x * 0.006 + y * 0.01),
      density: (x, y) => 0.28 + 0.4 * Math.sin(y * 0.011 + x * 0.003),
    }),
  );
}

function farHills(scene: Scene): void {
  const S = scene.element('far');
  const crest = traceCurve('-20,752 60,728 150,740 240,712 330,722 420,700 520,740 820,780');
  scene.add(
    path(polygon([...crest, [820, 1230], [-20, 1230]]), BONE),
    drawn(smooth(crest, false), KEY, 4),
    formCuts(S, crest, { colour: SLATE, side: -1, gap: 11, length: 30, width: 2, inset: 6, lean: 0.5 }),
  );
}

/** The sheet falls in folds from the crown to the valley floor: the first is its front edge. */
const FOLDS = [
  '500,140 492,210 548,320 600,420 606,520 580,640 530,760 470,880 390,980 290,1040',
  '570,110 590,250 644,400 660,540 640,690 590,830 510,960 400,1060',
  '640,110 676,260 708,400 720,560 702,730 652,880 570,1010 490,1090',
  '704,144 746,280 772,430 780,600 764,770 716,920 640,1040 590,1110',
  '780,196 820,330 844,480 850,640 836,800 800,950 740,1060 700,1130',
].map((list) => resample(traceCurve(list, 16), 6));

const fold = (u: number): Point[] => {
  const i = Math.min(FOLDS.length - 2, Math.floor(u));
  const [a, b] = [nth(FOLDS, i), nth(FOLDS, i + 1)];
  return times(60, (k) => {
    const at = (line: Points): Point => nth(line, Math.round((k / 59) * (line.length - 1)));
    return between(at(a), at(b), u - i);
  });
};

const SHEET = [
  ...nth(FOLDS, 0),
  [300, 1240] as const,
  [840, 1240] as const,
  [840, 240] as const,
  ...traceCurve('840,236 760,166 690,116 620,86 560,84 516,110 500,140'),
];

function sheet(scene: Scene): void {
  const S = scene.element('sheet');
  const deep = [0.4, 1.12, 1.7, 2.5, 3.1];
  const shadow = deep.map((u) => {
    const line = fold(u)
      .slice(6, 58)
      .map(([x, y], k): Point => [x + 7 + k * 0.3, y]);
    return smooth(ribbon(line, (t) => 13 * Math.sin(Math.PI * t ** 1.4) ** 0.7));
  });
  const lines = deep.map((u) =>
    smooth(ribbon(fold(u).slice(4, 60), (t) => 5.4 * Math.min(1, t * 4) * (1 - t) ** 0.7 + 0.6)),
  );
  const fine = times(18, (i) => {
    const u = 0.12 + (i / 18) * 3.6;
    const [k0, long] = [S.rng.int(4, 40), S.rng.int(8, 18)];
    return gouge(
      fold(u)
        .slice(k0, k0 + long)
        .filter((_, k) => k % 3 === 0),
      S.rng.range(1.4, 2.4),
      0.5,
    );
  });
  scene.add(
    drawn(polygon(SHEET), KEY, 9),
    path(polygon(SHEET), BONE),
    group(
      { 'clip-path': S.clip(polygon(SHEET)) },
      path(shadow.join(''), SLATE),
      path(fine.join(''), KEY),
      path(lines.join(''), KEY),
    ),
  );
}

/** Nothing has been noticed up there: sheep, a wall, three thorn trees. */
function grazing(scene: Scene): void {
  const S = scene.element('grazing');
  const flock = [
    [752, 420, 0.9, 1],
    [776, 446, 0.8, -1],
    [700, 560, 1.1, -1],
    [738, 590, 1.15, 1],
    [640, 742, 1.3, 1],
    [760, 716, 1.25, -1],
    [730, 752, 1.1, 1],
    [556, 940, 1.5, -1],
    [624, 962, 1.5, 1],
  ] as const;
  scene.add(
    linoThorn(S, 768, 336, 0.9, INKS),
    linoThorn(S, 742, 880, 1.7, INKS),
    flock.map(([x, y, s, flip]) => linoSheep(x, y, s, flip, INKS)),
  );
}

/** Its hem is the valley. */
function valley(scene: Scene): void {
  const S = scene.element('valley');
  const near = traceCurve('-20,938 70,930 170,946 270,988 380,1030 500,1076 640,1108 840,1096');
  scene.add(
    path(polygon([...near, [840, 1240], [-20, 1240]]), BONE),
    drawn(smooth(near.slice(0, Math.round(near.length * 0.5)), false), KEY, 4),
    rows(S, {
      x0: 0,
      x1: 800,
      y0: 980,
      y1: 1200,
      colour: SLATE,
      gap: 17,
      length: 70,
      width: 2.2,
      flow: (x) => 0.28 - x * 0.0004,
      density: (x, y) => (y - 966 - x * 0.2 > 0 ? 0.5 : 0),
    }),
    wall(S.element('left wall'), '-20,1122 80,1112 180,1118 262,1132'),
    wall(S.element('right wall'), '452,1150 560,1146 680,1132 830,1118'),
  );
}

/** Dry stone under snow; between its two lengths the way lies open. */
function wall(S: Easel, crest: string): string {
  const top = resample(traceCurve(crest, 10), 4);
  const body = [...top, [last(top)[0] + 4, 1240] as const, [nth(top, 0)[0] - 4, 1240] as const];
  const stones = times(4, (row) =>
    top
      .filter((_, i) => (i + row * 5) % 9 === 0)
      .map(([x, y]) => {
        const [w, h] = [S.rng.range(8, 17), S.rng.range(5, 9.5)];
        const v = y + 26 + row * 21 + S.rng.gauss(0, 2);
        return smooth(
          spline(
            [
              [x - w, v],
              [x - w * 0.7, v - h],
              [x + w * 0.6, v - h],
              [x + w, v],
              [x + w * 0.7, v + h],
              [x - w * 0.8, v + h],
            ],
            true,
            4,
          ),
        );
      }),
  ).flat();
  const snow = ribbon(top, (t) => 8 + 4 * Math.sin(t * 17));
  return (
    path(polygon(body), KEY) +
    path(stones.join(''), SLATE) +
    drawn(smooth(snow), KEY, 5) +
    path(smooth(snow), BONE)
  );
}

/** The sheet comes forward over the crown of the skull. */
function hood(scene: Scene): void {
  const S = scene.element('hood');
  const shape = closedCurve(
    '472,236 474,168 512,108 580,80 650,96 704,164 722,270 706,380 672,462 650,440 640,384 612,330 570,290 520,262',
  );
  scene.add(
    drawn(smooth(shape), KEY, 8),
    path(smooth(shape), BONE),
    group(
      { 'clip-path': S.clip(smooth(shape)) },
      path(smooth(closedCurve('690,150 730,260 716,400 672,480 676,380 690,280')), SLATE),
    ),
    group(
      { 'clip-path': S.clip(smooth(shape)) },
      formCuts(S, traceCurve('478,240 520,262 570,290 612,330 640,384 652,444'), {
        colour: KEY,
        side: 1,
        gap: 13,
        length: 54,
        width: 3.4,
        inset: 8,
        lean: 0.25,
      }),
    ),
    path(
      ['590,96 640,190 656,310', '548,100 586,160 612,240', '640,112 684,210 684,330']
        .map((list) => gouge(traceCurve(list, 4), 5))
        .join(''),
      KEY,
    ),
  );
}

/** From the knot at the brow: hanging, blown, and one that has run down the flank and become a road. */
const RIBBONS = [
  [
    '560,276 610,360 640,480 690,560 668,660 704,760 664,860 580,930 500,990 410,1040 372,1100 360,1160 340,1240',
    PINK,
  ],
  ['556,272 600,350 596,450 628,530 606,620 628,700', SLATE],
  ['546,274 556,360 530,430 560,500 536,590 556,650', PINK],
  ['536,268 500,240 440,250 390,206 320,216 264,172', PINK],
  ['534,258 490,200 430,190 392,130 318,116', SLATE],
  ['540,250 510,180 462,150 448,88 396,44', PINK],
] as const;

function ribbons(scene: Scene): void {
  const S = scene.element('ribbons');
  const knot: Point = [548, 262];
  const loops = times(12, (i) => {
    const a = i * 2.4 + S.rng.gauss(0, 0.2);
    const r = S.rng.range(38, 74);
    const at = (turn: number, far: number): Point => [
      knot[0] + Math.cos(a + turn) * r * far,
      knot[1] + Math.sin(a + turn) * r * far,
    ];
    const loop = resample(
      spline([knot, at(-0.34, 0.6), at(-0.2, 1), at(0.16, 1.02), at(0.3, 0.55)], true, 8),
      3,
    );
    return (
      drawn(smooth(loop), KEY, 6) +
      path(smooth(loop), i % 3 === 2 ? SLATE : PINK) +
      path(gouge([at(0, 0.25), at(0.05, 0.5), at(0, 0.8)], 2.4), KEY)
    );
  });
  scene.add(
    RIBBONS.map(([list, ink], i) => {
      const spine = resample(traceCurve(list, 10), 5);
      const road = i === 0;
      const band = ribbon(
        spine,
        (t) =>
          (road ? lerp(11, 7, Math.min(1, t * 1.6)) + 26 * Math.max(0, t - 0.78) : 11.5) *
          (0.5 + 0.5 * Math.abs(Math.cos(Math.min(t, road ? 0.56 : 1) * (road ? 17 : 8) + i))),
      );
      const [x, y] = last(spine);
      const [u, v] = nth(spine, spine.length - 5);
      const a = Math.atan2(y - v, x - u);
      const notch = road
        ? ''
        : smooth(
            [
              [x - Math.cos(a) * 16, y - Math.sin(a) * 16],
              [x + Math.cos(a + 0.8) * 16, y + Math.sin(a + 0.8) * 16],
              [x + Math.cos(a - 0.8) * 16, y + Math.sin(a - 0.8) * 16],
            ],
            true,
            0.1,
          );
      return drawn(smooth(band), KEY, 6) + path(smooth(band), ink) + (notch ? path(notch, SLATE) : '');
    }),
    loops,
    path(smooth(closedCurve('536,258 548,250 562,257 563,270 549,276 537,270')), KEY),
  );
}

/** The smallest there is. Somebody has come out on the step with the cake that is due. */
function house(scene: Scene): void {
  const S = scene.element('house');
  const stones = times(26, (i) => {
    const [x, y] = [52 + (i % 5) * 26 + (Math.floor(i / 5) % 2) * 12, 872 + Math.floor(i / 5) * 17];
    return x > 126 && y > 880 ? '' : cut(x, y, 0, 17, 2.6, S.rng);
  });
  const roof = trace('26,870 58,800 70,786 158,782 172,796 204,864');
  scene.add(
    path(polygon(trace('46,960 48,858 184,854 186,962')), KEY),
    path(stones.join(''), SLATE),
    path(polygon(trace('132,962 132,886 172,885 173,962')), PINK),
    path(polygon(trace('68,916 68,886 100,885 100,915')), PINK),
    path(gouge(trace('84,885 84,900 84,917'), 2.4) + gouge(trace('66,900 84,901 102,900'), 2.4), KEY),
    path(polygon(trace('58,806 58,754 84,752 84,800')), KEY),
    drawn(polygon(roof), KEY, 8),
    path(polygon(roof), BONE),
    path(
      times(7, (i) =>
        gouge(
          trace(
            `${52 + i * 21},${858 - (i % 2) * 6} ${56 + i * 19},${836} ${64 + i * 16},${806 + (i % 3) * 6}`,
          ),
          2,
        ),
      ).join(''),
      SLATE,
    ),
    path(smooth(closedCurve('52,756 70,744 90,752 88,760 70,756 54,762')), BONE),
    // In profile, face lifted, both feet in the snow.
    path(
      smooth(closedCurve('192,990 190,950 196,916 206,900 222,896 234,906 238,934 244,964 250,992 220,998')),
      KEY,
    ),
    path(smooth(closedCurve('204,902 198,884 204,866 220,858 232,862 226,880 232,898 220,906')), KEY),
    drawn(polygon(trace('222,866 231,864 234,870 241,874 235,878 236,884 230,892 222,892 219,880')), KEY, 3),
    path(polygon(trace('222,866 231,864 234,870 241,874 235,878 236,884 230,892 222,892 219,880')), BONE),
    path(gouge(trace('226,873 230,872 232,873'), 1.5), KEY),
    path(smooth(ribbon(traceCurve('214,912 238,918 262,900', 6), (t) => lerp(9, 5, t))), KEY),
    path(
      ['204,920 202,950 200,986', '216,926 216,956 218,990', '228,926 230,956 236,988']
        .map((list) => gouge(trace(list), 1.8))
        .join(''),
      SLATE,
    ),
    drawn(smooth(closedCurve('244,894 252,880 282,878 292,890 270,900')), KEY, 5),
    path(smooth(closedCurve('244,894 252,880 282,878 292,890 270,900')), PINK),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [BONE, PINK, SLATE, KEY], salt: 0.35, shift: trace('0,0 2,-1 -2,1 0,0') },
  paint,
});
