/** A mole leaving with a bundle on a stick, to the right, 80 tall, lit from the upper left. Watercolour. */
import { soften } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import type { Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { shadedFrom } from './watercolour-layers.ts';
import { ink, soft } from './watercolour-marks.ts';

const shaded = shadedFrom(225);

export function moleWithBundle(M: Easel, { x, y, s = 1, flip = 1 }: Standing): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${s * flip} ${s})` },
    soft(M, 'M-40 0C-20 -8 30 -8 46 0C30 8 -20 8 -40 0Z', '#5b4636', 4, 0.7),
    ink(M, 'M-34 -56C-16 -50 4 -40 22 -30', 4, '#6b4a2a', 1),
    shaded(M, soften('-58,-62 -44,-78 -26,-70 -22,-54 -34,-40 -52,-44'), {
      fill: '#e8c96a',
      shade: '#a3702c',
      depth: 9,
    }),
    shaded(M, soften('-16,-2 -22,-24 -8,-46 14,-52 34,-42 44,-34 36,-28 28,-22 26,-2'), {
      fill: '#4e4a58',
      shade: '#1f1c26',
      depth: 12,
    }),
    path(soften('40,-38 48,-37 50,-32 43,-30'), '#d98a84'),
    ink(M, 'M12 -36C18 -28 20 -24 16 -20', 5, '#c98a80', 1),
    path('M-12 -3h12v5h-14ZM14 -3h12l2 5h-15Z', '#c98a80'),
  );
}
