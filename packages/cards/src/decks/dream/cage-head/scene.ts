/** A figure whose head is a birdcage holding the moon, its door open. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { leaf, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, ramp } from '../../../kit/colour.ts';
import { polygon, smooth, spline } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { edge } from '../../../kit/materials.ts';
import { TAU, radians, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, wobble } from '../../../kit/shapes.ts';
import { moth, perched, songbird } from '../../../motifs/birds.ts';
import { dressCoat, keyhole, lapels, waistcoat } from '../../../motifs/keyhole-coat.ts';
import { knittedScarf } from '../../../motifs/knitted-scarf.ts';
import { bigLeaf, fern } from '../../../motifs/leaves.ts';
import { cageBack, cageFinial, cageFoot, cageFront, cageGate } from '../../../motifs/moon-cage.ts';

const P = {
  black: oklch(0.13, 0.025, 175),
  deep: oklch(0.2, 0.04, 170),
  green: oklch(0.34, 0.065, 162),
  leaf: oklch(0.48, 0.095, 150),
  lime: oklch(0.72, 0.13, 118),
  fog: oklch(0.52, 0.055, 175),
  moonC: oklch(0.96, 0.06, 98),
  gold: oklch(0.84, 0.13, 86),
  brass: oklch(0.68, 0.115, 80),
  brassD: oklch(0.4, 0.075, 65),
  red: oklch(0.5, 0.18, 25),
  redD: oklch(0.32, 0.12, 18),
  redL: oklch(0.66, 0.17, 35),
  coat: oklch(0.28, 0.05, 235),
  coatL: oklch(0.46, 0.06, 225),
  ivory: oklch(0.9, 0.03, 88),
};
const MOON: Point = [400, 520];
const moonlit = (x: number, y: number) => clamp(1.15 - Math.hypot(x - MOON[0], (y - MOON[1]) * 0.9) / 430);

function paint(): Scene {
  const scene = new Scene({ seed: 151, background: oklch(0.16, 0.03, 170) });
  fog(scene);
  trunks(scene);
  farFoliage(scene);
  gentleman(scene);
  cage(scene);
  birds(scene);
  nearFoliage(scene);
  return scene;
}

function fog(scene: Scene): void {
  const bg = (x: number, y: number) =>
    ramp([oklch(0.7, 0.075, 150), [0.3, P.fog], [0.62, P.green], P.black])(
      clamp(Math.hypot(x - MOON[0], (y - MOON[1]) * 0.82) / 560 + 0.1 * scene.noise.fbm(x / 120, y / 160, 4)),
    );
  scene.add(
    `<rect width="800" height="1200" fill="${scene.radialAt(
      [oklch(0.7, 0.075, 150), [0.3, P.fog], [0.62, P.green], P.black],
      MOON[0],
      MOON[1],
      640,
    )}"/>`,
    strokes(scene, {
      region: [-20, -20, 840, 1240],
      n: 1500,
      length: 90,
      width: 9,
      angle: (x, y) => Math.PI / 2 + 0.5 * scene.noise.n2(x / 150, y / 200),
      colour: bg,
      opacity: [0.15, 0.45],
    }),
  );
}

/** Trunks receding into fog. */
function trunks(scene: Scene): void {
  const S = scene.element('trunks receding into fog');
  for (const [x, w, k, ln] of [
    ...([
      [90, 15, 0.35, 0.02],
      [232, 11, 0.2, -0.02],
      [300, 8, 0.12, 0.01],
      [520, 9, 0.14, 0.02],
      [590, 13, 0.24, -0.01],
      [706, 17, 0.4, 0.02],
      [30, 26, 0.7, -0.01],
      [768, 30, 0.75, 0.0],
      [160, 18, 0.5, 0.03],
      [652, 10, 0.3, 0.0],
    ] as const),
  ].sort((a, b) => a[2] - b[2])) {
    const p = times(7, (i): Point => [x + ln * i * 180 + S.rng.gauss(0, 5), 1210 - i * 205]);
    const sh = wobble(
        ribbon(spline(p), (t) => w * (1.25 - 0.45 * t)),
        S.noise,
        4,
        0.03,
      ),
      c = mix(mix(P.fog, oklch(0.66, 0.07, 150), 0.2), P.deep, k),
      ld = x < MOON[0] ? 1 : -1;
    scene.add(
      path(
        smooth(sh.filter((_, i) => i % 2 === 0)),
        S.radialAt(
          [c, [0.35, mix(c, P.green, 0.35)], [0.7, mix(P.deep, P.black, 0.4)], P.black],
          MOON[0],
          MOON[1],
          620,
        ),
      ),
      group(
        { 'clip-path': S.clip(polygon(sh)) },
        strokes(S, {
          region: sh,
          n: Math.round(60 + w * 5),
          length: 60,
          width: 2.2,
          angle: Math.PI / 2,
          colour: (u, v) =>
            mix(
              mix(c, P.black, 1 - moonlit(u, v)),
              oklch(0.78, 0.1, 120),
              clamp((((u - x) * ld) / w) * 0.5 + 0.1) * moonlit(u, v) * 0.7,
            ),
          opacity: [0.2, 0.45],
        }),
      ),
    );
    if (k < 0.5) scene.add(mist(S, { x, y: 760, w: 320, h: 500, colour: P.fog, opacity: 0.25, seed: 7 }));
  }
}

function farFoliage(scene: Scene): void {
  const S = scene.element('far foliage');
  const clump = (x: number, y: number, R: number, n: number, s: number, kd: number) => {
    const leaves: string[] = [];
    for (let i = 0; i < n; i++) {
      const a = S.rng.range(0, TAU),
        r = Math.sqrt(S.rng.f()) * R,
        px = x + Math.cos(a) * r,
        py = y + Math.sin(a) * r * 0.8,
        fa = Math.atan2(py - y, px - x) + S.rng.gauss(0, 0.7);
      const k = moonlit(px, py);
      leaves.push(
        path(
          leaf(px, py, fa, s * S.rng.range(0.6, 1.3), s * 0.26),
          jitter(
            mix(mix(P.deep, P.fog, kd), mix(P.lime, P.fog, kd * 0.7), clamp(k * S.rng.range(0.2, 0.9) - 0.1)),
            S.rng,
            0.02,
            8,
          ),
          'opacity=".9"',
        ),
      );
    }
    return leaves.join('');
  };
  for (const [x, y, R, n, s, kd] of [
    [120, 140, 190, 260, 30, 0.45],
    [680, 120, 200, 280, 30, 0.45],
    [400, 40, 220, 260, 30, 0.5],
    [40, 420, 130, 170, 34, 0.3],
    [770, 430, 140, 180, 34, 0.3],
    [60, 720, 150, 180, 34, 0.25],
    [750, 720, 150, 180, 34, 0.25],
  ] as const)
    scene.add(clump(x, y, R, n, s, kd));
  scene.add(glow(S, MOON[0], MOON[1], 470, oklch(0.9, 0.1, 110), 0.36, 0.5));
}

function gentleman(scene: Scene): void {
  scene.add(dressCoat(scene.element('figure'), P));
  scene.add(waistcoat(scene.element('waistcoat'), P));
  scene.add(keyhole(scene.element('keyhole over the heart'), P));
  scene.add(lapels(scene.element('lapels'), P));
}

/** The head: a cage that stands on the scarf. */
function cage(scene: Scene): void {
  scene.add(cageBack(scene.element('cage'), P));
  scene.add(cageFront(P));
  scene.add(cageGate(P));
  scene.add(cageFinial(scene.element('finial'), P));
  scene.add(knittedScarf(scene.element('scarf'), P));
  scene.add(cageFoot(scene.element('cage foot shadow on the scar'), P.redD, P));
}

/** Birds, moths. */
function birds(scene: Scene): void {
  const S = scene.element('birds');
  const bc = {
    body: oklch(0.56, 0.19, 28),
    wing: oklch(0.44, 0.16, 22),
    belly: oklch(0.82, 0.11, 65),
    mask: oklch(0.25, 0.06, 20),
    beak: oklch(0.7, 0.13, 70),
    shade: oklch(0.25, 0.1, 15),
    light: oklch(0.93, 0.1, 95),
  };
  scene.add(perched(S, { x: 560, y: 522, s: 0.98, flip: 1, c: bc, angle: 170 }));
  scene.add(
    songbird(S, {
      x: 576,
      y: 902,
      s: 1.02,
      r: 4,
      c: bc,
      angle: -110,
      key: { dark: P.brassD, light: P.gold },
    }),
  );
  const mc = {
    wing: oklch(0.9, 0.06, 95),
    spot: oklch(0.62, 0.16, 40),
    body: oklch(0.5, 0.06, 70),
    shade: oklch(0.5, 0.07, 110),
    light: '#fffbe8',
  };
  for (const [x, y, s, r] of [
    [222, 470, 0.72, 28],
    [282, 246, 0.56, -18],
    [528, 232, 0.66, 24],
    [640, 400, 0.5, -30],
    [188, 640, 0.46, 50],
    [470, 150, 0.4, -8],
  ] as const)
    scene.add(glow(S, x, y, 46 * s, P.gold, 0.4), moth(S, { x, y, s, r, c: mc }));
}

/** Near foliage, rim-moonlit from the cage. */
function nearFoliage(scene: Scene): void {
  const S = scene.element('near foliage');
  const LA = (x: number, y: number, a: number) => {
    const to = Math.atan2(MOON[1] - y, MOON[0] - x);
    return clamp(moonlit(x, y) * 1.05 + 0.1) * (0.35 + 0.65 * Math.abs(Math.sin(a - to)));
  };
  const BL = (x: number, y: number, a: number, l: number, w: number, bend = 0.2) => {
    const tx = x + Math.cos(a) * l * 0.5,
      ty = y + Math.sin(a) * l * 0.5,
      to = Math.atan2(MOON[1] - ty, MOON[0] - tx),
      side = Math.sin(to - a) < 0 ? 1 : -1;
    return bigLeaf(x, y, a, l, w, {
      dark: oklch(0.2, 0.045, 166),
      lit: oklch(0.56, 0.11, 145),
      vein: mix(P.leaf, P.lime, clamp(moonlit(tx, ty) + 0.2)),
      bend: bend * side * -1,
      light: clamp(moonlit(tx, ty) * 1.2 + 0.3 + S.rng.gauss(0, 0.08)),
      side,
    });
  };
  const nearO: string[] = [];
  for (const [x, y, a, l, w, bd] of [
    [-30, 1010, -58, 210, 46, 0.3],
    [-40, 1080, -24, 230, 50, 0.25],
    [-30, 1180, -40, 230, 52, 0.2],
    [60, 1240, -62, 210, 50, 0.2],
    [150, 1250, -78, 150, 40, 0.2],
    [-40, 930, -34, 190, 40, 0.3],
    [-40, 860, -62, 170, 36, 0.3],
    [830, 1000, -124, 210, 46, 0.3],
    [840, 1090, -154, 220, 50, 0.25],
    [830, 1190, -138, 230, 52, 0.2],
    [740, 1245, -116, 200, 50, 0.2],
    [650, 1255, -100, 140, 38, 0.2],
    [840, 920, -146, 190, 40, 0.3],
    [840, 850, -118, 170, 36, 0.3],
  ] as const)
    nearO.push(BL(x, y, radians(a), l, w, bd));
  for (const [x, y, a, l, w] of [
    [-30, -20, 50, 220, 46],
    [60, -40, 66, 190, 42],
    [-40, 90, 24, 190, 40],
    [170, -40, 84, 140, 34],
    [830, -20, 130, 220, 46],
    [740, -40, 112, 190, 42],
    [840, 96, 156, 190, 40],
    [640, -40, 98, 140, 34],
    [-40, 210, 8, 150, 34],
    [840, 214, 172, 150, 34],
  ] as const)
    nearO.push(BL(x, y, radians(a), l, w, 0.25));
  scene.add(
    group(
      { filter: edge(S, 3, 0.03, 6) },
      fern(S, trace('-10,1120 70,1020 150,960 226,944'), {
        dark: oklch(0.24, 0.05, 165),
        lit: P.lime,
        length: 52,
        pairs: 20,
        lightAt: (x, y, a) => 0.15 + LA(x, y, a),
      }),
      fern(S, trace('810,1130 736,1030 660,972 590,960'), {
        dark: oklch(0.24, 0.05, 165),
        lit: P.lime,
        length: 50,
        pairs: 20,
        lightAt: (x, y, a) => 0.15 + LA(x, y, a),
      }),
      nearO,
      fern(S, trace('40,1230 120,1130 206,1084 280,1084'), {
        dark: oklch(0.22, 0.05, 165),
        lit: P.lime,
        length: 54,
        pairs: 20,
        lightAt: (x, y, a) => 0.22 + LA(x, y, a),
      }),
      fern(S, trace('770,1230 690,1136 606,1096 530,1102'), {
        dark: oklch(0.22, 0.05, 165),
        lit: P.lime,
        length: 54,
        pairs: 20,
        lightAt: (x, y, a) => 0.22 + LA(x, y, a),
      }),
    ),
  );
  for (let i = 0; i < 46; i++) {
    const x = S.rng.range(20, 780),
      y = S.rng.range(120, 1180),
      r = S.rng.range(1, 2.4);
    if (Math.abs(x - 400) < 150 && y > 240) continue;
    scene.add(glow(S, x, y, r * 7, P.gold, 0.7), ellipse(x, y, r, r, P.moonC));
  }
}

export default card({
  finish: gouache,
  grade: {
    seed: 131,
    vignette: 0.24,
    tintShadows: [-3, 4, 2],
    tintLights: [5, 3, -6],
    brush: 9,
    radius: 4,
    contrast: 0.08,
  },
  paint,
});
