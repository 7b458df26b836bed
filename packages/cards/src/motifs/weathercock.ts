/** A copper weathercock, or another vane, on its arrow and pole, in profile; light is where the lit window is. */
import { brushLine } from '../kit/brush.ts';
import type { Palette } from '../kit/colour.ts';
import { polygon, smooth, soften, spline } from '../kit/curves.ts';
import { ellipse, group, line, moved, path, type Mark } from '../kit/markup.ts';
import { trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';
import { flatBeast } from './animals/quadruped.ts';

export interface WeathercockOptions {
  vane: 'cock' | 'fish' | 'ship' | 'fox' | 'cat';
  /** Where the pole meets the arrow. */
  x: number;
  y: number;
  s: number;
  /** -1 looks left. */
  flip?: 1 | -1;
  /** Length of the pole below the arrow, px on the card. */
  pole: number;
  /** Degrees the neck is bent down, to peer. */
  peer?: number;
  /** Side the light comes from, degrees on the card. */
  angle: number;
  c: Palette<'metal' | 'patina' | 'shade' | 'light'>;
}

const body = smooth(
  spline(
    trace(
      '26,-118 6,-104 -18,-90 -42,-92 -58,-124 -80,-158 -112,-174 -138,-160 -144,-132 -130,-146 -110,-142 -106,-126 -132,-118 -150,-92 -130,-104 -106,-104 -104,-92 -128,-76 -134,-50 -112,-66 -92,-70 -88,-58 -100,-38 -94,-24 -78,-44 -60,-48 -40,-28 -8,-14 -10,0 16,0 14,-16 44,-32 66,-58 72,-90 64,-112',
    ),
    true,
    4,
  ),
);
const head = smooth(
  spline(
    trace(
      '22,-100 20,-128 26,-148 34,-156 28,-172 38,-168 44,-186 52,-168 62,-180 64,-164 74,-168 72,-152 78,-144 98,-134 80,-128 82,-112 76,-98 66,-104 68,-118 64,-108 66,-88 44,-80',
    ),
    true,
    4,
  ),
);
const feathers = [
  '-46,-86 -66,-116 -90,-142 -116,-152',
  '-50,-78 -78,-98 -110,-112',
  '-52,-68 -80,-80 -108,-78',
  '-24,-64 0,-50 28,-58 40,-76',
  '-14,-50 6,-40 30,-46',
  '-30,-78 -6,-70 20,-78',
];

export function weathercock(S: Easel, o: WeathercockOptions): string {
  const { x, y, s, c, flip = 1 } = o;
  const vol = volume(S, {
    flip,
    angle: o.angle,
    size: 14,
    shade: c.shade,
    shadeOpacity: 0.6,
    light: c.light,
    lightOpacity: 1,
    lightSize: 4,
    rough: 1.4,
    mottle: 0.5,
    mottleFrequency: 0.03,
    mottleLight: c.patina,
    mottleDark: c.shade,
  });
  const shaft = polygon(trace('-150,8 148,9 148,17 -150,16'));
  const tip = soften('140,-8 186,12 140,33 148,12', 0.3);
  const fletch = soften('-150,-12 -116,6 -116,20 -150,38 -160,38 -142,12 -160,-12', 0.3);
  const below = o.pole / s;
  const rod = polygon(
    ribbon(
      [
        [0, 8],
        [0, below / 2],
        [0, below],
      ],
      (t) => 4.5 + t * 2.5,
    ),
  );
  return moved(
    { x, y, s, flip },
    path(rod, c.metal, vol(5)),
    ellipse(0, 46, 14, 14, c.metal, vol(8)),
    path(polygon(trace('-54,78 54,78 54,84 -54,84')), c.metal, vol(3)),
    ellipse(-56, 81, 7, 7, c.metal, vol(4)),
    ellipse(56, 81, 7, 7, c.metal, vol(4)),
    path(shaft, c.metal, vol(4)),
    path(tip, c.metal, vol(8)),
    path(fletch, c.metal, vol(8)),
    vaneOf[o.vane](S, o, vol),
  );
}

type Vane = (S: Easel, o: WeathercockOptions, vol: (size: number) => string) => Mark;

const cock: Vane = (S, { c, peer = 0 }, vol) => [
  path(body, c.metal, vol(16)),
  feathers.map((f) => brushLine(S, trace(f), 2.6, c.shade, { opacity: 0.75 })),
  group(
    { transform: `rotate(${peer} 40 -92)` },
    path(head, c.metal, vol(12)),
    ellipse(60, -142, 5, 5, c.shade),
    brushLine(S, trace('82,-134 90,-134 97,-133'), 1.6, c.shade),
    brushLine(S, trace('36,-122 42,-104 40,-88'), 2, c.shade, { opacity: 0.6 }),
    brushLine(S, trace('50,-116 56,-100 54,-86'), 2, c.shade, { opacity: 0.6 }),
  ),
];

const fish: Vane = (S, { c }, vol) => [
  path(soften('-26,-118 -8,-142 30,-148 44,-122', 0.6), c.metal, vol(8)),
  path(soften('-6,-34 -20,-8 6,-14 26,-34', 0.6), c.metal, vol(8)),
  path(
    soften(
      '104,-80 92,-96 60,-118 10,-128 -44,-116 -88,-92 -112,-108 -146,-122 -132,-84 -150,-44 -110,-62 -86,-70 -44,-48 10,-36 60,-44 90,-60 100,-68 92,-74',
      0.8,
    ),
    c.metal,
    vol(16),
  ),
  path(polygon(trace('-1,8 9,8 9,-44 -1,-44')), c.metal, vol(4)),
  brushLine(S, trace('52,-114 42,-82 52,-50'), 3, c.shade, { opacity: 0.8 }),
  [
    '24,-112 16,-98 24,-84',
    '24,-84 16,-70 24,-56',
    '0,-118 -8,-102 0,-88',
    '0,-86 -8,-72 0,-56',
    '-26,-110 -34,-96 -26,-84',
    '-26,-84 -34,-70 -26,-58',
    '-52,-98 -60,-84 -52,-70',
  ].map((list) => brushLine(S, trace(list), 2, c.shade, { opacity: 0.65 })),
  ['-100,-92 -122,-104', '-98,-82 -128,-84', '-100,-72 -126,-58'].map((list) =>
    brushLine(S, trace(list), 2, c.shade, { opacity: 0.6 }),
  ),
  ellipse(74, -90, 8, 8, c.light),
  ellipse(76, -89, 4.6, 4.6, c.shade),
];

const ship: Vane = (S, { c }, vol) => [
  path(soften('-96,-44 -104,-66 -80,-58 60,-50 116,-66 88,-22 60,-4 -60,-4 -86,-20', 0.5), c.metal, vol(10)),
  path(polygon(trace('-4,-190 2,-190 4,-50 -6,-50')), c.metal, vol(3)),
  path(soften('6,-178 52,-140 66,-96 58,-64 8,-62 20,-110', 0.7), c.metal, vol(12)),
  path(soften('-8,-166 -20,-110 -14,-62 -76,-64 -56,-120', 0.7), c.metal, vol(12)),
  path(soften('-2,-192 -44,-204 -30,-194 -44,-182 0,-182', 0.4), c.metal, vol(4)),
  line('M104 -64L20 -172M-92 -62L-4 -176', c.metal, 2.6),
  ['-80,-44 0,-36 96,-48', '-70,-28 0,-22 84,-30'].map((list) =>
    brushLine(S, trace(list), 2, c.shade, { opacity: 0.7 }),
  ),
  ['24,-150 34,-110 26,-72', '-26,-140 -40,-104 -36,-72'].map((list) =>
    brushLine(S, trace(list), 2, c.shade, { opacity: 0.5 }),
  ),
  [-50, -22, 6, 34].map((u) => ellipse(u, -32, 4, 4, c.shade)),
];

const beast =
  (kind: 'fox' | 'cat', pose: 'walk' | 'sit'): Vane =>
  (_, { c }, vol) => {
    const animal = flatBeast(
      { kind, pose, x: kind === 'cat' ? -6 : -14, y: 4, s: 1.75, colours: { coat: c.metal } },
      (part) => (part.role === 'eye' ? c.shade : c.metal),
    );
    return group({ filter: vol(12).slice(8, -1) }, animal);
  };

const vaneOf: Record<WeathercockOptions['vane'], Vane> = {
  cock,
  fish,
  ship,
  fox: beast('fox', 'walk'),
  cat: beast('cat', 'sit'),
};
