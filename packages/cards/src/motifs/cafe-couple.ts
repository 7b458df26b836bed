/** Two at a café table that stands 800 wide on the ground at y = 1344: she on the left, he on the right, hand on hand. Ink and flat tints. */
import { INK, inkLine } from '../finishes/ink.ts';
import { cel, laid } from '../kit/cel.ts';
import { closedCurve, pathPoints, smooth } from '../kit/curves.ts';
import { path, type Mark } from '../kit/markup.ts';
import { trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

const [PAPER, ROSE, WINE, MIST, BLUE, TEAL, SKIN, BLUSH] = [
  '#ffffff',
  '#d8827c',
  '#bf6a68',
  '#e3eae9',
  '#b6cad0',
  '#7fa3ad',
  '#f8e3d2',
  '#eebfa9',
] as const;

const pen = (S: Easel, list: string, width: number): Mark => inkLine(S, trace(list), width);
const outlined = (S: Easel, d: string, width: number): Mark =>
  inkLine(S, pathPoints(d, 8), width, { straight: true, wobble: 1 });
const shape = (list: string): string => smooth(closedCurve(list, 6));

/** A fold of the cloth: a line with its shadow. */
function fold(S: Easel, list: string): Mark {
  const points = trace(list);
  const other = points.map(([x, y]): Point => [x + 26, y]).toReversed();
  return [path(smooth([...points, ...other]), MIST), inkLine(S, points, 4)];
}

export function cafeTable(S: Easel): Mark {
  const top = smooth(blob(440, 1030, 400, 62, S.noise, 0.006, 2, 70));
  const cloth =
    'M40 1032C60 1080 240 1094 440 1094C640 1094 820 1080 840 1032C846 1140 852 1230 872 1320C820 1346 780 1310 730 1336C680 1356 640 1318 590 1342C540 1362 500 1322 450 1344C400 1362 350 1322 300 1344C250 1358 210 1318 160 1338C110 1352 60 1330 10 1322C30 1230 34 1140 40 1032Z';
  return [
    path(cloth, '#f4f1e8'),
    [
      '120,1090 112,1200 92,1330',
      '260,1100 256,1220 240,1336',
      '430,1104 436,1210 424,1340',
      '610,1102 616,1220 630,1330',
      '760,1086 772,1200 800,1320',
    ].map((list) => fold(S, list)),
    outlined(S, cloth, 5),
    path(top, '#fbf8f0'),
    outlined(S, top, 5),
    cup(S.element('his cup'), 640, 1044),
    cup(S.element('her cup'), 226, 1050),
  ];
}

/** Coffee, still warm. */
function cup(S: Easel, x: number, y: number): Mark {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * 0.62, y + v * 0.62]);
  return [
    path(smooth(blob(x, y + 26, 50, 12, S.noise, 0.02, 2, 40)), PAPER),
    inkLine(S, at('-82,40 -60,56 0,63 60,56 82,40'), 4),
    path(smooth(at('-46,-18 46,-18 38,22 16,46 -16,46 -38,22')), PAPER),
    inkLine(S, at('-46,-18 -38,22 -16,46 16,46 38,22 46,-18'), 4),
    path(smooth(blob(x, y - 11, 28, 6.6, S.noise, 0.02, 2, 30)), INK),
    inkLine(S, at('44,-8 66,-10 64,14 36,22'), 4.4),
  ];
}

const HIS_FACE =
  'M590 640C580 656 576 672 575 690C575 696 573 702 570 708L550 738C548 744 552 748 561 749L562 752C557 756 554 760 556 764C560 767 564 768 567 769C561 771 557 776 559 781C561 785 565 787 566 790C561 800 563 814 574 820C592 828 616 822 634 812C656 800 672 780 674 752C680 716 676 672 652 648C634 634 608 632 590 640Z';

/** He has not noticed. */
export function man(S: Easel): Mark {
  const hair =
    'M580 664C576 636 604 604 646 604C698 606 726 650 720 706C716 742 702 772 690 792C680 794 672 786 670 774C668 752 674 738 664 724C650 700 618 690 580 664Z';
  const neck = 'M640 806L690 780C692 820 702 850 720 872L630 890C640 862 648 828 640 806Z';
  const suit = '640,876 718,862 772,886 826,930 830,1100 566,1100 572,1020 592,960 610,910';
  return [
    pen(S, '780,900 800,1000 806,1220', 12),
    cel(S, neck, SKIN, laid('636,800 700,780 730,880 660,890', BLUSH)),
    outlined(S, neck, 4),
    cel(S, suit, BLUE, laid('740,870 840,920 840,1110 700,1110 750,1040 760,980', TEAL)),
    outlined(S, shape(suit), 5),
    path('M640 880C650 900 660 930 652 970C636 946 626 910 630 888Z', PAPER),
    pen(S, '642,880 656,916 650,966', 4),
    cel(S, HIS_FACE, SKIN, laid('560,830 600,806 650,790 690,700 700,830', BLUSH)),
    outlined(S, HIS_FACE, 4.4),
    path(smooth(blob(600, 764, 15, 9, S.noise, 0.05)), '#f5d2bf'),
    inkLine(S, trace('578,686 592,678 608,684'), 6),
    inkLine(S, trace('580,706 592,699 604,705'), 4.4),
    path(smooth(blob(588, 708, 5, 6.4, S.noise, 0.05)), INK),
    inkLine(S, trace('560,768 572,768 584,761'), 3.6),
    cel(S, '648,716 664,710 674,728 668,752 654,756 646,738', BLUSH),
    pen(S, '654,724 664,722 666,738 658,748', 3),
    path(hair, INK),
  ];
}

const HIS_SLEEVE = '636,900 690,920 676,970 622,1000 540,1012 500,1008 490,986 504,972 560,966 598,940';

export const hisArm = (S: Easel): Mark => [
  cel(S, HIS_SLEEVE, BLUE, laid('490,1016 560,996 640,970 680,950 690,990 600,1024', TEAL)),
  outlined(S, shape(HIS_SLEEVE), 4.6),
];

export function woman(S: Easel): Mark {
  const face =
    'M222 636C236 650 241 670 242 688C241 694 242 700 245 706L265 736C268 742 264 747 255 748L252 750C257 753 261 758 260 762C257 765 253 766 250 767C256 769 260 773 258 778C256 782 252 784 251 787C255 796 254 808 245 814C232 822 212 818 194 810C172 800 156 782 152 756C144 720 146 676 170 650C186 634 206 630 222 636Z';
  const hair =
    'M240 676C246 640 220 602 170 602C110 602 80 652 80 712C80 762 88 804 100 828C128 840 160 832 180 814C172 782 178 758 192 742C190 728 194 714 204 706C218 704 232 694 240 676Z';
  const neck = 'M180 800C186 824 184 848 172 872L112 872C122 842 124 820 122 796Z';
  const dress =
    '40,900 80,868 116,858 146,876 176,858 204,880 226,926 232,980 236,1060 240,1100 -30,1100 -30,960';
  return [
    pen(S, '20,880 6,1000 10,1220', 12),
    cel(S, neck, SKIN, laid('100,780 180,800 192,820 150,850 140,890 100,890', BLUSH)),
    outlined(S, neck, 4),
    cel(S, dress, ROSE, laid('-40,900 60,870 40,960 80,1110 -40,1110', WINE)),
    outlined(S, shape(dress), 5),
    cel(S, face, SKIN, laid('150,760 190,780 220,800 250,806 250,830 160,830', BLUSH)),
    outlined(S, face, 4.4),
    path(smooth(blob(214, 764, 15, 9, S.noise, 0.05)), '#f5c6b2'),
    path(
      'M260 762C254 758 246 760 240 766C246 770 252 780 258 778C260 774 256 769 250 767C256 766 259 765 260 762Z',
      ROSE,
    ),
    inkLine(S, trace('208,688 222,679 238,684'), 6),
    inkLine(S, trace('212,706 224,698 237,704'), 4.8),
    path(smooth(blob(229, 707, 5, 6.6, S.noise, 0.05)), INK),
    path(hair, INK),
    ['110,650 100,710 108,790', '140,630 122,700 132,800', '180,626 160,690 164,760'].map((list) =>
      inkLine(S, trace(list), 3, { colour: PAPER, dry: 0.4 }),
    ),
  ];
}

/** Hers lies over his, in the middle of the cloth. */
export function heldHands(S: Easel): Mark {
  const sleeve =
    '150,880 198,884 228,918 256,960 300,978 350,978 362,996 352,1016 296,1022 236,1018 190,986 156,936';
  const his =
    'M504 974C486 970 466 972 448 978C430 980 414 984 408 992C404 1000 412 1006 424 1006C444 1010 480 1012 502 1008Z';
  const hers =
    'M350 980C366 972 384 966 402 966C420 968 438 974 450 982C458 988 460 996 454 1000C448 1002 442 998 438 994C442 1002 440 1010 432 1010C426 1010 420 1004 416 998C418 1006 414 1012 408 1012C400 1012 396 1004 392 1000C386 1008 374 1014 352 1014Z';
  return [
    cel(S, his, SKIN, laid('400,1012 440,1000 510,996 510,1020', BLUSH)),
    outlined(S, his, 4),
    cel(S, sleeve, ROSE, laid('160,930 200,970 250,994 300,1004 360,1000 340,1030 230,1030 180,990', WINE)),
    outlined(S, shape(sleeve), 4.6),
    cel(S, hers, SKIN, laid('350,1020 376,1004 396,1002 400,1020', BLUSH)),
    outlined(S, hers, 4),
    pen(S, '438,994 428,984 418,980', 2.8),
    pen(S, '416,998 408,988 398,984', 2.8),
  ];
}
