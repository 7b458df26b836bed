/** A bear cut out of the night: it comes in from the right edge and bows its head to (400, 830); card px, made for linocut. */
import { cut, gouge } from '../finishes/linocut.ts';
import { closedCurve, polygon, smooth } from '../kit/curves.ts';
import { line, path } from '../kit/markup.ts';
import { inside, nth, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export interface BearInks {
  night: string;
  fur: string;
  star: string;
  bright: string;
}

const BODY = closedCurve(
  '402,842 392,822 396,800 414,780 438,758 458,730 474,696 488,664 508,628 536,596 566,574 612,556 636,506 650,430 668,340 700,244 748,150 812,70 900,20 960,400 900,800 860,1120 700,1120 640,1040 612,970 594,916 566,888 536,884 506,880 476,872 446,868 420,862',
);
const FAR_EAR = closedCurve('540,600 522,572 520,540 538,520 562,522 578,544 580,576');
const NEAR_EAR = closedCurve('572,596 562,556 570,516 598,494 630,502 644,534 634,572 612,600');
const PAW = closedCurve(
  '606,880 660,872 716,884 740,930 724,968 690,982 652,984 610,986 572,988 548,978 544,956 560,934 584,912',
);

/** Which way the hair lies: up the nose and over the neck, then along the back. */
const lie = (x: number, y: number): number =>
  x < 560 && y > 560 ? -0.95 + (y - 700) * 0.001 : -1.2 + Math.max(0, (x - 640) / 700);

/** Seven stars of a dipper, the handle running off along the spine; an eighth is the eye. */
const DIPPER = trace('662,800 640,700 716,662 752,748');
const HANDLE = trace('716,662 712,540 742,420 778,282');
const EYE: Point = [520, 706];

/** Short tufts that break the silhouette. */
function tufts(S: Easel, outline: Points, from: number, to: number, ink: string): string {
  const d = times(170, () => {
    const [x, y] = nth(outline, Math.floor((from + (to - from) * S.rng.f()) * (outline.length - 1)));
    const a = lie(x, y) + Math.PI + S.rng.gauss(-0.35, 0.3);
    const long = S.rng.range(10, 26);
    return gouge(
      [
        [x - Math.cos(a) * long, y - Math.sin(a) * long],
        [x - Math.cos(a + 0.2) * long * 0.4, y - Math.sin(a + 0.2) * long * 0.4],
        [x + Math.cos(a) * 6, y + Math.sin(a) * 6],
      ],
      S.rng.range(2, 4),
      0.6,
    );
  });
  return path(d.join(''), ink);
}

/** Combed cuts within, kept away from the stars and the face. */
function coat(S: Easel, ink: string): string {
  const d = times(1900, () => {
    const [x, y] = [S.rng.range(430, 810), S.rng.range(40, 1010)];
    if (!inside(BODY, x, y)) return '';
    const deep = Math.min(...[-22, 22].map((o) => (inside(BODY, x + o, y) ? 1 : 0)));
    const shade = 0.5 + 0.5 * S.noise.fbm(x * 0.008, y * 0.008, 2);
    if (!S.rng.chance(deep ? 0.3 + 0.45 * shade : 0.15)) return '';
    return cut(x, y, lie(x, y) + S.rng.gauss(0, 0.16), S.rng.range(14, 40), S.rng.range(0.8, 2), S.rng);
  });
  return path(d.join(''), ink);
}

function sparks(S: Easel, ink: string): string {
  const d = times(230, () => {
    const [x, y] = [S.rng.range(440, 800), S.rng.range(60, 960)];
    if (!inside(BODY, x, y) || !inside(BODY, x - 16, y - 10) || Math.hypot(x - EYE[0], y - EYE[1]) < 44)
      return '';
    const r = 0.8 + S.rng.f() ** 4 * 4.5;
    return smooth(blob(x, y, r, r, S.noise, 0.3, 1.2, 9));
  });
  return path(d.join(''), ink);
}

/** A star as the knife makes it: four thin cuts and a round one. */
const star = (S: Easel, [x, y]: Point, r: number): string =>
  times(8, (i) => {
    const a = (i / 8) * TAU + 0.2;
    const long = i % 2 ? r * 0.9 : r * S.rng.range(1.7, 2.3);
    return polygon([
      [x + Math.cos(a - 0.5) * r * 0.4, y + Math.sin(a - 0.5) * r * 0.4],
      [x + Math.cos(a) * long, y + Math.sin(a) * long],
      [x + Math.cos(a + 0.5) * r * 0.4, y + Math.sin(a + 0.5) * r * 0.4],
    ]);
  }).join('') + smooth(blob(x, y, r * 0.62, r * 0.62, S.noise, 0.1, 1.2, 14));

/** The bear but for its paw. */
export function nightBear(S: Easel, c: BearInks): string {
  const [N, B] = [S.element('near ear'), S.element('body')];
  return [
    path(smooth(FAR_EAR), c.night),
    tufts(B, BODY, 0.12, 0.5, c.night),
    path(polygon(BODY), c.night),
    path(smooth(NEAR_EAR), c.night),
    path(gouge(trace('584,578 578,548 590,520 612,514 626,532 622,560'), 4), c.fur),
    coat(S.element('coat'), c.fur),
    tufts(N, NEAR_EAR, 0.3, 0.7, c.night),
    path(smooth(closedCurve('494,712 506,690 530,684 556,698 544,716 514,726')), c.night),
    path(gouge(trace('556,694 534,680 508,686 494,704'), 3), c.fur),
    path(smooth(closedCurve('396,800 414,786 430,792 430,812 412,828 396,822')), c.night),
    path(gouge(trace('398,812 404,800 420,794'), 3), c.fur),
    path(gouge(trace('424,846 458,842 490,826 508,806'), 3), c.fur),
    path(gouge(trace('640,840 622,880 590,912 566,936'), 3), c.fur),
    line(polygon([...DIPPER, nth(DIPPER, 0)], false) + polygon(HANDLE, false), c.star, 1.8),
    sparks(S.element('sparks'), c.star),
    path(
      [EYE, ...DIPPER, ...HANDLE.slice(1)]
        .map((at, i) => star(S.element('star'), at, i ? 9 + (i % 3) * 1.8 : 8))
        .join(''),
      c.bright,
    ),
  ].join('');
}

/** The paw that lies on the table. */
export function nightPaw(S: Easel, c: BearInks): string {
  const claws = [566, 594, 622, 650].map((x, i) =>
    gouge(trace(`${x + 10},${962 + i} ${x - 2},${974 + i} ${x - 14},${990 + i}`), 5.5, 0.5),
  );
  const toes = [588, 616, 644].map((x) => gouge(trace(`${x},978 ${x + 4},956 ${x + 16},940`), 2.6));
  return [
    path(smooth(PAW), c.night),
    tufts(S, PAW, 0.2, 0.35, c.night),
    path(toes.join(''), c.fur),
    path(claws.join(''), c.star),
  ].join('');
}
