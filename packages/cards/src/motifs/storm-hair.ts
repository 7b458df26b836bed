/** Hair that is a storm at sea along most of its length and lies smooth where it has been combed. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { clamp, jitter, mix, ramp, type Colour } from '../kit/colour.ts';
import { polygon, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, path, type Mark } from '../kit/markup.ts';
import { fix, lerp, nth, times, TAU, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, tube, type Tube } from '../kit/shapes.ts';

export interface StormHairOptions {
  /** From the roots to the tips. */
  spine: Points;
  half: (t: number) => number;
  /** How rough the sea is at t: 1 storm, 0 combed. */
  rough: (t: number) => number;
  /** Darkest to lightest. */
  sea: readonly Colour[];
  foam: Colour;
}

/** A swell that runs along the hair; u says how far from the middle. */
const swell = (t: number, u: number): number => TAU * (5.4 * t + 0.34 * u + 0.16 * Math.sin(7 * t + 2 * u));

export function stormHair(S: Easel, o: StormHairOptions): { svg: Mark; mass: Tube } {
  const mass = tube(o.spine, o.half, o.half);
  const colours = ramp(o.sea);
  const at = (t: number, u: number): Point => {
    const k = o.rough(t);
    return mass.at(t, u + k * 0.17 * Math.sin(swell(t, u)));
  };
  const strand = (i: number): Mark => {
    const u = S.rng.range(-1, 1);
    const [from, long] = [S.rng.range(-0.12, 0.96), S.rng.range(0.08, 0.24)];
    const [t0, t1] = [Math.max(0, from), Math.min(1, from + long)];
    if (t1 - t0 < 0.03) return '';
    const run = times(14, (k) => at(lerp(t0, t1, k / 13), u * (1 - 0.03 * (i % 3))));
    const middle = (t0 + t1) / 2;
    const crest = 0.5 + 0.5 * Math.cos(swell(middle, u) + 0.6);
    const light =
      lerp(0.42 + 0.16 * S.noise.n2(u * 3, middle * 4), crest ** 1.4, o.rough(middle)) - 0.2 * Math.max(0, u);
    return path(
      polygon(
        ribbon(run, (t) => lerp(2.2, 4.4, o.rough(middle)) * Math.sin(Math.PI * clamp(t, 0.04, 0.97)) ** 0.6),
      ),
      jitter(colours(clamp(light)), S.rng, 0.02, 5),
      `opacity="${fix(S.rng.range(0.6, 1))}"`,
    );
  };
  const shore = [...times(90, (k) => at(k / 89, -1)), ...times(90, (k) => at(1 - k / 89, 1))];
  return {
    svg: [path(smooth(shore), colours(0.25)), times(1500, strand), spray(S.element('spray'), at, o)],
    mass,
  };
}

/** Foam on the crests of the rough part, thickest on the weather side. */
function spray(S: Easel, at: (t: number, u: number) => Point, o: StormHairOptions): Mark {
  return times(1500, () => {
    const [t, u] = [S.rng.range(0.12, 0.86), S.rng.range(-1.02, 0.7)];
    const crest = 0.5 + 0.5 * Math.cos(swell(t, u) + 0.2);
    if (crest < 0.9 || S.rng.f() > o.rough(t) * (0.4 - 0.6 * u)) return '';
    const [x, y] = at(t, u);
    const r = S.rng.range(1, 4.6);
    return ellipse(
      x + S.rng.gauss(0, 4),
      y + S.rng.gauss(0, 4),
      r,
      r,
      o.foam,
      `opacity="${fix(S.rng.range(0.6, 1))}"`,
    );
  });
}

/** A lock that breaks away from the rest: it curls over and its tip is foam. */
export function breaker(
  S: Easel,
  list: string,
  width: number,
  o: Pick<StormHairOptions, 'sea' | 'foam'>,
): Mark {
  const spine = traceCurve(list, 14);
  const colours = ramp(o.sea);
  const half = (t: number): number => width * Math.min(1, t / 0.4) ** 0.8 * (1 - 0.82 * t ** 1.3) + 1;
  const body = ribbon(spine, half);
  const inner = times(26, (i) => {
    const u = -0.94 + (1.88 * i) / 25;
    const line = spine.map((_, k): Point => {
      const [a, b] = [nth(body, k), nth(body, body.length - 1 - k)];
      const w = (u + 1) / 2;
      return [lerp(a[0], b[0], w), lerp(a[1], b[1], w)];
    });
    return brushLine(
      S,
      line.filter((_, k) => k % 4 === 0),
      2.4,
      jitter(colours(clamp(0.12 + 0.78 * (1 - (u + 1) / 2) + S.rng.gauss(0, 0.1))), S.rng, 0.02, 5),
      { attack: 0.05, decay: 0.2 },
    );
  });
  const claws = times(58, () => {
    const k = Math.floor(lerp(spine.length * 0.3, spine.length - 1, S.rng.f() ** 0.7));
    const [a, b] = [nth(body, k), nth(spine, k)];
    const out = S.rng.range(-0.1, 0.75);
    const [x, y] = [lerp(b[0], a[0], 1 + out * 0.5), lerp(b[1], a[1], 1 + out * 0.5)];
    const r = S.rng.range(1.4, 6) * (1 - 0.4 * out);
    return ellipse(
      x + S.rng.gauss(0, 3),
      y + S.rng.gauss(0, 3),
      r,
      r * 0.9,
      S.rng.chance(0.75) ? o.foam : mix(o.foam, nth(o.sea, 2), 0.4),
    );
  });
  return [path(smooth(body), colours(0.15)), inner, claws];
}
