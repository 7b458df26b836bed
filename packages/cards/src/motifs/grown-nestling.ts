/** A nestling that has outgrown its box: downy, seen from in front, looking down to the right; from (110, 120) to (690, 1010). Gouache. */
import { brushLine, flowField, fringe, fur } from '../kit/brush.ts';
import { clamp, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { bounds, lerp, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

const DOWN = ['#4a3a4e', '#7d6670', '#b0967f', '#d9bd92', '#f2dcae', '#fff3d0'] as const;
const downAt = ramp(DOWN);
const SKIN = ['#7a3b33', '#b8604a', '#e09068', '#f4c294'] as const;

const BODY = closedCurve(
  '300,380 214,440 156,530 128,640 132,750 176,850 260,914 400,934 540,912 626,846 668,742 668,630 636,524 580,436 500,380',
);
const HEAD = closedCurve(
  '402,140 310,154 238,210 204,292 208,380 248,450 318,494 410,508 506,496 578,452 618,380 618,292 580,212 500,158',
);
const WINGS = [
  closedCurve('176,590 136,604 92,656 66,724 64,784 82,806 96,780 110,800 128,770 142,786 166,750 190,684'),
  closedCurve(
    '632,626 672,640 714,690 736,752 738,806 720,826 706,796 690,818 672,786 656,802 630,760 612,690',
  ),
];

const bodyFlow = (x: number, y: number): number =>
  Math.PI / 2 - (x - 400) / 330 + ((y - 640) * (x - 400)) / 260000;
const HEAD_FLOW = flowField([
  [462, 380, 90],
  [300, 200, 215],
  [410, 150, 268],
  [510, 170, 310],
  [230, 320, 172],
  [600, 310, 10],
  [260, 440, 135],
  [570, 440, 48],
  [410, 500, 92],
  [350, 330, 190],
  [550, 330, 0],
]);

const light = new Tone(0.35)
  .round(BODY, { from: -150, before: 34, size: 250, light: 1, dark: 0.05 })
  .glow(400, 500, 200, -0.3, 70, BODY);
const headLight = new Tone(0.35).round(HEAD, { from: -140, before: 36, size: 190, light: 1.02, dark: 0.1 });

function downy(
  S: Easel,
  shape: Points,
  o: { tone: Tone; flow: (x: number, y: number) => number; n: number; length: number; sides: number },
): string {
  const outline = wobble(shape, S.noise, 6, 0.02);
  const colour = (x: number, y: number): Colour =>
    downAt(clamp(o.tone.at(x, y) + 0.16 * S.noise.fbm(x / 22, y / 30, 3)));
  return (
    fringe(S, outline, { n: o.sides, length: o.length * 0.95, width: 2, colour, flow: o.flow, out: 0.38 }) +
    modelled(S, outline, { tone: o.tone, colours: DOWN, flow: o.flow, length: 34, width: 6 }) +
    fur(S, {
      region: outline,
      n: o.n,
      length: o.length,
      width: 2.6,
      flow: o.flow,
      colour,
      order: ([x, y]) => -Math.hypot(x - 450, y - 340),
      curl: 0.7,
      opacity: [0.45, 0.95],
    }) +
    fringe(S, outline, {
      n: Math.round(o.sides * 0.7),
      length: o.length * 0.7,
      width: 1.5,
      colour,
      flow: o.flow,
      out: 0.55,
      inset: 8,
    })
  );
}

/** Body, wings and legs, for the box to be laid over. */
export function nestlingBody(S: Easel): string {
  return (
    legs(S.element('legs')) +
    downy(S.element('body'), BODY, { tone: light, flow: bodyFlow, n: 3800, length: 30, sides: 1100 })
  );
}

/** Stubs that came out through the walls, with the first quills. */
export const nestlingWings = (S: Easel): string =>
  WINGS.map((wing, i) => {
    const E = S.element('wing ' + i);
    const side = i ? 1 : -1;
    const tone = new Tone(0.4).round(wing, {
      from: -150,
      before: 32,
      size: 60,
      light: i ? 0.8 : 1,
      dark: 0.05,
    });
    return downy(E, wing, { tone, flow: () => Math.PI / 2 - side * 0.35, n: 420, length: 22, sides: 260 });
  }).join('');

/** Down that comes out over an edge or through a hole: rooted in the outline. */
export const tuft = (S: Easel, shape: Points, n: number, length: number): string =>
  fur(S, {
    region: shape,
    n,
    length,
    width: 2.6,
    flow: bodyFlow,
    colour: (x, y) => downAt(clamp(light.at(x, y) + 0.08 + 0.16 * S.noise.fbm(x / 22, y / 30, 3))),
    order: ([, y]) => -y,
    curl: 0.7,
  });

/** Shaded under the upper rim, lit where it comes out. */
export const throughHole = (S: Easel, shape: Points): string => {
  const [, top, , bottom] = bounds(shape);
  const tone = new Tone(0.3).fill(
    shape,
    (x, y) => 0.2 + 0.62 * clamp((y - top) / (bottom - top)) ** 0.6 - clamp((x - 380) / 200) * 0.25,
  );
  return downy(S, shape, { tone, flow: bodyFlow, n: 520, length: 34, sides: 90 });
};

export function nestlingHead(S: Easel): string {
  const face = S.element('face');
  const spot = (x: number, y: number, rx: number, ry: number, colour: Colour, opacity: number): string =>
    ellipse(x, y, rx, ry, colour, `opacity="${opacity}" filter="${blur(face, 14)}"`);
  return (
    ellipse(410, 500, 190, 60, '#3a2c40', `opacity=".5" filter="${blur(face, 18)}"`) +
    downy(S.element('head'), HEAD, { tone: headLight, flow: HEAD_FLOW, n: 3000, length: 26, sides: 900 }) +
    spot(382, 340, 72, 68, '#fff6e0', 0.5) +
    spot(554, 342, 52, 62, '#fff0d8', 0.35) +
    crown(S.element('crown')) +
    eye(face, [386, 340], 44, 47, 1) +
    eye(face, [552, 344], 33, 44, -1) +
    group({ transform: 'translate(24 4)' }, beak(face))
  );
}

/** What finds its way out under the ridge of the roof. */
const crown = (S: Easel): string =>
  fur(S, {
    region: closedCurve('380,160 396,112 412,100 428,112 444,160 412,176'),
    n: 130,
    length: 74,
    width: 3.4,
    flow: (x) => -Math.PI / 2 + (x - 408) / 60,
    colour: (x) => downAt(clamp(0.85 - (x - 380) / 130)),
    curl: 0.6,
  });

/** Dark and wet, turned down to the right; `inner` is the side of the beak, where the lid rises. */
function eye(S: Easel, [x, y]: Point, rx: number, ry: number, inner: 1 | -1): string {
  const ball = closedCurve(
    `${x - rx},${y} ${x - rx * 0.7},${y - ry * 0.72} ${x},${y - ry} ${x + rx * 0.7},${y - ry * 0.72} ${x + rx},${y} ${x + rx * 0.7},${y + ry * 0.72} ${x},${y + ry} ${x - rx * 0.7},${y + ry * 0.72}`,
  );
  const d = smooth(ball, true, 0.4);
  const out = x - inner * rx * 1.2;
  const lid = (low: number): string =>
    `M${out} ${y - ry * 1.3}H${x + inner * rx * 1.2}V${y - ry * (0.86 - low)}Q${x} ${y - ry * (0.82 - low)} ${out} ${y - ry * (0.2 - low)}Z`;
  return (
    ellipse(x, y, rx + 5, ry + 5, '#6e5a58', `opacity=".7" filter="${blur(S, 3)}"`) +
    path(d, S.radialAt(['#a06a3a', [0.45, '#5a3424'], '#1c1014'], x + rx * 0.4, y + ry * 0.5, rx * 1.4)) +
    group(
      { 'clip-path': S.clip(d) },
      ellipse(x + rx * 0.3, y + ry * 0.26, rx * 0.58, ry * 0.58, '#0c070c'),
      path(lid(0.12), '#2c1c22'),
      path(lid(0), '#cdb696'),
    ) +
    ellipse(x + rx * 0.02, y + ry * 0.02, rx * 0.19, ry * 0.17, '#fffdf2') +
    ellipse(x + rx * 0.52, y + ry * 0.52, rx * 0.12, ry * 0.1, '#ffdca6', 'opacity=".8"')
  );
}

/** Short and shut, with the soft swollen corners of a young one. */
function beak(S: Easel): string {
  const part = (list: string, colours: readonly Colour[], size: number): string => {
    const shape = closedCurve(list);
    return modelled(S, shape, {
      tone: new Tone(0.4).round(shape, { from: -140, before: 36, size }),
      colours,
      flow: () => 1.4,
      length: 14,
      width: 3,
    });
  };
  const corner = ['#b06a1e', '#e8a83a', '#ffe08a', '#fff3c0'];
  return (
    ellipse(468, 446, 58, 30, '#6a5460', `opacity=".5" filter="${blur(S, 9)}"`) +
    part('440,424 488,424 482,448 464,470 446,448', ['#3f2420', '#6e4026', '#a8683a'], 14) +
    part('408,424 414,408 430,404 440,416 432,430 418,434', corner, 12) +
    part('520,424 514,408 498,404 488,416 496,430 510,434', corner, 12) +
    part(
      '422,406 436,382 464,371 492,382 506,406 500,420 484,432 474,450 464,462 454,450 444,432 428,420',
      ['#6e3f20', '#b8742a', '#eaae48', '#ffe3a0'],
      40,
    ) +
    ellipse(450, 392, 4, 3, '#4a2a1e') +
    ellipse(478, 392, 4, 3, '#4a2a1e')
  );
}

/** It stands on what the box stood on; the toes reach over the edge. */
function legs(S: Easel): string {
  const skin = (shape: Points, size: number): string =>
    modelled(S, shape, {
      tone: new Tone(0.3).round(shape, { from: -150, before: 36, size }),
      colours: SKIN,
      flow: () => 1.5,
      length: 14,
      width: 3,
    });
  const limb = (points: string, from: number, to: number): string =>
    skin(
      ribbon(traceCurve(points), (t) => lerp(from, to, t)),
      from,
    );
  const claw = (x: number, y: number, lean: number): string =>
    brushLine(
      S,
      [
        [x, y - 6],
        [x + lean * 0.4, y + 8],
        [x + lean, y + 22],
      ],
      6,
      '#4a3238',
    );
  const knuckle = (x: number): Point[] =>
    closedCurve(
      `${x - 24},880 ${x + 24},880 ${x + 22},930 ${x + 27},962 ${x + 20},986 ${x},996 ${x - 20},986 ${x - 27},962 ${x - 22},930`,
    );
  const foot = (x: number): string =>
    [
      [-58, 1016, -6],
      [56, 1014, 6],
      [0, 1032, 0],
    ]
      .map(
        ([dx = 0, y = 0, lean = 0]) =>
          limb(`${x + dx * 0.1},966 ${x + dx * 0.6},974 ${x + dx * 0.95},992 ${x + dx},${y}`, 20, 12) +
          claw(x + dx, y, lean),
      )
      .join('') + skin(knuckle(x), 26);
  return foot(312) + foot(490);
}
