/** D78: above the fog nothing stirs, so the weathercock has bent its neck round a small hen that sleeps against it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, leaf } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { mix } from '../../../kit/colour.ts';
import { closedCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { cock, smallHen } from '../../../motifs/copper-cock.ts';

const IRON = ['#171a26', '#33384a', '#666678', '#b9a896', '#ffe9c0'] as const;
const SLATE = ['#1c2036', '#3b3f5c', '#6a6a86', '#a99fa6', '#f0d9b8'] as const;
const SUN: Point = [128, 862];

function paint(): Scene {
  const scene = new Scene({ seed: 7878, background: '#e8c8a8' });
  dawn(scene);
  farSpires(scene);
  steeple(scene);
  scene.add(
    group(
      { transform: 'translate(400 780) scale(0.94) translate(-404 -780)' },
      cock(scene.element('cock')),
      arrow(scene.element('arrow')),
      smallHen(scene.element('hen')),
    ),
  );
  scene.add(feather(scene.element('feather')));
  nearFog(scene);
  return scene;
}

function dawn(scene: Scene): void {
  const S = scene.element('dawn');
  scene.add(
    sky(S, ['#7896b8', '#a5b6c6', [0.36, '#dccbc0'], [0.56, '#f7c78c'], [0.72, '#fbd79a'], '#f3c9a2'], {
      n: 1000,
      meander: 0.12,
    }),
    glow(S, ...SUN, 620, '#ffdf98', 0.75, 0.4),
    ellipse(SUN[0], SUN[1], 74, 73, '#fffdf0'),
    fogBank(S.element('far fog'), 900, ['#e9c4a8', '#fff0d0']),
  );
}

/** Rolls of fog, lit from the left. */
const fogBank = (S: Easel, y: number, [shade, lit]: readonly [string, string]): Mark => [
  times(7, (i) =>
    stratus(S, {
      y: y + i * 20,
      h: 46 + i * 6,
      colour: mix(shade, lit, i / 9),
      lit,
      opacity: 0.55,
      x0: S.rng.range(-200, 200),
      x1: S.rng.range(520, 1000),
    }),
  ),
  mist(S, { y: y + 190, h: 300, colour: lit, opacity: 0.85 }),
];

/** Other vanes, each looking its own way. */
function farSpires(scene: Scene): void {
  const S = scene.element('far spires');
  for (const [x, top, h, vane, colour] of [
    [574, 930, 150, 1, '#b48f8e'],
    [700, 880, 230, -1, '#a07f88'],
    [250, 960, 120, -1, '#cba896'],
  ] as const)
    scene.add(
      path(
        `M${x} ${top}L${x + 4} ${top + 10}L${x + h * 0.2} ${top + h}H${x - h * 0.2}L${x - 3} ${top + 8}Z`,
        S.linearAt(fading(colour, 1, [0.4, 0.8], 0), x, top, x, top + h),
      ),
      brushLine(
        S,
        [
          [x, top + 10],
          [x, top - 26],
        ],
        1.8,
        colour,
      ),
      brushLine(
        S,
        [
          [x - 18 * vane, top - 20],
          [x + 22 * vane, top - 20],
        ],
        2.6,
        colour,
      ),
      path(`M${x + 30 * vane} ${top - 20}L${x + 14 * vane} ${top - 28}V${top - 12}Z`, colour),
    );
  scene.add(fogBank(S.element('fog'), 1040, ['#ecccb4', '#fff3da']));
}

const turned = (S: Easel, shape: Points, colours: readonly string[], size: number, angle: number): string =>
  modelled(S, shape, {
    tone: new Tone(0.3).round(shape, { from: 165, before: 30, size }),
    colours,
    flow: () => angle,
    length: 26,
    width: 4,
  });

function steeple(scene: Scene): void {
  const S = scene.element('steeple');
  const cone = trace('424,930 436,930 470,1010 560,1260 300,1260 390,1010');
  scene.add(
    turned(S, cone, SLATE, 110, 1.4),
    times(9, (i) => {
      const y = 970 + i * 28;
      const half = 16 + i * 11.5;
      return times(5, (k) =>
        brushLine(
          S,
          [
            [430 - half + (k * half * 2) / 5, y - 2],
            [430 - half + ((k + 0.5) * half * 2) / 5, y + 7],
            [430 - half + ((k + 1) * half * 2) / 5, y - 2],
          ],
          2.2,
          k > 2 ? '#a8a0ac' : '#1c2036',
          { opacity: k > 2 ? 0.35 : 0.6 },
        ),
      );
    }),
    turned(
      S.element('rod'),
      ribbon(
        [
          [430, 690],
          [430, 940],
        ],
        () => 9,
      ),
      IRON,
      9,
      1.57,
    ),
    turned(
      S.element('ball'),
      closedCurve('430,842 466,862 468,898 430,918 392,898 394,862'),
      ['#5a3418', '#a86a2c', '#e6b058', '#fff0b8'],
      40,
      0.3,
    ),
  );
}

const arrow = (S: Easel): Mark => [
  turned(
    S,
    ribbon(trace('60,780 250,778 430,780 740,776'), () => 9),
    IRON,
    9,
    0,
  ),
  turned(S.element('head'), trace('20,780 96,744 84,780 98,816'), IRON, 30, 0.2),
  turned(S.element('fletching'), trace('690,776 770,736 796,736 750,776 798,818 772,820'), IRON, 30, 0.2),
];

/** It came off her and hangs where it was let go. */
const feather = (S: Easel): Mark => [
  path(leaf(298, 822, 1.75, 80, 17), '#fffaf0'),
  path(leaf(296, 828, 1.72, 74, 8), '#d6c4bc', 'opacity=".7"'),
  brushLine(S, trace('300,806 294,846 285,890'), 1.7, '#a8938c', { attack: 0.02 }),
];

function nearFog(scene: Scene): void {
  const S = scene.element('near fog');
  scene.add(
    path(
      'M-20 960H820V1220H-20Z',
      S.linearAt(fading('#fdebcd', 0, [0.5, 0.55], [0.85, 1], 1), 0, 960, 0, 1200),
    ),
    mist(S, { x: 560, y: 1120, w: 900, h: 120, colour: '#fffaec', opacity: 0.8, seed: 8 }),
    mist(S, { x: 160, y: 1050, w: 700, h: 90, colour: '#fffaec', opacity: 0.6, seed: 9 }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.16, saturation: 1.04 }, paint });
