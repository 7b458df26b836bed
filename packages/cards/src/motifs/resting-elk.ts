/** An elk lies in the snow and looks up: profile to the left, its eye at (408, 634), antlers over the whole upper half of the card; `perches` are the ends of its tines. A fire lights it from the lower left. Gouache. */
import { brushLine, fringe, fur, strokes } from '../kit/brush.ts';
import { clamp, mix, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, flat, group, path, type Mark } from '../kit/markup.ts';
import { bounds, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

const INK = '#17111c';
const HIDE = ramp(['#1b1628', '#352639', '#5d3c3c', '#9a6240', '#e0a05a', '#ffdc9a']);
const NOSE = ramp(['#2c2230', '#5a4248', '#8f6a5c', '#cf9c76', '#f7d3a0', '#fff0cc']);

const BEAMS = [
  '440,566 384,524 300,496 212,464 142,402 108,312 126,222 162,150',
  '472,562 530,524 610,500 688,460 738,392 746,302 712,222 676,152',
] as const;
const TINES = [
  '332,504 300,448 296,384',
  '254,478 210,424 214,342',
  '124,370 82,336 68,272',
  '402,536 366,486 374,430',
  '540,518 562,458 552,394',
  '622,496 648,434 634,346',
  '744,352 700,322 690,262',
] as const;

/** Where somebody may sit, and which tine has been left. */
export const perches: readonly Point[] = [
  [296, 384],
  [214, 342],
  [70, 272],
  [162, 150],
  [148, 408],
  [552, 394],
  [634, 346],
  [688, 262],
  [676, 152],
  [700, 452],
  [458, 548],
];

interface PeltOptions {
  n: number;
  flow: (x: number, y: number) => number;
  length?: number;
  width?: number;
  root: Point;
  paint?: (t: number) => string;
  out?: number;
  under?: number;
}

function pelt(S: Easel, outline: Points, tone: Tone, o: PeltOptions): Mark {
  const { length = 26, width = 2.6, paint = HIDE } = o;
  const colour = (x: number, y: number): string => paint(clamp(tone.at(x, y)));
  const [left, top, right, bottom] = bounds(outline);
  // at its very edge a tone is dark: what grows there has the light of the place a little way in
  const within = (x: number, y: number): string => {
    const [u, v] = [(left + right) / 2 - x, (top + bottom) / 2 - y];
    const k = 15 / Math.max(1, Math.hypot(u, v));
    return colour(x + u * k, y + v * k);
  };
  return [
    path(smooth(outline), paint(o.under ?? 0.14)),
    fringe(S, outline, {
      n: Math.round(o.n * 0.3),
      length: length * 0.8,
      width: width * 0.85,
      colour: within,
      flow: o.flow,
      out: o.out ?? 0.3,
    }),
    fur(S, {
      region: outline,
      n: o.n,
      length,
      width,
      flow: o.flow,
      colour,
      order: ([x, y]) => -Math.hypot(x - o.root[0], y - o.root[1]),
    }),
  ];
}

/** Rounded, and warmer the nearer it is to the fire. */
const lit = (outline: Points, size: number, dark = 0.08, light = 0.85): Tone =>
  new Tone()
    .round(outline, { from: 142, before: 26, size, light, dark })
    .change((v, x, y) => v + (0.12 + 0.5 * v) * Math.exp(-Math.hypot(x - 214, y - 1046) / 230), outline);

export function elkBody(S: Easel): string {
  const body = closedCurve(
    '486,566 552,590 600,656 660,716 740,744 820,770 870,830 870,1140 300,1140 300,1064 346,1010 392,960 396,880 380,800 420,740',
  );
  const tone = lit(body, 190);
  tone.fill(closedCurve('420,700 520,640 560,720 520,820 440,860 396,820'), 0.12, { soft: 34, within: body });
  tone.change((v, x) => v * clamp(1.25 - (x - 330) / 620, 0.25), body);
  const bell = closedCurve('404,800 460,790 470,850 446,910 424,944 408,900 398,850');
  const leg = ribbon(
    traceCurve('520,1040 420,1046 320,1072 256,1104'),
    profile(trace('0,60 0.5,36 0.9,22 1,20')),
  );
  return flat([
    ear(S.element('far ear'), '500,580 540,530 588,508 600,520 570,566 524,604', -0.5, 0.2),
    pelt(S.element('body'), body, tone, {
      n: 3600,
      length: 42,
      width: 3.1,
      root: [430, 620],
      flow: (x, y) => Math.atan2(y - 560, (x - 420) * 1.1),
    }),
    pelt(S.element('leg'), leg, lit(leg, 40), {
      n: 520,
      length: 24,
      width: 2.6,
      root: [520, 1040],
      flow: () => 2.85,
    }),
    fur(S.element('shoulder'), {
      region: closedCurve('486,960 560,960 610,1040 600,1130 500,1130 484,1050'),
      n: 520,
      length: 44,
      width: 3.1,
      flow: (x, y) => Math.atan2(y - 560, (x - 420) * 1.1),
      colour: (x, y) => HIDE(clamp(tone.at(x, y))),
      order: ([x]) => -x,
    }),
    path(smooth(closedCurve('270,1086 240,1092 214,1112 210,1128 250,1128 284,1110')), INK),
    path(smooth(closedCurve('252,1094 236,1100 222,1114 240,1112')), '#a5673c', 'opacity=".8"'),
    pelt(S.element('bell'), bell, lit(bell, 30), {
      n: 330,
      length: 40,
      width: 2.5,
      root: [430, 780],
      flow: () => 1.7,
      out: 0.2,
    }),
  ]);
}

export function elkHead(S: Easel): string {
  const head = closedCurve(
    '494,572 452,556 414,566 376,594 330,640 280,676 228,704 192,734 178,768 186,800 212,816 244,812 262,806 270,822 310,834 366,822 430,806 494,776 540,716 540,640',
  );
  const tone = lit(head, 100, 0.12);
  tone.fill(closedCurve('376,620 408,604 444,616 446,650 412,664 380,652'), 0.1, { soft: 14, amount: 0.85 });
  tone.fill(traceRibbon('440,680 420,740 430,800', 16), 0.1, { soft: 16, amount: 0.6 });
  tone.fill(traceRibbon('380,590 330,634 270,672 216,704', 12), 0.72, { soft: 12, amount: 0.7 });
  const muzzle = closedCurve('262,690 226,706 192,734 178,768 186,800 212,816 244,812 268,800 286,760');
  const away = (x: number, y: number): number => Math.atan2(y - 790, (x - 150) * 1.5);
  const put = (list: string): Point[] => trace(list);
  return flat([
    pelt(S.element('hide'), head, tone, {
      n: 3000,
      under: 0.34,
      length: 20,
      width: 2.2,
      root: [200, 760],
      flow: away,
      out: 0.2,
    }),
    fur(S.element('muzzle'), {
      region: muzzle,
      n: 620,
      length: 15,
      width: 2,
      flow: away,
      colour: (x, y) => NOSE(clamp(tone.at(x, y) * 0.9 + 0.06)),
    }),
    brushLine(S, put('186,794 212,804 242,804 270,799 300,801 322,812'), 4, INK, {
      attack: 0.05,
      decay: 0.5,
    }),
    path(smooth(closedCurve('200,746 216,736 232,742 236,758 222,764 206,760')), INK),
    brushLine(S, put('196,748 214,732 234,736 242,752'), 2.4, '#ffd9a0', { opacity: 0.8 }),
    eye(S),
    ear(S.element('near ear'), '486,606 530,566 596,548 640,552 632,580 590,622 530,646 496,640', -0.2, 0.5),
  ]);
}

const traceRibbon = (list: string, half: number): Point[] => ribbon(traceCurve(list), () => half);

/** Turned up as far as it goes. */
function eye(S: Easel): Mark {
  const white = closedCurve('382,644 390,620 410,608 432,614 444,632 434,648 412,656 392,654');
  const [x, y] = [408, 626];
  return [
    path(smooth(closedCurve('374,648 385,618 409,603 436,609 452,632 438,653 412,662 388,659')), INK),
    path(smooth(white), '#f6e4c6'),
    group(
      { 'clip-path': S.clip(smooth(white)) },
      ellipse(x, y, 21, 21, '#3f1d0c'),
      ellipse(x, y, 19, 19, S.radialAt(['#f0a24a', [0.55, '#a5561c'], '#4e240e'], x - 4, y + 8, 24)),
      ellipse(x - 1, y - 3, 10.5, 11, '#100a0e'),
      ellipse(x - 7, y + 4, 4.6, 4.2, '#fff6de'),
      ellipse(x + 7, y - 7, 2.4, 2.2, '#dfe6ff', 'opacity=".9"'),
      path(
        smooth(closedCurve('376,640 390,614 410,602 434,608 450,630 434,618 410,612 392,624')),
        INK,
        'opacity=".55"',
      ),
    ),
    brushLine(S, trace('372,650 384,618 409,603 437,609 454,634'), 3, INK, { decay: 0.3 }),
  ];
}

function ear(S: Easel, list: string, lean: number, warm: number): Mark {
  const outline = closedCurve(list);
  const tone = lit(outline, 30, 0.1, 0.4 + warm);
  const hollow = outline.map(([x, y]): Point => {
    const [cx, cy] = [556, 588];
    return warm > 0.3 ? [cx + (x - cx) * 0.68 - 4, cy + (y - cy) * 0.5 + 4] : [x, y];
  });
  return [
    pelt(S, outline, tone, { n: 330, length: 20, width: 2.2, root: [480, 620], flow: () => lean }),
    warm > 0.3
      ? [
          path(smooth(hollow), '#2c1c26'),
          fur(S.element('in'), {
            region: hollow,
            n: 120,
            length: 34,
            width: 2,
            flow: () => lean - 0.15,
            colour: () => mix('#8b6256', '#f2cf9c', S.rng.f()),
          }),
        ]
      : '',
  ];
}

/** Bone, warm below where the fire finds it, blue above; snow lies in the forks. */
export function antlers(S: Easel): string {
  const tines = TINES.map((list) => ribbon(traceCurve(list), profile(trace('0,15 0.4,11 1,4')), S.noise, 2));
  const beams = BEAMS.map((list) =>
    ribbon(traceCurve(list), profile(trace('0,25 0.3,22 0.7,15 1,5')), S.noise, 3),
  );
  const paint = ramp(['#3a2c48', '#7b5a62', '#c4976e', '#f4d39a']);
  return flat(
    [...tines, ...beams].map((outline, i) => {
      const tone = new Tone().round(outline, { from: 120, before: 24, size: 16, light: 1, dark: 0.06 });
      const curve = traceCurve(nth([...TINES, ...BEAMS], i));
      const heading = (x: number, y: number): number => {
        const at = times(curve.length - 1, (k) => k).reduce(
          (best, k) =>
            Math.hypot(nth(curve, k)[0] - x, nth(curve, k)[1] - y) <
            Math.hypot(nth(curve, best)[0] - x, nth(curve, best)[1] - y)
              ? k
              : best,
          0,
        );
        return Math.atan2(
          nth(curve, at + 1)[1] - nth(curve, at)[1],
          nth(curve, at + 1)[0] - nth(curve, at)[0],
        );
      };
      return [
        path(smooth(outline), '#6d5060'),
        strokes(S.element(`bone ${i}`), {
          region: outline,
          n: i < TINES.length ? 90 : 420,
          length: 26,
          width: 2.6,
          angle: heading,
          spread: 0.08,
          colour: (x, y) => paint(clamp(tone.at(x, y) * clamp(0.62 + (y - 120) / 900))),
          opacity: [0.5, 0.95],
        }),
      ];
    }),
  );
}
