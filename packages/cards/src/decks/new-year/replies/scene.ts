/** N13: on a morning of snow the post has come; a child looks for one letter, head first. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, oklch, ramp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { envelope, pelicanBehind, pouchBefore } from '../../../motifs/pelican-postman.ts';

const SKY = ramp([
  oklch(0.72, 0.06, 235),
  oklch(0.82, 0.05, 215),
  oklch(0.9, 0.06, 90),
  oklch(0.9, 0.09, 65),
  oklch(0.86, 0.11, 50),
]);
const SHADE = oklch(0.66, 0.075, 285);
const SUN: Point = [742, 742];
const PAPERS = [
  { paper: '#fbf1dc', shade: '#b9a7b8', seal: '#c23a2b' },
  { paper: '#f6d9b8', shade: '#b08d8a', seal: '#2f5d7c' },
  { paper: '#dfe6f0', shade: '#8e98ba', seal: '#c23a2b' },
  { paper: '#fff6e4', shade: '#b7a6bb', seal: '#3d7a5c' },
] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 1313, background: SKY(0.5) });
  morning(scene);
  snow(scene);
  scene.add(castShadows(scene.element('cast')));
  scene.add(pelicanBehind(scene.element('pelican')));
  scene.add(reader(scene.element('reader')));
  scene.add(pouchBefore(scene.element('pouch')), mittenOnTheRim(scene.element('mitten')));
  letters(scene);
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  const far = ridge(S, { y: 812, amplitude: 26, frequency: 0.006 });
  scene.add(
    path('M0 0H800V900H0Z', S.linearAt([SKY(0), SKY(0.25), SKY(0.5), SKY(0.75), SKY(1)], 0, 0, 0, 840)),
    strokes(S, {
      region: [0, 0, 800, 840],
      n: 620,
      length: 120,
      width: 11,
      angle: (x, y) => 0.1 * Math.sin(x / 120 + y / 60),
      colour: (_x, y) => SKY(clamp(y / 840 + S.rng.gauss(0, 0.05))),
      opacity: [0.15, 0.4],
    }),
    glow(S, ...SUN, 460, '#ffd890', 0.9, 0.3),
    ellipse(...SUN, 46, 46, '#fffbea'),
    path(
      polygon(closedBelow(S, far, 900)),
      S.linearAt([oklch(0.72, 0.07, 300), oklch(0.82, 0.06, 30)], 0, 800, 800, 800),
    ),
  );
}

function snow(scene: Scene): void {
  const S = scene.element('snow');
  const land = closedBelow(S, ridge(S, { y: 858, amplitude: 18, frequency: 0.004, offset: 9 }), 1240);
  const tone = new Tone(0.5);
  tone.change((_v, x, y) =>
    clamp(
      0.62 +
        0.3 * S.noise.fbm(x * 0.004, y * 0.012, 3) +
        0.3 * Math.exp(-(((x - 760) / 320) ** 2) - ((y - 880) / 90) ** 2) -
        (y - 900) * 0.0006,
    ),
  );
  scene.add(
    modelled(S, land, {
      tone,
      colours: [
        oklch(0.62, 0.08, 285),
        oklch(0.76, 0.06, 285),
        oklch(0.87, 0.04, 300),
        oklch(0.95, 0.035, 70),
        oklch(0.985, 0.02, 85),
      ],
      flow: (x, y) => 0.1 * Math.sin(x / 140 + y / 40),
      length: 60,
      width: 6,
    }),
  );
}

/** Long and blue: the sun stands low, to the right. */
const castShadows = (S: Easel): Mark =>
  [
    '330,1080 240,1096 60,1120 -80,1150 -80,1210 120,1180 320,1120 520,1090',
    '700,1098 600,1110 440,1150 300,1196 360,1206 540,1160 700,1120',
  ].map((list) => path(smooth(closedCurve(list)), SHADE, `opacity=".62" filter="${blur(S, 5)}"`));

/** On the tip of one boot; all above the shoulders is in the pouch. */
function reader(S: Easel): Mark {
  const coat = closedCurve(
    '560,800 600,762 648,746 694,760 730,800 752,856 772,920 778,958 740,980 690,984 652,970 640,920 620,880 580,850',
  );
  const standing = closedCurve('676,960 712,964 712,1020 706,1060 682,1060 678,1016');
  const kicked = closedCurve('730,960 766,950 790,986 776,1016 750,1022 742,998');
  const boot = closedCurve('678,1036 712,1036 714,1070 710,1096 676,1108 640,1106 640,1092 668,1078');
  const flung = closedCurve('752,996 776,1022 768,1046 748,1076 728,1084 720,1072 734,1042 732,1014');
  const part = (name: string, outline: Point[], colours: readonly string[], flow: number): Mark =>
    modelled(S.element(name), outline, {
      tone: new Tone().round(outline, { from: -15, before: 22, size: 30, light: 1.02, dark: 0.12 }),
      colours,
      flow,
      length: 18,
      width: 3,
      uneven: 0.05,
    });
  const RED = [
    oklch(0.34, 0.13, 20),
    oklch(0.46, 0.17, 25),
    oklch(0.56, 0.2, 28),
    oklch(0.64, 0.2, 33),
    oklch(0.78, 0.14, 50),
  ];
  const WOOL = [oklch(0.3, 0.05, 270), oklch(0.4, 0.06, 265), oklch(0.56, 0.06, 290)];
  const LEATHER = [oklch(0.26, 0.05, 40), oklch(0.36, 0.07, 45), oklch(0.5, 0.09, 55), oklch(0.68, 0.1, 65)];
  return [
    part('kicked', kicked, WOOL, 0.8),
    part('flung', flung, LEATHER, 1.4),
    part('standing', standing, WOOL, 1.57),
    part('boot', boot, LEATHER, 0.3),
    part('coat', coat, RED, 0.9),
    brushLine(S, traceCurve('650,914 700,912 768,892'), 4, oklch(0.34, 0.13, 20), { opacity: 0.7 }),
    brushLine(S, traceCurve('716,800 730,870 740,960'), 2.4, oklch(0.36, 0.14, 20), { opacity: 0.5 }),
  ];
}

/** It holds on from inside. */
const mittenOnTheRim = (S: Easel): Mark =>
  modelled(
    S,
    closedCurve('592,742 604,730 624,734 634,748 640,768 634,784 620,790 612,780 606,792 594,790 588,768'),
    {
      tone: new Tone(0.4).glow(632, 744, 30, 0.6),
      colours: [oklch(0.4, 0.09, 220), oklch(0.52, 0.1, 215), oklch(0.68, 0.09, 205), oklch(0.85, 0.06, 180)],
      flow: 1,
      length: 12,
      width: 2.6,
    },
  );

function letters(scene: Scene): void {
  const S = scene.element('letters');
  const fallen = [
    [560, 1086, 0.72, -0.16],
    [462, 1130, 0.86, 0.24],
    [640, 1150, 0.8, 0.1],
    [120, 1010, 0.5, -0.3],
  ] as const;
  scene.add(
    fallen.map(([x, y, s, r], i) =>
      envelope(S.element('on the snow' + i), x, y, s, r, { ...(PAPERS[i] ?? PAPERS[0]), back: i % 2 === 0 }),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.16, saturation: 1.04 }, paint });
