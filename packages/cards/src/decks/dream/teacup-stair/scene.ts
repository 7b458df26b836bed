/** A spiral stair climbs out of a cup of tea into the clouds. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird, mist, smoke } from '../../../kit/air.ts';
import { brushLine, leaf, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { grass, heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, flat, group, line, path } from '../../../kit/markup.ts';
import { blur, chalk, edge, form, vapour } from '../../../kit/materials.ts';
import { TAU, fix, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, ribbon } from '../../../kit/shapes.ts';
import { cumulus } from '../../../kit/sky.ts';
import { washFilter } from '../../../finishes/watercolour.ts';
import { crane } from '../../../motifs/birds.ts';
import { catSit } from '../../../motifs/cat-sitting.ts';
import { lady } from '../../../motifs/lady.ts';

const P = {
  sage: oklch(0.7, 0.055, 140),
  sageL: oklch(0.86, 0.05, 115),
  sageD: oklch(0.5, 0.06, 155),
  moss: oklch(0.38, 0.055, 160),
  ink: oklch(0.25, 0.04, 165),
  cream: oklch(0.95, 0.04, 92),
  ivory: oklch(0.93, 0.025, 88),
  tea: oklch(0.55, 0.115, 58),
  teaD: oklch(0.36, 0.085, 45),
  teaL: oklch(0.76, 0.13, 72),
  rust: oklch(0.55, 0.14, 40),
  mustard: oklch(0.76, 0.135, 82),
  rose: oklch(0.74, 0.08, 30),
  blue: oklch(0.45, 0.07, 235),
  warm: oklch(0.62, 0.07, 70),
};
const CX = 396;
const EYE = 300;
const squash = (y: number) => (0.27 * (y - EYE)) / 470;
const porcelain = (S: Easel, o = {}) =>
  form(S, {
    angle: 215,
    size: 26,
    soft: 22,
    shade: mix(P.sageD, P.warm, 0.35),
    shadeOpacity: 0.7,
    light: '#fffdf2',
    lightOpacity: 0.9,
    lightSize: 7,
    rough: 2,
    roughFrequency: 0.02,
    grain: 0.6,
    mottle: 0.18,
    mottleFrequency: 0.01,
    mottleDark: mix(P.rose, P.ivory, 0.3),
    bounce: P.teaL,
    bounceOpacity: 0.2,
    bounceSize: 8,
    ...o,
  });
const RIM_DEPTH = 62;
const RIM = 762;
const RX = 256;
const CUP = `M${CX - RX} ${RIM}C${CX - RX + 6} ${RIM + 120} ${CX - 205} ${RIM + 246} ${CX - 108} ${RIM + 300}C${CX - 96} ${RIM + 308} ${CX - 92} ${RIM + 322} ${CX - 96} ${RIM + 338}C${CX - 50} ${RIM + 356} ${CX + 50} ${RIM + 356} ${CX + 96} ${RIM + 338}C${CX + 92} ${RIM + 322} ${CX + 96} ${RIM + 308} ${CX + 108} ${RIM + 300}C${CX + 205} ${RIM + 246} ${CX + RX - 6} ${RIM + 120} ${CX + RX} ${RIM}C${CX + RX} ${RIM + 34} ${CX + 140} ${RIM + RIM_DEPTH} ${CX} ${RIM + RIM_DEPTH}C${CX - 140} ${RIM + RIM_DEPTH} ${CX - RX} ${RIM + 34} ${CX - RX} ${RIM}Z`;
const onBand = (u: number, v: number): Point => {
  const x = CX + u * (RX - 10 - v * 40),
    y = RIM + 74 + v * 130 + Math.sqrt(Math.max(0, 1 - u * u)) * RIM_DEPTH * (1 - v * 0.25) - 6;
  return [x, y];
};
const INSIDE = `M${CX - RX} ${RIM}C${CX - RX} ${RIM - 34} ${CX - 140} ${RIM - RIM_DEPTH} ${CX} ${RIM - RIM_DEPTH}C${CX + 140} ${RIM - RIM_DEPTH} ${CX + RX} ${RIM - 34} ${CX + RX} ${RIM}C${CX + RX} ${RIM + 34} ${CX + 140} ${RIM + RIM_DEPTH} ${CX} ${RIM + RIM_DEPTH}C${CX - 140} ${RIM + RIM_DEPTH} ${CX - RX} ${RIM + 34} ${CX - RX} ${RIM}Z`;
const TEA = RIM + 13;

function paint(): Scene {
  const scene = new Scene({ seed: 118, background: oklch(0.72, 0.05, 140) });
  air(scene);
  blooms(scene);
  mistyCountry(scene);
  saucer(scene);
  cup(scene);
  const { onCup, country } = transferBand(scene);
  bridge(scene, onCup, country);
  highlight(scene);
  const inCup = tea(scene);
  const stair = helixStair(scene);
  stairReflection(scene, inCup, stair);
  nearLip(scene);
  cloudAbove(scene);
  steamBirds(scene);
  teaBag(scene);
  boat(scene);
  sugarHouses(scene);
  return scene;
}

function air(scene: Scene): void {
  const S = scene.element('air');
  const bgC = (x: number, y: number) => {
    const d = Math.hypot((x - 330) / 560, (y - 380) / 640);
    return ramp([P.cream, [0.35, P.sageL], [0.8, P.sage], P.sageD])(
      clamp(d + 0.14 * S.noise.fbm(x / 190, y / 190, 4)),
    );
  };
  scene.add(
    `<rect width="800" height="1200" fill="${S.radialAt(
      [P.cream, [0.35, P.sageL], [0.8, P.sage], P.sageD],
      330,
      380,
      720,
    )}"/>`,
    strokes(S, {
      region: [-30, -30, 860, 1260],
      n: 1300,
      length: 110,
      width: 14,
      angle: (x, y) => Math.atan2(y - 380, x - 330) + 1.6 + 0.5 * S.noise.n2(x / 150, y / 150),
      colour: bgC,
      opacity: [0.12, 0.38],
      dL: 0.014,
    }),
  );
}

/** Wet-in-wet blooms. */
function blooms(scene: Scene): void {
  const S = scene.element('wet-in-wet blooms');
  for (let i = 0; i < 9; i++) {
    const x = S.rng.range(0, 800),
      y = S.rng.range(60, 760),
      r = S.rng.range(70, 150);
    scene.add(
      path(
        smooth(blob(x, y, r, r * 0.8, S.noise, 0.5, 1.4, 40)),
        S.rng.chance(0.5) ? P.sageD : P.cream,
        `opacity="${fix(S.rng.range(0.1, 0.22))}" filter="${washFilter(S, { seed: 20 + (i % 3), rough: 50, rim: 5, region: 0.2 })}"`,
      ),
    );
  }
}

/** A small misty country, so the cup is enormous. */
function mistyCountry(scene: Scene): void {
  const S = scene.element('a small misty country');
  const bush = (x: number, y: number, h: number, col: Colour, lit: Colour) => {
    const o = [
      path(
        smooth(
          ribbon(
            [
              [x, y + 2],
              [x + S.rng.gauss(0, 1.5), y - h * 0.3],
              [x, y - h * 0.6],
            ],
            (t) => h * 0.035 * (1.2 - t),
          ),
        ),
        mix(col, P.ink, 0.45),
      ),
    ];
    const lobes = times(6, (): readonly [number, number, number] => [
      x + S.rng.gauss(0, h * 0.13),
      y - h * S.rng.range(0.42, 0.86),
      h * S.rng.range(0.13, 0.22),
    ]);
    for (const [bx, by, r] of lobes)
      o.push(path(smooth(blob(bx, by, r, r * 1.1, S.noise, 0.5, 1.8, 22)), jitter(col, S.rng, 0.02, 8)));
    for (const [bx, by, r] of lobes)
      for (let k = 0; k < Math.round(6 + h / 5); k++) {
        const a = S.rng.range(0, TAU),
          q = Math.sqrt(S.rng.f()) * r * 1.05,
          px = bx + Math.cos(a) * q,
          py = by + Math.sin(a) * q;
        const k2 = clamp(0.5 - ((px - bx) / r) * 0.4 - ((py - by) / r) * 0.5);
        o.push(
          path(
            leaf(px, py, S.rng.range(0, TAU), h * 0.075, h * 0.028),
            mix(mix(col, P.ink, 0.25), lit, k2 * 0.75),
            'opacity=".75"',
          ),
        );
      }
    return o.join('');
  };
  const land = (
    y: number,
    amp: number,
    off: number,
    a: Colour,
    b2: Colour,
    nT: number,
    hT: readonly [number, number],
    col: Colour,
    sd: number,
  ) => {
    const r = ridge(S, { y, amplitude: amp, frequency: 0.005, offset: off });
    scene.add(
      hill(S, r, {
        top: a,
        bottom: b2,
        y1: y + 90,
        strokes: 220,
        length: 60,
        width: 6,
        opacity: [0.15, 0.4],
      }),
    );
    const o: string[] = [];
    for (let i = 0; i < nT; i++) {
      const x = S.rng.range(-10, 810);
      o.push(bush(x, heightAt(r, x) + 3, S.rng.range(...hT), col, mix(P.sageL, P.mustard, 0.2)));
    }
    scene.add(group({ filter: edge(S, 2.5, 0.06, 3) }, o));
    scene.add(mist(S, { y: y + 46, h: 90, colour: P.cream, opacity: 0.75, seed: sd }));
    return r;
  };
  land(872, 50, 14, mix(P.sage, P.sageL, 0.5), P.sageL, 26, [18, 44], mix(P.sageD, P.sage, 0.6), 3);
  land(
    932,
    36,
    24,
    mix(P.sageD, P.sage, 0.55),
    mix(P.sage, P.sageL, 0.6),
    22,
    [30, 66],
    mix(P.sageD, P.moss, 0.15),
    5,
  );
  const mead = ridge(S, { y: 1000, amplitude: 18, frequency: 0.006, offset: 44 });
  scene.add(
    hill(S, mead, {
      top: mix(P.sage, oklch(0.74, 0.09, 120), 0.5),
      bottom: mix(P.sageD, P.moss, 0.35),
      y1: 1200,
      strokes: 460,
      length: 60,
      width: 6,
      opacity: [0.2, 0.5],
    }),
  );
  scene.add(grass(S, mead, { n: 220, height: [5, 13], colour: mix(P.sageD, P.sageL, 0.3), width: 0.9 }));
  for (const [x, y, s] of [
    [50, 1030, 1],
    [92, 1044, 0.9],
    [760, 1024, 0.9],
    [715, 1010, 0.7],
  ] as const)
    scene.add(
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        line('M-7 0v8M-2 1v8M5 1v8M9 0v8', P.ink, 1.6),
        path(
          smooth(blob(0, -4, 15, 10, S.noise, 0.3, 2.2, 26)),
          P.cream,
          `filter="${form(S, { angle: 215, size: 6, shade: P.sageD, light: '#fff', lightOpacity: 0.7, lightSize: 2, rough: 2 })}"`,
        ),
        path('M-19 -10C-20 -5 -16 -1 -12 -2C-10 -6 -12 -11 -15 -12Z', P.ink),
      ),
    );
}

function saucer(scene: Scene): void {
  const S = scene.element('saucer');
  const sy = 1092,
    shC = mix(P.moss, P.warm, 0.35);
  scene.add(softShadow(S, CX + 40, sy + 34, 400, 70, P.moss, 0.7));
  scene.add(
    path(
      `M${CX - 338} ${sy}C${CX - 330} ${sy + 62} ${CX - 150} ${sy + 98} ${CX} ${sy + 98}C${CX + 150} ${sy + 98} ${CX + 330} ${sy + 62} ${CX + 338} ${sy}C${CX + 330} ${sy - 60} ${CX + 150} ${sy - 84} ${CX} ${sy - 84}C${CX - 150} ${sy - 84} ${CX - 330} ${sy - 60} ${CX - 338} ${sy}Z`,
      P.ivory,
      `filter="${porcelain(S, { size: 20 })}"`,
    ),
    ellipse(
      CX,
      sy - 4,
      318,
      76,
      'none',
      `stroke="${P.blue}" stroke-width="4" opacity=".65" filter="${chalk(S, { fx: 0.07, lo: 0.25, hi: 0.5 })}"`,
    ),
    ellipse(CX, sy - 2, 296, 68, 'none', `stroke="${P.blue}" stroke-width="1.6" opacity=".5"`),
    ellipse(CX, sy + 6, 190, 44, S.radial(fading(shC, 0.75, [0.75, 0.45], 0))),
    ellipse(CX + 20, sy - 10, 150, 32, mix(P.ivory, P.sageD, 0.3), 'opacity=".6"'),
  );
}

function cup(scene: Scene): void {
  const S = scene.element('cup');
  const hnd = ribbon(
    spline([
      [CX + 226, RIM + 64],
      [CX + 292, RIM + 24],
      [CX + 344, RIM + 60],
      [CX + 332, RIM + 130],
      [CX + 264, RIM + 186],
      [CX + 170, RIM + 206],
    ]),
    (t) => 15 - 5 * Math.sin(Math.PI * t),
  );
  scene.add(
    path(
      smooth(hnd.filter((_, i) => i % 2 === 0)),
      P.ivory,
      `filter="${porcelain(S, { size: 9, soft: 7, lightSize: 4 })}"`,
    ),
    path(CUP, P.ivory, `filter="${porcelain(S, { size: 70, soft: 48 })}"`),
  );
}

const blueLine = (S: Easel, points: Points, width: number, opacity = 0.75): string =>
  brushLine(S, points, width, P.blue, { opacity, wobble: 0.8 });

/** Painted transfer band: a country going round the cup. */
function transferBand(scene: Scene): { onCup: string; country: string[] } {
  const S = scene.element('painted transfer band');
  const onCup = S.clip(CUP);
  const pb: string[] = [],
    fade = (u: number) => 0.8 * Math.sqrt(Math.max(0.05, 1 - (u * 0.96) ** 4));
  for (const v of [-0.34, -0.28, 1.12]) {
    const q: Point[] = [];
    for (let u = -1; u <= 1.001; u += 0.05) q.push(onBand(u, v));
    pb.push(line(smooth(q, false), P.blue, v === -0.34 ? 4 : 1.6, 'opacity=".65"'));
  }
  {
    const q: Point[] = [];
    for (let u = -1; u <= 1.001; u += 0.03) {
      const [x, y] = onBand(u, 0.78 + 0.1 * S.noise.n1(u * 3) + 0.05 * Math.sin(u * 11));
      q.push([x, y]);
    }
    const q2: Point[] = [];
    for (let u = 1; u >= -1.001; u -= 0.03) q2.push(onBand(u, 1.06));
    pb.push(
      path(
        smooth(q.concat(q2)),
        P.blue,
        `opacity=".28" filter="${washFilter(S, { seed: 11, rough: 8, region: 0.2 })}"`,
      ),
      line(smooth(q, false), P.blue, 1.6, 'opacity=".7"'),
    );
  }
  const tree = (u: number, v: number, h: number) => {
    const [x, y] = onBand(u, v);
    pb.push(
      blueLine(
        S,
        [
          [x, y],
          [x + 1, y - h * 0.5],
          [x - 1, y - h * 0.75],
        ],
        1.8,
      ),
    );
    pb.push(
      blueLine(
        S,
        [
          [x, y - h * 0.5],
          [x - h * 0.12, y - h * 0.66],
          [x - h * 0.2, y - h * 0.8],
        ],
        1.1,
      ),
    );
    pb.push(
      blueLine(
        S,
        [
          [x, y - h * 0.52],
          [x + h * 0.12, y - h * 0.7],
          [x + h * 0.2, y - h * 0.84],
        ],
        1.1,
      ),
    );
    for (let i = 0; i < 44; i++) {
      const a = S.rng.range(0, TAU),
        r = Math.sqrt(S.rng.f()) * h * 0.36;
      pb.push(
        path(
          leaf(x + Math.cos(a) * r, y - h * 0.8 + Math.sin(a) * r * 0.8, a, h * 0.16, h * 0.05),
          P.blue,
          `opacity="${fix(fade(u) * S.rng.range(0.4, 0.9))}"`,
        ),
      );
    }
  };
  const hut = (u: number, v: number, s: number) => {
    const [x, y] = onBand(u, v);
    pb.push(
      path(
        polygon([
          [x - 12 * s, y],
          [x - 12 * s, y - 14 * s],
          [x + 12 * s, y - 14 * s],
          [x + 12 * s, y],
        ]),
        P.blue,
        'opacity=".4"',
      ),
      path(
        smooth(
          [
            [x - 19 * s, y - 12 * s],
            [x - 9 * s, y - 17 * s],
            [x, y - 27 * s],
            [x + 9 * s, y - 17 * s],
            [x + 19 * s, y - 12 * s],
            [x, y - 14 * s],
          ],
          true,
          0.7,
        ),
        P.blue,
        'opacity=".8"',
      ),
      path(
        polygon([
          [x - 3 * s, y],
          [x - 3 * s, y - 9 * s],
          [x + 3 * s, y - 9 * s],
          [x + 3 * s, y],
        ]),
        P.ivory,
        'opacity=".9"',
      ),
    );
  };
  tree(-0.78, 0.82, 56);
  tree(-0.62, 0.84, 42);
  hut(-0.44, 0.82, 1.25);
  tree(-0.26, 0.84, 66);
  tree(0.44, 0.8, 52);
  hut(0.62, 0.8, 1.1);
  tree(0.76, 0.8, 44);
  hut(-0.9, 0.84, 0.7);
  return { onCup, country: pb };
}

/** Bridge with two tiny walkers. */
function bridge(scene: Scene, onCup: string, country: readonly string[]): void {
  const pb: string[] = [];
  const S = scene.element('bridge with two tiny walkers');
  {
    const a = onBand(-0.14, 0.84),
      b2 = onBand(0.34, 0.82),
      m: Point = [(a[0] + b2[0]) / 2, a[1] - 46];
    for (const dy of [0, 9])
      pb.push(
        blueLine(
          S,
          [
            [a[0], nth(a, 1) + dy - 4],
            [lerp(a[0], m[0], 0.5), lerp(a[1], m[1], 0.78) + dy],
            [m[0], nth(m, 1) + dy + 2],
            [lerp(b2[0], m[0], 0.5), lerp(b2[1], m[1], 0.78) + dy],
            [b2[0], nth(b2, 1) + dy - 4],
          ],
          2.2,
        ),
      );
    for (let i = 1; i < 9; i++) {
      const t = i / 9,
        x = lerp(a[0], b2[0], t),
        y = lerp(a[1], b2[1], t) - 46 * Math.sin(Math.PI * t) ** 0.8;
      pb.push(line(`M${fix(x)} ${fix(y)}v9`, P.blue, 1.2, 'opacity=".7"'));
    }
    for (const [t, h] of trace('0.44,24 0.6,19')) {
      const x = lerp(a[0], b2[0], t),
        y = lerp(a[1], b2[1], t) - 46 * Math.sin(Math.PI * t) ** 0.8 - 2;
      pb.push(
        path(
          smooth([
            [x - 5, y],
            [x - 3, y - h * 0.7],
            [x, y - h * 0.8],
            [x + 3, y - h * 0.7],
            [x + 5, y],
          ]),
          P.blue,
          'opacity=".85"',
        ),
        ellipse(x, y - h * 0.9, 2.8, 3, P.blue, 'opacity=".9"'),
      );
    }
  }
  {
    const [x, y] = onBand(0.1, 0.98);
    pb.push(
      path(
        smooth([
          [x - 16, y - 4],
          [x, y - 1],
          [x + 17, y - 5],
          [x + 10, y + 3],
          [x - 10, y + 3],
        ]),
        P.blue,
        'opacity=".75"',
      ),
      path(
        smooth(
          [
            [x - 1, y - 22],
            [x + 9, y - 12],
            [x + 8, y - 6],
            [x - 1, y - 5],
          ],
          true,
          0.6,
        ),
        P.blue,
        'opacity=".4"',
      ),
      line(`M${fix(x - 1)} ${fix(y - 24)}v20`, P.blue, 1.2),
    );
    for (let i = 0; i < 14; i++) {
      const q = onBand(S.rng.range(-0.85, 0.85), S.rng.range(0.9, 1.04));
      pb.push(line(`M${fix(nth(q, 0) - 9)} ${fix(q[1])}q9 2 18 0`, P.blue, 1, 'opacity=".4"'));
    }
  }
  for (const [u, v, s] of [
    [-0.1, -0.02, 0.9],
    [0.02, -0.1, 0.7],
    [0.12, 0.02, 0.8],
  ] as const) {
    const q = onBand(u, v);
    pb.push(path(farBird(q[0], q[1], s, 0.8), P.blue, 'opacity=".75"'));
  }
  scene.add(group({ 'clip-path': onCup, style: 'mix-blend-mode:multiply' }, country, pb));
}

/** Soft highlight + crack. */
function highlight(scene: Scene): void {
  const S = scene.element('soft highlight + crack');
  scene.add(
    path(
      smooth([
        [CX - 222, RIM + 60],
        [CX - 214, RIM + 140],
        [CX - 176, RIM + 220],
        [CX - 150, RIM + 250],
        [CX - 176, RIM + 206],
        [CX - 200, RIM + 130],
        [CX - 206, RIM + 64],
      ]),
      '#fffef6',
      `opacity=".8" filter="${blur(S, 4)}"`,
    ),
  );
}

/** Inside + tea. */
function tea(scene: Scene): string {
  const S = scene.element('inside + tea');
  const inCup = S.clip(INSIDE),
    tx = RX - 14,
    tyr = RIM_DEPTH - 8;
  scene.add(
    path(
      INSIDE,
      S.linearAt(
        [mix(P.ivory, P.warm, 0.45), mix(P.ivory, P.warm, 0.15), P.cream],
        CX - RX,
        RIM,
        CX + RX,
        RIM,
      ),
    ),
    group(
      { 'clip-path': inCup },
      ellipse(CX, TEA, tx, tyr, S.radialAt([P.teaL, [0.45, P.tea], P.teaD], CX - 90, TEA - 6, 300, '')),
      group(
        {
          'clip-path': S.clip(
            `M${CX - tx} ${TEA}a${tx} ${tyr} 0 1 0 ${2 * tx} 0a${tx} ${tyr} 0 1 0 ${-2 * tx} 0Z`,
          ),
        },
        strokes(S, {
          region: [CX - tx, TEA - tyr, 2 * tx, 2 * tyr],
          n: 260,
          length: 60,
          width: 3,
          angle: 0,
          colour: (x, y) =>
            mix(
              P.teaL,
              P.teaD,
              clamp(Math.hypot((x - CX + 80) / 300, (y - TEA + 8) / 70) + 0.15 * S.noise.n2(x / 30, y / 8)),
            ),
          opacity: [0.2, 0.5],
          spread: 0.03,
        }),
        [1, 1.45, 2, 2.7].map(
          (k, i) =>
            `<ellipse cx="${CX}" cy="${TEA + 4}" rx="${84 * k}" ry="${20 * k}" fill="none" stroke="${P.teaL}" stroke-width="${2.4 - i * 0.45}" opacity="${0.7 - i * 0.14}" filter="${edge(S, 5, 0.04, 4)}"/>`,
        ),
      ),
      ellipse(CX, TEA, tx, tyr, 'none', `stroke="${P.teaL}" stroke-width="2" opacity=".8"`),
    ),
  );
  scene.add(
    line(
      `M${CX + RX} ${RIM}C${CX + RX} ${RIM - 34} ${CX + 140} ${RIM - RIM_DEPTH} ${CX} ${RIM - RIM_DEPTH}C${CX - 140} ${RIM - RIM_DEPTH} ${CX - RX} ${RIM - 34} ${CX - RX} ${RIM}`,
      oklch(0.975, 0.02, 92),
      6,
    ),
  );
  return inCup;
}

/** One tread of the stair: number, height, angle, and whether it faces us. */
interface Step {
  i: number;
  y: number;
  a: number;
  z: number;
}

const TREADS = 74;
const TURN = TAU / 14;
const RISE = 9.1;
const FOOT = 786;
const FIRST_ANGLE = 0.6;
const REACH = 78;
const onStair = (r: number, a: number, y: number): Point => [
  CX + r * Math.cos(a),
  y + r * Math.sin(a) * squash(y) * 1.0,
];
const iron = P.ink;
const front = (s: Step) => s.z > 0;
const tread = (S: Easel, s: Step): string => {
  const { y, a } = s,
    th = 6,
    arc: Point[] = [],
    seg = 5;
  for (let k = 0; k <= seg; k++) arc.push(onStair(REACH, a + (TURN * 1.08 * k) / seg, y));
  const inn = [onStair(7, a + TURN, y), onStair(7, a, y)],
    lit = clamp(0.5 - 0.5 * Math.cos(a + TURN / 2 - Math.PI * 0.1));
  const above = y > EYE;
  const topC = mix(
    above ? oklch(0.5, 0.06, 150) : oklch(0.3, 0.045, 160),
    above ? oklch(0.74, 0.07, 110) : oklch(0.4, 0.05, 150),
    lit,
  );
  const o: string[] = [];
  o.push(
    path(polygon(arc.concat(inn)), jitter(topC, S.rng, 0.02, 5)),
    path(
      polygon(
        arc.concat(
          arc
            .slice()
            .reverse()
            .map(([x, yy]): Point => [x, yy + th]),
        ),
      ),
      mix(iron, P.sageD, 0.15 + 0.35 * lit),
    ),
  );
  if (above) o.push(line(polygon(arc, false), P.cream, 1, `opacity="${fix(0.25 + 0.55 * lit)}"`));
  o.push(
    path(
      polygon([
        nth(arc, 0),
        nth(inn, 1),
        [nth(inn, 1)[0], nth(inn, 1)[1] + th],
        [nth(arc, 0)[0], nth(arc, 0)[1] + th],
      ]),
      mix(iron, P.moss, 0.3),
      'opacity=".9"',
    ),
  );
  return o.join('');
};
const baluster = (s: Step) => {
  const [x, y] = onStair(REACH - 3, s.a + TURN / 2, s.y);
  return line(`M${fix(x)} ${fix(y)}v-44`, mix(iron, P.moss, 0.25), 1.5) + ellipse(x, y - 16, 1.9, 3, iron);
};
const rail = (from: number, to: number) => {
  const p: Point[] = [];
  for (let k = from; k <= to + 0.001; k += 0.25) {
    const y = FOOT - k * RISE,
      a = FIRST_ANGLE + k * TURN + TURN / 2;
    const q = onStair(REACH - 3, a, y);
    p.push([q[0], nth(q, 1) - 44]);
  }
  return p.length > 2
    ? path(smooth(ribbon(p, () => 2.3)), iron) +
        line(
          polygon(
            p.map(([x, y]): Point => [x - 0.6, y - 1.6]),
            false,
          ),
          P.mustard,
          0.9,
          'opacity=".7"',
        )
    : '';
};
const byEye = (p: Step, q: Step) => Math.abs(q.y - EYE) - Math.abs(p.y - EYE);

function helixStair(scene: Scene): string {
  const S = scene.element('helix stair');
  const steps: Step[] = [];
  for (let i = 0; i < TREADS; i++) {
    const y = FOOT - i * RISE,
      a = FIRST_ANGLE + i * TURN;
    steps.push({ i, y, a, z: Math.sin(a + TURN / 2) });
  }
  const runs = (f: (step: Step) => boolean) => {
    const out: Point[] = [];
    let st: number | null = null;
    for (let i = 0; i <= TREADS; i++) {
      const on = i < TREADS && f(nth(steps, i));
      if (on && st == null) st = i;
      if (!on && st != null) {
        out.push([st, i]);
        st = null;
      }
    }
    return out;
  };
  const back = steps.filter((s) => !front(s)).sort(byEye),
    frontS = steps.filter(front).sort(byEye);
  const st: string[] = [];
  st.push(
    runs((s) => !front(s))
      .map(([a, b]) => rail(a - 0.5, Math.min(TREADS - 1, b)))
      .join(''),
    back.map((s) => baluster(s) + tread(S, s)).join(''),
  );
  st.push(
    path(
      smooth(
        ribbon(
          [
            [CX, FOOT + 8],
            [CX + 0.5, 500],
            [CX, 90],
          ],
          () => 7,
        ),
      ),
      S.linearAt([oklch(0.55, 0.06, 130), [0.35, oklch(0.36, 0.05, 155)], iron], CX - 7, 0, CX + 7, 0),
    ),
  );
  const who = nth(steps, 26),
    wp = onStair(48, who.a + TURN / 2, who.y),
    who2 = nth(steps, 36),
    wp2 = onStair(50, who2.a + TURN / 2, who2.y);
  const frontM =
    frontS.map((s) => tread(S, s)).join('') +
    lady(S, {
      x: wp[0],
      y: nth(wp, 1) + 1,
      s: 0.98,
      c: {
        dress: P.mustard,
        bodice: P.rust,
        trim: P.rust,
        parasol: oklch(0.6, 0.15, 35),
        skin: oklch(0.8, 0.07, 55),
        hair: oklch(0.3, 0.06, 45),
        shoes: P.ink,
        shade: oklch(0.34, 0.07, 50),
        light: P.cream,
      },
    }) +
    catSit(S, {
      x: wp2[0],
      y: nth(wp2, 1) + 1,
      s: 0.6,
      fill: oklch(0.3, 0.03, 60),
      light: P.cream,
      shade: P.ink,
      angle: 215,
    }) +
    frontS.map(baluster).join('') +
    runs(front)
      .map(([a, b]) => rail(a - 0.5, Math.min(TREADS - 1, b)))
      .join('');
  return flat([st, frontM]);
}

/** Reflection in the tea. */
function stairReflection(scene: Scene, inCup: string, stair: string): void {
  const S = scene.element('reflection in the tea');
  scene.add(
    group(
      { 'clip-path': inCup, opacity: 0.4 },
      path(
        smooth([
          [CX - 60, TEA - 6],
          [CX - 74, TEA + 20],
          [CX - 40, TEA + 44],
          [CX + 30, TEA + 46],
          [CX + 70, TEA + 20],
          [CX + 60, TEA - 6],
        ]),
        P.ink,
        `filter="${S.filter('<feTurbulence type="fractalNoise" baseFrequency=".02 .2" numOctaves="2" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2 1"/>', 0.4)}"`,
      ),
    ),
  );
  scene.add(group({ filter: edge(S, 1.6, 0.06, 3) }, stair));
}

/** Near lip of the cup. */
function nearLip(scene: Scene): void {
  scene.add(
    line(
      `M${CX - RX} ${RIM}C${CX - RX} ${RIM + 34} ${CX - 140} ${RIM + RIM_DEPTH} ${CX} ${RIM + RIM_DEPTH}C${CX + 140} ${RIM + RIM_DEPTH} ${CX + RX} ${RIM + 34} ${CX + RX} ${RIM}`,
      oklch(0.975, 0.02, 92),
      7,
      '',
    ),
    line(
      `M${CX - RX + 3} ${RIM + 6}C${CX - RX + 6} ${RIM + 38} ${CX - 140} ${RIM + RIM_DEPTH + 5} ${CX} ${RIM + RIM_DEPTH + 5}C${CX + 140} ${RIM + RIM_DEPTH + 5} ${CX + RX - 6} ${RIM + 38} ${CX + RX - 3} ${RIM + 6}`,
      oklch(0.72, 0.1, 78),
      2.4,
      'opacity=".8"',
    ),
  );
}

/** Cloud the stair comes out of. */
function cloudAbove(scene: Scene): void {
  const S = scene.element('cloud the stair comes out of');
  scene.add(glow(S, CX, 120, 230, P.cream, 0.8, 0.5));
  for (const [x, y, w, h, sd] of [
    [CX - 10, 128, 430, 150, 4],
    [CX + 190, 100, 330, 120, 5],
    [CX - 170, 84, 200, 80, 6],
  ] as const)
    scene.add(
      cumulus(S, {
        x,
        y,
        w,
        h,
        base: mix(P.cream, P.sageL, 0.25),
        lit: oklch(0.99, 0.015, 95),
        shade: mix(P.sage, P.rose, 0.35),
        angle: 235,
        puffs: 32,
        seed: sd,
        opacity: 0.97,
      }),
    );
}

/** Steam that remembers being birds. */
function steamBirds(scene: Scene): void {
  const S = scene.element('steam that remembers being b');
  const wisp = (p: Points, w: number, opacity: number, sd: number) =>
    scene.add(
      group(
        {
          opacity,
          filter: vapour(S, { fx: 0.008, fy: 0.012, lo: 0.18, hi: 0.6, seed: sd, blur: 3.5, tear: 46 }),
        },
        path(
          smooth(
            ribbon(spline(p), (t) => w * (0.25 + Math.sin(Math.PI * t ** 0.8))).filter((_, i) => i % 2 === 0),
          ),
          S.linearAt(fading('#fffdf4', 0.2, [0.4, 1], 0.55), 0, 760, 0, 160),
        ),
      ),
    );
  wisp(trace('270,770 220,690 262,610 196,520 236,440 150,370'), 26, 0.9, 3);
  wisp(trace('330,760 300,670 240,600 262,500 200,430'), 16, 0.7, 6);
  wisp(trace('520,768 580,680 536,590 610,500 566,410 650,330'), 26, 0.9, 9);
  wisp(trace('476,760 520,660 586,600 560,500 620,430'), 15, 0.7, 12);
  wisp(trace('230,772 160,720 180,650 110,600'), 16, 0.6, 15);
  const cc = {
    white: oklch(0.975, 0.015, 95),
    shade: mix(P.sageD, P.sage, 0.4),
    dark: P.ink,
    red: oklch(0.55, 0.18, 30),
    beak: oklch(0.5, 0.06, 90),
  };
  for (const [x, y, s, r, fl, opacity, bl] of [
    [206, 500, 0.7, 20, -1, 0.85, 1.6],
    [136, 372, 1.12, 12, -1, 0.97, 0],
    [92, 214, 0.54, 20, -1, 1, 0],
    [598, 446, 0.72, -24, 1, 0.85, 1.6],
    [664, 346, 0.84, -20, 1, 0.97, 0],
    [716, 238, 0.56, -24, 1, 1, 0],
    [622, 196, 0.4, -20, 1, 1, 0],
  ] as const)
    scene.add(
      crane(S, {
        x,
        y,
        s,
        r,
        flip: fl,
        c: bl ? { ...cc, dark: cc.white, red: cc.white, beak: cc.white, shade: P.sageL } : cc,
        opacity,
      }),
    );
}

/** Tea-bag thread and tag: the only thing mooring the cup to a kitchen. */
function teaBag(scene: Scene): void {
  const S = scene.element('tea-bag thread and tag');
  const tg = [CX + 150, RIM + 168];
  scene.add(
    path(
      smooth(
        ribbon(
          spline([
            [CX + 96, RIM + 28],
            [CX + 118, RIM + 58],
            [CX + 140, RIM + 100],
            [nth(tg, 0) - 2, nth(tg, 1) - 32],
          ]),
          () => 1.2,
        ),
      ),
      P.cream,
    ),
    path(
      smooth(
        ribbon(
          spline([
            [CX + 97, RIM + 30],
            [CX + 119, RIM + 60],
            [CX + 141, RIM + 102],
            [nth(tg, 0) - 1, nth(tg, 1) - 30],
          ]),
          () => 0.5,
        ),
      ),
      P.warm,
      'opacity=".7"',
    ),
    group(
      { transform: `translate(${tg[0]} ${tg[1]}) rotate(9)` },
      path(
        'M-26 -30C-10 -36 10 -36 26 -30C28 -8 28 16 26 34C10 37 -10 37 -26 34C-28 14 -28 -8 -26 -30Z',
        P.moss,
        `opacity=".45" transform="translate(6 7)" filter="${blur(S, 4)}"`,
      ),
      path(
        'M-26 -30L0 -40L26 -30C27 -8 27 14 26 34C10 36 -10 36 -26 34C-27 14 -27 -8 -26 -30Z',
        P.rust,
        `filter="${form(S, { angle: 215, size: 9, shade: oklch(0.36, 0.1, 30), shadeOpacity: 0.5, light: P.cream, lightOpacity: 0.7, lightSize: 3, rough: 1.6, mottle: 0.25, mottleFrequency: 0.03 })}"`,
      ),
      ellipse(0, -30, 2.4, 2.4, P.teaD),
      path(leaf(-13, 16, -0.75, 34, 13), P.mustard),
      path(leaf(-2, 14, -2.1, 20, 8), P.mustard, 'opacity=".85"'),
      brushLine(S, trace('-16,20 -6,10 8,-4'), 1, P.rust),
      line('M-18 26h36', P.mustard, 1.6, 'opacity=".8"'),
    ),
  );
}

/** Boat on the tea. */
function boat(scene: Scene): void {
  const [bx, by] = [CX - 152, TEA + 8];
  const S = scene.element('boat on the tea');
  scene.add(
    softShadow(S, bx, by + 6, 46, 8, P.teaD, 0.9),
    `<g transform="translate(${bx} ${by})">`,
    path(
      'M-38 -9C-30 6 26 6 38 -10C24 -5 -24 -4 -38 -9Z',
      P.rust,
      `filter="${form(S, { angle: 215, size: 5, shade: P.teaD, light: P.cream, lightOpacity: 0.8, lightSize: 2, rough: 1 })}"`,
    ),
    path(
      'M-6 -7C-10 -16 -9 -26 -4 -30C2 -32 6 -26 7 -20C8 -14 8 -10 8 -7Z',
      P.blue,
      `filter="${form(S, { angle: 215, size: 4, shade: P.ink, light: P.cream, lightOpacity: 0.8, lightSize: 1.6, rough: 1 })}"`,
    ),
    ellipse(0, -35, 5.4, 5.8, oklch(0.78, 0.08, 55)),
    path('M-11 -38C-6 -40 6 -40 11 -38C8 -41 5 -44 0 -45C-5 -44 -8 -41 -11 -38Z', P.mustard),
    line('M6 -22L-34 -44', P.ink, 1.2),
    line('M-34 -44C-40 -30 -42 -14 -42 2', P.cream, 0.8, 'opacity=".9"'),
    '</g>',
    `<ellipse cx="${bx - 42}" cy="${by + 3}" rx="9" ry="2.4" fill="none" stroke="${P.teaL}" stroke-width="1.2"/>`,
  );
}

/** Sugar-cube houses and the spoon. */
function sugarHouses(scene: Scene): void {
  const S = scene.element('sugar-cube houses and the sp');
  const cube = (x: number, y: number, w: number, h: number, d: number, chim: boolean) => {
    const F1: Points = [
        [x, y],
        [x, y - h],
        [x + w, y - h + 4],
        [x + w, y + 6],
      ],
      F2 = [
        [x, y],
        [x, y - h],
        [x - d, y - h - 6],
        [x - d, y - 8],
      ] as const,
      T3: Points = [
        [x, y - h],
        [x + w, y - h + 4],
        [x + w - d * 0.9, y - h - 10],
        [x - d, y - h - 6],
      ];
    const q = (pp: Points, c1: Colour) =>
      scene.add(
        path(
          smooth(handOutline(S, pp, 2.4, 0.09, 5), true, 0.5),
          c1,
          `filter="${form(S, { angle: 215, size: 8, shade: mix(P.sageD, P.warm, 0.4), shadeOpacity: 0.35, light: '#fff', lightOpacity: 0.6, lightSize: 2, rough: 2.4, roughFrequency: 0.14, mottle: 0.35, mottleFrequency: 0.09 })}"`,
        ),
      );
    scene.add(softShadow(S, x + w * 0.6, y + 5, w * 1.2, 12, P.moss, 0.7));
    q(F2, oklch(0.97, 0.015, 92));
    q(F1, oklch(0.86, 0.03, 95));
    q(T3, oklch(0.985, 0.012, 92));
    scene.add(
      path(`M${x + w * 0.2} ${y + 1}v${-h * 0.5}c0 -9 ${w * 0.26} -9 ${w * 0.26} 1v${h * 0.5}Z`, P.rust),
      ellipse(x + w * 0.4, y - h * 0.22, 1.2, 1.2, P.mustard),
      path(`M${x + w * 0.62} ${y - h * 0.38}v${-h * 0.26}h${w * 0.22}v${h * 0.26}Z`, P.teaL),
      line(
        `M${x + w * 0.73} ${y - h * 0.38}v${-h * 0.26}M${x + w * 0.62} ${y - h * 0.51}h${w * 0.22}`,
        P.teaD,
        1.2,
      ),
      glow(S, x + w * 0.73, y - h * 0.5, w * 0.6, P.teaL, 0.5),
    );
    if (chim) {
      scene.add(
        path(
          polygon([
            [x + 4, y - h - 2],
            [x + 4, y - h - 20],
            [x + 13, y - h - 20],
            [x + 13, y - h - 1],
          ]),
          P.rust,
        ),
      );
      scene.add(
        smoke(
          S,
          [
            [x + 8, y - h - 20],
            [x + 14, y - h - 50],
            [x + 2, y - h - 80],
            [x + 22, y - h - 120],
          ],
          { w0: 3, w1: 15, colour: '#fffdf4', opacity: 0.85, seed: 18 },
        ),
      );
    }
  };
  cube(118, 1122, 54, 50, 30, true);
  cube(196, 1160, 44, 40, 26, false);
  const sp = traceCurve('500,1150 580,1136 680,1120 800,1096');
  scene.add(
    softShadow(S, 600, 1152, 180, 16, P.moss, 0.6),
    path(
      smooth(ribbon(sp, (t) => 5.5 + 3 * t)),
      oklch(0.72, 0.03, 100),
      `filter="${form(S, { angle: 250, size: 5, shade: P.moss, shadeOpacity: 0.7, light: '#fff', lightOpacity: 0.95, lightSize: 2.4, rough: 1.4, mottle: 0.3 })}"`,
    ),
    path(
      smooth(blob(466, 1156, 50, 24, S.noise, 0.04, 1, 30, -0.16)),
      oklch(0.74, 0.03, 100),
      `filter="${form(S, { angle: 40, size: 16, shade: P.moss, shadeOpacity: 0.6, light: '#fff', lightOpacity: 0.9, lightSize: 5, rough: 1.4, mottle: 0.3, mottleDark: P.tea })}"`,
    ),
  );
  scene.add(
    grass(S, trace('-10,1196 200,1204 420,1208 640,1204 810,1196'), {
      n: 260,
      height: [12, 40],
      width: 1.6,
      colour: (_x, _y) => mix(P.moss, P.sage, S.rng.f() * 0.7),
    }),
  );
  for (let i = 0; i < 26; i++) {
    const x = S.rng.chance(0.5) ? S.rng.range(0, 240) : S.rng.range(560, 800),
      y = S.rng.range(1172, 1194);
    scene.add(ellipse(x, y, 2.6, 2.4, S.rng.pick([P.mustard, P.rust, P.cream]), 'opacity=".9"'));
  }
}

export default card({
  finish: gouache,
  grade: {
    seed: 101,
    vignette: 0.2,
    tintShadows: [6, 4, -4],
    tintLights: [3, 2, -5],
    brush: 11,
    radius: 5,
    contrast: 0.08,
    paper: 0.065,
  },
  paint,
});
