/** Tiny reapers harvest the wheat that grows as a sleeping lion's mane. Afternoon light from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import { clamp, jitter, mix } from '../../../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { flat, group, path, type Mark } from '../../../kit/markup.ts';
import { inside, lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { smallPerson, type SmallPersonOptions } from '../../../motifs/small-person.ts';
import { wheatStalk, type WheatColours } from '../../../motifs/wheat.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 195;
const shaded = shadedFrom(FROM);
const TAWNY = '#dda05a';
const UMBER = '#5f3324';
const SMOCK = '#2f6fb5';

function paint(): Scene {
  const scene = new Scene({ seed: 56, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#5aa7d8',
      bottom: '#fff0cf',
      y: 470,
      clouds: [
        [180, 190, 300, 100],
        [640, 110, 200, 50],
      ],
      shadow: '#b9aac0',
      from: FROM,
      min: 0.55,
    }),
  );
  hills(scene);
  mane(scene);
  paws(scene);
  face(scene);
  beard(scene);
  reapers(scene);
  corners(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function hills(scene: Scene): void {
  const H = scene.element('hills');
  const hill = (list: string, colour: string, y: number): string =>
    wash(H, soften(list), colour, { min: 0.55, rough: 8, region: [-60, y, 940, 420] });
  scene.add(
    hill('-40,420 60,380 170,400 280,360 420,400 560,380 850,400 850,640 -40,640', '#9fb9a8', 320),
    path('M-40 480H400V1240H-40Z', '#fff'),
    hill('-40,490 40,450 140,440 240,462 340,472 420,700 -40,700', '#e9c266', 400),
    stain(H, {
      region: [-20, 460, 380, 130],
      n: 120,
      length: 22,
      width: 1.6,
      angle: -0.2,
      colour: '#c08a34',
      opacity: [0.2, 0.6],
    }),
    layer(H, path('M-40 600C60 570 180 590 300 640V1240H-40Z', '#d9aa4a'), {
      min: 0.7,
      region: [-60, 560, 420, 700],
    }),
    stain(H, {
      region: [-20, 600, 320, 560],
      n: 260,
      length: 26,
      width: 2,
      angle: -1.2,
      colour: '#a8702a',
      opacity: [0.15, 0.5],
      spread: 0.4,
    }),
    layer(
      H,
      path(
        'M-40 1066C200 1040 560 1060 850 1050V1240H-40Z',
        H.linearAt(['#c9993e', '#7f6a2c'], 0, 1060, 0, 1200),
      ),
      { min: 0.75, region: [-60, 1030, 940, 210] },
    ),
    // cypress-dark trees for depth
    glaze(
      H,
      times(9, (i) => {
        const x = 30 + i * 26 + H.rng.gauss(0, 8);
        const y = 448 + H.rng.gauss(0, 6) - (i > 3 ? 0 : 8);
        return `M${x} ${y - 34}C${x + 8} ${y - 14} ${x + 6} ${y} ${x} ${y + 2}C${x - 6} ${y} ${x - 8} ${y - 14} ${x} ${y - 34}Z`;
      }),
      '#5f7a5a',
      { opacity: 0.85 },
    ),
  );
}

const MANE = trace(
  '352,560 300,500 296,420 340,330 410,262 500,214 600,196 700,214 780,262 850,340 850,1010 760,1040 660,1030 580,1010 500,950 470,880 478,780 450,680 410,610',
);
/** Where the scythes have been. */
const CUT = trace(
  '430,356 452,330 500,322 520,290 580,284 604,262 660,268 700,292 748,300 756,350 738,380 744,420 700,440 664,432 630,462 580,452 540,470 496,448 474,420 440,410',
);
const CENTRE: Point = [330, 760];

function mane(scene: Scene): void {
  const M = scene.element('mane');
  const flow = (x: number, y: number): number => Math.atan2(y - CENTRE[1], x - CENTRE[0]);
  const d = smooth(MANE);
  scene.add(
    layer(
      M,
      [
        path(d, M.linearAt(['#f2cf6a', [0.4, '#dda53c'], '#8f5a26'], 330, 400, 820, 800)),
        group(
          { 'clip-path': M.clip(d) },
          stain(M, {
            region: MANE,
            n: 1300,
            length: 40,
            width: 2.4,
            angle: flow,
            colour: (x, y) =>
              mix('#c4862e', '#6a3c1c', clamp((x - 380) / 460 + M.noise.fbm(x / 60, y / 60) * 0.6)),
            opacity: [0.2, 0.65],
            spread: 0.16,
          }),
          soft(M, soften('640,300 850,360 850,1040 640,1040 700,800 720,560'), '#5a2f24', 50, 0.55),
          soft(
            M,
            soften('400,600 470,690 490,790 480,900 520,980 620,1000 560,860 560,740 500,640'),
            '#4a2418',
            24,
            0.75,
          ),
        ),
      ],
      { min: 0.8, rough: 5, region: [260, 160, 620, 920] },
    ),
  );
  // standing wheat, outermost first so that nearer rows lap over it
  const W = scene.element('wheat');
  const spots: Point[] = [];
  for (let i = 0; i < 5000 && spots.length < 780; i++) {
    const [x, y] = [W.rng.range(280, 830), W.rng.range(200, 1040)];
    if (inside(MANE, x, y) && !inside(CUT, x, y)) spots.push([x, y]);
  }
  spots.sort(
    (a, b) => Math.hypot(b[0] - CENTRE[0], b[1] - CENTRE[1]) - Math.hypot(a[0] - CENTRE[0], a[1] - CENTRE[1]),
  );
  const stalks: Mark[] = spots.map(([x, y]) => {
    const a = flow(x, y) + W.rng.gauss(0, 0.12);
    const t = clamp((x - 360) / 460 + W.noise.fbm(x / 90, y / 90) * 0.35);
    const c: WheatColours = {
      straw: mix('#e2b24a', '#a8702c', t),
      grain: mix('#f6d678', '#c98f38', t),
      dark: mix('#a8702a', '#5a3018', t),
    };
    const len = W.rng.range(40, 66);
    return wheatStalk(W, [x, y], [x + Math.cos(a) * len, y + Math.sin(a) * len], W.rng.range(24, 34), c);
  });
  scene.add(layer(W, stalks, { rough: 1.5, rim: 0.9, min: 0.82, region: [200, 90, 680, 1060] }));
  // the cut: pale stubble in rows, and its edge in shadow
  const C = scene.element('stubble');
  const cut = smooth(CUT);
  scene.add(
    layer(
      C,
      [
        path(cut, '#ecca74'),
        group(
          { 'clip-path': C.clip(cut) },
          soft(
            C,
            smooth(ribbon(spline([...CUT.slice(10), ...CUT.slice(0, 2)], false, 8), () => 12)),
            '#7a4a1e',
            7,
            0.55,
          ),
          stain(C, {
            region: CUT,
            n: 300,
            length: 9,
            width: 1.6,
            angle: -1.2,
            colour: '#9a6a28',
            opacity: [0.35, 0.85],
            spread: 0.2,
          }),
        ),
      ],
      { rough: 5, region: 0.15, min: 0.75 },
    ),
  );
  const sheaf = (x: number, y: number, s: number): string =>
    layer(
      C,
      [
        times(26, () => {
          const a = -1.57 + C.rng.gauss(0, 0.3);
          const l = 26 * s;
          return wheatStalk(
            C,
            [x + C.rng.gauss(0, 3 * s), y],
            [x + Math.cos(a) * l, y + Math.sin(a) * l],
            13 * s,
            { straw: '#e2b24a', grain: '#f6d678', dark: '#8a5a20' },
          );
        }),
        path(
          `M${x - 7 * s} ${y - 13 * s}L${x + 7 * s} ${y - 14 * s}L${x + 7 * s} ${y - 10 * s}L${x - 7 * s} ${y - 9 * s}Z`,
          '#7a4a1e',
        ),
      ],
      { rough: 1, rim: 1, min: 0.85, region: 0.3 },
    );
  // wheat still standing in front of the cut
  const edge = spline(CUT.slice(9), false, 6);
  scene.add(
    layer(
      C,
      times(90, () => {
        const [x, y] = edge[C.rng.int(0, edge.length - 1)] ?? [0, 0];
        const a = flow(x, y) + C.rng.gauss(0, 0.14);
        return wheatStalk(
          C,
          [x - Math.cos(a) * 40 + C.rng.gauss(0, 10), y - Math.sin(a) * 40 + C.rng.gauss(0, 8)],
          [x, y],
          26,
          { straw: '#d9a844', grain: '#f3d070', dark: '#8a5a24' },
        );
      }),
      { rough: 1.5, rim: 1, min: 0.82, region: [380, 260, 440, 280] },
    ),
  );
  scene.add(
    sheaf(490, 376, 1.15),
    sheaf(650, 316, 1.1),
    sheaf(694, 352, 1.25),
    sheaf(566, 324, 1.05),
    sheaf(720, 326, 1),
  );
}

const hair = (
  S: Easel,
  region: Points,
  n: number,
  angle: (x: number, y: number) => number,
  colour: string,
  length = 18,
  opacity: readonly [number, number] = [0.15, 0.5],
): string => stain(S, { region, n, length, width: 1.5, angle, colour, opacity, spread: 0.25, bend: 0.3 });

function paws(scene: Scene): void {
  const P = scene.element('paws');
  scene.add(
    soft(P, 'M40 1100C200 1076 600 1080 800 1060V1120C600 1140 200 1140 40 1120Z', '#4a3418', 14, 0.8),
  );
  const far = '34,1000 46,950 100,926 180,924 300,940 300,1010 160,1030 70,1034';
  scene.add(
    shaded(
      P,
      soften(far),
      { fill: '#c98f4e', shade: UMBER, depth: 24 },
      hair(P, spline(trace(far), true, 6), 90, () => 0.1, '#6a3c20'),
    ),
  );
  scene.add(
    layer(P, path(soften('130,900 300,910 500,890 600,960 560,1020 300,1010 150,1000'), '#4f2c1e'), {
      rough: 3,
      region: 0.1,
    }),
  );
  const near =
    '62,1046 76,996 128,968 210,964 330,968 470,970 600,980 720,990 800,1000 850,1010 850,1090 700,1100 500,1106 330,1104 180,1108 100,1104 66,1084';
  const region = spline(trace(near), true, 6);
  scene.add(
    shaded(
      P,
      soften(near),
      {
        fill: P.linearAt(['#f0bd78', [0.6, TAWNY], '#a8683a'], 100, 960, 800, 1080),
        shade: UMBER,
        from: -110,
        depth: 46,
        min: 0.8,
      },
      hair(P, region, 420, () => 0.05, '#8a522a', 24),
      hair(P, region, 160, () => 0.08, '#4a2818', 20, [0.1, 0.4]),
      // toes
      soft(
        P,
        [
          smooth(ribbon(traceCurve('112,1000 98,1034 104,1090'), () => 4)),
          smooth(ribbon(traceCurve('160,990 146,1030 150,1096'), () => 4)),
          smooth(ribbon(traceCurve('212,990 200,1030 206,1098'), () => 4)),
        ],
        UMBER,
        3,
        0.85,
      ),
      ink(
        P,
        'M112 1000C98 1030 98 1060 106 1092M160 992C146 1026 146 1062 152 1098M212 994C200 1028 200 1064 208 1100',
        2.4,
        '#3a1c14',
        0.8,
      ),
      lifted(
        P,
        [soften('80,1000 110,982 104,1002 86,1018'), soften('126,986 156,976 150,996 130,1004')],
        0.3,
        4,
      ),
    ),
  );
}

function face(scene: Scene): void {
  const F = scene.element('face');
  const skull =
    '352,548 300,572 256,610 214,658 168,700 122,726 92,750 84,790 92,826 102,858 110,900 150,932 240,946 360,950 450,940 500,880 506,780 484,690 440,610 400,560';
  const region = spline(trace(skull), true, 6);
  const flow = (x: number, y: number): number => Math.atan2(y - 790, x - 130) * 0.8;
  // ear behind
  scene.add(
    shaded(
      F,
      soften('352,568 346,510 376,464 424,450 470,476 482,534 462,590 410,606'),
      { fill: TAWNY, shade: UMBER, depth: 24 },
      path(soften('376,566 374,514 400,482 436,486 452,530 436,576 404,588'), '#6a3424', 'opacity=".85"'),
      hair(
        F,
        trace('376,580 374,510 400,478 440,486 456,540 420,600'),
        60,
        () => -1.1,
        '#f0cf94',
        34,
        [0.5, 0.9],
      ),
    ),
  );
  scene.add(
    soft(F, soften('120,930 240,956 400,962 510,940 540,966 420,990 220,992 110,966'), '#2a1410', 8, 0.75),
    shaded(
      F,
      soften(skull),
      {
        fill: F.linearAt(['#fbd996', '#e9b266', '#b8733e'], 120, 700, 500, 860),
        shade: UMBER,
        from: 205,
        depth: 70,
        min: 0.8,
        crisp: 0.25,
        wet: 0.6,
      },
      hair(F, region, 520, flow, '#8f552c', 20),
      hair(F, region, 150, flow, '#5a3018', 16, [0.1, 0.4]),
      // bridge of the nose in light, temple and cheek hollows
      lifted(F, soften('140,728 190,680 246,628 300,592 320,598 262,650 206,706 156,742'), 0.5, 9),
      soft(F, soften('214,716 250,676 300,660 340,676 330,700 290,720 240,726'), '#8a5430', 12, 0.3),
      soft(F, soften('250,830 300,780 380,770 440,800 420,860 340,880 270,880'), '#7a4426', 22, 0.5),
      soft(F, 'M130 860C200 920 320 950 440 930L440 960H130Z', UMBER, 12, 0.7),
      lifted(F, soften('236,750 290,744 344,734 360,748 310,766 250,768'), 0.55, 8),
    ),
  );
  // muzzle
  const muzzle = '90,804 120,788 168,776 228,780 282,808 294,856 258,892 200,902 140,894 104,862';
  scene.add(
    shaded(
      F,
      soften(muzzle),
      { fill: '#fae6bf', shade: '#9a6444', depth: 26, min: 0.88, rim: 1, rimStrength: 0.4 },
      hair(F, spline(trace(muzzle), true, 6), 130, (x, y) => Math.atan2(y - 820, x - 140), '#b98a5c', 14),
    ),
    shaded(
      F,
      soften('106,866 140,890 200,904 246,900 240,926 184,946 132,932 108,902'),
      { fill: '#f3d9ac', shade: '#8a5636', depth: 16, rim: 1, rimStrength: 0.4 },
      hair(F, trace('106,866 240,900 184,946 108,902'), 40, () => 0.9, '#8a5636', 14),
    ),
    soft(F, 'M104 858C150 900 230 906 296 880L290 900C230 920 140 912 104 872Z', '#4a2018', 5, 0.75),
    ink(
      F,
      'M102 804C102 834 112 858 138 874C174 892 226 890 264 884C282 882 296 890 302 906',
      5.5,
      '#3a1a16',
      0.9,
    ),
    shaded(
      F,
      soften('78,772 86,750 114,738 150,744 146,762 126,780 110,804 92,804 80,790'),
      { fill: '#8f5048', shade: '#26101a', from: 225, depth: 18, min: 0.85 },
      path(soften('90,786 102,776 114,780 108,792 96,797'), '#1c0a12'),
      lifted(F, soften('94,754 116,745 138,750 116,754'), 0.5, 2),
    ),
    path(
      times(14, () =>
        smooth(blob(F.rng.range(166, 250), F.rng.range(810, 856), 2.4, 2.2, F.noise, 0.2)),
      ).join(''),
      '#4a2418',
    ),
    times(11, (i) =>
      brushLine(
        F,
        [
          [190 + i * 4, 812 + i * 3],
          [230 + i * 6, 800 + i * 8],
          [330 + i * 7, 800 + i * 13],
        ],
        1.1,
        '#fff6e0',
        { decay: 0.7, opacity: 0.95 },
      ),
    ),
  );
  // closed eye, dark tear line, brow
  scene.add(
    soft(F, soften('222,704 262,684 316,676 348,688 320,708 268,722'), '#7a4426', 9, 0.3),
    ink(F, 'M218 722C246 736 290 730 334 698', 7, '#2a1410', 0.95),
    ink(F, 'M218 722C208 734 202 748 200 764', 6, '#4a2418', 0.8),
    ink(
      F,
      'M244 730C242 738 238 744 234 748M268 730C268 738 266 744 262 748M292 724C294 732 294 738 292 742M314 712C318 718 320 722 320 728',
      2.2,
      '#2a1410',
      0.7,
    ),
    ink(F, 'M334 698C350 688 364 682 380 682M226 692C240 674 262 660 290 654', 3, '#5a3018', 0.6),
    ink(
      F,
      'M296 606C316 594 334 594 350 600M278 628C298 616 316 616 332 622M322 584C338 578 350 580 362 586',
      2.4,
      '#7a4426',
      0.55,
    ),
  );
}

/** Wheat falling over the cheek and down onto the paw. */
function beard(scene: Scene): void {
  const B = scene.element('beard');
  const roots: Point[] = times(150, () => {
    const t = B.rng.f();
    return [
      lerp(352, 520, t ** 0.8) + B.rng.gauss(0, 9),
      t < 0.5
        ? lerp(552, 720, t * 2) + B.rng.gauss(0, 14)
        : lerp(720, 960, (t - 0.5) * 2) + B.rng.gauss(0, 14),
    ];
  });
  roots.sort((a, b) => b[0] - a[0]);
  const stalks: Mark[] = roots.map(([x, y]) => {
    const a = lerp(-0.95, 1.15, clamp((y - 560) / 400)) + B.rng.gauss(0, 0.16);
    const len = B.rng.range(34, 58);
    return wheatStalk(B, [x, y], [x + Math.cos(a) * len, y + Math.sin(a) * len], B.rng.range(22, 30), {
      straw: '#e2b24a',
      grain: '#f8da80',
      dark: '#94601f',
    });
  });
  scene.add(layer(B, stalks, { rough: 1.5, rim: 1, min: 0.85, region: [320, 460, 360, 640] }));
}

const SCYTHE: Mark = [
  `<path d="M-14 -84C0 -64 18 -40 34 -12" fill="none" stroke="#6b4420" stroke-width="3"/>`,
  path('M34 -12C20 -6 -2 -2 -24 -8C-4 -12 16 -14 32 -20Z', '#e8ecf2'),
  path('M34 -12C20 -6 -2 -2 -24 -8C-6 -8 16 -10 34 -14Z', '#5f6a84'),
];

function reapers(scene: Scene): void {
  const R = scene.element('reapers');
  const reaper = (
    name: string,
    o: Partial<SmallPersonOptions> & { x: number; y: number; h: number },
  ): void => {
    const E = R.element(name);
    scene.add(
      soft(
        E,
        `M${o.x - o.h * 0.2} ${o.y}C${o.x} ${o.y - 5} ${o.x + o.h * 0.3} ${o.y - 4} ${o.x + o.h * 0.5} ${o.y + 3}C${o.x + o.h * 0.2} ${o.y + 8} ${o.x - 4} ${o.y + 6} ${o.x - o.h * 0.2} ${o.y}Z`,
        '#4a2a12',
        2.5,
        0.7,
      ),
      smallPerson(E, {
        coat: jitter(SMOCK, E.rng, 0.04, 6),
        dress: 'smock',
        hat: 'straw',
        hatColour: '#f3d98c',
        legs: '#5a4636',
        ...o,
      }),
    );
  };
  const swing = ['4,12 14,16', '6,14 10,22'] as const;
  reaper('a', { x: 538, y: 420, h: 95, lean: 4, arms: swing, holding: SCYTHE });
  reaper('b', { x: 610, y: 404, h: 92, flip: -1, lean: 5, arms: swing, holding: SCYTHE });
  // about to sneeze: head back, hand at the nose; a neighbour freezes, finger up
  reaper('sneeze', {
    x: 462,
    y: 366,
    h: 92,
    flip: -1,
    lean: -7,
    arms: ['-10,6 -16,-4', '8,6 6,-8'],
  });
  // on the skyline
  reaper('c', { x: 420, y: 262, h: 84, lean: 3, arms: swing, holding: SCYTHE });
  reaper('d', {
    x: 640,
    y: 222,
    h: 84,
    flip: -1,
    arms: ['-6,-8 0,-22', '8,-8 4,-22'],
    holding: flat([
      path('M-20 -108C-6 -116 14 -116 26 -106C18 -96 -8 -94 -20 -108Z', '#f0c95c'),
      path(
        'M-22 -108l-8 -5M-22 -106l-10 1M24 -106l10 -4M26 -104l10 3',
        'none',
        'stroke="#d9a83c" stroke-width="3"',
      ),
      path('M0 -113h6v15h-6Z', '#8a5a20'),
    ]),
  });
  reaper('e', { x: 748, y: 470, h: 90, flip: -1, lean: 5, arms: swing, holding: SCYTHE });
  reaper('f', {
    x: 740,
    y: 640,
    h: 87,
    flip: -1,
    dress: 'skirt',
    hat: 'kerchief',
    hatColour: '#fbf3e0',
    lean: 6,
    arms: ['6,14 14,26', '8,14 16,24'],
    holding: path('M14 -58C24 -56 34 -60 40 -66C36 -54 24 -48 12 -52Z', '#e8ecf2'),
  });
  // tiptoe on the brow
  reaper('g', {
    x: 322,
    y: 584,
    h: 82,
    lean: 2,
    arms: ['-8,10 -12,2', '10,8 16,0'],
    stride: ['-4,22 -8,46', '6,20 8,44'],
  });
  // ladder at the flank
  const L = scene.element('ladder');
  scene.add(
    layer(
      L,
      [
        brushLine(L, trace('632,1066 676,940 716,826'), 3.4, '#8a5c30'),
        brushLine(L, trace('660,1070 704,944 742,832'), 3.4, '#7a4e28'),
        times(11, (i) => {
          const t = 0.05 + i * 0.088;
          return brushLine(
            L,
            [
              [lerp(632, 716, t), lerp(1066, 826, t)],
              [lerp(646, 730, t), lerp(1069, 830, t)],
              [lerp(660, 742, t), lerp(1070, 832, t)],
            ],
            2.4,
            '#a8743c',
            { attack: 0.01, decay: 0.01 },
          );
        }),
      ],
      { rough: 1.4, rim: 1.2, region: 0.2 },
    ),
  );
  reaper('h', {
    x: 684,
    y: 962,
    h: 92,
    arms: ['-2,-10 4,-24', '6,-12 8,-24'],
    stride: ['-2,22 -2,44', '8,14 6,34'],
  });
}

/** Bell wrapped in cloth, loaf cooling on a paw, blades in front. */
function corners(scene: Scene): void {
  const L = scene.element('loaf');
  scene.add(
    soft(L, 'M312 984C350 974 430 974 464 986C430 996 350 996 312 984Z', '#3a1c14', 5, 0.7),
    shaded(
      L,
      soften('316,976 330,946 376,932 424,940 454,964 452,984 400,990 340,988'),
      { fill: '#d58a42', shade: '#6a3018', depth: 18 },
      ink(
        L,
        'M352 946C360 956 362 964 358 974M384 940C392 952 394 962 390 974M416 944C422 954 424 964 420 974',
        3,
        '#f3d9a0',
        0.9,
      ),
      path(
        soften('346,948 356,946 364,962 358,974 350,962') +
          soften('380,942 390,942 396,960 390,974 384,960') +
          soften('412,946 421,948 425,962 420,974 414,962'),
        '#f6dfae',
      ),
    ),
    soft(
      L,
      [
        smooth(ribbon(traceCurve('370,930 362,912 376,896 366,880'), (t) => 2 + 5 * t)),
        smooth(ribbon(traceCurve('404,932 400,914 412,900 404,884'), (t) => 2 + 4 * t)),
      ],
      '#8f86a0',
      3,
      0.45,
    ),
  );
  const B = scene.element('bell');
  scene.add(
    group(
      { transform: 'translate(4 -118)' },
      shaded(B, 'M52 880L54 636L66 634L68 884Z', { fill: '#9a6c40', shade: '#4a2c20', depth: 7 }),
      shaded(B, 'M40 648L170 640L170 652L42 662Z', {
        fill: '#9a6c40',
        shade: '#4a2c20',
        from: -90,
        depth: 6,
      }),
      ink(B, 'M64 700L112 652', 6, '#7a5030', 1),
      // swaddled in cloth and tied with cord
      shaded(
        B,
        soften('124,654 144,654 160,676 166,710 176,734 150,746 118,746 92,736 104,708 110,676'),
        { fill: '#efe6d6', shade: '#8a86a4', depth: 18, min: 0.9 },
        ink(
          B,
          'M116 670C126 690 120 714 110 738M140 664C134 690 142 716 138 744M152 672C154 700 160 720 168 734',
          2,
          '#8f86a0',
          0.7,
        ),
      ),
      ink(B, 'M106 694C124 702 148 702 164 692M100 718C124 728 152 726 172 716', 4, SMOCK, 0.95),
      path(soften('128,746 138,744 142,756 134,762 126,756'), '#8a6a2a'),
    ),
  );
  const Q = scene.element('front wheat');
  scene.add(
    layer(
      Q,
      times(74, () => {
        const x = Q.rng.chance(0.5) ? Q.rng.range(-10, 240) : Q.rng.range(500, 810);
        const h = Q.rng.range(40, 100);
        return wheatStalk(Q, [x, 1216], [x + Q.rng.gauss(8, 12), 1200 - h], 34, {
          straw: '#b98a34',
          grain: '#e2b24a',
          dark: '#6a4418',
        });
      }),
      { rough: 2, rim: 1, region: [-30, 1030, 860, 190], min: 0.78 },
    ),
    group({ style: MULTIPLY, opacity: 0.5 }, soft(Q, 'M-20 1176H820V1220H-20Z', '#5a4018', 14, 1)),
  );
}

export default card({ finish: watercolour, grade: { seed: 67 }, paint });
