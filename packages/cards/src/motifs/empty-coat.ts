/** An overcoat sitting upright with nobody in it, facing us; (x, y) is the middle of the collar. About 180 x 420. */
import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, line, moved, path } from '../kit/markup.ts';
import { times, trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

export interface EmptyCoatOptions extends Standing {
  angle?: number;
  c: Palette<'cloth' | 'lining' | 'button' | 'shade' | 'light' | 'collar'>;
  collar?: 'lapel' | 'fur' | 'up';
  /** Where the cuffs are, in coat units. */
  left?: Point;
  right?: Point;
  weave?: 'herringbone' | 'check' | 'plain';
}

const torso =
  'M-22 0C-44 8 -64 16 -74 36C-80 80 -70 130 -65 170C-70 200 -84 224 -88 260C-90 310 -86 360 -84 402C-60 412 -34 404 -10 410C10 404 50 412 84 400C86 360 90 310 87 262C82 226 70 200 65 170C70 130 80 80 74 36C64 16 44 8 22 0C10 12 -10 12 -22 0Z';

export function emptyCoat(S: Easel, o: EmptyCoatOptions): string {
  const {
    x,
    y,
    s = 1,
    flip = 1,
    angle = -90,
    c,
    collar = 'lapel',
    left = [-34, 226],
    right = [32, 230],
    weave = 'plain',
  } = o;
  const vol = volume(S, {
    flip,
    angle,
    size: 26,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.85,
    lightSize: 6,
    rough: 2.5,
    mottle: 0.22,
  });
  const clip = S.clip(torso);
  const cloth: Record<string, string> = {
    herringbone: times(17, (i) =>
      line(
        times(26, (k) => `M${-94 + i * 11} ${k * 16}l5.5 6l5.5 -6`).join(''),
        mix(c.cloth, c.light, 0.3),
        1.2,
        'opacity=".35"',
      ),
    ).join(''),
    check:
      times(9, (i) =>
        line(
          `M${-84 + i * 21} -5C${-86 + i * 21} 150 ${-88 + i * 22} 300 ${-88 + i * 22} 412`,
          mix(c.cloth, c.light, 0.4),
          2.4,
          'opacity=".4"',
        ),
      ).join('') +
      times(18, (i) =>
        line(
          `M-96 ${10 + i * 23}C-30 ${16 + i * 23} 30 ${16 + i * 23} 96 ${10 + i * 23}`,
          mix(c.cloth, c.shade, 0.4),
          2.4,
          'opacity=".45"',
        ),
      ).join(''),
    plain: '',
  };
  const sleeve = ([hx, hy]: Point, side: 1 | -1): string => {
    const spine = spline(
      [
        [side * 50, 26],
        [side * 76, 70],
        [side * 86, 124],
        [side * 84, 172],
        [hx + side * 6, hy - 6],
        [hx - side * 10, hy],
      ],
      false,
      8,
    );
    const a = Math.atan2(-10 + 16, -side * 20);
    const cuff: Point = [hx - side * 12, hy + 1];
    return (
      path(
        smooth(
          ribbon(spine, (t) => (24 - 5 * t) * Math.min(1, t / 0.22 + 0.12) ** 0.6).filter(
            (_, i) => i % 2 === 0,
          ),
        ),
        mix(c.cloth, c.light, 0.04),
        vol(14),
      ) +
      brushLine(
        S,
        [
          [side * 70, 64],
          [side * 82, 120],
          [side * 78, 176],
        ],
        2.4,
        c.shade,
        { opacity: 0.45 },
      ) +
      brushLine(
        S,
        [
          [side * 88, 150],
          [side * 72, 168],
          [side * 58, 172],
        ],
        2.6,
        c.shade,
        { opacity: 0.5 },
      ) +
      group(
        { transform: `translate(${cuff[0]} ${cuff[1]}) rotate(${(a * 180) / Math.PI})` },
        ellipse(0, 0, 9, 19, c.lining),
        ellipse(2, 0, 6, 14, mix(c.shade, '#000000', 0.5)),
      ) +
      ellipse(hx + side * 12, hy - 14, 2.8, 2.8, c.button)
    );
  };
  const fold = (pts: Point[], w: number, k = 0.5): string => brushLine(S, pts, w, c.shade, { opacity: k });
  return moved(
    { x, y, s, flip },
    // the back of the collar, and the dark inside
    path('M-30 2C-36 -18 -22 -28 0 -28C22 -28 36 -18 30 2C16 12 -16 12 -30 2Z', mix(c.collar, c.shade, 0.45)),
    path('M-25 0C-28 -14 -16 -21 0 -21C16 -21 28 -14 25 0C12 30 -12 30 -25 0Z', mix(c.lining, c.shade, 0.75)),
    path(torso, c.cloth, vol(30)),
    group(
      { 'clip-path': clip },
      cloth[weave] ?? '',
      strokes(S, {
        region: [-92, 0, 184, 412],
        n: 150,
        length: 50,
        width: 4,
        angle: (u) => 1.57 + u * 0.002,
        colour: (u, v) =>
          mix(
            c.cloth,
            v > 250 && v < 290 ? c.light : c.shade,
            clamp(0.25 + 0.35 * S.noise.n2(u / 30, v / 40)),
          ),
        opacity: [0.12, 0.4],
      }),
    ),
    // inside of the front: nothing there
    path('M-20 2C-12 30 -6 60 2 92C8 60 14 30 21 2C10 14 -10 14 -20 2Z', c.lining, vol(10)),
    path(
      'M-15 4C-8 26 -4 44 1 66C5 44 10 26 16 4C8 14 -8 14 -15 4Z',
      mix(c.shade, '#000000', 0.45),
      'opacity=".85"',
    ),
    // lap: knees, folds
    group(
      { 'clip-path': clip },
      glow(S, -42, 262, 54, c.light, 0.3, 0.5, 0.6),
      glow(S, 42, 262, 54, c.light, 0.3, 0.5, 0.6),
    ),
    fold(trace('-62,176 -30,196 0,198'), 3.4),
    fold(trace('62,178 34,200 6,204'), 3.4),
    fold(trace('-84,282 -50,300 -36,400'), 3),
    fold(trace('-4,240 2,320 -6,408'), 4),
    fold(trace('80,290 56,310 46,400'), 3),
    fold(trace('-6,96 0,160 -4,232'), 2, 0.7),
    // buttons
    [104, 140, 176].map(
      (v) =>
        ellipse(8, v, 5, 5, c.button, vol(3)) +
        (weave === 'check' ? ellipse(-22, v + 2, 5, 5, c.button, vol(3)) : ''),
    ),
    sleeve(left, -1),
    sleeve(right, 1),
    collar === 'fur'
      ? path(
          'M-32 -2C-44 8 -46 34 -34 60C-26 82 -12 92 0 98C-4 70 -14 40 -22 12C-24 2 -28 -4 -32 -2Z',
          c.collar,
          vol(9, { rough: 9, roughFrequency: 0.12 }),
        ) +
          path(
            'M32 -2C44 8 46 34 34 60C26 82 14 92 2 98C8 70 16 40 22 12C24 2 28 -4 32 -2Z',
            c.collar,
            vol(9, { rough: 9, roughFrequency: 0.12 }),
          )
      : collar === 'up'
        ? path(
            'M-34 -34C-44 -20 -44 10 -30 30C-18 34 -10 26 -8 18C-20 8 -26 -10 -34 -34Z',
            c.collar,
            vol(8),
          ) + path('M34 -34C44 -20 44 10 30 30C18 34 10 26 8 18C20 8 26 -10 34 -34Z', c.collar, vol(8))
        : path(
            'M-28 -8C-38 0 -44 12 -46 26L-30 34L-42 48C-30 72 -16 88 -2 98C-4 66 -14 30 -22 4Z',
            c.collar,
            vol(8),
          ) + path('M28 -8C38 0 44 12 46 26L30 34L42 48C30 72 18 88 4 98C6 66 16 30 22 4Z', c.collar, vol(8)),
  );
}

export type HatKind = 'bowler' | 'homburg' | 'cloche' | 'flat' | 'bobble' | 'top';

/** A hat in the air, seen from the front, brim's middle at (x, y); about 90 wide. */
export function airHat(
  S: Easel,
  o: {
    x: number;
    y: number;
    s?: number;
    r?: number;
    kind: HatKind;
    c: Palette<'felt' | 'band' | 'shade' | 'light'>;
    angle?: number;
  },
): string {
  const { x, y, s = 1, r = 0, c, kind } = o;
  const vol = volume(S, {
    turn: r,
    angle: o.angle ?? -90,
    size: 14,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 4,
    rough: 1.6,
    mottle: 0.2,
  });
  const inside = path('M-30 4C-16 10 16 10 30 4C18 0 -18 0 -30 4Z', mix(c.shade, '#000000', 0.5));
  const kinds: Record<HatKind, string> = {
    bowler:
      path('M-32 -4C-34 -36 -20 -50 0 -50C20 -50 34 -36 32 -4C16 4 -16 4 -32 -4Z', c.felt, vol(16)) +
      path('M-33 -12C-14 -4 14 -4 33 -12L33 -2C16 6 -16 6 -33 -2Z', c.band) +
      path(
        'M-46 -6C-50 -1 -44 6 -30 8C-12 11 12 11 30 8C44 6 50 -1 46 -6C44 -1 38 1 30 3C14 6 -14 6 -30 3C-38 1 -44 -1 -46 -6Z',
        c.felt,
        vol(4),
      ),
    homburg:
      path(
        'M-31 -2C-34 -28 -30 -46 -18 -52C-8 -55 -4 -46 0 -46C4 -46 8 -55 18 -52C30 -46 34 -28 31 -2C14 5 -14 5 -31 -2Z',
        c.felt,
        vol(14),
      ) +
      path('M-32 -16C-14 -9 14 -9 32 -16L32 -3C14 5 -14 5 -32 -3Z', c.band) +
      path('M-54 -4C-52 6 -30 11 0 11C30 11 52 6 54 -4C40 3 20 5 0 5C-20 5 -40 3 -54 -4Z', c.felt, vol(4)),
    cloche:
      path(
        'M-36 10C-42 -14 -34 -48 0 -50C34 -48 42 -14 36 10C46 14 44 20 34 20C14 14 -14 14 -34 20C-44 20 -46 14 -36 10Z',
        c.felt,
        vol(16),
      ) +
      path('M-37 -2C-14 -10 14 -10 37 -2L37 9C14 1 -14 1 -37 9Z', c.band) +
      path('M20 -4C34 -18 40 -10 36 2C30 8 24 6 20 -4Z', c.band, vol(4)),
    flat:
      path('M-42 0C-46 -22 -24 -34 4 -34C30 -34 46 -20 42 0C20 8 -22 8 -42 0Z', c.felt, vol(12)) +
      path('M-38 0C-44 8 -30 14 0 14C26 14 40 8 36 0C16 6 -18 6 -38 0Z', mix(c.felt, c.shade, 0.3), vol(4)),
    bobble:
      path('M-28 2C-30 -26 -16 -42 0 -42C16 -42 30 -26 28 2C12 7 -12 7 -28 2Z', c.felt, vol(12)) +
      path('M-30 -6C-12 0 12 0 30 -6L30 8C12 14 -12 14 -30 8Z', c.band, vol(5)) +
      ellipse(0, -48, 12, 12, c.band, vol(6, { rough: 6, roughFrequency: 0.15 })),
    top:
      path(
        'M-26 -2C-28 -40 -30 -60 -30 -70C-12 -76 12 -76 30 -70C30 -60 28 -40 26 -2C12 4 -12 4 -26 -2Z',
        c.felt,
        vol(16),
      ) +
      path('M-27 -16C-12 -10 12 -10 27 -16L26 -2C12 4 -12 4 -26 -2Z', c.band) +
      path('M-46 -8C-44 6 -24 9 0 9C24 9 44 6 46 -8C34 1 18 3 0 3C-18 3 -34 1 -46 -8Z', c.felt, vol(4)),
  };
  return moved({ x, y, s, r }, kind === 'cloche' ? '' : inside, kinds[kind]);
}
