/** Lane Four: a pool's far wall is gone, its lanes run out into the open ocean, and one swimmer has not stopped. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { clamp } from '../../../kit/colour.ts';
import { polygon, resample, smooth, traceCurve } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handPath, ribbon, wobble } from '../../../kit/shapes.ts';

const WHITE = '#f5f3e6';
const YELLOW = '#f8c62a';
const AQUA = '#72c9c5';
const MID = '#2c83b2';
const DEEP = '#123b70';
const HORIZON = 128;
/** The near edge of the pool and where its side walls stop. */
const [NEAR, BROKEN] = [1052, 610];
const VANISH: Point = [452, 20];

const outlined = (d: string, fill: string, w = 7): string =>
  path(d, fill, `stroke="${DEEP}" stroke-width="${w}" stroke-linejoin="round" paint-order="stroke"`);
/** How large things are at a height on the card: 1 at the near edge. */
const scale = (y: number): number => (y - VANISH[1]) / (NEAR - VANISH[1]);
const swell = (x: number, y: number): number =>
  y > BROKEN ? 0 : Math.sin(y * 0.045 + x * 0.006) * 13 * clamp((BROKEN - y) / 130) * Math.sqrt(scale(y));
/** A lane line: u = where it meets the near edge. */
const lane = (u: number, y: number): Point => [VANISH[0] + (u - VANISH[0]) * scale(y) + swell(u, y), y];
const ROPES = [-150, 52, 254, 456, 658, 860, 1062];

function sky(S: Easel): string {
  return [
    path('M-10 -10H810V160H-10Z', WHITE),
    rows(S, {
      x0: -10,
      x1: 810,
      y0: 10,
      y1: HORIZON - 8,
      gap: 13,
      length: 60,
      width: 2.2,
      colour: AQUA,
      density: (x, y) => clamp(0.75 - (x / 800) * 0.55 - y / 420),
    }),
    // sun off the upper right corner
    path(
      times(15, (i) => {
        const a = 1.7 + i * 0.1;
        return gouge(
          [
            [800 + Math.cos(a) * 150, 0 + Math.sin(a) * 150],
            [800 + Math.cos(a) * 100, Math.sin(a) * 100],
            [800 + Math.cos(a) * 70, Math.sin(a) * 70],
          ],
          3,
        );
      }).join(''),
      AQUA,
    ),
    // a far ship, going the same way
    path('M150 118L196 118L190 128L156 128ZM160 116L160 96L176 116ZM180 116L180 104L190 116Z', DEEP),
  ].join('');
}

/** The ocean: rows of cuts that grow towards us, dark far out, lighter where the pool lets go. */
function ocean(S: Easel): string {
  const marks: string[] = [path(`M-10 ${HORIZON}H810V${NEAR + 20}H-10Z`, MID)];
  marks.push(
    rows(S, {
      x0: -10,
      x1: 810,
      y0: HORIZON + 2,
      y1: BROKEN + 120,
      gap: (y) => 5 + 16 * scale(y),
      length: (y) => 26 + 90 * scale(y),
      width: (_, y) => 1.4 + 4.4 * scale(y),
      colour: DEEP,
      density: (x, y) => clamp(0.95 - (y - HORIZON) / 640 + S.noise.n2(x * 0.006, y * 0.012) * 0.3),
      flow: (x, y) => Math.cos(y * 0.05 + x * 0.012) * 0.16,
    }),
    rows(S, {
      x0: -10,
      x1: 810,
      y0: HORIZON + 12,
      y1: BROKEN + 90,
      gap: (y) => 9 + 30 * scale(y),
      length: (y) => 16 + 60 * scale(y),
      width: (_, y) => 1.1 + 3.2 * scale(y),
      colour: AQUA,
      density: (x, y) => clamp(0.32 + S.noise.n2(x * 0.008, y * 0.014) * 0.5),
      flow: (x, y) => Math.cos(y * 0.05 + x * 0.012) * 0.16,
    }),
  );
  // crests
  const rng = S.rng.fork();
  const crest = (x: number, y: number, w: number): string => {
    const h = w * 0.22;
    const back: Points = [
      [x - w, y + h * 0.5],
      [x - w * 0.5, y - h * 0.3],
      [x, y - h],
      [x + w * 0.4, y - h * 0.5],
      [x + w, y + h * 0.5],
      [x + w * 0.4, y + h * 0.3],
      [x, y],
      [x - w * 0.5, y + h * 0.36],
    ];
    return (
      path(smooth(wobble(back, S.noise, w * 0.05)), DEEP) +
      path(
        gouge(
          [
            [x - w * 0.9, y + h * 0.3],
            [x - w * 0.3, y - h * 0.55],
            [x + w * 0.1, y - h * 0.9],
          ],
          h * 0.28,
        ) +
          gouge(
            [
              [x + w * 0.9, y + h * 0.3],
              [x + w * 0.5, y - h * 0.3],
              [x + w * 0.16, y - h * 0.8],
            ],
            h * 0.22,
          ),
        WHITE,
      )
    );
  };
  for (let i = 0; i < 46; i++) {
    const y = HORIZON + 24 + (i / 46) ** 1.3 * (BROKEN - HORIZON + 10);
    const x = rng.range(-20, 820);
    if (Math.abs(x - lane(557, y)[0]) < 46 * scale(y) + 14 || (Math.abs(x - lane(759, y)[0]) < 90 && y > 380))
      continue;
    marks.push(crest(x, y, 16 + 74 * scale(y)));
  }
  return marks.join('');
}

/** Something keeping pace in lane five. */
function companion(S: Easel): string {
  const d =
    'M0 -150C26 -146 44 -108 48 -60C66 -40 92 -26 104 2C84 -2 64 -6 48 -6C46 40 36 84 22 116C36 128 56 134 66 148C46 150 22 146 6 138C-10 148 -34 152 -54 150C-44 134 -24 126 -12 114C-28 84 -40 40 -44 -6C-60 -4 -80 2 -98 8C-88 -24 -64 -40 -46 -60C-42 -108 -24 -148 0 -150Z';
  const [x, y] = lane(762, 452);
  return (
    moved({ x: x + 4, y, r: 9, s: 0.8 }, path(handPath(S, d, 2.5, 0.04, 6), DEEP)) +
    rows(S, {
      x0: x - 70,
      x1: x + 90,
      y0: y - 110,
      y1: y + 120,
      gap: 17,
      length: 40,
      width: 2,
      colour: MID,
      density: () => 0.5,
      flow: (px, py) => Math.cos(py * 0.05 + px * 0.012) * 0.2,
    })
  );
}

function pool(S: Easel): string {
  const rng = S.rng.fork();
  const edge = (u: number): Point[] => times(24, (i) => lane(u, lerp(NEAR, BROKEN - 14, i / 23)));
  // the floor lets go in a ragged line, tile by tile
  const lip = times(40, (i): Point => {
    const u = lerp(1062, -150, i / 39);
    const y = BROKEN - 8 + S.noise.n2(i * 0.8, 3) * 30 + S.noise.n2(i * 2.3, 9) * 10;
    return lane(u, y);
  });
  const water: Points = [...edge(-150), ...[...lip].reverse(), ...[...edge(1062)].reverse()];
  const d = polygon(wobble(water, S.noise, 2));
  const stripes = [-49, 153, 355, 557, 759, 961].map((u) => {
    const at = (y: number, w: number): Point => lane(u + w, y);
    const far = BROKEN + 18 + S.rng.range(-6, 26);
    return polygon(
      wobble(
        resample([at(NEAR - 26, -17), at(NEAR - 26, 17), at(far, 17), at(far, -17), at(NEAR - 26, -17)], 10),
        S.noise,
        3,
        0.05,
      ),
    );
  });
  // caustics: a loose net of bare paper
  let net = '';
  for (let v = 0; v < 17; v++)
    for (let u = -4; u < 12; u++) {
      const y = lerp(NEAR - 8, BROKEN + 16, (v / 17) ** 0.82);
      const node = (a: number, b: number): Point => {
        const yy =
          lerp(NEAR - 8, BROKEN + 16, (b / 17) ** 0.82) + S.noise.n2(a * 1.9, b * 1.7) * 17 * scale(y);
        return lane(-160 + a * 104 + (b % 2) * 52 + S.noise.n2(a * 2.1 + 30, b * 1.3) * 46, yy);
      };
      if (rng.chance(0.7))
        net += gouge(
          [node(u, v), node(u + 0.5, v + 0.4), node(u + 1 - (v % 2), v + 1)],
          2.5 * scale(y) * rng.range(0.7, 1.3),
          0.3,
        );
      if (rng.chance(0.55))
        net += gouge(
          [node(u, v), node(u - 0.3, v + 0.5), node(u - (v % 2), v + 1)],
          2.1 * scale(y) * rng.range(0.7, 1.2),
          0.3,
        );
    }
  return [
    path(d, AQUA),
    `<g clip-path="${S.clip(d)}">`,
    path(stripes.join(''), MID),
    path(net, WHITE),
    rows(S, {
      x0: -10,
      x1: 810,
      y0: BROKEN - 20,
      y1: BROKEN + 110,
      gap: 13,
      length: 50,
      width: 3,
      colour: MID,
      density: (_, y) => clamp(1 - (y - BROKEN) / 100) * 0.8,
      flow: (x, y) => Math.cos(y * 0.05 + x * 0.012) * 0.14,
    }),
    '</g>',
  ].join('');
}

/** Tiled sides, ending in broken steps where the sea has had them. */
function deck(S: Easel): string {
  const tile = (side: -1 | 1): string => {
    const u0 = side < 0 ? -150 : 1062;
    const inner = times(20, (i): Point => lane(u0, lerp(NEAR + 6, BROKEN - 20, i / 19)));
    const out = side < 0 ? -60 : 860;
    const end =
      side < 0
        ? trace('150,588 118,600 112,584 70,596 64,622 22,610 14,640 -40,632')
        : trace('716,590 744,600 752,580 790,594 800,618 850,610');
    const shape = polygon(wobble([...inner, ...end, [out, NEAR + 6]], S.noise, 2.4));
    const lines: string[] = [];
    for (let k = 1; k < 9; k++)
      lines.push(
        polygon(
          ribbon(
            times(14, (i): Point => lane(u0 + side * k * 84, lerp(NEAR, BROKEN - 40, i / 13))),
            () => 1.5,
          ),
        ),
      );
    for (let v = 0; v < 15; v++) {
      const y = lerp(NEAR, BROKEN - 30, (v / 15) ** 0.8);
      lines.push(
        polygon(
          ribbon(
            [
              [side < 0 ? -20 : lane(u0, y)[0], y],
              [side < 0 ? lane(u0, y)[0] : 820, y],
            ],
            () => 1.4,
          ),
        ),
      );
    }
    const lip = times(20, (i): Point => lane(u0 - side * 12, lerp(NEAR + 6, BROKEN - 16, i / 19)));
    return (
      path(shape, WHITE, `stroke="${DEEP}" stroke-width="8" paint-order="stroke"`) +
      `<g clip-path="${S.clip(shape)}">${path(lines.join(''), AQUA)}</g>` +
      path(polygon(ribbon(lip, (t) => 9 * (1 - t * 0.55))), DEEP) +
      path(
        polygon(
          ribbon(
            lip.map(([x, y]): Point => [x + side * 3, y]),
            (t) => 5 * (1 - t * 0.55),
          ),
        ),
        WHITE,
      )
    );
  };
  const foam = [
    ...trace('150,596 110,606 70,610 20,636 -10,644'),
    ...trace('712,598 750,606 790,606 812,622'),
  ].map(([x, y]) => path(smooth(blob(x, y + 8, 24, 8, S.noise, 0.3, 1.6, 18)), WHITE));
  // loose tiles going down
  const loose = trace('178,566 204,548 690,560 664,536 232,520').map(([x, y], i) =>
    moved({ x, y, r: i * 37 }, outlined('M-10 -6L9 -7L11 6L-9 7Z', WHITE, 4)),
  );
  return [tile(-1), tile(1), ...foam, ...loose].join('');
}

function ropes(S: Easel): string {
  const marks: string[] = [];
  ROPES.slice(1, -1).forEach((u, r) => {
    const line = times(120, (i): Point => lane(u, lerp(NEAR + 4, HORIZON + 6, (i / 119) ** 0.8)));
    marks.push(path(polygon(ribbon(line, (t) => 2.6 * (1 - t) + 0.5)), DEEP));
    let y = NEAR - 8;
    for (let k = 0; y > HORIZON + 22; k++) {
      const s = scale(y);
      const h = 25 * s;
      const [x0, y0] = lane(u, y);
      const [x1] = lane(u, y - h);
      const w = 10.5 * s + 0.8;
      // floats thin out and some have gone, far from the wall
      if (y > BROKEN - 40 || S.rng.f() > (BROKEN - y) / 1500)
        marks.push(
          path(
            smooth(
              wobble(
                [
                  [x0 - w, y0 - h * 0.12],
                  [x0 - w * 0.8, y0],
                  [x0 + w * 0.8, y0],
                  [x0 + w, y0 - h * 0.12],
                  [x1 + w * 0.96, y0 - h * 0.72],
                  [x1 + w * 0.7, y0 - h * 0.84],
                  [x1 - w * 0.7, y0 - h * 0.84],
                  [x1 - w * 0.96, y0 - h * 0.72],
                ],
                S.noise,
                1,
              ),
              true,
              0.8,
            ),
            Math.floor(k / 3 + r) % 2 ? WHITE : DEEP,
            `stroke="${DEEP}" stroke-width="${(5 * s + 1).toFixed(1)}" paint-order="stroke"`,
          ),
        );
      y -= h;
    }
  });
  return marks.join('');
}

/** The swimmer, yellow cap, mid-stroke; the wake leads back to the wall. */
function swimmer(S: Easel): string {
  const y = 352;
  const [x] = lane(557, y);
  const wake = [-1, 1].flatMap((side) =>
    times(19, (i) => {
      const yy = y + 26 + i * 22 + i * i * 0.5;
      const [lx] = lane(557, yy);
      const spread = side * (5 + i * 3.1) * (0.5 + scale(yy));
      return gouge(
        [
          [lx + spread, yy + 16],
          [lx + spread * 0.92, yy + 6],
          [lx + spread * 0.8, yy - 8],
        ],
        2 + scale(yy) * 3.4,
        0.35,
      );
    }),
  );
  const kick = times(24, (i) => {
    const yy = y + 40 + i * 15;
    const [lx] = lane(557, yy);
    return cut(lx + S.rng.gauss(0, 6 + i * 0.5), yy, 1.5, 18, 2.6, S.rng);
  });
  return [
    path(wake.join(''), WHITE),
    path(kick.join(''), WHITE),
    moved(
      { x, y, s: 1.2 },
      outlined(
        handPath(S, 'M-5 10C-8 22 -7 34 -4 46L-1 60L3 60L5 46C8 34 9 22 6 10Z', 0.5, 0.06, 3),
        WHITE,
        6,
      ),
      path('M-7 26L8 26L7 38L-6 38Z', DEEP),
      outlined(
        handPath(S, 'M5 12C14 6 20 -6 20 -22C24 -24 27 -22 27 -18C28 0 20 14 8 22Z', 0.5, 0.06, 3),
        WHITE,
        5,
      ),
      outlined(
        handPath(S, 'M-6 12C-16 14 -22 22 -26 32C-30 32 -31 28 -30 25C-26 12 -16 4 -6 6Z', 0.5, 0.06, 3),
        WHITE,
        5,
      ),
      outlined(smooth(blob(0, 0, 13, 14.5, S.noise, 0.04, 1, 20)), YELLOW, 6),
      path(gouge(trace('-6,-4 -2,-9 4,-9'), 2.2), WHITE),
      path(gouge(trace('30,-20 38,-24 44,-20'), 2.4) + gouge(trace('22,-30 26,-38 34,-40'), 2.2), WHITE),
    ),
  ].join('');
}

/** The near edge: starting blocks, wet footprints to the fourth, what was left behind. */
function shore(S: Easel): string {
  const block = (u: number): string => {
    const [x] = lane(u, NEAR);
    return (
      outlined(
        handPath(
          S,
          `M${x - 50} ${NEAR + 48}L${x - 42} ${NEAR - 18}L${x + 42} ${NEAR - 18}L${x + 50} ${NEAR + 48}Z`,
          1.2,
          0.04,
          6,
        ),
        WHITE,
        9,
      ) +
      path(times(4, (i) => cut(x, NEAR + 34 - i * 13, 0, 78 - i * 4, 2.4, S.rng, 0.02)).join(''), AQUA) +
      path(
        handPath(
          S,
          `M${x - 50} ${NEAR + 48}L${x + 50} ${NEAR + 48}L${x + 48} ${NEAR + 66}L${x - 48} ${NEAR + 66}Z`,
          1.2,
          0.04,
          6,
        ),
        DEEP,
      )
    );
  };
  const foot = (x: number, y: number, r: number, flip: number): string =>
    moved(
      { x, y, r, s: 0.8, flip },
      path(
        handPath(
          S,
          'M-8 22C-12 10 -6 2 -8 -8C-10 -20 8 -22 9 -8C10 4 8 12 8 22C6 32 -6 32 -8 22Z',
          0.6,
          0.06,
          3,
        ) +
          [
            [-7, -22, 4],
            [-1, -26, 3],
            [4, -26, 2.6],
            [9, -23, 2.4],
          ]
            .map(([a = 0, b = 0, q = 0]) => smooth(blob(a, b, q, q, S.noise, 0.1, 1, 10)))
            .join(''),
        AQUA,
      ),
    );
  const grout = [
    ...times(12, (i) =>
      polygon(
        ribbon(
          [
            [lane(-250 + i * 101, NEAR + 10)[0], NEAR + 10],
            [lane(-250 + i * 101, 1220)[0], 1220],
          ],
          () => 1.6,
        ),
      ),
    ),
    ...[1094, 1146].map((y) =>
      polygon(
        ribbon(
          handLine(
            S,
            [
              [-20, y],
              [820, y],
            ],
            1.5,
            0.03,
            12,
          ),
          () => 1.6,
        ),
      ),
    ),
  ];
  const towel = moved(
    { x: 92, y: 1136 },
    path(handPath(S, 'M-66 34C-50 46 66 44 78 30L74 22L-70 22Z', 1), DEEP),
    outlined(handPath(S, 'M-62 -6C-30 -14 40 -14 66 -8L70 28C30 36 -30 36 -68 30Z', 1.4, 0.04, 5), AQUA, 8),
    path(handPath(S, 'M-60 2C-30 -4 40 -4 67 1L68 8C40 3 -30 4 -63 10Z', 0.8), WHITE),
    path(times(6, (i) => cut(-44 + i * 18, 22, 0.02, 15, 1.8, S.rng)).join(''), DEEP),
    outlined(handPath(S, 'M10 -26L66 -34L74 -6L20 4Z', 0.8, 0.05, 4), WHITE, 6),
    path(gouge(trace('13,-25 42,-12 66,-33'), 2), DEEP),
    outlined(
      handPath(S, 'M-62 -8C-40 -20 10 -18 30 -12C26 0 20 8 14 12C-10 6 -40 8 -64 12Z', 1.2, 0.04, 5),
      AQUA,
      7,
    ),
  );
  const chair = moved(
    { x: 724, y: 1148 },
    path(handPath(S, 'M-58 40C-30 52 50 52 72 38L66 26L-56 26Z', 1), DEEP),
    `<path d="M-44 40L-36 -44M44 40L36 -44M-50 4L50 4" stroke="${DEEP}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M-44 40L-36 -44M44 40L36 -44" stroke="${WHITE}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    outlined(handPath(S, 'M-44 -6L46 -8L52 22L-50 24Z', 1, 0.05, 4), MID, 7),
    path(times(4, (i) => cut(-2, -1 + i * 6.5, 0.01, 80, 2, S.rng, 0.02)).join(''), WHITE),
    outlined(smooth(blob(4, 4, 16, 15, S.noise, 0.03, 1, 22)), WHITE, 6),
    outlined('M1 -19L8 -19L8 -12L1 -12Z', WHITE, 4),
    path(
      gouge(trace('4,4 5,-2 9,-8'), 2) +
        gouge(trace('4,4 8,6 12,6'), 1.8) +
        times(8, (i) =>
          cut(4 + Math.cos(i * 0.785) * 12, 4 + Math.sin(i * 0.785) * 11, i * 0.785, 4, 1.2, S.rng),
        ).join(''),
      DEEP,
    ),
    path(smooth(ribbon(resample(traceCurve('4,-19 -8,-34 -30,-30 -34,-8 -46,14', 8), 4), () => 2)), DEEP),
  );
  return [
    path(`M-10 ${NEAR}H810V1210H-10Z`, WHITE),
    path(grout.join(''), AQUA),
    path(
      handPath(S, `M-10 ${NEAR - 14}L810 ${NEAR - 14}L810 ${NEAR + 8}L-10 ${NEAR + 8}Z`, 1.6, 0.03, 9),
      DEEP,
    ),
    path(
      handPath(S, `M-10 ${NEAR - 6}L810 ${NEAR - 6}L810 ${NEAR + 3}L-10 ${NEAR + 3}Z`, 1.2, 0.03, 9),
      WHITE,
    ),
    ...[153, 355, 557, 759].map(block),
    foot(520, 1184, 12, 1),
    foot(552, 1158, 8, -1),
    foot(540, 1128, 10, 1),
    towel,
    chair,
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 77, background: MID });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    sky(el('sky')),
    ocean(el('ocean')),
    companion(el('companion')),
    pool(el('pool')),
    deck(el('deck')),
    ropes(el('ropes')),
    swimmer(el('swimmer')),
    shore(el('shore')),
  );
  return scene;
}

export default card({
  finish: linocut,
  grade: {
    inks: [WHITE, YELLOW, AQUA, MID, DEEP],
    shift: trace('0,0 0,0 0,0 2,-2 0,0'),
    seed: 77,
    salt: 0.4,
  },
  paint,
});
