/** D44: the horizon is a sagging rope, and a tightrope walker crosses it toward the low sun. */
import { card } from '../../../finishes/finish.ts';
import {
  LEATHER,
  lampScreen,
  pierceAlong,
  puppet,
  rosette,
  shadowPuppet,
  slits,
} from '../../../finishes/puppet.ts';
import { polygon, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, taper } from '../../../kit/shapes.ts';
import { figureParts } from '../../../motifs/figure/figure.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';

const violet = '#3d1f3a';
const SUN: Point = [498, 566];
/** The horizon, from the bollard to beyond the card. */
const ROPE = traceCurve('104,668 190,716 300,758 410,776 520,768 620,734 720,682 840,606');
const ropeY = (x: number): number =>
  ROPE.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best))[1];

/** A steamer or a sailing ship, keel at 0, about a hundred long. */
function ship(kind: 'sail' | 'steam'): string[] {
  const hull = 'M-52 -16C-20 -10 20 -10 54 -20C50 -6 44 2 36 6C10 10 -20 10 -38 4C-46 0 -50 -8 -52 -16Z';
  if (kind === 'steam')
    return [
      hull,
      'M-26 -14L-24 -32L26 -34L30 -16Z',
      'M-10 -32L-8 -60L6 -60L6 -33Z',
      'M14 -34L15 -50L24 -50L24 -34Z',
      'M40 -18L41 -52L43 -52L44 -18Z',
    ];
  return [
    hull,
    'M-3 -12L-2 -96L1 -96L2 -12Z',
    'M4 -92C26 -72 36 -48 36 -24L4 -24Z',
    'M-5 -86C-18 -66 -30 -44 -44 -26L-5 -24Z',
  ];
}

function cloud(S: Easel, x: number, y: number, w: number): { d: string; holes: string } {
  const puffs = 6;
  const top = times(puffs * 4 + 1, (i): Point => {
    const t = i / (puffs * 4);
    return [
      x + (t - 0.5) * w,
      y - Math.sin(t * Math.PI) * w * 0.1 - Math.abs(Math.sin(t * Math.PI * puffs)) * w * 0.055,
    ];
  });
  const under: Point[] = [
    [x + w * 0.56, y + 6],
    [x + w * 0.2, y + w * 0.05],
    [x - w * 0.2, y + w * 0.035],
    [x - w * 0.58, y + 4],
  ];
  return {
    d: smooth([...top, ...under], true, 0.8),
    holes: [0.02, 0.06]
      .map((k) =>
        pierceAlong(
          S,
          times(6, (i): Point => [x + (i / 5 - 0.5) * w * 0.7, y - Math.sin((i / 5) * Math.PI) * w * k - 2]),
          { gap: 15, size: 3.2, kind: 'drop' },
        ),
      )
      .join(''),
  };
}

/** Crests lying along a row of water. */
function crests(
  S: Easel,
  row: readonly Point[],
  length: number,
  width: number,
  keep: (x: number) => number,
): string {
  return row
    .map(([x, y], i) => {
      if (S.rng.f() > keep(x)) return '';
      const next = row[Math.min(row.length - 1, i + 1)] ?? [x + 1, y];
      const slope = (next[1] - y) / Math.max(1, next[0] - x);
      const l = length * S.rng.range(0.6, 1.3);
      const P = (t: number, lift: number): Point => [x + t * l, y + t * l * slope - lift];
      return smooth(
        ribbon(
          spline([P(-0.5, 0), P(-0.1, width * 1.1), P(0.5, -1)]),
          (t) => width * Math.sin(Math.PI * t) + 0.3,
        ),
      );
    })
    .join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 4444, background: '#2a1220' });
  screen(scene);
  sun(scene);
  clouds(scene);
  seabirds(scene);
  sea(scene);
  rope(scene);
  ropeWalker(scene);
  beach(scene);
  return scene;
}

function screen(scene: Scene): void {
  scene.add(lampScreen(scene, SUN, '#fff1bd', '#e8a03e', '#6a2a2a', 820));
}

function sun(scene: Scene): void {
  const S = scene.element('sun');
  const disc = smooth(
    times(28, (i): Point => [SUN[0] + Math.cos(i * 0.2244) * 178, SUN[1] + Math.sin(i * 0.2244) * 178]),
  );
  scene.add(
    glow(S, SUN[0], SUN[1], 420, '#ffdf8a', 0.8),
    path(disc, '#fffdf0', `filter="${blur(S, 2)}"`),
    // cut rays
    group(
      { opacity: 0.55, filter: blur(S, 2.5) },
      times(30, (i) => {
        const a = (i / 30) * Math.PI * 2 + 0.05;
        const [r0, r1] = [206, i % 2 ? 286 : 340];
        const P = (r: number, d: number): Point => [
          SUN[0] + Math.cos(a + d) * r,
          SUN[1] + Math.sin(a + d) * r,
        ];
        return path(
          smooth([P(r0, 0), P((r0 + r1) / 2, 0.022), P(r1, 0), P((r0 + r1) / 2, -0.022)]),
          '#fff6d0',
        );
      }),
    ),
  );
}

/** Clouds of violet hide, drawn like scrolls. */
function clouds(scene: Scene): void {
  const S = scene.element('clouds');
  (
    [
      [176, 186, 330, 0.24],
      [640, 142, 380, 0.3],
      [90, 356, 260, 0.12],
      [724, 308, 240, 0.14],
      [330, 84, 200, 0.4],
    ] as const
  ).forEach(([x, y, w, distance]) => {
    const c = cloud(S, x, y, w);
    scene.add(puppet(S, c.d, { distance, colour: violet, pierced: [c.holes] }));
  });
}

function seabirds(scene: Scene): void {
  const S = scene.element('birds');
  scene.add(
    puppet(
      S,
      (
        [
          [250, 300, 1],
          [302, 272, 0.8],
          [214, 262, 0.7],
          [356, 300, 0.6],
        ] as const
      ).map(([x, y, s]) =>
        smooth(
          ribbon(
            spline([
              [x - 26 * s, y - 10 * s],
              [x - 10 * s, y - 12 * s],
              [x, y],
              [x + 12 * s, y - 14 * s],
              [x + 28 * s, y - 8 * s],
            ]),
            taper(4 * s, 0.3, 0.5),
          ),
        ),
      ),
      { distance: 0.08 },
    ),
  );
}

/** The sea hangs from the rope. */
function sea(scene: Scene): void {
  const S = scene.element('sea');
  const below = (dx: number, depth: number): Point[] =>
    ROPE.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [
      x,
      y + depth * (1 - 0.0006 * depth) + Math.sin(x / 34 + dx) * Math.min(9, depth * 0.05),
    ]);
  const waves = times(15, (j) => {
    const depth = 24 + j * 17 + j * j * 1.5;
    const row = below(j * 1.7, depth).filter(([x]) => x > 100 + j * 6);
    return row;
  });
  scene.add(
    puppet(S, polygon([[-20, 640], ...ROPE, [840, 1220], [-20, 1220]]), {
      colour: '#2c1426',
      pierced: waves.map((row, j) =>
        crests(
          S,
          row.filter((_, i) => i % 2 === 0),
          26 + j * 3.4,
          2.2 + j * 0.24,
          (x) => 1.5 - Math.abs(x - SUN[0]) / (54 + j * 15),
        ),
      ),
    }),
    // faint crests away from the sun, stained hide
    waves.map((row, j) =>
      path(
        crests(
          S,
          row.filter((_, i) => i % 3 === 0),
          30 + j * 3,
          1.8 + j * 0.16,
          (x) => (Math.abs(x - SUN[0]) > 40 + j * 14 ? 0.7 : 0),
        ),
        '#b0603a',
        'opacity=".6"',
      ),
    ),
  );

  // ships sliding into the sag
  (
    [
      ['sail', 232, 1.05, 1],
      ['steam', 706, 1.02, -1],
      ['sail', 618, 0.78, -1],
    ] as const
  ).forEach(([kind, x, s, flip]) => {
    const slope = (Math.atan2(ropeY(x + 14) - ropeY(x - 14), 28) * 180) / Math.PI;
    scene.add(
      moved(
        { x, y: ropeY(x) - 8, s, flip, r: slope },
        ship(kind).map((d) => path(d, LEATHER)),
      ),
    );
  });
}

/** The rope itself, laid in three strands. */
function rope(scene: Scene): void {
  const S = scene.element('rope');
  scene.add(
    puppet(
      S,
      smooth(
        ribbon(
          ROPE.filter((_, i) => i % 2 === 0),
          () => 14,
        ),
      ),
    ),
    path(
      ROPE.filter((_, i) => i % 2 === 0)
        .map(([x, y]) =>
          smooth(
            ribbon(
              spline([
                [x - 5, y - 10],
                [x + 1, y - 1],
                [x + 8, y + 9],
              ]),
              (k) => 2.3 * Math.sin(Math.PI * k) + 0.3,
            ),
          ),
        )
        .join(''),
      '#f0b45a',
      'opacity=".9"',
    ),
  );
}

function ropeWalker(scene: Scene): void {
  const S = scene.element('walker');
  const wx = 404;
  const wy = ropeY(wx) - 8;
  const man = figureParts({
    x: wx,
    y: wy,
    s: 2.9,
    view: 'side',
    pose: {
      ...poses.walk,
      arms: [
        { root: 66, bend: 26 },
        { root: 58, bend: 30 },
      ],
    },
    garment: 'jacket',
    hat: 'bowler',
    build: 'thin',
    wind: 10,
    colours: { coat: LEATHER, scarf: LEATHER },
  });
  const [, hand] = man.hands;
  const pole = spline([
    [hand[0] - 300, hand[1] + 52],
    [hand[0] - 150, hand[1] + 6],
    [hand[0], hand[1] - 4],
    [hand[0] + 150, hand[1] + 2],
    [hand[0] + 296, hand[1] + 40],
  ]);
  scene.add(
    puppet(S, smooth(ribbon(pole, () => 4.2))),
    moved(
      { x: wx, y: wy, s: 2.9 },
      man.parts
        .filter((part) => part.role !== 'feature' && part.role !== 'blush')
        .map((part) => path(part.d, LEATHER)),
    ),
    path(
      pierceAlong(
        S,
        [
          [man.hip[0] - 8, man.hip[1] - 14],
          [man.hip[0] - 2, man.hip[1] - 60],
          [man.hip[0] + 4, man.hip[1] - 104],
        ],
        { gap: 15, size: 4 },
      ) + rosette(man.hip[0] + 2, man.hip[1] + 2, 15, 7),
      '#ffe9b0',
    ),
  );
}

/** The beach: bollard, knot, a shoe. */
function beach(scene: Scene): void {
  const S = scene.element('beach');
  const sand = soften(
    '-60,1010 60,1000 180,1024 300,1070 460,1090 620,1082 740,1104 860,1090 860,1300 -60,1300',
  );
  const bollard =
    'M40 1040C52 960 50 860 46 760C44 720 40 700 34 684C24 650 44 620 88 616C134 616 156 648 146 684C138 706 136 730 138 770C142 870 150 960 164 1046Z';
  scene.add(
    puppet(S, sand, {
      colour: '#5d2c1e',
      pierced: [
        ...times(8, (j) =>
          pierceAlong(
            S,
            [
              [190 + j * 8, 1090 + j * 13],
              [380, 1116 + j * 11],
              [600 + j * 10, 1106 + j * 13],
            ],
            { gap: 26 + j * 2, size: 2.4, kind: 'dot' },
          ),
        ),
        // prints: one shod, one bare
        ...times(6, (i) => {
          const [x, y] = [566 - i * 72, 1122 + (i % 2) * 22 - i * 3];
          return smooth([
            [x - 15, y],
            [x - 6, y - 6],
            [x + 12, y - 5],
            [x + 17, y],
            [x + 8, y + 5],
            [x - 8, y + 5],
          ]);
        }),
      ],
    }),
    puppet(S, bollard),
    path(
      rosette(92, 880, 34, 10) +
        rosette(92, 972, 18, 8) +
        pierceAlong(S, trace('60,1010 64,900 58,800'), { gap: 17, size: 3.6 }) +
        pierceAlong(S, trace('142,1010 126,900 124,800'), { gap: 17, size: 3.6 }) +
        slits(S, trace('52,652 86,632'), trace('60,676 96,650'), 4, 2),
      '#d98a3c',
      'opacity=".9"',
    ),
    // turns of the rope
    [704, 730, 756].map(
      (y) =>
        puppet(
          S,
          smooth(
            ribbon(
              spline([
                [30, y - 6],
                [70, y + 8],
                [120, y + 6],
                [156, y - 12],
              ]),
              () => 13,
            ),
          ),
        ) +
        path(
          times(9, (k) => {
            const x = 38 + k * 13.5;
            const dip = y + Math.sin((k / 8) * Math.PI) * 9 - 5 - k * 0.6;
            return smooth(
              ribbon(
                spline([
                  [x - 5, dip - 9],
                  [x, dip],
                  [x + 7, dip + 9],
                ]),
                (t) => 2.2 * Math.sin(Math.PI * t) + 0.3,
              ),
            );
          }).join(''),
          '#f0b45a',
          'opacity=".85"',
        ),
    ),
    puppet(S, smooth(ribbon(traceCurve('150,748 176,790 168,836 186,880'), taper(11, 0.01, 2)))),
    times(5, (i) =>
      path(
        smooth(
          ribbon(
            spline([
              [184, 868],
              [178 + i * 6, 890],
              [170 + i * 10, 912],
            ]),
            taper(2.4, 0.02, 1),
          ),
        ),
        LEATHER,
      ),
    ),
    // the shoe he left
    moved(
      { x: 650, y: 1126, s: 1.15 },
      path(
        'M-34 8C-36 -8 -32 -26 -22 -30C-12 -28 -6 -18 4 -14C20 -10 36 -8 40 4C40 10 36 12 30 12L-26 12C-32 12 -34 10 -34 8Z',
        LEATHER,
      ),
      path(
        'M-26 -22C-20 -20 -14 -14 -10 -10C-16 -6 -24 -8 -26 -22ZM-2 -8L6 -10L5 -6L-1 -4ZM10 -6L17 -7L16 -3L10 -2Z',
        '#d98a3c',
      ),
    ),
  );
}

export default card({ finish: shadowPuppet, grade: { lamp: [0.62, 0.47], falloff: 0.4 }, paint });
