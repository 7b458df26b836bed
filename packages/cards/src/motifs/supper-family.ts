/** A family at supper behind a window, painted by the lamp over their table: father and mother to the cloth (y = 640), a child come to the glass. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { closedCurve, pathPoints } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { place, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';
import { complexion } from './face/skin.ts';
import { paintedHands } from './hands/painted.ts';

/** Everything turns brown away from the lamp and yellow towards it. */
const ramped = (body: Colour): readonly Colour[] => [
  mix(body, oklch(0.24, 0.07, 30), 0.75),
  mix(body, oklch(0.32, 0.09, 35), 0.4),
  body,
  mix(body, oklch(0.93, 0.1, 85), 0.42),
  mix(body, oklch(0.97, 0.08, 92), 0.75),
];
const SKIN = [
  oklch(0.36, 0.09, 30),
  oklch(0.52, 0.11, 38),
  oklch(0.7, 0.11, 52),
  oklch(0.84, 0.095, 68),
  oklch(0.95, 0.07, 88),
] as const;
const LINE = oklch(0.28, 0.07, 30);
const LIP = oklch(0.5, 0.13, 28);

function piece(
  S: Easel,
  name: string,
  outline: Points,
  colours: readonly Colour[],
  { from, size, flow = 1.2 }: { from: number; size: number; flow?: number },
): Mark {
  return modelled(S.element(name), outline, {
    tone: new Tone(0).round(outline, { from, before: 24, size, light: 0.92, dark: 0.4 }),
    colours,
    flow,
    length: 16,
    width: 3,
    uneven: 0.05,
  });
}

const FATHER = {
  body: '386,760 384,690 392,630 410,594 440,576 474,580 498,604 506,650 510,760',
  neck: '430,588 432,556 466,552 470,586 452,604',
  face: 'M420 520C418 488 436 470 462 472C480 474 490 486 490 500C491 506 497 514 503 522C504 527 498 529 493 529C495 534 494 537 491 539C493 546 491 553 484 556C472 561 454 560 442 552C428 544 421 534 420 520Z',
  hair: 'M414 528C406 488 426 460 460 462C480 464 492 474 491 487C478 484 468 490 464 500C462 508 456 512 450 514C448 526 440 538 432 544C422 542 416 536 414 528Z',
  sleeve:
    '430,604 456,590 482,606 492,640 498,660 524,634 536,616 556,626 548,650 520,690 492,708 466,700 444,664',
};
const MOTHER = {
  body: '598,760 604,690 600,640 614,604 640,584 676,580 706,598 724,640 730,760',
  neck: '636,592 640,556 672,560 678,590 656,606',
  face: 'M690 522C692 490 674 472 650 474C632 476 622 488 622 502C621 507 615 514 609 521C608 526 613 528 618 528C616 532 617 535 619 537C617 544 619 551 626 554C638 560 656 558 668 550C682 542 689 534 690 522Z',
  hair: 'M700 532C710 488 686 460 652 462C628 464 616 482 620 496C632 490 644 496 648 508C650 518 658 522 664 524C666 540 672 552 680 558C692 556 698 544 700 532Z',
  bun: '690,486 712,480 728,494 724,516 706,522 692,510',
  sleeve:
    '668,606 692,622 694,656 676,690 644,708 612,712 600,694 608,650 616,606 634,584 650,592 646,630 644,656 656,630',
};

export function parents(S: Easel): Mark {
  const cardigan = ramped(oklch(0.46, 0.08, 150));
  const dress = ramped(oklch(0.5, 0.14, 25));
  const brown = ramped(oklch(0.32, 0.06, 45));
  const [father, mother] = [S.element('father'), S.element('mother')];
  const [left, right] = [-35, -145];
  return [
    piece(father, 'body', closedCurve(FATHER.body), cardigan, { from: left, size: 60 }),
    piece(father, 'neck', closedCurve(FATHER.neck), SKIN, { from: left, size: 26 }),
    piece(father, 'face', pathPoints(FATHER.face, 3), SKIN, { from: left, size: 40 }),
    piece(father, 'hair', pathPoints(FATHER.hair, 3), brown, { from: left, size: 26, flow: 2.4 }),
    ellipse(446, 522, 7, 10, SKIN[2]),
    brushLine(father, trace('443,516 449,520 446,528'), 1.6, LINE, { opacity: 0.7 }),
    // lids lowered to the ladle, a moustache
    brushLine(father, trace('473,507 480,511 487,508'), 1.9, LINE, { attack: 0.2, decay: 0.2 }),
    brushLine(father, trace('470,495 479,491 488,495'), 2.4, brown[1] ?? LINE),
    brushLine(father, trace('496,530 486,532 474,541'), 4.4, brown[1] ?? LINE, { attack: 0.3, decay: 0.6 }),
    piece(mother, 'body', closedCurve(MOTHER.body), dress, { from: right, size: 60, flow: 1.9 }),
    piece(mother, 'bun', closedCurve(MOTHER.bun), brown, { from: right, size: 18, flow: 0.6 }),
    piece(mother, 'neck', closedCurve(MOTHER.neck), SKIN, { from: right, size: 26 }),
    piece(mother, 'face', pathPoints(MOTHER.face, 3), SKIN, { from: right, size: 40 }),
    piece(mother, 'hair', pathPoints(MOTHER.hair, 3), brown, { from: right, size: 26, flow: 0.8 }),
    ellipse(664, 528, 6, 9, SKIN[2]),
    ellipse(664, 542, 3, 3.4, oklch(0.9, 0.12, 88)),
    // she has looked up
    ellipse(629, 509, 2.6, 3.6, LINE),
    brushLine(mother, trace('622,506 629,502 637,507'), 1.7, LINE),
    brushLine(mother, trace('622,495 630,490 640,494'), 2, brown[1] ?? LINE),
    brushLine(mother, trace('619,539 625,540 630,537'), 1.8, LIP),
  ];
}

/** What lies on the cloth and over it: two forearms that have nothing to do with each other. */
export function arms(S: Easel): Mark {
  const [father, mother] = [S.element('his arm'), S.element('her arm')];
  return [
    // the ladle, on its way
    line('M546 622C552 600 560 588 566 560', oklch(0.86, 0.04, 85), 4.4),
    path('M552 556C554 572 580 572 582 554C572 560 562 560 552 556Z', oklch(0.8, 0.05, 80)),
    piece(father, 'sleeve', closedCurve(FATHER.sleeve), ramped(oklch(0.46, 0.08, 150)), {
      from: -50,
      size: 26,
      flow: 0.8,
    }),
    piece(father, 'fist', closedCurve('536,622 534,608 544,600 556,602 562,612 556,626 544,630'), SKIN, {
      from: -50,
      size: 12,
    }),
    [0, 5, 10].map((dy) =>
      brushLine(father, trace(`545,${606 + dy} 554,${605 + dy} 560,${609 + dy}`), 1.1, LINE, {
        opacity: 0.6,
      }),
    ),
    piece(mother, 'sleeve', closedCurve(MOTHER.sleeve), ramped(oklch(0.5, 0.14, 25)), {
      from: -145,
      size: 26,
      flow: 1.7,
    }),
    // cheek on a hand
    piece(
      mother,
      'hand',
      closedCurve('618,596 620,574 630,556 640,548 650,552 650,566 644,590 634,600'),
      SKIN,
      { from: -145, size: 14 },
    ),
    ['626,562 632,568 634,578', '634,554 640,561 641,572'].map((list) =>
      brushLine(mother, trace(list), 1.1, LINE, { opacity: 0.6 }),
    ),
  ];
}

/** Seen from the side, nose nearly on the pane, one hand flat against it; the lamp is behind. */
export function childAtGlass(S: Easel): Mark {
  const jersey = ramped(oklch(0.46, 0.1, 245));
  const hair = ramped(oklch(0.42, 0.1, 48));
  const from = -40;
  const turned = (d: string): Point[] => place(pathPoints(d, 3), { x: 492, y: 700, s: 1.08, r: 0.2 });
  return [
    piece(S, 'body', closedCurve('420,950 422,880 432,826 458,796 498,784 532,796 550,838 558,950'), jersey, {
      from,
      size: 56,
    }),
    piece(S, 'neck', closedCurve('466,790 468,752 510,746 520,782 492,806'), SKIN, { from, size: 24 }),
    piece(S, 'collar', closedCurve('456,800 458,776 488,780 522,766 532,788 518,806 482,814'), jersey, {
      from,
      size: 14,
      flow: 0,
    }),
    piece(
      S,
      'face',
      turned(
        'M38 -10C40 -44 12 -58 -14 -52C-32 -48 -41 -36 -41 -22C-41 -14 -46 -5 -52 3C-53 9 -47 12 -42 12C-44 17 -43 19 -40 22C-42 30 -38 38 -28 42C-10 48 14 44 26 30C34 20 38 6 38 -10Z',
      ),
      SKIN,
      { from, size: 44 },
    ),
    group(
      { transform: 'translate(492 700) rotate(11.500) scale(1.08)' },
      ellipse(-24, 14, 11, 7, oklch(0.66, 0.16, 32), `opacity=".5" filter="${blur(S, 3)}"`),
      ellipse(14, 4, 7, 11, SKIN[2]),
      brushLine(S, trace('11,-2 17,3 14,11'), 1.6, LINE, { opacity: 0.7 }),
      path('M-40 -8C-36 -14 -28 -14 -22 -8C-28 -3 -35 -3 -40 -8Z', '#fff4de'),
      ellipse(-34, -9, 4, 4.8, LINE),
      brushLine(S, trace('-42,-9 -36,-14.500 -28,-14 -21,-8'), 2, LINE, { attack: 0.2, decay: 0.2 }),
      brushLine(S, trace('-44,-24 -35,-29 -24,-26'), 2.4, hair[1] ?? LINE),
      brushLine(S, trace('-41,23 -36,25 -29,22'), 2, LIP),
    ),
    piece(
      S,
      'hair',
      turned(
        'M44 -4C50 -46 22 -70 -14 -64C-38 -60 -52 -44 -50 -30C-42 -36 -32 -36 -26 -30C-18 -36 -8 -32 -4 -22C2 -14 8 -8 12 2C16 14 24 24 30 26C38 18 43 8 44 -4Z',
      ),
      hair,
      { from, size: 28, flow: 0.9 },
    ),
    piece(
      S,
      'sleeve',
      closedCurve('506,822 470,842 432,828 402,790 382,748 374,722 404,714 416,740 438,772 476,788'),
      jersey,
      { from, size: 24, flow: 1 },
    ),
    paintedHands(
      S.element('palm'),
      [
        {
          x: 389,
          y: 724,
          size: 84,
          age: 'child',
          pose: 'spread',
          fingers: [-0.06, -1, 0],
          back: [0, 0, -1],
          side: 'right',
          arm: 8,
        },
      ],
      {
        colours: {
          skin: {
            ...complexion(0.3, 0.6),
            tones: [...SKIN.slice(0, 2), oklch(0.62, 0.11, 46), ...SKIN.slice(2)],
            line: LINE,
          },
        },
        light: { angle: -30, before: 30 },
      },
    ).svg,
  ];
}
