/** The storm is over but one lightning bolt still stands in the pasture, and it is being milked; the cow looks on. Morning light from the right. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import { clamp, mix, type Colour } from '../../../kit/colour.ts';
import { smooth, soften } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { cow } from '../../../motifs/cow.ts';
import { littleHouse } from '../../../motifs/little-house.ts';
import { churn, milkmaid } from '../../../motifs/milkmaid.ts';
import { boltLight, nestOnLedge, standingBolt } from '../../../motifs/standing-bolt.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = -20;
const shaded = shadedFrom(FROM);
const PAIL: Point = [456, 1076];

function paint(): Scene {
  const scene = new Scene({ seed: 59, background: '#ffffff' });
  sky(scene);
  land(scene);
  distance(scene);
  scene.add(standingBolt(scene.element('bolt'), FROM), nestOnLedge(scene.element('nest'), FROM));
  churns(scene);
  milking(scene);
  frontGrass(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function sky(scene: Scene): void {
  const K = scene.element('sky');
  const halo = K.filter(
    '<feMorphology operator="dilate" radius="5"/><feGaussianBlur stdDeviation="13"/>',
    [0, -60, 800, 1120],
  );
  const mask = K.mask(
    '<rect x="-60" y="-60" width="920" height="1320" fill="#fff"/>',
    group({ filter: halo, opacity: 0.9 }, path(boltLight, '#000')),
  );
  const storm = (list: string, colour: Colour, opacity: number, bleed: number, seed: number): string =>
    wash(K, soften(list), colour, {
      opacity,
      bleed,
      rough: 50,
      rim: 7,
      rimStrength: 0.5,
      min: 0.5,
      fx: 0.008,
      fy: 0.012,
      seed,
      region: [-60, -80, 940, 760],
    });
  scene.add(
    group(
      { mask, style: MULTIPLY },
      wash(K, 'M-40 -40H840V700H-40Z', K.linearAt(['#5aa0dc', '#b4d8ea', '#fdeec8'], 420, 0, 520, 690), {
        min: 0.6,
        rough: 20,
        fx: 0.004,
        fy: 0.009,
      }),
      // the storm leaving, over to the left
      storm(
        '-60,-60 860,-60 860,30 760,70 690,150 600,170 560,250 440,300 330,390 210,400 120,470 30,470 -60,520',
        '#8482b4',
        0.95,
        5,
        4,
      ),
      storm(
        '-60,-60 720,-60 700,20 610,70 560,170 430,220 330,280 230,300 150,370 60,370 -60,420',
        '#504d8c',
        0.95,
        6,
        8,
      ),
      storm('-60,-60 560,-60 520,50 400,110 300,170 210,190 110,260 -60,290', '#2f2d62', 0.9, 8, 12),
      storm('-60,-60 330,-60 300,40 190,70 90,130 -60,150', '#23214c', 0.8, 9, 16),
    ),
    group(
      { mask, style: MULTIPLY, opacity: 0.55 },
      stain(K, {
        region: [-20, 380, 250, 240],
        n: 90,
        length: 90,
        width: 1.3,
        angle: 1.75,
        colour: '#5a5f98',
        opacity: [0.15, 0.5],
        spread: 0.04,
      }),
    ),
    lifted(
      K,
      [smooth(blob(690, 330, 80, 15, K.noise, 0.5, 2)), smooth(blob(640, 560, 110, 13, K.noise, 0.5, 2))],
      0.85,
      7,
    ),
  );
}

function land(scene: Scene): void {
  const L = scene.element('land');
  scene.add(
    wash(
      L,
      soften('-40,640 80,604 200,634 330,596 470,630 600,588 720,608 850,588 850,700 -40,700'),
      '#86aab8',
      { min: 0.5, rough: 9, region: [-60, 540, 940, 190] },
    ),
    path('M-40 664H850V1240H-40Z', '#fff'),
    layer(
      L,
      path(
        'M-40 674C100 652 240 668 400 660C560 652 700 666 850 654V1240H-40Z',
        L.linearAt(['#d3e07c', [0.25, '#96c252'], [0.62, '#5c9a44'], '#2c6236'], 600, 660, 420, 1200),
      ),
      { min: 0.76, rough: 8, region: [-60, 620, 940, 620], pool: 0.007 },
    ),
    stain(L, {
      region: [-20, 690, 840, 520],
      n: 1100,
      length: (_, y) => 8 + (y - 660) * 0.07,
      width: (_, y) => 1 + (y - 660) / 240,
      angle: -1.4,
      colour: (x, y) =>
        mix('#7fa944', '#24542e', clamp((y - 700) / 430 + L.noise.fbm(x / 100, y / 40) * 0.6)),
      opacity: [0.12, 0.42],
      spread: 0.3,
    }),
    glaze(
      L,
      [
        soften('-40,692 60,680 160,692 260,682 270,702 120,710 -40,714'),
        soften('540,680 620,670 740,682 850,670 850,692 700,702 560,698'),
      ],
      '#3f6f58',
      { rough: 14, opacity: 0.9, min: 0.5 },
    ),
  );
  const P = scene.element('puddles');
  for (const [x, y, rx, ry] of [
    [250, 1134, 130, 24],
    [690, 1140, 84, 18],
    [620, 776, 90, 10],
  ] as const) {
    const d = smooth(blob(x, y, rx, ry, P.noise, 0.4, 1.8));
    const water = P.linearAt(['#6f86d0', [0.6, '#bfe0f0'], '#fdf3dc'], x - rx, y, x + rx, y);
    scene.add(
      layer(
        P,
        [
          path(d, water),
          group(
            { 'clip-path': P.clip(d) },
            soft(P, `M${x - rx} ${y - ry}h${rx * 2}v${ry * 0.5}h${-rx * 2}Z`, '#23562f', 5, 0.7),
          ),
        ],
        { rough: 5, rim: 2.2, min: 0.7, region: 0.3 },
      ),
      lifted(
        P,
        `M${x - rx * 0.3} ${y - 2}q${rx * 0.4} -5 ${rx * 0.8} 0q${-rx * 0.4} 5 ${-rx * 0.8} 0Z`,
        0.9,
        0.8,
      ),
    );
  }
}

/** The village with its church, and the rest of the herd keeping away. */
function distance(scene: Scene): void {
  const Q = scene.element('village');
  const roofs = ['#a8584a', '#8a5a5c', '#b5744a'];
  [
    [690, 672, 0.62],
    [738, 676, 0.75],
    [648, 668, 0.5],
  ].forEach(([x = 0, y = 0, s = 1], i) =>
    scene.add(
      littleHouse(Q.element('house' + i), {
        x,
        y,
        s,
        roof: nth(roofs, i),
        wall: '#fbf0dc',
        flip: i === 1 ? -1 : 1,
        spire: i === 1,
      }),
    ),
  );
  scene.add(
    cow(Q.element('far a'), { x: 186, y: 736, s: 0.19, patch: '#5a4038', from: FROM }),
    cow(Q.element('far b'), { x: 96, y: 746, s: 0.23, from: FROM }),
  );
}

function churns(scene: Scene): void {
  const C = scene.element('churns');
  scene.add(churn(C, 690, 1002, 0.82, FROM), churn(C, 736, 1036, 0.94, FROM));
}

function milking(scene: Scene): void {
  const H = scene.element('herd');
  scene.add(
    soft(H, soften('-80,1004 80,984 260,992 300,1004 220,1026 0,1034 -90,1024'), '#17361f', 9, 0.7),
    cow(H.element('cow'), { x: 40, y: 1008, s: 1.55, flip: -1, patch: '#a8603a', from: FROM, nod: -2 }),
  );
  const M = scene.element('maid');
  const [px, py] = PAIL;
  scene.add(
    group(
      { opacity: 0.8 },
      soft(M, smooth(blob(px - 20, py - 4, 190, 44, M.noise, 0.2)), '#ffe98a', 20, 0.9),
    ),
    // the light standing over the pail
    lifted(M, smooth(blob(px, py - 96, 104, 74, M.noise, 0.1)), 0.95, 22),
    milkmaid(M, { x: 588, y: 1080, from: FROM }),
  );
  const spark = (x: number, y: number, r: number): string =>
    `M${x} ${y - r}L${x + r * 0.2} ${y - r * 0.2}L${x + r} ${y}L${x + r * 0.2} ${y + r * 0.2}L${x} ${y + r}L${x - r * 0.2} ${y + r * 0.2}L${x - r} ${y}L${x - r * 0.2} ${y - r * 0.2}Z`;
  const G = scene.element('pail');
  scene.add(
    soft(
      G,
      soften(`${px - 90},${py} ${px},${py - 8} ${px + 50},${py} ${px + 20},${py + 12} ${px - 70},${py + 12}`),
      '#17361f',
      6,
      0.7,
    ),
    shaded(
      G,
      `M${px - 50} ${py - 88}L${px + 50} ${py - 88}L${px + 38} ${py}Q${px} ${py + 9} ${px - 38} ${py}Z`,
      { fill: '#b8c4d4', shade: '#3c4670', depth: 22, min: 0.9 },
    ),
    ink(
      G,
      `M${px - 46} ${py - 60}Q${px} ${py - 50} ${px + 46} ${py - 60}M${px - 41} ${py - 20}Q${px} ${py - 10} ${px + 41} ${py - 20}`,
      2.4,
      '#46507a',
      0.7,
    ),
    layer(
      G,
      path(
        soften(`${px - 52},${py - 88} ${px},${py - 100} ${px + 52},${py - 88} ${px},${py - 76}`),
        '#8f7ad8',
      ),
      { rough: 1.5, rim: 1.6, region: 0.4 },
    ),
    group(
      {},
      path(
        soften(`${px - 46},${py - 89} ${px},${py - 99} ${px + 46},${py - 89} ${px},${py - 79}`),
        '#fff6b0',
      ),
    ),
    lifted(G, smooth(blob(px, py - 90, 34, 8, G.noise, 0.1)), 1, 3),
    // two jets
    layer(
      G,
      [
        brushLine(G, trace(`424,916 432,950 ${px - 16},${py - 88}`), 5.4, '#ffe97a', {
          attack: 0.02,
          decay: 0.02,
        }),
        brushLine(G, trace(`490,912 484,950 ${px + 14},${py - 88}`), 5.4, '#ffe97a', {
          attack: 0.02,
          decay: 0.02,
        }),
      ],
      { rough: 2, rim: 1.8, min: 0.95, region: 0.6 },
    ),
    lifted(
      G,
      [
        ...times(15, () => spark(px + G.rng.gauss(0, 56), py - 110 + G.rng.gauss(0, 34), G.rng.range(6, 12))),
        spark(px - 18, py - 92, 16),
        spark(px + 20, py - 94, 18),
      ],
      1,
      0.3,
    ),
  );
}

function frontGrass(scene: Scene): void {
  const G = scene.element('grass');
  const blades = (x0: number, x1: number, n: number): Mark =>
    times(n, () => {
      const x = G.rng.range(x0, x1);
      const h = G.rng.range(20, 64);
      return brushLine(
        G,
        [
          [x, 1210],
          [x + G.rng.gauss(0, 5), 1200 - h * 0.5],
          [x + G.rng.gauss(-6, 14), 1200 - h],
        ],
        2.8,
        G.rng.pick(['#2f6a34', '#4f8f3e', '#7fb548', '#1f4f2c']),
        { decay: 0.8 },
      );
    });
  const C = scene.element('clover');
  scene.add(
    layer(G, [blades(-10, 820, 190)], { rough: 2, rim: 1, min: 0.72, region: [-40, 1080, 900, 130] }),
    layer(
      C,
      times(40, () => {
        const [x, y] = [C.rng.range(20, 780), C.rng.range(1126, 1184)];
        return path(
          smooth(blob(x, y, C.rng.range(2, 5), C.rng.range(2, 4), C.noise, 0.3)),
          C.rng.pick(['#fdf8f0', '#d9c6f2', '#f6e6a0']),
        );
      }),
      { rough: 1, rim: 1, region: [0, 940, 800, 260] },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 101 }, paint });
