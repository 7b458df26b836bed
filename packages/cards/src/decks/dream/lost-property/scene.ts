/** The lost property office: a clerk has put two drawers on the counter, a face in each, and waits. The customer, who has none, hesitates. Light from the upper left. */
import { cutpaper, sheet } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { together, type Model } from '../../../kit/clay/model.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { group } from '../../../kit/markup.ts';
import { rectangle, times, trace, type Box, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import type { Feeling } from '../../../motifs/face/feelings.ts';
import { portraitModel, type PortraitOptions } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { faceless } from '../../../motifs/faceless.ts';
import type { HandPose } from '../../../motifs/hands/bones.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { paperPeople, type PartPaper } from '../../../motifs/paper-people.ts';

const LIT = { dx: 4, dy: 6 };
const LIGHT = { angle: -128, before: 40 };
const CABINET = ['#2d5f62', '#34696a', '#2a575c', '#3a7270'];
const SLOT = '#0f2429';
const BRASS = '#d7a24a';
const OAK = '#b06c38';
const FELT = '#4c1f33';
const COAT = ['#17233a', '#27395a', '#31486a'] as const;
const RED: PartPaper = { papers: ['#7a2a2b', '#a83e38'], levels: [0.68] };

/** The blank place looks at the faces; they look at it. */
const BLANK: Point = [616, 384];

function paint(): Scene {
  const scene = new Scene({ seed: 511, background: '#1c3f45' });
  cabinet(scene);
  clerk(scene);
  counter(scene);
  drawers(scene);
  offering(scene);
  customer(scene);
  return scene;
}

const skin = (papers: readonly Colour[], lips: Colour, iris = '#2c1c1a'): PartPaper => ({
  papers,
  levels: [0.3, 0.56],
  stains: [
    ['eye', '#f3eada'],
    ['iris', iris],
    ['pupil', '#150d10'],
    ['lips', lips],
  ],
  marks: { lash: '#2a1a1c', brow: '#3a2a2a', mouth: '#5a1f1c' },
});

function drawn(S: Easel, model: Model, size: number, box: Box, coarse = 1.8): Drawing {
  return new Drawing(model, { light: LIGHT, size, noise: S.noise, coarse, unsteady: 0.006, box });
}

/** Small drawers up to the ceiling; two are out. */
function cabinet(scene: Scene): void {
  const S = scene.element('cabinet');
  const [w, h] = [118, 92];
  const out = new Set(['3,4', '3,5']);
  scene.add(
    times(8, (row) =>
      times(8, (column) => {
        const [x, y] = [-70 + column * w, -44 + row * h];
        const front = rectangle(x + 5, y + 5, x + w - 5, y + h - 5);
        if (out.has(`${column},${row}`)) return sheet(S, polygon(front), SLOT, { ...LIT, lift: 0.2, rim: 0 });
        const ajar = S.rng.chance(0.16);
        const paper = mix(S.rng.pick(CABINET), '#16343a', 0.05 * row + 0.03 * column);
        return (
          sheet(S, polygon(front), paper, { ...LIT, lift: ajar ? 2.6 : 0.5 }) +
          handle(S, x + w / 2 + S.rng.gauss(0, 1.5), y + h * 0.6, 13)
        );
      }),
    ),
  );
}

const handle = (S: Easel, x: number, y: number, r: number): string =>
  sheet(S, smooth(blob(x, y, r, r * 0.55, S.noise, 0.08)), mix(BRASS, '#3a5a50', 0.3), {
    ...LIT,
    lift: 0.5,
    rough: 1,
  });

const PATIENT: Feeling = {
  brows: { inner: 1.6, arch: 1.4, outer: 0, knit: 0 },
  lids: { upper: 0.86, lower: 0.14 },
  play: { cornerOut: 0.8, cornerUp: 1.4, open: 0, cheeksUp: 0.3, pressedLips: 0.1 },
};

function clerk(scene: Scene): void {
  const S = scene.element('clerk');
  const model = portraitModel({
    x: 196,
    y: 330,
    size: 216,
    yaw: 36,
    pitch: 2,
    roll: 9,
    sex: 'woman',
    people: 'east asian',
    feeling: PATIENT,
    hair: 'bob',
    bust: 'open collar',
    looksAt: [...BLANK],
    colours: { skin: complexion(0.3) },
  });
  scene.add(
    paperPeople(
      S,
      drawn(S, model, 216, [0, 160, 480, 660]),
      {
        skin: skin(['#9a5a44', '#d39a72', '#f0c49a'], '#b24a3e'),
        hair: { papers: ['#191620', '#2b2733', '#474252'], levels: [0.4, 0.66] },
        cloth: RED,
      },
      LIT,
    ),
  );
}

function counter(scene: Scene): void {
  const S = scene.element('counter');
  scene.add(
    sheet(S, polygon(trace('-20,700 820,700 820,1030 -20,1030')), OAK, { ...LIT, lift: 2.4, dy: -5 }),
    sheet(S, polygon(trace('-20,1022 820,1022 820,1220 -20,1220')), '#6b3a24', { ...LIT, lift: 1 }),
  );
}

const HOARY: PartPaper = { papers: ['#8f8a8a', '#c9c4bc'], levels: [0.5] };

interface Kept {
  readonly name: string;
  /** Middle of the felt; how far the drawer is turned, degrees. */
  readonly at: Point;
  readonly turned: number;
  readonly face: Omit<PortraitOptions, 'x' | 'y' | 'size' | 'colours'>;
  readonly paper: PartPaper;
}

const MERRY: Feeling = {
  brows: { inner: 2.4, arch: 3, outer: 1.4, knit: 0 },
  lids: { upper: 0.96, lower: 0.3 },
  play: { cornerOut: 2.6, cornerUp: 3.6, open: 1.2, cheeksUp: 1, pressedLips: 0 },
};
const GRAVE: Feeling = {
  brows: { inner: 2.2, arch: 0.6, outer: -1, knit: 0.5 },
  lids: { upper: 0.84, lower: 0.1 },
  play: { cornerOut: -0.4, cornerUp: -1.2, open: 0, cheeksUp: 0, pressedLips: 0.3 },
};

const KEPT: readonly Kept[] = [
  {
    name: 'merry',
    at: [158, 848],
    turned: -4,
    face: { sex: 'woman', people: 'andean', feeling: MERRY, yaw: 12, pitch: -6, roll: -4 },
    paper: skin(['#8a4a34', '#c07a50', '#e2a673'], '#b2382f'),
  },
  {
    name: 'grave',
    at: [384, 856],
    turned: 3,
    face: {
      sex: 'man',
      age: 'old',
      people: 'northern',
      feeling: GRAVE,
      beard: 'moustache',
      yaw: 14,
      pitch: -6,
      roll: 5,
    },
    paper: skin(['#a87e78', '#dab3a0', '#f4dcc8'], '#a8605a', '#4a6a78'),
  },
];

function drawers(scene: Scene): void {
  for (const kept of KEPT) scene.add(drawer(scene.element(kept.name), kept));
}

/** A drawer stood aslant so that one sees in: felt, the face on it, the front with a blank card and a pull. */
function drawer(S: Easel, { at: [x, y], turned, face, paper }: Kept): string {
  const inner: Points = trace(
    `${x - 84},${y - 128} ${x + 84},${y - 128} ${x + 94},${y + 122} ${x - 94},${y + 122}`,
  );
  const outer: Points = trace(
    `${x - 95},${y - 142} ${x + 95},${y - 142} ${x + 108},${y + 124} ${x - 108},${y + 124}`,
  );
  const front = trace(
    `${x - 112},${y + 118} ${x + 112},${y + 118} ${x + 107},${y + 212} ${x - 107},${y + 212}`,
  );
  const oval = soften(
    `${x},${y - 112} ${x + 58},${y - 88} ${x + 74},${y - 20} ${x + 64},${y + 46} ${x + 34},${y + 92} ${x},${y + 106} ${x - 34},${y + 92} ${x - 64},${y + 46} ${x - 74},${y - 20} ${x - 58},${y - 88}`,
  );
  const model = portraitModel({
    ...face,
    x,
    y: y - 30,
    size: 246,
    looksAt: [...BLANK],
    colours: { skin: complexion(0.3) },
  });
  const mask = paperPeople(
    S,
    drawn(S, model, 236, [x - 130, y - 150, 260, 290], 1.4),
    { skin: paper, beard: HOARY, hair: HOARY },
    LIT,
  );
  return group(
    { transform: `rotate(${turned} ${x} ${y})` },
    sheet(S, polygon(outer), '#8a5230', { ...LIT, lift: 1.6 }),
    sheet(S, polygon(inner), FELT, { ...LIT, lift: 0.1, rim: 0 }),
    sheet(S, oval, paper.papers[0] ?? FELT, { ...LIT, lift: 1.4 }),
    group({ 'clip-path': S.clip(oval) }, mask),
    sheet(S, polygon(front), CABINET[3] ?? OAK, { ...LIT, lift: 1.2 }),
    sheet(S, polygon(rectangle(x - 42, y + 136, x + 42, y + 164)), '#efe2c4', { ...LIT, lift: 0.4 }),
    handle(S, x, y + 186, 20),
  );
}

/** Her hands on the backs of the drawers. */
function offering(scene: Scene): void {
  const S = scene.element('offering');
  const hand = (x: number, y: number, side: 'left' | 'right', lean: number): Model =>
    placedHand({
      x,
      y,
      size: 96,
      pose: 'rest',
      side,
      fingers: [lean, 1, 0.35],
      back: [0, -0.3, 1],
      arm: 30,
    });
  const sleeves = [
    '-20,500 30,486 84,540 118,600 136,642 92,662 50,628 -20,610',
    '230,520 272,522 318,566 352,614 366,644 324,662 286,632 240,594',
  ];
  scene.add(
    paperPeople(
      S,
      drawn(
        S,
        together(hand(112, 654, 'right', 0.1), hand(344, 660, 'left', 0.1)),
        96,
        [0, 520, 480, 300],
        1.2,
      ),
      { skin: skin(['#9a5a44', '#d39a72', '#f0c49a'], '#b24a3e') },
      LIT,
    ),
    sleeves.map((list) => sheet(S, soften(list), RED.papers[1] ?? '', { ...LIT, lift: 1 })),
    ['96,624 134,606 142,644 106,664', '326,628 362,606 374,642 334,666'].map((list) =>
      sheet(S, polygon(trace(list)), '#e9dcc0', { ...LIT, lift: 0.6 }),
    ),
  );
}

/** Loosely bent, the tips at the chin. */
const THINKING: HandPose = {
  fingers: [
    [-2, 18, 34, 20],
    [0, 30, 46, 26],
    [2, 40, 54, 30],
    [4, 48, 58, 30],
  ],
  thumb: [30, 20, 20, 6, 8],
  cup: 0.2,
};

/** Nothing from the brow to the chin; a finger laid where the cheek would be. */
function customer(scene: Scene): void {
  const S = scene.element('customer');
  const head = faceless({
    x: BLANK[0],
    y: BLANK[1],
    size: 320,
    yaw: -30,
    pitch: 13,
    roll: -9,
    hair: 'short',
  });
  const hand = placedHand({
    x: 566,
    y: 724,
    z: 190,
    size: 210,
    pose: THINKING,
    side: 'right',
    fingers: [-0.1, -1, -0.1],
    back: [-0.5, -0.05, 0.8],
    arm: 60,
  });
  const forearm = '546,742 618,738 642,800 640,900 590,990 520,976 506,900 528,800';
  scene.add(
    sheet(S, soften('500,900 510,780 580,720 720,700 830,720 830,1240 470,1240 486,1060'), COAT[0], {
      ...LIT,
      lift: 2.2,
    }),
    paperPeople(
      S,
      drawn(S, together(head, hand), 320, [300, 180, 500, 1020], 2),
      {
        cloth: { papers: [COAT[0]], levels: [] },
        skin: { papers: ['#b79c84', '#dcc5a8', '#f4e6cc'], levels: [0.3, 0.53], marks: { nail: '#c2a78c' } },
        hair: { papers: ['#2a1c18', '#45302a', '#6a4a3a'], levels: [0.42, 0.68] },
      },
      LIT,
    ),
    [
      '634,586 650,640 712,684 702,770 654,716 622,640',
      '760,548 716,684 728,776 778,690 806,620 806,560',
    ].map((list) => sheet(S, polygon(trace(list)), COAT[1], { ...LIT, lift: 0.7 })),
    sheet(S, soften(forearm), COAT[1], { ...LIT, lift: 1.4 }),
    sheet(S, soften('540,738 620,734 626,762 582,772 538,766'), COAT[2], { ...LIT, lift: 0.8 }),
  );
}

export default card({ finish: cutpaper, grade: {}, paint });
