/** D59: the storm has gone and left one bolt standing; a cow has laid her chin on a step of it. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { closedCurve, polygon, resample, smooth } from '../../../kit/curves.ts';
import { moved, path, type Mark } from '../../../kit/markup.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { flatBeast } from '../../../motifs/animals/quadruped.ts';
import { blissfulCow, type CowColours } from '../../../motifs/blissful-cow.ts';

const KEY = '#1f2a3f';
const COW: CowColours = {
  hide: '#ffffff',
  patch: '#2b2a33',
  nose: '#e9b3a2',
  horn: '#e6d8b4',
  tag: '#f4c63f',
  key: KEY,
};
const BOLT =
  '690,-20 800,-20 704,268 772,262 640,560 706,552 584,716 520,726 566,742 640,742 560,930 612,926 540,1090 500,1080 540,960 482,968 548,800 430,790 590,640 508,650 650,340 580,350';
const keyOn = keyBlock(KEY, { width: 4, step: 3, off: [1.5, -1] });

function paint(): Scene {
  const scene = new Scene({ seed: 5959, background: '#ffffff' });
  // Cut the other way round, as a block is: on the print she comes from the right.
  scene.add(
    moved(
      { x: 800, flip: -1 },
      sky(scene),
      pasture(scene),
      bolt(scene),
      blissfulCow(scene.element('cow'), COW),
    ),
  );
  return scene;
}

/** It clears from below; the last of the rain hangs far away behind her. */
function sky(scene: Scene): Mark {
  const S = scene.element('sky');
  const rain = keyBlock('#5d7687', { width: 2, step: 3, off: [0, 0] })(S);
  return [
    '<rect x="-10" y="-10" width="820" height="1220" fill="#f5dcbc"/>',
    bokashi(S, [-20, -20, 840, 460], '#738fa3', 1, 0),
    times(46, () => {
      const [x, y] = [S.rng.range(-10, 330), S.rng.range(60, 250)];
      const long = S.rng.range(40, 70);
      return rain(
        [
          [x, y],
          [x - long * 0.14, y + long * 0.5],
          [x - long * 0.3, y + long],
        ],
        1.7,
      );
    }),
  ];
}

function pasture(scene: Scene): Mark {
  const S = scene.element('pasture');
  const line = keyOn(S);
  return [
    path(smooth(closedCurve('-40,830 200,800 420,820 640,790 840,810 840,1240 -40,1240', 12)), '#bfcb9c'),
    path(smooth(closedCurve('-40,960 300,930 520,950 840,890 840,1240 -40,1240', 12)), '#7ea577'),
    path(
      smooth(
        closedCurve(
          '424,1108 470,1092 500,1078 540,1090 566,1076 590,1094 640,1104 610,1118 636,1130 580,1132 540,1146 500,1130 462,1140 470,1122',
          12,
        ),
      ),
      '#4d5f4c',
    ),
    flatBeast(
      {
        kind: 'cow',
        x: 738,
        y: 882,
        s: 0.86,
        flip: -1,
        pose: 'stand',
        neck: 8,
        colours: { coat: COW.patch },
      },
      () => COW.patch,
    ),
    path(smooth(closedCurve('640,1130 700,1112 790,1120 830,1140 760,1160 670,1156', 12)), '#dfe6e4'),
    line(trace('380,822 520,806 640,791 820,808'), 3),
    times(90, () => {
      const [x, y] = [S.rng.range(330, 800), S.rng.range(950, 1195)];
      return Math.hypot(x - 735, (y - 1136) * 3) < 110 || Math.hypot(x - 530, (y - 1116) * 3) < 110
        ? ''
        : line(trace(`${x},${y} ${x + 3},${y - 12} ${x + 9},${y - 24}`), 3.4);
    }),
  ];
}

function bolt(scene: Scene): Mark {
  const S = scene.element('bolt');
  const twig = (list: string, width: number): string => {
    const way = resample(trace(list), 4);
    const outline = ribbon(way, (t) => width * (1 - t) + 1);
    return path(polygon(outline), '#f3bf35') + keyOn(S)(outline, 4.6);
  };
  const lit = [
    '690,-20 730,-20 636,330 580,350',
    '650,340 684,330 580,640 508,650',
    '452,772 590,640 606,656 520,752',
    '548,800 572,800 516,960 482,968',
  ];
  return [
    twig('640,180 560,214 574,232 506,276 520,296 470,344', 8),
    twig('760,270 790,330 776,338 830,400', 7),
    path(wobblyPolygon(S, trace(BOLT), 2), '#f3bf35'),
    path(lit.map((facet) => wobblyPolygon(S, trace(facet), 1.6)).join(''), '#fbe391'),
    edges.map((run) => keyOn(S)(resample(trace(run), 5), 7.5)),
  ];
}

const edges = [
  '690,-20 580,350 650,340',
  '650,340 508,650 590,640',
  '590,640 430,790 548,800',
  '548,800 482,968 540,960',
  '540,960 500,1084',
  '540,1090 612,926 560,930',
  '560,930 640,742 584,736',
  '584,716 706,552 640,560',
  '640,560 772,262 704,268',
  '704,268 800,-20',
];

export default card({ finish: woodblock, grade: {}, paint });
