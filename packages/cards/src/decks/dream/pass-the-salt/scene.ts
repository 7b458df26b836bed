/** Pass the salt: one dinner table spans a canyon, a diner at each end, a waiter cycling between. */
import { card } from '../../../finishes/finish.ts';
import { pencil, wash, washFilter, watercolour, type WashOptions } from '../../../finishes/watercolour.ts';
import { leaf } from '../../../kit/brush.ts';
import { clamp, type Colour } from '../../../kit/colour.ts';
import { pathPoints, resample, smooth, spline } from '../../../kit/curves.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { edge } from '../../../kit/materials.ts';
import { fix, lerp, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon, wobble } from '../../../kit/shapes.ts';

const LEFT_WALL =
  'M-40 590L60 584L176 588L196 604L190 640L214 660L210 720L246 742L240 800L284 826L290 880L330 912L340 980L384 1010L380 1080L410 1110L400 1240L-40 1240Z';
const RIGHT_WALL =
  'M840 586L730 582L628 588L606 600L612 648L586 668L592 724L556 752L562 806L530 836L534 900L506 930L512 1000L488 1040L500 1110L520 1240L840 1240Z';
const sagged = (x: number, y: number) =>
  y > 540 ? y + 58 * Math.sin(Math.PI * clamp((x - 84) / 632)) ** 1.5 : y;
const CLOTH =
  'M84 484C200 500 300 510 400 511C500 510 600 500 716 484L720 546C712 560 696 562 684 552C668 548 660 572 640 582C620 588 606 566 590 562C572 570 560 606 534 614C508 616 496 584 474 582C452 590 436 628 404 632C372 630 358 592 334 584C312 586 300 612 274 614C248 610 236 574 214 566C196 568 186 582 168 584C150 580 142 558 128 552C112 560 96 562 84 548Z'.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => `${x} ${fix(sagged(+x, +y))}`,
  );
const TABLE_TOP =
  'M122 462C220 472 310 478 400 479C490 478 580 472 678 462L716 484C600 500 500 510 400 511C300 510 200 500 84 484Z';
/** A small wash on the table. */
const washed = (scene: Scene, S: Easel, d: string | string[], c: Colour, o = {}) =>
  scene.add(
    wash(S, Array.isArray(d) ? d.map((q) => handPath(S, q, 0.5, 0.06, 3)) : handPath(S, d, 0.5, 0.06, 3), c, {
      rough: 2,
      rim: 1.4,
      min: 0.7,
      ...o,
    }),
  );

function paint(): Scene {
  const scene = new Scene({ seed: 25, background: '#ffffff' });
  const behindTheTable = [
    ...paleSky(scene),
    ...mesas(scene),
    ...canyon(scene),
    ...river(scene),
    ...nearWalls(scene),
    ...scrub(scene),
  ];
  maskedTable(scene, behindTheTable);
  cloth(scene);
  legs(scene);
  diners(scene);
  onTheTable(scene);
  waiter(scene);
  condors(scene);
  border(scene);
  return scene;
}

/** Wet in wet, paper left for the low sun. */
function paleSky(scene: Scene): string[] {
  const marks: string[] = [];
  const S = scene.element('sky');
  marks.push(
    wash(S, 'M-40 -40H840V200C640 260 520 190 360 230C220 262 80 200 -40 250Z', '#b9c3d8', {
      bleed: 26,
      rough: 60,
      rim: 8,
      rimStrength: 0.2,
      min: 0.2,
      seed: 3,
    }),
    wash(S, 'M-40 150C160 190 300 160 480 210C640 240 760 200 840 230V420H-40Z', '#f2c7a4', {
      bleed: 24,
      rough: 60,
      rim: 8,
      rimStrength: 0.2,
      min: 0.25,
      seed: 5,
      opacity: 0.85,
    }),
    wash(
      S,
      'M260 96C340 70 420 96 500 84C600 64 700 100 840 80V130C700 150 620 120 520 140C420 150 330 130 260 96Z',
      '#a59ac0',
      { bleed: 7, rough: 40, min: 0.2, opacity: 0.7, seed: 9 },
    ),
    wash(S, 'M-40 300C60 280 190 300 280 322C200 346 80 330 -40 344Z', '#e79b86', {
      bleed: 8,
      rough: 30,
      min: 0.3,
      opacity: 0.6,
      seed: 11,
    }),
  );
  scene.add(
    group(
      { style: 'mix-blend-mode:multiply' },
      path(
        smooth(wobble(blob(120, 292, 42, 41, S.noise, 0.03), S.noise, 2, 0.05)),
        '#f8d27a',
        `filter="${washFilter(S, { seed: 2, rough: 5, min: 0.5 })}"`,
      ),
    ),
  );
  return marks;
}

const mesa = (S: Easel, d: string, colour: Colour, o: WashOptions): string =>
  wash(S, handPath(S, d, 3, 0.03), colour, o);
/** Bare paper before a nearer wall, so that the washes do not double. */
const knockOut = (S: Easel, d: string): string => path(handPath(S, d, 2, 0.04), '#fff');

/** Far mesas, three values of air. */
function mesas(scene: Scene): string[] {
  const marks: string[] = [];
  const S = scene.element('far mesas');
  marks.push(
    mesa(
      S,
      'M-40 470L-40 400L60 396L76 372L170 368L190 400L260 408L300 440L420 446L470 420L500 416L520 384L610 380L626 410L720 404L840 420L840 480Z',
      '#c3b3cf',
      { rough: 6, seed: 12 },
    ),
  );
  marks.push(
    mesa(
      S,
      'M-40 500L-40 440L40 436L60 452L150 450L180 470L330 480L460 476L560 470L600 440L640 436L650 420L740 418L760 446L840 450L840 592L-40 592Z',
      '#c99aa8',
      { rough: 7, seed: 14, opacity: 0.9 },
    ),
  );
  return marks;
}

/** Receding canyon: three inner walls, cooler and paler with distance. */
function canyon(scene: Scene): string[] {
  const marks: string[] = [];
  const S = scene.element('receding canyon');
  const far = 'M150 500L660 500L640 620L560 700L500 860L470 980L440 1000L410 900L350 760L260 640Z';
  marks.push(
    wash(S, handPath(S, far, 3, 0.03), '#9a7ba6', { seed: 15, rough: 10, min: 0.6 }),
    wash(S, 'M300 700L540 700L500 1000L380 1000Z', '#6f76a6', {
      seed: 19,
      bleed: 22,
      rough: 20,
      min: 0.4,
      opacity: 0.7,
    }),
  );
  marks.push(
    path('M330 985L620 985L620 1240L330 1240Z', '#fff'),
    wash(S, 'M330 960L620 960L620 1240L330 1240Z', '#8f7fa6', { seed: 23, rough: 14, min: 0.55 }),
  );
  const mL =
      'M120 560L246 574L270 620L300 634L306 690L340 712L346 776L380 800L388 880L420 910L440 1010L300 1100L100 900Z',
    mR =
      'M690 556L592 566L580 612L552 632L556 690L524 716L522 780L494 812L496 880L474 920L468 1010L560 1100L700 900Z';
  marks.push(knockOut(S, mL));
  marks.push(knockOut(S, mR));
  marks.push(mesa(S, mL, '#86688f', { seed: 16, rough: 8, min: 0.6 }));
  marks.push(mesa(S, mR, '#c98467', { seed: 17, rough: 8, min: 0.55 }));
  for (const [y, h] of trace('640,16 720,26 800,18 880,22'))
    marks.push(
      group(
        { 'clip-path': S.clip(mL), style: 'mix-blend-mode:multiply' },
        wash(
          S,
          `M100 ${y}C200 ${y + 14} 300 ${y + 10} 450 ${y + 26}L450 ${y + 26 + h}C300 ${y + 14 + h} 200 ${y + 16 + h} 100 ${y + h}Z`,
          '#7d6290',
          { opacity: 0.7, rough: 12 },
        ),
      ),
      group(
        { 'clip-path': S.clip(mR), style: 'mix-blend-mode:multiply' },
        wash(
          S,
          `M450 ${y + 24}C540 ${y + 10} 620 ${y + 12} 720 ${y}L720 ${y + h}C620 ${y + h + 10} 540 ${y + h + 12} 450 ${y + 26 + h}Z`,
          '#a8604f',
          { opacity: 0.7, rough: 12 },
        ),
      ),
    );
  marks.push(
    path(
      'M456 925C462 945 474 958 468 980C460 1004 440 1016 444 1044C450 1076 486 1092 482 1130C478 1160 456 1180 440 1220L520 1220C520 1180 514 1150 512 1124C508 1084 472 1066 468 1040C468 1018 484 1002 482 976C480 956 468 942 462 925Z',
      '#fff',
      `filter="${edge(S, 6, 0.03, 3)}"`,
    ),
  );
  return marks;
}

/** River: a thread. */
function river(scene: Scene): string[] {
  const marks: string[] = [];
  const S = scene.element('river');
  marks.push(
    wash(
      S,
      handPath(
        S,
        'M456 925C462 945 474 958 468 980C460 1004 440 1016 444 1044C450 1076 486 1092 482 1130C478 1160 456 1180 440 1220L520 1220C520 1180 514 1150 512 1124C508 1084 472 1066 468 1040C468 1018 484 1002 482 976C480 956 468 942 462 925Z',
        3,
      ),
      '#8fb4c4',
      { seed: 18, rough: 6, min: 0.25 },
    ),
  );
  return marks;
}

/** What is painted on the walls of the canyon. */
interface Walls {
  readonly left: string[];
  readonly right: string[];
}

/** Near walls: stepped silhouettes. left in shade (mauve), right in sun (sienna). */
function nearWalls(scene: Scene): string[] {
  const marks: string[] = [];
  const S = scene.element('near walls');
  marks.push(knockOut(S, LEFT_WALL));
  marks.push(knockOut(S, RIGHT_WALL));
  marks.push(
    wash(S, handPath(S, LEFT_WALL, 5, 0.04), '#b0869f', { seed: 21, rough: 8, min: 0.55, rim: 4 }),
    wash(S, handPath(S, RIGHT_WALL, 5, 0.04), '#e09a62', { seed: 22, rough: 8, min: 0.5, rim: 4 }),
  );
  const inLeft = S.clip(handPath(S, LEFT_WALL, 2, 0.04)),
    inRight = S.clip(handPath(S, RIGHT_WALL, 2, 0.04));
  const [bands, cracked] = [strata(scene), cracks(scene)];
  const shadow = tableShadow(scene);
  marks.push(
    group({ 'clip-path': inLeft, style: 'mix-blend-mode:multiply' }, bands.left, cracked.left),
    group({ 'clip-path': inRight, style: 'mix-blend-mode:multiply' }, bands.right, cracked.right, shadow),
  );
  return marks;
}

/** Strata: bands of second and third wash, edges left hard. */
function strata(scene: Scene): Walls {
  const S = scene.element('strata');
  const strat = (y: number, h: number, x0: number, x1: number, tilt: number) => {
    const p: Point[] = [];
    const q: Point[] = [];
    for (let x = x0; x <= x1; x += 24) {
      const n = S.noise.fbm(x * 0.012, y * 0.02, 3) * 12;
      p.push([x, y + n + (x - 400) * tilt]);
      q.push([x, y + h * (0.6 + 0.5 * S.noise.n1(x * 0.01 + y)) + n + (x - 400) * tilt]);
    }
    return smooth(p.concat(q.reverse()));
  };
  const LB: string[] = [],
    RB: string[] = [];
  for (const [y, h, c, o] of [
    [598, 20, '#8d6d92', 0.8],
    [650, 44, '#a8708a', 0.7],
    [730, 26, '#7a5f88', 0.85],
    [790, 60, '#b07c86', 0.6],
    [880, 30, '#80618a', 0.8],
    [948, 54, '#9d6f88', 0.7],
    [1040, 34, '#6d5580', 0.8],
    [1110, 70, '#8a6488', 0.7],
  ] as const)
    LB.push(wash(S, strat(y + 20, h, -40, 420, 0.05), c, { opacity: o, rough: 12, min: 0.35 }));
  for (const [y, h, c, o] of [
    [600, 18, '#c66a3c', 0.8],
    [646, 40, '#d98a4e', 0.7],
    [716, 30, '#b95c3e', 0.85],
    [786, 50, '#dc9458', 0.7],
    [864, 34, '#b4583f', 0.8],
    [940, 60, '#cf7a48', 0.7],
    [1036, 32, '#a8503f', 0.85],
    [1100, 80, '#c47250', 0.7],
  ] as const)
    RB.push(wash(S, strat(y, h, 470, 840, -0.05), c, { opacity: o, rough: 12, min: 0.35 }));
  return { left: LB, right: RB };
}

/** Cracks and buttress shadows, sun from the left. */
function cracks(scene: Scene): Walls {
  const LB: string[] = [],
    RB: string[] = [];
  const S = scene.element('cracks and buttress shadows');
  const crack = (x: number, y0: number, y1: number, w: number, c: Colour, o: number) =>
    wash(
      S,
      smooth(
        wobble(
          ribbon(
            spline(
              [
                [x, y0],
                [x + S.rng.gauss(0, 5), lerp(y0, y1, 0.4)],
                [x + S.rng.gauss(0, 7), y1],
              ],
              false,
              6,
            ),
            (t) => w * 0.6 * (1 - t) ** 0.7 + 0.6,
          ),
          S.noise,
          5,
          0.05,
        ),
      ),
      c,
      { opacity: o, rough: 9, rim: 2, min: 0.4, seed: 70 + (Math.round(x) % 4) },
    );
  for (let i = 0; i < 15; i++) {
    const y = S.rng.range(600, 1080);
    LB.push(
      crack(
        S.rng.range(0, 170 + (y - 600) * 0.42),
        y,
        y + S.rng.range(30, 100),
        S.rng.range(3, 13),
        '#6a4d7c',
        0.5,
      ),
    );
  }
  for (let i = 0; i < 16; i++) {
    const y = S.rng.range(590, 1080);
    RB.push(
      crack(
        S.rng.range(640 - (y - 590) * 0.22, 800),
        y,
        y + S.rng.range(30, 110),
        S.rng.range(3, 14),
        '#9a4a55',
        0.5,
      ),
    );
  }
  return { left: LB, right: RB };
}

/** Table's shadow falls on the sunlit wall. */
function tableShadow(scene: Scene): string {
  const S = scene.element('table’s shadow falls on the');
  return wash(
    S,
    handPath(S, 'M600 640C660 690 740 716 850 726L850 800C760 790 660 760 590 700Z', 4),
    '#8a6d9c',
    {
      opacity: 0.75,
      rough: 8,
      seed: 33,
    },
  );
}

/** Foreground scrub, loose. */
function scrub(scene: Scene): string[] {
  const marks: string[] = [];
  const S = scene.element('foreground scrub');
  for (let i = 0; i < 26; i++) {
    const lft = i % 2,
      x = lft ? S.rng.range(-10, 150) : S.rng.range(660, 810),
      y = S.rng.range(1150, 1200);
    marks.push(
      wash(
        S,
        smooth(blob(x, y, S.rng.range(14, 34), S.rng.range(10, 24), S.noise, 0.5, 2)),
        S.rng.pick(['#6f7f5a', '#8a8a58', '#5b6a62']),
        { opacity: 0.7, rough: 16, seed: (i % 5) + 40 },
      ),
    );
  }
  return marks;
}

/** Masking fluid: the table is bare paper. */
function maskedTable(scene: Scene, behind: readonly string[]): void {
  const S = scene.element('masking fluid');
  const mk = S.mask(
    `<rect x="-100" y="-100" width="1000" height="1400" fill="#fff"/><g fill="#000" filter="${edge(S, 3, 0.05, 6)}"><path d="${handPath(S, CLOTH, 1, 0.05)}"/><path d="${handPath(S, TABLE_TOP, 0.6)}"/><path d="M386 500C384 470 386 450 391 440C390 426 410 426 409 440C414 450 416 470 414 500Z"/></g>`,
  );
  scene.add(group({ mask: mk, style: 'mix-blend-mode:multiply' }, behind));
}

/** Cloth: cool folds, warm reflected light near the hem, pencil outline. */
function cloth(scene: Scene): void {
  const S = scene.element('cloth');
  const fold = (x0: number, x1: number, y1: number, w: number) =>
    smooth(
      ribbon(
        spline(
          [
            [x0, 497 + 13 * (1 - ((x0 - 400) / 320) ** 2)],
            [lerp(x0, x1, 0.35) + 2, lerp(505, y1, 0.45)],
            [x1, sagged(x1, y1)],
          ],
          false,
          8,
        ),
        (t) => w * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.85)) ** 0.8 + 0.4,
      ),
    );
  scene.add(
    wash(S, handPath(S, TABLE_TOP, 0.6), '#f4e7dc', { rough: 3, min: 0.5, seed: 51 }),
    wash(
      S,
      (
        [
          [100, 106, 548, 3],
          [134, 128, 550, 4],
          [150, 160, 572, 3],
          [206, 214, 564, 5],
          [188, 182, 574, 3],
          [240, 256, 596, 4],
          [262, 270, 604, 2.4],
          [300, 294, 600, 4.4],
          [326, 334, 582, 6],
          [352, 374, 612, 4],
          [386, 394, 626, 3],
          [420, 414, 624, 5],
          [446, 440, 606, 3],
          [470, 474, 580, 6],
          [496, 512, 604, 4],
          [520, 524, 608, 2.4],
          [556, 550, 600, 4.6],
          [586, 590, 560, 6],
          [606, 620, 576, 3.4],
          [648, 646, 574, 4.4],
          [676, 684, 550, 5],
          [700, 700, 552, 3],
        ] as const
      ).map(([x0, x1, y1, w]) => fold(x0, x1, y1, w)),
      '#a9a6c6',
      { rough: 4, min: 0.4, rim: 2, opacity: 0.85, seed: 52 },
    ),
    wash(
      S,
      'M84 485C200 501 300 511 400 512C500 511 600 501 716 485L716 494C600 514 500 526 400 528C300 526 200 514 84 494Z',
      '#b3acc8',
      { rough: 4, min: 0.4, rim: 1.6, opacity: 0.8, seed: 54 },
    ),
    wash(
      S,
      'M420 512C520 510 620 500 716 486L720 546L690 552C640 570 560 590 514 630C480 600 440 620 420 640Z',
      '#c9bfd6',
      { bleed: 6, rough: 14, min: 0.1, opacity: 0.6, seed: 53, clip: S.clip(handPath(S, CLOTH, 1, 0.05)) },
    ),
  );
  scene.add(
    pencil(S, pathPoints(TABLE_TOP, 30), 1.2, 0.55),
    pencil(S, resample(pathPoints(CLOTH, 3), 14), 1.2, 0.5),
  );
}

/** Legs at the two rims. */
function legs(scene: Scene): void {
  const S = scene.element('legs at the two rims');
  for (const x of [110, 160, 640, 690])
    scene.add(
      wash(
        S,
        handPath(
          S,
          `M${x - 5} 556C${x - 9} 566 ${x - 3} 572 ${x - 5} 580L${x - 3} 594L${x + 4} 594L${x + 5} 580C${x + 3} 572 ${x + 9} 566 ${x + 5} 556Z`,
          0.6,
        ),
        '#6b3f3a',
        { rough: 2, rim: 1.5, min: 0.7 },
      ),
    );
}

/** A diner in profile, chair and all; the seat at (0, -50), feet at (0, 0), facing right. */
const CHAIR = 'M-26 0L-24 -128L-18 -130L-18 -60L14 -58L14 0L8 0L8 -48L-18 -50L-20 0Z';
const BODY = 'M-14 -52C-18 -84 -12 -108 0 -112C12 -110 16 -96 15 -80L16 -52Z';
const ARM = 'M8 -98C18 -96 26 -92 36 -102L40 -97C32 -84 18 -82 8 -86Z';
const LEGS = 'M-8 -50L20 -50C26 -48 26 -30 25 -4L34 0L16 1L14 -34L-8 -34Z';
const HEAD = 'M-6 -114C-8 -128 0 -134 7 -133C14 -131 15 -122 13 -116C10 -110 0 -108 -6 -114Z';
const HAT =
  'M-13 -124C-4 -128 12 -130 22 -126L21 -122C10 -124 -2 -122 -12 -119ZM-7 -125C-8 -142 14 -144 15 -128Z';
const HAIR =
  'M-9 -112C-14 -132 -2 -140 8 -137C14 -135 15 -130 14 -127C4 -130 0 -122 0 -112C-2 -104 -8 -106 -9 -112Z';

/** Diners and chairs, from behind / in profile under hats. */
function diners(scene: Scene): void {
  const S = scene.element('diners and chairs');
  const diner = (x: number, f: number, c: Colour, hat: number) => {
    const T = `translate(${x} 588) scale(${f} 1)`,
      w = (d: string, col: Colour, o: { s?: number } = {}) =>
        group(
          { transform: T, style: 'mix-blend-mode:multiply' },
          path(
            handPath(S, d, 0.6, 0.06, 4),
            col,
            `filter="${S.filter(`<feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="3" seed="${o.s || 1}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3" xChannelSelector="R" yChannelSelector="G" result="s"/><feGaussianBlur in="s" stdDeviation="1.6" result="b"/><feComposite in="s" in2="b" operator="arithmetic" k2="1" k3="-.8" result="e"/><feColorMatrix in="s" type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 .82 0" result="q"/><feMerge><feMergeNode in="q"/><feMergeNode in="e"/></feMerge>`, 0.3)}"`,
          ),
        );
    // What is opaque first: the cliff must not be seen through them.
    const solid = (...shapes: readonly string[]): string =>
      group({ transform: T }, path(shapes.map((d) => handPath(S, d, 0.6, 0.06, 4)).join(''), '#fbf3e4'));
    return [
      solid(CHAIR, BODY, ARM, LEGS, HEAD, hat ? HAT : HAIR),
      w(CHAIR, '#6b3f3a', { s: 2 }),
      w(BODY, c, { s: 3 }),
      w(ARM, c, { s: 4 }),
      w(LEGS, '#5b5470', { s: 5 }),
      w(HEAD, '#d8a184', {
        s: 6,
      }),
      hat ? w(HAT, '#5a3b52', { s: 7 }) : w(HAIR, '#8a4a3a', { s: 7 }),
    ].join('');
  };
  scene.add(diner(62, 1, '#8a4154', 0), diner(738, -1, '#4d5f86', 1));
}

/** On the table: candles, roast, dishes, the waiter on his bicycle, salt in the exact middle. */
function onTheTable(scene: Scene): void {
  const S = scene.element('on the table');
  for (const [x, y, h] of [
    [168, 478, 46],
    [252, 486, 50],
    [328, 492, 54],
    [476, 492, 54],
    [548, 487, 50],
    [632, 478, 46],
  ] as const) {
    washed(
      scene,
      S,
      `M${x - 8} ${y}C${x - 3} ${y - 3} ${x - 2} ${y - 8} ${x - 2} ${y - h * 0.4}L${x + 2} ${y - h * 0.4}C${x + 2} ${y - 8} ${x + 3} ${y - 3} ${x + 8} ${y}Z`,
      '#9a7a52',
    );
    washed(
      scene,
      S,
      `M${x - 2.5} ${y - h * 0.4}L${x - 2} ${y - h * 0.8}L${x + 2.5} ${y - h * 0.8}L${x + 2.5} ${y - h * 0.4}Z`,
      '#e6d3b8',
    );
    scene.add(
      ellipse(
        x,
        y - h - 2,
        17,
        20,
        S.radial([
          [0, '#f7c64a', 0.75],
          [0.5, '#f9d98a', 0.35],
          [1, '#fff', 0],
        ]),
        'style="mix-blend-mode:multiply"',
      ),
      path(leaf(x, y - h * 0.8, -1.57, 17, 5), '#ef9f1e'),
    );
  }
  washed(
    scene,
    S,
    'M386 498C384 470 386 452 391 442L409 442C414 452 416 470 414 498C406 502 394 502 386 498Z',
    '#dfe3ea',
  );
  washed(scene, S, 'M402 446C408 456 410 476 409 498L414 498C416 470 414 452 409 442Z', '#9fa6bd');
  washed(scene, S, 'M390 443C388 426 412 426 410 443C404 446 396 446 390 443Z', '#6d7190');
  washed(
    scene,
    S,
    'M389 498C388 488 388 478 389 470C396 474 404 468 411 472C412 482 412 490 411 498C404 501 396 501 389 498Z',
    '#c9cfdd',
  ); // salt
  washed(
    scene,
    S,
    'M196 492C190 474 214 462 232 470C246 466 252 478 246 484C254 490 222 500 196 492Z',
    '#b5652f',
  );
  washed(scene, S, 'M184 494C200 502 240 502 258 493L250 499C230 506 206 505 184 494Z', '#8d93a8');
  for (const [x, y] of trace('128,480 296,501 520,501 668,480 446,503'))
    washed(
      scene,
      S,
      `M${x - 14} ${y}C${x - 8} ${y - 5} ${x + 8} ${y - 5} ${x + 14} ${y}C${x + 8} ${y + 4} ${x - 8} ${y + 4} ${x - 14} ${y}Z`,
      '#aeb6cc',
    );
}

function waiter(scene: Scene): void {
  const S = scene.element('waiter');
  const bx = 586,
    by = 482;
  const ring = (x: number, y: number, R: number) =>
    `<circle cx="${x}" cy="${y}" r="${R}" fill="none" stroke="#3d3048" stroke-width="2.4"/>`;
  scene.add(
    group(
      { filter: edge(S, 2.5, 0.06, 4), style: 'mix-blend-mode:multiply' },
      ring(bx - 24, by, 17),
      ring(bx + 24, by, 17),
      line(
        `M${bx - 24} ${by}L${bx - 6} ${by - 22}L${bx + 14} ${by - 20}L${bx - 2} ${by}L${bx - 24} ${by}M${bx + 24} ${by}L${bx + 14} ${by - 22}M${bx - 2} ${by}L${bx - 6} ${by - 24}M${bx - 18} ${by - 28}L${bx - 9} ${by - 29}M${bx - 34} ${by - 30}L${bx - 14} ${by - 32}`,
        '#3d3048',
        2.2,
      ),
    ),
  );
  washed(
    scene,
    S,
    `M${bx + 4} ${by - 30}C${bx + 8} ${by - 52} ${bx - 4} ${by - 64} ${bx - 10} ${by - 66}C${bx - 18} ${by - 62} ${bx - 14} ${by - 44} ${bx - 6} ${by - 28}Z`,
    '#33304a',
  );
  washed(
    scene,
    S,
    `M${bx - 4} ${by - 30}L${bx - 10} ${by - 14}L${bx - 2} ${by + 3}L${bx + 4} ${by + 2}L${bx - 2} ${by - 14}L${bx + 5} ${by - 28}Z`,
    '#33304a',
  );
  washed(
    scene,
    S,
    `M${bx - 10} ${by - 60}L${bx - 32} ${by - 68}L${bx - 34} ${by - 64}L${bx - 12} ${by - 52}Z`,
    '#33304a',
  );
  washed(
    scene,
    S,
    `M${bx - 50} ${by - 72}L${bx - 18} ${by - 70}L${bx - 20} ${by - 67}L${bx - 50} ${by - 68}Z`,
    '#8d93a8',
  );
  washed(
    scene,
    S,
    `M${bx - 46} ${by - 72}C${bx - 44} ${by - 88} ${bx - 24} ${by - 88} ${bx - 22} ${by - 70}Z`,
    '#b9bfd0',
  );
  washed(
    scene,
    S,
    `M${bx - 14} ${by - 68}C${bx - 22} ${by - 72} ${bx - 20} ${by - 84} ${bx - 12} ${by - 84}C${bx - 4} ${by - 84} ${bx - 4} ${by - 72} ${bx - 14} ${by - 68}Z`,
    '#d8a184',
  );
  washed(
    scene,
    S,
    `M${bx - 20} ${by - 80}C${bx - 18} ${by - 90} ${bx - 4} ${by - 90} ${bx - 4} ${by - 76}C${bx - 8} ${by - 82} ${bx - 14} ${by - 82} ${bx - 20} ${by - 80}Z`,
    '#33304a',
  );
}

/** Condors; napkins over a crack. */
function condors(scene: Scene): void {
  const S = scene.element('condors');
  const condor = (x: number, y: number, s: number, a: number) =>
    scene.add(
      group(
        { transform: `translate(${x} ${y}) rotate(${a}) scale(${s})`, style: 'mix-blend-mode:multiply' },
        path(
          'M0 2C-14 -10 -40 -20 -70 -12C-78 -10 -86 -6 -92 2C-84 -2 -80 0 -76 4C-70 0 -66 2 -62 8C-54 2 -46 4 -40 10C-26 4 -14 8 -6 12L-8 22L0 19L8 22L6 12C14 6 26 0 40 2C46 -4 54 -6 62 -2C66 -8 70 -10 76 -8C80 -12 84 -14 92 -14C84 -20 76 -22 68 -22C40 -24 14 -12 0 2Z',
          '#4a3a52',
          `filter="${washFilter(S, { seed: 60, rough: 3, rim: 2, min: 0.7 })}"`,
        ),
      ),
    );
  condor(610, 236, 0.72, -8);
  condor(706, 310, 0.44, 12);
  condor(520, 168, 0.3, 4);
  scene.add(pencil(S, trace('720,590 730,640 716,690 728,740'), 1.6, 0.7));
  for (const [x, y, a] of [
    [712, 614, -12],
    [708, 660, 9],
    [704, 704, -6],
  ] as const)
    scene.add(
      `<path d="M0 0L34 2L35 18L1 19Z" fill="#fffaf2" transform="translate(${x} ${y}) rotate(${a})" filter="${edge(S, 3, 0.05, 4)}"/>`,
      `<path d="M0 0L34 2L35 18L1 19ZM17 1L18 18" fill="none" stroke="#7a6a86" stroke-width="1.2" opacity=".7" transform="translate(${x} ${y}) rotate(${a})" filter="${edge(S, 3, 0.05, 4)}"/>`,
    );
}

/** Ragged bare border + pencil under-drawing showing past the washes. */
function border(scene: Scene): void {
  const S = scene.element('ragged bare border + pencil');
  scene.add(
    pencil(S, trace('-10,470 90,464 200,470'), 0.8, 0.3),
    pencil(S, trace('600,470 720,462 810,470'), 0.8, 0.3),
    pencil(S, trace('200,640 230,700 260,780'), 0.9, 0.35),
    pencil(S, trace('600,620 580,700 550,790 520,880'), 0.9, 0.35),
  );
  const fr = smooth(wobble(resample(pathPoints('M18 18L782 20L784 1180L16 1182Z', 4), 9), S.noise, 9, 0.03));
  scene.add(
    `<path d="M-20 -20H820V1220H-20Z${fr}" fill="#fff" fill-rule="evenodd" filter="${edge(S, 10, 0.04, 7)}"/>`,
  );
}

export default card({ finish: watercolour, grade: { seed: 8 }, paint });
