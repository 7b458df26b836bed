/** D36: in an all-night laundromat the moon turns in one drum among odd socks; the sky outside waits empty. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, line, moved, path } from '../../../kit/markup.ts';
import { form, grain } from '../../../kit/materials.ts';
import { nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { moonInDrum } from '../../../motifs/moon-in-drum.ts';
import { moonlessWindow } from '../../../motifs/moonless-window.ts';
import { owlPerched } from '../../../motifs/owl-perched.ts';
import { sock, type SockOptions } from '../../../motifs/sock.ts';
import { controlPanel, drumDoor, washingMachine } from '../../../motifs/washing-machine.ts';

const P = {
  navy: oklch(0.2, 0.06, 262),
  ink: oklch(0.14, 0.04, 262),
  teal: oklch(0.44, 0.075, 200),
  tealD: oklch(0.27, 0.055, 212),
  tealL: oklch(0.62, 0.08, 192),
  enamel: oklch(0.83, 0.025, 195),
  enamelD: oklch(0.52, 0.05, 220),
  lunar: oklch(0.92, 0.12, 92),
  glow: oklch(0.9, 0.13, 88),
  foam: oklch(0.95, 0.025, 170),
};
const DRUM = { x: 478, y: 742 };
const dyed = (main: Colour, tip: Colour, stripe: Colour): SockOptions['c'] => ({
  main,
  tip,
  stripe,
  shade: P.ink,
  light: P.lunar,
});
const SOCKS = [
  dyed(oklch(0.52, 0.13, 25), oklch(0.85, 0.04, 80), oklch(0.85, 0.04, 80)),
  dyed(oklch(0.5, 0.09, 240), oklch(0.36, 0.08, 250), oklch(0.8, 0.07, 210)),
  dyed(oklch(0.62, 0.1, 145), oklch(0.42, 0.08, 155), oklch(0.86, 0.08, 110)),
  dyed(oklch(0.6, 0.09, 330), oklch(0.42, 0.09, 320), oklch(0.86, 0.05, 340)),
  dyed(oklch(0.82, 0.03, 90), oklch(0.5, 0.1, 35), oklch(0.45, 0.06, 250)),
];

function paint(): Scene {
  const scene = new Scene({ seed: 3636, background: P.tealD });
  wall(scene);
  scene.add(moonlessWindow(scene.element('window'), P));
  rail(scene);
  leftMachine(scene);
  machineFront(scene);
  scene.add(controlPanel(scene.element('panel'), P));
  scene.add(drumDoor(scene.element('door'), { ...DRUM, c: P }));
  scene.add(moonInDrum(scene.element('drum'), scene.element('moon'), { ...DRUM, c: P, load: SOCKS }));
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
      [mix(P.tealD, P.navy, 0.5), mix(P.tealD, P.teal, 0.4), P.tealD],
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
          mix(P.tealD, P.navy, 0.3),
          P.teal,
          clamp(0.5 - Math.hypot(x - 560, y - 260) / 900 + 0.25 * S.noise.fbm(x / 120, y / 120, 3)),
        ),
      opacity: [0.12, 0.4],
    }),
  );
}

/** Stars drying on hangers. */
function rail(scene: Scene): void {
  const S = scene.element('rail');
  scene.add(
    brushLine(S, trace('452,78 620,72 820,80'), 4, mix(P.enamel, P.teal, 0.3), { attack: 0.01, decay: 0.01 }),
    line('M500 0V76M742 0V76', mix(P.enamelD, P.tealD, 0.3), 4),
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
          mix(P.enamel, P.teal, 0.2),
          2.4,
        ),
      ),
      glow(e, x, 76 + drop + r * 0.7, r * 2.6, P.lunar, 0.3),
      moved(
        { x, y: 76 + drop + r * 0.62, r: turn },
        path(
          smooth(starShape(r, 0.56), true, 0.45),
          mix(P.foam, P.lunar, 0.35),
          `filter="${form(e, { angle: 120, size: 9, shade: P.teal, shadeOpacity: 0.6, light: P.foam, lightSize: 3, rough: 2 })}"`,
        ),
        path('M-6 -22l-2 -8l5 0l1 8ZM6 -22l2 -8l-5 0l-1 8Z', oklch(0.5, 0.08, 50)),
      ),
      times(3, (k) => ellipse(x - 6 + k * 7, 76 + drop + r * 1.7 + k * 11, 1.8, 3, P.foam, 'opacity=".7"')),
    );
  }
}

/** The neighbour, its door left ajar for a single mitten. */
function leftMachine(scene: Scene): void {
  scene.add(
    washingMachine(scene.element('left machine'), {
      x0: -330,
      x1: 168,
      top: 372,
      foot: 1104,
      lit: 0.25,
      c: P,
    }),
  );
  const S = scene.element('left drum');
  scene.add(
    ellipse(
      -58,
      752,
      172,
      190,
      mix(P.enamelD, P.navy, 0.35),
      `filter="${form(S, { angle: -40, size: 18, shade: P.ink, light: P.tealL, lightSize: 5, rough: 2 })}"`,
    ),
    ellipse(-58, 752, 140, 158, P.ink),
    ellipse(-58, 752, 140, 158, S.radialAt([P.navy, P.ink], -20, 800, 160)),
    path('M40 640C66 690 74 760 62 820C58 770 52 700 40 640Z', P.tealL, 'opacity=".35"'),
    (
      [
        [60, 424],
        [92, 424],
        [124, 424],
      ] as const
    ).map(
      ([x, y]) =>
        ellipse(x, y, 9, 9, mix(P.tealD, P.ink, 0.3)) + ellipse(x - 2, y - 2, 4, 4, P.tealL, 'opacity=".4"'),
    ),
  );

  scene.add(path('M-20 336H160L170 1108H-20Z', P.tealD, 'opacity=".5" style="mix-blend-mode:multiply"'));
}

function machineFront(scene: Scene): void {
  const S = scene.element('machine');
  scene.add(washingMachine(S, { x0: 196, x1: 770, top: 356, foot: 1112, lit: 0.62, c: P }));
  scene.add(
    glow(S, DRUM.x, DRUM.y, 520, P.glow, 0.75, 0.55),
    glow(S, DRUM.x + 30, 1080, 300, P.glow, 0.35, 0.5, 0.5),
  );
  scene.add(
    path(
      'M196 356H770L766 1112H201Z',
      S.radialAt(
        [
          [0, P.navy, 0],
          [0.5, P.navy, 0.05],
          [0.78, P.navy, 0.5],
          [1, P.ink, 0.8],
        ],
        DRUM.x,
        DRUM.y - 30,
        520,
      ),
      'style="mix-blend-mode:multiply"',
    ),
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
    `<rect x="-10" y="1096" width="820" height="120" fill="${P.tealD}"/>`,
    times(13, (i) =>
      times(3, (j) =>
        path(
          polygon([tile(i, j), tile(i + 1, j), tile(i + 1, j + 1), tile(i, j + 1)]),
          (i + j) % 2 ? mix(P.enamel, P.teal, 0.45) : mix(P.tealD, P.navy, 0.4),
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
      colour: (x, y) => mix(P.tealD, P.enamelD, clamp(0.5 + S.noise.n2(x / 60, y / 20))),
      opacity: [0.1, 0.3],
    }),
    softShadow(S, 480, 1108, 330, 16, P.ink, 0.9),
    softShadow(S, 0, 1106, 200, 14, P.ink, 0.9),
    glow(S, 480, 1150, 330, P.glow, 0.6, 0.5, 0.22),
  );
}

function suds(scene: Scene): void {
  const S = scene.element('suds');
  const bubble = (x: number, y: number, r: number): string =>
    path(
      smooth(blob(x, y, r, r * 0.94, S.noise, 0.05, 1.2, 20)),
      S.radialAt(
        [
          [0, P.foam, 0.5],
          [0.7, P.foam, 0.75],
          [1, mix(P.foam, P.tealL, 0.5), 0.95],
        ],
        x - r * 0.2,
        y - r * 0.3,
        r * 1.1,
      ),
    ) +
    ellipse(x - r * 0.35, y - r * 0.38, r * 0.24, r * 0.16, '#ffffff', 'opacity=".9"') +
    line(
      `M${x + r * 0.3} ${y + r * 0.62}q${r * 0.3} ${-r * 0.12} ${r * 0.36} ${-r * 0.42}`,
      P.glow,
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
      c: nth(SOCKS, 3),
    }),
  );
}

/** The owl, on the lid, waiting for its load. */
function owl(scene: Scene): void {
  const S = scene.element('owl');
  scene.add(
    softShadow(S, 604, 346, 70, 12, P.ink, 0.8),
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
        shade: P.navy,
        light: P.glow,
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
        ][i] ?? P.foam,
        `filter="${form(S, { angle: -60, size: 6, shade: P.navy, light: P.foam, lightSize: 2, rough: 1.5 })}"`,
      ),
    ),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
