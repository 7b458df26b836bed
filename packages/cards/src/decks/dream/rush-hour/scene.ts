/** D22: from above, the night city's glowing avenues are a spider's web, and something waits at the central station. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import {
  Scene,
  blob,
  blur,
  clamp,
  ellipse,
  fix,
  form,
  glow,
  group,
  lerp,
  line,
  mix,
  moved,
  nth,
  oklch,
  path,
  polygon,
  ribbon,
  smooth,
  spline,
  strokes,
  times,
  type Point,
} from '../../../kit/index.ts';

const black = oklch(0.11, 0.025, 262);
const ink = oklch(0.16, 0.035, 260);
const steel = oklch(0.42, 0.045, 245);
const steelL = oklch(0.66, 0.045, 235);
const amber = oklch(0.83, 0.14, 75);
const gold = oklch(0.94, 0.09, 88);
const rust = oklch(0.55, 0.13, 55);
const red = oklch(0.6, 0.22, 27);

const [HX, HY] = [446, 560];
/** Avenues, radians; the first is the dark one. */
const avenues: readonly number[] = [
  2.5, 2.93, 3.36, 3.86, 4.28, 4.66, 5.1, 5.62, 6.02, 6.5, 7.02, 7.42, 7.86, 8.32,
];
const rings: readonly number[] = [92, 136, 184, 236, 294, 356, 424, 498, 580, 668, 764, 870];
const angleOf = (i: number): number => nth(avenues, ((i % 14) + 14) % 14) + (i >= 14 ? Math.PI * 2 : 0);

function paint(): Scene {
  const scene = new Scene({ seed: 2222, background: black });
  const city = scene.element('city');
  const swing = (r: number, i: number): number =>
    0.06 * city.noise.n2(i * 3.1, r / 260) * Math.min(1, r / 200);
  const spoke = (i: number, r: number): Point => {
    const a = angleOf(i) + swing(r, i % 14);
    return [HX + Math.cos(a) * r, HY + Math.sin(a) * r * 1.08];
  };
  /** A point of a sagging ring between avenue i and i + 1. */
  const strand = (i: number, t: number, r: number): Point => {
    const [p, q] = [spoke(i, r), spoke(i + 1, r)];
    const sag = 1 - 0.13 * Math.sin(Math.PI * t);
    return [HX + (lerp(p[0], q[0], t) - HX) * sag, HY + (lerp(p[1], q[1], t) - HY) * sag];
  };
  const onCard = ([x, y]: Point, m = 90): boolean => x > -m && x < 800 + m && y > -m && y < 1200 + m;
  const near = ([x, y]: Point): number => clamp(1 - Math.hypot(x - HX, y - HY) / 640);

  // ground glow
  scene.add(
    `<rect width="800" height="1200" fill="${city.radialAt(
      [
        [0, mix(ink, rust, 0.35)],
        [0.4, ink],
        [1, black],
      ],
      HX,
      HY,
      700,
    )}"/>`,
  );
  // streets: wide dark, then lit
  const torn = (i: number, j: number): boolean =>
    (i === 1 && (j === 5 || j === 6 || j === 7)) || (i === 2 && j === 6);
  const threads: { pts: Point[]; w: number; lit: number; key: string }[] = [];
  for (let i = 0; i < 14; i++) {
    const pts = times(30, (k) => spoke(i, 60 + k * 34));
    threads.push({ pts, w: 9, lit: i === 0 ? 0 : 1, key: 'a' + i });
    rings.forEach((r, j) => {
      if (torn(i, j)) return;
      threads.push({ pts: times(9, (k) => strand(i, k / 8, r)), w: 6, lit: 1, key: `r${i}-${j}` });
    });
  }
  const seen = threads.filter((t) => t.pts.some((p) => onCard(p, 30)));
  scene.add(seen.map((t) => line(smooth(t.pts, false), oklch(0.2, 0.02, 265), t.w * 2.2)));
  scene.add(
    group(
      { filter: blur(city, 7), opacity: 0.8 },
      seen
        .filter((t) => t.lit)
        .map((t) =>
          line(smooth(t.pts, false), amber, t.w * 2.4, `opacity="${fix(0.35 + 0.5 * near(nth(t.pts, 4)))}"`),
        ),
    ),
  );

  // houses, drawn as towers leaning out from under our eye
  const eye: Point = [400, 590];
  interface Tower {
    foot: Point[];
    h: number;
    mid: Point;
    close: number;
  }
  const towers: Tower[] = [];
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < rings.length - 1; j++) {
      const [r0, r1] = [nth(rings, j), nth(rings, j + 1)];
      const centre = strand(i, 0.5, (r0 + r1) / 2);
      if (!onCard(centre, 80)) continue;
      const arc = Math.hypot(spoke(i, r0)[0] - spoke(i + 1, r0)[0], spoke(i, r0)[1] - spoke(i + 1, r0)[1]);
      const columns = Math.max(1, Math.round(arc / 46));
      const deep = r1 - r0 > 66 ? 2 : 1;
      for (let c = 0; c < columns; c++)
        for (let d = 0; d < deep; d++) {
          if (city.rng.chance(0.08)) continue;
          const pad = 9 / (r1 - r0);
          const side = Math.min(0.3, 10 / arc);
          const t0 = lerp(side, 1 - side, c / columns) + 0.012;
          const t1 = lerp(side, 1 - side, (c + 1) / columns) - 0.012;
          const k0 = lerp(r0 + pad * (r1 - r0), r1 - pad * (r1 - r0), d / deep) + 2;
          const k1 =
            lerp(r0 + pad * (r1 - r0), r1 - pad * (r1 - r0), (d + 1) / deep) - 2 - city.rng.range(0, 5);
          const foot = [strand(i, t0, k0), strand(i, t1, k0), strand(i, t1, k1), strand(i, t0, k1)];
          const close = near(centre);
          towers.push({
            foot,
            close,
            mid: centre,
            h:
              city.rng.range(0.02, 0.06) +
              (city.rng.chance(0.18) ? city.rng.range(0.05, 0.13) : 0) * (0.5 + close),
          });
        }
    }
  towers.sort((a, b) => a.h - b.h);
  const lift = ([x, y]: Point, h: number): Point => [
    eye[0] + (x - eye[0]) * (1 + h),
    eye[1] + (y - eye[1]) * (1 + h),
  ];
  scene.add(
    towers.map(({ foot, h, close }) => {
      const roof = foot.map((p) => lift(p, h));
      const tone = mix(mix(ink, steel, city.rng.range(0.3, 1)), rust, 0.22 * close);
      const out: string[] = [];
      foot.forEach((p, k) => {
        const q = nth(foot, (k + 1) % 4);
        const [P, Q] = [nth(roof, k), nth(roof, (k + 1) % 4)];
        const facing =
          (q[0] - p[0]) * ((p[1] + q[1]) / 2 - eye[1]) - (q[1] - p[1]) * ((p[0] + q[0]) / 2 - eye[0]);
        if (facing > 0) return;
        const toHub = clamp(
          0.5 +
            (0.5 * ((HX - (p[0] + q[0]) / 2) * (q[1] - p[1]) - (HY - (p[1] + q[1]) / 2) * (q[0] - p[0]))) /
              (Math.hypot(q[0] - p[0], q[1] - p[1]) * 300 + 1),
        );
        out.push(path(polygon([p, q, Q, P]), mix(mix(black, ink, 0.6), rust, 0.12 + 0.35 * close * toHub)));
        const n = Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / 6);
        const rowsN = Math.max(1, Math.round(h * 60));
        for (let a = 1; a < n; a++)
          for (let b = 0; b < rowsN; b++)
            if (city.rng.chance(0.15)) {
              const [u, v] = [a / n, (b + 0.6) / (rowsN + 0.3)];
              const x = lerp(lerp(p[0], q[0], u), lerp(P[0], Q[0], u), v);
              const y = lerp(lerp(p[1], q[1], u), lerp(P[1], Q[1], u), v);
              out.push(
                ellipse(
                  x,
                  y,
                  1.3,
                  1.3,
                  city.rng.chance(0.8) ? amber : steelL,
                  `opacity="${fix(city.rng.range(0.5, 1))}"`,
                ),
              );
            }
      });
      out.push(
        path(polygon(roof), tone),
        line(polygon(roof), mix(steelL, amber, close * 0.6), 1.5, `opacity="${fix(0.4 + 0.5 * close)}"`),
      );
      const [a0, a1, a2, a3] = [nth(roof, 0), nth(roof, 1), nth(roof, 2), nth(roof, 3)];
      out.push(
        path(
          polygon([
            [lerp(a0[0], a3[0], 0.5), lerp(a0[1], a3[1], 0.5)],
            [lerp(a1[0], a2[0], 0.5), lerp(a1[1], a2[1], 0.5)],
            a2,
            a3,
          ]),
          black,
          'opacity=".3"',
        ),
      );
      // roof things
      const [cx, cy] = [(nth(roof, 0)[0] + nth(roof, 2)[0]) / 2, (nth(roof, 0)[1] + nth(roof, 2)[1]) / 2];
      if (city.rng.chance(0.5))
        out.push(
          path(
            smooth(
              blob(
                cx + city.rng.gauss(0, 4),
                cy + city.rng.gauss(0, 3),
                city.rng.range(2.5, 6),
                city.rng.range(2, 5),
                city.noise,
                0.2,
                1,
                8,
              ),
            ),
            mix(tone, black, 0.45),
          ),
        );
      return out;
    }),
  );
  scene.add(
    strokes(city, {
      region: [-20, -20, 840, 1240],
      n: 260,
      length: 60,
      width: 8,
      angle: (x, y) => Math.atan2(y - HY, x - HX) + 1.57,
      colour: (x, y) => mix(black, steel, clamp(0.3 * city.noise.fbm(x / 120, y / 120, 2) + 0.15)),
      opacity: [0.03, 0.1],
    }),
  );

  // lit threads on top
  const webE = scene.element('web');
  scene.add(
    group(
      { filter: blur(webE, 4) },
      seen
        .filter((t) => t.lit)
        .map((t) =>
          line(smooth(t.pts, false), amber, t.w * 0.9, `opacity="${fix(0.5 + 0.4 * near(nth(t.pts, 4)))}"`),
        ),
    ),
    seen
      .filter((t) => t.lit)
      .map((t) =>
        line(
          smooth(t.pts, false),
          mix(amber, gold, near(nth(t.pts, 4))),
          t.w * 0.42,
          `opacity="${fix(0.75 + 0.25 * near(nth(t.pts, 4)))}"`,
        ),
      ),
  );
  // traffic: everything red is going in
  const traffic = scene.element('traffic');
  seen
    .filter((t) => t.lit)
    .forEach((t) => {
      const avenue = t.key.startsWith('a');
      const curve = spline(t.pts, false, 8);
      const n = avenue ? 60 : 9;
      scene.add(
        times(n, () => {
          const k = traffic.rng.int(1, curve.length - 2);
          const [p, q] = [nth(curve, k), nth(curve, k + 1)];
          if (!onCard(p, 5)) return '';
          const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
          const inward = traffic.rng.chance(0.62);
          const s = inward ? 2.6 : -2.6;
          const [x, y] = [p[0] - ((q[1] - p[1]) / d) * s, p[1] + ((q[0] - p[0]) / d) * s];
          return ellipse(
            x,
            y,
            1.9,
            1.9,
            inward ? red : '#fffbe8',
            `opacity="${fix(traffic.rng.range(0.7, 1))}"`,
          );
        }),
      );
    });
  // dew: lamps at the knots
  scene.add(
    times(14, (i) =>
      rings.map((r, j) => {
        if (i === 0 || torn(i, j)) return '';
        const [x, y] = spoke(i, r);
        if (!onCard([x, y], 10)) return '';
        return glow(traffic, x, y, 15, gold, 0.55) + ellipse(x, y, 2.7, 2.7, '#fffdf2');
      }),
    ),
  );
  // the torn strand: ends hanging, block dark
  const rip = scene.element('rip');
  const ends: readonly (readonly [Point, Point])[] = [
    [spoke(1, 356), strand(1, 0.24, 390)],
    [spoke(1, 424), strand(1, 0.3, 470)],
    [spoke(2, 424), strand(1, 0.74, 476)],
    [spoke(3, 424), strand(2, 0.6, 500)],
  ];
  scene.add(
    ends.map(
      ([a, b]) =>
        line(
          smooth([a, [(a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 + 10], b, [b[0] + 5, b[1] + 16]], false),
          amber,
          3,
          'opacity=".8"',
        ) + ellipse(b[0] + 5, b[1] + 17, 2.4, 2.4, gold),
    ),
    path(
      smooth(blob(strand(1, 0.5, 440)[0], strand(1, 0.5, 440)[1], 92, 80, rip.noise, 0.3)),
      black,
      `opacity=".55" filter="${blur(rip, 16)}"`,
    ),
  );
  // the one unlit way out, and the one who has found it
  const out = scene.element('out');
  const [ox, oy] = spoke(0, 560);
  scene.add(
    line(
      smooth(
        times(24, (k) => spoke(0, 100 + k * 34)),
        false,
      ),
      black,
      15,
      'opacity=".85"',
    ),
    line(
      smooth(
        times(24, (k) => spoke(0, 100 + k * 34)),
        false,
      ),
      oklch(0.28, 0.03, 255),
      1.4,
      'stroke-dasharray="9 12" opacity=".8"',
    ),
    glow(out, ox - 12, oy + 9, 26, '#fff8e0', 0.8),
    ellipse(ox, oy, 2, 2, '#ffffff'),
    ellipse(ox + 4, oy + 4, 2, 2, '#ffffff'),
  );

  // the station, and what it is
  const sp = scene.element('station');
  scene.add(
    glow(sp, HX, HY, 300, amber, 0.65, 0.45),
    ellipse(HX, HY, 78, 82, oklch(0.3, 0.06, 60)),
    times(16, (i) =>
      line(
        `M${HX} ${HY}L${fix(HX + Math.cos(i * 0.393) * 80)} ${fix(HY + Math.sin(i * 0.393) * 84)}`,
        amber,
        2,
        'opacity=".5"',
      ),
    ),
  );
  const dark = oklch(0.13, 0.025, 265);
  const vol = (size: number, a: number): string =>
    `filter="${form(sp, { angle: a, size, shade: '#05060c', shadeOpacity: 0.8, light: mix(amber, steelL, 0.35), lightOpacity: 1, lightSize: 4, rough: 1.4, mottle: 0.2, mottleLight: steel })}"`;
  const headAt: Point = [HX - 4, HY + 44];
  const legs: readonly (readonly Point[])[] = [
    [
      [-30, 30],
      [-104, 76],
      [-158, 196],
      [-206, 318],
    ],
    [
      [-38, 16],
      [-136, 14],
      [-216, 66],
      [-300, 166],
    ],
    [
      [-38, 2],
      [-140, -48],
      [-236, -50],
      [-336, -14],
    ],
    [
      [-30, -12],
      [-104, -110],
      [-180, -196],
      [-262, -300],
    ],
    [
      [28, 32],
      [84, 104],
      [104, 224],
      [126, 348],
    ],
    [
      [36, 18],
      [130, 44],
      [196, 126],
      [250, 250],
    ],
    [
      [38, 2],
      [136, -40],
      [226, -22],
      [300, 40],
    ],
    [
      [30, -12],
      [92, -118],
      [170, -190],
      [262, -244],
    ],
  ];
  const legMarks = legs.map((leg, n) => {
    const pts = leg.map(([x, y]): Point => [headAt[0] + x, headAt[1] + y]);
    const curve = spline(pts, false, 14);
    const w = (t: number): number => 14.5 * (1 - t) ** 0.5 * (0.75 + 0.35 * Math.abs(Math.sin(t * 8.2))) + 2;
    const body = ribbon(curve, w);
    return {
      shadow: path(
        smooth(body.filter((_, i) => i % 2 === 0).map(([x, y]): Point => [x + 9, y + 16])),
        '#000000',
        `opacity=".55" filter="${blur(sp, 5)}"`,
      ),
      svg:
        path(smooth(body.filter((_, i) => i % 2 === 0)), dark, vol(9, n < 4 ? 20 : 160)) +
        // girders
        times(16, (k) => {
          const i = Math.min(curve.length - 3, 2 + Math.floor((k / 17) * curve.length));
          const [p, q] = [nth(curve, i), nth(curve, i + 2)];
          const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
          const h = w(i / curve.length) * 0.8;
          const [nx, ny] = [-(q[1] - p[1]) / d, (q[0] - p[0]) / d];
          return line(
            `M${fix(p[0] + nx * h)} ${fix(p[1] + ny * h)}L${fix(q[0] - nx * h)} ${fix(q[1] - ny * h)}`,
            steelL,
            1.3,
            'opacity=".55"',
          );
        }).join('') +
        [1, 2]
          .map((k) => {
            const [x, y] = nth(pts, k);
            return (
              ellipse(x, y, 9 - k * 1.6, 9 - k * 1.6, oklch(0.2, 0.03, 260), vol(5, 30)) +
              ellipse(x - 2, y - 2, 2, 2, steelL)
            );
          })
          .join('') +
        glow(sp, nth(pts, 3)[0], nth(pts, 3)[1], 30, gold, 0.7) +
        ellipse(nth(pts, 3)[0], nth(pts, 3)[1], 3.4, 3.4, dark),
    };
  });
  scene.add(
    legMarks.map((l) => l.shadow),
    path(
      smooth(blob(HX + 10, HY - 20, 96, 118, sp.noise, 0.04)),
      '#000000',
      `opacity=".6" filter="${blur(sp, 12)}"`,
    ),
    legMarks.map((l) => l.svg),
  );
  // abdomen: the train shed, ribs of iron and dim glass
  const shed = smooth([
    [HX, HY - 150],
    [HX + 56, HY - 132],
    [HX + 84, HY - 76],
    [HX + 76, HY - 14],
    [HX + 40, HY + 22],
    [HX - 2, HY + 30],
    [HX - 44, HY + 22],
    [HX - 80, HY - 14],
    [HX - 88, HY - 76],
    [HX - 58, HY - 132],
  ]);
  scene.add(
    path(shed, dark, vol(34, -60)),
    group(
      { 'clip-path': sp.clip(shed) },
      path(
        shed,
        sp.radialAt(
          [
            [0, rust, 0.5],
            [0.5, rust, 0.12],
            [1, black, 0],
          ],
          HX - 14,
          HY - 70,
          90,
        ),
      ),
      times(9, (i) =>
        line(
          `M${HX - 96} ${HY - 140 + i * 21}C${HX - 40} ${HY - 158 + i * 21} ${HX + 40} ${HY - 158 + i * 21} ${HX + 96} ${HY - 140 + i * 21}`,
          steelL,
          2,
          'opacity=".55"',
        ),
      ),
      times(9, (i) =>
        line(
          `M${HX + (i - 4) * 8} ${HY - 154}C${HX + (i - 4) * 26} ${HY - 100} ${HX + (i - 4) * 26} ${HY - 30} ${HX + (i - 4) * 9} ${HY + 30}`,
          steel,
          1.6,
          'opacity=".6"',
        ),
      ),
      times(26, () =>
        ellipse(
          HX + sp.rng.gauss(0, 36),
          HY - 66 + sp.rng.gauss(0, 44),
          2,
          2,
          amber,
          `opacity="${fix(sp.rng.range(0.3, 0.9))}"`,
        ),
      ),
      path(
        `M${HX - 58} ${HY - 112}C${HX - 30} ${HY - 142} ${HX + 10} ${HY - 146} ${HX + 30} ${HY - 138}C${HX - 6} ${HY - 126} ${HX - 36} ${HY - 106} ${HX - 52} ${HY - 84}Z`,
        steelL,
        `opacity=".35" filter="${blur(sp, 3)}"`,
      ),
    ),
    // tracks feeding it
    [-10, 0, 10].map((k) =>
      line(
        `M${HX + k} ${HY - 150}C${HX + k * 1.4 + 4} ${HY - 230} ${HX + k * 3 - 10} ${HY - 330} ${HX + k * 4 + 14} ${HY - 620}`,
        steelL,
        2,
        'opacity=".6"',
      ),
    ),
    // the clock hall
    path(smooth(blob(headAt[0], headAt[1], 46, 44, sp.noise, 0.03)), oklch(0.16, 0.03, 262), vol(16, -60)),
    path(smooth(blob(headAt[0], headAt[1] + 4, 32, 30, sp.noise, 0.03)), oklch(0.2, 0.03, 262), vol(9, -60)),
    (
      [
        [-9, 31, 3.4],
        [9, 30, 3.4],
        [-20, 25, 2.2],
        [21, 24, 2.2],
        [-28, 15, 1.6],
        [29, 14, 1.6],
        [-1, 36, 1.8],
      ] as const
    ).map(
      ([x, y, r]) =>
        glow(sp, headAt[0] + x, headAt[1] + y, r * 4, gold, 0.6) +
        ellipse(headAt[0] + x, headAt[1] + y, r * 0.8, r, gold),
    ),
    `<circle cx="${headAt[0]}" cy="${headAt[1] - 6}" r="15" fill="${oklch(0.72, 0.06, 85)}"/>`,
    times(12, (i) =>
      line(
        `M${fix(headAt[0] + Math.cos(i * 0.5236) * 11)} ${fix(headAt[1] - 6 + Math.sin(i * 0.5236) * 11)}L${fix(headAt[0] + Math.cos(i * 0.5236) * 14)} ${fix(headAt[1] - 6 + Math.sin(i * 0.5236) * 14)}`,
        dark,
        1.4,
      ),
    ),
    line(`M${headAt[0]} ${headAt[1] - 6}l-3 -9M${headAt[0]} ${headAt[1] - 6}l7 4`, dark, 1.8),
    // palps: two arrival halls
    path(
      `M${headAt[0] - 16} ${headAt[1] + 40}C${headAt[0] - 26} ${headAt[1] + 58} ${headAt[0] - 18} ${headAt[1] + 72} ${headAt[0] - 8} ${headAt[1] + 74}C${headAt[0] - 6} ${headAt[1] + 60} ${headAt[0] - 8} ${headAt[1] + 50} ${headAt[0] - 4} ${headAt[1] + 42}Z`,
      dark,
      vol(5, 0),
    ),
    path(
      `M${headAt[0] + 16} ${headAt[1] + 40}C${headAt[0] + 26} ${headAt[1] + 58} ${headAt[0] + 18} ${headAt[1] + 72} ${headAt[0] + 8} ${headAt[1] + 74}C${headAt[0] + 6} ${headAt[1] + 60} ${headAt[0] + 8} ${headAt[1] + 50} ${headAt[0] + 4} ${headAt[1] + 42}Z`,
      dark,
      vol(5, 180),
    ),
  );
  // a tram like a moth, caught on the ring
  const moth = scene.element('moth');
  const m = strand(10, 0.46, 580);
  const wing = oklch(0.8, 0.05, 85);
  scene.add(
    glow(moth, m[0], m[1], 70, gold, 0.5),
    moved(
      { x: m[0], y: m[1], r: -24, s: 1.1 },
      path(
        'M-4 -6C-16 -34 -44 -44 -62 -34C-56 -14 -40 2 -10 6Z',
        wing,
        `filter="${form(moth, { angle: -60, size: 8, shade: rust, light: '#ffffff', lightSize: 2, rough: 2 })}"`,
      ),
      path(
        'M4 -6C16 -34 44 -44 62 -34C56 -14 40 2 10 6Z',
        wing,
        `filter="${form(moth, { angle: -60, size: 8, shade: rust, light: '#ffffff', lightSize: 2, rough: 2 })}"`,
      ),
      path(
        'M-8 4C-22 10 -34 22 -34 36C-20 36 -10 26 -4 14ZM8 4C22 10 34 22 34 36C20 36 10 26 4 14Z',
        mix(wing, rust, 0.25),
      ),
      ellipse(-36, -22, 7, 6, rust),
      ellipse(36, -22, 7, 6, rust),
      ellipse(-36, -22, 3, 2.6, dark),
      ellipse(36, -22, 3, 2.6, dark),
      path(
        'M-9 -26C-9 -32 9 -32 9 -26L10 30C8 36 -8 36 -10 30Z',
        oklch(0.5, 0.1, 40),
        `filter="${form(moth, { angle: -60, size: 6, shade: black, light: gold, lightSize: 2, rough: 1 })}"`,
      ),
      [-18, -6, 6, 18].map((y) => path(`M-6 ${y}h12v7h-12Z`, gold)),
      line('M-4 -31C-8 -42 -14 -46 -20 -47M4 -31C8 -42 14 -46 20 -47', wing, 1.6),
      ellipse(-5, 33, 2.4, 2.4, red),
      ellipse(5, 33, 2.4, 2.4, red),
    ),
  );
  return scene;
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.34, contrast: 0.12, saturation: 1.06 },
  paint,
});
