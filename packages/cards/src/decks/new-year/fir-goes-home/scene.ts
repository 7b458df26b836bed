/** N01: the holiday is over; the fir walks back over the snow to the gap it left in the forest, and the dog will not let go of the lights. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, fur, strokes } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { along, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { blur, edge } from '../../../kit/materials.ts';
import { lerp, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { volume } from '../../../kit/volume.ts';
import { firShape, walkingFir } from '../../../motifs/walking-fir.ts';

const P = {
  peach: '#fbd9b4',
  pale: '#f6ead9',
  lilac: '#cfcbdc',
  wood: '#5f7684',
  woodFar: '#93a6b0',
  snow: '#e6e1e6',
  shade: '#9aa6c4',
  deep: '#6d7ca4',
  pine: '#14332f',
  needle: '#3a6a58',
  red: '#c9322c',
};
const GAP: Point = [548, 402];
const MOUTH: Point = [528, 1038];
const FIR: Point = [300, 1030];

function paint(): Scene {
  const scene = new Scene({ seed: 101, background: P.snow });
  morning(scene);
  forest(scene);
  field(scene);
  prints(scene);
  shadows(scene);
  dog(scene);
  fir(scene);
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    sky(S, ['#c9d3e0', '#e0dbe2', '#f3ddcf', P.peach], { y1: 460, n: 500, opacity: [0.1, 0.35] }),
    glow(S, GAP[0], 300, 360, '#ffd9a8', 0.7),
  );
}

/** A wall of trees; in one place it has the shape of what is missing. */
function forest(scene: Scene): void {
  const S = scene.element('forest');
  const row = (n: number, y: number, h: readonly [number, number], dark: string, light: string): string[] =>
    times(n, (i) => {
      const x = -30 + (i / (n - 1)) * 860 + S.rng.gauss(0, 7);
      return pine(S.element(`tree ${y} ${i}`), x, y + S.rng.gauss(0, 5), S.rng.range(...h), {
        dark,
        light,
        lightSide: x < GAP[0] ? 1 : -1,
      });
    });
  const s = 0.33;
  scene.add(
    row(34, 404, [190, 250], P.woodFar, mix(P.woodFar, P.peach, 0.5)),
    path('M-20 300H820V430H-20Z', S.linearAt([P.woodFar, mix(P.wood, P.woodFar, 0.3)], 0, 270, 0, 420)),
    row(38, 412, [140, 200], P.wood, mix(P.wood, P.woodFar, 0.8)),
    row(44, 418, [80, 130], mix(P.wood, P.pine, 0.35), P.wood),
    path(
      firShape(GAP[0], GAP[1] + 16, s),
      S.linearAt(['#fff6e4', '#ffe9c8', '#fdd9ae'], 0, 200, 0, 420),
      `filter="${edge(S, 9, 0.06, 4)}"`,
    ),
    group(
      { opacity: 0.8 },
      path(
        firShape(GAP[0], GAP[1] + 16, s),
        '#ffe6bf',
        `filter="${blur(S, 9)}" style="mix-blend-mode:screen"`,
      ),
    ),
    mist(S, { y: 420, h: 90, colour: P.pale, opacity: 0.8 }),
  );
}

function field(scene: Scene): void {
  const S = scene.element('field');
  const far = ridge(S, { y: 424, amplitude: 10, frequency: 0.006 });
  const near = ridge(S.element('near'), { y: 760, amplitude: 40, frequency: 0.003, tilt: -0.06 });
  const lane = trace(
    `${GAP[0] - 26},424 ${GAP[0] + 26},424 560,640 500,900 420,1010 240,1010 380,800 500,600`,
  );
  scene.add(
    hill(S, far, {
      top: '#f6e6d8',
      bottom: P.lilac,
      y1: 860,
      strokes: 420,
      length: 120,
      width: 8,
      opacity: [0.15, 0.4],
    }),
    path(polygon(lane), '#ffe9cc', `opacity="0.75" filter="${blur(S, 26)}"`),
    strokes(S, {
      region: lane,
      n: 130,
      length: 70,
      width: 4,
      angle: 0.02,
      colour: '#fff6e6',
      opacity: [0.25, 0.6],
      bend: 0.02,
    }),
    hill(S.element('near'), near, {
      top: mix(P.lilac, P.snow, 0.4),
      bottom: P.shade,
      y1: 1240,
      strokes: 460,
      length: 110,
      width: 8,
      opacity: [0.12, 0.4],
      lit: '#fdeedd',
      litWidth: 5,
    }),
    path(
      polygon(trace('520,760 600,756 520,900 430,1020 330,1040 300,1010 400,900')),
      '#ffeed6',
      `opacity="0.55" filter="${blur(S, 24)}"`,
    ),
    strokes(S, {
      region: closedBelow(S, near),
      n: 120,
      length: 110,
      width: 5,
      angle: (x, y) => 0.1 * Math.sin(x * 0.006 + y * 0.008) - 0.06,
      colour: (_x, y) => (y < 960 ? '#f6ebe4' : mix(P.snow, P.shade, 0.45)),
      opacity: [0.15, 0.4],
      bend: 0.02,
    }),
  );
}

/** Where it has walked: toes of roots, deep and blue. */
function prints(scene: Scene): void {
  const S = scene.element('prints');
  const way = resample(traceCurve('740,1230 640,1160 520,1112 410,1070 340,1040'), 4);
  scene.add(
    times(7, (i) => {
      const { x, y, angle } = along(way, 0.02 + i * 0.15);
      const size = lerp(1.25, 0.85, i / 6);
      const off = (i % 2 ? 1 : -1) * 17 * size;
      const [cx, cy] = [x - Math.sin(angle) * off, y + Math.cos(angle) * off];
      return times(5, (k) => {
        const a = angle - 1.1 + k * 0.55;
        return brushLine(
          S,
          [
            [cx, cy],
            [cx + Math.cos(a) * 18 * size, cy + Math.sin(a) * 10 * size],
            [cx + Math.cos(a + 0.2) * 36 * size, cy + Math.sin(a + 0.2) * 18 * size],
          ],
          4.6 * size,
          P.deep,
          { opacity: 0.7 },
        );
      });
    }),
  );
}

/** The light comes low out of the gap: shadows lie towards us. */
function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  const long = smooth(
    spline(trace('250,1000 380,1004 330,1090 260,1150 190,1240 30,1240 60,1160 130,1080 200,1024'), true, 8),
  );
  scene.add(
    path(long, P.deep, `opacity="0.5" filter="${blur(S, 7)}" style="mix-blend-mode:multiply"`),
    softShadow(S, 326, 1026, 130, 26, P.deep, 0.6),
  );
}

const BULBS = ['#e8d9b0', '#b9c9d8', '#d8a0a0', '#a9c4a4'] as const;

/** What is still on it: lights that are out, a few threads of tinsel, one ball. */
function fir(scene: Scene): void {
  const S = scene.element('fir');
  const { svg, hang } = walkingFir(S, ...FIR, 1, {
    dark: P.pine,
    body: P.needle,
    lit: '#f3cf9c',
    bark: '#3c2c2a',
    barkLit: '#a8806a',
  });
  const swag = (tier: number, from: number, to: number): Point[] =>
    times(9, (i) => hang(tier + i * 0.06, lerp(from, to, i / 8)));
  const swags = [
    swag(8, -0.9, 0.95),
    swag(6, -0.95, 0.95),
    swag(4, -0.96, 0.96),
    swag(2, -0.96, 0.96),
    swag(0.5, -0.94, 0.98),
  ];
  const end = hang(0.98, 0.98);
  const wire = spline(
    [end, [end[0] + 24, end[1] + 46], [lerp(end[0], MOUTH[0], 0.66), lerp(end[1], MOUTH[1], 0.76)], MOUTH],
    false,
    14,
  );
  const tail = spline([MOUTH, [538, 1056], [532, 1086], [546, 1114]], false, 10);
  const bulb = ([x, y]: Point, i: number): string =>
    ellipse(x, y + 5, 4.4, 6.4, BULBS[i % 4] ?? P.pale) +
    ellipse(x - 1.2, y + 3, 1.4, 2, '#ffffff', 'opacity="0.8"');
  const [bx, by] = hang(2.6, 0.6);
  const line = (points: readonly Point[], w: number, colour: string): string =>
    brushLine(S, points, w, colour, { attack: 0.01, decay: 0.01, curved: false });
  scene.add(
    svg,
    swags.map(
      (one) =>
        line(spline(one, false, 8), 1.8, '#1c2420') +
        resample(spline(one, false, 8), 34)
          .map(bulb)
          .join(''),
    ),
    times(9, (i) => {
      const [x, y] = hang(S.rng.range(0.4, 8), S.rng.range(-0.8, 0.8));
      const l = S.rng.range(26, 60);
      return brushLine(
        S,
        [
          [x, y],
          [x + 3, y + l * 0.5],
          [x + S.rng.gauss(4, 4), y + l],
        ],
        1.5,
        i % 2 ? '#e9e6ee' : '#b9bccb',
        { opacity: 0.85 },
      );
    }),
    line(
      [
        [bx, by - 8],
        [bx + 1, by + 6],
      ],
      1.2,
      '#2a1c18',
    ),
    ellipse(bx + 1, by + 24, 21, 21, S.radialAt(['#f08a70', [0.35, P.red], '#6a1218'], bx + 8, by + 14, 30)),
    ellipse(bx + 9, by + 15, 4, 5, '#ffe9dc', 'opacity="0.9"'),
    ellipse(bx + 1, by + 2, 5, 4, '#c9a24e'),
    line(wire, 1.9, '#1c2420'),
    line(tail, 1.7, '#1c2420'),
    [...resample(wire, 36).slice(1, -1), ...resample(tail, 26).slice(1)].map(bulb),
  );
}

const COAT = { coat: '#ad7850', far: '#7a5240', pale: '#f1e2cc', dark: '#4f342a' };

/** It has sat down, and holds on with its teeth. */
function dog(scene: Scene): void {
  const S = scene.element('dog');
  const put = (list: string): Point[] => place(trace(list), { x: 670, y: 1140, s: 1.03 });
  const vol = volume(S, {
    angle: -130,
    size: 12,
    shade: '#3d3350',
    light: '#ffe3bd',
    lightOpacity: 0.7,
    lightSize: 5,
  });
  const piece = (list: string, colour: string, size = 12): string =>
    path(smooth(spline(put(list), true, 8)), colour, vol(size));
  const shag = (list: string, flow: number, colour: string, n: number, length = 13): string =>
    fur(S, {
      region: spline(put(list), true, 8),
      n,
      length,
      width: 1.5,
      flow: (x, y) => flow + 0.5 * S.noise.n2(x * 0.02, y * 0.02),
      colour,
      opacity: [0.3, 0.75],
    });
  const body =
    '-40,-106 -18,-118 14,-106 42,-76 60,-42 62,-14 48,2 10,4 -8,-4 -14,-30 -30,-46 -48,-60 -56,-82';
  const head =
    '-38,-112 -58,-130 -84,-137 -106,-128 -128,-119 -150,-114 -158,-106 -154,-97 -130,-95 -110,-88 -92,-78 -70,-72 -50,-76 -32,-92';
  scene.add(
    softShadow(S, 684, 1144, 104, 20, P.deep, 0.7),
    piece('54,-12 78,-16 94,-34 98,-50 88,-52 78,-36 56,-28', COAT.coat, 7),
    piece('-46,-62 -52,-26 -62,-8 -72,-1 -70,4 -48,4 -42,-8 -32,-54', COAT.far, 7),
    piece(body, COAT.coat, 20),
    shag(body, 1, mix(COAT.coat, COAT.dark, 0.5), 120),
    shag('-20,-116 14,-104 42,-74 60,-40 40,-60 10,-88', 0.9, '#e3b98c', 70),
    piece('-52,-84 -40,-60 -28,-44 -16,-40 -14,-66 -26,-90', COAT.pale, 8),
    shag('-52,-84 -40,-60 -28,-40 -14,-36 -14,-66 -26,-90', 1.7, '#fff6e6', 50, 16),
    piece('8,-50 34,-54 56,-34 60,-10 46,3 12,5 -2,-8 0,-34', mix(COAT.coat, COAT.far, 0.25), 14),
    piece('24,-6 -6,-8 -22,-2 -22,5 20,7', COAT.pale, 5),
    piece('-36,-72 -32,-40 -38,-14 -48,-3 -60,2 -58,7 -34,7 -24,-4 -18,-40 -14,-66', COAT.coat, 8),
    piece('-40,-12 -48,-3 -60,2 -58,7 -34,7 -26,-4 -30,-14', COAT.pale, 5),
    piece(head, COAT.coat, 14),
    piece('-106,-112 -128,-116 -150,-113 -158,-106 -154,-97 -130,-95 -112,-90 -100,-98', COAT.pale, 6),
    shag('-110,-94 -130,-96 -150,-98 -146,-90 -124,-82 -106,-82', 2.2, COAT.pale, 46, 14),
    shag(head, 0.3, mix(COAT.coat, COAT.dark, 0.4), 70, 10),
    piece('-70,-134 -52,-138 -34,-120 -30,-98 -44,-94 -58,-110', COAT.dark, 7),
    path(smooth(spline(put('-160,-110 -150,-116 -145,-109 -152,-102'), true, 6)), '#241a1c'),
    path(smooth(spline(put('-108,-120 -102,-125 -96,-120 -102,-115'), true, 6)), '#1c1416'),
    path(smooth(spline(put('-105,-121 -103,-123 -101,-121 -103,-119'), true, 6)), '#fff6e6'),
    brushLine(S, put('-114,-128 -104,-133 -94,-129'), 2, COAT.dark),
    brushLine(S, put('-152,-99 -134,-99 -118,-94'), 1.8, '#3a2424'),
  );
}

export default card({ finish: gouache, grade: { vignette: 0.12, radius: 4, warm: 0.1 }, paint });
