/** N21: in this street friends break a plate on your step for luck; at one door nobody has, but somebody comes. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist, smoke } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { jitter, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { foxWithCup, type FoxPaint } from '../../../motifs/fox-with-cup.ts';
import { brokenPlate, heap, type ShardPaint } from '../../../motifs/shards.ts';

const P = {
  high: oklch(0.72, 0.06, 265),
  sky: oklch(0.86, 0.055, 330),
  low: oklch(0.93, 0.08, 70),
  brick: oklch(0.52, 0.09, 35),
  lit: oklch(0.68, 0.1, 45),
  dusk: oklch(0.34, 0.06, 320),
  deep: oklch(0.22, 0.05, 300),
  stone: oklch(0.66, 0.03, 300),
};
const CHINA: ShardPaint = {
  white: oklch(0.97, 0.02, 75),
  shade: oklch(0.66, 0.06, 275),
  blue: oklch(0.42, 0.15, 265),
  edge: oklch(0.42, 0.06, 280),
};
const FOX: FoxPaint = {
  coat: [
    oklch(0.26, 0.07, 20),
    oklch(0.42, 0.12, 35),
    oklch(0.58, 0.16, 45),
    oklch(0.7, 0.155, 55),
    oklch(0.85, 0.11, 70),
  ],
  bib: [oklch(0.5, 0.05, 300), oklch(0.72, 0.04, 330), oklch(0.9, 0.03, 70), oklch(0.98, 0.02, 85)],
  black: oklch(0.2, 0.03, 310),
  glaze: CHINA.white,
  blue: CHINA.blue,
  shade: CHINA.shade,
  from: -60,
};
const VANISH: Point = [286, 640];

function paint(): Scene {
  const scene = new Scene({ seed: 2121, background: P.sky });
  dawn(scene);
  leftRow(scene);
  cobbles(scene);
  heaps(scene);
  corner(scene);
  scene.add(plate(scene.element('plate')));
  scene.add(softShadow(scene, 300, 1092, 300, 22, P.deep, 0.9));
  scene.add(foxWithCup(scene.element('fox'), FOX));
  scene.add(
    smoke(scene.element('steam'), trace('650,970 642,930 662,890 646,850 660,810'), {
      w0: 6,
      w1: 22,
      colour: '#fff6ea',
      opacity: 0.8,
    }),
  );
  return scene;
}

function dawn(scene: Scene): void {
  const S = scene.element('dawn');
  scene.add(
    sky(S, [P.high, [0.3, P.sky], [0.52, P.low], P.low], { n: 700, angle: -0.1 }),
    glow(S, ...VANISH, 360, oklch(0.97, 0.08, 75), 0.9, 0.4),
    // the end of the lane
    path('M196 470L232 430L268 470V660H196Z', mix(P.dusk, P.sky, 0.6)),
    path('M262 500L300 452L340 500V660H262Z', mix(P.dusk, P.sky, 0.55)),
    path('M330 520L366 486L420 520V660H330Z', mix(P.dusk, P.sky, 0.62)),
  );
}

/** A place on the left wall: how far along (0 here, 1 at the vanishing point) and how high (0 foot .. 1 eaves). */
const onLeft = (along: number, height: number): Point => {
  const near: Point = [-40, lerp(1130, -60, height)];
  return [lerp(near[0], VANISH[0] - 60, along), lerp(near[1], VANISH[1], along)];
};

function leftRow(scene: Scene): void {
  const S = scene.element('left');
  const quad = (a0: number, a1: number, h0: number, h1: number): string =>
    polygon([onLeft(a0, h0), onLeft(a1, h0), onLeft(a1, h1), onLeft(a0, h1)]);
  const houses: readonly (readonly [number, number, number, string])[] = [
    [0, 0.5, 0.95, mix(P.brick, P.dusk, 0.4)],
    [0.5, 0.72, 0.82, mix(oklch(0.6, 0.06, 60), P.dusk, 0.35)],
    [0.72, 0.84, 1, mix(P.brick, P.sky, 0.3)],
    [0.84, 0.92, 0.86, mix(P.dusk, P.sky, 0.5)],
  ];
  scene.add(
    houses.map(([a0, a1, h, colour]) => [
      path(quad(a0, a1, 0, h), colour),
      strokes(S, {
        region: [onLeft(a0, 0), onLeft(a1, 0), onLeft(a1, h), onLeft(a0, h)],
        n: Math.round(900 * (a1 - a0)),
        length: 26 * (1.2 - a0),
        width: 5 * (1.2 - a0),
        angle: 0.25,
        colour: () => jitter(colour, S.rng, 0.04, 8),
        opacity: [0.3, 0.7],
        clip: S.clip(quad(a0, a1, 0, h)),
      }),
      path(
        polygon([
          onLeft(a0, h),
          onLeft(a1, h),
          [onLeft(a1, h)[0], onLeft(a1, h)[1] - 9 * (1.1 - a1)],
          [onLeft(a0, h)[0], onLeft(a0, h)[1] - 14 * (1.1 - a0)],
        ]),
        mix(CHINA.white, CHINA.shade, 0.3),
      ),
    ]),
    // windows and doors
    [
      [0.2, 0.3, 0.52, 0.74],
      [0.36, 0.44, 0.52, 0.74],
      [0.56, 0.61, 0.48, 0.68],
      [0.645, 0.685, 0.48, 0.68],
      [0.75, 0.775, 0.5, 0.75],
      [0.8, 0.82, 0.5, 0.75],
    ].map(([a0 = 0, a1 = 0, h0 = 0, h1 = 0], i) => [
      path(quad(a0 - 0.008, a1 + 0.008, h0 - 0.012, h1 + 0.012), mix(CHINA.white, P.dusk, 0.35)),
      path(quad(a0, a1, h0, h1), i === 2 ? oklch(0.85, 0.12, 80) : oklch(0.4, 0.05, 280)),
    ]),
    [
      [0.24, 0.38, 0.42, oklch(0.42, 0.08, 160)],
      [0.59, 0.655, 0.36, oklch(0.45, 0.1, 20)],
      [0.765, 0.8, 0.4, oklch(0.42, 0.08, 250)],
    ].map(([a0, a1, h, colour]) => [
      path(quad(Number(a0) - 0.012, Number(a1) + 0.012, 0, Number(h) + 0.02), mix(CHINA.white, P.dusk, 0.4)),
      path(quad(Number(a0), Number(a1), 0, Number(h)), String(colour)),
    ]),
    mist(S, { y: 640, h: 160, x: 280, w: 500, colour: P.low, opacity: 0.7 }),
  );
}

function cobbles(scene: Scene): void {
  const S = scene.element('cobbles');
  scene.add(
    path(
      polygon([
        [-20, 1140],
        [226, 660],
        [VANISH[0], 644],
        [430, 660],
        [820, 1000],
        [820, 1220],
        [-20, 1220],
      ]),
      S.linearAt([mix(P.low, P.stone, 0.5), P.stone, mix(P.stone, P.dusk, 0.6)], 0, 650, 0, 1200),
    ),
    times(34, (row) => {
      const t = (row / 33) ** 1.9;
      const y = lerp(662, 1210, t);
      const w = lerp(7, 62, t);
      return times(Math.ceil(840 / w) + 1, (i) => {
        const x = i * w - 20 + (row % 2) * w * 0.5 + S.rng.gauss(0, w * 0.06);
        if (x < lerp(226, -60, t) || x > lerp(430, 900, t)) return '';
        const colour = jitter(
          mix(mix(P.low, P.stone, 0.4 + 0.6 * Math.min(1, t * 2)), P.dusk, Math.max(0, t - 0.35) * 0.5),
          S.rng,
          0.035,
          10,
        );
        return path(
          smooth(
            closedCurve(
              `${x - w * 0.44},${y} ${x - w * 0.3},${y - w * 0.17} ${x + w * 0.3},${y - w * 0.17} ${x + w * 0.44},${y} ${x + w * 0.28},${y + w * 0.15} ${x - w * 0.28},${y + w * 0.15}`,
              3,
            ),
          ),
          colour,
        );
      });
    }),
  );
}

/** As high as the doors are loved. */
function heaps(scene: Scene): void {
  const lit = (x: number, y: number): number => 0.62 + (x - 150) / 700 - (y - 800) / 1600;
  const pile = (name: string, list: string, n: number, size: number): Mark =>
    heap(scene.element(name), closedCurve(list), {
      n,
      size: (y) => size * (0.75 + Math.max(0, y - 700) / 900),
      lit,
      paint: CHINA,
    });
  scene.add(
    pile('far heap', '180,684 190,650 200,640 212,656 236,676 240,684', 70, 5.5),
    pile('end heap', '262,664 276,646 296,634 312,640 326,656 336,666', 60, 5),
    pile('other end heap', '352,668 366,648 386,644 404,656 416,668', 60, 5),
    pile('second heap', '104,776 118,700 134,662 152,664 172,700 204,736 258,764 268,776 200,786', 170, 10),
    pile(
      'first heap',
      '-30,780 10,720 60,716 110,770 158,860 214,940 262,1010 250,1066 140,1090 -30,1100',
      420,
      21,
    ),
    figure(scene.element('boy'), {
      x: 346,
      y: 772,
      s: 0.66,
      flip: -1,
      view: 'side',
      pose: 'wave',
      build: 'child',
      garment: 'jacket',
      hat: 'cap',
      colours: {
        coat: mix(P.dusk, P.sky, 0.25),
        hat: P.dusk,
        trousers: P.dusk,
        boots: P.deep,
        skin: '#d8a58c',
      },
      angle: -90,
      shade: P.deep,
      light: P.low,
    }).svg,
    ellipse(333, 705, 13, 11, CHINA.white),
    ellipse(333, 705, 8, 6.5, 'none', `stroke="${CHINA.blue}" stroke-width="1.6"`),
  );
}

/** The house on the corner: swept, and quite whole. */
function corner(scene: Scene): void {
  const S = scene.element('corner');
  const courses = 58;
  scene.add(
    path('M420 190H820V1060H420Z', P.brick),
    times(courses, (row) =>
      times(9, (i) => {
        const [w, h] = [52, 1080 / courses];
        const [x, y] = [420 + i * w - (row % 2) * 26, -20 + row * h];
        const left = Math.max(422, x + 1.5);
        if (x + w < 426 || y < 190) return '';
        const light = Math.max(0, 1 - (x - 420) / 420) * 0.55;
        const colour = jitter(
          mix(mix(P.brick, P.dusk, 0.34), P.lit, light + S.rng.f() * 0.14),
          S.rng,
          0.018,
          3,
        );
        return path(`M${left} ${y + 1.5}H${x + w - 1.5}V${y + h - 1.5}H${left}Z`, colour);
      }),
    ),
    // quoins
    times(11, (i) =>
      path(
        `M414 ${206 + i * 78}H${452 - (i % 2) * 14}V${278 + i * 78}H414Z`,
        jitter(mix(P.stone, P.low, 0.35), S.rng, 0.02, 6),
      ),
    ),
    eaves(S.element('eaves')),
    doorway(S.element('door')),
    pane(S.element('pane')),
    path('M414 1040H820V1062H414Z', P.deep, 'opacity=".4"'),
    step(S.element('step')),
  );
}

/** A low roof, deep in snow; the gutter has grown teeth. */
function eaves(S: Easel): Mark {
  const snow = closedCurve(
    '396,196 404,120 450,40 520,-40 860,-60 860,236 800,232 740,246 690,230 630,244 570,228 520,242 470,226 420,234',
  );
  return [
    path('M420 200H820V300H420Z', P.deep, `opacity=".55" filter="${blur(S, 16)}"`),
    path('M400 206H820V240H400Z', mix(P.dusk, P.deep, 0.4)),
    times(15, (i) => {
      const x = 424 + i * 27 + S.rng.gauss(0, 5);
      return brushLine(
        S,
        [
          [x, 236],
          [x + 1, 256],
          [x, 262 + S.rng.range(0, 46)],
        ],
        4,
        mix(CHINA.white, CHINA.shade, 0.4),
        { attack: 0.02, decay: 0.95 },
      );
    }),
    modelled(S.element('snow'), snow, {
      tone: new Tone(0.6).round(snow, { from: -140, before: 34, size: 90, dark: 0.2 }),
      colours: [
        CHINA.shade,
        mix(CHINA.shade, P.sky, 0.7),
        mix(P.sky, CHINA.white, 0.6),
        oklch(0.97, 0.035, 70),
      ],
      flow: -0.7,
      length: 60,
      width: 7,
    }),
  ];
}

function doorway(S: Easel): Mark {
  const green = oklch(0.36, 0.06, 195);
  return [
    path('M556 470H792V1046H556Z', mix(P.stone, P.low, 0.3)),
    path('M580 494H768V1046H580Z', P.deep),
    path(
      'M586 580H762V1046H586Z',
      S.linearAt([mix(green, P.low, 0.25), green, mix(green, P.deep, 0.5)], 586, 0, 762, 0),
    ),
    [
      [604, 600],
      [684, 600],
      [604, 800],
      [684, 800],
    ].map(([x = 0, y = 0]) => [
      path(`M${x} ${y}h60v180h-60Z`, mix(green, P.deep, 0.55)),
      path(`M${x + 6} ${y + 6}h54v174h-54Z`, mix(green, P.low, 0.1)),
    ]),
    path('M588 500H760V570H588Z', oklch(0.46, 0.05, 280)),
    line('M674 570L640 500M674 570L708 500M674 570L600 520M674 570L748 520', mix(P.stone, P.low, 0.3), 4),
    ellipse(748, 800, 8, 8, oklch(0.78, 0.12, 85)),
    path('M640 784h64v9h-64Z', oklch(0.72, 0.11, 85)),
  ];
}

/** The curtain stirs. */
function pane(S: Easel): Mark {
  const skin = oklch(0.72, 0.07, 50);
  return [
    path('M456 560H540V776H456Z', mix(P.stone, P.low, 0.3)),
    path('M464 568H532V764H464Z', S.linearAt([oklch(0.78, 0.12, 75), oklch(0.9, 0.11, 85)], 0, 568, 0, 764)),
    // somebody old, behind it
    path(smooth(closedCurve('490,770 492,724 502,706 520,704 532,716 536,770')), mix(P.brick, P.dusk, 0.5)),
    path(
      'M498 690C494 676 500 662 512 660C524 660 530 672 526 688C524 698 516 704 508 704C502 702 500 698 499 695L495 692Z',
      skin,
    ),
    path('M500 672C502 660 514 654 524 662C532 668 530 684 526 692C520 684 516 672 500 672Z', CHINA.white),
    ellipse(524, 661, 7, 7, CHINA.white),
    ellipse(503, 680, 1.6, 2, P.deep),
    path('M464 568H500C496 620 488 680 496 764H464Z', CHINA.white, 'opacity=".92"'),
    ['474,570 476,660 472,762', '488,570 484,660 486,762'].map((l) =>
      brushLine(S, trace(l), 1.8, CHINA.shade, { opacity: 0.6 }),
    ),
    path(smooth(closedCurve('486,722 498,716 504,722 502,731 488,734')), skin),
    path('M450 764H546V780H450Z', mix(P.stone, P.low, 0.4)),
    line('M464 664H532', mix(P.stone, P.low, 0.3), 4),
  ];
}

function step(S: Easel): Mark {
  return [
    path('M536 1044H820V1062H536Z', mix(P.stone, P.low, 0.5)),
    path('M536 1062H820V1106H536Z', mix(P.stone, P.dusk, 0.4)),
    strokes(S, {
      region: [536, 1044, 284, 60],
      n: 120,
      length: 40,
      width: 3,
      angle: 0,
      colour: (_, y) => mix(mix(P.stone, P.low, 0.5), P.dusk, y > 1062 ? 0.55 : 0),
      opacity: [0.15, 0.4],
    }),
    softShadow(S, 660, 1046, 60, 8, P.deep, 0.8),
  ];
}

/** A picture that still goes on from piece to piece: a mill, a ship, a door. */
function plate(S: Easel): Mark {
  const b = CHINA.blue;
  const picture = [
    line('M-90 12Q-40 2 0 10T96 8', b, 3),
    path('M-54 10L-46 -24H-30L-22 10Z', b),
    line('M-62 -40L-14 -10M-62 -10L-14 -40', b, 4),
    path('M24 8C30 16 62 16 70 6Z', b),
    path('M44 4V-34L68 -2Z', b, 'opacity=".8"'),
    line('M-80 24Q-40 18 0 24T84 20', b, 2),
  ];
  return group({}, brokenPlate(S, { x: 190, y: 1152, rx: 112, ry: 34, picture, paint: CHINA }));
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.16 }, paint });
