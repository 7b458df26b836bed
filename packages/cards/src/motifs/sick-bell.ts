/** A great bronze bell propped up like a patient: eyes shut, a knitted scarf round its neck, its clapper out in a mitten. Fills a card from (70, 310) to (710, 970). Gouache. */
import { brushLine } from '../kit/brush.ts';
import { clamp, mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, normals, smooth, traceCurve } from '../kit/curves.ts';
import { group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import {
  fix,
  lerp,
  nth,
  place,
  times,
  trace,
  type Placement,
  type Point,
  type Points,
} from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

export interface BellPaint {
  /** Darkest to lightest. */
  bronze: readonly Colour[];
  inside: readonly Colour[];
  scarf: readonly Colour[];
  mitten: readonly Colour[];
  line: Colour;
  from: number;
}

const AT: Placement = { x: 340, y: 610, r: -0.61 };
const BODY =
  '-74,-246 -52,-266 0,-274 52,-266 74,-246 112,-228 138,-184 150,-104 162,0 180,92 212,172 262,224 274,246 246,276 140,302 0,310 -140,302 -246,276 -274,246 -262,224 -212,172 -180,92 -162,0 -150,-104 -138,-184 -112,-228';
const MOUTH =
  '-240,246 -200,214 -100,196 0,192 100,196 200,214 240,246 200,276 100,292 0,297 -100,292 -200,276';
const LOOPS = [
  '-50,-250 -64,-300 -30,-330 0,-316 -8,-300 -28,-304 -36,-290 -26,-256',
  '50,-250 64,-300 30,-330 0,-316 8,-300 28,-304 36,-290 26,-256',
  '-14,-256 -18,-330 0,-350 18,-330 14,-256 4,-256 4,-318 -4,-318 -4,-256',
];

const put = (list: string): Point[] => place(closedCurve(list), AT);
const run = (list: string): Point[] => place(traceCurve(list), AT);
/** A line round the body at a height. */
const hoop = (y: number, half: number, sag: number): Point[] =>
  run(
    `${-half},${y} ${-half * 0.6},${y + sag * 0.75} 0,${y + sag} ${half * 0.6},${y + sag * 0.75} ${half},${y}`,
  );

export function sickBell(S: Easel, o: BellPaint): Mark {
  const body = put(BODY);
  const lit = { from: o.from, before: 26 };
  const tone = new Tone(0.3).round(body, { ...lit, size: 190, light: 0.98, dark: 0.02 });
  tone.fill(put('-120,-190 -132,-100 -142,0 -158,80 -110,90 -96,0 -92,-100 -84,-190'), 0.98, {
    soft: 20,
    amount: 0.7,
  });
  tone.fill(put('110,-190 128,-100 140,0 158,90 190,150 150,150 118,60 100,-60'), 0.44, {
    soft: 26,
    amount: 0.5,
  });
  const flow = flowAlong([
    hoop(-180, 130, 26),
    hoop(-60, 152, 34),
    hoop(60, 174, 44),
    hoop(160, 206, 56),
    hoop(240, 270, 66),
  ]);
  const mouth = put(MOUTH);
  return [
    LOOPS.map((loop, i) => {
      const ring = put(loop);
      return modelled(S.element('loop' + i), ring, {
        tone: new Tone(0.3).round(ring, { ...lit, size: 14, light: 0.95, dark: 0.05 }),
        colours: o.bronze,
        flow: 1,
        length: 14,
        width: 3,
      });
    }),
    modelled(S.element('body'), body, {
      tone,
      colours: o.bronze,
      flow,
      length: 34,
      width: 5,
      uneven: 0.08,
      over: relief(),
    }),
    modelled(S.element('mouth'), mouth, {
      tone: new Tone(0.1).fill(put('-230,256 -100,292 0,297 100,292 230,256 120,270 0,276 -120,270'), 0.8, {
        soft: 22,
      }),
      colours: o.inside,
      flow,
      length: 30,
      width: 5,
    }),
    brushLine(S, run('-240,248 -200,276 -100,292 0,297 100,292 200,276 240,248'), 3, o.bronze[4] ?? o.line, {
      opacity: 0.85,
    }),
    clapper(),
    scarf(),
  ];

  /** What the founders cast on it: bands, and a face that has its eyes shut. */
  function relief(): Mark {
    const cast = (points: Points, w: number): Mark => [
      brushLine(
        S,
        points.map(([x, y]): Point => [x + 2.4, y + 3]),
        w,
        o.bronze[0] ?? o.line,
        { opacity: 0.65, curved: false, attack: 0.02, decay: 0.02 },
      ),
      brushLine(
        S,
        points.map(([x, y]): Point => [x - 1.4, y - 2]),
        w * 0.6,
        o.bronze[5] ?? o.line,
        { opacity: 0.7, curved: false, attack: 0.02, decay: 0.02 },
      ),
    ];
    const feature = (list: string, w: number, ink = 0.85): Mark => [
      brushLine(
        S,
        run(list).map(([x, y]): Point => [x - 2, y - 3]),
        w * 0.6,
        o.bronze[5] ?? o.line,
        { opacity: 0.55, curved: false },
      ),
      brushLine(S, run(list), w, o.bronze[0] ?? o.line, {
        opacity: ink,
        curved: false,
        attack: 0.2,
        decay: 0.2,
      }),
    ];
    const lashes = (x: number): string[] =>
      [-30, -15, 0, 15, 30].map(
        (d) => `${x + d},${84 - Math.abs(d) * 0.26} ${x + d * 1.22},${99 - Math.abs(d) * 0.2}`,
      );
    return [
      [-66, -54].map((y) => cast(hoop(y, 156, 36), 2.6)),
      [158, 172].map((y) => cast(hoop(y, 212, 56), 3)),
      times(13, (i) => {
        const u = -1 + (i / 12) * 2;
        const [x, y] = nth(place([[u * 186, 128 + 50 * (1 - u * u)]], AT), 0);
        return path(
          smooth(
            closedCurve(
              `${fix(x - 5)},${fix(y)} ${fix(x)},${fix(y - 7)} ${fix(x + 6)},${fix(y)} ${fix(x)},${fix(y + 7)}`,
              4,
            ),
          ),
          o.bronze[4] ?? '',
          'opacity=".75"',
        );
      }),
      feature('-108,62 -92,78 -70,84 -46,80 -30,66', 5),
      feature('34,66 50,80 74,84 96,78 112,62', 5),
      [...lashes(-70), ...lashes(73)].map((l) =>
        brushLine(S, place(trace(l), AT), 2, o.bronze[0] ?? o.line, { curved: false, opacity: 0.8 }),
      ),
      feature('-116,26 -92,12 -62,12 -36,24', 4.4, 0.6),
      feature('38,24 64,12 94,12 118,26', 4.4, 0.6),
      feature('-2,60 -10,92 -14,108 0,116 14,112', 3.6, 0.55),
      // Fever.
      [-96, 100].map((x) => {
        const [u, v] = nth(place([[x, 116]], AT), 0);
        return `<ellipse cx="${fix(u)}" cy="${fix(v)}" rx="30" ry="20" fill="#d8502e" opacity=".34" filter="${blur(S, 8)}"/>`;
      }),
    ];
  }

  function clapper(): Mark {
    const rod = traceCurve('458,778 476,810 490,838 498,860');
    const mitt = closedCurve(
      '470,866 474,846 498,836 522,846 530,872 538,884 554,876 562,890 548,908 532,912 526,934 504,948 480,942 466,918 464,888',
    );
    return [
      brushLine(S, rod, 9, o.inside[0] ?? o.line, { attack: 0.02, decay: 0.02 }),
      brushLine(
        S,
        rod.map(([x, y]): Point => [x - 4, y]),
        2.4,
        o.bronze[3] ?? o.line,
        { opacity: 0.8 },
      ),
      modelled(S.element('mitt'), mitt, {
        tone: new Tone(0.4).round(mitt, { ...lit, size: 40, light: 0.95, dark: 0.1 }),
        colours: o.mitten,
        flow: 1.4,
        length: 12,
        width: 3,
      }),
      times(5, (i) =>
        line(
          `M${468 + i} ${fix(884 + i * 12)}Q498 ${fix(896 + i * 12)} ${532 - i} ${fix(884 + i * 12)}`,
          o.mitten[0] ?? '',
          1.8,
          'opacity=".4" stroke-dasharray="5 4"',
        ),
      ),
      path(smooth(closedCurve('468,856 476,840 520,838 528,852 524,864 498,870 472,868')), o.mitten[3] ?? ''),
      times(7, (i) => line(`M${476 + i * 7.4} 842v24`, o.mitten[1] ?? '', 2, 'opacity=".6"')),
    ];
  }

  function scarf(): Mark {
    const wrap =
      (y0: number, y1: number, half: number, sag: number): ((u: number, v: number) => Point) =>
      (u, v) => {
        const q = 2 * u - 1;
        // It goes round: stitches crowd at the sides, and the ends are round.
        const deep = lerp(0.5, v, Math.sqrt(1 - 0.92 * q ** 10));
        return nth(
          place(
            [[half * Math.sin(q * 1.45), lerp(y0, y1, deep) + sag * (1 - q * q) - 5 * Math.sin(u * 7)]],
            AT,
          ),
          0,
        );
      };
    const spine = traceCurve('226,536 198,610 206,690 180,770 190,852', 16);
    const sides = normals(spine, false);
    const tail = (u: number, v: number): Point => {
      const k = Math.min(spine.length - 1, Math.round(v * (spine.length - 1)));
      const [[x, y], [nx, ny]] = [nth(spine, k), nth(sides, k)];
      const half = lerp(38, 52, v);
      return [x + nx * half * (1 - 2 * u), y + ny * half * (1 - 2 * u)];
    };
    const knot = (u: number, v: number): Point => [
      lerp(186, 276, u) + 14 * (v - 0.5),
      lerp(500, 580, lerp(0.5, v, Math.sqrt(1 - 0.8 * (2 * u - 1) ** 6))) - 34 * (u - 0.5),
    ];
    return [
      knitted(S.element('low'), wrap(-150, -84, 164, 34), 44, 7, o.scarf, 0.12),
      knitted(S.element('high'), wrap(-206, -138, 150, 32), 40, 8, o.scarf, 0),
      path(
        smooth(closedCurve('176,560 210,530 270,540 280,580 240,610 190,600', 6)),
        o.line,
        `opacity=".35" filter="${blur(S, 6)}"`,
      ),
      times(9, (i) => {
        const [x, y] = tail(i / 8, 1);
        return brushLine(
          S,
          [
            [x, y - 4],
            [x - 3, y + 18],
            [x + S.rng.gauss(0, 5), y + 40],
          ],
          3.4,
          o.scarf[2] ?? o.line,
        );
      }),
      knitted(S.element('tail'), tail, 11, 26, o.scarf, 0.05, true),
      knitted(S.element('knot'), knot, 11, 9, o.scarf, 0),
    ];
  }
}

/** Plain knitting on a surface: rows of little Vs, light at the left, dark at the right and below. */
function knitted(
  S: Easel,
  at: (u: number, v: number) => Point,
  cols: number,
  rows: number,
  colours: readonly Colour[],
  dim: number,
  upright = false,
): Mark {
  const ink = ramp(colours);
  const rim = [
    ...times(20, (i) => at(i / 19, 0)),
    ...times(12, (i) => at(1, i / 11)),
    ...times(20, (i) => at(1 - i / 19, 1)),
    ...times(12, (i) => at(0, 1 - i / 11)),
  ];
  const light = (u: number, v: number): number =>
    clamp(0.92 - 0.75 * Math.max(0, u - 0.15) - 0.2 * Math.abs(v - 0.4) * (upright ? 0.3 : 1) - dim);
  const arm = (a: Point, b: Point, w: number, colour: Colour): string => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const [mx, my, n] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, Math.hypot(dx, dy) || 1];
    const [px, py] = [(-dy / n) * w, (dx / n) * w];
    return path(
      `M${fix(a[0])} ${fix(a[1])}Q${fix(mx + px)} ${fix(my + py)} ${fix(b[0])} ${fix(b[1])}Q${fix(mx - px)} ${fix(my - py)} ${fix(a[0])} ${fix(a[1])}Z`,
      colour,
    );
  };
  return group(
    {},
    path(smooth(rim, true, 0.6), mix(ink(0), ink(0.5), 0.5)),
    times(rows, (j) =>
      times(cols, (i) => {
        const [u0, u1, v0, v1] = [i / cols, (i + 1) / cols, j / rows, (j + 1.25) / rows];
        const stripe = upright && j >= rows - 8 && j < rows - 4 ? -0.3 : 0;
        const [l, m, r] = [
          at(u0 + 0.06 / cols, v0),
          at((u0 + u1) / 2, Math.min(1, v1)),
          at(u1 - 0.06 / cols, v0),
        ];
        const w = Math.hypot(l[0] - r[0], l[1] - r[1]) * 0.34;
        const k = light((u0 + u1) / 2, v0) + stripe + S.rng.gauss(0, 0.03);
        return arm(l, m, w, ink(clamp(k))) + arm(r, m, w, ink(clamp(k - 0.12)));
      }),
    ),
  );
}
