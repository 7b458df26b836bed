/**
 * Thread for the felt finish: stitches are short lines (running, backStitch, blanket, satin, seeds), sew() lays twisted thread along them,
 * knots() ties French knots, yarn() couches a thick one. Each dimples the felt and casts a small shadow down and to the right.
 */
import { adjust, type Colour } from '../kit/colour.ts';
import { along, normals, polygon, resample, smooth } from '../kit/curves.ts';
import { group, line } from '../kit/markup.ts';
import { bounds, fix, last, nth, TAU, times, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

type Stitches = readonly Points[];

interface ThreadOptions {
  /** Thickness of the thread, px. */
  width?: number;
  /** The felt is pulled in where the thread goes through. */
  dimple?: boolean;
  /** Ply marks; off for single wool hairs and fills so dense that they would shimmer. */
  twist?: boolean;
  shadow?: number;
}

const span = (points: Points): number =>
  points.reduce(
    (sum, [x, y], i) => (i ? sum + Math.hypot(x - nth(points, i - 1)[0], y - nth(points, i - 1)[1]) : 0),
    0,
  );

/** A part of a line, from and to in px along it. */
function portion(points: Points, from: number, to: number, total: number): Point[] {
  const n = Math.max(2, Math.round((to - from) / 5) + 1);
  return times(n, (i): Point => {
    const { x, y } = along(points, Math.min(1, (from + ((to - from) * i) / (n - 1)) / total));
    return [x, y];
  });
}

/** Stitches with gaps, as a hand makes them. */
export function running(S: Easel, path: Points, length = 13, gap = 8): Point[][] {
  const rng = S.rng.fork();
  const points = resample(path, 2);
  const total = span(points);
  const stitches: Point[][] = [];
  for (let at = gap * rng.range(0.2, 0.8); at < total - length * 0.4;) {
    const long = length * rng.range(0.8, 1.22);
    const stitch = portion(points, at, Math.min(total, at + long), total);
    const [jx, jy] = [rng.gauss(0, 0.45), rng.gauss(0, 0.45)];
    stitches.push(stitch.map(([x, y], i): Point => (i ? [x + jx, y + jy] : [x - jx, y - jy])));
    at += long + gap * rng.range(0.75, 1.3);
  }
  return stitches;
}

/** Stitches end to end: an unbroken drawn line. */
export const backStitch = (S: Easel, path: Points, length = 9): Point[][] => running(S, path, length, 1.1);

/** Over the edge: legs into the piece and the thread along its edge. side 1: legs to the left of travel. */
export function blanket(
  S: Easel,
  outline: Points,
  o: { leg?: number; gap?: number; side?: 1 | -1; edge?: boolean } = {},
): Point[][] {
  const { leg = 12, gap = 13, side = 1, edge = true } = o;
  const rng = S.rng.fork();
  const points = resample(outline, 2);
  const sides = normals(points, false);
  const stitches: Point[][] = [];
  let before: Point | undefined;
  for (let at = 1; at < points.length - 1; at += Math.max(2, Math.round((gap * rng.range(0.82, 1.2)) / 2))) {
    const [x, y] = nth(points, at);
    const [nx, ny] = nth(sides, at);
    const long = leg * rng.range(0.85, 1.15) * side;
    const slant = rng.gauss(0, 0.08);
    const foot: Point = [x - nx * 1.5 * side, y - ny * 1.5 * side];
    stitches.push([foot, [x + (nx - ny * slant) * long, y + (ny + nx * slant) * long]]);
    if (before && edge) stitches.push([before, foot]);
    before = foot;
  }
  return stitches;
}

/** Parallel threads side by side across a shape, at an angle in radians. */
function satin(S: Easel, outline: Points, angle: number, gap = 3): Point[][] {
  const rng = S.rng.fork();
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turned = outline.map(([x, y]): Point => [x * c + y * s, -x * s + y * c]);
  const [, top, , bottom] = bounds(turned);
  const back = (u: number, v: number): Point => [u * c - v * s, u * s + v * c];
  const stitches: Point[][] = [];
  for (let v = top + gap * 0.5; v < bottom; v += gap * rng.range(0.9, 1.1)) {
    const cuts: number[] = [];
    turned.forEach(([ux, uy], i) => {
      const [wx, wy] = nth(turned, (i + 1) % turned.length);
      if (uy > v !== wy > v) cuts.push(ux + ((v - uy) / (wy - uy)) * (wx - ux));
    });
    cuts.sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const [a, b] = [nth(cuts, k) + rng.gauss(0, 0.5), nth(cuts, k + 1) + rng.gauss(0, 0.5)];
      if (b - a > 1.5) stitches.push([back(a, v), back(b, v + rng.gauss(0, 0.25))]);
    }
  }
  return stitches;
}

/** Short stitches strewn at given places, each turned by `flow`. */
export const seeds = (
  S: Easel,
  places: Points,
  length: number,
  flow: (x: number, y: number) => number,
): Point[][] =>
  places.map(([x, y]) => {
    const a = flow(x, y) + S.rng.gauss(0, 0.15);
    const l = (length * S.rng.range(0.75, 1.25)) / 2;
    return [
      [x - Math.cos(a) * l, y - Math.sin(a) * l],
      [x + Math.cos(a) * l, y + Math.sin(a) * l],
    ];
  });

const bent = (points: Points): string => (points.length > 2 ? smooth(points, false) : polygon(points, false));

/** Lays thread along stitches. Later stitches lie over earlier ones only between calls. */
export function sew(S: Easel, stitches: Stitches, colour: Colour, o: ThreadOptions = {}): string {
  const { width: w = 4, dimple = true, twist = true, shadow = 0.34 } = o;
  if (stitches.length === 0) return '';
  const d = stitches.map(bent).join('');
  const pit = S.radial(fading('#08060f', 0.55, [0.45, 0.34], 0));
  const holes = dimple
    ? stitches
        .flatMap((one) => [nth(one, 0), last(one)])
        .map(
          ([x, y]) =>
            `<circle cx="${fix(x + 0.4)}" cy="${fix(y + 0.6)}" r="${fix(w * 1.15)}" fill="${pit}"/>`,
        )
    : [];
  const offset = (k: number, ...kids: string[]): string =>
    group({ transform: `translate(${fix(k)} ${fix(k * 1.3)})` }, kids);
  return (
    holes.join('') +
    offset(w * 0.42, line(d, '#08060f', w * 1.35, `opacity="${shadow * 0.5}"`)) +
    offset(w * 0.26, line(d, '#08060f', w, `opacity="${shadow}"`)) +
    line(d, adjust(colour, { dL: -0.13 }), w) +
    (w > 2.6 ? line(halo(S, stitches, w), colour, 0.5, 'opacity=".55"') : '') +
    offset(-w * 0.06, line(d, colour, w * 0.76)) +
    (twist ? plies(stitches, colour, w) : offset(-w * 0.13, line(d, adjust(colour, { dL: 0.06 }), w * 0.3)))
  );
}

/** Short hairs off the thread. */
const halo = (S: Easel, stitches: Stitches, w: number): string =>
  stitches
    .flatMap((stitch) => resample(stitch, w * 1.1))
    .map(([x, y]) => {
      const [a, far] = [S.rng.range(0, TAU), w * S.rng.range(0.55, 0.95)];
      const b = a + S.rng.gauss(0, 0.5);
      return `M${fix(x + Math.cos(b) * w * 0.3)} ${fix(y + Math.sin(b) * w * 0.3)}L${fix(x + Math.cos(a) * far)} ${fix(y + Math.sin(a) * far)}`;
    })
    .join('');

/** Two strands wound round each other: slanting lights, and slanting dark where one goes under. */
function plies(stitches: Stitches, colour: Colour, w: number): string {
  let [light, dark] = ['', ''];
  for (const stitch of stitches) {
    const points = resample(stitch, w * 0.36);
    const sides = normals(points, false);
    points.forEach(([x, y], i) => {
      if (i === 0 || i >= points.length - 1) return;
      const [nx, ny] = nth(sides, i);
      const [tx, ty] = [-ny, nx];
      const at = (across: number, forth: number): string =>
        `${fix(x + (nx * across + tx * forth) * w)} ${fix(y + (ny * across + ty * forth) * w)}`;
      if (i % 2) light += `M${at(-0.2, -0.22)}L${at(0.3, 0.26)}`;
      else dark += `M${at(-0.4, -0.4)}L${at(0.4, 0.4)}`;
    });
  }
  return (
    line(dark, adjust(colour, { dL: -0.16 }), w * 0.18, 'opacity=".7"') +
    line(light, adjust(colour, { dL: 0.075 }), w * 0.26, 'opacity=".75"')
  );
}

/** Satin with its sheen: threads in four tones by their place and the wool's own unevenness. */
export function satinFill(S: Easel, outline: Points, colour: Colour, angle: number, width = 3.4): string {
  const tones: Point[][][] = [[], [], [], []];
  for (const stitch of satin(S, outline, angle, width * 0.9)) {
    const [x, y] = nth(stitch, 0);
    const v = S.noise.n2(x / 26, y / 26) * 1.6 + S.rng.gauss(0, 0.7);
    nth(tones, Math.max(0, Math.min(3, Math.round(1.5 + v)))).push(stitch);
  }
  const d = polygon(outline);
  return (
    group(
      { transform: 'translate(2 2.8)' },
      line(d, '#08060f', 2.5, 'opacity=".22"'),
      line(d, '#08060f', 1, 'opacity=".3"'),
    ) +
    line(d, adjust(colour, { dL: -0.2 }), 1, `style="fill:${adjust(colour, { dL: -0.2 })}"`) +
    tones
      .map((list, i) =>
        sew(S, list, adjust(colour, { dL: (i - 1.5) * 0.035 }), {
          width,
          dimple: false,
          twist: false,
          shadow: 0.12,
        }),
      )
      .join('')
  );
}

/** French knots: the thread twice round the needle. */
export function knots(
  S: Easel,
  places: Points,
  colour: Colour,
  radius: number | ((i: number) => number) = 4.2,
): string {
  const pit = S.radial(fading('#08060f', 0.6, [0.55, 0.42], 0));
  return places
    .map(([x, y], i) => {
      const r = (typeof radius === 'function' ? radius(i) : radius) * S.rng.range(0.88, 1.12);
      const a = S.rng.range(0, TAU);
      const body = blob(x, y, r, r * 0.92, S.noise, 0.35, 1.5, 14);
      const coil = (turn: number, from: number, to: number): Point[] =>
        times(9, (k): Point => {
          const t = a + turn + k * 0.5;
          const far = r * (from + ((to - from) * k) / 8);
          return [x + Math.cos(t) * far, y + Math.sin(t) * far * 0.9];
        });
      const loops = [coil(0, 0.8, 0.7), coil(3.3, 0.72, 0.3), coil(5.2, 0.35, 0.1)];
      const d = loops.map((one) => smooth(one, false)).join('');
      return (
        `<circle cx="${fix(x + r * 0.35)}" cy="${fix(y + r * 0.5)}" r="${fix(r * 1.6)}" fill="${pit}"/>` +
        line(
          smooth(body),
          adjust(colour, { dL: -0.16 }),
          r * 0.25,
          `style="fill:${adjust(colour, { dL: -0.07 })}"`,
        ) +
        group(
          { transform: `translate(${fix(r * 0.1)} ${fix(r * 0.14)})` },
          line(d, adjust(colour, { dL: -0.2 }), r * 0.5, 'opacity=".6"'),
        ) +
        line(d, colour, r * 0.42)
      );
    })
    .join('');
}

interface YarnOptions {
  width?: number;
  /** Couching stitches every so many px; 0 for none. */
  every?: number;
  couching?: Colour;
  shadow?: number;
}

/** Thick yarn laid on the felt and held down by small stitches across it. */
export function yarn(S: Easel, paths: Stitches, colour: Colour, o: YarnOptions = {}): string {
  const { width: w = 9, every = 24, couching = colour, shadow = 0.4 } = o;
  const lines = paths.map((one) => resample(one, 3));
  const hairs = lines
    .map((one) => {
      const sides = normals(one, false);
      return one
        .map(([x, y], i) => {
          const [nx, ny] = nth(sides, i);
          const out = S.rng.sign();
          const [f, g] = [w * S.rng.range(0.5, 0.85), S.rng.gauss(0, w * 0.4)];
          return `M${fix(x + nx * out * w * 0.3)} ${fix(y + ny * out * w * 0.3)}L${fix(x + nx * out * f - ny * g)} ${fix(y + ny * out * f + nx * g)}`;
        })
        .join('');
    })
    .join('');
  const ties = every
    ? lines.flatMap((one) => {
        const sides = normals(one, false);
        const step = Math.max(2, Math.round(every / 3));
        return one.flatMap(([x, y], i): Point[][] => {
          if (i % step !== Math.floor(step / 2)) return [];
          const [nx, ny] = nth(sides, i);
          const [k, slant] = [w * 0.66, w * 0.28];
          return [
            [
              [x + nx * k - ny * slant, y + ny * k + nx * slant],
              [x - nx * k + ny * slant, y - ny * k - nx * slant],
            ],
          ];
        });
      })
    : [];
  return (
    sew(S, lines, colour, { width: w, dimple: false, shadow }) +
    line(hairs, adjust(colour, { dL: 0.05 }), 0.55, 'opacity=".6"') +
    (ties.length ? sew(S, ties, couching, { width: Math.max(2, w * 0.27), twist: false }) : '')
  );
}
