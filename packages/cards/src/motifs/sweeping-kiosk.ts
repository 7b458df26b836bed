/** A newspaper kiosk that has got up early: on two thin legs, with a broom, heading left; 250 px high, feet at (x, y). A few flat shapes. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch } from '../kit/colour.ts';
import { ellipse, line, moved, path, type Mark } from '../kit/markup.ts';
import { times, trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const GREEN = { body: oklch(0.5, 0.08, 165), lit: oklch(0.66, 0.09, 155), shade: oklch(0.34, 0.06, 185) };
const ROOF = { body: oklch(0.5, 0.12, 30), lit: oklch(0.66, 0.13, 42), shade: oklch(0.36, 0.09, 10) };
const [BRASS, SNOW, LAMP, INK] = [
  oklch(0.78, 0.12, 85),
  oklch(0.97, 0.015, 80),
  oklch(0.92, 0.12, 88),
  '#3a2438',
] as const;
const STRAW = { body: oklch(0.74, 0.11, 80), shade: oklch(0.55, 0.1, 65) };

export function sweepingKiosk(S: Easel, at: Standing): Mark {
  return moved(
    at,
    legs(S),
    // the far arm, behind
    brushLine(S, trace('-44,-122 -74,-112 -88,-72'), 6, GREEN.shade, { attack: 0.02, decay: 0.1 }),
    cel(
      S,
      'M-58 -56L-52 -166H50L58 -52C20 -42 -24 -42 -58 -56Z',
      GREEN.body,
      laid('M-58 -50L-52 -166H-26L-30 -44Z', GREEN.shade, 0.85),
      laid('M22 -40L20 -166H60L66 -40Z', GREEN.lit, 0.85),
    ),
    line('M-30 -46L-26 -166M22 -44L20 -166', GREEN.shade, 2),
    // papers in the side panes
    [-150, -128].map((y) => path(`M-48 ${y}h16v16h-16Z`, SNOW, 'opacity=".8"')),
    [-152, -130, -108].map((y) => path(`M28 ${y}h20v16h-20Z`, SNOW)),
    // the hatch: it is open, the lamp is on
    path('M-18 -152H14V-104H-18Z', LAMP),
    path('M-18 -152H14V-142H-18Z', mix(LAMP, BRASS, 0.5)),
    ellipse(-8, -122, 5, 7, INK),
    path('M-26 -104H22L26 -94H-30Z', BRASS),
    // awning and roof
    cel(
      S,
      'M-66 -164L-50 -192H50L66 -164C50 -154 36 -164 32 -162C24 -152 8 -162 0 -162C-8 -152 -26 -162 -32 -162C-42 -152 -56 -156 -66 -164Z',
      SNOW,
    ),
    times(4, (i) =>
      path(`M${-56 + i * 32} -160L${-42 + i * 26} -192H${-29 + i * 25}L${-40 + i * 32} -158Z`, ROOF.body),
    ),
    cel(
      S,
      'M-56 -190C-40 -204 -18 -222 -6 -246H6C18 -222 40 -204 56 -190C20 -182 -20 -182 -56 -190Z',
      ROOF.body,
      laid('M-60 -186C-40 -204 -18 -222 -6 -250L-10 -186Z', ROOF.shade, 0.8),
      laid('M16 -184L10 -236C22 -216 44 -200 62 -188Z', ROOF.lit, 0.8),
    ),
    cel(
      S,
      'M-30 -212C-18 -224 -8 -236 -6 -250H6C10 -234 22 -222 34 -210C24 -206 18 -216 8 -212C0 -204 -14 -214 -30 -212Z',
      SNOW,
    ),
    ellipse(0, -254, 6, 7, BRASS),
    broom(S),
  );
}

function legs(S: Easel): Mark {
  const boot = (x: number): Mark =>
    cel(
      S,
      `${x - 26},0 ${x - 24},-10 ${x - 8},-14 ${x - 7},-30 ${x + 8},-30 ${x + 9},0`,
      INK,
      laid(`${x},-40 ${x + 12},-40 ${x + 12},4 ${x + 2},4`, '#7a5a70', 0.6),
    );
  return [
    brushLine(S, trace('-22,-54 -30,-38 -28,-22'), 5, INK, { attack: 0.02, decay: 0.02 }),
    boot(-28),
    brushLine(S, trace('24,-50 30,-36 36,-24'), 5, INK, { attack: 0.02, decay: 0.02 }),
    boot(36),
  ];
}

function broom(S: Easel): Mark {
  return [
    brushLine(S, trace('2,-152 -60,-94 -128,-32'), 4, STRAW.shade, { attack: 0.02, decay: 0.02 }),
    cel(
      S,
      '-124,-44 -112,-30 -118,-4 -132,4 -166,2 -158,-14 -142,-32',
      STRAW.body,
      laid('-110,-30 -116,6 -140,6 -126,-20', STRAW.shade, 0.7),
    ),
    times(6, (i) => line(`M${-120 - i * 2} ${-34 - i}L${-122 - i * 8} 2`, STRAW.shade, 1.6)),
    line('M-126 -40L-114 -28', ROOF.body, 4),
    // the near arm
    brushLine(S, trace('52,-128 62,-100 26,-84 -8,-96 -32,-118'), 7, mix(GREEN.lit, SNOW, 0.15), {
      attack: 0.02,
      decay: 0.1,
    }),
    ellipse(-34, -119, 9.5, 8.5, ROOF.lit),
    ellipse(-88, -69, 9, 8.5, ROOF.body),
  ];
}
