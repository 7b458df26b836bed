/** A dragon asleep with its head to the left, chin and forepaw on whatever it hoards. Placed for an 800 px wide card: snout at x = 118, chin at y = 790. */
import { brushLine } from '../kit/brush.ts';
import { mix, oklch } from '../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { fix, lerp, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, tube, type Tube } from '../kit/shapes.ts';

const hide = oklch(0.6, 0.155, 22);
const hideDeep = oklch(0.36, 0.12, 10);
const hideLight = oklch(0.76, 0.13, 40);
const night = oklch(0.16, 0.05, 330);
const bone = oklch(0.92, 0.05, 88);
const belly = oklch(0.84, 0.08, 70);

const volumeOf = (S: Easel, size: number, o: { light?: number; rough?: number } = {}): string =>
  `filter="${form(S, {
    angle: -75,
    size,
    shade: night,
    shadeOpacity: 0.72,
    light: oklch(0.95, 0.06, 85),
    lightOpacity: o.light ?? 0.75,
    lightSize: Math.min(9, size * 0.25),
    rough: o.rough ?? 2,
    mottle: 0.16,
    bounce: oklch(0.55, 0.07, 195),
    bounceOpacity: 0.4,
  })}"`;

/** Scales as little lit arcs that follow a body. */
function scales(
  S: Easel,
  body: Tube,
  o: { rows: number; lanes: number; from: number; to: number; size: number },
): string {
  return times(o.rows, (r) =>
    times(o.lanes, (l) => {
      const t = (r + (l % 2) * 0.5 + 0.3) / o.rows;
      const across = lerp(o.from, o.to, l / (o.lanes - 1));
      const [x, y] = body.at(t, across);
      const a = body.angle(t) + Math.PI;
      const k = o.size * (1 - 0.35 * Math.abs(across));
      const P = (u: number, v: number): string =>
        `${fix(x + Math.cos(a) * u - Math.sin(a) * v)} ${fix(y + Math.sin(a) * u + Math.cos(a) * v)}`;
      const lit = Math.max(0, across * 0.5 + 0.5);
      return (
        path(
          `M${P(0, -k)}C${P(k * 1.3, -k)} ${P(k * 1.3, k)} ${P(0, k)}C${P(k * 0.5, k * 0.4)} ${P(k * 0.5, -k * 0.4)} ${P(0, -k)}Z`,
          hideDeep,
          `opacity="${fix(0.3 + S.rng.f() * 0.2)}"`,
        ) +
        line(
          `M${P(k * 0.1, -k)}C${P(k * 1.4, -k * 0.9)} ${P(k * 1.4, k * 0.9)} ${P(k * 0.1, k)}`,
          mix(hide, '#ffd9a0', 0.25 + lit * 0.5),
          2,
          `opacity="${fix(0.35 + 0.5 * lit)}"`,
        )
      );
    }).join(''),
  ).join('');
}

/** Plates standing along the top of a body whose spine runs from right to left, larger in the middle. */
function crest(S: Easel, body: Tube, t0: number, t1: number, n: number, tall: number): string {
  return times(n, (i) => {
    const t = lerp(t0, t1, i / (n - 1));
    const h = tall * (0.55 + 0.45 * Math.sin(Math.PI * (0.15 + (i / (n - 1)) * 0.75)));
    const [a, b] = [body.at(t - 0.022, 0.94), body.at(t + 0.022, 0.94)];
    const m = body.at(t, 1);
    const s = body.at(t, 0);
    const [dx, dy] = [m[0] - s[0], m[1] - s[1]];
    const len = Math.hypot(dx, dy);
    const lean: Point = [(a[0] - b[0]) * 0.6, (a[1] - b[1]) * 0.6];
    const tip: Point = [m[0] + (dx / len) * h + lean[0], m[1] + (dy / len) * h + lean[1]];
    return path(
      `M${fix(a[0])} ${fix(a[1])}Q${fix(lerp(a[0], tip[0], 0.6))} ${fix(lerp(a[1], tip[1], 0.6) - 2)} ${fix(tip[0])} ${fix(tip[1])}Q${fix(lerp(b[0], tip[0], 0.35))} ${fix(lerp(b[1], tip[1], 0.3))} ${fix(b[0])} ${fix(b[1])}Z`,
      mix(bone, '#e8a860', 0.35),
      volumeOf(S, 9),
    );
  }).join('');
}

/** The great back, coming in from the right, and the folded wing. */
export function dragonBack(S: Easel): string {
  const round = tube(
    trace('880,760 760,640 620,590 500,590 400,640'),
    (t) => 96 + 110 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.72)) - 40 * t,
    (t) => 240 - 100 * t,
  );
  const d = smooth(round.outline);
  const wing = soften(
    '470,560 500,470 560,380 640,300 706,262 726,280 716,340 742,372 736,440 764,490 752,560 700,620 600,640 520,620',
    0.75,
  );
  const bones: readonly Point[][] = [
    trace('480,570 560,420 712,272'),
    trace('490,580 610,470 740,376'),
    trace('500,596 630,540 760,494'),
  ];
  return (
    crest(S, round, 0.3, 0.9, 9, 62) +
    path(d, hide, volumeOf(S, 80)) +
    group(
      { 'clip-path': S.clip(d) },
      scales(S, round, { rows: 26, lanes: 11, from: -0.5, to: 0.97, size: 15 }),
    ) +
    path(wing, '#1a0a18', `opacity=".5" transform="translate(-10 18)" filter="${blur(S, 12)}"`) +
    path(wing, oklch(0.68, 0.12, 40), volumeOf(S, 50)) +
    group(
      { 'clip-path': S.clip(wing) },
      times(40, () => {
        const t = S.rng.f();
        const [x, y] = [lerp(480, 730, S.rng.f()), lerp(300, 620, t)];
        return brushLine(
          S,
          [
            [x, y],
            [x + 30, y - 26],
            [x + 70, y - 44],
          ],
          2,
          hideDeep,
          { opacity: 0.18 },
        );
      }),
    ) +
    bones
      .map((p) => path(smooth(ribbon(spline(p, false, 10), (t) => 12 - 8 * t)), hide, volumeOf(S, 8)))
      .join('')
  );
}

/** The tail, round the front of the heap. */
export function dragonTail(S: Easel): string {
  const tail = tube(
    trace('850,850 760,930 640,968 520,960 440,916 414,862'),
    (t) => 60 * (1 - t) + 10,
    (t) => 56 * (1 - t) + 10,
  );
  const d = smooth(tail.outline);
  return (
    path(d, '#0a0714', `opacity=".65" transform="translate(-6 26)" filter="${blur(S, 12)}"`) +
    crest(S, tail, 0.12, 0.86, 11, 34) +
    path(d, hide, volumeOf(S, 40)) +
    group({ 'clip-path': S.clip(d) }, scales(S, tail, { rows: 30, lanes: 7, from: -0.6, to: 0.96, size: 11 }))
  );
}

/** Neck and head, eye shut. */
export function dragonHead(S: Easel): string {
  const neck = tube(
    trace('560,640 500,560 440,540 392,590 372,660'),
    (t) => 96 - 26 * t,
    (t) => 90 - 24 * t,
  );
  const nd = smooth(neck.outline);
  const head = soften(
    '430,610 380,590 336,592 308,588 286,606 258,634 214,648 172,650 140,656 120,676 112,704 118,730 140,750 200,770 268,786 340,794 404,784 446,740 454,670',
    0.9,
  );
  const jaw = soften(
    '128,742 180,756 260,764 336,752 372,730 400,742 390,780 340,800 260,796 190,784 146,768',
    0.8,
  );
  const spike = (list: string): string => path(soften(list, 0.6), mix(bone, '#e8a860', 0.3), volumeOf(S, 8));
  const lid = 'M270 660C284 640 318 636 342 652C336 676 294 686 270 660Z';
  return (
    crest(S, neck, 0.2, 0.8, 5, 44) +
    path(nd, hide, volumeOf(S, 60)) +
    group(
      { 'clip-path': S.clip(nd) },
      scales(S, neck, { rows: 14, lanes: 9, from: -0.6, to: 0.96, size: 13 }),
    ) +
    path(head, '#0a0714', `opacity=".6" transform="translate(-4 24)" filter="${blur(S, 14)}"`) +
    // cheek frill
    spike('420,640 470,620 506,598 486,650 448,680') +
    spike('436,690 486,690 528,684 496,720 444,730') +
    spike('424,736 468,754 506,768 462,782 408,772') +
    path(jaw, belly, volumeOf(S, 22)) +
    path(head, hide, volumeOf(S, 56)) +
    // lower jaw under the lip line
    path(
      soften('118,728 146,744 210,756 284,756 344,738 372,720 388,746 360,776 300,788 220,776 150,758', 0.85),
      belly,
      volumeOf(S, 16, { light: 0.5 }),
    ) +
    brushLine(S, trace('114,722 150,738 220,750 290,748 340,732 366,712 376,696'), 5, night, {
      opacity: 0.9,
      attack: 0.03,
      decay: 0.2,
    }) +
    path('M164 740L172 764L182 744ZM248 748L256 774L266 750Z', bone) +
    // brow, lid, lashes
    path(soften('250,646 286,612 330,606 360,628 346,640 312,628 280,640', 0.8), hideLight, volumeOf(S, 10)) +
    path(lid, mix(hide, hideDeep, 0.35), volumeOf(S, 10)) +
    brushLine(S, trace('266,660 290,678 320,676 346,654'), 5, night, { attack: 0.1, decay: 0.1 }) +
    line('M276 670l-10 10M294 679l-4 13M316 678l4 12M334 668l9 9', night, 3.4, 'stroke-linecap="round"') +
    // nostril and snout plates
    path('M134 688C140 676 156 674 162 682C154 692 142 698 134 688Z', night) +
    path(soften('128,664 146,650 172,648 166,664 142,672', 0.8), hideLight, volumeOf(S, 7)) +
    times(5, (i) => {
      const [x, y] = [188 + i * 17, 660 - i * 3];
      return line(`M${x} ${y}c8 4 10 14 4 22`, mix(hide, '#ffd9a0', 0.45), 2.6, 'opacity=".7"');
    }).join('') +
    times(16, (i) => {
      const [x, y] = [366 + (i % 4) * 20 + (i % 3) * 4, 640 + Math.floor(i / 4) * 26];
      return line(`M${x} ${y}c10 2 12 14 4 20`, mix(hide, '#ffd9a0', 0.35), 2.4, 'opacity=".6"');
    }).join('')
  );
}

/** The forepaw hanging over the heap's edge: its three fingertips; the arm lies under the chin. */
export const CLAWS: readonly Point[] = trace('196,902 250,930 306,926');
export function dragonArm(S: Easel): string {
  const arm = soften(
    '622,690 664,740 646,806 560,850 440,862 340,872 280,884 236,862 250,822 320,786 420,768 500,722 560,680',
  );
  return (
    path(arm, '#0a0714', `opacity=".6" transform="translate(-4 20)" filter="${blur(S, 10)}"`) +
    path(arm, mix(hide, hideDeep, 0.12), volumeOf(S, 34)) +
    group(
      { 'clip-path': S.clip(arm) },
      scales(
        S,
        tube(
          trace('680,750 580,756 440,812 300,836'),
          (t) => 60 - 20 * t,
          (t) => 74 - 34 * t,
        ),
        { rows: 17, lanes: 7, from: -0.5, to: 0.9, size: 12 },
      ),
    )
  );
}

export function dragonPaw(S: Easel): string {
  const toe = (list: string): string =>
    path(
      smooth(
        ribbon(traceCurve(list, 8), (t) => lerp(27, 16, t) * Math.min(1, 0.45 + 4 * Math.min(t, 1 - t))),
      ),
      hide,
      volumeOf(S, 18),
    );
  const knuckles = soften('226,826 262,812 304,822 318,850 300,872 262,868 226,862');
  return (
    path(knuckles, hide, volumeOf(S, 24)) +
    toe('296,846 300,878 304,908') +
    toe('246,842 218,858 200,890') +
    toe('270,846 256,880 250,914')
  );
}
