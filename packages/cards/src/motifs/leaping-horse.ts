/** A horse leaping to the right, as outlines: hind legs pushing off, forelegs tucked. About 640 px long. */
import { spline } from '../kit/curves.ts';
import { trace, type Point, type Points } from '../kit/points.ts';

export interface LeapingHorse {
  readonly body: Points;
  readonly ear: Points;
  readonly farEar: Points;
  /** Far to near. */
  readonly legs: { readonly far: readonly Points[]; readonly near: readonly Points[] };
  /** Where the hooves begin, in the order of the legs. */
  readonly coronets: readonly Points[];
  readonly mane: readonly Points[];
  readonly tail: readonly Points[];
  /** Inner lines: shoulder, cheek, mouth, nostril, thigh. */
  readonly folds: readonly Points[];
  readonly eye: Point;
}

const shape = (list: string): Point[] => spline(trace(list), true, 6);

export const leapingHorse: LeapingHorse = {
  body: shape(
    '206,478 232,446 276,430 332,436 392,432 440,404 474,366 514,318 556,266 594,222 622,200 646,210 668,238 694,272 718,302 727,322 722,338 708,348 694,344 680,334 664,336 640,338 620,332 604,348 592,386 588,430 584,470 566,512 530,548 476,572 410,584 350,580 306,566 264,572 224,552 204,516',
  ),
  ear: shape('608,208 606,180 614,152 630,174 636,204'),
  farEar: shape('632,206 636,180 648,160 656,184 654,212'),
  legs: {
    far: [
      shape(
        '590,440 640,454 692,466 726,484 724,512 707,556 696,588 676,606 668,624 652,646 646,648 614,632 614,626 638,604 664,580 682,540 682,514 640,512 580,520',
      ),
      shape(
        '372,560 354,614 314,652 270,684 259,724 257,764 246,786 243,798 240,822 236,826 184,824 182,818 202,790 224,764 226,710 208,660 250,620 290,556',
      ),
    ],
    near: [
      shape(
        '580,462 622,496 662,518 694,538 690,566 668,608 653,640 632,658 622,678 604,702 598,704 562,684 562,678 588,654 616,632 640,592 646,566 606,566 540,560 490,540',
      ),
      shape(
        '344,540 326,602 276,640 216,668 199,704 187,744 183,766 168,786 164,798 160,824 156,828 100,824 98,818 120,788 148,758 158,706 146,642 196,604 206,530 230,480',
      ),
    ],
  },
  coronets: [
    trace('668,626 652,612 638,604'),
    trace('243,800 222,792 202,792'),
    trace('622,680 606,664 588,654'),
    trace('164,800 142,790 120,788'),
  ],
  mane: Array.from({ length: 26 }, (_, i): Points => {
    const t = i / 25;
    const [x, y] = [620 - t * 150, 200 + t * 172 - Math.sin(t * Math.PI) * 10];
    const long = 66 + Math.sin(i * 2.3) * 22 + t * 30;
    const lift = 30 + Math.sin(i * 1.7) * 14;
    return spline(
      [
        [x + 6, y + 8],
        [x - long * 0.35, y - lift * 0.7],
        [x - long * 0.8, y - lift * 0.75],
        [x - long * 1.25, y - lift * 0.2 + Math.sin(i * 3.1) * 8],
      ],
      false,
      6,
    );
  }),
  tail: Array.from({ length: 15 }, (_, i): Points => {
    const k = i / 14;
    return spline(
      [
        [214, 470 + k * 12],
        [178 - k * 4, 452 + k * 18],
        [140 - k * 6, 470 + k * 40 + Math.sin(i * 2) * 6],
        [112 + Math.sin(i * 1.3) * 14, 520 + k * 78],
        [94 + Math.sin(i * 2.1) * 18 - k * 8, 548 + k * 92],
      ],
      false,
      6,
    );
  }),
  folds: [
    trace('498,404 514,440 518,484 506,516'),
    trace('722,334 710,332 702,327'),
    trace('262,572 300,566 330,540'),
  ],
  eye: [648, 250],
};
