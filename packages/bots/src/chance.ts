/** A bot's own luck: it follows from its seed and from what it looks at, so no two seats share a stream. */
export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly below: (bound: number) => number;
  readonly pick: <T>(items: readonly T[]) => T | undefined;
  readonly shuffled: <T>(items: readonly T[]) => T[];
  /** Bell-shaped: mean 0, standard deviation 1. */
  readonly bell: () => number;
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function chanceFrom(seed: string): Chance {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)],
    shuffled: <T>(items: readonly T[]): T[] => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const swapped = mixed[last] as T;
        mixed[last] = mixed[other] as T;
        mixed[other] = swapped;
      }
      return mixed;
    },
    bell: () => (next() + next() + next() - 1.5) * 2,
  };
}
