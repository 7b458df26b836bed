/** Linocut: a pike that has come up from the lower right and holds a mandarin by its leaf in the tip of its jaws, at (206, 806); its eye looks up. */
import { cut, gouge } from '../finishes/linocut.ts';
import type { Palette } from '../kit/colour.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, line as drawn, path } from '../kit/markup.ts';
import { lerp, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, tube, wobble } from '../kit/shapes.ts';

export type LinoInks = Palette<'cream' | 'pale' | 'gold' | 'teal' | 'key'>;

export const TIP: Point = [206, 806];

export function givingPike(S: Easel, c: LinoInks): string {
  const body = tube(
    trace('214,800 300,842 392,884 500,930 620,944 724,906 770,826 752,740'),
    profile(trace('0,9 0.1,17 0.2,40 0.32,66 0.5,82 0.7,70 0.85,38 1,24')),
    profile(trace('0,10 0.1,20 0.2,52 0.32,78 0.5,92 0.7,74 0.85,40 1,24')),
  );
  const shape = wobble(body.outline, S.noise, 2, 0.03);
  const belly = polygon([
    ...times(60, (i) => body.at(0.02 + i * 0.0166, 0.5 + 0.06 * Math.sin(i * 0.7))),
    ...[...times(60, (i) => body.at(0.02 + i * 0.0166, 1.1))].reverse(),
  ]);
  const spots = times(9, (row) =>
    times(30, (i) => {
      const t = 0.34 + (i + (row % 2) * 0.5) * 0.0205 + S.rng.gauss(0, 0.003);
      const v = -0.82 + row * 0.165 + S.rng.gauss(0, 0.03);
      if (t > 0.97 || v > 0.42) return '';
      const [x, y] = body.at(t, v);
      return cut(
        x,
        y,
        body.angle(t) + S.rng.gauss(0, 0.1),
        S.rng.range(11, 22) * (1 - t * 0.4),
        S.rng.range(3, 5.4) * (1.1 - t * 0.5),
        S.rng,
        0.1,
      );
    }).join(''),
  );
  const fin = (list: string, ink: string): string => {
    const f = closedCurve(list);
    return drawn(smooth(f), c.key, 7) + path(smooth(f), ink);
  };
  const rays = (lines: readonly string[], ink: string): string =>
    path(lines.map((l) => gouge(spline(trace(l), false, 5), 2.2)).join(''), ink);
  const jaw = closedCurve('206,824 226,836 262,862 316,900 364,930 380,916 344,884 300,852 256,826 226,812');
  return [
    // back fins first: their roots lie under the body
    fin('560,880 590,800 640,770 690,790 700,850 660,890', c.teal),
    rays(['590,870 610,820 630,790', '620,872 640,820 660,792', '650,868 668,830 684,806'], c.pale),
    fin('600,1010 620,1080 670,1110 700,1070 690,990', c.teal),
    rays(['630,1020 640,1060 656,1090', '656,1014 668,1050 682,1076'], c.pale),
    drawn(smooth(shape), c.key, 10),
    path(smooth(shape), c.teal),
    group(
      { 'clip-path': S.clip(smooth(shape)) },
      path(belly, c.cream),
      bellyCuts(S, body, c),
      path(spots.join(''), c.pale),
    ),
    fin('736,800 700,740 690,660 720,610 752,670 770,600 812,560 842,640 830,730 790,800', c.teal),
    rays(
      [
        '738,780 720,720 712,660',
        '748,770 746,710 752,690',
        '764,770 778,690 800,610',
        '776,780 806,720 822,660',
      ],
      c.pale,
    ),
    path(
      times(9, (i) => cut(738 + (i % 3) * 14, 782 + Math.floor(i / 3) * 12, 1.4, 14, 2.4, S.rng)).join(''),
      c.pale,
    ),
    // gill
    path(smooth(closedCurve('436,838 470,880 478,930 456,980 430,1000 452,960 460,920 452,880')), c.key),
    rays(['420,850 446,890 450,930 436,968'], c.pale),
    // pectoral fin, as one lays a hand on one's heart
    fin('452,960 420,1000 392,1060 404,1104 440,1096 470,1050 492,990', c.gold),
    rays(['456,984 430,1030 414,1080', '468,990 446,1040 430,1086', '480,992 464,1040 450,1072'], c.key),
    // lower jaw juts; teeth
    drawn(smooth(jaw), c.key, 7),
    path(smooth(jaw), c.cream),
    path(
      times(6, (i) => {
        const [x, y] = [lerp(240, 330, i / 5), lerp(826, 880, i / 5)];
        return polygon([
          [x - 4, y + 2],
          [x + 3, y - 11 - (i % 3) * 3],
          [x + 6, y + 7],
        ]);
      }).join(''),
      c.cream,
    ),
    path(gouge(traceCurve('216,816 262,838 316,872 372,916', 6), 3.6), c.key),
    path(times(5, (i) => cut(272 + i * 22, 866 + i * 15, 0.6, 16, 1.8, S.rng)).join(''), c.teal),
    eye(c),
    path(gouge(trace('236,800 252,806 264,808'), 2.4), c.key),
  ].join('');
}

function bellyCuts(S: Easel, body: ReturnType<typeof tube>, c: LinoInks): string {
  return path(
    times(70, (i) => {
      const t = 0.3 + (i / 70) * 0.66;
      const [x, y] = body.at(t, S.rng.range(0.5, 0.62));
      return cut(x, y, body.angle(t) + 1.25, S.rng.range(12, 26), 2, S.rng, 0.08);
    }).join(''),
    c.teal,
  );
}

/** Round, and turned up to where the light is. */
function eye(c: LinoInks): string {
  const at = (list: string): string => smooth(closedCurve(list));
  return [
    path(at('338,826 352,800 382,792 408,806 414,834 396,858 364,862 342,848'), c.key),
    path(at('346,826 358,806 382,800 402,812 406,834 392,850 366,854 350,844'), c.cream),
    path(at('350,820 362,802 384,800 396,814 392,834 374,842 356,836'), c.gold),
    path(at('356,814 366,802 380,802 388,814 382,826 368,830 358,824'), c.key),
    path(at('364,808 370,805 374,810 368,814'), c.cream),
  ].join('');
}
