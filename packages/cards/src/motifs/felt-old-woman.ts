/** An old woman in a kerchief, head and shoulders in profile to the left, looking up; at the right edge of the card. Felt and thread. */
import { felt, wool } from '../finishes/felt.ts';
import { knots, running, sew } from '../finishes/felt-thread.ts';
import { adjust } from '../kit/colour.ts';
import { closedCurve, resample, spline, traceCurve } from '../kit/curves.ts';
import { place, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export const [COAT, KERCHIEF, SKIN, LINE] = ['#4d3a3f', '#a06a38', '#d8a57c', '#3a2026'] as const;

/** Her head is drawn upright and then put back. */
const UP = { x: 694, y: 640, r: 0.2 };
const up = (list: string): Point[] => place(trace(list), UP);
const upCurve = (list: string): Point[] => spline(up(list), false, 8);
const upShape = (list: string): Point[] => resample(spline(up(list), true, 8), 4);
const WRINKLE = adjust(SKIN, { dL: -0.17, kC: 1.1 });

/** She has looked up. */
export function oldWoman(S: Easel): string {
  const shoulders = closedCurve(
    '560,1000 590,910 640,860 720,830 800,836 880,880 880,1260 500,1260 520,1120',
    8,
  );
  const face = upShape(
    '-96,-176 -116,-136 -126,-94 -124,-70 -134,-46 -154,-18 -172,6 -176,18 -166,28 -142,30 -136,40 -144,52 -156,60 -146,68 -132,72 -146,80 -150,92 -138,102 -136,112 -148,124 -150,146 -132,166 -96,176 -40,170 30,120 60,0 30,-130 -40,-196',
  );
  const cloth = upShape(
    '-92,-168 -112,-170 -118,-200 -96,-262 -40,-316 50,-336 150,-310 216,-236 240,-110 236,40 250,150 200,230 110,250 20,240 -50,214 -86,190 -60,178 -6,150 20,110 34,40 26,-30 4,-86 -36,-132 -70,-158',
  );
  const band = '-96,-182 -60,-176 -20,-146 20,-96 42,-34 50,40 36,112 4,160 -48,190';
  return [
    felt(S, shoulders, COAT, { height: 2 }),
    sew(S, running(S, traceCurve('640,930 610,1020 596,1130 592,1230'), 18, 12), adjust(COAT, { dL: 0.14 }), {
      width: 3.6,
    }),
    felt(S.element('face'), face, SKIN, { height: 2, fuzz: 0.3 }),
    wool(S, upShape('-100,-4 -64,-22 -20,-6 -10,36 -40,66 -84,58'), '#c76455', {
      n: 200,
      length: 24,
      flow: (x, y) => x / 20 + y / 31,
      opacity: 0.28,
    }),
    // Light from the spoon on brow, nose, lip and chin.
    wool(S, upShape('-96,-176 -116,-132 -124,-92 -112,-84 -92,-120 -74,-160'), LIT, {
      n: 170,
      length: 20,
      flow: () => 1.9,
      opacity: 0.6,
    }),
    wool(S, upShape('-130,-44 -156,-14 -172,10 -156,12 -134,-14 -118,-40'), LIT, {
      n: 110,
      length: 16,
      flow: () => 2.1,
      opacity: 0.6,
    }),
    wool(S, upShape('-146,124 -150,146 -130,162 -112,150 -126,128'), LIT, {
      n: 80,
      length: 14,
      opacity: 0.5,
    }),
    eye(S),
    strokes(
      S,
      ['-122,-108 -100,-126 -70,-128 -44,-116', '-118,-114 -96,-130 -66,-131 -50,-124'],
      4.6,
      '#b9b3b4',
    ),
    strokes(
      S,
      [
        '-28,-84 -8,-94 8,-108',
        '-24,-74 0,-76 18,-84',
        '-26,-64 -4,-58 14,-56',
        '-112,-140 -84,-150 -56,-144',
        '-106,-156 -80,-166 -54,-160',
        '-126,26 -108,40 -98,66 -100,92',
        '-90,44 -74,70 -72,100',
        '-112,132 -98,142 -80,142',
        '-60,104 -44,124 -42,150',
        '-142,46 -138,56 -140,64',
      ],
      2.6,
      WRINKLE,
    ),
    strokes(S, ['-152,64 -134,68 -112,62 -98,66'], 3.6, '#8a3a36'),
    strokes(S, ['-160,20 -148,14 -138,22'], 3.2, adjust(SKIN, { dL: -0.28 })),
    felt(S.element('cloth'), cloth, KERCHIEF, { height: 2 }),
    felt(S.element('band'), ribbonOf(upCurve(band), 17), adjust(KERCHIEF, { dL: -0.1 }), { height: 1.4 }),
    sew(S, running(S, upCurve(band), 13, 9), '#e8c88c', { width: 3.6 }),
    strokes(
      S,
      [
        '60,236 120,150 150,40',
        '110,238 180,150 206,30',
        '70,-20 120,-120 120,-230',
        '20,-150 60,-230 60,-300',
      ],
      3,
      adjust(KERCHIEF, { dL: -0.14 }),
    ),
    knots(
      S,
      up(
        '-30,-236 30,-276 100,-262 10,-206 80,-190 160,-200 110,-110 190,-110 90,-40 170,-20 130,60 210,80 90,120 160,170',
      ),
      '#e8c88c',
      6,
    ),
    felt(
      S.element('knot'),
      upShape('-88,182 -106,200 -104,230 -74,242 -46,228 -44,198 -62,184'),
      adjust(KERCHIEF, { dL: 0.03 }),
      { height: 2 },
    ),
    felt(
      S.element('ends'),
      [
        upShape('-92,232 -112,262 -110,306 -84,300 -74,262 -74,240'),
        upShape('-64,234 -62,270 -40,304 -20,286 -34,252 -46,230'),
      ],
      KERCHIEF,
      { height: 1.6 },
    ),
    knots(S, up('-70,-296 -24,-326 46,-340 118,-326 180,-278 -98,-256'), '#d8d2e4', 8),
  ].join('');
}

const LIT = '#fdf3e2';
const strokes = (S: Easel, lists: readonly string[], width: number, colour: string): string =>
  sew(S, lists.map(upCurve), colour, { width, twist: false, dimple: false, shadow: 0.12 });
const ribbonOf = (line: Points, half: number): Point[] => ribbon(resample(line, 4), () => half);

/** Pale, wet, and full of it. */
function eye(S: Easel): string {
  return (
    felt(S, upShape('-104,-72 -92,-84 -70,-88 -46,-76 -64,-64 -90,-62'), '#f4ece0', {
      height: 0.4,
      fuzz: 0.1,
    }) +
    knots(S, up('-84,-76'), '#5d93b4', 8.5) +
    knots(S, up('-86,-77'), '#15131c', 4.2) +
    knots(S, up('-90,-82'), '#ffffff', 2.6) +
    strokes(S, ['-110,-70 -94,-86 -70,-91 -40,-76'], 4.6, LINE) +
    strokes(S, ['-104,-84 -86,-98 -62,-98 -38,-88'], 2.6, WRINKLE) +
    strokes(S, ['-100,-62 -80,-55 -56,-60', '-92,-52 -74,-47 -56,-52'], 2.4, WRINKLE)
  );
}
