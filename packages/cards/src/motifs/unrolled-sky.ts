/** A sunset come unrolled over the floor like a carpet, from (446, 612) to the fringe at 1128; its sun is half out of the roll. Gouache. */
import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, ramp, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, flat, group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { lerp, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { stars } from '../kit/sky.ts';
import { rollEnd, type RolledSkyPaint } from './rolled-sky.ts';

export type UnrolledSkyPaint = Palette<'soot' | 'lavender' | 'plum' | 'orange' | 'peach' | 'sun'>;

export function unrolledSky(S: Easel, c: UnrolledSkyPaint): string {
  const rows = 40;
  /** u across, v from the roll (0) to the fringe (1); the cloth ripples. */
  const cloth = (u: number, v: number): Point => {
    const [y] = [lerp(612, 1128, v ** 1.55)];
    const cx = lerp(446, 372, v ** 1.2) + 18 * Math.sin(v * 5);
    const half = lerp(118, 348, v ** 1.35);
    const lift = Math.sin(v * 17 + u * 2.2) * (3 + 15 * v) + Math.sin(v * 7 - u * 3) * 6 * v;
    return [
      cx + (u - 0.5) * 2 * half + 10 * Math.sin(v * 9 + u),
      y - lift - 26 * v * Math.cos((u - 0.5) * 5),
    ];
  };
  const rim: Point[] = [
    ...times(rows, (k) => cloth(0, k / (rows - 1))),
    ...times(24, (k) => cloth(k / 23, 1)),
    ...times(rows, (k) => cloth(1, 1 - k / (rows - 1))),
  ];
  const clothD = polygon(rim);
  const soft = S.filter(
    '<feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="34" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2.4 1"/>',
    0.1,
  );
  const evening = ramp([
    c.sun,
    [0.14, c.peach],
    [0.32, c.orange],
    oklch(0.66, 0.16, 30),
    [0.68, oklch(0.55, 0.14, 350)],
    [0.85, c.lavender],
    c.plum,
  ]);
  return flat([
    path(
      polygon(rim.map(([x, y]): Point => [x + 8, y + 22])),
      c.soot,
      `opacity=".75" filter="${blur(S, 10)}"`,
    ),
    path(clothD, c.orange),
    group(
      { 'clip-path': S.clip(clothD) },
      times(60, (i) => {
        const v = i / 60;
        const band: Point[] = [
          ...times(12, (k) => cloth(k / 11, v)),
          ...times(12, (k) => cloth(1 - k / 11, Math.min(1, v + 0.03))),
        ];
        const fold = Math.cos(v * 17);
        return path(polygon(band), mix(evening(v), fold > 0 ? c.sun : c.plum, Math.abs(fold) * 0.16));
      }),
      strokes(S, {
        region: rim,
        n: 900,
        length: 70,
        width: 5,
        angle: 0.03,
        spread: 0.1,
        colour: (x, y) => {
          const v = clamp((y - 600) / 520) ** 0.66;
          return mix(
            evening(clamp(v + 0.1 * S.noise.fbm(x / 90, y / 26, 3))),
            Math.cos(v * 17) > 0 ? c.sun : c.plum,
            0.14,
          );
        },
        opacity: [0.15, 0.5],
      }),
      // cloud bars of that evening
      group(
        { filter: soft },
        times(20, (i) => {
          const v = 0.16 + ((i * 0.618) % 1) * 0.78;
          const u0 = S.rng.range(-0.1, 0.7);
          const w = S.rng.range(0.2, 0.5);
          const bar = times(10, (k) => cloth(u0 + (k / 9) * w, v + 0.003 * Math.sin(k * 1.3)));
          return (
            path(
              smooth(ribbon(bar, (t) => (2 + 9 * v) * Math.sin(Math.PI * t) ** 0.7, S.noise, 3)),
              mix(evening(clamp(v + 0.2)), c.plum, 0.35),
              'opacity=".75"',
            ) +
            path(
              smooth(
                ribbon(
                  bar.map(([x, y]): Point => [x, y - 3 - 4 * v]),
                  (t) => (0.8 + 2.6 * v) * Math.sin(Math.PI * t) ** 0.7,
                ),
              ),
              mix(evening(clamp(v - 0.15)), c.sun, 0.5),
              'opacity=".9"',
            )
          );
        }),
      ),
      // the c.sun of that day, half out of the roll
      ellipse(452, 622, 62, 40, '#fffdf0'),
      glow(S, 452, 626, 220, c.sun, 0.95, 0.5, 0.6),
      // first stars at the near end, and moth holes deeper than the floor
      stars(S, { n: 60, box: [40, 960, 660, 170], fade: false, big: 4, colour: '#fff6e0' }),
      (
        [
          [150, 1062, 22, 13],
          [196, 1086, 12, 7],
          [590, 1052, 20, 11],
          [548, 1086, 10, 6],
        ] as const
      ).map(
        ([x, y, a, b]) =>
          path(
            smooth(blob(x, y, a, b, S.noise, 0.4, 2, 20)),
            oklch(0.12, 0.05, 275),
            `stroke="${c.peach}" stroke-width="1.6"`,
          ) +
          times(6, () =>
            ellipse(x + S.rng.gauss(0, a * 0.4), y + S.rng.gauss(0, b * 0.4), 1.3, 1.3, '#ffffff'),
          ),
      ),
    ),
    line(
      polygon(
        times(rows, (k) => cloth(0, k / (rows - 1))),
        false,
      ),
      c.sun,
      3,
      'opacity=".85"',
    ),
    line(
      polygon(
        times(rows, (k) => cloth(1, k / (rows - 1))),
        false,
      ),
      c.sun,
      3,
      'opacity=".7"',
    ),
    // fringe
    times(70, (i) => {
      const [x, y] = cloth(i / 69, 1);
      return brushLine(
        S,
        [
          [x, y - 2],
          [x + S.rng.gauss(0, 3), y + 14],
          [x + S.rng.gauss(0, 7), y + S.rng.range(24, 38)],
        ],
        2.2,
        mix(oklch(0.8, 0.08, 75), c.plum, S.rng.range(0, 0.4)),
        { decay: 0.6 },
      );
    }),
  ]);
}

/** What is left of the roll. */
export function restOfTheRoll(S: Easel, c: UnrolledSkyPaint & RolledSkyPaint): string {
  return flat([
    path(
      'M318 560C314 530 330 512 352 512L560 508C586 510 596 540 590 570C588 600 574 616 556 618L346 622C326 620 320 590 318 560Z',
      oklch(0.7, 0.15, 45),
      `filter="${form(S, { angle: 90, size: 40, soft: 30, shade: c.plum, shadeOpacity: 0.8, light: c.sun, lightOpacity: 0.95, lightSize: 9, rough: 3 })}"`,
    ),
    strokes(S, {
      region: trace('330,520 570,516 580,600 340,610'),
      n: 80,
      length: 80,
      width: 5,
      angle: 0,
      colour: (_, y) => mix(c.plum, c.peach, clamp((y - 520) / 90)),
      opacity: [0.2, 0.5],
    }),
    rollEnd(S, { x: 336, y: 567, r: 46, edge: c.lavender, inner: c.peach, dark: c.plum, c }),
  ]);
}
