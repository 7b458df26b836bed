/** The moon turning among odd socks in the drum of a washing machine, 188 round (x, y); behind `drumDoor`. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, oklch } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, flat, group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { nth, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { moon } from '../kit/sky.ts';
import { sock, type SockOptions } from './sock.ts';
import { ring, type DrumOptions, type MachinePaint } from './washing-machine.ts';

export function moonInDrum(
  S: Easel,
  moonEasel: Easel,
  { x: x0, y: y0, c, load }: DrumOptions & { load: readonly SockOptions['c'][] },
): string {
  const inner = smooth(ring(S, x0, y0, 188, 0.01));
  const clip = S.clip(inner);
  const holes = times(10, (r) =>
    times(18 + r * 2, (i) => {
      const a = (i / (18 + r * 2)) * 6.283 + r * 0.17;
      const k = 66 + r * 13.2;
      return ellipse(
        x0 + 8 + Math.cos(a) * k,
        y0 - 6 + Math.sin(a) * k,
        2 + r * 0.18,
        2 + r * 0.16,
        c.ink,
        'opacity=".6"',
      );
    }),
  );
  const socks = (
    [
      [0.15, 150, 1.05, 0, 'stripes'],
      [0.95, 158, 0.95, 1, 'dots'],
      [1.95, 150, 1.15, 4, 'darned'],
      [2.85, 156, 0.95, 3, 'zigzag'],
      [3.75, 150, 1, 2, 'stripes'],
      [4.75, 158, 0.9, 0, 'dots'],
      [5.55, 152, 1, 1, 'plain'],
    ] as const
  ).map(([a, k, s, dye, pattern], i) => {
    const e = S.element('sock ' + i);
    const [x, y] = [x0 + Math.cos(a) * k, y0 + Math.sin(a) * k];
    return sock(e, {
      x,
      y,
      s,
      r: (a * 180) / Math.PI + 20 + (i % 3) * 26,
      flip: i % 2 ? -1 : 1,
      angle: (Math.atan2(y0 - y, x0 - x) * 180) / Math.PI,
      pattern,
      c: nth(load, dye),
    });
  });
  return flat([
    group(
      { 'clip-path': clip },
      path(
        inner,
        S.radialAt(
          [mix(c.glow, c.teal, 0.35), [0.6, mix(c.teal, c.glow, 0.18)], [0.8, c.tealD], c.ink],
          x0,
          y0,
          200,
        ),
      ),
      holes,
      // the spin: arcs of water and light
      times(46, () => {
        const a = S.rng.range(0, 6.28);
        const k = S.rng.range(118, 184);
        const arc = times(8, (i): Point => [
          x0 + Math.cos(a + i * 0.09) * (k - i),
          y0 + Math.sin(a + i * 0.09) * (k - i),
        ]);
        return brushLine(S, arc, S.rng.range(1, 3.4), S.rng.chance(0.4) ? c.foam : c.tealL, {
          opacity: S.rng.range(0.25, 0.6),
        });
      }),
      socks.slice(0, 4),
      moonGlobe(S, moonEasel, x0, y0, c),
      socks.slice(4),
      // suds in the bottom of the drum
      times(70, () => {
        const a = S.rng.range(0.35, 2.8);
        const k = S.rng.range(120, 190);
        const r = S.rng.range(4, 17);
        const [x, y] = [x0 + Math.cos(a) * k, y0 + Math.sin(a) * k];
        return (
          ellipse(x, y, r, r, c.foam, `opacity="${S.rng.range(0.25, 0.6)}"`) +
          ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.25, '#ffffff', 'opacity=".8"')
        );
      }),
      // glass
      path(
        `M${x0 - 160} ${y0 - 20}C${x0 - 152} ${y0 - 110} ${x0 - 84} ${y0 - 166} ${x0 - 4} ${y0 - 170}C${x0 - 76} ${y0 - 146} ${x0 - 126} ${y0 - 96} ${x0 - 136} ${y0 - 14}Z`,
        '#ffffff',
        `opacity=".3" filter="${blur(S, 3)}"`,
      ),
      path(
        `M${x0 + 150} ${y0 + 40}C${x0 + 138} ${y0 + 96} ${x0 + 100} ${y0 + 138} ${x0 + 60} ${y0 + 156}C${x0 + 110} ${y0 + 118} ${x0 + 130} ${y0 + 80} ${x0 + 138} ${y0 + 36}Z`,
        '#ffffff',
        `opacity=".25" filter="${blur(S, 2)}"`,
      ),
      line(inner, c.ink, 16, `opacity=".6" filter="${blur(S, 6)}"`),
    ),
    glow(S, x0, y0, 360, c.glow, 0.35, 0.5),
  ]);
}

/** The moon itself, small enough to be washed: seas worn pale, the far side in the shade of the drum. */
function moonGlobe(S: Easel, moonEasel: Easel, x0: number, y0: number, c: MachinePaint): Mark {
  return [
    moon(moonEasel, x0 + 2, y0 - 4, 112, {
      colour: c.lunar,
      dark: oklch(0.74, 0.11, 78),
      halo: c.glow,
      haloOpacity: 0.7,
      haloSize: 2.2,
    }),
    group(
      { 'clip-path': S.clip(smooth(blob(x0 + 2, y0 - 4, 111, 111, S.noise, 0.01))) },
      path(
        smooth(blob(x0 + 2, y0 - 4, 116, 116, S.noise, 0.01)),
        S.radialAt(
          [
            [0, '#ffffff', 0.5],
            [0.45, c.lunar, 0],
            [0.8, oklch(0.66, 0.12, 70), 0.35],
            [1, oklch(0.5, 0.11, 60), 0.75],
          ],
          x0 - 30,
          y0 - 38,
          170,
        ),
      ),
      (
        [
          [-50, -30, 20],
          [30, -56, 13],
          [44, 24, 26],
          [-22, 46, 17],
          [-64, 34, 9],
          [4, 4, 10],
          [70, -24, 9],
          [20, 78, 12],
          [-30, -76, 8],
        ] as const
      ).map(([u, v, r]) => {
        const d = smooth(blob(x0 + u, y0 + v, r, r * 0.92, S.noise, 0.15));
        return (
          path(d, oklch(0.72, 0.11, 74), 'opacity=".4"') +
          line(
            `M${x0 + u - r * 0.8} ${y0 + v + r * 0.5}C${x0 + u - r * 0.3} ${y0 + v + r} ${x0 + u + r * 0.5} ${y0 + v + r} ${x0 + u + r * 0.9} ${y0 + v + r * 0.3}`,
            '#fffbe0',
            2,
            'opacity=".45"',
          ) +
          line(
            `M${x0 + u - r * 0.9} ${y0 + v - r * 0.1}C${x0 + u - r * 0.6} ${y0 + v - r} ${x0 + u + r * 0.4} ${y0 + v - r * 1.05} ${x0 + u + r * 0.9} ${y0 + v - r * 0.3}`,
            oklch(0.55, 0.11, 60),
            1.8,
            'opacity=".32"',
          )
        );
      }),
    ),
  ];
}
