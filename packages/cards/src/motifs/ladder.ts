import { adjust, type Colour } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { lerp, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';

export interface LadderOptions {
  wood: Colour;
  light: Colour;
  shade: Colour;
  /** Width at the foot and at the top. */
  w0?: number;
  w1?: number;
  rungs?: number;
  thickness?: number;
}

/** A hand-made ladder from its foot to its top. */
export function ladder(S: Easel, [x0, y0]: Point, [x1, y1]: Point, o: LadderOptions): string {
  const { w0 = 66, w1 = 34, rungs = 20, thickness: th = 5, wood: c, light, shade } = o;
  const out: string[] = [];
  const f = form(S, {
    angle: -40,
    size: 4,
    shade,
    shadeOpacity: 0.6,
    light,
    lightOpacity: 0.9,
    lightSize: 1.8,
    lightSoft: 0.9,
    rough: 2,
    roughFrequency: 0.05,
    grain: 0.4,
    mottle: 0.3,
    mottleFrequency: 0.05,
  });
  for (let i = 0; i < rungs; i++) {
    const t = (i + 0.6) / rungs,
      k = t ** 0.94,
      x = lerp(x0, x1, k),
      y = lerp(y0, y1, k),
      w = lerp(w0, w1, k) / 2;
    out.push(
      path(
        smooth(
          wobble(
            ribbon(
              [
                [x - w - 2, y + 3],
                [x, y + 1],
                [x + w + 2, y - 1],
              ],
              () => lerp(3.4, 2, k),
            ),
            S.noise,
            1,
            0.1,
          ),
        ),
        adjust(c, { dL: S.rng.gauss(0, 0.02) }),
        `filter="${f}"`,
      ),
    );
  }
  for (const s of [-1, 1]) {
    const p = [0, 0.25, 0.5, 0.75, 1.03].map((t): Point => [
      lerp(x0, x1, t) + (s * lerp(w0, w1, t)) / 2 + S.rng.gauss(0, 1),
      lerp(y0, y1, t) + s * -2,
    ]);
    out.push(
      path(
        smooth(
          wobble(
            ribbon(spline(p), (t) => lerp(th, th * 0.55, t)),
            S.noise,
            1.4,
            0.05,
          ),
        ),
        c,
        `filter="${f}"`,
      ),
    );
  }
  return group({}, out);
}
