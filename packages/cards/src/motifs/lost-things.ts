/** What one loses in a year, each about 120 px across round (0, 0), in gouache under a light from the upper right. */
import { brushLine } from '../kit/brush.ts';
import { adjust } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { line, moved, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { TAU, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export const lit = (S: Easel, size: number, shade = '#2a2038'): string =>
  `filter="${form(S, { angle: -60, size, shade, light: '#fff4dc', lightSize: 3, shadeOpacity: 0.6 })}"`;

export function kite(S: Easel): string {
  const tail = spline(trace('-6,74 -34,108 -8,140 -38,174 -24,206'), false, 10);
  return [
    path(smooth(ribbon(tail, () => 1.6)), '#7a5a30'),
    [0.3, 0.55, 0.8].map((t) => {
      const [x, y] = tail[Math.round(t * (tail.length - 1))] ?? [0, 0];
      return path(
        smooth(trace(`${x - 15},${y - 8} ${x},${y} ${x - 15},${y + 8}`), true, 0.3) +
          smooth(trace(`${x + 15},${y - 8} ${x},${y} ${x + 15},${y + 8}`), true, 0.3),
        '#d9543a',
      );
    }),
    path(polygon(trace('6,-78 62,-12 -8,78 -58,-16')), '#f4b41a', lit(S, 14, '#a8500e')),
    path(polygon(trace('6,-78 62,-12 0,-12')), '#ffd65a', 'opacity=".9"'),
    line(polygon(trace('6,-78 -8,78'), false), '#9a6410', 3) +
      line(polygon(trace('-58,-16 62,-12'), false), '#9a6410', 3),
  ]
    .flat()
    .join('');
}

export function bicycle(): string {
  const wheel = (x: number, y: number): string =>
    line(
      smooth(times(24, (i): Point => [x + Math.cos((i / 24) * TAU) * 40, y + Math.sin((i / 24) * TAU) * 40])),
      '#241c28',
      5,
    ) +
    times(9, (i) =>
      line(
        polygon(
          [
            [x, y],
            [x + Math.cos((i / 9) * TAU) * 38, y + Math.sin((i / 9) * TAU) * 38],
          ],
          false,
        ),
        '#8f8790',
        1.4,
      ),
    ).join('');
  return moved(
    { r: 24 },
    wheel(-56, 20),
    wheel(56, 20),
    ['-56,20 -22,-30 34,-30 2,24 -56,20', '-22,-30 2,24', '56,20 34,-30 30,-50', '-22,-30 -28,-44'].map((d) =>
      line(polygon(trace(d), false), '#3f7c86', 6),
    ),
    line(polygon(trace('-42,-46 -14,-46'), false), '#241c28', 8),
    line(smooth(trace('18,-56 32,-54 48,-60'), false), '#241c28', 6),
  );
}

export function umbrella(S: Easel): string {
  return moved(
    { r: 196 },
    line(smooth(trace('0,-8 0,88 4,104 18,104 20,92'), false), '#4a3426', 6),
    path(
      smooth(trace('-84,6 -70,-40 -34,-66 0,-72 34,-66 70,-40 84,6 58,-6 30,6 0,-6 -30,6 -58,-6'), true, 0.7),
      '#35606e',
      lit(S, 18),
    ),
    ['0,-72 -30,6', '0,-72 30,6', '0,-72 -58,-6', '0,-72 58,-6'].map((d) =>
      brushLine(S, trace(d), 1.6, '#1f3f4c', { opacity: 0.8 }),
    ),
  );
}

export const satchel = (S: Easel): string =>
  moved(
    { r: -12 },
    line(smooth(trace('-40,-30 -30,-80 30,-80 40,-30'), false), '#5a3222', 6),
    path(smooth(trace('-48,-34 48,-34 52,36 -52,36'), true, 0.12), '#9c5a34', lit(S, 14)),
    path(smooth(trace('-50,-36 50,-36 44,4 0,14 -44,4'), true, 0.2), '#b46c40', lit(S, 8)),
    path(polygon(trace('-8,2 8,2 8,20 -8,20')), '#ecd9a8'),
  );

export const boat = (S: Easel): string =>
  moved(
    { r: -10 },
    path(polygon(trace('-4,-2 0,-48 30,-2')), '#e9dde4', lit(S, 5, '#8f86a8')),
    path(polygon(trace('-62,-12 -30,0 0,-14 30,0 62,-12 36,30 -36,30')), '#fbf6ea', lit(S, 8, '#8f86a8')),
    line(polygon(trace('0,-14 -16,30'), false), '#b9aec4', 2),
  );

export const bucket = (S: Easel): string =>
  line(smooth(trace('-28,-26 -20,-62 20,-62 28,-26'), false), '#efe4d2', 4) +
  path(polygon(trace('-32,-28 32,-28 24,32 -24,32')), '#c85a4a', lit(S, 12)) +
  path(smooth(trace('-32,-28 0,-38 32,-28 0,-20')), '#8a3530');

export const leaves = (S: Easel): string =>
  times(6, (i) =>
    moved(
      { x: S.rng.range(-26, 26), y: i * 17 - 40, r: S.rng.range(-70, 70) },
      path(
        smooth(trace('-18,0 -8,-9 6,-8 20,0 6,8 -8,9')),
        adjust(i % 2 ? '#c8742c' : '#b4522e', { dL: S.rng.gauss(0, 0.03) }),
      ),
      line(polygon(trace('-18,0 16,0'), false), '#7a3a1e', 1.6),
    ),
  ).join('');
