/** D23: a lit candle walks on wax legs through a forest of giant matches that lean away from it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist, smoke } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { matchstick } from '../../../motifs/matchstick.ts';

const midnight = oklch(0.17, 0.055, 268);
const ink = oklch(0.1, 0.035, 270);
const night = oklch(0.27, 0.07, 262);
const bone = oklch(0.88, 0.045, 85);
const ash = oklch(0.5, 0.03, 265);
const red = oklch(0.54, 0.19, 28);
const flame = oklch(0.88, 0.15, 80);
const hot = oklch(0.97, 0.07, 95);
const orange = oklch(0.72, 0.17, 55);
const [FX, FY] = [424, 330];

const near: readonly (readonly [number, number, number, number])[] = [
  [92, 960, 800, 23],
  [-20, 1010, 900, 27],
  [720, 972, 800, 24],
  [826, 1030, 920, 29],
];
const stand = (
  scene: Scene,
  name: string,
  [x, y, h, w]: readonly [number, number, number, number],
): string => {
  const e = scene.element(name);
  const side: 1 | -1 = x < 420 ? 1 : -1;
  const dist = Math.hypot(x - 420, (y - 900) * 1.2);
  const close = clamp(1 - dist / 560);
  const light = clamp(0.16 + close * 0.95) * (w < 9 ? 0.7 : 1);
  const lean = -side * (24 + 150 * close * (h / 600)) + e.rng.gauss(0, 8);
  const away = Math.atan2((y - 1010) * 0.5, x - 420);
  const l = h * 0.5;
  return (
    path(
      polygon([
        [x - w, y + 2],
        [x + w, y + 4],
        [x + Math.cos(away) * l + w * 2, y + Math.sin(away) * l * 0.5 + 10],
        [x + Math.cos(away) * l - w * 2, y + Math.sin(away) * l * 0.5],
      ]),
      ink,
      `opacity=".55" filter="${blur(e, 4)}"`,
    ) +
    ellipse(x, y + w, w * 2, w * 0.5, ink, 'opacity=".55"') +
    matchstick(e, {
      foot: [x, y + w],
      top: [x + lean, y - h],
      bend: -side * -12 - lean * 0.1,
      width: w,
      lit: mix(bone, flame, 0.25),
      dark: midnight,
      head: red,
      glow: hot,
      side,
      light,
    }) +
    times(7, () =>
      ellipse(
        x + e.rng.gauss(0, w * 0.9),
        y + w + e.rng.range(-1, w * 0.35),
        w * 0.4,
        w * 0.2,
        mix(midnight, light > 0.5 ? bone : night, 0.35),
      ),
    )
  );
};

function paint(): Scene {
  const scene = new Scene({ seed: 2323, background: midnight });
  nightfall(scene);
  farTrees(scene);
  grove(scene);
  ground(scene);
  air(scene);
  footprints(scene);
  candleBody(scene);
  candleFlame(scene);
  bow(scene);
  foreground(scene);
  return scene;
}

function nightfall(scene: Scene): void {
  scene.add(
    sky(scene.element('sky'), [ink, midnight, night, oklch(0.36, 0.07, 280), oklch(0.42, 0.08, 30)], {
      y1: 760,
      n: 700,
    }),
  );
}

function farTrees(scene: Scene): void {
  const S = scene.element('far');
  scene.add(glow(S, 210, 742, 260, oklch(0.6, 0.16, 40), 0.6, 0.5, 0.5));
  scene.add(
    hill(S, ridge(S, { y: 742, amplitude: 20, frequency: 0.01 }), {
      top: oklch(0.24, 0.04, 280),
      bottom: midnight,
      y1: 900,
      strokes: 120,
    }),
  );
}

/** The burnt grove they have come from. */
function grove(scene: Scene): void {
  const S = scene.element('grove');
  const charred: readonly (readonly [number, number, number])[] = [
    [120, 748, 120],
    [148, 756, 150],
    [176, 746, 96],
    [204, 760, 170],
    [232, 750, 120],
    [262, 762, 140],
    [96, 760, 90],
    [292, 752, 80],
  ];
  for (const [x, y, h] of charred)
    scene.add(
      matchstick(S, {
        foot: [x, y],
        top: [x + S.rng.gauss(0, 14), y - h],
        bend: S.rng.gauss(0, 10),
        width: 4.4,
        lit: oklch(0.3, 0.06, 40),
        dark: ink,
        head: ink,
        glow: oklch(0.65, 0.17, 40),
        side: 1,
        light: 0.35,
        burnt: true,
      }),
    );
  scene.add(
    charred.map(([x, y, h], i) =>
      smoke(
        S.element('smoke ' + i),
        [
          [x + 14, y - h],
          [x + 4, y - h - 40],
          [x + 26, y - h - 90],
          [x + 8, y - h - 150],
        ],
        { w0: 2, w1: 16, colour: ash, opacity: 0.35 },
      ),
    ),
    times(30, () =>
      ellipse(
        S.rng.range(80, 310),
        S.rng.range(600, 770),
        S.rng.range(0.8, 2),
        S.rng.range(0.8, 2),
        orange,
        `opacity="${S.rng.range(0.4, 1)}"`,
      ),
    ),
    mist(S, { x: 200, y: 752, w: 420, h: 60, colour: oklch(0.5, 0.08, 30), opacity: 0.5 }),
  );
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  scene.add(
    `<rect x="-10" y="764" width="820" height="450" fill="${S.radialAt(
      [oklch(0.62, 0.1, 60), [0.25, oklch(0.42, 0.06, 50)], [0.6, night], ink],
      420,
      1010,
      520,
    )}"/>`,
    strokes(S, {
      region: [-20, 764, 840, 440],
      n: 900,
      length: (_, y) => 18 + (y - 760) * 0.14,
      width: (_, y) => 1.6 + (y - 760) * 0.01,
      angle: (x) => 0.02 * Math.sin(x / 60),
      spread: 0.15,
      bend: 0.06,
      colour: (x, y) =>
        mix(
          mix(flame, bone, 0.4),
          mix(midnight, ink, 0.4),
          clamp(Math.hypot((x - 420) / 330, (y - 1010) / 190) * 0.85 + 0.2 * S.noise.fbm(x / 50, y / 30, 3)),
        ),
      opacity: [0.08, 0.3],
    }),
    glow(S, 420, 1050, 330, flame, 0.45, 0.5, 0.4),
  );

  // the match forest: far to near; [foot x, foot y, height, half-width]
  const ranks: readonly (readonly [number, number, number, number])[] = [
    [30, 776, 330, 7],
    [338, 772, 300, 6],
    [392, 770, 260, 5.5],
    [470, 772, 280, 6],
    [540, 774, 320, 7],
    [600, 778, 300, 6.5],
    [664, 776, 340, 7.5],
    [730, 780, 320, 7],
    [784, 782, 360, 8],
    [74, 786, 380, 8.5],
    [112, 790, 340, 8],
    [206, 786, 300, 7],
    [560, 786, 390, 8],
    [630, 790, 420, 9],
    [700, 792, 450, 9.5],
    [758, 796, 430, 9],
    [-6, 812, 470, 11],
    [66, 806, 420, 10],
    [296, 800, 390, 9],
    [588, 806, 430, 10],
    [654, 814, 460, 11],
    [724, 812, 440, 10.5],
    [790, 820, 500, 12],
    [40, 868, 620, 16],
    [150, 858, 560, 14.5],
    [250, 846, 500, 13],
    [612, 852, 540, 14],
    [694, 870, 610, 16],
    [778, 884, 660, 17],
  ];
  scene.add(ranks.map((r, i) => stand(scene, 'match ' + i, r)));
  scene.add(mist(scene.element('mist'), { y: 800, h: 80, colour: oklch(0.45, 0.05, 280), opacity: 0.45 }));
}

function air(scene: Scene): void {
  const S = scene.element('air');
  scene.add(
    glow(S, FX, FY + 40, 560, mix(flame, orange, 0.45), 0.55, 0.45, 1.1),
    glow(S, FX, FY, 300, hot, 0.5, 0.4),
  );
}

/** Footprints of wax, coming from the grove. */
function footprints(scene: Scene): void {
  const S = scene.element('prints');
  const trail: readonly (readonly [number, number, number])[] = [
    [206, 786, 0.22],
    [232, 802, 0.3],
    [246, 826, 0.42],
    [288, 850, 0.56],
    [292, 892, 0.72],
    [250, 948, 0.9],
    [262, 970, 0.001],
  ];
  scene.add(
    trail.map(([x, y, s], i) =>
      moved(
        { x, y, s, r: (i % 2 ? 14 : -6) + 30 },
        ellipse(3, 5, 38, 17, ink, 'opacity=".5"'),
        path(
          smooth(blob(0, 0, 36, 15, S.noise, 0.3, 1.8, 24)),
          mix(bone, ash, 0.35 - i * 0.04),
          `filter="${form(S, { angle: 20, size: 8, shade: ash, light: hot, lightSize: 3, rough: 2 })}"`,
        ),
      ),
    ),
  );
}

function candleBody(scene: Scene): void {
  const S = scene.element('candle');
  const wax = mix(bone, flame, 0.12);
  const vol = (size: number, o = {}): string =>
    `filter="${form(S, { angle: -80, size, soft: size * 0.8, shade: oklch(0.33, 0.06, 285), shadeOpacity: 0.8, light: hot, lightOpacity: 0.95, lightSize: 6, rough: 3, mottle: 0.18, mottleDark: oklch(0.7, 0.08, 60), bounce: flame, bounceOpacity: 0.35, bounceSize: 8, ...o })}"`;
  scene.add(softShadow(S, 430, 1070, 210, 36, ink, 0.85));
  // back leg, lifting its heel
  scene.add(
    path(
      'M472 826C500 868 520 908 524 946C534 974 566 990 588 1004C600 1018 586 1030 564 1026C530 1022 500 1006 486 980C474 944 452 900 430 860Z',
      mix(wax, ash, 0.4),
      vol(30),
    ),
    brushLine(S, trace('588,1010 594,1026 590,1044'), 4, mix(wax, ash, 0.25)),
    ellipse(590, 1056, 4, 5, mix(wax, ash, 0.2)),
  );
  // front leg and its puddle
  scene.add(
    path(smooth(blob(352, 1078, 104, 26, S.noise, 0.22, 2, 40)), mix(wax, ash, 0.2), vol(12)),
    path(
      'M340 826C320 890 318 950 314 1010C304 1034 268 1050 250 1066C246 1084 276 1092 310 1090C350 1092 402 1090 416 1078C420 1060 396 1044 390 1016C392 950 410 890 424 840Z',
      wax,
      vol(40),
    ),
  );
  const body =
    'M330 432C326 420 336 408 350 404C400 394 462 396 506 408C518 412 524 424 520 436C522 560 528 700 522 800C522 840 520 866 516 892C512 912 494 910 491 890C488 872 476 874 470 884C464 904 458 934 446 934C433 934 434 900 427 884C416 872 404 882 398 902C392 924 376 922 372 902C368 880 352 884 342 872C324 856 318 830 320 800C316 690 334 560 330 432Z';
  const bodyFill = S.linearAt(
    [hot, [0.12, mix(flame, hot, 0.4)], [0.35, mix(wax, flame, 0.35)], [0.7, wax], mix(wax, ash, 0.45)],
    0,
    400,
    0,
    880,
  );
  scene.add(
    path(body, bodyFill, vol(70, { angle: -70, shadeOpacity: 0.6 })),
    group(
      { 'clip-path': S.clip(body) },
      path(
        'M440 400C500 400 540 420 540 460L540 900L440 900C480 780 488 560 440 400Z',
        oklch(0.45, 0.07, 300),
        `opacity=".4" filter="${blur(S, 18)}"`,
      ),
      strokes(S, {
        region: [318, 400, 206, 480],
        n: 160,
        length: 70,
        width: 5,
        angle: 1.55,
        colour: (x, y) =>
          mix(mix(hot, flame, 0.3), mix(wax, ash, 0.5), clamp((y - 420) / 520 + (x - 380) / 420)),
        opacity: [0.1, 0.35],
      }),
    ),
    // drips
    (
      [
        [338, 430, 150, 15],
        [372, 424, 90, 11],
        [410, 426, 210, 14],
        [446, 424, 120, 10],
        [482, 428, 250, 15],
        [508, 440, 100, 11],
        [330, 520, 190, 12],
        [516, 560, 170, 11],
      ] as const
    ).map(
      ([x, y, l, w]) =>
        path(
          `M${x - w * 1.5} ${y - 8}C${x - w} ${y + 10} ${x - w} ${y + l * 0.5} ${x - w * 0.9} ${y + l - w}C${x - w} ${y + l + w * 0.6} ${x + w} ${y + l + w * 0.6} ${x + w * 0.9} ${y + l - w}C${x + w} ${y + l * 0.5} ${x + w} ${y + 10} ${x + w * 1.6} ${y - 8}Z`,
          S.linearAt(
            [
              [0, hot, 0],
              [0.3, mix(hot, wax, 0.4), 0.85],
              [1, mix(hot, wax, clamp((y + l - 420) / 320)), 1],
            ],
            0,
            y - 8,
            0,
            y + l,
          ),
          vol(9, { lightOpacity: 0.3, lightSize: 3, shadeOpacity: 0.55, bounceOpacity: 0 }),
        ) +
        brushLine(
          S,
          [
            [x - w * 0.35, y + l * 0.35],
            [x - w * 0.4, y + l * 0.6],
            [x - w * 0.3, y + l - w],
          ],
          w * 0.16,
          '#ffffff',
          { opacity: 0.65 },
        ),
    ),
    // the lit pool on top
    path(
      'M332 430C340 410 384 402 428 402C472 402 514 410 520 430C510 448 470 456 426 456C384 456 340 450 332 430Z',
      S.radialAt(['#ffffff', [0.4, hot], [0.8, flame], orange], 424, 424, 110),
    ),
    path(
      'M332 430C340 448 384 458 426 458C470 458 510 450 520 432C522 446 512 462 426 464C340 462 330 446 332 430Z',
      mix(wax, hot, 0.5),
    ),
    brushLine(S, trace('424,428 422,398 430,372 428,362'), 5, oklch(0.2, 0.03, 40), { decay: 0.3 }),
  );
}

/** The flame, leaning back from its own walk. */
function candleFlame(scene: Scene): void {
  const S = scene.element('flame');
  const tongue = (k: number, dx: number): string =>
    smooth(
      (
        [
          [424, 400],
          [388, 372],
          [376, 328],
          [396, 272],
          [430, 220],
          [462, 158],
          [470, 220],
          [482, 276],
          [482, 330],
          [462, 376],
        ] as Point[]
      ).map(([x, y]): Point => [424 + (x - 424) * k + dx, 396 + (y - 396) * k]),
    );
  scene.add(
    glow(S, FX + 6, FY - 30, 330, flame, 0.95, 0.45, 1.15),
    path(tongue(1, 2), orange, `opacity=".9" filter="${blur(S, 5)}"`),
    path(tongue(0.92, 2), flame),
    path(tongue(0.7, 1), hot, `filter="${blur(S, 3)}"`),
    path(tongue(0.44, 0), '#ffffff', `filter="${blur(S, 3)}"`),
    path(
      'M412 398C400 382 402 362 414 350C410 366 420 374 424 386Z',
      oklch(0.55, 0.14, 255),
      `opacity=".6" filter="${blur(S, 2)}"`,
    ),
    glow(S, FX + 6, FY - 10, 130, '#ffffff', 0.75, 0.4, 1.3),
    times(22, () => {
      const [x, y] = [S.rng.gauss(470, 60), S.rng.range(40, 330)];
      const r = S.rng.range(1, 2.6);
      return ellipse(x, y, r, r, flame, `opacity="${S.rng.range(0.4, 1)}"`);
    }),
  );
  // near trunks, leaning out of the card
  scene.add(near.map((r, i) => stand(scene, 'near ' + i, r)));
}

/** The one that bows closer. */
function bow(scene: Scene): void {
  const S = scene.element('bow');
  scene.add(
    path(polygon(trace('640,930 672,932 800,980 790,1000')), ink, `opacity=".5" filter="${blur(S, 4)}"`),
    matchstick(S, {
      foot: [668, 936],
      top: [566, 372],
      bend: 62,
      width: 17,
      lit: mix(bone, flame, 0.35),
      dark: midnight,
      head: oklch(0.58, 0.21, 29),
      glow: hot,
      side: -1,
      light: 1,
    }),
    glow(S, 562, 356, 90, oklch(0.65, 0.2, 35), 0.5),
    times(3, (i) =>
      line(
        `M${540 - i * 6} ${344 + i * 12}q${-12} ${-4 + i * 3} ${-20} ${-2}`,
        flame,
        2,
        `opacity="${0.6 - i * 0.15}"`,
      ),
    ),
  );
}

/** Fallen splinters and a spent match in the foreground. */
function foreground(scene: Scene): void {
  const S = scene.element('fore');
  scene.add(
    path(
      soften('520,1160 640,1136 780,1124 782,1136 644,1150 524,1172', 0.5),
      oklch(0.26, 0.04, 280),
      `filter="${form(S, { angle: -110, size: 6, shade: ink, light: flame, lightSize: 3, rough: 1.5 })}"`,
    ),
    path(soften('524,1156 500,1158 470,1150 452,1160 476,1170 522,1174', 0.7), ink),
    times(6, (i) => ellipse(456 + i * 14, 1160 + (i % 2) * 5, 1.6, 1.4, orange)),
    softShadow(S, 640, 1164, 170, 16, ink, 0.6),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.3, contrast: 0.12, saturation: 1.06 },
  paint,
});
