/** D30: a red house has come after a child across the stubble and lies down; the child looks round at it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing } from '../../../kit/clay/model.ts';
import { paintSoft } from '../../../kit/clay/paint.ts';
import { facing, type Frame } from '../../../kit/clay/space.ts';
import { clamp, ramp } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { paintedPeople } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { crouchingHouse, houseDetails, housePaints } from '../../../motifs/crouching-house.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const HORIZON = 500;
const LIGHT = { angle: -160, before: 34, ambient: 0.34 };
const HOUSE: Frame = { at: [520, 880, 0], turn: facing(-28, 10), scale: 4.9 };
const CHILD: Point = [132, 1136];
const SHADE = '#2b2140';
const field = ramp(['#7a5a3c', '#b98a48', '#e0b566', '#f6dc9a']);

function paint(): Scene {
  const scene = new Scene({ seed: 3030, background: '#cfd6c4' });
  evening(scene);
  stubble(scene);
  shadows(scene);
  house(scene);
  child(scene);
  straw(scene);
  return scene;
}

function evening(scene: Scene): void {
  const S = scene.element('evening');
  const air = ramp(['#7fa3b0', '#a9c0b8', '#e6d9b4', '#f8cf94']);
  scene.add(
    strokes(S, {
      region: [-40, -40, 880, HORIZON + 60],
      n: 1100,
      length: 150,
      width: 16,
      angle: (x, y) => 0.1 + S.noise.n2(x / 300, y / 120) * 0.15,
      colour: (x, y) => air(clamp(y / HORIZON - (x - 200) / 2200 + S.noise.fbm(x / 240, y / 70, 3) * 0.2)),
      opacity: [0.3, 0.7],
    }),
    glow(S, -20, HORIZON - 40, 520, '#ffe0a0', 0.8),
    hill(S, ridge(S, { y: HORIZON + 2, amplitude: 12, frequency: 0.006 }), {
      top: '#b99b6a',
      bottom: '#e0b566',
      y1: HORIZON + 60,
      strokes: 120,
    }),
  );
}

/** Rows of straw stumps run to one point. */
function stubble(scene: Scene): void {
  const S = scene.element('stubble');
  const vanish: Point = [640, HORIZON - 10];
  scene.add(
    path(
      `M0 ${HORIZON + 14}H800V1200H0Z`,
      S.linearAt(['#e6c27c', '#c99a52', '#8a6238'], 0, HORIZON, 0, 1200),
    ),
    times(7000, () => {
      const t = S.rng.f() ** 0.55;
      const y = HORIZON + 16 + t * 720;
      const row = Math.round(S.rng.range(-40, 40));
      const x = vanish[0] + (row * 46 + S.rng.gauss(0, 5)) * ((y - vanish[1]) / 420);
      if (x < -20 || x > 820) return '';
      const h = (5 + t * 26) * S.rng.range(0.6, 1.2);
      const lean = S.rng.gauss(0, 0.18) * h;
      const w = 0.6 + t * 2;
      const colour = field(clamp(0.35 + S.noise.fbm(x / 160, y / 80, 3) * 0.7 + S.rng.gauss(0.1, 0.18)));
      return path(
        polygon([
          [x - w, y],
          [x + w, y],
          [x + lean, y - h],
        ]),
        colour,
        'opacity=".85"',
      );
    }),
  );
}

/** The sun is low: everything reaches far to the right. */
function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  const cast = (list: string, soft: number, opacity: number): string =>
    group(
      { filter: blur(S, soft), opacity, style: 'mix-blend-mode:multiply' },
      path(polygon(trace(list)), SHADE),
    );
  scene.add(
    cast('180,900 200,952 330,966 560,972 720,930 860,960 860,800 700,740', 7, 0.75),
    cast('470,950 600,990 860,1060 860,900 640,880', 14, 0.6),
    cast('96,1128 176,1130 330,1160 560,1220 700,1220 420,1150 190,1118', 6, 0.6),
  );
}

function house(scene: Scene): void {
  const S = scene.element('house');
  const drawing = new Drawing(standing(crouchingHouse(), HOUSE), { light: LIGHT, size: 620, noise: S.noise });
  scene.add(
    smoke(S, trace('558,212 580,150 526,100 600,46 566,-30'), {
      w0: 12,
      w1: 46,
      colour: '#fff6e4',
      opacity: 0.8,
    }),
    paintSoft(S, drawing, housePaints({ shade: SHADE, red: '#c2452f', light: '#ffd9a0' })),
    houseDetails(S, HOUSE, drawing, { ink: '#3a1822', lamp: '#ffcf6a', mat: '#c9685c', stripe: '#f0d3a4' }),
  );
}

/** Straw that stands before the stones and the boots. */
function straw(scene: Scene): void {
  const S = scene.element('straw');
  const along = [
    ...times(90, (): Point => {
      const x = S.rng.range(180, 740);
      return [x + S.noise.n1(x / 30) * 40, 966 + S.rng.gauss(4, 12)];
    }),
    ...times(26, (): Point => [S.rng.range(70, 200), 1152 + S.rng.range(-4, 14)]),
  ];
  scene.add(
    along.map(([x, y]) => {
      const h = S.rng.range(14, 34);
      const lean = S.rng.gauss(0, 0.25) * h;
      const blade: Point[] = [
        [x - 2.2, y],
        [x + 2.2, y],
        [x + lean, y - h],
      ];
      return path(polygon(blade), field(S.rng.range(0.3, 0.95)));
    }),
  );
}

function child(scene: Scene): void {
  const S = scene.element('child');
  const [x, y] = CHILD;
  scene.add(
    paintedPeople(
      S,
      [
        {
          x,
          y,
          size: 88,
          pose: { ...bodyPoses.stand, twist: 14, head: [64, -16, 8] },
          yaw: -34,
          age: 'child',
          sex: 'woman',
          hair: 'bob',
          feeling: 'wonder',
          wears: ['trousers', 'hoodie', 'boots'],
          colours: {
            skin: complexion(0.3, 0.2),
            hair: '#4a2c1c',
            iris: '#4a3222',
            hoodie: '#2f6f80',
            trousers: '#4a4658',
            boots: '#7a3a28',
          },
        },
      ],
      { light: LIGHT },
    ).svg,
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.22 }, paint });
