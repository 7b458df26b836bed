/** N28: a white bear has brought a star in its mouth, and a child holds up oven mitts. Scraperboard. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, hairs, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, resample, smooth, spline } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { nth, place, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { CATCH, warmth, whiteBear, whitePaw } from '../../../motifs/frost-white-bear.ts';

const NIGHT = '#060b1a';
const MITTS = '#d8503a';
const SKIN = '#efc7a4';

function paint(): Scene {
  const scene = new Scene({ seed: 2828, background: BOARD });
  sky(scene);
  scene.add(whiteBear(scene.element('bear')));
  star(scene);
  snow(scene);
  scene.add(whitePaw(scene.element('paw'), 92, 1096), whitePaw(scene.element('other paw'), 716, 1080));
  thaw(scene);
  child(scene);
  scene.add(
    flakes(scene.element('snowing'), 70, (rng) => [rng.range(0, 800), rng.range(0, 520)], { size: 2.6 }),
    strays(scene.element('strays')),
  );
  return scene;
}

/** With a gap in it. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  const tone = new Tone();
  tone.change((_v, x, y) => clamp(0.1 + 0.3 * S.noise.fbm(x * 0.003, y * 0.004, 3) + 0.16 * (y / 600)));
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#0b1a3c', '#173664', '#2b5a92'], 0, 0, 0, 800)),
    scratches(S, {
      tone,
      flow: (x, y) => 0.2 + 0.4 * S.noise.n2(x * 0.003, y * 0.004),
      gap: [4, 12],
      length: [20, 90],
      width: 0.9,
      decay: 0.7,
    }),
  );
}

function star(scene: Scene): void {
  const S = scene.element('star');
  const [x, y] = CATCH;
  const REACH = [128, 84, 118, 92, 140, 78, 124, 96, 112];
  const points = times(18, (i): Point => {
    const a = -Math.PI / 2 + (i / 18) * TAU + 0.14 + S.rng.gauss(0, 0.05);
    const r = i % 2 ? 40 + S.rng.range(-5, 5) : nth(REACH, i / 2);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  const rays = (n: number, from: number, to: number, w: number): string =>
    times(n, () => {
      const a = S.rng.range(0, TAU);
      const [r0, r1] = [from * S.rng.range(0.9, 1.3), to * S.rng.range(0.5, 1)];
      return needle(
        [
          [x + Math.cos(a) * r0, y + Math.sin(a) * r0],
          [x + (Math.cos(a) * (r0 + r1)) / 2, y + (Math.sin(a) * (r0 + r1)) / 2],
          [x + Math.cos(a) * r1, y + Math.sin(a) * r1],
        ],
        w * S.rng.range(0.5, 1.2),
        { curved: false },
      );
    }).join('');
  const facets = points.map((p, i) => {
    const next = points[(i + 1) % 18] ?? p;
    return path(smooth([[x, y], p, next], true, 0.01), i % 2 ? '#f4b545' : '#ffe08a');
  });
  scene.add(
    ellipse(x, y, 150, 130, '#ffb648', `opacity="0.5" filter="${blur(S, 36)}"`),
    path(rays(90, 96, 190, 1.2), '#f3b65a'),
    path(smooth(points, true, 0.06), '#f4b545'),
    facets,
    path(rays(80, 8, 70, 1.5), '#fff6da'),
    ellipse(x, y, 22, 22, '#ffffff', `filter="${blur(S, 8)}"`),
  );
}

function snow(scene: Scene): void {
  const S = scene.element('snow');
  const land = closedBelow(S, ridge(S, { y: 1004, amplitude: 14, frequency: 0.005 }));
  const tone = new Tone().fill(land, (x, y) =>
    clamp(0.35 + 0.5 * warmth(x, y - 220) + 0.3 * S.noise.fbm(x * 0.005, y * 0.012, 2) + (y - 1060) * 0.001),
  );
  scene.add(
    path(smooth(land, true, 0.4), S.linearAt(['#6a9ac6', '#4f82b6', '#1f4176'], 0, 990, 0, 1200)),
    scratches(S, {
      tone,
      region: land,
      flow: (x, y) => 0.14 * Math.sin(x * 0.01) + 0.2 * S.noise.n2(x * 0.006, y * 0.012),
      gap: [3, 8],
      length: [16, 80],
      width: 1.3,
    }),
  );
}

/** Under the star the winter has given way. */
function thaw(scene: Scene): void {
  const S = scene.element('thaw');
  const patch = closedCurve(
    '206,1118 236,1090 272,1094 300,1066 352,1070 384,1048 436,1058 470,1048 520,1066 546,1084 530,1106 566,1126 540,1150 560,1190 548,1260 190,1260 214,1208 180,1180 226,1152',
  );
  const tone = new Tone().fill(patch, (x, y) => 0.25 + 0.5 * warmth(x, y - 250));
  const crocus = (x: number, y: number, h: number, lean: number, opened: number): string => {
    const at = (list: string): Point[] => place(trace(list), { x, y, s: h / 100, r: lean });
    const closed = (list: string): string => smooth(spline(at(list), true, 6));
    const w = 16 + 14 * opened;
    return (
      path(
        needle(spline(at('0,0 2,-20 0,-46'), false, 6), 3.4, { curved: false, attack: 0.02, decay: 0.05 }),
        '#5f8a5c',
      ) +
      path(needle(spline(at('-4,0 -16,-26 -30,-52'), false, 6), 2.6, { curved: false }), '#7fae6a') +
      path(needle(spline(at('4,0 18,-24 26,-46'), false, 6), 2.6, { curved: false }), '#5f8a5c') +
      path(closed(`-4,-42 -${w},-60 -${w + 2},-84 -${w - 6},-104 -8,-86 0,-60`), '#8a6cb8') +
      path(closed(`4,-42 ${w},-60 ${w + 2},-84 ${w - 6},-104 8,-86 0,-60`), '#7457a6') +
      path(closed('-10,-46 -14,-76 0,-108 14,-76 10,-46 0,-40'), '#c9b2ea') +
      path(needle(spline(at('0,-50 0,-74 0,-92'), false, 6), 1.6, { curved: false }), '#ffd98a')
    );
  };
  scene.add(
    path(smooth(patch), '#1c2a26'),
    scratches(S, {
      tone,
      region: patch,
      flow: (x) => -1.4 + (x - 380) * 0.001,
      gap: [3, 7],
      length: [8, 22],
      width: 1.4,
      ink: (t) => (t > 0.5 ? '#b9c86a' : '#4f7a4c'),
    }),
    hairs(S, [...patch].toReversed(), { gap: 5, length: 12, width: 1.1, out: 0.9, light: () => 0.8 }),
    (
      [
        [284, 1128, 60, -0.2, 0.2],
        [338, 1104, 74, 0.05, 0.9],
        [440, 1112, 66, 0.22, 0],
        [250, 1192, 76, -0.14, 0.7],
        [384, 1166, 104, -0.06, 0.5],
        [478, 1184, 72, 0.1, 1],
        [322, 1196, 62, 0.12, 0.1],
      ] as const
    ).map(([x, y, h, lean, opened]) => crocus(x, y, h, lean, opened)),
  );
}

const CHILD = { x: 660, y: 1176, s: 1.36 };

/** Whoever asked for it has come prepared. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const put = (list: string): Point[] => place(trace(list), CHILD);
  const shape = (list: string): Point[] => resample(spline(put(list), true, 8), 3);
  const tone = new Tone();
  const part = (E: Easel, list: string, ground: string, ink?: (t: number) => string): string => {
    const outline = shape(list);
    tone.round(outline, { from: -140, before: 24, size: 26, light: 1, dark: 0.1 });
    return (
      path(smooth(outline), NIGHT, 'stroke="#060b1a" stroke-width="5"') +
      path(smooth(outline), ground) +
      scratches(E, {
        tone,
        region: outline,
        flow: (u) => 1.57 + (CHILD.x - u) * 0.006,
        gap: [2.6, 6],
        length: [6, 26],
        width: 1.1,
        ...(ink ? { ink } : {}),
      })
    );
  };
  const mitt = (E: Easel, list: string, cuff: string): string =>
    part(E, list, '#8a2c2a', (t) => (t > 0.6 ? '#ff9a6a' : MITTS)) + path(smooth(shape(cuff)), ICE[4]);
  scene.add(
    path(smooth(shape('-60,4 0,-8 80,0 150,10 20,16')), '#12264c', 'opacity="0.8"'),
    part(S.element('legs'), '-26,-40 -24,-4 -40,4 -4,6 -2,-30 4,-30 8,6 42,4 26,-6 26,-40', '#16284c'),
    part(S.element('coat'), '-30,-134 -40,-90 -50,-30 0,-20 52,-30 42,-90 28,-134 0,-142', '#24497c'),
    part(S.element('sleeve'), '-20,-128 -44,-134 -70,-150 -80,-138 -62,-118 -34,-106 -12,-108', '#2c5488'),
    part(S.element('other'), '14,-136 -20,-146 -52,-176 -64,-168 -54,-146 -20,-116 6,-112', '#2c5488'),
    mitt(
      S.element('mitt'),
      '-80,-146 -76,-162 -90,-188 -112,-202 -130,-190 -132,-168 -142,-156 -134,-144 -120,-148 -108,-134 -92,-130',
      '-74,-152 -66,-140 -82,-122 -94,-130',
    ),
    mitt(
      S.element('mitt two'),
      '-52,-180 -48,-200 -56,-230 -72,-252 -94,-248 -102,-228 -98,-204 -110,-194 -104,-180 -90,-184 -76,-168',
      '-46,-184 -42,-172 -64,-158 -72,-168',
    ),
    head(put, shape, S),
  );
  const scarf = shape('-28,-144 0,-134 28,-142 30,-128 0,-118 -30,-130');
  scene.add(path(smooth(scarf), ICE[3]), path(needle(put('-24,-138 0,-128 26,-134'), 1.2), NIGHT));
}

/** In profile, the chin up. */
function head(put: (list: string) => Point[], shape: (list: string) => Point[], S: Easel): string {
  const face = shape(
    '-20,-206 -27,-192 -28,-184 -35,-177 -38,-171 -34,-166 -32,-164 -34,-159 -31,-156 -32,-150 -24,-143 0,-138 22,-148 26,-180 10,-206',
  );
  const hat = shape('-24,-200 -20,-226 -2,-242 24,-238 42,-216 42,-180 34,-160 24,-158 18,-184 4,-200');
  const tone = new Tone().round(hat, { from: -140, before: 24, size: 26, light: 1, dark: 0.12 });
  return [
    path(smooth(face), NIGHT, 'stroke="#060b1a" stroke-width="4"'),
    path(smooth(face), S.linearAt([SKIN, '#c98a6a'], CHILD.x - 50, 0, CHILD.x + 40, 0)),
    path(smooth(shape('-25,-188 -21,-194 -14,-192 -16,-184 -22,-183')), '#ffffff'),
    path(smooth(shape('-24,-190 -20,-193 -17,-189 -21,-185')), NIGHT),
    path(needle(put('-28,-196 -20,-201 -10,-197'), 1.9), '#5a3020'),
    path(needle(put('-33,-161 -28,-159 -24,-161'), 1.6), '#8a3428'),
    path(smooth(shape('-18,-172 -10,-174 -6,-168 -12,-163 -18,-165')), '#e0704e', 'opacity="0.6"'),
    path(smooth(hat), NIGHT, 'stroke="#060b1a" stroke-width="4"'),
    path(smooth(hat), '#2c5488'),
    scratches(S.element('hat'), {
      tone,
      region: hat,
      flow: (u, v) => Math.atan2(v - 960, u - 650) + 1.57,
      gap: [2.6, 6],
      length: [6, 22],
      width: 1.2,
    }),
    path(smooth(shape('-27,-198 -24,-210 -4,-206 14,-194 24,-170 28,-152 16,-152 8,-176 -6,-194')), ICE[4]),
    path(smooth(shape('16,-246 26,-258 40,-252 42,-238 30,-230 18,-236')), ICE[4]),
  ].join('');
}

export default card({ finish: frost, grade: { vignette: 0.2 }, paint });
