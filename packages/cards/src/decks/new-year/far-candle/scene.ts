/** N29: a girl tells her fortune with a candle before a mirror; far down in it there is another candle, and somebody who carries it. Scraperboard. */
import { card } from '../../../finishes/finish.ts';
import { flakes, frost, hairs, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp, ramp } from '../../../kit/colour.ts';
import { closedCurve, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { lerp, place, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';
import { anglerfish, candleAt, EMBER, HERS, lit, SEA, warmth } from '../../../motifs/frost-anglerfish.ts';

const BLACK = '#070a0e';
const MOON = ramp(['#2a5a66', '#6f9fa6', '#c4dcdc', '#f4f8f4']);
const MIDDLE: Point = [400, 486];
const oval = (rx: number, ry: number, n = 80): Point[] =>
  times(n, (i): Point => [
    MIDDLE[0] + Math.cos((i / n) * TAU) * rx,
    MIDDLE[1] + Math.sin((i / n) * TAU) * ry,
  ]);

function paint(): Scene {
  const scene = new Scene({ seed: 2929, background: BLACK });
  room(scene);
  deep(scene);
  frame(scene);
  drifting(scene);
  scene.add(anglerfish(scene.element('fish')));
  table(scene);
  girl(scene);
  scene.add(strays(scene.element('strays')));
  return scene;
}

/** Wallpaper, as far as her candle reaches. */
function room(scene: Scene): void {
  const S = scene.element('room');
  const tone = new Tone().change((_v, x, y) =>
    clamp(
      0.1 +
        0.75 * Math.exp(-(((x - HERS[0]) / 420) ** 2) - ((y - HERS[1]) / 330) ** 2) -
        0.14 * ((x * 0.05) & 1),
    ),
  );
  scene.add(
    path('M0 0H800V1200H0Z', S.radialAt(['#5a2c18', '#2a1410', '#0c0a0c'], HERS[0], HERS[1], 620)),
    scratches(S, { tone, flow: () => Math.PI / 2, gap: [4, 12], length: [14, 60], width: 1.1, ink: EMBER }),
  );
}

function deep(scene: Scene): void {
  const S = scene.element('deep');
  const glass = oval(310, 436);
  const tone = new Tone().fill(glass, (x, y) =>
    clamp(
      0.1 +
        0.34 * S.noise.fbm(x * 0.004, y * 0.012, 3) +
        0.5 * Math.exp(-(((x - 512) / 230) ** 2) - ((y - 130) / 180) ** 2),
    ),
  );
  scene.add(
    path(smooth(glass), S.radialAt(['#2a4a40', '#0d2c33', '#06141a', '#04090d'], 500, 150, 640)),
    lit(S, glass, tone, (x, y) => 0.3 * S.noise.n2(x * 0.006, y * 0.006), {
      gap: [4, 11],
      length: [20, 90],
      width: 1.1,
    }),
  );
}

/** Carved and gilded. */
function frame(scene: Scene): void {
  const S = scene.element('frame');
  const n = 46;
  const leaves = times(n, (i) => {
    const a = (i / n) * TAU + 0.03;
    const [x, y] = [MIDDLE[0] + Math.cos(a) * 334, MIDDLE[1] + Math.sin(a) * 462];
    const out = Math.atan2(Math.sin(a) / 462, Math.cos(a) / 334);
    const curl = i % 2 ? 0.5 : 0.3;
    return closedCurve(
      place(trace('-30,-22 -10,-32 14,-26 34,-6 28,14 8,26 -16,24 -32,8'), { x, y, r: out + curl })
        .map((p) => p.join(','))
        .join(' '),
      6,
    );
  });
  const tone = new Tone();
  for (const leaf of leaves) tone.round(leaf, { from: -120, before: 26, size: 22, light: 0.95, dark: 0.06 });
  tone.change((v, x, y) => clamp(v * (0.5 + 0.9 * warmth(x, y) + 0.35 * Math.exp(-(((y - 40) / 300) ** 2)))));
  const ring = [
    ...oval(366, 498),
    [MIDDLE[0] + 366, MIDDLE[1]] as Point,
    ...[...oval(302, 428), [MIDDLE[0] + 302, MIDDLE[1]] as Point].toReversed(),
  ];
  scene.add(
    path(smooth(ring), '#3a2012'),
    leaves.map((leaf, i) => {
      const E = S.element('leaf ' + i);
      return (
        path(smooth(leaf), '#5e3618', 'stroke="#180c08" stroke-width="3"') +
        scratches(E, {
          tone,
          region: leaf,
          flow: (x, y) => Math.atan2(y - MIDDLE[1], x - MIDDLE[0]) + 0.9,
          gap: [2.4, 6],
          length: [8, 30],
          width: 1.3,
          ink: EMBER,
        })
      );
    }),
    path(
      needle([...oval(303, 429), ...oval(303, 429).slice(0, 2)], 3.4, {
        curved: false,
        attack: 0.01,
        decay: 0.01,
      }),
      '#d9983e',
    ),
    path(
      needle([...oval(366, 498), ...oval(366, 498).slice(0, 2)], 2.6, {
        curved: false,
        attack: 0.01,
        decay: 0.01,
      }),
      '#8a5426',
    ),
  );
}

/** It snows down there as well. */
function drifting(scene: Scene): void {
  const S = scene.element('drifting');
  scene.add(
    flakes(S, 120, (rng) => [rng.range(110, 690), rng.range(80, 900)], {
      size: 3.4,
      colour: SEA(0.9),
      keep: (x, y) => ((x - 400) / 296) ** 2 + ((y - 486) / 420) ** 2 < 1,
    }),
  );
}

function table(scene: Scene): void {
  const S = scene.element('table');
  const top = trace('-20,1040 820,1040 820,1220 -20,1220');
  const tone = new Tone().fill(top, (x, y) =>
    clamp(0.06 + 0.9 * Math.exp(-(((x - HERS[0]) / 260) ** 2) - ((y - 1060) / 90) ** 2)),
  );
  scene.add(
    path(smooth(top, true, 0), S.radialAt(['#8a4c20', '#3a1c12', '#100a0a'], HERS[0], 1060, 460)),
    scratches(S, {
      tone,
      region: top,
      flow: () => 0,
      gap: [2.8, 8],
      length: [30, 130],
      width: 1.3,
      ink: EMBER,
    }),
  );
}

/** From behind, in her nightdress, her plait let down; she does not move. */
function girl(scene: Scene): void {
  const S = scene.element('girl');
  const [x, y] = HERS;
  const head = closedCurve(
    '196,984 200,936 230,904 272,896 312,908 338,944 340,990 322,1028 290,1048 248,1048 214,1028',
  );
  const dress = closedCurve('66,1240 92,1150 140,1086 216,1058 268,1056 322,1064 372,1094 400,1150 414,1240');
  const arm = closedCurve(
    '346,1090 386,1112 420,1118 446,1104 462,1098 482,1140 452,1166 400,1186 350,1180 330,1150',
  );
  const cloth = new Tone().round(dress, { from: -40, before: 24, size: 80, light: 1.05, dark: 0.14 });
  for (const l of ['200,1080 180,1140 176,1210', '320,1084 340,1140 344,1210', '240,1070 226,1140 220,1210'])
    cloth.line(traceCurve(l), (t) => 2 + 6 * t, 0.05, { soft: 6 });
  const sleeve = new Tone().round(arm, { from: -50, before: 30, size: 26, light: 1.1, dark: 0.2 });
  const cuff = closedCurve('444,1102 460,1094 482,1134 478,1150 464,1154 446,1122');
  const fist = closedCurve(
    `${x - 30},${y + 166} ${x - 14},${y + 154} ${x + 10},${y + 153} ${x + 28},${y + 162} ${x + 32},${y + 180} ${x + 28},${y + 202} ${x + 10},${y + 214} ${x - 14},${y + 212} ${x - 28},${y + 198}`,
  );
  const grip = new Tone().round(fist, { from: -80, before: 34, size: 22, light: 1, dark: 0.15 });
  const hair = new Tone().round(head, { from: -20, before: 14, size: 60, light: 0.95, dark: 0.03 });
  const knots = times(6, (i): Point[] => {
    const [u, v, w] = [274 + Math.sin(i * 0.8) * 4, 1052 + i * 29, lerp(30, 20, i / 5)];
    return closedCurve(
      `${u - w},${v - 4} ${u - w * 0.4},${v - 16} ${u + w * 0.5},${v - 15} ${u + w},${v - 2} ${u + w * 0.4},${v + 18} ${u - w * 0.2},${v + 20}`,
    );
  });
  const wax = closedCurve(
    `${x - 17},${y + 34} ${x + 17},${y + 32} ${x + 19},${y + 140} ${x - 19},${y + 140}`,
    4,
  );
  scene.add(
    candleAt(S, wax, HERS, -6),
    path(
      smooth(
        closedCurve(
          `${x - 58},${y + 128} ${x},${y + 142} ${x + 58},${y + 128} ${x + 40},${y + 154} ${x},${y + 162} ${x - 40},${y + 154}`,
        ),
      ),
      '#a8652a',
    ),
    path(
      smooth(
        closedCurve(
          `${x - 9},${y + 150} ${x + 9},${y + 150} ${x + 8},${y + 226} ${x + 24},${y + 240} ${x - 24},${y + 240} ${x - 8},${y + 226}`,
        ),
      ),
      '#8a5222',
    ),
    path(needle(trace(`${x - 54},${y + 132} ${x},${y + 145} ${x + 54},${y + 132}`), 3), '#ffe7a6'),
    path(smooth(dress), S.linearAt(['#16303c', '#2c4650', '#a8764a'], 100, 0, 430, 0)),
    lit(S.element('dress'), dress, cloth, (u) => Math.PI / 2 + (u - 260) * 0.0016, {
      gap: [2.4, 6.5],
      length: [14, 60],
      cold: MOON,
    }),
    path(smooth(arm), S.linearAt(['#3a5058', '#b08050'], 350, 0, 500, 0)),
    lit(S.element('arm'), arm, sleeve, () => -0.4, { gap: [2.3, 5.5], cold: MOON }),
    path(needle(traceCurve('352,1150 372,1126 376,1100'), 2.4), '#14222a'),
    path(smooth(cuff), '#c89a62'),
    lit(S.element('cuff'), cuff, new Tone().fill(cuff, 0.9), () => 1.1, { gap: [2.4, 4] }),
    path(smooth(fist), '#a05a34'),
    scratches(S.element('fist'), {
      tone: grip,
      region: fist,
      flow: () => -0.2,
      gap: [1.9, 4],
      length: [6, 18],
      width: 1.4,
      ink: EMBER,
    }),
    [0, 1, 2].map((i) =>
      path(
        needle(
          traceCurve(
            `${x - 16 + i * 3},${y + 170 + i * 13} ${x + 6},${y + 167 + i * 13} ${x + 24 - i * 2},${y + 171 + i * 12}`,
          ),
          2,
        ),
        '#4a2114',
      ),
    ),
    path(smooth(head), '#24130f'),
    scratches(S.element('head'), {
      tone: hair,
      region: head,
      flow: (u, v) => Math.atan2(1046 - v, 272 - u),
      gap: [2.4, 6],
      length: [16, 60],
      width: 1.3,
      ink: EMBER,
    }),
    hairs(S, head, { gap: 6, length: 12, width: 1, out: 0.5, light: (u) => (u > 300 ? 0.8 : 0.2) }),
    knots.map((knot, i) => {
      const tone = new Tone().round(knot, { from: -20, before: 24, size: 20, light: 1, dark: 0.08 });
      return (
        path(smooth(knot), '#24130f') +
        scratches(S.element('knot ' + i), {
          tone,
          region: knot,
          flow: (u) => (u > 274 ? 2.2 : 0.9),
          gap: [2.2, 5],
          length: [8, 30],
          width: 1.3,
          ink: EMBER,
        })
      );
    }),
    path(smooth(ribbon(spline(trace('246,1044 274,1052 302,1044'), false, 6), () => 7)), '#c8392c'),
  );
}

export default card({ finish: frost, grade: { vignette: 0.2 }, paint });
