/** People in a theatre, all in one mask, cut in lino: (x, y) is the middle of the mask, h its height. */
import { gouge } from '../finishes/linocut.ts';
import { smooth } from '../kit/curves.ts';
import { line as drawn, path } from '../kit/markup.ts';
import { place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';

export interface AudienceInks {
  key: string;
  seat: string;
  gown: string;
  white: string;
}

export interface Seated {
  x: number;
  y: number;
  h: number;
  /** 0 at the stage, 1 in the last row: how dim it is. */
  far: number;
}

const MASK = trace(
  '0,-0.5 0.15,-0.49 0.28,-0.41 0.35,-0.26 0.37,-0.08 0.34,0.12 0.28,0.28 0.19,0.42 0.09,0.51 0,0.53 -0.09,0.51 -0.19,0.42 -0.28,0.28 -0.34,0.12 -0.37,-0.08 -0.35,-0.26 -0.28,-0.41 -0.15,-0.49',
);
const EYE = trace('0.055,-0.05 0.11,-0.095 0.2,-0.1 0.275,-0.06 0.2,-0.025 0.11,-0.02');
const SEAT = trace('-0.52,1.3 -0.54,-0.2 -0.46,-0.5 -0.2,-0.62 0.2,-0.62 0.46,-0.5 0.54,-0.2 0.52,1.3');
const SHOULDERS = trace(
  '-0.13,0.4 -0.14,0.58 -0.3,0.66 -0.5,0.76 -0.6,1 -0.64,1.5 0.64,1.5 0.6,1 0.5,0.76 0.3,0.66 0.14,0.58 0.13,0.4',
);
const HAIR = [
  trace(
    '0,-0.62 0.22,-0.6 0.38,-0.44 0.43,-0.18 0.4,0.1 0.3,0.3 -0.3,0.3 -0.4,0.1 -0.43,-0.18 -0.38,-0.44 -0.22,-0.6',
  ),
  trace(
    '0,-0.66 0.28,-0.62 0.46,-0.42 0.5,-0.1 0.48,0.3 0.42,0.6 0.2,0.56 -0.2,0.56 -0.42,0.6 -0.48,0.3 -0.5,-0.1 -0.46,-0.42 -0.28,-0.62',
  ),
  trace(
    '0.06,-0.6 0.14,-0.78 0.02,-0.86 -0.12,-0.78 -0.08,-0.6 -0.3,-0.54 -0.42,-0.3 -0.42,0 -0.3,0.3 0.3,0.3 0.42,0 0.42,-0.3 0.3,-0.54',
  ),
] as const;

const mirrored = ([x, y]: Point): Point => [-x, y];

/** The one face they have: two holes, a ridge, a slit. */
export function mask(S: Easel, { x, y, h, far }: Seated, c: AudienceInks, r = 0): string {
  const at = (points: readonly Point[]): Point[] => place(points, { x, y, s: h, r });
  const cutAlong = (list: string, width: number): string => gouge(at(trace(list)), Math.max(0.8, width * h));
  const outline = smooth(wobble(at(MASK), S.noise, h * 0.006, 0.05));
  // The footlights reach the chin; brow and temple are already in the dark, and the last rows wholly.
  const shade = times(Math.round(16 - far * 5), (i) => {
    const v = -0.46 + i * (0.046 + far * 0.022);
    const edge = 0.37 * Math.sqrt(Math.max(0, 1 - ((v + 0.02) / 0.52) ** 2));
    const deep = (0.2 - i * 0.011) * (0.75 + 0.5 * S.rng.f()) + far * 0.34;
    return gouge(
      at([
        [edge - deep, v + 0.02],
        [edge - deep * 0.5, v + 0.012],
        [edge + 0.01, v],
      ]),
      Math.max(0.7, h * 0.009),
      0.02,
    );
  });
  return [
    drawn(outline, c.key, Math.max(2, h * 0.03)),
    path(outline, c.white),
    path(shade.join(''), c.key),
    path(smooth(at(EYE)) + smooth(at(EYE.map(mirrored))), c.key),
    path(
      [
        cutAlong('0.3,-0.13 0.17,-0.19 0.05,-0.13 0.035,0 0.05,0.11 0.07,0.16', 0.012),
        cutAlong('-0.3,-0.13 -0.17,-0.19 -0.06,-0.14', 0.012),
        cutAlong('-0.05,0.165 0,0.19 0.07,0.16', 0.012),
        cutAlong('-0.1,0.305 0,0.315 0.1,0.3', 0.014),
        cutAlong('0.05,0.37 0,0.375 -0.05,0.368', 0.009),
      ].join(''),
      c.key,
    ),
  ].join('');
}

/** A seat, somebody in evening dress in it, the mask. */
export function masked(S: Easel, seated: Seated, c: AudienceInks): string {
  const { x, y, h, far } = seated;
  const at = (list: string | readonly Point[]): Point[] =>
    place(typeof list === 'string' ? trace(list) : list, { x, y, s: h });
  const kind = S.rng.int(0, 2);
  const body = smooth(at(SHOULDERS));
  const hair = smooth(wobble(at(HAIR[kind] ?? HAIR[0]), S.noise, h * 0.02, 0.04));
  const strands = times(far > 0.7 ? 4 : 9, (i) => {
    const u = -0.36 + i * (far > 0.7 ? 0.2 : 0.09);
    return gouge(
      at([
        [u * 1.1, -0.42 - S.rng.f() * 0.04],
        [u * 0.9, -0.52],
        [u * 0.55, -0.59],
      ]),
      Math.max(0.7, h * 0.008),
    );
  });
  const gown = kind === 0 ? shirt(at) : neckline(at, S);
  return [
    drawn(smooth(at(SEAT)), c.key, Math.max(2, h * 0.03)),
    path(smooth(at(SEAT)), far > 0.55 ? c.gown : c.seat),
    drawn(body, c.key, Math.max(2, h * 0.03)),
    path(body, kind === 0 ? c.key : c.gown),
    path(gown.white, c.white),
    path(gown.dark, c.key),
    path(hair, c.key),
    path(strands.join(''), c.gown),
    mask(S.element('mask'), seated, c),
  ].join('');
}

type At = (list: string) => Point[];

const shirt = (at: At): { white: string; dark: string } => ({
  white: smooth(at('-0.13,0.56 0,0.62 0.13,0.56 0.17,0.66 0.06,1.5 -0.06,1.5 -0.17,0.66')),
  dark: smooth(at('-0.15,0.6 0,0.655 0.15,0.6 0.16,0.74 0,0.7 -0.16,0.74')),
});

/** A bare neck and pearls. */
function neckline(at: At, S: Easel): { white: string; dark: string } {
  const pearls = times(9, (i) => {
    const u = -0.2 + i * 0.05;
    const [x, y] = [u, 0.76 - u * u * 2.4];
    const s = 0.017 + S.rng.f() * 0.003;
    return smooth(at(`${x - s},${y} ${x},${y - s} ${x + s},${y} ${x},${y + s}`));
  });
  return {
    white: pearls.join(''),
    dark: smooth(at('-0.13,0.45 0,0.5 0.13,0.45 0.15,0.56 0.1,0.62 0,0.64 -0.1,0.62 -0.15,0.56')),
  };
}
