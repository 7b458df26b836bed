/** An old cheek is ploughland: a man and a horse plough towards the eye, which is a lake at sunset. Light of that sun from upper left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing } from '../../../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../../../kit/clay/paint.ts';
import { facing, type Frame } from '../../../kit/clay/space.ts';
import { mix } from '../../../kit/colour.ts';
import { normals, pathPoints, resample, smooth, soften } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { bounds, inside, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { bonesOf } from '../../../motifs/face/bones.ts';
import { lakeEye } from '../../../motifs/lake-eye.ts';
import { ploughTeam } from '../../../motifs/plough-team.ts';
import { ploughedHead } from '../../../motifs/ploughed-face.ts';

const SIZE = 2400;
const FACE: Frame = { at: [556, 362, 0], turn: facing(-50, 6, 12), scale: SIZE / 100 };
const LIGHT = { angle: -30, before: 25, ambient: 0.34, soft: 0.5, thrown: 0.8 };

const EARTH = ['#33203c', '#59304a', '#8e5148', '#c07f54', '#e2ab72', '#f3cf9c', '#fbe6c2'];
const SOIL = '#93664f';
const SUN = [222, 368] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 205, background: '#2a1a22' });
  const drawing = ground(scene);
  lake(scene, drawing);
  hedge(scene, drawing);
  team(scene);
  return scene;
}

function ground(scene: Scene): Drawing {
  const S = scene.element('face');
  const bones = bonesOf({
    age: 'old',
    sex: 'man',
    people: 'northern',
    own: { cheek: 0.5, eyeTilt: 6, eyeOpen: 0.25, worn: -0.35 },
  });
  const drawing = new Drawing(standing(ploughedHead(bones), FACE), {
    light: LIGHT,
    size: SIZE,
    coarse: 0.36,
    noise: S.noise,
    unsteady: 0.01,
    box: [0, 0, 800, 1200],
  });
  const skin: PartPaint = {
    tones: EARTH,
    crease: '#3a1a30',
    marks: { crease: '#4a2440', 'lower lid': '#5a2c40' },
    strands: { density: 5, length: 80, width: 1.5, contrast: 0.07, opacity: 0.5 },
    dabs: { length: 30, width: 3, density: 5, contrast: 0.03, opacity: 0.3 },
  };
  scene.add(
    paintSoft(S, drawing, { skin }),
    group(
      { filter: blur(S, 12), style: 'mix-blend-mode:multiply', opacity: 0.8 },
      path(drawing.stain('skin', 'field', 0.4), SOIL),
    ),
  );
  return drawing;
}

function lake(scene: Scene, drawing: Drawing): void {
  const S = scene.element('lake');
  const opening = drawing.stain('skin', 'eye');
  scene.add(lakeEye(S, { opening, sun: SUN, radius: 54 }));
  reeds(scene, opening);
}

/** Reeds stand round the lake as lashes do, long above, few below. */
function reeds(scene: Scene, opening: string): void {
  const S = scene.element('reeds');
  const rim = resample(pathPoints(opening, 3), 5);
  const [left, , right] = bounds(rim);
  const sides = normals(rim, true);
  const stalks = rim.flatMap(([x, y], i) => {
    const [nx, ny] = nth(sides, i);
    const out = inside(rim, x + nx * 3, y + ny * 3) ? -1 : 1;
    const above = ny * out < 0;
    const k = (x - left) / (right - left);
    if (S.rng.f() < (above ? 0.1 : 0.55) || k < 0.06) return [];
    const long = (above ? 16 + 26 * k : 7 + 8 * k) * S.rng.range(0.6, 1.25);
    const lean = 0.5 * (k - 0.35) + S.rng.gauss(0, 0.12);
    const way = Math.atan2(ny * out, nx * out) + (above ? lean : -lean);
    const stalk: Point[] = [0, 0.5, 1].map((t): Point => [
      x + Math.cos(way + 0.35 * t) * long * t,
      y + Math.sin(way + 0.35 * t) * long * t,
    ]);
    const colour = S.rng.pick(['#2c1424', '#3c1c28', '#55302c', '#8a5a38']);
    return path(smooth(ribbon(stalk, (t) => 1.7 * (1 - 0.85 * t))), colour);
  });
  scene.add(group({}, stalks));
}

/** The brow is a windbreak of old trees, all bent by the same wind. */
function hedge(scene: Scene, drawing: Drawing): void {
  const S = scene.element('hedge');
  const brow = resample(
    drawing
      .marks('brow')
      .flatMap((mark) => mark.line.filter(([x]) => x > -60))
      .sort((a, b) => a[0] - b[0]),
    5,
  );
  const rows = [1, 0].flatMap((back) =>
    brow.map((at, i) => {
      const k = i / brow.length;
      const high = (96 - 58 * k) * S.rng.range(0.55, 1.1);
      const y = at[1] + 10 - back * 12 + S.rng.gauss(0, 5);
      return windTree(S.element(`tree ${back} ${i}`), at[0] + S.rng.gauss(0, 4), y, high, back === 1);
    }),
  );
  scene.add(
    group(
      { style: 'mix-blend-mode:multiply', opacity: 0.5, filter: blur(S, 7) },
      path(
        smooth(
          ribbon(
            brow.map(([x, y]): Point => [x - 14, y + 16]),
            () => 15,
          ),
        ),
        '#6a3a50',
      ),
    ),
    rows,
  );
}

/** A bare crown swept to the right, silver where the evening reaches it. */
function windTree(S: Easel, x: number, y: number, high: number, far: boolean): string {
  const bark = S.rng.pick(
    far ? ['#5a4254', '#6b5060', '#7c5f66'] : ['#8d7a7c', '#a8938e', '#c9b4a6', '#5c4656'],
  );
  const at = (t: number): Point => [x + high * 0.5 * t * t, y - high * 0.86 * t];
  const boughs = times(13, (i): string => {
    const [bx, by] = at(0.25 + 0.06 * i);
    const long = high * S.rng.range(0.28, 0.62);
    const way = -0.75 + 0.05 * i + S.rng.gauss(0, 0.32);
    const bough: Point[] = [0, 0.5, 1].map((t): Point => [
      bx + Math.cos(way + 0.45 * t) * long * t,
      by + Math.sin(way + 0.45 * t) * long * t,
    ]);
    return brushLine(S, bough, 1.2, i % 3 ? bark : mix(bark, '#ffe2b4', far ? 0.15 : 0.55), {
      attack: 0.05,
      decay: 0.8,
    });
  });
  const trunk = [0, 0.35, 0.7, 1].map(at);
  return (
    brushLine(S, trunk, high * 0.035, mix(bark, '#2a1626', 0.5), { attack: 0.02, decay: 0.7 }) +
    boughs.join('')
  );
}

function team(scene: Scene): void {
  const S = scene.element('team');
  scene.add(
    group(
      { style: 'mix-blend-mode:multiply', opacity: 0.62, filter: blur(S, 2.2) },
      path(
        soften('482,738 500,728 566,756 590,764 520,804 440,818 396,806 430,788 400,786 436,764'),
        '#6a3448',
      ),
      path(soften('640,800 660,796 664,806 606,836 566,842 592,826'), '#6a3448'),
    ),
    ploughTeam(S, {
      x: 596,
      y: 776,
      s: 0.95,
      rise: 22,
      angle: LIGHT.angle,
      c: {
        horse: '#54291f',
        mane: '#1e0f12',
        coat: '#34507c',
        wood: '#8a5c34',
        soil: '#4a2828',
        shade: '#2a1424',
        light: '#ffe0b0',
      },
    }),
    gulls(scene),
  );
}

/** They follow the plough. */
function gulls(scene: Scene): string {
  const S = scene.element('gulls');
  return ['686,744 1.05', '716,764 0.8', '742,738 0.6', '708,790 0.75', '762,776 0.9']
    .map((spot) => {
      const [at = '', size = '1'] = spot.split(' ');
      const [x, y] = nth(trace(at), 0);
      return path(farBird(x, y, Number(size), S.rng.range(0.3, 0.9), S.rng.gauss(0, 0.3)), '#f3dfc4');
    })
    .join('');
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.2 }, paint });
