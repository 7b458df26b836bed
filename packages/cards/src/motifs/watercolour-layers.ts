/**
 * Solid things in watercolour: a layer hides what is behind it (as if the paper had been masked), then takes washes, a wet
 * shade and a crisp second glaze on the side away from the light. Also the bare-paper border.
 */
import type { Colour } from '../kit/colour.ts';
import { pathPoints, resample, smooth, subPaths } from '../kit/curves.ts';
import { flat, group, path, type Mark } from '../kit/markup.ts';
import { bounds, radians, type Box } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath, wobble, wobblyPolygon } from '../kit/shapes.ts';
import { MULTIPLY } from './watercolour-marks.ts';

export interface LayerOptions {
  /** Edge wobble, px. */
  rough?: number;
  /** Width of the dark drying rim and its strength 0..1. */
  rim?: number;
  rimStrength?: number;
  /** Least pigment where the wash thins, 0..1. */
  min?: number;
  /** Frequency of the pooling. */
  pool?: number;
  seed?: number;
  opacity?: number;
  /** Box in local px, or padding as a fraction of the shape's own box. */
  region?: number | Box;
  clip?: string;
}

/** Marks painted as one opaque piece: white paper under them, pooled pigment, a darker rim. */
export function layer(S: Easel, marks: Mark, o: LayerOptions = {}): string {
  const { rough = 4, rim = 2.2, rimStrength = 0.75, min = 0.72, pool = 0.012 } = o;
  const seed = o.seed ?? S.serial();
  const k = (1 - min) / 0.45;
  const filter = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="4" seed="${seed}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${rough}" xChannelSelector="R" yChannelSelector="G" result="s"/>` +
      `<feTurbulence type="fractalNoise" baseFrequency="${pool} ${pool * 1.3}" numOctaves="4" seed="${seed + 20}" result="p"/>` +
      `<feColorMatrix in="p" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${k.toFixed(2)} 0 0 0 ${(min - 0.3 * k).toFixed(2)}" result="m"/>` +
      `<feComposite in="s" in2="m" operator="in" result="body"/>` +
      `<feColorMatrix in="s" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" result="paper"/>` +
      `<feGaussianBlur in="s" stdDeviation="${rim}" result="b"/><feComposite in="s" in2="b" operator="arithmetic" k2="${rimStrength}" k3="${-rimStrength}" result="e0"/>` +
      `<feColorMatrix in="e0" type="matrix" values=".62 0 0 0 0 0 .6 0 0 0 0 0 .66 0 0 0 0 0 1 0" result="e"/>` +
      `<feMerge><feMergeNode in="paper"/><feMergeNode in="body"/><feMergeNode in="e"/></feMerge>`,
    o.region ?? 0.12,
  );
  return group({ filter, opacity: o.opacity, 'clip-path': o.clip }, marks);
}

/** A box around a path, padded: keeps filters small. */
export function boxOf(d: string, pad = 12): Box {
  const all = subPaths(d, 12).flat();
  const [left, top, right, bottom] = bounds(all);
  return [left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad];
}

export interface ShadedOptions extends LayerOptions {
  fill: Colour;
  shade: Colour;
  /** Where the light comes from, degrees: 0 right, -90 above, 180 left. */
  from?: number;
  /** Depth of the wet shade, px. */
  depth?: number;
  /** Strength of the wet shade and of the crisp glaze. */
  wet?: number;
  crisp?: number;
  /** Depth of the crisp glaze as a fraction of the wet one. */
  crispDepth?: number;
  /** Hand wobble of the outline. */
  hand?: number;
}

/** A lit volume from one outline; details are painted inside it, clipped, before the edge dries. */
export function shaded(S: Easel, outline: string, o: ShadedOptions, ...details: Mark[]): string {
  const { from = 200, depth = 30, wet = 0.75, crisp = 0.5, crispDepth = 0.45, hand = 1 } = o;
  const d = hand > 0 ? handPath(S, outline, hand, 0.03, 4) : outline;
  const box = boxOf(d, depth + 16);
  const [bx, by, bw, bh] = box;
  const inverse = `M${bx - 200} ${by - 200}h${bw + 400}v${bh + 400}h${-bw - 400}Z${d}`;
  const [lx, ly] = [Math.cos(radians(from)), Math.sin(radians(from))];
  const shadow = (k: number, blurred: number, opacity: number, rough: number): string =>
    opacity <= 0
      ? ''
      : group(
          {
            opacity,
            style: MULTIPLY,
            filter: S.filter(
              `<feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="3" seed="${S.serial()}" result="n"/>` +
                `<feDisplacementMap in="SourceGraphic" in2="n" scale="${rough}" xChannelSelector="R" yChannelSelector="G"/>` +
                `<feGaussianBlur stdDeviation="${blurred}"/>`,
              box,
            ),
          },
          `<path d="${inverse}" fill="${o.shade}" fill-rule="evenodd" transform="translate(${lx * depth * k} ${ly * depth * k})"/>`,
        );
  return layer(
    S,
    [
      path(d, o.fill),
      group(
        { 'clip-path': S.clip(d) },
        shadow(1, depth * 0.55, wet, 6),
        shadow(crispDepth, 0.7, crisp, 9),
        details,
      ),
    ],
    { region: box, ...o },
  );
}

/** shaded() with the one light of a picture: const shaded = shadedFrom(195). */
export const shadedFrom =
  (from: number) =>
  (S: Easel, outline: string, o: ShadedOptions, ...details: Mark[]): string =>
    shaded(S, outline, { from, ...o }, ...details);

/** A panel a little out of true, as a path. */
export const panel = (
  S: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  askew = 0.6,
  amplitude = 1.6,
  frequency = 0.04,
): string =>
  wobblyPolygon(
    S,
    [
      [x, y],
      [x + w, y + askew],
      [x + w - askew, y + h],
      [x, y + h],
    ],
    amplitude,
    frequency,
  );

/** The bare paper left round the picture by an unhurried brush; draw it last. */
export function paperBorder(S: Easel, inset = 16, drift = 7): string {
  const [w, h] = [S.w, S.h];
  const corner = inset + 8;
  const base = pathPoints(
    `M${corner} ${inset}L${w - corner} ${inset}L${w - inset} ${corner}L${w - inset} ${h - corner}L${w - corner} ${h - inset}L${corner} ${h - inset}L${inset} ${h - corner}L${inset} ${corner}Z`,
    8,
  );
  const slow = wobble(base, S.noise, drift, 0.006);
  const inner = smooth(wobble(resample(slow, 5), S.noise, 2.6, 0.09));
  const rim = S.filter(`<feGaussianBlur stdDeviation="2.2"/>`, [0, 0, w, h]);
  return flat([
    `<path d="${inner}" fill="none" stroke="#54506a" stroke-width="3" opacity=".16" filter="${rim}" style="${MULTIPLY}"/>`,
    `<path d="M-20 -20H${w + 20}V${h + 20}H-20Z${inner}" fill="#fff" fill-rule="evenodd"/>`,
  ]);
}
