/** A tree bears keys, and its trunk has a keyhole to walk into. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { leaf, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { pathPoints, smooth, soften } from '../../../kit/curves.ts';
import { grass, heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { group, line, path } from '../../../kit/markup.ts';
import { blur, edge } from '../../../kit/materials.ts';
import { TAU, fix, lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { wobble } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { bareTree } from '../../../kit/trees.ts';
import { songbird } from '../../../motifs/birds.ts';
import { hare } from '../../../motifs/hare-standing.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';

const key = (x: number, y: number, s: number, r: number, d: Colour, l: Colour) =>
  `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(r)}) scale(${s})">` +
  line('M0 -26V-6', d, 1) +
  trace('0,0 -6,9 6,9')
    .map(
      ([a, b]) =>
        `<circle cx="${a}" cy="${b}" r="6" fill="none" stroke="${d}" stroke-width="4.4"/><circle cx="${a - 0.5}" cy="${b}" r="6" fill="none" stroke="${l}" stroke-width="2"/>`,
    )
    .join('') +
  path('M-2.4 15h4.8v34h-4.8Z M2.4 34h8v4.4h-8Z M2.4 42.5h10v4.4h-10Z M-4 17h8v3h-8Z', d) +
  path('M-1.6 15h1.9v34h-1.9Z M2.4 34h7v1.6h-7Z M2.4 42.5h9v1.6h-9Z', l) +
  '</g>';

const P = {
  top: oklch(0.42, 0.06, 300),
  mid: oklch(0.66, 0.07, 340),
  low: oklch(0.86, 0.07, 55),
  plum: oklch(0.27, 0.07, 330),
  wine: oklch(0.4, 0.13, 5),
  crim: oklch(0.54, 0.17, 20),
  amber: oklch(0.76, 0.14, 65),
  bark: oklch(0.27, 0.04, 340),
  gold: oklch(0.86, 0.13, 85),
  goldD: oklch(0.45, 0.09, 65),
  cream: oklch(0.95, 0.05, 88),
};
const leafClouds = (S: Easel, arr: Points, n: number, s: number, ca: Colour, cb: Colour, op: number) =>
  arr
    .map(([x, y]: Point) =>
      times(n, () => {
        const px = x + S.rng.gauss(0, 30),
          py = y + S.rng.gauss(0, 24),
          k = clamp(0.5 - (py - y) / 60 + (px - 400) / 900 + S.rng.gauss(0, 0.2));
        return path(
          leaf(px, py, S.rng.range(0, TAU), s * S.rng.range(0.6, 1.3), s * 0.34),
          jitter(mix(ca, cb, k), S.rng, 0.025, 8),
          `opacity="${op}"`,
        );
      }).join(''),
    )
    .join('');

function paint(): Scene {
  const scene = new Scene({ seed: 208, background: oklch(0.5, 0.05, 320) });
  dusk(scene);
  const tips = trunk(scene);
  const S = scene.element('keyhole door');
  keyholeDoor(scene, S);
  hangingKeys(scene, S, tips);
  lightOnThePath(scene, S);
  visitors(scene, S);
  fallenLeaves(scene, S);
  return scene;
}

function dusk(scene: Scene): void {
  scene.add(
    sky(scene, [P.top, [0.4, P.mid], [0.75, P.low], P.low], { n: 1100, angle: 0.1, meander: 0.7 }),
    glow(scene, 420, 760, 460, P.cream, 0.7, 0.5),
  );
  for (const [y, a, o, k, sd] of [
    [820, 60, 3, 0.25, 3],
    [880, 50, 9, 0.5, 5],
    [940, 40, 17, 0.7, 8],
  ] as const) {
    const r = ridge(scene, { y, amplitude: a, frequency: 0.006, offset: o });
    scene.add(
      hill(scene, r, {
        top: mix(P.low, P.plum, k * 0.75),
        bottom: mix(P.low, P.plum, k * 0.35),
        y1: y + 110,
        strokes: 220,
        length: 50,
        width: 5,
      }),
    );
    for (let i = 0; i < 12; i++) {
      const x = scene.rng.range(-10, 810),
        t = bareTree(scene, x, heightAt(r, x) + 4, scene.rng.range(50, 110) * (0.6 + k), {
          colour: mix(P.low, P.plum, k * 0.9),
          depth: 4,
          width: 2.2 + 2 * k,
        });
      scene.add(t.svg);
    }
    scene.add(mist(scene, { y: y + 50, h: 110, colour: P.low, opacity: 0.75, seed: sd }));
  }
  const gr = ridge(scene, {
    y: 1052,
    amplitude: 20,
    frequency: 0.006,
    offset: 31,
    shape: (x) => -46 * Math.exp(-(((x - 400) / 190) ** 2)),
  });
  scene.add(
    hill(scene, gr, {
      top: oklch(0.46, 0.09, 50),
      bottom: P.plum,
      y1: 1210,
      strokes: 420,
      length: 40,
      width: 5,
      lit: P.amber,
      litWidth: 3,
    }),
  );
}

function trunk(scene: Scene): Point[] {
  const S = scene.element('trunk');
  const T =
      'M304 1046C340 1020 352 980 350 920C350 840 322 780 336 700C346 640 372 610 380 560L430 560C432 620 452 650 462 706C476 790 448 850 452 926C454 984 470 1020 510 1046C470 1040 452 1050 430 1042C412 1052 396 1052 378 1042C352 1052 332 1042 304 1046Z',
    tr = wobble(pathPoints(T, 5), S.noise, 8, 0.03);
  const limbs = [
    [392, 640, -0.95, 300, 19],
    [412, 610, 0.75, 310, 18],
    [404, 580, -0.1, 330, 17],
    [372, 720, -1.25, 230, 13],
    [450, 720, 1.2, 230, 13],
    [398, 590, -0.55, 300, 14],
    [416, 590, 0.38, 310, 14],
  ] as const;
  const tips: Point[] = [],
    lo: string[] = [];
  for (const [x, y, lean, h, w] of limbs) {
    const t = bareTree(S, x, y, h * 1.5, {
      colour: P.bark,
      light: mix(P.bark, P.amber, 0.5),
      width: w,
      depth: 5,
      lean,
      spread: 0.5,
      gnarl: 0.45,
    });
    lo.push(t.svg);
    tips.push(
      ...t.tips
        .map((tip): Point => [tip.x, tip.y])
        .filter(([u, v]) => u > -30 && u < 830 && v > 20 && v < 830),
    );
  }
  scene.add(
    group(
      { filter: edge(S, 4, 0.03, 4) },
      leafClouds(
        S,
        tips.filter((_, i) => i % 2 === 1),
        7,
        17,
        P.plum,
        P.wine,
        0.85,
      ),
    ),
    group({ filter: edge(S, 2.5, 0.05, 3) }, lo, path(smooth(tr), P.bark)),
    group(
      { 'clip-path': S.clip(smooth(tr)) },
      strokes(S, {
        region: tr,
        n: 520,
        length: 50,
        width: 2.6,
        angle: (x, y) => Math.PI / 2 + 0.35 * S.noise.n2(x / 24, y / 90) + (y > 980 ? (x - 400) / -160 : 0),
        colour: (x, y) =>
          mix(
            mix(P.bark, '#140c14', 0.3),
            mix(P.bark, P.amber, 0.65),
            clamp((x - 350) / 130 + 0.5 * S.noise.n2(x / 14, y / 50)),
          ),
        opacity: [0.35, 0.8],
      }),
    ),
  );
  scene.add(
    strokes(S, {
      region: pathPoints('M352 690C360 620 340 560 350 500L460 500C462 570 452 620 462 700Z', 8),
      n: 150,
      length: 70,
      width: 3,
      angle: (x, y) =>
        -Math.PI / 2 + ((x - 405) / 130) * clamp((640 - y) / 120) + 0.2 * S.noise.n2(x / 20, y / 60),
      colour: (x, y) =>
        mix(
          mix(P.bark, '#140c14', 0.3),
          mix(P.bark, P.amber, 0.55),
          clamp((x - 360) / 110 + 0.5 * S.noise.n2(x / 14, y / 50)),
        ),
      opacity: [0.5, 0.9],
    }),
  );
  return tips;
}

function keyholeDoor(scene: Scene, S: Easel): void {
  scene.add(
    glow(S, 402, 930, 190, P.gold, 0.75, 0.4),
    path('M402 868a30 30 0 0 1 17 54l16 96h-66l16 -96a30 30 0 0 1 17 -54Z', S.linear([P.cream, P.gold])),
    line('M402 868a30 30 0 0 1 17 54l16 96h-66l16 -96a30 30 0 0 1 17 -54Z', P.goldD, 5),
    line('M402 868a30 30 0 0 1 17 54l16 96h-66l16 -96a30 30 0 0 1 17 -54Z', P.gold, 1.8),
  );
}

/** Leaves at the tips, and keys under the lower ones, none too near another. */
function hangingKeys(scene: Scene, S: Easel, tips: Point[]): void {
  scene.add(
    group(
      { filter: edge(S, 2, 0.05, 4) },
      leafClouds(
        S,
        tips.filter(([, y], i) => i % 3 === 0 && (y < 520 || i % 2 === 1)),
        9,
        16,
        P.wine,
        P.amber,
        0.95,
      ),
    ),
  );
  const cand = tips.filter(([x, y]) => x > 40 && x < 760 && y > 110).sort((a, b) => b[1] - a[1]),
    hang: Point[] = [];
  for (const t of cand)
    if (hang.every((h) => Math.hypot(h[0] - t[0], (h[1] - t[1]) * 0.6) > 62) && Math.abs(t[0] - 400) > 78)
      hang.push(t);
  for (const [x, y] of hang.slice(0, 26)) {
    const L = S.rng.range(36, 84),
      s = lerp(0.8, 1.3, clamp((y - 200) / 600)) * S.rng.range(0.9, 1.15);
    scene.add(
      line(
        `M${fix(x)} ${fix(y)}q${fix(S.rng.gauss(0, 3))} ${fix(L / 2)} 0 ${fix(L)}`,
        P.gold,
        1,
        'opacity=".7"',
      ),
      glow(S, x, y + L + 26, 62, P.gold, 0.5),
      key(x, y + L + 6, s, S.rng.gauss(0, 6), P.goldD, mix(P.gold, P.cream, 0.35)),
    );
  }
}

function lightOnThePath(scene: Scene, S: Easel): void {
  scene.add(
    path(
      soften('372,1016 436,1016 520,1210 280,1210', 0.2),
      S.linearAt(fading(P.gold, 0.6, 0), 0, 1010, 0, 1190),
      `filter="${blur(S, 12)}" style="mix-blend-mode:screen"`,
    ),
  );
}

function visitors(scene: Scene, S: Easel): void {
  scene.add(
    softShadow(S, 560, 1108, 60, 12, P.plum, 0.8),
    softShadow(S, 250, 1118, 60, 12, P.plum, 0.8),
    path(soften('236,1118 262,1120 190,1180 150,1186'), P.plum, `opacity=".6" filter="${blur(S, 4)}"`),
    figure(S, {
      x: 256,
      y: 1116,
      s: 1.12,
      view: 'back',
      pose: {
        ...poses.stand,
        headTilt: 6,
        arms: [
          { root: 4, bend: 6 },
          { root: 58, bend: 64 },
        ],
      },
      garment: 'long coat',
      hat: 'beret',
      hair: 'plait',
      colours: {
        coat: oklch(0.36, 0.06, 250),
        hat: P.crim,
        hair: oklch(0.3, 0.07, 45),
        boots: oklch(0.2, 0.03, 40),
        scarf: P.amber,
      },
      angle: -25,
      shade: oklch(0.18, 0.05, 310),
      light: P.gold,
    }).svg,
    hare(S, {
      x: 560,
      y: 1106,
      s: 0.9,
      flip: -1,
      c: {
        fur: oklch(0.58, 0.06, 60),
        inner: oklch(0.66, 0.09, 30),
        tail: oklch(0.88, 0.03, 80),
        vest: P.wine,
        shade: oklch(0.22, 0.06, 320),
        light: P.gold,
      },
      angle: -150,
    }),
  );
  scene.add(
    songbird(S, {
      x: 640,
      y: 700,
      s: 0.9,
      r: -6,
      c: {
        body: oklch(0.5, 0.08, 240),
        wing: oklch(0.38, 0.07, 250),
        belly: P.cream,
        mask: P.plum,
        beak: P.amber,
        shade: P.plum,
        light: P.cream,
      },
      key: { dark: P.goldD, light: P.gold },
    }),
    grass(S, trace('-10,1126 180,1128 400,1150 600,1122 810,1120'), {
      n: 420,
      height: [8, 26],
      colour: () => mix(P.plum, P.amber, S.rng.f() ** 2 * 0.8),
    }),
  );
}

function fallenLeaves(scene: Scene, S: Easel): void {
  for (let i = 0; i < 46; i++) {
    const x = S.rng.range(0, 800),
      y = S.rng.range(600, 1180);
    scene.add(
      path(
        leaf(x, y, S.rng.range(0, TAU), S.rng.range(8, 15), 4),
        jitter(S.rng.pick([P.wine, P.crim, P.amber]), S.rng, 0.03, 8),
        'opacity=".9"',
      ),
    );
  }
}

export default card({
  finish: gouache,
  grade: { seed: 171, vignette: 0.22, tintShadows: [4, -2, 6], tintLights: [5, 2, -4], brush: 10, radius: 4 },
  paint,
});
