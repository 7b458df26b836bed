/** Furniture and tenants a few dozen px high, for doll's-house cross-sections. Floor at y 0, middle at x 0, about 100 wide and 80 high. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { ellipse, line, path } from '../kit/markup.ts';
import { rectangle, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export interface RoomInks {
  wood: Colour;
  cloth: Colour;
  accent: Colour;
  skin: Colour;
  dark: Colour;
  light: Colour;
}

const box = (S: Easel, x: number, y: number, w: number, h: number, fill: Colour): string =>
  path(wobblyPolygon(S, rectangle(x, y, x + w, y + h), 0.8), fill);

/** A tenant seen from behind or bent over something: feet at (x, y), h tall. */
export function tenant(
  S: Easel,
  x: number,
  y: number,
  h: number,
  c: { coat: Colour; hair: Colour; skin: Colour; dark: Colour },
  lean = 0,
  reach?: Point,
): string {
  const t = h / 40;
  const sh: Point = [x + lean * 12 * t, y - 27 * t];
  return [
    line(
      `M${x - 3 * t} ${y}L${x - 2 * t} ${y - 12 * t}M${x + 3 * t} ${y}L${x + 2.4 * t} ${y - 12 * t}`,
      c.dark,
      3 * t,
    ),
    path(
      `M${x - 6 * t} ${y - 9 * t}C${x - 6 * t} ${y - 18 * t} ${sh[0] - 7 * t} ${sh[1] + 4 * t} ${sh[0] - 5 * t} ${sh[1]}C${sh[0] - 2 * t} ${sh[1] - 3 * t} ${sh[0] + 3 * t} ${sh[1] - 3 * t} ${sh[0] + 6 * t} ${sh[1]}C${sh[0] + 7 * t} ${sh[1] + 6 * t} ${x + 6 * t} ${y - 16 * t} ${x + 7 * t} ${y - 9 * t}Z`,
      c.coat,
    ),
    reach
      ? brushLine(
          S,
          [[sh[0] + 3 * t, sh[1] + 2 * t], [(sh[0] + reach[0]) / 2, (sh[1] + reach[1]) / 2 + 3 * t], reach],
          2.1 * t,
          mix(c.coat, c.dark, 0.15),
          { decay: 0.1, attack: 0.05 },
        ) + ellipse(reach[0], reach[1], 1.7 * t, 1.7 * t, c.skin)
      : '',
    ellipse(sh[0] + lean * 3 * t, sh[1] - 6.4 * t, 4.6 * t, 5.2 * t, c.skin),
    path(
      `M${sh[0] + lean * 3 * t - 5 * t} ${sh[1] - 5 * t}C${sh[0] + lean * 3 * t - 6 * t} ${sh[1] - 13 * t} ${sh[0] + lean * 3 * t + 5 * t} ${sh[1] - 14 * t} ${sh[0] + lean * 3 * t + 5 * t} ${sh[1] - 7 * t}C${sh[0] + lean * 3 * t + 1 * t} ${sh[1] - 9 * t} ${sh[0] + lean * 3 * t - 2 * t} ${sh[1] - 8 * t} ${sh[0] + lean * 3 * t - 5 * t} ${sh[1] - 5 * t}Z`,
      c.hair,
    ),
  ].join('');
}

export type RoomKind =
  | 'bed'
  | 'reader'
  | 'bath'
  | 'stove'
  | 'table'
  | 'dance'
  | 'cradle'
  | 'tailor'
  | 'stairs'
  | 'empty'
  | 'piano'
  | 'plant'
  | 'mouse'
  | 'letter';

export function furnish(S: Easel, kind: RoomKind, i: RoomInks): string {
  const folk = { coat: i.cloth, hair: i.dark, skin: i.skin, dark: i.dark };
  const bulb = (x: number, y: number, drop: number): string =>
    line(`M${x} ${y - drop}V${y}`, i.dark, 1.4) +
    path(`M${x - 8} ${y + 5}C${x - 6} ${y - 3} ${x + 6} ${y - 3} ${x + 8} ${y + 5}Z`, i.accent) +
    ellipse(x, y + 6, 4, 2.6, i.light);
  const frame = (x: number, y: number, w: number, h: number): string =>
    box(S, x, y, w, h, i.wood) + box(S, x + 2, y + 2, w - 4, h - 4, mix(i.cloth, i.light, 0.3));
  const rooms: Record<RoomKind, string> = {
    bed:
      bulb(-30, -62, 18) +
      frame(8, -66, 20, 16) +
      line('M-40 0V-30M42 0V-18', i.wood, 4) +
      path('M-38 -14C-36 -26 -22 -27 -14 -22C8 -34 34 -28 41 -16L41 -5L-39 -5Z', i.cloth) +
      path('M-38 -16C-37 -27 -22 -27 -16 -22C-20 -18 -30 -15 -38 -16Z', i.light) +
      ellipse(-26, -25, 5, 5.4, i.skin) +
      path('M-32 -26C-31 -33 -22 -32 -21 -26C-25 -29 -29 -29 -32 -26Z', i.dark),
    reader:
      bulb(20, -58, 22) +
      path('M-10 0V-14C-12 -42 24 -44 26 -14V0Z', i.accent) +
      tenant(S, 6, 0, 34, folk, -0.1, [-10, -16]) +
      path('M-20 -20L-8 -24L-6 -10L-18 -8Z', i.light) +
      box(S, -44, -46, 20, 46, i.wood) +
      [-38, -30, -20, -10]
        .map((y) => line(`M-43 ${y}h18`, i.light, 4, 'stroke-dasharray="3 2" opacity=".7"'))
        .join(''),
    bath:
      line('M30 -60V-30', i.dark, 2) +
      path('M-36 -26H34C34 -8 26 -4 14 -4H-18C-30 -4 -36 -12 -36 -26Z', i.light) +
      line('M-22 -4L-26 0M20 -4L24 0', i.dark, 3) +
      ellipse(-16, -34, 5.4, 6, i.skin) +
      path('M-22 -34C-22 -43 -10 -43 -10 -35Z', i.cloth) +
      [-4, 4, 12, 20, -26]
        .map((x, k) => ellipse(x, -27 - (k % 2) * 4, 5, 4.4, '#ffffff', 'opacity=".85"'))
        .join('') +
      frame(-6, -66, 18, 14),
    stove:
      box(S, 8, -32, 34, 32, i.dark) +
      ellipse(25, -14, 8, 7, i.accent) +
      line('M34 -32V-78', i.dark, 6) +
      path('M12 -32C12 -42 32 -42 32 -32Z', mix(i.wood, i.dark, 0.4)) +
      tenant(S, -12, 0, 42, folk, 0.25, [14, -36]) +
      line('M-44 -52h26', i.wood, 3) +
      [-42, -33, -25].map((x) => ellipse(x + 2, -56, 3.4, 4, i.light)).join(''),
    table:
      bulb(0, -56, 24) +
      line('M-26 0V-20M26 0V-20', i.wood, 3.4) +
      box(S, -34, -24, 68, 5, i.wood) +
      ellipse(-12, -26, 7, 3, i.light) +
      ellipse(14, -26, 7, 3, i.light) +
      ellipse(0, -30, 5, 4, i.accent) +
      tenant(S, -44, 0, 36, folk, 0.2) +
      tenant(S, 44, 0, 34, { ...folk, coat: i.accent }, -0.2),
    dance:
      frame(-42, -64, 16, 20) +
      tenant(S, -7, 0, 42, folk, 0.16, [4, -28]) +
      tenant(S, 10, 0, 39, { ...folk, coat: i.accent }, -0.16, [-2, -26]) +
      path('M28 0L30 -20H44L46 0Z', i.wood) +
      path('M34 -22C28 -34 36 -44 48 -44C46 -34 42 -26 38 -22Z', i.accent),
    cradle:
      bulb(26, -58, 20) +
      path('M-28 -10C-28 -2 12 -2 14 -12L16 -26C4 -20 -20 -20 -28 -26Z', i.wood) +
      line('M-32 -2C-20 4 6 4 18 -2', i.wood, 3) +
      path('M-26 -22C-16 -30 4 -28 14 -22Z', i.light) +
      ellipse(-17, -25, 4, 4, i.skin) +
      tenant(S, 32, 0, 40, folk, -0.3, [14, -24]),
    tailor:
      box(S, -6, -26, 46, 4, i.wood) +
      line('M-2 -22V0M36 -22V0', i.wood, 3) +
      path('M6 -26V-36H26V-26M26 -36V-42H10', i.dark, '') +
      path('M34 -26C44 -20 46 -6 38 0L30 0L32 -26Z', i.accent) +
      tenant(S, -22, 0, 40, folk, 0.3, [8, -30]) +
      line('M-46 -60h30', i.wood, 2) +
      [-42, -34, -26].map((x) => path(`M${x} -60L${x - 4} -38H${x + 5}Z`, i.cloth)).join(''),
    stairs:
      [0, 1, 2, 3, 4, 5]
        .map((k) =>
          box(S, -40 + k * 14, -(k + 1) * 11, 14, (k + 1) * 11, mix(i.wood, i.dark, 0.15 + k * 0.05)),
        )
        .join('') +
      tenant(S, -6, -33, 34, folk, 0.2) +
      line('M-36 -30L40 -92', i.dark, 2.4),
    empty: frame(-20, -58, 24, 20) + box(S, 18, -18, 16, 18, i.wood) + line('M-40 -2h12', i.dark, 2),
    piano:
      path('M-36 0V-40H-6V-22H10V-16H6V0Z', i.dark) +
      box(S, -6, -22, 18, 4, i.light) +
      tenant(S, 24, 0, 36, folk, -0.2, [6, -24]) +
      bulb(-20, -54, 26),
    plant:
      path('M-10 0L-13 -16H9L6 0Z', i.accent) +
      [
        [-22, -44],
        [-8, -58],
        [8, -54],
        [20, -38],
        [-28, -26],
      ]
        .map(([x = 0, y = 0]) =>
          brushLine(
            S,
            [
              [-2, -16],
              [x * 0.5, y * 0.7],
              [x, y],
            ],
            3.2,
            mix(i.cloth, '#3a6a3a', 0.6),
          ),
        )
        .join('') +
      tenant(S, 34, 0, 38, folk, -0.3, [12, -40]) +
      frame(-46, -62, 16, 14),
    mouse:
      line('M-30 0L14 -24M14 0L-30 -24', i.wood, 3) +
      box(S, -36, -28, 62, 5, i.light) +
      path('M-2 -28L2 -36H20L22 -28Z', i.dark) +
      path('M30 0C22 -10 24 -28 34 -34C42 -30 46 -10 42 0Z', '#8a7f78') +
      path('M24 -40C26 -50 40 -50 44 -40C40 -32 28 -32 20 -36Z', '#9a8f88') +
      ellipse(38, -50, 6, 6.4, '#b09a94') +
      ellipse(28, -50, 5, 5.4, '#b09a94') +
      ellipse(27, -41, 1.4, 1.4, i.dark) +
      line('M30 -26C22 -30 18 -34 14 -36', '#8a7f78', 4) +
      line('M42 -4C54 -2 56 -14 62 -12', '#b09a94', 2.2) +
      path('M-36 -26C-38 -14 -34 -8 -36 0L-22 0C-24 -8 -20 -16 -22 -26Z', i.accent),
    letter:
      box(S, 2, -26, 40, 4, i.wood) +
      line('M6 -22V0M38 -22V0', i.wood, 3) +
      path('M14 -27L24 -31L30 -27L20 -24Z', '#ffffff') +
      tenant(S, -12, 0, 38, folk, 0.24, [16, -28]) +
      bulb(30, -52, 28) +
      box(S, -46, -50, 14, 50, mix(i.wood, i.dark, 0.3)),
  };
  return rooms[kind];
}
