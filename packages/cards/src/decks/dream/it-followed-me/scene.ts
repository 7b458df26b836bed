/** It Followed Me: a small red house trots after a child across an autumn field, wagging its chimney smoke. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { pathPoints, resample, smooth, soften, spline } from '../../../kit/curves.ts';
import { blade, closedBelow, ridge } from '../../../kit/land.ts';
import { path } from '../../../kit/markup.ts';
import {
  lerp,
  place,
  rectangle,
  times,
  trace,
  type Placement,
  type Point,
  type Points,
} from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, profile, ribbon, wobble } from '../../../kit/shapes.ts';
import { flatFigure, silhouette } from '../../../motifs/figure/figure.ts';

const HORIZON = 566;
const SUN: Point = [640, 470];

function sky(S: Easel): string {
  const puff = (x: number, y: number, w: number, h: number, colour: string): string =>
    pastelFill(S, wobble(blob(x, y, w, h, S.noise, 0.3, 1.8, 60), S.noise, h * 0.4, 0.02), colour, {
      stick: 12,
      length: 90,
      density: 0.8,
      angle: -0.15,
      opacity: 0.75,
    });
  return [
    pastelFill(S, rectangle(-40, -40, 840, 640), '#a9c3cf', {
      density: 0.5,
      stick: 17,
      length: 180,
      angle: -0.3,
    }),
    fog(S, HORIZON, 420, '#f3dcae', 1),
    smudgedLight(S, SUN[0], SUN[1], 430, '#fff0c4', 0.9),
    puff(170, 150, 190, 46, '#dfe4dc'),
    puff(250, 196, 150, 30, '#e9e2cc'),
    puff(600, 96, 170, 34, '#d5dfdc'),
    puff(420, 300, 190, 24, '#f3e4c0'),
    puff(90, 352, 130, 20, '#eedfc0'),
    smudgedLight(S, SUN[0], SUN[1], 110, '#fffdf0', 1),
  ].join('');
}

function far(S: Easel): string {
  const wood = (x0: number, x1: number, y: number, h: number, colour: string): string =>
    times(Math.round((x1 - x0) / 17), (i) => {
      const x = lerp(x0, x1, (i + S.rng.f()) / Math.round((x1 - x0) / 17));
      const k = h * S.rng.range(0.6, 1.1);
      return pastelFill(
        S,
        wobble(blob(x, y - k * 0.5, k * 0.34, k * 0.56, S.noise, 0.25, 1.6, 24), S.noise, 4, 0.05),
        colour,
        { stick: 5, length: 24, density: 2, angle: -1 },
      );
    }).join('');
  return [
    inFog(
      S,
      0.6,
      pastelFill(
        S,
        closedBelow(S, ridge(S, { y: HORIZON - 26, amplitude: 40, frequency: 0.006 }), 700),
        '#b9a98e',
      ),
    ),
    inFog(S, 0.25, wood(-20, 250, HORIZON + 14, 74, '#a9764f')),
    fog(S, HORIZON, 60, '#f5deb0', 0.75),
    // the house that was left behind a tree, looking
    pastelFill(S, trace('672,568 672,512 704,482 736,510 738,570'), '#d9d3c0', {
      stick: 4,
      length: 24,
      density: 4,
    }),
    pastelFill(S, trace('662,516 704,472 746,510 738,518 704,486 670,522'), '#7d5a48', {
      stick: 3,
      length: 20,
      density: 5,
    }),
    path(soften('690,524 706,524 706,544 690,544'), '#f7e6ae'),
    wood(742, 830, HORIZON + 24, 150, '#9c5d38'),
    pastelLine(S, trace('764,588 768,520 760,470'), 5, '#5b3f30', 0.9),
    wood(752, 800, HORIZON - 30, 110, '#b5713f'),
  ].join('');
}

/** The stubble field: rows running to the sun. */
function field(S: Easel): string {
  const ground: Points = rectangle(-40, HORIZON, 840, 1240);
  const marks = [pastelFill(S, ground, '#d9b36c', { angle: 0.1, stick: 10, length: 120, density: 0.7 })];
  for (let i = -17; i < 20; i++) {
    const u = 560 + i * 118;
    const row = times(12, (k): Point => {
      const t = (k / 11) ** 1.7;
      return [lerp(SUN[0] - 30 + i * 7, u, t) + S.noise.n2(k * 0.4, i) * 8 * t, lerp(HORIZON + 6, 1240, t)];
    });
    marks.push(pastelLine(S, row, 9, i % 2 ? '#b98645' : '#c4934e', 0.7));
    marks.push(
      pastelLine(
        S,
        row.map(([x, y]): Point => [x + 9 * ((y - HORIZON) / 640), y]),
        3.4,
        '#f3d999',
        0.75,
      ),
    );
  }
  // straws
  const straw = times(560, () => {
    const t = S.rng.f() ** 0.6;
    const [x, y] = [S.rng.range(-20, 820), lerp(HORIZON + 20, 1210, t)];
    const h = 6 + 34 * t * S.rng.range(0.5, 1.1);
    const l = S.rng.gauss(0, 0.22) * h;
    return path(
      blade(x, y, h, l, (q) => (0.5 + t * 1.5) * (1 - q) + 0.3),
      S.rng.pick(['#8f6232', '#f6dfa0', '#b8823f', '#e4bc6d']),
      `opacity="${(0.35 + t * 0.5).toFixed(2)}"`,
    );
  });
  return marks.join('') + straw.join('') + fog(S, HORIZON + 4, 70, '#f8e3b4', 0.7);
}

/** Where it used to stand. */
function foundation(S: Easel): string {
  return [
    pastelFill(S, trace('22,668 128,660 152,690 34,702'), '#7d6a52', { stick: 4, length: 40, density: 3 }),
    pastelFill(S, trace('32,672 124,666 142,688 42,697'), '#4f4638', { stick: 3, length: 30, density: 3 }),
    pastelLine(S, trace('20,668 128,659 154,690 32,704 20,668'), 4, '#cfc3a4', 0.9),
    pastelLine(S, trace('98,664 96,628'), 3, '#8a7a62', 0.8),
    pastelLine(S, trace('176,664 176,640 188,640 188,662'), 2, '#8a7a62', 0.8),
    // prints, four to a stride
    ...times(15, (i) => {
      const t = (i / 14) ** 0.9;
      const [x, y] = [lerp(130, 262, t) + Math.sin(i * 1.9) * (5 + t * 20) - t * 30, lerp(704, 930, t)];
      return path(smooth(blob(x, y, 4 + t * 9, 2 + t * 4, S.noise, 0.2)), '#8a5f34', 'opacity=".55"');
    }),
  ].join('');
}

const RED = '#b8392c';

function house(S: Easel, at: Placement): string {
  const P = (d: string): Point[] => place(pathPoints(d, 4), at);
  const T = (list: string): Point[] => place(trace(list), at);
  const fill = (
    d: string,
    colour: string,
    o: { angle?: number; density?: number; stick?: number; length?: number } = {},
  ): string =>
    pastelFill(S, wobble(P(d), S.noise, 1.6, 0.04), colour, {
      stick: 5,
      length: 46,
      density: 2.2,
      loose: 0.06,
      ...o,
    });
  const leg = (points: string, w: number, colour: string): string => {
    const l = resample(spline(T(points), false, 10), 4);
    return pastelFill(
      S,
      ribbon(
        l,
        profile([
          [0, w],
          [0.5, w * 0.82],
          [0.8, w * 0.7],
          [0.88, w * 1.1],
          [1, w * 0.8],
        ]),
      ),
      colour,
      { stick: 4, length: 30, density: 4, angle: 1.3, loose: 0 },
    );
  };
  const smoke = resample(
    spline(T('-80,-352 -104,-392 -60,-424 -128,-462 -66,-506 -150,-556 -96,-616 -150,-680'), false, 14),
    6,
  );
  const boards = (x0: number, x1: number, yTop: number, yBot: number, n: number, colour: string): string =>
    times(n, (i) => {
      const x = lerp(x0, x1, (i + 0.5) / n);
      return pastelLine(
        S,
        place(
          [
            [x, yTop],
            [x + 0.8, (yTop + yBot) / 2],
            [x, yBot],
          ],
          at,
        ),
        1.6,
        colour,
        0.55,
      );
    }).join('');
  const shingle = times(5, (r) =>
    times(10, (i) => {
      const t = (r + 0.6) / 5;
      const x0 = lerp(-108, -150, t) + i * 19.6 + (r % 2) * 9;
      const y = -300 + t * 94;
      return pastelLine(
        S,
        place(
          [
            [x0, y],
            [x0 + 8, y + 5],
            [x0 + 17, y],
          ],
          at,
        ),
        1.7,
        '#4a2a22',
        0.6,
      );
    }).join(''),
  ).join('');
  return [
    // smoke, wagged
    pastelFill(
      S,
      wobble(
        ribbon(smoke, (t) => (8 + 28 * t) * (at.s ?? 1) * (1 - t ** 5 * 0.96)),
        S.noise,
        8,
        0.03,
      ),
      '#eee5d2',
      { stick: 8, length: 50, density: 1.6, angle: -1, opacity: 0.82 },
    ),
    pastelLine(
      S,
      smoke.filter((_, i) => i % 5 === 0).map(([x, y]): Point => [x - 9, y + 5]),
      6,
      '#b9b6ab',
      0.5,
    ),
    // far legs
    leg('-70,-84 -50,-54 -76,-26 -62,-4', 13, '#5a261f'),
    leg('92,-84 108,-58 130,-38 150,-22', 13, '#5a261f'),
    // side wall in shade, gable lit by the sky ahead
    fill('M-130 -78L42 -66L42 -212L-130 -216Z', '#8f2a24', { angle: 1.5 }),
    fill('M42 -66L132 -82L134 -206L90 -296L42 -212Z', RED, { angle: 1.5 }),
    boards(-128, 40, -212, -74, 13, '#5f1a18'),
    boards(46, 130, -206, -80, 6, '#7d2019'),
    // roof
    fill('M-98 -288L-98 -352L-62 -352L-62 -286Z', '#7a4a3a', { angle: 1.5, density: 3 }),
    fill('M-152 -204L-108 -304L92 -306L46 -202Z', '#6b3b2e', { angle: 0.05 }),
    shingle,
    fill('M92 -308L144 -200L132 -194L90 -286L46 -200L36 -206Z', '#4f2a22', { density: 4 }),
    // the sun catches ridge, gable edge and chimney
    pastelLine(S, T('-108,-304 0,-306 92,-308 144,-200'), 3.4, '#ffdf9e', 0.95),
    pastelLine(S, T('133,-200 133,-84'), 3, '#ffb679', 0.9),
    pastelLine(S, T('-62,-350 -62,-306'), 2.4, '#ffcf96', 0.9),
    // windows
    ...['-104,-184 -62,-182 -62,-130 -104,-131', '-28,-180 12,-178 12,-126 -28,-128'].map(
      (w) =>
        pastelFill(S, T(w), '#f7dd92', { stick: 3, length: 20, density: 6, loose: 0 }) +
        pastelLine(S, T(w + ' ' + (w.split(' ')[0] ?? '')), 2.6, '#f3ead2', 0.95),
    ),
    ...[
      [-83, -183, -83, -130],
      [-104, -157, -62, -156],
      [-8, -179, -8, -127],
      [-28, -153, 12, -152],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      pastelLine(
        S,
        place(
          [
            [a, b],
            [c, d],
          ],
          at,
        ),
        2,
        '#f3ead2',
        0.9,
      ),
    ),
    pastelFill(S, place(blob(90, -238, 11, 13, S.noise, 0.04, 1, 18), at), '#f7dd92', {
      stick: 3,
      length: 12,
      density: 8,
      loose: 0,
    }),
    // door ajar, the doormat held in it like a bone
    fill('M66 -72L66 -164C72 -180 102 -184 110 -170L112 -80Z', '#2d1613', { density: 4 }),
    fill('M66 -72L66 -164C70 -174 78 -180 86 -182L84 -66Z', '#e9dcc0', { density: 5, angle: 1.5 }),
    fill(
      'M30 -122C60 -134 84 -138 108 -140C130 -144 148 -144 160 -138C166 -124 164 -106 158 -94C136 -100 112 -98 92 -94C70 -88 52 -78 36 -74C26 -88 24 -108 30 -122Z',
      '#c9974a',
      { density: 5, angle: 0.1 },
    ),
    pastelLine(S, T('36,-112 64,-122 108,-129 156,-128'), 2.6, '#7d5522', 0.9),
    pastelLine(S, T('38,-86 66,-98 110,-108 154,-106'), 2.6, '#7d5522', 0.9),
    pastelLine(S, T('46,-98 76,-109 112,-118 148,-117'), 3, '#a83a2a', 0.9),
    ...times(
      8,
      (i) =>
        pastelLine(
          S,
          place(
            [
              [30 - i * 0.4, -120 + i * 6],
              [17 - i * 0.3, -117 + i * 6],
            ],
            at,
          ),
          1.8,
          '#e3bd78',
          0.95,
        ) +
        pastelLine(
          S,
          place(
            [
              [161, -136 + i * 5.5],
              [174, -138 + i * 5.5],
            ],
            at,
          ),
          1.8,
          '#e3bd78',
          0.95,
        ),
    ),
    // near legs
    leg('-108,-82 -134,-56 -118,-26 -142,-10', 15, '#7d2c22'),
    leg('30,-74 22,-46 42,-20 30,2', 15, '#7d2c22'),
    pastelLine(S, T('40,-60 34,-44 52,-20 42,-2'), 2.4, '#ffb679', 0.7),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 30, background: '#d9c79c' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(sky(el('sky')), far(el('far')), field(el('field')), foundation(el('foundation')));
  // long shadows towards us
  const shade = el('shade');
  scene.add(
    pastelFill(
      shade,
      wobble(
        trace('206,968 476,972 526,958 476,1040 356,1150 246,1260 -20,1260 76,1120'),
        shade.noise,
        6,
        0.02,
      ),
      '#8a6a4c',
      { stick: 8, length: 110, density: 0.9, angle: 2.2, opacity: 0.55 },
    ),
    pastelFill(
      shade,
      wobble(trace('654,968 678,966 640,1066 610,1166 582,1166 612,1066'), shade.noise, 3, 0.03),
      '#8a6a4c',
      { stick: 5, length: 70, density: 1.4, angle: 2, opacity: 0.6 },
    ),
  );
  scene.add(house(el('house'), { x: 356, y: 972, s: 1.26, r: -0.075 }));
  const child = {
    x: 664,
    y: 972,
    s: 1.38,
    view: 'back',
    pose: 'walk',
    build: 'child',
    garment: 'coat',
    hat: 'bobble',
    colours: { coat: '#3f5a78', hat: '#d9c9a0', trousers: '#4a3a30', boots: '#33241c', scarf: '#d8d0b8' },
  } as const;
  const rim = el('rim');
  scene.add(
    `<g transform="translate(2.500 -2)" opacity=".9">${silhouette(child, '#ffe3a8')}</g>`,
    flatFigure(child),
    pastelLine(rim, trace('694,886 708,922 720,940'), 2.4, '#7a5a38', 0.9),
  );
  // rooks
  scene.add(
    ...[
      [120, 470, 1],
      [160, 452, 0.8],
      [196, 478, 0.7],
      [470, 420, 0.6],
      [84, 446, 0.6],
    ].map(([x = 0, y = 0, k = 1]) =>
      pastelLine(
        rim,
        [
          [x - 16 * k, y - 5 * k],
          [x - 6 * k, y - 7 * k],
          [x, y],
          [x + 7 * k, y - 8 * k],
          [x + 17 * k, y - 4 * k],
        ],
        2.6 * k,
        '#5c5348',
        0.85,
      ),
    ),
  );
  // near stubble over the feet
  const near = el('near');
  scene.add(
    times(130, () => {
      const [x, y] = [near.rng.range(-10, 810), near.rng.range(960, 1000) + near.rng.f() * 210];
      const h = near.rng.range(18, 46);
      const l = near.rng.gauss(0.05, 0.2) * h;
      return path(
        blade(x, y, h, l, (q) => 2 * (1 - q) + 0.3),
        near.rng.pick(['#f7e0a2', '#a87436', '#dfb563']),
        'opacity=".8"',
      );
    }),
  );
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#d8c49a', seed: 30, slant: -42 }, paint });
