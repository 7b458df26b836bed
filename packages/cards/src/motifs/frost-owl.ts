/** A snowy owl from in front, as high as the card, her wings let down like the sides of a tent; scratched. One eye is shut. */
import { ICE, hairs, needle, scratches } from '../finishes/frost.ts';
import { ramp } from '../kit/colour.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { bounds, lerp, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone, type Flow } from '../kit/tone.ts';

const NIGHT = '#060b1a';
const WARM = ramp(['#6a4632', '#c98a3e', '#f6cd7c', '#fff3d0']);
/** What shines from under her. */
export const HEARTH: Point = [400, 1010];

const HEAD =
  '400,118 452,122 504,138 548,168 580,212 596,264 596,318 580,368 548,410 500,438 450,452 400,456 350,452 300,438 252,410 220,368 204,318 204,264 220,212 252,168 296,138 348,122';
const BREAST =
  '400,400 470,404 540,420 590,470 622,560 634,660 626,760 604,840 570,800 520,776 460,762 400,758 340,762 280,776 230,800 196,840 174,760 166,660 178,560 210,470 260,420 330,404';
/** From the shoulder down to the tips and up along the edge of the tent. */
const WING =
  '262,398 216,420 172,462 132,526 98,610 70,706 46,810 28,920 16,1020 14,1090 30,1136 52,1126 66,1146 88,1134 102,1148 124,1130 142,1138 158,1112 176,1116 190,1084 206,1060 214,1010 222,950 228,880 226,800 216,700 214,600 226,500';
const DISC =
  '392,214 360,188 318,182 276,196 246,230 236,276 244,324 270,362 310,382 352,380 384,356 398,320 400,270';

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [800 - x, y]).toReversed();
const shape = (list: string): Point[] => closedCurve(list);
const open = (list: string): Point[] => spline(trace(list), false, 8);
const stroke = (list: string, w: number): string => needle(open(list), w, { curved: false });
const LEFT_EYE: Point = [316, 286];
const RIGHT_EYE: Point = [484, 286];

const field = {
  gap: [2.7, 7] as const,
  length: [9, 34] as const,
  width: 1.5,
  attack: 0.12,
  decay: 0.8,
  stray: 0.09,
  floor: 0.05,
};

/** How warm it is at a place. */
const warmth = (x: number, y: number): number =>
  Math.exp(-(((x - HEARTH[0]) / 260) ** 2) - ((y - HEARTH[1] + 60) / 210) ** 2);

function feathered(S: Easel, outline: Points, tone: Tone, flow: Flow): string {
  const warm = new Tone().fill(outline, (x, y) => {
    const w = warmth(x, y);
    return w > 0.3 ? tone.at(x, y) * Math.min(1, w * 1.5) : 0;
  });
  const cold = new Tone().fill(outline, (x, y) => (warmth(x, y) > 0.3 ? 0 : tone.at(x, y)));
  return (
    scratches(S, { ...field, region: outline, tone: cold, flow }) +
    scratches(S.element('warm'), { ...field, region: outline, tone: warm, flow, ink: WARM })
  );
}

/** Dark crescents in rows, as on a hen owl; each a little out of line. */
function bars(S: Easel, rows: number, at: (u: number, v: number) => Point, across: number): string {
  const d = times(rows, (j) =>
    times(across, (i) => {
      const u = (i + 0.5 + (j % 2) * 0.5) / across;
      if (u > 0.98) return '';
      const [x, y] = at(u, j / (rows - 1));
      const w = lerp(9, 15, j / rows) * S.rng.range(0.75, 1.15);
      const h = S.rng.range(4, 8);
      const [dx, dy] = [S.rng.gauss(0, 4), S.rng.gauss(0, 4)];
      return smooth(
        trace(
          `${-w},${-h * 0.7} 0,${h * 0.5} ${w},${-h * 0.7} ${w * 0.6},${h * 0.6} 0,${h * 1.4} ${-w * 0.6},${h * 0.6}`,
        ).map(([a, b]): Point => [x + a + dx, y + b + dy]),
      );
    }).join(''),
  ).join('');
  return path(d, '#0b1734', 'opacity="0.86"');
}

function breast(S: Easel): string {
  const outline = shape(BREAST);
  const tone = new Tone().round(outline, { from: -110, before: 24, size: 150, light: 0.98, dark: 0.3 });
  tone.change((v, x, y) => Math.max(v, 0.9 * warmth(x, y)), outline);
  const flow = flowAlong([
    open('400,420 400,560 400,760'),
    open('300,420 240,560 200,820'),
    open('500,420 560,560 600,820'),
    open('350,420 320,600 300,780'),
    open('450,420 480,600 500,780'),
  ]);
  const rows = (u: number, v: number): Point => {
    const y = lerp(476, 738, v);
    const half = lerp(160, 208, v);
    return [400 + (u - 0.5) * 2 * half, y + 26 * (1 - (2 * u - 1) ** 2) * 0.4];
  };
  return [
    path(smooth(outline), S.linearAt(['#34609a', '#6a9acb', [0.84, '#6b7aa0'], '#b9834a'], 0, 420, 0, 830)),
    feathered(S, outline, tone, flow),
    bars(S.element('bars'), 8, rows, 9),
    hairs(S, outline.slice(Math.floor(outline.length * 0.34), Math.floor(outline.length * 0.68)), {
      gap: 3,
      length: 34,
      width: 1.4,
      out: 1.2,
      side: -1,
      light: () => 1,
    }),
  ].join('');
}

/** Long feathers part below the coverts: a groove, and the light on the edge beside it. */
const quillLines = (quills: readonly Points[]): string => {
  const low = quills.slice(1, 7).map((quill) => quill.slice(Math.floor(quill.length * 0.42)));
  return (
    path(
      low.map((quill) => needle(quill, 2.6, { curved: false, attack: 0.7, decay: 0.06 })).join(''),
      NIGHT,
    ) +
    path(
      low
        .map((quill) =>
          needle(
            quill.map(([x, y]): Point => [x + 7, y]),
            1.2,
            { curved: false, attack: 0.7, decay: 0.1 },
          ),
        )
        .join(''),
      ICE[2],
    )
  );
};

function wing(S: Easel, side: 1 | -1): string {
  const hand = (points: Points): Point[] => points.map(([x, y]): Point => [side > 0 ? x : 800 - x, y]);
  const outline = hand(shape(WING));
  const tone = new Tone().round(outline, {
    from: side > 0 ? -150 : -60,
    before: 16,
    size: 90,
    light: side > 0 ? 0.95 : 0.7,
    dark: 0.14,
  });
  tone.change((v, x, y) => Math.max(v, warmth(x, y)), outline);
  const quills = times(8, (i): Point[] => {
    const t = i / 7;
    return hand(
      open(
        `${lerp(196, 236, t)},${lerp(480, 520, t)} ${lerp(104, 226, t)},${lerp(690, 700, t)} ${lerp(52, 222, t)},${lerp(900, 880, t)} ${lerp(28, 196, t)},${lerp(1130, 1086, t)}`,
      ),
    );
  });
  for (const quill of quills.slice(1, 7))
    tone.line(quill, (t) => 1 + 5 * t, 0.03, { soft: 3, within: outline });
  for (const [k, row] of ['206,560 160,640 100,690', '220,680 160,760 70,800'].entries())
    tone.line(hand(open(row)), 4 + k * 2, 0.05, { soft: 6, within: outline });
  const at = (u: number, v: number): Point => {
    const [x, y] = [lerp(lerp(150, 34, v), lerp(222, 196, v), u), lerp(520, 860, v)];
    return [side > 0 ? x : 800 - x, y];
  };
  return [
    path(smooth(outline), S.linearAt(['#3f6da2', '#2c5488', '#1a3564'], 0, 420, 0, 1130)),
    feathered(S, outline, tone, flowAlong(quills)),
    quillLines(quills),
    bars(S.element('bars'), 6, at, 4),
    hairs(S, outline, {
      gap: 4,
      length: 12,
      width: 0.9,
      out: 0.4,
      light: (x) => (side > 0 === x < 200 ? 0.9 : 0.3),
    }),
  ].join('');
}

function face(S: Easel): string {
  const head = shape(HEAD);
  const discs = [shape(DISC), mirrored(shape(DISC))];
  const tone = new Tone().round(head, { from: -120, before: 26, size: 130, light: 0.92, dark: 0.2 });
  discs.forEach((disc, i) => {
    tone.round(disc, { from: -110, before: 44, size: 60, light: 1, dark: 0.5 });
    const [x, y] = i ? RIGHT_EYE : LEFT_EYE;
    tone.glow(x, y, 46, -0.55);
  });
  tone.line(open('400,210 398,300 400,400'), (t) => 5 + 12 * t, 0.85, { soft: 8 });
  const flow: Flow = (x, y) => {
    const [ex, ey] = x < 400 ? LEFT_EYE : RIGHT_EYE;
    const near = Math.exp(-((Math.hypot(x - ex, y - ey) / 120) ** 4));
    const away = Math.atan2(y - ey, x - ex);
    const back = Math.atan2(y - 330, (x - 400) * 0.9);
    return near > 0.4 ? away : back;
  };
  return [
    path(smooth(head), S.linearAt(['#5f91c4', '#86b2dc', '#4a76aa'], 0, 130, 0, 450)),
    scratches(S, { ...field, region: head, tone, flow, gap: [2.5, 6] }),
    discs
      .map((disc) => hairs(S, disc, { gap: 3.4, length: 15, width: 1.1, out: 0.9, light: () => 0.85 }))
      .join(''),
    hairs(S, head, { gap: 3, length: 16, width: 1.2, out: 0.6, light: (_x, y) => (y > 380 ? 1 : 0.6) }),
    openEye(S, LEFT_EYE),
    shutEye(RIGHT_EYE),
    beak(),
  ].join('');
}

/** It looks down at who is not asleep. */
function openEye(S: Easel, [x, y]: Point): string {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u, y + v]);
  const lid = at('-52,2 -36,-22 -8,-34 22,-32 46,-14 54,10 40,36 12,50 -18,48 -42,30');
  const iris = at('-42,4 -30,-18 -4,-28 22,-24 40,-8 44,12 32,32 8,42 -16,40 -36,26');
  const pupil = at('-14,19 -9,2 8,-5 26,2 31,19 22,34 5,39 -9,33');
  return [
    path(smooth(lid), NIGHT),
    path(
      smooth(iris),
      S.radialAt(
        [
          [0, '#ffe9a0'],
          [0.55, '#f2b33c'],
          [1, '#9a5a1c'],
        ],
        x + 2,
        y + 14,
        46,
      ),
    ),
    group(
      { 'clip-path': S.clip(smooth(iris)) },
      path(
        times(34, (i) => {
          const a = (i / 34) * 6.283;
          return needle(
            [
              [x + 4 + Math.cos(a) * 20, y + 13 + Math.sin(a) * 20],
              [x + 4 + Math.cos(a) * 40, y + 10 + Math.sin(a) * 38],
            ],
            1,
          );
        }).join(''),
        '#fff0bc',
        'opacity="0.6"',
      ),
      path(
        smooth(at('-60,-40 60,-40 60,-14 20,-18 -20,-10 -60,6')),
        NIGHT,
        `opacity="0.55" filter="${blur(S, 5)}"`,
      ),
    ),
    path(smooth(pupil), NIGHT),
    path(smooth(at('-6,6 1,0 9,2 7,10 -1,12')), '#fffdf0'),
    path(smooth(at('14,31 20,27 22,31 17,35')), '#ffd98a'),
    heavyLid(
      S.element('lid'),
      at('-64,-2 -50,-32 -22,-50 16,-50 48,-34 64,-4 46,-14 16,-24 -16,-24 -44,-12'),
    ),
    path(
      needle(spline(at('-62,2 -43,-12 -16,-23 15,-23 45,-12 62,0'), false, 8), 5, { curved: false }),
      NIGHT,
    ),
  ].join('');
}

/** It is only just being kept up. */
const heavyLid = (S: Easel, outline: Point[]): string =>
  path(smooth(outline), '#4f7fb2') +
  scratches(S, {
    ...field,
    tone: new Tone().round(outline, { from: -90, before: 30, size: 22, light: 1, dark: 0.3 }),
    region: outline,
    flow: () => 0.1,
    gap: [2.4, 5],
  });

function shutEye([x, y]: Point): string {
  const at = (list: string): Point[] =>
    spline(
      trace(list).map(([u, v]): Point => [x + u, y + v]),
      false,
      8,
    );
  const lashes = [-40, -26, -12, 2, 16, 30, 42].map((u, i) =>
    needle(
      at(
        `${u},${20 - ((u - 2) / 11) ** 2 * 0.9} ${u * 1.06},${30 - Math.abs(i - 3) * 1.6} ${u * 1.16},${40 - Math.abs(i - 3) * 4}`,
      ),
      1.8,
      {
        curved: false,
        attack: 0.05,
        decay: 0.9,
      },
    ),
  );
  return (
    path(needle(at('-56,-2 -38,14 -12,22 18,22 42,12 56,-6'), 5.2, { curved: false }), NIGHT) +
    path(lashes.join(''), NIGHT) +
    path(needle(at('-44,-12 -18,-20 12,-20 42,-14'), 2, { curved: false }), ICE[4]) +
    path(needle(at('-36,0 -12,6 14,6 38,-2'), 1.6, { curved: false }), ICE[4])
  );
}

const beak = (): string =>
  path(
    smooth(shape('400,318 418,326 428,346 424,372 412,396 400,408 388,396 376,372 372,346 382,326')),
    NIGHT,
  ) +
  path(stroke('390,336 384,354 390,378', 2.4), ICE[2]) +
  path(
    times(16, (i) => {
      const side = i % 2 ? 1 : -1;
      const t = Math.floor(i / 2) / 7;
      return needle(
        [
          [400 + side * 10, 306 + t * 10],
          [400 + side * (20 + t * 12), 320 + t * 26],
          [400 + side * (24 + t * 10), 342 + t * 30],
        ],
        1.5,
        { attack: 0.1, decay: 0.8 },
      );
    }).join(''),
    ICE[4],
  );

/** Hours of it. */
export function lyingSnow(S: Easel, outline: Points): string {
  const tone = new Tone().round(outline, { from: -100, before: 30, size: 46, light: 1, dark: 0.12 });
  const [, top, , low] = bounds(outline);
  return [
    path(
      smooth(outline.map(([x, y]): Point => [x + 2, y + 9])),
      NIGHT,
      `opacity="0.5" filter="${blur(S, 7)}"`,
    ),
    path(smooth(outline), S.linearAt(['#e6f2fb', '#c3dcf0', '#86b0d8'], 0, top, 0, low + 10)),
    scratches(S, {
      ...field,
      tone,
      region: outline,
      flow: (x, y) => 0.5 * S.noise.n2(x * 0.012, y * 0.02),
      gap: [2.6, 6],
      ink: ramp(['#a9cbe6', '#ffffff']),
    }),
    hairs(S, outline, { gap: 5, length: 7, width: 1.3, out: 0.9, light: () => 0.9 }),
  ].join('');
}

export function snowyOwl(S: Easel): string {
  return [
    wing(S.element('left wing'), 1),
    wing(S.element('right wing'), -1),
    breast(S.element('breast')),
    face(S.element('face')),
  ].join('');
}
