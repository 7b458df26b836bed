/** A folded paper boat on water, 124 long; bt is its middle at the water line. Gouache. */
import { mark } from '../kit/brush.ts';
import { mix, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { Layers, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { fix, nth, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

type BoatPaint = Palette<'foam' | 'ivory' | 'mauve' | 'seaD'>;

export function paperBoat(S: Easel, bt: Point, P: BoatPaint): string {
  const laid = new Layers();
  const B = (q: Points) => q.map(([u, v]: Point): Point => [nth(bt, 0) + u, nth(bt, 1) + v]);
  laid.add(
    path(smooth(B(trace('-60,16 0,22 64,15 30,34 -30,34'))), P.seaD, `opacity=".5" filter="${blur(S, 4)}"`),
    `<g transform="rotate(-5 ${fix(bt[0])} ${fix(bt[1])})">`,
    path(
      polygon(B(trace('-62,-14 -20,-10 0,-58 22,-10 62,-16 40,22 -40,22'))),
      P.ivory,
      `filter="${form(S, { angle: 200, size: 12, shade: mix(P.mauve, P.ivory, 0.25), shadeOpacity: 0.5, light: '#ffffff', lightOpacity: 0.9, lightSize: 3, rough: 1.4, mottle: 0.12 })}"`,
    ),
    path(polygon(B(trace('0,-58 22,-10 40,22 0,14 -2,-10'))), mix(P.mauve, P.ivory, 0.45), 'opacity=".55"'),
    path(polygon(B(trace('-62,-14 -40,22 0,22 -8,2'))), '#fff', 'opacity=".45"'),
    line(
      polygon(B(trace('-20,-10 -8,2 0,14 8,2 22,-10')), false),
      mix(P.mauve, P.ivory, 0.3),
      1.6,
      'opacity=".8"',
    ),
    '</g>',
  );
  for (let i = 0; i < 16; i++) {
    const x = nth(bt, 0) + S.rng.gauss(0, 40),
      y = nth(bt, 1) + 26 + S.rng.f() * 8;
    laid.add(path(mark(x, y, 0, S.rng.range(12, 40), 1.4, S.rng, 0.1), P.foam, 'opacity=".75"'));
  }
  return laid.svg();
}
