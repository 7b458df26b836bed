/** On an empty plinth pigeons have arranged themselves into the missing hero on horseback. Light from the upper right. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import {
  Scene,
  blob,
  clamp,
  flat,
  group,
  jitter,
  lerp,
  nth,
  path,
  ramp,
  resample,
  ribbon,
  smooth,
  spline,
  times,
  wobblyPolygon,
  type Colour,
  type Mark,
  type Point,
} from '../../../kit/index.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { pigeon } from '../../../motifs/pigeon.ts';
import { smallPerson } from '../../../motifs/small-person.ts';
import {
  ink,
  layer,
  lifted,
  paperBorder,
  shaded,
  soft,
  soften,
  stain,
} from '../../../motifs/watercolour-layers.ts';

const FROM = -48;
const VERDIGRIS = '#3fa58c';

function paint(): Scene {
  const scene = new Scene({ seed: 40, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#4f9cd6',
      bottom: '#f3f0e2',
      y: 900,
      clouds: [
        [150, 330, 280, 110],
        [690, 560, 240, 90],
        [300, 110, 220, 50],
      ],
      shadow: '#a9b0d0',
      from: FROM,
      min: 0.55,
    }),
  );
  square(scene);
  plinth(scene);
  statue(scene);
  strays(scene);
  fountain(scene);
  tourists(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function square(scene: Scene): void {
  const Q = scene.element('square');
  const block = (x: number, y: number, w: number, colour: Colour, roof: Colour): string => {
    const windows: Mark[] = [];
    for (let r = 0; y + 40 + r * 46 < 900; r++)
      for (let c = 0; c * 34 + 20 < w; c++)
        windows.push(
          path(
            wobblyPolygon(
              Q,
              [
                [x + 12 + c * 34, y + 34 + r * 46],
                [x + 27 + c * 34, y + 34 + r * 46],
                [x + 27 + c * 34, y + 60 + r * 46],
                [x + 12 + c * 34, y + 60 + r * 46],
              ],
              1,
            ),
            '#8a93ac',
            'opacity=".75"',
          ),
        );
    return (
      shaded(
        Q,
        `M${x} ${y + 20}H${x + w}V930H${x}Z`,
        { fill: colour, shade: '#8f86a0', from: FROM, depth: 20, min: 0.65, wet: 0.5 },
        windows,
      ) +
      shaded(Q, `M${x - 4} ${y + 24}L${x + 10} ${y - 26}L${x + w - 10} ${y - 28}L${x + w + 4} ${y + 22}Z`, {
        fill: roof,
        shade: '#6a6888',
        from: FROM,
        depth: 12,
        min: 0.65,
        wet: 0.5,
      })
    );
  };
  scene.add(
    block(-30, 640, 130, '#f1e3cc', '#b3aab8'),
    block(98, 690, 104, '#e9d6c2', '#a8b4c0'),
    block(590, 700, 110, '#efe0c8', '#b3a8a8'),
    block(698, 620, 140, '#e6d8cc', '#a3acbe'),
    wash(Q, soften('180,900 200,850 250,836 300,850 330,880 340,910 180,914'), '#8fae8a', {
      rough: 16,
      min: 0.4,
      region: 0.3,
    }),
    wash(Q, soften('470,910 490,850 540,830 590,846 620,910'), '#9ab894', {
      rough: 16,
      min: 0.4,
      region: 0.3,
    }),
    layer(
      Q,
      path(
        'M-40 896C200 890 600 890 840 896V1240H-40Z',
        Q.linearAt(
          [
            [0, '#e6dac6'],
            [1, '#cbb9a6'],
          ],
          0,
          896,
          0,
          1200,
        ),
      ),
      { min: 0.65, region: [-60, 870, 940, 370] },
    ),
    stain(Q, {
      region: [-20, 910, 840, 290],
      n: 260,
      length: (_, y) => 14 + (y - 900) * 0.14,
      width: 1.6,
      angle: 0.02,
      colour: '#a08c80',
      opacity: [0.12, 0.42],
      spread: 0.05,
    }),
    // the long shadow of plinth and flock, to the lower left
    soft(
      Q,
      soften('220,1090 560,1096 480,1160 300,1190 60,1180 -30,1150 -30,1090 100,1070'),
      '#5f567c',
      12,
      0.55,
    ),
  );
}

function plinth(scene: Scene): void {
  const P = scene.element('plinth');
  const stone = (d: string, depth: number, fill: Colour = '#efe5d2'): string =>
    shaded(
      P,
      d,
      { fill, shade: '#7a7290', from: FROM, depth, min: 0.78 },
      stain(P, {
        region: [150, 800, 520, 340],
        n: 90,
        length: 16,
        width: 2,
        angle: 1.2,
        colour: '#b3a48e',
        opacity: [0.1, 0.35],
        spread: 0.8,
      }),
    );
  scene.add(
    stone('M168 1096L176 1064H618L630 1096Z', 12),
    stone('M196 1066L202 1038H592L600 1066Z', 12),
    stone('M236 1040L248 876H548L562 1040Z', 60),
    // blank plaque, laurel
    shaded(P, 'M318 926L480 924L482 1000L316 1002Z', {
      fill: '#d9ccb4',
      shade: '#6a6280',
      from: 130,
      depth: 8,
      min: 0.8,
    }),
    ink(P, 'M322 1014C350 1030 440 1030 478 1014', 3, '#8a8094', 0.7),
    times(14, (i) =>
      path(
        soften(
          `${330 + i * 10.5},${1020 + Math.sin((i / 13) * 3.1) * 8} ${336 + i * 10.5},${1013 + Math.sin((i / 13) * 3.1) * 8} ${341 + i * 10.5},${1018 + Math.sin((i / 13) * 3.1) * 8}`,
        ),
        '#9a90a0',
        'opacity=".7"',
      ),
    ),
    stone('M220 880L228 852H568L578 880Z', 10),
    stone('M234 854L238 832H558L564 854Z', 8, '#f6eedd'),
    // four bolt holes where bronze hooves were
    path(
      [
        [480, 840],
        [510, 846],
        [540, 841],
      ]
        .map(([x = 0, y = 0]) => smooth(blob(x, y, 5, 2.4, P.noise, 0.1)))
        .join(''),
      '#5f5870',
    ),
    ink(P, 'M300 842C298 852 302 862 298 874M470 842C472 856 468 866 472 884', 2.4, VERDIGRIS, 0.6),
    // droppings, played straight
    lifted(
      P,
      times(16, () => {
        const x = P.rng.range(240, 556);
        const y = P.rng.range(836, 900);
        return smooth(
          ribbon(
            [
              [x, y],
              [x + 1, y + 8],
              [x, y + P.rng.range(10, 26)],
            ],
            (t) => 2.6 * (1 - t) + 0.5,
          ),
        );
      }),
      0.9,
      0.5,
    ),
  );
}

/** A limb of the statue: points with a radius at each, and how much darker than its light it is kept. */
type Limb = readonly (readonly [number, number, number])[];
const FAR_LIMBS: readonly Limb[] = [
  [
    [372, 630, 50],
    [384, 712, 31],
    [422, 768, 22],
    [408, 816, 18],
    [420, 834, 15],
  ],
  [
    [520, 556, 40],
    [612, 528, 28],
    [676, 556, 21],
    [672, 616, 16],
    [650, 634, 13],
  ],
];
const LIMBS: readonly (readonly [number, Limb])[] = [
  [
    0.16,
    [
      [290, 552, 20],
      [232, 560, 28],
      [190, 622, 31],
      [178, 700, 22],
      [196, 752, 10],
    ],
  ],
  [
    0.06,
    [
      [336, 612, 66],
      [288, 700, 38],
      [336, 764, 25],
      [314, 814, 21],
      [330, 834, 17],
    ],
  ],
  [
    0.06,
    [
      [300, 592, 70],
      [330, 580, 80],
      [400, 568, 78],
      [486, 540, 80],
      [516, 524, 66],
    ],
  ],
  [
    0.04,
    [
      [496, 524, 70],
      [548, 436, 56],
      [586, 358, 46],
    ],
  ],
  [
    0,
    [
      [572, 348, 38],
      [586, 350, 44],
      [630, 380, 36],
      [668, 420, 27],
      [684, 438, 18],
    ],
  ],
  [
    0.02,
    [
      [500, 566, 48],
      [580, 604, 32],
      [598, 672, 22],
      [566, 708, 18],
      [544, 706, 13],
    ],
  ],
  [
    0.24,
    [
      [384, 376, 34],
      [326, 436, 50],
      [294, 514, 46],
      [262, 556, 22],
    ],
  ],
  [
    -0.16,
    [
      [404, 532, 46],
      [404, 500, 52],
      [404, 430, 52],
      [408, 366, 54],
      [408, 350, 46],
    ],
  ],
  [
    -0.1,
    [
      [412, 500, 40],
      [462, 560, 34],
      [448, 640, 24],
      [486, 666, 18],
      [506, 666, 13],
    ],
  ],
  [
    -0.12,
    [
      [390, 386, 28],
      [448, 440, 24],
      [512, 446, 19],
    ],
  ],
  [
    -0.14,
    [
      [420, 380, 34],
      [494, 326, 27],
      [548, 250, 22],
      [566, 222, 15],
    ],
  ],
  [
    -0.2,
    [
      [398, 306, 30],
      [414, 298, 38],
      [430, 300, 34],
    ],
  ],
  [
    0.22,
    [
      [346, 282, 11],
      [372, 258, 22],
      [414, 242, 32],
      [458, 256, 22],
      [486, 282, 10],
    ],
  ],
];

interface Perch {
  x: number;
  y: number;
  tangent: number;
  across: number;
  r: number;
  nx: number;
  ny: number;
}

/** Places along a limb, spaced like scales. */
function perches(limb: Limb, jitterBy: () => number): Perch[] {
  const spine = resample(
    spline(
      limb.map(([x, y]): Point => [x, y]),
      false,
      12,
    ),
    4,
  );
  const radius = (t: number): number => {
    const k = t * (limb.length - 1);
    const i = Math.min(limb.length - 2, Math.floor(k));
    return lerp(nth(limb, i)[2], nth(limb, i + 1)[2], k - i);
  };
  const out: Perch[] = [];
  let walked = 0;
  for (let i = 1; i < spine.length - 1; i++) {
    walked += 4;
    const r = radius(i / (spine.length - 1));
    const step = clamp(r * 0.4, 10, 17);
    if (walked < step && i > 1 && i < spine.length - 2) continue;
    walked = 0;
    const [a, b] = [nth(spine, i - 1), nth(spine, i + 1)];
    const tangent = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const lanes = Math.max(1, Math.round((r * 2) / 17));
    for (let l = 0; l < lanes; l++) {
      const across = lanes === 1 ? 0 : (l / (lanes - 1)) * 2 - 1 + jitterBy() * 0.12;
      const [nx, ny] = [-Math.sin(tangent), Math.cos(tangent)];
      const [x, y] = nth(spine, i);
      out.push({
        x: x + nx * across * r * 0.86 + jitterBy() * 3,
        y: y + ny * across * r * 0.86 + jitterBy() * 3,
        tangent,
        across,
        r,
        nx,
        ny,
      });
    }
  }
  return out;
}

function statue(scene: Scene): void {
  const S = scene.element('statue');
  const tones = ramp(['#343a52', '#565f7a', '#828da6', '#b3bccb', '#e6e8ea', '#ffffff']);
  const [lx, ly] = [Math.cos(-0.84), Math.sin(-0.84)];
  const paintLimb = (limb: Limb, dim: number): { base: string; birds: Mark[] } => {
    const body = smooth(
      ribbon(
        spline(
          limb.map(([x, y]): Point => [x, y]),
          false,
          10,
        ),
        (t) => {
          const k = t * (limb.length - 1);
          const i = Math.min(limb.length - 2, Math.floor(k));
          return (
            lerp(nth(limb, i)[2], nth(limb, i + 1)[2], k - i) *
            0.8 *
            Math.min(1, 0.25 + 5 * Math.min(t, 1 - t))
          );
        },
      ),
    );
    const birds = perches(limb, () => S.rng.gauss(0, 1))
      .sort((p, q) => p.y - q.y)
      .map((p) => {
        const lit = clamp(0.48 + 0.5 * (p.nx * lx + p.ny * ly) * p.across - dim + S.rng.gauss(0, 0.05));
        const odd = S.rng.f();
        const colour = odd < 0.02 ? '#b58a70' : odd < 0.03 ? '#f6f2ea' : jitter(tones(lit), S.rng, 0.02, 8);
        const along = (p.tangent * 180) / Math.PI;
        const turn = ((along + 90 + 360) % 180) - 90;
        const rim = Math.abs(p.across) > 0.8;
        return pigeon(S, {
          x: p.x,
          y: p.y,
          s: clamp(p.r / 46, 0.5, 0.86),
          turn: turn * 0.75 + S.rng.gauss(0, 13),
          flip: S.rng.chance(0.8) ? 1 : -1,
          colour,
          wings: rim && S.rng.chance(0.1) ? 'raised' : 'folded',
        });
      });
    return { base: path(body, '#3a4058'), birds };
  };
  const far = FAR_LIMBS.map((limb) => paintLimb(limb, 0.26));
  scene.add(
    layer(
      S,
      far.map((l) => [l.base, l.birds]),
      { rough: 1.4, rim: 1.1, min: 0.86, region: [140, 180, 580, 680] },
    ),
  );
  const near = LIMBS.map(([dim, limb]) => paintLimb(limb, dim));
  scene.add(
    layer(
      S,
      near.map((l) => l.base),
      { rough: 2, rim: 1, min: 0.9, region: [140, 180, 580, 680] },
    ),
    ...near.map((l) => layer(S, l.birds, { rough: 1.4, rim: 1.1, min: 0.88, region: 0.15 })),
  );
  // ears, mane crest and an eye made of a turned head
  scene.add(
    layer(
      S,
      [
        pigeon(S, { x: 572, y: 318, s: 0.6, turn: -70, colour: '#8f9ab0' }),
        pigeon(S, { x: 596, y: 316, s: 0.56, turn: -60, colour: '#c3cad6' }),
        ...times(7, (i) =>
          pigeon(S, {
            x: lerp(556, 474, i / 6),
            y: lerp(338, 474, i / 6),
            s: 0.7,
            turn: 120 + S.rng.gauss(0, 10),
            flip: -1,
            colour: jitter('#4a526c', S.rng),
            wings: 'raised',
          }),
        ),
        pigeon(S, { x: 620, y: 366, s: 0.5, turn: 30, colour: '#20243a' }),
      ],
      { rough: 1.4, rim: 1.2, region: [430, 270, 240, 260] },
    ),
  );
  // reins: a red-free ribbon of string in beaks
  scene.add(ink(S, 'M512 446C560 430 610 412 640 408', 2.4, '#5a4a52', 0.9));
}

function strays(scene: Scene): void {
  const B = scene.element('strays');
  // the late one, with the sword
  const bird = layer(
    B,
    pigeon(B, { x: 690, y: 150, s: 1.5, turn: 8, flip: -1, colour: '#8a94aa', wings: 'spread' }),
    { rough: 1.4, rim: 1.4, region: 0.3 },
  );
  scene.add(
    group(
      { transform: 'translate(652 128) rotate(-22)' },
      shaded(B, 'M-84 -4L2 -6L2 6L-84 6L-98 1Z', {
        fill: VERDIGRIS,
        shade: '#155a54',
        from: -70,
        depth: 5,
        min: 0.88,
      }),
      shaded(B, 'M0 -18C6 -20 10 -14 10 0C10 14 6 20 0 18C-2 8 -2 -8 0 -18Z', {
        fill: '#2f8f7c',
        shade: '#0f4a48',
        from: -70,
        depth: 4,
      }),
      shaded(B, 'M8 -5H34C40 -5 40 6 34 6H8Z', { fill: '#2f8f7c', shade: '#0f4a48', from: -70, depth: 4 }),
    ),
    bird,
  );
  // others still arriving
  scene.add(
    layer(
      B,
      [
        pigeon(B, { x: 92, y: 476, s: 0.95, turn: -12, colour: '#7d879e', wings: 'spread' }),
        pigeon(B, { x: 146, y: 420, s: 0.7, turn: 6, colour: '#aab3c2', wings: 'spread' }),
        pigeon(B, { x: 724, y: 330, s: 0.75, turn: 10, flip: -1, colour: '#9aa4b6', wings: 'spread' }),
        pigeon(B, { x: 250, y: 1030, s: 0.9, colour: '#8a94aa' }),
        pigeon(B, { x: 570, y: 1056, s: 0.95, flip: -1, colour: '#6f7890' }),
        pigeon(B, { x: 214, y: 1090, s: 1, flip: -1, colour: '#b3bccb' }),
      ],
      { rough: 1.4, rim: 1.3, region: [40, 300, 740, 820] },
    ),
  );
  // the tail sneezes feathers
  const F = scene.element('feathers');
  scene.add(
    layer(
      F,
      times(24, () => {
        const t = F.rng.f();
        const [x, y] = [lerp(180, 60, t) + F.rng.gauss(0, 14), lerp(690, 800, t) + F.rng.gauss(0, 40)];
        const a = F.rng.range(0, 6.28);
        const l = F.rng.range(9, 20);
        return path(
          smooth(
            ribbon(
              [
                [x, y],
                [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5 + 2],
                [x + Math.cos(a) * l, y + Math.sin(a) * l],
              ],
              (k) => 3.4 * Math.sin(Math.PI * (0.15 + 0.8 * k)),
            ),
          ),
          F.rng.pick(['#f3f2ee', '#c3cad6', '#8a94aa']),
        );
      }),
      { rough: 1.4, rim: 1.4, region: [20, 600, 220, 280] },
    ),
  );
}

/** The bronze hero himself, fishing in the fountain. */
function fountain(scene: Scene): void {
  const W = scene.element('fountain');
  scene.add(
    soft(W, 'M560 1096C640 1080 760 1082 830 1096V1130H560Z', '#5f567c', 10, 0.6),
    shaded(
      W,
      'M582 1030C620 1012 760 1010 850 1024V1100C760 1112 640 1108 590 1092Z',
      { fill: '#e2d6c2', shade: '#6f6888', from: FROM, depth: 30, min: 0.8 },
      ink(W, 'M590 1060C660 1076 760 1078 850 1068', 2, '#8a8094', 0.6),
    ),
    shaded(W, 'M582 1030C620 1010 760 1008 850 1022C760 1046 640 1048 582 1030Z', {
      fill: '#6fb5c4',
      shade: '#2f6a86',
      from: FROM,
      depth: 12,
      min: 0.75,
    }),
    lifted(W, ['M640 1030q30 -5 60 0q-30 4 -60 0Z', 'M720 1024q26 -4 50 0q-26 4 -50 0Z'], 0.85, 0.6),
  );
  // seated figure on the rim, in verdigris
  const bronze = (d: string, depth = 9, fill: Colour = VERDIGRIS): string =>
    shaded(W, d, { fill, shade: '#0f4a4c', from: FROM, depth, min: 0.84 });
  scene.add(
    group(
      { transform: 'translate(716 1028) scale(1.1)' },
      bronze('M-30 -6C-34 -40 -20 -66 4 -68C24 -66 34 -44 34 -6Z', 18),
      bronze('M-28 -14C-44 -14 -60 -10 -64 4L-60 34L-70 40L-46 42L-44 12L-20 6Z', 8),
      bronze('M-20 -60C-36 -50 -48 -40 -60 -46L-58 -36C-44 -30 -28 -34 -14 -46Z', 6, '#57b89e'),
      bronze('M-12 -70C-14 -92 16 -94 18 -72C16 -62 -8 -60 -12 -70Z', 8, '#57b89e'),
      bronze('M-34 -74C-20 -106 24 -108 40 -76C20 -84 -14 -84 -34 -74Z', 7, '#2f8f7c'),
      lifted(W, 'M12 -64C22 -58 28 -44 28 -30L24 -30C22 -44 18 -54 10 -60Z', 0.5, 2),
      ink(W, 'M-58 -42C-90 -70 -120 -84 -142 -88', 3, '#6b4a2a', 1),
      ink(W, 'M-142 -88C-146 -50 -142 -20 -144 2', 1, '#4a4a5c', 0.8),
      path(smooth(blob(-144, 4, 4, 5, W.noise, 0.1)), '#d5432c'),
    ),
  );
}

function tourists(scene: Scene): void {
  const T = scene.element('tourists');
  const person = (
    name: string,
    x: number,
    y: number,
    h: number,
    o: Omit<Parameters<typeof smallPerson>[1], 'x' | 'y' | 'h'>,
  ): void => {
    scene.add(
      soft(
        T,
        `M${x + h * 0.14} ${y - 2}C${x - h * 0.1} ${y - 8} ${x - h * 0.5} ${y - 2} ${x - h * 0.8} ${y + 8}C${x - h * 0.4} ${y + 14} ${x} ${y + 10} ${x + h * 0.14} ${y - 2}Z`,
        '#4f4668',
        4,
        0.65,
      ),
      smallPerson(T.element(name), { x, y, h, ...o }),
    );
  };
  person('a', 112, 1150, 196, {
    coat: '#c9705a',
    dress: 'skirt',
    hat: 'straw',
    hatColour: '#f3e0b0',
    arms: [
      [
        [-5, 16],
        [-6, 32],
      ],
      [
        [12, -4],
        [6, -18],
      ],
    ],
  });
  person('b', 178, 1162, 206, {
    coat: '#4f6a8c',
    dress: 'jacket',
    hat: 'brim',
    hatColour: '#3a4a60',
    legs: '#d9cbb0',
    arms: [
      [
        [-10, 8],
        [-4, -8],
      ],
      [
        [10, 8],
        [4, -8],
      ],
    ],
    holding: [path('M-8 -94H8V-84H-8Z', '#2c2a38')],
  });
  person('child', 240, 1168, 120, {
    coat: '#e2b04a',
    dress: 'jacket',
    hat: 'cap',
    hatColour: '#5a7f6a',
    legs: '#5a5a78',
    arms: [
      [
        [-5, 16],
        [-6, 30],
      ],
      [
        [6, -8],
        [12, -24],
      ],
    ],
  });
  person('guide', 470, 1172, 200, {
    coat: '#5f5a78',
    dress: 'coat',
    hat: 'top',
    hatColour: '#3a3650',
    arms: [
      [
        [-5, 16],
        [-6, 32],
      ],
      [
        [10, -10],
        [10, -30],
      ],
    ],
    holding: flat([
      `<path d="M17 -106L22 -150" stroke="#5a4636" stroke-width="2.4" fill="none"/>`,
      path('M16 -152C20 -160 26 -160 28 -150C24 -146 18 -146 16 -152Z', VERDIGRIS),
    ]),
  });
  // popcorn, and who it is for
  const C = scene.element('crumbs');
  scene.add(
    layer(
      C,
      times(18, () =>
        path(smooth(blob(C.rng.range(310, 400), C.rng.range(1130, 1180), 2.4, 2, C.noise, 0.3)), '#f3d98c'),
      ),
      { rough: 1, rim: 1, region: 0.3 },
    ),
    layer(
      C,
      [
        pigeon(C, { x: 340, y: 1150, s: 1.25, colour: '#7d879e' }),
        pigeon(C, { x: 392, y: 1160, s: 1.2, flip: -1, colour: '#a3adbd' }),
      ],
      { rough: 1.4, rim: 1.3, region: 0.3 },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 89 }, paint });
