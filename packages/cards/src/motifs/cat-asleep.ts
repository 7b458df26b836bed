/** A tabby curled in sleep, seen from above, drawn for the old map: light from the left. Body about 520 px wide, nose lower left. */
import { SEPIA, sepiaLine } from '../finishes/map.ts';
import { fringe, fur } from '../kit/brush.ts';
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { pathPoints, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { tube } from '../kit/shapes.ts';

const pale = '#f3efe7';
const dove = '#a7a29d';
const dark = '#5d5755';
const stripe = '#332d2a';

const CENTRE: Point = [428, 560];
const BODY = pathPoints(
  'M192 640C158 520 204 392 318 334C432 278 586 298 656 410C722 512 708 642 648 724C604 784 520 806 440 800C360 804 276 786 236 744C206 712 200 680 192 640Z',
  6,
);
const HAUNCH = pathPoints(
  'M452 690C450 606 512 540 588 552C664 566 704 640 680 704C656 770 590 808 510 806C470 800 452 750 452 690Z',
  6,
);
const HIND_FOOT = pathPoints(
  'M596 776C570 816 516 840 470 836C440 832 434 802 454 788C486 774 520 772 548 746Z',
  5,
);
const FORE_LEG = pathPoints(
  'M276 784C300 818 352 838 404 834C438 828 444 792 416 776C380 762 340 756 310 736Z',
  5,
);
const HEAD: Points = pathPoints(
  'M-92 -18C-100 -60 -96 -112 -84 -146C-62 -130 -42 -108 -28 -86C-10 -92 12 -92 28 -86C44 -108 64 -130 86 -146C98 -110 102 -58 94 -16C106 20 92 54 60 74C38 90 16 96 0 96C-18 96 -40 90 -60 74C-94 52 -104 18 -92 -18Z',
  6,
);
/** The tail lies out over the sea. */
export const TAIL: Points = trace('668,690 704,770 694,872 628,958 510,1006 390,1004 306,1026 258,1062');

const angleIn = ([cx, cy]: Point, x: number, y: number): number => Math.atan2(y - cy, x - cx);

/** Tone of hair by how far it turns from the light. */
const tone = (turn: number): Colour =>
  turn < 0.5 ? mix(pale, dove, clamp(turn * 2)) : mix(dove, dark, clamp(turn * 2 - 1));

function body(S: Easel): string {
  const lie = (x: number, y: number): number =>
    angleIn(CENTRE, x, (y - CENTRE[1]) * 1.1 + CENTRE[1]) + Math.PI / 2;
  const banded = (x: number, y: number): boolean => {
    const a = angleIn(CENTRE, x, y);
    const r = Math.hypot((x - CENTRE[0]) / 260, (y - CENTRE[1]) / 244);
    return r > 0.44 && Math.cos(a * 15 + S.noise.n2(x / 70, y / 70) * 1.6 + r * 1.4) > 0.62 - (r - 0.4) * 0.5;
  };
  const spine = (x: number, y: number): boolean => {
    const r = Math.hypot((x - CENTRE[0]) / 260, (y - CENTRE[1]) / 244);
    return Math.abs(r - 0.86 + S.noise.n2(x / 60, y / 60) * 0.03) < 0.035 && y < 640;
  };
  const colour = (x: number, y: number): Colour => {
    const turn = clamp(
      0.42 +
        ((x - CENTRE[0]) / 260) * 0.42 +
        ((y - CENTRE[1]) / 240) * 0.16 +
        S.noise.n2(x / 40, y / 40) * 0.08,
    );
    return banded(x, y) || spine(x, y) ? mix(stripe, dove, 0.32 - turn * 0.24) : tone(turn);
  };
  return [
    path(smooth(BODY.filter((_, i) => i % 3 === 0)), dove),
    fur(S, {
      region: BODY,
      n: 5200,
      length: 22,
      width: 1.7,
      flow: lie,
      colour,
      opacity: [0.7, 1],
      curl: 0.4,
    }),
    fringe(S, BODY, { n: 640, length: 13, width: 1.6, colour, flow: lie, out: 0.35, inset: 4 }),
  ].join('');
}

function limb(
  S: Easel,
  outline: Points,
  centre: Point,
  spread: Point,
  flow: (x: number, y: number) => number,
  bars: number,
  n: number,
): string {
  const colour = (x: number, y: number): Colour => {
    const [u, v] = [(x - centre[0]) / spread[0], (y - centre[1]) / spread[1]];
    const turn = clamp(0.3 + u * 0.34 + v * 0.26 + S.noise.n2(x / 30, y / 30) * 0.08);
    const barred =
      bars > 0 &&
      Math.cos(angleIn([centre[0] + 60, centre[1] + 90], x, y) * bars + S.noise.n2(x / 50, y / 50) * 2) >
        0.66;
    return barred ? mix(stripe, dove, 0.4 - turn * 0.3) : tone(turn);
  };
  return [
    path(smooth(outline.filter((_, i) => i % 2 === 0)), dove),
    fur(S, { region: outline, n, length: 15, width: 1.5, flow, colour, opacity: [0.7, 1] }),
    fringe(S, outline, { n: Math.round(n / 6), length: 9, width: 1.3, colour, flow, out: 0.3, inset: 3 }),
  ].join('');
}

function head(S: Easel): string {
  const at = { x: 292, y: 672, s: 1.12, r: 0.3 };
  const put = (p: Points): Point[] => place(p, at);
  const spot = (x: number, y: number): Point => place([[x, y]], at)[0] ?? [x, y];
  const local = (x: number, y: number): Point =>
    place([[x - at.x, y - at.y]], { s: 1 / at.s, r: -at.r })[0] ?? [0, 0];
  const outline = put(HEAD);
  const flow = (x: number, y: number): number => {
    const [u, v] = local(x, y);
    return Math.atan2(v - 20, u * 1.2) + at.r;
  };
  const marked = (u: number, v: number): boolean => {
    const brow =
      v < -18 &&
      v > -84 &&
      Math.abs(u) < 62 &&
      Math.cos(u * 0.235 + S.noise.n2(u / 12, v / 18) * 0.6) > 0.5 - (Math.abs(u) < 20 ? 0.12 : 0);
    const cheek = Math.abs(u) > 52 && v > 6 && v < 70 && Math.cos((v - Math.abs(u) * 0.5) * 0.24) > 0.6;
    return brow || cheek;
  };
  const colour = (x: number, y: number): Colour => {
    const [u, v] = local(x, y);
    const muzzle = Math.hypot(u / 42, (v - 56) / 34) < 1;
    const turn = clamp(
      0.16 + (u / 100) * 0.34 + (v / 100) * 0.06 - (muzzle ? 0.3 : 0) + S.noise.n2(x / 24, y / 24) * 0.08,
    );
    return marked(u, v) ? mix(stripe, dove, 0.3) : tone(turn);
  };
  const ear = (side: 1 | -1): string =>
    path(
      smooth(
        put([
          [side * 78, -124],
          [side * 44, -88],
          [side * 50, -62],
          [side * 82, -60],
          [side * 88, -90],
        ]),
        true,
        0.8,
      ),
      mix('#c9a08f', dark, side > 0 ? 0.35 : 0.05),
    ) +
    times(16, (i) => {
      const t = i / 15;
      const root = spot(side * lerp(46, 84, t), -60 + Math.sin(t * 3) * 4);
      const tip = spot(side * lerp(60, 80, t), -98 - (i % 3) * 6);
      return sepiaLine(
        S,
        [root, [(root[0] + tip[0]) / 2 + 1, (root[1] + tip[1]) / 2], tip],
        1.8,
        i % 3 ? pale : dove,
      );
    }).join('');
  const eye = (side: 1 | -1): string =>
    sepiaLine(
      S,
      put([
        [side * 72, -4],
        [side * 62, 10],
        [side * 46, 16],
        [side * 30, 12],
        [side * 20, 2],
      ]),
      6,
      '#2b211c',
    );
  const whisker = (side: 1 | -1, i: number): string =>
    sepiaLine(
      S,
      put([
        [side * 30, 54 + i * 7],
        [side * (78 + i * 4), 46 + i * 15],
        [side * (138 - i * 4), 54 + i * 27],
      ]),
      1.9,
      i === 1 ? '#f6f2e8' : '#efe9dc',
    );
  return [
    // the shadow it throws on its own side
    fur(S, {
      region: put(
        trace(
          '-96,-30 -112,-90 -96,-160 -70,-140 -28,-98 28,-98 76,-156 106,-160 122,-60 120,20 104,66 84,84 70,60 60,-60 -60,-60',
        ),
      ),
      n: 1100,
      length: 20,
      width: 2.2,
      flow: (x, y) => flow(x, y) + 0.5,
      colour: () => '#38312e',
      opacity: [0.45, 0.85],
    }),
    path(smooth(outline.filter((_, i) => i % 2 === 0)), dove),
    fur(S, { region: outline, n: 2300, length: 13, width: 1.4, flow, colour, opacity: [0.75, 1] }),
    ear(-1),
    ear(1),
    fringe(S, outline, { n: 320, length: 9, width: 1.3, colour, flow, out: 0.4, inset: 3 }),
    eye(-1),
    eye(1),
    path(smooth(put(trace('-13,30 0,26 13,30 7,40 0,44 -7,40'))), '#b5786a'),
    sepiaLine(S, put(trace('0,44 0,54 -12,63 -26,62')), 3, '#3a2a22'),
    sepiaLine(S, put(trace('0,54 12,63 26,62')), 3, '#3a2a22'),
    times(10, (i) => {
      const [x, y] = spot((i % 2 ? 1 : -1) * (14 + (i % 5) * 5), 48 + (i % 3) * 6);
      return path(smooth(times(6, (k): Point => [x + Math.cos(k) * 1.5, y + Math.sin(k) * 1.5])), '#3a2a22');
    }),
    times(3, (i) => whisker(-1, i) + whisker(1, i)),
  ]
    .flat()
    .join('');
}

function tail(S: Easel): string {
  const t = tube(
    TAIL,
    (k) => lerp(33, 24, k) * Math.min(1, (1 - k) * 9) ** 0.5,
    (k) => lerp(33, 24, k) * Math.min(1, (1 - k) * 9) ** 0.5,
  );
  const colourAt = (k: number, across: number): Colour => {
    const ring = Math.cos(k * 44) > 0.5 - k * 0.25 || k > 0.93;
    return ring ? mix(stripe, dove, 0.16 + (across > 0 ? 0.14 : 0)) : tone(clamp(0.5 - across * 0.3));
  };
  const rng = S.rng.fork();
  const hairs = times(1900, () => {
    const [k, across] = [rng.f() * 0.985, rng.range(-1, 1)];
    const root = t.at(k, across);
    const a = t.angle(k) + across * 0.45 + rng.gauss(0, 0.2);
    const l = rng.range(10, 22);
    const tip: Point = [root[0] + Math.cos(a) * l, root[1] + Math.sin(a) * l];
    return {
      k,
      svg: sepiaLine(
        S,
        [root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 1], tip],
        2.6,
        colourAt(k, across),
      ),
    };
  }).sort((a, b) => b.k - a.k);
  return path(smooth(t.outline.filter((_, i) => i % 2 === 0)), dove) + hairs.map((h) => h.svg).join('');
}

/** Its outline with the tail, for shadows and shores. */
export const catGround = (): Points => BODY;

export function catAsleep(S: Easel): string {
  const toPaw = (): number => 0.2;
  return [
    tail(S.element('tail')),
    body(S.element('body')),
    // crease of the flank above the thigh
    fur(S.element('crease'), {
      region: trace('440,740 428,640 476,556 560,520 640,536 700,600 640,566 560,556 490,600 462,690'),
      n: 700,
      length: 20,
      width: 2,
      flow: (x, y) => angleIn([560, 680], x, y) - Math.PI / 2,
      colour: () => '#38312e',
      opacity: [0.35, 0.8],
    }),
    limb(
      S.element('haunch'),
      HAUNCH,
      [560, 660],
      [150, 150],
      (x, y) => angleIn([600, 720], x, y) + Math.PI / 2 + 0.3,
      9,
      1900,
    ),
    limb(S.element('hind foot'), HIND_FOOT, [470, 780], [140, 60], () => Math.PI - 0.3, 0, 420),
    limb(S.element('fore leg'), FORE_LEG, [340, 780], [140, 60], toPaw, 0, 420),
    trace('410,794 424,802')
      .map(([x, y], i) =>
        sepiaLine(
          S,
          [
            [x, y],
            [x - 9, y + 8],
            [x - 6, y + 20 - i * 3],
          ],
          3,
          SEPIA,
        ),
      )
      .join(''),
    trace('456,800 470,806')
      .map(([x, y], i) =>
        sepiaLine(
          S,
          [
            [x, y],
            [x - 8, y + 9],
            [x - 4, y + 20 - i * 2],
          ],
          3,
          SEPIA,
        ),
      )
      .join(''),
    sepiaLine(S, trace('280,796 312,824 356,836 404,836 434,824 440,800'), 2.6, dark),
    sepiaLine(S, trace('450,800 444,822 470,838 516,838 560,822'), 2.6, dark),
    fur(S.element('chin'), {
      region: trace('262,776 310,790 356,782 392,748 404,760 380,790 330,800 290,796'),
      n: 260,
      length: 9,
      width: 1.9,
      flow: () => 0.9,
      colour: () => '#38312e',
      opacity: [0.4, 0.8],
    }),
    head(S.element('head')),
  ].join('');
}
