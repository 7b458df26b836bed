/** A study of lacquer: modelled tempera, combed gold, gold leaf, and the border. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  GROUND,
  VERMILION,
  assist,
  lacquer,
  leaf,
  round,
  rule,
  strands,
  tempera,
} from '../../../finishes/lacquer.ts';
import { trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { goose } from '../../../motifs/lacquer-geese.ts';
import { drift } from '../../../motifs/lacquer-shapes.ts';
import { bareTree } from '../../../motifs/lacquer-trees.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 7, background: GROUND });
  const S = scene.element('study');
  const ball = blob(260, 330, 150, 150, S.noise, 0.04);
  scene.add(
    tempera(S, ball, { tones: VERMILION, step: 20 }),
    assist(S, ball, { field: round([200, 260]), gap: 8 }),
    leaf(S, blob(590, 240, 70, 70, S.noise, 0.04)),
    strands(S, trace('480,420 560,380 640,420 720,380'), trace('480,520 560,560 640,500 720,540'), 24),
    bareTree(S, {
      trunk: '660,980 690,800 640,640 560,600',
      width: 60,
      tones: BLUE,
      to: [420, 800],
      reach: 170,
    }),
    drift(S, trace('-20,960 200,930 420,966 620,940 840,962'), 300, { tones: BLUE }),
    goose(S, { x: 360, y: 1010, s: 1.4 }),
    rule(S),
  );
  return scene;
}

export default card({ finish: lacquer, paint });
