/** A study of bodies: gestures, clothes that fold, two who hold each other. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { here, type Model } from '../../../kit/clay/model.ts';
import { egg } from '../../../kit/clay/solids.ts';
import { softShadow } from '../../../kit/light.ts';
import { Scene } from '../../../kit/scene.ts';
import { paintedPeople, type PlacedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { clothPaint } from '../../../motifs/face/paints.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const PAPER = '#98a09c';
const LIGHT = { angle: -135, before: 36 };

interface Group {
  readonly people: readonly PlacedPerson[];
  readonly with?: Model;
  readonly colour?: string;
  /** The shadow on the ground: x, y, half width. */
  readonly ground: readonly [number, number, number];
}

const bundle = (x: number, y: number, z: number, r: number): Model => ({
  pieces: [
    {
      part: 'bundle',
      clay: egg([0, 0, 0], [r * 1.25, r, r]),
      frame: { ...here, at: [x, y, z] },
      centre: [0, 0, 0],
      reach: r * 1.3,
    },
  ],
  marks: [],
});

const GROUPS: readonly Group[] = [
  {
    ground: [128, 396, 92],
    people: [
      {
        x: 132,
        y: 396,
        size: 55,
        pose: 'sit',
        yaw: -38,
        age: 'old',
        sex: 'man',
        hair: 'receding',
        beard: 'long beard',
        feeling: 'weariness',
        wears: ['trousers', 'shirt', 'jacket', 'boots'],
        colours: {
          skin: complexion(0.2),
          hair: '#c9c2b6',
          jacket: '#5d6048',
          trousers: '#474450',
          shirt: '#cfc6b2',
          boots: '#2e2422',
        },
      },
    ],
  },
  {
    ground: [396, 416, 80],
    people: [
      {
        x: 345,
        y: 416,
        size: 54,
        pose: { ...bodyPoses.embrace, head: [-26, 4, -12] },
        yaw: 78,
        z: -6,
        people: 'northern',
        hair: 'wavy',
        feeling: 'asleep',
        wears: ['dress', 'shoes'],
        colours: { skin: complexion(0.1), hair: '#9a5226', dress: '#8d3f3c', shoes: '#33262a' },
      },
      {
        x: 455,
        y: 416,
        size: 57,
        pose: 'embrace',
        yaw: -84,
        z: 6,
        sex: 'man',
        people: 'west african',
        hair: 'cropped',
        feeling: 'grief',
        wears: ['trousers', 'shirt', 'shoes'],
        colours: {
          skin: complexion(0.82),
          hair: '#181214',
          shirt: '#c9c0a8',
          trousers: '#3d4a5c',
          shoes: '#2a2024',
        },
      },
    ],
  },
  {
    ground: [668, 412, 70],
    people: [
      {
        x: 668,
        y: 412,
        size: 55,
        pose: 'walk',
        yaw: -62,
        people: 'east asian',
        hair: 'bob',
        feeling: 'calm',
        wears: ['trousers', 'shirt', 'coat', 'boots'],
        colours: {
          skin: complexion(0.18, 0.2),
          hair: '#1b171a',
          coat: '#b98a34',
          trousers: '#3a3a44',
          shirt: '#d8d0c0',
          boots: '#2c2224',
        },
      },
    ],
  },
  {
    ground: [140, 770, 92],
    people: [
      {
        x: 140,
        y: 770,
        size: 55,
        pose: 'kneel',
        yaw: 42,
        people: 'south asian',
        hair: 'plait',
        feeling: 'tenderness',
        wears: ['shirt', 'skirt', 'shoes'],
        colours: {
          skin: complexion(0.5, 0.2),
          hair: '#17110f',
          shirt: '#d8cdb4',
          skirt: '#6d3a58',
          shoes: '#2c2224',
        },
      },
    ],
  },
  {
    ground: [408, 786, 66],
    with: bundle(376, 566, 46, 34),
    colour: '#c7b48c',
    people: [
      {
        x: 408,
        y: 786,
        size: 55,
        pose: 'carry',
        yaw: -36,
        people: 'andean',
        hair: 'none',
        wrap: 'kerchief',
        feeling: 'calm',
        wears: ['dress', 'apron', 'shoes'],
        colours: {
          skin: complexion(0.5, 0.3),
          hair: '#201816',
          dress: '#3f6068',
          apron: '#cfc4a8',
          scarf: '#b5482f',
          shoes: '#33262a',
        },
      },
    ],
  },
  {
    ground: [660, 762, 76],
    people: [
      {
        x: 676,
        y: 762,
        size: 55,
        pose: 'bend',
        yaw: -72,
        sex: 'man',
        people: 'mediterranean',
        hair: 'short',
        beard: 'moustache',
        feeling: 'calm',
        wears: ['shirt', 'overalls', 'boots'],
        colours: {
          skin: complexion(0.35, 0.2),
          hair: '#2b1f1a',
          shirt: '#b8a890',
          overalls: '#4f6076',
          boots: '#2e2422',
        },
      },
    ],
  },
  {
    ground: [130, 1150, 70],
    people: [
      {
        x: 130,
        y: 1150,
        size: 74,
        pose: 'huddle',
        yaw: -30,
        age: 'child',
        people: 'west african',
        hair: 'coils',
        feeling: 'wonder',
        wears: ['trousers', 'shirt', 'shoes'],
        colours: {
          skin: complexion(0.86),
          hair: '#1a1416',
          shirt: '#c46a32',
          trousers: '#44597a',
          shoes: '#d8d0c0',
        },
      },
    ],
  },
  {
    ground: [420, 1130, 190],
    people: [
      {
        x: 300,
        y: 1070,
        size: 56,
        pose: 'asleep',
        yaw: 0,
        pitch: 0,
        roll: 84,
        people: 'northern',
        hair: 'plait',
        feeling: 'asleep',
        wears: ['dress'],
        colours: { skin: complexion(0.1), hair: '#b8843c', dress: '#5b6f8c' },
      },
    ],
  },
  {
    ground: [706, 1184, 62],
    people: [
      {
        x: 700,
        y: 1184,
        size: 56,
        pose: 'lean',
        yaw: -14,
        sex: 'man',
        people: 'east african',
        hair: 'locs',
        feeling: 'weariness',
        wears: ['trousers', 'hoodie', 'shoes'],
        colours: {
          skin: complexion(0.7),
          hair: '#1c1718',
          hoodie: '#6a7a58',
          trousers: '#39415a',
          shoes: '#d8d0c0',
        },
      },
    ],
  },
];

function paint(): Scene {
  const scene = new Scene({ seed: 53, background: PAPER });
  GROUPS.forEach(({ people, ground, colour, ...rest }, i) => {
    const S = scene.element('group ' + i);
    const paints = colour ? { bundle: clothPaint(colour, 110) } : {};
    scene.add(
      softShadow(S, ground[0] + 16, ground[1] + 4, ground[2], 14, '#2c2830', 0.55),
      paintedPeople(S, people, { light: LIGHT, paints, ...(rest.with ? { with: rest.with } : {}) }).svg,
    );
  });
  return scene;
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.12 }, paint });
