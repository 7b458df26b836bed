/** N08: the angler sleeps over his hole in the ice; from below a pike hangs a mandarin on his hook, and the lake lets off its bubbles. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, line as drawn, path } from '../../../kit/markup.ts';
import { lerp, nth, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, ribbon, wobble } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';
import { givingPike, TIP, type LinoInks } from '../../../motifs/lino-giving-pike.ts';
import { asleepHat, sheepskin, turnedUp } from '../../../motifs/lino-angler.ts';

const C: LinoInks = { cream: '#f6ecd4', pale: '#b3cfcb', gold: '#ef9a32', teal: '#2b6f7c', key: '#12203a' };
/** The upper and the lower side of the ice. */
const [ICE, UNDER] = [548, 622] as const;
const HOLE = [176, 300] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 808, background: C.cream });
  above(scene);
  water(scene);
  ice(scene);
  fireworks(scene);
  guests(scene);
  angler(scene);
  line(scene);
  scene.add(givingPike(scene.element('pike'), C), gift(scene.element('gift')));
  return scene;
}

/** A white day; the far shore is a row of cuts. */
function above(scene: Scene): void {
  const S = scene.element('above');
  const shore = handLine(
    S,
    traceCurve('-20,300 80,270 160,286 260,262 360,280 480,266 620,280 820,262'),
    3,
    0.03,
    6,
  );
  scene.add(
    path(polygon(trace('-10,-10 810,-10 810,300 -10,300')), C.pale),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 6,
      y1: 290,
      colour: C.cream,
      gap: 15,
      length: 70,
      width: 2.3,
      density: (_, y) => 0.25 + y / 420,
    }),
    path(polygon([...shore, [830, 340], [-30, 340]]), C.teal),
    path(
      times(46, (i) => {
        const x = -10 + i * 18 + S.rng.gauss(0, 4);
        const y = 292 + S.rng.gauss(0, 5);
        return cut(x, y, -1.57 + S.rng.gauss(0, 0.08), S.rng.range(18, 44), 3, S.rng);
      }).join(''),
      C.pale,
    ),
    path(
      polygon([
        ...handLine(S, traceCurve('-20,330 140,318 320,326 520,316 820,326'), 2, 0.03, 6),
        [830, 640],
        [-30, 640],
      ]),
      C.cream,
    ),
    rows(S.element('snow'), {
      x0: -20,
      x1: 820,
      y0: 344,
      y1: 540,
      colour: C.pale,
      gap: 20,
      length: 60,
      width: 2.6,
      density: () => 0.42,
      flow: () => 0.04,
    }),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  scene.add(
    path(polygon(trace(`-10,${UNDER - 40} 810,${UNDER - 40} 810,1210 -10,1210`)), C.key),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: UNDER + 8,
      y1: 1200,
      colour: C.teal,
      gap: 13,
      length: 64,
      width: 2.6,
      flow: (x, y) => 0.12 * Math.sin(x / 130 + y / 90),
      density: (_, y) => 0.95 - (y - UNDER) / 760,
    }),
  );
}

/** A hand thick, and one hole in it. */
function ice(scene: Scene): void {
  const S = scene.element('ice');
  const top = (x0: number, x1: number): Point[] =>
    handLine(
      S,
      [
        [x0, ICE],
        [(x0 + x1) / 2, ICE + 3],
        [x1, ICE - 2],
      ],
      2,
      0.04,
      6,
    );
  const slab = (x0: number, x1: number): string => {
    const outline = [
      ...top(x0, x1),
      ...handLine(
        S,
        [
          [x1, UNDER - 4],
          [(x0 + x1) / 2, UNDER],
          [x0, UNDER + 2],
        ],
        3,
        0.03,
        6,
      ),
    ];
    return drawn(polygon(outline), C.key, 6) + path(polygon(outline), C.pale);
  };
  scene.add(
    slab(-30, HOLE[0]),
    slab(HOLE[1], 830),
    path(
      times(64, () => {
        const x = S.rng.range(-10, 810);
        const y = S.rng.range(ICE + 12, UNDER - 10);
        return x > HOLE[0] - 24 && x < HOLE[1] + 24
          ? ''
          : cut(x, y, S.rng.gauss(0.4, 0.6), S.rng.range(14, 40), 2.2, S.rng);
      }).join(''),
      C.cream,
    ),
    path(
      times(26, () => {
        const x = S.rng.range(-10, 810);
        return x > HOLE[0] - 24 && x < HOLE[1] + 24
          ? ''
          : cut(x, S.rng.range(ICE + 30, UNDER - 6), 0.05, S.rng.range(20, 60), 1.8, S.rng);
      }).join(''),
      C.teal,
    ),
    // the water stands a hand lower
    path(
      polygon([
        ...handLine(S, trace(`${HOLE[0]},${ICE + 18} 238,${ICE + 14} ${HOLE[1]},${ICE + 18}`), 1, 0.05, 6),
        [HOLE[1], UNDER + 20],
        [HOLE[0], UNDER + 20],
      ]),
      C.key,
    ),
    path(times(6, (i) => cut(200 + i * 15, ICE + 30 + (i % 3) * 16, 0.1, 24, 2.4, S.rng)).join(''), C.teal),
    path(
      polygon(
        trace(
          `${HOLE[0] - 4},${ICE} ${HOLE[0] + 16},${ICE + 4} ${HOLE[0] + 9},${UNDER + 4} ${HOLE[0] - 6},${UNDER}`,
        ),
      ),
      C.teal,
    ),
    path(times(5, (i) => cut(HOLE[0] + 2, ICE + 16 + i * 13, 1.5, 12, 2, S.rng)).join(''), C.pale),
  );
}

/** Bubbles, let off; each burst its own way. */
function fireworks(scene: Scene): void {
  const S = scene.element('fireworks');
  const burst = (x: number, y: number, r: number, arms: number, ink: string, turn: number): string => {
    const rays = times(arms, (i) => {
      const a = (i / arms) * TAU + turn + S.rng.gauss(0, 0.05);
      const reach = r * S.rng.range(0.8, 1.12);
      const at = (k: number): Point => [
        x + Math.cos(a) * reach * k,
        y + Math.sin(a) * reach * k + 14 * k * k,
      ];
      const beads = times(4, (k) => {
        const [bx, by] = at(0.52 + k * 0.17);
        return smooth(blob(bx, by, 2.2 + k * 1.5, 2.2 + k * 1.5, S.noise, 0.08, 2, 12));
      });
      return gouge([at(0.1), at(0.3), at(0.46)], 2.4) + beads.join('');
    });
    return path(rays.join('') + smooth(blob(x, y, 6, 6, S.noise, 0.1, 2, 12)), ink);
  };
  const thread = (list: string, ink: string): string => {
    const way = traceCurve(list, 10);
    return path(
      times(11, (i) => {
        const [x, y] = nth(way, Math.round((i / 10) * (way.length - 1)));
        return smooth(blob(x + S.rng.gauss(0, 3), y, 2 + (i % 3), 2 + (i % 3), S.noise, 0.1, 2, 10));
      }).join(''),
      ink,
    );
  };
  scene.add(
    burst(560, 742, 84, 17, C.gold, 0.1),
    thread('620,1130 600,1000 570,860 561,760', C.gold),
    burst(104, 990, 74, 13, C.cream, 0.3),
    thread('60,1180 70,1100 98,1010', C.cream),
    burst(392, 700, 46, 11, C.pale, 0.2),
    burst(312, 1070, 48, 12, C.gold, 0.5),
    thread('340,1200 330,1150 314,1082', C.gold),
  );
}

/** Come to look; the smallest has turned to look at us. */
function guests(scene: Scene): void {
  const S = scene.element('guests');
  const fish = (
    x: number,
    y: number,
    s: number,
    r: number,
    flip: 1 | -1,
    ink: string,
    look: Point,
  ): string => {
    const [c, q] = [Math.cos(r), Math.sin(r)];
    const at = (list: string): Point[] =>
      trace(list).map(([u, v]): Point => [x + (u * flip * c - v * q) * s, y + (u * flip * q + v * c) * s]);
    const body = spline(
      at('-62,2 -40,-18 0,-30 40,-16 64,4 84,-18 96,-20 90,6 98,30 84,26 64,10 36,22 0,30 -40,20'),
      true,
      6,
    );
    const eye = at(`-40,-4`)[0] ?? [x, y];
    return [
      drawn(smooth(body), C.key, 6),
      path(smooth(body), ink),
      path(
        times(10, (i) => {
          const p = at(`${-14 + (i % 5) * 13},${-10 + Math.floor(i / 5) * 16}`)[0] ?? [x, y];
          return cut(p[0], p[1], r + 1.3, 13 * s, 2, S.rng, 0.3);
        }).join(''),
        C.key,
      ),
      path(smooth(blob(eye[0], eye[1], 8.5 * s, 8.5 * s, S.noise, 0.03, 2, 16)), C.cream),
      path(
        smooth(blob(eye[0] + look[0] * s, eye[1] + look[1] * s, 5 * s, 5 * s, S.noise, 0.03, 2, 14)),
        C.key,
      ),
    ].join('');
  };
  scene.add(
    fish(716, 1156, 0.95, 0.2, 1, C.pale, [-2, -3]),
    fish(540, 1158, 0.8, 0.42, 1, C.gold, [-1, -3]),
    fish(152, 1166, 0.82, -0.34, -1, C.pale, [1, -3]),
    weeds(S),
  );
}

const weeds = (S: Easel): string =>
  path(
    [
      '20,1220 40,1160 16,1110 44,1050',
      '340,1220 352,1180 338,1150 350,1120',
      '800,1220 790,1150 812,1080',
      '440,1220 452,1186 444,1160',
    ]
      .map((l) => smooth(ribbon(traceCurve(l), (t) => 9 * (1 - t) + 1, S.noise, 1)))
      .join(''),
    C.teal,
  );

function angler(scene: Scene): void {
  const S = scene.element('angler');
  const head = new Drawing(
    portraitModel({
      x: 452,
      y: 262,
      size: 330,
      yaw: -46,
      pitch: 22,
      roll: -10,
      age: 'old',
      sex: 'man',
      people: 'northern',
      hair: 'none',
      beard: 'short beard',
      feeling: 'asleep',
      colours: { skin: complexion(0.3) },
    }),
    { light: { angle: -130, before: 40 }, size: 330, noise: S.noise, box: [200, 40, 520, 520] },
  );
  const skin = linoSkin(C.key, { inks: [C.gold, C.cream], levels: [0.4], lips: C.gold, contour: 3.4 });
  scene.add(
    sheepskin(scene.element('coat'), C),
    drawn(head.outline(), C.key, 9),
    paintFlat(S, head, {
      skin: { ...skin, marks: { ...skin.marks, brow: C.pale } },
      hair: { inks: [C.pale, C.cream], levels: [0.45], line: C.key, contour: 3 },
    }),
    carved(head, { part: 'skin', below: 0.26, gap: 9 }, C.key, 1.5),
    carved(head, { part: 'hair', below: 0.7, gap: 12 }, C.key, 1.5),
    turnedUp(scene.element('collar'), C),
    asleepHat(scene.element('hat'), C),
  );
}

/** From the tip of the rod through the hole. */
function line(scene: Scene): void {
  const S = scene.element('line');
  const rod = ribbon(
    handLine(S, traceCurve('430,520 340,470 270,424 232,404'), 1, 0.03, 6),
    (t) => 7 - t * 4.5,
  );
  const thread = handLine(S, trace(`232,404 234,520 236,640 ${TIP[0] + 30},${TIP[1] - 74}`), 1, 0.03, 6);
  scene.add(
    drawn(smooth(rod), C.key, 5),
    path(smooth(rod), C.gold),
    path(smooth(ribbon(thread, () => 1.7)), C.cream),
    path(
      smooth(
        ribbon(
          thread.filter(([, y]) => y < ICE + 20),
          () => 1.7,
        ),
      ),
      C.key,
    ),
    // a bell that has not rung
    path(smooth(closedCurve('222,408 232,404 242,410 246,428 218,428')), C.key),
    path(smooth(closedCurve('226,412 232,409 238,412 240,423 224,423')), C.gold),
  );
}

/** On the hook. */
function gift(S: Easel): string {
  const [x, y] = [TIP[0] + 20, TIP[1] - 22];
  const ball = wobble(blob(x, y, 42, 39, S.noise, 0.02, 1, 36), S.noise, 1, 0.05);
  const hook = traceCurve(
    `${x + 10},${y - 54} ${x + 12},${y - 40} ${x + 8},${y - 26} ${x - 4},${y - 26} ${x - 8},${y - 36}`,
    8,
  );
  const leaf = closedCurve(
    `${x - 6},${y - 34} ${x - 30},${y - 58} ${x - 58},${y - 56} ${x - 44},${y - 38} ${x - 22},${y - 30}`,
  );
  return [
    drawn(smooth(ball), C.key, 8),
    path(smooth(ball), C.gold),
    path(
      times(22, () => {
        const a = S.rng.range(0.3, 2.6);
        const r = S.rng.range(20, 35);
        return cut(x + Math.cos(a) * r, y + Math.sin(a) * r, a + 1.57, S.rng.range(4, 9), 1.6, S.rng);
      }).join(''),
      C.key,
    ),
    path(
      times(7, (i) => cut(x - 18 + i * 2, y - 16 - i * 1.5 + (i % 2) * 9, 2.4, 9, 2, S.rng)).join(''),
      C.cream,
    ),
    drawn(smooth(leaf), C.key, 5),
    path(smooth(leaf), C.pale),
    path(gouge(trace(`${x - 8},${y - 35} ${x - 30},${y - 46} ${x - 52},${y - 53}`), 1.6), C.key),
    path(smooth(ribbon(hook, () => 5)), C.key),
    path(smooth(ribbon(hook, () => 2.4)), C.cream),
    group(
      {},
      path(
        times(10, (i) =>
          gouge(
            [
              [lerp(x - 70, x + 70, i / 9), y - 84 - (i % 3) * 8],
              [lerp(x - 74, x + 74, i / 9), y - 98 - (i % 3) * 8],
            ],
            1.6,
          ),
        ).join(''),
        C.key,
      ),
    ),
  ].join('');
}

export default card({
  finish: linocut,
  grade: { inks: [C.cream, C.pale, C.gold, C.teal, C.key] },
  paint,
});
