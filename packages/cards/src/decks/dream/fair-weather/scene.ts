/** Fair Weather: a quiet white house stands by a still lake, and in the reflection it is burning. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { mix } from '../../../kit/colour.ts';
import { resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, place, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, ribbon, wobble } from '../../../kit/shapes.ts';
import { flatFigure } from '../../../motifs/figure/figure.ts';

/** The shore line: everything below is the other world. */
const SHORE = 540;
const HX = 470;

function sky(S: Easel): string {
  return [
    pastelFill(S, rectangle(-40, -40, 840, SHORE + 10), '#a9b3cf', {
      density: 0.5,
      stick: 17,
      length: 190,
      angle: -0.2,
    }),
    fog(S, 30, 240, '#8f97bd', 0.7),
    fog(S, SHORE, 380, '#eddfe0', 0.95),
    smudgedLight(S, 0, SHORE - 90, 480, '#f9ecd8', 0.9),
    ...[
      [600, 110, 230, 24],
      [230, 180, 260, 22],
      [680, 236, 190, 16],
      [420, 286, 210, 12],
    ].map(([x = 0, y = 0, w = 0, h = 0]) =>
      pastelFill(S, wobble(blob(x, y, w, h, S.noise, 0.3, 2, 60), S.noise, h * 0.5, 0.02), '#f3eae8', {
        stick: 9,
        length: 130,
        density: 0.9,
        angle: -0.05,
        opacity: 0.7,
      }),
    ),
    inFog(
      S,
      0.55,
      pastelFill(
        S,
        closedBelow(S, ridge(S, { y: SHORE - 110, amplitude: 70, frequency: 0.005 }), SHORE + 4),
        '#8a92b4',
      ),
    ),
    inFog(
      S,
      0.25,
      pastelFill(
        S,
        closedBelow(S, ridge(S, { y: SHORE - 54, amplitude: 44, frequency: 0.008 }), SHORE + 4),
        '#77809c',
      ),
    ),
    fog(S, SHORE - 10, 80, '#e6dde4', 0.7),
  ].join('');
}

/** Poplars, willow and hedge; up = 1 for the real ones, -1 for the mirrored. */
function trees(S: Easel, up: 1 | -1, tone: string, lit: string): string {
  const poplar = (x: number, h: number): string => {
    const o = wobble(
      place(trace('0,-100 12,-84 17,-60 18,-34 12,-10 4,-2 4,4 -4,4 -4,-2 -13,-10 -18,-36 -16,-62 -10,-86'), {
        x,
        y: SHORE,
        sx: h / 100,
        sy: (h / 100) * up,
      }),
      S.noise,
      5,
      0.04,
    );
    return (
      pastelFill(S, o, tone, { stick: 5, length: 40, density: 2, angle: 1.4 }) +
      pastelLine(
        S,
        place(trace('-8,-84 -14,-60 -14,-34'), { x, y: SHORE, sx: h / 100, sy: (h / 100) * up }),
        4,
        lit,
        0.6,
      )
    );
  };
  const bush = (x: number, w: number, h: number): string =>
    pastelFill(
      S,
      wobble(blob(x, SHORE - up * h * 0.45, w, h * 0.55, S.noise, 0.25, 2, 34), S.noise, 6, 0.04),
      tone,
      { stick: 5, length: 30, density: 2, angle: -0.8 },
    );
  return [
    poplar(176, 190),
    poplar(212, 232),
    poplar(252, 170),
    bush(120, 60, 62),
    bush(52, 70, 80),
    poplar(716, 150),
    poplar(748, 196),
    bush(690, 44, 54),
    bush(800, 60, 90),
  ].join('');
}

interface Tones {
  wall: string;
  shade: string;
  roof: string;
  edge: string;
  glass: string;
  frame: string;
}

/** The house in units of card px, door on the shore; sy -1 mirrors it. */
function house(S: Easel, sy: number, c: Tones): string {
  const at = { x: HX, y: SHORE, sx: 1.16, sy: 1.16 * sy };
  const T = (l: string): Point[] => place(trace(l), at);
  const f = (l: string, colour: string, angle = 1.5, density = 2.4): string => {
    const p = T(l);
    return pastelFill(S, handOutline(S, p, 1.2, 0.04, 6), colour, {
      stick: 5,
      length: 50,
      density,
      angle,
      loose: 0.03,
    });
  };
  const boards = (x0: number, x1: number, y0: number, y1: number, n: number): string =>
    times(n, (i) => {
      const y = lerp(y0, y1, (i + 0.5) / n);
      return pastelLine(S, T(`${x0},${y} ${(x0 + x1) / 2},${y + 0.6} ${x1},${y}`), 1.3, c.shade, 0.6);
    }).join('');
  const window = (x: number, y: number, w = 24, h = 34): string =>
    f(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`, c.glass, 1.2, 7) +
    pastelLine(
      S,
      T(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h} ${x},${y}`),
      2.6,
      c.frame,
      0.95,
    ) +
    pastelLine(S, T(`${x + w / 2},${y} ${x + w / 2},${y + h}`), 1.8, c.frame, 0.9) +
    pastelLine(S, T(`${x},${y + h / 2} ${x + w},${y + h / 2}`), 1.8, c.frame, 0.9);
  return [
    f('80,-196 104,-196 104,-250 80,-250', c.roof, 1.5, 4),
    // long wing, then the gable towards us
    f('-20,-6 150,-6 150,-134 -20,-134', c.shade),
    boards(-18, 148, -130, -10, 13),
    f('-34,-130 -10,-206 132,-206 166,-130', c.roof, 0.05),
    f('-138,-4 -16,-4 -16,-150 -77,-226 -138,-150', c.wall),
    boards(-136, -18, -146, -8, 14),
    f('-152,-138 -77,-240 -2,-138 -14,-134 -77,-216 -140,-134', c.edge, 0.4, 4),
    window(-124, -128),
    window(-62, -128),
    window(-124, -66),
    window(-90, -190, 26, 30),
    window(22, -114),
    window(66, -114),
    window(112, -114),
    window(66, -58),
    window(112, -58),
    // porch and door
    f('-6,-6 46,-6 46,-68 -6,-68', c.roof, 1.5, 4),
    f('4,-6 32,-6 32,-58 4,-58', c.edge, 1.5, 5),
    f('-16,-66 56,-66 46,-80 -6,-80', c.roof, 0.05, 4),
  ].join('');
}

/** Flames that burn towards the bottom of the card, rooted at the given places with the given reach. */
function fire(S: Easel, roots: readonly (readonly [number, number, number])[], width: number): string {
  const tongue = (x: number, y: number, w: number, h: number, colour: string, o: number): string => {
    const bend = S.rng.gauss(0, w * 0.45);
    const line = resample(
      spline(
        [
          [x, y],
          [x + bend * 0.3, y + h * 0.35],
          [x - bend * 0.8, y + h * 0.7],
          [x + bend, y + h],
        ],
        false,
        10,
      ),
      5,
    );
    return pastelFill(
      S,
      wobble(
        ribbon(
          line,
          (t) => w * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.8 * (1 - t * 0.55) + 0.5,
        ),
        S.noise,
        w * 0.28,
        0.03,
      ),
      colour,
      { stick: 6, length: 60, density: 1.6, angle: 1.4, opacity: o },
    );
  };
  const ranks: readonly (readonly [string, number, number, number])[] = [
    ['#8f3a3a', 1.5, 1.16, 0.6],
    ['#d2552c', 1.2, 1, 0.85],
    ['#f08a2e', 0.86, 0.82, 0.9],
    ['#ffc552', 0.56, 0.62, 0.92],
    ['#fff0b0', 0.3, 0.42, 0.92],
  ];
  return ranks
    .map(([c, w, h, o]) =>
      roots
        .map(([x, y, len]) => tongue(x + S.rng.gauss(0, width * 0.15), y, width * w, len * h, c, o))
        .join(''),
    )
    .join('');
}

function lake(S: Easel): string {
  return [
    pastelFill(S, rectangle(-40, SHORE, 840, 1240), '#8791b6', {
      angle: 0.02,
      stick: 11,
      length: 230,
      density: 0.6,
    }),
    fog(S, SHORE + 120, 118, '#c9c3d6', 0.7),
    fog(S, 1240, 420, '#4f5885', 0.9),
  ].join('');
}

/** Horizontal strokes lay the picture down on water. */
function ripples(S: Easel): string {
  return times(96, (i) => {
    const t = (i / 96) ** 1.15;
    const y = SHORE + 10 + t * 670;
    const w = S.rng.range(50, 170) * (0.5 + t);
    const x = S.rng.range(-60, 800);
    const hot = Math.max(0, 1 - Math.abs(x + w / 2 - 490) / 230) * Math.max(0, 1 - t * 0.75);
    const c = i % 2 ? mix('#6a75a4', '#3a2f4c', hot) : mix('#d5d3e2', '#ffca74', Math.min(1, hot * 1.5));
    return pastelLine(
      S,
      [
        [x, y],
        [x + w * 0.5, y + S.rng.gauss(0, 1.5)],
        [x + w, y],
      ],
      1.3 + t * 3,
      c,
      0.42,
    );
  }).join('');
}

function jetty(S: Easel): string {
  const marks: string[] = [];
  const edge = (u: number, k: number): Point => [
    lerp(lerp(182, 236, u), lerp(-60, 330, u), k),
    lerp(784, 1250, k),
  ];
  for (const [u, k] of [
    [0, 0.02],
    [1, 0.02],
    [0, 0.3],
    [1, 0.3],
    [0, 0.62],
    [1, 0.62],
  ] as const) {
    const [x, y] = edge(u, k);
    marks.push(
      pastelFill(
        S,
        ribbon(
          resample(
            [
              [x, y - 22],
              [x, y + 40 + k * 50],
            ],
            6,
          ),
          () => 6 + k * 8,
        ),
        '#4a4660',
        { stick: 4, length: 40, density: 4, angle: 1.5 },
      ),
    );
  }
  for (let i = 0; i < 15; i++) {
    const [k0, k1] = [(i / 15) ** 1.4, ((i + 0.9) / 15) ** 1.4];
    const q: Points = [edge(-0.03, k0), edge(1.03, k0), edge(1.03, k1), edge(-0.03, k1)];
    marks.push(
      pastelFill(S, handOutline(S, q, 1.4, 0.05, 8), i % 3 ? '#9a93a6' : '#8a8399', {
        stick: 4 + k0 * 5,
        length: 60 + k0 * 80,
        density: 2,
        angle: 0.02,
        loose: 0.04,
      }),
    );
    marks.push(
      pastelLine(S, [edge(-0.03, k1), edge(0.5, k1), edge(1.03, k1)], 1.6 + k0 * 3, '#4a4660', 0.9),
      pastelLine(
        S,
        [edge(0, k0 + 0.004), edge(0.5, k0 + 0.004), edge(1, k0 + 0.004)],
        1.2 + k0 * 2,
        '#d9d2da',
        0.8,
      ),
    );
  }
  return marks.join('');
}

function ducks(S: Easel): string {
  const duck = (x: number, y: number, s: number, flip: number): string => {
    const T = (l: string): Point[] => place(trace(l), { x, y, sx: s * flip, sy: s });
    return [
      pastelFill(
        S,
        wobble(T('-26,0 -32,-10 -20,-12 0,-16 14,-14 24,-6 20,2 -10,4'), S.noise, 1, 0.06),
        '#5d5a72',
        { stick: 3, length: 18, density: 6, loose: 0 },
      ),
      pastelFill(S, T('10,-12 12,-26 20,-32 30,-30 34,-24 28,-18 22,-12 18,-8'), '#3f5560', {
        stick: 3,
        length: 12,
        density: 8,
        loose: 0,
      }),
      path(smooth(T('33,-26 44,-24 33,-21')), '#d9b36a'),
      pastelLine(S, T('-40,7 0,9 40,6'), 1.8, '#e4e2ec', 0.7),
      pastelFill(S, T('-24,8 20,8 12,16 -14,16'), '#5d5a72', {
        stick: 3,
        length: 20,
        density: 3,
        opacity: 0.5,
        loose: 0,
      }),
    ].join('');
  };
  return [
    duck(66, 640, 0.8, -1),
    duck(112, 664, 0.9, -1),
    duck(50, 690, 1, -1),
    duck(128, 616, 0.62, -1),
    duck(104, 716, 1.05, -1),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 35, background: '#a9b3cf' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(sky(el('sky')), trees(el('trees'), 1, '#6a7590', '#b3bccb'));
  scene.add(
    house(el('house'), 1, {
      wall: '#f7f3ee',
      shade: '#ccc9d8',
      roof: '#77809e',
      edge: '#8e95b0',
      glass: '#97a5c2',
      frame: '#ffffff',
    }),
  );
  // the bucket by the door, the path, the light on the gable
  const yard = el('yard');
  scene.add(
    pastelFill(
      yard,
      wobble(
        trace('-40,528 200,532 420,530 640,531 840,526 840,552 600,550 400,554 200,550 -40,552'),
        yard.noise,
        3,
        0.03,
      ),
      '#8f9a8c',
      { stick: 5, length: 70, density: 2, angle: 0.02 },
    ),
    pastelFill(yard, place(trace('-9,-20 9,-20 7,0 -7,0'), { x: 540, y: 536, s: 1.1 }), '#5c6a86', {
      stick: 3,
      length: 14,
      density: 8,
      loose: 0,
    }),
    pastelLine(yard, place(trace('-9,-20 0,-33 9,-20'), { x: 540, y: 536, s: 1.1 }), 1.8, '#5c6a86', 1),
    pastelLine(yard, trace('310,534 310,366 380,278'), 4, '#fff6e4', 0.85),
  );
  // the other world, painted whole, then laid flat
  const other = el('other');
  scene.add(lake(el('lake')), inFog(other, 0.25, trees(el('mirror trees'), -1, '#5b6288', '#8f95b8')));
  scene.add(
    // smoke goes the wrong way too
    inFog(
      other,
      0.5,
      pastelFill(
        other,
        wobble(
          ribbon(resample(traceCurve('540,760 600,880 560,1010 660,1130 640,1260'), 8), (t) => 60 + 100 * t),
          other.noise,
          30,
          0.012,
        ),
        '#39365a',
        { stick: 12, length: 120, density: 0.9, angle: 1.2, opacity: 0.75 },
      ),
    ),
    smudgedLight(other, 490, 760, 400, '#f6a552', 0.85),
    fire(
      el('fire'),
      [
        [346, 660, 250],
        [392, 700, 340],
        [450, 690, 290],
        [508, 660, 390],
        [562, 690, 330],
        [618, 660, 300],
        [652, 640, 210],
      ],
      40,
    ),
    house(el('mirror house'), -1, {
      wall: '#5b2f3c',
      shade: '#43243a',
      roof: '#241b30',
      edge: '#2c1a2a',
      glass: '#ffe08a',
      frame: '#ff9a3e',
    }),
    fire(
      el('licks'),
      [
        [340, 640, 96],
        [412, 640, 110],
        [340, 590, 60],
        [380, 742, 130],
        [510, 630, 90],
        [562, 632, 110],
        [614, 632, 96],
        [562, 588, 60],
        [616, 588, 64],
        [470, 770, 120],
        [600, 770, 110],
      ],
      13,
    ),
    smudgedLight(other, 490, 760, 200, '#ffd98a', 0.4),
  );
  scene.add(ripples(el('ripples')), ducks(el('ducks')));
  // the shore itself, a thin seam
  const seam = el('seam');
  scene.add(
    pastelLine(seam, trace('-20,552 200,556 420,553 640,556 820,552'), 4, '#5a6076', 0.8),
    pastelLine(seam, trace('-20,560 240,562 460,560 700,563 820,559'), 1.6, '#f3e6dc', 0.5),
  );
  // jetty, child, and the child below who has already begun to run
  const child = {
    x: 214,
    y: 836,
    s: 1.12,
    view: 'back',
    pose: 'stand',
    build: 'child',
    garment: 'dress',
    hat: 'straw',
    hair: 'long',
    colours: { coat: '#d9c2c9', hat: '#efe2bf', trousers: '#8a8399', boots: '#5a5068', hair: '#5a4238' },
  } as const;
  scene.add(
    // her reflection, already running
    moved(
      { x: 322, y: 852 },
      group(
        { transform: 'scale(1 -1)' },
        flatFigure({
          ...child,
          x: 0,
          y: 0,
          s: 1.3,
          view: 'side',
          pose: 'run',
          flip: -1,
          colours: {
            coat: '#ecc2bb',
            hat: '#f6dc9c',
            trousers: '#3c3358',
            boots: '#2d2a4c',
            hair: '#3a2a3c',
            skin: '#c98a6c',
          },
        }),
      ),
    ),
    times(3, (i) =>
      pastelLine(
        seam,
        [
          [272 + seam.rng.gauss(0, 8), 884 + i * 42],
          [330, 886 + i * 42],
          [390 + seam.rng.gauss(0, 8), 884 + i * 42],
        ],
        1.6,
        '#8f96bd',
        0.45,
      ),
    ),
    jetty(el('jetty')),
    flatFigure(child),
    pastelLine(seam, trace('200,770 198,800 190,820'), 2.4, '#fff4e6', 0.7),
  );
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#c9c3d0', seed: 35, slant: -28 }, paint });
