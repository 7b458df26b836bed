/** N08: a fisherman dozes on the frozen lake while under the ice the fish let off fireworks. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { TAU, fix, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { dozingAngler } from '../../../motifs/dozing-angler.ts';
import { pike, type PikePaint } from '../../../motifs/pike.ts';

const LIME = oklch(0.9, 0.19, 120);
const VIOLET = oklch(0.68, 0.17, 305);
const DEEP = oklch(0.15, 0.045, 275);
const WATER = ramp([oklch(0.4, 0.09, 262), oklch(0.27, 0.075, 270), oklch(0.18, 0.055, 278), DEEP]);
const ICE = [278, 338] as const;
const HOLE = 478;
const BURST: Point = [262, 540];
const PIKE: PikePaint = {
  skin: [
    oklch(0.17, 0.04, 270),
    oklch(0.28, 0.05, 220),
    oklch(0.42, 0.08, 165),
    oklch(0.62, 0.13, 130),
    oklch(0.86, 0.16, 118),
  ],
  belly: [oklch(0.26, 0.05, 285), oklch(0.46, 0.06, 270), oklch(0.7, 0.07, 140), oklch(0.93, 0.1, 115)],
  spot: oklch(0.9, 0.1, 112),
  fin: [oklch(0.2, 0.06, 300), oklch(0.36, 0.11, 310), oklch(0.56, 0.15, 320), oklch(0.82, 0.1, 60)],
  crown: oklch(0.92, 0.17, 112),
  crownShade: oklch(0.66, 0.15, 128),
  line: oklch(0.13, 0.03, 280),
  iris: oklch(0.85, 0.16, 88),
  from: -128,
};

function paint(): Scene {
  const scene = new Scene({ seed: 808, background: DEEP });
  above(scene);
  water(scene);
  bursts(scene);
  ice(scene);
  scene.add(dozingAngler(scene.element('angler'), { x: 590, y: 276, s: 1.12 }));
  bed(scene);
  lantern(scene);
  scene.add(pike(scene.element('pike'), { x: 296, y: 828, s: 1, r: 0.36 }, PIKE));
  guests(scene);
  return scene;
}

/** A cold night with nothing going on in it. */
function above(scene: Scene): void {
  const S = scene.element('above');
  const shore = ridge(S, { y: 226, amplitude: 26, frequency: 0.012 });
  scene.add(
    sky(S, [oklch(0.24, 0.05, 275), oklch(0.34, 0.06, 280), oklch(0.5, 0.06, 290)], { y1: 300, n: 300 }),
    stars(S, { n: 60, box: [0, 0, 800, 190], big: 0, size: [0.6, 1.5] }),
    path(polygon(closedBelow(S, shore, 300)), oklch(0.27, 0.05, 278)),
    times(40, (i) => {
      const x = i * 21 + S.rng.gauss(0, 6);
      const h = S.rng.range(10, 30);
      return path(
        `M${fix(x - h * 0.26)} 240L${fix(x)} ${fix(232 - h)}L${fix(x + h * 0.26)} 240Z`,
        oklch(0.25, 0.05, 278),
      );
    }),
    path(
      'M-10 244H810V300H-10Z',
      S.linearAt([oklch(0.62, 0.05, 275), oklch(0.8, 0.035, 250)], 0, 244, 0, 288),
    ),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  scene.add(
    path(
      `M-10 ${ICE[0]}H810V1210H-10Z`,
      S.linearAt([WATER(0), [0.25, WATER(0.3)], [0.6, WATER(0.7)], DEEP], 0, ICE[1], 0, 1200),
    ),
    strokes(S, {
      region: [-20, ICE[1], 840, 880],
      n: 800,
      length: 120,
      width: 8,
      angle: (x, y) => 0.2 * S.noise.fbm(x / 200, y / 120, 2),
      colour: (x, y) =>
        mix(
          WATER(clamp((y - ICE[1]) / 860 + 0.06 * S.noise.fbm(x / 120, y / 90, 2))),
          oklch(0.6, 0.14, 135),
          0.42 * clamp(1 - Math.hypot(x - BURST[0], y - BURST[1]) / 360) ** 1.4,
        ),
      opacity: [0.2, 0.55],
    }),
  );
}

/** Rays of bubbles: they fly apart like sparks and then, being bubbles, go up. */
function burst(S: Easel, [x, y]: Point, r: number, n: number, colour: Colour): Mark {
  const inks = ramp([mix(colour, DEEP, 0.45), colour, mix(colour, '#ffffff', 0.8)]);
  const rays = times(n, (i) => {
    const a = (i / n) * TAU + S.rng.gauss(0, 0.06);
    const reach = r * S.rng.range(0.62, 1.05);
    const at = (t: number): Point => [
      x + Math.cos(a) * reach * t,
      y + Math.sin(a) * reach * t - r * 0.2 * t ** 2.6,
    ];
    const dots = times(7, (k) => {
      const t = 0.58 + k * 0.085 + S.rng.gauss(0, 0.02);
      const [px, py] = at(t);
      const q = r * lerp(0.008, 0.026, k / 6) * S.rng.range(0.6, 1.3);
      // Under the ice they gather.
      const [u, v] = [
        px + S.rng.gauss(0, r * 0.012),
        Math.max(py + S.rng.gauss(0, r * 0.012), ICE[1] + 6 + q + 16 * S.rng.f() ** 2),
      ];
      if (k > 3 && S.rng.chance(0.55))
        return ellipse(
          u,
          v,
          q * 1.15,
          q * 1.2,
          'none',
          `stroke="${inks(0.6)}" stroke-width="${fix(q * 0.3)}" opacity=".85"`,
        );
      return ellipse(
        u,
        v,
        q,
        q * 1.08,
        inks(lerp(0.95, 0.4, k / 6)),
        `opacity="${fix(S.rng.range(0.65, 1))}"`,
      );
    });
    return [
      brushLine(
        S,
        times(5, (k) => at(lerp(0.1, 0.66, k / 4))),
        r * S.rng.range(0.005, 0.011),
        inks(S.rng.range(0.35, 1)),
        {
          attack: 0.5,
          decay: 0.3,
        },
      ),
      dots,
    ];
  });
  return [
    glow(S, x, y, r * 2, colour, 0.55, 0.3),
    rays,
    path(smooth(blob(x, y, r * 0.075, r * 0.075, S.noise, 0.3)), '#fffff2'),
    glow(S, x, y, r * 0.5, '#fffff0', 0.95, 0.5),
  ];
}

function bursts(scene: Scene): void {
  const S = scene.element('bursts');
  scene.add(
    burst(S.element('violet'), [646, 486], 116, 48, VIOLET),
    burst(S.element('blue'), [86, 812], 70, 34, oklch(0.78, 0.1, 230)),
    burst(S.element('lime'), BURST, 226, 78, LIME),
  );
}

/** A slab of it, cut through, with the hole that was bored this morning. */
function ice(scene: Scene): void {
  const S = scene.element('ice');
  const [top, under] = ICE;
  const slab = (x0: number, x1: number): Point[] => [
    ...times(40, (i): Point => [lerp(x0, x1, i / 39), top + 3 * S.noise.fbm(i / 6 + x0, 2, 2)]),
    ...times(40, (i): Point => [lerp(x1, x0, i / 39), under + 9 * S.noise.fbm(i / 7 + x0, 5, 3)]),
  ];
  const lit = new Tone(0.45).glow(BURST[0], under + 6, 260, 0.6, 40).glow(640, under + 6, 120, 0.25, 30);
  const colours = [
    oklch(0.42, 0.07, 262),
    oklch(0.58, 0.06, 248),
    oklch(0.78, 0.045, 232),
    oklch(0.92, 0.1, 122),
  ];
  scene.add(
    [slab(-20, HOLE - 26), slab(HOLE + 26, 820)].map((piece, i) =>
      modelled(S.element('slab' + i), piece, {
        tone: lit,
        colours,
        flow: 0.02,
        length: 44,
        width: 4,
        uneven: 0.16,
      }),
    ),
    path(`M${HOLE - 26} ${top + 12}H${HOLE + 26}V${under}H${HOLE - 26}Z`, oklch(0.3, 0.08, 265)),
    path(`M${HOLE - 26} ${top + 12}H${HOLE + 26}V${top + 20}H${HOLE - 26}Z`, oklch(0.62, 0.08, 240)),
    // Snow on it, heaped round the hole.
    path(
      smooth(
        closedCurve(
          `-20,${top + 4} -20,262 120,268 260,262 380,266 424,252 450,270 452,${top + 6} 300,${top + 2} 120,${top + 6}`,
        ),
      ),
      oklch(0.9, 0.025, 262),
    ),
    path(
      smooth(
        closedCurve(`504,${top + 6} 506,270 528,256 560,266 680,262 820,266 820,${top + 5} 660,${top + 2}`),
      ),
      oklch(0.86, 0.03, 268),
    ),
    cracks(S),
  );
}

/** Where the cork has this moment arrived. */
function cracks(S: Easel): Mark {
  const white = oklch(0.96, 0.04, 200);
  return [
    [
      '150,338 142,318 150,300',
      '150,338 170,322 176,306',
      '150,338 124,326 112,312',
      '150,338 188,332 204,322',
    ].map((l) => brushLine(S, trace(l), 2.2, white, { curved: false, attack: 0.05, decay: 0.9 })),
    moved(
      { x: 152, y: 352, r: 14 },
      cel(
        S,
        '-11,-14 11,-14 12,-2 8,4 9,18 -9,18 -8,4 -12,-2',
        oklch(0.72, 0.08, 75),
        laid('2,-20 14,-20 14,20 3,20', oklch(0.5, 0.08, 60), 0.8),
      ),
    ),
    ['128,356 110,364', '176,354 196,360', '134,376 122,392', '172,376 184,392'].map((l) =>
      brushLine(S, trace(l), 1.8, '#f6ffd8', { curved: false }),
    ),
  ];
}

/** Weed, stones, and a bottle stuck in the mud that has just gone off. */
function bed(scene: Scene): void {
  const S = scene.element('bed');
  const mud = closedBelow(S, ridge(S, { y: 1136, amplitude: 22, frequency: 0.006 }));
  const tone = new Tone(0.25).glow(120, 1140, 260, 0.35, 60);
  const glass = oklch(0.36, 0.09, 155);
  scene.add(
    times(16, (i) => {
      const x = 20 + i * 50 + S.rng.gauss(0, 16);
      const h = S.rng.range(60, 170);
      const sway = S.rng.range(-26, 26);
      const stem = traceCurve(
        `${fix(x)},1180 ${fix(x + sway * 0.5)},${fix(1180 - h * 0.4)} ${fix(x - sway * 0.3)},${fix(1180 - h * 0.75)} ${fix(x + sway)},${fix(1180 - h)}`,
      );
      return path(
        smooth(ribbon(stem, (t) => 6 * (1 - t) + 1)),
        mix(oklch(0.3, 0.08, 160), DEEP, S.rng.range(0.1, 0.7)),
      );
    }),
    modelled(S.element('mud'), mud, {
      tone,
      colours: [oklch(0.14, 0.03, 285), oklch(0.24, 0.05, 280), oklch(0.4, 0.07, 200), oklch(0.6, 0.12, 130)],
      flow: 0.04,
      length: 50,
      width: 5,
    }),
    group(
      { transform: 'translate(112 1158) rotate(8) scale(1.05)' },
      cel(
        S,
        '-32,10 -34,-70 -26,-96 -12,-116 -10,-162 10,-162 12,-116 26,-96 34,-70 32,10',
        glass,
        laid('8,-170 40,-100 40,20 14,20 16,-80 6,-120', oklch(0.22, 0.06, 170), 0.8),
        laid('-26,-10 -27,-70 -20,-90 -16,-70 -17,-10', oklch(0.7, 0.14, 130), 0.7),
      ),
      cel(S, '-12,-164 -12,-134 12,-134 12,-164', oklch(0.86, 0.15, 105)),
      cel(
        S,
        'M-30 -66L30 -66L29 -20L-29 -20Z',
        oklch(0.88, 0.05, 100),
        laid('M8 -70L34 -70L34 -10L8 -10Z', oklch(0.62, 0.06, 140), 0.8),
      ),
    ),
    times(46, (i) => {
      const t = (i / 46) ** 0.8;
      const [x, y] = [
        lerp(136, 152, t) - 66 * Math.sin(t * Math.PI) + S.rng.gauss(0, 3 + 9 * t),
        lerp(990, 384, t),
      ];
      const q = S.rng.range(1.6, 5);
      return ellipse(x, y, q, q, mix(LIME, '#ffffff', 0.4), `opacity="${fix(S.rng.range(0.35, 0.85))}"`);
    }),
  );
}

/** His hook has come in useful. */
function lantern(scene: Scene): void {
  const S = scene.element('lantern');
  const [x, y] = [496, 584];
  scene.add(
    line(
      `M${HOLE + 2} 182C${HOLE} 260 ${HOLE + 2} 300 ${HOLE + 4} 340C${HOLE + 10} 440 ${x - 4} 520 ${x} ${y - 34}`,
      '#dfe6f0',
      1.8,
    ),
    line(`M${x} ${y - 36}v10c0 12 -14 12 -14 2`, '#dfe6f0', 3),
    glow(S, x, y + 26, 130, oklch(0.85, 0.16, 80), 0.7, 0.3),
    line(`M${x - 22} ${y + 6}C${x - 22} ${y - 30} ${x + 18} ${y - 30} ${x + 20} ${y + 6}`, PIKE.line, 3.6),
    cel(
      S,
      `M${x - 24} ${y + 4}L${x + 22} ${y + 4}L${x + 26} ${y + 56}L${x - 28} ${y + 56}Z`,
      oklch(0.9, 0.15, 88),
      laid(`M${x - 8} ${y + 14}h14l5 36h-26Z`, '#fffbe0', 0.9),
    ),
    line(`M${x - 10} ${y + 4}v52M${x + 8} ${y + 4}v52`, PIKE.line, 2.4, 'opacity=".7"'),
    path(`M${x - 30} ${y + 6}L${x - 16} ${y - 12}H${x + 14}L${x + 28} ${y + 6}Z`, PIKE.line),
    path(`M${x - 32} ${y + 54}H${x + 30}V${y + 66}H${x - 32}Z`, PIKE.line),
  );
}

/** A roach with its mouth open; nose at (0, 0), to the left. */
function guest(S: Easel, x: number, y: number, s: number, r: number, colour: Colour, flip = 1): Mark {
  const shade = mix(colour, DEEP, 0.72);
  const light = mix(colour, LIME, 0.55);
  return group(
    { transform: `translate(${x} ${y}) scale(${s * flip} ${s}) rotate(${r})` },
    cel(
      S,
      '148,2 176,-34 204,-44 196,-8 200,36 172,28',
      mix(colour, oklch(0.5, 0.17, 30), 0.5),
      laid('150,6 210,0 204,50 160,40', shade, 0.6),
    ),
    cel(S, '66,-40 96,-74 118,-66 120,-34', mix(colour, oklch(0.5, 0.17, 30), 0.5)),
    cel(S, '70,40 82,66 102,62 104,36', shade),
    cel(
      S,
      '-2,-8 16,-24 52,-42 96,-42 132,-20 156,0 132,22 94,42 50,40 18,24 0,14 14,6 16,2',
      colour,
      laid('-10,12 40,14 90,12 160,-4 150,60 20,60', shade, 0.8),
      laid('-6,-6 16,-26 52,-46 98,-46 128,-28 90,-32 50,-28 20,-10', light, 0.75),
      times(3, (i) => line(`M${62 + i * 22} -22q10 12 0 24`, shade, 2.4, 'opacity=".6"')),
    ),
    line('M46 -28C56 -14 56 12 47 26', shade, 2.6),
    ellipse(27, -7, 9.5, 10, mix(light, '#ffffff', 0.5)),
    ellipse(24.6, -9.4, 5.4, 5.8, '#0c0a18'),
  );
}

function guests(scene: Scene): void {
  const S = scene.element('guests');
  const [silver, blue, plum] = [oklch(0.62, 0.05, 240), oklch(0.5, 0.08, 255), oklch(0.5, 0.1, 320)];
  scene.add(
    guest(S, 560, 636, 0.5, 10, silver),
    guest(S, 700, 660, 0.62, 38, plum),
    guest(S, 648, 742, 0.56, 30, blue),
    guest(S, 240, 1010, 0.72, 58, silver),
    guest(S, 206, 1096, 0.46, 40, blue),
    guest(S, 330, 1070, 0.86, 52, plum),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.22, saturation: 1.06 }, paint });
