/** Follows rays through a stage: a tree of boxes says which things a ray comes near, steps as long as the distance find them. */
import type { Distance } from './solids.ts';
import type { Stage } from './stage.ts';
import type { Box } from './vectors.ts';

/** A ray is six numbers in fields, so that none is made in the inner loop. */
export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 0;
}

const inverse = (d: number): number => (Math.abs(d) < 1e-9 ? 1e9 : 1 / d);
const STEPS = 160;

interface Branch {
  box: Box;
  thing: number;
  left: Branch | undefined;
  right: Branch | undefined;
}

const middle = (box: Box, axis: 0 | 1 | 2): number => box[axis] + box[(axis + 3) as 3 | 4 | 5];

function grow(boxes: readonly Box[], ids: readonly number[]): Branch {
  const own = ids.map((i) => boxes[i]).filter((b) => b !== undefined);
  const box = own.reduce((a, b): Box => [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.max(a[3], b[3]),
    Math.max(a[4], b[4]),
    Math.max(a[5], b[5]),
  ]);
  const only = ids[0];
  if (ids.length === 1 && only !== undefined) return { box, thing: only, left: undefined, right: undefined };
  const axes = [0, 1, 2] as const;
  const spread = (axis: 0 | 1 | 2): number => {
    const at = own.map((b) => middle(b, axis));
    return Math.max(...at) - Math.min(...at);
  };
  const axis = axes.reduce((a, b) => (spread(b) > spread(a) ? b : a));
  const key = (i: number): number => {
    const b = boxes[i];
    return b ? middle(b, axis) : 0;
  };
  const sorted = [...ids].sort((a, b) => key(a) - key(b) || a - b);
  const half = sorted.length >> 1;
  return {
    box,
    thing: -1,
    left: grow(boxes, sorted.slice(0, half)),
    right: grow(boxes, sorted.slice(half)),
  };
}

export class Tracer {
  /** How far the last ray went, and what it met. */
  t = 0;
  thing = -1;
  /** Normal found last. */
  nx = 0;
  ny = 1;
  nz = 0;

  private readonly distances: Distance[];
  private readonly casts: boolean[];
  /** The tree in flat arrays: boxes, children (or -1), things (or -1). */
  private readonly boxes: Float64Array;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly leaf: Int32Array;
  private readonly stack = new Int32Array(64);
  private enter = 0;
  private leave = 0;

  constructor(stage: Stage) {
    this.distances = stage.things.map((thing) => thing.solid.distance);
    this.casts = stage.things.map((thing) => !thing.castsNone);
    const nodes: Branch[] = [];
    const lay = (node: Branch): number => {
      const at = nodes.push(node) - 1;
      children[at] = [node.left ? lay(node.left) : -1, node.right ? lay(node.right) : -1];
      return at;
    };
    const children: (readonly [number, number])[] = [];
    const boxes = stage.things.map((thing) => thing.solid.box);
    lay(
      grow(
        boxes,
        boxes.map((_, i) => i),
      ),
    );
    this.boxes = Float64Array.from(nodes.flatMap((node) => [...node.box]));
    this.left = Int32Array.from(children, (c) => c[0]);
    this.right = Int32Array.from(children, (c) => c[1]);
    this.leaf = Int32Array.from(nodes, (node) => node.thing);
  }

  /** The first thing within `far`, precise to `fine` times its distance. */
  nearest(ray: Ray, far: number, fine: number): boolean {
    this.t = far;
    this.thing = -1;
    this.walk(ray, fine, false);
    return this.thing >= 0;
  }

  /** Whether anything that casts shadows stands within `far`. */
  blocked(ray: Ray, far: number): boolean {
    this.t = far;
    this.thing = -1;
    this.walk(ray, 0.001, true);
    return this.thing >= 0;
  }

  private walk(ray: Ray, fine: number, any: boolean): void {
    const ix = inverse(ray.dx);
    const iy = inverse(ray.dy);
    const iz = inverse(ray.dz);
    const { stack, leaf } = this;
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth] ?? 0;
      if (!this.crosses(node, ray, ix, iy, iz)) continue;
      const thing = leaf[node] ?? -1;
      if (thing < 0) {
        const left = this.left[node] ?? 0;
        const right = this.right[node] ?? 0;
        const hitsRight = this.crosses(right, ray, ix, iy, iz);
        const { enter } = this;
        const hitsLeft = this.crosses(left, ray, ix, iy, iz);
        const leftFirst = this.enter < enter;
        // The nearer one is looked into first: it goes on last.
        if (hitsLeft && !leftFirst) stack[depth++] = left;
        if (hitsRight) stack[depth++] = right;
        if (hitsLeft && leftFirst) stack[depth++] = left;
        continue;
      }
      if (any && !this.casts[thing]) continue;
      const t = this.march(thing, ray, fine);
      if (t >= 0) {
        this.t = t;
        this.thing = thing;
        if (any) return;
      }
    }
  }

  private crosses(node: number, ray: Ray, ix: number, iy: number, iz: number): boolean {
    const { boxes } = this;
    const at = node * 6;
    const ax = ((boxes[at] ?? 0) - ray.ox) * ix;
    const bx = ((boxes[at + 3] ?? 0) - ray.ox) * ix;
    const ay = ((boxes[at + 1] ?? 0) - ray.oy) * iy;
    const by = ((boxes[at + 4] ?? 0) - ray.oy) * iy;
    const az = ((boxes[at + 2] ?? 0) - ray.oz) * iz;
    const bz = ((boxes[at + 5] ?? 0) - ray.oz) * iz;
    this.enter = Math.max(0, Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
    this.leave = Math.min(this.t, Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
    return this.enter <= this.leave;
  }

  private march(thing: number, ray: Ray, fine: number): number {
    const distance = this.distances[thing];
    if (!distance) return -1;
    const { leave } = this;
    const { ox, oy, oz, dx, dy, dz } = ray;
    let t = this.enter;
    for (let i = 0; i < STEPS; i++) {
      const d = distance(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < fine * t + 2e-4) return t;
      t += d;
      if (t > leave) return -1;
    }
    return -1;
  }

  /** Which way the skin of a thing looks at a place; e: how closely to look. */
  normal(thing: number, x: number, y: number, z: number, e: number): void {
    const distance = this.distances[thing];
    if (!distance) return;
    const a = distance(x + e, y - e, z - e);
    const b = distance(x - e, y - e, z + e);
    const c = distance(x - e, y + e, z - e);
    const d = distance(x + e, y + e, z + e);
    const nx = a - b - c + d;
    const ny = -a - b + c + d;
    const nz = -a + b - c + d;
    const l = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    this.nx = nx / l;
    this.ny = ny / l;
    this.nz = nz / l;
  }
}
