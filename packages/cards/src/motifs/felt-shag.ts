/** Shaggy wool for the felt finish: locks of yarn hanging over each other. */
import { sew } from '../finishes/felt-thread.ts';
import { adjust, clamp, type Colour } from '../kit/colour.ts';
import { bounds, inside, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

/** Locks of wool over an outline, sewn row by row from below, so that each hangs over the next. */
export function shag(
  S: Easel,
  outline: Points,
  o: {
    colour: Colour;
    gap: number;
    step: number;
    length: number;
    width: number;
    flow: (x: number, y: number) => number;
    tone: (x: number, y: number) => number;
    /** Only here; default everywhere in the outline. */
    keep?: (x: number, y: number) => boolean;
  },
): string {
  const [left, top, right, bottom] = bounds(outline);
  const out: string[] = [];
  for (let y = bottom; y > top; y -= o.gap) {
    const tones: Point[][][] = [[], [], [], []];
    for (let x = left; x < right; x += o.step * S.rng.range(0.7, 1.35)) {
      const [px, py] = [x, y + S.rng.gauss(0, o.gap * 0.35)];
      if (!inside(outline, px, py) || o.keep?.(px, py) === false) continue;
      const long = o.length * S.rng.range(0.7, 1.3);
      let a = o.flow(px, py) + S.rng.gauss(0, 0.16);
      const curl = S.rng.gauss(0, 0.13);
      let at: Point = [px, py];
      const lock: Point[] = [at];
      for (let k = 0; k < 6; k++) {
        at = [at[0] + (Math.cos(a) * long) / 6, at[1] + (Math.sin(a) * long) / 6];
        a += curl * (k > 2 ? 1.7 : 0.6);
        lock.push(at);
      }
      tones[clamp(Math.round(1.5 + o.tone(px, py) + S.rng.gauss(0, 0.55)), 0, 3)]?.push(lock);
    }
    out.push(
      tones
        .map((list, i) =>
          sew(S, list, adjust(o.colour, { dL: (i - 1.6) * 0.055, kC: 1 - i * 0.06 }), {
            width: o.width,
            dimple: false,
            shadow: 0.3,
          }),
        )
        .join(''),
    );
  }
  return out.join('');
}
