/** D79: a night valley, two full moons, a ridge, a pale waterfall: at second glance, the face of an owl. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { grass } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, chalk, form } from '../../../kit/materials.ts';
import { fix, inside, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { moon, sky, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';

const ink = oklch(0.11, 0.035, 262);
const navy = oklch(0.19, 0.06, 264);
const blue = oklch(0.33, 0.075, 258);
const pineD = oklch(0.17, 0.04, 190);
const pineC = oklch(0.28, 0.055, 185);
const silver = oklch(0.82, 0.03, 230);
const pale = oklch(0.93, 0.02, 220);
const amber = oklch(0.84, 0.13, 75);
const glare = oklch(0.95, 0.08, 88);
const rock = oklch(0.25, 0.04, 262);
const L: Point = [244, 400];
const R: Point = [560, 408];
const near = (x: number, y: number): number =>
  Math.min(Math.hypot(x - L[0], y - L[1]), Math.hypot(x - R[0], y - R[1]));

function paint(): Scene {
  const scene = new Scene({ seed: 7979, background: navy });
  dusk(scene);
  discs(scene);
  lid(scene);
  brow(scene);
  const skyline = cliffs(scene);
  snowLine(scene);
  rings(scene, skyline);
  waterfall(scene);
  breast(scene);
  riverBed(scene);
  bank(scene);
  camp(scene);
  tracks(scene);
  roots(scene);
  return scene;
}

function dusk(scene: Scene): void {
  scene.add(
    sky(scene.element('sky'), [oklch(0.14, 0.05, 266), navy, blue, oklch(0.42, 0.08, 255)], {
      y1: 640,
      n: 700,
    }),
  );
  scene.add(stars(scene.element('stars'), { n: 220, box: [0, 0, 800, 240], big: 5, fade: false }));
}

/** Halos like two wide dishes, feathered outwards. */
function discs(scene: Scene): void {
  const S = scene.element('discs');
  for (const [cx, cy] of [L, R]) {
    scene.add(
      glow(S, cx, cy, 300, amber, 0.5, 0.55),
      // breath of cloud combed away from the light
      group(
        { opacity: 0.85 },
        times(90, () => {
          const a = S.rng.range(0, 6.283);
          const r0 = S.rng.range(120, 200);
          const l = S.rng.range(26, 74);
          const bend = 0.1 * (cx < 400 ? 1 : -1);
          const p = (r: number, k: number): Point => [
            cx + Math.cos(a + bend * k) * r,
            cy + Math.sin(a + bend * k) * r,
          ];
          return brushLine(
            S,
            [p(r0, 0), p(r0 + l * 0.5, 0.6), p(r0 + l, 1.6)],
            S.rng.range(3, 8),
            mix(mix(amber, silver, 0.5), blue, clamp((r0 - 100) / 150)),
            { opacity: S.rng.range(0.06, 0.2) },
          );
        }),
      ),
    );
  }
  // the moons
  for (const [i, [cx, cy]] of [L, R].entries()) {
    const e = scene.element('moon ' + i);
    scene.add(
      moon(e, cx, cy, 94, {
        colour: glare,
        dark: oklch(0.78, 0.12, 72),
        halo: amber,
        haloOpacity: 0.45,
        haloSize: 2.4,
      }),
    );
    const [px, py] = [cx + (i ? -6 : 8), cy + 6];
    scene.add(
      group(
        { 'clip-path': e.clip(smooth(blob(cx, cy, 93, 93, e.noise, 0.01))) },
        path(
          smooth(blob(cx, cy, 96, 96, e.noise, 0.01)),
          e.radialAt(
            [
              [0, glare, 0],
              [0.62, amber, 0.15],
              [0.9, oklch(0.62, 0.14, 58), 0.55],
              [1, oklch(0.5, 0.13, 50), 0.85],
            ],
            cx,
            cy,
            96,
          ),
        ),
        // a grey sea in the middle of each
        path(
          smooth(blob(px, py, 37, 33, e.noise, 0.4, 1.9, 40)),
          oklch(0.5, 0.09, 60),
          `opacity=".62" filter="${blur(e, 2)}"`,
        ),
        path(
          smooth(blob(px + 6, py + 4, 22, 19, e.noise, 0.45, 2, 30)),
          oklch(0.36, 0.07, 55),
          `opacity=".6" filter="${blur(e, 3)}"`,
        ),
        (
          [
            [-46, 30, 15, 11],
            [44, -40, 13, 9],
            [-30, -48, 9, 7],
            [36, 46, 17, 10],
            [-64, -14, 8, 10],
            [62, 8, 7, 9],
          ] as const
        ).map(([u, v, ra, rb]) =>
          path(
            smooth(blob(px + u, py + v, ra, rb, e.noise, 0.4)),
            oklch(0.62, 0.11, 66),
            `opacity=".5" filter="${blur(e, 1.4)}"`,
          ),
        ),
        times(40, () => {
          const [u, v] = [e.rng.gauss(0, 44), e.rng.gauss(0, 44)];
          const r = e.rng.range(1, 4);
          return `<circle cx="${fix(cx + u)}" cy="${fix(cy + v)}" r="${fix(r)}" fill="none" stroke="${oklch(0.66, 0.11, 68)}" stroke-width="1.2" opacity=".6"/>`;
        }),
      ),
    );
  }
}

/** A lid of cloud over one of them. */
function lid(scene: Scene): void {
  const S = scene.element('lid');
  scene.add(
    group(
      {
        filter: S.filter(
          '<feTurbulence type="fractalNoise" baseFrequency=".01 .05" numOctaves="4" seed="6" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="22" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.4 .7"/>',
          0.3,
        ),
      },
      path(
        'M424 384C476 350 530 334 580 334C640 336 690 350 716 372C680 360 630 356 580 358C520 360 470 368 424 384Z',
        oklch(0.27, 0.06, 262),
        'opacity=".94"',
      ),
      path(
        'M440 378C490 362 534 356 580 356C622 356 666 360 700 368',
        'none',
        `stroke="${amber}" stroke-width="3" opacity=".8"`,
      ),
    ),
  );
}

/** Forehead: a bank of cloud, coming down in a V between the crags. */
function brow(scene: Scene): void {
  const S = scene.element('brow');
  const bank: Point[] = spline(
    trace(
      '60,60 150,150 230,226 316,282 366,330 402,372 440,330 490,284 574,228 654,150 740,56 690,70 620,116 520,150 404,168 290,146 180,108 110,62',
    ),
    true,
    8,
  );
  const bankD = smooth(bank.filter((_, i) => i % 3 === 0));
  scene.add(
    group(
      {
        filter: S.filter(
          '<feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="4" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="20" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".8"/>',
          0.1,
        ),
      },
      path(bankD, oklch(0.23, 0.055, 263)),
      group(
        { 'clip-path': S.clip(bankD) },
        strokes(S, {
          region: bank,
          n: 420,
          length: 60,
          width: 5,
          angle: (x, y) => (x < 402 ? 0.75 : -0.75 + Math.PI) + (y < 160 ? (x < 402 ? -0.35 : 0.35) : 0),
          spread: 0.12,
          colour: (x, y) =>
            mix(
              oklch(0.2, 0.05, 263),
              mix(silver, amber, 0.3),
              clamp(0.1 + 0.4 * S.noise.fbm(x / 40, y / 30, 3) + clamp(1 - (near(x, y) - 110) / 90) * 0.5),
            ),
          opacity: [0.25, 0.6],
        }),
      ),
      times(90, () => {
        const t = S.rng.f();
        const left = S.rng.chance(0.5);
        const dx = left ? 1 : -1;
        const x = left ? lerp(150, 396, t) : lerp(656, 408, t);
        const y = lerp(158, 362, t ** 0.92) - S.rng.range(2, 26);
        return brushLine(
          S,
          [
            [x - dx * 30, y - 24],
            [x, y],
            [x + dx * 22, y + 18],
          ],
          S.rng.range(3, 9),
          mix(blue, mix(silver, amber, 0.4), 0.35),
          { opacity: S.rng.range(0.06, 0.2) },
        );
      }),
    ),
  );
}

/** The mountains: two tufted crags, two bowls, and the ridge between. */
function cliffs(scene: Scene): Point[] {
  const S = scene.element('land');
  const skyline: Point[] = wobble(
    traceCurve(
      '-30,300 -6,214 26,150 46,92 60,44 78,108 96,190 104,300 110,410 138,486 184,528 244,544 306,526 346,480 372,424 390,384 402,366 416,386 434,426 460,486 500,532 560,550 622,532 668,486 694,410 700,300 708,190 726,104 744,36 760,96 780,156 806,220 830,300',
      8,
    ),
    S.noise,
    13,
    0.028,
    false,
    4,
  );
  const massD = polygon([...skyline, [840, 1220], [-40, 1220]]);
  scene.add(
    path(
      massD,
      S.linearAt([rock, [0.4, oklch(0.21, 0.045, 240)], pineD], 0, 60, 0, 1100),
      `filter="${form(S, { angle: -90, size: 26, shade: ink, shadeOpacity: 0.4, light: mix(silver, amber, 0.35), lightOpacity: 0.5, lightSize: 3, rough: 12, mottle: 0.3 })}"`,
    ),
    group(
      { 'clip-path': S.clip(massD) },
      strokes(S, {
        region: [-20, 40, 840, 760],
        n: 900,
        length: 46,
        width: 4.4,
        angle: (x, y) => {
          const c = Math.abs(x - L[0]) < Math.abs(x - R[0]) ? L : R;
          return Math.atan2(y - c[1], x - c[0]) + 0.2;
        },
        spread: 0.22,
        colour: (x, y) => {
          const d = near(x, y);
          return mix(
            mix(silver, amber, 0.4),
            mix(rock, pineD, clamp((y - 400) / 300)),
            clamp((d - 120) / 150 + 0.15 * S.noise.n2(x / 30, y / 30)),
          );
        },
        opacity: [0.2, 0.6],
      }),
    ),
  );
  return skyline;
}

/** Snow on the crags and the ridge. */
function snowLine(scene: Scene): void {
  const S = scene.element('snow');
  for (const [ax, ay, spread] of [
    [60, 46, 1],
    [744, 40, -1],
  ] as const)
    scene.add(
      times(46, () => {
        const t = S.rng.f() ** 1.3;
        const y = ay + 14 + t * 250;
        const x = ax + spread * lerp(2, 36, t) * S.rng.range(-0.2, 1);
        return brushLine(
          S,
          [
            [x, y],
            [x + spread * 3, y + 12],
            [x + spread * S.rng.range(2, 9), y + S.rng.range(18, 40)],
          ],
          S.rng.range(1, 3.4),
          mix(silver, amber, 0.2),
          { opacity: S.rng.range(0.25, 0.75) * (1 - t * 0.6) },
        );
      }),
    );
}

/** Pines in rings round the bowls: the feathers of the discs. */
function rings(scene: Scene, skyline: Point[]): void {
  const S = scene.element('rings');
  const trees: { x: number; y: number; h: number; lit: number; flip: 1 | -1 }[] = [];
  for (const [cx, cy] of [L, R])
    for (let k = 0; k < 8; k++) {
      const r = 143 + k * 25;
      const n = 26 + k * 3;
      for (let i = 0; i < n; i++) {
        const a = lerp(-0.34, Math.PI + 0.34, (i + S.rng.range(-0.25, 0.25) + (k % 2) * 0.5) / n);
        const [x, y] = [cx + Math.cos(a) * r * 1.0, cy + Math.sin(a) * r * 0.98];
        if ((cx < 400 && x > 392 - k * 2) || (cx > 400 && x < 412 + k * 2) || x < -20 || x > 820) continue;
        trees.push({
          x,
          y: y + 8,
          h: 24 + k * 5.5 + S.rng.range(-4, 8),
          lit: clamp(1 - k / 6.5),
          flip: x < cx ? 1 : -1,
        });
      }
    }
  trees.sort((a, b) => a.y - b.y);
  scene.add(
    trees.map((t) =>
      pine(S, t.x, t.y, t.h, {
        dark: mix(pineD, ink, 0.2),
        light: mix(mix(pineC, silver, 0.2), mix(amber, silver, 0.4), t.lit * 0.8),
        lightSide: t.flip,
        density: 0.7,
      }),
    ),
  );
  // pines on the crags
  scene.add(
    times(60, () => {
      const left = S.rng.chance(0.5);
      const t = S.rng.f();
      const x = left ? S.rng.range(-10, 60 + 44 * t) : S.rng.range(740 - 40 * t, 810);
      const y = lerp(120, 420, t);
      return inside([...skyline, [840, 1220], [-40, 1220]], x, y)
        ? pine(S, x, y, 26 + S.rng.range(0, 22), {
            dark: ink,
            light: mix(pineC, silver, 0.2),
            lightSide: left ? 1 : -1,
            density: 0.6,
          })
        : '';
    }),
  );
}

/** The ridge and the fall: dark rock either side, pale water hooked like a bill. */
function waterfall(scene: Scene): void {
  const S = scene.element('fall');
  const crag: Point[] = trace(
    '402,366 380,420 352,500 346,580 366,660 402,716 438,660 458,582 452,500 424,420',
  );
  scene.add(
    path(
      smooth(crag, true, 0.8),
      oklch(0.2, 0.04, 265),
      `filter="${form(S, { angle: -90, size: 24, shade: ink, light: silver, lightOpacity: 0.6, lightSize: 4, rough: 6, mottle: 0.4 })}"`,
    ),
    strokes(S, {
      region: crag,
      n: 120,
      length: 40,
      width: 4,
      angle: (x) => 1.57 + (x - 402) * 0.006,
      spread: 0.15,
      colour: (x, y) =>
        mix(oklch(0.3, 0.04, 262), ink, clamp(Math.abs(x - 402) / 60 + 0.3 * S.noise.n2(x / 12, y / 20))),
      opacity: [0.3, 0.7],
    }),
  );
  const water: Point[] = spline(
    trace(
      '384,436 370,462 368,500 374,548 384,600 394,652 400,700 408,702 413,654 422,600 432,548 438,500 436,462 422,436 403,446',
    ),
    true,
    8,
  );
  const waterD = smooth(water.filter((_, i) => i % 2 === 0));
  scene.add(
    path(waterD, silver, `opacity=".5" filter="${blur(S, 12)}" style="mix-blend-mode:screen"`),
    path(waterD, S.linearAt([pale, [0.55, silver], oklch(0.62, 0.05, 240)], 0, 428, 0, 704)),
    group(
      { 'clip-path': S.clip(waterD) },
      times(70, () => {
        const x = S.rng.range(372, 432);
        const y = S.rng.range(430, 650);
        return brushLine(
          S,
          [
            [lerp(402, x, 0.7), y],
            [x, y + 26],
            [lerp(402, x, 0.9), y + 60],
          ],
          S.rng.range(0.8, 2.6),
          S.rng.chance(0.6) ? '#ffffff' : oklch(0.55, 0.06, 245),
          { opacity: S.rng.range(0.35, 0.8) },
        );
      }),
      path(
        'M424 436C444 470 440 540 430 590C424 640 412 680 404 704C420 600 424 500 424 436Z',
        oklch(0.45, 0.06, 250),
        `opacity=".5" filter="${blur(S, 4)}"`,
      ),
    ),
    // boulders that part it
    path(
      smooth(blob(403, 444, 9, 8, S.noise, 0.3)),
      oklch(0.2, 0.04, 265),
      `filter="${form(S, { angle: -90, size: 6, shade: ink, light: silver, lightSize: 2.4, rough: 3 })}"`,
    ),
    path(smooth(blob(388, 566, 6, 14, S.noise, 0.3)), oklch(0.22, 0.04, 262), 'opacity=".8"'),
    path(smooth(blob(417, 610, 5, 12, S.noise, 0.3)), oklch(0.22, 0.04, 262), 'opacity=".8"'),
    path(smooth(blob(404, 711, 34, 9, S.noise, 0.3)), silver, `opacity=".85" filter="${blur(S, 2)}"`),
    mist(S, { x: 402, y: 700, w: 280, h: 90, colour: pale, opacity: 0.85 }),
    glow(S, 402, 690, 110, pale, 0.4, 0.5, 0.6),
  );
  // ridge flanks catch the two lights
  scene.add(
    times(46, () => {
      const side = S.rng.sign();
      const t = S.rng.f();
      const y = lerp(384, 640, t);
      const x = 402 + side * lerp(5, 50, t) * S.rng.range(0.55, 1);
      return brushLine(
        S,
        [
          [x, y],
          [x + side * 4, y + 14],
          [x + side * 5, y + S.rng.range(20, 44)],
        ],
        S.rng.range(1, 3.2),
        mix(silver, amber, 0.35),
        { opacity: S.rng.range(0.2, 0.6) * (1 - t * 0.7) },
      );
    }),
    mist(S.element('l'), {
      x: 236,
      y: 540,
      w: 260,
      h: 60,
      colour: mix(silver, amber, 0.3),
      opacity: 0.45,
    }),
    mist(S.element('r'), {
      x: 566,
      y: 546,
      w: 260,
      h: 60,
      colour: mix(silver, amber, 0.3),
      opacity: 0.45,
    }),
  );
}

/** Breast: rows of trees in chevrons, mist lying in every row. */
function breast(scene: Scene): void {
  const S = scene.element('breast');
  for (let r = 0; r < 7; r++) {
    const y0 = 742 + r * 56;
    const row: { x: number; y: number; h: number }[] = [];
    const n = 34 - r;
    for (let i = 0; i < n; i++) {
      const u = (i + (r % 2) * 0.5) / n;
      const x = -20 + u * 840 + S.rng.gauss(0, 5);
      // scallops: each a feather's edge
      const scallop = Math.abs(Math.sin((u * (7 - r * 0.5) + (r % 2) * 0.5) * Math.PI));
      const gap = Math.abs(x - (402 + 46 * Math.sin(r * 1.2))) < 26 + r * 9;
      if (gap) continue;
      row.push({
        x,
        y: y0 + 44 * scallop - 22 + Math.abs(x - 402) * -0.09 + S.rng.gauss(0, 3),
        h: 50 + r * 10 + S.rng.range(-10, 16),
      });
    }
    row.sort((a, b) => a.y - b.y);
    scene.add(
      row.map((t) =>
        pine(S, t.x, t.y + 30, t.h, {
          dark: mix(pineD, ink, 0.1 + r * 0.07),
          light: mix(pineC, silver, 0.55 - r * 0.05),
          lightSide: t.x < 402 ? 1 : -1,
          density: 0.75,
        }),
      ),
    );
    scene.add(
      mist(S.element('m' + r), {
        y: y0 + 38,
        h: 60,
        colour: mix(silver, blue, 0.3 + r * 0.06),
        opacity: 0.62 - r * 0.05,
        seed: r + 3,
      }),
    );
  }
}

/** River from the pool down through them. */
function riverBed(scene: Scene): void {
  const S = scene.element('river');
  const course = traceCurve(
    '402,712 410,752 446,800 420,852 366,896 372,948 436,996 452,1056 400,1120 372,1215',
  );
  const bed = ribbon(course, (t) => 7 + 46 * t ** 1.5);
  const bedD = smooth(bed.filter((_, i) => i % 2 === 0));
  scene.add(
    path(bedD, S.linearAt([pale, oklch(0.55, 0.06, 245), oklch(0.3, 0.06, 255)], 0, 712, 0, 1200)),
    group(
      { 'clip-path': S.clip(bedD) },
      strokes(S, {
        region: bed,
        n: 200,
        length: 40,
        width: 2.4,
        angle: 0,
        spread: 0.06,
        colour: (x, y) => (S.noise.n2(x / 20, y / 6) > 0.15 ? mix(amber, pale, 0.4) : mix(blue, silver, 0.4)),
        opacity: [0.3, 0.8],
      }),
    ),
    line(bedD, pale, 2, `opacity=".6" filter="${chalk(S, { fx: 0.08, lo: 0.4, hi: 0.6, rough: 5 })}"`),
  );
}

/** Near bank: snow, camp, tracks. */
function bank(scene: Scene): void {
  const S = scene.element('bank');
  const shoreL: Point[] = traceCurve('-30,1086 70,1070 170,1084 270,1118 330,1160 350,1220', 10);
  const shoreR: Point[] = traceCurve('470,1220 500,1166 570,1120 670,1092 760,1082 840,1090', 10);
  const snow: Colour = oklch(0.66, 0.035, 245);
  for (const shore of [shoreL, shoreR]) {
    const d = polygon([...shore, shore === shoreL ? [-40, 1230] : [850, 1230]]);
    scene.add(
      path(
        d,
        snow,
        `filter="${form(S, { angle: -90, size: 36, shade: oklch(0.28, 0.06, 258), shadeOpacity: 0.75, light: pale, lightOpacity: 0.9, lightSize: 4, rough: 4 })}"`,
      ),
      group(
        { 'clip-path': S.clip(d) },
        strokes(S, {
          region: [-20, 1070, 840, 150],
          n: 160,
          length: 60,
          width: 4,
          angle: 0.1,
          colour: (x, y) =>
            mix(pale, oklch(0.4, 0.06, 255), clamp((y - 1070) / 130 + 0.2 * S.noise.n2(x / 50, y / 20))),
          opacity: [0.15, 0.45],
        }),
      ),
      grass(S, shore, { n: 60, height: [4, 14], colour: pineD }),
    );
  }
}

function camp(scene: Scene): void {
  const S = scene.element('camp');
  scene.add(
    softShadow(S, 196, 1132, 70, 12, ink, 0.7),
    glow(S, 190, 1108, 120, amber, 0.7, 0.4),
    path(
      'M150 1132L190 1076L236 1128C206 1136 176 1138 150 1132Z',
      mix(amber, oklch(0.6, 0.15, 45), 0.35),
      `filter="${form(S, { angle: 90, size: 14, shade: oklch(0.4, 0.12, 40), shadeOpacity: 0.6, light: glare, lightSize: 3, rough: 1.5 })}"`,
    ),
    path('M190 1076L182 1134L202 1134Z', glare),
    line('M190 1076L190 1068M150 1132L140 1138M236 1128L246 1134', ink, 2),
    // the camper, looking up
    moved(
      { x: 262, y: 1146, s: 0.46 },
      path(
        'M-14 0C-18 -30 -16 -58 -8 -66C0 -70 10 -68 14 -60C18 -40 18 -20 16 0Z',
        oklch(0.36, 0.08, 30),
        `filter="${form(S, { angle: 200, size: 8, shade: ink, light: amber, lightSize: 4, rough: 1.5 })}"`,
      ),
      ellipse(2, -78, 11, 12, oklch(0.5, 0.12, 28)),
      line('M-8 0V12M8 0V12', ink, 7),
    ),
    path(soften('256,1148 270,1148 290,1176 276,1178'), ink, `opacity=".4" filter="${blur(S, 3)}"`),
  );
}

/** Mouse tracks that stop in the open. */
function tracks(scene: Scene): void {
  const S = scene.element('tracks');
  scene.add(
    times(13, (i) => {
      const t = i / 12;
      const [x, y] = [lerp(770, 606, t) + 10 * Math.sin(i), lerp(1114, 1160, t) + 3 * Math.cos(i * 2)];
      return (
        ellipse(x - 2.6, y, 2.4, 1.6, oklch(0.3, 0.05, 255)) +
        ellipse(x + 2.6, y + 2, 2.4, 1.6, oklch(0.3, 0.05, 255)) +
        line(`M${fix(x + 7)} ${fix(y - 1)}l6 -2`, oklch(0.36, 0.05, 255), 1)
      );
    }),
    path(smooth(blob(596, 1164, 15, 7, S.noise, 0.4)), oklch(0.4, 0.05, 255), 'opacity=".6"'),
    times(5, (i) =>
      brushLine(
        S,
        [
          [580 - i * 3, 1150 + i * 5],
          [560 - i * 5, 1146 + i * 7],
          [546 - i * 4, 1150 + i * 9],
        ],
        1.6,
        oklch(0.4, 0.05, 255),
        { opacity: 0.55 },
      ),
    ),
  );
}

/** Roots that hold the edge of the picture. */
function roots(scene: Scene): void {
  const S = scene.element('roots');
  const talon = (pts: Point[], w: number): string =>
    path(
      smooth(ribbon(spline(pts, false, 10), (t) => w * (1 - t) ** 0.6 * (1 + 0.22 * Math.sin(t * 12)))),
      oklch(0.16, 0.03, 50),
      `filter="${form(S, { angle: -90, size: w * 0.8, shade: '#04050a', shadeOpacity: 0.7, light: mix(silver, amber, 0.3), lightOpacity: 0.8, lightSize: 3, rough: 3, mottle: 0.4 })}"`,
    );
  scene.add(
    talon(trace('-20,1130 24,1146 58,1176 66,1204 54,1216'), 22),
    talon(trace('-20,1150 10,1176 26,1200 22,1222'), 20),
    talon(trace('-20,1116 50,1120 100,1150 118,1186 106,1202'), 20),
    talon(trace('820,1126 776,1146 742,1176 736,1204 748,1218'), 22),
    talon(trace('820,1150 796,1180 784,1204 790,1222'), 20),
    talon(trace('820,1112 748,1124 700,1156 684,1190 696,1206'), 19),
  );
  scene.add(
    times(8, () => {
      const c = jitter(amber, S.rng, 0.02);
      const [x, y] = [S.rng.range(60, 740), S.rng.range(760, 1060)];
      return ellipse(x, y, 1.2, 1.2, c, 'opacity=".5"');
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.3, contrast: 0.1, saturation: 1.06 },
  paint,
});
