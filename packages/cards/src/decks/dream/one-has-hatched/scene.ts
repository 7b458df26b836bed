/** Eleven small planets in an egg box, their weather turning; in the twelfth cup only broken shell. Morning, from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine, dabs } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { smooth, soften, spline } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { fix, lerp, times, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { brokenShell } from '../../../motifs/broken-shell.ts';
import { moonInSpoon } from '../../../motifs/moon-in-spoon.ts';
import { smallPlanet, type PlanetKind } from '../../../motifs/small-planet.ts';
import { teaTowel } from '../../../motifs/tea-towel.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 205;
const shaded = shadedFrom(FROM);
const BOARD = '#d3b88c';
const BOARD_DARK = '#6a4a3a';
const YOLK = '#f5b21f';
/** Row by row from the far left; the twelfth has gone. */
const KINDS: readonly PlanetKind[] = [
  'ice',
  'gas',
  'rust',
  'ocean',
  'ring',
  'moon',
  'storm',
  'green',
  'rose',
  'lava',
  'sand',
];
/** Rows recede: row 0 far, row 3 near; column 0..2. */
const spot = (col: number, row: number): { x: number; y: number; r: number } => {
  const t = row / 3;
  const y = lerp(440, 926, t ** 1.12);
  const gap = lerp(146, 190, t);
  return { x: 384 + (col - 1) * gap + row * 8 + (col - 1) * 2, y: y + (col - 1) * 12, r: lerp(58, 78, t) };
};

function paint(): Scene {
  const scene = new Scene({ seed: 33, background: '#ffffff' });
  kitchen(scene);
  lid(scene);
  tray(scene);
  cups(scene);
  onTheTable(scene);
  tracks(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function kitchen(scene: Scene): void {
  const K = scene.element('kitchen');
  scene.add(
    wash(K, 'M-40 -40H840V330H-40Z', '#bcd9e6', { min: 0.5, rough: 12, region: [-60, -60, 920, 420] }),
    // window at the left: bright paper, sky, a bar
    path('M-20 -20H232V250H-20Z', '#fff'),
    wash(K, 'M-20 -20H210V226H-20Z', K.linearAt(['#4f9fd6', '#d8eef4'], 0, 0, 0, 226), {
      min: 0.5,
      rough: 8,
      region: [-40, -40, 290, 300],
    }),
    lifted(
      K,
      [smooth(blob(70, 120, 60, 22, K.noise, 0.4, 2)), smooth(blob(150, 160, 46, 16, K.noise, 0.4, 2))],
      0.95,
      3,
    ),
    shaded(K, 'M98 -20H112V232H98Z', { fill: '#f6efe0', shade: '#8a93ad', depth: 6 }),
    shaded(K, 'M208 -20H234V256H208Z', { fill: '#f6efe0', shade: '#8a93ad', from: 180, depth: 10 }),
    shaded(K, 'M-20 226H250V256H-20Z', { fill: '#fbf5e8', shade: '#8a93ad', from: -90, depth: 12 }),
  );
  // table cloth: cream, blue checks in perspective, light from the window
  const T = scene.element('cloth');
  const top = 'M-40 318C200 306 600 306 840 316V1240H-40Z';
  const lineX = (k: number, y: number): number => 400 + k * lerp(54, 132, (y - 310) / 890);
  const stripes: string[] = [];
  for (let k = -9; k <= 9; k += 1)
    if (k % 2 === 0)
      stripes.push(
        `M${fix(lineX(k - 0.22, 310))} 310L${fix(lineX(k + 0.22, 310))} 310L${fix(lineX(k + 0.22, 1220))} 1220L${fix(lineX(k - 0.22, 1220))} 1220Z`,
      );
  for (let i = 0, y = 330; y < 1220; i++) {
    const h = lerp(16, 60, (y - 310) / 890);
    if (i % 2 === 0)
      stripes.push(
        `M-40 ${fix(y)}C200 ${fix(y - 4)} 600 ${fix(y + 4)} 840 ${fix(y)}L840 ${fix(y + h)}C600 ${fix(y + h + 4)} 200 ${fix(y + h - 4)} -40 ${fix(y + h)}Z`,
      );
    y += h * 1.15;
  }
  scene.add(
    layer(T, path(top, T.linearAt(['#fbf3df', '#f3e4c4'], 0, 310, 800, 1200)), {
      min: 0.6,
      region: [-60, 280, 940, 960],
    }),
    glaze(T, stripes, '#7fb8dc', { opacity: 0.7, min: 0.5, region: [-60, 290, 940, 940] }),
    // window light falls in panes
    soft(
      T,
      'M560 330L840 330V1240H-40V1120C300 1100 560 1000 720 800C740 640 660 460 560 330Z',
      '#a79fc4',
      40,
      0.4,
    ),
  );
}

function lid(scene: Scene): void {
  const L = scene.element('lid');
  const d =
    'M140 404C140 310 170 200 196 152C210 128 560 136 580 160C610 210 630 310 640 420C560 400 240 396 140 404Z';
  const bumps = times(6, (i): Point => [
    lerp(lerp(246, 232, i > 2 ? 1 : 0), lerp(540, 560, i > 2 ? 1 : 0), (i % 3) / 2),
    i > 2 ? 322 : 216,
  ]);
  scene.add(
    soft(L, 'M600 200C680 260 700 380 690 440L600 420Z', '#5a5478', 18, 0.6),
    shaded(
      L,
      d,
      {
        fill: L.linearAt(['#ecd4a8', '#c09c70'], 160, 200, 620, 330),
        shade: BOARD_DARK,
        depth: 28,
        min: 0.75,
      },
      bumps.map(([x, y]) =>
        shaded(L, smooth(blob(x, y, 64, 44, L.noise, 0.06)), {
          fill: '#e2c89a',
          shade: '#8a6448',
          from: 30,
          depth: 16,
          min: 0.85,
          rim: 1,
          rimStrength: 0.3,
        }),
      ),
      stain(L, {
        region: [150, 140, 490, 250],
        n: 260,
        length: 8,
        width: 1.2,
        angle: 0.4,
        colour: '#6a5a4a',
        opacity: [0.12, 0.4],
        spread: 1.2,
      }),
    ),
    shaded(L, 'M186 166C200 118 230 112 390 112C540 112 580 122 594 170C560 150 230 146 186 166Z', {
      fill: '#e6cd9e',
      shade: BOARD_DARK,
      from: -100,
      depth: 14,
    }),
  );
}

function tray(scene: Scene): void {
  const T = scene.element('tray');
  const outer =
    'M120 410C126 380 190 372 400 378C560 384 640 392 664 424C694 560 716 720 716 900C718 990 700 1050 668 1062C540 1090 230 1060 128 1036C92 1024 82 980 86 920C92 720 100 540 120 410Z';
  scene.add(
    soft(
      T,
      'M100 1020C260 1090 560 1110 700 1076C760 1040 770 760 730 520L800 700C820 900 810 1060 760 1110C560 1150 240 1120 90 1060Z',
      '#4f4668',
      22,
      0.75,
    ),
    shaded(
      T,
      outer,
      {
        fill: T.linearAt(['#efd9b0', BOARD, '#b08e66'], 100, 500, 720, 900),
        shade: BOARD_DARK,
        depth: 40,
        min: 0.75,
      },
      stain(T, {
        region: [80, 370, 650, 720],
        n: 900,
        length: 8,
        width: 1.2,
        angle: 0.4,
        colour: '#6a5a4a',
        opacity: [0.1, 0.35],
        spread: 1.4,
      }),
    ),
  );
}

/** From far to near: well, planet, front lip; then the cones between this row and the next. */
function cups(scene: Scene): void {
  for (let row = 0; row < 4; row++) {
    for (let col = 0; col < 3; col++) cup(scene, col, row);
    if (row < 3) for (let col = 0; col < 2; col++) cone(scene, col, row);
  }
}

/** One cup and what lies in it; in the twelfth only broken shell. */
function cup(scene: Scene, col: number, row: number): void {
  const { x, y, r } = spot(col, row);
  const S = scene.element(`cup ${row}${col}`);
  const well = smooth(blob(x, y + r * 0.22, r * 1.16, r * 0.86, S.noise, 0.05));
  scene.add(
    shaded(
      S,
      well,
      { fill: '#94704e', shade: '#33201c', from: 40, depth: r * 0.5, min: 0.8, crisp: 0.35 },
      soft(S, smooth(blob(x - r * 0.4, y + r * 0.1, r * 0.8, r * 0.8, S.noise, 0.1)), '#2c2220', 12, 0.7),
    ),
  );
  const kind = KINDS[row * 3 + col];
  scene.add(
    kind
      ? smallPlanet(scene.element('planet ' + kind), { kind, x, y: y - r * 0.12, r })
      : brokenShell(scene.element('hatched'), { x, y, r, yolk: YOLK, from: FROM }),
  );
  // front lip of the cup
  const lip = `M${fix(x - r * 1.2)} ${fix(y + r * 0.2)}C${fix(x - r * 0.9)} ${fix(y + r * 0.86)} ${fix(x + r * 0.9)} ${fix(y + r * 0.9)} ${fix(x + r * 1.2)} ${fix(y + r * 0.22)}C${fix(x + r * 1.3)} ${fix(y + r * 0.7)} ${fix(x + r * 1.0)} ${fix(y + r * 1.28)} ${fix(x)} ${fix(y + r * 1.3)}C${fix(x - r)} ${fix(y + r * 1.28)} ${fix(x - r * 1.3)} ${fix(y + r * 0.7)} ${fix(x - r * 1.2)} ${fix(y + r * 0.2)}Z`;
  scene.add(
    shaded(
      S,
      lip,
      { fill: mix('#f0dcb6', BOARD, col / 3), shade: BOARD_DARK, from: 200, depth: r * 0.42, min: 0.78 },
      stain(S, {
        region: [x - r * 1.2, y, r * 2.4, r * 1.4],
        n: 60,
        length: 7,
        width: 1.2,
        angle: 0.4,
        colour: '#6a5a4a',
        opacity: [0.12, 0.4],
        spread: 1.2,
      }),
      lifted(
        S,
        smooth(
          ribbon(
            spline(
              [
                [x - r * 1.1, y + r * 0.4],
                [x - r * 0.5, y + r * 0.86],
                [x + r * 0.3, y + r * 0.94],
              ],
              false,
              8,
            ),
            (t) => 4 * Math.sin(Math.PI * t),
          ),
        ),
        0.6,
        2,
      ),
    ),
  );
}

function cone(scene: Scene, col: number, row: number): void {
  const a = spot(col, row);
  const b = spot(col + 1, row + 1);
  const [x, y, s] = [(a.x + b.x) / 2, (a.y + b.y) / 2 + 10, b.r * 0.5];
  const S = scene.element(`cone ${row}${col}`);
  scene.add(
    soft(
      S,
      soften(`${x},${y - s} ${x + s * 1.9},${y + s * 0.5} ${x + s * 1.2},${y + s * 1.1} ${x},${y + s}`),
      '#3a2e2c',
      7,
      0.6,
    ),
    shaded(
      S,
      `M${fix(x - s * 0.95)} ${fix(y + s * 0.9)}C${fix(x - s * 0.6)} ${fix(y - s * 0.2)} ${fix(x - s * 0.4)} ${fix(y - s * 1.2)} ${fix(x)} ${fix(y - s * 1.3)}C${fix(x + s * 0.4)} ${fix(y - s * 1.2)} ${fix(x + s * 0.6)} ${fix(y - s * 0.2)} ${fix(x + s * 0.95)} ${fix(y + s * 0.9)}C${fix(x + s * 0.4)} ${fix(y + s * 1.3)} ${fix(x - s * 0.4)} ${fix(y + s * 1.3)} ${fix(x - s * 0.95)} ${fix(y + s * 0.9)}Z`,
      { fill: '#ecd6ae', shade: BOARD_DARK, depth: s * 0.9, min: 0.8 },
    ),
  );
}

/** A towel over a corner of the box shields the storm; a moon was left in a spoon near the lower edge. */
function onTheTable(scene: Scene): void {
  scene.add(teaTowel(scene.element('towel'), { ...spot(0, 2), from: FROM }));
  scene.add(moonInSpoon(scene.element('spoon'), { x: 226, y: 1128, turn: -9, from: FROM }));
}

/** Wet tracks, yolk-bright, leading off the table to the right. */
function tracks(scene: Scene): void {
  const T = scene.element('tracks');
  const { x, y, r } = spot(2, 3);
  const walk: readonly (readonly [number, number, number])[] = [
    [x + r * 0.9, y + r * 0.9, 0.9],
    [x + 74, y + 128, 0.8],
    [x + 136, y + 106, 0.35],
    [x + 128, y + 170, 0.6],
    [x + 186, y + 156, 0.3],
  ];
  const print = ([px, py, a]: readonly [number, number, number], k: number): string => {
    const toe = (b: number, l: number): string =>
      smooth(
        ribbon(
          spline(
            [
              [px, py],
              [px + Math.cos(a + b) * l * 0.5, py + Math.sin(a + b) * l * 0.5],
              [px + Math.cos(a + b) * l, py + Math.sin(a + b) * l],
            ],
            false,
            6,
          ),
          (t) => 4.4 * k * (1 - t * 0.5),
        ),
      );
    return [
      toe(-0.7, 24 * k),
      toe(0, 30 * k),
      toe(0.7, 24 * k),
      toe(Math.PI, 14 * k),
      smooth(blob(px, py, 7 * k, 6 * k, T.noise, 0.2)),
    ].join('');
  };
  const all = walk.map((w, i) => print(w, 0.9 + i * 0.08));
  scene.add(
    layer(
      T,
      all.map((d) => path(d, YOLK)),
      { rough: 3, rim: 2, min: 0.8, region: [x, y, 300, 260] },
    ),
    lifted(
      T,
      walk.map(([px, py]) => smooth(blob(px - 3, py - 2, 3, 2, T.noise, 0.2))),
      0.9,
      0.5,
    ),
    layer(
      T,
      dabs(T, 9, [x + 40, x + 190], [y + 90, y + 190], [1.5, 4], [1.5, 3], 0.2).map((d) => path(d, YOLK)),
      { rough: 1, rim: 1.4, region: 0.4 },
    ),
    brushLine(
      T,
      [
        [x + r * 0.3, y + r * 0.7],
        [x + r * 0.6, y + r * 1.0],
        [x + r * 0.7, y + r * 1.25],
      ],
      6,
      YOLK,
      { opacity: 0.9 },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 79 }, paint });
