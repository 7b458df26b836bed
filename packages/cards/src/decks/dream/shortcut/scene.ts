/** A country road has stood up and curls over like a wave before the one cyclist on it, who has stopped and looks up. Noon light from the left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import type { Vec } from '../../../kit/clay/space.ts';
import { mix } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { blade } from '../../../kit/land.ts';
import { softShadow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, profile } from '../../../kit/shapes.ts';
import { bicycle } from '../../../motifs/bicycle.ts';
import { paintedPeople } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { brokenEnd, rearingRoad, seen, type RoadOptions } from '../../../motifs/rearing-road.ts';

const EYE = { at: [400, 800] as const, far: 860 };
const ROAD: RoadOptions = {
  line: [
    [0.25, 0, 1.4],
    [0.2, 0, 3],
    [0.1, 0, 5.2],
    [0.1, 0.02, 7.4],
    [0.3, 0.5, 9],
    [0.7, 2, 9.9],
    [0.95, 3.7, 9.8],
    [0.85, 5.2, 9.1],
    [0.5, 6, 8],
    [0.34, 6.3, 7],
    [0.22, 6.16, 6.1],
  ] satisfies Vec[],
  half: profile(trace('0,1.35 0.5,1.3 0.7,1.15 0.86,1.35 1,1.62')),
  thick: 0.34,
  sun: [-0.75, 0.75, -0.45],
  c: { tar: '#5d6675', dark: '#232a3c', light: '#a7a9a6', paint: '#f7f0dc', earth: '#7a5238' },
};

function paint(): Scene {
  const scene = new Scene({ seed: 190, background: '#bfe0dc' });
  sky(scene);
  fields(scene);
  road(scene);
  cyclist(scene);
  verge(scene);
  return scene;
}

function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    path(
      polygon(rectangle(-20, -20, 820, 820)),
      S.linearAt(['#4d9cb4', '#8cc6c6', '#e6ecd2', '#fbedc8'], 0, 0, 0, 800),
    ),
    strokes(S, {
      region: [-40, -20, 880, 830],
      n: 560,
      length: 180,
      width: 14,
      angle: (x, y) => -0.2 + 0.3 * S.noise.n2(x * 0.002, y * 0.004),
      colour: (x, y) =>
        S.noise.fbm(x * 0.003, y * 0.009, 3) > 0.12 ? '#fdf6e0' : mix('#5fa8ba', '#f2eccc', y / 800),
      opacity: [0.12, 0.4],
    }),
  );
}

/** Stubble and standing wheat to the horizon. */
function fields(scene: Scene): void {
  const S = scene.element('fields');
  const trees = [30, 58, 92, 640, 664, 700, 738, 770];
  scene.add(
    path(
      polygon(rectangle(-20, 796, 820, 1220)),
      S.linearAt(['#d9c07a', '#e3b64e', '#c98f36'], 0, 796, 0, 1200),
    ),
    trees.map((x, i) =>
      path(
        smooth(blob(x, 786 - (i % 3) * 6, 10 + (i % 2) * 4, 26 + (i % 3) * 9, S.noise, 0.2)),
        mix('#6f9a86', '#4f7f74', (i % 3) / 2),
      ),
    ),
    path(polygon(rectangle(-20, 798, 820, 812)), '#9aa56a', 'opacity="0.7"'),
    strokes(S, {
      region: [-20, 806, 840, 400],
      n: 1100,
      length: (_x, y) => 20 + (y - 800) * 0.2,
      width: (_x, y) => 2 + (y - 800) * 0.014,
      angle: (x, y) => Math.atan2(y - 780, x - 400),
      colour: (x, y) =>
        mix(
          mix('#f2d684', '#b77a2c', S.noise.n2(x * 0.01, y * 0.02) * 0.5 + 0.5),
          '#8a9a50',
          x > 560 ? 0.4 : 0.05,
        ),
      opacity: [0.3, 0.7],
    }),
  );
}

function road(scene: Scene): void {
  const S = scene.element('road');
  const { lip, under } = brokenEnd(S, EYE, ROAD);
  const grown = under.flatMap((point) => times(4, (): Point => [point[0] + S.rng.gauss(0, 6), point[1]]));
  const earthTop = Math.min(...under.map(([, y]) => y));
  const [shadeX, shadeY] = seen(EYE, [0.5, 0, 6.8]);
  scene.add(
    rearingRoad(S, EYE, ROAD),
    group(
      {},
      grown.map(([x, y]) =>
        path(
          blade(x, y + 6, S.rng.range(12, 40), S.rng.gauss(0, 12), (t) => 2.6 * (1 - t)),
          mix('#7f8f3c', '#d8b04a', S.rng.f()),
        ),
      ),
    ),
    path(
      smooth([...lip, ...[...under].reverse()], true, 0.4),
      S.linearAt(['#a8734a', '#7a5238', '#3c2a2c'], 0, earthTop, 0, earthTop + 70),
    ),
    strokes(S, {
      region: [...lip, ...[...under].reverse()],
      n: 160,
      length: 26,
      width: 4,
      angle: 1.3,
      colour: (x) => mix('#c08a58', '#4a3430', S.noise.n2(x * 0.05, 2) * 0.5 + 0.5),
      opacity: [0.3, 0.7],
    }),
    path(
      polygon([
        ...lip.map(([x, y], i): Point => [x, y - 16 * Math.abs(S.noise.n2(i * 0.6, 5)) - (i % 3) * 3]),
        ...[...lip].reverse().map(([x, y]): Point => [x, y + 4]),
      ]),
      '#2b3244',
    ),
    times(16, (i) => {
      const [x, y] = lip[Math.round((i / 15) * 40)] ?? [0, 0];
      const fall = S.rng.f() ** 2 * 260;
      return path(
        smooth(
          blob(x + S.rng.gauss(0, 14), y + 10 + fall, S.rng.range(2, 7), S.rng.range(2, 6), S.noise, 0.3),
        ),
        S.rng.chance(0.5) ? '#4a4650' : '#7a5238',
      );
    }),
    softShadow(S, shadeX + 40, shadeY + 10, 260, 70, '#1c2236', 0.85),
  );
}

function cyclist(scene: Scene): void {
  const S = scene.element('cyclist');
  const [x, y] = [286, 1118];
  const { stand } = bodyPoses;
  const { svg, drawing } = paintedPeople(
    S,
    [
      {
        x,
        y,
        size: 58,
        yaw: 62,
        pose: {
          ...stand,
          spine: [
            [0, -1, -0.08],
            [0, -1, -0.14],
          ],
          head: [18, -34, 0],
          arms: [stand.arms[0], { upper: [0.16, 1, 0.42], lower: [-0.05, 0.5, 1], hand: 'grip' }],
        },
        sex: 'woman',
        people: 'east african',
        hair: 'curls',
        feeling: 'wonder',
        wears: ['trousers', 'shirt', 'shoes'],
        colours: {
          skin: complexion(0.7, 0.3),
          hair: '#241a1c',
          trousers: '#2c4a6e',
          shirt: '#e8d9b0',
          shoes: '#c9492f',
        },
      },
    ],
    { light: { angle: -150, before: 40 } },
  );
  scene.add(
    softShadow(S, x + 90, y + 6, 210, 24, '#1c2236', 0.7),
    bicycle({ x: x + 66, y: y - 4, s: 1.36 }, { frame: '#d8402c', tyre: '#22222c', metal: '#d9dcd8' }),
    group(
      { filter: blur(S, 5), opacity: 0.35, transform: 'translate(8 3)' },
      path(drawing.outline(), '#1c2236'),
    ),
    svg,
  );
}

/** Wheat on both sides, close to us. */
function verge(scene: Scene): void {
  const S = scene.element('verge');
  const stalks = times(200, (i): Point =>
    i % 2
      ? [S.rng.range(-20, 60), S.rng.range(1000, 1240)]
      : [S.rng.range(730, 830), S.rng.range(1000, 1240)],
  );
  scene.add(
    stalks
      .sort((a, b) => a[1] - b[1])
      .map(([x, y]) =>
        path(
          blade(x, y, S.rng.range(50, 120), S.rng.gauss(8, 14), (t) => 3 * (1 - t * 0.6)),
          mix('#f0cc6a', '#8a6428', S.rng.f()),
        ),
      ),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.15 }, paint });
