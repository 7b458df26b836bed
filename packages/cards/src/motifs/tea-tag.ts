/** The thread and the tag of a tea bag, over the rim of great-teacup.ts. Gouache. */
import { brushLine, leaf } from '../kit/brush.ts';
import { oklch, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, flat, group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { nth, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { CX, RIM } from './great-teacup.ts';

type TagPaint = Palette<'cream' | 'moss' | 'mustard' | 'rust' | 'teaD' | 'warm'>;

export function teaTag(S: Easel, P: TagPaint): string {
  const tg = [CX + 150, RIM + 168];
  return flat([
    path(
      smooth(
        ribbon(
          spline([
            [CX + 96, RIM + 28],
            [CX + 118, RIM + 58],
            [CX + 140, RIM + 100],
            [nth(tg, 0) - 2, nth(tg, 1) - 32],
          ]),
          () => 1.2,
        ),
      ),
      P.cream,
    ),
    path(
      smooth(
        ribbon(
          spline([
            [CX + 97, RIM + 30],
            [CX + 119, RIM + 60],
            [CX + 141, RIM + 102],
            [nth(tg, 0) - 1, nth(tg, 1) - 30],
          ]),
          () => 0.5,
        ),
      ),
      P.warm,
      'opacity=".7"',
    ),
    group(
      { transform: `translate(${tg[0]} ${tg[1]}) rotate(9)` },
      path(
        'M-26 -30C-10 -36 10 -36 26 -30C28 -8 28 16 26 34C10 37 -10 37 -26 34C-28 14 -28 -8 -26 -30Z',
        P.moss,
        `opacity=".45" transform="translate(6 7)" filter="${blur(S, 4)}"`,
      ),
      path(
        'M-26 -30L0 -40L26 -30C27 -8 27 14 26 34C10 36 -10 36 -26 34C-27 14 -27 -8 -26 -30Z',
        P.rust,
        `filter="${form(S, { angle: 215, size: 9, shade: oklch(0.36, 0.1, 30), shadeOpacity: 0.5, light: P.cream, lightOpacity: 0.7, lightSize: 3, rough: 1.6, mottle: 0.25, mottleFrequency: 0.03 })}"`,
      ),
      ellipse(0, -30, 2.4, 2.4, P.teaD),
      path(leaf(-13, 16, -0.75, 34, 13), P.mustard),
      path(leaf(-2, 14, -2.1, 20, 8), P.mustard, 'opacity=".85"'),
      brushLine(S, trace('-16,20 -6,10 8,-4'), 1, P.rust),
      line('M-18 26h36', P.mustard, 1.6, 'opacity=".8"'),
    ),
  ]);
}
