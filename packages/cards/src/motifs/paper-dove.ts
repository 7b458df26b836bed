/** A dove in flight as flat shapes for prints: about 50 px from beak to tail at s = 1, heading +x. */
import type { Colour } from '../kit/colour.ts';
import { soften } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { fix } from '../kit/points.ts';

const BODY = soften('28,-3 23,-8 16,-9 6,-6 -6,-3 -18,2 -32,4 -38,9 -30,11 -16,9 0,8 12,5 20,0 24,-2');
const LIFTED = {
  far: soften('12,-6 18,-18 16,-32 8,-42 3,-30 2,-8'),
  near: soften('8,-4 4,-20 -8,-36 -24,-42 -21,-28 -14,-12 -8,2'),
};
const LOWERED = {
  far: soften('12,-4 18,10 18,24 10,32 4,18 2,4'),
  near: soften('8,0 0,16 -12,30 -26,36 -22,20 -12,6 -6,0'),
};
const GLIDING = {
  far: soften('14,-6 6,-22 -8,-36 -24,-40 -16,-24 -6,-4'),
  near: soften('14,0 8,18 -4,32 -20,38 -14,20 -6,4'),
};
const BEATS = [LIFTED, GLIDING, LOWERED] as const;

export interface DoveOptions {
  x: number;
  y: number;
  s: number;
  /** Radians: where it flies. */
  heading: number;
  /** Which moment of the wing beat: 0, 1, 2. */
  beat: number;
  colour: Colour;
  shade: Colour;
  /** The gap cut round every piece. */
  gap: Colour;
}

export function paperDove({ x, y, s, heading, beat, colour, shade, gap }: DoveOptions): string {
  // who flies to the left is mirrored, so that nobody flies on its back
  const back = Math.cos(heading) < 0;
  const turn = ((back ? Math.PI - heading : heading) * 180) / Math.PI;
  const cut = `stroke="${gap}" stroke-width="${fix(1.7 / s)}" stroke-linejoin="round" paint-order="stroke"`;
  const { far, near } = BEATS[((Math.floor(beat) % 3) + 3) % 3] ?? LIFTED;
  return group(
    {
      transform: `translate(${fix(x)} ${fix(y)}) scale(${back ? -1 : 1} 1) rotate(${fix(turn)}) scale(${s.toFixed(2)})`,
    },
    path(far, shade, cut),
    path(BODY, colour, cut),
    path(near, colour, cut),
  );
}
