/** Starfish and shells left by the tide between (590, 915) and (760, 1130). Gouache. */
import { oklch, type Colour, type Palette } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { softShadow } from '../kit/light.ts';
import { Layers, group, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { TAU, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

type TidePaint = Palette<'cream' | 'ivory' | 'mauve' | 'plum'>;

export function leftByTheTide(S: Easel, P: TidePaint): string {
  const laid = new Layers();
  const star5 = (x: number, y: number, r: number, a: number, c: Colour) => {
    const p: Point[] = [];
    for (let i = 0; i < 10; i++) {
      const t = a + (i / 10) * TAU,
        k = i % 2 ? r * 0.42 : r;
      p.push([x + Math.cos(t) * k, y + Math.sin(t) * k * 0.62]);
    }
    laid.add(
      softShadow(S, x + 4, y + 4, r * 1.2, r * 0.6, P.plum, 0.5),
      path(
        smooth(p, true, 0.8),
        c,
        `filter="${form(S, { angle: 200, size: 5, shade: oklch(0.42, 0.13, 20), light: P.cream, lightOpacity: 0.9, lightSize: 2, rough: 1.4 })}"`,
      ),
    );
  };
  star5(652, 962, 17, 0.3, oklch(0.6, 0.16, 30));
  star5(704, 1108, 21, 1.1, oklch(0.66, 0.14, 50));
  star5(628, 1060, 11, 0.7, oklch(0.56, 0.12, 350));
  for (const [x, y, s] of [
    [600, 930, 0.8],
    [672, 1020, 1],
    [740, 1040, 0.8],
  ] as const)
    laid.add(
      group(
        { transform: `translate(${x} ${y}) scale(${s}) rotate(-14)` },
        path(
          'M-13 5C-14 -8 -6 -15 0 -15C6 -15 14 -8 13 5C6 8 -6 8 -13 5Z',
          P.ivory,
          `filter="${form(S, { angle: 200, size: 5, shade: P.mauve, shadeOpacity: 0.6, light: '#fff', lightOpacity: 0.8, lightSize: 2, rough: 1 })}"`,
        ),
        line('M0 6L0 -14M-3 6L-7 -11M3 6L7 -11M-6 6L-12 -4M6 6L12 -4', P.mauve, 1, 'opacity=".5"'),
      ),
    );
  return laid.svg();
}
