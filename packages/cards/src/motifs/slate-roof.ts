/** A roof near the eye: slates lit from the window at its middle, and a brick stack. */
import { mix, oklch } from '../kit/colour.ts';
import { group, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { fix, times, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

const ink = oklch(0.15, 0.04, 285);
const slate = oklch(0.3, 0.045, 278);
const slateLight = oklch(0.44, 0.05, 285);
const copperLight = oklch(0.84, 0.11, 65);

/** A slated slope: courses of slates, warmer and lighter near the window. */
export function slope(S: Easel, outline: Points, gap: number): string {
  const d = wobblyPolygon(S, outline, 2, 0.03);
  const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
  const tiles: string[] = [];
  for (let r = 0, y = Math.min(...ys); y < Math.max(...ys); r++, y += gap)
    for (let x = Math.min(...xs) - (r % 2) * gap * 0.6; x < Math.max(...xs); x += gap * 1.2) {
      const near = Math.max(0, 1 - Math.hypot(x - 400, (y - 900) * 1.1) / 380);
      const drop = S.rng.gauss(0, 1.6);
      const tone = mix(mix(slate, ink, S.rng.range(0.1, 0.5)), slateLight, S.rng.range(0, 0.25));
      tiles.push(
        path(
          `M${fix(x)} ${fix(y)}h${fix(gap * 1.2 - 2)}v${fix(gap * 0.8 + drop)}q${fix(-gap * 0.6)} ${fix(gap * 0.5)} ${fix(-gap * 1.2 + 2)} ${fix(-drop * 0.5)}Z`,
          mix(tone, oklch(0.72, 0.12, 75), near ** 1.4 * 0.6),
        ),
      );
    }
  return path(d, ink) + group({ 'clip-path': S.clip(d) }, tiles);
}

export function chimney(S: Easel, x: number, y: number, w: number, h: number): string {
  const brick = oklch(0.36, 0.08, 28);
  const lit = (size: number): string =>
    `filter="${form(S, { angle: -60, size, shade: ink, shadeOpacity: 0.65, light: copperLight, lightOpacity: 0.7, lightSize: 3, rough: 1.6 })}"`;
  return [
    path(
      wobblyPolygon(
        S,
        [
          [x - w / 2, y],
          [x - w / 2 + 3, y - h],
          [x + w / 2 - 3, y - h],
          [x + w / 2, y],
        ],
        1.6,
        0.05,
      ),
      brick,
      lit(20),
    ),
    times(Math.floor(h / 12), (i) => {
      const yy = y - 8 - i * 12;
      return line(
        `M${fix(x - w / 2 + 2)} ${fix(yy)}h${fix(w - 4)}M${fix(x - w * 0.22 + (i % 2) * w * 0.24)} ${fix(yy)}v-11`,
        ink,
        1.4,
        'opacity=".5"',
      );
    }).join(''),
    path(
      wobblyPolygon(
        S,
        [
          [x - w * 0.6, y - h + 4],
          [x - w * 0.6, y - h - 10],
          [x + w * 0.6, y - h - 11],
          [x + w * 0.6, y - h + 4],
        ],
        1.2,
        0.05,
      ),
      brick,
      lit(8),
    ),
    path(
      wobblyPolygon(
        S,
        [
          [x - 11, y - h - 8],
          [x - 9, y - h - 32],
          [x + 9, y - h - 32],
          [x + 11, y - h - 8],
        ],
        1,
        0.05,
      ),
      oklch(0.46, 0.1, 40),
      lit(6),
    ),
  ].join('');
}
