/** A fir for the rays, its foot at the origin: tiers of drooping boughs, snow on what looks up. */
import { noise3, octaves3 } from '../rays/noise3.ts';
import type { Solid } from '../rays/solids.ts';
import { linear, painted, setColour, tint, type Paint } from '../rays/surface.ts';

/** bare: how much of the trunk is seen; lean: how far the top goes over to the right. */
export const fir = (
  height: number,
  r: number,
  { tiers = 7, bare = 0.08, lean = 0, seed = 0 } = {},
): Solid => ({
  distance: (px, y, z) => {
    const up = y / height;
    const x = px - lean * up * up;
    const across = Math.sqrt(x * x + z * z);
    const trunk = Math.max(across - r * 0.07, y - height * 0.8, -y);
    if (up < bare) return Math.min(trunk, Math.max((bare - up) * height, across - r * 1.2) * 0.5 + 0.02);
    const step = ((up - bare) / (1 - bare)) * tiers;
    const tier = Math.floor(step);
    const a = Math.atan2(z, x) + tier * 1.7 + seed;
    const ragged =
      1 + 0.12 * Math.sin(a * 6) + 0.07 * Math.sin(a * 13 + seed) + 0.05 * Math.abs(Math.sin(a * 19));
    const full = r * Math.max(0.02, 1 - (step + 0.1) / (tiers + 0.2)) ** 0.85;
    const bough = full * (0.56 + 0.5 * (1 - (step - tier)) ** 1.4) * ragged;
    return Math.min(trunk, Math.max((across - bough) * 0.42, (y - height) * 0.5));
  },
  box: [-r * 1.25 + Math.min(0, lean), 0, -r * 1.25, r * 1.25 + Math.max(0, lean), height, r * 1.25],
});

/** snow: 0 none, 1 laden. */
export const needles = (green: string, snow: number, white = '#e8eef8'): Paint => {
  const [dark, drift] = [linear('#0c1a1c'), linear(white)];
  return painted(green, { wrap: 0.25 }, (p, x, y, z, _nx, ny) => {
    setColour(p, [p.r, p.g, p.b], 0.85 + noise3(x * 17, y * 4, z * 17) * 0.55);
    tint(p, dark, 0.1 + octaves3(x * 5, y * 2.5, z * 5) * 0.8);
    tint(p, drift, (ny * 1.4 - 1.1 + snow + octaves3(x * 2.6, y * 3.4, z * 2.6) * 1.5) * 4);
  });
};
