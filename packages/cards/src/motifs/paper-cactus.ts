/** Limbs of a cactus in cut paper: ribs glued on, bare spines on one side, corks on the other. Card px. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon, tube, type Tube } from '../kit/shapes.ts';

export interface CactusPapers {
  skin: Colour;
  rib: Colour;
  spine: Colour;
  cork: Colour;
  corkEnd: Colour;
}

/** Half breadths at the foot and near the tip; both ends are round. */
export function limb(spine: string, foot: number, tip: number): Tube {
  const breadth = (t: number): number => {
    const k = foot + (tip - foot) * t;
    const end = 1 - (tip * 1.05) / 700;
    const begun = Math.sqrt(Math.min(1, t / 0.06));
    return begun * (t < end ? k : k * Math.sqrt(Math.max(0, 1 - ((t - end) / (1 - end)) ** 2)));
  };
  return tube(trace(spine), breadth, breadth, 20);
}

export function limbSheet(S: Easel, body: Tube, c: CactusPapers, o: SheetOptions): string {
  const ribs = [-0.72, -0.3, 0.16, 0.6].map((across, i) => {
    const end = 0.985 - Math.abs(across) * 0.03;
    const line = times(60, (k): Point =>
      body.at(0.015 + (k / 59) * (end - 0.015), across * (1 - 0.12 * (k / 59))),
    );
    const wide = profile(trace('0,0.05 0.08,0.9 0.5,0.9 0.9,0.6 1,0.05'));
    return smooth(
      ribbon(line, (t) => (9 - Math.abs(i - 1.4) * 1.8) * wide(t), S.noise, 2).filter((_, j) => j % 3 === 0),
    );
  });
  return (
    sheet(S, smooth(body.outline.filter((_, i) => i % 2 === 0)), c.skin, o) +
    sheet(S, ribs, c.rib, { ...o, lift: 0.3, rough: 1.6 })
  );
}

interface Along {
  from: number;
  to: number;
  n: number;
  /** -1 the upper or left edge of the limb as it is walked, 1 the other. */
  side: 1 | -1;
}

const standing = (body: Tube, t: number, side: number, out: number, over: number): Point => {
  const [a, b] = [body.at(t, side * 0.9), body.at(t, side)];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  return [b[0] + nx * out - ny * over, b[1] + ny * out + nx * over];
};

/** Three to a cushion, the middle one longest. */
export function bareSpines(
  S: Easel,
  body: Tube,
  { from, to, n, side }: Along,
  c: CactusPapers,
  o: SheetOptions,
): string {
  const pieces = times(n, (i) => {
    const t = from + ((to - from) * (i + S.rng.range(-0.15, 0.15))) / Math.max(1, n - 1);
    return [-1, 0, 1]
      .map((k) => {
        const long = (k ? 26 : 46) * S.rng.range(0.85, 1.15);
        return polygon([
          standing(body, t, side, -6, k * 2 - 3),
          standing(body, t, side, long, k * 17),
          standing(body, t, side, -6, k * 2 + 3),
        ]);
      })
      .join('');
  });
  return sheet(S, pieces, c.spine, { ...o, lift: 0.5, rough: 0.8 });
}

/** A cork on every spine: fewer and larger than the spines. */
export function corks(
  S: Easel,
  body: Tube,
  { from, to, n, side }: Along,
  c: CactusPapers,
  o: SheetOptions,
): string {
  const box = (t: number, lean: number, v0: number, v1: number, h: number): string =>
    polygon([
      standing(body, t, side, v0, -h + lean * v0),
      standing(body, t, side, v1, -h * 0.82 + lean * v1),
      standing(body, t, side, v1, h * 0.82 + lean * v1),
      standing(body, t, side, v0, h + lean * v0),
    ]);
  const spots = times(n, (i) => ({
    t: from + ((to - from) * (i + S.rng.range(-0.12, 0.12))) / (n - 1),
    lean: S.rng.range(-0.2, 0.2),
    long: S.rng.range(26, 34),
  }));
  return (
    sheet(
      S,
      spots.map(({ t, lean }) => box(t, lean, -4, 9, 2.2)),
      c.spine,
      { ...o, lift: 0.4, rough: 0.8 },
    ) +
    sheet(
      S,
      spots.map(({ t, lean, long }) => box(t, lean, 6, 6 + long, 14)),
      c.cork,
      { ...o, lift: 0.7, rough: 1.4 },
    ) +
    sheet(
      S,
      spots.map(({ t, lean, long }) => box(t, lean, long, 6 + long, 12)),
      c.corkEnd,
      { ...o, lift: 0.2, rough: 1 },
    )
  );
}
