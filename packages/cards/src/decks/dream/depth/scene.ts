/** A brass-helmeted diver trudges down a sunny shopping street, his hose rising to a keel among the clouds. Light from above. */
import { card } from '../../../finishes/finish.ts';
import { watercolour } from '../../../finishes/watercolour.ts';
import { brushLine, dabs } from '../../../kit/brush.ts';
import { jitter, mix, type Colour } from '../../../kit/colour.ts';
import { polygon, resample, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { fix, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { WALK, smallPerson, type SmallPersonOptions } from '../../../motifs/small-person.ts';
import { panel, layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = -80;
const shaded = shadedFrom(FROM);
const BRASS = '#dda43c';
const BRASS_DARK = '#6a3a18';
const CANVAS = '#a3906a';
const CANVAS_DARK = '#33302c';
const GREEN = '#3f9a70';

function paint(): Scene {
  const scene = new Scene({ seed: 76, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#1f86b4',
      bottom: '#e9f4ee',
      y: 520,
      clouds: [
        [160, 250, 260, 80],
        [400, 330, 280, 70],
        [740, 380, 200, 70],
      ],
      shadow: '#8fb4cc',
      from: FROM,
      min: 0.6,
    }),
  );
  boat(scene);
  shops(scene);
  pavement(scene);
  shoppers(scene);
  diver(scene);
  hose(scene);
  corner(scene);
  return scene;
}

/** The sky is a surface: a hull from below, its ripples, shafts of light. */
function boat(scene: Scene): void {
  const B = scene.element('boat');
  scene.add(
    lifted(
      B,
      [
        polygon(trace('420,30 470,30 300,560 200,560')),
        polygon(trace('650,30 690,30 760,520 660,540')),
        polygon(trace('250,30 276,30 90,480 40,470')),
      ],
      0.16,
      14,
    ),
    ...times(5, (i) =>
      lifted(
        B,
        smooth(
          ribbon(
            times(44, (k): Point => {
              const a = (k / 43) * 6.28;
              const r = 1 + i * 0.2;
              return [560 + Math.cos(a) * 200 * r, 118 + Math.sin(a) * 62 * r + 5 * Math.sin(a * 7 + i)];
            }),
            (t) => 2.4 * Math.abs(Math.sin(t * 21 + i)) + 0.3,
          ),
        ),
        0.8 - i * 0.13,
        0.7,
      ),
    ),
    soft(B, soften('360,130 460,84 600,70 730,100 776,136 700,176 560,190 430,170'), '#0f4a6c', 12, 0.6),
    shaded(
      B,
      soften('356,124 440,76 560,58 680,70 758,110 772,130 700,164 580,182 450,168'),
      { fill: '#8f4a3c', shade: '#2c1424', from: -60, depth: 36, min: 0.8 },
      stain(B, {
        region: [350, 56, 430, 130],
        n: 150,
        length: 60,
        width: 2,
        angle: 0.02,
        colour: '#3a1820',
        opacity: [0.2, 0.6],
        spread: 0.06,
      }),
      dabs(B, 12, [400, 730], [96, 160], [3, 8], [2, 5], 0.4).map((d) => path(d, '#e9dcc6', 'opacity=".8"')),
    ),
    // keel, rudder, screw
    shaded(B, 'M372 122C480 116 620 116 752 126L748 138C620 130 480 132 376 134Z', {
      fill: '#b5684c',
      shade: '#3a1820',
      from: -90,
      depth: 6,
    }),
    shaded(B, 'M746 118L786 108L788 150L748 142Z', {
      fill: '#6a3430',
      shade: '#22101a',
      from: -90,
      depth: 8,
    }),
    group(
      { transform: 'translate(740 134)' },
      shaded(
        B,
        soften('0,0 -8,-22 0,-30 8,-20') + soften('0,0 22,8 26,0 18,-8') + soften('0,0 -14,18 -8,26 4,18'),
        { fill: BRASS, shade: BRASS_DARK, depth: 4 },
      ),
    ),
    // rope ladder let down a little
    ink(
      B,
      'M440 170C438 200 442 230 440 262M462 174C460 204 464 234 462 266M440 192L462 194M440 214L463 216M441 238L463 240',
      2.6,
      '#5a4636',
      0.9,
    ),
  );
}

const box = (S: Easel, x: number, y: number, w: number, h: number): string =>
  panel(S, x, y, w, h, 0.6, 1.4, 0.05);

function shops(scene: Scene): void {
  const units: readonly (readonly [number, number, number, Colour, Colour])[] = [
    [-30, 214, 396, '#f6e4c0', GREEN],
    [184, 178, 430, '#f3cdb6', '#e2b65c'],
    [362, 222, 380, '#fbf0d8', GREEN],
    [584, 250, 412, '#d8e4e2', '#c9705a'],
  ];
  units.forEach(([x, w, top, wall, awning], i) => {
    const U = scene.element('shop ' + i);
    scene.add(
      shaded(
        U,
        box(U, x, top, w, 600),
        { fill: wall, shade: '#9a8aa0', from: -60, depth: 18, min: 0.72, hand: 0, wet: 0.5 },
        stain(U, {
          region: [x, top, w, 300],
          n: 40,
          length: 40,
          width: 5,
          angle: 1.5,
          colour: '#d9b894',
          opacity: [0.08, 0.25],
        }),
      ),
      shaded(
        U,
        polygon([
          [x - 4, top + 6],
          [x + 10, top - 46 - i * 4],
          [x + w - 12, top - 44],
          [x + w + 4, top + 6],
        ]),
        {
          fill: ['#a8685c', '#7a7f98', '#b5744e', '#8a6a7c'][i] ?? '#a8685c',
          shade: '#4a3a50',
          depth: 12,
          min: 0.75,
        },
        stain(U, {
          region: [x, top - 50, w, 50],
          n: 40,
          length: 14,
          width: 2,
          angle: 1.4,
          colour: '#5a3a48',
          opacity: [0.2, 0.5],
        }),
      ),
      shaded(U, box(U, x + w * 0.7, top - 76, 26, 44), {
        fill: '#c98a70',
        shade: '#5a3a48',
        depth: 8,
        hand: 0,
      }),
    );
    // upper windows
    const n = w > 200 ? 3 : 2;
    for (let k = 0; k < n; k++) {
      const wx = x + (w / n) * (k + 0.5) - 24;
      scene.add(
        shaded(U, box(U, wx - 6, top + 34, 60, 104), {
          fill: '#fdf8ec',
          shade: '#8a86a0',
          depth: 5,
          hand: 0,
          min: 0.88,
        }),
        shaded(U, box(U, wx, top + 40, 48, 90), {
          fill: '#7fa6bc',
          shade: '#33506c',
          from: 90,
          depth: 14,
          hand: 0,
          min: 0.75,
        }),
        path(`M${wx + 22} ${top + 40}h4v90h-4ZM${wx} ${top + 76}h48v4h-48Z`, '#fdf8ec'),
        i % 2
          ? layer(
              U,
              times(14, () =>
                path(
                  smooth(blob(wx + U.rng.range(-4, 52), top + 136 + U.rng.range(-5, 5), 6, 5, U.noise, 0.4)),
                  U.rng.pick(['#5f8f4a', '#86b05c', '#e9806a', '#fdf3d6']),
                ),
              ),
              { rough: 2, rim: 1, region: 0.3 },
            )
          : '',
      );
    }
    // shop window, goods, awning with a scalloped edge
    const goods: Mark = times(11, (k) => {
      const gx = x + 26 + (k % 6) * ((w - 60) / 5.2);
      const gy = k < 6 ? 838 : 780;
      return path(
        smooth(blob(gx, gy, U.rng.range(9, 17), U.rng.range(9, 18), U.noise, 0.35, 2)),
        jitter(U.rng.pick(['#e2a24a', '#c9705a', '#8fae6a', '#f3e0b0', '#7a8fb0', '#b57a8a']), U.rng),
      );
    });
    scene.add(
      shaded(U, box(U, x + 10, 716, w - 20, 170), {
        fill: ['#4f6a60', '#7a4a40', '#3f5a6a', '#6a5a44'][i] ?? '#4f6a60',
        shade: '#1f2430',
        depth: 12,
        hand: 0,
      }),
      shaded(
        U,
        box(U, x + 20, 738, w - 40, 122),
        { fill: '#5a6a78', shade: '#1c2434', from: 90, depth: 26, hand: 0, min: 0.8 },
        layer(U, goods, { rough: 2, rim: 1.2, region: 0.1 }),
        lifted(U, `M${x + 20} 738H${x + w * 0.5}L${x + 60} 860H${x + 20}Z`, 0.22, 3),
      ),
    );
    const stripes = Math.round(w / 24);
    const lip = (k: number): Point => [x + 2 + ((w - 4) * k) / stripes, 724];
    scene.add(
      soft(U, `M${x + 10} 730H${x + w - 10}V760H${x + 16}Z`, '#22202e', 7, 0.6),
      layer(
        U,
        times(stripes, (k) => {
          const [a, b] = [lip(k), lip(k + 1)];
          const [c, d] = [lerp(x + 14, x + w - 14, k / stripes), lerp(x + 14, x + w - 14, (k + 1) / stripes)];
          const colour = k % 2 ? '#fdf6e6' : awning;
          return (
            path(
              `M${fix(c)} 644L${fix(d)} 644L${fix(b[0])} ${b[1]}C${fix(b[0] - 2)} ${b[1] + 15} ${fix(a[0] + 2)} ${a[1] + 15} ${fix(a[0])} ${a[1]}Z`,
              colour,
            ) +
            path(
              `M${fix(lerp(c, a[0], 0.75))} 704L${fix(lerp(d, b[0], 0.75))} 704L${fix(b[0])} ${b[1]}C${fix(b[0] - 2)} ${b[1] + 15} ${fix(a[0] + 2)} ${a[1] + 15} ${fix(a[0])} ${a[1]}Z`,
              mix(colour, '#33405c', 0.22),
            )
          );
        }),
        { rough: 1.6, rim: 1.3, min: 0.78, region: [x - 20, 630, w + 40, 130] },
      ),
    );
  });
}

function pavement(scene: Scene): void {
  const P = scene.element('pavement');
  scene.add(
    layer(
      P,
      path('M-40 882C200 876 600 878 850 882V1240H-40Z', P.linearAt(['#f6ead0', '#cdb898'], 0, 880, 0, 1200)),
      { min: 0.7, region: [-60, 860, 940, 380] },
    ),
    times(9, (i) => ink(P, `M${400 + (i - 4) * 120} 886L${400 + (i - 4) * 330} 1210`, 2, '#b59c7c', 0.55)),
    [916, 964, 1030, 1116].map((y) =>
      ink(P, `M-20 ${y}C200 ${y + 4} 600 ${y - 4} 820 ${y}`, 2, '#b59c7c', 0.55),
    ),
    // light as on a sea bed
    lifted(
      P,
      times(30, () => {
        const [x, y] = [P.rng.range(20, 780), P.rng.range(940, 1180)];
        const k = (y - 880) / 300;
        return smooth(
          ribbon(
            spline(
              [
                [x, y],
                [x + 26 * k, y - 8 * k],
                [x + 58 * k, y + 4 * k],
                [x + 90 * k, y - 4 * k],
              ],
              false,
              6,
            ),
            (t) => 3 * k * Math.sin(Math.PI * t),
          ),
        );
      }),
      0.75,
      1.2,
    ),
  );
}

function shoppers(scene: Scene): void {
  const S = scene.element('shoppers');
  const person = (
    name: string,
    x: number,
    y: number,
    h: number,
    o: Omit<SmallPersonOptions, 'x' | 'y' | 'h'>,
  ): void => {
    scene.add(
      soft(S, smooth(blob(x, y + 2, h * 0.2, h * 0.04, S.noise, 0.1)), '#5a4a60', 4, 0.7),
      smallPerson(S.element(name), { x, y, h, stride: WALK, ...o }),
    );
  };
  const bag = (c: Colour): Mark => [
    path('M4 -48H20V-30H4Z', c),
    path('M8 -48C8 -56 16 -56 16 -48', 'none', 'stroke="#5a4636" stroke-width="1.6"'),
  ];
  person('a', 70, 960, 148, { coat: '#7a8fb0', dress: 'coat', hat: 'brim', holding: bag('#f3e0b0') });
  person('b', 476, 944, 136, {
    coat: '#c9806a',
    dress: 'skirt',
    hat: 'straw',
    hatColour: '#f6e6b8',
    flip: -1,
    holding: bag('#8fae6a'),
  });
  person('c', 530, 948, 146, { coat: '#5a6a5c', dress: 'jacket', hat: 'cap', legs: '#6a5a4c', flip: -1 });
  person('d', 606, 968, 84, {
    coat: '#e2b65c',
    dress: 'skirt',
    hat: 'kerchief',
    hatColour: '#c9705a',
    flip: -1,
  });
}

function hose(scene: Scene): void {
  const H = scene.element('hose');
  const line = resample(
    traceCurve('322,662 356,646 420,606 458,530 436,440 350,390 330,330 410,270 510,230 572,196 590,150', 16),
    5,
  );
  scene.add(
    layer(
      H,
      [
        path(polygon(ribbon(line, () => 9)), '#c2542e'),
        `<path d="${line
          .filter((_, i) => i % 2 === 0)
          .map(([x, y]) => `M${fix(x - 8)} ${fix(y + 4)}L${fix(x + 8)} ${fix(y - 4)}`)
          .join('')}" stroke="#6a2418" stroke-width="2.4" opacity=".7"/>`,
        path(
          polygon(
            ribbon(
              line.map(([x, y]): Point => [x - 3, y - 3]),
              () => 1.8,
            ),
          ),
          '#f3b08a',
        ),
      ],
      { rough: 1.4, rim: 1.8, min: 0.85, region: [290, 120, 330, 570] },
    ),
    // where it frays
    layer(
      H,
      times(13, () => {
        const [x, y] = [346 + H.rng.gauss(0, 6), 384 + H.rng.gauss(0, 8)];
        return brushLine(
          H,
          [
            [x, y],
            [x + H.rng.gauss(0, 12), y + H.rng.gauss(0, 8)],
            [x + H.rng.gauss(0, 26), y + H.rng.gauss(0, 20)],
          ],
          1.5,
          H.rng.pick(['#e9a078', '#8a3420', '#f6dcc0']),
        );
      }),
      { rough: 1, rim: 1, region: 0.3 },
    ),
  );
  const collar = (x: number, y: number, r: number): string =>
    shaded(H, smooth(blob(x, y, r, r * 0.92, H.noise, 0.04)), {
      fill: BRASS,
      shade: BRASS_DARK,
      depth: r * 0.6,
      min: 0.88,
    });
  scene.add(
    collar(322, 662, 19),
    collar(590, 150, 17),
    ink(H, 'M310 662H334M322 651V673', 2.4, BRASS_DARK, 0.8),
  );
  bubbles(H, scene);
}

function bubbles(H: Easel, scene: Scene): void {
  const spots: readonly (readonly [number, number, number])[] = [
    [244, 560, 12],
    [220, 520, 19],
    [256, 486, 9],
    [206, 452, 14],
    [238, 410, 23],
    [196, 372, 10],
    [226, 330, 16],
    [262, 296, 9],
    [214, 270, 12],
    [306, 410, 7],
    [380, 330, 8],
    [170, 480, 7],
  ];
  for (const [x, y, r] of spots)
    scene.add(
      glaze(H, smooth(blob(x, y, r, r, H.noise, 0.06)), '#bfe6f0', {
        opacity: 0.7,
        rim: 3,
        min: 0.2,
        rough: 2,
        region: 0.6,
      }),
      ink(H, smooth(blob(x, y, r, r, H.noise, 0.06)), 1.6, '#2f7a98', 0.8),
      lifted(
        H,
        `M${fix(x - r * 0.6)} ${fix(y - r * 0.1)}C${fix(x - r * 0.6)} ${fix(y - r * 0.5)} ${fix(x - r * 0.2)} ${fix(y - r * 0.7)} ${fix(x)} ${fix(y - r * 0.65)}C${fix(x - r * 0.3)} ${fix(y - r * 0.5)} ${fix(x - r * 0.4)} ${fix(y - r * 0.3)} ${fix(x - r * 0.6)} ${fix(y - r * 0.1)}Z`,
        1,
        0.4,
      ),
    );
}

/** Seen from behind, mid-step, leaning into the walk. */
function diver(scene: Scene): void {
  const D = scene.element('diver');
  const cloth = (d: string, depth: number, fill: Colour, ...more: Mark[]): string =>
    shaded(D, d, { fill, shade: CANVAS_DARK, from: -70, depth, min: 0.8, crisp: 0.4 }, ...more);
  const brass = (d: string, depth: number, ...more: Mark[]): string =>
    shaded(
      D,
      d,
      { fill: BRASS, shade: BRASS_DARK, from: -110, depth, min: 0.85, crisp: 0.45, wet: 0.85 },
      ...more,
    );
  const fold = (list: string, w: number, o = 0.75): string =>
    soft(
      D,
      smooth(ribbon(traceCurve(list, 8), (t) => w * Math.sin(Math.PI * (0.08 + 0.84 * t)))),
      '#2c2620',
      4,
      o,
    );
  const light = (list: string, w: number, o = 0.35): string =>
    lifted(D, smooth(ribbon(traceCurve(list, 8), (t) => w * Math.sin(Math.PI * (0.08 + 0.84 * t)))), o, 4);
  const boot = (x: number, y: number, turn: number): Mark =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      shaded(D, 'M-40 -44C-42 -20 -50 0 -52 18C-30 26 34 26 52 18C50 0 42 -20 38 -44Z', {
        fill: '#6a4a34',
        shade: '#1c1214',
        depth: 18,
      }),
      shaded(D, 'M-56 16C-30 26 34 26 56 16L56 34C30 42 -30 42 -56 34Z', {
        fill: '#7a7f90',
        shade: '#23263a',
        depth: 9,
      }),
      brass('M-42 -22C-20 -14 20 -14 40 -22L42 -10C20 -2 -20 -2 -44 -10Z', 6),
      ink(D, 'M-30 2C-10 8 14 8 32 2', 2.4, '#1c1214', 0.8),
    );
  scene.add(
    soft(D, 'M150 1150C230 1124 420 1124 500 1146C430 1176 220 1178 150 1150Z', '#3a2c3c', 12, 0.8),
    // far leg stepping ahead
    cloth(
      'M300 920C340 912 380 920 392 948C398 990 390 1030 400 1068C380 1082 340 1082 322 1070C324 1030 312 980 296 950Z',
      26,
      '#87765a',
      fold('330,960 352,980 380,976', 6),
      fold('326,1010 352,1024 388,1016', 6),
    ),
    boot(366, 1096, 4),
    // near leg
    cloth(
      'M222 916C270 904 318 912 326 948C326 1000 306 1040 300 1096C272 1110 230 1108 212 1092C218 1040 204 980 206 944Z',
      34,
      CANVAS,
      fold('222,970 260,990 310,980', 8),
      fold('218,1022 256,1040 300,1028', 8),
      fold('224,1066 256,1078 294,1068', 6),
      light('240,940 236,1000 240,1060', 7),
    ),
    boot(256, 1128, -3),
    // right arm, swinging
    cloth(
      'M386 744C420 752 446 790 452 836C460 872 470 900 476 926C458 944 430 942 420 930C408 900 396 880 388 850Z',
      26,
      '#94825e',
      fold('400,800 424,812 448,806', 6),
      fold('410,860 432,872 458,864', 6),
    ),
    shaded(D, soften('420,928 446,920 476,926 482,956 466,980 440,984 424,966'), {
      fill: '#7a5636',
      shade: '#22141a',
      depth: 14,
    }),
    brass('M418 918C438 926 462 924 478 914L480 926C462 938 438 938 420 930Z', 6),
    // torso
    cloth(
      'M204 742C250 722 360 722 400 744C410 800 404 860 394 940C350 958 250 958 214 940C200 870 196 800 204 742Z',
      54,
      CANVAS,
      fold('226,800 240,860 232,930', 10),
      fold('372,800 362,860 372,930', 12),
      fold('280,880 310,900 350,890', 8),
      fold('240,840 300,856 380,838', 7),
      light('262,780 258,840 264,900', 9),
      stain(D, {
        region: [196, 730, 214, 220],
        n: 120,
        length: 12,
        width: 1.4,
        angle: 0.8,
        colour: '#5a4c34',
        opacity: [0.1, 0.3],
        spread: 1,
      }),
    ),
    // weights and harness
    ink(D, 'M232 770C270 830 340 860 390 900M376 770C340 830 270 860 222 900', 9, '#4a2f20', 0.95),
    shaded(
      D,
      box(D, 262, 826, 86, 62),
      { fill: '#6f7688', shade: '#1f2234', depth: 16, hand: 0, min: 0.85 },
      ink(D, 'M276 842H334M276 858H334M276 872H334', 2, '#2c3048', 0.7),
    ),
    shaded(D, 'M206 908C260 926 350 926 400 908L398 940C350 956 260 956 210 940Z', {
      fill: '#5a3a28',
      shade: '#1c1014',
      depth: 12,
    }),
    [
      [222, 912],
      [268, 922],
      [326, 922],
      [368, 914],
    ].map(([x = 0, y = 0]) =>
      shaded(D, box(D, x, y, 28, 30), { fill: '#8a90a0', shade: '#2c3048', depth: 8, hand: 0 }),
    ),
    // left arm
    cloth(
      'M218 744C184 754 160 796 152 840C146 876 136 904 130 930C146 950 176 950 188 936C200 906 212 880 220 850Z',
      26,
      '#b09c72',
      fold('160,810 184,820 210,812', 6),
      fold('150,866 172,878 200,868', 6),
      light('184,770 168,820 156,880', 6),
    ),
    shaded(D, soften('130,930 158,924 188,934 186,964 168,986 142,982 126,960'), {
      fill: '#8a6340',
      shade: '#22141a',
      depth: 14,
    }),
    brass('M128 920C146 932 172 934 190 926L190 938C172 948 146 946 128 934Z', 6),
    // corselet with its bolts
    brass(
      'M190 756C186 716 230 690 304 688C378 690 420 716 416 756C380 780 230 782 190 756Z',
      26,
      light('224,716 270,700 330,698', 8, 0.7),
      [
        [212, 742],
        [240, 754],
        [274, 762],
        [308, 764],
        [342, 761],
        [374, 753],
        [398, 740],
      ].map(([x = 0, y = 0]) =>
        shaded(D, smooth(blob(x, y, 7.5, 7.5, D.noise, 0.05)), {
          fill: '#f3cf7a',
          shade: BRASS_DARK,
          depth: 4,
        }),
      ),
    ),
    brass('M244 704C248 686 360 686 366 704C350 716 260 716 244 704Z', 8),
    // helmet from behind
    brass(
      smooth(blob(304, 626, 88, 84, D.noise, 0.015, 1.2, 60)),
      56,
      light('246,590 276,556 318,548', 15, 0.85),
      soft(D, soften('330,690 380,660 388,610 370,570 392,620 380,680 340,706'), '#3a1c10', 10, 0.6),
      ink(D, 'M304 544C300 600 300 660 304 708', 2.6, BRASS_DARK, 0.55),
      soft(D, soften('230,640 250,690 290,706 250,704 226,670'), '#3f8a8a', 8, 0.35),
    ),
    // side ports
    brass(smooth(blob(222, 622, 20, 30, D.noise, 0.03)), 10),
    shaded(D, smooth(blob(218, 622, 11, 20, D.noise, 0.03)), {
      fill: '#3f5f70',
      shade: '#0f1c2c',
      from: 90,
      depth: 10,
    }),
    ink(D, 'M210 608L226 608M208 622H228M210 636H226', 2, BRASS, 0.9),
    brass(smooth(blob(386, 622, 19, 30, D.noise, 0.03)), 10),
    shaded(D, smooth(blob(390, 622, 10, 20, D.noise, 0.03)), {
      fill: '#3f5f70',
      shade: '#0f1c2c',
      from: 90,
      depth: 10,
    }),
    brass('M290 540C292 528 316 528 318 540L322 552H286Z', 6),
  );
}

/** Tram stop with its starfish, and the one who sees. */
function corner(scene: Scene): void {
  const C = scene.element('corner');
  scene.add(
    soft(C, smooth(blob(712, 1120, 40, 8, C.noise, 0.1)), '#3a2c3c', 5, 0.7),
    shaded(C, 'M704 1120L706 700L718 700L722 1120Z', {
      fill: '#3f6a60',
      shade: '#13282c',
      from: 180,
      depth: 7,
    }),
    shaded(
      C,
      box(C, 668, 640, 92, 66),
      { fill: '#fdf6e6', shade: '#8a86a0', depth: 10, hand: 0, min: 0.9 },
      path(box(C, 668, 640, 92, 16), GREEN),
    ),
    shaded(C, 'M684 690C684 672 744 672 744 690V700H684Z', { fill: GREEN, shade: '#13402c', depth: 7 }),
    path('M690 686h14v8h-14ZM708 686h14v8h-14ZM726 686h13v8h-13Z', '#dff0f0'),
    shaded(
      C,
      smooth(
        times(10, (i): Point => {
          const a = -1.4 + (i / 10) * 6.28;
          const r = i % 2 ? 9 : 27;
          return [713 + Math.cos(a) * r, 800 + Math.sin(a) * r];
        }),
        true,
        0.55,
      ),
      { fill: '#f08a5c', shade: '#8a3424', depth: 8, min: 0.88 },
      path(
        times(14, () =>
          smooth(blob(713 + C.rng.gauss(0, 8), 800 + C.rng.gauss(0, 8), 1.4, 1.4, C.noise, 0.2)),
        ).join(''),
        '#fbd9b8',
      ),
    ),
    // dog, sitting, looking straight up at the bubbles
    group(
      { transform: 'translate(566 1130) scale(1.2)' },
      soft(C, 'M-44 2C-20 -6 30 -6 46 2C30 10 -20 10 -44 2Z', '#3a2c3c', 4, 0.7),
      shaded(C, smooth(ribbon(traceCurve('28,-10 46,-8 56,-22', 6), (t) => 5 - 3 * t)), {
        fill: '#f6ecd8',
        shade: '#7a6a70',
        depth: 4,
      }),
      shaded(
        C,
        soften('-20,0 -18,-30 -10,-58 6,-66 20,-52 32,-24 34,0 10,3'),
        { fill: '#fbf3e2', shade: '#7a6a70', depth: 12 },
        path(smooth(blob(16, -34, 15, 18, C.noise, 0.4)), '#7a4a34'),
      ),
      shaded(C, soften('-20,0 -22,-20 -14,-42 -6,-40 -6,-16 -6,2'), {
        fill: '#fdf8ee',
        shade: '#7a6a70',
        depth: 5,
      }),
      shaded(C, soften('12,-58 14,-78 2,-92 -14,-106 -22,-104 -20,-92 -16,-76 -10,-60 2,-52'), {
        fill: '#fbf3e2',
        shade: '#7a6a70',
        depth: 8,
      }),
      shaded(C, soften('10,-78 22,-72 26,-56 16,-54 8,-66'), { fill: '#7a4a34', shade: '#33201c', depth: 5 }),
      path(smooth(blob(-20, -104, 4, 3.6, C.noise, 0.1)), '#1f1820'),
      path(smooth(blob(-4, -84, 2.2, 2.2, C.noise, 0.1)), '#1f1820'),
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 107 }, paint });
