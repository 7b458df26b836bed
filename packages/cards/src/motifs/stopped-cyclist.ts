/** Somebody astride a bicycle, facing left, one hand on the bar and one held up; wheels stand at y 1106, card px, flat shapes. */
import { gouge } from '../finishes/linocut.ts';
import { closedCurve, polygon, smooth } from '../kit/curves.ts';
import { line, path } from '../kit/markup.ts';
import { TAU, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';

export interface CyclistInks {
  light: string;
  coat: string;
  dark: string;
  frame: string;
}

const FRONT: Point = [450, 1016];
const REAR: Point = [690, 1016];

function wheel(S: Easel, [x, y]: Point, c: CyclistInks): string {
  const ring = (r: number): Point[] =>
    wobble(
      times(60, (i): Point => [x + Math.cos((i / 60) * TAU) * r, y + Math.sin((i / 60) * TAU) * r]),
      S.noise,
      1.5,
      0.03,
    );
  const spokes = times(14, (i) => {
    const a = (i / 14) * TAU + 0.1;
    return polygon(
      [
        [x + Math.cos(a) * 10, y + Math.sin(a) * 10],
        [x + Math.cos(a + 0.14) * 82, y + Math.sin(a + 0.14) * 82],
      ],
      false,
    );
  });
  return [
    line(spokes.join(''), c.light, 1.6),
    line(smooth(ring(86)), c.dark, 9),
    line(smooth(ring(79)), c.light, 2),
    path(smooth(ring(9)), c.dark),
  ].join('');
}

/** What stands behind the coat: far leg, wheels, frame. */
export function bicycleAstride(S: Easel, c: CyclistInks): string {
  const tube = (list: string, ink: string, width: number): string =>
    line(polygon(trace(list), false), c.dark, width + 5) + line(polygon(trace(list), false), ink, width);
  return [
    path(
      ['430,1110 560,1118 740,1108', '470,1120 600,1126 700,1120']
        .map((stroke) => gouge(trace(stroke), 6))
        .join(''),
      c.dark,
    ),
    path(smooth(closedCurve('600,840 622,930 634,1020 632,1078 654,1082 664,1010 664,920 652,840')), c.dark),
    path(smooth(closedCurve('632,1074 616,1092 604,1104 660,1104 658,1078')), c.dark),
    wheel(S.element('rear'), REAR, c),
    wheel(S.element('front'), FRONT, c),
    tube('450,1016 474,920 486,868', c.frame, 9),
    tube('478,902 604,894 690,1016 570,1020 480,906', c.frame, 9),
    tube('570,1020 610,874', c.frame, 8),
    tube('486,868 474,846 444,838 424,852', c.frame, 6),
    path(smooth(closedCurve('582,872 600,862 650,860 660,868 636,878 600,882')), c.dark),
  ].join('');
}

/** The arm that is held up, behind the head. */
export const raisedArm = (c: CyclistInks): string =>
  path(
    smooth(
      closedCurve('552,700 520,690 486,664 452,628 428,594 450,576 474,566 490,600 516,638 556,662 580,690'),
    ),
    c.coat,
  ) +
  path(
    ['470,620 488,644 512,662', '500,680 530,690 552,692'].map((fold) => gouge(trace(fold), 3)).join(''),
    c.dark,
  );

/** The rider but for the head and the hands. */
export function riderBody(c: CyclistInks): string {
  const folds = [
    '566,760 556,820 560,890',
    '604,740 614,810 606,890',
    '632,790 640,850 634,890',
    '590,742 560,790 522,830',
    '548,744 516,790 486,818',
  ];
  const wool = ['628,688 664,676 700,690', '640,700 680,696 716,712'];
  return [
    path(smooth(closedCurve('548,840 540,930 530,1010 526,1078 556,1082 574,1010 600,930 632,850')), c.dark),
    path(smooth(closedCurve('526,1076 510,1092 490,1106 556,1106 558,1080')), c.dark),
    path(
      smooth(
        closedCurve(
          '552,684 528,706 520,770 526,830 516,906 560,926 620,922 668,904 658,850 648,780 638,720 620,688 586,676',
        ),
      ),
      c.coat,
    ),
    path(
      smooth(closedCurve('572,712 540,742 512,786 478,818 470,838 484,852 526,836 566,792 598,744')),
      c.coat,
    ),
    path(folds.map((fold) => gouge(trace(fold), 3.6)).join(''), c.dark),
    path(
      smooth(
        closedCurve(
          '552,676 576,666 606,668 640,672 690,660 744,684 770,720 730,712 690,700 640,704 600,706 564,700',
        ),
      ),
      c.light,
    ),
    path(wool.map((fold) => gouge(trace(fold), 2.6)).join(''), c.dark),
  ].join('');
}
