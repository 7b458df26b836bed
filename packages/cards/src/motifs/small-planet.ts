/** A planet as small as an egg, with its own weather, lit from the upper left. Watercolour. */
import type { Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { path, type Mark } from '../kit/markup.ts';
import { TAU, fix, lerp, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { layer, shaded } from './watercolour-layers.ts';
import { ink, lifted, soft } from './watercolour-marks.ts';

export type PlanetKind =
  'ice' | 'gas' | 'rust' | 'ocean' | 'ring' | 'moon' | 'storm' | 'green' | 'rose' | 'lava' | 'sand';

/** Its own colour and its night. */
const TONES: Readonly<Record<PlanetKind, readonly [Colour, Colour]>> = {
  ice: ['#cfe8ee', '#2f5f86'],
  gas: ['#f0c896', '#6a3430'],
  rust: ['#d9703f', '#4a1c24'],
  ocean: ['#3f8fd0', '#12285c'],
  ring: ['#ecd9a4', '#6a4a3c'],
  moon: ['#d9d6d0', '#4a4a62'],
  storm: ['#7a7aa8', '#221f4a'],
  green: ['#86b86a', '#1f4a40'],
  rose: ['#eaa6a0', '#6a2a52'],
  lava: ['#5a4048', '#160c14'],
  sand: ['#f0d498', '#7a4a30'],
};

export interface PlanetOptions {
  kind: PlanetKind;
  /** The middle. */
  x: number;
  y: number;
  r: number;
}

export function smallPlanet(S: Easel, { kind, x, y, r }: PlanetOptions): string {
  const [fill, shade] = TONES[kind];
  const ball = smooth(blob(x, y, r, r, S.noise, 0.02, 1.2, 48));
  const P = (u: number, v: number): Point => [x + u * r, y + v * r];
  const bandAt = (v: number, h: number, colour: Colour, o = 0.7, wavy = 0.05): string => {
    const n = 14;
    const upper = times(n + 1, (i): Point => {
      const u = -1.1 + (2.2 * i) / n;
      return P(u, v - h / 2 + 0.14 * (1 - u * u) + wavy * S.noise.fbm(u * 3, v * 9, 3));
    });
    const lower = times(n + 1, (i): Point => {
      const u = 1.1 - (2.2 * i) / n;
      return P(u, v + h / 2 + 0.14 * (1 - u * u) + wavy * S.noise.fbm(u * 3, v * 9 + 5, 3));
    });
    return path(smooth([...upper, ...lower]), colour, `opacity="${o}"`);
  };
  const land = (u: number, v: number, a: number, b: number, colour: Colour): string => {
    const [px, py] = P(u, v);
    return path(smooth(blob(px, py, a * r, b * r, S.noise, 0.42, 1.8, 60)), colour);
  };
  const swirl = (u: number, v: number, k: number, colour: Colour): Mark =>
    times(3, (i) => {
      const [cx, cy] = P(u, v);
      const arm = times(18, (j): Point => {
        const a = (j / 18) * 4.6 + i * 2.1;
        const q = k * r * (0.12 + 0.88 * (j / 17));
        return [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.62];
      });
      return path(
        smooth(ribbon(arm, (t) => r * 0.05 * Math.sin(Math.PI * (0.1 + 0.9 * t)) + 0.6)),
        colour,
        'opacity=".9"',
      );
    });
  const clouds = (n: number): string =>
    lifted(
      S,
      times(n, () => {
        const [cx, cy] = P(S.rng.range(-0.8, 0.8), S.rng.range(-0.8, 0.8));
        return smooth(blob(cx, cy, r * S.rng.range(0.1, 0.3), r * S.rng.range(0.03, 0.07), S.noise, 0.5, 2));
      }),
      0.85,
      1,
    );
  const details: Record<PlanetKind, () => Mark> = {
    ice: () => [
      bandAt(-0.75, 0.4, '#ffffff', 0.9),
      bandAt(0.2, 0.16, '#8fc0d6'),
      bandAt(0.55, 0.24, '#7fb0d0', 0.6),
      times(6, () => {
        const [cx, cy] = P(S.rng.range(-0.7, 0.6), S.rng.range(-0.4, 0.6));
        return ink(S, `M${cx} ${cy}l${r * 0.2} ${r * 0.1}l${r * 0.1} ${-r * 0.12}`, 1.6, '#3f7fa8', 0.7);
      }),
    ],
    gas: () => [
      bandAt(-0.7, 0.16, '#c98a5c'),
      bandAt(-0.38, 0.14, '#fff0d6', 0.8),
      bandAt(-0.12, 0.2, '#b8673f'),
      bandAt(0.2, 0.14, '#fbe0b8', 0.8),
      bandAt(0.5, 0.22, '#c07a50'),
      land(0.3, 0.36, 0.2, 0.11, '#a83a2a'),
      swirl(0.3, 0.36, 0.16, '#fbe0b8'),
    ],
    rust: () => [
      land(-0.2, 0.1, 0.4, 0.24, '#a8452a'),
      land(0.4, -0.3, 0.3, 0.2, '#b8552f'),
      land(0, 0.6, 0.5, 0.12, '#8f3826'),
      land(0, -0.92, 0.4, 0.14, '#fbf2e8'),
      ink(
        S,
        `M${x - r * 0.6} ${y - r * 0.1}C${x - r * 0.2} ${y + r * 0.1} ${x + r * 0.2} ${y - r * 0.1} ${x + r * 0.7} ${y + r * 0.12}`,
        3,
        '#6a2420',
        0.7,
      ),
    ],
    ocean: () => [
      land(-0.35, -0.2, 0.36, 0.3, '#86a850'),
      land(0.35, 0.25, 0.32, 0.22, '#c9b25c'),
      land(0.5, -0.5, 0.2, 0.14, '#6f9848'),
      land(-0.1, 0.75, 0.3, 0.14, '#eef6f6'),
      clouds(12),
      swirl(0.1, 0.05, 0.36, '#ffffff'),
    ],
    ring: () => [bandAt(-0.5, 0.2, '#d9bd7c'), bandAt(0, 0.24, '#c9a060'), bandAt(0.45, 0.16, '#f6e8c0')],
    moon: () =>
      times(13, () => {
        const [u, v] = [S.rng.range(-0.75, 0.75), S.rng.range(-0.75, 0.75)];
        const k = S.rng.range(0.06, 0.2);
        const [cx, cy] = P(u, v);
        return [
          path(smooth(blob(cx, cy, k * r, k * r * 0.8, S.noise, 0.15)), '#a8a4a8'),
          lifted(
            S,
            smooth(
              ribbon(
                times(6, (i): Point => {
                  const a = -0.4 + i * 0.5;
                  return [cx + Math.cos(a) * k * r, cy + Math.sin(a) * k * r * 0.8];
                }),
                () => 1.3,
              ),
            ),
            0.9,
            0.4,
          ),
        ];
      }),
    storm: () => [
      bandAt(-0.4, 0.4, '#4a4a80'),
      bandAt(0.3, 0.36, '#55558c'),
      swirl(-0.1, 0, 0.5, '#c9cce8'),
      swirl(0.4, 0.5, 0.25, '#aab0d8'),
      `<path d="M${fix(x + r * 0.1)} ${fix(y)}l${fix(r * 0.1)} ${fix(r * 0.2)}l${fix(-r * 0.12)} ${fix(r * 0.16)}l${fix(r * 0.14)} ${fix(r * 0.2)}l${fix(-r * 0.06)} ${fix(r * 0.18)}M${fix(x + r * 0.08)} ${fix(y + r * 0.36)}l${fix(-r * 0.16)} ${fix(r * 0.16)}l${fix(r * 0.02)} ${fix(r * 0.12)}M${fix(x + r * 0.5)} ${fix(y - r * 0.2)}l${fix(r * 0.06)} ${fix(r * 0.16)}l${fix(-r * 0.08)} ${fix(r * 0.14)}" fill="none" stroke="#fff8d0" stroke-width="3" stroke-linejoin="round"/>`,
    ],
    green: () => [
      land(-0.3, -0.4, 0.34, 0.2, '#5f9a50'),
      land(0.3, 0.1, 0.4, 0.26, '#4f8a4c'),
      land(-0.4, 0.4, 0.3, 0.2, '#b5d088'),
      clouds(9),
    ],
    rose: () => [
      bandAt(-0.55, 0.2, '#f7d0c4'),
      bandAt(-0.1, 0.26, '#d9807c'),
      bandAt(0.4, 0.2, '#f3c0b0'),
      clouds(6),
      swirl(-0.2, 0.3, 0.4, '#fff3ec'),
    ],
    lava: () =>
      times(7, (n) => {
        let [px, py] = P(S.rng.range(-0.7, 0.4), -0.8 + n * 0.25);
        const crack = times(7, (): Point => {
          px += S.rng.range(0.06, 0.24) * r;
          py += S.rng.gauss(0, 0.12) * r;
          return [px, py];
        });
        return [
          path(smooth(ribbon(crack, (t) => 3.6 * Math.sin(Math.PI * t) + 0.6)), '#f0702a'),
          path(smooth(ribbon(crack, (t) => 1.4 * Math.sin(Math.PI * t))), '#ffe08a'),
        ];
      }),
    sand: () => [
      bandAt(-0.3, 0.1, '#d9ab68', 0.7, 0.14),
      bandAt(0, 0.1, '#d0a05c', 0.7, 0.14),
      bandAt(0.3, 0.12, '#d9ab68', 0.7, 0.14),
      bandAt(0.6, 0.1, '#c08c4e', 0.7, 0.14),
      land(-0.4, -0.6, 0.2, 0.1, '#6fb0a8'),
    ],
  };
  const rim = kind === 'ring' ? ringPaths(S, x, y, r) : null;
  return (
    soft(S, smooth(blob(x + r * 0.2, y + r * 0.75, r * 0.9, r * 0.3, S.noise, 0.1)), '#1f1614', 8, 0.7) +
    (rim ? rim.back : '') +
    shaded(
      S,
      ball,
      { fill, shade, from: 212, depth: r * 0.72, min: 0.84, hand: 0, crisp: 0.3, crispDepth: 0.5 },
      details[kind](),
      lifted(
        S,
        smooth(blob(x - r * 0.42, y - r * 0.46, r * 0.2, r * 0.13, S.noise, 0.2, 1.2, 24, -0.7)),
        0.75,
        3,
      ),
    ) +
    (rim ? rim.front : '')
  );
}

/** The half of the ring behind the planet and the half before it. */
function ringPaths(S: Easel, x: number, y: number, r: number): { back: string; front: string } {
  const arc = (a0: number, a1: number, k: number): Point[] =>
    times(26, (i): Point => {
      const a = lerp(a0, a1, i / 25);
      const [u, v] = [Math.cos(a) * r * 1.62 * k, Math.sin(a) * r * 0.42 * k];
      return [x + u * 0.96 - v * -0.27, y + v * 0.96 + u * -0.27];
    });
  const strip = (a0: number, a1: number, k: number, w: number, c: Colour): string =>
    path(smooth(ribbon(arc(a0, a1, k), () => w)), c);
  const make = (a0: number, a1: number): string =>
    layer(
      S,
      [
        strip(a0, a1, 1, 7, '#c9a878'),
        strip(a0, a1, 0.84, 4, '#efe0bc'),
        strip(a0, a1, 1.12, 2.5, '#9a7a58'),
      ],
      { rough: 1.5, rim: 1.2, min: 0.8, region: 0.3 },
    );
  return { back: make(Math.PI, TAU), front: make(0, Math.PI) };
}
