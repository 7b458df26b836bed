/** A cow in watercolour, standing in profile with its head to the left; about 300 wide and 165 tall at s = 1, (x, y) the ground under it. */
import { brushLine } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { group, moved, path } from '../kit/markup.ts';
import { lerp, times, trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';
import { ink, lifted, soft, stain } from './watercolour-marks.ts';

export interface CowOptions extends Standing {
  coat?: Colour;
  patch?: Colour;
  shade?: Colour;
  /** Where the light comes from on the card, degrees. */
  from?: number;
  /** Degrees the head is tipped; positive lifts the muzzle. */
  nod?: number;
  eyesShut?: boolean;
}

export function cow(S: Easel, o: CowOptions): string {
  const { s = 1, flip = 1, coat = '#fbf0dc', patch = '#9a5a38', shade = '#6a5a80', nod = 0 } = o;
  const from = flip > 0 ? (o.from ?? -30) : 180 - (o.from ?? -30);
  const lit = { shade, from, min: 0.86, crisp: 0.3 };
  const leg = (list: string, near: boolean): string => {
    const points = trace(list);
    const [hx, hy] = points[points.length - 1] ?? [0, 0];
    return (
      shaded(
        S,
        smooth(ribbon(spline(points, false, 8), (t) => lerp(near ? 17 : 14, 7, Math.min(1, t * 1.4)))),
        { ...lit, fill: near ? coat : '#d3c4bc', depth: 10 },
      ) +
      path(`M${hx - 8} ${hy - 8}L${hx + 8} ${hy - 8}L${hx + 9} ${hy + 3}L${hx - 11} ${hy + 3}Z`, '#3a2f36')
    );
  };
  const body =
    '-96,-122 -60,-136 0,-130 60,-138 98,-132 110,-108 108,-76 98,-54 60,-46 20,-42 -30,-40 -66,-46 -94,-62 -108,-92';
  const clouds = [
    [-40, -112, 40, 30],
    [52, -104, 44, 34],
    [90, -66, 22, 20],
    [-84, -70, 18, 20],
  ].map(([x = 0, y = 0, a = 0, b = 0]) =>
    smooth(blob(x + S.rng.gauss(0, 8), y + S.rng.gauss(0, 6), a, b, S.noise, 0.5, 1.6)),
  );
  return moved(
    { x: o.x, y: o.y, s, flip },
    leg('66,-66 72,-34 66,0', false),
    leg('-52,-62 -56,-30 -52,0', false),
    shaded(S, soften('30,-48 50,-34 74,-36 84,-52 60,-60'), { ...lit, fill: '#f3b8a8', depth: 8 }),
    path('M48 -36l3 9h3l2 -9ZM64 -36l3 8h3l2 -9Z', '#d98f84'),
    // tail
    brushLine(S, trace('104,-122 120,-100 118,-70 124,-44'), 4, '#e6d6c2', { attack: 0.02, decay: 0.02 }),
    times(9, () =>
      brushLine(
        S,
        [
          [123, -48],
          [124 + S.rng.gauss(0, 3), -34],
          [124 + S.rng.gauss(0, 6), -18],
        ],
        2.4,
        patch,
      ),
    ),
    shaded(
      S,
      soften(body),
      { ...lit, fill: coat, depth: 44 },
      clouds.map((d) => path(d, patch, 'opacity=".92"')),
      stain(S, {
        region: spline(trace(body), true, 6),
        n: 150,
        length: 14,
        width: 1.4,
        angle: 0.4,
        colour: '#8a7480',
        opacity: [0.1, 0.35],
        spread: 0.4,
      }),
      soft(S, soften('-80,-54 0,-46 90,-56 80,-36 -60,-34'), shade, 9, 0.6),
      ink(S, 'M84 -128C92 -110 90 -90 82 -70M-64 -128C-56 -110 -58 -86 -66 -64', 2, shade, 0.45),
    ),
    leg('84,-84 96,-50 84,-30 88,0', true),
    leg('-76,-74 -80,-40 -76,0', true),
    group(
      { transform: `rotate(${nod} -90 -112)` },
      shaded(
        S,
        soften('-78,-130 -108,-144 -136,-154 -148,-134 -132,-106 -108,-80 -84,-64 -70,-92'),
        { ...lit, fill: coat, depth: 18 },
        path(smooth(blob(-98, -104, 20, 24, S.noise, 0.4, 1.6)), patch),
      ),
      shaded(S, soften('-134,-152 -120,-164 -98,-160 -108,-146 -126,-142'), {
        ...lit,
        fill: patch,
        depth: 6,
      }),
      shaded(
        S,
        soften('-124,-156 -146,-166 -166,-156 -180,-130 -192,-110 -188,-96 -170,-94 -150,-108 -132,-124'),
        { ...lit, fill: coat, depth: 14 },
        path(soften('-124,-158 -146,-168 -160,-160 -150,-140 -134,-126'), patch, 'opacity=".92"'),
      ),
      shaded(S, soften('-194,-112 -184,-118 -170,-110 -168,-96 -180,-90 -192,-96'), {
        ...lit,
        fill: '#f0bcae',
        depth: 6,
      }),
      path(smooth(blob(-187, -108, 2.4, 2, S.noise, 0.1)), '#6a3a40'),
      shaded(S, smooth(ribbon(traceCurve('-146,-164 -154,-178 -148,-192', 6), (t) => 5 * (1 - t) + 1)), {
        ...lit,
        fill: '#efe2c4',
        depth: 3,
      }),
      o.eyesShut
        ? ink(S, 'M-164 -144C-160 -139 -154 -139 -150 -144', 2.8, '#2a1c24')
        : path('M-164 -144C-161 -150 -153 -149 -151 -144C-154 -139 -161 -139 -164 -144Z', '#22161e') +
            lifted(S, 'M-160 -147l3 -0.6l0.6 2l-3 0.4Z', 1, 0.2),
      ink(S, 'M-186 -98C-178 -94 -170 -95 -164 -100', 1.8, '#8a4f50'),
    ),
  );
}
