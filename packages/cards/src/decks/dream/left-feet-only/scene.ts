/** D54: a dragon sleeps on a hoard of single socks, one pulled over every horn and claw. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import {
  Scene,
  blob,
  blur,
  clamp,
  ellipse,
  fix,
  form,
  glow,
  group,
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
  trace,
  wobblyPolygon,
  type Colour,
  type Point,
} from '../../../kit/index.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import {
  CLAWS,
  dragonArm,
  dragonBack,
  dragonHead,
  dragonPaw,
  dragonTail,
} from '../../../motifs/sock-dragon.ts';
import { sock, type SockOptions } from '../../../motifs/sock.ts';

const ink = oklch(0.13, 0.03, 205);
const teal = oklch(0.36, 0.055, 200);
const tealD = oklch(0.22, 0.04, 205);
const tealL = oklch(0.58, 0.06, 190);
const cream = oklch(0.94, 0.04, 90);
const orange = oklch(0.7, 0.17, 52);

const yarns: readonly (readonly [Colour, Colour, Colour])[] = [
  [oklch(0.9, 0.03, 85), oklch(0.66, 0.1, 12), oklch(0.52, 0.09, 195)],
  [oklch(0.58, 0.09, 195), oklch(0.92, 0.03, 90), oklch(0.92, 0.03, 90)],
  [oklch(0.74, 0.09, 8), oklch(0.95, 0.02, 85), oklch(0.48, 0.1, 355)],
  [oklch(0.4, 0.08, 262), oklch(0.78, 0.06, 200), oklch(0.92, 0.03, 90)],
  [oklch(0.8, 0.07, 165), oklch(0.45, 0.08, 190), oklch(0.45, 0.08, 190)],
  [oklch(0.5, 0.1, 350), oklch(0.9, 0.05, 60), oklch(0.9, 0.05, 60)],
  [oklch(0.94, 0.025, 90), oklch(0.48, 0.09, 250), oklch(0.48, 0.09, 250)],
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

function paint(): Scene {
  const scene = new Scene({ seed: 5454, background: tealD });
  cave(scene);
  framedPair(scene);
  washerDoor(scene);
  ledge(scene);
  scene.add(dragonBack(scene.element('back')));
  heap(scene, 730, 900, 0, 1.1);
  scene.add(dragonArm(scene.element('arm')), dragonHead(scene.element('head')));
  dressedHorns(scene);
  heap(scene, 880, 1210, 1, 1.5);
  scene.add(dragonTail(scene.element('tail')));
  scene.add(
    sock(scene.element('tail sock'), {
      x: 412,
      y: 858,
      s: 1.05,
      r: 166,
      flip: -1,
      angle: -75,
      pattern: 'zigzag',
      c: yarn(2, 0),
    }),
  );
  heap(scene, 1010, 1210, 2, 1.7);
  ironSock(scene);
  scene.add(dragonPaw(scene.element('paw')));
  burglar(scene);
  lastLight(scene);
  return scene;
}

function cave(scene: Scene): void {
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
}

function framedPair(scene: Scene): void {
  // the only pair, framed
  const frame = scene.element('frame');
  scene.add(
    moved(
      { x: 106, y: 330, r: -5 },
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
      x: 98,
      y: 334,
      s: 0.7,
      r: -5,
      flat: true,
      c: { ...yarn(2, 0), main: oklch(0.6, 0.09, 15) },
    }),
    sock(frame.element('b'), {
      x: 136,
      y: 330,
      s: 0.7,
      r: -5,
      flat: true,
      c: { ...yarn(2, 0), main: oklch(0.6, 0.09, 15) },
    }),
  );
}

function washerDoor(scene: Scene): void {
  // a washer door, almost rock
  const washer = scene.element('washer');
  scene.add(
    '<g transform="translate(-12 -170)">',
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
    '</g>',
  );
}

/** Where the burglar stands: bare rock, lit. */
function ledge(scene: Scene): void {
  const S = scene.element('ledge');
  scene.add(
    path(
      wobblyPolygon(S, trace('-30,1060 60,1050 200,1058 300,1080 420,1220 -30,1220'), 5, 0.02),
      oklch(0.48, 0.05, 195),
      `filter="${form(S, { angle: -80, size: 40, shade: ink, light: tealL, lightSize: 6, rough: 8, mottle: 0.3 })}"`,
    ),
    glow(S, 120, 980, 270, tealL, 0.85, 0.5),
  );
}

/** The slope of the hoard: left edge of the socks at a height, the right runs off the card. */
const slope = (x: number): number =>
  x < 330 ? 880 + (330 - x) * 1.55 : 864 - Math.min(1, (x - 330) / 400) * 120;

/** Socks large enough to be counted, thrown on a loose lattice between two heights. */
function heap(scene: Scene, y0: number, y1: number, bank: number, s: number): void {
  const S = scene.element('heap ' + bank);
  const spots: Point[] = [];
  for (let y = y0; y < y1; y += 40 * s)
    for (let x = 190 + (Math.round(y / 46) % 2) * 34 * s; x < 850; x += 60 * s) {
      const [u, v] = [x + S.rng.gauss(0, 9), y + S.rng.gauss(0, 8)];
      if (v > slope(u) && Math.hypot((u - 120) / 150, (v - 1060) / 120) > 1) spots.push([u, v]);
    }
  scene.add(
    bank
      ? ''
      : path(
          smooth(trace('180,1210 250,1040 330,890 460,830 640,790 840,760 840,1220')),
          oklch(0.24, 0.05, 240),
        ),
    spots.map(([x, y], i) => {
      const E = S.element('sock ' + i);
      const lit = clamp(1.2 - Math.hypot((x - 360) / 560, (y - 860) / 430));
      return (
        path(
          smooth(blob(x, y + 16, 44 * s * 0.8, 26 * s, E.noise, 0.2)),
          ink,
          `opacity=".55" filter="${blur(E, 6)}"`,
        ) +
        sock(E, {
          x,
          y,
          s: s * E.rng.range(0.86, 1.06),
          r: E.rng.pick([-70, -30, 20, 60, 110, 160, 200, 250]) + E.rng.range(-14, 14),
          flip: E.rng.sign(),
          flat: true,
          pattern: nth(patterns, (i * 5 + bank) % patterns.length),
          c: yarn(i * 3 + bank, 0.34 - 0.34 * lit),
        })
      );
    }),
  );
}

/** A horn, with a sock pulled over it like a nightcap. */
function dressedHorns(scene: Scene): void {
  const S = scene.element('horns');
  const horn = (list: string): string =>
    path(
      smooth(ribbon(spline(trace(list), false, 8), (t) => lerp(22, 6, t))),
      oklch(0.88, 0.05, 85),
      `filter="${form(S, { angle: -75, size: 12, shade: ink, light: '#ffffff', lightSize: 3, rough: 1.4 })}"`,
    );
  scene.add(
    horn('372,610 392,560 420,520'),
    sock(S.element('far'), {
      x: 442,
      y: 494,
      s: 1.5,
      r: 214,
      flip: -1,
      angle: -75,
      pattern: 'dots',
      c: yarn(1, 0),
    }),
    horn('344,606 340,550 350,500'),
    sock(S.element('near'), {
      x: 350,
      y: 476,
      s: 1.75,
      r: 186,
      flip: 1,
      angle: -75,
      pattern: 'stripes',
      c: yarn(6, 0),
    }),
    smoke(S, trace('146,682 120,640 136,590 104,530'), { w0: 5, w1: 26, colour: cream, opacity: 0.45 }),
  );
}

function ironSock(scene: Scene): void {
  // the iron sock
  const iron = scene.element('iron');
  scene.add(
    softShadow(iron, 660, 1120, 70, 20, ink, 0.8),
    moved(
      { x: 676, y: 1086, s: 1.35, r: 18 },
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
}

/** He has one foot bare; its sock is on the dragon, and stretching. */
function burglar(scene: Scene): void {
  const S = scene.element('burglar');
  const who = figure(S, {
    x: 108,
    y: 1124,
    s: 1.8,
    flip: 1,
    view: 'side',
    pose: {
      ...poses.pull,
      arms: [
        { root: 118, bend: 8 },
        { root: 124, bend: 8 },
      ],
    },
    garment: 'jacket',
    hat: 'cap',
    angle: -50,
    shade: oklch(0.34, 0.05, 215),
    light: cream,
    colours: {
      coat: oklch(0.86, 0.04, 90),
      trousers: oklch(0.36, 0.07, 255),
      boots: oklch(0.8, 0.07, 55),
      hat: oklch(0.24, 0.04, 240),
      scarf: oklch(0.36, 0.07, 255),
      skin: oklch(0.8, 0.07, 55),
      hair: oklch(0.3, 0.04, 50),
    },
  });
  const [, hand = [180, 960]] = who.hands;
  const [claw] = CLAWS;
  const [cx, cy] = claw ?? [196, 902];
  const [hx, hy] = hand;
  const stretched = spline(
    [
      [cx + 6, cy - 26],
      [cx - 4, cy + 6],
      [lerp(cx, hx, 0.5), lerp(cy, hy, 0.6)],
      [hx, hy],
      [hx - 16, hy + 6],
    ],
    false,
    10,
  );
  const width = (t: number): number => 24 - 26 * Math.min(t, 0.6) + 14 * Math.max(0, t - 0.7);
  const tug = ribbon(stretched, width);
  const stripe = (t0: number, t1: number): string => {
    const cut = stretched.slice(
      Math.round(t0 * (stretched.length - 1)),
      Math.round(t1 * (stretched.length - 1)) + 1,
    );
    return smooth(
      ribbon(cut, (t) => width(lerp(t0, t1, t)) + 2),
      true,
      0.3,
    );
  };
  const sockOn = ([x, y]: Point): string =>
    path(
      smooth(
        trace('-26,-38 -7,-42 4,-14 20,-6 22,2 10,5 -9,4 -14,-8').map(([u, v]): Point => [x + u, y + v]),
      ),
      orange,
      `filter="${form(S, { angle: -50, size: 7, shade: oklch(0.3, 0.08, 30), light: cream, lightSize: 2, rough: 1 })}"`,
    ) +
    path(
      smooth(
        trace('-28,-40 -7,-45 -4,-35 -25,-30').map(([u, v]): Point => [x + u, y + v]),
        true,
        0.4,
      ),
      cream,
    );
  const [, nearFoot = [130, 1110]] = who.feet;
  scene.add(
    softShadow(S, 112, 1120, 84, 16, ink, 0.9),
    who.svg,
    sockOn(nearFoot),
    group(
      {
        filter: form(S, {
          angle: -60,
          size: 9,
          shade: oklch(0.3, 0.08, 30),
          light: cream,
          lightSize: 3,
          rough: 1,
        }),
      },
      path(smooth(tug), orange),
      group(
        { 'clip-path': S.clip(smooth(tug)) },
        path(stripe(0.02, 0.14), cream),
        [0.3, 0.46, 0.62, 0.78].map((t) => path(stripe(t, t + 0.07), cream)),
      ),
    ),
    CLAWS.slice(1).map(([x, y], i) =>
      sock(S.element('claw ' + i), {
        x: x + 2,
        y: y + 16,
        s: 0.95,
        r: i ? -8 : 8,
        flip: 1,
        angle: -75,
        pattern: i ? 'zigzag' : 'stripes',
        c: yarn(i ? 4 : 3, 0),
      }),
    ),
  );
}

function lastLight(scene: Scene): void {
  const S = scene.element('motes');
  scene.add(
    times(60, () => {
      const t = S.rng.f();
      const r = S.rng.range(0.8, 2);
      return ellipse(
        lerp(432, 380, t) + S.rng.gauss(0, 40 + 130 * t),
        lerp(60, 640, t),
        r,
        r,
        cream,
        `opacity="${fix(S.rng.range(0.25, 0.85))}"`,
      );
    }),
    glow(S, 330, 560, 330, cream, 0.25, 0.5),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
