/** N33: in a thawing glade a coat stands by itself, and snowdrops have come up where its wearer was. */
import { card } from '../../../finishes/finish.ts';
import {
  GOLD,
  bare,
  breath,
  cobalt,
  cobaltLine,
  dotsAlong,
  gzhel,
  loaded,
  smear,
} from '../../../finishes/gzhel.ts';
import { closedCurve, smooth, spline } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { lerp, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { birch, bullfinch, snowdrop, whiteFur } from '../../../motifs/gzhel-garden.ts';

const MIDDLE = 396;
const HEM = 1000;

function paint(): Scene {
  const scene = new Scene({ seed: 3333, background: '#ffffff' });
  glade(scene);
  trees(scene);
  thaw(scene);
  coat(scene);
  sleeves(scene);
  collar(scene);
  front(scene);
  plait(scene);
  flowers(scene);
  return scene;
}

/** Snow in long hollows under a thin sky. */
function glade(scene: Scene): void {
  const S = scene.element('glade');
  scene.add(breath(S, closedCurve('-20,-20 820,-20 820,420 560,500 300,440 -20,520'), 0.3, 80));
  const drifts: readonly (readonly [string, number, number])[] = [
    ['-20,800 160,760 340,790 460,830', 26, 0.4],
    ['820,760 700,740 560,776 480,820', 24, 0.4],
    ['-20,920 120,880 250,900 330,950', 24, 0.46],
    ['830,900 720,866 600,890 520,940', 26, 0.5],
    ['-20,1090 180,1050 380,1080 600,1130', 34, 0.42],
    ['840,1060 700,1040 600,1070 520,1110', 26, 0.4],
  ];
  scene.add(
    drifts.map(([list, w, load]) =>
      loaded(S, trace(list), w, {
        from: load,
        to: 0.04,
        side: list.startsWith('-') ? 1 : -1,
        thin: 0,
        bristle: 0.2,
      }),
    ),
  );
}

function trees(scene: Scene): void {
  const S = scene.element('trees');
  scene.add(
    birch(S.element('far left'), [226, 776], [252, -30], 11, 16, 0.3),
    birch(S.element('far right'), [606, 770], [580, -30], 10, 15, 0.3),
    birch(S.element('left'), [78, 960], [116, -30], 30, 26),
    birch(S.element('right'), [726, 900], [700, -30], 25, 24),
  );
  scene.add(
    [
      ['10,968 70,938 130,944 180,972', 20, 0.55],
      ['664,906 720,880 780,890 830,914', 18, 0.55],
    ].map(([list = '', w = 0, load = 0]) => {
      const line = trace(String(list));
      return (
        bare(
          closedCurve(
            [...line, [line[3]?.[0] ?? 0, 1010], [line[0]?.[0] ?? 0, 1010]].map((q) => q.join(',')).join(' '),
          ),
        ) + loaded(S, line, Number(w), { from: Number(load), to: 0.05, side: 1, thin: 0, bristle: 0.2 })
      );
    }),
  );
  const twigs = [
    '116,120 170,150 206,220 214,300',
    '112,250 60,290 40,360 44,420',
    '704,170 650,190 620,250 614,330',
    '708,90 752,130 770,200 772,280',
    '250,60 300,90 322,150 322,210',
    '582,40 540,70 520,120 520,180',
  ];
  scene.add(
    twigs.map(
      (list) =>
        cobaltLine(S, trace(list), 3, { load: 0.8, press: (t) => 1 - 0.75 * t }) +
        dotsAlong(S, trace(list).slice(1), 15, 3.2, 0.7),
    ),
  );
}

/** Where the ground already shows. */
function thaw(scene: Scene): void {
  const S = scene.element('thaw');
  const earth = [
    '210,1022 300,1040 420,1046 560,1036 650,1014',
    '190,1002 160,1020 150,1040',
    '600,1044 640,1052 690,1046',
  ];
  scene.add(
    smear(S, closedCurve('196,1016 260,1004 420,1000 580,1004 620,1020 580,1048 440,1062 250,1046'), {
      angle: 90,
      from: 0.8,
      to: 0.15,
      bristle: 0.4,
    }),
    earth.map((list) => cobaltLine(S, trace(list), 2.4, { load: 0.8 })),
    steps(scene),
  );
}

/** Two pairs of feet and a stick, walking away. */
function steps(scene: Scene): string {
  const S = scene.element('steps');
  return times(7, (i) => {
    const t = i / 6;
    const [x, y, s] = [lerp(170, 44, t ** 0.8), lerp(1040, 1180, t), lerp(0.6, 1.1, t)];
    const print = (dx: number, dy: number, w: number): string =>
      loaded(
        S,
        [
          [x + dx * s + 9 * s, y + dy * s],
          [x + dx * s, y + (dy + 2) * s],
          [x + dx * s - 10 * s, y + (dy + 6) * s],
        ],
        w * s,
        { from: 0.75, to: 0.4, press: (q) => Math.sin(Math.PI * (0.12 + 0.76 * q)) },
      );
    return print(i % 2 ? 8 : -8, 0, 6) + print(44 + (i % 2 ? -7 : 7), 4, 4.6) + print(66, -4, 1.6);
  }).join('');
}

/** Twelve sweeps of the brush, shoulder to hem, each the dark of a fold and its light. */
function coat(scene: Scene): void {
  const S = scene.element('coat');
  const edge = (u: number): Point[] => [
    [MIDDLE + u * 84, 352],
    [MIDDLE + u * 92, 440],
    [MIDDLE + u * 84, 590],
    [MIDDLE + u * 128, 760],
    [MIDDLE + u * 206, HEM + (1 - u * u) * 16],
  ];
  const body = [...spline(edge(-1.06), false, 8), ...spline(edge(1.06), false, 8).reverse()];
  scene.add(
    bare(body),
    smear(S, body, { angle: 96, from: 0.7, to: 0.3, bristle: 0.2 }),
    times(13, (i) => {
      const u = ((i / 12) * 2 - 1) * 0.94 + S.rng.gauss(0, 0.012);
      return loaded(S, edge(u), 25, {
        from: 1,
        to: lerp(0.5, 0.85, Math.abs(u)),
        side: u < 0.2 ? 1 : -1,
        thin: 0.12,
        bristle: 0.35,
        press: (t) => lerp(0.42, 1.05, t ** 1.2) * Math.min(1, t / 0.04),
      });
    }),
    [-1.06, 1.06].map((u) => cobaltLine(S, edge(u), 3)),
    cobaltLine(S, trace('314,586 350,600 396,604 440,600 478,586'), 4),
    times(11, (i) => {
      const u = (i / 10) * 2 - 1;
      const [x, y] = [MIDDLE + u * 178, 936 + (1 - u * u) * 14];
      return Math.abs(u) < 0.12 ? '' : star(x, y, 12);
    }),
  );
}

/** An ornament left white: six petals. */
const star = (x: number, y: number, r: number): string =>
  path(
    times(6, (i) => {
      const a = (i / 6) * Math.PI * 2 + 0.2;
      const at = (d: number, w: number): Point => [x + Math.cos(a + w) * d, y + Math.sin(a + w) * d];
      return smooth([at(2, 0), at(r * 0.6, 0.32), at(r, 0), at(r * 0.6, -0.32)]);
    }).join(''),
    '#ffffff',
    'opacity="0.92"',
  );

function sleeves(scene: Scene): void {
  const S = scene.element('sleeves');
  const arms = [
    {
      outline: '316,356 286,376 256,450 226,560 196,668 206,700 240,716 272,704 296,620 318,520 332,440',
      folds: ['306,372 276,470 240,580 214,690', '318,400 300,500 276,600 256,706'],
      cuff: '186,684 226,712 280,706',
    },
    {
      outline: '478,356 508,376 536,450 566,556 604,652 600,684 566,706 530,700 504,610 480,520 464,440',
      folds: ['488,372 522,470 556,570 592,668', '476,400 498,500 522,600 548,700'],
      cuff: '614,664 572,698 522,698',
    },
  ];
  for (const [i, { outline, folds, cuff }] of arms.entries()) {
    const shape = closedCurve(outline);
    scene.add(
      bare(shape),
      smear(S, shape, { angle: i ? 60 : 120, from: 0.95, to: 0.35, bristle: 0.1 }),
      folds.map((list, k) =>
        loaded(S, trace(list), 20, {
          from: 1,
          to: 0.4,
          side: i ? -1 : 1,
          thin: 0.05,
          press: (t) => lerp(0.5, 1, t) * (k ? 0.8 : 1),
        }),
      ),
      cobaltLine(S, [...shape, shape[0] ?? [0, 0]], 2.6, { straight: true, press: () => 1 }),
      path(
        smooth(
          closedCurve(
            i
              ? '528,702 566,708 606,676 590,700 560,722 536,718'
              : '194,694 226,722 276,710 268,724 232,738 204,722',
          ),
        ),
        cobalt(1),
      ),
      whiteFur(S, trace(cuff), 21),
    );
  }
  scene.add(hanging(scene, 236, 742, -1), hanging(scene, 562, 726, 1));
}

/** A sprig that has come out at the cuff, where a hand would be. */
function hanging(scene: Scene, x: number, y: number, side: 1 | -1): string {
  const S = scene.element(`sprig ${side}`);
  const bells: readonly (readonly [number, number, number])[] = [
    [-22, 34, 0.8],
    [20, 28, 0.75],
    [side * 3, 58, 1],
  ];
  return bells
    .map(([dx, dy, k]) => {
      const at = (list: string): Point[] =>
        closedCurve(
          place(trace(list), { x: x + dx, y: y + dy, s: k, r: -dx * 0.012 })
            .map((q) => q.join(','))
            .join(' '),
          6,
        );
      return [
        cobaltLine(
          S,
          [
            [x + dx * 0.3, y - 18],
            [x + dx * 0.7, y + dy * 0.4],
            [x + dx, y + dy],
          ],
          3.4,
        ),
        [
          '-2,0 -12,10 -20,30 -18,42 -8,34 -3,18',
          '2,0 12,10 20,30 18,42 8,34 3,18',
          '0,-2 -10,14 -11,34 0,50 11,34 10,14',
        ].map((list) => {
          const petal = at(list);
          return (
            bare(petal) +
            smear(S, petal, { from: 0.45, to: 0.02, bristle: 0.1 }) +
            cobaltLine(S, [...petal, petal[0] ?? [0, 0]], 1.8, { straight: true, press: () => 1 })
          );
        }),
        path(smooth(at('-6,-4 0,-9 6,-4 4,3 -4,3')), cobalt(1)),
      ]
        .flat()
        .join('');
    })
    .join('');
}

/** Nobody in it: a dark hollow, and what grows there. */
function collar(scene: Scene): void {
  const S = scene.element('collar');
  const hollow = closedCurve(
    '312,344 326,318 362,302 398,298 436,302 468,320 480,346 452,372 398,386 342,374',
  );
  const stems: readonly (readonly [number, number, number, number])[] = [
    [344, 356, 96, -44],
    [450, 356, 92, 44],
    [366, 362, 150, -40],
    [424, 362, 158, 42],
    [386, 366, 206, -24],
    [410, 366, 232, 20],
    [398, 368, 120, -14],
    [436, 360, 74, 26],
    [356, 358, 66, -18],
  ];
  scene.add(
    whiteFur(S, trace('300,338 318,312 356,294 398,288 440,294 476,314 490,340'), 22),
    bare(hollow),
    smear(S, hollow, { from: 1, to: 0.85, bristle: 0.1 }),
    stems.map(([x, y, h, lean], i) => snowdrop(S.element('drop ' + i), x, y, h, lean)),
    whiteFur(S, trace('296,336 308,378 348,408 394,420'), 27),
    whiteFur(S, trace('494,336 484,378 444,408 398,420'), 27),
  );
}

function front(scene: Scene): void {
  const S = scene.element('front');
  scene.add(
    whiteFur(S, trace('396,412 398,520 396,640 400,800 398,1010'), 22),
    whiteFur(S, trace('178,996 260,1018 396,1026 530,1018 616,996'), 25),
    [470, 552, 690].map((y) => {
      const x = 396;
      return (
        path(smooth(closedCurve(`${x - 12},${y} ${x},${y - 12} ${x + 12},${y} ${x},${y + 12}`)), GOLD) +
        cobaltLine(S, closedCurve(`${x - 12},${y} ${x},${y - 12} ${x + 12},${y} ${x},${y + 12}`), 1.8, {
          straight: true,
          press: () => 1,
        })
      );
    }),
    bullfinch(S, 290, 340, 1.05),
  );
}

/** Meltwater runs downhill from the hem, braided. */
function plait(scene: Scene): void {
  const S = scene.element('plait');
  const spine = spline(
    trace('480,1040 520,1070 556,1090 600,1110 650,1126 700,1150 750,1186 790,1216'),
    false,
    6,
  );
  scene.add(
    spine.slice(0, -2).map(([x, y], i) => {
      const side = i % 2 ? 1 : -1;
      const s = lerp(0.5, 1.2, i / spine.length);
      const next = spine[i + 2] ?? [x, y];
      const a = Math.atan2(next[1] - y, next[0] - x);
      const at = (along: number, out: number): Point => [
        x + Math.cos(a) * along * s - Math.sin(a) * out * side * s,
        y + Math.sin(a) * along * s + Math.cos(a) * out * side * s,
      ];
      return loaded(S, [at(-4, 15), at(8, 13), at(20, 2), at(26, -8)], 8 * s, {
        from: 0.95,
        to: 0.25,
        side: side > 0 ? -1 : 1,
      });
    }),
  );
}

function flowers(scene: Scene): void {
  const S = scene.element('flowers');
  const spots: readonly (readonly [number, number, number, number])[] = [
    [246, 1050, 60, -18],
    [286, 1062, 76, 20],
    [330, 1070, 58, -16],
    [214, 1046, 44, 14],
    [410, 1084, 84, -22],
    [446, 1094, 64, 20],
    [620, 1060, 52, 16],
    [654, 1052, 42, -12],
    [330, 1150, 104, -28],
    [372, 1166, 128, 32],
    [416, 1172, 92, 28],
    [292, 1172, 84, -24],
  ];
  scene.add(spots.map(([x, y, h, lean], i) => snowdrop(S.element('one ' + i), x, y, h, lean)));
}

export default card({ finish: gzhel, paint });
