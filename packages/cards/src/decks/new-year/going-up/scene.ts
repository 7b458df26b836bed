/** N37: a glass as tall as a tower; everybody goes up in a bubble from a burnt wish, and one comes down. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import { fix, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { profile } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { figure } from '../../../motifs/figure/figure.ts';

const P = {
  wall: oklch(0.66, 0.085, 12),
  lit: oklch(0.84, 0.065, 40),
  rose: oklch(0.58, 0.17, 12),
  black: oklch(0.22, 0.025, 320),
  coal: oklch(0.32, 0.03, 330),
  cloth: oklch(0.95, 0.015, 70),
  shade: oklch(0.72, 0.045, 320),
  skin: oklch(0.84, 0.06, 55),
};
const GOLD = [
  oklch(0.5, 0.11, 60),
  oklch(0.65, 0.13, 72),
  oklch(0.79, 0.135, 82),
  oklch(0.89, 0.11, 90),
  oklch(0.97, 0.05, 95),
];
const [AXIS, RIM, LEVEL, FOOT] = [400, 128, 236, 1010];
/** Half the breadth of the bowl, by height. */
const half = profile(trace('100,226 240,236 420,232 600,208 780,158 900,104 970,54 1010,12'));
const wallOf = (from: number, to: number, inset = 0): Point[] => {
  const ys = times(40, (i) => from + ((to - from) * i) / 39);
  return [
    ...ys.map((y): Point => [AXIS - half(y) + inset, y]),
    ...ys.reverse().map((y): Point => [AXIS + half(y) - inset, y]),
  ];
};

function paint(): Scene {
  const scene = new Scene({ seed: 3737, background: P.wall });
  room(scene);
  wine(scene);
  fizz(scene);
  wish(scene);
  passengers(scene);
  glass(scene);
  rimPeople(scene);
  return scene;
}

/** A white tablecloth, the light of the day after. */
function room(scene: Scene): void {
  const S = scene.element('room');
  const cloth = rectangle(-20, 1050, 820, 1220);
  scene.add(
    sky(S, [P.wall, [0.5, P.lit], mix(P.wall, P.shade, 0.2)], { n: 700, angle: 1.5 }),
    glow(S, 120, 240, 520, oklch(0.93, 0.06, 60), 0.75, 0.5),
    modelled(S.element('cloth'), cloth, {
      tone: new Tone(0.75)
        .fill(closedCurve('400,1120 520,1090 700,1080 840,1070 840,1150 640,1150 480,1150'), 0.2, {
          soft: 24,
          amount: 0.8,
        })
        .fill(rectangle(-20, 1040, 820, 1062), 0.4, { soft: 12, amount: 0.6 }),
      colours: [P.shade, mix(P.shade, P.cloth, 0.6), P.cloth, '#fffaf2'],
      flow: 0.04,
      length: 70,
      width: 6,
    }),
    ellipse(620, 1118, 120, 14, oklch(0.88, 0.13, 85), `opacity=".75" filter="${blur(S, 8)}"`),
    ellipse(580, 1114, 60, 6, '#fff6cf', `opacity=".9" filter="${blur(S, 4)}"`),
    // stem and foot
    softShadow(S, 420, 1142, 170, 20, P.shade, 0.9),
    ellipse(AXIS, 1134, 128, 22, mix(P.cloth, GOLD[3] ?? '', 0.35), 'opacity=".85"'),
    ellipse(AXIS, 1131, 122, 18, 'none', `stroke="#fffdf6" stroke-width="3"`),
    path(
      'M390 1000C394 1050 394 1090 372 1124C390 1132 412 1132 430 1124C406 1090 406 1050 410 1000Z',
      S.linearAt(
        ['#fffdf6', mix(P.shade, GOLD[2] ?? '', 0.5), mix(P.wall, GOLD[3] ?? '', 0.5), '#fffdf6'],
        380,
        0,
        424,
        0,
      ),
    ),
  );
}

function wine(scene: Scene): void {
  const S = scene.element('wine');
  const bowl = wallOf(LEVEL, FOOT, 7);
  const tone = new Tone(0.6)
    .round(bowl, { from: 180, before: 50, size: 150, light: 0.66, dark: 0.16 })
    .glow(300, 520, 90, 0.22, 330, bowl)
    .glow(560, 640, 90, -0.28, 300, bowl)
    .glow(400, 950, 90, 0.4, 110, bowl);
  scene.add(
    path(polygon(wallOf(RIM, LEVEL + 10)), mix(P.lit, GOLD[4] ?? '', 0.4), 'opacity=".55"'),
    modelled(S, bowl, {
      tone,
      colours: GOLD,
      flow: (x) => 1.5 - (x - AXIS) / 900,
      length: 70,
      width: 6,
      uneven: 0.08,
    }),
    ellipse(AXIS, LEVEL, half(LEVEL) - 7, 26, GOLD[3] ?? ''),
    ellipse(AXIS - 40, LEVEL - 2, half(LEVEL) - 70, 16, GOLD[4] ?? '', 'opacity=".8"'),
    ellipse(AXIS, LEVEL, half(LEVEL) - 7, 26, 'none', `stroke="#fffaf0" stroke-width="3"`),
  );
}

/** Strings of small ones from the bottom. */
function fizz(scene: Scene): void {
  const S = scene.element('fizz');
  const rng = S.stream('fizz');
  scene.add(
    times(13, (k) => {
      const lane = -0.86 + (k / 12) * 1.72;
      return times(26, (i) => {
        const y = 985 - (i / 26) ** 1.2 * 730 + rng.gauss(0, 8);
        const x = AXIS + lane * (half(y) - 14) + rng.gauss(0, 3);
        const r = 1.4 + (i / 26) * 4 * rng.range(0.6, 1.3);
        return [
          ellipse(x, y, r, r, '#fffaf0', 'opacity=".35"'),
          ellipse(x, y, r, r, 'none', `stroke="#fffdf4" stroke-width="1" opacity=".8"`),
        ];
      });
    }),
  );
}

/** What was written is not to be read; it still glows along the edge. */
function wish(scene: Scene): void {
  const S = scene.element('wish');
  const sheet = 'M356 930L372 922L432 918L450 962L414 974L404 992L394 976L364 968Z';
  scene.add(
    glow(S, 402, 950, 90, oklch(0.8, 0.17, 45), 0.8, 0.4),
    path(sheet, '#fbeed4'),
    group(
      { 'clip-path': S.clip(sheet) },
      path(
        'M340 910H460V946C440 934 428 956 410 946C396 938 386 962 370 952C360 946 352 952 340 944Z',
        oklch(0.7, 0.19, 42),
      ),
      path(
        'M340 910H460V940C440 928 428 949 410 939C396 931 386 955 370 945C360 939 352 945 340 937Z',
        P.black,
      ),
    ),
    ['376,962 392,958 408,961', '384,970 400,967 420,968'].map((l) =>
      brushLine(S, trace(l), 1.3, P.coal, { opacity: 0.7 }),
    ),
    [
      [350, 920, 6],
      [446, 906, 5],
      [376, 890, 4],
      [424, 868, 4],
    ].map(([x = 0, y = 0, r = 0]) =>
      path(
        smooth(closedCurve(`${x - r},${y} ${x},${y - r * 0.7} ${x + r},${y + 1} ${x},${y + r * 0.6}`, 4)),
        P.black,
        'opacity=".85"',
      ),
    ),
  );
}

/** A bubble with the light of the window in it; its passenger stands on nothing. */
function bubble(S: Easel, x: number, y: number, r: number, inside: Mark): Mark {
  const d = smooth(
    times(24, (i): Point => {
      const a = (i / 24) * Math.PI * 2;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 1.02];
    }),
  );
  return [
    path(
      d,
      S.radialAt(
        [
          [0, '#fffdf4', 0.62],
          [0.7, '#fff3cf', 0.45],
          [1, '#fffaf0', 0.75],
        ],
        x,
        y,
        r,
      ),
    ),
    group({ 'clip-path': S.clip(d) }, inside),
    path(
      d,
      S.radialAt(
        [
          [0.72, '#fff6dc', 0],
          [1, '#fffdf6', 0.85],
        ],
        x,
        y,
        r * 1.02,
      ),
    ),
    line(
      `M${fix(x - r * 0.7)} ${fix(y - r * 0.2)}A${fix(r * 0.78)} ${fix(r * 0.78)} 0 0 1 ${fix(x - r * 0.16)} ${fix(y - r * 0.74)}`,
      '#ffffff',
      r * 0.09,
    ),
    ellipse(x + r * 0.5, y + r * 0.52, r * 0.08, r * 0.06, '#ffffff', 'opacity=".9"'),
  ];
}

type Who = Omit<Parameters<typeof figure>[1], 'x' | 'y' | 'angle' | 'shade' | 'light' | 'colours'> & {
  dress?: string;
  top?: string;
};

function person(S: Easel, x: number, y: number, who: Who): { svg: string; hands: readonly Point[] } {
  const { dress = P.black, top = P.black, ...rest } = who;
  return figure(S, {
    ...rest,
    x,
    y,
    colours: {
      coat: dress,
      trousers: P.coal,
      boots: P.black,
      skin: P.skin,
      hair: P.black,
      hat: top,
      scarf: '#f4e6d4',
    },
    angle: 180,
    shade: oklch(0.15, 0.03, 320),
    light: oklch(0.9, 0.06, 80),
  });
}

function passengers(scene: Scene): void {
  const put = (
    name: string,
    x: number,
    y: number,
    r: number,
    ...people: (readonly [dx: number, who: Who])[]
  ): void => {
    const S = scene.element(name);
    scene.add(
      bubble(
        S,
        x,
        y,
        r,
        people.map(([dx, who], i) => person(S.element('who' + i), x + dx, y + r * 0.82, who).svg),
      ),
    );
  };
  const s = (r: number): number => (r * 1.56) / 120;
  put('gentleman', 292, 356, 84, [
    0,
    { s: s(84), view: 'side', pose: 'lookUp', garment: 'coat', hat: 'top hat' },
  ]);
  put(
    'couple',
    520,
    470,
    78,
    [-16, { s: s(76), view: 'side', pose: 'reachOut', garment: 'jacket', hat: 'none' }],
    [
      22,
      { s: s(68), view: 'side', flip: -1, pose: 'reachOut', garment: 'dress', hat: 'none', dress: P.rose },
    ],
  );
  put('lady', 306, 586, 66, [0, { s: s(66), view: 'back', pose: 'stand', garment: 'dress', hat: 'brim' }]);
  put('waver', 480, 700, 54, [
    0,
    { s: s(54), view: 'front', pose: 'wave', garment: 'jacket', hat: 'bowler' },
  ]);
  put('child', 352, 778, 42, [
    0,
    { s: s(42), view: 'side', pose: 'reachUp', build: 'child', garment: 'jacket', hat: 'none' },
  ]);
  put('stout', 434, 848, 34, [
    0,
    { s: s(34), view: 'side', pose: 'stand', build: 'stout', garment: 'coat', hat: 'bowler' },
  ]);
  put('last', 384, 912, 24, [0, { s: s(24), view: 'side', pose: 'stand', garment: 'dress', hat: 'none' }]);
  down(scene);
}

/** One is on the way back; it has gone dark. */
function down(scene: Scene): void {
  const S = scene.element('down');
  const [x, y, r] = [556, 628, 40];
  scene.add(
    bubble(S, x, y, r, [
      ellipse(x, y, r, r, P.coal, 'opacity=".35"'),
      person(S.element('who'), x, y + r * 0.8, {
        s: (r * 1.3) / 120,
        view: 'front',
        pose: 'huddle',
        garment: 'coat',
        hat: 'none',
      }).svg,
    ]),
    times(5, (i) =>
      ellipse(
        x + (i % 2 ? 5 : -6),
        y - r - 14 - i * 15,
        4.5 - i * 0.6,
        4.5 - i * 0.6,
        'none',
        'stroke="#fffdf4" stroke-width="1.4"',
      ),
    ),
  );
}

/** Seen through, with the window in it. */
function glass(scene: Scene): void {
  const S = scene.element('glass');
  const edge = (sign: 1 | -1): Point[] =>
    times(40, (i): Point => [AXIS + sign * half(RIM + i * 22.6), RIM + i * 22.6]);
  scene.add(
    [-1, 1].map((sign) =>
      brushLine(S, edge(sign < 0 ? -1 : 1), 3.4, '#fffdf6', {
        curved: false,
        attack: 0.01,
        decay: 0.05,
        opacity: 0.9,
      }),
    ),
    [-1, 1].map((sign) =>
      brushLine(
        S,
        edge(sign < 0 ? -1 : 1).map(([x, y]): Point => [x - sign * 8, y]),
        1.6,
        GOLD[0] ?? '',
        { curved: false, attack: 0.1, decay: 0.3, opacity: 0.6 },
      ),
    ),
    path(
      smooth(closedCurve('196,190 214,186 218,420 232,600 264,760 250,764 212,620 196,430')),
      '#fffdf4',
      'opacity=".5"',
    ),
    path(smooth(closedCurve('592,300 600,300 598,440 582,580 574,580 588,440')), '#fffdf4', 'opacity=".4"'),
    ellipse(AXIS, RIM, half(RIM), 30, 'none', 'stroke="#fffdf6" stroke-width="5"'),
    ellipse(AXIS, RIM + 2, half(RIM) - 3, 27, 'none', `stroke="${P.shade}" stroke-width="1.4"`),
  );
}

/** Where they get out: some stand, one jumps. */
function rimPeople(scene: Scene): void {
  const S = scene.element('rim');
  scene.add(
    person(S.element('a'), 196, 140, {
      s: 0.52,
      view: 'side',
      flip: -1,
      pose: 'stand',
      garment: 'coat',
      hat: 'top hat',
    }).svg,
    person(S.element('b'), 240, 152, {
      s: 0.48,
      view: 'back',
      pose: 'stand',
      garment: 'dress',
      hat: 'none',
      dress: P.rose,
    }).svg,
    person(S.element('c'), 566, 148, {
      s: 0.5,
      view: 'side',
      pose: 'lookUp',
      garment: 'jacket',
      hat: 'bowler',
    }).svg,
    person(S.element('d'), 704, 250, { s: 0.56, view: 'side', pose: 'run', garment: 'jacket', hat: 'none' })
      .svg,
    moved({ x: 668, y: 168, r: -24 }, path('M-13 0H13V4H-13ZM-7.5 1L-8.5 -17H8.5L7.5 1Z', P.black)),
    times(9, (i) => {
      const a = (i / 9) * Math.PI * 2;
      return line(
        `M${fix(330 + Math.cos(a) * 16)} ${fix(232 + Math.sin(a) * 9)}l${fix(Math.cos(a) * 11)} ${fix(Math.sin(a) * 8)}`,
        '#fffdf6',
        2.4,
      );
    }),
    smoke(S, trace('402,940 398,900 410,860'), { w0: 3, w1: 9, colour: P.coal, opacity: 0.5 }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.08 }, paint });
