/** Limbs of a cactus in gouache: ribs, bare spines, and corks where it wants to hold something. Card px. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon, resample, smooth, spline } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { nth, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { tube, type Tube } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

export interface CactusPaint {
  /** Darkest to lightest. */
  skin: readonly Colour[];
  spine: Colour;
  cork: readonly [shade: Colour, body: Colour, end: Colour];
  /** Where light comes from, degrees. */
  from: number;
}

/** Half breadths at the foot and near the tip; the tip is round. */
export function limb(spine: string, foot: number, tip: number): Tube {
  const breadth = (t: number): number => {
    const k = foot + (tip - foot) * t;
    const end = 0.86;
    const begun = Math.sqrt(Math.min(1, 0.2 + t / 0.07));
    return t < end ? k * begun : k * Math.sqrt(Math.max(0, 1 - ((t - end) / (1 - end)) ** 2));
  };
  return tube(trace(spine), breadth, breadth, 20);
}

const RIBS = [-0.86, -0.56, -0.2, 0.2, 0.56, 0.86];

export function limbPainted(S: Easel, body: Tube, o: CactusPaint): Mark {
  const outline = resample(spline(body.outline, true, 3), 4);
  const tone = new Tone(0).round(outline, { from: o.from, before: 30, size: 90, light: 1, dark: 0.04 });
  const along = (across: number, from: number, to: number): Point[] =>
    times(30, (k) => body.at(from + ((to - from) * k) / 29, across * (1 - 0.25 * (k / 29) ** 3)));
  const deep = nth(o.skin, 0);
  return modelled(S, outline, {
    tone,
    colours: o.skin,
    flow: (x, y) => nearest(body, x, y),
    length: 40,
    width: 5,
    uneven: 0.06,
    over: [
      [-0.71, -0.38, 0, 0.38, 0.71].map((across) =>
        brushLine(S, along(across, 0.01, 0.985), 7 - Math.abs(across) * 3, deep, {
          attack: 0.02,
          decay: 0.1,
          opacity: 0.55,
        }),
      ),
      RIBS.map((across) =>
        brushLine(
          S,
          along(across, 0.01, 0.97),
          3.4,
          mix(nth(o.skin, o.skin.length - 1), nth(o.skin, 2), 0.35),
          { attack: 0.03, decay: 0.2, opacity: 0.3 },
        ),
      ),
    ],
  });
}

/** The heading of the limb near a spot. */
function nearest(body: Tube, x: number, y: number): number {
  let [best, at] = [1e9, 0];
  for (let i = 0; i <= 24; i++) {
    const [u, v] = body.at(i / 24, 0);
    const d = (u - x) ** 2 + (v - y) ** 2;
    if (d < best) [best, at] = [d, i / 24];
  }
  return body.angle(at);
}

/** Out of the limb at t and across, length px and turned by `lean` radians. */
function outwards(body: Tube, t: number, across: number, lean: number): { from: Point; way: Point } {
  const from = body.at(t, across);
  const side = body.angle(t) + (across < 0 ? -Math.PI / 2 : Math.PI / 2);
  const a = side + lean;
  return { from, way: [Math.cos(a), Math.sin(a)] };
}

export interface Along {
  from: number;
  to: number;
  n: number;
  across: number;
}

/** Four to a cushion. */
export function bareSpines(S: Easel, body: Tube, { from, to, n, across }: Along, o: CactusPaint): Mark {
  return times(n, (i) => {
    const t = from + ((to - from) * (i + S.rng.range(-0.2, 0.2))) / Math.max(1, n - 1);
    const cushion = body.at(t, across);
    return [
      [-0.7, -0.2, 0.25, 0.8].map((lean) => {
        const { from: at, way } = outwards(body, t, across, lean + S.rng.gauss(0, 0.1));
        const long = (Math.abs(across) > 0.8 ? 30 : 19) * S.rng.range(0.7, 1.2);
        return line(
          polygon([at, [at[0] + way[0] * long, at[1] + way[1] * long]], false),
          o.spine,
          S.rng.range(1.2, 2),
          'opacity=".85"',
        );
      }),
      ellipse(...cushion, 3.4, 3, mix(o.spine, nth(o.skin, 1), 0.3)),
    ];
  });
}

/** A cork on every spine. */
export function corks(S: Easel, body: Tube, { from, to, n, across }: Along, o: CactusPaint): Mark {
  return times(n, (i) => {
    const t = from + ((to - from) * (i + S.rng.range(-0.15, 0.15))) / Math.max(1, n - 1);
    return cork(S, outwards(body, t, across, S.rng.gauss(0, 0.2)), Math.abs(across) > 0.7 ? 34 : 22, o);
  });
}

export function cork(
  S: Easel,
  { from, way }: { from: Point; way: Point },
  long: number,
  o: Pick<CactusPaint, 'cork'>,
): Mark {
  const [nx, ny] = [-way[1], way[0]];
  const at = (u: number, v: number): Point => [from[0] + way[0] * u + nx * v, from[1] + way[1] * u + ny * v];
  const [shade, bodyColour, end] = o.cork;
  const turn = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  const d = smooth(
    [at(2, -8), at(long * 0.5, -9.5), at(long, -11), at(long, 11), at(long * 0.5, 9.5), at(2, 8)],
    true,
    0.5,
  );
  const lower = ny > 0 ? 1 : -1;
  return group(
    {},
    path(d, bodyColour),
    group(
      { 'clip-path': S.clip(d) },
      path(
        polygon([at(0, 2 * lower), at(long, 3 * lower), at(long, 14 * lower), at(0, 12 * lower)]),
        shade,
        'opacity=".75"',
      ),
    ),
    ellipse(
      ...at(long, 0),
      5,
      11,
      end,
      `transform="rotate(${turn.toFixed(1)} ${at(long, 0)[0].toFixed(1)} ${at(long, 0)[1].toFixed(1)})"`,
    ),
    times(4, () =>
      ellipse(...at(S.rng.range(6, long - 4), S.rng.range(-6, 6)), 1.5, 1, shade, 'opacity=".8"'),
    ),
  );
}
