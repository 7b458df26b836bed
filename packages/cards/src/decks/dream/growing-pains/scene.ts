/** A boy has outgrown the kitchen overnight: his cheek lies on the ceiling, his hand on the floor, and his mother lays his supper in it. They look at each other. Light from the lamp at the left. */
import { card } from '../../../finishes/finish.ts';
import { hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { between, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { placedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { feelings } from '../../../motifs/face/feelings.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { foldedBoy } from '../../../motifs/folded-boy.ts';
import { penAndWash } from '../../../motifs/pen-and-wash.ts';

const SKIN = { tint: '#d9a982', shade: '#c99a84', hatched: 0.29, crossed: 0.08 };
const LAMP: Point = [120, 500];
const LIGHT = { angle: 158, before: 46 };
/** Lines of what stands behind: thinned ink. */
const THIN = '#8d8078';
const VANISH: Point = [470, 520];
const BACK = { left: 96, top: 150, foot: 902 } as const;

function paint(): Scene {
  const scene = new Scene({ seed: 707, background: '#ffffff' });
  room(scene);
  kitchenWall(scene);
  lamp(scene);
  shadows(scene);
  boy(scene);
  pressedCeiling(scene);
  littleChair(scene);
  mother(scene);
  return scene;
}

const pen = (S: Easel, points: Points, width = 1.6, colour = THIN): string =>
  inkLine(S, points, width, { colour, wobble: 1.2, straight: true });
const closed = (points: Points): Points => [...points, ...points.slice(0, 1)];

/** Walls, ceiling and floor: the farther from the lamp, the deeper the wash. */
function room(scene: Scene): void {
  const S = scene.element('room');
  const { left, top, foot } = BACK;
  const ceiling = trace(`-20,60 820,60 820,${top} ${left},${top}`);
  const side = trace(`-20,40 ${left},${top} ${left},${foot} -20,1010`);
  const floor = trace(`-20,1010 ${left},${foot} 820,${foot} 820,1220 -20,1220`);
  const dusk = (opacity: number): string =>
    S.radialAt(
      [
        [0, '#c9b28a', 0],
        [0.25, '#dcbf90', 0.3 * opacity],
        [0.55, '#b7a7a4', 0.75 * opacity],
        [1, '#6d7598', opacity],
      ],
      ...LAMP,
      820,
    );
  const rect = (points: Points, opacity: number): string => path(polygon(points), dusk(opacity));
  scene.add(
    inkWash(S, polygon(rectangle(-20, -20, 820, 1220)), '#faeccb', { min: 0.8, rough: 0 }),
    inkWash(S, [rect(rectangle(left, top, 820, foot), 0.8), rect(ceiling, 0.55), rect(side, 0.5)], '#000', {
      rough: 8,
      min: 0.66,
    }),
    inkWash(S, rect(floor, 0.9), '#000', { min: 0.7 }),
    tiles(S, floor),
    pen(S, trace(`-10,52 ${left},${top} ${left},${foot} -10,1002`), 2),
    pen(S, trace(`${left},${top} 800,${top}`), 1.8),
    pen(S, trace(`${left},${foot} 800,${foot}`), 2),
  );
}

/** Squares of the floor, every second one washed. */
function tiles(S: Easel, floor: Points): string {
  const rows = [902, 946, 1006, 1090, 1210];
  const column = (i: number, y: number): Point => {
    const x = -200 + i * 116;
    return between(VANISH, [x, 1210], (y - VANISH[1]) / (1210 - VANISH[1]));
  };
  const dark = rows.slice(1).flatMap((y1, r) =>
    times(11, (i) => {
      const y0 = rows[r] ?? 0;
      return (i + r) % 2 ? polygon([column(i, y0), column(i + 1, y0), column(i + 1, y1), column(i, y1)]) : '';
    }).filter(Boolean),
  );
  const clip = S.clip(polygon(floor));
  return (
    inkWash(S, dark, '#a8b4bf', { opacity: 0.7, clip, rough: 3, min: 0.5 }) +
    rows
      .slice(1, -1)
      .map((y) => pen(S, trace(`-10,${y} 810,${y}`), 1))
      .join('') +
    times(12, (i) => pen(S, [column(i, 902), column(i, 1210)], 1)).join('')
  );
}

/** A stove and a shelf behind, and beside the door the marks of how tall he was each year. */
function kitchenWall(scene: Scene): void {
  const S = scene.element('kitchen');
  const stove = rectangle(336, 748, 496, 902);
  const pot = trace('372,748 374,702 446,702 448,748');
  scene.add(
    inkWash(S, polygon(stove), '#e6ded0', { rough: 4 }),
    inkWash(S, polygon(pot), '#8fa0ab', { rough: 4 }),
    pen(S, closed(stove)),
    pen(S, trace('336,774 496,774'), 1.2),
    pen(S, closed(rectangle(356, 794, 476, 884)), 1.2),
    [360, 388, 444, 472].map((x) =>
      path(smooth(times(10, (i): Point => [x + 5 * Math.cos(i * 0.63), 761 + 5 * Math.sin(i * 0.63)])), THIN),
    ),
    pen(S, closed(pot)),
    pen(S, trace('362,712 374,710'), 2),
    pen(S, trace('446,710 458,712'), 2),
    pen(S, trace('370,702 450,702'), 2.6),
    times(7, (i) => {
      const y = 880 - i * 33 - (i % 3) * 5;
      return pen(S, trace(`${106},${y} ${124 + (i % 2) * 5},${y - 1}`), 1.6);
    }),
    pen(S, trace('104,900 104,640'), 1),
  );
}

function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  const [x, y] = LAMP;
  const shade = trace(`${x - 14},${y - 62} ${x + 14},${y - 62} ${x + 62},${y - 4} ${x - 62},${y - 4}`);
  scene.add(
    ellipse(
      x,
      y + 30,
      130,
      110,
      S.radial([
        [0, '#fff6d8', 1],
        [0.5, '#fff0c4', 0.6],
        [1, '#fff0c4', 0],
      ]),
    ),
    inkLine(S, trace(`${x - 10},70 ${x - 4},240 ${x},${y - 64}`), 2.2),
    path(polygon(shade), '#fffdf4'),
    inkWash(S, polygon(shade), '#d9a441', { rough: 4, min: 0.7 }),
    hatch(S, trace(`${x + 8},${y - 60} ${x + 14},${y - 62} ${x + 62},${y - 4} ${x + 30},${y - 4}`), {
      angle: 1,
      gap: 6,
    }),
    inkLine(S, closed(shade), 2.2, { straight: true }),
    path(
      smooth(trace(`${x - 16},${y - 4} ${x + 16},${y - 4} ${x + 10},${y + 14} ${x - 10},${y + 14}`)),
      '#fff6da',
    ),
    inkLine(S, trace(`${x - 16},${y - 2} ${x - 10},${y + 13} ${x + 10},${y + 13} ${x + 16},${y - 2}`), 1.6),
  );
}

/** What lies on the floor away from the lamp. */
function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  const under = [
    '300,1090 420,1112 520,1128 640,1106 800,1108 800,1150 600,1160 480,1158 360,1130',
    '150,1090 260,1080 372,1100 352,1116 200,1108',
  ];
  scene.add(under.map((list) => inkWash(S, soften(list), '#71738a', { bleed: 5, rough: 8, opacity: 0.75 })));
}

function boy(scene: Scene): void {
  const S = scene.element('boy');
  const drawing = new Drawing(foldedBoy([-60, 1250]), {
    light: LIGHT,
    size: 470,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  scene.add(
    penAndWash(S, drawing, {
      parts: {
        skin: {
          ...SKIN,
          stains: [
            ['blush', '#e2926e', 0.3],
            ['lips', '#d08a72'],
            ['eye', '#f4efe4'],
            ['iris', '#7a5238'],
          ],
        },
        hair: { tint: '#5d5864', hatched: 0.62, crossed: 0.45, gap: 6 },
        pyjama: { tint: '#f1e9d6', stains: [['stripe', '#7f9bb5']], gap: 10, hatched: 0.34, crossed: 0.12 },
      },
    }),
  );
}

/** The floor above, cut through: it has lifted where he presses, and the plaster has cracked. */
function pressedCeiling(scene: Scene): void {
  const S = scene.element('ceiling');
  const under = spline(trace('-20,84 110,84 200,74 330,60 470,56 580,64 680,80 820,86'));
  const top = under.map(([x, y]): Point => [x, y - 26]);
  const slab: Points = [...under, [820, -20], [-20, -20]];
  scene.add(
    path(polygon(slab), '#ffffff'),
    inkWash(S, polygon(slab), '#c9a27e', { rough: 3, min: 0.6 }),
    inkWash(S, polygon([...under, ...[...top].reverse()]), '#a98b80', { rough: 2 }),
    hatch(S, [...top, [820, -20], [-20, -20]], {
      angle: 0.02,
      gap: 9,
      width: 1,
      density: (x) => 0.75 - 0.4 * Math.cos(x / 60),
    }),
    inkLine(S, under, 3.2),
    inkLine(S, top, 1.6),
    ['300,64 288,44 296,20 276,-8', '470,56 486,34 474,12 488,-8', '590,66 612,40 604,18 622,-8'].map(
      (list) => inkLine(S, trace(list), 2, { wobble: 2 }),
    ),
    ['150,80 140,98 146,118', '652,76 668,96 660,116'].map((list) => inkLine(S, trace(list), 1.4)),
  );
}

/** The chair he sat on yesterday. */
function littleChair(scene: Scene): void {
  const S = scene.element('chair');
  const seat = trace('34,1058 112,1050 124,1078 40,1088');
  const sticks = [
    '40,1086 36,1164',
    '122,1078 126,1152',
    '112,1050 112,1120',
    '34,1058 30,960',
    '100,1050 98,954',
  ];
  scene.add(
    inkWash(S, polygon(trace('24,1150 150,1140 190,1166 40,1178')), '#7d7a88', { bleed: 6, opacity: 0.7 }),
    path(polygon(seat), '#fff'),
    inkWash(S, polygon(seat), '#b98a5c', { rough: 3 }),
    sticks.map((list) => inkLine(S, trace(list), 4, { pressure: () => 0.9, wobble: 0.8, colour: '#6e5646' })),
    ['30,972 98,966', '31,1000 98,994'].map((list) =>
      inkLine(S, trace(list), 3.4, { pressure: () => 0.9, colour: '#6e5646' }),
    ),
    inkLine(S, closed(seat), 1.8, { straight: true, colour: '#6e5646' }),
  );
}

function mother(scene: Scene): void {
  const S = scene.element('mother');
  const model = placedPerson({
    x: 186,
    y: 1090,
    size: 64,
    pose: {
      ...bodyPoses.kneel,
      legs: bodyPoses.stand.legs,
      spine: [
        [0, -1, 0.05],
        [0, -1, 0.12],
      ],
      head: [0, -38, 0],
    },
    yaw: 44,
    people: 'south asian',
    hair: 'plait',
    feeling: { ...feelings.tenderness, lids: { upper: 0.95, lower: 0.1 } },
    wears: ['dress', 'shoes'],
    colours: { skin: complexion(0.5) },
  });
  const drawing = new Drawing(model, { light: LIGHT, size: 120, noise: S.noise, coarse: 0.8 });
  scene.add(
    penAndWash(S, drawing, {
      contour: 1,
      pen: 0.8,
      parts: {
        skin: {
          ...SKIN,
          gap: 4,
          stains: [
            ['lips', '#c4715e'],
            ['iris', '#5a3a28'],
          ],
        },
        hair: { tint: '#55505c', hatched: 0.6, gap: 3 },
        dress: { tint: '#d8553c', gap: 6, hatched: 0.34, crossed: 0.1 },
        shoes: { tint: '#8a7a6a' },
      },
    }),
  );
  scene.add(supper(S));
}

/** The bowl she sets down, and the napkin spread for it on his palm. */
function supper(S: Easel): string {
  const [x, y] = [294, 826];
  const bowl = spline(
    trace(
      `${x - 28},${y - 8} ${x - 23},${y + 9} ${x - 10},${y + 17} ${x + 10},${y + 17} ${x + 23},${y + 9} ${x + 28},${y - 8}`,
    ),
  );
  const rim = times(24, (i): Point => [x + 28 * Math.cos(i * 0.262), y - 8 + 7 * Math.sin(i * 0.262)]);
  const steam = [
    `${x - 10},${y - 18} ${x - 18},${y - 40} ${x - 4},${y - 58} ${x - 12},${y - 84}`,
    `${x + 8},${y - 18} ${x + 2},${y - 36} ${x + 16},${y - 56} ${x + 8},${y - 74}`,
  ];
  return [
    path(polygon(bowl), '#fff'),
    inkWash(S, polygon(bowl), '#e9e2d2', { rough: 2 }),
    path(smooth(rim), '#fff'),
    inkWash(S, smooth(rim), '#e8b04a', { rough: 1.5 }),
    inkLine(S, bowl, 2, { straight: true }),
    inkLine(S, closed(rim), 1.6, { straight: true }),
    ...steam.map((list) => inkLine(S, trace(list), 1.3, { colour: THIN })),
  ].join('');
}

export default card({ finish: ink, grade: {}, paint });
