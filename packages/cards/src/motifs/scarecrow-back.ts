/** A scarecrow on his cross-pole, seen from behind: tailcoat, battered top hat, straw at cuffs and collar. Feet at (x, y), about 340 px tall. */
import { fringe, strokes } from '../kit/brush.ts';
import { adjust } from '../kit/colour.ts';
import { smooth, soften, spline } from '../kit/curves.ts';
import { line, moved, path } from '../kit/markup.ts';
import { trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

const coat = '#2b2140';
const straw = '#e8c46a';

/** A bundle of straw fanning out of (x, y). */
const bundle = (S: Easel, x: number, y: number, angle: number, n: number, long: number): string =>
  strokes(S, {
    region: [x - 5, y - 6, 10, 12],
    n,
    length: long,
    width: 1.8,
    angle,
    spread: 0.42,
    colour: straw,
    dL: 0.07,
    dh: 8,
    opacity: [0.85, 1],
    bend: 0.15,
  });

export function scarecrowBack(S: Easel, at: { x: number; y: number; s: number }): string {
  const body: Points = trace(
    '-26,-226 0,-232 26,-226 40,-216 44,-190 38,-150 36,-124 44,-96 52,-50 46,-38 28,-44 10,-60 2,-106 -4,-106 -10,-58 -28,-40 -46,-34 -52,-48 -44,-96 -36,-124 -38,-150 -44,-190 -40,-216',
  );
  const left: Points = trace(
    '-30,-226 -60,-222 -112,-236 -150,-246 -158,-216 -150,-206 -112,-200 -60,-186 -36,-184',
  );
  const right: Points = trace('30,-226 62,-226 110,-238 150,-262 162,-234 154,-224 112,-202 62,-188 36,-184');
  const rim = (outline: Points): string =>
    fringe(S, spline(outline, true, 5), {
      n: 90,
      length: 9,
      width: 1.5,
      colour: '#ffe6a8',
      flow: 1.57,
      out: 0.25,
      inset: 2,
      opacity: [0.5, 0.9],
    });
  const cloth = (outline: Points, angle: number): string =>
    path(smooth(outline), coat) +
    strokes(S, {
      region: spline(outline, true, 4),
      n: 70,
      length: 26,
      width: 3.4,
      angle,
      colour: adjust(coat, { dL: 0.05 }),
      dL: 0.03,
      opacity: [0.3, 0.7],
    });
  const patch = (points: Points, colour: string): string =>
    path(wobblyPolygon(S, points, 1, 0.08), colour) +
    line(
      points.map(([x, y], i): string => `${i ? 'L' : 'M'}${x} ${y}`).join('') + 'Z',
      '#f0d8a0',
      1.4,
      'stroke-dasharray="4 5"',
    );
  const hat: Point[] = trace('-27,-290 -30,-346 -14,-352 4,-349 20,-353 31,-348 26,-291 14,-285 -12,-285');
  return moved(
    at,
    // pole through coat and stage
    path(wobblyPolygon(S, trace('-7,-200 7,-200 9,6 -9,6')), '#6a4326'),
    path(wobblyPolygon(S, trace('-7,-200 -2,-200 -3,6 -9,6')), '#c48a4c'),
    path(wobblyPolygon(S, trace('-196,-240 -190,-250 190,-264 198,-254 192,-246 -190,-230')), '#7a4f2c'),
    bundle(S, -168, -226, 2.9, 34, 44),
    bundle(S, 172, -244, -0.1, 34, 44),
    // trouser legs, tied, not quite reaching the boards
    path(soften('-34,-70 -6,-74 -8,-30 -14,4 -34,4 -40,-20'), '#5a3a4c'),
    path(soften('6,-74 34,-70 40,-24 36,6 16,6 8,-30'), '#5a3a4c'),
    bundle(S, -24, 8, 1.5, 20, 26),
    bundle(S, 26, 10, 1.6, 20, 26),
    rim(left),
    rim(right),
    cloth(left, 0.2),
    cloth(right, -0.2),
    rim(body),
    cloth(body, 1.57),
    line('M0 -226C2 -190 -2 -150 -1 -108', '#171026', 2.6),
    line('M-36 -126C-14 -120 14 -120 36 -126', '#171026', 2.4),
    path(soften('-14,-124 -10,-128 -6,-124 -10,-120') + soften('6,-124 10,-128 14,-124 10,-120'), '#d9a441'),
    patch(trace('10,-196 34,-200 36,-170 12,-168'), '#8e2a3a'),
    patch(trace('-116,-228 -92,-224 -94,-204 -116,-206'), '#2f6a6a'),
    // collar of straw, sack head, hat
    bundle(S, -12, -234, 2.6, 20, 30),
    bundle(S, 12, -234, 0.5, 20, 30),
    path(soften('-24,-236 -30,-262 -26,-288 0,-300 26,-288 30,-262 24,-236 0,-230'), '#c9a165'),
    strokes(S, {
      region: trace('-24,-236 -30,-262 -26,-288 26,-288 30,-262 24,-236'),
      n: 60,
      length: 12,
      width: 2,
      angle: 1.2,
      colour: '#a67c48',
      dL: 0.06,
      opacity: [0.3, 0.7],
    }),
    line('M-22 -238C-8 -232 8 -232 22 -238', '#6a4326', 3),
    bundle(S, -20, -284, 2.4, 12, 22),
    bundle(S, 20, -284, 0.7, 12, 22),
    fringe(S, spline(hat, true, 4), {
      n: 60,
      length: 6,
      width: 1.4,
      colour: '#ffe6a8',
      flow: -1.57,
      out: 0.4,
      inset: 2,
      opacity: [0.4, 0.8],
    }),
    path(smooth(hat, true, 0.7), '#1d1630'),
    path(soften('-46,-284 -30,-294 0,-290 30,-295 46,-286 26,-278 0,-276 -28,-277'), '#2a2142'),
    path(soften('-28,-300 0,-296 27,-301 26,-291 0,-286 -27,-290'), '#8e2a3a'),
    line('M31 -347C28 -330 27 -310 26 -300', '#ffe6a8', 2.2),
    line('M46 -286C30 -295 0 -290 -30 -294', '#ffe6a8', 1.8, 'opacity=".7"'),
  );
}
