/** A hare in a long coat, in profile to the right, one arm held out with a lantern. About 400 tall with its ears, feet at (x, y). */
import { brushLine, flowField, fringe, fur } from '../kit/brush.ts';
import { mix, type Palette } from '../kit/colour.ts';
import { pathPoints, resample, smooth, soften, traceCurve } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

export interface StorytellerOptions {
  x: number;
  y: number;
  s?: number;
  c: Palette<'fur' | 'pale' | 'inner' | 'coat' | 'trim' | 'scarf' | 'brass' | 'fire' | 'light' | 'shade'>;
}

const COAT =
  'M-74 -2C-80 -58 -76 -124 -46 -176C-34 -196 -10 -206 14 -204C36 -200 48 -184 52 -160C58 -112 72 -54 84 -2C40 10 -34 10 -74 -2Z';
const HEAD =
  'M-6 -222C-14 -252 6 -280 40 -280C66 -278 86 -260 98 -242C104 -231 100 -221 89 -216C70 -206 42 -196 20 -198C4 -202 -4 -212 -6 -222Z';

export function storyteller(S: Easel, { x, y, s = 1, c }: StorytellerOptions): string {
  const vol = volume(S, {
    angle: 15,
    size: 26,
    shade: c.shade,
    shadeOpacity: 0.82,
    light: c.light,
    lightOpacity: 1,
    lightSize: 5,
    rough: 2,
    roughFrequency: 0.07,
    mottle: 0.16,
  });
  const head = resample(pathPoints(HEAD, 3), 2).reverse();
  const lie = flowField([
    [90, -235, 190],
    [40, -260, 200],
    [10, -240, 160],
    [30, -205, 150],
  ]);
  const coat = (u: number, v: number): string =>
    u > 52 || v > -222 ? mix(c.fur, c.pale, 0.55) : mix(c.fur, c.shade, Math.max(0, (46 - u) / 110));
  const sleeve = (points: string, w0: number, w1: number): string =>
    path(
      smooth(ribbon(traceCurve(points, 8), (t) => w0 + (w1 - w0) * t).filter((_, i) => i % 2 === 0)),
      c.coat,
      vol(13),
    );
  return moved(
    { x, y, s },
    ellipse(-74, -44, 24, 23, c.pale, vol(12)),
    path('M30 2C58 -10 104 -10 112 4C112 13 60 15 30 12Z', mix(c.fur, c.shade, 0.25), vol(7)),
    path('M-30 4C0 -8 52 -8 58 6C56 15 0 16 -30 13Z', c.fur, vol(7)),
    path(
      'M38 -272C36 -312 48 -362 74 -398C82 -405 91 -398 88 -386C86 -346 76 -306 58 -268Z',
      mix(c.fur, c.shade, 0.4),
      vol(8),
    ),
    path('M12 -264C-6 -304 -16 -358 -4 -404C2 -413 12 -411 17 -401C36 -360 42 -312 40 -262Z', c.fur, vol(10)),
    path('M18 -274C6 -308 0 -352 5 -388C20 -356 29 -314 30 -272Z', c.inner, 'opacity=".75"'),
    // the coat, its folds, its gilt hem
    path(COAT, c.coat, vol(40)),
    ['-30,-176 -46,-110 -48,-10', '-4,-150 -10,-90 -6,-6', '24,-130 34,-70 44,-6'].map((fold) =>
      brushLine(S, trace(fold), 3, c.shade, { opacity: 0.45 }),
    ),
    brushLine(S, trace('-72,-14 -30,-5 30,-5 80,-14'), 3, c.trim, {
      attack: 0.02,
      decay: 0.05,
      opacity: 0.9,
    }),
    brushLine(S, trace('44,-186 56,-120 72,-60 82,-8'), 2.4, c.trim, {
      attack: 0.02,
      decay: 0.05,
      opacity: 0.9,
    }),
    path(HEAD, c.fur, vol(22)),
    fringe(S, head, {
      n: 420,
      length: 9,
      width: 1,
      colour: coat,
      flow: lie,
      out: 0.3,
      inset: 4,
      opacity: [0.4, 0.9],
    }),
    fur(S, { region: head, n: 520, length: 12, width: 1, flow: lie, colour: coat, opacity: [0.25, 0.7] }),
    path(soften('54,-216 78,-226 97,-232 96,-222 76,-211 56,-206'), c.pale, 'opacity=".8"'),
    ellipse(60, -248, 7, 7.6, c.pale, 'opacity=".6"'),
    ellipse(61, -248, 5.6, 6.2, '#1a1222'),
    ellipse(63, -250, 2, 2, '#fffdf2'),
    ellipse(97, -236, 4, 3.2, mix(c.inner, c.shade, 0.4)),
    line(
      'M86 -222C108 -222 122 -216 132 -208M86 -226C110 -230 126 -228 138 -224',
      c.pale,
      1.1,
      'opacity=".7"',
    ),
    // scarf
    path(
      'M-18 -206C-6 -214 30 -206 62 -208C70 -202 68 -188 58 -184C30 -180 0 -182 -22 -188C-28 -194 -26 -202 -18 -206Z',
      c.scarf,
      vol(9),
    ),
    path(
      'M-20 -194C-44 -186 -66 -166 -92 -160C-94 -150 -92 -142 -88 -136C-60 -140 -34 -160 -10 -182Z',
      c.scarf,
      vol(9),
    ),
    // lantern, then the paw over its ring
    glow(S, 142, -112, 260, c.fire, 0.75, 0.4),
    line('M128 -150C128 -166 156 -166 156 -150', c.brass, 4),
    path('M124 -146H160L168 -92H116Z', c.fire),
    ellipse(142, -114, 8, 17, '#fffbe6'),
    path('M116 -146C126 -160 158 -160 168 -146L162 -140H122ZM112 -94H172L166 -80H118Z', c.brass, vol(5)),
    line('M124 -142L117 -92M142 -142V-92M160 -142L167 -92', c.brass, 3.4),
    sleeve('10,-176 44,-128 92,-140 122,-162', 26, 17),
    path(soften('116,-178 130,-182 146,-176 152,-164 144,-152 128,-150 116,-158'), c.fur, vol(7)),
    brushLine(S, trace('118,-182 112,-164 116,-148'), 4, c.trim, { attack: 0.1, decay: 0.1 }),
  );
}
