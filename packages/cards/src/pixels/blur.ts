import { px } from './raster.ts';

function pass(
  src: Float32Array,
  dst: Float32Array,
  n: number,
  lines: number,
  step: number,
  stride: number,
  r: number,
): void {
  const inverse = 1 / (2 * r + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += px(src, start + Math.max(0, Math.min(n - 1, i)) * step);
    for (let i = 0; i < n; i++) {
      dst[start + i * step] = sum * inverse;
      sum += px(src, start + Math.min(n - 1, i + r + 1) * step) - px(src, start + Math.max(0, i - r) * step);
    }
  }
}

/** Box blur in place; two passes are close to a gaussian. */
export function boxBlur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 2,
): Float32Array {
  const scratch = new Float32Array(plane.length);
  for (let k = 0; k < passes; k++) {
    pass(plane, scratch, width, height, 1, width, radius);
    pass(scratch, plane, height, width, width, 1, radius);
  }
  return plane;
}
