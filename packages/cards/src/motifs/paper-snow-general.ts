/** A snowman of cut paper as large as a portrait, seen from the side: head, long carrot, eye, brow; nose towards +x. Head at (0, 0), 200 px from crown to chin. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import { closedCurve, polygon, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { place, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export const PAPER = {
  snow: '#f7f5f0',
  shade: '#c9d8e6',
  deep: '#9db6cd',
  coal: '#1d2430',
  carrot: '#ea6a1c',
};

export interface SnowGeneral {
  x: number;
  y: number;
  s: number;
  flip: 1 | -1;
  /** Radians: the head bends forward. */
  bend: number;
  mood: 'stern' | 'smitten';
  light: SheetOptions;
}

const CARROT =
  '84,-8 104,-22 122,-20 166,-6 220,14 262,36 292,56 298,66 286,67 240,58 196,50 150,42 112,36 92,26';

/** One outline on the card. */
const laidBy = (o: SnowGeneral) => {
  const [c, n] = [Math.cos(o.bend), Math.sin(o.bend)];
  return (points: Points): Point[] =>
    points.map(([u, v]): Point => [o.x + o.flip * o.s * (u * c - v * n), o.y + o.s * (u * n + v * c)]);
};

export function snowGeneral(S: Easel, o: SnowGeneral): string {
  const at = laidBy(o);
  const cut = (list: string): string => smooth(at(closedCurve(list)));
  const band = (list: string, half: number): string =>
    polygon(
      at(ribbon(spline(trace(list), false, 8), (t) => half * Math.min(1, 0.35 + 3 * t, 0.3 + (1 - t) * 3))),
    );
  const head = cut(
    '-8,-102 44,-96 84,-66 104,-20 104,28 84,70 44,98 -8,104 -62,94 -96,58 -108,6 -98,-48 -62,-88',
  );
  const clip = S.clip(head);
  const stern = o.mood === 'stern';
  const eye = stern ? [46, -22] : [44, -14];
  return [
    sheet(S, head, PAPER.snow, { ...o.light, lift: 2 }),
    group(
      { 'clip-path': clip },
      path(cut('-120,-80 -70,-64 -60,0 -30,58 24,82 84,74 120,60 60,130 -60,130 -140,60'), PAPER.shade),
      path(cut('-130,-20 -92,-6 -78,48 -44,84 10,100 60,104 -20,140 -130,110'), PAPER.deep),
    ),
    sheet(
      S,
      cut(
        `${place(trace('-21,-4 -10,-20 8,-21 20,-8 20,9 8,20 -11,20 -21,8'), {
          x: eye[0] ?? 0,
          y: eye[1] ?? 0,
        })
          .map((p) => p.join(','))
          .join(' ')}`,
      ),
      PAPER.coal,
      { ...o.light, lift: 0.5 },
    ),
    path(cut(stern ? '54,-20 60,-26 66,-20 60,-13' : '52,-8 60,-14 67,-7 60,1'), PAPER.snow),
    stern
      ? sheet(S, cut('22,-42 42,-34 64,-26 70,-34 50,-48 28,-52'), PAPER.snow, { ...o.light, lift: 0.4 })
      : sheet(S, cut('16,-26 34,-44 56,-42 70,-26 62,-20 44,-28 26,-16'), PAPER.snow, {
          ...o.light,
          lift: 0.4,
        }),
    sheet(
      S,
      stern ? band('0,-66 28,-58 58,-40 84,-32', 5.5) : band('10,-44 30,-66 56,-72 82,-62', 5),
      '#4a3428',
      { ...o.light, lift: 0.8, rough: 1.6 },
    ),
    sheet(
      S,
      (stern ? ['46,66 58,60 70,58 80,60'] : ['42,58 54,68 68,68 80,58']).flatMap((row) =>
        trace(row).map(([u, v]) => cut(`${u - 6},${v} ${u},${v - 6} ${u + 6},${v} ${u},${v + 6}`)),
      ),
      PAPER.coal,
      { ...o.light, lift: 0.4 },
    ),
    sheet(S, cut(CARROT), PAPER.carrot, { ...o.light, lift: 1.8 }),
    group(
      { 'clip-path': S.clip(cut(CARROT)) },
      path(cut('90,20 140,28 200,40 270,60 300,72 200,80 96,50'), '#c44d10'),
      [
        '122,-22 128,-6 126,6',
        '156,-8 164,8 162,18',
        '198,8 204,22 200,30',
        '160,52 156,38 162,32',
        '220,64 216,52 222,46',
      ].map((d) => path(polygon(at(ribbon(spline(trace(d), false, 6), (t) => 2.6 * (1 - t)))), '#a23c08')),
    ),
  ]
    .flat()
    .join('');
}

/** A bare twig with fingers: from the shoulder by the elbow to the hand. */
export function twigArm(
  S: Easel,
  arm: string,
  fingers: readonly string[],
  light: SheetOptions,
  half = 11,
): string {
  const limb = (list: string, from: number, to: number): string =>
    polygon(ribbon(spline(trace(list), false, 10), (t) => from + (to - from) * t, S.noise, 2));
  return sheet(
    S,
    [limb(arm, half, half * 0.55), ...fingers.map((one) => limb(one, half * 0.5, 1.6))],
    '#4a3428',
    {
      ...light,
      lift: 1.6,
      rough: 3,
    },
  );
}
