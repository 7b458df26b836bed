/** An engine built like a cathedral, for flat inks: two towers that are chimneys, a rose window that is a wheel, a portal, and at its left a great horn that sucks in. Stands on (0, 0); the higher tower ends at -1060. */
import { cut } from '../finishes/linocut.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { TAU, rectangle, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export interface EngineInks {
  readonly paper: Colour;
  readonly brass: Colour;
  readonly rust: Colour;
  readonly key: Colour;
}

/** Where its horn opens. */
export const HORN: Point = [-322, -640];
/** The higher, the more it leans. */
const sway = ([x, y]: Point): Point => [x + 46 * Math.sin((-y / 1100) * 2.4) - 0.00003 * y * y, y];

/** Tall shapes are built of many short steps, so that they can sway. */
function standing(outline: Points): Point[] {
  return outline.flatMap(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
    const n = Math.max(1, Math.round(Math.hypot(u - x, v - y) / 24));
    return times(n, (k): Point => sway([x + ((u - x) * k) / n, y + ((v - y) * k) / n]));
  });
}

export function cathedralEngine(S: Easel, inks: EngineInks): string {
  const { paper, brass, rust, key } = inks;
  const solid = (outline: Points, ink: Colour): string =>
    path(wobblyPolygon(S, standing(outline), 1.4, 0.05), ink);
  const arch = (x: number, foot: number, half: number, high: number): Points => [
    [x - half, foot],
    [x - half, foot - high * 0.55],
    [x - half * 0.72, foot - high * 0.8],
    [x, foot - high],
    [x + half * 0.72, foot - high * 0.8],
    [x + half, foot - high * 0.55],
    [x + half, foot],
  ];
  const framed = (outline: Points, ink: Colour, by = 5): string => {
    const [cx, cy] = middle(outline);
    const [w, h] = size(outline);
    const inner = outline.map(([x, y]): Point => [
      cx + (x - cx) * (1 - (2 * by) / w),
      cy + (y - cy) * (1 - (2 * by) / h),
    ]);
    return solid(outline, key) + solid(inner, ink);
  };

  /** Runs of cuts down a wall, thick on the side away from the light. */
  const grooves = (x0: number, x1: number, y0: number, y1: number, ink: Colour): string =>
    path(
      times(Math.floor((x1 - x0) / 9), (i) => {
        const x = x0 + i * 9;
        const long = (y1 - y0) * (0.35 + 0.65 * S.rng.f());
        return times(Math.ceil(long / 70), (k) => {
          const [u, v] = sway([x + S.rng.gauss(0, 0.8), y0 + k * 70 + 34]);
          return cut(u, v, Math.PI / 2, 52 * S.rng.range(0.6, 1.2), 1.2 + 1.5 * (i / 6), S.rng, 0.02);
        }).join('');
      }).join(''),
      ink,
    );

  const window = (x: number, foot: number, half: number, high: number): string =>
    solid(arch(x, foot, half + 6, high + 10), key) +
    solid(arch(x, foot - 4, half, high), rust) +
    solid(arch(x, foot - 4, half * 0.5, high * 0.66), brass) +
    solid(rectangle(x - 2, foot - high, x + 2, foot), key);

  const band = (x0: number, x1: number, y: number, high = 14): string =>
    framed(rectangle(x0 - 8, y - high, x1 + 8, y), brass, 3) +
    path(
      times(Math.floor((x1 - x0) / 16), (i) => {
        const [u, v] = sway([x0 + 8 + i * 16, y - high / 2]);
        return smooth(times(6, (k): Point => [u + 2.4 * Math.cos(k), v + 2.4 * Math.sin(k)]));
      }).join(''),
      key,
    );

  /** Storeys with windows, a bundle of pipes, a spire that smokes. */
  const tower = (x0: number, x1: number, top: number): string => {
    const [w, x] = [x1 - x0, (x0 + x1) / 2];
    const pipes = times(5, (i) => {
      const px0 = x0 + 4 + (i * (w - 8)) / 5;
      const up = top - (120 - 51 * Math.abs(i - 2));
      return (
        framed(rectangle(px0, up, px0 + (w - 8) / 5, top + 20), brass, 3) +
        solid(arch(px0 + w / 10 - 1, top + 6, 4.5, 26), key)
      );
    });
    const storeys = times(3, (i) => {
      const foot = top + 20 + ((i + 1) * (0 - top - 20)) / 3;
      const high = (0 - top) / 3;
      return window(x, foot - 26, w * 0.2, Math.min(high - 70, 170)) + band(x0, x1, foot - high + 12);
    });
    const spire: Points = trace(`${x - w * 0.2},${top - 96} ${x},${top - 330} ${x + w * 0.2},${top - 96}`);
    return [
      framed(spire, rust, 5),
      solid(trace(`${x - w * 0.14},${top - 102} ${x},${top - 300} ${x - 2},${top - 102}`), brass),
      ...pipes,
      framed(rectangle(x0, top, x1, 0), brass, 5),
      grooves(x0 + w * 0.72, x1 - 4, top + 24, -20, key),
      ...storeys,
    ].join('');
  };

  const nave = [
    framed(trace('-120,0 -120,-560 0,-760 120,-560 120,0'), brass, 5),
    grooves(-104, -60, -520, -300, key),
    grooves(70, 112, -540, -300, key),
    band(-120, 120, -300, 18),
  ].join('');

  const portal = [
    [112, 290, key],
    [104, 278, rust],
    [90, 256, key],
    [83, 246, brass],
    [70, 224, key],
    [64, 214, rust],
    [52, 194, key],
  ] as const;

  return [
    smoke(S, sway([-159, -900]), inks),
    smoke(S, sway([154, -1040]), inks),
    tower(100, 208, -700),
    tower(-214, -104, -560),
    nave,
    wheel(S, sway([22, -634]), inks),
    rose(S, sway([0, -468]), inks),
    ...portal.map(([half, high, ink]) => solid(arch(0, 0, half, high), ink)),
    rod(S, [92, -400], [-30, -300], inks),
    horn(S, inks),
    path(wobblyPolygon(S, rectangle(-240, -14, 240, 4)), key),
    path(wobblyPolygon(S, rectangle(-228, -11, 228, -4)), paper),
  ].join('');
}

const middle = (points: Points): Point => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};
const size = (points: Points): Point => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

const disc = (S: Easel, [x, y]: Point, r: number, ink: Colour): string =>
  path(
    wobblyPolygon(
      S,
      times(48, (i): Point => [x + r * Math.cos((i * TAU) / 48), y + r * Math.sin((i * TAU) / 48)]),
    ),
    ink,
  );

const toothed = ([x, y]: Point, inner: number, outer: number, teeth: number): Points =>
  times(teeth, (i) =>
    [0, 0.26, 0.34, 0.66, 0.74].map((t, k): Point => {
      const a = ((i + t) * TAU) / teeth + 0.1;
      const r = k === 2 || k === 3 ? outer : inner;
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    }),
  ).flat();

/** The rose window: a toothed wheel, twelve panes, a hub. */
function rose(S: Easel, at: Point, { paper, brass, rust, key }: EngineInks): string {
  const panes = times(12, (i) => {
    const a = (i * TAU) / 12 + 0.1;
    const from = (r: number, da: number): Point => [
      at[0] + r * Math.cos(a + da),
      at[1] + r * Math.sin(a + da),
    ];
    return smooth([
      from(30, 0),
      from(52, -0.14),
      from(74, -0.17),
      from(84, 0),
      from(74, 0.17),
      from(52, 0.14),
    ]);
  });
  return [
    path(wobblyPolygon(S, toothed(at, 112, 130, 20)), key),
    path(wobblyPolygon(S, toothed(at, 106, 124, 20)), brass),
    disc(S, at, 96, key),
    path(panes.filter((_, i) => i % 2).join(''), rust),
    path(panes.filter((_, i) => i % 2 === 0).join(''), paper),
    disc(S, at, 22, key),
    disc(S, at, 16, brass),
    disc(S, at, 6, key),
  ].join('');
}

/** A smaller wheel that turns the large one. */
const wheel = (S: Easel, at: Point, { brass, rust, key }: EngineInks): string =>
  [
    path(wobblyPolygon(S, toothed(at, 52, 66, 12)), key),
    path(wobblyPolygon(S, toothed(at, 47, 61, 12)), rust),
    disc(S, at, 26, key),
    disc(S, at, 21, brass),
    disc(S, at, 7, key),
  ].join('');

/** The rod that drives the wheel. */
function rod(S: Easel, [x0, y0]: Point, [x1, y1]: Point, { brass, key }: EngineInks): string {
  const long = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long];
  const bar = (half: number): Points => [
    [x0 + nx * half, y0 + ny * half],
    [x1 + nx * half, y1 + ny * half],
    [x1 - nx * half, y1 - ny * half],
    [x0 - nx * half, y0 - ny * half],
  ];
  const knob = (x: number, y: number): string =>
    disc(S, [x, y], 20, key) + disc(S, [x, y], 14, brass) + disc(S, [x, y], 5, key);
  return (
    path(wobblyPolygon(S, bar(11)), key) + path(wobblyPolygon(S, bar(6)), brass) + knob(x0, y0) + knob(x1, y1)
  );
}

/** Smoke that leans away from the horn, in curls with a light edge. */
function smoke(S: Easel, [x, y]: Point, { paper, key }: EngineInks): string {
  const curls = times(9, (i): readonly [number, number, number] => [
    x + i * i * 3.2 + S.rng.gauss(0, 5),
    y - i * 27 + S.rng.gauss(0, 5),
    11 + i * 6.5,
  ]);
  const puff = (cx: number, cy: number, r: number): string =>
    smooth(
      times(11, (k): Point => {
        const a = (k * TAU) / 11;
        const at = r * (1 + 0.12 * S.noise.n2(cx + k * 1.7, cy));
        return [cx + at * Math.cos(a), cy + at * Math.sin(a)];
      }),
    );
  const all = (more: number): string => curls.map(([cx, cy, r]) => puff(cx, cy, r + more)).join('');
  const lit = curls.map(([cx, cy, r]) =>
    [0.2, 0.5, 0.78]
      .map((k) =>
        cut(cx - r * 0.75 * k, cy - r * 0.5 * (1.2 - k), -1 - k * 0.4, r * 0.75, 1 + r * 0.03, S.rng, 0.5),
      )
      .join(''),
  );
  return path(all(4), paper) + path(all(0), key) + path(lit.slice(2).join(''), paper);
}

/** The horn comes out of the left tower and opens towards the queue. */
function horn(S: Easel, { brass, rust, key }: EngineInks): string {
  const [mx, my] = HORN;
  const bell = trace(
    `-120,-430 -190,-470 -250,-530 ${mx - 30},${my + 120} ${mx - 66},${my + 60} ${mx + 20},${my - 118} ${mx + 84},${my - 110} -210,-640 -150,-580 -110,-540`,
  );
  const inner = bell.map(([x, y]): Point => [x * 0.965 - 6, (y + 560) * 0.93 - 560]);
  const mouth = (k: number): string =>
    smooth(
      times(28, (i): Point => {
        const a = (i * TAU) / 28;
        const [u, v] = [54 * k * Math.cos(a), 112 * k * Math.sin(a)];
        const t = 0.46;
        return [mx - 14 + u * Math.cos(t) - v * Math.sin(t), my + u * Math.sin(t) + v * Math.cos(t)];
      }),
    );
  const ribs = times(4, (i) => {
    const [x, y] = [-150 - i * 34, -520 - i * 26];
    const half = 48 + i * 16;
    return smooth([
      [x + half * 0.44, y - half],
      [x + 8, y],
      [x - half * 0.52, y + half * 0.9],
      [x - half * 0.52 - 5, y + half * 0.88],
      [x, y - 4],
      [x + half * 0.44 - 6, y - half],
    ]);
  });
  return [
    path(smooth(bell), key),
    path(smooth(inner), brass),
    group({ 'clip-path': S.clip(smooth(inner)) }, path(ribs.join(''), rust)),
    path(mouth(1.1), key),
    path(mouth(1.02), brass),
    path(mouth(0.9), key),
  ].join('');
}
