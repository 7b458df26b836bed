/** A huge bull keeps the china shop, a tower of cups on his horns as he dusts with his tail. Daylight from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import type { Colour } from '../../../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { plate, teacup, teapot, vase } from '../../../motifs/porcelain.ts';
import { smallPerson } from '../../../motifs/small-person.ts';
import { panel, layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 195;
const shaded = shadedFrom(FROM);
const UMBER = '#7a4f38';
const DARK = '#22141c';
const COBALT = '#2f56b0';
const ROSE = '#e9968a';

function paint(): Scene {
  const scene = new Scene({ seed: 80, background: '#ffffff' });
  room(scene);
  shelves(scene);
  tail(scene);
  bull(scene);
  head(scene);
  tower(scene);
  customer(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

function room(scene: Scene): void {
  const R = scene.element('room');
  scene.add(
    wash(R, 'M-40 -40H840V960H-40Z', R.linearAt(['#fbeed2', '#d8dcea', '#9fa9cc'], 0, 300, 800, 520), {
      min: 0.65,
      rough: 10,
    }),
    // wallpaper: faint cobalt sprigs
    glaze(
      R,
      times(90, (i) => {
        const [x, y] = [20 + (i % 10) * 86 + (Math.floor(i / 10) % 2) * 43, 40 + Math.floor(i / 10) * 92];
        return (
          smooth(blob(x, y, 7, 9, R.noise, 0.4, 2)) +
          smooth(blob(x - 9, y + 12, 4, 3, R.noise, 0.4)) +
          smooth(blob(x + 9, y + 12, 4, 3, R.noise, 0.4))
        );
      }),
      '#8fa6d4',
      { opacity: 0.45, region: [0, 0, 800, 900] },
    ),
    // wainscot
    shaded(
      R,
      'M-40 800H850V1000H-40Z',
      { fill: '#5f7fa8', shade: '#1f2c54', from: -90, depth: 20, min: 0.72 },
      times(9, (i) => ink(R, `M${i * 96 + 10} 822V980`, 2.4, '#22335c', 0.7)),
      soft(R, 'M300 800H850V1000H300Z', '#22284c', 40, 0.5),
    ),
    shaded(R, panel(R, -40, 788, 900, 20), {
      fill: '#e9ddc4',
      shade: '#6a6a8c',
      from: -90,
      depth: 8,
      hand: 0,
    }),
    // floor boards
    layer(R, path('M-40 986H850V1240H-40Z', R.linearAt(['#c9965c', '#8a5a34'], 0, 986, 0, 1200)), {
      min: 0.74,
      region: [-60, 960, 940, 270],
    }),
    times(9, (i) => ink(R, `M${400 + (i - 4) * 110} 990L${400 + (i - 4) * 230} 1210`, 2.6, '#5a3420', 0.7)),
    stain(R, {
      region: [-20, 990, 840, 210],
      n: 160,
      length: 40,
      width: 1.8,
      angle: (x) => 1.57 + (400 - x) * 0.0012,
      colour: '#6a4226',
      opacity: [0.12, 0.4],
      spread: 0.06,
    }),
    // window light on the floor
    lifted(R, ['M40 1010L170 1004L270 1110L90 1124Z', 'M190 1002L290 998L420 1098L300 1108Z'], 0.35, 6),
  );
  // the window: bright paper
  scene.add(
    path('M28 110H156V610H28Z', '#fff'),
    wash(R, 'M28 110H156V610H28Z', R.linearAt(['#8fc6ea', '#f3f8ee'], 0, 110, 0, 610), {
      min: 0.4,
      rough: 6,
      region: [0, 90, 180, 540],
    }),
    shaded(
      R,
      'M20 100H164V120H20ZM20 600H168V626H14ZM20 100H34V610H20ZM150 100H166V610H150ZM86 110H98V606H86ZM30 276H156V286H30ZM30 446H156V456H30Z',
      { fill: '#fbf3e0', shade: '#7a7aa0', depth: 6, hand: 0, min: 0.88 },
    ),
    vase(R.element('sill vase'), { x: 66, y: 602, s: 0.8, from: FROM }),
    teapot(R.element('sill pot'), { x: 126, y: 602, s: 0.55, from: FROM }),
  );
}

function shelves(scene: Scene): void {
  const S = scene.element('shelves');
  const plank = (y: number): string =>
    soft(S, `M372 ${y + 10}H830V${y + 40}H380Z`, '#2c3060', 9, 0.45) +
    shaded(S, panel(S, 366, y, 470, 16), { fill: '#a8724a', shade: '#3f2224', from: -90, depth: 7, hand: 0 });
  // one piece of each kind, never evenly spaced
  scene.add(
    plank(196),
    plank(330),
    plate(S.element('p1'), { x: 420, y: 152, s: 1, from: FROM }),
    plate(S.element('p2'), { x: 506, y: 158, s: 0.86, turn: 40, from: FROM }),
    vase(S.element('v1'), { x: 580, y: 198, s: 0.84, from: FROM }),
    teapot(S.element('t1'), { x: 664, y: 198, s: 0.86, from: FROM }),
    teacup(S.element('c1'), { x: 414, y: 332, s: 0.86, from: FROM }),
    teacup(S.element('c2'), { x: 484, y: 332, s: 0.8, from: FROM }),
    teacup(S.element('c3'), { x: 482, y: 296, s: 0.74, turn: -3, from: FROM }),
    plate(S.element('p3'), { x: 566, y: 288, s: 0.98, turn: 20, from: FROM }),
    // hung plates above
    plate(S.element('h1'), { x: 470, y: 76, s: 0.76, turn: 10, from: FROM }),
    plate(S.element('h2'), { x: 566, y: 66, s: 0.66, turn: 50, from: FROM }),
    plate(S.element('h3'), { x: 654, y: 78, s: 0.8, turn: 90, from: FROM }),
    plate(S.element('h4'), { x: 738, y: 70, s: 0.7, turn: 130, from: FROM }),
    // the vase being dusted
    vase(S.element('v2'), { x: 656, y: 332, s: 0.98, from: FROM }),
  );
}

/** The tail comes up behind, a feather duster at its end. */
function tail(scene: Scene): void {
  const T = scene.element('tail');
  scene.add(
    shaded(
      T,
      smooth(ribbon(traceCurve('738,500 770,474 776,410 758,350 736,306 726,262', 10), (t) => 13 - 7 * t)),
      { fill: UMBER, shade: DARK, depth: 9 },
    ),
    layer(
      T,
      times(70, () => {
        const a = -2.45 + T.rng.gauss(0, 0.5);
        const l = T.rng.range(34, 66);
        const [x, y] = [728 + T.rng.gauss(0, 5), 262 + T.rng.gauss(0, 5)];
        return brushLine(
          T,
          [
            [x, y],
            [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5],
            [x + Math.cos(a + 0.3) * l, y + Math.sin(a + 0.3) * l],
          ],
          4.4,
          T.rng.pick(['#f3d9b0', '#c99a70', '#e9b8a0', '#8a5a44', '#fdf3dc']),
          { decay: 0.6 },
        );
      }),
      { rough: 2, rim: 1.2, min: 0.8, region: [620, 160, 180, 170] },
    ),
    lifted(
      T,
      times(12, () =>
        smooth(
          blob(
            T.rng.gauss(690, 30),
            T.rng.gauss(196, 22),
            T.rng.range(1.5, 4),
            T.rng.range(1.5, 3),
            T.noise,
            0.3,
          ),
        ),
      ),
      0.9,
      0.6,
    ),
  );
}

function bull(scene: Scene): void {
  const B = scene.element('bull');
  const fur = (
    list: string,
    n: number,
    colour: string,
    angle: number | ((x: number, y: number) => number),
    length = 22,
    o: readonly [number, number] = [0.15, 0.5],
  ): string =>
    stain(B, {
      region: spline(trace(list), true, 6),
      n,
      length,
      width: 1.8,
      angle,
      colour,
      opacity: o,
      spread: 0.3,
      bend: 0.3,
    });
  const leg = (list: string, widths: readonly number[], fill: Colour): string => {
    const line = traceCurve(list, 10);
    const w = (t: number): number => {
      const k = t * (widths.length - 1);
      const i = Math.min(widths.length - 2, Math.floor(k));
      return lerp(widths[i] ?? 20, widths[i + 1] ?? 20, k - i);
    };
    return shaded(
      B,
      smooth(ribbon(line, w)),
      { fill, shade: DARK, depth: 26, min: 0.84 },
      stain(B, {
        region: ribbon(line, w),
        n: 90,
        length: 20,
        width: 1.6,
        angle: 1.5,
        colour: DARK,
        opacity: [0.15, 0.5],
      }),
    );
  };
  const slipper = (x: number, y: number, s: number, fill: Colour): string =>
    group(
      { transform: `translate(${x} ${y}) scale(${s})` },
      shaded(
        B,
        'M-44 -34C-20 -44 26 -44 42 -32C52 -20 52 2 46 14C10 20 -60 20 -84 14C-92 -4 -72 -22 -44 -34Z',
        { fill, shade: '#141c48', depth: 16, min: 0.84 },
      ),
      shaded(
        B,
        'M-46 -38C-20 -50 28 -50 44 -38C46 -28 42 -24 36 -26C16 -34 -16 -34 -38 -26C-46 -26 -48 -32 -46 -38Z',
        { fill: '#f6e8d2', shade: '#9a7f78', depth: 7, min: 0.9 },
      ),
      shaded(B, smooth(blob(-58, -12, 13, 12, B.noise, 0.25, 3)), { fill: ROSE, shade: '#8a3c44', depth: 7 }),
    );
  scene.add(
    soft(B, 'M190 1088C340 1062 660 1066 800 1084C700 1116 320 1122 190 1088Z', '#2a1820', 14, 0.8),
    // far legs
    leg('400,720 396,850 404,950 400,1046', [60, 36, 26, 27], '#4f3228'),
    slipper(398, 1058, 0.86, '#243f8c'),
    leg('640,720 632,850 606,940 620,1046', [64, 38, 26, 27], '#4f3228'),
    slipper(616, 1058, 0.86, '#243f8c'),
  );
  const body =
    '250,600 262,520 310,452 380,414 450,412 520,446 600,456 680,446 744,470 784,540 790,640 768,720 720,772 640,794 540,806 440,806 350,790 290,740 258,680';
  scene.add(
    shaded(
      B,
      soften(body),
      {
        fill: B.linearAt(['#a8714c', [0.4, UMBER], '#3f2622'], 300, 440, 640, 800),
        shade: DARK,
        from: 215,
        depth: 96,
        min: 0.84,
        crisp: 0.3,
        crispDepth: 0.3,
      },
      fur(body, 760, '#33201e', (x) => (x < 420 ? 1.1 : 0.5), 26),
      fur(body, 240, '#160c10', 0.8, 22, [0.12, 0.45]),
      // shoulder, ribs, haunch
      soft(
        B,
        [
          smooth(
            ribbon(traceCurve('430,450 460,540 440,660 400,760'), (t) => 16 * Math.sin(Math.PI * t) + 2),
          ),
          smooth(
            ribbon(traceCurve('640,480 620,580 650,690 700,750'), (t) => 16 * Math.sin(Math.PI * t) + 2),
          ),
        ],
        '#160c10',
        12,
        0.65,
      ),
      lifted(
        B,
        [
          soften('310,470 370,430 430,428 390,450 340,490'),
          soften('470,460 560,474 640,468 560,490 490,484'),
        ],
        0.35,
        10,
      ),
      lifted(B, soften('300,560 350,520 400,540 380,620 320,650'), 0.18, 18),
    ),
    leg('340,640 334,740 320,850 332,950 326,1060', [30, 72, 42, 29, 30], UMBER),
    slipper(324, 1078, 1, COBALT),
    leg('690,580 704,690 730,840 694,944 712,1060', [34, 88, 48, 29, 30], '#70483a'),
    slipper(708, 1078, 1, COBALT),
  );
  apron(scene, B);
}

/** Apron strings and a tea-rose apron over the chest. */
function apron(scene: Scene, B: Easel): void {
  const apron =
    'M252 640C262 612 300 600 346 606C384 620 400 668 404 730C408 790 404 830 400 872C360 884 270 886 232 872C226 800 232 700 252 640Z';
  const scallops = times(9, (i) =>
    shaded(B, smooth(blob(236 + i * 20.4, 874 + 6 * Math.sin(i * 0.42), 13, 12, B.noise, 0.08)), {
      fill: '#fdf3ea',
      shade: '#a8808c',
      depth: 6,
      min: 0.92,
    }),
  );
  scene.add(
    scallops,
    shaded(
      B,
      apron,
      { fill: ROSE, shade: '#7a3444', depth: 34, min: 0.8 },
      times(9, (i) =>
        path(
          smooth(
            ribbon(
              spline(
                [
                  [262 + i * 17, 600],
                  [254 + i * 19, 740],
                  [244 + i * 20.5, 890],
                ],
                false,
                8,
              ),
              () => 3.2,
            ),
          ),
          '#fdeee4',
          'opacity=".75"',
        ),
      ),
      soft(
        B,
        [
          smooth(ribbon(traceCurve('300,640 288,740 286,880'), () => 8)),
          smooth(ribbon(traceCurve('358,650 366,740 362,880'), () => 7)),
        ],
        '#8a3c4c',
        7,
        0.6,
      ),
    ),
    shaded(B, 'M262 754C290 762 330 762 358 754L354 826C330 836 288 836 266 826Z', {
      fill: '#f3b2a6',
      shade: '#7a3444',
      depth: 10,
    }),
    ink(B, 'M262 764C290 771 330 771 358 764', 2.4, '#8a3c4c', 0.8),
    // a teaspoon in the pocket
    shaded(B, 'M330 760L336 716C326 704 330 686 342 684C354 688 356 706 344 716L340 760Z', {
      fill: '#dfe6f0',
      shade: '#5a6488',
      depth: 5,
      min: 0.9,
    }),
    shaded(B, 'M384 668C480 700 620 700 786 650L786 664C620 716 480 716 388 688Z', {
      fill: '#d67f78',
      shade: '#7a3444',
      from: -90,
      depth: 6,
    }),
    ink(B, 'M262 624C256 580 276 540 310 512', 8, '#c9706a', 1),
  );
}

function head(scene: Scene): void {
  const H = scene.element('head');
  const skull =
    '316,470 282,462 246,478 216,516 190,566 160,622 132,672 112,706 108,738 124,758 156,764 190,754 228,736 268,712 306,680 336,620 346,540';
  const region = spline(trace(skull), true, 6);
  const horn = (list: string, fill: Colour): string =>
    shaded(
      H,
      smooth(ribbon(traceCurve(list), (t) => 20 * (1 - t) ** 0.7 + 2)),
      { fill, shade: '#4a382c', depth: 10, min: 0.86 },
      times(5, (i) => ink(H, `M${lerp(240, 214, i / 5)} ${lerp(470, 400, i / 5)}l26 4`, 1.6, '#6a5644', 0.5)),
    );
  scene.add(
    horn('300,468 338,440 352,390 330,344', '#d9c6a4'),
    shaded(
      H,
      soften('320,480 360,470 396,486 404,510 370,524 334,516'),
      { fill: '#5a382c', shade: DARK, depth: 14 },
      path(soften('340,492 372,488 390,500 366,512'), '#b57a6c', 'opacity=".8"'),
    ),
    shaded(
      H,
      soften(skull),
      {
        fill: H.linearAt(['#b07a52', '#7a4c38', '#3f2420'], 150, 560, 340, 680),
        shade: DARK,
        from: 205,
        depth: 52,
        min: 0.84,
        crisp: 0.3,
      },
      stain(H, {
        region,
        n: 300,
        length: 20,
        width: 1.8,
        angle: 2.1,
        colour: '#2f1c1a',
        opacity: [0.15, 0.5],
        spread: 0.3,
      }),
      lifted(
        H,
        smooth(ribbon(traceCurve('226,512 196,570 164,632 138,682'), (t) => 9 * Math.sin(Math.PI * t))),
        0.4,
        5,
      ),
      soft(H, soften('220,600 260,570 300,600 290,660 250,680 224,650'), '#22120f', 16, 0.5),
    ),
    // forelock
    layer(
      H,
      times(34, () =>
        brushLine(
          H,
          [
            [H.rng.range(240, 306), H.rng.range(462, 484)],
            [H.rng.range(226, 276), H.rng.range(500, 520)],
            [H.rng.range(208, 262), H.rng.range(528, 560)],
          ],
          3.6,
          H.rng.pick(['#3a221c', '#5a3826', '#8a5a3c']),
        ),
      ),
      { rough: 2, rim: 1, min: 0.85, region: [190, 440, 150, 140] },
    ),
    // muzzle
    shaded(H, soften('112,704 140,690 176,700 196,726 180,752 148,766 118,756 104,732'), {
      fill: '#c9a08c',
      shade: '#4a2a2c',
      depth: 16,
      min: 0.86,
    }),
    path(soften('118,714 130,708 138,716 130,726 120,724'), '#22120f'),
    ink(H, 'M116 746C138 754 164 750 188 736', 3, '#33181a', 0.9),
    ink(H, 'M120 724C106 730 104 750 118 754C128 752 130 738 126 728', 4, '#c9962e', 1),
    // mild eye, half-moon spectacles
    soft(H, soften('200,590 222,572 246,580 240,606 214,612'), '#1c0e0c', 6, 0.7),
    path('M206 594C214 582 232 582 238 592C230 602 214 604 206 594Z', '#160a0c'),
    lifted(H, 'M215 589C218 586 223 587 224 590C221 592 217 592 215 589Z', 1, 0.4),
    ink(H, 'M198 588C210 574 232 572 246 584', 3, '#2a1614', 0.9),
    `<path d="M180 640C182 622 214 618 218 636C214 652 186 656 180 640ZM218 634C240 626 280 600 306 566" fill="none" stroke="#e2b84a" stroke-width="3.2"/>`,
    lifted(H, 'M188 640C192 630 202 628 208 630C202 634 196 640 192 646Z', 0.6, 1),
    // near ear and horn
    shaded(
      H,
      soften('300,508 338,506 376,526 388,552 352,564 314,548'),
      { fill: '#7a4c38', shade: DARK, depth: 14 },
      path(soften('320,522 352,522 372,542 344,550'), '#c98a78', 'opacity=".85"'),
    ),
    horn('254,474 210,450 186,400 206,348', '#efe0bf'),
  );
}

/** A saucer on the horn tips and the cups on it, not quite straight. */
function tower(scene: Scene): void {
  const T = scene.element('tower');
  scene.add(
    shaded(
      T,
      'M176 338C210 352 320 354 362 338C350 322 190 320 176 338Z',
      { fill: '#fdfbf4', shade: '#6f7fb0', depth: 7, min: 0.93 },
      path('M190 342C230 352 310 352 350 342L346 346C310 354 230 354 194 346Z', COBALT),
    ),
  );
  const cups: readonly (readonly [number, number, number, number])[] = [
    [270, 334, 1.12, -1],
    [264, 288, 1.06, 3],
    [272, 244, 1, -4],
    [266, 202, 0.96, 4],
    [274, 162, 0.9, -3],
    [268, 124, 0.84, 5],
    [276, 90, 0.76, -6],
  ];
  cups.forEach(([x, y, s, turn], i) =>
    scene.add(teacup(T.element('cup ' + i), { x, y, s, turn, from: FROM })),
  );
  scene.add(teapot(T.element('pot'), { x: 276, y: 58, s: 0.36, turn: 4, from: FROM }));
}

function customer(scene: Scene): void {
  const C = scene.element('customer');
  scene.add(
    soft(C, 'M40 1156C80 1142 190 1144 250 1158C190 1172 80 1174 40 1156Z', '#2a1820', 6, 0.75),
    smallPerson(C.element('man'), {
      x: 108,
      y: 1154,
      h: 262,
      coat: '#6f7f5c',
      dress: 'coat',
      hat: 'brim',
      hatColour: '#4a4438',
      legs: '#4a4658',
      hair: '#8a5a3c',
      lean: -3,
      arms: ['-12,8 -16,-6', '12,10 20,2'],
    }),
  );
  // the only broken cup
  const shard = (list: string, inner = false): string =>
    shaded(C, soften(list, 0.5), {
      fill: inner ? '#e4e8f2' : '#fdfbf4',
      shade: '#6f7fb0',
      depth: 5,
      min: 0.93,
      hand: 0.5,
    });
  scene.add(
    soft(C, smooth(blob(226, 1150, 60, 10, C.noise, 0.2)), '#2a1820', 5, 0.7),
    shard('196,1146 200,1124 214,1118 222,1130 236,1126 232,1146 214,1154'),
    path('M200 1130L218 1128L216 1133L201 1135Z', COBALT),
    shard('246,1150 252,1138 264,1142 262,1154'),
    shard('172,1160 180,1152 190,1158 184,1168', true),
    shard('232,1166 244,1160 250,1170 238,1176'),
    ink(C, 'M262 1158C274 1152 282 1160 278 1168', 4, '#e4e8f2', 1),
    shard('272,1150 284,1148 286,1164 276,1166'),
  );
  // glass-fronted cabinet, low at the right: the red cloth, folded away
  const G = scene.element('cabinet');
  scene.add(
    shaded(G, panel(G, 500, 880, 110, 110), { fill: '#8a5c3c', shade: '#33201c', depth: 14, hand: 0 }),
    shaded(G, panel(G, 514, 896, 82, 74), {
      fill: '#3a3448',
      shade: '#12101c',
      from: 90,
      depth: 16,
      hand: 0,
    }),
    shaded(
      G,
      'M524 966L526 940C540 932 572 932 586 940L588 966Z',
      { fill: '#c22a34', shade: '#5a0f1c', depth: 9, min: 0.88 },
      ink(G, 'M526 950C546 946 568 946 587 950M526 958C546 955 568 955 588 958', 1.8, '#5a0f1c', 0.8),
    ),
    lifted(G, 'M518 900L552 900L518 944Z', 0.3, 1.5),
    ink(G, 'M555 896V970', 3, '#8a5c3c', 1),
  );
}

export default card({ finish: watercolour, grade: { seed: 109 }, paint });
