/** A badger in an apron lifts a green hill like a carpet and sweeps a village under it. Light from the upper left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { dabs } from '../../../kit/brush.ts';
import { along, smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, nth, times } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { carpetEdge, carpetHill } from '../../../motifs/carpet-hill.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { littleHouse } from '../../../motifs/little-house.ts';
import { moleWithBundle } from '../../../motifs/mole-with-bundle.ts';
import { sweepingBadger } from '../../../motifs/sweeping-badger.ts';
import { layer, paperBorder } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const DEEP = '#38502f';
const FROM = 225;

function paint(): Scene {
  const scene = new Scene({ seed: 1, background: '#ffffff' });
  evening(scene);
  const F = floor(scene);
  scene.add(carpetHill(scene.element('hill'), F));
  hedges(scene);
  lump(scene);
  scene.add(carpetEdge(scene.element('edge')));
  flock(scene);
  sweep(scene);
  scene.add(sweepingBadger(scene.element('badger'), scene.element('head'), scene.element('paw')));
  scene.add(moleWithBundle(scene.element('mole'), { x: 96, y: 1156, s: 1.05, flip: -1 }));
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function evening(scene: Scene): void {
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#6fa9cf',
      bottom: '#f6e6b8',
      y: 420,
      clouds: [
        [250, 210, 330, 120],
        [690, 150, 300, 90],
      ],
      shadow: '#9aa3c4',
      from: FROM,
    }),
  );
}

/** The floor under the meadow: chalky boards of earth. */
function floor(scene: Scene): Easel {
  const F = scene.element('floor');
  scene.add(
    path('M-20 760H820V1220H-20Z', '#fff'),
    wash(F, 'M-40 800C200 850 600 880 840 880V1240H-40Z', '#e9d3a4', { min: 0.35, rough: 14, seed: 4 }),
    wash(F, 'M-40 1040C180 1000 420 1090 840 1060V1240H-40Z', '#c99a5d', {
      min: 0.1,
      bleed: 22,
      rough: 30,
      opacity: 0.7,
      seed: 6,
    }),
  );
  for (const [x, y, x2, y2] of [
    [-20, 1010, 820, 1040],
    [-20, 1098, 820, 1132],
    [-20, 950, 460, 962],
  ] as const)
    scene.add(
      ink(
        F,
        `M${x} ${y}C${lerp(x, x2, 0.3)} ${y + 10} ${lerp(x, x2, 0.6)} ${y2 - 14} ${x2} ${y2}`,
        3,
        '#8a6640',
        0.55,
      ),
    );
  return F;
}

/** Hedges, trees and a lane on the rug. */
function hedges(scene: Scene): void {
  const S = scene.element('hedges');
  const bush = (x: number, y: number, r: number, colour: string): string =>
    path(smooth(blob(x, y, r * 1.1, r, S.noise, 0.5, 2.4)), colour);
  const hedgeLine = (list: string, r: number, n: number): void => {
    const line = traceCurve(list, 10);
    const at = times(n, (i) => along(line, (i + S.rng.range(-0.3, 0.3)) / n));
    scene.add(
      group(
        { style: MULTIPLY, opacity: 0.5 },
        at.map(({ x, y }) => bush(x + r * 0.8, y + r * 0.7, r, DEEP)),
      ),
      layer(
        S,
        at.map(({ x, y }) => {
          const k = r * S.rng.range(0.7, 1.4);
          return [
            bush(x, y, k, '#56742f'),
            bush(x + k * 0.35, y + k * 0.35, k * 0.7, '#31502a'),
            bush(x - k * 0.4, y - k * 0.4, k * 0.45, '#9fb04c'),
          ];
        }),
        { rough: 5, rim: 1.2, pool: 0.05, min: 0.6, region: 0.3 },
      ),
    );
  };
  hedgeLine('300,330 380,320 470,308 500,296', 5, 16);
  hedgeLine('700,362 640,372 580,362 520,430 400,444', 7, 22);
  hedgeLine('150,470 220,420 290,336', 7, 15);
  hedgeLine('600,440 690,500 810,516', 9, 15);
  hedgeLine('60,640 160,560 280,500', 11, 12);
  scene.add(
    glaze(
      S,
      smooth(
        ribbon(traceCurve('430,240 400,300 440,360 400,430 330,470 310,560 300,640'), (t) => 2 + 9 * t * t),
      ),
      '#e8d59a',
      { opacity: 0.9 },
    ),
  );
}

/** An older lump with a smoking chimney. */
function lump(scene: Scene): void {
  const S = scene.element('lump');
  scene.add(
    soft(S, soften('88,470 130,430 190,420 240,440 262,480 230,490 160,492 110,490'), DEEP, 9, 0.6),
    lifted(S, soften('96,448 130,422 170,414 190,424 150,440 116,462'), 0.45, 6),
    layer(S, path('M150 424L150 388L168 387L169 421Z', '#a8563a'), { rough: 2, region: 0.5 }),
    glaze(S, 'M160 388L161 422L169 421L168 388Z', '#5b3440'),
    group(
      { opacity: 0.75 },
      soft(
        S,
        smooth(ribbon(traceCurve('158,384 150,360 166,336 148,306 172,276 160,240'), (t) => 4 + 15 * t)),
        '#77789a',
        5,
        0.75,
      ),
    ),
  );
}

/** Sheep grazing, unworried. */
function flock(scene: Scene): void {
  const S = scene.element('sheep');
  for (const [x, y, s] of [
    [600, 410, 1],
    [640, 424, 0.9],
    [706, 440, 1.1],
    [226, 372, 0.8],
    [250, 384, 0.7],
  ] as const)
    scene.add(
      layer(
        S,
        [
          path(
            `M${x - 4 * s} ${y}v${7 * s}M${x + 5 * s} ${y}v${7 * s}`,
            'none',
            'stroke="#3a3340" stroke-width="1.6"',
          ),
          path(smooth(blob(x, y, 9 * s, 6 * s, S.noise, 0.3, 3)), '#fbf5e4'),
          path(smooth(blob(x - 10 * s, y - 1, 3.4 * s, 3 * s, S.noise, 0.1)), '#3a3340'),
        ],
        { rough: 1.5, rim: 1.4, region: 0.4, min: 0.9 },
      ),
    );
}

/** The village on the move, and the dust it makes. */
function sweep(scene: Scene): void {
  const V = scene.element('village');
  scene.add(soft(V, soften('20,960 140,930 300,960 420,1010 400,1060 240,1060 60,1020'), '#6d5140', 16, 0.7));
  const roofs = ['#c9562f', '#8d5a4a', '#d08a4c', '#6f5460', '#bb4a30'];
  const walls = ['#fbf0d6', '#f2ddb4', '#f7e6d0'];
  const houses: readonly (readonly [number, number, number, number, number, boolean?])[] = [
    [96, 880, 0.95, -8, 1],
    [190, 868, 0.9, 7, -1],
    [286, 862, 0.92, -14, 1],
    [66, 946, 1.15, 5, 1],
    [196, 938, 1.2, -4, -1, true],
    [284, 930, 1.1, 12, 1],
    [110, 1012, 1.25, -16, -1],
    [216, 1000, 1.25, 14, 1],
    [306, 1010, 1.2, -30, -1],
    [196, 1066, 1.2, 34, -1],
  ];
  houses.forEach(([x, y, s, turn, flip, spire], i) => {
    const h = V.element('house ' + i);
    scene.add(
      littleHouse(h, {
        x,
        y,
        s: s * 1.16,
        turn,
        flip,
        wall: nth(walls, i % 3),
        roof: nth(roofs, i % 5),
        length: 34 + ((i * 13) % 22),
        spire: spire ?? false,
      }),
    );
  });
  // the far ones are already in the dark
  scene.add(
    soft(V, soften('0,860 120,820 300,780 420,800 380,880 300,920 120,930 20,940'), '#2c2733', 26, 0.6),
  );
  // dust
  const dust = scene.element('dust');
  scene.add(
    lifted(dust, dabs(dust, 16, [150, 400], [990, 1070], [14, 46], [8, 22], 0.5, 2), 0.55, 7),
    stain(dust, {
      region: [60, 1000, 340, 80],
      n: 60,
      length: 14,
      width: 1.3,
      angle: -0.3,
      colour: '#8a6640',
      opacity: [0.2, 0.6],
      spread: 0.5,
    }),
  );
  const bits = times(
    26,
    () =>
      `M${dust.rng.range(90, 380)} ${dust.rng.range(930, 1080)}l${dust.rng.range(3, 8)} ${dust.rng.range(-4, 3)}l-2 ${dust.rng.range(2, 5)}Z`,
  );
  scene.add(glaze(dust, bits, '#6b4a35', { rough: 2, rim: 1 }));
}

export default card({ finish: watercolour, grade: { seed: 11 }, paint });
