/** N40: winter is over, and a butler on skis whips the dust sheets off the mountains. */
import { card } from '../../../finishes/finish.ts';
import {
  GOLD,
  bare,
  breath,
  cobalt,
  cobaltLine,
  dotsAlong,
  gzhel,
  loaded,
  smear,
} from '../../../finishes/gzhel.ts';
import { closedCurve, resample, smooth, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, place, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { pine } from '../../../motifs/gzhel-winter.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 4040, background: '#ffffff' });
  sky(scene);
  covered(
    scene,
    'right',
    '420,1000 470,820 540,640 620,520 690,470 740,520 800,600 840,700 840,1000',
    [690, 470],
  );
  covered(scene, 'left', '-30,980 -30,640 40,560 110,520 180,580 250,720 300,980', [110, 520]);
  bared(scene);
  floor(scene);
  sheet(scene);
  butler(scene);
  return scene;
}

function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    breath(S, resample(rectangle(-20, -20, 820, 640), 20), 0.4, 90),
    path(
      smooth(
        times(20, (i): Point => [
          120 + Math.cos((i / 20) * 6.2832) * 33,
          150 + Math.sin((i / 20) * 6.2832) * 33,
        ]),
      ),
      GOLD,
    ),
    times(14, (i) => {
      const a = (i / 14) * Math.PI * 2;
      return cobaltLine(
        S,
        [46, 58, i % 2 ? 66 : 78].map((r): Point => [120 + Math.cos(a) * r, 150 + Math.sin(a) * r]),
        3.4,
        { colour: GOLD },
      );
    }),
  );
}

/** Still under its sheet: only folds, falling from where something holds them up. */
function covered(scene: Scene, name: string, list: string, top: Point): void {
  const S = scene.element(name);
  const outline = resample(spline(trace(list), true, 8), 4);
  scene.add(
    bare(outline),
    times(9, (i) => {
      const t = i / 8;
      const foot: Point = [lerp(top[0] - 190, top[0] + 200, t), 990];
      const bend = (t - 0.5) * 90;
      return loaded(
        S,
        [
          [top[0] + (t - 0.5) * 60, top[1] + 26 + Math.abs(t - 0.5) * 120],
          [lerp(top[0], foot[0], 0.55) - bend * 0.3, lerp(top[1], 990, 0.5)],
          foot,
        ],
        24,
        { from: i % 2 ? 0.5 : 0.32, to: 0.04, side: t < 0.5 ? 1 : -1, thin: 0, bristle: 0.2 },
      );
    }),
    cobaltLine(
      S,
      outline.filter(([, y]) => y < 985),
      2.4,
      { straight: true, press: () => 1, load: 0.8 },
    ),
  );
}

const SPINE = '318,236 334,300 312,372 342,460 316,560 352,670 330,790 356,900 346,1010';
const LEFT = '318,236 292,290 266,338 272,366 228,438 204,506 176,540 146,616 96,700 66,776 20,860 -30,960';
const RIGHT =
  '318,236 352,296 372,352 404,398 420,452 462,512 486,590 530,656 552,726 596,800 612,880 660,960 690,1010';

/** Dark rock and a meadow, as it was left in autumn: the sun is on its left. */
function bared(scene: Scene): void {
  const S = scene.element('bared');
  const [spine, left, right] = [trace(SPINE), trace(LEFT), trace(RIGHT)];
  const lit = resample([...left, [-30, 1010], ...[...spine].reverse()], 4);
  const dim = resample([...right, ...[...spine].reverse()], 4);
  const at = (line: Points, t: number): Point => {
    const dense = resample(line, 6);
    return dense[Math.min(dense.length - 1, Math.round(t * (dense.length - 1)))] ?? [0, 0];
  };
  /** A gully from the spine down to the edge of a face. */
  const gully = (edge: Points, t: number, load: number, side: 1 | -1, w: number): string => {
    const [a, b] = [at(spine, t), at(edge, Math.min(1, t + 0.2))];
    const low: Point = [lerp(a[0], b[0], 0.78), lerp(a[1], b[1], 0.78) + 40];
    return loaded(S, [a, [lerp(a[0], low[0], 0.4), lerp(a[1], low[1], 0.55)], low], w, {
      from: load,
      to: 0.06,
      side,
      thin: 0.03,
      bristle: 0.4,
    });
  };
  scene.add(
    bare([...left, [-30, 1010], [690, 1010], ...[...right].reverse()]),
    smear(S, lit, { angle: 100, from: 0.5, to: 0.14, bristle: 0.04 }),
    smear(S, dim, { angle: 80, from: 1, to: 0.5, bristle: 0.04 }),
    times(15, (i) => gully(left, 0.02 + i * 0.062 + S.rng.gauss(0, 0.01), 0.85, 1, 10 + i * 1.8)),
    times(15, (i) => gully(right, 0.02 + i * 0.062 + S.rng.gauss(0, 0.01), 1, -1, 12 + i * 2)),
    cobaltLine(S, spine, 3.4, { straight: true }),
    cobaltLine(S, left, 3.2, { straight: true, press: () => 1 }),
    [
      '250,470 226,540 232,610',
      '196,640 168,720 180,790',
      '280,640 262,720 272,800',
      '120,760 104,830 112,890',
    ].map((list) => cobaltLine(S, trace(list), 2.2, { load: 0.9 })),
    times(34, () => {
      const [x, y] = [S.rng.range(-10, 600), S.rng.range(930, 1004)];
      return (
        times(5, (k) => {
          const a = (k / 5) * Math.PI * 2 + x;
          return path(
            smooth(
              closedCurve(
                `${x + Math.cos(a) * 6 - 3},${y + Math.sin(a) * 5} ${x + Math.cos(a) * 6},${y + Math.sin(a) * 5 - 3} ${x + Math.cos(a) * 6 + 3},${y + Math.sin(a) * 5} ${x + Math.cos(a) * 6},${y + Math.sin(a) * 5 + 3}`,
                2,
              ),
            ),
            '#ffffff',
          );
        }).join('') +
        path(smooth(closedCurve(`${x - 2.5},${y} ${x},${y - 2.5} ${x + 2.5},${y} ${x},${y + 2.5}`, 2)), GOLD)
      );
    }),
    [
      [70, 960, 80],
      [120, 980, 110],
      [180, 972, 76],
      [330, 990, 90],
      [378, 996, 120],
      [430, 990, 84],
    ].map(([x = 0, y = 0, h = 0], i) => pine(S.element('fir ' + i), x, y, h)),
  );
}

function floor(scene: Scene): void {
  const S = scene.element('floor');
  const line = trace('-30,1000 150,1014 330,1006 520,1020 700,1010 840,1022');
  scene.add(
    bare([...spline(line, false, 6), [840, 1240], [-30, 1240]]),
    cobaltLine(S, line, 2.4, { load: 0.8 }),
    ['-30,1100 120,1076 260,1096 380,1140', '840,1120 720,1096 600,1116 480,1160'].map((list, i) =>
      loaded(S, trace(list), 26, { from: 0.4, to: 0.03, side: i ? -1 : 1, thin: 0 }),
    ),
    ['-20,1180 200,1150 420,1128 640,1118', '-20,1196 200,1164 420,1142 650,1128'].map((list) =>
      cobaltLine(S, trace(list), 2.4, { load: 0.7 }),
    ),
    folded(S, 150, 1100),
  );
}

/** Those that are done. */
const folded = (S: Easel, x: number, y: number): string =>
  times(4, (i) => {
    const shape = resample(
      spline(
        place(trace('-66,0 -72,-12 -60,-22 60,-24 72,-12 64,0'), { x: x + (i % 2) * 6, y: y - i * 22 }),
        true,
        6,
      ),
      2,
    );
    return (
      bare(shape) +
      smear(S, shape, { angle: 0, from: 0.4, to: 0.03 }) +
      cobaltLine(S, [...shape, shape[0] ?? [0, 0]], 2.2, { straight: true, press: () => 1 }) +
      cobaltLine(S, place(trace('-62,-10 0,-12 60,-12'), { x: x + (i % 2) * 6, y: y - i * 22 }), 1.6, {
        load: 0.6,
      })
    );
  }).join('');

const EDGES = {
  /** The side that still clings to the mountain, and the side that flies. */
  near: '318,236 356,296 376,352 408,398 424,452 466,512 490,590 534,656 556,726 584,800 592,880 598,950 604,1004',
  far: '300,216 380,120 500,90 620,140 716,240 770,380 780,540 750,700 700,850 640,960 604,1004',
};

function sheet(scene: Scene): void {
  const S = scene.element('sheet');
  const [near, far] = [spline(trace(EDGES.near), false, 10), spline(trace(EDGES.far), false, 8)];
  const outline = [...far, ...[...near].reverse()];
  const at = (line: Points, t: number): Point =>
    line[Math.min(line.length - 1, Math.round(t * (line.length - 1)))] ?? [0, 0];
  const fold = (u: number, t0: number, t1: number): Point[] =>
    times(12, (i) => {
      const t = lerp(t0, t1, i / 11);
      const wave = 0.06 * Math.sin(t * 9 + u * 6);
      const [a, b] = [at(near, t), at(far, t)];
      return [lerp(a[0], b[0], u + wave), lerp(a[1], b[1], u + wave)];
    });
  scene.add(
    bare(outline),
    group(
      { 'clip-path': S.clip(smooth(outline, true, 0.3)) },
      times(13, (i) => {
        const u = 0.05 + (i / 12) * 0.9;
        const deep = i % 3 === 0;
        return (
          loaded(S, fold(u, 0.02 + S.rng.range(0, 0.12), S.rng.range(0.55, 0.75)), 30, {
            from: deep ? 0.75 : 0.4,
            to: 0.04,
            side: i % 2 ? 1 : -1,
            thin: 0,
            bristle: 0.3,
          }) +
          loaded(S, fold(u, 0.98, S.rng.range(0.6, 0.7)), 16, {
            from: 0.8,
            to: 0.05,
            side: i % 2 ? -1 : 1,
            thin: 0,
            bristle: 0.3,
          })
        );
      }),
    ),
    times(9, (i) => cobaltLine(S, fold(0.1 + i * 0.1, 0.3, 0.97), 1.7, { load: 0.7 })),
    cobaltLine(S, near, 3, { straight: true }),
    cobaltLine(S, far, 3.4, { straight: true, press: () => 1 }),
    dotsAlong(
      S,
      far.map(([x, y]): Point => [lerp(x, 470, 0.05), lerp(y, 560, 0.05)]).slice(6, -14),
      26,
      4,
      0.8,
    ),
  );
}

/** He leans back with his whole weight, and does not crease. */
function butler(scene: Scene): void {
  const S = scene.element('butler');
  const at = (list: string): Point[] => place(trace(list), { x: 652, y: 1132, s: 1.16, r: 0.2 });
  const flat = (list: string): Point[] => place(trace(list), { x: 652, y: 1132, s: 1.16 });
  const shape = (list: string): Point[] => resample(spline(at(list), true, 8), 2);
  const dark = (list: string): string => path(smooth(shape(list)), cobalt(1));
  scene.add(
    loaded(S, flat('-70,10 0,18 90,12'), 8, { from: 0.5, to: 0.1 }),
    cobaltLine(S, flat('-76,-12 -66,0 0,2 76,2'), 6, { press: () => 1 }),
    cobaltLine(S, flat('-56,-4 -44,10 20,12 94,12'), 6, { press: () => 1 }),
    dark('-12,-4 -30,-2 -26,-10 -14,-14 -8,-40 6,-66 22,-60 16,-36 2,-12'),
    dark('20,4 0,6 4,-4 14,-8 16,-36 12,-64 34,-62 34,-34 26,-6'),
    dark('8,-58 14,-92 30,-122 46,-122 52,-98 44,-70 58,-34 46,-26 34,-56 22,-52'),
    path(smooth(shape('14,-92 26,-118 34,-116 26,-92 18,-66 12,-70')), GOLD),
    path(smooth(shape('24,-112 32,-122 36,-112 28,-102')), '#ffffff'),
    dark('40,-118 22,-112 -10,-116 -40,-112 -44,-104 -12,-104 24,-98 42,-104'),
    dark('44,-112 26,-104 -6,-102 -38,-104 -42,-98 -8,-92 28,-90 46,-98'),
    bare(shape('-40,-113 -54,-114 -58,-106 -52,-98 -40,-99')),
    cobaltLine(S, at('-40,-113 -54,-114 -58,-106 -52,-98 -40,-99'), 2),
    bare(shape('34,-122 30,-140 36,-154 52,-156 60,-142 54,-126 46,-118')),
    cobaltLine(S, at('40,-120 31,-128 30,-132 24,-136 31,-142 34,-152 50,-157'), 2.4),
    dark('36,-154 46,-164 60,-158 64,-142 58,-130 54,-142 46,-152'),
    cobaltLine(S, at('34,-142 38,-143 41,-141'), 2.4),
    cobaltLine(S, at('30,-130 36,-130'), 2),
  );
}

export default card({ finish: gzhel, paint });
