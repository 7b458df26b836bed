/** Felt and thread: the smallest complete scene. Two hills, a fir, a moon, one of every stitch. */
import { felted, felt } from '../../../finishes/felt.ts';
import {
  backStitch,
  blanket,
  knots,
  running,
  satinFill,
  seeds,
  sew,
  yarn,
} from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { closedCurve, traceCurve } from '../../../kit/curves.ts';
import { scatter, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';

const [NIGHT, SNOW, FIR, RED] = ['#2b3554', '#e6e1d6', '#31584e', '#b8392c'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 3, background: NIGHT });
  const S = scene.element('all');
  const hill = closedCurve('-40,860 200,800 420,850 640,780 840,820 840,1240 -40,1240');
  const fir = trace(
    '400,300 470,460 440,455 520,620 480,615 580,800 430,812 425,870 375,870 370,812 230,800 320,615 280,620 360,455 330,460',
  );
  scene.add(
    felt(S, blob(600, 240, 90, 90, S.noise, 0.05), SNOW),
    felt(S, hill, SNOW, { height: 1.3 }),
    sew(S, running(S, traceCurve('-20,900 200,838 420,890 640,820 820,860')), NIGHT),
    felt(S, fir, FIR),
    sew(S, blanket(S, [...fir].reverse(), { gap: 12 }), '#d8c27a', { width: 3 }),
    sew(S, backStitch(S, traceCurve('400,330 396,500 404,700 400,860')), '#d8c27a', { width: 3.4 }),
    satinFill(S, closedCurve('180,960 240,920 300,960 320,1040 250,1080 180,1050'), RED, 0.5),
    sew(
      S,
      seeds(S, scatter(hill, 40, S.rng), 10, () => 0.4),
      '#9fb0c4',
      { width: 3 },
    ),
    knots(S, scatter(trace('20,20 780,20 780,760 20,760'), 60, S.rng), SNOW),
    yarn(S, [traceCurve('470,1120 560,1040 640,1090 700,1000 760,1030')], RED, { couching: '#e6c9a0' }),
  );
  return scene;
}

export default card({ finish: felted, paint });
