/** A plywood sunflower that looks somewhere: ring of petals round a seeded disc, foreshortened towards what it looks at. */
import { leaf } from '../kit/brush.ts';
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { TAU, fix, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export interface SunflowerOptions {
  x: number;
  y: number;
  r: number;
  /** What it looks at. */
  at: Point;
  /** 0 faces the viewer, 1 is nearly edge on. */
  turn: number;
  /** 0 in the dusk .. 1 in the full stage light. */
  lit: number;
  gold: Colour;
  /** Colour of what lies in shade. */
  dusk: Colour;
  /** Light from behind on the upper petals. */
  rim: Colour;
}

const petals = (S: Easel, n: number, r0: number, r1: number, shift: number, width: number): string[] =>
  times(n, (i) => {
    const a = ((i + shift + S.rng.gauss(0, 0.12)) / n) * TAU;
    const long = r1 * S.rng.range(0.9, 1.08) - r0;
    return leaf(Math.cos(a) * r0, Math.sin(a) * r0, a + S.rng.gauss(0, 0.07), long, width);
  });

/** The face, its wooden edge and its shadow. */
export function sunflower(S: Easel, o: SunflowerOptions): string {
  const { x, y, r, lit } = o;
  const a = Math.atan2(o.at[1] - y, o.at[0] - x);
  const squash = 1 - o.turn * 0.42;
  const shade = (c: Colour, k: number): Colour => mix(o.dusk, c, Math.max(0, Math.min(1, k)));
  const coarse = r < 20;
  const [n, wide] = coarse ? [11, r * 0.19] : [19, r * 0.13];
  const back = petals(S, n, r * 0.42, r * 1.02, 0.5, wide * 1.1);
  const front = petals(S, n, r * 0.4, r * 0.92, 0, wide);
  const turned = (dx: number, dy: number, ...kids: string[]): string =>
    group(
      {
        transform: `translate(${fix(x + dx)} ${fix(y + dy)}) rotate(${fix((a * 180) / Math.PI)}) scale(${fix(squash)} 1)`,
      },
      ...kids,
    );
  const lean = r * 0.16 * o.turn;
  const disc = (k: number): string => smooth(blob(lean, 0, r * k, r * k, S.noise, 0.05, 1.2, 18));
  const e = Math.max(1, r * 0.045);
  // card-space "up" in the turned frame, for the sunset on the upper petals
  const up = front.filter((_, i) => Math.sin(a + (i / n) * TAU) < -0.45);
  const seeds = coarse
    ? ''
    : times(Math.round(r * 1.5), (i) => {
        const q = Math.sqrt((i + 0.6) / (r * 1.5)) * r * 0.37;
        const t = i * 2.39996;
        return smooth(blob(lean + Math.cos(t) * q, Math.sin(t) * q, r * 0.022, r * 0.03, S.noise, 0.1, 1, 6));
      }).join('');
  return (
    turned(e * 2.2, e * 3, path(back.join('') + disc(0.5), '#140a1c', 'opacity=".5"')) +
    turned(e * 1.1, -e * 1.1, path(back.join(''), shade('#c79a66', lit * 0.8 + 0.1))) +
    turned(
      0,
      0,
      path(back.join(''), shade(adjust(o.gold, { dL: -0.1, dh: -22, kC: 1.1 }), lit * 0.9)),
      path(front.join(''), shade(o.gold, lit)),
      path(up.join(''), mix(shade(o.gold, lit), o.rim, 0.45 - lit * 0.3)),
      coarse
        ? ''
        : path(
            front.filter((_, i) => i % 3 === 0).join(''),
            shade(adjust(o.gold, { dL: 0.06, dh: 6 }), lit),
            'opacity=".7"',
          ),
      path(disc(0.47), shade('#3a1d1a', lit * 0.8)),
      path(disc(0.4), shade('#6a3a20', lit)),
      path(disc(0.2), shade('#8a5a2c', lit)),
      seeds ? path(seeds, shade('#2a1216', lit * 0.9), 'opacity=".8"') : '',
      coarse
        ? ''
        : path(
            times(16, (i) => {
              const t = (i / 16) * TAU;
              return leaf(lean + Math.cos(t) * r * 0.36, Math.sin(t) * r * 0.36, t, r * 0.13, r * 0.035);
            }).join(''),
            shade('#e0a63a', lit),
            'opacity=".75"',
          ),
    )
  );
}
