/** A school eraser, pink before and blue behind, that runs as a tram to the left: its worn corner at (440, 1060), 560 high with its pole. Ink and flat tints. */
import { INK, inkLine } from '../finishes/ink.ts';
import { cel, laid } from '../kit/cel.ts';
import type { Colour } from '../kit/colour.ts';
import { pathPoints, smooth } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { times, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handPath } from '../kit/shapes.ts';

const [PINK, ROSE, SLATE, DEEP, SLEEVE, GLASS, LEAD] = [
  '#f3a79a',
  '#dc857c',
  '#9db9c6',
  '#7fa0b0',
  '#fbf6e8',
  '#dfe9e6',
  '#a9a4a0',
] as const;

/** A block that leans the way it goes; the corner it rubs with is worn round. */
const BLOCK =
  'M548 598C552 584 560 578 574 577L836 568L780 1040C778 1052 772 1058 760 1059L520 1074C480 1076 446 1070 438 1050C432 1030 456 1006 468 978C476 958 480 936 484 914Z';

const pen = (S: Easel, list: string, width = 3, colour: Colour = INK): Mark =>
  inkLine(S, trace(list), width, { straight: true, wobble: 1, colour });

export function tramEraser(S: Easel): Mark {
  return [
    // pole and wire
    pen(S, '640,574 600,520 652,474', 5),
    pen(S, '622,478 684,468', 6),
    // wheels
    [560, 700].map((x) => [
      path(smooth(blob(x, 1072, 34, 34, S.noise, 0.02)), INK),
      ellipse(x, 1072, 17, 17, SLATE),
      ellipse(x, 1072, 5, 5, INK),
    ]),
    cel(
      S,
      BLOCK,
      PINK,
      // the blue end
      path('M716 560L850 560L850 1080L664 1080Z', SLATE),
      path('M796 560L850 560L850 1080L744 1080Z', DEEP),
      // its sides darken downwards; the corner is dirty with what it took
      laid('M430 1080L440 1000C520 1050 640 1046 664 1040L660 1080Z', ROSE),
      laid('440,1080 432,1040 452,1004 476,1010 500,1040 540,1060 560,1080', LEAD, 0.75),
      times(16, () => {
        const [x, y] = [S.rng.range(448, 540), S.rng.range(1010, 1066)];
        return inkLine(
          S,
          [
            [x - 16, y + 5],
            [x, y],
            [x + 18, y - 5],
          ],
          S.rng.range(1.4, 4),
          { colour: '#6d686a' },
        );
      }),
      sleeve(S),
    ),
    inkLine(S, pathPoints(handPath(S, BLOCK, 1.2), 6), 6, { straight: true, wobble: 1 }),
    pen(S, '690,850 678,960 664,1066', 3.4),
    // headlamp and step
    path(smooth(blob(520, 880, 17, 19, S.noise, 0.03)), '#f8dda0'),
    inkLine(S, blob(520, 880, 17, 19, S.noise, 0.03, 1.2, 24), 3.4),
  ];
}

/** The paper wrapper is the carriage: a door, two windows, people who are only going somewhere. */
function sleeve(S: Easel): Mark {
  return [
    path(handPath(S, 'M572 560L770 552L736 846L534 858Z', 1), SLEEVE),
    path(handPath(S, 'M534 858L541 806L742 794L736 846Z', 1), '#e79a8e'),
    path(handPath(S, 'M568 596L574 560L770 552L766 584Z', 1), '#e79a8e'),
    pen(S, '572,576 552,720 534,858', 3.4),
    pen(S, '770,556 754,700 736,846', 3.4),
    pen(S, '534,858 640,853 736,846', 3.4),
    pane(S, 'M578 618L650 614L636 752L560 756Z', reader(S)),
    pane(S, 'M672 613L742 610L728 747L657 751Z', child(S)),
  ];
}

function pane(S: Easel, d: string, who: Mark): Mark {
  return [cel(S, d, GLASS, who), inkLine(S, pathPoints(d, 8), 3.6, { straight: true, wobble: 1 })];
}

/** A man behind a newspaper with nothing on it. */
function reader(S: Easel): Mark {
  return [
    path(handPath(S, 'M588 770C588 720 604 708 622 706C642 708 652 726 652 770Z', 1), SLATE),
    path(
      handPath(
        S,
        'M596 676C594 650 604 638 620 638C638 638 644 652 642 676C640 696 632 708 619 708C606 708 598 696 596 676Z',
        1,
      ),
      '#fbe6d4',
    ),
    path(
      handPath(
        S,
        'M588 660C594 654 598 650 600 636C612 628 632 628 640 638C642 648 644 654 652 660C632 654 606 654 588 660Z',
        1,
      ),
      INK,
    ),
    path(handPath(S, 'M560 694L604 700L646 692L644 770L560 770Z', 1), '#ffffff'),
    pen(S, '560,694 604,700 646,692', 2.6),
    pen(S, '604,700 603,770', 2.4),
  ];
}

/** Nose and both hands on the glass; the only one who looks. */
function child(S: Easel): Mark {
  return [
    path(handPath(S, 'M664 770C664 738 680 728 696 726C716 728 728 742 728 770Z', 1), '#e79a8e'),
    path(
      handPath(
        S,
        'M673 690C672 664 682 654 697 653C714 654 722 666 720 690C718 710 710 724 696 724C683 724 675 710 673 690Z',
        1,
      ),
      '#fbe6d4',
    ),
    path(
      handPath(
        S,
        'M669 690C666 656 682 644 700 644C720 645 728 664 724 692C720 680 716 672 704 670C692 676 678 674 675 672C672 678 670 684 669 690Z',
        1,
      ),
      INK,
    ),
    path(
      smooth(blob(684, 689, 2.6, 3.8, S.noise, 0.05)) + smooth(blob(703, 688, 2.6, 3.8, S.noise, 0.05)),
      INK,
    ),
    pen(S, '691,692 688,700 693,702', 1.8),
    pen(S, '688,711 694,709 700,711', 2),
    [668, 720].map((x) =>
      group(
        { transform: `translate(${x} 728)` },
        path(
          'M-8 14C-11 2 -9 -8 -7 -10C-5 -10 -4 -6 -4 -2C-4 -10 -3 -15 -1 -15C1 -15 1 -9 1 -3C2 -9 4 -13 6 -12C7 -10 6 -4 5 0C7 -3 10 -4 11 -2C10 4 8 10 6 14Z',
          '#fbe6d4',
          `stroke="${INK}" stroke-width="1.8"`,
        ),
      ),
    ),
  ];
}
