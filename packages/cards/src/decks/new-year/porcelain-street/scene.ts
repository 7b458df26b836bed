/** N21: on a heap of broken china sits a fox behind a mended plate; through the one missing piece it looks at the street painted there. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { softShadow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { place, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { dabs, strokes } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { foxBehind, foxEye, foxFeet, foxPaws } from '../../../motifs/fox-behind-plate.ts';
import { HOLE, paintedPlate, type PlatePaint } from '../../../motifs/painted-plate.ts';
import { robin } from '../../../motifs/robin.ts';
import { heap } from '../../../motifs/shards.ts';

const CHINA: PlatePaint = {
  white: '#fbfaf4',
  shade: '#cfd8e6',
  pale: '#9db7dc',
  blue: '#2d57ab',
  deep: '#1a2f73',
  gold: '#d39a2e',
  glint: '#ffe9a8',
};
const AIR = ['#b9c6d6', '#dcdfe2', '#f3e2cf'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 2121, background: AIR[1] });
  morning(scene);
  fox(scene);
  shards(scene);
  guest(scene);
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    path(
      polygon([
        [-10, -10],
        [810, -10],
        [810, 1210],
        [-10, 1210],
      ]),
      S.linearAt([AIR[0], AIR[1], AIR[2], '#e3b99b'], 0, 0, 0, 980),
    ),
    strokes(S, {
      region: [-20, -20, 840, 960],
      n: 420,
      length: 110,
      width: 11,
      angle: 0.06,
      colour: (_, y) => (y < 380 ? '#c3ced9' : y < 700 ? '#e6e3e0' : '#ecd0b8'),
      opacity: [0.12, 0.35],
    }),
  );
  const far = ridge(scene.element('far'), { y: 840 });
  scene.add(
    farTown(scene.element('town')),
    hill(scene.element('far'), far, { top: '#e9e6ea', bottom: '#aab8d0' }),
    falling(scene.element('falling')),
  );
}

/** The street itself, where the haze lets it be seen. */
function farTown(S: Easel): string {
  const walls = [
    [12, 74, 96],
    [92, 60, 128],
    [158, 52, 84],
    [590, 58, 92],
    [652, 70, 132],
    [728, 84, 100],
  ] as const;
  return walls
    .map(([x, w, h], i) => {
      const [t, m] = [850 - h, x + w / 2];
      const roof =
        i % 3 === 1
          ? `${x},${t} ${x + w * 0.3},${t - 26} ${x + w * 0.7},${t - 28} ${x + w},${t}`
          : `${x},${t} ${m},${t - w * 0.55} ${x + w},${t}`;
      return (
        path(
          wobblyPolygon(S, trace(`${x},880 ${roof} ${x + w},880`), 1.6),
          mix('#aab3cb', '#c9c8d4', (i % 4) / 4),
        ) +
        path(
          smooth(
            closedCurve(
              `${x - 4},${t + 3} ${m - w * 0.2},${t - w * 0.4} ${m},${t - w * 0.6} ${m + w * 0.2},${t - w * 0.36} ${x + w + 4},${t + 4} ${m},${t - w * 0.36}`,
            ),
          ),
          '#eef0f2',
          i % 3 === 1 ? 'opacity="0"' : '',
        ) +
        path(
          wobblyPolygon(
            S,
            trace(`${m - 7},${t + 20} ${m + 6},${t + 20} ${m + 6},${t + 42} ${m - 7},${t + 42}`),
            1,
          ),
          i === 4 ? '#f6cf86' : '#8f9bb8',
        )
      );
    })
    .join('');
}

const falling = (S: Easel): string =>
  dabs(S, 46, [10, 790], [10, 860], [2, 4.5], [2, 4.5], 0.2)
    .map((d) => path(d, '#ffffff', 'opacity=".85"'))
    .join('');

function fox(scene: Scene): void {
  scene.add(
    softShadow(scene.element('ground'), 400, 1130, 330, 60, '#4a5a80', 0.5),
    foxBehind(scene.element('fox')),
    foxEye(scene.element('eye'), 488, 392),
    foxFeet(scene.element('feet')),
    softShadow(scene.element('cast'), 420, 830, 270, 60, '#3a1a20', 0.5),
    paintedPlate(scene.element('plate'), CHINA, { x: 400, y: 470, r: -5 }),
    foxPaws(scene.element('paws')),
  );
}

function shards(scene: Scene): void {
  scene.add(
    heap(
      scene.element('heap'),
      closedCurve(
        '-40,1090 60,1060 150,1080 240,1110 340,1126 450,1120 560,1130 660,1110 740,1120 840,1090 840,1240 -40,1240',
      ),
      {
        n: 210,
        size: (y) => 20 + (y - 1050) / 7,
        lit: (x, y) => 0.75 - (x - 200) / 1400 - (y - 1100) / 600,
        paint: { white: CHINA.white, shade: '#a9b6cf', blue: CHINA.blue, edge: '#6f7ea3' },
      },
    ),
  );
}

/** It has found the piece. */
function guest(scene: Scene): void {
  const S = scene.element('guest');
  const piece = place(
    HOLE.map(([x, y]) => [x - 100, y + 80] as const),
    { x: -84, y: -96, s: 0.34, r: 0.3 },
  );
  const shard = group(
    {},
    path(polygon(piece.map(([x, y]) => [x + 2, y + 4] as const)), '#6f7ea3'),
    path(polygon(piece), CHINA.white),
    group(
      { 'clip-path': S.clip(polygon(piece)) },
      ellipse(-80, -92, 17, 17, CHINA.blue),
      times(9, (i) =>
        path(
          smooth(place(closedCurve('20,-2 34,-5 38,0 34,5 20,2'), { x: -80, y: -92, r: i * 0.7 })),
          CHINA.blue,
        ),
      ),
    ),
  );
  scene.add(robin(S, { x: 176, y: 1100, s: 1.2 }, shard));
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.1 }, paint });
