/** The storm is over but one lightning bolt still stands in the pasture, and the cows rub against it. Morning light from the right. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import {
  Scene,
  blob,
  brushLine,
  clamp,
  group,
  lerp,
  mix,
  nth,
  path,
  polygon,
  resample,
  ribbon,
  smooth,
  times,
  trace,
  wobble,
  type Colour,
  type Mark,
  type Point,
} from '../../../kit/index.ts';
import { cow } from '../../../motifs/cow.ts';
import { littleHouse } from '../../../motifs/little-house.ts';
import { smallPerson, type SmallPersonOptions } from '../../../motifs/small-person.ts';
import {
  MULTIPLY,
  glaze,
  ink,
  layer,
  lifted,
  paperBorder,
  shaded,
  soft,
  soften,
  stain,
} from '../../../motifs/watercolour-layers.ts';

const FROM = -20;
const VIOLET = '#7a4fd0';
/** The zigzag, from the cloud to the turf, with half-widths. */
const BOLT: readonly (readonly [number, number, number])[] = [
  [470, -60, 58],
  [352, 206, 54],
  [414, 188, 54],
  [304, 470, 48],
  [360, 452, 46],
  [280, 698, 38],
  [330, 682, 34],
  [308, 930, 10],
];

function paint(): Scene {
  const scene = new Scene({ seed: 59, background: '#ffffff' });
  sky(scene);
  land(scene);
  bolt(scene);
  queue(scene);
  ladder(scene);
  herd(scene);
  nest(scene);
  frontGrass(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

/** One edge of the bolt: the zigzag shifted by k of its half-width. */
const edgeOf = (k: number): Point[] => BOLT.map(([x, y, w]): Point => [x + 0.86 * w * k, y + 0.62 * w * k]);

function boltOutline(): string {
  return polygon([...edgeOf(-1), [312, 968], ...edgeOf(1).reverse()]);
}

function fork(points: readonly Point[], w: number): string {
  return polygon(ribbon(points, (t) => w * (1 - t) + 0.8));
}
const FORKS: readonly (readonly [readonly Point[], number])[] = [
  [
    [
      [340, 430],
      [250, 500],
      [270, 548],
      [180, 610],
      [190, 650],
      [130, 700],
    ],
    11,
  ],
  [
    [
      [410, 226],
      [520, 300],
      [500, 330],
      [590, 420],
      [574, 446],
      [622, 510],
    ],
    12,
  ],
  [
    [
      [380, 140],
      [280, 230],
      [292, 276],
      [210, 330],
    ],
    8,
  ],
  [
    [
      [370, 470],
      [470, 560],
      [458, 580],
      [512, 640],
    ],
    8,
  ],
];

function sky(scene: Scene): void {
  const K = scene.element('sky');
  const all = boltOutline() + FORKS.map(([p, w]) => fork(p, w)).join('');
  const halo = K.filter(
    '<feMorphology operator="dilate" radius="6"/><feGaussianBlur stdDeviation="15"/>',
    [0, -60, 800, 1120],
  );
  const mask = K.mask(
    '<rect x="-60" y="-60" width="920" height="1320" fill="#fff"/>',
    group({ filter: halo, opacity: 0.85 }, path(all, '#000')),
  );
  const storm = (list: string, colour: Colour, opacity: number, bleed: number, seed: number): string =>
    wash(K, soften(list), colour, {
      opacity,
      bleed,
      rough: 46,
      rim: 7,
      rimStrength: 0.5,
      min: 0.4,
      fx: 0.008,
      fy: 0.012,
      seed,
      region: [-60, -80, 940, 640],
    });
  scene.add(
    group(
      { mask, style: MULTIPLY },
      wash(
        K,
        'M-40 -40H840V700H-40Z',
        K.linearAt(
          [
            [0, '#3f92d8'],
            [0.55, '#a3d2ec'],
            [1, '#fdf0d8'],
          ],
          300,
          0,
          500,
          690,
        ),
        { min: 0.6, rough: 20, fx: 0.004, fy: 0.009 },
      ),
      // the storm leaving, over to the left
      storm(
        '-60,-60 560,-60 600,20 540,90 440,110 360,170 240,180 150,250 60,250 -60,310',
        '#7a78a8',
        0.95,
        5,
        4,
      ),
      storm('-60,-60 480,-60 500,20 400,60 300,70 240,140 130,140 60,200 -60,210', '#4a4880', 0.9, 6, 8),
      storm('-60,-60 330,-60 360,0 250,30 190,80 60,90 -60,120', '#2f2d5c', 0.85, 8, 12),
    ),
    // last rain under it
    group(
      { mask, style: MULTIPLY, opacity: 0.5 },
      stain(K, {
        region: [-20, 230, 230, 330],
        n: 90,
        length: 90,
        width: 1.3,
        angle: 1.75,
        colour: '#5a5f98',
        opacity: [0.15, 0.5],
        spread: 0.04,
      }),
    ),
    lifted(
      K,
      [
        smooth(blob(660, 210, 90, 22, K.noise, 0.5, 2)),
        smooth(blob(700, 300, 70, 14, K.noise, 0.5, 2)),
        smooth(blob(600, 560, 90, 12, K.noise, 0.5, 2)),
      ],
      0.85,
      7,
    ),
  );
}

function land(scene: Scene): void {
  const L = scene.element('land');
  scene.add(
    wash(
      L,
      soften('-40,640 80,600 200,630 330,590 470,626 600,580 720,604 850,580 850,700 -40,700'),
      '#8fb4b0',
      { min: 0.5, rough: 9, region: [-60, 540, 940, 190] },
    ),
    path('M-40 664H850V1240H-40Z', '#fff'),
    layer(
      L,
      path(
        'M-40 670C100 650 240 664 400 656C560 648 700 662 850 650V1240H-40Z',
        L.linearAt(
          [
            [0, '#b9d46a'],
            [0.25, '#7fb548'],
            [0.6, '#4a8a3c'],
            [1, '#23562f'],
          ],
          600,
          660,
          420,
          1200,
        ),
      ),
      { min: 0.74, rough: 8, region: [-60, 620, 940, 620], pool: 0.007 },
    ),
    stain(L, {
      region: [-20, 680, 840, 520],
      n: 1300,
      length: (_, y) => 8 + (y - 660) * 0.07,
      width: (_, y) => 1 + (y - 660) / 240,
      angle: -1.4,
      colour: (x, y) =>
        mix('#6f9f3a', '#1f4a2a', clamp((y - 700) / 430 + L.noise.fbm(x / 100, y / 40) * 0.6)),
      opacity: [0.15, 0.5],
      spread: 0.3,
    }),
    // hedges
    glaze(
      L,
      [
        soften('-40,690 60,678 160,690 260,680 270,700 120,708 -40,712'),
        soften('520,678 620,668 740,680 850,668 850,690 700,700 540,696'),
      ],
      '#3f6f48',
      { rough: 14, opacity: 0.9, min: 0.5 },
    ),
  );
  // puddles: sky and a splinter of the bolt
  const P = scene.element('puddles');
  for (const [x, y, rx, ry] of [
    [470, 1040, 130, 26],
    [150, 1128, 110, 24],
    [640, 1150, 96, 20],
    [96, 880, 60, 10],
  ] as const) {
    const d = smooth(blob(x, y, rx, ry, P.noise, 0.4, 1.8));
    scene.add(
      layer(
        P,
        [
          path(
            d,
            P.linearAt(
              [
                [0, '#6f8fd0'],
                [0.5, '#bfe0f0'],
                [1, '#fdf3dc'],
              ],
              x - rx,
              y,
              x + rx,
              y,
            ),
          ),
          group(
            { 'clip-path': P.clip(d) },
            soft(P, `M${x - rx} ${y - ry}h${rx * 2}v${ry * 0.5}h${-rx * 2}Z`, '#23562f', 5, 0.7),
          ),
        ],
        { rough: 5, rim: 2.2, min: 0.7, region: 0.3 },
      ),
      lifted(
        P,
        `M${x - rx * 0.3} ${y - 4}q${rx * 0.4} -5 ${rx * 0.8} 0q${-rx * 0.4} 5 ${-rx * 0.8} 0Z`,
        0.95,
        0.8,
      ),
    );
  }
  scene.add(
    glaze(
      P,
      polygon(
        resample(
          [
            [420, 1022],
            [440, 1030],
            [424, 1038],
            [450, 1050],
            [436, 1060],
            [456, 1064],
            [462, 1050],
            [444, 1040],
            [460, 1030],
          ],
          4,
        ),
      ),
      '#b9a4f0',
      { opacity: 0.9, rough: 4 },
    ),
  );
  // scorched ring
  scene.add(
    soft(P, smooth(blob(316, 944, 120, 26, P.noise, 0.3, 2)), '#2f2438', 12, 0.7),
    glaze(P, smooth(blob(316, 948, 74, 15, P.noise, 0.4, 2)), '#4a3a4a', { rough: 9, opacity: 0.8 }),
  );
}

function bolt(scene: Scene): void {
  const B = scene.element('bolt');
  const d = boltOutline();
  const strip = (a: number, b: number): string => polygon([...edgeOf(a), ...edgeOf(b).reverse()]);
  scene.add(
    group({ opacity: 0.55 }, soft(B, d, VIOLET, 16, 0.7)),
    ...FORKS.map(([p, w]) =>
      shaded(B, fork(wobble(resample(p, 6), B.noise, 2, 0.05, false), w), {
        fill: '#fdf8ff',
        shade: VIOLET,
        from: FROM,
        depth: w * 0.8,
        min: 0.9,
        rim: 1.8,
        wet: 0.7,
      }),
    ),
    shaded(
      B,
      d,
      {
        fill: '#fffdf4',
        shade: '#6a3fc4',
        from: FROM,
        depth: 18,
        min: 0.93,
        wet: 0.6,
        crisp: 0.35,
        crispDepth: 0.5,
        rim: 2.6,
        hand: 2,
      },
      // facets, like quartz
      glaze(B, strip(-1.1, -0.3), '#a98af0', { opacity: 0.85, rough: 5, region: [200, -60, 400, 1080] }),
      glaze(B, strip(-0.3, 0.05), '#d9ccfa', { opacity: 0.8, rough: 5, region: [200, -60, 400, 1080] }),
      glaze(B, strip(0.62, 1.1), '#fbe9a0', { opacity: 0.6, rough: 5, region: [200, -60, 400, 1080] }),
      [1, 3, 5].map((i) => {
        const [p, q] = [nth(edgeOf(1), i), nth(edgeOf(-1), i + 1)];
        return soft(B, polygon([p, nth(edgeOf(-0.2), i), q, nth(edgeOf(0.6), i + 1)]), VIOLET, 9, 0.5);
      }),
      ink(
        B,
        'M' +
          edgeOf(-0.3)
            .map(([x, y]) => `${x} ${y}`)
            .join('L'),
        2.2,
        '#6a3fc4',
        0.6,
      ),
    ),
  );
  // loose sparks
  scene.add(
    times(16, () => {
      const [x, y] = [316 + B.rng.gauss(0, 60), 880 + B.rng.gauss(0, 50)];
      return lifted(
        B,
        `M${x} ${y - 7}L${x + 1.6} ${y - 1.6}L${x + 7} ${y}L${x + 1.6} ${y + 1.6}L${x} ${y + 7}L${x - 1.6} ${y + 1.6}L${x - 7} ${y}L${x - 1.6} ${y - 1.6}Z`,
        0.95,
        0.3,
      );
    }),
  );
}

/** Villagers queue along the track to charge their lanterns. */
function queue(scene: Scene): void {
  const Q = scene.element('queue');
  // village at the right edge
  [
    [690, 668, 0.62, '#a8584a', 1],
    [742, 672, 0.75, '#8a5a5c', -1],
    [648, 664, 0.5, '#b5744a', 1],
  ].forEach(([x, y, s, roof, flip], i) =>
    scene.add(
      littleHouse(Q.element('house' + i), {
        x: Number(x),
        y: Number(y),
        s: Number(s),
        roof: String(roof),
        wall: '#fbf0dc',
        flip: Number(flip),
        spire: i === 1,
      }),
    ),
  );
  scene.add(
    layer(
      Q,
      path(
        soften(
          '690,676 720,690 700,720 640,760 560,800 470,850 400,900 380,930 440,926 520,876 610,826 690,780 750,730 756,690 730,672',
        ),
        '#e9d9b0',
      ),
      { rough: 6, rim: 1.2, rimStrength: 0.4, min: 0.65, region: 0.1 },
    ),
  );
  const lantern = (on: boolean): Mark => [
    path('M12 -44C12 -52 24 -52 24 -44', 'none', 'stroke="#3a3448" stroke-width="2"'),
    path('M11 -44H25L27 -24H9Z', '#4a4458'),
    path('M13 -41H23L24 -27H12Z', on ? '#fff6b8' : '#9aa6b8'),
  ];
  const folk: readonly (readonly [
    number,
    number,
    number,
    Colour,
    SmallPersonOptions['hat'],
    SmallPersonOptions['dress'],
    boolean,
  ])[] = [
    [708, 716, 42, '#5a7fa0', 'brim', 'coat', false],
    [680, 742, 48, '#b5604a', 'kerchief', 'skirt', false],
    [650, 768, 54, '#6a8a4c', 'cap', 'jacket', false],
    [612, 792, 62, '#8a5a7c', 'straw', 'skirt', false],
    [570, 826, 70, '#3f5f86', 'top', 'coat', false],
    [520, 864, 80, '#c9924a', 'kerchief', 'skirt', false],
    [760, 770, 58, '#4a6a5c', 'brim', 'coat', true],
  ];
  folk.forEach(([x, y, h, coat, hat, dress, on], i) =>
    scene.add(
      soft(
        Q,
        `M${x + h * 0.15} ${y}C${x} ${y - 4} ${x - h * 0.3} ${y - 3} ${x - h * 0.5} ${y + 4}C${x - h * 0.2} ${y + 7} ${x} ${y + 6} ${x + h * 0.15} ${y}Z`,
        '#1f3a24',
        2.5,
        0.7,
      ),
      smallPerson(Q.element('p' + i), {
        x,
        y,
        h,
        coat,
        hat: hat ?? 'brim',
        dress: dress ?? 'coat',
        flip: on ? 1 : -1,
        arms: [
          [
            [-5, 16],
            [-6, 30],
          ],
          [
            [8, 14],
            [10, 30],
          ],
        ],
        holding: lantern(on),
      }),
      on ? lifted(Q, smooth(blob(x + 10, y - 18, 9, 9, Q.noise, 0.1)), 0.6, 4) : '',
    ),
  );
}

function herd(scene: Scene): void {
  const H = scene.element('herd');
  const shadow = (x: number, y: number, w: number): string =>
    soft(
      H,
      `M${x - w * 0.6} ${y - 2}C${x - w * 0.2} ${y - 10} ${x + w * 0.3} ${y - 8} ${x + w * 0.45} ${y}C${x + w * 0.2} ${y + 12} ${x - w * 0.4} ${y + 14} ${x - w * 0.6} ${y - 2}Z`,
      '#17361f',
      8,
      0.7,
    );
  scene.add(
    shadow(476, 884, 150),
    cow(H.element('b'), {
      x: 478,
      y: 880,
      s: 0.86,
      flip: 1,
      patch: '#5a4038',
      from: FROM,
      nod: 14,
      eyesShut: true,
    }),
    shadow(150, 968, 200),
    cow(H.element('a'), {
      x: 126,
      y: 966,
      s: 1.16,
      flip: -1,
      patch: '#a8603a',
      from: FROM,
      nod: 22,
      eyesShut: true,
    }),
    shadow(560, 1090, 260),
    cow(H.element('c'), {
      x: 570,
      y: 1092,
      s: 1.3,
      flip: 1,
      coat: '#f6e2c0',
      patch: '#7a4a34',
      from: FROM,
      nod: -16,
    }),
  );
  // a new fence, hurried, with its gate open to the herd
  const F = scene.element('fence');
  const picket = (x: number, y: number, h: number, lean: number): string =>
    shaded(
      F,
      `M${x - 6} ${y}L${x - 6 + lean} ${y - h}L${x + lean} ${y - h - 9}L${x + 6 + lean} ${y - h}L${x + 6} ${y}Z`,
      { fill: '#fbf3e2', shade: '#7a7296', from: FROM, depth: 5, min: 0.9 },
    );
  const posts: readonly (readonly [number, number, number, number])[] = [
    [214, 1010, 56, -3],
    [240, 1022, 58, 2],
    [268, 1030, 60, -2],
    [296, 1035, 60, 3],
    [324, 1036, 60, -1],
    [352, 1034, 60, 2],
    [380, 1028, 58, 5],
    [404, 1020, 54, 12],
  ];
  scene.add(
    soft(F, 'M200 1014C260 1040 360 1046 416 1024L400 1044C340 1058 250 1056 196 1028Z', '#17361f', 5, 0.7),
    layer(
      F,
      [
        brushLine(F, trace('206,972 260,990 330,998 412,980'), 4, '#efe3cc', { attack: 0.02, decay: 0.02 }),
        brushLine(F, trace('206,996 260,1014 330,1020 412,1004'), 4, '#e2d4bc', {
          attack: 0.02,
          decay: 0.02,
        }),
      ],
      { rough: 1.5, rim: 1.3, region: 0.2 },
    ),
    posts.map(([x, y, h, lean]) => picket(x, y, h, lean)),
  );
}

/** The farmer polishes it, on a ladder. */
function ladder(scene: Scene): void {
  const L = scene.element('ladder');
  const [a, b, c, d] = [
    [206, 900],
    [318, 560],
    [232, 908],
    [344, 566],
  ] as const;
  scene.add(
    layer(
      L,
      [
        brushLine(
          L,
          [
            [a[0], a[1]],
            [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5)],
            [b[0], b[1]],
          ],
          4,
          '#a8743c',
          { attack: 0.01, decay: 0.01 },
        ),
        brushLine(
          L,
          [
            [c[0], c[1]],
            [lerp(c[0], d[0], 0.5), lerp(c[1], d[1], 0.5)],
            [d[0], d[1]],
          ],
          4,
          '#8a5c30',
          { attack: 0.01, decay: 0.01 },
        ),
        times(15, (i) => {
          const t = 0.04 + i * 0.066;
          return brushLine(
            L,
            [
              [lerp(a[0], b[0], t), lerp(a[1], b[1], t)],
              [lerp(a[0], b[0], t) + 13, lerp(a[1], b[1], t) + 4],
              [lerp(c[0], d[0], t), lerp(c[1], d[1], t)],
            ],
            2.8,
            '#c08a50',
            { attack: 0.01, decay: 0.01 },
          );
        }),
      ],
      { rough: 1.4, rim: 1.3, region: 0.15 },
    ),
    smallPerson(L.element('farmer'), {
      x: 290,
      y: 706,
      h: 128,
      coat: '#b5503c',
      legs: '#33507c',
      hat: 'straw',
      hatColour: '#efcf84',
      dress: 'jacket',
      lean: 5,
      arms: [
        [
          [-2, 14],
          [8, 22],
        ],
        [
          [10, -4],
          [22, -14],
        ],
      ],
      stride: [
        [
          [-2, 22],
          [-3, 44],
        ],
        [
          [8, 12],
          [6, 32],
        ],
      ],
      holding: path('M26 -98C34 -102 42 -94 40 -86C34 -82 26 -86 26 -98Z', '#fdf6ea'),
    }),
  );
  // bucket on a hook
  scene.add(
    ink(L, 'M232 826C228 836 226 842 226 848', 2, '#3a3448'),
    shaded(L, 'M214 848H240L236 874H218Z', { fill: '#8fa3b8', shade: '#3f4a66', from: FROM, depth: 7 }),
  );
}

function nest(scene: Scene): void {
  const N = scene.element('nest');
  scene.add('<g transform="translate(-34 0)">');
  scene.add(
    shaded(
      N,
      'M444 196C458 206 492 206 508 194C508 216 494 228 476 228C458 228 444 216 444 196Z',
      { fill: '#8a6440', shade: '#33221e', from: FROM, depth: 10 },
      stain(N, {
        region: [440, 190, 72, 40],
        n: 44,
        length: 22,
        width: 1.4,
        angle: 0.1,
        colour: '#33221e',
        opacity: [0.4, 0.8],
      }),
    ),
    times(10, () =>
      brushLine(
        N,
        [
          [N.rng.range(446, 500), N.rng.range(196, 220)],
          [476 + N.rng.gauss(0, 12), 208],
          [476 + N.rng.gauss(0, 36), N.rng.range(184, 222)],
        ],
        1.2,
        '#6a4a30',
      ),
    ),
    shaded(N, soften('462,196 466,178 480,170 492,174 496,186 506,192 492,202 472,202'), {
      fill: '#3c4a6a',
      shade: '#161c30',
      from: FROM,
      depth: 7,
    }),
    path('M495 178L504 181L495 184Z', '#e2a23a'),
    lifted(N, smooth(blob(489, 178, 1.5, 1.5, N.noise, 0.1)), 1, 0.2),
  );
  scene.add('</g>');
}

function frontGrass(scene: Scene): void {
  const G = scene.element('grass');
  const blades = (x0: number, x1: number, n: number): Mark =>
    times(n, () => {
      const x = G.rng.range(x0, x1);
      const h = G.rng.range(26, 84);
      return brushLine(
        G,
        [
          [x, 1210],
          [x + G.rng.gauss(0, 5), 1200 - h * 0.5],
          [x + G.rng.gauss(-6, 14), 1200 - h],
        ],
        2.8,
        G.rng.pick(['#2f6a34', '#4f8f3e', '#7fb548', '#1f4f2c']),
        { decay: 0.8 },
      );
    });
  scene.add(
    layer(G, [blades(-10, 300, 110), blades(560, 820, 100)], {
      rough: 2,
      rim: 1,
      min: 0.72,
      region: [-40, 1080, 900, 130],
    }),
  );
  // drops on the tips, catching violet
  scene.add(
    times(22, () => {
      const x = G.rng.chance(0.5) ? G.rng.range(20, 290) : G.rng.range(570, 780);
      return lifted(G, smooth(blob(x, G.rng.range(1120, 1180), 2.6, 3.2, G.noise, 0.1)), 0.95, 0.3);
    }),
  );
  const C = scene.element('clover');
  scene.add(
    layer(
      C,
      times(40, () => {
        const [x, y] = [C.rng.range(20, 780), C.rng.range(1116, 1184)];
        return path(
          smooth(blob(x, y, C.rng.range(2, 5), C.rng.range(2, 4), C.noise, 0.3)),
          C.rng.pick(['#fdf8f0', '#d9c6f2', '#f6e6a0']),
        );
      }),
      { rough: 1, rim: 1, region: [0, 940, 800, 260] },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 101 }, paint });
