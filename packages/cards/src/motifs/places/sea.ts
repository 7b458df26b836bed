/** Water: an open sea of brushed waves, glitter under a light, foam, broken reflections, and flat waves for prints. */
import { strokes } from '../../kit/brush.ts';
import { clamp, jitter, mix, ramp, type Colour, type RampStop } from '../../kit/colour.ts';
import { smooth, spline } from '../../kit/curves.ts';
import { group, path } from '../../kit/markup.ts';
import { fix, lerp, times, type Point, type Points } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { ribbon } from '../../kit/shapes.ts';

export interface SeaOptions {
  /** Horizon and bottom. */
  y0: number;
  y1?: number;
  /** Colours from the horizon to the front. */
  colours: readonly RampStop[];
  /** Crests catching the sky. */
  crest: Colour;
  /** Where the light stands: its column of glitter. */
  glitter?: { x: number; colour: Colour; width?: number; strength?: number };
  /** 0 calm .. 1 rough. */
  rough?: number;
  clip?: string;
}

export function sea(S: Easel, o: SeaOptions): string {
  const { y0, y1 = S.h + 10, crest, rough = 0.4 } = o;
  const colours = ramp(o.colours);
  const rng = S.rng.fork();
  const deep = (y: number): number => clamp((y - y0) / (y1 - y0));
  const bands = times(13, (i) => [i / 12, colours(i / 12)] as const);
  const crests: string[] = [];
  for (let y = y0 + 4; y < y1; y += 3 + deep(y) * 17) {
    const k = deep(y);
    for (let x = -60 + rng.range(0, 60); x < S.w + 60;) {
      const length = lerp(14, 170, k) * rng.range(0.4, 1.5);
      const height = lerp(0.7, 10, k) * rough * rng.range(0.4, 1.4);
      if (S.noise.fbm(x / lerp(60, 260, k), y / lerp(14, 60, k), 2) > -0.12) {
        const wave: Points = [
          [x, y + height],
          [x + length * 0.3, y - height * 0.4],
          [x + length * 0.55, y - height],
          [x + length, y + height * 0.8],
        ];
        const lit = ribbon(spline(wave, false, 6), (t) => (0.5 + k * 3.2) * Math.sin(Math.PI * t) ** 0.8);
        const dark = ribbon(
          spline(
            wave.map(([u, v]): Point => [u + 4, v + 3 + k * 9]),
            false,
            6,
          ),
          (t) => (0.6 + k * 6) * Math.sin(Math.PI * t),
        );
        crests.push(
          path(smooth(dark), mix(colours(k), '#06101c', 0.35), `opacity="${fix(rng.range(0.2, 0.5))}"`),
          path(
            smooth(lit),
            jitter(mix(colours(k), crest, 0.7), rng, 0.02, 5),
            `opacity="${Math.round(rng.range(0.25, 0.8) * 100) / 100}"`,
          ),
        );
      }
      x += length * rng.range(0.6, 1.5);
    }
  }
  return group(
    { 'clip-path': o.clip },
    `<rect x="-20" y="${fix(y0)}" width="${S.w + 40}" height="${fix(y1 - y0)}" fill="${S.linearAt(bands, 0, y0, 0, y1)}"/>`,
    strokes(S, {
      region: [-40, y0 + 2, S.w + 80, y1 - y0],
      n: 420,
      length: (_, y) => 40 + deep(y) * 150,
      width: (_, y) => 1.4 + deep(y) * 7,
      angle: 0,
      spread: 0.04,
      colour: (_, y) => colours(deep(y)),
      opacity: [0.2, 0.5],
      dL: 0.025,
      bend: 0.05,
    }),
    crests,
    o.glitter ? glitter(S, { y0, y1, ...o.glitter }) : '',
  );
}

/** A column of light on water. */
export function glitter(
  S: Easel,
  o: { x: number; y0: number; y1: number; colour: Colour; width?: number; strength?: number },
): string {
  const { x, y0, y1, colour, width = 60, strength = 0.9 } = o;
  const rng = S.rng.fork();
  const marks: string[] = [];
  for (let y = y0 + 2; y < y1; y += 3 + ((y - y0) / (y1 - y0)) * 13) {
    const k = (y - y0) / (y1 - y0);
    const reach = width * (0.35 + k * 1.1);
    for (let i = 0; i < 3; i++) {
      const cx = x + rng.gauss(0, 0.4) * reach;
      const l = lerp(8, 54, k) * rng.range(0.3, 1.4);
      const flash: Points = [
        [cx - l, y + rng.gauss(0, 1)],
        [cx, y - 1 - k * 2],
        [cx + l, y + rng.gauss(0, 1)],
      ];
      marks.push(
        path(
          smooth(ribbon(spline(flash, false, 5), (t) => (0.6 + k * 2.6) * Math.sin(Math.PI * t))),
          colour,
          `opacity="${Math.round(rng.range(0.25, 1) * strength * (1 - k * 0.5) * 100) / 100}"`,
        ),
      );
    }
  }
  return group({ style: 'mix-blend-mode:screen' }, marks);
}

/** Horizontal slivers of something mirrored: give its colour by (x, y) or null. */
export function reflection(
  S: Easel,
  box: readonly [number, number, number, number],
  colour: (x: number, y: number) => Colour | null,
  opacity = 0.6,
): string {
  const [x0, y0, w, h] = box;
  const rng = S.rng.fork();
  const marks: string[] = [];
  for (let y = y0; y < y0 + h; y += 3 + ((y - y0) / h) * 6)
    for (let x = x0; x < x0 + w; x += 12) {
      const [u, l] = [x + rng.gauss(0, 5), rng.range(10, 34)];
      const c = colour(u, y);
      if (c)
        marks.push(
          path(
            smooth(
              ribbon(
                [
                  [u - l, y],
                  [u, y + rng.gauss(0, 1)],
                  [u + l, y],
                ],
                (t) => 1.8 * Math.sin(Math.PI * t),
              ),
            ),
            c,
            `opacity="${fix(rng.range(0.3, 1) * opacity)}"`,
          ),
        );
    }
  return group({}, marks);
}

/** Rows of stylised wave outlines (path strings), back to front, for woodblock, cut paper and linocut. */
export function waveRows(
  S: Easel,
  o: { y0: number; y1: number; rows?: number; length?: number; height?: number },
): { d: string; crest: Point[]; t: number }[] {
  const { y0, y1, rows = 6, length = 150, height = 34 } = o;
  const rng = S.rng.fork();
  return times(rows, (r) => {
    const t = r / Math.max(1, rows - 1);
    const [l, hgt, y] = [length * lerp(0.5, 1.3, t), height * lerp(0.45, 1.25, t), lerp(y0, y1, t)];
    const crest: Point[] = [];
    for (let x = -l - rng.range(0, l); x < S.w + l; x += l * rng.range(0.85, 1.15))
      crest.push(
        [x, y + hgt * 0.3],
        [x + l * 0.3, y - hgt * rng.range(0.1, 0.4)],
        [x + l * 0.52, y - hgt * rng.range(0.8, 1.1)],
        [x + l * 0.66, y - hgt * 0.5],
        [x + l * 0.6, y - hgt * 0.1],
      );
    const line = spline(crest, false, 6);
    return {
      crest: line,
      t,
      d: smooth([...line.filter((_, i) => i % 2 === 0), [S.w + 60, S.h + 40], [-60, S.h + 40]], true, 0.8),
    };
  });
}

/** Foam along a shore line. */
export function foam(S: Easel, shore: Points, colour: Colour, width = 8): string {
  const rng = S.rng.fork();
  const line = spline(shore, false, 8);
  const lace = line.flatMap(([x, y]) =>
    times(2, () => {
      const r = width * rng.range(0.15, 0.6);
      return path(
        smooth(
          times(7, (k): Point => [
            x + rng.gauss(0, width * 0.4) * 0.2 + Math.cos((k / 7) * 6.28) * r,
            y + Math.sin((k / 7) * 6.28) * r * 0.6 + rng.gauss(0, width * 0.25) * 0.2,
          ]),
        ),
        colour,
        `opacity="${fix(rng.range(0.4, 1))}"`,
      );
    }),
  );
  return group(
    {},
    path(
      smooth(ribbon(line, (t) => width * 0.35 * (0.6 + 0.6 * S.noise.n2(t * 14, 3)))),
      colour,
      'opacity=".9"',
    ),
    lace,
  );
}
