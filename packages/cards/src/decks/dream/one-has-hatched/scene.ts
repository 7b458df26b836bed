/** Eleven small planets in an egg box, their weather turning; in the twelfth cup only broken shell. Morning, from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine, dabs } from '../../../kit/brush.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { TAU, fix, lerp, times, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon } from '../../../kit/shapes.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const shaded = shadedFrom(205);
const BOARD = '#d3b88c';
const BOARD_DARK = '#6a4a3a';
const YOLK = '#f5b21f';

function paint(): Scene {
  const scene = new Scene({ seed: 33, background: '#ffffff' });
  kitchen(scene);
  lid(scene);
  tray(scene);
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

/** Rows recede: row 0 far, row 3 near; column 0..2. */
const spot = (col: number, row: number): { x: number; y: number; r: number } => {
  const t = row / 3;
  const y = lerp(440, 926, t ** 1.12);
  const gap = lerp(146, 190, t);
  return { x: 384 + (col - 1) * gap + row * 8 + (col - 1) * 2, y: y + (col - 1) * 12, r: lerp(58, 78, t) };
};

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
  // wells first, then from far to near: planet, front lip, cone
  const kinds = [
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
  ] as const;
  for (let row = 0; row < 4; row++) {
    for (let col = 0; col < 3; col++) {
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
      const index = row * 3 + col;
      if (index === 11) hatched(scene, x, y, r);
      else {
        const kind = kinds[index];
        if (kind) scene.add(planet(scene.element('planet ' + kind), kind, x, y - r * 0.12, r));
      }
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
    // cones between this row and the next
    if (row < 3)
      for (let col = 0; col < 2; col++) {
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
  }
  towel(scene);
  spoon(scene);
  tracks(scene);
}

type Kind = 'ice' | 'gas' | 'rust' | 'ocean' | 'ring' | 'moon' | 'storm' | 'green' | 'rose' | 'lava' | 'sand';
const BASE: Readonly<Record<Kind, readonly [Colour, Colour]>> = {
  ice: ['#cfe8ee', '#2f5f86'],
  gas: ['#f0c896', '#6a3430'],
  rust: ['#d9703f', '#4a1c24'],
  ocean: ['#3f8fd0', '#12285c'],
  ring: ['#ecd9a4', '#6a4a3c'],
  moon: ['#d9d6d0', '#4a4a62'],
  storm: ['#7a7aa8', '#221f4a'],
  green: ['#86b86a', '#1f4a40'],
  rose: ['#eaa6a0', '#6a2a52'],
  lava: ['#5a4048', '#160c14'],
  sand: ['#f0d498', '#7a4a30'],
};

function planet(S: Easel, kind: Kind, x: number, y: number, r: number): string {
  const [fill, shade] = BASE[kind];
  const ball = smooth(blob(x, y, r, r, S.noise, 0.02, 1.2, 48));
  const P = (u: number, v: number): Point => [x + u * r, y + v * r];
  const bandAt = (v: number, h: number, colour: Colour, o = 0.7, wavy = 0.05): string => {
    const n = 14;
    const upper = times(n + 1, (i): Point => {
      const u = -1.1 + (2.2 * i) / n;
      return P(u, v - h / 2 + 0.14 * (1 - u * u) + wavy * S.noise.fbm(u * 3, v * 9, 3));
    });
    const lower = times(n + 1, (i): Point => {
      const u = 1.1 - (2.2 * i) / n;
      return P(u, v + h / 2 + 0.14 * (1 - u * u) + wavy * S.noise.fbm(u * 3, v * 9 + 5, 3));
    });
    return path(smooth([...upper, ...lower]), colour, `opacity="${o}"`);
  };
  const land = (u: number, v: number, a: number, b: number, colour: Colour): string => {
    const [px, py] = P(u, v);
    return path(smooth(blob(px, py, a * r, b * r, S.noise, 0.42, 1.8, 60)), colour);
  };
  const swirl = (u: number, v: number, k: number, colour: Colour): Mark =>
    times(3, (i) => {
      const [cx, cy] = P(u, v);
      const arm = times(18, (j): Point => {
        const a = (j / 18) * 4.6 + i * 2.1;
        const q = k * r * (0.12 + 0.88 * (j / 17));
        return [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.62];
      });
      return path(
        smooth(ribbon(arm, (t) => r * 0.05 * Math.sin(Math.PI * (0.1 + 0.9 * t)) + 0.6)),
        colour,
        'opacity=".9"',
      );
    });
  const clouds = (n: number): string =>
    lifted(
      S,
      times(n, () => {
        const [cx, cy] = P(S.rng.range(-0.8, 0.8), S.rng.range(-0.8, 0.8));
        return smooth(blob(cx, cy, r * S.rng.range(0.1, 0.3), r * S.rng.range(0.03, 0.07), S.noise, 0.5, 2));
      }),
      0.85,
      1,
    );
  const details: Record<Kind, () => Mark> = {
    ice: () => [
      bandAt(-0.75, 0.4, '#ffffff', 0.9),
      bandAt(0.2, 0.16, '#8fc0d6'),
      bandAt(0.55, 0.24, '#7fb0d0', 0.6),
      times(6, () => {
        const [cx, cy] = P(S.rng.range(-0.7, 0.6), S.rng.range(-0.4, 0.6));
        return ink(S, `M${cx} ${cy}l${r * 0.2} ${r * 0.1}l${r * 0.1} ${-r * 0.12}`, 1.6, '#3f7fa8', 0.7);
      }),
    ],
    gas: () => [
      bandAt(-0.7, 0.16, '#c98a5c'),
      bandAt(-0.38, 0.14, '#fff0d6', 0.8),
      bandAt(-0.12, 0.2, '#b8673f'),
      bandAt(0.2, 0.14, '#fbe0b8', 0.8),
      bandAt(0.5, 0.22, '#c07a50'),
      land(0.3, 0.36, 0.2, 0.11, '#a83a2a'),
      swirl(0.3, 0.36, 0.16, '#fbe0b8'),
    ],
    rust: () => [
      land(-0.2, 0.1, 0.4, 0.24, '#a8452a'),
      land(0.4, -0.3, 0.3, 0.2, '#b8552f'),
      land(0, 0.6, 0.5, 0.12, '#8f3826'),
      land(0, -0.92, 0.4, 0.14, '#fbf2e8'),
      ink(
        S,
        `M${x - r * 0.6} ${y - r * 0.1}C${x - r * 0.2} ${y + r * 0.1} ${x + r * 0.2} ${y - r * 0.1} ${x + r * 0.7} ${y + r * 0.12}`,
        3,
        '#6a2420',
        0.7,
      ),
    ],
    ocean: () => [
      land(-0.35, -0.2, 0.36, 0.3, '#86a850'),
      land(0.35, 0.25, 0.32, 0.22, '#c9b25c'),
      land(0.5, -0.5, 0.2, 0.14, '#6f9848'),
      land(-0.1, 0.75, 0.3, 0.14, '#eef6f6'),
      clouds(12),
      swirl(0.1, 0.05, 0.36, '#ffffff'),
    ],
    ring: () => [bandAt(-0.5, 0.2, '#d9bd7c'), bandAt(0, 0.24, '#c9a060'), bandAt(0.45, 0.16, '#f6e8c0')],
    moon: () =>
      times(13, () => {
        const [u, v] = [S.rng.range(-0.75, 0.75), S.rng.range(-0.75, 0.75)];
        const k = S.rng.range(0.06, 0.2);
        const [cx, cy] = P(u, v);
        return [
          path(smooth(blob(cx, cy, k * r, k * r * 0.8, S.noise, 0.15)), '#a8a4a8'),
          lifted(
            S,
            smooth(
              ribbon(
                times(6, (i): Point => {
                  const a = -0.4 + i * 0.5;
                  return [cx + Math.cos(a) * k * r, cy + Math.sin(a) * k * r * 0.8];
                }),
                () => 1.3,
              ),
            ),
            0.9,
            0.4,
          ),
        ];
      }),
    storm: () => [
      bandAt(-0.4, 0.4, '#4a4a80'),
      bandAt(0.3, 0.36, '#55558c'),
      swirl(-0.1, 0, 0.5, '#c9cce8'),
      swirl(0.4, 0.5, 0.25, '#aab0d8'),
      `<path d="M${fix(x + r * 0.1)} ${fix(y)}l${fix(r * 0.1)} ${fix(r * 0.2)}l${fix(-r * 0.12)} ${fix(r * 0.16)}l${fix(r * 0.14)} ${fix(r * 0.2)}l${fix(-r * 0.06)} ${fix(r * 0.18)}M${fix(x + r * 0.08)} ${fix(y + r * 0.36)}l${fix(-r * 0.16)} ${fix(r * 0.16)}l${fix(r * 0.02)} ${fix(r * 0.12)}M${fix(x + r * 0.5)} ${fix(y - r * 0.2)}l${fix(r * 0.06)} ${fix(r * 0.16)}l${fix(-r * 0.08)} ${fix(r * 0.14)}" fill="none" stroke="#fff8d0" stroke-width="3" stroke-linejoin="round"/>`,
    ],
    green: () => [
      land(-0.3, -0.4, 0.34, 0.2, '#5f9a50'),
      land(0.3, 0.1, 0.4, 0.26, '#4f8a4c'),
      land(-0.4, 0.4, 0.3, 0.2, '#b5d088'),
      clouds(9),
    ],
    rose: () => [
      bandAt(-0.55, 0.2, '#f7d0c4'),
      bandAt(-0.1, 0.26, '#d9807c'),
      bandAt(0.4, 0.2, '#f3c0b0'),
      clouds(6),
      swirl(-0.2, 0.3, 0.4, '#fff3ec'),
    ],
    lava: () =>
      times(7, (n) => {
        let [px, py] = P(S.rng.range(-0.7, 0.4), -0.8 + n * 0.25);
        const crack = times(7, (): Point => {
          px += S.rng.range(0.06, 0.24) * r;
          py += S.rng.gauss(0, 0.12) * r;
          return [px, py];
        });
        return [
          path(smooth(ribbon(crack, (t) => 3.6 * Math.sin(Math.PI * t) + 0.6)), '#f0702a'),
          path(smooth(ribbon(crack, (t) => 1.4 * Math.sin(Math.PI * t))), '#ffe08a'),
        ];
      }),
    sand: () => [
      bandAt(-0.3, 0.1, '#d9ab68', 0.7, 0.14),
      bandAt(0, 0.1, '#d0a05c', 0.7, 0.14),
      bandAt(0.3, 0.12, '#d9ab68', 0.7, 0.14),
      bandAt(0.6, 0.1, '#c08c4e', 0.7, 0.14),
      land(-0.4, -0.6, 0.2, 0.1, '#6fb0a8'),
    ],
  };
  const rim = kind === 'ring' ? ringPaths(S, x, y, r) : null;
  return (
    soft(S, smooth(blob(x + r * 0.2, y + r * 0.75, r * 0.9, r * 0.3, S.noise, 0.1)), '#1f1614', 8, 0.7) +
    (rim ? rim.back : '') +
    shaded(
      S,
      ball,
      { fill, shade, from: 212, depth: r * 0.72, min: 0.84, hand: 0, crisp: 0.3, crispDepth: 0.5 },
      details[kind](),
      lifted(
        S,
        smooth(blob(x - r * 0.42, y - r * 0.46, r * 0.2, r * 0.13, S.noise, 0.2, 1.2, 24, -0.7)),
        0.75,
        3,
      ),
    ) +
    (rim ? rim.front : '')
  );
}

function ringPaths(S: Easel, x: number, y: number, r: number): { back: string; front: string } {
  const arc = (a0: number, a1: number, k: number): Point[] =>
    times(26, (i): Point => {
      const a = lerp(a0, a1, i / 25);
      const [u, v] = [Math.cos(a) * r * 1.62 * k, Math.sin(a) * r * 0.42 * k];
      return [x + u * 0.96 - v * -0.27, y + v * 0.96 + u * -0.27];
    });
  const strip = (a0: number, a1: number, k: number, w: number, c: Colour): string =>
    path(smooth(ribbon(arc(a0, a1, k), () => w)), c);
  const make = (a0: number, a1: number): string =>
    layer(
      S,
      [
        strip(a0, a1, 1, 7, '#c9a878'),
        strip(a0, a1, 0.84, 4, '#efe0bc'),
        strip(a0, a1, 1.12, 2.5, '#9a7a58'),
      ],
      { rough: 1.5, rim: 1.2, min: 0.8, region: 0.3 },
    );
  return { back: make(Math.PI, TAU), front: make(0, Math.PI) };
}

/** The twelfth cup: shell, a smear of yolk. */
function hatched(scene: Scene, x: number, y: number, r: number): void {
  const H = scene.element('hatched');
  const shell = (list: string, inner: string): Mark => [
    shaded(
      H,
      soften(list, 0.5),
      { fill: '#dfeaf0', shade: '#6a86a8', depth: 16, min: 0.85, hand: 0.5 },
      path(
        times(12, () =>
          smooth(
            blob(
              x + H.rng.range(-r, r),
              y + H.rng.range(-r, r),
              H.rng.range(1.4, 4),
              H.rng.range(1.2, 3),
              H.noise,
              0.4,
            ),
          ),
        ).join(''),
        '#5f9a8c',
        'opacity=".8"',
      ),
    ),
    shaded(H, soften(inner, 0.5), { fill: '#fdf3dc', shade: '#a8825c', from: 30, depth: 12, min: 0.9 }),
  ];
  const p = (u: number, v: number): string => `${fix(x + u * r)},${fix(y + v * r)}`;
  scene.add(
    soft(H, smooth(blob(x, y + r * 0.45, r * 0.9, r * 0.4, H.noise, 0.1)), '#1f1614', 8, 0.8),
    shaded(
      H,
      smooth(blob(x + 4, y + r * 0.52, r * 0.7, r * 0.24, H.noise, 0.25)),
      { fill: YOLK, shade: '#a85a12', depth: 10, min: 0.85 },
      lifted(H, smooth(blob(x - r * 0.2, y + r * 0.46, r * 0.2, r * 0.05, H.noise, 0.2)), 0.8, 1),
    ),
    shell(
      [
        p(-0.86, 0.0),
        p(-0.6, -0.1),
        p(-0.5, 0.08),
        p(-0.3, -0.14),
        p(-0.1, 0.1),
        p(0.12, -0.08),
        p(0.3, 0.12),
        p(0.2, 0.5),
        p(-0.2, 0.74),
        p(-0.64, 0.6),
      ].join(' '),
      [
        p(-0.84, 0.0),
        p(-0.6, -0.1),
        p(-0.5, 0.08),
        p(-0.3, -0.14),
        p(-0.1, 0.1),
        p(0.12, -0.08),
        p(0.28, 0.12),
        p(0, 0.28),
        p(-0.5, 0.24),
      ].join(' '),
    ),
    shell(
      [
        p(0.36, -0.2),
        p(0.56, -0.46),
        p(0.72, -0.3),
        p(0.9, -0.42),
        p(1.02, -0.06),
        p(0.84, 0.3),
        p(0.5, 0.3),
      ].join(' '),
      [p(0.38, -0.18), p(0.56, -0.42), p(0.72, -0.26), p(0.9, -0.38), p(0.8, -0.1), p(0.56, 0.04)].join(' '),
    ),
  );
}

/** A towel over a corner of the box, shielding the storm. */
function towel(scene: Scene): void {
  const T = scene.element('towel');
  const { x, y } = spot(0, 2);
  const d = handPath(
    T,
    `M-30 ${y - 176}C40 ${y - 206} 80 ${y - 176} ${x - 70} ${y - 150}C${x - 30} ${y - 134} ${x} ${y - 116} ${x + 44} ${y - 60}C${x + 30} ${y - 30} ${x + 6} ${y - 44} ${x - 12} ${y - 30}C${x - 30} ${y - 10} ${x - 26} ${y + 14} ${x - 50} ${y + 8}C${x - 76} ${y + 6} ${x - 66} ${y + 54} ${x - 96} ${y + 58}C${x - 124} ${y + 66} 70 ${y + 130} 40 ${y + 124}C10 ${y + 120} 0 ${y + 160} -30 ${y + 166}Z`,
    2.4,
    0.03,
    5,
  );
  const fold = (list: string, w: number): string =>
    soft(
      T,
      smooth(ribbon(traceCurve(list, 8), (t) => w * Math.sin(Math.PI * (0.1 + 0.85 * t)))),
      '#7f7ea8',
      6,
      0.7,
    );
  scene.add(
    soft(
      T,
      `M${x - 30} ${y + 40}C${x + 20} ${y + 20} ${x + 60} ${y - 10} ${x + 44} ${y - 50}L${x + 70} ${y - 20}C${x + 50} ${y + 30} ${x} ${y + 60} ${x - 40} ${y + 80}C60 ${y + 170} 20 ${y + 200} -30 ${y + 210}V${y + 160}Z`,
      '#3a2e3c',
      9,
      0.65,
    ),
    shaded(
      T,
      d,
      { fill: '#fdf8ec', shade: '#8f8cb4', depth: 30, min: 0.9 },
      group(
        { style: MULTIPLY },
        [0, 1, 2].map((i) =>
          path(
            smooth(
              ribbon(
                spline(
                  [
                    [-30, y - 130 + i * 84],
                    [50, y - 140 + i * 82],
                    [x - 60, y - 112 + i * 60],
                    [x + 10, y - 96 + i * 50],
                  ],
                  false,
                  8,
                ),
                (t) => 10 + 3 * Math.sin(t * 9),
              ),
            ),
            '#5fa6d6',
            'opacity=".8"',
          ),
        ),
      ),
      fold(`-20,${y - 150} 50,${y - 120} ${x - 30},${y - 60} ${x + 20},${y - 30}`, 12),
      fold(`-20,${y - 40} 40,${y - 30} ${x - 70},${y - 6} ${x - 50},${y + 36}`, 14),
      fold(`-20,${y + 90} 30,${y + 70} 70,${y + 60} ${x - 80},${y + 50}`, 10),
    ),
  );
}

/** A moon left in a spoon, near the lower edge. */
function spoon(scene: Scene): void {
  const S = scene.element('spoon');
  scene.add(
    group(
      { transform: 'translate(226 1128) rotate(-9)' },
      soft(S, 'M-70 22C0 40 150 30 330 24L330 34C150 44 0 56 -70 36Z', '#4f4668', 7, 0.7),
      shaded(S, 'M40 -6C120 -4 240 -12 330 -16C350 -14 350 4 330 4C240 6 120 12 40 14Z', {
        fill: '#cfd8e2',
        shade: '#4f5a7c',
        from: -100,
        depth: 8,
        min: 0.85,
      }),
      shaded(S, soften('-78,4 -60,-24 -20,-34 20,-28 46,-8 48,12 24,30 -20,36 -60,28'), {
        fill: '#e6ecf0',
        shade: '#4f5a7c',
        depth: 16,
        min: 0.85,
      }),
      shaded(S, soften('-62,4 -46,-16 -16,-24 14,-18 32,0 14,18 -18,24 -48,18'), {
        fill: '#8f9ab4',
        shade: '#2f3656',
        from: 20,
        depth: 14,
      }),
      shaded(
        S,
        smooth(blob(-16, -8, 26, 25, S.noise, 0.03)),
        { fill: '#fbf7ea', shade: '#6f6f94', depth: 18, min: 0.92 },
        [
          [-22, -16, 5],
          [-8, 0, 6],
          [-26, 4, 4],
          [2, -14, 3],
        ].map(([cx = 0, cy = 0, k = 0]) => path(smooth(blob(cx, cy, k, k * 0.8, S.noise, 0.2)), '#c4c0c4')),
      ),
    ),
  );
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
