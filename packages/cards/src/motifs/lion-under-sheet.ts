/** A lion as large as the card, from in front, its mane about (410, 640), paws on the floor at y 1090; it looks down to the right. Gouache, card coordinates, light from the upper right. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { clamp, mix, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { place, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone, type Flow } from '../kit/tone.ts';

const [BLACK, CREAM] = ['#24161a', '#fdf0d6'] as const;
const mane = ramp(['#2b1418', '#5e2a1c', '#a05526', '#d68a3a', '#f4bd66']);
const coat = ramp(['#6d3a20', '#b4702f', '#dfa24e', '#f3c97c', '#fde8b4']);
const pale = ramp(['#a98a72', '#d9bd9a', '#f7e6c8', '#fffaf0']);

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [820 - x, y]);
const whole = (half: string): Point[] => {
  const right = trace(half);
  return closedCurve(
    [...right, ...mirrored(right).toReversed().slice(1, -1)].map((p) => p.join(',')).join(' '),
  );
};
const both = (list: string): Point[][] => [traceCurve(list), mirrored(traceCurve(list))];

const MANE = whole('410,330 520,340 610,410 670,520 700,650 700,780 660,900 590,980 500,1030 410,1050');
const FACE = whole('410,392 470,400 528,430 566,484 578,548 566,610 556,664 536,726 500,782 456,812 410,820');
const PAD = whole('410,668 450,664 494,676 522,704 526,738 504,768 462,780 424,768 410,754');
const CHIN = whole('410,750 440,768 472,776 478,800 456,828 410,838');

function hairy(
  S: Easel,
  shape: Points,
  o: {
    tone: Tone;
    colours: (t: number) => string;
    flow: Flow;
    n: number;
    length?: number;
    width?: number;
    order?: (spot: Point) => number;
    edge?: number;
  },
): Mark {
  const { tone, colours, flow, n, length = 18, width = 2.2, edge = 0.25 } = o;
  const colour = (x: number, y: number): string =>
    colours(clamp(tone.at(x, y) + 0.16 * S.noise.fbm(x / 22, y / 22, 2)));
  return [
    path(smooth(shape), colours(0.34)),
    fur(S, { region: shape, n, length, width, flow, colour, ...(o.order ? { order: o.order } : {}) }),
    fringe(S, shape, { n: Math.round(n * edge), length: length * 0.9, width, flow, colour, out: 0.4 }),
  ];
}

/** `within` is what it may be seen through. */
export const lion = (S: Easel, within: Points): string =>
  group(
    { 'clip-path': S.clip(smooth(within)) },
    maneOf(S.element('mane')),
    paw(S.element('left paw'), 262, 1092, -0.04),
    paw(S.element('right paw'), 488, 1106, 0.05),
    breast(S.element('breast')),
    faceOf(S.element('face')),
  );

/** Falls over the elbows. */
function breast(S: Easel): Mark {
  const shape = closedCurve(
    '170,790 300,800 410,830 520,800 650,790 650,850 620,880 580,868 530,900 470,900 410,945 350,900 290,900 240,872 200,880 164,850',
  );
  return fur(S, {
    region: shape,
    n: 620,
    length: 66,
    width: 4.4,
    flow: (x, y) => Math.PI / 2 + (410 - x) * 0.0022 + 0.4 * S.noise.n2(x * 0.015, y * 0.004),
    colour: (x, y) =>
      mane(clamp(0.16 + (x - 200) / 1500 + (y - 800) / 600 + 0.2 * S.noise.fbm(x / 26, y / 26, 2))),
    order: ([, y]) => -y,
  });
}

function maneOf(S: Easel): Mark {
  const tone = new Tone().round(MANE, { from: -50, before: 26, size: 170, light: 0.92, dark: 0.04 });
  tone.fill(whole('410,360 520,380 590,460 606,560 590,680 560,780 500,840 410,870'), 0.1, {
    soft: 44,
    amount: 0.75,
  });
  tone.glow(410, 1010, 200, -0.3, 60);
  tone.glow(410, 350, 240, -0.5, 80);
  const flow: Flow = (x, y) =>
    Math.atan2(y - 570, (x - 410) * 1.15) + 0.5 * S.noise.n2(x * 0.012, y * 0.012) + (x > 410 ? 0.16 : -0.16);
  return hairy(S, MANE, {
    tone,
    colours: mane,
    flow,
    n: 2600,
    length: 74,
    width: 4.6,
    order: ([x, y]) => -Math.hypot(x - 410, y - 600),
    edge: 0.1,
  });
}

/** Four toes, claws in. */
function paw(S: Easel, x: number, y: number, r: number): Mark {
  const at = (list: string): Point[] => place(closedCurve(list), { x, y, r });
  const foot = at('-104,-8 -112,-60 -96,-130 -80,-210 80,-210 98,-130 112,-60 104,-8 60,14 -60,14');
  const toes = [
    '-106,2 -116,-44 -94,-74 -62,-68 -50,-26 -58,10 -84,18',
    '108,2 116,-44 96,-74 64,-68 50,-26 60,10 84,18',
    '-62,10 -66,-46 -38,-84 -4,-72 4,-22 -6,18 -34,26',
    '4,18 -2,-26 8,-72 40,-84 66,-46 62,10 34,26',
  ].map(at);
  const tone = new Tone().round(foot, { from: -50, before: 28, size: 70, light: 0.8, dark: 0.12 });
  tone.fill(at('-130,-230 130,-230 110,-130 0,-104 -110,-130'), 0.05, { soft: 26 });
  const cast = at('-140,6 -60,-10 60,-10 150,10 60,34 -70,34');
  return [
    path(smooth(cast), '#4b3440', `opacity=".55" filter="${blur(S, 9)}"`),
    hairy(S, foot, { tone, colours: coat, flow: () => Math.PI / 2 + r, n: 620, length: 22, width: 2.6 }),
    toes.map((toe, i) => {
      tone.round(toe, { from: -60, before: 34, size: 34, light: 1, dark: 0.1 });
      return [
        path(smooth(toe), '#5a2f1c', 'opacity=".7" transform="translate(-1 3)"'),
        hairy(S.element('toe ' + i), toe, {
          tone,
          colours: coat,
          flow: () => Math.PI / 2 + r,
          n: 230,
          length: 15,
          width: 2.2,
          edge: 0.12,
        }),
      ];
    }),
    ['-84,12 -84,26 -76,18', '-32,18 -30,34 -22,22', '32,18 30,34 40,22', '84,12 86,26 92,14'].map((l) =>
      path(smooth(place(trace(l), { x, y, r })), '#3a2020'),
    ),
  ];
}

function faceOf(S: Easel): Mark {
  const tone = new Tone().round(FACE, { from: -45, before: 34, size: 110, light: 0.96, dark: 0.16 });
  for (const l of both('452,560 446,610 450,660')) tone.line(l, (t) => 10 + 6 * t, 0.34, { soft: 12 });
  for (const l of both('560,600 530,660 512,700')) tone.line(l, (t) => 12 - 8 * t, 0.36, { soft: 12 });
  for (const l of both('424,420 428,470 430,520')) tone.line(l, (t) => 6 - 3 * t, 0.42, { soft: 6 });
  tone.line(traceCurve('410,500 410,580 410,640'), () => 22, 0.96, { soft: 10 });
  tone.fill(whole('410,380 500,388 560,420 540,448 470,430 410,424'), 0.16, { soft: 20 });
  const flow = flowAlong(
    [
      ...both('414,640 416,540 420,460 430,400'),
      ...both('440,620 470,560 520,470 550,440'),
      ...both('470,640 520,620 560,600 590,590'),
      ...both('480,680 520,720 540,780'),
      ...both('420,700 440,760 450,820'),
    ],
    3,
  );
  const pad = new Tone().round(PAD, { from: -60, before: 40, size: 50, light: 1, dark: 0.15 });
  const chin = new Tone().round(CHIN, { from: -60, before: 36, size: 40, light: 0.8, dark: 0.05 });
  return [
    hairy(S, FACE, { tone, colours: coat, flow, n: 2300, length: 19, width: 2.2, edge: 0.2 }),
    both('446,506 490,478 540,496').map((l, i) =>
      fur(S.element('brow ' + i), {
        region: l.map(([x, y]): Point => [x, y]).concat(l.toReversed().map(([x, y]): Point => [x, y - 30])),
        n: 130,
        length: 24,
        width: 2.4,
        flow: (x) => -Math.PI / 2 + (x - 410) * 0.006,
        colour: () => mix(CREAM, '#f3c97c', 0.3),
      }),
    ),
    eye(S.element('left eye'), 334, 556, -1),
    eye(S.element('right eye'), 486, 556, 1),
    hairy(S.element('chin'), CHIN, {
      tone: chin,
      colours: pale,
      flow: (x) => Math.PI / 2 - (x - 410) * 0.006,
      n: 360,
      length: 26,
      width: 2.4,
      edge: 0.4,
    }),
    path(smooth(whole('410,742 440,764 476,762 506,744 496,774 456,792 410,790')), '#3a1a1e'),
    hairy(S.element('pads'), PAD, {
      tone: pad,
      colours: pale,
      flow: (x, y) => Math.atan2(y - 660, (x - 410) * 1.4),
      n: 900,
      length: 15,
      width: 2,
      edge: 0.16,
    }),
    whiskers(S.element('whiskers')),
    nose(S.element('nose')),
  ];
}

function nose(S: Easel): Mark {
  const shape = whole('410,628 436,626 458,634 462,648 446,668 426,682 410,688');
  return [
    path(smooth(shape), S.linearAt(['#b5605c', '#7d3640', '#431c26'], 0, 622, 0, 690)),
    path(smooth(whole('410,632 432,631 446,638 430,644 410,643')), '#f0b3a4', 'opacity=".7"'),
    both('424,664 440,656 448,662 436,672').map((l) => path(smooth(l), BLACK)),
    brushLine(S, traceCurve('410,686 409,712 411,752'), 3.4, BLACK, { attack: 0.1, decay: 0.2 }),
    both('411,752 436,768 474,770 508,748').map((l) =>
      brushLine(S, l, 3.6, BLACK, { attack: 0.1, decay: 0.5 }),
    ),
  ];
}

/** Their roots in rows, and three long hairs on two of the rows. */
const whiskers = (S: Easel): Mark =>
  ([1, -1] as const).map((k) => [
    times(12, (j) => {
      const [row, one] = [Math.floor(j / 4), j % 4];
      return ellipse(410 + k * (36 + one * 18), 704 + row * 18 + one * 3, 3, 2.6, '#5a3a34');
    }),
    times(6, (j) => {
      const [x, y] = [410 + k * (50 + (j % 3) * 18), 706 + Math.floor(j / 3) * 20 + (j % 3) * 4];
      const hair: Point[] = [
        [x, y],
        [x + k * 70, y - 10 + j * 4],
        [x + k * 150, y + 14 + j * 11],
      ];
      return brushLine(S, hair, 1.7, '#fffaf0', { attack: 0.02, decay: 0.9, opacity: 0.95 });
    }),
  ]);

/** Awake, mild, and a little ashamed to be found; it looks down to the right. */
function eye(S: Easel, x: number, y: number, side: 1 | -1): Mark {
  const at = (list: string): Point[] =>
    closedCurve(list).map(([u, v]): Point => [x + u * side, y + v + u * 0.05]);
  const open = (list: string): Point[] =>
    traceCurve(list).map(([u, v]): Point => [x + u * side, y + v + u * 0.05]);
  const white = at('-46,20 -36,-4 -10,-24 20,-26 44,-12 54,6 38,26 8,36 -24,34');
  const [cx, cy] = [x + 12, y + 15];
  return [
    path(
      smooth(at('-72,40 -54,-8 -12,-40 30,-42 62,-20 76,8 52,42 10,56 -36,52')),
      '#8a4a24',
      `opacity=".55" filter="${blur(S, 6)}"`,
    ),
    path(smooth(at('-52,24 -40,-7 -11,-29 21,-31 48,-15 59,7 41,30 8,40 -26,38')), '#3a1c18'),
    path(smooth(white), S.radialAt(['#fbefd2', '#ecd09a', '#b98a52'], cx, cy, 70)),
    group(
      { 'clip-path': S.clip(smooth(white)) },
      ellipse(
        cx - 3,
        cy - 3,
        41,
        41,
        S.radialAt(['#ffe690', [0.5, '#eea73a'], '#8a4614'], cx - 3, cy + 8, 44),
      ),
      times(30, (i) => {
        const a = (i / 30) * TAU;
        return brushLine(
          S,
          [
            [cx + Math.cos(a) * 14, cy + Math.sin(a) * 14],
            [cx + Math.cos(a) * 34, cy + Math.sin(a) * 34],
          ],
          1.1,
          i % 2 ? '#a85a1a' : '#fff0b0',
          { opacity: 0.6 },
        );
      }),
      ellipse(cx + 2, cy + 3, 17.5, 18, BLACK),
      path(smooth(at('-60,-34 60,-34 60,0 36,-14 0,-18 -34,-4 -52,20')), BLACK, 'opacity=".45"'),
      ellipse(cx + 9, cy - 8, 6.5, 6, '#fffdf4'),
      ellipse(cx - 9, cy + 13, 3, 2.6, '#fffdf4', 'opacity=".8"'),
    ),
    brushLine(S, open('-62,36 -44,-6 -12,-30 22,-32 52,-16 66,4'), 3.6, BLACK, { attack: 0.15, decay: 0.25 }),
    fur(S, {
      region: at('-60,6 -46,-14 -14,-36 20,-38 52,-22 66,-4 58,-22 22,-48 -16,-46 -48,-24'),
      n: 150,
      length: 20,
      width: 2.2,
      flow: (px) => -Math.PI / 2 + (px - 410) / 140,
      colour: (px) => coat(0.3 + (px - 300) / 700),
    }),
    fur(S, {
      region: at('-46,44 -10,50 34,46 58,34 62,48 30,66 -20,68'),
      n: 110,
      length: 18,
      width: 2,
      flow: (px) => Math.PI / 2 + (410 - px) / 160,
      colour: () => mix(CREAM, '#f3c97c', 0.3),
    }),
  ];
}
