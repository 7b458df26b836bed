/** A cottage in flight: the roof slopes are wings of shingle, the foundations trail roots and soil. */
import { brushLine } from '../kit/brush.ts';
import { clamp, jitter, mix, type Colour, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { face, lambert, stand, type Face, type Point3, type Pose } from './solid.ts';

export interface WingedCottageOptions extends Pose {
  /** Degrees above the horizon of the near and the far wing. */
  near: number;
  far: number;
  /** Wing length in units; the house is 2 long. */
  span?: number;
  c: Palette<'wall' | 'roof' | 'door' | 'glass' | 'lit' | 'shade' | 'soil' | 'trim'>;
  /** Direction to the light. */
  light: Point3;
  /** No windows: a kennel with one round hole. */
  kennel?: boolean;
  chimney?: boolean;
}

export interface WingedCottage {
  svg: string;
  chimney: Point;
  /** Tip of the gable at the front. */
  prow: Point;
  /** Bottom of the rear wall. */
  stern: Point;
}

const eaves = 0.9;
const crest = 1.62;

function wing(S: Easel, f: Face, roof: Colour, o: WingedCottageOptions, rows: number): string {
  const top = lambert(f, o.light, mix(roof, o.c.shade, 0.4), mix(roof, o.c.lit, 0.42));
  const rng = S.rng.fork();
  const under = f.facing < 0;
  const base = under ? mix(mix(roof, o.c.shade, 0.38), o.c.lit, 0.1) : top;
  const columns = 13;
  const shingle = (u: number, v: number, w: number, long: number, bend: number): string => {
    const p = [
      [0, 0],
      [0.06, 0.6],
      [0.24, 0.95],
      [0.5, 1.02],
      [0.78, 0.93],
      [0.95, 0.58],
      [1, 0],
    ] as const;
    return smooth(
      p.map(([a, b]) => f.at(u + a * w + bend * b, v + b * long)),
      true,
      0.7,
    );
  };
  const out: string[] = [path(f.quad(S, 0, 0, 1, 0.97, o.s * 0.012), mix(base, o.c.shade, 0.4))];
  for (let r = rows - 1; r >= 0; r--) {
    const shift = (r % 2) * 0.5;
    for (let i = -1; i < columns; i++) {
      const u = (i + shift) / columns + rng.gauss(0, 0.008);
      if (u < -0.03 || u > 0.99) continue;
      const lastRow = r === rows - 1;
      const long = (lastRow ? 1.75 + 0.35 * Math.sin(u * 9) : 1.5) / rows;
      const d = shingle(
        u,
        r / rows,
        (1.02 / columns) * rng.range(0.94, 1.08),
        long * rng.range(0.9, 1.12),
        rng.gauss(0.006, 0.006),
      );
      const sheen = under ? 0.05 : 0.12 + 0.25 * S.noise.fbm(u * 3 + r * 0.4, r * 0.7, 2);
      const hue = jitter(mix(base, o.c.lit, clamp(sheen, 0, 0.5)), rng, 0.025, 7);
      out.push(
        path(
          d,
          hue,
          `stroke="${mix(base, o.c.shade, 0.7)}" stroke-width="${Math.max(0.6, o.s * 0.011)}" stroke-opacity=".65"`,
        ),
      );
    }
  }
  // the leading edge, a bargeboard
  const board = f.run(0, 0, 0, 1.02, 10);
  out.push(
    path(
      polygon(ribbon(wobble(board, S.noise, o.s * 0.012, 0.05, false), () => o.s * 0.032)),
      mix(o.c.trim, o.c.shade, under ? 0.5 : 0.15),
    ),
    line(polygon(board, false), o.c.lit, o.s * 0.014, `opacity="${under ? 0.25 : 0.7}"`),
  );
  return out.join('');
}

function window(
  S: Easel,
  f: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  o: WingedCottageOptions,
): string {
  const frame = f.quad(S, u - 0.02, v - 0.02, u + w + 0.02, v + h + 0.02, o.s * 0.006);
  const [cx, cy] = f.at(u + w / 2, v + h / 2);
  return [
    path(frame, mix(o.c.trim, o.c.shade, 0.25)),
    path(f.quad(S, u, v, u + w, v + h, o.s * 0.004), o.c.glass),
    line(
      polygon(f.run(u + w / 2, v, u + w / 2, v + h), false) +
        polygon(f.run(u, v + h / 2, u + w, v + h / 2), false),
      mix(o.c.trim, o.c.shade, 0.4),
      o.s * 0.018,
    ),
    path(f.quad(S, u - 0.035, v + h + 0.01, u + w + 0.035, v + h + 0.05, 0.4), o.c.trim),
    glow(S, cx, cy, o.s * 0.3, o.c.glass, 0.35),
  ].join('');
}

function plaster(S: Easel, f: Face, o: WingedCottageOptions, n: number): string {
  const tone = lambert(f, o.light, mix(o.c.wall, o.c.shade, 0.45), mix(o.c.wall, o.c.lit, 0.45));
  const rng = S.rng.fork();
  const out = [path(f.quad(S, 0, 0, 1, 1, o.s * 0.01), tone)];
  for (let i = 0; i < n; i++) {
    const [u, v] = [rng.f(), rng.f()];
    const grime = v > 0.75 ? o.c.soil : v < 0.2 ? o.c.shade : tone;
    out.push(
      brushLine(
        S,
        f.run(u, v, Math.min(1, u + rng.range(0.04, 0.16)), v + rng.gauss(0, 0.02), 3),
        o.s * 0.02,
        jitter(mix(tone, grime, rng.range(0, 0.3)), rng, 0.03, 6),
        { opacity: 0.5 },
      ),
    );
  }
  // stones at the foot
  for (let i = 0; i < 9; i++) {
    const u = i / 9 + rng.range(0, 0.03);
    out.push(
      path(
        f.quad(S, u, 0.86 + rng.range(-0.04, 0.03), Math.min(1, u + 0.09), 1, o.s * 0.014),
        jitter(mix(tone, o.c.soil, 0.5), rng, 0.04, 10),
      ),
    );
  }
  return out.join('');
}

export function wingedCottage(S: Easel, o: WingedCottageOptions): WingedCottage {
  const view = stand(o);
  const { c } = o;
  const rng = S.rng.fork();
  const span = o.span ?? 1.75;
  const Z = 0.66;
  const parts: { depth: number; svg: string }[] = [];
  const add = (depth: number, ...svg: string[]): void => void parts.push({ depth, svg: svg.join('') });
  // walls, each seen from outside: top-left, top-right, bottom-right, bottom-left
  const side = face(view, [-1, eaves, Z], [1, eaves, Z], [1, 0, Z], [-1, 0, Z]);
  const front = face(view, [1, eaves, Z], [1, eaves, -Z], [1, 0, -Z], [1, 0, Z]);
  const back = face(view, [-1, eaves, -Z], [-1, eaves, Z], [-1, 0, Z], [-1, 0, -Z]);
  const wallTone = (f: Face): Colour =>
    lambert(f, o.light, mix(c.wall, c.shade, 0.45), mix(c.wall, c.lit, 0.45));
  for (const end of [front, back]) {
    const x = end === front ? 1 : -1;
    if (view.turn([x, 0, 0])[2] <= 0) continue;
    const gable = [view.project([x, eaves, Z]), view.project([x, crest, 0]), view.project([x, eaves, -Z])];
    const dressing: string[] = [path(polygon(wobble(gable, S.noise, 1, 0.05)), wallTone(end))];
    dressing.push(plaster(S, end, o, 26));
    const beam = mix(c.trim, c.shade, 0.35);
    for (const u of [0.02, 0.98]) dressing.push(line(polygon(end.run(u, 0, u, 1), false), beam, o.s * 0.045));
    dressing.push(line(polygon(end.run(0, 0, 1, 0), false), beam, o.s * 0.045));
    dressing.push(
      line(polygon(gable, false), beam, o.s * 0.05),
      line(polygon(gable, false), c.lit, o.s * 0.012, 'opacity=".5"'),
    );
    if (o.kennel) {
      const hole = times(14, (i): Point => {
        const t = Math.PI * (i / 13);
        return end.at(0.5 - 0.24 * Math.cos(t), 0.55 - 0.4 * Math.sin(t));
      });
      dressing.push(
        path(smooth([...hole, end.at(0.74, 1), end.at(0.26, 1)], true, 0.4), mix(c.shade, '#000000', 0.4)),
      );
    } else {
      const d = end.quad(S, 0.36, 0.28, 0.64, 1, o.s * 0.006);
      dressing.push(
        path(end.quad(S, 0.32, 0.22, 0.68, 1, o.s * 0.006), beam),
        path(d, lambert(end, o.light, mix(c.door, c.shade, 0.35), mix(c.door, c.lit, 0.15))),
        ...[0.43, 0.5, 0.57].map((u) =>
          line(polygon(end.run(u, 0.3, u, 1), false), mix(c.door, c.shade, 0.6), o.s * 0.009),
        ),
        window(S, end, 0.1, 0.3, 0.15, 0.3, o),
        window(S, end, 0.76, 0.3, 0.15, 0.3, o),
      );
      const lamp = end.at(0.5, -0.32);
      dressing.push(
        path(
          smooth(
            times(9, (i): Point => [
              lamp[0] + Math.cos((i / 9) * 6.28) * o.s * 0.09,
              lamp[1] + Math.sin((i / 9) * 6.28) * o.s * 0.11,
            ]),
          ),
          c.glass,
        ),
        glow(S, lamp[0], lamp[1], o.s * 0.3, c.glass, 0.4),
      );
    }
    add(view.turn([x, 0.5, 0])[2], ...dressing);
  }
  if (view.turn([0, 0, 1])[2] > 0) {
    const dressing = [plaster(S, side, o, 50)];
    const beam = mix(c.trim, c.shade, 0.45);
    for (const u of [0.015, 0.34, 0.66, 0.985])
      dressing.push(line(polygon(side.run(u, 0, u, 1), false), beam, o.s * 0.042));
    dressing.push(line(polygon(side.run(0, 0.03, 1, 0.03), false), beam, o.s * 0.05));
    dressing.push(line(polygon(side.run(0.02, 0.95, 0.33, 0.1), false), beam, o.s * 0.03));
    if (!o.kennel)
      dressing.push(window(S, side, 0.42, 0.28, 0.17, 0.38, o), window(S, side, 0.76, 0.28, 0.15, 0.38, o));
    add(view.turn([0, 0.5, Z])[2], ...dressing);
  }
  // the bottom, torn out of the ground
  if (view.turn([0, -1, 0])[2] > 0) {
    const floor = face(view, [-1, 0, Z], [1, 0, Z], [1, 0, -Z], [-1, 0, -Z]);
    const tone = lambert(floor, o.light, mix(c.soil, c.shade, 0.65), c.soil);
    const lumps = times(26, (i) => {
      const [u, v] = [(i % 9) / 8 + rng.gauss(0, 0.03), Math.floor(i / 9) / 2 + rng.gauss(0, 0.06)];
      const [x, y] = floor.at(clamp(u, 0.03, 0.97), clamp(v, 0.05, 0.9));
      const r = o.s * rng.range(0.07, 0.16);
      return path(
        smooth(
          times(8, (k): Point => [
            x + Math.cos(k * 0.785) * r * 1.3,
            y + Math.sin(k * 0.785) * r * rng.range(0.6, 1) + r * 0.3,
          ]),
        ),
        jitter(tone, rng, 0.03, 8),
        'opacity=".85"',
      );
    });
    const roots = times(15, () => {
      const [x, y] = floor.at(rng.f(), rng.range(0, 0.5));
      const l = o.s * rng.range(0.15, 0.5);
      return brushLine(
        S,
        [
          [x, y],
          [x - l * 0.2, y + l * 0.5],
          [x - l * rng.range(0.4, 0.9), y + l],
        ],
        o.s * rng.range(0.008, 0.02),
        mix(tone, c.shade, 0.35),
        { attack: 0.02, decay: 0.9 },
      );
    });
    add(view.turn([0, -0.1, 0])[2], path(floor.quad(S, 0, 0, 1, 1, o.s * 0.03), tone), ...lumps, ...roots);
  }
  // attic under the wings
  const loft = face(view, [-1, crest, 0], [1, crest, 0], [1, eaves, Z], [-1, eaves, Z]);
  add(
    view.turn([0, 1.1, 0.2])[2],
    path(loft.quad(S, 0, 0, 1, 1, o.s * 0.01), mix(c.roof, c.shade, 0.8)),
    ...times(7, (i) =>
      line(
        polygon(loft.run(0.05 + i * 0.15, 0, 0.05 + i * 0.15, 1), false),
        mix(c.trim, c.shade, 0.5),
        o.s * 0.03,
      ),
    ),
  );
  const panel = (degrees: number, sign: 1 | -1): Face => {
    const a = (degrees * Math.PI) / 180;
    const [dy, dz] = [Math.sin(a) * span, Math.cos(a) * span * sign];
    const over = 0.16;
    return face(
      view,
      [1 + over, crest + 0.05, 0],
      [-1 - over, crest + 0.05, 0],
      [-1 - over - 0.35, crest + dy * 0.92, dz * 0.92],
      [1 + over - 0.3, crest + dy, dz],
    );
  };
  const nearWing = panel(o.near, 1);
  const farWing = panel(o.far, -1);
  // both are listed from the leading edge, so the near one is inside out
  const nearSeen: Face = {
    ...nearWing,
    facing: -nearWing.facing,
    normal: [-nearWing.normal[0], -nearWing.normal[1], -nearWing.normal[2]],
  };
  const rim = form(S, {
    angle: -20,
    size: o.s * 0.1,
    shade: c.shade,
    shadeOpacity: 0.3,
    light: c.lit,
    lightOpacity: 0.75,
    lightSize: o.s * 0.025,
    rough: 1.5,
    mottle: 0.15,
  });
  const chimneyAt: Point3 = [-0.45, crest + 0.92, 0];
  const stack = (): string => {
    const w = 0.15;
    const faces = [
      face(
        view,
        [-0.45 - w, crest + 0.9, w],
        [-0.45 + w, crest + 0.9, w],
        [-0.45 + w, crest - 0.2, w],
        [-0.45 - w, crest - 0.2, w],
      ),
      face(
        view,
        [-0.45 + w, crest + 0.9, w],
        [-0.45 + w, crest + 0.9, -w],
        [-0.45 + w, crest - 0.2, -w],
        [-0.45 + w, crest - 0.2, w],
      ),
    ];
    return faces
      .map((f) => {
        const tone = lambert(f, o.light, mix(c.roof, c.shade, 0.6), mix(c.roof, c.lit, 0.4));
        return [
          path(f.quad(S, 0, 0, 1, 1, 0.8), tone),
          ...times(5, (i) =>
            line(
              polygon(f.run(0, 0.15 + i * 0.12, 1, 0.15 + i * 0.12), false),
              mix(tone, c.shade, 0.4),
              o.s * 0.008,
            ),
          ),
          path(f.quad(S, -0.15, -0.08, 1.15, 0.1, 0.6), mix(tone, c.lit, 0.15)),
        ].join('');
      })
      .join('');
  };
  parts.sort((a, b) => a.depth - b.depth);
  const walls = parts.map((p) => p.svg);
  const far = group({}, wing(S, farWing, c.roof, o, 6));
  const near = group({}, wing(S, nearSeen, c.roof, o, 6));
  const body = group({ filter: rim }, far, o.chimney === false ? '' : stack(), walls, near);
  return {
    svg: body,
    chimney: view.project(chimneyAt),
    prow: view.project([1.1, crest, 0]),
    stern: view.project([-1, 0.2, 0]),
  };
}
