/** D16: a whole sunflower field has turned its back on the setting sun to gaze at a scarecrow on a tiny lit stage. */
import { card } from '../../../finishes/finish.ts';
import { stageFlat, theatre } from '../../../finishes/theatre.ts';
import { leaf, strokes } from '../../../kit/brush.ts';
import { adjust, mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { line, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { scarecrowBack } from '../../../motifs/scarecrow-back.ts';
import { sunflower } from '../../../motifs/sunflower.ts';

const teal = '#1f5a5c';
const ochre = '#eeb02e';
const cream = '#fff1c9';
/** Where all eyes rest: the scarecrow's chest. */
const idol: Point = [400, 850];

const horizon = 318;

/** How much of the stage light reaches a spot. */
const stageLight = (x: number, y: number): number => {
  const far = Math.hypot((x - idol[0]) * 0.95, (y - idol[1]) * 0.82);
  return Math.max(0.3, 1.25 - far / 620);
};

function skyDrop(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    stageFlat(S, trace('-20,-20 820,-20 820,420 -20,420'), '#5b2a55', {
      gap: 2,
      brushed: 0,
      painted: [
        `<rect x="-20" y="-20" width="840" height="440" fill="${S.linearAt(
          ['#241236', [0.45, '#6d2f5c'], [0.75, '#c4573f'], '#f0a24a'],
          0,
          0,
          0,
          350,
        )}"/>`,
        strokes(S, {
          region: [-20, 0, 840, 340],
          n: 190,
          length: 120,
          width: 8,
          angle: 0,
          spread: 0.03,
          bend: 0.02,
          colour: (_, y) => mix('#3a1a48', '#f2b060', Math.min(1, (y + 20) / 330)),
          opacity: [0.12, 0.35],
        }),
      ],
    }),
  );
  // the sun, hung and half let down, with nobody looking
  const sun = scene.element('sun');
  scene.add(
    glow(sun, 590, 250, 330, '#ff8a4a', 0.55),
    line('M566 -10L566 160M620 -10L620 160', '#1a0d22', 2),
    stageFlat(sun, blob(592, 252, 104, 104, sun.noise, 0.02, 1.2, 60), '#f2693c', {
      gap: 10,
      edge: [4, -4],
      brushed: 50,
      painted: path(
        smooth(blob(592, 262, 82, 82, sun.noise, 0.03)),
        '#f98a4c',
        `opacity=".7" filter="${blur(sun, 10)}"`,
      ),
    }),
  );
  const cloud = scene.element('clouds');
  const strip = (d: string, colour: string, from: readonly number[]): string =>
    line(from.map((x) => `M${x} -10L${x} 150`).join(''), '#1a0d22', 1.6) +
    stageFlat(cloud, pathPoints(d, 7), colour, {
      gap: 12,
      edge: [3, -3],
      brushed: 0,
      painted: [
        path(d, cloud.linear(['#5a2a5c', [0.55, colour], '#f0895a'])),
        path(d, '#4a2252', 'opacity=".35" transform="translate(34 16) scale(.8 .5) translate(30 60)"'),
      ],
    });
  scene.add(
    strip(
      'M40 170C70 140 120 150 140 128C170 100 230 108 244 136C290 130 330 150 350 176C280 190 120 194 40 170Z',
      '#8a3f63',
      [140, 246],
    ),
    strip(
      'M520 196C556 176 600 186 622 168C660 150 706 160 716 178C744 178 770 190 782 204C720 216 590 214 520 196Z',
      '#a34d5c',
      [640, 716],
    ),
  );
  const hills = scene.element('hills');
  scene.add(
    stageFlat(
      hills,
      pathPoints(
        'M-20 300C80 262 190 286 290 300C420 316 560 282 680 300C740 308 790 294 820 290L820 420L-20 420Z',
        9,
      ),
      '#3c3557',
      { gap: 6, edge: [2, -3], brushed: 40 },
    ),
  );
}

/** One rank of the audience: a leafy plywood row, then its faces. */
function rank(S: Easel, t: number): string {
  const y = lerp(horizon, 850, t ** 1.35);
  const r = lerp(9, 86, t ** 1.25);
  const gap = r * 1.62;
  const shift = S.rng.range(0, gap);
  const spots = times(Math.ceil(860 / gap) + 1, (i): Point => [
    -40 + shift - gap / 2 + i * gap + S.rng.gauss(0, gap * 0.09),
    y + S.rng.gauss(0, r * 0.26),
  ]);
  const leafy = mix('#43305a', teal, 0.25 + t * 0.6);
  const top = spots.flatMap(([x, v]): Point[] => [
    [x - gap * 0.3, v + r * 0.7],
    [x, v + r * 0.35],
    [x + gap * 0.28, v + r * 0.75],
  ]);
  const mass: Point[] = [[-60, y + r * 2.6], [-60, y + r], ...top, [860, y + r], [860, y + r * 2.6]];
  const leaves = spots.flatMap(([x, v]) =>
    times(r < 20 ? 1 : 4, (k) => {
      const a = S.rng.range(0.1, 3.04);
      const light = stageLight(x, v);
      const d = leaf(x + S.rng.gauss(0, gap * 0.2), v + r * (0.7 + k * 0.2), a, r * 0.95, r * 0.33);
      return path(d, mix('#2a1d40', mix(teal, '#7fae6a', light * 0.55), 0.35 + light * 0.5));
    }),
  );
  const faces = spots.map(([x, v]) => {
    const away = Math.abs(x - idol[0]) / 420;
    return sunflower(S, {
      x,
      y: v,
      r: r * S.rng.range(0.9, 1.1),
      at: idol,
      turn: Math.min(0.95, 0.3 + away * 0.6),
      lit: stageLight(x, v) * S.rng.range(0.92, 1.04),
      gold: adjust(ochre, { dh: S.rng.gauss(0, 5) }),
      dusk: mix('#7a3048', '#43163a', t),
      rim: '#ff7e45',
    });
  });
  return (
    stageFlat(S, mass, leafy, {
      wood: mix('#6a4a4a', leafy, 0.4),
      gap: 4 + t * 12,
      edge: [1 + t * 3, -1 - t * 3],
      brushed: 40 + t * 60,
    }) +
    leaves.join('') +
    faces.join('')
  );
}

/** The one that has not turned round: seen from behind, small, against the sun. */
function loyal(S: Easel): string {
  const [x, y, r] = [694, 432, 30];
  const ray = (n: number, r0: number, r1: number, w: number): string =>
    times(n, (i) => {
      const a = (i / n) * 6.283 + S.rng.gauss(0, 0.08);
      return leaf(x + Math.cos(a) * r0, y + Math.sin(a) * r0 * 0.9, a, r1 - r0, w);
    }).join('');
  return (
    path(smooth(ribbon(traceCurve('700,560 704,500 696,446'), () => 5)), '#2f6a52') +
    path(ray(17, r * 0.3, r * 1.15, r * 0.16), '#ffb23e') +
    path(ray(11, r * 0.1, r * 0.66, r * 0.17), '#3f8a5c') +
    path(smooth(blob(x, y, r * 0.3, r * 0.28, S.noise, 0.06)), '#2a6a4a') +
    path(leaf(702, 512, -0.5, 34, 12), '#3f8a5c') +
    path(leaf(702, 524, -2.6, 30, 11), '#357a54')
  );
}

/** Stalks and leaves in the dark on both sides of the stage. */
const pit = (S: Easel): string =>
  times(90, (i) => {
    const side = i % 2 ? 1 : -1;
    const y = lerp(900, 1190, i / 90);
    const inner = lerp(215, 350, Math.max(0, (y - 960) / 170));
    const x = 400 + side * (inner + S.rng.range(0, 240) ** 1.02);
    const a = -1.57 + side * S.rng.range(-0.2, 1.5);
    const long = S.rng.range(50, 96);
    const near = Math.max(0, 1 - Math.abs(x - 400) / 430) * Math.max(0, 1 - (y - 900) / 260);
    return path(
      leaf(x, y, a, long, long * 0.32),
      mix('#1c1030', mix(teal, '#86b070', near), 0.2 + near * 0.75),
    );
  }).join('');

function stage(scene: Scene): void {
  const S = scene.element('stage');
  const deck = trace('196,968 604,968 742,1130 58,1130');
  scene.add(
    path(
      polygon(trace('-60,950 150,940 400,934 650,940 860,950 860,1260 -60,1260')),
      '#150a22',
      `filter="${blur(S, 16)}"`,
    ),
    pit(scene.element('pit')),
    path(wobblyPolygon(S, trace('58,1130 742,1130 738,1188 62,1188')), '#4a2630'),
    times(9, (i) =>
      path(
        wobblyPolygon(
          S,
          trace('62,1132 130,1132 130,1188 64,1188').map(([x, y]): Point => [x + i * 76, y]),
        ),
        mix('#3a1c2a', '#5c3038', (i % 3) / 3),
      ),
    ),
    path(wobblyPolygon(S, deck), '#b67a43'),
    times(13, (i) => {
      const [a, b] = [i / 13, (i + 1) / 13];
      return path(
        wobblyPolygon(
          S,
          [
            [lerp(196, 604, a) + 0.8, 968],
            [lerp(196, 604, b) - 0.8, 968],
            [lerp(58, 742, b) - 2, 1130],
            [lerp(58, 742, a) + 2, 1130],
          ],
          1,
          0.05,
        ),
        adjust('#d69a58', { dL: S.rng.gauss(0, 0.025) }),
      );
    }),
    path(
      polygon(trace('58,1130 196,968 604,968 742,1130 738,1190 62,1190')),
      S.radialAt(fading('#1a0a20', 0, 0.12, 0.85), 400, 1010, 380),
    ),
    // his long shadow towards us: the lamps are in front of him
    path(
      soften(
        '384,1040 416,1040 432,1090 520,1110 524,1124 440,1124 446,1180 356,1180 362,1124 282,1126 284,1110 372,1090',
      ),
      '#2a0f20',
      `opacity=".6" filter="${blur(S, 7)}"`,
    ),
  );
  // shells along the far edge, their light on the faces
  scene.add(
    times(7, (i) => {
      const x = lerp(222, 578, i / 6);
      return (
        glow(S, x, 948, 120, cream, 0.55) +
        path(
          `M${x - 21} 974C${x - 24} 950 ${x - 12} 938 ${x} 937C${x + 12} 938 ${x + 24} 950 ${x + 21} 974Z`,
          '#5a3a24',
        ) +
        path(
          `M${x - 16} 972C${x - 18} 954 ${x - 9} 945 ${x} 944C${x + 9} 945 ${x + 18} 954 ${x + 16} 972Z`,
          '#7d5632',
        ) +
        line(
          `M${x - 20} 958C${x - 18} 944 ${x - 10} 938 ${x} 937C${x + 10} 938 ${x + 18} 944 ${x + 20} 958`,
          '#ffe9b0',
          2.6,
        )
      );
    }),
    glow(S, 400, 850, 330, '#ffe2a0', 0.42, 0.45, 0.95),
  );
}

/** Selling tickets from a tray at the edge of the field. */
function crow(S: Easel): string {
  return moved(
    { x: 98, y: 1086, s: 1.3 },
    path(wobblyPolygon(S, trace('-12,10 14,8 18,130 -18,130')), '#4a2c30'),
    path(wobblyPolygon(S, trace('-12,10 -4,9 -6,130 -18,130')), '#6a4238'),
    path(
      soften('-46,26 -30,4 -16,-22 -2,-44 18,-58 36,-56 46,-46 44,-34 38,-18 34,2 20,14 0,14 -16,18 -34,36'),
      '#15101e',
    ),
    path('M44 -50L74 -40L42 -36Z', '#3a3340'),
    path(soften('-40,26 -18,-14 4,-26 14,-8 2,8 -18,16'), '#2a2338'),
    line('M-34 22C-18 4 -6 -6 8 -12M-26 22C-14 12 -4 4 8 0', '#453c58', 2.4),
    path(smooth(blob(32, -46, 3.4, 3.4, S.noise, 0.05, 1, 8)), cream),
    path(smooth(blob(33, -46, 1.7, 1.7, S.noise, 0.05, 1, 8)), '#15101e'),
    // usher's cap, strap, tray and a curl of tickets
    path('M10 -60C14 -72 34 -74 42 -60C32 -54 20 -54 10 -60Z', '#8e2a3a'),
    line('M16 -34C26 -20 42 -12 58 -8', '#8e2a3a', 3),
    path(wobblyPolygon(S, trace('28,-10 82,-14 84,4 32,8')), '#9a6a38'),
    path(wobblyPolygon(S, trace('28,-10 82,-14 80,-20 32,-17')), '#c99450'),
    path(smooth(blob(54, -24, 11, 11, S.noise, 0.04)), '#d98a72'),
    path(smooth(blob(54, -24, 4, 4, S.noise, 0.04)), '#8a5a38'),
    path(smooth(ribbon(traceCurve('60,-32 74,-28 86,-8 82,14 92,34'), () => 6)), '#f0b79a'),
    line('M70 -36L78 -24M80 -16L92 -12M76 6L89 8M80 24L93 22', '#9a4a4a', 1.8, 'stroke-dasharray="2 2"'),
    line('M-40 22C-27 2 -14 -21 -1 -41', '#9a6a6a', 2.4, 'opacity=".7"'),
    line('M24 12L24 24M32 10L33 22', '#5a4a3a', 3),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 1616, background: '#1a0d22' });
  skyDrop(scene);
  const ranks = 13;
  for (let i = 0; i < ranks; i++) {
    scene.add(rank(scene.element('rank ' + i), i / (ranks - 1)));
    if (i === 4) scene.add(loyal(scene.element('loyal')));
    if (i === 3 || i === 7)
      scene.add(`<rect x="-20" y="300" width="840" height="700" fill="#c4573f" opacity=".07"/>`);
  }
  // dusk over the sides of the house
  const dusk = scene.element('dusk');
  scene.add(
    `<rect y="300" width="800" height="900" fill="${dusk.radialAt(
      fading('#1c0d2a', 0, [0.35, 0.03], [0.75, 0.3], 0),
      400,
      840,
      560,
    )}"/>`,
  );
  stage(scene);
  const spot = scene.element('spot');
  scene.add(
    path(
      polygon(trace('88,84 120,66 500,1030 300,1050')),
      spot.linearAt(fading(cream, 0.62, [0.35, 0.2], [0.8, 0.16], 0.04), 104, 76, 400, 1040),
      `filter="${blur(spot, 8)}" style="mix-blend-mode:screen"`,
    ),
    line('M74 -10L74 26', '#120a18', 6),
    moved(
      { x: 82, y: 44, s: 1, r: -28 },
      path(wobblyPolygon(spot, trace('-20,-34 20,-34 26,30 -26,30')), '#1d1226'),
      path(wobblyPolygon(spot, trace('-20,-34 -8,-34 -12,30 -26,30')), '#3d2a4a'),
      path(smooth(blob(0, 31, 27, 8, spot.noise, 0.03)), cream),
    ),
    glow(spot, 98, 72, 70, cream, 0.8),
  );
  scene.add(scarecrowBack(scene.element('scarecrow'), { x: 400, y: 1044, s: 1 }));
  // petals thrown on the stage
  const thrown = scene.element('thrown');
  scene.add(
    times(30, (i) => {
      const flying = i < 16;
      const x = flying ? thrown.rng.range(190, 620) : thrown.rng.range(140, 660);
      const y = flying ? thrown.rng.range(620, 960) : thrown.rng.range(990, 1116);
      const long = flying ? thrown.rng.range(12, 20) : thrown.rng.range(14, 26);
      const d = leaf(x, y, thrown.rng.range(0, 6.28), long, long * 0.34);
      return path(d, mix('#ffd75a', '#fff3c0', thrown.rng.f()));
    }),
    crow(scene.element('crow')),
  );
  return scene;
}

export default card({ finish: theatre, grade: { centre: [0.5, 0.68], house: 0.3, haze: 0.22 }, paint });
