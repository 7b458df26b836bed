/** Outside a shop, shadows without owners lie on the paving, tied by loose string to one post; a small one has slipped its loop. A dog, tied too, watches it go. Light from behind the wall. Four inks. */
import { card } from '../../../finishes/finish.ts';
import { formCuts, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { between, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handLine, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { beastParts } from '../../../motifs/animals/quadruped.ts';
import { placedPerson, type PlacedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { pulledShadow } from '../../../motifs/pulled-shadow.ts';

const [PAPER, GOLD, TERRA, BLUE] = ['#f8eed8', '#f2bd62', '#d8643a', '#22377f'] as const;
const KERB = 430;
const POST: Point = [430, 520];
const AWAY: Point = [430, 60];

function paint(): Scene {
  const scene = new Scene({ seed: 55, background: PAPER });
  wall(scene);
  shop(scene);
  paving(scene);
  shadows(scene);
  post(scene);
  dog(scene);
  return scene;
}

function wall(scene: Scene): void {
  const S = scene.element('wall');
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 20,
      y1: KERB,
      colour: GOLD,
      gap: 30,
      length: 90,
      width: 3,
      density: (x, y) => 0.12 + (0.5 * y) / KERB - x / 2400,
    }),
  );
}

function shop(scene: Scene): void {
  const S = scene.element('shop');
  const flat = (points: Points, ink: string): string => path(wobblyPolygon(S, points, 2, 0.03), ink);
  const stripes = times(8, (i) => {
    const [x0, x1] = [452 + i * 38, 490 + i * 38];
    const [t0, t1] = [486 + i * 30, 516 + i * 30];
    return flat(
      trace(`${t0},44 ${t1},44 ${x1},160 ${x1 - 4},182 ${x0 + 19},192 ${x0 + 4},182 ${x0},160`),
      i % 2 ? PAPER : TERRA,
    );
  });
  scene.add(
    flat(rectangle(492, 120, 704, KERB + 6), BLUE),
    flat(rectangle(508, 130, 688, KERB + 6), GOLD),
    times(12, (i) =>
      path(
        polygon(
          ribbon(
            handLine(
              S,
              trace(`${516 + i * 15},150 ${514 + i * 15 + (i % 3) * 3},${KERB - 6 - (i % 4) * 5}`),
              2.5,
              0.03,
              12,
            ),
            () => 2.2 + (i % 2),
          ),
        ),
        i % 3 ? TERRA : BLUE,
      ),
    ),
    flat(trace('446,150 482,34 732,34 764,150 764,190 446,190'), BLUE),
    stripes,
    flat(rectangle(462, KERB - 6, 740, KERB + 12), BLUE),
    flat(rectangle(468, KERB - 2, 734, KERB + 8), PAPER),
  );
}

/** Slabs that run towards us. */
function paving(scene: Scene): void {
  const S = scene.element('paving');
  const rowsAt = [KERB + 10, 476, 534, 610, 708, 836, 1004, 1220];
  const column = (i: number, y: number): Point =>
    between(AWAY, [-1100 + i * 190, 1220], (y - AWAY[1]) / (1220 - AWAY[1]));
  const seam = (points: Points, width: number): string =>
    path(polygon(ribbon(handLine(S, points, 1.6, 0.02, 14), () => width)), PAPER);
  scene.add(
    path(wobblyPolygon(S, rectangle(-20, KERB + 10, 820, 1220), 2, 0.02), TERRA),
    rowsAt.slice(1, -1).map((y, i) => seam(trace(`-20,${y} 820,${y}`), 1.2 + i * 0.4)),
    rowsAt.slice(0, -1).map((y0, r) => {
      const y1 = rowsAt[r + 1] ?? 1220;
      return times(18, (i) =>
        seam([column(i + (r % 2) * 0.5, y0), column(i + (r % 2) * 0.5, y1)], 1.2 + r * 0.4),
      );
    }),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: KERB + 20,
      y1: 1210,
      colour: GOLD,
      gap: (y) => 16 + (y - KERB) / 26,
      length: (y) => 30 + (y - KERB) / 10,
      width: 2.4,
      density: (x, y) => 0.34 - y / 5000 + (0.2 * x) / 800,
    }),
  );
}

interface Lying {
  readonly who: Omit<PlacedPerson, 'x' | 'y' | 'size' | 'colours'>;
  /** From the feet to the head. */
  readonly spine: string;
  readonly broad: readonly [number, number];
  /** How the string lies from the post to the foot; empty if it got away. */
  readonly string: string;
}

const { stand, walk } = bodyPoses;
const LYING: readonly Lying[] = [
  {
    who: {
      sex: 'man',
      hair: 'short',
      wears: ['trousers', 'coat', 'boots'],
      pose: {
        ...stand,
        arms: [{ upper: [-0.5, 1, 0], lower: [0.5, 0.8, 0.3], hand: 'fist' }, stand.arms[1]],
      },
    },
    spine: '158,664 140,820 122,980 108,1140',
    broad: [1.05, 1.5],
    string: '424,528 380,560 330,546 280,572 250,626 214,640 190,690 158,698 166,676 204,688',
  },
  {
    who: {
      sex: 'woman',
      hair: 'bun',
      wears: ['dress', 'shoes'],
      pose: {
        ...stand,
        head: [0, 0, 10],
        arms: [stand.arms[0], { upper: [0.5, 1, 0], lower: [0.7, 0.3, 0.2], hand: 'ease' }],
      },
    },
    spine: '352,700 344,850 340,1000 340,1146',
    broad: [1.05, 1.5],
    string: '426,528 440,566 404,590 376,606 410,640 404,690 396,722 356,728 362,706 398,716',
  },
  {
    who: {
      age: 'child',
      hair: 'tousled',
      wears: ['trousers', 'shirt'],
      pose: {
        ...walk,
        arms: [
          { upper: [-0.8, -0.2, 0.2], lower: [-0.5, -1, 0.2], hand: 'spread' },
          { upper: [0.8, 0.3, 0.2], lower: [0.7, -0.6, 0.2], hand: 'spread' },
        ],
      },
      yaw: 50,
    },
    spine: '690,840 704,920 716,1000 726,1092',
    broad: [1.1, 1.7],
    string: '436,528 470,590 510,610 500,670 540,720 596,716 626,756 612,806 574,810 566,778 604,758',
  },
];

/** As wide at the foot as they are, and drawn out towards us. */
function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  LYING.forEach(({ who, spine, broad, string }) => {
    const model = placedPerson({
      yaw: 0,
      pitch: 0,
      ...who,
      x: 0,
      y: 0,
      size: 58,
      colours: { skin: complexion(0.3) },
    });
    const outline = new Drawing(model, {
      light: { angle: -90 },
      size: 120,
      noise: S.noise,
      coarse: 1.2,
    }).outline();
    const line = resample(spline(trace(spine)), 6);
    scene.add(path(pulledShadow(outline, { foot: [0, 0], spine: line, broad }), BLUE), tied(S, string));
  });
}

/** String, lying as it fell. */
const tied = (S: Easel, list: string): string => {
  const line = handLine(S, spline(trace(list)), 1.4, 0.03, 6);
  return path(polygon(ribbon(line, () => 5.4)), BLUE) + path(polygon(ribbon(line, () => 3.2)), PAPER);
};

function post(scene: Scene): void {
  const S = scene.element('post');
  const [x, y] = POST;
  const shaft = trace(
    `${x - 15},${y + 10} ${x - 12},${y - 120} ${x - 20},${y - 128} ${x - 20},${y - 142} ${x - 10},${y - 150} ${x},${y - 168} ${x + 10},${y - 150} ${x + 20},${y - 142} ${x + 20},${y - 128} ${x + 12},${y - 120} ${x + 15},${y + 10} ${x + 22},${y + 18} ${x - 22},${y + 18}`,
  );
  scene.add(
    path(
      polygon(
        trace(
          `${x - 16},${y + 14} ${x + 18},${y + 14} ${x + 31},${y + 222} ${x + 46},${y + 238} ${x + 42},${y + 262} ${x + 18},${y + 300} ${x - 14},${y + 262} ${x - 16},${y + 238} ${x - 4},${y + 222}`,
        ),
      ),
      BLUE,
    ),
    `<path d="${polygon(shaft)}" fill="${BLUE}" stroke="${PAPER}" stroke-width="4" paint-order="stroke"/>`,
    path(
      polygon(
        ribbon(trace(`${x + 7},${y} ${x + 5},${y - 60} ${x + 5},${y - 116}`), (t) => 2.6 * (1 - t * 0.4)),
      ),
      GOLD,
    ),
    tied(S, `${x - 14},${y - 4} ${x},${y + 3} ${x + 14},${y - 4}`),
    tied(S, `${x - 14},${y + 4} ${x},${y + 11} ${x + 14},${y + 4}`),
  );
}

/** It has its shadow still. */
function dog(scene: Scene): void {
  const S = scene.element('dog');
  const place = { x: 606, y: 606, s: 2, flip: 1 as const };
  const sitting = beastParts({ kind: 'dog', pose: 'sit', ...place, colours: { coat: PAPER } });
  scene.add(
    tied(S, '444,516 480,540 510,520 560,528 624,520'),
    path(smooth(trace('540,608 660,604 712,640 742,722 716,734 690,704 650,660 580,634')), BLUE),
    moved(
      place,
      sitting.parts.map(({ d }) => `<path d="${d}" fill="${BLUE}" stroke="${BLUE}" stroke-width="3.4"/>`),
      sitting.parts
        .filter(({ role }) => role !== 'far leg' && role !== 'dark')
        .map(({ d, role }) =>
          path(d, role === 'eye' || role === 'nose' ? BLUE : role === 'ear' ? GOLD : PAPER),
        ),
    ),
    formCuts(S, sitting.outline, {
      colour: GOLD,
      gap: 7,
      length: 12,
      width: 1.6,
      side: -1,
      fade: (t) => (t > 0.5 ? 1 : 0),
    }),
  );
}

export default card({ finish: linocut, grade: { inks: [PAPER, GOLD, TERRA, BLUE], salt: 0.4 }, paint });
