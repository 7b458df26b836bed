/** A thatched cottage that has the ways of a sheepdog: seen from the front, its step at (x, y), 660 wide at s = 1. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { clamp, mix, ramp, type Colour } from '../kit/colour.ts';
import { polygon, resample, smooth, spline } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { bounds, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';

export interface CottageDogPaint {
  /** Each darkest to lightest. */
  thatch: readonly Colour[];
  wall: readonly Colour[];
  stone: readonly Colour[];
  timber: Colour;
  lit: Colour;
  mat: readonly Colour[];
  dark: Colour;
  /** Where light comes from, degrees. */
  from: number;
}

export interface CottageDogOptions {
  x: number;
  y: number;
  s: number;
  /** Degrees the head is cocked. */
  tilt: number;
  paint: CottageDogPaint;
}

const ROOF =
  '-318,-70 -336,-130 -320,-240 -276,-370 -204,-470 -110,-540 0,-562 110,-542 206,-474 280,-372 322,-240 338,-120 318,-56 280,-44 250,-84 226,-140 180,-196 110,-232 40,-214 0,-196 -40,-214 -110,-232 -182,-196 -228,-140 -250,-90 -282,-50';
const PORCH =
  '-112,-86 -96,-132 -50,-174 0,-192 52,-174 98,-132 114,-84 92,-70 60,-92 0,-116 -60,-92 -92,-70';

export function thatchedDog(S: Easel, { x, y, s, tilt, paint }: CottageDogOptions): string {
  const at = (list: string): Point[] => place(trace(list), { x, y, s });
  const soft = (list: string): Point[] => resample(spline(at(list), true, 10), 4);
  const flow = (u: number, v: number): number => Math.atan2(v - (y - 640 * s), (u - x) * 1.15);
  const thatched = (T: Easel, outline: Points, tone: Tone, n: number, length: number, down = flow): Mark => {
    const colours = ramp(paint.thatch);
    const colour = (u: number, v: number): Colour =>
      colours(clamp(tone.at(u, v) + 0.16 * T.noise.fbm(u / 14, v / 50, 3)));
    const [, top, , bottom] = bounds(outline);
    const ridge = outline.filter(([, v]) => v < top + (bottom - top) * 0.3);
    return [
      path(smooth(outline), colours(0.3)),
      fringe(T, outline, {
        n: n / 9,
        length: length * 0.8,
        width: 2.6,
        colour,
        flow: down,
        out: 0.15,
        inset: 8,
      }),
      fringe(T, ridge, {
        n: n / 24,
        length: length * 0.5,
        width: 2.4,
        colour,
        flow: down,
        out: 0.75,
        inset: 10,
      }),
      fur(T, {
        region: outline,
        n,
        length,
        width: 2.5,
        flow: down,
        colour,
        opacity: [0.55, 0.95],
        order: ([, v]) => v,
        curl: 0.25,
      }),
    ];
  };
  const lit = { from: paint.from, before: 30 };
  const roof = soft(ROOF);
  const roofTone = new Tone(0).round(roof, { ...lit, size: 170 * s, light: 1, dark: 0.05 });
  const porch = soft(PORCH);
  const porchTone = new Tone(0).round(porch, { ...lit, size: 50 * s, light: 1, dark: 0.1 });
  const wall = soft(
    '-246,-180 -150,-250 0,-240 150,-250 246,-180 240,-60 236,10 120,18 0,14 -120,18 -236,10 -240,-60',
  );
  const wallTone = new Tone(0.62)
    .fill(soft('-260,-260 260,-260 250,-150 190,-196 110,-226 0,-190 -110,-226 -190,-196 -250,-150'), 0.1, {
      soft: 34,
      amount: 0.9,
    })
    .glow(x + 190 * s, y - 60 * s, 120 * s, -0.35)
    .glow(x, y, 150 * s, -0.3, 50 * s);
  return group(
    { transform: `rotate(${tilt} ${x} ${y})` },
    chimney(S.element('chimney'), at, paint),
    modelled(S.element('wall'), wall, {
      tone: wallTone,
      colours: paint.wall,
      flow: 0.1,
      length: 34,
      width: 6,
    }),
    [-1, 1].map((side) => eye(S.element('eye' + side), at, side, paint)),
    door(S.element('door'), soft, paint),
    thatched(S.element('roof'), roof, roofTone, 7600, 44 * s),
    thatched(S.element('porch'), porch, porchTone, 1500, 26 * s, (u, v) =>
      Math.atan2(v - (y - 230 * s), u - x),
    ),
    nose(at, paint),
    paws(S.element('paws'), soft, paint),
    doormat(S.element('mat'), soft, at, paint),
  );
}

function chimney(S: Easel, at: (list: string) => Point[], paint: CottageDogPaint): Mark {
  const stack = at('150,-500 152,-640 210,-640 214,-470');
  const tone = new Tone(0).round(stack, { from: paint.from, before: 30, size: 40, light: 0.9, dark: 0.15 });
  return [
    modelled(S, stack, { tone, colours: paint.stone, flow: 0, length: 22, width: 5 }),
    line(polygon(at('144,-642 218,-642'), false), paint.dark, 12),
  ];
}

/** A lit window; hair hangs into it. */
function eye(S: Easel, at: (list: string) => Point[], side: number, paint: CottageDogPaint): Mark {
  const flip = (list: string): Point[] =>
    at(
      trace(list)
        .map(([u, v]) => `${u * side},${v}`)
        .join(' '),
    );
  const pane = flip('72,-206 150,-206 152,-104 70,-104');
  const [cx, cy] = flip('111,-150')[0] ?? [0, 0];
  return [
    path(polygon(flip('62,-216 160,-216 164,-92 60,-92')), paint.timber),
    path(
      polygon(pane),
      S.radialAt(['#fff3c4', [0.5, paint.lit], mix(paint.lit, '#8a3a14', 0.5)], cx, cy + 20, 80),
    ),
    line(polygon(flip('111,-206 111,-104'), false), paint.timber, 6),
    line(polygon(flip('70,-156 152,-156'), false), paint.timber, 6),
    path(polygon(flip('54,-96 168,-96 170,-84 52,-84')), mix(paint.timber, '#ffffff', 0.25)),
    glow(S, cx, cy, 150, paint.lit, 0.5, 0.4),
  ];
}

function door(S: Easel, soft: (list: string) => Point[], paint: CottageDogPaint): Mark {
  return [
    path(smooth(soft('-62,14 -64,-70 -44,-116 0,-130 44,-116 64,-70 62,14')), paint.timber),
    path(
      smooth(soft('-48,16 -50,-66 -34,-102 0,-114 34,-102 50,-66 48,16')),
      S.linear([paint.dark, mix(paint.dark, paint.lit, 0.3)]),
    ),
  ];
}

/** A round black window under the ridge of the porch. */
function nose(at: (list: string) => Point[], paint: CottageDogPaint): Mark {
  const [cx, cy] = at('0,-142')[0] ?? [0, 0];
  return [
    ellipse(cx, cy, 30, 25, paint.timber),
    ellipse(cx, cy, 23, 18.5, paint.dark),
    path(`M${cx - 14} ${cy - 3}q4 -11 15 -11q-7 4 -10 12z`, '#ffffff', 'opacity=".65"'),
    line(`M${cx} ${cy - 18}v37M${cx - 23} ${cy}h46`, paint.timber, 3),
  ];
}

/** Two doorsteps, worn round, put forward. */
function paws(S: Easel, soft: (list: string) => Point[], paint: CottageDogPaint): Mark {
  return [-1, 1].map((side) => {
    const stone = soft(
      trace('84,34 88,0 122,-16 178,-14 208,6 214,36 180,50 118,50')
        .map(([u, v]) => `${u * side},${v}`)
        .join(' '),
    );
    const tone = new Tone(0).round(stone, { from: paint.from, before: 34, size: 40, light: 1, dark: 0.1 });
    return modelled(S.element('stone' + side), stone, {
      tone,
      colours: paint.stone,
      flow: 0.2,
      length: 16,
      width: 4,
    });
  });
}

/** The doormat has slipped out over the sill. */
function doormat(
  S: Easel,
  soft: (list: string) => Point[],
  at: (list: string) => Point[],
  paint: CottageDogPaint,
): Mark {
  const mat = soft('-36,-14 0,-18 36,-14 41,20 43,58 42,86 20,92 0,93 -20,92 -42,86 -43,58 -41,20');
  const tone = new Tone(0).round(mat, { from: paint.from, before: 30, size: 26, light: 0.9, dark: 0.25 });
  const weft = (v: number): Mark =>
    brushLine(S, at(`-40,${v} 0,${v + 5} 40,${v}`), 3, paint.mat[3] ?? '', {
      opacity: 0.6,
      attack: 0.05,
      decay: 0.05,
    });
  return [
    path(smooth(mat), paint.dark, `opacity=".5" transform="translate(6 8)" filter="${blur(S, 6)}"`),
    times(17, (i) =>
      brushLine(
        S,
        at(`${-40 + i * 5},86 ${-41 + i * 5.1},96 ${-41 + i * 5.1},${102 + 3 * Math.sin(i)}`),
        1.6,
        paint.mat[3] ?? '',
      ),
    ),
    modelled(S, mat, { tone, colours: paint.mat, flow: 1.57, length: 16, width: 3.4 }),
    [12, 22, 66, 76].map(weft),
  ];
}
