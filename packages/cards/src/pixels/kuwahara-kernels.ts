/**
 * Kernels of the anisotropic Kuwahara filter. The ellipse and its eight sectors depend only on how directed
 * a pixel's neighbourhood is and where it points, so they are tabulated over both instead of being computed per pixel.
 */

const DIRECTIONS = 32;
const STRENGTHS = 10;
const SECTORS = 8;

/** Taps of all sectors one after another; sector k is starts[k]..starts[k+1]; weights of a sector sum to 1. */
export interface Kernel {
  readonly offsets: Int32Array;
  readonly weights: Float32Array;
  readonly starts: Int32Array;
}

/** Overlapping polynomial sector weights at (x, y) of the unit disc. */
function sectorWeights(x: number, y: number, zeta: number): number[] {
  const eta = 0.9;
  const square = (z: number): number => (z > 0 ? z * z : 0);
  const four = (u: number, v: number): [number, number, number, number] => {
    const [a, b] = [zeta - eta * u * u, zeta - eta * v * v];
    return [square(v + a), square(b - u), square(a - v), square(u + b)];
  };
  const straight = four(x, y);
  const diagonal = four(Math.SQRT1_2 * (x - y), Math.SQRT1_2 * (x + y));
  return straight.flatMap((weight, i) => [weight, diagonal[i] ?? 0]);
}

function kernel(
  radius: number,
  eccentricity: number,
  strength: number,
  angle: number,
  stride: number,
): Kernel {
  const stretch = Math.min(2, (eccentricity + strength) / eccentricity);
  const [a, b] = [radius * stretch, radius / stretch];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(Math.max(a, b));
  const sectors: { offset: number; weight: number }[][] = Array.from({ length: SECTORS }, () => []);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const [u, v] = [(c * dx + s * dy) / a, (c * dy - s * dx) / b];
      const rr = u * u + v * v;
      if (rr > 1) continue;
      const weights = sectorWeights(u, v, 2 / radius);
      const share = Math.exp(-3.125 * rr) / weights.reduce((sum, w) => sum + w, 1e-9);
      weights.forEach((weight, k) => {
        if (weight * share > 0.004)
          sectors[k]?.push({ offset: (dy * stride + dx) * 4, weight: weight * share });
      });
    }
  const starts = Int32Array.from({ length: SECTORS + 1 }, (_, k) =>
    sectors.slice(0, k).reduce((sum, t) => sum + t.length, 0),
  );
  const taps = sectors.flatMap((sector) => {
    const total = sector.reduce((sum, tap) => sum + tap.weight, 0);
    return sector.map((tap) => ({ offset: tap.offset, weight: tap.weight / total }));
  });
  return {
    offsets: Int32Array.from(taps, (t) => t.offset),
    weights: Float32Array.from(taps, (t) => t.weight),
    starts,
  };
}

/** A table and the lookup by structure tensor (e, f, g). */
export function kernelTable(
  radius: number,
  eccentricity: number,
  stride: number,
): (e: number, f: number, g: number) => Kernel {
  const table: Kernel[] = [];
  for (let i = 0; i < STRENGTHS; i++)
    for (let j = 0; j < DIRECTIONS; j++)
      table.push(kernel(radius, eccentricity, i / (STRENGTHS - 1), (j / DIRECTIONS) * Math.PI, stride));
  const first = table[0];
  if (!first) throw new Error('empty kernel table');
  return (e, f, g) => {
    const spread = Math.sqrt((e - g) * (e - g) + 4 * f * f);
    const strength = e + g > 0 ? spread / (e + g) : 0;
    const angle = Math.atan2(-f, 0.5 * (g - e + spread));
    const turn = Math.round(((angle + Math.PI) / Math.PI) * DIRECTIONS) % DIRECTIONS;
    return table[Math.round(strength * (STRENGTHS - 1)) * DIRECTIONS + turn] ?? first;
  };
}
