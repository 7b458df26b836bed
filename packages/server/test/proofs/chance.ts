/** Chance for the proofs: seeded, so that a run can be told to choose the same again. */
export type Roll = () => number;

/** Mulberry32. */
export function dice(seed: number): Roll {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(items: readonly T[], roll: Roll): T {
  const item = items[Math.floor(roll() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export const between = (least: number, most: number, roll: Roll): number =>
  least + Math.floor(roll() * (most - least + 1));

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
