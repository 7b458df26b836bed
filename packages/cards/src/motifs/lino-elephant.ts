/** An elephant for the linocut: one dark mass in profile, facing right, carved into light by rows of cuts. */
import { cut, formCuts, gouge } from '../finishes/linocut.ts';
import { clamp, type Colour } from '../kit/colour.ts';
import { pathPoints, polygon } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { inside, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath, handPoints, profile, tube, wobble } from '../kit/shapes.ts';

export interface LinoElephantInks {
  /** The mass. */
  key: Colour;
  /** The carved light. */
  light: Colour;
}

const BODY =
  'M116 962C110 930 116 900 112 860C104 800 78 740 78 650C78 560 104 486 164 442C220 404 310 384 392 400C424 408 446 404 470 394C500 366 546 354 590 368C630 384 652 420 660 470C664 500 640 560 600 590C570 604 540 606 524 622C512 650 506 700 508 760C508 820 506 860 516 900C520 930 520 950 518 962C490 972 430 972 402 962C398 930 404 880 400 830C396 790 388 760 372 738C330 752 270 754 222 738C216 790 212 840 216 900C220 930 222 950 220 962C190 972 140 972 116 962Z';
const FAR_LEGS =
  'M222 720C236 770 252 820 256 880C258 910 258 930 254 950C280 960 320 960 340 950C340 910 334 860 332 800C330 770 336 740 330 720ZM508 680C520 740 540 800 544 860C548 900 548 930 544 946C566 956 604 956 622 946C620 900 612 860 602 820C592 770 566 720 520 650Z';
const EAR =
  'M474 408C430 404 392 446 384 520C378 590 396 650 428 688C448 706 466 690 482 660C508 632 540 600 548 556C556 506 546 452 526 424C512 408 494 406 474 408Z';

/** Cuts over an outline: angle and density (0..1) as functions of the place. */
function carve(
  S: Easel,
  outline: readonly Point[],
  o: {
    box: readonly [number, number, number, number];
    gap: number;
    length: number;
    width: number;
    angle: (x: number, y: number) => number;
    density: (x: number, y: number) => number;
  },
): string {
  const rng = S.rng.fork();
  let d = '';
  for (let y = o.box[1]; y < o.box[3]; y += o.gap)
    for (let x = o.box[0] + rng.range(0, o.gap); x < o.box[2]; x += o.gap * rng.range(0.8, 1.2)) {
      const k = clamp(o.density(x, y));
      if (rng.f() > k * 1.25) continue;
      const [px, py] = [x + rng.gauss(0, 2), y + rng.gauss(0, 2)];
      const a = o.angle(px, py) + rng.gauss(0, 0.07);
      const l = o.length * (0.5 + 0.6 * k) * rng.range(0.8, 1.2);
      const [ux, uy] = [(Math.cos(a) * l) / 2, (Math.sin(a) * l) / 2];
      if (!inside(outline, px + ux * 1.1, py + uy * 1.1) || !inside(outline, px - ux * 1.1, py - uy * 1.1))
        continue;
      d += cut(px, py, a, l, o.width * (0.45 + 0.75 * k), rng, 0.08);
    }
  return d;
}

export function linoElephant(S: Easel, { key, light }: LinoElephantInks): string {
  const body = wobble(pathPoints(BODY, 6), S.noise, 2.5, 0.03);
  const ear = wobble(pathPoints(EAR, 6), S.noise, 3, 0.04);
  const trunk = tube(
    trace('622,450 640,540 646,640 640,740 628,826 636,890 668,912'),
    profile(trace('0,30 0.12,36 0.3,36 0.5,30 0.8,21 1,15')),
    profile(trace('0,52 0.2,44 0.5,30 0.8,22 1,15')),
  );
  const stroke = `stroke="${light}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`;
  // light falls from the upper left: back, brow and the left of each leg
  const barrel = carve(S, body, {
    box: [80, 390, 520, 960],
    gap: 13,
    length: 34,
    width: 3.1,
    angle: (x, y) =>
      y > 745 ? 1.5 + (x % 100) * 0.001 : Math.PI / 2 + (x - 240) * 0.0034 - (y - 560) * 0.0006,
    density: (x, y) => {
      if (y > 745) {
        const across = x < 300 ? (x - 108) / 112 : (x - 398) / 118;
        return 0.85 - across * 1.05 - Math.max(0, (y - 900) / 300);
      }
      const high = 1 - (y - 400) / 330;
      return 0.12 + high * 0.95 - Math.max(0, (x - 340) / 420) * 0.5 - Math.max(0, (140 - x) / 260);
    },
  });
  const brow = carve(S, body, {
    box: [500, 360, 660, 600],
    gap: 12,
    length: 24,
    width: 2.6,
    angle: (_, y) => 0.9 + (y - 360) * 0.004,
    density: (x, y) => 0.95 - (x - 500) / 210 - (y - 380) / 420,
  });
  const flap = carve(S, ear, {
    box: [384, 404, 556, 700],
    gap: 12,
    length: 30,
    width: 2.8,
    angle: (x, y) => Math.atan2(y - 470, x - 540) + 0.1,
    density: (x, y) => 0.95 - (x - 390) / 190 - (y - 430) / 560,
  });
  const rings = times(40, (i) => {
    const t = 0.1 + i * 0.0222;
    const reach = 0.2 + S.rng.range(-0.15, 0.25);
    return gouge([trunk.at(t, 0.86), trunk.at(t + 0.006, 0.3), trunk.at(t, -reach)], 2.6, 0.25);
  });
  const folds = [
    'M404 800C430 808 470 808 500 796',
    'M406 826C432 834 476 834 504 822',
    'M402 778C430 784 464 786 498 774',
    'M118 840C144 850 186 850 214 836',
    'M112 812C140 822 186 822 216 810',
    'M120 868C146 876 186 876 214 866',
    'M232 742C280 720 320 700 350 650',
    'M160 470C140 520 130 580 140 640',
    'M384 716C396 690 400 660 396 640',
  ].map((d) => gouge(handPoints(S, d, 1, 0.04, 12), 2.6, 0.3));
  const toes = [
    [128, 962],
    [158, 968],
    [190, 966],
    [418, 962],
    [448, 968],
    [480, 967],
    [506, 962],
  ].map(([x = 0, y = 0]) =>
    gouge(
      [
        [x - 13, y - 4],
        [x, y - 18],
        [x + 12, y - 4],
      ],
      3,
      0.4,
    ),
  );
  const far = pathPoints(FAR_LEGS, 6);
  return [
    path(
      handPath(
        S,
        'M92 560C72 590 62 640 66 700C54 720 52 746 62 772C70 756 80 744 78 716C80 660 86 610 104 580Z',
        1.5,
        0.04,
        5,
      ),
      key,
      stroke,
    ),
    path(gouge(trace('74,610 70,650 72,690'), 2.4), light),
    path(handPath(S, FAR_LEGS, 2, 0.03, 6), key, stroke),
    path(
      carve(S, far, {
        box: [220, 720, 345, 950],
        gap: 16,
        length: 26,
        width: 2,
        angle: () => 1.5,
        density: (x) => 0.5 - (x - 230) / 160,
      }),
      light,
    ),
    path(polygon(body), key, stroke),
    path(barrel + brow, light),
    formCuts(S, handPoints(S, 'M84 620C84 560 108 486 166 444C222 406 310 388 392 402', 1), {
      side: -1,
      gap: 8,
      length: 26,
      width: 3.2,
      colour: light,
      lean: 0.3,
      inset: 4,
    }),
    path(folds.join(''), light),
    path(polygon(wobble(trunk.outline, S.noise, 2, 0.04)), key, stroke),
    // trunk and head are one: cover the seam, then ring it
    path(
      handPath(S, 'M560 380C620 372 656 420 660 480C650 560 620 590 586 590C560 560 548 440 560 380Z', 1.5),
      key,
    ),
    path(rings.join(''), light),
    path(
      carve(S, body, {
        box: [556, 376, 650, 560],
        gap: 12,
        length: 22,
        width: 2.5,
        angle: () => 1.2,
        density: (x, y) => 0.8 - (x - 560) / 110 - (y - 400) / 400,
      }),
      light,
    ),
    // tusk
    path(
      handPath(
        S,
        'M588 574C612 610 660 640 712 640C728 638 742 628 750 614C728 612 696 602 668 584C648 570 634 558 624 548C606 552 594 562 588 574Z',
        1,
        0.04,
        5,
      ),
      light,
      `stroke="${key}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"`,
    ),
    path(gouge(trace('618,590 660,618 706,628'), 2.4), key),
    // eye: heavy lid, patient
    path(handPath(S, 'M566 486C574 474 594 472 604 482C596 496 576 498 566 486Z', 0.6, 0.05, 3), light),
    path(
      handPath(
        S,
        'M576 487C578 478 592 478 594 486C590 494 580 494 576 487ZM560 484C570 466 596 464 608 478C594 474 576 476 560 484Z',
        0.5,
        0.05,
        3,
      ),
      key,
    ),
    path(gouge(trace('562,500 580,508 602,500'), 2) + gouge(trace('568,462 584,456 602,462'), 2), light),
    // ear over everything
    path(polygon(ear), key, stroke),
    path(flap, light),
    path(
      [
        gouge(handPoints(S, 'M520 440C480 460 440 500 420 560', 1, 0.04, 12), 3),
        gouge(handPoints(S, 'M530 500C500 540 460 590 440 640', 1, 0.04, 12), 2.6),
        gouge(handPoints(S, 'M400 560C404 610 420 650 440 676', 1, 0.04, 12), 3),
      ].join(''),
      light,
    ),
    path(toes.join(''), light),
  ].join('');
}
