/** Somebody takes a spoonful of a palace of cake; in the hole a queen takes a spoonful of a palace of cake. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path, type Mark } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { CAKE, arch, cakePalace, piped, smallCake } from '../../../motifs/cake-palace.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { paintedHands } from '../../../motifs/hands/painted.ts';
import { handPoses } from '../../../motifs/hands/poses.ts';

const P = {
  air: oklch(0.86, 0.05, 165),
  airLow: oklch(0.76, 0.065, 170),
  cloth: oklch(0.93, 0.02, 100),
  glow: oklch(0.94, 0.1, 88),
};
const HOLE = closedCurve(
  '212,1040 196,900 214,780 270,700 350,664 440,660 540,676 620,730 664,820 670,930 652,1040 560,1066 420,1076 300,1066',
);
const HALL = closedCurve(
  '246,1024 234,900 250,800 296,734 360,704 440,700 526,714 590,758 626,832 632,930 618,1024 540,1044 420,1052 310,1044',
);

function paint(): Scene {
  const scene = new Scene({ seed: 1010, background: P.air });
  const S = scene.element('room');
  scene.add(sky(S, [P.air, [0.6, mix(P.air, '#ffffff', 0.3)], P.airLow], { n: 500, opacity: [0.08, 0.2] }));
  scene.add(
    path('M-20 1070C200 1050 600 1050 820 1070L820 1220L-20 1220Z', P.cloth),
    softShadow(S, 410, 1130, 420, 50, oklch(0.4, 0.08, 330), 0.5),
  );
  scene.add(cakePalace(scene.element('cake')));
  scene.add(inside(scene.element('inside')));
  scene.add(spoonful(scene.element('spoon')));
  return scene;
}

/** Sponge, jam, sponge, and a lit hall behind it. */
function inside(S: Easel): Mark {
  const d = smooth(HOLE);
  return [
    path(d, CAKE.sponge),
    group(
      { 'clip-path': S.clip(d) },
      times(150, () =>
        ellipse(
          S.rng.range(190, 680),
          S.rng.range(650, 1080),
          S.rng.range(2, 5),
          S.rng.range(1.4, 3.4),
          oklch(0.68, 0.1, 70),
          'opacity=".6"',
        ),
      ),
      [760, 860, 960].map((y) =>
        brushLine(
          S,
          [
            [180, y],
            [420, y + 8],
            [690, y - 4],
          ],
          7,
          CAKE.jam,
          { opacity: 0.9, attack: 0.01, decay: 0.01 },
        ),
      ),
      [800, 910].map((y) =>
        brushLine(
          S,
          [
            [180, y],
            [420, y + 6],
            [690, y - 2],
          ],
          5,
          CAKE.cream[3] ?? '',
          { attack: 0.01, decay: 0.01 },
        ),
      ),
    ),
    hall(S.element('hall')),
  ];
}

function hall(S: Easel): Mark {
  const d = smooth(HALL);
  return [
    path(smooth(HALL.map(([x, y]) => [x - 6, y - 6] as const)), oklch(0.42, 0.1, 30), 'opacity=".6"'),
    group(
      { 'clip-path': S.clip(d) },
      path(
        d,
        S.radialAt([oklch(0.9, 0.11, 85), [0.5, oklch(0.72, 0.13, 62)], oklch(0.5, 0.12, 40)], 400, 800, 260),
      ),
      times(9, (i) =>
        brushLine(
          S,
          [
            [240 + i * 50, 690],
            [238 + i * 50, 1000],
          ],
          5,
          oklch(0.6, 0.13, 45),
          { opacity: 0.35 },
        ),
      ),
      path('M220 984H650V1080H220Z', oklch(0.46, 0.1, 35)),
      // table
      cel(S, '236,930 430,930 440,946 436,960 236,960', CAKE.cream[3] ?? ''),
      path('M250 958H426L416 1040H262Z', CAKE.cream[2] ?? ''),
      ['290,962 286,1000 292,1040', '340,962 344,1000 340,1040', '390,962 386,1000 392,1040'].map((list) =>
        brushLine(S, trace(list), 2.6, CAKE.cream[0] ?? '', { opacity: 0.7 }),
      ),
      smallCake(S),
      group({ transform: 'translate(-4 24)' }, queen(S.element('queen'))),
      glow(S, 400, 800, 220, P.glow, 0.35, 0.5),
    ),
  ];
}

/** Facing left, spoon in, well pleased. */
function queen(S: Easel): Mark {
  const gown = { body: oklch(0.38, 0.1, 285), shade: oklch(0.25, 0.08, 290), lit: oklch(0.55, 0.11, 285) };
  const skin = { body: oklch(0.58, 0.09, 50), shade: oklch(0.42, 0.09, 38) };
  const gold = { body: oklch(0.85, 0.15, 85), shade: oklch(0.65, 0.14, 65) };
  return [
    // chair
    cel(
      S,
      '590,1060 584,900 592,820 612,800 632,820 640,1060',
      oklch(0.5, 0.13, 30),
      laid('612,790 660,800 660,1080 620,1080', oklch(0.36, 0.11, 22), 0.8),
    ),
    // gown
    cel(
      S,
      '500,888 480,930 462,990 448,1070 640,1070 626,980 604,910 578,880 540,870',
      gown.body,
      laid('570,860 650,900 660,1090 580,1090 590,980', gown.shade, 0.85),
      laid('470,960 490,910 500,930 480,1000 470,1080 440,1080', gown.lit, 0.7),
    ),
    cel(
      S,
      '490,884 506,866 540,858 576,866 596,888 570,902 540,906 510,902',
      CAKE.cream[3] ?? '',
      laid('560,856 606,880 590,910 556,910', CAKE.cream[0] ?? '', 0.6),
    ),
    trace('512,884 530,894 552,894 572,886').map(([x, y]) => ellipse(x, y, 2, 4, '#2a1c24')),
    cel(S, '524,866 526,838 562,836 566,866 544,878', skin.shade),
    // head
    cel(
      S,
      'M576 786C572 762 548 752 524 758C508 763 500 776 499 790C498 796 493 804 488 811C488 816 494 818 499 818C498 822 498 824 500 826C498 828 498 832 501 834C501 844 508 852 520 853C542 855 564 842 572 820C576 808 578 796 576 786Z',
      skin.body,
      laid('540,750 600,760 590,850 520,866 546,838 556,806', skin.shade, 0.8),
      ellipse(520, 824, 9, 6, oklch(0.6, 0.15, 30), 'opacity=".5"'),
    ),
    brushLine(S, trace('500,794 508,800 518,796'), 2, '#1e1014', { attack: 0.2, decay: 0.2 }),
    brushLine(S, trace('498,782 508,775 522,778'), 2.2, '#1e1014'),
    laid(
      'M499 827C504 823 510 826 514 829C510 835 503 836 500 833C499 831 501 830 504 829C502 829 500 828 499 827Z',
      oklch(0.5, 0.16, 22),
    ),
    // hair and crown
    cel(
      S,
      '514,770 536,752 566,758 592,784 600,816 590,842 570,846 560,826 566,802 548,786 526,782',
      '#241620',
      laid('560,756 604,780 604,850 576,850 586,810', '#120a10', 0.8),
    ),
    ellipse(557, 812, 6, 9, skin.shade),
    ellipse(556, 826, 3.4, 4.4, gold.body),
    cel(
      S,
      'M508 766L500 716L522 740L534 704L550 738L574 712L576 744L600 730L588 778C562 756 532 754 508 766Z',
      gold.body,
      laid('546,700 610,720 600,790 560,766', gold.shade, 0.8),
    ),
    trace('500,716 534,704 574,712 600,730').map(([x, y]) => ellipse(x, y, 4.4, 4.4, oklch(0.5, 0.19, 25))),
    // the arm and its spoon
    cel(
      S,
      '520,900 548,896 560,918 540,944 500,940 466,912 440,892 448,876 474,886 500,904',
      gown.body,
      laid('510,920 540,930 560,910 560,960 500,960 450,910', gown.shade, 0.7),
    ),
    cel(S, '446,876 434,880 426,890 432,902 444,904 456,894', skin.body),
    brushLine(S, trace('476,866 440,890 404,884 384,880'), 3.4, oklch(0.86, 0.015, 240), {
      attack: 0.02,
      decay: 0.02,
    }),
    cel(
      S,
      '392,872 374,868 360,876 362,888 380,892 392,888',
      oklch(0.9, 0.012, 240),
      laid('362,884 392,882 392,896 362,896', oklch(0.64, 0.03, 250), 0.7),
    ),
    cel(S, '388,874 378,866 366,868 362,876 376,880', CAKE.icing[2] ?? ''),
  ];
}

const HANDLE = traceCurve('668,664 690,604 696,536 684,456 664,396 642,334 630,286');

/** From above: the bowl, the handle, and whose it is. */
function spoonful(S: Easel): Mark {
  const silver = {
    body: oklch(0.84, 0.015, 235),
    shade: oklch(0.55, 0.035, 255),
    dark: oklch(0.36, 0.04, 265),
    lit: '#ffffff',
  };
  return group(
    { transform: 'translate(-6 -84)' },
    softShadow(S, 640, 770, 120, 30, oklch(0.35, 0.1, 350), 0.5),
    // handle
    cel(
      S,
      smooth(ribbon(HANDLE, (t) => 10 - 5 * Math.sin(Math.PI * Math.min(1, t * 1.15)))),
      silver.body,
      path(
        smooth(
          ribbon(
            HANDLE.map(([x, y]): Point => [x + 8, y]),
            () => 5,
          ),
        ),
        silver.shade,
        'opacity=".85"',
      ),
      path(
        smooth(
          ribbon(
            HANDLE.map(([x, y]): Point => [x - 4, y]),
            () => 1.6,
          ),
        ),
        silver.lit,
        'opacity=".9"',
      ),
    ),
    // the lump, with a window in it
    cel(
      S,
      '520,690 516,640 540,600 590,580 640,590 680,620 696,664 690,704 600,720',
      CAKE.icing[2] ?? '',
      laid('620,570 710,610 710,720 630,720 660,660', CAKE.icing[0] ?? '', 0.6),
    ),
    cel(
      S,
      '520,700 518,664 560,676 620,680 692,668 692,706 600,722',
      CAKE.sponge,
      laid('520,690 600,702 692,690 692,700 600,712 520,700', CAKE.jam),
    ),
    piped(S.element('lump'), '526,628 596,556 668,606', 6, 18),
    arch(S, 578, 664, 16, 30),
    guard(S),
    // bowl
    cel(
      S,
      '486,690 540,706 610,710 680,694 712,664 722,690 704,740 660,778 600,792 540,778 500,740',
      silver.body,
      laid('560,800 640,770 700,700 730,680 720,760 660,800', silver.shade, 0.9),
      laid('500,720 540,770 600,786 600,778 546,756 516,716', silver.dark, 0.5),
      laid('520,726 560,742 610,744 610,752 556,752 524,736', silver.lit, 0.95),
    ),
    brushLine(S, trace('488,692 540,708 610,712 680,696 712,666'), 2.6, silver.lit, { opacity: 0.9 }),
    hand(S.element('hand')),
  );
}

/** One of the guard was on that balcony. */
function guard(S: Easel): Mark {
  return [
    cel(S, '640,600 636,570 646,556 658,558 664,574 662,602', oklch(0.45, 0.1, 160)),
    ellipse(651, 548, 9, 10, oklch(0.8, 0.07, 60)),
    cel(S, '640,544 642,530 654,526 664,534 663,546', oklch(0.3, 0.05, 280)),
    brushLine(S, trace('638,610 632,560 628,520'), 1.8, oklch(0.35, 0.06, 50)),
    brushLine(S, trace('646,566 636,558 630,552'), 3, oklch(0.45, 0.1, 160)),
    ellipse(648, 548, 1.3, 1.6, '#1e1014'),
    ellipse(655, 548, 1.3, 1.6, '#1e1014'),
    ellipse(651, 554, 1.8, 2.4, '#6a2a22'),
  ];
}

function hand(S: Easel): Mark {
  const skin = {
    ...complexion(0.62, 0.2),
    tones: [
      oklch(0.28, 0.06, 30),
      oklch(0.38, 0.08, 36),
      oklch(0.5, 0.09, 44),
      oklch(0.6, 0.09, 50),
      oklch(0.7, 0.085, 56),
      oklch(0.8, 0.07, 66),
    ],
  };
  return [
    paintedHands(
      S,
      [
        {
          x: 776,
          y: 232,
          size: 212,
          pose: {
            ...handPoses.pinch,
            fingers: [handPoses.pinch.fingers[0], [2, 34, 40, 16], [7, 20, 26, 12], [16, -4, 10, 4]],
          },
          fingers: [-0.5, 0.85, 0.1],
          back: [0.6, 0.3, 0.7],
          arm: 40,
        },
      ],
      { colours: { skin }, light: { angle: -140, before: 38 } },
    ).svg,
    // ermine and velvet
    cel(
      S,
      '838,196 806,164 776,128 752,120 742,140 762,176 796,214 838,246',
      CAKE.cream[3] ?? '',
      laid('760,190 790,180 838,224 838,250 790,220', CAKE.cream[0] ?? '', 0.7),
    ),
    ['770,150', '792,182', '816,206'].map((at) =>
      trace(at).map(([x, y]) =>
        ellipse(x, y, 3, 7, oklch(0.2, 0.03, 300), `transform="rotate(40 ${x} ${y})"`),
      ),
    ),
    cel(
      S,
      '838,190 800,156 764,116 756,92 770,70 838,60',
      oklch(0.38, 0.1, 285),
      laid('838,100 800,120 790,150 838,200', oklch(0.25, 0.08, 290), 0.8),
    ),
  ];
}

export default card({ finish: gouache, grade: { vignette: 0.12 }, paint });
