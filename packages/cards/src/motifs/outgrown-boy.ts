/** The head of a very large boy turned to the right, chin at (x, y + 176), 300 wide at s = 1: he watches a spoon come. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { polygon, resample, spline } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { place, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';

export const boySkin = [
  oklch(0.52, 0.11, 28),
  oklch(0.66, 0.105, 38),
  oklch(0.79, 0.085, 52),
  oklch(0.87, 0.065, 62),
  oklch(0.94, 0.045, 78),
] as const;
const LINE = oklch(0.42, 0.1, 30);
const HAIR = { deep: oklch(0.27, 0.06, 35), body: oklch(0.42, 0.1, 45), lit: oklch(0.64, 0.13, 62) };

const FACE =
  '-128,-150 -60,-196 40,-200 112,-168 140,-110 141,-58 134,-26 141,6 146,44 138,84 118,122 92,154 58,174 20,176 -24,162 -70,132 -106,92 -128,40 -142,-40';

export function outgrownBoy(S: Easel, { x, y, r }: { x: number; y: number; r: number }): Mark {
  const outline = resample(spline(trace(FACE), true, 8), 4);
  const onCard = place(outline, { x, y });
  const tone = new Tone(0)
    .round(onCard, { from: -150, before: 42, size: 120, light: 0.92, dark: 0.34 })
    .glow(x + 10, y - 190, 170, -0.4, 70)
    .glow(x + 78, y + 40, 30, 0.14)
    .glow(x - 40, y + 60, 70, 0.12);
  return group(
    { transform: `rotate(${r} ${x} ${y})` },
    ear(S, [x - 140, y + 14]),
    modelled(S.element('skin'), onCard, {
      tone,
      colours: boySkin,
      flow: (u, v) => Math.atan2(v - y, u - x) + Math.PI / 2,
      length: 26,
      width: 6,
      uneven: 0.05,
      over: [
        ellipse(x - 44, y + 66, 46, 32, oklch(0.7, 0.15, 30), `opacity=".42" filter="${blur(S, 12)}"`),
        ellipse(x + 118, y + 62, 24, 28, oklch(0.7, 0.15, 30), `opacity=".36" filter="${blur(S, 9)}"`),
      ],
    }),
    group({ transform: `translate(${x} ${y})` }, features(S)),
    hair(S.element('hair'), x, y),
  );
}

function ear(S: Easel, [x, y]: Point): Mark {
  return group(
    { transform: `translate(${x} ${y})` },
    cel(
      S,
      '22,-40 -8,-52 -28,-36 -28,-4 -14,30 4,46 22,40',
      boySkin[3],
      laid('24,-30 4,-36 -10,-22 -8,6 4,26 20,30', boySkin[1], 0.85),
    ),
    brushLine(S, trace('12,-22 -2,-26 -8,-8 2,12'), 4, LINE, { opacity: 0.5 }),
  );
}

function features(S: Easel): Mark {
  return [
    eye(S, -6, 1),
    eye(S, 96, 0.82),
    // brows: raised, the inner ends higher
    brushLine(S, trace('-56,-62 -30,-80 2,-80 24,-70'), 5.4, HAIR.body, { attack: 0.25, decay: 0.5 }),
    brushLine(S, trace('80,-72 98,-82 118,-74 130,-62'), 5, HAIR.body, { attack: 0.3, decay: 0.5 }),
    // nose
    path('M62 -4C72 10 92 22 93 38C93 50 78 56 66 52C60 54 50 52 46 44', boySkin[3], 'opacity=".9"'),
    path('M93 38C93 50 78 56 66 52C58 56 48 53 46 44C56 46 78 50 93 38Z', boySkin[1], 'opacity=".8"'),
    brushLine(S, trace('86,26 94,38 86,49 76,50'), 2, LINE, { opacity: 0.75 }),
    brushLine(S, trace('64,51 55,53 47,46'), 2.2, LINE, { opacity: 0.7 }),
    brushLine(S, trace('72,48 67,46 61,49'), 2.6, LINE, { opacity: 0.85 }),
    ellipse(72, 30, 9, 7, boySkin[4], `opacity=".8" filter="${blur(S, 3)}"`),
    // a small round mouth that is ready for the spoon
    group({ transform: 'translate(6 14) scale(.82)' }, mouth(S)),
    brushLine(S, trace('64,144 80,149 94,143'), 3, boySkin[1], { opacity: 0.7 }),
    trace('14,36 26,46 2,46 -10,38 34,34 118,34 110,44 126,46 -22,50 14,56').map(([u, v], i) =>
      ellipse(u, v, 2.5 - (i % 3) * 0.3, 2.1, LINE, 'opacity=".42"'),
    ),
  ];
}

function mouth(S: Easel): Mark {
  return [
    cel(
      S,
      'M58 92C66 85 76 87 81 90C87 87 97 87 103 94C106 105 98 120 82 121C66 121 56 106 58 92Z',
      oklch(0.36, 0.11, 22),
      path('M64 112C72 102 94 102 98 112L92 124L70 124Z', oklch(0.66, 0.14, 22)),
      path('M66 90C74 96 92 96 98 92L98 86L66 84Z', '#f6ead8'),
    ),
    path(
      'M54 92C64 82 75 83 81 87C88 83 98 84 107 93C99 92 90 93 82 94C72 94 62 93 54 92Z',
      oklch(0.68, 0.12, 26),
    ),
    path(
      'M60 108C66 119 74 122 83 122C92 122 99 117 103 107C105 119 96 131 82 131C68 131 59 120 60 108Z',
      oklch(0.74, 0.115, 30),
    ),
  ];
}

/** Wide open, turned down to the right. */
function eye(S: Easel, x: number, wide: number): Mark {
  return group(
    { transform: `translate(${x} -16) scale(${wide} 1)` },
    ellipse(0, 4, 46, 34, boySkin[1], `opacity=".35" filter="${blur(S, 7)}"`),
    cel(
      S,
      'M-37 7C-28 -18 18 -27 35 4C26 21 -18 26 -37 7Z',
      '#fffaf0',
      laid('M-44 -2C-30 -34 20 -42 44 2L40 -2C20 -22 -22 -18 -44 4Z', oklch(0.6, 0.06, 300), 0.5),
      ellipse(12, 5, 22, 22.5, oklch(0.36, 0.08, 55)),
      ellipse(12, 10, 16, 14, oklch(0.52, 0.11, 62), 'opacity=".7"'),
      ellipse(14, 6, 11.4, 12, '#170e12'),
      ellipse(5, -3, 5.6, 6, '#ffffff'),
    ),
    brushLine(S, trace('-41,9 -25,-11 2,-18.500 23,-10 38,5'), 4.6, HAIR.deep, { attack: 0.25, decay: 0.15 }),
    brushLine(S, trace('-30,15 -8,24 16,22 34,9'), 1.8, LINE, { opacity: 0.55 }),
    brushLine(S, trace('-33,-12 -12,-29 14,-31 32,-18'), 2, LINE, { opacity: 0.4 }),
  );
}

/** Uncombed, out from under what he wears for a hat. */
function hair(S: Easel, x: number, y: number): Mark {
  const at = (list: string): Point[] => resample(spline(place(trace(list), { x, y }), true, 8), 4);
  const cap = at(
    '-156,-70 -158,-130 -130,-220 0,-260 120,-230 156,-150 150,-70 140,-96 122,-126 104,-104 84,-132 56,-108 30,-138 -6,-106 -34,-132 -62,-92 -92,-80 -106,-50 -124,-30 -138,-30 -150,-50',
  );
  const colour = (u: number, v: number): Colour =>
    mix(
      mix(HAIR.deep, HAIR.body, S.rng.range(0.2, 1)),
      HAIR.lit,
      Math.max(0, (x - u) / 210 + (v - y) / 500) * S.rng.f(),
    );
  const flow = (u: number, v: number): number => Math.atan2(v - (y - 330), (u - x) * 0.8);
  return [
    path(polygon(cap), HAIR.deep),
    fur(S, { region: cap, n: 900, length: 46, width: 3.4, flow, colour, opacity: [0.6, 1], curl: 0.4 }),
    fringe(S, cap, { n: 260, length: 24, width: 3, flow, colour, out: 0.15, inset: 8 }),
  ];
}
