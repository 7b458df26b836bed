/** Goldfish leaving through the air on a thread of water, from (574, 712) up to (500, 34). Gouache. */
import { oklch, type Colour, type Palette } from '../kit/colour.ts';
import { along, smooth, traceCurve } from '../kit/curves.ts';
import { Layers, ellipse, path } from '../kit/markup.ts';
import { fix, nth, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { goldfish } from './fish.ts';

type FishPaint = Palette<'fish' | 'foam' | 'sea' | 'seaL'>;

export function fishOnAThread(S: Easel, P: FishPaint): string {
  const laid = new Layers();
  const fp = traceCurve(
    '574,712 566,610 524,520 452,474 386,484 290,500 216,450 220,360 320,290 450,262 570,214 640,130 600,60 500,34',
    16,
  );
  const rib = (off: number, w: number, opacity: number, c: Colour) =>
    laid.add(
      path(
        smooth(
          ribbon(
            fp.map(([x, y], i): Point => [x + off * Math.sin(i / 9), y + off * Math.cos(i / 11)]),
            (t) => w * (0.3 + 0.9 * Math.abs(Math.sin(t * 9 + off))) * Math.min(1, (1 - t) * 3),
          ).filter((_, i) => i % 2 === 0),
        ),
        c,
        `opacity="${opacity}"`,
      ),
    );
  laid.add(`<g clip-path="${S.clip('M-50 -50H850V1250H-50Z')}">`);
  rib(0, 9, 0.32, P.seaL);
  rib(12, 4.5, 0.45, P.sea);
  rib(-14, 3, 0.5, P.foam);
  rib(22, 2, 0.5, P.foam);
  laid.add('</g>');
  for (let i = 0; i < 90; i++) {
    const q = nth(fp, S.rng.int(0, fp.length - 1)),
      r = 0.8 + 3.6 * S.rng.f() ** 3,
      x = q[0] + S.rng.gauss(0, 26),
      y = q[1] + S.rng.gauss(0, 26);
    laid.add(
      ellipse(x, y, r, r, S.rng.chance(0.6) ? P.foam : P.seaL, `opacity="${fix(S.rng.range(0.4, 0.9))}"`),
    );
  }
  const fc = [
    {
      body: P.fish,
      fin: oklch(0.68, 0.17, 45),
      white: oklch(0.96, 0.03, 85),
      shade: oklch(0.4, 0.14, 25),
      light: oklch(0.92, 0.09, 85),
    },
    {
      body: oklch(0.95, 0.025, 80),
      fin: oklch(0.9, 0.05, 60),
      white: P.fish,
      shade: oklch(0.6, 0.08, 20),
      light: '#ffffff',
    },
    {
      body: oklch(0.55, 0.18, 28),
      fin: oklch(0.62, 0.17, 35),
      white: oklch(0.95, 0.03, 85),
      shade: oklch(0.34, 0.12, 20),
      light: oklch(0.9, 0.1, 80),
    },
  ];
  const fs = [
    [0.13, -8, 4, 0.4, 0],
    [0.2, 14, -10, 0.46, 2],
    [0.27, -8, -18, 0.56, 1],
    [0.35, 8, 16, 0.72, 0],
    [0.41, -12, 16, 0.84, 2],
    [0.5, 20, 6, 0.94, 0],
    [0.585, -4, -26, 0.8, 1],
    [0.64, 6, 28, 1.1, 0],
    [0.72, -8, -18, 0.9, 2],
    [0.78, 30, 26, 1.0, 1],
    [0.87, 4, -4, 1.18, 0],
    [0.985, -10, 12, 0.86, 2],
  ] as const;
  for (const [t, dx, dy, s, k] of fs) {
    const q = along(fp, t);
    laid.add(
      goldfish(S, {
        x: q.x + dx,
        y: q.y + dy,
        a: q.angle + S.rng.gauss(0, 0.1),
        s,
        c: nth(fc, k),
        bank: Math.cos(q.angle) < 0 ? -1 : 1,
        flex: S.rng.gauss(0, 14),
      }),
    );
  }
  return laid.svg();
}
