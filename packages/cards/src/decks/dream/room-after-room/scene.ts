/** A halved nautilus is a spiral of rooms, from a cradle at the heart to a bare one open to the sea. Soft light from above. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { smooth, soften, spline } from '../../../kit/curves.ts';
import { group, moved, path, type Mark } from '../../../kit/markup.ts';
import { fix, lerp, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const shaded = shadedFrom(-100);
const CORAL = '#ee6a4c';
const C: Point = [322, 520];
const LIP = 0.62;
/** Outer radius of the shell, f radians back from the lip. */
const outer = (f: number): number => 462 * Math.exp(-0.14 * f);
const INNER = Math.exp(-0.14 * Math.PI * 2);
/** A place in the spiral: f back from the lip, w across the whorl (0 inner wall, 1 outer wall). */
const at = (f: number, w: number): Point => {
  const r = outer(f) * lerp(INNER, 1, w);
  return [C[0] + Math.cos(LIP - f) * r, C[1] + Math.sin(LIP - f) * r];
};
const SEPTA = [1.72, 2.4, 3.05, 3.7, 4.35, 5.0, 5.65, 6.35, 7.1, 7.95, 8.9, 10.0, 11.3, 12.8] as const;
/** A septum bows back toward the heart. */
const septum = (f: number): Point[] =>
  times(13, (i) => {
    const w = i / 12;
    return at(f + 0.3 * Math.sin(Math.PI * w), w);
  });

function paint(): Scene {
  const scene = new Scene({ seed: 43, background: '#ffffff' });
  coast(scene);
  scene.add('<g transform="translate(0 84)">');
  reflection(scene);
  shell(scene);
  rooms(scene);
  mouth(scene);
  scene.add('</g>');
  foreshore(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function coast(scene: Scene): void {
  const K = scene.element('coast');
  scene.add(
    wash(K, 'M-40 -40H840V430H-40Z', K.linearAt(['#c3cfdc', [0.55, '#f1dcd6'], '#fbeee2'], 0, 0, 0, 430), {
      min: 0.45,
      rough: 20,
      bleed: 4,
      rim: 6,
      rimStrength: 0.2,
      fx: 0.004,
      fy: 0.01,
    }),
    lifted(
      K,
      [
        smooth(blob(170, 120, 150, 26, K.noise, 0.5, 2)),
        smooth(blob(640, 80, 120, 18, K.noise, 0.5, 2)),
        smooth(blob(600, 230, 130, 16, K.noise, 0.5, 2)),
      ],
      0.8,
      10,
    ),
    glaze(
      K,
      [
        'M-20 150C120 130 240 170 330 150C260 176 90 180 -20 172Z',
        'M480 110C600 96 700 120 830 104L830 122C700 136 600 118 480 120Z',
      ],
      '#a9a8c4',
      { opacity: 0.5, bleed: 4, rough: 16, region: 0.3 },
    ),
    // sea: three greens, foam lines
    path('M-40 424H840V700H-40Z', '#fff'),
    wash(
      K,
      'M-40 426C200 422 600 428 840 424V640H-40Z',
      K.linearAt(['#1c716f', '#4fa596', '#cfe6d4'], 0, 424, 0, 640),
      { min: 0.6, rough: 6, region: [-60, 400, 920, 270] },
    ),
    stain(K, {
      region: [-20, 432, 840, 180],
      n: 220,
      length: (_, y) => 20 + (y - 430) * 0.3,
      width: (_, y) => 1 + (y - 430) / 70,
      angle: 0,
      colour: '#1f6a70',
      opacity: [0.12, 0.5],
      spread: 0.04,
    }),
    lifted(
      K,
      times(40, () => {
        const y = K.rng.range(450, 620);
        const x = K.rng.range(-10, 790);
        const w = K.rng.range(20, 90) * (0.4 + (y - 440) / 180);
        return `M${fix(x)} ${fix(y)}q${fix(w * 0.5)} -4 ${fix(w)} 0q${fix(-w * 0.5)} 5 ${fix(-w)} 0Z`;
      }),
      0.85,
      0.6,
    ),
    // far headland and a sail
    glaze(K, 'M-40 426L-40 396C30 380 90 392 130 408C160 416 180 424 200 427Z', '#8a9ab0', { opacity: 0.85 }),
    glaze(K, 'M726 424L730 380L752 420ZM716 426H758L750 434H724Z', '#7a8098', { opacity: 0.8 }),
  );
  // wet sand
  const S = scene.element('sand');
  const beach = 'M-40 636C120 620 300 640 460 628C600 620 720 640 840 630V1240H-40Z';
  scene.add(
    layer(
      S,
      path(beach, S.linearAt(['#f6ead6', [0.2, '#ecd6b6'], [0.55, '#ddcab4'], '#c3c4ba'], 0, 630, 0, 1200)),
      { min: 0.65, region: [-60, 600, 940, 640], rough: 12 },
    ),
    stain(S, {
      region: [-20, 650, 840, 550],
      n: 500,
      length: (_, y) => 10 + (y - 640) * 0.12,
      width: 1.6,
      angle: 0.02,
      colour: (_, y) => mix('#c09a70', '#8f8f90', (y - 640) / 540),
      opacity: [0.1, 0.4],
      spread: 0.06,
    }),
    lifted(
      S,
      smooth([
        ...times(20, (i): Point => [lerp(-30, 830, i / 19), 634 + 8 * Math.sin(i * 1.3)]),
        ...times(20, (i): Point => [lerp(830, -30, i / 19), 646 + 9 * Math.sin(i * 1.7 + 1)]),
      ]),
      0.95,
      1.5,
    ),
  );
}

const outlinePoints = (): Point[] => times(150, (i) => at((i / 149) * 6.9, 1));

function reflection(scene: Scene): void {
  const R = scene.element('reflection');
  const flip = (p: Point): Point => [p[0] + 4, 764 + (764 - p[1]) * 0.62];
  const d = smooth(
    outlinePoints()
      .filter((_, i) => i % 3 === 0)
      .map(flip),
  );
  scene.add(
    soft(R, d, '#c9a898', 14, 0.35),
    lifted(R, smooth(times(50, (i) => flip(at(1.8 + (i / 49) * 4.6, 0.6)))), 0.3, 14),
    lifted(
      R,
      times(26, (i) => {
        const y = 790 + i * 13;
        const x = R.rng.range(70, 640);
        return `M${fix(x)} ${fix(y)}q60 -3 ${fix(R.rng.range(70, 170))} 0q-60 4 ${fix(-R.rng.range(60, 150))} 1Z`;
      }),
      0.5,
      1,
    ),
  );
}

function shell(scene: Scene): void {
  const S = scene.element('shell');
  const whole = smooth(wobble(outlinePoints(), S.noise, 2, 0.02));
  scene.add(
    soft(S, 'M90 730C240 760 420 770 560 780L720 790L740 812C520 830 200 800 70 760Z', '#4f4350', 14, 0.75),
    // the outer wall: a far rim with rust flames, then the cut, pearl white
    shaded(
      S,
      smooth(outlinePoints().map(([x, y]): Point => [x + (x - C[0]) * 0.045, y + (y - C[1]) * 0.045 - 4])),
      { fill: '#e9c9a6', shade: '#7a4a3c', depth: 20, min: 0.8 },
      times(16, (i) => {
        const f = 1.3 + i * 0.26;
        return path(
          smooth([at(f, 0.96), at(f + 0.02, 1.06), at(f + 0.1, 1.08), at(f + 0.16, 1.05), at(f + 0.1, 0.97)]),
          '#b5603c',
          'opacity=".75"',
        );
      }),
    ),
    shaded(S, whole, { fill: '#fdf6ea', shade: '#a896a0', depth: 14, min: 0.88 }),
  );
}

/** Wallpapers from the heart outwards. */
const PAPERS: readonly Colour[] = [
  '#cfe3d4',
  '#f3cfc2',
  '#f6e3c6',
  '#bcd9cc',
  '#efc2b6',
  '#dfe6dc',
  '#f7dccb',
  '#a9cfc2',
  '#f1d3c8',
  '#e6e0d0',
  '#c6ddd2',
  '#f3c9ba',
  '#f6e6d0',
];

/** The outline of one room. */
function roomPath(S: Easel, f0: number, f1: number, inset: number): string {
  const [w0, w1] = [inset, 1 - inset * 0.7];
  const df = inset * 0.22;
  const along = times(14, (i) => at(lerp(f0 + df, f1 - df, i / 13), w1));
  const back = septum(f1 - df)
    .filter(([x, y]) => {
      const r = Math.hypot(x - C[0], y - C[1]);
      return r > outer(f1) * INNER * 1.06 && r < outer(f1) * 0.97;
    })
    .reverse();
  const inner = times(10, (i) => at(lerp(f1 - df, f0 + df, i / 9), w0));
  const front = septum(f0 + df).filter(([x, y]) => {
    const r = Math.hypot(x - C[0], y - C[1]);
    return r > outer(f0) * INNER * 1.06 && r < outer(f0) * 0.97;
  });
  return smooth(wobble([...along, ...back, ...inner, ...front], S.noise, 1, 0.04), true, 0.75);
}

function rooms(scene: Scene): void {
  const n = SEPTA.length - 1;
  for (let i = 0; i < n; i++) {
    const [f0, f1] = [nth(SEPTA, i), nth(SEPTA, i + 1)];
    const R = scene.element('room ' + i);
    const d = roomPath(R, f0, f1, 0.045);
    const size = outer((f0 + f1) / 2) * (1 - INNER);
    const [cx, cy] = at((f0 + f1) / 2 + 0.16, 0.5);
    const paper = nth(PAPERS, i % PAPERS.length);
    scene.add(
      shaded(
        R,
        d,
        {
          fill: paper,
          shade: '#4a3652',
          from: 80,
          depth: size * 0.22,
          min: 0.86,
          wet: 0.85,
          crisp: 0.25,
          hand: 0,
        },
        // a pattern of stripes or sprigs, and the glow of pearl
        i % 2
          ? group(
              { style: 'mix-blend-mode:multiply' },
              times(9, (k) =>
                path(
                  `M${fix(cx - size + k * size * 0.24)} ${fix(cy - size)}l${fix(size * 0.07)} 0l0 ${fix(size * 2)}l${fix(-size * 0.07)} 0Z`,
                  mix(paper, '#a87a70', 0.3),
                  'opacity=".5"',
                ),
              ),
            )
          : path(
              times(26, () =>
                smooth(
                  blob(
                    cx + R.rng.range(-1, 1) * size * 0.7,
                    cy + R.rng.range(-1, 1) * size * 0.7,
                    size * 0.022,
                    size * 0.022,
                    R.noise,
                    0.3,
                  ),
                ),
              ).join(''),
              mix(paper, '#7a8f80', 0.5),
              'opacity=".6"',
            ),
        soft(
          R,
          smooth(blob(cx, cy + size * 0.5, size * 0.8, size * 0.2, R.noise, 0.2)),
          '#5a4452',
          size * 0.09,
          0.5,
        ),
      ),
      i < 8
        ? doorway(
            scene.element('door ' + i),
            cx + (i % 2 ? 34 : -40) * (size / 150),
            cy + 22 * (size / 150),
            size / 150,
            i === 4,
          )
        : '',
      furniture(scene.element('things ' + i), i, cx, cy, size / 150),
    );
  }
  // the heart
  const H = scene.element('heart');
  const [hx, hy] = [C[0], C[1] + 3];
  scene.add(
    shaded(H, smooth(blob(hx, hy, 62, 60, H.noise, 0.03)), {
      fill: '#fbd9c4',
      shade: '#8a4f52',
      depth: 22,
      min: 0.85,
    }),
    lifted(H, smooth(blob(hx - 6, hy - 16, 30, 22, H.noise, 0.1)), 0.7, 9),
    moved({ x: hx, y: hy + 36, s: 0.74 }, cradle(H)),
    boat(H, hx + 36, hy + 34, 0.26),
  );
}

function doorway(S: Easel, x: number, y: number, s: number, nailed: boolean): string {
  const d = 'M-13 24C-14 -4 -10 -22 0 -23C10 -22 14 -4 13 24Z';
  return moved(
    { x, y, s: s * 1.25 },
    shaded(S, d, { fill: nailed ? '#a8704c' : '#b7a6a0', shade: '#5a4450', depth: 8, min: 0.85, wet: 0.5 }),
    nailed
      ? layer(
          S,
          [
            path('M-22 -14L20 -4L19 4L-23 -6Z', '#d9b48a'),
            path('M-20 16L22 2L23 10L-19 24Z', '#cfa678'),
            path('M-18 -10h3v3h-3ZM14 -2h3v3h-3ZM-14 18h3v3h-3ZM16 6h3v3h-3Z', '#4a3440'),
          ],
          { rough: 1.4, rim: 1.4, region: 0.3 },
        )
      : path(smooth(blob(7, 4, 2, 2, S.noise, 0.1)), '#f0d9a0'),
  );
}

/** The toy boat that is in every room. */
function boat(S: Easel, x: number, y: number, s: number): string {
  return moved(
    { x, y, s },
    layer(
      S,
      [
        path('M-34 -14C-10 -8 14 -8 36 -16C30 2 16 8 0 8C-18 8 -30 0 -34 -14Z', CORAL),
        path('M-34 -14C-10 -8 14 -8 36 -16L34 -9C14 -2 -10 -2 -32 -8Z', '#b8402c'),
        path('M-1 -12V-70H3V-12Z', '#6a4a3c'),
        path('M5 -68C22 -54 30 -36 30 -20C20 -18 12 -18 5 -19Z', '#fdf6ea'),
        path('M-4 -60C-14 -46 -20 -32 -22 -20C-14 -18 -8 -18 -4 -19Z', '#f6dccb'),
      ],
      { rough: 1.6, rim: 1.6, min: 0.88, region: 0.3 },
    ),
  );
}

function cradle(S: Easel): Mark {
  return [
    shaded(S, 'M-44 -36C-40 -20 -30 -8 0 -8C30 -8 40 -20 44 -36L30 -34C20 -24 -20 -24 -30 -34Z', {
      fill: '#c98f66',
      shade: '#5a3430',
      depth: 10,
    }),
    shaded(S, 'M14 -38C18 -66 44 -70 48 -40L44 -30Z', { fill: '#e2ab84', shade: '#5a3430', depth: 8 }),
    shaded(S, soften('-32,-36 -14,-44 8,-42 24,-36 10,-28 -18,-28'), {
      fill: '#fdf6ea',
      shade: '#a896a0',
      depth: 6,
      min: 0.92,
    }),
    ink(S, 'M-40 -4C-20 6 20 6 40 -4', 5, '#7a4f3c', 1),
  ];
}

function furniture(S: Easel, i: number, cx: number, cy: number, s: number): string {
  const wood = (d: string, fill: Colour = '#cf9a6c'): string =>
    shaded(S, d, { fill, shade: '#6a4440', depth: 6, min: 0.85, wet: 0.5 });
  const cloth = (d: string, fill: Colour): string =>
    shaded(S, d, { fill, shade: '#7a6478', depth: 10, min: 0.88 });
  const legs = (...xs: number[]): string =>
    xs.map((x) => wood(`M${x} -26L${x + 6} -26L${x + 5} 0L${x + 1} 0Z`)).join('');
  const sets: readonly (() => Mark)[] = [
    // from the mouth inwards
    () => [
      cloth('M-52 -8C-56 -40 -44 -60 -30 -62C-10 -64 10 -64 24 -60C38 -56 46 -36 44 -8Z', '#8fb8a8'),
      cloth(
        'M-62 -34C-60 -46 -44 -46 -42 -34L-40 -4L-62 -4ZM36 -34C38 -46 54 -46 56 -34L56 -4L34 -4Z',
        '#7aa898',
      ),
      cloth('M-40 -24H34V-6H-40Z', '#a9cfc2'),
      path('M-30 -10L-8 -14L-4 -6L-26 -2Z', '#fdf6ea'),
    ],
    () => [
      wood('M-56 -46H56V-38H-56Z'),
      legs(-50, 44),
      wood('M-30 -38H-4V-8H-30Z', '#9a6a48'),
      path('M-8 -50L22 -54L26 -47L-4 -46Z', '#fdf6ea'),
      wood('M34 -46V-70L42 -72V-46Z', '#8a6a58'),
      cloth('M24 -70L32 -88L48 -86L52 -70Z', '#9cc4b4'),
      wood('M4 0L6 -32L36 -32L38 0L33 0L32 -14L10 -14L9 0Z', '#c08a60'),
    ],
    () => [
      wood('M-62 -64H-54V0H-62ZM56 -44H62V0H56Z'),
      cloth('M-54 -34C-20 -40 30 -38 56 -32V-10H-54Z', '#e8a896'),
      cloth('M-52 -40C-40 -50 -20 -48 -16 -36C-26 -30 -44 -30 -52 -34Z', '#fdf6ea'),
      cloth('M-12 -40C-2 -50 16 -48 20 -36C10 -30 -6 -30 -12 -34Z', '#fdf6ea'),
      path('M-54 -12H58V-6H-54Z', '#8a5c44'),
    ],
    () => [
      wood('M-44 -40C-20 -46 20 -46 44 -40C20 -34 -20 -34 -44 -40Z', '#c99a70'),
      wood('M-5 -38H5L10 0H-10Z'),
      wood('M-66 -66H-60L-58 -28H-46V0H-50V-22H-60V0H-66ZM66 -66H60L58 -28H46V0H50V-22H60V0H66Z'),
      path(
        'M-20 -44C-12 -48 -2 -48 4 -44C-2 -41 -12 -41 -20 -44ZM12 -45C18 -47 24 -47 28 -45C24 -42 16 -42 12 -45Z',
        '#fdf6ea',
      ),
    ],
    () => [
      wood('M-40 -44L36 -52L40 -44L-38 -36Z', '#c99a70'),
      legs(-34, 26),
      wood('M-18 -20H18V-14H-18Z'),
      path('M-22 -48L2 -51L4 -46L-20 -43Z', '#fdf6ea'),
      path('M10 -52C10 -62 22 -62 22 -53Z', '#7aa898'),
    ],
    () => [
      wood('M-50 -52H-44V0H-50ZM44 -36H50V0H44Z'),
      cloth('M-44 -30C-20 -36 20 -34 44 -28V-8H-44Z', '#9cc8b8'),
      cloth('M-42 -36C-34 -44 -18 -42 -14 -33C-22 -28 -36 -28 -42 -30Z', '#fdf6ea'),
      path('M-44 -10H46V-5H-44Z', '#8a5c44'),
    ],
    () => [
      wood('M-34 -22H-12V0H-34Z', '#e2a878'),
      wood('M-8 -22H14V0H-8Z', '#8fb8a8'),
      wood('M-22 -44H2V-23H-22Z', '#f0cf94'),
      wood('M22 -12C22 -26 46 -26 46 -12C46 0 22 0 22 -12Z', '#d98a74'),
    ],
    () => [
      wood('M-34 0C-20 8 20 8 36 0L34 -5C20 2 -20 2 -32 -5Z'),
      cloth(
        'M-26 -8C-30 -26 -20 -36 0 -36C10 -36 16 -44 22 -58C30 -60 38 -52 36 -46C30 -40 28 -24 24 -8Z',
        '#c9a080',
      ),
      path('M24 -58L40 -62L36 -50Z', '#8a5c44'),
    ],
  ];
  const draw = sets[i];
  if (!draw) return i < 12 ? boat(S, cx, cy + 18 * s, s * 0.5) : '';
  return (
    moved(
      { x: cx, y: cy + 54 * s, s: s * 0.92 },
      soft(S, 'M-70 2C-30 -4 40 -4 80 2C40 8 -30 8 -70 2Z', '#3f2c38', 4, 0.6),
      draw(),
    ) + boat(S, cx + (i % 2 ? -54 : 58) * s, cy + 52 * s, s * 0.36)
  );
}

/** The last room: bare, its floor running out onto the wet sand. */
function mouth(scene: Scene): void {
  const M = scene.element('mouth');
  const f1 = SEPTA[0];
  const d = smooth(
    wobble(
      [
        ...times(16, (i) => at(lerp(0.01, f1 - 0.01, i / 15), 0.975)),
        ...septum(f1 - 0.01)
          .filter((_, i) => i > 0 && i < 12)
          .reverse(),
        ...times(12, (i) => at(lerp(f1, 0.05, i / 11), 0.03)),
        at(0, 0.2),
        at(-0.03, 0.5),
        at(-0.03, 0.8),
      ],
      M.noise,
      1,
      0.04,
    ),
    true,
    0.75,
  );

  scene.add(
    shaded(
      M,
      d,
      {
        fill: M.linearAt(['#f6e4d2', [0.6, '#e2d8cc'], '#9fc0b6'], 640, 260, 560, 760),
        shade: '#4a3a58',
        from: 150,
        depth: 60,
        min: 0.84,
        wet: 0.8,
        crisp: 0.25,
        hand: 0,
      },
      // pale squares where pictures hung; bare boards of light
      [
        [610, 320, 44, 54, 8],
        [660, 410, 40, 34, 18],
        [560, 300, 30, 38, 0],
      ].map(([x = 0, y = 0, w = 0, h = 0, r = 0]) =>
        group(
          { transform: `rotate(${r} ${x} ${y})` },
          lifted(M, `M${x} ${y}h${w}v${h}h${-w}Z`, 0.6, 1),
          ink(M, `M${x} ${y}h${w}v${h}h${-w}Z`, 1, '#a89088', 0.5),
          path(`M${x + w / 2 - 1.5} ${y - 9}h3v5h-3Z`, '#6a4a50'),
        ),
      ),
      soft(M, soften('500,640 600,560 700,600 700,740 600,760 470,700'), '#5f8a84', 30, 0.5),
      lifted(M, soften('520,620 580,570 640,600 650,700 590,720 530,680'), 0.45, 18),
    ),
    // the boat, at the threshold
    soft(M, smooth(blob(606, 748, 50, 8, M.noise, 0.2)), '#4f4350', 5, 0.7),
    boat(M, 604, 738, 0.95),
  );
}

function foreshore(scene: Scene): void {
  const F = scene.element('foreshore');
  // wet footprints, coming back in
  const steps = trace('286,1042 346,1016 376,980 436,958 470,926 530,902');
  const prints = steps.map(([x, y], i) => {
    const s = lerp(1.2, 0.55, i / 5);
    const a = 34 + (i % 2 ? 8 : -8);
    return group(
      { transform: `translate(${fix(x + (i % 2 ? 9 : -9) * s)} ${fix(y)}) rotate(${a}) scale(${fix(s)})` },
      path(soften('-6,10 -8,0 -6,-10 0,-14 7,-10 8,0 6,9 5,18 -1,22 -6,18'), '#5a5a66'),
      path(
        [
          [-6, -20, 3.4],
          [-1, -22, 2.8],
          [4, -21, 2.4],
          [8, -18, 2],
        ]
          .map(([u = 0, v = 0, r = 0]) => smooth(blob(u, v, r, r * 1.1, F.noise, 0.1)))
          .join(''),
        '#5a5a66',
      ),
    );
  });
  scene.add(
    group({ style: 'mix-blend-mode:multiply', opacity: 0.62 }, prints),
    lifted(
      F,
      steps.map(([x, y], i) =>
        smooth(blob(x + (i % 2 ? 9 : -9) - 3, y + 6, lerp(5, 2, i / 9), lerp(6, 2.4, i / 9), F.noise, 0.2)),
      ),
      0.5,
      1.4,
    ),
  );
  // tide sliding in from the lower left
  const edge = trace('-40,968 60,990 150,984 240,1030 330,1044 420,1084 540,1082 640,1116 740,1112 850,1140');
  scene.add(
    soft(
      F,
      smooth(
        ribbon(
          spline(
            edge.map(([x, y]): Point => [x + 4, y - 8]),
            false,
            8,
          ),
          () => 6,
        ),
      ),
      '#5a5560',
      5,
      0.5,
    ),
    layer(
      F,
      path(
        smooth([...spline(edge, false, 8), [850, 1240], [-40, 1240]]),
        F.linearAt(['#dff0e6', [0.4, '#8cc7b4'], '#2f7f7c'], 300, 1070, 240, 1230),
      ),
      { min: 0.7, rough: 8, rim: 2, region: [-60, 940, 940, 300] },
    ),
    lifted(
      F,
      [
        smooth(
          ribbon(
            spline(
              edge.map(([x, y]): Point => [x, y + 5]),
              false,
              10,
            ),
            (t) => 5 + 3 * Math.sin(t * 40),
          ),
        ),
        ...times(34, () => {
          const x = F.rng.range(0, 780);
          const y = 1010 + (x / 800) * 120 + F.rng.range(10, 150);
          return smooth(blob(x, y, F.rng.range(6, 26), F.rng.range(1.6, 4), F.noise, 0.5, 2));
        }),
      ],
      0.95,
      0.8,
    ),
    stain(F, {
      region: [0, 1060, 560, 130],
      n: 40,
      length: 50,
      width: 2,
      angle: 0.1,
      colour: '#1f6a70',
      opacity: [0.2, 0.5],
      spread: 0.1,
    }),
  );
  // small shells and weed at the right edge
  const P = scene.element('wrack');
  scene.add(
    times(14, () => {
      const [x, y] = [P.rng.range(640, 776), P.rng.range(900, 1100)];
      return layer(
        P,
        brushLine(
          P,
          [
            [x, y],
            [x + P.rng.gauss(14, 8), y - 6],
            [x + P.rng.gauss(30, 10), y + P.rng.gauss(0, 6)],
          ],
          2.6,
          '#5f6a4a',
        ),
        { rough: 2, rim: 1, region: 0.6 },
      );
    }),
    [
      [690, 980, 15, '#f3cfc2'],
      [742, 1030, 11, '#fdf6ea'],
      [66, 900, 14, '#e9c9a6'],
      [112, 960, 9, '#f3cfc2'],
      [660, 1070, 9, '#e9c9a6'],
    ].map(([x, y, r, c]) => {
      const [px, py, k] = [Number(x), Number(y), Number(r)];
      return [
        soft(P, smooth(blob(px + 4, py + k * 0.6, k * 1.2, k * 0.3, P.noise, 0.1)), '#4f4350', 3, 0.6),
        shaded(
          P,
          `M${px - k} ${py + k * 0.5}C${px - k * 1.1} ${py - k} ${px + k * 1.1} ${py - k} ${px + k} ${py + k * 0.5}L${px} ${py + k * 0.8}Z`,
          { fill: String(c), shade: '#8a6a6a', depth: k * 0.5 },
          times(5, (i) =>
            ink(P, `M${px} ${py + k * 0.8}L${px - k * 0.8 + i * k * 0.4} ${py - k * 0.6}`, 1, '#a87a70', 0.7),
          ),
        ),
      ];
    }),
  );
}

export default card({ finish: watercolour, grade: { seed: 83 }, paint });
