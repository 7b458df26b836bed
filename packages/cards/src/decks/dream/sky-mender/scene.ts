/** A tailor on a ladder sews up a tear in the night, through which daylight shows. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird, mist } from '../../../kit/air.ts';
import { brushLine, mark, strokes } from '../../../kit/brush.ts';
import { cumulus } from '../../../kit/clouds.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { grass, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur, chalk, edge, form } from '../../../kit/materials.ts';
import { TAU, fix, inside, lerp, nth, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading } from '../../../kit/scene.ts';
import { ribbon, taper, wobble } from '../../../kit/shapes.ts';
import { sky, star4, stars } from '../../../kit/sky.ts';
import { hare } from '../../../motifs/hare-standing.ts';
import { ladder } from '../../../motifs/ladder.ts';
import { tailor } from '../../../motifs/tailor.ts';

const P = {
  ink: oklch(0.17, 0.045, 250),
  night: oklch(0.24, 0.06, 245),
  teal: oklch(0.34, 0.07, 225),
  mist: oklch(0.5, 0.065, 205),
  gold: oklch(0.87, 0.13, 85),
  amber: oklch(0.76, 0.14, 68),
  cream: oklch(0.965, 0.05, 95),
  day: oklch(0.83, 0.07, 215),
  coral: oklch(0.62, 0.15, 32),
  rose: oklch(0.48, 0.12, 20),
};
const LEFT_EDGE = trace(
  '272,-20 286,70 322,150 318,226 352,300 350,372 384,450 392,520 418,588 424,640 440,700',
);
const RIGHT_EDGE = trace(
  '690,-20 676,60 640,140 632,214 590,290 578,360 536,432 514,508 484,566 470,630 440,700',
);
const SEAM = traceCurve('440,696 436,740 446,790 438,840 444,900');
const SPOOL: Point = [124, 1108];

interface Tear {
  readonly left: Points;
  readonly right: Points;
  readonly outline: Points;
  /** For clip-path=. */
  readonly opening: string;
}

function tearIn(scene: Scene): Tear {
  const ragged = (edge: Points): Point[] =>
    wobble(resample(spline(edge, false, 8), 4), scene.noise, 6, 0.06, false, 4);
  const [left, right] = [ragged(LEFT_EDGE), ragged(RIGHT_EDGE)];
  const outline = [...left, ...[...right].reverse()];
  return { left, right, outline, opening: scene.clip(polygon(outline)) };
}

const distanceTo = (outline: Points, x: number, y: number): number => {
  let q = 1e9;
  for (let i = 0; i < outline.length; i += 4)
    q = Math.min(q, (nth(outline, i)[0] - x) ** 2 + (nth(outline, i)[1] - y) ** 2);
  return Math.sqrt(q);
};

function paint(): Scene {
  const scene = new Scene({ seed: 77, background: oklch(0.2, 0.05, 240) });
  const tear = tearIn(scene);
  nightCloth(scene);
  folds(scene, tear);
  daylight(scene, tear);
  lapels(scene);
  rawEdge(scene, tear);
  shafts(scene);
  finishedSeam(scene);
  halfDrawnStitches(scene);
  land(scene);
  lake(scene);
  const meadow = nearHill(scene);
  mender(scene);
  spool(scene, meadow);
  dust(scene);
  return scene;
}

function nightCloth(scene: Scene): void {
  scene.add(
    sky(scene, [P.ink, [0.32, P.night], [0.64, P.teal], [0.8, P.mist], P.mist], {
      n: 1300,
      angle: 0.5,
      meander: 0.8,
      length: 120,
    }),
  );
}

/** Folds of the cloth: long soft ribbons, dark beside light. */
function folds(scene: Scene, tear: Tear): void {
  const S = scene.element('folds of the cloth');
  const foldR = (p: Points, w: number, k = 1) => {
    const q = spline(p, false, 14);
    scene.add(
      path(
        smooth(ribbon(q, taper(w, 0.05, 0.8)).filter((_, i) => i % 2 === 0)),
        P.ink,
        `opacity="${0.55 * k}" filter="${blur(S, 9)}"`,
      ),
      path(
        smooth(
          ribbon(
            q.map(([x, y]): Point => [x + w * 0.9, y - w * 0.5]),
            taper(w * 0.5, 0.05, 0.8),
          ).filter((_, i) => i % 2 === 0),
        ),
        mix(P.mist, P.gold, 0.25),
        `opacity="${0.34 * k}" filter="${blur(S, 6)}"`,
      ),
    );
  };
  for (const [p, w, k] of [
    [trace('300,250 210,300 110,400 -20,470'), 13, 0.9],
    [trace('340,340 250,420 130,540 -20,640'), 15, 1],
    [trace('372,440 300,540 190,660 60,800'), 14, 1],
    [trace('400,560 350,660 270,780 170,900'), 12, 1],
    [trace('436,700 420,780 380,880 330,960'), 9, 1],
    [trace('444,700 470,790 500,880 530,960'), 9, 1],
    [trace('470,620 530,720 610,820 700,900'), 13, 1],
    [trace('516,500 600,600 700,690 830,760'), 14, 1],
    [trace('570,390 660,460 750,520 840,540'), 14, 0.9],
    [trace('620,270 700,310 770,340 840,350'), 12, 0.8],
    [trace('240,60 160,110 80,160 -20,180'), 12, 0.6],
  ] as const)
    foldR(p, w, k);
  scene.add(
    stars(S, {
      n: 420,
      box: [0, 0, 800, 820],
      colour: P.cream,
      big: 6,
      fade: true,
      keep: (x, y) => distanceTo(tear.outline, x, y) > 60 && !inside(tear.outline, x, y),
    }),
  );
  const con = (p: Points) => {
    for (let i = 0; i < p.length - 1; i++) {
      const [u, v] = [nth(p, i), nth(p, i + 1)],
        d = Math.hypot(v[0] - u[0], v[1] - u[1]),
        m = 10 / d;
      scene.add(
        line(
          `M${fix(lerp(u[0], v[0], m))} ${fix(lerp(u[1], v[1], m))}L${fix(lerp(v[0], u[0], m))} ${fix(lerp(v[1], u[1], m))}`,
          P.gold,
          1.5,
          'stroke-dasharray="8 6" opacity=".6"',
        ),
      );
    }
    for (const [x, y] of p) scene.add(star4(S, x, y, 7, P.gold));
  };
  con(trace('58,250 112,214 160,262 140,330 76,322'));
  con(trace('160,262 226,300'));
  con(trace('700,420 742,470 700,530 748,590'));
  con(trace('58,560 118,590 150,650'));
}

/** Daylight behind the cloth. */
function daylight(scene: Scene, tear: Tear): void {
  const S = scene.element('daylight behind the cloth');
  const day: string[] = [],
    dr = ramp([oklch(0.72, 0.1, 228), [0.45, oklch(0.84, 0.07, 212)], [0.7, oklch(0.92, 0.07, 92)], P.cream]);
  day.push(
    sky(S, [dr(0), [0.3, dr(0.35)], [0.6, dr(0.8)], dr(1)], {
      y0: -20,
      y1: 740,
      n: 420,
      length: 110,
      angle: -0.08,
      opacity: [0.15, 0.4],
    }),
    glow(S, 460, 560, 320, P.cream, 1, 0.5),
  );
  const cu = (x: number, y: number, w: number, h: number, sd: number, warm: number) =>
    day.push(
      cumulus(S, {
        x,
        y,
        w,
        h,
        base: mix(oklch(0.88, 0.04, 60), oklch(0.93, 0.06, 85), warm),
        lit: oklch(0.99, 0.02, 95),
        shade: mix(oklch(0.7, 0.07, 250), oklch(0.8, 0.1, 55), warm),
        angle: 55,
        puffs: 34,
        seed: sd,
      }),
    );
  cu(330, 170, 240, 150, 4, 0.1);
  cu(660, 250, 300, 180, 5, 0.3);
  cu(400, 380, 260, 130, 6, 0.6);
  cu(570, 470, 260, 130, 7, 0.8);
  cu(440, 540, 190, 80, 8, 1);
  const bx = 486,
    by = 150,
    bs = 1.25;
  day.push(
    `<g transform="translate(${bx} ${by}) scale(${bs})">` +
      group(
        {
          filter: form(S, {
            angle: 60,
            size: 12,
            shade: oklch(0.42, 0.12, 15),
            shadeOpacity: 0.55,
            light: P.cream,
            lightOpacity: 0.8,
            lightSize: 3,
            rough: 1.5,
            mottle: 0.2,
          }),
        },
        path(
          'M0 -42C32 -42 40 -8 25 13C17 23 8 29 6 34L-6 34C-8 29 -17 23 -25 13C-40 -8 -32 -42 0 -42Z',
          P.coral,
        ),
        path('M-12 -40C-20 -10 -13 15 -3 34L3 34C13 15 20 -10 12 -40Z', P.cream),
        path('M-3.4 -42C-6 -10 -4 15 -1 34L1 34C4 15 6 -10 3.4 -42Z', P.coral),
      ) +
      line('M-5 34L-4 46M5 34L4 46', P.rose, 1) +
      path('M-6 46h12l-1.5 10h-9Z', oklch(0.42, 0.08, 55)) +
      '</g>',
  );
  for (const [x, y, s, f, r] of [
    [400, 240, 1.1, 0.9, 0],
    [432, 224, 0.9, 0.5, 0.1],
    [372, 262, 0.8, 0.7, 0],
    [540, 330, 1.1, 0.8, -0.1],
    [566, 316, 0.8, 0.9, 0],
  ] as const)
    day.push(path(farBird(x, y, s, f, r), oklch(0.4, 0.07, 250)));
  scene.add(
    glow(S, 462, 420, 520, P.gold, 0.36, 0.5, 1.1),
    group(
      { 'clip-path': tear.opening },
      day,
      line(polygon(tear.outline), oklch(0.45, 0.12, 40), 16, `opacity=".45" filter="${blur(S, 7)}"`),
    ),
  );
}

/** Lapels: the cloth folded back to its coral lining. */
function lapels(scene: Scene): void {
  const S = scene.element('lapels');
  const lapel = (seam: Points, outer: Points, side: number) => {
    const e = spline(seam, false, 10),
      o = spline(outer, false, 10),
      sh = e.concat(o.slice().reverse()),
      d = smooth(sh.filter((_, i) => i % 2 === 0)),
      cl = S.clip(d);
    scene.add(
      path(d, P.ink, `opacity=".6" transform="translate(${side * 16} 22)" filter="${blur(S, 12)}"`),
      group(
        { filter: edge(S, 4, 0.04, 4) },
        path(
          d,
          S.linearAt([P.cream, [0.12, P.gold], [0.4, P.coral], P.rose], 460, 200, 460 + side * 330, 260),
        ),
        group(
          { 'clip-path': cl },
          strokes(S, {
            region: sh,
            n: 520,
            length: 110,
            width: 9,
            angle: (x, y) => Math.PI / 2 + side * -0.42 + 0.12 * S.noise.n2(x / 160, y / 200),
            colour: (x, y) => {
              const k = clamp(
                Math.abs(x - 462) / 300 -
                  (y - 100) / 1500 +
                  0.16 * Math.sin((x * 0.9 + y * 0.42 * side) / 21 + 1.4 * S.noise.n2(x / 90, y / 140)),
              );
              return ramp([P.gold, oklch(0.72, 0.15, 45), P.coral, P.rose, oklch(0.36, 0.1, 10)])(k);
            },
            opacity: [0.12, 0.35],
            spread: 0.05,
            bend: 0.06,
            dL: 0.012,
          }),
          line(polygon(o, false), oklch(0.33, 0.09, 5), 18, `opacity=".55" filter="${blur(S, 7)}"`),
          line(polygon(o, false), mix(P.coral, P.gold, 0.3), 4, 'opacity=".5"'),
        ),
        line(
          polygon(e, false),
          P.cream,
          3.4,
          `opacity=".9" filter="${chalk(S, { fx: 0.1, lo: 0.28, hi: 0.5 })}"`,
        ),
      ),
    );
    const emb: string[] = [];
    for (let r = 0; r < 14; r++)
      for (let k = 0; k < 9; k++) {
        const ex = (side < 0 ? 150 : 560) + k * 32 + (r % 2) * 16,
          ey = -6 + r * 34;
        if (!inside(sh, ex - side * 12, ey) || !inside(sh, ex + side * 14, ey)) continue;
        const R0 = 6.2,
          sc = mix(P.gold, P.coral, clamp(Math.abs(ex - 462) / 420));
        emb.push(ellipse(ex, ey, 2.3, 2.3, sc, 'opacity=".85"'));
        for (let q = 0; q < 8; q++) {
          const a = (q / 8) * TAU + 0.2;
          emb.push(
            line(
              `M${fix(ex + Math.cos(a) * 4)} ${fix(ey + Math.sin(a) * 4)}L${fix(ex + Math.cos(a) * R0 * 1.25)} ${fix(ey + Math.sin(a) * R0 * 1.25)}`,
              sc,
              1.4,
              'opacity=".7"',
            ),
          );
        }
      }
    scene.add(group({}, emb));
    // running stitch on the hem
    const hem = e.slice(0, Math.floor(e.length * 0.88)).map(([x, y]): Point => [x + side * 15, y + 2]);
    scene.add(line(polygon(hem, false), P.cream, 2, 'stroke-dasharray="9 9" opacity=".65"'));
  };
  lapel(
    trace('272,-20 286,70 322,150 318,226 352,300 350,372 378,436'),
    trace('150,-20 158,70 196,160 222,250 282,326 330,394 378,436'),
    -1,
  );
  lapel(
    trace('690,-20 676,60 640,140 632,214 590,290 578,350'),
    trace('820,-20 806,70 752,150 716,226 650,300 578,350'),
    1,
  );
}

/** Raw edge: frayed threads + light catching the rim. */
function rawEdge(scene: Scene, { left, right }: Tear): void {
  const S = scene.element('raw edge');
  scene.add(
    line(polygon(left.slice(Math.floor(left.length * 0.6)), false), P.gold, 3, 'opacity=".9"'),
    line(polygon(right.slice(Math.floor(right.length * 0.5)), false), P.gold, 3, 'opacity=".9"'),
  );
  for (const [E, sd] of [
    [left, 1],
    [right, -1],
  ] as const)
    for (let i = 0; i < 46; i++) {
      const q = nth(E, S.rng.int(Math.floor(E.length * 0.45), E.length - 3)),
        l = S.rng.range(6, 20);
      scene.add(
        brushLine(
          S,
          [
            [q[0] - sd * 3, q[1]],
            [q[0] + sd * l * 0.5, q[1] + S.rng.gauss(0, 4)],
            [q[0] + sd * l, q[1] + S.rng.gauss(5, 5)],
          ],
          0.7,
          mix(P.gold, P.cream, S.rng.f()),
          { opacity: 0.8, wobble: 0.3 },
        ),
      );
    }
}

/** Shafts of daylight. */
function shafts(scene: Scene): void {
  const S = scene.element('shafts of daylight');
  const shaft = (p: Points, op: number) =>
    scene.add(
      path(
        polygon(p),
        S.linearAt(fading(P.gold, op, [0.45, op * 0.5], 0), 450, 380, 420, 1120),
        `filter="${blur(S, 12)}" style="mix-blend-mode:screen"`,
      ),
    );
  shaft(trace('400,480 470,500 330,1160 90,1160'), 0.34);
  shaft(trace('430,520 500,480 560,1160 420,1160'), 0.34);
  shaft(trace('470,470 530,430 800,1120 640,1160'), 0.26);
  shaft(trace('380,470 400,520 60,1100 -60,1000'), 0.2);
}

/** Finished seam below the rip. */
function finishedSeam(scene: Scene): void {
  const S = scene.element('finished seam below the rip');
  scene.add(
    line(polygon(SEAM, false), P.ink, 6, `opacity=".7" filter="${blur(S, 2)}"`),
    line(
      polygon(
        SEAM.map(([x, y]): Point => [x - 4, y]),
        false,
      ),
      mix(P.mist, P.gold, 0.3),
      2,
      'opacity=".5"',
    ),
  );
  const st = resample(SEAM, 13);
  st.forEach(([x, y], i) => {
    if (i < st.length - 1)
      scene.add(
        brushLine(
          S,
          [
            [x - 13, y + 3],
            [x, y + 1],
            [x + 13, y - 5],
          ],
          2.2,
          i < 8 ? P.gold : P.amber,
          { attack: 0.1, decay: 0.1, opacity: 0.95 - i * 0.03 },
        ),
      );
  });
}

/** Two half-drawn stitches across the open edge. */
function halfDrawnStitches(scene: Scene): void {
  const S = scene.element('two half-drawn stitches acro');
  for (const [x0, y0, x1, y1] of [
    [420, 664, 466, 646],
    [412, 640, 474, 622],
    [404, 612, 482, 592],
  ] as const)
    scene.add(
      brushLine(
        S,
        [
          [x0 - 8, y0 + 2],
          [(x0 + x1) / 2, (y0 + y1) / 2 + 5],
          [x1 + 8, y1 - 2],
        ],
        2.1,
        P.gold,
        { attack: 0.1, decay: 0.1 },
      ),
    );
}

/** Land: hills, lake. */
function land(scene: Scene): void {
  const S = scene.element('land');
  scene.add(mist(S, { y: 905, h: 130, colour: mix(P.mist, P.gold, 0.25), opacity: 0.6 }));
  const far = ridge(S, { y: 925, amplitude: 60, frequency: 0.006, offset: 5 });
  scene.add(
    hill(S, far, {
      top: mix(P.teal, P.mist, 0.5),
      bottom: P.mist,
      y1: 1000,
      strokes: 220,
      length: 40,
      width: 4,
    }),
  );
  const far2 = ridge(S, { y: 968, amplitude: 46, frequency: 0.008, offset: 15 });
  scene.add(
    hill(S, far2, {
      top: mix(P.night, P.teal, 0.8),
      bottom: mix(P.teal, P.mist, 0.6),
      y1: 1030,
      strokes: 220,
      length: 40,
      width: 4,
    }),
  );
  scene.add(mist(S, { y: 990, h: 60, colour: mix(P.mist, P.gold, 0.45), opacity: 0.75, seed: 5 }));
}

function lake(scene: Scene): void {
  const S = scene.element('lake');
  const shore = ridge(S, { y: 1001, amplitude: 5, frequency: 0.02, offset: 8 }),
    lake = shore.concat(trace('820,1210 -20,1210'));
  scene.add(
    path(polygon(lake), S.linearAt([mix(P.mist, P.gold, 0.3), [0.35, P.teal], P.night], 0, 1000, 0, 1180)),
    strokes(S, {
      region: lake,
      n: 420,
      length: 70,
      width: 2.2,
      angle: 0,
      colour: (_, y) => mix(mix(P.mist, P.teal, clamp((y - 1000) / 120)), P.night, 0.2 * S.rng.f()),
      opacity: [0.2, 0.5],
      spread: 0.03,
    }),
  );
  for (let i = 0; i < 150; i++) {
    const y = 1004 + 170 * S.rng.f() ** 1.2,
      w = 16 + (y - 1000) * 0.32,
      x = 452 + S.rng.gauss(0, w);
    scene.add(
      path(
        mark(x, y, 0, S.rng.range(10, 46), S.rng.range(0.9, 2.4), S.rng, 0.05),
        S.rng.chance(0.3) ? P.cream : P.gold,
        `opacity="${fix(S.rng.range(0.35, 0.9))}"`,
      ),
    );
  }
  scene.add(glow(S, 452, 1020, 180, P.gold, 0.5, 0.5, 0.4));
}

function nearHill(scene: Scene): Point[] {
  const S = scene.element('near hill');
  const fg = ridge(S, {
    y: 1092,
    amplitude: 16,
    frequency: 0.007,
    offset: 33,
    shape: (x) => 54 * clamp((x - 330) / 330) ** 1.4 + 10 * clamp((160 - x) / 200),
  });
  scene.add(
    hill(S, fg, {
      top: mix(P.teal, oklch(0.42, 0.08, 150), 0.55),
      bottom: P.ink,
      y1: 1200,
      strokes: 380,
      length: 40,
      width: 4,
      lit: P.amber,
      litWidth: 3,
    }),
  );
  scene.add(
    grass(S, fg, {
      n: 520,
      height: [8, 26],
      colour: (x) => mix(oklch(0.36, 0.07, 165), P.gold, S.rng.f() ** 3 * clamp(1 - Math.abs(x - 400) / 420)),
      lean: -0.1,
    }),
  );
  return fg;
}

/** Ladder, tailor, thread, spool, hare. */
function mender(scene: Scene): void {
  const S = scene.element('ladder');
  const lc = { wood: oklch(0.37, 0.06, 55), light: P.gold, shade: oklch(0.18, 0.04, 250) };
  scene.add(ladder(S, [214, 1108], [398, 560], { ...lc, w0: 74, w1: 36, rungs: 19 }));
  const T = tailor(S, {
    x: 342,
    y: 776,
    s: 1.12,
    c: {
      coat: oklch(0.4, 0.1, 20),
      trousers: oklch(0.33, 0.05, 260),
      boots: oklch(0.24, 0.04, 40),
      skin: oklch(0.76, 0.08, 55),
      hair: oklch(0.9, 0.02, 80),
      hat: oklch(0.36, 0.07, 195),
      tape: oklch(0.85, 0.12, 95),
      shade: oklch(0.18, 0.05, 260),
      light: P.gold,
      needle: P.cream,
    },
  });
  const th = spline(
    [
      [SPOOL[0] + 30, SPOOL[1] - 40],
      [178, 1040],
      [206, 940],
      [262, 850],
      [300, 760],
      [322, 690],
      [352, 650],
      T.eye,
    ],
    false,
    14,
  );
  scene.add(path(smooth(ribbon(th, () => 1.3)), P.gold, 'opacity=".95"'), T.svg);
  scene.add(
    path(
      smooth(
        ribbon(
          spline([
            T.eye,
            [T.eye[0] - 20, T.eye[1] - 40],
            [T.eye[0] + 10, T.eye[1] - 52],
            [412, 596],
            [404, 612],
          ]),
          () => 1.2,
        ),
      ),
      P.gold,
    ),
    star4(S, T.tip[0], T.tip[1], 6, P.cream),
  );
}

function spool(scene: Scene, meadow: Point[]): void {
  const S = scene.element('spool');
  scene.add(softShadow(S, SPOOL[0] + 4, SPOOL[1] + 2, 70, 14, P.ink, 0.8));
  const wood = oklch(0.46, 0.08, 58),
    ff = form(S, {
      angle: -35,
      size: 10,
      shade: oklch(0.2, 0.05, 30),
      shadeOpacity: 0.7,
      light: P.gold,
      lightOpacity: 0.9,
      lightSize: 2.6,
      rough: 1.6,
      mottle: 0.25,
      mottleFrequency: 0.03,
    });
  scene.add(
    `<g transform="translate(${SPOOL[0]} ${SPOOL[1]}) rotate(-4)">`,
    path('M-42 -2C-42 -14 42 -14 42 -2C42 8 -42 8 -42 -2Z', wood, `filter="${ff}"`),
    path(
      'M-27 -6C-31 -30 -31 -60 -27 -82C-10 -88 12 -88 28 -82C32 -60 32 -30 28 -6C12 2 -12 2 -27 -6Z',
      S.linear([oklch(0.6, 0.13, 60), [0.6, P.gold], P.cream], 0, 0, 1, 0),
      `filter="${ff}"`,
    ),
  );
  for (let i = 0; i < 17; i++)
    scene.add(
      line(
        `M-28 ${-10 - i * 4.4}C-12 ${-2 - i * 4.4} 14 ${-2 - i * 4.4} 29 ${-12 - i * 4.4 + S.rng.gauss(0, 0.8)}`,
        i % 2 ? oklch(0.5, 0.12, 55) : P.cream,
        1.1,
        'opacity=".55"',
      ),
    );
  scene.add(
    path('M-42 -86C-42 -98 42 -98 42 -86C42 -74 -42 -74 -42 -86Z', wood, `filter="${ff}"`),
    ellipse(0, -88, 9, 3, oklch(0.2, 0.04, 40)),
    '</g>',
  );
  scene.add(
    hare(S, {
      x: 292,
      y: 1116,
      s: 0.9,
      flip: -1,
      c: {
        fur: oklch(0.55, 0.06, 65),
        inner: oklch(0.66, 0.09, 30),
        tail: oklch(0.86, 0.03, 85),
        vest: oklch(0.4, 0.08, 195),
        shade: oklch(0.2, 0.05, 260),
        light: P.gold,
      },
      angle: -60,
    }),
  );
  scene.add(
    grass(
      S,
      meadow.map(([x, y]): Point => [x, y + 22]),
      {
        n: 240,
        height: [10, 26],
        colour: () => mix(oklch(0.26, 0.06, 190), P.amber, S.rng.f() ** 4),
        lean: -0.1,
      },
    ),
  );
}

/** Dust in the beams. */
function dust(scene: Scene): void {
  const S = scene.element('dust in the beams');
  for (let i = 0; i < 90; i++) {
    const y = S.rng.range(480, 1120),
      k = (y - 440) / 700,
      x = 450 + S.rng.gauss(0, 60 + 190 * k);
    scene.add(
      ellipse(
        x,
        y,
        S.rng.range(0.6, 1.8),
        S.rng.range(0.6, 1.8),
        P.cream,
        `opacity="${fix(S.rng.range(0.2, 0.75))}"`,
      ),
    );
  }
}

export default card({
  finish: gouache,
  grade: { seed: 61, vignette: 0.2, tintShadows: [-2, 2, 6], tintLights: [5, 2, -4], brush: 9, radius: 4 },
  paint,
});
