/** Value noise in three dimensions, about [-1, 1], without tables. */
const corner = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841) ^ Math.imul(z, 0xcb1ab31f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2147483648 - 1;
};
const eased = (t: number): number => t * t * (3 - 2 * t);

export function noise3(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = eased(x - i);
  const v = eased(y - j);
  const w = eased(z - k);
  const a = corner(i, j, k);
  const b = corner(i, j + 1, k);
  const c = corner(i, j, k + 1);
  const d = corner(i, j + 1, k + 1);
  const near = a + (corner(i + 1, j, k) - a) * u;
  const above = b + (corner(i + 1, j + 1, k) - b) * u;
  const far = c + (corner(i + 1, j, k + 1) - c) * u;
  const farAbove = d + (corner(i + 1, j + 1, k + 1) - d) * u;
  const front = near + (above - near) * v;
  return front + (far + (farAbove - far) * v - front) * w;
}

export function octaves3(x: number, y: number, z: number, n = 3): number {
  let sum = 0;
  let amplitude = 0.5;
  for (let i = 0; i < n; i++) {
    sum += noise3(x, y, z) * amplitude;
    amplitude *= 0.5;
    x = x * 2.03 + 17.3;
    y = y * 2.03 + 9.1;
    z = z * 2.03 + 4.7;
  }
  return sum;
}
