/**
 * Things as signed distances: below nothing inside, nothing on the skin. A solid knows the box it fits in, so that a ray
 * asks only the solids it comes near. Distances may be too short (a ray takes more steps), never too long.
 */
import { around, boxAround, corners, turn, type Box, type Vec } from './vectors.ts';

export type Distance = (x: number, y: number, z: number) => number;

export interface Solid {
  readonly distance: Distance;
  readonly box: Box;
}

const span = ([x, y, z]: Vec, rx: number, ry: number, rz: number): Box => [
  x - rx,
  y - ry,
  z - rz,
  x + rx,
  y + ry,
  z + rz,
];

export const ball = (at: Vec, r: number): Solid => {
  const [cx, cy, cz] = at;
  return {
    distance: (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - r,
    box: span(at, r, r, r),
  };
};

export const egg = (at: Vec, [rx, ry, rz]: Vec): Solid => {
  const [cx, cy, cz] = at;
  const least = Math.min(rx, ry, rz);
  return {
    distance: (x, y, z) => {
      const u = (x - cx) / rx;
      const v = (y - cy) / ry;
      const w = (z - cz) / rz;
      const k = Math.sqrt(u * u + v * v + w * w);
      const slope = Math.sqrt((u / rx) ** 2 + (v / ry) ** 2 + (w / rz) ** 2);
      return k < 1e-4 ? -least : (k * (k - 1)) / slope;
    },
    box: span(at, rx, ry, rz),
  };
};

/** half: from the middle to each side; round: radius of the edges. */
export const block = (at: Vec, half: Vec, round = 0): Solid => {
  const [cx, cy, cz] = at;
  const [hx, hy, hz] = [half[0] - round, half[1] - round, half[2] - round];
  return {
    distance: (x, y, z) => {
      const u = Math.abs(x - cx) - hx;
      const v = Math.abs(y - cy) - hy;
      const w = Math.abs(z - cz) - hz;
      const a = Math.max(u, 0);
      const b = Math.max(v, 0);
      const c = Math.max(w, 0);
      return Math.sqrt(a * a + b * b + c * c) + Math.min(Math.max(u, v, w), 0) - round;
    },
    box: span(at, ...half),
  };
};

/** A rod that may taper. */
export const rod = (a: Vec, b: Vec, ra: number, rb = ra): Solid => {
  const [ax, ay, az] = a;
  const [bx, by, bz] = [b[0] - ax, b[1] - ay, b[2] - az];
  const inverse = 1 / (bx * bx + by * by + bz * bz);
  return {
    distance: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) * inverse));
      return Math.sqrt((px - bx * t) ** 2 + (py - by * t) ** 2 + (pz - bz * t) ** 2) - (ra + (rb - ra) * t);
    },
    box: around([a, b], Math.max(ra, rb)),
  };
};

/** Upright, half its height up and down. */
export const drum = (at: Vec, r: number, halfHeight: number, round = 0): Solid => {
  const [cx, cy, cz] = at;
  return {
    distance: (x, y, z) => {
      const u = Math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - r + round;
      const v = Math.abs(y - cy) - halfHeight + round;
      const a = Math.max(u, 0);
      const b = Math.max(v, 0);
      return Math.sqrt(a * a + b * b) + Math.min(Math.max(u, v), 0) - round;
    },
    box: span(at, r, halfHeight, r),
  };
};

/** Lies flat. */
export const ring = (at: Vec, r: number, thick: number): Solid => {
  const [cx, cy, cz] = at;
  return {
    distance: (x, y, z) => {
      const u = Math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - r;
      return Math.sqrt(u * u + (y - cy) ** 2) - thick;
    },
    box: span(at, r + thick, thick, r + thick),
  };
};

type Flat = readonly [number, number];

/** Distance to a closed outline in the plane. */
export function outlined(outline: readonly Flat[]): (x: number, y: number) => number {
  const n = outline.length;
  const xs = Float64Array.from(outline, (p) => p[0]);
  const ys = Float64Array.from(outline, (p) => p[1]);
  return (x, y) => {
    let least = Infinity;
    let inside = false;
    let jx = xs[n - 1] ?? 0;
    let jy = ys[n - 1] ?? 0;
    for (let i = 0; i < n; i++) {
      const ix = xs[i] ?? 0;
      const iy = ys[i] ?? 0;
      const ex = jx - ix;
      const ey = jy - iy;
      const wx = x - ix;
      const wy = y - iy;
      const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)));
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      least = Math.min(least, dx * dx + dy * dy);
      if (iy > y !== jy > y && x < (ex * (y - iy)) / ey + ix) inside = !inside;
      jx = ix;
      jy = iy;
    }
    return inside ? -Math.sqrt(least) : Math.sqrt(least);
  };
}

/** A profile [radius, height] turned on the lathe round the upright axis. */
export const turned = (profile: readonly Flat[]): Solid => {
  const flat = outlined(profile);
  const r = Math.max(...profile.map((p) => p[0]));
  const heights = profile.map((p) => p[1]);
  return {
    distance: (x, y, z) => flat(Math.sqrt(x * x + z * z), y),
    box: [-r, Math.min(...heights), -r, r, Math.max(...heights), r],
  };
};

/** An outline in x and y cut out of a board. */
export const board = (outline: readonly Flat[], halfThick: number, round = 0): Solid => {
  const flat = outlined(outline);
  return {
    distance: (x, y, z) => {
      const u = flat(x, y) + round;
      const v = Math.abs(z) - halfThick + round;
      const a = Math.max(u, 0);
      const b = Math.max(v, 0);
      return Math.sqrt(a * a + b * b) + Math.min(Math.max(u, v), 0) - round;
    },
    box: around(
      outline.flatMap(([x, y]): Vec[] => [
        [x, y, -halfThick],
        [x, y, halfThick],
      ]),
      0,
    ),
  };
};

/** Ground by its height; steep: how many times longer a slope is than its shadow. */
export const ground = (height: (x: number, z: number) => number, box: Box, steep = 1.3): Solid => ({
  distance: (x, y, z) => (y - height(x, z)) / steep,
  box,
});

export const joined = (...solids: readonly Solid[]): Solid => {
  const parts = solids.map((s) => s.distance);
  return {
    distance: (x, y, z) => {
      let d = Infinity;
      for (const part of parts) d = Math.min(d, part(x, y, z));
      return d;
    },
    box: boxAround(solids.map((s) => s.box)),
  };
};

const soft = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

/** Joined with fillets of width k, as clay is. */
export const melted = (k: number, ...solids: readonly Solid[]): Solid => {
  const parts = solids.map((s) => s.distance);
  return {
    distance: (x, y, z) => {
      let d = 1e9;
      for (const part of parts) d = soft(d, part(x, y, z), k);
      return d;
    },
    box: boxAround(
      solids.map((s) => s.box),
      k * 0.5,
    ),
  };
};

/** The first without the second, the edge softened by k. */
export const carved = (k: number, { distance: a, box }: Solid, { distance: b }: Solid): Solid => ({
  distance: (x, y, z) => -soft(-a(x, y, z), b(x, y, z), k),
  box,
});

/** What both have. */
export const common = (k: number, { distance: a, box }: Solid, { distance: b }: Solid): Solid => ({
  distance: (x, y, z) => -soft(-a(x, y, z), -b(x, y, z), k),
  box,
});

/** Scaled, turned about x, y and z (radians), then set down at a place. */
export const placed = (
  { distance, box }: Solid,
  { at = [0, 0, 0], turned: by = [0, 0, 0], scale = 1 }: { at?: Vec; turned?: Vec; scale?: number },
): Solid => {
  const [[a, b, c], [d, e, f], [g, h, i]] = turn(by);
  const [tx, ty, tz] = at;
  const inverse = 1 / scale;
  return {
    distance: (x, y, z) => {
      const px = (x - tx) * inverse;
      const py = (y - ty) * inverse;
      const pz = (z - tz) * inverse;
      return distance(a * px + d * py + g * pz, b * px + e * py + h * pz, c * px + f * py + i * pz) * scale;
    },
    box: around(
      corners(box).map(([x, y, z]): Vec => [
        (a * x + b * y + c * z) * scale + tx,
        (d * x + e * y + f * z) * scale + ty,
        (g * x + h * y + i * z) * scale + tz,
      ]),
      0,
    ),
  };
};

/** The skin raised by up to `most`; give less than the true distance where the bumps are steep. */
export const rough = ({ distance, box }: Solid, most: number, bump: Distance, steep = 1.25): Solid => ({
  distance: (x, y, z) => {
    const d = distance(x, y, z);
    return d > most * 3 ? d - most : (d - bump(x, y, z)) / steep;
  },
  box: boxAround([box], most),
});

/** Left and right alike. */
export const paired = ({ distance, box: [x0, y0, z0, x1, y1, z1] }: Solid): Solid => {
  const most = Math.max(Math.abs(x0), Math.abs(x1));
  return { distance: (x, y, z) => distance(Math.abs(x), y, z), box: [-most, y0, z0, most, y1, z1] };
};

/** From far away only the box is asked: for solids of many parts within others. */
export const boxed = ({ distance, box }: Solid, near = 0.6): Solid => {
  const [x0, y0, z0, x1, y1, z1] = box;
  return {
    distance: (x, y, z) => {
      const u = Math.max(x0 - x, 0, x - x1);
      const v = Math.max(y0 - y, 0, y - y1);
      const w = Math.max(z0 - z, 0, z - z1);
      const far = Math.sqrt(u * u + v * v + w * w);
      return far > near ? far : distance(x, y, z);
    },
    box,
  };
};
