/** A balloon dog in gouache, twisted bubble by bubble, in profile to the left: nose at (0, 0), about 400 long, feet at y 150. */
import { mix, type Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { radians, times, type Point } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';

export interface BalloonPaint {
  dark: Colour;
  body: Colour;
  light: Colour;
  /** Light thrown back by what it lies against. */
  bounce: Colour;
}

/** x, y, half length, half breadth, turn in degrees. */
type Bubble = readonly [number, number, number, number, number];

const FAR: readonly Bubble[] = [
  [128, -66, 52, 21, -58],
  [196, 96, 62, 24, 84],
  [344, 98, 62, 24, 96],
];
const NEAR: readonly Bubble[] = [
  [380, -52, 62, 15, -60],
  [413, -110, 17, 17, 0],
  [270, 16, 92, 42, 3],
  [378, 96, 64, 27, 80],
  [160, 96, 64, 27, 100],
  [146, 10, 34, 30, 70],
  [104, -76, 58, 24, -96],
  [64, 2, 72, 37, -4],
];

const bubble = ([x, y, a, b, turn]: Bubble): Point[] => {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return times(48, (i): Point => {
    const t = (i / 48) * Math.PI * 2;
    const pinch = 1 - 0.16 * Math.cos(t) ** 8;
    const [u, v] = [Math.cos(t) * a, Math.sin(t) * b * pinch];
    return [x + u * c - v * s, y + u * s + v * c];
  });
};

/** Rubber, tight and shining: a window of light above, a glow from below. */
function blown(S: Easel, one: Bubble, c: BalloonPaint, far: boolean): Mark {
  const [x, y, a, b, turn] = one;
  const d = smooth(bubble(one));
  const [dark, body] = far ? [mix(c.dark, '#1a0818', 0.35), c.dark] : [c.dark, c.body];
  const r = Math.min(a, b);
  const lying = `transform="rotate(${turn} ${x} ${y})"`;
  return [
    path(d, body),
    group(
      { 'clip-path': S.clip(d) },
      path(
        d,
        S.radialAt(
          [
            [0, c.light, far ? 0.25 : 0.85],
            [0.4, body, 0.2],
            [0.75, dark, 0.55],
            [1, dark, 1],
          ],
          x - r * 0.45,
          y - r * 0.6,
          Math.max(a, b) * 1.15,
        ),
      ),
      ellipse(
        x + r * 0.3,
        y + r * 0.82,
        Math.max(r, Math.abs(a * Math.cos(radians(turn)))) * 0.8,
        r * 0.24,
        c.bounce,
        `opacity="${far ? 0.25 : 0.5}" filter="${blur(S, 5)}"`,
      ),
    ),
    far
      ? ''
      : [
          ellipse(
            x - a * 0.3,
            y - b * (Math.abs(turn) > 45 ? -0.42 : 0.52),
            a * 0.3,
            b * 0.13,
            '#fff4e8',
            `${lying} opacity=".92"`,
          ),
          ellipse(
            x - a * 0.68,
            y - b * (Math.abs(turn) > 45 ? -0.3 : 0.36),
            a * 0.06,
            b * 0.1,
            '#fff4e8',
            `${lying} opacity=".8"`,
          ),
        ],
  ];
}

export function balloonDog(S: Easel, c: BalloonPaint): string {
  return group(
    {},
    FAR.map((one) => blown(S, one, c, true)),
    NEAR.map((one) => blown(S, one, c, false)),
    path('M-6 -6C-18 -16 -22 -2 -14 6C-22 12 -12 20 -4 8Z', c.body),
    path('M-6 -6C-12 -12 -18 -6 -14 2Z', S.linear(fading(c.light, 0.9, 0.2))),
  );
}
