/** An elephant in a party hat, of felt, from in front: the head about (400, 330), the trunk let down to (400, 800) and curled up again at the right. Card coordinates. */
import { felt } from '../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust, type Colour } from '../kit/colour.ts';
import { closedCurve, polygon, spline, traceCurve } from '../kit/curves.ts';
import { group } from '../kit/markup.ts';
import { along, normals, resample } from '../kit/curves.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

const HIDE = '#7f8896';
const ROSE = '#b98b8b';
const DARK = '#1d1a20';

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [800 - x, y]);

const HEAD = closedCurve(
  '400,150 468,154 534,178 584,226 606,296 600,370 570,436 526,486 488,520 476,570 324,570 312,520 274,486 230,436 200,370 194,296 216,226 266,178 332,154',
);
const EAR = closedCurve(
  '250,230 200,170 130,140 60,150 14,200 -6,290 6,390 44,480 104,540 166,552 214,520 240,450 246,340',
);
const HOLLOW = closedCurve(
  '216,260 170,206 110,186 66,206 42,270 50,370 82,450 130,500 176,500 204,450 214,350',
);

/** Its middle line, root to tip. */
export const TRUNK: Points = spline(
  trace('400,430 392,540 384,640 384,730 416,806 490,836 580,838 660,812 708,752 712,684 684,640'),
  false,
  14,
);
const thickness = (t: number): number => lerp(92, 24, t ** 0.62);

export function elephantHead(S: Easel): string {
  return group(
    { transform: 'rotate(5 400 460)' },
    [
      ear(S.element('left ear'), EAR, HOLLOW),
      ear(S.element('right ear'), mirrored(EAR), mirrored(HOLLOW)),
      felt(S, HEAD, HIDE, { height: 3.4, fuzz: 1.2, shadowOpacity: 0.55 }),
      sew(
        S,
        ['330,236 400,226 470,236', '344,262 400,254 456,262'].flatMap((l) =>
          running(S, traceCurve(l), 12, 8),
        ),
        adjust(HIDE, { dL: -0.14 }),
        { width: 3.6 },
      ),
      eye(S.element('left eye'), [292, 330], 1),
      eye(S.element('right eye'), [508, 330], -1),
    ].join(''),
  );
}

function ear(S: Easel, outline: Points, hollow: Points): string {
  return (
    felt(S, outline, adjust(HIDE, { dL: -0.05 }), { height: 2.6, fuzz: 1.4 }) +
    felt(S.element('hollow'), hollow, ROSE, { height: 0.7, fuzz: 1.2 }) +
    sew(S, running(S, [...hollow, nth(hollow, 0)], 12, 9), adjust(ROSE, { dL: -0.13 }), { width: 3.4 })
  );
}

/** Looks down to the lower right under a heavy lid. side 1: the left one of the picture. */
function eye(S: Easel, [x, y]: Point, side: 1 | -1): string {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * side, y + v]);
  const white = spline(at('-34,4 -18,-8 10,-8 32,6 24,24 2,32 -22,24'), true, 6);
  const disc = (r: number, dy: number): Points =>
    spline(
      times(10, (k): Point => [x + 9 + Math.cos(k * 0.628) * r, y + dy + Math.sin(k * 0.628) * r]),
      true,
      4,
    );
  return (
    felt(S, white, '#efe6d4', { height: 0.6, fuzz: 0.3, wobble: 0.4 }) +
    group(
      { 'clip-path': S.clip(polygon(white)) },
      satinFill(S, disc(18, 18), '#6a4a2a', 0.9, 2.6),
      satinFill(S, disc(11, 21), DARK, 0.9, 2.4),
    ) +
    knots(S, [[x + 4, y + 15]], '#fff6e2', 2.4) +
    felt(
      S.element('lid'),
      spline(at('-46,12 -40,-14 -14,-28 20,-26 44,-6 42,14 28,10 4,4 -22,8 -38,16'), true, 6),
      adjust(HIDE, { dL: 0.05 }),
      {
        height: 1.3,
        fuzz: 0.8,
        wobble: 0.6,
      },
    ) +
    yarn(S, [spline(at('-42,16 -22,8 4,4 28,10 42,14'), false, 8)], '#2b2428', { width: 4.6, every: 0 }) +
    sew(
      S,
      ['-38,18 -50,28', '-28,14 -38,28', '36,14 48,24'].map((l) => at(l)),
      '#2b2428',
      { width: 3, dimple: false },
    ) +
    yarn(S, [spline(at('-32,36 -12,46 10,46 28,36'), false, 8)], adjust(HIDE, { dL: -0.12 }), {
      width: 4.4,
      every: 0,
    }) +
    yarn(S, [spline(at('-40,-34 -12,-52 24,-54'), false, 8)], adjust(HIDE, { dL: -0.14 }), {
      width: 6,
      every: 0,
    })
  );
}

/** The fold lines run round it. */
export function elephantTrunk(S: Easel): string {
  const line = resample(TRUNK, 6);
  const sides = normals(line, false);
  const folds = times(19, (i): Point[] => {
    const t = 0.2 + (i / 18) * 0.74;
    const { x, y, angle } = along(line, t);
    const k = Math.min(line.length - 1, Math.round(t * (line.length - 1)));
    const [nx, ny] = nth(sides, k);
    const w = thickness(t) * 0.84;
    const sag = thickness(t) * 0.2;
    const [c, s] = [Math.cos(angle) * sag, Math.sin(angle) * sag];
    const from = S.rng.range(-1, -0.6);
    const to = S.rng.range(0.5, 1);
    return [
      [x + nx * w * from, y + ny * w * from],
      [x + nx * w * (from + to) * 0.5 + c, y + ny * w * (from + to) * 0.5 + s],
      [x + nx * w * to, y + ny * w * to],
    ];
  });
  const tip = nth(line, line.length - 1);
  return [
    felt(S, ribbon(line, thickness), HIDE, { height: 3, fuzz: 1, shadowOpacity: 0.6 }),
    sew(
      S,
      folds.map((fold) => spline(fold, false, 6)),
      adjust(HIDE, { dL: -0.13 }),
      { width: 4.2, dimple: false },
    ),
    felt(
      S.element('tip'),
      closedCurve(
        `${tip[0] - 30},${tip[1] + 8} ${tip[0] - 16},${tip[1] - 18} ${tip[0] + 10},${tip[1] - 16} ${tip[0] + 26},${tip[1] + 8} ${tip[0] + 14},${tip[1] + 28} ${tip[0] - 18},${tip[1] + 28}`,
      ),
      adjust(HIDE, { dL: 0.03 }),
      { height: 1.4, fuzz: 0.8 },
    ),
    sew(
      S,
      [traceCurve(`${tip[0] - 12},${tip[1] - 4} ${tip[0]},${tip[1] + 4} ${tip[0] + 12},${tip[1] - 2}`)],
      '#3d3844',
      { width: 5, dimple: false },
    ),
  ].join('');
}

/** Held by an elastic that has gone under the chin. */
export function partyHat(S: Easel, gold: Colour, band: Colour): string {
  const cone = closedCurve('444,66 462,106 486,150 502,182 440,200 374,192 398,148 424,104', 8);
  return group(
    { transform: 'rotate(5 400 460)' },
    felt(S, cone, gold, { height: 2, fuzz: 0.8 }) +
      sew(
        S,
        ['384,178 438,184 494,170', '402,146 440,154 480,140', '420,116 444,122 468,110'].flatMap((l) =>
          backStitch(S, traceCurve(l), 9),
        ),
        band,
        { width: 4.4 },
      ) +
      knots(S, trace('444,62 436,55 452,54 444,47'), band, 8),
  );
}
