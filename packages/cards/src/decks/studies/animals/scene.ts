/** A study of the animals: every species once, in turn through the poses. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { nth } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { beast, type BeastPose } from '../../../motifs/animals/quadruped.ts';
import { species, type SpeciesName } from '../../../motifs/animals/species.ts';

const coats = [
  '#6f6a6a',
  '#c8642c',
  '#8a5a38',
  '#5c3a28',
  '#8a4a2c',
  '#8d8680',
  '#a8703c',
  '#b8804c',
  '#3b3838',
  '#7a4a34',
  '#50443c',
  '#b5aa98',
  '#e6dcc8',
  '#eee4d2',
  '#5a3c2c',
  '#a88c68',
  '#8d857c',
  '#55504c',
];
const poseList: BeastPose[] = ['stand', 'walk', 'sit', 'lie', 'gallop', 'graze'];

function paint(): Scene {
  const scene = new Scene({ seed: 12, background: '#bcc4b4' });
  (Object.keys(species) as SpeciesName[]).forEach((kind, i) => {
    const canine = ['wolf', 'fox', 'dog', 'cat', 'hare', 'bear', 'mouse'].includes(kind);
    const pose = canine
      ? nth(poseList, i % 4)
      : nth(['stand', 'walk', 'graze', 'gallop', 'stand'] as const, i % 5);
    const b = beast(scene.element(kind), {
      kind,
      x: 130 + (i % 4) * 186,
      y: 200 + Math.floor(i / 4) * 225,
      s: 1.15,
      pose,
      asleep: i % 6 === 5,
      colours: {
        coat: nth(coats, i % coats.length),
        ...(kind === 'sheep' || kind === 'lamb' ? { dark: '#3a302c' } : {}),
        ...(kind === 'badger' ? { pale: '#e8e4da', dark: '#2a2624' } : {}),
      },
    });
    scene.add(b.svg);
  });
  return scene;
}

export default card({ finish: gouache, grade: { radius: 3 }, paint });
