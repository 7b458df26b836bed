/** D31: the chalk horse leaps out of the blackboard before the pupil on duty can wipe it off. */
import { chalkFill, chalkLine, chalkboard, rubbed } from '../../../finishes/chalk.ts';
import { card } from '../../../finishes/finish.ts';
import { polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { group, path } from '../../../kit/markup.ts';
import { fix, lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, taper } from '../../../kit/shapes.ts';
import { leapingHorse } from '../../../motifs/leaping-horse.ts';
import { pupil, desks } from '../../../motifs/chalk-classroom.ts';

const slate = '#1c2729';
const board = '#11191b';
const white = '#fbf8ee';
const oak = '#c99a5e';
const blue = '#86aec4';
const apple = '#a9dc4a';

const frame = trace('54,104 548,96 554,838 50,846');

function room(scene: Scene): void {
  const wall = scene.element('wall');
  scene.add(
    chalkFill(wall, trace('-10,-10 810,-10 810,884 -10,884'), oak, {
      gap: 30,
      opacity: 0.3,
      ground: 0.03,
      angle: -1.2,
    }),
    chalkLine(wall, trace('-10,894 300,890 560,896 810,891'), 7, oak, { opacity: 0.8 }),
  );
  const floor = scene.element('floor');
  scene.add(
    chalkFill(floor, trace('430,906 560,904 548,1060 340,1066'), blue, {
      gap: 10,
      opacity: 0.34,
      ground: 0.1,
      angle: 1.85,
    }),
    times(13, (i) => {
      const x = -700 + i * 190;
      return chalkLine(
        floor,
        [
          [lerp(400, x, 0.4), 898],
          [lerp(400, x, 0.7), 1030],
          [x, 1210],
        ],
        2.2,
        oak,
        { opacity: 0.6, again: false },
      );
    }),
  );
}

function night(scene: Scene): void {
  const S = scene.element('window');
  const pane = trace('606,92 790,88 792,650 604,654');
  const hills = ridge(S, { y: 560, amplitude: 34, x0: 590, x1: 800, frequency: 0.012 });
  scene.add(
    group(
      { 'clip-path': S.clip(polygon(pane)) },
      `<rect x="590" y="80" width="220" height="590" fill="${S.linear(['#16212c', [0.45, '#274052'], [0.8, '#5f8797']])}"/>`,
      path(polygon(closedBelow(S, hills, 700)), '#141f1f'),
      chalkFill(S, closedBelow(S, hills, 690), blue, { gap: 10, opacity: 0.35, ground: 0.04, angle: -0.3 }),
      times(9, () => {
        const [x, y] = [S.rng.range(614, 786), S.rng.range(110, 190)];
        return path(
          smooth(times(6, (k): Point => [x + Math.cos(k) * 2.6, y + Math.sin(k) * 2.6])),
          white,
          'opacity=".8"',
        );
      }),
    ),
    path('M752 118C728 122 716 146 728 166C738 180 758 180 768 168C748 168 738 142 752 118Z', white),
    // the curtain, drawn out by the wind
    chalkFill(S, trace('806,92 784,150 790,260 768,380 742,470 726,520 764,530 790,500 806,560'), white, {
      gap: 9,
      opacity: 0.5,
      ground: 0.22,
      angle: 1.35,
    }),
    chalkLine(S, trace('788,92 782,150 788,260 768,380 742,470 726,520'), 4, white, { again: false }),
    chalkLine(S, trace('726,520 744,534 764,530 784,510 806,540'), 4, white, { again: false }),
    chalkLine(S, trace('602,86 606,360 600,658'), 13, oak),
    chalkLine(S, trace('594,88 690,84 806,86'), 14, oak),
    chalkLine(S, trace('580,664 690,668 806,662'), 20, oak),
  );
}

/** The board: dust, the drawn meadow, and the dark wet path of the sponge. */
function blackboard(scene: Scene): void {
  const S = scene.element('board');
  scene.add(
    path(polygon(frame), board),
    group(
      { 'clip-path': S.clip(polygon(frame)) },
      rubbed(S, 'M40 160C180 110 420 120 570 150L570 820C400 850 180 850 40 840Z', white, 0.5),
      times(60, () => {
        const [x, y, long] = [S.rng.range(40, 560), S.rng.range(110, 780), S.rng.range(60, 190)];
        const tilt = S.rng.gauss(-0.25, 0.25);
        const sweep = times(5, (k): Point => {
          const u = (k / 4 - 0.5) * long;
          return [x + u, y + u * tilt + (u * u) / 700];
        });
        return path(
          smooth(ribbon(spline(sweep), taper(S.rng.range(8, 18), 0.3, 0.4))),
          S.rng.chance(0.35) ? board : white,
          `opacity="${fix(S.rng.range(0.06, 0.2))}"`,
        );
      }),
      // the meadow he was drawn on
      chalkLine(S, trace('56,806 150,796 280,806 420,798 556,804'), 6, apple, { opacity: 0.9 }),
      times(30, (i) => {
        const x = 62 + i * 17;
        const lean = S.rng.range(-8, 12);
        return chalkLine(
          S,
          [
            [x, 804],
            [x + lean * 0.3, 786],
            [x + lean, 772 - S.rng.range(0, 14)],
          ],
          3.4,
          apple,
          { again: false, opacity: 0.8 },
        );
      }),
      // a child's sun
      chalkLine(
        S,
        times(15, (i): Point => [140 + Math.cos(i * 0.45) * 36, 214 + Math.sin(i * 0.45) * 36]),
        6,
        white,
      ),
      times(9, (i) => {
        const a = i * 0.698 + 0.2;
        return chalkLine(
          S,
          [48, 60, 74].map((r): Point => [140 + Math.cos(a) * r, 214 + Math.sin(a) * r]),
          5,
          white,
          { again: false },
        );
      }),
      // the wet path of the sponge, and the drips
      path(
        smooth(
          ribbon(
            traceCurve(
              '590,596 520,604 452,632 440,648 470,654 580,640 560,660 480,690 424,716 424,732 460,734 580,704 560,730 470,764 410,790',
            ),
            (t) => 14 + Math.sin(t * 23) * 2.5,
            S.noise,
            3,
          ),
        ),
        board,
      ),
      times(6, (i) =>
        path(
          smooth(
            ribbon(
              spline([
                [420 + i * 25, 748 - i * 4],
                [421 + i * 25, 776 - i * 4],
                [420 + i * 25, 790 + S.rng.range(0, 34)],
              ]),
              taper(4.5, 0.1, 0.2),
            ),
          ),
          board,
        ),
      ),
    ),
    chalkLine(S, trace('44,98 300,90 556,90'), 17, oak),
    chalkLine(S, trace('46,96 42,460 46,850'), 17, oak),
    chalkLine(S, trace('554,92 560,460 556,846'), 17, oak),
    chalkLine(S, trace('26,858 300,856 576,850'), 24, oak),
    chalkLine(S, trace('300,838 322,834 342,836'), 9, white),
    chalkLine(S, trace('206,840 216,838 228,840'), 9, blue),
  );
}

/** Empty outline at the croup, solid chalk at the head: he fills as he comes. */
function horse(scene: Scene): void {
  const S = scene.element('horse');
  const h = leapingHorse;
  const grows = S.mask(
    `<rect x="0" y="0" width="800" height="1200" fill="${S.linearAt(
      ['#000000', [0.35, '#4a4a4a'], [0.62, '#dcdcdc'], '#ffffff'],
      250,
      640,
      560,
      400,
    )}"/>`,
  );
  const outlined = (shapes: readonly Points[], fill: string, line: number): string => {
    const d = shapes.map((shape) => smooth(shape)).join('');
    return (
      shapes
        .map((shape) =>
          chalkLine(S, [...shape, ...shape.slice(0, 2)], line * 2, white, { again: false, wobble: 1.2 }),
        )
        .join('') +
      path(d, board) +
      group({ mask: grows }, path(d, fill))
    );
  };
  const lit = S.linearAt([white, [0.5, white], [0.78, '#c2c5bd'], '#a3a8a2'], 560, 330, 500, 640);
  const dim = '#969c98';
  const dark = (fold: Points, width: number): string =>
    path(smooth(ribbon(spline(fold), taper(width, 0.3, 0.5))), board, 'opacity=".75"');
  scene.add(
    rubbed(
      S,
      'M440 150C600 60 790 160 790 330C790 540 690 680 540 720C470 580 430 320 440 150Z',
      white,
      0.22,
    ),
    h.tail.map((lock, i) => chalkLine(S, lock, 4 + (i % 3), white, { again: false, opacity: 0.85 })),
    outlined([...h.legs.far, h.farEar], dim, 4),
    outlined([...h.legs.near, h.body, h.ear], lit, 5),
    chalkLine(S, trace('344,540 330,592 300,624'), 5, white, { again: false, opacity: 0.8 }),
    h.coronets
      .slice(1)
      .map((ring, i) => (i % 2 === 0 ? chalkLine(S, ring, 4, white, { again: false }) : dark(ring, 3.5))),
    h.folds.map((fold) => dark(fold, 3.2)),
    dark(trace('624,190 620,176 618,164'), 5),
    // eye and nostril
    path('M632 252C640 240 656 240 664 250C656 260 640 262 632 252Z', board),
    path(
      smooth(times(7, (i): Point => [652 + Math.cos(i * 0.9) * 2.6, 248 + Math.sin(i * 0.9) * 2.6])),
      white,
    ),
    dark(trace('628,246 644,234 664,242'), 3),
    path('M708 310C712 302 720 308 720 316C716 324 708 320 708 310Z', board),
    h.mane.map((lock, i) =>
      path(
        smooth(ribbon(lock, taper(6 + (i % 3) * 2, 0.15, 0.6))),
        i % 4 === 1 ? '#9aa09a' : white,
        'opacity=".92"',
      ),
    ),
    // crumbs of chalk flying off him
    times(80, () => {
      const t = S.rng.f();
      const [x, y] = [
        lerp(300, 770, t) + S.rng.gauss(0, 30),
        lerp(700, 180, t * S.rng.range(0.4, 1)) + S.rng.gauss(0, 60),
      ];
      const r = S.rng.range(1, 4.5);
      return path(
        smooth(times(6, (k): Point => [x + Math.cos(k) * r, y + Math.sin(k) * r])),
        white,
        `opacity="${fix(S.rng.range(0.3, 0.9))}"`,
      );
    }),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 3131, background: slate });
  room(scene);
  night(scene);
  blackboard(scene);
  horse(scene);
  pupil(scene);
  desks(scene);
  return scene;
}

export default card({ finish: chalkboard, grade: { slate, halo: 0.3, smears: 0.5 }, paint });
