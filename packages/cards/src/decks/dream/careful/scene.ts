/** D71: a cactus has put corks on its spines to hold a balloon dog; dusk in the desert. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { stratus } from '../../../kit/clouds.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path, type Mark } from '../../../kit/markup.ts';
import { trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { balloonDog, type BalloonPaint } from '../../../motifs/balloon-dog.ts';
import {
  bareSpines,
  cork,
  corks,
  limb,
  limbPainted,
  type CactusPaint,
} from '../../../motifs/corked-cactus.ts';

const P = {
  night: oklch(0.42, 0.09, 290),
  rose: oklch(0.68, 0.11, 5),
  peach: oklch(0.85, 0.09, 60),
  sand: oklch(0.66, 0.11, 45),
  dark: oklch(0.3, 0.08, 350),
  moon: oklch(0.96, 0.04, 90),
};
const CACTUS: CactusPaint = {
  skin: [
    oklch(0.19, 0.045, 220),
    oklch(0.3, 0.06, 190),
    oklch(0.43, 0.08, 165),
    oklch(0.6, 0.1, 145),
    oklch(0.82, 0.1, 110),
  ],
  spine: oklch(0.9, 0.06, 80),
  cork: [oklch(0.5, 0.08, 55), oklch(0.73, 0.09, 70), oklch(0.85, 0.07, 80)],
  from: -150,
};
const DOG: BalloonPaint = {
  dark: oklch(0.36, 0.15, 20),
  body: oklch(0.6, 0.22, 27),
  light: oklch(0.82, 0.14, 45),
  bounce: oklch(0.6, 0.13, 120),
};
const TRUNK = limb('560,1300 556,1080 552,880 546,680 528,480 494,330 454,238', 126, 96);
const ARM = limb('540,1000 420,1004 280,980 172,912 118,806 104,690 110,580 122,520', 82, 62);
const OTHER = limb('600,840 690,820 742,750 752,650 742,560 736,510', 62, 50);

function paint(): Scene {
  const scene = new Scene({ seed: 7171, background: P.rose });
  desert(scene);
  const S = scene.element('cactus');
  const bare = (
    name: string,
    body: typeof TRUNK,
    from: number,
    to: number,
    n: number,
    across: number,
  ): Mark => bareSpines(S.element(name), body, { from, to, n, across }, CACTUS);
  const corked = (
    name: string,
    body: typeof TRUNK,
    from: number,
    to: number,
    n: number,
    across: number,
  ): Mark => corks(S.element(name), body, { from, to, n, across }, CACTUS);
  const ribs = [-0.56, -0.2, 0.2, 0.56];
  scene.add(
    softShadow(S, 540, 1186, 330, 40, P.dark, 0.85),
    [-1, 1].map((side) => bare('other' + side, OTHER, 0.1, 0.97, 9, side)),
    limbPainted(S.element('other'), OTHER, CACTUS),
    ribs.map((across) => bare('o' + across, OTHER, 0.16, 0.94, 7, across)),
    bare('outer', ARM, 0.24, 0.97, 15, -1),
    corked('inner', ARM, 0.3, 0.95, 13, 0.97),
    limbPainted(S.element('arm'), ARM, CACTUS),
    [-0.56, -0.2, 0.2].map((across) => bare('a' + across, ARM, 0.2, 0.94, 11, across)),
    corked('inner ribs', ARM, 0.28, 0.92, 10, 0.62),
    bare('right', TRUNK, 0.08, 0.97, 22, 1),
    bare('left below', TRUNK, 0.04, 0.16, 4, -1),
    bare('left above', TRUNK, 0.68, 0.97, 8, -1),
    corked('trunk corks', TRUNK, 0.36, 0.64, 6, -0.97),
    limbPainted(S.element('trunk'), TRUNK, CACTUS),
    ribs.map((across) => [
      bare('low' + across, TRUNK, 0.03, 0.36, 7, across),
      bare('high' + across, TRUNK, across < -0.4 ? 0.68 : 0.42, 0.95, across < -0.4 ? 5 : 10, across),
    ]),
    corked('trunk ribs', TRUNK, 0.38, 0.63, 5, -0.6),
    // it leans its nose against the trunk
    group(
      { transform: 'translate(440 790) rotate(5) scale(-.64 .64)' },
      balloonDog(scene.element('dog'), DOG),
    ),
    corked('before', ARM, 0.34, 0.5, 3, 0.8),
  );
  foreground(scene);
  return scene;
}

function desert(scene: Scene): void {
  const S = scene.element('desert');
  scene.add(
    sky(S, [P.night, [0.3, P.rose], [0.62, P.peach], P.peach], { n: 900, angle: 0.04 }),
    stars(S, { n: 90, box: [0, 0, 800, 330], colour: P.moon, big: 3 }),
    glow(S, 300, 700, 420, P.moon, 0.6, 0.5),
    ellipse(300, 700, 216, 216, P.moon),
    stratus(S, {
      y: 330,
      h: 24,
      x0: -80,
      x1: 330,
      colour: mix(P.night, P.rose, 0.6),
      lit: P.peach,
      opacity: 0.7,
    }),
    mesas(S),
    hill(S, ridge(S, { y: 1030, amplitude: 14, frequency: 0.004 }), {
      top: P.sand,
      bottom: P.dark,
      y1: 1230,
      lit: P.peach,
      litWidth: 4,
      strokes: 500,
    }),
  );
}

/** Far tables of rock, and others of its kind that have not thought of corks. */
function mesas(S: Easel): Mark {
  const far = mix(P.rose, P.dark, 0.35);
  return [
    path(
      wobblyPolygon(S, trace('-20,1040 -20,930 60,926 84,960 150,966 176,1040'), 3),
      mix(far, P.peach, 0.35),
    ),
    path(wobblyPolygon(S, trace('640,1040 668,948 700,940 812,936 820,1040'), 3), mix(far, P.peach, 0.25)),
    [
      [230, 1040, 0.8],
      [348, 1044, 1.1],
      [700, 1046, 1],
    ].map(([x = 0, y = 0, k = 1]) =>
      path(
        `M${x - 6 * k} ${y}V${y - 60 * k}q${6 * k} -${9 * k} ${12 * k} 0V${y}ZM${x - 6 * k} ${y - 22 * k}h-${12 * k}v-${20 * k}q${4 * k} -${6 * k} ${8 * k} 0v${12 * k}h${6 * k}ZM${x + 6 * k} ${y - 30 * k}h${12 * k}v-${18 * k}q-${4 * k} -${6 * k} -${8 * k} 0v${10 * k}h-${5 * k}Z`,
        mix(P.dark, P.sand, 0.25),
      ),
    ),
  ];
}

/** Two that were left over. */
function foreground(scene: Scene): void {
  const S = scene.element('foreground');
  scene.add(
    [
      [262, 1118, 0.5],
      [150, 1146, -0.3],
    ].map(([x = 0, y = 0, a = 0]) => [
      softShadow(S, x + 22, y + 14, 40, 9, P.dark, 0.8),
      cork(S, { from: [x, y], way: [Math.cos(a), Math.sin(a)] }, 32, CACTUS),
    ]),
  );
}

export default card({ finish: gouache, grade: { vignette: 0.2 }, paint });
