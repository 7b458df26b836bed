/** Umbrellas from above: open ones, and one blown inside out that has begun to fill. */
import { brushLine } from '../kit/brush.ts';
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { softShadow } from '../kit/light.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { TAU, fix, times, type Point } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';

export interface UmbrellaTopOptions {
  x: number;
  y: number;
  r: number;
  turn?: number;
  main: Colour;
  second?: Colour;
  shade: Colour;
  light: Colour;
  /** Where the light comes from, radians on the card. */
  from: number;
  ribs?: number;
}

const panels = (o: UmbrellaTopOptions, peak: Point): { d: string; middle: number; rib: Point }[] => {
  const n = o.ribs ?? 8;
  return times(n, (i) => {
    const [a, b] = [(o.turn ?? 0) + (i / n) * TAU, (o.turn ?? 0) + ((i + 1) / n) * TAU];
    const m = (a + b) / 2;
    const p = (t: number, k: number): Point => [o.x + Math.cos(t) * o.r * k, o.y + Math.sin(t) * o.r * k];
    const [A, B, M] = [p(a, 1), p(b, 1), p(m, 0.8)];
    const bow = (t: number): Point => [
      peak[0] + Math.cos(t) * o.r * 0.5 - (peak[0] - o.x) * 0.4,
      peak[1] + Math.sin(t) * o.r * 0.5 - (peak[1] - o.y) * 0.4,
    ];
    const [qa, qb] = [bow(a - 0.05), bow(b + 0.05)];
    const f = ([u, v]: Point): string => fix(u) + ' ' + fix(v);
    return { d: `M${f(peak)}Q${f(qa)} ${f(A)}Q${f(M)} ${f(B)}Q${f(qb)} ${f(peak)}Z`, middle: m, rib: A };
  });
};

export function umbrellaTop(S: Easel, o: UmbrellaTopOptions & { peak?: Point }): string {
  const peak: Point = o.peak ?? [o.x, o.y];
  const all = panels(o, peak);
  return group(
    {},
    softShadow(
      S,
      o.x - (peak[0] - o.x) * 2.4,
      o.y - (peak[1] - o.y) * 2.4,
      o.r * 1.25,
      o.r * 1.25,
      o.shade,
      0.75,
    ),
    all.map(({ d, middle, rib }, i) => {
      const lit = clamp(0.5 + 0.5 * Math.cos(middle - o.from));
      const base = i % 2 && o.second ? o.second : o.main;
      return (
        path(d, mix(mix(base, o.shade, 0.55), mix(base, o.light, 0.35), lit)) +
        times(5, (k) => {
          const t = middle + (k - 2) * 0.12;
          return brushLine(
            S,
            [
              [peak[0] + Math.cos(t) * o.r * 0.2, peak[1] + Math.sin(t) * o.r * 0.2],
              [o.x + Math.cos(t) * o.r * 0.55, o.y + Math.sin(t) * o.r * 0.55],
              [o.x + Math.cos(t) * o.r * 0.84, o.y + Math.sin(t) * o.r * 0.84],
            ],
            o.r * 0.03,
            mix(base, k < 2 ? o.shade : o.light, 0.35 * lit + 0.1),
            { opacity: 0.4 },
          );
        }) +
        brushLine(
          S,
          [peak, [(peak[0] + rib[0]) / 2, (peak[1] + rib[1]) / 2], rib],
          1.3,
          mix(base, o.light, 0.3 + lit * 0.4),
          { opacity: 0.8, decay: 0.1 },
        )
      );
    }),
    times(26, () => {
      const [a, k] = [S.rng.range(0, TAU), Math.sqrt(S.rng.f()) * o.r * 0.9];
      return ellipse(
        o.x + Math.cos(a) * k,
        o.y + Math.sin(a) * k,
        S.rng.range(0.8, 1.9),
        S.rng.range(0.8, 1.7),
        o.light,
        `opacity="${fix(S.rng.range(0.3, 0.8))}"`,
      );
    }),
    ellipse(peak[0], peak[1], o.r * 0.05, o.r * 0.05, o.light),
    line(
      `M${fix(peak[0])} ${fix(peak[1])}l${fix((peak[0] - o.x) * 0.6)} ${fix((peak[1] - o.y) * 0.6)}`,
      o.shade,
      4,
    ),
  );
}

/** Upside down: we look into the bowl, along the ribs to the stick. */
export function umbrellaUpturned(S: Easel, o: UmbrellaTopOptions & { water: Colour }): string {
  const all = panels(o, [o.x, o.y]);
  return group(
    {},
    softShadow(S, o.x, o.y + o.r * 0.2, o.r * 1.2, o.r * 1.1, o.shade, 0.8),
    all.map(({ d, middle }) =>
      path(
        d,
        mix(
          mix(o.main, o.light, 0.2),
          mix(o.main, o.shade, 0.7),
          clamp(0.5 + 0.5 * Math.cos(middle - o.from)),
        ),
      ),
    ),
    ellipse(
      o.x,
      o.y,
      o.r * 0.5,
      o.r * 0.48,
      S.radialAt(fading(o.water, 0.95, [0.7, 0.6], 0.1), o.x, o.y, o.r * 0.52),
    ),
    all.map(
      ({ rib }) =>
        line(
          `M${fix(o.x)} ${fix(o.y)}L${fix(rib[0])} ${fix(rib[1])}`,
          mix(o.light, o.shade, 0.35),
          1.8,
          'opacity=".9"',
        ) + ellipse(rib[0], rib[1], 2.4, 2.4, o.light),
    ),
    brushLine(
      S,
      [
        [o.x, o.y],
        [o.x - o.r * 0.2, o.y - o.r * 0.4],
        [o.x - o.r * 0.42, o.y - o.r * 0.78],
      ],
      3,
      mix(o.shade, '#000000', 0.2),
      { decay: 0.05, attack: 0.02 },
    ),
    line(
      `M${fix(o.x - o.r * 0.42)} ${fix(o.y - o.r * 0.78)}c-3 -16 14 -26 22 -14c3 5 1 10 -3 12`,
      mix(o.main, '#5a3820', 0.7),
      5.5,
    ),
    times(
      3,
      (i) =>
        `<ellipse cx="${fix(o.x + 6)}" cy="${fix(o.y + 4)}" rx="${fix(o.r * (0.1 + i * 0.1))}" ry="${fix(o.r * (0.09 + i * 0.09))}" fill="none" stroke="${o.light}" stroke-width="1.4" opacity="${0.7 - i * 0.18}"/>`,
    ),
  );
}
