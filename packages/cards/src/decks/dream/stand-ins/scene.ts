/** On an empty plinth pigeons have stacked themselves into the missing hero; the bronze man himself has gone fishing. Light from the upper right. */
import { card } from '../../../finishes/finish.ts';
import { watercolour } from '../../../finishes/watercolour.ts';
import { jitter, mix, type Colour } from '../../../kit/colour.ts';
import { smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { lerp } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { BRONZE, bronzeAngler } from '../../../motifs/bronze-angler.ts';
import { cityPigeon, type CityPigeonOptions } from '../../../motifs/city-pigeon.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { plinth, square } from '../../../motifs/statue-square.ts';
import { smallPerson } from '../../../motifs/small-person.ts';
import { layer, paperBorder, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { ink, lifted, soft } from '../../../motifs/watercolour-marks.ts';

const FROM = -48;
const shaded = shadedFrom(FROM);

function paint(): Scene {
  const scene = new Scene({ seed: 40, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#4f9cd6',
      bottom: '#f3f0e2',
      y: 900,
      clouds: [
        [110, 250, 230, 90],
        [660, 600, 240, 80],
        [330, 90, 200, 46],
      ],
      shadow: '#a9b0d0',
      from: FROM,
      min: 0.55,
    }),
  );
  square(scene);
  plinth(scene);
  statue(scene);
  strays(scene);
  tourists(scene);
  fountain(scene);
  scene.add(paperBorder(scene.element('border')));
  return scene;
}

/** The stack, from the top down, so that every head shows: x, y of the feet, turn, which way the beak points. */
const STACK: readonly (readonly [number, number, number, 1 | -1])[] = [
  [502, 352, -26, 1],
  [458, 394, -24, 1],
  [408, 430, -18, 1],
  [286, 456, 0, -1],
  [346, 456, 0, 1],
  [226, 456, 0, -1],
  [176, 500, 16, -1],
  [262, 506, 0, 1],
  [322, 506, 0, -1],
  [366, 510, 0, 1],
  [144, 552, 10, -1],
  [222, 508, 0, -1],
  [238, 558, 0, 1],
  [344, 558, 0, -1],
  [292, 558, 0, 1],
  [178, 598, -20, 1],
  [230, 610, 0, -1],
  [350, 610, 0, 1],
  [288, 610, 0, -1],
  [196, 664, -8, 1],
  [382, 664, 8, -1],
  [246, 662, 0, -1],
  [332, 662, 0, 1],
  [228, 712, 0, 1],
  [350, 712, 0, -1],
  [236, 762, 0, -1],
  [352, 762, 0, 1],
  [222, 814, 0, 1],
  [366, 814, 0, -1],
];

/** Those behind, who fill the gaps. */
const BEHIND: readonly (readonly [number, number, 1 | -1])[] = [
  [254, 476, 1],
  [316, 478, -1],
  [262, 532, -1],
  [322, 534, 1],
  [258, 586, 1],
  [322, 586, -1],
  [268, 640, -1],
  [310, 640, 1],
  [214, 690, -1],
  [368, 690, 1],
  [380, 446, -1],
  [196, 470, 1],
];

function statue(scene: Scene): void {
  const S = scene.element('statue');
  const tones: readonly Colour[] = [
    '#8c9cbc',
    '#a9b4c8',
    '#66728f',
    '#dfe0e2',
    '#8c9cbc',
    '#b59480',
    '#78859f',
    '#c3cbd8',
  ];
  const limb = (list: string, a: number, b: number): string =>
    smooth(ribbon(traceCurve(list, 8), (t) => lerp(a, b, t)));
  scene.add(
    layer(
      S,
      path(
        limb('232,770 234,700 256,620', 12, 30) +
          limb('356,770 348,700 322,620', 12, 30) +
          limb('288,640 290,540 288,420', 58, 60) +
          limb('220,440 166,490 158,560 220,590', 16, 12) +
          limb('340,430 440,398 524,336', 12, 2) +
          limb('288,440 288,360', 26, 24),
        '#566084',
      ),
      { rough: 5, rim: 2, min: 0.9, region: [90, 280, 500, 540] },
    ),
  );
  // the sword, in the last beak; the head; and the hat
  scene.add(
    group(
      { transform: 'translate(566 236) rotate(-58)' },
      shaded(S, 'M-26 -5H2V5H-26Q-32 0 -26 -5Z', { fill: '#2f8f7c', shade: '#0f4a48', from: 10, depth: 4 }),
      shaded(S, 'M0 -19C7 -21 11 -14 11 0C11 14 7 21 0 19C-3 8 -3 -8 0 -19Z', {
        fill: '#2f8f7c',
        shade: '#0f4a48',
        from: 10,
        depth: 4,
      }),
      shaded(S, 'M10 -7L136 -5L154 1L136 6L10 7Z', {
        fill: BRONZE,
        shade: '#155a54',
        from: 10,
        depth: 6,
        min: 0.88,
      }),
    ),
    cityPigeon(S.element('hand'), { x: 544, y: 306, s: 0.84, turn: -16, flip: 1, colour: '#9fadc6' }),
    cityPigeon(S.element('head'), { x: 288, y: 408, s: 1.05, view: 'front', colour: '#b8c2d2' }),
    cityPigeon(S.element('hat'), { x: 288, y: 318, s: 0.98, view: 'spread', colour: '#5d6884' }),
  );
  BEHIND.forEach(([x, y, flip], i) =>
    scene.add(
      cityPigeon(S.element('behind ' + i), { x, y, s: 0.84, flip, colour: i % 3 ? '#55607f' : '#6b7694' }),
    ),
  );
  STACK.forEach(([x, y, turn, flip], i) => {
    const E = S.element('bird ' + i);
    const base = jitter(tones[(i * 5 + 3) % tones.length] ?? '#8c9cbc', E.rng, 0.02, 6);
    const shade = Math.max(0, Math.min(0.5, (300 - x) / 260));
    scene.add(
      cityPigeon(E, {
        x: x + E.rng.gauss(0, 2),
        y,
        s: 0.84,
        turn,
        flip,
        colour: mix(base, '#4a5478', shade),
      }),
    );
  });
}

function strays(scene: Scene): void {
  const B = scene.element('strays');
  const birds: readonly CityPigeonOptions[] = [
    { x: 690, y: 500, s: 0.8, turn: 10, flip: -1, colour: '#9aa8c2', view: 'flying' },
    { x: 110, y: 470, s: 0.5, turn: -8, colour: '#b3bccb', view: 'flying' },
    { x: 398, y: 1030, s: 0.7, flip: -1, colour: '#8a97b2' },
  ];
  birds.forEach((bird, i) => scene.add(cityPigeon(B.element('stray ' + i), bird)));
}

const WATER = '#62b4c8';

/** Beside him, this morning's catch. */
function pail(S: Easel): Mark {
  return [
    soft(S, soften('250,1164 330,1152 372,1162 340,1176 270,1178'), '#4f4668', 5, 0.6),
    shaded(
      S,
      soften(
        '314,1124 318,1106 306,1096 294,1078 306,1074 320,1082 329,1094 338,1082 354,1072 364,1078 352,1096 340,1106 344,1124',
        0.9,
      ),
      { fill: '#f08a3a', shade: '#a83c1c', depth: 6 },
    ),
    shaded(S, 'M292 1114Q326 1124 362 1114L354 1164Q326 1172 300 1164Z', {
      fill: '#9fa9b8',
      shade: '#46507a',
      depth: 16,
    }),
    ink(S, 'M295 1130Q326 1140 359 1130M294 1114C300 1128 352 1130 362 1114', 2, '#46507a', 0.7),
  ];
}

/** The bronze hero himself, with his feet in the basin. */
function fountain(scene: Scene): void {
  const W = scene.element('fountain');
  const stone = (d: string, depth: number, fill: Colour, ...details: Mark[]): string =>
    shaded(W, d, { fill, shade: '#6f6888', depth, min: 0.8 }, ...details);
  scene.add(
    soft(W, soften('360,1130 440,1190 700,1210 840,1210 840,1150 480,1110'), '#4f4668', 12, 0.6),
    stone(
      'M384 1050C384 1110 396 1140 430 1160C560 1204 720 1210 850 1206V1020C700 980 460 1000 384 1050Z',
      34,
      '#e6dac6',
      ink(W, 'M400 1126C520 1176 720 1190 850 1180M480 1120L488 1166', 2.2, '#8a8094', 0.6),
    ),
    stone('M380 1046C380 1014 560 984 850 990V1142C640 1148 390 1120 380 1046Z', 16, '#f4ead8'),
    shaded(W, 'M424 1048C440 1020 590 1006 850 1010V1118C650 1124 430 1098 424 1048Z', {
      fill: WATER,
      shade: '#235f80',
      depth: 22,
      min: 0.8,
    }),
    bronzeAngler(W.element('angler'), { x: 448, y: 1010, s: 1.06, from: FROM }),
    // his feet are under water
    group(
      { filter: W.filter('<feGaussianBlur stdDeviation="1.6"/>', [500, 1050, 130, 60]) },
      path(soften('528,1068 552,1064 594,1066 602,1078 590,1090 552,1090 530,1084'), WATER),
    ),
    soft(W, soften('534,1070 560,1067 592,1070 584,1084 544,1084'), '#155a64', 5, 0.5),
    lifted(
      W,
      [
        smooth(ribbon(traceCurve('514,1064 532,1074 564,1077 598,1073 614,1063', 6), () => 1.8)),
        smooth(ribbon(traceCurve('692,1066 706,1072 730,1072 744,1066', 6), () => 1.5)),
        'M640 1036q40 -5 80 0q-40 5 -80 0Z',
        'M660 1100q40 -4 70 0q-36 4 -70 0Z',
      ],
      0.9,
      0.6,
    ),
    path(soften('714,1052 722,1052 724,1062 718,1070 712,1062'), '#d5432c'),
    path(soften('713,1052 718,1046 723,1052 718,1055'), '#fdf6ea'),
    pail(W.element('pail')),
  );
}

function tourists(scene: Scene): void {
  const T = scene.element('tourists');
  const person = (
    x: number,
    y: number,
    h: number,
    o: Omit<Parameters<typeof smallPerson>[1], 'x' | 'y' | 'h'>,
  ): void => {
    scene.add(
      soft(
        T,
        `M${x + h * 0.14} ${y - 2}C${x - h * 0.1} ${y - 8} ${x - h * 0.5} ${y - 2} ${x - h * 0.8} ${y + 8}C${x - h * 0.4} ${y + 14} ${x} ${y + 10} ${x + h * 0.14} ${y - 2}Z`,
        '#4f4668',
        4,
        0.65,
      ),
      smallPerson(T.element('p' + x), { x, y, h, ...o }),
    );
  };
  person(120, 1140, 178, {
    coat: '#c9705a',
    dress: 'skirt',
    hat: 'straw',
    hatColour: '#f3e0b0',
    arms: ['-5,16 -6,32', '12,-4 6,-18'],
  });
  person(192, 1152, 188, {
    coat: '#4f6a8c',
    dress: 'jacket',
    hat: 'brim',
    hatColour: '#3a4a60',
    legs: '#d9cbb0',
    arms: ['-10,8 -4,-8', '10,8 4,-8'],
    holding: [path('M-8 -94H8V-84H-8Z', '#2c2a38')],
  });
}

export default card({ finish: watercolour, grade: { seed: 89 }, paint });
