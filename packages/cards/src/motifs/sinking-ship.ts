/** A two-masted ship going down by the head, about 150 px long at s 1; (x, y) is where the water closes over the deck. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { smooth, soften } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, moved, path, type Mark } from '../kit/markup.ts';
import { bounds, trace, type Point } from '../kit/points.ts';
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
    lightSize: 1.4,
    rough: 0.8,
    roughFrequency: 0.05,
    grain: 0.16,
    mottle: 0.07,
    mottleFrequency: 0.03,
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
  // Square sails blown out towards +x: head and foot bowed, the leech torn on two of them.
  const sail = (list: string, dark: number): Mark => {
    const points = trace(list);
    const [left, , right] = bounds(points);
    const seams = [0.3, 0.55, 0.8].map((k) =>
      brushLine(
        S,
        [0.08, 0.5, 0.92].map((t): Point => {
          const [, top, , foot] = bounds(points);
          return [left + (right - left) * (k + 0.1 * Math.sin(Math.PI * t)), top + (foot - top) * t];
        }),
        0.4,
        mix(c.sail, c.shade, 0.55),
        { opacity: 0.5 },
      ),
    );
    const d = smooth(points, true, 0.5);
    return [path(d, mix(c.sail, c.shade, dark), vol(10)), group({ 'clip-path': S.clip(d) }, seams)];
  };
  const sails: Mark[] = [
    sail('4,-113 30,-114 52,-105 60,-92 63,-76 58,-60 47,-65 33,-69 17,-69 5,-66 9,-88', 0.02),
    sail('-4,-61 28,-64 58,-56 68,-40 66,-22 57,-17 50,-26 44,-19 30,-24 12,-25 0,-20 5,-42', 0.1),
    sail('-48,-96 -24,-97 -6,-89 2,-76 3,-62 -4,-50 -16,-55 -30,-58 -46,-54 -42,-76', 0.18),
    sail('-57,-46 -30,-50 0,-40 8,-26 5,-13 -6,-18 -13,-10 -20,-19 -38,-19 -53,-13 -48,-30', 0.26),
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
