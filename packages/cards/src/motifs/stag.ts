/** A standing stag in profile, facing left, as outlines only: for silhouettes, gaps and masks. About 500 x 900. */
import { smooth, spline } from '../kit/curves.ts';
import { trace, type Point, type Points } from '../kit/points.ts';
import { ribbon } from '../kit/shapes.ts';

const body: Points = trace(
  '176,354 186,338 204,326 228,304 250,284 270,268 284,262 300,262 322,246 346,240 340,262 318,286 322,312 346,356 376,404 412,436 452,452 510,462 570,458 622,462 654,478 672,506 674,536 660,546 668,596 656,650 652,690 660,722 650,752 644,810 644,870 652,905 656,934 652,952 622,952 620,932 626,902 622,860 616,800 616,756 606,718 586,684 556,654 530,634 470,640 414,636 376,622 374,668 366,730 364,760 358,810 356,870 362,905 364,934 360,952 330,952 328,932 336,902 336,860 332,800 328,758 330,730 322,670 310,610 296,560 288,510 288,460 280,416 262,384 240,376 212,382 190,378 180,368',
);
const farLegs: readonly Points[] = [
  trace('340,590 318,640 296,700 288,740 286,800 278,866 268,910 262,950'),
  trace('600,620 580,680 568,720 574,750 562,810 556,880 546,920 540,950'),
];
/** Beams and tines: a line and its half-width at the root. */
const antlers: readonly (readonly [Points, number])[] = [
  [trace('282,272 304,238 338,196 354,142 344,92 318,58'), 9],
  [trace('290,256 266,236 244,226 232,198'), 6],
  [trace('318,222 302,196 280,182 272,152'), 6],
  [trace('350,168 386,152 408,122'), 5.5],
  [trace('354,130 384,100 392,66'), 5],
  [trace('344,92 356,70 356,44'), 4.5],
  [trace('262,276 236,246 204,212 184,162 192,112 218,78'), 9],
  [trace('244,252 214,248 190,232'), 5.5],
  [trace('206,214 172,200 150,172'), 5.5],
  [trace('186,170 156,146 148,112'), 5],
  [trace('190,118 170,92 174,62'), 4.5],
];

/** The whole outline as one path of several sub-paths, moved by `to`. */
export function stagPath(to: (p: Point) => Point): string {
  const parts: Points[] = [
    body,
    ...farLegs.map((leg) =>
      ribbon(spline(leg, false, 6), (t) =>
        t < 0.25
          ? 34 - t * 70
          : 16 - 8 * Math.sin(Math.PI * Math.min(1, (t - 0.25) * 1.5)) + (t > 0.85 ? (t - 0.85) * 40 : 0),
      ),
    ),
    ...antlers.map(([stem, w]) => ribbon(spline(stem, false, 8), (t) => w * (1 - 0.85 * t))),
  ];
  return parts.map((p) => smooth(p.map(to))).join('');
}
