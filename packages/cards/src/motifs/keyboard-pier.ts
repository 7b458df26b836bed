/**
 * A piano's keyboard as a pier on piles, running away to a vanishing point on the right; k = 1 where it enters on the left.
 * The black keys stand in their true pattern of twos and threes.
 */
import { mix } from '../kit/colour.ts';
import { path } from '../kit/markup.ts';
import { times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export interface PierPlace {
  /** Where it vanishes, and where it enters. */
  vanish: Point;
  from: number;
  /** Heights over the vanishing point at k = 1: back edge, front edge, underside, water. */
  back: number;
  front: number;
  under: number;
  water: number;
  keys: number;
  /** Which key is pressed, and how far down. */
  pressed: number;
  dip: number;
}

/** Key i of an octave has a black key after it, unless it is E or B. */
const blackAfter = (i: number): boolean => ![2, 6].includes(((i % 7) + 7) % 7);

export class KeyboardPier {
  readonly place: PierPlace;
  constructor(place: PierPlace) {
    this.place = place;
  }

  /** A point of the pier: how many keys along, how far below the horizon at k = 1. mirror turns it over in the water. */
  at(along: number, drop: number, mirror = false): Point {
    const { vanish, from, water } = this.place;
    const k = 1 / (1 + along * 0.1);
    const y = mirror ? 2 * water - drop : drop;
    return [vanish[0] - (vanish[0] - from) * k, vanish[1] + y * k];
  }

  private dipOf(i: number): number {
    return i === this.place.pressed ? this.place.dip : 0;
  }

  private quad(a: number, b: number, top: number, bottom: number, mirror: boolean): Points {
    return [
      this.at(a, top, mirror),
      this.at(b, top, mirror),
      this.at(b, bottom, mirror),
      this.at(a, bottom, mirror),
    ];
  }

  paint(S: Easel, mirror: boolean): string {
    const { back, front, under, water, keys, pressed } = this.place;
    const shape = (points: Points, colour: string): string => path(wobblyPolygon(S, points, 1), colour);
    const air = (colour: string, i: number): string =>
      mix(colour, '#f0c8a8', Math.min(0.75, (i / keys) * 0.9));
    const piles = times(Math.ceil(keys / 3), (n) => {
      const i = n * 3 + 0.4;
      return shape(this.quad(i, i + 0.22, under - 6, water + 4, mirror), air('#2c3144', i));
    });
    const whites = times(keys, (i) => {
      const [a, b, d] = [i + 0.035, i + 0.965, this.dipOf(i)];
      return [
        shape(this.quad(a, b, back, front + d, mirror), air(d ? '#d8c9b4' : '#f7ecd8', i)),
        shape(this.quad(a, b, front + d, under + d, mirror), air(mirror ? '#c4b5ac' : '#c9bcb4', i)),
        // the wall of the neighbour that the pressed key uncovers
        i === pressed + 1 ? shape(this.quad(i - 0.03, i + 0.05, front, under, mirror), '#7d7480') : '',
      ].join('');
    });
    const blacks = times(keys, (i) => {
      if (!blackAfter(i)) return '';
      const [a, b] = [i + 0.72, i + 1.28];
      const [rise, reach] = [back - 20, back + (front - back) * 0.6];
      return [
        shape(this.quad(a, b, rise, reach - 20, mirror), air('#34374c', i)),
        shape(this.quad(a, b, reach - 20, reach + 2, mirror), air('#171927', i)),
        shape(this.quad(b - 0.06, b, rise, reach, mirror), air('#6d6470', i)),
      ].join('');
    });
    return [
      ...piles,
      shape(this.quad(-1, keys, under - 16, under + 6, mirror), '#3a3c50'),
      shape(this.quad(-1, keys, back + 2, under - 4, mirror), '#8d8288'),
      ...whites.reverse(),
      ...blacks.reverse(),
    ].join('');
  }
}
