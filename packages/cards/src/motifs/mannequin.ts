/** A shop mannequin from behind: bald wax head, ringed joints, a stand. About 400 tall, base at (x, y). */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

export type Outfit = 'coat' | 'dress' | 'suit' | 'bare' | 'gown' | 'dummy';

export interface MannequinOptions extends Standing {
  angle?: number;
  outfit: Outfit;
  c: Palette<'wax' | 'cloth' | 'trim' | 'shade' | 'light' | 'metal'>;
  /** Hands, in figure units (shoulders are at y -306); leave out for a missing arm. */
  left?: Point;
  right?: Point;
  /** Degrees the head leans. */
  head?: number;
  tag?: Colour;
  hat?: Colour;
}

const clothes: Record<Outfit, string> = {
  coat: 'M-24 -322C-46 -316 -64 -308 -66 -288C-62 -250 -46 -226 -44 -200C-52 -160 -66 -110 -72 -60C-40 -52 40 -52 74 -62C66 -112 52 -160 44 -200C46 -226 62 -250 66 -288C64 -308 46 -316 24 -322C10 -314 -10 -314 -24 -322Z',
  dress:
    'M-30 -312C-44 -306 -54 -296 -52 -280C-46 -250 -34 -228 -32 -206C-50 -170 -88 -110 -100 -64C-60 -50 50 -48 100 -62C88 -112 50 -172 32 -206C34 -228 46 -250 52 -280C54 -296 44 -306 30 -312C12 -290 -12 -290 -30 -312Z',
  suit: 'M-24 -322C-48 -316 -66 -306 -66 -286C-60 -246 -50 -222 -46 -196C-50 -178 -54 -160 -54 -146C-20 -138 20 -138 54 -146C54 -160 50 -178 46 -196C50 -222 60 -246 66 -286C66 -306 48 -316 24 -322C10 -314 -10 -314 -24 -322Z',
  bare: '',
  gown: 'M-34 -310C-48 -302 -56 -292 -54 -276C-50 -240 -56 -190 -66 -130C-70 -90 -72 -50 -70 -22C-30 -14 36 -14 72 -24C72 -60 68 -100 64 -134C56 -190 50 -240 54 -276C56 -292 48 -302 34 -310C14 -296 -14 -296 -34 -310Z',
  dummy: '',
};

export function mannequinBack(S: Easel, o: MannequinOptions): string {
  const { x, y, s = 1, flip = 1, angle = -85, c, outfit } = o;
  const vol = volume(S, {
    flip,
    angle,
    size: 34,
    shade: c.shade,
    shadeOpacity: 0.85,
    light: c.light,
    lightOpacity: 0.95,
    lightSize: 5,
    rough: 1.8,
    mottle: 0.12,
  });
  const bodyPath =
    'M-18 -328C-40 -318 -62 -310 -62 -290C-56 -250 -42 -226 -38 -204C-48 -186 -54 -170 -54 -150C-30 -138 30 -138 54 -150C54 -170 48 -186 38 -204C42 -226 56 -250 62 -290C62 -310 40 -318 18 -328C8 -324 -8 -324 -18 -328Z';
  const sleeved = outfit === 'coat' || outfit === 'suit' || outfit === 'gown';
  const arm = (hand: Point | undefined, side: 1 | -1): string => {
    const shoulder: Point = [side * 56, -298];
    if (!hand)
      return (
        ellipse(side * 60, -294, 13, 17, mix(c.wax, c.shade, 0.3), vol(8)) +
        ellipse(side * 62, -294, 6, 8, c.metal)
      );
    const elbow: Point = [(shoulder[0] + hand[0]) / 2 + side * 16, (shoulder[1] + hand[1]) / 2 + 6];
    const cloth = sleeved ? c.cloth : c.wax;
    const seg = (a: Point, b: Point, w0: number, w1: number, col: Colour): string =>
      path(
        smooth(
          ribbon(spline([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], false, 5), (t) => w0 + (w1 - w0) * t),
        ),
        col,
        vol(10),
      );
    const toward = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
    return (
      (sleeved
        ? path(
            smooth(
              ribbon(
                spline([[side * 46, -306], shoulder, elbow, hand], false, 7),
                (t) => (17 - 5 * t) * Math.min(1, 0.35 + t * 4),
              ).filter((_, i) => i % 2 === 0),
            ),
            cloth,
            vol(12),
          )
        : seg(shoulder, elbow, 14, 11, cloth) + seg(elbow, hand, 10.5, 7.5, cloth)) +
      (sleeved
        ? ''
        : ellipse(elbow[0], elbow[1], 10, 10, mix(c.wax, c.light, 0.1), vol(5)) +
          `<ellipse cx="${elbow[0]}" cy="${elbow[1]}" rx="9" ry="9" fill="none" stroke="${c.metal}" stroke-width="1.6" opacity=".7"/>`) +
      path(
        smooth([
          [hand[0], hand[1] - 7],
          [hand[0] + Math.cos(toward) * 16 - 6, hand[1] + Math.sin(toward) * 16 - 4],
          [hand[0] + Math.cos(toward) * 26, hand[1] + Math.sin(toward) * 26],
          [hand[0] + Math.cos(toward) * 15 + 7, hand[1] + Math.sin(toward) * 15 + 4],
          [hand[0] + 6, hand[1] + 6],
        ]),
        c.wax,
        vol(6),
      ) +
      `<ellipse cx="${hand[0]}" cy="${hand[1]}" rx="8" ry="6" fill="none" stroke="${c.metal}" stroke-width="2" opacity=".7"/>`
    );
  };
  const legs =
    outfit === 'dummy' || outfit === 'bare'
      ? ''
      : path(
          'M-44 -160C-44 -100 -36 -50 -34 -8C-40 0 -38 6 -28 6C-18 6 -14 0 -16 -8C-14 -60 -6 -110 -4 -150Z',
          outfit === 'suit' ? mix(c.cloth, c.shade, 0.2) : c.wax,
          vol(12),
        ) +
        path(
          'M44 -160C44 -100 36 -50 34 -8C40 0 38 6 28 6C18 6 14 0 16 -8C14 -60 6 -110 4 -150Z',
          outfit === 'suit' ? mix(c.cloth, c.shade, 0.2) : c.wax,
          vol(12),
        );
  const pole =
    path('M-4 -150H5L6 4H-5Z', c.metal, vol(4)) +
    path(
      'M-46 4C-46 -6 -20 -10 0 -10C20 -10 46 -6 46 4C46 12 20 15 0 15C-20 15 -46 12 -46 4Z',
      c.metal,
      vol(8),
    );
  const head =
    outfit === 'dummy'
      ? path('M-15 -330C-14 -340 -8 -346 0 -346C8 -346 14 -340 15 -330Z', c.trim, vol(6)) +
        path('M-4 -346C-6 -356 -4 -364 0 -368C4 -364 6 -356 4 -346Z', c.metal, vol(3))
      : `<g transform="rotate(${o.head ?? 0} 0 -332)">` +
        path('M-13 -350C-12 -338 -14 -330 -18 -324H18C14 -330 12 -338 13 -350Z', c.wax, vol(8)) +
        `<ellipse cx="0" cy="-330" rx="15" ry="4.6" fill="none" stroke="${c.metal}" stroke-width="2" opacity=".8"/>` +
        path(
          'M-25 -368C-28 -390 -18 -406 0 -406C18 -406 28 -390 25 -368C23 -350 14 -340 0 -340C-14 -340 -23 -350 -25 -368Z',
          c.wax,
          vol(20),
        ) +
        path('M-27 -372C-31 -374 -31 -362 -25 -358ZM27 -372C31 -374 31 -362 25 -358Z', c.wax) +
        brushLine(S, trace('0,-404 1,-376 0,-344'), 0.8, c.shade, { opacity: 0.4 }) +
        (o.hat
          ? path(
              'M-40 -384C-24 -392 24 -392 40 -384C42 -378 22 -374 0 -374C-22 -374 -42 -378 -40 -384ZM-25 -386C-26 -408 -14 -418 0 -418C14 -418 26 -408 25 -386C10 -380 -10 -380 -25 -386Z',
              o.hat,
              vol(8),
            )
          : '') +
        '</g>';
  return moved(
    { x, y, s, flip },
    pole,
    legs,
    arm(o.left, -1),
    arm(o.right, 1),
    path(bodyPath, outfit === 'dummy' ? c.cloth : c.wax, vol(34)),
    outfit === 'dummy' || outfit === 'bare'
      ? line(
          'M0 -326C2 -270 -2 -200 0 -142M-52 -270C-20 -262 20 -262 52 -270M-40 -206C-14 -200 14 -200 40 -206',
          c.shade,
          1.8,
          'opacity=".55"',
        )
      : path(clothes[outfit], c.cloth, vol(40)),
    outfit === 'coat' || outfit === 'suit'
      ? line(
          'M0 -318C2 -250 -2 -180 0 -64M-44 -206C-14 -198 14 -198 44 -206',
          c.shade,
          2.4,
          'opacity=".55"',
        ) +
          path(
            'M-26 -324C-30 -336 -14 -338 0 -338C14 -338 30 -336 26 -324C10 -314 -10 -314 -26 -324Z',
            c.trim,
            vol(6),
          )
      : '',
    outfit === 'dress'
      ? [-60, -30, 0, 32, 62].map((u) =>
          brushLine(
            S,
            [
              [u * 0.35, -204],
              [u * 0.8, -130],
              [u * 1.2, -66],
            ],
            2.6,
            c.shade,
            { opacity: 0.4 },
          ),
        ) +
          path('M-34 -212C-12 -204 12 -204 34 -212L35 -200C12 -192 -12 -192 -35 -200Z', c.trim, vol(4)) +
          path(
            'M-6 -202C-22 -190 -26 -170 -22 -150L-12 -158L-4 -148C-2 -170 -2 -186 0 -200C4 -186 6 -168 12 -150L16 -160L26 -154C24 -176 14 -192 4 -202Z',
            c.trim,
            vol(4),
          )
      : '',
    outfit === 'gown'
      ? [-36, -8, 24].map((u) =>
          brushLine(
            S,
            [
              [u * 0.7, -300],
              [u, -180],
              [u * 1.4, -26],
            ],
            2.4,
            c.shade,
            { opacity: 0.35 },
          ),
        )
      : '',
    head,
    o.tag
      ? line('M58 -250C66 -236 70 -230 72 -220', c.metal, 1.4) +
          path('M66 -222L80 -218L76 -190L62 -194Z', o.tag, vol(4))
      : '',
  );
}
