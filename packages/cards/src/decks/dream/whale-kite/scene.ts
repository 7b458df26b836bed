/** A child on a roof flies a whale as a kite over the evening town. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird, mist, smoke } from '../../../kit/air.ts';
import { leaf } from '../../../kit/brush.ts';
import { cumulus, stratus } from '../../../kit/clouds.ts';
import { clamp, jitter, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import { polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { chalk, edge, form } from '../../../kit/materials.ts';
import { fix, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handOutline, ribbon, taper, wobble } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { whale } from '../../../motifs/whale.ts';
import { catSit } from '../../../motifs/cat-sitting.ts';
import { childBack } from '../../../motifs/child.ts';
import { townRow } from '../../../motifs/town.ts';

const P = {
  night: oklch(0.25, 0.075, 280),
  indigo: oklch(0.34, 0.1, 288),
  violet: oklch(0.47, 0.12, 312),
  rose: oklch(0.64, 0.14, 5),
  peach: oklch(0.78, 0.13, 45),
  gold: oklch(0.88, 0.12, 78),
  cream: oklch(0.94, 0.06, 85),
};
const SUN: Point = [520, 935];
const SPINE = trace('66,470 130,444 240,396 370,356 490,354 582,350 640,306 656,250 656,212');

function paint(): Scene {
  const scene = new Scene({ seed: 21, background: oklch(0.3, 0.08, 285) });
  goldenSky(scene);
  cloudBank(scene);
  const hero = kite(scene);
  forest(scene, hero);
  moss(scene, hero);
  townPlanes(scene);
  nearRoof(scene);
  const kid = chimneyAndChild(scene);
  kiteLine(scene, hero, kid);
  farBirds(scene);
  return scene;
}

function goldenSky(scene: Scene): void {
  scene.add(
    sky(
      scene,
      [P.night, [0.2, P.indigo], [0.42, P.violet], [0.6, P.rose], [0.73, P.peach], [0.8, P.gold], P.gold],
      { n: 1300, angle: -0.12, meander: 0.35 },
    ),
  );
  scene.add(stars(scene, { n: 240, box: [0, 0, 800, 460], colour: P.cream, big: 7 }));
  scene.add(
    glow(scene, SUN[0], SUN[1], 620, P.gold, 0.75, 0.4),
    glow(scene, SUN[0], SUN[1], 240, P.cream, 0.9, 0.5),
  );
  for (const [y, h, a, b, opacity, sl, x0, x1] of [
    [640, 40, 0.28, 0.7, 0.75, -0.03, -100, 560],
    [705, 26, 0.4, 0.8, 0.8, -0.02, 240, 900],
    [752, 30, 0.5, 0.9, 0.8, 0, -120, 420],
    [800, 18, 0.6, 0.9, 0.8, 0, 330, 900],
    [832, 14, 0.65, 0.95, 0.8, 0, -60, 460],
    [560, 34, 0.2, 0.5, 0.55, -0.04, 380, 960],
    [150, 30, 0.05, 0.2, 0.5, -0.06, -90, 420],
    [90, 22, 0.05, 0.15, 0.4, -0.05, 360, 900],
  ] as const) {
    const R = ramp([P.indigo, P.violet, P.rose, P.peach, P.gold]);
    scene.add(stratus(scene, { y, h, colour: R(a), lit: R(b), opacity, slope: sl, x0, x1 }));
  }
}

/** Far cloud bank glowing behind the town. */
function cloudBank(scene: Scene): void {
  const S = scene.element('far cloud bank glowing behin');
  const cl = (
    x: number,
    y: number,
    w: number,
    h: number,
    a: Colour,
    b: Colour,
    d: Colour,
    opacity: number,
    sd: number,
  ) =>
    scene.add(cumulus(S, { x, y, w, h, base: a, lit: b, shade: d, angle: 75, puffs: 34, opacity, seed: sd }));
  cl(
    70,
    905,
    520,
    150,
    mix(P.rose, P.peach, 0.45),
    mix(P.gold, P.cream, 0.3),
    mix(P.violet, P.rose, 0.55),
    0.9,
    8,
  );
  cl(
    790,
    890,
    460,
    190,
    mix(P.rose, P.peach, 0.35),
    mix(P.gold, P.cream, 0.2),
    mix(P.violet, P.rose, 0.5),
    0.9,
    13,
  );
}

function kite(scene: Scene): ReturnType<typeof whale> {
  const S = scene.element('whale');
  const hero = whale(S, {
    spine: SPINE,
    s: 1.3,
    c: {
      top: oklch(0.52, 0.075, 258),
      back: oklch(0.33, 0.075, 270),
      side: oklch(0.39, 0.09, 288),
      belly: oklch(0.7, 0.1, 352),
      glow: oklch(0.83, 0.11, 45),
      hot: P.gold,
      deep: oklch(0.22, 0.07, 285),
      rim: oklch(0.74, 0.07, 245),
    },
  });
  return hero;
}

/** Forest on its back (behind body edge). */
function forest(scene: Scene, hero: ReturnType<typeof whale>): void {
  const S = scene.element('forest on its back');
  const back: string[] = [];
  const tr: { q: Point; h: number }[] = [];
  for (let i = 0; i < 26; i++) {
    const t = 0.2 + 0.34 * (i / 25) + S.rng.gauss(0, 0.006),
      q = hero.body.at(t, -0.9),
      mid = 1 - Math.abs((i - 11) / 15);
    tr.push({ q, h: 26 + 46 * mid * S.rng.range(0.55, 1.15) });
  }
  tr.sort((a, b) => b.h - a.h);
  for (const { q, h } of tr)
    back.push(
      pine(S, q[0], q[1] + 4, h, {
        dark: oklch(0.23, 0.06, 250),
        light: oklch(0.42, 0.075, 215),
        lightSide: -1,
        lean: S.rng.gauss(0.02, 0.04),
      }),
    );
  const hq = hero.body.at(0.3, -0.93),
    hx = hq[0],
    hy = hq[1] + 2;
  const cabin = group(
    { transform: `translate(${fix(hx)} ${fix(hy)}) rotate(-7)` },
    path('M-17 4L-17 -18L0 -20L17 -18L17 4Z', oklch(0.42, 0.07, 20)),
    path('M-23 -15C-14 -24 -6 -33 0 -39C8 -32 16 -24 23 -15C10 -19 -10 -19 -23 -15Z', oklch(0.36, 0.1, 10)),
    path('M9 -30L9 -44L15 -44L15 -24Z', oklch(0.33, 0.07, 350)),
    path('M-10 -13h8v9h-8Z', P.gold),
    path('M4 4v-13c0 -4 7 -4 7 0v13Z', oklch(0.26, 0.06, 300)),
    line('M-6 -13v9M-10 -9h8', oklch(0.4, 0.06, 20), 1),
    line('M-22 -16C-14 -24 -6 -32 0 -38', P.peach, 1.4, 'opacity=".7"'),
  );
  scene.add(
    group({ filter: edge(S, 2, 0.05, 2) }, back.join('')),
    smoke(
      S,
      [
        [hx + 16, hy - 44],
        [hx + 40, hy - 76],
        [hx + 96, hy - 96],
        [hx + 170, hy - 130],
      ],
      { w0: 3, w1: 20, colour: oklch(0.75, 0.06, 330), opacity: 0.6 },
    ),
    cabin,
    glow(S, hx - 6, hy - 9, 34, P.gold, 0.6),
    hero.svg,
  );
}

/** Moss over the back. */
function moss(scene: Scene, hero: ReturnType<typeof whale>): void {
  const S = scene.element('moss over the back');
  const moss: string[] = [];
  for (let i = 0; i < 700; i++) {
    const t = 0.16 + 0.42 * S.rng.f(),
      q = hero.body.at(t, -1 + 0.34 * S.rng.f() ** 1.8 * Math.sin((Math.PI * (t - 0.16)) / 0.42));
    moss.push(
      path(
        leaf(q[0], q[1] + 2, hero.body.angle(t) + S.rng.gauss(1.2, 0.6), S.rng.range(4, 10), 1.5),
        jitter(mix(oklch(0.3, 0.07, 235), oklch(0.55, 0.09, 190), S.rng.f() ** 2), S.rng, 0.02, 8),
        'opacity=".8"',
      ),
    );
  }
  scene.add(moss.join(''));
}

/** Town in four planes of air. */
function townPlanes(scene: Scene): void {
  const S = scene.element('town in four planes of air');
  const rs = (x: number) => (x < SUN[0] ? 1 : -1);
  scene.add(mist(S, { y: 930, h: 120, colour: P.gold, opacity: 0.7 }));
  scene.add(
    townRow(S, {
      y: 950,
      w: [22, 44],
      h: [26, 66],
      roofHeight: [14, 26],
      colours: {
        wall: mix(P.rose, P.peach, 0.55),
        roof: mix(P.rose, P.violet, 0.2),
        rim: P.cream,
        win: P.cream,
        haze: P.gold,
      },
      detail: 0.25,
      lights: 0.12,
      spires: 0.2,
      rimSide: rs,
      base: 90,
    }),
  );
  scene.add(
    glow(S, SUN[0], SUN[1] - 10, 190, P.cream, 0.65, 0.5),
    mist(S, { y: 975, h: 90, colour: P.peach, opacity: 0.8, seed: 4 }),
  );
  scene.add(
    townRow(S, {
      y: 1010,
      w: [36, 66],
      h: [36, 84],
      roofHeight: [22, 36],
      colours: {
        wall: mix(P.violet, P.rose, 0.45),
        roof: mix(P.violet, P.rose, 0.15),
        rim: mix(P.gold, P.cream, 0.3),
        win: P.gold,
        haze: P.rose,
      },
      detail: 0.6,
      lights: 0.28,
      spires: 0.12,
      rimSide: rs,
      base: 110,
    }),
  );
  scene.add(mist(S, { y: 1040, h: 100, colour: P.rose, opacity: 0.7, seed: 14 }));
  scene.add(
    townRow(S, {
      y: 1078,
      w: [56, 96],
      h: [40, 96],
      roofHeight: [36, 56],
      colours: {
        wall: oklch(0.33, 0.09, 305),
        roof: oklch(0.36, 0.1, 335),
        rim: P.peach,
        win: P.gold,
        haze: P.violet,
      },
      detail: 1,
      lights: 0.5,
      spires: 0.06,
      rimSide: rs,
      base: 120,
      skyline: (x: number) => 0.7 + (0.5 * Math.abs(x - 430)) / 400,
    }),
  );
  scene.add(mist(S, { y: 1120, h: 110, colour: mix(P.violet, P.rose, 0.4), opacity: 0.75, seed: 24 }));
  scene.add(
    townRow(S, {
      y: 1168,
      x0: 330,
      w: [90, 140],
      h: [30, 80],
      roofHeight: [52, 78],
      colours: {
        wall: oklch(0.27, 0.08, 298),
        roof: oklch(0.3, 0.09, 328),
        rim: P.peach,
        win: oklch(0.86, 0.13, 70),
        haze: P.indigo,
      },
      detail: 1.35,
      lights: 0.6,
      spires: 0,
      rimSide: () => -1,
      base: 90,
      skyline: (x: number) => 0.6 + 1.1 * clamp((x - 420) / 380),
    }),
  );
}

/** Foreground roof. */
function nearRoof(scene: Scene): void {
  const S = scene.element('foreground roof');
  const ridge = trace('-30,1082 120,1090 250,1098 342,1104'),
    roof: Points = [...ridge, [420, 1230], [-30, 1230]];
  const rd = polygon(handOutline(S, roof, 2, 0.03, 10));
  const rc = S.clip(rd);
  let tiles = '';
  for (let r = 0; r < 12; r++)
    for (let k = -2; k < 34; k++) {
      const ty = 1088 + r * 13 + k * 0.5,
        tx = k * 14 + (r % 2) * 7 + r * 1.4;
      tiles += path(
        `M${fix(tx)} ${fix(ty)}c1 ${fix(12 + S.rng.gauss(0, 1))} 12 ${fix(12 + S.rng.gauss(0, 1))} 14 0v-8h-14Z`,
        jitter(mix(oklch(0.3, 0.085, 325), oklch(0.23, 0.07, 300), r / 11), S.rng, 0.022, 10),
        `stroke="${oklch(0.17, 0.05, 290)}" stroke-width="1.2"`,
      );
    }
  scene.add(
    path(rd, oklch(0.24, 0.07, 310)),
    group(
      { 'clip-path': rc },
      tiles,
      path(
        rd,
        S.radialAt(
          [
            [0, P.peach, 0.4],
            [0.5, P.rose, 0.16],
            [1, P.rose, 0],
          ],
          400,
          1060,
          300,
        ),
        'style="mix-blend-mode:screen"',
      ),
    ),
    path(smooth(ribbon(spline(ridge), () => 6, S.noise, 1.5)), oklch(0.36, 0.1, 340)),
    line(
      polygon(
        ridge.map(([x, y]): Point => [x, y - 5]),
        false,
      ),
      P.peach,
      2.4,
      `opacity=".85" filter="${chalk(S, { fx: 0.1, lo: 0.3, hi: 0.55 })}"`,
    ),
  );
}

/** Chimney + cat. */
function chimneyAndChild(scene: Scene): { svg: string; hand: Point } {
  const S = scene.element('chimney + cat');
  const ch = polygon(
    wobble(resample(trace('262,1110 260,1046 306,1046 308,1116 262,1110'), 6), S.noise, 1.5, 0.06),
  );
  scene.add(
    path(
      ch,
      oklch(0.31, 0.09, 330),
      `filter="${form(S, { angle: -20, size: 12, shade: oklch(0.2, 0.06, 300), light: P.peach, lightOpacity: 0.9, lightSize: 3, rough: 1.5 })}"`,
    ),
    path(
      polygon(trace('254,1048 254,1036 313,1035 314,1048')),
      oklch(0.3, 0.09, 335),
      `filter="${form(S, { angle: -40, size: 6, shade: oklch(0.2, 0.06, 300), light: P.gold, lightOpacity: 0.95, lightSize: 2.4, rough: 1.5 })}"`,
    ),
  );
  for (let r = 0; r < 5; r++)
    scene.add(line(`M263 ${1058 + r * 12}q22 1 43 0`, oklch(0.2, 0.06, 300), 1, 'opacity=".6"'));
  scene.add(
    catSit(S, {
      x: 283,
      y: 1037,
      s: 0.72,
      flip: -1,
      fill: oklch(0.2, 0.05, 290),
      light: P.gold,
      shade: oklch(0.14, 0.04, 290),
      angle: 200,
    }),
  );
  const kid = childBack(S, {
    x: 138,
    y: 1090,
    s: 1.12,
    c: {
      coat: oklch(0.47, 0.14, 35),
      scarf: oklch(0.7, 0.13, 75),
      hat: oklch(0.42, 0.1, 200),
      hair: oklch(0.28, 0.06, 40),
      skin: oklch(0.72, 0.09, 50),
      trousers: oklch(0.27, 0.06, 280),
      boots: oklch(0.22, 0.05, 30),
      shade: oklch(0.22, 0.08, 300),
      light: P.gold,
    },
    angle: -15,
  });
  return kid;
}

function kiteLine(scene: Scene, hero: ReturnType<typeof whale>, kid: { svg: string; hand: Point }): void {
  const tie = hero.body.at(0.1, 0.97),
    L = spline([kid.hand, [178, 860], [196, 700], [190, 590], tie], false, 16);
  scene.add(path(smooth(ribbon(L, (t) => 1.15 - 0.35 * t)), P.cream, 'opacity=".85"'), kid.svg);
  scene.add(
    path(leaf(tie[0], tie[1], 2.6, 30, 8), oklch(0.62, 0.18, 28)),
    path(leaf(tie[0], tie[1], 0.7, 30, 8), oklch(0.62, 0.18, 28)),
    path(
      smooth(
        ribbon(
          spline([
            [tie[0], tie[1]],
            [tie[0] - 6, tie[1] + 18],
            [tie[0] - 20, tie[1] + 30],
          ]),
          taper(3.4, 0.1, 0.2),
        ),
      ),
      oklch(0.55, 0.17, 25),
    ),
    ellipse(tie[0], tie[1], 5, 4.5, oklch(0.7, 0.17, 32)),
  );
}

/** Birds catching the light. */
function farBirds(scene: Scene): void {
  for (const [x, y, s, f, a] of [
    [560, 610, 1.2, 0.9, -0.1],
    [600, 590, 1, 0.4, 0.1],
    [640, 618, 1.3, 0.7, 0],
    [676, 596, 0.9, 0.9, -0.2],
    [618, 640, 0.9, 0.5, 0.1],
  ] as const)
    scene.add(path(farBird(x, y, s, f, a), oklch(0.28, 0.09, 300)));
}

export default card({
  finish: gouache,
  grade: { seed: 11, vignette: 0.2, tintShadows: [2, 0, 8], tintLights: [6, 2, -4], brush: 11 },
  paint,
});
