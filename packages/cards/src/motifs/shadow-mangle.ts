/** A mangle as high as a church: two rollers that meet at NIP, brass and pointed arches above; the right half of the card, for linocut. */
import { gouge } from '../finishes/linocut.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { TAU, radians, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handPath, wobblyPolygon } from '../kit/shapes.ts';

export interface MangleInks {
  light: string;
  brass: string;
  rust: string;
  dark: string;
}

export const NIP: Point = [610, 620];
const R = 134;

const disc = (S: Easel, [x, y]: Point, r: number): string => smooth(blob(x, y, r, r, S.noise, 0.012, 2, 60));

/** A roller seen from its end: cuts that turn with it, a hub with a square bolt. */
function roller(S: Easel, at: Point, turn: 1 | -1, c: MangleInks): string {
  const [x, y] = at;
  const cuts = times(34, (i) => {
    const a = (i / 34) * TAU + S.rng.gauss(0, 0.03);
    const [r0, r1] = [R * 0.9, R * S.rng.range(0.5, 0.68)];
    const to = (angle: number, r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    return gouge(
      [to(a, r0), to(a + 0.16 * turn, (r0 + r1) / 2), to(a + 0.4 * turn, r1)],
      S.rng.range(2.4, 4.6),
    );
  });
  return [
    path(disc(S, at, R), c.dark),
    path(cuts.join(''), c.brass),
    path(disc(S, at, R * 0.4), c.dark),
    path(disc(S, at, R * 0.34), c.rust),
    path(
      wobblyPolygon(
        S,
        times(6, (i): Point => [
          x + Math.cos(radians(i * 60 + 12)) * 24,
          y + Math.sin(radians(i * 60 + 12)) * 24,
        ]),
      ),
      c.light,
    ),
    path(disc(S, at, 8), c.dark),
  ].join('');
}

const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x} ${y - h * 0.6}C${x} ${y - h * 0.82} ${x + w * 0.26} ${y - h * 0.94} ${x + w / 2} ${y - h}C${x + w * 0.74} ${y - h * 0.94} ${x + w} ${y - h * 0.82} ${x + w} ${y - h * 0.6}L${x + w} ${y}Z`;

/** A wheel with teeth, spokes cut as the petals of a rose window. */
function rose(S: Easel, [x, y]: Point, r: number, c: MangleInks): string {
  const rim = times(88, (i): Point => {
    const k = i % 4 < 2 ? r : r * 0.87;
    const a = (i / 88) * TAU;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });
  const petals = times(10, (i) => {
    const a = (i / 10) * TAU + 0.1;
    const at = (u: number, v: number): Point => [
      x + Math.cos(a) * u * r - Math.sin(a) * v * r,
      y + Math.sin(a) * u * r + Math.cos(a) * v * r,
    ];
    return smooth([at(0.26, 0), at(0.46, 0.1), at(0.66, 0.13), at(0.76, 0), at(0.66, -0.13), at(0.46, -0.1)]);
  });
  return (
    path(polygon(rim), c.dark) + path(petals.join(''), c.rust) + path(disc(S, [x, y], r * 0.16), c.brass)
  );
}

/** What it lays, in the arch of its door. */
export function wageEgg(S: Easel, c: MangleInks): string {
  const [x, y] = [716, 1106];
  const straw = times(26, () => {
    const u = S.rng.range(-70, 78);
    return gouge(
      [
        [x + u * 0.5, y + 46],
        [x + u, y + 40 - Math.abs(u) * 0.2],
        [x + u * 1.25, y + 22 + S.rng.range(-8, 22)],
      ],
      S.rng.range(2, 3.6),
    );
  });
  const shell = times(32, (i): Point => {
    const a = (i / 32) * TAU;
    return [x + Math.cos(a) * 41, y + Math.sin(a) * (Math.sin(a) < 0 ? 62 : 46)];
  });
  return [
    path(smooth(shell), c.light),
    path(gouge(trace(`${x + 6},${y + 40} ${x + 28},${y + 16} ${x + 33},${y - 14}`), 8), c.brass),
    path(straw.join(''), c.brass),
  ].join('');
}

export function shadowMangle(S: Easel, c: MangleInks): string {
  const B = S.element('body');
  const [x, y] = NIP;
  const piers = times(5, (i) => lancet(550 + i * 54, 336, 34, 96));
  const rivets = times(16, (i) => disc(B, [540 + (i % 2) * 4, 40 + i * 74], 4));
  return [
    path(
      wobblyPolygon(
        B,
        trace('524,-20 820,-20 820,1220 508,1220 508,1010 532,1000 532,520 516,512 516,200 528,192'),
        2,
      ),
      c.dark,
    ),
    path(
      wobblyPolygon(
        B,
        trace('540,-20 820,-20 820,1220 522,1220 522,1016 548,1006 548,520 530,508 530,206 540,198'),
        2,
      ),
      c.brass,
    ),
    path(piers.map((d) => handPath(B, d, 1.5)).join(''), c.dark),
    rose(S.element('rose'), [722, 92], 132, c),
    path(handPath(B, lancet(584, 1230, 300, 330), 2), c.dark),
    path(handPath(B, lancet(606, 1230, 256, 292), 2), c.rust),
    path(handPath(B, lancet(622, 1230, 224, 264), 2), c.dark),
    path(rivets.join(''), c.rust),
    roller(S.element('upper'), [x, y - R - 6], 1, c),
    roller(S.element('lower'), [x, y + R + 6], -1, c),
  ].join('');
}
