/** A door of stone, its red leaf open to the right, on a moonlit sea that runs out over the sill; from (432, 342) to (738, 806). Gouache. */
import { brushLine, mark, strokes } from '../kit/brush.ts';
import { stratus } from '../kit/clouds.ts';
import { mix, oklch, ramp, type Palette } from '../kit/colour.ts';
import { pathPoints, polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { Layers, ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { blur, chalk, form } from '../kit/materials.ts';
import { between, fix, lerp, nth, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob, ribbon, taper, wobble } from '../kit/shapes.ts';
import { moon, stars } from '../kit/sky.ts';

type SeaDoorPaint = Palette<
  'cream' | 'foam' | 'ivory' | 'mauve' | 'night' | 'peach' | 'plum' | 'red' | 'sea' | 'seaD' | 'seaL'
>;

const [DOOR_LEFT, DOOR_TOP, DOOR_W, DOOR_H] = [458, 372, 160, 388];
const DOOR_RIGHT = DOOR_LEFT + DOOR_W;
const DOOR_MIDDLE = DOOR_LEFT + DOOR_W / 2;
const SILL = DOOR_TOP + DOOR_H;
const DOORWAY = `M${DOOR_LEFT} ${SILL}V${DOOR_TOP + 74}C${DOOR_LEFT} ${DOOR_TOP + 20} ${DOOR_LEFT + 34} ${DOOR_TOP} ${DOOR_MIDDLE} ${DOOR_TOP}C${DOOR_RIGHT - 34} ${DOOR_TOP} ${DOOR_RIGHT} ${DOOR_TOP + 20} ${DOOR_RIGHT} ${DOOR_TOP + 74}V${SILL}Z`;

/** Each part is painted on an element of S. */
export function seaDoor(S: Easel, P: SeaDoorPaint): string {
  const laid = new Layers();
  const { doorway, night } = nightBehindTheDoor(S.element('the door'), P);
  const rock = lighthouse(S.element('lighthouse on a rock'), P);
  const surf = S.element('breaking wave at the sill');
  const waves = breakingWaves(surf, P);
  laid.add(stoneFrame(surf, P));
  keystone(laid, S.element('keystone moon'), P, doorway, [...night, ...rock, ...waves]);
  spill(laid, S.element('the sea crossing the sill'), P);
  openLeaf(laid, S.element('open leaf'), P);
  return laid.svg();
}

function nightBehindTheDoor(S: Easel, P: SeaDoorPaint): { doorway: string; night: string[] } {
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
function lighthouse(S: Easel, P: SeaDoorPaint): string[] {
  const seen: string[] = [];
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
function breakingWaves(S: Easel, P: SeaDoorPaint): string[] {
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

function stoneFrame(S: Easel, P: SeaDoorPaint): Mark {
  const fo = 26,
    frame = `M${DOOR_LEFT - fo} ${SILL + 4}V${DOOR_TOP + 70}C${DOOR_LEFT - fo} ${DOOR_TOP - 6} ${DOOR_LEFT + 20} ${DOOR_TOP - 30} ${DOOR_MIDDLE} ${DOOR_TOP - 30}C${DOOR_RIGHT - 20} ${DOOR_TOP - 30} ${DOOR_RIGHT + fo} ${DOOR_TOP - 6} ${DOOR_RIGHT + fo} ${DOOR_TOP + 70}V${SILL + 4}Z`;
  return [
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
  ];
}

/** The moon over the arch, and all that is seen through it. */
function keystone(laid: Layers, S: Easel, P: SeaDoorPaint, doorway: string, seen: string[]): void {
  laid.add(
    path(
      smooth(blob(DOOR_MIDDLE, DOOR_TOP - 27, 19, 19, S.noise, 0.03)),
      P.ivory,
      `filter="${form(S, { angle: 200, size: 8, shade: P.mauve, shadeOpacity: 0.6, light: '#fff', lightOpacity: 0.8, lightSize: 3, rough: 1.5 })}"`,
    ),
    path(`M${DOOR_MIDDLE + 5} ${DOOR_TOP - 38}a12 12 0 1 0 0 22a9.5 9.5 0 1 1 0 -22Z`, oklch(0.72, 0.12, 80)),
  );
  laid.add(
    group({ 'clip-path': doorway }, seen, line(DOORWAY, P.night, 18, `opacity=".7" filter="${blur(S, 7)}"`)),
    line(DOORWAY, mix(P.mauve, P.plum, 0.4), 2, 'opacity=".7"'),
  );
}

/** The sea crossing the sill. */
function spill(laid: Layers, S: Easel, P: SeaDoorPaint): void {
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
  laid.add(
    path(spill, S.linearAt(fading(P.seaD, 1, [0.6, 1], 0), 0, SILL - 26, 0, SILL + 44)),
    group({ 'clip-path': S.clip(spill) }, spO),
  );
  for (let i = 0; i < 70; i++) {
    const x = S.rng.range(DOOR_LEFT - 4, DOOR_RIGHT + 6);
    laid.add(
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
function openLeaf(laid: Layers, S: Easel, P: SeaDoorPaint): void {
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
  laid.add(
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
    laid.add(
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
    laid.add(
      path(polygon(q), oklch(0.44, 0.15, 22), `stroke="${oklch(0.33, 0.1, 12)}" stroke-width="2.4"`),
      line(polygon([nth(q, 0), nth(q, 4), nth(q, 3)], false), oklch(0.66, 0.15, 38), 1.6, 'opacity=".7"'),
    );
  }
  const kn = lf(0.9, 0.53);
  laid.add(
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
