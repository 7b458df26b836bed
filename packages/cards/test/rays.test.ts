import { describe, expect, it } from 'vitest';
import { traceBand } from '../src/rays/band.ts';
import { emptyLayers, type Layers } from '../src/rays/layers.ts';
import { Ray, Tracer } from '../src/rays/march.ts';
import {
  ball,
  block,
  board,
  boxed,
  carved,
  drum,
  egg,
  joined,
  melted,
  outlined,
  placed,
  ring,
  rod,
  turned,
  type Solid,
} from '../src/rays/solids.ts';
import { Stage } from '../src/rays/stage.ts';
import { painted } from '../src/rays/surface.ts';
import { corners } from '../src/rays/vectors.ts';

const square = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

describe('distances', () => {
  it('are exact for plain solids', () => {
    expect(ball([1, 0, 0], 2).distance(6, 0, 0)).toBeCloseTo(3);
    expect(block([0, 0, 0], [1, 2, 3]).distance(4, 6, 3)).toBeCloseTo(5);
    expect(block([0, 0, 0], [1, 2, 3]).distance(0.5, 0, 0)).toBeCloseTo(-0.5);
    expect(rod([0, 0, 0], [0, 10, 0], 1).distance(3, 5, 0)).toBeCloseTo(2);
    expect(drum([0, 0, 0], 1, 2).distance(0, 5, 0)).toBeCloseTo(3);
    expect(ring([0, 0, 0], 3, 1).distance(0, 0, 0)).toBeCloseTo(2);
  });
  it('tell inside from outside of an outline', () => {
    const flat = outlined(square);
    expect(flat(0, 0)).toBeCloseTo(-1);
    expect(flat(3, 0)).toBeCloseTo(2);
    expect(board(square, 0.5).distance(0, 0, 2)).toBeCloseTo(1.5);
    expect(turned(square.map(([r, y]) => [r + 1, y])).distance(0, 0, 4)).toBeCloseTo(2);
  });
  it('follow a solid that is placed', () => {
    const moved = placed(block([0, 0, 0], [2, 1, 1]), {
      at: [5, 0, 0],
      turned: [0, 0, Math.PI / 2],
      scale: 2,
    });
    expect(moved.distance(5, 0, 0)).toBeCloseTo(-2);
    expect(moved.distance(5, 6, 0)).toBeCloseTo(2);
    expect(moved.box[4]).toBeCloseTo(4);
  });
  it('are never too long where solids are joined, cut or boxed', () => {
    const a = ball([0, 0, 0], 1);
    const b = ball([1.5, 0, 0], 1);
    for (const x of [-3, -1, 0.75, 2, 4]) {
      const apart = Math.min(a.distance(x, 0.4, 0), b.distance(x, 0.4, 0));
      expect(joined(a, b).distance(x, 0.4, 0)).toBe(apart);
      expect(melted(0.3, a, b).distance(x, 0.4, 0)).toBeLessThanOrEqual(apart);
      expect(boxed(joined(a, b)).distance(x, 0.4, 0)).toBeLessThanOrEqual(apart);
      expect(carved(0.2, a, b).distance(x, 0.4, 0)).toBeGreaterThanOrEqual(a.distance(x, 0.4, 0));
    }
  });
  it('keep every solid inside its box', () => {
    const solids: Solid[] = [
      egg([1, 2, 3], [1, 2, 0.5]),
      rod([0, 0, 0], [1, 2, 3], 0.5, 1),
      placed(board(square, 1), { at: [1, 1, 1], turned: [0.3, 0.5, 0.7], scale: 1.5 }),
      melted(0.4, ball([0, 0, 0], 1), ball([1, 1, 0], 1)),
    ];
    for (const { box, distance } of solids)
      for (const [x, y, z] of corners(box)) {
        const out = (v: number, low: number, high: number): number =>
          v <= low ? v - 0.01 : v >= high ? v + 0.01 : v;
        expect(
          distance(out(x, box[0], box[3]), out(y, box[1], box[4]), out(z, box[2], box[5])),
        ).toBeGreaterThan(0);
      }
  });
});

function twoBalls(): Stage {
  const stage = new Stage({ eye: [0, 0, 10], at: [0, 0, 0], lens: 40 });
  stage.add(ball([0, 0, 0], 1), painted('#c04020'));
  stage.add(ball([0, 0, -4], 2), painted('#4060a0'));
  stage.lamp([3, 4, 5], '#ffffff', 40).sunlight([1, 1, 1], '#ffeecc', 2);
  return stage;
}

describe('rays', () => {
  it('meet the nearest thing, wherever it stands in the list', () => {
    const tracer = new Tracer(twoBalls());
    const ray = Object.assign(new Ray(), { oz: 10, dz: -1 });
    expect(tracer.nearest(ray, 100, 0.0001)).toBe(true);
    expect(tracer.thing).toBe(0);
    expect(tracer.t).toBeCloseTo(9, 2);
  });
  it('find the place on the card that the eye sees them at', () => {
    expect(twoBalls().project([0, 0, 0])).toEqual([400, 600]);
  });
  it('give the same picture however the rows are shared out', () => {
    const traced = (every: number): Layers => {
      const layers = emptyLayers(12, 18);
      for (let first = 0; first < every; first++) traceBand(twoBalls(), { layers, rays: 2, first, every });
      return layers;
    };
    const [one, three] = [traced(1), traced(3)];
    expect([...one.light]).toEqual([...three.light]);
    expect(Math.max(...one.light)).toBeGreaterThan(0);
    expect([...one.thing]).toContain(0);
  });
});
