/** A two-masted ship going down by the head, about 150 px long at s 1; (x, y) is where the water closes over the deck. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { soften } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { moved, path, type Mark } from '../kit/markup.ts';
import { trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

export interface ShipColours {
  hull: Colour;
  sail: Colour;
  rope: Colour;
  lamp: Colour;
  shade: Colour;
  light: Colour;
}

export function sinkingShip(
  S: Easel,
  o: { x: number; y: number; s?: number; tilt: number; angle: number; c: ShipColours },
): string {
  const { x, y, s = 1, tilt, c } = o;
  const vol = volume(S, {
    angle: o.angle,
    turn: tilt,
    shade: c.shade,
    shadeOpacity: 0.75,
    light: c.light,
    lightOpacity: 0.7,
    lightSize: 1.6,
    rough: 1.4,
    roughFrequency: 0.09,
    grain: 0.5,
    mottle: 0.2,
    mottleFrequency: 0.06,
  });
  const hull = soften(
    '-74,-18 -40,-12 10,-10 48,-14 76,-30 80,-24 66,4 44,22 0,26 -44,20 -66,4 -78,-12',
    0.8,
  );
  const rail = trace('-76,-16 -40,-11 10,-9 48,-13 78,-28');
  const mast = (mx: number, top: number, lean: number): Mark =>
    brushLine(
      S,
      [
        [mx, -8],
        [mx + lean * 0.5, top / 2],
        [mx + lean, top],
      ],
      2.2,
      c.rope,
      { attack: 0.02, decay: 0.7 },
    );
  const sails: Mark[] = [
    path(
      soften('6,-112 34,-108 48,-100 58,-84 58,-66 48,-70 38,-60 28,-68 16,-62 6,-70 4,-92', 0.55),
      c.sail,
      vol(9),
    ),
    path(
      soften('2,-60 30,-60 50,-54 62,-38 58,-16 48,-26 36,-16 26,-26 12,-20 0,-28 -2,-44', 0.55),
      mix(c.sail, c.shade, 0.1),
      vol(9),
    ),
    path(
      soften('-46,-94 -20,-92 -6,-84 2,-68 0,-52 -10,-60 -20,-50 -32,-58 -44,-52 -48,-74', 0.55),
      mix(c.sail, c.shade, 0.2),
      vol(8),
    ),
    path(
      soften('-50,-44 -24,-46 -8,-38 2,-24 -2,-12 -14,-22 -24,-12 -38,-20 -50,-16 -54,-30', 0.55),
      mix(c.sail, c.shade, 0.26),
      vol(8),
    ),
    [
      '-2,-114 22,-112 50,-104',
      '-8,-62 28,-62 58,-56',
      '-54,-96 -24,-94 -2,-86',
      '-60,-46 -28,-48 4,-38',
    ].map((list) => brushLine(S, trace(list), 1.5, c.rope, { attack: 0.05, decay: 0.1 })),
  ];
  const rigging = [
    '78,-28 40,-84 18,-118',
    '-76,-16 -50,-64 -32,-100',
    '18,-118 -4,-76 -20,-12',
    '-32,-100 -2,-60 18,-12',
  ].map((list) => brushLine(S, trace(list), 0.55, c.rope, { opacity: 0.8, decay: 0.1 }));
  return moved(
    { x, y, s, r: tilt },
    rigging,
    mast(18, -124, 2),
    mast(-32, -104, 1),
    sails,
    path(hull, c.hull, vol(12)),
    brushLine(S, rail, 1.8, mix(c.hull, c.light, 0.4), { decay: 0.1, attack: 0.05 }),
    ['-40,0 -38,1', '-14,4 -12,5', '14,4 16,5', '40,-1 42,0'].map((list) =>
      brushLine(S, trace(list + ' ' + list.split(' ')[0]), 2.4, c.lamp, { decay: 0.3 }),
    ),
    glow(S, 74, -36, 26, c.lamp, 0.9),
    path(soften('71,-40 77,-40 78,-32 70,-32', 0.8), c.lamp),
  );
}
