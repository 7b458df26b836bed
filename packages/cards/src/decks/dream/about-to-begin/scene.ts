/** About to Begin: rows of empty theatre seats stand ankle-deep in a calm sea, facing a horizon where something is about to start. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import {
  Scene,
  blob,
  blur,
  group,
  mix,
  path,
  pathPoints,
  place,
  profile,
  resample,
  ribbon,
  smooth,
  spline,
  times,
  trace,
  wobble,
  type Easel,
  type Point,
  type Points,
} from '../../../kit/index.ts';

const HORIZON = 486;
/** The aisle points at the seam. */
const AISLE = 436;
const PEARL = '#dcd7d6';
const PINK = '#ebc8c0';
const HAZE = '#efdcd4';
const RED = '#9c2733';

const box = (x0: number, y0: number, x1: number, y1: number): Points => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The dawn hangs in folds, and parts at one place. */
function sky(S: Easel): string {
  const folds = times(23, (i) => {
    const side = i < 12 ? -1 : 1;
    const k = i < 12 ? i : i - 12;
    const x = AISLE + side * (34 + k * 41 + k * k * 0.5);
    const hem = HORIZON - 6 - Math.sin(k * 1.7) * 5;
    const lean = side * (8 + k * 2);
    const line: Points = [
      [x + lean * 2.2 + S.rng.gauss(0, 4), -40],
      [x + lean, 160],
      [x + S.rng.gauss(0, 4), 340],
      [x - side * 2, hem],
    ];
    return (
      pastelLine(S, line, 17 + k * 0.8, mix('#bd98a4', '#988ba4', k / 12), 0.62) +
      pastelLine(
        S,
        line.map(([px, py]): Point => [px - side * 15, py]),
        9,
        '#fbeee2',
        Math.max(0.3, 0.8 - k * 0.05),
      )
    );
  });
  return [
    pastelFill(S, box(-40, -40, 840, HORIZON + 10), PEARL, {
      density: 0.5,
      stick: 15,
      length: 200,
      angle: 1.5,
    }),
    fog(S, -20, 300, '#b3aab8', 0.85),
    fog(S, HORIZON, 300, PINK, 0.9),
    group({ filter: blur(S, 5, 1) }, folds),
    // the parting
    smudgedLight(S, AISLE, HORIZON - 40, 330, '#fff1d6', 0.8),
    pastelFill(
      S,
      wobble(trace('432,40 440,40 446,220 456,400 462,482 410,482 418,400 426,220'), S.noise, 4, 0.02),
      '#fff7e4',
      { stick: 5, length: 120, density: 1.6, angle: 1.56, opacity: 0.9 },
    ),
    smudgedLight(S, AISLE, HORIZON - 6, 120, '#ffffff', 0.95),
    // the hem, just lifted off the sea
    pastelLine(S, trace('-20,478 120,484 260,480 400,485'), 4, '#b99aa4', 0.6),
    pastelLine(S, trace('472,485 600,480 700,484 820,478'), 4, '#b99aa4', 0.6),
    fog(S, HORIZON, 46, HAZE, 0.85),
  ].join('');
}

function sea(S: Easel): string {
  const marks = [
    pastelFill(S, box(-40, HORIZON, 840, 1240), '#b4b6bd', {
      angle: 0.02,
      stick: 11,
      length: 240,
      density: 0.55,
    }),
    fog(S, HORIZON + 4, 150, '#f0d9cf', 0.95),
    fog(S, 1240, 330, '#858a99', 0.85),
  ];
  times(92, (i) => {
    const t = (i / 92) ** 1.35;
    const y = HORIZON + 8 + t * 730;
    const w = S.rng.range(60, 200) * (0.3 + t);
    const x = S.rng.range(-60, 800);
    const near = Math.max(0, 1 - Math.abs(x + w / 2 - AISLE) / (90 + t * 180));
    marks.push(
      pastelLine(
        S,
        [
          [x, y],
          [x + w * 0.5, y + S.rng.gauss(0, 1.4)],
          [x + w, y],
        ],
        1.2 + t * 3.6,
        near > 0.25 ? mix('#f3ddd0', '#fffaf0', near) : i % 2 ? '#9296a4' : '#d9d3d4',
        0.5,
      ),
    );
  });
  // the aisle of light
  times(40, (i) => {
    const t = (i / 40) ** 1.3;
    const y = HORIZON + 6 + t * 720;
    const w = (16 + t * 92) * S.rng.range(0.4, 1);
    marks.push(
      pastelLine(
        S,
        [
          [AISLE - w + S.rng.gauss(0, 6), y],
          [AISLE, y + 1],
          [AISLE + w + S.rng.gauss(0, 6), y],
        ],
        1.6 + t * 4,
        '#fff6e6',
        0.7 - t * 0.4,
      ),
    );
  });
  return marks.join('');
}

/** A seat from behind (or, turned, from the front), standing in the water at (x, y). */
function seat(S: Easel, x: number, y: number, s: number, far: number, turned = false, tilt = 0): string {
  const at = { x, y, s, r: tilt };
  const P = (d: string): Point[] => place(pathPoints(d, Math.max(3, 5)), at);
  const T = (l: string): Point[] => place(trace(l), at);
  const air = (c: string): string => mix(c, '#e0c3bd', far);
  const f = (d: string, c: string, angle = 1.5, density = 2.6): string =>
    pastelFill(S, wobble(P(d), S.noise, 2.2 * s, 0.03 / Math.max(0.4, s)), air(c), {
      stick: 2.4 + 4 * s,
      length: 18 + 50 * s,
      density,
      angle,
      loose: s > 0.6 ? 0.04 : 0,
    });
  const marks: string[] = [
    // reflection first: a smear of red
    group(
      { opacity: 0.5 - far * 0.2 },
      pastelFill(
        S,
        wobble(P('M-66 4L66 4L60 92C40 112 -40 112 -60 92Z'), S.noise, 7 * s, 0.03),
        air('#8a3a46'),
        { stick: 3 + 4 * s, length: 20 + 40 * s, density: 1.4, angle: 0.02 },
      ),
    ),
    // legs
    f('M-62 6L-60 -40L-46 -40L-48 6Z', '#3c3038'),
    f('M62 6L60 -40L46 -40L48 6Z', '#3c3038'),
  ];
  if (turned)
    marks.push(
      f('M-62 -60C-68 -130 -60 -196 -40 -214C-20 -226 20 -226 40 -214C60 -196 68 -130 62 -60Z', '#7d1f2c'),
      f('M-50 -66C-56 -130 -48 -184 -32 -198C-16 -208 16 -208 32 -198C48 -184 56 -130 50 -66Z', '#b8323c'),
      ...[
        [-22, -160],
        [22, -160],
        [0, -126],
        [-24, -92],
        [24, -92],
      ].map(([u = 0, v = 0]) => path(smooth(place(blob(u, v, 5, 5, S.noise, 0.1), at)), air('#6a1824'))),
      f('M-60 -70C-30 -80 30 -80 60 -70L66 -34C30 -22 -30 -22 -66 -34Z', '#c63d44', 0.05),
      f('M-66 -34C-30 -22 30 -22 66 -34L64 -20C30 -8 -30 -8 -64 -20Z', '#7d1f2c', 0.05),
      f('M-78 -92C-70 -102 -58 -100 -54 -90L-56 -34L-74 -34Z', '#4a3436'),
      f('M78 -92C70 -102 58 -100 54 -90L56 -34L74 -34Z', '#4a3436'),
      pastelLine(S, T('-58,-70 0,-79 58,-70'), 3 * s, air('#f0a090'), 0.7),
    );
  else
    marks.push(
      // arm rests, back board, velvet over the top
      f('M-80 -96C-72 -108 -60 -104 -58 -92L-58 -44L-76 -44Z', '#4a3436'),
      f('M80 -96C72 -108 60 -104 58 -92L58 -44L76 -44Z', '#4a3436'),
      f(
        'M-62 -34C-70 -110 -64 -188 -44 -208C-24 -222 24 -222 44 -208C64 -188 70 -110 62 -34C30 -26 -30 -26 -62 -34Z',
        RED,
      ),
      f(
        'M-48 -46C-54 -104 -50 -160 -36 -176C-16 -186 16 -186 36 -176C50 -160 54 -104 48 -46C20 -40 -20 -40 -48 -46Z',
        '#7a1d2a',
      ),
      ...times(4, (i) =>
        pastelLine(
          S,
          T(`${-30 + i * 20},-60 ${-31 + i * 20},-110 ${-29 + i * 20},-164`),
          3.4 * s,
          air('#a8323c'),
          0.55,
        ),
      ),
      // dawn on the rolled top edge
      pastelLine(
        S,
        T('-60,-172 -44,-206 -20,-217 20,-217 44,-206 60,-172'),
        4.6 * s + 0.6,
        mix('#ffd9c4', HAZE, far),
        0.95,
      ),
      pastelLine(S, T('-78,-98 -70,-105 -61,-99'), 3 * s, '#ffd9c4', 0.8),
      pastelLine(S, T('78,-98 70,-105 61,-99'), 3 * s, '#ffd9c4', 0.8),
      // a brass plate, blank
      s > 0.45 ? path(smooth(place(blob(0, -196, 9, 4, S.noise, 0.05), at)), air('#d9a85c')) : '',
    );
  marks.push(pastelLine(S, T('-84,8 -40,12 0,9 44,13 86,8'), 2.6 * s + 0.5, mix('#fff2e6', HAZE, far), 0.8));
  return marks.join('');
}

/** One seal, early, good seat. From behind: a round wet head above the velvet. */
function seal(S: Easel, x: number, y: number, s: number): string {
  const P = (d: string): Point[] => place(pathPoints(d, 4), { x, y, s });
  return [
    pastelFill(
      S,
      wobble(
        P(
          'M-46 0C-50 -44 -40 -76 -30 -92C-36 -122 -22 -148 4 -150C32 -148 44 -122 36 -94C48 -76 54 -44 50 0Z',
        ),
        S.noise,
        2,
        0.04,
      ),
      '#5c616e',
      { stick: 5, length: 36, density: 3.4, angle: 1.4 },
    ),
    pastelFill(
      S,
      wobble(
        P('M-20 -98C-24 -120 -14 -140 4 -142C20 -140 28 -122 24 -102C10 -92 -8 -92 -20 -98Z'),
        S.noise,
        2,
        0.04,
      ),
      '#6d7280',
      { stick: 4, length: 24, density: 3, angle: 1.2, loose: 0 },
    ),
    ...[
      [-18, -60],
      [12, -52],
      [26, -76],
      [-6, -30],
      [30, -26],
      [-30, -28],
      [2, -84],
    ].map(([u = 0, v = 0]) =>
      path(smooth(place(blob(u, v, 5, 4, S.noise, 0.2), { x, y, s })), '#474b58', 'opacity=".7"'),
    ),
    pastelLine(
      S,
      place(trace('-32,-96 -34,-124 -18,-146 4,-151 26,-146 40,-122 36,-98'), { x, y, s }),
      4.4,
      '#fff0e0',
      0.95,
    ),
    // whiskers either side
    ...[
      [-34, -112, -62, -118],
      [-34, -106, -62, -104],
      [38, -112, 66, -118],
      [38, -106, 66, -104],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      pastelLine(
        S,
        place(
          [
            [a, b],
            [(a + c) / 2, (b + d) / 2 - 2],
            [c, d],
          ],
          { x, y, s },
        ),
        1.1,
        '#f3e6da',
        0.8,
      ),
    ),
  ].join('');
}

/** The usher: a crab with a torch. */
function crab(S: Easel, x: number, y: number, s: number): string {
  const at = { x, y, s };
  const P = (d: string): Point[] => place(pathPoints(d, 4), at);
  const T = (l: string): Point[] => place(trace(l), at);
  const limb = (l: string, w: number): string =>
    pastelFill(
      S,
      ribbon(
        resample(spline(T(l), false, 8), 3),
        profile([
          [0, w * s],
          [0.7, w * 0.8 * s],
          [1, w * 0.3 * s],
        ]),
      ),
      '#8a3a36',
      { stick: 3, length: 18, density: 6, loose: 0 },
    );
  return [
    // the beam, along the row
    group(
      { opacity: 0.75 },
      pastelFill(S, T('-66,-58 -250,-96 -262,-28 -66,-46'), '#fff3c4', {
        stick: 7,
        length: 90,
        density: 1,
        angle: 0.05,
        opacity: 0.5,
      }),
    ),
    ...[
      '-28,-18 -52,-14 -62,8',
      '-24,-10 -42,2 -46,18',
      '28,-18 52,-14 64,6',
      '24,-10 42,2 48,18',
      '-30,-24 -58,-26 -74,-6',
      '30,-24 58,-28 76,-8',
    ].map((l) => limb(l, 5)),
    limb('-28,-30 -48,-40 -54,-52', 7),
    limb('28,-30 50,-42 54,-58', 7),
    pastelFill(
      S,
      P('M44 -56C40 -76 54 -88 68 -84C66 -76 62 -74 60 -70C68 -72 76 -68 76 -62C70 -52 56 -46 44 -56Z'),
      '#a8443c',
      { stick: 3, length: 16, density: 7, loose: 0 },
    ),
    pastelFill(S, P('M-46 -48C-56 -46 -66 -52 -66 -62C-58 -66 -52 -62 -48 -60Z'), '#a8443c', {
      stick: 3,
      length: 16,
      density: 7,
      loose: 0,
    }),
    pastelFill(
      S,
      wobble(
        P('M-40 -22C-42 -44 -20 -54 0 -54C20 -54 42 -44 40 -22C32 -6 -32 -6 -40 -22Z'),
        S.noise,
        1.5,
        0.06,
      ),
      '#a8443c',
      { stick: 4, length: 26, density: 5, angle: 0.1, loose: 0 },
    ),
    pastelLine(S, T('-36,-34 -18,-50 4,-53 24,-48'), 3 * s, '#f3b09c', 0.9),
    pastelLine(S, T('-10,-54 -12,-66'), 2.4 * s, '#8a3a36', 1),
    pastelLine(S, T('10,-54 13,-66'), 2.4 * s, '#8a3a36', 1),
    path(
      smooth(place(blob(-12, -68, 4, 4, S.noise), at)) + smooth(place(blob(13, -68, 4, 4, S.noise), at)),
      '#241a20',
    ),
    // torch
    pastelFill(S, T('-44,-62 -44,-50 -64,-48 -72,-44 -72,-66 -64,-62'), '#4a4650', {
      stick: 3,
      length: 16,
      density: 8,
      loose: 0,
    }),
    smudgedLight(S, ...(place([[-74, -55]], at)[0] ?? [x, y]), 40 * s, '#fff3c0', 1),
    pastelLine(S, T('-70,16 -20,22 30,20 74,15'), 3, '#e9e2e0', 0.7),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 67, background: PEARL });
  const el = (name: string): Easel => scene.element(name);
  scene.add(sky(el('sky')), sea(el('sea')));
  const rows: readonly (readonly [y: number, s: number, far: number])[] = [
    [548, 0.19, 0.72],
    [584, 0.27, 0.56],
    [636, 0.38, 0.4],
    [714, 0.54, 0.24],
    [838, 0.78, 0.1],
    [1046, 1.16, 0],
  ];
  rows.forEach(([y, s, far], r) => {
    const pitch = 172 * s;
    const gap = 78 * s + 8;
    for (const side of [-1, 1])
      for (let i = 9; i >= 0; i--) {
        const x = AISLE + side * (gap + (i + 0.5) * pitch);
        if (x < -120 || x > 920) continue;
        // rows bow a little towards the stage at their ends
        const yy = y - (Math.abs(x - AISLE) / 400) ** 2 * 26 * s;
        const turned = r === 4 && side === -1 && i === 1;
        const S = el(`seat ${r} ${side} ${i}`);
        if (r === 5 && side === 1 && i === 0) scene.add(seal(el('seal'), x + 4, yy - 176, 1.12));
        scene.add(
          far > 0.5
            ? inFog(S, far * 0.5, seat(S, x, yy, s, far, turned))
            : seat(S, x, yy, s, far, turned, S.rng.gauss(0, 0.012)),
        );
      }
    if (r < 4) scene.add(fog(el('mist ' + r), y + 6, 40 + s * 50, HAZE, 0.42 - r * 0.07));
  });
  scene.add(crab(el('crab'), 446, 1142, 1.02));
  // a programme, adrift, blank
  const bill = el('bill');
  scene.add(
    pastelFill(bill, trace('92,1150 150,1140 162,1168 104,1180'), '#f6efe4', {
      stick: 4,
      length: 30,
      density: 5,
      angle: 0,
    }),
    pastelLine(bill, trace('84,1182 130,1188 174,1172'), 2.4, '#fff8f0', 0.8),
    pastelLine(bill, trace('128,1144 136,1174'), 1.6, '#b9aaa8', 0.8),
  );
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#cfc3c0', seed: 67, slant: -34 }, paint });
