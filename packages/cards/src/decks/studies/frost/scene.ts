/** Frost scraperboard: a lit drift, one fern, snow. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, fern, flakes, frost, scratches, strays } from '../../../finishes/frost.ts';
import { smooth } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { path } from '../../../kit/markup.ts';
import { Scene } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 7, background: BOARD });
  const S = scene.element('drift');
  const drift = closedBelow(S, ridge(S, { y: 800, amplitude: 120 }));
  const tone = new Tone().round(drift, { from: -60, before: 20, size: 260 });
  const grown = fern(S.rng, { x: 420, y: 880, angle: -1.7, length: 620, curl: 0.8, order: 3, gap: 13 });
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#081026', '#173a6c'], 0, 0, 0, 900)),
    path(smooth(drift), '#1d406f'),
    scratches(S, { tone, region: drift, flow: (x) => 0.2 * Math.sin(x * 0.01) }),
    path(grown.join(''), ICE[3]),
    flakes(S, 120, (rng) => [rng.range(0, 800), rng.range(0, 800)]),
    strays(S),
  );
  return scene;
}

export default card({ finish: frost, paint });
