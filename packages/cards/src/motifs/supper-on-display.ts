/** A living family at supper, set out as goods in a shop window: tags on strings, a garland of red pennants. The window is 540x550 from (x, y). */
import { smoke } from '../kit/air.ts';
import { brushLine, strokes } from '../kit/brush.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';
import { beast } from './animals/quadruped.ts';
import { tableGuest, type TableGuestOptions } from './table-guest.ts';

const amber = oklch(0.86, 0.12, 80);
const glare = oklch(0.97, 0.05, 92);
const honey = oklch(0.74, 0.13, 66);
const umber = oklch(0.36, 0.08, 42);
const wood = oklch(0.46, 0.1, 48);
const linen = oklch(0.95, 0.025, 85);
const red = oklch(0.56, 0.2, 27);
const skin = oklch(0.79, 0.08, 55);

const solid = (S: Easel, size: number, angle = -90): string =>
  `filter="${form(S, { angle, size, shade: umber, shadeOpacity: 0.55, light: glare, lightOpacity: 0.8, lightSize: 3, rough: 1.6, mottle: 0.12 })}"`;

/** A blank price tag on a string. */
const tag = (S: Easel, [x, y]: Point, lean: number, s = 1): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${lean}) scale(${s})` },
    line('M0 0C4 8 -2 14 0 20', umber, 2),
    path('M-11 30L0 18L11 30V62H-11Z', red, solid(S, 4)),
    path('M-8 44H8V56H-8Z', linen),
    ellipse(0, 27, 2.6, 2.6, linen),
  );

export function supperOnDisplay(S: Easel, x: number, y: number): string {
  const at = (u: number, v: number): Point => [x + u, y + v];
  const box = (u: number, v: number, w: number, h: number): string =>
    wobblyPolygon(S, [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)], 1.2);
  const [lampX, lampY] = at(272, 128);
  const guest = (name: string, u: number, v: number, o: Omit<TableGuestOptions, 'x' | 'y'>): string =>
    tableGuest(S.element(name), { x: x + u, y: y + v, ...o });
  const clad = (coat: Colour, hair: Colour, collar?: Colour): TableGuestOptions['c'] => ({
    coat,
    hair,
    skin,
    shade: umber,
    light: glare,
    ...(collar ? { collar } : {}),
  });
  const chair = (u: number): string =>
    path(box(u - 52, 250, 12, 170), wood, solid(S, 5)) +
    path(box(u + 40, 250, 12, 170), wood, solid(S, 5)) +
    [258, 296].map((v) => path(box(u - 44, v, 88, 18), wood, solid(S, 5))).join('');
  const cloth = smooth(
    [
      at(30, 396),
      at(510, 396),
      at(524, 500),
      at(470, 508),
      at(414, 498),
      at(350, 510),
      at(286, 499),
      at(214, 511),
      at(140, 499),
      at(76, 510),
      at(18, 500),
    ],
    true,
    0.5,
  );
  return [
    path(
      box(0, 0, 540, 550),
      S.radialAt([glare, [0.3, amber], [0.75, honey], mix(honey, umber, 0.45)], lampX, lampY + 60, 430),
    ),
    times(22, (i) => line(`M${x + 12 + i * 25} ${y}V${y + 430}`, mix(amber, honey, 0.8), 5, 'opacity=".4"')),
    strokes(S, {
      region: [x, y, 540, 430],
      n: 170,
      length: 60,
      width: 8,
      angle: 1.5,
      colour: (u, v) => mix(glare, honey, Math.min(1, Math.hypot(u - lampX, v - lampY - 60) / 320)),
      opacity: [0.08, 0.25],
    }),
    path(box(0, 430, 540, 120), mix(wood, honey, 0.35)),
    times(7, (i) =>
      line(`M${x + i * 92 - 20} ${y + 552}L${x + 120 + i * 50} ${y + 432}`, umber, 2, 'opacity=".35"'),
    ),
    path(box(0, 422, 540, 10), mix(wood, glare, 0.25)),
    // on the wall: a landscape and a shelf of plates
    path(box(56, 176, 96, 72), wood, solid(S, 5)),
    path(box(64, 184, 80, 56), oklch(0.8, 0.07, 220)),
    path(
      polygon([at(64, 240), at(90, 206), at(108, 226), at(124, 212), at(144, 240)]),
      oklch(0.55, 0.1, 150),
    ),
    path(box(396, 232, 116, 9), wood, solid(S, 3)),
    [414, 444, 474, 500].map(
      (u, i) =>
        ellipse(...at(u, 214), 13, 17, i % 2 ? oklch(0.6, 0.1, 235) : linen, solid(S, 4)) +
        ellipse(...at(u, 214), 7, 10, i % 2 ? linen : oklch(0.7, 0.08, 235), 'opacity=".7"'),
    ),
    // lamp
    line(`M${lampX} ${y}V${lampY - 46}`, umber, 3),
    glow(S, lampX, lampY + 12, 260, glare, 0.8),
    ellipse(lampX, lampY + 8, 17, 15, glare),
    path(
      `M${lampX - 62} ${lampY}C${lampX - 54} ${lampY - 34} ${lampX - 24} ${lampY - 48} ${lampX} ${lampY - 50}C${lampX + 24} ${lampY - 48} ${lampX + 54} ${lampY - 34} ${lampX + 62} ${lampY}C${lampX + 30} ${lampY + 10} ${lampX - 30} ${lampY + 10} ${lampX - 62} ${lampY}Z`,
      red,
      solid(S, 12, 90),
    ),
    tag(S, [lampX + 58, lampY - 2], -8, 0.9),
    // they
    chair(96),
    chair(446),
    guest('mother', 300, 372, {
      s: 1.12,
      turn: -0.8,
      lean: -7,
      style: 'long',
      laugh: 0.6,
      arms: ['-52,-22 -20,-16', '54,-34 30,-62'],
      c: clad(oklch(0.62, 0.16, 45), oklch(0.4, 0.11, 38), linen),
    }),
    guest('girl', 196, 372, {
      s: 0.94,
      turn: -0.2,
      lean: 6,
      style: 'bunches',
      laugh: 0.9,
      arms: ['-56,-92 -50,-142', '42,-24 30,2'],
      c: clad(oklch(0.58, 0.15, 145), oklch(0.7, 0.14, 72), linen),
    }),
    guest('father', 98, 404, {
      s: 1.16,
      turn: 0.8,
      lean: 5,
      style: 'short',
      beard: true,
      laugh: 0.5,
      arms: ['-46,-18 -18,-2'],
      c: clad(oklch(0.46, 0.11, 252), oklch(0.34, 0.08, 45), linen),
    }),
    guest('baby', 138, 398, {
      s: 0.66,
      turn: 0.9,
      lean: -5,
      style: 'tuft',
      laugh: 0.8,
      arms: ['-40,-30 -26,-12', '50,-52 76,-66'],
      c: clad(oklch(0.85, 0.09, 90), oklch(0.6, 0.12, 62)),
    }),
    guest('granny', 446, 404, {
      s: 1.1,
      turn: -0.9,
      lean: -4,
      style: 'bun',
      glasses: true,
      laugh: 0.7,
      arms: ['-54,-24 -44,-52', '46,-18 20,-4'],
      c: clad(oklch(0.5, 0.15, 345), oklch(0.92, 0.012, 80), oklch(0.86, 0.05, 85)),
    }),
    path(cloth, linen, solid(S, 20)),
    times(12, (i) =>
      brushLine(S, [at(50 + i * 40, 408), at(48 + i * 40, 450), at(44 + i * 41, 500)], 2.6, honey, {
        opacity: 0.35,
      }),
    ),
    path(box(26, 392, 488, 14), mix(linen, glare, 0.6)),
    [76, 200, 408].map(
      (u) =>
        ellipse(...at(u, 394), 27, 6.5, oklch(0.86, 0.04, 230), solid(S, 3)) +
        ellipse(...at(u, 392), 16, 3.6, oklch(0.66, 0.15, 50)),
    ),
    // pot with steam, ladle, bread, a bowl of apples
    line(`M${x + 332} ${y + 306}L${x + 318} ${y + 366}`, umber, 4),
    path(
      `M${x + 268} ${y + 350}H${x + 346}C${x + 350} ${y + 380} ${x + 340} ${y + 397} ${x + 308} ${y + 398}C${x + 276} ${y + 397} ${x + 264} ${y + 380} ${x + 268} ${y + 350}Z`,
      oklch(0.46, 0.12, 250),
      solid(S, 9),
    ),
    ellipse(...at(307, 350), 40, 8, oklch(0.6, 0.14, 50)),
    smoke(S, [at(290, 346), at(278, 316), at(262, 292), at(254, 262)], {
      w0: 5,
      w1: 20,
      colour: glare,
      opacity: 0.7,
    }),
    path(
      `M${x + 222} ${y + 395}C${x + 216} ${y + 378} ${x + 232} ${y + 371} ${x + 244} ${y + 373}C${x + 260} ${y + 371} ${x + 264} ${y + 388} ${x + 258} ${y + 396}Z`,
      oklch(0.66, 0.12, 62),
      solid(S, 6),
    ),
    [362, 376, 369].map((u, i) => ellipse(...at(u, i === 2 ? 376 : 388), 8.5, 8.5, red, solid(S, 4))),
    beast(S.element('dog'), {
      kind: 'dog',
      x: x + 330,
      y: y + 546,
      s: 0.92,
      flip: -1,
      pose: 'sit',
      neck: 20,
      colours: { coat: oklch(0.52, 0.11, 55), pale: linen, dark: umber },
      angle: -90,
      shade: umber,
      light: glare,
    }).svg,
    // nothing is written on them, but there they hang
    tag(S, at(50, 316), -8, 1.25),
    tag(S, at(492, 316), 9, 1.25),
    tag(S, at(270, 322), 8, 0.9),
    tag(S, at(170, 402), -4, 1.35),
    // the garland along the top
    line(`M${x} ${y + 14}C${x + 150} ${y + 52} ${x + 390} ${y + 52} ${x + 540} ${y + 14}`, umber, 3),
    times(11, (i) => {
      const t = (i + 0.5) / 11;
      const [u, v] = [t * 540, 14 + 114 * t * (1 - t)];
      return path(
        polygon([at(u - 18, v - 1), at(u + 18, v - 1), at(u + 1, v + 34)]),
        i % 2 ? linen : red,
        solid(S, 6),
      );
    }),
  ]
    .flat(2)
    .join('');
}
