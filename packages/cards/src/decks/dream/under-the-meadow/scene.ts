/** A badger in an apron lifts a green hill like a carpet and sweeps a village under it. Light from the upper left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine, dabs } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { along, polygon, resample, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { littleHouse } from '../../../motifs/little-house.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const DEEP = '#38502f';
const BUTTER = '#f0d27a';
const TOMATO = '#d5432c';
const FROM = 225;
const shaded = shadedFrom(FROM);

const skyline = traceCurve('-30,420 60,380 180,330 300,262 420,228 540,246 660,310 760,372 840,396', 14);
const edge = resample(
  traceCurve(
    '-40,872 40,848 110,796 180,722 250,640 312,588 362,584 404,622 446,712 500,812 560,866 640,890 850,918',
    14,
  ),
  6,
);
const rug = [...skyline, ...[...edge].reverse()];
const rugPath = polygon(rug);

function paint(): Scene {
  const scene = new Scene({ seed: 1, background: '#ffffff' });
  evening(scene);
  const F = floor(scene);
  hill(scene, F);
  hedges(scene);
  lump(scene);
  rugEdge(scene);
  flock(scene);
  return scene;
}

function evening(scene: Scene): void {
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#6fa9cf',
      bottom: '#f6e6b8',
      y: 420,
      clouds: [
        [250, 210, 330, 120],
        [690, 150, 300, 90],
      ],
      shadow: '#9aa3c4',
      from: FROM,
    }),
  );
}

/** The floor under the meadow: chalky boards of earth. */
function floor(scene: Scene): Easel {
  const F = scene.element('floor');
  scene.add(
    path('M-20 760H820V1220H-20Z', '#fff'),
    wash(F, 'M-40 800C200 850 600 880 840 880V1240H-40Z', '#e9d3a4', { min: 0.35, rough: 14, seed: 4 }),
    wash(F, 'M-40 1040C180 1000 420 1090 840 1060V1240H-40Z', '#c99a5d', {
      min: 0.1,
      bleed: 22,
      rough: 30,
      opacity: 0.7,
      seed: 6,
    }),
  );
  for (const [x, y, x2, y2] of [
    [-20, 1010, 820, 1040],
    [-20, 1098, 820, 1132],
    [-20, 950, 460, 962],
  ] as const)
    scene.add(
      ink(
        F,
        `M${x} ${y}C${lerp(x, x2, 0.3)} ${y + 10} ${lerp(x, x2, 0.6)} ${y2 - 14} ${x2} ${y2}`,
        3,
        '#8a6640',
        0.55,
      ),
    );
  return F;
}

/** The carpet hill. */
function hill(scene: Scene, F: Easel): void {
  const S = scene.element('hill');
  // darkness under it
  scene.add(
    layer(
      F,
      path(
        handPath(
          F,
          'M-40 860C110 790 240 630 350 590C420 640 470 800 560 880C500 930 300 950 160 960C80 964 0 968 -40 968Z',
          2,
        ),
        F.linearAt(['#2c2a33', '#43352f', '#a3794c'], 250, 660, 230, 990),
      ),
      { min: 0.85, region: [-60, 600, 700, 400] },
    ),
  );
  // jute underside, catching light near the paw
  scene.add(
    glaze(
      F,
      'M170 760C240 680 310 630 360 620C400 660 440 760 490 850C440 790 400 730 362 690C300 700 230 760 170 840Z',
      '#6d5236',
      { opacity: 0.5 },
    ),
  );
  const tufts = (
    n: number,
    colours: readonly [string, string],
    op: readonly [number, number],
    len: number,
  ): string =>
    stain(S, {
      region: rug,
      n,
      length: (_, y) => len * (0.35 + 0.9 * ((y - 230) / 600)),
      width: (_, y) => 1.2 + 2.4 * ((y - 230) / 600),
      angle: (x) => (x < 420 ? -0.5 : 0.55) * 0.8 + 0.1,
      colour: (x, y) =>
        mix(
          colours[0],
          colours[1],
          Math.min(1, Math.max(0, (y - 250) / 600 + S.noise.fbm(x / 90, y / 60) * 0.8)),
        ),
      opacity: op,
      spread: 0.3,
    });
  const fields: string[] = [];
  const patch = (list: string, colour: string, opacity = 0.7): number =>
    fields.push(glaze(S, soften(list, 0.8), colour, { opacity, rough: 6, region: 0.3, min: 0.4 }));
  patch('300,268 420,236 500,250 470,300 380,318 300,310', '#ecd258', 0.9);
  patch('520,256 640,312 700,356 640,370 560,330 500,296', '#4f8038', 0.85);
  patch('150,356 280,286 300,330 230,392 120,420', '#a9b34a');
  patch('-20,430 110,376 130,440 60,520 -20,540', '#6f9440');
  patch('320,330 470,310 560,350 520,430 400,440 330,400', '#96a83c');
  patch('580,360 690,374 800,410 820,480 700,500 600,440', '#e8cc5a', 0.9);
  patch('560,470 700,520 820,520 820,640 660,640 560,560', '#7c9a3c');
  patch('30,560 150,470 270,430 300,520 180,620 20,700', '#8faa44', 0.6);
  scene.add(
    layer(
      S,
      [
        path(rugPath, S.linearAt(['#d2cf63', [0.4, '#93ad42'], '#5a8033'], 200, 240, 420, 880)),
        group(
          { 'clip-path': S.clip(rugPath) },
          fields,
          soft(
            S,
            soften('392,610 440,560 560,530 700,560 840,640 840,900 700,900 600,870 510,810 450,720'),
            DEEP,
            30,
            0.75,
          ),
          soft(S, soften('640,330 840,400 840,560 720,480'), '#4f6f38', 26, 0.5),
          // folds running up from the paw
          soft(
            S,
            [
              smooth(
                ribbon(
                  traceCurve('344,590 290,540 220,520 140,534 60,580'),
                  (t) => 26 * Math.sin(Math.PI * t) + 2,
                ),
              ),
              smooth(ribbon(traceCurve('376,590 390,520 440,450 520,420'), (t) => 24 * (1 - t) + 2)),
            ],
            DEEP,
            12,
            0.8,
          ),
          tufts(1500, ['#8d9c3c', '#3f6128'], [0.15, 0.5], 22),
          tufts(500, ['#6d8436', '#26431f'], [0.2, 0.6], 16),
        ),
      ],
      { min: 0.8, pool: 0.006, region: [-50, 200, 900, 760], rough: 3 },
    ),
  );
}

/** Hedges, trees and a lane on the rug. */
function hedges(scene: Scene): void {
  const S = scene.element('hedges');
  const bush = (x: number, y: number, r: number, colour: string): string =>
    path(smooth(blob(x, y, r * 1.1, r, S.noise, 0.5, 2.4)), colour);
  const hedgeLine = (list: string, r: number, n: number): void => {
    const line = traceCurve(list, 10);
    const at = times(n, (i) => along(line, (i + S.rng.range(-0.3, 0.3)) / n));
    scene.add(
      group(
        { style: MULTIPLY, opacity: 0.5 },
        at.map(({ x, y }) => bush(x + r * 0.8, y + r * 0.7, r, DEEP)),
      ),
      layer(
        S,
        at.map(({ x, y }) => {
          const k = r * S.rng.range(0.7, 1.4);
          return [
            bush(x, y, k, '#56742f'),
            bush(x + k * 0.35, y + k * 0.35, k * 0.7, '#31502a'),
            bush(x - k * 0.4, y - k * 0.4, k * 0.45, '#9fb04c'),
          ];
        }),
        { rough: 5, rim: 1.2, pool: 0.05, min: 0.6, region: 0.3 },
      ),
    );
  };
  hedgeLine('300,330 380,320 470,308 500,296', 5, 16);
  hedgeLine('700,362 640,372 580,362 520,430 400,444', 7, 22);
  hedgeLine('150,470 220,420 290,336', 7, 15);
  hedgeLine('600,440 690,500 810,516', 9, 15);
  hedgeLine('60,640 160,560 280,500', 11, 12);
  scene.add(
    glaze(
      S,
      smooth(
        ribbon(traceCurve('430,240 400,300 440,360 400,430 330,470 310,560 300,640'), (t) => 2 + 9 * t * t),
      ),
      '#e8d59a',
      { opacity: 0.9 },
    ),
  );
}

/** An older lump with a smoking chimney. */
function lump(scene: Scene): void {
  const S = scene.element('lump');
  scene.add(
    soft(S, soften('88,470 130,430 190,420 240,440 262,480 230,490 160,492 110,490'), DEEP, 9, 0.6),
    lifted(S, soften('96,448 130,422 170,414 190,424 150,440 116,462'), 0.45, 6),
    layer(S, path('M150 424L150 388L168 387L169 421Z', '#a8563a'), { rough: 2, region: 0.5 }),
    glaze(S, 'M160 388L161 422L169 421L168 388Z', '#5b3440'),
    group(
      { opacity: 0.75 },
      soft(
        S,
        smooth(ribbon(traceCurve('158,384 150,360 166,336 148,306 172,276 160,240'), (t) => 4 + 15 * t)),
        '#77789a',
        5,
        0.75,
      ),
    ),
  );
}

/** Woven border and fringe along the lifted edge. */
function rugEdge(scene: Scene): void {
  const S = scene.element('edge');
  const up = (dy: number): Point[] => edge.map(([x, y]) => [x - dy * 0.1, y - dy]);
  const band = (a: number, b: number): string =>
    smooth([...up(a), ...[...up(b)].reverse()].filter((_, i) => i % 2 === 0));
  scene.add(
    group(
      { 'clip-path': S.clip(rugPath) },
      layer(S, path(band(-2, 34), BUTTER), { min: 0.7, region: [-50, 560, 900, 380] }),
      glaze(S, [band(0, 5), band(29, 33)], '#7a3f2a', { region: [-50, 560, 900, 380], opacity: 0.9 }),
    ),
  );
  const motif: string[] = [];
  for (let i = 8; i < edge.length - 6; i += 7) {
    const [x, y] = nth(edge, i);
    const [cx, cy] = [x - 1.7, y - 17 + S.rng.gauss(0, 1)];
    motif.push(
      i % 2
        ? `M${cx} ${cy - 9}L${cx + 9} ${cy}L${cx} ${cy + 9}L${cx - 9} ${cy}Z`
        : smooth(blob(cx, cy, 5, 6, S.noise, 0.2)),
    );
  }
  scene.add(glaze(S, motif, '#4f7038', { region: [-50, 560, 900, 380] }));
  scene.add(
    soft(S, 'M372 600C430 690 480 790 560 850L820 880V930H560C500 890 430 760 366 620Z', '#4b4a3c', 10, 0.55),
  );
  const thread = (x: number, y: number, dx: number, dy: number, w: number, c: string): string =>
    brushLine(
      S,
      [
        [x, y],
        [x + dx * 0.4, y + dy * 0.5],
        [x + dx, y + dy],
      ],
      w,
      c,
      { attack: 0.05, decay: 0.5 },
    );
  scene.add(
    layer(
      S,
      edge.flatMap(([x, y], i) =>
        i < 0
          ? []
          : [
              thread(
                x,
                y - 3,
                S.rng.gauss(x < 430 ? -3 : 5, 4),
                S.rng.range(20, 38),
                1.9,
                S.rng.pick(['#f3e6c4', '#e2cf9e', '#fff6df']),
              ),
            ],
      ),
      { rough: 2, rim: 1, min: 0.9, region: [-50, 580, 900, 400] },
    ),
    layer(
      S,
      skyline.flatMap(([x, y], i) =>
        i < 0
          ? []
          : [
              thread(
                x,
                y + 5,
                S.rng.gauss((x - 420) * 0.02, 4),
                -S.rng.range(12, 24),
                1.5,
                S.rng.pick(['#efe0b4', '#c9b878', '#fff6df']),
              ),
            ],
      ),
      { rough: 2, rim: 1, min: 0.9, region: [-50, 190, 900, 260] },
    ),
  );
}

/** Sheep grazing, unworried. */
function flock(scene: Scene): void {
  const S = scene.element('sheep');
  for (const [x, y, s] of [
    [600, 410, 1],
    [640, 424, 0.9],
    [706, 440, 1.1],
    [226, 372, 0.8],
    [250, 384, 0.7],
  ] as const)
    scene.add(
      layer(
        S,
        [
          path(
            `M${x - 4 * s} ${y}v${7 * s}M${x + 5 * s} ${y}v${7 * s}`,
            'none',
            'stroke="#3a3340" stroke-width="1.6"',
          ),
          path(smooth(blob(x, y, 9 * s, 6 * s, S.noise, 0.3, 3)), '#fbf5e4'),
          path(smooth(blob(x - 10 * s, y - 1, 3.4 * s, 3 * s, S.noise, 0.1)), '#3a3340'),
        ],
        { rough: 1.5, rim: 1.4, region: 0.4, min: 0.9 },
      ),
    );
  sweep(scene);
  badger(scene);
  mole(scene);
  scene.add(paperBorder(scene.element('border')));
}

/** The village on the move, and the dust it makes. */
function sweep(scene: Scene): void {
  const V = scene.element('village');
  scene.add(soft(V, soften('20,960 140,930 300,960 420,1010 400,1060 240,1060 60,1020'), '#6d5140', 16, 0.7));
  const roofs = ['#c9562f', '#8d5a4a', '#d08a4c', '#6f5460', '#bb4a30'];
  const walls = ['#fbf0d6', '#f2ddb4', '#f7e6d0'];
  const houses: readonly (readonly [number, number, number, number, number, boolean?])[] = [
    [96, 880, 0.95, -8, 1],
    [190, 868, 0.9, 7, -1],
    [286, 862, 0.92, -14, 1],
    [66, 946, 1.15, 5, 1],
    [196, 938, 1.2, -4, -1, true],
    [284, 930, 1.1, 12, 1],
    [110, 1012, 1.25, -16, -1],
    [216, 1000, 1.25, 14, 1],
    [306, 1010, 1.2, -30, -1],
    [196, 1066, 1.2, 34, -1],
  ];
  houses.forEach(([x, y, s, turn, flip, spire], i) => {
    const h = V.element('house ' + i);
    scene.add(
      littleHouse(h, {
        x,
        y,
        s: s * 1.16,
        turn,
        flip,
        wall: nth(walls, i % 3),
        roof: nth(roofs, i % 5),
        length: 34 + ((i * 13) % 22),
        spire: spire ?? false,
      }),
    );
  });
  // the far ones are already in the dark
  scene.add(
    soft(V, soften('0,860 120,820 300,780 420,800 380,880 300,920 120,930 20,940'), '#2c2733', 26, 0.6),
  );
  // dust
  const dust = scene.element('dust');
  scene.add(
    lifted(dust, dabs(dust, 16, [150, 400], [990, 1070], [14, 46], [8, 22], 0.5, 2), 0.55, 7),
    stain(dust, {
      region: [60, 1000, 340, 80],
      n: 60,
      length: 14,
      width: 1.3,
      angle: -0.3,
      colour: '#8a6640',
      opacity: [0.2, 0.6],
      spread: 0.5,
    }),
  );
  const bits = times(
    26,
    () =>
      `M${dust.rng.range(90, 380)} ${dust.rng.range(930, 1080)}l${dust.rng.range(3, 8)} ${dust.rng.range(-4, 3)}l-2 ${dust.rng.range(2, 5)}Z`,
  );
  scene.add(glaze(dust, bits, '#6b4a35', { rough: 2, rim: 1 }));
}

const GREY = '#8f8c90';
const INKY = '#2b2830';

/** Hair lying one way inside a traced outline. */
const furAt = (
  B: Easel,
  list: string,
  n: number,
  colour: string,
  angle: number,
  length = 20,
  o: readonly [number, number] = [0.25, 0.7],
): string =>
  stain(B, {
    region: spline(trace(list), true, 8),
    n,
    length,
    width: 1.5,
    angle,
    colour,
    opacity: o,
    spread: 0.3,
    bend: 0.3,
  });

function badger(scene: Scene): void {
  const B = scene.element('badger');
  scene.add(
    soft(B, soften('470,1096 560,1074 720,1070 800,1092 790,1126 640,1140 500,1128'), '#5b4636', 12, 0.75),
  );
  farArm(scene, B);
  legsAndTail(scene, B);
  body(scene, B);
  apron(scene, B);
  broom(scene, B);
  nearArm(scene, B);
  grip(scene);
}

/** Far arm, up at the rug. */
function farArm(scene: Scene, B: Easel): void {
  scene.add(
    shaded(
      B,
      soften(
        '556,700 520,672 478,636 430,606 390,584 366,570 344,580 340,600 362,618 400,640 440,676 486,734 520,770 556,780',
      ),
      { fill: '#4a464f', shade: INKY, depth: 16 },
      furAt(B, '556,700 478,640 366,575 345,600 440,670 520,770', 130, '#17151c', 0.6),
    ),
  );
}

function legsAndTail(scene: Scene, B: Easel): void {
  scene.add(
    shaded(
      B,
      soften('690,1010 726,1006 762,1030 776,1062 750,1066 712,1058 684,1044'),
      { fill: '#a7a19c', shade: '#5a545c', depth: 14 },
      furAt(B, '690,1010 762,1030 776,1062 712,1058', 60, '#4a454c', 0.6),
    ),
    shaded(
      B,
      soften('528,1030 596,1030 600,1070 594,1100 560,1108 510,1108 486,1104 488,1090 512,1080 524,1060'),
      { fill: '#45414a', shade: INKY, depth: 14 },
      furAt(B, '528,1030 596,1030 594,1100 510,1108', 70, '#121016', 1.5),
    ),
    shaded(
      B,
      soften('612,1030 694,1024 700,1066 694,1104 660,1114 610,1114 586,1110 590,1096 612,1084 620,1060'),
      { fill: '#3e3a43', shade: INKY, depth: 14 },
      furAt(B, '612,1030 694,1024 694,1104 610,1114', 70, '#121016', 1.5),
    ),
  );
}

function body(scene: Scene, B: Easel): void {
  const body =
    '546,676 600,672 650,714 690,790 714,880 716,960 700,1030 650,1064 584,1070 528,1050 500,1000 490,930 494,850 506,780 520,720';
  scene.add(
    shaded(
      B,
      soften(body),
      { fill: GREY, shade: '#4b4854', depth: 60, crisp: 0.35 },
      furAt(B, body, 520, '#4d4a54', 1.25, 26),
      furAt(B, '600,690 650,730 700,850 710,1000 650,1050 620,900', 240, '#2f2c36', 1.3, 26),
      lifted(
        B,
        times(40, () => {
          const [x, y] = [B.rng.range(520, 640), B.rng.range(690, 900)];
          return `M${x} ${y}q4 9 3 ${B.rng.range(14, 24)}l-2 0q0 -12 -1 -20Z`;
        }),
        0.5,
        0.3,
      ),
    ),
  );
}

/** Apron: tomato, tied behind. */
function apron(scene: Scene, B: Easel): void {
  const apron =
    '520,806 560,800 604,812 640,860 654,930 650,1000 640,1052 580,1066 520,1056 488,1030 478,960 484,880 500,830';
  scene.add(
    shaded(
      B,
      soften(apron, 0.8),
      { fill: TOMATO, shade: '#7c1f2c', depth: 34, min: 0.66 },
      soft(
        B,
        [
          smooth(ribbon(traceCurve('548,860 540,920 548,990 530,1060'), (t) => 5 + 4 * t)),
          smooth(ribbon(traceCurve('598,870 604,940 600,1000 612,1064'), (t) => 5 + 5 * t)),
        ],
        '#8c2430',
        5,
        0.8,
      ),
      glaze(B, soften('510,930 580,934 584,990 548,1000 508,986', 0.6), '#b8301f', { opacity: 0.7 }),
      ink(B, 'M508 930C530 936 560 936 582 933', 2.4, '#5e1420'),
      // white polka stitches along the hem
      lifted(
        B,
        times(15, (i) => `M${496 + i * 10} ${1040 + Math.sin(i / 4.4) * 12}l6 2l0 3l-6 -2Z`),
        0.9,
        0.3,
      ),
    ),
    // strings and bow
    shaded(B, 'M636 858C670 852 700 866 716 880L714 892C694 880 668 872 640 874Z', {
      fill: '#c23a28',
      shade: '#7c1f2c',
      depth: 6,
    }),
    shaded(B, soften('712,872 738,850 760,856 752,880 722,890 756,900 762,926 738,922 712,896'), {
      fill: TOMATO,
      shade: '#7c1f2c',
      depth: 8,
    }),
    ink(B, 'M716 896C720 930 708 950 722 980M712 894C702 930 700 944 692 966', 6, '#a82e22', 0.95),
    // bib strap
    ink(B, 'M520 808C522 770 536 736 552 714', 7, '#b93524', 0.95),
  );
}

function broom(scene: Scene, B: Easel): void {
  scene.add(
    layer(
      B,
      path(
        smooth(ribbon(traceCurve('566,716 500,812 430,908 372,984', 10), () => 6, B.noise, 1)),
        B.linearAt(['#d9a45c', '#8a5a2e'], 470, 850, 486, 862),
      ),
      { rough: 1.5, min: 0.8, region: 0.2 },
    ),
    soft(B, smooth(ribbon(traceCurve('520,800 470,870 440,910'), () => 4)), '#5e1420', 6, 0.4),
  );
  const bristle =
    'M384 962C400 974 410 986 412 1000C400 1030 380 1056 344 1072C316 1076 286 1064 268 1040C300 1026 330 1006 350 980C358 968 370 960 384 962Z';
  scene.add(
    shaded(
      B,
      bristle,
      { fill: '#d8a24a', shade: '#7a4d22', depth: 22, rough: 6 },
      stain(B, {
        region: [262, 956, 160, 124],
        n: 190,
        length: 70,
        width: 1.5,
        angle: 2.45,
        colour: '#6b421d',
        opacity: [0.3, 0.8],
        spread: 0.22,
        bend: 0.1,
      }),
    ),
    times(26, () => {
      const t = B.rng.f();
      const [x, y] = [lerp(268, 400, t), lerp(1042, 1040, t) + Math.sin(t * 3) * 24];
      return brushLine(
        B,
        [
          [x + 14, y - 16],
          [x, y],
          [x - B.rng.range(8, 18), y + B.rng.range(4, 12)],
        ],
        1.6,
        '#8a5a2a',
        { decay: 0.7 },
      );
    }),
    ink(B, 'M376 974C388 976 398 986 402 998M366 990C378 994 388 1004 392 1014', 5, '#8c2430', 0.95),
  );
}

/** Near arm on the broom. */
function nearArm(scene: Scene, B: Easel): void {
  const arm =
    '556,738 586,744 602,776 594,812 560,846 520,878 492,900 466,908 448,898 442,880 452,864 474,858 502,836 524,800 538,764';
  scene.add(
    shaded(
      B,
      soften(arm),
      { fill: '#4c4850', shade: '#1d1a22', depth: 22 },
      furAt(B, arm, 170, '#15131a', 2.4, 22),
      lifted(
        B,
        times(16, () => {
          const t = B.rng.f();
          const [x, y] = [lerp(556, 470, t) + B.rng.gauss(0, 8), lerp(762, 872, t) + B.rng.gauss(0, 8)];
          return `M${x} ${y}l-9 12l-2 -1Z`;
        }),
        0.4,
        0.3,
      ),
    ),
    ink(B, 'M452 870l-12 10M458 884l-10 12M470 896l-6 12', 3, '#efe6d2', 1),
    ink(B, 'M452 872C446 878 444 886 448 892M462 880C458 888 458 896 462 902', 2, '#0e0c12'),
  );
  head(scene);
}

/** Paw gripping the rug, claws over the edge. */
function grip(scene: Scene): void {
  const P = scene.element('paw');
  scene.add(
    group(
      { transform: 'translate(-62 -34) rotate(-4 420 620)' },
      shaded(
        P,
        soften(
          '448,644 462,622 452,600 430,584 404,578 386,588 380,604 388,612 382,626 390,636 402,634 404,648 416,652 428,644 436,652',
        ),
        { fill: '#4f4a54', shade: INKY, depth: 12 },
        stain(P, {
          region: [376, 574, 90, 84],
          n: 60,
          length: 14,
          width: 1.2,
          angle: 0.9,
          colour: '#15131a',
          opacity: [0.3, 0.7],
          spread: 0.3,
        }),
      ),
      layer(
        P,
        [
          brushLine(P, trace('388,622 380,634 380,650'), 3.4, '#efe4cc'),
          brushLine(P, trace('404,634 398,648 400,664'), 3.6, '#efe4cc'),
          brushLine(P, trace('424,638 420,654 423,668'), 3.4, '#efe4cc'),
        ],
        { rough: 1, rim: 1.2, region: 0.4 },
      ),
      ink(P, 'M400 600C394 610 396 622 402 632M420 604C414 616 416 630 422 640', 2.4, '#0e0c12'),
    ),
  );
}

function head(scene: Scene): void {
  const B = scene.element('head');
  const skull =
    '566,640 562,606 540,584 508,578 478,592 452,620 424,652 398,678 390,694 398,708 424,712 452,716 486,730 524,742 560,726 576,690';
  const region = spline(trace(skull), true, 8);
  scene.add(
    shaded(B, soften('528,592 534,566 556,556 576,566 578,590 562,606 540,604'), {
      fill: '#3a363f',
      shade: '#17151b',
      depth: 8,
    }),
    path(soften('548,572 562,566 570,576 564,590 552,592'), '#e9dfd2'),
    shaded(
      B,
      soften(skull),
      { fill: '#f7f0e2', shade: '#8f8797', depth: 30, min: 0.9, crisp: 0.35 },
      path(
        handPath(
          B,
          soften(
            '394,684 420,656 452,626 484,602 514,588 540,592 552,608 540,628 512,640 482,658 450,682 420,700 398,704',
          ),
          1.6,
          0.06,
        ),
        '#2b2730',
      ),
      path(
        handPath(
          B,
          soften('420,712 460,718 500,734 540,742 572,722 574,690 548,706 508,712 470,706'),
          2,
          0.06,
        ),
        '#37323c',
        'opacity=".92"',
      ),
      lifted(
        B,
        smooth(ribbon(traceCurve('456,634 484,612 516,600'), (t) => 3 * Math.sin(Math.PI * t))),
        0.3,
        2,
      ),
      stain(B, {
        region,
        n: 120,
        length: 16,
        width: 1,
        angle: -0.6,
        colour: '#4a4450',
        opacity: [0.2, 0.5],
        spread: 0.3,
      }),
    ),
  );
  // nose, calm eye, mouth
  scene.add(
    shaded(B, soften('386,690 390,676 406,674 414,684 408,700 394,704'), {
      fill: '#1d1a20',
      shade: '#000',
      depth: 5,
      min: 0.9,
    }),
    lifted(B, 'M394 680C398 677 404 678 405 681C401 683 397 684 394 680Z', 0.8, 0.8),
    path('M470 642C476 634 488 632 494 638C490 648 476 650 470 642Z', '#0a080c'),
    lifted(B, 'M477 638C480 635 485 636 485 639C482 641 479 641 477 638Z', 1, 0.3),
    path('M468 640C476 630 489 629 498 636C489 633 477 634 468 640Z', '#f4ead8', 'opacity=".8"'),
    ink(B, 'M398 708C420 716 446 712 462 700', 2, '#3a333c'),
    ink(B, 'M420 690C400 694 380 706 366 722M424 696C410 704 396 718 386 734', 1.1, '#5a545c', 0.7),
  );
}

/** A mole leaving with a bundle, lower right corner. */
function mole(scene: Scene): void {
  const M = scene.element('mole');
  scene.add(
    group(
      { transform: 'translate(96 1156) scale(-1.05 1.05)' },
      soft(M, 'M-40 0C-20 -8 30 -8 46 0C30 8 -20 8 -40 0Z', '#5b4636', 4, 0.7),
      ink(M, 'M-34 -56C-16 -50 4 -40 22 -30', 4, '#6b4a2a', 1),
      shaded(M, soften('-58,-62 -44,-78 -26,-70 -22,-54 -34,-40 -52,-44'), {
        fill: '#e8c96a',
        shade: '#a3702c',
        depth: 9,
      }),
      shaded(M, soften('-16,-2 -22,-24 -8,-46 14,-52 34,-42 44,-34 36,-28 28,-22 26,-2'), {
        fill: '#4e4a58',
        shade: '#1f1c26',
        depth: 12,
      }),
      path(soften('40,-38 48,-37 50,-32 43,-30'), '#d98a84'),
      ink(M, 'M12 -36C18 -28 20 -24 16 -20', 5, '#c98a80', 1),
      path('M-12 -3h12v5h-14ZM14 -3h12l2 5h-15Z', '#c98a80'),
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 11 }, paint });
