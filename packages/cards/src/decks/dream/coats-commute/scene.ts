/** D05: in a night train every seat is taken by an empty overcoat, except the cat's. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { smooth, soften } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, chalk, form } from '../../../kit/materials.ts';
import { nth, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { catFront } from '../../../motifs/cat-front.ts';
import { airHat, emptyCoat, type EmptyCoatOptions, type HatKind } from '../../../motifs/empty-coat.ts';

const ink = oklch(0.13, 0.025, 165);
const bottle = oklch(0.31, 0.06, 160);
const bottleL = oklch(0.45, 0.075, 155);
const wood = oklch(0.38, 0.07, 50);
const woodD = oklch(0.22, 0.045, 45);
const brass = oklch(0.74, 0.11, 80);
const lamp = oklch(0.92, 0.1, 85);
const night = oklch(0.17, 0.04, 230);
const catEye = oklch(0.83, 0.19, 135);

/** Shoes left side by side under a hem. */
function shoes(e: Easel, x: number, y: number, s: number, c: Colour): string {
  const vol = `filter="${form(e, { angle: -90, size: 8, shade: ink, light: lamp, lightOpacity: 0.7, lightSize: 3, rough: 1 })}"`;
  const shoe = 'M-13 -16C-15 -4 -16 8 -12 15C-6 20 6 20 12 15C16 8 14 -4 12 -16C4 -20 -6 -20 -13 -16Z';
  return [-1, 1]
    .map((k) =>
      moved(
        { x: x + k * 19 * s, y, s, r: k * 6 },
        ellipse(0, 16, 18, 5, ink, 'opacity=".6"'),
        path(shoe, c, vol),
        ellipse(0, -15, 10, 4, ink),
        line('M-5 -4h10M-5 1h10', mix(c, lamp, 0.4), 1.6),
      ),
    )
    .join('');
}

interface Rider {
  name: string;
  x: number;
  y: number;
  s: number;
  head: HatKind;
  hat: EmptyCoatOptions['c']['cloth'];
  band: Colour;
  cloth: Colour;
  hair: Colour;
  lift: number;
  tilt: number;
}

/** Their reflections: people from behind, a little to the side of their coats. */
const riders: Rider[] = [
  {
    name: 'clerk',
    x: 112,
    y: 566,
    s: 1.06,
    head: 'bowler',
    hat: oklch(0.24, 0.02, 60),
    band: ink,
    cloth: oklch(0.37, 0.045, 60),
    hair: oklch(0.3, 0.04, 50),
    lift: 66,
    tilt: -4,
  },
  {
    name: 'mother',
    x: 396,
    y: 596,
    s: 0.98,
    head: 'cloche',
    hat: oklch(0.42, 0.09, 25),
    band: oklch(0.72, 0.09, 60),
    cloth: oklch(0.36, 0.075, 20),
    hair: oklch(0.42, 0.09, 50),
    lift: 60,
    tilt: 5,
  },
  {
    name: 'reader',
    x: 688,
    y: 556,
    s: 1.1,
    head: 'homburg',
    hat: oklch(0.34, 0.03, 240),
    band: oklch(0.2, 0.02, 250),
    cloth: oklch(0.33, 0.035, 245),
    hair: oklch(0.62, 0.02, 80),
    lift: 70,
    tilt: 3,
  },
];
const cut = (cloth: Colour, lining: Colour, collar = cloth): EmptyCoatOptions['c'] => ({
  cloth,
  lining,
  collar,
  button: brass,
  shade: ink,
  light: lamp,
});
const coat = (scene: Scene, name: string, o: Omit<EmptyCoatOptions, 'angle'>): void => {
  const e = scene.element(name);
  scene.add(
    softShadow(e, o.x, o.y + 250 * (o.s ?? 1), 130 * (o.s ?? 1), 190 * (o.s ?? 1), ink, 0.65),
    emptyCoat(e, { ...o, angle: o.x < 400 ? -60 : -115 }),
  );
};

function paint(): Scene {
  const scene = new Scene({ seed: 652, background: ink });
  panelling(scene);
  windowView(scene);
  glass(scene);
  luggageRack(scene);
  seats(scene);
  mitten(scene);
  newspaper(scene);
  cat(scene);
  lamplight(scene);
  ticket(scene);
  sleepingUmbrella(scene);
  return scene;
}

function panelling(scene: Scene): void {
  const S = scene.element('wall');
  // panelling
  scene.add(
    `<rect width="800" height="1200" fill="${S.linearAt(
      [woodD, [0.3, wood], [0.75, woodD], ink],
      0,
      0,
      0,
      1200,
    )}"/>`,
    strokes(S, {
      region: [-20, 0, 840, 1000],
      n: 800,
      length: 120,
      width: 4,
      angle: Math.PI / 2,
      spread: 0.04,
      colour: (x, y) =>
        mix(
          woodD,
          mix(wood, brass, 0.12),
          clamp(0.6 - Math.abs(y - 240) / 900 - Math.abs(x - 410) / 900 + 0.3 * S.noise.n2(x / 16, y / 150)),
        ),
      opacity: [0.15, 0.5],
    }),
  );
}

/** Window: the night, rain on the glass, and in it the passengers. */
function windowView(scene: Scene): void {
  const S = scene.element('window');
  const panes: readonly (readonly [number, number])[] = trace('34,386 420,772');
  for (const [x0, x1] of panes) {
    const d = wobblyPolygon(S, rectangle(x0, 262, x1, 566), 1.6, 0.02);
    scene.add(
      path(
        wobblyPolygon(S, rectangle(x0 - 18, 244, x1 + 18, 584), 1.6, 0.02),
        mix(wood, brass, 0.12),
        `filter="${form(S, { angle: -90, size: 12, shade: ink, light: lamp, lightOpacity: 0.55, lightSize: 4, rough: 2 })}"`,
      ),
      path(d, S.linearAt([oklch(0.2, 0.05, 225), [0.7, night], oklch(0.12, 0.03, 230)], 0, 262, 0, 566)),
      group(
        { 'clip-path': S.clip(d) },
        strokes(S, {
          region: [x0, 262, x1 - x0, 304],
          n: 150,
          length: 130,
          width: 7,
          angle: 0.1,
          colour: (_, y) => mix(oklch(0.24, 0.05, 220), night, clamp((y - 262) / 240)),
          opacity: [0.15, 0.4],
        }),
        path(
          smooth([
            [x0 - 20, 500],
            [x0 + 60, 452],
            [x0 + 130, 470],
            [x0 + 220, 430],
            [x0 + 300, 458],
            [x1 + 20, 440],
            [x1 + 20, 580],
            [x0 - 20, 580],
          ]),
          oklch(0.14, 0.035, 225),
        ),
        line(
          `M${x0 + 96} 380V520M${x0 + 78} 396h36M${x0 + 282} 372V520M${x0 + 264} 388h36M${x0 - 40} 402C${x0 + 20} 420 ${x0 + 60} 412 ${x0 + 96} 396C${x0 + 160} 424 ${x0 + 220} 418 ${x0 + 282} 388C${x0 + 330} 412 ${x0 + 380} 414 ${x0 + 420} 406`,
          oklch(0.12, 0.03, 225),
          3,
        ),
        // a village going by
        times(9, () => {
          const [x, y] = [S.rng.range(x0, x1), S.rng.range(460, 540)];
          return brushLine(
            S,
            [
              [x, y],
              [x + 18, y + 0.5],
              [x + S.rng.range(30, 60), y + 1],
            ],
            S.rng.range(0.8, 2),
            S.rng.pick([lamp, oklch(0.8, 0.1, 60), oklch(0.7, 0.06, 220)]),
            { opacity: 0.5 },
          );
        }),
      ),
    );
  }
}

function glass(scene: Scene): void {
  const S = scene.element('glass');
  const clipAll = S.clip('M34 262H386V566H34ZM420 262H772V566H420Z');
  scene.add(
    group(
      { 'clip-path': clipAll, opacity: 0.8 },
      [
        ...riders.map((r) => ({ x: r.x + (r.x > 600 ? -96 : 84), y: r.y - 112, s: r.s * 0.92, r })),
        { x: 318, y: 520, s: 0.6, r: { ...nth(riders, 1), hair: oklch(0.5, 0.1, 60) } },
      ].map(({ x, y, s, r }) =>
        moved(
          { x, y, s },
          path(
            'M-70 190C-80 110 -74 66 -40 52C-22 46 -18 40 -18 26L18 26C18 40 22 46 40 52C74 66 80 110 70 190Z',
            mix(mix(r.cloth, night, 0.35), lamp, 0.1),
          ),
          path('M-25 -6C-27 22 -14 36 0 36C14 36 27 22 25 -6C24 -34 -24 -34 -25 -6Z', oklch(0.56, 0.07, 50)),
          path(
            'M-27 -2C-28 20 -20 28 0 28C20 28 28 20 27 -2C26 -40 -26 -40 -27 -2Z',
            mix(r.hair, night, 0.25),
          ),
          // lamplight, well within the form and on the side of the lamp
          group(
            { transform: `scale(${x < 410 ? 1 : -1} 1)` },
            line('M20 -4C20 -15 15 -22 6 -25M36 62C52 68 60 80 63 102', lamp, 2.4, 'opacity=".45"'),
          ),
        ),
      ),
    ),
    // rain
    group(
      { 'clip-path': clipAll },
      times(60, () => {
        const [x, y] = [S.rng.range(30, 780), S.rng.range(200, 560)];
        const l = S.rng.range(14, 60);
        return line(
          `M${x} ${y}q${-l * 0.4} ${l * 0.2} ${-l} ${l * 0.42}`,
          oklch(0.75, 0.04, 210),
          S.rng.range(0.8, 1.9),
          `opacity="${S.rng.range(0.15, 0.5)}"`,
        );
      }),
      // the lamp doubled in the glass
      glow(S, 470, 246, 120, lamp, 0.5),
      path('M446 262C450 244 492 244 496 262Z', lamp, 'opacity=".6"'),
      path('M60 262L180 262L90 566L34 566L34 320Z', '#ffffff', 'opacity=".05"'),
      path('M560 262L650 262L540 566L470 566Z', '#ffffff', 'opacity=".05"'),
    ),
  );
}

function luggageRack(scene: Scene): void {
  const S = scene.element('rack');
  const rail = (y: number, w: number): string =>
    path(
      smooth(
        ribbon(
          times(9, (i): Point => [-20 + i * 105, y + 2 * Math.sin(i)]),
          () => w,
        ),
      ),
      brass,
      `filter="${form(S, { angle: -90, size: 5, shade: woodD, light: lamp, lightSize: 2, rough: 1 })}"`,
    );
  const bag = (d: string, c: Colour): string =>
    path(
      d,
      c,
      `filter="${form(S, { angle: -70, size: 22, shade: ink, light: lamp, lightOpacity: 0.5, lightSize: 4, rough: 3 })}"`,
    );
  scene.add(
    times(7, (i) =>
      brushLine(
        S,
        [
          [-20, 8 + i * 17],
          [400, 2 + i * 17 - i],
          [820, 8 + i * 17],
        ],
        3,
        i % 2 ? ink : wood,
        { attack: 0.01, decay: 0.01, opacity: 0.7 },
      ),
    ),
    moved(
      { y: 50 },
      `<rect x="-10" y="40" width="820" height="100" fill="${S.linearAt([ink, woodD], 0, 30, 0, 130)}"/>`,
      bag('M40 132C38 96 40 70 46 62C100 56 160 58 208 62C262 80 262 110 212 134Z', oklch(0.36, 0.07, 45)),
      line('M50 82C100 78 160 78 210 82', oklch(0.25, 0.05, 40), 6),
      line('M104 60C104 46 148 46 148 60', oklch(0.25, 0.05, 40), 6),
      path(wobblyPolygon(S, trace('172,92 196,92 196,110 172,110')), oklch(0.75, 0.05, 85)),
      bag(
        'M232 134C230 106 236 84 252 80C290 74 326 78 342 88C350 104 350 120 348 134Z',
        oklch(0.32, 0.06, 160),
      ),
      bag(
        'M560 134C558 90 560 52 566 44C600 38 650 40 676 46C680 72 680 110 678 134Z',
        oklch(0.42, 0.06, 60),
      ),
      line('M588 42V132M650 44V132', oklch(0.3, 0.05, 45), 7),
      bag(
        'M688 134C688 116 692 104 700 100C728 96 752 98 770 102C776 114 776 126 774 134Z',
        oklch(0.28, 0.05, 20),
      ),
      rail(140, 5),
      rail(176, 3.4),
      // netting
      times(30, (i) =>
        line(
          `M${-10 + i * 28} 142q14 22 28 34M${18 + i * 28} 142q-14 22 -28 34`,
          mix(brass, woodD, 0.35),
          1.5,
          'opacity=".75"',
        ),
      ),
      [20, 210, 403, 596, 784].map((x) =>
        brushLine(
          S,
          [
            [x, 130],
            [x + 3, 160],
            [x - 6, 196],
          ],
          4,
          brass,
        ),
      ),
    ),
  );
}

/** The bench. */
function seats(scene: Scene): void {
  const S = scene.element('seat');
  const backs: readonly (readonly [number, number])[] = trace('-40,212 212,476 476,590 590,840');
  scene.add(
    backs.map(([x0, x1]) =>
      path(
        smooth(
          [
            [x0 + 8, 960],
            [x0 + 6, 700],
            [x0 + 14, 610],
            [(x0 + x1) / 2, 592],
            [x1 - 14, 610],
            [x1 - 6, 700],
            [x1 - 8, 960],
          ],
          true,
          0.6,
        ),
        bottle,
        `filter="${form(S, { angle: -90, size: 50, soft: 40, shade: ink, shadeOpacity: 0.6, light: mix(lamp, bottleL, 0.4), lightOpacity: 0.8, lightSize: 9, rough: 3, mottle: 0.3 })}"`,
      ),
    ),
    backs.map(([x0, x1]) =>
      times(4, (r) =>
        times(Math.max(2, Math.round((x1 - x0) / 60)), (i) => {
          const n = Math.max(2, Math.round((x1 - x0) / 60));
          const x = x0 + ((i + (r % 2 ? 0.3 : 0.7)) / n) * (x1 - x0);
          const y = 650 + r * 62;
          return (
            ellipse(x, y, 4.4, 4.4, bottleL) +
            [
              [-20, -26],
              [20, -26],
              [-20, 26],
              [20, 26],
            ]
              .map(([dx = 0, dy = 0]) =>
                brushLine(
                  S,
                  [
                    [x, y],
                    [x + dx * 0.6, y + dy * 0.4],
                    [x + dx, y + dy],
                  ],
                  2,
                  ink,
                  { opacity: 0.4 },
                ),
              )
              .join('')
          );
        }),
      ),
    ),
    // cushion
    path(
      soften('-30,900 200,892 420,896 640,890 830,898 834,1000 600,1012 400,1004 180,1012 -34,1000', 0.5),
      mix(bottle, bottleL, 0.3),
      `filter="${form(S, { angle: -90, size: 60, soft: 30, shade: ink, shadeOpacity: 0.75, light: lamp, lightOpacity: 0.5, lightSize: 8, rough: 3, mottle: 0.3 })}"`,
    ),
    strokes(S, {
      region: [-20, 600, 840, 400],
      n: 420,
      length: 30,
      width: 3,
      angle: 1.5,
      spread: 0.4,
      colour: (_, y) => mix(bottleL, bottle, clamp((y - 600) / 280)),
      opacity: [0.1, 0.3],
    }),
    // brass arm-rests
    [214, 586].map(
      (x) =>
        path(
          smooth(
            ribbon(
              [
                [x, 700],
                [x + 2, 800],
                [x - 2, 872],
                [x + 6, 930],
              ],
              (t) => 9 + 4 * Math.sin(t * 3),
            ),
          ),
          brass,
          `filter="${form(S, { angle: -100, size: 10, shade: woodD, light: '#fff6d8', lightSize: 4, rough: 1.4 })}"`,
        ) +
        ellipse(
          x,
          694,
          15,
          11,
          brass,
          `filter="${form(S, { angle: -100, size: 8, shade: woodD, light: '#fff6d8', lightSize: 4, rough: 1 })}"`,
        ),
    ),
    `<rect x="-10" y="1004" width="820" height="200" fill="${S.linearAt(
      [ink, [0.4, woodD], oklch(0.19, 0.03, 50)],
      0,
      1004,
      0,
      1200,
    )}"/>`,
    strokes(S, {
      region: [-10, 1040, 820, 160],
      n: 200,
      length: 120,
      width: 4,
      angle: 0,
      spread: 0.03,
      colour: (x, y) => mix(ink, wood, clamp((y - 1020) / 260 + 0.25 * S.noise.n2(x / 90, y / 8))),
      opacity: [0.2, 0.5],
    }),
    line(
      'M-10 1092C200 1088 600 1096 810 1090M-10 1150C200 1146 600 1154 810 1148',
      ink,
      2.4,
      'opacity=".7"',
    ),
  );
  scene.add(
    shoes(scene.element('s1'), 112, 1066, 1.15, oklch(0.28, 0.05, 40)),
    shoes(scene.element('s2'), 396, 1068, 1, oklch(0.36, 0.09, 22)),
    shoes(scene.element('s3'), 690, 1070, 1.2, oklch(0.22, 0.02, 250)),
  );
  coat(scene, 'clerk', {
    x: 112,
    y: 566,
    s: 1.06,
    weave: 'herringbone',
    c: cut(oklch(0.38, 0.045, 60), oklch(0.42, 0.08, 70), oklch(0.33, 0.045, 55)),
    left: [-40, 222],
    right: [30, 240],
  });
  coat(scene, 'mother', {
    x: 396,
    y: 596,
    s: 0.98,
    collar: 'fur',
    c: cut(oklch(0.36, 0.085, 22), oklch(0.5, 0.06, 60), oklch(0.52, 0.05, 60)),
    left: [-92, 236],
    right: [34, 232],
  });
  // the child between them, mitten in the sleeve
  coat(scene, 'child', {
    x: 268,
    y: 724,
    s: 0.58,
    collar: 'up',
    weave: 'check',
    c: cut(oklch(0.46, 0.09, 75), oklch(0.4, 0.05, 40)),
    left: [-34, 226],
    right: [66, 206],
  });
}

function mitten(scene: Scene): void {
  const S = scene.element('mitten');
  scene.add(
    brushLine(S, trace('290,790 300,822 306,836'), 1.2, oklch(0.7, 0.1, 60)),
    moved(
      { x: 308, y: 846, s: 1.05, r: 20 },
      path(
        'M-12 -16C-4 -19 8 -19 13 -15C15 -2 15 10 10 18C4 24 -6 23 -10 16C-13 8 -14 -6 -12 -16ZM-12 -6C-20 -6 -24 2 -20 8C-16 12 -12 8 -11 4Z',
        oklch(0.62, 0.13, 45),
        `filter="${form(S, { angle: -80, size: 8, shade: ink, light: lamp, lightSize: 3, rough: 2 })}"`,
      ),
      path('M-13 -18C-4 -22 8 -22 14 -17L14 -9C6 -12 -6 -12 -13 -9Z', oklch(0.85, 0.05, 80)),
    ),
    shoes(S, 268, 1032, 0.62, oklch(0.4, 0.09, 30)),
  );
  coat(scene, 'reader', {
    x: 688,
    y: 556,
    s: 1.1,
    collar: 'up',
    c: cut(oklch(0.31, 0.035, 245), oklch(0.38, 0.09, 20), oklch(0.27, 0.03, 245)),
    left: [-64, 190],
    right: [60, 244],
  });
  // hats, keeping their height
  for (const r of riders) {
    const e = scene.element('hat ' + r.name);
    scene.add(
      airHat(e, {
        x: r.x + r.tilt,
        y: r.y - r.lift,
        s: r.s * 1.02,
        r: r.tilt,
        kind: r.head,
        c: { felt: r.hat, band: r.band, shade: ink, light: lamp },
      }),
    );
  }
  scene.add(
    airHat(scene.element('hat child'), {
      x: 270,
      y: 676,
      s: 0.7,
      r: -7,
      kind: 'bobble',
      c: { felt: oklch(0.5, 0.12, 30), band: oklch(0.86, 0.05, 80), shade: ink, light: lamp },
    }),
  );
}

/** The newspaper turns its own page. */
function newspaper(scene: Scene): void {
  const S = scene.element('paper');
  const sheet = oklch(0.84, 0.035, 85);
  const lines = (x0: number, y0: number, w: number, n: number, slope: number): string =>
    times(n, (i) =>
      brushLine(
        S,
        [
          [x0, y0 + i * 7],
          [x0 + w * 0.5, y0 + i * 7 + slope * 0.5],
          [x0 + w * (i % 4 === 3 ? 0.6 : 1), y0 + i * 7 + slope],
        ],
        1.1,
        oklch(0.4, 0.02, 80),
        { opacity: 0.55, attack: 0.02, decay: 0.05 },
      ),
    ).join('');
  const vol = `filter="${form(S, { angle: -100, size: 16, shade: oklch(0.35, 0.04, 60), shadeOpacity: 0.55, light: '#fff8e4', lightSize: 4, rough: 1.4, mottle: 0.15 })}"`;
  scene.add(
    path('M690 730C660 716 630 716 600 724L604 884C634 876 664 878 692 892Z', sheet, vol),
    path('M690 730C716 716 746 716 776 726L772 886C744 878 718 878 692 892Z', mix(sheet, woodD, 0.14), vol),
    path(
      'M690 730C690 690 676 660 640 644C646 690 650 730 652 800C668 806 682 850 692 892Z',
      mix(sheet, '#ffffff', 0.3),
      vol,
    ),
    lines(612, 742, 34, 18, 1),
    lines(704, 744, 26, 8, -2),
    lines(738, 740, 28, 18, 3),
    path(wobblyPolygon(S, trace('704,808 732,806 732,852 704,858')), oklch(0.55, 0.02, 80), 'opacity=".6"'),
    lines(662, 690, 18, 14, 5),
  );
}

/** The one passenger. */
function cat(scene: Scene): void {
  const S = scene.element('cat');
  scene.add(
    softShadow(S, 530, 918, 66, 16, ink, 0.9),
    catFront(S, {
      x: 531,
      y: 916,
      s: 1.08,
      angle: -90,
      c: {
        fur: oklch(0.2, 0.02, 160),
        shade: '#05080a',
        light: mix(lamp, bottleL, 0.35),
        eye: catEye,
        nose: oklch(0.55, 0.06, 20),
      },
    }),
  );
}

/** The lamp. */
function lamplight(scene: Scene): void {
  const S = scene.element('lamp');
  scene.add(
    moved(
      { y: 44 },
      line('M420 -60C421 30 419 60 420 96', brass, 5),
      path(
        'M420 84C404 86 398 96 396 104H444C442 96 436 86 420 84Z',
        brass,
        `filter="${form(S, { angle: 100, size: 8, shade: woodD, light: lamp, lightSize: 3, rough: 1 })}"`,
      ),
      path(
        'M398 102C372 112 352 136 348 164C380 174 460 174 492 164C488 136 468 112 442 102Z',
        bottleL,
        `filter="${form(S, { angle: 90, size: 22, shade: ink, light: lamp, lightOpacity: 0.9, lightSize: 5, rough: 1.5 })}"`,
      ),
      ellipse(420, 166, 70, 9, lamp),
      ellipse(420, 168, 44, 10, '#fffbea'),
      glow(S, 420, 178, 260, lamp, 0.85, 0.4),
      glow(S, 420, 420, 560, lamp, 0.34, 0.6),
      path(
        'M352 170L488 170L800 1010L20 1010Z',
        S.linearAt(fading(lamp, 0.2, [0.7, 0.05], 0), 0, 170, 0, 1010),
        `filter="${blur(S, 12)}" style="mix-blend-mode:screen"`,
      ),
    ),
  );
}

/** A ticket on the boards, clipped by small teeth. */
function ticket(scene: Scene): void {
  const S = scene.element('ticket');
  scene.add(
    glow(S, 420, 1110, 420, lamp, 0.28, 0.5, 0.25),
    moved(
      { x: 560, y: 1134, r: -14 },
      ellipse(4, 10, 36, 6, ink, 'opacity=".6"'),
      path(
        'M-34 -10L32 -12L34 8L10 9C10 3 2 3 2 9L-33 11Z',
        oklch(0.8, 0.06, 85),
        `filter="${form(S, { angle: -90, size: 5, shade: woodD, light: '#fff6d8', lightSize: 2, rough: 1 })}"`,
      ),
      line('M-26 -4h30M-26 2h20', oklch(0.45, 0.04, 60), 1.6, 'opacity=".6"'),
    ),
  );
}

/** An umbrella asleep against the bench, its ferrule dripping. */
function sleepingUmbrella(scene: Scene): void {
  const S = scene.element('umbrella');
  scene.add(
    path(
      'M38 1136C30 1060 24 990 30 900C42 980 56 1060 56 1134Z',
      oklch(0.24, 0.04, 280),
      `filter="${form(S, { angle: -40, size: 10, shade: ink, light: mauveLight(), lightSize: 3, rough: 2 })}"`,
    ),
    line('M46 1134L54 1160M30 902C26 876 4 878 8 896', brass, 5),
    ellipse(
      70,
      1166,
      30,
      7,
      oklch(0.4, 0.03, 200),
      `opacity=".6" filter="${chalk(S, { fx: 0.05, lo: 0.2, hi: 0.5 })}"`,
    ),
  );
}

const mauveLight = (): Colour => oklch(0.7, 0.05, 290);

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.3, contrast: 0.1, saturation: 1.05, warm: 0.4 },
  paint,
});
