/** A hare in her best shawl and kerchief, with her back to us: 280 px wide at the lower edge of the card, the tips of her ears at (108, 780) and (238, 788). Gouache. */
import { brushLine, fringe, fur, strokes } from '../kit/brush.ts';
import { clamp, mix } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { TAU, place, times } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export function shawledHare(S: Easel): string {
  const ear = (list: string, tip: string, lean: number): string => {
    const o = closedCurve(list);
    const colour = (x: number): string => mix('#8f8288', '#fff3da', clamp((x - 130) / 110));
    return [
      path(smooth(o), '#cdbdb0'),
      fur(S.element(list), { region: o, n: 260, length: 20, width: 2, flow: () => lean, colour }),
      fringe(S.element(tip), o, { n: 110, length: 13, width: 1.7, flow: () => lean, colour, out: 0.4 }),
      fur(S.element(`t ${tip}`), {
        region: closedCurve(tip),
        n: 110,
        length: 20,
        width: 2.4,
        flow: () => lean,
        colour: () => '#231a1c',
      }),
    ].join('');
  };
  const shawl = closedCurve('24,1230 34,1150 66,1088 110,1052 160,1040 212,1052 256,1090 288,1150 300,1230');
  const scarf = closedCurve(
    '92,1060 88,1010 104,966 136,944 174,942 210,962 228,1004 226,1056 196,1082 160,1090 122,1082',
  );
  const rose = (x: number, y: number, r: number): string =>
    [
      ...times(5, (i) =>
        path(
          smooth(
            blob(
              x + Math.cos((i / 5) * TAU) * r * 0.6,
              y + Math.sin((i / 5) * TAU) * r * 0.6,
              r * 0.52,
              r * 0.5,
              S.noise,
              0.12,
            ),
          ),
          i % 2 ? '#f6b9a0' : '#ffd9c0',
        ),
      ),
      path(smooth(blob(x, y, r * 0.42, r * 0.4, S.noise, 0.1)), '#f3b13e'),
      ...[0.6, 2.6, 4.4].map((a) =>
        path(
          smooth(
            place(closedCurve('0,0 8,-7 22,-4 26,2 14,6'), {
              x: x + Math.cos(a) * r,
              y: y + Math.sin(a) * r,
              r: a,
              s: r / 20,
            }),
          ),
          '#2f6a4a',
        ),
      ),
    ].join('');
  const red = S.linearAt(['#6e1620', '#b3222a', '#e2492f'], 30, 1100, 290, 1080);
  return [
    ear('118,976 96,900 92,830 108,782 128,800 140,868 146,960', '94,830 108,780 128,800 134,830', -1.65),
    ear('172,958 178,880 204,816 238,790 246,824 232,890 206,966', '206,826 238,788 246,822 236,846', -1.15),
    path(smooth(shawl), red),
    strokes(S, {
      region: shawl,
      n: 170,
      length: 50,
      width: 5,
      angle: (x) => 1.57 + (160 - x) / 180,
      colour: (x) => (x > 200 ? '#f06a40' : '#7d1a22'),
      opacity: [0.15, 0.45],
      clip: S.clip(smooth(shawl)),
    }),
    group(
      { 'clip-path': S.clip(smooth(shawl)) },
      rose(92, 1150, 20),
      rose(160, 1130, 24),
      rose(232, 1152, 20),
      rose(126, 1196, 17),
      rose(200, 1200, 18),
      rose(58, 1204, 14),
      rose(268, 1206, 14),
    ),
    fringe(S, closedCurve('90,1064 120,1084 160,1094 200,1084 230,1062 200,1090 160,1100 120,1090'), {
      n: 60,
      length: 16,
      width: 2,
      colour: '#f3b13e',
      flow: () => 1.57,
      out: 0.2,
    }),
    path(smooth(scarf), S.linearAt(['#7c1c24', '#c22f2c', '#ef6a3c'], 90, 980, 228, 990)),
    strokes(S, {
      region: scarf,
      n: 90,
      length: 34,
      width: 4,
      angle: (x) => 1.2 + (160 - x) / 110,
      colour: (x) => (x > 176 ? '#ff9a5c' : '#8c2028'),
      opacity: [0.2, 0.5],
      clip: S.clip(smooth(scarf)),
    }),
    rose(158, 1012, 23),
    rose(118, 1040, 11),
    rose(200, 1042, 11),
    path(
      smooth(
        closedCurve(
          '140,1080 160,1072 180,1080 172,1096 186,1126 170,1130 160,1104 148,1130 134,1124 150,1096',
        ),
      ),
      '#a8242a',
    ),
    brushLine(S, traceCurve('212,962 230,1004 228,1056 262,1092 292,1150 302,1210'), 3, '#ffd38a', {
      opacity: 0.9,
    }),
  ].join('');
}
