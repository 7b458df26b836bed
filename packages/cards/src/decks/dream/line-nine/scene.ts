/** D53: an eraser as large as the street comes down the tram line; a waiter, half rubbed out, goes on serving. */
import { card } from '../../../finishes/finish.ts';
import { hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { between, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { placedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { penAndWash } from '../../../motifs/pen-and-wash.ts';
import { graphite, pencilStreet, soft } from '../../../motifs/pencil-street.ts';

const VANISH: Point = [236, 800];
const GROUND = 270;
const LIGHT = { angle: -150, before: 40 };
/** The front of the eraser, and how far along to the vanishing point its sides are seen. */
const FRONT = trace('356,150 860,96 860,1064 356,1012');
const LONG = 0.62;

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: '#ffffff' });
  street(scene);
  rails(scene);
  eraser(scene);
  crumbs(scene);
  waiter(scene);
  return scene;
}

/** Houses as far as they have been left; beyond, bare paper. */
function street(scene: Scene): void {
  const S = scene.element('street');
  const left = S.mask(
    path('M-50 -50H850V1250H-50Z', S.linearAt(fading('#ffffff', 1, [0.45, 1], [0.75, 0.3], 0), 0, 0, 300, 0)),
  );
  scene.add(
    group({ mask: left }, inkWash(S, 'M-20 -20H420V860L-20 860Z', '#cfdbe2', { min: 0.4, rough: 20 })),
    inkWash(S, 'M-20 1010L236 860L820 1000V1220H-20Z', '#e4e6e2', { min: 0.3 }),
    group({ mask: left }, pencilStreet(S, VANISH, -256, GROUND)),
    setts(S),
  );
}

/** Paving stones, fewer and fainter towards what is gone. */
const setts = (S: Easel): string =>
  times(150, () => {
    const z = 0.66 + S.rng.f() ** 1.4 * 1.2;
    const [x, y] = [VANISH[0] + S.rng.range(-250, 640) / z, VANISH[1] + GROUND / z];
    const k = 20 / z;
    return inkLine(
      S,
      [
        [x - k, y],
        [x, y - k * 0.2],
        [x + k, y],
      ],
      2 / z,
      { colour: soft, dry: 0.3 },
    );
  }).join('');

function rails(scene: Scene): void {
  const S = scene.element('rails');
  const rail = (x: number): Points => [between(VANISH, [x, 1220], 0.55), [x, 1220]];
  scene.add(
    [470, 520, 900, 960].map((x, i) =>
      inkLine(S, rail(x), i % 2 ? 3 : 5, { colour: graphite, straight: true, wobble: 0.8 }),
    ),
  );
}

const softCorner = (points: Points, r: number): Points =>
  points.flatMap((p, i) => {
    const [a, b] = [points.at(i - 1) ?? p, points.at((i + 1) % points.length) ?? p];
    const near = (q: Point): Point => between(p, q, r / Math.hypot(q[0] - p[0], q[1] - p[1]));
    return spline([near(a), between(p, between(near(a), near(b), 0.5), 0.45), near(b)], false, 4);
  });

function eraser(scene: Scene): void {
  const S = scene.element('eraser');
  const [a, b, c, d] = FRONT as [Point, Point, Point, Point];
  const back = (p: Point): Point => between(p, VANISH, LONG);
  const side: Points = [between(a, d, 0.04), back(a), back(d), between(d, a, 0.03)];
  const face = softCorner([a, b, c, d], 46);
  const worn = soften('330,980 420,930 560,958 700,930 870,968 870,1090 560,1080 340,1052');
  const blue: Points = [
    [340, 140],
    [880, 80],
    [880, 376],
    [340, 472],
  ];
  const pink: Points = [
    [340, 472],
    [880, 376],
    [880, 1100],
    [340, 1040],
  ];
  const clip = S.clip(smooth(face));
  scene.add(
    // nothing shows through it
    path(polygon(side), '#ffffff'),
    inkWash(S, 'M250 1000L370 1040L860 1080V1140L300 1110Z', '#8d8f9a', { bleed: 10, opacity: 0.75 }),
    inkWash(
      S,
      polygon([between(a, d, 0.37), between(back(a), back(d), 0.37), back(d), between(d, a, 0.03)]),
      '#cf9aa0',
      { rough: 4, min: 0.7 },
    ),
    inkWash(
      S,
      polygon([between(a, d, 0.04), back(a), between(back(a), back(d), 0.37), between(a, d, 0.37)]),
      '#8fa6bb',
      {
        rough: 6,
        min: 0.7,
      },
    ),
    hatch(S, side, {
      angle: 1.2,
      gap: 8,
      width: 1.4,
      colour: graphite,
      density: (x) => 1.1 - (x - 240) / 260,
    }),
    path(smooth(face), '#ffffff'),
    group(
      { 'clip-path': clip },
      inkWash(S, polygon(pink), '#f0aea8', { rough: 4, min: 0.75 }),
      inkWash(S, polygon(blue), '#a3bdd3', { rough: 8, min: 0.8 }),
      hatch(S, FRONT, {
        angle: -0.5,
        gap: 12,
        width: 1.2,
        colour: '#b07f86',
        density: (x, y) => (x - 420) / 900 + (y - 700) / 900,
      }),
      inkWash(S, worn, '#7d7c86', { bleed: 16, rough: 20, opacity: 0.8 }),
      hatch(S, trace('330,960 870,940 870,1080 340,1050'), {
        angle: 0.06,
        gap: 5,
        width: 1.6,
        colour: graphite,
        density: (_x, y) => (y - 930) / 130,
      }),
    ),
    inkLine(S, [...face, ...face.slice(0, 1)], 5, { colour: graphite, straight: true }),
    inkLine(S, trace('358,470 600,430 800,392'), 3, { colour: graphite }),
    inkLine(S, [between(a, d, 0.04), back(a)], 3, { colour: graphite }),
    inkLine(S, [between(d, a, 0.03), back(d)], 3, { colour: graphite }),
  );
}

/** What it leaves: rolled crumbs, pink and grey. */
function crumbs(scene: Scene): void {
  const S = scene.element('crumbs');
  scene.add(
    times(64, (i) => {
      const [x, y] = [S.rng.range(300, 800), 1050 + S.rng.f() ** 1.6 * 130];
      const l = S.rng.range(6, 18);
      const bend = S.rng.gauss(0, 6);
      const roll = ribbon(
        spline(
          [
            [x - l, y + bend],
            [x, y - 3],
            [x + l, y - bend],
          ],
          false,
          5,
        ),
        (t) => 1 + 2.6 * Math.sin(Math.PI * t),
      );
      return (
        path(smooth(blob(x, y + 6, l, 4, S.noise, 0.2)), '#b9b6b8', 'opacity=".5"') +
        path(smooth(roll), i % 3 ? '#eeb6b2' : '#a5a3aa') +
        inkLine(
          S,
          [
            [x - l, y + bend + 3],
            [x, y + 2],
            [x + l, y - bend + 3],
          ],
          1.4,
          { colour: graphite },
        )
      );
    }),
  );
}

/** He does not turn round. */
function waiter(scene: Scene): void {
  const S = scene.element('waiter');
  const model = placedPerson({
    x: 240,
    y: 1140,
    size: 88,
    pose: {
      ...bodyPoses.walk,
      head: [-10, -4, -6],
      arms: [
        {
          upper: [-0.5, 0.9, 0.35],
          lower: [-0.35, -1, 0.35],
          hand: 'offer',
          fingers: [-0.6, -0.2, 0.7],
          back: [0, 1, 0.1],
        },
        { upper: [0.2, 1, -0.1], lower: [-0.3, 0.5, 0.9], hand: 'rest' },
      ],
    },
    yaw: -16,
    pitch: -6,
    people: 'mediterranean',
    sex: 'man',
    hair: 'short',
    beard: 'moustache',
    feeling: 'calm',
    wears: ['trousers', 'shirt', 'jacket', 'apron', 'shoes'],
    colours: { skin: complexion(0.3) },
  });
  const drawing = new Drawing(model, { light: LIGHT, size: 220, noise: S.noise });
  const drawn = penAndWash(S, drawing, {
    contour: 1.4,
    pen: 1,
    parts: {
      skin: {
        tint: '#e8c4a8',
        hatched: 0.3,
        crossed: 0.1,
        gap: 5,
        stains: [
          ['lips', '#c98a7c'],
          ['iris', '#6a5648'],
        ],
      },
      hair: { tint: '#5a5660', hatched: 0.7, crossed: 0.4, gap: 4 },
      shirt: { tint: '#eef1f2', shade: '#b9c7d2', gap: 7 },
      jacket: { tint: '#767d90', shade: '#6a7084', hatched: 0.45, crossed: 0.22, gap: 6 },
      trousers: { tint: '#7d8596', hatched: 0.5, crossed: 0.25, gap: 6 },
      apron: { tint: '#f6f4ee', shade: '#c4ccd2', gap: 8 },
      shoes: { tint: '#4a4a55', hatched: 0.6 },
    },
  });
  scene.add(
    inkWash(S, soften('120,1150 240,1140 330,1166 240,1190 130,1180'), '#8d8f9a', { bleed: 6, opacity: 0.6 }),
    group({ opacity: 0.16 }, drawn),
    group({ mask: S.mask(path('M-50 -50H850V1250H-50Z', '#fff'), rubbed(S)) }, drawn, tray(S)),
  );
}

/** Passes of the eraser over his left side, as the hand makes them: there and back. */
function rubbed(S: Easel): string {
  const passes = times(26, (i): Point => {
    const y = 470 + i * 28 + S.rng.range(-9, 9);
    const reach = 244 + S.rng.range(-24, 20);
    return i % 2 ? [520, y] : [reach, y];
  });
  return group(
    { filter: blur(S, 2.5) },
    path(smooth(ribbon(spline(passes, false, 6), (t) => 18 + 4 * Math.sin(t * 40))), '#000'),
    path('M258 400H600V1250H258Z', '#000'),
  );
}

function tray(S: Easel): string {
  const [x, y] = [122, 616];
  const disc = times(30, (i): Point => [x + 84 * Math.cos(i * 0.2094), y + 13 * Math.sin(i * 0.2094)]);
  const cup = (cx: number): string => {
    const bowl = trace(
      `${cx - 19},${y - 40} ${cx - 15},${y - 16} ${cx - 7},${y - 8} ${cx + 7},${y - 8} ${cx + 15},${y - 16} ${cx + 19},${y - 40}`,
    );
    return [
      path(smooth(bowl, true, 0.6), '#fffdf6'),
      inkLine(S, [...bowl, ...bowl.slice(0, 1)], 2, { colour: graphite, straight: true }),
      inkLine(S, trace(`${cx + 17},${y - 34} ${cx + 29},${y - 30} ${cx + 15},${y - 16}`), 2, {
        colour: graphite,
      }),
      inkLine(
        S,
        trace(`${cx - 4},${y - 48} ${cx - 12},${y - 66} ${cx + 2},${y - 82} ${cx - 6},${y - 104}`),
        1.4,
        { colour: soft },
      ),
    ].join('');
  };
  return [
    path(smooth(disc), '#ffffff'),
    inkWash(S, smooth(disc), '#b9c3cb', { rough: 2 }),
    inkLine(S, [...disc, ...disc.slice(0, 1)], 2.4, { colour: graphite, straight: true }),
    cup(x - 30),
    cup(x + 34),
  ].join('');
}

export default card({ finish: ink, grade: {}, paint });
