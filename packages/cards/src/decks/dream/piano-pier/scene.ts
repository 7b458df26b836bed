/** D11: a pier of piano keys. A heron has pressed one and considers the next; the carp have come up to hear, or to be chosen. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, ribbon } from '../../../kit/shapes.ts';
import { woodblockHeron } from '../../../motifs/woodblock-heron.ts';

const [PAPER, SKY, SUN, SEA, DEEP, CARP, IVORY, EBONY, KEY] = [
  '#ffffff',
  '#f7e2c4',
  '#f3c06a',
  '#7fb4b0',
  '#1f5672',
  '#d2492f',
  '#fbf6ea',
  '#22263a',
  '#182036',
] as const;
const HERON = { white: PAPER, grey: '#b9c6d2', slate: '#6d86a3', bill: '#e0a13c', leg: '#b98a45', key: KEY };
const keyOn = keyBlock(KEY, { width: 4.4, step: 8, off: [1.5, -1] });

const WIDE = 84;
/** The one that is down, counted from the left edge. */
const DOWN = 5;
const FIRST = -18;
/** The pier climbs a little to the right. */
const climb = (x: number): number => -(x - 400) * 0.05;

function paint(): Scene {
  const scene = new Scene({ seed: 1101, background: PAPER });
  morning(scene);
  water(scene);
  carp(scene);
  piles(scene);
  pier(scene);
  const S = scene.element('heron');
  scene.add(woodblockHeron(S, HERON, keyOn(S)));
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    path('M-10 -10H810V620H-10Z', SKY),
    path(smooth(blob(560, 250, 190, 190, S.noise, 0.015, 1, 60)), SUN),
    bokashi(S, [-20, -20, 840, 330], '#8fb0bd', 1, 0, 3),
  );
}

/** Far water to the horizon; then the near, which one sees into. */
function water(scene: Scene): void {
  const S = scene.element('water');
  const key = keyOn(S);
  scene.add(
    path('M-10 566H810V1210H-10Z', SEA),
    bokashi(S, [-20, 760, 840, 460], DEEP, 0, 1, 6),
    key(handLine(S, trace('-10,566 400,564 810,566'), 3, 0.01, 12), 3),
    times(9, (i) =>
      key(
        handLine(
          S,
          [
            [((i * 211) % 760) - 60, 582 + i * 4],
            [((i * 211) % 760) + 60 + i * 8, 582 + i * 4],
          ],
          3,
          0.02,
          10,
        ),
        2,
      ),
    ),
    // Rings from the key that is down.
    times(5, (i) => {
      const ring = times(70, (k): Point => {
        const a = (k / 69) * TAU;
        const r = 50 + i * 46;
        return [452 + Math.cos(a) * r * 1.25, 850 + Math.sin(a) * r * 0.26];
      });
      return [
        key(handLine(S, ring.slice(3, 33), 4, 0.02, 7), 3 - i * 0.3),
        key(handLine(S, ring.slice(38, 66), 4, 0.02, 7), 3 - i * 0.3),
      ].join('');
    }),
  );
}

interface Carp {
  /** Where the mouth is, which way it points (radians), how long it is, how deep it swims (0..1). */
  mouth: Point;
  way: number;
  long: number;
  deep: number;
}

const SHOAL: readonly Carp[] = [
  { mouth: [120, 1046], way: -0.5, long: 250, deep: 0.75 },
  { mouth: [690, 1060], way: -2.5, long: 260, deep: 0.7 },
  { mouth: [300, 946], way: -0.85, long: 270, deep: 0.3 },
  { mouth: [610, 930], way: -2.2, long: 250, deep: 0.25 },
  { mouth: [446, 890], way: -1.5, long: 290, deep: 0 },
];

function carp(scene: Scene): void {
  SHOAL.forEach((one, i) => scene.add(fish(scene.element('carp ' + i), one)));
}

/** A carp lies along its own x axis, mouth at 0, tail at -1. */
function fish(S: Easel, { mouth: [mx, my], way, long, deep }: Carp): string {
  const key = keyOn(S);
  const bend = S.rng.range(-0.1, 0.1) + 0.08;
  const at = (list: string): Points =>
    trace(list).map(([u, v]): Point => {
      const w = v + bend * u * u * 1.2;
      return [
        mx + (u * Math.cos(way) - w * Math.sin(way)) * long,
        my + (u * Math.sin(way) + w * Math.cos(way)) * long,
      ];
    });
  const shape = (list: string): string => smooth(spline(at(list), true, 8));
  const line = (list: string, width: number): string => key(spline(at(list), false, 8), width);
  const body =
    '0,0.02 -0.06,-0.05 -0.16,-0.1 -0.32,-0.13 -0.5,-0.11 -0.66,-0.06 -0.76,-0.035 -0.76,0.035 -0.66,0.06 -0.5,0.11 -0.32,0.13 -0.16,0.1 -0.06,0.05';
  const tail =
    '-0.74,0 -0.82,-0.05 -0.94,-0.14 -1.04,-0.17 -0.98,-0.06 -0.93,0 -0.99,0.07 -1.02,0.16 -0.92,0.12 -0.82,0.05';
  const fins = [
    '-0.22,-0.1 -0.32,-0.2 -0.4,-0.24 -0.38,-0.16 -0.32,-0.1',
    '-0.22,0.1 -0.32,0.2 -0.4,0.24 -0.38,0.16 -0.32,0.1',
    '-0.54,0.09 -0.62,0.16 -0.68,0.17 -0.64,0.08',
  ];
  const patches = [
    '-0.08,-0.06 -0.2,-0.12 -0.34,-0.12 -0.36,0 -0.28,0.06 -0.16,0.04',
    '-0.44,-0.12 -0.56,-0.1 -0.62,0 -0.58,0.1 -0.48,0.12 -0.42,0',
    '-0.68,-0.07 -0.76,-0.04 -0.76,0.05 -0.68,0.06',
  ].slice(0, 2 + (long % 20 ? 1 : 0));
  const scales = times(9, (i) => {
    const u = -0.26 - i * 0.052;
    const half = 0.11 - Math.max(0, i - 3) * 0.014;
    return line(
      `${u},${-half} ${u - 0.028},${-half * 0.4} ${u - 0.03},0 ${u - 0.028},${half * 0.4} ${u},${half}`,
      2,
    );
  });
  return group({ opacity: 1 - deep * 0.72 }, [
    ...[tail, ...fins].map((d) => path(shape(d), '#f6d9c4') + line(`${d} ${d.split(' ')[0] ?? ''}`, 3)),
    path(shape(body), PAPER),
    group(
      { 'clip-path': S.clip(shape(body)) },
      patches.map((d) => path(shape(d), CARP)),
      scales,
    ),
    line(`${body} 0,0.02`, 3.8),
    line('-0.17,-0.1 -0.2,-0.03 -0.2,0.03 -0.17,0.1', 2.6),
    path(shape('-0.075,-0.055 -0.1,-0.07 -0.12,-0.055 -0.1,-0.04'), KEY),
    path(shape('-0.075,0.055 -0.1,0.07 -0.12,0.055 -0.1,0.04'), KEY),
    line('-0.02,-0.04 0.03,-0.07 0.07,-0.06', 2),
    line('-0.02,0.04 0.03,0.07 0.07,0.06', 2),
  ]);
}

function piles(scene: Scene): void {
  const S = scene.element('piles');
  const key = keyOn(S);
  scene.add(
    [62, 330, 588, 760].map((x) => {
      const post = handLine(
        S,
        [
          [x, 700],
          [x + 2, 1000],
          [x - 1, 1230],
        ],
        3,
        0.02,
        10,
      );
      const pile = ribbon(post, () => 11);
      return (
        path(polygon(pile), '#4c6472') +
        key(
          post.map(([u, v]): Point => [u - 11, v]),
          3.4,
        ) +
        key(
          post.map(([u, v]): Point => [u + 11, v]),
          3.4,
        )
      );
    }),
  );
}

/** White ones are the planks; between them, where they ought to be, the black. */
function pier(scene: Scene): void {
  const S = scene.element('pier');
  const key = keyOn(S);
  const whites = times(11, (i) => {
    const [x0, x1] = [FIRST + i * WIDE, FIRST + (i + 1) * WIDE];
    const sunk = i === DOWN ? 16 : 0;
    const top: Points = [
      [x0 + 2, 622 + climb(x0) + sunk * 0.3],
      [x1 - 2, 622 + climb(x1) + sunk * 0.3],
      [x1 - 1, 752 + climb(x1) + sunk],
      [x0 + 1, 752 + climb(x0) + sunk],
    ];
    const front: Points = [
      [x0 + 1, 752 + climb(x0) + sunk],
      [x1 - 1, 752 + climb(x1) + sunk],
      [x1 - 2, 792 + climb(x1) + sunk],
      [x0 + 2, 792 + climb(x0) + sunk],
    ];
    const edge = (quad: Points): Points => handLine(S, [...quad, quad[0] ?? [0, 0]], 1.5, 0.03, 7);
    return [
      path(polygon(edge(top)), sunk ? '#e6ddc8' : IVORY),
      path(polygon(edge(front)), '#cfc4ad'),
      key(edge(top), 3.4),
      key(edge(front), 3),
    ].join('');
  });
  const blacks = times(11, (i) => {
    // An octave begins at the second plank: C D E F G A B.
    if (![0, 1, 3, 4, 5].includes((i + 6) % 7)) return '';
    const x = FIRST + (i + 1) * WIDE;
    const quad = (w: number, y0: number, y1: number): Points => [
      [x - w, y0 + climb(x)],
      [x + w, y0 + climb(x)],
      [x + w + 2, y1 + climb(x)],
      [x - w - 2, y1 + climb(x)],
    ];
    return [
      path(polygon(handLine(S, quad(22, 604, 702), 1.5, 0.03, 7)), EBONY),
      path(polygon(quad(15, 608, 686)), '#3c4460'),
      path(polygon(quad(22, 690, 704)), KEY),
    ].join('');
  });
  scene.add(whites, blacks);
}

export default card({ finish: woodblock, grade: { grain: 0.24, knot: [600, 260] }, paint });
