/** A wolf's head from the front, scratched: its middle is between the eyes, 380 px wide at s 1; r lays it on its side. */
import { ICE, hairs, needle, scratches } from '../finishes/frost.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { place, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const NIGHT = '#060b1a';
const HALF =
  '0,-118 34,-122 66,-122 82,-168 104,-216 122,-240 136,-220 144,-164 148,-112 160,-62 178,-14 198,34 206,66 184,74 176,100 150,104 136,132 108,134 84,160 60,190 42,212 22,224 0,228';
const EYE = '30,16 46,-6 68,-14 94,-16 84,0 62,12 44,18';

const both = (list: string): Point[][] => {
  const right = trace(list);
  return [right, right.map(([x, y]): Point => [-x, y])];
};

const WASHES: readonly (readonly [string, string])[] = [
  ['40,-34 66,-46 92,-38 80,-26 54,-24', '#6f9fca'],
  ['60,40 120,30 176,50 150,100 100,124 66,110', '#5a8dc0'],
  ['6,120 40,130 52,176 30,206 6,214', '#7faad2'],
  ['-24,-110 24,-110 30,-20 26,60 -26,60 -30,-20', '#2a5288'],
];

export interface WolfHead {
  x: number;
  y: number;
  s: number;
  r: number;
  /** Where light comes from on the card, degrees. */
  from: number;
  eye: string;
}

export function frostWolfHead(S: Easel, o: WolfHead): string {
  const k = o.s;
  const at = (points: Points): Point[] => place(points, o);
  const curve = (points: Points): Point[] =>
    closedCurve(
      at(points)
        .map((p) => p.join(','))
        .join(' '),
    );
  const open = (list: string): Point[] => spline(at(trace(list)), false, 8);
  const pair = (list: string): Point[][] => both(list).map((half) => spline(at(half), false, 8));
  const right = trace(HALF);
  const outline = curve([
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ]);
  const eyes = both(EYE).map(curve);
  const holes = both('92,-130 104,-178 120,-212 130,-190 134,-140 124,-112').map(curve);
  const tone = new Tone();
  tone.round(outline, { from: o.from, before: 34, size: 130 * k, light: 1.1, dark: 0.06 });
  const soft = (list: string, value: number, edge: number): void =>
    both(list).forEach((half) =>
      tone.fill(curve(half), value, { soft: edge * k, within: outline, amount: 0.85 }),
    );
  soft('40,-34 66,-46 92,-38 80,-26 54,-24', 1, 6);
  soft('64,40 120,32 180,56 150,98 100,120 70,104', 0.95, 14);
  soft('8,116 40,128 50,174 28,204 8,212', 0.95, 8);
  soft('-16,-112 16,-112 14,-60 -14,-60', 0.12, 7);
  soft('60,-110 84,-90 70,-62 50,-76', 0.16, 9);
  soft('28,18 34,70 44,120 34,130 24,80', 0.14, 8);
  soft('100,-8 150,-10 170,20 120,22', 0.22, 10);
  holes.forEach((hole) => tone.fill(hole, 0.02, { soft: 7 }));
  eyes.forEach((eye) => tone.fill(eye, 0, { soft: 8 * k }));
  const fur = flowAlong([
    ...pair('8,150 10,60 12,-40 30,-118'),
    ...pair('36,120 60,60 120,40 200,60'),
    ...pair('40,-30 70,-60 110,-90 140,-110'),
    ...pair('84,-130 104,-190 122,-236'),
    ...pair('146,-120 142,-180 124,-230'),
    ...pair('100,-10 140,-10 176,0'),
    ...pair('50,130 90,130 130,120 170,100'),
    ...pair('20,150 36,190 40,212'),
  ]);
  return [
    path(smooth(outline), '#2a5288'),
    group(
      { 'clip-path': S.clip(smooth(outline)) },
      WASHES.map(([list, colour]) =>
        both(list).map((half) => path(smooth(curve(half)), colour, `filter="${blur(S, 9 * k)}"`)),
      ),
    ),
    holes.map((hole) => path(smooth(hole), '#0b1733')),
    scratches(S, {
      tone,
      flow: fur,
      gap: [2.5, 6.4],
      length: [9, 38],
      width: 1.35,
      attack: 0.12,
      decay: 0.8,
      stray: 0.1,
    }),
    hairs(S, outline, {
      gap: 2.6,
      length: 24 * k,
      width: 1.1,
      out: 0.6,
      light: (x, y) => 0.35 + 0.6 * tone.at(x, y),
    }),
    eyes.map(
      (eye, i) =>
        path(smooth(eye), NIGHT) +
        path(smooth(curve(both('46,4 58,-8 78,-10 72,2 58,8')[i] ?? [])), o.eye) +
        path(smooth(curve(both('60,4 63,-9 70,-10 70,3')[i] ?? [])), NIGHT),
    ),
    path(
      [...pair('28,18 44,16 64,10 90,-4')].map((line) => needle(line, 3.4, { curved: false })).join(''),
      NIGHT,
    ),
    path(smooth(curve(trace('-34,164 -16,156 16,156 34,164 28,188 12,200 0,206 -12,200 -28,188'))), NIGHT),
    path(
      ['-24,166 -6,161 12,164', '-14,172 2,169 16,172']
        .map((list) => needle(open(list), 1.7, { curved: false }))
        .join(''),
      ICE[2],
    ),
    path(
      ['0,204 1,214 0,222', '0,216 18,214 38,198 54,176']
        .map((list) => needle(open(list), 3, { curved: false }))
        .join('') + needle(open('0,216 -18,214 -38,198 -54,176'), 3, { curved: false }),
      NIGHT,
    ),
    path(
      [
        '30,176 70,186 120,180',
        '30,184 64,202 104,206',
        '-30,176 -70,186 -120,180',
        '-30,184 -64,202 -104,206',
      ]
        .map((list) => needle(open(list), 0.9, { attack: 0.05, decay: 0.95, curved: false }))
        .join(''),
      ICE[4],
    ),
  ]
    .flat(2)
    .join('');
}
