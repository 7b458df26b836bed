/** The New Year's board as a map, for phones and small windows: drifts above drifts up to a strip of sky. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { sky, stars } from '../../../kit/sky.ts';
import {
  drift,
  firs,
  garland,
  hut,
  pond,
  skyline,
  SNOW,
  snowfall,
  snowman,
  tracks,
} from '../../../motifs/winter-valley.ts';

const night = oklch(0.22, 0.065, 272);
const blue = oklch(0.33, 0.09, 265);
const dusk = oklch(0.46, 0.09, 285);
const rose = oklch(0.6, 0.09, 25);

function paint(): Scene {
  const scene = new Scene({ seed: 2025, background: night, w: 1000, h: 1000 });
  scene.add(
    sky(scene.element('sky'), [night, [0.5, blue], [0.8, dusk], rose], { n: 500, y1: 210 }),
    stars(scene.element('stars'), { n: 90, box: [0, 0, 1000, 170], colour: SNOW, big: 5 }),
  );
  const S = scene.element('land');
  const far = skyline(S, trace('-20,190 120,160 260,176 420,140 600,170 760,138 900,166 1020,150'), 16);
  const first = skyline(S, trace('-20,262 180,236 400,262 620,240 820,268 1020,240'), 7);
  const second = skyline(S, trace('-20,426 200,450 460,424 700,452 1020,420'), 7);
  const third = skyline(S, trace('-20,610 240,580 520,616 780,590 1020,620'), 7);
  const fourth = skyline(S, trace('-20,800 260,826 540,792 800,820 1020,790'), 7);
  scene.add(
    drift(S.element('far'), far, mix(dusk, SNOW, 0.3), mix(blue, dusk, 0.6), 120),
    firs(
      S.element('wood'),
      first,
      [
        [70, 84],
        [104, 62],
        [520, 74],
        [552, 56],
        [930, 88],
        [964, 66],
      ],
      0.3,
    ),
    drift(S.element('first'), first, mix(blue, SNOW, 0.52), mix(blue, dusk, 0.15), 200),
    (
      [
        [186, 262, 0.95],
        [262, 272, 0.78],
        [684, 266, 0.9],
      ] as const
    ).map(([x, y, s], i) => hut(S.element(`hut ${i}`), x, y, s)),
    drift(S.element('second'), second, mix(blue, SNOW, 0.46), blue, 200),
    firs(
      S.element('left'),
      second,
      [
        [30, 140],
        [74, 100],
        [960, 130],
      ],
      0.1,
    ),
    pond(S.element('pond'), 560, 520, 150, 36),
    drift(S.element('third'), third, mix(blue, SNOW, 0.4), mix(night, blue, 0.85), 210),
    firs(
      S.element('middle'),
      third,
      [
        [340, 130],
        [384, 92],
        [900, 150],
        [948, 110],
      ],
      0.05,
    ),
    hut(S.element('alone'), 700, 640, 1.05),
    garland(S.element('lights'), [74, 370], [340, 500], 50, 6),
    garland(S.element('more lights'), [384, 530], [900, 470], 60, 6),
    tracks(trace('120,760 240,700 420,690 600,720'), 12, 5),
    drift(S.element('fourth'), fourth, mix(blue, SNOW, 0.34), mix(night, blue, 0.75), 220),
    firs(S.element('near'), fourth, [
      [40, 200],
      [104, 140],
      [960, 190],
    ]),
    snowman(S.element('snowman'), 830, 950, 1.2),
    snowfall(scene.element('snowfall'), 170, 3),
  );
  return scene;
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.1, contrast: 0.06, saturation: 1.06 },
  paint,
});
