/** N06: in the snow meadow sparklers have grown like dandelions, and a hare leans in to blow one out. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp, ramp } from '../../../kit/colour.ts';
import { along, smooth, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, heightAt, slopeAt } from '../../../kit/land.ts';
import { path } from '../../../kit/markup.ts';
import { TAU, lerp, times, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { frostHare } from '../../../motifs/frost-hare.ts';

const FIRE: Point = [600, 566];
const FOOT: Point = [588, 1078];
const REACH = 164;
const GOLD = ramp(['#8a4f24', '#d98f38', '#ffc863', '#ffe9ae', '#fffdf2']);

function paint(): Scene {
  const scene = new Scene({ seed: 606, background: BOARD });
  night(scene);
  meadow(scene);
  farOnes(scene);
  scene.add(frostHare(scene.element('hare'), { x: 172, y: 500, s: 1.03, r: 0.1 }));
  hero(scene);
  adrift(scene);
  scene.add(strays(scene.element('strays')));
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  const tone = new Tone();
  tone.change((_v, x, y) =>
    clamp(0.05 + 0.25 * Math.exp(-(((y - 780) / 170) ** 2)) + 0.1 * S.noise.fbm(x * 0.003, y * 0.008, 2)),
  );
  scene.add(
    path('M0 0H800V900H0Z', S.linearAt(['#070d1f', '#0d1f44', '#1c3f70', '#3a6a9c'], 0, 0, 0, 820)),
    scratches(S, {
      tone,
      flow: (x, y) => 0.08 * S.noise.n2(x * 0.004, y * 0.01),
      gap: [4, 11],
      length: [20, 110],
      width: 0.9,
    }),
    flakes(S, 90, (rng) => [rng.range(0, 800), rng.range(0, 700)], { size: 2.2, colour: ICE[2] }),
  );
}

const DRIFTS = [
  { crest: '-30,800 120,792 300,806 430,796 560,812 700,800 830,790', sheen: 60 },
  { crest: '-30,900 140,880 290,884 400,920 520,946 640,930 740,890 830,872', sheen: 90 },
  { crest: '-30,1150 200,1120 380,1092 520,1072 606,1066 700,1084 830,1130', sheen: 100 },
] as const;

/** Drift behind drift, each bright along its crest and blue in its hollow; the nearest is warmed by the fire. */
function meadow(scene: Scene): void {
  DRIFTS.forEach(({ crest, sheen }, i) => {
    const S = scene.element('drift ' + i);
    const line = traceCurve(crest);
    const land = closedBelow(S, line);
    const depth = (x: number, y: number): number => Math.max(0, y - heightAt(line, clamp(x, -20, 820)));
    const warmth = (x: number, y: number): number =>
      i === 2 ? Math.exp(-(((x - FOOT[0]) / 170) ** 2) - ((y - FOOT[1] - 10) / 50) ** 2) : 0;
    const light = (x: number, y: number): number =>
      clamp(0.8 * Math.exp(-depth(x, y) / sheen) + 0.16 * S.noise.fbm(x * 0.006, y * 0.014, 2));
    const field = {
      region: land,
      flow: (x: number, y: number) => slopeAt(line, x) + depth(x, y) * 0.0016 * Math.sin(x * 0.008 + i),
      gap: [2.8, 9] as const,
      length: [12, 60] as const,
      width: 1.3,
    };
    scene.add(
      path(
        smooth(land, true, 0.4),
        S.linearAt(['#5f92c2', '#27548a', '#0e2148'], 0, 800 + i * 100, 0, 960 + i * 130),
      ),
      scratches(S, {
        ...field,
        tone: new Tone().fill(land, (x, y) => (warmth(x, y) > 0.2 ? 0 : light(x, y))),
      }),
      scratches(S.element('warm'), {
        ...field,
        tone: new Tone().fill(land, warmth),
        floor: 0.2,
        ink: GOLD,
      }),
    );
  });
}

/** One head of sparks: a ball of needles, each forked at its tip; `keep` leaves some out. */
function sparks(
  S: Easel,
  [x, y]: Point,
  r: number,
  n: number,
  keep: (a: number) => boolean = () => true,
): string {
  const levels: string[][] = [[], [], [], [], []];
  times(n, (i) => {
    const a = (i / n) * TAU + S.rng.gauss(0, 0.05);
    if (!keep(a)) return;
    const from = r * S.rng.range(0.04, 0.4);
    const to = r * S.rng.range(0.55, 1) ** 0.8;
    const at = (q: number, turn = 0): Point => [x + Math.cos(a + turn) * q, y + Math.sin(a + turn) * q];
    const d = [needle([at(from), at((from + to) / 2), at(to)], r * 0.011, { attack: 0.1, decay: 0.6 })];
    if (to > r * 0.62)
      for (const turn of [-1, -0.35, 0.4, 1])
        d.push(
          needle(
            [at(to), at(to + r * 0.05, turn * 0.035), at(to + r * S.rng.range(0.07, 0.14), turn * 0.09)],
            r * 0.006,
            { attack: 0.1, decay: 0.9 },
          ),
        );
    const level = clamp(Math.floor(S.rng.range(1.2, 5) * (1.15 - 0.35 * (to / r))), 0, 4);
    levels[level]?.push(...d);
  });
  return levels.map((ds, i) => path(ds.join(''), GOLD(i / 4))).join('');
}

const glowOf = (S: Easel, [x, y]: Point, r: number, strength: number): string =>
  path(
    `M${x - r} ${y - r}H${x + r}V${y + r}H${x - r}Z`,
    S.radialAt(
      [
        [0, '#ffb75a', strength],
        [0.3, '#e08a38', strength * 0.4],
        [1, '#e08a38', 0],
      ],
      x,
      y,
      r,
    ),
    'style="mix-blend-mode:screen"',
  );

const wire = (from: Point, to: Point, bend: number, w: number): string =>
  needle(
    times(6, (i): Point => {
      const t = i / 5;
      return [lerp(from[0], to[0], t) + Math.sin(t * Math.PI) * bend, lerp(from[1], to[1], t)];
    }),
    w,
    { attack: 0.01, decay: 0.01 },
  );

/** Some burn, some are only wires with a black head. */
function farOnes(scene: Scene): void {
  const S = scene.element('far');
  const burning = [
    [398, 786, 11, 810],
    [436, 764, 17, 814],
    [524, 790, 11, 818],
    [706, 784, 13, 816],
    [756, 756, 23, 834],
    [476, 856, 44, 976],
  ] as const;
  const spent = [
    [700, 838, 924],
    [748, 988, 1118],
    [716, 1014, 1120],
  ] as const;
  scene.add(
    burning.map(([x, y, r, foot], i) => [
      glowOf(S, [x, y], r * 3.4, 0.5),
      path(wire([x, y], [x + 3, foot], 3, 1.2), '#0a1530'),
      sparks(S.element('far ' + i), [x, y], r, 46),
    ]),
    path(
      spent
        .map(([x, y, foot]) =>
          needle(
            [
              [x + 5, foot],
              [x + 1, (y + foot) / 2],
              [x - 1, y + 26],
              [x - 8, y + 8],
              [x - 20, y],
            ],
            2.2,
            { attack: 0.01, decay: 0.7 },
          ),
        )
        .join(''),
      '#0a1530',
    ),
  );
}

function hero(scene: Scene): void {
  const S = scene.element('hero');
  const [x, y] = FIRE;
  scene.add(
    glowOf(S, FIRE, 460, 0.55),
    path(wire([x + 2, y + 10], FOOT, 10, 3), '#0a1230'),
    path(wire([x - 1, y + 120], [FOOT[0] - 3, FOOT[1] - 6], 10, 0.9), '#ffc863'),
    sparks(S, FIRE, REACH, 250, (a) => Math.cos(a + 0.6) < 0.3 || S.rng.chance(0.3)),
    path(sparksCore(S, x, y), '#fffdf2'),
  );
}

const sparksCore = (S: Easel, x: number, y: number): string =>
  smooth(
    times(18, (i): Point => {
      const a = (i / 18) * TAU;
      const r = i % 2 ? 12 : S.rng.range(22, 32);
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    }),
    true,
    0.3,
  );

const DRIFT = traceCurve('660,500 730,440 756,360 716,280 620,226 520,190 430,140 380,70 390,0 430,-70', 20);

/** What is blown off goes like seed: a stalk of light under a small fan. */
function adrift(scene: Scene): void {
  const S = scene.element('adrift');
  const seeds = times(46, (i) => {
    const t = ((i + S.rng.f()) / 46) ** 1.1;
    const { x: ax, y: ay, angle } = along(DRIFT, t);
    const wide = lerp(34, 46, t);
    const [x, y] = [ax + S.rng.gauss(0, wide), ay + S.rng.gauss(0, wide * 0.8)];
    const size = lerp(24, 12, t) * S.rng.range(0.75, 1.2);
    const lean = lerp(angle, -1.5, 0.55) + S.rng.gauss(0, 0.3);
    const at = (q: number, turn = 0): Point => [x + Math.cos(lean + turn) * q, y + Math.sin(lean + turn) * q];
    return [
      needle([at(-size), at(-size * 0.3), at(0)], 1.3),
      ...times(7, (j) => {
        const turn = (j - 3) * 0.36;
        return needle([at(0), at(size * 0.4, turn), at(size * 0.8, turn * 1.15)], 0.9, { attack: 0.1 });
      }),
    ].join('');
  });
  scene.add(
    path(seeds.slice(0, 18).join(''), GOLD(0.85)),
    path(seeds.slice(18, 34).join(''), GOLD(0.6)),
    path(seeds.slice(34).join(''), GOLD(0.35)),
  );
}

export default card({ finish: frost, grade: { vignette: 0.25 }, paint });
