/** A great cock that has lost its voice, scarf and all, from the side, looking left: beak about (196, 262), feet on a ridge at y = 985. Key lines and flat inks. */
import type { keyBlock } from '../finishes/woodblock.ts';
import { closedCurve, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, path, type Mark } from '../kit/markup.ts';
import { lerp, nth, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon, wobble } from '../kit/shapes.ts';

type Key = ReturnType<ReturnType<typeof keyBlock>>;

export const COCK = {
  rust: '#b4532f',
  ember: '#8a3a26',
  gold: '#e2a94a',
  cream: '#f6e6c4',
  teal: '#2f6b70',
  night: '#23345c',
  red: '#c8372d',
  blush: '#dd6a52',
  wool: '#3f8f8c',
  stripe: '#f4ead4',
  horn: '#d9a548',
  key: '#221c33',
} as const;

const soft = (list: string, ink: string): string => path(smooth(closedCurve(list)), ink);
const edge = (key: Key, outline: Points, width: number): string => key([...outline, nth(outline, 0)], width);

/** Where each feather of the tail goes, how broad, which ink. */
const TAIL: readonly (readonly [string, number, string])[] = [
  ['600,640 700,600 780,640 830,740 850,860', 30, COCK.ember],
  ['600,620 700,540 800,560 860,680 870,800', 34, COCK.night],
  ['600,600 680,470 790,440 880,540 900,680', 38, COCK.teal],
  ['590,590 640,420 740,320 850,350 900,460', 40, COCK.night],
  ['580,590 600,400 660,250 760,180 850,210', 42, COCK.teal],
  ['570,590 550,400 580,230 660,120 760,90 830,150', 42, COCK.night],
  ['560,600 500,440 496,280 540,150 630,70 690,80', 36, COCK.teal],
  ['600,610 660,490 740,420 790,470 770,560', 24, COCK.gold],
  ['590,610 620,470 690,340 760,310 770,390', 22, COCK.rust],
  ['576,610 566,480 596,360 650,250 700,240', 22, COCK.gold],
];

function tail(S: Easel, key: Key): Mark {
  return TAIL.map(([list, wide, ink], i) => {
    const way = traceCurve(list, 14);
    const breadth = profile(trace('0,0.3 0.3,0.8 0.55,1 0.8,0.68 0.93,0.3 1,0.02'));
    const shape = ribbon(way, (t) => wide * breadth(t), S.noise, 2);
    const barbs = times(16, (k) => {
      const t = 0.2 + (k / 16) * 0.74;
      const at = Math.round(t * (way.length - 1));
      const [x, y] = nth(way, at);
      const [px, py] = nth(way, Math.max(0, at - 3));
      const a = Math.atan2(y - py, x - px);
      const side = k % 2 ? 1 : -1;
      const r = wide * breadth(t) * S.rng.range(0.6, 0.82);
      const out: Point = [x + Math.cos(a + side * 0.85) * r, y + Math.sin(a + side * 0.85) * r];
      return key([[x, y], [lerp(x, out[0], 0.5), lerp(y, out[1], 0.5)], out], 1.8);
    });
    return [
      path(smooth(shape), ink),
      edge(key, shape, 3.6),
      key(way.slice(4, -4), 2.4),
      i > 6 || ink === COCK.ember ? barbs : barbs.filter((_, k) => k % 3 === 0),
    ];
  });
}

const BODY = closedCurve(
  '300,470 262,560 250,650 270,740 330,820 420,868 520,850 600,780 640,690 630,620 580,600 520,580 480,520 440,440',
);

/** Scallops of the breast, smaller upward, each its own. */
function scales(S: Easel, key: Key): Mark {
  const rows = times(9, (row) =>
    times(7, (i) => {
      const [x, y] = [
        266 + i * 46 + (row % 2) * 23 + S.rng.range(-4, 4),
        590 + row * 32 + i * 4 + S.rng.range(-3, 3),
      ];
      const s = 0.7 + row * 0.06 + S.rng.range(-0.06, 0.06);
      const r = -0.5 + i * 0.08;
      return [
        path(
          smooth(place(closedCurve('-20,-8 -14,12 0,20 14,12 20,-8 0,4'), { x, y, s, r })),
          (i + row * 2) % 5 === 0 ? COCK.gold : COCK.ember,
        ),
        key(place(traceCurve('-20,-8 -14,12 0,20 14,12 20,-8'), { x, y, s, r }), 2.2),
      ];
    }),
  );
  return rows;
}

function wing(S: Easel, key: Key): Mark {
  const shape = closedCurve(
    '392,600 440,560 520,566 590,610 640,680 668,760 640,770 600,760 560,790 500,780 440,740 400,680',
  );
  const quills = times(7, (i) => {
    const way = traceCurve(
      `${440 + i * 8},${736 - i * 18} ${540 + i * 10},${792 - i * 22} ${690 - i * 6},${810 - i * 20}`,
      12,
    );
    const feather = ribbon(
      way,
      (k) => 17 * Math.sin(Math.PI * Math.min(1, k * 0.86 + 0.14)) ** 0.7 + 1,
      S.noise,
      1,
    );
    return [
      path(smooth(feather), i % 2 ? COCK.teal : COCK.night),
      edge(key, feather, 2.8),
      key(way.slice(3, -5), 1.8),
    ];
  });
  const bars = times(8, (i) => {
    const [x, y] = [420 + i * 30, 660 + Math.sin(i * 0.7) * 8 + i * 8];
    const drop = place(closedCurve('-14,-26 14,-26 18,8 0,30 -18,8'), {
      x,
      y,
      r: -0.5 + S.rng.range(-0.08, 0.08),
      s: S.rng.range(0.85, 1.05),
    });
    return [path(smooth(drop), i % 2 ? COCK.cream : COCK.gold), edge(key, drop, 2.4)];
  });
  const cover = times(9, (i) => {
    const [x, y] = [414 + (i % 5) * 42, 606 + Math.floor(i / 5) * 26 + (i % 5) * 9];
    const drop = place(closedCurve('-16,-16 16,-16 18,8 0,24 -18,8'), {
      x,
      y,
      r: -0.5 + S.rng.range(-0.1, 0.1),
    });
    return [path(smooth(drop), i % 3 ? COCK.rust : COCK.blush), edge(key, drop, 2.2)];
  });
  return [path(smooth(shape), COCK.rust), edge(key, shape, 3), quills, bars, cover];
}

/** The cape of long feathers that comes out from under the wool. */
function hackle(S: Easel, key: Key): Mark {
  return times(15, (i) => {
    const t = i / 14;
    const [x, y] = [lerp(258, 452, t), 508 - Math.sin(t * Math.PI) * 14];
    const [u, v] = [
      lerp(232, 520, t) + S.rng.range(-10, 10),
      lerp(636, 640, t) + 50 * Math.sin(t * 3.1) + S.rng.range(-12, 12),
    ];
    const way = spline(
      [
        [x, y],
        [lerp(x, u, 0.4) - 6, lerp(y, v, 0.5)],
        [u, v],
      ],
      false,
      10,
    );
    const feather = ribbon(way, (k) => 17 * (1 - k) ** 0.55 * Math.min(1, 0.6 + k * 2) + 0.6, S.noise, 1);
    return [
      path(smooth(feather), i % 3 === 1 ? COCK.cream : COCK.gold),
      edge(key, feather, 2.6),
      key(way.slice(6, -3), 1.6),
    ];
  });
}

/** Coil over coil, knitted. */
function scarf(S: Easel, key: Key): Mark {
  const coil = (list: string, wide: number, phase: number, round = true): Mark => {
    const way = traceCurve(list, 16);
    const shape = wobble(
      ribbon(way, (t) => wide * (round ? 0.2 + 0.8 * Math.min(1, Math.sin(Math.PI * t) * 2.2) ** 0.5 : 1)),
      S.noise,
      2,
      0.03,
    );
    const clip = S.clip(smooth(shape));
    const stripes = times(3, (k) => {
      const at = Math.round((phase + k * 0.3) * (way.length - 1));
      const part = way.slice(Math.max(0, at - 3), at + 4);
      return path(smooth(ribbon(part, () => wide * 1.2)), k % 2 ? COCK.red : COCK.stripe);
    });
    const stitches = times(Math.round(way.length * 0.7), (k) => {
      const at = Math.min(way.length - 2, Math.round(k / 0.7));
      const [x, y] = nth(way, at);
      const [nx, ny] = nth(way, at + 1);
      const a = Math.atan2(ny - y, nx - x);
      return times(4, (r) => {
        const off = ((r + 0.5) / 4 - 0.5) * wide * 1.8;
        const [cx, cy] = [x - Math.sin(a) * off, y + Math.cos(a) * off];
        return key(
          place(
            [
              [-6, -5],
              [0, 2],
              [6, -5],
            ],
            { x: cx, y: cy, r: a + Math.PI / 2, s: S.rng.range(0.85, 1.1) },
          ),
          1.7,
        );
      });
    });
    return [
      path(smooth(shape), COCK.wool),
      group({ 'clip-path': clip }, stripes, stitches),
      edge(key, shape, 4),
    ];
  };
  const fringe = times(7, (i) =>
    key(
      traceCurve(
        `${228 + i * 11},${802 - i * 3} ${224 + i * 12},${826} ${230 + i * 11},${846 - (i % 3) * 7}`,
      ),
      3.4,
    ),
  );
  return [
    fringe,
    coil('330,520 300,580 274,650 262,730 266,806', 42, 0.2, false),
    coil('262,440 230,478 286,532 372,542 462,500 452,452', 38, 0.26),
    coil('262,392 230,428 286,478 370,484 452,442 440,398', 37, 0.1),
    coil('262,376 296,418 362,428 436,380', 33, 0.24),
  ];
}

function head(S: Easel, key: Key): Mark {
  const skull = closedCurve(
    '238,372 226,330 232,286 262,250 306,236 352,248 386,286 402,336 400,392 330,410',
  );
  // It has flopped over: five lobes, the last ones tired.
  const comb = closedCurve(
    '258,262 238,240 232,208 252,192 274,204 286,220 296,178 322,158 342,172 340,208 368,172 402,166 412,188 392,220 432,206 458,222 452,250 418,258 446,278 452,308 430,322 404,308 380,282 340,254 300,248',
  );
  return [
    path(smooth(comb), COCK.red),
    soft('270,250 300,236 344,244 384,268 410,282 400,290 370,280 330,258 296,252', '#97251f'),
    edge(key, comb, 4),
    path(smooth(skull), COCK.gold),
    soft('360,260 396,320 398,390 350,400 370,340', '#c98a32'),
    edge(key, skull, 4),
    times(9, (i) =>
      key(
        trace(
          `${330 + (i % 3) * 20 + S.rng.range(-4, 4)},${330 + Math.floor(i / 3) * 22} ${336 + (i % 3) * 20},${340 + Math.floor(i / 3) * 22} ${346 + (i % 3) * 20},${344 + Math.floor(i / 3) * 22}`,
        ),
        2,
      ),
    ),
    // bare cheek
    (() => {
      const cheek = closedCurve('240,330 238,296 262,268 302,262 326,284 328,320 306,348 268,358');
      return [path(smooth(cheek), COCK.blush), edge(key, cheek, 3)];
    })(),
    beak(key),
    // wattles
    (() => {
      const drop = closedCurve('244,352 268,348 282,368 280,404 262,426 244,408 238,378');
      return [
        path(smooth(drop), COCK.red),
        soft('262,352 280,370 278,404 264,424 262,390', '#97251f'),
        edge(key, drop, 3.4),
      ];
    })(),
    eye(key),
  ];
}

/** Open; nothing comes. */
function beak(key: Key): Mark {
  const upper = closedCurve('250,316 238,288 214,270 176,258 150,264 140,278 172,286 206,300 232,322');
  const lower = closedCurve('246,338 220,332 192,322 164,322 180,338 212,352 242,356');
  const tongue = closedCurve('244,322 220,314 196,308 206,318 226,330 244,336');
  return [
    path(smooth(closedCurve('250,312 220,300 196,296 192,312 210,330 246,342')), '#5e1a22'),
    path(smooth(tongue), COCK.blush),
    edge(key, tongue, 2),
    path(smooth(lower), COCK.horn),
    edge(key, lower, 3.4),
    path(smooth(upper), COCK.horn),
    soft('238,292 214,276 180,264 160,268 190,274 220,288', COCK.cream),
    edge(key, upper, 3.6),
    key(trace('214,284 224,288 230,296'), 3),
  ];
}

/** Heavy, and wet, and turned down to whoever is coming. */
function eye(key: Key): Mark {
  const ball = closedCurve('262,304 276,288 300,286 316,302 308,320 286,326 268,320');
  return [
    path(smooth(ball), COCK.cream),
    path(smooth(closedCurve('266,306 274,298 288,300 292,312 284,322 270,318')), '#e08a2a'),
    path(smooth(closedCurve('268,308 274,302 283,304 285,312 278,319 270,316')), COCK.key),
    soft('271,307 275,305 277,309 273,311', '#ffffff'),
    edge(key, ball, 3),
    path(smooth(closedCurve('258,304 274,284 302,282 320,302 304,300 282,300')), COCK.red),
    key(traceCurve('256,306 274,296 298,298 322,304'), 4.4),
    key(traceCurve('266,330 288,334 308,328'), 2.2),
    soft('262,332 268,344 264,352 257,346', '#cfe3ea'),
    key(traceCurve('258,276 282,262 312,266'), 3),
  ];
}

function leg(S: Easel, key: Key, x: number, lean: number): Mark {
  const way = traceCurve(`${x},820 ${x + lean * 0.3},880 ${x + lean},960`, 12);
  const shank = ribbon(way, (t) => 17 - t * 4, S.noise, 1);
  const [fx, fy] = [x + lean, 966];
  const toe = (list: string): Mark => {
    const shape = ribbon(
      place(traceCurve(list, 8), { x: fx, y: fy }),
      (t) => 11 * (1 - t * 0.55),
      S.noise,
      0.6,
    );
    return [path(smooth(shape), COCK.horn), edge(key, shape, 3)];
  };
  const thigh = closedCurve(
    `${x - 52},780 ${x},760 ${x + 54},780 ${x + 40},840 ${x + 18},884 ${x - 16},884 ${x - 42},840`,
  );
  return [
    toe('6,0 40,10 74,30'),
    path(smooth(shank), COCK.horn),
    times(6, (i) =>
      key(
        trace(
          `${x - 13 + lean * (0.3 + i * 0.1)},${890 + i * 13} ${x + lean * (0.3 + i * 0.1)},${895 + i * 13} ${x + 13 + lean * (0.3 + i * 0.1)},${889 + i * 13}`,
        ),
        2,
      ),
    ),
    edge(key, shank, 3.2),
    toe('0,0 -30,8 -66,6 -92,22'),
    toe('0,2 -16,18 -44,28 -60,46'),
    path(smooth(thigh), COCK.rust),
    edge(key, thigh, 3.4),
    times(5, (i) =>
      key(
        traceCurve(
          `${x - 30 + i * 14},${800 + (i % 2) * 14} ${x - 24 + i * 14},${816 + (i % 2) * 14} ${x - 14 + i * 14},${806 + (i % 2) * 14}`,
        ),
        2.2,
      ),
    ),
  ];
}

export function hoarseCock(S: Easel, key: Key): Mark {
  return [
    tail(S.element('tail'), key),
    leg(S.element('far leg'), key, 500, 26),
    path(smooth(BODY), COCK.rust),
    group({ 'clip-path': S.clip(smooth(BODY)) }, scales(S.element('scales'), key)),
    edge(key, BODY, 4.6),
    leg(S.element('leg'), key, 404, 10),
    wing(S.element('wing'), key),
    hackle(S.element('hackle'), key),
    head(S.element('head'), key),
    scarf(S.element('scarf'), key),
  ];
}

/** A hen from the side, looking right and up; feet at (x, y), 130 high at s = 1. */
export function waitingHen(
  S: Easel,
  key: Key,
  o: { x: number; y: number; s: number; flip?: number; coat: string; wing: string; asleep?: boolean },
): string {
  const at = { x: o.x, y: o.y, sx: o.s * (o.flip ?? 1), sy: o.s };
  const on = (list: string): Points => place(closedCurve(list), at);
  const drawn = (list: string, ink: string, w = 2.8): string =>
    path(smooth(on(list)), ink) + edge(key, on(list), w);
  return [
    key(place(trace('-4,-20 -6,-2 -16,4'), at), 3),
    key(place(trace('-6,-2 6,4'), at), 2.6),
    key(place(trace('14,-20 16,-2 6,4'), at), 3),
    key(place(trace('16,-2 28,4'), at), 2.6),
    drawn('22,-114 18,-128 30,-124 33,-136 42,-126 52,-130 50,-114', COCK.red, 2.4),
    drawn(
      '-64,-56 -80,-92 -58,-90 -40,-68 -10,-62 12,-76 16,-100 28,-118 48,-116 56,-100 52,-72 42,-36 12,-14 -30,-16 -54,-34',
      o.coat,
      3.2,
    ),
    drawn('52,-112 72,-114 56,-100', COCK.horn, 2.4),
    drawn('50,-98 56,-96 54,-84 48,-88', COCK.red, 2),
    drawn('-40,-54 -10,-58 16,-48 8,-32 -18,-26 -38,-36', o.wing, 2.6),
    times(3, (i) =>
      key(place(traceCurve(`${-26 + i * 12},-44 ${-20 + i * 12},-36 ${-12 + i * 12},-42`), at), 2),
    ),
    o.asleep
      ? key(place(traceCurve('36,-104 42,-100 48,-105'), at), 2.6)
      : path(smooth(on('38,-108 46,-110 49,-104 44,-100 38,-102')), COCK.key) +
        path(smooth(on('44,-108 47,-108 47,-105 44,-105')), '#ffffff'),
    times(4, (i) =>
      key(
        place(
          trace(`${26 + S.rng.range(-3, 3)},${-84 + i * 9} ${31 + i},${-79 + i * 9} ${38},${-83 + i * 9}`),
          at,
        ),
        1.8,
      ),
    ),
  ]
    .flat()
    .join('');
}
