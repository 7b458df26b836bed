import { rngFrom } from './random.ts';

/** Coherent gradient noise, about [-1, 1]. */
export interface Noise {
  n2(x: number, y: number): number;
  n1(x: number): number;
  /** Octaves of n2 summed: the wobble of a hand, the lumps of a cloud. */
  fbm(x: number, y: number, octaves?: number, gain?: number, lacunarity?: number): number;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

export function noiseFrom(seed: number): Noise {
  const rng = rngFrom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(rng.f() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  const perm = Uint8Array.from({ length: 512 }, (_, i) => order[i & 255] ?? 0);
  const gx = new Float32Array(256);
  const gy = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const t = rng.f() * Math.PI * 2;
    gx[i] = Math.cos(t);
    gy[i] = Math.sin(t);
  }
  const corner = (hash: number, dx: number, dy: number): number =>
    (gx[hash] ?? 0) * dx + (gy[hash] ?? 0) * dy;
  const n2 = (x: number, y: number): number => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const dx = x - xi;
    const dy = y - yi;
    const left = perm[xi & 255] ?? 0;
    const right = perm[(xi + 1) & 255] ?? 0;
    const top = yi & 255;
    const below = (yi + 1) & 255;
    const u = fade(dx);
    const a = corner(perm[left + top] ?? 0, dx, dy);
    const b = corner(perm[right + top] ?? 0, dx - 1, dy);
    const c = corner(perm[left + below] ?? 0, dx, dy - 1);
    const d = corner(perm[right + below] ?? 0, dx - 1, dy - 1);
    const upper = a + (b - a) * u;
    const lower = c + (d - c) * u;
    return (upper + (lower - upper) * fade(dy)) * 1.5;
  };
  const fbm = (x: number, y: number, octaves = 4, gain = 0.5, lacunarity = 2.03): number => {
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * n2(x, y);
      total += amplitude;
      amplitude *= gain;
      x = x * lacunarity + 17.3;
      y = y * lacunarity + 9.1;
    }
    return sum / total;
  };
  return { n2, fbm, n1: (x) => n2(x, 0.37) };
}
