/** A mountain lake hangs on the line to dry, trout still in it, above its muddy bed. Morning light from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import { mackerel } from '../../../kit/clouds.ts';
import { mix } from '../../../kit/colour.ts';
import { polygon, resample, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { smallPerson } from '../../../motifs/small-person.ts';
import { trout } from '../../../motifs/trout.ts';
import { layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 190;
const shaded = shadedFrom(FROM);

function paint(): Scene {
  const scene = new Scene({ seed: 3, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#5fa6d2',
      bottom: '#ffd3ac',
      y: 640,
      min: 0.62,
    }),
    mackerel(scene.element('mackerel'), {
      horizon: 560,
      lit: '#ffe9d2',
      shade: '#c08ba0',
      lean: -0.22,
      cell: 100,
      cover: 0.7,
    }),
  );
  mountains(scene);
  bed(scene);
  posts(scene);
  lake(scene);
  shore(scene);
  return scene;
}

/** A snow peak: lit peach flank to the left, blue flank to the right of the ridge line. */
function peak(S: Easel, list: string, crest: string, light: string, shadow: string, base: string): string {
  const outline = trace(list);
  const d = polygon(
    resample([...outline, outline[0] ?? [0, 0]], 9).map(([x, y]): Point => [
      x,
      y + S.noise.fbm(x / 26, y / 26, 3) * 9,
    ]),
  );
  const dark = handPath(
    S,
    'M' +
      trace(crest)
        .map(([x, y]) => `${x} ${y}`)
        .join('L') +
      'Z',
    5,
    0.05,
    7,
  );
  return layer(
    S,
    [
      path(d, light),
      group(
        { 'clip-path': S.clip(d) },
        glaze(S, dark, shadow, { rough: 9, min: 0.5, region: 0.4 }),
        soft(S, `M-40 560H840V760H-40Z`, base, 40, 0.9),
        stain(S, {
          region: outline,
          n: 130,
          length: 34,
          width: 2,
          angle: (x) => (x < 400 ? 1.9 : 1.1),
          colour: shadow,
          opacity: [0.15, 0.55],
          spread: 0.35,
        }),
      ),
    ],
    { min: 0.55, region: [-60, 120, 940, 640], rough: 5, rim: 1.6 },
  );
}

function mountains(scene: Scene): void {
  const M = scene.element('peaks');
  scene.add(
    peak(
      M,
      '-40,700 -40,360 40,330 110,300 180,250 236,196 276,160 316,214 352,200 420,290 470,330 540,420 620,560 620,760',
      '276,160 316,214 352,200 420,290 470,330 540,420 620,560 620,740 340,740 380,600 330,480 350,380 300,300 310,240',
      '#fdeee0',
      '#9fb3cf',
      '#a7bdb0',
    ),
    peak(
      M,
      '400,720 500,480 560,360 610,280 660,196 690,232 720,214 780,310 850,380 850,760',
      '660,196 690,232 720,214 780,310 850,380 850,740 640,740 700,600 650,480 680,380 640,290 664,240',
      '#fde6d3',
      '#7f9cc0',
      '#93ae9c',
    ),
  );
  // wooded slopes
  const W = scene.element('slopes');
  const slope = (y: number, tilt: number, amp: number, colour: string, offset: number): string => {
    const line = ridge(W, { y, tilt, amplitude: amp, frequency: 0.008, offset });
    return wash(W, smooth(closedBelow(W, line, 940)), colour, {
      min: 0.5,
      rough: 10,
      region: [-60, y - 160, 920, 560],
    });
  };
  scene.add(
    path('M-20 690H820V960H-20Z', '#fff'),
    slope(690, -0.16, 26, '#a9bf9f', 2),
    slope(760, 0.14, 24, '#7fa37c', 7),
  );
  const firs = (
    x0: number,
    x1: number,
    y: (x: number) => number,
    h: number,
    n: number,
    colour: string,
  ): void => {
    const rng = W.rng.fork();
    scene.add(
      glaze(
        W,
        times(n, () => {
          const x = rng.range(x0, x1);
          const [b, k] = [y(x) + rng.range(-6, 10), h * rng.range(0.6, 1.2)];
          return `M${x} ${b - k}L${x + k * 0.1} ${b - k * 0.6}L${x + k * 0.06} ${b - k * 0.6}L${x + k * 0.17} ${b - k * 0.3}L${x + k * 0.09} ${b - k * 0.3}L${x + k * 0.22} ${b}L${x - k * 0.22} ${b}L${x - k * 0.1} ${b - k * 0.3}L${x - k * 0.16} ${b - k * 0.3}L${x - k * 0.06} ${b - k * 0.6}L${x - k * 0.1} ${b - k * 0.6}Z`;
        }),
        colour,
        { rough: 4, min: 0.55, region: 0.1, opacity: 0.9 },
      ),
    );
  };
  firs(-20, 560, (x) => 740 - x * 0.05, 54, 40, '#5f8478');
  firs(520, 820, (x) => 770 - (x - 520) * 0.1, 60, 36, '#557c6c');
  firs(-20, 200, (x) => 830 - x * 0.1, 92, 18, '#35594f');
  firs(640, 830, () => 830, 96, 16, '#2f544c');
}

function bed(scene: Scene): void {
  const B = scene.element('bed');
  const meadow = 'M-40 830C120 800 260 822 400 826C560 826 690 806 840 830V1240H-40Z';
  scene.add(
    path(meadow, '#fff'),
    wash(B, meadow, '#b9c66e', { min: 0.55, rough: 8, region: [-60, 780, 920, 480] }),
  );
  const rings: readonly (readonly [string, string])[] = [
    ['-40,990 60,900 220,862 420,856 620,866 760,906 850,980 850,1250 -40,1250', '#c9a078'],
    ['-40,1030 90,930 240,890 420,884 610,892 740,936 850,1020 850,1250 -40,1250', '#a87c5a'],
    ['20,1080 130,968 260,926 420,918 590,926 700,966 790,1060 760,1250 40,1250', '#8b6550'],
    ['110,1090 190,1010 300,968 420,958 560,964 650,1006 700,1080 640,1140 420,1160 220,1150', '#6f5046'],
  ];
  rings.forEach(([list, colour], i) =>
    scene.add(
      i === 0 ? path(soften(list), '#fff') : '',
      glaze(B, soften(list), colour, {
        rough: 12,
        min: 0.45,
        opacity: i === 0 ? 1 : 0.6,
        region: 0.15,
        fx: 0.01,
        fy: 0.02,
      }),
    ),
  );
  // cracked mud
  const cracks = times(46, () => {
    const [x, y] = [B.rng.range(60, 760), B.rng.range(960, 1150)];
    const w = B.rng.range(14, 40) * (0.6 + (y - 950) / 300);
    return `M${x} ${y}l${w * 0.4} ${w * 0.14}l${w * 0.25} ${-w * 0.16}l${w * 0.4} ${w * 0.1}M${x + w * 0.4} ${y + w * 0.14}l${-w * 0.1} ${w * 0.25}l${w * 0.16} ${w * 0.14}`;
  });
  scene.add(cracks.map((d) => ink(B, d, 2.2, '#4a342f', 0.6)));
  // last puddles, sky in them
  for (const [x, y, rx, ry] of [
    [330, 1010, 74, 13],
    [470, 1066, 96, 17],
    [250, 1092, 60, 11],
    [640, 1128, 70, 12],
  ] as const) {
    const d = smooth(blob(x, y, rx, ry, B.noise, 0.35, 1.6));
    scene.add(
      layer(B, path(d, B.linearAt(['#7fc0c4', '#e9f0e4'], x - rx, y, x + rx, y)), {
        rough: 5,
        rim: 2,
        min: 0.6,
        region: 0.4,
      }),
    );
    scene.add(lifted(B, smooth(blob(x - rx * 0.3, y - 2, rx * 0.4, ry * 0.24, B.noise, 0.3)), 0.8, 1));
  }
  // pebbles and weed
  scene.add(
    layer(
      B,
      times(60, () => {
        const [x, y] = [B.rng.range(20, 780), B.rng.range(890, 1170)];
        const r = B.rng.range(2, 6) * (0.4 + (y - 850) / 300);
        return path(
          smooth(blob(x, y, r * 1.4, r, B.noise, 0.2)),
          B.rng.pick(['#cdbfae', '#9a8a86', '#e6d8c4', '#7d6f74']),
        );
      }),
      { rough: 2, rim: 1.4, region: [-20, 860, 840, 340], min: 0.6, pool: 0.04 },
    ),
  );
}

function posts(scene: Scene): void {
  const P = scene.element('posts');
  // left: an old pine; right: a pole leaned on a prop
  scene.add(
    shaded(
      P,
      'M40 980C54 800 54 500 66 40L72 40C80 420 90 780 106 986C90 974 60 972 40 980Z',
      { fill: '#8a5f48', shade: '#3d2b34', depth: 16 },
      stain(P, {
        region: [36, 60, 80, 930],
        n: 190,
        length: 30,
        width: 1.8,
        angle: 1.5,
        colour: '#3a2630',
        opacity: [0.3, 0.8],
      }),
    ),
    shaded(
      P,
      'M712 940C718 760 720 500 722 300L736 299C742 520 742 760 744 944C736 934 722 934 712 940Z',
      { fill: '#b98a5c', shade: '#5c3f3a', depth: 12 },
      stain(P, {
        region: [706, 298, 46, 640],
        n: 90,
        length: 50,
        width: 1.3,
        angle: 1.56,
        colour: '#6b4632',
        opacity: [0.3, 0.7],
      }),
    ),
  );
  const needles = scene.element('needles');
  const bough = (x: number, y: number, len: number, dir: number): string =>
    times(46, (i) => {
      const t = i / 46;
      const [px, py] = [x + dir * len * t, y - 8 * Math.sin(t * 2.6) + 26 * t * t];
      return brushLine(
        needles,
        [
          [px, py],
          [px + dir * 7, py + needles.rng.range(6, 12)],
          [px + dir * needles.rng.range(6, 18), py + needles.rng.range(16, 32) * (1.1 - t)],
        ],
        2.1,
        needles.rng.pick(['#28463f', '#3a6152', '#1f3836', '#54785a']),
        { decay: 0.7 },
      );
    }).join('');
  scene.add(
    layer(
      needles,
      [
        bough(64, 236, 110, 1),
        bough(64, 200, 84, -1),
        bough(66, 166, 90, 1),
        bough(66, 130, 66, -1),
        bough(68, 104, 62, 1),
        bough(68, 76, 44, -1),
        bough(70, 56, 34, 1),
        bough(62, 286, 60, -1),
      ],
      { rough: 2, rim: 1, min: 0.7, region: [-40, 20, 280, 320] },
    ),
  );
}

const topAt = (x: number): number => 306 + (x - 70) * 0.045 + 42 * Math.sin((Math.PI * (x - 70)) / 665);
const PEGS = [118, 262, 404, 548, 690] as const;

function lake(scene: Scene): void {
  const L = scene.element('lake');
  // rope
  const rope = spline(
    times(12, (i): Point => {
      const x = lerp(68, 736, i / 11);
      return [x, topAt(x) - 4];
    }),
    false,
    8,
  );
  const top: Point[] = [];
  for (let i = 0; i < 4; i++) {
    const [a, b] = [PEGS[i] ?? 0, PEGS[i + 1] ?? 0];
    for (let k = 0; k < 8; k++) {
      const x = lerp(a, b, k / 8);
      top.push([x, topAt(x) + 26 * Math.sin((Math.PI * k) / 8) ** 0.8 + (i % 2 ? 4 : 0)]);
    }
  }
  top.push([690, topAt(690)]);
  const right = trace('700,430 704,520 724,600 748,660 764,706');
  const hem = trace(
    '752,740 722,746 694,784 656,822 620,816 588,792 548,806 516,856 478,886 438,868 402,836 360,842 328,880 288,906 248,890 214,856 180,852 148,876',
  );
  const left = trace('138,800 136,700 118,600 116,500 116,400');
  const outline = smooth([...top, ...right, ...hem, ...left]);
  const clip = L.clip(outline);
  scene.add(
    soft(L, soften('190,950 420,930 660,950 700,990 560,1030 300,1030 160,1000'), '#4a3a44', 18, 0.6),
  );
  const reflected = (list: string, colour: string, op: number): string =>
    glaze(L, soften(list, 0.55), colour, { rough: 12, min: 0.6, opacity: op, region: 0.2 });
  const fold = (list: string, w: number, colour: string, blur: number, op: number): string =>
    soft(L, smooth(ribbon(traceCurve(list, 8), (t) => w * (0.35 + 0.65 * t))), colour, blur, op);
  scene.add(
    layer(
      L,
      [
        path(
          outline,
          L.linearAt(
            ['#4d97a0', [0.3, '#8cccc0'], '#f0e2c4', [0.66, '#5fb3b3'], '#0f5f72'],
            380,
            320,
            420,
            900,
          ),
        ),
        group(
          { 'clip-path': clip },
          // mirrored peaks, hanging
          reflected(
            '100,330 130,430 170,520 205,470 250,560 300,640 340,560 380,470 430,420 450,330',
            '#8fb0bb',
            0.9,
          ),
          reflected(
            '330,330 400,460 450,560 492,660 520,720 552,640 580,560 612,590 650,470 720,430 720,320',
            '#3f7f95',
            0.95,
          ),
          reflected(
            '90,330 130,400 200,420 280,440 360,410 460,430 560,420 640,440 720,410 720,320',
            '#2b5d62',
            0.95,
          ),
          lifted(
            L,
            [
              handPath(L, 'M492 650L520 718L546 650L530 668L516 650L506 670Z', 2),
              handPath(L, 'M276 604L300 638L322 596L306 606L296 594Z', 2),
            ],
            0.85,
            1.2,
          ),
          // wind ripples: broken lights and darks, closer at the far side
          stain(L, {
            region: [90, 420, 640, 480],
            n: 260,
            length: (_, y) => 20 + (y - 400) * 0.16,
            width: (_, y) => 1 + (y - 400) / 180,
            angle: (x) => 0.25 * Math.sin(x / 60),
            colour: (_, y) => mix('#3b8e98', '#0b4a5e', (y - 420) / 460),
            opacity: [0.15, 0.6],
            spread: 0.08,
            bend: 0.12,
          }),
          lifted(
            L,
            times(70, () => {
              const [x, y] = [L.rng.range(100, 710), L.rng.range(470, 870)];
              const w = L.rng.range(8, 40);
              return `M${x} ${y}q${w * 0.5} -4 ${w} ${3 * Math.sin(x / 60)}q${-w * 0.5} 2 ${-w} ${-3 * Math.sin(x / 60)}Z`;
            }),
            0.75,
            0.5,
          ),
          // folds of cloth
          fold('262,350 251,480 273,640 283,900', 26, '#0e4d5c', 12, 0.65),
          fold('404,370 427,520 427,680 492,900', 26, '#0e4d5c', 13, 0.6),
          fold('548,360 547,520 585,680 590,850', 26, '#0e4d5c', 12, 0.65),
          fold('690,330 681,500 713,660 730,830', 30, '#0b3f50', 12, 0.75),
          fold('140,400 155,560 146,700 186,860', 16, '#0e5a68', 10, 0.4),
          lifted(
            L,
            [
              smooth(ribbon(traceCurve('226,380 215,520 234,660 241,890'), (t) => 5 + 9 * t)),
              smooth(ribbon(traceCurve('366,390 384,540 379,690 426,870'), (t) => 5 + 9 * t)),
              smooth(ribbon(traceCurve('510,390 509,540 545,680 550,840'), (t) => 4 + 8 * t)),
              smooth(ribbon(traceCurve('640,380 641,540 671,680 684,830'), (t) => 4 + 8 * t)),
            ],
            0.38,
            7,
          ),
          // wet hem, thick and dark, with a foam line
          soft(L, smooth(ribbon(spline(hem, false, 6), () => 14)), '#083d4f', 7, 0.7),
        ),
      ],
      { min: 0.78, pool: 0.008, rough: 5, region: [60, 290, 740, 660], rim: 3 },
    ),
  );
  troutInTheLake(scene, clip);
  drips(scene, L, rope);
  pegs(scene);
}

function troutInTheLake(scene: Scene, clip: string): void {
  const T = scene.element('trout');
  const fish: readonly (readonly [number, number, number, number, number])[] = [
    [256, 748, 1.12, 1, -14],
    [388, 782, 1.25, -1, 8],
    [470, 716, 0.9, 1, 14],
    [618, 744, 1.2, 1, -22],
    [640, 640, 0.72, -1, -6],
    [300, 668, 0.62, -1, 12],
  ];
  fish.forEach(([x, y, s, flip, turn], i) => {
    scene.add(soft(T, smooth(blob(x + 8, y + 22 * s, 46 * s, 9 * s, T.noise, 0.2)), '#063746', 6, 0.55));
    scene.add(trout(T.element('fish ' + i), { x, y, s, flip, turn }));
    scene.add(
      group(
        { 'clip-path': clip, opacity: 0.42, style: MULTIPLY },
        path(smooth(blob(x, y + 6 * s, 54 * s, 14 * s, T.noise, 0.3)), '#4fa3a8'),
      ),
    );
    scene.add(
      lifted(
        T,
        `M${x - 40 * s} ${y - 20 * s}q${40 * s} -12 ${84 * s} 0q${-42 * s} -7 ${-84 * s} 0Z`,
        0.7,
        0.5,
      ),
    );
  });
}

function drips(scene: Scene, L: Easel, rope: Point[]): void {
  const D = scene.element('drips');
  scene.add(
    layer(
      D,
      times(34, () => {
        const x = D.rng.pick([236, 424, 604, 96, 276, 200, 460, 384, 566, 640, 690]) + D.rng.gauss(0, 12);
        const y = D.rng.range(880, 1000) - (x > 560 ? 40 : 0);
        const k = D.rng.range(3, 6.5);
        return path(
          `M${x} ${y - k * 2.6}C${x + k * 0.5} ${y - k} ${x + k} ${y} ${x} ${y + k}C${x - k} ${y} ${x - k * 0.5} ${y - k} ${x} ${y - k * 2.6}Z`,
          D.rng.pick(['#3f9aa6', '#8fd0cc', '#1f7186']),
        );
      }),
      { rough: 1, rim: 1.2, region: [60, 830, 700, 220], min: 0.7 },
    ),
  );
  scene.add(
    layer(L, path(polygon(ribbon(rope, () => 3.2)), '#d9c9a4'), {
      rough: 1.5,
      rim: 1.2,
      region: [40, 290, 720, 100],
    }),
    ink(
      L,
      smooth(
        rope.map(([x, y]): Point => [x, y + 3]),
        false,
      ),
      1.8,
      '#5c4636',
      0.8,
    ),
  );
}

function pegs(scene: Scene): void {
  const K = scene.element('pegs');
  PEGS.forEach((x, i) => {
    const [y, turn] = [topAt(x) - 6, [-7, 4, -3, 6, 9][i] ?? 0];
    scene.add(
      group(
        { transform: `translate(${x} ${y}) rotate(${turn})` },
        shaded(K, 'M-8 -26C-9 -32 9 -32 8 -26L10 34C7 37 3 36 2 34L1 4L-2 4L-3 35C-5 37 -9 37 -10 34Z', {
          fill: '#f0842c',
          shade: '#8a3a16',
          depth: 7,
          min: 0.85,
        }),
        ink(K, 'M-9 -10C-3 -7 4 -7 9 -10', 2.4, '#6d2c12'),
      ),
    );
  });
}

function shore(scene: Scene): void {
  const R = scene.element('boat');
  // stranded rowboat, keeled over
  scene.add(
    group(
      { transform: 'translate(616 1064) rotate(9)' },
      soft(R, 'M-104 34C-40 20 60 22 118 34C70 52 -60 54 -104 34Z', '#2f2026', 7, 0.8),
      shaded(
        R,
        'M-104 -20C-60 -4 50 -8 112 -32C104 0 80 32 40 38C-10 44 -70 40 -88 16C-96 4 -102 -8 -104 -20Z',
        { fill: '#e9e2d4', shade: '#6a6f8a', depth: 22 },
        ink(R, 'M-98 0C-50 16 50 12 106 -12M-88 18C-40 32 50 28 92 10', 2, '#5b5568', 0.8),
        glaze(R, 'M-104 -20C-60 -4 50 -8 112 -32L108 -18C50 6 -60 8 -100 -8Z', '#3f7f8e', { opacity: 0.9 }),
      ),
      shaded(R, 'M-104 -20C-70 -36 60 -48 112 -32C50 -8 -60 -4 -104 -20Z', {
        fill: '#7c5a48',
        shade: '#33222a',
        from: 10,
        depth: 14,
      }),
      path('M-50 -29L-44 -13L-30 -13L-36 -30ZM20 -36L28 -18L42 -21L34 -37Z', '#c99b6a'),
      ink(R, 'M-10 -30L74 -74', 5, '#a87848', 1),
      path('M68 -78L92 -88L98 -80L76 -66Z', '#a87848'),
    ),
  );
  // rope and anchor line of the boat into mud
  scene.add(ink(R, 'M508 1034C480 1052 470 1076 440 1080C420 1084 410 1096 416 1108', 2.4, '#e9dcc0', 0.9));
  // woman with a basket, looking up
  const G = scene.element('woman');
  scene.add(
    soft(G, 'M60 1140C110 1124 210 1126 250 1140C210 1154 110 1154 60 1140Z', '#3f2c2e', 6, 0.7),
    smallPerson(G, {
      x: 142,
      y: 1140,
      h: 196,
      coat: '#f4f0ea',
      dress: 'skirt',
      legs: '#7a5648',
      hat: 'kerchief',
      hatColour: '#e2765a',
      hair: '#5a3c2e',
      sash: '#c96a50',
      lean: -1,
      arms: ['-8,-8 -2,-26', '12,12 16,24'],
      holding: [
        path('M10 -58C8 -42 14 -36 24 -36C34 -36 40 -42 40 -57Z', '#c08a4e'),
        path(
          'M10 -54C20 -51 32 -51 40 -54M11 -48C20 -45 32 -45 39 -48M14 -41C22 -39 30 -39 37 -42',
          'none',
          'stroke="#7a5228" stroke-width="1.4"',
        ),
        path('M9 -58C14 -66 36 -66 41 -57C32 -54 18 -54 9 -58Z', '#8fcfcf'),
        path('M12 -59C16 -70 24 -66 28 -64C34 -68 38 -62 39 -58Z', '#e6f4ee'),
      ],
    }),
    lifted(G, 'M148 1030C146 1060 142 1090 144 1126L150 1126C150 1090 152 1060 154 1034Z', 0, 1),
  );
  scene.add(
    stain(G, {
      region: [112, 1040, 56, 84],
      n: 26,
      length: 40,
      width: 2,
      angle: 1.5,
      colour: '#9aa6c4',
      opacity: [0.3, 0.6],
    }),
  );
  // duck walking in circles
  const U = scene.element('duck');
  const circle = times(15, (i): Point => {
    const a = -0.4 + (i / 15) * 5.6;
    return [398 + 62 * Math.cos(a), 1138 + 20 * Math.sin(a)];
  });
  scene.add(
    circle.map(([x, y], i) =>
      ink(
        U,
        `M${x} ${y}l${-5} ${i % 2 ? -2 : 2}M${x} ${y}l-1 -4M${x} ${y}l-5 ${i % 2 ? 2 : -2}`,
        2,
        '#3a2622',
        0.75,
      ),
    ),
    group(
      { transform: 'translate(452 1126) scale(1.25)' },
      ink(U, 'M-4 -4l-1 10M4 -4l3 9', 2.4, '#e08a2a', 1),
      shaded(
        U,
        soften('-24,-16 -14,-20 -2,-22 6,-26 8,-38 16,-42 24,-38 24,-30 18,-22 14,-10 4,-3 -10,-4 -18,-10'),
        { fill: '#b89a78', shade: '#6a4e44', depth: 8 },
        path(soften('8,-40 16,-44 26,-38 24,-29 14,-28 8,-32'), '#2c6650'),
        path('M8 -29C12 -26 18 -26 21 -28L20 -25C16 -23 11 -24 8 -26Z', '#fff'),
      ),
      path('M23 -36C29 -36 33 -34 34 -32C30 -30 26 -30 23 -31Z', '#e9a23a'),
      path(smooth(blob(19, -36, 1.2, 1.2, U.noise, 0.1)), '#111'),
    ),
  );
  // foreground grass at the corners
  const Q = scene.element('grass');
  const blades = (x0: number, x1: number, y: number, n: number): string =>
    layer(
      Q,
      times(n, () => {
        const x = Q.rng.range(x0, x1);
        return brushLine(
          Q,
          [
            [x, y + 20],
            [x + Q.rng.gauss(0, 5), y - 14],
            [x + Q.rng.gauss(6, 12), y - Q.rng.range(24, 62)],
          ],
          2.4,
          Q.rng.pick(['#5f7f3a', '#86a04a', '#3f5f34', '#b4bf62']),
          { decay: 0.8 },
        );
      }),
      { rough: 2, rim: 1, min: 0.7, region: [x0 - 40, y - 90, x1 - x0 + 80, 160] },
    );
  scene.add(blades(-10, 70, 1190, 40), blades(700, 810, 1192, 60), blades(200, 330, 1206, 34));
}

export default card({ finish: watercolour, grade: { seed: 23 }, paint });
