/** N17: the door opens after midnight, and on the step stands a man cut out of the starry sky, with a live coal on his palm. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { fix, lerp, nth, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { star4 } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { terrier } from '../../../motifs/terrier-sitting.ts';

const DARK = oklch(0.17, 0.03, 50);
const WALL = [
  DARK,
  oklch(0.27, 0.045, 55),
  oklch(0.42, 0.07, 60),
  oklch(0.62, 0.1, 65),
  oklch(0.84, 0.1, 75),
];
const WOOD = [
  oklch(0.16, 0.03, 40),
  oklch(0.28, 0.05, 45),
  oklch(0.44, 0.075, 52),
  oklch(0.66, 0.1, 62),
  oklch(0.86, 0.1, 75),
];
const EMBER = oklch(0.72, 0.19, 48);
const SNOW = oklch(0.9, 0.02, 265);
const SPACE = [oklch(0.13, 0.05, 275), oklch(0.2, 0.08, 272), oklch(0.27, 0.1, 285)] as const;
/** The opening, and what glows in it. */
const DOOR = { x0: 196, x1: 624, y0: 104, y1: 960 };
const COAL: Point = [262, 566];

/** Every piece the same way round: together they are one hole. */
const MAN = [
  // Hat, head bent to the dog, the coat to its hem.
  '336,264 360,252 388,250 392,214 402,188 424,182 448,186 470,180 488,192 498,224 502,248 530,248 552,258 536,272 490,278 440,280 380,278',
  '392,240 392,262 388,286 384,300 390,312 396,330 412,344 436,346 462,334 482,306 492,262 492,240',
  '408,322 392,344 366,362 348,382 346,430 352,500 348,580 336,680 322,780 314,868 360,880 452,886 540,880 584,866 572,760 556,640 556,590 586,520 590,470 572,410 548,376 508,356 484,338 476,312',
  // The arm that brings it.
  '352,374 334,400 320,452 308,500 296,530 272,560 262,584 278,604 304,592 336,566 358,530 376,480 380,420',
  // Legs and boots.
  '372,860 366,900 362,930 334,944 326,956 340,962 408,962 414,940 424,870',
  '478,862 484,910 482,940 484,956 506,962 560,962 566,952 556,942 534,932 538,860',
  '290,566 270,572 246,572 226,562 212,556 206,562 214,574 228,588 248,604 272,610 296,596 308,576',
  '292,574 286,556 280,544 288,538 298,548 306,566 308,584',
].map((list) => turned(closedCurve(list)));

function turned(piece: Points): Points {
  const area = piece.reduce((sum, [x, y], i) => {
    const [u, v] = nth(piece, (i + 1) % piece.length);
    return sum + x * v - u * y;
  }, 0);
  return area > 0 ? piece : piece.toReversed();
}

function paint(): Scene {
  const scene = new Scene({ seed: 1717, background: DARK });
  outdoors(scene);
  hall(scene);
  doorLeaf(scene);
  visitor(scene);
  sideTable(scene);
  scene.add(coal(scene.element('coal')));
  scene.add(terrier(scene.element('dog'), { x: 446, y: 1140, s: 1.06 }));
  return scene;
}

/** A white night without one star in it, and snow nobody has walked on. */
function outdoors(scene: Scene): void {
  const S = scene.element('outdoors');
  const clip = S.clip(polygon(rectangle(DOOR.x0, DOOR.y0, DOOR.x1, DOOR.y1)));
  const far = ridge(S, { y: 560, amplitude: 26, frequency: 0.008 });
  const near = ridge(S, { y: 680, amplitude: 20, frequency: 0.006, offset: 7 });
  scene.add(
    group(
      { 'clip-path': clip },
      path(
        'M150 60H660V980H150Z',
        S.linearAt([oklch(0.6, 0.045, 275), oklch(0.74, 0.04, 280), oklch(0.88, 0.035, 320)], 0, 100, 0, 580),
      ),
      strokes(S, {
        region: [180, 90, 460, 480],
        n: 240,
        length: 120,
        width: 9,
        angle: 0.05,
        colour: (_, y) => mix(oklch(0.58, 0.05, 275), oklch(0.9, 0.04, 330), clamp((y - 90) / 470)),
        opacity: [0.15, 0.4],
      }),
      times(26, (i) => {
        const x = 190 + i * 17 + S.rng.gauss(0, 5);
        const h = S.rng.range(18, 60);
        return path(
          `M${fix(x - h * 0.2)} 566L${fix(x)} ${fix(552 - h)}L${fix(x + h * 0.2)} 566Z`,
          oklch(0.62, 0.05, 280),
        );
      }),
      path(polygon(closedBelow(S, far, 1000)), oklch(0.84, 0.03, 275)),
      path(
        polygon(closedBelow(S, near, 1000)),
        S.linearAt([SNOW, oklch(0.8, 0.04, 268), oklch(0.66, 0.06, 270)], 0, 670, 0, 960),
      ),
      strokes(S, {
        region: closedBelow(S, near, 970),
        n: 220,
        length: 90,
        width: 6,
        angle: 0.05,
        colour: (_, y) => mix('#ffffff', oklch(0.68, 0.06, 270), clamp((y - 670) / 290)),
        opacity: [0.15, 0.45],
      }),
    ),
  );
}

function hall(scene: Scene): void {
  const S = scene.element('hall');
  const light = (): Tone =>
    new Tone(0.2).glow(COAL[0], COAL[1], 300, 0.6, 330).glow(COAL[0] - 60, 900, 200, 0.12);
  const wall = light();
  const floor = new Tone(0.18)
    .fill(closedCurve('214,966 606,966 560,1100 300,1160 120,1120', 8), 0.62, { soft: 70, amount: 0.8 })
    .glow(COAL[0], 990, 240, 0.4, 90);
  const pieces: Points[] = [
    rectangle(-20, -20, DOOR.x0 - 26, 966),
    rectangle(DOOR.x0 - 30, -20, DOOR.x1 + 30, DOOR.y0 - 28),
    rectangle(DOOR.x1 + 26, -20, 820, 966),
  ];
  const boards = [-760, -460, -240, -90, 40, 170, 330, 560, 880];
  scene.add(
    pieces.map((piece, i) =>
      modelled(S.element('wall' + i), piece, {
        tone: wall,
        colours: WALL,
        flow: 1.57,
        length: 40,
        width: 5,
        over: times(24, (k) => line(`M${k * 36 - 10} -20V970`, DARK, k % 2 ? 3 : 9, 'opacity=".16"')),
      }),
    ),
    modelled(S.element('floor'), rectangle(-20, 958, 820, 1220), {
      tone: floor,
      colours: [...WOOD.slice(0, 3), oklch(0.68, 0.06, 50), oklch(0.88, 0.05, 40)],
      flow: 0.02,
      length: 70,
      width: 5,
      over: boards.map((dx) =>
        line(`M${410 + dx * 0.62} 958L${410 + dx * 1.15} 1220`, DARK, 3, 'opacity=".5"'),
      ),
    }),
    // The frame, and a worn step.
    frame(S, wall),
    modelled(S.element('step'), trace('160,952 644,952 656,984 146,984'), {
      tone: new Tone(0.62).glow(COAL[0], 960, 160, 0.3, 60),
      colours: [...WOOD.slice(0, 3), oklch(0.7, 0.05, 60), oklch(0.9, 0.06, 70)],
      flow: 0,
      length: 40,
      width: 4,
    }),
    modelled(S.element('skirting'), rectangle(-20, 912, DOOR.x0 - 26, 962), {
      tone: wall,
      colours: WOOD,
      flow: 0,
      length: 50,
      width: 4,
    }),
    line(`M-20 914H${DOOR.x0 - 27}`, mix(EMBER, DARK, 0.45), 2.4, 'opacity=".7"'),
    times(26, () => {
      // Some of him has been trodden in already.
      const [x, y] = [S.rng.range(230, 620), S.rng.range(990, 1150)];
      return star4(S, x, y, S.rng.range(2, 4.6), oklch(0.96, 0.05, 250), 0.85);
    }).slice(0, 9),
  );
}

function frame(S: Easel, wall: Tone): Mark {
  const { x0, x1, y0, y1 } = DOOR;
  const beams: Points[] = [
    rectangle(x0 - 32, y0 - 32, x0, y1),
    rectangle(x1, y0 - 32, x1 + 32, y1),
    rectangle(x0 - 32, y0 - 34, x1 + 32, y0),
  ];
  return [
    beams.map((beam, i) =>
      modelled(S.element('beam' + i), beam, {
        tone: wall,
        colours: WOOD,
        flow: i < 2 ? 1.57 : 0,
        length: 60,
        width: 4,
      }),
    ),
    line(`M${x0 - 1} ${y1}V${y0}H${x1}`, oklch(0.8, 0.05, 300), 2.6, 'opacity=".7"'),
    line(`M${x0 - 34} ${y1}V${y0 - 34}H${x1 + 34}`, DARK, 4, 'opacity=".6"'),
  ];
}

/** Swung in to the right: who opened it is behind it. */
function doorLeaf(scene: Scene): void {
  const S = scene.element('leaf');
  const at = (u: number, v: number): Point => [
    lerp(622, 764, u),
    lerp(lerp(104, 40, u), lerp(962, 1098, u), v),
  ];
  const quad = (u0: number, v0: number, u1: number, v1: number): Point[] => [
    at(u0, v0),
    at(u1, v0),
    at(u1, v1),
    at(u0, v1),
  ];
  const leaf = quad(0, 0, 1, 1);
  const tone = new Tone(0.5)
    .glow(620, 600, 130, 0.3, 500)
    .change((v, x) => v - 0.24 * clamp((x - 640) / 120));
  const panels = [quad(0.18, 0.07, 0.82, 0.36), quad(0.18, 0.43, 0.82, 0.62), quad(0.18, 0.69, 0.82, 0.93)];
  for (const panel of panels) tone.fill(panel, 0.3, { soft: 10, amount: 0.8 });
  scene.add(
    softShadow(S, 720, 1090, 110, 20, DARK, 0.7),
    modelled(S, leaf, {
      tone,
      colours: [
        oklch(0.16, 0.04, 155),
        oklch(0.25, 0.05, 160),
        oklch(0.36, 0.06, 160),
        oklch(0.52, 0.06, 165),
        oklch(0.76, 0.05, 200),
      ],
      flow: 1.57,
      length: 60,
      width: 4,
      over: panels.map((panel) => line(polygon(panel), oklch(0.14, 0.03, 160), 3, 'opacity=".7"')),
    }),
    path(polygon([at(1, 0), at(1.06, -0.002), at(1.06, 1.002), at(1, 1)]), oklch(0.2, 0.04, 155)),
    ellipse(742, 596, 10, 14, oklch(0.72, 0.11, 80)),
    ellipse(739, 591, 4, 5, oklch(0.93, 0.08, 90)),
    // Four fingers on its edge.
    [468, 487, 506, 523].map((y, i) =>
      cel(
        S,
        `${746 - (i === 3 ? -4 : 0)},${y - 8} 762,${y - 10} 778,${y - 9} 780,${y + 8} 762,${y + 9} ${748 - (i === 3 ? -4 : 0)},${y + 7}`,
        oklch(0.72, 0.08, 55),
        laid(`740,${y + 2} 790,${y} 790,${y + 14} 740,${y + 12}`, oklch(0.5, 0.08, 45), 0.7),
      ),
    ),
  );
}

/** All the stars there were. */
function visitor(scene: Scene): void {
  const S = scene.element('visitor');
  const d = MAN.map((piece) => smooth(piece)).join('');
  const milky = traceCurve('600,180 520,330 440,520 400,700 330,900');
  const dust = ramp([SPACE[0], SPACE[1], SPACE[2]]);
  const scatterStar = (): Mark => {
    const t = S.rng.f();
    const near = S.rng.chance(0.55);
    const k = Math.floor(t * (milky.length - 1));
    const [mx, my] = milky[k] ?? [440, 500];
    const [x, y] = near
      ? [mx + S.rng.gauss(0, 46), my + S.rng.gauss(0, 30)]
      : [S.rng.range(200, 600), S.rng.range(170, 965)];
    const r = lerp(0.7, 2.6, S.rng.f() ** 4);
    return ellipse(
      x,
      y,
      r,
      r,
      S.rng.pick(['#fffdf0', '#dfe8ff', '#ffe9c8']),
      `opacity="${fix(S.rng.range(0.5, 1))}"`,
    );
  };
  const big = trace('540,470 372,640 500,720 352,830 450,820 320,540 456,212 536,838 390,915 520,925');
  const eyes = trace('412,298 446,300');
  scene.add(
    group(
      { 'clip-path': S.clip(d) },
      path('M180 150H640V980H180Z', S.linearAt([SPACE[0], SPACE[1], SPACE[0]], 200, 150, 560, 970)),
      strokes(S, {
        region: [190, 160, 430, 810],
        n: 500,
        length: 60,
        width: 7,
        angle: (x, y) => 2 + 0.5 * S.noise.fbm(x / 90, y / 90, 2),
        colour: (x, y) => dust(clamp(0.5 + S.noise.fbm(x / 130, y / 130, 3))),
        opacity: [0.25, 0.6],
      }),
      path(
        smooth(ribbon(milky, (t) => 34 + 20 * Math.sin(t * 9))),
        oklch(0.7, 0.09, 300),
        `opacity=".4" filter="${blur(S, 22)}"`,
      ),
      path(
        smooth(ribbon(milky, (t) => 13 + 8 * Math.sin(t * 12))),
        oklch(0.9, 0.05, 310),
        `opacity=".45" filter="${blur(S, 9)}"`,
      ),
      times(560, scatterStar),
      big.map(([x, y]) => star4(S, x, y, S.rng.range(5.5, 10), '#fff8e4')),
      eyes.map(([x, y]) => star4(S, x, y, 8, '#fff8e4')),
      comet(S),
    ),
  );
}

function comet(S: Easel): Mark {
  return [
    group(
      { filter: blur(S, 2) },
      ['396,468 450,452 520,410 560,372', '398,476 460,468 530,440 572,420'].map((l) =>
        brushLine(S, trace(l), 6, oklch(0.95, 0.06, 100), { attack: 0.05, decay: 0.95, opacity: 0.55 }),
      ),
    ),
    glow(S, 398, 472, 44, '#fff4d0', 0.9),
    ellipse(398, 472, 6, 6, '#fffdf0'),
  ];
}

/** It lies on a hand that is not there, and lights everything but him. */
function coal(S: Easel): Mark {
  const [x, y] = [COAL[0] - 4, COAL[1] - 12];
  const lump = blob(x, y, 32, 25, S.noise, 0.24, 1.6, 26);
  return [
    glow(S, x, y, 330, EMBER, 0.5, 0.25),
    modelled(S, lump, {
      tone: new Tone(0.2).round(lump, { from: 80, before: 40, size: 18, light: 1, dark: 0.1 }),
      colours: [
        oklch(0.25, 0.08, 25),
        oklch(0.45, 0.16, 30),
        oklch(0.66, 0.21, 42),
        oklch(0.88, 0.16, 80),
        '#fff6d0',
      ],
      flow: (u, v) => 4 * S.noise.fbm(u / 14, v / 14, 2),
      length: 11,
      width: 4,
      uneven: 0.5,
    }),
    glow(S, x, y + 4, 90, oklch(0.85, 0.17, 65), 0.8, 0.3),
    times(12, () => {
      const [u, v] = [x + S.rng.gauss(0, 26), y - 24 - S.rng.f() ** 1.6 * 190];
      const q = S.rng.range(1, 2.8);
      return ellipse(u, v, q, q * 1.3, oklch(0.86, 0.17, 62), `opacity="${fix(S.rng.range(0.5, 1))}"`);
    }),
  ];
}

/** A small dram was poured before anybody knocked. */
function sideTable(scene: Scene): void {
  const S = scene.element('table');
  const tone = new Tone(0.25).glow(170, 780, 170, 0.55, 120);
  const leg = (x0: number, x1: number): Points =>
    trace(`${x0},806 ${x0 + 18},806 ${x1 + 11},1036 ${x1 + 1},1036`);
  scene.add(
    softShadow(S, 70, 1036, 140, 18, DARK, 0.7),
    [leg(6, 0), leg(120, 132)].map((one, i) =>
      modelled(S.element('leg' + i), one, { tone, colours: WOOD, flow: 1.5, length: 30, width: 3 }),
    ),
    modelled(S.element('top'), trace('-30,776 164,776 166,790 156,796 154,812 -30,812'), {
      tone,
      colours: WOOD,
      flow: 0,
      length: 40,
      width: 3,
    }),
    line('M-20 778H160', EMBER, 2.6, 'opacity=".75"'),
    // The glass.
    path('M82 720L88 774H120L126 720Z', oklch(0.82, 0.05, 80), 'opacity=".3"'),
    path('M85 746L89 772H119L123 746Z', oklch(0.68, 0.15, 62)),
    ellipse(104, 746, 19, 4.4, oklch(0.86, 0.14, 78)),
    line('M82 720L88 774H120L126 720', oklch(0.93, 0.06, 85), 2.4, 'opacity=".85"'),
    ellipse(104, 720, 22, 4.6, 'none', `stroke="${oklch(0.93, 0.06, 85)}" stroke-width="2" opacity=".85"`),
    // A clock: a minute past.
    ellipse(84, 372, 62, 62, WOOD[1] ?? DARK),
    ellipse(84, 370, 52, 52, oklch(0.86, 0.06, 80)),
    path('M84 318A52 52 0 0 0 84 422C50 420 40 340 84 318Z', oklch(0.6, 0.08, 65), 'opacity=".6"'),
    times(12, (i) => {
      const a = (i / 12) * Math.PI * 2;
      return line(
        `M${fix(84 + Math.sin(a) * 42)} ${fix(370 - Math.cos(a) * 42)}L${fix(84 + Math.sin(a) * 47)} ${fix(370 - Math.cos(a) * 47)}`,
        DARK,
        3,
      );
    }),
    line('M84 370L85 344', DARK, 5.5),
    line('M84 370L90 328', DARK, 3.5),
    line('M84 434V640', WOOD[1] ?? DARK, 10),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.26, saturation: 1.04 }, paint });
