/** A tram street in brush and flat tints, running to one vanishing point; and the eraser that travels on its rails. */
import { INK, inkLine } from '../finishes/ink.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { between, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handPath, wobblyPolygon } from '../kit/shapes.ts';

const VANISHING: Point = [404, 286];

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
  /** Windows of the nearest houses; farther off they are ink. */
  glass: Colour;
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
    path(windows.join(''), f.from > 0.2 ? INK : f.glass),
    pen(S, [P(0, 0), P(1, 0)], 5 * near + 1.4),
    pen(S, [P(1, 0), P(1, 1)], 3 * near + 1.2),
    pen(S, [P(0, 0), P(0, 1)], 4 * near + 1.2),
  ].join('');
}

/** Both sides of the street, its kerbs and rails. */
export function inkedStreet(S: Easel, [pale, deep, glass]: readonly [Colour, Colour, Colour]): string {
  const left = { x: -60, top: -330, foot: 790, glass };
  const right = { x: 880, top: -260, foot: 780, glass };
  const towards = (x: number, y: number, t: number): Point => between([x, y], VANISHING, t);
  const road: Points = [towards(-160, 1000, 0), [-160, 1300], [960, 1300], towards(960, 1000, 0), VANISHING];
  return [
    path(polygon(road), deep),
    cobbles(S.element('cobbles')),
    facade(S.element('l4'), { ...left, top: -120, from: 1, to: 3.4, tint: pale, bays: 4, floors: 4 }),
    facade(S.element('r4'), { ...right, top: -120, from: 1, to: 3.4, tint: deep, bays: 4, floors: 4 }),
    facade(S.element('l3'), { ...left, top: -260, from: 0.62, to: 1, tint: deep, bays: 3, floors: 4 }),
    facade(S.element('l2'), { ...left, top: -420, from: 0.26, to: 0.62, tint: pale, bays: 3, floors: 5 }),
    facade(S.element('l1'), { ...left, from: 0, to: 0.26, tint: deep, bays: 3, floors: 4 }),
    facade(S.element('r3'), { ...right, top: -300, from: 0.34, to: 1, tint: pale, bays: 4, floors: 4 }),
    facade(S.element('r2'), { ...right, top: -420, from: 0.1, to: 0.34, tint: deep, bays: 3, floors: 5 }),
    facade(S.element('r1'), { ...right, from: -0.06, to: 0.1, tint: pale, bays: 2, floors: 4 }),
    [-160, 180, 620, 960]
      .map((x) => pen(S, [towards(x, 1000, 0), towards(x, 1000, 0.45), towards(x, 1000, 0.9)], 3))
      .join(''),
    pen(S, trace('404,284 418,150 446,-20'), 1.8),
  ].join('');
}

/** Rows of setts, closer together the farther off. */
function cobbles(S: Easel): string {
  return times(26, (row) => {
    const y = 330 + 900 * (row / 26) ** 1.7;
    const spread = (y - VANISHING[1]) * 0.95;
    const size = 4 + (y - 300) * 0.052;
    return times(Math.ceil((2 * spread) / (size * 2.4)), (i) => {
      const x = VANISHING[0] - spread + (i + (row % 2) * 0.5) * size * 2.4 + S.rng.gauss(0, size * 0.1);
      if (x < -20 || x > 820 || S.rng.chance(0.18)) return '';
      const arc = times(7, (k): Point => [
        x + size * (k / 3 - 1),
        y - size * 0.34 * Math.sin((Math.PI * k) / 6),
      ]);
      return pen(S, arc, 1 + size * 0.05);
    }).join('');
  }).join('');
}

/** Seen from behind, as the last tram is, standing on its rails: it wears down the street it runs on. A child looks out of it. */
export function tramEraser(
  S: Easel,
  c: { soft: Colour; worn: Colour; sleeve: Colour; glass: Colour; lamp: Colour },
): string {
  const back =
    'M286 152C286 130 298 120 318 119L494 112C514 112 526 122 527 142L536 492C536 520 522 534 498 536L326 544C300 545 284 532 283 506Z';
  return [
    path(handPath(S, 'M306 536L336 534L338 566L312 568ZM486 530L516 526L514 558L488 562Z', 1), INK),
    path(handPath(S, 'M290 520C340 560 470 566 532 512L538 548C470 582 350 584 284 556Z', 2), c.worn),
    path(handPath(S, back, 1.4, 0.02), c.soft),
    path(
      handPath(
        S,
        'M283 506C284 532 300 545 326 544L498 536C522 534 536 520 536 492L535 462C520 500 480 512 410 516C340 520 300 514 283 476Z',
        2,
        0.03,
      ),
      c.worn,
    ),
    path(
      handPath(S, 'M286 152C286 130 298 120 318 119L494 112C514 112 526 122 527 142L532 332L284 344Z', 1.2),
      c.sleeve,
    ),
    pen(S, trace('284,344 360,341 450,336 532,332'), 3.6),
    path(
      handPath(
        S,
        'M322 176C322 168 328 164 336 164L478 158C486 158 492 162 492 170L495 268C495 276 490 280 482 281L334 287C326 287 322 284 322 276Z',
        1,
      ),
      c.glass,
    ),
    passengers(S, c),
    pen(
      S,
      trace('322,176 330,164 404,161 486,158 493,170 495,268 486,281 404,284 330,287 322,276 322,176'),
      3.4,
    ),
    pen(S, trace('408,162 410,222 411,283'), 3),
    [312, 504]
      .map(
        (x) =>
          path(smooth(blob(x, 404 - (x - 408) * 0.03, 15, 15, S.noise, 0.03)), c.lamp) +
          pen(S, blob(x, 404 - (x - 408) * 0.03, 15, 15, S.noise, 0.03, 1.2, 24), 3),
      )
      .join(''),
    pen(S, trace('300,448 400,444 520,438'), 4.4),
    pen(
      S,
      trace(
        '286,152 283,330 283,506 296,536 326,544 410,541 498,536 524,528 536,492 532,330 527,142 516,118 494,112 410,115 318,119 292,128 286,152',
      ),
      5,
    ),
    pen(S, trace('404,114 372,78 424,40'), 4),
    pen(S, trace('404,38 446,34'), 4.6),
  ].join('');
}

function passengers(S: Easel, c: { soft: Colour; glass: Colour }): string {
  return [
    path(
      handPath(
        S,
        'M428 284C428 256 440 246 446 244C434 236 432 212 450 208C470 206 474 232 462 242C472 246 480 260 480 281Z',
        1,
      ),
      INK,
    ),
    path(handPath(S, 'M344 286C342 268 350 258 358 256L376 256C386 258 392 268 392 284Z', 1), c.soft),
    path(smooth(blob(367, 238, 19, 20, S.noise, 0.03)), '#ffffff'),
    path(
      handPath(S, 'M346 240C344 214 390 212 388 240C384 230 374 226 367 227C360 226 350 230 346 240Z', 1),
      INK,
    ),
    path(smooth(blob(361, 239, 2.2, 3, S.noise, 0.05)) + smooth(blob(374, 239, 2.2, 3, S.noise, 0.05)), INK),
    pen(S, trace('364,250 367,249 371,250'), 1.8),
    path(handPath(S, 'M386 258C390 250 392 240 398 240C404 242 402 252 396 262Z', 0.6), '#ffffff'),
  ].join('');
}
