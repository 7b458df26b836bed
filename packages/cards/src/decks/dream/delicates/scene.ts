/** D36: in an all-night laundromat the moon turns in one drum among odd socks; the sky outside waits empty. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form, grain } from '../../../kit/materials.ts';
import { nth, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { moon } from '../../../kit/sky.ts';
import { owlPerched } from '../../../motifs/owl-perched.ts';
import { sock, type SockOptions } from '../../../motifs/sock.ts';

const navy = oklch(0.2, 0.06, 262);
const ink = oklch(0.14, 0.04, 262);
const teal = oklch(0.44, 0.075, 200);
const tealD = oklch(0.27, 0.055, 212);
const tealL = oklch(0.62, 0.08, 192);
const enamel = oklch(0.83, 0.025, 195);
const enamelD = oklch(0.52, 0.05, 220);
const lunar = oklch(0.92, 0.12, 92);
const glowC = oklch(0.9, 0.13, 88);
const foam = oklch(0.95, 0.025, 170);

const [CX, CY] = [478, 742];

const ring = (e: Easel, r: number, rough = 0.006): Point[] => blob(CX, CY, r, r, e.noise, rough, 1.2, 72);

function machine(e: Easel, x0: number, x1: number, top: number, foot: number, lit: number): string {
  const body = wobblyPolygon(
    e,
    [
      [x0, top],
      [x1, top + 2],
      [x1 - 4, foot],
      [x0 + 5, foot],
    ],
    1.4,
    0.015,
  );
  const face = e.linearAt(
    [mix(enamelD, enamel, 0.45 * lit), mix(enamelD, enamel, lit), mix(tealD, enamelD, lit * 0.6)],
    x0,
    top,
    x1,
    foot,
  );
  return [
    path(
      wobblyPolygon(
        e,
        [
          [x0 + 12, top - 34],
          [x1 - 18, top - 34],
          [x1, top + 4],
          [x0, top + 4],
        ],
        2,
      ),
      mix(enamel, tealD, 0.55 - 0.3 * lit),
    ),
    path(
      body,
      face,
      `filter="${form(e, { angle: -60, size: 34, shade: navy, shadeOpacity: 0.5, light: foam, lightOpacity: 0.5 * lit, lightSize: 5, rough: 3, mottle: 0.25 })}"`,
    ),
    strokes(e, {
      region: [x0, top, x1 - x0, foot - top],
      n: 260,
      length: 90,
      width: 7,
      angle: Math.PI / 2,
      spread: 0.1,
      colour: (x, y) =>
        mix(
          mix(enamelD, enamel, lit),
          navy,
          clamp(((y - top) / (foot - top)) * 0.4 + 0.15 * e.noise.n2(x / 90, y / 60)),
        ),
      opacity: [0.08, 0.25],
      clip: e.clip(body),
    }),
    line(
      `M${x0 + 8} ${top + 118}C${x0 + 150} ${top + 122} ${x1 - 150} ${top + 115} ${x1 - 8} ${top + 120}`,
      mix(enamelD, navy, 0.4),
      3,
      'opacity=".7"',
    ),
    line(
      `M${x0 + 8} ${top + 122}C${x0 + 150} ${top + 126} ${x1 - 150} ${top + 119} ${x1 - 8} ${top + 124}`,
      foam,
      1.6,
      `opacity="${0.6 * lit}"`,
    ),
  ].join('');
}

const palette: readonly SockOptions['c'][] = [
  {
    main: oklch(0.52, 0.13, 25),
    tip: oklch(0.85, 0.04, 80),
    stripe: oklch(0.85, 0.04, 80),
    shade: ink,
    light: lunar,
  },
  {
    main: oklch(0.5, 0.09, 240),
    tip: oklch(0.36, 0.08, 250),
    stripe: oklch(0.8, 0.07, 210),
    shade: ink,
    light: lunar,
  },
  {
    main: oklch(0.62, 0.1, 145),
    tip: oklch(0.42, 0.08, 155),
    stripe: oklch(0.86, 0.08, 110),
    shade: ink,
    light: lunar,
  },
  {
    main: oklch(0.6, 0.09, 330),
    tip: oklch(0.42, 0.09, 320),
    stripe: oklch(0.86, 0.05, 340),
    shade: ink,
    light: lunar,
  },
  {
    main: oklch(0.82, 0.03, 90),
    tip: oklch(0.5, 0.1, 35),
    stripe: oklch(0.45, 0.06, 250),
    shade: ink,
    light: lunar,
  },
];

function paint(): Scene {
  const scene = new Scene({ seed: 3636, background: tealD });
  wall(scene);
  nightWindow(scene);
  rail(scene);
  leftDrum(scene);
  machineFront(scene);
  controls(scene);
  doorRing(scene);
  drum(scene);
  floor(scene);
  suds(scene);
  owl(scene);
  laundryPile(scene);
  return scene;
}

/** The wall: tiles to shoulder height, plaster above. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  scene.add(
    `<rect width="800" height="1200" fill="${S.linearAt(
      [mix(tealD, navy, 0.5), mix(tealD, teal, 0.4), tealD],
      0,
      0,
      0,
      1000,
    )}"/>`,
    strokes(S, {
      region: [-20, -20, 840, 760],
      n: 700,
      length: 90,
      width: 9,
      angle: 0.6,
      spread: 0.7,
      colour: (x, y) =>
        mix(
          mix(tealD, navy, 0.3),
          teal,
          clamp(0.5 - Math.hypot(x - 560, y - 260) / 900 + 0.25 * S.noise.fbm(x / 120, y / 120, 3)),
        ),
      opacity: [0.12, 0.4],
    }),
  );
}

/** The window: no moon, no stars. */
function nightWindow(scene: Scene): void {
  const S = scene.element('window');
  const pane = wobblyPolygon(S, trace('-30,40 404,62 398,300 -30,312'), 2);
  const roofs: Point[] = trace(
    '-30,300 -30,236 24,232 24,214 40,214 40,230 66,208 96,236 150,238 150,220 190,196 228,224 228,246 300,246 300,190 316,190 318,236 350,212 410,240 410,320',
  );
  scene.add(
    path(pane, S.linearAt([oklch(0.13, 0.05, 270), oklch(0.27, 0.07, 258)], 0, 50, 0, 310)),
    group(
      { 'clip-path': S.clip(pane) },
      strokes(S, {
        region: [-20, 40, 440, 280],
        n: 150,
        length: 120,
        width: 10,
        angle: -0.06,
        colour: (_, y) => mix(oklch(0.14, 0.05, 270), oklch(0.29, 0.07, 258), clamp((y - 60) / 230)),
        opacity: [0.2, 0.5],
      }),
      // the round hole where it should be: paler, like the mark left by a picture
      ellipse(266, 128, 34, 34, oklch(0.22, 0.055, 262), `opacity=".8" filter="${blur(S, 2)}"`),
      `<circle cx="266" cy="128" r="35" fill="none" stroke="${oklch(0.6, 0.06, 250)}" stroke-width="2.6" stroke-dasharray="6 8" opacity=".9"/>`,
      path(polygon(roofs), oklch(0.1, 0.03, 268)),
      times(7, (i) =>
        path(
          wobblyPolygon(S, rectangle(20 + i * 54, 262 + (i % 3) * 10, 30 + i * 54, 276 + (i % 3) * 10)),
          i === 4 ? oklch(0.6, 0.1, 75) : oklch(0.17, 0.04, 262),
          'opacity=".8"',
        ),
      ),
      // condensation running down
      times(16, () => {
        const x = S.rng.range(-10, 400);
        const y = S.rng.range(60, 200);
        return brushLine(
          S,
          [
            [x, y],
            [x + 2, y + 30],
            [x - 1, y + S.rng.range(50, 100)],
          ],
          1.1,
          tealL,
          { opacity: 0.25 },
        );
      }),
    ),
    (
      [
        [-30, 40, 404, 62],
        [404, 62, 398, 300],
        [-30, 312, 398, 300],
        [178, 52, 176, 306],
      ] as const
    ).map(([a, b, c, d]) =>
      brushLine(
        S,
        [
          [a, b],
          [(a + c) / 2, (b + d) / 2],
          [c, d],
        ],
        8,
        mix(teal, enamelD, 0.4),
        { attack: 0.01, decay: 0.01 },
      ),
    ),
    brushLine(S, trace('-30,320 200,318 412,308'), 9, mix(enamel, teal, 0.4), {
      attack: 0.01,
      decay: 0.01,
    }),
  );
}

/** Stars drying on hangers. */
function rail(scene: Scene): void {
  const S = scene.element('rail');
  scene.add(
    brushLine(S, trace('452,78 620,72 820,80'), 4, mix(enamel, teal, 0.3), { attack: 0.01, decay: 0.01 }),
    line('M500 0V76M742 0V76', mix(enamelD, tealD, 0.3), 4),
  );
  const starShape = (r: number, fat: number): Point[] =>
    times(10, (i): Point => {
      const a = -Math.PI / 2 + (i / 10) * Math.PI * 2;
      const k = i % 2 ? r * fat : r;
      return [Math.cos(a) * k, Math.sin(a) * k];
    });
  for (const [i, [x, drop, r, turn]] of (
    [
      [540, 46, 26, 8],
      [604, 60, 32, -6],
      [676, 40, 22, 12],
      [746, 62, 30, -10],
    ] as const
  ).entries()) {
    const e = scene.element('star ' + i);
    scene.add(
      moved(
        { x, y: 76, r: turn * 0.4 },
        line(
          `M0 -6C8 -8 8 6 0 8L0 14M0 14L-22 ${drop - 20}M0 14L22 ${drop - 20}M-22 ${drop - 20}H22`,
          mix(enamel, teal, 0.2),
          2.4,
        ),
      ),
      glow(e, x, 76 + drop + r * 0.7, r * 2.6, lunar, 0.3),
      moved(
        { x, y: 76 + drop + r * 0.62, r: turn },
        path(
          smooth(starShape(r, 0.56), true, 0.45),
          mix(foam, lunar, 0.35),
          `filter="${form(e, { angle: 120, size: 9, shade: teal, shadeOpacity: 0.6, light: foam, lightSize: 3, rough: 2 })}"`,
        ),
        path('M-6 -22l-2 -8l5 0l1 8ZM6 -22l2 -8l-5 0l-1 8Z', oklch(0.5, 0.08, 50)),
      ),
      times(3, (k) => ellipse(x - 6 + k * 7, 76 + drop + r * 1.7 + k * 11, 1.8, 3, foam, 'opacity=".7"')),
    );
  }
  // neighbours
  scene.add(machine(scene.element('left machine'), -330, 168, 372, 1104, 0.25));
}

function leftDrum(scene: Scene): void {
  const S = scene.element('left drum');
  scene.add(
    ellipse(
      -58,
      752,
      172,
      190,
      mix(enamelD, navy, 0.35),
      `filter="${form(S, { angle: -40, size: 18, shade: ink, light: tealL, lightSize: 5, rough: 2 })}"`,
    ),
    ellipse(-58, 752, 140, 158, ink),
    ellipse(-58, 752, 140, 158, S.radialAt([navy, ink], -20, 800, 160)),
    path('M40 640C66 690 74 760 62 820C58 770 52 700 40 640Z', tealL, 'opacity=".35"'),
    // its door has been left ajar for a single mitten
    (
      [
        [60, 424],
        [92, 424],
        [124, 424],
      ] as const
    ).map(
      ([x, y]) =>
        ellipse(x, y, 9, 9, mix(tealD, ink, 0.3)) + ellipse(x - 2, y - 2, 4, 4, tealL, 'opacity=".4"'),
    ),
  );

  scene.add(path('M-20 336H160L170 1108H-20Z', tealD, 'opacity=".5" style="mix-blend-mode:multiply"'));
}

function machineFront(scene: Scene): void {
  const S = scene.element('machine');
  scene.add(machine(S, 196, 770, 356, 1112, 0.62));
  scene.add(glow(S, CX, CY, 520, glowC, 0.75, 0.55), glow(S, CX + 30, 1080, 300, glowC, 0.35, 0.5, 0.5));
  scene.add(
    path(
      'M196 356H770L766 1112H201Z',
      S.radialAt(
        [
          [0, navy, 0],
          [0.5, navy, 0.05],
          [0.78, navy, 0.5],
          [1, ink, 0.8],
        ],
        CX,
        CY - 30,
        520,
      ),
      'style="mix-blend-mode:multiply"',
    ),
  );
}

/** Panel: dial, buttons, a crescent in the coin slot. */
function controls(scene: Scene): void {
  const S = scene.element('panel');
  scene.add(
    path(
      wobblyPolygon(S, trace('222,376 744,378 742,458 224,460'), 1.5),
      mix(teal, tealD, 0.35),
      `filter="${form(S, { angle: -60, size: 12, shade: ink, light: tealL, lightSize: 3, rough: 2 })}"`,
    ),
    ellipse(
      300,
      418,
      30,
      30,
      enamel,
      `filter="${form(S, { angle: -60, size: 12, shade: navy, light: foam, lightSize: 4, rough: 1.5 })}"`,
    ),
    times(14, (i) => {
      const a = i * 0.449;
      return line(
        `M${300 + Math.cos(a) * 36} ${418 + Math.sin(a) * 36}L${300 + Math.cos(a) * 41} ${418 + Math.sin(a) * 41}`,
        enamel,
        2,
        'opacity=".7"',
      );
    }),
    line('M300 418L316 398', tealD, 5),
    [392, 430, 468].map((x, i) =>
      path(
        smooth(blob(x, 420, 13, 10, S.noise, 0.15)),
        [oklch(0.55, 0.11, 30), enamelD, enamelD][i] ?? enamelD,
        `filter="${form(S, { angle: -60, size: 5, shade: ink, light: foam, lightSize: 2, rough: 1 })}"`,
      ),
    ),
    // coin box
    path(
      wobblyPolygon(S, trace('628,388 716,388 715,450 629,450'), 1.5),
      mix(enamelD, navy, 0.25),
      `filter="${form(S, { angle: -60, size: 8, shade: ink, light: foam, lightSize: 2.5, rough: 1.5 })}"`,
    ),
    path(wobblyPolygon(S, trace('648,428 698,428 698,437 648,437'), 0.8), ink),
    glow(S, 672, 416, 46, lunar, 0.7),
    path(
      'M660 430C654 414 662 398 680 396C672 402 668 410 670 420C671 426 674 430 678 432L676 433L662 433Z',
      lunar,
    ),
  );
}

/** Door: chrome ring, gasket, the drum. */
function doorRing(scene: Scene): void {
  const S = scene.element('door');
  scene.add(
    softShadow(S, CX + 10, CY + 26, 270, 270, ink, 0.8),
    path(
      smooth(ring(S, 240)),
      mix(enamel, teal, 0.3),
      `filter="${form(S, { angle: -55, size: 30, soft: 14, shade: navy, shadeOpacity: 0.75, light: '#ffffff', lightOpacity: 0.95, lightSize: 9, bounce: glowC, bounceOpacity: 0.5, rough: 2, mottle: 0.2 })}"`,
    ),
    path(
      smooth(ring(S, 216)),
      enamelD,
      `filter="${form(S, { angle: 125, size: 20, soft: 8, shade: ink, shadeOpacity: 0.7, light: glowC, lightOpacity: 0.8, lightSize: 6, rough: 2 })}"`,
    ),
    path(smooth(ring(S, 200, 0.012)), ink),
    // hinge and handle
    path(
      wobblyPolygon(S, trace('228,690 262,694 262,790 228,794'), 2),
      enamel,
      `filter="${form(S, { angle: -60, size: 10, shade: navy, light: '#ffffff', lightSize: 3, rough: 1.5 })}"`,
    ),
    path(
      'M702 700C728 700 736 716 736 742C736 768 728 784 702 784C710 764 712 720 702 700Z',
      enamel,
      `filter="${form(S, { angle: -60, size: 10, shade: navy, light: '#ffffff', lightSize: 3, rough: 1.5 })}"`,
    ),
  );
}

function drum(scene: Scene): void {
  const S = scene.element('drum');
  const inner = smooth(ring(S, 188, 0.01));
  const clip = S.clip(inner);
  const holes = times(10, (r) =>
    times(18 + r * 2, (i) => {
      const a = (i / (18 + r * 2)) * 6.283 + r * 0.17;
      const k = 66 + r * 13.2;
      return ellipse(
        CX + 8 + Math.cos(a) * k,
        CY - 6 + Math.sin(a) * k,
        2 + r * 0.18,
        2 + r * 0.16,
        ink,
        'opacity=".6"',
      );
    }),
  );
  const socks = (
    [
      [0.15, 150, 1.05, 0, 'stripes'],
      [0.95, 158, 0.95, 1, 'dots'],
      [1.95, 150, 1.15, 4, 'darned'],
      [2.85, 156, 0.95, 3, 'zigzag'],
      [3.75, 150, 1, 2, 'stripes'],
      [4.75, 158, 0.9, 0, 'dots'],
      [5.55, 152, 1, 1, 'plain'],
    ] as const
  ).map(([a, k, s, c, pattern], i) => {
    const e = S.element('sock ' + i);
    const [x, y] = [CX + Math.cos(a) * k, CY + Math.sin(a) * k];
    return sock(e, {
      x,
      y,
      s,
      r: (a * 180) / Math.PI + 20 + (i % 3) * 26,
      flip: i % 2 ? -1 : 1,
      angle: (Math.atan2(CY - y, CX - x) * 180) / Math.PI,
      pattern,
      c: nth(palette, c),
    });
  });
  scene.add(
    group(
      { 'clip-path': clip },
      path(
        inner,
        S.radialAt([mix(glowC, teal, 0.35), [0.6, mix(teal, glowC, 0.18)], [0.8, tealD], ink], CX, CY, 200),
      ),
      holes,
      // the spin: arcs of water and light
      times(46, () => {
        const a = S.rng.range(0, 6.28);
        const k = S.rng.range(118, 184);
        const arc = times(8, (i): Point => [
          CX + Math.cos(a + i * 0.09) * (k - i),
          CY + Math.sin(a + i * 0.09) * (k - i),
        ]);
        return brushLine(S, arc, S.rng.range(1, 3.4), S.rng.chance(0.4) ? foam : tealL, {
          opacity: S.rng.range(0.25, 0.6),
        });
      }),
      socks.slice(0, 4),
      moon(scene.element('moon'), CX + 2, CY - 4, 112, {
        colour: lunar,
        dark: oklch(0.74, 0.11, 78),
        halo: glowC,
        haloOpacity: 0.7,
        haloSize: 2.2,
      }),
      group(
        { 'clip-path': S.clip(smooth(blob(CX + 2, CY - 4, 111, 111, S.noise, 0.01))) },
        path(
          smooth(blob(CX + 2, CY - 4, 116, 116, S.noise, 0.01)),
          S.radialAt(
            [
              [0, '#ffffff', 0.5],
              [0.45, lunar, 0],
              [0.8, oklch(0.66, 0.12, 70), 0.35],
              [1, oklch(0.5, 0.11, 60), 0.75],
            ],
            CX - 30,
            CY - 38,
            170,
          ),
        ),
        (
          [
            [-50, -30, 20],
            [30, -56, 13],
            [44, 24, 26],
            [-22, 46, 17],
            [-64, 34, 9],
            [4, 4, 10],
            [70, -24, 9],
            [20, 78, 12],
            [-30, -76, 8],
          ] as const
        ).map(([u, v, r]) => {
          const d = smooth(blob(CX + u, CY + v, r, r * 0.92, S.noise, 0.15));
          return (
            path(d, oklch(0.72, 0.11, 74), 'opacity=".4"') +
            line(
              `M${CX + u - r * 0.8} ${CY + v + r * 0.5}C${CX + u - r * 0.3} ${CY + v + r} ${CX + u + r * 0.5} ${CY + v + r} ${CX + u + r * 0.9} ${CY + v + r * 0.3}`,
              '#fffbe0',
              2,
              'opacity=".45"',
            ) +
            line(
              `M${CX + u - r * 0.9} ${CY + v - r * 0.1}C${CX + u - r * 0.6} ${CY + v - r} ${CX + u + r * 0.4} ${CY + v - r * 1.05} ${CX + u + r * 0.9} ${CY + v - r * 0.3}`,
              oklch(0.55, 0.11, 60),
              1.8,
              'opacity=".32"',
            )
          );
        }),
      ),
      socks.slice(4),
      // suds in the bottom of the drum
      times(70, () => {
        const a = S.rng.range(0.35, 2.8);
        const k = S.rng.range(120, 190);
        const r = S.rng.range(4, 17);
        const [x, y] = [CX + Math.cos(a) * k, CY + Math.sin(a) * k];
        return (
          ellipse(x, y, r, r, foam, `opacity="${S.rng.range(0.25, 0.6)}"`) +
          ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.25, '#ffffff', 'opacity=".8"')
        );
      }),
      // glass
      path(
        `M${CX - 160} ${CY - 20}C${CX - 152} ${CY - 110} ${CX - 84} ${CY - 166} ${CX - 4} ${CY - 170}C${CX - 76} ${CY - 146} ${CX - 126} ${CY - 96} ${CX - 136} ${CY - 14}Z`,
        '#ffffff',
        `opacity=".3" filter="${blur(S, 3)}"`,
      ),
      path(
        `M${CX + 150} ${CY + 40}C${CX + 138} ${CY + 96} ${CX + 100} ${CY + 138} ${CX + 60} ${CY + 156}C${CX + 110} ${CY + 118} ${CX + 130} ${CY + 80} ${CX + 138} ${CY + 36}Z`,
        '#ffffff',
        `opacity=".25" filter="${blur(S, 2)}"`,
      ),
      line(inner, ink, 16, `opacity=".6" filter="${blur(S, 6)}"`),
    ),
    glow(S, CX, CY, 360, glowC, 0.35, 0.5),
  );
}

/** Floor: tiles, a tide of suds. */
function floor(scene: Scene): void {
  const S = scene.element('floor');
  const tile = (i: number, j: number): Point => {
    const z = [1098, 1122, 1158, 1212][j] ?? 1212;
    return [400 + (i - 6) * (100 + (z - 1098) * 0.75) + (z - 1098) * 0.3, z];
  };
  scene.add(
    `<rect x="-10" y="1096" width="820" height="120" fill="${tealD}"/>`,
    times(13, (i) =>
      times(3, (j) =>
        path(
          polygon([tile(i, j), tile(i + 1, j), tile(i + 1, j + 1), tile(i, j + 1)]),
          (i + j) % 2 ? mix(enamel, teal, 0.45) : mix(tealD, navy, 0.4),
          `opacity=".9" filter="${grain(S, { amount: 0.25, slope: 1.3 })}"`,
        ),
      ),
    ),
    strokes(S, {
      region: [-20, 1096, 840, 120],
      n: 260,
      length: 60,
      width: 5,
      angle: 0,
      colour: (x, y) => mix(tealD, enamelD, clamp(0.5 + S.noise.n2(x / 60, y / 20))),
      opacity: [0.1, 0.3],
    }),
    softShadow(S, 480, 1108, 330, 16, ink, 0.9),
    softShadow(S, 0, 1106, 200, 14, ink, 0.9),
    glow(S, 480, 1150, 330, glowC, 0.6, 0.5, 0.22),
  );
}

function suds(scene: Scene): void {
  const S = scene.element('suds');
  const bubble = (x: number, y: number, r: number): string =>
    path(
      smooth(blob(x, y, r, r * 0.94, S.noise, 0.05, 1.2, 20)),
      S.radialAt(
        [
          [0, foam, 0.5],
          [0.7, foam, 0.75],
          [1, mix(foam, tealL, 0.5), 0.95],
        ],
        x - r * 0.2,
        y - r * 0.3,
        r * 1.1,
      ),
    ) +
    ellipse(x - r * 0.35, y - r * 0.38, r * 0.24, r * 0.16, '#ffffff', 'opacity=".9"') +
    line(
      `M${x + r * 0.3} ${y + r * 0.62}q${r * 0.3} ${-r * 0.12} ${r * 0.36} ${-r * 0.42}`,
      glowC,
      Math.max(0.8, r * 0.09),
      'opacity=".7"',
    );
  const heap: Point[] = [];
  for (let i = 0; i < 150; i++) {
    const t = S.rng.f();
    const x = -20 + t * 700;
    const h = 90 * (1 - t) ** 1.3 + 12;
    heap.push([x, 1206 - S.rng.f() * h]);
  }
  heap.sort((a, b) => a[1] - b[1]);
  scene.add(
    heap.map(([x, y]) => bubble(x, y, S.rng.range(9, 24) * (y > 1150 ? 1.15 : 0.9))),
    (
      [
        [700, 1176, 13],
        [734, 1188, 9],
        [150, 1040, 9],
        [96, 1010, 13],
        [172, 1066, 6],
        [60, 960, 7],
        [756, 1150, 7],
      ] as const
    ).map(([x, y, r]) => bubble(x, y, r)),
  );
  // a sock that got away
  scene.add(
    sock(scene.element('stray'), {
      x: 706,
      y: 1142,
      s: 0.62,
      r: 78,
      angle: 200,
      pattern: 'stripes',
      c: nth(palette, 3),
    }),
  );
}

/** The owl, on the lid, waiting for its load. */
function owl(scene: Scene): void {
  const S = scene.element('owl');
  scene.add(
    softShadow(S, 604, 346, 70, 12, ink, 0.8),
    owlPerched(S, {
      x: 616,
      y: 334,
      s: 1.12,
      angle: 110,
      flip: 1,
      c: {
        feather: oklch(0.42, 0.05, 55),
        pale: oklch(0.8, 0.045, 75),
        dark: oklch(0.2, 0.03, 50),
        shade: navy,
        light: glowC,
        beak: oklch(0.62, 0.09, 70),
        eye: oklch(0.86, 0.12, 85),
      },
    }),
  );
}

/** A box of powder and a folded pile beside it. */
function laundryPile(scene: Scene): void {
  const S = scene.element('pile');
  scene.add(
    times(5, (i) =>
      path(
        smooth(
          [
            [262, 340 - i * 13],
            [300, 336 - i * 13],
            [372, 341 - i * 13],
            [376, 330 - i * 13],
            [368, 326 - i * 13],
            [268, 327 - i * 13],
            [258, 333 - i * 13],
          ],
          true,
          0.8,
        ),
        [
          oklch(0.8, 0.03, 90),
          oklch(0.5, 0.07, 240),
          oklch(0.72, 0.06, 30),
          oklch(0.86, 0.03, 180),
          oklch(0.4, 0.06, 260),
        ][i] ?? foam,
        `filter="${form(S, { angle: -60, size: 6, shade: navy, light: foam, lightSize: 2, rough: 1.5 })}"`,
      ),
    ),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
