/** N62: at noon a bare apple tree throws a green, leafy shadow on the snow, and in it people are having a picnic. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, leaf, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { closedCurve, along, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { blade } from '../../../kit/land.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { TAU, fix, inside, lerp, rectangle, scatter, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';
import { bareTree } from '../../../kit/trees.ts';
import { loungingMan, netChild, offeringWoman, oldManWithSled } from '../../../motifs/picnic-people.ts';

const SNOW = [
  oklch(0.74, 0.05, 258),
  oklch(0.85, 0.035, 255),
  oklch(0.94, 0.02, 250),
  oklch(0.985, 0.012, 90),
];
const SHADE = oklch(0.68, 0.07, 262);
const BARK = oklch(0.34, 0.04, 45);
const GREEN = [
  oklch(0.36, 0.085, 152),
  oklch(0.48, 0.11, 145),
  oklch(0.6, 0.13, 138),
  oklch(0.74, 0.15, 125),
  oklch(0.88, 0.15, 112),
];
const FOOT: Point = [300, 372];
const CROWN =
  '262,640 236,604 290,572 352,590 400,546 470,560 520,590 590,560 660,584 668,640 736,668 764,740 728,800 766,870 738,950 670,968 668,1040 590,1084 520,1064 460,1120 370,1100 340,1050 262,1062 220,1000 246,930 192,890 176,800 226,760 196,700';

function paint(): Scene {
  const scene = new Scene({ seed: 6262, background: SNOW[2] ?? '#ffffff' });
  snow(scene);
  const S = scene.element('shadow');
  const crown = wobble(closedCurve(CROWN), S.noise, 14, 0.014);
  shadow(scene, crown);
  swing(scene);
  blanket(scene);
  people(scene);
  tree(scene);
  sparrow(scene);
  return scene;
}

/** Noon from the upper left; a fence, and the way somebody has come. */
function snow(scene: Scene): void {
  const S = scene.element('snow');
  const tone = new Tone(0.72)
    .fill(closedCurve('-40,120 200,150 460,110 840,170 840,230 460,180 180,220 -40,190'), 0.3, { soft: 40 })
    .fill(closedCurve('-40,560 60,600 120,700 90,800 -40,820'), 0.36, { soft: 50 })
    .fill(closedCurve('620,1090 760,1040 840,1050 840,1240 560,1240 540,1160'), 0.3, { soft: 60 })
    .fill(closedCurve('640,330 840,300 840,470 700,440'), 0.4, { soft: 50 })
    .glow(420, 460, 220, 0.2, 80);
  const post = (x: number, y: number, h: number): Mark => [
    path(
      polygon(
        trace(`${x},${y} ${x + 10},${y} ${x + h * 0.8},${y + h * 0.7} ${x + h * 0.8 - 12},${y + h * 0.74}`),
      ),
      SHADE,
      'opacity=".7"',
    ),
    path(
      polygon(trace(`${x - 5},${y + 4} ${x - 4},${y - h} ${x + 5},${y - h} ${x + 6},${y + 4}`)),
      mix(BARK, SHADE, 0.35),
    ),
    ellipse(x, y - h, 8, 5, '#ffffff'),
  ];
  scene.add(
    modelled(S, rectangle(-20, -20, 820, 1220), {
      tone,
      colours: SNOW,
      flow: (x, y) => 0.25 * S.noise.fbm(x / 180, y / 120, 2),
      length: 70,
      width: 7,
      uneven: 0.1,
    }),
    [430, 520, 612, 706, 800].map((x, i) => post(x, 92 + i * 22, 56 + i * 4)),
    line('M418 56L820 146M418 78L820 172', mix(BARK, SHADE, 0.4), 5),
    // Two runners and a pair of boots, from the left edge.
    [0, 20].map((d) =>
      brushLine(S, trace(`-20,${780 + d} 0,${850 + d} 14,${920 + d} 24,${980 + d}`), 3, SHADE, {
        attack: 0.02,
        decay: 0.1,
        opacity: 0.8,
      }),
    ),
    times(6, (i) => ellipse(24 + i * 12 + (i % 2) * 20, 776 + i * 34, 9, 5.5, SHADE, 'opacity=".8"')),
  );
}

/** The tree's own shape laid down on the ground, with everything on it that it had in July. */
function shadow(scene: Scene, crown: Point[]): void {
  const S = scene.element('green');
  const inks = ramp(GREEN);
  const tone = new Tone(0.34);
  for (const [x, y] of scatter(crown, 120, S.rng)) {
    const r = S.rng.range(9, 34);
    tone.fill(blob(x, y, r * 1.3, r * 0.75, S.noise, 0.2), S.rng.range(0.55, 0.95), {
      soft: 8,
      amount: 0.75,
    });
  }
  const lying = `matrix(1.1 0 -0.36 -1.66 ${fix(FOOT[0] - 1.1 * FOOT[0] + 0.36 * FOOT[1])} ${fix(FOOT[1] + 1.66 * FOOT[1])})`;
  const trunk = ribbon(traceCurve('300,378 318,440 344,520 380,620 410,700', 12), (t) => lerp(26, 15, t));
  const dark = oklch(0.34, 0.07, 165);
  scene.add(
    path(smooth(trunk), mix(SHADE, dark, 0.45), `filter="${blur(S, 1.6)}"`),
    path(
      polygon(crown.map(([x, y]): Point => [x + 5, y + 8])),
      mix(SHADE, dark, 0.3),
      `filter="${blur(S, 9)}"`,
    ),
    modelled(S, crown, {
      tone,
      colours: GREEN,
      flow: (x, y) => -1.4 + 0.5 * S.noise.fbm(x / 70, y / 70, 2),
      length: 20,
      width: 3.4,
      uneven: 0.14,
      dh: 9,
    }),
    // Leaves at the edge, and beyond it.
    times(1100, () => {
      const { x, y } = along(crown, S.rng.f());
      const [u, v] = [x + S.rng.gauss(0, 14), y + S.rng.gauss(0, 14)];
      return path(
        leaf(u, v, S.rng.range(0, TAU), S.rng.range(9, 20), S.rng.range(3, 6.5)),
        inks(S.rng.range(0.06, 0.5)),
        `opacity="${fix(S.rng.range(0.75, 1))}"`,
      );
    }),
    // Sky between them: flecks of sun on snow.
    times(46, () => {
      const { x, y } = along(crown, S.rng.f());
      const [u, v] = [lerp(x, 460, S.rng.range(0.04, 0.2)), lerp(y, 830, S.rng.range(0.04, 0.2))];
      return path(
        leaf(u, v, S.rng.range(0, TAU), S.rng.range(8, 20), S.rng.range(3, 7)),
        SNOW[3] ?? '',
        'opacity=".9"',
      );
    }),
    group(
      { 'clip-path': S.clip(polygon(crown)), opacity: 0.5, style: 'mix-blend-mode:multiply' },
      group(
        { transform: lying },
        bareTree(scene.element('tree'), ...FOOT, 420, { ...TREE, colour: dark }).svg,
      ),
    ),
    grasses(S, crown),
    apples(S, crown),
  );
}

/** Grass and daisies grow in it. */
function grasses(S: Easel, crown: Point[]): Mark {
  const inks = ramp(GREEN);
  return scatter(crown, 900, S.rng)
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y], i) =>
      i % 14 === 0
        ? [ellipse(x, y - 9, 4.4, 3.6, '#ffffff'), ellipse(x, y - 9, 1.7, 1.4, oklch(0.84, 0.16, 88))]
        : path(
            blade(x, y, S.rng.range(9, 22), S.rng.gauss(0, 6), (t) => 1.7 * (1 - t)),
            inks(S.rng.range(0.1, 0.95)),
            'opacity=".8"',
          ),
    );
}

/** Shadows of apples are round, and a little red. */
function apples(S: Easel, crown: Point[]): Mark {
  return [...scatter(crown, 34, S.rng), ...trace('566,1130 268,1096 770,930')].map(([x, y]) => {
    if (inside(closedCurve('250,720 680,700 700,960 560,1030 250,960', 6), x, y)) return '';
    const r = S.rng.range(9, 13);
    return [
      ellipse(x, y, r * 1.1, r * 0.95, oklch(0.47, 0.15, 28)),
      path(
        `M${fix(x - r)} ${fix(y)}A${fix(r)} ${fix(r)} 0 0 1 ${fix(x)} ${fix(y - r * 0.9)}Q${fix(x - r * 0.5)} ${fix(y - r * 0.4)} ${fix(x - r)} ${fix(y)}Z`,
        oklch(0.68, 0.16, 40),
      ),
    ];
  });
}

/** Nothing hangs from the branch; its shadow does. */
function swing(scene: Scene): void {
  const S = scene.element('swing');
  const tint = oklch(0.52, 0.075, 190);
  scene.add(
    group(
      { opacity: 0.85, filter: blur(S, 1) },
      line('M612 600L566 424M652 602L604 414', tint, 4),
      path(polygon(trace('548,424 612,405 618,417 553,437')), tint),
    ),
  );
}

/** Checked red and white, seen from above. */
function blanket(scene: Scene): void {
  const S = scene.element('blanket');
  const at = (u: number, v: number): Point => [
    lerp(lerp(330, 610, u), lerp(270, 650, u), v),
    lerp(lerp(790, 770, u), lerp(926, 900, u), v),
  ];
  const red = oklch(0.62, 0.17, 27);
  const edge = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  scene.add(
    path(
      polygon([at(0.01, 0.05), at(1.02, 0.05), at(1.02, 1.06), at(-0.01, 1.06)]),
      GREEN[0] ?? '',
      'opacity=".6"',
    ),
    path(edge, oklch(0.95, 0.02, 80)),
    group(
      { 'clip-path': S.clip(edge) },
      times(5, (i) =>
        path(
          polygon([at(i / 5 + 0.03, 0), at(i / 5 + 0.12, 0), at(i / 5 + 0.12, 1), at(i / 5 + 0.03, 1)]),
          red,
          'opacity=".6"',
        ),
      ),
      times(4, (i) =>
        path(
          polygon([at(0, i / 4 + 0.04), at(1, i / 4 + 0.04), at(1, i / 4 + 0.15), at(0, i / 4 + 0.15)]),
          red,
          'opacity=".6"',
        ),
      ),
      strokes(S, {
        region: [250, 760, 420, 180],
        n: 40,
        length: 60,
        width: 9,
        angle: -0.1,
        colour: () => GREEN[1] ?? '',
        opacity: [0.15, 0.35],
      }),
    ),
    // A jug, a loaf, somebody's open book.
    ellipse(520, 886, 26, 7, GREEN[0] ?? '', 'opacity=".5"'),
    cel(
      S,
      '494,884 492,862 500,848 502,832 518,830 520,848 528,862 526,884 510,888',
      oklch(0.9, 0.03, 240),
      laid('512,826 540,840 534,894 512,892', oklch(0.64, 0.06, 245), 0.8),
    ),
    line('M522 838Q540 844 527 862', oklch(0.72, 0.05, 240), 4),
    cel(
      S,
      '552,892 556,876 580,870 600,878 602,892 576,898',
      oklch(0.66, 0.11, 62),
      laid('570,866 610,870 606,902 574,902', oklch(0.48, 0.1, 52), 0.8),
    ),
  );
}

function people(scene: Scene): void {
  const S = scene.element('people');
  scene.add(
    loungingMan(S, { x: 536, y: 800, s: 1 }),
    offeringWoman(S, { x: 396, y: 900, s: 1.16 }),
    netChild(S, { x: 654, y: 1034, s: 0.98 }),
    // His own shadow is only a shadow.
    path(
      smooth(closedCurve('138,1002 182,1000 232,1042 292,1100 318,1140 298,1154 260,1130 200,1074 140,1018')),
      SHADE,
      `opacity=".7" filter="${blur(S, 1.6)}"`,
    ),
    path(smooth(closedCurve('10,1004 80,1006 116,1030 50,1030')), SHADE, 'opacity=".6"'),
    oldManWithSled(S, { x: 152, y: 1000, s: 1.14 }),
  );
}

const TREE = {
  colour: BARK,
  light: oklch(0.78, 0.05, 70),
  width: 25,
  depth: 6,
  lean: 0.1,
  spread: 0.72,
  gnarl: 0.55,
  bend: 0.02,
};

function tree(scene: Scene): void {
  const S = scene.element('tree');
  const made = bareTree(S, ...FOOT, 420, TREE);
  scene.add(
    made.svg,
    strokes(S, {
      region: closedCurve('292,362 296,320 300,280 318,276 322,300 320,362', 6),
      n: 90,
      length: 34,
      width: 2,
      angle: 1.5,
      colour: (x) => mix(oklch(0.62, 0.05, 60), oklch(0.22, 0.03, 40), clamp((x - 280) / 44)),
      opacity: [0.4, 0.8],
    }),
    path(smooth(closedCurve('262,378 284,366 300,372 322,364 342,374 352,382 330,388 280,388')), '#ffffff'),
    // Snow where twigs fork.
    made.tips.filter((_, i) => i % 9 === 0).map(({ x, y }) => ellipse(x, y - 2, 6, 3, '#ffffff')),
  );
}

/** It cannot understand. */
function sparrow(scene: Scene): void {
  const S = scene.element('sparrow');
  const brown = oklch(0.52, 0.08, 55);
  scene.add(
    group(
      { transform: 'translate(548 1122) scale(1.25)' },
      ellipse(26, 12, 30, 6, SHADE, 'opacity=".7"'),
      line('M-14 10l-3 -12M-6 11l-1 -12', oklch(0.45, 0.08, 45), 2),
      cel(
        S,
        '-44,-30 -24,-26 0,-22 16,-6 12,6 -4,8 -20,0 -34,-14',
        brown,
        laid('-20,8 -4,-6 10,-12 20,4 0,14', oklch(0.86, 0.03, 80), 0.95),
        laid('-48,-34 -20,-24 0,-14 -14,-6 -34,-16', oklch(0.34, 0.06, 48), 0.8),
      ),
      cel(
        S,
        '2,-14 12,-18 22,-10 24,2 16,8 6,4',
        oklch(0.46, 0.09, 45),
        laid('6,0 20,-2 24,8 8,10', oklch(0.9, 0.02, 80), 0.9),
      ),
      path('M20 4L28 12L16 9Z', '#3a2c28'),
      ellipse(17, -4, 1.9, 1.9, '#1a1216'),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.08, saturation: 1.04 }, paint });
