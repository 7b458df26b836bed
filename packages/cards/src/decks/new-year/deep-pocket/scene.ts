/** N53: home from the party, the last guest asleep in an elephant's coat pocket with a cheek on its trunk. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { moved } from '../../../kit/markup.ts';
import { lerp, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { elephantHead, elephantTrunk, partyHat } from '../../../motifs/felt-elephant.ts';

const [EVENING, GREEN, WINE, GREY, SKIN] = ['#c99a8a', '#2f5a4f', '#8a2c36', '#7f8896', '#e0b491'] as const;
const CREAM = '#ece2cf';
const GOLD = '#d3a64a';
const HAIR = '#5a2f22';
const THREAD = adjust(GREEN, { dL: 0.22, kC: 0.8 });

function paint(): Scene {
  const scene = new Scene({ seed: 5353, background: EVENING });
  snowfall(scene);
  coat(scene);
  farSleeve(scene);
  buttons(scene);
  scene.add(elephantHead(scene.element('head')), partyHat(scene.element('hat'), GOLD, WINE));
  opening(scene);
  shoulders(scene);
  scene.add(elephantTrunk(scene.element('trunk')));
  sleeper(scene);
  pocket(scene);
  embrace(scene);
  sleeve(scene);
  return scene;
}

function snowfall(scene: Scene): void {
  const S = scene.element('snowfall');
  const at = times(90, (i): Point => [
    20 + ((i * 137) % 770) + S.rng.gauss(0, 14),
    20 + i * 7 + S.rng.gauss(0, 10),
  ]);
  scene.add(knots(S, at, '#f3e7dc', 4.2));
}

/** It could house a family. */
function coat(scene: Scene): void {
  const S = scene.element('coat');
  const whole = closedCurve(
    '190,520 120,560 66,640 36,760 16,920 4,1080 -10,1260 830,1260 806,1080 790,900 764,740 730,640 680,566 610,520 400,500',
  );
  const edge = traceCurve('330,620 318,760 312,900 306,1060 300,1240');
  scene.add(
    felt(S, whole, GREEN, { height: 2.6 }),
    sew(S, backStitch(S, edge, 16), adjust(GREEN, { dL: -0.12 }), { width: 5, dimple: false }),
    sew(
      S,
      running(
        S,
        edge.map(([x, y]): Point => [x + 18, y]),
        16,
        10,
      ),
      THREAD,
      { width: 4 },
    ),
    felt(
      S.element('collar'),
      [
        closedCurve('170,540 240,508 330,520 392,566 356,640 318,700 250,668 176,620 150,578'),
        closedCurve('640,540 560,508 470,520 404,566 440,640 486,690 552,668 624,620 656,578'),
      ],
      adjust(GREEN, { dL: 0.05 }),
      { height: 2.2 },
    ),
    sew(
      S,
      blanket(S, traceCurve('152,584 176,620 250,668 318,700 356,640 390,570'), {
        leg: 15,
        gap: 14,
        side: -1,
      }),
      THREAD,
      { width: 4 },
    ),
  );
}

/** Each as large as the sleeper's fist. */
function buttons(scene: Scene): void {
  const S = scene.element('buttons');
  scene.add(
    trace('262,830 250,1070').map(([x, y], i) => {
      const E = S.element(`button ${i}`);
      const at = (u: number, v: number): Point => [x + u, y + v];
      return [
        felt(E, blob(x, y, 46, 46, E.noise, 0.04), WINE, { height: 2.4 }),
        sew(
          E,
          backStitch(
            E,
            times(40, (k): Point => at(Math.cos((k / 39) * TAU) * 34, Math.sin((k / 39) * TAU) * 34)),
            11,
          ),
          adjust(WINE, { dL: 0.14 }),
          { width: 3.6 },
        ),
        sew(
          E,
          [
            [at(-13, -14), at(14, 13)],
            [at(13, -13), at(-14, 14)],
            [at(-9, -17), at(17, 10)],
            [at(17, -10), at(-10, 17)],
          ],
          CREAM,
          { width: 6 },
        ),
      ];
    }),
  );
}

const MOUTH = closedCurve('392,868 420,822 500,796 590,790 664,800 706,834 712,872 660,900 450,906');

function opening(scene: Scene): void {
  const S = scene.element('opening');
  scene.add(felt(S, MOUTH, adjust(WINE, { dL: -0.14 }), { height: 0.6, fuzz: 0.6 }));
}

function shoulders(scene: Scene): void {
  const S = scene.element('shoulders');
  scene.add(
    felt(S, closedCurve('500,880 520,836 570,800 640,790 680,826 684,880'), CREAM, { height: 1.8 }),
    sew(
      S,
      times(6, (k): Point[] => [
        [600 + k * 16, 822 + Math.abs(k - 2) * 3],
        [598 + k * 17, 890],
      ]),
      adjust(CREAM, { dL: -0.16 }),
      { width: 2.8 },
    ),
  );
}

/** Drawn upright about (0, 0), looking left, then bowed on to the trunk. */
function sleeper(scene: Scene): void {
  const S = scene.element('child');
  const head = closedCurve(
    '-30,-54 -46,-36 -51,-18 -50,-6 -57,4 -63,12 -61,18 -53,20 -56,27 -52,31 -54,37 -49,42 -50,52 -42,62 -22,64 0,58 8,76 40,76 52,40 56,0 50,-34 24,-58 -4,-64',
  );
  const cap = closedCurve(
    '-44,-30 -40,-58 -14,-78 22,-80 54,-60 70,-22 70,22 60,58 40,74 34,46 22,16 6,-6 -14,-16 -30,-18',
  );
  const strands = times(27, (k): Point[] => {
    const t = k / 26;
    const crown: Point = [14 + t * 12, -70 + t * 10 + S.rng.gauss(0, 2)];
    const end: Point = [lerp(-40, 66, t ** 0.8), lerp(-26, 66, t ** 1.5) + S.rng.gauss(0, 4)];
    const bulge: Point = [lerp(-32, 74, t), lerp(-66, -6, t * 0.8)];
    return spline([crown, bulge, end], false, 8);
  });
  const locks = times(9, (k): Point[] =>
    spline(
      [
        [16 + k * 4, -54],
        [8 + k * 5.4, -20 + k * 3],
        [10 + k * 4.6, 14 + k * 5.4],
      ],
      false,
      8,
    ),
  );
  scene.add(
    moved(
      { x: 566, y: 708, r: -24, s: 1.5 },
      felt(S, head, SKIN, { height: 1.8, fuzz: 0.4, wobble: 0.4 }),
      sew(S, [traceCurve('-45,0 -39,6 -31,7 -23,3', 5)], HAIR, { width: 2.8, twist: false, dimple: false }),
      sew(S, [traceCurve('-48,-18 -40,-22 -30,-20', 5)], HAIR, {
        width: 2,
        twist: false,
        dimple: false,
        shadow: 0.1,
      }),
      sew(S, [traceCurve('-52,30 -46,32 -41,30', 5), traceCurve('-54,18 -50,19 -48,15', 5)], '#9c4a40', {
        width: 2,
        twist: false,
        dimple: false,
        shadow: 0,
      }),
      felt(S.element('hair'), cap, HAIR, { height: 1.4, fuzz: 0.7 }),
      sew(S, locks, adjust(HAIR, { dL: 0.01 }), { width: 4.4, dimple: false }),
      sew(S, strands, adjust(HAIR, { dL: 0.05 }), { width: 4.4, dimple: false }),
      crown(S.element('crown')),
    ),
  );
}

/** Of gold, from a cracker, and slipping. */
const crown = (S: Easel): string => {
  const band = trace(
    '-34,-58 -46,-92 -22,-80 -10,-112 10,-86 34,-110 38,-80 62,-86 52,-46 26,-64 -4,-68',
  ).map(([x, y]): Point => [x + 2, y + 6]);
  return (
    felt(S, band, GOLD, { height: 1.4, fuzz: 0.5 }) +
    sew(
      S,
      running(
        S,
        traceCurve('-28,-62 -4,-72 26,-68 50,-52').map(([x, y]): Point => [x + 2, y]),
        7,
        4,
      ),
      WINE,
      { width: 2.6 },
    )
  );
};

/** Deep enough to drown in. */
function pocket(scene: Scene): void {
  const S = scene.element('pocket');
  const patch = closedCurve(
    '393,864 465,880 561,884 646,874 701,858 703,972 699,1092 677,1134 614,1152 540,1156 465,1150 412,1128 395,1072 391,972',
  );
  const welt = closedCurve('387,850 465,868 561,872 646,862 707,844 709,884 646,908 561,916 465,912 389,898');
  const thread = adjust(GREEN, { dL: 0.24, kC: 0.8 });
  scene.add(
    felt(S, patch, adjust(GREEN, { dL: 0.015 }), { height: 3 }),
    sew(
      S,
      blanket(
        S,
        traceCurve(
          '391,912 393,992 395,1072 412,1128 465,1150 540,1156 614,1152 677,1134 699,1092 703,972 703,902',
        ),
        { leg: 18, gap: 17, side: 1 },
      ),
      thread,
      { width: 4.6 },
    ),
    felt(S.element('welt'), welt, adjust(GREEN, { dL: 0.05 }), { height: 2.2 }),
    sew(S, running(S, traceCurve('400,886 465,898 561,902 646,894 701,874'), 15, 9), thread, { width: 4 }),
  );
}

/** An arm round the trunk, a mitten at the end of it. */
function embrace(scene: Scene): void {
  const S = scene.element('embrace');
  const forearm = closedCurve(
    '612,796 640,806 640,838 606,850 560,846 512,842 480,850 466,836 474,808 510,796 560,796',
  );
  scene.add(
    felt(S, forearm, CREAM, { height: 2 }),
    sew(
      S,
      times(6, (k): Point[] => [
        [510 + k * 20, 804 - Math.abs(k - 3)],
        [508 + k * 20, 838],
      ]),
      adjust(CREAM, { dL: -0.18 }),
      { width: 2.8 },
    ),
    moved({ x: 446, y: 838, r: 74, s: 0.72 }, mitten(S.element('mitten'))),
  );
}

const mitten = (S: Easel): string =>
  felt(S, closedCurve('-28,-36 28,-36 32,0 50,-18 62,-8 48,24 32,36 26,62 0,74 -26,62 -34,30'), WINE, {
    height: 2,
  }) +
  satinFill(S, closedCurve('-30,-60 0,-64 30,-60 34,-34 0,-30 -34,-34'), adjust(WINE, { dL: 0.06 }), 1.57, 5);

/** Who carries the guest carries the boots. */
function sleeve(scene: Scene): void {
  const S = scene.element('sleeve');
  const arm = closedCurve(
    '176,556 120,566 64,640 30,740 10,860 4,950 60,974 150,966 164,880 190,780 214,680 216,600',
  );
  const foot = closedCurve('20,944 80,958 144,950 152,1000 136,1034 84,1046 34,1036 16,1000');
  const boot = (x: number, y: number, turn: number): string =>
    moved(
      { x, y, r: turn, s: 1.25 },
      felt(S, closedCurve('-16,-10 14,-12 16,22 38,34 44,48 40,56 -16,56 -18,24'), WINE, { height: 1.6 }),
      satinFill(S, closedCurve('-18,-14 0,-18 17,-15 17,0 0,2 -18,0'), CREAM, 1.57, 3.4),
    );
  scene.add(
    yarn(S, [traceCurve('96,1030 92,1060 76,1080'), traceCurve('100,1030 112,1064 130,1086')], CREAM, {
      width: 4,
      every: 0,
    }),
    boot(70, 1092, 8),
    boot(132, 1102, -10),
    felt(S.element('foot'), foot, GREY, { height: 2.4 }),
    satinFill(S, closedCurve('40,1030 52,1014 66,1030 60,1042 44,1040'), CREAM, 1.5, 3),
    satinFill(S, closedCurve('76,1036 90,1018 104,1034 98,1046 82,1046'), CREAM, 1.5, 3),
    satinFill(S, closedCurve('112,1030 126,1012 140,1026 134,1038 118,1040'), CREAM, 1.5, 3),
    felt(S.element('arm'), arm, adjust(GREEN, { dL: 0.015 }), { height: 3, shadowOpacity: 0.6 }),
    sew(S, running(S, traceCurve('8,920 60,940 154,932'), 16, 10), THREAD, { width: 4 }),
  );
}

function farSleeve(scene: Scene): void {
  const S = scene.element('far sleeve');
  scene.add(
    felt(
      S,
      closedCurve(
        '640,550 690,610 728,700 744,800 746,900 742,960 744,1010 840,1016 860,800 830,640 740,560',
      ),
      adjust(GREEN, { dL: -0.02 }),
      { height: 3, shadowOpacity: 0.6 },
    ),
    sew(S, running(S, traceCurve('746,970 790,978 830,972'), 16, 10), THREAD, { width: 4 }),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.22, seed: 53, lamp: { at: [560, 720], reach: 250, gain: 0.16 } },
  paint,
});
