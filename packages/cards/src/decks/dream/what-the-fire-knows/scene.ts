/** D27: forest animals sit round a campfire, and their shadows on the cliff are people telling a story. */
import { card } from '../../../finishes/finish.ts';
import {
  LEATHER,
  lampScreen,
  pierceAlong,
  puppet,
  rosette,
  shadowPuppet,
  slits,
} from '../../../finishes/puppet.ts';
import { polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { fix, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, taper } from '../../../kit/shapes.ts';
import { figureParts, type FigureOptions } from '../../../motifs/figure/figure.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';

const nightGreen = '#10221a';
const umber = '#4a1d08';
const FIRE: Point = [404, 1000];

/** A person as a soft shadow on the rock. */
function shadowOf(S: Easel, o: Omit<FigureOptions, 'colours'>, extra = '', soft = 3.2): string {
  const colours = { coat: umber };
  return group(
    { opacity: 0.86, filter: blur(S, soft) },
    moved(
      { x: o.x, y: o.y, s: o.s ?? 1, flip: o.flip ?? 1 },
      figureParts({ ...o, colours })
        .parts.filter((part) => part.role !== 'feature' && part.role !== 'blush')
        .map((part) => path(part.d, umber)),
    ),
    extra,
  );
}

/** A pine cut out of hide: ragged tiers. */
function pineCut(S: Easel, x: number, y: number, h: number, w: number): string {
  const tiers = 7;
  const side = (k: 1 | -1): Point[] =>
    times(tiers, (i): Point[] => {
      const t = (i + 1) / tiers;
      return [
        [x + k * w * t * S.rng.range(0.8, 1.1), y - h + h * t * 0.94],
        [x + k * w * t * 0.45, y - h + h * t * 0.9],
      ];
    }).flat();
  return polygon([[x, y - h], ...side(1), [x + 6, y], [x - 6, y], ...side(-1).reverse()]);
}

/** One body of fire: licking tongues, tallest in the middle. */
function tongues(S: Easel, n: number, w: number, h: number, y: number): string {
  const licks = times(n, (i) => {
    const u = ((i + 0.5) / n) * 2 - 1;
    const x = FIRE[0] + u * w * 0.8;
    const tall = h * (1 - Math.abs(u) ** 1.5 * 0.72) * S.rng.range(0.78, 1.08);
    const sway = S.rng.range(10, 26) * (i % 2 ? 1 : -1);
    return smooth(
      ribbon(
        spline([
          [x, y],
          [x + sway * 0.5 - u * 8, y - tall * 0.35],
          [x - sway * 0.6 - u * 20, y - tall * 0.7],
          [x + sway * 0.7 - u * 26, y - tall],
        ]),
        (t) =>
          ((w * 1.5) / n) * (0.7 + Math.sin(Math.min(1, t * 1.6) * Math.PI) * 0.5) * (1 - t) ** 0.8 + 0.4,
      ),
    );
  });
  return (
    licks.join('') +
    smooth(
      times(14, (i): Point => [
        FIRE[0] + Math.cos(i * 0.449) * w * 0.92,
        y - 14 + Math.sin(i * 0.449) * h * 0.14,
      ]),
    )
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 2727, background: '#1a0d06' });
  screen(scene);
  cliff(scene);
  people(scene);
  rim(scene);
  fireplace(scene);
  ground(scene);
  fox(scene);
  hare(scene);
  owl(scene);
  near(scene);
  return scene;
}

function screen(scene: Scene): void {
  scene.add(lampScreen(scene, [FIRE[0], 800], '#ffe2a0', '#e58a33', '#5e220b', 860));
}

/** Strata of the cliff, and cracks. */
function cliff(scene: Scene): void {
  const S = scene.element('cliff');
  scene.add(
    group(
      { opacity: 0.3, filter: blur(S, 2) },
      times(26, (i) => {
        const y = 190 + i * 28 + S.rng.gauss(0, 9);
        const x0 = S.rng.range(-20, 460);
        const length = S.rng.range(140, 420);
        return path(
          smooth(
            ribbon(
              spline(times(6, (k): Point => [x0 + (k / 5) * length, y + S.rng.gauss(0, 7) + k * 3])),
              taper(S.rng.range(2, 6), 0.3, 0.5),
            ),
          ),
          i % 3 ? '#7a2f0c' : '#ffdf9a',
        );
      }),
      ['90,180 120,300 96,420 130,520', '690,170 660,280 700,400 676,500', '420,160 436,230 410,290'].map(
        (c) => path(smooth(ribbon(traceCurve(c), taper(6, 0.1, 0.9))), '#5a1f08'),
      ),
    ),
  );
}

/** The people: shadows as tall as the rock. */
function people(scene: Scene): void {
  const S = scene.element('people');
  const teller = {
    ...poses.stand,
    arms: [
      { root: 128, bend: 22 },
      { root: 62, bend: 34 },
    ] as const,
  };
  scene.add(
    shadowOf(S.element('teller'), {
      x: 176,
      y: 846,
      s: 4.5,
      view: 'side',
      pose: { ...teller, arms: [...teller.arms] },
      garment: 'long coat',
      hat: 'brim',
      build: 'thin',
    }),
    shadowOf(S.element('grandmother'), {
      x: 676,
      y: 820,
      s: 3.7,
      flip: -1,
      view: 'side',
      pose: 'stand',
      garment: 'dress',
      hat: 'headscarf',
      build: 'stout',
    }),
    // she rocks a bundle
    shadowOf(
      S.element('mother'),
      {
        x: 548,
        y: 866,
        s: 3.4,
        flip: -1,
        view: 'side',
        pose: 'carry',
        garment: 'skirt',
        hair: 'bun',
        hat: 'none',
      },
      path('M440 566C452 540 500 540 540 560C552 580 540 606 506 612C470 616 436 604 440 566Z', umber) +
        path(
          smooth(times(12, (i): Point => [440 + Math.cos(i * 0.5236) * 25, 540 + Math.sin(i * 0.5236) * 25])),
          umber,
        ),
    ),
    // and one whom no one casts
    shadowOf(S.element('nobody'), {
      x: 352,
      y: 838,
      s: 2.1,
      view: 'side',
      flip: -1,
      pose: 'sit',
      build: 'child',
      garment: 'jacket',
      hat: 'bobble',
    }),
  );
}

/** Night above the rim, pines, stars. */
function rim(scene: Scene): void {
  const S = scene.element('rim');
  const edge = ridge(S, { y: 168, amplitude: 46, frequency: 0.006 });
  const sky = `M-20 -20L820 -20${[...edge]
    .reverse()
    .map(([x, y]) => `L${fix(x)} ${fix(y)}`)
    .join('')}Z`;
  const stars = times(34, () => {
    const [x, y, r] = [S.rng.range(50, 750), S.rng.range(30, 120), S.rng.range(1, 3.2)];
    return `M${fix(x - r)} ${fix(y)}L${fix(x)} ${fix(y - r * 1.5)}L${fix(x + r)} ${fix(y)}L${fix(x)} ${fix(y + r * 1.5)}Z`;
  });
  scene.add(
    puppet(S, sky, { colour: nightGreen, distance: 0.08 }),
    path(stars.join(''), '#f6d99a', 'opacity=".8"'),
    puppet(
      S,
      times(15, (i) => {
        const x = i * 60 - 20 + S.rng.gauss(0, 14);
        return pineCut(S, x, 206 + S.rng.gauss(0, 10), S.rng.range(70, 150), S.rng.range(22, 36));
      }),
      { distance: 0.05, colour: '#0c140e' },
    ),
  );
}

/** Fire. */
function fireplace(scene: Scene): void {
  const S = scene.element('fire');
  scene.add(
    glow(S, FIRE[0], FIRE[1] - 60, 340, '#ffd27a', 0.9),
    group(
      { filter: blur(S, 1.4) },
      path(tongues(S, 9, 118, 270, 1036), '#f9842a', 'opacity=".85"'),
      path(tongues(S, 7, 92, 250, 1038), '#ffb040'),
      path(tongues(S, 6, 66, 200, 1040), '#ffe08a'),
      path(tongues(S, 4, 36, 170, 1042), '#fffbe6'),
    ),
    times(46, () => {
      const t = S.rng.f();
      const [x, y] = [FIRE[0] + S.rng.gauss(0, 20 + t * 70), 900 - t * 560];
      const r = S.rng.range(1.2, 3.4) * (1.2 - t * 0.6);
      return path(
        smooth([
          [x - r, y],
          [x, y - r * 2],
          [x + r, y],
          [x, y + r],
        ]),
        t < 0.5 ? '#fffbe0' : '#ffe6a4',
      );
    }),
  );
}

/** Ground with prints: boots that turn into paws, pierced. */
function ground(scene: Scene): void {
  const S = scene.element('ground');
  const boot = (x: number, y: number, r: number): string =>
    place(x, y, r, [
      'M-7 -2C-9 -16 -5 -25 0 -25C6 -25 9 -16 7 -2C3 1 -4 1 -7 -2Z',
      'M-6 4C-3 2 3 2 6 4C7 12 4 16 0 16C-4 16 -7 12 -6 4Z',
    ]);
  const paw = (x: number, y: number, r: number): string =>
    place(x, y, r, [
      'M-7 6C-7 -2 7 -2 7 6C7 12 -7 12 -7 6Z',
      'M-11 -3C-11 -9 -6 -9 -6 -4C-6 0 -10 1 -11 -3Z',
      'M-4 -8C-4 -14 1 -14 1 -8C1 -4 -4 -4 -4 -8Z',
      'M5 -6C6 -11 11 -10 10 -5C9 -1 4 -1 5 -6Z',
    ]);
  const earth = polygon(closedBelow(S, ridge(S, { y: 1046, amplitude: 20, frequency: 0.005 })));
  scene.add(
    puppet(
      S,
      [
        earth,
        ...times(70, () => {
          const x = S.rng.range(-10, 810);
          const h = S.rng.range(10, 34) + (Math.abs(x - 400) > 300 ? 26 : 0);
          return polygon(
            ribbon(
              [
                [x, 1060],
                [x + h * 0.1, 1060 - h * 0.5],
                [x + S.rng.gauss(0, 10), 1060 - h],
              ],
              (t) => 3 * (1 - t) + 0.3,
            ),
          );
        }),
      ],
      {},
    ),
    glow(S, FIRE[0], 1074, 200, '#ff9a3a', 0.55, 0.6, 0.2),
    path(
      [
        boot(742, 1154, -62),
        boot(694, 1112, -66),
        boot(646, 1138, -70),
        boot(594, 1102, -74),
        paw(546, 1138, -76),
        paw(504, 1112, -80),
        paw(458, 1144, -84),
        paw(414, 1118, -84),
        paw(370, 1142, -86),
      ].join(''),
      '#e79a45',
      'opacity=".85"',
    ),
  );

  // logs
  scene.add(
    moved(
      { x: 0, y: 42 },
      puppet(
        scene.element('logs'),
        [
          smooth(ribbon(trace('300,1024 400,1000 500,976'), () => 15)),
          smooth(ribbon(trace('312,978 400,1002 512,1026'), () => 14)),
          smooth(ribbon(trace('404,1034 408,1000 400,972'), () => 12)),
          ...times(17, (i) => {
            const x = 268 + i * 17;
            const y = 1036 + Math.sin((i / 16) * Math.PI) * 26;
            return smooth(times(7, (k): Point => [x + Math.cos(k) * 13, y + Math.sin(k) * 10]));
          }),
        ],
        { pierced: [slits(S, trace('310,1024 330,1016'), trace('470,988 490,982'), 3, 2)] },
      ),
    ),
  );
}

/** The company. */
function fox(scene: Scene): void {
  const S = scene.element('fox');
  const foxBody =
    'M112 1070C84 1004 102 936 146 892C168 872 176 852 178 836C166 806 170 768 184 738C200 756 210 776 218 794C226 794 232 794 238 796C244 776 256 756 272 744C280 772 280 806 272 828C288 844 312 858 332 866C340 874 334 884 322 886C300 890 278 890 262 884C256 904 262 930 264 960C268 1000 266 1040 272 1060C280 1068 276 1076 262 1076C246 1078 238 1076 236 1066C230 1030 222 1000 212 976C210 1010 220 1046 228 1068C200 1082 140 1082 112 1070Z';
  const foxTail =
    'M128 1062C60 1084 16 1040 26 976C30 936 60 904 78 910C92 916 82 940 84 962C88 1000 120 1010 150 1022Z';
  scene.add(
    puppet(S, [foxTail, foxBody], {
      pierced: [
        'M288 850C296 848 304 852 306 858C298 862 290 858 288 850Z',
        'M188 762C196 772 202 784 206 796C196 796 190 784 188 762Z',
        'M266 766C270 782 268 798 262 808C254 802 256 784 266 766Z',
        rosette(160, 988, 40, 9),
        pierceAlong(S, trace('126,1040 120,980 146,916 184,874'), { gap: 13, size: 3.6 }),
        slits(S, trace('214,868 240,892 236,930'), trace('236,880 256,906 258,950'), 6, 2),
        slits(S, trace('38,1000 46,950 70,922'), trace('76,1016 76,972 84,930'), 7, 2.4),
        pierceAlong(S, trace('60,1042 96,1046 136,1040'), { gap: 12, size: 3 }),
      ],
    }),
  );
}

function hare(scene: Scene): void {
  const S = scene.element('hare');
  scene.add(
    puppet(
      S,
      [
        'M540 1072C524 1068 528 1054 546 1050C556 1020 556 990 562 966C556 956 546 948 536 940C520 930 516 914 528 904C540 890 556 880 572 876C566 836 570 780 592 740C610 762 610 820 602 868C614 826 634 784 660 764C668 800 650 850 622 888C628 906 624 926 614 940C650 968 676 1010 672 1056C676 1070 660 1080 640 1078C600 1082 570 1080 540 1072Z',
        smooth(times(12, (i): Point => [676 + Math.cos(i * 0.5236) * 20, 1054 + Math.sin(i * 0.5236) * 17])),
      ],
      {
        pierced: [
          'M550 908C558 900 568 902 572 910C564 916 554 916 550 908Z',
          slits(S, trace('588,766 584,850'), trace('598,770 594,858'), 3, 3),
          slits(S, trace('652,784 614,866'), trace('656,800 624,868'), 3, 2.6),
          rosette(624, 1026, 36, 8),
          pierceAlong(S, trace('572,960 570,1000 560,1044'), { gap: 12, size: 3.2 }),
          pierceAlong(S, trace('600,946 634,976 656,1020'), { gap: 12, size: 3 }),
        ],
      },
    ),
  );
}

function owl(scene: Scene): void {
  const S = scene.element('owl');
  scene.add(
    puppet(
      S,
      [
        'M672 1096C690 1050 688 1000 684 960C710 950 760 950 784 962C780 1010 786 1060 806 1100Z',
        'M690 960C674 920 672 870 684 836C678 820 676 804 682 790C696 800 708 806 722 806C738 806 752 798 764 788C770 806 768 822 762 836C776 872 772 924 754 960C734 972 706 970 690 960Z',
      ],
      {
        pierced: [
          rosette(702, 838, 16, 9),
          rosette(742, 838, 16, 9),
          'M718 850L728 850L722 864Z',
          ...[0, 1, 2, 3].map((k) =>
            pierceAlong(
              S,
              [
                [694 + k * 2, 884 + k * 19],
                [722, 892 + k * 19],
                [752 - k * 2, 884 + k * 19],
              ],
              { gap: 11, size: 3.2 },
            ),
          ),
          slits(S, trace('702,990 700,1060'), trace('770,990 780,1060'), 5, 1.6),
        ],
      },
    ),
  );
}

/** Near branches, out of focus. */
function near(scene: Scene): void {
  const S = scene.element('near');
  scene.add(
    puppet(
      S,
      [
        smooth(ribbon(traceCurve('-30,1210 10,900 -6,600 24,300 4,-20'), (t) => 40 - t * 16)),
        smooth(ribbon(traceCurve('10,420 70,380 110,320 124,262'), taper(11, 0.01, 1))),
        smooth(ribbon(traceCurve('20,250 80,240 140,270'), taper(8, 0.01, 1))),
        smooth(ribbon(traceCurve('826,1210 806,800 816,400 790,-20'), (t) => 32 - t * 8)),
        smooth(ribbon(traceCurve('806,520 760,470 722,452 690,404'), taper(9, 0.01, 1))),
      ],
      { distance: 0.16, colour: LEATHER },
    ),
  );
}

/** Path pieces set down at (x, y), turned by r degrees; straight commands M, C, Z only. */
function place(x: number, y: number, r: number, pieces: readonly string[]): string {
  const [c, s] = [Math.cos((r * Math.PI) / 180), Math.sin((r * Math.PI) / 180)];
  return pieces
    .map((d) =>
      d.replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, u: string, v: string) => {
        const [a, b] = [Number(u), Number(v)];
        return `${fix(x + a * c - b * s)} ${fix(y + a * s + b * c)}`;
      }),
    )
    .join('');
}

export default card({ finish: shadowPuppet, grade: { lamp: [0.5, 0.66], falloff: 0.42 }, paint });
