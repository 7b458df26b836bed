/** A child in a hare's costume, stood up before everybody; feet at (x, y), 400 px to the tip of the ear at s 1. For lacquer. */
import { CREAM, UMBER, goldLine, hair, strands, type Tones } from '../finishes/lacquer.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { place, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { piece } from './lacquer-shapes.ts';

export const SKIN: Tones = ['#b57a52', '#e9c193', '#fbe7c6'];

/** Holding on to an ear. */
export function hareChild(S: Easel, o: { x: number; y: number; s: number }): string {
  const at = (list: string): Point[] => place(closedCurve(list, 8), o);
  const way = (list: string): Points => place(traceCurve(list), o);
  const fur = { tones: CREAM, light: -90, step: 7, rough: 1.2 } as const;
  const body = at(
    '-62,-14 -70,-60 -66,-110 -50,-146 -30,-160 30,-160 52,-146 66,-110 70,-60 60,-14 20,-6 -20,-6',
  );
  const head = at(
    '-52,-204 -50,-240 -30,-266 0,-274 30,-266 50,-240 52,-204 42,-172 18,-156 -18,-156 -42,-172',
  );
  const face = at(
    '-36,-206 -34,-232 -18,-248 0,-252 18,-248 34,-232 36,-206 28,-180 10,-168 -10,-168 -28,-180',
  );
  const up = at('10,-262 14,-310 24,-360 40,-396 54,-392 58,-350 50,-300 38,-258');
  // The other has been pulled down over the shoulder, and is held in both hands.
  const bent = at(
    '-36,-262 -58,-290 -84,-300 -104,-284 -106,-250 -92,-206 -70,-160 -40,-112 -14,-88 0,-98 -30,-150 -58,-208 -70,-246 -64,-262 -46,-252',
  );
  return [
    piece(S, at('-40,-8 -52,6 -30,12 -6,8 -8,-8'), fur),
    piece(S, at('8,-8 6,8 30,12 52,6 40,-8'), fur),
    piece(S, up, fur),
    piece(S, at('22,-272 28,-320 38,-366 46,-372 46,-330 38,-280'), {
      tones: ['#b05a4a', '#dc8d74', '#f0b79c'],
      step: 3,
      rough: 0.5,
      cut: 0,
    }),
    piece(S, body, fur),
    strands(S, way('-40,-130 -50,-80 -44,-24'), way('40,-130 50,-80 44,-24'), 13, {
      width: 1.3,
      fill: '#c9ab7e',
      ragged: 0.5,
    }),
    piece(S, head, fur),
    piece(S, face, { tones: SKIN, light: -90, step: 5, rough: 0.6, cut: 2 }),
    features(S, at, way),
    piece(S, bent, fur),
    goldLine(S, way('-58,-276 -84,-282 -92,-254 -78,-206 -54,-156 -30,-120'), 1.6),
    piece(S, at('62,-128 76,-110 70,-84 40,-70 6,-76 -2,-92 16,-102 42,-100 52,-122'), fur),
    piece(S, at('-64,-128 -76,-108 -66,-84 -40,-76 -14,-82 -8,-96 -26,-102 -48,-102 -54,-120'), fur),
    piece(S, at('-2,-98 10,-106 20,-98 18,-84 6,-78 -4,-84'), { tones: SKIN, step: 3, rough: 0.4, cut: 2 }),
    piece(S, at('-26,-104 -14,-108 -4,-100 -6,-86 -18,-82 -28,-90'), {
      tones: SKIN,
      step: 3,
      rough: 0.4,
      cut: 2,
    }),
  ].join('');
}

/** Looking after the words. */
function features(S: Easel, at: (list: string) => Point[], way: (list: string) => Points): string {
  const ink = '#2c120c';
  const stroke = (list: string, width: number, colour = ink): string =>
    path(hair(way(list), width, 0.4, 0.5), colour);
  const eyes = [-15, 17].map((dx) => {
    const white = at(
      `${dx - 9},-208 ${dx - 5},-216 ${dx + 3},-217 ${dx + 9},-209 ${dx + 4},-202 ${dx - 4},-202`,
    );
    return (
      path(smooth(white), '#fdf6e6') +
      path(smooth(at(`${dx + 1},-210 ${dx + 4},-216 ${dx + 8},-211 ${dx + 5},-205`)), ink) +
      stroke(`${dx - 10},-207 ${dx - 5},-217 ${dx + 3},-218 ${dx + 10},-209`, 2.6)
    );
  });
  return [
    group(
      {
        'clip-path': S.clip(
          smooth(
            at('-36,-206 -34,-232 -18,-248 0,-252 18,-248 34,-232 36,-206 28,-180 10,-168 -10,-168 -28,-180'),
          ),
        ),
      },
      path(smooth(at('-34,-196 -26,-200 -18,-194 -24,-186')), '#e08a68', 'opacity=".7"'),
      path(smooth(at('20,-194 28,-200 36,-196 28,-186')), '#e08a68', 'opacity=".7"'),
      strands(S, way('-34,-226 -20,-246 0,-252'), way('-20,-226 -8,-236 2,-240'), 6, {
        width: 2,
        fill: UMBER[1],
      }),
      strands(S, way('34,-226 20,-246 0,-252'), way('22,-228 12,-236 2,-240'), 6, {
        width: 2,
        fill: UMBER[1],
      }),
    ),
    eyes,
    stroke('-26,-222 -16,-230 -6,-225', 2.4),
    stroke('8,-226 18,-232 28,-224', 2.4),
    stroke('0,-206 3,-196 -1,-193', 1.8, '#a8643c'),
    path(smooth(at('-4,-183 1,-187 7,-183 5,-177 -2,-177')), '#6a1a14'),
    goldLine(S, way('-36,-206 -34,-232 -18,-248 0,-253 18,-248 34,-232 36,-206'), 1.8),
  ]
    .flat()
    .join('');
}
