/** D02: a wedge of cottages flies south over misty reed beds, the kennel straining to keep up. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird, mist, smoke } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { smooth, soften } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { figureBack } from '../../../motifs/figure-back.ts';
import { reeds } from '../../../motifs/reeds.ts';
import type { Point3 } from '../../../motifs/solid.ts';
import { wingedCottage, type WingedCottageOptions } from '../../../motifs/winged-cottage.ts';

const ink = oklch(0.24, 0.045, 250);
const dusk = oklch(0.42, 0.06, 250);
const smokeBlue = oklch(0.62, 0.055, 240);
const peach = oklch(0.87, 0.085, 65);
const rose = oklch(0.78, 0.09, 45);
const rust = oklch(0.52, 0.125, 42);
const cream = oklch(0.95, 0.045, 85);
const reed = oklch(0.6, 0.08, 85);
const turquoise = oklch(0.68, 0.12, 195);
const light: Point3 = [0.85, 0.2, 0.4];

const usual = {
  wall: oklch(0.86, 0.035, 75),
  roof: rust,
  door: turquoise,
  glass: oklch(0.9, 0.13, 85),
  lit: oklch(0.95, 0.075, 70),
  shade: ink,
  soil: oklch(0.36, 0.045, 55),
  trim: oklch(0.5, 0.05, 50),
};
const air = mix(smokeBlue, rose, 0.25);
const hazy = (k: number, roof = rust, wall = usual.wall): WingedCottageOptions['c'] => ({
  wall: mix(wall, air, k),
  roof: mix(roof, air, k),
  door: mix(turquoise, air, k * 0.5),
  glass: mix(usual.glass, air, k * 0.4),
  lit: mix(usual.lit, air, k * 0.4),
  shade: mix(ink, air, k),
  soil: mix(usual.soil, air, k),
  trim: mix(usual.trim, air, k),
});

function paint(): Scene {
  const scene = new Scene({ seed: 202, background: smokeBlue });
  eveningSky(scene);
  lowSun(scene);
  bands(scene);
  farShore(scene);
  water(scene);
  const { sterns, lead } = flyingHouses(scene);
  washingLine(scene, sterns);
  leadWeathercock(scene, lead);
  kennel(scene);
  backReeds(scene);
  punt(scene);
  frontReeds(scene);
  return scene;
}

function eveningSky(scene: Scene): void {
  scene.add(
    sky(
      scene.element('sky'),
      [mix(dusk, smokeBlue, 0.25), smokeBlue, mix(smokeBlue, rose, 0.55), peach, cream],
      { y1: 1040, angle: -0.12, n: 1100 },
    ),
  );
}

function lowSun(scene: Scene): void {
  const S = scene.element('sun');
  scene.add(
    glow(S, 800, 900, 720, oklch(0.9, 0.12, 65), 0.85, 0.5),
    glow(S, 806, 930, 300, cream, 0.95, 0.6),
  );
}

function bands(scene: Scene): void {
  const S = scene.element('bands');
  scene.add(
    stratus(S, {
      y: 815,
      h: 44,
      x0: 250,
      x1: 900,
      colour: mix(smokeBlue, rose, 0.6),
      lit: cream,
      opacity: 0.75,
    }),
    stratus(S, {
      y: 905,
      h: 30,
      x0: -80,
      x1: 560,
      colour: mix(smokeBlue, rose, 0.35),
      lit: peach,
      opacity: 0.7,
    }),
    stratus(S, {
      y: 120,
      h: 40,
      x0: 380,
      x1: 900,
      colour: mix(smokeBlue, dusk, 0.3),
      lit: rose,
      opacity: 0.5,
    }),
    stratus(S, {
      y: 640,
      h: 36,
      x0: 480,
      x1: 900,
      colour: mix(smokeBlue, rose, 0.4),
      lit: peach,
      opacity: 0.55,
    }),
  );
}

/** The estuary. */
function farShore(scene: Scene): void {
  const S = scene.element('far shore');
  scene.add(
    hill(S, ridge(S, { y: 1000, amplitude: 22, frequency: 0.008 }), {
      top: mix(smokeBlue, dusk, 0.5),
      bottom: mix(smokeBlue, rose, 0.5),
      y1: 1060,
    }),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  scene.add(
    `<rect x="-10" y="1022" width="820" height="190" fill="${S.linearAt(
      [mix(peach, rose, 0.4), [0.35, mix(smokeBlue, rose, 0.4)], dusk],
      0,
      1022,
      0,
      1200,
    )}"/>`,
    strokes(S, {
      region: [-20, 1024, 840, 180],
      n: 420,
      length: 70,
      width: 3,
      angle: 0,
      spread: 0.03,
      bend: 0.05,
      colour: (x, y) =>
        mix(
          mix(peach, cream, 0.3),
          mix(dusk, smokeBlue, 0.4),
          Math.min(1, (y - 1020) / 150 + (800 - x) / 1500 + 0.25 * S.noise.n2(x / 60, y / 9)),
        ),
      opacity: [0.3, 0.7],
    }),
  );
  scene.add(mist(scene.element('mist'), { y: 1016, h: 110, colour: cream, opacity: 0.85 }));
}

function flyingHouses(scene: Scene): { sterns: Map<string, Point>; lead: { prow: Point; chimney: Point } } {
  interface Flyer extends Pick<WingedCottageOptions, 'x' | 'y' | 's' | 'near' | 'far' | 'roll' | 'pitch'> {
    name: string;
    k: number;
    roof?: string;
    wall?: string;
    yaw?: number;
    kennel?: boolean;
  }
  const flyers: Flyer[] = [
    { name: 'a', x: 84, y: 150, s: 24, near: 26, far: 34, k: 0.6, pitch: 4 },
    { name: 'b', x: 190, y: 200, s: 36, near: -22, far: -8, k: 0.46, pitch: 3, roof: oklch(0.45, 0.07, 250) },
    { name: 'c', x: 306, y: 318, s: 46, near: 30, far: 40, k: 0.26, pitch: 2, wall: oklch(0.8, 0.05, 60) },
    {
      name: 'far straggler',
      x: 84,
      y: 850,
      s: 34,
      near: 30,
      far: 40,
      k: 0.36,
      pitch: 4,
      roof: oklch(0.5, 0.09, 30),
    },
    {
      name: 'third',
      x: 120,
      y: 690,
      s: 54,
      near: -20,
      far: 4,
      k: 0.16,
      pitch: 2,
      wall: oklch(0.78, 0.06, 40),
      roof: oklch(0.45, 0.07, 255),
    },
    {
      name: 'second',
      x: 268,
      y: 570,
      s: 82,
      near: 22,
      far: 42,
      k: 0.05,
      pitch: 3,
      roof: oklch(0.5, 0.12, 38),
    },
    { name: 'lead', x: 540, y: 430, s: 118, near: 8, far: 30, k: 0, pitch: 4, roll: -5 },
  ];
  const chimneys = new Map<string, Point>();
  const sterns = new Map<string, Point>();
  let lead = { prow: [0, 0] as Point, chimney: [0, 0] as Point };
  for (const f of flyers) {
    const e = scene.element('cottage ' + f.name);
    const made = wingedCottage(e, {
      x: f.x,
      y: f.y,
      s: f.s,
      near: f.near,
      far: f.far,
      roll: f.roll ?? 0,
      pitch: f.pitch ?? 0,
      yaw: f.yaw ?? -56,
      tilt: -17,
      c: hazy(f.k, f.roof, f.wall),
      light,
    });
    const [cx, cy] = made.chimney;
    const l = f.s * 2.6;
    scene.add(
      smoke(
        e,
        [
          [cx, cy],
          [cx - l * 0.25, cy - l * 0.12],
          [cx - l * 0.6, cy - l * 0.02],
          [cx - l, cy - l * 0.22],
          [cx - l * 1.5, cy - l * 0.16],
        ],
        {
          w0: f.s * 0.08,
          w1: f.s * 0.36,
          colour: mix(cream, smokeBlue, 0.25),
          opacity: 0.75 * (1 - f.k * 0.6),
        },
      ),
      made.svg,
    );
    chimneys.set(f.name, made.chimney);
    sterns.set(f.name, made.stern);
    if (f.name === 'lead') lead = made;
  }
  return { sterns, lead };
}

/** Washing pegged between the lead and the second house. */
function washingLine(scene: Scene, sterns: Map<string, Point>): void {
  const [a, b]: [Point, Point] = [sterns.get('lead') ?? [0, 0], [330, 520]];
  const sag = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * 26,
  ];
  scene.add(
    line(
      smooth(
        times(12, (i) => sag(i / 11)),
        false,
      ),
      ink,
      1.6,
    ),
    times(4, (i) => {
      const [x, y] = sag(0.2 + i * 0.19);
      const w = [15, 20, 12, 17][i] ?? 14;
      const h = [30, 22, 34, 20][i] ?? 20;
      const d = smooth(
        [
          [x, y],
          [x - w, y + 3],
          [x - w * 1.7, y + h * 0.8],
          [x - w * 1.1, y + h * 1.05],
          [x - w * 0.5, y + h * 0.9],
          [x - 2, y + h],
        ],
        true,
        0.6,
      );
      return (
        path(d, [cream, oklch(0.75, 0.07, 30), cream, oklch(0.7, 0.06, 240)][i] ?? cream) +
        path(
          smooth(
            [
              [x - 3, y + 2],
              [x - w * 0.8, y + h * 0.7],
              [x - w * 0.5, y + h * 0.9],
              [x - 2, y + h],
            ],
            true,
            0.6,
          ),
          oklch(0.5, 0.05, 250),
          'opacity=".35"',
        )
      );
    }),
  );
}

/** Weathercock calling from the lead house's gable. */
function leadWeathercock(scene: Scene, lead: { prow: Point; chimney: Point }): void {
  const [px, py] = lead.prow;
  scene.add(
    line(`M${px} ${py + 6}L${px + 3} ${py - 30}`, ink, 3.4),
    moved(
      { x: px + 3, y: py - 46, s: 1.05, r: -8 },
      path(
        'M-22 -8C-34 -8 -42 -18 -42 -30C-38 -24 -33 -22 -29 -22C-36 -30 -36 -40 -30 -46C-29 -38 -25 -32 -20 -29C-21 -36 -18 -42 -13 -44C-14 -36 -10 -27 -6 -20C0 -14 6 -20 9 -30C6 -36 8 -42 14 -43C20 -43 24 -39 24 -34C24 -28 22 -24 22 -16C22 2 14 14 0 14C-12 14 -20 4 -22 -8Z',
        oklch(0.36, 0.09, 50),
      ),
      path(
        'M8 -40C4 -46 7 -51 11 -48C11 -55 18 -55 18 -48C23 -51 26 -46 22 -41C17 -44 12 -43 8 -40Z',
        oklch(0.55, 0.16, 32),
      ),
      path('M20 -28C26 -27 27 -20 23 -17C19 -19 18 -24 20 -28Z', oklch(0.55, 0.16, 32)),
      path('M22 -38L38 -46L28 -36L38 -30L22 -31Z', oklch(0.8, 0.13, 78)),
      line('M23 -20C23 0 15 12 2 13M15 -42C20 -43 24 -39 24 -34', peach, 2.2, 'opacity=".85"'),
      line('M-12 -6C-6 4 4 4 10 -4M-10 -2C-4 8 4 7 8 2', ink, 1.6, 'opacity=".6"'),
    ),
  );
}

/** The kennel, last and smallest. */
function kennel(scene: Scene): void {
  const S = scene.element('kennel');
  const dog = wingedCottage(S, {
    x: 322,
    y: 792,
    s: 36,
    near: 34,
    far: 40,
    yaw: -52,
    tilt: -16,
    pitch: 17,
    span: 1.4,
    light,
    kennel: true,
    chimney: false,
    c: { ...hazy(0.04), wall: oklch(0.58, 0.1, 50), roof: oklch(0.5, 0.13, 35) },
  });
  const nose: Point = [347, 762];
  scene.add(
    dog.svg,
    // the dog leaning out, ears back
    moved(
      { x: nose[0], y: nose[1], s: 0.95, r: -14 },
      path(
        'M-8 14C-10 2 0 -8 12 -9C18 -12 24 -10 28 -5C33 -4 34 1 29 3C24 6 18 6 14 8C10 14 0 18 -8 14Z',
        oklch(0.42, 0.06, 50),
      ),
      path('M6 -6C-2 -12 -12 -12 -20 -7C-12 -3 -4 1 4 2Z', oklch(0.3, 0.05, 45)),
      path('M28 -4C33 -4 34 0 30 1Z', ink),
      line('M12 -8C18 -11 24 -9 28 -5', cream, 1.4, 'opacity=".8"'),
    ),
    // chain and bowl
    brushLine(S, trace('300,806 272,836 250,828 226,850'), 1.4, mix(ink, smokeBlue, 0.3), {
      decay: 0.1,
    }),
    path('M214 846C215 858 220 862 228 862C236 862 241 857 241 846Z', turquoise),
    [0, 1, 2].map((i) =>
      line(`M${262 - i * 8} ${770 + i * 24}l-${34 - i * 6} ${4}`, cream, 1.8, 'opacity=".5"'),
    ),
  );
  // doormat falling like a feather
  const matShape: Point[] = trace('-44,-20 -20,-30 6,-16 32,-26 46,-18 42,20 28,10 4,22 -24,8 -50,18');
  const mark = oklch(0.47, 0.08, 55);
  scene.add(
    moved(
      { x: 664, y: 740, r: 16, s: 0.8 },
      times(13, (i) =>
        line(
          `M${-45 - (i % 2)} ${-19 + i * 2.8}l-9 ${2 + (i % 3)}M${45 - i * 0.4} ${-16 + i * 2.6}l9 ${(i % 3) - 1}`,
          mix(mark, ink, 0.3),
          1.3,
        ),
      ),
      path(smooth(matShape, true, 0.75), mark),
      path(
        soften('-37,-14 -18,-22 6,-8 30,-18 38,-12 34,10 26,3 4,14 -24,1 -42,9', 0.75),
        mix(mark, cream, 0.25),
      ),
      path(soften('-26,-6 -8,-3 4,4 24,0 22,3 4,7 -20,-2', 0.75), turquoise, 'opacity=".8"'),
      line(
        'M-44 -20C-34 -25 -28 -31 -20 -30C-10 -28 -2 -17 6 -16C16 -16 22 -27 32 -26',
        cream,
        1.8,
        'opacity=".8"',
      ),
    ),
  );
  // gulls far off
  scene.add(
    group(
      { opacity: 0.6 },
      (
        [
          [640, 930, 0.5],
          [668, 918, 0.4],
          [600, 946, 0.35],
        ] as const
      ).map(([x, y, k]) => path(farBird(x, y, k, 0.6), dusk)),
    ),
  );
}

/** Near reed beds and the cutter in his punt. */
function backReeds(scene: Scene): void {
  const S = scene.element('back reeds');
  scene.add(
    reeds(S, {
      n: 120,
      x0: -20,
      x1: 330,
      y: 1120,
      height: [60, 150],
      dark: mix(dusk, reed, 0.4),
      light: mix(reed, peach, 0.5),
      head: mix(reed, rose, 0.4),
      width: 1.4,
      lean: -0.06,
    }),
  );
}

function punt(scene: Scene): void {
  const S = scene.element('punt');
  const boat =
    'M430 1118C470 1128 640 1130 714 1108C722 1106 724 1112 716 1120C690 1144 520 1150 452 1138C436 1134 424 1122 430 1118Z';
  scene.add(
    path(soften('420,1150 560,1146 724,1132 700,1156 560,1170 450,1164'), ink, 'opacity=".4"'),
    path(boat, oklch(0.3, 0.04, 50)),
    line('M432 1118C480 1130 640 1130 716 1108', peach, 2.6, 'opacity=".8"'),
    // sheaves
    (
      [
        [660, 1108, 12],
        [640, 1112, -6],
        [622, 1112, 8],
      ] as const
    ).map(([x, y, r]) =>
      moved(
        { x, y, r: 60 + r },
        times(14, (i) =>
          brushLine(
            S,
            [
              [-3 + (i % 4) * 2, 26],
              [-6 + i, -4],
              [-12 + i * 2, -34 - (i % 3) * 5],
            ],
            1.6,
            mix(reed, i % 2 ? peach : oklch(0.4, 0.06, 70), 0.4),
          ),
        ),
        path('M-6 2C-2 5 4 5 8 2L8 8C4 10 -2 10 -6 7Z', rust),
      ),
    ),
    figureBack(S, {
      x: 520,
      y: 1128,
      s: 0.92,
      angle: -12,
      hat: 'brim',
      left: [-24, -50],
      right: [22, -106],
      c: {
        coat: oklch(0.36, 0.045, 245),
        legs: oklch(0.27, 0.03, 50),
        hat: oklch(0.62, 0.08, 80),
        skin: oklch(0.62, 0.08, 50),
        shade: ink,
        light: peach,
      },
    }),
    // he has lifted his hat hand: shading the eyes; the sickle hangs in the other
    line('M496 1082C486 1092 480 1108 492 1118C486 1106 490 1094 500 1086', oklch(0.75, 0.03, 230), 2.2),
  );
}

function frontReeds(scene: Scene): void {
  const S = scene.element('front reeds');
  scene.add(
    reeds(S, {
      n: 95,
      x0: -30,
      x1: 230,
      y: 1215,
      height: [120, 300],
      dark: ink,
      light: mix(ink, reed, 0.6),
      head: mix(rust, reed, 0.4),
      width: 2.6,
      lean: 0.1,
    }),
  );
  scene.add(
    reeds(scene.element('right reeds'), {
      n: 70,
      x0: 690,
      x1: 830,
      y: 1215,
      height: [130, 330],
      dark: mix(ink, rust, 0.15),
      light: reed,
      head: mix(rose, reed, 0.4),
      width: 2.4,
      lean: -0.16,
    }),
  );
  scene.add(
    reeds(scene.element('low reeds'), {
      n: 90,
      x0: 200,
      x1: 700,
      y: 1216,
      height: [20, 70],
      dark: ink,
      light: mix(ink, reed, 0.5),
      head: reed,
      width: 2,
      heads: 0.1,
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.22, contrast: 0.1, saturation: 1.08 },
  paint,
});
