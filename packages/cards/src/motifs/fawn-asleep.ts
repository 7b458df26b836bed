/** A fawn curled in sleep, facing left, about 170 wide; (x, y) is the middle of the ground under it. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Palette } from '../kit/colour.ts';
import { soften } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { times, trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

export interface FawnOptions extends Standing {
  angle?: number;
  c: Palette<'coat' | 'belly' | 'dark' | 'shade' | 'light' | 'spot'>;
}

export function fawnAsleep(S: Easel, { x, y, s = 1, flip = 1, angle = -90, c }: FawnOptions): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 16,
    shade: c.shade,
    shadeOpacity: 0.6,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 5,
    rough: 2,
    mottle: 0.2,
  });
  const back = (t: number, d: number): Point => {
    const a = Math.PI * (1.08 - t * 1.02);
    return [6 + Math.cos(a) * (78 - d), -8 - Math.sin(a) * (52 - d)];
  };
  const spots = times(34, (i): string => {
    const [px, py] = back(0.12 + ((i * 0.618) % 1) * 0.8, 9 + (i % 4) * 10 + S.rng.range(-2, 2));
    return ellipse(px, py, S.rng.range(2, 3.6), S.rng.range(1.7, 2.8), c.spot, 'opacity=".85"');
  });
  return moved(
    { x, y, s, flip },
    // hind leg and rump
    path(
      'M86 -4C90 -34 70 -58 34 -64C0 -68 -40 -62 -64 -40C-84 -22 -88 -4 -80 4C-50 14 60 16 82 8C86 4 86 0 86 -4Z',
      c.coat,
      vol(22),
    ),
    spots,
    path(
      'M40 8C30 -10 38 -32 60 -36C80 -36 88 -16 84 2C78 12 50 14 40 8Z',
      mix(c.coat, c.dark, 0.12),
      vol(12),
    ),
    path('M84 2C70 14 30 18 -14 14C-20 12 -20 6 -12 5C20 6 50 2 70 -6Z', c.coat, vol(6)),
    path('M-14 5C-22 4 -28 8 -26 13C-22 15 -16 15 -12 14Z', c.dark),
    path('M84 -14C94 -20 98 -12 92 -4C88 0 84 -2 82 -6Z', c.belly, vol(4)),
    // forelegs folded
    path(
      'M-84 4C-70 14 -40 18 -18 15C-10 14 -10 6 -18 4C-40 4 -60 0 -70 -6Z',
      mix(c.coat, c.dark, 0.1),
      vol(6),
    ),
    // neck and head laid along the flank
    path(
      'M-78 -6C-92 -28 -86 -54 -64 -60C-46 -64 -32 -50 -34 -34C-36 -14 -52 2 -66 4C-72 2 -76 -2 -78 -6Z',
      c.coat,
      vol(12),
    ),
    path(
      'M-72 -40C-70 -52 -56 -60 -42 -54C-28 -46 -14 -32 -2 -20C4 -14 4 -6 -4 -4C-20 -2 -42 -8 -54 -14C-66 -20 -74 -30 -72 -40Z',
      mix(c.coat, c.light, 0.08),
      vol(10),
    ),
    path('M-10 -26C-4 -20 4 -16 3 -8C2 -3 -8 -3 -14 -6C-10 -12 -10 -20 -10 -26Z', c.belly, vol(3)),
    path('M-2 -20C4 -18 7 -12 4 -8C0 -8 -3 -14 -2 -20Z', c.dark),
    // ears
    path('M-60 -50C-80 -62 -98 -62 -108 -52C-100 -40 -82 -34 -66 -38Z', mix(c.coat, c.dark, 0.15), vol(7)),
    path('M-66 -46C-80 -54 -92 -56 -100 -52C-92 -44 -80 -40 -68 -42Z', c.belly, 'opacity=".7"'),
    path('M-48 -54C-52 -72 -46 -86 -34 -92C-28 -80 -30 -62 -38 -50Z', c.coat, vol(6)),
    // closed eye
    line('M-44 -32C-38 -27 -30 -27 -26 -32', c.dark, 2.6),
    line('M-42 -30l-2 4M-36 -28l0 4M-30 -29l3 4', c.dark, 1.2),
    brushLine(S, trace('-62,-46 -44,-50 -28,-38'), 2, c.light, { opacity: 0.5 }),
    path(soften('-70,4 -40,9 -20,8 -40,12'), c.shade, 'opacity=".3"'),
  );
}
