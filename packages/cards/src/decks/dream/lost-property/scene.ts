/** A wall of lockers full of sleeping faces; somebody without one stands on the ladder and holds one up to the blank. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { rectangle, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { keptFace, type KeptFaceOptions } from '../../../motifs/kept-face.ts';

const P = {
  dark: oklch(0.15, 0.035, 300),
  glow: oklch(0.9, 0.11, 80),
  coat: oklch(0.44, 0.075, 205),
  coatDark: oklch(0.26, 0.055, 225),
  coatLit: oklch(0.68, 0.08, 170),
  blank: oklch(0.93, 0.03, 75),
  scarf: oklch(0.55, 0.17, 30),
};
const WOOD = ramp([
  oklch(0.17, 0.035, 310),
  oklch(0.25, 0.05, 330),
  oklch(0.36, 0.07, 20),
  oklch(0.52, 0.1, 45),
  oklch(0.7, 0.12, 65),
]);
/** The face that is held up. */
const HELD: Point = [574, 548];

type Kept = Omit<KeptFaceOptions, 'x' | 'y' | 's'> & { at: Point };
const light = { skin: oklch(0.87, 0.06, 70), shade: oklch(0.66, 0.1, 45), hair: oklch(0.4, 0.08, 50) };
const tan = { skin: oklch(0.74, 0.085, 58), shade: oklch(0.54, 0.1, 40), hair: oklch(0.25, 0.04, 40) };
const brown = { skin: oklch(0.56, 0.085, 50), shade: oklch(0.39, 0.08, 35), hair: oklch(0.2, 0.03, 40) };
const grey = { skin: oklch(0.84, 0.05, 68), shade: oklch(0.63, 0.08, 48), hair: oklch(0.85, 0.01, 80) };
const KEPT: readonly Kept[] = [
  { at: [118, 170], ...grey, shape: 'long', brows: 'bushy', beard: 'full', old: true, lean: -3 },
  { at: [664, 210], ...light, shape: 'broad', brows: 'level', beard: 'moustache', lean: -5 },
  { at: [120, 440], ...tan, shape: 'round', brows: 'arched', lean: 5 },
  { at: [702, 470], ...brown, shape: 'long', brows: 'level', beard: 'full', lean: 3 },
  {
    at: [676, 760],
    ...grey,
    shape: 'broad',
    brows: 'arched',
    old: true,
    lean: -4,
    lips: oklch(0.55, 0.13, 20),
  },
  { at: [120, 760], ...light, shape: 'round', brows: 'arched', lean: -6, peeps: [3.4, -2] },
  { at: [560, 1010], ...tan, shape: 'long', brows: 'bushy', beard: 'moustache', lean: 4 },
  { at: [180, 1060], ...brown, shape: 'round', brows: 'level', lean: -3 },
];

/** How much light there is on the wall. */
const lightAt = (x: number, y: number): number => {
  const from = ([u, v]: Point, reach: number): number =>
    Math.exp(-(((x - u) ** 2 + (y - v) ** 2) / reach ** 2));
  return clamp(0.1 + 0.62 * from(HELD, 250) + KEPT.reduce((sum, { at }) => sum + 0.3 * from(at, 120), 0));
};

function paint(): Scene {
  const scene = new Scene({ seed: 1111, background: P.dark });
  lockers(scene);
  scene.add(ladder(scene.element('ladder')));
  scene.add(glow(scene, ...HELD, 330, P.glow, 0.55, 0.4));
  scene.add(seeker(scene.element('seeker')));
  return scene;
}

/** Doors of all widths, row on row; those that are open let their light out. */
function lockers(scene: Scene): void {
  const S = scene.element('lockers');
  const rows = [-40, 84, 262, 360, 530, 662, 850, 930, 1130, 1260];
  rows.slice(1).forEach((bottom, row) => {
    const top = rows[row] ?? 0;
    const open = KEPT.filter(({ at }) => at[1] > top && at[1] < bottom).sort((a, b) => a.at[0] - b.at[0]);
    const stops: [number, number, Kept | undefined][] = [];
    let x = -30 - S.rng.range(0, 50);
    while (x < 820) {
      const next = open.find(({ at }) => at[0] - 66 >= x - 1 && at[0] - 66 < x + 150);
      const right =
        next && next.at[0] - 66 - x < 40
          ? next.at[0] + 66
          : Math.min(x + S.rng.range(74, 132), next ? next.at[0] - 66 : 900);
      stops.push([x, right, next && next.at[0] - 66 - x < 40 ? next : undefined]);
      x = right;
    }
    scene.add(
      stops.map(([left, right, kept], i) =>
        kept
          ? niche(S.element(`n${row}-${i}`), left, top, right, bottom, kept)
          : door(S, left, top, right, bottom),
      ),
    );
  });
}

function door(S: Easel, x0: number, y0: number, x1: number, y1: number): Mark {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const k = lightAt(cx, cy) + S.rng.gauss(0, 0.015);
  const inset = (d: number): Point[] => rectangle(x0 + d, y0 + d, x1 - d, y1 - d);
  const panel = inset(13);
  const toLight: Point = [Math.sign(HELD[0] - cx), Math.sign(HELD[1] - cy)];
  return [
    path(wobblyPolygon(S, inset(3), 1.6), WOOD(k)),
    path(wobblyPolygon(S, panel, 1.6), WOOD(k * 0.82)),
    // the edge that faces the light
    line(
      polygon(
        toLight[1] > 0
          ? [
              [x0 + 5, y1 - 5],
              [x1 - 5, y1 - 5],
            ]
          : [
              [x0 + 5, y0 + 5],
              [x1 - 5, y0 + 5],
            ],
        false,
      ),
      WOOD(k + 0.22),
      2.4,
      'opacity=".8"',
    ),
    line(
      polygon(
        toLight[0] > 0
          ? [
              [x1 - 5, y0 + 6],
              [x1 - 5, y1 - 6],
            ]
          : [
              [x0 + 5, y0 + 6],
              [x0 + 5, y1 - 6],
            ],
        false,
      ),
      WOOD(k + 0.18),
      2,
      'opacity=".6"',
    ),
    ellipse(cx + 1.5, cy + 2, 6, 6, P.dark, 'opacity=".6"'),
    ellipse(cx, cy, 5, 5, mix(WOOD(k), P.glow, 0.35 + k * 0.4)),
  ];
}

/** An open locker: dark velvet, a face on it, the flap hanging down. */
function niche(S: Easel, x0: number, y0: number, x1: number, y1: number, { at, ...face }: Kept): Mark {
  const k = lightAt(...at);
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2 + 2];
  const [left, right] = [x0 + 4, x1 - 4];
  return [
    path(wobblyPolygon(S, rectangle(left, y0 + 3, right, y1 - 3), 1.6), WOOD(k + 0.12)),
    path(wobblyPolygon(S, rectangle(left + 8, y0 + 10, right - 8, y1 - 8), 1.6), oklch(0.19, 0.06, 330)),
    glow(S, ...middle, 104, P.glow, 0.7, 0.5),
    keptFace(S, { ...face, x: middle[0], y: middle[1], s: 0.98 }),
    path(
      wobblyPolygon(
        S,
        trace(
          `${left + 2},${y1 - 10} ${right - 2},${y1 - 10} ${right + 8},${y1 + 20} ${left - 8},${y1 + 20}`,
        ),
        1.4,
      ),
      WOOD(k * 0.7),
    ),
    line(
      polygon(
        [
          [left - 6, y1 + 19],
          [right + 6, y1 + 19],
        ],
        false,
      ),
      WOOD(k + 0.2),
      2.4,
    ),
  ];
}

function ladder(S: Easel): Mark {
  const rail = (x0: number, x1: number): Mark => [
    brushLine(
      S,
      [
        [x0, 1220],
        [(x0 + x1) / 2, 560],
        [x1, -20],
      ],
      8,
      oklch(0.3, 0.06, 40),
      { attack: 0.01, decay: 0.01 },
    ),
    brushLine(
      S,
      [
        [x0 + 5, 1220],
        [(x0 + x1) / 2 + 5, 560],
        [x1 + 5, -20],
      ],
      2,
      oklch(0.66, 0.11, 62),
      { attack: 0.3, decay: 0.4 },
    ),
  ];
  const rungs = Array.from({ length: 19 }, (_, i) => 1190 - i * 68);
  const at = (y: number, side: number): number =>
    Math.round(330 + side * (96 - (1220 - y) * 0.014) + (1220 - y) * 0.059);
  return [
    rungs.map((y) => [
      line(`M${at(y, -1)} ${y}H${at(y, 1)}`, oklch(0.27, 0.06, 38), 13),
      line(
        `M${at(y, -1) + 10} ${y - 4}H${at(y, 1) - 8}`,
        mix(oklch(0.36, 0.07, 45), P.glow, lightAt(430, y) * 0.75),
        3,
      ),
    ]),
    rail(234, 324),
    rail(426, 482),
  ];
}

/** Lit by what he, or she, is holding. */
function seeker(S: Easel): Mark {
  const boot = oklch(0.22, 0.03, 40);
  return [
    // far arm
    cel(S, '384,614 440,608 496,592 528,586 540,604 500,624 430,642', P.coatDark),
    cel(S, '520,588 540,576 560,574 574,584 570,600 546,610 528,606', oklch(0.8, 0.07, 65)),
    mask(S),
    // legs: one rung, and the next
    cel(
      S,
      '312,822 354,830 350,900 346,968 316,968 310,900',
      oklch(0.26, 0.03, 280),
      laid('340,820 360,820 356,970 338,970', oklch(0.42, 0.05, 40), 0.8),
    ),
    cel(S, '308,958 346,960 376,972 378,984 306,984', boot),
    cel(
      S,
      '348,826 404,820 436,846 434,880 420,908 390,906 392,878 366,868',
      oklch(0.3, 0.035, 280),
      laid('404,816 450,846 436,912 416,912 416,860', oklch(0.52, 0.07, 45), 0.8),
    ),
    cel(S, '384,898 420,900 448,911 450,920 384,920', boot),
    // coat
    cel(
      S,
      '346,584 318,602 298,652 288,724 278,804 298,832 350,842 414,834 430,806 420,724 414,656 404,606 378,584',
      P.coat,
      laid('330,570 290,640 270,840 340,850 330,760 336,670 350,600', P.coatDark, 0.9),
      laid('398,590 430,640 440,840 410,846 404,740 398,650', P.coatLit, 0.8),
    ),
    [trace('372,660 376,740 368,834'), trace('330,700 322,770 326,830')].map((points) =>
      brushLine(S, points, 2.4, P.coatDark, { opacity: 0.8 }),
    ),
    // scarf
    cel(S, '344,590 330,640 318,704 338,712 354,650 364,600', oklch(0.42, 0.14, 25)),
    cel(
      S,
      '334,574 344,596 374,606 404,594 408,572 376,578',
      P.scarf,
      laid('384,560 420,560 412,610 390,610', oklch(0.72, 0.15, 50), 0.8),
    ),
    head(S),
    // near arm
    cel(
      S,
      '344,622 376,606 416,632 466,632 512,614 528,634 496,662 430,674 368,664',
      P.coat,
      laid('340,650 400,654 460,656 510,642 500,680 380,690', P.coatDark, 0.85),
      laid('450,616 520,600 540,624 480,644', P.coatLit, 0.8),
    ),
    cel(
      S,
      '512,614 532,604 560,602 580,610 580,622 562,634 536,640 520,636',
      oklch(0.86, 0.07, 68),
      laid('510,634 540,628 584,616 580,640 530,650', oklch(0.64, 0.1, 42), 0.8),
    ),
    ['552,606 566,609 578,614', '550,616 562,618 572,624'].map((list) =>
      brushLine(S, trace(list), 1.4, oklch(0.5, 0.1, 35)),
    ),
  ];
}

/** Smooth as an egg in front. */
function head(S: Easel): Mark {
  return [
    cel(S, '352,560 396,556 402,584 374,594 350,584', oklch(0.7, 0.07, 55)),
    cel(
      S,
      '374,464 402,472 418,500 419,530 406,560 380,572 352,562 336,536 336,500 348,474',
      P.blank,
      laid('320,450 356,470 358,520 372,556 392,566 380,590 320,590', oklch(0.78, 0.065, 58), 0.9),
      laid('408,480 430,500 426,552 404,560 416,524', oklch(0.99, 0.03, 88)),
    ),
    cel(
      S,
      '326,524 326,482 350,454 388,450 412,466 416,482 392,480 368,490 358,516 356,544 344,556 332,546',
      oklch(0.27, 0.05, 40),
      laid('390,440 430,460 420,490 392,480', oklch(0.52, 0.1, 55), 0.8),
    ),
    cel(S, '350,520 362,512 370,524 364,540 352,540', oklch(0.76, 0.08, 50)),
  ];
}

/** In profile, thin as a shell, looking back. */
function mask(S: Easel): Mark {
  const shell =
    'M566 690C548 704 538 724 536 744C535 750 533 755 531 760L513 791C510 798 515 803 525 803L528 805C524 808 518 812 517 816C519 820 524 821 529 822C523 824 519 829 520 833C522 838 527 839 528 843C523 851 523 863 532 871C540 877 552 878 562 872C590 830 596 740 566 690Z';
  return group(
    { transform: 'translate(188 2) scale(.7)' },
    cel(
      S,
      'M566 690C600 700 616 760 606 820C600 850 584 870 562 872C590 830 596 740 566 690Z',
      oklch(0.45, 0.09, 40),
    ),
    cel(
      S,
      shell,
      oklch(0.95, 0.05, 85),
      laid('560,690 610,760 580,880 540,884 566,840 578,770', oklch(0.8, 0.1, 65), 0.8),
    ),
    brushLine(S, trace('539,768 548,776 560,778 572,771'), 3, oklch(0.3, 0.08, 30), {
      attack: 0.2,
      decay: 0.2,
    }),
    brushLine(S, trace('538,748 550,738 566,738 578,746'), 3.4, oklch(0.4, 0.09, 40), {
      attack: 0.3,
      decay: 0.5,
    }),
    laid(
      'M517 816C521 811 528 812 534 819C541 821 541 822 534 825C528 834 522 834 520 832C518 828 522 824 528 822C523 821 519 820 517 816Z',
      oklch(0.6, 0.16, 28),
    ),
    ellipse(558, 806, 15, 10, oklch(0.75, 0.14, 35), 'opacity=".45"'),
  );
}

export default card({ finish: gouache, grade: { vignette: 0.3 }, paint });
