import { describe, expect, it } from 'vitest';
import { hasRoomForNames, places, roomBetween } from '../src/board/grid.ts';

describe('the pictures of a row', () => {
  it('six on a tall page: the chosen one takes two by two, the others keep their order', () => {
    const { areas, columns } = places(6, 6, 358, 540);
    expect(columns).toBe(3);
    expect(areas).toEqual(['1 / 1', '1 / 2', '1 / 3', '2 / 1', '3 / 1', '2 / 2 / 4 / 4']);
  });

  it('five leave a cell for the note', () => {
    expect(places(5, 1, 358, 540).spare).toBe('3 / 3');
  });

  it('never wider or higher than the room', () => {
    for (const count of [3, 4, 5, 6]) {
      for (const [wide, tall] of [
        [328, 330],
        [358, 540],
        [1000, 700],
        [700, 300],
      ] as const) {
        const { columns, width } = places(count, null, wide, tall);
        const rows = Math.ceil(count / columns);
        expect(columns * width + (columns - 1) * 10).toBeLessThanOrEqual(wide);
        expect(rows * width * 1.5 + (rows - 1) * 15).toBeLessThanOrEqual(tall + 1);
      }
    }
  });

  it('a wide page: the large one stands beside the others, as high as all of them, and everything fits', () => {
    for (const count of [4, 5, 6, 9, 12]) {
      for (const caption of [0, 38]) {
        for (const [wide, tall] of [
          [970, 810],
          [820, 640],
          [1400, 960],
        ] as const) {
          const { areas, columns, template, width } = places(count, 2, wide, tall, caption);
          const rows = Math.ceil((count - 1) / (columns - 1));
          const large = Number.parseInt(template, 10);
          expect(areas[1]).toBe(`1 / 1 / ${rows + 1} / 2`);
          expect(new Set(areas).size).toBe(count);
          expect(large + (columns - 1) * (width + 10)).toBeLessThanOrEqual(wide);
          expect(large * 1.5 + caption).toBeLessThanOrEqual(tall);
          expect(rows * (width * 1.5 + caption) + (rows - 1) * 15).toBeLessThanOrEqual(tall);
          // Large is larger than it would be among equals.
          expect(large).toBeGreaterThan(places(count, null, wide, tall, caption).width);
        }
      }
    }
  });

  it('small pictures that move apart stay on the page, also beside a large one', () => {
    for (const count of [4, 5, 6])
      for (const large of [null, 2])
        for (const [wide, tall] of [
          [328, 330],
          [344, 260],
          [360, 230],
          [700, 300],
        ] as const) {
          const layout = places(count, large, wide, tall, 38);
          const apart = roomBetween(layout, wide, 44);
          expect(layout.used + (layout.columns - 1) * apart).toBeLessThanOrEqual(Math.max(wide, layout.used));
        }
  });

  it('beside a large one names must have room: on a small phone under the coach all six stay alike', () => {
    const small = [336, 312] as const;
    expect(hasRoomForNames(places(6, 3, ...small, 38), small[0] - 8, 44)).toBe(false);
    const alike = places(6, null, ...small, 38);
    expect(hasRoomForNames(alike, small[0] - 8, 44)).toBe(true);
    expect(2 * (alike.width * 1.5 + 38) + 15).toBeLessThanOrEqual(small[1]);
    expect(hasRoomForNames(places(6, 3, 366, 540, 38), 358, 44)).toBe(true);
  });

  it('very many cards scroll', () => {
    expect(places(26, null, 358, 540).scrolls).toBe(true);
  });
});
