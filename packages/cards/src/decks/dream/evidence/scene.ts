/** D42: from the air a ploughed field is one vast fingerprint, and a tractor is finishing the last ridge. */
import { card } from '../../../finishes/finish.ts';
import { edgeTint, map, mapMargin, sepiaLine } from '../../../finishes/map.ts';
import {
  Scene,
  TAU,
  blob,
  group,
  lerp,
  mix,
  moved,
  path,
  polygon,
  ribbon,
  scatter,
  smooth,
  spline,
  times,
  trace,
  type Colour,
  type Easel,
  type Point,
  type Points,
} from '../../../kit/index.ts';

const loam = '#7a4a2c';
const wheat = '#e3c27a';
const sage = '#9fae84';
const skyBlue = '#4fa3d1';
const [CX, CY] = [404, 590];

/** The fingertip: an oval narrower at the top. */
const fingertip = (k: number): Point[] =>
  times(48, (i): Point => {
    const a = (i / 48) * TAU;
    const s = Math.sin(a);
    return [CX + Math.cos(a) * 262 * k * (1 + s * 0.06), CY + s * 388 * k + 12];
  });

/** Broken ridge lines of a print: a tilted whorl inside arches. */
function ridges(
  S: Easel,
  o: { core: Point; n: number; gap: number; width: number; colour: Colour; breaks: number; arches?: number },
): string {
  const [x0, y0] = o.core;
  const lines: string[] = [];
  for (let j = 0; j < o.n + (o.arches ?? 0); j++) {
    const r = 8 + j * o.gap;
    const sway = (x: number, y: number): number => S.noise.n2(x / 110, y / 110) * 11;
    const whorl = times(150, (i): Point => {
      const a = (i / 149) * TAU - Math.PI / 2 + j * 0.5;
      const spiral = r + (i / 149) * o.gap;
      const [u, v] = [Math.cos(a) * spiral * 0.8, Math.sin(a) * spiral * 1.25];
      return [x0 + u * 0.97 - v * 0.22, y0 + u * 0.22 + v * 0.97];
    });
    // outer ridges are hoops: up one side, over, down the other, flaring at the foot
    const foot = 120 + r * 0.36;
    const hoop = times(150, (i): Point => {
      const t = (i / 149) * 2 - 1;
      const over = Math.max(-1, Math.min(1, t / 0.62));
      const a = (over * Math.PI) / 2;
      const leg = Math.max(0, (Math.abs(t) - 0.62) / 0.38);
      return [
        x0 + Math.sign(t) * leg ** 2.2 * (34 + r * 0.2) + Math.sin(a) * r * 0.84,
        y0 - Math.cos(a) * r * 1.12 + leg * foot,
      ];
    });
    // below the hoops: shallow arches
    const low = y0 + 222 + (j - o.n) * o.gap;
    const arch = times(150, (i): Point => {
      const x = x0 - 330 + (i / 149) * 660;
      const depth = Math.max(0, 1 - (j - o.n) / 26);
      return [x, low - 96 * depth * Math.exp(-(((x - x0) / 120) ** 2)) + ((x - x0) / 330) ** 2 * 66];
    });
    const points = (j < 7 ? whorl : j < o.n ? hoop : arch).map(([x, y]): Point => [
      x + sway(y, x),
      y + sway(x, y),
    ]);
    let run: Point[] = [];
    const flush = (): void => {
      if (run.length > 5)
        lines.push(
          smooth(
            ribbon(
              run,
              (t) => o.width * Math.min(1, t * 9, (1 - t) * 9) ** 0.5 * (0.86 + 0.3 * S.noise.n2(t * 8, j)),
            ).filter((_, i) => i % 2 === 0),
          ),
        );
      run = [];
    };
    points.forEach((p, i) => {
      if (j > 2 && S.noise.n2(i * 0.09, j * 5.3) > o.breaks) flush();
      else run.push(p);
    });
    flush();
  }
  return path(lines.join(''), o.colour);
}

/** A round tree from the air, shadow to the left. */
const tree = (S: Easel, x: number, y: number, r: number): string =>
  path(smooth(blob(x - r * 0.6, y + r * 0.3, r, r * 0.8, S.noise, 0.2, 1, 9)), '#8a7a5c', 'opacity=".7"') +
  path(smooth(blob(x, y, r, r, S.noise, 0.25, 1.4, 10)), mix(sage, '#5d7048', S.rng.range(0.2, 0.9))) +
  path(
    smooth(blob(x + r * 0.3, y - r * 0.2, r * 0.5, r * 0.45, S.noise, 0.2, 1.4, 8)),
    '#c3cc9c',
    'opacity=".8"',
  ) +
  sepiaLine(
    S,
    times(8, (i): Point => [x + Math.cos(2 + i * 0.5) * r, y + Math.sin(2 + i * 0.5) * r]),
    1.6,
  );

function paint(): Scene {
  const scene = new Scene({ seed: 4242, background: '#ffffff' });

  // the patchwork of neighbours
  const farm = scene.element('farm');
  const fields: readonly [string, Colour, number][] = [
    ['64,64 330,64 250,170 150,260 64,330', '#d9c58a', 0.5],
    ['330,64 560,64 570,150 410,160 250,170', sage, -0.2],
    ['560,64 738,64 738,300 660,240 570,150', '#cdb184', 0.9],
    ['64,330 150,260 130,460 126,620 64,640', '#c4cba0', 1.4],
    ['64,640 126,620 140,780 190,900 64,930', wheat, -0.6],
    ['64,930 190,900 290,1010 300,1136 64,1136', '#b9c096', 0.2],
    ['300,1136 290,1010 420,1040 560,1000 590,1136', '#e6d3a0', 1.2],
    ['590,1136 560,1000 640,900 738,850 738,1136', sage, 0.7],
    ['738,850 640,900 684,720 690,560 738,540', '#d8be86', -0.9],
    ['738,540 690,560 680,400 660,240 738,300', '#b4be92', 0.3],
  ];
  const furrow = (outline: Points, angle: number, colour: Colour, gap: number): string => {
    const d = farm.clip(polygon(outline));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const xs = outline.map((p) => p[0]);
    const ys = outline.map((p) => p[1]);
    const [mx, my] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    return group(
      { 'clip-path': d },
      times(Math.ceil(460 / gap), (i) => {
        const v = -230 + i * gap + farm.rng.gauss(0, 1);
        return sepiaLine(
          farm,
          [-240, -80, 80, 240].map((u): Point => [
            mx + u * c - v * s,
            my + u * s + v * c + farm.noise.n2(u / 90, v / 60) * 5,
          ]),
          1.3,
          colour,
        );
      }),
    );
  };
  scene.add(
    path(polygon(trace('64,64 738,64 738,1136 64,1136')), '#cfd3a6'),
    fields.map(([points, colour, angle], i) => {
      const outline = trace(points);
      return (
        path(polygon(outline), colour, 'opacity=".85"') +
        furrow(outline, angle, mix(colour, '#5c3f22', 0.5), 9 + (i % 3) * 4)
      );
    }),
  );

  // next door: an older print, smudged
  const old = scene.element('old print');
  scene.add(
    group(
      { opacity: 0.55, 'clip-path': old.clip(polygon(trace('560,64 738,64 738,300 660,240 570,150'))) },
      ridges(old, { core: [676, 150], n: 9, gap: 13, width: 3.2, colour: '#8d6a4a', breaks: 0.12 }),
      path(
        smooth(ribbon(spline(trace('600,210 680,170 740,180')), (t) => 20 * Math.sin(Math.PI * t) + 2)),
        '#cdb184',
        'opacity=".9"',
      ),
    ),
  );

  // the field itself
  const field = scene.element('field');
  const edge = fingertip(1);
  scene.add(
    path(smooth(fingertip(1.06).map(([x, y]): Point => [x - 8, y + 6])), '#a58a5c', 'opacity=".6"'),
    path(smooth(fingertip(1.04)), '#c9cfa2'),
    path(smooth(edge), '#efd9a6'),
    group(
      { 'clip-path': field.clip(smooth(fingertip(0.975))) },
      // raking light from the right: each ridge throws a little shade left
      moved(
        { x: -4, y: 3, s: 1 },
        group(
          { opacity: 0.5 },
          ridges(field.element('shade'), {
            core: [410, 530],
            n: 26,
            arches: 24,
            gap: 15,
            width: 4.6,
            colour: '#b98d5a',
            breaks: 0.46,
          }),
        ),
      ),
      ridges(field.element('ridges'), {
        core: [410, 530],
        n: 26,
        arches: 24,
        gap: 15,
        width: 4.7,
        colour: loam,
        breaks: 0.46,
      }),
      // unploughed: the last strip
      path(
        smooth(ribbon(spline(trace('520,950 590,890 640,800 664,700')), (t) => 15 * Math.min(1, t * 6))),
        '#efd9a6',
      ),
    ),
    edgeTint(field, edge, sage, { band: 16 }),
    sepiaLine(field, [...edge, ...edge.slice(0, 2)], 3),
    sepiaLine(field, [...fingertip(1.045), ...fingertip(1.045).slice(0, 2)], 1.6),
  );

  // the tractor on the last ridge
  const tractor = scene.element('tractor');
  scene.add(
    path(smooth(ribbon(spline(trace('500,962 540,934 572,904')), () => 6)), loam),
    times(14, () =>
      path(
        smooth(
          blob(tractor.rng.range(490, 560), tractor.rng.range(930, 976), 4, 3, tractor.noise, 0.3, 1, 7),
        ),
        '#c4a473',
      ),
    ),
    moved(
      { x: 592, y: 884, s: 1.7, r: -50 },
      path('M-22 -10L22 -10L22 16L-22 16Z', '#7d6645', 'opacity=".7" transform="translate(-5 6)"'),
      path('M-20 -15L-2 -15L-2 -9L-20 -9ZM-20 9L-2 9L-2 15L-20 15Z', '#3f2c1c'),
      path('M10 -11L19 -11L19 -7L10 -7ZM10 7L19 7L19 11L10 11Z', '#3f2c1c'),
      path('M-16 -8C-10 -10 0 -9 4 -6L22 -5L22 5L4 6C0 9 -10 10 -16 8Z', skyBlue),
      path('M-11 -6L1 -6L1 6L-11 6Z', '#e9f2f2'),
      sepiaLine(tractor, trace('-16,-8 -6,-10 4,-6 22,-5 22,5 4,6 -6,10 -16,8 -16,-8'), 1.8),
      sepiaLine(tractor, trace('-11,-6 1,-6 1,6 -11,6 -11,-6'), 1.3),
      path('M-36 -14L-26 -14L-26 14L-36 14Z', '#5c442c'),
      times(5, (i) =>
        sepiaLine(
          tractor,
          [
            [-36, -12 + i * 6],
            [-41, -11 + i * 6],
            [-46, -10 + i * 6],
          ],
          2,
        ),
      ),
      sepiaLine(tractor, trace('-26,0 -21,0 -16,0'), 2.4),
    ),
  );

  // the pond with its handle
  const pond = scene.element('pond');
  const glassy = blob(152, 1010, 52, 50, pond.noise, 0.16, 1.6, 26);
  scene.add(
    path(smooth(ribbon(spline(trace('190,1044 226,1078 262,1112')), () => 11)), skyBlue),
    path(smooth(glassy), skyBlue),
    path(smooth(blob(156, 1006, 40, 38, pond.noise, 0.18, 1.6, 24)), '#a8d6e8'),
    sepiaLine(pond, [...glassy, ...glassy.slice(0, 2)], 2.6),
    sepiaLine(pond, trace('184,1054 220,1088 254,1120'), 2),
    sepiaLine(pond, trace('200,1038 234,1068 270,1104'), 2),
    sepiaLine(pond, trace('128,996 140,982 158,976'), 2, '#f6f6ee'),
    sepiaLine(pond, trace('136,1020 150,1016 164,1021 178,1017'), 1.6, '#5c8ea6'),
    sepiaLine(pond, trace('150,1034 162,1031 174,1034'), 1.4, '#5c8ea6'),
    times(11, (i) => {
      const a = 1.9 + i * 0.16;
      const [x, y] = [152 + Math.cos(a) * 53, 1010 + Math.sin(a) * 51];
      return sepiaLine(
        pond,
        [
          [x, y + 4],
          [x - 1, y - 4],
          [x - 3 + pond.rng.gauss(0, 3), y - 14],
        ],
        2,
        '#6f7a48',
      );
    }),
  );

  // hedges, and tape strung along them
  const hedge = scene.element('hedges');
  scene.add(
    [
      '92,308 150,260 250,170 410,160 570,150 660,240',
      '126,620 140,780 190,900 290,1010',
      '560,1000 640,900 684,720 690,560',
    ].map((way) => {
      const line = spline(trace(way), false, 10);
      return line
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) =>
          hedge.rng.chance(0.3)
            ? ''
            : tree(hedge, x + hedge.rng.gauss(0, 4), y + hedge.rng.gauss(0, 4), hedge.rng.range(6, 13)),
        );
    }),
    scatter(trace('80,660 120,650 130,770 90,800'), 7, hedge.rng).map(([x, y]) =>
      tree(hedge, x, y, hedge.rng.range(9, 15)),
    ),
  );
  const tape = spline(trace('96,352 140,300 236,206 340,190 440,196'), false, 12);
  scene.add(
    path(smooth(ribbon(tape, () => 3.6)), '#f4efdc'),
    times(17, (i) => {
      const p = tape[Math.floor((i / 17) * (tape.length - 3))];
      const q = tape[Math.floor((i / 17) * (tape.length - 3)) + 2];
      return p && q
        ? path(smooth(ribbon([p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q], () => 3.4)), skyBlue)
        : '';
    }),
    [0, 0.26, 0.52, 0.78, 0.99].map((t) => {
      const [x, y] = tape[Math.floor(t * (tape.length - 1))] ?? [0, 0];
      return sepiaLine(
        scene.element('posts'),
        [
          [x, y + 7],
          [x, y],
          [x + lerp(0, 1, t), y - 9],
        ],
        4,
      );
    }),
  );
  scene.add(mapMargin(scene.element('margin')));
  return scene;
}

export default card({ finish: map, paint });
