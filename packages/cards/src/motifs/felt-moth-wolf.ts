/** A moth the size of a hill whose open wings are the face of a wolf. Felt. (x, y) is where thorax and abdomen meet; at s 1 it is 680 px wide, its nose 530 px below (x, y), the tips of its ears 400 px above. */
import { felt, wool } from '../finishes/felt.ts';
import { backStitch, knots, satinFill, seeds, sew } from '../finishes/felt-thread.ts';
import { adjust, clamp } from '../kit/colour.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group } from '../kit/markup.ts';
import { place, scatter, times, trace, type Placement, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import type { Flow } from '../kit/tone.ts';
import { shag } from './felt-shag.ts';

const [DUSK, BROWN, FAWN, BONE, AMBER, BLACK] = [
  '#453f49',
  '#6d5a55',
  '#a4907c',
  '#d9ccb6',
  '#e0982a',
  '#1b171b',
] as const;

const FORE =
  '16,-116 40,-168 84,-196 126,-222 160,-272 190,-334 224,-404 244,-392 262,-320 276,-240 300,-180 352,-142 342,-106 380,-62 364,-34 396,14 384,44 330,50 200,52 90,32 14,-10';
const HIND =
  '8,-40 150,0 250,14 288,44 286,84 324,128 292,156 306,212 264,230 266,292 220,306 208,366 166,378 148,430 108,440 86,486 44,500 0,496';
const INNER_EAR = '168,-220 196,-290 226,-362 240,-300 250,-236 232,-190 196,-184';
const MUZZLE = '0,20 46,30 96,66 122,128 120,200 100,280 84,350 70,420 40,470 0,474';
const CHEEK = '150,60 220,72 268,110 262,170 232,226 196,276 166,310 156,240 166,160 156,104';
const MASK = '24,-44 58,-88 110,-122 178,-136 236,-120 248,-92 214,-40 160,6 100,30 50,16';
const EYE = '66,-22 88,-62 132,-90 182,-98 200,-86 178,-42 136,-12 92,-4';
const BROW = '54,-118 96,-150 150,-168 204,-164 178,-144 128,-130 84,-112';

/** Its gaze: how far the irises have gone from the middle of the eyes. */
export function mothWolf(S: Easel, o: Placement & { gaze: Point }): string {
  const put = (points: Points): Point[] => place(points, o);
  const side = (list: string, k: number): Point[] => trace(list).map(([x, y]): Point => [x * k, y]);
  const shape = (list: string, k: number): Point[] =>
    closedCurve(
      put(side(list, k))
        .map((p) => p.join(','))
        .join(' '),
    );
  const run = (list: string, k: number): Point[] => spline(put(side(list, k)), false, 8);
  const s = o.s ?? 1;
  const [cx, cy] = [o.x ?? 0, o.y ?? 0];
  /** Scales lie outwards from the body, and hang on the hind wings. */
  const outwards: Flow = (x, y) => Math.atan2(y - cy + 40 * s, x - cx);
  const down: Flow = (x) => Math.PI / 2 - clamp((x - cx) / (330 * s), -1, 1) * 0.9;
  const scales = (E: Easel, outline: Points, n: number, colour: string, flow: Flow): string =>
    [-0.05, 0.03, 0.09]
      .map((dL, i) =>
        sew(E, seeds(E, scatter(outline, n, E.rng.fork()), 19 - i * 3, flow), adjust(colour, { dL }), {
          width: 2.5,
          twist: false,
          dimple: false,
          shadow: 0.14,
        }),
      )
      .join('');
  const wing = (k: number): string => {
    const E = S.element(k > 0 ? 'right' : 'left');
    const [fore, hind] = [shape(FORE, k), shape(HIND, k)];
    return [
      felt(E, hind, BROWN, { height: 1.8, shadowOpacity: 0.4 }),
      scales(E.element('hind'), hind, 230, BROWN, down),
      felt(E.element('cheek'), shape(CHEEK, k), FAWN, { height: 0.7, fuzz: 1.6 }),
      scales(E.element('cheek scales'), shape(CHEEK, k), 60, FAWN, down),
      felt(E.element('fore'), fore, DUSK, { height: 2.2, shadowOpacity: 0.55 }),
      scales(E.element('fore scales'), fore, 260, DUSK, outwards),
      felt(E.element('inner'), shape(INNER_EAR, k), '#8d6a5f', { height: 0.6, fuzz: 1.8 }),
      felt(E.element('brow'), shape(BROW, k), BONE, { height: 0.8, fuzz: 1.4 }),
      ...[
        '262,-180 306,-124 332,-60 346,6',
        '130,24 220,36 330,32',
        '276,40 286,110 254,190 206,260 158,330 108,398',
      ].map((list) =>
        sew(E, backStitch(E, run(list, k), 12), adjust(BONE, { dL: -0.1 }), {
          width: 3.2,
          dimple: false,
        }),
      ),
    ].join('');
  };
  const eye = (k: number): string => {
    const E = S.element(k > 0 ? 'right eye' : 'left eye');
    const [ex, ey] = place([[134 * k + o.gaze[0], -52 + o.gaze[1]]], o)[0] ?? [0, 0];
    const disc = (r: number): Point[] =>
      closedCurve(
        times(10, (i) => `${ex + Math.cos(i * 0.628) * r * s},${ey + Math.sin(i * 0.628) * r * s}`).join(' '),
      );
    return [
      felt(E, shape(MASK, k), BLACK, { height: 0.7, fuzz: 1.8, shadowOpacity: 0.2 }),
      felt(E.element('lid'), shape(EYE, k), '#f1d68f', { height: 0.7, fuzz: 0.3, wobble: 0.5 }),
      group(
        { 'clip-path': E.clip(smooth(shape(EYE, k))) },
        satinFill(E, disc(44), AMBER, 0.5, 3),
        satinFill(E, disc(19), BLACK, 0.5, 2.6),
      ),
      knots(E, [[ex - 10 * s, ey - 14 * s]], '#fff8e6', 4.4 * s + 0.6),
      sew(E, [run('58,-18 86,-66 132,-96 186,-104 214,-92', k)], BLACK, { width: 9 * s + 1, dimple: false }),
      sew(E, [run('62,-16 92,2 138,-6 184,-40', k)], BLACK, { width: 6 * s + 1, dimple: false }),
    ].join('');
  };
  const B = S.element('body');
  const thorax = shape(
    '-44,-150 -20,-176 20,-176 44,-150 56,-90 44,-20 22,60 0,96 -22,60 -44,-20 -56,-90',
    1,
  );
  const abdomen = shape(
    '-34,30 0,20 34,30 40,120 46,240 50,360 54,430 0,460 -54,430 -50,360 -46,240 -40,120',
    1,
  );
  const nose = shape('-66,432 -40,410 0,416 40,410 66,432 58,468 26,500 0,512 -26,500 -58,468', 1);
  return [
    feelers(S.element('feelers'), put),
    wing(-1),
    wing(1),
    ...[-1, 1].map((k) => felt(B.element(`muzzle ${k}`), shape(MUZZLE, k), BONE, { height: 1.4, fuzz: 1.8 })),
    ...[-1, 1].map((k) => scales(B.element(`muzzle fur ${k}`), shape(MUZZLE, k), 130, BONE, down)),
    ...[-1, 1].map(eye),
    felt(B, abdomen, FAWN, { height: 2.4, fuzz: 1.6 }),
    shag(B.element('abdomen fur'), abdomen, {
      colour: FAWN,
      gap: 26 * s,
      step: 7,
      length: 36 * s,
      width: 3.6,
      flow: down,
      tone: (x, y) => clamp((cx - x) / (40 * s), -0.8, 0.8) - clamp((y - cy - 330 * s) / (90 * s)) * 1.6,
    }),
    felt(B.element('thorax'), thorax, DUSK, { height: 2.6 }),
    shag(B.element('ruff'), thorax, {
      colour: adjust(DUSK, { dL: 0.03 }),
      gap: 22 * s,
      step: 8,
      length: 58 * s,
      width: 4.2,
      flow: (x) => Math.PI / 2 - clamp((x - cx) / (60 * s), -1, 1) * 0.8,
      tone: (x, y) => clamp((cx - x) / (50 * s), -0.8, 0.8) + clamp((cy - 60 * s - y) / (90 * s), -0.6, 0.8),
    }),
    felt(B.element('nose'), nose, BLACK, { height: 2.6, fuzz: 0.4 }),
    wool(B.element('sheen'), shape('-44,434 -20,424 0,428 -6,446 -30,452', 1), '#8b8388', {
      n: 90,
      length: 12,
      opacity: 0.5,
    }),
  ].join('');
}

/** Two feathers on the brow. */
function feelers(S: Easel, put: (points: Points) => Point[]): string {
  return [-1, 1]
    .map((k) => {
      const spine = spline(
        put(trace('10,-160 34,-214 54,-262 64,-318').map(([x, y]): Point => [x * k, y])),
        false,
        10,
      );
      const barbs = spine.flatMap(([x, y], i): Point[][] => {
        const l = 30 * Math.sin(Math.PI * (0.15 + (0.8 * i) / spine.length));
        return [-1, 1].map((e): Point[] => [
          [x, y],
          [x + e * l, y - l * 0.5],
        ]);
      });
      return (
        sew(S, barbs, BROWN, { width: 2.6, twist: false, dimple: false, shadow: 0.2 }) +
        sew(S, [spine], DUSK, { width: 5, dimple: false })
      );
    })
    .join('');
}

/** One of those it is made of, 80 px from tip to tip at s 1. */
export function smallMoth(S: Easel, o: Placement & { wings: string; body: string }): string {
  const shape = (list: string): Point[] =>
    closedCurve(
      place(trace(list), o)
        .map((p) => p.join(','))
        .join(' '),
    );
  const wings = [
    '3,-4 12,-20 30,-30 42,-24 38,-8 24,4 6,6',
    '-3,-4 -12,-20 -30,-30 -42,-24 -38,-8 -24,4 -6,6',
    '4,2 22,6 30,18 22,30 10,26 3,14',
    '-4,2 -22,6 -30,18 -22,30 -10,26 -3,14',
  ].map(shape);
  const spots = place(trace('24,-14 -24,-14'), o);
  return (
    felt(S, wings, o.wings, { height: 1.1, fuzz: 0.8, wobble: 0.8 }) +
    knots(S, spots, o.body, 3.4 * (o.s ?? 1)) +
    satinFill(S, shape('0,-14 5,-6 4,10 0,24 -4,10 -5,-6'), o.body, 0, 2.4)
  );
}
