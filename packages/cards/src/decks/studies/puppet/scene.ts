/** A study of shadow puppets: a stag and its rod. */
import { card } from '../../../finishes/finish.ts';
import {
  lampScreen,
  pierceAlong,
  puppet,
  rod,
  rosette,
  shadowPuppet,
  slits,
} from '../../../finishes/puppet.ts';
import { polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, taper } from '../../../kit/shapes.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 2, background: '#2a1206' });
  scene.add(lampScreen(scene, [420, 640], '#ffe9ae', '#f0a043', '#7a2f0e'));
  const far = scene.element('far wood');
  scene.add(
    puppet(
      far,
      times(9, (i) =>
        polygon(
          ribbon(
            [
              [40 + i * 96, 1000],
              [52 + i * 96 + far.rng.gauss(0, 12), 600],
              [40 + i * 96 + far.rng.gauss(0, 20), 150 + far.rng.range(0, 160)],
            ],
            (t) => 13 * (1.2 - t),
          ),
        ),
      ),
      { distance: 0.9 },
    ),
  );
  const hills = scene.element('hills');
  scene.add(
    puppet(hills, polygon(closedBelow(hills, ridge(hills, { y: 960, amplitude: 60 }))), { distance: 0.35 }),
  );
  const stag = scene.element('stag');
  const body =
    'M230 700C250 640 330 620 420 640C480 640 500 600 520 540C530 500 560 470 600 470C630 480 660 510 670 530C664 546 640 550 610 544C592 560 584 600 578 640C572 700 560 730 530 744C450 770 320 770 260 756C236 744 226 724 230 700Z';
  const legs = [
    '270,740 260,830 280,920 270,1000',
    '320,756 340,840 320,930 334,1000',
    '490,750 500,840 480,920 492,1000',
    '536,740 560,820 548,910 562,1000',
  ].map((l) => smooth(ribbon(traceCurve(l), taper(17, 0.01, 1.6))));
  const antlers = [
    '590,476 570,400 520,350 500,270',
    '566,400 610,360 616,300',
    '524,352 470,340 440,300',
    '606,474 640,410 690,380 720,310',
    '650,404 640,350 660,300',
  ].map((a) => smooth(ribbon(traceCurve(a), taper(9, 0.01, 1.2))));
  scene.add(
    rod(stag, [400, 740], [360, 1210]),
    puppet(stag, [body, ...legs, ...antlers], {
      pierced: [
        rosette(350, 700, 40),
        rosette(470, 700, 30, 7),
        pierceAlong(stag, trace('260,720 300,672 420,664 500,650'), { gap: 13, size: 4 }),
        pierceAlong(stag, trace('536,620 552,560 590,516'), { gap: 12, size: 3.4 }),
        slits(stag, trace('520,720 500,640'), trace('572,690 548,610'), 6, 2.4),
        'M622 500C630 494 640 498 644 508C634 512 626 510 622 500Z',
      ],
    }),
  );
  const grass = scene.element('grass');
  scene.add(
    puppet(
      grass,
      [
        polygon(closedBelow(grass, ridge(grass, { y: 1040, amplitude: 30 }))),
        ...times(90, () => {
          const x = grass.rng.range(-10, 810);
          const h = grass.rng.range(30, 120);
          return polygon(
            ribbon(
              [
                [x, 1060],
                [x + h * 0.1, 1060 - h * 0.5],
                [x + grass.rng.gauss(0, 20), 1060 - h],
              ],
              (t) => 4 * (1 - t) + 0.3,
            ),
          );
        }),
      ],
      {},
    ),
  );
  return scene;
}

export default card({ finish: shadowPuppet, grade: { lamp: [0.52, 0.52] }, paint });
