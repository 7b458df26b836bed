/** Who and what is seated in the theatre on the sea: velvet seats, a seal, the crab who shows people in. */
import { pastelFill, pastelLine, smudgedLight } from '../finishes/pastel.ts';
import { mix } from '../kit/colour.ts';
import { pathPoints, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, profile, ribbon, taper, wobble } from '../kit/shapes.ts';

const HAZE = '#b9a3ad';
const RED = '#8e1f2d';

/** A seat from behind (or, turned, from the front), standing in the water at (x, y). */
export function seat(
  S: Easel,
  x: number,
  y: number,
  s: number,
  far: number,
  turned = false,
  tilt = 0,
): string {
  const at = { x, y, s, r: tilt };
  const aisle = x < S.w / 2 ? 1 : -1;
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
      // the light of the opening catches the shoulder towards it and dies over the top
      pastelLine(
        S,
        T(`${62 * aisle},-136 ${61 * aisle},-172 ${45 * aisle},-206 ${20 * aisle},-217 ${-30 * aisle},-216`),
        taper(5.6 * s + 0.6, 0.4, 0.62),
        mix('#ffd9c4', HAZE, far),
        0.95,
      ),
      pastelLine(S, T(`${78 * aisle},-98 ${70 * aisle},-105 ${61 * aisle},-99`), 3 * s, '#ffd9c4', 0.8),
      // a brass plate, blank
      s > 0.45 ? path(smooth(place(blob(0, -196, 9, 4, S.noise, 0.05), at)), air('#d9a85c')) : '',
    );
  marks.push(pastelLine(S, T('-84,8 -40,12 0,9 44,13 86,8'), 2.6 * s + 0.5, mix('#fff2e6', HAZE, far), 0.8));
  return marks.join('');
}

/** One spectator, early: a seal upright in its seat, nose to the light. Feet of the drawing at the seat's cushion. */
export function seal(S: Easel, x: number, y: number, s: number): string {
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
    pastelLine(
      S,
      T('-92,-214 -84,-226 -74,-233 -62,-250 -38,-262 -12,-258'),
      taper(5 * s, 0.3, 0.7),
      '#ffe3b4',
      0.95,
    ),
    pastelLine(
      S,
      T('-46,-192 -38,-170 -46,-140 -53,-100 -53,-60 -47,-10'),
      taper(5 * s, 0.2, 0.8),
      '#f7cfa2',
      0.9,
    ),
    path(smooth(place(blob(-52, -232, 6.5, 6.5, S.noise, 0.05), at)), '#12141c'),
    path(smooth(place(blob(-54, -234, 2.2, 2.2, S.noise, 0.05), at)), '#fff6e0'),
    path(smooth(place(blob(-90, -216, 6, 5, S.noise, 0.1), at)), '#12141c'),
    ...['-76,-206 -98,-196 -116,-178', '-72,-204 -90,-188 -104,-168', '-78,-210 -102,-206 -124,-194'].map(
      (l) => pastelLine(S, T(l), 1.5 * s, '#f3e6da', 0.95),
    ),
  ].join('');
}

/** The usher: a crab with a torch. */
export function crab(S: Easel, x: number, y: number, s: number): string {
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
