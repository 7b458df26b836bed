/** Storks have nested on the minute hand, and the square below stands still till the eggs hatch. Noon, from the upper left. */
import { card } from '../../../finishes/finish.ts';
import { watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import { jitter, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { lerp, times, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { pigeon } from '../../../motifs/pigeon.ts';
import { WALK, smallPerson, type SmallPersonOptions } from '../../../motifs/small-person.ts';
import { stork } from '../../../motifs/stork.ts';
import { panel, layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { ink, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 225;
const shaded = shadedFrom(FROM);
const STONE = '#f3e6c9';
const COOL = '#8a7f96';
const COPPER = '#6fb8a2';
const COPPER_DARK = '#1f5a58';
const ORANGE = '#f0702a';
const [CX, CY, R] = [352, 416, 256];

function paint(): Scene {
  const scene = new Scene({ seed: 34, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#4b9fdc',
      bottom: '#f3efdc',
      y: 860,
      clouds: [
        [720, 250, 200, 90],
        [60, 560, 180, 80],
        [730, 620, 180, 70],
      ],
      shadow: '#a9b4d4',
      from: FROM,
      min: 0.55,
    }),
  );
  roofs(scene);
  tower(scene);
  dial(scene);
  scene.add('<g transform="translate(0 -24)">');
  nest(scene);
  scene.add('</g>');
  hands(scene);
  ground(scene);
  crowd(scene);
  return scene;
}

function roofs(scene: Scene): void {
  const Q = scene.element('roofs');
  const house = (x: number, y: number, w: number, wall: Colour, roof: Colour): string => {
    const wins: Mark[] = [];
    for (let r = 0; y + 30 + r * 54 < 880; r++)
      for (let c = 0; 14 + c * 38 < w - 14; c++)
        wins.push(path(panel(Q, x + 14 + c * 38, y + 28 + r * 54, 18, 30), '#7f8ca8', 'opacity=".8"'));
    return (
      shaded(
        Q,
        panel(Q, x, y, w, 920 - y),
        { fill: wall, shade: COOL, depth: 14, min: 0.68, hand: 0, wet: 0.5 },
        wins,
      ) +
      shaded(
        Q,
        polygon([
          [x - 6, y + 6],
          [x + 14, y - 52],
          [x + w - 14, y - 50],
          [x + w + 6, y + 8],
        ]),
        { fill: roof, shade: '#5a4a60', depth: 14, min: 0.7 },
      )
    );
  };
  scene.add(
    house(-30, 690, 120, '#f0cfae', '#b5685a'),
    house(618, 720, 100, '#f6e2bc', '#9a6a6a'),
    house(712, 660, 130, '#e9c2ac', '#a8605a'),
  );
}

function tower(scene: Scene): void {
  const T = scene.element('tower');
  const body = 'M72 930L76 96C76 84 84 78 96 78L606 78C618 78 626 84 626 96L634 930Z';
  const joints: string[] = [];
  for (let y = 100, row = 0; y < 920; y += 44, row++) {
    joints.push(`M78 ${y}C250 ${y + 3} 450 ${y - 3} 628 ${y}`);
    for (let x = 100 + (row % 2) * 46; x < 620; x += 92)
      joints.push(`M${x + T.rng.gauss(0, 5)} ${y}l${T.rng.gauss(0, 2)} 44`);
  }
  scene.add(
    shaded(
      T,
      body,
      {
        fill: T.linearAt(['#fdf4de', [0.6, STONE], '#cdb896'], 80, 400, 634, 500),
        shade: COOL,
        depth: 40,
        min: 0.75,
        pool: 0.008,
      },
      times(60, () =>
        path(
          panel(T, T.rng.range(80, 560), 100 + Math.floor(T.rng.range(0, 18)) * 44, T.rng.range(50, 92), 42),
          T.rng.pick(['#e2cfa8', '#efdcc0', '#d9c4a4']),
          'opacity=".5"',
        ),
      ),
      joints.map((d) => ink(T, d, 1.8, '#a8927a', 0.6)),
      stain(T, {
        region: [76, 80, 556, 850],
        n: 260,
        length: 12,
        width: 1.6,
        angle: 1.3,
        colour: '#a89478',
        opacity: [0.1, 0.35],
        spread: 0.9,
      }),
      soft(T, 'M540 80H640V930H560Z', '#7a6f90', 24, 0.45),
    ),
    // cornice above
    shaded(T, 'M52 84L60 50H642L650 84Z', { fill: '#fbf0d8', shade: COOL, from: -90, depth: 12 }),
    shaded(T, 'M66 54L74 30H628L636 54Z', { fill: '#efe0c0', shade: COOL, from: -90, depth: 9 }),
    // string course and arcade under the dial
    shaded(T, 'M60 736L64 706H638L644 736Z', { fill: '#fbf0d8', shade: COOL, from: -90, depth: 12 }),
    [120, 246, 372, 498].map((x, i) =>
      shaded(T, `M${x} 930V810C${x + 4} 758 ${x + 84} 758 ${x + 90} 810V930Z`, {
        fill: i === 1 ? '#6a5a70' : '#7a6a7c',
        shade: '#2c2438',
        from: 45,
        depth: 20,
        min: 0.82,
      }),
    ),
  );
}

function dial(scene: Scene): void {
  const D = scene.element('dial');
  const ring = (r: number, rough = 0.008): string => smooth(blob(CX, CY, r, r, D.noise, rough, 1.2, 60));
  const tick = (i: number): string => {
    const a = (i / 60) * Math.PI * 2;
    const long = i % 5 === 0;
    const [r0, r1] = [long ? R * 0.74 : R * 0.83, R * 0.89];
    const w = long ? (i % 15 === 0 ? 9 : 6.5) : 2;
    return smooth(
      ribbon(
        [
          [CX + Math.cos(a) * r0, CY + Math.sin(a) * r0],
          [CX + Math.cos(a) * (r0 + r1) * 0.5, CY + Math.sin(a) * (r0 + r1) * 0.5],
          [CX + Math.cos(a) * r1, CY + Math.sin(a) * r1],
        ],
        (t) => w * (long ? 0.55 + 0.45 * t : 1),
      ),
    );
  };
  scene.add(
    soft(D, ring(R + 30), '#5f5474', 16, 0.5),
    shaded(D, ring(R + 28), { fill: '#fbf0d8', shade: COOL, depth: 16, min: 0.85 }),
    shaded(D, ring(R + 10), { fill: '#d9b25c', shade: '#6a4420', depth: 12, min: 0.82 }),
    shaded(
      D,
      ring(R - 2),
      {
        fill: D.radialAt(['#a3d6c2', [0.6, COPPER], '#4f9a8a'], CX - 60, CY - 70, R * 1.2),
        shade: COPPER_DARK,
        from: 45,
        depth: 34,
        min: 0.72,
        crisp: 0.25,
        wet: 0.55,
      },
      // weather stains, paler runs
      times(22, () => {
        const x = CX + D.rng.range(-1, 1) * R * 0.9;
        const y = CY + D.rng.range(-0.9, 0.4) * R;
        return soft(
          D,
          smooth(
            ribbon(
              [
                [x, y],
                [x + 2, y + 40],
                [x, y + D.rng.range(60, 130)],
              ],
              (t) => D.rng.range(3, 9) * (1 - t),
            ),
          ),
          D.rng.pick(['#2f7a6c', '#8a6a44', '#1f6a66']),
          3,
          0.4,
        );
      }),
      stain(D, {
        region: [CX - R, CY - R, R * 2, R * 2],
        n: 260,
        length: 14,
        width: 2,
        angle: 0.5,
        colour: '#2f7a6c',
        opacity: [0.08, 0.3],
        spread: 1.5,
      }),
    ),
    layer(D, path(times(60, (i) => tick(i)).join(''), '#fbf3dc'), {
      rough: 1.4,
      rim: 1.3,
      min: 0.88,
      region: [CX - R, CY - R, R * 2, R * 2],
    }),
    ink(D, ring(R * 0.93), 2.4, '#f6e6b4', 0.4),
    ink(D, ring(R * 0.68), 2.4, COPPER_DARK, 0.55),
  );
}

function hands(scene: Scene): void {
  const H = scene.element('hands');
  const iron = (d: string): string =>
    group(
      {},
      group({ transform: 'translate(8 10)' }, soft(H, d, '#16403c', 5, 0.5)),
      shaded(H, d, { fill: '#33304a', shade: '#0e0c18', depth: 7, min: 0.9 }),
    );
  // hour hand up to the left; minute hand level to the right, sagging a little
  scene.add(
    iron(
      `M${CX - 14} ${CY + 26}L${CX - 20} ${CY - 20}C${CX - 60} ${CY - 60} ${CX - 70} ${CY - 84} ${CX - 66} ${CY - 104}L${CX - 98} ${CY - 142}L${CX - 52} ${CY - 118}C${CX - 34} ${CY - 112} ${CX - 14} ${CY - 74} ${CX + 10} ${CY - 22}Z`,
    ),
    iron(
      `M${CX - 60} ${CY - 10}C${CX} ${CY - 16} ${CX + 110} ${CY - 8} ${CX + 190} ${CY + 2}C${CX + 206} ${CY - 8} ${CX + 216} ${CY - 4} ${CX + 218} ${CY + 6}L${CX + 252} ${CY + 16}L${CX + 216} ${CY + 22}C${CX + 206} ${CY + 28} ${CX + 196} ${CY + 26} ${CX + 188} ${CY + 18}C${CX + 110} ${CY + 10} ${CX} ${CY + 14} ${CX - 60} ${CY + 10}Z`,
    ),
    shaded(H, smooth(blob(CX, CY, 22, 22, H.noise, 0.03)), { fill: '#d9b25c', shade: '#6a4420', depth: 10 }),
  );
}

function nest(scene: Scene): void {
  const N = scene.element('nest');
  const [nx, ny] = [472, 408];
  scene.add(
    soft(
      N,
      `M${nx - 110} ${ny + 30}C${nx - 40} ${ny + 66} ${nx + 70} ${ny + 70} ${nx + 130} ${ny + 34}L${nx + 120} ${ny + 70}C${nx + 60} ${ny + 100} ${nx - 50} ${ny + 96} ${nx - 100} ${ny + 60}Z`,
      '#16403c',
      9,
      0.55,
    ),
  );
  const twigs = (n: number, y0: number, y1: number, colours: readonly Colour[]): Mark =>
    times(n, () => {
      const y = lerp(y0, y1, N.rng.f());
      const half = lerp(122, 74, (y - (ny - 30)) / 76);
      const x = nx + N.rng.range(-1, 1) * half * 0.8;
      const len = N.rng.range(40, 110);
      const a = N.rng.gauss(0, 0.16);
      return brushLine(
        N,
        [
          [x - (len / 2) * Math.cos(a), y - (len / 2) * Math.sin(a)],
          [x, y + N.rng.range(2, 8)],
          [x + (len / 2) * Math.cos(a), y + (len / 2) * Math.sin(a)],
        ],
        N.rng.range(1.6, 3.2),
        N.rng.pick(colours),
        { attack: 0.2, decay: 0.4 },
      );
    });
  const B = scene.element('storks');
  scene.add(
    shaded(
      N,
      soften(
        `${nx - 120},${ny - 22} ${nx - 60},${ny - 40} ${nx + 60},${ny - 42} ${nx + 124},${ny - 22} ${nx + 60},${ny - 8} ${nx - 60},${ny - 8}`,
      ),
      { fill: '#6a4a34', shade: '#2a1a18', depth: 10 },
    ),
    stork(B.element('brooding'), { x: 428, y: 394, s: 1.02, pose: 'brood', beak: ORANGE, from: FROM }),
    stork(B.element('standing'), {
      x: 530,
      y: 392,
      s: 1.08,
      flip: 1,
      pose: 'stand',
      beak: ORANGE,
      from: FROM,
    }),
    // eggs, one with its first crack
    [
      [496, 384, 17, 21],
      [470, 388, 16, 20],
    ].map(([x = 0, y = 0, a = 0, b = 0]) =>
      shaded(N, smooth(blob(x, y, a, b, N.noise, 0.03)), {
        fill: '#fdf8ec',
        shade: '#a89aa8',
        depth: 9,
        min: 0.93,
      }),
    ),
    ink(N, 'M490 374L496 380L491 385L499 389', 2.4, '#5a3a34', 0.95),
    shaded(
      N,
      `M${nx - 122} ${ny - 22}C${nx - 60} ${ny - 4} ${nx + 60} ${ny - 4} ${nx + 124} ${ny - 22}C${nx + 116} ${ny + 18} ${nx + 70} ${ny + 46} ${nx} ${ny + 48}C${nx - 70} ${ny + 46} ${nx - 114} ${ny + 18} ${nx - 122} ${ny - 22}Z`,
      { fill: '#8a6440', shade: '#2f1f1c', depth: 26, min: 0.85 },
    ),
    layer(
      N,
      [
        twigs(70, ny - 16, ny + 44, ['#4a3424', '#3a281e']),
        twigs(80, ny - 20, ny + 36, ['#9a7248', '#7a5636']),
        twigs(34, ny - 24, ny + 10, ['#d9b884', '#c09860']),
      ],
      { rough: 1.8, rim: 1, min: 0.8, region: [nx - 190, ny - 70, 380, 160] },
    ),
    // straws hanging
    times(12, () => {
      const x = nx + N.rng.range(-100, 100);
      return brushLine(
        N,
        [
          [x, ny + 24],
          [x + N.rng.gauss(0, 6), ny + 48],
          [x + N.rng.gauss(0, 12), ny + N.rng.range(56, 92)],
        ],
        1.5,
        N.rng.pick(['#9a7248', '#c09860']),
      );
    }),
  );
}

function ground(scene: Scene): void {
  const G = scene.element('ground');
  scene.add(
    layer(
      G,
      path('M-40 906C200 898 600 898 850 906V1240H-40Z', G.linearAt(['#f0dfbc', '#c9ac8c'], 0, 906, 0, 1200)),
      { min: 0.66, region: [-60, 880, 940, 360] },
    ),
    layer(
      G,
      times(240, () => {
        const t = G.rng.f() ** 0.7;
        const y = lerp(918, 1200, t);
        const r = lerp(3, 11, t);
        return path(
          smooth(blob(G.rng.range(0, 800), y, r * 1.8, r * 0.62, G.noise, 0.2)),
          jitter('#cfb592', G.rng, 0.05, 10),
        );
      }),
      { rough: 2, rim: 1.3, min: 0.5, region: [-30, 900, 860, 310] },
    ),
    soft(G, 'M80 930H640L780 990H180Z', '#6a5a78', 12, 0.55),
  );
}

/** A cobweb slung between two points: a few sagging strands, looser cross-threads, none of it regular. */
function web(S: Easel, a: Point, b: Point, sag: number, rows = 4): string {
  const rng = S.rng.fork();
  const strand = (k: number): Point[] =>
    times(13, (i): Point => {
      const t = i / 12;
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sag * (1 + k) * Math.sin(Math.PI * t) ** 0.9];
    });
  const strands = times(rows, (k) => strand(k * 0.42 + rng.range(0, 0.2)));
  const threads = times(9, () => {
    const t = rng.int(1, 11);
    const k = rng.int(0, rows - 2);
    const [p, q] = [
      strands[k]?.[t] ?? a,
      strands[k + 1]?.[Math.min(12, Math.max(0, t + rng.int(-1, 1)))] ?? b,
    ];
    return [p, [lerp(p[0], q[0], 0.5) + 2, lerp(p[1], q[1], 0.5) + 2], q] as const;
  });
  const loose = times(3, () => {
    const [x, y] = strands[rows - 1]?.[rng.int(3, 9)] ?? a;
    return [
      [x, y],
      [x + 2, y + 8],
      [x + rng.gauss(0, 4), y + rng.range(12, 26)],
    ] as const;
  });
  const d = [...strands, ...threads, ...loose].map((line) => smooth(line, false)).join('');
  return `<path d="${d}" fill="none" stroke="#5f5a76" stroke-width="1.8" opacity=".4" transform="translate(1 1.4)"/><path d="${d}" fill="none" stroke="#ffffff" stroke-width="1.15" opacity=".95"/>`;
}

function crowd(scene: Scene): void {
  const C = scene.element('crowd');
  const person = (
    name: string,
    x: number,
    y: number,
    h: number,
    o: Omit<SmallPersonOptions, 'x' | 'y' | 'h'>,
  ): void => {
    scene.add(
      soft(
        C,
        `M${x - h * 0.14} ${y}C${x + h * 0.1} ${y - 6} ${x + h * 0.4} ${y - 2} ${x + h * 0.7} ${y + 9}C${x + h * 0.4} ${y + 14} ${x} ${y + 9} ${x - h * 0.14} ${y}Z`,
        '#5a4a68',
        4,
        0.65,
      ),
      smallPerson(C.element(name), { x, y, h, ...o }),
    );
  };
  // far rank
  person('far1', 250, 962, 86, { coat: '#7a8fb0', dress: 'coat', hat: 'top', stride: WALK });
  person('far2', 330, 956, 80, { coat: '#c98f7a', dress: 'skirt', hat: 'brim', stride: WALK, flip: -1 });
  person('far3', 566, 966, 88, { coat: '#6a8a78', dress: 'jacket', hat: 'cap', stride: WALK });
  // lamp-post at the left
  const L = scene.element('lamp');
  scene.add(
    shaded(L, 'M76 1130L84 1112L88 830L98 830L102 1112L112 1130Z', {
      fill: '#3f6a66',
      shade: '#122c30',
      depth: 9,
    }),
    shaded(L, 'M68 772L120 772L110 830H78Z', { fill: '#f6ecc6', shade: '#8a7f70', depth: 12, min: 0.85 }),
    ink(L, 'M94 772V830M68 772L78 830M120 772L110 830', 3, '#1f4a48', 1),
    shaded(L, 'M60 774L94 742L128 774Z', { fill: '#3f6a66', shade: '#122c30', depth: 8 }),
    path(smooth(blob(94, 740, 5, 6, L.noise, 0.1)), '#1f4a48'),
  );
  // near rank
  person('gent', 196, 1096, 184, {
    coat: '#4f5a80',
    dress: 'coat',
    hat: 'top',
    hatColour: '#33304a',
    stride: WALK,
    arms: ['-6,14 -10,28', '8,-8 4,-24'],
  });
  person('lady', 296, 1120, 178, {
    coat: '#b5607a',
    dress: 'skirt',
    hat: 'brim',
    hatColour: '#f3e0c4',
    stride: WALK,
    arms: ['-6,14 -8,28', '9,14 14,26'],
    holding: [
      path('M10 -52C8 -38 28 -36 32 -44L32 -54Z', '#c9964e'),
      path('M12 -54C14 -68 30 -68 31 -55', 'none', 'stroke="#8a5c30" stroke-width="2"'),
    ],
  });
  person('girl', 420, 1150, 128, {
    coat: '#f0c95c',
    dress: 'skirt',
    hat: 'straw',
    hatColour: '#fdf3d6',
    arms: ['-8,-8 -8,-24', '8,-8 10,-26'],
    stride: ['-4,22 -10,42', '6,20 8,47'],
  });
  // waiter with a mossy tray
  person('waiter', 650, 1118, 190, {
    coat: '#33304a',
    dress: 'jacket',
    hat: 'none',
    hair: '#3a2620',
    legs: '#33304a',
    stride: WALK,
    flip: -1,
    sash: '#fdf8ee',
    arms: ['-6,14 -6,30', '14,2 16,-16'],
    holding: [
      path('M4 -98C16 -102 34 -102 46 -98C34 -94 16 -94 4 -98Z', '#c3cad6'),
      path('M6 -99C10 -106 20 -103 26 -105C32 -108 42 -104 44 -99C34 -96 16 -96 6 -99Z', '#6f9a3e'),
      path('M14 -103V-114H22V-103ZM28 -104C28 -112 38 -112 38 -103Z', '#fdf8ee'),
      path(
        'M10 -97C10 -92 13 -91 12 -87C15 -90 14 -94 15 -96ZM33 -96C33 -91 36 -90 35 -86C38 -90 37 -93 38 -96Z',
        '#86b04a',
      ),
    ],
  });
  // ball hung in the air, and a dog that has been leaping at it for a month
  const B = scene.element('ball');
  scene.add(
    soft(B, smooth(blob(520, 1166, 24, 5, B.noise, 0.1)), '#5a4a68', 4, 0.5),
    shaded(
      B,
      smooth(blob(494, 1012, 22, 22, B.noise, 0.02)),
      { fill: ORANGE, shade: '#8a2c14', depth: 12, min: 0.9 },
      path('M470 1006C484 1000 504 1000 518 1008L518 1016C504 1008 484 1008 470 1014Z', '#fdf6ea'),
    ),
    group(
      { transform: 'translate(556 1096) rotate(-28)' },
      shaded(B, soften('-46,6 -60,-6 -70,-4 -54,10 -34,14'), {
        fill: '#fbf3e2',
        shade: '#8a7a80',
        from: FROM + 28,
        depth: 5,
      }),
      shaded(
        B,
        soften('-30,10 -40,26 -52,32 -44,38 -26,26 -14,14') + soften('24,10 44,14 58,6 62,12 46,26 20,22'),
        { fill: '#e9dcc6', shade: '#8a7a80', from: FROM + 28, depth: 6 },
      ),
      shaded(
        B,
        soften('-46,2 -36,-14 -10,-18 20,-18 38,-16 40,2 20,14 -20,16'),
        { fill: '#fbf3e2', shade: '#8a7a80', from: FROM + 28, depth: 11 },
        path(smooth(blob(-8, -8, 18, 12, B.noise, 0.4)), '#9a5a38'),
      ),
      shaded(B, soften('28,-14 32,-34 48,-40 60,-32 74,-26 74,-18 58,-12 42,-4'), {
        fill: '#fbf3e2',
        shade: '#8a7a80',
        from: FROM + 28,
        depth: 7,
      }),
      shaded(B, soften('36,-34 26,-40 22,-28 30,-18'), { fill: '#9a5a38', shade: '#4a2820', depth: 4 }),
      path(smooth(blob(73, -23, 3, 2.6, B.noise, 0.1)), '#1f1820'),
      path(smooth(blob(54, -29, 2, 2, B.noise, 0.1)), '#1f1820'),
    ),
  );
  // cobwebs: lamp to hat, hat to hat, hand to wall
  const W = scene.element('webs');
  scene.add(
    web(W, [104, 826], [196, 900], 34, 5),
    web(W, [120, 780], [252, 868], 26),
    web(W, [206, 916], [290, 938], 20),
    web(W, [306, 946], [414, 1016], 22),
    web(W, [630, 936], [570, 882], 14),
    web(W, [606, 906], [566, 884], 8, 3),
    web(W, [104, 900], [186, 1010], 26, 4),
  );
  // pigeons stopped mid-flap
  scene.add(
    layer(
      W,
      [
        pigeon(W, { x: 700, y: 520, s: 1.1, turn: -8, flip: -1, colour: '#9aa4b8', wings: 'spread' }),
        pigeon(W, { x: 740, y: 566, s: 0.8, turn: 6, flip: -1, colour: '#c3cad6', wings: 'spread' }),
        pigeon(W, { x: 120, y: 1168, s: 1.2, colour: '#8a94aa' }),
        pigeon(W, { x: 706, y: 1166, s: 1.15, flip: -1, colour: '#a3adbd' }),
      ],
      { rough: 1.4, rim: 1.3, region: [60, 440, 720, 760] },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 103 }, paint });
