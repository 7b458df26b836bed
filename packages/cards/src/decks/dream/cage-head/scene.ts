/** A figure whose head is a birdcage holding the moon, its door open. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, leaf, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, spline } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur, edge, form } from '../../../kit/materials.ts';
import { TAU, lerp, nth, radians, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, taper, wobble } from '../../../kit/shapes.ts';
import { moon } from '../../../kit/sky.ts';
import { moth, perched, songbird } from '../../../motifs/birds.ts';
import { bigLeaf, fern } from '../../../motifs/leaves.ts';

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
const broadcloth = (S: Easel, o = {}) =>
  form(S, {
    angle: -90,
    size: 30,
    soft: 24,
    shade: P.black,
    shadeOpacity: 0.75,
    light: P.gold,
    lightOpacity: 0.75,
    lightSize: 6,
    lightSoft: 4,
    rough: 3,
    roughFrequency: 0.02,
    grain: 0.6,
    mottle: 0.22,
    mottleFrequency: 0.012,
    mottleLight: P.coatL,
    ...o,
  });
const CX = 400;
const base = 728;
const CAGE_TOP = 316;
const CAGE_REACH = 128;
const EYE = 560;
const squash = (y: number) => (0.2 * (y - EYE)) / 170;
const bar = (th: number) => {
  const p: Point[] = [],
    c0 = Math.cos(th),
    s0 = Math.sin(th);
  for (let i = 0; i <= 24; i++) {
    const t = i / 24,
      y = lerp(base, CAGE_TOP, t);
    const r =
      y > 470
        ? CAGE_REACH * (1 + 0.05 * Math.sin(((base - y) / (base - 470)) * Math.PI))
        : CAGE_REACH * Math.sqrt(Math.max(0, 1 - ((470 - y) / (470 - CAGE_TOP)) ** 2));
    p.push([CX + r * c0, y + r * s0 * squash(y)]);
  }
  return p;
};
const BARS = 18;
const bars = times(BARS, (i) => (i / BARS) * TAU + 0.17);
const ring = (y: number, r: number, half: number) => {
  const p: Point[] = [];
  const [a, b] = half > 0 ? [0, Math.PI] : [Math.PI, TAU];
  for (let i = 0; i <= 30; i++) {
    const t = lerp(a, b, i / 30);
    p.push([CX + r * Math.cos(t), y + r * Math.sin(t) * squash(y)]);
  }
  return p;
};
const rod = (p: Points, w: number, front: boolean) =>
  path(smooth(ribbon(p, () => w)), front ? P.brassD : mix(P.brassD, P.brass, 0.4)) +
  line(
    polygon(
      p.map(([x, y]: Point): Point => [x + (x < CX ? w * 0.35 : -w * 0.35), y]),
      false,
    ),
    front ? P.gold : P.moonC,
    w * 0.8,
    `opacity="${front ? 0.8 : 0.75}"`,
  );

function paint(): Scene {
  const scene = new Scene({ seed: 151, background: oklch(0.16, 0.03, 170) });
  fog(scene);
  trunks(scene);
  farFoliage(scene);
  gentleman(scene);
  waistcoat(scene);
  keyhole(scene);
  lapels(scene);
  cage(scene);
  moonOnASwing(scene);
  gate(scene);
  finial(scene);
  scarf(scene);
  cageShadow(scene);
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

/** Figure. */
function gentleman(scene: Scene): void {
  const S = scene.element('figure');
  const coatD =
      'M400 1220L62 1220C62 1130 70 1030 104 962C124 924 170 904 220 886C280 866 322 852 342 806L458 806C478 852 520 866 580 886C630 904 676 924 696 962C730 1030 738 1130 738 1220Z',
    coat = wobble(pathPoints(coatD, 6), S.noise, 4, 0.015),
    coatS = smooth(coat.filter((_, i) => i % 2 === 0)),
    coatC = S.clip(coatS);
  scene.add(
    path(coatS, P.black, `opacity=".6" transform="translate(0 8) scale(1 1)" filter="${blur(S, 18)}"`),
    path(
      coatS,
      S.radialAt(
        [mix(P.coatL, P.gold, 0.25), [0.35, P.coatL], [0.7, P.coat], mix(P.coat, P.black, 0.5)],
        400,
        760,
        520,
      ),
      `filter="${broadcloth(S)}"`,
    ),
  );
  const fold = (p: Points, w: number, c1: Colour, opacity = 0.5, bl = 4) =>
    path(
      smooth(ribbon(spline(p), taper(w, 0.2, 0.6)).filter((_, i) => i % 2 === 0)),
      c1,
      `opacity="${opacity}" filter="${blur(S, bl)}"`,
    );
  scene.add(
    group(
      { 'clip-path': coatC },
      fold(trace('250,890 190,960 160,1060 150,1210'), 20, P.black, 0.55, 7),
      fold(trace('232,884 170,950 138,1050 124,1210'), 6, P.gold, 0.12, 5),
      fold(trace('550,890 610,960 640,1060 650,1210'), 20, P.black, 0.55, 7),
      fold(trace('568,884 630,950 662,1050 676,1210'), 6, P.gold, 0.12, 5),
      fold(trace('210,990 230,1080 222,1210'), 14, P.black, 0.4, 6),
      fold(trace('590,1000 572,1090 580,1210'), 14, P.black, 0.4, 6),
      strokes(S, {
        region: coat,
        n: 420,
        length: 110,
        width: 9,
        angle: (x) => Math.PI / 2 + (x - 400) / 900,
        colour: (x, y) =>
          mix(
            mix(P.coat, P.black, 0.3),
            P.coatL,
            clamp(0.9 - (y - 860) / 300 + 0.3 * S.noise.n2(x / 60, y / 160)) * 0.7,
          ),
        opacity: [0.08, 0.22],
        bend: 0.05,
      }),
    ),
  );
  for (const m of [1, -1])
    scene.add(
      group(
        { 'clip-path': coatC },
        brushLine(
          S,
          trace('232,890 206,960 196,1060 192,1215').map(([x, y]): Point => [400 + m * (x - 400), y]),
          2,
          P.black,
          { opacity: 0.55 },
        ),
        fold(
          trace('120,960 104,1040 96,1130 96,1220').map(([x, y]): Point => [400 + m * (x - 400), y]),
          16,
          mix(P.coatL, P.leaf, 0.4),
          0.3,
          8,
        ),
      ),
    );
}

function waistcoat(scene: Scene): void {
  const S = scene.element('waistcoat');
  const vest = 'M352 830L448 830L470 960L452 1220L348 1220L330 960Z';
  scene.add(
    path(
      vest,
      S.linearAt([oklch(0.46, 0.09, 150), P.green, P.deep], 400, 820, 400, 1210),
      `filter="${broadcloth(S, { size: 16, lightSize: 3, lightOpacity: 0.3 })}"`,
    ),
  );
  const vC = S.clip(vest),
    vp: string[] = [];
  for (let r = 0; r < 11; r++)
    for (let k = 0; k < 6; k++) {
      const x = 338 + k * 25 + (r % 2) * 12,
        y = 880 + r * 32;
      vp.push(
        path(leaf(x, y, -0.8, 13, 3.4), P.brass, 'opacity=".34"'),
        path(leaf(x, y, -2.3, 13, 3.4), P.brass, 'opacity=".34"'),
        line(`M${x} ${y}v9`, P.brass, 1, 'opacity=".34"'),
      );
    }
  scene.add(group({ 'clip-path': vC }, vp, line('M400 1040V1220', P.black, 2.4, 'opacity=".7"')));
  for (const y of [1078, 1138, 1198])
    scene.add(
      ellipse(
        410,
        y,
        8,
        8,
        P.brass,
        `filter="${form(S, { angle: -90, size: 5, shade: P.brassD, light: P.moonC, lightOpacity: 0.95, lightSize: 2, rough: 0.8 })}"`,
      ),
    );
}

/** Keyhole over the heart. */
function keyhole(scene: Scene): void {
  const S = scene.element('keyhole over the heart');
  const kx = 400,
    ky = 968;
  scene.add(
    glow(S, kx, ky, 120, P.gold, 0.75, 0.4),
    path(
      smooth([
        [kx, ky - 50],
        [kx + 30, ky - 36],
        [kx + 32, ky],
        [kx + 24, ky + 36],
        [kx, ky + 54],
        [kx - 24, ky + 36],
        [kx - 32, ky],
        [kx - 30, ky - 36],
      ]),
      P.brass,
      `filter="${form(S, { angle: -90, size: 14, shade: P.brassD, shadeOpacity: 0.8, light: P.moonC, lightOpacity: 0.95, lightSize: 3, rough: 1.4, mottle: 0.3, mottleFrequency: 0.03 })}"`,
    ),
    path(
      `M${kx} ${ky - 24}a14 14 0 0 1 8 25l7 30h-30l7 -30a14 14 0 0 1 8 -25Z`,
      S.linear([P.moonC, P.gold]),
      '',
    ),
    line(`M${kx} ${ky - 24}a14 14 0 0 1 8 25l7 30h-30l7 -30a14 14 0 0 1 8 -25Z`, P.brassD, 1.8),
    glow(S, kx, ky - 2, 56, P.moonC, 0.8, 0.4),
  );
  for (const [x, y] of trace('0,-41 0,45 -25,-4 25,-4'))
    scene.add(ellipse(kx + x, ky + y, 2.4, 2.4, P.brassD));
}

function lapels(scene: Scene): void {
  const S = scene.element('lapels');
  const lap = (m: number) => {
    const X = (p: Points) => p.map(([x, y]: Point): Point => [400 + m * (x - 400), y]);
    const L1 = X(
      trace(
        '352,812 312,846 262,894 240,944 284,950 262,994 296,1080 346,1220 362,1220 346,1060 334,960 344,880',
      ),
    );
    const d = smooth(L1, true, 0.55);
    scene.add(
      path(d, P.black, `opacity=".6" transform="translate(${-6 * m} 10)" filter="${blur(S, 7)}"`),
      path(
        d,
        S.radialAt([mix(P.coatL, P.gold, 0.4), [0.4, P.coatL], P.coat], 400, 780, 380),
        `filter="${broadcloth(S, { size: 12, lightSize: 4, lightOpacity: 0.85 })}"`,
      ),
      line(
        polygon(X(trace('318,858 274,902 256,936 296,944 276,992 306,1072 348,1190')), false),
        P.brass,
        1.8,
        'stroke-dasharray="6 5" opacity=".6"',
      ),
    );
  };
  lap(1);
  lap(-1);
}

/** Cage (back), moon, cage (front). */
function cage(scene: Scene): void {
  const S = scene.element('cage');
  for (const th of bars.filter((t) => Math.sin(t) < 0)) scene.add(rod(bar(th), 1.9, false));
  for (const [y, r] of [
    [base, CAGE_REACH],
    [610, CAGE_REACH * 1.05],
    [470, CAGE_REACH],
  ] as const)
    scene.add(rod(ring(y, r, -1), y === base ? 3 : 2.2, false));
  scene.add(
    moon(S, CX, MOON[1] + 8, 78, {
      colour: P.moonC,
      dark: oklch(0.72, 0.1, 88),
      halo: oklch(0.93, 0.1, 105),
      haloOpacity: 0.42,
      haloSize: 3.4,
    }),
  );
}

/** A swing holding the moon. */
function moonOnASwing(scene: Scene): void {
  scene.add(
    line(
      `M${CX - 40} ${MOON[1] + 72}L${CX - 4} 340M${CX + 40} ${MOON[1] + 72}L${CX + 4} 340`,
      P.brassD,
      1.6,
      'opacity=".8"',
    ),
    path(
      smooth(
        ribbon(
          [
            [CX - 54, MOON[1] + 86],
            [CX, MOON[1] + 93],
            [CX + 54, MOON[1] + 86],
          ],
          () => 4,
        ),
      ),
      oklch(0.42, 0.08, 55),
    ),
  );
  const door = (t: number) => {
    const d = ((t % TAU) + TAU) % TAU;
    return d > 0.62 && d < 1.35;
  };
  for (const th of bars.filter((t) => Math.sin(t) >= 0)) {
    const p = bar(th);
    if (door(th)) {
      const hi = p.filter(([, y]) => y < 520),
        lo = p.filter(([, y]) => y > 664);
      if (hi.length > 2) scene.add(rod(hi, 2.3, true));
      if (lo.length > 2) scene.add(rod(lo, 2.3, true));
    } else scene.add(rod(p, 2.3, true));
  }
  for (const [y, r] of [
    [470, CAGE_REACH],
    [610, CAGE_REACH * 1.05],
    [base, CAGE_REACH],
  ] as const) {
    const p = ring(y, r, 1);
    if (y === 610) {
      const q1 = p.filter((_, i) => (i / 30) * Math.PI < 0.62),
        q2 = p.filter((_, i) => (i / 30) * Math.PI > 1.46);
      if (q1.length > 2) scene.add(rod(q1, 2.6, true));
      scene.add(rod(q2, 2.6, true));
    } else scene.add(rod(p, y === base ? 4.5 : 2.8, true));
  }
  {
    const post = (th: number) => bar(th).filter(([, y]) => y > 530 && y < 676),
      a1 = post(1.42),
      a2 = post(0.6);
    const tl = nth(a1, a1.length - 1),
      tr = nth(a2, a2.length - 1),
      bl = nth(a1, 0),
      br = nth(a2, 0);
    scene.add(
      rod(a1, 2.8, true),
      rod(a2, 2.8, true),
      rod(
        spline(
          [
            tl,
            [lerp(tl[0], tr[0], 0.25), nth(tl, 1) - 16],
            [lerp(tl[0], tr[0], 0.5), nth(tl, 1) - 22],
            [lerp(tl[0], tr[0], 0.78), nth(tl, 1) - 15],
            tr,
          ],
          false,
          8,
        ),
        2.6,
        true,
      ),
      rod(spline([bl, [lerp(bl[0], br[0], 0.5), nth(bl, 1) + 2], br], false, 8), 2.6, true),
    );
  }
}

/** Open gate on the right. */
function gate(scene: Scene): void {
  {
    const hx = CX + CAGE_REACH * 0.82,
      gate = (u: number, v: number): Point => [
        hx + u * 66,
        lerp(672, 540, v) + u * (v < 0.5 ? 20 : -2) - Math.sin(u * Math.PI) * (v > 0.5 ? 22 : 0),
      ];
    const o: string[] = [];
    for (let i = 0; i <= 4; i++) {
      const u = i / 4;
      o.push(
        rod(
          [gate(u, 0), gate(u, 0.5), gate(u, 1)].map(([x, y]): Point => [x, y]),
          i === 0 || i === 4 ? 2.4 : 1.7,
          true,
        ),
      );
    }
    o.push(
      rod(
        times(9, (i) => gate(i / 8, 1)),
        2.4,
        true,
      ),
      rod(
        times(9, (i) => gate(i / 8, 0)),
        2.4,
        true,
      ),
      rod(
        times(9, (i) => gate(i / 8, 0.3)),
        1.5,
        true,
      ),
    );
    scene.add(o.join(''));
  }
}

function finial(scene: Scene): void {
  const S = scene.element('finial');
  scene.add(
    path(
      smooth([
        [CX - 26, CAGE_TOP + 6],
        [CX - 12, CAGE_TOP - 8],
        [CX - 5, CAGE_TOP - 24],
        [CX, CAGE_TOP - 34],
        [CX + 5, CAGE_TOP - 24],
        [CX + 12, CAGE_TOP - 8],
        [CX + 26, CAGE_TOP + 6],
        [CX, CAGE_TOP + 12],
      ]),
      P.brass,
      `filter="${form(S, { angle: 90, size: 6, shade: P.brassD, light: P.moonC, lightOpacity: 0.9, lightSize: 2, rough: 1 })}"`,
    ),
    `<circle cx="${CX}" cy="${CAGE_TOP - 50}" r="16" fill="none" stroke="${P.brassD}" stroke-width="5"/><circle cx="${CX}" cy="${CAGE_TOP - 50}" r="16" fill="none" stroke="${P.gold}" stroke-width="1.8" opacity=".8"/>`,
  );
  scene.add(glow(S, CX, MOON[1] + 8, 240, oklch(0.93, 0.1, 105), 0.14, 0.5));
}

function scarf(scene: Scene): void {
  const S = scene.element('scarf');
  const sf = (o = {}) =>
    form(S, {
      angle: -90,
      size: 16,
      soft: 12,
      shade: P.redD,
      shadeOpacity: 0.8,
      light: oklch(0.85, 0.13, 60),
      lightOpacity: 0.8,
      lightSize: 4,
      rough: 3,
      roughFrequency: 0.03,
      grain: 0.6,
      mottle: 0.25,
      mottleFrequency: 0.02,
      ...o,
    });
  const knit = (p: Points, w: number) => {
    const q = spline(p, false, 12),
      o: string[] = [];
    for (let i = 2; i < q.length - 2; i += 2) {
      const a =
        Math.atan2(nth(q, i + 1)[1] - nth(q, i - 1)[1], nth(q, i + 1)[0] - nth(q, i - 1)[0]) + Math.PI / 2;
      o.push(
        brushLine(
          S,
          [
            [nth(q, i)[0] - Math.cos(a) * w, nth(q, i)[1] - Math.sin(a) * w],
            [nth(q, i)[0] + 3, nth(q, i)[1]],
            [nth(q, i)[0] + Math.cos(a) * w, nth(q, i)[1] + Math.sin(a) * w],
          ],
          0.9,
          P.redD,
          { opacity: 0.4 },
        ),
      );
    }
    return o.join('');
  };
  const wrap = (p: Points, w: number, c1: Colour) => {
    const sh = ribbon(spline(p), (t) => w * (0.8 + 0.35 * Math.sin(Math.PI * t)));
    scene.add(path(smooth(sh.filter((_, i) => i % 2 === 0)), c1, `filter="${sf()}"`), knit(p, w * 0.85));
  };
  wrap(trace('330,836 336,920 312,1010 322,1096'), 30, P.red);
  for (let i = 0; i < 9; i++)
    scene.add(
      brushLine(
        S,
        [
          [294 + i * 7, 1092],
          [292 + i * 7.4 + S.rng.gauss(0, 2), 1112],
          [290 + i * 8 + S.rng.gauss(0, 3), 1134],
        ],
        2.2,
        i % 2 ? P.red : P.redL,
        { decay: 0.2 },
      ),
    );
  const roll = (d: Colour, c1: Colour, yc: number, h: number) => {
    scene.add(
      path(d, P.redD, `opacity=".7" transform="translate(0 9)" filter="${blur(S, 6)}"`),
      path(d, c1, `filter="${sf({ size: 20, soft: 15 })}"`),
    );
    const o: string[] = [];
    for (let i = 0; i < 30; i++) {
      const u = (i + 0.5) / 30,
        x = 278 + u * 244,
        e = Math.sin(Math.PI * u),
        y = yc + 26 * e,
        b2 = (u - 0.5) * 34;
      o.push(
        brushLine(
          S,
          [
            [x - b2 * 0.2, y - h],
            [x + b2 * 0.25, y],
            [x - b2 * 0.1, y + h],
          ],
          1.1,
          i % 3 ? P.redD : P.redL,
          { opacity: i % 3 ? 0.42 : 0.3 },
        ),
      );
    }
    scene.add(group({ 'clip-path': S.clip(d) }, o));
  };
  roll(
    'M270 806C260 790 272 776 288 784C340 822 464 820 512 780C526 774 538 790 530 806C538 832 526 852 510 862C452 896 350 898 290 862C272 850 264 828 270 806Z',
    P.red,
    824,
    40,
  );
  roll(
    'M278 752C270 738 280 724 296 728C336 752 462 754 506 726C520 724 530 740 522 756C528 776 520 792 506 800C450 832 352 834 296 802C280 794 272 774 278 752Z',
    oklch(0.53, 0.18, 27),
    768,
    38,
  );
}

/** Cage foot shadow on the scarf. */
function cageShadow(scene: Scene): void {
  const S = scene.element('cage foot shadow on the scar');
  scene.add(
    path(
      smooth(ring(base, CAGE_REACH, 1).concat(ring(base + 9, CAGE_REACH, 1).reverse())),
      P.redD,
      `opacity=".6" filter="${blur(S, 4)}"`,
    ),
    rod(ring(base, CAGE_REACH, 1), 4.5, true),
  );
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
