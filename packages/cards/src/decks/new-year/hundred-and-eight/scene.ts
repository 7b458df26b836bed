/** N19: at each blow of the log the temple bell sheds moths that had slept in its bronze; in the snow they gather into something. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  CREAM,
  GROUND,
  OCHRE,
  UMBER,
  VERMILION,
  assist,
  dullGold,
  gold,
  goldLine,
  hair,
  lacquer,
  leaf,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { bounds, inside, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { drift, piece, tongue } from '../../../motifs/lacquer-shapes.ts';

const BRONZE: Tones = ['#0f2620', '#2b5343', '#7da486'];
const BELL = closedCurve(
  '292,158 306,122 350,102 420,96 490,102 534,122 548,158 566,300 578,440 596,570 624,668 618,684 420,692 222,684 216,668 244,570 262,440 274,300',
);
const WOLF = closedCurve(
  '336,962 352,948 384,930 398,902 404,866 424,902 440,900 456,856 466,908 500,924 548,900 620,918 690,904 724,924 754,960 778,1010 788,1076 770,1062 748,1012 728,986 740,1030 752,1066 738,1100 742,1138 704,1138 712,1100 716,1064 692,1034 664,1010 660,1060 640,1100 642,1138 606,1138 616,1096 628,1050 618,1010 580,1002 542,1012 534,1060 528,1100 532,1138 496,1138 502,1096 500,1050 488,1018 474,1050 448,1090 436,1138 400,1138 414,1096 440,1042 452,1006 440,990 414,986 380,986 346,980',
);

function paint(): Scene {
  const scene = new Scene({ seed: 108, background: GROUND });
  ground(scene);
  wolf(scene);
  bell(scene);
  stream(scene);
  beam(scene);
  monk(scene);
  return scene;
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  scene.add(
    drift(S, trace('-20,1096 160,1076 340,1104 520,1088 700,1108 840,1090'), 260, {
      tones: ['#1a2348', '#33457c', '#9db0d4'],
      lines: 9,
    }),
  );
}

/** A moth with its wings open: 60 px across, flies upwards. */
function moth(o: { x: number; y: number; s: number; r: number; wing: string; line: string }): string {
  const side = (k: 1 | -1): string => {
    const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [u * k, v]);
    return (
      path(
        smooth(at('1,-4 14,-18 30,-22 31,-12 24,-2 10,3')) + smooth(at('1,0 12,2 22,6 20,18 10,22 3,10')),
        o.wing,
      ) +
      path(
        ['3,-4 14,-12 28,-18', '3,-3 14,-7 28,-12', '3,-1 12,-2 22,-4', '3,3 10,8 17,16', '2,5 7,12 10,19']
          .map((d) => hair(spline(at(d), false, 5), 1.5))
          .join(''),
        o.line,
      )
    );
  };
  return moved(o, side(1), side(-1), path(smooth(trace('0,-9 3,-4 2.4,8 0,15 -2.4,8 -3,-4')), o.line));
}

const facing = (S: Easel): number => S.rng.range(-180, 180);

/** Moths settled close together in a shape. */
function settled(S: Easel, outline: Points, size: number): string {
  const [left, top, right, bottom] = bounds(outline);
  const taken: Point[] = [];
  for (let i = 0; i < 6000; i++) {
    const [x, y] = [S.rng.range(left, right), S.rng.range(top, bottom)];
    if (!inside(outline, x, y) || taken.some(([u, v]) => Math.hypot(u - x, v - y) < 27 * size)) continue;
    taken.push([x, y]);
  }
  return taken
    .map(([x, y]) =>
      moth({
        x,
        y,
        s: size * S.rng.range(0.8, 1.1),
        r: facing(S),
        wing: S.rng.pick(['#2a1a18', '#3a241c', '#4a3024', '#241c2a']),
        line: dullGold(S),
      }),
    )
    .join('');
}

function wolf(scene: Scene): void {
  const S = scene.element('wolf');
  scene.add(
    path(smooth(WOLF), '#2c1c1a', 'stroke="#17100d" stroke-width="5"'),
    group({ 'clip-path': S.clip(smooth(WOLF)) }, settled(S, WOLF, 0.5)),
    goldLine(
      S,
      trace(
        '386,930 399,902 405,868 424,902 440,900 457,858 467,908 500,924 548,901 620,919 690,905 724,924',
      ),
      2.6,
    ),
    goldLine(S, trace('338,960 352,948 372,938'), 2.2),
    leaf(S, closedCurve('394,940 406,928 422,930 413,942', 5)),
    path(smooth(trace('404,934 408,930 412,934 408,939')), GROUND),
    path(hair(traceCurve('342,972 364,972 388,976', 5), 2.4), gold(S)),
  );
}

/** A level round the bell. */
const level = (y: number, half: number, sag: number): Points =>
  times(13, (i): Point => {
    const u = i / 6 - 1;
    return [420 + u * half, y + sag * (1 - u * u) - sag * 0.5];
  });

function bell(scene: Scene): void {
  const S = scene.element('bell');
  const bands: readonly (readonly [number, number])[] = [
    [176, 126],
    [196, 129],
    [398, 154],
    [418, 156],
    [560, 173],
    [582, 177],
    [650, 194],
  ];
  const studs = times(4, (row) =>
    times(9, (i) => {
      const a = -1.32 + (i / 8) * 2.64;
      const y = 230 + row * 40;
      const half = 130 + row * 5.4;
      const [x, k] = [420 + Math.sin(a) * half, Math.cos(a)];
      return piece(S, blob(x, y + k * 10, 4 + 7 * k, 9.5, S.noise, 0.04), {
        tones: OCHRE,
        light: -120,
        step: 3,
        rough: 0,
        cut: 2.5,
      });
    }),
  ).flat(2);
  const rim = times(13, (i): Point => [420 + (i / 6 - 1) * 204, 680 + 24 * (1 - (i / 6 - 1) ** 2)]);
  scene.add(
    goldLine(S, trace('420,-20 421,30 420,70'), 12, '#54301e'),
    tongue(S, '336,122 334,62 378,34 420,30 462,34 506,62 504,122', 30, {
      tones: BRONZE,
      lines: 6,
      root: 0.9,
      tip: 0.9,
      belly: 0.5,
    }),
    piece(S, BELL, { tones: BRONZE, light: -150, step: 22, rough: 7 }),
    group(
      { 'clip-path': S.clip(smooth(BELL)) },
      strands(S, trace('262,160 250,320 236,480 206,690'), trace('330,160 322,320 316,480 300,700'), 13, {
        width: 1.5,
        ragged: 0.3,
      }),
      strands(S, trace('520,160 532,320 546,480 574,700'), trace('560,160 574,320 590,480 634,690'), 9, {
        width: 1.2,
        ragged: 0.4,
        fill: dullGold(S),
      }),
      bands.map(([y, half]) =>
        path(hair(spline(level(y, half + 6, 26), false, 3), y > 600 ? 6 : 3.4, 0.05, 0.05), gold(S)),
      ),
      empty(),
    ),
    studs,
    path(smooth([...rim, ...trace('606,674 420,680 234,674')]), '#080605'),
    path(hair(spline(rim, false, 3), 5, 0.03, 0.03), gold(S)),
  );
}

/** Where they slept, the metal is bright. */
function empty(): string {
  const places: readonly (readonly [number, number, number, number])[] = [
    [330, 470, 0.9, -20],
    [402, 500, 1.05, 12],
    [478, 466, 0.95, 40],
    [530, 520, 0.8, -30],
    [298, 540, 0.8, 50],
    [364, 620, 0.95, -8],
    [452, 622, 1, 24],
    [552, 622, 0.85, -16],
  ];
  return places.map(([x, y, s, r]) => moth({ x, y, s, r, wing: '#e2b455', line: '#8f6122' })).join('');
}

/** Out from under the rim, and down. */
function stream(scene: Scene): void {
  const S = scene.element('stream');
  const way = spline(trace('430,700 540,730 640,690 680,560 700,700 690,800 650,910'), false, 20);
  const flying = times(46, (i) => {
    const t = (i + S.rng.f()) / 46;
    const at = way[Math.floor(t * (way.length - 1))] ?? [0, 0];
    const spread = 46 * Math.sin(Math.PI * Math.min(1, t * 1.15)) + 8;
    return moth({
      x: Math.min(764, at[0] + S.rng.gauss(0, spread)),
      y: at[1] + S.rng.gauss(0, spread * 0.8),
      s: 0.5 + 0.5 * Math.sin(Math.PI * t) + S.rng.range(0, 0.2),
      r: facing(S),
      wing: S.rng.pick(['#3c261e', '#54382a', '#2e2230', '#6d4a30']),
      line: gold(S),
    });
  });
  scene.add(flying, moth({ x: 690, y: 300, s: 1.25, r: 32, wing: '#f6ecd2', line: '#c4832b' }));
}

function beam(scene: Scene): void {
  const S = scene.element('beam');
  const log = closedCurve('-40,560 60,556 190,552 214,560 220,590 212,618 188,624 60,622 -40,620');
  scene.add(
    goldLine(S, trace('40,-20 44,270 40,566'), 4, '#8d5c38'),
    goldLine(S, trace('160,-20 158,270 162,562'), 4, '#8d5c38'),
    piece(S, log, { tones: UMBER, light: -90, step: 10, rough: 3 }),
    assist(S, log, { field: () => 0, gap: 6, width: 1.3 }),
    piece(S, closedCurve('196,556 214,562 220,590 212,616 196,622 188,590'), {
      tones: CREAM,
      light: -90,
      step: 4,
      rough: 1,
    }),
    [32, 156].map((x) =>
      piece(S, closedCurve(`${x},552 ${x + 18},552 ${x + 19},624 ${x - 1},624`, 3), {
        tones: VERMILION,
        step: 3,
        rough: 0.6,
        cut: 3,
      }),
    ),
    goldLine(S, trace('100,620 128,740 156,850 186,944 190,1000 180,1056'), 5, '#a98a68'),
  );
}

/** Leaning back, with all his weight. */
function monk(scene: Scene): void {
  const S = scene.element('monk');
  const skin: Tones = ['#9a6a44', '#dcb483', '#f6e0ba'];
  const sleeve = (spine: string, tones: Tones): string =>
    tongue(S, spine, 52, { tones, lines: 7, root: 0.5, belly: 0.6, tip: 0.5, light: -60 });
  const hand = (x: number, y: number): string =>
    piece(S, blob(x, y, 9, 11, S.noise, 0.12), { tones: skin, step: 3, rough: 0.3, cut: 2.5 });
  scene.add(
    ['120,1128 124,1146 146,1154', '66,1128 64,1148 84,1158'].map((d) =>
      tongue(S, d, 24, { tones: UMBER, lines: 2, root: 0.8, tip: 0.5 }),
    ),
    sleeve('92,1008 140,1000 182,962', ['#4a120c', '#8c2615', '#b8482a']),
    hand(184, 950),
    piece(
      S,
      '58,1010 72,982 96,976 112,992 120,1030 140,1070 168,1128 130,1136 84,1140 36,1134 44,1080 50,1040',
      {
        tones: VERMILION,
        light: -30,
        step: 8,
        rough: 2,
      },
    ),
    strands(S, trace('64,1006 54,1070 46,1130'), trace('106,1000 124,1060 158,1126'), 15, {
      width: 1.6,
      ragged: 0.25,
    }),
    goldLine(S, trace('50,1050 84,1060 128,1046'), 5),
    sleeve('76,1010 124,1020 174,984', VERMILION),
    hand(178, 974),
    moved(
      { x: 82, y: 962, r: -16 },
      piece(S, '-58,16 -36,-8 -12,-26 0,-34 12,-26 36,-8 58,16 28,22 0,24 -28,22', {
        tones: OCHRE,
        light: -50,
        step: 6,
        rough: 1,
        cut: 4,
      }),
      strands(S, trace('-2,-30 -24,-8 -50,16'), trace('2,-30 24,-8 50,16'), 15, { width: 1.3, ragged: 0.2 }),
    ),
  );
}

export default card({ finish: lacquer, paint });
