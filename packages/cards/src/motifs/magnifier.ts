/** A magnifying glass lying on a map. */
import { SEPIA } from '../finishes/map.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { TAU, times, type Point } from '../kit/points.ts';
import { ribbon } from '../kit/shapes.ts';

const brass = '#c39a45';

const ring = (x: number, y: number, r: number): Point[] =>
  times(40, (i): Point => [x + Math.cos((i / 40) * TAU) * r, y + Math.sin((i / 40) * TAU) * r]);

/** Brass rim, wooden grip, light on both; the glass of radius r at (x, y) is left to the scene. */
export function magnifier({ x, y, r }: { x: number; y: number; r: number }): string {
  const a = 0.86;
  const on = (d: number, side: number): Point => [
    x + Math.cos(a) * d - Math.sin(a) * side,
    y + Math.sin(a) * d + Math.cos(a) * side,
  ];
  const arc = (at: number, from: number, to: number, half: number, colour: string): string =>
    path(
      smooth(
        ribbon(
          times(14, (i): Point => {
            const t = from + ((to - from) * i) / 13;
            return [x + Math.cos(t) * at, y + Math.sin(t) * at];
          }),
          (t) => half * Math.sin(Math.PI * t) ** 0.5,
        ),
      ),
      colour,
    );
  const grip = [
    on(r + 34, -17),
    on(r + 120, -23),
    on(r + 196, -26),
    on(r + 212, 0),
    on(r + 196, 26),
    on(r + 120, 23),
    on(r + 34, 17),
  ];
  const collar = [on(r + 4, -15), on(r + 46, -19), on(r + 46, 19), on(r + 4, 15)];
  return [
    path(smooth(ring(x, y, r + 8)), 'none', `stroke="${brass}" stroke-width="26"`),
    path(smooth(ring(x, y, r + 20)), 'none', `stroke="${SEPIA}" stroke-width="4"`),
    path(smooth(ring(x, y, r - 4)), 'none', `stroke="${SEPIA}" stroke-width="4"`),
    path(smooth(grip, true, 0.8), '#6a3b22', `stroke="${SEPIA}" stroke-width="4"`),
    path(polygon(collar), brass, `stroke="${SEPIA}" stroke-width="3"`),
    path(
      smooth(ribbon([on(r + 70, -9), on(r + 120, -11), on(r + 180, -12)], (t) => 4 * Math.sin(Math.PI * t))),
      '#b5764c',
    ),
    // light on the brass and on the glass
    arc(r + 8, 3.5, 4.9, 4, '#f3dc9a'),
    arc(r + 8, 0.2, 0.7, 3, '#f3dc9a'),
    arc(r - 24, 3.55, 4.35, 9, '#ffffff'),
  ].join('');
}
