/** A dog twisted out of one long balloon, curled up asleep, muzzle to the left. Clay, card px; about 380 long at s = 1, its belly at (x, y, z). */
import { ballAround, here, standing, type Model, type Piece } from '../kit/clay/model.ts';
import { bent, bone, pressed, rope } from '../kit/clay/solids.ts';
import { noTurn, type Vec } from '../kit/clay/space.ts';

/** A blown-up stretch between two twists. */
const bubble = (from: Vec, to: Vec, r: number, bow: Vec = [0, 0, 0]): Piece => {
  const middle: Vec = [
    (from[0] + to[0]) / 2 + bow[0],
    (from[1] + to[1]) / 2 + bow[1],
    (from[2] + to[2]) / 2 + bow[2],
  ];
  const line = bent([from, middle, to], 20);
  const full = line.map((_, i) => {
    const t = i / (line.length - 1);
    return r * Math.max(0.16, (4 * t * (1 - t)) ** 0.34);
  });
  return { part: 'balloon', clay: rope(line, full), frame: here, ...ballAround(line, r * 1.2) };
};

export function balloonDogAsleep(at: Vec, s = 1): Model {
  const [chest, hip, neck]: [Vec, Vec, Vec] = [
    [-70, -8, 20],
    [150, 20, 0],
    [-96, -34, 30],
  ];
  const knot = bone([-206, 44, 62], [-222, 48, 64], 7, 4);
  const pieces: Piece[] = [
    bubble(chest, hip, 60, [6, -52, 0]),
    bubble(neck, [-206, 40, 70], 46, [-14, -18, 16]),
    bubble(neck, [-20, -112, 40], 30, [-14, -26, 10]),
    bubble(neck, [-132, -138, 10], 30, [-6, 0, 0]),
    bubble(chest, [-122, 134, 100], 30, [-6, 0, 44]),
    bubble(chest, [-36, 138, 104], 30, [-6, -4, 52]),
    bubble(hip, [44, 96, 110], 42, [-22, 6, 56]),
    bubble(hip, [110, 84, 20], 34, [30, 20, 0]),
    bubble(hip, [216, -112, 10], 25, [30, -4, 0]),
    { part: 'balloon', clay: pressed(3, knot), frame: here, centre: [-214, 46, 63], reach: 16 },
  ];
  return standing({ pieces, marks: [] }, { at, turn: noTurn, scale: s });
}
