/** A cactus holds a sleeping balloon dog in its arms; every spine that could reach it wears a cork. Low sun from the left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { together, type Model } from '../../../kit/clay/model.ts';
import { paintSoft } from '../../../kit/clay/paint.ts';
import type { Vec } from '../../../kit/clay/space.ts';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { heightAt, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { rectangle, times, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { balloonDogAsleep } from '../../../motifs/balloon-dog-asleep.ts';
import { cork, cushions, ribbed, type Cushion, type Limb } from '../../../motifs/ribbed-cactus.ts';

const LIGHT = { angle: -156, before: 34, ambient: 0.26, soft: 0.5, thrown: 0.6 };
const DOG: Vec = [392, 622, 214];
const TRUNK: Limb = {
  line: [
    [430, 1300, 0],
    [424, 900, 0],
    [440, 500, 0],
    [470, 236, 0],
  ],
  r: [150, 122],
  ribs: 15,
  towards: [0, 0, 1],
};
const LOWER: Limb = {
  line: [
    [350, 920, 60],
    [232, 922, 120],
    [150, 836, 190],
    [196, 752, 236],
    [330, 744, 262],
    [480, 752, 262],
    [596, 706, 232],
  ],
  r: [70, 52],
  ribs: 9,
  towards: [0, -0.4, 1],
};
const UPPER: Limb = {
  line: [
    [540, 470, 40],
    [652, 430, 100],
    [724, 510, 200],
    [700, 626, 290],
    [600, 672, 330],
    [524, 660, 340],
  ],
  r: [66, 48],
  ribs: 9,
  towards: [0.2, 0.3, 1],
};

function paint(): Scene {
  const scene = new Scene({ seed: 505, background: '#e9a98a' });
  evening(scene);
  embrace(scene);
  return scene;
}

function evening(scene: Scene): void {
  const S = scene.element('evening');
  const far = ridge(S, { y: 960, amplitude: 26 });
  scene.add(
    path(
      polygon(rectangle(-20, -20, 820, 1220)),
      S.linearAt(['#7d7ba6', '#b98fa6', '#eeae8e', '#fbd9a0'], 0, 0, 0, 960),
    ),
    strokes(S, {
      region: [-40, -20, 880, 980],
      n: 800,
      length: 170,
      width: 12,
      angle: (x, y) => -0.06 + 0.2 * S.noise.n2(x * 0.002, y * 0.006),
      colour: (x, y) =>
        mix(
          mix('#7a7aa8', '#f6c294', Math.min(1, y / 800)),
          '#ffe9b8',
          Math.max(0, 0.7 - Math.hypot(x + 20, y - 860) / 600),
        ),
      opacity: [0.12, 0.36],
    }),
    glow(S, -30, 880, 420, '#fff0c0', 0.8, 0.3),
    path(
      polygon([...far, [820, 1220], [-20, 1220]]),
      S.linearAt(['#d98f78', '#b9685c', '#7a4450'], 0, 940, 0, 1200),
    ),
    strokes(S, {
      region: [-20, 950, 840, 260],
      n: 420,
      length: 110,
      width: 8,
      angle: (x, y) => 0.03 + 0.12 * S.noise.n2(x * 0.004, y * 0.01),
      colour: (x, y) =>
        y < heightAt(far, x) + 6
          ? null
          : mix(
              mix('#eeb088', '#6e3f50', Math.min(1, (y - 950) / 240)),
              '#ffd9a0',
              Math.max(0, 0.4 - x / 900),
            ),
      opacity: [0.25, 0.6],
    }),
    softShadow(S, 640, 1160, 330, 60, '#3c2440', 0.7),
  );
}

/** Spines stand on every cushion that is seen, unless a cork is on it. */
function embrace(scene: Scene): void {
  const S = scene.element('cactus');
  const all = [...cushions(TRUNK, 74), ...cushions(LOWER, 62), ...cushions(UPPER, 62)];
  const toDog = ({ at: [x, y, z] }: Cushion): number =>
    Math.hypot((x - DOG[0]) / 250, (y - DOG[1] - 20) / 180, (z - DOG[2]) / 200);
  const near = all.filter((one) => toDog(one) < 1);
  const cactus: Model = {
    pieces: [
      ribbed('trunk', TRUNK),
      ribbed('trunk', LOWER),
      ribbed('trunk', UPPER),
      ...near.map((one) => cork(one, 17)),
    ],
    marks: [],
  };
  const drawing = new Drawing(together(cactus, balloonDogAsleep(DOG, 1.1)), {
    light: LIGHT,
    size: 460,
    coarse: 1.1,
    noise: S.noise,
    box: [0, 60, 800, 1200],
  });
  const green = ['#16283a', '#1f4440', '#39694c', '#6a9654', '#a9c070', '#e6dc96'];
  scene.add(
    paintSoft(S, drawing, {
      trunk: {
        tones: green,
        bounce: '#8a6a80',
        crease: '#122430',
        dabs: { length: 26, width: 3, density: 9, contrast: 0.05, opacity: 0.4 },
      },
      cork: { tones: ['#4a2c2c', '#8a5a40', '#c08c5a', '#e2b880', '#f6dca8'], line: '#4a2c2c', contour: 1.2 },
      balloon: {
        tones: ['#4a0a24', '#86102c', '#c01f30', '#e03a38', '#f0604c', '#ff9a7c', '#fff0e0'],
        bounce: '#e0808a',
        crease: '#3c0820',
        line: '#5a0c24',
        contour: 1.4,
      },
    }),
    shine(S, drawing),
    all.filter((one) => !near.includes(one)).map((one) => spines(scene, drawing, one)),
  );
}

/** Rubber blown tight: the sun stands on it in small hard lights. */
const shine = (S: Easel, drawing: Drawing): string =>
  group(
    { 'clip-path': S.clip(drawing.outline('balloon')) },
    path(drawing.brighter('balloon', 0.8), '#ff9c80', `opacity="0.55" filter="${blur(S, 3)}"`),
    path(drawing.brighter('balloon', 0.87), '#ffe4d0', `opacity="0.7" filter="${blur(S, 1.5)}"`),
    path(drawing.brighter('balloon', 0.92), '#fffaf0'),
  );

function spines(scene: Scene, drawing: Drawing, { at, out }: Cushion): string {
  const S = scene.element(`spines ${at.map(Math.round).join(' ')}`);
  if (out[2] < -0.15 || !drawing.seen(at, out[2] > 0.12 ? 7 : 34)) return '';
  const [x, y] = at;
  return group(
    {},
    times(5, (): string => {
      const a = Math.atan2(out[1], out[0]) + S.rng.gauss(0, 0.25 + 1.1 * Math.max(0, out[2]));
      const long = S.rng.range(16, 30) * (1 - 0.45 * Math.max(0, out[2]));
      const needle: Point[] = [
        [x, y],
        [x + Math.cos(a) * long, y + Math.sin(a) * long],
      ];
      return path(
        polygon(ribbon(needle, (t) => 1.7 * (1 - t * 0.9))),
        S.rng.chance(0.5) ? '#fff0c8' : '#5a3a38',
      );
    }),
    path(
      polygon(times(7, (i): Point => [x + 3.4 * Math.cos(i * 0.9), y + 3 * Math.sin(i * 0.9)])),
      '#f2e2b4',
      `filter="${blur(S, 0.5)}"`,
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.15 }, paint });
