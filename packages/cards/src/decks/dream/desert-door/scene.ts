/** A door in the desert opens on a moonlit sea, and the sea runs out as a river with goldfish over it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, mark, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import {
  along,
  pathPoints,
  polygon,
  resample,
  smooth,
  soften,
  spline,
  traceCurve,
} from '../../../kit/curves.ts';
import { closedBelow, slopeAt } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur, chalk, form } from '../../../kit/materials.ts';
import { TAU, between, fix, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, ribbon, taper, wobble } from '../../../kit/shapes.ts';
import { cumulus, moon, sky, stars, stratus } from '../../../kit/sky.ts';
import { goldfish } from '../../../motifs/fish.ts';
import { traveller } from '../../../motifs/traveller.ts';

const P = {
  skyT: oklch(0.66, 0.065, 222),
  skyM: oklch(0.82, 0.045, 200),
  cream: oklch(0.95, 0.045, 88),
  peach: oklch(0.87, 0.08, 62),
  apricot: oklch(0.79, 0.115, 58),
  coral: oklch(0.68, 0.13, 42),
  mauve: oklch(0.52, 0.085, 350),
  plum: oklch(0.38, 0.085, 335),
  deep: oklch(0.27, 0.07, 320),
  sea: oklch(0.56, 0.1, 205),
  seaL: oklch(0.76, 0.1, 190),
  seaD: oklch(0.36, 0.085, 232),
  night: oklch(0.24, 0.07, 262),
  foam: oklch(0.97, 0.018, 190),
  red: oklch(0.5, 0.16, 26),
  ivory: oklch(0.91, 0.035, 82),
  fish: oklch(0.62, 0.19, 38),
};
const crest = (pp: Points) => resample(spline(pp, false, 16), 6);
const LEFT_BANK = traceCurve('462,756 452,800 400,838 318,872 214,926 130,1000 84,1090 70,1220', 14);
const RIGHT_BANK = traceCurve('616,756 632,806 628,850 590,900 540,960 520,1040 560,1130 640,1220', 14);
/** A point on the river: t down the stream, u from bank to bank. */
const onTheRiver = (t: number, u: number): Point => {
  const i = clamp(t) * (LEFT_BANK.length - 1.001);
  const k = Math.floor(i);
  const onBank = (bank: Points): Point => between(nth(bank, k), nth(bank, k + 1), i - k);
  return between(onBank(LEFT_BANK), onBank(RIGHT_BANK), u);
};
const [DOOR_LEFT, DOOR_TOP, DOOR_W, DOOR_H] = [458, 372, 160, 388];
const DOOR_RIGHT = DOOR_LEFT + DOOR_W;
const DOOR_MIDDLE = DOOR_LEFT + DOOR_W / 2;
const SILL = DOOR_TOP + DOOR_H;
const DOORWAY = `M${DOOR_LEFT} ${SILL}V${DOOR_TOP + 74}C${DOOR_LEFT} ${DOOR_TOP + 20} ${DOOR_LEFT + 34} ${DOOR_TOP} ${DOOR_MIDDLE} ${DOOR_TOP}C${DOOR_RIGHT - 34} ${DOOR_TOP} ${DOOR_RIGHT} ${DOOR_TOP + 20} ${DOOR_RIGHT} ${DOOR_TOP + 74}V${SILL}Z`;
const NEAR_CREST = crest(trace('-20,930 80,908 170,902 240,930 250,990 190,1080 150,1220'));

function paint(): Scene {
  const scene = new Scene({ seed: 93, background: oklch(0.85, 0.06, 60) });
  heat(scene);
  farDunes(scene);
  caravan(scene);
  doorShadow(scene);
  river(scene);
  door(scene);
  spill(scene);
  openLeaf(scene);
  nearDune(scene);
  wetEdge(scene);
  travellerAndShadow(scene);
  paperBoat(scene);
  sandRipples(scene);
  footprints(scene);
  leftByTheTide(scene);
  flyingFish(scene);
  return scene;
}

function heat(scene: Scene): void {
  const sun: Point = [168, 214];
  scene.add(
    sky(scene, [P.skyT, [0.22, P.skyM], [0.4, P.cream], [0.55, P.peach], P.apricot], {
      n: 1000,
      angle: -0.1,
      meander: 0.5,
      length: 130,
      width: 12,
    }),
  );
  scene.add(
    glow(scene, sun[0], sun[1], 420, P.cream, 0.9, 0.5),
    path(smooth(blob(sun[0], sun[1], 62, 62, scene.noise, 0.02)), oklch(0.985, 0.03, 95)),
  );
  for (const [x, y, w, h, sd, opacity] of [
    [690, 560, 420, 150, 4, 0.75],
    [60, 590, 340, 110, 5, 0.75],
    [330, 586, 260, 60, 6, 0.6],
  ] as const)
    scene.add(
      cumulus(scene, {
        x,
        y,
        w,
        h,
        base: mix(P.cream, P.peach, 0.55),
        lit: oklch(0.985, 0.025, 90),
        shade: mix(P.peach, P.mauve, 0.25),
        angle: 215,
        puffs: 34,
        seed: sd,
        opacity,
      }),
    );
}

function farDunes(scene: Scene): void {
  const S = scene.element('far dunes');
  const dune = (p: Points, lit: Colour, dark: Colour, shadow: Points, n = 260) => {
    const sh = closedBelow(S, p);
    const cl = S.clip(polygon(sh));
    const ys = Math.min(...p.map((q) => q[1]));
    scene.add(path(polygon(sh), S.linearAt([lit, mix(lit, dark, 0.45)], 0, ys, 0, ys + 320)));
    const o = [
      strokes(S, {
        region: sh.map(([x, y]): Point => [x, Math.min(y, 1205)]),
        n,
        length: 80,
        width: 6,
        angle: (x, y) => slopeAt(p, x) * 0.9 + 0.06 * S.noise.n2(x / 80, y / 40),
        colour: (x, y) => mix(lit, dark, clamp((y - ys) / 480 + 0.18 * S.noise.fbm(x / 140, y / 60, 3))),
        opacity: [0.15, 0.45],
        dL: 0.014,
      }),
    ];
    if (shadow) {
      const s = handLine(S, spline(shadow, false, 8), 3, 0.02, 6),
        sp = smooth(s.filter((_, i) => i % 2 === 0));
      o.push(
        path(
          sp,
          S.linearAt([mix(P.mauve, dark, 0.25), mix(P.mauve, lit, 0.25)], 0, ys, 0, ys + 380),
          'opacity=".92"',
        ),
        group(
          { 'clip-path': S.clip(sp) },
          strokes(S, {
            region: s,
            n: Math.round(n * 0.6),
            length: 70,
            width: 6,
            angle: 0.35,
            colour: (x, y) =>
              mix(
                mix(P.mauve, P.plum, 0.25),
                mix(P.mauve, lit, 0.35),
                clamp((y - ys) / 340 + 0.2 * S.noise.fbm(x / 90, y / 60, 2)),
              ),
            opacity: [0.2, 0.45],
          }),
        ),
      );
    }
    // wind ripples
    for (let i = 0; i < 26; i++) {
      const y = ys + 30 + i * 13 + S.rng.gauss(0, 3),
        x = S.rng.range(-40, 700),
        L = S.rng.range(60, 200);
      o.push(
        brushLine(
          S,
          [
            [x, y],
            [x + L * 0.33, y + S.rng.gauss(-3, 3)],
            [x + L * 0.66, y + S.rng.gauss(3, 3)],
            [x + L, y + S.rng.gauss(0, 3)],
          ],
          1.1,
          mix(dark, P.mauve, 0.4),
          { opacity: 0.22 },
        ),
      );
    }
    scene.add(
      group({ 'clip-path': cl }, o),
      line(
        polygon(
          p.filter((_, i) => i % 2 === 0),
          false,
        ),
        P.cream,
        2.2,
        `opacity=".55" filter="${chalk(S, { fx: 0.06, lo: 0.35, hi: 0.6 })}"`,
      ),
    );
  };
  dune(
    crest(trace('-20,640 120,610 230,632 360,596 470,628 620,604 820,640')),
    mix(P.peach, P.cream, 0.3),
    mix(P.apricot, P.mauve, 0.2),
    trace('360,596 400,622 430,650 520,680 560,650 470,628'),
    140,
  );
  scene.add(mist(S, { y: 650, h: 80, colour: P.cream, opacity: 0.7 }));
  dune(
    crest(trace('-20,716 110,690 236,640 310,622 400,660 540,700 690,690 820,716')),
    mix(P.apricot, P.peach, 0.5),
    mix(P.coral, P.apricot, 0.4),
    trace('310,622 330,660 372,700 380,760 440,830 700,800 640,700 540,700 400,660'),
    220,
  );
  scene.add(mist(S, { y: 752, h: 70, colour: P.peach, opacity: 0.6, seed: 4 }));
  dune(
    crest(trace('-20,812 120,800 280,782 430,756 560,748 680,762 820,806')),
    P.apricot,
    P.coral,
    trace('640,756 660,800 700,850 690,920 760,1000 840,1040 840,800 760,786'),
    420,
  );
}

/** A caravan, far off, to give the dunes their size. */
function caravan(scene: Scene): void {
  const camel = (x: number, y: number, s: number, rider: boolean) =>
    scene.add(
      group(
        { transform: `translate(${fix(x)} ${fix(y)}) scale(${s})` },
        path(
          'M-13 0L-12 -11C-15 -13 -16 -16 -14 -19C-11 -23 -8 -21 -6 -24C-4 -28 1 -28 3 -24C5 -20 9 -20 12 -17C16 -14 18 -18 20 -24C20 -28 23 -30 27 -29C30 -28 30 -26 27 -25C25 -25 24 -24 24 -21C23 -14 19 -8 13 -9L14 0L12 0L10 -9C5 -7 -3 -7 -8 -9L-9 0L-11 0L-10 -8Z',
          mix(P.plum, P.coral, 0.3),
        ),
        rider
          ? path('M-4 -25C-5 -32 -3 -38 0 -39C3 -38 5 -32 4 -25Z', P.red)
          : path('M-9 -20C-4 -27 4 -27 9 -19C4 -15 -4 -15 -9 -20Z', P.red),
        path(soften('12,0 40,6 52,11 30,9 -8,2'), P.mauve, 'opacity=".45"'),
      ),
    );
  camel(58, 702, 0.72, true);
  camel(104, 694, 0.7, false);
  camel(146, 681, 0.66, true);
  camel(186, 665, 0.62, false);
}

/** Cast shadow of the door. */
function doorShadow(scene: Scene): void {
  const S = scene.element('cast shadow of the door');
  scene.add(
    path(
      soften('612,764 700,778 800,800 830,812 830,862 760,836 690,812 596,790', 0.5),
      P.plum,
      `opacity=".5" filter="${blur(S, 4)}"`,
    ),
  );
}

/** Water spilling out. */
function river(scene: Scene): void {
  const S = scene.element('water spilling out');
  const water = wobble(LEFT_BANK.concat(RIGHT_BANK.slice().reverse()), S.noise, 7, 0.03),
    wD = smooth(water.filter((_, i) => i % 2 === 0)),
    wC = S.clip(wD);
  scene.add(
    path(wD, P.plum, `opacity=".35" transform="translate(-3 7)" filter="${blur(S, 5)}"`),
    path(wD, S.linearAt([P.night, [0.16, P.seaD], [0.42, P.sea], P.seaL], 540, 750, 330, 1200)),
  );
  const wo: string[] = [];
  for (let i = 0; i < 330; i++) {
    const t0 = S.rng.f(),
      u = S.rng.range(0.02, 0.98),
      L = S.rng.range(0.05, 0.16),
      p = times(7, (k) => onTheRiver(t0 + (L * k) / 6, u + 0.03 * S.noise.n2(t0 * 9 + k * 0.3, u * 7)));
    const edge = Math.min(u, 1 - u);
    const c = mix(
      mix(P.seaD, P.seaL, clamp(t0 * 1.3 + S.rng.gauss(0, 0.25))),
      P.foam,
      edge < 0.12 ? 0.5 * S.rng.f() : 0.25 * S.rng.f() ** 3,
    );
    wo.push(
      path(
        smooth(ribbon(p, taper(S.rng.range(1.4, 5.5) * (0.5 + t0), 0.3, 0.5))),
        c,
        `opacity="${fix(S.rng.range(0.3, 0.75))}"`,
      ),
    );
  }
  for (let i = 0; i < 120; i++) {
    const t = S.rng.f() ** 0.8,
      u = S.rng.range(0.05, 0.95),
      w = (10 + 46 * t) * S.rng.range(0.4, 1),
      [x, y] = onTheRiver(t, u);
    wo.push(
      path(
        mark(x, y, S.rng.gauss(-0.12, 0.1), w, 0.8 + 1.3 * t, S.rng, 0.12),
        P.foam,
        `opacity="${fix(S.rng.range(0.25, 0.85))}"`,
      ),
    );
  }
  scene.add(
    group(
      { 'clip-path': wC },
      wo,
      line(wD, P.foam, 13, `opacity=".8" filter="${chalk(S, { fx: 0.07, lo: 0.42, hi: 0.6, rough: 10 })}"`),
      line(wD, P.foam, 5, 'opacity=".85"'),
    ),
  );
  scene.add(
    line(wD, mix(P.coral, P.plum, 0.5), 10, `opacity=".28" filter="${blur(S, 4)}"`),
    line(wD, P.foam, 2.4, `opacity=".8" filter="${chalk(S, { fx: 0.09, lo: 0.4, hi: 0.6, rough: 7 })}"`),
  );
}

function door(scene: Scene): void {
  const { doorway, night } = nightBehindTheDoor(scene);
  const rock = lighthouse(scene);
  const surf = scene.element('breaking wave at the sill');
  const waves = breakingWaves(surf);
  stoneFrame(scene, surf);
  keystone(scene, doorway, [...night, ...rock, ...waves]);
}

function nightBehindTheDoor(scene: Scene): { doorway: string; night: string[] } {
  const S = scene.element('the door');
  const doorway = S.clip(DOORWAY);
  const seen: string[] = [];
  seen.push(
    `<rect x="${DOOR_LEFT}" y="${DOOR_TOP}" width="${DOOR_W}" height="${DOOR_H}" fill="${S.linearAt(
      [
        oklch(0.2, 0.06, 268),
        [0.4, oklch(0.3, 0.09, 262)],
        [0.6, oklch(0.44, 0.09, 250)],
        [0.64, P.seaD],
        P.night,
      ],
      0,
      DOOR_TOP,
      0,
      SILL,
    )}"/>`,
    strokes(S, {
      region: [DOOR_LEFT, DOOR_TOP, DOOR_W, 240],
      n: 120,
      length: 60,
      width: 6,
      angle: -0.2,
      colour: (_, y) =>
        ramp([oklch(0.2, 0.06, 268), oklch(0.3, 0.09, 262), oklch(0.46, 0.09, 250)])((y - DOOR_TOP) / 240),
      opacity: [0.2, 0.5],
    }),
    stars(S, { n: 70, box: [DOOR_LEFT, DOOR_TOP, DOOR_W, 220], colour: P.cream, big: 3, fade: false }),
  );
  seen.push(
    moon(S, DOOR_MIDDLE + 24, DOOR_TOP + 74, 25, {
      colour: oklch(0.96, 0.04, 95),
      dark: oklch(0.82, 0.05, 90),
      halo: oklch(0.85, 0.08, 220),
      haloOpacity: 0.7,
      haloSize: 4,
    }),
  );
  seen.push(
    stratus(S, {
      y: DOOR_TOP + 168,
      h: 16,
      x0: DOOR_LEFT - 20,
      x1: DOOR_RIGHT,
      colour: oklch(0.36, 0.08, 262),
      lit: oklch(0.6, 0.07, 240),
      under: false,
      opacity: 0.9,
      lumps: 3,
    }),
  );
  return { doorway, night: seen };
}

/** Lighthouse on a rock. */
function lighthouse(scene: Scene): string[] {
  const seen: string[] = [];
  const S = scene.element('lighthouse on a rock');
  seen.push(
    path(
      smooth(
        wobble(
          pathPoints(
            `M${DOOR_LEFT + 4} ${DOOR_TOP + 252}C${DOOR_LEFT + 14} ${DOOR_TOP + 234} ${DOOR_LEFT + 30} ${DOOR_TOP + 226} ${DOOR_LEFT + 44} ${DOOR_TOP + 230}C${DOOR_LEFT + 60} ${DOOR_TOP + 236} ${DOOR_LEFT + 70} ${DOOR_TOP + 246} ${DOOR_LEFT + 80} ${DOOR_TOP + 254}Z`,
          ),
          S.noise,
          3,
          0.06,
        ),
      ),
      oklch(0.19, 0.05, 265),
    ),
    path(
      `M${DOOR_LEFT + 32} ${DOOR_TOP + 232}L${DOOR_LEFT + 35.5} ${DOOR_TOP + 188}h9L${DOOR_LEFT + 48} ${DOOR_TOP + 232}Z`,
      oklch(0.8, 0.03, 80),
    ),
    path(`M${DOOR_LEFT + 33} ${DOOR_TOP + 220}l.9 -11h12.3l.9 11Z`, P.red),
    path(`M${DOOR_LEFT + 35} ${DOOR_TOP + 188}v-9h10v9Z`, oklch(0.92, 0.13, 92)),
    path(
      `M${DOOR_LEFT + 33} ${DOOR_TOP + 179}L${DOOR_LEFT + 40} ${DOOR_TOP + 170}L${DOOR_LEFT + 47} ${DOOR_TOP + 179}Z`,
      P.red,
    ),
    path(
      `M${DOOR_LEFT + 40} ${DOOR_TOP + 183}L${DOOR_LEFT + 190} ${DOOR_TOP + 150}L${DOOR_LEFT + 190} ${DOOR_TOP + 204}Z`,
      S.linearAt(fading(oklch(0.95, 0.1, 95), 0.85, 0), DOOR_LEFT + 40, 0, DOOR_LEFT + 170, 0),
      `filter="${blur(S, 3)}"`,
    ),
    glow(S, DOOR_LEFT + 40, DOOR_TOP + 183, 36, oklch(0.95, 0.12, 92), 0.9),
  );
  for (let i = 0; i < 150; i++) {
    const t = S.rng.f(),
      y = DOOR_TOP + 248 + 140 * t ** 1.3,
      x = S.rng.range(DOOR_LEFT - 10, DOOR_RIGHT + 10),
      w = lerp(10, 46, t);
    seen.push(
      path(
        mark(x, y, S.rng.gauss(0, 0.08), w, lerp(0.7, 2.2, t), S.rng, 0.1),
        Math.abs(x - DOOR_MIDDLE - 24) < 16 + 20 * t && S.rng.chance(0.5)
          ? P.cream
          : mix(P.seaD, P.seaL, S.rng.f() * 0.6),
        `opacity="${fix(S.rng.range(0.35, 0.85))}"`,
      ),
    );
  }
  return seen;
}

/** Breaking wave at the sill. */
function breakingWaves(S: Easel): string[] {
  const seen: string[] = [];
  for (const [dy, col, hh, ph] of [
    [-66, mix(P.seaD, P.sea, 0.35), 8, 0],
    [-46, mix(P.night, P.seaD, 0.6), 11, 2],
    [-24, P.seaD, 9, 4],
  ] as const) {
    const wv: Point[] = [];
    for (let k = 0; k <= 16; k++)
      wv.push([
        DOOR_LEFT - 8 + (k / 16) * (DOOR_W + 16),
        SILL + dy - hh * (0.5 + 0.5 * Math.sin(k * 0.9 + ph) + 0.5 * S.noise.n1(k * 0.7 + ph)),
      ]);
    seen.push(
      path(
        smooth(
          wv.concat([
            [DOOR_RIGHT + 8, SILL + 10],
            [DOOR_LEFT - 8, SILL + 10],
          ]),
          true,
          0.9,
        ),
        S.linearAt([mix(col, P.seaL, 0.35), [0.4, col], P.night], 0, SILL + dy - hh, 0, SILL),
      ),
      line(
        smooth(wv, false),
        P.foam,
        3,
        `opacity=".85" filter="${chalk(S, { fx: 0.09, lo: 0.4, hi: 0.6, rough: 6 })}"`,
      ),
    );
  }
  for (let i = 0; i < 60; i++)
    seen.push(
      ellipse(
        S.rng.range(DOOR_LEFT, DOOR_RIGHT),
        SILL - 46 + S.rng.gauss(0, 12),
        S.rng.range(0.8, 2.6),
        S.rng.range(0.8, 2.2),
        P.foam,
        `opacity="${fix(S.rng.range(0.4, 0.95))}"`,
      ),
    );
  return seen;
}

function stoneFrame(scene: Scene, S: Easel): void {
  const fo = 26,
    frame = `M${DOOR_LEFT - fo} ${SILL + 4}V${DOOR_TOP + 70}C${DOOR_LEFT - fo} ${DOOR_TOP - 6} ${DOOR_LEFT + 20} ${DOOR_TOP - 30} ${DOOR_MIDDLE} ${DOOR_TOP - 30}C${DOOR_RIGHT - 20} ${DOOR_TOP - 30} ${DOOR_RIGHT + fo} ${DOOR_TOP - 6} ${DOOR_RIGHT + fo} ${DOOR_TOP + 70}V${SILL + 4}Z`;
  scene.add(
    path(frame, mix(P.mauve, P.plum, 0.3), 'transform="translate(12 2)"'),
    path(
      frame,
      P.ivory,
      `filter="${form(S, { angle: 200, size: 22, shade: mix(P.mauve, P.peach, 0.3), shadeOpacity: 0.75, light: P.cream, lightOpacity: 0.9, lightSize: 5, rough: 2.5, mottle: 0.35, mottleFrequency: 0.02, mottleDark: mix(P.mauve, P.ivory, 0.4) })}"`,
    ),
    line(
      `M${DOOR_LEFT - 14} ${SILL}V${DOOR_TOP + 72}C${DOOR_LEFT - 14} ${DOOR_TOP + 6} ${DOOR_LEFT + 26} ${DOOR_TOP - 17} ${DOOR_MIDDLE} ${DOOR_TOP - 17}C${DOOR_RIGHT - 26} ${DOOR_TOP - 17} ${DOOR_RIGHT + 14} ${DOOR_TOP + 6} ${DOOR_RIGHT + 14} ${DOOR_TOP + 72}V${SILL}`,
      mix(P.mauve, P.ivory, 0.35),
      2.4,
      'opacity=".8"',
    ),
    line(
      `M${DOOR_LEFT - 12} ${SILL}V${DOOR_TOP + 72}C${DOOR_LEFT - 12} ${DOOR_TOP + 8} ${DOOR_LEFT + 27} ${DOOR_TOP - 14} ${DOOR_MIDDLE} ${DOOR_TOP - 14}`,
      '#fff',
      1.4,
      'opacity=".7"',
    ),
  );
}

/** The moon over the arch, and all that is seen through it. */
function keystone(scene: Scene, doorway: string, seen: string[]): void {
  const S = scene.element('keystone moon');
  scene.add(
    path(
      smooth(blob(DOOR_MIDDLE, DOOR_TOP - 27, 19, 19, S.noise, 0.03)),
      P.ivory,
      `filter="${form(S, { angle: 200, size: 8, shade: P.mauve, shadeOpacity: 0.6, light: '#fff', lightOpacity: 0.8, lightSize: 3, rough: 1.5 })}"`,
    ),
    path(`M${DOOR_MIDDLE + 5} ${DOOR_TOP - 38}a12 12 0 1 0 0 22a9.5 9.5 0 1 1 0 -22Z`, oklch(0.72, 0.12, 80)),
  );
  scene.add(
    group({ 'clip-path': doorway }, seen, line(DOORWAY, P.night, 18, `opacity=".7" filter="${blur(S, 7)}"`)),
    line(DOORWAY, mix(P.mauve, P.plum, 0.4), 2, 'opacity=".7"'),
  );
}

/** The sea crossing the sill. */
function spill(scene: Scene): void {
  const S = scene.element('the sea crossing the sill');
  const spill = smooth([
    [DOOR_LEFT + 1, SILL - 20],
    [DOOR_LEFT + 40, SILL - 26],
    [DOOR_LEFT + 90, SILL - 20],
    [DOOR_RIGHT - 1, SILL - 24],
    [DOOR_RIGHT + 2, SILL + 14],
    [DOOR_RIGHT + 10, SILL + 40],
    [DOOR_LEFT + 80, SILL + 46],
    [DOOR_LEFT - 2, SILL + 40],
    [DOOR_LEFT + 3, SILL + 10],
  ]);
  const spO: string[] = [];
  for (let i = 0; i < 46; i++) {
    const x = S.rng.range(DOOR_LEFT + 4, DOOR_RIGHT - 2);
    spO.push(
      path(
        smooth(
          ribbon(
            [
              [x, SILL - 30],
              [x + S.rng.gauss(0, 2), SILL],
              [x + S.rng.gauss(-3, 5), SILL + 44],
            ],
            taper(S.rng.range(1, 3.4), 0.3, 0.6),
          ),
        ),
        mix(P.seaD, S.rng.chance(0.3) ? P.foam : P.sea, S.rng.f() * 0.8),
        'opacity=".6"',
      ),
    );
  }
  scene.add(
    path(spill, S.linearAt(fading(P.seaD, 1, [0.6, 1], 0), 0, SILL - 26, 0, SILL + 44)),
    group({ 'clip-path': S.clip(spill) }, spO),
  );
  for (let i = 0; i < 70; i++) {
    const x = S.rng.range(DOOR_LEFT - 4, DOOR_RIGHT + 6);
    scene.add(
      ellipse(
        x,
        SILL + 6 + S.rng.gauss(0, 6),
        S.rng.range(0.8, 3),
        S.rng.range(0.8, 2.2),
        P.foam,
        `opacity="${fix(S.rng.range(0.35, 0.9))}"`,
      ),
    );
  }
}

/** Open leaf, swung towards us on the right. */
function openLeaf(scene: Scene): void {
  const S = scene.element('open leaf');
  const lx = DOOR_RIGHT,
    leaf: Points = [
      [lx, DOOR_TOP + 60],
      [lx + 34, DOOR_TOP + 28],
      [lx + 84, DOOR_TOP + 4],
      [lx + 112, DOOR_TOP + 10],
      [lx + 112, SILL + 46],
      [lx, SILL + 2],
    ],
    lfD = polygon(leaf),
    ff = form(S, {
      angle: 200,
      size: 26,
      shade: oklch(0.32, 0.11, 12),
      shadeOpacity: 0.55,
      light: oklch(0.72, 0.15, 40),
      lightOpacity: 0.7,
      lightSize: 4,
      rough: 2.5,
      mottle: 0.3,
      mottleFrequency: 0.015,
    });
  scene.add(
    path(
      polygon([
        [lx + 112, DOOR_TOP + 10],
        [lx + 120, DOOR_TOP + 14],
        [lx + 120, SILL + 42],
        [lx + 112, SILL + 46],
      ]),
      oklch(0.34, 0.1, 15),
    ),
    path(lfD, P.red, `filter="${ff}"`),
  );
  const lf = (u: number, v: number): Point => {
    const t0: Point = [lerp(lx, lx + 112, u), lerp(DOOR_TOP + 60, DOOR_TOP + 8, Math.sin((u * Math.PI) / 2))],
      b0: Point = [lerp(lx, lx + 112, u), lerp(SILL + 2, SILL + 46, u)];
    return between(t0, b0, v);
  };
  for (let i = 0; i < 80; i++) {
    const u = S.rng.f(),
      v0 = S.rng.f() * 0.8,
      p = [lf(u, v0), lf(u + 0.005, v0 + 0.08), lf(u, v0 + 0.16)];
    scene.add(
      brushLine(S, p, 1.1, S.rng.chance(0.5) ? oklch(0.36, 0.12, 15) : oklch(0.62, 0.16, 35), {
        opacity: 0.35,
      }),
    );
  }
  for (const [u0, v0, u1, v1] of [
    [0.16, 0.14, 0.84, 0.46],
    [0.16, 0.54, 0.84, 0.92],
  ] as const) {
    const q = [lf(u0, v0 + 0.03), lf((u0 + u1) / 2, v0), lf(u1, v0), lf(u1, v1), lf(u0, v1)];
    scene.add(
      path(polygon(q), oklch(0.44, 0.15, 22), `stroke="${oklch(0.33, 0.1, 12)}" stroke-width="2.4"`),
      line(polygon([nth(q, 0), nth(q, 4), nth(q, 3)], false), oklch(0.66, 0.15, 38), 1.6, 'opacity=".7"'),
    );
  }
  const kn = lf(0.9, 0.53);
  scene.add(
    ellipse(
      kn[0],
      kn[1],
      6,
      6.4,
      oklch(0.75, 0.13, 82),
      `filter="${form(S, { angle: 210, size: 4, shade: oklch(0.4, 0.1, 50), light: '#fff8e0', lightOpacity: 0.9, lightSize: 2, rough: 0.6 })}"`,
    ),
  );
}

/** Near-left dune with the traveller. */
function nearDune(scene: Scene): void {
  const S = scene.element('near-left dune with the trav');
  const ndP = NEAR_CREST.concat([[-20, 1220]]);
  const ndD = smooth(ndP.filter((_, i) => i % 2 === 0));
  const nsh = soften('172,902 190,950 150,1010 120,1100 100,1220 170,1220 200,1080 262,990 246,930');
  scene.add(
    path(ndD, S.linearAt([P.peach, P.apricot, P.coral], 0, 900, 60, 1210)),
    group(
      { 'clip-path': S.clip(ndD) },
      strokes(S, {
        region: ndP,
        n: 260,
        length: 80,
        width: 6,
        angle: (_, y) => 0.1 + (y - 900) / 900,
        colour: (x, y) =>
          mix(P.peach, P.coral, clamp((y - 900) / 330 + 0.25 * S.noise.fbm(x / 90, y / 50, 3))),
        opacity: [0.2, 0.5],
      }),
      path(nsh, mix(P.mauve, P.coral, 0.25), 'opacity=".85"'),
      group(
        { 'clip-path': S.clip(nsh) },
        strokes(S, {
          region: [90, 900, 190, 320],
          n: 160,
          length: 60,
          width: 5,
          angle: 1.2,
          colour: () => mix(P.mauve, mix(P.plum, P.coral, 0.4), S.rng.f()),
          opacity: [0.2, 0.45],
        }),
      ),
      times(22, (i) => {
        const y = 930 + i * 13,
          x = S.rng.range(-30, 60);
        return brushLine(
          S,
          [
            [x, y],
            [x + 50, y + S.rng.gauss(-2, 3)],
            [x + 100, y + S.rng.gauss(3, 3)],
            [x + 150, y + S.rng.gauss(4, 3)],
          ],
          1.1,
          mix(P.coral, P.mauve, 0.4),
          { opacity: 0.35 },
        );
      }),
    ),
    line(
      polygon(NEAR_CREST.slice(0, Math.floor(NEAR_CREST.length * 0.42)), false),
      P.cream,
      2.6,
      `opacity=".8" filter="${chalk(S, { fx: 0.08, lo: 0.3, hi: 0.55 })}"`,
    ),
  );
}

/** Wet edge + foam where the bank meets the water. */
function wetEdge(scene: Scene): void {
  const S = scene.element('wet edge + foam where the ba');
  {
    const e = NEAR_CREST.slice(Math.floor(NEAR_CREST.length * 0.5));
    scene.add(
      line(
        polygon(
          e.map(([x, y]): Point => [x + 5, y + 1]),
          false,
        ),
        P.seaD,
        12,
        `opacity=".4" filter="${blur(S, 4)}"`,
      ),
      line(
        polygon(
          e.map(([x, y]): Point => [x + 2, y]),
          false,
        ),
        P.foam,
        4.5,
        `opacity=".9" filter="${chalk(S, { fx: 0.07, lo: 0.38, hi: 0.58, rough: 9 })}"`,
      ),
      line(
        polygon(
          e.map(([x, y]): Point => [x + 14, y + 4]),
          false,
        ),
        P.foam,
        2,
        `opacity=".7" filter="${chalk(S, { fx: 0.05, lo: 0.45, hi: 0.62, rough: 12 })}"`,
      ),
    );
  }
}

function travellerAndShadow(scene: Scene): void {
  const S = scene.element('his shadow falls down the du');
  scene.add(
    path(
      soften('118,908 150,914 186,938 196,968 180,972 164,944 134,926 112,914'),
      P.plum,
      `opacity=".5" filter="${blur(S, 1.6)}"`,
    ),
    traveller(S, {
      x: 116,
      y: 910,
      s: 1.12,
      c: {
        coat: oklch(0.38, 0.07, 285),
        trousers: oklch(0.3, 0.05, 280),
        shoes: oklch(0.24, 0.04, 40),
        skin: oklch(0.72, 0.09, 50),
        hair: oklch(0.27, 0.05, 40),
        hat: oklch(0.44, 0.06, 60),
        band: P.red,
        case: oklch(0.52, 0.1, 55),
        case2: oklch(0.33, 0.07, 45),
        scarf: oklch(0.66, 0.12, 195),
        shade: oklch(0.24, 0.07, 310),
        light: oklch(0.95, 0.06, 85),
        label: P.ivory,
      },
    }),
  );
}

function paperBoat(scene: Scene): void {
  const S = scene.element('paper boat');
  const bt = onTheRiver(0.66, 0.56),
    B = (q: Points) => q.map(([u, v]: Point): Point => [nth(bt, 0) + u, nth(bt, 1) + v]);
  scene.add(
    path(smooth(B(trace('-60,16 0,22 64,15 30,34 -30,34'))), P.seaD, `opacity=".5" filter="${blur(S, 4)}"`),
    `<g transform="rotate(-5 ${fix(bt[0])} ${fix(bt[1])})">`,
    path(
      polygon(B(trace('-62,-14 -20,-10 0,-58 22,-10 62,-16 40,22 -40,22'))),
      P.ivory,
      `filter="${form(S, { angle: 200, size: 12, shade: mix(P.mauve, P.ivory, 0.25), shadeOpacity: 0.5, light: '#ffffff', lightOpacity: 0.9, lightSize: 3, rough: 1.4, mottle: 0.12 })}"`,
    ),
    path(polygon(B(trace('0,-58 22,-10 40,22 0,14 -2,-10'))), mix(P.mauve, P.ivory, 0.45), 'opacity=".55"'),
    path(polygon(B(trace('-62,-14 -40,22 0,22 -8,2'))), '#fff', 'opacity=".45"'),
    line(
      polygon(B(trace('-20,-10 -8,2 0,14 8,2 22,-10')), false),
      mix(P.mauve, P.ivory, 0.3),
      1.6,
      'opacity=".8"',
    ),
    '</g>',
  );
  for (let i = 0; i < 16; i++) {
    const x = nth(bt, 0) + S.rng.gauss(0, 40),
      y = nth(bt, 1) + 26 + S.rng.f() * 8;
    scene.add(path(mark(x, y, 0, S.rng.range(12, 40), 1.4, S.rng, 0.1), P.foam, 'opacity=".75"'));
  }
}

/** Sand ripples on the near right + left flats. */
function sandRipples(scene: Scene): void {
  const S = scene.element('sand ripples on the near rig');
  for (let i = 0; i < 34; i++) {
    const y = 880 + i * 9.5,
      x0 = lerp(600, 560, i / 34) + (i > 22 ? (i - 22) * 8 : 0),
      x = S.rng.range(x0 + 6, x0 + 120),
      L = S.rng.range(50, 130);
    scene.add(
      brushLine(
        S,
        [
          [x, y],
          [x + L * 0.33, y - 5 + S.rng.gauss(0, 2)],
          [x + L * 0.66, y - 2 + S.rng.gauss(0, 2)],
          [x + L, y - 9 + S.rng.gauss(0, 2)],
        ],
        1.3,
        mix(P.coral, P.mauve, 0.5),
        { opacity: 0.32 },
      ),
      brushLine(
        S,
        [
          [x, y + 2.4],
          [x + L * 0.5, y - 1],
          [x + L, y - 6],
        ],
        0.9,
        P.cream,
        { opacity: 0.3 },
      ),
    );
  }
  for (let i = 0; i < 20; i++) {
    const y = 800 + i * 6 + S.rng.gauss(0, 2),
      x = S.rng.range(150, 330 - i * 4),
      L = S.rng.range(40, 110);
    scene.add(
      brushLine(
        S,
        [
          [x, y],
          [x + L * 0.5, y - 5],
          [x + L, y - 8],
        ],
        1.1,
        mix(P.coral, P.mauve, 0.5),
        { opacity: 0.26 },
      ),
    );
  }
}

/** Footprints coming in from the left edge. */
function footprints(scene: Scene): void {
  const S = scene.element('footprints coming in from th');
  for (let i = 0; i < 6; i++)
    scene.add(
      path(
        smooth(blob(-2 + i * 19, 932 - i * 4 + (i % 2) * 6, 5, 2.6, S.noise, 0.2, 1, 10)),
        P.mauve,
        'opacity=".6"',
      ),
    );
}

/** Starfish + shells left by the tide. */
function leftByTheTide(scene: Scene): void {
  const S = scene.element('starfish + shells left by th');
  const star5 = (x: number, y: number, r: number, a: number, c: Colour) => {
    const p: Point[] = [];
    for (let i = 0; i < 10; i++) {
      const t = a + (i / 10) * TAU,
        k = i % 2 ? r * 0.42 : r;
      p.push([x + Math.cos(t) * k, y + Math.sin(t) * k * 0.62]);
    }
    scene.add(
      softShadow(S, x + 4, y + 4, r * 1.2, r * 0.6, P.plum, 0.5),
      path(
        smooth(p, true, 0.8),
        c,
        `filter="${form(S, { angle: 200, size: 5, shade: oklch(0.42, 0.13, 20), light: P.cream, lightOpacity: 0.9, lightSize: 2, rough: 1.4 })}"`,
      ),
    );
  };
  star5(652, 962, 17, 0.3, oklch(0.6, 0.16, 30));
  star5(704, 1108, 21, 1.1, oklch(0.66, 0.14, 50));
  star5(628, 1060, 11, 0.7, oklch(0.56, 0.12, 350));
  for (const [x, y, s] of [
    [600, 930, 0.8],
    [672, 1020, 1],
    [740, 1040, 0.8],
  ] as const)
    scene.add(
      group(
        { transform: `translate(${x} ${y}) scale(${s}) rotate(-14)` },
        path(
          'M-13 5C-14 -8 -6 -15 0 -15C6 -15 14 -8 13 5C6 8 -6 8 -13 5Z',
          P.ivory,
          `filter="${form(S, { angle: 200, size: 5, shade: P.mauve, shadeOpacity: 0.6, light: '#fff', lightOpacity: 0.8, lightSize: 2, rough: 1 })}"`,
        ),
        line('M0 6L0 -14M-3 6L-7 -11M3 6L7 -11M-6 6L-12 -4M6 6L12 -4', P.mauve, 1, 'opacity=".5"'),
      ),
    );
}

/** Fish leaving through the air, on a thread of water. */
function flyingFish(scene: Scene): void {
  const S = scene.element('fish leaving through the air');
  const fp = traceCurve(
    '574,712 566,610 524,520 452,474 386,484 290,500 216,450 220,360 320,290 450,262 570,214 640,130 600,60 500,34',
    16,
  );
  const rib = (off: number, w: number, opacity: number, c: Colour) =>
    scene.add(
      path(
        smooth(
          ribbon(
            fp.map(([x, y], i): Point => [x + off * Math.sin(i / 9), y + off * Math.cos(i / 11)]),
            (t) => w * (0.3 + 0.9 * Math.abs(Math.sin(t * 9 + off))) * Math.min(1, (1 - t) * 3),
          ).filter((_, i) => i % 2 === 0),
        ),
        c,
        `opacity="${opacity}"`,
      ),
    );
  scene.add(`<g clip-path="${S.clip('M-50 -50H850V1250H-50Z')}">`);
  rib(0, 9, 0.32, P.seaL);
  rib(12, 4.5, 0.45, P.sea);
  rib(-14, 3, 0.5, P.foam);
  rib(22, 2, 0.5, P.foam);
  scene.add('</g>');
  for (let i = 0; i < 90; i++) {
    const q = nth(fp, S.rng.int(0, fp.length - 1)),
      r = 0.8 + 3.6 * S.rng.f() ** 3,
      x = q[0] + S.rng.gauss(0, 26),
      y = q[1] + S.rng.gauss(0, 26);
    scene.add(
      ellipse(x, y, r, r, S.rng.chance(0.6) ? P.foam : P.seaL, `opacity="${fix(S.rng.range(0.4, 0.9))}"`),
    );
  }
  const fc = [
    {
      body: P.fish,
      fin: oklch(0.68, 0.17, 45),
      white: oklch(0.96, 0.03, 85),
      shade: oklch(0.4, 0.14, 25),
      light: oklch(0.92, 0.09, 85),
    },
    {
      body: oklch(0.95, 0.025, 80),
      fin: oklch(0.9, 0.05, 60),
      white: P.fish,
      shade: oklch(0.6, 0.08, 20),
      light: '#ffffff',
    },
    {
      body: oklch(0.55, 0.18, 28),
      fin: oklch(0.62, 0.17, 35),
      white: oklch(0.95, 0.03, 85),
      shade: oklch(0.34, 0.12, 20),
      light: oklch(0.9, 0.1, 80),
    },
  ];
  const fs = [
    [0.13, -8, 4, 0.4, 0],
    [0.2, 14, -10, 0.46, 2],
    [0.27, -8, -18, 0.56, 1],
    [0.35, 8, 16, 0.72, 0],
    [0.41, -12, 16, 0.84, 2],
    [0.5, 20, 6, 0.94, 0],
    [0.585, -4, -26, 0.8, 1],
    [0.64, 6, 28, 1.1, 0],
    [0.72, -8, -18, 0.9, 2],
    [0.78, 30, 26, 1.0, 1],
    [0.87, 4, -4, 1.18, 0],
    [0.985, -10, 12, 0.86, 2],
  ] as const;
  for (const [t, dx, dy, s, k] of fs) {
    const q = along(fp, t);
    scene.add(
      goldfish(S, {
        x: q.x + dx,
        y: q.y + dy,
        a: q.angle + S.rng.gauss(0, 0.1),
        s,
        c: nth(fc, k),
        bank: Math.cos(q.angle) < 0 ? -1 : 1,
        flex: S.rng.gauss(0, 14),
      }),
    );
  }
}

export default card({
  finish: gouache,
  grade: {
    seed: 81,
    vignette: 0.14,
    tintShadows: [6, -2, 8],
    tintLights: [4, 1, -4],
    brush: 10,
    radius: 5,
    contrast: 0.1,
  },
  paint,
});
