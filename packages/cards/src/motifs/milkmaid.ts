/** A milkmaid on a three-legged stool in watercolour, facing left, her plait blown out behind; about 250 tall at s = 1, (x, y) the ground under the stool. Her hands hold at (-97, -178) and (-160, -176). */
import { brushLine } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth, soften, traceCurve } from '../kit/curves.ts';
import { group, moved, path } from '../kit/markup.ts';
import { lerp, times } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { layer, shaded } from './watercolour-layers.ts';
import { ink, lifted, soft } from './watercolour-marks.ts';

export interface MilkmaidOptions {
  x: number;
  y: number;
  s?: number;
  skirt?: Colour;
  bodice?: Colour;
  scarf?: Colour;
  /** Where the light comes from, degrees. */
  from?: number;
}

export function milkmaid(S: Easel, o: MilkmaidOptions): string {
  const { s = 1, skirt = '#c8603a', bodice = '#3d5480', scarf = '#d84a3c', from = -20 } = o;
  const lit = { shade: '#5a3f70', from, min: 0.86, crisp: 0.35 };
  const limb = (list: string, a: number, b: number, fill: Colour): string =>
    shaded(S, smooth(ribbon(traceCurve(list, 8), (t) => lerp(a, b, t))), { ...lit, fill, depth: 7 });
  const arm = (sleeve: string, bare: string, shirt: Colour, skin: Colour): string =>
    limb(bare, 8.5, 6.5, skin) + limb(sleeve, 16, 12, shirt);
  const fist = (x: number, y: number, fill: Colour): string =>
    moved(
      { x, y },
      shaded(S, soften('-13,-12 0,-17 12,-12 14,2 8,14 -6,15 -14,6'), { ...lit, fill, depth: 6 }),
      ink(S, 'M-12 -4C-6 -6 0 -6 4 -4M-12 3C-6 1 0 2 4 4', 1.6, '#8a4f40', 0.7),
    );
  const stoolLeg = (list: string): string => limb(list, 6, 4.4, '#9a6a3c');
  const boot = (dx: number, fill: Colour): string =>
    shaded(
      S,
      soften(
        [
          [-62, -40],
          [-40, -40],
          [-38, -14],
          [-40, 1],
          [-70, 2],
          [-92, 1],
          [-92, -8],
          [-68, -16],
        ]
          .map(([x = 0, y = 0]) => `${x + dx},${y}`)
          .join(' '),
        0.7,
      ),
      { ...lit, fill, depth: 7 },
    );
  return moved(
    { x: o.x, y: o.y, s },
    soft(S, soften('-120,4 -40,-8 70,-4 90,4 30,14 -90,14'), '#17361f', 6, 0.7),
    stoolLeg('24,-66 34,-30 44,2'),
    stoolLeg('-22,-66 -26,-30 -30,-2'),
    stoolLeg('4,-66 4,-30 6,8'),
    arm('-40,-182 -64,-166 -84,-156', '-80,-156 -112,-156 -154,-170', '#e2d6c6', '#d9a284'),
    fist(-160, -176, '#dca888'),
    boot(26, '#4a3430'),
    boot(-6, '#5c4038'),
    // the skirt: over the stool, along the thigh, down from the knees
    shaded(
      S,
      soften(
        '-4,-112 26,-104 44,-84 48,-58 34,-40 0,-44 -24,-40 -34,-30 -84,-28 -98,-48 -104,-84 -92,-104 -52,-108',
        0.9,
      ),
      { ...lit, fill: skirt, depth: 26, wet: 0.85 },
      soft(S, soften('-60,-96 -20,-92 30,-84 34,-60 -10,-66 -56,-70'), '#6a2038', 9, 0.55),
      ink(
        S,
        'M-84 -100C-92 -80 -88 -50 -80 -30M-66 -92C-72 -70 -66 -50 -62 -30M-44 -84C-48 -66 -44 -50 -42 -34M20 -98C32 -86 36 -66 28 -46',
        2.2,
        '#6a2038',
        0.6,
      ),
    ),
    // apron lying on the lap
    shaded(S, soften('-34,-112 -60,-110 -94,-104 -106,-86 -100,-46 -84,-40 -80,-70 -70,-90 -40,-98'), {
      ...lit,
      fill: '#fbf3e4',
      depth: 10,
    }),
    // back and chest
    shaded(
      S,
      soften('-8,-106 24,-104 34,-128 28,-160 8,-190 -16,-204 -40,-200 -50,-182 -46,-150 -40,-118'),
      { ...lit, fill: bodice, depth: 20, wet: 0.8 },
      ink(S, 'M-40 -150C-20 -146 6 -150 22 -160M-38 -124C-14 -120 14 -122 30 -130', 1.6, '#1e2a4c', 0.5),
    ),
    path(soften('6,-112 30,-112 40,-104 54,-86 60,-66 46,-74 34,-92 22,-102'), '#fbf3e4'),
    limb('-22,-198 -34,-206 -42,-214', 11, 10, '#eab896'),
    // the plait stands on end
    layer(
      S,
      [
        times(7, (i) => {
          const [x, y] = [-24 + i * 13, -224 - i * 3.2 - 8 * Math.sin(i * 0.5)];
          return path(
            soften(
              `${x - 8},${y + 2} ${x},${y - 8 + i * 0.6} ${x + 12},${y - 3} ${x + 6},${y + 7 - i * 0.5}`,
            ),
            i % 2 ? '#8a5a2c' : '#a8743a',
          );
        }),
        path(soften('62,-252 70,-260 76,-252 70,-244'), skirt),
        times(6, (i) =>
          brushLine(
            S,
            [
              [70, -252],
              [84, -258 + i * 3],
              [98, -268 + i * 8],
            ],
            2,
            '#a8743a',
          ),
        ),
      ],
      { rough: 1.5, rim: 1.2, region: 0.3 },
    ),
    // face under the kerchief: cheek and nose only
    shaded(S, soften('-74,-238 -80,-224 -86,-216 -79,-211 -78,-200 -64,-193 -46,-200 -40,-220 -50,-240'), {
      ...lit,
      fill: '#f0c09c',
      depth: 8,
    }),
    soft(S, soften('-74,-214 -66,-218 -60,-211 -68,-206'), '#e08a70', 2.5, 0.7),
    ink(S, 'M-76 -222C-73 -219 -70 -219 -68 -222', 2, '#4a2c2c'),
    shaded(
      S,
      soften(
        '-82,-238 -72,-254 -50,-260 -28,-250 -20,-230 -24,-208 -34,-194 -50,-190 -56,-204 -56,-222 -66,-234',
      ),
      { ...lit, fill: scarf, depth: 12 },
      ink(S, 'M-56 -222C-46 -236 -36 -242 -26 -240M-50 -196C-42 -208 -34 -216 -26 -218', 1.6, '#6a1a20', 0.6),
      path(
        'M-66 -248l4 -2l2 4l-4 2ZM-50 -252l4 -1l1 4l-4 1ZM-36 -244l4 1l-1 4l-4 -1ZM-46 -236l4 0l0 4l-4 0ZM-34 -226l4 0l0 4l-4 0ZM-46 -212l4 0l0 4l-4 0ZM-34 -208l4 0l0 4l-4 0Z',
        '#fff2d8',
      ),
    ),
    shaded(S, soften('-52,-196 -40,-192 -40,-178 -50,-172 -56,-184'), { ...lit, fill: scarf, depth: 5 }),
    arm('-22,-184 -36,-158 -54,-140', '-50,-142 -72,-144 -92,-168', '#fbf3e4', '#f0c09c'),
    fist(-97, -178, '#f0c09c'),
  );
}

/** A churn of tin; light leaks where the lid does not fit. */
export function churn(S: Easel, x: number, y: number, s: number, from: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    soft(S, soften('-70,2 0,-8 34,0 20,10 -50,12'), '#17361f', 5, 0.7),
    shaded(S, soften('-30,0 -32,-50 -28,-70 -16,-82 -16,-92 16,-92 16,-82 28,-70 32,-50 30,0 0,5', 0.8), {
      fill: '#c3ccd8',
      shade: '#46507a',
      from,
      depth: 18,
      min: 0.88,
    }),
    ink(S, 'M-31 -52C-10 -46 10 -46 31 -52M-30 -12C-10 -6 10 -6 30 -12', 2, '#4a5470', 0.7),
    group({ opacity: 0.95 }, path(soften('-24,-97 0,-102 24,-97 22,-88 0,-84 -22,-88'), '#fff3a8')),
    lifted(S, smooth(blob(0, -96, 44, 18, S.noise, 0.1)), 0.6, 9),
    shaded(S, soften('-26,-97 -24,-107 0,-111 24,-107 26,-97 0,-92'), {
      fill: '#d9dfe8',
      shade: '#46507a',
      from,
      depth: 6,
    }),
  );
}
