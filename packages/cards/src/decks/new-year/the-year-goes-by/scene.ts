/** N44: on a white morning the Old Year leaves town, as large as a barn, with everything in its hair that was lost in it. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix } from '../../../kit/colour.ts';
import { closedCurve, polygon, resample, smooth, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { softShadow } from '../../../kit/light.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { form } from '../../../kit/materials.ts';
import { lerp, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { bicycle, boat, bucket, kite, leaves, lit, satchel, umbrella } from '../../../motifs/lost-things.ts';
import { hairAt, newYear, oldYear, oldYearHead, thatch, type YearColours } from '../../../motifs/old-year.ts';

const HAIR: YearColours = {
  hair: ['#3a2f44', '#54414c', '#775850', '#9c7558', '#c79e74', '#efd2a4'],
  rim: '#fff0d2',
  nose: '#2a1f2a',
  eye: '#7a4a26',
};
const [CREAM, LILAC, SNOW] = ['#fdf1dc', '#d9c9dd', '#f3e9ee'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 4444, background: LILAC });
  morning(scene);
  town(scene);
  snowfield(scene);
  const S = scene.element('year');
  scene.add(shadow(scene), veil(scene), oldYear(S, HAIR));
  snagged(scene);
  scene.add(oldYearHead(scene.element('head'), HAIR));
  breath(scene);
  gate(scene);
  return scene;
}

/** The sun is up behind it, in mist. */
function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    path('M-10 -10H810V1000H-10Z', S.linearAt(['#cdbfdc', '#e8d8e0', '#fbead6', CREAM], 0, 0, 0, 880)),
    path(
      'M-10 -10H810V1000H-10Z',
      S.radialAt(
        [
          [0, '#fffaf0', 1],
          [0.3, '#fff2dc', 0.75],
          [1, '#fff2dc', 0],
        ],
        640,
        250,
        460,
      ),
    ),
    strokes(S, {
      region: [-20, -20, 840, 900],
      n: 420,
      length: 130,
      width: 9,
      angle: (x, y) => 0.06 * Math.sin(x / 140 + y / 90),
      colour: (x, y) =>
        mix(
          mix('#d3c4de', '#fbe6d2', clamp(y / 800)),
          '#fffaf0',
          clamp(1 - Math.hypot(x - 640, y - 250) / 420),
        ),
      opacity: [0.1, 0.32],
    }),
  );
}

/** Roofs on the left, as pale as the air. */
function town(scene: Scene): void {
  const S = scene.element('town');
  const house = (x: number, w: number, h: number, colour: string): string =>
    path(
      polygon([
        [x, 930],
        [x, 930 - h],
        [x + w * 0.5, 930 - h - w * 0.42],
        [x + w, 930 - h],
        [x + w, 930],
      ]),
      colour,
    ) +
    path(
      polygon([
        [x - 4, 932 - h],
        [x + w * 0.5, 922 - h - w * 0.42],
        [x + w + 4, 932 - h],
        [x + w * 0.5, 934 - h - w * 0.36],
      ]),
      SNOW,
    );
  const rows = [
    {
      y: 0,
      c: '#b9a7c8',
      list: [
        [-30, 70, 60],
        [60, 54, 80],
        [110, 60, 52],
        [188, 50, 66],
        [330, 60, 56],
        [392, 48, 70],
        [700, 46, 30],
        [752, 60, 40],
      ],
    },
  ];
  scene.add(
    path(smooth(closedBelow(S, ridge(S, { y: 890, amplitude: 16 }), 1000)), '#dccddd'),
    rows.flatMap(({ c, list }) =>
      list.map(([x = 0, w = 0, h = 0], i) => house(x, w, h, mix(c, '#bda9c6', (i % 3) * 0.3))),
    ),
    path(polygon(trace('150,930 150,800 158,780 166,800 166,930')), '#bfaccb'),
  );
}

function snowfield(scene: Scene): void {
  const S = scene.element('snow');
  const crest = ridge(S, { y: 928, amplitude: 10 });
  const field = closedBelow(S, crest, 1220);
  scene.add(
    path(smooth(field), S.linearAt(['#f6ebe9', '#e6dbe8', '#c9c2dd'], 0, 920, 0, 1200)),
    strokes(S, {
      region: field,
      n: 520,
      length: (_x, y) => lerp(50, 130, (y - 920) / 280),
      width: (_x, y) => lerp(3, 8, (y - 920) / 280),
      angle: (x) => 0.12 * Math.sin(x / 160),
      colour: (x, y) =>
        mix(
          mix('#fff6ea', '#d6cce4', clamp((y - 920) / 260)),
          '#fffdf4',
          clamp(1 - Math.abs(x - 640) / 300) * 0.6,
        ),
      opacity: [0.14, 0.4],
    }),
    // Where it has come from: as broad as cellar doors.
    [
      [60, 1150, 1],
      [190, 1092, 0.82],
      [20, 1060, 0.7],
      [120, 1036, 0.6],
    ].map(([x = 0, y = 0, s = 1]) =>
      path(
        smooth(
          closedCurve(
            `${x - 62 * s},${y} ${x - 40 * s},${y - 20 * s} ${x},${y - 25 * s} ${x + 44 * s},${y - 18 * s} ${x + 62 * s},${y + 2 * s} ${x + 30 * s},${y + 20 * s} ${x - 34 * s},${y + 20 * s}`,
          ),
        ),
        '#b4abd2',
        `filter="${form(S, { angle: 120, size: 12, shade: '#8d86b8', light: '#fdf4ee', lightSize: 4 })}"`,
      ),
    ),
  );
}

const shadow = (scene: Scene): string =>
  softShadow(scene.element('shadow'), 340, 1012, 360, 42, '#6d629c', 0.55);

/** A bride's, from June. */
function veil(scene: Scene): string {
  const S = scene.element('veil');
  const cloth = closedCurve(
    '110,520 70,560 30,640 -10,700 -30,790 10,820 40,760 74,800 96,720 124,740 130,640',
    8,
  );
  return (
    path(smooth(cloth), '#fffaf2', 'opacity=".78"') +
    ['100,540 60,640 20,760', '110,560 84,680 66,780', '90,540 40,620 0,720']
      .map((d) => brushLine(S, trace(d), 2, '#cfc0d6', { opacity: 0.8 }))
      .join('')
  );
}

/** A thing caught in the hair, and the locks that hold it. */
function caught(
  scene: Scene,
  name: string,
  thing: string,
  x: number,
  y: number,
  holders: readonly (readonly [number, number])[],
): void {
  const S = scene.element(name);
  const colour = hairAt(S, HAIR);
  const locks = holders.map(([dx, dy]) =>
    thatch(
      S,
      closedCurve(
        `${x + dx - 14},${y + dy} ${x + dx},${y + dy - 12} ${x + dx + 14},${y + dy} ${x + dx},${y + dy + 12}`,
        4,
      ),
      { gap: 13, length: () => 84, half: 10, colour },
    ),
  );
  scene.add(moved({ x, y }, thing), locks);
}

function snagged(scene: Scene): void {
  caught(scene, 'kite', kite(scene.element('kite')), 396, 352, [
    [-34, -8],
    [30, -2],
  ]);
  caught(scene, 'bicycle', bicycle(), 184, 580, [
    [-44, -30],
    [66, -14],
  ]);
  caught(scene, 'umbrella', umbrella(scene.element('umbrella')), 474, 590, [[52, -18]]);
  caught(scene, 'satchel', satchel(scene.element('satchel')), 330, 724, [
    [-36, -60],
    [24, -74],
  ]);
  caught(scene, 'boat', boat(scene.element('boat')), 262, 440, [[-58, -8]]);
  caught(scene, 'bucket', bucket(scene.element('bucket')), 566, 752, [[2, -66]]);
  caught(scene, 'leaves', leaves(scene.element('leaves')), 96, 690, [[-12, -20]]);
}

function breath(scene: Scene): void {
  const S = scene.element('breath');
  scene.add(
    group(
      { filter: S.filter('<feGaussianBlur stdDeviation="9"/>', 0.6), opacity: 0.75 },
      ['764,640 786,650 806,640 812,668 790,680', '770,664 792,690 816,690 820,716 796,716'].map((d) =>
        path(smooth(closedCurve(d, 6)), '#fffaf2'),
      ),
    ),
  );
}

/** Somebody has opened for it, and stays with what it leaves. */
function gate(scene: Scene): void {
  const S = scene.element('gate');
  const wood = '#6a5366';
  const post = (x: number, y: number, h: number): string =>
    path(
      polygon([
        [x - 9, y],
        [x - 8, y - h],
        [x, y - h - 12],
        [x + 8, y - h],
        [x + 9, y],
      ]),
      wood,
      lit(S, 7),
    );
  const hay = closedCurve('250,1166 262,1140 300,1128 352,1130 392,1142 412,1168 380,1182 300,1184', 8);
  scene.add(
    softShadow(S, 330, 1178, 110, 14, '#6d629c', 0.5),
    post(30, 1150, 120),
    [0, 1, 2].map((i) =>
      path(
        polygon(trace(`-20,${1056 + i * 32} 34,${1058 + i * 32} 34,${1070 + i * 32} -20,${1068 + i * 32}`)),
        wood,
        lit(S, 4),
      ),
    ),
    path(smooth(hay), '#d9b46a', lit(S, 16)),
    strokes(S, {
      region: hay,
      n: 260,
      length: 34,
      width: 1.6,
      angle: () => S.rng.range(-0.7, 0.5),
      colour: () => (S.rng.chance(0.5) ? '#f0d48e' : '#b98c44'),
      opacity: [0.6, 0.95],
    }),
    newYear(S.element('new'), 336, 1152, 1.05, HAIR),
    strokes(S, {
      region: resample(traceCurve('262,1160 300,1152 360,1158 404,1164 390,1182 280,1184'), 6),
      n: 60,
      length: 30,
      width: 1.6,
      angle: () => S.rng.range(-0.6, 0.4),
      colour: () => '#e6c67c',
      opacity: [0.7, 1],
    }),
    figure(S.element('somebody'), {
      x: 168,
      y: 1178,
      s: 1.36,
      view: 'back',
      pose: {
        lean: 2,
        headTilt: 6,
        arms: [
          { root: 8, bend: 6 },
          { root: 138, bend: 22 },
        ],
        legs: [
          { root: -4, bend: 2 },
          { root: 5, bend: 2 },
        ],
      },
      garment: 'long coat',
      hat: 'headscarf',
      colours: { coat: '#4d5f86', hat: '#b9534a', scarf: '#b9534a', boots: '#3a2c34', skin: '#e3b48f' },
      angle: -50,
      shade: '#2a2440',
      light: '#fff0d8',
    }).svg,
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.1, saturation: 1.05, lift: 6 },
  paint,
});
