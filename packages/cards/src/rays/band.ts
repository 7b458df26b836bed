/** Traces rows of a picture: every pixel through several rays, scattered within it. */
import { Ray } from './march.ts';
import { Lighting } from './light.ts';
import type { Layers } from './layers.ts';
import type { Stage } from './stage.ts';

export interface Band {
  readonly layers: Layers;
  readonly rays: number;
  /** Rows first, first + every, … : threads that take turns end together. */
  readonly first: number;
  readonly every: number;
}

const FAR = 900;
/** Rays more for a pixel that an edge runs through. */
const EDGE = 3;

export function traceBand(stage: Stage, { layers, rays, first, every }: Band): void {
  const { width, height } = layers;
  const painter = new Pixel(stage, layers, rays);
  for (let y = first; y < height; y += every) for (let x = 0; x < width; x++) painter.trace(x, y);
}

class Pixel {
  private readonly stage: Stage;
  private readonly layers: Layers;
  private readonly rays: number;
  private readonly lighting: Lighting;
  private readonly ray = new Ray();
  private readonly sky = new Float64Array(3);
  /** Sums over the rays of a pixel: light, colour, own, normal, depth. */
  private readonly sums = new Float64Array(13);
  private readonly fine: number;

  constructor(stage: Stage, layers: Layers, rays: number) {
    this.stage = stage;
    this.layers = layers;
    this.rays = rays;
    this.lighting = new Lighting(stage);
    this.fine = (2 * stage.tall) / layers.height;
  }

  trace(x: number, y: number): void {
    const { layers, rays, sums, lighting } = this;
    const i = y * layers.width + x;
    sums.fill(0);
    let thing = -1;
    let sent = 0;
    let wanted = rays;
    while (sent < wanted) {
      lighting.chance.begin(x, y, sent);
      const before = sums[12] ?? 0;
      const met = this.sample(
        x + ((sent * 0.5 + lighting.chance.next() * 0.5) % 1),
        y + ((sent * 0.618034 + lighting.chance.next() * 0.4) % 1),
      );
      const depth = (sums[12] ?? 0) - before;
      if (sent === 0) thing = met;
      else if (met !== thing || Math.abs(before / sent - depth) > depth * 0.03) wanted = rays + EDGE;
      sent++;
    }
    const share = 1 / sent;
    for (let k = 0; k < 3; k++) {
      layers.light[i * 3 + k] = (sums[k] ?? 0) * share;
      layers.colour[i * 3 + k] = (sums[k + 3] ?? 0) * share;
      layers.own[i * 3 + k] = (sums[k + 6] ?? 0) * share;
      layers.normal[i * 3 + k] = (sums[k + 9] ?? 0) * share;
    }
    layers.depth[i] = (sums[12] ?? 0) * share;
    layers.thing[i] = thing;
  }

  private aim(px: number, py: number): void {
    const { ray, stage, layers } = this;
    const { forward, right, up, tall, eye } = stage;
    const u = ((px * 2) / layers.width - 1) * tall * (layers.width / layers.height);
    const v = (1 - (py * 2) / layers.height + stage.shift) * tall;
    const dx = forward[0] + right[0] * u + up[0] * v;
    const dy = forward[1] + right[1] * u + up[1] * v;
    const dz = forward[2] + right[2] * u + up[2] * v;
    const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray.ox = eye[0];
    ray.oy = eye[1];
    ray.oz = eye[2];
    ray.dx = dx * l;
    ray.dy = dy * l;
    ray.dz = dz * l;
  }

  private sample(px: number, py: number): number {
    const { ray, stage, sums, lighting, sky, fine } = this;
    this.aim(px, py);
    const { tracer } = lighting;
    const met = tracer.nearest(ray, FAR, fine * 0.3);
    const thing = met ? tracer.thing : -1;
    const t = met ? tracer.t : FAR;
    this.haze(t);
    add(sums, 12, t);
    if (!met) {
      (stage.backdrop ?? stage.sky)(sky, ray.dx, ray.dy, ray.dz);
      for (let k = 0; k < 3; k++) add(sums, 6 + k, sky[k] ?? 0);
      return -1;
    }
    const x = ray.ox + ray.dx * t;
    const y = ray.oy + ray.dy * t;
    const z = ray.oz + ray.dz * t;
    tracer.normal(thing, x, y, z, Math.max(fine * t * 0.7, 0.0008));
    const away = tracer.nx * ray.dx + tracer.ny * ray.dy + tracer.nz * ray.dz > 0 ? -1 : 1;
    const nx = tracer.nx * away;
    const ny = tracer.ny * away;
    const nz = tracer.nz * away;
    const s = lighting.surface;
    stage.things[thing]?.paint(s, x, y, z, nx, ny, nz);
    lighting.er = lighting.eg = lighting.eb = lighting.sr = lighting.sg = lighting.sb = 0;
    lighting.gather(x, y, z, nx, ny, nz, ray);
    const { air } = stage;
    const clear = air ? Math.exp(-air.density * Math.max(0, t - air.start)) : 1;
    add(sums, 0, lighting.er);
    add(sums, 1, lighting.eg);
    add(sums, 2, lighting.eb);
    add(sums, 3, s.r * clear);
    add(sums, 4, s.g * clear);
    add(sums, 5, s.b * clear);
    add(sums, 6, (lighting.sr + s.glowR) * clear + (air ? air.colour[0] * (1 - clear) : 0));
    add(sums, 7, (lighting.sg + s.glowG) * clear + (air ? air.colour[1] * (1 - clear) : 0));
    add(sums, 8, (lighting.sb + s.glowB) * clear + (air ? air.colour[2] * (1 - clear) : 0));
    add(sums, 9, nx);
    add(sums, 10, ny);
    add(sums, 11, nz);
    return thing;
  }

  /** Light of the lamps that the air before distance t has caught. */
  private haze(t: number): void {
    const { ray, stage, sums } = this;
    for (const lamp of stage.lamps) {
      if (lamp.haze <= 0) continue;
      const cx = lamp.at[0] - ray.ox;
      const cy = lamp.at[1] - ray.oy;
      const cz = lamp.at[2] - ray.oz;
      const along = cx * ray.dx + cy * ray.dy + cz * ray.dz;
      const beside = cx * cx + cy * cy + cz * cz - along * along;
      const h = Math.sqrt(Math.max(beside, 1e-6) + lamp.radius * lamp.radius * 0.3);
      const k = (lamp.haze / h) * (Math.atan((t - along) / h) + Math.atan(along / h));
      for (let c = 0; c < 3; c++) add(sums, 6 + c, (lamp.light[c] ?? 0) * k);
    }
  }
}

const add = (sums: Float64Array, at: number, value: number): void => {
  sums[at] = (sums[at] ?? 0) + value;
};
