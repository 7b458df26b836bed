/** An ice fisherman asleep on his box, in profile to the left: his box stands at (0, 0), he is 150 px high at s = 1. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch } from '../kit/colour.ts';
import { softShadow } from '../kit/light.ts';
import { group, line, moved } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

/** He has sat here since noon; chin on chest, ear flaps down, rod between his knees. */
export function dozingAngler(S: Easel, at: Standing): string {
  const coat = { body: oklch(0.42, 0.06, 290), shade: oklch(0.29, 0.055, 285), hem: oklch(0.62, 0.04, 275) };
  const felt = { body: oklch(0.36, 0.03, 280), shade: oklch(0.25, 0.03, 280) };
  const fur = oklch(0.5, 0.05, 55);
  return moved(
    at,
    softShadow(S, 0, 0, 90, 10, '#0c0a1c', 0.7),
    // The box he sits on.
    cel(
      S,
      'M-18 -46L58 -46L60 0L-16 0Z',
      oklch(0.46, 0.09, 150),
      laid('M16 -50L64 -50L64 4L18 4Z', oklch(0.33, 0.07, 160), 0.9),
    ),
    line('M-17 -34H59', oklch(0.3, 0.06, 160), 2),
    // Far leg, near leg, in felt boots.
    cel(S, '-62,0 -64,-10 -54,-22 -50,-50 -28,-50 -28,-14 -32,0', felt.shade),
    cel(S, '24,-62 -34,-66 -52,-56 -46,-38 -8,-36 26,-34', coat.shade),
    cel(
      S,
      '-56,2 -58,-10 -46,-20 -46,-52 -20,-54 -18,-14 -20,2',
      felt.body,
      laid('-30,6 -26,-60 -10,-60 -10,6', felt.shade, 0.8),
    ),
    // The coat: one bent back.
    cel(
      S,
      '-30,-118 -2,-136 28,-130 52,-106 64,-72 66,-32 40,-24 4,-28 -10,-44 -26,-60 -38,-84',
      coat.body,
      laid('30,-140 80,-120 80,-10 20,-10 44,-50 48,-90', coat.shade, 0.9),
      laid('-44,-60 -20,-76 0,-70 10,-40 -10,-20', coat.shade, 0.7),
    ),
    brushLine(S, trace('66,-38 40,-30 4,-34'), 4.4, coat.hem),
    // The rod, and the arm that has let go of the idea.
    line('M-14 -62L-98 -84', oklch(0.75, 0.07, 80), 3.4),
    cel(
      S,
      '0,-116 18,-108 16,-84 2,-66 -22,-54 -32,-60 -28,-70 -10,-80 -8,-100',
      mix(coat.body, '#ffffff', 0.08),
      laid('8,-120 30,-100 10,-60 -20,-48 -6,-66 6,-84', coat.shade, 0.8),
    ),
    cel(S, '-24,-72 -40,-68 -42,-56 -30,-50 -20,-56', oklch(0.55, 0.15, 30)),
    // Head down, in its hat.
    group(
      { transform: 'rotate(-24 -16 -130)' },
      cel(
        S,
        '-44,-126 -46,-112 -52,-104 -44,-98 -40,-90 -20,-90 -10,-104 -12,-130',
        oklch(0.74, 0.08, 45),
        laid('-30,-84 -26,-110 -8,-120 -4,-84', oklch(0.55, 0.08, 35), 0.8),
      ),
      line('M-43 -113Q-38 -110 -33 -113', '#2c1a22', 2.2),
      cel(S, '-44,-96 -48,-84 -38,-74 -20,-76 -14,-92 -24,-98 -36,-96', oklch(0.72, 0.02, 280)),
      cel(
        S,
        '-52,-122 -46,-156 -18,-166 10,-158 16,-134 8,-112 6,-88 -8,-82 -18,-92 -16,-116 -34,-124',
        fur,
        laid('-6,-170 26,-160 22,-84 -4,-78 2,-120 -4,-150', oklch(0.35, 0.05, 45), 0.85),
      ),
      brushLine(S, trace('-54,-124 -34,-130 -14,-122'), 7, mix(fur, '#ffffff', 0.2), {
        attack: 0.3,
        decay: 0.3,
      }),
    ),
  );
}
