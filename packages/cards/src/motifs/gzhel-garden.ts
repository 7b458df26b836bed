/** What grows and flies in Gzhel: snowdrops (foot at x, y), birches, a bullfinch, white fur. */
import { GOLD, bare, cobalt, cobaltLine, loaded, smear } from '../finishes/gzhel.ts';
import { closedCurve, resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { between, lerp, nth, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';

/** A nodding bell on a stem of height h; lean is where its head hangs, px to the side. */
export function snowdrop(S: Easel, x: number, y: number, h: number, lean: number): string {
  const k = 0.34 + h / 250;
  const side = Math.sign(lean) || 1;
  const top: Point = [x + lean * 0.55, y - h];
  const head: Point = [x + lean + side * 5 * k, y - h + 22 * k];
  const stem = [[x, y], [x + lean * 0.1, y - h * 0.5], top, [x + lean * 0.9, y - h + 4 * k], head] as const;
  const at = (list: string): Point[] =>
    place(trace(list), { x: head[0], y: head[1], s: k * 1.25, r: side * -0.22 });
  const bell = (list: string): Point[] => resample(spline(at(list), true, 8), 1.5);
  const petals = [
    '-1,-2 -9,4 -18,18 -21,32 -12,30 -5,18',
    '1,-2 9,4 18,18 21,32 12,30 5,18',
    '0,-3 -8,8 -9,24 0,38 9,24 8,8',
  ];
  const leaf = (dx: number, hh: number): string =>
    loaded(
      S,
      [
        [x + dx * 0.2, y],
        [x + dx * 0.5, y - hh * 0.55],
        [x + dx, y - hh],
      ],
      6.5 * k,
      { from: 1, to: 0.35, bristle: 0.2 },
    );
  return [
    leaf(-side * 20 * k, h * 0.66),
    leaf(side * 12 * k, h * 0.5),
    cobaltLine(S, stem, 3.4 * k, { press: (t) => 1 - t * 0.4 }),
    petals.map((list, i) => {
      const shape = bell(list);
      return (
        bare(shape) +
        smear(S, shape, { angle: i === 2 ? 90 : 80, from: 0.42, to: 0.02, middle: 0.3, bristle: 0.1 }) +
        cobaltLine(S, [...shape, nth(shape, 0)], 1.7 * Math.max(0.7, k), { straight: true, press: () => 1 })
      );
    }),
    path(smooth(bell('-5,-6 0,-10 5,-6 4,1 -4,1')), cobalt(1)),
  ]
    .flat()
    .join('');
}

/** A trunk from foot to above the card, pale on one side, with its dark lips. */
export function birch(S: Easel, foot: Point, top: Point, w: number, marks: number, load = 0.5): string {
  const spine = times(9, (i): Point => {
    const [x, y] = between(foot, top, i / 8);
    return [x + w * 0.5 * S.noise.n2(i * 0.6, 3), y];
  });
  const trunk = ribbon(resample(spline(spine, false, 8), 8), (t) => w * lerp(1, 0.66, t));
  const lips = times(marks, () => {
    const t = S.rng.range(0.04, 0.96);
    const i = Math.round(t * 63);
    const [x, y] = nth(
      resample(spline(spine, false, 8), Math.hypot(top[0] - foot[0], top[1] - foot[1]) / 66),
      i,
    );
    const r = w * lerp(1, 0.66, t);
    const u = S.rng.range(-1, 0.4) * r;
    const l = S.rng.range(0.4, 1.1) * r;
    return loaded(
      S,
      [
        [x + u, y],
        [x + u + l * 0.5, y + S.rng.range(2, 7)],
        [x + u + l, y - 1],
      ],
      S.rng.range(2.2, 5.5),
      { from: 1, to: 0.5, press: (q) => Math.sin(Math.PI * q) ** 0.7 },
    );
  });
  const right = trunk.slice(0, trunk.length / 2);
  return [
    bare(trunk),
    loaded(
      S,
      spine.map(([x, y]): Point => [x + w * 0.55, y]),
      w * 0.46,
      { from: load, to: load * 0.8, side: -1, thin: 0.05, press: () => 1 },
    ),
    cobaltLine(S, right, 2.2, { load: 0.75, straight: true, press: () => 1 }),
    cobaltLine(S, trunk.slice(trunk.length / 2), 1.6, { load: 0.6, straight: true, press: () => 1 }),
    lips,
  ]
    .flat()
    .join('');
}

/** A band of white fur along a line: bare glaze with tufts turned outwards on both sides. */
export function whiteFur(
  S: Easel,
  line: Points,
  halfWidth: number,
  o: { gap?: number; load?: number; closed?: boolean } = {},
): string {
  const { gap = 9, load = 0.5 } = o;
  const curve = resample(spline(line, false, 10), gap);
  const band = wobble(
    ribbon(curve, () => halfWidth * 1.05),
    S.noise,
    5,
    0.06,
  );
  const tufts = curve.slice(0, -1).flatMap(([x, y], i) => {
    const [nx, ny] = nth(curve, i + 1);
    const a = Math.atan2(ny - y, nx - x);
    return ([-1, 1] as const).flatMap((side) =>
      times(2, (k) => {
        const out = halfWidth * (k ? S.rng.range(0.15, 0.55) : S.rng.range(0.62, 0.9));
        const b = a + side * S.rng.range(0.5, 1.1);
        const l = halfWidth * S.rng.range(0.4, 0.75);
        const root: Point = [x - Math.sin(a) * out * side, y + Math.cos(a) * out * side];
        const tip: Point = [root[0] + Math.cos(b) * l, root[1] + Math.sin(b) * l];
        const mid: Point = [
          (root[0] + tip[0]) / 2 + Math.cos(a) * 2,
          (root[1] + tip[1]) / 2 + Math.sin(a) * 2,
        ];
        return loaded(S, [root, mid, tip], 2.6, { from: load * (k ? 0.6 : 1), to: 0.04, bristle: 0.1 });
      }),
    );
  });
  return bare(band) + tufts.join('');
}

/** A round bird with a gilded breast, facing right; 60 px long at s 1. */
export function bullfinch(S: Easel, x: number, y: number, s: number, flip: 1 | -1 = 1): string {
  const at = (list: string): Point[] =>
    closedCurve(
      place(trace(list), { x, y, sx: s * flip, sy: s })
        .map((p) => p.join(','))
        .join(' '),
    );
  const open = (list: string): Point[] => place(trace(list), { x, y, sx: s * flip, sy: s });
  return [
    path(smooth(at('20,-20 28,-6 24,14 8,26 -10,24 -20,8 -10,-10 6,-20')), GOLD),
    path(smooth(at('4,-32 18,-34 30,-26 38,-22 30,-17 24,-14 14,-20 4,-22')), cobalt(1)),
    loaded(S, open('4,-28 -14,-14 -26,6 -40,34'), 9 * s, { from: 1, to: 0.5, side: 1 }),
    loaded(S, open('-24,10 -40,32 -54,52'), 6 * s, { from: 1, to: 0.8 }),
    cobaltLine(S, open('28,-6 24,14 8,26 -10,24'), 1.6 * s),
    path(smooth(at('18,-27 21,-30 24,-27 21,-24')), '#ffffff'),
  ].join('');
}
