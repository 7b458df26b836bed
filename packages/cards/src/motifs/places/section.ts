/** Cross-sections: a house cut open into rooms, and ground cut open into soil. */
import { strokes } from '../../kit/brush.ts';
import { adjust, jitter, mix, type Colour } from '../../kit/colour.ts';
import { polygon, smooth, spline } from '../../kit/curves.ts';
import { group, line, path } from '../../kit/markup.ts';
import {
  last,
  lerp,
  nth,
  rectangle,
  scatter,
  times,
  type Box,
  type Point,
  type Points,
} from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../kit/shapes.ts';

export interface CutHouseOptions {
  /** Outer walls, without the roof. */
  box: Box;
  floors: number;
  /** Rooms on each floor from the ground up, e.g. [1, 2, 2]. */
  rooms: readonly number[];
  /** Cut masonry. */
  brick: Colour;
  /** Wall colour of a room by floor and place. */
  paper: (floor: number, room: number) => Colour;
  floorboard: Colour;
  thickness?: number;
  roof?: Colour;
  roofHeight?: number;
}

export interface CutRoom {
  readonly floor: number;
  readonly room: number;
  /** Inside of the room. */
  readonly box: Box;
}

/** Draws the shell and gives the inside of every room to furnish. */
export function cutHouse(S: Easel, o: CutHouseOptions): { svg: string; rooms: CutRoom[] } {
  const [x, y, w, h] = o.box;
  const { thickness: t = 14, roofHeight = 110 } = o;
  const rng = S.rng.fork();
  const storey = h / o.floors;
  const rooms: CutRoom[] = [];
  const marks: string[] = [];
  const shell: Points = [
    [x, y + h],
    [x, y],
    [x + w, y],
    [x + w, y + h],
  ];
  marks.push(path(wobblyPolygon(S, shell, 1.5), o.brick), bricks(S, shell, o.brick));
  if (o.roof) {
    const roof: Points = [
      [x - 22, y + 4],
      [x + w * 0.5 + rng.gauss(0, 6), y - roofHeight],
      [x + w + 22, y + 4],
    ];
    const inner: Points = [
      [x + 26, y - 6],
      [x + w * 0.5, y - roofHeight + 30],
      [x + w - 26, y - 6],
    ];
    marks.push(
      path(wobblyPolygon(S, roof, 1.6), o.roof),
      path(wobblyPolygon(S, inner, 1.4), adjust(o.roof, { dL: -0.16, kC: 0.5 })),
    );
  }
  for (let f = 0; f < o.floors; f++) {
    const n = o.rooms[f] ?? 1;
    const top = y + h - (f + 1) * storey + t * 0.5;
    let left = x + t;
    const widths = times(n, () => rng.range(0.8, 1.25));
    const total = widths.reduce((sum, v) => sum + v, 0);
    widths.forEach((share, i) => {
      const rw = ((w - t * 2 - (n - 1) * t * 0.6) * share) / total;
      const box: Box = [left, top, rw, storey - t * 0.9];
      const wall: Points = rectangle(box[0], box[1], box[0] + rw, box[1] + box[3]);
      const colour = o.paper(f, i);
      const d = wobblyPolygon(S, wall, 1);
      marks.push(
        path(d, S.linear([adjust(colour, { dL: -0.07 }), [0.3, colour], adjust(colour, { dL: -0.03 })])),
        strokes(S, {
          region: wall,
          n: 30,
          length: 40,
          width: 4,
          angle: 1.5,
          colour,
          opacity: [0.1, 0.3],
          clip: S.clip(d),
        }),
        path(
          wobblyPolygon(S, rectangle(box[0], box[1] + box[3] - 6, box[0] + rw, box[1] + box[3]), 0.6),
          o.floorboard,
        ),
        line(
          polygon(
            [
              [box[0], box[1] + 2],
              [box[0] + rw, box[1] + 2],
            ],
            false,
          ),
          mix(colour, '#100a14', 0.6),
          3,
          'opacity=".5"',
        ),
      );
      rooms.push({ floor: f, room: i, box });
      left += rw + t * 0.6;
    });
  }
  return { svg: group({}, marks), rooms };
}

function bricks(S: Easel, outline: Points, colour: Colour): string {
  const rng = S.rng.fork();
  return group(
    { 'clip-path': S.clip(polygon(outline)) },
    scatter(outline, 420, rng).map(([u, v]) =>
      path(
        wobblyPolygon(S, rectangle(u, v, u + 13, v + 6), 0.6),
        jitter(colour, rng, 0.03, 8),
        'opacity=".6"',
      ),
    ),
  );
}

export interface CutGroundOptions {
  /** Colours from the turf down. */
  layers: readonly Colour[];
  turf?: Colour;
  bottom?: number;
  stones?: number;
}

/** Earth below a surface line: turf edge, wavering layers, stones. */
export function cutGround(S: Easel, surface: Points, o: CutGroundOptions): string {
  const { layers, bottom = S.h + 20, stones = 60 } = o;
  const rng = S.rng.fork();
  const top = Math.min(...surface.map((p) => p[1]));
  const below = (drop: number): Points =>
    surface.map(([x, y], i): Point => [
      x,
      lerp(y, bottom, drop) + S.noise.fbm(x * 0.008, drop * 9 + i * 0.001, 3) * 22 * Math.min(1, drop * 4),
    ]);
  const close = (line: Points): Point[] => [...line, [last(line)[0], bottom], [nth(line, 0)[0], bottom]];
  const beds = layers.map((colour, i) => {
    const outline = close(below((i / layers.length) ** 1.2));
    const d = polygon(outline);
    return (
      path(d, colour) +
      strokes(S, {
        region: outline,
        n: 130,
        length: 46,
        width: 4,
        angle: (x, y) => S.noise.fbm(x / 160, y / 90, 2) * 0.5,
        colour,
        dL: 0.03,
        opacity: [0.15, 0.5],
        clip: S.clip(d),
      })
    );
  });
  const pebbles = times(stones, () => {
    const [x, y] = [rng.range(0, S.w), rng.range(top + 40, bottom)];
    const r = 2 + rng.f() ** 3 * 16;
    const c = jitter(
      nth(layers, Math.min(layers.length - 1, Math.floor(((y - top) / (bottom - top)) * layers.length))),
      rng,
      0.05,
      8,
    );
    return (
      path(
        smooth(blob(x, y, r, r * rng.range(0.55, 0.9), S.noise, 0.25, 1.2, 14)),
        adjust(c, { dL: 0.07, kC: 0.6 }),
        'opacity=".85"',
      ) +
      path(
        smooth(blob(x - r * 0.15, y - r * 0.2, r * 0.6, r * 0.35, S.noise, 0.25, 1.2, 12)),
        adjust(c, { dL: 0.14, kC: 0.5 }),
        'opacity=".5"',
      )
    );
  });
  const turf = o.turf
    ? path(
        smooth(
          ribbon(surface, (t) => 7 + S.noise.n2(t * 30, 2) * 3),
          true,
          0.8,
        ),
        o.turf,
      )
    : '';
  return group({}, beds, pebbles, turf);
}

/** A root growing from a point: forks and thins. Ends are where it may hold something. */
export function root(
  S: Easel,
  from: Point,
  o: { heading?: number; length: number; width: number; colour: Colour; forks?: number },
): { svg: string; ends: Point[] } {
  const rng = S.rng.fork();
  const ends: Point[] = [];
  const marks: string[] = [];
  const grow = ([x, y]: Point, heading: number, length: number, width: number, k: number): void => {
    const line: Point[] = [[x, y]];
    let [cx, cy, a] = [x, y, heading];
    for (let i = 0; i < 6; i++) {
      a += rng.gauss(0, 0.22) + (Math.PI / 2 - a) * 0.04;
      cx += (Math.cos(a) * length) / 6;
      cy += (Math.sin(a) * length) / 6;
      line.push([cx, cy]);
    }
    marks.push(
      path(
        smooth(
          ribbon(
            spline(line, false, 5),
            (t) => lerp(width, width * (k > 0 ? 0.6 : 0.12), t),
            S.noise,
            width * 0.15,
          ).filter((_, i) => i % 2 === 0),
        ),
        o.colour,
      ),
    );
    if (k <= 0) {
      ends.push([cx, cy]);
      return;
    }
    const n = rng.chance(0.4) ? 3 : 2;
    for (let i = 0; i < n; i++)
      grow(
        [cx, cy],
        a + (i - (n - 1) / 2) * rng.range(0.5, 0.9),
        length * rng.range(0.6, 0.85),
        width * 0.58,
        k - 1,
      );
    const branch = nth(line, 3);
    grow(branch, a + rng.sign() * rng.range(0.6, 1), length * 0.5, width * 0.34, k - 2);
  };
  grow(from, o.heading ?? Math.PI / 2, o.length, o.width, o.forks ?? 2);
  return { svg: group({}, marks), ends };
}
