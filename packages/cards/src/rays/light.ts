/** Light on what a ray has met: sun and lamps with soft shadows, one bounce from everything else, mirrors, air. */
import { Chance } from './chance.ts';
import { Ray, Tracer } from './march.ts';
import type { Lamp, Stage } from './stage.ts';
import { Surface } from './surface.ts';

const TAU = Math.PI * 2;
/** A bounce brighter than this is a speck, not light. */
const BRIGHTEST = 4;
/** Light below this is worth less than a ray. */
const FAINT = 0.12;

export class Lighting {
  readonly chance = new Chance();
  /** Light that falls on the surface found last, and light that comes from it or before it whatever its colour. */
  er = 0;
  eg = 0;
  eb = 0;
  sr = 0;
  sg = 0;
  sb = 0;

  readonly surface = new Surface();
  readonly tracer: Tracer;
  private readonly stage: Stage;
  private readonly other = new Surface();
  private readonly shadow = new Ray();
  private readonly bounce = new Ray();
  private readonly sky = new Float64Array(3);
  private readonly lit = new Float64Array(3);

  constructor(stage: Stage) {
    this.stage = stage;
    this.tracer = new Tracer(stage);
  }

  /** Adds the light at a place with a normal, seen along a ray, to the sums; `surface` is painted already. */
  gather(x: number, y: number, z: number, nx: number, ny: number, nz: number, seen: Ray): void {
    const off = 0.004;
    const px = x + nx * off;
    const py = y + ny * off;
    const pz = z + nz * off;
    this.direct(this.surface, px, py, pz, nx, ny, nz, seen);
    this.er += this.lit[0] ?? 0;
    this.eg += this.lit[1] ?? 0;
    this.eb += this.lit[2] ?? 0;
    this.indirect(px, py, pz, nx, ny, nz);
    if (this.surface.mirror > 0) this.reflected(px, py, pz, nx, ny, nz, seen);
  }

  /** Sun and lamps on a surface into `lit`; highlights go to the light of its own. */
  private direct(
    s: Surface,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    seen: Ray | undefined,
  ): void {
    const { lit, stage, chance } = this;
    lit.fill(0);
    const { sun } = stage;
    if (sun) {
      const lx = sun.from[0] + (chance.next() - 0.5) * 2 * sun.spread;
      const ly = sun.from[1] + (chance.next() - 0.5) * 2 * sun.spread;
      const lz = sun.from[2] + (chance.next() - 0.5) * 2 * sun.spread;
      const l = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
      this.from(s, x, y, z, nx, ny, nz, lx * l, ly * l, lz * l, 300, 1, sun.light, seen);
    }
    for (const lamp of stage.lamps) this.fromLamp(s, lamp, x, y, z, nx, ny, nz, seen);
  }

  private fromLamp(
    s: Surface,
    lamp: Lamp,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    seen: Ray | undefined,
  ): void {
    const { chance } = this;
    const lx = lamp.at[0] + (chance.next() - 0.5) * lamp.radius * 1.6 - x;
    const ly = lamp.at[1] + (chance.next() - 0.5) * lamp.radius * 1.6 - y;
    const lz = lamp.at[2] + (chance.next() - 0.5) * lamp.radius * 1.6 - z;
    const d2 = lx * lx + ly * ly + lz * lz;
    const d = Math.sqrt(d2);
    const falls = 1 / (d2 + lamp.radius * lamp.radius);
    // A faint lamp is asked only now and then, and then for all the times it was not.
    const asked = Math.min(1, (falls * lamp.most) / FAINT);
    if (asked < 0.01 || chance.next() > asked) return;
    const k = falls / asked;
    this.from(s, x, y, z, nx, ny, nz, lx / d, ly / d, lz / d, d - lamp.radius, k, lamp.light, seen);
  }

  private from(
    s: Surface,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    lx: number,
    ly: number,
    lz: number,
    far: number,
    falls: number,
    light: readonly [number, number, number],
    seen: Ray | undefined,
  ): void {
    const facing = nx * lx + ny * ly + nz * lz;
    const wrapped = (facing + s.wrap) / (1 + s.wrap);
    if (wrapped <= 0) return;
    const { shadow, lit } = this;
    // What light has crept round must not shade itself.
    const lift = facing < 0.1 ? 0.04 + s.wrap * 0.1 : 0;
    shadow.ox = x + nx * lift;
    shadow.oy = y + ny * lift;
    shadow.oz = z + nz * lift;
    shadow.dx = lx;
    shadow.dy = ly;
    shadow.dz = lz;
    if (this.tracer.blocked(shadow, far)) return;
    const deep = 1 - Math.max(0, Math.min(1, facing * 3 + 0.2));
    const k = wrapped * falls;
    lit[0] = (lit[0] ?? 0) + light[0] * k * (1 + (s.deepR - 1) * deep);
    lit[1] = (lit[1] ?? 0) + light[1] * k * (1 + (s.deepG - 1) * deep);
    lit[2] = (lit[2] ?? 0) + light[2] * k * (1 + (s.deepB - 1) * deep);
    if (!seen || s.shine <= 0 || facing <= 0) return;
    const hx = lx - seen.dx;
    const hy = ly - seen.dy;
    const hz = lz - seen.dz;
    const h = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
    const spark = s.shine * falls * Math.max(0, h) ** s.gloss;
    this.sr += light[0] * spark;
    this.sg += light[1] * spark;
    this.sb += light[2] * spark;
  }

  private indirect(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    const { bounce, chance, stage, sky } = this;
    const around = chance.next() * TAU;
    const up = chance.next() * 2 - 1;
    const flat = Math.sqrt(1 - up * up);
    // A point of the unit sphere on the tip of the normal: directions by their cosine.
    const dx = nx + flat * Math.cos(around);
    const dy = ny + up;
    const dz = nz + flat * Math.sin(around);
    const l = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
    bounce.ox = x;
    bounce.oy = y;
    bounce.oz = z;
    bounce.dx = dx * l;
    bounce.dy = dy * l;
    bounce.dz = dz * l;
    stage.sky(sky, bounce.dx, bounce.dy, bounce.dz);
    if (!this.tracer.nearest(bounce, stage.reach, 0.003)) {
      this.er += sky[0] ?? 0;
      this.eg += sky[1] ?? 0;
      this.eb += sky[2] ?? 0;
      return;
    }
    this.colourMet(bounce);
    this.er += Math.min(BRIGHTEST, this.lit[0] ?? 0);
    this.eg += Math.min(BRIGHTEST, this.lit[1] ?? 0);
    this.eb += Math.min(BRIGHTEST, this.lit[2] ?? 0);
  }

  private reflected(x: number, y: number, z: number, nx: number, ny: number, nz: number, seen: Ray): void {
    const { bounce, stage, sky, surface } = this;
    const facing = seen.dx * nx + seen.dy * ny + seen.dz * nz;
    bounce.ox = x;
    bounce.oy = y;
    bounce.oz = z;
    bounce.dx = seen.dx - 2 * facing * nx;
    bounce.dy = seen.dy - 2 * facing * ny;
    bounce.dz = seen.dz - 2 * facing * nz;
    const k = surface.mirror + (1 - surface.mirror) * surface.mirror * (1 + facing) ** 4;
    if (this.tracer.nearest(bounce, 200, 0.002)) {
      this.colourMet(bounce);
      this.sr += (this.lit[0] ?? 0) * k;
      this.sg += (this.lit[1] ?? 0) * k;
      this.sb += (this.lit[2] ?? 0) * k;
      return;
    }
    stage.sky(sky, bounce.dx, bounce.dy, bounce.dz);
    this.sr += (sky[0] ?? 0) * k;
    this.sg += (sky[1] ?? 0) * k;
    this.sb += (sky[2] ?? 0) * k;
  }

  /** What a ray that has just met something brings back, into `lit`: direct light, and half the sky for the rest. */
  private colourMet(ray: Ray): void {
    const { tracer, other, stage, lit, sky } = this;
    const { t, thing } = tracer;
    const x = ray.ox + ray.dx * t;
    const y = ray.oy + ray.dy * t;
    const z = ray.oz + ray.dz * t;
    tracer.normal(thing, x, y, z, 0.003 + 0.001 * t);
    const away = tracer.nx * ray.dx + tracer.ny * ray.dy + tracer.nz * ray.dz > 0 ? -1 : 1;
    const nx = tracer.nx * away;
    const ny = tracer.ny * away;
    const nz = tracer.nz * away;
    stage.things[thing]?.paint(other, x, y, z, nx, ny, nz);
    this.direct(other, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, nx, ny, nz, undefined);
    stage.sky(sky, nx, ny, nz);
    lit[0] = ((lit[0] ?? 0) + (sky[0] ?? 0) * 0.5) * other.r + other.glowR;
    lit[1] = ((lit[1] ?? 0) + (sky[1] ?? 0) * 0.5) * other.g + other.glowG;
    lit[2] = ((lit[2] ?? 0) + (sky[2] ?? 0) * 0.5) * other.b + other.glowB;
  }
}
