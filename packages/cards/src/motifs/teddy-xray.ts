/** An old teddy bear on an X-ray film: translucent plush, bright seams, joint discs, curls of wood wool; and what he swallowed. */
import { chalkLine, rubbed } from '../finishes/chalk.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { pathPoints, polygon, resample, smooth, soften, spline } from '../kit/curves.ts';
import { group, line, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { TAU, inside, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

export interface XrayInks {
  film: Colour;
  ray: Colour;
  bone: Colour;
  thread: Colour;
}

const round = (x: number, y: number, rx: number, ry: number, n = 30): Point[] =>
  times(n + 1, (i): Point => [x + Math.cos((i / n) * TAU) * rx, y + Math.sin((i / n) * TAU) * ry]);

/** One stuffed part: dense at the rim, thin in the middle, as a shell is under the rays. */
function plush(S: Easel, outline: Points, c: XrayInks, o: { curls: number; thick?: number }): string {
  const d = smooth(outline);
  const thick = o.thick ?? 26;
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const curls = times(o.curls, () => {
    const [x, y] = [S.rng.range(l, r), S.rng.range(t, b)];
    if (!inside(outline, x, y)) return '';
    const [a, k, turn] = [S.rng.range(0, TAU), S.rng.range(5, 12), S.rng.sign()];
    const curl = times(9, (i): Point => {
      const q = a + turn * i * 0.62;
      const g = k * (1 - i * 0.08);
      return [x + Math.cos(q) * g, y + Math.sin(q) * g];
    });
    return chalkLine(S, curl, 2, mix(c.film, c.ray, 0.8), {
      again: false,
      opacity: S.rng.range(0.35, 0.7),
      wobble: 0.5,
    });
  });
  return [
    path(d, c.ray, 'opacity=".2"'),
    group(
      { 'clip-path': S.clip(d) },
      line(d, c.ray, thick * 2, `opacity=".34" filter="${blur(S, thick * 0.5)}"`),
      line(d, c.ray, thick * 0.7, `opacity=".5" filter="${blur(S, thick * 0.16)}"`),
      curls,
    ),
    chalkLine(S, [...resample([...outline, ...outline.slice(0, 1)], 12)], 5, c.ray, { wobble: 1.4 }),
    // the nap, standing off the edge
    resample([...outline, ...outline.slice(0, 1)], 9)
      .map(([x, y]) => {
        const a = Math.atan2(y - (t + b) / 2, x - (l + r) / 2) + S.rng.gauss(0, 0.35);
        const long = S.rng.range(5, 11);
        return chalkLine(
          S,
          [0, 0.5, 1].map((q): Point => [x + Math.cos(a) * long * q, y + Math.sin(a) * long * q]),
          1.8,
          c.ray,
          { again: false, opacity: 0.7, wobble: 0.3 },
        );
      })
      .join(''),
  ].join('');
}

const seam = (S: Easel, points: Points, c: XrayInks): string => {
  const walk = resample(spline(points, false, 10), 13);
  return walk
    .slice(0, -1)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y], i) => {
      const [u, v] = walk[i * 2 + 1] ?? [x, y];
      return chalkLine(
        S,
        [
          [x, y],
          [(x + u) / 2, (y + v) / 2],
          [u, v],
        ],
        3.2,
        c.bone,
        { again: false, wobble: 0.3 },
      );
    })
    .join('');
};

const joint = (S: Easel, x: number, y: number, r: number, c: XrayInks): string =>
  path(smooth(blob(x, y, r, r, S.noise, 0.02)), c.ray, 'opacity=".4"') +
  chalkLine(S, round(x, y, r, r), 4, c.bone, { wobble: 0.6 }) +
  chalkLine(S, round(x, y, r * 0.3, r * 0.3, 12), 5, c.bone, { again: false, wobble: 0.3 }) +
  chalkLine(
    S,
    [
      [x, y],
      [x - r * 0.5, y + r * 0.45],
      [x - r * 0.6, y + r * 0.62],
    ],
    3.4,
    c.bone,
    { again: false, wobble: 0.3 },
  ) +
  chalkLine(
    S,
    [
      [x, y],
      [x + r * 0.5, y + r * 0.4],
      [x + r * 0.66, y + r * 0.5],
    ],
    3.4,
    c.bone,
    { again: false, wobble: 0.3 },
  );

/** A stitch in the accent thread across a line from a to b. */
export const darn = (S: Easel, points: Points, long: number, c: XrayInks): string =>
  chalkLine(S, points, 4, c.thread, { wobble: 1 }) +
  resample(spline(points, false, 10), 17)
    .map(([x, y], i) => {
      const a = (i % 3) * 0.28 - 0.3;
      return chalkLine(
        S,
        [-1, 0, 1].map((q): Point => [x + Math.cos(a) * long * q, y + Math.sin(a) * long * q]),
        5,
        c.thread,
        { again: false, wobble: 0.5 },
      );
    })
    .join('');

function ship(S: Easel, c: XrayInks): string {
  const bone = (d: string): string => path(smooth(pathPoints(d, 4)), c.bone);
  const hull = 'M306 588C340 600 430 602 488 580C484 610 462 636 440 640L346 640C326 632 312 612 306 588Z';
  return [
    bone(hull),
    line('M318 606C360 616 430 616 478 600M330 622C370 630 420 630 460 620', c.film, 3),
    times(5, (i) => path(smooth(blob(344 + i * 24, 611, 4, 4, S.noise, 0.1, 1, 8)), c.film)),
    line('M350 592L346 496M400 594L398 470M446 588L448 504M488 582L520 556', c.bone, 5),
    [
      'M352 502C380 508 384 530 378 548L350 548C356 532 356 516 352 502Z',
      'M404 476C444 486 448 512 440 534L404 534C410 514 410 494 404 476Z',
      'M404 540C448 542 452 562 444 578L404 580C410 566 410 552 404 540Z',
      'M352 553C384 555 386 570 380 582L352 584C356 574 356 562 352 553Z',
      'M452 510C478 516 480 538 474 552L452 554C456 538 456 522 452 510Z',
    ].map(bone),
    line('M398 470L306 588M398 470L520 556', c.bone, 2.4),
    path('M398 470L422 462L398 454Z', c.bone),
  ]
    .flat()
    .join('');
}

function key(S: Easel, c: XrayInks): string {
  return (
    path(smooth(ribbon(round(404, 372, 23, 25).slice(0, 31), () => 6)), c.bone) +
    path(polygon(trace('399,394 410,394 411,474 399,474')), c.bone) +
    path(polygon(trace('410,448 432,450 432,458 422,459 422,463 432,464 431,474 410,473')), c.bone) +
    path(smooth(blob(404, 402, 10, 5, S.noise, 0.06)), c.bone)
  );
}

function house(S: Easel, c: XrayInks): string {
  const glass = '#fff6d0';
  return [
    path(smooth(blob(464, 704, 74, 66, S.noise, 0.05)), glass, `opacity=".5" filter="${blur(S, 20)}"`),
    path(polygon(trace('424,692 466,650 508,692 508,744 424,744')), c.film),
    chalkLine(S, trace('412,700 440,676 466,650 492,676 520,700'), 7, c.bone, { wobble: 0.8 }),
    chalkLine(S, trace('426,694 425,720 426,746 466,747 507,746 507,720 507,694'), 5, c.bone, {
      wobble: 0.8,
    }),
    path(
      polygon(trace('438,700 458,700 458,722 438,722')) +
        polygon(trace('474,700 494,700 494,722 474,722')) +
        polygon(trace('458,668 474,668 474,684 458,684')),
      glass,
    ),
    path(polygon(trace('458,728 474,728 474,746 458,746')), glass),
    line('M448 700L448 722M438 711L458 711M484 700L484 722M474 711L494 711', c.film, 2.6),
    path(polygon(trace('490,650 502,650 502,676 490,666')), c.bone),
    // its smoke finds the way up
    chalkLine(S, trace('496,642 506,624 494,606 508,588 500,566 512,546'), 4, c.bone, {
      again: false,
      opacity: 0.75,
    }),
  ].join('');
}

function letter(S: Easel, c: XrayInks): string {
  const at = (p: string): Point[] =>
    trace(p).map(([u, v]): Point => [340 + u * 0.96 + v * 0.28, 704 - u * 0.28 + v * 0.96]);
  return (
    path(polygon(at('-46,-30 46,-30 46,30 -46,30')), c.bone) +
    line(polygon(at('-46,-30 0,6 46,-30'), false), c.film, 3.4) +
    line(polygon(at('-46,30 -12,-4'), false) + polygon(at('46,30 12,-4'), false), c.film, 2.6) +
    path(smooth(blob(341, 709, 10, 10, S.noise, 0.14, 1.6, 16)), c.thread)
  );
}

/** Spans about x 150..650, y 140..880. */
export function teddyXray(S: Easel, c: XrayInks): string {
  const part = (name: string): Easel => S.element(name);
  const armL = pathPoints(
    'M300 470C262 452 214 470 184 512C160 546 154 592 176 616C198 636 232 622 254 588C276 560 300 540 318 520Z',
    5,
  );
  const armR = pathPoints(
    'M500 470C540 450 588 470 616 512C640 548 648 590 628 616C606 638 570 622 548 588C526 560 502 540 484 520Z',
    5,
  );
  const legL = pathPoints(
    'M284 690C250 716 214 760 208 806C206 846 238 872 278 866C318 860 346 822 360 770Z',
    5,
  );
  const legR = pathPoints(
    'M516 690C552 716 586 760 592 806C594 846 562 872 522 866C482 860 454 822 440 770Z',
    5,
  );
  const body = pathPoints(
    'M400 400C478 400 548 456 560 560C572 668 510 780 400 782C290 780 228 668 240 560C252 456 322 400 400 400Z',
    5,
  );
  const head = pathPoints(
    'M400 158C486 158 532 222 530 290C528 362 474 418 400 420C326 418 272 362 270 290C268 222 314 158 400 158Z',
    5,
  );
  return [
    path(smooth(body) + smooth(head), c.ray, `opacity=".3" filter="${blur(S, 40)}"`),
    plush(part('left ear'), round(300, 188, 50, 50), c, { curls: 26, thick: 18 }),
    plush(part('right ear'), round(502, 190, 50, 50), c, { curls: 26, thick: 18 }),
    plush(part('left arm'), armL, c, { curls: 56 }),
    plush(part('right arm'), armR, c, { curls: 56 }),
    plush(part('left leg'), legL, c, { curls: 60 }),
    plush(part('right leg'), legR, c, { curls: 60 }),
    plush(part('body'), body, c, { curls: 70, thick: 34 }),
    plush(part('head'), head, c, { curls: 130, thick: 32 }),
    joint(S, 290, 508, 28, c),
    joint(S, 512, 508, 28, c),
    joint(S, 296, 744, 30, c),
    joint(S, 506, 744, 30, c),
    // face: button eyes with their shanks, stitched nose and mouth
    [354, 448].map(
      (x) =>
        path(smooth(blob(x, 256, 17, 17, S.noise, 0.03)), c.bone) +
        path(
          smooth(blob(x - 4, 253, 3, 3, S.noise, 0.05, 1, 8)) +
            smooth(blob(x + 5, 259, 3, 3, S.noise, 0.05, 1, 8)),
          c.film,
        ),
    ),
    rubbed(S, smooth(round(401, 318, 54, 40)), c.ray, 0.4),
    chalkLine(S, round(401, 318, 56, 42), 3.4, c.ray, { wobble: 1 }),
    path(soften('380,298 401,292 422,298 412,314 401,320 390,314'), c.bone),
    chalkLine(S, trace('401,320 401,330 400,336'), 5, c.bone, { again: false }),
    chalkLine(S, trace('380,337 390,339 400,337 412,339 422,337'), 5, c.bone, { again: false }),
    seam(S, trace('401,162 399,200 401,226 400,246'), c),
    seam(S, trace('262,560 256,600 268,660'), c),
    seam(S, trace('538,560 544,600 532,660'), c),
    seam(S, trace('208,824 226,790 262,774'), c),
    seam(S, trace('592,824 574,790 538,774'), c),
    group({ transform: 'translate(404 392) scale(.84) translate(-404 -372)' }, key(S, c)),
    group({ transform: 'translate(383 612) scale(.92) translate(-385 -600)' }, ship(S, c)),
    letter(S, c),
    house(S, c),
  ]
    .flat()
    .join('');
}
