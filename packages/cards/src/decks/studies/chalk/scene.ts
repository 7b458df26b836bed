/** A study in chalk: a drawn horse on a slate. */
import { chalkFill, chalkLine, chalkboard, rubbed } from '../../../finishes/chalk.ts';
import { card } from '../../../finishes/finish.ts';
import { pathPoints } from '../../../kit/curves.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const slate = '#24322f';
  const scene = new Scene({ seed: 8, background: slate });
  const [white, blue, apple] = ['#f4f1e6', '#9cc8d8', '#b6dc5a'];
  const horse = scene.element('horse');
  const body =
    'M210 640C190 590 240 540 330 548C420 556 470 540 520 500C540 470 556 420 590 392C610 376 640 384 650 404C668 430 690 452 694 470C690 486 664 486 644 474C628 480 616 490 610 520C600 580 570 640 540 664C450 700 300 700 240 690C220 680 214 660 210 640Z';
  scene.add(
    rubbed(
      scene.element('old'),
      'M90 560C200 480 420 470 520 420C600 380 640 420 600 560C500 700 200 720 90 560Z',
      white,
      0.3,
    ),
  );
  scene.add(
    chalkFill(horse, pathPoints(body, 8), white, { gap: 9, opacity: 0.55 }),
    chalkLine(horse, pathPoints(body, 22), 6, white),
  );
  for (const leg of [
    '250,680 230,760 190,830 170,900',
    '300,690 320,770 300,850 330,920',
    '500,676 540,750 600,800 620,870',
    '540,660 590,720 660,740 700,800',
  ])
    scene.add(chalkLine(horse, trace(leg), 9, white));
  scene.add(
    times(9, (i) =>
      chalkLine(
        horse,
        [
          [540 - i * 8, 480 + i * 9],
          [500 - i * 12, 440 + i * 10],
          [450 - i * 10, 460 + i * 12],
        ],
        4,
        i % 3 ? white : blue,
      ),
    ),
  );
  scene.add(
    times(7, (i) =>
      chalkLine(
        horse,
        [
          [214, 620 + i * 4],
          [150 - i * 6, 600 + i * 18],
          [110 + i * 4, 690 + i * 16],
        ],
        4,
        white,
      ),
    ),
  );
  const field = scene.element('field');
  scene.add(
    chalkLine(field, trace('60,960 220,940 420,956 600,930 750,950'), 5, blue),
    times(22, () => {
      const x = field.rng.range(70, 740);
      return chalkLine(
        field,
        [
          [x, 960],
          [x + 4, 930],
          [x + field.rng.range(-14, 20), 910],
        ],
        3,
        apple,
        { again: false },
      );
    }),
  );
  const stars = scene.element('stars');
  scene.add(
    times(7, () => {
      const [x, y] = [stars.rng.range(80, 720), stars.rng.range(90, 320)];
      return [0, 1, 2].map((k) =>
        chalkLine(
          stars,
          [
            [x - 14 * Math.cos(k), y - 14 * Math.sin(k)],
            [x + 14 * Math.cos(k), y + 14 * Math.sin(k)],
          ],
          3,
          blue,
          { again: false },
        ),
      );
    }),
  );
  const moon = times(20, (i): Point => [
    620 + Math.cos((i / 19) * 6.3) * 62,
    180 + Math.sin((i / 19) * 6.3) * 62,
  ]);
  scene.add(chalkFill(stars, moon, blue, { gap: 6 }), chalkLine(stars, moon, 5, white));
  return scene;
}

export default card({ finish: chalkboard, grade: { slate: '#24322f' }, paint });
