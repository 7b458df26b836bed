/** The Great Bear off duty: a body of night sky with its stars and lines, up on its hind legs with its nose in a bin. */
import { chalkFill, chalkLine, rubbed } from '../finishes/chalk.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { normals, pathPoints, resample, smooth, soften } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { inside, lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export interface StarChalks {
  slate: Colour;
  star: Colour;
  blue: Colour;
}

/** A star drawn in chalk: a pressed point, crossed rays, a breath of dust. */
export function chalkStar(S: Easel, [x, y]: Point, r: number, c: StarChalks): string {
  const ray = (a: number, k: number): string =>
    chalkLine(
      S,
      [-1, 0, 1].map((t): Point => [x + Math.cos(a) * r * k * t, y + Math.sin(a) * r * k * t]),
      Math.max(2, r * 0.2),
      c.star,
      { again: false, wobble: 0.6 },
    );
  return (
    path(
      smooth(blob(x, y, r * 2, r * 2, S.noise, 0.08)),
      c.blue,
      `opacity=".5" filter="${blur(S, r * 0.7)}"`,
    ) +
    ray(0.1, 1.5) +
    ray(1.67, 1.7) +
    ray(0.9, 0.85) +
    ray(2.45, 0.85) +
    path(smooth(blob(x, y, r * 0.55, r * 0.55, S.noise, 0.12, 1.4, 14)), '#ffffff')
  );
}

/** A body cut out of the sky: dark, dusted with small stars, its edge in short hairs. */
export function skyBody(
  S: Easel,
  outline: Points,
  c: StarChalks,
  o: { stars: number; line: number; hair: number },
): string {
  const dense = resample([...outline, nth(outline, 0)], 5);
  const sides = normals(dense, true);
  const hairs = dense
    .filter((_, i) => i % 3 === 0)
    .map(([x, y], k) => {
      const [nx, ny] = nth(sides, Math.min(sides.length - 1, k * 3));
      const long = o.hair * S.rng.range(0.5, 1.2);
      return chalkLine(
        S,
        [0, 0.5, 1].map((t): Point => [
          x - nx * long * t + t * t * long * 0.3,
          y - ny * long * t + long * t * t * 0.7,
        ]),
        2,
        c.blue,
        { again: false, opacity: 0.75, wobble: 0.4 },
      );
    });
  const [xs, ys] = [dense.map((p) => p[0]), dense.map((p) => p[1])];
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const dust = times(o.stars, () => {
    const at: Point = [S.rng.range(l, r), S.rng.range(t, b)];
    const k = S.rng.range(0.8, 2.6);
    return inside(dense, ...at) ? smooth(blob(at[0], at[1], k, k, S.noise, 0.1, 1, 7)) : '';
  }).join('');
  const d = smooth(dense.filter((_, i) => i % 2 === 0));
  return [
    path(d, mix(c.slate, c.blue, 0.1), `stroke="${c.slate}" stroke-width="${o.line * 2.4}"`),
    group(
      { 'clip-path': S.clip(d) },
      rubbed(
        S,
        smooth(blob(lerp(l, r, 0.35), lerp(t, b, 0.55), (r - l) * 0.34, (b - t) * 0.2, S.noise, 0.4, 1.6)),
        c.blue,
        0.62,
      ),
      rubbed(
        S,
        smooth(blob(lerp(l, r, 0.6), lerp(t, b, 0.25), (r - l) * 0.3, (b - t) * 0.12, S.noise, 0.4, 1.6)),
        c.blue,
        0.5,
      ),
      chalkFill(
        S,
        dense.filter((_, i) => i % 3 === 0),
        c.blue,
        { gap: 12, opacity: 0.5, ground: 0.1, angle: -1.1 },
      ),
      path(dust, c.star),
    ),
    hairs.join(''),
    chalkLine(S, [...dense.filter((_, i) => i % 5 === 0), nth(dense, 0)], o.line, c.star, {
      opacity: 0.95,
      wobble: 1.4,
    }),
  ].join('');
}

const nearBody =
  'M326 556C340 542 354 534 366 528C352 500 370 474 398 476C422 480 430 500 425 517C436 512 448 511 458 514C488 520 508 546 522 574C532 588 558 598 582 616C602 630 608 652 596 666C586 678 566 680 550 677C524 678 500 676 482 668C468 680 458 692 454 706C482 728 522 750 562 768C592 780 622 786 634 802C644 824 632 846 606 848C560 850 500 838 450 814C442 860 448 910 442 944C454 980 448 1010 432 1032C430 1046 454 1050 466 1064C474 1080 462 1092 440 1092L320 1092C300 1088 298 1066 306 1040C292 1004 262 976 232 944C176 884 150 800 160 726C170 650 214 590 268 560C290 548 312 546 326 556Z';
const farEar = 'M446 516C440 492 454 472 474 476C494 482 498 506 486 522C474 530 456 528 446 516Z';
const paw = 'M560 806C584 792 626 794 636 818C642 846 622 872 596 872C572 870 552 850 550 832Z';
const farLeg =
  'M252 940C232 980 206 1010 198 1040C188 1064 182 1080 192 1090L296 1090C304 1080 300 1066 284 1060C300 1030 322 1000 332 970Z';
const farArm = 'M500 716C550 730 604 744 652 772C672 790 668 816 644 818C596 812 540 790 490 776Z';

/** Spans x 40..650, y 496..1092, facing right; paws on a bin rim at about (600, 840). */
export function starBear(S: Easel, c: StarChalks): string {
  const body = pathPoints(nearBody, 5);
  const tail = pathPoints(
    'M176 790C146 752 118 716 92 680C72 650 54 620 42 574C50 560 66 562 70 578C82 620 108 648 134 672C158 696 176 720 184 752Z',
    5,
  );
  const bowl = trace('196,776 246,892 372,858 340,706');
  const tailStars = trace('196,776 132,692 84,642 56,582');
  const joins: readonly string[] = [
    '196,776 246,892 372,858 340,706 196,776',
    '196,776 132,692 84,642 56,582',
    '340,706 412,562 500,588 586,650',
    '412,562 396,502',
    '340,706 470,764 604,824',
    '372,858 430,962 410,1072',
    '246,892 326,980 326,1076',
  ];
  const lesser: readonly [number, number, number][] = [
    [412, 562, 10],
    [396, 502, 7],
    [470, 764, 8],
    [430, 962, 8],
    [410, 1072, 9],
    [326, 980, 7],
    [326, 1076, 9],
    [586, 650, 9],
  ];
  return [
    path(smooth(body), c.blue, `opacity=".34" filter="${blur(S, 34)}"`),
    skyBody(S.element('far ear'), pathPoints(farEar, 4), c, { stars: 6, line: 4, hair: 8 }),
    skyBody(S.element('far arm'), pathPoints(farArm, 5), c, { stars: 30, line: 4, hair: 12 }),
    skyBody(S.element('far leg'), pathPoints(farLeg, 5), c, { stars: 30, line: 4, hair: 12 }),
    skyBody(S.element('tail'), tail, c, { stars: 40, line: 4, hair: 12 }),
    skyBody(S.element('body'), body, c, { stars: 620, line: 5.4, hair: 26 }),
    // the arm and the haunch, read by a line
    chalkLine(S, trace('454,706 436,732 408,746'), 4, c.star, { opacity: 0.85 }),
    chalkLine(S, trace('450,814 420,812 392,794'), 4, c.star, { opacity: 0.85 }),
    chalkLine(S, trace('442,944 414,908 370,896 322,918'), 4, c.blue, { opacity: 0.9 }),
    chalkLine(S, trace('482,668 512,664 546,660 570,668'), 4, c.star),
    chalkLine(S, trace('380,522 384,498 400,492 412,506'), 3, c.star, { opacity: 0.8 }),
    path(soften('578,612 600,624 610,644 598,656 584,642 574,626'), c.star),
    chalkLine(S, trace('494,584 504,578 512,584'), 6, c.star),
    [0, 1, 2].map((k) =>
      chalkLine(
        S,
        [
          [440 + k * 9, 1086 - k * 8],
          [454 + k * 8, 1092 - k * 7],
          [464 + k * 7, 1098 - k * 7],
        ],
        4,
        c.star,
        { again: false },
      ),
    ),
    joins.map((p) => chalkLine(S, resample(trace(p), 24), 3.6, c.star, { again: false, wobble: 1 })),
    [...bowl, ...tailStars.slice(1)].map((p, i) => chalkStar(S, p, i === 3 ? 17 : 14, c)),
    lesser.map(([x, y, r]) => chalkStar(S, [x, y], r, c)),
  ]
    .flat(2)
    .join('');
}

/** The paw that comes over the rim; add it after the bin. */
export const starPaw = (S: Easel, c: StarChalks): string =>
  skyBody(S, pathPoints(paw, 4), c, { stars: 14, line: 4.4, hair: 8 }) +
  times(3, (k) =>
    chalkLine(
      S,
      [
        [578 + k * 19, 864 - k * 3],
        [582 + k * 19, 876 - k * 3],
        [578 + k * 19, 888 - k * 3],
      ],
      5,
      c.star,
      { again: false },
    ),
  ).join('') +
  chalkStar(S, [604, 828], 12, c);

/** A cub of the same night, sitting; about 70 tall, seat at (x, y). */
export function starCub(
  S: Easel,
  at: { x: number; y: number; s: number; flip: number },
  c: StarChalks,
): string {
  const P = ([u, v]: Point): Point => [at.x + u * at.s * at.flip, at.y + v * at.s];
  const outline = pathPoints(
    'M-27 0C-36 -16 -34 -38 -18 -50C-26 -60 -28 -70 -24 -78C-34 -84 -32 -100 -20 -100C-12 -100 -8 -95 -8 -91C-2 -94 6 -94 12 -91C14 -98 22 -102 28 -97C34 -91 30 -82 24 -79C30 -72 40 -68 42 -62C40 -52 26 -52 18 -48C28 -36 30 -16 24 0Z',
    4,
  ).map(P);
  const stars = trace('-18,-10 14,-8 10,-38 -12,-42 2,-76 34,-62').map(P);
  return (
    skyBody(S, outline, c, { stars: 10, line: 3.6, hair: 6 }) +
    chalkLine(S, resample([...stars.slice(0, 4), ...stars.slice(0, 1)], 12), 2.4, c.star, {
      again: false,
      wobble: 0.5,
    }) +
    chalkLine(S, resample([nth(stars, 3), nth(stars, 4), nth(stars, 5)], 12), 2.4, c.star, {
      again: false,
      wobble: 0.5,
    }) +
    stars.map((p) => chalkStar(S, p, 4.2 * at.s, c)).join('')
  );
}
