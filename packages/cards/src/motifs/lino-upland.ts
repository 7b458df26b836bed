/** What stands on a hill farm in winter, linocut: a sheep, a thorn tree. */
import { gouge } from '../finishes/linocut.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { line as drawn, path } from '../kit/markup.ts';
import { lerp, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

interface Inks {
  bone: string;
  key: string;
}

/** Its feet are at (x, y); 36 px long at s 1. */
export function linoSheep(x: number, y: number, s: number, flip: number, { bone, key }: Inks): string {
  const put = (list: string): Point[] => place(trace(list), { x, y, sx: s * flip, sy: s });
  const fleece = smooth(spline(put('-16,-6 -20,-14 -14,-21 -4,-23 8,-22 16,-16 16,-8 6,-4 -8,-4'), true, 6));
  return (
    path(
      polygon(ribbon(put('-10,-6 -11,3'), () => 1.8)) + polygon(ribbon(put('9,-6 10,3'), () => 1.8)),
      key,
    ) +
    drawn(fleece, key, 4.6) +
    path(fleece, bone) +
    path(smooth(put('13,-16 22,-14 27,-4 22,2 16,-5')), key)
  );
}

/** A bare tree bent by one wind; 60 px high at s 1. */
export function linoThorn(S: Easel, x: number, y: number, s: number, { key }: Inks): string {
  const put = (list: string): Point[] => place(trace(list), { x, y, s });
  const twigs = times(14, (i) => {
    const a = -2.9 + i * 0.16;
    return gouge(
      put(
        `${-8 + i * 1.2},-30 ${Math.cos(a) * 18 - 4},${-34 + Math.sin(a) * 12} ${Math.cos(a) * S.rng.range(26, 40) - 8},${-36 + Math.sin(a) * S.rng.range(14, 26)}`,
      ),
      1.6 * s,
    );
  });
  return path(
    smooth(ribbon(spline(put('6,0 4,-14 -2,-26 -6,-36'), false, 6), (t) => lerp(4.4, 2, t) * s)) +
      twigs.join(''),
    key,
  );
}
