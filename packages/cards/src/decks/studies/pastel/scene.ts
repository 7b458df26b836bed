/** A study in pastel: a lantern boat in fog. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { pathPoints } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 5, background: '#a9b2b0' });
  const sky = scene.element('sky');
  scene.add(
    pastelFill(sky, trace('-20,-20 820,-20 820,640 -20,640'), '#b6bdbb', {
      density: 0.5,
      stick: 16,
      length: 160,
      angle: -0.5,
    }),
  );
  const hills = scene.element('hills');
  scene.add(
    inFog(
      hills,
      0.7,
      pastelFill(hills, closedBelow(hills, ridge(hills, { y: 520, amplitude: 120 }), 800), '#7f8f94'),
    ),
  );
  const mid = scene.element('mid hills');
  scene.add(
    inFog(
      mid,
      0.35,
      pastelFill(
        mid,
        closedBelow(mid, ridge(mid, { y: 620, amplitude: 90, frequency: 0.006 }), 820),
        '#66787c',
      ),
    ),
    fog(mid, 690, 130, '#c3c9c4', 0.9),
  );
  const sea = scene.element('sea');
  scene.add(
    pastelFill(sea, trace('-20,700 820,700 820,1220 -20,1220'), '#8b9c9a', {
      angle: 0.04,
      stick: 9,
      length: 190,
      density: 0.5,
    }),
  );
  scene.add(
    times(26, (i) =>
      pastelLine(
        sea,
        [
          [sea.rng.range(-40, 600), 730 + i * 18],
          [sea.rng.range(300, 700), 732 + i * 18],
          [sea.rng.range(500, 860), 728 + i * 18],
        ],
        3 + i * 0.12,
        i % 3 ? '#75878a' : '#b9c2bb',
        0.5,
      ),
    ),
  );
  scene.add(fog(sea, 730, 90, '#c8ccc6', 0.8));
  const light = scene.element('light');
  scene.add(smudgedLight(light, 470, 690, 330, '#f7d894', 0.8));
  const boat = scene.element('boat');
  scene.add(
    pastelFill(
      boat,
      pathPoints('M230 860C320 890 520 892 600 846C590 920 540 950 420 952C320 950 260 920 230 860Z', 6),
      '#33393d',
      { stick: 5, length: 60, angle: 0.1, density: 3 },
    ),
  );
  scene.add(
    pastelFill(
      boat,
      pathPoints('M360 862C350 800 356 740 384 712C408 700 430 716 436 746C446 800 444 840 440 866Z', 6),
      '#2b3035',
      { stick: 4, length: 50, angle: 1.4, density: 4 },
    ),
    pastelFill(boat, pathPoints('M372 716C366 690 378 668 396 668C416 668 424 690 420 714Z', 5), '#2b3035', {
      density: 5,
      stick: 3,
      length: 20,
    }),
  );
  scene.add(
    pastelLine(boat, trace('434,760 470,742 486,716'), 6, '#2b3035'),
    pastelLine(boat, trace('486,716 488,700'), 2, '#2b3035'),
  );
  scene.add(
    pastelFill(light, pathPoints('M472 700C470 670 500 668 502 700C500 720 476 720 472 700Z', 4), '#fff0c0', {
      density: 8,
      stick: 3,
      length: 14,
    }),
    smudgedLight(light, 487, 696, 90, '#ffd27a', 0.9),
  );
  scene.add(
    times(9, (i) =>
      pastelLine(
        light,
        [
          [430 - i * 6, 970 + i * 22],
          [490, 972 + i * 22],
          [540 + i * 4, 970 + i * 22],
        ],
        4,
        '#f2d9a0',
        0.75 - i * 0.06,
      ),
    ),
  );
  return scene;
}

export default card({ finish: pastel, paint });
