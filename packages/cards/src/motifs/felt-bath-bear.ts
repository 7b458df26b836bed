/** A bear in a bath hat, of felt and locks of wool: the head from in front, looking down. Head about (400, 380), 440 wide; painted in card coordinates. */
import { felt } from '../finishes/felt.ts';
import { backStitch, blanket, knots, satinFill, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust, clamp } from '../kit/colour.ts';
import { closedCurve, polygon, spline, traceCurve } from '../kit/curves.ts';
import { group } from '../kit/markup.ts';
import { nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { shag } from './felt-shag.ts';

export const FUR = '#6a4530';
const MUZZLE = '#b98a5e';
const OATMEAL = '#ddd2b8';
const LEAF = '#5f7d3a';
const CLAW = '#d9cbb0';

const HEAD = closedCurve(
  '400,196 486,204 556,240 602,300 620,372 612,440 588,500 540,560 476,600 400,612 324,600 260,560 212,500 188,440 180,372 198,300 244,240 314,204',
);
const SNOUT = closedCurve(
  '400,404 462,414 506,446 522,496 506,552 462,588 400,598 338,588 294,552 278,496 294,446 338,414',
);

export function bathBear(S: Easel): string {
  return [
    ears(S.element('ears')),
    face(S.element('face')),
    muzzle(S.element('muzzle')),
    eye(S.element('left eye'), [316, 372], 1),
    eye(S.element('right eye'), [484, 372], -1),
    hat(S.element('hat')),
  ].join('');
}

function ears(S: Easel): string {
  const two = [
    closedCurve('232,286 178,278 146,238 150,190 186,164 232,170 266,204 272,250'),
    closedCurve('568,286 622,278 654,238 650,190 614,164 568,170 534,204 528,250'),
  ];
  const inner = [
    closedCurve('226,252 190,244 172,218 180,196 206,190 234,208'),
    closedCurve('574,252 610,244 628,218 620,196 594,190 566,208'),
  ];
  return (
    felt(S, two, adjust(FUR, { dL: -0.04 }), { height: 2, fuzz: 2.4 }) +
    felt(S.element('inner'), inner, adjust(MUZZLE, { dL: -0.1 }), { height: 0.6, fuzz: 1.6 })
  );
}

const face = (S: Easel): string =>
  felt(S, HEAD, adjust(FUR, { dL: -0.06 }), { height: 3.2, shadowOpacity: 0.6 }) +
  shag(S, HEAD, {
    colour: FUR,
    gap: 16,
    step: 8,
    length: 44,
    width: 4.6,
    flow: (x, y) => Math.atan2(y - 400 + 60, (x - 400) * 1.1) * 0.55 + Math.PI * 0.225,
    tone: (x, y) => 0.9 + clamp((380 - x) / 200, -1, 1) * 0.6 - clamp((y - 470) / 110) * 1.3,
  });

function muzzle(S: Easel): string {
  const nose = closedCurve('400,412 444,416 462,434 450,462 424,484 400,490 376,484 350,462 338,434 356,416');
  return (
    felt(S, SNOUT, MUZZLE, { height: 2.4, fuzz: 2 }) +
    satinFill(S, nose, '#1d1615', 1.57, 3.2) +
    sew(S, [traceCurve('366,432 384,424 404,424')], '#6d6562', { width: 3.4, dimple: false }) +
    felt(
      S.element('tongue'),
      closedCurve('436,532 462,522 482,530 492,552 478,576 452,574 436,556'),
      '#c9605a',
      { height: 0.9, fuzz: 0.6 },
    ) +
    sew(S, backStitch(S, traceCurve('460,534 464,550 464,566'), 8), '#97403f', {
      width: 2.6,
      dimple: false,
    }) +
    yarn(
      S,
      [
        traceCurve('400,490 400,514 398,524'),
        traceCurve('398,524 372,544 336,542 308,520'),
        traceCurve('398,524 428,542 466,534 496,506'),
      ],
      '#2b1c17',
      { width: 5.6, every: 0 },
    ) +
    knots(S, trace('322,478 334,500 314,502 478,478 466,500 486,502'), adjust(MUZZLE, { dL: -0.16 }), 2.6)
  );
}

/** Heavy above, looking down on what lies between his arms. */
function eye(S: Easel, [x, y]: Point, side: 1 | -1): string {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * side, y + v]);
  const white = spline(at('-36,0 -18,-12 10,-12 34,2 26,20 4,30 -22,22'), true, 6);
  const disc = (r: number, dy: number): Points =>
    spline(
      times(10, (k): Point => [x + 8 * side + Math.cos(k * 0.628) * r, y + dy + Math.sin(k * 0.628) * r]),
      true,
      4,
    );
  return (
    felt(S, white, '#efe6d4', { height: 0.6, fuzz: 0.3, wobble: 0.4 }) +
    group(
      { 'clip-path': S.clip(polygon(white)) },
      satinFill(S, disc(19, 22), '#8a5a1e', 0.9, 2.6),
      satinFill(S, disc(11, 27), '#17100f', 0.9, 2.4),
    ) +
    knots(S, [[x + 2 * side - 5, y + 18]], '#fff6e2', 2.2) +
    felt(
      S.element('lid'),
      spline(at('-48,8 -40,-18 -12,-32 22,-30 46,-8 42,12 30,10 4,6 -24,8 -40,14'), true, 6),
      adjust(FUR, { dL: 0.05 }),
      { height: 1.3, fuzz: 1.2, wobble: 0.6 },
    ) +
    yarn(S, [spline(at('-44,14 -24,9 4,6 30,10 42,14'), false, 8)], '#2b1c17', { width: 4.6, every: 0 }) +
    yarn(S, [spline(at('-34,34 -14,46 10,48 30,36'), false, 8)], adjust(FUR, { dL: -0.12 }), {
      width: 4.6,
      every: 0,
    })
  );
}

/** As worn against the heat. */
function hat(S: Easel): string {
  const bell = closedCurve(
    '212,290 226,214 262,138 318,84 378,54 404,34 430,56 490,84 542,138 576,214 590,290 520,264 400,252 280,264',
  );
  const brim = closedCurve(
    '178,314 196,276 280,252 400,242 520,252 604,276 622,314 600,330 520,300 400,288 280,300 200,330',
  );
  const leaf = closedCurve('400,118 428,140 442,170 432,202 400,224 368,202 358,170 372,140');
  return (
    felt(S, bell, OATMEAL, { height: 2.4, fuzz: 1.4 }) +
    satinFill(S, leaf, LEAF, 0.6, 3.4) +
    sew(
      S,
      [
        ...backStitch(S, traceCurve('400,122 402,170 400,246'), 9),
        ...['400,160 380,150', '400,160 420,150', '400,184 376,172', '400,184 424,172'].map((v) =>
          traceCurve(v),
        ),
      ],
      '#39511f',
      { width: 2.8, dimple: false },
    ) +
    felt(S.element('brim'), brim, adjust(OATMEAL, { dL: -0.03 }), { height: 1.8, fuzz: 1.4 }) +
    sew(
      S,
      blanket(S, traceCurve('200,328 280,299 400,287 520,299 600,328'), { leg: 15, gap: 15, side: -1 }),
      LEAF,
      { width: 3.2 },
    )
  );
}

/** A paw and its claws, which hang over what it holds; `down` is the way of the claws. */
export function bearPaw(S: Easel, [x, y]: Point, flip: 1 | -1, turn = 0): string {
  const [c, n] = [Math.cos(turn), Math.sin(turn)];
  const at = (list: string): Point[] =>
    trace(list).map(([u, v]): Point => [x + flip * (u * c - v * n), y + u * n + v * c]);
  const shape = spline(
    at(
      '-74,-30 -60,-64 -20,-80 30,-76 66,-50 78,-6 74,28 58,40 42,30 36,46 14,56 -4,42 -12,56 -36,58 -48,40 -62,40 -76,14',
    ),
    true,
    6,
  );
  return (
    ['-58,30', '-26,50', '12,48', '56,30']
      .map((list) => {
        const [u, v] = nth(trace(list), 0);
        return satinFill(
          S,
          spline(
            at(`${u - 11},${v - 8} ${u},${v - 14} ${u + 11},${v - 8} ${u + 6},${v + 18} ${u - 3},${v + 28}`),
            true,
            5,
          ),
          CLAW,
          1.5,
          2.8,
        );
      })
      .join('') +
    felt(S, shape, adjust(FUR, { dL: 0.02 }), { height: 2.2, fuzz: 2 }) +
    shag(
      S.element('fur'),
      spline(at('-70,-30 -56,-60 -20,-76 30,-72 62,-48 70,-20 40,-24 0,-30 -40,-24'), true, 6),
      {
        colour: FUR,
        gap: 12,
        step: 8,
        length: 34,
        width: 4.4,
        flow: (px) => Math.PI / 2 + turn * flip - clamp((px - x) / 160, -0.5, 0.5),
        tone: () => 0.8,
      },
    ) +
    sew(
      S,
      ['-38,26 -36,44', '0,22 -2,42', '40,12 42,32'].map((list) => at(list)),
      adjust(FUR, { dL: -0.16 }),
      { width: 4, dimple: false },
    )
  );
}
