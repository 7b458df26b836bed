/** Octopus arms, ants, fish and their schools, spiders and gulls. */
import { brushLine } from '../../kit/brush.ts';
import { adjust, jitter, mix, type Colour } from '../../kit/colour.ts';
import { resample, smooth, spline } from '../../kit/curves.ts';
import { ellipse, group, line, moved, path } from '../../kit/markup.ts';
import { TAU, fix, last, lerp, nth, times, type Point, type Points } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { blob, ribbon, tube } from '../../kit/shapes.ts';
import { volume } from '../../kit/volume.ts';

export interface OctopusColours {
  skin: Colour;
  /** Underside and suckers. */
  pale: Colour;
  shade: Colour;
  light: Colour;
}

/** One arm along points, half-width from root to tip, with suckers on one side. */
export function octopusArm(
  S: Easel,
  points: Points,
  width: number,
  c: OctopusColours,
  o: { side?: 1 | -1; angle?: number } = {},
): string {
  const { side = 1, angle = -50 } = o;
  const body = tube(
    points,
    (t) => width * (1 - t) ** 0.75 + 1.6,
    (t) => width * (1 - t) ** 0.75 + 1.6,
    16,
  );
  const vol = volume(S, {
    angle,
    size: width * 0.8,
    shade: c.shade,
    light: c.light,
    lightSize: Math.max(1.6, width * 0.14),
    rough: 3,
    mottle: 0.3,
    mottleFrequency: 0.04,
  });
  const count = Math.max(5, Math.round(body.spine.length / Math.max(3.6, width * 0.36)));
  const suckers = times(count, (i) => {
    const t = 0.04 + (0.92 * i) / count;
    const r = Math.max(0.8, width * 0.24 * (1 - t) ** 0.8);
    const [x, y] = body.at(t, side * 0.62);
    return ellipse(x, y, r, r * 0.86, c.pale) + ellipse(x, y, r * 0.45, r * 0.4, mix(c.pale, c.shade, 0.5));
  });
  const under = times(24, (i) => body.at(i / 23, side * 0.98)).concat(
    times(24, (i) => body.at(1 - i / 23, side * 0.42)),
  );
  return group(
    {},
    path(smooth(body.outline.filter((_, i) => i % 4 === 0)), c.skin, vol()),
    path(smooth(under), c.pale, 'opacity=".45"'),
    suckers,
  );
}

/** The mantle and eyes; (x, y) is between the eyes, about 120 tall above it. */
export function octopusHead(
  S: Easel,
  x: number,
  y: number,
  s: number,
  c: OctopusColours,
  angle = -50,
): string {
  const vol = volume(S, {
    angle,
    size: 20,
    shade: c.shade,
    light: c.light,
    lightSize: 4,
    rough: 4,
    mottle: 0.35,
    mottleFrequency: 0.03,
  });
  const eye = (u: number): string =>
    ellipse(u, 2, 10, 9, adjust(c.skin, { dL: 0.08 })) +
    ellipse(u, 3, 6.4, 5.6, '#f2e6c4') +
    path(`M${u - 5} 3C${u - 2} 1 ${u + 2} 1 ${u + 5} 3C${u + 2} 5.4 ${u - 2} 5.4 ${u - 5} 3Z`, '#1a1218');
  return moved(
    { x, y, s },
    path(
      'M-34 22C-44 0 -30 -14 -34 -40C-40 -84 -18 -112 6 -110C38 -106 48 -70 38 -36C32 -14 44 0 34 22C20 34 -20 34 -34 22Z',
      c.skin,
      vol(),
    ),
    times(9, (i) =>
      path(
        smooth(blob(-14 + (i % 3) * 16, -84 + Math.floor(i / 3) * 20, 5, 4, S.noise, 0.3, 1.2, 10)),
        c.shade,
        'opacity=".25"',
      ),
    ),
    eye(-22),
    eye(22),
  );
}

/** An ant from above-side, heading right; about 40 long. burden is drawn over its head. */
export function ant(
  S: Easel,
  o: {
    x: number;
    y: number;
    s?: number;
    r?: number;
    flip?: 1 | -1;
    colour: Colour;
    light?: Colour;
    burden?: string;
  },
): string {
  const { colour, light = adjust(colour, { dL: 0.2 }) } = o;
  const rng = S.rng.fork();
  const legs = [-8, -2, 4]
    .flatMap((u, i) =>
      [-1, 1].map((side) => {
        const reach = (i - 1) * 9 + rng.gauss(0, 2);
        return `M${u} 0L${u + reach * 0.6} ${side < 0 ? -7 : 5}L${u + reach} ${side < 0 ? -2 : 12}`;
      }),
    )
    .join('');
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.r ?? 0, flip: o.flip ?? 1 },
    line(legs, colour, 1.5),
    line('M15 -3L21 -10L26 -9M16 -1L23 -4L28 -2', colour, 1.2),
    path(smooth(blob(-15, -2, 9, 6.4, S.noise, 0.06, 1, 16)), colour),
    ellipse(-4, -1, 2.6, 2, colour),
    path(smooth(blob(3, -1.6, 5.4, 3.8, S.noise, 0.06, 1, 14)), colour),
    path(smooth(blob(13, -2, 5, 4.4, S.noise, 0.08, 1, 14)), colour),
    path('M-20 -5C-18 -8 -13 -8.4 -10 -6.4C-13 -7 -17 -6.6 -20 -5Z', light, 'opacity=".7"'),
    o.burden ?? '',
  );
}

export interface FishOptions {
  x: number;
  y: number;
  s?: number;
  /** Radians. */
  heading?: number;
  colour: Colour;
  belly?: Colour;
  shade?: Colour;
  /** Swing of the tail, -1..1. */
  swing?: number;
}

/** A plain fish (trout, herring), heading right; about 60 long. Flat: fit for any finish. */
export function fish(o: FishOptions): string {
  const {
    colour,
    belly = adjust(colour, { dL: 0.16 }),
    shade = adjust(colour, { dL: -0.16 }),
    swing = 0,
  } = o;
  const k = swing * 7;
  const body = `M30 0C24 -9 6 -11 -10 -6C-18 -3 -22 ${fix(k * 0.4)} -26 ${fix(k)}C-22 ${fix(k * 0.4 + 2)} -16 5 -8 7C8 11 24 8 30 0Z`;
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: ((o.heading ?? 0) * 180) / Math.PI },
    path(
      `M-24 ${fix(k * 0.8)}C-31 ${fix(k - 4)} -35 ${fix(k * 1.3 - 10)} -39 ${fix(k * 1.4 - 11)}C-36 ${fix(k * 1.3 - 3)} -36 ${fix(k * 1.3 + 3)} -38 ${fix(k * 1.4 + 10)}C-33 ${fix(k * 1.2 + 8)} -29 ${fix(k + 4)} -24 ${fix(k * 0.8 + 1)}Z`,
      shade,
    ),
    path('M4 -9C0 -16 -8 -16 -13 -12L-8 -6Z M2 8C-2 14 -8 15 -12 12L-6 6Z', shade),
    path(body, colour),
    path(`M28 2C16 9 -4 9 -16 3C-4 4 12 5 28 2Z`, belly),
    path('M17 -6C14 -2 14 3 17 6.4C19 3 19 -3 17 -6Z', shade, 'opacity=".6"'),
    ellipse(23, -2, 1.7, 1.8, '#14101a'),
  );
}

/** A school following a curve, denser in the middle; no two alike. */
export function fishSchool(
  S: Easel,
  along: Points,
  o: { n?: number; spread?: number; size?: number; colour: Colour; belly?: Colour },
): string {
  const { n = 30, spread = 60, size = 0.6 } = o;
  const rng = S.rng.fork();
  const line0 = resample(spline(along, false, 12), 6);
  return group(
    {},
    times(n, () => {
      const i = Math.floor(rng.range(0, line0.length - 2));
      const [a, b] = [nth(line0, i), nth(line0, i + 1)];
      const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) + rng.gauss(0, 0.14);
      const off = rng.gauss(0, 0.45) * spread;
      return fish({
        x: a[0] - Math.sin(heading) * off,
        y: a[1] + Math.cos(heading) * off,
        s: size * rng.range(0.7, 1.25),
        heading,
        colour: jitter(o.colour, rng, 0.04, 8),
        swing: rng.gauss(0, 0.5),
        ...(o.belly ? { belly: o.belly } : {}),
      });
    }),
  );
}

/** A spider seen from above; legs reach out `reach` px. */
export function spider(S: Easel, x: number, y: number, reach: number, colour: Colour): string {
  const rng = S.rng.fork();
  const legs = times(8, (i) => {
    const side = i < 4 ? -1 : 1;
    const a = (side < 0 ? Math.PI : 0) + side * lerp(-1.05, 1.05, (i % 4) / 3) + rng.gauss(0, 0.06);
    const knee: Point = [x + Math.cos(a) * reach * 0.5, y + Math.sin(a) * reach * 0.5 - reach * 0.16];
    return path(
      smooth(
        ribbon(
          spline([[x, y], knee, [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.95]], false, 8),
          (t) => reach * 0.026 * (1.1 - t),
        ),
      ),
      colour,
    );
  });
  return group(
    {},
    legs,
    path(smooth(blob(x, y + reach * 0.13, reach * 0.17, reach * 0.22, S.noise, 0.08)), colour),
    path(smooth(blob(x, y - reach * 0.1, reach * 0.1, reach * 0.1, S.noise, 0.08)), colour),
  );
}

/** A gull or crow in flight, nearer than farBird; heading right, about 80 across. */
export function gull(
  S: Easel,
  o: {
    x: number;
    y: number;
    s?: number;
    r?: number;
    flip?: 1 | -1;
    body: Colour;
    wing: Colour;
    tip: Colour;
    lift?: number;
  },
): string {
  const k = o.lift ?? 0.6;
  const wing = (side: number): string =>
    smooth([
      [-2, -2],
      [-8 * side, -18 * k],
      [-22 * side - 4, -34 * k],
      [-42 * side - 8, -30 * k],
      [-26 * side, -18 * k],
      [-8 * side + 6, 3],
    ]);
  const tip = (side: number): string =>
    smooth([
      [-24 * side - 4, -34 * k],
      [-42 * side - 8, -30 * k],
      [-28 * side - 2, -24 * k],
    ]);
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.r ?? 0, flip: o.flip ?? 1 },
    path(wing(-0.8), adjust(o.wing, { dL: -0.06 })),
    path(tip(-0.8), o.tip),
    path('M-24 2C-14 -5 6 -7 16 -3C19 -2 21 0 20 2C12 6 -10 8 -24 2ZM-22 2L-34 -1L-33 5Z', o.body),
    path('M19 -1L27 2L19 3Z', o.tip),
    path(wing(1), o.wing),
    path(tip(1), o.tip),
    ellipse(15, -1, 0.9, 0.9, '#120d0d'),
    brushLine(
      S,
      [
        [-2, 0],
        [-12, -10 * k],
        [-26, -22 * k],
      ],
      0.6,
      o.tip,
      { opacity: 0.4 },
    ),
  );
}

/** Where a chain of points ends, for things held at the tip of an arm. */
export const tipOf = (points: Points): Point => last(points);

/** n points of a curl, for tentacles and tails: from (x, y), turning by `turns`. */
export const curl = (
  x: number,
  y: number,
  heading: number,
  length: number,
  turns: number,
  n = 14,
): Point[] => {
  const out: Point[] = [[x, y]];
  let [cx, cy] = [x, y];
  for (let i = 1; i < n; i++) {
    const t = i / (n - 1);
    const a = heading + turns * TAU * t * t;
    const step = (length / n) * (1.3 - 0.8 * t);
    cx += Math.cos(a) * step;
    cy += Math.sin(a) * step;
    out.push([cx, cy]);
  }
  return out;
};
