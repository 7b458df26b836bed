/** Names on the track: none is missing, and none lies on another, on a rabbit, or on a cell. */
import { COLOURS } from '@fabula/engine/model.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { type Box, meet } from '../src/board/plates.ts';
import { COIN, planOf, type TrackLayout, type TrackPlan } from '../src/board/track-plan.ts';

const SIZES: readonly (readonly [layout: TrackLayout, wide: number, tall: number])[] = [
  ['wave', 960, 150],
  ['wave', 1130, 150],
  ['winding', 390, 380],
  ['winding', 360, 280],
  ['winding', 720, 420],
  ['scene', 1920, 1080],
];
const NAMES = {
  en: ['Green', 'Yellow', 'Orange', 'You', 'Violet', 'White'],
  ru: ['Зелёный', 'Жёлтый', 'Оранжевый', 'Вы', 'Фиолетовый', 'Белый'],
};
const { track } = PRESETS.imaginarium;

const drawn = (
  [layout, boxWide, boxTall]: (typeof SIZES)[number],
  names: readonly string[],
  cells: readonly number[],
  on = track,
): TrackPlan =>
  planOf({
    layout,
    boxWide,
    boxTall,
    ...on,
    runners: cells.map((to, seat) => ({
      seat,
      colour: COLOURS[seat] ?? 'bone',
      name: names[seat] ?? '',
      from: to,
      to,
      mine: seat === 3,
    })),
  });

/** What names lie on. */
function faults({ plates, standing, stones, stone, high, wide, tall }: TrackPlan): string[] {
  const slabs = stones.map(
    ({ cell, at: [x, y] }) =>
      [cell, [x - stone, y - stone * 0.6, x + stone, y + stone * 0.6] satisfies Box] as const,
  );
  return plates.flatMap(({ cell, box }) => [
    ...(box[0] < 0 || box[2] > wide || box[1] < 0 || box[3] > tall ? [`${cell} is off the page`] : []),
    ...plates.flatMap((other) =>
      other.cell > cell && meet(box, other.box) ? [`${cell} on ${other.cell}`] : [],
    ),
    ...slabs.flatMap(([at, slab]) => (meet(box, slab) ? [`${cell} on the cell ${at}`] : [])),
    ...standing.flatMap(({ x, y, to }) =>
      meet(box, [x - high * 0.25, y - high * 0.85, x + high * 0.25, y])
        ? [`${cell} on a rabbit of ${to}`]
        : [],
    ),
  ]);
}

/** The same every time. */
function* chances(seed: number): Generator<number> {
  for (let x = seed; ;) yield (x = (x * 1103515245 + 12345) % 2147483648) / 2147483648;
}

/** Where the rabbits stand after the book's round, at the start of a game, far ahead, and so on. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  'the book’s round': [7, 1, 1, 5, 5, 4],
  'in a row': [7, 8, 9, 10, 11, 12],
  'near the end': [24, 23, 22, 24, 20, 19],
};

describe('names on the track', () => {
  it.each(Object.keys(KNOWN))('%s: everybody is named, and no name lies on anything', (where) => {
    for (const size of SIZES)
      for (const names of Object.values(NAMES)) {
        const plan = drawn(size, names, KNOWN[where] ?? []);
        expect(plan.plates.flatMap(({ cell }) => plan.on(cell))).toHaveLength(6);
        expect(faults(plan), `${size.join()} ${names.join()}`).toEqual([]);
      }
  });

  it('three at the start of a long way: the first cells can be read', () => {
    const far = { start: 0, finish: 40, special: { 7: 'question' } } as const;
    expect(faults(drawn(['scene', 1920, 1080], NAMES.ru, [0, 0, 0], far))).toEqual([]);
  });

  it('wherever they stand everybody is named, on the page and apart; hardly ever on a cell', () => {
    const chance = chances(7);
    const next = (): number => chance.next().value as number;
    let games = 0;
    let onACell = 0;
    for (const size of SIZES)
      for (const names of Object.values(NAMES))
        for (let game = 0; game < 20; game += 1) {
          const far = 1 + next() * 23;
          const plan = drawn(
            size,
            names,
            names.map(() => 1 + Math.floor(next() * far)),
          );
          expect(plan.plates.flatMap(({ cell }) => plan.on(cell))).toHaveLength(6);
          const found = faults(plan);
          expect(found.filter((fault) => !fault.includes('on the cell'))).toEqual([]);
          games += 1;
          onACell += found.length > 0 ? 1 : 0;
        }
    expect(onACell / games).toBeLessThan(0.06);
  });

  it('every cell of the way is there once, in its order', () => {
    for (const size of SIZES) {
      const { stones, path, place } = drawn(size, NAMES.en, []);
      const cells = stones.map(({ cell }) => cell).sort((one, other) => one - other);
      expect(cells).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
      cells.forEach((cell) => expect(place(cell)).toEqual(path.at((cell - 1) / 23)));
    }
  });

  it('a coin has room for its icon and two figures', () => {
    for (const size of SIZES.filter(([layout]) => layout !== 'wave')) {
      const { stone, numeral } = drawn(size, NAMES.en, []);
      // Half as wide as high are the figures; they stand a little right of the middle.
      const end = stone * 0.44 + numeral * 0.96 * 0.5;
      const edge = stone * COIN * Math.sqrt(1 - (0.27 / 0.61) ** 2);
      expect(end).toBeLessThan(edge - 1);
    }
  });
});
