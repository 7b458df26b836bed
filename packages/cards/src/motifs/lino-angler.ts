/** Linocut: the fur hat and the sheepskin of a man who sleeps sitting, bent to the left; his head, middle (452, 262) and 330 high, goes between them. */
import { cut, gouge } from '../finishes/linocut.ts';
import { closedCurve, resample, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, line as drawn, path } from '../kit/markup.ts';
import { inside, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import type { LinoInks } from './lino-giving-pike.ts';

/** Locks of fur over an outline, and out over its edge. */
function furry(
  S: Easel,
  outline: readonly Point[],
  ink: string,
  marks: string,
  c: LinoInks,
  flow: number,
): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rim = resample([...outline, outline[0] ?? [0, 0]], 9).map(([x, y]) =>
    cut(x, y, flow + S.rng.gauss(0, 0.5), S.rng.range(20, 32), 9, S.rng, 0.3),
  );
  const edge = resample([...outline, outline[0] ?? [0, 0]], 9).map(([x, y]) =>
    cut(x, y, flow + S.rng.gauss(0, 0.5), S.rng.range(14, 26), 5, S.rng, 0.3),
  );
  const locks = times(Math.round(((x1 - x0) * (y1 - y0)) / 420), () => {
    const [x, y] = [S.rng.range(x0, x1), S.rng.range(y0, y1)];
    return inside(outline, x, y)
      ? cut(x, y, flow + S.rng.gauss(0, 0.35), S.rng.range(12, 26), S.rng.range(1.6, 2.8), S.rng, 0.3)
      : '';
  });
  return (
    path(rim.join(''), c.key) +
    drawn(smooth(outline), c.key, 5) +
    path(edge.join(''), ink) +
    path(smooth(outline), ink) +
    path(locks.join(''), marks)
  );
}

export function asleepHat(S: Easel, c: LinoInks): string {
  const crown = closedCurve(
    '300,168 306,96 360,40 450,16 548,30 616,84 640,160 620,196 540,170 440,160 360,176',
  );
  const brim = closedCurve(
    '272,216 280,164 320,132 400,118 480,122 540,146 560,186 530,206 460,186 380,192 320,222 290,236',
  );
  const flap = closedCurve('548,150 612,130 654,170 670,250 654,330 620,392 576,404 552,360 544,280 536,200');
  const seams = ['340,150 356,90 400,46', '450,140 452,80 448,22', '560,160 556,100 520,40'];
  return [
    drawn(smooth(crown), c.key, 9),
    path(smooth(crown), c.teal),
    group(
      { 'clip-path': S.clip(smooth(crown)) },
      path(
        times(60, (i) =>
          cut(320 + (i % 12) * 27, 50 + Math.floor(i / 12) * 26 + (i % 2) * 9, 0.2, 15, 1.8, S.rng),
        ).join(''),
        c.pale,
      ),
    ),
    path(seams.map((l) => gouge(traceCurve(l, 5), 2.6)).join(''), c.key),
    furry(S.element('flap'), flap, c.cream, c.key, c, 1.4),
    furry(S.element('brim'), brim, c.cream, c.key, c, 0.15),
    // the string that nobody tied
    path(smooth(traceRibbon('600,398 606,440 592,470 600,500')), c.gold),
  ].join('');
}

const traceRibbon = (list: string): Point[] => {
  const way = traceCurve(list, 8);
  return [
    ...way.map(([x, y]): Point => [x - 3, y]),
    ...[...way].reverse().map(([x, y]): Point => [x + 3, y]),
  ];
};

export function sheepskin(S: Easel, c: LinoInks): string {
  const coat = closedCurve(
    '280,560 290,500 330,452 390,420 420,392 520,380 640,360 740,380 830,440 870,500 870,558 700,562 500,560',
  );
  const sleeve = closedCurve(
    '700,420 640,470 560,500 480,500 440,492 428,516 440,548 500,560 620,562 740,560 800,500',
  );
  const mitten = closedCurve('452,490 420,484 392,496 380,520 390,546 416,556 452,552 462,520');
  const thumb = closedCurve('420,500 404,484 384,484 378,498 392,508 414,514');
  const folds = [
    '720,450 690,500 640,520',
    '780,480 740,530 690,546',
    '560,516 600,530 640,526',
    '330,480 350,510 350,540',
    '760,410 790,450 800,490',
  ];
  return [
    drawn(smooth(coat), c.key, 10),
    path(smooth(coat), c.teal),
    group(
      { 'clip-path': S.clip(smooth(coat)) },
      path(
        times(120, () =>
          cut(
            S.rng.range(290, 830),
            S.rng.range(400, 556),
            1.2 + S.rng.gauss(0, 0.2),
            S.rng.range(12, 26),
            1.8,
            S.rng,
          ),
        ).join(''),
        c.key,
      ),
    ),
    drawn(smooth(sleeve), c.key, 9),
    path(smooth(sleeve), c.teal),
    path(folds.map((l) => gouge(spline(trace(l), false, 5), 3.4)).join(''), c.key),
    path(times(26, (i) => cut(520 + i * 9, 512 + (i % 4) * 11, 0.3, 14, 1.6, S.rng)).join(''), c.pale),
    drawn(smooth(mitten), c.key, 9),
    path(smooth(mitten), c.cream),
    path(
      times(8, (i) =>
        gouge(
          [
            [398 + i * 8, 500 + (i % 2) * 4],
            [396 + i * 8, 524],
            [400 + i * 8, 548],
          ],
          1.8,
        ),
      ).join(''),
      c.gold,
    ),
    drawn(smooth(thumb), c.key, 7),
    path(smooth(thumb), c.cream),
    furry(
      S.element('cuff'),
      closedCurve('452,482 474,478 484,500 482,540 466,558 448,552 444,516'),
      c.cream,
      c.teal,
      c,
      1.5,
    ),
  ].join('');
}

/** Turned up round the neck: over the head, under the hat. */
export const turnedUp = (S: Easel, c: LinoInks): string =>
  furry(
    S,
    closedCurve(
      '470,486 482,462 540,452 566,420 590,380 640,350 690,352 716,392 700,446 650,486 570,504 500,506',
    ),
    c.cream,
    c.teal,
    c,
    2.4,
  );
