/** D78: in a windless town every weathervane has turned to point at one lit attic window. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import {
  Scene,
  blur,
  brushLine,
  clamp,
  ellipse,
  fix,
  form,
  glow,
  group,
  hill,
  lerp,
  line,
  mist,
  mix,
  moved,
  oklch,
  path,
  polygon,
  ribbon,
  ridge,
  sky,
  smooth,
  softShadow,
  stars,
  stratus,
  strokes,
  times,
  wobblyPolygon,
  type Colour,
  type Easel,
  type Point,
} from '../../../kit/index.ts';
import { townRow } from '../../../motifs/town.ts';
import { weathervane, type VaneFigure } from '../../../motifs/weathervane.ts';

const ink = oklch(0.14, 0.035, 285);
const slate = oklch(0.3, 0.04, 275);
const slateL = oklch(0.46, 0.045, 280);
const mauve = oklch(0.52, 0.08, 320);
const copper = oklch(0.66, 0.12, 50);
const copperL = oklch(0.84, 0.11, 65);
const yellow = oklch(0.93, 0.13, 95);
const verdigris = oklch(0.62, 0.06, 180);
const target: Point = [452, 622];

/** A big slated gable or pyramid near us: outline, ridge rim and courses of slates. */
function slates(
  e: Easel,
  pts: Point[],
  tone: Colour,
  rimEdge: readonly [Point, Point][],
  gap: number,
): string {
  const d = wobblyPolygon(e, pts, 1.6, 0.03);
  const ys = pts.map((p) => p[1]);
  const xs = pts.map((p) => p[0]);
  const [y0, y1, x0, x1] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  const rows = Math.ceil((y1 - y0) / gap);
  const tiles: string[] = [];
  for (let r = 0; r < rows; r++) {
    const w = gap * 1.15;
    for (let x = x0 - w + (r % 2) * w * 0.5; x < x1 + w; x += w) {
      const y = y0 + r * gap;
      const c = mix(mix(tone, ink, 0.22 + 0.3 * ((y - y0) / (y1 - y0))), slateL, e.rng.range(0, 0.28));
      tiles.push(
        path(
          `M${fix(x)} ${fix(y)}h${fix(w - 1.6)}v${fix(gap * 0.8)}q${fix(-w * 0.5)} ${fix(gap * 0.42)} ${fix(-w + 1.6)} 0Z`,
          c,
        ),
      );
    }
  }
  return (
    group(
      {
        filter: form(e, {
          angle: -80,
          size: 24,
          shade: ink,
          shadeOpacity: 0.35,
          light: copperL,
          lightOpacity: 0.85,
          lightSize: 4,
          rough: 2,
        }),
      },
      path(d, mix(tone, ink, 0.4)),
      group({ 'clip-path': e.clip(d) }, tiles),
    ) +
    rimEdge
      .map(([a, b]) =>
        brushLine(e, [a, [(a[0] + b[0]) / 2 + 1, (a[1] + b[1]) / 2], b], 2.6, copperL, {
          opacity: 0.8,
          attack: 0.02,
          decay: 0.1,
        }),
      )
      .join('')
  );
}

/** A brick stack that leans to listen. */
function chimney(e: Easel, x: number, y: number, w: number, h: number): string {
  const lean = (target[0] - x) * 0.00075 * h;
  const top: Point = [x + lean, y - h];
  const d = wobblyPolygon(
    e,
    [
      [x - w / 2, y],
      [top[0] - w / 2 + lean * 0.1, top[1]],
      [top[0] + w / 2 + lean * 0.1, top[1]],
      [x + w / 2, y],
    ],
    1.4,
    0.04,
  );
  const side = x < 420 ? 1 : -1;
  return (
    softShadow(e, x + 6, y + 2, w * 0.95, 16, ink, 0.9) +
    path(
      smooth(
        [
          [x - w * 0.72, y + 8],
          [x - w * 0.5, y - 10],
          [x + w * 0.5, y - 10],
          [x + w * 0.72, y + 10],
          [x, y + 16],
        ],
        true,
        0.5,
      ),
      slate,
    ) +
    path(
      d,
      oklch(0.33, 0.06, 20),
      `filter="${form(e, { angle: -70, size: w * 0.4, shade: ink, shadeOpacity: 0.6, light: copperL, lightOpacity: 0.9, lightSize: 3, rough: 1.6 })}"`,
    ) +
    times(Math.round(h / 9), (i) => {
      const t = i / (h / 9);
      const cx = lerp(x, top[0], t);
      const yy = lerp(y, top[1], t);
      return line(
        `M${fix(cx - w / 2)} ${fix(yy)}h${fix(w)}M${fix(cx - w * 0.2 + (i % 2) * w * 0.25)} ${fix(yy)}v-8`,
        ink,
        1.1,
        'opacity=".45"',
      );
    }).join('') +
    path(
      wobblyPolygon(
        e,
        [
          [top[0] - w * 0.62, top[1] + 4],
          [top[0] - w * 0.62, top[1] - 8],
          [top[0] + w * 0.68, top[1] - 8 + lean * 0.02],
          [top[0] + w * 0.68, top[1] + 4],
        ],
        1,
      ),
      oklch(0.3, 0.05, 20),
      `filter="${form(e, { angle: -90, size: 5, shade: ink, light: copperL, lightSize: 2.4, rough: 1 })}"`,
    ) +
    [-0.25, 0.28]
      .map((k) =>
        path(
          smooth(
            ribbon(
              [
                [top[0] + w * k, top[1] - 6],
                [top[0] + w * k + side * 1.5, top[1] - 26],
              ],
              (t) => w * (0.15 - 0.03 * t),
            ),
          ),
          oklch(0.42, 0.08, 35),
          `filter="${form(e, { angle: -90, size: 4, shade: ink, light: copperL, lightSize: 2, rough: 1 })}"`,
        ),
      )
      .join('')
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 7878, background: slate });
  scene.add(
    sky(
      scene.element('sky'),
      [oklch(0.3, 0.06, 280), oklch(0.4, 0.075, 300), mauve, oklch(0.68, 0.1, 20), copper, copperL],
      { y1: 700, n: 1000, meander: 0.08 },
    ),
  );
  scene.add(stars(scene.element('stars'), { n: 70, box: [0, 0, 800, 240], big: 3 }));
  const glowE = scene.element('afterglow');
  scene.add(glow(glowE, 300, 700, 520, copperL, 0.6, 0.5, 0.5));
  const bands = scene.element('bands');
  scene.add(
    stratus(bands, {
      y: 330,
      h: 26,
      x0: 200,
      x1: 900,
      colour: oklch(0.45, 0.08, 310),
      lit: copper,
      opacity: 0.6,
    }),
    stratus(bands, {
      y: 450,
      h: 34,
      x0: -80,
      x1: 520,
      colour: oklch(0.5, 0.09, 330),
      lit: copperL,
      opacity: 0.6,
    }),
    stratus(bands, {
      y: 560,
      h: 22,
      x0: 380,
      x1: 900,
      colour: oklch(0.56, 0.1, 350),
      lit: copperL,
      opacity: 0.7,
    }),
  );
  const far = scene.element('far');
  scene.add(
    hill(far, ridge(far, { y: 640, amplitude: 36, frequency: 0.005 }), {
      top: oklch(0.48, 0.08, 330),
      bottom: oklch(0.42, 0.07, 310),
      y1: 740,
    }),
  );
  // far town, all dark
  const tone = (
    wall: Colour,
    roof: Colour,
  ): { wall: Colour; roof: Colour; rim: Colour; win: Colour; haze: Colour } => ({
    wall,
    roof,
    rim: copperL,
    win: yellow,
    haze: mauve,
  });
  scene.add(
    townRow(scene.element('row 1'), {
      y: 690,
      colours: tone(oklch(0.46, 0.06, 325), oklch(0.4, 0.06, 315)),
      w: [20, 40],
      h: [20, 60],
      roofHeight: [14, 28],
      detail: 0.35,
      lights: 0,
      spires: 0.16,
      base: 90,
    }),
    mist(scene.element('mist 1'), { y: 706, h: 70, colour: oklch(0.7, 0.09, 30), opacity: 0.5 }),
  );
  // straight smoke: there is no wind at all
  const smokeE = scene.element('smoke');
  const column = (x: number, y: number, h: number, w: number, o: number): string =>
    path(
      smooth(
        ribbon(
          times(14, (i): Point => [x + 2.2 * smokeE.noise.n1(i * 0.7 + x), y - (i / 13) * h]),
          (t) => w * (0.4 + 1.1 * t),
        ),
      ),
      smokeE.linearAt(
        [
          [0, copperL, 0.05],
          [0.6, mix(mauve, copperL, 0.4), 0.6],
          [1, mix(mauve, slateL, 0.3), 0.85],
        ],
        0,
        y - h,
        0,
        y,
      ),
      `opacity="${o}" filter="${blur(smokeE, 2.2)}"`,
    );
  scene.add(
    column(268, 690, 300, 5, 0.7),
    column(606, 676, 260, 5, 0.7),
    column(372, 700, 220, 4, 0.6),
    column(722, 690, 320, 5, 0.6),
    column(88, 700, 280, 4, 0.6),
  );
  const vane = (
    name: string,
    x: number,
    y: number,
    s: number,
    figure: VaneFigure,
    foot: Point,
    haze = 0,
  ): void => {
    const e = scene.element('vane ' + name);
    const air = oklch(0.46, 0.07, 325);
    scene.add(
      weathervane(e, {
        x,
        y,
        s,
        figure,
        foot,
        at: target,
        angle: 80,
        c: {
          metal: mix(oklch(0.36, 0.07, 45), air, haze),
          patina: mix(verdigris, air, haze),
          shade: mix(ink, air, haze * 0.7),
          light: mix(copperL, air, haze * 0.3),
        },
      }),
    );
  };
  for (const [i, [x, y, s, f]] of (
    [
      [52, 620, 0.26, 'fish'],
      [150, 636, 0.22, 'plain'],
      [330, 630, 0.24, 'hare'],
      [512, 622, 0.24, 'fish'],
      [676, 612, 0.28, 'moon'],
      [764, 632, 0.24, 'plain'],
    ] as const
  ).entries())
    vane('far ' + i, x, y, s, f, [x, y + 70], 0.35);

  scene.add(
    townRow(scene.element('row 2'), {
      y: 776,
      colours: tone(oklch(0.36, 0.055, 310), oklch(0.31, 0.05, 295)),
      w: [44, 76],
      h: [36, 86],
      roofHeight: [30, 54],
      detail: 0.7,
      lights: 0,
      spires: 0.1,
      base: 140,
      skyline: (x) => (Math.abs(x - 452) < 90 ? 0.4 : 1),
    }),
    mist(scene.element('mist 2'), { y: 800, h: 80, colour: oklch(0.55, 0.08, 330), opacity: 0.45 }),
  );
  vane('hare', 322, 676, 0.5, 'hare', [322, 772], 0.12);
  vane('serpent', 572, 690, 0.5, 'serpent', [572, 780], 0.12);

  // the house with the window
  const house = scene.element('house');
  const wall = oklch(0.33, 0.05, 310);
  scene.add(
    moved(
      { y: -120 },
      softShadow(house, 452, 1020, 150, 60, ink, 0.8),
      path(
        wobblyPolygon(
          house,
          [
            [366, 1340],
            [366, 810],
            [452, 640],
            [540, 810],
            [540, 1340],
          ],
          2,
        ),
        wall,
        `filter="${form(house, { angle: -90, size: 30, shade: ink, shadeOpacity: 0.5, light: copper, lightOpacity: 0.5, lightSize: 3, rough: 2, mottle: 0.35 })}"`,
      ),
      strokes(house, {
        region: [
          [372, 1200],
          [372, 812],
          [452, 660],
          [534, 812],
          [534, 1200],
        ],
        n: 160,
        length: 40,
        width: 5,
        angle: 1.57,
        colour: (x, y) => mix(wall, ink, clamp((y - 760) / 500 + 0.3 * house.noise.n2(x / 30, y / 40))),
        opacity: [0.2, 0.5],
      }),
      // timbers
      line(
        'M366 820H540M400 752H506M452 650V700M452 792V1330M398 820V1330M508 820V1330',
        oklch(0.2, 0.03, 30),
        7,
        'opacity=".75"',
      ),
      // eaves
      path(
        smooth(
          [
            [452, 616],
            [344, 826],
            [360, 834],
            [452, 652],
            [546, 834],
            [562, 824],
          ],
          true,
          0.12,
        ),
        oklch(0.26, 0.045, 290),
        `filter="${form(house, { angle: -90, size: 10, shade: ink, light: copperL, lightSize: 3.4, rough: 2 })}"`,
      ),
      // dark windows below
      (
        [
          [412, 872],
          [478, 872],
          [412, 980],
          [478, 980],
          [412, 1090],
          [478, 1090],
        ] as const
      ).map(
        ([x, y]) =>
          path(
            wobblyPolygon(
              house,
              [
                [x - 26, y - 36],
                [x + 22, y - 36],
                [x + 22, y + 34],
                [x - 26, y + 34],
              ],
              1,
            ),
            oklch(0.17, 0.035, 280),
          ) +
          line(`M${x - 2} ${y - 36}v70M${x - 26} ${y - 4}h48`, oklch(0.36, 0.05, 300), 3.4) +
          line(`M${x - 24} ${y - 33}l18 26`, slateL, 2, 'opacity=".4"'),
      ),
      glow(house, 452, 742, 230, yellow, 0.75, 0.4),
      path(
        wobblyPolygon(
          house,
          [
            [420, 704],
            [486, 704],
            [486, 786],
            [420, 786],
          ],
          1,
        ),
        oklch(0.22, 0.035, 30),
      ),
      path(
        wobblyPolygon(
          house,
          [
            [427, 711],
            [479, 711],
            [479, 779],
            [427, 779],
          ],
          0.8,
        ),
        house.linearAt(
          [
            [0, '#fffbe4'],
            [0.5, yellow],
            [1, oklch(0.82, 0.14, 80)],
          ],
          0,
          711,
          0,
          779,
        ),
      ),
      // the curtain, just drawn, still swinging
      path(
        'M453 711C466 716 476 730 472 746C470 758 476 770 479 779L479 711Z',
        oklch(0.66, 0.13, 60),
        'opacity=".9"',
      ),
      path('M427 711C438 722 446 742 442 779L427 779Z', oklch(0.7, 0.14, 65), 'opacity=".9"'),
      line(
        'M434 714C440 730 440 754 436 778M470 716C466 732 468 752 474 776',
        oklch(0.55, 0.12, 50),
        1.6,
        'opacity=".7"',
      ),
      path(
        'M449 779C448 766 451 759 453 757C449 752 450 744 456 743C462 744 463 752 459 757C463 760 465 768 464 779Z',
        oklch(0.28, 0.05, 40),
        'opacity=".8"',
      ),
      line('M453 711V779M427 744H479', oklch(0.22, 0.035, 30), 3),
      path(
        wobblyPolygon(
          house,
          [
            [412, 786],
            [494, 786],
            [496, 796],
            [410, 796],
          ],
          0.8,
        ),
        oklch(0.42, 0.06, 40),
      ),
      glow(house, 452, 742, 70, '#fffbe4', 0.6, 0.4),
    ),
  );
  // bars of light through still air
  scene.add(
    path(
      polygon([
        [430, 596],
        [476, 596],
        [560, 780],
        [350, 780],
      ]),
      house.linearAt(
        [
          [0, yellow, 0.3],
          [1, yellow, 0],
        ],
        0,
        620,
        0,
        780,
      ),
      `filter="${blur(house, 10)}" style="mix-blend-mode:screen"`,
    ),
  );

  // near roofs
  const L = scene.element('left roof');
  scene.add(
    chimney(scene.element('stack 1'), 316, 970, 40, 118),
    chimney(scene.element('stack 2'), 584, 1010, 42, 120),
  );
  scene.add(
    slates(
      L,
      [
        [-30, 1210],
        [-30, 930],
        [120, 800],
        [320, 1010],
        [420, 1210],
      ],
      oklch(0.34, 0.045, 285),
      [
        [
          [-20, 922],
          [120, 800],
        ],
        [
          [120, 800],
          [320, 1010],
        ],
      ],
      26,
    ),
  );
  const R = scene.element('right roof');
  scene.add(
    slates(
      R,
      [
        [470, 1210],
        [560, 1030],
        [700, 860],
        [830, 990],
        [830, 1210],
      ],
      oklch(0.31, 0.045, 295),
      [
        [
          [560, 1030],
          [700, 860],
        ],
        [
          [700, 860],
          [820, 980],
        ],
      ],
      26,
    ),
  );
  // turret on the left with the great cock
  const T = scene.element('turret');
  scene.add(
    moved(
      { x: 34, y: 34 },
      path(
        wobblyPolygon(
          T,
          [
            [92, 880],
            [94, 700],
            [228, 700],
            [230, 940],
            [160, 880],
          ],
          2,
        ),
        oklch(0.3, 0.05, 300),
        `filter="${form(T, { angle: 0, size: 34, shade: ink, light: copper, lightSize: 4, rough: 2, mottle: 0.3 })}"`,
      ),
      path('M144 782C144 752 178 752 178 782V828H144Z', oklch(0.14, 0.03, 280)),
      line('M161 758V828M144 794H178', oklch(0.36, 0.05, 300), 3),
      slates(
        T,
        [
          [70, 712],
          [160, 500],
          [252, 712],
          [160, 728],
        ],
        oklch(0.38, 0.045, 270),
        [
          [
            [160, 500],
            [252, 712],
          ],
          [
            [160, 500],
            [70, 712],
          ],
        ],
        20,
      ),
    ),
  );
  vane('cock', 194, 322, 2.15, 'cock', [194, 548]);
  // spire on the right with the ship
  const Sp = scene.element('spire');
  scene.add(
    moved(
      { x: -36, y: 50 },
      slates(
        Sp,
        [
          [606, 860],
          [690, 470],
          [778, 880],
          [690, 900],
        ],
        oklch(0.34, 0.05, 255),
        [
          [
            [690, 470],
            [778, 880],
          ],
          [
            [690, 470],
            [606, 860],
          ],
        ],
        19,
      ),
      path('M672 690C672 664 708 664 708 690V724H672Z', ink),
      line('M674 694H706M674 704H706M674 714H706', slateL, 3),
    ),
  );
  vane('ship', 654, 300, 1.75, 'ship', [654, 536]);
  vane('whale', 60, 590, 0.74, 'whale', [62, 900]);
  vane('horse', 766, 668, 0.8, 'horse', [768, 950]);

  // the one that points at us
  const us = scene.element('us');
  const um: Colour = oklch(0.36, 0.07, 45);
  scene.add(
    moved(
      { x: 8, y: 60 },
      path(
        smooth(
          ribbon(
            [
              [724, 1010],
              [724, 1070],
              [722, 1140],
            ],
            (t) => 3 + 2 * t,
          ),
        ),
        um,
      ),
      path(
        smooth(
          ribbon(
            [
              [694, 1052],
              [724, 1050],
              [754, 1046],
            ],
            () => 2.4,
          ),
        ),
        um,
      ),
      ellipse(694, 1052, 5, 5, um),
      ellipse(754, 1046, 5, 5, um),
      ellipse(
        724,
        1090,
        11,
        11,
        mix(um, verdigris, 0.3),
        `filter="${form(us, { angle: -90, size: 6, shade: ink, light: copperL, lightSize: 2.6, rough: 1 })}"`,
      ),
      // a cock seen head-on above an arrowhead seen tip-on
      path(
        'M700 1000C696 976 706 956 724 952C742 956 752 976 748 1000C740 1012 708 1012 700 1000Z',
        mix(um, verdigris, 0.15),
        `filter="${form(us, { angle: -90, size: 12, shade: ink, light: copperL, lightSize: 3, rough: 1.4, mottle: 0.4, mottleLight: verdigris })}"`,
      ),
      path(
        'M706 972C688 962 684 946 690 936C700 942 708 952 712 964ZM742 972C760 962 764 946 758 936C748 942 740 952 736 964Z',
        um,
      ),
      ellipse(
        724,
        944,
        11,
        13,
        mix(um, verdigris, 0.2),
        `filter="${form(us, { angle: -90, size: 6, shade: ink, light: copperL, lightSize: 2.6, rough: 1 })}"`,
      ),
      path('M718 934C714 920 722 912 724 918C727 912 734 920 730 934Z', um),
      path('M720 944L724 954L728 944Z', ink),
      path(
        'M724 990L744 1012L724 1034L704 1012Z',
        um,
        `filter="${form(us, { angle: -90, size: 8, shade: ink, light: copperL, lightSize: 3, rough: 1 })}"`,
      ),
      path('M724 1000L734 1012L724 1024L714 1012Z', copperL, 'opacity=".85"'),
      ellipse(724, 1012, 2.6, 2.6, '#fff6dc'),
    ),
  );
  // chimneys in front, leaning to listen; a cat who is not
  scene.add(
    chimney(scene.element('stack 3'), 62, 1050, 62, 150),
    chimney(scene.element('stack 4'), 250, 1130, 56, 130),
    chimney(scene.element('stack 5'), 606, 1140, 52, 110),
  );
  const cat = scene.element('cat');
  scene.add(
    moved(
      { x: 372, y: 1152, s: 0.9 },
      path(
        'M-12 0C-18 -8 -17 -24 -10 -33C-8 -36 -8 -38 -9 -42C-10 -48 -9 -54 -9 -58C-6 -56 -4 -54 -2 -53C1 -54 4 -54 6 -53C8 -55 10 -57 12 -58C12 -54 13 -49 12 -45C11 -40 9 -37 8 -34C13 -26 14 -12 12 -1C8 1 -8 2 -12 0Z',
        ink,
        `filter="${form(cat, { angle: -80, size: 5, shade: '#05050c', light: copperL, lightSize: 2, rough: 1.4 })}"`,
      ),
      line('M-10 -2C-24 2 -30 -4 -34 4', ink, 6),
    ),
  );
  return scene;
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.26, contrast: 0.1, saturation: 1.06 },
  paint,
});
