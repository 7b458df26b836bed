/** D39: in a dark wood sunlight falls in the exact shape of a stag, and a fawn sleeps inside it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, foliage, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, spline } from '../../../kit/curves.ts';
import { grass } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur, edge } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { fawnAsleep } from '../../../motifs/fawn-asleep.ts';
import { fern } from '../../../motifs/leaves.ts';
import { stagPath } from '../../../motifs/stag.ts';

interface Air {
  far: Colour;
  near: Colour;
  trunk: Colour;
  rim: Colour;
  leaf: Colour;
  leafLit: Colour;
  floor: Colour;
  floorLit: Colour;
}
const dark: Air = {
  far: oklch(0.34, 0.045, 165),
  near: oklch(0.2, 0.035, 170),
  trunk: oklch(0.19, 0.025, 90),
  rim: oklch(0.34, 0.04, 150),
  leaf: oklch(0.22, 0.045, 160),
  leafLit: oklch(0.36, 0.06, 150),
  floor: oklch(0.17, 0.03, 150),
  floorLit: oklch(0.27, 0.045, 145),
};
const sunny: Air = {
  far: oklch(0.97, 0.07, 95),
  near: oklch(0.86, 0.13, 85),
  trunk: oklch(0.46, 0.1, 60),
  rim: oklch(0.96, 0.08, 92),
  leaf: oklch(0.66, 0.13, 118),
  leafLit: oklch(0.9, 0.13, 105),
  floor: oklch(0.62, 0.12, 105),
  floorLit: oklch(0.88, 0.13, 98),
};

/** One forest, painted twice with the same hand: in the dark, and in the light he leaves. */
function forest(scene: Scene, air: Air): string {
  const back = scene.element('back');
  const out: string[] = [
    `<rect width="800" height="1200" fill="${back.linearAt(
      [air.near, [0.45, air.far], [0.8, mix(air.far, air.near, 0.4)], air.near],
      0,
      0,
      0,
      1200,
    )}"/>`,
    strokes(back, {
      region: [-20, -20, 840, 1240],
      n: 500,
      length: 120,
      width: 14,
      angle: Math.PI / 2,
      spread: 0.2,
      colour: (_, y) => mix(air.near, air.far, clamp(1 - Math.abs(y - 560) / 560)),
      opacity: [0.15, 0.4],
    }),
  ];
  const trunks = (
    name: string,
    list: readonly (readonly [number, number, number])[],
    depth: number,
    foot: number,
  ): void => {
    const e = scene.element(name);
    const colour = mix(air.far, air.trunk, depth);
    for (const [x, w, lean] of list) {
      const spine: Point[] = times(8, (k): Point => [
        x + lean * (k / 7) * 60 + 5 * e.noise.n2(x, k * 0.6),
        foot + 16 - (k / 7) * (foot + 60),
      ]);
      const outline = ribbon(
        spline(spine, false, 6),
        (t) => w * (1 + 0.9 * (1 - Math.min(1, t * 9)) ** 2 - 0.25 * t),
        e.noise,
        w * 0.12,
      );
      const d = smooth(outline.filter((_, i) => i % 2 === 0));
      out.push(path(d, colour));
      const clip = e.clip(d);
      out.push(
        strokes(e, {
          region: [x - w * 2, -20, w * 4 + lean * 60, foot + 40],
          n: Math.round(w * 5),
          length: 90,
          width: w * 0.09,
          angle: Math.PI / 2 + lean * 0.06,
          spread: 0.06,
          colour: (u) =>
            mix(mix(colour, '#0a100c', 0.3), mix(colour, air.rim, 0.6), clamp(0.5 - (u - x) / w / 2.4)),
          opacity: [0.25, 0.7],
          clip,
        }),
      );
      if (depth > 0.5)
        out.push(
          group(
            { 'clip-path': clip },
            times(14, (i) => {
              const y = foot - 30 - i * 60 + e.rng.range(-20, 20);
              return path(
                smooth(blob(x + e.rng.range(-w, w), y, w * 0.5, w * 0.9, e.noise, 0.5)),
                mix(air.leaf, air.floor, 0.5),
                'opacity=".35"',
              );
            }),
          ),
        );
    }
  };
  trunks(
    'trunks far',
    [
      [40, 12, 0.1],
      [118, 9, -0.1],
      [196, 14, 0.1],
      [262, 8, 0],
      [330, 11, -0.1],
      [398, 8, 0.1],
      [470, 13, 0],
      [548, 9, 0.1],
      [612, 12, -0.1],
      [690, 9, 0.1],
      [762, 13, 0],
    ],
    0.3,
    850,
  );
  const mid = scene.element('shrubs');
  out.push(
    foliage(mid, {
      region: trace('-20,760 200,790 420,810 620,785 820,750 820,900 -20,900'),
      n: 700,
      size: 17,
      colour: (x, y) =>
        mix(mix(air.far, air.leaf, 0.55), air.leafLit, clamp(0.5 + mid.noise.n2(x / 60, y / 40)) * 0.6),
      opacity: [0.5, 0.9],
    }),
  );
  trunks(
    'trunks mid',
    [
      [-6, 26, 0.15],
      [150, 22, -0.2],
      [300, 17, 0.15],
      [516, 19, -0.1],
      [664, 25, 0.12],
    ],
    0.62,
    900,
  );
  const sprays = scene.element('sprays');
  for (const [x, y, r] of [
    [110, 420, 90],
    [240, 560, 70],
    [330, 380, 60],
    [420, 590, 80],
    [560, 480, 90],
    [590, 640, 60],
    [700, 560, 80],
    [300, 690, 50],
    [470, 330, 70],
    [660, 330, 80],
    [60, 640, 80],
  ] as const)
    out.push(
      foliage(sprays, {
        region: blob(x, y, r, r * 0.5, sprays.noise, 0.5),
        n: Math.round(r * 0.7),
        size: 15,
        angle: 0.5,
        colour: (u, v) => mix(air.leaf, air.leafLit, clamp(0.4 + sprays.noise.n2(u / 30, v / 20))),
        opacity: [0.35, 0.8],
      }),
    );
  const floor = scene.element('floor');
  const bank: Point[] = times(18, (i): Point => [
    -20 + i * 50,
    892 + 14 * floor.noise.n1(i * 0.5) + (i - 8.5) ** 2 * -0.35 + 14,
  ]);
  out.push(
    path(
      polygon([...bank, [830, 1220], [-20, 1220]]),
      floor.linearAt([air.floorLit, [0.45, air.floor], mix(air.floor, air.near, 0.6)], 0, 880, 0, 1200),
    ),
    strokes(floor, {
      region: [-20, 900, 840, 310],
      n: 900,
      length: 34,
      width: 4,
      angle: (x) => -0.1 + (x - 400) * 0.0004,
      spread: 0.5,
      colour: (x, y) =>
        mix(
          air.floorLit,
          mix(air.floor, air.near, 0.5),
          clamp((y - 890) / 240 + 0.35 * floor.noise.fbm(x / 60, y / 30, 3)),
        ),
      opacity: [0.3, 0.7],
      clip: floor.clip(polygon([...bank, [830, 1220], [-20, 1220]])),
    }),
    grass(floor, bank, {
      n: 320,
      height: [8, 30],
      colour: (x) => mix(air.leaf, air.leafLit, 0.3 + 0.3 * floor.noise.n1(x / 30)),
      width: 1.5,
    }),
    ...[940, 985, 1035].map((y, r) =>
      grass(
        floor,
        times(12, (i): Point => [i * 74 - 10, y + 8 * floor.noise.n1(i + r * 3)]),
        {
          n: 150,
          height: [6, 20 + r * 5],
          colour: (x) => mix(air.leaf, air.leafLit, 0.35 + 0.4 * floor.noise.n1(x / 24 + r)),
          width: 1.6,
        },
      ),
    ),
  );
  return out.join('');
}

function canopy(e: Easel): string {
  const mass: Point[] = trace(
    '-30,-30 830,-30 830,250 770,170 690,205 640,130 560,150 500,96 440,120 380,92 320,130 250,110 190,175 110,150 40,240 -30,210',
  );
  return (
    path(smooth(mass), dark.near) +
    foliage(e, {
      region: mass,
      n: 1500,
      size: 24,
      colour: (x, y) =>
        mix(dark.near, dark.leafLit, clamp(0.12 + y / 520 + 0.45 * e.noise.fbm(x / 70, y / 60, 3))),
      opacity: [0.6, 1],
      order: ([, y]) => -y,
    })
  );
}

const honey = oklch(0.88, 0.13, 88);
const pale = oklch(0.97, 0.07, 95);
const to = ([x, y]: Point): Point => [396 + (x - 420) * 0.97, 992 - (952 - y) * 0.9];
const shape = stagPath(to);

function paint(): Scene {
  const scene = new Scene({ seed: 3939, background: dark.near });
  deepForest(scene);
  const pool = beamOfLight(scene);
  hollowStag(scene, pool);
  motes(scene);
  fawnInTheLight(scene);
  tufts(scene);
  gap(scene);
  mossBank(scene);
  mushroomCap(scene);
  ferns(scene);
  dew(scene);
  return scene;
}

function deepForest(scene: Scene): void {
  scene.add(forest(scene, dark));
}

/** Shafts from the gap in the leaves down onto him. */
function beamOfLight(scene: Scene): string {
  const S = scene.element('beam');
  const shafts = (
    [
      [372, 60, 150, 300, 70],
      [388, 60, 250, 700, 90],
      [410, 60, 420, 980, 130],
      [424, 60, 560, 760, 90],
      [440, 60, 640, 560, 60],
    ] as const
  ).map(([x, y, bx, by, w]) =>
    path(
      polygon([
        [x - 8, y],
        [x + 8, y],
        [bx + w, by],
        [bx - w, by],
      ]),
      S.linearAt(
        [
          [0, pale, 0.75],
          [0.6, honey, 0.3],
          [1, honey, 0.02],
        ],
        x,
        y,
        bx,
        by,
      ),
      `filter="${blur(S, 10)}" style="mix-blend-mode:screen"`,
    ),
  );
  scene.add(shafts, glow(S, 400, 600, 470, honey, 0.4, 0.5, 1.15));
  const pool = smooth(blob(400, 1006, 250, 44, scene.element('pool').noise, 0.22, 2.4, 40));
  return pool;
}

function hollowStag(scene: Scene, pool: string): void {
  const S = scene.element('stag');
  const rimOnly = S.filter(
    '<feMorphology in="SourceAlpha" operator="erode" radius="2.2" result="e"/><feGaussianBlur in="e" stdDeviation="1" result="b"/><feComposite in="SourceGraphic" in2="b" operator="out"/>',
    0.05,
  );
  const mask = S.mask(group({ filter: edge(S, 7, 0.05, 4) }, path(shape, '#fff'), path(pool, '#fff')));
  scene.add(
    // the halo of damp air round the light
    path(shape, honey, `filter="${blur(S, 26)}" opacity=".55" style="mix-blend-mode:screen"`),
    path(pool, honey, `filter="${blur(S, 22)}" opacity=".6" style="mix-blend-mode:screen"`),
    group(
      { mask },
      forest(scene, sunny),
      `<rect width="800" height="1200" fill="${S.radialAt(
        [
          [0, pale, 0.7],
          [0.5, honey, 0.22],
          [1, honey, 0],
        ],
        380,
        470,
        520,
      )}"/>`,
      strokes(S, {
        region: [120, 160, 560, 860],
        n: 260,
        length: 130,
        width: 4,
        angle: Math.PI * 0.52,
        spread: 0.05,
        colour: () => pale,
        opacity: [0.08, 0.3],
      }),
    ),
    // where light thickens it almost has a body
    group(
      { filter: rimOnly, opacity: 0.7 },
      group({ filter: edge(S, 7, 0.05, 4) }, path(shape, oklch(0.99, 0.03, 95))),
    ),
  );
}

function motes(scene: Scene): void {
  const S = scene.element('motes');
  scene.add(
    times(120, () => {
      const [x, y, r] = [S.rng.gauss(390, 150), S.rng.range(150, 980), S.rng.range(0.8, 2.6)];
      return ellipse(x, y, r, r, pale, `opacity="${S.rng.range(0.25, 0.9)}"`);
    }),
  );
}

function fawnInTheLight(scene: Scene): void {
  const S = scene.element('fawn');
  scene.add(
    softShadow(S, 404, 1016, 130, 20, oklch(0.35, 0.08, 70), 0.8),
    fawnAsleep(S, {
      x: 408,
      y: 1006,
      s: 1.12,
      angle: -80,
      c: {
        coat: oklch(0.58, 0.115, 55),
        belly: oklch(0.9, 0.05, 80),
        dark: oklch(0.24, 0.05, 45),
        shade: oklch(0.32, 0.08, 50),
        light: pale,
        spot: oklch(0.95, 0.05, 88),
      },
    }),
  );
}

function tufts(scene: Scene): void {
  const S = scene.element('tufts');
  scene.add(
    grass(S, trace('250,1034 400,1044 560,1032'), {
      n: 90,
      height: [8, 24],
      colour: () => mix(sunny.leaf, sunny.leafLit, 0.5),
      width: 1.6,
    }),
  );

  // the near wood frames him
  scene.add(canopy(scene.element('canopy')));
}

function gap(scene: Scene): void {
  const S = scene.element('gap');
  const mini = ([x, y]: Point): Point => [402 + (x - 270) * 0.42, 78 + (y - 170) * 0.36];
  const horns: readonly (readonly Point[])[] = [
    trace('282,300 304,238 338,196 354,142 344,80'),
    trace('290,256 266,236 240,214'),
    trace('318,222 300,190 284,160'),
    trace('350,168 396,150 420,110'),
    trace('262,300 236,246 204,212 184,162 192,92'),
    trace('206,214 160,198 136,166'),
    trace('186,170 150,140 140,96'),
    trace('352,120 386,92 392,60'),
  ];
  const hole = horns
    .map((h) => smooth(ribbon(spline(h.map(mini), false, 8), (t) => 6 * (1 - 0.6 * t), S.noise, 2.4)))
    .join('');
  scene.add(
    path(hole, honey, `filter="${blur(S, 9)}" style="mix-blend-mode:screen"`),
    path(hole, pale, `filter="${edge(S, 9, 0.06, 3)}"`),
    glow(S, 400, 90, 190, honey, 0.45),
    foliage(S, {
      region: trace('290,20 520,20 520,150 290,150'),
      n: 46,
      size: 16,
      colour: () => dark.leafLit,
      opacity: [0.6, 1],
    }),
  );

  const nearTrunk = (e: Easel, x: number, w: number, lean: number): string => {
    const spine: Point[] = times(9, (k): Point => [
      x + lean * (k / 8) + 16 * e.noise.n1(k * 0.8),
      1230 - k * 160,
    ]);
    const outline = ribbon(
      spline(spine, false, 6),
      (t) => w * (1 + 0.7 * (1 - Math.min(1, t * 5)) ** 2),
      e.noise,
      16,
    );
    const d = smooth(outline.filter((_, i) => i % 2 === 0));
    const inward = x < 400 ? 1 : -1;
    return (
      path(d, oklch(0.17, 0.025, 130)) +
      strokes(e, {
        region: outline,
        n: 300,
        length: 110,
        width: 4,
        angle: Math.PI / 2,
        spread: 0.08,
        colour: (u, v) =>
          mix(
            oklch(0.17, 0.025, 130),
            mix(dark.rim, honey, 0.3),
            clamp(((u - x) * inward) / w + 0.1 + 0.3 * e.noise.n2(u / 20, v / 90)),
          ),
        opacity: [0.3, 0.8],
        clip: e.clip(d),
      })
    );
  };
  scene.add(
    nearTrunk(scene.element('near left'), 20, 66, -20),
    nearTrunk(scene.element('near right'), 790, 58, 20),
  );
}

function mossBank(scene: Scene): void {
  const S = scene.element('moss');
  scene.add(
    foliage(S, {
      region: trace('-20,700 70,760 100,1000 140,1220 -20,1220'),
      n: 260,
      size: 13,
      colour: (x) => mix(dark.leaf, oklch(0.42, 0.08, 125), clamp(x / 120)),
      opacity: [0.4, 0.9],
    }),
    foliage(S, {
      region: trace('820,640 740,700 720,980 690,1220 820,1220'),
      n: 240,
      size: 13,
      colour: (x) => mix(dark.leaf, oklch(0.42, 0.08, 125), clamp((800 - x) / 110)),
      opacity: [0.4, 0.9],
    }),
  );
}

/** Hunter's cap on a broken branch. */
function mushroomCap(scene: Scene): void {
  const S = scene.element('cap');
  scene.add(
    brushLine(S, trace('770,420 726,394 690,392 662,372'), 9, oklch(0.14, 0.02, 110), {
      decay: 0.7,
      attack: 0.01,
    }),
    brushLine(S, trace('714,392 702,378 700,358'), 4, oklch(0.14, 0.02, 110)),
    capOnTwig(S),
  );
}

/** Ferns, dew. */
function ferns(scene: Scene): void {
  const S = scene.element('ferns');
  for (const [a, b, c] of [
    [
      [70, 1230],
      [110, 1130],
      [196, 1086],
    ],
    [
      [150, 1240],
      [210, 1170],
      [300, 1150],
    ],
    [
      [30, 1200],
      [20, 1090],
      [70, 1010],
    ],
    [
      [700, 1240],
      [660, 1150],
      [580, 1112],
    ],
    [
      [760, 1230],
      [750, 1110],
      [690, 1040],
    ],
    [
      [610, 1240],
      [560, 1190],
      [480, 1172],
    ],
    [
      [330, 1250],
      [380, 1206],
      [440, 1200],
    ],
  ] as const)
    scene.add(
      fern(S, [a, b, c], {
        dark: oklch(0.16, 0.035, 155),
        lit: oklch(0.48, 0.09, 125),
        length: 50,
        lightAt: (x, y) => 0.95 - Math.hypot(x - 400, y - 1010) / 520,
      }),
    );
}

function dew(scene: Scene): void {
  const S = scene.element('dew');
  scene.add(
    times(60, () => {
      const a = S.rng.range(0, 6.28);
      const k = S.rng.range(1.15, 1.7);
      const [x, y] = [
        400 + Math.cos(a) * 250 * k,
        1010 + Math.sin(a) * 52 * k + (Math.sin(a) > 0 ? S.rng.range(0, 60) : 0),
      ];
      if (y < 920) return '';
      const r = S.rng.range(0.9, 2.3);
      return ellipse(x, y, r, r, oklch(0.93, 0.03, 180), `opacity="${S.rng.range(0.4, 0.95)}"`);
    }),
  );
}

function capOnTwig(e: Easel): string {
  const green = oklch(0.34, 0.06, 130);
  return group(
    { transform: 'translate(696 366) rotate(-14) scale(1.05)' },
    path('M-30 2C-34 -22 -16 -34 2 -34C22 -34 32 -20 30 0C16 8 -16 8 -30 2Z', green),
    path(
      'M-30 2C-16 8 16 8 30 0C30 8 28 12 24 12C10 17 -12 17 -26 12C-30 10 -30 6 -30 2Z',
      oklch(0.24, 0.04, 110),
    ),
    path('M-28 8C-44 10 -52 16 -50 20C-36 22 -22 18 -10 14Z', oklch(0.26, 0.045, 120)),
    line('M-28 -6C-26 -22 -12 -31 2 -31', oklch(0.7, 0.1, 95), 2.6, 'opacity=".8"'),
    line('M0 -34C-2 -14 -2 -4 0 6', oklch(0.25, 0.04, 120), 1.4),
    brushLine(e, trace('22,4 34,-22 30,-46'), 3.6, oklch(0.62, 0.1, 60)),
    ellipse(22, 6, 4, 4, oklch(0.7, 0.1, 80)),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.2, contrast: 0.1, saturation: 1.06 },
  paint,
});
