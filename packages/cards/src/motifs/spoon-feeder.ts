/** A small woman on tiptoe who holds a spoon up to somebody: her feet at (150, 738), about 210 tall with her arm. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch, type Colour, type Palette } from '../kit/colour.ts';
import { ellipse, group, line, type Mark } from '../kit/markup.ts';
import { trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export function spoonFeeder(S: Easel, skin: Palette<'body' | 'shade'>, light: Colour): Mark {
  const dress = { body: oklch(0.4, 0.08, 160), shade: oklch(0.26, 0.06, 175) };
  const linen = { body: oklch(0.95, 0.025, 85), shade: oklch(0.74, 0.05, 320) };
  const hair = oklch(0.4, 0.09, 42);
  return group(
    { transform: 'translate(150 738)' },
    cel(S, '-14,-2 -12,-30 2,-30 4,-4 14,2 -12,3', oklch(0.24, 0.04, 30)),
    cel(S, '10,-2 10,-30 24,-30 26,-6 36,1 10,2', oklch(0.28, 0.05, 30)),
    cel(
      S,
      '-8,-118 -22,-90 -32,-50 -38,-20 0,-12 44,-20 36,-60 28,-100 18,-120',
      dress.body,
      laid('16,-130 50,-100 60,0 24,0 26,-60', dress.shade, 0.85),
    ),
    cel(
      S,
      '-14,-88 -24,-50 -28,-22 0,-16 26,-20 20,-60 14,-90',
      linen.body,
      laid('6,-90 30,-90 34,-10 14,-10', linen.shade, 0.7),
    ),
    // far arm with the bowl
    cel(S, '-4,-112 -30,-96 -44,-84 -40,-76 -20,-82 4,-94', dress.shade),
    cel(S, '-70,-90 -30,-90 -36,-72 -50,-66 -64,-72', oklch(0.58, 0.13, 30)),
    brushLine(S, trace('-52,-94 -56,-108 -50,-118 -54,-130'), 2, '#fff6e6', { opacity: 0.7 }),
    // near arm, the spoon
    cel(
      S,
      '10,-118 28,-128 54,-156 66,-168 72,-160 58,-136 36,-106 18,-98',
      mix(dress.body, light, 0.12),
      laid('20,-96 40,-108 70,-150 80,-140 40,-90', dress.shade, 0.6),
    ),
    cel(S, '62,-168 70,-180 80,-178 80,-166 70,-158', skin.body),
    line('M72 -172L92 -206', oklch(0.85, 0.03, 90), 3),
    ellipse(95, -212, 5, 9, oklch(0.9, 0.03, 90), 'transform="rotate(30 95 -212)"'),
    // head, tipped back
    group(
      { transform: 'translate(6 -142) rotate(-22)' },
      cel(S, '-8,10 8,8 10,28 -8,28', skin.shade),
      cel(
        S,
        'M-22 0C-24 -18 -10 -26 4 -24C14 -22 19 -14 19 -7C20 -3 23 1 26 5C26 8 22 9 19 9C20 12 19 13 18 15C18 20 14 23 8 23C-4 24 -14 20 -18 12C-21 8 -22 4 -22 0Z',
        skin.body,
        laid('-30,30 -18,4 -4,14 16,18 14,34', skin.shade, 0.7),
      ),
      cel(
        S,
        'M-24 4C-30 -20 -10 -34 8 -30C17 -27 21 -20 20 -15C8 -16 0 -10 -4 -2C-8 6 -14 14 -18 16C-22 13 -24 8 -24 4Z',
        hair,
      ),
      cel(S, '-22,-14 -34,-18 -40,-8 -34,2 -24,0', hair),
      brushLine(S, trace('10,-5 14,-2 18,-5'), 1.3, '#2a1820'),
      brushLine(S, trace('17,14 13,16 10,14'), 1.2, '#98463a'),
    ),
  );
}
