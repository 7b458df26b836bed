/** A preserving jar with a small whirlwind shut up in it, leaves and all. Foot of the jar at (x, y), 200 px tall at s=1. */
import { brushLine, leaf } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { pathPoints, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, moved, path } from '../kit/markup.ts';
import { fix, times, trace, type Point } from '../kit/points.ts';
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
  // one long turn after another, wide above and narrow below
  const turns = times(9, (i) => {
    const t = i / 8;
    const [cy, r] = [-142 + t * 130, 54 - t * 40];
    const tilt = Math.sin(i * 1.7) * 5;
    const ring = times(15, (k): Point => {
      const a = Math.PI * (0.05 + (1.5 * k) / 14) + i * 0.9;
      return [
        Math.cos(a) * r + Math.sin(i * 1.1) * 6,
        cy + Math.sin(a) * r * 0.26 + (Math.cos(a) * tilt) / 2,
      ];
    });
    return brushLine(S, ring, 5.5 - t * 2, i % 3 === 1 ? c.wind : '#ffffff', {
      opacity: 0.95,
      attack: 0.3,
      decay: 0.5,
    });
  });
  const leaves = times(9, (i) => {
    const a = i * 2.4;
    const t = (i * 0.37) % 1;
    return path(
      leaf(Math.cos(a) * (46 - t * 30), -134 + t * 104, a + 1, 19, 6),
      i % 2 ? c.leaf : c.dark,
      `opacity="${fix(0.95)}"`,
    );
  });
  return moved(
    { x, y, s },
    path(glass, c.deep, 'opacity=".92"'),
    group({ 'clip-path': clip }, glow(S, 0, -84, 110, c.wind, 0.9, 0.5, 1), turns, leaves),
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
