/** Half Past Seven: a child with a stick and a toy dog is the pin of a sundial; the shadow is an old man with a cane and a dog. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut } from '../../../finishes/linocut.ts';
import { polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, lerp, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, wobble } from '../../../kit/shapes.ts';
import { FEET, TOY, child } from '../../../motifs/child-with-toy-dog.ts';
import { leadHand, oldDogShadow, oldManShadow } from '../../../motifs/old-man-shadow.ts';

const BONE = '#f6edd8';
const SAND = '#dfb06c';
const LILAC = '#a58bc6';
const COBALT = '#1f3c98';

const CENTRE: Point = [374, 1004];
const SQUASH = 0.84;
const ring = (a: number, r: number): Point => [
  CENTRE[0] + Math.cos(a) * r,
  CENTRE[1] + Math.sin(a) * r * SQUASH,
];

/** A paving slab between two radii and two angles, with a joint left round it. */
function slab(S: Easel, r0: number, r1: number, a0: number, a1: number, joint = 4): string {
  const [g0, g1] = [joint / r0, joint / r1];
  const outer = times(7, (i): Point => ring(lerp(a0 + g1, a1 - g1, i / 6), r1 - joint));
  const inner = times(7, (i): Point => ring(lerp(a1 - g0, a0 + g0, i / 6), r0 + joint));
  return polygon(wobble([...outer, ...inner], S.noise, 2, 0.05));
}

function dial(S: Easel): string {
  const marks: string[] = [path('M-10 -10H810V1210H-10Z', BONE)];
  const bands: readonly (readonly [number, number, number])[] = [
    [56, 120, 10],
    [120, 200, 16],
    [200, 292, 20],
    [292, 396, 24],
    [396, 510, 30],
    [510, 634, 36],
    [634, 768, 44],
  ];
  bands.forEach(([r0, r1, n], b) => {
    times(n, (i) => {
      const [a0, a1] = [((i + (b % 2) * 0.5) / n) * TAU, ((i + 1 + (b % 2) * 0.5) / n) * TAU];
      const [x, y] = ring((a0 + a1) / 2, (r0 + r1) / 2);
      if (x < -90 || x > 890 || y < -60 || y > 1290) return;
      marks.push(path(slab(S, r0, r1, a0, a1, 3), S.rng.chance(0.1) ? LILAC : SAND));
      // marks of the gouge, along the ring
      times(3, () => {
        const a = lerp(a0, a1, S.rng.range(0.25, 0.75));
        const [px, py] = ring(a, lerp(r0, r1, S.rng.range(0.2, 0.8)));
        marks.push(path(cut(px, py, a + Math.PI / 2, S.rng.range(12, 30), 1.9, S.rng), BONE));
      });
    });
  });
  return marks.join('');
}

/** The band of hours, and beyond it the cobbles of the square. */
/** The hour with a corner gone. */
const CHIPPED = 35;

function hours(S: Easel): string {
  const marks: string[] = [];
  const [r0, r1] = [772, 884];
  const n = 44;
  times(n, (i) => {
    const [a0, a1] = [(i / n) * TAU, ((i + 1) / n) * TAU];
    const [x, y] = ring((a0 + a1) / 2, 828);
    if (x < -90 || x > 890 || y > 1290) return;
    if (i === CHIPPED) {
      marks.push(path(slab(S, r0, r1 - 34, a0, lerp(a0, a1, 0.62), 5), LILAC));
      return;
    }
    marks.push(path(slab(S, r0, r1, a0, a1, 5), i % 2 ? LILAC : BONE));
    if (i % 2 === 0) marks.push(path(slab(S, 800, 856, lerp(a0, a1, 0.42), lerp(a0, a1, 0.58), 1), COBALT));
    else
      times(6, () => {
        const a = lerp(a0, a1, S.rng.range(0.2, 0.8));
        const [px, py] = ring(a, S.rng.range(r0 + 16, r1 - 16));
        marks.push(path(cut(px, py, a + Math.PI / 2, 22, 2, S.rng), BONE));
      });
  });
  const cobbles: string[] = [];
  for (let r = 902; r < 1400; r += 31)
    for (let a = Math.PI; a < TAU; a += 36 / r) {
      const [x, y] = ring(a + (r % 2) * 0.02, r);
      if (x < -20 || x > 820 || y < -20) continue;
      cobbles.push(
        smooth(
          times(8, (k): Point => [
            x + Math.cos((k / 8) * TAU) * 15 + S.rng.gauss(0, 1.3),
            y + Math.sin((k / 8) * TAU) * 11.5 + S.rng.gauss(0, 1.2),
          ]),
        ),
      );
    }
  const square = times(40, (i): Point => ring(Math.PI + (i / 39) * Math.PI, 890));
  return (
    path(polygon([[-700, -900], ...square, [1600, -900]]), LILAC) +
    path(cobbles.join(''), SAND) +
    marks.join('')
  );
}

/** Shadows lie away from the low sun at lower right. */
const lying = (at: Point, ...marks: string[]): string =>
  group({ transform: `matrix(1 0 .2 1 ${at[0]} ${at[1]})` }, marks);

/** Radius and angles, from the top of the ring, where a joint of the paving runs under the shadow. */
const joints: readonly (readonly [number, number, number])[] = [
  [292, -0.56, 0.14],
  [396, -0.44, 0.06],
  [510, -0.36, 0.02],
  [634, -0.35, -0.2],
];

function shadows(S: Easel): string {
  const [hx, hy] = leadHand;
  const lead = spline(
    [
      [hx, hy],
      [hx + 34, hy + 36],
      [TOY[0] - FEET[0] - 56, TOY[1] - FEET[1] - 196],
    ],
    false,
    8,
  );
  return [
    lying(FEET, ...oldManShadow.map((d) => path(d, COBALT)), path(smooth(ribbon(lead, () => 4)), COBALT)),
    lying(TOY, ...oldDogShadow.map((d) => path(d, COBALT))),
    // a few pavement joints show through, so that it lies flat
    group(
      {},
      joints.map(([r, from, to]) =>
        path(
          times(5, (i) => {
            const a = -Math.PI / 2 + lerp(from, to, (i + S.rng.range(0, 0.3)) / 5);
            return gouge(
              times(5, (k): Point => ring(a + (k / 4) * ((to - from) / 6.5), r)),
              1.6,
            );
          }).join(''),
          LILAC,
        ),
      ),
    ),
  ].join('');
}

/** A ball whose shadow is a globe, and two pigeons about their business. */
function small(): string {
  const ball: Point = [690, 580];
  const [gx, gy] = [ball[0] - 30, ball[1] - 84];
  const disc = (x: number, y: number, rx: number, ry: number): Point[] =>
    times(20, (i): Point => [x + Math.cos((i / 20) * TAU) * rx, y + Math.sin((i / 20) * TAU) * ry]);
  const pigeon = (x: number, y: number, flip: number): string => {
    const P = (list: string): Point[] => place(trace(list), { x, y, sx: flip, sy: 1 });
    return [
      path(
        smooth(
          P('-52,-12 -30,-28 0,-34 16,-46 20,-60 32,-64 41,-56 54,-50 41,-46 38,-30 24,-12 0,-6 -24,-10'),
        ),
        COBALT,
      ),
      path(smooth(P('-30,-20 -8,-28 12,-26 10,-16 -10,-12')), BONE),
      path(smooth(P('30,-58 34,-58 34,-54 30,-54')), BONE),
      path(
        smooth(ribbon(P('2,-8 2,-1 4,6'), () => 2.4)) + smooth(ribbon(P('12,-10 13,-2 15,5'), () => 2.4)),
        COBALT,
      ),
    ].join('');
  };
  return [
    path(smooth(disc(gx, gy, 46, 54)), COBALT),
    path(
      smooth(
        ribbon(
          spline(
            [
              [gx + 8, gy + 48],
              [gx + 18, gy + 66],
              [ball[0] - 6, ball[1] - 6],
            ],
            false,
            6,
          ),
          () => 8,
        ),
      ),
      COBALT,
    ),
    [-0.5, 0, 0.5]
      .map((k) =>
        path(
          gouge(
            spline(
              [
                [gx - 42 * Math.cos(k), gy + k * 70],
                [gx, gy + k * 70 + 9],
                [gx + 42 * Math.cos(k), gy + k * 70],
              ],
              false,
              5,
            ),
            1.8,
          ),
          LILAC,
        ),
      )
      .join(''),
    [-24, 0, 24]
      .map((k) =>
        path(
          gouge(
            spline(
              [
                [gx + k * 0.4, gy - 50],
                [gx + k, gy],
                [gx + k * 0.4, gy + 50],
              ],
              false,
              5,
            ),
            1.8,
          ),
          LILAC,
        ),
      )
      .join(''),
    path(smooth(disc(ball[0], ball[1], 37, 37)), COBALT),
    path(smooth(disc(ball[0], ball[1], 31, 31)), BONE),
    path(soften('664,564 690,550 718,566 720,578 690,566 662,580'), LILAC),
    path(soften('670,602 690,594 712,600 702,608 680,608'), COBALT),
    pigeon(664, 176, -1),
    pigeon(560, 136, 1),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 808, background: BONE });
  scene.add(
    dial(scene.element('dial')),
    hours(scene.element('hours')),
    shadows(scene.element('shadows')),
    small(),
    child(scene.element('child')),
  );
  return scene;
}

export default card({ finish: linocut, grade: { inks: [BONE, SAND, LILAC, COBALT], salt: 0.4 }, paint });
