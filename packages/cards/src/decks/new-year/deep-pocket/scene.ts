/** Deep Pocket: among the guests' coats hangs a giant's, and in its pocket somebody sleeps. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { moved } from '../../../kit/markup.ts';
import { lerp, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';

const [DARK, GREEN, WINE, CAMEL, SKIN] = ['#2a2226', '#2f5a4f', '#7e2a35', '#b98a55', '#e0b491'] as const;
const CREAM = '#ece2cf';
const GOLD = '#d3a64a';
const HAIR = '#5a2f22';

function paint(): Scene {
  const scene = new Scene({ seed: 5353, background: DARK });
  neighbours(scene);
  coat(scene);
  buttons(scene);
  opening(scene);
  child(scene);
  pocket(scene);
  arm(scene);
  sleeve(scene);
  streamer(scene);
  boots(scene);
  return scene;
}

/** Coats of people of the usual size. */
function neighbours(scene: Scene): void {
  const S = scene.element('neighbours');
  const wine = closedCurve('-60,420 10,410 70,440 104,520 116,680 128,860 134,980 60,990 -60,980');
  const camel = closedCurve('880,380 790,376 740,410 716,500 706,700 700,900 704,1010 780,1020 880,1012');
  scene.add(
    felt(S, trace('-30,1096 830,1084 830,1240 -30,1240'), '#4a3a35', { height: 1 }),
    sew(S, running(S, trace('-10,1150 820,1140'), 22, 12), '#7a6257', { width: 3.4 }),
    felt(S, wine, WINE, { height: 1.6 }),
    sew(S, running(S, traceCurve('40,470 60,640 66,820 70,970'), 12, 8), adjust(WINE, { dL: 0.16 }), {
      width: 3.4,
    }),
    sew(
      S,
      times(46, (k): Point[] => {
        const [x, y] = [
          -10 + (k % 16) * 7.4,
          408 + Math.floor(k / 16) * 22 + (k % 16) * 1.6 + S.rng.gauss(0, 4),
        ];
        const a = S.rng.gauss(1.3, 0.4);
        return spline(
          [
            [x, y],
            [x + Math.cos(a) * 20, y + Math.sin(a) * 20],
            [x + Math.cos(a + 0.6) * 36, y + Math.sin(a + 0.6) * 34],
          ],
          false,
          6,
        );
      }),
      '#6b5750',
      { width: 6, dimple: false },
    ),
    felt(S, camel, CAMEL, { height: 1.6 }),
    sew(S, running(S, traceCurve('760,440 742,600 738,800 742,1000'), 12, 8), adjust(CAMEL, { dL: 0.14 }), {
      width: 3.4,
    }),
  );
}

/** It goes on above the picture: only the breast of it hangs here. */
function coat(scene: Scene): void {
  const S = scene.element('coat');
  const under = closedCurve(
    '90,-60 96,200 92,520 74,840 56,1040 62,1066 130,1080 220,1090 320,1094 350,1080 360,600 360,-60',
  );
  const front = closedCurve(
    '250,-60 286,60 318,180 324,420 322,700 330,960 334,1060 344,1096 420,1106 520,1108 620,1098 700,1082 730,1060 734,900 726,760 706,420 690,160 690,-60',
  );
  const lapel = closedCurve('250,-60 276,40 318,190 352,262 404,206 470,146 452,110 506,84 480,20 470,-60');
  const far = closedCurve('96,-60 110,20 140,70 128,110 176,150 236,214 290,262 318,190 276,60 250,-60');
  const thread = adjust(GREEN, { dL: 0.2, kC: 0.8 });
  scene.add(
    felt(S, under, adjust(GREEN, { dL: -0.035 }), { height: 2 }),
    sew(S, running(S, traceCurve('66,1034 200,1060 330,1064'), 16, 10), thread, { width: 4 }),
    felt(S.element('front'), front, GREEN, { height: 2.4 }),
    sew(S, running(S, traceCurve('350,300 350,480 350,720 358,960 362,1076'), 16, 10), thread, { width: 4 }),
    sew(S, running(S, traceCurve('366,1072 520,1078 680,1056'), 16, 10), thread, { width: 4 }),
    felt(S.element('far lapel'), far, adjust(GREEN, { dL: 0.02 }), { height: 1.8 }),
    felt(S.element('lapel'), lapel, adjust(GREEN, { dL: 0.04 }), { height: 2.2 }),
    sew(S, blanket(S, traceCurve('318,190 352,262 404,206 470,146'), { leg: 15, gap: 14, side: 1 }), thread, {
      width: 4,
    }),
    sew(S, blanket(S, traceCurve('128,110 176,150 236,214 290,262'), { leg: 15, gap: 14, side: 1 }), thread, {
      width: 4,
    }),
    knots(
      S,
      trace('560,30 610,74 646,36 590,130 500,210 540,96 560,150 176,40 208,84 150,20 440,300 530,250'),
      CREAM,
      5,
    ),
    knots(S, trace('520,180 470,256 194,116 560,70 596,30'), GOLD, 5),
  );
}

/** Each as large as the sleeper's head. */
function buttons(scene: Scene): void {
  const S = scene.element('buttons');
  scene.add(
    trace('262,372 250,636 240,892').map(([x, y], i) => {
      const E = S.element(`button ${i}`);
      const at = (u: number, v: number): Point => [x + u, y + v];
      return [
        felt(E, blob(x, y, 54, 54, E.noise, 0.04), WINE, { height: 2.4 }),
        sew(
          E,
          backStitch(
            E,
            times(40, (k): Point => at(Math.cos((k / 39) * TAU) * 40, Math.sin((k / 39) * TAU) * 40)),
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

const MOUTH = closedCurve('410,752 430,716 500,692 580,684 646,694 682,726 686,756 640,790 460,800');

function opening(scene: Scene): void {
  const S = scene.element('opening');
  scene.add(felt(S, MOUTH, adjust(WINE, { dL: -0.16 }), { height: 0.6, fuzz: 0.6 }));
}

/** The chin lies on the arm. Drawn upright about (0, 0), looking left, then bowed. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const shoulders = closedCurve('500,812 520,764 566,736 622,732 660,756 676,812');
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
    felt(S, shoulders, CREAM, { height: 1.6 }),
    sew(
      S,
      times(6, (k): Point[] => [
        [572 + k * 16, 752 + Math.abs(k - 2) * 3],
        [570 + k * 17, 790],
      ]),
      adjust(CREAM, { dL: -0.16 }),
      { width: 2.6 },
    ),
    moved(
      { x: 566, y: 672, r: -27, s: 1.08 },
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
    '402,752 470,768 560,772 640,762 692,746 694,860 690,980 670,1022 610,1040 540,1044 470,1038 420,1016 404,960 400,860',
  );
  const welt = closedCurve('396,738 470,756 560,760 640,750 698,732 700,772 640,796 560,804 470,800 398,786');
  const thread = adjust(GREEN, { dL: 0.24, kC: 0.8 });
  scene.add(
    felt(S, patch, adjust(GREEN, { dL: 0.015 }), { height: 3 }),
    sew(
      S,
      blanket(
        S,
        traceCurve(
          '400,800 402,880 404,960 420,1016 470,1038 540,1044 610,1040 670,1022 690,980 694,860 694,790',
        ),
        { leg: 18, gap: 17, side: 1 },
      ),
      thread,
      { width: 4.6 },
    ),
    felt(S.element('welt'), welt, adjust(GREEN, { dL: 0.05 }), { height: 2.2 }),
    sew(S, running(S, traceCurve('408,774 470,786 560,790 640,782 692,762'), 15, 9), thread, { width: 4 }),
  );
}

/** One arm under the cheek, the hand over the edge, a mitten on its string. */
function arm(scene: Scene): void {
  const S = scene.element('arm');
  const forearm = closedCurve(
    '470,734 520,726 580,734 632,744 650,760 636,778 580,776 520,774 482,786 462,776 458,750',
  );
  const hand = closedCurve('462,776 490,778 496,806 494,830 486,850 468,854 452,846 444,826 446,800');
  scene.add(
    felt(S.element('hand'), hand, SKIN, { height: 1.4, fuzz: 0.5, wobble: 0.6 }),
    sew(
      S,
      ['458,852 459,838 461,824', '470,854 471,840 472,826', '482,850 482,838 482,826'].map((f) =>
        traceCurve(f, 5),
      ),
      adjust(SKIN, { dL: -0.2, kC: 1.2 }),
      { width: 2.2, twist: false, dimple: false, shadow: 0 },
    ),
    felt(S.element('collar'), closedCurve('574,744 592,728 622,722 650,728 660,748 640,760 600,762'), CREAM, {
      height: 2,
    }),
    felt(S, forearm, CREAM, { height: 2 }),
    sew(
      S,
      times(7, (k): Point[] => [
        [500 + k * 20, 740 + k * 2],
        [498 + k * 20, 766 + k],
      ]),
      adjust(CREAM, { dL: -0.18 }),
      { width: 2.6 },
    ),
    satinFill(
      S,
      closedCurve('452,754 476,748 492,756 490,772 470,776 452,772'),
      adjust(CREAM, { dL: -0.05 }),
      1.4,
      3.4,
    ),
    yarn(S, [traceCurve('486,768 520,830 506,890 526,930')], WINE, { width: 4.4, every: 0 }),
    moved({ x: 528, y: 958, r: 12, s: 0.62 }, mitten(S.element('mitten'))),
  );
}

const mitten = (S: Easel): string =>
  felt(S, closedCurve('-28,-36 28,-36 32,0 50,-18 62,-8 48,24 32,36 26,62 0,74 -26,62 -34,30'), WINE, {
    height: 2,
  }) +
  satinFill(S, closedCurve('-30,-60 0,-64 30,-60 34,-34 0,-30 -34,-34'), adjust(WINE, { dL: 0.06 }), 1.57, 5);

/** The sleeve hangs beside it. */
function sleeve(scene: Scene): void {
  const S = scene.element('sleeve');
  const outer = closedCurve('664,-60 660,80 668,260 676,440 690,620 704,800 716,884 790,890 870,870 870,-60');
  const cuff = closedCurve('690,790 760,806 880,796 880,906 790,922 712,908 700,850');
  const thread = adjust(GREEN, { dL: 0.2, kC: 0.8 });
  scene.add(
    felt(S, outer, adjust(GREEN, { dL: -0.055 }), { height: 3.4, shadowOpacity: 0.62 }),
    felt(S.element('cuff'), cuff, adjust(GREEN, { dL: -0.02 }), { height: 2.4 }),
    sew(S, running(S, traceCurve('706,808 760,824 820,822'), 16, 10), thread, { width: 4 }),
  );
}

/** Thrown by somebody, hours ago. */
function streamer(scene: Scene): void {
  const S = scene.element('streamer');
  const coil = times(150, (k): Point => {
    const t = k / 149;
    const a = t * TAU * 6.2;
    const [w, h] = [lerp(46, 26, t), lerp(30, 20, t)];
    return [
      lerp(640, 500, t ** 0.8) + Math.sin(t * 5) * 26 + Math.cos(a) * w,
      lerp(-30, 560, t) + Math.sin(a) * h,
    ];
  });
  scene.add(yarn(S, [spline(coil, false, 2)], GOLD, { width: 6.4, every: 46, couching: CREAM }));
}

/** Taken off, and set straight. */
function boots(scene: Scene): void {
  const S = scene.element('boots');
  const boot = (x: number, y: number, s: number): Point[] =>
    spline(
      trace('-16,-52 14,-54 16,-22 38,-10 44,4 40,10 -16,10 -18,-20').map(([u, v]): Point => [
        x + u * s,
        y + v * s,
      ]),
      true,
      5,
    );
  scene.add(
    trace('502,1148 560,1154').map(([x, y], i) => {
      const E = S.element(`boot ${i}`);
      return [
        felt(E, boot(x, y, 0.92), adjust(WINE, { dL: 0.07 }), { height: 1.6 }),
        satinFill(
          E,
          closedCurve(
            `${x - 18},${y - 54} ${x},${y - 58} ${x + 17},${y - 55} ${x + 17},${y - 42} ${x},${y - 40} ${x - 18},${y - 42}`,
          ),
          CREAM,
          1.57,
          3.4,
        ),
      ];
    }),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.26, seed: 53, lamp: { at: [540, 700], reach: 260, gain: 0.2 } },
  paint,
});
