/** N41: somebody clears the clouds at night, somebody clears the street under them; tonight they see each other. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { lerp, rectangle, times, trace } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { nightPlough, pushingStork, streetWoman, teaBreak } from '../../../motifs/night-plough.ts';

const P = {
  high: oklch(0.21, 0.075, 275),
  sky: oklch(0.33, 0.09, 268),
  low: oklch(0.52, 0.075, 262),
  deep: oklch(0.27, 0.08, 280),
  violet: oklch(0.43, 0.085, 283),
  lilac: oklch(0.63, 0.06, 275),
  pale: oklch(0.83, 0.035, 255),
  snow: oklch(0.96, 0.018, 230),
  moon: oklch(0.95, 0.05, 95),
  beacon: oklch(0.76, 0.18, 58),
  lamp: oklch(0.86, 0.14, 75),
  ink: oklch(0.19, 0.055, 280),
};
const CLOUD = [P.deep, P.violet, P.lilac, P.pale, P.snow];

function paint(): Scene {
  const scene = new Scene({ seed: 4141, background: P.high });
  night(scene);
  moonBreak(scene);
  stuck(scene);
  town(scene);
  street(scene);
  cloud(scene, 'far', FAR);
  plough(scene);
  belly(scene);
  cloud(scene, 'near', NEAR);
  beaconLight(scene);
  load(scene);
  scene.add(streetWoman(scene.element('woman'), { x: 572, y: 1152, s: 1.14 }));
  lastFlakes(scene);
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  // what the strewer has let fall behind it
  const salt = spline(trace('70,490 20,420 0,340 40,280 150,244 300,190 420,110 500,-20'), false, 40);
  const rng = S.stream('salt');
  scene.add(
    sky(S, [P.high, [0.35, P.sky], [0.75, P.low], P.low], { n: 900, angle: -0.12 }),
    stars(S, { n: 70, box: [0, 0, 800, 560], big: 4 }),
    times(900, () => {
      const [x, y] = salt[rng.int(0, salt.length - 1)] ?? [0, 0];
      const r = rng.range(0.7, 2.6) * (rng.chance(0.06) ? 1.8 : 1);
      return ellipse(
        x + rng.gauss(0, 24),
        y + rng.gauss(0, 24),
        r,
        r,
        P.snow,
        `opacity="${rng.range(0.35, 1)}"`,
      );
    }),
  );
}

/** Ten minutes off. */
function moonBreak(scene: Scene): void {
  const S = scene.element('moon');
  scene.add(
    glow(S, 650, 165, 250, P.moon, 0.5, 0.3),
    cel(
      S,
      'M688 84C760 130 752 250 652 258C606 260 572 236 560 206C604 236 660 222 686 182C706 150 706 112 688 84Z',
      P.moon,
      laid('M552 190C600 246 690 240 716 170L740 220L650 270L560 250Z', oklch(0.86, 0.08, 85), 0.7),
    ),
    teaBreak(S, { x: 640, y: 224, s: 0.95 }),
  );
}

/** One that has sunk in, and who helps. */
function stuck(scene: Scene): void {
  const S = scene.element('stuck');
  scene.add(
    nightPlough(S.element('small'), { x: 222, y: 158, s: 0.27, r: -12 }, false),
    glow(S, 234, 90, 70, P.beacon, 0.9, 0.3),
    pushingStork(S, { x: 142, y: 160, s: 0.66 }),
    pushingStork(S, { x: 104, y: 163, s: 0.72 }),
  );
  cloud(scene, 'small', SMALL);
}

type Puff = readonly [x: number, y: number, rx: number, ry: number];
const SMALL: readonly Puff[] = [
  [96, 190, 50, 30],
  [280, 184, 54, 36],
  [160, 188, 66, 34],
  [226, 192, 70, 36],
];
const FAR: readonly Puff[] = [
  [-30, 440, 130, 130],
  [90, 440, 90, 76],
  [210, 450, 100, 60],
  [340, 480, 120, 56],
  [500, 500, 110, 56],
];
const NEAR: readonly Puff[] = [
  [590, 556, 70, 54],
  [490, 556, 90, 66],
  [-20, 550, 110, 86],
  [360, 566, 110, 78],
  [110, 580, 130, 100],
  [236, 576, 90, 76],
  [610, 618, 66, 62],
  [440, 640, 100, 84],
  [540, 650, 82, 76],
  [-30, 680, 120, 110],
  [310, 672, 120, 96],
  [180, 700, 120, 100],
  [620, 680, 50, 44],
  [70, 720, 110, 92],
  [400, 716, 96, 70],
  [510, 724, 76, 54],
  [280, 760, 110, 66],
  [140, 790, 110, 64],
  [-10, 800, 110, 70],
];

/** Heaped puff before puff, each lost in the next; the moon is on their shoulders, the town's night under them. */
function cloud(scene: Scene, name: string, puffs: readonly Puff[]): void {
  puffs.forEach(([x, y, rx, ry], i) => {
    const S = scene.element(name + i);
    const shape = spline(blob(x, y, rx, ry, S.noise, 0.3, 2.2, 44), true, 3);
    const below = name === 'near' ? 560 : y + ry;
    const fade = S.mask(
      path(
        polygon(rectangle(x - rx * 1.6, y - ry * 1.6, x + rx * 1.6, y + ry * 1.6)),
        S.linearAt(['#ffffff', [0.45, '#ffffff'], '#000000'], 0, y - ry, 0, y + ry * 0.95),
      ),
    );
    scene.add(
      group(
        { mask: fade },
        modelled(S, shape, {
          tone: new Tone(0.3)
            .round(shape, {
              from: -58,
              before: 24,
              size: Math.min(rx, ry) * 0.9,
              light: 1,
              dark: name === 'heap' ? 0.5 : 0.2,
            })
            .change((v, _x, at) => v * lerp(1, 0.4, clamp((at - below) / 260)), shape),
          colours: CLOUD,
          flow: (at, down) => Math.atan2(down - y, at - x) + Math.PI / 2,
          length: Math.max(14, rx * 0.22),
          width: Math.max(2.6, rx * 0.05),
          uneven: 0.2,
        }),
      ),
    );
  });
}

/** The dark belly the puffs rise from. */
function belly(scene: Scene): void {
  const S = scene.element('belly');
  const shape = closedCurve(
    '-60,540 200,520 480,530 620,560 664,640 650,700 610,716 596,752 540,752 510,786 430,780 390,816 310,806 262,836 170,820 120,848 40,830 -60,852',
  );
  scene.add(
    modelled(S, shape, {
      tone: new Tone(0.3).fill(rectangle(-80, 760, 700, 900), 0.06, { soft: 60 }).glow(620, 620, 90, 0.2),
      colours: CLOUD,
      flow: 0.05,
      length: 60,
      width: 9,
      spread: 0.3,
    }),
  );
}

function plough(scene: Scene): void {
  const S = scene.element('plough');
  scene.add(softShadow(S, 330, 478, 260, 26, P.deep, 0.8), nightPlough(S, { x: 318, y: 516, s: 1.12, r: 3 }));
}

/** Goes round and round; now it is here. */
function beaconLight(scene: Scene): void {
  const S = scene.element('beacon');
  scene.add(
    glow(S, 382, 252, 330, P.beacon, 0.8, 0.16),
    glow(S, 382, 248, 64, P.lamp, 0.9, 0.4),
    glow(S, 360, 520, 330, P.beacon, 0.32, 0.5, 0.3),
  );
}

/** What the blade has got together, and what has gone over. */
function load(scene: Scene): void {
  const S = scene.element('load');
  const heap: readonly Puff[] = [
    [628, 404, 44, 56],
    [604, 466, 52, 66],
    [662, 452, 52, 60],
    [630, 500, 70, 64],
    [682, 506, 38, 48],
  ];
  const mass = closedCurve('584,520 572,440 592,372 632,356 668,392 700,440 718,510 700,560 640,580 596,560');
  const rng = S.stream('lumps');
  const lumps = times(260, (): readonly [number, number, number] => {
    const t = rng.f() ** 1.35;
    return [
      672 - 46 * t + rng.gauss(0, 24 + 44 * t),
      lerp(530, 1100, t) + rng.gauss(0, 10),
      lerp(27, 3, t ** 0.5) * rng.range(0.4, 1.15),
    ];
  });
  scene.add(
    group(
      { filter: blur(S, 22) },
      path(
        smooth(closedCurve('630,500 706,500 730,640 764,860 740,1100 500,1100 580,860 626,660')),
        S.linearAt(fading(P.snow, 0.6, [0.5, 0.25], 0.1), 0, 500, 0, 1100),
      ),
    ),
    modelled(S, mass, {
      tone: new Tone(0.6).round(mass, { from: -50, before: 30, size: 50, light: 0.95, dark: 0.35 }),
      colours: CLOUD,
      flow: 1.2,
      length: 20,
      width: 4,
    }),
  );
  cloud(scene, 'heap', heap);
  scene.add(
    lumps.map(([x, y, r]) => {
      const d = smooth(blob(x, y, r, r * rng.range(0.75, 1), S.noise, 0.5, 1.8, 14));
      if (r < 8) return path(d, P.snow, `opacity="${rng.range(0.7, 1)}"`);
      return (
        path(d, mix(P.lilac, P.pale, 0.5)) +
        group({ 'clip-path': S.clip(d) }, ellipse(x + r * 0.3, y - r * 0.35, r * 0.95, r * 0.85, P.snow))
      );
    }),
    glow(S, 590, 430, 90, P.lamp, 0.5, 0.4),
  );
}

/** Asleep, all but one. */
function town(scene: Scene): void {
  const S = scene.element('town');
  const house = (x: number, w: number, top: number, k: number, gable: number): void => {
    const wall = rectangle(x, top, x + w, 1080);
    const [peak, high] = [x + w * gable, top - w * 0.52];
    const roof = smooth([
      [x - 14, top + 10],
      [x + w * 0.1, top - w * 0.14],
      [peak - 12, high],
      [peak + 10, high - 2],
      [x + w * 0.92, top - w * 0.16],
      [x + w + 14, top + 8],
      [x + w * 0.7, top + 6],
      [x + w * 0.4, top + 13],
    ]);
    const stack = x + w * (gable > 0.45 ? 0.2 : 0.72);
    scene.add(
      modelled(S.element('wall' + x), wall, {
        tone: new Tone(0.4).fill(rectangle(x + w * 0.72, top, x + w, 1090), 0.75, { soft: 20 }),
        colours: [mix(P.ink, P.sky, k), mix(P.deep, P.low, k), mix(P.violet, P.low, k)],
        flow: Math.PI / 2,
        length: 30,
        width: 5,
      }),
      path(`M${stack} ${top}V${high + 4}h16V${top}Z`, mix(P.deep, P.sky, k)),
      ellipse(stack + 8, high + 4, 12, 6, mix(P.snow, P.low, k * 0.6)),
      cel(
        S,
        roof,
        mix(P.snow, P.low, k * 0.7),
        path(
          polygon([
            [x - 30, top + 30],
            [x - 30, high],
            [peak - 14, high - 10],
            [peak - w * 0.06, top + 30],
          ]),
          mix(P.lilac, P.low, k * 0.7),
        ),
      ),
      times(Math.floor((1050 - top) / 48), (j) =>
        times(Math.floor(w / 40), (i) => [
          path(`M${x + 16 + i * 38} ${top + 24 + j * 48}h17v26h-17Z`, mix(P.ink, P.sky, k)),
          path(`M${x + 13 + i * 38} ${top + 50 + j * 48}h23v4h-23Z`, mix(P.pale, P.low, k)),
        ]),
      ),
    );
  };
  scene.add(glow(S, 400, 1080, 460, P.lilac, 0.5, 0.5, 0.4));
  house(-50, 130, 930, 0.45, 0.5);
  house(214, 96, 944, 0.5, 0.4);
  house(710, 130, 916, 0.45, 0.5);
  house(420, 104, 958, 0.5, 0.6);
  house(74, 150, 940, 0.12, 0.5);
  house(310, 124, 968, 0.18, 0.45);
  house(640, 116, 960, 0.15, 0.5);
  // cannot sleep either
  scene.add(
    glow(S, 136, 1000, 70, P.lamp, 0.6, 0.3),
    path('M124 958h24v34h-24Z', P.lamp),
    path(
      'M130 992C129 982 131 978 134 976C130 970 134 965 138 966C142 967 142 973 139 976C143 979 144 984 143 992Z',
      P.ink,
    ),
  );
}

/** Cleared, to the last corner. */
function street(scene: Scene): void {
  const S = scene.element('street');
  const lane = closedCurve(
    '-60,1112 120,1106 340,1104 500,1106 536,1120 500,1142 300,1152 120,1158 -60,1166',
  );
  scene.add(
    modelled(S, closedCurve('-60,1076 100,1066 300,1074 520,1064 700,1072 860,1062 860,1260 -60,1260'), {
      tone: new Tone(0.7)
        .fill(rectangle(-20, 1160, 820, 1230), 0.42, { soft: 40 })
        .glow(600, 1120, 200, 0.3, 50),
      colours: CLOUD,
      flow: 0.02,
      length: 60,
      width: 6,
      spread: 0.08,
    }),
    bank(
      S,
      '-60,1116 -60,1098 60,1094 150,1098 260,1090 360,1096 450,1090 520,1100 556,1122 500,1116 300,1112',
    ),
    path(smooth(lane), P.ink),
    modelled(
      S.element('lane'),
      lane.map(([x, y]) => [x, y + 5]),
      {
        tone: new Tone(0.5).glow(440, 1124, 140, 0.35, 20),
        colours: [P.ink, oklch(0.27, 0.035, 262), oklch(0.38, 0.035, 260), P.lilac],
        flow: 0,
        length: 70,
        width: 4,
        spread: 0.04,
      },
    ),
    bank(
      S,
      '-60,1160 60,1152 180,1156 300,1144 400,1148 480,1138 540,1130 556,1142 500,1164 380,1170 240,1172 100,1182 -60,1190',
    ),
    softShadow(S, 540, 1150, 100, 12, P.deep, 0.9),
  );
}

/** What she has thrown aside. */
function bank(S: Easel, outline: string): Mark {
  const shape = closedCurve(outline);
  return modelled(S.element(outline), shape, {
    tone: new Tone(0.6).round(shape, { from: -60, before: 30, size: 16, light: 1, dark: 0.35 }),
    colours: CLOUD,
    flow: 0.03,
    length: 24,
    width: 4,
  });
}

/** On what she has just done. */
function lastFlakes(scene: Scene): void {
  const S = scene.element('flakes');
  scene.add(
    times(150, () => {
      const [x, y] = [S.rng.gauss(600, 160), S.rng.range(720, 1160)];
      if (Math.abs(x - 565) < 70 && y > 900) return '';
      const r = S.rng.range(1.4, 4);
      return path(smooth(blob(x, y, r, r, S.noise, 0.3, 1.4, 8)), P.snow, `opacity="${S.rng.range(0.6, 1)}"`);
    }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.15 }, paint });
