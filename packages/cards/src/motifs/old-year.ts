/** The Old Year: a beast as high as a house, all hanging hair, going off to the right. About 720 x 800 px, for gouache; its calf beside it. */
import { fringe, fur } from '../kit/brush.ts';
import { adjust, clamp, mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { bounds, inside, last, lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export const BACK = resample(
  spline(
    trace('58,640 64,540 96,452 160,392 240,352 330,310 410,252 476,210 540,204 592,232 630,282'),
    false,
    12,
  ),
  4,
);
const BODY: Point[] = [
  ...BACK,
  ...spline(
    trace('640,300 680,420 690,560 670,700 640,800 560,850 440,838 330,820 210,840 120,830 70,760'),
    false,
    10,
  ),
];
const LEGS = {
  hindFar: closedCurve('250,760 340,760 330,860 322,940 316,966 262,966 256,900', 6),
  foreFar: closedCurve('462,780 556,780 546,880 540,950 534,976 474,976 470,900', 6),
  hindNear: closedCurve('110,760 232,770 222,880 216,970 210,1004 130,1004 124,920', 6),
  foreNear: closedCurve('556,790 672,780 664,890 656,980 650,1012 574,1012 568,920', 6),
} as const;
const HEAD = closedCurve(
  '600,330 640,304 690,318 724,372 742,450 756,530 768,606 772,650 758,684 724,698 690,688 664,650 640,596 610,540 584,470 580,390',
  10,
);

export interface YearColours {
  /** From deepest shade to full light. */
  hair: readonly Colour[];
  rim: Colour;
  nose: Colour;
  eye: Colour;
}

/** How high the back is over x. */
export function backAt(x: number): number {
  let best = last(BACK);
  for (const p of BACK) if (Math.abs(p[0] - x) < Math.abs(best[0] - x)) best = p;
  return best[1];
}

/** One lock that hangs from its root, with a few single hairs in it. */
function lock(S: Easel, [x, y]: Point, length: number, half: number, colour: Colour, sway: number): string {
  const rng = S.rng;
  const wave = rng.gauss(0, 0.12);
  const spine = times(7, (i): Point => {
    const t = i / 6;
    return [x + (sway * t + wave * Math.sin(t * 3.4)) * length * 0.55, y + t * length * (1 - 0.12 * t)];
  });
  const dense = spline(spine, false, 4);
  const shape = ribbon(dense, (t) => half * Math.min(1, 0.35 + t * 3) * (1 - t) ** 0.62 + 0.4);
  const hairs = times(4, (i) => {
    const k = -0.6 + i * 0.4 + rng.gauss(0, 0.08);
    const from = rng.int(0, 4);
    const line = dense.slice(from, dense.length - rng.int(0, 6)).map(([u, v], j): Point => {
      const t = (from + j) / (dense.length - 1);
      return [u + k * half * Math.min(1, 0.35 + t * 3) * (1 - t) ** 0.62, v];
    });
    return path(
      smooth(ribbon(line, (t) => 1.5 * (1 - t) + 0.3)),
      adjust(colour, { dL: i % 2 ? 0.06 : -0.055 }),
      'opacity=".8"',
    );
  });
  return path(smooth(shape), colour) + hairs.join('');
}

/** Hair all over an outline, from the hem upwards, so that what grows higher lies over it. */
export function thatch(
  S: Easel,
  outline: Points,
  o: {
    gap: number;
    length: (x: number, y: number) => number;
    half: number;
    colour: (x: number, y: number) => Colour;
    sway?: number;
  },
): string {
  const [left, top, right, bottom] = bounds(outline);
  const out: string[] = [];
  for (let y = bottom; y > top - o.gap; y -= o.gap)
    for (let x = left + S.rng.range(0, o.gap); x < right; x += o.gap * S.rng.range(0.72, 1.1)) {
      const root: Point = [x + S.rng.gauss(0, 3), y + S.rng.gauss(0, o.gap * 0.3)];
      if (!inside(outline, ...root)) continue;
      out.push(
        lock(
          S,
          root,
          o.length(...root) * S.rng.range(0.75, 1.2),
          o.half * S.rng.range(0.75, 1.2),
          o.colour(...root),
          (o.sway ?? -0.24) + S.rng.gauss(0, 0.08),
        ),
      );
    }
  return out.join('');
}

/** Light on the hair: it comes from behind, over the back. */
export const hairAt =
  (S: Easel, c: YearColours) =>
  (x: number, y: number): Colour => {
    const depth = (y - backAt(x)) / 620;
    const tone =
      0.86 - 0.95 * clamp(depth) ** 0.55 + 0.09 * S.noise.fbm(x / 60, y / 60, 2) + S.rng.gauss(0, 0.035);
    return ramp(c.hair)(clamp(tone));
  };

export function oldYear(S: Easel, c: YearColours): string {
  const lit = hairAt(S, c);
  const shade = nth(c.hair, 0);
  const leg = (outline: Points, dark: number): string =>
    path(smooth(outline), shade) +
    thatch(S, outline, {
      gap: 17,
      length: (_x, y) => Math.min(90, 1030 - y),
      half: 9,
      colour: (x, y) => mix(lit(x, y), shade, dark),
      sway: -0.08,
    });
  return [
    leg(LEGS.hindFar, 0.75),
    leg(LEGS.foreFar, 0.75),
    leg(LEGS.hindNear, 0.3),
    leg(LEGS.foreNear, 0.3),
    path(smooth(BODY), shade),
    thatch(S, BODY, {
      gap: 22,
      length: (_x, y) => lerp(90, 170, clamp((y - 200) / 500)),
      half: 13,
      colour: lit,
    }),
    crest(S, lit),
    fringe(
      S,
      BACK.filter((_, i) => i > 30),
      { n: 420, length: 26, width: 2.4, colour: c.rim, flow: 2.4, out: 0.3, opacity: [0.5, 0.95] },
    ),
  ].join('');
}

/** The uppermost locks, that part on the back and fall to this side. */
const crest = (S: Easel, lit: (x: number, y: number) => Colour): string =>
  resample(BACK, 15)
    .map(([x, y]) =>
      lock(
        S,
        [x, y - 2 + S.rng.gauss(0, 3)],
        S.rng.range(80, 120),
        12,
        adjust(lit(x, y), { dL: 0.03 }),
        -0.3 + S.rng.gauss(0, 0.1),
      ),
    )
    .join('');

/** It has looked round once more, out of the corner of an eye. */
export function oldYearHead(S: Easel, c: YearColours): string {
  const tones = ramp(c.hair);
  const face = (x: number, y: number): Colour =>
    tones(
      clamp(0.2 + 0.5 * clamp((x - 580) / 190) - 0.0002 * (y - 300) + 0.1 * S.noise.fbm(x / 40, y / 40, 2)),
    );
  const ear = closedCurve('590,372 560,380 528,420 510,480 516,540 540,556 566,520 586,460 600,410', 8);
  const muzzle = closedCurve('690,560 730,540 764,566 776,620 774,660 752,690 716,698 686,680 670,630', 8);
  const flow = (x: number, y: number): number => Math.atan2(y - 330, (x - 640) * 0.7) * 0.25 + 1.15;
  return [
    path(smooth(HEAD), nth(c.hair, 1)),
    fur(S, {
      region: HEAD,
      n: 2300,
      length: 46,
      width: 3,
      flow,
      colour: face,
      order: ([, y]) => -y,
      opacity: [0.6, 1],
    }),
    fringe(S, HEAD, { n: 420, length: 24, width: 2.6, colour: face, flow, out: 0.35 }),
    path(smooth(muzzle), nth(c.hair, 2)),
    fur(S, {
      region: muzzle,
      n: 520,
      length: 18,
      width: 2.2,
      flow: () => 1.2,
      colour: (x, y) => mix(face(x, y), c.rim, clamp((x - 690) / 160)),
      order: ([, y]) => -y,
      opacity: [0.5, 0.9],
    }),
    path(smooth(closedCurve('736,612 754,604 770,616 768,634 750,640 738,630', 8)), c.nose),
    path(smooth(closedCurve('748,616 758,614 762,620 754,624', 8)), adjust(c.nose, { dL: 0.2 })),
    path(
      smooth(
        ribbon(
          spline(trace('766,664 750,668 732,666 712,672'), false, 8),
          (t) => 2.6 * Math.sin(Math.PI * (0.15 + 0.85 * t)),
        ),
      ),
      nth(c.hair, 0),
    ),
    eye(S, c),
    // Fringe over the brow, one ear.
    thatch(S, closedCurve('612,318 650,300 700,326 728,384 716,410 680,400 640,392 606,380', 8), {
      gap: 15,
      length: (_x, y) => lerp(110, 64, clamp((y - 310) / 80)),
      half: 9,
      colour: (x, y) => adjust(face(x, y), { dL: 0.05 }),
      sway: 0.1,
    }),
    thatch(S, ear, {
      gap: 15,
      length: () => 74,
      half: 9,
      colour: (x, y) => mix(face(x + 40, y), nth(c.hair, 1), 0.35),
      sway: -0.06,
    }),
    thatch(S, closedCurve('640,660 700,690 716,706 690,720 650,700 628,676', 8), {
      gap: 14,
      length: () => 120,
      half: 9,
      colour: (x, y) => mix(face(x, y), nth(c.hair, 1), 0.3),
      sway: -0.12,
    }),
    fringe(
      S,
      HEAD.filter(([x]) => x > 690),
      { n: 120, length: 16, width: 2, colour: c.rim, flow: 1.4, out: 0.3, opacity: [0.5, 0.9] },
    ),
  ].join('');
}

/** Deep in the hair, under a heavy lid; it looks back along its own side. */
function eye(S: Easel, c: YearColours): string {
  const lid = (list: string, width: number, colour: Colour): string =>
    path(
      smooth(ribbon(spline(trace(list), false, 8), (t) => width * Math.sin(Math.PI * (0.08 + 0.84 * t)))),
      colour,
    );
  return [
    path(
      smooth(closedCurve('656,514 668,488 694,474 722,482 736,508 718,532 688,536', 8)),
      nth(c.hair, 1),
      'opacity=".7"',
    ),
    path(smooth(closedCurve('668,512 678,498 696,491 714,496 724,508 712,519 690,522', 8)), '#120c12'),
    path(smooth(closedCurve('672,511 680,500 695,495 707,502 708,513 696,519 682,518', 8)), c.eye),
    path(smooth(closedCurve('708,502 718,508 709,514', 8)), '#cdb7a2'),
    path(smooth(closedCurve('677,509 683,502 691,502 696,508 691,515 682,515', 8)), '#120c12'),
    path(smooth(closedCurve('677,504 681,499 686,502 683,507', 8)), '#fff6e4'),
    lid('660,516 674,496 696,486 718,494 730,512', 4.4, nth(c.hair, 0)),
    lid('664,494 680,480 702,477 722,486', 3, nth(c.hair, 4)),
    lid('672,526 694,531 716,524', 2.4, nth(c.hair, 3)),
    thatch(S, closedCurve('668,462 696,450 726,462 722,470 696,462 672,472', 8), {
      gap: 9,
      length: () => 26,
      half: 4,
      colour: () => nth(c.hair, 3),
      sway: 0.3,
    }),
  ].join('');
}

/** The new one, asleep: a heap of the same hair, no higher than a knee; foot at (x, y). */
export function newYear(S: Easel, x: number, y: number, s: number, c: YearColours): string {
  const at = (list: string): Point[] => closedCurve(list, 8).map(([u, v]): Point => [x + u * s, y + v * s]);
  const tones = ramp(c.hair);
  const colour = (u: number, v: number): Colour =>
    tones(clamp(0.55 - (v - (y - 40 * s)) / (90 * s) + 0.1 * S.noise.n2(u / 9, v / 9)));
  const body = at('-52,0 -54,-24 -34,-46 0,-54 34,-44 50,-22 48,0 20,6 -20,6');
  const muzzle = at('-56,-2 -66,-12 -62,-24 -46,-28 -34,-16 -38,-2');
  return [
    path(smooth(body), nth(c.hair, 1)),
    fur(S, {
      region: body,
      n: 560,
      length: 20 * s,
      width: 2 * s,
      flow: (u) => 1.57 + (u - x) * -0.006,
      colour,
      order: ([, v]) => -v,
      opacity: [0.6, 1],
    }),
    fringe(S, body, { n: 160, length: 11 * s, width: 1.6 * s, colour, flow: 1.6, out: 0.5 }),
    path(smooth(muzzle), nth(c.hair, 3)),
    fur(S, {
      region: muzzle,
      n: 120,
      length: 9 * s,
      width: 1.4 * s,
      flow: () => 2,
      colour: (u, v) => adjust(colour(u, v), { dL: 0.08 }),
      opacity: [0.5, 0.9],
    }),
    path(
      smooth(
        ribbon(
          spline(
            [
              [x - 47 * s, y - 18 * s],
              [x - 43 * s, y - 15 * s],
              [x - 38 * s, y - 17 * s],
            ],
            false,
            6,
          ),
          () => 1.5 * s,
        ),
      ),
      c.nose,
    ),
    path(smooth(at('-66,-12 -60,-16 -57,-11 -61,-7')), c.nose),
  ].join('');
}
