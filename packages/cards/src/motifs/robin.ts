/** A robin on its toes, its beak lifted to the left; it stands at (0, 0), 110 px high at s = 1. Gouache. */
import { brushLine, fur } from '../kit/brush.ts';
import { clamp, mix } from '../kit/colour.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { ellipse, group, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const [BACK, WING, RED, BELLY, DARK] = ['#7a6248', '#5d4938', '#d9582a', '#efe6d6', '#2a1c1a'] as const;

const shape = (list: string): string => smooth(closedCurve(list, 6));
const OUTLINE =
  '-34,-100 -20,-108 -6,-104 4,-90 14,-72 28,-52 34,-34 26,-18 6,-10 -14,-14 -28,-30 -34,-54 -38,-78 -40,-92';

/** `held`: what it brings, drawn from the tip of the beak at (-56, -110). */
export function robin(S: Easel, at: Standing, held = ''): string {
  const hair = (list: string, n: number, from: string, to: string, flow: number): string =>
    fur(S, {
      region: closedCurve(list, 6),
      n,
      length: 11,
      width: 1.5,
      flow,
      colour: (x) => mix(from, to, clamp((x + 36) / 60)),
    });
  return moved(
    at,
    brushLine(S, trace('-10,-14 -12,-4 -14,0'), 2.2, DARK, { decay: 0.1 }),
    brushLine(S, trace('6,-14 6,-5 5,0'), 2.2, DARK, { decay: 0.1 }),
    brushLine(S, trace('-26,1 -14,-1 -6,2'), 2, DARK),
    brushLine(S, trace('-6,1 5,-1 14,2'), 2, DARK),
    path(shape('22,-34 52,-18 74,2 70,10 44,0 20,-18'), WING),
    path(shape(OUTLINE), BACK),
    group(
      { 'clip-path': S.clip(shape(OUTLINE)) },
      path(shape('-44,-60 -10,-56 6,-34 10,-6 -20,-4 -44,-30'), BELLY),
      path(shape('-48,-106 -30,-104 -18,-92 -12,-72 -10,-48 -24,-38 -46,-50'), RED),
    ),
    hair('-36,-96 -22,-92 -14,-70 -14,-48 -28,-44 -36,-70', 90, '#f08a4a', '#c2431e', 1.7),
    hair('-30,-40 -12,-44 4,-30 4,-14 -14,-16', 60, '#fff8ea', '#cfc0b0', 1.3),
    path(shape('2,-78 18,-66 36,-40 50,-16 30,-18 10,-34 -2,-58'), WING),
    brushLine(S, trace('6,-68 22,-46 42,-20'), 1.8, '#a88a66'),
    brushLine(S, trace('2,-58 16,-38 32,-22'), 1.8, '#a88a66'),
    path('M-36 -101L-58 -112L-34 -91Z', '#3a2a26'),
    ellipse(-20, -95, 4.6, 4.8, '#120c0c'),
    ellipse(-21.6, -97, 1.5, 1.5, '#ffffff'),
    held,
  );
}
