/** Gzhel: a few sweeps of the loaded brush, a filled shape, fine lines, a touch of gold. */
import { card } from '../../../finishes/finish.ts';
import { GOLD, breath, cobaltLine, dotsAlong, gzhel, loaded, smear } from '../../../finishes/gzhel.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { rectangle, times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 8, background: '#ffffff' });
  const S = scene.element('hill');
  const hill = closedCurve('-40,1240 -40,900 200,760 420,800 640,720 840,820 840,1240');
  scene.add(
    breath(S, rectangle(-20, -20, 820, 560), 0.35),
    smear(S, hill, { angle: 80, from: 0.9, to: 0.1 }),
    times(7, (i) => loaded(S, trace(`${120 + i * 80},700 ${150 + i * 80},480 ${110 + i * 90},300`), 34, {})),
    cobaltLine(S, trace('60,760 300,700 520,740 760,680'), 4),
    dotsAlong(S, trace('60,700 300,640 520,680'), 22, 5),
    path(smooth(closedCurve('580,160 640,110 700,160 640,216')), GOLD),
  );
  return scene;
}

export default card({ finish: gzhel, paint });
