/** N20: the hill above the village is a wishing doll half buried in snow; a painter on a scaffold lifts his brush to its second eye, and the first one watches him. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { nth, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handLine, ribbon, taper } from '../../../kit/shapes.ts';

const [PAPER, SKY, FAR, RED, SHADE, FACE, GOLD, SNOW, WOOD, BLUE, INK] = [
  '#ffffff',
  '#dcebee',
  '#b9cfdb',
  '#dd4a2f',
  '#ad2f27',
  '#f8e2c6',
  '#dfa63f',
  '#cfdde9',
  '#c39a68',
  '#4b6fa0',
  '#1c2032',
] as const;
const keyOn = keyBlock(INK, { width: 4, step: 8, off: [1.5, -1] });

/** The doll is drawn upright about (0, 0) and has settled a little to one side. */
const HILL = { x: 360, y: 616, s: 1.06, r: -0.06 };
const at = (list: string): Point[] => place(trace(list), HILL);
const soft = (list: string): Point[] => resample(spline(at(list), true, 10), 4);
const swing = (list: string): Point[] => spline(at(list), false, 10);

function paint(): Scene {
  const scene = new Scene({ seed: 2020, background: PAPER });
  morning(scene);
  doll(scene);
  features(scene);
  eyes(scene);
  cap(scene);
  scaffold(scene);
  painter(scene);
  village(scene);
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  const key = keyOn(S);
  const range = traceCurve('-20,640 60,560 130,600 200,520 260,560 420,500 560,560 640,470 720,540 820,450');
  scene.add(
    path('M-10 -10H810V1210H-10Z', SKY),
    bokashi(S, [-20, -20, 840, 420], '#7fb0c4', 1, 0, 3),
    path(polygon([...range, [820, 1000], [-20, 1000]]), FAR),
    key(range, 3),
  );
}

const BODY =
  '-336,560 -360,420 -366,260 -352,90 -312,-90 -240,-240 -140,-336 -20,-376 110,-360 226,-294 306,-180 350,-30 368,140 370,300 364,440 356,580';

/** A round red back: flat, with one block of shadow away from the sun. */
function doll(scene: Scene): void {
  const S = scene.element('doll');
  const key = keyOn(S);
  const body = soft(BODY);
  const shadow = soft(
    '-346,560 -380,420 -380,260 -360,90 -320,-90 -250,-240 -150,-334 -214,-190 -262,-30 -280,140 -272,300 -256,560',
  );
  const folds = [
    '-282,-120 -300,0 -300,140 -282,260',
    '-250,-170 -262,-60 -270,20',
    '296,-120 316,0 318,140 300,270',
    '262,-176 280,-80 286,0',
  ];
  scene.add(
    path(smooth(body), RED),
    group({ 'clip-path': S.clip(smooth(body)) }, path(smooth(shadow), SHADE)),
    folds.map((fold) => path(polygon(ribbon(swing(fold), taper(9, 0.3, 0.5))), GOLD)),
    key([...body, nth(body, 0)], 6),
  );
}

const PANEL =
  '-226,-40 -236,-110 -204,-172 -140,-202 -70,-196 -20,-172 0,-160 20,-172 70,-198 144,-204 206,-172 240,-108 232,-36 240,60 222,150 170,224 80,262 0,270 -82,262 -170,222 -224,148 -240,56';

/** Brows like two cranes, a beard like the tails of turtles. */
function features(scene: Scene): void {
  const S = scene.element('features');
  const key = keyOn(S);
  const panel = soft(PANEL);
  const brush = (list: string, w: number): string =>
    path(smooth(ribbon(resample(swing(list), 4), taper(w, 0.28, 0.62))), INK);
  const both = (list: string): string[] => [
    list,
    trace(list)
      .map(([x, y]) => `${-x},${y}`)
      .join(' '),
  ];
  const hairs = [
    ['-30,-122 -76,-164 -140,-174 -198,-144 -226,-92', 23],
    ['-44,-112 -90,-142 -144,-146 -192,-112', 13],
    ['-66,-146 -104,-180 -156,-188 -206,-164', 10],
    ['-22,106 -70,104 -118,124 -150,160', 8],
    ['-218,50 -206,112 -222,160 -196,204', 10],
    ['-202,64 -182,132 -196,184 -164,230', 10],
    ['-178,100 -154,160 -164,208 -128,250', 9],
    ['-148,140 -126,186 -130,228 -94,262', 8],
    ['-112,176 -94,210 -94,240 -62,266', 6],
  ] as const;
  scene.add(
    path(smooth(panel), FACE),
    group(
      { 'clip-path': S.clip(smooth(panel)) },
      path(
        smooth(
          soft(
            '-260,-60 -250,-140 -204,-190 -150,-204 -190,-130 -204,-30 -208,70 -186,170 -130,270 -240,260 -270,60',
          ),
        ),
        '#eac39a',
      ),
    ),
    key([...panel, nth(panel, 0)], 5),
    hairs.flatMap(([list, w]) => both(list).map((one) => brush(one, w))),
    path(smooth(soft('-60,64 -44,42 -20,50 0,56 20,50 44,42 60,64 40,84 0,90 -40,84')), '#eac39a'),
    key(swing('-26,-10 -36,24 -58,52 -56,78 -32,82 -24,68'), 5),
    key(swing('26,-10 36,24 58,52 56,78 32,82 24,68'), 5),
    key(swing('-14,82 0,92 14,82'), 4),
    path(smooth(soft('-80,164 -46,149 0,153 46,149 80,164 44,160 0,164 -44,160')), SHADE),
    key(swing('-108,188 -84,162 -44,146 0,151 44,146 84,162 108,188'), 7),
    key(swing('-34,186 0,192 34,186'), 4),
    key(swing('-8,-92 -12,-114 -6,-136'), 4),
    key(swing('10,-92 12,-114 8,-136'), 4),
  );
}

/** One sees, and looks at the brush; the other is still blank. */
function eyes(scene: Scene): void {
  const S = scene.element('eyes');
  const key = keyOn(S);
  const round = (x: number, y: number, r: number): Point[] =>
    soft(
      times(16, (i) => {
        const a = (i / 16) * Math.PI * 2;
        return `${x + Math.cos(a) * r},${y + Math.sin(a) * r * 0.94}`;
      }).join(' '),
    );
  const [first, second] = [round(-118, -34, 70), round(120, -34, 72)];
  const lid = (x: number): string => `${x - 84},-30 ${x - 54},-92 ${x},-112 ${x + 54},-92 ${x + 84},-30`;
  scene.add(
    path(smooth(first), PAPER),
    path(smooth(second), PAPER),
    group(
      { 'clip-path': S.clip(smooth(first)) },
      path(smooth(round(-90, -38, 40)), INK),
      path(smooth(round(-76, -52, 9)), PAPER),
    ),
    [first, second].map((eye) => key([...eye, nth(eye, 0)], 5)),
    [-118, 120].map((x) => key(swing(lid(x)), 8)),
    [-118, 120].map((x) => key(swing(`${x - 60},52 ${x},66 ${x + 60},52`), 3.4)),
  );
}

/** Snow on the crown and along the brows, with pines that have grown there. */
function cap(scene: Scene): void {
  const S = scene.element('cap');
  const key = keyOn(S);
  const crown = soft(
    '-330,-60 -300,-170 -240,-262 -150,-346 -20,-392 120,-374 236,-306 316,-196 352,-70 346,20 326,-40 312,-120 286,-150 262,-120 240,-180 204,-216 178,-190 150,-246 96,-262 60,-226 20,-258 -40,-264 -70,-214 -104,-252 -152,-238 -176,-170 -202,-206 -236,-178 -252,-110 -276,-140 -300,-80 -318,0',
  );
  scene.add(
    path(smooth(crown), PAPER),
    group(
      { 'clip-path': S.clip(smooth(crown)) },
      path(
        smooth(soft('-360,-40 -330,-190 -250,-290 -150,-360 -196,-270 -226,-210 -262,-130 -300,-40')),
        SNOW,
      ),
      path(
        polygon(
          ribbon(
            swing(
              '-276,-150 -252,-120 -236,-188 -202,-216 -176,-180 -152,-248 -104,-262 -70,-224 -40,-274 20,-268 60,-236 96,-272 150,-256 178,-200 204,-226 240,-190 262,-130 286,-160',
            ),
            taper(15, 0.1, 0.1),
          ),
        ),
        SNOW,
      ),
    ),
    key([...crown, nth(crown, 0)], 4.4),
    ...(
      [
        [-120, -352, 0.8],
        [-70, -366, 1.1],
        [150, -352, 0.9],
        [200, -322, 0.66],
      ] as const
    ).map(([x, y, s]) => pine(S, nth(place([[x, y]], HILL), 0), s)),
  );
}

/** A thin old tree that has lost some of its boughs; snow lies on the rest. */
function pine(S: Easel, [x, y]: Point, s: number): string {
  const key = keyOn(S);
  const put = (list: string): Point[] => place(trace(list), { x, y, s });
  const boughs = times(6, (i) => {
    const [v, w] = [-96 + i * 15, 5 + i * 3.6];
    const side = i % 2 ? 1 : -1;
    return `${-w * (side > 0 ? 1 : 0.6)},${v + 9} ${-w * 0.4},${v} 0,${v - 5} ${w * 0.5},${v} ${w * (side > 0 ? 0.6 : 1)},${v + 9} 0,${v + 5}`;
  });
  return [
    key(put('0,-104 1,-50 0,6'), 4),
    boughs.map((list) => path(smooth(put(list)), '#3c5a58') + key(put(list).slice(0, 5), 2)),
    boughs.map((list) =>
      path(
        smooth(put(list).map(([u, v], i): Point => [u, i === 5 ? v - 6 * s : v - 1])),
        PAPER,
        'opacity="0.75"',
      ),
    ),
  ]
    .flat()
    .join('');
}

/** Poles lashed together, up to the lower lid. */
const POLES = ['588,1030 590,800 592,640', '744,1020 744,800 746,632', '668,1036 668,840 668,664'];
const RUNGS = ['572,960 668,956 760,950', '574,820 668,816 762,812', '574,726 668,722 764,718'];
const DECK = '560,664 668,660 776,654';

function scaffold(scene: Scene): void {
  const S = scene.element('scaffold');
  const key = keyOn(S);
  const stick = (list: string, w: number): string => {
    const line = handLine(S, trace(list), 2, 0.02, 8);
    const outline = ribbon(line, () => w);
    return path(polygon(outline), WOOD) + key([...outline, nth(outline, 0)], 2.6);
  };
  scene.add(
    stick('592,952 740,822', 4),
    stick('742,814 594,728', 4),
    POLES.map((list) => stick(list, 6.5)),
    RUNGS.map((list) => stick(list, 5)),
    times(10, (i) =>
      stick(`${612 + (i % 2) * 2},${1014 - i * 34} ${646 + (i % 2) * 2},${1012 - i * 34}`, 2.6),
    ),
    stick('610,1034 612,860 614,684', 3.4),
    stick('646,1034 648,860 648,682', 3.4),
    stick(DECK, 8),
  );
}

/** In profile; the loaded brush is as long as he is, and its tip is over the white. */
function painter(scene: Scene): void {
  const S = scene.element('painter');
  const key = keyOn(S);
  const put = (list: string): Point[] => place(trace(list), { x: 662, y: 654, s: 1.22 });
  const shape = (list: string, ink: string, w = 3): string => {
    const outline = resample(spline(put(list), true, 8), 2);
    return path(smooth(outline), ink) + key([...outline, nth(outline, 0)], w);
  };
  const brush = spline(put('44,-124 -20,-102 -70,-86 -108,-75'), false, 8);
  scene.add(
    shape('8,0 12,-34 30,-30 34,-2 38,2 20,3', INK),
    shape('-18,-2 -12,-38 8,-36 4,-4 -2,3 -24,3', INK),
    shape('-16,-30 -18,-62 -12,-92 4,-104 24,-98 36,-66 40,-26 12,-20', BLUE),
    shape('18,-98 34,-84 44,-62 38,-46 26,-48 16,-70', BLUE),
    key(put('-17,-58 12,-50 38,-56'), 7),
    shape(
      '-8,-102 -15,-104 -15,-109 -18,-111 -16,-115 -23,-118 -17,-126 -16,-134 4,-142 18,-130 18,-112 8,-100',
      FACE,
    ),
    shape('-14,-130 -6,-144 12,-146 24,-134 22,-112 12,-112 8,-124 -4,-130', INK),
    shape('10,-144 12,-156 22,-156 20,-144', INK, 2),
    key(put('-13,-122 -9,-124 -5,-121'), 3.4),
    key(put('-15,-107 -11,-107 -9,-108'), 2.4),
    shape('4,-118 10,-122 13,-115 8,-110', FACE, 2.2),
    path(polygon(ribbon(brush, () => 4.2)), WOOD),
    key(
      brush.map(([x, y]): Point => [x - 1, y + 4]),
      2.4,
    ),
    shape('-100,-82 -112,-76 -140,-60 -116,-62 -96,-70', INK),
    shape('-4,-98 -32,-92 -56,-96 -62,-84 -52,-76 -24,-74 2,-78', BLUE),
    shape('-56,-98 -70,-98 -76,-88 -68,-78 -56,-78', FACE, 2.6),
    shape('-66,0 -64,-24 -40,-24 -38,0', WOOD, 2.6),
    path(smooth(resample(spline(put('-65,-24 -52,-29 -39,-24 -52,-19'), true, 6), 2)), INK),
  );
}

/** Roofs under snow, and people who would rather not look. */
function village(scene: Scene): void {
  const S = scene.element('village');
  const key = keyOn(S);
  const drift = (list: string, ink: string): string => {
    const crest = traceCurve(list);
    return path(polygon([...crest, [830, 1230], [-30, 1230]]), ink) + key(crest, 4);
  };
  const house = (x: number, y: number, s: number, lit: boolean): string => {
    const put = (list: string): Point[] => place(trace(list), { x, y, s });
    const roof = resample(
      spline(put('-74,-34 -50,-62 -8,-100 8,-100 50,-62 76,-34 60,-28 0,-40 -58,-28'), true, 8),
      3,
    );
    return [
      path(polygon(put('-50,6 -50,-46 0,-84 50,-46 50,6')), WOOD),
      key(put('-50,6 -50,-46'), 3),
      key(put('50,-46 50,6'), 3),
      path(polygon(put('-14,6 -14,-28 14,-28 14,6')), lit ? GOLD : INK),
      path(smooth(roof), PAPER),
      path(
        smooth(resample(spline(put('-74,-34 -50,-62 -8,-100 -20,-70 -44,-44 -58,-28'), true, 8), 3)),
        SNOW,
      ),
      key([...roof, nth(roof, 0)], 3.6),
    ].join('');
  };
  scene.add(
    drift('-30,930 80,904 190,926 330,968 470,1000 610,1012 720,990 830,950', PAPER),
    house(96, 976, 0.86, false),
    house(236, 1004, 0.7, true),
    house(742, 1030, 0.8, false),
    drift('-30,1040 110,1016 260,1040 420,1078 560,1084 700,1062 830,1030', '#e2ebf1'),
    bokashi(S, [-20, 1060, 840, 120], '#a9c2d6', 0, 0.8, 5),
    onlooker(S, 404, 1104, 1.05, BLUE, true),
    onlooker(S, 484, 1116, 0.84, GOLD, false),
    onlooker(S, 336, 1112, 0.66, SHADE, false),
    house(130, 1120, 1.2, false),
    drift('-30,1130 140,1110 300,1144 480,1156 640,1140 830,1120', PAPER),
    group(
      { opacity: 0.5 },
      path(
        polygon([...traceCurve('-30,1180 200,1160 420,1186 640,1176 830,1160'), [830, 1230], [-30, 1230]]),
        SNOW,
      ),
    ),
  );
}

/** Both sleeves before the face. */
function onlooker(S: Easel, x: number, y: number, s: number, ink: string, hat: boolean): string {
  const key = keyOn(S);
  const put = (list: string): Point[] => place(trace(list), { x, y, s });
  const shape = (list: string, fill: string): string => {
    const outline = resample(spline(put(list), true, 8), 2);
    return path(smooth(outline), fill) + key([...outline, nth(outline, 0)], 2.8);
  };
  return [
    shape('-26,2 -26,-34 -18,-62 0,-68 18,-62 26,-34 28,2 0,6', ink),
    shape('-14,-64 -16,-80 0,-92 16,-80 14,-64 0,-58', FACE),
    shape('-17,-76 -15,-92 0,-100 15,-92 17,-76 8,-86 -8,-86', INK),
    shape('-24,-38 -34,-56 -26,-70 -8,-80 -1,-72 -8,-60 -10,-46', ink),
    shape('24,-38 34,-56 26,-70 8,-80 1,-72 8,-60 10,-46', ink),
    hat ? shape('-40,-84 -16,-104 0,-116 16,-104 40,-84 0,-78', WOOD) : '',
    key(put('-25,-30 0,-24 25,-30'), 5),
  ].join('');
}

export default card({ finish: woodblock, grade: { grain: 0.22, knot: [240, 820] }, paint });
