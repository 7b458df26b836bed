/** A study in ink and wash: a bare tree over a bent man, one red scarf. */
import { card } from '../../../finishes/finish.ts';
import { hatch, ink, inkLine, inkWash, spatter } from '../../../finishes/ink.ts';
import { pathPoints, polygon, smooth } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 3, background: '#ffffff' });
  const sky = scene.element('sky');
  scene.add(
    inkWash(
      sky,
      'M60 80C240 40 560 60 740 90C750 260 700 420 640 520C480 560 300 500 90 540C50 400 40 220 60 80Z',
      '#b9bcc4',
      { opacity: 0.7 },
    ),
  );
  const hills = scene.element('hills');
  const far = ridge(hills, { y: 640, amplitude: 90 });
  scene.add(
    inkWash(hills, polygon(closedBelow(hills, far, 900)), '#9aa3ad', { opacity: 0.55 }),
    inkLine(
      hills,
      far.filter((_, i) => i % 6 === 0),
      3,
      { dry: 0.5 },
    ),
  );
  const ground = scene.element('ground');
  const near = ridge(ground, { y: 900, amplitude: 40, frequency: 0.003 });
  scene.add(
    inkWash(ground, polygon(closedBelow(ground, near, 1140)), '#c9b79a', { opacity: 0.7 }),
    inkLine(
      ground,
      near.filter((_, i) => i % 5 === 0),
      6,
      { dry: 0.2 },
    ),
  );
  scene.add(
    hatch(
      ground,
      closedBelow(
        ground,
        near.map(([x, y]): Point => [x, y + 20]),
        1120,
      ),
      { angle: 0.08, gap: 13, density: (x, y) => 0.25 + (y - 900) / 500 + (x > 460 ? 0.3 : 0) },
    ),
  );
  const tree = scene.element('tree');
  const trunk = trace('230,940 246,820 222,700 262,560 300,430 290,330');
  scene.add(inkLine(tree, trunk, 34, { pressure: (t) => 1.1 - t * 0.75 }));
  const boughs = [
    '262,560 340,500 430,470 520,480 560,500',
    '300,430 380,360 420,270 480,230',
    '222,700 150,640 120,560 130,500',
    '290,330 250,260 200,220',
    '290,330 330,250 320,170',
    '430,470 470,420 530,400',
    '150,640 90,620 70,580',
  ];
  scene.add(boughs.map((b, i) => inkLine(tree, trace(b), i < 2 ? 13 : 8, { pressure: (t) => 1 - t * 0.8 })));
  scene.add(
    times(26, () => {
      const [x, y] = [tree.rng.range(90, 560), tree.rng.range(180, 560)];
      return inkLine(
        tree,
        [
          [x, y],
          [x + tree.rng.range(-50, 50), y - tree.rng.range(10, 50)],
          [x + tree.rng.range(-70, 70), y - tree.rng.range(30, 80)],
        ],
        2.4,
        { dry: 0.3 },
      );
    }),
  );
  const man = scene.element('man');
  const coat =
    'M540 900C528 850 536 780 566 742C584 726 612 730 622 748C640 790 640 850 634 902C604 912 570 910 540 900Z';
  scene.add(
    inkWash(man, coat, '#7d7f86', { region: 0.2 }),
    inkLine(man, pathPoints(coat, 14), 5),
    hatch(man, pathPoints(coat, 6), { angle: 1.2, gap: 7, density: (x) => (x > 590 ? 1 : 0.2) }),
  );
  scene.add(
    inkLine(man, trace('572,740 566,716 580,696 602,700 608,720 600,738'), 4),
    inkLine(man, trace('548,706 580,690 630,706'), 9),
    inkLine(man, trace('560,700 572,664 604,666 612,700'), 12, { pressure: () => 1 }),
  );
  scene.add(
    inkLine(man, trace('560,904 556,960 548,972'), 7),
    inkLine(man, trace('610,906 616,960 630,968'), 7),
    inkLine(man, trace('536,820 516,860 512,968'), 3.4),
  );
  scene.add(
    inkWash(
      man,
      'M566 738C584 752 606 750 620 742C626 752 624 760 616 764C640 790 670 796 700 780C696 800 660 816 626 800C606 780 580 772 566 760Z',
      '#c8202a',
      { region: 0.2, rough: 5, min: 0.7 },
    ),
  );
  scene.add(
    spatter(scene.element('spatter'), 420, 980, 160, 40),
    inkLine(scene.element('birds'), trace('600,260 616,248 628,258 642,246 660,256'), 4),
    inkLine(scene.element('birds'), trace('664,310 676,300 686,308 698,300'), 3),
  );
  scene.add(
    inkLine(
      scene.element('sun'),
      pathPoints(
        smooth(
          times(12, (i): Point => [
            640 + Math.cos((i / 12) * 6.283) * 60,
            380 + Math.sin((i / 12) * 6.283) * 60,
          ]),
        ),
        20,
      ),
      3,
      { dry: 0.3 },
    ),
  );
  return scene;
}

export default card({ finish: ink, paint });
