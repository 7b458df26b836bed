/** A heron in profile, looking left and down at the foot it is about to set; card px, standing at (452, 716). Made for woodblock. */
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';

export interface HeronColours {
  white: string;
  grey: string;
  slate: string;
  bill: string;
  leg: string;
  key: string;
}

/** Draws one line of the key block. */
type Key = (line: string | Points, width?: number) => string;

const BODY = closedCurve(
  '352,372 388,336 440,318 500,326 556,356 604,400 650,456 700,520 718,556 690,556 640,536 590,528 540,534 490,540 440,530 396,506 362,466 344,420',
);
const WING = closedCurve(
  '392,388 416,356 456,340 508,344 560,374 610,420 656,476 710,544 680,540 634,516 586,504 530,500 474,486 424,458 394,420',
);
const COVERTS = [
  '470,362 520,372 566,410 606,454',
  '500,360 548,386 590,428 640,486',
  '440,360 486,366 530,392',
  '540,412 588,452 640,506',
  '600,470 640,500 682,534',
];
const QUILLS = [
  '560,500 610,508 660,530 728,576 700,574 640,548 590,528',
  '520,496 570,516 624,536 690,566 640,560 580,540 540,524',
];
const NECK = spline(
  trace('388,408 358,384 342,340 340,290 330,244 300,210 258,198 222,212 200,240'),
  false,
  14,
);
const HEAD = closedCurve('236,212 208,210 184,226 166,254 158,284 170,292 192,288 216,272 234,250 244,228');
const BILL_UPPER = closedCurve('168,252 150,286 126,340 100,408 112,396 142,346 166,306 180,284', 14);
const BILL_LOWER = closedCurve('180,276 166,306 142,346 108,402 128,384 158,338 184,294');
const CREST = closedCurve('196,220 226,204 262,204 310,226 356,262 326,246 286,232 250,230 222,236');

/** Hip, ankle (which looks like a knee bent the wrong way), foot. */
const STANDING = trace('474,522 476,560 474,596 462,650 452,716');
const LIFTED = trace('420,516 412,552 404,584 366,592 318,608');

/** Thin, with a knot at the joint. */
const limb = (points: Points, joint: number): Point[] =>
  ribbon(
    spline(points, false, 8),
    (t) => 5 + 3.4 * Math.exp(-(((t - joint) * 9) ** 2)) + 5 * Math.max(0, 0.25 - t),
  );

const toes = (lists: readonly string[], ink: string, key: Key): string =>
  lists
    .map(
      (list) =>
        path(smooth(ribbon(spline(trace(list), false, 6), (t) => lerp(5.5, 2, t))), ink) +
        key(spline(trace(list), false, 6), 2.2),
    )
    .join('');

const neckAt = (half: (t: number) => number): Point[] => ribbon(NECK, half);

export function woodblockHeron(S: Easel, c: HeronColours, key: Key): string {
  const body = wobble(BODY, S.noise, 3, 0.02);
  const neck = neckAt((t) => lerp(44, 20, Math.min(1, t * 1.5)));
  return [
    legs(c, key),
    path(smooth(body), c.white),
    path(smooth(body), c.grey),
    ...QUILLS.map((list) => path(smooth(closedCurve(list)), c.slate) + key(closedCurve(list), 3)),
    key(body, 4.6),
    path(smooth(neck), c.white),
    throat(S, key, neck),
    key(neck.slice(6, neck.length / 2 - 2), 4.6),
    key(neck.slice(neck.length / 2 + 2, neck.length - 6), 4.6),
    path(smooth(WING), c.slate),
    group({ 'clip-path': S.clip(smooth(WING)) }, feathers(c, key)),
    COVERTS.map((list) => key(spline(trace(list), false, 8), 2.4)).join(''),
    key(WING, 4),
    breast(c, key),
    head(c, key),
  ].join('');
}

/** Rows of plumes, longer towards the tail. */
function feathers(c: HeronColours, key: Key): string {
  return times(5, (row) =>
    times(7, (i) => {
      const [x, y] = [410 + i * 40 + row * 14, 360 + i * 30 + row * 30 - i * row * 3];
      const long = 40 + i * 6;
      const plume = closedCurve(
        `${x},${y} ${x + long * 0.5},${y + 4} ${x + long},${y + long * 0.62} ${x + long * 0.6},${y + long * 0.56} ${x + 8},${y + 24}`,
      );
      return path(smooth(plume), (row + i) % 3 ? c.grey : c.slate) + key(plume, 2.4);
    }).join(''),
  ).join('');
}

/** The dark beads down the front of the neck. */
function throat(S: Easel, key: Key, neck: Points): string {
  const beads = times(13, (i) => {
    const t = 0.08 + i * 0.058;
    const [x, y] = nth(neck, Math.round((t / 2) * (neck.length - 1)));
    const [u, v] = nth(NECK, Math.round(t * (NECK.length - 1)));
    const at = (k: number, o: number): Point => [lerp(x, u, k), lerp(y, v, k) + o];
    return key([at(0.3, -7), at(0.42, 1), at(0.34, 9)], 5 - i * 0.16);
  });
  return group({ 'clip-path': S.clip(smooth(neck)) }, beads);
}

/** Long plumes hang from where the neck meets the breast. */
const breast = (c: HeronColours, key: Key): string =>
  [
    '352,398 346,440 352,486 346,520 364,484 372,440',
    '372,410 370,456 380,500 378,540 394,496 392,450',
    '394,420 398,462 410,500 414,534 422,498 416,452',
  ]
    .map((list) => path(smooth(closedCurve(list)), c.white) + key(closedCurve(list), 2.8))
    .join('');

function head(c: HeronColours, key: Key): string {
  return [
    path(smooth(BILL_LOWER), c.bill),
    key(BILL_LOWER, 3),
    path(smooth(BILL_UPPER), c.bill),
    key(BILL_UPPER, 3.6),
    path(smooth(HEAD), c.white),
    key(HEAD, 4),
    path(smooth(CREST), c.key),
    key('M300 224C340 240 384 276 404 314', 3.4),
    key('M290 222C336 228 380 250 412 280', 2.6),
    path(smooth(closedCurve('180,253 186,244 197,243 203,251 196,258 187,260')), c.bill),
    path(smooth(closedCurve('185,253 190,247 197,248 198,255 191,258')), c.key),
    key('M172 246C184 236 198 234 210 240', 3.4),
  ].join('');
}

function legs(c: HeronColours, key: Key): string {
  return [
    toes(
      [
        '318,606 296,622 282,648',
        '318,608 310,632 306,658',
        '320,606 328,630 336,650',
        '324,602 340,612 348,628',
      ],
      c.leg,
      key,
    ),
    ...[limb(LIFTED, 0.5), limb(STANDING, 0.5)].map(
      (leg) => path(smooth(leg), c.leg) + key([...leg, nth(leg, 0)], 2.8),
    ),
    toes(
      [
        '452,714 430,722 402,728',
        '452,716 440,730 424,744',
        '454,716 462,732 472,744',
        '454,714 474,716 492,722',
      ],
      c.leg,
      key,
    ),
  ].join('');
}
