/** A wet street at night: a shop dummy has come to a lit window where a family sits at supper; a child has come to the glass. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { fix, rectangle, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';
import { volume } from '../../../kit/volume.ts';
import { shopDummy } from '../../../motifs/shop-dummy.ts';
import { arms, childAtGlass, parents } from '../../../motifs/supper-family.ts';

const P = {
  night: oklch(0.17, 0.04, 260),
  brick: oklch(0.25, 0.045, 265),
  frame: oklch(0.3, 0.06, 190),
  wall: oklch(0.8, 0.12, 78),
  ember: oklch(0.62, 0.13, 55),
  lamp: oklch(0.95, 0.08, 92),
  brown: oklch(0.38, 0.08, 40),
  rain: oklch(0.75, 0.03, 240),
};
/** Left, top, right, bottom of the glass. */
const GLASS = [96, 168, 716, 900] as const;
const PAVEMENT = 1016;

function paint(): Scene {
  const scene = new Scene({ seed: 4747, background: P.night });
  street(scene);
  supper(scene);
  steam(scene.element('steam'), scene);
  scene.add(childAtGlass(scene.element('child')));
  windowFrame(scene);
  pavement(scene);
  dummy(scene);
  rain(scene);
  return scene;
}

function street(scene: Scene): void {
  const S = scene.element('street');
  scene.add(
    `<rect x="-10" y="-10" width="820" height="1220" fill="${P.brick}"/>`,
    times(26, (row) =>
      times(11, (i) => {
        const [x, y] = [-40 + i * 82 + (row % 2) * 41 + S.rng.gauss(0, 2), -6 + row * 40];
        return path(
          wobblyPolygon(S, rectangle(x, y, x + 76, y + 34), 2),
          mix(P.brick, S.rng.chance(0.5) ? P.night : '#3b4468', S.rng.range(0.1, 0.5)),
        );
      }),
    ),
  );
}

/** Inside: lamplight, a table for three, two at it. */
function supper(scene: Scene): void {
  const S = scene.element('supper');
  const [x0, y0, x1, y1] = GLASS;
  const inside = S.clip(polygon(rectangle(x0, y0, x1, y1)));
  const cloth = closedCurve('400,640 480,628 620,628 740,640 748,700 740,780 400,780 392,700');
  const tone = new Tone(0.4)
    .glow(560, 640, 200, 0.55, 60)
    .fill(rectangle(380, 672, 760, 800), 0.35, { soft: 10 });
  scene.add(
    group(
      { 'clip-path': inside },
      path(
        polygon(rectangle(x0, y0, x1, y1)),
        S.radialAt([P.lamp, [0.25, oklch(0.88, 0.11, 85)], [0.6, P.wall], P.ember], 560, 380, 520),
      ),
      times(13, (i) =>
        brushLine(
          S,
          [
            [100 + i * 50, 150],
            [101 + i * 50, 500],
            [99 + i * 50, 800],
          ],
          7,
          mix(P.wall, P.ember, 0.35),
          { opacity: 0.32, attack: 0.01, decay: 0.01 },
        ),
      ),
      path(polygon(rectangle(x0, 760, x1, y1)), S.linear([oklch(0.5, 0.1, 50), oklch(0.36, 0.08, 45)])),
      picture(S),
      group({ filter: blur(S, 1.6) }, parents(S.element('parents'))),
      modelled(S.element('cloth'), cloth, {
        tone,
        colours: [oklch(0.68, 0.07, 60), oklch(0.85, 0.055, 78), oklch(0.97, 0.03, 90)],
        flow: 0.02,
        length: 40,
        width: 6,
        uneven: 0.04,
        spread: 0.05,
      }),
      tableware(S),
      group({ filter: blur(S, 1.6) }, arms(S.element('arms'))),
      lamp(S),
    ),
  );
}

/** The family portrait: father, mother, child, and somebody with no hair. */
function picture(S: Easel): Mark {
  const wood = oklch(0.62, 0.09, 65);
  const sitter = (x: number, y: number, r: number, head: Colour, dress: Colour): Mark => [
    path(
      smooth([
        [x - r * 2, y + r * 5],
        [x - r * 1.7, y + r * 1.9],
        [x, y + r * 1.2],
        [x + r * 1.7, y + r * 1.9],
        [x + r * 2, y + r * 5],
      ]),
      dress,
    ),
    ellipse(x, y, r * 0.86, r * 1.1, head),
  ];
  const hair = (x: number, y: number, r: number): Mark =>
    path(
      `M${x - r} ${y}C${x - r} ${y - r * 1.7} ${x + r} ${y - r * 1.7} ${x + r} ${y}C${x + r * 0.4} ${y - r * 0.6} ${x - r * 0.4} ${y - r * 0.6} ${x - r} ${y}Z`,
      P.brown,
    );
  const frame = rectangle(150, 256, 306, 384);
  const inner = rectangle(163, 269, 293, 371);
  return [
    path(wobblyPolygon(S, frame), P.brown),
    path(wobblyPolygon(S, rectangle(155, 261, 301, 379)), oklch(0.6, 0.11, 60)),
    path(wobblyPolygon(S, inner), oklch(0.62, 0.06, 130)),
    group(
      { 'clip-path': S.clip(polygon(inner)) },
      sitter(194, 302, 13, oklch(0.78, 0.09, 58), oklch(0.4, 0.07, 150)),
      hair(194, 299, 13),
      sitter(229, 304, 12, oklch(0.8, 0.08, 58), oklch(0.48, 0.12, 25)),
      hair(229, 301, 12.5),
      sitter(266, 298, 13, wood, mix(wood, P.brown, 0.25)),
      line('M262 317H270', P.brown, 2),
      sitter(214, 338, 10, oklch(0.8, 0.08, 58), oklch(0.45, 0.09, 245)),
      hair(214, 335, 10.5),
    ),
  ];
}

function lamp(S: Easel): Mark {
  return [
    line('M560 150V300', P.brown, 4),
    path(smooth(trace('478,366 500,326 540,304 580,304 620,326 642,366 560,376')), oklch(0.7, 0.15, 45)),
    ellipse(560, 368, 82, 11, P.lamp),
    glow(S, 560, 390, 300, P.lamp, 0.75, 0.4),
  ];
}

function tableware(S: Easel): Mark {
  return [
    path('M522 636C520 606 536 592 560 592C584 592 600 606 598 636Z', oklch(0.93, 0.03, 90)),
    ellipse(560, 594, 26, 6, oklch(0.6, 0.1, 50)),
    [470, 650].map((x) => [
      ellipse(x, 648, 34, 8, oklch(0.95, 0.02, 90)),
      ellipse(x, 646, 22, 5, oklch(0.75, 0.12, 60)),
    ]),
    ellipse(566, 690, 34, 8, oklch(0.95, 0.02, 90)),
    ['556,586 550,556 560,530 552,500', '570,586 576,560 568,540 574,516'].map((list) =>
      brushLine(S, trace(list), 4, '#fffaf0', { opacity: 0.6 }),
    ),
  ];
}

/** The glass is steamed over; where somebody has wiped it, it is clear, and below that it has run. */
function steam(S: Easel, scene: Scene): void {
  const [x0, y0, x1, y1] = GLASS;
  const soft = blur(S, 16);
  const clear = S.mask(
    `<rect x="0" y="0" width="800" height="1200" fill="#fff"/>`,
    path(
      smooth(closedCurve('350,640 400,600 470,590 540,612 576,680 580,780 560,920 380,920 350,800 338,700')),
      '#000',
      `filter="${soft}"`,
    ),
    times(9, (i) => {
      const x = 130 + i * 70 + S.rng.gauss(0, 12);
      return brushLine(
        S,
        [
          [x, 480 + S.rng.range(0, 200)],
          [x + 2, 760],
          [x, 900],
        ],
        2.4,
        '#000',
        { opacity: 0.7 },
      );
    }),
  );
  scene.add(
    group(
      { mask: clear },
      path(
        polygon(rectangle(x0, y0, x1, y1)),
        S.linear([
          [0, '#fbe3b4', 0.1],
          [0.45, '#fbe3b4', 0.34],
          [1, '#f3d3a0', 0.5],
        ]),
      ),
    ),
  );
}

function windowFrame(scene: Scene): void {
  const S = scene.element('frame');
  const [x0, y0, x1, y1] = GLASS;
  const vol = volume(S, {
    angle: -100,
    size: 8,
    shade: P.night,
    light: oklch(0.6, 0.08, 150),
    lightSize: 3,
    lightOpacity: 0.5,
  });
  const beam = (a: number, b: number, c: number, d: number): Mark =>
    path(wobblyPolygon(S, rectangle(a, b, c, d)), P.frame, vol(8));
  scene.add(
    beam(x0 - 26, y0 - 24, x0, y1 + 24),
    beam(x1, y0 - 24, x1 + 26, y1 + 24),
    beam(x0 - 40, y0 - 96, x1 + 40, y0),
    beam(x0 - 46, y0 - 116, x1 + 46, y0 - 92),
    beam(x0 - 40, y1, x1 + 40, y1 + 30),
    beam(x0 - 24, y1 + 30, x1 + 24, PAVEMENT),
    [x0, 404, 570].map((x, i) =>
      path(
        wobblyPolygon(S, rectangle(x + 6, y1 + 46, [380, 546, x1][i] ?? x1, PAVEMENT - 14)),
        mix(P.frame, P.night, 0.45),
      ),
    ),
    glow(S, 420, 560, 560, P.wall, 0.28, 0.6),
  );
}

function pavement(scene: Scene): void {
  const S = scene.element('pavement');
  const tone = new Tone(0.12).glow(430, PAVEMENT + 40, 330, 0.75, 150);
  scene.add(
    modelled(S, rectangle(-20, PAVEMENT, 820, 1220), {
      tone,
      colours: [
        oklch(0.16, 0.035, 262),
        oklch(0.27, 0.045, 268),
        oklch(0.46, 0.08, 40),
        oklch(0.72, 0.13, 68),
        oklch(0.9, 0.1, 86),
      ],
      flow: 0,
      length: 70,
      width: 3,
      uneven: 0.1,
      spread: 0.03,
    }),
    times(7, (i) =>
      brushLine(
        S,
        [
          [-60 + i * 150, 1220],
          [100 + i * 100, PAVEMENT],
        ],
        1.4,
        P.night,
        { opacity: 0.6 },
      ),
    ),
    [1062, 1130].map((y) =>
      brushLine(
        S,
        [
          [-20, y],
          [400, y + 2],
          [820, y],
        ],
        1.4,
        P.night,
        { opacity: 0.5 },
      ),
    ),
  );
}

function dummy(scene: Scene): void {
  const S = scene.element('dummy');
  const { svg, wrist } = shopDummy(S, {
    x: 232,
    y: 1136,
    s: 0.76,
    wood: [
      oklch(0.2, 0.04, 265),
      oklch(0.32, 0.05, 270),
      oklch(0.5, 0.06, 300),
      oklch(0.76, 0.12, 65),
      oklch(0.94, 0.09, 88),
    ],
    line: oklch(0.14, 0.03, 265),
    metal: oklch(0.4, 0.03, 260),
  });
  const [x, y] = wrist;
  scene.add(
    softShadow(S, 200, 1160, 150, 30, P.night, 0.9),
    svg,
    line(`M${x} ${y}q-6 22 -2 40`, '#e9dcc0', 1.6),
    path(`M${x - 12} ${y + 52}l10 -14l12 12l-2 34l-20 -2z`, oklch(0.92, 0.04, 85)),
    ellipse(x - 1, y + 48, 2.4, 2.4, P.night),
  );
}

function rain(scene: Scene): void {
  const S = scene.element('rain');
  scene.add(
    times(150, () => {
      const [x, y, l] = [S.rng.range(-20, 820), S.rng.range(-20, 1180), S.rng.range(14, 44)];
      return line(
        `M${fix(x)} ${fix(y)}l${fix(-l * 0.12)} ${fix(l)}`,
        P.rain,
        S.rng.range(0.7, 1.5),
        `opacity="${fix(S.rng.range(0.15, 0.5))}"`,
      );
    }),
    times(26, () => {
      const [x, y] = [S.rng.range(10, 790), S.rng.range(PAVEMENT + 20, 1190)];
      return ellipse(
        x,
        y,
        S.rng.range(6, 14),
        S.rng.range(1.6, 3.4),
        'none',
        `stroke="${P.rain}" stroke-width="1.2" opacity="${fix(S.rng.range(0.2, 0.6))}"`,
      );
    }),
  );
}

export default card({ finish: gouache, grade: { vignette: 0.28 }, paint });
