/** An anglerfish from in front, 560 wide about (400, 580), scratched: it carries a lit candle for a lure (flame at LURE) and looks down to the right. Card coordinates. */
import { flakes, hairs, needle, scratches } from '../finishes/frost.ts';
import { clamp, mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, nth, scatter, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { flowAlong, Tone, type Flow } from '../kit/tone.ts';

const DEEP = '#05090d';
export const EMBER = ramp(['#7a4020', '#d07c2c', '#f6bf5c', '#ffeec2', '#fffdf0']);
export const SEA = ramp(['#174a50', '#2f7f80', '#74bfae', '#cdeedb', '#fbfdf4']);
/** The flame it carries, and hers. */
export const LURE: Point = [512, 128];
export const HERS: Point = [486, 934];

const near = (x: number, y: number, [u, v]: Point, r: number): number =>
  Math.exp(-(((x - u) / r) ** 2) - ((y - v) / r) ** 2);
/** How warm it is at a place. */
export const warmth = (x: number, y: number): number =>
  Math.max(near(x, y + 10, LURE, 190), 0.95 * near(x, y, HERS, 215));

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [800 - x, y]);
const whole = (half: string): Point[] => {
  const right = trace(half);
  return closedCurve(
    [...right, ...mirrored(right).toReversed().slice(1, -1)].map((p) => p.join(',')).join(' '),
  );
};
const both = (list: string): Point[][] => [traceCurve(list), mirrored(traceCurve(list))];

const BODY = whole('400,304 470,300 552,330 620,396 664,490 680,600 664,716 610,806 520,868 400,886');
const GAPE = whole('400,604 490,612 572,644 628,712 640,752 600,752 520,738 400,732');
const JAW = whole('400,730 520,738 604,754 646,736 650,776 612,836 520,884 400,900');

const field = { length: [8, 34] as const, width: 1.45, attack: 0.12, decay: 0.75, stray: 0.14, floor: 0.05 };

/** Cold scratches, and warm ones where a flame shines. */
export function lit(
  S: Easel,
  outline: Points,
  tone: Tone,
  flow: Flow,
  o: {
    gap?: readonly [number, number];
    length?: readonly [number, number];
    width?: number;
    cold?: (t: number) => Colour;
  } = {},
): string {
  const { cold = SEA, ...rest } = o;
  const edge = (x: number, y: number): boolean => warmth(x, y) + 0.14 * S.noise.n2(x * 0.03, y * 0.03) > 0.3;
  const warm = new Tone().fill(outline, (x, y) =>
    edge(x, y) ? clamp(tone.at(x, y) * (0.55 + warmth(x, y))) : 0,
  );
  const cool = new Tone().fill(outline, (x, y) => (edge(x, y) ? 0 : tone.at(x, y)));
  return (
    scratches(S, { gap: [2.7, 8], ...field, ...rest, region: outline, tone: cool, flow, ink: cold }) +
    scratches(S.element('warm'), {
      gap: [2.7, 8],
      ...field,
      ...rest,
      region: outline,
      tone: warm,
      flow,
      ink: EMBER,
    })
  );
}

export const anglerfish = (S: Easel): string =>
  [
    fin(S.element('left fin'), mirrored),
    fin(S.element('right fin'), (p) => [...p]),
    body(S.element('body')),
    mouth(S.element('mouth')),
    eye(S.element('left eye'), [288, 494], -1),
    eye(S.element('right eye'), [512, 494], 1),
    lure(S.element('lure')),
  ].join('');

/** Lace with rays in it. */
function fin(S: Easel, side: (p: Points) => Point[]): string {
  const [x, y] = [652, 640];
  const tips = times(9, (i): Point => {
    const [a, r] = [-0.75 + i * 0.2, 112 + 14 * Math.sin(i * 1.1)];
    return [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 1.25];
  });
  const lace = tips.flatMap((tip, i): Point[] =>
    i ? [[(nth(tips, i - 1)[0] + tip[0]) / 2 - 9, (nth(tips, i - 1)[1] + tip[1]) / 2], tip] : [tip],
  );
  const outline = side(spline([[630, 570], ...lace, [620, 740]], true, 5));
  const [rx] = nth(side([[x, y]]), 0);
  const tone = new Tone().fill(outline, (u, v) => clamp(0.12 + Math.hypot(u - rx, v - y) / 190));
  const ray = ([u, v]: Point): Point[] =>
    side([
      [638, y],
      [lerp(638, u, 0.6), lerp(y, v, 0.55)],
      [u, v],
    ]);
  return [
    path(smooth(outline), '#123c40'),
    lit(S, outline, tone, (u, v) => Math.atan2(v - y, u - rx), { gap: [3, 7] }),
    path(tips.map((tip) => needle(ray(tip), 2.6, { attack: 0.05, decay: 0.6 })).join(''), '#9fdcc8'),
  ].join('');
}

function body(S: Easel): string {
  const tone = new Tone().round(BODY, { from: -70, before: 18, size: 190, light: 0.86, dark: 0.03 });
  tone.glow(430, 330, 190, 0.4, 90, BODY);
  tone.change((v, x, y) => Math.max(v, 0.16 + 0.1 * S.noise.n2(x * 0.02, y * 0.02)), BODY);
  for (const l of both('446,400 500,384 566,400 604,446'))
    tone.line(l, (t) => 9 + 9 * Math.sin(t * 3.1), 0.98, { soft: 7 });
  for (const l of both('470,430 520,414 580,440')) tone.line(l, () => 8, 0.04, { soft: 8 });
  for (const l of both('452,560 520,584 590,556 616,520'))
    tone.line(l, (t) => 4 + 5 * Math.sin(t * 3.1), 0.06, { soft: 6 });
  for (const l of both('440,590 520,606 600,640 650,720')) tone.line(l, () => 11, 0.95, { soft: 7 });
  for (const l of both('470,588 560,612 622,664')) tone.line(l, () => 4, 0.06, { soft: 4 });
  for (const l of both('436,340 424,420 430,520')) tone.line(l, (t) => 5 - 3 * t, 0.12, { soft: 6 });
  for (const l of both('640,480 652,560 650,640')) tone.line(l, () => 6, 0.1, { soft: 8 });
  const flow = flowAlong(
    [
      ...both('404,560 410,460 430,360 440,300'),
      ...both('430,560 470,420 540,350'),
      ...both('560,420 620,480 660,600'),
      ...both('420,600 500,610 590,650 640,720'),
    ],
    3,
  );
  const warts = scatter(BODY, 120, S.rng.fork(), 26).filter(
    ([x, y]) => y < 600 && Math.min(Math.hypot(x - 288, y - 494), Math.hypot(x - 512, y - 494)) > 96,
  );
  const ring = (x: number, y: number, r: number): Point[] =>
    times(12, (i): Point => [x + Math.cos((i / 12) * TAU) * r, y + Math.sin((i / 12) * TAU) * r * 0.9]);
  return [
    path(smooth(BODY), S.radialAt(['#1d5458', '#0e3036', '#07151a'], 410, 380, 480)),
    lit(S, BODY, tone, flow),
    hairs(S, BODY, { gap: 7, length: 18, width: 1.6, out: 1.1, light: (_x, y) => (y < 760 ? 0.55 : 0) }),
    warts.map(([x, y]) => {
      const r = 3 + 3.4 * S.rng.f() ** 2;
      const ink = warmth(x, y) > 0.3 ? EMBER : SEA;
      return (
        path(smooth(ring(x, y, r)), '#0a2024') +
        path(
          needle(ring(x, y, r * 0.8).slice(6, 11), r * 0.26, { attack: 0.3, decay: 0.4 }),
          ink(0.4 + 0.5 * tone.at(x, y)),
        )
      );
    }),
  ]
    .flat()
    .join('');
}

/** It cannot help its teeth. */
function mouth(S: Easel): string {
  const tone = new Tone().round(JAW, { from: -80, before: 30, size: 70, light: 1, dark: 0.04 });
  tone.change((v, x, y) => Math.max(v * 0.8 + 0.14, near(x, y, HERS, 190)), JAW);
  for (const l of ['250,800 400,830 550,800', '290,850 400,870 510,850'])
    tone.line(traceCurve(l), () => 4, 0.1, { soft: 6 });
  const tooth = (x: number, y: number, dx: number, l: number, w: number): string => {
    const line = spline(
      [
        [x, y],
        [x + dx * 0.2, y - l * 0.5],
        [x + dx, y - l],
      ],
      false,
      8,
    );
    const d = smooth(ribbon(line, (t) => w * (1 - t) ** 0.8 + 0.4));
    const ink = warmth(x, y) > 0.26 ? EMBER : SEA;
    return (
      path(d, ink(0.62)) +
      path(
        needle(
          line.map(([u, v]): Point => [u - w * 0.3, v]),
          w * 0.42,
          { attack: 0.05, decay: 0.5 },
        ),
        ink(1),
      )
    );
  };
  const upper = traceCurve('168,728 232,652 310,616 400,606 490,616 568,652 632,728', 8);
  const lower = traceCurve('176,752 280,744 400,738 520,744 624,752', 8);
  const up = [0.06, 0.15, 0.24, 0.33, 0.43, 0.55, 0.65, 0.74, 0.83, 0.93];
  const down = [0.14, 0.25, 0.35, 0.45, 0.56, 0.66, 0.77, 0.87];
  const on = (line: Points, t: number): Point => nth(line, Math.round(t * (line.length - 1)));
  return [
    path(smooth(GAPE), '#12060c'),
    path(
      smooth(GAPE),
      S.radialAt(
        [
          [0, '#8a2f2c', 0.9],
          [0.6, '#4a1420', 0.7],
          [1, '#12060c', 0],
        ],
        420,
        720,
        230,
      ),
    ),
    down.map((t, i) => {
      const [x, y] = on(upper, t);
      return tooth(x, y - 4, (x - 400) * 0.03, -(34 + ((i * 37) % 30)), 6);
    }),
    path(smooth(JAW), S.linearAt(['#1d5458', '#0c2a30', '#07151a'], 0, 736, 0, 900)),
    lit(S, JAW, tone, (x) => 0.0016 * (x - 400), { gap: [2.6, 7] }),
    path(
      both('400,733 520,740 604,756 648,738')
        .map((lip) => needle(lip, 3.4, { curved: false }))
        .join(''),
      SEA(0.9),
    ),
    up.map((t, i) => {
      const [x, y] = on(lower, t);
      return tooth(x, y + 8, (400 - x) * 0.06, 58 + ((i * 53) % 46), 8);
    }),
  ]
    .flat()
    .join('');
}

/** It has waited a long time to be looked at; there is a small flame in it. */
function eye(S: Easel, [x, y]: Point, side: 1 | -1): string {
  const disc = (r: number, dx = 0, dy = 0): Point[] =>
    times(28, (i): Point => [x + dx + Math.cos((i / 28) * TAU) * r, y + dy + Math.sin((i / 28) * TAU) * r]);
  const ball = disc(66);
  const low = side > 0 ? 0 : 9;
  const [gx, gy] = [side > 0 ? 4 : 14, 22];
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * side, y + v]);
  const lid = closedCurve(
    trace(
      `-84,6 -72,${-22 + low * 0.6} -44,${-38 + low} -4,${-46 + low} 40,${-38 + low} 72,${-14 + low * 0.4} 84,6 84,-30 62,-64 20,-82 -28,-80 -66,-58 -86,-24`,
    )
      .map(([u, v]) => `${x + u * side},${y + v}`)
      .join(' '),
    6,
  );
  const under = closedCurve(
    trace('-80,16 -60,50 -24,66 20,66 58,48 78,16 82,40 58,74 20,88 -26,86 -64,68 -86,38')
      .map(([u, v]) => `${x + u * side},${y + v}`)
      .join(' '),
    6,
  );
  const skin = new Tone().round(lid, { from: -80, before: 34, size: 26, light: 1, dark: 0.08 });
  skin.round(under, { from: -80, before: 30, size: 18, light: 0.85, dark: 0.05 });
  const round: Flow = (u, v) => Math.atan2(v - y, u - x) + Math.PI / 2;
  return [
    path(smooth(disc(88, 0, 2)), DEEP, 'opacity=".55"'),
    path(smooth(disc(70)), DEEP),
    path(smooth(ball), S.radialAt(['#f4efd4', [0.6, '#bcd2b8'], '#477a70'], x - 8, y + 4, 72)),
    group(
      { 'clip-path': S.clip(smooth(ball)) },
      path(
        smooth(disc(50, gx, gy)),
        S.radialAt(['#ffd76a', [0.5, '#d98a2c'], '#3c1c14'], x + gx, y + gy + 12, 56),
      ),
      times(56, (i) => {
        const a = (i / 56) * TAU;
        return path(
          needle(
            [
              [x + gx + Math.cos(a) * 25, y + gy + Math.sin(a) * 25],
              [x + gx + Math.cos(a) * (40 + (i % 3) * 3), y + gy + Math.sin(a) * (40 + (i % 3) * 3)],
            ],
            1.4,
            { curved: false },
          ),
          i % 2 ? '#ffeaa8' : '#6a3016',
        );
      }),
      path(smooth(disc(27, gx, gy)), DEEP),
      path(
        smooth(
          closedCurve(
            `${x + gx},${y + gy - 17} ${x + gx + 8},${y + gy + 2} ${x + gx},${y + gy + 12} ${x + gx - 8},${y + gy + 2}`,
          ),
        ),
        '#ffd36a',
      ),
      path(
        smooth(
          closedCurve(
            `${x + gx},${y + gy - 6} ${x + gx + 4},${y + gy + 4} ${x + gx},${y + gy + 9} ${x + gx - 4},${y + gy + 4}`,
          ),
        ),
        '#fffbe6',
      ),
      path(smooth(disc(7, gx + 16, gy - 22)), '#ffffff'),
    ),
    path(smooth(lid), '#123c42'),
    path(smooth(under), '#0f353b'),
    lit(S.element('lid'), lid, skin, round, { gap: [2.4, 6], length: [8, 26] }),
    lit(S.element('under'), under, skin, round, { gap: [2.4, 6], length: [8, 26] }),
    path(
      needle(
        spline(
          at(
            `-84,6 -72,${-22 + low * 0.6} -44,${-38 + low} -4,${-46 + low} 40,${-38 + low} 72,${-14 + low * 0.4} 84,6`,
          ),
          false,
          8,
        ),
        4,
        { attack: 0.1, decay: 0.15 },
      ),
      DEEP,
    ),
    path(
      needle(spline(at('-80,16 -60,50 -24,66 20,66 58,48 78,16'), false, 8), 2.6, {
        attack: 0.2,
        decay: 0.2,
      }),
      DEEP,
    ),
  ]
    .flat()
    .join('');
}

/** Its own candle, held out before it. */
function lure(S: Easel): string {
  const stalk = traceCurve('352,330 318,268 308,196 348,146 400,168 420,224 458,262 500,254 512,238', 10);
  const [x, y] = LURE;
  const candle = closedCurve(
    `${x - 15},${y + 34} ${x + 15},${y + 32} ${x + 17},${y + 96} ${x - 17},${y + 96}`,
    4,
  );
  const dish = closedCurve(
    `${x - 46},${y + 92} ${x},${y + 104} ${x + 46},${y + 92} ${x + 34},${y + 112} ${x},${y + 118} ${x - 34},${y + 112}`,
  );
  const tone = new Tone().round(
    ribbon(stalk, (t) => lerp(17, 6, t)),
    { from: -40, before: 30, size: 12, light: 1, dark: 0.15 },
  );
  return [
    path(smooth(ribbon(stalk, (t) => lerp(18, 7, t))), '#0e3036'),
    lit(
      S,
      ribbon(stalk, (t) => lerp(17, 6, t)),
      tone,
      (u, v) => v * 0.02 + u * 0.01,
      { gap: [2.4, 4] },
    ),
    path(smooth(dish), '#a8652a'),
    path(needle(trace(`${x - 44},${y + 95} ${x},${y + 106} ${x + 44},${y + 95}`), 2.6), '#ffe7a6'),
    candleAt(S, candle, LURE),
    flakes(S, 14, (rng) => [x + rng.gauss(0, 60), y + rng.gauss(0, 60)], { size: 2, colour: '#ffe7a6' }),
  ].join('');
}

/** Wax and a flame whose heart is at the point. */
export const candleAt = (S: Easel, wax: Points, [x, y]: Point, lean = 0): string =>
  [
    path(smooth(wax), S.linearAt(['#fff3cc', '#f0c87c', '#9a5c30'], 0, y + 30, 0, y + 110)),
    path(
      smooth(closedCurve(`${x - 90},${y} ${x},${y - 100} ${x + 90},${y} ${x},${y + 90}`)),
      S.radialAt(
        [
          [0, '#ffd98a', 0.75],
          [0.4, '#f09a3c', 0.25],
          [1, '#f09a3c', 0],
        ],
        x,
        y,
        92,
      ),
    ),
    path(
      needle(
        [
          [x, y + 36],
          [x + 1, y + 14],
        ],
        2.2,
      ),
      '#2a1410',
    ),
    path(
      smooth(
        closedCurve(
          `${x + lean},${y - 42} ${x + 14},${y - 4} ${x + 15},${y + 14} ${x},${y + 28} ${x - 15},${y + 14} ${x - 12},${y - 6}`,
        ),
      ),
      '#ffb648',
    ),
    path(
      smooth(closedCurve(`${x + lean * 0.6},${y - 24} ${x + 8},${y + 4} ${x},${y + 20} ${x - 8},${y + 6}`)),
      mix('#fff3cc', '#ffffff', 0.6),
    ),
  ].join('');
