/** Birch bark on a trunk of any bend, in watercolour: paper white, a shaded side, black lenticels and scars. */
import type { Colour } from '../kit/colour.ts';
import { along, normals, polygon, resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { nth, times, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';

export interface BirchOptions {
  /** Half the thickness along the trunk, t from the root (0) to the tip (1). */
  width: (t: number) => number;
  bark?: Colour;
  shade?: Colour;
  mark?: Colour;
  from?: number;
  /** Marks per 100 px. */
  marks?: number;
}

export function birch(S: Easel, spine: Points, o: BirchOptions): string {
  const { bark = '#fbf7ee', shade = '#7c7f96', mark = '#2f2a30', from = -40, marks = 9 } = o;
  const line = resample(spline(spine, false, 16), 5);
  const sides = normals(line, false);
  const outline = smooth(wobble(ribbon(line, o.width), S.noise, 2, 0.04).filter((_, i) => i % 2 === 0));
  const n = Math.round((line.length * 5 * marks) / 100);
  const scars = times(n, () => {
    const t = S.rng.f();
    const { x, y } = along(line, t);
    const [nx, ny] = nth(sides, Math.round(t * (line.length - 1)));
    const w = o.width(t);
    const from0 = S.rng.range(-1, 0.7);
    const len = S.rng.range(0.15, 0.75);
    const bend = S.rng.gauss(0, w * 0.1);
    const at = (k: number, b = 0): readonly [number, number] => [
      x + nx * w * k + ny * b * -1,
      y + ny * w * k + nx * b,
    ];
    return polygon(
      ribbon(
        [at(from0), at(from0 + len * 0.5, bend), at(from0 + len, bend * 0.4)],
        (k) => (0.5 + w * 0.06) * Math.sin(Math.PI * (0.12 + 0.8 * k)),
      ),
    );
  });
  const eyes = times(Math.round(n / 14), () => {
    const { x, y, angle } = along(line, S.rng.range(0.05, 0.95));
    const w = o.width(0.5) * S.rng.range(0.3, 0.6);
    return `<path d="M${-w} 0C${-w * 0.5} ${-w * 0.8} ${w * 0.5} ${-w * 0.8} ${w} 0C${w * 0.4} ${w * 0.3} ${-w * 0.4} ${w * 0.3} ${-w} 0Z" fill="${mark}" transform="translate(${x} ${y}) rotate(${(angle * 180) / Math.PI + 90})"/>`;
  });
  return shaded(
    S,
    outline,
    { fill: bark, shade, from, depth: o.width(0.3) * 0.9, min: 0.85, hand: 0, crisp: 0.4 },
    path(scars.join(''), mark, 'opacity=".85"'),
    eyes,
  );
}
