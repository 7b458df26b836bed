/** A child in a red coat, head thrown back and tongue out; feet at (0, 0), 220 px high, looks up to the right. Gouache. */
import { brushLine, dabs, strokes } from '../kit/brush.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { softShadow } from '../kit/light.ts';
import { ellipse, group, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export function flakeCatcher(S: Easel, o: Standing): string {
  const [COAT, DARK, HAT, SKIN] = ['#dd4a2c', '#8d2420', '#1f6d80', '#ffd9b4'];
  const shape = (list: string, colour: string): string => path(smooth(closedCurve(list)), colour);
  const head = [
    shape('-30,10 -34,-14 -16,-32 10,-32 28,-14 33,-2 40,4 33,9 32,14 27,18 31,26 18,33 -4,34 -22,28', SKIN),
    shape('14,20 28,14 32,20 29,26 16,26', '#7c2230'),
    shape('22,18 38,11 54,8 60,14 50,21 26,25', '#e8527c'),
    shape('2,12 10,6 17,11 12,19 3,19', '#f08e74'),
    brushLine(S, trace('7,-6 14,-13 23,-9'), 2.6, '#3a2420', { decay: 0.2 }),
    shape('-38,20 -44,-14 -28,-38 2,-44 22,-32 24,-22 2,-20 -14,-10 -22,6 -26,26', HAT),
    brushLine(S, trace('25,-26 4,-22 -12,-11 -20,6 -26,28'), 6.5, '#f6d27a', { attack: 0.02, decay: 0.02 }),
    [-34, -16].map((u, i) =>
      brushLine(S, trace(`${u},${-24 - i * 6} ${u + 8},-14 ${u + 14},${-2 - i * 4}`), 2.4, '#4fa3ae'),
    ),
    ellipse(-34, -42, 17, 16, '#fff4dc'),
    dabs(S, 26, [-48, -20], [-56, -28], [2, 4], [2, 4], 0.3).map((d) => path(d, '#e9cfa0', 'opacity=".7"')),
  ];
  return [
    softShadow(S, o.x - 70, o.y + 4, 150, 20, '#4a7fae', 0.75),
    moved(
      o,
      shape('-26,-70 -4,-70 -6,-20 -4,0 -38,0 -40,-10 -24,-18', '#2b3a5c'),
      shape('4,-70 26,-70 26,-20 42,-10 42,0 8,0 6,-20', '#22304f'),
      shape('-14,-150 -44,-132 -80,-108 -92,-92 -82,-82 -56,-92 -14,-112', DARK),
      shape('-56,-50 -40,-110 -26,-150 0,-164 24,-150 40,-110 54,-50 20,-42 -20,-42', COAT),
      strokes(S, {
        region: closedCurve('-54,-50 -38,-110 -24,-148 0,-160 22,-148 36,-110 50,-50'),
        clip: S.clip(
          smooth(closedCurve('-56,-50 -40,-110 -26,-150 0,-164 24,-150 40,-110 54,-50 20,-42 -20,-42')),
        ),
        n: 70,
        length: 40,
        width: 4,
        angle: 1.5,
        colour: (x) => (x > 4 ? '#f68a58' : '#b53420'),
        opacity: [0.25, 0.6],
      }),
      shape('-58,-54 -20,-46 20,-46 56,-54 58,-42 20,-32 -20,-32 -60,-42', '#fff1dc'),
      shape('14,-148 44,-130 78,-116 96,-112 96,-98 74,-94 40,-102 10,-118', '#e55c36'),
      ellipse(-90, -86, 13, 12, '#f2b63c'),
      ellipse(98, -106, 13, 12, '#f2b63c'),
      group({ transform: 'translate(4 -184) rotate(-50) scale(1.16)' }, head),
      shape('-26,-158 0,-168 26,-156 30,-142 2,-146 -30,-142', '#f2b63c'),
      shape('-24,-152 -12,-146 -26,-110 -36,-84 -50,-88 -40,-116', '#f2b63c'),
    ),
  ].join('');
}
