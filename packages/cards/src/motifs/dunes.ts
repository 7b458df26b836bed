/** Dunes with a sharp crest, one side in the sun and one in shadow, rippled by wind. Gouache. */
import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, type Colour, type Palette } from '../kit/colour.ts';
import { polygon, resample, smooth, soften, spline } from '../kit/curves.ts';
import { closedBelow, slopeAt } from '../kit/land.ts';
import { Layers, flat, group, line, path } from '../kit/markup.ts';
import { blur, chalk } from '../kit/materials.ts';
import { times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine } from '../kit/shapes.ts';

type DunePaint = Palette<'apricot' | 'coral' | 'cream' | 'mauve' | 'peach' | 'plum'>;

/** The line of a crest from a few points. */
export const crest = (pp: Points) => resample(spline(pp, false, 16), 6);
const NEAR_CREST = crest(trace('-20,930 80,908 170,902 240,930 250,990 190,1080 150,1220'));

export interface DuneOptions {
  crest: Points;
  lit: Colour;
  dark: Colour;
  /** The side away from the sun. */
  shadow: Points;
  /** How many strokes. */
  n: number;
  P: DunePaint;
}

export function dune(S: Easel, { crest: p, lit, dark, shadow, n, P }: DuneOptions): string {
  const laid = new Layers();
  const sh = closedBelow(S, p);
  const cl = S.clip(polygon(sh));
  const ys = Math.min(...p.map((q) => q[1]));
  laid.add(path(polygon(sh), S.linearAt([lit, mix(lit, dark, 0.45)], 0, ys, 0, ys + 320)));
  const o = [
    strokes(S, {
      region: sh.map(([x, y]): Point => [x, Math.min(y, 1205)]),
      n,
      length: 80,
      width: 6,
      angle: (x, y) => slopeAt(p, x) * 0.9 + 0.06 * S.noise.n2(x / 80, y / 40),
      colour: (x, y) => mix(lit, dark, clamp((y - ys) / 480 + 0.18 * S.noise.fbm(x / 140, y / 60, 3))),
      opacity: [0.15, 0.45],
      dL: 0.014,
    }),
  ];
  const s = handLine(S, spline(shadow, false, 8), 3, 0.02, 6),
    sp = smooth(s.filter((_, i) => i % 2 === 0));
  o.push(
    path(
      sp,
      S.linearAt([mix(P.mauve, dark, 0.25), mix(P.mauve, lit, 0.25)], 0, ys, 0, ys + 380),
      'opacity=".92"',
    ),
    group(
      { 'clip-path': S.clip(sp) },
      strokes(S, {
        region: s,
        n: Math.round(n * 0.6),
        length: 70,
        width: 6,
        angle: 0.35,
        colour: (x, y) =>
          mix(
            mix(P.mauve, P.plum, 0.25),
            mix(P.mauve, lit, 0.35),
            clamp((y - ys) / 340 + 0.2 * S.noise.fbm(x / 90, y / 60, 2)),
          ),
        opacity: [0.2, 0.45],
      }),
    ),
  );
  // wind ripples
  for (let i = 0; i < 26; i++) {
    const y = ys + 30 + i * 13 + S.rng.gauss(0, 3),
      x = S.rng.range(-40, 700),
      L = S.rng.range(60, 200);
    o.push(
      brushLine(
        S,
        [
          [x, y],
          [x + L * 0.33, y + S.rng.gauss(-3, 3)],
          [x + L * 0.66, y + S.rng.gauss(3, 3)],
          [x + L, y + S.rng.gauss(0, 3)],
        ],
        1.1,
        mix(dark, P.mauve, 0.4),
        { opacity: 0.22 },
      ),
    );
  }
  laid.add(
    group({ 'clip-path': cl }, o),
    line(
      polygon(
        p.filter((_, i) => i % 2 === 0),
        false,
      ),
      P.cream,
      2.2,
      `opacity=".55" filter="${chalk(S, { fx: 0.06, lo: 0.35, hi: 0.6 })}"`,
    ),
  );
  return laid.svg();
}

/** A near dune at the lower left, its crest from (-20, 930) down to (150, 1220). */
export function nearDune(S: Easel, P: DunePaint): string {
  const ndP = NEAR_CREST.concat([[-20, 1220]]);
  const ndD = smooth(ndP.filter((_, i) => i % 2 === 0));
  const nsh = soften('172,902 190,950 150,1010 120,1100 100,1220 170,1220 200,1080 262,990 246,930');
  return flat([
    path(ndD, S.linearAt([P.peach, P.apricot, P.coral], 0, 900, 60, 1210)),
    group(
      { 'clip-path': S.clip(ndD) },
      strokes(S, {
        region: ndP,
        n: 260,
        length: 80,
        width: 6,
        angle: (_, y) => 0.1 + (y - 900) / 900,
        colour: (x, y) =>
          mix(P.peach, P.coral, clamp((y - 900) / 330 + 0.25 * S.noise.fbm(x / 90, y / 50, 3))),
        opacity: [0.2, 0.5],
      }),
      path(nsh, mix(P.mauve, P.coral, 0.25), 'opacity=".85"'),
      group(
        { 'clip-path': S.clip(nsh) },
        strokes(S, {
          region: [90, 900, 190, 320],
          n: 160,
          length: 60,
          width: 5,
          angle: 1.2,
          colour: () => mix(P.mauve, mix(P.plum, P.coral, 0.4), S.rng.f()),
          opacity: [0.2, 0.45],
        }),
      ),
      times(22, (i) => {
        const y = 930 + i * 13,
          x = S.rng.range(-30, 60);
        return brushLine(
          S,
          [
            [x, y],
            [x + 50, y + S.rng.gauss(-2, 3)],
            [x + 100, y + S.rng.gauss(3, 3)],
            [x + 150, y + S.rng.gauss(4, 3)],
          ],
          1.1,
          mix(P.coral, P.mauve, 0.4),
          { opacity: 0.35 },
        );
      }),
    ),
    line(
      polygon(NEAR_CREST.slice(0, Math.floor(NEAR_CREST.length * 0.42)), false),
      P.cream,
      2.6,
      `opacity=".8" filter="${chalk(S, { fx: 0.08, lo: 0.3, hi: 0.55 })}"`,
    ),
  ]);
}

/** Foam where that dune meets the water. */
export function wetEdge(S: Easel, P: Palette<'seaD' | 'foam'>): string {
  const e = NEAR_CREST.slice(Math.floor(NEAR_CREST.length * 0.5));
  return flat([
    line(
      polygon(
        e.map(([x, y]): Point => [x + 5, y + 1]),
        false,
      ),
      P.seaD,
      12,
      `opacity=".4" filter="${blur(S, 4)}"`,
    ),
    line(
      polygon(
        e.map(([x, y]): Point => [x + 2, y]),
        false,
      ),
      P.foam,
      4.5,
      `opacity=".9" filter="${chalk(S, { fx: 0.07, lo: 0.38, hi: 0.58, rough: 9 })}"`,
    ),
    line(
      polygon(
        e.map(([x, y]): Point => [x + 14, y + 4]),
        false,
      ),
      P.foam,
      2,
      `opacity=".7" filter="${chalk(S, { fx: 0.05, lo: 0.45, hi: 0.62, rough: 12 })}"`,
    ),
  ]);
}
