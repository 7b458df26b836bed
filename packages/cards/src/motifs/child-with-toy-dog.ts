/** For the linocut sundial: a child with a satchel and a stick, pulling a wooden dog on wheels. */
import { cut } from '../finishes/linocut.ts';
import { smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { figureParts, type FigurePart } from './figure/figure.ts';
import { poses } from './figure/skeleton.ts';

const BONE = '#f6edd8';
const SAND = '#dfb06c';
const LILAC = '#a58bc6';
const COBALT = '#1f3c98';

/** Where the child and the toy stand. */
export const FEET: Point = [360, 1010];
export const TOY: Point = [646, 1056];

const inks: Partial<Record<FigurePart['role'], string>> = {
  garment: BONE,
  sleeve: BONE,
  leg: LILAC,
  boot: BONE,
  skin: BONE,
  hand: BONE,
  hair: SAND,
  hat: COBALT,
  band: BONE,
};

/** The child from behind at `FEET`, stick in one hand, the string of the toy in the other. */
export function child(S: Easel): string {
  const at = { x: FEET[0], y: FEET[1] + 12, s: 3.8 };
  const kid = figureParts({
    ...at,
    view: 'back',
    pose: {
      ...poses.stand,
      arms: [
        { root: 34, bend: 6 },
        { root: 40, bend: 10 },
      ],
    },
    build: 'child',
    garment: 'jacket',
    hair: 'short',
    hat: 'none',
    colours: { coat: LILAC },
  });
  const [[lx, ly], [rx, ry]] = kid.hands;
  const stick = spline(
    [
      [lx + 6, ly - 18],
      [lx - 8, ly + 30],
      [lx - 26, FEET[1] + 2],
    ],
    false,
    8,
  );
  const string = spline(
    [
      [rx, ry],
      [rx + 4, ry + 46],
      [TOY[0] - 80, TOY[1] - 98],
    ],
    false,
    8,
  );
  const edged = (d: string, fill: string, w = 7): string =>
    path(d, fill, `stroke="${COBALT}" stroke-width="${w}" stroke-linejoin="round" paint-order="stroke"`);
  return [
    path(smooth(ribbon(stick, () => 7)), COBALT) + path(smooth(ribbon(stick, () => 3)), SAND),
    path(smooth(ribbon(string, () => 6)), COBALT) + path(smooth(ribbon(string, () => 2.6)), BONE),
    group(
      { transform: `translate(${at.x} ${at.y}) scale(${at.s})` },
      kid.parts.map((p) => edged(p.d, inks[p.role] ?? BONE, 2.6)),
    ),
    // tousled hair, carved; the satchel on its two straps
    ...times(15, (i) => {
      const a = -2.9 + i * 0.19;
      const [cx, cy] = kid.head;
      const r = 25 + (i % 3) * 6;
      return path(
        cut(cx + Math.cos(a) * r, cy - 3 + Math.sin(a) * r * 1.05, a + 1.2, 17, 2.3, S.rng),
        i % 3 ? COBALT : BONE,
      );
    }),
    ...times(6, (i) => {
      const [cx, cy] = kid.head;
      return path(cut(cx - 18 + i * 7, cy + 12 + (i % 2) * 9, 1.4, 21, 2.2, S.rng), COBALT);
    }),
    ...satchel(kid.head, edged),
    toy(edged),
  ].join('');
}

type Edged = (d: string, fill: string, w?: number) => string;

function satchel([hx, hy]: Point, edged: Edged): string[] {
  const P = (list: string): string => smooth(place(trace(list), { x: hx, y: hy, s: 1.17 }), true, 0.5);
  return [
    edged(P('-30,62 30,62 33,118 28,126 -28,126 -33,118'), SAND, 6),
    path(P('-30,62 30,62 31,86 18,94 0,96 -18,94 -31,86'), COBALT),
    path(P('-26,66 26,66 27,84 16,90 0,92 -16,90 -27,84'), LILAC),
    path(P('-5,88 5,88 5,102 -5,102'), COBALT),
  ];
}

/** A wooden dog on wheels. */
function toy(edged: Edged): string {
  const P = (list: string): string =>
    smooth(place(trace(list), { x: TOY[0], y: TOY[1], s: 1.12 }), true, 0.8);
  const wheel = (x: number): string =>
    edged(
      smooth(
        times(14, (i): Point => [
          TOY[0] + x + Math.cos(i * 0.449) * 17,
          TOY[1] - 8 + Math.sin(i * 0.449) * 17,
        ]),
      ),
      LILAC,
      9,
    ) +
    path(
      smooth(
        times(8, (i): Point => [TOY[0] + x + Math.cos(i * 0.785) * 4, TOY[1] - 8 + Math.sin(i * 0.785) * 4]),
      ),
      COBALT,
    );
  return [
    edged(P('58,-74 78,-98 84,-92 70,-62'), BONE, 8),
    edged(
      P('-54,-88 -56,-104 -70,-104 -96,-92 -100,-80 -84,-74 -62,-72 -58,-24 62,-24 66,-78 20,-82 -20,-82'),
      BONE,
      9,
    ),
    edged(P('-70,-112 -56,-116 -44,-102 -46,-82 -58,-78 -64,-96'), SAND, 6),
    path(P('10,-82 34,-82 40,-62 22,-50 6,-62'), SAND),
    path(P('-98,-88 -92,-90 -92,-82 -98,-82'), COBALT),
    wheel(-40),
    wheel(44),
  ].join('');
}
