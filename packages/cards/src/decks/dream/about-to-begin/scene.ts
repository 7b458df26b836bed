/** About to Begin: theatre seats stand ankle-deep in the sea before a curtain hung from the clouds, and something holds its edge. */
import { card } from '../../../finishes/finish.ts';
import { fog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import {
  Scene,
  blob,
  group,
  lerp,
  mix,
  path,
  pathPoints,
  place,
  polygon,
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

const HORIZON = 590;
/** The aisle points at the opening. */
const AISLE = 418;
const HAZE = '#b9a3ad';
const RED = '#8e1f2d';
const LIGHT = '#fff0c4';

const box = (x0: number, y0: number, x1: number, y1: number): Points => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function sky(S: Easel): string {
  return [
    pastelFill(S, box(-40, -40, 840, HORIZON + 10), '#8f93ac', {
      density: 0.5,
      stick: 15,
      length: 200,
      angle: 0.1,
    }),
    fog(S, -20, 380, '#4f5580', 0.95),
    fog(S, HORIZON, 330, '#e3b9b2', 0.95),
    ...trace('60,420 700,470 760,380 30,500').map(([x, y], i) =>
      pastelLine(
        S,
        [
          [x - 120, y],
          [x, y - 5],
          [x + 130, y + 3],
        ],
        9 - i,
        '#f2d3c4',
        0.6,
      ),
    ),
  ].join('');
}

/** Top and hem of the two halves; the right one is held aside at HELD. */
const HELD: Point = [520, 402];
const leftEdge = spline(trace('424,90 420,210 410,330 392,450 370,540 352,604'), false, 10);
const rightEdge = spline(trace('430,90 442,200 474,310 520,402 512,470 502,540 506,606'), false, 10);

/** One half of the curtain: velvet, folds gathered where it is held, a wet hem. */
function drape(S: Easel, edge: Points, side: -1 | 1): string {
  const outer = side < 0 ? 64 : 748;
  const n = 9;
  const foldAt = (k: number): Points =>
    edge
      .filter((_, i) => i % 6 === 0 || i === edge.length - 1)
      .map(([x, y], i, all): Point => {
        const t = i / (all.length - 1);
        const far = outer + side * Math.sin(t * 3) * 8;
        return [lerp(x, far, k) + Math.sin(t * 5 + k * 9) * 4, y + Math.sin(k * 21) * 5 * t];
      });
  const outline = [...foldAt(0), ...[...foldAt(1)].reverse()];
  const d = polygon(wobble(resample([...outline, ...outline.slice(0, 1)], 8), S.noise, 3, 0.02));
  return [
    pastelFill(S, wobble(resample(outline, 8), S.noise, 3, 0.02), '#a32433', {
      stick: 9,
      length: 150,
      density: 0.9,
      angle: 1.56,
      loose: 0.02,
    }),
    group(
      { 'clip-path': S.clip(d) },
      times(n, (i) => {
        const k = (i + 0.75 + Math.sin(i * 2.7) * 0.22) / n;
        return pastelLine(S, foldAt(k), 17 + Math.sin(i * 4.1) * 6, mix('#4d0d1b', '#5a1526', k), 0.85);
      }),
      times(n, (i) => {
        const k = (i + 0.3 + Math.sin(i * 3.3) * 0.16) / n;
        return pastelLine(
          S,
          foldAt(k),
          8 + Math.sin(i * 2.2) * 3,
          mix('#e2574f', '#b4303c', k),
          0.75 - k * 0.3,
        );
      }),
      // light from the opening on the first folds
      pastelLine(S, foldAt(0.02), 7, '#ffd79a', 0.95),
      pastelLine(S, foldAt(0.1), 4, '#f59a72', 0.7),
      `<rect x="0" y="470" width="800" height="150" fill="${S.linear([
        [0, '#2c0a18', 0],
        [1, '#2c0a18', 0.75],
      ])}"/>`,
    ),
    // gold braid at the hem
    pastelLine(
      S,
      [0, 0.2, 0.4, 0.6, 0.8, 1]
        .map((k): Point => {
          const f = foldAt(k);
          return f[f.length - 1] ?? HELD;
        })
        .map(([x, y]): Point => [x, y - 10]),
      5,
      '#c9973f',
      0.85,
    ),
  ].join('');
}

/** What waits behind: blazing light, and one arm round the edge of the velvet. */
function opening(S: Easel): string {
  const gap = [
    ...leftEdge.map(([x, y]): Point => [x - 8, y]),
    ...[...rightEdge].reverse().map(([x, y]): Point => [x + 10, y]),
  ];
  return [
    path(polygon(gap), '#ffe9ad'),
    group(
      { 'clip-path': S.clip(polygon(gap)) },
      smudgedLight(S, 436, 560, 240, '#fffbe8', 1),
      pastelLine(S, trace('330,592 440,588 530,592'), 6, '#f0b04c', 0.8),
    ),
  ].join('');
}

function arm(S: Easel): string {
  const line = resample(
    spline(
      trace('428,616 424,566 440,500 470,446 512,410 552,396 578,410 574,436 552,440 544,424'),
      false,
      12,
    ),
    3,
  );
  const body = ribbon(
    line,
    profile([
      [0, 33],
      [0.3, 27],
      [0.6, 19],
      [0.85, 11],
      [1, 5],
    ]),
  );
  const suckers = resample(line, 17).slice(3, -3);
  return [
    pastelFill(S, wobble(body, S.noise, 2, 0.03), '#3d2f5c', {
      stick: 5,
      length: 34,
      density: 3.4,
      angle: -0.9,
      loose: 0,
    }),
    pastelLine(
      S,
      line.map(([x, y], i): Point => [x - 14 + i * 0.06, y - 3]).slice(4, -20),
      5,
      '#7d64a8',
      0.9,
    ),
    // where it leaves the water
    ...trace('428,606 424,612 430,618').map(([x, y], i) =>
      pastelLine(
        S,
        [
          [x - 62 + i * 8, y],
          [x, y + 7],
          [x + 60 - i * 6, y],
        ],
        6,
        i % 2 ? '#fff6dc' : '#ffe2a0',
        0.95,
      ),
    ),
    ...suckers.map(([x, y], i) => {
      const t = i / suckers.length;
      const [ox, oy] = t < 0.55 ? [lerp(17, 10, t), lerp(4, 10, t)] : [2, 9 - t * 4];
      return path(smooth(blob(x + ox, y + oy, 6.4 - t * 3, 5.4 - t * 2.6, S.noise, 0.08)), '#e9b9b4');
    }),
  ].join('');
}

/** The cloud bank the curtain hangs from: two banks, each scalloped along its foot. */
function clouds(S: Easel): string {
  const bank = (feet: Points, top: number, colour: string, rim: string): string => {
    const scallops = feet.slice(0, -1).flatMap(([x, y], i): Point[] => {
      const [x1, y1] = feet[i + 1] ?? [x, y];
      return times(9, (k): Point => {
        const t = k / 9;
        return [lerp(x, x1, t), lerp(y, y1, t) + Math.sin(Math.PI * t) ** 0.7 * (x1 - x) * 0.3];
      });
    });
    const outline: Points = [...scallops, [860, top], [-60, top]];
    return [
      pastelFill(S, outline, colour, { stick: 13, length: 100, density: 0.8, angle: 0.25, loose: 0.04 }),
      ...feet.slice(0, -1).map((_, i) => {
        const lobe = scallops.slice(i * 9 + 1, i * 9 + 9).map(([x, y]): Point => [x, y - 5]);
        return pastelLine(S, lobe, 9, rim, 0.85);
      }),
    ].join('');
  };
  return [
    bank(
      trace('-60,88 40,98 150,84 236,104 352,92 440,108 560,90 648,102 760,86 860,92'),
      -60,
      '#b3abbf',
      '#f6cfba',
    ),
    bank(trace('-60,20 90,8 200,24 330,4 480,22 600,6 740,22 860,8'), -60, '#8587a8', '#d9c0c6'),
  ].join('');
}

function sea(S: Easel): string {
  const marks = [
    pastelFill(S, box(-40, HORIZON, 840, 1240), '#6f8194', {
      angle: 0.02,
      stick: 11,
      length: 240,
      density: 0.55,
    }),
    fog(S, HORIZON + 30, 70, '#c99f9f', 0.7),
    fog(S, 1240, 470, '#27324a', 0.97),
  ];
  times(96, (i) => {
    const t = (i / 96) ** 1.35;
    const y = HORIZON + 8 + t * 620;
    const w = S.rng.range(60, 200) * (0.3 + t);
    const x = S.rng.range(-60, 800);
    marks.push(
      pastelLine(
        S,
        [
          [x, y],
          [x + w * 0.5, y + S.rng.gauss(0, 1.4)],
          [x + w, y],
        ],
        1.2 + t * 3.6,
        i % 2 ? '#4d5d74' : mix('#d8b9b4', '#8d9cb0', t),
        0.55,
      ),
    );
  });
  // the light along the aisle
  times(54, (i) => {
    const t = (i / 54) ** 1.25;
    const y = HORIZON + 12 + t * 600;
    const w = (54 + t * 70) * S.rng.range(0.35, 1);
    marks.push(
      pastelLine(
        S,
        [
          [AISLE + 8 - w + S.rng.gauss(0, 8), y],
          [AISLE + 8, y + 1],
          [AISLE + 8 + w + S.rng.gauss(0, 8), y],
        ],
        2 + t * 4.5,
        i % 3 ? LIGHT : '#ffd98c',
        0.95 - t * 0.45,
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
  const air = (c: string): string => mix(c, HAZE, far);
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
        air('#4f1f33'),
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

/** One spectator, early: a seal upright in its seat, nose to the light. Feet of the drawing at the seat's cushion. */
function seal(S: Easel, x: number, y: number, s: number): string {
  const at = { x, y, s };
  const P = (d: string): Point[] => place(pathPoints(d, 4), at);
  const T = (l: string): Point[] => place(trace(l), at);
  return [
    pastelFill(
      S,
      wobble(
        P(
          'M-44 10C-56 -50 -58 -100 -46 -140C-36 -164 -36 -182 -44 -196C-62 -196 -84 -200 -92 -212C-92 -222 -84 -228 -74 -232C-62 -254 -36 -266 -10 -258C20 -250 34 -224 32 -194C32 -160 52 -130 62 -90C70 -50 72 -20 68 10Z',
        ),
        S.noise,
        2,
        0.04,
      ),
      '#39404f',
      { stick: 6, length: 44, density: 3, angle: 1.4, loose: 0 },
    ),
    pastelFill(S, P('M-38 6C-48 -50 -48 -100 -34 -138C-20 -130 -14 -60 -18 6Z'), '#5b6475', {
      stick: 5,
      length: 40,
      density: 3,
      angle: 1.4,
      loose: 0,
    }),
    ...trace('10,-60 34,-96 20,-130 44,-40 -4,-100 4,-20 12,-176').map(([u, v]) =>
      path(smooth(place(blob(u, v, 6, 5, S.noise, 0.25), at)), '#262c39', 'opacity=".85"'),
    ),
    // light on brow, nose and breast
    pastelLine(S, T('-92,-214 -84,-226 -74,-233 -62,-250 -38,-262 -12,-258'), 4.4 * s, '#ffe3b4', 0.95),
    pastelLine(S, T('-46,-192 -38,-170 -46,-140 -53,-100 -53,-60 -47,-10'), 4.2 * s, '#f7cfa2', 0.9),
    path(smooth(place(blob(-52, -232, 6.5, 6.5, S.noise, 0.05), at)), '#12141c'),
    path(smooth(place(blob(-54, -234, 2.2, 2.2, S.noise, 0.05), at)), '#fff6e0'),
    path(smooth(place(blob(-90, -216, 6, 5, S.noise, 0.1), at)), '#12141c'),
    ...['-76,-206 -98,-196 -116,-178', '-72,-204 -90,-188 -104,-168', '-78,-210 -102,-206 -124,-194'].map(
      (l) => pastelLine(S, T(l), 1.5 * s, '#f3e6da', 0.95),
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
      { opacity: 0.5 },
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
  const scene = new Scene({ seed: 67, background: '#7f86a0' });
  const el = (name: string): Easel => scene.element(name);
  const house = el('curtain');
  scene.add(
    sky(el('sky')),
    opening(el('opening')),
    drape(house, leftEdge, -1),
    drape(el('right half'), rightEdge, 1),
    clouds(el('clouds')),
    sea(el('sea')),
    arm(el('arm')),
    smudgedLight(el('spill'), 436, 600, 190, '#fff0c4', 0.55),
  );
  const rows: readonly (readonly [y: number, s: number, far: number])[] = [
    [690, 0.36, 0.42],
    [820, 0.66, 0.16],
    [1096, 1.24, 0],
  ];
  rows.forEach(([y, s, far], r) => {
    const pitch = 172 * s;
    const gap = 92 * s + 14;
    for (const side of [-1, 1])
      for (let i = 6; i >= 0; i--) {
        const x = AISLE + side * (gap + (i + 0.5) * pitch);
        if (x < -120 || x > 920) continue;
        // rows bow a little towards the stage at their ends
        const yy = y - (Math.abs(x - AISLE) / 400) ** 2 * 26 * s;
        const turned = r === 1 && side === -1 && i === 1;
        const S = el(`seat ${r} ${side} ${i}`);
        if (r === 2 && side === 1 && i === 0) scene.add(seal(el('seal'), x - 4, yy - 170, 1.12));
        scene.add(seat(S, x, yy, s, far, turned, S.rng.gauss(0, 0.012)));
      }
  });
  scene.add(crab(el('crab'), 430, 1132, 1.12));
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#8d8797', seed: 67, slant: -34, bare: 0.26 }, paint });
