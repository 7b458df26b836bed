/** N18: twelve grapes have lifted the belfry off its tower; a boy hangs on the bell rope, and the hand below is too late. Watercolour to the edge. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, nth, place, times, trace, type Placement, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handPath, ribbon, taper } from '../../../kit/shapes.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { starling } from '../../../motifs/starling-pecking.ts';
import { grape, type Grape } from '../../../motifs/watercolour-grape.ts';
import { layer, panel, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { ink, lifted, soft } from '../../../motifs/watercolour-marks.ts';

const FROM = 215;
const shaded = shadedFrom(FROM);
const [TILE, WALL, VIOLET, BRONZE] = ['#c9683f', '#fbf1df', '#7a6a9c', '#b58a3e'] as const;
const KNOT: Point = [402, 556];

function paint(): Scene {
  const scene = new Scene({ seed: 1818, background: '#ffffff' });
  sky(scene);
  town(scene);
  bunch(scene);
  belfry(scene);
  boy(scene);
  hand(scene);
  pecking(scene);
  return scene;
}

/** A rounded piece of a figure, drawn about (0, 0) and put where it belongs. */
const pieceOf =
  (S: Easel, at: Placement) =>
  (list: string, fill: string, shade: string, depth = 7): string =>
    shaded(S, smooth(spline(place(trace(list), at), true, 8)), { fill, shade, depth, min: 0.86 });

/** Noon in a warm country: turquoise above, cream below, laid wet. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    wash(
      S,
      'M-60 -60L860 -60L860 1260L-60 1260Z',
      S.linearAt(['#8fd0d8', '#cfe8e0', '#fbeccb', '#fbdcb8'], 0, 0, 0, 1100),
      {
        min: 0.55,
        fx: 0.003,
        fy: 0.005,
        rimStrength: 0,
      },
    ),
    wash(
      S,
      handPath(
        S,
        'M-60 300C120 220 200 340 380 300C560 260 640 380 860 300L860 420C640 480 520 400 360 430C200 460 100 380 -60 420Z',
        20,
      ),
      '#ffffff',
      {
        bleed: 30,
        rimStrength: 0,
        opacity: 0.5,
      },
    ),
    wash(
      S,
      handPath(
        S,
        'M-60 1070C80 1010 180 1050 300 1020C420 1000 520 1050 640 1010C720 990 800 1020 860 1004L860 1260L-60 1260Z',
        6,
      ),
      '#b9a8cc',
      {
        min: 0.4,
        bleed: 2,
        rimStrength: 0.4,
      },
    ),
  );
}

/** White walls and tiled roofs, already far below; everyone is indoors, counting. */
function town(scene: Scene): void {
  const S = scene.element('town');
  const roofs = [TILE, '#d98a58', '#c4785a'] as const;
  const house = (x: number, y: number, w: number, i: number): string =>
    shaded(
      S,
      panel(S, x, y, w, 1240 - y),
      { fill: WALL, shade: VIOLET, depth: 9, min: 0.8, hand: 0, wet: 0.5 },
      times(Math.floor(w / 20), (k) =>
        path(panel(S, x + 6 + k * 19, y + 14, 7, 11), '#6f7fa6', 'opacity=".7"'),
      ),
    ) +
    shaded(
      S,
      polygon([
        [x - 4, y + 4],
        [x + w * 0.2, y - 17],
        [x + w * 0.82, y - 18],
        [x + w + 4, y + 4],
      ]),
      { fill: nth(roofs, i % 3), shade: '#6a3440', depth: 6, min: 0.7 },
    );
  const rows = [
    [1096, 46, 0.9],
    [1128, 58, 1],
    [1168, 70, 1.2],
  ] as const;
  scene.add(
    rows.map(([y, step, s]) =>
      times(Math.ceil(860 / step), (i) =>
        house(
          -40 + i * step + S.rng.gauss(0, 5),
          y + S.rng.gauss(0, 10),
          step * S.rng.range(0.78, 1.05) * s,
          S.rng.int(0, 2),
        ),
      ),
    ),
    soft(S, 'M-40 1070H840V1240H-40Z', '#c9b6d4', 14, 0.4),
  );
}

const bricks = (S: Easel, x0: number, y0: number, x1: number, y1: number): string[] =>
  times(Math.floor((y1 - y0) / 16), (row) =>
    times(Math.floor((x1 - x0) / 34), (i) =>
      S.rng.chance(0.3)
        ? path(
            panel(S, x0 + 4 + i * 34 + (row % 2) * 15, y0 + row * 16, 26, 11),
            S.rng.pick(['#d9a878', '#c98f68', '#e9c49a']),
            'opacity=".7"',
          )
        : '',
    ).join(''),
  );

/** From the back of the bunch to its front: twelve. */
const GRAPES: readonly Grape[] = [
  { at: [420, 112], rx: 72, ry: 84, turn: 0.15, ripe: 0.1 },
  { at: [284, 150], rx: 68, ry: 80, turn: -0.35, ripe: 0.5 },
  { at: [548, 160], rx: 74, ry: 84, turn: 0.45, ripe: 0 },
  { at: [190, 258], rx: 70, ry: 78, turn: -0.6, ripe: 0 },
  { at: [632, 286], rx: 68, ry: 78, turn: 0.7, ripe: 0.8 },
  { at: [350, 244], rx: 76, ry: 88, turn: -0.12, ripe: 0.25 },
  { at: [486, 262], rx: 74, ry: 86, turn: 0.22, ripe: 0.6 },
  { at: [258, 354], rx: 74, ry: 84, turn: -0.4, ripe: 0.1 },
  { at: [556, 386], rx: 72, ry: 82, turn: 0.4, ripe: 0.2 },
  { at: [410, 366], rx: 80, ry: 92, turn: 0.04, ripe: 0 },
  { at: [338, 462], rx: 68, ry: 78, turn: -0.22, ripe: 0.45 },
  { at: [474, 474], rx: 66, ry: 78, turn: 0.24, ripe: 0.1 },
];

function bunch(scene: Scene): void {
  const S = scene.element('bunch');
  const stalks = GRAPES.map(({ at: [x, y], ry }) =>
    spline([[x, y + ry * 0.9], [lerp(x, KNOT[0], 0.35), lerp(y + ry, KNOT[1], 0.55)], KNOT], false, 10),
  );
  scene.add(
    layer(S, path(stalks.map((stalk) => polygon(ribbon(stalk, (t) => 2.6 + t * 2))).join(''), '#7f8f3e'), {
      region: [100, 130, 620, 460],
      rough: 2,
      rim: 1,
    }),
    GRAPES.map((one, i) => grape(S.element('grape ' + i), shaded, one)),
    layer(
      S,
      path(polygon(ribbon(traceCurve('402,530 406,556 398,584 404,604'), (t) => 7 - t * 2)), '#7f7a3a'),
      {
        region: [350, 510, 110, 120],
        rough: 2,
      },
    ),
  );
}

/** One bell under a tiled cap; its foot still has the shape of the break. */
function belfry(scene: Scene): void {
  const S = scene.element('belfry');
  const body = 'M-96 96L-92 -76L92 -76L96 92L80 104L64 92L44 108L20 96L-4 110L-30 98L-52 108L-74 96Z';
  scene.add(
    group(
      { transform: 'translate(396 728) rotate(-6) scale(0.86)' },
      shaded(
        S,
        body,
        { fill: '#fbeed2', shade: VIOLET, depth: 30, min: 0.8, from: FROM + 6 },
        bricks(S, -92, -60, 96, 96),
      ),
      shaded(S, 'M-52 110V-10C-48 -60 48 -60 52 -10V110Z', {
        fill: '#9fb4c8',
        shade: '#4a4068',
        depth: 22,
        min: 0.8,
        from: 40,
      }),
      shaded(S, 'M-40 44C-34 36 -32 4 -26 -12C-18 -30 18 -30 26 -12C32 4 34 36 42 44C30 52 -30 52 -40 44Z', {
        fill: BRONZE,
        shade: '#4f3420',
        depth: 16,
        min: 0.84,
      }),
      ink(S, 'M-34 34C-14 42 14 42 36 34M-28 -6C-10 2 12 2 28 -6', 2.4, '#5f4020', 0.8),
      shaded(S, smooth(blob(2, 54, 9, 9, S.noise, 0.05)), { fill: '#6f5030', shade: '#2f1f18', depth: 6 }),
      shaded(S, 'M-110 -72L-104 -92H106L112 -72Z', { fill: '#f3dcb4', shade: VIOLET, depth: 9, from: -90 }),
      shaded(
        S,
        'M-94 -92C-90 -140 -40 -166 0 -172C40 -166 90 -140 94 -92Z',
        { fill: TILE, shade: '#6a2c34', depth: 26, min: 0.76 },
        times(9, (i) =>
          ink(
            S,
            `M0 -172C${(i - 4) * 14} -150 ${(i - 4) * 22} -120 ${(i - 4) * 23} -92`,
            1.8,
            '#8a3c2c',
            0.55,
          ),
        ),
      ),
    ),
    // Mortar goes on falling.
    layer(
      S,
      times(22, (i) => {
        const t = S.rng.f();
        const [x, y] = [310 + S.rng.range(0, 190) - t * 20, 836 + t ** 1.4 * 280];
        const r = S.rng.range(3, 8) * (i % 5 ? 0.7 : 1.3);
        return path(panel(S, x, y, r * 1.7, r), S.rng.pick(['#d9a878', '#c98f68', '#e9d2ac']));
      }),
      { rough: 2, rim: 1, region: [270, 820, 260, 320] },
    ),
  );
}

const BOY: Placement = { x: 356, y: 944, s: 1.28 };
const HEAD: Placement = { x: 390, y: 890, s: 1.34, r: 0.5 };

/** One hand holds on, the other is stretched down; a shoe has gone already. */
function boy(scene: Scene): void {
  const S = scene.element('boy');
  const [SKIN, FLUSH] = ['#ecbb94', '#a8644c'];
  const [RED, DEEP] = ['#d8472e', '#7a1f2c'];
  const [NAVY, NIGHT] = ['#4a5a94', '#1c1c3c'];
  const [body, head] = [pieceOf(S, BOY), pieceOf(S, HEAD)];
  const pen = (at: Placement, list: string, w: number, colour: string): string =>
    ink(S, smooth(spline(place(trace(list), at), false, 6), false), w, colour, 0.9);
  const rope = handLine(
    S,
    traceCurve('402,778 396,792 380,806 368,820 356,836 350,852 354,866'),
    1.5,
    0.03,
    4,
  );
  scene.add(
    layer(S, path(polygon(ribbon(rope, () => 3.6)), '#a8824e'), {
      region: [320, 766, 110, 120],
      rough: 2,
      rim: 1,
    }),
    layer(
      S,
      path(
        polygon(
          ribbon(
            handLine(S, traceCurve('352,866 336,900 344,940 326,980 334,1010'), 1.5, 0.03, 4),
            () => 3.2,
          ),
        ),
        '#a8824e',
      ),
      {
        region: [300, 850, 80, 180],
        rough: 2,
        rim: 1,
      },
    ),
    body('-92,58 -102,50 -112,56 -116,72 -110,84 -100,84 -90,76', '#f3e6d0', '#8a7a90', 6),
    body('-24,44 -42,54 -64,64 -90,58 -98,64 -98,74 -86,80 -60,84 -36,74 -16,60', '#414f82', NIGHT, 8),
    body('-60,112 -74,112 -92,124 -98,136 -90,141 -70,134 -56,124', '#6a3c2a', '#2a1614', 6),
    body('-18,52 -22,84 -32,104 -58,126 -72,122 -72,110 -54,92 -54,70 -56,46', NAVY, NIGHT, 9),
    body('4,-32 -18,-30 -36,-6 -48,22 -60,46 -46,60 -20,62 -4,42 12,12 20,-14', RED, DEEP, 12),
    body('-14,-22 -20,-46 -12,-70 -4,-92 8,-88 4,-68 4,-48 10,-26', '#c63e2a', DEEP, 6),
    body('-6,-86 -9,-98 -4,-106 4,-107 9,-100 8,-86', SKIN, FLUSH, 4),
    pen(BOY, '-7,-97 0,-95 8,-97', 1.6, FLUSH),
    body('4,-20 24,-10 40,12 56,30 48,40 30,30 12,12 -2,-2', '#e25a3c', DEEP, 7),
    body('48,28 58,30 70,38 80,50 76,54 68,48 74,58 69,60 62,50 64,58 58,56 50,44 44,38', SKIN, FLUSH, 3),
    body('-2,-34 10,-40 26,-32 24,-22 10,-22 -4,-26', '#b9382a', DEEP, 4),
    head('-14,18 -18,2 -14,-14 0,-22 14,-17 17,-8 25,3 19,7 21,13 17,16 17,22 6,26 -6,24', SKIN, FLUSH, 8),
    head('-13,16 -24,6 -25,-14 -10,-30 10,-29 22,-17 12,-15 0,-11 -4,0 -8,8', '#4a2c22', '#1f1210', 7),
    head('-6,2 0,-3 4,2 1,9 -5,8', SKIN, FLUSH, 2.5),
    pen(HEAD, '10,-5 13,-4 16,-2', 3, '#2a1614'),
    pen(HEAD, '8,-10 13,-11 17,-8', 2, '#4a2c22'),
    pen(HEAD, '20,14 16,15 13,13', 2.6, '#7a2a26'),
    times(7, (i) =>
      pen(
        BOY,
        `${-56 + i * 6},${50 + i * 1.6} ${-58 + i * 6},${55 + i * 1.6} ${-59 + i * 6.4},${61 + i * 1.2}`,
        1.4,
        DEEP,
      ),
    ),
    pen(BOY, '-15,-24 -10,-30 -2,-32', 1.6, DEEP),
    pen(BOY, '-26,-4 -16,4 0,4', 1.8, DEEP),
    pen(BOY, '-38,22 -26,30 -8,28', 1.8, DEEP),
  );
}

/** Somebody's, in black cloth: an arm's length, and no more. */
function hand(scene: Scene): void {
  const S = scene.element('hand');
  const drawing = new Drawing(
    placedHand({
      x: 604,
      y: 1178,
      size: 200,
      pose: 'reach',
      age: 'old',
      side: 'left',
      fingers: [-0.56, -0.83, 0.05],
      back: [-0.1, -0.1, -1],
      arm: 140,
      sleeve: { kind: 'coat', from: 26 },
    }),
    { light: { angle: -145, before: 36 }, size: 200, noise: S.noise, box: [300, 900, 520, 330] },
  );
  const marks = { wrinkle: '#8a4c3c', crease: '#8a4c3c', nail: '#a8644c' };
  scene.add(
    layer(
      S,
      paintFlat(S, drawing, {
        skin: {
          inks: ['#b87458', '#dba37e', '#f3cfae'],
          levels: [0.3, 0.62],
          line: '#6a3428',
          contour: 1.6,
          marks,
        },
        sleeve: {
          inks: ['#221d33', '#3a3350', '#5a5274'],
          levels: [0.34, 0.74],
          line: '#15111f',
          contour: 1.8,
        },
      }),
      { region: [440, 940, 380, 270], rough: 2.4, rim: 1.4, min: 0.82 },
    ),
  );
}

/** It has found the twelfth, and there is a hiss of juice. */
function pecking(scene: Scene): void {
  const S = scene.element('starling');
  scene.add(
    starling(S, shaded, { x: 698, y: 222, s: 1.04, r: -0.16 }),
    lifted(
      S,
      ['618,206 604,186 598,160', '610,216 586,206 566,186', '628,202 624,180 628,158'].map((list) =>
        smooth(ribbon(traceCurve(list, 6), taper(3.4, 0.3, 0.7))),
      ),
      0.85,
      0.8,
    ),
  );
}

export default card({ finish: watercolour, grade: { granulation: 0.36, seed: 18 }, paint });
