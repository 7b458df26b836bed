/** Hair close to the skull: a cap that ends at the hairline, and the lumps of curls. */
import { smoothstep } from '../../pixels/raster.ts';
import { here, type Piece } from '../../kit/clay/model.ts';
import type { Clay } from '../../kit/clay/solids.ts';
import type { Vec } from '../../kit/clay/space.ts';
import { noiseFrom } from '../../kit/noise.ts';
import type { Bones } from './bones.ts';
import { mass } from './skull.ts';

export interface Cap {
  readonly thick: number;
  /** Height of the hairline at the forehead, how far the temples recede, how much lower the nape is. */
  readonly line?: number;
  readonly recede?: number;
  readonly nape?: number;
  readonly comb: (x: number, y: number, z: number) => Vec;
}

/** Below 0 where hair grows. */
export const hairline =
  (b: Bones, cap: Omit<Cap, 'comb' | 'thick'>) =>
  (x: number, y: number, z: number): number => {
    const a = Math.abs(x);
    const line = (cap.line ?? -35) + (b.eyeY - 1);
    const nape = (cap.nape ?? 0) * smoothstep(-10, -24, z);
    const temple = (cap.recede ?? 0) * Math.exp(-(((a - 18) / 8) ** 2)) * smoothstep(8, 20, z);
    const sideburn = 9 * smoothstep(27, 31, a) * smoothstep(-3, 1, z) * (1 - smoothstep(5, 10, z));
    return (y - line - (38 - z) * 0.82 - nape + temple - sideburn) * 0.77;
  };

export function cap(b: Bones, o: Cap): Piece {
  const base = mass(b);
  const edgeOf = hairline(b, o);
  const clay: Clay = (x, y, z) => {
    const d = base(x, y, z);
    if (d > 22) return d - 10;
    const edge = edgeOf(x, y, z);
    return Math.max((d - o.thick * (0.06 + 0.94 * smoothstep(0, 10, -edge))) * 0.85, edge);
  };
  return { part: 'hair', clay, frame: here, centre: [0, -8, -6], reach: 54 + o.thick, grain: o.comb };
}

/** Small lumps all over: coils and curls. */
export function lumpy(clay: Clay, size: number, height: number, seed: number): Clay {
  const noise = noiseFrom(seed);
  return (x, y, z) => {
    const d = clay(x, y, z);
    if (d > height * 3 || d < -height * 3) return d;
    const a = noise.n2(x / size + z / (size * 1.7), y / size - z / (size * 2.3));
    const c = noise.n2(z / size + 40, y / size + x / (size * 1.9));
    return (d - height * (a + c)) * 0.8;
  };
}
