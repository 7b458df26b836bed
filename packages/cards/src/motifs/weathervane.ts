/** Weathervanes: an arrow that points where it is told, a figure riding on it, a pole with crossbars and a ball. */
import {
  ellipse,
  line,
  mix,
  moved,
  path,
  polygon,
  ribbon,
  smooth,
  volume,
  type Easel,
  type Palette,
  type Point,
} from '../kit/index.ts';

export type VaneFigure = 'cock' | 'ship' | 'whale' | 'horse' | 'moon' | 'fish' | 'serpent' | 'hare' | 'plain';

export interface WeathervaneOptions {
  x: number;
  y: number;
  s: number;
  /** What it points at. */
  at: Point;
  figure: VaneFigure;
  /** Foot of the pole. */
  foot: Point;
  angle?: number;
  c: Palette<'metal' | 'patina' | 'shade' | 'light'>;
}

const figures: Record<VaneFigure, string> = {
  cock: 'M-26 -16C-42 -16 -54 -30 -54 -46C-48 -38 -42 -35 -36 -35C-46 -46 -46 -60 -38 -68C-36 -56 -32 -48 -26 -44C-27 -54 -23 -62 -16 -66C-17 -54 -12 -42 -6 -34C2 -26 10 -34 14 -48C10 -52 9 -58 12 -64C11 -70 17 -72 20 -67C22 -73 29 -71 28 -65C33 -64 34 -58 31 -54L44 -50L32 -46C34 -38 32 -30 30 -22C28 -6 18 0 6 1L8 4H-6L-6 0C-16 -2 -24 -8 -26 -16Z',
  ship: 'M-46 -12C-30 -8 30 -8 52 -16C48 -4 38 2 26 3H-28C-38 1 -44 -4 -46 -12ZM-4 -14V-84H0V-14ZM-8 -80C-30 -70 -36 -40 -34 -20C-24 -18 -14 -18 -8 -18ZM4 -84C30 -72 40 -44 36 -20C24 -18 12 -18 4 -18ZM-4 -88L18 -84L-2 -78Z',
  whale:
    'M-60 -38C-50 -44 -40 -42 -34 -34C-20 -50 16 -56 42 -42C56 -34 58 -16 46 -8C20 4 -22 0 -36 -16C-42 -14 -52 -12 -58 -18C-52 -22 -50 -28 -60 -38ZM22 -56C18 -66 22 -72 30 -70C36 -76 42 -68 36 -64C32 -62 30 -60 30 -52Z',
  horse:
    'M-50 -34C-58 -40 -64 -52 -60 -62C-54 -52 -46 -48 -38 -46C-20 -52 0 -50 12 -52C18 -62 26 -70 36 -74L38 -80L44 -74C52 -70 58 -60 62 -52C60 -48 54 -48 48 -52C42 -52 38 -46 34 -38C30 -30 32 -26 40 -22L58 -26L60 -20L38 -10L22 -22C8 -16 -8 -16 -20 -20C-26 -14 -34 -6 -44 2L-52 -2L-40 -14L-38 -26C-42 -28 -48 -30 -50 -34Z',
  moon: 'M8 -72C-22 -76 -44 -52 -38 -26C-32 -4 -8 6 14 -2C-4 -6 -16 -20 -16 -38C-16 -54 -6 -66 8 -72ZM26 -50L30 -40L40 -38L32 -31L34 -20L25 -26L16 -21L19 -31L12 -39L22 -40Z',
  fish: 'M-56 -30L-40 -22C-26 -38 4 -44 32 -30C42 -26 50 -20 54 -14C44 -2 20 6 -4 4C-20 2 -32 -4 -40 -12L-56 -4C-52 -14 -52 -20 -56 -30Z',
  serpent:
    'M-64 -10C-60 -34 -40 -40 -30 -24C-24 -12 -14 -12 -8 -26C0 -48 24 -50 30 -30C32 -24 36 -26 36 -34C32 -46 40 -56 52 -54C64 -52 68 -44 66 -38C58 -40 54 -36 52 -28C48 -6 28 -2 18 -18C14 -28 8 -26 4 -16C-6 4 -28 4 -38 -12C-44 -20 -50 -16 -52 -4Z',
  hare: 'M-44 -14C-50 -18 -50 -26 -44 -28C-30 -44 0 -46 18 -40C22 -50 16 -66 14 -80C24 -74 30 -62 32 -50C34 -60 38 -72 46 -78C48 -66 44 -54 42 -46C52 -42 56 -34 50 -28C42 -26 36 -26 32 -22L52 -8L46 -2L22 -14C6 -10 -10 -10 -20 -14L-40 0L-46 -4L-34 -16Z',
  plain: '',
};

export function weathervane(S: Easel, o: WeathervaneOptions): string {
  const { x, y, s, c } = o;
  const raw = (Math.atan2(o.at[1] - y, o.at[0] - x) * 180) / Math.PI;
  const left = Math.cos((raw * Math.PI) / 180) < 0;
  const flip = left ? -1 : 1;
  const r = left ? raw - 180 : raw;
  const vol = volume(S, {
    flip,
    turn: r,
    angle: o.angle ?? 90,
    size: 10,
    shade: c.shade,
    shadeOpacity: 0.55,
    light: c.light,
    lightOpacity: 0.95,
    lightSize: 2.6,
    rough: 1.2,
    mottle: 0.45,
    mottleFrequency: 0.03,
    mottleLight: c.patina,
    mottleDark: c.shade,
  });
  const pole = ribbon(
    [[x, y - 4 * s], [(x + o.foot[0]) / 2, (y + o.foot[1]) / 2], o.foot],
    (t) => (2.2 + 1.6 * t) * s,
  );
  const bar = (k: number, w: number): string => {
    const [px, py] = [x + (o.foot[0] - x) * k, y + (o.foot[1] - y) * k];
    return (
      path(
        smooth(
          ribbon(
            [
              [px - w * s, py + 2 * s],
              [px, py],
              [px + w * s, py - 2 * s],
            ],
            () => 1.8 * s,
          ),
        ),
        c.metal,
      ) +
      ellipse(px - w * s, py + 2 * s, 4 * s, 4 * s, c.metal) +
      ellipse(px + w * s, py - 2 * s, 4 * s, 4 * s, c.metal) +
      line(`M${px - w * s} ${py}L${px + w * s} ${py - 4 * s}`, c.light, Math.max(0.8, s), 'opacity=".6"')
    );
  };
  const [bx, by] = [x + (o.foot[0] - x) * 0.62, y + (o.foot[1] - y) * 0.62];
  return (
    path(smooth(pole), c.metal) +
    line(
      polygon(
        [
          [x + 1.6 * s, y],
          [o.foot[0] + 2.4 * s, o.foot[1]],
        ],
        false,
      ),
      c.light,
      Math.max(0.8, 1.1 * s),
      'opacity=".7"',
    ) +
    bar(0.3, 26) +
    bar(0.4, 15) +
    ellipse(
      bx,
      by,
      9 * s,
      9 * s,
      mix(c.metal, c.patina, 0.3),
      volume(S, { angle: o.angle ?? 90, shade: c.shade, light: c.light, lightSize: 2.4, rough: 1 })(6 * s),
    ) +
    moved(
      { x, y, s, r, flip },
      path('M-78 -3C-40 -4 40 -4 84 -2.6L84 2.6C40 4 -40 4 -78 3Z', c.metal, vol(3)),
      path('M78 -13C90 -8 102 -3 112 0C102 3 90 8 78 13C82 5 82 -5 78 -13Z', c.metal, vol(5)),
      path(
        'M-60 -2C-70 -12 -82 -18 -96 -20C-92 -12 -92 -8 -86 0C-92 8 -92 12 -96 20C-82 18 -70 12 -60 2Z',
        mix(c.metal, c.patina, 0.25),
        vol(5),
      ),
      path(figures[o.figure], mix(c.metal, c.patina, 0.15), vol(12)),
      ellipse(0, 0, 5, 5, c.metal, vol(3)),
    )
  );
}
