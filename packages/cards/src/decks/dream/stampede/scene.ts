/** D66: a herd of wild beds gallops over the moor by moonlight, the sleepers still asleep. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { clamp, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { smooth } from '../../../kit/curves.ts';
import { grass, heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { form } from '../../../kit/materials.ts';
import { fix, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { moon, sky, stars } from '../../../kit/sky.ts';
import { runningBed, type RunningBedOptions } from '../../../motifs/running-bed.ts';
import type { Point3 } from '../../../motifs/solid.ts';

const midnight = oklch(0.19, 0.06, 268);
const ink = oklch(0.13, 0.04, 272);
const blue = oklch(0.33, 0.08, 262);
const heather = oklch(0.42, 0.095, 318);
const heatherL = oklch(0.6, 0.1, 318);
const linen = oklch(0.93, 0.02, 90);
const moonC = oklch(0.96, 0.035, 95);
const silver = oklch(0.84, 0.04, 240);
const turquoise = oklch(0.68, 0.12, 192);
const light: Point3 = [0.5, 0.75, 0.25];

const usual: RunningBedOptions['c'] = {
  wood: oklch(0.46, 0.07, 45),
  linen,
  blanket: oklch(0.45, 0.1, 290),
  patch: turquoise,
  hair: oklch(0.35, 0.06, 50),
  skin: oklch(0.76, 0.07, 55),
  shade: ink,
  light: moonC,
};
const air = oklch(0.4, 0.07, 285);
const hazed = (q: number, over: Partial<RunningBedOptions['c']> = {}): RunningBedOptions['c'] => {
  const c = { ...usual, ...over };
  const dim = (v: Colour): Colour => mix(v, air, q);
  return {
    wood: dim(c.wood),
    linen: dim(c.linen),
    blanket: dim(c.blanket),
    patch: dim(c.patch),
    hair: dim(c.hair),
    skin: dim(c.skin),
    shade: dim(c.shade),
    light: mix(c.light, air, q * 0.5),
  };
};
const gaits: readonly (readonly [number, number, number, number])[] = [
  [62, -58, 46, -40],
  [-34, 38, -50, 24],
  [20, -64, 52, -30],
  [70, -20, 40, -60],
  [-10, 60, -44, 36],
];
const bed = (
  scene: Scene,
  name: string,
  o: Pick<RunningBedOptions, 'x' | 'y' | 's'> &
    Partial<RunningBedOptions> & {
      g: number;
      q: number;
      over?: Partial<RunningBedOptions['c']>;
      ground?: number;
    },
): void => {
  const e = scene.element(name);
  const g = gaits[o.g % gaits.length] ?? [0, 0, 0, 0];
  const gy = o.ground ?? o.y + o.s * 0.92;
  scene.add(
    softShadow(e, o.x - o.s * 0.1, gy, o.s * 1.3, o.s * 0.2, ink, 0.75),
    runningBed(e, { yaw: -24, tilt: 20, pitch: -6, light, gait: g, ...o, c: hazed(o.q, o.over) }),
    // torn heather thrown up behind
    times(Math.round(o.s / 7), () => {
      const [u, v] = [o.x + e.rng.range(-0.8, 1.4) * o.s, gy - e.rng.f() ** 2 * o.s * 0.4];
      return ellipse(
        u,
        v,
        e.rng.range(0.8, 2.4) * (0.4 + o.s / 200),
        e.rng.range(0.8, 2) * (0.4 + o.s / 200),
        mix(heatherL, o.q > 0.3 ? air : ink, e.rng.range(0, 0.6)),
        'opacity=".85"',
      );
    }),
  );
};

function paint(): Scene {
  const scene = new Scene({ seed: 6666, background: midnight });
  moonlitSky(scene);
  bands(scene);
  farHerd(scene);
  midHerd(scene);
  nearHerd(scene);
  const fore = foreground(scene);
  pool(scene, fore);
  houseInTheWay(scene);
  return scene;
}

function moonlitSky(scene: Scene): void {
  scene.add(
    sky(
      scene.element('sky'),
      [oklch(0.16, 0.055, 270), midnight, blue, oklch(0.5, 0.08, 270), oklch(0.66, 0.07, 290)],
      { y1: 560, angle: -0.2, n: 900 },
    ),
  );
  scene.add(stars(scene.element('stars'), { n: 200, box: [0, 0, 800, 420], big: 6 }));
  scene.add(
    moon(scene.element('moon'), 626, 150, 78, {
      colour: moonC,
      dark: oklch(0.82, 0.04, 90),
      halo: silver,
      haloOpacity: 0.6,
      haloSize: 5.5,
    }),
  );
}

function bands(scene: Scene): void {
  const S = scene.element('bands');
  scene.add(
    stratus(S, {
      y: 206,
      h: 34,
      x0: 440,
      x1: 900,
      colour: oklch(0.4, 0.06, 275),
      lit: moonC,
      under: false,
      opacity: 0.75,
      slope: -0.06,
    }),
    stratus(S, {
      y: 330,
      h: 40,
      x0: -80,
      x1: 460,
      colour: oklch(0.38, 0.07, 275),
      lit: silver,
      under: false,
      opacity: 0.7,
      slope: -0.06,
    }),
    stratus(S, {
      y: 96,
      h: 22,
      x0: 60,
      x1: 420,
      colour: oklch(0.3, 0.06, 272),
      lit: silver,
      under: false,
      opacity: 0.5,
      slope: -0.05,
    }),
  );
}

/** Moors behind moors. */
function farHerd(scene: Scene): void {
  const S = scene.element('far');
  const farLine = ridge(S, { y: 470, amplitude: 60, frequency: 0.0045, tilt: -0.03 });
  scene.add(
    hill(S, farLine, {
      top: oklch(0.46, 0.08, 300),
      bottom: oklch(0.34, 0.07, 290),
      y1: 620,
      lit: silver,
      litWidth: 4,
    }),
  );
  // the tail of the herd on the skyline
  for (const [i, [x, s]] of (
    [
      [470, 15],
      [516, 17],
      [560, 14],
      [598, 18],
      [650, 16],
      [694, 20],
      [744, 17],
      [780, 15],
    ] as const
  ).entries())
    bed(scene, 'skyline ' + i, {
      x,
      y: heightAt(farLine, x) - s * 0.75,
      s,
      g: i,
      q: 0.35,
      pitch: -4 + (i % 3) * 5,
      stream: 1.4,
      over: { blanket: [linen, turquoise, oklch(0.6, 0.1, 330)][i % 3] ?? linen },
    });
}

function midHerd(scene: Scene): void {
  const S = scene.element('mid');
  const midLine = ridge(S, { y: 566, amplitude: 46, frequency: 0.004, offset: 4 });
  scene.add(
    hill(S, midLine, {
      top: mix(heather, blue, 0.35),
      bottom: oklch(0.26, 0.07, 300),
      y1: 800,
      strokes: 420,
      length: 50,
      lit: silver,
      litWidth: 3,
    }),
    grass(S, midLine, { n: 260, height: [4, 12], colour: mix(heather, silver, 0.2) }),
    mist(S, { y: 566, h: 70, colour: silver, opacity: 0.3 }),
  );
  bed(scene, 'm1', {
    x: 690,
    y: 604,
    s: 44,
    g: 1,
    q: 0.2,
    over: { blanket: oklch(0.55, 0.09, 20) },
    stream: 1.3,
    quilt: 'stripes',
  });
  bed(scene, 'm2', {
    x: 520,
    y: 590,
    s: 50,
    g: 3,
    q: 0.2,
    pitch: -12,
    over: { blanket: linen, wood: oklch(0.55, 0.03, 240) },
    head: 'bars',
    cap: turquoise,
  });
  bed(scene, 'm3', {
    x: 330,
    y: 600,
    s: 56,
    g: 0,
    q: 0.18,
    over: { blanket: oklch(0.5, 0.1, 255) },
    quilt: 'plain',
    pitch: -3,
  });
  bed(scene, 'm4', {
    x: 150,
    y: 590,
    s: 44,
    g: 2,
    q: 0.18,
    pitch: 4,
    over: { blanket: oklch(0.62, 0.09, 80) },
    head: 'scroll',
  });
}

function nearHerd(scene: Scene): void {
  const S = scene.element('near');
  const nearLine = ridge(S, { y: 716, amplitude: 40, frequency: 0.003, offset: 9, tilt: 0.03 });
  scene.add(
    hill(S, nearLine, {
      top: heather,
      bottom: oklch(0.22, 0.06, 305),
      y1: 1000,
      strokes: 520,
      length: 60,
      lit: silver,
      litWidth: 3,
    }),
    grass(S, nearLine, { n: 320, height: [6, 20], colour: mix(heather, silver, 0.25) }),
    mist(S, { y: 722, h: 80, colour: silver, opacity: 0.25 }),
  );
  bed(scene, 'n1', {
    x: 622,
    y: 742,
    s: 84,
    g: 4,
    q: 0.06,
    pitch: -8,
    over: { blanket: oklch(0.5, 0.13, 15), patch: oklch(0.85, 0.05, 80), hair: oklch(0.7, 0.09, 80) },
    head: 'bars',
    stream: 1.2,
  });
  bed(scene, 'n2', {
    x: 96,
    y: 716,
    s: 74,
    g: 1,
    q: 0.05,
    pitch: 5,
    over: { blanket: oklch(0.55, 0.08, 150), patch: linen, wood: oklch(0.36, 0.06, 30) },
    quilt: 'stripes',
    cap: oklch(0.6, 0.13, 25),
    head: 'scroll',
    stream: 1.3,
  });
}

/** Foreground moor. */
function foreground(scene: Scene): Easel {
  const fore = scene.element('fore');
  const foreLine = ridge(fore, { y: 950, amplitude: 30, frequency: 0.003, offset: 14, tilt: -0.02 });
  scene.add(
    hill(fore, foreLine, {
      top: mix(heather, heatherL, 0.25),
      bottom: ink,
      y1: 1190,
      strokes: 700,
      length: 60,
      width: 6,
      lit: silver,
      litWidth: 3,
    }),
    strokes(fore, {
      region: [-20, 950, 840, 250],
      n: 500,
      length: 22,
      width: 4,
      angle: -1.2,
      spread: 0.5,
      colour: (x, y) =>
        mix(
          mix(heatherL, silver, 0.25),
          mix(heather, ink, 0.6),
          clamp((y - 950) / 200 + 0.3 * fore.noise.n2(x / 50, y / 30)),
        ),
      opacity: [0.25, 0.6],
    }),
    grass(fore, foreLine, {
      n: 400,
      height: [8, 30],
      colour: (x) => mix(heather, silver, 0.25 + 0.2 * fore.noise.n1(x / 40)),
      lean: 0.5,
    }),
  );
  return fore;
}

/** The pool, and the one that stopped to drink. */
function pool(scene: Scene, fore: Easel): void {
  const S = scene.element('pool');
  const water = smooth(blob(640, 1098, 150, 34, S.noise, 0.25, 2, 40));
  scene.add(
    path(water, oklch(0.3, 0.06, 250)),
    group(
      { 'clip-path': S.clip(water) },
      strokes(S, {
        region: [480, 1060, 330, 80],
        n: 120,
        length: 60,
        width: 2.4,
        angle: 0,
        spread: 0.02,
        colour: (x) => (Math.abs(x - 640) < 40 ? moonC : mix(blue, silver, 0.35)),
        opacity: [0.3, 0.8],
      }),
      ellipse(632, 1104, 40, 12, moonC, 'opacity=".75"'),
    ),
    line(water, mix(heatherL, silver, 0.5), 2.4, 'opacity=".7"'),
  );
  bed(scene, 'drinker', {
    x: 718,
    y: 1032,
    s: 52,
    g: 0,
    q: 0.05,
    yaw: -24,
    pitch: 17,
    gait: [38, 2, 30, -4],
    stream: 0.28,
    quilt: 'plain',
    over: { blanket: oklch(0.5, 0.07, 240), wood: oklch(0.34, 0.05, 40) },
    ground: 1084,
  });
  scene.add(
    times(
      3,
      (i) =>
        `<ellipse cx="664" cy="1084" rx="${fix(10 + i * 11)}" ry="${fix(3 + i * 3)}" fill="none" stroke="${silver}" stroke-width="1.5" opacity="${0.8 - i * 0.2}"/>`,
    ),
  );

  // the leader
  bed(scene, 'leader', {
    x: 372,
    y: 868,
    s: 182,
    g: 0,
    q: 0,
    pitch: -11,
    roll: -3,
    over: { blanket: oklch(0.55, 0.13, 300), wood: oklch(0.52, 0.09, 48) },
    cap: turquoise,
    stream: 1.15,
    ground: 1066,
  });
  // the cot beside its mother
  bed(scene, 'cot', {
    x: 116,
    y: 1010,
    s: 58,
    g: 2,
    q: 0,
    pitch: -14,
    head: 'bars',
    over: {
      wood: oklch(0.72, 0.06, 75),
      blanket: oklch(0.8, 0.06, 90),
      patch: turquoise,
      hair: oklch(0.6, 0.1, 60),
    },
    stream: 0.9,
    ground: 1072,
  });
  // flying tufts
  scene.add(
    times(60, () => {
      const [x, y] = [fore.rng.range(80, 720), fore.rng.gauss(1040, 34)];
      return brushLine(
        fore,
        [
          [x, y],
          [x + fore.rng.gauss(4, 6), y - fore.rng.range(4, 12)],
          [x + fore.rng.gauss(12, 8), y - fore.rng.range(6, 18)],
        ],
        2,
        mix(heatherL, ink, fore.rng.range(0, 0.7)),
        { opacity: 0.9 },
      );
    }),
    mist(fore, { x: 500, y: 1056, w: 620, h: 70, colour: mix(silver, heather, 0.4), opacity: 0.4 }),
    grass(
      scene.element('front grass'),
      times(12, (i): Point => [i * 76 - 10, 1196 + 6 * fore.noise.n1(i)]),
      {
        n: 300,
        height: [20, 70],
        colour: (x) => mix(ink, heather, 0.3 + 0.3 * fore.noise.n1(x / 50)),
        lean: 0.4,
        width: 2.2,
      },
    ),
  );
}

/** A dark house on the edge, and the rope from its window. */
function houseInTheWay(scene: Scene): void {
  const S = scene.element('house');
  const dark = oklch(0.15, 0.035, 268);
  const ropeC: Colour = oklch(0.8, 0.06, 80);
  scene.add(
    path(
      wobblyPolygon(S, trace('-20,560 -20,420 40,372 104,428 104,566'), 1.6),
      dark,
      `filter="${form(S, { angle: -30, size: 12, shade: '#05060f', light: silver, lightOpacity: 0.7, lightSize: 3, rough: 1.5 })}"`,
    ),
    path(
      wobblyPolygon(S, trace('-30,430 40,366 118,436 106,440 40,382 -30,446'), 1.2),
      oklch(0.24, 0.04, 270),
    ),
    path(wobblyPolygon(S, trace('8,340 8,400 24,400 24,340')), oklch(0.2, 0.04, 270)),
    path(wobblyPolygon(S, trace('46,460 82,460 82,506 46,506'), 0.8), '#04050c'),
    line('M82 458L100 466V512L82 506Z', oklch(0.3, 0.04, 265), 3),
    line('M66 486C110 470 150 430 176 440C196 448 206 466 220 468', ropeC, 2.6),
    `<ellipse cx="254" cy="474" rx="36" ry="15" fill="none" stroke="${ropeC}" stroke-width="2.8" transform="rotate(-14 254 474)"/>`,
    line('M66 486C110 470 150 430 176 440', '#ffffff', 0.8, 'opacity=".6"'),
  );
  scene.add(glow(scene.element('gleam'), 626, 150, 420, silver, 0.25, 0.5));
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
