/** A washing machine of an all-night laundromat, seen from the front; the parts of a machine that fills the card. Gouache. */
import { strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, type Palette } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { glow, softShadow } from '../kit/light.ts';
import { ellipse, flat, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, wobblyPolygon } from '../kit/shapes.ts';

export type MachinePaint = Palette<
  'navy' | 'ink' | 'teal' | 'tealD' | 'tealL' | 'enamel' | 'enamelD' | 'lunar' | 'glow' | 'foam'
>;

export interface MachineOptions {
  x0: number;
  x1: number;
  top: number;
  foot: number;
  /** How much light falls on it, 0..1. */
  lit: number;
  c: MachinePaint;
}

/** The box of it: lid, front and the seam under the panel. */
export function washingMachine(e: Easel, { x0, x1, top, foot, lit, c }: MachineOptions): string {
  const body = wobblyPolygon(
    e,
    [
      [x0, top],
      [x1, top + 2],
      [x1 - 4, foot],
      [x0 + 5, foot],
    ],
    1.4,
    0.015,
  );
  const face = e.linearAt(
    [mix(c.enamelD, c.enamel, 0.45 * lit), mix(c.enamelD, c.enamel, lit), mix(c.tealD, c.enamelD, lit * 0.6)],
    x0,
    top,
    x1,
    foot,
  );
  return [
    path(
      wobblyPolygon(
        e,
        [
          [x0 + 12, top - 34],
          [x1 - 18, top - 34],
          [x1, top + 4],
          [x0, top + 4],
        ],
        2,
      ),
      mix(c.enamel, c.tealD, 0.55 - 0.3 * lit),
    ),
    path(
      body,
      face,
      `filter="${form(e, { angle: -60, size: 34, shade: c.navy, shadeOpacity: 0.5, light: c.foam, lightOpacity: 0.5 * lit, lightSize: 5, rough: 3, mottle: 0.25 })}"`,
    ),
    strokes(e, {
      region: [x0, top, x1 - x0, foot - top],
      n: 260,
      length: 90,
      width: 7,
      angle: Math.PI / 2,
      spread: 0.1,
      colour: (x, y) =>
        mix(
          mix(c.enamelD, c.enamel, lit),
          c.navy,
          clamp(((y - top) / (foot - top)) * 0.4 + 0.15 * e.noise.n2(x / 90, y / 60)),
        ),
      opacity: [0.08, 0.25],
      clip: e.clip(body),
    }),
    line(
      `M${x0 + 8} ${top + 118}C${x0 + 150} ${top + 122} ${x1 - 150} ${top + 115} ${x1 - 8} ${top + 120}`,
      mix(c.enamelD, c.navy, 0.4),
      3,
      'opacity=".7"',
    ),
    line(
      `M${x0 + 8} ${top + 122}C${x0 + 150} ${top + 126} ${x1 - 150} ${top + 119} ${x1 - 8} ${top + 124}`,
      c.foam,
      1.6,
      `opacity="${0.6 * lit}"`,
    ),
  ].join('');
}

/** Panel: dial, buttons, a crescent in the coin slot. For a machine with its top at (196..770, 356). */
export function controlPanel(S: Easel, c: MachinePaint): string {
  return flat([
    path(
      wobblyPolygon(S, trace('222,376 744,378 742,458 224,460'), 1.5),
      mix(c.teal, c.tealD, 0.35),
      `filter="${form(S, { angle: -60, size: 12, shade: c.ink, light: c.tealL, lightSize: 3, rough: 2 })}"`,
    ),
    ellipse(
      300,
      418,
      30,
      30,
      c.enamel,
      `filter="${form(S, { angle: -60, size: 12, shade: c.navy, light: c.foam, lightSize: 4, rough: 1.5 })}"`,
    ),
    times(14, (i) => {
      const a = i * 0.449;
      return line(
        `M${300 + Math.cos(a) * 36} ${418 + Math.sin(a) * 36}L${300 + Math.cos(a) * 41} ${418 + Math.sin(a) * 41}`,
        c.enamel,
        2,
        'opacity=".7"',
      );
    }),
    line('M300 418L316 398', c.tealD, 5),
    [392, 430, 468].map((x, i) =>
      path(
        smooth(blob(x, 420, 13, 10, S.noise, 0.15)),
        [oklch(0.55, 0.11, 30), c.enamelD, c.enamelD][i] ?? c.enamelD,
        `filter="${form(S, { angle: -60, size: 5, shade: c.ink, light: c.foam, lightSize: 2, rough: 1 })}"`,
      ),
    ),
    // coin box
    path(
      wobblyPolygon(S, trace('628,388 716,388 715,450 629,450'), 1.5),
      mix(c.enamelD, c.navy, 0.25),
      `filter="${form(S, { angle: -60, size: 8, shade: c.ink, light: c.foam, lightSize: 2.5, rough: 1.5 })}"`,
    ),
    path(wobblyPolygon(S, trace('648,428 698,428 698,437 648,437'), 0.8), c.ink),
    glow(S, 672, 416, 46, c.lunar, 0.7),
    path(
      'M660 430C654 414 662 398 680 396C672 402 668 410 670 420C671 426 674 430 678 432L676 433L662 433Z',
      c.lunar,
    ),
  ]);
}

export interface DrumOptions {
  /** The middle of the drum; hinge and handle fit (478, 742). */
  x: number;
  y: number;
  c: MachinePaint;
}

/** A circle by hand. */
export const ring = (e: Easel, x: number, y: number, r: number, rough = 0.006): Point[] =>
  blob(x, y, r, r, e.noise, rough, 1.2, 72);

/** Door: chrome ring, gasket, hinge and handle; r = 188 is open inside it. */
export function drumDoor(S: Easel, { x, y, c }: DrumOptions): string {
  return flat([
    softShadow(S, x + 10, y + 26, 270, 270, c.ink, 0.8),
    path(
      smooth(ring(S, x, y, 240)),
      mix(c.enamel, c.teal, 0.3),
      `filter="${form(S, { angle: -55, size: 30, soft: 14, shade: c.navy, shadeOpacity: 0.75, light: '#ffffff', lightOpacity: 0.95, lightSize: 9, bounce: c.glow, bounceOpacity: 0.5, rough: 2, mottle: 0.2 })}"`,
    ),
    path(
      smooth(ring(S, x, y, 216)),
      c.enamelD,
      `filter="${form(S, { angle: 125, size: 20, soft: 8, shade: c.ink, shadeOpacity: 0.7, light: c.glow, lightOpacity: 0.8, lightSize: 6, rough: 2 })}"`,
    ),
    path(smooth(ring(S, x, y, 200, 0.012)), c.ink),
    // hinge and handle
    path(
      wobblyPolygon(S, trace('228,690 262,694 262,790 228,794'), 2),
      c.enamel,
      `filter="${form(S, { angle: -60, size: 10, shade: c.navy, light: '#ffffff', lightSize: 3, rough: 1.5 })}"`,
    ),
    path(
      'M702 700C728 700 736 716 736 742C736 768 728 784 702 784C710 764 712 720 702 700Z',
      c.enamel,
      `filter="${form(S, { angle: -60, size: 10, shade: c.navy, light: '#ffffff', lightSize: 3, rough: 1.5 })}"`,
    ),
  ]);
}
