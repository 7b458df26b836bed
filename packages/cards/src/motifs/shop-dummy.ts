/** A jointed shop dummy with its back to us, one palm raised to something before it. Its base at (x, y), 750 tall at s = 1. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { ellipse, line, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { place, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';
import { complexion } from './face/skin.ts';
import { paintedHands } from './hands/painted.ts';

export interface DummyOptions {
  x: number;
  y: number;
  s: number;
  /** Darkest to lightest: the last two are what the light behind it does to its edges. */
  wood: readonly Colour[];
  line: Colour;
  metal: Colour;
}

const BACK = [
  // hanging arm
  '196,752 180,776 168,836 166,888 180,898 198,890 206,836 212,776',
  '164,908 158,960 164,1010 184,1012 192,960 192,908',
  '164,1018 156,1046 158,1072 164,1086 169,1070 173,1092 179,1074 184,1088 188,1064 192,1046 188,1018',
  // legs
  '204,990 264,1002 264,1100 256,1140 220,1140 206,1090',
  '218,1160 258,1160 256,1220 250,1300 228,1302 218,1230',
  '274,1002 336,988 332,1090 320,1140 282,1140 276,1090',
  '282,1160 322,1160 322,1220 314,1300 290,1302 284,1230',
  '222,1310 252,1308 256,1326 246,1336 214,1334',
  '288,1310 314,1308 332,1326 322,1336 286,1334',
];
const TORSO =
  '238,722 292,722 330,736 354,760 350,800 338,850 328,890 330,920 338,960 334,996 270,1006 206,996 202,960 210,920 212,890 202,850 188,800 182,762 206,738';
const NECK = '248,682 284,682 286,712 294,730 236,730 246,712';
const HEAD =
  '262,588 286,594 300,614 303,634 306,646 312,655 305,662 306,670 301,678 292,690 270,696 246,688 231,660 228,626 238,602';
const RAISED = [
  '328,744 354,752 380,788 404,826 394,848 372,842 344,806 324,774',
  '386,834 398,792 408,758 430,762 426,798 414,844',
];

export function shopDummy(S: Easel, o: DummyOptions): { svg: Mark; palm: Point; wrist: Point } {
  const at = (list: string): Point[] =>
    place(
      trace(list).map(([u, v]): Point => [u - 270, v - 1336]),
      { x: o.x, y: o.y, s: o.s },
    );
  const soft = (list: string): Point[] => resample(spline(at(list), true, 8), 2);
  const one = (list: string): Point => at(list)[0] ?? [0, 0];
  const part = (name: string, outline: Point[], size: number): Mark => {
    const tone = new Tone(0).round(outline, { from: -20, before: 12, size, light: 1, dark: 0.06 });
    return [
      path(smooth(outline), o.line, `stroke="${o.line}" stroke-width="2"`),
      modelled(S.element(name), outline, {
        tone,
        colours: o.wood,
        flow: 1.5,
        length: 14,
        width: 2.6,
        uneven: 0.05,
      }),
    ];
  };
  const ball = (list: string, r: number): Mark => {
    const [x, y] = one(list);
    return [
      ellipse(x, y, r * o.s, r * o.s, o.line),
      ellipse(x + 2, y, (r - 3) * o.s, (r - 3) * o.s, o.wood[1] ?? ''),
      ellipse(
        x + r * 0.4 * o.s,
        y - r * 0.3 * o.s,
        r * 0.28 * o.s,
        r * 0.28 * o.s,
        o.wood[3] ?? '',
        'opacity=".7"',
      ),
    ];
  };
  const [bx, by] = one('270,1336');
  return {
    palm: one('428,730'),
    wrist: one('418,764'),
    svg: [
      ellipse(bx, by + 2, 96 * o.s, 17 * o.s, o.line),
      ellipse(bx, by - 4, 94 * o.s, 15 * o.s, o.metal),
      brushLine(S, at('186,1330 240,1322 330,1324'), 2, mix(o.metal, '#ffffff', 0.5), { opacity: 0.8 }),
      BACK.map((list, i) => part('back' + i, soft(list), 22 * o.s)),
      ['180,900', '190,1013', '239,1150', '302,1150'].map((list, i) => ball(list, i < 2 ? 13 : 17)),
      part('torso', soft(TORSO), 60 * o.s),
      line(smooth(at('204,906 240,916 300,916 336,904'), false), o.line, 3.5),
      brushLine(S, at('270,750 266,820 270,890'), 3, o.line, { opacity: 0.5 }),
      part('neck', soft(NECK), 20 * o.s),
      part('head', soft(HEAD), 40 * o.s),
      RAISED.map((list, i) => part('raised' + i, soft(list), 16 * o.s)),
      ['340,760', '400,840', '419,760'].map((list, i) => ball(list, [17, 15, 11][i] ?? 12)),
      hand(S.element('hand'), one('417,758'), o),
    ],
  };
}

/** The back of a well-made hand, spread on the glass. */
const hand = (S: Easel, [x, y]: Point, o: DummyOptions): Mark =>
  paintedHands(
    S,
    [
      {
        x,
        y,
        size: 128 * o.s,
        pose: 'spread',
        fingers: [0.1, -1, 0],
        back: [0, 0, 1],
        side: 'right',
        arm: 6,
      },
    ],
    {
      colours: { skin: { ...complexion(0.5), tones: o.wood, line: o.line } },
      light: { angle: -20, before: 14 },
    },
  ).svg;
