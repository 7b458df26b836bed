/** A window over the roofs at night, upper left of a card: no stars, and a paler round where the moon should be. Gouache. */
import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, type Palette } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { ellipse, flat, group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { rectangle, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export function moonlessWindow(S: Easel, c: Palette<'teal' | 'tealL' | 'enamel' | 'enamelD'>): string {
  const pane = wobblyPolygon(S, trace('-30,40 404,62 398,300 -30,312'), 2);
  const roofs: Point[] = trace(
    '-30,300 -30,236 24,232 24,214 40,214 40,230 66,208 96,236 150,238 150,220 190,196 228,224 228,246 300,246 300,190 316,190 318,236 350,212 410,240 410,320',
  );
  return flat([
    path(pane, S.linearAt([oklch(0.13, 0.05, 270), oklch(0.27, 0.07, 258)], 0, 50, 0, 310)),
    group(
      { 'clip-path': S.clip(pane) },
      strokes(S, {
        region: [-20, 40, 440, 280],
        n: 150,
        length: 120,
        width: 10,
        angle: -0.06,
        colour: (_, y) => mix(oklch(0.14, 0.05, 270), oklch(0.29, 0.07, 258), clamp((y - 60) / 230)),
        opacity: [0.2, 0.5],
      }),
      // the round hole where it should be: paler, like the mark left by a picture
      ellipse(266, 128, 34, 34, oklch(0.22, 0.055, 262), `opacity=".8" filter="${blur(S, 2)}"`),
      `<circle cx="266" cy="128" r="35" fill="none" stroke="${oklch(0.6, 0.06, 250)}" stroke-width="2.6" stroke-dasharray="6 8" opacity=".9"/>`,
      path(polygon(roofs), oklch(0.1, 0.03, 268)),
      times(7, (i) =>
        path(
          wobblyPolygon(S, rectangle(20 + i * 54, 262 + (i % 3) * 10, 30 + i * 54, 276 + (i % 3) * 10)),
          i === 4 ? oklch(0.6, 0.1, 75) : oklch(0.17, 0.04, 262),
          'opacity=".8"',
        ),
      ),
      // condensation running down
      times(16, () => {
        const x = S.rng.range(-10, 400);
        const y = S.rng.range(60, 200);
        return brushLine(
          S,
          [
            [x, y],
            [x + 2, y + 30],
            [x - 1, y + S.rng.range(50, 100)],
          ],
          1.1,
          c.tealL,
          { opacity: 0.25 },
        );
      }),
    ),
    (
      [
        [-30, 40, 404, 62],
        [404, 62, 398, 300],
        [-30, 312, 398, 300],
        [178, 52, 176, 306],
      ] as const
    ).map(([a, b, u, v]) =>
      brushLine(
        S,
        [
          [a, b],
          [(a + u) / 2, (b + v) / 2],
          [u, v],
        ],
        8,
        mix(c.teal, c.enamelD, 0.4),
        { attack: 0.01, decay: 0.01 },
      ),
    ),
    brushLine(S, trace('-30,320 200,318 412,308'), 9, mix(c.enamel, c.teal, 0.4), {
      attack: 0.01,
      decay: 0.01,
    }),
  ]);
}
