/** D57: the herd is the telegraph line; a message leaves the great reindeer's antler, and a wolf waits for it with shears. */
import { card } from '../../../finishes/finish.ts';
import { LEATHER, lampScreen, puppet, shadowPuppet } from '../../../finishes/puppet.ts';
import { along, polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon, taper, wobblyPolygon } from '../../../kit/shapes.ts';
import {
  caribou,
  caribouTip,
  greatReindeer,
  greatTips,
  wolfWithShears,
  type Caribou,
} from '../../../motifs/puppet-herd.ts';

const white = '#ffffff';
const lit = '#f7bd8e';

/** Near to far: right, round the bend, and away along the skyline. */
const herd: readonly Caribou[] = [
  { x: 632, y: 716, s: 0.7, flip: -1, distance: 0.04 },
  { x: 418, y: 666, s: 0.24, flip: 1, distance: 0.12 },
  { x: 362, y: 655, s: 0.17, flip: 1, distance: 0.13 },
  { x: 318, y: 648, s: 0.12, flip: 1, distance: 0.14 },
];

const hang = (a: Point, b: Point, sag: number): Point[] =>
  times(25, (i): Point => {
    const t = i / 24;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)];
  });
const strand = (run: Points, width: number): string => path(smooth(ribbon(run, () => width)), LEATHER);

function tundra(scene: Scene): void {
  scene.add(lampScreen(scene, [660, 720], '#ffdca4', '#c9705f', '#34285a', 840));
  const sky = scene.element('sky');
  scene.add(
    group(
      { opacity: 0.45, filter: blur(sky, 5) },
      times(12, (i) => {
        const [x, y, w] = [
          sky.rng.range(100, 700),
          80 + i * 40 + sky.rng.gauss(0, 12),
          sky.rng.range(160, 420),
        ];
        return path(
          smooth(
            ribbon(
              spline([
                [x, y],
                [x + w * 0.3, y - 8],
                [x + w * 0.7, y + 4],
                [x + w, y - 4],
              ]),
              taper(sky.rng.range(6, 14), 0.4, 0.5),
            ),
          ),
          i % 3 ? '#54406f' : '#ffd9b0',
        );
      }),
    ),
  );
  for (const [name, y, amplitude, distance, colour, offset] of [
    ['far', 634, 34, 0.42, '#6a3a55', 1],
    ['middle', 706, 18, 0.3, '#7a3f3a', 6],
    ['nearer', 880, 26, 0.16, '#4a2434', 11],
  ] as const) {
    const S = scene.element(name);
    scene.add(
      puppet(S, polygon(closedBelow(S, ridge(S, { y, amplitude, offset, frequency: 0.005 }))), {
        distance,
        colour,
      }),
    );
  }
}

/** White fire with a sealed letter at its heart. */
function message(scene: Scene, run: Points, at: number): void {
  const S = scene.element('message');
  const { x, y } = along(run, at);
  const trail = times(14, (i): Point => {
    const p = along(run, at - (i / 13) * at * 0.96);
    return [p.x, p.y];
  });
  const star = (long: number, short: number, turn: number): string =>
    smooth(
      times(16, (i): Point => {
        const r = i % 4 === 0 ? long : i % 2 === 0 ? long * 0.5 : short;
        return [x + Math.cos(i * 0.3927 + turn) * r, y + Math.sin(i * 0.3927 + turn) * r];
      }),
      true,
      0.4,
    );
  const sepia = '#6b3a2c';
  const letter = moved(
    { x, y, r: 14, s: 1.05 },
    path(
      wobblyPolygon(S, trace('-44,-27 43,-30 46,27 -42,30'), 2, 0.06),
      '#fff6e2',
      `stroke="${sepia}" stroke-width="3"`,
    ),
    path(smooth(ribbon(traceCurve('-44,-27 -24,-8 2,8 24,-9 43,-30'), taper(2.2, 0.05, 0.1))), sepia),
    path(smooth(ribbon(traceCurve('-42,30 -28,14 -14,2'), taper(1.5, 0.05, 0.5))), sepia),
    path(smooth(ribbon(traceCurve('46,27 32,14 18,2'), taper(1.5, 0.05, 0.5))), sepia),
    path(smooth(blob(2, 6, 11, 10.5, S.noise, 0.2)), '#b8382c'),
  );
  scene.add(
    glow(S, x, y, 300, '#dfe6ff', 0.95, 0.4),
    group(
      { filter: blur(S, 4) },
      path(smooth(ribbon(trail, (t) => 16 * (1 - t) + 1)), white, 'opacity=".9"'),
    ),
    path(smooth(ribbon(trail, (t) => 6.5 * (1 - t) + 1.4)), white),
    path(star(108, 28, 0.55), white, 'opacity=".95"'),
    glow(S, x, y, 110, white, 1),
    letter,
  );
}

const sparrow = (x: number, y: number, s: number, flip: 1 | -1): string =>
  moved(
    { x, y, s, flip },
    path(
      'M-16 2C-18 -8 -8 -16 4 -15C8 -20 16 -20 19 -15L26 -12L19 -10C18 -2 10 4 0 5L-22 12L-26 8L-16 2Z',
      LEATHER,
    ),
    path('M13 -15C15 -17 17 -15 16 -13C14 -12 12 -13 13 -15Z', '#ffd9b0'),
  );

function paint(): Scene {
  const scene = new Scene({ seed: 5757, background: '#23182c' });
  tundra(scene);
  [...herd].reverse().forEach((d, i) => scene.add(caribou(scene.element('deer ' + i), d, '#e0996f')));
  herd.slice(0, -1).forEach((d, i) => {
    const next = nth(herd, i + 1);
    scene.add(strand(hang(caribouTip(d, i ? 1 : 2), caribouTip(next, 1), 26 * d.s), 1.6));
  });
  const second = nth(herd, 0);
  const upper = hang(nth(greatTips, 0), caribouTip(second, 1), 40);
  const lower = spline(
    [nth(greatTips, 1), [430, 372], [450, 500], [478, 604], [524, 606], caribouTip(second, 2)],
    false,
    10,
  );
  const arriving = hang([-20, 236], nth(greatTips, 2), 30);
  scene.add(
    strand(upper, 3.2),
    strand(lower, 3.6),
    strand(arriving, 3.4),
    strand(hang(caribouTip(second, 0), [830, 470], 14), 2.4),
  );
  for (const [t, flip] of [
    [0.42, 1],
    [0.53, -1],
    [0.7, 1],
  ] as const) {
    const p = along(upper, t);
    scene.add(sparrow(p.x, p.y - 8, 1.35, flip));
  }
  scene.add(greatReindeer(scene.element('great reindeer'), lit));
  message(scene, lower, 0.3);
  const near = scene.element('near');
  scene.add(
    puppet(near, [
      polygon(closedBelow(near, ridge(near, { y: 1122, amplitude: 18, frequency: 0.006 }))),
      ...times(110, () => {
        const [x, h] = [near.rng.range(-10, 810), near.rng.range(14, 50)];
        return polygon(
          ribbon(
            [
              [x, 1136],
              [x + h * 0.1, 1136 - h * 0.5],
              [x + near.rng.gauss(6, 12), 1136 - h],
            ],
            (t) => 3 * (1 - t) + 0.3,
          ),
        );
      }),
    ]),
    wolfWithShears(scene.element('wolf'), { x: 690, y: 1122, s: 1.06 }, lit),
  );
  return scene;
}

export default card({ finish: shadowPuppet, grade: { lamp: [0.72, 0.56], falloff: 0.4 }, paint });
