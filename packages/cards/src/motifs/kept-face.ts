/** A face by itself, asleep, seen from the front: few flat shapes, (x, y) its middle, about 110 high at s = 1. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { ellipse, moved, type Mark } from '../kit/markup.ts';
import { trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface KeptFaceOptions {
  x: number;
  y: number;
  s?: number;
  /** Degrees it leans. */
  lean?: number;
  skin: Colour;
  /** Under brow, nose and chin. */
  shade: Colour;
  hair: Colour;
  shape: 'round' | 'long' | 'broad';
  brows?: 'arched' | 'level' | 'bushy';
  beard?: 'none' | 'moustache' | 'full';
  old?: boolean;
  lips?: Colour;
  /** One eye open, looking this way. */
  peeps?: readonly [number, number];
}

const SHAPES = {
  round: '0,-54 28,-50 44,-28 46,2 36,34 16,52 0,56 -16,52 -36,34 -46,2 -44,-28 -28,-50',
  long: '0,-62 24,-58 38,-36 39,0 32,36 14,60 0,64 -14,60 -32,36 -39,0 -38,-36 -24,-58',
  broad: '0,-52 30,-50 46,-30 46,0 42,30 26,52 0,58 -26,52 -42,30 -46,0 -46,-30 -30,-50',
};
const BROWS = {
  arched: ['-32,-18 -22,-27 -8,-20', '32,-18 22,-27 8,-20'],
  level: ['-31,-20 -20,-23 -8,-20', '31,-20 20,-23 8,-20'],
  bushy: ['-34,-17 -22,-25 -6,-18', '34,-17 22,-25 6,-18'],
};

export function keptFace(S: Easel, o: KeptFaceOptions): string {
  const { s = 1, lean = 0, skin, shade, hair, shape, brows = 'level', beard = 'none' } = o;
  const dark = mix(shade, '#1a1018', 0.6);
  const lash = (side: number): Mark =>
    brushLine(S, trace(`${side * 30},-6 ${side * 20},0 ${side * 9},-4`), 1.9, dark, {
      attack: 0.25,
      decay: 0.25,
    });
  const open = (side: number, [dx, dy]: readonly [number, number]): Mark => [
    cel(
      S,
      `M${side * 31} -5C${side * 26} -13 ${side * 14} -13 ${side * 8} -5C${side * 14} 1 ${side * 26} 1 ${side * 31} -5Z`,
      '#fff8e8',
      ellipse(side * 20 + dx, -6 + dy, 6, 6.4, dark),
    ),
    brushLine(S, trace(`${side * 32},-6 ${side * 20},-13 ${side * 7},-6`), 1.8, dark),
  ];
  return moved(
    { x: o.x, y: o.y, s, r: lean },
    cel(
      S,
      SHAPES[shape],
      skin,
      laid('10,-70 60,-60 60,70 0,70 20,48 30,20 26,-10 34,-40', shade, 0.55),
      ellipse(-22, 16, 9, 6, mix(shade, '#d8553a', 0.5), 'opacity=".35"'),
      o.old
        ? ['-34,-38 0,-42 34,-38', '-26,-46 0,-50 26,-46'].map((list) =>
            brushLine(S, trace(list), 1.2, shade, { opacity: 0.9 }),
          )
        : '',
      beard === 'full' ? laid('-50,10 -36,24 -20,22 -10,26 10,26 20,22 36,24 50,10 50,70 -50,70', hair) : '',
    ),
    laid('3,-18 8,-4 12,12 4,17 -3,15 4,8', shade, 0.8),
    BROWS[brows].map((list) =>
      brushLine(S, trace(list), brows === 'bushy' ? 4 : 2.4, hair, { attack: 0.3, decay: 0.4 }),
    ),
    lash(-1),
    o.peeps ? open(1, o.peeps) : lash(1),
    o.old
      ? ['-36,4 -28,8 -22,6', '36,4 28,8 22,6', '-16,16 -22,26 -20,34', '16,16 22,26 20,34'].map((list) =>
          brushLine(S, trace(list), 1.3, shade),
        )
      : '',
    beard === 'moustache' || beard === 'full'
      ? laid('0,20 14,18 30,28 14,30 0,26 -14,30 -30,28 -14,18', hair)
      : '',
    laid('M-12 33C-7 29 -3 30 0 31C3 30 7 29 12 33C7 40 -7 40 -12 33Z', o.lips ?? mix(shade, '#b8402f', 0.5)),
    brushLine(S, trace('-12,33 0,34 12,33'), 1, dark, { opacity: 0.7 }),
  );
}
