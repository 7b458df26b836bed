/** A daylight sky in watercolour: wet blue laid round clouds of bare paper, with lilac undersides. */
import type { Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, radians, times, type Point } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { wash } from '../finishes/watercolour.ts';
import { MULTIPLY } from './watercolour-marks.ts';

/** x, y of the middle of the base, width, height. */
export type CloudSpot = readonly [number, number, number, number];

export interface CloudySkyOptions {
  top: Colour;
  bottom: Colour;
  /** Where the sky wash ends. */
  y: number;
  clouds?: readonly CloudSpot[];
  shadow?: Colour;
  /** Where the light comes from, degrees. */
  from?: number;
  /** Least pigment of the wash. */
  min?: number;
}

/** Lumps of one cloud: flat base, heaped top. */
export function cloudLumps(S: Easel, [x, y, w, h]: CloudSpot): Point[][] {
  const rng = S.rng.fork();
  const n = Math.max(5, Math.round(w / 34));
  return times(n, (i) => {
    const t = (i + rng.range(0.2, 0.8)) / n;
    const dome = Math.sin(Math.PI * t) ** 0.7;
    const r = h * lerp(0.2, 0.46, dome) * rng.range(0.75, 1.2);
    return blob(x + (t - 0.5) * w, y - dome * h * rng.range(0.15, 0.55), r * 1.25, r, S.noise, 0.35, 1.6, 34);
  });
}

export function cloudySky(S: Easel, o: CloudySkyOptions): string {
  const { y, clouds = [], shadow = '#8e95bb', from = 215, min = 0.55 } = o;
  const heaps = clouds.map((spot, i) => ({ spot, lumps: cloudLumps(S.element('cloud ' + i), spot) }));
  const torn = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="4" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="22" xChannelSelector="R" yChannelSelector="G" result="s"/><feGaussianBlur in="s" stdDeviation="1.2"/>`,
    [-40, -40, S.w + 80, y + 140],
  );
  const holes = heaps.map(({ spot: [, cy, , h], lumps }) =>
    group(
      {},
      lumps.map((lump) =>
        path(smooth(lump), S.linearAt(fading('#000', 1, [0.7, 0.95], 0), 0, cy - h, 0, cy + h * 0.34)),
      ),
    ),
  );
  const mask = S.mask(
    `<rect x="-60" y="-60" width="${S.w + 120}" height="${S.h + 120}" fill="#fff"/>`,
    group({ filter: torn }, holes),
  );
  const air = S.linearAt([o.top, o.bottom], 0, 0, 0, y);
  const [lx, ly] = [Math.cos(radians(from)), Math.sin(radians(from))];
  const undersides = heaps.map(({ spot: [cx, cy, w, h], lumps }) =>
    group(
      {
        opacity: 0.62,
        style: MULTIPLY,
        'clip-path': S.clip(lumps.map((lump) => smooth(lump)).join('')),
        filter: S.filter(
          `<feTurbulence type="fractalNoise" baseFrequency="0.028" numOctaves="4" seed="11" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="24" xChannelSelector="R" yChannelSelector="G" result="s"/><feGaussianBlur in="s" stdDeviation="4"/>`,
          [cx - w, cy - h * 1.5, w * 2, h * 2.2],
        ),
      },
      lumps.map((lump) =>
        path(
          smooth(lump.map(([px, py]): Point => [px - lx * h * 0.24, py - ly * h * 0.34])),
          S.linearAt(fading(shadow, 0, [0.45, 0.55], [0.85, 0.7], 0), 0, cy - h * 0.8, 0, cy + h * 0.3),
        ),
      ),
    ),
  );
  return (
    group(
      { mask, style: MULTIPLY },
      wash(S, `M-40 -40H${S.w + 40}V${y}H-40Z`, air, {
        min,
        rough: 30,
        rim: 6,
        rimStrength: 0.2,
        bleed: 4,
        fx: 0.004,
        fy: 0.009,
        seed: 3,
      }),
    ) + group({ style: MULTIPLY }, undersides)
  );
}
