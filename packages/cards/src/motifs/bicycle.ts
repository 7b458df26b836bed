/** A bicycle from the side, front to the right; wheels stand at (x, y), about 240 px long at s = 1. */
import type { Colour } from '../kit/colour.ts';
import { ellipse, line, moved } from '../kit/markup.ts';
import { times, type Standing } from '../kit/points.ts';

export interface BicycleColours {
  readonly frame: Colour;
  readonly tyre: Colour;
  readonly metal: Colour;
}

export function bicycle({ x, y, s = 1, flip = 1 }: Standing & { flip?: 1 | -1 }, c: BicycleColours): string {
  const wheel = (cx: number): string =>
    [
      ...times(14, (i) => {
        const a = (i * Math.PI) / 7 + 0.1;
        return line(
          `M${cx} -54L${cx + 50 * Math.cos(a)} ${-54 + 50 * Math.sin(a)}`,
          c.metal,
          0.8,
          'opacity="0.6"',
        );
      }),
      ellipse(cx, -54, 51, 51, 'none', `stroke="${c.tyre}" stroke-width="5"`),
      ellipse(cx, -54, 47, 47, 'none', `stroke="${c.metal}" stroke-width="1.4"`),
      ellipse(cx, -54, 5, 5, c.metal),
    ].join('');
  const tube = (d: string, width = 5.5): string => line(d, c.frame, width);
  return moved(
    { x, y, s, flip },
    wheel(-66),
    wheel(70),
    tube('M-66 -54L-14 -50L-34 -116L44 -112L-14 -50M-66 -54L-32 -104'),
    tube('M40 -130L48 -100L70 -54', 5),
    line('M-36 -118L-40 -136', c.metal, 4),
    line('M-60 -138C-50 -144 -34 -142 -24 -136', c.tyre, 8),
    line('M40 -130L34 -146C44 -152 56 -150 62 -142', c.metal, 4),
    ellipse(-14, -50, 11, 11, 'none', `stroke="${c.metal}" stroke-width="3"`),
    line('M-14 -50L-4 -30M-10 -30L4 -30', c.metal, 3),
  );
}
