/** A tram street in brush and flat tints, running to one vanishing point; and the eraser that travels on its rails. */
import { INK, inkLine } from '../finishes/ink.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { between, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath, wobblyPolygon } from '../kit/shapes.ts';

export const VANISHING: Point = [372, 262];

const pen = (S: Easel, points: Points, width: number, colour: Colour = INK): string =>
  inkLine(S, points, width, { straight: true, wobble: 1.2, colour });

/** A point of the wall whose near edge stands at x: t 0 near .. 1 far, v 0 eaves .. 1 street. */
const onWall =
  (x: number, top: number, foot: number, reach: number) =>
  (t: number, v: number): Point =>
    between([x, top + (foot - top) * v], VANISHING, 1 - 1 / (1 + t * reach));

interface Facade {
  x: number;
  top: number;
  foot: number;
  /** From, to along the street. */
  from: number;
  to: number;
  tint: Colour;
  bays: number;
  floors: number;
}

function facade(S: Easel, f: Facade): string {
  const at = onWall(f.x, f.top, f.foot, 6);
  const P = (t: number, v: number): Point => at(f.from + (f.to - f.from) * t, v);
  const near = 1 / (1 + f.from * 6);
  const quad = (t0: number, v0: number, t1: number, v1: number): Point[] => [
    P(t0, v0),
    P(t1, v0),
    P(t1, v1),
    P(t0, v1),
  ];
  const windows = times(f.floors, (j) =>
    times(f.bays, (i) => {
      const [u, v] = [(i + 0.26) / f.bays, 0.06 + (j * 0.9) / f.floors];
      return wobblyPolygon(S, quad(u, v + 0.02, u + 0.46 / f.bays, v + 0.56 / f.floors), 1.2);
    }).join(''),
  );
  return [
    path(polygon(quad(0, 0, 1, 1)), f.tint),
    path(windows.join(''), INK),
    pen(S, [P(0, 0), P(1, 0)], 5 * near + 1.4),
    pen(S, [P(1, 0), P(1, 1)], 3 * near + 1.2),
    pen(S, [P(0, 0), P(0, 1)], 4 * near + 1.2),
  ].join('');
}

/** Both sides of the street. */
export function inkedStreet(S: Easel, tints: readonly [Colour, Colour]): string {
  const left = { x: -60, top: -330, foot: 760 };
  const right = { x: 880, top: -260, foot: 720 };
  const [pale, deep] = tints;
  return [
    facade(S.element('l4'), { ...left, top: -120, from: 1, to: 3.4, tint: pale, bays: 4, floors: 4 }),
    facade(S.element('r4'), { ...right, top: -120, from: 1, to: 3.4, tint: deep, bays: 4, floors: 4 }),
    facade(S.element('l3'), { ...left, top: -260, from: 0.62, to: 1, tint: deep, bays: 3, floors: 4 }),
    facade(S.element('l2'), { ...left, top: -420, from: 0.26, to: 0.62, tint: pale, bays: 3, floors: 5 }),
    facade(S.element('l1'), { ...left, from: 0, to: 0.26, tint: deep, bays: 3, floors: 4 }),
    facade(S.element('r3'), { ...right, top: -300, from: 0.34, to: 1, tint: pale, bays: 4, floors: 4 }),
    facade(S.element('r2'), { ...right, top: -420, from: 0.1, to: 0.34, tint: deep, bays: 3, floors: 5 }),
    facade(S.element('r1'), { ...right, from: -0.06, to: 0.1, tint: pale, bays: 2, floors: 4 }),
    // The rails of the other way, a wire, the kerb.
    pen(S, [VANISHING, [384, 360], [400, 520]], 3.2),
    pen(S, [VANISHING, [398, 370], [432, 490]], 3.2),
    pen(
      S,
      [
        [374, 258],
        [450, 128],
        [548, -20],
      ],
      1.8,
    ),
  ].join('');
}

/** Seen from behind, as the last tram is: it wears down the street it runs on. */
export function tramEraser(S: Easel, c: { soft: Colour; hard: Colour; side: Colour }): string {
  const back =
    'M452 112C454 96 466 88 482 86L706 66C724 65 734 74 735 92L746 404C746 420 736 430 720 432L494 448C472 450 462 440 460 420Z';
  return [
    path(handPath(S, 'M452 112L410 150L418 392L460 420L470 440L494 448L482 86Z', 1), c.side),
    path(handPath(S, back, 1.4, 0.02), c.soft),
    path(
      handPath(S, 'M452 112C454 96 466 88 482 86L706 66C724 65 734 74 735 92L739 214L456 232Z', 1.2),
      c.hard,
    ),
    pen(S, trace('456,232 560,226 650,220 739,214'), 3.4),
    pen(
      S,
      trace(
        '452,112 456,232 460,420 470,440 494,448 600,441 720,432 740,424 746,404 741,300 735,92 728,74 706,66 600,75 482,86 462,94 452,112',
      ),
      5,
    ),
    pen(S, trace('452,112 430,132 410,150 414,270 418,392 440,407 462,424'), 3.6),
    pen(S, trace('590,74 552,30 508,46'), 4),
    path(wobblyPolygon(S, trace('574,70 606,66 608,80 576,83'), 1), INK),
  ].join('');
}
