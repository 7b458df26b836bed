/** A nestling has outgrown its box overnight and wears it; its mother, a robin, brings it one caterpillar. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { grass, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, moved, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { bounds, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, wobble } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import {
  nestlingBody,
  nestlingHead,
  nestlingWings,
  throughHole,
  tuft,
} from '../../../motifs/grown-nestling.ts';
import { robin } from '../../../motifs/robin.ts';

const TIMBER = ['#33262c', '#5e4540', '#8d6a52', '#bb9468', '#e6c690'] as const;
const MOTHER: Point = [694, 588];
const HOLE: Point = [398, 716];

function paint(): Scene {
  const scene = new Scene({ seed: 707, background: '#a9c9bf' });
  morning(scene);
  country(scene);
  scene.add(
    moved(
      { x: -30, y: 0 },
      post(scene),
      nestlingBody(scene.element('nestling')),
      box(scene),
      nestlingWings(scene.element('wings')),
      group({ transform: 'rotate(9 400 470)' }, nestlingHead(scene.element('head')), roof(scene)),
    ),
    mother(scene),
  );
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    sky(S, ['#6fa9b4', '#93c0bd', [0.45, '#c4d8c0'], [0.7, '#f6dfae'], '#fbe9c4'], { n: 1000, meander: 0.3 }),
    glow(S, 20, 800, 620, '#ffeab0', 0.6, 0.45),
    stratus(S, { y: 250, h: 30, colour: '#a9ccc4', lit: '#f0ead0', opacity: 0.7, x0: -60, x1: 260 }),
    stratus(S, { y: 150, h: 24, colour: '#9cc4c2', lit: '#e8e8d2', opacity: 0.6, x0: 560, x1: 900 }),
  );
}

function country(scene: Scene): void {
  const S = scene.element('country');
  const far = ridge(S, { y: 930, amplitude: 60, frequency: 0.004 });
  const near = ridge(S, { y: 1060, amplitude: 40, frequency: 0.005, offset: 30 });
  scene.add(
    hill(S, far, { top: '#a9c2a6', bottom: '#e4dcae', y1: 1080 }),
    mist(S, { y: 1010, h: 170, colour: '#fdf0cf', opacity: 0.9 }),
    nextDoor(S.element('next door')),
    hill(S.element('near'), near, {
      top: '#b9b868',
      bottom: '#56703e',
      y1: 1260,
      lit: '#f4e8a4',
      litWidth: 5,
    }),
    shell(S.element('shell')),
    grass(S.element('grass'), near, {
      colour: () => S.rng.pick(['#c9c878', '#8f9c4c', '#e6d98c']),
      n: 500,
      height: [8, 30],
    }),
  );
}

/** Half of what it came out of: no larger than any robin's. */
const shell = (S: Easel): string =>
  softShadow(S, 592, 1150, 44, 9, '#2b3a1c', 0.7) +
  path(
    'M566 1122L574 1112L580 1122L590 1108L598 1121L608 1110L616 1124C618 1144 606 1154 590 1154C574 1154 564 1142 566 1122Z',
    S.linearAt(['#d8f0ea', '#8fc4c6', '#4f8a94'], 566, 1112, 618, 1154),
  ) +
  path('M567 1122L574 1112L580 1122L590 1108L598 1121L608 1110L615 1124Q590 1134 567 1122Z', '#f6f0dc') +
  grass(S, trace('550,1158 640,1158'), { colour: '#a9ac58', n: 40, height: [8, 24] });

/** In the next garden one still fits. */
const nextDoor = (S: Easel): string =>
  brushLine(S, trace('92,960 93,1030 92,1100'), 5, '#7f8a74', { decay: 0.05 }) +
  path('M64 906L62 968H122L120 904Z', '#8d8a70') +
  path('M50 910L92 868L134 908L126 916L92 884L58 918Z', '#6f7564') +
  ellipse(92, 932, 11, 12, '#4c5148');

/** A board: its grain runs from its first side to its third. */
function board(S: Easel, list: string, angle: number, lit = 0.5): string {
  const outline = wobble(dense(trace(list)), S.noise, 2.5, 0.03);
  const tone = new Tone(0.3).fill(
    outline,
    (x, y) => lit + 0.22 * S.noise.n2(x / 60, y / 60) - (x - 400) / 1400,
  );
  const [l, t, r, b] = bounds(outline);
  return modelled(S, outline, {
    tone,
    colours: TIMBER,
    flow: () => angle,
    length: 60,
    width: 4,
    uneven: 0.16,
    spread: 0.05,
    over: times(9, () => {
      const [x, y] = [S.rng.range(l, r), S.rng.range(t, b)];
      const half = S.rng.range(40, 120);
      const [c, s] = [Math.cos(angle) * half, Math.sin(angle) * half];
      return brushLine(
        S,
        [
          [x - c, y - s],
          [x, y + S.rng.range(-4, 4)],
          [x + c, y + s],
        ],
        1.6,
        TIMBER[0],
        {
          opacity: 0.5,
        },
      );
    }).join(''),
  });
}

const dense = (corners: Points): Point[] =>
  corners.flatMap(([x, y], i): Point[] => {
    const [u, v] = corners[(i + 1) % corners.length] ?? [x, y];
    return times(10, (k): Point => [x + ((u - x) * k) / 10, y + ((v - y) * k) / 10]);
  });

function post(scene: Scene): Mark {
  const S = scene.element('post');
  return [
    board(S, '366,1000 438,1000 450,1240 352,1240', 1.57, 0.42),
    path('M366 1010H438L439 1050Q400 1030 365 1056Z', '#1f1820', `opacity=".5" filter="${blur(S, 5)}"`),
    board(S.element('plank'), '176,984 622,974 630,1014 170,1026', 0, 0.62),
  ];
}

/** What is left of the house: its front, round the belly, and a side that serves as a step. */
function box(scene: Scene): Mark {
  const S = scene.element('box');
  const hole = wobble(blob(...HOLE, 84, 84, S.noise, 0.04), S.noise, 2, 0.03);
  const nails = trace('256,618 330,612 370,610 440,606 478,604 550,598 244,882 330,880 480,876 564,872');
  const over = '238,560 320,566 400,562 500,556 568,550 570,584 500,588 400,592 300,594 238,596';
  return [
    board(S.element('left'), '236,600 150,556 122,846 226,900', 1.5, 0.75),
    board(S.element('step'), '560,588 700,580 772,588 768,616 690,620 560,640', 0.02, 0.72),
    path('M226 900L240 590L566 580L580 894Z', '#241a24', `opacity=".45" filter="${blur(S, 12)}"`),
    board(S.element('front 1'), '240,596 350,590 346,898 226,904', 1.57, 0.7),
    board(S.element('front 2'), '350,590 458,586 462,894 346,898', 1.57, 0.6),
    board(S.element('front 3'), '458,586 566,580 582,888 462,894', 1.57, 0.46),
    brushLine(S, trace('350,594 348,640 352,680'), 3.4, '#21171d', { attack: 0.02 }),
    brushLine(S, trace('502,590 496,640 508,690 498,740 506,800'), 4, '#21171d', {
      attack: 0.02,
      decay: 0.8,
    }),
    path(smooth(hole), '#1c141c'),
    group(
      { 'clip-path': S.clip(smooth(hole)) },
      throughHole(S.element('hole'), blob(HOLE[0], HOLE[1] + 12, 90, 84, S.noise, 0.05)),
    ),
    tuft(
      S.element('under'),
      closedCurve('330,740 360,770 398,782 440,772 468,740 450,770 398,794 346,772'),
      150,
      34,
    ),
    tuft(S.element('over'), closedCurve(over), 620, 46),
    perch(S.element('perch')),
    nails.map(([x, y]) => ellipse(x, y, 4, 4, '#2b2026')),
  ];
}

const perch = (S: Easel): string =>
  path('M386 848L424 846L446 892L404 896Z', '#241a24', `opacity=".5" filter="${blur(S, 5)}"`) +
  board(S, '388,838 412,836 414,868 390,870', 1.57, 0.4) +
  path(smooth(blob(402, 870, 14, 13, S.noise, 0.05)), '#d9b07c') +
  ellipse(402, 870, 6, 5, '#a87f58');

/** The roof stayed on. */
function roof(scene: Scene): Mark {
  const S = scene.element('roof');
  return [
    path(
      polygon(trace('250,236 400,120 580,214 570,250 402,170 262,262')),
      '#2a1e2c',
      `opacity=".45" filter="${blur(S, 10)}"`,
    ),
    board(S.element('slope'), '412,60 436,84 620,196 606,232 400,118', 0.6, 0.5),
    board(S.element('other'), '412,60 204,214 222,248 420,112', -0.65, 0.85),
  ];
}

function mother(scene: Scene): Mark {
  const S = scene.element('mother');
  return [
    softShadow(S, MOTHER[0], MOTHER[1], 44, 8, '#2a1c1a', 0.6),
    robin(
      S,
      { x: MOTHER[0], y: MOTHER[1], s: 1.2 },
      brushLine(S, trace('-78,-100 -70,-112 -60,-108 -56,-98 -48,-94 -42,-100'), 4.6, '#8fb23a', {
        decay: 0.2,
      }),
    ),
  ];
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.12, saturation: 1.05 }, paint });
