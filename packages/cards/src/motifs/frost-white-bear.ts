/** A white bear from in front, as wide as the card, scratched; it carries something bright in its mouth (at CATCH) and looks down to the right. Card coordinates. */
import { ICE, hairs, needle, scratches } from '../finishes/frost.ts';
import { clamp, mix, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone, type Flow } from '../kit/tone.ts';

const NIGHT = '#060b1a';
export const EMBER = ramp(['#7a4632', '#d9893e', '#f8c96c', '#fff3d0']);
/** What it holds. */
export const CATCH: Point = [400, 792];

const HEAD =
  '400,132 456,136 510,152 556,184 590,232 610,296 628,370 654,446 682,530 694,620 676,696 632,750 570,788 500,812 400,818';
const BODY = '-60,1260 -60,760 0,640 80,540 150,470 400,420 650,470 720,540 800,640 860,760 860,1260';
const MUZZLE = '400,440 438,446 474,474 504,530 534,590 546,650 534,700 504,728 462,738 430,728 400,716';
const NOSE = '400,548 436,540 472,546 490,566 484,594 462,616 432,630 400,634';
const MOUTH = '400,704 440,722 486,722 520,698 532,740 520,800 484,850 440,876 400,880';
const JAW = '400,846 436,842 472,824 500,790 520,744 540,756 538,816 512,880 470,920 430,936 400,938';

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [800 - x, y]);
const whole = (half: string): Point[] => {
  const right = trace(half);
  return closedCurve(
    [...right, ...mirrored(right).toReversed().slice(1, -1)].map((p) => p.join(',')).join(' '),
  );
};
const both = (list: string): Point[][] => [trace(list), mirrored(trace(list))];
const open = (points: Points): Point[] => spline(points, false, 8);

/** How warm it is at a place. */
export const warmth = (x: number, y: number): number =>
  Math.exp(-(((x - CATCH[0]) / 230) ** 2) - ((y - CATCH[1]) / 190) ** 2);

const field = {
  gap: [2.5, 8] as const,
  length: [10, 40] as const,
  width: 1.5,
  attack: 0.12,
  decay: 0.8,
  stray: 0.1,
  floor: 0.05,
};

/** Fur in the cold light, and where the catch shines on it in the warm. */
function pelt(S: Easel, outline: Points, tone: Tone, flow: Flow): string {
  const warm = new Tone().fill(outline, (x, y) => {
    const w = warmth(x, y);
    return w > 0.34 ? Math.min(1, tone.at(x, y) * (0.5 + w)) : 0;
  });
  const cold = new Tone().fill(outline, (x, y) => (warmth(x, y) > 0.34 ? 0 : tone.at(x, y)));
  return (
    scratches(S, { ...field, region: outline, tone: cold, flow }) +
    scratches(S.element('warm'), { ...field, region: outline, tone: warm, flow, ink: EMBER })
  );
}

/** Set down in the snow; (x, y) the middle of its toes. */
export function whitePaw(S: Easel, x: number, y: number): string {
  const at = (list: string): Point[] =>
    closedCurve(
      trace(list)
        .map(([u, v]) => `${x + u},${y + v}`)
        .join(' '),
    );
  const foot = at('-110,-20 -124,-80 -110,-180 -80,-260 90,-260 112,-180 122,-80 112,-20 60,10 -56,10');
  const toes = [
    '-112,0 -118,-40 -92,-62 -62,-50 -54,-8 -66,22 -96,22',
    '-58,14 -60,-40 -32,-62 0,-54 6,-4 -6,28 -42,30',
    '6,18 2,-40 28,-62 58,-54 66,-8 52,26 20,30',
    '64,12 60,-40 84,-58 108,-42 116,-4 104,20 78,22',
  ].map(at);
  const tone = new Tone().round(foot, { from: -90, before: 20, size: 80, light: 0.7, dark: 0.1 });
  toes.forEach((toe) => tone.round(toe, { from: -100, before: 34, size: 34, light: 1, dark: 0.1 }));
  tone.change((t, _u, v) => t * clamp((v - y + 230) / 130), foot);
  const claws = [
    '-96,18 -90,44 -80,20',
    '-36,26 -30,54 -18,26',
    '26,26 36,54 44,24',
    '82,18 94,42 98,16',
  ].map(at);
  return [
    path(
      smooth(foot),
      S.linearAt(
        [
          [0, '#3f6ba2', 0],
          [0.55, '#3f6ba2', 0.9],
          [1, '#2f5b92', 1],
        ],
        0,
        y - 250,
        0,
        y,
      ),
    ),
    scratches(S, { ...field, region: foot, tone, flow: () => Math.PI / 2 }),
    claws.map((claw) => path(smooth(claw), NIGHT)),
    toes.map(
      (toe, i) =>
        path(smooth(toe), '#3a659b') +
        path(smooth(toe), 'none', 'stroke="#0b1836" stroke-width="3"') +
        scratches(S.element('toe ' + i), { ...field, region: toe, tone, flow: () => Math.PI / 2 }),
    ),
  ]
    .flat()
    .join('');
}

export function whiteBear(S: Easel): string {
  return [
    body(S.element('body')),
    ears(S.element('ears')),
    head(S.element('head')),
    mouth(S.element('mouth')),
  ].join('');
}

function body(S: Easel): string {
  const outline = closedCurve(BODY, 10);
  const tone = new Tone().round(outline, { from: -100, before: 8, size: 190, light: 0.6, dark: 0.04 });
  tone.glow(400, 900, 280, -0.3);
  tone.change((v, x, y) => Math.max(v, 0.8 * warmth(x, y - 90)), outline);
  const flow: Flow = (x, y) => Math.PI / 2 + (400 - x) * 0.0016 + 0.3 * S.noise.n2(x * 0.008, y * 0.008);
  return (
    path(smooth(outline), S.linearAt(['#5d8cbc', '#2f5b90', '#14284f'], 0, 440, 0, 1120)) +
    pelt(S, outline, tone, flow)
  );
}

function ears(S: Easel): string {
  return both('548,214 552,172 580,142 618,140 646,164 650,206 634,244 606,268')
    .map((list, i) => {
      const ear = closedCurve(list.map((p) => p.join(',')).join(' '));
      const inner = closedCurve(
        (i
          ? mirrored(trace('576,214 580,186 602,170 622,180 626,208 610,234'))
          : trace('576,214 580,186 602,170 622,180 626,208 610,234')
        )
          .map((p) => p.join(','))
          .join(' '),
      );
      const tone = new Tone().round(ear, { from: -110, before: 26, size: 40, light: 0.9, dark: 0.1 });
      tone.fill(inner, 0.06, { soft: 10 });
      return (
        path(smooth(ear), '#4a7aae') +
        path(smooth(inner), '#15264c') +
        scratches(S.element('ear ' + i), {
          ...field,
          region: ear,
          tone,
          flow: (x, y) => Math.atan2(y - 300, x - 400),
        }) +
        hairs(S, ear, { gap: 3, length: 15, width: 1.2, out: 0.6, light: () => 0.9 })
      );
    })
    .join('');
}

function head(S: Easel): string {
  const outline = whole(HEAD);
  const muzzle = whole(MUZZLE);
  const tone = new Tone().round(outline, { from: -105, before: 24, size: 170, light: 1.05, dark: 0.05 });
  tone.round(muzzle, { from: -100, before: 34, size: 70, light: 1.1, dark: 0.2 });
  for (const eye of [EYES[0], EYES[1]]) tone.glow(eye[0], eye[1] + 4, 52, -0.8);
  for (const list of both('462,440 470,500 500,560 520,610'))
    tone.line(open(list), (t) => 6 + 8 * t, 0.3, { soft: 12 });
  for (const list of both('548,640 600,650 640,700'))
    tone.line(open(list), (t) => 10 - 6 * t, 0.34, { soft: 12 });
  tone.line(open(trace('400,220 400,320 400,400')), (t) => 2 + 5 * t, 0.34, { soft: 8 });
  for (const list of both('470,350 530,338 580,372'))
    tone.line(open(list), (t) => 10 + 4 * t, 0.95, { soft: 10 });
  for (const list of both('440,470 470,430 500,462'))
    tone.line(open(list), (t) => 10 - 4 * t, 0.26, { soft: 12 });
  tone.change((v, x, y) => Math.max(v, 0.95 * warmth(x, y + 30)), outline);
  const flow = flowAlong(
    [
      ...both('410,500 420,400 430,300 450,160'),
      ...both('430,520 500,380 580,290 620,230'),
      ...both('470,540 560,480 640,430 670,400'),
      ...both('500,600 590,600 700,590'),
      ...both('520,660 590,720 640,780'),
      ...both('440,700 460,740 470,810'),
    ].map((l) => open(l)),
  );
  return [
    path(smooth(outline), S.linearAt(['#6d9ccb', '#4a7ab0', '#3f6ba2', '#6a6080'], 0, 160, 0, 830)),
    pelt(S, outline, tone, flow),
    hairs(S, outline, { gap: 3, length: 22, width: 1.3, out: 0.6, light: (_x, y) => (y < 760 ? 0.85 : 0.3) }),
    eye(S.element('left eye'), EYES[0], -1),
    eye(S.element('right eye'), EYES[1], 1),
    nose(),
  ].join('');
}

const EYES: readonly [Point, Point] = [
  [296, 410],
  [504, 410],
];

/** It looks as a dog looks that has brought something it should not have. */
function eye(S: Easel, [x, y]: Point, side: 1 | -1): string {
  const at = (list: string): Point[] =>
    trace(list).map(([u, v]): Point => [x + u * side * 0.86, y + v * 0.86 + u * 0.1]);
  const shift = side < 0 ? 14 : 12;
  const disc = (r: number, dx = 0, dy = 0): Point[] =>
    times(20, (i): Point => [
      x + shift + dx + Math.cos(i * 0.314) * r,
      y + 15 + dy + Math.sin(i * 0.314) * r,
    ]);
  const rim = at('-66,30 -46,-10 -12,-26 26,-26 54,-10 62,14 42,36 4,44 -34,42');
  const white = at('-48,18 -32,-4 -6,-16 24,-14 46,2 50,14 32,28 2,32 -28,28');
  return [
    path(smooth(rim), NIGHT, `filter="${blur(S, 3)}"`),
    path(smooth(rim), NIGHT),
    path(smooth(white), '#cfe0ee'),
    group(
      { 'clip-path': S.clip(smooth(white)) },
      path(
        smooth(disc(23)),
        S.radialAt(
          [
            [0, '#b0703a'],
            [0.6, '#7c4522'],
            [1, '#3a1f16'],
          ],
          x + shift,
          y + 18,
          27,
        ),
      ),
      path(smooth(disc(12)), NIGHT),
      path(
        times(18, (i) =>
          needle(
            [
              [x + shift + Math.cos(i * 0.35) * 15, y + 15 + Math.sin(i * 0.35) * 14],
              [x + shift + Math.cos(i * 0.35) * 22, y + 15 + Math.sin(i * 0.35) * 22],
            ],
            0.8,
            { curved: false },
          ),
        ).join(''),
        '#e2a45c',
      ),
      path(smooth(disc(5, -6, -8)), '#ffffff'),
      path(smooth(disc(3.4, 5, 9)), '#ffd98a'),
      path(
        smooth(at('-60,-30 60,-30 60,-6 20,-12 -20,-8 -60,14')),
        NIGHT,
        `opacity="0.6" filter="${blur(S, 4)}"`,
      ),
    ),
    path(needle(open(at('-54,-28 -20,-50 26,-50 70,-22')), 3, { curved: false }), ICE[4]),
    path(needle(open(at('-44,44 -10,56 30,54 56,42')), 2, { curved: false }), ICE[3]),
  ].join('');
}

function nose(): string {
  const outline = whole(NOSE);
  return [
    path(smooth(outline), NIGHT),
    path(
      needle(open(trace('336,566 362,552 396,556')), 3.6, { curved: false }) +
        needle(open(trace('346,580 366,568 386,568')), 2, { curved: false }),
      ICE[3],
    ),
    path(needle(open(trace('414,556 440,550 462,560')), 2.4, { curved: false }), ICE[2]),
    path(needle(open(trace('340,606 372,626 400,630 428,626 460,606')), 2.4, { curved: false }), '#f0a85a'),
    path(
      both('418,596 440,588 462,596 450,606')
        .map((l) => smooth(closedCurve(l.map((p) => p.join(',')).join(' '))))
        .join(''),
      '#1d2b4e',
    ),
    path(needle(open(trace('400,630 399,664 400,706')), 3.4, { curved: false }), NIGHT),
    path(
      both('446,664 458,662 456,672')
        .concat(both('484,654 494,650 494,662'), both('470,690 480,686 480,696'))
        .map((l) => smooth(l))
        .join(''),
      NIGHT,
    ),
  ].join('');
}

/** As gently as a pup would be carried. */
function mouth(S: Easel): string {
  const gape = whole(MOUTH);
  const jaw = whole(JAW);
  const tone = new Tone().round(jaw, { from: -90, before: 40, size: 60, light: 1, dark: 0.3 });
  return [
    path(smooth(gape), '#1a1020'),
    path(
      smooth(gape),
      S.radialAt(
        [
          [0, '#b85a34'],
          [0.5, '#6a2c30'],
          [1, '#1a1020'],
        ],
        400,
        800,
        170,
      ),
    ),
    path(smooth(jaw), S.linearAt(['#b8875c', '#7a6f8c', '#3c5c8c'], 0, 800, 0, 940)),
    pelt(S, jaw, tone, (x) => Math.PI / 2 + (x - 400) * 0.002),
    hairs(S, jaw, { gap: 3.4, length: 20, width: 1.3, out: 0.7, light: (_x, y) => (y > 860 ? 0.9 : 0) }),
    path(
      needle(open(trace('272,688 312,716 358,724 400,704 442,724 488,716 528,688')), 5, {
        curved: false,
        attack: 0.1,
        decay: 0.1,
      }),
      NIGHT,
    ),
    both('462,720 478,720 474,764 468,780').map((tooth) =>
      path(smooth(tooth), mix('#fff6dc', '#ffffff', 0.4)),
    ),
    both('484,816 498,804 496,778 488,768').map((tooth) => path(smooth(tooth), '#f3dfb8')),
  ]
    .flat()
    .join('');
}
