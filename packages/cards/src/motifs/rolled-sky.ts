/** Skies rolled like carpets: the end of one that lies, and one that stands. Gouache. */
import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, ramp, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { between, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon, wobble } from '../kit/shapes.ts';

export type RolledSkyPaint = Palette<'soot' | 'slate' | 'peach'>;

export interface RollEndOptions {
  x: number;
  y: number;
  r: number;
  edge: Colour;
  inner: Colour;
  dark: Colour;
  c: RolledSkyPaint;
}

/** The end of a rolled sky, seen down the axis. */
export function rollEnd(e: Easel, { x, y, r, edge, inner, dark, c }: RollEndOptions): string {
  const turns = 4;
  const spiral: Point[] = times(90, (i) => {
    const t = i / 89;
    const a = t * turns * 6.283 - 0.6;
    const k = r * (0.1 + 0.86 * t);
    return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.94];
  });
  return (
    path(
      smooth(blob(x, y, r, r * 0.95, e.noise, 0.04, 1.2, 36)),
      edge,
      `filter="${form(e, { angle: -20, size: r * 0.35, shade: c.soot, shadeOpacity: 0.7, light: c.peach, lightOpacity: 0.8, lightSize: r * 0.06, rough: 2 })}"`,
    ) +
    line(smooth(spiral, false), dark, r * 0.1, 'opacity=".75"') +
    line(
      smooth(
        spiral.map(([u, v]): Point => [u - r * 0.02, v - r * 0.035]),
        false,
      ),
      inner,
      r * 0.045,
      'opacity=".9"',
    )
  );
}

export interface StandingRollOptions {
  foot: Point;
  top: Point;
  /** Half of its width. */
  w: number;
  /** The sky on its outside, from the foot up. */
  tones: readonly Colour[];
  /** What that sky holds, cut off at the edge. */
  weather: () => string;
  c: RolledSkyPaint;
}

/** A roll standing on its end: sky on the outside, tied twice. */
export function standingRoll(e: Easel, { foot, top, w, tones, weather, c }: StandingRollOptions): string {
  const colours = ramp([...tones]);
  const spine = spline([foot, [(foot[0] + top[0]) / 2 + 4, (foot[1] + top[1]) / 2], top], false, 10);
  const outline = ribbon(spine, () => w);
  const d = smooth(wobble(outline, e.noise, 2.5, 0.02));
  const clip = e.clip(d);
  const at = (t: number): Point => between(foot, top, t);
  const tie = (t: number): string => {
    const [x, y] = at(t);
    return (
      path(
        smooth([
          [x - w - 3, y - 4],
          [x, y + 5],
          [x + w + 3, y - 4],
          [x + w + 3, y + 6],
          [x, y + 15],
          [x - w - 3, y + 6],
        ]),
        oklch(0.6, 0.08, 75),
        `filter="${form(e, { angle: 180, size: 5, shade: c.soot, light: c.peach, lightSize: 2, rough: 1 })}"`,
      ) +
      brushLine(
        e,
        [
          [x - 4, y + 10],
          [x - 12, y + 24],
          [x - 8, y + 40],
        ],
        2.4,
        oklch(0.6, 0.08, 75),
      )
    );
  };
  return (
    path(
      smooth([
        [foot[0] - w, foot[1]],
        [foot[0] + w, foot[1] + 4],
        [foot[0] + w * 3.4, foot[1] + 26],
        [foot[0] + w, foot[1] + 30],
      ]),
      c.soot,
      `opacity=".6" filter="${blur(e, 6)}"`,
    ) +
    path(
      d,
      tones[0] ?? c.slate,
      `filter="${form(e, { angle: 190, size: w * 0.9, shade: c.soot, shadeOpacity: 0.75, light: c.peach, lightOpacity: 0.9, lightSize: 5, rough: 3, mottle: 0.2 })}"`,
    ) +
    group(
      { 'clip-path': clip },
      strokes(e, {
        region: outline,
        n: Math.round(w * 4),
        length: 46,
        width: w * 0.12,
        angle: 0.15,
        spread: 0.2,
        colour: (x, y) =>
          mix(
            colours(clamp((foot[1] - y) / (foot[1] - top[1]))),
            c.soot,
            clamp((x - foot[0] + w * 0.2) / (w * 1.7), 0, 0.75),
          ),
        opacity: [0.25, 0.6],
      }),
      weather(),
    ) +
    ellipse(top[0], top[1] + 1, w, w * 0.3, mix(tones[tones.length - 1] ?? c.slate, c.soot, 0.3)) +
    times(
      3,
      (i) =>
        `<ellipse cx="${top[0] + i * 1.5}" cy="${top[1] + 1}" rx="${w * (0.78 - i * 0.24)}" ry="${w * (0.22 - i * 0.065)}" fill="none" stroke="${i % 2 ? mix(c.peach, c.slate, 0.4) : c.soot}" stroke-width="3.4"/>`,
    ).join('') +
    tie(0.28) +
    tie(0.72)
  );
}
