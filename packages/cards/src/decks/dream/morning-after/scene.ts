/** D59: the storm has gone and one bolt has stayed in the pasture; cows scratch themselves on it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing } from '../../../kit/clay/model.ts';
import { paintSoft } from '../../../kit/clay/paint.ts';
import { facing } from '../../../kit/clay/space.ts';
import { clamp, mix, ramp } from '../../../kit/colour.ts';
import { along, smooth, traceCurve } from '../../../kit/curves.ts';
import { blade, hill, ridge } from '../../../kit/land.ts';
import { softShadow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { beast } from '../../../motifs/animals/quadruped.ts';
import { clayCow, cowPaints, type ClayCow } from '../../../motifs/clay-cow.ts';
import { standingBolt, type BoltLimb } from '../../../motifs/standing-bolt.ts';

const HORIZON = 640;
const FOOT: Point = [366, 1078];
const SHADE = '#3a3a5c';
const green = ramp(['#1f4a3c', '#3f7a4a', '#7fb05a', '#cfdc84']);
const LIMBS: readonly BoltLimb[] = [
  {
    line: [
      ...trace(
        '452,-40 424,44 404,110 450,150 470,190 430,268 436,292 398,352 446,430 424,498 386,542 352,612 398,662 412,700 380,772 384,800 346,868 362,950',
      ),
      FOOT,
    ],
    from: 21,
    to: 27,
  },
  { line: trace('398,352 300,420 316,470 206,548 214,580'), from: 12, to: 1 },
  { line: trace('470,190 560,250 552,300 640,372 634,404'), from: 11, to: 1 },
  { line: trace('412,690 486,730 482,764 540,806'), from: 9, to: 1 },
  { line: trace('404,110 330,168 336,196 280,232'), from: 8, to: 1 },
];

function paint(): Scene {
  const scene = new Scene({ seed: 5959, background: '#a9c8c8' });
  sky(scene);
  meadow(scene);
  waiting(scene);
  cow(
    scene,
    'far',
    { x: 206, y: 1000, s: 3.05, yaw: 186, light: -20 },
    { poll: [42, -64, -8], muzzle: [50, -56, -29], coat: 2.1 },
  );
  bolt(scene);
  cow(
    scene,
    'near',
    { x: 606, y: 1120, s: 4.1, yaw: 170, light: 190 },
    { poll: [46, -72, 4], muzzle: [66, -86, 8], coat: 4.4, asleep: true },
  );
  staticHairs(scene);
  wetGrass(scene);
  return scene;
}

/** The back of the storm goes off to the right; behind it the air is washed. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  const air = ramp(['#5f93a8', '#9cc4c6', '#dfe6cc', '#fbeecb']);
  const storm = ramp(['#2f3550', '#545a78', '#8a90a4', '#c9ccd0']);
  scene.add(
    strokes(S, {
      region: [-40, -40, 880, HORIZON + 80],
      n: 1500,
      length: 150,
      width: 24,
      angle: (x, y) => -0.25 + S.noise.n2(x / 260, y / 160) * 0.5,
      colour: (x, y) => {
        const cloud = (x - 330) / 420 - y / 560 + S.noise.fbm(x / 170, y / 110, 4) * 0.55;
        return cloud > 0.28
          ? storm(clamp(1.25 - cloud + S.noise.fbm(x / 60, y / 50, 3) * 0.3))
          : air(clamp(y / HORIZON + S.noise.n2(x / 200, y / 90) * 0.15));
      },
      opacity: [0.35, 0.8],
    }),
    mist(S, { y: HORIZON - 30, h: 120, colour: '#fbf2d8', opacity: 0.7 }),
  );
}

function meadow(scene: Scene): void {
  const S = scene.element('meadow');
  scene.add(
    hill(S, ridge(S, { y: HORIZON - 20, amplitude: 46, frequency: 0.005 }), {
      top: '#7fa69a',
      bottom: '#a9c48a',
      y1: HORIZON + 60,
      strokes: 200,
    }),
    path(
      `M0 ${HORIZON + 40}H800V1200H0Z`,
      S.linearAt(['#b4cf86', '#74a856', '#356a44', '#1f4a3c'], 0, HORIZON, 0, 1200),
    ),
    strokes(S, {
      region: [-40, HORIZON + 30, 880, 560],
      n: 1500,
      length: (_x, y) => 20 + (y - HORIZON) * 0.06,
      width: (_x, y) => 2 + (y - HORIZON) * 0.006,
      angle: -1.3,
      colour: (x, y) => green(clamp(1.05 - (y - HORIZON) / 560 + S.noise.fbm(x / 90, y / 40, 3) * 0.5)),
      opacity: [0.3, 0.7],
    }),
    // puddles hold the sky and a splinter of the bolt
    trace('150,1120 470,1150 640,820 90,880').map(([x, y], i) => {
      const r = i < 2 ? 110 : 60;
      return (
        path(smooth(blob(x, y, r, r * 0.16, S.noise, 0.35)), '#b4d2cc') +
        path(smooth(blob(x + 10, y - 2, r * 0.55, r * 0.06, S.noise, 0.4)), '#eef4dc')
      );
    }),
  );
}

/** Along her neck the hairs stand up towards it. */
function staticHairs(scene: Scene): void {
  const S = scene.element('static');
  const crest = traceCurve('432,800 452,826 484,846 528,862 580,874', 12);
  scene.add(
    times(44, () => {
      const t = S.rng.f() ** 1.3;
      const { x, y } = along(crest, t);
      const long = (34 - 22 * t) * S.rng.range(0.7, 1.2);
      const a = -2.1 + t * 0.5 + S.rng.gauss(0, 0.16);
      const tip: Point = [x + Math.cos(a) * long, y + Math.sin(a) * long];
      return brushLine(S, [[x, y + 4], tip], 1.2, S.rng.chance(0.5) ? '#fff6dc' : '#e0c49c', {
        attack: 0.01,
        decay: 0.8,
      });
    }),
  );
}

/** The rest of the herd comes up in file. */
function waiting(scene: Scene): void {
  const S = scene.element('waiting');
  scene.add(
    trace('748,748 644,728 566,714').map(([x, y], i) => {
      const s = 0.72 - i * 0.12;
      return [
        softShadow(S, x, y, 50 * s, 8, SHADE, 0.5),
        beast(S.element(`cow ${i}`), {
          kind: 'cow',
          x,
          y,
          s,
          flip: -1,
          pose: i % 2 ? 'stand' : 'walk',
          colours: { coat: '#8a4a30', pale: '#f0e2cc', dark: '#5a2f24' },
          angle: 200,
          shade: SHADE,
          light: '#fff3d0',
        }).svg,
      ];
    }),
  );
}

function bolt(scene: Scene): void {
  const S = scene.element('bolt');
  const [x, y] = FOOT;
  scene.add(
    group(
      { filter: blur(S, 6), opacity: 0.85 },
      path(smooth(blob(x, y + 6, 96, 20, S.noise, 0.3)), '#2a2a34'),
    ),
    standingBolt(S, LIMBS, { core: '#fffdf0', lit: '#ffeeb0', shade: '#9a86d8', halo: '#fff0c0' }),
  );
}

function cow(
  scene: Scene,
  name: string,
  at: { x: number; y: number; s: number; yaw: number; light: number },
  how: ClayCow,
): void {
  const S = scene.element(name);
  const model = standing(clayCow(how), { at: [at.x, at.y, 0], turn: facing(at.yaw, 6), scale: at.s });
  const drawing = new Drawing(model, {
    light: { angle: at.light, before: 34, ambient: 0.32 },
    size: 64 * at.s,
    noise: S.noise,
  });
  scene.add(
    softShadow(S, at.x, at.y + 2, 56 * at.s, 9 * at.s, SHADE, 0.75),
    paintSoft(
      S,
      drawing,
      cowPaints(90 * at.s, { hide: '#f2e4cc', patch: '#9a4f30', shade: SHADE, light: '#fff8dc' }),
    ),
  );
}

function wetGrass(scene: Scene): void {
  const S = scene.element('grass');
  scene.add(
    times(520, () => {
      const near = S.rng.f();
      const [x, y] = [S.rng.range(-10, 810), 1060 + near * 160];
      const h = 16 + near * 44;
      return path(
        blade(x, y, h * S.rng.range(0.6, 1.2), S.rng.gauss(4, 9), (t) => 2.4 * (1 - t) + 0.3),
        green(S.rng.range(0.15, 0.85)),
      );
    }),
    times(70, () => {
      const x = FOOT[0] + S.rng.gauss(0, 46);
      return path(
        blade(
          x,
          1092 + S.rng.range(-8, 14),
          S.rng.range(22, 46),
          S.rng.gauss(0, 12),
          (t) => 2.6 * (1 - t) + 0.3,
        ),
        mix('#2a2a2a', green(0.6), S.rng.range(0, 0.9)),
      );
    }),
    times(60, () => {
      const [x, y] = [S.rng.range(0, 800), S.rng.range(1050, 1190)];
      return path(
        smooth(blob(x, y, 2, 2.4, S.noise, 0.1)),
        mix('#ffffff', '#ffeeb0', S.rng.f()),
        'opacity=".85"',
      );
    }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.15 }, paint });
