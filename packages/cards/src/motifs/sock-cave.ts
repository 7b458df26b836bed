/** A dragon's cave that hoards socks: rock and daylight, the only pair in a frame, a washer's door, an iron sock, and the yarns of the rest. */
import { strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, type Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow, softShadow } from '../kit/light.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { nth, times, trace, type Point } from '../kit/points.ts';
import { fading, type Scene } from '../kit/scene.ts';
import { blob, wobblyPolygon } from '../kit/shapes.ts';
import { sock, type SockOptions } from './sock.ts';

export const ink = oklch(0.13, 0.03, 205);
const teal = oklch(0.36, 0.055, 200);
export const tealD = oklch(0.22, 0.04, 205);
const tealL = oklch(0.58, 0.06, 190);
export const cream = oklch(0.94, 0.04, 90);

const yarns: readonly (readonly [Colour, Colour, Colour])[] = [
  [oklch(0.9, 0.03, 85), oklch(0.66, 0.1, 12), oklch(0.52, 0.09, 195)],
  [oklch(0.58, 0.09, 195), oklch(0.92, 0.03, 90), oklch(0.92, 0.03, 90)],
  [oklch(0.74, 0.09, 8), oklch(0.95, 0.02, 85), oklch(0.48, 0.1, 355)],
  [oklch(0.4, 0.08, 262), oklch(0.78, 0.06, 200), oklch(0.92, 0.03, 90)],
  [oklch(0.8, 0.07, 165), oklch(0.45, 0.08, 190), oklch(0.45, 0.08, 190)],
  [oklch(0.5, 0.1, 350), oklch(0.9, 0.05, 60), oklch(0.9, 0.05, 60)],
  [oklch(0.94, 0.025, 90), oklch(0.48, 0.09, 250), oklch(0.48, 0.09, 250)],
];
export const patterns = ['stripes', 'dots', 'zigzag', 'plain', 'darned', 'stripes'] as const;
export const yarn = (i: number, dim: number): SockOptions['c'] => {
  const [main, tip, stripe] = nth(yarns, i % yarns.length);
  return {
    main: mix(main, ink, dim),
    tip: mix(tip, ink, dim),
    stripe: mix(stripe, ink, dim),
    shade: ink,
    light: mix(cream, ink, dim * 0.7),
  };
};

export function cave(scene: Scene): void {
  // the cave
  const cave = scene.element('cave');
  scene.add(
    `<rect width="800" height="1200" fill="${cave.radialAt(
      [tealL, [0.3, teal], [0.7, tealD], ink],
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
      trace('-30,-30 250,-30 230,60 170,120 150,230 96,280 110,420 50,520 60,760 -30,800'),
      oklch(0.26, 0.045, 205),
      10,
    ),
    rock(
      trace('830,-30 600,-30 622,50 690,110 680,210 742,290 720,430 770,520 750,720 830,780'),
      oklch(0.25, 0.045, 208),
      180,
    ),
    rock(trace('210,-30 330,-30 318,40 290,120 272,60 240,30'), oklch(0.22, 0.04, 205), 40),
    rock(trace('540,-30 650,-30 612,40 600,150 580,60 556,30'), oklch(0.22, 0.04, 205), 140),
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
        shaft.linearAt(fading(cream, 0.5, 0), x, y, bx, by),
        `filter="${blur(shaft, 12)}" style="mix-blend-mode:screen"`,
      ),
    ),
  );
}

export function framedPair(scene: Scene): void {
  // the only pair, framed
  const frame = scene.element('frame');
  scene.add(
    moved(
      { x: 106, y: 330, r: -5 },
      path(
        wobblyPolygon(frame, trace('-58,-62 58,-62 58,62 -58,62'), 1.2),
        oklch(0.62, 0.09, 80),
        `filter="${form(frame, { angle: -20, size: 10, shade: ink, light: cream, lightSize: 3, rough: 2 })}"`,
      ),
      path(wobblyPolygon(frame, trace('-46,-50 46,-50 46,50 -46,50'), 1), oklch(0.8, 0.03, 90)),
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

export function washerDoor(scene: Scene): void {
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
      washer.radialAt([oklch(0.5, 0.05, 200), oklch(0.25, 0.04, 210)], 706, 340, 44),
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
    path(wobblyPolygon(washer, trace('762,336 776,338 776,366 762,364')), oklch(0.42, 0.03, 205)),
    '</g>',
  );
}

/** Where the burglar stands: bare rock, lit. */
export function ledge(scene: Scene): void {
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

export function ironSock(scene: Scene): void {
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
