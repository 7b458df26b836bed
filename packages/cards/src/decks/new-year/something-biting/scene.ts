/** N30: beside the fir somebody's grandfather fishes through the parquet. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { nth, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { catSit } from '../../../motifs/cat-sitting.ts';
import { iceFisher, ROD_TIP } from '../../../motifs/ice-fisher.ts';
import { parquetLake } from '../../../motifs/parquet-lake.ts';
import { walkingFir } from '../../../motifs/walking-fir.ts';

const WOOD = [
  oklch(0.22, 0.045, 40),
  oklch(0.36, 0.07, 50),
  oklch(0.52, 0.1, 60),
  oklch(0.68, 0.115, 70),
  oklch(0.82, 0.1, 82),
  oklch(0.93, 0.07, 92),
];
const FISH = [
  oklch(0.14, 0.03, 200),
  oklch(0.24, 0.045, 190),
  oklch(0.37, 0.055, 175),
  oklch(0.55, 0.06, 150),
  oklch(0.74, 0.07, 120),
];
const [MOSS, LAMP, SHADE] = [oklch(0.42, 0.05, 140), oklch(0.92, 0.11, 85), oklch(0.17, 0.035, 40)];
const FLOAT = oklch(0.68, 0.2, 42);
const FLOOR_END = 300;
const HOLE = { x: 420, y: 742, rx: 66, ry: 44 };
const FISHER: Point = [592, 812];

function paint(): Scene {
  const scene = new Scene({ seed: 3131, background: SHADE });
  const light = new Tone(0.5)
    .glow(590, 520, 430, 0.4, 380)
    .change((v, x, y) => v - Math.max(0, (y - 800) / 1300) - Math.max(0, (260 - x) / 1500));
  scene.add(
    parquetLake(scene.element('floor'), {
      wood: WOOD,
      fish: FISH,
      eye: oklch(0.88, 0.15, 92),
      joint: oklch(0.2, 0.04, 50),
      light,
      far: 1900,
      hole: HOLE,
    }),
  );
  wall(scene);
  fir(scene);
  lamp(scene);
  scene.add(catAndPlanks(scene.element('edge')), tackle(scene.element('tackle')));
  return scene;
}

function wall(scene: Scene): void {
  const S = scene.element('wall');
  const paper = rectangle(-10, -10, 810, FLOOR_END);
  scene.add(
    path(
      polygon(paper),
      S.linearAt([mix(MOSS, SHADE, 0.45), MOSS, mix(MOSS, oklch(0.7, 0.11, 85), 0.6)], 0, 0, 800, 120),
    ),
    times(17, (i) =>
      path(`M${i * 50 - 6} -10h16V${FLOOR_END}h-16Z`, mix(MOSS, '#0f1a14', 0.5), 'opacity=".28"'),
    ),
    strokes(S, {
      region: [0, 0, 800, FLOOR_END],
      n: 500,
      length: 60,
      width: 5,
      angle: 1.5,
      colour: (x, y) =>
        mix(mix(MOSS, SHADE, 0.5), LAMP, Math.max(0, 0.5 - Math.hypot(x - 640, y - 150) / 620)),
      opacity: [0.08, 0.24],
    }),
    window(S.element('window')),
    path(
      `M-10 ${FLOOR_END - 34}H810V${FLOOR_END}H-10Z`,
      S.linearAt([oklch(0.3, 0.05, 45), oklch(0.6, 0.09, 65)], 0, 0, 640, 0),
    ),
    path(`M-10 ${FLOOR_END - 34}H810v5H-10Z`, oklch(0.72, 0.09, 75), 'opacity=".5"'),
    path(`M-10 ${FLOOR_END}H810v16H-10Z`, SHADE, `opacity=".45" filter="${blur(S, 6)}"`),
  );
}

/** Snow falls where fish are supposed to be. */
function window(S: Easel): Mark {
  return [
    path('M330 -10H500V226H330Z', oklch(0.86, 0.03, 90)),
    path('M342 -10H488V214H342Z', S.linearAt([oklch(0.36, 0.07, 265), oklch(0.6, 0.07, 250)], 0, 0, 0, 220)),
    times(60, () =>
      ellipse(
        S.rng.range(344, 486),
        S.rng.range(0, 210),
        S.rng.range(1, 2.8),
        S.rng.range(1, 2.8),
        '#eef2fb',
        'opacity=".8"',
      ),
    ),
    path('M342 190Q380 176 420 186T488 180V214H342Z', '#e9effa'),
    path('M410 -10H420V214H410ZM342 92H488V100H342Z', oklch(0.86, 0.03, 90)),
    path('M318 226H512V242H318Z', oklch(0.8, 0.04, 85)),
  ];
}

function fir(scene: Scene): void {
  const S = scene.element('fir');
  const { svg, hang } = walkingFir(S, 118, 470, 0.74, {
    dark: oklch(0.2, 0.045, 165),
    body: oklch(0.36, 0.07, 150),
    lit: oklch(0.74, 0.11, 95),
    bark: '#3c2c2a',
    barkLit: '#a8806a',
  });
  const ball = (at: Point, r: number, colour: string): Mark => {
    const [x, y] = [at[0], at[1] + r + 6];
    return [
      line(`M${x} ${y - r - 7}V${y - r}`, '#e8c56a', 1.6),
      ellipse(
        x,
        y,
        r,
        r,
        S.radialAt(
          [mix(colour, '#fff6dc', 0.75), [0.35, colour], mix(colour, '#20101a', 0.6)],
          x + r * 0.4,
          y - r * 0.4,
          r * 1.5,
        ),
      ),
    ];
  };
  const [wine, brass] = [oklch(0.5, 0.15, 18), oklch(0.75, 0.12, 85)];
  scene.add(
    softShadow(S, 120, 474, 190, 36, SHADE, 0.95),
    svg,
    ball(hang(1, -0.6), 13, wine),
    ball(hang(1, 0.35), 14, brass),
    ball(hang(3, -0.2), 12, wine),
    ball(hang(3.2, 0.75), 11, oklch(0.5, 0.1, 250)),
    ball(hang(5.4, 0.1), 10, brass),
    ball(hang(7, -0.4), 9, wine),
    ball(hang(7.6, 0.6), 8, brass),
  );
}

function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  scene.add(
    softShadow(S, 704, 412, 70, 14, SHADE, 0.8),
    brushLine(S, trace('700,120 702,260 700,404'), 5, oklch(0.5, 0.09, 75), { attack: 0.02, decay: 0.02 }),
    ellipse(702, 408, 46, 13, oklch(0.45, 0.08, 70)),
    ellipse(702, 404, 40, 10, oklch(0.62, 0.1, 78)),
    glow(S, 700, 150, 330, oklch(0.78, 0.15, 70), 0.8, 0.4),
    path(
      'M652 60L748 60L786 166C740 180 660 180 614 166Z',
      S.linearAt([oklch(0.78, 0.14, 60), LAMP, oklch(0.84, 0.14, 68)], 614, 0, 786, 0),
    ),
    ['676,62 656,110 644,170', '700,62 700,120 700,176', '724,62 742,112 756,170'].map((l) =>
      brushLine(S, trace(l), 1.8, oklch(0.68, 0.14, 50), { opacity: 0.7 }),
    ),
    ellipse(700, 168, 86, 12, '#fff6d8'),
    glow(S, 620, 500, 400, LAMP, 0.28, 0.5, 0.6),
  );
}

/** The planks that were in the way, and a cat who has seen it too. */
function catAndPlanks(S: Easel): Mark {
  const plank = (x: number, y: number, r: number): Mark =>
    moved(
      { x, y, r },
      path('M-70 0L66 -2L70 10L-66 13Z', nth(WOOD, 1)),
      path('M-70 -4L66 -6L66 2L-70 4Z', nth(WOOD, 4)),
    );
  return [
    softShadow(S, 350, 640, 90, 16, SHADE, 0.7),
    plank(340, 640, -8),
    plank(352, 628, 5),
    plank(344, 616, -3),
    catSit(S.element('cat'), {
      x: 346,
      y: 612,
      s: 1.25,
      fill: oklch(0.3, 0.02, 300),
      light: LAMP,
      shade: oklch(0.1, 0.02, 300),
      angle: -40,
    }),
  ];
}

function tackle(S: Easel): Mark {
  const [fx, fy] = [HOLE.x, HOLE.y + 12];
  const tip: Point = [FISHER[0] + ROD_TIP[0] * 1.06, FISHER[1] + ROD_TIP[1] * 1.06];
  return [
    softShadow(S, 600, 822, 150, 30, SHADE, 0.9),
    bucket(S),
    iceFisher(S.element('fisher'), { x: FISHER[0], y: FISHER[1], s: 1.06 }),
    line(
      `M${tip[0]} ${tip[1]}Q${tip[0] - 18} ${(tip[1] + fy) / 2} ${fx} ${fy - 18}`,
      '#fff8e6',
      1.5,
      'opacity=".9"',
    ),
    path(`M${fx - 5} ${fy - 22}h10v8h-10Z`, '#e8c56a'),
    ellipse(fx, fy, 15, 14, S.radialAt(['#ffe3b8', [0.4, FLOAT], oklch(0.42, 0.14, 30)], fx + 5, fy - 6, 22)),
    path(
      `M${fx - 18} ${fy + 4}Q${fx} ${fy + 12} ${fx + 18} ${fy + 4}V${fy + 18}H${fx - 18}Z`,
      nth(FISH, 0),
      'opacity=".85"',
    ),
  ];
}

/** What has bitten so far. */
function bucket(S: Easel): Mark {
  const tin = { body: oklch(0.58, 0.02, 230), shade: oklch(0.36, 0.03, 250) };
  const slipper = (x: number, y: number, r: number, colour: string): Mark =>
    moved(
      { x, y, r },
      cel(
        S,
        '-9,14 -12,-14 -9,-32 0,-38 9,-32 12,-14 9,14',
        colour,
        laid('2,-40 14,-40 16,20 4,20', mix(colour, '#20101a', 0.5), 0.7),
      ),
      ellipse(0, -6, 6, 9, mix(colour, '#1a0c14', 0.7)),
    );
  return [
    softShadow(S, 716, 836, 60, 12, SHADE, 0.9),
    slipper(692, 768, -18, oklch(0.55, 0.12, 250)),
    slipper(716, 762, 4, oklch(0.62, 0.13, 30)),
    slipper(742, 770, 20, oklch(0.68, 0.1, 130)),
    cel(
      S,
      'M674 768L684 832C700 840 732 840 746 832L758 768Z',
      tin.body,
      laid('M674 768L684 832L706 838L698 768Z', tin.shade, 0.7),
    ),
    line('M676 782Q716 794 756 782', tin.shade, 2.4),
    line('M674 770C676 800 752 806 758 770', oklch(0.3, 0.02, 250), 2.4),
  ];
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.24 }, paint });
