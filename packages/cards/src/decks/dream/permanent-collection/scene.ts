/** D50: along a gallery one landscape repeats with a wolf nearer in each frame; the last holds only trees. */
import { card } from '../../../finishes/finish.ts';
import { INK, hatch, ink, inkLine, inkWash, spatter } from '../../../finishes/ink.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, resample, smooth } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';

const gilt = '#c49a3f';
const rope = '#c2182b';
const [VX, VY] = [664, 452];

/** A point of the left wall: z deeper than 1, h above or below the eye at z = 1. */
const wall = (z: number, h: number): Point => [VX - 716 / z, VY + h / z];
/** A point of the floor: x across at z = 1, from the left wall (0) to the right (1). */
const floor = (u: number, z: number): Point => [VX + lerp(-716, 420, u) / z, VY + 700 / z];

/** A wolf coming straight at us: feet at 0, a hundred high. */
const WOLF = trace(
  '-6,0 -15,1 -14,-22 -20,-38 -27,-54 -23,-62 -30,-68 -25,-76 -28,-84 -21,-90 -21,-112 -9,-97 0,-95 10,-97 20,-113 22,-91 29,-83 25,-76 31,-67 24,-62 27,-53 19,-38 14,-22 16,1 6,0 4,-22 0,-28 -5,-21',
);

interface Picture {
  z0: number;
  z1: number;
  /** Height of the wolf as a share of the picture; 0 = gone. */
  wolf: number;
  foot: number;
}
const pictures: readonly Picture[] = [
  { z0: 5.1, z1: 7.2, wolf: 0.16, foot: 0.6 },
  { z0: 3.05, z1: 4.35, wolf: 0.4, foot: 0.78 },
  { z0: 1.86, z1: 2.66, wolf: 0.86, foot: 1.04 },
  { z0: 1.03, z1: 1.6, wolf: 0, foot: 0 },
];
const [TOP, FOOT] = [-372, 318];

function hang(S: Easel, { z0, z1, wolf, foot }: Picture): string {
  const at = (u: number, v: number): Point => wall(lerp(z0, z1, u), lerp(TOP, FOOT, v));
  const quad = (a: number): Point[] => {
    const b = a * 0.5;
    return [at(a, b), at(1 - a, b), at(1 - a, 1 - b), at(a, 1 - b)];
  };
  const closed = (p: Points): Point[] => resample([...p, ...p.slice(0, 1)], 30);
  const thin = 1 / z0;
  const inner = quad(0.1);
  const tone = (c: Colour): Colour => mix(c, '#e4ddd0', Math.min(0.55, (z0 - 1) * 0.13));
  const black = mix(INK, '#8b8780', Math.min(0.6, Math.max(0, z0 - 2.2) * 0.2));
  const pen = (p: Points, w: number, dry = 0): string => inkLine(S, p, w, { colour: black, dry, wobble: 1 });

  // the wood: near trunks stand in the same places in every picture
  const trunks: readonly [number, number, number][] = [
    [0.14, 0.86, 1],
    [0.24, 0.66, 0.5],
    [0.35, 0.58, 0.26],
    [0.43, 0.53, 0.14],
    [0.57, 0.53, 0.15],
    [0.66, 0.59, 0.3],
    [0.76, 0.68, 0.55],
    [0.88, 0.84, 0.95],
  ];
  const wood = trunks.map(([u, v, k]) => {
    const lean = S.noise.n2(u * 9, 1) * 0.03;
    return [
      path(
        smooth(
          [
            ...[at(u, v), at(u + lean, v * 0.5), at(u + lean * 0.5, -0.02)].map(([x, y], i): Point => [
              x - (15 - i * 3) * k * thin - 1,
              y,
            ]),
            ...[at(u + lean * 0.5, -0.02), at(u + lean, v * 0.5), at(u, v)].map(([x, y], i): Point => [
              x + (9 + i * 3) * k * thin + 1,
              y,
            ]),
            at(u + 0.06 * k + 0.01, v + 0.02),
            at(u - 0.06 * k - 0.01, v + 0.02),
          ],
          true,
          0.6,
        ),
        mix(black, '#b5b2ac', 0.62 * (1 - k)),
      ),
      times(5, (i) => {
        const y = v * (0.12 + i * 0.13);
        const side = (i % 2 ? 1 : -1) * (0.05 + 0.09 * k);
        return inkLine(
          S,
          [at(u + lean, y + 0.07), at(u + side * 0.5, y + 0.03), at(u + side, y - 0.05 * k)],
          8 * k * thin + 1,
          { colour: mix(black, '#b5b2ac', 0.62 * (1 - k)), pressure: (t) => 1 - t * 0.7 },
        );
      }),
    ];
  });
  const size = wolf * 0.01;
  const put = (p: Points): Point[] =>
    p.map(([x, y]): Point => at(0.5 + x * size * 1.12, foot + y * size * 0.9));
  const beast = put(WOLF);
  const face =
    wolf > 0.3
      ? [
          path(
            smooth(put(trace('-9,-62 -13,-74 -5,-70 0,-74 5,-70 13,-74 9,-62 4,-52 -4,-52'))),
            tone('#c9c2b4'),
          ),
          path(smooth(put(trace('-4,-56 4,-56 2,-51 -2,-51'))), black),
          path(smooth(put(trace('-12,-80 -9,-80 -8,-77 -11,-76'))), tone('#efe3b8')),
          path(smooth(put(trace('12,-80 9,-80 8,-77 11,-76'))), tone('#efe3b8')),
          times(15, (i) => {
            const x = -20 + i * 2.9;
            return inkLine(
              S,
              put([
                [x, -50 + Math.abs(x) * 0.2],
                [x * 0.9, -42],
                [x * 0.8, -30 - (i % 3) * 5],
              ]),
              4 * thin,
              { colour: tone('#b5afa4'), dry: 0.3 },
            );
          }),
          path(smooth(put(trace('-18,-104 -13,-95 -19,-90'))), tone('#a59d92')),
          path(smooth(put(trace('17,-105 14,-95 20,-91'))), tone('#a59d92')),
        ]
      : '';
  const fringe =
    wolf > 0.3
      ? times(30, (i) => {
          const [x, y] = WOLF[4 + (i % 10) + (i > 14 ? 12 : 0)] ?? [0, 0];
          const jig = S.rng.range(-4, 4);
          return pen(
            put([
              [x * 0.8, y + jig - 4],
              [x * 1.05, y + jig],
              [x * 1.22, y + jig + 6],
            ]),
            5 * thin,
          );
        })
      : '';
  return group(
    {},
    // shadow, frame
    path(polygon([at(0, 0.01), at(1, 0.01), at(1.02, 1.05), at(0.03, 1.05)]), '#8f8676', 'opacity=".6"'),
    path(polygon(quad(0)), tone(gilt)),
    path(polygon([at(0, 0), at(1, 0), at(0.9, 0.05), at(0.1, 0.05)]), tone('#e6cb86')),
    path(polygon([at(0, 1), at(1, 1), at(0.9, 0.95), at(0.1, 0.95)]), tone('#8f6b25')),
    path(polygon(inner), tone('#ece8dd')),
    group(
      { 'clip-path': S.clip(polygon(inner)) },
      path(polygon([at(0, 0), at(1, 0), at(1, 0.56), at(0, 0.56)]), tone('#bdb9b0')),
      path(
        smooth([
          at(-0.1, 0.5),
          at(0.3, 0.46),
          at(0.5, 0.5),
          at(0.7, 0.46),
          at(1.1, 0.5),
          at(1.1, 0.58),
          at(-0.1, 0.58),
        ]),
        tone('#9a968e'),
      ),
      path(polygon([at(0.47, 0.56), at(0.53, 0.56), at(0.74, 1), at(0.26, 1)]), tone('#cfc6b2')),
      wolf > 0 && wolf < 0.3
        ? path(
            polygon([at(0.52, 0.5), at(0.58, 0.46), at(0.64, 0.5), at(0.64, 0.56), at(0.52, 0.56)]),
            black,
          ) + path(polygon([at(0.55, 0.515), at(0.6, 0.515), at(0.6, 0.55), at(0.55, 0.55)]), '#f2b63a')
        : '',
      wood,
      wolf > 0 ? path(smooth(beast, true, 0.5), black) : '',
      fringe,
      face,
      wolf === 0
        ? // trampled snow where it stood
          times(26, () => {
            const [u, v] = [S.rng.range(0.34, 0.66), S.rng.range(0.68, 0.95)];
            return pen([at(u, v), at(u + 0.03, v + 0.008), at(u + 0.06, v)], 4, 0.2);
          })
        : '',
    ),
    pen(closed(quad(0)), 6 * thin + 1.5),
    pen(closed(quad(0.05)), 2 * thin + 1, 0.3),
    pen(closed(inner), 5 * thin + 1),
    [0, 1, 2, 3].map((i) => {
      const [a, b] = [quad(0)[i], inner[i]];
      return a && b ? pen([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], 3 * thin + 1) : '';
    }),
    hatch(S, [at(0, 0), at(0.1, 0.05), at(0.1, 0.95), at(0, 1)], {
      angle: 0.5,
      gap: 7 * thin + 3,
      width: 1.3,
      colour: black,
    }),
    hatch(S, [at(0, 1), at(0.1, 0.95), at(0.9, 0.95), at(1, 1)], {
      angle: 1.2,
      gap: 6 * thin + 3,
      width: 1.3,
      colour: black,
    }),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 5050, background: '#ffffff' });
  gallery(scene);
  parquet(scene);
  mudTrail(scene);
  barrier(scene);
  attendantChair(scene);
  return scene;
}

/** Walls, ceiling, floor. */
function gallery(scene: Scene): void {
  const S = scene.element('shell');
  const [far0, far1] = [wall(9, -560), wall(9, 700)];
  const right = (z: number, h: number): Point => [VX + 420 / z, VY + h / z];
  scene.add(
    inkWash(S, polygon([[-20, -20], wall(1, -560), far0, far1, wall(1, 760), [-20, 1200]]), '#d9cdb6', {
      opacity: 0.95,
      rough: 4,
    }),
    inkWash(S, polygon([[-60, -20], [820, -20], right(2.5, -560), right(9, -560), far0]), '#a7a49e', {
      opacity: 0.9,
      rough: 4,
    }),
    inkWash(S, polygon([right(9, -560), [820, 60], [820, 960], right(9, 700)]), '#b9b0a0', {
      opacity: 0.95,
      rough: 4,
    }),
    inkWash(S, polygon([far1, right(9, 700), [820, 760], [820, 1210], [-20, 1210], [-20, 1130]]), '#a8977c', {
      opacity: 0.9,
      rough: 4,
    }),
    // skylight: dusk from above
    path(polygon(trace('330,-10 600,-10 654,330 626,330')), '#f1eee6'),
    times(5, (i) =>
      inkLine(
        S,
        [
          [lerp(330, 600, i / 4), -10],
          [lerp(478, 627, i / 4), 160],
          [lerp(626, 654, i / 4), 330],
        ],
        4,
        { dry: 0.2 },
      ),
    ),
    [20, 130, 210, 262, 296].map((y) =>
      inkLine(
        S,
        [
          [lerp(330, 626, (y + 10) / 340), y],
          [lerp(465, 640, (y + 10) / 340), y + 1],
          [lerp(600, 654, (y + 10) / 340), y],
        ],
        3,
      ),
    ),
    // the way on: a dark door
    path(polygon([wall(9, -560), right(9, -560), right(9, -300), wall(9, -300)]), '#cfc6b4'),
    path(polygon([wall(9, -300), right(9, -300), right(9, 700), wall(9, 700)]), '#3b383c'),
    path(polygon(trace('610,425 668,425 668,520 610,520')), '#77726c'),
    inkLine(S, [wall(1, -560), wall(3, -560), far0], 4, { straight: true }),
    inkLine(S, [wall(1, 690), wall(2, 694), wall(4, 698), far1], 6),
    inkLine(S, [wall(1, 610), wall(2, 614), wall(4, 618), wall(9, 620)], 3, { dry: 0.2 }),
    inkLine(S, [right(9, -560), right(5, -560), right(3, -560)], 4),
    inkLine(S, [right(9, 700), right(5, 700), right(2.6, 700)], 5),
    hatch(S, [right(9, -560), [810, 60], [810, 960], right(9, 700)], {
      angle: 1.35,
      gap: 9,
      width: 1.2,
      density: (x) => 0.35 + (x - 700) / 260,
    }),
    hatch(S, [wall(1, -560), [330, -10], [626, 330], far0], {
      angle: 0.8,
      gap: 9,
      width: 1.3,
      density: (_, y) => 0.8 - y / 700,
    }),
    hatch(S, [wall(1.0, 330), wall(8, 340), wall(8, 700), wall(1, 700)], {
      angle: -0.9,
      gap: 10,
      width: 1.2,
      density: (x) => 0.75 - x / 800,
    }),
  );
}

function parquet(scene: Scene): void {
  const S = scene.element('parquet');
  scene.add(
    times(10, (i) =>
      inkLine(S, [floor(i / 9, 8), floor(i / 9, 2), floor(i / 9, 0.9)], 3, {
        dry: 0.35,
        pressure: (t) => 0.2 + t,
      }),
    ),
    [1.02, 1.16, 1.34, 1.6, 1.95, 2.4, 3.1, 4.2, 6].map((z) =>
      inkLine(S, [floor(0, z), floor(0.5, z), floor(1, z)], 3.4 / z + 0.6, { dry: 0.4 }),
    ),
    path(
      polygon([floor(0.42, 7), floor(0.58, 7), floor(0.72, 1), floor(0.36, 1)]),
      '#f0ead9',
      'opacity=".5"',
    ),
  );

  pictures.forEach((p, i) => scene.add(hang(scene.element('picture ' + i), p)));
}

/** What came out: mud down the wall, over the boards, towards us. */
function mudTrail(scene: Scene): void {
  const S = scene.element('mud');
  const brown = '#4b3420';
  const pawAt = (x: number, y: number, s: number, flat: number, r: number): string =>
    moved(
      { x, y, s },
      `<g transform="scale(1 ${flat}) rotate(${r})">${[
        'M-14 8C-16 -6 16 -6 14 8C14 20 -14 20 -14 8Z',
        'M-20 -8C-22 -20 -11 -20 -11 -9C-11 -1 -19 -1 -20 -8Z',
        'M-8 -18C-8 -31 3 -31 2 -18C1 -9 -8 -9 -8 -18Z',
        'M9 -15C11 -27 21 -24 19 -13C16 -5 7 -7 9 -15Z',
      ]
        .map((d) => path(d, brown))
        .join('')}</g>`,
    );
  scene.add(
    inkLine(S, trace('92,742 96,800 90,850'), 9, { colour: brown, pressure: (t) => 1 - t * 0.6 }),
    inkLine(S, trace('150,722 152,760 149,796'), 6, { colour: brown, pressure: (t) => 1 - t * 0.6 }),
    pawAt(128, 772, 0.9, 1, 176),
    pawAt(178, 812, 0.9, 0.9, 150),
    pawAt(238, 886, 1, 0.55, 128),
    pawAt(300, 862, 1, 0.55, 124),
    pawAt(352, 936, 1.2, 0.58, 136),
    pawAt(432, 928, 1.25, 0.58, 146),
    pawAt(438, 1012, 1.5, 0.6, 160),
    pawAt(524, 1028, 1.6, 0.6, 166),
    pawAt(506, 1128, 1.9, 0.62, 176),
    pawAt(608, 1154, 2, 0.62, 180),
    spatter(S, 300, 900, 130, 26, brown),
  );
}

/** The red rope, down where it passed. */
function barrier(scene: Scene): void {
  const S = scene.element('barrier');
  const post = (u: number, z: number): string => {
    const [x, y] = floor(u, z);
    const k = 1 / z;
    return [
      path(
        smooth(
          times(12, (i): Point => [x + Math.cos(i * 0.5236) * 34 * k, y + Math.sin(i * 0.5236) * 12 * k]),
        ),
        gilt,
      ),
      inkLine(
        S,
        times(13, (i): Point => [x + Math.cos(i * 0.5236) * 34 * k, y + Math.sin(i * 0.5236) * 12 * k]),
        4 * k + 1,
      ),
      path(
        polygon([
          [x - 6 * k, y],
          [x - 5 * k, y - 190 * k],
          [x + 5 * k, y - 190 * k],
          [x + 6 * k, y],
        ]),
        gilt,
      ),
      inkLine(
        S,
        [
          [x - 6 * k, y],
          [x - 5 * k, y - 100 * k],
          [x - 5 * k, y - 190 * k],
        ],
        3 * k + 1,
      ),
      inkLine(
        S,
        [
          [x + 6 * k, y],
          [x + 6 * k, y - 100 * k],
          [x + 5 * k, y - 190 * k],
        ],
        5 * k + 1,
      ),
      path(
        smooth(
          times(10, (i): Point => [
            x + Math.cos(i * 0.628) * 13 * k,
            y - 198 * k + Math.sin(i * 0.628) * 13 * k,
          ]),
        ),
        gilt,
      ),
      inkLine(
        S,
        times(11, (i): Point => [
          x + Math.cos(i * 0.628) * 13 * k,
          y - 198 * k + Math.sin(i * 0.628) * 13 * k,
        ]),
        3 * k + 1,
      ),
    ].join('');
  };
  const cord = (u: number, za: number, zb: number): string => {
    const [a, b] = [floor(u, za), floor(u, zb)];
    const p: Point = [a[0], a[1] - 184 / za];
    const q: Point = [b[0], b[1] - 184 / zb];
    const mid: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 90 / ((za + zb) / 2)];
    return inkLine(S, [p, mid, q], 20 / za, {
      colour: rope,
      pressure: (t) => 1 - t * (1 - za / zb),
      wobble: 0.6,
    });
  };
  scene.add(
    cord(0.16, 4.4, 6.4),
    post(0.16, 6.4),
    cord(0.16, 2.9, 4.4),
    post(0.16, 4.4),
    cord(0.16, 2.05, 2.9),
    post(0.16, 2.9),
    post(0.16, 2.05),
    // unhooked end trailing on the boards
    inkLine(S, trace('409,706 404,760 388,802 350,818 316,806 290,818 262,838'), 11, {
      colour: rope,
      pressure: () => 0.9,
    }),
  );
}

/** The guard's chair and the knitting. */
function attendantChair(scene: Scene): void {
  const S = scene.element('chair');
  scene.add(
    moved(
      { x: 690, y: 892, s: 1.12 },
      path(
        'M-52 6C-40 -4 40 -4 52 6C46 20 -46 20 -52 6Z',
        '#6d6558',
        'opacity=".5" transform="translate(8 74)"',
      ),
      path('M-46 -30L44 -34L58 -2L-56 2Z', '#8d6f4a'),
      path(
        'M-46 -36C-48 -90 -46 -130 -40 -142C-14 -152 20 -152 40 -144C46 -120 46 -70 44 -36L34 -36L32 -128L-32 -128L-34 -36Z',
        '#8d6f4a',
      ),
      inkLine(S, trace('-46,-30 44,-34 58,-2 0,2 -56,2 -46,-30'), 5),
      inkLine(S, trace('-46,-36 -47,-90 -40,-142 0,-150 40,-144 46,-90 44,-36'), 6),
      inkLine(S, trace('-34,-38 -33,-90 -32,-128 0,-132 32,-128 34,-90 34,-38'), 3.5),
      [-16, 0, 17].map((x) =>
        inkLine(
          S,
          [
            [x, -130],
            [x + 1, -84],
            [x, -36],
          ],
          4,
        ),
      ),
      inkLine(S, trace('-54,2 -56,40 -58,84'), 8),
      inkLine(S, trace('56,-2 60,40 62,82'), 8),
      inkLine(S, trace('-38,0 -38,30 -38,62'), 5),
      inkLine(S, trace('40,-2 42,30 42,58'), 5),
      // knitting, still warm
      path(
        'M-34 -30C-20 -40 10 -40 22 -32C26 -14 30 20 18 40C6 46 -10 44 -16 36C-10 14 -20 -10 -34 -30Z',
        '#b8b4ad',
      ),
      inkLine(S, trace('-34,-30 -18,-12 -10,14 -16,36 0,45 18,40 28,10 22,-32'), 4),
      [-14, 0, 14, 28].map((y) =>
        inkLine(
          S,
          [
            [-20 + y * 0.2, y],
            [-2, y + 4],
            [24, y],
          ],
          2,
        ),
      ),
      inkLine(S, trace('-50,-52 -10,-38 36,-22'), 4),
      inkLine(S, trace('-38,-20 0,-38 34,-58'), 4),
      inkLine(S, trace('18,40 40,70 10,92 -30,96 -60,88 -84,98'), 2.4),
      path(
        smooth(times(12, (i): Point => [-96 + Math.cos(i * 0.5236) * 18, 92 + Math.sin(i * 0.5236) * 17])),
        '#b8b4ad',
      ),
      times(4, (i) =>
        inkLine(
          S,
          [
            [-112, 86 + i * 4],
            [-96, 78 + i * 7],
            [-80, 92 + i * 3],
          ],
          2,
        ),
      ),
      inkLine(
        S,
        times(13, (i): Point => [-96 + Math.cos(i * 0.5236) * 18, 92 + Math.sin(i * 0.5236) * 17]),
        3.4,
      ),
    ),
  );
}

export default card({ finish: ink, paint });
