/** D51: old skies are stored in an attic, rolled like carpets; one has come unrolled and floods the boards with sunset. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { between, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { cumulus, stars } from '../../../kit/sky.ts';
import { childBack } from '../../../motifs/child.ts';

const soot = oklch(0.15, 0.025, 50);
const dust = oklch(0.36, 0.05, 55);
const dustL = oklch(0.55, 0.07, 60);
const slate = oklch(0.34, 0.035, 270);
const lavender = oklch(0.62, 0.09, 300);
const plum = oklch(0.36, 0.09, 315);
const orange = oklch(0.74, 0.17, 52);
const peach = oklch(0.86, 0.11, 62);
const sun = oklch(0.96, 0.09, 85);

/** Three planes of the attic, as maps from (along 0 low..1 high, depth 0 back..1 front). */
const leftPlane = (u: number, d: number): Point =>
  between(between([214, 596], [438, 96], u), between([-470, 1230], [420, -460], u), d ** 1.6);
const rightPlane = (u: number, d: number): Point =>
  between(between([652, 596], [438, 96], u), between([1260, 1230], [420, -460], u), d ** 1.6);
const floorAt = (u: number, d: number): Point =>
  between(between([214, 596], [652, 596], u), between([-470, 1230], [1260, 1230], u), d ** 1.6);

/** The end of a rolled sky, seen down the axis. */
function rollEnd(
  e: Easel,
  x: number,
  y: number,
  r: number,
  edge: Colour,
  inner: Colour,
  dark: Colour,
): string {
  const turns = 4;
  const spiral: Point[] = times(90, (i) => {
    const t = i / 89;
    const a = t * turns * 6.283 - 0.6;
    const k = r * (0.1 + 0.86 * t);
    return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.94];
  });
  return (
    path(
      smooth(blob(x, y, r, r * 0.95, e.noise, 0.04, 1.2, 36)),
      edge,
      `filter="${form(e, { angle: -20, size: r * 0.35, shade: soot, shadeOpacity: 0.7, light: peach, lightOpacity: 0.8, lightSize: r * 0.06, rough: 2 })}"`,
    ) +
    line(smooth(spiral, false), dark, r * 0.1, 'opacity=".75"') +
    line(
      smooth(
        spiral.map(([u, v]): Point => [u - r * 0.02, v - r * 0.035]),
        false,
      ),
      inner,
      r * 0.045,
      'opacity=".9"',
    )
  );
}

/** A roll standing on its end: sky on the outside, tied twice. */
function standing(
  e: Easel,
  foot: Point,
  top: Point,
  w: number,
  tones: readonly Colour[],
  extra: (clip: string) => string,
): string {
  const colours = ramp([...tones]);
  const spine = spline([foot, [(foot[0] + top[0]) / 2 + 4, (foot[1] + top[1]) / 2], top], false, 10);
  const outline = ribbon(spine, () => w);
  const d = smooth(wobble(outline, e.noise, 2.5, 0.02));
  const clip = e.clip(d);
  const at = (t: number): Point => between(foot, top, t);
  const tie = (t: number): string => {
    const [x, y] = at(t);
    return (
      path(
        smooth([
          [x - w - 3, y - 4],
          [x, y + 5],
          [x + w + 3, y - 4],
          [x + w + 3, y + 6],
          [x, y + 15],
          [x - w - 3, y + 6],
        ]),
        oklch(0.6, 0.08, 75),
        `filter="${form(e, { angle: 180, size: 5, shade: soot, light: peach, lightSize: 2, rough: 1 })}"`,
      ) +
      brushLine(
        e,
        [
          [x - 4, y + 10],
          [x - 12, y + 24],
          [x - 8, y + 40],
        ],
        2.4,
        oklch(0.6, 0.08, 75),
      )
    );
  };
  return (
    path(
      smooth([
        [foot[0] - w, foot[1]],
        [foot[0] + w, foot[1] + 4],
        [foot[0] + w * 3.4, foot[1] + 26],
        [foot[0] + w, foot[1] + 30],
      ]),
      soot,
      `opacity=".6" filter="${blur(e, 6)}"`,
    ) +
    path(
      d,
      tones[0] ?? slate,
      `filter="${form(e, { angle: 190, size: w * 0.9, shade: soot, shadeOpacity: 0.75, light: peach, lightOpacity: 0.9, lightSize: 5, rough: 3, mottle: 0.2 })}"`,
    ) +
    group(
      { 'clip-path': clip },
      strokes(e, {
        region: outline,
        n: Math.round(w * 4),
        length: 46,
        width: w * 0.12,
        angle: 0.15,
        spread: 0.2,
        colour: (x, y) =>
          mix(
            colours(clamp((foot[1] - y) / (foot[1] - top[1]))),
            soot,
            clamp((x - foot[0] + w * 0.2) / (w * 1.7), 0, 0.75),
          ),
        opacity: [0.25, 0.6],
      }),
      extra(clip),
    ) +
    ellipse(top[0], top[1] + 1, w, w * 0.3, mix(tones[tones.length - 1] ?? slate, soot, 0.3)) +
    times(
      3,
      (i) =>
        `<ellipse cx="${top[0] + i * 1.5}" cy="${top[1] + 1}" rx="${w * (0.78 - i * 0.24)}" ry="${w * (0.22 - i * 0.065)}" fill="none" stroke="${i % 2 ? mix(peach, slate, 0.4) : soot}" stroke-width="3.4"/>`,
    ).join('') +
    tie(0.28) +
    tie(0.72)
  );
}

const glowAt = (x: number, y: number): number => clamp(1 - Math.hypot((x - 420) / 560, (y - 700) / 640));

function paint(): Scene {
  const scene = new Scene({ seed: 5151, background: soot });
  shell(scene);
  floor(scene);
  pile(scene);
  unrolledSky(scene);
  roll(scene);
  clouds(scene);
  stormRolls(scene);
  nightRolls(scene);
  childOnTheStairs(scene);
  stair(scene);
  return scene;
}

/** Planks of the roof, beams, back gable. */
function shell(scene: Scene): void {
  const S = scene.element('shell');
  scene.add(`<rect width="800" height="1200" fill="${soot}"/>`);
  for (const [plane, side] of [
    [leftPlane, -1],
    [rightPlane, 1],
  ] as const) {
    for (let i = 0; i < 15; i++) {
      const quad: Point[] = [
        ...times(7, (k) => plane(i / 15, k / 6)),
        ...times(7, (k) => plane((i + 1) / 15, 1 - k / 6)),
      ];
      const [mx, my] = plane((i + 0.5) / 15, 0.35);
      scene.add(
        path(
          polygon(wobble(quad, S.noise, 2, 0.02)),
          mix(mix(soot, dust, 0.5 + S.rng.range(-0.15, 0.15)), orange, glowAt(mx, my) * 0.34),
        ),
        line(
          polygon(
            times(7, (k) => plane(i / 15, k / 6)),
            false,
          ),
          soot,
          3,
          'opacity=".8"',
        ),
      );
    }
    strokesOnPlane(scene, plane, side);
    for (const d of [0.06, 0.24, 0.44, 0.66, 0.9]) {
      const beam = times(9, (k) => plane(k / 8, d));
      const w = 6 + d * 26;
      const [bx, by] = plane(0.35, d);
      scene.add(
        path(
          smooth(ribbon(beam, () => w)),
          mix(dust, orange, glowAt(bx, by) * 0.35),
          `filter="${form(S, { angle: side < 0 ? 40 : 140, size: w * 0.9, shade: soot, shadeOpacity: 0.8, light: peach, lightOpacity: 0.85 - d * 0.3, lightSize: 4, rough: 3, mottle: 0.3 })}"`,
        ),
      );
    }
  }
  const gable: Point[] = trace('214,596 438,96 652,596');
  scene.add(
    path(polygon(gable), mix(dust, orange, 0.3)),
    times(14, (i) => {
      const x = 230 + i * 30;
      const top = 596 - 500 * (1 - Math.abs(x - 438) / (x < 438 ? 224 : 214));
      return line(`M${x} 596L${x + S.rng.gauss(0, 1)} ${top}`, mix(soot, dust, 0.4), 3, 'opacity=".7"');
    }),
    strokes(S, {
      region: gable,
      n: 160,
      length: 70,
      width: 6,
      angle: 1.57,
      spread: 0.05,
      colour: (_, y) => mix(mix(dust, soot, 0.4), orange, clamp((y - 200) / 460)),
      opacity: [0.15, 0.45],
    }),
    // round window: tonight has no weather at all
    ellipse(
      438,
      300,
      56,
      56,
      mix(dustL, soot, 0.3),
      `filter="${form(S, { angle: 90, size: 10, shade: soot, light: peach, lightSize: 4, rough: 2 })}"`,
    ),
    ellipse(438, 300, 44, 44, oklch(0.3, 0.03, 265)),
    ellipse(438, 300, 44, 44, S.radialAt([oklch(0.42, 0.03, 265), oklch(0.24, 0.03, 268)], 430, 280, 60)),
    line('M438 256V344M394 300H482', mix(dustL, soot, 0.3), 6),
  );
}

/** Floorboards. */
function floor(scene: Scene): void {
  const S = scene.element('floor');
  for (let i = 0; i < 17; i++) {
    const quad: Point[] = [
      ...times(8, (k) => floorAt(i / 17, k / 7)),
      ...times(8, (k) => floorAt((i + 1) / 17, 1 - k / 7)),
    ];
    const [mx, my] = floorAt((i + 0.5) / 17, 0.5);
    scene.add(
      path(polygon(quad), mix(mix(dust, soot, 0.35 + S.rng.range(-0.1, 0.15)), orange, glowAt(mx, my) * 0.4)),
      line(
        polygon(
          times(8, (k) => floorAt(i / 17, k / 7)),
          false,
        ),
        soot,
        3.4,
        'opacity=".85"',
      ),
    );
  }
  scene.add(
    strokes(S, {
      region: [floorAt(0, 0), floorAt(1, 0), [820, 1210], [-20, 1210]],
      n: 420,
      length: 90,
      width: 4,
      angle: (x, y) => Math.atan2(y - 420, x - 430),
      spread: 0.03,
      colour: (x, y) => mix(mix(soot, dust, 0.6), orange, glowAt(x, y) * 0.55),
      opacity: [0.15, 0.45],
    }),
    glow(S, 430, 640, 420, orange, 0.55, 0.5, 0.6),
  );
}

/** Rolls lying along the left wall, ends towards us. */
function pile(scene: Scene): void {
  const S = scene.element('pile');
  const lying: readonly (readonly [number, number, number, Colour, Colour])[] = [
    [196, 640, 30, oklch(0.6, 0.08, 230), oklch(0.85, 0.04, 220)],
    [150, 668, 38, plum, lavender],
    [168, 590, 32, oklch(0.55, 0.07, 200), oklch(0.8, 0.06, 190)],
    [84, 720, 52, oklch(0.45, 0.05, 250), oklch(0.75, 0.04, 240)],
    [100, 618, 44, oklch(0.66, 0.1, 20), oklch(0.88, 0.06, 40)],
    [-2, 808, 74, slate, oklch(0.62, 0.04, 270)],
    [20, 676, 58, oklch(0.5, 0.1, 300), oklch(0.8, 0.07, 310)],
  ];
  for (const [x, y, r, a, b] of lying) {
    const far = between([x, y], [300, 560], 0.62);
    scene.add(
      path(
        polygon([
          [x - r * 0.7, y - r * 0.72],
          [far[0] - r * 0.16, far[1] - r * 0.4],
          [far[0] + r * 0.2, far[1] - r * 0.3],
          [far[0] + r * 0.32, far[1] + r * 0.1],
          [far[0] + r * 0.2, far[1] + r * 0.34],
          [x + r * 0.72, y + r * 0.62],
        ]),
        mix(a, soot, 0.25),
        `filter="${form(S, { angle: 20, size: r * 0.5, shade: soot, light: peach, lightOpacity: 0.7, lightSize: 3, rough: 3 })}"`,
      ),
      rollEnd(S, x, y, r, mix(a, dust, 0.2), b, mix(a, soot, 0.6)),
    );
  }
}

function unrolledSky(scene: Scene): void {
  const S = scene.element('sky');
  const rows = 40;
  /** u across, v from the roll (0) to the fringe (1); the cloth ripples. */
  const cloth = (u: number, v: number): Point => {
    const [y] = [lerp(612, 1128, v ** 1.55)];
    const cx = lerp(446, 372, v ** 1.2) + 18 * Math.sin(v * 5);
    const half = lerp(118, 348, v ** 1.35);
    const lift = Math.sin(v * 17 + u * 2.2) * (3 + 15 * v) + Math.sin(v * 7 - u * 3) * 6 * v;
    return [
      cx + (u - 0.5) * 2 * half + 10 * Math.sin(v * 9 + u),
      y - lift - 26 * v * Math.cos((u - 0.5) * 5),
    ];
  };
  const rim: Point[] = [
    ...times(rows, (k) => cloth(0, k / (rows - 1))),
    ...times(24, (k) => cloth(k / 23, 1)),
    ...times(rows, (k) => cloth(1, 1 - k / (rows - 1))),
  ];
  const clothD = polygon(rim);
  const soft = S.filter(
    '<feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="34" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2.4 1"/>',
    0.1,
  );
  const evening = ramp([
    sun,
    [0.14, peach],
    [0.32, orange],
    oklch(0.66, 0.16, 30),
    [0.68, oklch(0.55, 0.14, 350)],
    [0.85, lavender],
    plum,
  ]);
  scene.add(
    path(polygon(rim.map(([x, y]): Point => [x + 8, y + 22])), soot, `opacity=".75" filter="${blur(S, 10)}"`),
    path(clothD, orange),
    group(
      { 'clip-path': S.clip(clothD) },
      times(60, (i) => {
        const v = i / 60;
        const band: Point[] = [
          ...times(12, (k) => cloth(k / 11, v)),
          ...times(12, (k) => cloth(1 - k / 11, Math.min(1, v + 0.03))),
        ];
        const fold = Math.cos(v * 17);
        return path(polygon(band), mix(evening(v), fold > 0 ? sun : plum, Math.abs(fold) * 0.16));
      }),
      strokes(S, {
        region: rim,
        n: 900,
        length: 70,
        width: 5,
        angle: 0.03,
        spread: 0.1,
        colour: (x, y) => {
          const v = clamp((y - 600) / 520) ** 0.66;
          return mix(
            evening(clamp(v + 0.1 * S.noise.fbm(x / 90, y / 26, 3))),
            Math.cos(v * 17) > 0 ? sun : plum,
            0.14,
          );
        },
        opacity: [0.15, 0.5],
      }),
      // cloud bars of that evening
      group(
        { filter: soft },
        times(20, (i) => {
          const v = 0.16 + ((i * 0.618) % 1) * 0.78;
          const u0 = S.rng.range(-0.1, 0.7);
          const w = S.rng.range(0.2, 0.5);
          const bar = times(10, (k) => cloth(u0 + (k / 9) * w, v + 0.003 * Math.sin(k * 1.3)));
          return (
            path(
              smooth(ribbon(bar, (t) => (2 + 9 * v) * Math.sin(Math.PI * t) ** 0.7, S.noise, 3)),
              mix(evening(clamp(v + 0.2)), plum, 0.35),
              'opacity=".75"',
            ) +
            path(
              smooth(
                ribbon(
                  bar.map(([x, y]): Point => [x, y - 3 - 4 * v]),
                  (t) => (0.8 + 2.6 * v) * Math.sin(Math.PI * t) ** 0.7,
                ),
              ),
              mix(evening(clamp(v - 0.15)), sun, 0.5),
              'opacity=".9"',
            )
          );
        }),
      ),
      // the sun of that day, half out of the roll
      ellipse(452, 622, 62, 40, '#fffdf0'),
      glow(S, 452, 626, 220, sun, 0.95, 0.5, 0.6),
      // first stars at the near end, and moth holes deeper than the floor
      stars(S, { n: 60, box: [40, 960, 660, 170], fade: false, big: 4, colour: '#fff6e0' }),
      (
        [
          [150, 1062, 22, 13],
          [196, 1086, 12, 7],
          [590, 1052, 20, 11],
          [548, 1086, 10, 6],
        ] as const
      ).map(
        ([x, y, a, b]) =>
          path(
            smooth(blob(x, y, a, b, S.noise, 0.4, 2, 20)),
            oklch(0.12, 0.05, 275),
            `stroke="${peach}" stroke-width="1.6"`,
          ) +
          times(6, () =>
            ellipse(x + S.rng.gauss(0, a * 0.4), y + S.rng.gauss(0, b * 0.4), 1.3, 1.3, '#ffffff'),
          ),
      ),
    ),
    line(
      polygon(
        times(rows, (k) => cloth(0, k / (rows - 1))),
        false,
      ),
      sun,
      3,
      'opacity=".85"',
    ),
    line(
      polygon(
        times(rows, (k) => cloth(1, k / (rows - 1))),
        false,
      ),
      sun,
      3,
      'opacity=".7"',
    ),
    // fringe
    times(70, (i) => {
      const [x, y] = cloth(i / 69, 1);
      return brushLine(
        S,
        [
          [x, y - 2],
          [x + S.rng.gauss(0, 3), y + 14],
          [x + S.rng.gauss(0, 7), y + S.rng.range(24, 38)],
        ],
        2.2,
        mix(oklch(0.8, 0.08, 75), plum, S.rng.range(0, 0.4)),
        { decay: 0.6 },
      );
    }),
  );
}

/** What is left of the roll. */
function roll(scene: Scene): void {
  const S = scene.element('roll');
  scene.add(
    path(
      'M318 560C314 530 330 512 352 512L560 508C586 510 596 540 590 570C588 600 574 616 556 618L346 622C326 620 320 590 318 560Z',
      oklch(0.7, 0.15, 45),
      `filter="${form(S, { angle: 90, size: 40, soft: 30, shade: plum, shadeOpacity: 0.8, light: sun, lightOpacity: 0.95, lightSize: 9, rough: 3 })}"`,
    ),
    strokes(S, {
      region: trace('330,520 570,516 580,600 340,610'),
      n: 80,
      length: 80,
      width: 5,
      angle: 0,
      colour: (_, y) => mix(plum, peach, clamp((y - 520) / 90)),
      opacity: [0.2, 0.5],
    }),
    rollEnd(S, 336, 567, 46, lavender, peach, plum),
  );
}

/** Clouds escaping upwards, swallows in the light. */
function clouds(scene: Scene): void {
  const S = scene.element('clouds');
  scene.add(
    cumulus(S, {
      x: 270,
      y: 860,
      w: 210,
      h: 90,
      base: oklch(0.72, 0.11, 20),
      lit: sun,
      shade: plum,
      angle: -40,
      puffs: 18,
      opacity: 0.95,
    }),
    cumulus(scene.element('cloud 2'), {
      x: 566,
      y: 800,
      w: 170,
      h: 76,
      base: oklch(0.74, 0.12, 30),
      lit: sun,
      shade: plum,
      angle: -140,
      puffs: 16,
      opacity: 0.95,
    }),
    cumulus(scene.element('cloud 3'), {
      x: 500,
      y: 470,
      w: 120,
      h: 50,
      base: oklch(0.68, 0.1, 25),
      lit: peach,
      shade: plum,
      angle: 90,
      puffs: 12,
      opacity: 0.8,
    }),
    cumulus(scene.element('cloud 4'), {
      x: 340,
      y: 420,
      w: 90,
      h: 36,
      base: oklch(0.6, 0.08, 10),
      lit: orange,
      shade: plum,
      angle: 90,
      puffs: 10,
      opacity: 0.7,
    }),
    (
      [
        [400, 720, 1.1, 0.3],
        [350, 700, 0.8, -0.2],
        [478, 690, 0.9, 0.1],
        [430, 656, 0.6, 0.4],
        [520, 640, 0.7, -0.3],
      ] as const
    ).map(([x, y, s, a]) => path(farBird(x, y, s, 0.7, a), plum)),
    // shafts from the sun up into the rafters
    times(9, (i) => {
      const a = -2.5 + i * 0.23;
      return path(
        polygon([
          [446, 606],
          [446 + Math.cos(a - 0.045) * 800, 606 + Math.sin(a - 0.045) * 800],
          [446 + Math.cos(a + 0.045) * 800, 606 + Math.sin(a + 0.045) * 800],
        ]),
        S.radialAt(
          [
            [0, sun, 0.5],
            [0.5, orange, 0.16],
            [1, orange, 0],
          ],
          446,
          606,
          640,
        ),
        `style="mix-blend-mode:screen" filter="${blur(S, 5)}"`,
      );
    }),
    glow(S, 446, 600, 380, sun, 0.7, 0.4),
  );
  // motes
  scene.add(
    times(70, () => {
      const r = S.rng.range(0.8, 2.2);
      return ellipse(
        S.rng.range(150, 720),
        S.rng.range(150, 900),
        r,
        r,
        sun,
        `opacity="${S.rng.range(0.25, 0.8)}"`,
      );
    }),
  );
}

/** Rolls standing on the right. */
function stormRolls(scene: Scene): void {
  const S = scene.element('storm');
  scene.add(
    standing(
      scene.element('noon'),
      [640, 770],
      [628, 470],
      34,
      [oklch(0.7, 0.07, 230), oklch(0.62, 0.1, 245), oklch(0.5, 0.11, 255)],
      () =>
        times(5, (i) =>
          path(
            smooth(blob(612 + ((i * 37) % 60), 530 + i * 46, 22, 9, S.noise, 0.4)),
            '#ffffff',
            'opacity=".75"',
          ),
        ).join(''),
    ),
    standing(
      S,
      [712, 860],
      [704, 440],
      46,
      [oklch(0.4, 0.03, 260), slate, oklch(0.24, 0.03, 275)],
      () =>
        times(9, (i) =>
          path(
            smooth(blob(680 + ((i * 41) % 70), 500 + i * 40, 34, 18, S.noise, 0.4)),
            oklch(0.45, 0.03, 265),
            'opacity=".6"',
          ),
        ).join('') +
        line('M676 590L694 630L682 636L706 688L690 692L712 752', '#f4f0ff', 5) +
        line(
          'M676 590L694 630L682 636L706 688L690 692L712 752',
          oklch(0.8, 0.1, 290),
          12,
          `opacity=".5" filter="${blur(S, 4)}"`,
        ),
    ),
    glow(S, 708, 680, 110, oklch(0.8, 0.1, 290), 0.55),
    line(
      'M752 610q14 -8 10 -22M758 650q18 -2 20 -18M664 590q-14 -6 -12 -20M660 640q-16 2 -20 -12',
      oklch(0.88, 0.06, 290),
      2.4,
      'opacity=".6"',
    ),
    line('M700 440L690 410L702 406L694 372M712 440L724 416L716 412L728 390', '#f4f0ff', 3),
  );
}

function nightRolls(scene: Scene): void {
  const S = scene.element('night');
  scene.add(
    standing(
      S,
      [786, 1030],
      [770, 470],
      66,
      [oklch(0.3, 0.08, 285), oklch(0.22, 0.07, 272), oklch(0.16, 0.05, 268)],
      () =>
        stars(S, { n: 110, box: [700, 480, 110, 540], fade: false, big: 3 }) +
        `<circle cx="748" cy="600" r="20" fill="${sun}"/><circle cx="757" cy="594" r="18" fill="${oklch(0.2, 0.06, 272)}"/>`,
    ),
    // swallows nest in its mouth
    path(
      'M722 470C730 488 760 494 782 486C790 478 792 470 790 464C770 472 742 474 722 470Z',
      oklch(0.4, 0.05, 60),
    ),
    times(16, (i) =>
      brushLine(
        S,
        [
          [722 + i * 4, 474],
          [728 + i * 4, 480],
          [736 + i * 4, 476 + (i % 3) * 4],
        ],
        1.6,
        oklch(0.6, 0.07, 70),
      ),
    ),
    [
      [738, 462],
      [754, 458],
      [768, 462],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 8, 8, oklch(0.22, 0.05, 270)) +
        path(`M${x - 2} ${y - 4}l-12 -7l5 10Z`, oklch(0.75, 0.14, 70)) +
        ellipse(x + 1, y + 3, 4, 3, oklch(0.75, 0.08, 40)),
    ),
    moved(
      { x: 640, y: 396, r: 12 },
      path(
        'M0 0C-14 -14 -34 -20 -54 -18C-40 -12 -26 -2 -16 8C-26 14 -34 20 -40 30C-28 24 -16 20 -4 14C4 26 14 36 28 40C24 28 20 16 16 8C24 6 30 2 34 -4C24 -8 10 -6 0 0Z',
        oklch(0.22, 0.06, 272),
      ),
      path('M14 6C6 12 -2 14 -8 14C-2 6 6 2 14 0Z', oklch(0.85, 0.05, 60)),
      ellipse(30, -2, 3, 3, oklch(0.55, 0.14, 35)),
    ),
  );
  // labels on strings, left blank; a broom; a trunk
  scene.add(
    [
      [660, 726],
      [740, 780],
    ].map(([x = 0, y = 0]) =>
      moved(
        { x, y, r: 12 },
        line('M0 -24V0', oklch(0.6, 0.08, 75), 1.6),
        path('M-9 0L9 0L10 26L-8 27Z', oklch(0.82, 0.05, 85)),
      ),
    ),
  );
}

/** The child at the top of the stairs. */
function childOnTheStairs(scene: Scene): void {
  const S = scene.element('child');
  scene.add(
    path(
      soften('206,1128 256,1128 220,1160 130,1205 60,1210 120,1170'),
      soot,
      `opacity=".7" filter="${blur(S, 6)}"`,
    ),
    softShadow(S, 232, 1130, 44, 12, soot, 0.9),
    childBack(S, {
      x: 232,
      y: 1130,
      s: 1.55,
      angle: -50,
      c: {
        boots: oklch(0.26, 0.05, 45),
        coat: oklch(0.4, 0.06, 250),
        hat: oklch(0.45, 0.09, 20),
        hair: oklch(0.35, 0.07, 50),
        trousers: oklch(0.28, 0.04, 260),
        scarf: lavender,
        shade: oklch(0.18, 0.05, 290),
        skin: oklch(0.7, 0.09, 50),
        light: peach,
      },
      arm: trace('12,-70 20,-58 24,-44'),
    }).svg,
    glow(S, 250, 1010, 120, peach, 0.12),
  );
}

/** Stair-rail in the near corner. */
function stair(scene: Scene): void {
  const S = scene.element('stair');
  scene.add(
    [
      [-10, 1010],
      [44, 1034],
      [104, 1066],
    ].map(([x = 0, y = 0], i) =>
      path(
        smooth(
          ribbon(
            [
              [x, y],
              [x + 2, y + 90],
              [x, 1230],
            ],
            (t) => 9 + 2 * Math.sin(t * 8 + i),
          ),
        ),
        mix(dust, soot, 0.4),
        `filter="${form(S, { angle: -20, size: 8, shade: soot, light: orange, lightSize: 3, rough: 1.5 })}"`,
      ),
    ),
    path(
      smooth(ribbon(trace('-30,996 50,1028 124,1070'), () => 12)),
      mix(dust, soot, 0.2),
      `filter="${form(S, { angle: -60, size: 9, shade: soot, light: orange, lightSize: 4, rough: 1.5 })}"`,
    ),
  );
}

function strokesOnPlane(scene: Scene, plane: (u: number, d: number) => Point, side: number): void {
  const e = scene.element('grain ' + side);
  scene.add(
    times(150, () => {
      const [u, d] = [e.rng.f(), e.rng.range(0, 0.9)];
      const run = times(4, (k) => plane(u, d + k * 0.03));
      const [x, y] = plane(u, d);
      const lit = clamp(1 - Math.hypot((x - 420) / 560, (y - 700) / 640));
      return brushLine(e, run, 1.4 + d * 3, mix(mix(soot, dustL, 0.3), orange, lit * 0.5), { opacity: 0.4 });
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
