/** Hills as outlines, by night or under snow: behind the track, and behind the podium of a postcard. */
export interface Hill {
  readonly d: string;
  /** Lines along the slope, below its edge. */
  readonly hatching: readonly string[];
}

/** Where one lies, how high it rises, how long its waves are and where those begin: in parts of the height and the width. */
export type Lie = readonly [at: number, high: number, long: number, turn: number];

const BY_NIGHT: readonly Lie[] = [
  [0.435, 0.043, 0.11, 1.2],
  [0.546, 0.037, 0.135, 3.6],
  [0.667, 0.028, 0.167, 0.4],
];

export const hillsOf = (wide: number, tall: number, lies = BY_NIGHT): Hill[] =>
  lies.map(([at, high, long, turn]) => {
    const y = (x: number): number =>
      at * tall +
      Math.sin(x / (long * wide) + turn) * high * tall +
      Math.sin(x / (long * wide * 0.43) + turn * 2) * high * tall * 0.28;
    const step = wide / 60;
    const xs = Array.from({ length: 61 }, (_, i) => i * step);
    const edge = (down: number): string =>
      xs.map((x) => `${x.toFixed(0)} ${(y(x) + down).toFixed(1)}`).join('L');
    return {
      d: `M0 ${tall}L${edge(0)}L${wide} ${tall}Z`,
      hatching: [1, 2, 3, 4].map((k) => `M${edge((k * (9 + k * 3) * tall) / 1080)}`),
    };
  });

/** How large a tree or house on them is: on a small page larger than to scale, or it would be a dot. */
export const unitOf = (wide: number, tall: number): number =>
  Math.min(wide / 1920, tall / 1080) * (wide < 800 ? 2.2 : 1);

/** Even numbers from 0 to 1, the same at every visit: for stars and snow. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
