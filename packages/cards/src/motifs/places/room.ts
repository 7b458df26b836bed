/** A room in one-point perspective: paints floor, walls, ceiling, and maps positions in the room to the card. */
import { strokes } from '../../kit/brush.ts';
import { adjust, mix, type Colour } from '../../kit/colour.ts';
import { polygon } from '../../kit/curves.ts';
import { group, line, path } from '../../kit/markup.ts';
import { blur } from '../../kit/materials.ts';
import { fix, lerp, times, type Box, type Point, type Points } from '../../kit/points.ts';
import { fading, type Easel } from '../../kit/scene.ts';
import { wobblyPolygon } from '../../kit/shapes.ts';

export interface RoomOptions {
  /** The back wall on the card: x, y, width, height. What is outside it is floor, ceiling and side walls. */
  back: Box;
  /** The front opening; default the whole card with a margin. */
  front?: Box;
  wall: Colour;
  floor: Colour;
  ceiling?: Colour;
  /** Side the light comes from: the wall facing it is lit. */
  lightSide?: 1 | -1 | 0;
  boards?: number;
  floorKind?: 'boards' | 'tiles' | 'plain';
  tile?: Colour;
  wallpaper?: 'plain' | 'stripes' | 'sprigs' | 'panels';
  pattern?: Colour;
  skirting?: Colour;
}

export interface Room {
  readonly svg: string;
  /** u 0..1 left to right, depth 0 (front) .. 1 (back wall). */
  floor(u: number, depth: number): Point;
  ceiling(u: number, depth: number): Point;
  /** depth 0..1, height 0 (floor) .. 1 (ceiling). */
  left(depth: number, height: number): Point;
  right(depth: number, height: number): Point;
  back(u: number, height: number): Point;
  /** Size of things at a depth, 1 at the front. */
  scale(depth: number): number;
  /** A quad on a surface, e.g. on('left', 0.3, 0.4, 0.6, 0.8): from (a, b) to (c, d) in its own coordinates. */
  on(surface: 'left' | 'right' | 'back' | 'floor', a: number, b: number, c: number, d: number): Points;
}

export function room(S: Easel, o: RoomOptions): Room {
  const [bx, by, bw, bh] = o.back;
  const [fx, fy, fw, fh] = o.front ?? [-10, -10, S.w + 20, S.h + 20];
  // equal steps in depth shrink towards the back as in a photograph
  const ease = (depth: number): number => (depth * 1.9) / (1 + 0.9 * depth);
  const at = (u: number, v: number, depth: number): Point => {
    const k = ease(depth);
    return [lerp(fx + fw * u, bx + bw * u, k), lerp(fy + fh * v, by + bh * v, k)];
  };
  const frame: Omit<Room, 'svg' | 'on'> = {
    floor: (u, depth) => at(u, 1, depth),
    ceiling: (u, depth) => at(u, 0, depth),
    left: (depth, height) => at(0, 1 - height, depth),
    right: (depth, height) => at(1, 1 - height, depth),
    back: (u, height) => at(u, 1 - height, 1),
    scale: (depth) => lerp(1, bw / fw, ease(depth)),
  };
  const on: Room['on'] = (surface, a, b, c, d) => {
    const p = frame[surface];
    return [p(a, b), p(c, b), p(c, d), p(a, d)];
  };
  return { ...frame, on, svg: paintRoom(S, o, frame, on) };
}

function paintRoom(S: Easel, o: RoomOptions, r: Omit<Room, 'svg' | 'on'>, on: Room['on']): string {
  const {
    wall,
    ceiling = adjust(wall, { dL: -0.05 }),
    lightSide = 0,
    skirting = adjust(wall, { dL: -0.16 }),
  } = o;
  const tone = (side: number): Colour =>
    adjust(wall, { dL: lightSide === 0 ? -0.06 : side === lightSide ? -0.1 : 0.02 });
  const surface = (points: Points, colour: Colour, angle: number): string => {
    const d = wobblyPolygon(S, points, 1.4, 0.02);
    return (
      path(d, colour) +
      strokes(S, {
        region: points,
        n: 150,
        length: 70,
        width: 7,
        angle,
        colour,
        dL: 0.016,
        dh: 4,
        opacity: [0.12, 0.4],
        clip: S.clip(d),
      })
    );
  };
  const [left, right, back] = [on('left', 0, 0, 1, 1), on('right', 0, 0, 1, 1), on('back', 0, 0, 1, 1)];
  const base = 0.05;
  return group(
    {},
    surface([r.ceiling(0, 0), r.ceiling(1, 0), r.ceiling(1, 1), r.ceiling(0, 1)], ceiling, 0),
    surface(left, tone(-1), 1.4),
    surface(right, tone(1), 1.7),
    surface(back, wall, 1.57),
    wallpaper(S, o, r),
    flooring(S, o, r),
    ...(['left', 'right', 'back'] as const).map((side) =>
      path(
        wobblyPolygon(S, on(side, 0, 0, 1, base), 0.8, 0.03),
        adjust(skirting, { dL: side === 'back' ? 0 : -0.03 }),
      ),
    ),
    line(
      polygon([r.back(0, 0), r.back(0, 1)], false) +
        polygon([r.back(1, 0), r.back(1, 1)], false) +
        polygon([r.back(0, 1), r.back(1, 1)], false),
      mix(wall, '#100a14', 0.45),
      1.6,
      'opacity=".6"',
    ),
    path(
      polygon([r.back(0, 0), r.back(1, 0), r.floor(1, 0.82), r.floor(0, 0.82)]),
      '#0a0610',
      `opacity=".28" filter="${blur(S, 10)}"`,
    ),
  );
}

function flooring(S: Easel, o: RoomOptions, r: Omit<Room, 'svg' | 'on'>): string {
  const { floor, floorKind = 'boards', boards = 13 } = o;
  const rng = S.rng.fork();
  const whole: Points = [r.floor(0, 0), r.floor(1, 0), r.floor(1, 1), r.floor(0, 1)];
  const ground = path(polygon(whole), floor);
  if (floorKind === 'plain') return ground;
  if (floorKind === 'tiles')
    return group(
      {},
      ground,
      times(boards, (i) =>
        times(boards, (j) => {
          if ((i + j) % 2) return '';
          const quad: Points = [
            r.floor(i / boards, j / boards),
            r.floor((i + 1) / boards, j / boards),
            r.floor((i + 1) / boards, (j + 1) / boards),
            r.floor(i / boards, (j + 1) / boards),
          ];
          return path(
            wobblyPolygon(S, quad, 0.8, 0.05),
            adjust(o.tile ?? adjust(floor, { dL: -0.14 }), { dL: rng.gauss(0, 0.015) }),
          );
        }),
      ),
    );
  return group(
    {},
    ground,
    times(boards, (i) => {
      const quad: Points = [
        r.floor(i / boards, 0),
        r.floor((i + 1) / boards, 0),
        r.floor((i + 1) / boards, 1),
        r.floor(i / boards, 1),
      ];
      const d = wobblyPolygon(S, quad, 0.7, 0.04);
      const tone = adjust(floor, { dL: rng.gauss(0, 0.02) });
      const cracks = times(2, () => {
        const depth = rng.f();
        return polygon([r.floor(i / boards, depth), r.floor((i + 1) / boards, depth)], false);
      });
      const heading = Math.atan2(
        r.floor((i + 0.5) / boards, 1)[1] - r.floor((i + 0.5) / boards, 0)[1],
        r.floor((i + 0.5) / boards, 1)[0] - r.floor((i + 0.5) / boards, 0)[0],
      );
      return (
        path(d, tone) +
        strokes(S, {
          region: quad,
          n: 26,
          length: 60,
          width: 2.4,
          angle: heading,
          colour: tone,
          dL: 0.03,
          opacity: [0.2, 0.5],
          clip: S.clip(d),
        }) +
        line(
          polygon(quad.slice(1, 3), false) + cracks.join(''),
          adjust(floor, { dL: -0.13 }),
          1.4,
          'opacity=".7"',
        )
      );
    }),
  );
}

function wallpaper(S: Easel, o: RoomOptions, r: Omit<Room, 'svg' | 'on'>): string {
  const { wallpaper: kind = 'plain', pattern = adjust(o.wall, { dL: -0.05 }) } = o;
  if (kind === 'plain') return '';
  const rng = S.rng.fork();
  const surfaces = [
    r.back,
    (d: number, h: number): Point => r.left(d, h),
    (d: number, h: number): Point => r.right(d, h),
  ];
  return surfaces
    .map((p, k) => {
      const n = k === 0 ? 9 : 7;
      const shade = k === 0 ? pattern : adjust(pattern, { dL: -0.03 });
      if (kind === 'stripes')
        return times(n, (i) =>
          path(
            wobblyPolygon(
              S,
              [p((i + 0.2) / n, 0.05), p((i + 0.6) / n, 0.05), p((i + 0.6) / n, 1), p((i + 0.2) / n, 1)],
              0.6,
              0.03,
            ),
            shade,
            'opacity=".55"',
          ),
        ).join('');
      if (kind === 'panels')
        return times(Math.ceil(n / 2), (i) => {
          const m = Math.ceil(n / 2);
          return (
            line(
              polygon([
                p((i + 0.15) / m, 0.1),
                p((i + 0.85) / m, 0.1),
                p((i + 0.85) / m, 0.42),
                p((i + 0.15) / m, 0.42),
              ]),
              shade,
              2.2,
            ) + line(polygon([p(i / m, 0.48), p((i + 1) / m, 0.48)], false), shade, 3)
          );
        }).join('');
      return times(n, (i) =>
        times(11, (j) => {
          const [x, y] = p(
            (i + 0.5 + (j % 2 ? 0.25 : -0.25) + rng.gauss(0, 0.03)) / n,
            0.1 + (j / 11) * 0.88,
          );
          return path(
            `M${fix(x)} ${fix(y)}c-2 -5 -7 -5 -6 -9c4 0 6 3 6 6c0 -4 2 -8 6 -8c1 5 -3 7 -6 11Z`,
            shade,
            'opacity=".7"',
          );
        }).join(''),
      ).join('');
    })
    .join('');
}

/** A window on a quad of a wall: frame, panes, what is outside (markup clipped to it). */
export function windowOn(
  S: Easel,
  quad: Points,
  o: { frame: Colour; sky: Colour; bars?: readonly [number, number]; outside?: string; width?: number },
): string {
  const { bars = [2, 3], width = 7 } = o;
  const corner = (i: number): Point => quad[i] ?? [0, 0];
  const at = (u: number, v: number): Point => {
    const [a, b, c, d] = [corner(0), corner(1), corner(2), corner(3)];
    return [
      lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
      lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
    ];
  };
  const d = polygon(quad);
  const grid = [
    ...times(bars[0] - 1, (i) => polygon([at((i + 1) / bars[0], 0), at((i + 1) / bars[0], 1)], false)),
    ...times(bars[1] - 1, (i) => polygon([at(0, (i + 1) / bars[1]), at(1, (i + 1) / bars[1])], false)),
  ];
  return group(
    {},
    path(wobblyPolygon(S, quad, 0.8), o.sky),
    group({ 'clip-path': S.clip(d) }, o.outside ?? ''),
    line(grid.join(''), o.frame, width * 0.45),
    path(d, 'none', `stroke="${o.frame}" stroke-width="${width}" stroke-linejoin="round"`),
    line(polygon([at(-0.08, 0), at(1.08, 0)], false), adjust(o.frame, { dL: 0.08 }), width * 1.2),
  );
}

/** Light lying on a floor or wall quad. */
export const lightPatch = (S: Easel, quad: Points, colour: Colour, opacity = 0.5, softness = 5): string =>
  path(
    polygon(quad),
    colour,
    `opacity="${opacity}" filter="${blur(S, softness)}" style="mix-blend-mode:screen"`,
  );

/** The cone of a hanging lamp: from the shade down to a pool of half-width r. */
export const lampCone = (
  S: Easel,
  x: number,
  y: number,
  floorY: number,
  r: number,
  colour: Colour,
  opacity = 0.35,
): string =>
  path(
    polygon([
      [x - 16, y],
      [x + 16, y],
      [x + r, floorY],
      [x - r, floorY],
    ]),
    S.linearAt(fading(colour, opacity, 0.02), 0, y, 0, floorY),
    `filter="${blur(S, 8)}" style="mix-blend-mode:screen"`,
  ) +
  `<ellipse cx="${fix(x)}" cy="${fix(floorY)}" rx="${fix(r)}" ry="${fix(r * 0.26)}" fill="${S.radial(fading(colour, opacity * 1.4, 0))}" style="mix-blend-mode:screen"/>`;
