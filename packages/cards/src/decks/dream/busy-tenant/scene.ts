/** An octopus fills a narrow townhouse, an arm at every window, each at its chores. Light from the left. */
import { card } from '../../../finishes/finish.ts';
import { watercolour } from '../../../finishes/watercolour.ts';
import { dabs } from '../../../kit/brush.ts';
import { jitter, type Colour } from '../../../kit/colour.ts';
import { smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { octopusArm } from '../../../motifs/octopus-arm.ts';
import { smallPerson } from '../../../motifs/small-person.ts';
import { panel, layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 195;
const shaded = shadedFrom(FROM);
const VIOLET = '#8a5bb5';
const PLUM = '#3c2160';
const CREAM = '#fbf1dc';
const MINT = '#7cbfa4';

function paint(): Scene {
  const scene = new Scene({ seed: 20, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#7cc0e2',
      bottom: '#fdf1dc',
      y: 520,
      clouds: [
        [150, 130, 260, 80],
        [690, 220, 220, 70],
      ],
      shadow: '#b4b2cf',
      from: FROM,
      min: 0.5,
    }),
  );
  neighbours(scene);
  house(scene);
  street(scene);
  chores(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

const quad = (S: Easel, x: number, y: number, w: number, h: number): string =>
  panel(S, x, y, w, h, 0.5, 1.4, 0.05);

/** Courses of brick: a scatter of darker ones and joints that come and go. */
function bricks(S: Easel, x0: number, y0: number, x1: number, y1: number, tints: readonly Colour[]): string {
  const out: string[] = [];
  for (let y = y0, row = 0; y < y1; y += 11, row++)
    for (let x = x0 + (row % 2) * 13; x < x1; x += 26) {
      if (S.rng.chance(0.42))
        out.push(
          path(
            quad(S, x + 1, y + 1, 23, 8.4),
            jitter(S.rng.pick(tints), S.rng, 0.03, 6),
            `opacity="${S.rng.range(0.25, 0.75).toFixed(2)}"`,
          ),
        );
    }
  return group({ style: 'mix-blend-mode:multiply' }, out);
}

function neighbours(scene: Scene): void {
  const N = scene.element('neighbours');
  const pane = (x: number, y: number, w: number, h: number): string =>
    shaded(N, quad(N, x - 6, y - 6, w + 12, h + 12), { fill: CREAM, shade: '#8f8a9a', depth: 5, hand: 0 }) +
    shaded(
      N,
      quad(N, x, y, w, h),
      { fill: '#6f8a9c', shade: '#2c3a52', from: 0, depth: 12, hand: 0, min: 0.7 },
      lifted(N, `M${x} ${y}L${x + w * 0.6} ${y}L${x} ${y + h * 0.6}Z`, 0.4, 4),
    ) +
    ink(N, `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.4}H${x + w}`, 4, CREAM, 1) +
    path(`M${x + w / 2 - 2} ${y}h4v${h}h-4ZM${x} ${y + h * 0.4 - 2}h${w}v4h${-w}Z`, CREAM);
  // left: mint plaster; right: cream with a dark roof
  scene.add(
    shaded(
      N,
      'M-40 250L120 236L204 262L206 1030L-40 1030Z',
      { fill: '#a9d3bf', shade: '#4c7f78', depth: 30, min: 0.7 },
      stain(N, {
        region: [-20, 250, 230, 780],
        n: 90,
        length: 40,
        width: 6,
        angle: 1.5,
        colour: '#7fb5a0',
        opacity: [0.1, 0.3],
      }),
    ),
    shaded(
      N,
      'M-40 260L-40 150L90 128L214 250L120 242Z',
      { fill: '#a2624e', shade: '#5a3040', depth: 16 },
      stain(N, {
        region: [-40, 130, 250, 120],
        n: 60,
        length: 22,
        width: 2,
        angle: 0.1,
        colour: '#5a3040',
        opacity: [0.2, 0.6],
      }),
    ),
    shaded(
      N,
      'M600 330L850 316L850 1030L604 1030Z',
      { fill: '#f3dfb4', shade: '#a98a6a', depth: 30, min: 0.7 },
      soft(N, 'M600 330H680L650 1030H600Z', '#8a6f86', 16, 0.7),
    ),
    shaded(
      N,
      'M596 336L640 236L850 214L850 322Z',
      { fill: '#6d7488', shade: '#33364e', depth: 18 },
      stain(N, {
        region: [600, 220, 220, 110],
        n: 60,
        length: 20,
        width: 2,
        angle: -0.05,
        colour: '#33364e',
        opacity: [0.2, 0.6],
      }),
    ),
    pane(54, 330, 66, 100),
    pane(54, 540, 66, 100),
    pane(690, 410, 70, 100),
    pane(694, 820, 70, 110),
  );
  // the pie, cooling on the sill next door
  scene.add(
    pane(686, 596, 78, 96),
    shaded(N, quad(N, 666, 700, 120, 14), { fill: CREAM, shade: '#8f7a80', from: -90, depth: 6, hand: 0 }),
    shaded(
      N,
      'M694 684C700 664 752 664 760 684L750 700H704Z',
      { fill: '#d99a4a', shade: '#7a4426', depth: 12 },
      ink(N, 'M706 674L716 684M722 670L732 682M740 672L746 682', 2.4, '#7a4426'),
    ),
    soft(
      N,
      smooth(ribbon(traceCurve('724,662 716,644 730,626 720,606'), (t) => 3 + 7 * t)),
      '#9a96b0',
      4,
      0.6,
    ),
  );
  // guest bathtub on the balcony at the left
  const B = scene.element('tub');
  scene.add(
    shaded(B, quad(B, 10, 800, 186, 14), { fill: '#d8cdb8', shade: '#6f6a7c', from: -90, depth: 7, hand: 0 }),
    soft(B, 'M20 816H190L180 850H30Z', '#3f6a66', 8, 0.6),
    shaded(B, 'M36 742C60 736 150 736 178 742C176 776 160 792 140 794H74C52 792 38 774 36 742Z', {
      fill: '#fdfaf2',
      shade: '#8a93b4',
      depth: 18,
      min: 0.92,
    }),
    shaded(B, 'M34 742C60 732 150 732 180 742C150 750 64 750 34 742Z', {
      fill: '#8fd0d6',
      shade: '#3f8a9a',
      depth: 6,
    }),
    dabs(B, 9, [60, 160], [728, 744], [5, 13], [5, 10], 0.2).map((d) => lifted(B, d, 0.95, 0.4)),
    // a guest: someone's snorkel and towel
    ink(B, 'M120 740V700C120 690 132 690 132 698', 5, '#e06a4a', 1),
    ink(
      B,
      times(9, (i) => `M${14 + i * 22} 800V764`).join('') + 'M8 764C70 760 140 766 198 762',
      3,
      '#3f4a56',
      0.9,
    ),
  );
}

interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
  shutters?: boolean;
  arch?: boolean;
}
const WINDOWS: Readonly<Record<string, Opening>> = {
  attic: { x: 366, y: 214, w: 70, h: 92, arch: true },
  left3: { x: 244, y: 350, w: 86, h: 112, shutters: true },
  right3: { x: 470, y: 350, w: 86, h: 112, shutters: true },
  head: { x: 262, y: 520, w: 280, h: 150 },
  left1: { x: 236, y: 734, w: 84, h: 104, shutters: true },
  right1: { x: 478, y: 734, w: 84, h: 104, shutters: true },
  door: { x: 244, y: 884, w: 96, h: 150, arch: true },
  shop: { x: 400, y: 896, w: 160, h: 100 },
};

function house(scene: Scene): void {
  const H = scene.element('house');
  const front =
    'M192 1034L188 316L230 314L231 268L276 266L277 216L322 214L324 160L368 158C372 122 430 122 436 158L480 160L482 214L524 216L526 266L572 268L574 314L614 316L618 1034Z';
  scene.add(
    soft(H, 'M612 330L680 380L700 1034H616Z', '#54466a', 14, 0.6),
    shaded(
      H,
      front,
      {
        fill: H.linearAt(['#eeb09c', [0.6, '#e0917f'], '#c9746a'], 190, 600, 620, 640),
        shade: '#7a3f50',
        depth: 26,
        min: 0.75,
        pool: 0.008,
      },
      bricks(H, 190, 150, 618, 1034, ['#c96f5e', '#b5584e', '#e8a890', '#d98a70']),
    ),
  );
  // stone steps of the gable and string courses
  const stone = (x: number, y: number, w: number, h: number): string =>
    shaded(H, quad(H, x, y, w, h), { fill: CREAM, shade: '#94809a', depth: 5, hand: 0, min: 0.85 });
  scene.add(
    stone(182, 306, 52, 12),
    stone(224, 258, 56, 12),
    stone(270, 207, 56, 12),
    stone(318, 151, 54, 12),
    stone(434, 152, 54, 12),
    stone(478, 207, 54, 12),
    stone(522, 259, 56, 12),
    stone(568, 307, 52, 12),
    stone(184, 488, 440, 13),
    stone(184, 700, 440, 13),
    stone(180, 862, 446, 15),
  );
  for (const [name, o] of Object.entries(WINDOWS)) scene.add(opening(scene.element('window ' + name), o));
  eye(scene);
  // chimney and its bubbles
  const C = scene.element('chimney');
  scene.add(
    shaded(
      C,
      'M500 206L500 110L548 112L549 240L526 240L524 214Z',
      { fill: '#c9746a', shade: '#6a3448', depth: 14 },
      bricks(C, 498, 112, 552, 240, ['#a8504a']),
    ),
    shaded(C, quad(C, 493, 98, 64, 16), { fill: CREAM, shade: '#94809a', depth: 8, hand: 0 }),
  );
  for (const [x, y, r] of [
    [520, 78, 13],
    [552, 52, 20],
    [596, 84, 11],
    [604, 38, 9],
    [642, 62, 16],
    [680, 40, 8],
    [660, 104, 7],
  ] as const)
    scene.add(
      glaze(C, smooth(blob(x, y, r, r, C.noise, 0.06)), '#8fc7dc', {
        opacity: 0.75,
        rim: 3,
        min: 0.2,
        rough: 2,
        region: 0.6,
      }),
      ink(C, smooth(blob(x, y, r, r, C.noise, 0.06)), 1.3, '#3f7f9c', 0.7),
      lifted(
        C,
        `M${x - r * 0.6} ${y - r * 0.1}C${x - r * 0.6} ${y - r * 0.5} ${x - r * 0.2} ${y - r * 0.7} ${x} ${y - r * 0.65}C${x - r * 0.3} ${y - r * 0.5} ${x - r * 0.4} ${y - r * 0.3} ${x - r * 0.6} ${y - r * 0.1}Z`,
        1,
        0.5,
      ),
    );
  // weathercock on the gable
  scene.add(
    ink(C, 'M402 128V78M384 92H420', 3, '#4a4058', 1),
    layer(
      C,
      path(soften('378,74 388,66 396,72 404,66 414,52 420,56 416,66 422,70 410,78 396,80 386,80'), '#4a4058'),
      { rough: 1.5, region: 0.4 },
    ),
  );
}

function opening(S: Easel, o: Opening): string {
  const { x, y, w, h } = o;
  const hole = o.arch
    ? `M${x} ${y + h}L${x} ${y + w * 0.4}C${x + 4} ${y - w * 0.1} ${x + w - 4} ${y - w * 0.1} ${x + w} ${y + w * 0.4}L${x + w} ${y + h}Z`
    : quad(S, x, y, w, h);
  const rim = o.arch
    ? `M${x - 9} ${y + h}L${x - 9} ${y + w * 0.36}C${x - 4} ${y - w * 0.22} ${x + w + 4} ${y - w * 0.22} ${x + w + 9} ${y + w * 0.36}L${x + w + 9} ${y + h}Z`
    : quad(S, x - 8, y - 9, w + 16, h + 15);
  const shutter = (sx: number): string =>
    shaded(
      S,
      wobblyPolygon(
        S,
        [
          [sx, y - 4],
          [sx + 34, y],
          [sx + 34, y + h - 2],
          [sx, y + h + 4],
        ],
        1,
        0.05,
      ),
      { fill: MINT, shade: '#2f6a62', depth: 8, hand: 0 },
      times(8, (i) =>
        ink(
          S,
          `M${sx + 5} ${y + 10 + (i * h) / 8.6}L${sx + 29} ${y + 12 + (i * h) / 8.6}`,
          2.4,
          '#2f6a62',
          0.8,
        ),
      ),
    );
  // the tenant presses against every pane
  const skin = shaded(
    S,
    hole,
    { fill: '#6a3f96', shade: '#1f1038', depth: -16, hand: 0, wet: 0.2, crisp: 0.2, min: 0.8 },
    soft(
      S,
      `M${x - 10} ${y - 30}H${x + w + 10}V${y + h * 0.34}C${x + w * 0.6} ${y + h * 0.2} ${x + w * 0.3} ${y + h * 0.24} ${x - 10} ${y + h * 0.4}Z`,
      '#150a28',
      7,
      0.8,
    ),
    path(
      dabs(S, 14, [x, x + w], [y + h * 0.3, y + h], [2, 6], [2, 5], 0.3).join(''),
      '#a88acb',
      'opacity=".6"',
    ),
    path(
      dabs(S, 8, [x, x + w], [y + h * 0.4, y + h], [3, 9], [3, 8], 0.3).join(''),
      '#2a1548',
      'opacity=".5"',
    ),
  );
  return (
    shaded(S, rim, { fill: CREAM, shade: '#94809a', depth: 6, hand: 0, min: 0.85 }) +
    skin +
    shaded(S, quad(S, x - 14, y + h + 2, w + 28, 11), {
      fill: CREAM,
      shade: '#8f7a90',
      from: -90,
      depth: 6,
      hand: 0,
    }) +
    soft(S, `M${x - 12} ${y + h + 14}H${x + w + 16}V${y + h + 26}H${x - 4}Z`, '#5a2f48', 4, 0.6) +
    (o.shutters ? shutter(x - 46) + shutter(x + w + 12) : '')
  );
}

/** The head fills the drawing room; one calm eye looks out. */
function eye(scene: Scene): void {
  const E = scene.element('eye');
  const o = WINDOWS['head'];
  if (!o) return;
  const { x, y, w, h } = o;
  const hole = quad(E, x, y, w, h);
  scene.add(
    group(
      { 'clip-path': E.clip(hole) },
      shaded(
        E,
        soften('250,560 300,534 380,528 470,540 550,580 556,690 250,690'),
        { fill: '#8f62bb', shade: PLUM, depth: 40, min: 0.8 },
        path(dabs(E, 40, [260, 540], [540, 670], [2, 8], [2, 7], 0.3).join(''), '#5a3488', 'opacity=".45"'),
        lifted(E, soften('286,566 330,546 380,544 340,560 300,580'), 0.45, 6),
      ),
      soft(E, soften('334,596 370,556 412,542 462,554 500,600 466,654 408,668 354,650'), PLUM, 10, 0.7),
      shaded(E, soften('344,610 372,574 410,560 452,570 482,606 452,642 408,654 366,642'), {
        fill: '#f8eec8',
        shade: '#b98a5c',
        from: -90,
        depth: 14,
        min: 0.9,
      }),
      shaded(E, smooth(blob(408, 606, 41, 41, E.noise, 0.03)), {
        fill: '#eda832',
        shade: '#8a3f1c',
        depth: 12,
        min: 0.9,
      }),
      path(smooth(blob(408, 606, 21, 25, E.noise, 0.05)), '#170c22'),
      lifted(E, smooth(blob(396, 592, 9, 8, E.noise, 0.1)), 1, 0.6),
      lifted(E, smooth(blob(419, 622, 4, 3, E.noise, 0.1)), 0.8, 0.6),
      // heavy lid
      shaded(E, soften('330,618 352,572 406,542 464,554 496,606 464,578 408,568 366,584'), {
        fill: '#7c4fa8',
        shade: PLUM,
        depth: 8,
      }),
      ink(E, 'M344 640C396 674 456 670 492 630', 2.4, PLUM, 0.5),
    ),
    // glazing bars and a reflection across the panes
    path(
      `M${x + w / 3 - 3} ${y}h6v${h}h-6ZM${x + (2 * w) / 3 - 3} ${y}h6v${h}h-6Z`,
      CREAM,
      `filter="${E.filter('<feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="2" seed="2" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3" xChannelSelector="R" yChannelSelector="G"/>', 0.2)}"`,
    ),
    lifted(E, `M${x + 8} ${y + 60}L${x + 70} ${y + 4}L${x + 92} ${y + 4}L${x + 8} ${y + 82}Z`, 0.35, 1.5),
  );
}

function street(scene: Scene): void {
  const G = scene.element('street');
  scene.add(
    layer(
      G,
      path(
        'M-40 1026C200 1034 600 1034 850 1024V1130H-40Z',
        G.linearAt(['#cdb9a4', '#e9d9bd'], 0, 1026, 0, 1130),
      ),
      { min: 0.7, region: [-60, 1000, 940, 160] },
    ),
    layer(
      G,
      times(120, () => {
        const [x, y] = [G.rng.range(0, 800), G.rng.range(1044, 1120)];
        const r = 6 + (y - 1040) * 0.08;
        return path(smooth(blob(x, y, r * 1.7, r * 0.62, G.noise, 0.2)), jitter('#bfa890', G.rng, 0.05, 10));
      }),
      { rough: 2, rim: 1.3, min: 0.5, region: [-30, 1026, 860, 110] },
    ),
    soft(G, 'M190 1030H660L760 1064H230Z', '#5f4c62', 9, 0.6),
    // quay edge and the canal
    shaded(G, 'M-40 1116C200 1124 600 1124 850 1114L850 1140C600 1148 200 1148 -40 1140Z', {
      fill: '#d9c9ae',
      shade: '#6f6272',
      from: -90,
      depth: 12,
    }),
    layer(
      G,
      path(
        'M-40 1136C200 1144 600 1144 850 1136V1240H-40Z',
        G.linearAt(['#2f6a66', '#7fbfae'], 0, 1140, 0, 1200),
      ),
      { min: 0.7, region: [-60, 1120, 940, 120] },
    ),
    stain(G, {
      region: [0, 1148, 800, 50],
      n: 90,
      length: 60,
      width: 2,
      angle: 0,
      colour: '#1f4a52',
      opacity: [0.2, 0.6],
      spread: 0.05,
    }),
    lifted(
      G,
      times(26, () => {
        const [x, y] = [G.rng.range(20, 780), G.rng.range(1150, 1190)];
        return `M${x} ${y}q20 -3 ${G.rng.range(26, 70)} 0q-20 3 ${-G.rng.range(20, 50)} 1Z`;
      }),
      0.7,
      0.5,
    ),
    glaze(G, 'M230 1152H570V1200H230Z', '#c9746a', { opacity: 0.5, rough: 14, bleed: 4 }),
  );
  // mooring post at the right
  scene.add(
    shaded(G, 'M716 1140L718 1082C720 1070 742 1070 744 1082L748 1140Z', {
      fill: '#5f5a6a',
      shade: '#23202e',
      depth: 9,
    }),
    ink(G, 'M716 1102C700 1112 690 1130 700 1150M744 1102C756 1108 760 1116 756 1124', 4, '#e6d3a8', 1),
  );
}

function pigeon(S: Easel, x: number, y: number, s: number, flip: number, flying = false): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${s * flip} ${s})` },
    flying
      ? shaded(S, soften('-4,-6 -14,-26 -8,-36 8,-22 10,-6'), { fill: '#aab2c4', shade: '#4f5670', depth: 6 })
      : '',
    shaded(
      S,
      soften('-26,-2 -14,-10 0,-14 8,-20 15,-22 20,-17 17,-10 12,0 0,5 -14,3'),
      { fill: '#9aa4bb', shade: '#4a5068', depth: 7 },
      path(soften('8,-14 14,-12 12,-4 4,-6'), '#7a9a92'),
    ),
    path('M19 -17L25 -15L19 -14Z', '#d9925a'),
    path(smooth(blob(15, -17.5, 1.2, 1.2, S.noise, 0.1)), '#1a1420'),
    flying
      ? shaded(S, soften('0,-8 4,-30 16,-40 18,-26 14,-8'), { fill: '#c3cad8', shade: '#4f5670', depth: 6 })
      : ink(S, 'M-1 4v6M4 4v6', 1.6, '#c9705a'),
  );
}

/** Puts one of the eight out of a window, along the points of a list. */
type Arm = (name: string, list: string, root: number, side: 1 | -1, tip?: number) => void;

function chores(scene: Scene): void {
  const A = scene.element('arms');
  const arm: Arm = (name, list, root, side, tip = 5) => {
    scene.add(
      octopusArm(A.element(name), trace(list), {
        root,
        tip,
        side,
        fill: VIOLET,
        shade: PLUM,
        from: FROM,
        shadow: [13, 15],
        shadowColour: '#5a2a4a',
      }),
    );
  };
  const prop = scene.element('props');
  shakingTheTablecloth(scene, arm, prop);
  wateringTheFlowers(scene, arm, prop);
  beatingTheRug(scene, prop, arm);
  feedingPigeons(scene, arm);
  pouringTea(scene, arm, prop);
  payingThePostman(scene, arm, prop);
}

/** Attic: shaking out a red-free tablecloth, waving at the day. */
function shakingTheTablecloth(scene: Scene, arm: Arm, prop: Easel): void {
  arm('attic', '402,300 404,266 440,246 474,262 500,300 540,310 590,286 636,296 652,330', 24, 1);
  scene.add(
    shaded(
      prop,
      soften('640,318 690,300 742,316 760,352 742,392 752,430 706,420 668,436 652,396 660,356'),
      { fill: '#fdf6e6', shade: '#9a93b4', depth: 20, min: 0.92 },
      ink(
        prop,
        'M660 330C690 350 700 390 694 416M650 330C672 360 676 400 672 428M672 322C712 340 732 370 738 400',
        2,
        '#8f86a8',
        0.7,
      ),
      [
        [690, 340],
        [720, 370],
        [690, 386],
        [716, 404],
      ].map(([x = 0, y = 0]) => path(smooth(blob(x, y, 6, 5, prop.noise, 0.2)), MINT)),
    ),
  );
}

/** Left3: watering the window box. */
function wateringTheFlowers(scene: Scene, arm: Arm, prop: Easel): void {
  const flowers = scene.element('flowers');
  scene.add(
    shaded(flowers, quad(flowers, 226, 462, 118, 26), {
      fill: '#b98256',
      shade: '#5a3430',
      depth: 9,
      hand: 0,
    }),
    layer(
      flowers,
      times(44, () => {
        const [x, y] = [flowers.rng.range(228, 340), flowers.rng.range(446, 466)];
        return path(
          smooth(blob(x, y, flowers.rng.range(4, 8), flowers.rng.range(3, 6), flowers.noise, 0.4)),
          flowers.rng.pick(['#5f8f4a', '#3f7040', '#f0c24a', '#f7f0e0', '#86b05c']),
        );
      }),
      { rough: 2, rim: 1.2, region: 0.2 },
    ),
  );
  arm('watering', '300,440 286,410 252,392 214,398 188,382 176,352 186,330', 24, -1);
  scene.add(
    group(
      { transform: 'translate(196 338) rotate(14)' },
      ink(prop, 'M-24 -30C-44 -40 -44 -4 -22 -4', 4, '#4f7f92', 1),
      shaded(prop, 'M-24 -34L20 -34L24 6C10 10 -14 10 -26 6Z', {
        fill: '#8fc2cf',
        shade: '#3a6478',
        depth: 10,
      }),
      shaded(prop, 'M20 -4L54 -26L58 -20L24 8Z', { fill: '#8fc2cf', shade: '#3a6478', depth: 4 }),
      path('M52 -32L66 -22L60 -14L50 -24Z', '#5f93a6'),
    ),
    times(12, (i) =>
      ink(
        prop,
        `M${258 + i * 4} ${338 + i}C${268 + i * 6} ${370} ${266 + i * 6} ${400} ${262 + i * 6} ${432 + (i % 3) * 6}`,
        1.4,
        '#4f9ab8',
        0.6,
      ),
    ),
  );
}

/** Right3: beating a rug hung from the sill. */
function beatingTheRug(scene: Scene, prop: Easel, arm: Arm): void {
  scene.add(
    shaded(
      prop,
      'M470 462C500 470 530 470 560 462L566 566C556 576 546 560 536 570C524 580 514 562 504 572C492 580 484 564 468 570Z',
      { fill: '#e2b04a', shade: '#8a4a2c', depth: 14 },
      path(
        'M478 486C500 492 530 492 556 486L556 496C530 502 500 502 478 496ZM476 540C500 548 530 548 560 540L560 548C530 556 500 556 476 548Z',
        '#4f8f7c',
      ),
      path(soften('514,498 534,518 514,538 496,518', 0.6), '#a8503a'),
    ),
  );
  arm('beater', '520,440 536,404 580,388 620,402 644,440 634,480 606,500', 24, 1);
  scene.add(
    group(
      { transform: 'translate(606 500) rotate(206)' },
      ink(
        prop,
        'M0 -8L0 -44M0 -44C-30 -56 -26 -96 0 -100C26 -96 30 -56 0 -44M-12 -50C-10 -70 -8 -84 0 -100M12 -50C10 -70 8 -84 0 -100M-22 -72C-8 -66 8 -66 22 -72M-18 -86C-6 -80 6 -80 18 -86',
        4.4,
        '#8a5a2a',
        1,
      ),
    ),
  );
  scene.add(lifted(prop, dabs(prop, 10, [560, 620], [520, 590], [5, 14], [4, 9], 0.4), 0.5, 4));
}

/** Left1: feeding pigeons. */
function feedingPigeons(scene: Scene, arm: Arm): void {
  arm('pigeons', '276,826 262,784 222,758 182,752 152,728 128,690 140,656 166,650', 25, 1);
  const P = scene.element('pigeons');
  scene.add(
    layer(
      P,
      times(26, () =>
        path(smooth(blob(P.rng.range(110, 200), P.rng.range(640, 720), 2, 2, P.noise, 0.3)), '#c99a4a'),
      ),
      { rough: 1, rim: 1, region: 0.3 },
    ),
    pigeon(P, 92, 690, 1.2, 1, true),
    pigeon(P, 560, 1088, 1.2, 1),
    pigeon(P, 626, 1098, 1.25, -1),
    pigeon(P, 594, 1106, 1.1, 1),
    pigeon(P, 214, 690, 1, -1, true),
    pigeon(P, 300, 718, 0.95, -1),
    pigeon(P, 336, 720, 0.9, 1),
  );
  // right1: the eighth arm after next door's pie
  arm('pie', '522,826 540,786 590,764 640,770 672,748 664,716 684,706 700,716', 25, -1);
}

/** Shop window: pouring tea. */
function pouringTea(scene: Scene, arm: Arm, prop: Easel): void {
  arm('tea', '480,984 470,950 430,934 410,958 424,984 450,982', 25, -1, 6);
  scene.add(
    group(
      { transform: 'translate(446 952) rotate(-18)' },
      shaded(
        prop,
        'M-24 -26C-10 -34 14 -34 26 -26C34 -8 26 12 16 16H-14C-26 12 -32 -8 -24 -26Z',
        { fill: '#fdf8ee', shade: '#7f8ab4', depth: 12, min: 0.92 },
        path('M-28 -12C-8 -6 12 -6 32 -12L32 -4C12 2 -8 2 -28 -4Z', MINT),
      ),
      ink(prop, 'M26 -20C44 -18 44 4 24 6M-28 -10C-40 -14 -44 -26 -50 -28', 5, '#e9e2d8', 1),
    ),
  );
  scene.add(
    group(
      { transform: 'translate(532 1000)' },
      shaded(prop, 'M-20 -22H20C20 -6 12 2 6 2H-6C-12 2 -20 -6 -20 -22Z', {
        fill: '#fdf8ee',
        shade: '#7f8ab4',
        depth: 8,
        min: 0.92,
      }),
    ),
  );
}

/** Door: paying the postman. */
function payingThePostman(scene: Scene, arm: Arm, prop: Easel): void {
  arm('door', '300,1024 296,984 262,960 226,968 204,998 190,1006', 28, -1, 6);
  scene.add(
    smallPerson(scene.element('postman'), {
      x: 138,
      y: 1112,
      h: 178,
      coat: '#2f5f86',
      hat: 'cap',
      hatColour: '#22405c',
      legs: '#2c3350',
      hair: '#7a4a30',
      dress: 'jacket',
      lean: 1,
      arms: ['-6,16 -4,28', '12,10 24,-2'],
      holding: [
        path('M-16 -62C-4 -56 10 -56 16 -64L18 -38C8 -32 -8 -32 -18 -38Z', '#9a6a3c'),
        path('M-16 -58C-4 -52 10 -52 17 -58L17 -52C8 -46 -6 -46 -17 -52Z', '#6f4826'),
        path('M-9 -78L12 -60L9 -57L-12 -75Z', '#6f4826'),
        path('M-8 -64L6 -68L9 -60L-5 -56Z', '#fdf6e6'),
        path('M31 -84C31 -88 37 -88 37 -84C37 -80 31 -80 31 -84Z', '#f0c24a'),
      ],
    }),
    soft(prop, 'M90 1114C130 1104 190 1104 260 1114C190 1122 130 1124 90 1114Z', '#5f4c62', 4, 0.7),
  );
}

export default card({ finish: watercolour, grade: { seed: 61 }, paint });
