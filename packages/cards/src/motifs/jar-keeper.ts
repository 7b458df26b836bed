/** A child behind an attic sill with the chin on the lid of a jar at (400, 858), arms round it, eyes to the left. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { closedCurve, polygon } from '../kit/curves.ts';
import { ellipse, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { trace, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';

/** Warm in the lamplight behind, cold where the jar lights it from below. */
const SKIN = [
  oklch(0.38, 0.08, 25),
  oklch(0.54, 0.1, 38),
  oklch(0.7, 0.095, 52),
  oklch(0.84, 0.06, 70),
  oklch(0.95, 0.03, 210),
] as const;
const WOOL = [
  oklch(0.24, 0.06, 280),
  oklch(0.34, 0.09, 265),
  oklch(0.46, 0.11, 255),
  oklch(0.66, 0.09, 235),
  oklch(0.88, 0.06, 215),
] as const;
const HAIR = { deep: oklch(0.25, 0.05, 40), body: oklch(0.4, 0.09, 48), lit: oklch(0.72, 0.14, 72) };
const LINE = oklch(0.3, 0.08, 25);

const FACE = closedCurve(
  '344,566 352,536 400,520 448,536 457,568 458,596 450,622 432,642 400,652 368,642 350,622 342,596',
);

const knitted = (S: Easel, name: string, outline: Points, from: number): Mark =>
  modelled(S.element(name), outline, {
    tone: new Tone(0).round(outline, { from, before: 26, size: 34, light: 1, dark: 0.12 }),
    colours: WOOL,
    flow: 1.3,
    length: 14,
    width: 3,
    uneven: 0.08,
  });

export function keeper(S: Easel): Mark {
  const tone = new Tone(0)
    .round(FACE, { from: 90, before: 40, size: 50, light: 0.72, dark: 0.2 })
    .glow(400, 648, 46, 0.42, 26)
    .glow(400, 545, 70, -0.2, 30);
  return [
    knitted(S, 'body', closedCurve('288,900 296,770 318,704 358,674 442,674 482,704 504,770 512,900'), 60),
    [342, 458].map((x) =>
      cel(S, `${x},578 ${x - 9},582 ${x - 10},600 ${x},614 ${x + 10},600 ${x + 9},582`, SKIN[1]),
    ),
    modelled(S.element('face'), FACE, {
      tone,
      colours: SKIN,
      flow: (x, y) => Math.atan2(y - 590, x - 400) + Math.PI / 2,
      length: 14,
      width: 3.4,
      uneven: 0.04,
      over: [364, 438].map((x) =>
        ellipse(x, 620, 14, 9, oklch(0.66, 0.15, 28), `opacity=".5" filter="${blur(S, 4)}"`),
      ),
    }),
    [376, 424].map((x) => eye(S, x)),
    brushLine(S, trace('358,573 372,566 390,569'), 2.6, HAIR.deep, { attack: 0.3, decay: 0.4 }),
    brushLine(S, trace('410,570 428,565 442,571'), 2.6, HAIR.deep, { attack: 0.3, decay: 0.4 }),
    path('M392 612C396 619 404 619 408 612C407 607 393 607 392 612Z', SKIN[3], 'opacity=".6"'),
    brushLine(S, trace('392,612 396,617 400,615 404,617 408,612'), 1.6, LINE, { opacity: 0.8 }),
    // lips pressed together
    brushLine(S, trace('388,632 396,634 404,632 411,635'), 2.2, oklch(0.46, 0.13, 25)),
    hair(S.element('hair')),
  ];
}

function eye(S: Easel, x: number): Mark {
  return [
    cel(
      S,
      `M${x - 14} 594C${x - 9} 584 ${x + 9} 584 ${x + 14} 594C${x + 8} 602 ${x - 8} 602 ${x - 14} 594Z`,
      '#f6f4ee',
      ellipse(x - 6, 595, 7, 7.4, oklch(0.34, 0.07, 60)),
      ellipse(x - 6.5, 595.5, 3.8, 4, '#140c12'),
      ellipse(x - 8.5, 598.5, 1.7, 1.7, '#ffffff'),
      laid(
        `M${x - 16} 592C${x - 8} 582 ${x + 8} 582 ${x + 16} 592L${x + 14} 592C${x + 6} 587 ${x - 6} 587 ${x - 14} 593Z`,
        LINE,
        0.5,
      ),
    ),
    brushLine(S, trace(`${x - 15},595 ${x - 7},587 ${x + 6},586.5 ${x + 15},594`), 2.2, LINE, {
      attack: 0.2,
      decay: 0.2,
    }),
  ];
}

function hair(S: Easel): Mark {
  const cap = closedCurve(
    '338,600 330,566 340,526 368,504 404,498 440,508 462,534 470,570 462,602 455,580 448,562 430,570 414,552 392,566 376,556 358,572 348,580',
  );
  const colour = (x: number, y: number): Colour =>
    mix(
      mix(HAIR.deep, HAIR.body, S.rng.f()),
      HAIR.lit,
      Math.max(0, (548 - y) / 50 + Math.abs(x - 400) / 200) * S.rng.f(),
    );
  const flow = (x: number, y: number): number => Math.atan2(y - 470, (x - 400) * 0.9);
  return [
    path(polygon(cap), HAIR.deep),
    fur(S, { region: cap, n: 420, length: 24, width: 2.2, flow, colour, opacity: [0.6, 1], curl: 0.5 }),
    fringe(S, cap, { n: 150, length: 14, width: 2, flow, colour, out: 0.35, inset: 4 }),
  ];
}

/** In front of the glass: both sleeves and the fingers that hold it. */
export function keeperHands(S: Easel): Mark {
  const mirrored = (list: string): string =>
    trace(list)
      .map(([x, y]) => `${800 - x},${y + 12}`)
      .join(' ');
  const sleeve =
    '322,704 300,740 288,790 290,836 306,860 328,856 342,842 346,826 334,808 322,808 324,780 336,744 342,716';
  const hand = '328,812 338,802 352,798 360,802 364,812 362,828 352,840 338,836 330,828';
  const fingers = [
    '350,802 368,796 384,797',
    '354,810 374,806 391,808',
    '354,819 373,817 389,819',
    '350,828 366,828 380,830',
  ];
  const thumb = '338,806 344,792 354,784';
  const one = (side: string, at: (list: string) => string): Mark => [
    knitted(S, 'sleeve' + side, closedCurve(at(sleeve)), side === 'left' ? -20 : 200),
    fingers.map((list) => [
      brushLine(S, trace(at(list)), 5.4, LINE, { attack: 0.05, decay: 0.15 }),
      brushLine(S, trace(at(list)), 4.4, SKIN[3], { attack: 0.05, decay: 0.15 }),
    ]),
    brushLine(S, trace(at(thumb)), 5.6, SKIN[3], { attack: 0.05, decay: 0.15 }),
    cel(S, at(hand), SKIN[3], laid(at('322,834 332,822 348,830 366,828 360,848 326,848'), SKIN[1], 0.7)),
  ];
  return [one('left', (list) => list), one('right', mirrored)];
}
