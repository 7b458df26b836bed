/** D74: a window cleaner wipes the grey city off the glass, and the clean glass shows jungle at sunrise. */
import { card } from '../../../finishes/finish.ts';
import { hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { leaf } from '../../../kit/brush.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { along, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import { broadLeaf, jungle, jungleMorning, palm } from '../../../motifs/ink-jungle.ts';
import { quill } from '../../../motifs/sparrow-flying.ts';

/** The way the squeegee went. */
const SWIPE = traceCurve(
  '690,150 540,140 380,146 240,142 158,176 152,240 230,272 400,266 560,270 650,300 652,364 570,394 400,388 250,394 172,430 176,490 260,518 350,540 420,590 452,640',
);
const wide = (t: number): number => 86 - 14 * t;

/** One tower of the grey city; windows are ticks. */
function tower(S: Easel, x: number, w: number, top: number, foot: number, tone: Colour): string {
  const out: string[] = [
    inkWash(
      S,
      polygon([
        [x, top],
        [x + w, top + S.rng.gauss(0, 5)],
        [x + w, foot],
        [x, foot],
      ]),
      tone,
      { rough: 5, min: 0.62, region: [x - 30, top - 30, w + 60, foot - top + 60] },
    ),
  ];
  const line = mix(tone, '#2c2e33', 0.6);
  for (let y = top + 22; y < foot - 16; y += 25)
    for (let u = x + 10; u < x + w - 9; u += 19)
      if (!S.rng.chance(0.22)) {
        const [a, b, h] = [S.rng.gauss(0, 0.7), S.rng.gauss(0, 0.7), S.rng.range(10, 14)];
        out.push(
          path(
            polygon([
              [u - 3.4 + a, y],
              [u + 3.4, y + b],
              [u + 3.6 + b, y + h],
              [u - 3.2, y + h + a],
            ]),
            mix(line, tone, S.rng.range(0, 0.5)),
          ),
        );
      }
  out.push(
    inkLine(
      S,
      [
        [x, foot],
        [x, (top + foot) / 2],
        [x, top],
        [x + w / 2, top],
        [x + w, top],
        [x + w, (top + foot) / 2],
        [x + w, foot],
      ],
      2.4,
      { colour: line, straight: true, dry: 0.25 },
    ),
  );
  return out.join('');
}

function city(S: Easel): string {
  const far = times(11, (i) =>
    tower(
      S.element('far ' + i),
      -10 + i * 74 + S.rng.range(-8, 8),
      S.rng.range(48, 70),
      S.rng.range(250, 430),
      900,
      '#d6d8d8',
    ),
  );
  const mid = [
    [-20, 110, 330],
    [104, 84, 460],
    [206, 120, 380],
    [344, 92, 520],
    [452, 116, 300],
    [584, 90, 440],
    [690, 130, 250],
  ].map(([x = 0, w = 0, top = 0], i) => tower(S.element('mid ' + i), x, w, top, 1010, '#b9bdc0'));
  const near = [
    [-20, 140, 640],
    [136, 110, 720],
    [560, 120, 690],
    [694, 130, 580],
  ].map(([x = 0, w = 0, top = 0], i) => tower(S.element('near ' + i), x, w, top, 1100, '#a1a6ab'));
  return [
    inkWash(S, 'M-20 -20H820V1220H-20Z', '#d8d9d7', { min: 0.5, rough: 10 }),
    inkWash(S, 'M-20 60C200 30 400 120 820 40V220C560 260 260 170 -20 240Z', '#b4b8bb', {
      opacity: 0.7,
      rough: 26,
    }),
    inkWash(S, 'M40 40H760V520C560 560 260 540 40 500Z', '#a9adb0', {
      opacity: 0.8,
      rough: 20,
      min: 0.7,
      bleed: 22,
      rimStrength: 0,
    }),
    far,
    // a chimney and its opinion
    inkWash(
      S,
      'M640 250C630 190 670 150 650 90C690 60 760 70 800 40C790 110 740 130 700 150C690 190 680 220 670 250Z',
      '#8f9498',
      { opacity: 0.75, rough: 18 },
    ),
    mid,
    near,
    path('M-20 980H820V1220H-20Z', '#9a9ea2', 'opacity=".6"'),
  ]
    .flat()
    .join('');
}

/** The city running down the glass where the blade has loosened it. */
function drips(S: Easel, edge: Points, n: number): string {
  return times(n, (i) => {
    const q = along(edge, (i + S.rng.range(0.1, 0.9)) / n);
    const l = 24 + S.rng.f() ** 2 * 150;
    const w = S.rng.range(3, 8);
    const tone = mix('#62676d', '#757a80', S.rng.f());
    return (
      path(
        smooth(
          ribbon(
            times(7, (k): Point => [q.x + S.rng.gauss(0, 0.8), q.y - 6 + (k / 6) * l]),
            (t) => w * (0.9 - t * 0.45),
          ),
        ),
        tone,
      ) + path(smooth(blob(q.x, q.y - 6 + l, w * 0.9, w * 1.5, S.noise, 0.1, 1, 10)), tone)
    );
  }).join('');
}

function frames(S: Easel): string {
  const bar = (a: Point, b: Point, w: number): string => {
    const up = a[0] === b[0];
    const box: Points = up
      ? [
          [a[0] - w, a[1]],
          [a[0] + w, a[1]],
          [b[0] + w, b[1]],
          [b[0] - w, b[1]],
        ]
      : [
          [a[0], a[1] - w],
          [b[0], b[1] - w],
          [b[0], b[1] + w],
          [a[0], a[1] + w],
        ];
    return [
      path(polygon(box), '#5f646a'),
      path(
        polygon(
          up
            ? [
                [a[0] - w, a[1]],
                [a[0] - w * 0.2, a[1]],
                [b[0] - w * 0.2, b[1]],
                [b[0] - w, b[1]],
              ]
            : [
                [a[0], a[1] - w],
                [b[0], b[1] - w],
                [b[0], b[1] - w * 0.2],
                [a[0], a[1] - w * 0.2],
              ],
        ),
        '#9aa0a6',
      ),
      inkLine(S, [nth(box, 0), nth(box, up ? 3 : 1)], 3.4, { straight: true }),
      inkLine(S, [nth(box, up ? 1 : 3), nth(box, 2)], 4.6, { straight: true }),
    ].join('');
  };
  return [
    bar([-20, 1066], [820, 1066], 15),
    bar([-20, 36], [820, 36], 15),
    bar([44, -20], [44, 1220], 9),
    bar([756, -20], [756, 1220], 9),
  ].join('');
}

/** Behind the lower panes nobody turns round. */
function office(S: Easel): string {
  return [
    path('M-20 1076H820V1220H-20Z', '#d9d6cb'),
    inkWash(S, 'M-20 1076H820V1220H-20Z', '#8f9498', { opacity: 0.8 }),
    [112, 250, 402, 548, 688].map((x, i) => {
      const screen = trace(
        `${x - 36},${1098 + (i % 2) * 6} ${x + 38},${1096 + (i % 2) * 6} ${x + 38},1158 ${x - 36},1160`,
      );
      const man = drawnFigure(S.element('clerk ' + i), {
        x: x + nth([6, -8, 10, -4, 8], i),
        y: 1262,
        s: 1.16,
        view: 'back',
        pose: 'stand',
        garment: 'jacket',
        hat: 'none',
        hair: 'short',
        colours: {
          coat: nth(['#8d939a', '#a4a9ae', '#7f858c', '#9a9fa4', '#888e95'], i),
          skin: '#cfc8bc',
          hair: '#6b6e74',
        },
        pen: 2.6,
        line: '#3a3c42',
      });
      return [
        path(polygon(screen), '#f1f2ee'),
        times(4, (k) =>
          inkLine(
            S,
            [
              [x - 26, 1110 + k * 11],
              [x, 1109 + k * 11],
              [x + 14 + ((k * 7) % 16), 1110 + k * 11],
            ],
            2,
            { colour: '#a3a7ab' },
          ),
        ),
        inkLine(S, [...screen, nth(screen, 0)], 3.4, { straight: true, colour: '#3a3c42' }),
        inkLine(
          S,
          [
            [x, 1160],
            [x, 1166],
            [x, 1172],
          ],
          9,
          { colour: '#55595f', pressure: () => 1 },
        ),
        inkLine(
          S,
          [
            [x - 58, 1174],
            [x, 1173],
            [x + 60, 1174],
          ],
          7,
          { colour: '#55595f', pressure: () => 1 },
        ),
        man.svg,
      ]
        .flat()
        .join('');
    }),
  ]
    .flat()
    .join('');
}

function cradle(S: Easel): string {
  const rail = (y: number, w: number): string =>
    inkLine(
      S,
      [
        [316, y],
        [520, y + 2],
        [724, y],
      ],
      w,
      { pressure: () => 1 },
    );
  return [
    // ropes
    [340, 700].map(
      (x) =>
        inkLine(
          S,
          [
            [x, 960],
            [x + 1, 500],
            [x, -10],
          ],
          3.6,
          { pressure: () => 0.9 },
        ) +
        inkLine(
          S,
          [
            [x + 3, 960],
            [x + 4, 500],
            [x + 3, -10],
          ],
          1.4,
          { colour: '#e6e6e2', dry: 0.3 },
        ),
    ),
    path(polygon(trace('312,1010 728,1010 720,1050 320,1050')), '#70767d'),
    hatch(S, trace('312,1010 728,1010 720,1050 320,1050'), { angle: 1.2, gap: 11, width: 2.4 }),
    inkLine(S, trace('312,1010 728,1010 720,1050 320,1050 312,1010'), 6, { straight: true }),
    rail(930, 8),
    rail(970, 5),
    [322, 420, 620, 718].map((x) =>
      inkLine(
        S,
        [
          [x, 926],
          [x, 970],
          [x, 1012],
        ],
        7,
        { pressure: () => 1 },
      ),
    ),
  ]
    .flat()
    .join('');
}

function bucket(S: Easel): string {
  return moved(
    { x: 376, y: 1008, s: 1.1 },
    // streets, wrung out
    [
      [-30, 20, 62],
      [-12, 16, 84],
      [6, 20, 58],
      [22, 14, 74],
    ].map(([x = 0, w = 0, h = 0], i) => {
      const box = trace(`${x},${-62 - h * 0.85} ${x + w},${-60 - h * 0.85} ${x + w},-58 ${x},-58`);
      return (
        path(polygon(box), nth(['#a7abaf', '#84898f', '#c3c4c4', '#92979c'], i)) +
        times(3, (k) =>
          inkLine(
            S,
            [
              [x + 5, -70 - k * 9],
              [x + w - 5, -70 - k * 9],
            ],
            2.6,
            { straight: true, colour: '#3a3c42' },
          ),
        ).join('') +
        inkLine(S, [...box, nth(box, 0)], 2.4, { straight: true })
      );
    }),
    path('M-42 -62C-20 -54 20 -54 42 -62L34 0C14 6 -14 6 -34 0Z', '#d9dcdb'),
    path('M12 -56C24 -56 34 -58 42 -62L34 0C26 3 18 4 10 4Z', '#8f959b'),
    inkLine(S, trace('-42,-62 -20,-55 20,-55 42,-62'), 4),
    inkLine(S, trace('-42,-62 -38,-28 -34,0 -14,5 14,5 34,0 38,-28 42,-62'), 5),
    inkLine(S, trace('-42,-60 -30,-98 6,-112 34,-96 42,-60'), 2.6),
    inkLine(S, trace('-38,-40 0,-33 38,-40'), 2.6),
  );
}

/** Ferns and lianas between the broad leaves, and two birds before breakfast. */
function undergrowth(S: Easel): string {
  const fern = (x: number, y: number, a: number, l: number, colour: Colour): string => {
    const at = (t: number): Point => [x + Math.cos(a + t * 0.5) * l * t, y + Math.sin(a + t * 0.5) * l * t];
    return (
      path(
        times(13, (i) => {
          const t = 0.12 + i * 0.066;
          const [px, py] = at(t);
          const w = l * 0.24 * (1.05 - t);
          return [-1, 1].map((side) => leaf(px, py, a + t * 0.5 + side * 1.1, w, w * 0.26)).join('');
        }).join(''),
        colour,
      ) + inkLine(S, [at(0), at(0.5), at(1)], 2.2, { colour: '#1d5a34' })
    );
  };
  const bird = (x: number, y: number, s: number): string =>
    inkLine(
      S,
      [
        [x - 16 * s, y - 6 * s],
        [x - 6 * s, y - 9 * s],
        [x, y],
        [x + 7 * s, y - 10 * s],
        [x + 18 * s, y - 7 * s],
      ],
      4 * s,
    );
  return [
    fern(190, 470, -0.9, 120, '#46a05a'),
    fern(240, 520, -1.5, 130, '#2f8f4c'),
    fern(380, 640, -2.0, 130, '#46a05a'),
    fern(330, 600, -1.3, 130, '#1f8046'),
    fern(430, 660, -1.7, 120, '#2f8f4c'),
    fern(500, 200, -2.6, 90, '#58a860'),
    inkLine(S, trace('392,30 384,90 398,140 388,170'), 4, { colour: '#2f7d48' }),
    inkLine(S, trace('196,120 204,190 192,240'), 3.4, { colour: '#2f7d48' }),
    times(9, (i) => path(leaf(388 + (i % 2) * 6, 60 + i * 12, i % 2 ? 0.4 : 2.7, 17, 5), '#3f9a58')),
    bird(330, 176, 1),
    bird(290, 206, 0.7),
  ]
    .flat()
    .join('');
}

/** The stretches of a line that `keeps` holds for. */
function runsOf(points: Points, keeps: (point: Point) => boolean): Points[] {
  const runs: Point[][] = [[]];
  for (const point of points)
    if (keeps(point)) runs[runs.length - 1]?.push(point);
    else if (runs[runs.length - 1]?.length) runs.push([]);
  return runs.filter((run) => run.length > 4);
}

function paint(): Scene {
  const scene = new Scene({ seed: 7400, background: '#ffffff' });
  scene.add(city(scene.element('city')));
  const mist = scene.element('mist');
  scene.add(
    path('M60 560H740V1060H60Z', mist.radialAt(fading('#f4f3ef', 0.72, [0.6, 0.4], 0), 540, 830, 300)),
  );
  // what is clean so far
  const wipe = scene.element('wipe');
  const stripe = wobble(ribbon(SWIPE, wide), wipe.noise, 5, 0.02);
  const d = smooth(stripe.filter((_, i) => i % 3 === 0));
  const half = stripe.length / 2;
  const [outer, inner] = [stripe.slice(0, half), stripe.slice(half)];
  // Only where no other pass of the squeegee went over it is an edge an edge.
  const edges = (points: Points): Points[] =>
    runsOf(points, ([x, y]) =>
      SWIPE.every(([u, v], i) => Math.hypot(x - u, y - v) > wide(i / (SWIPE.length - 1)) - 9),
    );
  const green = scene.element('green');
  scene.add(
    drips(scene.element('drips'), outer.slice(0, Math.round(half * 0.46)), 22),
    drips(scene.element('drips low'), inner.slice(0, Math.round(half * 0.56)), 20),
    group(
      { 'clip-path': wipe.clip(d) },
      jungleMorning(scene.element('morning'), [232, 268]),
      palm(green.element('palm 1'), trace('398,560 410,400 440,250 470,150'), 96, '#58a860', '#2c5a38'),
      palm(green.element('palm 5'), trace('560,520 572,400 600,330'), 92, '#3f9a58', '#1d4a2c'),
      palm(green.element('palm 2'), trace('676,500 654,380 630,220 610,130'), 78, '#7dbb7a', '#4a7d52'),
      palm(green.element('palm 3'), trace('180,520 176,420 196,330'), 84, '#3f9a58', '#1d4a2c'),
      palm(green.element('palm 4'), trace('350,640 340,520 318,420'), 90, '#58a860', '#2c5a38'),
      undergrowth(scene.element('undergrowth')),
      broadLeaf(green, 540, 30, 1.9, 150, 40, jungle),
      broadLeaf(green, 720, 226, 3.55, 150, 28, '#2fa35a'),
      broadLeaf(green, 300, 60, 2.5, 120, 34, '#2fa35a'),
      broadLeaf(green, 130, 180, 0.5, 110, 32, jungle),
      broadLeaf(green, 150, 480, -0.5, 170, 30, jungle),
      broadLeaf(green, 240, 610, -1.0, 150, 46, '#2fa35a'),
      broadLeaf(green, 486, 500, 2.3, 150, 26, '#58b46a'),
      broadLeaf(green, 320, 640, -0.75, 160, 50, jungle),
      broadLeaf(green, 530, 600, 2.75, 150, 26, '#2fa35a'),
      broadLeaf(green, 740, 470, 3.6, 190, 44, jungle),
      broadLeaf(green, 690, 520, 4.1, 170, 36, '#58b46a'),
      broadLeaf(green, 90, 560, -0.35, 160, 36, '#58b46a'),
    ),
    // wet edges
    [...edges(outer), ...edges(inner)].map((run) => [
      inkLine(wipe, run, 5, { colour: '#ffffff', straight: true, dry: 0.2 }),
      inkLine(
        wipe,
        run.map(([x, y]): Point => [x + 2, y + 3]),
        2.6,
        { colour: '#55595f', straight: true, dry: 0.3 },
      ),
    ]),
  );
  scene.add(office(scene.element('office')), frames(scene.element('frames')));
  scene.add(cradle(scene.element('cradle')));
  // the cleaner
  const man = drawnFigure(scene.element('cleaner'), {
    x: 540,
    y: 1012,
    s: 2,
    view: 'back',
    pose: {
      ...poses.stand,
      lean: -6,
      arms: [
        { root: 148, bend: 10 },
        { root: 26, bend: 4 },
      ],
    },
    garment: 'jacket',
    hat: 'brim',
    colours: {
      coat: '#5f6a76',
      trousers: '#484e57',
      boots: '#1d1c20',
      hat: '#a9aeb3',
      skin: '#d9b694',
      hair: '#3a3230',
    },
    pen: 4.2,
  });
  const [hx, hy] = man.hands[0];
  const blade: Point = [452, 650];
  const tool = scene.element('squeegee');
  scene.add(
    inkLine(tool, [[hx + 8, hy + 20], [(hx + blade[0]) / 2, (hy + blade[1]) / 2], blade], 10, {
      colour: '#c9a56a',
      pressure: () => 1,
    }),
    inkLine(
      tool,
      [
        [hx + 12, hy + 20],
        [(hx + blade[0]) / 2 + 4, (hy + blade[1]) / 2],
        [blade[0] + 4, blade[1]],
      ],
      2.4,
    ),
    inkLine(tool, [[blade[0] - 68, blade[1] + 52], blade, [blade[0] + 68, blade[1] - 56]], 17, {
      pressure: () => 1,
    }),
    inkLine(
      tool,
      [
        [blade[0] - 66, blade[1] + 46],
        [blade[0] - 2, blade[1] - 5],
        [blade[0] + 64, blade[1] - 60],
      ],
      5,
      { colour: '#c9ced2', pressure: () => 1 },
    ),
    man.svg,
    inkLine(tool, trace('316,930 520,932 724,930'), 8, { pressure: () => 1 }),
    inkLine(tool, trace('316,970 520,972 724,970'), 5, { pressure: () => 1 }),
    bucket(scene.element('bucket')),
    // the rag in his other hand
    path(
      smooth(
        trace('-6,-4 6,-5 12,10 16,30 8,44 -2,36 -10,46 -14,26 -9,8').map(([u, v]): Point => [
          man.hands[1][0] + u,
          man.hands[1][1] + v + 6,
        ]),
      ),
      '#e9ebe8',
    ),
    inkLine(
      tool,
      trace('-6,-4 6,-5 12,10 16,30 8,44 -2,36 -10,46 -14,26 -9,8 -6,-4').map(([u, v]): Point => [
        man.hands[1][0] + u,
        man.hands[1][1] + v + 6,
      ]),
      3,
    ),
    inkLine(tool, trace('676,938 671,948 669,960'), 3),
    // left behind by something that flew through
    quill(scene.element('feather'), [676, 936], [712, 842], 30, {
      fill: jungle,
      edge: '#9fd48f',
      bend: 0.07,
      pen: 3,
    }),
  );
  return scene;
}

export default card({
  finish: ink,
  grade: { paper: [244, 243, 239], backruns: 0.3, granulation: 0.3 },
  paint,
});
