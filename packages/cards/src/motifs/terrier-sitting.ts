/** A rough terrier sitting in profile to the left, muzzle lifted: it sits at (0, 0), 200 px high at s = 1. Gouache. */
import { brushLine, fur } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { clamp, mix, oklch } from '../kit/colour.ts';
import { closedCurve } from '../kit/curves.ts';
import { softShadow } from '../kit/light.ts';
import { ellipse, group, moved, type Mark } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

/** Terrier, undecided. */
export function terrier(S: Easel, at: Standing): string {
  const coat = { body: oklch(0.86, 0.05, 75), shade: oklch(0.48, 0.06, 50), lit: oklch(0.96, 0.06, 80) };
  const tan = { body: oklch(0.62, 0.11, 58), shade: oklch(0.38, 0.08, 45) };
  const hair = (list: string, n: number, flow: number, body: string, shade: string): Mark =>
    fur(S, {
      region: closedCurve(list),
      n,
      length: 17,
      width: 1.7,
      flow,
      colour: (x, y) => mix(body, shade, clamp((x + 40) / 110 + (y + 60) / 300 + S.rng.gauss(0, 0.12))),
      curl: 0.6,
    });
  const BACK = '-24,-122 14,-120 46,-90 70,-50 82,-10 66,6 10,6 -16,-10 -34,-60 -40,-96';
  const HEAD =
    '-34,-98 -50,-122 -62,-140 -88,-160 -102,-176 -100,-190 -88,-196 -66,-192 -48,-204 -22,-204 0,-188 10,-156 12,-116 -8,-96';
  return moved(
    at,
    softShadow(S, 50, 4, 150, 22, '#1c120e', 0.85),
    cel(S, '66,-14 92,-24 108,-52 118,-54 116,-30 98,0 70,6', tan.shade),
    cel(
      S,
      BACK,
      coat.body,
      laid('10,-130 100,-100 100,20 0,20 30,-30 24,-80', coat.shade, 0.9),
      laid('-10,-126 30,-120 50,-84 30,-64 4,-84', tan.body, 0.9),
    ),
    hair(BACK, 420, 1.1, coat.lit, coat.shade),
    cel(
      S,
      '18,-56 52,-60 80,-34 80,-4 60,8 8,9 2,2 22,-8',
      mix(coat.body, coat.shade, 0.5),
      laid('40,-60 90,-60 90,14 30,14', coat.shade, 0.9),
    ),
    hair('22,-50 52,-56 76,-32 76,-4 40,6 10,6 24,-10', 150, 1.2, coat.body, coat.shade),
    cel(
      S,
      '-42,-112 -54,-72 -48,-40 -50,-4 -64,4 -60,10 -34,10 -28,-30 -14,-70 -8,-96',
      coat.lit,
      laid('-30,14 -32,-30 -18,-90 0,-100 0,20', coat.shade, 0.6),
    ),
    cel(
      S,
      '-20,-84 -26,-40 -26,-4 -38,5 -34,10 -8,10 -6,-40 6,-80',
      coat.body,
      laid('-18,14 -14,-60 10,-90 14,20', coat.shade, 0.8),
    ),
    hair('-52,-110 -58,-70 -40,-56 -14,-70 -8,-100', 160, 1.5, coat.lit, coat.shade),
    group(
      { transform: 'rotate(24 -6 -124)' },
      cel(
        S,
        HEAD,
        coat.body,
        laid('-40,-110 -20,-134 4,-150 30,-170 30,-90 -30,-80', coat.shade, 0.55),
        laid('-60,-196 -48,-210 -10,-210 10,-180 12,-150 -14,-158 -40,-170', tan.body, 0.95),
      ),
      hair('-96,-176 -88,-160 -62,-138 -46,-120 -30,-130 -52,-160 -76,-180', 150, 2, coat.lit, coat.shade),
      cel(
        S,
        '-26,-196 -8,-206 14,-190 30,-166 26,-152 8,-156 -12,-172',
        tan.shade,
        laid('-26,-196 -8,-210 6,-196 -8,-180', tan.body, 0.8),
      ),
      ellipse(-98, -188, 8, 7, '#1a1216'),
      ellipse(-52, -182, 5.6, 6, '#1a1216'),
      ellipse(-54, -184.5, 2, 2, '#ffd9a0'),
      brushLine(S, trace('-62,-196 -54,-200 -46,-196'), 2.4, tan.shade),
      brushLine(S, trace('-94,-172 -78,-164 -66,-160'), 1.8, '#4a2c22'),
      hair('-40,-100 -50,-122 -30,-140 0,-150 12,-120 -6,-96', 160, 1.3, coat.lit, coat.shade),
    ),
  );
}
