/** A wet street at night: a shop dummy has come to a lit window where a family sits at supper; a child has come to the glass. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { fix, rectangle, times, trace } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';
import { volume } from '../../../kit/volume.ts';
import { shopDummy } from '../../../motifs/shop-dummy.ts';

const P = {
  night: oklch(0.17, 0.04, 260),
  brick: oklch(0.25, 0.045, 265),
  frame: oklch(0.3, 0.06, 190),
  wall: oklch(0.8, 0.12, 78),
  ember: oklch(0.62, 0.13, 55),
  lamp: oklch(0.95, 0.08, 92),
  brown: oklch(0.38, 0.08, 40),
  skin: oklch(0.78, 0.09, 58),
  rain: oklch(0.75, 0.03, 240),
};
/** Left, top, right, bottom of the glass. */
const GLASS = [96, 168, 716, 900] as const;
const PAVEMENT = 1016;

interface Sitter {
  hair: Colour;
  dress: Colour;
  bun: boolean;
}

function paint(): Scene {
  const scene = new Scene({ seed: 4747, background: P.night });
  street(scene);
  supper(scene);
  scene.add(child(scene.element('child')));
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
      sitter(S.element('mother'), 654, 640, -1, {
        hair: oklch(0.34, 0.07, 40),
        dress: oklch(0.5, 0.13, 25),
        bun: true,
      }),
      sitter(S.element('father'), 462, 640, 1, {
        hair: oklch(0.25, 0.04, 50),
        dress: oklch(0.42, 0.07, 150),
        bun: false,
      }),
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
      lamp(S),
    ),
  );
}

function picture(S: Easel): Mark {
  return [
    path(wobblyPolygon(S, rectangle(150, 260, 290, 380)), P.brown),
    path(wobblyPolygon(S, rectangle(164, 274, 276, 366)), oklch(0.72, 0.08, 150)),
    path(smooth(trace('164,340 200,318 230,336 276,308 276,366 164,366')), oklch(0.55, 0.09, 140)),
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

/** Somebody at the table, in profile, down to the cloth; faces right, or left with flip -1. */
function sitter(S: Easel, x: number, y: number, flip: number, c: Sitter): Mark {
  const shade = mix(c.dress, oklch(0.35, 0.1, 30), 0.55);
  const skin = { body: P.skin, shade: oklch(0.62, 0.11, 42) };
  return group(
    { transform: `translate(${x} ${y}) scale(${flip} 1)` },
    cel(
      S,
      '-66,30 -70,-30 -58,-72 -26,-92 10,-92 34,-74 44,-40 48,30',
      c.dress,
      laid('-80,40 -80,-60 -50,-90 -30,-60 -34,0 -20,40', shade, 0.75),
    ),
    cel(S, '-18,-82 -17,-114 12,-110 15,-86 0,-72', skin.shade),
    c.bun ? cel(S, '-50,-160 -66,-156 -70,-140 -58,-128 -44,-134 -38,-150', c.hair) : '',
    cel(
      S,
      'M-40 -140C-42 -170 -20 -186 4 -180C18 -176 24 -164 24 -153C25 -149 31 -141 38 -133C38 -128 31 -127 27 -127C28 -122 28 -120 25 -118C27 -110 24 -104 18 -102C8 -98 -8 -98 -20 -104C-32 -112 -38 -124 -40 -140Z',
      skin.body,
      laid('-60,-90 -30,-124 -14,-112 8,-106 24,-108 20,-90', skin.shade, 0.7),
      ellipse(10, -126, 8, 5, oklch(0.7, 0.14, 32), 'opacity=".4"'),
    ),
    cel(
      S,
      'M-44 -136C-50 -172 -26 -196 4 -188C16 -184 24 -176 23 -169C8 -170 -2 -162 -6 -150C-8 -143 -12 -138 -18 -134C-22 -124 -30 -114 -34 -112C-40 -118 -43 -126 -44 -136Z',
      c.hair,
      laid('-30,-176 0,-190 24,-180 20,-172 -4,-176 -24,-160', mix(c.hair, P.lamp, 0.35), 0.7),
    ),
    cel(S, '-18,-140 -10,-144 -6,-134 -11,-124 -18,-128', mix(skin.body, skin.shade, 0.6)),
    brushLine(S, trace('11,-147 17,-143 23,-146'), 1.5, '#3a1f1a', { attack: 0.2, decay: 0.2 }),
    brushLine(S, trace('8,-156 15,-161 23,-158'), 1.6, c.hair),
    c.bun
      ? brushLine(S, trace('25,-118 20,-115 15,-117'), 1.4, '#98403a')
      : brushLine(S, trace('30,-125 20,-123 9,-116'), 3.4, c.hair, { attack: 0.3, decay: 0.6 }),
    cel(
      S,
      '-22,-70 4,-76 26,-58 52,-52 80,-60 86,-44 64,-28 30,-24 0,-38',
      mix(c.dress, P.lamp, 0.14),
      laid('-30,-50 0,-56 30,-42 60,-40 90,-52 90,-20 0,-10', shade, 0.55),
    ),
    cel(S, '76,-60 90,-66 102,-58 98,-46 84,-42', skin.body),
  );
}

/** At the glass, looking up, a palm against the palm outside; the lamp is behind. */
function child(S: Easel): Mark {
  const [x0, y0, x1, y1] = GLASS;
  const jersey = { body: oklch(0.46, 0.09, 240), shade: oklch(0.32, 0.07, 255), lit: oklch(0.7, 0.07, 220) };
  const skin = { body: oklch(0.76, 0.095, 56), shade: oklch(0.58, 0.11, 40) };
  const hair = oklch(0.38, 0.09, 45);
  return group(
    { 'clip-path': S.clip(polygon(rectangle(x0 - 18, y0, x1, y1))), transform: 'translate(16 0)' },
    cel(
      S,
      '374,930 376,860 388,806 416,778 452,770 480,784 494,826 500,930',
      jersey.body,
      laid('360,940 366,850 396,790 420,810 414,880 420,940', jersey.shade, 0.75),
      laid('478,780 500,820 506,940 490,940 484,840', jersey.lit, 0.8),
    ),
    cel(S, '410,780 412,748 452,742 462,772 436,794', mix(skin.body, skin.shade, 0.5)),
    cel(
      S,
      '402,786 404,760 432,766 464,756 474,778 462,794 428,800',
      jersey.shade,
      laid('440,750 480,750 480,800 452,800', jersey.body, 0.9),
    ),
    group(
      { transform: 'translate(434 704) rotate(14)' },
      cel(
        S,
        'M38 -10C40 -44 12 -58 -14 -52C-32 -48 -41 -36 -41 -22C-41 -14 -46 -5 -52 3C-53 9 -47 12 -42 12C-44 17 -43 19 -40 22C-42 30 -38 38 -28 42C-10 48 14 44 26 30C34 20 38 6 38 -10Z',
        skin.body,
        laid('-50,50 -30,34 -6,34 14,20 30,30 20,60', skin.shade, 0.65),
        ellipse(-22, 14, 10, 6.5, oklch(0.68, 0.15, 32), 'opacity=".45"'),
      ),
      cel(S, '8,-4 18,-8 23,6 16,20 7,16', mix(skin.body, skin.shade, 0.6)),
      cel(
        S,
        'M44 -4C50 -46 22 -70 -14 -64C-38 -60 -52 -44 -50 -30C-42 -36 -32 -36 -26 -30C-18 -36 -8 -32 -4 -22C2 -14 8 -8 12 2C16 14 24 24 30 26C38 18 43 8 44 -4Z',
        hair,
        laid('20,-80 60,-60 60,20 34,30 40,-10 34,-44', oklch(0.66, 0.12, 65), 0.7),
      ),
      ellipse(-32, -9, 3.2, 5, '#2a1a1c'),
      brushLine(S, trace('-42,-23 -34,-28 -24,-25'), 2, hair),
      brushLine(S, trace('-41,22 -36,25 -29,22'), 1.7, '#98463a'),
    ),
    // the arm at the pane
    cel(
      S,
      '452,806 424,820 396,800 372,756 360,724 380,718 396,746 418,772 450,778',
      jersey.body,
      laid('350,720 370,728 382,758 404,790 440,808 420,840 370,790', jersey.shade, 0.7),
    ),
    cel(
      S,
      'M352 726C346 712 348 700 354 692C350 678 346 666 350 662C356 664 360 678 362 686C362 672 360 658 365 655C370 660 370 676 371 686C373 674 375 662 380 662C383 670 380 682 378 692C382 688 388 686 390 690C388 700 382 710 378 724C370 730 358 730 352 726Z',
      mix(skin.body, skin.shade, 0.3),
      laid('340,740 346,700 356,700 364,716 384,716 380,740', skin.shade, 0.8),
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
    // steam on the glass
    [
      [x0 + 60, y1 - 30, 210, 170],
      [x1 - 40, y1 - 40, 190, 260],
      [x0 + 10, y0 + 40, 120, 240],
    ].map(([cx = 0, cy = 0, rx = 0, ry = 0]) =>
      group(
        { 'clip-path': S.clip(polygon(rectangle(x0, y0, x1, y1))) },
        ellipse(cx, cy, rx, ry, S.radial(fading('#fbe9c4', 0.6, 0.35, 0))),
      ),
    ),
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
