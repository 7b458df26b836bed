/** Leather for the shadow theatre of the north: a great reindeer's forequarters, walking caribou, a wolf with shears. */
import { LEATHER, pierceAlong, rosette, slits } from '../finishes/puppet.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, moved, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper } from '../kit/shapes.ts';

const soft = (list: string): string => smooth(spline(trace(list), true, 5));
const horn = (list: string, width: number): string =>
  smooth(ribbon(traceCurve(list), (t) => width * (1 - t * 0.72)));
const knob = ([x, y]: Point, r: number): string =>
  polygon(
    trace('-6,10 -9,2 -6,-2 -8,-8 0,-14 8,-8 6,-2 9,2 6,10').map(([u, v]): Point => [
      x + (u * r) / 8,
      y + (v * r) / 8,
    ]),
  );

/** Where wires leave the great reindeer, in card coordinates. */
export const greatTips: readonly Point[] = trace('338,118 404,262 96,150');

/** Head, neck and forelegs of a reindeer that fills the left of the card, looking right. */
export function greatReindeer(S: Easel, light: Colour): string {
  const body = soft(
    '-60,1000 -60,640 -30,540 40,462 100,408 146,372 176,352 210,344 252,358 300,396 352,440 396,482 420,514 424,540 410,562 386,570 372,588 346,590 306,574 262,574 232,592 222,632 240,704 270,780 288,850 280,920 262,984 254,1050 252,1104 268,1140 250,1150 200,1150 206,1110 202,1040 182,988 120,1000 112,1060 116,1110 130,1142 112,1152 66,1152 74,1106 66,1030 40,1010',
  );
  const ear = soft('168,356 128,352 92,330 76,304 112,306 152,322 184,346');
  const antlers = [
    // the far one first
    horn('236,352 250,286 248,220 280,164 338,118', 13),
    horn('248,216 296,216 330,196', 8),
    horn('240,330 292,296 346,268 404,262', 11),
    horn('330,272 356,238 368,206', 6.5),
    horn('352,266 384,290 398,314', 6),
    // the near one
    horn('204,350 164,286 142,218 164,148 222,96', 17),
    horn('142,226 112,190 96,150', 9),
    horn('150,180 180,146 196,100', 8),
    horn('178,140 150,112 140,84', 8),
    horn('206,342 236,300 240,262', 8),
  ];
  const ruff = times(15, (i) => {
    const t = i / 14;
    const [x, y] = [228 + t * 52, 640 + t * 236];
    return smooth(
      ribbon(
        spline([
          [x - 20, y - 20],
          [x + 4, y + 16],
          [x - 4 - (i % 2) * 6, y + 52],
        ]),
        taper(11, 0.1, 1),
      ),
    );
  });
  const holes = [
    'M266 420C278 404 302 408 312 424C298 436 276 436 266 420Z',
    'M392 528C398 520 408 524 408 534C402 542 392 538 392 528Z',
    rosette(60, 840, 66, 11),
    rosette(60, 840, 24, 8),
    rosette(196, 720, 34, 9),
    pierceAlong(S, trace('176,388 212,408 240,448 236,500 204,548'), { gap: 15, size: 4.4 }),
    pierceAlong(S, trace('-20,612 46,520 118,444 160,416'), { gap: 17, size: 5 }),
    pierceAlong(S, trace('-30,700 30,590 100,510 150,470'), { gap: 17, size: 4, kind: 'dot' }),
    slits(S, trace('60,640 100,590 150,548'), trace('116,700 150,664 186,632'), 8, 3),
    pierceAlong(S, trace('216,800 240,860 236,930'), { gap: 16, size: 4.6 }),
    pierceAlong(S, trace('-20,950 60,962 150,956 220,950'), { gap: 17, size: 4.6 }),
    slits(S, trace('214,1010 230,1010 244,1010'), trace('214,1080 230,1084 242,1080'), 3, 2.4),
    slits(S, trace('78,1030 92,1030 106,1030'), trace('82,1090 94,1092 106,1090'), 3, 2.4),
    pierceAlong(S, trace('322,432 352,464 374,500'), { gap: 14, size: 3.4 }),
    pierceAlong(S, trace('200,330 164,270 148,218 166,160'), { gap: 15, size: 3, kind: 'dot' }),
    'M104 316C122 318 142 328 158 342C140 340 118 332 104 316Z',
  ];
  return (
    [body, ear, ...antlers, ...ruff, ...greatTips.map((p) => knob(p, 11))]
      .map((d) => path(d, LEATHER))
      .join('') + path(holes.join(''), light)
  );
}

/** A caribou walking left, feet at 0, shoulder about 160 up. */
const BODY =
  'M-130 -184C-124 -202 -108 -214 -90 -222C-76 -230 -60 -236 -50 -230C-56 -218 -64 -210 -72 -202C-58 -190 -44 -172 -20 -164C10 -156 50 -160 84 -156C104 -152 116 -138 118 -118C112 -120 108 -116 106 -104C100 -92 84 -88 62 -86C34 -78 4 -78 -22 -84C-34 -78 -44 -84 -50 -94C-58 -90 -64 -100 -66 -112C-76 -112 -78 -128 -80 -140C-88 -144 -90 -156 -94 -166C-104 -172 -122 -168 -130 -176C-134 -178 -133 -182 -130 -184Z';
const LEGS = [
  '-40,-100 -58,-56 -52,-30 -58,-2',
  '-26,-96 -16,-52 -20,-28 -6,-2',
  '88,-116 104,-66 88,-38 98,-2',
  '70,-104 54,-62 62,-36 44,-2',
];
const ANTLERS: readonly [string, number][] = [
  ['-86,-220 -66,-262 -44,-304 -62,-350 -98,-374', 8],
  ['-50,-296 -20,-318 -8,-352', 5],
  ['-46,-322 -84,-330 -112,-322', 5],
  ['-86,-222 -112,-238 -134,-268', 6],
  ['-80,-220 -44,-252 -4,-282 8,-332 -10,-376', 7],
  ['-6,-284 28,-304 46,-342', 5],
  ['4,-306 -18,-300 -34,-282', 4],
];
const TIPS: readonly Point[] = trace('-98,-376 -9,-378 46,-344');

export interface Caribou {
  x: number;
  y: number;
  s: number;
  /** -1 walks right. */
  flip: 1 | -1;
  /** 0 at the screen, 1 far behind it. */
  distance: number;
}

/** Where a wire may be hung on it, in card coordinates. */
export const caribouTip = (d: Caribou, i: number): Point => {
  const [x, y] = TIPS[i] ?? [0, 0];
  return [d.x + x * d.s * d.flip, d.y + y * d.s];
};

export function caribou(S: Easel, d: Caribou, light: Colour): string {
  const legs = LEGS.map((l, i) =>
    smooth(ribbon(traceCurve(l), (t) => (i < 2 ? 13 : 17) * (1 - t) ** 1.4 + 4.6)),
  );
  const horns = ANTLERS.map(([a, w]) => smooth(ribbon(traceCurve(a), taper(w, 0.02, 1.1))));
  const holes =
    d.s > 0.5
      ? [
          rosette(66, -122, 24, 9),
          rosette(-28, -124, 19, 8),
          pierceAlong(S, trace('-14,-152 30,-148 76,-146 104,-132'), { gap: 11, size: 3 }),
          slits(S, trace('8,-138 24,-138 38,-140'), trace('4,-108 20,-106 38,-108'), 5, 1.8),
          'M-106 -196C-100 -202 -94 -200 -91 -194C-97 -190 -103 -190 -106 -196Z',
        ]
      : [];
  return group(
    { opacity: 1 - d.distance * 0.7, filter: d.distance > 0.06 ? blur(S, 0.5 + d.distance * 4) : undefined },
    moved(
      { x: d.x, y: d.y, s: d.s, flip: d.flip },
      [BODY, ...legs, ...horns, ...TIPS.map((p) => knob(p, 9))].map((part) => path(part, LEATHER)),
      path(holes.join(''), light),
    ),
  );
}

/** A wolf up on its hind legs, facing left, feet at 0,0, with open shears as long as itself. */
export function wolfWithShears(S: Easel, at: { x: number; y: number; s: number }, light: Colour): string {
  const body = soft(
    '-30,-2 -18,5 34,4 40,-8 28,-22 34,-44 44,-74 64,-104 72,-142 68,-200 60,-248 52,-278 52,-312 50,-354 26,-326 4,-322 -14,-318 -50,-306 -84,-300 -90,-290 -82,-282 -58,-280 -30,-264 -16,-244 -34,-214 -40,-176 -30,-136 -18,-100 2,-70 4,-42 -6,-18',
  );
  const limb = (list: string, a: number, b: number): string =>
    smooth(ribbon(traceCurve(list, 10), (t) => a + (b - a) * t));
  const tail = smooth(
    ribbon(traceCurve('60,-132 104,-118 128,-74 124,-22', 10), (t) => 8 + Math.sin(Math.PI * t ** 0.8) * 17),
  );
  const blade = (from: Points): string =>
    smooth(ribbon(spline(from, false, 10), (t) => 16 * Math.min(1, 0.5 + t * 1.6) * (1 - t) ** 0.75 + 1.6));
  const ring = (x: number, y: number, turn: number): string =>
    smooth(
      ribbon(
        times(17, (i): Point => {
          const a = (i / 16) * Math.PI * 2;
          const [u, v] = [Math.cos(a) * 36, Math.sin(a) * 23];
          return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
        }),
        () => 7,
      ),
    );
  // two blades crossing at the pivot, each ending in a ring
  const shears = [
    blade(trace('-140,-266 -150,-324 -158,-414 -168,-530')),
    blade(trace('-120,-284 -156,-330 -210,-402 -284,-488')),
    limb('-154,-324 -146,-284 -140,-246', 11, 8),
    limb('-154,-326 -124,-288 -94,-256', 11, 8),
    ring(-144, -216, 1.4),
    ring(-76, -232, 0.75),
  ];
  const holes = [
    'M8 -302C0 -306 -10 -304 -16 -298C-8 -292 2 -294 8 -302Z',
    rosette(24, -190, 26, 9),
    pierceAlong(S, trace('46,-264 54,-220 56,-170 44,-130'), { gap: 13, size: 3 }),
    slits(S, trace('-26,-216 -20,-200 -26,-180'), trace('-4,-210 0,-196 -4,-178'), 4, 2),
    pierceAlong(S, trace('90,-120 116,-84 122,-48'), { gap: 12, size: 3 }),
    smooth(times(9, (i): Point => [-151 + Math.cos(i * 0.7) * 5.5, -322 + Math.sin(i * 0.7) * 5.5])),
    'M34 -336C38 -326 40 -316 40 -308C34 -312 30 -318 34 -336Z',
  ];
  return moved(
    at,
    [
      limb('-6,-246 -60,-222 -130,-206', 18, 11),
      ...shears,
      tail,
      limb('10,-138 -38,-92 -34,-46 -50,-18 -84,-2', 30, 8),
      body,
      limb('20,-236 -16,-200 -74,-216', 20, 11),
    ].map((d) => path(d, LEATHER)),
    path(holes.join(''), light),
  );
}
