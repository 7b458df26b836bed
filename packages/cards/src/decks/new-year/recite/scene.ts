/** N51: a child in hare's ears has been stood on a stool to recite. The stool is as tall as a tower; below wait the paper crowns. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  CREAM,
  GREEN,
  GROUND,
  OCHRE,
  UMBER,
  VERMILION,
  dullGold,
  gold,
  goldLine,
  lacquer,
  leaf,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { between, lerp, nth, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { SKIN, hareChild } from '../../../motifs/lacquer-hare-child.ts';
import { piece } from '../../../motifs/lacquer-shapes.ts';

const HALL: Tones = ['#0e1226', '#171d3c', '#2c3768'];
/** Middle of the seat. */
const SEAT: Point = [400, 372];
/** How large the child is. */
const SIZE = 0.82;

function paint(): Scene {
  const scene = new Scene({ seed: 5151, background: GROUND });
  hall(scene);
  crowd(scene, 0);
  stool(scene);
  crowd(scene, 1);
  scene.add(hareChild(scene.element('child'), { x: SEAT[0], y: SEAT[1], s: SIZE }));
  line(scene);
  return scene;
}

/** One light from above, in hairs of gold; behind the crowd a breath of blue. */
function hall(scene: Scene): void {
  const S = scene.element('hall');
  scene.add(
    path(
      'M-10 700H810V1210H-10Z',
      S.linearAt(
        [
          [0, HALL[1], 0],
          [0.4, HALL[1], 1],
          [1, GROUND, 1],
        ],
        0,
        700,
        0,
        1200,
      ),
    ),
    strands(S, trace('386,-30 330,200 250,520'), trace('414,-30 470,200 550,520'), 34, {
      width: 1.3,
      ragged: 0.5,
      fill: dullGold(S),
    }),
  );
}

interface Seat {
  x: number;
  y: number;
  r: number;
  row: number;
}

/** From far off to right under our eyes; the near ones hide what is behind. */
const ROWS: readonly (readonly [y: number, r: number, n: number])[] = [
  [884, 9, 40],
  [902, 11, 33],
  [926, 14, 27],
  [956, 18, 21],
  [996, 23, 16.5],
  [1048, 30, 13],
  [1112, 39, 10],
  [1188, 50, 7.8],
];
/** Rows that stand behind the stool look this way. */
const BEHIND = 5;

const COATS: readonly Tones[] = [BLUE, GREEN, UMBER, ['#3f0f0a', '#6a1810', '#9a3020']];
const PAPER: readonly Tones[] = [OCHRE, VERMILION, BLUE, GREEN, CREAM];

/** Behind the stool, then before it. */
function crowd(scene: Scene, part: 0 | 1): void {
  const S = scene.element('crowd ' + part);
  ROWS.forEach(([y, r, n], row) => {
    if (row < BEHIND !== (part === 0)) return;
    times(Math.ceil(n) + 1, (i): Seat => ({
      x: ((i + 0.5 * (row % 2) + S.rng.gauss(0, 0.1)) / n) * 820 - 20,
      y: y + S.rng.gauss(0, r * 0.16),
      r: r * S.rng.range(0.9, 1.1),
      row,
    })).forEach((one, i) => scene.add(crowned(S.element(`${row} ${i}`), one)));
  });
}

/** Those behind the stool show their faces, those before it the backs of their heads. */
function crowned(S: Easel, { x, y, r, row }: Seat): string {
  const turn = S.rng.gauss(0, 0.12);
  const at = (list: string): Point[] => place(trace(list), { x, y, s: r, r: turn });
  const paper = nth(PAPER, S.rng.chance(0.6) ? 0 : S.rng.int(0, 4));
  const faces = row < BEHIND;
  const round = (list: string): Point[] => resample(spline(at(list), true, 6), 2);
  const head = round('-0.74,-0.2 -0.72,0.3 -0.44,0.8 0,0.98 0.44,0.8 0.72,0.3 0.74,-0.2 0.5,-0.6 -0.5,-0.6');
  const crown = resample(
    [
      ...at(
        '-0.88,-0.2 -1.02,-1.24 -0.6,-0.74 -0.36,-1.4 0,-0.8 0.36,-1.4 0.6,-0.74 1.02,-1.24 0.88,-0.2 0.4,-0.02 -0.4,-0.02',
      ),
      nth(at('-0.88,-0.2'), 0),
    ],
    2.5,
  );
  const coat = nth(COATS, S.rng.int(0, 3));
  const shoulders = round('-1.5,2.9 -1.34,1.5 -0.6,1.02 0,0.9 0.6,1.02 1.34,1.5 1.5,2.9');
  const ear = (side: number): Point[] =>
    round(`${side * 0.66},-0.02 ${side * 0.9},0.02 ${side * 0.86},0.34 ${side * 0.66},0.4`);
  const features = [-0.26, 0.26]
    .map((u) => smooth(round(`${u - 0.1},0.16 ${u},0.04 ${u + 0.1},0.16 ${u},0.26`)))
    .join('');
  return [
    piece(S, shoulders, { tones: coat, light: -90, step: r * 0.12, rough: 1, cut: 2 }),
    row > 3
      ? [-1, 1].map((side) => piece(S, ear(side), { tones: SKIN, step: r * 0.06, rough: 0.3, cut: 1.5 }))
      : '',
    piece(S, head, { tones: faces ? SKIN : UMBER, light: -90, step: r * 0.14, rough: 0.6, cut: 2 }),
    faces ? path(features + smooth(round('-0.12,0.56 0,0.5 0.12,0.56 0,0.62')), '#2c120c') : '',
    row > BEHIND
      ? strands(S, at('-0.4,-0.1 -0.56,0.4 -0.3,0.84'), at('0.4,-0.1 0.56,0.4 0.3,0.84'), 9, {
          width: 1.1,
          fill: '#a06c40',
          ragged: 0.3,
        })
      : '',
    path(smooth(crown, true, 0.2), GROUND, `stroke="${GROUND}" stroke-width="3"`),
    path(smooth(crown, true, 0.2), paper === OCHRE ? gold(S, 120) : paper[1]),
    goldLine(S, at('-0.86,-0.34 -0.4,-0.18 0.4,-0.18 0.86,-0.34'), Math.max(1.2, r * 0.07)),
    row > 4
      ? path(
          at('-1.02,-1.24 -0.36,-1.4 0.36,-1.4 1.02,-1.24')
            .map(([u, v]) => smooth(place(trace('-1,0 0,-1 1,0 0,1'), { x: u, y: v, s: r * 0.08 })))
            .join(''),
          gold(S),
        )
      : '',
    path(smooth([...shoulders]) + smooth(head) + smooth(crown, true, 0.2), GROUND, `opacity="${dim(row)}"`),
  ]
    .flat(2)
    .join('');
}

/** Far rows lie deeper in the dark. */
const dim = (row: number): number => lerp(0.55, 0, Math.min(1, row / 5));

const LEGS: readonly (readonly [Point, Point, number])[] = [
  [[374, 386], [300, 1010], 6],
  [[426, 386], [500, 1010], 6],
  [[346, 394], [176, 1230], 9],
  [[454, 394], [624, 1230], 9],
];

const onSeat = (list: string, closed = true): Point[] =>
  place(closed ? closedCurve(list, 8) : trace(list), { x: SEAT[0], y: SEAT[1], s: SIZE });

/** As it stands in every nursery school, only more so. */
function stool(scene: Scene): void {
  const S = scene.element('stool');
  const leg = (i: number): Points => {
    const [a, b, w] = nth(LEGS, i);
    return ribbon(resample([a, b], 6), (t) => lerp(w * 0.8, w * 2.1, t));
  };
  const rung = (i: number, j: number, t: number, w: number): Points => {
    const [p, q] = [nth(LEGS, i), nth(LEGS, j)];
    return ribbon(
      resample([between(p[0], p[1], t), between(q[0], q[1], t)], 6),
      () => w * lerp(0.66, 1.6, t),
    );
  };
  const wood = (outline: Points, tones: Tones): string =>
    piece(S, outline, { tones, light: -100, step: 4, rough: 1, cut: 4 });
  const seat = onSeat('-104,8 -98,-14 -60,-30 0,-36 60,-30 98,-14 104,8 100,28 66,42 0,48 -66,42 -100,28');
  const top = onSeat('-104,4 -90,-16 -52,-28 0,-32 52,-28 90,-16 104,4 84,20 46,28 0,30 -46,28 -84,20');
  const shaded: Tones = ['#3f0f0a', '#7c1a10', '#a83420'];
  const back = [0.12, 0.26, 0.42, 0.6, 0.8].map((t) => wood(rung(0, 1, t, 5), shaded));
  // One is missing, one hangs by an end.
  const front = [0.08, 0.19, 0.31, 0.58, 0.74].map(
    (t) => wood(rung(2, 3, t, 6.5), VERMILION) + dots(S, rung(2, 3, t, 6.5)),
  );
  const [p, q] = [nth(LEGS, 2), nth(LEGS, 3)];
  const loose = ribbon(
    resample(
      [between(q[0], q[1], 0.44), between(between(q[0], q[1], 0.57), between(p[0], p[1], 0.57), 0.42)],
      6,
    ),
    () => 7,
  );
  scene.add(
    wood(leg(0), shaded),
    wood(leg(1), shaded),
    back,
    front,
    wood(loose, VERMILION),
    [2, 3].map((i) => wood(leg(i), VERMILION) + rings(S, nth(LEGS, i))),
    piece(S, seat, { tones: VERMILION, light: -90, step: 5, rough: 1 }),
    piece(S, top, { tones: ['#a82a18', '#d8452a', '#f08a5c'], light: -90, step: 6, rough: 1, cut: 0 }),
    goldLine(S, onSeat('-78,8 -48,18 0,22 48,18 78,8', false), 2),
    path(
      times(9, (i) =>
        smooth(
          place(trace('-5,0 0,-4 5,0 0,4'), {
            x: SEAT[0] + (i - 4) * 19 * SIZE,
            y: SEAT[1] + 35 * SIZE - 6 * ((i - 4) / 4) ** 2,
          }),
        ),
      ).join(''),
      gold(S),
    ),
  );
}

const dots = (S: Easel, bar: Points): string => {
  const n = bar.length >> 1;
  return path(
    times(Math.floor(n / 5), (i) => {
      const [x, y] = between(nth(bar, 2 + i * 5), nth(bar, bar.length - 3 - i * 5), 0.5);
      return smooth(place(trace('-3,0 0,-2.4 3,0 0,2.4'), { x, y }));
    }).join(''),
    gold(S),
  );
};

const rings = (S: Easel, [a, b, w]: readonly [Point, Point, number]): string =>
  times(9, (i) => {
    const t = 0.05 + i * 0.11;
    const [x, y] = between(a, b, t);
    const half = lerp(w * 0.8, w * 2.1, t) * 0.86;
    return [0, 9]
      .map((d) =>
        goldLine(
          S,
          [
            [x - half, y + d - 3],
            [x, y + d + 2],
            [x + half, y + d - 3],
          ],
          2,
        ),
      )
      .join('');
  }).join('');

/** The line that was to come next. */
function line(scene: Scene): void {
  const S = scene.element('line');
  const put = (list: string): Point[] => place(trace(list), { x: 606, y: 150, s: 1.15, r: -0.3 });
  const flat = (list: string, colour: string): string => path(polygon(put(list)), colour);
  const ruled = [0.2, 0.4, 0.6, 0.8].map((t) =>
    goldLine(
      S,
      put(
        `${lerp(2, -4, t)},${lerp(-62, -6, t)} ${lerp(14, 8, t)},${lerp(-60, -6, t)} ${lerp(28, 22, t)},${lerp(-56, -8, t)}`,
      ),
      1.5,
      '#b98a55',
    ),
  );
  scene.add(
    flat('-6,6 -64,-50 -34,-58 16,-4', CREAM[0]),
    flat('-60,20 6,-12 62,-36 28,10 -8,28', CREAM[2]),
    flat('-60,20 -8,28 14,8', CREAM[1]),
    flat('-8,6 0,-74 34,-64 24,-6', CREAM[2]),
    ruled,
    flat('62,-36 92,-34 56,-22', OCHRE[2]),
    flat('-60,20 -92,10 -74,36', CREAM[1]),
    times(4, (i) =>
      goldLine(
        S,
        traceCurve(
          `${462 + i * 26},${220 - i * 13} ${474 + i * 26},${210 - i * 12} ${482 + i * 25},${212 - i * 13}`,
        ),
        1.5,
        dullGold(S),
      ),
    ),
    piece(S, '150,930 151,902 157,902 158,930', { tones: CREAM, step: 1, rough: 0.2 }),
    leaf(S, closedCurve('154,900 148,890 154,870 160,890')),
  );
}

export default card({ finish: lacquer, paint });
