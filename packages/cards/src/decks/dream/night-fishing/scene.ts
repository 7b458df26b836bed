/** Night fishing: desk lamps wade through a marsh, hunting fish in the cones of their own light. */
import { card } from '../../../finishes/finish.ts';
import { cut, formCuts, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { clamp, type Colour } from '../../../kit/colour.ts';
import { polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { TAU, between, fix, lerp, nth, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handLine, handPath, handPoints, ribbon, taper, tube } from '../../../kit/shapes.ts';

const PAPER = '#eceadb',
  YEL = '#f3c02e',
  GRN = '#4c7a57',
  BLK = '#13191b';

const HZ = 610;
const head: Point = [372, 300];
const pools = [
  [226, 955, 205, 66],
  [560, 722, 82, 17],
] as const;
const fish = (x: number, y: number, a: number, s: number, flex = 0.2, lure = 0) => {
  const sp: Points = [
      [0, 0],
      [-22, flex * 8],
      [-52, -flex * 4],
      [-78, -flex * 14],
    ],
    T = tube(
      sp,
      (t) => 15 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.75,
      (t) => 15 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.8,
    );
  const e = nth(sp, 3);
  let sc = '';
  for (let i = 0; i < 5; i++)
    for (let j = -1; j <= 1; j++) {
      const p = T.at(0.3 + i * 0.11 + (j & 1) * 0.05, j * 0.52);
      sc += `M${fix(p[0] + 3)} ${fix(p[1] - 4.5)}q-6 4.5 0 9l-2.2 0q-5 -4.5 0 -9Z`;
    }
  return group(
    { transform: `translate(${x} ${y}) rotate(${a}) scale(${s})` },
    path(
      smooth(T.outline.filter((_, i) => i % 5 === 0)),
      PAPER,
      `stroke="${BLK}" stroke-width="7" paint-order="stroke"`,
    ),
    path(
      `M${fix(nth(e, 0) + 8)} ${fix(e[1])}C${fix(nth(e, 0) - 8)} ${fix(nth(e, 1) - 4)} ${fix(nth(e, 0) - 18)} ${fix(nth(e, 1) - 14)} ${fix(nth(e, 0) - 28)} ${fix(nth(e, 1) - 19)}C${fix(nth(e, 0) - 20)} ${fix(nth(e, 1) - 4)} ${fix(nth(e, 0) - 20)} ${fix(nth(e, 1) + 4)} ${fix(nth(e, 0) - 24)} ${fix(nth(e, 1) + 17)}C${fix(nth(e, 0) - 14)} ${fix(nth(e, 1) + 10)} ${fix(nth(e, 0) - 6)} ${fix(nth(e, 1) + 4)} ${fix(nth(e, 0) + 8)} ${fix(e[1])}Z`,
      PAPER,
      `stroke="${BLK}" stroke-width="5" paint-order="stroke"`,
    ),
    path('M-30 -13C-38 -26 -50 -27 -56 -22C-52 -17 -50 -14 -46 -11Z', PAPER),
    path(sc, BLK),
    path('M-16 -11C-12 -4 -12 4 -17 11C-19 5 -19 -5 -16 -11Z', BLK),
    ellipse(-7, -3.5, 2.6, 2.6, BLK),
    lure
      ? path('M-8 -13C-4 -30 10 -34 17 -26L15 -24C8 -30 0 -26 -5 -13Z', PAPER) + ellipse(18, -21, 6.5, 7, YEL)
      : '',
  );
};
const rod = (S: Easel, p: Points, w: number, { fill = PAPER, o = 5 } = {}) => {
  const q = handLine(S, spline(p, false, 10), 1.1, 0.03, 5);
  return (
    path(smooth(ribbon(q, () => w + o, S.noise, 0.6)), BLK) +
    path(smooth(ribbon(q, (t) => w * (0.86 + 0.2 * Math.sin(t * 3)), S.noise, 0.8)), fill)
  );
};
const spring = (a: Point, b: Point, w: number, n: number) => {
  let d = '';
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    L = Math.hypot(dx, dy),
    ux = -dy / L,
    uy = dx / L;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    d += gouge(
      [
        [a[0] + dx * t - ux * w, a[1] + dy * t - uy * w],
        [a[0] + dx * t + (dx / n) * 0.2, a[1] + dy * t + (dy / n) * 0.2],
        [a[0] + dx * (t + 0.5 / n) + ux * w, a[1] + dy * (t + 0.5 / n) + uy * w],
      ],
      1.9,
      0.4,
    );
  }
  return path(d, PAPER);
};
const joint = (x: number, y: number, s: number) =>
  ellipse(x, y, s + 4, s + 4, BLK) +
  ellipse(x, y, s, s * 0.96, PAPER) +
  ellipse(x + 1, y + 1, s * 0.42, s * 0.42, BLK);
const leg = (S: Easel, p: Points, w: number) =>
  rod(S, p, w, { fill: GRN, o: 3.5 }) +
  path(
    smooth(
      ribbon(
        spline(
          p.map(([x, y]: Point): Point => [x - w * 0.4, y]),
          false,
          8,
        ),
        taper(w * 0.34, 0.1, 0.2),
      ),
    ),
    PAPER,
  );
const shade = (S: Easel, x: number, y: number, a: number, s: number) => {
  const d =
    'M-26 -96C-30 -112 26 -114 28 -96L34 -70C62 -54 86 -18 92 22C60 34 -60 34 -92 22C-86 -18 -62 -54 -34 -70Z';
  const rimR = gouge(handPoints(S, 'M38 -72C68 -52 92 -18 99 20', 0.5, 0.02, 14), 2.6, 0.3);
  const left = handPoints(S, 'M-92 22C-86 -18 -62 -54 -34 -70', 0.5),
    right = handPoints(S, 'M34 -70C62 -54 86 -18 92 22', 0.5);
  return group(
    { transform: `translate(${x} ${y}) rotate(${a}) scale(${s})` },
    path(handPath(S, d, 1, 0.03), BLK, `stroke="${BLK}" stroke-width="11" stroke-linejoin="round"`),
    path(handPath(S, d, 1, 0.03), GRN),
    formCuts(S, left, { side: -1, gap: 6, length: 40, width: 2.6, colour: PAPER, lean: -0.5, inset: 5 }),
    formCuts(S, right, { side: -1, gap: 5.5, length: 58, width: 2.8, colour: BLK, lean: 0.55, inset: -2 }),
    path(handPath(S, 'M-34 -70C-10 -64 10 -64 34 -70L36 -63C12 -56 -12 -56 -37 -63Z', 0.6), BLK),
    path(rimR, GRN),
    path(handPath(S, 'M-18 -112C-18 -124 18 -126 19 -112Z', 0.5), PAPER),
    path(handPath(S, 'M-93 21C-60 36 60 36 93 21C96 30 62 46 0 46C-62 46 -96 30 -93 21Z', 0.8), PAPER),
    ellipse(0, 37, 40, 13, YEL),
    path(handPath(S, 'M-22 36C-24 56 -12 66 0 66C12 66 24 56 22 36Z', 0.8), PAPER),
    path(gouge(trace('14,42 13,54 4,60'), 2.4), BLK),
  );
};
const ripple = (x: number, y: number, w: number, n: number, c = PAPER) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const k = 1 + i * 0.75;
    d +=
      gouge(
        [
          [x - w * k, y + i * 1.5],
          [x - w * k * 0.5, y + (4 + i * 3.4)],
          [x - 2 + i * 4, y + 6 + i * 4.2],
        ],
        1.7,
        0.5,
      ) +
      gouge(
        [
          [x + w * k, y + i * 1.2],
          [x + w * k * 0.5, y + 4 + i * 3.2],
          [x + 5, y + 6 + i * 4],
        ],
        1.5,
        0.5,
      );
  }
  return path(d, c);
};
const cable = (p: Points, w: number) =>
  path(smooth(ribbon(resample(spline(p, false, 12), 5), () => w + 3)), BLK) +
  path(smooth(ribbon(resample(spline(p, false, 12), 5), () => w)), PAPER);

function paint(): Scene {
  const scene = new Scene({ seed: 24, background: BLK });
  nightSky(scene);
  farShore(scene);
  water(scene);
  lampLight(scene);
  fishes(scene);
  farLamp(scene);
  sleepingLamp(scene);
  island(scene);
  heroLamp(scene);
  bulbFish(scene);
  reedCorners(scene);
  return scene;
}

/** Sky: arcs of cuts around the big lamp, dying into black. */
function nightSky(scene: Scene): void {
  const S = scene.element('sky');
  const arcs = (
    c: Point,
    r0: number,
    r1: number,
    gap: number,
    density: (radius: number) => number,
    colour: Colour,
    w: number,
    keep: (x: number, y: number) => boolean,
  ) => {
    const q = S.rng.fork();
    let d = '';
    for (let R = r0; R < r1; R += gap * q.range(0.85, 1.15)) {
      let a = q.range(0, 1);
      const end = a + TAU;
      while (a < end) {
        const L = q.range(26, 74),
          da = L / R,
          m = a + da / 2,
          x = c[0] + Math.cos(m) * R,
          y = c[1] + Math.sin(m) * R;
        if (keep(x, y) && q.f() < density(R)) {
          const p = [0, 0.33, 0.66, 1].map((t): Point => [
            c[0] + Math.cos(a + da * t) * R,
            c[1] + Math.sin(a + da * t) * (R + q.gauss(0, 0.6)),
          ]);
          d += gouge(p, w * q.range(0.6, 1.3) * (1.15 - (R / r1) * 0.6));
        }
        a += da + q.range(8, 22) / R;
      }
    }
    return path(d, colour);
  };
  scene.add(
    arcs(
      head,
      130,
      900,
      15,
      (R: number) => clamp(1.12 - R / 700, 0.1, 1),
      GRN,
      2.7,
      (x: number, y: number) => y < HZ - 26 && x > -20 && x < 820 && y > -20,
    ),
  );
  for (const [x, y, s] of [
    [96, 92, 9],
    [700, 120, 11],
    [560, 60, 7],
    [742, 330, 7],
    [60, 330, 6],
    [250, 70, 6],
    [655, 235, 5],
  ] as const) {
    scene.add(ellipse(x, y, s * 2.1, s * 2.1, BLK));
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2 + 0.2;
      scene.add(
        path(
          gouge(
            [
              [x + Math.cos(a) * s * 1.6, y + Math.sin(a) * s * 1.6],
              [x + Math.cos(a) * s * 0.7, y + Math.sin(a) * s * 0.7],
              [x, y],
            ],
            s * 0.26,
            0.3,
          ),
          PAPER,
        ),
      );
    }
  }
}

/** Far shore: green mist band, reed wall cut with black. */
function farShore(scene: Scene): void {
  const S = scene.element('far shore');
  scene.add(
    path(
      handPath(
        S,
        `M-20 ${HZ - 34}C120 ${HZ - 52} 260 ${HZ - 20} 420 ${HZ - 36}C560 ${HZ - 50} 680 ${HZ - 26} 820 ${HZ - 44}L820 ${HZ + 120}L-20 ${HZ + 120}Z`,
        6,
        0.02,
      ),
      GRN,
    ),
  );
  let far = '';
  const fr = S.rng.fork();
  for (let i = 0; i < 210; i++) {
    const x = fr.range(-10, 810),
      h = fr.range(16, 60) * (0.5 + 0.8 * Math.abs(S.noise.n1(x * 0.012))),
      l = fr.gauss(0.1, 0.2) * h;
    far += polygon(
      ribbon(
        [
          [x, HZ + 8],
          [x + l * 0.3, HZ - h * 0.5],
          [x + l, HZ - h],
        ],
        (t) => 2.2 * (1 - t) + 0.4,
      ),
    );
    if (fr.chance(0.16))
      far += smooth(
        ribbon(
          [
            [x + l * 0.8, HZ - h * 0.8],
            [x + l, HZ - h],
            [x + l * 1.1, HZ - h - 13],
          ],
          () => 2.6,
        ),
      );
  }
  scene.add(
    path(far, BLK),
    path(
      `M-20 ${HZ + 4}Q200 ${HZ - 2} 400 ${HZ + 5}T820 ${HZ + 3}L820 ${HZ + 10}Q600 ${HZ + 14} 400 ${HZ + 10}T-20 ${HZ + 12}Z`,
      BLK,
    ),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  scene.add(path(`M-20 ${HZ + 96}L820 ${HZ + 96}L820 1220L-20 1220Z`, BLK));
  const near = (x: number, y: number) =>
    Math.max(
      ...pools.map(([cx, cy, rx, ry]) => 1 - clamp((Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) / 1.6)),
    );
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: HZ + 16,
      y1: HZ + 100,
      gap: 7.5,
      length: 60,
      width: 2.4,
      colour: BLK,
      density: (_x, y) => clamp(0.3 + (y - HZ) / 110),
      jitter: 0.2,
    }),
  );
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: HZ + 98,
      y1: 1210,
      gap: (y) => 9 + (y - HZ) * 0.017,
      length: (y) => 46 + (y - HZ) * 0.1,
      width: (_x, y) => 2.2 + (y - HZ) * 0.0035,
      colour: GRN,
      density: (x, y) => clamp(0.9 - (y - HZ - 96) / 900 + near(x, y) * 0.3),
      flow: (x, y) => S.noise.n2(x * 0.006, y * 0.01) * 0.1,
    }),
  );
}

/** Light: cones and pools. */
function lampLight(scene: Scene): void {
  const S = scene.element('light');
  const cone = (
    mx: number,
    my: number,
    ma: number,
    mw: number,
    [cx, cy, rx, ry]: readonly [number, number, number, number],
  ) => {
    const a: Point = [mx + Math.cos(ma) * mw, my + Math.sin(ma) * mw],
      b: Point = [mx - Math.cos(ma) * mw, my - Math.sin(ma) * mw];
    return {
      a,
      b,
      d: `M${fix(a[0])} ${fix(a[1])}L${fix(cx + rx * 0.98)} ${fix(cy - 4)}C${fix(cx + rx)} ${fix(cy + ry * 1.25)} ${fix(cx - rx)} ${fix(cy + ry * 1.25)} ${fix(cx - rx * 0.98)} ${fix(cy - 4)}L${fix(b[0])} ${fix(b[1])}Z`,
    };
  };
  const C1 = cone(355, 377, 0.305, 90, pools[0]),
    C2 = cone(590, 552, 0.245, 26, pools[1]);
  const drawCone = (C: ReturnType<typeof cone>, P: (typeof pools)[number], k: number, m: Colour) => {
    scene.add(path(handPath(S, C.d, 2.5 * k, 0.02), YEL));
    const [cx, cy, rx, ry] = P,
      q = S.rng.fork();
    let blk = '',
      pap = ''; // rays: black from the rim inward, paper inside the hot core
    const n = Math.round(46 * k + 10);
    for (let i = 0; i < n; i++) {
      const u = (i + q.range(0.2, 0.8)) / n,
        e = Math.abs(u - 0.5) * 2,
        top: Point = [lerp(C.b[0], C.a[0], u), lerp(C.b[1], C.a[1], u)],
        bot: Point = [lerp(cx - rx, cx + rx, u), cy - 6 + ry * 0.2 * (1 - e * e)];
      const at = (t: number): Point => between(top, bot, t);
      if (e > 0.42) {
        let t = q.range(0.02, 0.2);
        while (t < 0.97) {
          const L = q.range(0.08, 0.2);
          if (q.f() < (e - 0.36) * 1.55)
            blk += gouge([at(t), at(t + L / 2), at(Math.min(1, t + L))], 2.5 * k * (0.4 + e * 0.6), 0.3);
          t += L + q.range(0.015, 0.06);
        }
      } else if (q.chance(0.75)) {
        let t = q.range(0.04, 0.25);
        while (t < 0.8) {
          const L = q.range(0.08, 0.24);
          if (q.f() < 0.6) pap += gouge([at(t), at(t + L / 2), at(t + L)], 2.6 * k * (1 - e), 0.3);
          t += L + q.range(0.05, 0.12);
        }
      }
    }
    scene.add(path(blk, BLK), path(pap, PAPER));
    let rp = '';
    for (let y = -0.75; y < 1.05; y += 0.2 / Math.max(0.6, k)) {
      const hw = Math.sqrt(Math.max(0, 1.1 - y * y)) * rx;
      let x = cx - hw * 0.95;
      while (x < cx + hw * 0.9) {
        const L = q.range(0.1, 0.3) * rx;
        rp += cut(x + L / 2, cy + y * ry + q.gauss(0, 1.5), q.gauss(0, 0.03), L, 2.5 * k, q, 0.05);
        x += L + q.range(0.03, 0.22) * rx;
      }
    }
    scene.add(path(rp, m));
  };
  drawCone(C2, pools[1], 0.5, BLK);
  drawCone(C1, pools[0], 1.15, BLK);
  scene.add(
    rows(S, {
      x0: 40,
      x1: 430,
      y0: 1040,
      y1: 1150,
      gap: 15,
      length: 50,
      width: 2.4,
      colour: YEL,
      density: (x, y) => clamp(0.75 - (y - 1040) / 130) * clamp(1.3 - Math.abs(x - 226) / 150),
    }),
  );
}

/** Fish: silver (bare paper) with black carving. */
function fishes(scene: Scene): void {
  scene.add(
    fish(300, 945, 12, 1.15, 0.5),
    fish(206, 986, -164, 0.95, -0.4),
    fish(158, 934, 24, 0.8, 0.6),
    fish(585, 724, 6, 0.42, 0.3),
  );
}

/** Far lamp (wading, cone to the left). */
function farLamp(scene: Scene): void {
  const S = scene.element('far lamp');
  scene.add(
    leg(S, trace('666,560 676,620 668,690'), 2.2),
    leg(S, trace('680,560 700,610 696,676'), 2),
    ripple(668, 690, 20, 2),
    ripple(696, 676, 16, 2),
    rod(S, trace('676,552 700,500 706,470'), 3, { o: 3 }),
    rod(S, trace('706,470 660,482 612,504'), 3, { o: 3 }),
    path(
      handPath(S, 'M650 560C656 544 700 544 706 560C700 570 656 570 650 560Z', 0.6),
      BLK,
      `stroke="${BLK}" stroke-width="5"`,
    ),
    path(handPath(S, 'M650 560C656 544 700 544 706 560C700 570 656 570 650 560Z', 0.6), GRN),
    path(gouge(trace('656,556 676,549 700,556'), 2), PAPER),
    joint(706, 470, 4.5),
    shade(S, 592, 545, 14, 0.3),
  );
}

/** Sleeping lamp, far left: head tucked under, no light. */
function sleepingLamp(scene: Scene): void {
  const S = scene.element('sleeping lamp');
  scene.add(
    leg(S, trace('118,560 124,610 120,664'), 2),
    ripple(120, 664, 18, 2),
    rod(S, trace('118,556 146,512 132,484'), 2.8, { o: 3 }),
    rod(S, trace('132,484 104,486 92,516'), 2.8, { o: 3 }),
    path(
      handPath(S, 'M92 560C98 544 140 544 146 560C140 570 98 570 92 560Z', 0.6),
      BLK,
      `stroke="${BLK}" stroke-width="5"`,
    ),
    path(handPath(S, 'M92 560C98 544 140 544 146 560C140 570 98 570 92 560Z', 0.6), GRN),
    group(
      { transform: 'translate(98 536) rotate(150) scale(.26)' },
      path(
        handPath(
          S,
          'M-26 -96C-30 -112 26 -114 28 -96L34 -70C62 -54 86 -18 92 22C60 34 -60 34 -92 22C-86 -18 -62 -54 -34 -70Z',
          1,
        ),
        GRN,
        `stroke="${BLK}" stroke-width="18" paint-order="stroke"`,
      ),
      path('M-60 -30C-40 -52 -30 -60 -14 -62L-40 10L-80 8Z', PAPER),
    ),
  );
}

/** Island with socket. */
function island(scene: Scene): void {
  const S = scene.element('island with socket');
  scene.add(
    path(
      handPath(
        S,
        'M640 838C660 806 720 796 760 806C790 812 812 824 826 838C790 852 690 856 640 838Z',
        2.5,
        0.04,
      ),
      GRN,
      `stroke="${BLK}" stroke-width="7" paint-order="stroke"`,
    ),
    formCuts(S, handPoints(S, 'M646 834C664 806 720 796 812 830', 1), {
      side: -1,
      gap: 7,
      length: 15,
      width: 2,
      colour: BLK,
      lean: 0.2,
    }),
    path(
      handPath(
        S,
        'M708 770C722 764 748 764 760 770C764 784 764 800 760 812C746 816 720 816 708 812C704 798 704 784 708 770Z',
        1,
      ),
      PAPER,
      `stroke="${BLK}" stroke-width="6" paint-order="stroke"`,
    ),
    ellipse(725, 790, 4, 5.4, BLK),
    ellipse(744, 790, 4, 5.4, BLK),
  );
  scene.add(
    cable(trace('560,648 622,700 600,790 650,850 700,840 726,800'), 2.6),
    cable(trace('706,562 744,600 760,690 752,760 742,796'), 1.7),
  );
}

/** Hero legs, body, neck, head. */
function heroLamp(scene: Scene): void {
  const S = scene.element('hero legs');
  scene.add(
    leg(S, trace('520,640 572,776 552,890 556,1046'), 4.6),
    leg(S, trace('466,640 512,788 462,880 440,1010'), 5),
    ripple(560, 1046, 42, 4),
    ripple(440, 1010, 46, 4),
    path('M552 1040l-26 12l24 0l10 10l10 -12l24 2Z', GRN),
    path('M432 1006l-28 12l26 0l10 10l10 -12l26 2Z', GRN),
  );
  scene.add(joint(571, 778, 8), joint(511, 788, 9));
  scene.add(
    rod(S, trace('492,612 560,500 612,372'), 7),
    rod(S, trace('470,600 536,490 590,362'), 4.5),
    spring([508, 568], [560, 462], 9, 11),
    rod(S, trace('612,372 520,300 412,240'), 7),
    rod(S, trace('598,388 506,322 408,264'), 4.5),
    spring([566, 352], [478, 296], 8, 10),
    joint(606, 372, 18),
  );
  const body =
    'M376 640C384 596 440 580 492 582C548 584 586 604 590 640C586 668 540 684 484 684C428 684 382 668 376 640Z';
  scene.add(
    path(handPath(S, body, 1.2), BLK, `stroke="${BLK}" stroke-width="12"`),
    path(handPath(S, body, 1.2), GRN),
    formCuts(S, handPoints(S, 'M380 634C388 598 440 582 492 584C540 585 570 598 584 622', 1), {
      side: -1,
      gap: 6.5,
      length: 34,
      width: 2.8,
      colour: PAPER,
      lean: 0.5,
      fade: (t) => 1.1 - t * 0.8,
    }),
    path(
      handPath(S, 'M376 644C400 668 560 672 590 644C588 670 540 686 484 686C428 686 380 670 376 644Z', 1),
      BLK,
    ),
    rows(S, {
      x0: 400,
      x1: 570,
      y0: 652,
      y1: 684,
      gap: 8,
      length: 34,
      width: 2,
      colour: GRN,
      density: () => 0.8,
    }),
    joint(486, 600, 13),
  );
  scene.add(shade(S, 362, 352, 18, 1.02), joint(404, 250, 13));
}

/** Fish with its own bulb, low left corner. */
function bulbFish(scene: Scene): void {
  scene.add(fish(206, 1120, -8, 0.9, 0.3, 1));
}

/** Reeds in the corners. */
function reedCorners(scene: Scene): void {
  const S = scene.element('reeds in the corners');
  const reed = (x: number, y: number, h: number, l: number, w: number, tip: boolean) => {
    const p: Points = [
        [x, y],
        [x + l * 0.12, y - h * 0.4],
        [x + l * 0.45, y - h * 0.75],
        [x + l, y - h],
      ],
      q = spline(p, false, 10);
    return (
      path(smooth(ribbon(q, (t) => (w + 3) * (1 - t) ** 0.6 + (tip ? 4 : 1))), BLK) +
      path(smooth(ribbon(q, (t) => Math.max(tip ? 2.4 : 0, w * (1 - t) ** 0.6))), GRN) +
      (tip
        ? ''
        : path(
            gouge(
              p.map(([u, v]): Point => [u + w * 0.25, v]),
              w * 0.36,
            ),
            BLK,
          )) +
      (tip
        ? path(smooth(ribbon(q, () => 3, S.noise, 0.5)), GRN) +
          path(
            smooth(
              ribbon(
                spline([
                  [x + l * 0.8, y - h * 0.9],
                  [x + l, y - h],
                  [x + l * 1.12, y - h - 66],
                ]),
                taper(14, 0.12, 0.15),
              ),
            ),
            BLK,
          ) +
          path(
            smooth(
              ribbon(
                spline([
                  [x + l * 0.86, y - h * 0.96],
                  [x + l, y - h - 8],
                  [x + l * 1.1, y - h - 56],
                ]),
                taper(10, 0.12, 0.15),
              ),
            ),
            GRN,
          ) +
          formCuts(
            S,
            [
              [x + l * 0.84, y - h * 0.94],
              [x + l * 0.96, y - h - 20],
              [x + l * 1.05, y - h - 54],
            ],
            { side: 1, gap: 5, length: 8, width: 1.6, colour: PAPER, inset: -4 },
          )
        : '')
    );
  };
  for (const a of [
    [640, 1220, 250, 60, 9],
    [790, 1230, 290, -50, 12, 1],
    [720, 1230, 280, 46, 11],
    [752, 1225, 230, 24, 11, 1],
    [700, 1230, 210, -80, 10],
    [812, 1230, 330, -14, 12],
    [674, 1228, 180, 20, 8],
    [-6, 1230, 300, 30, 11],
    [26, 1230, 210, 70, 10],
    [4, 1230, 400, -12, 10, 1],
    [60, 1230, 130, 30, 9],
  ] as const)
    scene.add(reed(a[0], a[1], a[2], a[3], a[4], a.length > 5));
}

export default card({ finish: linocut, grade: { inks: [PAPER, YEL, GRN, BLK], seed: 4 }, paint });
