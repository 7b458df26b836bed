/** A white bear that sits and bows to feed her cub from a spoon; gouache, in card coordinates, she looks right, the cub sits at (665, 440). Light from the left. */
import { brushLine, fringe } from '../kit/brush.ts';
import { oklch, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { trace, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const FUR = [
  oklch(0.5, 0.07, 265),
  oklch(0.64, 0.065, 275),
  oklch(0.8, 0.045, 320),
  oklch(0.94, 0.04, 80),
  oklch(0.99, 0.03, 92),
];
const NOSE = oklch(0.22, 0.03, 280);

const HER_BODY = closedCurve(
  '330,150 284,172 236,216 202,276 182,340 178,400 200,438 260,452 340,452 396,440 414,400 416,350 426,300 444,262 450,226 420,180',
);
const HER_HEAD = closedCurve(
  '336,176 348,142 376,124 410,122 438,138 458,164 482,182 506,200 514,216 506,232 484,238 460,240 438,250 404,254 366,240 342,214',
);
const HER_THIGH = closedCurve(
  '214,392 232,348 276,326 328,334 362,366 376,406 420,420 456,420 474,438 468,460 430,468 340,466 252,464 222,440',
);
const HER_ARM = closedCurve(
  '300,262 330,240 366,248 392,286 420,312 450,322 480,316 502,326 506,346 490,360 456,364 412,360 370,346 326,318',
);
const HER_FLOW = flowAlong(
  [
    '390,140 330,180 240,260 190,360 200,440',
    '500,214 440,200 380,190 320,220',
    '330,260 400,310 520,340',
    '260,350 330,390 460,440',
  ].map((l) => traceCurve(l)),
);

const CUB_BODY = closedCurve(
  '640,318 690,316 712,350 730,398 734,438 712,466 664,474 624,468 604,444 606,404 622,366',
);
const CUB_HEAD = closedCurve(
  '602,270 620,260 642,244 672,238 702,250 720,276 718,308 700,332 670,340 664,342 656,330 650,314 630,302 606,295 598,284',
);
const CUB_JAW = closedCurve('664,318 640,326 618,322 606,326 606,338 620,348 646,350 676,338');
const CUB_ARM = closedCurve('660,372 634,366 612,352 596,346 586,354 590,368 610,384 640,402 662,404');
const CUB_LEG = closedCurve(
  '690,424 660,412 630,424 610,438 588,434 572,444 574,464 596,474 650,480 690,470',
);
const CUB_FLOW = flowAlong(
  ['600,280 650,270 700,290 720,340 730,430', '600,352 650,386 680,420', '580,456 640,450 700,440'].map((l) =>
    traceCurve(l),
  ),
);

function furry(
  S: Easel,
  shape: Points,
  o: { size: number; flow: (x: number, y: number) => number; hairs?: number; dark?: number; cast?: Tone },
): Mark {
  const tone = (o.cast ?? new Tone(0.7)).round(shape, {
    from: 205,
    before: 30,
    size: o.size,
    light: 1.06,
    dark: o.dark ?? 0.1,
  });
  return [
    fringe(S.element('edge'), shape, {
      n: o.hairs ?? 130,
      length: 9,
      width: 1.3,
      flow: o.flow,
      out: 0.45,
      colour: (x, y) => ramp(FUR)(tone.at(x, y)),
    }),
    modelled(S, shape, { tone, colours: FUR, flow: o.flow, length: 20, width: 3, uneven: 0.16 }),
  ];
}

const ear = (S: Easel, shape: string, inside: string): Mark => [
  furry(S, closedCurve(shape), { size: 12, flow: () => 1.4, hairs: 40 }),
  path(smooth(trace(inside)), oklch(0.62, 0.06, 330), 'opacity=".75"'),
];

/** All of her but the arm, which goes over the spoon. */
export const motherBear = (S: Easel): Mark => [
  ear(
    S.element('far ear'),
    '396,132 402,112 420,108 432,120 430,140 410,146',
    '406,130 412,118 422,118 424,132',
  ),
  furry(S.element('body'), HER_BODY, { size: 110, flow: HER_FLOW, hairs: 220 }),
  furry(S.element('thigh'), HER_THIGH, { size: 60, flow: HER_FLOW }),
  furry(S.element('head'), HER_HEAD, { size: 50, flow: HER_FLOW, dark: 0.2 }),
  ear(
    S.element('ear'),
    '346,156 340,132 352,114 374,114 384,132 376,154',
    '354,148 352,132 362,124 372,132 368,148',
  ),
  path(smooth(trace('488,196 506,194 522,206 520,222 504,224 492,212')), NOSE),
  path(smooth(trace('500,199 508,199 512,204 503,204')), '#9aa0c0', 'opacity=".8"'),
  brushLine(S, trace('504,226 488,236 462,232 448,222'), 2.4, oklch(0.36, 0.06, 300)),
  brushLine(S, trace('424,186 434,193 446,192 454,185'), 3.6, NOSE, { attack: 0.3, decay: 0.3 }),
  [416, 428, 440].map((x, i) =>
    brushLine(
      S,
      trace(`${x + 24},${446 + i * 5} ${x + 32},${450 + i * 4} ${x + 34},${458 + i * 2}`),
      2,
      NOSE,
    ),
  ),
];

export const motherArm = (S: Easel): Mark => [
  furry(S, HER_ARM, { size: 40, flow: HER_FLOW }),
  ['498,330 506,336 507,344', '496,342 502,348 500,356'].map((l) => brushLine(S, trace(l), 2, NOSE)),
];

export const bearCub = (S: Easel): Mark => [
  ear(
    S.element('far ear'),
    '644,252 640,234 652,224 666,228 670,242 660,254',
    '649,246 649,236 657,233 661,243',
  ),
  furry(S.element('body'), CUB_BODY, { size: 60, flow: CUB_FLOW }),
  furry(S.element('jaw'), CUB_JAW, { size: 16, flow: () => 0.1, dark: 0.1, hairs: 40 }),
  path(
    smooth(trace('602,296 624,300 646,306 656,318 646,330 626,330 616,326 622,314')),
    oklch(0.4, 0.12, 15),
  ),
  path(smooth(trace('618,324 630,316 644,318 648,328 632,331')), oklch(0.66, 0.14, 12)),
  furry(S.element('head'), CUB_HEAD, { size: 40, flow: CUB_FLOW, dark: 0.2 }),
  ear(S.element('ear'), '692,258 694,236 710,228 726,238 728,258 712,272', '702,254 704,242 714,240 718,252'),
  path(smooth(trace('596,276 604,264 618,264 620,276 610,286 600,286')), NOSE),
  ellipse(652, 274, 6.5, 7, NOSE),
  ellipse(650, 271.5, 2, 2.2, '#fff8ea'),
  furry(S.element('leg'), CUB_LEG, { size: 30, flow: CUB_FLOW, dark: 0.15, hairs: 60 }),
  furry(S.element('arm'), CUB_ARM, { size: 26, flow: CUB_FLOW, dark: 0.15, hairs: 60 }),
  [446, 454].map((y) => brushLine(S, trace(`582,${y - 2} 575,${y} 573,${y + 6}`), 1.8, NOSE)),
];

/** Held in her paw, heaped, on its way into the cub's mouth. */
export const fullSpoon = (S: Easel, ice: readonly string[]): Mark => {
  const heap = closedCurve('544,308 548,290 564,278 584,280 598,296 600,310 574,318');
  return [
    ellipse(432, 396, 8, 7, '#8fa3bd'),
    path(
      smooth(ribbon(traceCurve('432,396 470,366 510,338 544,318'), (t) => 7 - 3 * t)),
      S.linearAt(['#5f7496', '#dfeaf2'], 440, 400, 560, 300),
    ),
    modelled(S.element('heap'), heap, {
      tone: new Tone(0.6).round(heap, { from: 205, before: 34, size: 26 }),
      colours: ice,
      flow: 0.3,
      length: 12,
      width: 3,
    }),
    path(
      smooth(closedCurve('534,306 558,312 588,312 610,306 602,324 578,334 552,328')),
      S.linearAt(['#f4fbff', '#a9bfd4', '#5f7496'], 550, 296, 600, 328),
    ),
    brushLine(S, trace('544,312 572,318 602,312'), 1.6, '#ffffff', { opacity: 0.9 }),
  ];
};
