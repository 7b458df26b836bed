/** N02: two towers in two times of the day; their hands point at each other and all but meet, and on them two people. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { cumulus } from '../../../kit/clouds.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { lerp, place, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { stars } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { clockDial, clockHand, clockRing, snowOnTheRim, type Clock } from '../../../motifs/bridging-clock.ts';
import { kneelingMan, leaningWoman } from '../../../motifs/clock-lovers.ts';

const NIGHT = ramp([
  oklch(0.2, 0.06, 275),
  oklch(0.28, 0.09, 280),
  oklch(0.4, 0.11, 295),
  oklch(0.52, 0.1, 310),
]);
const DAWN = ramp([
  oklch(0.62, 0.09, 300),
  oklch(0.74, 0.11, 20),
  oklch(0.85, 0.11, 60),
  oklch(0.93, 0.09, 85),
]);

/** The face of a clock, its hand and the stone about it. side -1: at the left edge, in the night. */
const LEFT: Clock = { at: [20, 560], r: 236, side: -1, tip: 372, lift: 0.02 };
const RIGHT: Clock = { at: [780, 524], r: 236, side: 1, tip: 436, lift: -0.02 };

/** Night at the left, day at the right. */
const day = (x: number): number => clamp((x - 120) / 560);
const skyAt = (x: number, y: number): string => {
  const t = day(x + (y - 500) * 0.12);
  const v = clamp(y / 1150);
  return mix(NIGHT(v), DAWN(clamp(v * 0.85 + 0.15)), t * t * (3 - 2 * t));
};

function paint(): Scene {
  const scene = new Scene({ seed: 202, background: oklch(0.4, 0.09, 300) });
  heavens(scene);
  depths(scene);
  for (const clock of [LEFT, RIGHT]) tower(scene, clock);
  for (const clock of [LEFT, RIGHT]) scene.add(clockHand(scene.element(`hand ${clock.side}`), clock));
  lovers(scene);
  glove(scene);
  return scene;
}

function heavens(scene: Scene): void {
  const S = scene.element('heavens');
  const cell = 50;
  scene.add(
    times(24 * 16, (k) => {
      const [i, j] = [k % 16, Math.floor(k / 16)];
      return path(
        `M${i * cell} ${j * cell}h${cell + 1}v${cell + 1}h-${cell + 1}Z`,
        skyAt(i * cell + 25, j * cell + 25),
      );
    }),
    strokes(S, {
      region: [0, 0, 800, 1200],
      n: 3600,
      length: 90,
      width: 12,
      angle: (x, y) => -0.25 + 0.5 * S.noise.fbm(x / 300, y / 300, 2),
      colour: (x, y) => skyAt(x + S.rng.gauss(0, 26), y + S.rng.gauss(0, 20)),
      opacity: [0.3, 0.75],
    }),
    stars(S, {
      n: 150,
      box: [0, 0, 430, 620],
      colour: '#f6eed8',
      big: 5,
      keep: (x, y) => S.rng.f() > x / 430 && y < 560,
    }),
    glow(S, 800, 700, 560, '#ffe2a0', 0.55, 0.3),
  );
}

/** A long way down. */
function depths(scene: Scene): void {
  const S = scene.element('depths');
  const bank = (x: number, y: number, w: number, h: number, i: number): string => {
    const t = day(x);
    return cumulus(S.element('bank' + i), {
      x,
      y,
      w,
      h,
      base: mix(oklch(0.42, 0.08, 290), oklch(0.86, 0.06, 40), t),
      lit: mix(oklch(0.6, 0.08, 290), oklch(0.97, 0.05, 80), t),
      shade: mix(oklch(0.3, 0.08, 285), oklch(0.66, 0.09, 330), t),
      angle: -10,
      puffs: 34,
    });
  };
  scene.add(
    bank(150, 1010, 360, 90, 0),
    bank(560, 990, 420, 100, 1),
    roofs(S.element('roofs')),
    bank(380, 1150, 420, 120, 5),
    bank(720, 1120, 460, 150, 2),
    bank(60, 1150, 460, 140, 3),
    bank(400, 1230, 620, 130, 4),
  );
}

/** Tips of a town that come up through the cloud. */
const roofs = (S: Easel): Mark =>
  [
    [250, 1090, 26, 120],
    [318, 1100, 34, 84],
    [392, 1110, 22, 150],
    [452, 1104, 36, 90],
    [520, 1100, 24, 124],
  ].map(([x = 0, y = 0, w = 0, h = 0]) => {
    const t = day(x);
    const wall = mix(oklch(0.3, 0.07, 285), oklch(0.6, 0.09, 20), t);
    return [
      path(
        polygon(trace(`${x - w},${y} ${x - w},${y - h * 0.5} ${x + w},${y - h * 0.5} ${x + w},${y}`)),
        wall,
      ),
      path(
        polygon(
          trace(
            `${x - w * 1.15},${y - h * 0.48} ${x + S.rng.gauss(0, 1)},${y - h} ${x + w * 1.15},${y - h * 0.48}`,
          ),
        ),
        mix(wall, '#241a30', 0.4),
      ),
      path(
        polygon(trace(`${x},${y - h} ${x + w * 1.15},${y - h * 0.48} ${x + w * 0.3},${y - h * 0.48}`)),
        mix(oklch(0.5, 0.08, 290), oklch(0.92, 0.09, 80), t),
        'opacity=".8"',
      ),
    ];
  });

function tower(scene: Scene, clock: Clock): void {
  const S = scene.element(`tower ${clock.side}`);
  const { at, r, side } = clock;
  const night = side < 0;
  const edge = at[0] - side * 150;
  const outer = side < 0 ? -30 : 830;
  const [l, rr] = side < 0 ? [outer, edge] : [edge, outer];
  const stone = night
    ? [oklch(0.2, 0.05, 280), oklch(0.28, 0.06, 280), oklch(0.38, 0.06, 285), oklch(0.5, 0.06, 290)]
    : [oklch(0.44, 0.08, 340), oklch(0.56, 0.09, 10), oklch(0.7, 0.09, 40), oklch(0.86, 0.09, 70)];
  const shaft = rectangle(l, at[1] - 340, rr, 1240);
  const tone = new Tone(0.5).change((_v, x, y) =>
    clamp(
      0.45 +
        0.25 * S.noise.fbm(x / 90, y / 60, 3) +
        (night ? (x - 60) / 500 : (740 - x) / 700) -
        (y - 500) * 0.0003,
    ),
  );
  const spire = trace(
    side < 0
      ? `-30,${at[1] - 340} ${edge + 26},${at[1] - 330} 40,${at[1] - 560} -30,${at[1] - 560}`
      : `830,${at[1] - 340} ${edge - 26},${at[1] - 330} 760,${at[1] - 520} 830,${at[1] - 560}`,
  );
  const cornice = rectangle(l - (side > 0 ? 26 : 0), at[1] - 352, rr + (side < 0 ? 26 : 0), at[1] - 318);
  const white = night ? oklch(0.74, 0.05, 285) : oklch(0.97, 0.04, 70);
  const seam = night ? oklch(0.16, 0.05, 280) : oklch(0.4, 0.09, 355);
  const courses = times(26, (i) => {
    const y = at[1] - 330 + i * 44;
    return [
      brushLine(S, trace(`${l},${y} ${(l + rr) / 2},${y + S.rng.gauss(0, 2)} ${rr},${y}`), 2, seam, {
        opacity: 0.35,
        attack: 0.01,
        decay: 0.01,
      }),
      times(4, (m) => {
        const x = l + ((m + (i % 2) * 0.5 + 0.3) / 4) * (rr - l);
        return brushLine(S, trace(`${x},${y + 3} ${x + 1},${y + 22} ${x},${y + 41}`), 1.8, seam, {
          opacity: 0.3,
          attack: 0.05,
          decay: 0.05,
        });
      }),
    ];
  });
  const slit = (y: number): Mark => {
    const x = side < 0 ? 84 : 716;
    return [
      path(
        smooth(
          closedCurve(
            `${x - 17},${y + 70} ${x - 17},${y + 10} ${x},${y - 18} ${x + 17},${y + 10} ${x + 17},${y + 70} ${x},${y + 72}`,
            5,
          ),
        ),
        mix(seam, '#0c0a18', 0.5),
      ),
      snowOn(S, x - 24, x + 24, y + 72, white),
    ];
  };
  scene.add(
    modelled(S, shaft, {
      tone,
      colours: stone,
      flow: 0.05,
      length: 34,
      width: 8,
      uneven: 0.2,
      over: courses,
    }),
    brushLine(
      S,
      trace(`${edge - side * -6},${at[1] - 318} ${edge - side * -6},900 ${edge - side * -6},1240`),
      7,
      night ? oklch(0.5, 0.07, 300) : oklch(0.72, 0.1, 35),
      { opacity: 0.5, attack: 0.01, decay: 0.01 },
    ),
    slit(880),
    modelled(S.element('spire'), spire, {
      tone,
      colours: stone.map((c) => mix(c, night ? '#141432' : '#7a3a4a', 0.4)),
      flow: side * 0.9,
      length: 40,
      width: 7,
    }),
    modelled(S.element('cornice'), cornice, {
      tone: new Tone(0.75),
      colours: stone,
      flow: 0,
      length: 40,
      width: 5,
    }),
    snowOn(S, l - 20, rr + 26, at[1] - 350, white),
    ellipse(at[0] + 8, at[1] + 14, r + 26, r + 26, '#160f24', `opacity=".4" filter="${blur(S, 10)}"`),
    clockRing(S.element('ring'), clock),
    clockDial(S.element('dial'), clock),
    snowOnTheRim(S.element('cap'), clock, white),
  );
}

/** Lies on a ledge; flat below. */
const snowOn = (S: Easel, x0: number, x1: number, y: number, colour: string): Mark =>
  path(
    smooth(
      [
        ...times(9, (i): Point => [lerp(x0, x1, i / 8), y - (i % 8 === 0 ? 3 : S.rng.range(10, 17))]),
        [x1 - 2, y + 5],
        [(x0 + x1) / 2, y + 7],
        [x0 + 2, y + 5],
      ],
      true,
      0.8,
    ),
    colour,
  );

function lovers(scene: Scene): void {
  const S = scene.element('lovers');
  const rim = oklch(0.95, 0.09, 80);
  scene.add(
    leaningWoman(S.element('she'), {
      x: 292,
      y: 538,
      s: 1.72,
      c: {
        coat: oklch(0.52, 0.19, 25),
        dark: oklch(0.24, 0.07, 300),
        skin: oklch(0.8, 0.07, 55),
        blush: oklch(0.6, 0.1, 20),
        hair: oklch(0.27, 0.05, 40),
        scarf: oklch(0.82, 0.13, 80),
        rim,
      },
    }),
    kneelingMan(S.element('he'), {
      x: 534,
      y: 505,
      s: 1.74,
      flip: -1,
      c: {
        coat: oklch(0.42, 0.07, 250),
        dark: oklch(0.26, 0.05, 290),
        skin: oklch(0.78, 0.08, 55),
        blush: oklch(0.58, 0.1, 25),
        hair: oklch(0.36, 0.06, 50),
        scarf: oklch(0.86, 0.1, 85),
        rim: oklch(0.7, 0.07, 260),
      },
    }),
  );
}

/** It was put on too loosely. */
function glove(scene: Scene): void {
  const S = scene.element('glove');
  const shape = place(trace('-9,-14 9,-15 11,-2 18,-8 22,-4 14,8 10,20 2,25 -7,21 -11,6'), {
    x: 404,
    y: 742,
    s: 1.25,
    r: 0.5,
  });
  scene.add(
    path(smooth(shape), oklch(0.52, 0.19, 25)),
    brushLine(S, trace('396,640 392,672 398,704'), 1.6, '#fff4dc', { opacity: 0.5 }),
    brushLine(S, trace('414,628 412,650 416,690'), 1.2, '#fff4dc', { opacity: 0.4 }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.18, saturation: 1.05 }, paint });
