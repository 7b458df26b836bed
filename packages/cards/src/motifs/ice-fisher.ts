/** A grandfather in a dressing gown and a fur cap, on a crate, facing left with a bent rod; 245 px high, the crate stands at (x, y). Gouache. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch } from '../kit/colour.ts';
import { ellipse, line, moved, type Mark } from '../kit/markup.ts';
import { trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const GOWN = { body: oklch(0.46, 0.13, 15), shade: oklch(0.3, 0.09, 5), lit: oklch(0.62, 0.14, 28) };
const FELT = { body: oklch(0.5, 0.02, 60), shade: oklch(0.34, 0.025, 40) };
const FUR = { body: oklch(0.46, 0.06, 55), shade: oklch(0.3, 0.05, 40), lit: oklch(0.66, 0.07, 70) };
const SKIN = { body: oklch(0.79, 0.08, 55), shade: oklch(0.6, 0.1, 38) };
const WOOD = { body: oklch(0.6, 0.09, 65), shade: oklch(0.4, 0.07, 50) };
const INK = '#2a1820';

/** The tip of the rod, from the crate. */
export const ROD_TIP: Point = [-141, -150];

export function iceFisher(S: Easel, at: Standing): Mark {
  const fringe = (list: string): Mark => brushLine(S, trace(list), 2.2, GOWN.shade, { opacity: 0.8 });
  return moved(
    at,
    cel(S, 'M-42 0L-38 -80L50 -78L54 2Z', WOOD.body, laid('M-42 0L-38 -80L-6 -80L-10 0Z', WOOD.shade, 0.6)),
    line('M-39 -54L52 -52M-40 -26L53 -24', WOOD.shade, 3),
    // far leg
    cel(S, '-16,-96 -54,-110 -82,-100 -86,-72 -58,-66 -40,-76 0,-72', oklch(0.36, 0.04, 265)),
    cel(S, 'M-90 -78L-58 -76L-56 -26C-66 -14 -100 -6 -116 -8C-122 -18 -112 -26 -96 -30Z', FELT.shade),
    // near leg in striped pyjamas, felt boot
    cel(
      S,
      '20,-98 -30,-112 -66,-104 -74,-78 -68,-62 -44,-60 -30,-74 20,-64',
      oklch(0.84, 0.03, 90),
      laid('30,-80 -40,-84 -56,-60 -60,-50 30,-56', oklch(0.6, 0.05, 280), 0.7),
    ),
    ['0,-104 -4,-70', '-20,-109 -22,-76', '-40,-110 -42,-72', '-58,-106 -60,-64'].map((l) =>
      brushLine(S, trace(l), 2.6, oklch(0.46, 0.08, 250), { attack: 0.02, decay: 0.1 }),
    ),
    cel(
      S,
      'M-78 -72L-42 -70L-38 -12C-46 2 -86 8 -106 4C-114 -6 -104 -16 -84 -20Z',
      FELT.body,
      laid('M-60 -74L-36 -74L-30 12L-106 10L-110 0L-66 -4Z', FELT.shade, 0.7),
    ),
    // gown
    cel(
      S,
      '-6,-198 -30,-176 -38,-140 -28,-104 -40,-84 -30,-64 10,-56 40,-40 66,-34 70,-70 72,-116 62,-160 38,-192 14,-202',
      GOWN.body,
      laid('80,-20 60,-60 40,-100 44,-150 30,-196 60,-200 90,-140', GOWN.lit, 0.75),
      laid('-50,-60 -10,-80 10,-110 -10,-140 -40,-150', GOWN.shade, 0.75),
    ),
    fringe('30,-170 22,-120 34,-60'),
    fringe('54,-150 52,-100 58,-50'),
    cel(S, 'M-32 -112C0 -100 40 -98 72 -108L72 -98C40 -88 0 -90 -32 -102Z', GOWN.shade),
    // rod, then the arm over it
    brushLine(S, [[-40, -136], [-92, -172], [-124, -176], ROD_TIP], 3.2, INK, { attack: 0.02, decay: 0.9 }),
    line('M-58 -150m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', oklch(0.75, 0.12, 85), 3),
    cel(
      S,
      '6,-188 -14,-176 -18,-150 -8,-130 -30,-128 -52,-134 -58,-120 -40,-106 -6,-104 18,-116 30,-150 26,-178',
      mix(GOWN.body, GOWN.lit, 0.25),
      laid('30,-110 -10,-118 -60,-122 -60,-96 20,-96', GOWN.shade, 0.75),
    ),
    cel(
      S,
      '-50,-138 -60,-146 -72,-142 -74,-130 -66,-122 -52,-122',
      SKIN.body,
      laid('-76,-126 -60,-132 -48,-130 -48,-116 -70,-116', SKIN.shade, 0.6),
    ),
    line('M-71 -138L-62 -136M-72 -132L-62 -130', SKIN.shade, 1.6),
    head(S),
  );
}

/** Bent to the hole; a big nose, a moustache, the flaps of the cap down. */
function head(S: Easel): Mark {
  return moved(
    { x: -18, y: -212, r: -14 },
    cel(
      S,
      'M-26 -6C-34 2 -44 10 -42 16C-38 20 -30 18 -26 17C-27 26 -18 34 -4 33C12 31 20 18 18 -4C10 -20 -16 -22 -26 -6Z',
      SKIN.body,
      laid('-2,40 4,20 -2,0 22,-10 26,30', SKIN.shade, 0.6),
      ellipse(-36, 12, 8, 6, '#d8603e', 'opacity=".5"'),
    ),
    cel(S, '-30,18 -22,15 -8,18 2,26 -8,32 -20,28 -34,30', oklch(0.93, 0.015, 90)),
    brushLine(S, trace('-27,-1 -22,1 -16,-1'), 1.7, INK),
    brushLine(S, trace('-30,-8 -22,-12 -13,-8'), 2.6, oklch(0.93, 0.015, 90)),
    cel(
      S,
      'M6 -10C16 -12 28 -4 28 10C28 26 18 42 8 42C-2 40 -4 24 -2 12Z',
      FUR.body,
      laid('M2 46L-4 20L6 -6L12 20Z', FUR.shade, 0.7),
    ),
    cel(
      S,
      'M-30 -12C-34 -38 -10 -54 12 -48C31 -42 36 -18 30 4C20 4 8 -2 -4 -10C-14 -14 -22 -14 -30 -12Z',
      FUR.body,
      laid('M8 -60L40 -40L34 0L22 -14Z', FUR.lit, 0.8),
    ),
    cel(S, 'M-33 -10C-36 -22 -30 -30 -22 -30C-12 -28 -4 -24 4 -14C-10 -16 -22 -14 -33 -10Z', FUR.lit),
  );
}
