/** A fox cut out of paper, trotting to the right. Feet at (x, y); about 560 long at s = 1. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import { leaf } from '../kit/brush.ts';
import type { Palette } from '../kit/colour.ts';
import { polygon, resample, smooth, traceCurve } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath, profile, ribbon, tube } from '../kit/shapes.ts';

export interface PaperFoxOptions {
  x: number;
  y: number;
  s?: number;
  /** -1 trots to the left. */
  flip?: 1 | -1;
  c: Palette<'coat' | 'dark' | 'light' | 'white' | 'stocking' | 'eye'>;
  shadow?: SheetOptions;
}

const limb = (points: string, widths: readonly Point[]): string => {
  const width = profile(widths);
  return smooth(ribbon(resample(traceCurve(points, 10), 4), width), true, 0.9);
};

/** The fox, and where its mouth is on the card. */
export function paperFox(S: Easel, o: PaperFoxOptions): { svg: string; mouth: Point } {
  const { x, y, s = 1, flip = 1, c, shadow = {} } = o;
  const piece = (d: string, colour: string, lift = 0.5, amp = 1): string =>
    sheet(S, moved({ x, y, s, flip }, path(amp ? handPath(S, d, amp, 0.04, 4) : d, colour)), colour, {
      lift,
      small: 0.25,
      rough: 1.8,
      ...shadow,
    });
  const tail = tube(
    trace('-140,-146 -188,-166 -244,-150 -298,-112 -352,-104'),
    profile(trace('0,12 0.3,26 0.6,36 0.85,24 1,2')),
    profile(trace('0,12 0.3,30 0.6,40 0.85,26 1,2')),
  );
  const tuft = (t: number, across: number, length: number, width: number): string => {
    const [px, py] = tail.at(t, across);
    return leaf(px, py, tail.angle(t) + across * 0.25, length, width);
  };
  const rng = S.rng.fork();
  const tufts = (n: number, t0: number, t1: number, l: number, w: number): string =>
    times(n, (i) =>
      tuft(t0 + ((t1 - t0) * (i + rng.f() * 0.6)) / n, rng.range(-0.8, 0.8), l * rng.range(0.7, 1.2), w),
    ).join('');
  const svg = [
    // far legs
    piece(limb('-104,-118 -58,-84 -84,-44 -58,-8', trace('0,30 0.4,20 0.7,9 1,7')), c.dark, 0.5),
    piece(limb('-80,-50 -70,-24 -56,-6 -36,-3', trace('0,9 0.6,8 1,6')), c.stocking, 0.4),
    piece(limb('92,-124 100,-74 70,-46 52,-22', trace('0,24 0.4,15 0.8,9 1,8')), c.dark, 0.5),
    piece(limb('82,-56 62,-36 50,-16 40,-14', trace('0,10 0.6,8.5 1,7')), c.stocking, 0.4),
    // tail
    piece(polygon(tail.outline), c.coat, 0.9),
    piece(tufts(9, 0.25, 0.6, 46, 6), c.dark, 0.3, 0),
    piece(tufts(9, 0.3, 0.72, 44, 6), c.light, 0.3, 0),
    piece(
      'M-292 -150C-310 -140 -336 -124 -366 -100C-340 -86 -314 -78 -290 -84C-302 -92 -300 -100 -286 -104C-306 -108 -306 -116 -288 -120C-306 -126 -308 -138 -292 -150Z',
      c.white,
      0.5,
    ),
    // body
    piece(
      'M-156 -118C-158 -150 -130 -174 -92 -174C-60 -174 -30 -164 4 -164C40 -164 76 -178 112 -204C132 -206 152 -190 156 -168C156 -140 140 -108 112 -94C76 -84 36 -88 0 -98C-40 -106 -70 -104 -96 -90C-130 -84 -152 -92 -156 -118Z',
      c.coat,
      1,
    ),
    // fur: strokes of the scissors along back and flank
    piece(
      times(12, (i) => leaf(-70 + i * 15, -158 + (i % 3) * 14 - i * 0.6, 3.0 + (i % 2) * 0.16, 34, 4)).join(
        '',
      ),
      c.dark,
      0.2,
      0,
    ),
    // haunch with the pushing leg, shoulder with the reaching one
    piece(
      'M-158 -128C-152 -162 -112 -174 -84 -154C-64 -136 -66 -106 -86 -90C-100 -78 -116 -66 -130 -54C-144 -42 -156 -34 -166 -24L-182 -34C-170 -54 -152 -66 -140 -80C-154 -92 -162 -108 -158 -128Z',
      c.coat,
      0.6,
    ),
    piece(
      'M-148 -56C-158 -46 -168 -38 -176 -28C-186 -18 -190 -8 -186 0L-160 0C-164 -6 -166 -10 -168 -14C-160 -24 -148 -32 -134 -46Z',
      c.stocking,
      0.5,
    ),
    piece(
      'M60 -170C92 -178 118 -160 124 -130C128 -108 136 -92 150 -72C160 -56 170 -40 178 -26L162 -16C150 -34 130 -52 116 -68C100 -80 78 -86 68 -102C54 -124 50 -150 60 -170Z',
      c.light,
      0.6,
    ),
    piece(
      'M134 -66C146 -52 156 -34 162 -14C166 -4 172 0 180 0L200 0C200 -8 192 -12 184 -16C176 -34 164 -58 150 -76Z',
      c.stocking,
      0.5,
    ),
    // ruff and bib
    piece(
      'M108 -196C132 -180 152 -160 162 -140L150 -142L152 -124L140 -130L138 -110L126 -120L116 -102C104 -130 100 -168 108 -196Z',
      c.white,
      0.5,
    ),
    // far ear, head, near ear
    piece('M150 -250L170 -292C182 -278 186 -262 184 -246Z', c.dark, 0.5),
    piece(
      'M96 -198C92 -226 108 -252 136 -258C164 -262 188 -250 202 -234C220 -226 238 -218 254 -206C258 -198 254 -192 246 -190C228 -184 208 -180 192 -172C172 -158 130 -158 112 -176Z',
      c.coat,
      0.8,
    ),
    piece(
      'M140 -192C160 -208 196 -206 252 -198C250 -192 246 -190 240 -188C220 -184 204 -178 192 -172L186 -158L174 -166L162 -150L152 -162L136 -152L132 -166L116 -164C120 -176 128 -186 140 -192Z',
      c.white,
      0.5,
    ),
    piece(
      'M112 -240C112 -268 118 -290 126 -306C144 -292 160 -270 162 -248C146 -236 126 -232 112 -240Z',
      c.coat,
      0.7,
    ),
    piece(
      'M124 -246C124 -264 126 -278 130 -290C140 -278 148 -264 150 -250C142 -242 132 -240 124 -246Z',
      c.stocking,
      0.3,
    ),
    // eye and nose
    piece('M188 -228C194 -234 204 -232 208 -224C202 -222 194 -222 188 -228Z', c.eye, 0.2, 0.2),
    piece('M244 -210C252 -214 262 -208 260 -200C256 -196 248 -198 244 -204Z', c.eye, 0.3, 0.3),
  ].join('');
  const [mouth] = place([[232, -190]], { x, y, sx: s * flip, sy: s });
  return { svg, mouth: mouth ?? [x, y] };
}
