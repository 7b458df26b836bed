/** Melt (for N50): bare hands carry a snowflake as large as a plate to a door that nobody opens. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, fern, flakes, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, bounds, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { px } from '../../../pixels/raster.ts';
import type { HandPose } from '../../../motifs/hands/bones.ts';
import { placedHand, type PlacedHand } from '../../../motifs/hands/painted.ts';

const AMBER = '#ffb347';
const FLAKE: Point = [400, 520];
const R = 262;
/** Open, the fingers a little bent round the edge of a plate. */
const CARRY: HandPose = {
  fingers: [
    [-8, 12, 16, 8],
    [-1, 18, 20, 10],
    [6, 22, 24, 12],
    [15, 20, 24, 14],
  ],
  thumb: [40, 30, 36, -4, 4],
  cup: 0.25,
};
const DOOR = [150, -20, 650, 1010] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 5050, background: BOARD });
  house(scene);
  snowflake(scene);
  hand(scene, 'left', {
    x: 150,
    y: 960,
    size: 440,
    side: 'left',
    pose: CARRY,
    fingers: [0.1, -1, 0.05],
    back: [-0.66, 0.06, 0.74],
    arm: 120,
  });
  hand(scene, 'right', {
    x: 652,
    y: 968,
    size: 436,
    side: 'right',
    pose: CARRY,
    fingers: [-0.12, -1, 0.05],
    back: [0.66, 0.06, 0.74],
    arm: 120,
  });
  drops(scene);
  scene.add(
    flakes(scene.element('snowing'), 130, (rng) => [rng.range(0, 800), rng.range(0, 1200)], {
      size: 2.6,
      colour: ICE[3],
    }),
    strays(scene.element('strays')),
  );
  return scene;
}

/** Boards, a dark door, and light in its keyhole and under it. */
function house(scene: Scene): void {
  const S = scene.element('house');
  const [x0, y0, x1, y1] = DOOR;
  const wall = new Tone();
  wall.change((_v, x, y) => clamp(0.2 + 0.16 * Math.sin(y * 0.11) - Math.abs(x - 400) * 0.0001));
  const door = new Tone();
  const panels = [
    rectangle(206, 60, 376, 420),
    rectangle(424, 60, 594, 420),
    rectangle(206, 500, 376, 920),
    rectangle(424, 500, 594, 920),
  ];
  door.fill(rectangle(x0, y0, x1, y1), 0.13);
  panels.forEach((panel) => {
    const [a, b, c, d] = bounds(panel);
    door.fill(panel, 0.16);
    door.fill(rectangle(a + 24, b + 24, c - 24, d - 24), 0.05);
    door.fill(rectangle(a, b, c, b + 12), 0.02);
    door.fill(rectangle(a, d - 14, c, d), 0.7);
    door.fill(rectangle(c - 14, b, c, d), 0.6);
  });
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#0f2348', '#1f447a', '#12284f'], 0, 0, 0, 1100)),
    scratches(S, {
      tone: wall,
      flow: (x, y) => 0.03 * S.noise.n2(x * 0.01, y * 0.02),
      gap: [4, 9],
      length: [40, 160],
      width: 1.1,
    }),
    path(polygon(rectangle(x0 - 34, y0, x1 + 34, y1)), '#1c3d70'),
    path(polygon(rectangle(x0, y0, x1, y1)), '#0a1530'),
    scratches(S, {
      tone: door,
      region: rectangle(x0, y0, x1, y1),
      flow: (x, y) => Math.PI / 2 + 0.05 * S.noise.n2(x * 0.02, y * 0.004),
      gap: [3.4, 9],
      length: [30, 150],
      width: 1.2,
    }),
    path(
      [x0 - 30, x0 - 14, x0 - 4, x1 + 4, x1 + 16, x1 + 30]
        .map((x) =>
          needle(
            [
              [x, -10],
              [x + 1, 500],
              [x, y1],
            ],
            1.5,
            { attack: 0.02, decay: 0.02 },
          ),
        )
        .join(''),
      ICE[2],
    ),
    path(
      'M0 0H800V1200H0Z',
      S.radialAt(
        [
          [0, AMBER, 0.5],
          [0.3, AMBER, 0.16],
          [1, AMBER, 0],
        ],
        400,
        y1 + 8,
        380,
      ),
      'style="mix-blend-mode:screen"',
    ),
    path(
      polygon(trace(`${x0 + 4},${y1 - 12} ${x1 - 4},${y1 - 12} ${x1 + 4},${y1 + 2} ${x0 - 4},${y1 + 2}`)),
      '#ffe2a0',
    ),
    path(polygon(rectangle(-10, y1 + 2, 810, 1210)), '#16305c'),
    step(scene),
    knob(scene),
    path(disc(13), ICE[2]) + path(disc(8), AMBER),
  );
}

function knob(scene: Scene): string {
  const S = scene.element('knob');
  const plate = rectangle(606, 440, 636, 556);
  const ball = times(20, (i): Point => [
    621 + Math.cos((i / 20) * TAU) * 19,
    478 + Math.sin((i / 20) * TAU) * 19,
  ]);
  const tone = new Tone()
    .fill(plate, 0.3)
    .round(ball, { from: -120, before: 30, size: 18, light: 1, dark: 0.05 });
  return (
    path(smooth(plate, true, 0.1), '#142a54') +
    path(smooth(ball), '#0a1530') +
    scratches(S, {
      tone,
      region: ball,
      flow: (x, y) => Math.atan2(x - 621, 478 - y),
      gap: [2.6, 5],
      length: [6, 24],
      width: 1.2,
    }) +
    path(
      needle(
        [
          [607, 442],
          [606, 500],
          [607, 554],
        ],
        1.3,
      ) +
        needle(
          [
            [607, 441],
            [620, 440],
            [635, 441],
          ],
          1.3,
        ),
      ICE[3],
    ) +
    path('M618 518A5 5 0 1 1 624 518L627 540H615Z', AMBER)
  );
}

/** The spyhole: lit. */
const disc = (r: number): string =>
  smooth(times(12, (i): Point => [400 + Math.cos((i / 12) * TAU) * r, 150 + Math.sin((i / 12) * TAU) * r]));

function step(scene: Scene): string {
  const S = scene.element('step');
  const tone = new Tone();
  tone.fill(rectangle(-20, DOOR[3] + 2, 820, 1220), (x, y) =>
    clamp(0.75 - (y - DOOR[3]) * 0.003 - Math.abs(x - 400) * 0.0005),
  );
  return scratches(S, {
    tone,
    region: rectangle(-10, DOOR[3] + 2, 810, 1210),
    flow: (x, y) => 0.1 * S.noise.n2(x * 0.006, y * 0.02),
    gap: [3, 8],
    length: [16, 90],
    width: 1.2,
    ink: (t) => (t > 0.5 ? '#ffdca0' : ICE[2]),
  });
}

/** Six arms of one kind; the lowest is already going. */
function snowflake(scene: Scene): void {
  const S = scene.element('flake');
  const [cx, cy] = FLAKE;
  const arm = fern(S.rng, {
    x: 0,
    y: 0,
    angle: 0,
    length: R,
    curl: 0,
    width: 6.4,
    order: 2,
    spread: 0.46,
    lean: 1.06,
    gap: 26,
  });
  const plate = (k: number): string =>
    polygon(
      times(6, (i): Point => [
        Math.cos((i / 6) * TAU + TAU / 12) * R * k,
        Math.sin((i / 6) * TAU + TAU / 12) * R * k,
      ]),
    );
  const spin = (k: number): string => `rotate(${k * 60 + 32}) scale(${k === 1 ? 0.9 : 1})`;
  const glow = S.radialAt(
    [
      [0, '#bfe0f4', 0.5],
      [0.6, '#7fb4dc', 0.22],
      [1, '#7fb4dc', 0],
    ],
    cx,
    cy,
    R * 1.3,
  );
  scene.add(
    path('M0 160H800V900H0Z', glow, 'style="mix-blend-mode:screen"'),
    group(
      { transform: `translate(${cx} ${cy})` },
      times(6, (k) =>
        group({ transform: `translate(6 8) ${spin(k)}`, opacity: 0.55 }, path(arm.join(''), '#0a1a3c')),
      ),
      times(6, (k) =>
        group(
          { transform: spin(k) },
          arm.map((d) => path(d, ICE[4])),
          path(
            needle(
              [
                [R * 0.08, 0],
                [R * 0.5, 0],
                [R * 0.9, 0],
              ],
              1.6,
            ),
            '#6fa3d0',
          ),
        ),
      ),
      group(
        { transform: 'rotate(2)' },
        path(plate(0.15), ICE[4]),
        path(plate(0.12), '#8dbbe0'),
        path(plate(0.075), ICE[4]),
        path(plate(0.055), '#6fa3d0'),
      ),
    ),
  );
}

/** Light and the way the needle runs come from the modelled hand. */
function hand(scene: Scene, name: string, o: PlacedHand): void {
  const S = scene.element(name);
  const drawing = new Drawing(placedHand(o), {
    light: { angle: o.side === 'left' ? -35 : -145, before: 26 },
    size: o.size,
    noise: S.noise,
  });
  const { survey: s, lit } = drawing;
  const cell = (x: number, y: number): number => {
    const [i, j] = [Math.round((x - s.x0) / s.cell), Math.round((y - s.y0) / s.cell)];
    return i < 0 || j < 0 || i >= s.w || j >= s.h ? -1 : j * s.w + i;
  };
  const tone = new Tone();
  tone.change((_v, x, y) => {
    const k = cell(x, y);
    return k < 0 || (s.piece[k] ?? -1) < 0 ? 0 : clamp(0.06 + px(lit.tone, k) * 1.25);
  });
  // Slices through the hand: level ones, that bend over the form.
  const flow = (x: number, y: number): number => {
    const k = cell(x, y);
    if (k < 0 || (s.piece[k] ?? -1) < 0) return 0;
    const nz = Math.max(0.25, px(s.nz, k));
    return Math.atan2(-0.2 - (0.75 * px(s.nx, k)) / nz, 1 + (0.75 * px(s.ny, k)) / nz);
  };
  scene.add(
    path(drawing.outline(), '#050a18', 'stroke="#050a18" stroke-width="4"'),
    path(drawing.outline(), '#1a3a6c'),
    scratches(S, {
      tone,
      flow,
      gap: [3, 7],
      length: [10, 60],
      width: 1.3,
      decay: 0.5,
      attack: 0.4,
      stray: 0.02,
      floor: 0.1,
    }),
  );
}

/** What runs down the wrists. */
function drops(scene: Scene): void {
  const runs = ['396,800 394,840 396,880', '330,700 326,760 330,806', '476,700 480,770 476,830'];
  const beads: readonly (readonly [number, number, number])[] = [
    [396, 916, 10],
    [330, 836, 7],
    [476, 866, 8],
    [404, 1060, 9],
  ];
  scene.add(
    path(runs.map((list) => needle(trace(list), 2.2)).join(''), ICE[3]),
    beads.map(
      ([x, y, r]) =>
        path(
          smooth(closedCurve(`${x},${y - r * 2} ${x + r * 0.8},${y} ${x},${y + r} ${x - r * 0.8},${y}`, 5)),
          ICE[4],
        ) +
        path(
          needle(
            [
              [x + r * 0.3, y - r * 0.4],
              [x + r * 0.4, y],
              [x, y + r * 0.6],
            ],
            1.4,
          ),
          '#5f8fbd',
        ),
    ),
  );
}

export default card({ finish: frost, grade: { vignette: 0.3 }, paint });
