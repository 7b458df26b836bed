/** N38: it snows on a great white owl; under her wings, in the warm, stand the beds. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { HEARTH, lyingSnow, snowyOwl } from '../../../motifs/frost-owl.ts';

const NIGHT = '#060b1a';
const EMBER = '#ffb45a';

function paint(): Scene {
  const scene = new Scene({ seed: 3838, background: BOARD });
  night(scene);
  ground(scene);
  ward(scene);
  scene.add(snowyOwl(scene.element('owl')));
  watch(scene);
  snowOnHer(scene);
  snowing(scene);
  scene.add(strays(scene.element('strays')));
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  const tone = new Tone();
  tone.change((_v, x, y) =>
    clamp(0.08 + 0.34 * S.noise.fbm(x * 0.003, y * 0.0016, 3) + 0.2 * Math.exp(-(((y - 1040) / 160) ** 2))),
  );
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#0a1838', '#10264f', '#1c4172', '#2b5a8f'], 0, 0, 0, 1100)),
    scratches(S, {
      tone,
      flow: (x, y) => Math.PI / 2 - 0.2 + 0.16 * S.noise.n2(x * 0.005, y * 0.003),
      gap: [4, 11],
      length: [20, 110],
      width: 0.9,
      decay: 0.7,
    }),
  );
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  const land = closedBelow(S, ridge(S, { y: 1050, amplitude: 12, frequency: 0.005 }));
  const tone = new Tone().fill(land, (x, y) =>
    clamp(0.4 + 0.3 * S.noise.fbm(x * 0.005, y * 0.012, 2) + (y - 1100) * 0.001),
  );
  scene.add(
    path(smooth(land, true, 0.4), S.linearAt(['#3f73a8', '#6a9ac6', '#244a80'], 0, 1040, 0, 1200)),
    scratches(S, {
      tone,
      region: land,
      flow: (x, y) => 0.14 * Math.sin(x * 0.01) + 0.2 * S.noise.n2(x * 0.006, y * 0.012),
      gap: [3, 8],
      length: [16, 80],
      width: 1.3,
    }),
  );
}

/** The room her wings make. */
const TENT = closedCurve(
  '190,1120 206,1020 220,900 224,800 250,740 330,720 400,716 470,720 550,740 576,800 580,900 594,1020 610,1120 500,1146 400,1150 300,1146',
);

function ward(scene: Scene): void {
  const S = scene.element('ward');
  const [x, y] = HEARTH;
  scene.add(
    path(
      smooth(TENT),
      S.radialAt(
        [
          [0, '#ffd88e'],
          [0.3, '#d98c3e'],
          [0.65, '#6a3d2c'],
          [1, '#1a1424'],
        ],
        x,
        y - 40,
        250,
      ),
    ),
    group(
      { 'clip-path': S.clip(smooth(TENT)) },
      path(
        'M150 1070C300 1040 500 1040 650 1070V1200H150Z',
        S.radialAt(['#f0b765', '#8a5230', '#2a1c28'], x, 1080, 260),
      ),
    ),
    lamp(S.element('lamp')),
    bed(318, 1046, 0.7, { asleep: true, tilt: -12, blanket: '#3f6ca4' }),
    bed(482, 1046, 0.7, { asleep: true, tilt: 10, blanket: '#3f6ca4' }),
    bed(266, 1124, 0.98, { asleep: true, tilt: 14, blanket: '#2c5488' }),
    bed(534, 1124, 0.98, { asleep: true, tilt: -10, blanket: '#2c5488' }),
    bed(400, 1166, 1.3, { asleep: false, tilt: -6, blanket: '#b8432f' }),
  );
}

function lamp(S: Easel): string {
  const [x, y] = HEARTH;
  return [
    path(
      `M${x - 200} ${y - 250}H${x + 200}V${y + 150}H${x - 200}Z`,
      S.radialAt(
        [
          [0, EMBER, 0.7],
          [0.4, EMBER, 0.2],
          [1, EMBER, 0],
        ],
        x,
        y - 40,
        200,
      ),
      'style="mix-blend-mode:screen"',
    ),
    line(`M${x} ${y - 290}V${y - 78}`, '#3a2018', 3),
    path(
      smooth(
        trace('-26,-46 -16,-70 0,-78 16,-70 26,-46 8,-42 -8,-42').map(([u, v]): Point => [x + u, y + v]),
      ),
      '#2a1a1c',
    ),
    ellipse(x, y - 34, 15, 17, '#fff6d4'),
  ].join('');
}

interface Sleeper {
  asleep: boolean;
  tilt: number;
  blanket: string;
}

/** An iron bed seen from its foot, with a mouse in it; its foot stands at (x, y). */
function bed(x: number, y: number, s: number, o: Sleeper): string {
  const fold = times(5, (i) =>
    needle(trace(`${-30 + i * 15},-40 ${-34 + i * 17},-22 ${-38 + i * 19},-6`), 1.4),
  ).join('');
  return moved(
    { x, y, s },
    line(
      'M-42 -6V-92C-42 -112 42 -112 42 -92V-6M-22 -104V-60M0 -107V-60M22 -104V-60',
      '#241a26',
      4,
      'fill="none"',
    ),
    path(smooth(trace('-38,-60 -30,-80 0,-86 30,-80 38,-60 20,-52 -20,-52')), '#fff1d2'),
    path(smooth(trace('-38,-62 -28,-70 0,-66 28,-58 36,-56 20,-50 -20,-50')), '#d9b98c'),
    moved({ x: 0, y: o.asleep ? -62 : -74, r: o.tilt }, mouse(o.asleep)),
    path(smooth(trace('-44,-46 -30,-56 0,-58 30,-56 44,-46 50,-4 30,2 -30,2 -50,-4'), true, 0.7), o.blanket),
    path(smooth(trace('-44,-46 -30,-57 0,-60 30,-57 44,-46 40,-38 0,-46 -40,-38'), true, 0.7), '#fff1d2'),
    path(fold, '#ffe2a8', 'opacity="0.75"'),
    o.asleep
      ? ''
      : path(
          smooth(trace('-18,-60 -12,-68 -6,-62 -8,-52 -16,-52')) +
            smooth(trace('18,-60 12,-68 6,-62 8,-52 16,-52')),
          '#c9a184',
        ),
    line('M-48 4V-26C-48 -34 48 -34 48 -26V4M-48 -14H48', '#1c1420', 5, 'fill="none"'),
  );
}

/** Only a head, 40 wide. */
const mouse = (asleep: boolean): string =>
  [
    ellipse(-17, -16, 12, 13, '#8a6658') + ellipse(17, -16, 12, 13, '#8a6658'),
    ellipse(-17, -15, 7.5, 8.5, '#e0a08c') + ellipse(17, -15, 7.5, 8.5, '#e0a08c'),
    path(smooth(trace('0,-18 14,-14 20,-2 16,10 6,18 0,20 -6,18 -16,10 -20,-2 -14,-14')), '#b08a74'),
    path(smooth(trace('0,4 8,8 7,16 0,20 -7,16 -8,8')), '#e6cdb4'),
    ellipse(0, 13, 3, 2.4, '#5a2c30'),
    asleep
      ? line('M-14 -1C-11 3 -7 3 -4 0M14 -1C11 3 7 3 4 0', NIGHT, 2.2, 'fill="none"')
      : ellipse(-9, -3, 4, 4.8, NIGHT) +
        ellipse(9, -3, 4, 4.8, NIGHT) +
        ellipse(-8, -5, 1.4, 1.6, '#fff') +
        ellipse(10, -5, 1.4, 1.6, '#fff'),
  ].join('');

/** Pinned upside down, so that the wearer can read it. */
function watch(scene: Scene): void {
  scene.add(
    moved(
      { x: 506, y: 560, r: 5 },
      line('M-12 -62H12', '#e9e1c4', 6, 'stroke-linecap="round"'),
      path('M-6 -60L-7 -24H7L6 -60Z', '#b8432f'),
      ellipse(0, 0, 28, 28, NIGHT),
      ellipse(0, 0, 24, 24, '#f3b862'),
      ellipse(0, 0, 19, 19, '#fff6dc'),
      times(12, (i) => {
        const a = (i / 12) * Math.PI * 2;
        return line(
          `M${Math.cos(a) * 14} ${Math.sin(a) * 14}L${Math.cos(a) * 17} ${Math.sin(a) * 17}`,
          NIGHT,
          2,
        );
      }),
      line('M0 0L-6 9M0 0L3 13', NIGHT, 3, 'stroke-linecap="round"'),
    ),
  );
}

const DRIFTS = [
  '214,232 212,196 226,152 256,116 286,98 318,66 360,46 404,40 452,52 484,76 528,96 562,128 584,172 590,222 574,226 556,206 524,192 488,186 450,176 404,172 356,176 314,182 276,196 248,210 232,228',
  '112,588 114,540 130,488 164,438 206,402 248,386 270,392 270,408 250,426 240,448 220,462 212,484 192,494 180,516 164,522 152,546 140,552 128,584',
  '690,596 690,548 672,494 640,440 598,404 556,386 532,392 528,406 548,424 560,440 578,452 590,474 608,484 618,506 636,514 648,540 660,548 674,586',
];

function snowOnHer(scene: Scene): void {
  DRIFTS.forEach((list, i) => scene.add(lyingSnow(scene.element('drift ' + i), closedCurve(list))));
}

/** On nobody else. */
function snowing(scene: Scene): void {
  const S = scene.element('snowing');
  scene.add(
    flakes(S, 330, (rng) => [400 + rng.gauss(0, 230), rng.range(-10, 1000)], {
      size: 5,
      colour: ICE[4],
      keep: (x, y) =>
        Math.hypot((x - 340) / 84, (y - 310) / 70) > 1 &&
        Math.hypot(x - 400, y - 360) > 50 &&
        !(y > 700 && Math.abs(x - 400) < 190),
    }),
  );
}

export default card({ finish: frost, grade: { vignette: 0.25 }, paint });
