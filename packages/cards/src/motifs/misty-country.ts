/** A small misty country of hills, round trees and sheep, between 850 and the lower edge of the card. Gouache. */
import { mist } from '../kit/air.ts';
import { leaf } from '../kit/brush.ts';
import { clamp, jitter, mix, oklch, type Colour, type Palette } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { grass, heightAt, hill, ridge } from '../kit/land.ts';
import { Layers, group, line, path } from '../kit/markup.ts';
import { edge, form } from '../kit/materials.ts';
import { TAU, times } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

type CountryPaint = Palette<'cream' | 'ink' | 'moss' | 'mustard' | 'sage' | 'sageD' | 'sageL'>;

export function mistyCountry(S: Easel, P: CountryPaint): string {
  const laid = new Layers();
  const bush = (x: number, y: number, h: number, col: Colour, lit: Colour) => {
    const o = [
      path(
        smooth(
          ribbon(
            [
              [x, y + 2],
              [x + S.rng.gauss(0, 1.5), y - h * 0.3],
              [x, y - h * 0.6],
            ],
            (t) => h * 0.035 * (1.2 - t),
          ),
        ),
        mix(col, P.ink, 0.45),
      ),
    ];
    const lobes = times(6, (): readonly [number, number, number] => [
      x + S.rng.gauss(0, h * 0.13),
      y - h * S.rng.range(0.42, 0.86),
      h * S.rng.range(0.13, 0.22),
    ]);
    for (const [bx, by, r] of lobes)
      o.push(path(smooth(blob(bx, by, r, r * 1.1, S.noise, 0.5, 1.8, 22)), jitter(col, S.rng, 0.02, 8)));
    for (const [bx, by, r] of lobes)
      for (let k = 0; k < Math.round(6 + h / 5); k++) {
        const a = S.rng.range(0, TAU),
          q = Math.sqrt(S.rng.f()) * r * 1.05,
          px = bx + Math.cos(a) * q,
          py = by + Math.sin(a) * q;
        const k2 = clamp(0.5 - ((px - bx) / r) * 0.4 - ((py - by) / r) * 0.5);
        o.push(
          path(
            leaf(px, py, S.rng.range(0, TAU), h * 0.075, h * 0.028),
            mix(mix(col, P.ink, 0.25), lit, k2 * 0.75),
            'opacity=".75"',
          ),
        );
      }
    return o.join('');
  };
  const land = (
    y: number,
    amp: number,
    off: number,
    a: Colour,
    b2: Colour,
    nT: number,
    hT: readonly [number, number],
    col: Colour,
    sd: number,
  ) => {
    const r = ridge(S, { y, amplitude: amp, frequency: 0.005, offset: off });
    laid.add(
      hill(S, r, {
        top: a,
        bottom: b2,
        y1: y + 90,
        strokes: 220,
        length: 60,
        width: 6,
        opacity: [0.15, 0.4],
      }),
    );
    const o: string[] = [];
    for (let i = 0; i < nT; i++) {
      const x = S.rng.range(-10, 810);
      o.push(bush(x, heightAt(r, x) + 3, S.rng.range(...hT), col, mix(P.sageL, P.mustard, 0.2)));
    }
    laid.add(group({ filter: edge(S, 2.5, 0.06, 3) }, o));
    laid.add(mist(S, { y: y + 46, h: 90, colour: P.cream, opacity: 0.75, seed: sd }));
  };
  land(872, 50, 14, mix(P.sage, P.sageL, 0.5), P.sageL, 26, [18, 44], mix(P.sageD, P.sage, 0.6), 3);
  land(
    932,
    36,
    24,
    mix(P.sageD, P.sage, 0.55),
    mix(P.sage, P.sageL, 0.6),
    22,
    [30, 66],
    mix(P.sageD, P.moss, 0.15),
    5,
  );
  const mead = ridge(S, { y: 1000, amplitude: 18, frequency: 0.006, offset: 44 });
  laid.add(
    hill(S, mead, {
      top: mix(P.sage, oklch(0.74, 0.09, 120), 0.5),
      bottom: mix(P.sageD, P.moss, 0.35),
      y1: 1200,
      strokes: 460,
      length: 60,
      width: 6,
      opacity: [0.2, 0.5],
    }),
  );
  laid.add(grass(S, mead, { n: 220, height: [5, 13], colour: mix(P.sageD, P.sageL, 0.3), width: 0.9 }));
  for (const [x, y, s] of [
    [50, 1030, 1],
    [92, 1044, 0.9],
    [760, 1024, 0.9],
    [715, 1010, 0.7],
  ] as const)
    laid.add(
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        line('M-7 0v8M-2 1v8M5 1v8M9 0v8', P.ink, 1.6),
        path(
          smooth(blob(0, -4, 15, 10, S.noise, 0.3, 2.2, 26)),
          P.cream,
          `filter="${form(S, { angle: 215, size: 6, shade: P.sageD, light: '#fff', lightOpacity: 0.7, lightSize: 2, rough: 2 })}"`,
        ),
        path('M-19 -10C-20 -5 -16 -1 -12 -2C-10 -6 -12 -11 -15 -12Z', P.ink),
      ),
    );
  return laid.svg();
}
