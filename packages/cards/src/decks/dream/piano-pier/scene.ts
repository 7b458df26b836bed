/** Low Octave: a pier of piano keys runs out to sea, and a heron pacing it sends a ring of light over the water at each step. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, place, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, profile, ribbon, wobble } from '../../../kit/shapes.ts';

const INDIGO = '#2c3059';
const NAVY = '#1d2142';
const ROSE = '#d99a9c';
const IVORY = '#efe6d2';
const GOLD = '#f4c95a';
const HORIZON = 470;
const V: Point = [286, HORIZON];

/** Pier coordinates: u 0 (left edge) .. 1 (right edge), k 1 near .. 0 at the horizon. */
const pier = (u: number, k: number): Point => [lerp(V[0], lerp(-40, 700, u), k), lerp(V[1], 1250, k)];
const depth = (i: number): number => 1 / (1 + i * 0.155);

function sky(S: Easel): string {
  return [
    pastelFill(S, rectangle(-40, -40, 840, HORIZON + 20), INDIGO, {
      density: 0.6,
      stick: 16,
      length: 190,
      angle: -0.16,
    }),
    fog(S, HORIZON, 400, '#8a6f94', 0.9),
    fog(S, HORIZON, 220, ROSE, 0.95),
    smudgedLight(S, 330, HORIZON - 6, 330, '#f6cdb0', 0.9),
    ...[
      [560, 150, 220, 20],
      [180, 230, 250, 24],
      [640, 300, 200, 16],
      [90, 356, 190, 14],
      [500, 392, 240, 12],
    ].map(([x = 0, y = 0, w = 0, h = 0]) =>
      pastelFill(
        S,
        wobble(blob(x, y, w, h, S.noise, 0.3, 2, 60), S.noise, h * 0.5, 0.02),
        mix('#5a5480', '#e3aca4', y / 470),
        { stick: 9, length: 120, density: 0.9, angle: -0.06, opacity: 0.6 },
      ),
    ),
    ...times(26, () => {
      const r = S.rng.range(1, 2.4);
      return path(
        smooth(blob(S.rng.range(10, 790), S.rng.range(10, 260), r, r, S.noise, 0.2)),
        '#f5ead2',
        `opacity="${S.rng.range(0.3, 0.9).toFixed(2)}"`,
      );
    }),
    smudgedLight(S, 330, HORIZON - 2, 100, '#fff0d2', 1),
    inFog(
      S,
      0.4,
      pastelFill(
        S,
        closedBelow(S, ridge(S, { y: HORIZON - 12, amplitude: 26, frequency: 0.008 }), HORIZON + 10),
        '#59507c',
      ),
    ),
  ].join('');
}

function sea(S: Easel): string {
  const marks = [
    pastelFill(S, rectangle(-40, HORIZON, 840, 1240), '#3a3d6b', {
      angle: 0.02,
      stick: 10,
      length: 230,
      density: 0.6,
    }),
    fog(S, HORIZON + 8, 130, '#c58f9c', 0.9),
  ];
  times(86, (i) => {
    const t = (i / 86) ** 1.4;
    const y = HORIZON + 8 + t * 740;
    const w = S.rng.range(60, 190) * (0.35 + t * 1.3);
    const x = S.rng.range(-80, 800);
    const near = Math.max(0, 1 - Math.abs(x + w / 2 - 330) / 420);
    const c = i % 2 ? NAVY : mix('#5b5f94', '#e6a9a2', near * (1 - t) * 1.2 > 1 ? 1 : near * (1 - t));
    marks.push(
      pastelLine(
        S,
        [
          [x, y],
          [x + w * 0.5, y + S.rng.gauss(0, 2 + t * 3)],
          [x + w, y + S.rng.gauss(0, 2)],
        ],
        1.6 + t * 5,
        c,
        0.6,
      ),
    );
  });
  return marks.join('');
}

/** Light going out from a key. */
function rings(S: Easel, k: number, radii: Points, strength: number): string {
  const [cx, cy] = pier(0.5, k);
  const marks: string[] = [];
  radii.forEach(([r, w]) => {
    const whole = times(91, (i): Point => {
      const a = (i / 90) * Math.PI * 2;
      const q = 1 + S.noise.n2(Math.cos(a) * 2 + r, Math.sin(a) * 2) * 0.02;
      return [cx + Math.cos(a) * r * q, cy + Math.sin(a) * r * 0.27 * q];
    });
    for (let part = 0; part < 6; part++)
      marks.push(
        pastelLine(
          S,
          whole.slice(part * 15, part * 15 + 30).filter((_, i) => i % 2 === 0),
          w * 2.6,
          '#c98a5a',
          strength * 0.4,
        ),
        pastelLine(
          S,
          whole.slice(part * 15, part * 15 + 30).filter((_, i) => i % 2 === 0),
          w,
          GOLD,
          strength,
        ),
      );
  });
  return marks.join('');
}

/** Something large keeping time below. */
function below(S: Easel): string {
  const d =
    'M-250 10C-200 -50 -80 -78 40 -64C120 -54 180 -26 230 -30C250 -50 286 -64 300 -56C296 -36 286 -22 292 -6C300 14 300 34 292 44C270 40 246 24 228 12C170 34 90 54 10 56C0 80 -30 100 -62 100C-60 80 -70 60 -80 50C-150 48 -220 40 -250 10Z';
  return group(
    { opacity: 0.85 },
    pastelFill(
      S,
      wobble(place(pathPoints(d, 6), { x: 640, y: 716, s: 0.56, r: -0.1 }), S.noise, 5, 0.02),
      '#171a38',
      { stick: 10, length: 120, density: 1, angle: -0.1 },
    ),
    path(smooth(place(blob(-190, -4, 6, 5, S.noise, 0.1), { x: 640, y: 716, s: 0.56, r: -0.1 })), '#d9a25a'),
  );
}

const GONE = 4;
const BLACK_AFTER = new Set([0, 1, 3, 4, 5]);

function keys(S: Easel): string {
  const marks: string[] = [];
  const N = 64;
  // piles and the shaded side
  marks.push(
    pastelFill(
      S,
      [
        pier(1, 1.02),
        pier(1, depth(N)),
        [pier(1, depth(N))[0] + 1, pier(1, depth(N))[1] + 6],
        [pier(1, 1.02)[0] + 10, pier(1, 1.02)[1] + 96],
      ],
      '#1c1d3a',
      { stick: 6, length: 60, density: 2, angle: 1.4 },
    ),
  );
  for (let i = 1; i < 26; i += 3) {
    const k = depth(i - 0.6);
    const [x, y] = pier(0.985, k);
    marks.push(
      pastelFill(
        S,
        ribbon(
          resample(
            [
              [x, y + 30 * k],
              [x + 3 * k, y + 190 * k],
            ],
            8,
          ),
          () => 15 * k,
          S.noise,
          1.5,
        ),
        '#22233f',
        { stick: 4, length: 40, density: 3, angle: 1.5 },
      ),
    );
    marks.push(
      pastelLine(
        S,
        [
          [x - 26 * k, y + 186 * k],
          [x + 4 * k, y + 194 * k],
          [x + 34 * k, y + 187 * k],
        ],
        3.4 * k + 0.5,
        '#8a86b0',
        0.7,
      ),
    );
  }
  for (let i = N; i >= 0; i--) {
    const [k0, k1] = [depth(i), depth(i + 0.93)];
    const far = Math.min(1, i / 30);
    if (i !== GONE) {
      const q: Points = [pier(0, k0), pier(1, k0), pier(1, k1), pier(0, k1)];
      const tone = mix(mix(IVORY, '#c9b6bf', 0.2 + (i % 2) * 0.1), '#d9a4a6', far * 0.8);
      marks.push(
        i < 22
          ? pastelFill(S, handOutline(S, q, 1.6, 0.04, 10), tone, {
              stick: 4 + 5 * k0,
              length: 40 + 120 * k0,
              density: 1.4,
              angle: 0.02,
              loose: 0.04,
            })
          : path(polygon(q), tone),
      );
      // front lip of the key
      const lip: Points = [
        pier(0, k0),
        pier(1, k0),
        [pier(1, k0)[0] + 1, pier(1, k0)[1] + 17 * k0],
        [pier(0, k0)[0], pier(0, k0)[1] + 17 * k0],
      ];
      marks.push(path(polygon(wobble(lip, S.noise, 1)), mix('#8f7f95', '#b98f9c', far)));
      if (i < 16)
        marks.push(
          pastelLine(
            S,
            [pier(0.02, k1 * 1.004), pier(0.5, k1 * 1.004), pier(0.98, k1 * 1.004)],
            2.6 * k0,
            '#fff6e2',
            0.75,
          ),
        );
    } else {
      const q: Points = [pier(0, k0), pier(1, k0), pier(1, k1), pier(0, k1)];
      marks.push(path(polygon(q), '#15172f'));
      marks.push(
        pastelLine(
          S,
          [pier(0.1, k0 * 0.985), pier(0.5, k0 * 0.98), pier(0.9, k0 * 0.985)],
          4,
          '#6a6f9e',
          0.6,
        ),
      );
    }
  }
  // black keys, far to near, standing proud on the left
  for (let i = 34; i >= 0; i--) {
    if (!BLACK_AFTER.has(i % 7)) continue;
    const [k0, k1] = [depth(i + 0.66), depth(i + 1.28)];
    const rise = 24 * k0;
    const up = ([x, y]: Point): Point => [x, y - rise];
    const [a, b, c, d] = [pier(-0.005, k0), pier(0.6, k0), pier(0.6, k1), pier(-0.005, k1)];
    const side = mix('#14152c', '#6b5578', Math.min(1, i / 30));
    const top = mix('#23254a', '#7d6483', Math.min(1, i / 30));
    marks.push(
      path(polygon(wobble([a, b, up(b), up(a)], S.noise, 1)), side),
      path(polygon([b, c, up(c), up(b)]), mix(side, '#000000', 0.3)),
    );
    const face = [up(a), up(b), up(c), up(d)];
    marks.push(
      i < 18
        ? pastelFill(S, handOutline(S, face, 1.2, 0.05, 9), top, {
            stick: 3 + 4 * k0,
            length: 70 * k0 + 20,
            density: 2.4,
            angle: 0.02,
            loose: 0,
          })
        : path(polygon(face), top),
    );
    marks.push(
      pastelLine(S, [up(d), up([lerp(d[0], c[0], 0.5), d[1]]), up(c)], 2.4 * k0 + 0.4, '#b98f9c', 0.7),
      pastelLine(S, [up(b), up(c)], 2 * k0 + 0.4, '#e3b0a6', 0.7),
    );
  }
  return marks.join('');
}

/** The heron: weight on one leg, the other just lifted from its note. */
function heron(S: Easel, x: number, y: number, s: number): string {
  const P = (d: string): Point[] => place(pathPoints(d, 4), { x, y, s });
  const T = (l: string): Point[] => place(trace(l), { x, y, s });
  const limb = (l: string, w: number, colour: string): string =>
    pastelFill(
      S,
      ribbon(resample(spline(T(l), false, 10), 4), () => w * s),
      colour,
      { stick: 3, length: 30, density: 5, angle: 1.5, loose: 0 },
    );
  const neck = resample(spline(T('34,-196 66,-226 76,-262 52,-292 40,-322 60,-352 84,-360'), false, 14), 3);
  const thick = profile(trace('0,22 0.25,13 0.6,9 0.85,10 1,13'));
  const plume = (l: string, c: string): string => pastelLine(S, T(l), 3.4 * s, c, 0.85);
  return [
    limb('14,-140 30,-96 18,-60 34,-30', 3.6, '#2a2b48'),
    limb('34,-32 48,-26 58,-30', 2.6, '#2a2b48'),
    limb('-6,-140 -8,-80 -2,-40 -4,-2', 3.8, '#20213c'),
    limb('-4,-4 16,2 30,2', 2.8, '#20213c'),
    limb('-4,-4 -18,4', 2.6, '#20213c'),
    pastelFill(
      S,
      wobble(
        P(
          'M62 -206C60 -226 36 -236 8 -226C-36 -214 -84 -180 -128 -124C-138 -110 -130 -106 -118 -112C-100 -112 -84 -112 -66 -118C-34 -128 0 -134 28 -150C50 -164 62 -186 62 -206Z',
        ),
        S.noise,
        2,
        0.04,
      ),
      '#565a86',
      { stick: 5, length: 60, density: 3, angle: 2.4, loose: 0.04 },
    ),
    // folded wing
    pastelFill(
      S,
      wobble(
        P('M40 -212C0 -212 -52 -178 -112 -126C-76 -134 -34 -146 -6 -160C20 -172 40 -190 40 -212Z'),
        S.noise,
        2,
        0.04,
      ),
      '#3a3d66',
      { stick: 4, length: 60, density: 3.4, angle: 2.4, loose: 0 },
    ),
    plume('10,-196 -40,-164 -100,-128', '#7d80a8'),
    plume('20,-186 -24,-156 -84,-124', '#6a6d98'),
    plume('30,-176 -4,-152 -60,-126', '#8f92b6'),
    plume('-90,-120 -128,-100 -142,-92', '#2a2c50'),
    plume('-84,-116 -116,-92 -126,-82', '#2a2c50'),
    pastelFill(
      S,
      ribbon(neck, (t) => thick(t) * s),
      '#b9b4c2',
      { stick: 3, length: 26, density: 6, angle: 1.5, loose: 0 },
    ),
    pastelLine(S, T('40,-200 70,-228 80,-262 58,-292 48,-320 64,-346'), 3.2 * s, '#fff0dc', 0.9),
    plume('44,-190 58,-168 54,-150', '#d5cfd4'),
    plume('52,-192 70,-172 68,-154', '#d5cfd4'),
    pastelFill(
      S,
      P(
        'M60 -346C62 -366 84 -376 106 -368C114 -364 118 -358 118 -354C106 -346 88 -338 72 -338C64 -338 60 -342 60 -346Z',
      ),
      '#c9c4cc',
      { stick: 3, length: 18, density: 8, loose: 0 },
    ),
    pastelFill(S, P('M112 -364L176 -350C178 -348 176 -346 172 -346L112 -348Z'), '#e0a55a', {
      stick: 2,
      length: 20,
      density: 10,
      loose: 0,
    }),
    pastelFill(
      S,
      P(
        'M66 -362C78 -374 98 -376 110 -368C92 -366 74 -358 40 -342C30 -336 18 -328 10 -330C24 -342 46 -352 66 -362Z',
      ),
      '#20213c',
      { stick: 2, length: 20, density: 8, loose: 0 },
    ),
    path(smooth(place(blob(98, -358, 3.6, 3.4, S.noise, 0.1), { x, y, s })), '#f6d067'),
    path(smooth(place(blob(98.6, -358, 1.7, 1.7, S.noise, 0.1), { x, y, s })), '#15162c'),
    // the west on its breast
    pastelLine(S, T('62,-204 54,-176 30,-152'), 3 * s, '#f3bfa6', 0.9),
  ].join('');
}

function boat(S: Easel): string {
  const P = (d: string): Point[] => place(pathPoints(d, 4), { x: 700, y: 872, s: 0.92 });
  return [
    pastelFill(S, wobble(blob(704, 902, 92, 10, S.noise, 0.1), S.noise, 3), '#1a1c3a', {
      stick: 5,
      length: 60,
      density: 2,
      opacity: 0.8,
    }),
    pastelFill(
      S,
      P('M-90 -14C-60 -4 50 -4 92 -24C88 8 66 28 30 30L-40 30C-70 28 -86 10 -90 -14Z'),
      '#4a3a56',
      { stick: 4, length: 50, density: 3, angle: 0.05 },
    ),
    pastelFill(S, P('M-90 -14C-60 -26 50 -30 92 -24C50 -4 -60 -4 -90 -14Z'), '#2a2340', {
      stick: 3,
      length: 40,
      density: 4,
      angle: 0.05,
    }),
    pastelLine(S, P('M-90 -14C-60 -4 50 -4 92 -24'), 3, '#e3b0a6', 0.9),
    // the key it was built to fetch, laid across the thwarts
    pastelFill(S, P('M-60 -40L46 -54L50 -42L-56 -26Z'), IVORY, {
      stick: 3,
      length: 40,
      density: 6,
      angle: -0.1,
      loose: 0,
    }),
    pastelLine(S, trace('614,862 560,850 520,872 486,900'), 2, '#8a7a90', 0.8),
  ].join('');
}

/** A buoy that is a metronome, its arm leaning on the swell. */
function buoy(S: Easel): string {
  const P = (l: string): Point[] => place(trace(l), { x: 672, y: 598, s: 0.94, r: 0.09 });
  return [
    pastelFill(S, P('-24,0 -13,-78 13,-78 24,0'), '#5a3448', {
      stick: 3,
      length: 40,
      density: 5,
      angle: 1.4,
    }),
    pastelFill(S, P('-15,-14 -9,-66 9,-66 15,-14'), '#d9b6a2', {
      stick: 3,
      length: 30,
      density: 6,
      angle: 1.4,
      loose: 0,
    }),
    pastelLine(S, P('0,-10 22,-96'), 2.2, '#22233f', 1),
    path(polygon(P('10,-66 20,-64 18,-54 9,-56')), '#22233f'),
    pastelFill(S, P('-34,0 34,0 28,10 -28,10'), '#2a2747', { stick: 3, length: 30, density: 5 }),
    pastelLine(S, P('-44,12 0,16 46,11'), 2.4, '#f0c7b0', 0.7),
    smudgedLight(S, 675, 512, 26, GOLD, 0.9),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 4, background: INDIGO });
  const el = (name: string): Easel => scene.element(name);
  scene.add(sky(el('sky')), sea(el('sea')), below(el('below')), buoy(el('buoy')));
  const light = el('light');
  const step = 0.43;
  const [fx, fy] = pier(0.6, step);
  scene.add(smudgedLight(light, fx, fy, 330, '#f3c47a', 0.45));
  scene.add(
    rings(el('old ring'), 0.86, trace('520,4 660,3'), 0.34),
    rings(el('last ring'), 0.6, trace('390,4.5 500,3.6 610,2.6'), 0.55),
    rings(el('ring'), step, trace('236,5.4 306,4.4 386,3.4'), 0.95),
  );
  scene.add(keys(el('keys')), boat(el('boat')));
  scene.add(smudgedLight(light, fx, fy, 130, GOLD, 0.75));
  scene.add(heron(el('heron'), fx, fy, 1.12));
  scene.add(smudgedLight(light, fx + 2, fy, 34, '#fff3c8', 0.9));
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#4b4a70', bare: 0.3, seed: 4, slant: -24 }, paint });
