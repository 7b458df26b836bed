/** A hare upright, seen to the breast, in profile, looking right with blown-out cheeks; scratched. The eye is at (x, y); at s 1 the head is 330 px long. */
import { hairs, needle, scratches, type ScratchOptions } from '../finishes/frost.ts';
import { ramp } from '../kit/colour.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { bounds, place, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const NIGHT = '#060b1a';
const EMBER = ramp(['#5a3a4c', '#b8733e', '#f3b862', '#ffe3a4', '#fff8e4']);

/** Head, nape, back and breast in one line: a seam between head and neck would cut it in two. */
const WHOLE =
  '-70,-84 -30,-100 10,-102 54,-88 100,-62 144,-32 180,0 202,22 214,40 214,54 210,62 220,66 229,72 231,79 226,84 230,91 226,99 216,102 216,112 207,128 188,144 154,156 116,152 86,144 76,164 86,200 112,250 138,310 150,380 146,450 130,520 120,600 130,680 160,800 -330,800 -330,640 -322,500 -300,370 -266,250 -222,150 -176,70 -138,10 -112,-44';
const HEAD =
  '-80,-70 -30,-98 10,-102 54,-88 100,-62 144,-32 180,0 202,22 214,40 214,54 210,62 220,66 229,72 231,79 226,84 230,91 226,99 216,102 216,112 207,128 188,144 154,156 116,152 70,148 20,136 -40,112 -84,60 -100,0';
const CHEEK = '104,34 140,24 178,36 208,62 216,100 200,132 164,152 122,148 88,126 76,88 84,54';
const EYE = '-34,10 -20,-16 0,-25 26,-14 40,6 24,16 0,23 -20,21';
const NEAR_EAR =
  '-66,-80 -92,-136 -120,-210 -140,-290 -148,-370 -142,-430 -126,-462 -106,-446 -82,-390 -60,-310 -42,-220 -24,-150 -6,-98 -34,-78';
const NEAR_HOLLOW =
  '-46,-108 -74,-176 -98,-250 -114,-330 -118,-400 -112,-424 -96,-380 -76,-304 -56,-216 -36,-150';
const FAR_EAR =
  '-10,-92 -6,-150 -4,-230 4,-310 20,-390 42,-444 62,-456 70,-428 68,-360 60,-280 52,-200 48,-140 48,-88';
/** Hung from the wrist, as a hare holds them standing up. */
const PAWS = [
  '110,300 146,294 174,306 190,334 195,370 199,400 195,424 181,428 171,410 166,382 155,356 130,346',
  '84,338 126,330 156,344 174,376 180,414 185,446 181,472 165,477 153,458 147,426 134,398 104,388',
] as const;

export interface FrostHare {
  x: number;
  y: number;
  s: number;
  r: number;
}

/** Lit by something warm straight before its mouth. */
export function frostHare(S: Easel, o: FrostHare): string {
  const k = o.s;
  const shape = (list: string): Point[] =>
    closedCurve(
      place(trace(list), o)
        .map((p) => p.join(','))
        .join(' '),
    );
  const open = (list: string): Point[] => spline(place(trace(list), o), false, 8);
  const dark = (list: string, w: number): string => needle(open(list), w * k, { curved: false });
  const flow = flowAlong([
    open('210,40 150,-10 80,-60 0,-86'),
    open('200,70 130,40 40,0 -60,-30'),
    open('196,120 150,140 80,124 -20,90 -90,70'),
    open('60,20 0,10 -70,20 -140,90'),
    open('-60,-90 -90,-170 -120,-290 -136,-430'),
    open('-20,-110 -50,-200 -80,-300 -110,-420'),
    open('20,-110 24,-240 40,-350 60,-440'),
    open('-140,40 -210,160 -270,320 -310,560'),
    open('-40,120 -100,240 -140,400 -150,640'),
    open('60,150 50,300 90,440 120,620'),
  ]);
  const field = {
    flow,
    gap: [2.3, 6] as const,
    length: [9, 32] as const,
    width: 1.5,
    attack: 0.12,
    decay: 0.8,
    stray: 0.1,
  };
  const fade = (tone: Tone, reach: number): Tone =>
    tone.change((v, x, y) => v * Math.max(0, 1 - Math.hypot(x - x0, y - y0) / (reach * k)) ** 0.6);
  const [x0, y0] = place([[234, 82]], o)[0] ?? [0, 0];
  const ear = (list: string, hollow: string | null): string => {
    const outline = shape(list);
    const warm = fade(new Tone().round(outline, { from: 20, before: 8, size: 24 * k, light: 1 }), 640);
    const cold = new Tone().round(outline, { from: -160, before: 12, size: 28 * k, light: 0.9, dark: 0.08 });
    const inner = hollow === null ? [] : [shape(hollow)];
    inner.forEach((one) => {
      warm.fill(one, 0.05, { soft: 5 });
      cold.fill(one, 0.02, { soft: 7 });
    });
    return [
      path(smooth(outline), deep),
      inner.map((one) => path(smooth(one), '#0c1636')).join(''),
      lit(S.element(list.slice(0, 7)), outline, warm, cold, field),
      hairs(S, outline, { gap: 3, length: 10 * k, width: 1, out: 0.5, light: () => 0.6 }),
    ].join('');
  };
  const deep = S.radialAt(
    [
      [0, '#7a5246'],
      [0.4, '#26305a'],
      [1, '#0d1c3e'],
    ],
    x0,
    y0,
    620 * k,
  );
  const [whole, head, cheek, eye] = [shape(WHOLE), shape(HEAD), shape(CHEEK), shape(EYE)];

  const onHead = new Tone().round(head, { from: 6, before: 10, size: 110 * k, light: 1.05 });
  onHead.round(cheek, { from: -20, before: 44, size: 74 * k, light: 1.2, dark: 0.16 });
  const warm = fade(new Tone().round(whole, { from: -16, before: 2, size: 170 * k, light: 1.1 }), 640);
  warm.fill(head, (x, y) => onHead.at(x, y), { soft: 26 * k, within: whole });
  warm.fill(shape('40,132 90,148 150,158 140,190 80,190 30,160'), 0.02, { soft: 16 * k, within: whole });
  warm.fill(shape('-44,-10 -26,-40 14,-50 48,-34 34,-24 4,-32 -24,-10'), 0.85, { soft: 4 * k });
  warm.fill(shape('30,28 60,14 84,20 60,40 20,40'), 0.6, { soft: 8 * k });
  warm.fill(eye, 0, { soft: 3 * k });
  warm.fill(shape('198,50 216,56 224,68 204,70'), 0.05, { soft: 2 * k });
  const coldHead = new Tone().round(head, { from: -140, before: 10, size: 90 * k, light: 0.95, dark: 0.08 });
  const cold = new Tone().round(whole, { from: -165, before: 10, size: 130 * k, light: 0.85, dark: 0.06 });
  cold.fill(head, (x, y) => coldHead.at(x, y), { soft: 30 * k, within: whole });
  cold.fill(eye, 0, { soft: 3 * k });

  return [
    ear(FAR_EAR, null),
    ear(NEAR_EAR, NEAR_HOLLOW),
    PAWS.slice(0, 1).map((list) => paw(S, shape, list, field, 0.7)),
    path(smooth(whole), deep),
    group(
      { 'clip-path': S.clip(smooth(whole)) },
      path(smooth(head), '#8a5c46', `opacity="0.6" filter="${blur(S, 26 * k)}"`),
      path(smooth(cheek), '#d99a58', `opacity="0.5" filter="${blur(S, 12 * k)}"`),
    ),
    lit(S.element('body'), whole, warm, cold, field),
    hairs(S, whole, {
      gap: 3,
      length: 13 * k,
      width: 1,
      out: 0.5,
      light: (x, y) => Math.max(warm.at(x, y), cold.at(x, y)) * 0.8 + 0.1,
    }),
    PAWS.slice(1).map((list) => paw(S, shape, list, field, 1)),
    path(smooth(shape('-30,7 -18,-13 4,-21 26,-13 36,4 22,14 0,21 -20,18')), NIGHT),
    path(smooth(shape('-19,3 -12,-12 4,-18 20,-12 27,2 18,13 2,17 -13,13')), '#a5682c'),
    path(smooth(shape('-14,7 -6,-8 8,-10 20,-4 22,8 8,15 -4,14')), '#e0a552', 'opacity="0.55"'),
    path(smooth(shape('-6,2 -2,-9 9,-12 18,-6 20,4 11,10 0,9')), NIGHT),
    path(smooth(shape('11,-7 16,-9 19,-4 15,-1')), '#fff3cf'),
    path(smooth(shape('-36,6 -20,-19 4,-28 30,-18 42,4 26,-6 4,-11 -18,-5')), '#3a3350'),
    path(dark('-36,7 -18,-6 4,-12 26,-7 42,5', 2.4), NIGHT),
    path(dark('-38,-2 -20,-26 6,-34 34,-20', 1.6) + dark('-26,22 0,30 30,20', 1.4), '#ffdf9a'),
    path(dark('190,30 203,33 211,43', 3.2) + dark('213,54 205,62 196,66', 2.4), NIGHT),
    path(dark('233,83 222,83 210,88 204,94', 2.2), NIGHT),
    path(
      dark('196,24 208,32 214,44', 1.6) +
        dark('216,67 227,71 231,78', 1.5) +
        dark('230,90 227,97 218,101', 1.2),
      '#fff3cf',
    ),
    path(
      ['192,84 140,74 60,110', '192,90 130,100 70,160', '188,98 150,130 110,200', '196,76 150,44 90,50']
        .map((list) => needle(open(list), 1 * k, { attack: 0.04, decay: 0.95, curved: false }))
        .join(''),
      '#fff3cf',
    ),
  ]
    .flat()
    .join('');
}

type Field = Omit<ScratchOptions, 'tone'>;

/** Warm where it faces the fire, blue where it turns away: two fields that leave each other room. */
function lit(S: Easel, region: Point[], warm: Tone, cold: Tone, field: Field): string {
  cold.change((v, x, y) => (warm.at(x, y) > 0.16 ? 0 : v));
  return (
    scratches(S, { ...field, tone: cold, region }) +
    scratches(S, { ...field, tone: warm, region, floor: 0.16, ink: EMBER })
  );
}

/** A forearm let hang: its root is lost in the breast, its toes are parted by three dark cuts. */
function paw(S: Easel, at: (list: string) => Point[], list: string, field: Field, light: number): string {
  const outline = at(list);
  const tone = new Tone().round(outline, { from: -30, before: 20, size: 22, light, dark: 0.1 });
  const one = S.element('paw ' + light);
  const [, , right, bottom] = bounds(outline);
  const toes = [0, 1, 2].map((i) =>
    needle(
      [
        [right - 11 - i * 10, bottom - 2 - i],
        [right - 12 - i * 10, bottom - 14],
        [right - 15 - i * 9, bottom - 28 + i * 2],
      ],
      1.5,
      { attack: 0.1 },
    ),
  );
  return (
    path(smooth(outline), '#2a2f58') +
    scratches(one, {
      ...field,
      tone,
      region: outline,
      flow: (x, y) => 1.25 + (y - x - 600) * 0.001,
      ink: EMBER,
    }) +
    hairs(one, outline, { gap: 3, length: 10, width: 0.9, out: 0.5, light: () => 0.35 }) +
    path(toes.join(''), NIGHT)
  );
}
