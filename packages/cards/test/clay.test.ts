import { describe, expect, it } from 'vitest';
import { areaOf, outlines, thinned } from '../src/kit/clay/contour.ts';
import { Drawing } from '../src/kit/clay/drawing.ts';
import { flatShapes } from '../src/kit/clay/flat.ts';
import { hatching } from '../src/kit/clay/hatching.ts';
import { here, mirroredModel, standing, type Model } from '../src/kit/clay/model.ts';
import { ball, bone, egg, hollowed, landed, pressed, rope } from '../src/kit/clay/solids.ts';
import {
  about,
  facing,
  inward,
  laid,
  outward,
  turned,
  within,
  type Frame,
  type Vec,
} from '../src/kit/clay/space.ts';
import { subPaths } from '../src/kit/curves.ts';
import type { Point } from '../src/kit/points.ts';

const globe: Model = {
  pieces: [{ part: 'clay', clay: ball([0, 0, 0], 10), frame: here, centre: [0, 0, 0], reach: 10 }],
  marks: [],
};
const drawn = (model: Model, angle = 180): Drawing => new Drawing(model, { light: { angle }, size: 40 });
const near = (a: Vec, b: Vec): void => a.forEach((v, k) => expect(v).toBeCloseTo(b[k] ?? NaN, 6));

describe('space', () => {
  it('turns a face to the right of the card with yaw, down with pitch', () => {
    expect(turned(facing(90), [0, 0, 1])[0]).toBeCloseTo(1);
    expect(turned(facing(0, 30), [0, 0, 1])[1]).toBeCloseTo(0.5);
    expect(turned(facing(0, 0, 90), [0, -1, 0])[0]).toBeCloseTo(1);
  });
  it('lays a hand with its fingers and its back where they are wanted', () => {
    const turn = laid([1, 0, 0], [0, -1, 0]);
    near(turned(turn, [0, -1, 0]), [1, 0, 0]);
    near(turned(turn, [0, 0, 1]), [0, -1, 0]);
  });
  it('comes back from a frame within a frame', () => {
    const outer: Frame = { at: [5, 6, 7], turn: about([1, 2, 3], 40), scale: 2 };
    const inner: Frame = { at: [1, 0, -1], turn: facing(20, 10, 5), scale: 0.5 };
    const both = within(outer, inner);
    near(outward(both, [1, 2, 3]), outward(outer, outward(inner, [1, 2, 3])));
    near(inward(both, outward(both, [1, 2, 3])), [1, 2, 3]);
  });
});

describe('clay', () => {
  it('is negative inside, nought on the skin, positive outside', () => {
    for (const clay of [ball([0, 0, 0], 5), egg([0, 0, 0], [5, 5, 5]), bone([-3, 0, 0], [3, 0, 0], 5)]) {
      expect(clay(0, 0, 0)).toBeLessThan(0);
      expect(clay(0, 5, 0)).toBeCloseTo(0, 6);
      expect(clay(0, 9, 0)).toBeGreaterThan(3.9);
    }
  });
  it('runs together where it is pressed and gives way where it is hollowed', () => {
    const [a, b] = [ball([-4, 0, 0], 4), ball([4, 0, 0], 4)];
    expect(pressed(3, a, b)(0, 1, 0)).toBeLessThan(Math.min(a(0, 1, 0), b(0, 1, 0)));
    expect(hollowed(0.1, a, b)(3, 0, 0)).toBeGreaterThan(0);
  });
  it('is the same rope however many boxes lie round it', () => {
    const line: Vec[] = Array.from({ length: 14 }, (_, i) => [i * 3, Math.sin(i) * 4, Math.cos(i) * 2]);
    const thick = line.map((_, i) => 1 + i * 0.1);
    const clay = rope(line, thick);
    const spans = line.slice(1).map((to, i) => bone(line[i] ?? to, to, thick[i] ?? 1, thick[i + 1] ?? 1));
    for (const [x, y, z] of [
      [4, 3, 1],
      [20, -2, 2],
      [38, 5, 0],
    ] satisfies Vec[])
      expect(clay(x, y, z)).toBeCloseTo(Math.min(...spans.map((span) => span(x, y, z))), 9);
  });
  it('is met by a ray where its skin is', () => {
    expect(landed(ball([0, 0, 0], 10), [0, 0, 50], [0, 0, -1])[2]).toBeCloseTo(10, 0);
  });
  it('is mirrored with its stains', () => {
    const lump: Model = {
      pieces: [
        {
          part: 'clay',
          clay: ball([5, 0, 0], 2),
          frame: here,
          centre: [5, 0, 0],
          reach: 2,
          stains: { spot: (x) => x },
        },
      ],
      marks: [],
    };
    const [piece] = mirroredModel(lump).pieces;
    expect(piece?.clay(-5, 0, 0)).toBeCloseTo(-2);
    expect(piece?.centre[0]).toBe(-5);
    expect(piece?.stains?.['spot']?.(-5, 0, 0)).toBe(5);
  });
});

describe('a drawing', () => {
  const model = standing(globe, { at: [100, 100, 0], turn: facing(0), scale: 4 });
  const centroid = (d: string): Point => {
    const points = subPaths(d).flat();
    const mean = (k: 0 | 1): number => points.reduce((sum, p) => sum + p[k], 0) / points.length;
    return [mean(0), mean(1)];
  };
  it('has the outline of what it shows', () => {
    const [loop = []] = subPaths(drawn(model).outline('clay'));
    expect(areaOf(loop)).toBeGreaterThan(Math.PI * 1600 * 0.97);
    expect(areaOf(loop)).toBeLessThan(Math.PI * 1600 * 1.05);
  });
  it('is bright on the side of the light', () => {
    expect(centroid(drawn(model, 180).brighter('clay', 0.6))[0]).toBeLessThan(95);
    expect(centroid(drawn(model, 0).brighter('clay', 0.6))[0]).toBeGreaterThan(105);
  });
  it('is the same every time', () => expect(drawn(model).outline()).toBe(drawn(model).outline()));
  it('throws shadows and draws a line where one thing stands before another', () => {
    const before = standing(globe, { at: [80, 100, 60], turn: facing(0), scale: 1.5 });
    const both = drawn({ pieces: [...model.pieces, ...before.pieces], marks: [] });
    expect(both.edges().some((edge) => !edge.outer)).toBe(true);
    expect(both.toneAt(112, 100)).toBeLessThan(drawn(model).toneAt(112, 100) + 1e-6);
  });
  it('has a shape for every flat ink, each inside the one before', () => {
    const shapes = flatShapes(drawn(model), 'clay', { inks: ['#000', '#888', '#fff'], levels: [0.3, 0.6] });
    expect(shapes.map(({ ink }) => ink)).toEqual(['#000', '#888', '#fff']);
    const [a = 0, b = 0, c = 0] = shapes.map(({ d }) => areaOf(subPaths(d)[0] ?? []));
    expect(a > b && b > c).toBe(true);
  });
  it('is hatched only where it is dark', () => {
    const one = drawn(model);
    const lines = hatching(one, { part: 'clay', below: 0.4, gap: 6 });
    expect(lines.length).toBeGreaterThan(3);
    for (const [x, y] of lines.flat()) expect(one.toneAt(x, y)).toBeLessThan(0.5);
  });
});

describe('outlines', () => {
  const grid = { x0: 0, y0: 0, cell: 1, w: 40, h: 40 };
  const field = (value: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: 1600 }, (_, i) => value(i % 40, Math.floor(i / 40)));
  it('go round what lies above the level, and the other way round a hole', () => {
    const loops = outlines(
      grid,
      field((x, y) => 4 - Math.abs(Math.hypot(x - 20, y - 20) - 10)),
      0,
    );
    expect(loops).toHaveLength(2);
    expect(
      loops
        .map(areaOf)
        .sort((a, b) => b - a)
        .map((v) => Math.round(v / 10)),
    ).toEqual([62, 11]);
  });
  it('close at the border', () =>
    expect(
      outlines(
        grid,
        field(() => 1),
        0,
      ),
    ).toHaveLength(1));
  it('lose only points that lie on the way', () => {
    const line: Point[] = Array.from({ length: 50 }, (_, i) => [i, i < 25 ? 0 : i - 25]);
    expect(thinned(line, 0.1)).toHaveLength(3);
  });
});
