/** D53: an eraser as big as a tram has gone up the street between two people at a café table. Ink and flat tints. */
import { card } from '../../../finishes/finish.ts';
import { INK, ink, inkLine } from '../../../finishes/ink.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { closedCurve, pathPoints, smooth } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { inkedStreet, tramEraser } from '../../../motifs/inked-street.ts';

const [PAPER, PINK, ROSE, MIST, BLUE, TEAL, GHOST, SKIN, BLUSH] = [
  '#ffffff',
  '#f0a79c',
  '#d8827c',
  '#e3eae9',
  '#b6cad0',
  '#7fa3ad',
  '#b9b2a6',
  '#f8e3d2',
  '#eebfa9',
] as const;

/** The edges of what has been rubbed out, from under the eraser towards us. */
const LEFT =
  '288,540 262,600 296,640 250,700 300,760 268,820 318,880 290,940 336,1000 300,1060 342,1120 310,1180 330,1240';
const RIGHT =
  '640,1240 604,1180 646,1110 600,1060 650,1000 606,950 640,890 596,830 640,770 590,710 606,650 560,600 530,536';

const PROFILE_OF_HIM =
  'M590 640C580 656 576 672 575 690C575 696 573 702 570 708L550 738C548 744 552 748 561 749L562 752C557 756 554 760 556 764C560 767 564 768 567 769C561 771 557 776 559 781C561 785 565 787 566 790C561 800 563 814 574 820C592 828 616 822 634 812C656 800 672 780 674 752C680 716 676 672 652 648C634 634 608 632 590 640Z';
const HIS_SLEEVE = '642,906 622,956 590,986 520,994 474,990 466,974 480,960 540,960 578,938 604,898';
const HIS_HAND =
  '478,962 452,956 428,960 414,970 424,976 442,974 420,982 426,990 448,988 436,996 446,1002 470,996 480,986';

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: PAPER });
  const S = scene.element('drawn');
  const wiped = S.mask(
    `<rect x="-100" y="-100" width="1000" height="1400" fill="#fff"/>`,
    path(smooth([...trace(LEFT), ...trace(RIGHT)], true, 0.7), '#000'),
    rubs(scene.element('rubs')),
  );
  const her = woman(scene.element('woman'));
  const him = man(scene.element('man'));
  scene.add(
    group({ mask: wiped }, inkedStreet(scene.element('street'), [MIST, BLUE, TEAL]), him.body),
    tramEraser(scene.element('eraser'), {
      soft: PINK,
      worn: ROSE,
      sleeve: BLUE,
      glass: MIST,
      lamp: '#f6d7a0',
    }),
    her.body,
    group({ mask: wiped }, table(scene.element('table')), him.arm),
    ghost(scene.element('ghost')),
    her.arm,
    crumbs(scene.element('crumbs')),
  );
  return scene;
}

/** Strokes of rubber beyond the edges: nothing stops clean. */
function rubs(S: Easel): Mark {
  const rub = ([x, y]: Point): Mark => {
    const [dx, dy] = [S.rng.range(26, 54), S.rng.range(10, 26)];
    return inkLine(
      S,
      [
        [x - dx, y + dy],
        [x, y],
        [x + dx, y - dy],
      ],
      S.rng.range(10, 24),
      { colour: '#000', pressure: () => 1, wobble: 3 },
    );
  };
  return [...trace(LEFT), ...trace(RIGHT)].map(([x, y]) => [
    rub([x, y]),
    rub([x + S.rng.range(-14, 14), y + 26]),
  ]);
}

const pen = (S: Easel, list: string, width = 3): Mark => inkLine(S, trace(list), width);
const outlined = (S: Easel, d: string, width = 3): Mark =>
  inkLine(S, pathPoints(d, 8), width, { straight: true, wobble: 1 });
const shape = (list: string): string => smooth(closedCurve(list, 6));

/** One table, or it was. */
function table(S: Easel): Mark {
  const top = smooth(blob(440, 1030, 400, 62, S.noise, 0.006, 2, 70));
  return [
    path(top, PAPER),
    path(shape('30,1040 200,1080 440,1094 700,1078 850,1040 850,1250 30,1250'), MIST),
    pen(S, '60,1046 60,1120 70,1240', 3),
    path(top, '#f3f1ea'),
    outlined(S, top, 4),
    ['180,1090 176,1160 184,1240', '690,1088 700,1160 694,1240'].map((list) => pen(S, list, 3)),
    cup(S.element('his cup'), 690, 1030),
  ];
}

/** Coffee, still warm. */
function cup(S: Easel, x: number, y: number): Mark {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * 0.62, y + v * 0.62]);
  return [
    path(smooth(blob(x, y + 26, 50, 12, S.noise, 0.02, 2, 40)), PAPER),
    inkLine(S, at('-82,40 -60,56 0,63 60,56 82,40'), 2.4),
    path(smooth(at('-46,-18 46,-18 38,22 16,46 -16,46 -38,22')), PAPER),
    inkLine(S, at('-46,-18 -38,22 -16,46 16,46 38,22 46,-18'), 2.8),
    path(smooth(blob(x, y - 11, 28, 6.6, S.noise, 0.02, 2, 30)), INK),
    inkLine(S, at('44,-8 66,-10 64,14 36,22'), 3.2),
    inkLine(S, at('-10,-40 -18,-66 0,-84 -8,-112'), 2, { colour: GHOST }),
  ];
}

/** What is left of him: the back of the head, a shoulder, the chair. */
function man(S: Easel): { body: Mark; arm: Mark } {
  const hair =
    'M580 664C576 636 604 604 646 604C698 606 726 650 720 706C716 742 702 772 690 792C680 794 672 786 670 774C668 752 674 738 664 724C650 700 618 690 580 664Z';
  const neck = 'M640 806L690 780C692 820 702 850 720 872L650 880C656 852 652 828 640 806Z';
  const suit = '648,872 718,862 772,886 826,930 830,1250 566,1250 580,1110 592,1010 606,940 626,892';
  const body = [
    pen(S, '780,900 800,1000 806,1220', 9),
    cel(S, neck, SKIN, laid('660,800 700,780 730,880 680,880', BLUSH)),
    cel(S, suit, BLUE, laid('740,870 840,920 840,1260 700,1260 760,1100 770,980', TEAL)),
    outlined(S, shape(suit), 3.4),
    pen(S, '648,874 660,930 640,990', 3),
    cel(S, PROFILE_OF_HIM, SKIN, laid('560,830 600,806 650,790 690,700 700,830', BLUSH)),
    outlined(S, PROFILE_OF_HIM, 3),
    cel(S, '648,716 664,710 674,728 668,752 654,756 646,738', BLUSH),
    pen(S, '654,724 664,722 666,738 658,748', 2),
    path(hair, INK),
  ];
  const arm = [
    cel(S, HIS_SLEEVE, BLUE, laid('480,996 600,976 640,930 660,960 600,1010', TEAL)),
    outlined(S, shape(HIS_SLEEVE), 3),
    cel(S, HIS_HAND, SKIN),
    outlined(S, shape(HIS_HAND), 2.4),
  ];
  return { body, arm };
}

/** What the paper remembers of his face and hand. */
function ghost(S: Easel): Mark {
  const grey = (points: readonly Point[], width: number): Mark =>
    inkLine(S, points, width, { colour: GHOST, pressure: () => 0.8 });
  const front = pathPoints(PROFILE_OF_HIM, 6).filter(([x]) => x < 610);
  return [
    grey(
      front.filter((_, i) => i % 2 === 0 && i < 34),
      2.2,
    ),
    grey(trace('584,690 594,683 606,686'), 2.4),
    grey(trace('586,704 594,708 604,704'), 2.2),
    grey(trace('568,768 576,770 582,767'), 2),
    grey(
      closedCurve(HIS_HAND, 4).filter((_, i) => i % 3 === 0),
      2,
    ),
    grey(trace('490,962 540,961 580,938'), 2),
    grey(trace('480,992 530,995 590,986'), 2),
    grey(trace('330,1090 440,1093 600,1088'), 1.6),
  ];
}

function woman(S: Easel): { body: Mark; arm: Mark } {
  const face =
    'M222 636C236 650 241 670 242 688C241 694 242 700 245 706L265 736C268 742 264 747 255 748L252 750C257 753 261 758 260 762C257 765 253 766 250 767C256 769 260 773 258 778C256 782 252 784 251 787C255 796 254 808 245 814C232 822 212 818 194 810C172 800 156 782 152 756C144 720 146 676 170 650C186 634 206 630 222 636Z';
  const hair =
    'M240 676C246 640 220 602 170 602C110 602 80 652 80 712C80 762 88 804 100 828C128 840 160 832 180 814C172 782 178 758 192 742C190 728 194 714 204 706C218 704 232 694 240 676Z';
  const neck = 'M180 800C186 824 184 848 172 872L112 872C122 842 124 820 122 796Z';
  const dress =
    '40,900 80,868 116,858 146,876 176,858 204,880 226,926 232,980 236,1040 250,1120 262,1250 -30,1250 -30,960';
  const sleeve =
    '156,876 198,884 226,918 250,952 296,960 340,950 354,968 342,988 288,998 232,1006 196,984 164,936';
  const hand =
    '338,949 362,942 386,943 414,951 415,957 393,957 418,963 418,970 394,968 412,977 410,983 388,980 400,989 394,995 358,996 338,988';
  const body = [
    pen(S, '20,880 6,1000 10,1220', 9),
    cel(S, neck, SKIN, laid('100,780 180,800 192,820 150,850 140,890 100,890', BLUSH)),
    outlined(S, neck, 2.6),
    cel(S, dress, TEAL, laid('-40,900 60,870 40,960 80,1100 60,1260 -40,1260', '#668b96')),
    outlined(S, shape(dress), 3.6),
    pen(S, '110,930 124,980 120,1040', 3.4),
    cel(S, face, SKIN, laid('150,760 190,780 220,800 250,806 250,830 160,830', BLUSH)),
    outlined(S, face, 3),
    path(smooth(blob(214, 764, 15, 9, S.noise, 0.05)), '#f5d2bf'),
    path(
      'M260 762C254 758 246 760 240 766C246 770 252 780 258 778C260 774 256 769 250 767C256 766 259 765 260 762Z',
      ROSE,
    ),
    inkLine(S, trace('210,690 222,681 238,684'), 4.6),
    inkLine(S, trace('214,704 224,698 236,703'), 3.4),
    path(smooth(blob(228, 706, 4.6, 6, S.noise, 0.05)), INK),
    path(hair, INK),
    ['110,650 100,710 108,790', '140,630 122,700 132,800', '180,626 160,690 164,760'].map((list) =>
      inkLine(S, trace(list), 2.2, { colour: PAPER, dry: 0.4 }),
    ),
  ];
  const arm = [
    cup(S.element('her cup'), 262, 1046),
    cel(
      S,
      sleeve,
      TEAL,
      laid('160,930 200,970 250,984 300,980 350,976 340,1000 230,1020 180,990', '#668b96'),
    ),
    outlined(S, shape(sleeve), 3.4),
    cel(S, hand, SKIN, laid('330,990 360,978 390,982 396,1000 340,1000', BLUSH)),
    outlined(S, shape(hand), 2.6),
  ];
  return { body, arm };
}

/** They lie where it went. */
function crumbs(S: Easel): Mark {
  return times(130, () => {
    const t = S.rng.f() ** 0.8;
    const [x, y] = [430 + S.rng.gauss(0, 50 + t * 70), 566 + t * 640];
    if (
      (x < 400 && Math.abs(y - 965) < 50) ||
      (x < 340 && y > 990 && y < 1100) ||
      (Math.abs(x - 560) < 70 && y > 620 && y < 840) ||
      (y > 940 && y < 1004 && x > 400)
    )
      return '';
    const [r, a] = [S.rng.range(2, 4.6) * (0.5 + t), S.rng.range(0, 3)];
    const curl = [-1, 0, 1].map((k): Point => [
      x + Math.cos(a + k * 0.5) * r * 2 * k,
      y + Math.sin(a + k * 0.5) * r * k,
    ]);
    return inkLine(S, curl, r, { colour: S.rng.pick([PINK, ROSE, PINK, BLUE, INK]), pressure: () => 1 });
  });
}

export default card({ finish: ink, grade: { backruns: 0.03, granulation: 0.2 }, paint });
