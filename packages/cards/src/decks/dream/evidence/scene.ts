/** D42: a ploughed field from the air; its furrows are a fingerprint, and somebody lies on the last ridge. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, mark, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, ramp } from '../../../kit/colour.ts';
import { polygon, smooth, spline } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { TAU, inside, radians, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handOutline } from '../../../kit/shapes.ts';
import { paintedPeople } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { printField } from '../../../motifs/fingerprint.ts';
import { tractorAbove } from '../../../motifs/tractor-above.ts';

/** Where the low sun stands: right and a little above. */
const SUN = -28;
const TOWARDS: Point = [Math.cos(radians(SUN)), Math.sin(radians(SUN))];
const soil = ramp(['#1c1430', '#3a2238', '#6d3c34', '#a8623c', '#e09a58', '#ffdca0']);
const stubble = ramp(['#6d8090', '#9aa48f', '#d0c294', '#fbeab8']);
const SHADE = '#1a1433';

const PRINT = { core: [372, 478] as Point, rx: 300, ry: 372, ridges: 11, turn: 0.16 };
const FIELD = spline(
  trace(
    '384,52 520,74 634,160 706,300 738,470 742,640 726,800 700,960 690,1090 696,1240 72,1240 66,1100 48,960 28,800 18,640 26,470 64,300 140,150 254,72',
  ),
  true,
  8,
);
const TRACTOR: Point = [236, 1046];
const SLEEPER: Point = [668, 716];

function paint(): Scene {
  const scene = new Scene({ seed: 4242, background: '#8d9279' });
  const field = handOutline(scene.element('edge'), FIELD, 13, 0.03, 6);
  grassland(scene, field);
  furrows(scene, field);
  tractor(scene);
  sleeper(scene);
  dawn(scene);
  return scene;
}

/** What the plough has left alone: old grass, frost where the sun has not come, and the way in. */
function grassland(scene: Scene, field: Points): void {
  const S = scene.element('grass');
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#8497a0', '#a3aa90', '#e0cb92'], 0, 700, 800, 300)),
    strokes(S, {
      region: [-20, -20, 840, 1240],
      n: 9000,
      length: 17,
      width: 2.2,
      angle: (x, y) => 1.9 + S.noise.n2(x / 160, y / 160),
      colour: (x, y) =>
        inside(field, x, y) ? null : stubble(clamp(0.16 + x / 1150 + 0.55 * S.noise.fbm(x / 50, y / 50, 4))),
      opacity: [0.4, 0.9],
    }),
    ['-10,1012 40,1020 110,1032', '-10,1062 40,1070 110,1082'].map((track) =>
      brushLine(S, trace(track), 7, '#5a4a44', { attack: 0.01, decay: 0.01, opacity: 0.8 }),
    ),
    path(smooth(field), '#452a34'),
  );
}

/** Every clod is one stroke along its furrow, lit by how its side of the ridge is turned to the sun. */
function furrows(scene: Scene, field: Points): void {
  const S = scene.element('furrows');
  const print = printField(S.noise, PRINT);
  const gap = 6;
  const clods: string[] = [];
  for (let y = -6; y < 1210; y += gap)
    for (let x = 10; x < 760; x += gap) {
      const [px, py] = [x + S.rng.gauss(0, 2.2), y + S.rng.gauss(0, 2.2)];
      if (!inside(field, px, py)) continue;
      const f = print(px, py);
      const [gx, gy] = [print(px + 2, py) - f, print(px, py + 2) - f];
      const length = Math.hypot(gx, gy) || 1;
      const facing = (gx * TOWARDS[0] + gy * TOWARDS[1]) / length;
      const lit = Math.sin(f * TAU) * (facing + 0.25 * Math.sign(facing || 1));
      const high = Math.cos(f * TAU);
      // the relief is steeper towards the sun's side of the land, and here and there a ridge has crumbled
      const crumbled = clamp(0.85 + S.noise.fbm(px / 60, py / 60, 3) * 0.9, 0.35, 1.15);
      const level = 0.36 + 0.42 * lit * crumbled + 0.13 * high + (px - 400) / 3000 + S.rng.gauss(0, 0.05);
      const colour = jitter(soil(clamp(level)), S.rng, 0.02, 5);
      const d = mark(px, py, Math.atan2(gx, -gy), S.rng.range(12, 24), S.rng.range(2.2, 4.2), S.rng, 0.1);
      clods.push(path(d, colour, 'opacity=".85"'));
    }
  scene.add(clods);
}

function tractor(scene: Scene): void {
  const S = scene.element('tractor');
  const [x, y] = TRACTOR;
  scene.add(
    group(
      { filter: blur(S, 4), opacity: 0.62, style: 'mix-blend-mode:multiply' },
      path(
        polygon(
          trace(
            `${x + 58},${y - 8} ${x + 58},${y + 10} ${x - 34},${y + 62} ${x - 150},${y + 74} ${x - 70},${y - 18}`,
          ),
        ),
        SHADE,
      ),
    ),
    tractorAbove(S, {
      x,
      y,
      s: 1.05,
      turn: -4,
      angle: SUN,
      colours: { body: '#7fa3a8', roof: '#d7e0d4', tyre: '#231a26', iron: '#5d5560' },
    }),
  );
}

function sleeper(scene: Scene): void {
  const S = scene.element('sleeper');
  const [x, y] = SLEEPER;
  scene.add(
    group(
      {
        filter: S.filter(
          `<feDropShadow dx='-15' dy='9' stdDeviation='3.5' flood-color='${SHADE}' flood-opacity='.85'/>`,
          0.4,
        ),
      },
      paintedPeople(
        S,
        [
          {
            x,
            y,
            size: 25,
            // seen from above, who sleeps on one side is a profile
            pose: {
              ...bodyPoses.asleep,
              head: [0, 34, 0],
              arms: [
                { upper: [-0.1, 0.9, 0.6], lower: [0.15, -1, 0.35], hand: 'ease' },
                { upper: [0.1, 1, 0.35], lower: [-0.2, -0.75, 0.8], hand: 'ease' },
              ],
            },
            yaw: -82,
            pitch: 0,
            roll: -14,
            sex: 'woman',
            hair: 'long',
            feeling: 'asleep',
            wears: ['dress'],
            colours: { skin: complexion(0.25), hair: '#3a1d18', dress: '#e8452f' },
          },
        ],
        { light: { angle: SUN, before: 30 } },
      ).svg,
    ),
  );
}

/** The light itself, over everything. */
function dawn(scene: Scene): void {
  const S = scene.element('dawn');
  scene.add(glow(S, 860, 120, 760, '#ffb066', 0.5));
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.25 }, paint });
