/** A worker has brought his shadow to the desk; an enormous toad lifts it up and pays one small light. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { place, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';
import { volume } from '../../../kit/volume.ts';
import { toad, type ToadPaint } from '../../../motifs/toad.ts';

const P = {
  dark: oklch(0.16, 0.035, 235),
  wall: oklch(0.25, 0.045, 222),
  shelf: oklch(0.5, 0.06, 150),
  lamp: oklch(0.92, 0.11, 88),
  black: oklch(0.12, 0.02, 285),
  coat: oklch(0.46, 0.09, 245),
  skin: oklch(0.8, 0.07, 65),
};
const LAMP: Point = [134, 196];
const TOAD: ToadPaint = {
  skin: [
    oklch(0.16, 0.04, 300),
    oklch(0.3, 0.06, 330),
    oklch(0.46, 0.075, 60),
    oklch(0.66, 0.1, 92),
    oklch(0.84, 0.1, 98),
  ],
  throat: [
    oklch(0.2, 0.05, 320),
    oklch(0.38, 0.07, 25),
    oklch(0.62, 0.08, 70),
    oklch(0.82, 0.08, 88),
    oklch(0.93, 0.06, 92),
  ],
  eye: '#f2a81d',
  line: oklch(0.14, 0.04, 320),
  from: -150,
};
/** The desk: its far edge, its near edge. */
const [FAR, NEAR] = [905, 1104];
const MAN: Point = [118, 1066];

function paint(): Scene {
  const scene = new Scene({ seed: 5151, background: P.dark });
  pigeonholes(scene);
  lamp(scene);
  desk(scene);
  scene.add(
    lampLight(scene.element('light')),
    glow(scene, 190, 880, 250, oklch(0.8, 0.1, 80), 0.6, 0.5),
    wage(scene.element('wage')),
  );
  scene.add(shadow(scene.element('shadow')));
  scene.add(moved({ x: -80, y: -100, s: 1.1 }, toad(scene.element('toad'), TOAD)));
  scene.add(man(scene.element('man')), pile(scene.element('pile')));
  return scene;
}

/** Rows of them behind the desk, a folded shadow in almost every one. */
function pigeonholes(scene: Scene): void {
  const S = scene.element('pigeonholes');
  const near = (x: number, y: number): number => clamp(1 - Math.hypot(x - 100, (y - 620) * 0.62) / 380);
  scene.add(
    `<rect x="-10" y="-10" width="820" height="940" fill="${P.wall}"/>`,
    strokes(S, {
      region: [-20, -20, 840, 940],
      n: 900,
      length: 90,
      width: 8,
      angle: 0.02,
      colour: (x, y) => mix(P.wall, P.shelf, near(x, y)),
      opacity: [0.3, 0.6],
    }),
    times(11, (row) =>
      times(9, (column) => {
        const [x, y] = [-30 + column * 96 + S.rng.gauss(0, 2), 14 + row * 84 + S.rng.gauss(0, 1.5)];
        const k = near(x + 40, y + 36);
        const hole = wobblyPolygon(S, rectangle(x, y, x + 82, y + 70), 2);
        return [
          path(hole, mix(P.dark, P.shelf, k * 0.55)),
          line(
            `M${x + 2} ${y + 71}H${x + 80}`,
            mix(P.wall, P.lamp, k * 0.75),
            3,
            `opacity="${0.25 + k * 0.6}"`,
          ),
          S.rng.chance(0.8) ? folded(S.element(`f${row}-${column}`), x + 6, y + 70, 70, k) : '',
        ];
      }),
    ),
  );
}

/** Shadows, folded like shirts and laid one on another; here and there an arm hangs out. */
function folded(S: Easel, x: number, y: number, w: number, k: number): Mark {
  const layers = S.rng.int(1, 3);
  const edge = mix(P.wall, P.shelf, 0.3 + k * 0.7);
  const arm = ribbon(
    traceCurve(`${x + 20},${y - 8} ${x + 17},${y + 8} ${x + 21},${y + 24} ${x + 18},${y + 38}`),
    (t) => 6.5 - 2 * t,
  );
  const hand = trace(
    `${x + 13},${y + 34} ${x + 11},${y + 46} ${x + 14},${y + 52} ${x + 18},${y + 54} ${x + 22},${y + 52} ${x + 24},${y + 44} ${x + 22},${y + 34}`,
  );
  return [
    times(layers, (i) => {
      const [left, right, top] = [x + S.rng.range(0, 8), x + w - S.rng.range(0, 10), y - 2 - i * 14];
      return [
        path(
          smooth(
            trace(
              `${left},${top} ${left - 2},${top - 7} ${left + 6},${top - 14} ${right - 8},${top - 15} ${right},${top - 8} ${right - 2},${top}`,
            ),
            true,
            0.8,
          ),
          P.black,
        ),
        brushLine(
          S,
          [
            [left + 4, top - 13],
            [(left + right) / 2, top - 15],
            [right - 6, top - 14],
          ],
          1.4,
          edge,
          { opacity: 0.75 },
        ),
      ];
    }),
    S.rng.chance(0.22) ? [path(smooth(arm), P.black), path(smooth(hand), P.black)] : '',
  ];
}

function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  const [x, y] = LAMP;
  const vol = volume(S, {
    angle: 200,
    size: 20,
    shade: oklch(0.15, 0.04, 180),
    light: oklch(0.75, 0.1, 160),
    lightSize: 4,
  });
  scene.add(
    glow(S, x, y + 10, 420, P.lamp, 0.55, 0.4),
    line(`M${x} -10V${y - 74}`, P.black, 5),
    path(`M${x - 10} ${y - 84}H${x + 10}L${x + 16} ${y - 62}H${x - 16}Z`, oklch(0.5, 0.08, 80), vol(8)),
    path(
      smooth(
        trace(
          `${x - 92},${y} ${x - 84},${y - 30} ${x - 40},${y - 62} ${x},${y - 68} ${x + 40},${y - 62} ${x + 84},${y - 30} ${x + 92},${y} ${x},${y + 12}`,
        ),
      ),
      oklch(0.4, 0.085, 165),
      vol(30),
    ),
    ellipse(x, y + 2, 91, 13, oklch(0.97, 0.07, 95)),
    glow(S, x, y + 8, 130, P.lamp, 0.9, 0.5),
  );
}

function desk(scene: Scene): void {
  const S = scene.element('desk');
  const top = trace(`-20,${FAR} 820,${FAR} 820,${NEAR} -20,${NEAR}`);
  const tone = new Tone(0.2)
    .glow(150, 1040, 330, 0.75, 150)
    .fill(closedCurve('300,1000 420,980 600,1000 820,960 820,1090 640,1080 480,1070 360,1040'), 0.08, {
      soft: 24,
      amount: 0.75,
    });
  const wood = [
    oklch(0.15, 0.04, 330),
    oklch(0.27, 0.06, 30),
    oklch(0.45, 0.09, 48),
    oklch(0.68, 0.12, 65),
    oklch(0.86, 0.11, 82),
  ];
  scene.add(
    modelled(S, top, { tone, colours: wood, flow: 0.01, length: 90, width: 5, uneven: 0.16 }),
    path(polygon(rectangle(-20, NEAR, 820, 1220)), S.linear([oklch(0.24, 0.05, 30), oklch(0.12, 0.03, 320)])),
    brushLine(
      S,
      [
        [-20, NEAR + 3],
        [250, NEAR + 1],
        [500, NEAR + 4],
        [820, NEAR + 2],
      ],
      6,
      oklch(0.72, 0.11, 70),
      { opacity: 0.55, attack: 0.01, decay: 0.7 },
    ),
  );
}

/** Lifted by the nape like a kitten, it comes away from the desk; at his boots it still holds, and by one hand. */
function shadow(S: Easel): Mark {
  const black = S.linearAt([oklch(0.1, 0.02, 285), oklch(0.15, 0.04, 285)], 0, 780, 0, 1090);
  const limb = (list: string, width: number): string => line(smooth(trace(list), false), black, width);
  const body = closedCurve(
    '222,774 229,774 230,790 233,812 244,830 247,850 240,868 230,880 246,888 256,906 260,950 268,1000 270,1034 252,1042 228,1044 204,1034 202,1000 200,950 200,908 208,890 220,880 210,868 205,848 210,828 219,810 221,790',
  );
  return [
    path(smooth(body), black),
    limb('216,1030 212,1058 190,1074 150,1077 112,1068', 17),
    limb('254,1030 246,1070 208,1090 166,1085 138,1070', 18),
    limb('210,898 194,922 184,944 177,966', 14),
    limb('246,898 266,930 272,972 264,1000', 15),
    [
      '209,830 205,848 210,866',
      '203,898 189,922 178,948',
      '199,920 199,960 201,1010',
      '199,1066 176,1070 146,1069',
    ].map((list) => brushLine(S, trace(list), 1.7, oklch(0.5, 0.07, 280), { opacity: 0.8 })),
  ];
}

function wage(S: Easel): Mark {
  return [
    softShadow(S, 340, 974, 44, 10, P.black, 0.6),
    ellipse(322, 966, 25, 10, oklch(0.6, 0.13, 60)),
    ellipse(322, 961, 25, 10, S.linear([oklch(0.97, 0.09, 98), oklch(0.85, 0.16, 82)], 0, 0, 1, 0)),
    glow(S, 322, 960, 130, oklch(0.85, 0.16, 75), 0.85, 0.35, 0.7),
  ];
}

/** Cap in hand, chin up; he throws no shadow. */
function man(S: Easel): Mark {
  const skin = { body: P.skin, shade: oklch(0.6, 0.1, 42) };
  const wool = [
    oklch(0.22, 0.06, 262),
    oklch(0.33, 0.08, 256),
    P.coat,
    oklch(0.6, 0.09, 232),
    oklch(0.82, 0.07, 190),
  ];
  const drill = [oklch(0.18, 0.03, 40), oklch(0.28, 0.035, 55), oklch(0.4, 0.045, 65), oklch(0.58, 0.06, 80)];
  const [boots, hair] = [oklch(0.22, 0.03, 40), oklch(0.3, 0.04, 50)];
  const here = (...marks: Mark[]): Mark => moved({ x: MAN[0], y: MAN[1], s: 1.08 }, ...marks);
  /** Stuff painted as the toad is, under the same lamp. */
  const worn = (
    name: string,
    list: string,
    colours: readonly string[],
    size: number,
    over: Mark = [],
  ): Mark => {
    const outline = place(closedCurve(list, 6), { x: MAN[0], y: MAN[1], s: 1.08 });
    return modelled(S.element(name), outline, {
      tone: new Tone(0).round(outline, { from: -125, before: 28, size, light: 1, dark: 0.06 }),
      colours,
      flow: 1.4,
      length: 13,
      width: 2.6,
      uneven: 0.06,
      over: here(over),
    });
  };
  const seam = (list: string): Mark => brushLine(S, trace(list), 1.3, wool[0] ?? '', { opacity: 0.75 });
  return [
    worn('far leg', '-21,-72 0,-72 -4,-6 -22,-6', drill.slice(0, 3), 16),
    here(cel(S, 'M-23 -9C-23 -2 -22 2 -20 3C-14 4 0 4 4 2C4 -3 -2 -5 -7 -10Z', boots)),
    worn('near leg', '-3,-72 20,-72 15,-6 -4,-6', drill, 16),
    here(cel(S, 'M-4 -9C-4 -2 -3 2 -1 3C6 4 20 4 25 2C25 -3 18 -5 13 -10Z', boots)),
    // the arm that holds its hand
    worn('far sleeve', '2,-138 18,-132 40,-114 52,-104 46,-93 24,-100 4,-114', wool.slice(0, 3), 14),
    here(
      cel(
        S,
        'M45 -104C50 -109 57 -109 61 -105C65 -104 67 -100 64 -98C66 -95 64 -92 61 -92C60 -89 55 -89 53 -91C49 -91 46 -94 44 -97Z',
        skin.body,
        laid('44,-96 56,-97 66,-96 62,-86 46,-88', skin.shade, 0.6),
      ),
      ['64,-98 59,-98.500 55,-98', '61,-92 57,-93 54,-93'].map((list) =>
        brushLine(S, trace(list), 0.8, skin.shade),
      ),
    ),
    worn(
      'coat',
      '-6,-148 -21,-140 -28,-112 -31,-78 -34,-50 -12,-44 22,-49 21,-80 18,-116 10,-142',
      wool,
      34,
      [
        seam('3,-140 7,-108 5,-48'),
        [-118, -98, -78].map((y) => ellipse(11, y, 1.7, 1.7, wool[0] ?? '')),
        seam('-20,-74 -12,-72 -6,-73'),
      ],
    ),
    worn(
      'near sleeve',
      '-12,-140 -26,-130 -33,-108 -28,-88 -14,-82 -8,-90 -17,-98 -18,-112 -8,-126',
      wool,
      16,
      seam('-30,-98 -22,-96 -19,-100'),
    ),
    here(
      // cap in the other hand
      cel(
        S,
        '-24,-84 -8,-80 7,-72 4,-63 -14,-61 -26,-67',
        oklch(0.36, 0.06, 40),
        laid('-26,-70 6,-70 6,-58 -26,-58', P.dark, 0.5),
      ),
      path('M2 -70C9 -69 14 -65 15 -61C10 -61 4 -62 0 -64Z', oklch(0.28, 0.05, 38)),
      cel(
        S,
        'M-20 -91C-14 -95 -8 -92 -6 -87C-3 -84 -3 -78 -6 -77C-8 -74 -11 -75 -12 -77C-14 -74 -18 -75 -18 -79C-21 -80 -22 -86 -20 -91Z',
        skin.body,
        laid('-14,-78 -8,-84 -2,-82 -4,-70 -18,-72', skin.shade, 0.6),
      ),
      ['-12,-77 -12,-82', '-18,-79 -17,-84'].map((list) => brushLine(S, trace(list), 0.8, skin.shade)),
      // the head, thrown back
      group(
        { transform: 'translate(2 -164) rotate(-20)' },
        cel(S, 'M-10 8L8 10L10 26L-12 26Z', skin.shade),
        cel(
          S,
          'M-15 -6C-16 -20 -4 -25 6 -23C11 -21 13 -16 13 -11C13 -8 15 -6 20 -1C20 2 17 3 14 3L15 7L13 9L14 13C12 18 6 20 0 18C-9 16 -14 8 -15 -6Z',
          skin.body,
          laid('-20,24 -16,0 -4,6 4,14 16,20', skin.shade, 0.6),
        ),
        cel(S, 'M-9 4C-3 7 6 6 14 6L13 9L14 13C12 19 6 21 0 19C-7 17 -10 11 -9 4Z', hair),
        cel(S, 'M-16 -4C-19 -20 -6 -29 8 -25C5 -19 -3 -18 -4 -10C-5 -4 -9 5 -13 5Z', hair),
        cel(S, '-7,-4 -2,-6 1,-1 -3,5 -7,2', mix(skin.body, skin.shade, 0.6)),
        ellipse(10, -7.5, 1.6, 2.2, '#1b1216'),
        brushLine(S, trace('5,-12 9,-14 13,-12'), 1, hair),
        brushLine(S, trace('15,8 11,9 8,8'), 0.9, '#c08a78'),
      ),
    ),
  ];
}

/** What was handed in earlier today, in a pile; an arm of it hangs over the edge. */
function pile(S: Easel): Mark {
  const edge = oklch(0.42, 0.07, 290);
  const arm = ribbon(traceCurve('668,1090 650,1098 640,1118 645,1138 641,1152'), (t) => 12 - 4 * t);
  const hand =
    'M632 1146C627 1158 627 1172 633 1174L637 1162L639 1180C643 1182 645 1181 645 1178L645 1163L651 1176C655 1176 656 1172 655 1168L650 1146Z';
  return [
    softShadow(S, 700, 1104, 150, 22, P.black, 0.8),
    [
      [596, 820, 1102],
      [604, 830, 1082],
      [592, 812, 1062],
      [610, 820, 1043],
    ].map(([x0 = 0, x1 = 0, y = 0]) => [
      path(
        smooth(
          trace(
            `${x0},${y} ${x0 - 4},${y - 9} ${x0 + 8},${y - 19} ${x0 + 90},${y - 22} ${x1},${y - 20} ${x1},${y}`,
          ),
          true,
          0.8,
        ),
        P.black,
      ),
      brushLine(
        S,
        [
          [x0 + 4, y - 16],
          [x0 + 60, y - 21],
          [x0 + 130, y - 22],
        ],
        1.8,
        edge,
        { opacity: 0.85, decay: 0.7 },
      ),
    ]),
    path(smooth(arm), P.black),
    path(hand, P.black),
    brushLine(S, trace('646,1096 631,1112 634,1136'), 2, edge, { opacity: 0.8 }),
  ];
}

function lampLight(S: Easel): Mark {
  const [x, y] = LAMP;
  return path(
    `M${x - 88} ${y + 4}L${x + 88} ${y + 4}L${x + 330} 1100L${x - 300} 1100Z`,
    S.linearAt(fading(P.lamp, 0.26, [0.5, 0.08], 0.02), 0, y, 0, 1100),
    `style="mix-blend-mode:screen" filter="${blur(S, 10)}"`,
  );
}

export default card({ finish: gouache, grade: { vignette: 0.25 }, paint });
