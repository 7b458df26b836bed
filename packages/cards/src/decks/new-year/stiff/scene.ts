/** N64: at dusk the frozen washing has climbed off its line and walks home over the snow; there is nobody in it. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, resample, traceCurve } from '../../../kit/curves.ts';
import { moved } from '../../../kit/markup.ts';
import { bounds, inside, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';

const [DUSK, SNOW, BLUE, RED, WOOD] = ['#bd8482', '#d6d7db', '#55698c', '#a8322d', '#3a2b31'] as const;
const SHADE = '#9aa6c0';
const LINEN = '#f1ece0';

function paint(): Scene {
  const scene = new Scene({ seed: 6464, background: DUSK });
  field(scene);
  house(scene);
  line(scene);
  walkers(scene);
  return scene;
}

const rigid = (points: Points): Point[] => resample([...points, nth(points, 0)], 7);

function field(scene: Scene): void {
  const S = scene.element('field');
  const snow = closedCurve('-60,520 80,506 240,488 420,452 600,420 740,414 860,424 860,1260 -60,1260');
  scene.add(
    knots(S, trace('92,96 188,210 330,64 452,148 60,318 262,300 540,92 410,268 726,110 150,420'), LINEN, 4.6),
    felt(S, snow, SNOW, { height: 1.6 }),
    sew(S, running(S, traceCurve('-10,560 80,546 240,528 330,512'), 14, 10), SHADE, { width: 3.6 }),
    sew(S, running(S, traceCurve('-10,1100 60,1096 130,1104'), 15, 10), SHADE, { width: 3.8 }),
    sew(S, running(S, traceCurve('690,860 740,850 820,852'), 15, 10), SHADE, { width: 3.8 }),
  );
}

/** Small and far, its door open; someone stands in the light. */
function house(scene: Scene): void {
  const S = scene.element('house');
  scene.add(
    felt(S, rigid(trace('590,344 716,340 718,434 592,438')), WOOD, { height: 1.2 }),
    felt(S, rigid(trace('566,350 614,276 696,270 744,344')), LINEN, { height: 1.6 }),
    satinFill(S, trace('628,372 664,371 665,436 628,437'), '#f0c069', 1.57, 3),
    satinFill(
      S,
      closedCurve('640,398 642,388 648,385 654,389 655,398 662,410 663,436 633,436 634,410'),
      WOOD,
      1.57,
      2.4,
    ),
    satinFill(S, trace('684,368 704,367 704,388 684,389'), '#f0c069', 0, 3),
    yarn(S, [traceCurve('680,272 676,240 692,214 684,178 706,146 700,104 724,66 722,-20')], LINEN, {
      width: 7,
      every: 26,
      couching: SHADE,
    }),
  );
}

/** The empty line, pegs on it still. */
function line(scene: Scene): void {
  const S = scene.element('line');
  scene.add(
    felt(S, shadowOf(trace('-8,0 -8,-260 8,-260 8,0'), [52, 640]), SHADE, FLAT),
    felt(S, rigid(trace('42,344 60,342 64,640 44,644')), WOOD, { height: 1.4 }),
    yarn(S, [traceCurve('54,372 20,400 -30,420')], adjust(WOOD, { dL: 0.22 }), { width: 4.6, every: 0 }),
    yarn(
      S,
      [traceCurve('56,370 120,410 190,424 270,418 350,388 420,342 520,280 570,262')],
      adjust(WOOD, { dL: 0.22 }),
      { width: 4.6, every: 0 },
    ),
    pegs(S, trace('126,412 152,418 236,424 330,398 356,386 452,324')),
  );
}

const pegs = (S: Easel, places: Points, k = 1): string =>
  sew(
    S,
    places.map(([x, y]): Point[] => [
      [x, y - 11 * k],
      [x + 2, y + 13 * k],
    ]),
    '#c99c5c',
    { width: 5.4 * k, twist: false },
  );

const FLAT = { height: 0.25, fuzz: 0.8, shadowOpacity: 0.12 };

/** What a thing standing at `foot` throws towards us: the low light is behind it, on the left. */
const shadowOf = (outline: Points, [x, y]: Point, s = 1): Point[] =>
  rigid(outline.map(([u, v]): Point => [x + (u * 0.98 - v * 0.47) * s, y + (-v * 0.31 + u * 0.03) * s]));

interface Garment {
  colour: string;
  outline: string;
  /** Dark where a body should be. */
  holes: readonly string[];
  seams: readonly string[];
  buttons: string;
  /** Heads and hands that only the shadow has: x, y, radius. */
  shadows: readonly (readonly [number, number, number])[];
  hung: string;
}

const suit: Garment = {
  colour: RED,
  outline:
    '-36,-556 36,-556 84,-542 114,-504 146,-420 172,-340 190,-290 158,-266 134,-310 108,-372 90,-414 94,-330 96,-260 120,-150 148,-30 156,4 106,14 92,-30 60,-130 28,-210 8,-234 -14,-200 -50,-100 -78,-10 -84,14 -134,6 -126,-40 -110,-150 -98,-260 -94,-330 -92,-420 -118,-360 -150,-280 -170,-228 -202,-248 -184,-310 -156,-400 -124,-492 -90,-540',
  holes: [
    '-36,-556 0,-532 36,-556 0,-570',
    '-202,-248 -188,-232 -170,-228 -184,-246',
    '190,-290 178,-272 158,-266 170,-284',
    '-134,6 -108,16 -84,14 -106,4',
    '156,4 132,18 106,14 128,0',
  ],
  seams: [
    '-88,-440 -104,-490 -84,-536',
    '88,-440 104,-490 84,-536',
    '-62,-288 -62,-196 0,-186 60,-196 62,-288 -62,-288',
    '-128,-12 -80,-8',
    '98,-4 152,-14',
    '-194,-268 -164,-252',
    '156,-288 184,-306',
    '0,-186 4,-226',
  ],
  buttons: '-52,-278 52,-278 0,-278',
  shadows: [
    [2, -614, 48],
    [-192, -226, 22],
  ],
  hung: '-80,-548 84,-546',
};
const pyjamas: Garment = {
  colour: BLUE,
  outline:
    '-22,-268 22,-268 50,-258 72,-212 92,-150 102,-116 76,-106 60,-146 46,-188 48,-120 60,-50 74,4 44,10 20,-60 2,-96 -14,-60 -34,8 -66,4 -56,-60 -48,-130 -48,-192 -66,-228 -86,-272 -98,-300 -74,-318 -56,-284 -40,-264',
  holes: [
    '-22,-268 0,-252 22,-268 0,-276',
    '102,-116 92,-106 76,-106 88,-116',
    '-66,4 -50,11 -34,8 -48,1',
    '74,4 60,13 44,10 56,2',
  ],
  seams: [
    '-46,-222 0,-212 46,-222',
    '-48,-134 0,-130 48,-134',
    '-62,-10 -34,-8',
    '42,-6 70,-10',
    '80,-122 98,-130',
    '-46,-196 -52,-236',
    '46,-196 52,-236',
  ],
  buttons: '-26,-132 28,-132',
  shadows: [
    [2, -304, 35],
    [94, -102, 16],
  ],
  hung: '-34,-262',
};
const gown: Garment = {
  colour: BLUE,
  outline:
    '-30,-300 30,-300 62,-280 90,-210 112,-150 84,-136 60,-190 60,-110 84,-20 98,10 30,20 -40,18 -96,10 -80,-40 -60,-110 -60,-190 -82,-140 -110,-150 -92,-214 -64,-280',
  holes: [
    '-30,-300 0,-280 30,-300 0,-308',
    '112,-150 100,-138 84,-136 96,-150',
    '-110,-150 -100,-138 -82,-140 -94,-150',
  ],
  seams: ['-58,-150 0,-156 58,-150', '-90,-6 0,0 92,-6'],
  buttons: '0,-240',
  shadows: [[0, -346, 40]],
  hung: '-50,-290 50,-290',
};
const shirt: Garment = {
  colour: LINEN,
  outline:
    '-30,-258 30,-258 74,-240 110,-170 140,-96 108,-80 82,-132 70,-152 74,-60 82,6 20,14 -50,10 -86,4 -76,-70 -72,-152 -92,-110 -122,-50 -150,-66 -126,-130 -78,-238',
  holes: [
    '-30,-258 0,-240 30,-258 0,-266',
    '140,-96 126,-80 108,-80 122,-96',
    '-150,-66 -140,-52 -122,-50 -132,-66',
  ],
  seams: ['0,-240 0,6', '-80,-8 78,-6'],
  buttons: '0,-200',
  shadows: [[0, -300, 40]],
  hung: '-60,-250 60,-250',
};

/** Frost stands on it in small stitches, ice hangs from its hems, pegs still bite. */
function garment(S: Easel, g: Garment): string {
  const outline = rigid(trace(g.outline));
  const thread = g.colour === LINEN ? BLUE : LINEN;
  const [left, top, right, bottom] = bounds(outline);
  const frost = times(130, (): Point[] => {
    const [x, y] = [S.rng.range(left, right), S.rng.range(top, bottom)];
    const deep =
      S.rng.f() < ((y - top) / (bottom - top)) ** 1.6 && inside(outline, x, y) && inside(outline, x, y + 14);
    return deep
      ? [
          [x, y],
          [x + S.rng.gauss(0, 1), y + S.rng.range(6, 11)],
        ]
      : [];
  }).filter((one) => one.length > 0);
  const seams = g.seams.flatMap((seam) => {
    const points = trace(seam);
    return points.length > 4 ? backStitch(S, points, 9) : running(S, points, 10, 6);
  });
  return (
    felt(S, outline, g.colour, { height: 2.4, wobble: 1.2 }) +
    felt(
      S.element('holes'),
      g.holes.map((hole) => rigid(trace(hole))),
      '#1d161c',
      { height: 0.3, fuzz: 0.3, wobble: 0.4 },
    ) +
    sew(S, seams, thread, { width: 3.4 }) +
    sew(S, frost, g.colour === LINEN ? '#b9c4da' : '#d9dfea', { width: 2.2, twist: false, dimple: false }) +
    knots(S, trace(g.buttons), thread, 5.4) +
    pegs(S, trace(g.hung), 1.25)
  );
}

/** Far to near. The small one holds on to a cuff; one goes the other way. */
function walkers(scene: Scene): void {
  const standing: readonly [string, Garment, Point, number][] = [
    ['far', gown, [602, 530], 0.34],
    ['away', shirt, [716, 700], 0.44],
    ['suit', suit, [282, 948], 1],
    ['pyjamas', pyjamas, [536, 974], 1],
  ];
  for (const [name, g, at, s] of standing) {
    const S = scene.element(name);
    const [hx, hy] = nth(g.shadows, 0);
    const parts = [
      trace(g.outline),
      [
        [hx - 22, hy + 80],
        [hx - 18, hy],
        [hx + 18, hy],
        [hx + 22, hy + 80],
      ] satisfies Point[],
      ...g.shadows.map(([x, y, r]) =>
        times(18, (k): Point => [x + Math.cos(k * 0.349) * r * 0.86, y + Math.sin(k * 0.349) * r * 1.5]),
      ),
    ];
    scene.add(
      parts.map((part, i) => felt(S.element(`shadow ${i}`), shadowOf(part, at, s), SHADE, FLAT)),
      moved({ x: at[0], y: at[1], s }, garment(S, g)),
    );
  }
}

export default card({
  finish: felted,
  grade: { rake: 0.2, seed: 64, lamp: { at: [640, 400], reach: 200, gain: 0.07 } },
  paint,
});
