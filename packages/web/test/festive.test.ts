/** The six pieces of the New Year's board: told apart by shape, also when they are as small as on a phone. */
import { COLOURS } from '@fabula/engine/model.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { festive, outfitOf } from '../src/art/festive.ts';
import { BOX } from '../src/art/rabbits.ts';

const WORN = ['hat', 'collar', 'thing'] as const;
const PAIRS = COLOURS.flatMap((one, place) => COLOURS.slice(place + 1).map((other) => [one, other] as const));
/** On a phone a rabbit of the board is at least so high, px. */
const SMALL = 36;

/** Where a drawing is: one bit a pixel. */
async function silhouette(inner: string): Promise<boolean[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SMALL}" height="${SMALL}" viewBox="${BOX}">${inner}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return [...pixels].map((alpha) => alpha > 127);
}
/** The share of what either covers that only one of them covers. */
function apart(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((covered, i) => covered && other[i]).length;
  const either = one.filter((covered, i) => covered || other[i]).length;
  return (either - both) / either;
}

describe('festive dress', () => {
  it.each(WORN)('no two have the same %s, and nobody goes without', (worn) => {
    const shapes = COLOURS.map((colour) => outfitOf(colour)[worn].replaceAll(/fill="[^"]*"/g, ''));
    expect(shapes.every((shape) => shape !== '')).toBe(true);
    expect(new Set(shapes).size).toBe(COLOURS.length);
  });

  it.each(PAIRS)('%s and %s differ in outline, whatever their colours', async (one, other) => {
    const [a, b] = await Promise.all([one, other].map((colour) => silhouette(festive(colour, 'plain'))));
    expect(apart(a ?? [], b ?? [])).toBeGreaterThan(0.2);
  });

  it('what a player chose for the coat is on it here too', () => {
    expect(festive('sky', 'stripes')).not.toBe(festive('sky', 'plain'));
  });
});
