/** D13: a horn as high as the card plays the rings of a stump; the felled forest stands in it as light, and hares listen. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing, together } from '../../../kit/clay/model.ts';
import { paintSoft } from '../../../kit/clay/paint.ts';
import { facing, outward, type Frame } from '../../../kit/clay/space.ts';
import { clamp, mix } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { TAU, times, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { bareTree, pine } from '../../../kit/trees.ts';
import { gramophoneHorn, petal } from '../../../motifs/gramophone-horn.ts';
import { harePaints, listeningHare, type ListeningHare } from '../../../motifs/listening-hare.ts';

const P = {
  dusk: '#1d2230',
  earth: '#241a1e',
  umber: '#4a3128',
  brass: '#b9782c',
  fire: '#ffe7a6',
  leaf: '#a9d8b4',
  white: '#fbfff0',
  deep: '#3f7d74',
};
const HORN: Frame = { at: [352, 420, 0], turn: facing(-44, 12, 0), scale: 3.75 };
const STUMP: Point = [610, 1050];
const LIGHT = { angle: -78, before: 34, ambient: 0.16 };

function paint(): Scene {
  const scene = new Scene({ seed: 1313, background: P.dusk });
  clearing(scene);
  stump(scene);
  horn(scene);
  forest(scene);
  spill(scene);
  hares(scene);
  return scene;
}

/** Where a wood stood: dusk, and stumps as far as one sees. */
function clearing(scene: Scene): void {
  const S = scene.element('clearing');
  const crest = ridge(S, { y: 812, amplitude: 16, frequency: 0.006 });
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#141a2a', '#2a3140', '#6d5a50', '#a8754e'], 0, 0, 0, 830)),
    strokes(S, {
      region: [-20, -20, 840, 860],
      n: 500,
      length: 130,
      width: 12,
      colour: (_x, y) => mix('#1a2031', '#9a6d4e', clamp((y - 300) / 560)),
      opacity: [0.1, 0.3],
    }),
    hill(S, crest, { top: '#4a382f', bottom: P.earth, y1: 1080, strokes: 500, length: 60 }),
    times(26, (i) => {
      const y = 826 + (i * i) / 4.4;
      const s = 0.5 + (y - 820) / 150;
      const x = S.rng.range(-20, 800);
      return (
        path(
          polygon([
            [x - 13 * s, y],
            [x - 10 * s, y - 16 * s],
            [x + 10 * s, y - 16 * s],
            [x + 13 * s, y],
          ]),
          mix('#3a2a28', P.earth, i / 26),
        ) + ellipse(x, y - 16 * s, 10 * s, 3 * s, mix('#a4805c', '#5a4438', i / 26))
      );
    }),
  );
}

function stump(scene: Scene): void {
  const S = scene.element('stump');
  const [x, y] = STUMP;
  const [rx, ry] = [262, 66];
  const rim = (k: number, dy = 0): Points =>
    times(60, (i): Point => {
      const a = (i / 60) * TAU;
      const rough = 1 + 0.03 * S.noise.fbm(Math.cos(a) * 2 + k * 0.3, Math.sin(a) * 2, 3);
      return [x + Math.cos(a) * rx * k * rough, y + dy + Math.sin(a) * ry * k * rough];
    });
  scene.add(
    path(smooth([...rim(1).slice(0, 31), [x - rx - 30, 1230], [x + rx + 30, 1230]]), '#2b1d1c'),
    strokes(S, {
      region: [x - rx - 10, y + 10, rx * 2, 170],
      n: 260,
      length: 70,
      width: 5,
      angle: 1.57,
      colour: (px) => mix('#6a4634', '#1d1416', clamp((px - 360) / 330)),
      opacity: [0.3, 0.7],
    }),
    path(smooth(rim(1)), S.linearAt(['#e6b878', '#a06a42', '#6a4232'], x - rx, y, x + rx, y)),
    times(17, (i) =>
      path(
        smooth(rim(0.96 - i * 0.054)),
        'none',
        `stroke="#5a3526" stroke-width="${1.2 + (i % 3)}" opacity=".6"`,
      ),
    ),
  );
}

function horn(scene: Scene): void {
  const S = scene.element('horn');
  const neck = gramophoneHorn([
    [-6, 4, -134],
    [-16, 26, -154],
    [-16, 68, -156],
    [-2, 112, -138],
    [14, 146, -96],
    [16, 164, -60],
    [10, 168, -34],
  ]);
  const drawing = new Drawing(standing(neck, HORN), {
    light: { angle: -150, before: 24, ambient: 0.34, thrown: 0.35 },
    size: 760,
    noise: S.noise,
  });
  const brass = ['#1c1214', '#3a2118', '#6d421e', '#a86c28', '#e0aa50', '#fff0b8'];
  const dabs = { length: 26, width: 2.4, density: 3, contrast: 0.05, opacity: 0.5 };
  scene.add(
    paintSoft(S, drawing, {
      bell: { tones: brass, crease: '#1c1014', dabs },
      neck: { tones: brass, crease: '#1c1014', line: '#2a1712', contour: 2, dabs },
    }),
  );
}

/** The lip of the bell, `k` of the way out, as it is seen. */
const lip = (k: number, behind = 0): Points =>
  times(132, (i): Point => {
    const a = (i / 132) * TAU;
    const r = 100 * k * petal(a);
    const [x, y] = outward(HORN, [Math.cos(a) * r, Math.sin(a) * r, -behind]);
    return [x, y];
  });

/** Trees of light, the far ones nearly white, standing up out of the throat and over the lip. */
function forest(scene: Scene): void {
  const S = scene.element('forest');
  const [cx, cy] = HORN.at;
  const throat = S.mask(group({ filter: blur(S, 24) }, path(smooth(lip(0.74, 8)), '#fff')));
  const trees = times(30, (i) => {
    const near = i / 30;
    const x = cx - 290 + ((i * 197) % 560) + S.rng.gauss(0, 16);
    const foot = cy + 40 + near * 170;
    const h = 250 + near * 260 + S.rng.gauss(0, 40);
    const colour = mix(P.white, P.deep, 0.15 + near * 0.75);
    return i % 3
      ? pine(S.element(`pine ${i}`), x, foot, h, {
          dark: colour,
          light: mix(colour, P.white, 0.12),
          lightSide: 1,
        })
      : bareTree(S.element(`tree ${i}`), x, foot, h * 0.5, { colour, width: 4 + near * 5, depth: 5 }).svg;
  });
  scene.add(
    group(
      { mask: throat },
      path(
        smooth(lip(0.9, 6)),
        S.radialAt([P.white, [0.3, '#e9f7cf'], [0.62, P.leaf], [1, P.deep, 0.55]], cx - 10, cy + 30, 340),
      ),
      trees,
      ellipse(cx, cy + 250, 420, 130, S.radial(fading(P.white, 0.9, 0.5, 0))),
      ellipse(cx - 20, cy + 10, 240, 200, S.radial(fading(P.white, 0.7, 0.25, 0))),
    ),
  );
}

/** Light runs out over the lower lip and down to those who listen. */
function spill(scene: Scene): void {
  const S = scene.element('spill');
  const [cx, cy] = HORN.at;
  scene.add(
    glow(S, cx - 40, cy + 60, 560, P.leaf, 0.4),
    group(
      { filter: blur(S, 26), style: 'mix-blend-mode:screen' },
      path(
        smooth([
          [cx - 250, cy + 180],
          [cx + 150, cy + 250],
          [cx + 60, 1000],
          [140, 1200],
          [-60, 1150],
        ]),
        S.linearAt(fading(P.leaf, 0.6, 0.28, 0.1), 0, cy + 200, 0, 1200),
      ),
    ),
    times(46, () => {
      const t = S.rng.f();
      const [x, y] = [cx - 60 - t * 260 + S.rng.gauss(0, 110), cy + 190 + t * 560 + S.rng.gauss(0, 40)];
      return path(
        smooth(blob(x, y, S.rng.range(1.5, 5), S.rng.range(1.2, 3), S.noise, 0.3)),
        P.white,
        `opacity="${S.rng.range(0.4, 0.95).toFixed(2)}"`,
      );
    }),
  );
}

function hares(scene: Scene): void {
  const S = scene.element('hares');
  const seats: readonly (ListeningHare & { x: number; y: number; size: number; yaw: number; z: number })[] = [
    { x: 394, y: 1140, size: 220, yaw: 40, z: -120, up: 34, turn: 14, ears: [0.2, 0.5], back: 0.5 },
    { x: 146, y: 1196, size: 360, yaw: 66, z: 0, up: 38, turn: 4, ears: [0.1, 0.35], back: 0.75 },
    { x: 668, y: 1200, size: 140, yaw: -30, z: 60, up: 40, turn: -10, ears: [0.5, 0.15], back: 0.2 },
  ];
  scene.add(seats.map(({ x, y, size }) => softShadow(S, x, y - 4, size * 0.6, size * 0.12, '#0c0a12', 0.8)));
  const model = together(
    ...seats.map(({ x, y, z, size, yaw, ...hare }) =>
      standing(listeningHare(hare), { at: [x, y - size, z], turn: facing(yaw, 6), scale: size / 100 }),
    ),
  );
  const drawing = new Drawing(model, { light: LIGHT, size: 420, noise: S.noise });
  // the light reaches their faces and is spent on the way down
  const spent = path(drawing.outline(), S.linearAt(fading('#1a1016', 0, [0.35, 0.1], 0.8), 0, 860, 0, 1200));
  scene.add(
    paintSoft(S, drawing, harePaints(300, { shade: '#2c1f22', coat: '#7d5f45', light: '#efe9bf' })),
    spent,
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.28 }, paint });
