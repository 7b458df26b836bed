/** A study of the old map: an island like a sleeping hare. */
import { card } from '../../../finishes/finish.ts';
import {
  coast,
  edgeTint,
  hachures,
  map,
  mapMargin,
  mapMountain,
  sepiaLine,
  windRose,
} from '../../../finishes/map.ts';
import { pathPoints } from '../../../kit/curves.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 4, background: '#ffffff' });
  scene.add(mapMargin(scene.element('margin')));
  const island = scene.element('island');
  const shore = pathPoints(
    'M180 700C150 560 260 470 330 440C320 340 330 250 370 240C410 250 400 350 420 420C440 330 480 260 510 280C530 320 490 400 480 450C600 480 680 600 660 740C640 860 520 930 380 920C270 910 200 830 180 700Z',
    26,
  );
  scene.add(coast(island, shore, { land: '#c9a24e', water: '#7fa7a8' }));
  scene.add(
    edgeTint(
      island,
      pathPoints('M400 700C470 640 600 640 650 700C640 820 560 900 470 905C420 860 380 780 400 700Z', 10),
      '#b85a4a',
      { band: 22 },
    ),
  );
  const range = scene.element('range');
  scene.add(
    times(7, (i) =>
      mapMountain(
        range,
        270 + i * 52 + range.rng.gauss(0, 8),
        620 + range.rng.gauss(0, 16) - i * 6,
        60,
        54 + range.rng.range(-10, 22),
        { tint: '#a88a5a' },
      ),
    ),
  );
  scene.add(
    hachures(range, trace('260,760 330,730 420,740 480,780'), { length: 34 }),
    hachures(range, trace('260,760 330,730 420,740 480,780'), { side: -1, length: 24, light: 0.6 }),
    sepiaLine(range, trace('260,760 330,730 420,740 480,780'), 2),
  );
  scene.add(sepiaLine(island, trace('430,640 440,700 410,760 430,830 400,900'), 2.4, '#5c7f86'));
  scene.add(windRose(scene.element('rose'), 620, 1010, 84, '#4a3220', '#a23b2c'));
  const sea = scene.element('sea');
  scene.add(
    times(30, () => {
      const [x, y] = [sea.rng.range(90, 700), sea.rng.range(980, 1110)];
      return x > 500
        ? ''
        : sepiaLine(
            sea,
            [
              [x, y],
              [x + 10, y - 5],
              [x + 20, y],
              [x + 30, y - 4],
            ],
            1.2,
            '#7a6a50',
          );
    }),
  );
  return scene;
}

export default card({ finish: map, paint });
