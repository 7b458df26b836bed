/** Outside a shop three shadows lie tied to a post while nobody stands there; the smallest has its hand on the shadow of a dog. Watercolour to the edge. */
import { card } from '../../../finishes/finish.ts';
import { dryBrush, wash, watercolour, type WashOptions } from '../../../finishes/watercolour.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handLine, handPath, ribbon, wobble } from '../../../kit/shapes.ts';

const [SAND, LIGHT, BLUE, VIOLET, RED, TEAL, BROWN, DARK] = [
  '#f0c987',
  '#f8e6c2',
  '#4a6fb5',
  '#3d4a94',
  '#cf4b35',
  '#3f8f8c',
  '#a8663a',
  '#3a2f45',
] as const;
const KERB = 372;
const POST: Point = [486, 452];
const DOG: Point = [196, 612];

/** Silhouettes upright, from the feet: [aside, height]. */
const MAN =
  '-15,0 -5,0 -2,22 1,42 5,22 8,0 18,0 16,30 17,50 24,38 26,28 32,28 32,38 27,62 22,76 13,81 8,83 8,86 20,88 20,91 11,92 9,100 -6,100 -8,92 -18,91 -18,88 -5,86 -5,83 -10,81 -19,76 -23,62 -27,44 -27,32 -20,32 -19,44 -16,62 -15,34';
const WOMAN =
  '-9,0 -3,0 -2,20 3,20 4,0 10,0 9,22 26,20 15,52 15,64 21,48 24,34 30,35 28,52 22,72 16,78 7,81 5,84 10,88 11,95 5,101 -5,101 -10,95 -9,88 -4,84 -6,81 -15,78 -22,70 -27,50 -25,36 -19,38 -19,52 -14,64 -14,52 -24,20 -8,22';
const CHILD =
  '-10,0 -3,0 0,17 4,0 11,0 9,20 11,32 16,24 20,26 17,38 10,44 4,46 4,48 11,51 13,58 8,65 0,67 -8,65 -12,58 -10,51 -3,48 -4,46 -10,44 -22,45 -36,46 -44,49 -46,45 -42,43 -46,41 -36,40 -22,38 -12,36 -9,26';
const SITTING =
  '-74,4 -86,40 -74,84 -44,122 -18,150 -12,176 -2,202 22,214 44,208 60,196 90,186 99,174 90,162 64,158 48,148 44,126 48,96 46,60 40,22 52,8 48,0 24,0 22,30 12,56 2,30 12,8 8,0 -30,0';
const TAIL = '-70,12 -100,4 -136,18 -152,44 -140,44 -122,28 -98,24 -70,34';
const EAR = '2,204 -16,192 -26,162 -14,146 2,158 12,178 18,196';

/** Thrown towards us: the farther from the feet, the nearer and broader. */
const thrown = (list: string, [x, y]: Point, long: number, wide: number, lean: number): Point[] =>
  closedCurve(list).map(([u, h]): Point => [x + u * wide * (1 + h * 0.0026) + h * lean, y + h * long]);
const upright = (list: string, [x, y]: Point, s = 1): Point[] =>
  closedCurve(list).map(([u, h]): Point => [x + u * s, y - h * s]);

const FEET = { man: [570, 478], woman: [744, 462], child: [424, 578] } as const satisfies Record<
  string,
  Point
>;

function paint(): Scene {
  const scene = new Scene({ seed: 55, background: '#ffffff' });
  ground(scene);
  shop(scene);
  shadows(scene);
  post(scene);
  dog(scene);
  strings(scene);
  return scene;
}

/** Noon on the paving; it runs off the paper on every side. */
function ground(scene: Scene): void {
  const S = scene.element('ground');
  const all: WashOptions = { min: 0.6, fx: 0.003, fy: 0.004, rimStrength: 0 };
  scene.add(
    wash(S, 'M-60 -60L860 -60L860 1260L-60 1260Z', LIGHT, all),
    wash(S, handPath(S, `M-60 ${KERB + 10}L300 ${KERB}L860 ${KERB + 8}L860 1260L-60 1260Z`, 3), SAND, {
      ...all,
      min: 0.35,
      fy: 0.006,
    }),
    wash(S, handPath(S, 'M-60 900C200 860 600 960 860 880L860 1260L-60 1260Z', 20), '#e9a86a', {
      bleed: 40,
      min: 0.2,
      rimStrength: 0,
      opacity: 0.7,
    }),
    times(7, (i) => {
      const y = 430 + i ** 1.75 * 27;
      return dryBrush(
        S,
        handLine(
          S,
          [
            [-30, y + 6],
            [300, y],
            [830, y + 8],
          ],
          4,
          0.01,
          20,
        ),
        1.2 + i * 0.3,
        '#b9804f',
        { opacity: 0.5 },
      );
    }),
    times(9, (i) => {
      const x = 400 + (i - 4) * 90;
      return dryBrush(
        S,
        handLine(
          S,
          [
            [x, KERB + 12],
            [400 + (x - 400) * 1.9, 760],
            [400 + (x - 400) * 2.9, 1230],
          ],
          4,
          0.01,
          20,
        ),
        1.4,
        '#b9804f',
        { opacity: 0.4, seed: 5 },
      );
    }),
  );
}

function shop(scene: Scene): void {
  const S = scene.element('shop');
  const beads = times(11, (i) => {
    const x = 560 + i * 16;
    return smooth(
      ribbon(
        handLine(
          S,
          [
            [x, 96],
            [x + (i % 3) - 1, 230],
            [x + ((i * 5) % 7) - 3, KERB - 10 - ((i * 11) % 22)],
          ],
          3,
          0.03,
          10,
        ),
        () => 4.4,
      ),
    );
  });
  const stripe = (i: number): string =>
    `M${470 + i * 44} -30L${514 + i * 44} -30L${512 + i * 45} 76Q${490 + i * 45} 112 ${468 + i * 45} 78Z`;
  scene.add(
    wash(S, handPath(S, `M548 60L744 60L746 ${KERB + 4}L546 ${KERB + 2}Z`, 2), '#6a5a80', { min: 0.5 }),
    wash(
      S,
      beads.filter((_, i) => i % 2 === 0),
      TEAL,
      { min: 0.7, rough: 2 },
    ),
    wash(
      S,
      beads.filter((_, i) => i % 2 === 1),
      '#c98a3a',
      { min: 0.7, rough: 2 },
    ),
    wash(
      S,
      [0, 2, 4, 6].map((i) => handPath(S, stripe(i), 1.5)),
      RED,
      { min: 0.7 },
    ),
    wash(S, handPath(S, 'M470 84C560 104 700 104 800 84L806 120C700 138 560 134 466 118Z', 3), '#8fa3cf', {
      bleed: 6,
      opacity: 0.7,
    }),
    wash(
      S,
      handPath(S, `M-60 ${KERB - 6}L860 ${KERB - 4}L860 ${KERB + 16}L-60 ${KERB + 18}Z`, 3),
      '#c9a06a',
      { min: 0.4, bleed: 1.5 },
    ),
  );
}

/** Laid in one wash, so that none is darker where they meet. */
function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  const laid = (shape: Points): string => smooth(wobble(shape, S.noise, 2.4, 0.02));
  const all = [
    thrown(WOMAN, FEET.woman, 5.7, 2.8, 0.1),
    thrown(MAN, FEET.man, 6.5, 3, 0.2),
    thrown(CHILD, FEET.child, 7, 3.5, 0.1),
    ...[SITTING, TAIL, EAR].map((list) => thrown(list, DOG, 1.2, 1.04, 0.12)),
  ].map(laid);
  scene.add(
    wash(S, all, BLUE, { min: 0.62, lo: 0.2, rough: 4, rim: 4 }),
    wash(S, all, VIOLET, { min: 0, lo: 0.4, hi: 0.8, bleed: 6, rimStrength: 0, opacity: 0.45 }),
  );
}

function post(scene: Scene): void {
  const S = scene.element('post');
  const [x, y] = POST;
  scene.add(
    wash(
      S,
      handPath(
        S,
        `M${x - 9} ${y + 2}L${x - 8} ${y - 150}C${x - 14} ${y - 164} ${x - 8} ${y - 178} ${x} ${y - 180}C${x + 9} ${y - 178} ${x + 14} ${y - 164} ${x + 8} ${y - 150}L${x + 9} ${y + 2}Z`,
        1,
      ),
      DARK,
      { min: 0.75, rough: 2 },
    ),
  );
}

/** The only one who is here. */
function dog(scene: Scene): void {
  const S = scene.element('dog');
  const at = (list: string): string => smooth(wobble(upright(list, DOG, 1.12), S.noise, 2, 0.03));
  const body = at(SITTING);
  const keep = S.clip(body);
  const mark = (list: string, width: number): string =>
    path(smooth(ribbon(spline(upright(list, DOG, 1.12).slice(0, 30)), () => width)), DARK);
  scene.add(
    path(body, '#fffdf6'),
    path(at(TAIL), '#fffdf6'),
    wash(S, [body, at(TAIL)], '#f3dcb8', { min: 0.3, rough: 3 }),
    wash(S, at('-90,0 -96,60 -74,100 -40,130 -16,120 -6,80 -20,40 -40,20 -50,0'), BROWN, {
      clip: keep,
      bleed: 3,
      min: 0.5,
    }),
    wash(S, at('-20,150 -16,190 4,216 30,220 52,204 44,186 24,176 6,152'), BROWN, {
      clip: keep,
      bleed: 2,
      min: 0.5,
    }),
    wash(S, at(EAR), '#7a4326', { min: 0.6, rough: 3 }),
    wash(S, at('88,186 101,180 98,170 86,174'), DARK, { min: 0.9, rough: 1 }),
    wash(S, at('42,196 48,200 53,195 47,191'), DARK, { min: 0.95, rough: 0.6 }),
    wash(S, at('-14,150 10,140 40,140 52,148 48,158 14,152 -12,164'), RED, { min: 0.8, rough: 1.5 }),
    mark('92,166 74,166 62,172 74,167', 1.2),
    wash(S, at('0,30 20,60 40,60 36,20 26,4 22,34 12,60'), '#8fa0c8', { clip: keep, bleed: 3, opacity: 0.8 }),
  );
}

/** Loose; nobody pulls. */
function strings(scene: Scene): void {
  const S = scene.element('strings');
  const string = (list: string): string =>
    path(polygon(ribbon(handLine(S, spline(trace(list), false, 12), 2, 0.03, 5), () => 2.3)), '#5a3428');
  const { man, woman, child } = FEET;
  const knot = ([x, y]: Point, r: number): string =>
    `${x - r},${y + 6} ${x},${y + 13} ${x + r},${y + 7} ${x + r * 0.6},${y - 3} ${x - r * 0.4},${y - 3} ${x - r},${y + 6}`;
  scene.add(
    string(`484,382 420,470 330,520 268,470 236,452`),
    string(`488,386 510,450 540,470 ${knot(man, 40)}`),
    string(`490,382 570,430 650,410 704,442 ${knot(woman, 34)}`),
    string(`482,386 440,470 462,540 ${knot(child, 34)}`),
    path(smooth(closedCurve('474,374 499,374 499,391 474,391')), '#5a3428'),
  );
}

export default card({ finish: watercolour, grade: { granulation: 0.42, bloom: 0.22 }, paint });
