/** A badger in an apron, in profile to the left, sweeping with one arm and holding up an edge with the other; from (262, 556) to (790, 1140), lit from the upper left. Watercolour. */
import { brushLine } from '../kit/brush.ts';
import { smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { Layers, group, path } from '../kit/markup.ts';
import { lerp, times, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath, ribbon } from '../kit/shapes.ts';
import { layer, shadedFrom } from './watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from './watercolour-marks.ts';

const shaded = shadedFrom(225);
const TOMATO = '#d5432c';
const GREY = '#8f8c90';
const INKY = '#2b2830';

/** Hair lying one way inside a traced outline. */
const furAt = (
  B: Easel,
  list: string,
  n: number,
  colour: string,
  angle: number,
  length = 20,
  o: readonly [number, number] = [0.25, 0.7],
): string =>
  stain(B, {
    region: spline(trace(list), true, 8),
    n,
    length,
    width: 1.5,
    angle,
    colour,
    opacity: o,
    spread: 0.3,
    bend: 0.3,
  });

/** Head and near paw have easels of their own. */
export function sweepingBadger(B: Easel, headEasel: Easel, paw: Easel): string {
  const laid = new Layers();
  laid.add(
    soft(B, soften('470,1096 560,1074 720,1070 800,1092 790,1126 640,1140 500,1128'), '#5b4636', 12, 0.75),
  );
  farArm(laid, B);
  legsAndTail(laid, B);
  body(laid, B);
  apron(laid, B);
  broom(laid, B);
  nearArm(laid, B);
  head(laid, headEasel);
  grip(laid, paw);
  return laid.svg();
}

/** Far arm, up at the rug. */
function farArm(laid: Layers, B: Easel): void {
  laid.add(
    shaded(
      B,
      soften(
        '556,700 520,672 478,636 430,606 390,584 366,570 344,580 340,600 362,618 400,640 440,676 486,734 520,770 556,780',
      ),
      { fill: '#4a464f', shade: INKY, depth: 16 },
      furAt(B, '556,700 478,640 366,575 345,600 440,670 520,770', 130, '#17151c', 0.6),
    ),
  );
}

function legsAndTail(laid: Layers, B: Easel): void {
  laid.add(
    shaded(
      B,
      soften('690,1010 726,1006 762,1030 776,1062 750,1066 712,1058 684,1044'),
      { fill: '#a7a19c', shade: '#5a545c', depth: 14 },
      furAt(B, '690,1010 762,1030 776,1062 712,1058', 60, '#4a454c', 0.6),
    ),
    shaded(
      B,
      soften('528,1030 596,1030 600,1070 594,1100 560,1108 510,1108 486,1104 488,1090 512,1080 524,1060'),
      { fill: '#45414a', shade: INKY, depth: 14 },
      furAt(B, '528,1030 596,1030 594,1100 510,1108', 70, '#121016', 1.5),
    ),
    shaded(
      B,
      soften('612,1030 694,1024 700,1066 694,1104 660,1114 610,1114 586,1110 590,1096 612,1084 620,1060'),
      { fill: '#3e3a43', shade: INKY, depth: 14 },
      furAt(B, '612,1030 694,1024 694,1104 610,1114', 70, '#121016', 1.5),
    ),
  );
}

function body(laid: Layers, B: Easel): void {
  const body =
    '546,676 600,672 650,714 690,790 714,880 716,960 700,1030 650,1064 584,1070 528,1050 500,1000 490,930 494,850 506,780 520,720';
  laid.add(
    shaded(
      B,
      soften(body),
      { fill: GREY, shade: '#4b4854', depth: 60, crisp: 0.35 },
      furAt(B, body, 520, '#4d4a54', 1.25, 26),
      furAt(B, '600,690 650,730 700,850 710,1000 650,1050 620,900', 240, '#2f2c36', 1.3, 26),
      lifted(
        B,
        times(40, () => {
          const [x, y] = [B.rng.range(520, 640), B.rng.range(690, 900)];
          return `M${x} ${y}q4 9 3 ${B.rng.range(14, 24)}l-2 0q0 -12 -1 -20Z`;
        }),
        0.5,
        0.3,
      ),
    ),
  );
}

/** Apron: tomato, tied behind. */
function apron(laid: Layers, B: Easel): void {
  const apron =
    '520,806 560,800 604,812 640,860 654,930 650,1000 640,1052 580,1066 520,1056 488,1030 478,960 484,880 500,830';
  laid.add(
    shaded(
      B,
      soften(apron, 0.8),
      { fill: TOMATO, shade: '#7c1f2c', depth: 34, min: 0.66 },
      soft(
        B,
        [
          smooth(ribbon(traceCurve('548,860 540,920 548,990 530,1060'), (t) => 5 + 4 * t)),
          smooth(ribbon(traceCurve('598,870 604,940 600,1000 612,1064'), (t) => 5 + 5 * t)),
        ],
        '#8c2430',
        5,
        0.8,
      ),
      glaze(B, soften('510,930 580,934 584,990 548,1000 508,986', 0.6), '#b8301f', { opacity: 0.7 }),
      ink(B, 'M508 930C530 936 560 936 582 933', 2.4, '#5e1420'),
      // white polka stitches along the hem
      lifted(
        B,
        times(15, (i) => `M${496 + i * 10} ${1040 + Math.sin(i / 4.4) * 12}l6 2l0 3l-6 -2Z`),
        0.9,
        0.3,
      ),
    ),
    // strings and bow
    shaded(B, 'M636 858C670 852 700 866 716 880L714 892C694 880 668 872 640 874Z', {
      fill: '#c23a28',
      shade: '#7c1f2c',
      depth: 6,
    }),
    shaded(B, soften('712,872 738,850 760,856 752,880 722,890 756,900 762,926 738,922 712,896'), {
      fill: TOMATO,
      shade: '#7c1f2c',
      depth: 8,
    }),
    ink(B, 'M716 896C720 930 708 950 722 980M712 894C702 930 700 944 692 966', 6, '#a82e22', 0.95),
    // bib strap
    ink(B, 'M520 808C522 770 536 736 552 714', 7, '#b93524', 0.95),
  );
}

function broom(laid: Layers, B: Easel): void {
  laid.add(
    layer(
      B,
      path(
        smooth(ribbon(traceCurve('566,716 500,812 430,908 372,984', 10), () => 6, B.noise, 1)),
        B.linearAt(['#d9a45c', '#8a5a2e'], 470, 850, 486, 862),
      ),
      { rough: 1.5, min: 0.8, region: 0.2 },
    ),
    soft(B, smooth(ribbon(traceCurve('520,800 470,870 440,910'), () => 4)), '#5e1420', 6, 0.4),
  );
  const bristle =
    'M384 962C400 974 410 986 412 1000C400 1030 380 1056 344 1072C316 1076 286 1064 268 1040C300 1026 330 1006 350 980C358 968 370 960 384 962Z';
  laid.add(
    shaded(
      B,
      bristle,
      { fill: '#d8a24a', shade: '#7a4d22', depth: 22, rough: 6 },
      stain(B, {
        region: [262, 956, 160, 124],
        n: 190,
        length: 70,
        width: 1.5,
        angle: 2.45,
        colour: '#6b421d',
        opacity: [0.3, 0.8],
        spread: 0.22,
        bend: 0.1,
      }),
    ),
    times(26, () => {
      const t = B.rng.f();
      const [x, y] = [lerp(268, 400, t), lerp(1042, 1040, t) + Math.sin(t * 3) * 24];
      return brushLine(
        B,
        [
          [x + 14, y - 16],
          [x, y],
          [x - B.rng.range(8, 18), y + B.rng.range(4, 12)],
        ],
        1.6,
        '#8a5a2a',
        { decay: 0.7 },
      );
    }),
    ink(B, 'M376 974C388 976 398 986 402 998M366 990C378 994 388 1004 392 1014', 5, '#8c2430', 0.95),
  );
}

/** Near arm on the broom. */
function nearArm(laid: Layers, B: Easel): void {
  const arm =
    '556,738 586,744 602,776 594,812 560,846 520,878 492,900 466,908 448,898 442,880 452,864 474,858 502,836 524,800 538,764';
  laid.add(
    shaded(
      B,
      soften(arm),
      { fill: '#4c4850', shade: '#1d1a22', depth: 22 },
      furAt(B, arm, 170, '#15131a', 2.4, 22),
      lifted(
        B,
        times(16, () => {
          const t = B.rng.f();
          const [x, y] = [lerp(556, 470, t) + B.rng.gauss(0, 8), lerp(762, 872, t) + B.rng.gauss(0, 8)];
          return `M${x} ${y}l-9 12l-2 -1Z`;
        }),
        0.4,
        0.3,
      ),
    ),
    ink(B, 'M452 870l-12 10M458 884l-10 12M470 896l-6 12', 3, '#efe6d2', 1),
    ink(B, 'M452 872C446 878 444 886 448 892M462 880C458 888 458 896 462 902', 2, '#0e0c12'),
  );
}

function head(laid: Layers, B: Easel): void {
  const skull =
    '566,640 562,606 540,584 508,578 478,592 452,620 424,652 398,678 390,694 398,708 424,712 452,716 486,730 524,742 560,726 576,690';
  const region = spline(trace(skull), true, 8);
  laid.add(
    shaded(B, soften('528,592 534,566 556,556 576,566 578,590 562,606 540,604'), {
      fill: '#3a363f',
      shade: '#17151b',
      depth: 8,
    }),
    path(soften('548,572 562,566 570,576 564,590 552,592'), '#e9dfd2'),
    shaded(
      B,
      soften(skull),
      { fill: '#f7f0e2', shade: '#8f8797', depth: 30, min: 0.9, crisp: 0.35 },
      path(
        handPath(
          B,
          soften(
            '394,684 420,656 452,626 484,602 514,588 540,592 552,608 540,628 512,640 482,658 450,682 420,700 398,704',
          ),
          1.6,
          0.06,
        ),
        '#2b2730',
      ),
      path(
        handPath(
          B,
          soften('420,712 460,718 500,734 540,742 572,722 574,690 548,706 508,712 470,706'),
          2,
          0.06,
        ),
        '#37323c',
        'opacity=".92"',
      ),
      lifted(
        B,
        smooth(ribbon(traceCurve('456,634 484,612 516,600'), (t) => 3 * Math.sin(Math.PI * t))),
        0.3,
        2,
      ),
      stain(B, {
        region,
        n: 120,
        length: 16,
        width: 1,
        angle: -0.6,
        colour: '#4a4450',
        opacity: [0.2, 0.5],
        spread: 0.3,
      }),
    ),
  );
  // nose, calm eye, mouth
  laid.add(
    shaded(B, soften('386,690 390,676 406,674 414,684 408,700 394,704'), {
      fill: '#1d1a20',
      shade: '#000',
      depth: 5,
      min: 0.9,
    }),
    lifted(B, 'M394 680C398 677 404 678 405 681C401 683 397 684 394 680Z', 0.8, 0.8),
    path('M470 642C476 634 488 632 494 638C490 648 476 650 470 642Z', '#0a080c'),
    lifted(B, 'M477 638C480 635 485 636 485 639C482 641 479 641 477 638Z', 1, 0.3),
    path('M468 640C476 630 489 629 498 636C489 633 477 634 468 640Z', '#f4ead8', 'opacity=".8"'),
    ink(B, 'M398 708C420 716 446 712 462 700', 2, '#3a333c'),
    ink(B, 'M420 690C400 694 380 706 366 722M424 696C410 704 396 718 386 734', 1.1, '#5a545c', 0.7),
  );
}

/** Paw gripping the rug, claws over the edge. */
function grip(laid: Layers, P: Easel): void {
  laid.add(
    group(
      { transform: 'translate(-62 -34) rotate(-4 420 620)' },
      shaded(
        P,
        soften(
          '448,644 462,622 452,600 430,584 404,578 386,588 380,604 388,612 382,626 390,636 402,634 404,648 416,652 428,644 436,652',
        ),
        { fill: '#4f4a54', shade: INKY, depth: 12 },
        stain(P, {
          region: [376, 574, 90, 84],
          n: 60,
          length: 14,
          width: 1.2,
          angle: 0.9,
          colour: '#15131a',
          opacity: [0.3, 0.7],
          spread: 0.3,
        }),
      ),
      layer(
        P,
        [
          brushLine(P, trace('388,622 380,634 380,650'), 3.4, '#efe4cc'),
          brushLine(P, trace('404,634 398,648 400,664'), 3.6, '#efe4cc'),
          brushLine(P, trace('424,638 420,654 423,668'), 3.4, '#efe4cc'),
        ],
        { rough: 1, rim: 1.2, region: 0.4 },
      ),
      ink(P, 'M400 600C394 610 396 622 402 632M420 604C414 616 416 630 422 640', 2.4, '#0e0c12'),
    ),
  );
}
