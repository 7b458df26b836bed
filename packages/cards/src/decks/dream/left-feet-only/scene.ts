/** D54: a dragon sleeps on a hoard of single socks, one pulled over every horn and claw. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import {
  Scene,
  blob,
  blur,
  brushLine,
  clamp,
  ellipse,
  fix,
  flowField,
  form,
  glow,
  group,
  inside,
  lerp,
  line,
  mix,
  moved,
  nth,
  oklch,
  path,
  polygon,
  ribbon,
  smoke,
  smooth,
  softShadow,
  spline,
  strokes,
  times,
  tube,
  wobblyPolygon,
  type Colour,
  type Easel,
  type Point,
} from '../../../kit/index.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { plumage } from '../../../motifs/plumage.ts';
import { sock, type SockOptions } from '../../../motifs/sock.ts';

const ink = oklch(0.13, 0.03, 205);
const teal = oklch(0.36, 0.055, 200);
const tealD = oklch(0.22, 0.04, 205);
const tealL = oklch(0.58, 0.06, 190);
const rose = oklch(0.6, 0.06, 12);
const roseD = oklch(0.34, 0.05, 350);
const roseL = oklch(0.8, 0.05, 30);
const cream = oklch(0.94, 0.04, 90);
const orange = oklch(0.7, 0.17, 52);

const yarns: readonly (readonly [Colour, Colour, Colour])[] = [
  [oklch(0.82, 0.03, 85), oklch(0.62, 0.05, 20), oklch(0.5, 0.06, 200)],
  [oklch(0.5, 0.06, 200), oklch(0.34, 0.05, 205), oklch(0.85, 0.03, 90)],
  [oklch(0.66, 0.07, 15), oklch(0.9, 0.03, 85), oklch(0.42, 0.06, 350)],
  [oklch(0.4, 0.045, 260), oklch(0.68, 0.05, 200), oklch(0.8, 0.03, 90)],
  [oklch(0.72, 0.045, 160), oklch(0.45, 0.06, 190), oklch(0.9, 0.03, 90)],
  [oklch(0.46, 0.06, 350), oklch(0.75, 0.05, 30), oklch(0.85, 0.03, 90)],
  [oklch(0.88, 0.025, 90), oklch(0.5, 0.05, 205), oklch(0.66, 0.07, 15)],
];
const patterns = ['stripes', 'dots', 'zigzag', 'plain', 'darned', 'stripes'] as const;
const yarn = (i: number, dim: number): SockOptions['c'] => {
  const [main, tip, stripe] = nth(yarns, i % yarns.length);
  return {
    main: mix(main, ink, dim),
    tip: mix(tip, ink, dim),
    stripe: mix(stripe, ink, dim),
    shade: ink,
    light: mix(cream, ink, dim * 0.7),
  };
};
const wool: SockOptions['c'] = {
  main: orange,
  tip: cream,
  stripe: cream,
  shade: oklch(0.3, 0.08, 30),
  light: cream,
};

function paint(): Scene {
  const scene = new Scene({ seed: 5454, background: tealD });
  // the cave
  const cave = scene.element('cave');
  scene.add(
    `<rect width="800" height="1200" fill="${cave.radialAt(
      [
        [0, tealL],
        [0.3, teal],
        [0.7, tealD],
        [1, ink],
      ],
      430,
      180,
      800,
    )}"/>`,
    strokes(cave, {
      region: [-20, -20, 840, 1000],
      n: 900,
      length: 80,
      width: 11,
      angle: (x, y) => Math.atan2(y - 100, x - 430) + 0.5 * cave.noise.fbm(x / 120, y / 120, 2),
      colour: (x, y) =>
        mix(
          tealL,
          ink,
          clamp(Math.hypot((x - 430) / 520, (y - 170) / 760) + 0.35 * cave.noise.fbm(x / 90, y / 70, 4)),
        ),
      opacity: [0.15, 0.5],
    }),
  );
  const rock = (pts: Point[], c: Colour, a: number): string =>
    path(
      wobblyPolygon(cave, pts, 7, 0.02),
      c,
      `filter="${form(cave, { angle: a, size: 40, shade: ink, shadeOpacity: 0.75, light: tealL, lightOpacity: 0.7, lightSize: 6, rough: 10, mottle: 0.4 })}"`,
    );
  scene.add(
    rock(
      [
        [-30, -30],
        [250, -30],
        [230, 60],
        [170, 120],
        [150, 230],
        [96, 280],
        [110, 420],
        [50, 520],
        [60, 760],
        [-30, 800],
      ],
      oklch(0.26, 0.045, 205),
      10,
    ),
    rock(
      [
        [830, -30],
        [600, -30],
        [622, 50],
        [690, 110],
        [680, 210],
        [742, 290],
        [720, 430],
        [770, 520],
        [750, 720],
        [830, 780],
      ],
      oklch(0.25, 0.045, 208),
      180,
    ),
    rock(
      [
        [210, -30],
        [330, -30],
        [318, 40],
        [290, 120],
        [272, 60],
        [240, 30],
      ],
      oklch(0.22, 0.04, 205),
      40,
    ),
    rock(
      [
        [540, -30],
        [650, -30],
        [612, 40],
        [600, 150],
        [580, 60],
        [556, 30],
      ],
      oklch(0.22, 0.04, 205),
      140,
    ),
  );
  // the way in for daylight
  const shaft = scene.element('shaft');
  scene.add(
    path(smooth(blob(432, 20, 96, 46, shaft.noise, 0.3)), cream, `filter="${blur(shaft, 6)}"`),
    glow(shaft, 432, 30, 260, cream, 0.9, 0.45),
    (
      [
        [390, 20, 150, 760, 60],
        [420, 20, 330, 820, 90],
        [446, 20, 520, 820, 90],
        [470, 20, 660, 760, 50],
      ] as const
    ).map(([x, y, bx, by, w]) =>
      path(
        polygon([
          [x - 26, y],
          [x + 26, y],
          [bx + w, by],
          [bx - w, by],
        ]),
        shaft.linearAt(
          [
            [0, cream, 0.5],
            [1, cream, 0],
          ],
          x,
          y,
          bx,
          by,
        ),
        `filter="${blur(shaft, 12)}" style="mix-blend-mode:screen"`,
      ),
    ),
  );
  // the only pair, framed
  const frame = scene.element('frame');
  scene.add(
    moved(
      { x: 84, y: 246, r: -5 },
      path(
        wobblyPolygon(
          frame,
          [
            [-58, -62],
            [58, -62],
            [58, 62],
            [-58, 62],
          ],
          1.2,
        ),
        oklch(0.62, 0.09, 80),
        `filter="${form(frame, { angle: -20, size: 10, shade: ink, light: cream, lightSize: 3, rough: 2 })}"`,
      ),
      path(
        wobblyPolygon(
          frame,
          [
            [-46, -50],
            [46, -50],
            [46, 50],
            [-46, 50],
          ],
          1,
        ),
        oklch(0.8, 0.03, 90),
      ),
      line('M-40 -62L0 -96L40 -62', oklch(0.5, 0.05, 80), 2),
    ),
    sock(frame, {
      x: 76,
      y: 250,
      s: 0.7,
      r: -5,
      flat: true,
      c: { ...yarn(2, 0), main: oklch(0.6, 0.09, 15) },
    }),
    sock(frame.element('b'), {
      x: 114,
      y: 246,
      s: 0.7,
      r: -5,
      flat: true,
      c: { ...yarn(2, 0), main: oklch(0.6, 0.09, 15) },
    }),
  );
  // a washer door, almost rock
  const washer = scene.element('washer');
  scene.add(
    path(
      smooth(blob(716, 350, 58, 60, washer.noise, 0.05)),
      oklch(0.36, 0.035, 205),
      `filter="${form(washer, { angle: 190, size: 14, shade: ink, light: tealL, lightSize: 4, rough: 3 })}"`,
    ),
    path(smooth(blob(716, 350, 42, 44, washer.noise, 0.04)), ink),
    path(
      smooth(blob(716, 350, 38, 40, washer.noise, 0.04)),
      washer.radialAt(
        [
          [0, oklch(0.5, 0.05, 200)],
          [1, oklch(0.25, 0.04, 210)],
        ],
        706,
        340,
        44,
      ),
    ),
    times(14, () =>
      ellipse(
        716 + washer.rng.gauss(0, 18),
        366 + washer.rng.gauss(0, 9),
        washer.rng.range(3, 7),
        washer.rng.range(3, 7),
        cream,
        'opacity=".45"',
      ),
    ),
    path('M690 326C696 316 708 312 718 314C706 320 698 328 694 340Z', '#ffffff', 'opacity=".4"'),
    path(
      wobblyPolygon(washer, [
        [762, 336],
        [776, 338],
        [776, 366],
        [762, 364],
      ]),
      oklch(0.42, 0.03, 205),
    ),
  );

  // the hoard, back slope
  const heap = scene.element('heap');
  const crest = (x: number): number => 690 + 0.0011 * (x - 410) ** 2 + 16 * heap.noise.n1(x / 90);
  const tossed = (
    y0: number,
    y1: number,
    n: number,
    s0: number,
    s1: number,
    name: string,
    skip: (x: number, y: number) => boolean,
  ): void => {
    const spots = times(n, (): Point => [heap.rng.range(-30, 830), lerp(y0, y1, heap.rng.f())])
      .filter(([x, y]) => y > crest(x) - 6 && !skip(x, y))
      .sort((a, b) => a[1] - b[1]);
    scene.add(
      spots.map(([x, y], i) => {
        const e = heap.element(name + i);
        const t = clamp((y - y0) / (y1 - y0));
        const lit = clamp(1.15 - Math.hypot((x - 400) / 470, (y - 760) / 470));
        return (
          ellipse(x, y + 14, 40, 22, ink, 'opacity=".4"') +
          sock(e, {
            x,
            y,
            s: lerp(s0, s1, t) * e.rng.range(0.85, 1.15),
            r: e.rng.range(0, 360),
            flip: e.rng.sign(),
            flat: true,
            pattern: e.rng.pick(patterns),
            c: yarn(e.rng.int(0, 6), 0.36 - 0.36 * lit),
          })
        );
      }),
    );
  };
  scene.add(
    path(
      polygon([...times(17, (i): Point => [-20 + i * 52, crest(-20 + i * 52)]), [830, 1220], [-30, 1220]]),
      tealD,
    ),
  );
  tossed(650, 860, 150, 0.6, 0.75, 'back', () => false);

  // wing, behind
  const wingE = scene.element('wing');
  const membrane =
    'M470 560C430 460 380 380 300 320C270 300 244 296 230 300C250 330 252 350 246 372C214 374 190 388 176 408C204 420 220 440 222 462C196 476 178 500 174 528C210 530 232 548 240 574C300 600 400 610 470 560Z';
  scene.add(
    path(
      membrane,
      mix(rose, orange, 0.12),
      `filter="${form(wingE, { angle: -60, size: 46, shade: roseD, shadeOpacity: 0.75, light: cream, lightOpacity: 0.85, lightSize: 6, rough: 3, mottle: 0.3 })}"`,
    ),
    (
      [
        [
          [466, 556],
          [380, 430],
          [236, 304],
        ],
        [
          [462, 560],
          [330, 450],
          [180, 410],
        ],
        [
          [462, 566],
          [330, 520],
          [178, 528],
        ],
      ] as const
    ).map((f) =>
      path(
        smooth(ribbon(spline(f, false, 10), (t) => 11 - 7 * t)),
        roseL,
        `filter="${form(wingE, { angle: -70, size: 8, shade: roseD, light: cream, lightSize: 3, rough: 2 })}"`,
      ),
    ),
    group(
      { 'clip-path': wingE.clip(membrane) },
      strokes(wingE, {
        region: [170, 290, 310, 320],
        n: 90,
        length: 70,
        width: 3,
        angle: 0.7,
        spread: 0.2,
        colour: () => roseD,
        opacity: [0.1, 0.3],
      }),
    ),
  );
  scene.add(
    (
      [
        [228, 296, -58],
        [172, 404, -86],
        [170, 528, -110],
      ] as const
    ).map(([x, y, r], i) =>
      sock(wingE.element('s' + i), {
        x: x - 8,
        y: y - 6,
        s: 0.74,
        r: r + 190,
        angle: -70,
        pattern: nth(patterns, i),
        c: i === 1 ? wool : yarn(i + 3, 0),
      }),
    ),
  );

  // body
  const body = scene.element('body');
  const bodyPts: Point[] = spline(
    [
      [120, 700],
      [136, 610],
      [200, 530],
      [310, 470],
      [440, 446],
      [570, 470],
      [670, 540],
      [722, 640],
      [708, 740],
      [620, 806],
      [420, 826],
      [220, 806],
    ],
    true,
    10,
  );
  const scaleTone = (x: number, y: number): Colour => {
    const lit = clamp(1.12 - Math.hypot((x - 420) / 360, (y - 430) / 330));
    return mix(mix(roseD, ink, 0.25), mix(roseL, rose, 0.35), lit + 0.12 * body.noise.fbm(x / 60, y / 60, 3));
  };
  scene.add(
    softShadow(body, 420, 812, 370, 60, ink, 0.9),
    path(
      smooth(bodyPts.filter((_, i) => i % 4 === 0)),
      rose,
      `filter="${form(body, { angle: -88, size: 90, soft: 70, shade: ink, shadeOpacity: 0.75, light: cream, lightOpacity: 0.9, lightSize: 7, rough: 3 })}"`,
    ),
    plumage(body, {
      region: bodyPts,
      spacing: 19,
      length: 27,
      aspect: 0.95,
      flow: (x, y) => Math.atan2(y - 420, x - 760) + (x > 500 ? -0.6 : -0.15),
      colour: scaleTone,
      edge: (x, y) => mix(scaleTone(x, y), cream, 0.45),
      edgeOpacity: 0.6,
      shadow: ink,
      order: ([x, y]) => x * 0.3 - y,
      spread: 0.06,
    }),
  );
  // spines along the back
  scene.add(
    times(11, (i) => {
      const t = i / 10;
      const x = lerp(188, 664, t);
      const y = 452 + 0.0019 * (x - 440) ** 2 - 2;
      const h = 34 - 14 * Math.abs(t - 0.5);
      const a = (x - 440) * 0.0028;
      return path(
        smooth(
          [
            [x - 15, y + 16],
            [x - 6 + a * 20, y - h * 0.5],
            [x + 6 + a * 40, y - h],
            [x + 12 + a * 16, y - h * 0.3],
            [x + 18, y + 14],
          ],
          true,
          0.7,
        ),
        mix(roseL, orange, 0.25),
        `filter="${form(body, { angle: -80, size: 8, shade: roseD, light: cream, lightSize: 3, rough: 1.5 })}"`,
      );
    }),
  );

  // tail sweeping round the front
  const limb = (
    e: Easel,
    spine: readonly Point[],
    w: (t: number) => number,
    n: number,
    up: 1 | -1,
    light = 1,
  ): string => {
    const tb = tube(spine, w, w);
    const d = smooth(tb.outline.filter((_, i) => i % 3 === 0));
    const rows: string[] = [];
    for (let i = n; i >= 0; i--)
      for (let j = -3; j <= 3; j++) {
        const t = (i + (j & 1 ? 0.5 : 0)) / n;
        if (t > 1) continue;
        const [x, y] = tb.at(t, j / 3.6);
        const a = tb.angle(t) + Math.PI;
        const r = w(t) * 0.42 + 2;
        const tone = mix(
          mix(mix(rose, roseL, 0.5 * light), scaleTone(x, y), 0.25),
          mix(roseD, ink, 0.35),
          clamp(0.34 + (up * j) / 5 + 0.12 * e.noise.n2(x / 30, y / 30), 0, 0.95),
        );
        rows.push(
          path(
            smooth(
              [
                [0, -0.5],
                [-0.6, -0.46],
                [-1, 0],
                [-0.6, 0.46],
                [0, 0.5],
              ].map(([u = 0, v = 0]): Point => [
                x - (u * r * Math.cos(a) - v * r * Math.sin(a)),
                y - (u * r * Math.sin(a) + v * r * Math.cos(a)),
              ]),
              true,
              0.9,
            ),
            tone,
            `stroke="${mix(tone, cream, 0.35)}" stroke-width="1.2" stroke-opacity=".6"`,
          ),
        );
      }
    return (
      path(
        d,
        rose,
        `filter="${form(e, { angle: -90, size: 24, shade: ink, shadeOpacity: 0.7, light: cream, lightOpacity: 0.9, lightSize: 5, rough: 2 })}"`,
      ) +
      group(
        { 'clip-path': e.clip(d) },
        rows,
        path(
          smooth(
            (up > 0 ? tb.bottom : tb.top)
              .filter((_, i) => i % 5 === 0)
              .concat(times(19, (i) => tb.at(1 - i / 18, 0.45 * up))),
          ),
          ink,
          `opacity=".4" filter="${blur(e, 5)}"`,
        ),
      )
    );
  };
  const tailE = scene.element('tail');
  const tailSpine: Point[] = [
    [150, 690],
    [104, 760],
    [124, 852],
    [230, 906],
    [380, 916],
    [520, 896],
    [640, 880],
    [716, 838],
  ];
  scene.add(
    path(
      smooth(
        ribbon(
          spline(
            tailSpine.map(([x, y]): Point => [x + 4, y + 34]),
            false,
            8,
          ),
          (t) => 50 * (1 - t * 0.8),
        ),
      ),
      ink,
      `opacity=".5" filter="${blur(tailE, 10)}"`,
    ),
    limb(tailE, tailSpine, (t) => 56 * (1 - t) ** 0.75 + 8, 46, 1, 0.8),
  );
  scene.add(sock(tailE, { x: 722, y: 812, s: 0.86, r: 208, angle: -60, pattern: 'zigzag', c: wool }));

  // forepaw with four socks
  const paw = scene.element('paw');
  scene.add(
    limb(
      paw,
      [
        [690, 690],
        [690, 780],
        [610, 822],
        [540, 836],
      ],
      (t) => (50 - 14 * t) * Math.min(1, 0.3 + t * 3),
      22,
      -1,
    ),
    path(
      smooth(blob(526, 838, 62, 38, paw.noise, 0.12)),
      rose,
      `filter="${form(paw, { angle: -90, size: 22, shade: ink, shadeOpacity: 0.65, light: cream, lightSize: 5, rough: 2 })}"`,
    ),
  );
  scene.add(
    (
      [
        [482, 816, 68],
        [470, 842, 78],
        [484, 868, 92],
        [524, 880, 118],
      ] as const
    ).map(([x, y, r], i) =>
      sock(paw.element('claw' + i), {
        x: x - 16,
        y: y + 6,
        s: 0.66,
        r: r + 4,
        flip: 1,
        angle: -80,
        pattern: nth(patterns, i + 1),
        c: i === 2 ? wool : yarn(i * 2 + 1, 0),
      }),
    ),
  );

  // neck and head
  const neck = scene.element('neck');
  scene.add(
    limb(
      neck,
      [
        [560, 560],
        [664, 590],
        [706, 660],
        [664, 726],
        [560, 750],
        [450, 744],
        [366, 736],
      ],
      (t) => (78 - 30 * t) * Math.min(1, 0.12 + t * 5) ** 0.7,
      38,
      -1,
    ),
  );
  const H = scene.element('head');
  const at: Point = [352, 736];
  const P = (u: number, v: number): Point => [at[0] + u * 1.06, at[1] + v * 1.06];
  const skull: Point[] = (
    [
      [-204, 30],
      [-202, 8],
      [-184, -12],
      [-150, -16],
      [-112, -24],
      [-76, -50],
      [-40, -66],
      [0, -64],
      [36, -46],
      [60, -4],
      [54, 40],
      [16, 60],
      [-40, 58],
      [-100, 60],
      [-150, 62],
      [-188, 56],
      [-202, 44],
    ] as Point[]
  ).map(([u, v]) => P(u, v));
  const vol = (size: number, o = {}): string =>
    `filter="${form(H, { angle: -85, size, shade: mix(roseD, ink, 0.5), shadeOpacity: 0.7, light: cream, lightOpacity: 0.9, lightSize: 5, rough: 2, mottle: 0.2, ...o })}"`;
  const horn = (pts: Point[], w: number): string =>
    path(smooth(ribbon(spline(pts, false, 8), (t) => w * (1 - 0.75 * t))), cream, vol(6));
  scene.add(
    // far horn, ear
    horn([P(8, -52), P(50, -92), P(96, -112)], 14),
    sock(H.element('far'), {
      x: P(112, -116)[0],
      y: P(112, -116)[1],
      s: 0.82,
      r: 66 + 180,
      flip: 1,
      angle: -60,
      pattern: 'dots',
      c: yarn(1, 0.15),
    }),
    path(
      smooth([P(30, -30), P(70, -40), P(104, -26), P(84, -10), P(96, 10), P(66, 12), P(44, 24)]),
      mix(rose, orange, 0.15),
      vol(8),
    ),
    path(
      smooth(blob(at[0] - 90, at[1] + 70, 170, 22, H.noise, 0.1)),
      ink,
      `opacity=".5" filter="${blur(H, 8)}"`,
    ),
    path(smooth(skull), mix(rose, roseL, 0.45), vol(40, { soft: 30 })),
  );
  const flow = flowField([
    [at[0] - 190, at[1], 0],
    [at[0] - 60, at[1] - 40, 10],
    [at[0] + 20, at[1], 20],
  ]);
  scene.add(
    plumage(H, {
      region: skull
        .map(([x, y]): Point => [x, y])
        .filter(([, y]) => y < at[1] + 40)
        .concat([P(50, 20), P(-60, 10), P(-120, 14)]),
      spacing: 12,
      length: (x) => 9 + clamp((x - 150) / 260) * 9,
      aspect: 0.9,
      flow,
      colour: (x, y) =>
        mix(mix(rose, roseL, 0.5), roseD, clamp((y - at[1] + 50) / 130 + 0.1 * H.noise.n2(x / 20, y / 20))),
      edge: () => cream,
      edgeOpacity: 0.3,
      shadow: roseD,
      order: ([x]) => x,
      opacity: 0.9,
    }),
    // jaw, mouth, nostril, lid
    path(
      smooth([
        P(-200, 42),
        P(-150, 36),
        P(-100, 40),
        P(-50, 32),
        P(0, 40),
        P(40, 36),
        P(16, 60),
        P(-60, 60),
        P(-150, 63),
        P(-190, 57),
      ]),
      mix(roseL, cream, 0.35),
      vol(12),
    ),
    brushLine(H, [P(-200, 40), P(-150, 33), P(-100, 38), P(-52, 28), P(-18, 36)], 2.6, roseD, {
      attack: 0.02,
      decay: 0.3,
    }),
    ellipse(...P(-184, 6), 8, 5.4, roseD),
    line(`M${fix(P(-192, 1)[0])} ${fix(P(-192, 1)[1])}q8 -8 18 -2`, cream, 2, 'opacity=".6"'),
    path(
      smooth([P(-104, -20), P(-80, -34), P(-48, -34), P(-30, -18), P(-56, -6), P(-88, -6)]),
      mix(roseL, orange, 0.15),
      vol(9),
    ),
    brushLine(H, [P(-102, -18), P(-84, -5), P(-54, -5), P(-32, -16)], 2.6, ink, { attack: 0.05, decay: 0.2 }),
    line(
      `M${P(-88, -6)[0]} ${P(-88, -6)[1]}l-4 8M${P(-70, -3)[0]} ${P(-70, -3)[1]}l-1 9M${P(-52, -5)[0]} ${P(-52, -5)[1]}l4 8`,
      ink,
      2,
    ),
    brushLine(H, [P(-108, -30), P(-80, -48), P(-44, -52)], 4, mix(roseL, cream, 0.5), { opacity: 0.7 }),
    // near horn and nose horn in wool
    horn([P(-6, -58), P(20, -108), P(64, -150)], 17),
    sock(H.element('near'), {
      x: P(66, -150)[0],
      y: P(66, -150)[1],
      s: 1.15,
      r: 218,
      flip: 1,
      angle: -60,
      pattern: 'stripes',
      c: wool,
    }),
    horn([P(-172, -12), P(-178, -34), P(-176, -48)], 9),
    sock(H.element('nose'), {
      x: P(-178, -50)[0],
      y: P(-178, -50)[1],
      s: 0.56,
      r: 178,
      angle: -60,
      pattern: 'plain',
      c: yarn(0, 0),
    }),
    smoke(H, [P(-196, 4), P(-236, -10), P(-244, -50), P(-226, -90), P(-250, -140)], {
      w0: 3,
      w1: 22,
      colour: cream,
      opacity: 0.5,
    }),
  );
  // the hoard, front slope
  tossed(880, 1210, 260, 0.8, 1.25, 'front', (x, y) =>
    inside(
      [
        [60, 700],
        [720, 700],
        [760, 860],
        [600, 935],
        [380, 950],
        [180, 930],
      ],
      x,
      y - 26,
    ),
  );
  // the iron sock
  const iron = scene.element('iron');
  scene.add(
    softShadow(iron, 660, 1096, 70, 20, ink, 0.8),
    moved(
      { x: 668, y: 1066, s: 1.35, r: 18 },
      path(
        'M-15 -52C-6 -55 8 -55 15 -51C14 -36 15 -18 17 0C20 16 16 28 2 30C-10 31 -22 35 -40 34C-54 33 -62 26 -66 16C-54 8 -30 4 -16 -10C-14 -24 -16 -40 -15 -52Z',
        oklch(0.6, 0.02, 230),
        `filter="${form(iron, { angle: -80, size: 12, shade: ink, light: '#ffffff', lightOpacity: 0.95, lightSize: 4, rough: 1.2 })}"`,
      ),
      line(
        'M-16 -38C-6 -34 6 -34 15 -37M-15 -22C-6 -18 6 -18 16 -21M-18 -6C-8 0 6 0 17 -4M-30 4C-24 14 -22 24 -24 34M-46 10C-42 18 -40 26 -42 34',
        oklch(0.34, 0.03, 230),
        2.6,
      ),
      [
        [-9, -45],
        [9, -45],
        [-9, -29],
        [10, -28],
        [-10, -13],
        [11, -12],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 2, 2, '#ffffff', 'opacity=".8"')),
    ),
  );
  // the burglar, one bare foot
  const thief = scene.element('burglar');
  const who = figure(thief, {
    x: 124,
    y: 1110,
    s: 1.12,
    flip: 1,
    view: 'side',
    pose: 'stride',
    garment: 'jacket',
    hat: 'cap',
    angle: -50,
    shade: ink,
    light: cream,
    colours: {
      coat: oklch(0.42, 0.05, 230),
      trousers: oklch(0.34, 0.04, 40),
      boots: oklch(0.22, 0.03, 40),
      hat: oklch(0.28, 0.04, 220),
      scarf: roseD,
      skin: oklch(0.74, 0.07, 50),
      hair: oklch(0.3, 0.04, 50),
    },
  });
  const [f0] = who.feet;
  scene.add(
    glow(thief, 124, 1050, 110, cream, 0.25),
    softShadow(thief, 124, 1116, 60, 14, ink, 0.9),
    who.svg,
    f0
      ? path(
          smooth(blob(f0[0] + 3, f0[1] - 3, 13, 6, thief.noise, 0.1)),
          oklch(0.78, 0.07, 50),
          `filter="${form(thief, { angle: -50, size: 4, shade: roseD, light: cream, lightSize: 2, rough: 1 })}"`,
        )
      : '',
    who.hands
      .slice(0, 1)
      .map(([x, y]) =>
        sock(thief, { x: x + 4, y: y + 18, s: 0.42, flat: true, pattern: 'stripes', c: wool }),
      ),
  );
  // motes
  const motes = scene.element('motes');
  scene.add(
    times(60, () => {
      const t = motes.rng.f();
      const r = motes.rng.range(0.8, 2);
      return ellipse(
        lerp(432, 400, t) + motes.rng.gauss(0, 40 + 130 * t),
        lerp(60, 640, t),
        r,
        r,
        cream,
        `opacity="${fix(motes.rng.range(0.25, 0.85))}"`,
      );
    }),
    glow(motes, 420, 480, 330, cream, 0.22, 0.5),
  );
  return scene;
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
