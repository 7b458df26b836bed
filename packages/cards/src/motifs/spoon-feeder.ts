/** A small woman on a ladder who holds a spoon out to the left, a pan on her hip: her feet at (x, y), 190 tall at s = 1. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch } from '../kit/colour.ts';
import { ellipse, line, moved, path, type Mark } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const SKIN = { body: oklch(0.84, 0.07, 60), shade: oklch(0.66, 0.1, 40) };
const DRESS = { body: oklch(0.5, 0.1, 160), shade: oklch(0.33, 0.075, 175), lit: oklch(0.64, 0.1, 150) };
const LINEN = { body: oklch(0.97, 0.02, 85), shade: oklch(0.76, 0.05, 300) };
const HAIR = { body: oklch(0.4, 0.09, 42), lit: oklch(0.6, 0.12, 58) };
const PAN = { body: oklch(0.55, 0.16, 30), shade: oklch(0.4, 0.13, 22), rim: oklch(0.75, 0.13, 40) };

export function spoonFeeder(S: Easel, { x, y, s = 1 }: Standing): Mark {
  return moved(
    { x, y, s },
    // feet on two rungs
    cel(S, '2,-50 20,-50 18,-16 20,-2 -2,-1 -10,-5 0,-14', oklch(0.46, 0.06, 35)),
    cel(S, '24,-54 42,-50 38,-34 40,-20 18,-18 10,-22 22,-32', oklch(0.38, 0.06, 35)),
    cel(S, '20,-9 22,2 -12,2 -14,-4 -2,-8', oklch(0.34, 0.09, 25)),
    cel(S, '41,-26 43,-15 10,-15 8,-21 20,-25', oklch(0.3, 0.08, 25)),
    // the far arm: spoon at full stretch
    cel(S, '-2,-122 -26,-120 -56,-130 -74,-138 -72,-126 -50,-114 -20,-104 2,-104', DRESS.shade),
    // dress, leaning out
    cel(
      S,
      '-6,-126 -14,-104 -8,-84 -14,-56 -22,-34 10,-26 44,-34 58,-44 50,-70 42,-90 44,-112 32,-128 12,-132',
      DRESS.body,
      laid('24,-136 50,-130 66,-30 36,-24 42,-60 30,-90 34,-112', DRESS.shade, 0.9),
      laid('-16,-130 2,-134 -2,-110 -4,-86 -12,-60 -20,-30 -30,-30', DRESS.lit, 0.8),
    ),
    cel(
      S,
      '-10,-84 -14,-58 -20,-38 2,-32 22,-36 20,-60 22,-86 4,-82',
      LINEN.body,
      laid('10,-90 30,-90 30,-30 12,-30 14,-60', LINEN.shade, 0.7),
    ),
    path('M22 -88C34 -86 44 -92 46 -88C40 -82 30 -80 22 -82Z', LINEN.body),
    path('M44 -89C56 -84 54 -70 60 -62C52 -62 46 -72 42 -84Z', LINEN.shade),
    // the near arm round the pan
    path(
      'M48 -106C62 -110 82 -112 88 -110',
      'none',
      `stroke="${PAN.shade}" stroke-width="6" stroke-linecap="round"`,
    ),
    cel(
      S,
      '6,-112 50,-114 48,-92 40,-84 16,-83 8,-92',
      PAN.body,
      laid('34,-120 56,-120 56,-80 30,-80', PAN.shade, 0.9),
    ),
    ellipse(28, -113, 22, 4.6, PAN.rim),
    ellipse(28, -112.6, 17, 3, oklch(0.9, 0.06, 90)),
    cel(
      S,
      '26,-124 42,-116 50,-98 44,-84 28,-80 12,-84 12,-94 26,-94 32,-100 24,-110',
      mix(DRESS.body, DRESS.lit, 0.3),
      laid('36,-124 60,-110 56,-76 10,-76 14,-86 34,-86 42,-100', DRESS.shade, 0.75),
    ),
    cel(S, '14,-96 4,-97 0,-92 4,-87 14,-85', SKIN.body),
    // the hand with the spoon
    line('M-70 -133L-112 -142', oklch(0.82, 0.03, 90), 3.6),
    ellipse(-121, -144, 11, 5.6, oklch(0.9, 0.03, 90), 'transform="rotate(12 -121 -144)"'),
    ellipse(-121, -146.4, 8.6, 3.4, oklch(0.93, 0.07, 92), 'transform="rotate(12 -121 -146)"'),
    cel(
      S,
      '-70,-138 -80,-142 -90,-140 -91,-133 -84,-128 -72,-127',
      SKIN.body,
      laid('-92,-132 -80,-134 -70,-130 -72,-122 -92,-124', SKIN.shade, 0.7),
    ),
    head(S),
  );
}

/** In profile to the left, chin up; her own mouth open a little, as one's does. */
function head(S: Easel): Mark {
  return moved(
    { x: 8, y: -152, r: 6 },
    cel(S, '-4,8 12,4 16,30 0,32 -4,22', SKIN.shade),
    cel(
      S,
      'M-20 -8C-19 -20 -8 -27 4 -26C18 -25 24 -14 23 -2C22 12 12 22 0 22C-8 22 -14 20 -16 16C-18 13 -16 11 -15.500 10C-18 9 -18 7 -17 5C-19 4 -25 4 -25 1C-25 -1 -21 -4 -20 -8Z',
      SKIN.body,
      laid('30,0 14,6 4,14 -12,16 -16,30 30,30', SKIN.shade, 0.65),
      ellipse(-7, 6, 5.4, 3.6, oklch(0.72, 0.15, 30), 'opacity=".5"'),
    ),
    cel(
      S,
      'M-21 -12C-24 -28 -6 -38 10 -34C26 -30 32 -14 28 2C26 12 20 18 15 17C10 12 12 4 8 -2C4 -8 -2 -8 -6 -14C-10 -10 -16 -10 -21 -12Z',
      HAIR.body,
      laid('-18,-16 -10,-28 8,-32 20,-26 4,-26 -8,-18', HAIR.lit, 0.8),
    ),
    cel(
      S,
      '22,-20 36,-24 44,-14 40,-2 28,0 22,-8',
      HAIR.body,
      laid('26,-20 36,-22 38,-16 28,-14', HAIR.lit, 0.8),
    ),
    ellipse(-13, -3, 1.8, 2.8, '#2a1820'),
    brushLine(S, trace('-18,-11 -13,-13 -8,-11'), 1.2, HAIR.body),
    path('M-17 11C-14 9 -11 10 -9 12C-11 15 -14 15 -16 14Z', oklch(0.5, 0.13, 25)),
  );
}
