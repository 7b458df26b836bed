/** A preserving jar with a small whirlwind shut up in it, leaves, somebody's hat and all. Foot of the jar at (x, y), 200 px tall at s=1. */
import { brushLine, leaf } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { pathPoints, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, moved, path } from '../kit/markup.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const glass =
  'M-58 -4C-70 -20 -72 -60 -70 -100C-69 -132 -62 -146 -48 -154L-46 -172L46 -172L48 -154C62 -146 69 -132 70 -100C72 -60 70 -20 58 -4C30 6 -30 6 -58 -4Z';

export function windJar(
  S: Easel,
  x: number,
  y: number,
  s: number,
  c: { wind: Colour; deep: Colour; lid: Colour; dark: Colour; leaf: Colour },
): string {
  const clip = S.clip(glass);
  // a funnel that leans: turns behind, then what it has picked up, then turns before
  const turn = (i: number, before: boolean): string => {
    const t = i / 25;
    const [cx, cy, r] = [Math.sin(t * 4.4) * 9 * t, -146 + t * 138, 8 + 50 * (1 - t) ** 1.15];
    const from = (before ? 0.02 : 1.02) * Math.PI + S.rng.gauss(0, 0.35);
    const ring = times(12, (k): Point => {
      const a = from + (Math.PI * 0.96 * k) / 11;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.24 + k * 0.5];
    });
    return brushLine(
      S,
      ring,
      S.rng.range(1.6, 4.6) * (1.1 - t * 0.6),
      S.rng.chance(0.45) ? c.wind : '#ffffff',
      {
        opacity: before ? S.rng.range(0.5, 0.95) : 0.3,
        attack: 0.4,
        decay: 0.5,
      },
    );
  };
  const leaves = times(7, (i) => {
    const [a, t] = [i * 2.4, (i * 0.37) % 1];
    return path(leaf(Math.cos(a) * (52 - t * 34), -132 + t * 104, a + 1, 16, 5.4), i % 2 ? c.leaf : c.dark);
  });
  // somebody's hat
  const hat = group(
    { transform: 'translate(14 -84) rotate(-24)' },
    ellipse(0, 4, 22, 5, c.dark),
    path('M-12 3C-13 -14 -8 -18 0 -17C8 -18 13 -14 12 3Z', c.dark),
    path('M-12.500 -1L12.500 -1L12 4L-12 4Z', c.lid),
  );
  return moved(
    { x, y, s },
    path(glass, c.deep, 'opacity=".92"'),
    group(
      { 'clip-path': clip },
      glow(S, 0, -84, 110, c.wind, 0.9, 0.5, 1),
      times(26, (i) => turn(i, false)),
      leaves,
      hat,
      times(26, (i) => turn(i, true)),
    ),
    path(glass, 'none', `stroke="${c.dark}" stroke-width="3.5"`),
    brushLine(S, trace('-58,-118 -62,-80 -58,-30'), 4, '#ffffff', { opacity: 0.85 }),
    brushLine(S, trace('56,-130 61,-100 60,-70'), 2.6, '#ffffff', { opacity: 0.6 }),
    // lid, tied down
    path(
      smooth(
        pathPoints(
          'M-54 -168C-56 -180 -54 -190 -50 -194C-20 -202 20 -202 50 -194C54 -190 56 -180 54 -168C20 -160 -20 -160 -54 -168Z',
          8,
        ),
      ),
      c.lid,
    ),
    ellipse(0, -193, 50, 7, c.lid, `stroke="${c.dark}" stroke-width="2.5"`),
    brushLine(S, trace('-54,-172 -20,-165 20,-165 54,-172'), 4, c.dark, { attack: 0.02, decay: 0.05 }),
    brushLine(S, trace('20,-166 40,-152 34,-138'), 2.6, c.dark),
    brushLine(S, trace('20,-166 22,-150 12,-140'), 2.6, c.dark),
  );
}
