/** An octopus arm along any line, suckers on one side, in watercolour. */
import { adjust, clamp, mix, type Colour } from '../kit/colour.ts';
import { along, normals, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { nth, times, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';
import { soft } from './watercolour-marks.ts';

export interface OctopusArmOptions {
  /** Half the thickness at the root and at the tip. */
  root: number;
  tip?: number;
  fill: Colour;
  shade: Colour;
  sucker?: Colour;
  /** Which side the suckers sit on: 1 or -1. */
  side?: 1 | -1;
  from?: number;
  /** Offset of the shadow it throws on the wall; [0, 0] for none. */
  shadow?: readonly [number, number];
  shadowColour?: Colour;
}

export function octopusArm(S: Easel, points: Points, o: OctopusArmOptions): string {
  const { root, tip = 4, side = 1, from = 190, shadow = [14, 16], sucker = '#f4dfe6' } = o;
  const line = resample(spline(points, false, 14), 4);
  const sides = normals(line, false);
  const width = (t: number): number => tip + (root - tip) * (1 - t) ** 0.8;
  const outline = smooth(ribbon(line, width).filter((_, i) => i % 2 === 0));
  const cups: string[] = [];
  let walked = 0.04;
  while (walked < 0.97) {
    const { x, y } = along(line, walked);
    const [nx, ny] = nth(sides, Math.round(walked * (line.length - 1)));
    const w = width(walked);
    const [cx, cy] = [x - nx * side * w * 0.66, y - ny * side * w * 0.66];
    const r = clamp(w * 0.3, 1.4, 13);
    cups.push(
      path(smooth(blob(cx, cy, r, r * 0.86, S.noise, 0.12)), sucker),
      path(
        smooth(blob(cx + r * 0.1, cy + r * 0.1, r * 0.45, r * 0.4, S.noise, 0.12)),
        mix(o.fill, o.shade, 0.6),
      ),
    );
    walked += (r * 2.25) / (line.length * 4);
  }
  const spots = times(Math.round(line.length / 5), () => {
    const t = S.rng.f();
    const { x, y } = along(line, t);
    const [nx, ny] = nth(sides, Math.round(t * (line.length - 1)));
    const w = width(t);
    const k = side * S.rng.range(-0.1, 0.85) * w;
    return smooth(
      blob(x + nx * k, y + ny * k, w * S.rng.range(0.05, 0.16), w * S.rng.range(0.05, 0.14), S.noise, 0.4),
    );
  });
  const underside = smooth(
    ribbon(
      line.map(([x, y], i): readonly [number, number] => {
        const [nx, ny] = nth(sides, i);
        const w = width(i / (line.length - 1)) * 0.72 * side;
        return [x - nx * w, y - ny * w];
      }),
      (t) => width(t) * 0.34,
    ),
  );
  return (
    (shadow[0] || shadow[1]
      ? group(
          { transform: `translate(${shadow[0]} ${shadow[1]})` },
          soft(S, outline, o.shadowColour ?? '#4a3350', 5, 0.5),
        )
      : '') +
    shaded(
      S,
      outline,
      { fill: o.fill, shade: o.shade, from, depth: root * 0.9, min: 0.82, hand: 0, crisp: 0.4, pool: 0.02 },
      path(underside, adjust(o.fill, { dL: 0.16, kC: 0.55, dh: 25 }), 'opacity=".85"'),
      path(spots.join(''), o.shade, 'opacity=".4"'),
      cups,
    )
  );
}
