/** Seeded randomness. Everything the kit draws is a function of a scene's seed and an element's name. */

export interface Rng {
  /** A number in [0, 1). */
  f(): number;
  range(low: number, high: number): number;
  /** An integer, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  sign(): 1 | -1;
  gauss(mean?: number, deviation?: number): number;
  /** An independent generator; later draws from this one are not disturbed by how much the fork is used. */
  fork(): Rng;
}

export function rngFrom(seed: number): Rng {
  let state = Math.imul(seed | 0, 0x9e3779b1) >>> 0;
  const f = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    f,
    range: (low, high) => low + (high - low) * f(),
    int: (low, high) => Math.floor(low + (high - low + 1) * f()),
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(f() * list.length)];
      if (chosen === undefined) throw new Error('pick from an empty list');
      return chosen;
    },
    chance: (probability) => f() < probability,
    sign: () => (f() < 0.5 ? -1 : 1),
    gauss: (mean = 0, deviation = 1) => {
      const u = Math.max(1e-9, f());
      return mean + deviation * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * f());
    },
    fork: () => rngFrom(Math.floor(f() * 1e9)),
  };
}

/** FNV-1a: turns (seed, name) into the seed of a named stream. */
export function namedSeed(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
