/** A lump of sugar that is a house, its door and window to the right. Gouache. */
import { smoke } from '../kit/air.ts';
import { mix, oklch, type Colour, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow, softShadow } from '../kit/light.ts';
import { Layers, ellipse, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import type { Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handOutline } from '../kit/shapes.ts';

type SugarPaint = Palette<'moss' | 'mustard' | 'rust' | 'sageD' | 'teaD' | 'teaL' | 'warm'>;

export interface SugarHouseOptions {
  /** The near corner. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Of the side to the left. */
  d: number;
  chimney: boolean;
  P: SugarPaint;
}

export function sugarHouse(S: Easel, { x, y, w, h, d, chimney, P }: SugarHouseOptions): string {
  const laid = new Layers();
  const F1: Points = [
      [x, y],
      [x, y - h],
      [x + w, y - h + 4],
      [x + w, y + 6],
    ],
    F2 = [
      [x, y],
      [x, y - h],
      [x - d, y - h - 6],
      [x - d, y - 8],
    ] as const,
    T3: Points = [
      [x, y - h],
      [x + w, y - h + 4],
      [x + w - d * 0.9, y - h - 10],
      [x - d, y - h - 6],
    ];
  const q = (pp: Points, c1: Colour) =>
    laid.add(
      path(
        smooth(handOutline(S, pp, 2.4, 0.09, 5), true, 0.5),
        c1,
        `filter="${form(S, { angle: 215, size: 8, shade: mix(P.sageD, P.warm, 0.4), shadeOpacity: 0.35, light: '#fff', lightOpacity: 0.6, lightSize: 2, rough: 2.4, roughFrequency: 0.14, mottle: 0.35, mottleFrequency: 0.09 })}"`,
      ),
    );
  laid.add(softShadow(S, x + w * 0.6, y + 5, w * 1.2, 12, P.moss, 0.7));
  q(F2, oklch(0.97, 0.015, 92));
  q(F1, oklch(0.86, 0.03, 95));
  q(T3, oklch(0.985, 0.012, 92));
  laid.add(
    path(`M${x + w * 0.2} ${y + 1}v${-h * 0.5}c0 -9 ${w * 0.26} -9 ${w * 0.26} 1v${h * 0.5}Z`, P.rust),
    ellipse(x + w * 0.4, y - h * 0.22, 1.2, 1.2, P.mustard),
    path(`M${x + w * 0.62} ${y - h * 0.38}v${-h * 0.26}h${w * 0.22}v${h * 0.26}Z`, P.teaL),
    line(
      `M${x + w * 0.73} ${y - h * 0.38}v${-h * 0.26}M${x + w * 0.62} ${y - h * 0.51}h${w * 0.22}`,
      P.teaD,
      1.2,
    ),
    glow(S, x + w * 0.73, y - h * 0.5, w * 0.6, P.teaL, 0.5),
  );
  if (chimney) {
    laid.add(
      path(
        polygon([
          [x + 4, y - h - 2],
          [x + 4, y - h - 20],
          [x + 13, y - h - 20],
          [x + 13, y - h - 1],
        ]),
        P.rust,
      ),
    );
    laid.add(
      smoke(
        S,
        [
          [x + 8, y - h - 20],
          [x + 14, y - h - 50],
          [x + 2, y - h - 80],
          [x + 22, y - h - 120],
        ],
        { w0: 3, w1: 15, colour: '#fffdf4', opacity: 0.85, seed: 18 },
      ),
    );
  }
  return laid.svg();
}
