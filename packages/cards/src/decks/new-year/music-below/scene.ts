/** N59: a wolf lays his ear to the snow; far beneath, in a lamplit hollow, hares and mice are dancing. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, hairs, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, heightAt } from '../../../kit/land.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { wobble } from '../../../kit/shapes.ts';
import { flowAlong, Tone } from '../../../kit/tone.ts';
import { frostWolfHead } from '../../../motifs/frost-wolf.ts';
import { dancer } from '../../../motifs/small-dancers.ts';

const HONEY = '#ffc56a';
const DARK = '#120d18';
const DRIFT = spline(
  trace('-30,716 90,722 200,706 300,672 400,626 500,574 590,534 680,516 760,520 840,540'),
  false,
  10,
);
const LAMP: Point = [404, 900];
const HOLLOW = closedCurve(
  '120,1010 136,930 190,866 280,834 400,822 520,834 616,872 668,936 684,1012 664,1080 600,1118 420,1128 220,1122 146,1078',
);

function paint(): Scene {
  const scene = new Scene({ seed: 5959, background: BOARD });
  night(scene);
  body(scene);
  scene.add(
    frostWolfHead(scene.element('head'), { x: 306, y: 450, s: 1.22, r: 1.3, from: -120, eye: HONEY }),
  );
  paw(scene);
  snow(scene);
  hollow(scene);
  dance(scene);
  scene.add(strays(scene.element('strays')));
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  const tone = new Tone();
  tone.change((_v, x, y) =>
    clamp(0.1 + 0.3 * Math.exp(-(((y - 560) / 260) ** 2)) + 0.12 * S.noise.fbm(x * 0.004, y * 0.01, 2)),
  );
  scene.add(
    path('M0 0H800V760H0Z', S.linearAt(['#081026', '#10264e', '#27548a', '#4a7db0'], 0, 0, 0, 700)),
    scratches(S, {
      tone,
      region: trace('-10,-10 810,-10 810,720 -10,740'),
      flow: (x, y) => 0.1 * S.noise.n2(x * 0.004, y * 0.01),
      gap: [4, 10],
      length: [20, 110],
      width: 0.9,
    }),
    flakes(S, 150, (rng) => [rng.range(0, 800), rng.range(0, 620)], { size: 2.8, colour: ICE[3] }),
  );
}

/** All of him crouches behind his ear. */
function body(scene: Scene): void {
  const S = scene.element('body');
  const back = closedCurve('330,620 350,430 400,310 470,232 560,196 650,190 740,216 830,270 830,640');
  const tone = new Tone();
  tone.round(back, { from: -110, before: 14, size: 130, light: 0.78, dark: 0.03 });
  tone.glow(480, 470, 150, -0.35, 150);
  const flow = flowAlong([
    traceCurve('420,330 520,230 640,200 800,260'),
    traceCurve('420,480 560,360 700,340 820,400'),
    traceCurve('460,600 600,500 720,470 830,520'),
  ]);
  scene.add(
    path(smooth(back), '#0d1c3e'),
    scratches(S, {
      tone,
      region: back,
      flow,
      gap: [3, 9],
      length: [14, 50],
      width: 1.4,
      decay: 0.8,
      stray: 0.12,
    }),
    hairs(S, back, { gap: 3.4, length: 30, width: 1.2, out: 0.45, light: (_x, y) => (y < 420 ? 0.85 : 0) }),
  );
}

function paw(scene: Scene): void {
  const S = scene.element('paw');
  const leg = closedCurve('20,742 10,700 40,668 90,660 130,676 180,670 236,690 240,740');
  const tone = new Tone();
  tone.round(leg, { from: -110, before: 30, size: 44, light: 1, dark: 0.08 });
  scene.add(
    path(smooth(leg), '#1c3c6e'),
    scratches(S, {
      tone,
      region: leg,
      flow: (x) => Math.PI - 0.15 + (x < 80 ? 0.5 : 0),
      gap: [2.7, 7],
      length: [8, 28],
      width: 1.3,
      decay: 0.8,
    }),
    path(
      ['48,674 40,696 44,720', '80,664 70,690 74,716'].map((list) => needle(trace(list), 3)).join(''),
      '#060b1a',
    ),
    hairs(S, traceCurve('240,690 180,668 130,674 90,658 40,666 12,698'), {
      gap: 4,
      length: 12,
      out: 0.4,
      side: 1,
      light: () => 0.7,
    }),
  );
}

/** Bright on top, and darker the deeper it lies. */
function snow(scene: Scene): void {
  const S = scene.element('snow');
  const land = closedBelow(S, DRIFT, 1220);
  const deep = (x: number, y: number): number => y - heightAt(DRIFT, clamp(x, -20, 820));
  const tone = new Tone();
  tone.fill(land, (x, y) => {
    const d = deep(x, y);
    return clamp(
      0.95 * Math.exp(-d / 44) +
        0.2 * Math.exp(-d / 260) * (0.5 + 0.5 * Math.sin(d * 0.075 + 2 * S.noise.n2(x * 0.006, y * 0.004))),
    );
  });
  const slope = (x: number, y: number): number => {
    const k = Math.exp(-deep(x, y) / 240);
    const rise = heightAt(DRIFT, clamp(x + 8, -20, 820)) - heightAt(DRIFT, clamp(x - 8, -20, 820));
    return Math.atan2(rise, 16) * k + 0.08 * S.noise.n2(x * 0.01, y * 0.02);
  };
  scene.add(
    path(
      smooth(land, true, 0.5),
      S.linearAt(['#7fabd2', [0.12, '#2f5f96'], [0.36, '#142e5a'], '#081128'], 0, 520, 0, 1160),
    ),
    scratches(S, {
      tone,
      region: land,
      flow: slope,
      gap: [2.8, 9],
      length: [14, 90],
      width: 1.3,
      floor: 0.05,
    }),
  );
}

/** Warm and low, with roots for rafters. */
function hollow(scene: Scene): void {
  const S = scene.element('hollow');
  const walls = [1, 1.035].map((k) =>
    wobble(
      HOLLOW.map(([x, y]): Point => [lerp(402, x, k), lerp(980, y, k * 1.005)]),
      S.noise,
      k > 1 ? 26 : 14,
      0.02,
    ),
  );
  const [room = [], crust = []] = walls;
  const clip = S.clip(smooth(room));
  const rays = times(190, (i) => {
    const a = (i / 190) * Math.PI * 2 + S.rng.gauss(0, 0.02);
    const [r0, r1] = [S.rng.range(44, 120), S.rng.range(130, 320)];
    const to = lerp(r0, r1, S.rng.range(0.4, 1));
    return needle(
      [0, 0.5, 1].map((k): Point => [
        LAMP[0] + Math.cos(a) * lerp(r0, to, k),
        LAMP[1] + Math.sin(a) * lerp(r0, to, k) * 0.8,
      ]),
      S.rng.range(0.6, 1.5),
      { attack: 0.4 },
    );
  });
  const roots = [
    '250,826 262,860 248,890 260,916',
    '250,826 276,862 300,876',
    '560,838 548,872 560,900',
    '610,868 590,900 600,926',
    '340,818 346,846 338,866',
    '480,822 476,850 486,872',
  ];
  scene.add(
    path(smooth(crust), '#060b1a'),
    path(
      smooth(room),
      S.radialAt(
        ['#fff0c4', [0.16, '#ffcf7a'], [0.5, '#c9803a'], [1, '#3a2236']],
        LAMP[0],
        LAMP[1] + 20,
        330,
      ),
    ),
    group(
      { 'clip-path': clip },
      path(rays.join(''), '#ffe3a6', 'opacity="0.75"'),
      path(smooth(closedCurve('80,1140 100,1074 260,1066 420,1072 600,1064 720,1078 720,1160')), '#3a2030'),
      path(
        times(46, () => {
          const [x, y] = [S.rng.range(130, 670), S.rng.range(1074, 1126)];
          return needle(
            [
              [x, y],
              [x + 22, y - 1],
              [x + S.rng.range(34, 60), y],
            ],
            1,
          );
        }).join(''),
        '#d9934a',
      ),
      path(roots.map((list) => needle(trace(list), 4, { attack: 0.02, decay: 0.95 })).join(''), DARK),
    ),
    hairs(S, crust, {
      gap: 4,
      length: 26,
      width: 1,
      out: 0.3,
      light: (x, y) => 0.3 + 0.6 * S.noise.n2(x * 0.02, y * 0.02),
    }),
    path(needle(trace('404,820 405,850 404,872'), 2, { attack: 0.05, decay: 0.05 }), DARK),
    path(smooth(closedCurve('390,876 404,866 418,876 424,902 414,922 394,922 384,902', 5)), '#fffbe6'),
    path(
      needle(trace('386,878 404,864 422,878'), 3) +
        needle(trace('392,924 404,928 416,924'), 3, { attack: 0.1, decay: 0.1 }) +
        needle(trace('404,872 404,922'), 1.4, { attack: 0.1, decay: 0.1 }),
      DARK,
    ),
  );
}

function dance(scene: Scene): void {
  const them = { colour: DARK, rim: '#ffdf9a' };
  const fiddle = '612,1004 626,996 634,1008 628,1020 614,1018';
  scene.add(
    dancer({
      ...them,
      kind: 'hare',
      x: 262,
      y: 1086,
      s: 1.18,
      reach: [44, -72],
      other: [40, -44],
      lean: 0.06,
    }),
    dancer({
      ...them,
      kind: 'hare',
      x: 352,
      y: 1090,
      s: 1.11,
      flip: -1,
      skirt: true,
      reach: [44, -70],
      other: [40, -42],
      lean: -0.08,
    }),
    dancer({
      ...them,
      kind: 'mouse',
      x: 434,
      y: 1096,
      s: 0.7,
      reach: [40, -60],
      other: [34, -40],
      lean: -0.1,
    }),
    dancer({
      ...them,
      kind: 'mouse',
      x: 482,
      y: 1096,
      s: 0.67,
      flip: -1,
      skirt: true,
      reach: [40, -62],
      other: [34, -40],
      lean: 0.1,
    }),
    dancer({
      ...them,
      kind: 'hare',
      x: 540,
      y: 1086,
      s: 1.04,
      flip: -1,
      skirt: true,
      reach: [26, -98],
      other: [-24, -84],
      lean: -0.12,
    }),
    dancer({ ...them, kind: 'hare', x: 622, y: 1088, s: 1.14, flip: -1, reach: [20, -48], other: [-6, -62] }),
    path(smooth(closedCurve(fiddle, 5)), '#8a4a1e'),
    path(
      needle(trace('630,1004 604,992 582,990'), 2.2, { attack: 0.05, decay: 0.1 }) +
        needle(trace('598,1034 614,1010 632,980'), 1.4, { attack: 0.05, decay: 0.1 }),
      DARK,
    ),
    dancer({
      ...them,
      kind: 'mouse',
      x: 192,
      y: 1088,
      s: 0.72,
      reach: [22, -84],
      other: [26, -66],
      lean: 0.05,
    }),
  );
}

export default card({ finish: frost, grade: { vignette: 0.25 }, paint });
