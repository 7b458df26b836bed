/** A bear from behind, looking up to the left, one arm round a ladder, a towel over its shoulder: middle at (0, 0), 210 px high at s = 1. Gouache. */
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch } from '../kit/colour.ts';
import { ellipse, line, moved } from '../kit/markup.ts';
import type { Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export function climbingBear(S: Easel, at: Standing & { r?: number }): string {
  const fur = { body: oklch(0.4, 0.06, 50), shade: oklch(0.27, 0.045, 40), lit: oklch(0.62, 0.08, 62) };
  return moved(
    at,
    cel(S, '-30,54 -44,74 -40,96 -22,98 -12,80 -8,58', fur.shade),
    cel(S, '8,56 14,84 4,104 14,114 34,108 38,82 32,54', fur.body),
    cel(
      S,
      '-40,-20 -46,16 -36,56 -4,72 30,60 42,20 36,-24 0,-44',
      fur.body,
      laid('-60,-40 -30,-40 -20,10 -10,80 -60,80', fur.shade, 0.85),
      laid('20,-40 44,-30 50,20 36,58 30,20', fur.lit, 0.8),
    ),
    cel(S, '-36,-10 -50,-46 -46,-88 -36,-104 -20,-104 -18,-92 -30,-80 -30,-52 -12,-22', fur.shade),
    cel(S, '26,-28 46,-22 56,4 50,34 36,40 32,24 36,4 24,-8', fur.body),
    cel(
      S,
      '-28,-40 -30,-64 -14,-84 8,-86 26,-70 28,-46 12,-32 -12,-30',
      fur.body,
      laid('-40,-30 -32,-80 -10,-88 -14,-50 -6,-28', fur.shade, 0.7),
    ),
    cel(
      S,
      '-22,-62 -38,-72 -46,-68 -46,-58 -34,-50 -20,-50',
      fur.lit,
      laid('-50,-60 -30,-58 -18,-52 -20,-46 -50,-46', fur.body, 0.9),
    ),
    ellipse(-45, -67, 5, 4.4, '#1c1214'),
    ellipse(-20, -70, 2.6, 3, '#1c1214'),
    ellipse(8, -86, 9, 9, mix(fur.body, fur.lit, 0.4)),
    // A towel over the shoulder.
    cel(
      S,
      '6,-34 30,-32 42,-4 40,34 24,36 18,0',
      '#ffffff',
      laid('4,-30 16,-30 28,40 18,40', oklch(0.78, 0.05, 245), 0.8),
    ),
    line('M22 24L41 22M21 16L42 14', oklch(0.62, 0.15, 132), 3),
  );
}
