/** A great clock in the wall of a tower, cut by the edge of the card, whose hand sticks out beyond its rim like a beam one can walk on; gouache. */
import { brushLine } from '../kit/brush.ts';
import { oklch } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { lerp, place, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';

const BRONZE = [
  oklch(0.24, 0.04, 50),
  oklch(0.36, 0.06, 55),
  oklch(0.52, 0.09, 65),
  oklch(0.7, 0.11, 75),
  oklch(0.88, 0.1, 85),
];

export interface Clock {
  at: Point;
  r: number;
  /** -1: at the left edge, in the night; 1: at the right, in the day. */
  side: -1 | 1;
  /** Where the hand ends (x). */
  tip: number;
  lift: number;
}

/** Along the top of the rim. */
export function snowOnTheRim(S: Easel, { at, r }: Clock, colour: string): Mark {
  const arc = (q: number, n: number, turn: number): Point[] =>
    times(n, (i): Point => {
      const a = -Math.PI / 2 + lerp(-turn, turn, i / (n - 1));
      const lump = q > r + 20 && i % (n - 1) ? S.rng.range(0, 9) : 0;
      return [at[0] + Math.cos(a) * (q + lump), at[1] + Math.sin(a) * (q + lump)];
    });
  return path(smooth([...arc(r + 30, 17, 0.86), ...arc(r + 8, 9, 0.8).reverse()], true, 0.8), colour);
}

const round = ([x, y]: Point, r: number, n = 60): Point[] =>
  times(n, (i): Point => [x + Math.cos((i / n) * TAU) * r, y + Math.sin((i / n) * TAU) * r]);

export function clockRing(S: Easel, { at, r }: Clock): Mark {
  const outline = round(at, r + 22);
  return modelled(S, outline, {
    tone: new Tone(0.4).round(outline, { from: -20, before: 20, size: 24, light: 1, dark: 0.1 }),
    colours: BRONZE,
    flow: (x, y) => Math.atan2(y - at[1], x - at[0]) + Math.PI / 2,
    length: 30,
    width: 4,
  });
}

/** One glows from within, on the other the sun lies. */
export function clockDial(S: Easel, { at, r, side }: Clock): Mark {
  const outline = round(at, r);
  const night = side < 0;
  const enamel = night
    ? [oklch(0.55, 0.1, 70), oklch(0.74, 0.11, 80), oklch(0.88, 0.09, 88), oklch(0.95, 0.06, 92)]
    : [oklch(0.78, 0.05, 40), oklch(0.88, 0.045, 60), oklch(0.95, 0.04, 80), oklch(0.985, 0.025, 90)];
  const tone = night
    ? new Tone(0.35).glow(at[0], at[1], 200, 0.5)
    : new Tone(0.6).glow(at[0] - 60, at[1] - 60, 200, 0.4);
  const ink = night ? oklch(0.27, 0.05, 50) : oklch(0.34, 0.06, 20);
  return [
    modelled(S, outline, {
      tone,
      colours: enamel,
      flow: (x, y) => Math.atan2(y - at[1], x - at[0]) + Math.PI / 2,
      length: 50,
      width: 7,
    }),
    times(60, (i) => {
      const a = (i / 60) * TAU;
      const hour = i % 5 === 0;
      const [r0, r1, w] = hour ? [r * 0.72, r * 0.9, 8] : [r * 0.93, r * 0.965, 2.4];
      const c: Point = [Math.cos(a), Math.sin(a)];
      const n: Point = [-c[1], c[0]];
      const corner = (q: number, b: number): Point => [
        at[0] + c[0] * q + n[0] * b,
        at[1] + c[1] * q + n[1] * b,
      ];
      return path(polygon([corner(r0, -w * 0.7), corner(r1, -w), corner(r1, w), corner(r0, w * 0.7)]), ink);
    }),
    ellipse(at[0], at[1], r * 0.95, r * 0.95, 'none', `stroke="${ink}" stroke-width="2.4"`),
    night ? glow(S, at[0], at[1], r * 1.5, '#ffd88a', 0.3) : '',
  ];
}

/** A beam one can walk on, out through the face and over the edge. */
export function clockHand(S: Easel, clock: Clock): Mark {
  const { at, side, tip, lift } = clock;
  const long = Math.abs(tip - at[0]);
  const put = (list: string): Point[] =>
    place(trace(list), { x: at[0], y: at[1], sx: -side, r: side * lift * 2 });
  const beam: Points = put(
    `-40,-12 0,-16 ${long * 0.5},-17 ${long * 0.72},-20 ${long * 0.8},-16 ${long},-13 ${long},6 ${long * 0.8},12 ${long * 0.72},20 ${long * 0.5},17 0,16 -40,12`,
  );
  const hub = round(at, 34, 24);
  const light = new Tone(0.3).round(beam, { from: -60, before: 16, size: 16, light: 1, dark: 0.1 });
  const top = put(`0,-15 ${long * 0.5},-16 ${long * 0.72},-19 ${long * 0.8},-15 ${long - 1},-12`);
  return [
    path(
      smooth(beam.map(([x, y]): Point => [x + 10, y + 26])),
      '#1a1024',
      `opacity=".35" filter="${blur(S, 7)}"`,
    ),
    modelled(S, beam, { tone: light, colours: BRONZE, flow: 0, length: 40, width: 4 }),
    group(
      {},
      brushLine(S, top, 5, side < 0 ? oklch(0.8, 0.05, 290) : oklch(0.98, 0.05, 80), {
        attack: 0.02,
        decay: 0.1,
      }),
    ),
    modelled(S.element('hub'), hub, {
      tone: new Tone(0.4).round(hub, { from: -50, before: 24, size: 26, light: 1, dark: 0.1 }),
      colours: BRONZE,
      flow: 1,
      length: 16,
      width: 3,
    }),
  ];
}
