/** D73: under a child's bed a monster lies in its own bed, afraid of what is under that, and so on down into the earth. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, fringe, fur, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { fix, lerp, nth, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { stars } from '../../../kit/sky.ts';

const ink = oklch(0.13, 0.04, 285);
const night = oklch(0.24, 0.06, 280);
const plum = oklch(0.33, 0.085, 325);
const plumL = oklch(0.55, 0.1, 330);
const moss = oklch(0.46, 0.09, 130);
const mossD = oklch(0.27, 0.055, 140);
const earth = oklch(0.27, 0.04, 50);
const earthD = oklch(0.18, 0.03, 40);
const glowC = oklch(0.9, 0.14, 92);
const hot = oklch(0.98, 0.07, 98);
const linen = oklch(0.88, 0.02, 90);

interface Bunk {
  /** Middle of the mattress top, half-length, and size of everything. */
  x: number;
  y: number;
  w: number;
  k: number;
  /** Head at the left (1) or right (-1). */
  dir: 1 | -1;
  wood: Colour;
  blanket: Colour;
  patch: Colour;
}
const bunks: readonly Bunk[] = [
  {
    x: 392,
    y: 232,
    w: 250,
    k: 1,
    dir: 1,
    wood: oklch(0.5, 0.07, 50),
    blanket: oklch(0.48, 0.09, 265),
    patch: oklch(0.78, 0.06, 230),
  },
  {
    x: 420,
    y: 512,
    w: 212,
    k: 0.86,
    dir: -1,
    wood: oklch(0.38, 0.06, 60),
    blanket: oklch(0.46, 0.09, 345),
    patch: oklch(0.7, 0.07, 20),
  },
  {
    x: 374,
    y: 732,
    w: 164,
    k: 0.68,
    dir: 1,
    wood: oklch(0.34, 0.05, 140),
    blanket: oklch(0.5, 0.08, 200),
    patch: oklch(0.75, 0.06, 180),
  },
  {
    x: 424,
    y: 894,
    w: 124,
    k: 0.52,
    dir: -1,
    wood: oklch(0.36, 0.06, 330),
    blanket: oklch(0.5, 0.09, 60),
    patch: oklch(0.75, 0.08, 80),
  },
  {
    x: 386,
    y: 1014,
    w: 92,
    k: 0.39,
    dir: 1,
    wood: oklch(0.36, 0.05, 100),
    blanket: oklch(0.45, 0.1, 300),
    patch: oklch(0.7, 0.07, 310),
  },
  {
    x: 418,
    y: 1104,
    w: 66,
    k: 0.28,
    dir: -1,
    wood: oklch(0.4, 0.06, 50),
    blanket: oklch(0.5, 0.09, 160),
    patch: oklch(0.78, 0.07, 140),
  },
];

/** Eyes that look down at what may be under there. */
const eyes = (x: number, y: number, r: number, gap: number, look: Point, lid: Colour, n = 2): string =>
  times(n, (i) => {
    const u = x + (i - (n - 1) / 2) * gap;
    const q = r * (n === 3 && i === 1 ? 1.15 : 1);
    return (
      ellipse(u, y, q, q * 1.08, oklch(0.93, 0.05, 95)) +
      ellipse(u + look[0] * q * 0.4, y + look[1] * q * 0.42, q * 0.46, q * 0.5, '#14101c') +
      ellipse(
        u + look[0] * q * 0.3 - q * 0.12,
        y + look[1] * q * 0.3 - q * 0.14,
        q * 0.14,
        q * 0.14,
        '#ffffff',
      ) +
      path(
        `M${fix(u - q * 1.12)} ${fix(y - (i * 2 - (n - 1)) * -q * 0.18 - q * 0.2)}C${fix(u - q)} ${fix(y - q * 1.5)} ${fix(u + q)} ${fix(y - q * 1.5)} ${fix(u + q * 1.12)} ${fix(y + (i * 2 - (n - 1)) * q * 0.18 - q * 0.2)}C${fix(u + q * 0.4)} ${fix(y - q * 0.62)} ${fix(u - q * 0.4)} ${fix(y - q * 0.62)} ${fix(u - q * 1.12)} ${fix(y - (i * 2 - (n - 1)) * -q * 0.18 - q * 0.2)}Z`,
        lid,
      )
    );
  }).join('');

function bedBack(e: Easel, b: Bunk): string {
  const { x, y, w, k, dir } = b;
  const vol = `filter="${form(e, { angle: -60, size: 14 * k, shade: ink, shadeOpacity: 0.7, light: glowC, lightOpacity: 0.6, lightSize: Math.max(1.4, 3.4 * k), rough: 1.5 })}"`;
  const post = (px: number, top: number): string =>
    path(
      smooth(
        ribbon(
          [
            [px, top],
            [px + 2 * k, (top + y + 120 * k) / 2],
            [px, y + 122 * k],
          ],
          (t) => k * (9 + 2.5 * Math.sin(t * 14)),
        ),
      ),
      b.wood,
      vol,
    ) + ellipse(px, top - 4 * k, 11 * k, 11 * k, b.wood, vol);
  const [hx, fx] = [x - dir * (w + 6 * k), x + dir * (w + 6 * k)];
  return (
    path(
      smooth(
        [
          [hx - 8 * k, y + 60 * k],
          [hx - 10 * k, y - 96 * k],
          [hx, y - 128 * k],
          [hx + 10 * k, y - 96 * k],
          [hx + 8 * k, y + 60 * k],
        ],
        true,
        0.6,
      ),
      mix(b.wood, ink, 0.2),
      vol,
    ) +
    post(hx, y - 122 * k) +
    post(fx, y - 50 * k) +
    path(wobblyPolygon(e, rectangle(x - w, y + 36 * k, x + w, y + 66 * k), 1.4), b.wood, vol) +
    path(
      smooth(
        [
          [x - w, y - 2 * k],
          [x, y - 8 * k],
          [x + w, y - 2 * k],
          [x + w + 3 * k, y + 20 * k],
          [x + w, y + 42 * k],
          [x, y + 44 * k],
          [x - w, y + 42 * k],
          [x - w - 3 * k, y + 20 * k],
        ],
        true,
        0.7,
      ),
      linen,
      `filter="${form(e, { angle: -70, size: 12 * k, shade: night, shadeOpacity: 0.6, light: hot, lightSize: 3 * k + 0.6, rough: 1.5 })}"`,
    ) +
    times(13, (i) =>
      line(
        `M${fix(x - w + (i + 0.5) * ((2 * w) / 13))} ${fix(y + 4 * k)}v${fix(34 * k)}`,
        mix(linen, plum, 0.45),
        Math.max(0.6, 2 * k),
        'opacity=".45"',
      ),
    ).join('') +
    path(
      smooth(blob(x - dir * (w - 52 * k), y - 16 * k, 50 * k, 22 * k, e.noise, 0.15)),
      linen,
      `filter="${form(e, { angle: -70, size: 9 * k, shade: night, light: hot, lightSize: 2.4 * k + 0.6, rough: 1.5 })}"`,
    )
  );
}

/** A blanket over someone: from `from` (0 head .. 1 foot) with a hump. */
function blanket(e: Easel, b: Bunk, hump: (t: number) => number, from = 0.3): string {
  const { x, y, w, k, dir } = b;
  const X = (t: number): number => x - dir * w + dir * 2 * w * t;
  const top = times(22, (i): Point => {
    const t = lerp(from, 1.01, i / 21);
    return [X(t), y - hump(t) * k];
  });
  const hem = times(22, (i): Point => {
    const t = lerp(1.01, from - 0.02, i / 21);
    return [X(t), y + (44 + 7 * Math.sin(t * 26) + 5 * Math.sin(t * 11)) * k];
  });
  const d = smooth([...top, ...hem], true, 0.8);
  const cells = times(11, (i) =>
    times(4, (j) => {
      const t0 = lerp(from, 1, i / 11);
      const t1 = lerp(from, 1, (i + 1) / 11);
      const yy = (t: number, v: number): number => lerp(y - hump(t) * k, y + 46 * k, v);
      return (i + j) % 2
        ? ''
        : path(
            polygon([
              [X(t0), yy(t0, j / 4)],
              [X(t1), yy(t1, j / 4)],
              [X(t1), yy(t1, (j + 1) / 4)],
              [X(t0), yy(t0, (j + 1) / 4)],
            ]),
            jitter(b.patch, e.rng, 0.03, 8),
            'opacity=".55"',
          );
    }),
  );
  return (
    group(
      {
        filter: form(e, {
          angle: -70,
          size: 26 * k,
          soft: 20 * k,
          shade: ink,
          shadeOpacity: 0.65,
          light: glowC,
          lightOpacity: 0.8,
          lightSize: 4 * k + 0.6,
          rough: 2,
          mottle: 0.15,
        }),
      },
      path(d, b.blanket),
      group({ 'clip-path': e.clip(d) }, cells),
    ) +
    path(
      smooth(
        [
          ...times(6, (i): Point => {
            const t = from + i * 0.014;
            return [X(t), y - hump(t) * k - 2 * k];
          }),
          ...times(6, (i): Point => {
            const t = from + 0.075 - i * 0.014;
            return [X(t), y + (40 - i) * k];
          }),
        ],
        true,
        0.8,
      ),
      linen,
      'opacity=".95"',
    )
  );
}

/** A toadstool night-light; smaller the deeper it stands. */
function nightLight(e: Easel, x: number, y: number, r: number): string {
  return (
    glow(e, x, y - r * 1.2, r * 9, glowC, 0.75, 0.4) +
    path(
      `M${fix(x - r * 0.34)} ${fix(y)}C${fix(x - r * 0.3)} ${fix(y - r * 0.7)} ${fix(x - r * 0.24)} ${fix(y - r)} ${fix(x - r * 0.24)} ${fix(y - r * 1.3)}H${fix(x + r * 0.24)}C${fix(x + r * 0.24)} ${fix(y - r)} ${fix(x + r * 0.3)} ${fix(y - r * 0.7)} ${fix(x + r * 0.36)} ${fix(y)}Z`,
      hot,
    ) +
    path(
      `M${fix(x - r * 1.1)} ${fix(y - r * 1.1)}C${fix(x - r * 1.1)} ${fix(y - r * 2.2)} ${fix(x + r * 1.1)} ${fix(y - r * 2.2)} ${fix(x + r * 1.1)} ${fix(y - r * 1.1)}C${fix(x + r * 0.5)} ${fix(y - r * 0.86)} ${fix(x - r * 0.5)} ${fix(y - r * 0.86)} ${fix(x - r * 1.1)} ${fix(y - r * 1.1)}Z`,
      glowC,
    ) +
    ellipse(x - r * 0.4, y - r * 1.5, r * 0.2, r * 0.15, hot) +
    ellipse(x + r * 0.35, y - r * 1.66, r * 0.24, r * 0.17, hot) +
    ellipse(x + r * 0.62, y - r * 1.28, r * 0.14, r * 0.1, hot) +
    glow(e, x, y - r * 1.4, r * 2.6, hot, 0.8, 0.4)
  );
}

/** Shelves of earth that the legs stand on, with the drop between them. */
function ledge(e: Easel, b: Bunk): string {
  const y = b.y + 118 * b.k;
  const shelf = (side: 1 | -1): string => {
    const pts: Point[] = [
      [b.x + side * b.w * 1.8, y + 2 * b.k],
      [b.x + side * b.w * 1.2, y - 3 * b.k],
      [b.x + side * b.w * 0.74, y + 2 * b.k],
      [b.x + side * b.w * 0.66, y + 18 * b.k],
      [b.x + side * b.w * 0.8, y + 44 * b.k],
      [b.x + side * b.w * 1.8, y + 70 * b.k],
    ];
    return path(
      smooth(pts, true, 0.7),
      mix(earth, plum, 0.3),
      `filter="${form(e, { angle: -90, size: 16 * b.k, shade: ink, shadeOpacity: 0.8, light: glowC, lightOpacity: 0.7, lightSize: 3 * b.k + 1, rough: 6 * b.k, mottle: 0.4 })}"`,
    );
  };
  return shelf(-1) + shelf(1);
}

const lamps: readonly Point[] = trace('694,594 172,800 592,944 262,1054 506,1130');
const X = (b: Bunk, t: number): number => b.x - b.dir * b.w + b.dir * 2 * b.w * t;

function paint(): Scene {
  const scene = new Scene({ seed: 7373, background: earthD });
  soil(scene);
  chambers(scene);
  daylight(scene);
  bedroom(scene);
  childInBed(scene);
  mossMonster(scene);
  stalkMonster(scene);
  emptyBed(scene);
  smallMonsters(scene);
  return scene;
}

/** Earth in beds of its own. */
function soil(scene: Scene): void {
  const S = scene.element('soil');
  const layers = [
    oklch(0.3, 0.05, 60),
    oklch(0.26, 0.045, 40),
    oklch(0.29, 0.05, 350),
    oklch(0.23, 0.045, 330),
    oklch(0.25, 0.04, 150),
    oklch(0.19, 0.04, 300),
  ];
  scene.add(`<rect width="800" height="1200" fill="${earth}"/>`);
  layers.forEach((c, i) => {
    const y = 372 + i * 148;
    const top = times(18, (k): Point => [
      -20 + k * 50,
      y + 26 * S.noise.n2(k * 0.4, i * 5) + 10 * S.noise.n2(k * 1.3, i),
    ]);
    scene.add(
      path(polygon([...top, [840, 1220], [-20, 1220]]), c),
      strokes(S, {
        region: [-20, y, 840, 190],
        n: 240,
        length: 50,
        width: 5,
        angle: 0.05,
        spread: 0.3,
        colour: (x, yy) => mix(c, S.noise.n2(x / 40, yy / 24) > 0 ? earthD : mix(c, moss, 0.25), 0.35),
        opacity: [0.15, 0.45],
      }),
      line(smooth(top, false), mix(c, linen, 0.15), 2.4, 'opacity=".5"'),
    );
  });
  // stones, bones, roots, a lost thing or two
  scene.add(
    times(70, () => {
      const [x, y, r] = [S.rng.range(0, 800), S.rng.range(400, 1190), S.rng.range(4, 18)];
      return path(
        smooth(blob(x, y, r * 1.3, r, S.noise, 0.3, 1.5, 14)),
        jitter(mix(earth, oklch(0.45, 0.02, 300), 0.5), S.rng, 0.04, 20),
        `opacity="${fix(S.rng.range(0.4, 0.85))}"`,
      );
    }),
    times(16, () => {
      const side = S.rng.chance(0.5) ? S.rng.range(0, 150) : S.rng.range(650, 800);
      const l = S.rng.range(60, 190);
      return brushLine(
        S,
        [
          [side, 372],
          [side + S.rng.gauss(0, 20), 372 + l * 0.5],
          [side + S.rng.gauss(0, 40), 372 + l],
        ],
        3.4,
        oklch(0.4, 0.05, 60),
        { attack: 0.01, decay: 0.95, opacity: 0.8 },
      );
    }),
    // ammonite, odd shoe, teacup, fish bone
    moved(
      { x: 92, y: 850, s: 1 },
      path(
        smooth(blob(0, 0, 36, 33, S.noise, 0.06)),
        oklch(0.42, 0.04, 70),
        `filter="${form(S, { angle: -40, size: 10, shade: earthD, light: glowC, lightOpacity: 0.4, lightSize: 3, rough: 2 })}"`,
      ),
      line(
        smooth(
          times(40, (i): Point => {
            const a = i * 0.42;
            const q = 31 - i * 0.76;
            return [Math.cos(a) * q, Math.sin(a) * q * 0.92];
          }),
          false,
        ),
        earthD,
        2.6,
      ),
    ),
    moved(
      { x: 716, y: 930, r: -18 },
      line('M-44 0H40', oklch(0.7, 0.03, 90), 3),
      times(7, (i) =>
        line(
          `M${-30 + i * 10} ${-13 + i}L${-24 + i * 10} 0L${-30 + i * 10} ${13 - i}`,
          oklch(0.7, 0.03, 90),
          2.4,
        ),
      ),
      path('M40 -13C58 -10 58 10 40 13C46 4 46 -4 40 -13Z', oklch(0.7, 0.03, 90)),
    ),
    moved(
      { x: 728, y: 716, r: 24 },
      path(
        'M-20 -14H20C20 8 10 16 0 16C-10 16 -20 8 -20 -14Z',
        oklch(0.66, 0.05, 240),
        `filter="${form(S, { angle: -120, size: 8, shade: earthD, light: glowC, lightOpacity: 0.5, lightSize: 3, rough: 1.5 })}"`,
      ),
      line('M20 -8C32 -8 30 8 16 8', oklch(0.66, 0.05, 240), 4),
    ),
    moved(
      { x: 74, y: 560, r: -14 },
      path(
        'M-30 6C-30 -6 -18 -8 -8 -12C-4 -24 -4 -32 8 -34C18 -34 20 -24 20 -10C24 0 24 8 20 12C4 16 -20 16 -30 6Z',
        oklch(0.4, 0.07, 30),
        `filter="${form(S, { angle: -40, size: 8, shade: earthD, light: glowC, lightOpacity: 0.5, lightSize: 3, rough: 2 })}"`,
      ),
      line('M-4 -14l10 4M-2 -20l10 4', linen, 1.8),
    ),
  );
}

/** The chambers, joined under each bed. */
function chambers(scene: Scene): void {
  const S = scene.element('dig');
  const hollows = bunks.slice(1).map((b, i) => ({
    b,
    d: blob(
      b.x + nth([26, -18, 16, -14, 10], i),
      b.y + 4 * b.k,
      b.w * 1.6,
      176 * b.k,
      S.noise,
      0.1,
      1.4 + i * 0.2,
      44,
    ),
  }));
  const throats = bunks.slice(1).map((b, i) => {
    const a = nth(bunks, i);
    const y0 = i === 0 ? 352 : a.y + 96 * a.k;
    return blob(
      (a.x + b.x) / 2,
      (y0 + b.y - 90 * b.k) / 2,
      a.w * 0.62,
      Math.max(30, (b.y - 90 * b.k - y0) / 2 + 34 * b.k),
      S.noise,
      0.14,
      1.4,
      30,
    );
  });
  const holes = [...throats.map((t) => smooth(t)), ...hollows.map((h) => smooth(h.d))].join('');
  scene.add(
    group(
      {
        filter: form(S, {
          angle: 90,
          size: 18,
          shade: '#05040a',
          shadeOpacity: 0.7,
          light: mix(earth, glowC, 0.35),
          lightOpacity: 0.7,
          lightSize: 5,
          rough: 8,
        }),
      },
      path(holes, oklch(0.13, 0.03, 300)),
    ),
    hollows.map(({ b, d }, i) => {
      const [lx, ly] = nth(lamps, i);
      return group(
        { 'clip-path': S.clip(smooth(d)) },
        path(
          smooth(d),
          S.radialAt(
            [
              mix(earth, glowC, 0.6),
              [0.25, mix(earth, glowC, 0.3)],
              [0.6, mix(earth, plum, 0.4), 0.7],
              [1, ink, 0],
            ],
            lx,
            ly - 30 * b.k,
            b.w * 2.1,
          ),
        ),
        strokes(S, {
          region: d,
          n: Math.round(150 * b.k),
          length: 50 * b.k,
          width: 7 * b.k,
          angle: (x, y) => Math.atan2(y - b.y, x - b.x) + 1.57,
          colour: (x, y) => mix(mix(earth, glowC, 0.32), ink, clamp(Math.hypot(x - lx, y - ly) / (b.w * 2))),
          opacity: [0.12, 0.4],
        }),
        ledge(S, b),
      );
    }),
  );
}

/** Daylight at the very bottom. */
function daylight(scene: Scene): void {
  const S = scene.element('day');
  scene.add(
    glow(S, 404, 1192, 190, oklch(0.85, 0.08, 220), 0.9, 0.5, 0.8),
    path(smooth(blob(404, 1184, 58, 30, S.noise, 0.2)), oklch(0.82, 0.08, 225)),
    group(
      { 'clip-path': S.clip(smooth(blob(404, 1184, 58, 30, S.noise, 0.2))) },
      ellipse(384, 1180, 20, 7, '#ffffff'),
      ellipse(396, 1176, 13, 7, '#ffffff'),
      ellipse(430, 1192, 16, 5, '#ffffff'),
      line('M412 1168q4 -4 7 0q4 -4 7 0', ink, 1.6),
    ),
    path(
      polygon(trace('370,1190 438,1190 470,1090 350,1090')),
      S.linearAt(fading(oklch(0.9, 0.06, 220), 0.5, 0), 0, 1190, 0, 1090),
      `filter="${blur(S, 6)}" style="mix-blend-mode:screen"`,
    ),
  );
}

function bedroom(scene: Scene): void {
  const S = scene.element('room');
  scene.add(
    `<rect x="-10" y="-10" width="820" height="366" fill="${S.radialAt(
      [oklch(0.42, 0.07, 290), [0.6, night], ink],
      150,
      200,
      620,
    )}"/>`,
    strokes(S, {
      region: [-20, -20, 840, 370],
      n: 300,
      length: 70,
      width: 8,
      angle: 1.57,
      spread: 0.1,
      colour: (x, y) => mix(oklch(0.42, 0.07, 300), night, clamp(Math.hypot(x - 150, y - 200) / 480)),
      opacity: [0.1, 0.35],
    }),
    times(15, (i) => line(`M${i * 56 + 10} -10V340`, oklch(0.34, 0.06, 300), 7, 'opacity=".35"')),
    // window with the ordinary night
    path(wobblyPolygon(S, trace('560,20 724,20 724,164 560,164'), 1.4), oklch(0.5, 0.04, 300)),
    path(wobblyPolygon(S, trace('572,30 712,30 712,154 572,154'), 1), oklch(0.22, 0.07, 265)),
    stars(S, { n: 34, box: [574, 32, 136, 118], fade: false, big: 2 }),
    line('M642 30V154M572 92H712', oklch(0.5, 0.04, 300), 7),
    path('M556 12C566 70 560 120 548 172L536 172V12ZM728 12C718 70 724 120 738 172L750 172V12Z', plum),
    // floor
    path(
      wobblyPolygon(S, trace('-20,334 820,334 820,380 -20,380'), 1.5),
      oklch(0.4, 0.06, 50),
      `filter="${form(S, { angle: -90, size: 18, shade: ink, light: glowC, lightOpacity: 0.6, lightSize: 4, rough: 2 })}"`,
    ),
    times(9, (i) => line(`M${i * 94 + 30} 336V378`, ink, 2.4, 'opacity=".6"')),
    path(smooth(blob(404, 366, 160, 34, S.noise, 0.2, 2, 36)), '#07060c'),
    times(14, (i) =>
      path(
        polygon([
          [250 + i * 22, 346 + (i % 3) * 3],
          [258 + i * 22, 342],
          [263 + i * 22, 356 + (i % 4) * 6],
        ]),
        oklch(0.36, 0.06, 50),
      ),
    ),
    // toys
    moved(
      { x: 690, y: 322, s: 1 },
      path(
        smooth(blob(0, -22, 20, 22, S.noise, 0.1)),
        oklch(0.5, 0.08, 60),
        `filter="${form(S, { angle: 180, size: 9, shade: ink, light: glowC, lightSize: 3, rough: 3 })}"`,
      ),
      ellipse(
        0,
        -52,
        16,
        15,
        oklch(0.5, 0.08, 60),
        `filter="${form(S, { angle: 180, size: 7, shade: ink, light: glowC, lightSize: 3, rough: 3 })}"`,
      ),
      ellipse(-12, -64, 6, 6, oklch(0.5, 0.08, 60)),
      ellipse(12, -64, 6, 6, oklch(0.5, 0.08, 60)),
      ellipse(-5, -54, 1.8, 1.8, ink),
      ellipse(6, -54, 1.8, 1.8, ink),
      ellipse(0, -48, 4, 3, ink),
    ),
    moved(
      { x: 744, y: 326 },
      path('M-14 0V-26H14V0Z', oklch(0.5, 0.1, 20)),
      path('M-10 -26V-48H12V-26Z', oklch(0.55, 0.09, 240)),
    ),
  );
}

function childInBed(scene: Scene): void {
  const b0 = nth(bunks, 0);

  const S = scene.element('kid');
  const table = path(
    wobblyPolygon(S, trace('44,252 116,252 112,340 104,340 100,266 60,266 56,340 48,340'), 1),
    oklch(0.42, 0.06, 45),
    `filter="${form(S, { angle: -60, size: 10, shade: ink, light: glowC, lightSize: 3, rough: 1.5 })}"`,
  );
  scene.add(
    bedBack(S, b0),
    table,
    ellipse(204, 196, 31, 30, oklch(0.78, 0.07, 55)),
    path(
      'M172 204C160 166 196 146 224 158C244 168 244 200 232 218C218 230 186 226 172 204Z',
      oklch(0.42, 0.09, 50),
      `filter="${form(S, { angle: 200, size: 12, shade: ink, light: glowC, lightSize: 4, rough: 3, roughFrequency: 0.1 })}"`,
    ),
    times(12, (i) =>
      brushLine(
        S,
        [
          [196 + i * 2, 164 + (i % 3) * 4],
          [186 + i * 4, 186],
          [190 + i * 3.4, 214],
        ],
        1.4,
        i % 2 ? oklch(0.55, 0.1, 60) : oklch(0.32, 0.07, 45),
        { opacity: 0.7 },
      ),
    ),
    ellipse(236, 202, 6, 8, oklch(0.76, 0.08, 50)),
    blanket(
      S,
      b0,
      (t) => 14 + 62 * Math.exp(-((t - 0.46) ** 2) * 14) + 30 * Math.exp(-((t - 0.86) ** 2) * 60),
      0.26,
    ),
    path(soften('248,226 268,216 284,222 286,234 268,240 252,238'), oklch(0.8, 0.07, 55)),
    nightLight(S, 80, 252, 25),
  );
}

/** Monster one: shaggy, moss. */
function mossMonster(scene: Scene): void {
  const b1 = nth(bunks, 1);

  const S = scene.element('A');
  const shag = (e: Easel, outline: Point[], c: Colour, l: Colour, k: number): string =>
    path(smooth(outline.filter((_, i) => i % 3 === 0)), c) +
    fur(e, {
      region: outline,
      n: Math.round(620 * k),
      length: 24 * k,
      width: 2 * k + 0.4,
      flow: (x, y) => Math.PI / 2 + 0.4 * e.noise.n2(x / 50, y / 50),
      colour: (x, y) =>
        mix(c, l, clamp(0.35 + 0.6 * e.noise.n2(x / 40, y / 30) - (y - (outline[0]?.[1] ?? y)) / (260 * k))),
      order: ([, y]) => y,
    }) +
    fringe(e, outline, {
      n: Math.round(260 * k),
      length: 18 * k,
      width: 1.8 * k + 0.3,
      colour: mix(c, l, 0.5),
      flow: Math.PI / 2,
      out: 0.5,
    });
  const headA = blob(X(b1, 0.17), b1.y - 62, 66, 60, S.noise, 0.1, 1.4, 60);
  scene.add(
    bedBack(S, b1),
    path(
      'M552 404C556 378 574 366 588 368C584 380 582 392 576 406ZM612 414C626 394 646 390 656 398C646 406 636 416 630 428Z',
      linen,
      `filter="${form(S, { angle: 200, size: 6, shade: ink, light: hot, lightSize: 2, rough: 1 })}"`,
    ),
    shag(S, headA, mossD, mix(moss, glowC, 0.25), 0.86),
    eyes(X(b1, 0.18), b1.y - 72, 16, 37, [-0.7, 0.9], mossD),
    path(
      `M${X(b1, 0.18) - 34} ${b1.y - 94}l22 -7M${X(b1, 0.18) + 34} ${b1.y - 96}l-20 -6`,
      'none',
      `stroke="${mossD}" stroke-width="6" stroke-linecap="round"`,
    ),
    brushLine(
      S,
      [
        [X(b1, 0.18) - 14, b1.y - 34],
        [X(b1, 0.18) - 4, b1.y - 38],
        [X(b1, 0.18) + 4, b1.y - 33],
        [X(b1, 0.18) + 12, b1.y - 37],
      ],
      2,
      ink,
    ),
    blanket(S, b1, (t) => 10 + 78 * Math.exp(-((t - 0.52) ** 2) * 9), 0.27),
    // claws on the hem
    [0.29, 0.4].map((t, i) => {
      const px = X(b1, t);
      return (
        path(
          smooth(blob(px, b1.y - 6 + i * 8, 24, 17, S.noise, 0.2)),
          moss,
          `filter="${form(S, { angle: -70, size: 8, shade: ink, light: glowC, lightSize: 3, rough: 6, roughFrequency: 0.12 })}"`,
        ) + [-12, 0, 12].map((d) => path(`M${px + d - 4} ${b1.y + 4 + i * 8}l4 13l4 -13Z`, linen)).join('')
      );
    }),
    // toes out at the other end
    [0.97, 0.93].map((t, i) =>
      path(
        smooth(blob(X(b1, t), b1.y - 12 - i * 4, 18, 22, S.noise, 0.15)),
        moss,
        `filter="${form(S, { angle: -70, size: 8, shade: ink, light: glowC, lightSize: 3, rough: 6, roughFrequency: 0.12 })}"`,
      ),
    ),
    nightLight(S, 690, 610, 17),
    softShadow(S, 420, 604, 200, 14, ink, 0.6),
  );
}

/** Monster two: long, plum, three eyes on stalks, everything tucked in. */
function stalkMonster(scene: Scene): void {
  const b2 = nth(bunks, 2);

  const S = scene.element('B');
  scene.add(
    bedBack(S, b2),
    path(
      smooth(blob(X(b2, 0.17), b2.y - 34, 48, 36, S.noise, 0.12)),
      plumL,
      `filter="${form(S, { angle: 200, size: 16, shade: ink, light: glowC, lightSize: 4, rough: 2 })}"`,
    ),
    times(8, () =>
      ellipse(
        X(b2, 0.17) + S.rng.gauss(0, 22),
        b2.y - 34 + S.rng.gauss(0, 14),
        4,
        3.4,
        oklch(0.75, 0.08, 340),
        'opacity=".7"',
      ),
    ),
    [-26, 0, 26].map((d, i) =>
      brushLine(
        S,
        [
          [X(b2, 0.17) + d * 0.6, b2.y - 58],
          [X(b2, 0.17) + d * 0.9, b2.y - 76],
          [X(b2, 0.17) + d * 1.15, b2.y - 92 - (i === 1 ? 10 : 0)],
        ],
        6,
        plumL,
        { decay: 0.02 },
      ),
    ),
    eyes(X(b2, 0.17), b2.y - 98, 12, 30, [0.6, 1], plumL, 3),
    brushLine(
      S,
      [
        [X(b2, 0.17) + 8, b2.y - 20],
        [X(b2, 0.17) + 20, b2.y - 25],
        [X(b2, 0.17) + 32, b2.y - 19],
      ],
      1.8,
      ink,
    ),
    blanket(S, b2, (t) => 12 + 34 * Math.abs(Math.sin(t * 10.4)) * clamp((1.05 - t) * 4), 0.28),
    times(3, (i) =>
      path(
        smooth(blob(X(b2, 0.3 + i * 0.09), b2.y + 2, 11, 9, S.noise, 0.1)),
        plumL,
        `filter="${form(S, { angle: -70, size: 5, shade: ink, light: glowC, lightSize: 2, rough: 1.4 })}"`,
      ),
    ),
    nightLight(S, 168, 808, 12),
  );
}

function emptyBed(scene: Scene): void {
  const b3 = nth(bunks, 3);

  const S = scene.element('C');
  scene.add(
    bedBack(S, b3),
    blanket(
      S,
      b3,
      (t) => 10 + 40 * Math.exp(-((t - 0.72) ** 2) * 120) + 22 * Math.exp(-((t - 0.92) ** 2) * 90),
      0.66,
    ),
    path(
      smooth(
        [
          [X(b3, 0.66), b3.y - 4],
          [X(b3, 0.58), b3.y + 20],
          [X(b3, 0.6), b3.y + 50],
          [X(b3, 0.54), b3.y + 74],
          [X(b3, 0.66), b3.y + 80],
          [X(b3, 0.74), b3.y + 66],
          [X(b3, 0.76), b3.y + 20],
        ],
        true,
        0.8,
      ),
      mix(b3.blanket, b3.patch, 0.2),
      `filter="${form(S, { angle: -70, size: 10, shade: ink, light: glowC, lightSize: 3, rough: 2 })}"`,
    ),
    ellipse(X(b3, 0.16), b3.y - 9, 15, 6, mix(linen, plum, 0.4), 'opacity=".7"'),
    brushLine(
      S,
      [
        [X(b3, 0.4), b3.y + 2],
        [X(b3, 0.46), b3.y - 2],
        [X(b3, 0.52), b3.y + 3],
      ],
      1.6,
      mix(linen, plum, 0.5),
    ),
    nightLight(S, 592, 954, 8.4),
    // wet steps up the wall
    [
      [300, 952],
      [288, 930],
      [302, 908],
      [290, 884],
      [306, 862],
      [298, 838],
    ].map(([x = 0, y = 0], i) =>
      ellipse(x, y, 7, 4.4, oklch(0.6, 0.06, 200), `opacity="${fix(0.75 - i * 0.06)}"`),
    ),
  );
}

/** Two small ones further down. */
function smallMonsters(scene: Scene): void {
  const b4 = nth(bunks, 4);
  const b5 = nth(bunks, 5);

  const S = scene.element('D');
  scene.add(
    bedBack(S, b4),
    path(
      'M312 984C304 962 306 950 314 944C322 954 326 966 326 976ZM346 980C350 964 358 952 366 952C368 964 362 978 356 986Z',
      oklch(0.55, 0.07, 60),
    ),
    path(
      smooth(blob(X(b4, 0.2), b4.y - 20, 30, 24, S.noise, 0.1)),
      oklch(0.55, 0.07, 60),
      `filter="${form(S, { angle: 160, size: 9, shade: ink, light: glowC, lightSize: 3, rough: 4, roughFrequency: 0.14 })}"`,
    ),
    eyes(X(b4, 0.21), b4.y - 22, 8, 19, [0.5, 1], oklch(0.48, 0.07, 60)),
    blanket(S, b4, (t) => 8 + 52 * Math.exp(-((t - 0.5) ** 2) * 12), 0.29),
    nightLight(S, 262, 1060, 5.8),
  );
  const E = scene.element('E');
  scene.add(
    bedBack(E, b5),
    path(
      smooth(blob(X(b5, 0.2), b5.y - 15, 20, 18, E.noise, 0.1)),
      moss,
      `filter="${form(E, { angle: 160, size: 6, shade: ink, light: glowC, lightSize: 2, rough: 2 })}"`,
    ),
    eyes(X(b5, 0.2), b5.y - 16, 9, 1, [-0.4, 1], moss, 1),
    blanket(E, b5, (t) => 8 + 46 * Math.exp(-((t - 0.5) ** 2) * 14), 0.32),
    nightLight(E, 506, 1138, 4),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
