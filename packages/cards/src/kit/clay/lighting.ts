/** Light on a survey: how bright each cell is, what lies in the crevices, where light is thrown back. */
import { boxBlur } from '../../pixels/blur.ts';
import { px, smoothstep } from '../../pixels/raster.ts';
import { lightFrom, type Vec } from './space.ts';
import type { Survey } from './survey.ts';

export interface Light {
  /** Degrees on the card the light comes from: 0 right, -90 above, 180 left. */
  readonly angle: number;
  /** Degrees it stands before the picture: 0 rakes along it, 90 shines from the viewer. */
  readonly before?: number;
  /** Share of light that comes from everywhere, 0..1. */
  readonly ambient?: number;
  /** Softness of thrown shadows, 0 hard .. 1 none to speak of. */
  readonly soft?: number;
  /** 0 leaves thrown shadows out. */
  readonly thrown?: number;
}

export interface Lit {
  /** 0 deepest shadow .. 1 full light. */
  readonly tone: Float32Array;
  /** 0..1 in the shade, where light comes back from the side away from the lamp. */
  readonly bounce: Float32Array;
  /** 0..1 in crevices. */
  readonly crease: Float32Array;
  readonly towards: Vec;
}

/** What a note-taker at the front knows of the depth at a spot; -1e6 where nothing is. */
const depthAt = (s: Survey, x: number, y: number): number => {
  const [gx, gy] = [Math.round((x - s.x0) / s.cell), Math.round((y - s.y0) / s.cell)];
  if (gx < 0 || gy < 0 || gx >= s.w || gy >= s.h) return -1e6;
  const i = gy * s.w + gx;
  return (s.piece[i] ?? -1) < 0 ? -1e6 : px(s.z, i);
};

/** 0 in full shadow .. 1 unhindered: a walk towards the light over what is seen, each thing taken to be `thick`. */
function reach(s: Survey, x: number, y: number, z: number, to: Vec, far: number, k: number): number {
  const thick = far * 0.4;
  let open = 1;
  for (let t = s.cell * 2; t < far; t = t * 1.07 + s.cell * 0.7) {
    const over = z + to[2] * t - depthAt(s, x + to[0] * t, y + to[1] * t);
    if (over < -thick) continue;
    open = Math.min(open, 0.35 + (k * over) / t);
    if (open <= 0) return 0;
  }
  return open;
}

const WAYS = Array.from({ length: 10 }, (_, i): readonly [number, number] => [
  Math.cos((i * Math.PI) / 5 + 0.3),
  Math.sin((i * Math.PI) / 5 + 0.3),
]);

/** How freely the sky is seen: 1 open, 0 deep in a fold. */
function openness(s: Survey, x: number, y: number, z: number, n: Vec, size: number): number {
  let closed = 0;
  for (const [wx, wy] of WAYS) {
    let worst = 0;
    for (const k of [0.3, 0.65, 1]) {
      const [dx, dy] = [wx * size * k, wy * size * k];
      const dz = depthAt(s, x + dx, y + dy) - z;
      if (dz < -1e5) continue;
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const rise = (n[0] * dx + n[1] * dy + n[2] * dz) / far - 0.06;
      worst = Math.max(worst, rise * Math.max(0, 1 - Math.max(0, far / size - 1) * 0.6));
    }
    closed += worst;
  }
  return Math.max(0, 1 - (closed / WAYS.length) * 1.5);
}

export function lit(s: Survey, light: Light, size: number): Lit {
  const { angle, before = 35, ambient = 0.3, soft = 0.35, thrown = 1 } = light;
  const to = lightFrom(angle, before);
  const back: Vec = [-to[0], -to[1] * 0.4 + 0.5, to[2] * 0.2];
  const n = s.w * s.h;
  const [tone, bounce, crease] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)];
  const sharp = 2 + 22 * (1 - soft) ** 2;
  for (let i = 0; i < n; i++) {
    if ((s.piece[i] ?? -1) < 0) continue;
    const [x, y, z] = [s.x0 + (i % s.w) * s.cell, s.y0 + Math.floor(i / s.w) * s.cell, px(s.z, i)];
    const normal: Vec = [px(s.nx, i), px(s.ny, i), px(s.nz, i)];
    const facing = normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2];
    const wide = openness(s, x, y, z, normal, size * 0.16);
    const tight = openness(s, x, y, z, normal, size * 0.035);
    let direct = Math.max(0, (facing + 0.12) / 1.12);
    if (direct > 0 && thrown > 0) {
      const lift = s.cell * 1.2;
      const open = reach(
        s,
        x + normal[0] * lift,
        y + normal[1] * lift,
        z + normal[2] * lift,
        to,
        size * 0.9,
        sharp,
      );
      direct *= 1 - thrown + thrown * smoothstep(0, 1, open);
    }
    const sky = (0.62 - 0.38 * normal[1]) * (0.35 + 0.65 * wide);
    tone[i] = (1 - ambient) * direct + ambient * sky * (0.4 + 0.6 * tight);
    const away = normal[0] * back[0] + normal[1] * back[1] + normal[2] * back[2];
    bounce[i] = smoothstep(0.35, 1, away) * (1 - smoothstep(0.05, 0.5, direct)) * wide;
    crease[i] = (1 - tight) * (1 - tight);
  }
  return { tone, bounce, crease, towards: to };
}

/** Values carried a few cells over the edge of where they are known, so that a shape cut along the edge is full to its rim. */
export function spreadOut(
  s: { w: number; h: number },
  values: Float32Array,
  known: Uint8Array,
  cells: number,
): Float32Array {
  const { w, h } = s;
  const out = values.map((v, i) => (known[i] ? v : -9));
  const has = known.slice();
  const around = [1, -1, w, -w, w + 1, w - 1, 1 - w, -1 - w];
  const inner = (i: number): boolean => i > w && i < w * (h - 1) - 1;
  let rim: number[] = [];
  for (let i = 0; i < has.length; i++)
    if (has[i] && inner(i)) for (const d of around) if (!has[i + d]) rim.push(i + d);
  for (let k = 0; k < cells; k++) {
    const fresh = new Map<number, number>();
    for (const i of rim) {
      if (has[i] || fresh.has(i) || !inner(i)) continue;
      let [sum, n] = [0, 0];
      for (const d of around)
        if (has[i + d]) {
          sum += px(out, i + d);
          n++;
        }
      if (n) fresh.set(i, sum / n);
    }
    rim = [];
    for (const [i, v] of fresh) {
      out[i] = v;
      has[i] = 1;
      for (const d of around) rim.push(i + d);
    }
  }
  return out;
}

/** A gentle blur that does not cross the edge of what is known. */
export function blurredWithin(
  s: { w: number; h: number },
  values: Float32Array,
  known: Uint8Array,
  radius: number,
): Float32Array {
  if (radius < 1) return values.slice();
  const sum = values.map((v, i) => (known[i] ? v : 0));
  const weight = Float32Array.from(known);
  boxBlur(sum, s.w, s.h, radius);
  boxBlur(weight, s.w, s.h, radius);
  return sum.map((v, i) => (known[i] ? v / Math.max(1e-4, px(weight, i)) : 0));
}
