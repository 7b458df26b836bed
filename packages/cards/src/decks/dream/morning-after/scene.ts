/** The storm has stayed for milking: a girl on a stool draws its last lightning into a pail. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { stratus } from '../../../kit/clouds.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { grass, heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { volume } from '../../../kit/volume.ts';
import { catSit } from '../../../motifs/cat-sitting.ts';
import { lightning } from '../../../motifs/lightning.ts';
import { stormCow, type StormPaint } from '../../../motifs/storm-cow.ts';

const P = {
  zenith: oklch(0.66, 0.055, 225),
  pale: oklch(0.85, 0.045, 190),
  lemon: oklch(0.93, 0.075, 98),
  peach: oklch(0.86, 0.1, 65),
  far: oklch(0.62, 0.06, 175),
  grass: oklch(0.5, 0.09, 135),
  wet: oklch(0.36, 0.075, 165),
  deep: oklch(0.23, 0.05, 195),
  bolt: oklch(0.97, 0.09, 100),
};
const STORM: StormPaint = {
  cloud: [
    oklch(0.2, 0.05, 280),
    oklch(0.31, 0.06, 275),
    oklch(0.44, 0.06, 270),
    oklch(0.62, 0.06, 300),
    oklch(0.82, 0.08, 45),
    oklch(0.95, 0.05, 85),
  ],
  udder: [oklch(0.36, 0.07, 310), oklch(0.54, 0.075, 335), oklch(0.74, 0.075, 5), oklch(0.93, 0.05, 70)],
  nose: [oklch(0.3, 0.06, 300), oklch(0.47, 0.06, 320), oklch(0.68, 0.06, 350), oklch(0.88, 0.06, 45)],
  rain: oklch(0.55, 0.05, 255),
  line: oklch(0.17, 0.05, 280),
  from: -140,
};
const SUN: Point = [96, 884];
/** The teats, and where the milk meets in the pail. */
const MILK: readonly (readonly [Point, Point])[] = [
  [
    [441, 906],
    [456, 1014],
  ],
  [
    [499, 912],
    [484, 1014],
  ],
];

function paint(): Scene {
  const scene = new Scene({ seed: 5959, background: P.pale });
  morning(scene);
  meadow(scene);
  scene.add(stormCow(scene.element('cow'), STORM));
  scene.add(pail(scene.element('pail')), glow(scene, 471, 1006, 240, P.bolt, 0.7, 0.35));
  scene.add(girl(scene.element('girl')));
  scene.add(milk(scene.element('milk')));
  foreground(scene);
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    sky(S, [P.zenith, [0.35, P.pale], [0.6, P.lemon], [0.76, P.peach], P.peach], { n: 1000, angle: -0.06 }),
    stratus(S, {
      y: 120,
      h: 30,
      x0: 300,
      x1: 880,
      colour: mix(P.zenith, P.pale, 0.4),
      lit: P.lemon,
      opacity: 0.7,
    }),
    stratus(S, {
      y: 190,
      h: 20,
      x0: -80,
      x1: 330,
      colour: mix(P.zenith, P.pale, 0.6),
      lit: P.lemon,
      opacity: 0.6,
    }),
    glow(S, ...SUN, 420, P.lemon, 0.9, 0.4),
    ellipse(...SUN, 44, 44, oklch(0.98, 0.05, 98)),
  );
}

function meadow(scene: Scene): void {
  const S = scene.element('meadow');
  const far = ridge(S, { y: 900, amplitude: 34, frequency: 0.006 });
  const near = ridge(S, { y: 948, amplitude: 16, frequency: 0.004, offset: 8 });
  const roofs = [150, 168, 184, 204, 222].map((x, i) => {
    const y = heightAt(far, x) + 2;
    const h = 9 + (i % 3) * 4;
    return path(
      polygon([
        [x - 9, y],
        [x - 9, y - h],
        [x, y - h - 9],
        [x + 9, y - h],
        [x + 9, y],
      ]),
      mix(P.far, '#3a3550', 0.45),
    );
  });
  const spire = heightAt(far, 194);
  scene.add(
    roofs,
    path(
      polygon([
        [189, spire],
        [189, spire - 34],
        [194, spire - 62],
        [199, spire - 34],
        [199, spire],
      ]),
      mix(P.far, '#3a3550', 0.55),
    ),
    hill(S, far, { top: P.far, bottom: P.grass, y1: 980, lit: P.lemon, litWidth: 3 }),
    mist(S, { y: 940, h: 70, colour: P.lemon, opacity: 0.6 }),
    hill(S, near, {
      top: P.grass,
      bottom: P.deep,
      y1: 1180,
      strokes: 900,
      length: 70,
      lit: mix(P.grass, P.lemon, 0.7),
    }),
    softShadow(S, 520, 1080, 330, 60, P.deep, 0.9),
    [
      [140, 1152, 150, 13],
      [716, 1160, 110, 10],
      [330, 1128, 70, 5],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) => puddle(S, x, y, rx, ry)),
    grass(S, near, { colour: mix(P.grass, P.lemon, 0.4), n: 160, height: [5, 14] }),
  );
}

/** Standing water: the bright part of the sky lies in it, the edge is lost in the grass. */
function puddle(S: Easel, x: number, y: number, rx: number, ry: number): Mark {
  const shape = smooth(blob(x, y, rx, ry, S.noise, 0.3, 2.2));
  return [
    path(shape, mix(P.wet, P.zenith, 0.5), `filter="${blur(S, 3)}"`),
    group(
      { 'clip-path': S.clip(shape) },
      ellipse(x - rx * 0.3, y + ry * 0.2, rx * 0.8, ry * 0.7, P.lemon, `opacity=".9" filter="${blur(S, 5)}"`),
    ),
    grass(
      S,
      [
        [x - rx, y + ry * 0.9],
        [x + rx, y + ry * 0.9],
      ],
      { colour: P.deep, n: 26, height: [8, 22], width: 1.6 },
    ),
  ];
}

function pail(S: Easel): Mark {
  const vol = volume(S, {
    angle: -150,
    size: 20,
    shade: '#1b2338',
    light: '#fff3cf',
    lightSize: 4,
    rough: 1.5,
  });
  return [
    softShadow(S, 478, 1084, 70, 14, P.deep, 0.8),
    path('M432 1014L442 1080C456 1088 486 1088 500 1080L510 1014Z', oklch(0.55, 0.03, 230), vol(22)),
    line('M436 1036Q470 1048 506 1036', oklch(0.35, 0.03, 240), 2.4),
    line('M440 1064Q470 1076 502 1064', oklch(0.35, 0.03, 240), 2.4),
    ellipse(471, 1014, 40, 11, oklch(0.98, 0.05, 100)),
    ellipse(471, 1014, 40, 11, 'none', `stroke="${oklch(0.75, 0.03, 220)}" stroke-width="3"`),
  ];
}

/** Lightning, thin as a thread, from each hand into the pail. */
function milk(S: Easel): Mark {
  return [
    MILK.map(([from, to], i) =>
      lightning(S.element('thread' + i), {
        from,
        to,
        width: 2.6,
        forks: 3,
        halo: P.bolt,
        core: '#fffef4',
        lights: 0.2,
      }),
    ),
    glow(S, 471, 1014, 74, '#fffbe8', 0.85, 0.5),
  ];
}

/** Stuff in the same paint as the cow, lit from the sun and the pail. */
function cloth(
  S: Easel,
  list: string,
  colours: readonly string[],
  [flow, size]: readonly [flow: number, size: number],
  over: Mark,
): Mark {
  const outline = closedCurve(list, 6);
  return modelled(S, outline, {
    tone: new Tone(0).round(outline, { from: 185, before: 30, size, light: 1, dark: 0.08 }),
    colours,
    flow,
    length: 20,
    width: 3.6,
    uneven: 0.08,
    over,
  });
}

/** Closed round a teat: three knuckles and the thumb. */
function fist(S: Easel, [x, y]: Point, skin: { body: string; shade: string }): Mark {
  return moved(
    { x, y, s: 1.08 },
    cel(
      S,
      'M17 -7C9 -14 -5 -15 -12 -12C-19 -12 -20 -5 -16 -4C-21 -3 -21 4 -16 5C-20 6 -19 13 -13 13C-12 17 -5 17 -1 15C7 16 14 14 18 9Z',
      skin.body,
      laid('22,2 8,3 -2,8 -12,8 -20,14 -4,24 22,20', skin.shade, 0.65),
    ),
    ['-17,-4 -11,-4.500 -4,-3', '-17,5 -11,4.500 -4,5', '-14,13 -9,12 -4,11.500'].map((list) =>
      brushLine(S, trace(list), 1.1, skin.shade),
    ),
    cel(
      S,
      'M10 -9C5 -15 -2 -19 -8 -18C-12 -17 -12 -12 -7 -11C-2 -10 2 -7 6 -4Z',
      mix(skin.body, '#ffffff', 0.25),
    ),
    brushLine(S, trace('-8,-11 -2,-9.500 4,-5'), 1.1, skin.shade),
  );
}

/** She leans her forehead to the warm side of the rain and milks. Lit from the pail, to the left and below. */
function girl(S: Easel): Mark {
  const fold = oklch(0.36, 0.11, 15);
  const linen = { body: oklch(0.92, 0.035, 85), shade: oklch(0.66, 0.05, 300) };
  const skin = { body: oklch(0.86, 0.07, 65), shade: oklch(0.62, 0.1, 35) };
  const shoe = oklch(0.28, 0.05, 40);
  return [
    softShadow(S, 600, 1112, 120, 16, P.deep, 0.85),
    ['588,1060 580,1120', '624,1066 628,1124', '654,1056 672,1116'].map((list) =>
      brushLine(S, trace(list), 5, oklch(0.36, 0.06, 55), { attack: 0.02, decay: 0.2 }),
    ),
    cel(
      S,
      '562,914 520,912 470,898 446,888 440,898 462,910 512,930 560,932',
      mix(skin.body, skin.shade, 0.55),
    ),
    fist(S, [442, 893], { body: mix(skin.body, skin.shade, 0.35), shade: skin.shade }),
    cel(S, '500,1100 488,1096 474,1104 476,1113 510,1114 520,1100', shoe),
    cel(S, '548,1104 532,1102 518,1110 520,1120 556,1120 564,1106', shoe),
    cloth(
      S.element('skirt'),
      '560,990 534,1000 508,1022 494,1056 486,1100 530,1112 600,1116 688,1104 678,1060 660,1020 634,984 600,976',
      [
        oklch(0.3, 0.1, 5),
        oklch(0.42, 0.14, 18),
        oklch(0.54, 0.16, 27),
        oklch(0.68, 0.15, 40),
        oklch(0.84, 0.11, 65),
      ],
      [1.9, 60],
      ['600,1000 590,1050 596,1112', '626,1000 640,1050 646,1108', '648,1016 664,1060 670,1104'].map((list) =>
        brushLine(S, trace(list), 3, fold, { opacity: 0.7 }),
      ),
    ),
    cloth(
      S.element('apron'),
      '556,996 532,1004 512,1026 500,1060 494,1096 524,1104 552,1096 560,1050 574,1006',
      [linen.shade, oklch(0.8, 0.035, 330), linen.body, '#fffdf2'],
      [1.9, 40],
      brushLine(S, trace('540,1010 526,1050 524,1100'), 2.4, linen.shade, { opacity: 0.6 }),
    ),
    cloth(
      S.element('bodice'),
      '560,904 588,896 612,914 630,950 638,988 602,1004 566,1002 556,960 550,926',
      [oklch(0.26, 0.08, 340), oklch(0.36, 0.1, 350), oklch(0.47, 0.12, 5), oklch(0.64, 0.12, 30)],
      [1.3, 44],
      ['566,930 572,960 570,996', '592,920 604,956 604,1000'].map((list) =>
        brushLine(S, trace(list), 2, fold, { opacity: 0.5 }),
      ),
    ),
    // the near arm
    cel(
      S,
      '552,934 546,958 518,942 492,914 498,902 512,904 534,922',
      skin.body,
      laid('556,940 548,964 512,946 496,924 530,936', skin.shade, 0.6),
    ),
    fist(S, [501, 898], { body: mix(skin.body, skin.shade, 0.1), shade: skin.shade }),
    cloth(
      S.element('puff'),
      '576,906 600,912 610,934 592,958 562,966 540,956 540,936 556,916',
      [linen.shade, oklch(0.8, 0.035, 330), linen.body, '#fffdf2'],
      [2.4, 30],
      ['566,924 556,944 550,958', '586,926 578,948 566,962'].map((list) =>
        brushLine(S, trace(list), 2, linen.shade, { opacity: 0.6 }),
      ),
    ),
    head(S, skin),
  ];
}

function head(S: Easel, skin: { body: string; shade: string }): Mark {
  const scarf = { body: oklch(0.84, 0.13, 85), shade: oklch(0.6, 0.12, 60) };
  return group(
    { transform: 'translate(556 866) rotate(-10) scale(1.2)' },
    cel(S, 'M0 14L16 8L24 34L4 38Z', skin.shade),
    cel(
      S,
      'M14 -16C8 -26 -8 -26 -15 -18C-17 -13 -17 -9 -18 -5L-24 3C-24 6 -21 7 -19 7L-20 11L-18 13L-19 17C-18 23 -11 26 -4 24C6 22 13 14 14 2Z',
      skin.body,
      laid('20,-30 20,30 -8,30 0,18 4,4 2,-12', skin.shade, 0.6),
    ),
    cel(S, 'M14 18C22 18 32 26 36 36C28 36 18 32 12 24Z', scarf.shade),
    cel(
      S,
      'M-16 -17C-10 -33 16 -32 23 -14C27 0 24 14 15 23C10 20 5 13 4 5C2 -5 -6 -13 -16 -17Z',
      scarf.body,
      laid('30,-30 30,30 10,30 14,8 12,-14 4,-30', scarf.shade, 0.7),
    ),
    laid('M-16 -16C-12 -18 -6 -16 0 -9C-5 -9 -11 -10 -16 -13Z', oklch(0.4, 0.07, 50)),
    brushLine(S, trace('-16,-3 -12,0 -7,-3'), 1.3, '#2a1820', { attack: 0.2, decay: 0.2 }),
    brushLine(S, trace('-18,-9 -12,-12 -6,-9'), 1, '#5a3424'),
    brushLine(S, trace('-19,13 -15,14 -12,12'), 1, '#9a4a3c'),
    ellipse(-6, 8, 5, 3.6, oklch(0.72, 0.13, 30), 'opacity=".45"'),
  );
}

function foreground(scene: Scene): void {
  const S = scene.element('foreground');
  const edgeLine = ridge(S, { y: 1196, amplitude: 8 });
  scene.add(
    catSit(S.element('cat'), {
      x: 372,
      y: 1096,
      s: 1.25,
      flip: -1,
      fill: oklch(0.3, 0.05, 50),
      light: P.bolt,
      shade: oklch(0.12, 0.04, 290),
      angle: -20,
    }),
    grass(S, edgeLine, {
      colour: (x) => mix(P.deep, P.wet, clamp(x / 800)),
      n: 260,
      height: [20, 60],
      width: 2.4,
    }),
  );
}

export default card({ finish: gouache, grade: { vignette: 0.18 }, paint });
