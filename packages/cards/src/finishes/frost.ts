/**
 * FROST SCRAPERBOARD. Scene background = a blue-black board; washes of blue lie on it (wash, darkest in the corners). Everything is
 * drawn by a needle that takes the ink off: scratches (a field of them, dense where a Tone is bright, running along a Flow), needle
 * (one swelling line), fern (frost that grows), hairs (a furred edge), flakes. Darks are board left alone; one small tint at most.
 * Pass: the ink has a tooth, so scratch edges break; bared clay is white with a grain; brushed ink shows faint streaks.
 */
import { clamp, mix, ramp, type Colour } from '../kit/colour.ts';
import { normals, polygon, resample, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import { TAU, inside, last, lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Rng } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import type { Flow, Tone } from '../kit/tone.ts';
import { boxBlur } from '../pixels/blur.ts';
import { luminance, px, shrunk, smoothstep } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export const BOARD = '#070d1f';
/** From the faintest scratch, that only thins the ink, to bare clay. */
export const ICE = ['#2f5584', '#5f8fbd', '#a3c8e2', '#dfeef6', '#fbfdfd'] as const;
const iceAt = ramp(ICE);

/** One line of the needle: it swells and tapers. width is its half-breadth. */
export function needle(
  points: Points,
  width: number,
  o: { attack?: number; decay?: number; curved?: boolean } = {},
): string {
  const { attack = 0.25, decay = 0.5 } = o;
  const line = o.curved === false ? points : spline(points, false, 6);
  return polygon(
    ribbon(line, (t) =>
      Math.max(0.15, width * Math.min(1, t / attack) ** 0.7 * Math.min(1, (1 - t) / decay) ** 0.8),
    ),
  );
}

export interface ScratchOptions {
  tone: Tone;
  flow: Flow;
  /** Only inside this outline; default the whole card. */
  region?: Points;
  /** Distance between lines in full light and in the dark, px. */
  gap?: readonly [number, number];
  /** Shortest and longest line, px. */
  length?: readonly [number, number];
  /** Half-breadth in full light. */
  width?: number;
  /** Below this the board stays. */
  floor?: number;
  /** Shares of a line over which it swells and dies. */
  attack?: number;
  decay?: number;
  /** How far lines wander off the flow, radians. */
  stray?: number;
  /** Colour by light, 0..1; default ICE. */
  ink?: (t: number) => Colour;
}

/** Finds whether something lies near, fast. */
class Near {
  private readonly cells = new Map<number, Point[]>();
  private readonly size: number;
  constructor(size: number) {
    this.size = size;
  }
  private key(i: number, j: number): number {
    return (i + 100) * 100000 + j + 100;
  }
  add([x, y]: Point): void {
    const k = this.key(Math.floor(x / this.size), Math.floor(y / this.size));
    const cell = this.cells.get(k);
    if (cell) cell.push([x, y]);
    else this.cells.set(k, [[x, y]]);
  }
  within(x: number, y: number, r: number): boolean {
    const [i, j] = [Math.floor(x / this.size), Math.floor(y / this.size)];
    for (let a = -1; a <= 1; a++)
      for (let b = -1; b <= 1; b++)
        for (const [qx, qy] of this.cells.get(this.key(i + a, j + b)) ?? [])
          if ((qx - x) ** 2 + (qy - y) ** 2 < r * r) return true;
    return false;
  }
}

/** A field of scratches: they keep their distance, follow the flow, and are as many and as broad as there is light. */
export function scratches(S: Easel, o: ScratchOptions): string {
  const { tone, flow, region, width = 1.5, floor = 0.06, attack = 0.2, decay = 0.45, stray = 0.05 } = o;
  const [close, wide] = o.gap ?? [3.6, 8];
  const [shortest, longest] = o.length ?? [7, 46];
  const ink = o.ink ?? iceAt;
  const rng = S.rng.fork();
  const near = new Near(wide);
  const levels = new Map<number, string[]>();
  const free = (x: number, y: number, share: number): boolean => {
    const t = tone.at(x, y);
    return (
      t > floor &&
      (!region || inside(region, x, y)) &&
      !near.within(x, y, lerp(wide, close, t ** 0.7) * share)
    );
  };
  const run = (from: Point, sense: 1 | -1, reach: number, lean: number): Point[] => {
    let [x, y] = from;
    const points: Point[] = [];
    for (let done = 0; done < reach; done += 2.5) {
      const a = flow(x, y) + lean;
      x += Math.cos(a) * 2.5 * sense;
      y += Math.sin(a) * 2.5 * sense;
      if (!free(x, y, 0.62)) break;
      points.push([x, y]);
    }
    return points;
  };
  const seeds: Point[] = [];
  for (let y = -8; y < S.h + 8; y += close)
    for (let x = -8; x < S.w + 8; x += close)
      seeds.push([x + rng.range(-0.5, 0.5) * close, y + rng.range(-0.5, 0.5) * close]);
  for (let i = seeds.length - 1; i > 0; i--) {
    const j = rng.int(0, i);
    const kept = nth(seeds, i);
    seeds[i] = nth(seeds, j);
    seeds[j] = kept;
  }
  for (const seed of seeds) {
    if (!free(...seed, 1)) continue;
    const lean = rng.gauss(0, stray);
    const reach = rng.range(shortest, longest) * 0.5;
    const points = [...run(seed, -1, reach, lean).reverse(), seed, ...run(seed, 1, reach, lean)];
    if (points.length * 2.5 < shortest) continue;
    points.forEach((p) => near.add(p));
    const middle = nth(points, points.length >> 1);
    const bright = tone.at(...middle);
    const press = rng.range(0.75, 1.2);
    const d = polygon(
      ribbon(points, (t) => {
        const here = tone.at(...nth(points, Math.round(t * (points.length - 1))));
        const ends = Math.min(1, t / attack) ** 0.7 * Math.min(1, (1 - t) / decay) ** 0.8;
        return Math.max(0.2, width * press * (0.22 + 0.78 * here) * ends);
      }),
    );
    const level = Math.round(clamp(bright + rng.gauss(0, 0.07)) * 7);
    const list = levels.get(level);
    if (list) list.push(d);
    else levels.set(level, [d]);
  }
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([level, ds]) => path(ds.join(''), ink(level / 7)))
    .join('');
}

export interface FernOptions {
  x: number;
  y: number;
  /** Which way it starts, radians. */
  angle: number;
  length: number;
  /** How much it turns over its length, radians; it winds up towards the tip. */
  curl?: number;
  /** Half-breadth of the stem. */
  width?: number;
  /** Orders of branching: 1 a feather, 2 a fern. */
  order?: number;
  /** Length of the longest branch as a share of the stem. */
  spread?: number;
  /** Angle of the branches to the stem, radians: ice takes 60 degrees. */
  lean?: number;
  gap?: number;
  /** Does not grow where this is false. */
  may?: (x: number, y: number) => boolean;
}

/** Frost that grows: a curling stem with branches at the angle of ice, each a feather of its own. As path strings. */
export function fern(rng: Rng, o: FernOptions): string[] {
  const { curl = 0.6, width = 1.6, order = 2, spread = 0.34, lean = 0.95, gap = 7, may = () => true } = o;
  const steps = Math.max(5, Math.round(o.length / 5));
  const stem: Point[] = [[o.x, o.y]];
  let a = o.angle;
  const turns: number[] = [a];
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    a += (curl / steps) * (0.4 + 1.8 * t * t) + rng.gauss(0, 0.012);
    const [x, y] = last(stem);
    const step = o.length / steps;
    const at: Point = [x + Math.cos(a) * step, y + Math.sin(a) * step];
    if (!may(...at)) break;
    stem.push(at);
    turns.push(a);
  }
  if (stem.length < 4) return [];
  const out = [needle(stem, width, { attack: 0.03, decay: 0.95, curved: false })];
  const every = Math.max(1, gap / (o.length / steps));
  for (let k = every * 0.8, n = 0; k < stem.length - 1; k += every * rng.range(0.8, 1.2) * 0.5, n++) {
    const t = k / steps;
    const i = Math.floor(k);
    const side = n % 2 ? 1 : -1;
    const [x, y] = nth(stem, i);
    const reach = o.length * spread * Math.min(1, 0.35 + t * 3) * (1 - t) ** 0.75 * rng.range(0.8, 1.15);
    if (reach < 2.5) continue;
    const angle = nth(turns, i) + side * lean * (1 - 0.25 * t);
    if (order > 1 && reach > 14)
      out.push(
        ...fern(rng, {
          x,
          y,
          angle,
          length: reach,
          curl: -side * 0.5 + curl * 0.25,
          width: width * 0.62,
          order: order - 1,
          spread: 0.3,
          lean: lean * 0.92,
          gap: Math.max(3.4, gap * 0.55),
          may,
        }),
      );
    else {
      const mid: Point = [x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5];
      const bent = angle - side * 0.35;
      const tip: Point = [mid[0] + Math.cos(bent) * reach * 0.5, mid[1] + Math.sin(bent) * reach * 0.5];
      if (may(...tip))
        out.push(
          needle([[x, y], mid, tip], Math.max(0.45, width * 0.55), {
            attack: 0.1,
            decay: 0.9,
            curved: false,
          }),
        );
    }
  }
  return out;
}

/** Hairs along a line, to one side of it: a furred edge. They lie along the line, leaning out by `out` radians. */
export function hairs(
  S: Easel,
  edge: Points,
  o: {
    gap?: number;
    length?: number;
    width?: number;
    out?: number;
    side?: 1 | -1;
    light?: (x: number, y: number) => number;
  },
): string {
  const { gap = 3, length = 16, width = 0.9, out = 0.5, side = 1, light = () => 1 } = o;
  const rng = S.rng.fork();
  const points = resample(edge, gap);
  const sides = normals(points, false);
  const levels = times(5, (): string[] => []);
  points.slice(0, -1).forEach(([x, y], i) => {
    const t = light(x, y);
    if (t < 0.05 || rng.f() > 0.35 + t) return;
    const next = nth(points, i + 1);
    const [nx, ny] = nth(sides, i);
    const a = Math.atan2(next[1] - y, next[0] - x);
    const lean = a - side * (out + rng.gauss(0, 0.16));
    const l = length * rng.range(0.55, 1.3);
    const root: Point = [x - nx * side * rng.range(0, 5), y - ny * side * rng.range(0, 5)];
    const mid: Point = [root[0] + Math.cos(lean) * l * 0.5, root[1] + Math.sin(lean) * l * 0.5];
    const bend = lean + side * 0.3;
    const hair = needle(
      [root, mid, [mid[0] + Math.cos(bend) * l * 0.5, mid[1] + Math.sin(bend) * l * 0.5]],
      width * (0.4 + 0.6 * t) * rng.range(0.7, 1.2),
      { attack: 0.15, decay: 0.85, curved: false },
    );
    nth(levels, Math.min(4, Math.floor(clamp(t + rng.gauss(0, 0.08)) * 5))).push(hair);
  });
  return levels.map((ds, i) => (ds.length ? path(ds.join(''), nth(ICE, i)) : '')).join('');
}

/** Snow picked out with the point: crumbs of several sizes, fewer of them large. */
export function flakes(
  S: Easel,
  n: number,
  at: (rng: Rng) => Point,
  o: { size?: number; colour?: Colour; keep?: (x: number, y: number) => boolean } = {},
): string {
  const { size = 2.6, keep = () => true } = o;
  const rng = S.rng.fork();
  const d = times(n, () => {
    const [x, y] = at(rng);
    if (!keep(x, y)) return '';
    const r = size * (0.25 + 0.75 * rng.f() ** 3);
    const [turn, corners] = [rng.f() * TAU, rng.int(5, 7)];
    return polygon(
      times(corners, (i): Point => {
        const a = turn + (i / corners) * TAU;
        const k = r * rng.range(0.6, 1.15);
        return [x + Math.cos(a) * k, y + Math.sin(a) * k];
      }),
    );
  });
  return path(d.join(''), o.colour ?? ICE[3]);
}

/** Where the needle slipped: a few hair-thin long lines. */
export function strays(S: Easel, n = 9): string {
  const d = times(n, () => {
    const [x, y, a] = [S.rng.range(0, S.w), S.rng.range(0, S.h), S.rng.gauss(0.9, 0.5)];
    const l = S.rng.range(18, 70);
    return needle(
      times(4, (i): Point => [
        x + Math.cos(a + i * 0.03) * l * i * 0.33,
        y + Math.sin(a + i * 0.03) * l * i * 0.33,
      ]),
      0.4,
      { attack: 0.1, decay: 0.9 },
    );
  });
  return path(d.join(''), mix(BOARD, ICE[1], 0.6));
}

export interface FrostGrade {
  /** How broken the edges of scratches are, px at 2x. */
  broken: number;
  /** Grain in the bared clay, 0..1. */
  grain: number;
  /** Brush streaks and tooth of the ink, 0..1. */
  tooth: number;
  vignette: number;
  seed: number;
}

export const frost: Finish<FrostGrade> = {
  name: 'frost scraperboard',
  version: 1,
  develop(shot, grade, { scale }) {
    const { broken = 1.5, grain = 0.24, tooth = 0.5, vignette = 0.3, seed = 61 } = grade;
    const { width: w, height: h } = shot;
    const [nick, clay, streak] = [noiseFrom(seed), noiseFrom(seed + 1), noiseFrom(seed + 2)];
    const light = luminance(shot);
    const around = boxBlur(light.slice(), w, h, 6);
    const planes = shot.planes.map((p) => new Float32Array(p.length));
    for (let y = 0, i = 0; y < h; y++)
      for (let x = 0; x < w; x++, i++) {
        const dx = nick.n2(x / 5, y / 5) + nick.n2(x / 2.3 + 60, y / 2.3) * 0.6;
        const dy = nick.n2(x / 5 + 90, y / 5) + nick.n2(x / 2.3, y / 2.3 + 60) * 0.6;
        const sx = clamp(Math.round(x + dx * broken), 0, w - 1);
        const sy = clamp(Math.round(y + dy * broken), 0, h - 1);
        const j = sy * w + sx;
        const bare = smoothstep(70, 190, px(light, j));
        const grit = clay.n2(x / 2.1, y / 2.1) * 0.6 + clay.n2(x / 4.6 + 30, y / 4.6) * 0.55;
        const crumb = smoothstep(0.42, 0.8, grit) * bare * grain * 1.6;
        const brushed =
          (streak.n2((x + y * 0.5) / 190, (y - x * 0.06) / 7) * 0.22 +
            streak.fbm(x / 150, y / 150, 3) * 0.9 +
            grit * 0.35) *
          tooth;
        const glowing = px(around, i) * 0.05;
        planes.forEach((out, k) => {
          const v = px(shot.planes[k] ?? out, j);
          const ink = v * (1 + brushed * 0.28) + (k === 2 ? 3.4 : k === 1 ? 1.6 : 0.8) * (1 + brushed);
          const clean = v * (1 + grit * grain * 0.16) * (1 - crumb * 0.75) + glowing * (k === 2 ? 0.5 : 0.2);
          out[i] = lerp(ink, clean, bare);
        });
      }
    const [r, g, b] = planes;
    if (!r || !g || !b) return shot;
    const picture = shrunk({ ...shot, planes: [r, g, b] }, scale);
    const { width: W, height: H } = picture;
    picture.planes.forEach((p) => {
      for (let y = 0, i = 0; y < H; y++)
        for (let x = 0; x < W; x++, i++) {
          const [u, v] = [(x / W - 0.5) * 1.7, (y / H - 0.5) * 1.7];
          p[i] = px(p, i) * (1 - vignette * smoothstep(0.45, 1.35, Math.hypot(u, v)));
        }
    });
    return picture;
  },
};
