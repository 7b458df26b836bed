/** Linocut: a lump of clear ice as broad as two hands, middle about (404, 560); a goldfish in it, its tail already out at the foot; somebody skates on top. */
import { cut, gouge } from '../finishes/linocut.ts';
import type { Palette } from '../kit/colour.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, line as drawn, path } from '../kit/markup.ts';
import { inside, nth, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handLine, ribbon } from '../kit/shapes.ts';

export type IceInks = Palette<'cream' | 'pale' | 'rose' | 'orange' | 'blue' | 'key'>;

const LUMP = trace(
  '150,790 128,640 150,500 206,392 214,330 330,286 470,276 590,306 608,372 668,500 688,650 664,800 590,890 470,940 330,936 214,880',
);
/** The face it was skated on. */
const TOP = trace('206,392 214,330 330,286 470,276 590,306 608,372 500,412 330,416');

export function iceLump(S: Easel, c: IceInks): string {
  const edge = (points: readonly Point[], a = 2): Point[] =>
    handLine(S, [...points, nth(points, 0)], a, 0.03, 6);
  const lump = polygon(edge(LUMP));
  const facet = (list: string, ink: string): string => path(polygon(edge(trace(list), 2)), ink);
  return [
    drawn(lump, c.key, 12),
    path(lump, c.pale),
    group(
      { 'clip-path': S.clip(lump) },
      facet('128,640 150,500 206,392 330,416 260,560 230,720', c.cream),
      facet('608,372 668,500 688,650 664,800 590,890 560,700 540,540 500,412', c.blue),
      facet('150,790 128,640 230,720 330,860 330,940 214,880', c.blue),
      facet('330,860 470,870 590,890 470,940 330,936', c.blue),
      shine(S, c),
      bubbles(S, c),
    ),
    path(polygon(edge(TOP)), c.cream),
    // ridges between the facets
    [
      '206,392 330,416 500,412 608,372',
      '330,416 260,560 230,720 330,860',
      '500,412 540,540 560,700 590,890',
      '128,640 230,720',
      '330,860 470,870 590,890',
    ].map((l) =>
      path(
        smooth(
          ribbon(handLine(S, trace(l), 1.5, 0.04, 6), (t) => 2.6 * Math.sin(Math.PI * (0.15 + 0.7 * t))),
        ),
        c.key,
      ),
    ),
    fish(S.element('fish'), c),
    skated(S, c),
    skater(c),
  ]
    .flat()
    .join('');
}

/** Cuts of light down the left, of depth down the right. */
function shine(S: Easel, c: IceInks): string {
  const marks = (
    region: string,
    n: number,
    angle: number,
    long: readonly [number, number],
    ink: string,
  ): string => {
    const outline = trace(region);
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    return path(
      times(n, () => {
        const [x, y] = [
          S.rng.range(Math.min(...xs), Math.max(...xs)),
          S.rng.range(Math.min(...ys), Math.max(...ys)),
        ];
        return inside(outline, x, y)
          ? cut(x, y, angle + S.rng.gauss(0, 0.08), S.rng.range(...long), S.rng.range(1.8, 3.2), S.rng, 0.05)
          : '';
      }).join(''),
      ink,
    );
  };
  return [
    marks('150,500 206,392 330,416 260,560 230,720 140,640', 60, 1.9, [30, 80], c.pale),
    marks('608,372 668,500 688,650 664,800 590,890 560,700 540,540', 90, 1.4, [30, 90], c.pale),
    marks('150,790 128,640 230,720 330,860 330,940', 44, 0.9, [24, 60], c.pale),
    marks('330,416 500,412 540,540 560,700 590,880 330,860 240,720 260,560', 46, 1.5, [40, 110], c.cream),
    marks('610,420 668,500 688,650 664,800 620,860', 34, 1.4, [40, 90], c.key),
  ].join('');
}

const bubbles = (S: Easel, c: IceInks): string =>
  times(17, (i) => {
    const [x, y] = [
      250 + ((i * 97) % 330) + S.rng.range(-14, 14),
      450 + ((i * 61) % 330) + S.rng.range(-12, 12),
    ];
    const r = S.rng.range(3, 8);
    return (
      path(smooth(blob(x, y, r + 2, r + 2.4, S.noise, 0.05, 2, 16)), c.blue) +
      path(smooth(blob(x - 1, y - 1, r, r, S.noise, 0.05, 2, 16)), c.cream)
    );
  }).join('');

/** Bent as it froze; the tail is free and throws drops. */
function fish(S: Easel, c: IceInks): string {
  const piece = (list: string, ink: string, w = 7): string =>
    drawn(smooth(closedCurve(list)), c.key, w) + path(smooth(closedCurve(list)), ink);
  const rays = (lists: readonly string[], ink: string, w = 2.2): string =>
    path(lists.map((l) => gouge(spline(trace(l), false, 5), w)).join(''), ink);
  const body = closedCurve(
    '262,592 284,548 334,512 400,502 462,524 506,570 522,640 512,706 486,760 462,770 446,750 430,720 392,706 340,694 292,664 268,628',
  );
  const scales = times(6, (row) =>
    times(8, (i) => {
      const [x, y] = [360 + i * 21 + row * 4, 548 + row * 27 + i * i * 1.1];
      return inside(body, x, y) && inside(body, x + 12, y + 10)
        ? gouge(
            place(trace('-7,-9 4,-4 5,5 -5,10'), { x, y, r: 0.25 + i * 0.07, s: S.rng.range(0.9, 1.15) }),
            2.4,
          )
        : '';
    }).join(''),
  );
  return [
    piece('372,512 396,452 446,430 500,446 524,486 508,540 470,536', c.orange),
    rays(['392,506 414,466 440,444', '418,504 446,470 478,450', '444,512 476,486 506,476'], c.key),
    piece(
      '446,748 440,800 408,850 372,884 398,908 440,912 470,950 494,980 520,948 524,900 556,890 586,864 544,838 508,800 488,752',
      c.orange,
    ),
    rays(
      [
        '462,770 450,830 416,880',
        '466,780 462,850 456,910',
        '472,780 484,860 494,950',
        '480,776 506,836 548,868',
      ],
      c.key,
      2.6,
    ),
    rays(['456,790 446,836 424,866', '474,800 480,850 486,900'], c.cream, 2),
    drawn(smooth(body), c.key, 9),
    path(smooth(body), c.orange),
    path(
      smooth(closedCurve('268,628 292,664 340,694 392,706 430,720 446,748 436,716 396,680 340,664 296,640')),
      c.cream,
    ),
    path(scales.join(''), c.cream),
    piece('370,672 352,716 364,760 392,772 412,740 408,694', c.orange, 6),
    rays(['382,690 372,724 380,752', '392,694 392,724 394,756'], c.key),
    // gill, mouth
    path(gouge(traceCurve('344,536 366,580 364,632 340,672', 6), 4), c.key),
    path(smooth(closedCurve('256,598 266,588 280,594 278,608 264,612')), c.key),
    path(smooth(closedCurve('261,600 268,596 274,600 270,606')), c.rose),
    rays(['282,614 294,622 300,632'], c.key, 2),
    // the eye, wide, turned to us
    path(smooth(blob(312, 576, 27, 27, S.noise, 0.02, 2, 26)), c.key),
    path(smooth(blob(312, 576, 22, 22, S.noise, 0.02, 2, 26)), c.cream),
    path(smooth(blob(308, 580, 13, 13, S.noise, 0.03, 2, 22)), c.key),
    path(smooth(blob(304, 574, 4.6, 4.6, S.noise, 0.03, 2, 14)), c.cream),
    path(gouge(traceCurve('286,552 306,540 334,550', 6), 3), c.key),
  ].join('');
}

/** Loops, one of them a heart that did not come off. */
const skated = (S: Easel, c: IceInks): string =>
  [
    '246,364 300,330 380,338 400,370 350,386 320,360 370,316 450,306',
    '450,306 520,310 560,336 520,364 470,356 480,326 540,318',
  ]
    .map((l) => path(smooth(ribbon(handLine(S, traceCurve(l, 10), 1, 0.05, 4), () => 1.6)), c.blue))
    .join('');

/** No taller than a thumb nail; does not look down. */
function skater(c: IceInks): string {
  const at = { x: 556, y: 316, s: 1.05 };
  const p = (list: string, ink: string, w = 4): string => {
    const d = smooth(place(closedCurve(list), at));
    return drawn(d, c.key, w) + path(d, ink);
  };
  return [
    p('-4,-34 4,-34 30,-22 44,-20 44,-14 28,-14 2,-24', c.key, 3),
    p('-8,-34 2,-34 4,-16 2,0 -4,0 -6,-16', c.key, 3),
    path(gouge(place(trace('-14,3 0,4 12,1'), at), 2.6), c.key),
    path(gouge(place(trace('38,-26 48,-18 50,-8'), at), 2.4), c.key),
    p('-14,-62 2,-66 12,-50 18,-32 -12,-28 -14,-44', c.orange),
    p('-12,-58 -30,-52 -44,-60 -46,-54 -30,-44 -12,-46', c.orange, 3),
    p('-12,-78 -2,-84 8,-78 8,-68 0,-62 -10,-66', c.cream),
    p('-12,-78 -4,-88 8,-88 12,-76 2,-80', c.key, 3),
    p('4,-66 18,-70 34,-64 46,-72 48,-66 34,-58 18,-62 6,-60', c.cream, 3),
    path(smooth(place(closedCurve('-8,-75 -5,-75 -5,-72 -8,-72'), at)), c.key),
  ].join('');
}
